## L'étagère

tagline = Quatre jeux de pirates, seul contre les machines, à un seul écran, ou avec des amis au loin.
shelf = Choisissez un jeu
shelf-none = Aucun jeu n’est installé.
play-now = Jouer
play-now-help = Jouer tout de suite contre des bots
prepare = Préparer la partie
players-count = { $few } à { $many } joueurs
players-one = { $few } joueurs
rules-of = Les règles
rules-search = Chercher dans les règles
how-many = Joueurs
who = Qui joue
who-you = Vous, sur cet écran
who-friend = Un ami, par un lien
who-bot = Bot
seat-name = Nom
seat-name-of = Nom du siège { $seat }
seat-who-of = Qui joue le siège { $seat }
options = Options
salt = Votre grain de sel
salt-help = Ajoutez un mot à la graine des dés : l’empreinte annoncée le lie, personne ne peut plus le changer ensuite.
start = Lever l’ancre
close = Fermer
my-games = Vos parties
my-games-none = Deux clics, et vous êtes à la table contre des bots.
my-games-older = Les autres ({ $count })
look-again = Revoir
resume = Reprendre
forget-help = Retirer cette partie de la liste (elle reste sur le serveur)
ended = Terminée
moves-count = { $count } coups
moves-count-one = { $count } coup
game-minutes = { $few } à { $many } min
weight = À apprendre : { $word }
weight-1 = en une minute
weight-2 = léger
weight-3 = moyen
weight-4 = riche
weight-5 = beaucoup
mine-yours = À vous de jouer
mine-waits = On attend { $names }
mine-with = avec { $names }
mine-lost = ne s’ouvre plus
levels = Comment jouent les bots
pirate-names = Anne, Jean, Mary, Barthélemy, Grace, Olivier, Jacquotte, François, Charlotte, Édouard, Ching, Henri

## La table

to-shelf = Retour à l’étagère
you = vous
bot = bot
absent = absent
watching = Vous regardez
rule-chip = règle { $id }
rule-open = Lire la règle { $id }
rule-title = Règle { $id }
ruling-title = Arbitrage { $id } :
rule-none = Cette règle n’a pas de texte.
options-list = Vos choix
options-filter = Filtrer les choix
options-rare = Autres choix, rarement utiles ({ $count })
bill = La note
bill-total = { $total } { $coin } en tout
bill-left = il reste { $left } sur { $purse } { $coin }
bill-each = { $price } { $coin } pièce
bill-brings = rapporte { $price } { $coin }
bill-empty = Rien de choisi encore
bill-pay = Acheter pour { $total } { $coin }
bill-more = Un de plus : { $what }
bill-less = Un de moins : { $what }
wait-title = Patience
bots-playing = Les bots jouent…
hurry = Accélérer
hurry-help = Jouer d’une traite jusqu’à votre tour
undo-help = Reprendre votre dernier choix
story = Récit
story-empty = Le récit commence au premier choix.
seats = Joueurs
board = Plateau
board-help = Glissez pour déplacer, molette ou pincement pour zoomer, double-clic pour tout voir
zoom-in = Zoomer
zoom-out = Dézoomer
fit = Tout voir
help-title = Jouer au clavier
help-numbers = choisir l’option de ce numéro
help-arrows = passer d’une option à l’autre
help-enter = valider
help-undo = annuler votre dernier choix
help-rule = lire la règle qui vous interroge
help-hurry = accélérer les bots
help-zoom = zoomer, dézoomer, tout voir
help-lang = changer de langue
help-theme = jour ou nuit
help-help = cette aide
help-board = Sur le plateau, ce qui est cerclé de jaune peut être cliqué ; Tab y mène aussi.
key-arrows = ↑ ↓
key-enter = Entrée
language-other = English
theme = Jour ou nuit
ago-now = à l’instant
ago-seconds = il y a { $n } s
ago-minutes = il y a { $n } min
ago-hours = il y a { $n } h
ago-days = il y a { $n } j
turn-title = À vous !
skull = crâne
dice-shown = Dés : { $faces }
lost = Connexion perdue. On la reprend…
unreached = Le serveur ne répond pas. Réessayez dans un instant.
polling = Connexion lente : les coups arrivent avec un peu de retard.
back = Connexion rétablie.
not-sent = Pas encore parti : on réessaie.
not-shown = Ce moment ne s’affiche pas : essayez encore.
refused = Impossible
skip-to-prompt = Aller à la question
options-more = Choix suivants
step-who = Qui
step-card = Carte
step-what = Quoi
step-whom = Qui d’autre
step-where = Choisissez ici, ou touchez la carte.
step-other = Autre
your-turn = À vous
goal = But :
why = Pourquoi cette question ?
edge-more = { $count } de ce côté
edge-left = à gauche
edge-right = à droite
edge-top = en haut
edge-bottom = en bas
hand-of = Vos cartes ({ $count })
race-of = sur { $goal }
tab-hand = Cartes · { $count }
tab-prompt = Choix
recap-title = Depuis votre coup
recap-count = { $count } faits
recap-count-one = un fait
recap-play = Revoir sur la carte
recap-skip = Passer : revenir à la table
recap-more = Encore { $count } : ouvrir le récit
battle-order = Ordre de tir
battle-map = La carte
sound-on = Mettre le son
sound-off = Couper le son
aim = Revenir à la décision
menu = Menu
sheet-grab = Agrandir ou réduire
help-story = ouvrir le récit
help-decision = revenir à la décision
help-escape = un pas en arrière
help-twice = Une première pression montre ce qu’un choix ferait, une seconde (ou Entrée) le fait.
help-once = Une seule pression suffit

