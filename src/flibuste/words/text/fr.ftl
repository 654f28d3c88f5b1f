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

## À côté d’une règle

ruling = Arbitrage { $id }.
ruling-why = Pourquoi :
house-figures = Chiffres de notre cru (maison) :
house-nameless = { $count ->
    [one] une carte ou un pion qui n’a pas de nom
   *[other] { $count } cartes ou pions qui n’ont pas de nom
}

## Pourquoi une partie ne peut commencer

no-seats-number = places : un nombre est attendu, non { $got-id }
no-seats = { $game-id } se joue à { $counts-id } places, non à { $got }
no-option-flag = option { $option-id } : true ou false attendu, non { $got-id }
no-option-choice = option { $option-id } : l’un de { $choices-id } est attendu, non { $got-id }
no-option-number = option { $option-id } : un nombre de { $low-id } à { $high-id } est attendu, non { $got-id }
no-option-text = option { $option-id } : un texte est attendu, non { $got-id }
no-no-mapping = options : des valeurs par leur nom sont attendues, non { $got-id }
no-no-option = { $game-id } n’a pas d’option { $option-id } ; attendu : { $count ->
    [0] aucune
   *[other] { $options-id }
 }
choice-refused = « { $option-id } » ne peut être choisi : { $why }
no-empty-option = un choix est un verbe et ses objets, pas un texte vide
no-not-an-option = il faut une Option ou son texte, et non { $got-id }
no-not-listed = ce n’est pas parmi les choix possibles
no-no-seat = pas de siège { $seat-id } : un nombre de 0 à { $last-id } est attendu
no-not-asked = rien n’est demandé au siège { $seat } : la partie attend le siège { $waiting-id }
no-match-over = rien n’est demandé au siège { $seat } : la partie est finie
no-nothing-to-undo = le siège { $seat } n’a rien à reprendre
no-nothing-to-withdraw = le siège { $seat } n’a pas de réponse secrète à changer

## Pourquoi le joueur d'un jeu choisirait ainsi

reason-ahead = second choix : { $next }
reason-level = cela revient au même : { $next }
reason-level-with-some = d’autres choix reviennent au même
reason-behind = mieux : { $next }
reason-thumb = la réponse habituelle à cette question

## Leçons

lesson-otherwise = « { $option } » est permis, mais s’écarte de ce que montre cette leçon. Prenez plutôt : { $wanted }.
