game = Blackbeard
    .blurb = L'âge d'or de la piraterie : capturez des marchands, prenez des ports, et retirez-vous riche avant que les commissaires du roi ne vous trouvent.

## Options

setting-commissioners = Commissaires du roi
    .help = Comment ils chassent : par réactions, selon les éclaircissements de 2008, ou comme le livret les décrit.
setting-commissioners-2008 = réactions de 2008
setting-commissioners-rulebook = livret
setting-pirates = Pirates de départ
    .help = Distribués au hasard, ou choisis à tour de rôle, aller et retour.
setting-pirates-deal = au hasard
setting-pirates-draft = choisis
setting-deployment = Mise en place
    .help = Où les pirates commencent : chacun à son tour, en secret et tous ensemble, ou aux dés.
setting-deployment-turn = à tour de rôle
setting-deployment-secret = en secret
setting-deployment-random = aux dés
setting-length = Durée
    .help = La partie longue parcourt deux fois la pile d'événements.
setting-length-standard = normale
setting-length-long = longue
setting-split-deck = Amnistie plus tardive
    .help = La troisième amnistie revient dans la moitié inférieure des dernières cartes.
setting-duel-notoriety = Notoriété des duels
    .help = Le vainqueur d'un duel gagne la somme des deux traits de duel en notoriété.

## Score

score-retired = pirates retirés
score-lost = pirates perdus
score-bounty = commissaires
score-broadside = navires de guerre
score-gift = pirates refusés par d'autres
score-afloat = pirates encore en mer

## Questions

