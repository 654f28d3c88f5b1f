## La Crique des Pirates

game = La Crique des Pirates
    .blurb = Douze mois pour devenir le pirate le plus renommé de la Crique : cap secret, bordées, pillage et trésors enfouis.

## Ce qui est demandé

coin = or
ask-draft = Gardez l’une de ces cartes de la taverne.
wait-draft = { $who } choisit une carte de la taverne.
ask-outfit = Comment armer votre navire ? Vous avez { $gold } or. Les crans d’une section coûtent, dans l’ordre, { $prices } or.
wait-outfit = { $who } arme son navire.
ask-sail = Quelle île, ce mois-ci ?
wait-sail = { $who } choisit son cap.
ask-window-treasures = Les trésors du mois sont sur les îles : jouez-vous un événement avant que l’on prenne la mer ?
wait-window-treasures = Un événement peut être joué.
ask-window-lookout = Avant que quiconque ne choisisse son cap : jouez-vous un événement ?
wait-window-lookout = Un événement peut être joué.
ask-window-navy = Tous les navires sont arrivés : jouez-vous un événement ?
wait-window-navy = Un événement peut être joué.
ask-window-marque = La Royal Navy est en mer : lui répondez-vous ?
wait-window-marque = On peut répondre à la Royal Navy.
ask-window-leave = Les caps du mois sont pris : filez-vous vers une autre île ?
wait-window-leave = Quelqu’un peut encore filer ailleurs.
ask-battle-card = Jouez-vous une carte d’abordage avant la première bordée ?
wait-battle-card = Une carte d’abordage peut être jouée.
ask-turn = Sur qui tirez-vous, et où ?
wait-turn = { $who } va tirer, ou fuir.
ask-aim = Sur qui tirez-vous, et où ?
wait-aim = { $who } vise.
ask-reload = Vos hommes rechargent : pas de tir à ce tour. Tenez-vous bon, ou fuyez-vous ?
wait-reload = { $who } recharge.
ask-navy-fire = La Royal Navy attend vos ordres : sur qui tire-t-elle, et sur quelle section ?
wait-navy-fire = { $who } donne ses ordres à la Royal Navy.
ask-island = { $prices-count ->
    [0] { $island } : que faites-vous ?
    [one] { $island } : que faites-vous ? Le dernier cran coûte { $prices } or.
   *[other] { $island } : que faites-vous ? Les crans suivants coûtent, dans l’ordre, { $prices } or.
}
wait-island = { $who } est à terre.
ask-gift = La Crique prend soin des siens : que prenez-vous ?
wait-gift = { $who } se repose dans la Crique.
ask-parrot = { $new } veut monter à bord, mais { $old } y est déjà. Lequel gardez-vous ?
wait-parrot = { $who } choisit entre deux perroquets.

## Ce qu’on peut faire

do-pass = Passer
do-keep = Garder { $a }
do-outfit = Coque +{ $a }, voiles +{ $b }, canons +{ $c }, équipage +{ $d }
pick-outfit-1 = Coque +?
pick-outfit-2 = Voiles +?
pick-outfit-3 = Canons +?
pick-outfit-4 = Équipage +?
do-sail = Cap sur { $a }
do-play = { $count ->
    [1] Jouer { $a }
    [2] { $a-id ->
        [overboard] { $b ->
            [one] Jouer { $a } : un coffre à la mer
           *[other] Jouer { $a } : { $b } coffres à la mer
        }
        [lookout] Jouer { $a } : { $b } navigue d’abord
        [piracy] Jouer { $a } contre { $b }
       *[other] Jouer { $a } : { $b }
    }
   *[other] Jouer { $a } : { $b }, { $c }
}
do-fire = Tirer sur { $a } : { $b }
do-flee = Fuir vers la Crique
do-reload = Tenir bon et recharger
do-raise = { $b ->
    [one] Améliorer d’un cran : { $a }
   *[other] Améliorer de { $b } crans : { $a }
}
do-refit = Améliorer d’un cran, au double du prix : { $a }
do-buy-card = Acheter une carte de la taverne pour { $box-card-price } pièces d’or
do-bury-chests = { $a ->
    [one] Enterrer un coffre pour 1 point de renommée
   *[other] Enterrer { $a } coffres pour { $a } points de renommée
}
do-bury-gold = { $a ->
    [one] Enterrer { $box-gold-a-fame } pièces d’or pour 1 point de renommée
   *[other] Enterrer { $a } fois { $box-gold-a-fame } pièces d’or pour { $a } points de renommée
}
do-mend = Réparer l’artisan pour { $box-mend-price } or : { $a }
do-mastercraft = Placer un artisan : { $a }
do-gift = Prendre { $a }
do-keep-parrot = Garder { $a }
do-swap-parrot = Prendre { $a } à la place, pour { $box-parrot-swap } de renommée

