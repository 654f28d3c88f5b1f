## Pirates de…

game = Pirates de…
    .blurb = Deux à six flottes, bâties à partir d'un catalogue de plus de mille navires, se disputent l'or des îles sur une table sans cases.

## Les réglages

setting-points = Points de construction
    .help = Le coût total que chaque flotte peut atteindre.
setting-fleets = Flottes
    .help = « random », le nom d'une flotte d'exemple, ou une ligne « NAVIRE+ÉQUIPAGE, NAVIRE… » ; une par joueur, séparées par « / ».
setting-layout = Disposition
    .help = Qui place îles, terrains et ports : le hasard ou les joueurs.
setting-layout-automatic = au hasard
setting-layout-players = par les joueurs
setting-terrain = Terrains par joueur
    .help = Combien de tuiles de terrain chaque joueur apporte.
setting-mysterious = Îles mystérieuses
    .help = Sur quatre îles vierges, combien sont mystérieuses.
setting-purse = Bourse
    .help = Les pièces que chaque joueur apporte.
setting-purse-even = régulière
setting-purse-steep = deux gros lots
setting-purse-bluff = fausses pistes
setting-purse-jackpot = le gros lot
setting-uniques = Trésors uniques par joueur
    .help = Combien de trésors uniques se cachent parmi les pièces de chacun.
setting-measure = Mesures
    .help = Les segments imprimés (57,5 et 83,8 mm) ou les bords de la carte (63,5 et 89,2 mm).
setting-measure-segments = segments imprimés
setting-measure-cards = bords de carte
setting-as-printed = Pièces incomplètes
    .help = Permet les pièces dont une partie du texte n'est pas programmée : ce reste est sans effet.
setting-keep = Garder les trésors
    .help = Le vainqueur garde les pièces de la partie (noté seulement).

## Le décompte

score-home = or au port d'attache
score-forts = or dans les forts
score-aboard = or à bord
score-afloat = points à flot (pour départager)
advice-home = envoyez chaque navire vers une île dès le premier tour, et rentrez dès que la cale est pleine.
advice-aboard = l’or à bord compte aussi à la fin ; chargez, même s’il est trop tard pour rentrer.

## Les questions, et ce que lisent les autres

ask-act = Où mener vos navires ?
wait-act = { $who } mène sa flotte.
ask-island = Où posez-vous l'île { $number } ?
wait-island = { $who } pose une île.
ask-tile = Où posez-vous cette tuile : { $tile } ?
wait-tile = { $who } pose un terrain.
ask-home = Quelle île sera le port d'attache de { $owner } ?
wait-home = { $who } choisit un port d'attache.
ask-berth = { $ship } : la laisser là, ou l'amarrer d'un autre côté ?
wait-berth = { $who } amarre ses navires.
ask-bombardier = { $ship } : canon d'artillerie ou lance-flamme ? Le choix vaut pour toute la partie.
wait-bombardier = { $who } arme son canon bombardier.
ask-first = Plusieurs navires au même moment : lequel d'abord ?
wait-first = { $who } règle l'ordre de ses navires.
ask-dive = { $ship } : en plongée ou en surface ce tour-ci ?
wait-dive = { $who } choisit entre plongée et surface.
ask-fade = { $ship } : intangible ce tour-ci ?
wait-fade = { $who } décide de la nature d'un vaisseau fantôme.
ask-event = Jouer un événement ?
wait-event = { $who } songe à ses événements.
ask-contact = { $ship } touche : éperonner ou prendre en remorque ?
wait-contact = { $who } décide d'un éperonnage.
ask-board = { $ship } peut aborder { $other } : à l'abordage ?
wait-board = { $who } décide d'un abordage.
ask-board-far = { $ship } peut aborder à distance : qui ?
wait-board-far = { $who } décide d'un abordage.
ask-spoils = Abordage gagné par { $ship } : que prendre à { $other } ?
wait-spoils = { $who } choisit son butin.
ask-steal = Quel trésor de { $other } passe sur { $ship } ?
wait-steal = { $who } choisit un trésor à prendre.
ask-victim = Quel équipage de { $ship } ?
wait-victim = { $who } désigne un équipage.
ask-mast = { $ship } perd un mât : lequel ?
wait-mast = { $who } choisit le mât perdu.
ask-burn = { $ship } : quel mât prend feu ?
wait-burn = { $who } choisit le mât qui brûle.
ask-repair = { $ship } : que réparer ?
wait-repair = { $who } répare.
ask-shoot = { $ship } fait feu : quel canon, quelle cible ?
wait-shoot = { $who } fait feu.
ask-again = { $ship } a manqué : retirer avec ce canon ?
wait-again = { $who } peut retirer.
ask-captain = { $ship } a fini sa route : faire feu ?
wait-captain = { $who } peut faire feu après la manœuvre.
ask-hit-cargo = { $ship } a touché { $other } : détruire aussi de la cargaison ?
wait-hit-cargo = { $who } décide de la cargaison touchée.
ask-smoke = { $ship } : où poser la fumée ?
wait-smoke = { $who } pose de la fumée.
ask-fort-shoot = { $fort } fait feu : quel canon, quelle cible ?
wait-fort-shoot = { $who } fait tirer son fort.
ask-reroll = { $ship } a fait { $face } : relancer ? Le second résultat compte.
wait-reroll = { $who } peut relancer un dé.
ask-two-dice = { $ship } : deux dés pour ce jet, et en garder un ? Une fois par action.
wait-two-dice = { $who } peut lancer deux dés.
ask-best = { $ship } : quel dé garder ?
wait-best = { $who } garde un dé.
ask-load = { $ship } : quelle pièce charger ?
wait-load = { $who } charge du trésor.
ask-explore-free = { $ship } : explorer l'île aussitôt ?
wait-explore-free = { $who } peut explorer.
ask-exchange = { $ship } et { $other } : que faire passer de l'un à l'autre ?
wait-exchange = { $who } transfère des cargaisons.
ask-leave = { $ship } est intacte : emporter quand même le bois ?
wait-leave = { $who } décide d'un trésor.
ask-hands = { $ship } : qui monte, qui descend ?
wait-hands = { $who } déplace ses équipages.
ask-onward = { $ship } peut continuer : quel cap ?
wait-onward = { $who } poursuit sa route.
ask-steer = Vous tenez la barre de { $ship } : quel cap ?
wait-steer = { $who } tient la barre d'un autre.
ask-heading = { $ship } : par où et vers où sortir ?
wait-heading = { $who } oriente son navire.
ask-pivot = { $ship } : pivoter sur la poupe ?
wait-pivot = { $who } peut pivoter.
ask-away = { $ship } s'écarte : dans quelle direction ?
wait-away = { $who } s'écarte en plongée.
ask-whirl = { $ship } touche un maelström : ressortir par un autre ?
wait-whirl = { $who } hésite devant un maelström.
ask-toll = Le maelström réclame son dû à { $ship } : quoi ?
wait-toll = { $who } paie le maelström.
ask-fog-jump = { $ship } : sortir par quelle nappe ?
wait-fog-jump = { $who } choisit sa nappe de brouillard.
ask-icebreak = { $ship } : briser l'iceberg ?
wait-icebreak = { $who } rencontre un iceberg.
ask-build = Fin du tour : construire un fort ?
wait-build = { $who } peut construire un fort.
ask-pay = { $fort } : quelle pièce y mettre ? Il manque { $left } d'or.
wait-pay = { $who } paie un fort.
ask-flags = { $fort } : où planter le premier drapeau ?
wait-flags = { $who } arme un fort.
ask-fort-gun = { $fort } : quel canon devient un 2L ?
wait-fort-gun = { $who } arme un fort.
ask-flag = { $fort } est touché : quel drapeau tombe ?
wait-flag = { $who } perd un drapeau.
ask-divers = { $ship } a coulé avec { $gold } d'or : envoyer les plongeurs ?
wait-divers = { $who } peut jouer un événement.
ask-raft = { $ship } coule : mettre un radeau à l'eau ?
wait-raft = { $who } peut jouer un événement.
ask-mermaids = Quel navire les sirènes charment-elles ?
wait-mermaids = { $who } appelle les sirènes.
ask-token = { $event } : où poser le jeton ?
wait-token = { $who } pose un jeton.
ask-blow = Vers où { $ship } est-elle poussée ?
wait-blow = { $who } souffle sur un navire.
ask-cove = Quel navire trouve la crique ?
wait-cove = { $who } cherche une crique.
ask-falsify = Quel navire transporte du faux ?
wait-falsify = { $who } dénonce un faux trésor.
ask-rolling-fog = Quelle nappe se met à dériver ?
wait-rolling-fog = { $who } met le brouillard en marche.
ask-champion = Votre champion ?
wait-champion = { $who } choisit un duelliste.
ask-foe = Contre qui ?
wait-foe = { $who } lance un défi.
ask-lantern = Quel navire se laisse tromper, et de quel côté ?
wait-lantern = { $who } allume une lanterne.
ask-astray = Vers quelle île envoyez-vous l'équipage de { $ship } ?
wait-astray = { $who } égare un équipage.
ask-shove = { $ship } : quel navire adverse déplacer ?
wait-shove = { $who } peut déplacer un navire adverse.
ask-swap = { $ship } : quelle pièce échanger contre une d'une autre île ?
wait-swap = { $who } échange des pièces.
ask-stock = { $ship } trouve un trésor de votre réserve : lequel ?
wait-stock = { $who } trouve un trésor.
ask-seed = { $ship } : quelle pièce de réserve laisser sur l'île ?
wait-seed = { $who } laisse une pièce.
ask-explosives = { $ship } éperonne { $other } : allumer les explosifs ?
wait-explosives = { $who } prépare quelque chose.
ask-rob = { $ship } : qui délester d'un trésor ?
wait-rob = { $who } cherche une proie.
ask-parley = { $ship } est visé : acheter sa sûreté d’une pièce ?
wait-parley = { $who } songe à parlementer.
ask-raid = { $ship } pille le port : quelle pièce ?
wait-raid = { $who } pille un port.
ask-melt = { $ship } : fondre une pièce pour un canon ?
wait-melt = { $who } peut fondre un canon.
ask-island-swap = { $ship } : échanger une pièce contre une d'une autre île ?
wait-island-swap = { $who } peut échanger un trésor.
ask-crew-trade = { $ship } : troquer un équipage contre un trésor de l'île ?
wait-crew-trade = { $who } peut troquer.
ask-claim = { $ship } : ramener { $other } à votre port ?
wait-claim = { $who } peut s'emparer d'une épave flottante.
ask-grant = { $ship } : quel navire agit deux fois ?
wait-grant = { $who } distribue une action.
ask-copy = { $ship } : quelle capacité copier ce tour-ci ?
wait-copy = { $who } copie une capacité.