ask-draft = Choisissez un pirate.
wait-draft = { $who } choisit un pirate.
ask-redraw = Gardez-vous ce pirate, ou en tirez-vous un autre en donnant 10 points à chacun des autres joueurs ?
wait-redraw = { $who } regarde son pirate.
ask-deploy = Quel pirate prend la mer, et dans quelle zone ?
wait-deploy = { $who } place un pirate.
ask-plan = Notez en secret où un de vos pirates prend la mer.
wait-plan = { $who } note ses positions.
ask-launch = Quel pirate prend la mer ? Les dés diront où.
wait-launch = { $who } choisit le pirate qui prend la mer.
ask-zone = Dans laquelle des deux zones du port ?
wait-zone = { $who } choisit une zone.
ask-rig = Quel navire pour { $pirate } ?
wait-rig = { $who } arme un navire.
ask-haunt = Dans quelle zone Barbe Noire commence-t-il ?
wait-haunt = { $who } place Barbe Noire.
ask-card = { $played ->
    [0] Jouez une carte : pour ses actions, son événement, ou les deux.
   *[other] Jouez une autre carte, ou finissez votre tour.
}
wait-card = { $who } choisit une carte.
ask-makeshift = Défaussez-vous une deuxième carte pour une seconde action ?
wait-makeshift = { $who } se débrouille sans carte jouable.
ask-act = { $left ->
    [1] Encore une action : laquelle ?
   *[other] Encore { $left } actions : laquelle d'abord ?
}
wait-act = { $who } choisit une action.
ask-muster = Où ce pirate prend-il la mer ?
wait-muster = { $who } s'occupe d'un nouveau pirate.
ask-respond = { $moment-id ->
    [0] { $pirate } annonce une action ({ $act }). Intervenez-vous ?
    [1] { $pirate } est à l'ouvrage ({ $act }). Intervenez-vous ?
   *[other] { $pirate } a fini son action ({ $act }). Intervenez-vous ?
}
wait-respond = Les joueurs anti-pirates peuvent intervenir.
ask-interrupt = Jouez-vous « { $card } » contre { $pirate } maintenant ?
wait-interrupt = Les joueurs anti-pirates peuvent intervenir.
ask-flag = « { $card } » vient d'être jouée contre { $pirate } : l'annulez-vous avec un Pavillon noir et un point d'astuce ?
wait-flag = On attend de voir si la carte tient.
ask-guard = { $pirate } veut voler le butin de { $victim } : montrez-vous le Pavillon noir (+2) pour un point d'astuce ?
wait-guard = On attend de voir comment la victime se défend.
ask-incite = Dans quel port soulevez-vous les habitants ?
wait-incite = { $who } choisit un port.
ask-turn-coat = Quel pirate retiré passe au service du roi ?
wait-turn-coat = { $who } choisit un pirate retiré.
ask-challenger = Quel pirate défie { $pirate } ?
wait-challenger = { $who } choisit un rival.
ask-strike = C'est un { $warship }. Attaque-t-il { $pirate }, ou reste-t-il en station ?
wait-strike = { $who } commande le navire de guerre.
ask-stand = { $foe } (vitesse { $speed }, combat { $combat }) attaque { $pirate } : fuir ou combattre ?
wait-stand = { $who } choisit entre fuir et combattre.
ask-caught = { $foe } a rattrapé { $pirate } : combattre, ou se rendre avec la lettre de marque ?
wait-caught = { $who } est rattrapé.
ask-bear = Lequel des deux alliés encaisse le point de dégâts en trop ?
wait-bear = { $who } répartit les dégâts.
ask-cunning = { $pirate } a obtenu { $roll }. Relancer pour un point d'astuce ?
wait-cunning = { $who } pense à ruser.
ask-seize = { $pirate } peut s'emparer de { $value } doublons.
wait-seize = { $who } examine le butin.
ask-jettison = Les cales de { $pirate } sont pleines : que jeter à la mer ?
wait-jettison = { $who } fait de la place dans ses cales.
ask-stow = Dans quelle cale de { $pirate } vont { $value } doublons ?
wait-stow = { $who } range son butin.
ask-hostage = Otage : { $hostage } (informations { $information }, valeur { $value }). Rançon, ou torture pour des informations sur { $port } ?
wait-hostage = { $who } décide du sort d'un otage.
ask-revel = L'équipage de { $pirate } fait-il la fête ?
wait-revel = { $who } écoute son équipage.
ask-port = { $pirate } est à { $port } : que fait-il ?
wait-port = { $who } s'affaire au port.
ask-repair = { $points } points à réparer sur le navire de { $pirate } : combat ou vitesse ?
wait-repair = { $who } radoube.
ask-haven = Le gouverneur demande { $price } doublons pour faire de { $port } un havre de { $pirate }. Payer ?
wait-haven = { $who } négocie avec le gouverneur.
ask-bribe = Le gouverneur de { $port } demande { $price } doublons pour laisser { $pirate } se retirer. Payer ?
wait-bribe = { $who } négocie avec le gouverneur.
ask-give = { $pirate } vole encore { $value } doublons à { $victim } : de quelle cale ?
wait-give = { $who } voit partir son butin.
ask-duel-on = Le duel entre { $pirate } et { $victim } est indécis. Continuer ?
wait-duel-on = { $who } reprend son souffle.
ask-board = { $pirate } a tué { $victim } : prend-il aussi son navire ({ $ship }) ?
wait-board = { $who } regarde le navire de sa victime.
ask-successor = { $pirate } est abandonné sur une île : qui prend le commandement ?
wait-successor = { $who } choisit un nouveau capitaine.
ask-treasure = À quel pirate confiez-vous la carte au trésor ?
wait-treasure = { $who } confie la carte au trésor.
ask-winds = Qui profite des vents favorables ?
wait-winds = { $who } prend le vent.
ask-winds-zone = Dans quelle zone le vent le porte-t-il ?
wait-winds-zone = { $who } prend le vent.
ask-guns = Quel pirate reçoit les gros canons ?
wait-guns = { $who } embarque des canons.
ask-drop = La main du destin : quelle carte défaussez-vous avant de passer les autres à gauche ?
wait-drop = { $who } choisit une carte à défausser.

## Choix