## Un seul écran

curtain-title = Passez l’écran à { $name }
curtain-help = Les autres regardent ailleurs : ce qui suit est secret.
curtain-open = Je suis { $name }
curtain-many = À plusieurs de jouer en secret. Qui prend l’écran ?

## Ensemble

links-title = Les liens de la partie
links-help = Chaque lien est secret : il donne la place à qui l’ouvre. Envoyez-le à la bonne personne.
links-seat = Lien pour { $name }
links-watch = Spectateurs
links-copy = Copier
links-copied = Copié
links-new = Nouveau lien
links-new-help = L’ancien lien de cette place ne marchera plus
links-local = Seul cet ordinateur peut ouvrir ces liens : le jeu n’écoute personne d’autre. Pour laisser entrer les autres, arrêtez-le et relancez-le par « flibuste serve --host 0.0.0.0 » ; la partie vous attend sous « Vos parties ».
links-network = Toute personne sur le même réseau (le même Wi-Fi) peut ouvrir ces liens : { $address }
links-scan = Montrer un code à scanner
links-code = Code du lien pour { $name }
links-own = Ma propre place, sur un autre appareil
links-wait = Pas encore là
links-here = À la table
secret-answer = Votre choix secret : { $choice }
secret-change = Changer
secret-help = Personne ne le voit avant que le dernier ait choisi.
rematch = Rejouer avec les mêmes
rematch-help = Une nouvelle partie avec les mêmes options ; chacun avance d’une place.
rematch-ready = La partie suivante est prête : les mêmes joueurs, une place plus loin.
rematch-join = À la table suivante
rematch-watch = Suivre la partie suivante
hand-title = Qui joue pour { $name } ?
hand-bot = Confier au bot
hand-person = Reprendre la main
hand-help = Un bot joue cette place jusqu’à ce que quelqu’un la reprenne.
rename = Changer de nom
notify-help = Prévenir quand c’est à vous

## Après la partie