## Ce qu’il faut savoir avant de choisir

hint-outfit = { $price } or en tout : coque { $hull }, voiles { $sails }, dés au combat : { $dice }
hint-raise = { $price } or : { $section } à { $value }{ $gain ->
    [0] { ", " }comme avant, mais la déroute recule d’un coup
   *[other] { "" }
}
hint-refit = { $price } or : { $section } à { $value }{ $gain ->
    [0] { ", " }comme avant, mais la déroute recule d’un coup
   *[other] { "" }
}
hint-sail = { $bury ->
    [true] { $buried ->
        [0] Rien encore à enterrer
       *[other] Enterrer tout ce que vous avez : { $buried } renommée
     }{ $foes-count ->
        [0] { "" }
       *[other] ; au large : { $foes }
     }
   *[false] { $treasure ->
        [true] { $fame } renommée, { $gold } or, { $chests ->
            [one] { $chests } coffre
           *[other] { $chests } coffres
         }, { $tavern ->
            [one] { $tavern } carte
           *[other] { $tavern } cartes
         }{ $foes-count ->
            [0] { "" }
           *[other] { " " }; au large : { $foes }
         }
       *[false] Au large : { $foes }
    }
}
hint-fire = { $dice ->
    [one] Un dé
   *[other] { $dice } dés
 }, { $face ->
    [6] seul un 6 touche
    [5] chaque 5 ou 6 touche
   *[other] chaque { $face } à 6 touche
 } ; { $foe ->
    [true] { $needs ->
        [one] un coup au but le coule
       *[other] { $needs } coups au but le coulent
    }
   *[false] { $needs ->
        [one] déroute au premier coup
       *[other] déroute en { $needs } coups
     }{ $parrot ->
        [0] { "" }
        [one] , dont un sur son perroquet
       *[other] , dont { $parrot } sur son perroquet
    }
}
hint-mastercraft = Il encaissera deux coups avant que la section ne perde un cran
hint-mend = Remis à neuf, il encaisse deux coups avant que la section ne perde un cran
hint-buy-card = La première carte de la pile, pour votre main : événement, abordage, bordée, renommée ou perroquet
hint-flee = Sur un { $box-mutiny-on } au dé, l’équipage se mutine : adieu l’or, les coffres et { $box-mutiny-fame } de renommée
hint-play = { $raises ->
    [true] { $section } à { $value }{ $gain ->
        [0] { ", " }comme avant, mais la déroute recule d’un coup
       *[other] { "" }
    }
   *[false] { $card-text }
}
hint-keep = { $card-text }
hint-keep-parrot = { $card-text }
hint-swap-parrot = { $card-text }

## Ce qui est raconté