do-pass = Passer
do-hush = Passer jusqu'à la fin de ce tour
do-yes = Oui
do-no = Non
do-keep = Garder
do-redraw = En tirer un autre
do-captain = { $a }
do-rig = { $a }
do-zone = { $a }
do-deploy = { $count ->
    [0] Mettre en jeu un pirate de la main
   *[other] { $a } : { $b }
}
do-draw = Tirer une carte pirate
do-event = { $a } : l'événement
do-both = { $a } : l'événement et une action
do-actions = { $count ->
    [2] { $a } : actions de { $b }
   *[other] { $a } : actions
}
do-discard = Défausser { $a }
do-drop = { $a }
do-done = Finir le tour
do-stop = Arrêter là les actions
do-move = { $a } : aller à { $b }
do-find = { $a } : chercher le marchand de { $b }
do-plunder = { $a } : piller le marchand de { $b }
do-convert = { $a } : prendre le navire capturé
do-port = { $a } : activités à quai
do-steal = { $a } : voler le butin de { $b }
do-recover = { $a } : dessaouler l'équipage
do-attack = { $a } : attaquer { $b }
do-sack = { $a } : mettre le port à sac
do-ally = { $a } : s'allier à { $b }
do-part = Rompre l'alliance de { $a }
do-retire = { $b-id ->
    [letter] { $a } : se retirer avec sa lettre de marque
    [haven] { $a } : se retirer dans son havre
   *[other] { $a } : se retirer en soudoyant le gouverneur
}
do-dig = { $a } : creuser sur l'île des Pins
do-play = Jouer { $a }
do-hunt = Intercepter avec le commissaire
do-commission = Demander un commissaire du roi (3d6)
do-broadside = Attaquer avec le navire de guerre en station
do-oust = Débusquer du port avec le commissaire
do-raid = Le commissaire attaque { $a }
do-send = Envoyer le commissaire : { $a }
do-incite = { $a }
do-turn-coat = { $a }
do-strike = Attaquer
do-patrol = Rester en station
do-flee = Fuir
do-fight = Combattre
do-surrender = Se rendre, lettre de marque en main
do-bear = { $a }
do-reroll = Relancer (astuce de { $a })
do-seize = S'en emparer
do-leave = Le laisser
do-jettison = Cale { $a } ({ $b } doublons)
do-stow = { $a ->
    [0] Une cale vide
   *[other] Cale { $a } ({ $b } doublons)
}
do-ransom = Garder pour la rançon
do-torture = Torturer
do-sell-hostage = Rançonner : { $b } ({ $a })
do-sell-all = Écouler tout le butin
do-sell = Écouler la cale { $b } de { $a } ({ $c } doublons)
do-refit = Radouber
do-letter = Obtenir une lettre de marque pour { $a }
do-haven = Acheter un havre pour { $a }
do-celebrate = Finir par une débauche
do-repair = combat +{ $a }, vitesse +{ $b }
do-give = Cale { $a } ({ $b } doublons)
do-stay = Garder son navire
do-board = Prendre le navire

## Récit