## Les choix

do-pass = Passer
    .act = Finir le tour
do-course = { $count ->
    [2] { $a } : { $b }
    [3] { $a } : { $b } ; { $c }
    [4] { $a } : { $b } ; { $c } ; { $d }
   *[other] { $a } : { $b } ; { $c } ; { $d }…
 }
do-toward = { $a } : cap sur { $b }
do-beside = { $a } : cap sur { $b }
do-drift = { $count ->
    [2] { $a } glisse : { $b }
    [3] { $a } glisse : { $b } ; { $c }
    [4] { $a } glisse : { $b } ; { $c } ; { $d }
   *[other] { $a } glisse : { $b } ; { $c } ; { $d }…
 }
do-fly = { $a } vole vers { $b }
do-about = { $a } : virer cap pour cap, sur place
do-leave-fog = { $a } : sortir du brouillard
do-helm = { $a } : laisser la barre à l'adversaire
do-cut = { $a } : se dégager des algues
do-shoot = { $a } : faire feu
do-explore = { $count ->
    [2] { $a } : explorer { $b }
   *[other] { $a } : explorer l'île
 }
do-repair = { $a } : réparer
do-scuttle = { $a } : saborder
do-hands = { $a } : équipages et équipement
do-let-go = { $a } : lâcher la remorque
do-blades = { $a } : ouvrir ou fermer les lames
do-spend = { $a } : utiliser { $b }
do-fort = Faire tirer le fort de { $a }
do-marine = Fusiliers ({ $a }, { $b }) : tirer sur { $c }
do-fire = { $a } : tirer sur { $b }
do-broadside = { $a } : toute la bordée sur { $b }
do-swoop = { $a } : piquer sur { $b }
do-far = { $a } : doubler les portées (seul un 6 touche)
do-smoke = { $count ->
    [2] La fumée en { HUNDREDTHS($a) } × { HUNDREDTHS($b) } mm
   *[other] { $a } : un fumigène
 }
do-wolves = { $a } : tirer sur les loups
do-firepot_specialist = { $a } : feu grégeois sur { $b }
do-chainshot_specialist = { $a } : chaînes sur { $b }
do-stinkpot_specialist = { $a } : boule puante sur { $b }
do-fire_shot = { $a } : boulet rouge sur { $b }
do-chain_shot = { $a } : boulet chaîné sur { $b }
do-stinkpot_shot = { $a } : pot puant sur { $b }
do-grapple_shot = { $a } : grappin sur { $b }
do-grape_shot = { $a } : mitraille sur { $b }
do-exploding_shot = { $a } : boulet explosif sur { $b }
do-double_shot = { $a } : double boulet sur { $b }
do-again = Retirer avec { $a }
do-ram = { $a } : éperonner { $b }
do-tow = { $a } : remorquer { $b }
do-board = À l'abordage de { $b }
do-kill = Éliminer un équipage de { $a }
do-kill-all = Éliminer tout l'équipage de { $a }
do-capture = Capturer l'équipage le plus cher de { $a }
do-steal = Voler un trésor de { $a }
do-cargo = Détruire un trésor de { $a }
do-crew = { $count ->
    [2] { $b }
   *[other] L'équipage caché numéro { $a }
 }
do-lose = { $count ->
    [2] Le mât { $b } de { $a }
   *[other] Un mât de { $a }
 }
do-burn = Le mât { $b } de { $a } prend feu
do-raise = Relever le mât { $b } de { $a }
do-unjam = Désenrayer le canon de { $a }
do-drop = Perdre une pièce de { $a }
do-keep = Garder
do-reroll = Relancer
do-two = Lancer deux dés
do-face = Garder le { $a }
do-take = Prendre { $a }
do-give = Donner une pièce de { $a }
do-take-unique = Prendre : { $a }
do-give-unique = Donner : { $a }
do-take-crew = Prendre l'équipage { $b }
do-give-crew = Donner l'équipage { $b }
do-land = { $a } : à terre
do-embark = { $a } : à bord
do-pass-to = { $a } passe sur { $b }
do-set = Sortir à { HUNDREDTHS($b) }°, cap { HUNDREDTHS($c) }°
do-pivot = { $a } : pivoter, cap { HUNDREDTHS($b) }°
do-away = { $a } : s'écarter, cap { HUNDREDTHS($b) }°
do-whirl = { $a } : ressortir par { $b }
do-bank = Par { $a }
do-dive = { $a } plonge
do-surface = { $a } reste en surface
do-fade = { $a } devient intangible
do-solid = { $a } reste de bois
do-first = { $a } d'abord
do-play = Jouer { $a }
do-charm = Charmer { $a }
do-token = Le jeton en { HUNDREDTHS($a) } × { HUNDREDTHS($b) } mm
do-blow = Pousser { $a }, cap { HUNDREDTHS($b) }°
do-cove = { $a } accoste à { $b }
do-falsify = { $a } transporte du faux
do-champion = { $a }, équipage { $b }
do-turn = { $a } tourne de { $b }
do-send = Vers { $a }
do-shove = Déplacer { $a }
do-swap = Échanger une pièce de { $a }
do-swap-at = Échanger une pièce de { $a } contre une de { $b }
do-seed = Une pièce de { $a }
do-explode = { $a } : tout faire sauter
do-rob = Voler { $b }
do-melt = Fondre une pièce de { $a }
do-trade = { $b } descend de { $a } contre une pièce de { $c }
do-claim = S'emparer de { $a }
do-grant = Deux actions pour { $a }
do-give-actions = { $a } laisse deux actions à { $b }
do-drive = { $a } : tenter une action de plus
do-twice = { $a } : tenter d'agir deux fois pareil
do-sacrifice = { $a } : sacrifier { $b } pour une action
do-wild = { $a } : jeter le dé du hasard
do-rally = { $a } : +1 aux tirs de { $b }
do-peek = { $a } : regarder un trésor de { $b }
do-peek-crew = { $a } : regarder l'équipage caché n° { $c } de { $b }
do-silence = { $count ->
    [3] { $a } : faire taire l'équipage { $c } de { $b }
   *[other] { $a } : faire taire { $b }
 }
do-copy = Copier { $a }
do-barter = { $a } : troquer un trésor avec { $b }
do-mark = { $a } : marquer { $b }
do-call = { $a } : appeler { $b }
do-possess = { $a } : envoûter l'équipage { $c } de { $b }
do-conjure = { $a } : repousser { $b }
do-breathe = { $a } : souffler sur { $b }
do-grip = { $a } : étreindre { $b }
do-wave = { $a } : soulever une vague
do-ferry = { $a } : passer une pièce de { $b } à { $c }
do-fetch = { $a } : prendre une pièce de { $c } à { $b }
do-uncover = { $a } : découvrir les trésors uniques de { $b }
do-lend = { $a } : prêter son mouvement à { $b }
do-mend = { $a } : soigner un mât de { $b }
do-strike = { $a } : frapper { $b } de son dard
do-enlist = Enrôler l’équipage le plus cher de { $a }
do-segment = Emporter un segment de { $a }
do-buy = Payer d’une pièce : { $a }
do-load-far = { $a } : explorer { $b } à distance
do-survey = { $a } : observer toutes les îles
do-build = Construire { $a } sur { $b }
do-pay = Une pièce de { $a }
do-flags = Premier drapeau à la place { $a }
do-gun = Le canon { $a }
do-flag = Le drapeau { $a }
do-home = { $a }
do-island = L'île en { HUNDREDTHS($a) } × { HUNDREDTHS($b) } mm
do-tile = La tuile en { HUNDREDTHS($a) } × { HUNDREDTHS($b) } mm
do-berth = { $a } : côté { HUNDREDTHS($b) }°
do-artillery = { $a } : artillerie
do-flame = { $a } : lance-flamme

## Le récit

told-order-roll = Dés pour le premier joueur : { $dice }.
told-first-player = { $who } commence.
told-island-placed = { $who } pose { $isle }.
told-tile-placed = Un terrain est posé : { $tile }.
told-home = { $isle } est le port d'attache de { $who }.
told-turn = Tour { $round } : à { $who }.
told-sailed = { $ship } fait route.
told-cast-off = { $ship } quitte { $isle }.
told-about = { $ship } vire cap pour cap.
told-docked = { $ship } accoste à { $isle }.
told-flag = { $who } plante son pavillon sur { $isle }.
told-unloaded = { $ship } décharge { $gold } d'or pour { $who }.
told-unloaded-hidden = { $ship } décharge { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}, face cachée, pour { $who }.
told-loaded = { $ship } charge une pièce.
told-explored = { $ship } explore { $isle }.
told-explored-ship = { $ship } explore { $other }.
told-marked = { $ship } porte la dernière pièce des îles.
told-hands = { $who } déplace des équipages ({ $ship }).
told-rammed = { $ship } éperonne { $other } (dé : { $die }).
told-pinned = { $ship } reste prise contre { $other }.
told-boarding = Abordage : { $ship } { $one }, { $other } { $two }.
told-stolen = { $ship } vole un trésor à { $other }.
told-towed = { $ship } prend { $other } en remorque pour { $who }.
told-tow-docked = { $other } est amarrée près de { $ship }.
told-let-go = { $ship } lâche { $other }.
told-backed-off = { $ship } s'écarte en plongée.
told-shot = { $ship } tire sur { $target } : { $die }, { $hit-id ->
    [true] touché
   *[other] manqué
 }.
told-fort-shot = { $fort } tire sur { $target } : { $die }, { $hit-id ->
    [true] touché
   *[other] manqué
 }.
told-broadside = { $ship } lâche toute sa bordée sur { $target } : { $die }, { $hit-id ->
    [true] touché
   *[other] manqué
 }.
told-swoop = { $ship } pique sur { $target } : { $die }, { $hit-id ->
    [true] touché
   *[other] manqué
 }.
told-wolves = { $ship } tire sur les loups : { $die }, { $hit-id ->
    [true] touché
   *[other] manqué
 }.