end-why = Pourquoi ? { $item } : { $won } pour { $winner }, { $lost } pour { $second }.
end-next = La prochaine fois :
end-better = { $item } : { $lost } contre { $won }
end-despite = { $second } a fait mieux ailleurs ({ $items }), sans combler l’écart.
end-tie = À égalité, { $score } partout : { $item }, { $won } pour { $winner }, { $lost } pour { $second }.
end-close = De peu : { $score } pour { $winner }, { $other } pour { $second }.
end-course = La course : { $what }
end-turn = { $moment } : { $name } prend { $gain }
end-title = La partie est finie
end-winner = { $name } l’emporte !
end-winners = { $names } l’emportent ensemble.
end-lost = Vous avez perdu.
end-nobody = Personne ne l’emporte.
end-you-win = Vous l’emportez !
end-detail = D’où viennent les points
end-figures = Les chiffres, ligne par ligne
end-table = À la table finale
end-back = Retour à l’écran de fin
end-score = { $score } à { $other }
record-save = Télécharger la partie
replay = Revoir
replay-title = Revoir la partie
replay-at = Coup { $at } sur { $of }
replay-first = Début
replay-last = Fin
replay-back = Coup précédent
replay-on = Coup suivant
replay-play = Lecture
replay-pause = Pause
replay-leave = Quitter la relecture
audit = Vérifier les dés
audit-running = On rejoue tout depuis la graine…
audit-holds = Tout est exact : { $choices } { $choices ->
    [one] coup rejugé
   *[other] coups rejugés
}, { $outcomes } { $outcomes ->
    [one] tirage refait
   *[other] tirages refaits
} depuis la graine annoncée au début.
audit-fails = La vérification s’arrête à la ligne { $line } : { $reason }.
commitment = Empreinte de la graine
again = Retour au salon

## Formes

out-still = Encore { $left }.
out-anyway = { $what } quand même
route-of = { $who } : { $where }
route-turn = tour { $turn }
form-by-hand = Autrement, à la main
form-text = Votre choix
form-send = Valider
form-own = Ou un autre, en toutes lettres :
course-title = Tracez la route
course-hint = Glissez depuis le navire, segment par segment. Le trait s’arrête où la règle l’arrête.
course-undo = Effacer le segment
course-clear = Tout effacer
course-send = Suivre cette route
course-left = Segments restants : { $segments }.
course-keys = Flèches : tourner, Entrée : poser le segment, Retour arrière : effacer.
course-step = segment { $n } : { $length }, cap { $heading }°
course-empty = Aucun segment posé.
aim-turn-hint = Glissez le fantôme, ou touchez la table : il se tourne de ce côté.
aim-rim-hint = Glissez le fantôme le long du bord ; glissez le point à son bout pour le tourner.
aim-place-hint = Touchez l’endroit, ou glissez la pièce jusque-là.
aim-turned = { $angle }°
aim-rim = bord { $at }°, cap { $angle }°
aim-placed = { $x } × { $y } mm
aim-left = Tourner de 5° à gauche
aim-right = Tourner de 5° à droite
aim-turn-keys = Flèches gauche et droite : tourner de 5° (Maj : 1°). Entrée : valider.
aim-rim-keys = Flèches gauche et droite : tourner de 5° (Maj : 1°), haut et bas : le long du bord. Entrée : valider.
aim-place-keys = Flèches : déplacer de 5 mm (Maj : 1 mm). Entrée : valider.

## Flottes


## Les bots de tous les jeux

bot-cabin = Mousse
    .help = Pour apprendre : joue avec bon sens, et se trompe
bot-corsair = Corsaire
    .help = Connaît le jeu et suit un plan
bot-captain = Capitaine
    .help = Joue la suite dans sa tête avant de choisir
bot-admiral = Amiral
    .help = Réfléchit jusqu'à une seconde : le plus fort
bot-smart = Corsaire
    .help = Connaît le jeu et suit un plan
bot-random = Hasard
    .help = Joue au hasard
bot-greedy = Matelot
    .help = Regarde un coup plus loin
bot-mcts = Rêveur
    .help = Joue mille suites au hasard avant de choisir

## Refus