told-turn = Tour de { $who }.
told-drafted = { $who } choisit { $pirate }.
told-redrawn = { $who } échange son pirate ; les autres gagnent 10 points chacun.
told-drew-pirate = Vous tirez { $pirate }.
told-drew-captain = { $who } tire une carte pirate.
told-deployed = { $who } met { $pirate } en jeu : { $place }.
told-recruited = Le système met { $pirate } en jeu : { $place }.
told-rigged = { $pirate } commande : { $ship }.
told-drew = Vous tirez « { $card } ».
told-happens = « { $card } » arrive.
told-reshuffled = La pile d'événements est remélangée.
told-pardon-back = L'amnistie est de nouveau dans la pile.
told-pardon = Amnistie générale : un pirate présent qui entre dans un port anglais s'y retire.
told-pardon-over = L'amnistie prend fin.
told-seasick = Le mal de mer : { $who } perd son tour.
told-event = { $who } joue « { $card } ».
told-actions = { $who } joue « { $card } » : { $actions } actions.
told-initiative = { $who } joue « { $card } » : { $actions } actions pour { $pirate }.
told-makeshift = { $who } défausse « { $card } » pour une action.
told-dropped = { $who } défausse « { $card } ».
told-disease = Une épidémie ravage { $port }.
told-governor = { $governor }, ennemi des pirates, gouverne désormais { $port }.
told-storm = Tempête : { $zone }.
told-disaster = Une catastrophe frappe { $port } ; tous les marchands changent de route.
told-destroyed = { $port } est en ruine.
told-act-move = { $pirate } met le cap : { $target }.
told-act-find = { $pirate } cherche le marchand de { $target }.
told-act-plunder = { $pirate } pille le marchand de { $target }.
told-act-convert = { $pirate } arme le navire capturé.
told-act-port = { $pirate } s'affaire au port.
told-act-steal = { $pirate } veut voler le butin de { $target }.
told-act-recover = L'équipage de { $pirate } dessaoule.
told-act-attack = { $pirate } attaque { $target }.
told-act-sack = { $pirate } met le port à sac.
told-act-ally = { $pirate } propose une alliance à { $target }.
told-act-retire = { $pirate } veut se retirer des affaires.
told-act-dig = { $pirate } creuse sur l'île des Pins.
told-cancelled = L'action de { $pirate } est perdue.
told-moved = { $pirate } est là : { $place }.
told-put-out = { $pirate } est chassé en mer : { $place }.
told-find-roll = { $pirate } cherche près de { $port } : { $total }.
told-found = { $pirate } a repéré, près de { $port } : { $merchant }.
told-cargo = Cargaison ({ $merchant }, { $port }) : { $value } doublons.
told-left = { $pirate } laisse { $value } doublons.
told-stowed = { $pirate } embarque { $value } doublons.
told-hostage = { $pirate } tient un otage : { $hostage } ({ $nation }).
told-tortured = { $talks-id ->
    [true] { $hostage } parle de { $port } sous la torture, puis meurt.
   *[other] { $hostage } meurt sans rien dire de { $port }.
}
told-converted = { $pirate } prend le navire capturé : { $ship }.
told-renown = { $pirate } : { $points } de notoriété en plus.
told-pleased = L'équipage de { $pirate } est content (loyauté { $loyalty }).
told-displeased = L'équipage de { $pirate } gronde (loyauté { $loyalty }).
told-revelled = Débauche et ripaille à bord de { $pirate }.
told-recovered = L'équipage de { $pirate } est de nouveau d'attaque.
told-sleeping = L'équipage de { $pirate } cuve encore son rhum.
told-ransomed = { $pirate } rend un otage ({ $hostage }) contre { $value } doublons.
told-sold = { $pirate } écoule { $booty } doublons de butin à { $port } : { $value } au magot.
told-refitted = { $points ->
    [-1] { $pirate } radoube entièrement.
   *[other] { $pirate } radoube : { $points } points.
}
told-letter = { $pirate } reçoit une lettre de marque ({ $nation }).
told-haven = { $port } est désormais un havre de { $pirate } ({ $price } doublons).
told-no-haven = { $pirate } refuse de payer { $price } doublons pour un havre à { $port }.
told-assault = Attaque de { $port } par { $pirate } : { $own } contre { $theirs }.
told-stormed = { $pirate } prend { $port } : { $value } doublons.
told-sack = { $won-id ->
    [true] { $pirate } met { $port } à sac ({ $total }).
   *[other] { $port } échappe au sac ({ $total }).
}
told-theft = Vol de { $pirate } contre { $victim } : { $own } contre { $theirs }.
told-guarded = { $pirate } montre le pavillon noir.
told-stolen = { $pirate } vole { $value } doublons à { $victim }.
told-spoils = { $pirate } dépouille { $victim } ({ $value } doublons).
told-duel = Duel : { $one } { $mine }, { $other } { $theirs }.
told-allied = { $pirate } et { $ally } font alliance.
told-parted = { $pirate } et { $ally } se séparent.
told-rerolled = { $pirate } ruse et relance : { $roll } (astuce restante : { $left }).
told-played = { $who } joue « { $card } » contre { $pirate }.
told-flagged = Pavillon noir : « { $card } » n'atteint pas { $pirate }.
told-sighted = { $who } fait paraître un { $warship } : { $zone }.
told-attacked = Un { $warship } attaque { $pirate }.
told-hunted = { $kc } se lance après { $pirate }.
told-chase = Poursuite : { $pirate } { $own }, { $foe } { $theirs }.
told-escaped = { $pirate } s'échappe.
told-battle = Combat : { $pirate } { $own }, { $foe } { $theirs }.
told-holed = Le navire de { $pirate } encaisse { $points } (combat { $combat }).
told-battered = Le navire de { $pirate } perd { $points } de vitesse ({ $speed }).
told-sunk = Le navire de { $pirate } sombre.
told-lost = { $pirate } est perdu : { $points } points.
told-bounty = La prime de { $pirate } : { $points } points pour { $who }.
told-retired = { $pirate } se retire des affaires : { $points } points.
told-cashes-letter = { $pirate } présente sa lettre de marque.
told-trial = { $outcome-id ->
    [free] Trahi, { $pirate } est relâché faute de preuves.
    [fined] Trahi, { $pirate } paie { $share } % de son magot.
   *[other] Trahi, { $pirate } est pendu.
}
told-no-bribe = { $pirate } ne paie pas { $price } doublons au gouverneur.
told-amnesty = { $pirate } est amnistié à { $port }.
told-commission = { $won-id ->
    [true] Un commissaire est nommé contre { $pirate } ({ $roll }).
   *[other] Aucun commissaire n'est nommé contre { $pirate } ({ $roll }).
}
told-commissioned = { $kc } paraît : { $zone }.
told-kc-moved = { $kc } fait voile : { $place }.
told-defended = { $pirate } défend le port : { $own } contre { $theirs }.
told-raid = { $won-id ->
    [true] { $kc } prend { $port }.
   *[other] { $kc } est repoussé devant { $port }.
}
told-oust = { $won-id ->
    [true] { $kc } débusque les pirates de { $port } ({ $theirs } contre { $own }).
   *[other] { $kc } ne peut débusquer les pirates de { $port } ({ $theirs } contre { $own }).
}
told-resistance = { $won-id ->
    [true] Les habitants de { $port } chassent leur gouverneur et les pirates ({ $roll }).
   *[other] Les habitants de { $port } ne bougent pas ({ $roll }).
}
told-conspiracy = Complot à bord de { $pirate } : { $roll } contre une loyauté de { $loyalty }.
told-mutiny = Mutinerie à bord de { $pirate } !
told-mutiny-roll = { $pirate } tient tête : { $roll } contre un commandement de { $command }.
told-usurped = { $pirate } prend le navire de { $old }.
told-scurvy = Le scorbut frappe l'équipage de { $pirate }.
told-map = { $pirate } reçoit la carte au trésor.
told-nothing-there = { $pirate } ne trouve rien.
told-dug-up = { $pirate } déterre { $value } doublons.
told-guns = { $pirate } embarque de gros canons.
told-system-turn = Au tour de { $pirate }, pour le système.
told-system-card = Le système joue « { $card } » pour { $pirate }.
told-turned-up = Le système retourne « { $card } ».
told-shamed = { $pirate } perd { $points } de notoriété : son équipage n'en peut plus.
told-over = La partie est finie.