told-sheltered = { $ship } est à l'abri de ce tir.
told-jammed = Le canon bombardier de { $ship } s'enraye.
told-unjammed = Le canon de { $ship } est dégagé.
told-smoke = { $ship } se cache derrière la fumée.
told-chained = Les chaînes immobilisent { $ship }.
told-stunk = L'équipage de { $ship } suffoque.
told-marine-hit = Les fusiliers de { $isle } sont touchés ({ $hits }).
told-truce-broken = { $ship } rompt sa trêve.
told-mast-lost = { $ship } perd un mât ; il en reste { $left }.
told-derelict = { $ship } est à la dérive.
told-hit-ignored = { $ship } ne sent pas le coup.
told-half-hit = { $ship } est touchée ; il en faut un second.
told-panel-lost = { $ship } perd un panneau ; il en reste { $left }.
told-outrigger-lost = { $ship } perd sa seconde coque.
told-save = { $ship } : dé de coque { $die }.
told-fire = Un mât de { $ship } prend feu.
told-fire-die = Le feu à bord de { $ship } : { $die }.
told-doused = Les feux de { $ship } sont éteints.
told-crew-shown = { $ship } : { $crew } se montre.
told-crew-lost = { $ship } perd { $crew }.
told-crew-saved = { $ship } : l'équipage en réchappe, face cachée.
told-crew-protected = L'équipage de { $ship } est protégé.
told-crew-home = { $crew } quitte { $ship } et rentre au port.
told-captured = { $ship } s'empare de { $crew }.
told-called = { $crew } monte à bord de { $ship }.
told-ransom = { $who } touche une rançon de { $gold }.
told-sunk = { $ship } ({ $who }) coule.
told-unsinkable = { $ship } refuse de couler.
told-split = L'or de { $ship } : { $gold } à { $who }, { $rest } à son propriétaire.
told-came-home = { $ship } réapparaît à son port.
told-scuttle = { $ship } : dé de sabordage { $die }.
told-repaired = { $ship } répare ; { $masts } { $masts ->
    [one] mât
   *[other] mâts
} debout.
told-cargo-lost = { $ship } perd un trésor par le fond.
told-raided = { $ship } pille le port de { $who }.
told-gun-cast = { $ship } a un canon de plus.
told-bartered = { $ship } et { $other } troquent un trésor.
told-peeked = { $ship } regarde un trésor de { $place }.
told-peeked-value = Il vaut { $value }.
told-peeked-crew = { $ship } regarde un équipage caché de { $other }.
told-peeked-card = C'est { $crew }.
told-silenced = { $ship } est réduite au silence ce tour-ci.
told-rallied = { $ship } vise mieux ce tour-ci.
told-extra = { $ship } gagne une action.
told-die = { $ship } : dé { $die }.
told-rerolled = { $ship } relance : { $die }.
told-fear = { $ship } terrifie { $other } : { $die }.
told-blades = { $ship } { $open-id ->
    [true] sort
   *[other] rentre
 } ses lames.
told-reef = { $ship } passe sur un récif : { $die }, { $loss } { $loss ->
    [one] mât
   *[other] mâts
} à perdre.
told-wreck = { $ship } s'échoue : une épave.
told-sargasso = { $ship } dans les sargasses : { $die }, { $held-id ->
    [true] prise
   *[other] libre
 }.
told-cut-free = { $ship } tranche les algues : { $die }, { $free-id ->
    [true] libre
   *[other] toujours prise
 }.
told-lost-in-fog = { $ship } se perd dans le brouillard.
told-leaves-fog = { $ship } sort du brouillard par { $die }.
told-whirled = { $ship } est avalée et ressort plus loin.
told-toll = Le maelström : { $die } pour { $ship }.
brief-iceberg-die = { "" }
told-iceberg-die = Les icebergs ({ $who }) : { $die }.
told-iceberg-hit = Un iceberg heurte { $ship }.
told-icebroken = { $ship } brise l'iceberg.
told-drifted = { $tile } : ça dérive.
told-surveyed = { $ship } observe les îles depuis le fort.
told-wave = { $ship } soulève une vague : { $ships ->
    [0] personne n’est touché
    [one] un navire touché
   *[other] { $ships } navires touchés
  }.
told-spied = { $ship } voit les trésors alentour.
told-fetched = { $ship } prend une pièce à { $other }.
told-uncovered = { $other } découvre ses trésors uniques devant { $ship }.
told-skewered = { $ship } frappe { $other } de son dard.
told-parley = { $ship } achète sa sûreté à { $who }.
told-fort-built = { $who } construit { $fort } sur { $isle }.
told-fort-hit = { $fort } perd un drapeau ; il en reste { $left }.
told-fort-destroyed = { $fort } est détruit.
told-fort-shield = { $fort } encaisse { $die } { $die ->
    [one] coup
   *[other] coups
}.
told-mystery = { $ship } aborde une île mystérieuse, { $isle } : { $die }.
told-mystery-bad = { $mystery-bad }
told-mystery-good = { $mystery-good }
told-storm = La tempête sur { $ship } : { $dice }.
told-stuck-die = { $ship } peut-elle partir ? { $die }.
told-seeded = { $who } laisse une pièce sur { $isle }.
told-steered = { $who } mène { $ship } où il veut.
told-pushed = { $ship } est poussée.
told-unique = { $ship } : { $unique }.
told-unique-hidden = { $ship } embarque un trésor unique, face cachée.
told-plague = La peste gagne { $ship }.
told-scurvy = Le scorbut à bord de { $ship } : { $die }.
told-explosives = Les explosifs de { $ship } : { $die }.
told-event-played = { $who } joue { $event }.
told-charmed = Les sirènes charment { $ship } : { $turns } { $turns ->
    [one] tour
   *[other] tours
}.
told-duel = Duel : { $one } contre { $two }.
told-keeps = { $who } emporte { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}.
told-ended = { $how-id ->
    [gold] Plus de la moitié de l'or est au port : la partie est finie.
    [rounds] Quarante tours ont passé : la partie est finie.
    [helpless] Plus un navire ne peut agir : la partie est finie.
    [no-coin] Plus une pièce à prendre : la partie est finie.
    [unloaded] La dernière pièce est au port : la partie est finie.
    [sunk] La dernière pièce a coulé : la partie est finie.
    [alone] Un seul joueur navigue encore : la partie est finie.
   *[half] La moitié des joueurs n'ont plus de navire : la partie est finie.
 }

## Les noms

name-i1 = l'île 1
name-i1m1 = les fusiliers 1 de l'île 1
name-i1m2 = les fusiliers 2 de l'île 1
name-i1m3 = les fusiliers 3 de l'île 1
name-i1m4 = les fusiliers 4 de l'île 1
name-i2 = l'île 2
name-i2m1 = les fusiliers 1 de l'île 2
name-i2m2 = les fusiliers 2 de l'île 2
name-i2m3 = les fusiliers 3 de l'île 2
name-i2m4 = les fusiliers 4 de l'île 2
name-i3 = l'île 3
name-i3m1 = les fusiliers 1 de l'île 3
name-i3m2 = les fusiliers 2 de l'île 3
name-i3m3 = les fusiliers 3 de l'île 3
name-i3m4 = les fusiliers 4 de l'île 3
name-i4 = l'île 4
name-i4m1 = les fusiliers 1 de l'île 4
name-i4m2 = les fusiliers 2 de l'île 4
name-i4m3 = les fusiliers 3 de l'île 4
name-i4m4 = les fusiliers 4 de l'île 4
name-i5 = l'île 5
name-i5m1 = les fusiliers 1 de l'île 5
name-i5m2 = les fusiliers 2 de l'île 5
name-i5m3 = les fusiliers 3 de l'île 5
name-i5m4 = les fusiliers 4 de l'île 5
name-i6 = l'île 6
name-i6m1 = les fusiliers 1 de l'île 6
name-i6m2 = les fusiliers 2 de l'île 6
name-i6m3 = les fusiliers 3 de l'île 6
name-i6m4 = les fusiliers 4 de l'île 6
name-i7 = l'île 7
name-i7m1 = les fusiliers 1 de l'île 7
name-i7m2 = les fusiliers 2 de l'île 7
name-i7m3 = les fusiliers 3 de l'île 7
name-i7m4 = les fusiliers 4 de l'île 7
name-i8 = l'île 8
name-i8m1 = les fusiliers 1 de l'île 8
name-i8m2 = les fusiliers 2 de l'île 8
name-i8m3 = les fusiliers 3 de l'île 8
name-i8m4 = les fusiliers 4 de l'île 8
name-i9 = l'île 9
name-i9m1 = les fusiliers 1 de l'île 9
name-i9m2 = les fusiliers 2 de l'île 9
name-i9m3 = les fusiliers 3 de l'île 9
name-i9m4 = les fusiliers 4 de l'île 9
name-i10 = l'île 10
name-i10m1 = les fusiliers 1 de l'île 10
name-i10m2 = les fusiliers 2 de l'île 10
name-i10m3 = les fusiliers 3 de l'île 10
name-i10m4 = les fusiliers 4 de l'île 10
name-i11 = l'île 11
name-i11m1 = les fusiliers 1 de l'île 11
name-i11m2 = les fusiliers 2 de l'île 11
name-i11m3 = les fusiliers 3 de l'île 11
name-i11m4 = les fusiliers 4 de l'île 11
name-i12 = l'île 12
name-i12m1 = les fusiliers 1 de l'île 12
name-i12m2 = les fusiliers 2 de l'île 12
name-i12m3 = les fusiliers 3 de l'île 12
name-i12m4 = les fusiliers 4 de l'île 12
name-i13 = l'île 13
name-i13m1 = les fusiliers 1 de l'île 13
name-i13m2 = les fusiliers 2 de l'île 13
name-i13m3 = les fusiliers 3 de l'île 13
name-i13m4 = les fusiliers 4 de l'île 13
name-i14 = l'île 14
name-i14m1 = les fusiliers 1 de l'île 14
name-i14m2 = les fusiliers 2 de l'île 14
name-i14m3 = les fusiliers 3 de l'île 14
name-i14m4 = les fusiliers 4 de l'île 14
name-i15 = l'île 15
name-i15m1 = les fusiliers 1 de l'île 15
name-i15m2 = les fusiliers 2 de l'île 15
name-i15m3 = les fusiliers 3 de l'île 15
name-i15m4 = les fusiliers 4 de l'île 15
name-i16 = l'île 16
name-i16m1 = les fusiliers 1 de l'île 16
name-i16m2 = les fusiliers 2 de l'île 16
name-i16m3 = les fusiliers 3 de l'île 16
name-i16m4 = les fusiliers 4 de l'île 16
name-i17 = l'île 17
name-i17m1 = les fusiliers 1 de l'île 17
name-i17m2 = les fusiliers 2 de l'île 17
name-i17m3 = les fusiliers 3 de l'île 17
name-i17m4 = les fusiliers 4 de l'île 17
name-i18 = l'île 18
name-i18m1 = les fusiliers 1 de l'île 18
name-i18m2 = les fusiliers 2 de l'île 18
name-i18m3 = les fusiliers 3 de l'île 18
name-i18m4 = les fusiliers 4 de l'île 18
name-t1 = le terrain 1
name-t2 = le terrain 2
name-t3 = le terrain 3
name-t4 = le terrain 4
name-t5 = le terrain 5
name-t6 = le terrain 6
name-t7 = le terrain 7
name-t8 = le terrain 8
name-t9 = le terrain 9
name-t10 = le terrain 10
name-t11 = le terrain 11
name-t12 = le terrain 12
name-t13 = le terrain 13
name-t14 = le terrain 14
name-t15 = le terrain 15
name-t16 = le terrain 16
name-t17 = le terrain 17
name-t18 = le terrain 18
name-t19 = le terrain 19
name-t20 = le terrain 20
name-t21 = le terrain 21
name-t22 = le terrain 22
name-t23 = le terrain 23
name-t24 = le terrain 24
name-t25 = le terrain 25
name-t26 = le terrain 26
name-t27 = le terrain 27
name-t28 = le terrain 28
name-t29 = le terrain 29
name-t30 = le terrain 30
name-g1 = le canon 1
name-g1b = le canon 1, second coup
name-g2 = le canon 2
name-g2b = le canon 2, second coup
name-g3 = le canon 3
name-g3b = le canon 3, second coup
name-g4 = le canon 4
name-g4b = le canon 4, second coup
name-g5 = le canon 5
name-g5b = le canon 5, second coup
name-g6 = le canon 6
name-g6b = le canon 6, second coup
name-g7 = le canon 7
name-g7b = le canon 7, second coup
name-g8 = le canon 8
name-g8b = le canon 8, second coup
name-g9 = le canon 9
name-g9b = le canon 9, second coup
name-g10 = le canon 10
name-g10b = le canon 10, second coup
name-x1 = le canon ajouté 1
name-x2 = le canon ajouté 2
name-x3 = le canon ajouté 3
name-x4 = le canon ajouté 4
name-musket = les mousquets
name-bombard = le canon bombardier
name-wolves = les loups
name-fog_bank = nappe de brouillard
name-reef = récif
name-sargasso = mer des sargasses
name-iceberg = iceberg
name-whirlpool = maelström
name-america = Amérique
name-england = Angleterre
name-corsairs = Corsaires barbares
name-spain = Espagne
name-france = France
name-cursed = Maudits
name-mercenaries = Mercenaires
name-pirates = Pirates
name-jade = Rébellion de jade
name-vikings = Vikings
name-divers = les Plongeurs
    .text = Après avoir coulé un ennemi : tout son or est à vous (pas si un radeau est joué ce tour).