told-month = Mois { $month } : les trésors sont retournés sur les cinq îles.
brief-month = Mois { $month } : cinq trésors à piller.
told-kept = Vous gardez { $card }.
told-outfit = { $who } arme son navire : coque +{ $hull }, voiles +{ $sails }, canons +{ $cannons }, équipage +{ $crew }, pour { $gold } or.
brief-outfit = { $who } arme son navire pour { $gold } or.
told-drawn = Vous piochez { $card }.
told-parrot = { $parrot } monte à bord du navire de { $who }.
told-parrot-swapped = { $fame ->
    [0] { $who } échange { $old } contre { $new }.
   *[other] { $who } échange { $old } contre { $new }, pour { $fame } de renommée.
}
told-parrot-refused = { $who } garde { $old } et renvoie { $new } à la taverne.
told-parrot-wounded = { $parrot }, à bord du navire de { $who }, est blessé.
told-parrot-killed = { $fame ->
    [0] { $parrot }, à bord du navire de { $who }, est tué.
   *[other] { $parrot }, à bord du navire de { $who }, est tué : { $fame } de renommée perdue.
}
told-craft-hit = { $left ->
    [0] L’artisan de { $who } ({ $section }) vole en éclats.
   *[other] L’artisan de { $who } ({ $section }) encaisse un coup.
}
told-tie = À égalité, { $who } lancent les dés : { $dice }.
told-sailed = { $who } met le cap sur { $island }.
told-neutral = Le navire neutre met le cap sur { $island }.
told-event = { $count ->
    [0] { $who } joue { $card }.
   *[other] { $card-id ->
        [lookout] { $who } joue { $card } : { $on } navigue d’abord.
        [piracy] { $who } joue { $card } contre { $on }.
       *[other] { $who } joue { $card } : { $on }.
    }
}
told-shaken-off = La flibusterie de { $by } reste sans effet sur { $who }.
told-map = La carte de { $who } désigne { $island }.
told-battle = { $foes-count ->
    [0] Bataille devant { $island } : { $players }.
   *[other] Bataille devant { $island } : { $players }, contre { $foes }.
}
brief-battle = Bataille devant { $island }.
told-last-battle = Égalité pour la première place : { $players } livrent un ultime combat.
told-battle-card = { $chests ->
    [0] { $who } joue { $card }.
    [one] { $who } joue { $card } : un coffre à la mer.
   *[other] { $who } joue { $card } : { $chests } coffres à la mer.
}
told-loaded = { $who } charge { $card }.
told-reloading = { $who } recharge et ne tire pas.
told-volley = { $who } { $who-id ->
    [bonny-read] tirent
   *[other] tire
 } sur { $target } ({ $section }) : { $dice }. { $hits ->
    [0] Manqué.
    [1] Un coup au but.
   *[other] { $hits } coups au but.
}
told-explosion = { $hits ->
    [one] La sainte-barbe explose : 1 dégât à chaque coque.
   *[other] La sainte-barbe explose : { $hits } dégâts à chaque coque.
}
told-recoil = { $hits ->
    [one] Le recul : 1 dégât aux canons de { $who }.
   *[other] Le recul : { $hits } dégâts aux canons de { $who }.
}
told-regained = { $foe } regagne { $hull } de coque.
told-stray = Un tir perdu touche { $target } (coque).
told-routed = { $who } est en déroute ({ $sections }) et rejoint la Crique.
told-witnesses = { $players-count ->
    [one] { $players } y gagne { $fame } de renommée.
   *[other] { $players } y gagnent { $fame } de renommée chacun.
}
told-fled = { $who } fuit vers la Crique.
told-no-mutiny = L’équipage de { $who } gronde ({ $die }), mais obéit.
told-mutiny = Mutinerie à bord ({ $die }) ! { $who } perd { $gold } or, { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
 } et { $fame } de renommée.
told-sunk = { $players-count ->
    [0] { $foe } : par le fond ! Nul n’est là pour s’en vanter.
    [one] { $foe } : par le fond ! { $fame } de renommée pour { $players }.
   *[other] { $foe } : par le fond ! { $fame } de renommée chacun pour { $players }.
}
told-captured = { $who } capture { $foe } : { $fame } de renommée.
told-plunder = { $who } pille { $island } : { $fame } renommée, { $gold } or, { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
 }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }.
brief-plunder = { $who } pille { $island }{ $fame ->
    [0] {""}
   *[other] {" · "}{ $fame } renommée
 }{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } or
 }{ $chests ->
    [0] {""}
    [1] {" · "}1 coffre
   *[other] {" · "}{ $chests } coffres
 }{ $cards ->
    [0] {""}
    [1] {" · "}1 carte
   *[other] {" · "}{ $cards } cartes
 }
told-taxed = { $by } prend la moitié du butin de { $who } : { $fame } renommée, { $gold } or, { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
 }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }.
told-bury-tax = { $by } prend { $fame } de cette renommée à { $who }.
told-bought = { $who } achète une carte de la taverne.
told-raised = { $steps ->
    [one] { $who } améliore son navire d’un cran : { $section }.
   *[other] { $who } améliore son navire de { $steps } crans : { $section }.
}
brief-raised = { $who } : { $section } +{ $steps }.
told-buried-chests = { $who } enterre { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
 } : { $fame } de renommée.