## Actions

name-act-move = mouvement
name-act-find = recherche d'un marchand
name-act-plunder = pillage d'un marchand
name-act-convert = prise d'un navire
name-act-port = activités à quai
name-act-steal = vol de butin
name-act-recover = fin de débauche
name-act-attack = attaque d'un port
name-act-sack = sac d'un port
name-act-ally = alliance
name-act-retire = retraite
name-act-dig = recherche du trésor
name-system = le système

## Noms

name-north-atlantic = Atlantique Nord
name-central-atlantic = Atlantique Central
name-south-atlantic = Atlantique Sud
name-west-caribbean = Caraïbes Ouest
name-east-caribbean = Caraïbes Est
name-central-america = Amérique centrale
name-south-america = Amérique du Sud
name-gold-coast = Côte de l'Or
name-east-africa = Afrique orientale
name-india = Inde
name-south-america-gold-coast = traversée Amérique du Sud – Côte de l'Or
name-gold-coast-east-africa = traversée Côte de l'Or – Afrique orientale
name-english = Angleterre
name-spanish = Espagne
name-french = France
name-dutch = Hollande
name-portuguese = Portugal
name-arab = Arabie
name-pirate = pirates
name-boston = Boston
name-new-york = New York
name-philadelphia = Philadelphie
name-virginia = Virginie
name-bath = Bath
name-charleston = Charleston
name-st-augustine = Saint-Augustin
name-campeche = Campeche
name-honduras = Honduras
name-portobello = Portobello
name-cartagena = Carthagène
name-curacao = Curaçao
name-port-o-spain = Port d'Espagne
name-martinique = Martinique
name-guadeloupe = Guadeloupe
name-san-juan = San Juan
name-santo-domingo = Saint-Domingue
name-isla-de-tortuga = Île de la Tortue
name-port-royal = Port Royal
name-santiago = Santiago
name-havana = La Havane
name-new-providence = New Providence
name-bermuda = Bermudes
name-cape-coast = Cape Coast
name-cormantin = Cormantin
name-whydah = Whydah
name-cape-lopez = Cape Lopez
name-kilwa = Kilwa
name-zanzibar = Zanzibar
name-ethiopia = Éthiopie
name-mocha = Moka
name-bombay = Bombay
name-severndroog = Severndroog
name-goa = Goa
name-calicut = Calicut
name-isle-ste-marie = Île Sainte-Marie
name-isle-of-pines = Île des Pins
name-avery = Henry Avery
name-bellamy = Samuel Bellamy
name-bonnet = Stede Bonnet
name-condent = Christopher Condent
name-davis = Howell Davis
name-england = Edward England
name-hornigold = Benjamin Hornigold
name-levasseur = Olivier Levasseur
name-kidd = William Kidd
name-kennedy = Walter Kennedy
name-lolonnais = François l'Olonnais
name-low = Edward Low
name-lowther = George Lowther
name-lussan = Raveneau de Lussan
name-quelch = John Quelch
name-rackham = John Rackham
name-roberts = Bartholomew Roberts
name-spriggs = Francis Spriggs
name-taylor = John Taylor
name-tew = Thomas Tew
name-vane = Charles Vane
name-wynne = Emmanuel Wynne
name-teach = Edward Teach
name-sloop = sloop
name-schooner = goélette
name-brigantine = brigantin
name-fluyt = flûte
name-three-master = trois-mâts
name-hidden = marchand inconnu
name-light = navire de guerre léger
name-medium = navire de guerre moyen
name-heavy = navire de guerre lourd
name-ogle = Chaloner Ogle
name-matthews = Thomas Matthews
name-rhett = William Rhett
name-herdman = Mungo Herdman
name-maynard = Robert Maynard
name-solgard = Peter Solgard
name-barnet = Jonathan Barnet
name-brand = Ellis Brand
name-captain = capitaine
name-governors-daughter = fille du gouverneur
name-first-mate = second
name-pilot = pilote
name-merchant = négociant
name-planter = planteur
name-priest = prêtre
name-bishop = évêque
name-surgeon = chirurgien
name-army-officer = officier
name-customs-officer = douanier
name-nobleman = gentilhomme
name-company-factor = agent de la Compagnie
name-chartmaker = cartographe
name-common-sailor = simple matelot
name-charles-eden = Charles Eden
name-caleb-carr = Caleb Carr
name-st-john = St. John
name-isaac-richier = Isaac Richier
name-benjamin-fletcher = Benjamin Fletcher
name-nicholas-trott = Nicholas Trott
name-william-markham = William Markham
name-cadwallader-jones = Cadwallader Jones
name-rich = Rich
name-atwill = Atwill
name-woodes-rogers = Woodes Rogers
name-lord-bellomont = Lord Bellomont
name-alexander-spotswood = Alexander Spotswood
name-francis-nicholson = Francis Nicholson
name-robert-johnson = Robert Johnson
name-nicholas-lawes = Nicholas Lawes
name-samuel-shute = Samuel Shute
name-robert-hunter = Robert Hunter
name-william-beeston = William Beeston
name-thomas-lynch = Thomas Lynch
name-walter-hamilton = Walter Hamilton
name-jeremiah-basse = Jeremiah Basse
name-joseph-dudley = Joseph Dudley
name-benjamin-bennett = Benjamin Bennett
name-buried-treasure = Trésor enterré
name-debauchery-and-revelry = Débauche et ripaille
name-disease-outbreak = Épidémie
name-double-cross = Traîtrise
name-european-turmoil = Troubles en Europe
name-fair-winds = Vents favorables
name-finger-of-fate = La main du destin
name-general-pardon = Amnistie générale
name-new-governors = Nouveaux gouverneurs
name-heavy-guns = Gros canons
name-kc-surprise = Commissaire surprise
name-letter-of-marque = Lettre de marque
name-local-resistance = Résistance locale
name-mal-de-mer = Mal de mer
name-mutiny-conspiracy = Complot de mutins
name-pirate-converts = Pirate converti
name-piratical-ambition = Pirate ambitieux
name-scurvy-outbreak = Scorbut
name-skull-and-crossbones = Pavillon noir
name-storms-at-sea = Tempêtes
name-warship-sighting = Voile à l’horizon
name-wear-and-tear = Usure
name-natural-disaster = Catastrophe naturelle
name-commissioner = votre commissaire