name-raft = le Radeau
    .text = Après la perte d'un navire : son équipage et son or vont sur l'île vierge la plus proche.
name-mermaids = les Sirènes
    .text = Un ennemi non accosté perd autant de tours d'action qu'il a d'équipages.
name-foul_winds = les Vents contraires
    .text = Jeton posé en mer : chaque navire non accosté à L est poussé de L par le voisin de gauche de son joueur ; toucher une île coûte un mât.
name-becalmed = le Calme plat
    .text = Jeton posé en mer : aucun déplacement à L du jeton jusqu'à votre prochain tour, sauf aux rames.
name-hidden_cove = la Crique cachée
    .text = Accoste gratuitement un de vos navires à l'île vierge inexplorée ou vide la plus proche.
name-favor_of_the_gods = la Faveur des dieux
    .text = Retire tous les événements de la partie.
name-false_treasure = le Faux Trésor
    .text = Retire de la partie un trésor chiffré d'un navire ennemi.
name-rolling_fog = le Brouillard rampant
    .text = Une nappe de brouillard dérive de C au hasard à chacun de vos tours.
name-cursed_zone = la Zone maudite
    .text = Jeton en mer : -2 à tout dé lancé pour un navire à L.
name-duel = le Duel
    .text = Deux équipages s'affrontent (d6 + coût) : le plus bas est retiré, les deux si égalité.
name-lantern = la Fausse Lanterne
    .text = Un ennemi en mer pivote de 90 degrés au plus, dans le sens que vous choisissez.
name-fire_shot = le boulet rouge
    .text = Le coup met le feu à un mât ; un 1 brûle aussi un de vos mâts.
name-grapple_shot = le grappin
    .text = Le coup permet un abordage au lieu de retirer un mât.
name-smokepot_shot = le fumigène
    .text = Pose une nappe de brouillard à C jusqu'à votre prochain tour.
name-chain_shot = le boulet chaîné
    .text = Le coup immobilise la cible à son prochain tour.
name-grape_shot = la mitraille
    .text = Le coup élimine un équipage au lieu d'un mât.
name-stinkpot_shot = le pot puant
    .text = Le coup coupe les équipages de la cible à son prochain tour.
name-exploding_shot = le boulet explosif
    .text = Le coup met le feu à un mât et élimine un équipage.
name-double_shot = le double boulet
    .text = Le coup permet de retirer ; un 1 coûte un de vos mâts.
name-truce_french = la lettre de marque française
    .text = Trêve : les navires de France ne peuvent ni la viser, ni l'éperonner, ni l'aborder, tant qu'elle ne tire pas sur eux.
name-truce_english = la lettre de marque anglaise
    .text = Trêve : les navires d'Angleterre ne peuvent ni la viser, ni l'éperonner, ni l'aborder, tant qu'elle ne tire pas sur eux.
name-truce_spanish = la lettre de marque espagnole
    .text = Trêve : les navires d'Espagne ne peuvent ni la viser, ni l'éperonner, ni l'aborder, tant qu'elle ne tire pas sur eux.
name-truce_american = la lettre de marque américaine
    .text = Trêve : les navires d'Amérique ne peuvent ni la viser, ni l'éperonner, ni l'aborder, tant qu'elle ne tire pas sur eux.
name-truce_cursed = la marque de l'âme
    .text = Trêve : les navires des Maudits ne peuvent ni la viser, ni l'éperonner, ni l'aborder, tant qu'elle ne tire pas sur eux.
name-shipping_charts = les Routes marchandes
    .text = Une fois par tour, regarde une cargaison cachée.
name-marksmans_map = la Carte du tireur
    .text = Une fois par tour, regarde un trésor caché d'île.
name-forged_papers = les Faux Papiers
    .text = Accoste et explore dans la même action.
name-homemade_flag = le Pavillon de fortune
    .text = Les portées ennemies contre ce navire sont réduites à C.
name-rum = le Rhum
    .text = Pas d'action au tour suivant ; vaut 6 or moins le nombre d'équipages à bord au chargement.
name-segment = un Segment de bête
    .text = Ne prend pas de place ; vaut 2 or au port d’attache.
name-plague = la Peste
    .text = Élimine l'équipage ; le navire ne peut accoster ; passe au premier navire touché.
name-scurvy = le Scorbut
    .text = Début de tour, 4-6 : un équipage meurt ; cesse au port.
name-buried_treasure = le Trésor enfoui
    .text = Pas d'action au tour suivant ; vaut un d6 en or.
name-dry_powder = la Poudre sèche
    .text = Caché ; une fois, une action de tir de plus.
name-trees = le Bois de mâture
    .text = Répare entièrement le navire puis disparaît ; peut être laissé si le navire est intact.
name-grease_barrels = les Barils de graisse
    .text = Caché ; une fois, +L au mouvement.
name-neptunes_figurehead = la Figure de Neptune
    .text = Coulé, le navire revient réparé au port ; une fois.
name-weapons = les Armes
    .text = +1 à l'abordage par équipage à bord.
name-sextant = le Sextant
    .text = Ignore les terrains.
name-natives = les Indigènes
    .text = Reste sur l'île ; le navire perd autant de tours que d'équipages à bord.
name-explosives = les Explosifs
    .text = Caché ; en éperonnant, 4-6 coule les deux navires.
name-spices = les Épices
    .text = Double une pièce déchargée.
name-rats = les Rats
    .text = Chaque pièce à bord vaut 1 de moins.
name-maps_of_alexandria = les Cartes d'Alexandrie
    .text = Révèle tous les trésors des îles vierges.
name-volcano = le Volcan
    .text = Retire un trésor de l'île et un équipage de chaque navire accosté.
name-fireworks = les Feux d'artifice
    .text = Caché ; une fois, +2 aux tirs.
name-mystery_1 = l'île mystérieuse 1
    .bad = Deux pièces au hasard partent vers une autre île vierge.
    .good = À l'exploration, deux pièces au hasard de chaque autre île arrivent d'abord ici.
name-mystery_2 = l'île mystérieuse 2
    .bad = 3d6 : chaque 4-6 coûte un mât.
    .good = Déplace un navire adverse avec votre mouvement de base.
name-mystery_3 = l'île mystérieuse 3
    .bad = L'adversaire de gauche fait votre prochain déplacement.
    .good = Vos équipages ne prennent plus de place jusqu'au port.
name-mystery_4 = l'île mystérieuse 4
    .bad = 5d6 : chaque 4-6 coûte un mât.
    .good = À l'exploration, une pièce devient un trésor unique de votre réserve.
name-mystery_5 = l'île mystérieuse 5
    .bad = Prochain déplacement : sur 1-4, immobile.
    .good = Comme l'île 1, effet heureux.
name-mystery_6 = l'île mystérieuse 6
    .bad = Prochain déplacement : sur 1-5, immobile.
    .good = Ajoute un événement de votre réserve.
name-mystery_7 = l'île mystérieuse 7
    .bad = Un trésor au hasard part vers une autre île.
    .good = Après exploration, pose sur l'île une pièce de réserve qui ne dépasse pas une pièce prise.
name-mystery_8 = l'île mystérieuse 8
    .bad = Pas d'exploration avant d'être reparti et revenu.
    .good = Prochain déplacement : +L.
name-mystery_9 = l'île mystérieuse 9
    .bad = Comme l'île 1, effet malheureux.
    .good = Échange de pièces prises contre autant de pièces au hasard d'ailleurs.
name-mystery_10 = l'île mystérieuse 10
    .bad = Comme l'île 6, effet malheureux.
    .good = Une pièce est remplacée par une plus forte de votre réserve.
name-mystery_11 = l'île mystérieuse 11
    .bad = L'adversaire de gauche envoie vos équipages sur une autre île.
    .good = Une pièce au hasard de chaque autre île arrive ici.
name-mystery_12 = l'île mystérieuse 12
    .bad = Toutes les pièces partent vers une autre île.
    .good = Comme l'île 4, effet heureux.
