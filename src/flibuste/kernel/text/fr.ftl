## Ce qui n'appartient à aucun jeu

nothing = rien
and = { $first } et { $last }
told-forced = Vous n’aviez qu’un choix : { $option }.

seat-0 = Bleu
seat-1 = Vermillon
seat-2 = Vert
seat-3 = Violet
seat-4 = Ocre
seat-5 = Ardoise
seat-6 = Carmin
seat-7 = Sarcelle
seat-8 = Olive
seat-9 = Rose
told-resumed = Les règles ont été corrigées : la partie reprend un peu plus tôt ({ $lost } choix à refaire).

## Pourquoi une partie ne peut commencer

no-seats-number = places : un nombre est attendu, non { $got-id }
no-seats = { $game-id } se joue à { $counts-id } places, non à { $got }
no-option-flag = option { $option-id } : true ou false attendu, non { $got-id }
no-option-choice = option { $option-id } : l’un de { $choices-id } est attendu, non { $got-id }
no-option-number = option { $option-id } : un nombre de { $low-id } à { $high-id } est attendu, non { $got-id }
no-option-text = option { $option-id } : un texte est attendu, non { $got-id }
no-no-option = { $game-id } n’a pas d’option { $option-id } ; attendu : { $count ->
    [0] aucune
   *[other] { $options-id }
 }