## Le plateau

board-destroyed = détruit
board-neutral = neutre
board-at-once = à jouer aussitôt
board-use = { $count ->
        [-1] ◇ actions
        [1] 1 action
       *[other] { $count } actions
    } { $mode-id ->
        [and] et effet
       *[or] ou effet
    }
board-initiative = Initiative
board-skill = Aptitude
board-command = Autorité
board-cruelty = Cruauté
board-cunning = Astuce
board-duel = Duel
board-combat = Combat
board-speed = Vitesse
board-loyalty = Loyauté
board-holds = Cales
board-notoriety = notoriété
board-worth = magot
board-docked = à quai, { $place }
board-revel = { $revel-id ->
        [voluntary] En ripaille (une action pour récupérer)
        [hung-over] En ripaille (encore une action pour récupérer)
       *[involuntary] En ripaille forcée (deux actions pour récupérer)
    }
board-scurvy = Scorbut à bord
board-letter = Lettre de marque : { $nation }
board-guns = Canons de gros calibre : +2 aux jets de combat
board-treasure = Carte au trésor de l’île des Pins
board-ally = Allié à { $pirate }
board-hostage = Otage : { $hostage } ({ $nation }), renseignements et valeur
board-enemy = Ports hostiles : { $nation }
board-directory = Répertoire des ports
board-legend = n° · nation · richesse et défense · gouverneur · havre et renseignements
board-turn = Tour { $turn }
board-points = { $points } PV
board-decks = Pioche { $deck } · pirates { $pirates }
board-pardon = Amnistie générale : vue { $seen } fois sur 3
board-pardon-open = Amnistie dans les ports anglais !