told-buried-gold = { $who } enterre { $gold } { $gold ->
    [one] pièce
   *[other] pièces
} d’or : { $fame } de renommée.
told-mended = { $who } répare son artisan : { $section }.
told-fitted = { $replaced ->
    [0] { $who } place un artisan : { $section }.
   *[other] { $who } défausse son ancien artisan et en place un autre : { $section }.
}
told-repaired = { $who } répare { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
 } pour { $gold } or.
told-repaired-unpaid = { $who } n’a pas de quoi payer ses réparations : { $sections ->
    [one] { $sections } section remise
   *[other] { $sections } sections remises
 } en état pour { $gold } or, mais la Crique n’offre rien.
brief-repaired-unpaid = { $who } ne peut tout payer : la Crique répare, sans rien offrir.
told-gift = { $gift-id ->
    [two-cards] { $who } prend deux cartes de la taverne.
   *[other] { $who } prend une carte de la taverne et { $gold } or.
}
told-tavern-shuffled = La pioche de la taverne est épuisée : la défausse est mélangée.
told-legend = Nouveau pavillon noir devant { $island } : { $foe }.
told-black-ship = { $foe } { $foe-id ->
    [bonny-read] font
   *[other] fait
 } voile vers { $island }.
brief-black-ship = { $foe } : cap sur { $island }.
told-overloaded = La cale de { $who } déborde : { $chests ->
    [one] { $chests } coffre retourne
   *[other] { $chests } coffres retournent
 } à l’Île au Trésor.
told-fame-cards = { $fame ->
    [one] { $who } montre une carte de renommée, pour { $fame } point.
   *[other] { $who } montre ses cartes de renommée, pour { $fame } points.
}
told-champion = Vainqueur de l’ultime combat : { $players }.

## Les noms

name-hull = coque
name-sails = voiles
name-cannons = canons
name-crew = équipage
name-all = toutes les sections
name-tavern-island = l’Île de la Taverne
name-hull-island = l’Île de la Coque
name-sail-island = l’Île de la Voile
name-cannon-island = l’Île aux Canons
name-crew-island = l’Île des Équipages
name-treasure-island = l’Île au Trésor
name-cove = la Crique des Pirates
name-blackbeard = Barbe Noire
    .text = { $legend-blackbeard-dice } dés sur la coque de qui a le plus de canons. Coque { $legend-blackbeard-hull }, voiles { $legend-blackbeard-sails }, { $legend-blackbeard-fame } de renommée.
name-flying-dutchman = le Hollandais volant
    .text = { $legend-flying-dutchman-dice } dés sur l’équipage le plus nombreux. Coque { $legend-flying-dutchman-hull }, voiles { $legend-flying-dutchman-sails }, { $legend-flying-dutchman-fame } de renommée. Regagne jusqu’à { $legend-flying-dutchman-regain } points de coque perdus dans le tour.
name-hook = le capitaine Crochet
    .text = { $legend-hook-dice } dés sur la plus forte coque ; ses ratés peuvent toucher les autres. Coque { $legend-hook-hull }, voiles { $legend-hook-sails }, { $legend-hook-fame } de renommée.
name-bonny-read = Anne Bonny et Mary Read
    .text = { $legend-bonny-read-dice } dés sur toutes les sections du plus rapide. Coque { $legend-bonny-read-hull }, voiles { $legend-bonny-read-sails }, { $legend-bonny-read-fame } de renommée.
name-cacafuego = le Cacafuego
    .text = Sans canons : qui reste seul à ses côtés s’en empare, pour autant de renommée qu’un dé l’indique.
name-navy = la Royal Navy
    .text = { $legend-navy-dice } dés là où son commandant le veut. Coque { $legend-navy-hull }, voiles { $legend-navy-sails }, { $legend-navy-fame } de renommée.
name-neutral = le navire neutre
    .text = { $legend-neutral-dice } dés sur la plus forte coque. Coque { $legend-neutral-hull }, voiles { $legend-neutral-sails }, { $legend-neutral-fame } de renommée.
