## Le terminal

welcome = Tapez le numéro d'une option. u reprend un coup, a conseille, ? explique, b montre le plateau, l le récit, s enregistre, q quitte. Enregistré après chaque choix dans { $file }.
you-are = Vous êtes { $who }.
prompt = Votre choix (1–{ $count }, u, a, ?, b, l, s, q) :
which-game = Quel jeu (1–{ $count }) ?
aim = But : { $aim-id }
more = autres choix, rarement utiles ({ $count })
no-such-number = Cette option n'existe pas : tapez un nombre de 1 à { $count }.
said-of = { $head } : { $cell }
no-such-value = Impossible ici : tapez { $values }.
no-undo = Rien à reprendre : quelqu'un d'autre a joué depuis, ou un dé, une pioche ou un secret est passé par là.
no-advice = À plusieurs, le conseiller se tait, sauf si tous sont d’accord : flibuste play --advice
undone = Coup repris.
curtain = { $who }, l'écran est à vous. Que les autres détournent les yeux. Appuyez sur Entrée.
saved = Enregistré dans { $file }.
left = À la prochaine. Pour continuer : flibuste play --resume { $file }
help = Tapez un nombre, ou une option telle que les parties enregistrées l'écrivent.
     u : reprendre votre dernier choix, tant que rien n'a été révélé depuis
     a : ce que ferait le conseiller, et pourquoi
     ? : la règle derrière la question
     b : le plateau en mots
     l : les dernières lignes du récit
     o : les options à nouveau
     m : d'autres options, rarement utiles, quand il y en a
     s FICHIER : enregistrer (la partie l'est aussi après chaque choix)
     q : quitter
place = Place
player = Joueur
score = Score
detail = Détail

## Simulations

sim-total = { $games } { $games ->
    [one] partie
   *[other] parties
}, { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
} en { $seconds } s ({ $pace } par seconde) ; la plus courte { $shortest }, la plus longue { $longest } { $longest ->
    [one] décision
   *[other] décisions
}.
sim-seat = Place
sim-bot = Bot
sim-wins = Victoires
sim-score = Score moyen
sim-bot-share = { $bot } : gagne { $share } % de ses parties
sim-others = Bots disponibles : { $bots }.

## Parties enregistrées

replay-step = après { $step } choix sur { $last }
replay-prompt = Entrée : suivant, p : précédent, un nombre : y aller, b : le plateau, q : quitter
drawn = { $count } { $count ->
    [one] plateau dessiné
   *[other] plateaux dessinés
} dans { $folder }.
verified = { $file } est authentique : { $choices } choix conformes aux règles, { $chance } { $chance ->
    [one] résultat du hasard tel que la graine le donne
   *[other] résultats du hasard tels que la graine les donne
}.{ $over ->
    [true] { "" }
   *[false] { " " }La partie n’est pas finie.
} L’empreinte de cette graine, à comparer avec celle annoncée au début : { $commitment-id }

## Leçons

no-lessons = Ce jeu n’a pas encore de leçons.
lesson-minutes = { $minutes } min
lesson-examples = Exemples de la règle
rules-none = Rien ici ne réunit : { $search }
rules-play = À jouer : flibuste learn { $game-id } { $lesson-id } ({ $title-id })
lesson-how = flibuste learn { $game-id } 1 commence la première leçon.
lesson-keys = Entrée continue. ? explique la question, b montre le plateau, u reprend votre dernier choix, q quitte ; la leçon vous attend.
lesson-resumed = Vous reprenez où vous étiez, à l’étape { $step }. (--again recommence.)
lesson-kept = La leçon attend : flibuste learn { $game-id } { $number-id } reprend ici.
lesson-no-back = Il n’y a encore aucun choix à reprendre.
lesson-help = Tapez le numéro de votre choix, ou Entrée pour continuer.
     u : reprendre votre dernier choix, et tout ce qui en est venu
     ? : à quoi sert la question, et sa règle
     o : les options à nouveau
     b : le plateau en mots
     l : les dernières lignes du récit
     q : quitter ; la leçon reprendra ici une autre fois
lesson-go-on = [Entrée]
lesson-choose = Votre choix (1–{ $count }, u, ?, b, q) :
lesson-over = La leçon est finie.
lesson-next = Ensuite : flibuste learn { $game-id } { $number } ({ $title })

## Sauvegardes

backed-up = { $file-id } : { $count } { $count ->
    [one] partie, copiée
   *[other] parties, copiées
} sans que le serveur s’arrête.
restored = { $count } { $count ->
    [one] partie reprise
   *[other] parties reprises
} de { $file-id }.

## Classement, réglage, apprentissage

ladder-bot = Robot
ladder-rating = Cote
ladder-interval = 95 %
ladder-wins = Victoires / parties
tune-number = Nombre
tune-before = Avant
tune-after = Après
tune-fresh = Sur { $games } { $games ->
    [one] partie nouvelle
   *[other] parties nouvelles
} contre les nombres d'avant : { $share } % de victoires ({ $low }–{ $high } ; parité { $parity } %).
train-done = { $games } { $games ->
    [one] partie
   *[other] parties
}, { $rows } positions ; un vainqueur est placé devant un perdant { $auc } du temps. Écrit : { $file }
train-gate = Épreuve : { $gate }