name-mystery_13 = l'île mystérieuse 13
    .bad = 4d6 : chaque 4-6 coûte un mât.
    .good = Déplace un navire adverse de son propre mouvement.
name-mystery_14 = l'île mystérieuse 14
    .bad = Comme l'île 4, effet malheureux.
    .good = Comme l'île 6, effet heureux.
name-mystery_15 = l'île mystérieuse 15
    .bad = Prochain déplacement : C seulement.
    .good = Une pièce au hasard va droit à votre port.
name-mystery_16 = l'île mystérieuse 16
    .bad = Comme l'île 3, effet malheureux.
    .good = Comme l'île 9, effet heureux.

## Le tableau du terminal

sheet-player = joueur
sheet-home = port
sheet-gold = or
sheet-coins = pièces
sheet-events = événements
sheet-isle = île
sheet-place = où
sheet-kind = nature
sheet-flags = pavillons
sheet-ship = navire
sheet-masts = mâts
sheet-move = route
sheet-nearest = îles voisines
sheet-off = à { $far } L de { $isle }
sheet-away = { $isle } ({ $far } L)
sheet-crew = équipage
sheet-islands = Les îles
sheet-ships = Les navires
sheet-mysterious = mystérieuse
sheet-round = Tour { $round } · { $stake } d'or en jeu
sheet-home-of = port de { $who }

## The board

board-sunk = coulé
board-wreck = naufragé
board-derelict = épave
board-submerged = en plongée
board-intangible = intangible
board-fog = dans la brume
board-weed = empêtré
board-chained = enchaîné
board-towed = en remorque
short-letter = C

## Les panneaux de la table

panel-round = tour { $round }
panel-gold = Or au port
panel-guns = Canons
panel-hold = Cale
panel-ships-left = { $count ->
    [one] 1 navire à mener
   *[other] { $count } navires à mener
}
panel-island = Île { $number }
panel-sail-to = { $home ->
    [true] Rentrer au port, île { $number }
   *[false] Île { $number }
}
panel-chase = Aborder { $ship }
panel-enemy = à portée
panel-unload = l’or s’y décharge et compte
panel-coins = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
 }{ $mystery ->
    [true] , et un effet inconnu
   *[false] { "" }
}
panel-turns = { $count ->
    [one] tour
   *[other] tours
}
panel-fleet = { $ships ->
    [one] 1 navire
   *[other] { $ships } navires
 } · port : île { $port }
goal-most = Le plus d’or au port, sur { $stake } en jeu. Chargez aux îles sauvages et rentrez à temps.
goal-gold = { $half } { $half ->
    [one] pièce
   *[other] pièces
} d’or sur { $stake } à votre port, et c’est gagné. Chargez aux îles sauvages, coulez qui s’y oppose.

## Le chantier, où l'on compose sa flotte

fleet-title = Composer une flotte
fleet-search = Chercher un navire, un équipage, une faction
fleet-kind = Sorte de pièce
fleet-faction = Faction
fleet-total = { $count } points sur { $limit }
fleet-total-one = { $count } point sur { $limit }
fleet-limit = Points à dépenser
fleet-empty = Votre flotte est vide : ajoutez un navire.
fleet-add = Ajouter
fleet-remove = Retirer
fleet-errors = À corriger
fleet-fine = Flotte en règle.
fleet-copy = Copier la flotte
fleet-use = Jouer avec cette flotte
fleet-found = { $count } trouvés
fleet-all = Tout
fleet-mine = Votre flotte
fleet-aboard = Monter à bord de
fleet-sort = Trier par
fleet-sort-name = Nom
fleet-samples = Flottes toutes prêtes
fleet-saved = Vos flottes
fleet-save = Garder cette flotte
fleet-name = Nom de la flotte
fleet-load = { $name } · { $count } points
fleet-load-one = { $name } · { $count } point
fleet-forget = Oublier { $name }
fleet-legend = Ce que disent les signes
yard-ship = Navires
yard-crew = Équipages
yard-equipment = Équipement
yard-event = Événements
yard-legend-masts = Mâts
    .text = Combien de coups un navire encaisse : chacun emporte un mât, et le canon qui va avec.
yard-legend-hold = Cale
    .text = Places pour l’équipage, l’équipement et les pièces.
yard-legend-move = L, C, L+C
    .text = Le chemin d’une action : L est un segment long, C un court, L+C les deux.
yard-legend-guns = 3C, 2L
    .text = Un canon par mât : il touche au-dessus de son chiffre, à portée courte (C) ou longue (L). Petit chiffre, bon canon.
yard-legend-cost = Points
    .text = Ce que la pièce coûte sur les points convenus.
set-SM1 = Spanish Main
set-SMU = Spanish Main Unlimited
set-CC = Crimson Coast
set-RV = Revolution
set-RVU = Revolution Unlimited
set-BC = Barbary Coast
set-BCU = Barbary Coast Unlimited
set-SCS = South China Seas
set-DJC = Davy Jones’ Curse
set-MI = Mysterious Islands
set-FN = Frozen North
set-OE = Ocean’s Edge
set-FS = Fire and Steel
set-SS = Savage Shores
set-RSS = Return to Savage Shores
set-ROF = Rise of the Fiends
yard-fort = Forts
yard-facts = { $masts } { $masts ->
    [one] mât
   *[other] mâts
} · cale { $cargo } · { $move } · { $guns }
yard-fort-facts = Fort · { $gold } or · canons { $guns }
yard-uncoded = seulement « tel qu’imprimé » : pas de code pour { $missing }
name-x_hoist = le palan
name-x_secret_hold = la cale secrète
name-x_trade_current = le courant marchand
name-x_turbine = la turbine
name-x_dories = les doris
name-x_double_catamaran = le double catamaran
name-x_treasure_ship = le navire-trésor
name-x_octopus = la pieuvre
name-x_filching_gold = l’or chapardé
name-x_unholy_light = la lumière impie
name-x_emperors_commander = le commandant de l’empereur
name-x_hoarding_gold = l’or amassé
name-leftover = une partie de son texte
yard-links = Lié à : { $names }.

## Keywords and abilities