name-flint = le perroquet du capitaine Flint
    .text = Coque. Aucune limite de coffres à bord.
name-long-john = le perroquet de Long John Silver
    .text = Canons. Toujours { $card-long-john-dice } dés.
name-billy-bones = le perroquet de Billy Bones
    .text = Équipage. Autant de dés que de canons.
name-trelawney = le perroquet de Trelawney
    .text = Voiles. +{ $card-trelawney-speed } en vitesse.
name-mastercraft = Artisan
    .text = À terre : protège une section de deux coups.
name-dead-calm = Calme plat
    .text = Abordage : plus aucune carte dans cette bataille.
name-fair-wind = Vent favorable
    .text = Abordage : +{ $card-fair-wind-speed } en vitesse.
name-grapple = Grappin
    .text = Abordage : chaque joueur lance autant de dés que son équipage.
name-smoke = Fumigènes
    .text = Abordage : seul un 6 touche votre navire.
name-overboard = Par-dessus bord
    .text = Abordage : +{ $card-overboard-speed-a-chest } en vitesse par coffre jeté.
name-grapeshot = Mitraille
    .text = Bordée : { $card-grapeshot-hit-from } à 6 touchent, même à travers les fumigènes ; puis { $card-grapeshot-recoil } dégâts à vos canons.
name-powder-room = Sainte-Barbe
    .text = Bordée : chaque coup au but ôte aussi { $card-powder-room-powder } à la coque de tous les navires présents, le vôtre compris.
name-cannonade = Canonnade
    .text = Bordée : chaque coup au but frappe les quatre sections ; pas de tir au tour suivant.
name-french-leave = Fuite à l’anglaise
    .text = Après la navigation : gagnez une île libre ou l’Île au Trésor ; annule la flibusterie.
name-piracy = Flibusterie
    .text = Avant la navigation : la moitié de ce qu’un autre joueur pille ou enterre ce mois-ci est à vous.
name-lookout = Vigie
    .text = Avant la navigation : chacun part à découvert, à tour de rôle ; vous dites qui commence.
name-shipowner = Armateur
    .text = À terre : un cran gratuit pour une section du navire.
name-letter-of-marque = Lettre de marque
    .text = En réponse à la Royal Navy : vous l’envoyez ailleurs, et la commandez.
name-royal-navy = Royal Navy aux trousses
    .text = Après la navigation : vous envoyez la Royal Navy sur une île extérieure, et la commandez.
name-treasure-map = Carte du trésor
    .text = Avant la navigation : un dé désigne une île ; pillez-la ce mois-ci et prenez le double de ses coffres.
name-fame-1 = Renommée : { $card-fame-1-fame }
    .text = Gardée jusqu’à la fin : { $card-fame-1-fame } de renommée.
name-fame-2 = Renommée : { $card-fame-2-fame }
    .text = Gardée jusqu’à la fin : { $card-fame-2-fame } de renommée.
name-fame-3 = Renommée : { $card-fame-3-fame }
    .text = Gardée jusqu’à la fin : { $card-fame-3-fame } de renommée.
name-two-cards = deux cartes de la taverne
name-card-and-gold = une carte de la taverne et { $box-gift-gold } or

## Les options du jeu

setting-multi-mastercraft = Plusieurs artisans
    .help = Un navire peut porter un artisan sur chaque section, et non un seul en tout.
setting-cove-pay-what-you-can = À la Crique, payer ce qu’on peut
    .help = Qui ne peut payer toutes ses réparations donne l’or qu’il a.
setting-short-game = Partie courte
    .help = { $box-short-months } mois au lieu de { $box-months }.
setting-blackbeard-only = Rien que Barbe Noire
    .help = Chaque navire noir est celui de Barbe Noire, et nul équipage ne se mutine.
setting-small-hull = Petite coque
    .help = Les cales sont bien plus petites : { $box-small-hull }.
setting-two-players = Deux joueurs
    .help = À deux : un second navire noir, et un navire neutre qui vogue au hasard.
setting-tavern-draft = Choix à la taverne
    .help = Au départ, chacun pioche { $box-draft-cards } cartes de la taverne et en garde une.

## Le décompte

