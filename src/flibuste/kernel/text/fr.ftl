## Ce qui n'appartient à aucun jeu

nothing = rien
and = { $first } et { $last }
told-forced = Un seul choix : { $option }.

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