keyword-bombardier = Bombardier : un canon de plus à la proue, 3C, artillerie à portée doublée ou flamme ; un 1 l’enraye.
keyword-broadside_attack = Bordée : peut faire feu de tous ses canons sur une cible à C : un seul dé, tout touche (et un coup de plus) ou rien.
keyword-icebreaker = Brise-glace : ignore le terrain, sauf les icebergs, qu’il peut éperonner et retirer.
keyword-catamaran = Catamaran : chaque coup est annulé sur 5-6 ; sa seconde coque tombe avant les mâts ; jamais éperonné.
keyword-turtle_ship = Bateau-tortue : deux panneaux tombent avant les mâts ; inabordable tant qu’il en reste ; rame à C.
keyword-sea_dragon = Dragon de mer : vole où il veut ; piqué à L+L, 4 ou plus, deux coups ; ne porte rien.
keyword-longship = Drakkar : chaque mât tire deux fois ; ne bloque ni n’est bloqué ; pivote sur sa poupe ; rame à C.
keyword-eternal = Éternel : coulé, il reparaît sans mâts à son port.
keyword-ex_patriot = Apatride : sert toute nation ; son navire devient mercenaire.
keyword-flotilla = Flottille : ne fait que tirer et réparer ; ne bouge qu’en remorque ; un drapeau tombe sous deux coups.
keyword-marine = Fusilier marin : tire de son côté, 2C, à bord ou à terre.
keyword-galley = Galère : jamais à la dérive ; éperonne sans se bloquer ni ôter de mât ; pivote sur sa poupe.
keyword-schooner = Goélette : peut pivoter sur sa poupe après son déplacement.
keyword-hostile = Hostile : jamais dans la même flotte que : { $x }.
keyword-junk = Jonque : ses voiles n’arrêtent aucun tir.
keyword-switchblade = Faucheur : des lames de chaque bord éperonnent ce qu’elles touchent.
keyword-limit = Limite : un seul exemplaire par flotte.
keyword-loyal = Loyal : exige dans la flotte : { $x }.
keyword-black_mark = Tache noire : peut commencer maudit, pour 1 point de plus, et son navire avec lui.
keyword-mercenary = Mercenaire : n’accoste aucun port d’attache ; part à C du sien.
keyword-sea_monster = Monstre marin : plonge ou fait surface à chaque tour ; jamais bloqué ; sans segment, il meurt.
keyword-musketeer = Mousquetaire : un canon de plus, 3C, que rien n’améliore.
keyword-fear = Effroi : au début de son tour, un dé par ennemi à C : 5 le fait taire, 6 le ralentit.
keyword-extended_range = Portée étendue : les portées imprimées sont doublées.
keyword-windcatcher = Capteur de vent : peut partir de sa poupe, retourné sur place.
keyword-oarsman = Rameur : à la dérive, le navire rame à C ; ne prend pas de place.
keyword-ransom = Rançon : capturé, il vaut 5 or ; éliminé, 1.
keyword-submarine = Sous-marin : plonge ou fait surface à chaque tour ; en plongée, il éperonne et s’éloigne.
keyword-helmsman = Timonier : +C au déplacement.
keyword-titan = Titan : va en tout sens sans tourner, traverse les îles, s’y met à quai ; jamais bloqué.
keyword-scorpion = Scorpion : après un déplacement ou un tir sans éperonner, son dard prend un mât à un ennemi près de sa proue, qu’il bloque.
keyword-parley = Parlementer : visé, peut acheter d’une pièce la paix pour le reste du tour.
keyword-born_leader = Meneur-né : une fois par tour avant d’agir, sur 5-6, deux fois la même action.
keyword-ghost_ship = Vaisseau fantôme : peut devenir intangible à chaque tour et tout traverser.
keyword-cannoneer = Canonnier : un tir manqué par tour peut être retenté.
keyword-captain = Capitaine : se déplace puis tire en une action.
keyword-explorer = Explorateur : accoste et explore en une action.
keyword-shipwright = Charpentier : répare en mer ou à toute île.
ability-all_long = Tous ses canons portent à L.
ability-attack_submerged_subs = Peut attaquer les sous-marins en plongée.
ability-aura_cannon_plus1 = Les alliés à C ou moins ont +1 aux tirs.
ability-board_at_s = En se déplaçant, peut aborder sans éperonner un navire à C ; le défenseur n’a aucun bonus.
ability-board_capture_crew = Abordage gagné : capture l’équipage le plus cher, qui vaut son coût en or au port.
ability-board_choose_two = Abordage gagné : deux effets au choix parmi équipage, trésor, mât.
ability-board_kills_all_crew = Abordage gagné : peut éliminer tout l’équipage adverse.
ability-board_kills_mast = Abordage gagné : retire aussi un mât.
ability-board_takes_all = Abordage gagné : prend autant de trésors que la cale le permet.
ability-boarding_plus1 = +1 au jet d’abordage.
ability-boarding_plus1_vs = +1 au jet d’abordage contre : { $x }.
ability-boarding_plus1_vs_big = +1 à l’abordage ; +2 à la place contre : { $x }.
ability-boarding_plus1_vs_monster = +1 à l’abordage contre les monstres marins.
ability-bodyguard_high = Se sacrifie à la place d’un équipage de coût 5 ou plus.
ability-bodyguard_low = Se sacrifie à la place d’un équipage de coût 4 ou moins.
ability-build_plus5 = Posé visible ; +5 points de construction ; ne quitte pas son navire.
ability-call_crew_2 = Révélé, fait venir un équipage de coût 2 ou moins ; ne prend alors pas de place.
ability-cancel_ability_s = Une fois par tour, annule pour ce tour la capacité d’un équipage ou navire à C.
ability-cancel_crew_56 = Chaque tour, d6 : sur 5-6, aucune capacité d’équipage ce tour.
ability-cannon_boarding_plus1_vs = +1 aux tirs et à l’abordage contre : { $x }.
ability-cannon_plus1 = +1 à tous ses tirs sur des navires.
ability-cannon_plus1_not_vs = +1 aux tirs contre toute cible qui n’est pas : { $x }.
ability-cannon_plus1_per_friend = +1 aux tirs par navire allié à C ou moins.
ability-cannon_plus1_vs = +1 aux tirs contre : { $x }.
ability-cannon_plus1_vs_creatures = +1 aux tirs contre les créatures marines.
ability-cannon_plus1_vs_damaged = +1 aux tirs contre une cible ayant déjà perdu un mât.
ability-cannon_plus1_vs_forts = +1 aux tirs contre un fort à C ou moins.
ability-cannons_protected = Perdre un mât ne retire pas son canon, sauf à la dérive.
ability-captain_cannon_plus1 = +1 aux tirs si un capitaine est à bord.
ability-captain_cannon_plus1_move_s = Avec un capitaine : +1 aux tirs et +C au mouvement.
ability-captain_move_l = Avec un capitaine : +L au mouvement.
ability-cargo_plus1 = +1 de cale.
ability-chainshot_specialist = Une fois par tour, un canon tire des boulets ramés à C : la cible ne bouge pas à son prochain tour.
ability-claim_derelict = Une épave flottante explorée devient vôtre et les deux navires sont placés à votre port.
ability-copy_ability = Début de tour : copie une capacité en jeu.
ability-crew_any_nation = Tout équipage, quelle que soit sa nation, agit à bord.
ability-crew_discount1 = Posé visible ; les autres équipages du bord coûtent 1 de moins.
ability-crew_nation = Les équipages de { $x } agissent aussi à bord.
ability-crew_protected = Son équipage ne peut être éliminé tant qu’elle flotte.
ability-crew_saved_facedown = Un équipage révélé qui serait éliminé est retourné face cachée.
ability-derelict_move_s = À la dérive, garde un mouvement de C.
ability-double_range = Portées imprimées doublées.
ability-double_range_six = Peut doubler toutes ses portées pour le tour, mais ne touche alors que sur 6.
ability-empty_plus_s = +C au mouvement cale vide.
ability-explore_on_dock = Accoste et explore dans la même action.
ability-extra_action_56 = Une fois par tour, d6 : sur 5-6, action supplémentaire.
ability-fire_through_ships = Les autres navires ne gênent pas sa ligne de mire.
ability-firepot_specialist = Une fois par tour, un canon lance un pot à feu à C : un mât de la cible prend feu.
ability-fleet_cannon_plus1 = Une fois par tour, un navire de la flotte a +1 à tous ses tirs.
ability-fleet_extra_action_6 = Début de tour, d6 : sur 6, un navire de la flotte a deux actions.
ability-fog_jump = Sortie de brouillard par n’importe quelle nappe en jeu.
ability-follow_up_plus1 = +1 contre une cible déjà visée ce tour par un autre navire.
ability-full_cargo_move_s = Malus : cale pleine, mouvement réduit à C.
ability-give_two_actions = Renonce à agir pour donner deux actions à un autre navire.
ability-gold_plus1 = Un de ses trésors vaut +1 or au déchargement.
ability-gold_plus2 = Un de ses trésors vaut +2 or au déchargement.
ability-gun_plus1_vs = Le fusil de cet équipage a +1 contre : { $x }.
ability-hated_by = Malus : les navires de { $x } ont +1 pour tirer sur elle.
ability-helmless_bonus_l = Sans timonier, d6 après le déplacement : sur 4-6, avance de L.
ability-hit_kills_cargo = Un coup au but peut aussi éliminer une cargaison de la cible.
ability-hit_kills_crew = Une fois par tour, un coup au but élimine aussi un équipage de la cible.
ability-hit_submerged_s = Peut viser une pièce en plongée à C ou moins.
ability-home_on_death = Éliminé, revient à votre port.
ability-ignore_first_hit = Intacte, ignore le premier coup reçu à chaque tour.
ability-ignore_terrain = Ignore les terrains en se déplaçant.
ability-ignore_terrain_not_iceberg = Ignore les terrains sauf les icebergs.
ability-immune_close = Ne peut être visée par un navire situé à C ou moins.
ability-immune_docked = Ne peut être visée tant qu’elle est accostée.
ability-immune_forts = Les forts ne peuvent pas la toucher.
ability-immune_long = Les canons à portée longue ne peuvent pas la toucher.
ability-island_swap = En explorant, peut échanger un trésor vu contre un trésor au hasard d’une autre île vierge, et doit le charger.
ability-linked_choice = À la mise en place, se lie à un équipage de { $x } au choix.
ability-load_at_s = Charge à C d’une île vierge.
ability-mark_island_s = Une fois par tour, marque une île à C comme explorée sans accoster ; elle redevient inconnue des autres.
ability-monster_lure_l = Un monstre marin partant de L ou moins gagne +L.
ability-move_and_shoot = Peut tirer à la fin de son déplacement, dans la même action.
ability-move_plus_l = +L au mouvement.
ability-move_plus_s = +C au mouvement.
ability-move_s_after_load = Une fois par tour, avance de C après avoir chargé.
ability-move_s_after_unload = Une fois par tour, avance de C après avoir déchargé.
ability-musketeer = Un canon 3C supplémentaire, non modifiable.
ability-near_enemy_plus_s = +C au mouvement près d’un ennemi (C).
ability-near_friend_plus_s = +C au mouvement près d’un allié (C).
ability-needs_two_hits = Il faut deux coups dans la même action de tir pour lui retirer un élément.
ability-never_last_treasure = Malus : ne charge jamais le dernier trésor d’une île.
ability-no_crew = Malus : ne porte pas d’équipage.
ability-no_crew_cargo_plus2 = +2 de cale si aucun équipage n’est à bord.
ability-no_pin = Ne peut être bloquée.
ability-no_shoot_loaded = Malus : ne tire pas si elle porte un trésor.
ability-no_space = Ne prend pas de place en cale.
ability-only_six_hits = Un tir ne lui retire un mât que sur 6.
ability-peek_any = Une fois par tour, regarde un trésor caché où qu’il soit.
ability-peek_cargo = Une fois par tour, regarde une cargaison cachée d’un navire.
ability-peek_island = Une fois par tour, regarde un trésor caché d’une île.
ability-pick_best_of_2d6 = Une fois par action, lance deux dés et garde le meilleur.
ability-possess_crew = Au prix de son action, d6 : sur 6, un équipage ennemi à C passe à son bord.
ability-push_enemy_l_56 = Au lieu de se déplacer, d6 : sur 5-6, pousse un ennemi de L.
ability-raid_home_1 = Peut accoster au port ennemi et y voler 1 trésor ; doit repartir au tour suivant si possible.
ability-raid_home_2 = Peut accoster au port ennemi et y voler jusqu’à 2 trésors ; doit repartir au tour suivant si possible.
ability-raid_home_all = Peut accoster au port ennemi et remplir sa cale ; doit repartir au tour suivant si possible.
ability-ram_kills_crew = Le tour où elle se bloque en éperonnant, élimine un équipage ennemi.
ability-ram_kills_crew_mast = Le tour où elle se bloque en éperonnant, retire un équipage et un mât à l’ennemi.
ability-ram_no_mast_loss = Ne perd jamais de mât par éperonnage.
ability-ram_two_segments = Éperonner une créature retire deux segments.
ability-repair_anywhere = Répare en mer ou sur toute île.
ability-repair_on_sink = Couler un navire répare un de ses mâts.
ability-reroll_any = Une fois par tour, relance un de ses dés ; le second résultat compte.
ability-reroll_missed_shot = Un tir raté par tour peut être retenté avec le même canon.
ability-roll1_lose_mast = Malus : un 1 au tir lui coûte un mât.
ability-sacrifice_extra_action = Une fois par tour, éliminer un équipage du bord donne une action de plus.
ability-same_action_twice_56 = Une fois par tour avant d’agir, d6 : sur 5-6, la même action est faite deux fois.
ability-shoot_then_move = Après son action de tir, déplacement gratuit.
ability-shooter_picks_mast = Le tireur choisit le mât retiré.
ability-silver_plus1 = Les pièces d’argent déchargées valent +1 or (variante).
ability-sinks_at_zero = Malus : coule en perdant son dernier mât.
ability-six_extra_one_self = Chaque 6 retire un mât de plus ; chaque 1 lui en coûte un.
ability-smokepot_specialist = Une fois par tour, un canon pose un banc de brume à C, jusqu’à votre prochain tour.
ability-steal_1_at_s = Une fois par tour, en se déplaçant, prend au hasard 1 trésor d’un navire à C.
ability-steal_1_on_touch = Une fois par tour, prend au hasard 1 trésor d’un navire touché.
ability-steal_2_on_touch = Une fois par tour, prend au hasard 2 trésors d’un navire touché.
ability-steal_all_on_touch = Une fois par tour, prend au hasard autant de trésors que possible d’un navire touché.
ability-steal_all_vs = Au contact d’un navire de { $x }, charge autant de ses trésors que possible.
ability-stinkpot_specialist = Une fois par tour, un canon lance un pot puant à C : l’équipage de la cible se tait à son prochain tour.
ability-sub_board_after_ram = En plongée, peut aborder après avoir éperonné puis reculé.
ability-submerged_plus_l = En plongée : +L au mouvement.
ability-swap_treasure_crew = En explorant, peut échanger un trésor de l’île contre un équipage d’un allié.
ability-take_uniques_on_touch = Une fois par tour, révèle les trésors d’un navire touché et prend ses trésors uniques.
ability-trade_at_s = Une fois par tour, échange au hasard un trésor avec un ennemi à C.
ability-treasure_to_cannon = Au port, un trésor peut devenir un canon 3C permanent.
ability-two_masts_per_hit = Chaque coup au but retire deux mâts.
ability-undamaged_plus_l = Intacte : +L au mouvement.
ability-undamaged_plus_s = Intacte : +C au mouvement.
ability-unload_at_s = Décharge à C de son port.
ability-unsinkable = Ne coule pas, mais peut être sabordée.
ability-wild_extra_action = Une fois par tour, d6 : 1-4 action de plus ; 5 pour un de vos navires ; 6 pour un ennemi, que vous dirigez.
ability-board_takes_two = Abordage gagné : deux équipages, deux pièces, ou un de chaque.
ability-board_enlists_crew = Abordage gagné : peut enrôler l’équipage le plus cher, sans place, pour toujours.
ability-segment_prize = Qui gagne un abordage contre elle peut emporter un segment, 2 or au port.
ability-breath_silence = Tir : un seul souffle, 3L ; touché, le navire et son équipage sont sans capacité à leur prochain tour.
ability-breath_fire = Tir : un seul souffle, 3L ; touché, un mât brûle.
ability-grip_two_masts = Tir : un seul jet ; touché, deux mâts de moins et la cible vient contre elle, qui peut aborder.
ability-wave = Tir : une vague large de C, longue de 2 L : deux mâts à chaque navire sur son passage ; elle en perd un.
ability-canoe_pack = La seconde pirogue semblable à toucher un navire dans le tour lui tue aussi un équipage.
ability-best_of_two_shot = Une fois par tour, un canon jette deux dés et garde l’un.
ability-lend_move_monster = Au lieu de se déplacer, fait se déplacer un autre monstre marin.
ability-mend_canoe_56 = Au lieu de se déplacer, sur 5-6, répare un mât d’un navire à C d’une pirogue.
ability-see_coins_l = Après son déplacement, voit toutes les pièces à L, îles et navires.
ability-ferry_coin_s = Une fois par tour, une pièce d’une île vierge à C passe à un ami à C.
ability-fetch_coin_s = Une fois par tour, prend une pièce à un ami à C.
ability-coins_plus1 = Chaque pièce déchargée au port d’attache vaut 1 de plus.
ability-crew_no_space_3 = Son équipage ne prend pas de place ; trois au plus.
ability-cargo_master = Tous les navires amis de sa nation portent un de plus.
ability-jonah = Toujours visible, perdu avec le navire ; les autres équipages ne coûtent rien ; à chaque touche, sur 5-6, le plus cher part sur une île.
ability-wraith = Quand un équipage est perdu, sur 6, il rejoint ce navire.
ability-show_uniques_s = Une fois par tour, un ennemi à C montre ses trésors uniques ; elle peut en charger un.
board-sea_monsters = monstres marins
board-submarines = sous-marins