score-battle = Batailles
score-plunder = Pillage
score-legends = Légendes et Royal Navy
score-burying = Trésors enterrés
score-cards = Cartes de renommée
score-lost = Renommée perdue
advice-battle = allez vous battre quand votre navire est prêt ; chaque déroute vaut 1 de renommée à ceux qui restent.
advice-plunder = visez l’île la plus riche où personne d’autre ne va ; on y pille sans combattre.
advice-legends = armez canons et équipage, puis allez chercher légendes et Royal Navy ; une seule prise change la partie.
advice-burying = passez plus souvent par l’île au Trésor ; coffres et or restés à bord ne font pas de renommée.
advice-cards = gardez vos cartes de renommée jusqu’au bout ; elles se comptent à la fin.

## Les panneaux de la table

board-months = Mois
goal-renown = { $left ->
    [one] Le plus de renommée au bout de { $months } mois : c’est le dernier.
   *[other] Le plus de renommée au bout de { $months } mois. Il en reste { $left }, celui-ci compris.
}
goal-battle = Rester le dernier pour piller l’île ; une déroute vaut 1 de renommée aux autres. { $left ->
    [1] Votre point faible ({ $section }) ne tient plus qu’un coup.
   *[other] Votre point faible ({ $section }) tient { $left } coups.
}
battle-at = Bataille devant { $island }
battle-stake = butin : { $fame } renommée, { $gold } or, { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
 }, { $tavern ->
    [one] { $tavern } carte
   *[other] { $tavern } cartes
}
battle-left = { $left ->
    [one] 1 coup : déroute
   *[other] { $left } coups avant la déroute
 }{ $parrot ->
    [true] , perroquet d’abord
   *[false] { "" }
}
battle-sinks = { $left ->
    [0] par le fond
    [one] 1 coup le coule
   *[other] { $left } coups le coulent
}
drawer-piles = Pioches
drawer-pile = Pile

## Le terminal

sheet-month = Mois { $month } sur { $months } · en réserve : { $gold } or, { $chests } { $chests ->
    [one] coffre
   *[other] coffres
}
sheet-hand = Votre main
sheet-offer = Gardez l’une de ces cartes
sheet-fleet = Les pirates
sheet-strangers = Qui d’autre est en mer
sheet-mat = La fiche de navire
sheet-battle = Bataille devant { $island }
sheet-map = { " " }(×2 pour { $who })
sheet-tavern = Cartes
sheet-parrots = Perroquets à bord
sheet-island = Île
sheet-ships = Navires
sheet-ship = Navire
sheet-deed = Effet
sheet-pirate = Pirate
sheet-fame = Renommée
sheet-gold = Or
sheet-chests = Coffres
sheet-hull = Coque
sheet-sails = Voiles
sheet-cannons = Canons
sheet-crew = Équipage
sheet-speed = Vitesse
sheet-dice = Dés
sheet-section = Section
sheet-price = Prix du cran
sheet-state = État
sheet-smoke = fumigènes
sheet-hit = touché
sheet-reloading = recharge
sheet-taxed = (rançonné par { $by })
sheet-parrot = Perroquet
sheet-cards = Cartes
sheet-card = Carte

## Le plateau dessiné

board-month = Mois { $month } sur { $months }
board-last-battle = Dernier combat
board-stage-cards = cartes d’abordage
board-round = ronde { $round }
board-cards-down = Sur la table : { $cards }
board-taxed = Rançonné par { $who }
board-kind-parrot = Perroquet
board-kind-mastercraft = Artisan
board-kind-battle = Abordage
board-kind-volley = Bordée
board-kind-event = Événement
board-kind-fame = Renommée
board-foe-blackbeard = Vise le plus de canons, frappe la coque.
board-foe-flying-dutchman = Vise le plus grand équipage ; regagne { $legend-flying-dutchman-regain } de coque par ronde.
board-foe-hook = Vise la plus forte coque ; ses ratés touchent les autres.
board-foe-bonny-read = Visent le plus rapide, frappent les quatre sections.
board-foe-cacafuego = Sans défense : à qui le prend, un dé de renommée.
board-foe-navy = Obéit à qui l’a envoyée.
board-foe-neutral = Un navire de passage, frappe la coque.
board-house = maison
board-tavern-pile = cartes Taverne à piocher
board-tavern-discard = cartes Taverne défaussées
board-legends-pile = légendes à venir
board-won =
    { $count ->
        [one] { $players } l’emporte !
       *[other] { $players } l’emportent !
    }