## Les cartes, en bref

card-buried-treasure = Carte au trésor pour un de vos pirates : qu’il creuse à l’île des Pins.
card-debauchery-and-revelry = Contre un pirate à quai qui vient d’agir : ripaille forcée.
card-disease-outbreak = Au port du D66 : gouverneur, pirates et otages meurent.
card-double-cross = Contre un pirate qui se retire par lettre : le procès.
card-european-turmoil = Commissaires et navires de guerre quittent le plateau.
card-fair-winds = Un de vos pirates, ou votre commissaire, gagne la zone de votre choix.
card-finger-of-fate = Chacun défausse une carte et passe sa main à gauche.
card-general-pardon = 1ʳᵉ fois rien, 2ᵉ fois l’amnistie, 3ᵉ fois la fin.
card-new-governors = Deux gouverneurs hostiles s’installent.
card-heavy-guns = Un de vos pirates à quai : +2 à tous ses jets de combat.
card-kc-surprise = Le navire de guerre qui attaque est un commissaire, le vôtre.
card-letter-of-marque = À quai chez un gouverneur favorable : lettre de cette nation.
card-local-resistance = Un dé au-dessus de la richesse d’un port favorable en chasse gouverneur et pirates.
card-mal-de-mer = Vous perdez ce tour.
card-mutiny-conspiracy = Deux dés au-dessus de la loyauté du pirate actif : mutinerie.
card-pirate-converts = Un pirate retiré devient votre commissaire (3 / 9).
card-piratical-ambition = Après une perte de loyauté, un pirate de votre main défie le capitaine en duel.
card-scurvy-outbreak = Pirate actif hors d’un port : otages morts, loyauté −1 à chaque tour.
card-skull-and-crossbones = Pour 1 d’astuce : annulez une carte jouée contre votre pirate, ou +2 contre un vol.
card-storms-at-sea = La zone du D66 est balayée par la tempête.
card-warship-sighting = Un navire de guerre surprend le pirate qui repère, pille, convertit ou attaque.
card-wear-and-tear = Pirate actif hors d’un port : vitesse −½ dé.
card-natural-disaster = Un port est rayé de la carte.

## Le plateau en mots, pour le terminal

sheet-player = Joueur
sheet-points = PV
sheet-cards = Cartes
sheet-captains = Pirates en main
sheet-system = Le système
sheet-pirates = Les pirates en jeu
sheet-pirate = Pirate
sheet-place = Où
sheet-ship = Navire
sheet-ship-values = Combat / vitesse
sheet-loyalty = Loyauté
sheet-traits = Apt. · comm. · cruauté · astuce
sheet-notoriety = Notoriété
sheet-worth = Magot
sheet-holds = Cales
sheet-belongings = À noter
sheet-hunters = Commissaires et navires de guerre
sheet-ports = Les ports où il y a quelque chose
sheet-port = Port
sheet-zone = Zone
sheet-nation = Nation
sheet-port-values = Richesse / défense
sheet-status = Statut
sheet-there = Sur place
sheet-governor = { $pro-id ->
        [true] favorable ({ $who })
       *[false] hostile ({ $who })
    }
sheet-merchant = { $merchant-id ->
        [hidden] un marchand caché
       *[other] un marchand ({ $merchant })
    }
sheet-haven = havre de { $pirate }
sheet-attacked = déjà attaqué
sheet-hand = Votre main
sheet-card = Carte
sheet-use = Usage
sheet-effect = Effet
sheet-captain = pirate à déployer
sheet-six-traits = initiative · aptitude · commandement · cruauté · astuce · duel :