## Pourquoi quelque chose est refusé

no-expected = attendu : { $shape }
no-heading = un cap est un nombre entier de 0 à 35999 (centièmes de degré)
no-off-table = on ne quitte pas la table
no-taken = la place est prise
no-wreck = c'est une épave
no-in-tow = il est en remorque
no-entangled = il est pris dans les algues
no-chained = un tir de chaînes le retient ce tour-ci
no-just-cut = il vient de se dégager des algues : il repartira au prochain tour
no-flotilla = une flottille n'avance qu'en remorque
no-derelict = il est à la dérive
no-pinned = il est bloqué
no-becalmed = il est encalminé
no-turn-runs-over = ce virage passerait sur une pièce
no-turn-off-table = ce virage sortirait de la table
no-no-room-to-turn = la place manque pour virer ici
no-no-room-for-tow = le navire en remorque n'a pas la place de suivre
no-no-room-about = la place manque pour faire demi-tour
no-no-leg = une route a au moins une étape
no-too-many-legs = { $legs } { $legs ->
    [one] étape
   *[other] étapes
} pour { $segments } { $segments ->
    [one] segment
   *[other] segments
}
no-too-long = trop long : { $run } mm dans un segment de { $length } mm
no-too-sharp = trop serré : un virage de { $turn }°, 90° au plus
no-titan-drifts = un titan glisse, les autres pièces naviguent
no-no-windcatcher = seul un preneur de vent se mesure depuis la poupe
no-ghost-ends = intangible, il ne peut finir sur une île ni sur un navire
no-titan-home = un titan ne finit jamais sur un port d'attache ennemi
no-titan-fort = un titan ne finit pas sur un fort ennemi
no-no-dragon = seul un dragon des mers vole
no-dragon-lands = un dragon des mers ne se pose sur aucun navire
no-tower-about = un navire qui remorque ne fait pas demi-tour
no-not-listed = ce n'est pas une des options
no-no-such-ship = il n'y a pas de navire { $word }
no-not-yours = il n'est pas de votre flotte
no-acted = il a déjà eu son action
no-in-fog = il est perdu dans le brouillard : il doit d'abord en sortir
no-steered = une autre main tient sa barre au prochain déplacement
no-other-moves = ce n'est pas ce navire qui se déplace
no-scuttled-once = une fois par navire et par tour
no-first-island = la première île est à au moins L du bord
no-islands-near = les îles sont à au moins 3 L les unes des autres
no-islands-far = une île est à 6 L au plus d'une autre
no-tile-off-table = une tuile tient tout entière sur la table
no-tile-near-island = une tuile est à au moins C de toute île
no-tile-near-tile = une tuile est à au moins C de toute autre tuile
no-no-berth = la place manque de ce côté du port d'attache
no-token-ashore = un jeton se pose en mer
no-rim = l'angle du bord est un de ceux-ci : { $angles }…
no-smoke-far = son centre est à C au plus du navire
no-smoke-island = la fumée ne touche aucune île
no-smoke-docked = la fumée ne touche aucun navire à quai
no-toml = ce n'est pas un fichier TOML complet : { $detail }
no-field = un fichier de flotte ne s'écrit pas ainsi : { $detail }
no-no-piece = pas de pièce { $piece-id } au catalogue
no-fleets = option flottes : { $fleets } { $fleets ->
    [one] flotte
   *[other] flottes
} pour { $seats } { $seats ->
    [one] place
   *[other] places
}
no-fleet-of-seat = option flottes, place { $number } : { $fault }
no-no-ship = pas de navire { $piece-id } au catalogue
no-no-crew = pas d'équipage { $piece-id } au catalogue
no-no-equipment = pas d'équipement { $piece-id } au catalogue
no-no-event = pas d'événement { $piece-id } au catalogue
no-no-fort = pas de fort { $piece-id } au catalogue
no-no-unique = pas de trésor unique { $piece-id } au catalogue
no-no-sailer = une flotte a besoin d'un navire qui navigue
no-too-dear = la flotte coûte { $total } { $total ->
    [one] point
   *[other] points
}, le total de construction est { $most }
no-crewless = { $piece } ne porte pas d'équipage
no-crew-cost = { $piece } : { $paid } { $paid ->
    [one] point
   *[other] points
} d'équipage sur un navire de { $cost }
no-crew-many = { $piece } : { $most } { $most ->
    [one] équipage
   *[other] équipages
} au plus
no-gear-cost = { $piece } : { $paid } { $paid ->
    [one] point
   *[other] points
} d'équipement sur un navire de { $cost }
no-spaces = { $piece } : { $needed } { $needed ->
    [one] espace
   *[other] espaces
} de cargaison pris sur { $spaces }
no-foreign-flag = { $piece } : un équipage de coût 0 ne sert que sous son pavillon
no-no-mark = { $piece } n'a pas de marque noire
no-no-bombardier = { $piece } n'a pas de canon bombardier
no-no-link = { $piece } : { $crew } n'est pas un équipage qui choisit son lien
no-no-friend = { $piece } : { $friend } n'est pas un équipage de la nation { $nation }
no-limit = { $piece } : un seul exemplaire par flotte
no-loyal = { $piece } : exige { $other } dans la flotte
no-hostile = { $piece } : jamais dans la même flotte que { $other }
no-uncoded = { $piece } : pas de code pour { $codes }, voir l'option as_printed
yard-legal = { $total } { $total ->
    [one] point
   *[other] points
} sur { $most } : flotte valable

## Pour qui découvre : la première carte, le survol en deux minutes, et à quoi sert chaque décision
## (`why-KIND` : une ligne pour tous ; `first-KIND` : dit une fois, la première fois)

intro-about = De petites flottes sur une table ouverte, sans cases. Vos navires tournent et filent à la mesure, déterrent l’or des îles sauvages, et tirent, éperonnent, abordent qui se met en travers.
    .step = Naviguez à la mesure
intro-win = De l’or, rentré chez vous. À deux, il en faut plus de la moitié de ce qu’il y a sur la table ; à trois ou plus, le plus riche gagne quand la dernière pièce est rentrée ou qu’une seule flotte navigue encore.
    .step = Rapportez l’or
intro-turn = Chacun de vos navires peut faire une chose : se déplacer, explorer l’île où il mouille, tirer ou réparer. Puis la main passe.
    .step = Menez chaque navire
intro-time = Une demi-heure à une heure pour deux flottes de 40 points.
intro-goal = Rapportez à votre port plus d’or que les autres.
overview = Chacun a une flotte du même nombre de points, une île pour port d’attache et, autour, des îles sauvages aux pièces cachées. L’or ne compte qu’une fois rentré chez vous.

    À votre tour, chaque navire reçoit une action. Un déplacement parcourt les segments du navire, C (court) ou L (long), et avant chacun il peut tourner jusqu’à 90°. Toucher une île de la proue, c’est accoster ; toucher quoi que ce soit arrête le déplacement. Un navire qui commence son tour à une île sauvage peut l’explorer : vous seul voyez ses pièces, et vous en prenez autant que le navire a de place. Rentrez, et elles se déchargent d’elles-mêmes.

    Une action de tir fait tirer le canon de chaque mât. Un canon blanc porte à C, un rouge à L. Un canon a un rang : le dé doit le dépasser. Chaque coup au but ôte un mât à la cible, et son canon avec. Un navire sans mât est une épave : on peut la remorquer et la garder, et un coup de plus la coule.

    Finissez un déplacement la proue contre un ennemi et vous pouvez éperonner, puis aborder : un dé plus les mâts de chaque côté ; le vainqueur tue un équipage ou vole une pièce. Touchez une épave et vous pouvez la prendre en remorque.

    Les équipages améliorent les navires : un capitaine fait avancer et tirer en une action, un timonier ajoute C au déplacement, un explorateur accoste et creuse d’un coup. Navires et équipages ont parfois des mots-clés qui plient les règles ; ce que dit une carte l’emporte.