error-no-match = Il n’y a pas de partie à cette adresse.
error-unreadable = Cette partie a été jouée avec une autre version et ne peut plus être ouverte.
error-no-link = Ce lien n’ouvre pas cette partie : il est incomplet, ou il a été remplacé.
error-not-your-seat = Ce lien n’ouvre pas cette place.
error-which-seat = Ce lien ouvre plusieurs places : dites laquelle.
error-only-watching = Ce lien permet de regarder, pas de jouer.
error-only-host = Seul celui qui a préparé la partie peut le faire.
error-no-seat = Il n’y a pas de telle place à cette table.
error-stale = La partie a avancé : ce choix répondait à une question qui n’est plus posée.
error-over = La partie est finie.
error-not-over = Seulement quand la partie est finie : d’ici là, le récit tient ses secrets.
error-bot-seat = Un bot tient cette place : reprenez-la d’abord.
error-no-undo = Rien à reprendre : depuis, un dé, une carte ou un autre joueur a parlé.
error-no-withdraw = Tout le monde a répondu : votre choix secret est joué.
error-illegal = Ce choix n’est pas permis : { $reason }
error-bad-match = Impossible de commencer cette partie. ({ $reason })
error-bad-request = La demande n’a pas la forme attendue. ({ $reason })
error-full = Le serveur a toutes ses tables occupées : réessayez plus tard.
error-busy = Le serveur est trop occupé pour cela en ce moment : réessayez un peu plus tard.
error-your-share = Votre adresse a déjà { $count } { $count ->
    [one] partie
   *[other] parties
} en cours : finissez-en une, ou revenez plus tard.
error-your-store = De votre adresse, ce serveur garde { $count } { $count ->
    [one] partie
   *[other] parties
}, et pas davantage : qui le tient peut en effacer d’anciennes, ou en permettre plus.
error-database = Le serveur n’atteint pas son disque en ce moment ; rien n’a changé. Réessayez dans un instant.
error-too-large = La demande est trop longue.
error-too-many = Trop de demandes à la fois : attendez un instant.
error-no-page = Il n’y a rien à cette adresse.
error-no-method = Cette adresse ne se demande pas ainsi.
error-no-game = Aucun jeu ne s’appelle « { $name } ».
error-no-rule = Aucune règle ne porte le numéro { $id }.
error-no-catalogue = « { $name } » n’a pas de flottes à composer.
error-failure = Le serveur a trébuché ; rien n’a changé. Réessayez.

## Leçons

learn = Apprendre
lessons-title = Apprendre en jouant
lessons-examples = Exemples de la règle
lesson-minutes = { $minutes } min
lesson-go-on = Continuer
lesson-understood = Compris
lesson-choose = Choisir
lesson-reread = Relire
lesson-back = Reprendre
lesson-leave = Vers l’étagère
lesson-following = Ensuite : { $title }
lesson-again = Encore une fois
lesson-reading = Il y a d’abord quelque chose à lire.
lesson-over = La leçon est finie.
error-no-lesson = Il n’y a pas de leçon « { $name } ».

## Le conseiller

advice = Que feriez-vous ?
advice-do = Faire ainsi
advice-close = Merci
help-advice = ce que ferait le conseiller
what-names = Que voit-on ? Tous les noms
help-what = tous les noms de la table, ou aucun
glossary = Lexique
error-advice-off = À plusieurs, le conseiller ne parle que si tous l’ont demandé. Il manque : { $names }.
error-no-adviser = Personne ici ne connaît assez ce jeu pour conseiller.

## La première visite

intro-about = De quoi il s’agit
intro-win = Comment on gagne
intro-turn = Un tour
intro-time = Combien de temps
intro-guided = Partie guidée
intro-show = Montrez-moi
intro-play = Jouer tout de suite
intro-minute = { $game } · en une minute
explain-no-more = Ne plus rien expliquer

## Le lecteur de règles

rules-reader = Lire les règles
rules-overview = En deux minutes
rules-chapters = Chapitres
rules-found = Paragraphes trouvés : { $count }
rules-play = À jouer : { $title }