## Pourquoi une partie ne peut commencer

no-two-players = l’option « Deux joueurs » (two_players) est faite pour 2 places, non { $got }
no-too-few = crique se joue à 3, 4 ou 5 places, ou à 2 avec l’option « Deux joueurs » (two_players)

## Pourquoi le joueur du jeu choisirait ainsi

reason-cargo = cargaison à prendre là-bas : environ { $fame } de renommée
reason-bury = enterrer là-bas : environ { $fame } de renommée de plus que d'attendre
reason-use = ce qu'offre l'île : environ { $fame } de renommée
reason-odds = chances de ne pas être chassé : { $percent } %
reason-event = { $card } maintenant : environ { $fame } de renommée
reason-save-cards = les cartes qui ne rapportent rien maintenant se gardent
reason-helps = { $card } aide à gagner ce combat
reason-helps-not = { $card } change peu de chose à ce combat
reason-volley-card = { $card }, quand la bordée en dépend
reason-never-flee = une mutinerie coûte plus qu'un combat perdu
reason-needed = { $hits ->
    [one] un coup au but le met hors de combat
   *[other] { $hits } coups au but le mettent hors de combat
  }
reason-hits = chances d’y arriver en une bordée : { $percent } %
reason-not-oneself = on ne tire pas sur son propre navire
reason-standing = { $who } en est à environ { $fame } de renommée
reason-nothing-more = plus rien ici qui en vaille la peine
reason-bury-now = ce qui est enterré ne se perd plus
reason-ashore = vaut environ { $fame } de renommée de plus que son prix
reason-card-worth = { $card } : environ { $fame } de renommée
reason-habit-outfit = la coque et les voiles d'abord, puis canons et équipage
reason-habit-reload = canons vides : on recharge d'abord
reason-habit-gift = de l'or tant qu'on a le temps de s'en servir, des cartes ensuite

## Pour qui découvre : la première carte, le survol en deux minutes, et à quoi sert chaque décision
## (`why-KIND` : une ligne pour tous ; `first-KIND` : dit une fois, la première fois)

intro-about = Chaque mois, chacun choisit une île en secret, puis tous se dévoilent ensemble. Chaque île donne son butin, et vend de quoi armer le navire.
    .step = Choisissez un cap
intro-win = Le pirate le plus renommé au bout de douze mois l’emporte. La renommée vient du pillage, des batailles et, surtout, des coffres et de l’or que vous enterrez sur l’île au Trésor.
    .step = Pillez, puis enterrez
intro-turn = Plusieurs navires devant la même île ? On se tire dessus, tour à tour. Le dernier présent pille seul, et une déroute fait la renommée de ceux qui restent.
    .step = Battez-vous au large
intro-time = Douze mois, une heure environ contre des robots. La partie courte en compte huit.
intro-goal = Ayez le plus de renommée au bout de douze mois.
overview = Chacune des cinq îles du pourtour montre la carte trésor du mois : renommée, or, coffres, cartes de taverne. Tous choisissent une île en secret et y partent ensemble.

    Seul sur votre île, vous prenez la carte, tout simplement. À plusieurs, on se bat : le navire aux meilleures voiles tire le premier. Vous lancez autant de dés que la plus petite valeur de vos canons et de votre équipage, et nommez la section visée ; chaque 5 ou 6 la fait reculer d’un cran. Un navire dont une section est emportée est en déroute et rentre à la Crique. À votre tour, vous pouvez aussi y fuir, au risque d’une mutinerie. Qui voit partir un navire touché gagne 1 point de renommée.

    Chaque île vend ensuite une seule chose : de la coque (les coffres que l’on garde), des voiles (la vitesse), des canons ou des hommes (les dés), ou des cartes de taverne. L’île au Trésor change la cargaison en renommée : 1 point par coffre, 1 point par lot de 3 or. Les joueurs ne s’y battent jamais entre eux. La Crique répare les vaincus et leur fait un cadeau.

    Un navire noir, mené par un pirate de légende, fait le tour des îles, une par mois. Il attaque qui le rencontre ; le couler rapporte beaucoup, partagé entre tous les présents.

    Au bout de douze mois, l’or et les coffres restés à bord ne valent rien. On ajoute les cartes de renommée gardées en main, et le plus renommé gagne.