why-act = Une action par navire : aller chercher de l’or, le rapporter, ou arrêter qui en porte plus que vous.
first-act = Choisissez un navire, puis ce qu’il fait. Vide, il va vers une île à pièces ; au mouillage, il explore ; chargé, il rentre. On tire sur les ennemis à portée de canon. Vous pouvez finir quand vous voulez : aucun navire n’est obligé d’agir.
why-island = Près du port, cela sert les rapides ; loin, les forts : quelle flotte est la plus vive ?
first-island = Les joueurs bâtissent la mer ensemble, île par île. Les îles sont à 3 L au moins l’une de l’autre ; quatre pièces attendront sur chacune qui n’est le port de personne.
why-tile = Le terrain ralentit ou cache : là où votre rival doit passer, et pas vous.
why-home = Vous choisissez pour un autre : une île aux voisins lointains rallonge tous ses voyages.
first-home = Un port loin des îles sauvages coûte un tour à chaque voyage. Vous choisissez le sien, il choisit le vôtre.
why-berth = Que la proue regarde la première île voulue : tourner sur place coûte de la portée.
why-bombardier = L’artillerie porte loin ; la flamme ne porte qu’à C, mais met le feu, et le feu se propage.
why-first = Plusieurs choses à la fois : d’abord ce qui peut améliorer les autres.
why-dive = En plongée, on ne vous tire pas dessus et vous ne tirez pas : plongez pour approcher, remontez pour vous battre.
why-fade = Intangible, vous traversez tout, mais n’accostez ni n’éperonnez.
why-event = Un événement sert une fois, à son moment : en viendra-t-il un meilleur ?
why-contact = Éperonner peut coûter un mât à l’ennemi et ouvre l’abordage ; remorquer fait d’une épave votre navire, cargaison comprise.
first-contact = Votre proue touche. Éperonner : un dé supérieur aux mâts ennemis en ôte un, puis vous pouvez aborder. Vous voilà ensuite accroché à lui. Un navire sans mât se remorque plutôt : lui et son or sont à vous.
why-board = Un dé plus les mâts de chaque côté : avec plus de mâts, tentez ; avec moins, vous risquez un équipage ou une pièce.
first-board = Chacun lance un dé et ajoute ses mâts encore debout. Le vainqueur tue un équipage de l’autre ou lui vole une pièce, s’il a la place.
why-board-far = De loin, pas d’éperon d’abord : abordez qui a moins de mâts que vous et porte quelque chose.
why-spoils = Une pièce est de l’or pour vous et rien pour eux ; un équipage perdu emporte sa capacité pour toute la partie.
why-steal = Les pièces sont cachées, sauf celles que vous connaissez : la meilleure de celles-là.
why-victim = Un capitaine, un timonier ou un tireur coûte le plus.
why-mast = Chaque mât est un canon : cédez le plus mauvais, ou celui qui n’est à portée de rien.
first-mast = C’est vous qui choisissez le mât qui tombe, et son canon tombe avec. Gardez les longues portées et les petits rangs : ce sont ceux qui touchent.
why-burn = Le feu se propage : brûlez le mât dont vous pouvez vous passer, et rentrez.
why-repair = Un mât par action : le meilleur canon d’abord, sauf si autre chose empêche le navire de servir.
why-shoot = Chaque canon tire seul : les petits rangs d’abord, et regardez après chaque coup.
first-shoot = Le chiffre d’un canon est son rang : le dé doit le dépasser, donc un rang 2 touche de 3 à 6. Les canons tirent un à un ; chaque coup ôte un mât. Sans mât, un navire dérive, et un coup de plus le coule, la moitié de son or pour vous.
why-again = Manqué : le même canon peut réessayer sans frais, une fois par tour.
why-captain = Avec un capitaine, avancer n’ôte pas la bordée : tirez si quelqu’un est à portée.
why-hit-cargo = Une pièce détruite n’est à personne : bien, si vous ne pouvez pas la prendre.
why-smoke = La fumée arrête les tirs et avale les navires : entre vous et les canons.
why-fort-shoot = Le fort ne bouge pas : visez qui s’approche le plus de l’or.
why-reroll = Le second résultat compte, meilleur ou pire : gardez ce qui touche déjà.
why-two-dice = Deux fois plus de chances, une fois par action : pour le jet qui compte.
why-best = Gardez le dé qui sert le plus ; le plus haut n’est pas toujours utile.
why-load = Une pièce par place libre : les plus riches d’abord.
first-load = Vous seul voyez ces pièces. Prenez les meilleures qui tiennent ; le reste attend face cachée, et vous pouvez revenir.
why-explore-free = C’est gratuit ici : regardez et chargez.
why-exchange = L’or au navire qui rentre le premier, les équipages à qui s’en sert.
why-leave = Ce navire n’en a pas l’usage : seulement si un autre des vôtres en a besoin.
why-hands = Un équipage ne sert qu’à bord : celui que ce voyage demande, pour la place qu’il prend.
why-onward = Le navire peut continuer : profitez du reste de la route.
why-steer = Vous tenez la barre d’un autre : loin de l’or, ou sur un récif.
why-heading = Choisissez la sortie qui regarde votre prochain but.
why-pivot = Tourner est gratuit : la proue vers la prochaine escale, les canons vers l’ennemi.
why-away = Hors des canons, vers le prochain coup d’éperon.
why-whirl = Un maelström traverse toute la table, et peut prendre un mât, une pièce ou un équipage : le raccourci le vaut-il ?
why-toll = Perdez ce qui sert le moins à ce voyage.
why-fog-jump = Sortez par la nappe la plus proche de votre but.
why-icebreak = La glace disparaît pour de bon, pour tout le monde.
why-build = Un fort garde une île et met son or à l’abri, mais le prix doit y rester.
why-pay = N’importe quelles pièces qui font le prix : elles comptent encore pour vous dans le fort.
why-flags = On mesure les canons depuis les drapeaux : là où les navires viendront.
why-fort-gun = La longue portée au canon de meilleur rang.
why-flag = Gardez les drapeaux qui couvrent l’approche.
why-divers = De l’or au fond, si quelqu’un peut rester le chercher.
why-raft = Ce qu’un radeau sauve, il faut encore le rentrer.
why-mermaids = Le navire charmé perd du temps : celui qui porte le plus d’or.
why-token = Là où vos rivaux doivent passer, et pas vous.
why-blow = Loin de son port, ou contre ce qui l’arrêtera.
why-cove = Un navire à qui la surprise sert : le chargé ou le pourchassé.
why-falsify = Du faux ne vaut rien au port : l’ennemi qui va décharger.
why-rolling-fog = Elle passera sur quelqu’un : là où vos navires ne sont pas.
why-champion = Le plus fort de vos équipages, pour un combat aux dés.
why-foe = Qui vous pouvez battre, et dont la perte fait mal.
why-lantern = Une fausse lumière : le navire chargé, vers les rochers ou loin de son port.
why-astray = Loin de son navire, il ne sert à rien pour longtemps.
why-shove = Poussez un navire hors de portée, loin de son île, ou dans les ennuis.
why-swap = La plus pauvre de vos pièces contre une sans doute meilleure.
why-stock = De votre réserve : la plus riche, ou l’unique qui vous sert.
why-seed = Laissée sur une île : ce dont vous pouvez le mieux vous passer.
why-explosives = Les deux peuvent souffrir : utile contre meilleur que soi.
why-rob = Celui qui porte le plus d’or.
why-raid = Droit dans le trésor ennemi : la plus riche que vous puissiez porter.
why-melt = Une pièce contre un canon : tôt dans la partie, il la rembourse ; tard, non.
why-island-swap = Une pièce pauvre contre une inconnue : plus la vôtre est basse, mieux c’est.
why-crew-trade = De l’or tout de suite, une capacité perdue pour de bon : quand l’équipage a fait son temps.
why-claim = Il vient à votre port avec tout ce qu’il porte.
why-grant = Le navire qui a deux choses utiles à faire : tirer et filer, ou creuser et partir.
why-copy = La capacité qui manque le plus à ce tour.
why-parley = Une pièce contre une bordée : si la cale ou les mâts valent plus.

## Pourquoi le joueur du jeu choisirait ainsi

reason-masts-left = { $masts ->
    [0] plus un mât debout sur la cible
    [one] un mât debout sur la cible
   *[other] { $masts } mâts debout sur la cible
  }
reason-carries = l'ennemi porte { $gold } d'or
reason-hold-back = { $kind-id ->
    [act] aucun navire n’a mieux à faire ce tour-ci
    [pivot] tourner ne rapporterait rien
    [shoot] aucun tir ici qui en vaille la peine
   *[other] rien ici qui rapporte
}
reason-coin = vaut { $gold } d’or au port
reason-masts-beside = { $own ->
    [one] un mât
   *[other] { $own } mâts
} contre { $theirs }
reason-hunts = à la poursuite d'un ennemi { $masts ->
    [0] démâté
    [one] à un mât
   *[other] à { $masts } mâts
  }
reason-brings-home = { $gold } d'or à ramener
reason-coins-there = { $island } : { $coins ->
    [one] une pièce y est
   *[other] { $coins } pièces y sont
  }
reason-fetches = encore { $room } { $room ->
    [one] place
   *[other] places
} à bord
reason-hits-expected = environ { $hits } { $hits ->
    [one] touche
   *[other] touches
} à espérer
reason-masts-lost = { $masts ->
    [0] aucun mât à relever
    [one] un mât à relever
   *[other] { $masts } mâts à relever
  }

# chances, beside their bars
hint-play = { $card-text }
hint-champion = { $known ->
    [0] Face cachée : on ne sait qui c’est
   *[other] { $crew } : un dé + { $cost }
}
hint-fire = { $least ->
    [6] Seul un 6 touche
    [7] Aucun dé ne touche
   *[other] Touche de { $least } à 6
}
odds-fire = toucher
figure-fire = { $chance } %
    .unit = de toucher
battle-fire = { $ship } fait feu
battle-board = { $ship } à l'abordage
battle-masts = { $left ->
    [0] épave
    [one] un coup : épave
   *[other] { $left } coups avant l'épave
}