why-draft = Vous ne commencez qu’avec une carte : la renommée est un gain sûr, un événement ou un abordage attend son heure.
why-outfit = Ce que vous achetez sert toute l’année : il faut canons et équipage ensemble pour les dés, des voiles pour tirer le premier, de la coque pour rapporter.
first-outfit = Votre navire a quatre sections. Vous lancez autant de dés que la plus basse de « canons » et « équipage » : montez-les ensemble ; les voiles font tirer le premier ; la coque porte les coffres. Vous n’avez que neuf pièces d’or avant le premier mois.
why-sail = Choisissez l’île dont le trésor et la marchandise vous servent, en pensant aux autres et aux navires noirs : à deux au même endroit, on se bat.
first-sail = Chaque île montre ce que donne sa carte trésor, et vend une sorte d’amélioration. Les autres choisissent au même instant : l’île la plus riche est aussi le combat le plus probable. L’île au Trésor change la cargaison en renommée.
why-window-treasures = On connaît les trésors du mois, pas encore les caps : le moment de s’en prendre à quelqu’un ou d’enrichir une île.
why-window-lookout = Avec la vigie, un joueur de votre choix navigue à découvert : voyez où va un rival avant de vous décider.
why-window-navy = Chacun est à sa place : envoyez la Royal Navy là où elle gêne un rival et vous épargne.
why-window-marque = La Navy va frapper : une lettre de marque la détourne, et la met sous vos ordres.
why-window-leave = Dernière chance d’éviter un combat : filer vers une île vide, ou vers l’île au Trésor.
why-battle-card = Ces cartes changent tout le combat, puis sont perdues : regardez qui est le plus rapide et combien de dés chacun lance.
first-battle-card = Avant que les canons parlent, on peut poser des cartes d’abordage, une chacun à son tour, jusqu’à ce que tous passent. La carte est défaussée après le combat : gardez-la pour un combat qui en vaut la peine.
why-turn = Tirez sur la section la plus faible d’un ennemi pour le mettre en déroute, ou fuyez avant de perdre la vôtre : fuir risque la mutinerie, la déroute coûte la réparation.
first-turn = L’anneau d’une section est sur un cran ; chaque coup au but le fait reculer, et un anneau hors de la fiche met le navire en déroute. Viser canons ou équipage ôte des dés, viser les voiles ôte la priorité. Vous pouvez fuir vers la Crique, mais un 1 au dé, et c’est la mutinerie : cargaison et 2 points de renommée perdus.
why-aim = Tous les dés vont sur une seule section : la plus faible cède le plus vite, canons et équipage affaiblissent la riposte.
why-reload = Pas de tir à ce tour : restez si votre navire peut encaisser une bordée, fuyez sinon.
why-navy-fire = La Navy tire où vous dites : achevez qui vous prendrait l’île.
why-island = Dépensez pendant que vous y êtes : chaque île ne vend qu’une chose, et l’or resté à bord ne vaut rien à la fin s’il n’est pas enterré.
first-island = Le pillage est fait, l’île est à votre service. Les crans coûtent de plus en plus cher. Sur l’île au Trésor, chaque coffre et chaque lot de 3 or enterré vaut un point de renommée, pour toujours ; personne ne vous le reprendra.
why-gift = Deux cartes pour plus de surprises, ou une carte et de l’or pour la prochaine réparation.
first-gift = Les vaincus se retrouvent à la Crique, y sont réparés et reçoivent un cadeau pour leur peine : perdre un combat n’est jamais la fin.
why-parrot = Un seul perroquet par navire : comparez ce que chacun vous apporte ; changer coûte un point de renommée.

# chances, beside their bars
odds-hit = 1 coup ou plus
odds-hit-twice = 2 coups ou plus
odds-hit-enough = { $foe ->
    [true] le couler
   *[false] la déroute
}
figure-fire = { $chance } %
    .unit = de toucher
