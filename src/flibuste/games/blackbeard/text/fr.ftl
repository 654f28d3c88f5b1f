game = Blackbeard
    .blurb = L’âge d’or de la piraterie : capturez des marchands, prenez des ports, et retirez-vous riche avant que les commissaires du roi ne vous trouvent.

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
    .help = La partie longue parcourt deux fois la pile d’événements.
setting-length-standard = normale
setting-length-long = longue
setting-split-deck = Amnistie plus tardive
    .help = La troisième amnistie revient dans la moitié inférieure des dernières cartes.
setting-duel-notoriety = Notoriété des duels
    .help = Le vainqueur d’un duel gagne la somme des deux traits de duel en notoriété.

## Score

score-retired = pirates retirés
score-lost = pirates perdus
score-bounty = commissaires
score-broadside = navires de guerre
score-gift = pirates refusés par d’autres
score-afloat = pirates encore en mer
advice-retired = retirez un pirate riche avant qu’on ne le coule ; sa notoriété compte alors double, et son or avec.
advice-lost = faites parler de vos pirates ; même perdus, ils laissent leur notoriété.
advice-bounty = envoyez vos commissaires contre les pirates des autres ; chaque prise rapporte.
advice-broadside = postez vos navires de guerre sur la route des autres ; ce qu’ils coulent est pour vous.

## Questions

ask-draft = Choisissez un pirate.
wait-draft = { $who } choisit un pirate.
ask-redraw = Gardez-vous ce pirate ? En tirer un autre donne { $figure-redraw-gift } points à chacun des autres joueurs.
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
    [0] Quelle carte jouez-vous, et pour quoi ?
   *[other] Jouez une autre carte, ou finissez votre tour.
}
wait-card = { $who } choisit une carte.
ask-makeshift = Défaussez-vous une deuxième carte pour une seconde action ?
wait-makeshift = { $who } se débrouille sans carte jouable.
ask-act = { $left ->
    [1] Une action : laquelle ?
   *[other] { $left } actions : que faire d’abord ?
}
wait-act = { $who } choisit une action.
ask-muster = Où ce pirate prend-il la mer ?
wait-muster = { $who } s’occupe d’un nouveau pirate.
ask-respond = { $moment ->
    [0] { $pirate } ({ $owner }) annonce une action : { $act }. Intervenez-vous ?
    [3] { $pirate } ({ $owner }) a pris ce qu’il voulait, le marchand n’est pas encore parti : { $act }. Intervenez-vous ?
    [1] { $pirate } ({ $owner }) est à l’ouvrage : { $act }. Intervenez-vous ?
   *[other] { $pirate } ({ $owner }) vient de finir une action : { $act }. Intervenez-vous ?
}
wait-respond = Les joueurs anti-pirates peuvent intervenir.
ask-interrupt = Jouez-vous « { $card } » contre { $pirate } maintenant ?
wait-interrupt = Les joueurs anti-pirates peuvent intervenir.
ask-flag = « { $card } » vient d’être jouée contre { $pirate } : l’annulez-vous avec un Pavillon noir et un point d’astuce ?
wait-flag = On attend de voir si la carte tient.
ask-guard = { $pirate } veut voler le butin { $victim-of } : montrez-vous le Pavillon noir (+{ $figure-black-flag }) pour un point d’astuce ?
wait-guard = On attend de voir comment la victime se défend.
ask-incite = Dans quel port soulevez-vous les habitants ?
wait-incite = { $who } choisit un port.
ask-turn-coat = Quel pirate retiré passe au service du roi ?
wait-turn-coat = { $who } choisit un pirate retiré.
ask-challenger = Quel pirate défie { $pirate } ?
wait-challenger = { $who } choisit un rival.
ask-strike = Votre { $warship } attaque-t-il { $pirate }, ou reste-t-il en station ?
wait-strike = { $who } commande le navire de guerre.
ask-stand = { $foe } (vitesse { $speed }, combat { $combat }) attaque { $pirate } : fuir ou combattre ?
wait-stand = { $who } choisit entre fuir et combattre.
ask-caught = { $foe } a rattrapé { $pirate } : combattre, ou se rendre avec la lettre de marque ?
wait-caught = { $who } est rattrapé.
ask-bear = Lequel des deux alliés encaisse le point de dégâts en trop ?
wait-bear = { $who } répartit les dégâts.
ask-cunning = { $pirate } a obtenu { $roll } { $why }{ $theirs ->
    [0] { "" }
   *[other] { " " }({ $own } contre { $theirs })
}{ $aim ->
    [least] { " " }: il faut { $bar } ou plus.
    [most] { " " }: { $bar } ou moins les mate aussitôt.
    [more] { " " }: plus c’est haut, mieux c’est.
    [less] { " " }: plus c’est bas, mieux c’est.
   *[none] { " " }: aucun jet ne suffirait.
} Relancer pour un point d’astuce ?
wait-cunning = { $who } pense à ruser.
ask-seize = Embarquer le butin ? { $pirate } a { $value } { $value ->
    [one] doublon
   *[other] doublons
} sous la main.
wait-seize = { $who } examine le butin.
ask-jettison = Les cales { $pirate-of } sont pleines : que jeter à la mer ?
wait-jettison = { $who } fait de la place dans ses cales.
ask-stow = Dans quelle cale { $pirate-of } vont { $value } { $value ->
    [one] doublon
   *[other] doublons
} ?
wait-stow = { $who } range son butin.
ask-hostage = Votre otage : rançon, ou torture ? C’est { $hostage-the } : valeur { $value }, renseignements { $information } sur ce qu’on cache { $port-at }.
ask-berth = Lequel des deux alliés garde { $hostage-the } à bord ?
wait-berth = { $who } loge un otage.
ask-prize = Les deux alliés se séparent : à qui revient la prise, { $merchant-a } ?
wait-prize = { $who } dit à qui revient la prise.
wait-hostage = { $who } décide du sort d’un otage.
ask-revel = L’équipage { $pirate-of } fait-il ripaille ?
wait-revel = { $who } écoute son équipage.
ask-port = { $pirate } est à quai { $port-at } : que fait-il ?
wait-port = { $who } s’affaire au port.
ask-repair = { $points } { $points ->
    [one] point
   *[other] points
} à réparer sur le navire { $pirate-of } : combat ou vitesse ?
ask-share = { $points } { $points ->
    [one] point
   *[other] points
} à réparer sur deux navires, celui { $one-of } et celui { $other-of } : combien pour chacun ?
wait-share = { $who } radoube.
wait-repair = { $who } radoube.
ask-haven = Le gouverneur demande { $price } { $price ->
    [one] doublon
   *[other] doublons
} pour offrir à { $pirate } un havre sûr { $port-at }. Payer ?
wait-haven = { $who } négocie avec le gouverneur.
ask-bribe = Le gouverneur { $port-of } demande { $price } { $price ->
    [one] doublon
   *[other] doublons
} pour laisser { $pirate } se retirer. Payer ?
wait-bribe = { $who } négocie avec le gouverneur.
ask-give = { $pirate } vole encore { $value } { $value ->
    [one] doublon
   *[other] doublons
} à { $victim } : de quelle cale ?
wait-give = { $who } voit partir son butin.
ask-duel-on = Le duel entre { $pirate } et { $victim } est indécis. Continuer ?
wait-duel-on = { $who } reprend son souffle.
ask-board = { $pirate } a tué { $victim } : prend-il aussi son navire ({ $ship }) ?
ask-letter = Quelle lettre de marque { $pirate } garde-t-il ?
wait-letter = { $who } fouille les papiers de sa victime.
wait-board = { $who } regarde le navire de sa victime.
ask-successor = { $pirate } est abandonné sur une île : qui prend le commandement ?
wait-successor = { $who } choisit un nouveau capitaine.
ask-treasure = À quel pirate confiez-vous la carte au trésor ?
wait-treasure = { $who } confie la carte au trésor.
ask-winds = Qui profite des vents favorables ?
wait-winds = { $who } prend le vent.
ask-winds-zone = Dans quelle zone les vents favorables le portent-ils ?
wait-winds-zone = { $who } prend le vent.
ask-guns = Quel pirate reçoit les gros canons ?
wait-guns = { $who } embarque des canons.
ask-drop = La main du destin : quelle carte défaussez-vous avant de passer les autres à gauche ?
wait-drop = { $who } choisit une carte à défausser.

## Choix

do-pass = Passer
    .plan = Ne rien noter de plus
do-hush = Passer jusqu’à la fin de ce tour
do-yes = Oui
do-no = Non
do-keep = Garder
    .cunning = Garder ce jet
do-redraw = En tirer un autre
do-captain = { $a }
do-rig = { $a }
do-zone = { $a }
do-deploy = { $count ->
    [0] Mettre en jeu un pirate de la main
   *[other] { $a } : { $b-at }
}
do-draw = Tirer une carte pirate
do-event = { $a } : l’événement seul
do-both = { $a } : l’événement, puis une action
do-actions = { $count ->
    [2] { $a } : agir selon l’initiative { $b-of }
   *[other] { $a } : { $a-actions } actions
}
do-discard = Défausser { $a }
do-drop = { $a }
do-done = Finir le tour
do-stop = Arrêter là les actions
do-move = { $a } : cap sur { $b-the }
do-find = { $a } : chercher le marchand { $b-of }
do-plunder = { $a } : piller le marchand { $b-of }
do-convert = { $a } : prendre le navire capturé
do-port = { $a } : activités à quai
do-steal = { $a } : voler le butin { $b-of }
do-recover = { $a } : dessaouler l’équipage
do-attack = { $a } : attaquer { $b-the }
do-sack = { $a } : mettre le port à sac
do-ally = { $a } : s’allier à { $b }
do-part = Rompre l’alliance { $a-of }
do-retire = { $b-id ->
    [letter] { $a } : se retirer avec sa lettre de marque
    [haven] { $a } : se retirer dans son havre
   *[other] { $a } : se retirer en soudoyant le gouverneur
}
do-dig = { $a } : creuser sur l’île des Pins
do-play = Jouer { $a }
do-flag = Oui (astuce { $a-of })
do-hunt = Intercepter avec le commissaire
do-commission = Demander un commissaire du roi (3d6)
do-broadside = Attaquer avec le navire de guerre en station
do-oust = Débusquer du port avec le commissaire
do-raid = Le commissaire attaque { $a-the }
do-send = Envoyer le commissaire vers { $a-the }
do-incite = { $a }
do-turn-coat = { $a }
do-strike = Attaquer
do-patrol = Rester en station
do-flee = Fuir
do-fight = Combattre
do-surrender = Se rendre, lettre de marque en main
do-bear = { $a }
do-reroll = Relancer (astuce { $a-of })
do-seize = S’en emparer
do-leave = Le laisser
do-jettison = { $a ->
    [0] La nouvelle part ({ $b } doublons)
   *[other] Cale { $a } ({ $b } doublons)
}
do-stow = { $a ->
    [0] Une cale vide
   *[other] Cale { $a } ({ $b } doublons)
}
do-ransom = Garder pour la rançon
do-torture = Torturer
do-sell-hostage = Rançonner : { $b } ({ $a })
do-sell-all = Écouler tout le butin
do-sell = Écouler la cale { $b } { $a-of } ({ $c } { $c ->
    [one] doublon
   *[other] doublons
})
do-refit = Radouber
do-letter = Obtenir une lettre de marque pour { $a }
do-letter-of = { $a }
do-haven = Acheter un havre pour { $a }
do-celebrate = Finir par une ripaille
do-repair = combat +{ $a }, vitesse +{ $b }
do-share = { $a } et { $b }
do-give = Cale { $a } ({ $b } { $b ->
    [one] doublon
   *[other] doublons
})
do-stay = Garder son navire
do-board = Prendre le navire

## Ce qu’il faut savoir avant de choisir

hint-captain = Initiative { $initiative }, aptitude { $skill }, commandement { $command }, cruauté { $cruelty }, astuce { $cunning }, duel { $duel }
hint-deploy = { $ports ->
    [0] { "" }
    [1] Un port{ $merchants ->
        [0] { "" }
        [1] , un marchand
       *[other] , { $merchants } marchands
     } ·
   *[other] { $ports } ports{ $merchants ->
        [0] { "" }
        [1] , un marchand
       *[other] , { $merchants } marchands
     } ·
 } initiative { $initiative }, aptitude { $skill }, commandement { $command }, cruauté { $cruelty }, astuce { $cunning }, duel { $duel }
hint-move = { $status-id ->
    [zone] { $merchants ->
        [0] Aucun marchand en vue
        [one] Un marchand à trouver
       *[other] { $merchants } marchands à trouver
     }{ $hunters ->
        [0] { "" }
        [one] { " " }; un chasseur dans ces eaux
       *[other] { " " }; { $hunters } chasseurs dans ces eaux
     }
    [amnesty] L’amnistie : il se retire en entrant, butin écoulé, pour { $points } { $points ->
        [one] point
       *[other] points
     }
    [anti] Hostile
    [neutral] Neutre : le butin se vend à moitié prix{ $booty ->
        [0] { "" }
       *[other] { " " }({ $booty } doublons à bord)
     }
    [pirate] Port pirate : le butin se vend plein tarif, puis l’équipage fait ripaille{ $booty ->
        [0] { "" }
       *[other] { " " }({ $booty } doublons à bord)
     }
    [haven] Son havre : le butin se vend un dixième de plus{ $booty ->
        [0] { "" }
       *[other] { " " }({ $booty } doublons à bord)
     }
   *[pro] Ami : le butin se vend plein tarif{ $booty ->
        [0] { "" }
       *[other] { " " }({ $booty } doublons à bord)
     }
}
hint-leave = L’équipage le prend mal : loyauté −1
hint-ransom = { $paid-id ->
    [true] De { $low } à { $high } doublons, dans un port de la même nation ({ $nation }) qui lui est ouvert
   *[false] Personne ne paie jamais pour quelqu’un de cette nation
}
hint-torture = { $value } de notoriété et loyauté +1 tout de suite ; s’il parle, { $information } de plus pour attaquer { $port }
odds-torture = il parle
hint-sell-hostage = Doublons en cale : de { $low } à { $high }
hint-sell-all = Butin de { $booty } : magot +{ $net }
hint-sell = Magot +{ $net }
hint-refit = { $lost ->
    [one] Un point de dégât
   *[other] { $lost } points de dégâts
 } ; { $all ->
    [true] tout est réparé
   *[false] la moitié d’un dé en est réparée{ $bonus ->
        [0] { "" }
       *[other] , et { $bonus } de plus
     }
}
hint-hunt = Combat { $own } + 1 dé contre { $theirs } + 1 dé, s’il ne s’échappe pas
hint-port = À vendre : { $booty } ; à réparer : { $lost } ; otages : { $hostages }
hint-letter = Les ports de cette nation ({ $nation }) s’ouvrent à lui, et il peut se retirer dans l’un d’eux
hint-haven = Un dé × { $price } sur son magot ; il vend ensuite ici à { $rate } % et s’y retire sans frais
hint-celebrate = Loyauté +{ $gain } ; il ne fait ensuite que naviguer tant qu’il ne s’est pas remis au port
hint-yes = { $kind-id ->
    [revel] Loyauté +{ $gain } ; il ne fait ensuite que naviguer tant qu’il ne s’est pas remis au port
   *[price] Il reste un magot de { $left }
}
hint-retire = { $points } { $points ->
    [one] point
   *[other] points
}{ $bribe-id ->
    [true] , moins un par 100 doublons que demande le gouverneur
   *[false] { "" }
} ; en mer ou coulé, il en vaut { $fame }
hint-commission = Trois dés sous sa notoriété, { $fame }
figure-commission = { $chance } %
    .unit = de réussir
odds-commission = un commissaire vient
hint-reroll = { $left ->
    [one] Son dernier point d’astuce
   *[other] Il lui reste { $left } points d’astuce
}
figure-reroll = { $chance ->
    [0] { "" }
   *[other] { $chance } %
}
    .unit = { $graded ->
        [true] de faire mieux
       *[false] de réussir
    }
odds-enough = cela suffit
odds-better = un meilleur jet
hint-steal = Aptitude { $own } + 1 dé contre { $theirs } + 1 dé
figure-steal = { $chance } %
    .unit = de réussir
odds-steal = le voler
hint-sack = Cruauté { $own } + 1 dé au-dessus d’une défense de { $theirs } ; { $fame } de notoriété, puis l’équipage fait ripaille
figure-sack = { $chance } %
    .unit = de réussir
odds-sack = la mettre à sac
hint-rig = Combat { $combat }, vitesse { $speed }, { $holds ->
    [one] une cale
   *[other] { $holds } cales
}
hint-event = { $card-text }
hint-both = { $card-text }
hint-play = { $card-text }
hint-discard = { $card-text }
hint-drop = { $card-text }
hint-actions = { $actions ->
    [one] Une action, pour lui seul
   *[other] { $actions } actions, pour lui seul
}
hint-find = { $face ->
    [1] Trouvé à coup sûr
    [6] Seul un 6 le trouve
   *[other] De { $face } à 6 au dé, il est trouvé
}
hint-incite = Un dé au-dessus de { $wealth }{ $pirates ->
    [0] { "" }
    [one] ; un pirate à quai
   *[other] ; { $pirates } pirates à quai
}
figure-incite = { $chance } %
    .unit = de réussir
odds-incite = le soulever
hint-attack = { $own } + 1 dé contre { $theirs } + { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } ; égalité : échec ; gain : { $wealth ->
    [one] un dé
   *[other] { $wealth } dés
 } × { $figure-port-booty }
hint-strike = Combat { $own } + 1 dé contre { $theirs } + 1 dé
hint-broadside = Combat { $own } + 1 dé contre { $theirs } + 1 dé
hint-flee = Vitesse { $own } + 1 dé contre { $theirs } + 1 dé
hint-fight = Force { $own } + 1 dé contre { $theirs } + 1 dé

## Récit

told-turn = C’est à { $who } de jouer.
told-drafted = { $who } choisit { $pirate }.
told-redrawn = { $who } échange son pirate ; les autres gagnent { $figure-redraw-gift } points chacun.
told-drew-pirate = Vous tirez { $pirate }.
told-drew-captain = { $who } tire une carte pirate.
told-deployed = { $who } met { $pirate } en jeu { $place-at }.
brief-deployed = { $pirate } prend la mer { $place-at }.
told-launched = Les dés envoient { $pirate } au large { $port-of } : { $dice }.
told-recruited = Le système met { $pirate } en jeu, sur { $ship-a } : { $dice }. Il est { $place-at }.
told-rigged = { $pirate } commande { $ship-a }.
told-drew = Vous tirez « { $card } ».
told-happens = Une carte à jouer sur-le-champ : « { $card } ».
brief-happens = Jouée aussitôt : « { $card } ».
told-reshuffled = La pile d’événements est remélangée.
told-merchants = De nouveaux marchands prennent la mer, à destination de : { $ports }.
brief-merchants = De nouveaux marchands prennent la mer.
told-pardon-back = L’amnistie est de nouveau dans la pile.
told-pardon = Amnistie générale : un pirate présent qui entre dans un port anglais s’y retire.
told-pardon-over = L’amnistie prend fin.
told-seasick = Le mal de mer : { $who } perd son tour.
told-event = { $who } joue « { $card } ».
told-actions = { $actions ->
    [1] { $who } joue « { $card } » : une action.
   *[other] { $who } joue « { $card } » : { $actions } actions.
}
told-initiative = { $actions ->
    [1] { $who } joue « { $card } » : une action pour { $pirate }.
   *[other] { $who } joue « { $card } » : { $actions } actions pour { $pirate }.
}
brief-initiative = { $actions ->
    [1] « { $card } » : une action pour { $pirate }.
   *[other] « { $card } » : { $actions } actions pour { $pirate }.
}
told-makeshift = { $who } défausse « { $card } » pour une action.
told-dropped = { $who } défausse « { $card } ».
told-passed-on = Toutes les mains passent à gauche.
told-disease = Une épidémie se déclare { $port-at } : { $dice }.
told-governor = { $governor }, ennemi des pirates, est le nouveau gouverneur { $port-of } : { $dice }.
brief-governor = { $governor }, hostile, gouverne { $port }.
told-turmoil = Troubles en Europe : commissaires et navires de guerre sont tous rappelés.
told-storm = La tempête se lève { $zone-at } : { $dice }.
told-scattered = La tempête disperse les marchands de : { $ports }.
told-storm-warship = Dans la tempête, { $warship-a } : { $dice }. { $lost-id ->
    [true] On ne le revoit plus.
   *[other] Il reste en station.
}
told-storm-ship = { $pirate } dans la tempête : { $dice }.
told-storm-kc = { $kc } dans la tempête : { $dice }. { $lost-id ->
    [true] Il doit rentrer au port.
   *[other] Il tient bon.
}
told-disaster = Une catastrophe s’abat sur { $port-the } : { $dice }. Tous les marchands changent de route.
told-destroyed = Le port { $port-of } est en ruine.
told-act-move = { $pirate } met le cap sur { $target-the }.
brief-act-move = { "" }
told-act-find = { $pirate } cherche le marchand { $target-of }.
told-act-plunder = { $pirate } pille le marchand { $target-of }.
told-act-convert = { $pirate } arme le navire capturé.
told-act-port = { $pirate } s’affaire au port.
told-act-steal = { $pirate } veut voler le butin { $target-of }.
told-act-recover = L’équipage { $pirate-of } dessaoule.
told-act-attack = { $pirate } attaque { $target-the }.
told-act-sack = { $pirate } entreprend de mettre le port à sac.
told-act-ally = { $pirate } propose une alliance à { $target }.
told-act-retire = { $pirate } veut se retirer des affaires.
told-act-dig = { $pirate } creuse sur l’île des Pins.
told-cancelled = L’action { $pirate-of } est perdue.
told-limping = { $pirate } n’avance pas : désemparé, le navire a besoin d’un second déplacement à la suite.
told-moved = { $pirate } est { $place-at }.
told-put-out = { $pirate } est chassé en mer, { $place-at }.
told-find-roll = Recherche du marchand { $port-of } par { $pirate } : { $dice }. Total { $total }, il faut { $figure-find-target }.
told-found = { $pirate } a repéré le marchand { $port-of } : { $merchant-a }.
told-cargo = La cargaison du marchand { $port-of } ({ $merchant }) : { $dice }. { $value } { $value ->
    [one] doublon
   *[other] doublons
}.
told-left = { $pirate } abandonne { $value } { $value ->
    [one] doublon
   *[other] doublons
}.
told-jettisoned = { $pirate } jette { $value } { $value ->
    [one] doublon
   *[other] doublons
} à la mer.
told-stowed = { $pirate } embarque { $value } { $value ->
    [one] doublon
   *[other] doublons
}.
told-hostage = { $pirate } tient un otage : { $hostage-the } ({ $nation }).
told-tortured = Sous la torture, { $hostage-the } : { $dice }. { $talks-id ->
    [true] Les secrets { $port-of } sont livrés avant la mort.
   *[other] Pas un mot { $port-of } avant la mort.
}
told-prize-fame = La prise { $pirate-of } fait parler d’elle : { $dice }. { $cargo ->
    [0] Et rien pour sa cargaison.
   *[other] Et { $cargo } pour sa cargaison.
}
told-converted = { $pirate } fait sienne la prise : { $ship-a }.
told-renown = { $points ->
    [one] { $pirate } gagne { $points } point de notoriété.
   *[other] { $pirate } gagne { $points } points de notoriété.
}
told-pleased = L’équipage { $pirate-of } est content (loyauté { $loyalty }).
told-displeased = L’équipage { $pirate-of } gronde (loyauté { $loyalty }).
told-revelled = Débauche et ripaille chez l’équipage { $pirate-of }.
told-recovered = L’équipage { $pirate-of } est de nouveau d’attaque.
told-sleeping = L’équipage { $pirate-of } cuve encore son rhum.
told-ransomed = { $pirate } rend { $hostage-the } : { $dice }. { $value } { $value ->
    [one] doublon
   *[other] doublons
} de rançon.
told-sold = { $pirate } écoule { $booty } { $booty ->
    [one] doublon
   *[other] doublons
} de butin { $port-at } : { $value } au magot.
told-refitted = { $pirate } radoube : { $dice }. { $points ->
    [one] { $points } point réparé.
   *[other] { $points } points réparés.
}
told-refitted-all = { $pirate } radoube entièrement.
told-letter = { $pirate } reçoit une lettre de marque ({ $nation }).
told-haven-price = Le gouverneur { $port-of } dit son prix pour un havre : { $dice }. { $price } { $price ->
    [one] doublon
   *[other] doublons
}.
told-haven = { $pirate } a désormais un havre sûr { $port-at } ({ $price } { $price ->
    [one] doublon
   *[other] doublons
}).
told-no-haven = { $pirate } ne paie pas les { $price } { $price ->
    [one] doublon
   *[other] doublons
} d’un havre { $port-at }.
told-assault = Assaut { $pirate-of } contre { $port-the } : { $dice }. { $own } contre { $theirs }.
told-stormed = { $pirate } prend { $port-the } : { $dice }. { $value } { $value ->
    [one] doublon
   *[other] doublons
}.
told-sack = { $pirate } au sac { $port-of } : { $dice }. { $won-id ->
    [true] Avec { $total }, la ville brûle.
   *[other] { $total } ne suffit pas.
}
told-theft = { $pirate } tente de voler { $victim } : { $dice }. { $own } contre { $theirs }.
told-no-duel = { $pirate } se fait surprendre par { $victim } et s’esquive sans duel.
told-share = La part du butin { $victim-of } : { $dice }. { $share } %.
told-guarded = { $pirate } montre le pavillon noir.
told-stolen = { $pirate } vole { $value } { $value ->
    [one] doublon
   *[other] doublons
} à { $victim }.
told-spoils = { $pirate } dépouille { $victim } ({ $value } { $value ->
    [one] doublon
   *[other] doublons
}).
told-duel = { $pirate } se bat en duel : { $dice }. Total { $total }.
told-allied = { $pirate } et { $ally } font alliance.
told-parted = { $pirate } et { $ally } se séparent.
told-rerolled = { $pirate } ruse et relance : { $dice }. Astuce restante : { $left }.
told-played = { $who } joue « { $card } » contre { $pirate }.
brief-played = « { $card } » contre { $pirate }.
told-flagged = Pavillon noir : « { $card } » n’atteint pas { $pirate }.
told-sighted = { $who } fait paraître { $warship-a } { $zone-at }.
told-attacked = { $pirate } est attaqué par { $warship-a }.
told-hunted = { $kc } se lance après { $pirate }.
told-chase = Poursuite : { $dice }. { $pirate } { $own }, { $foe } { $theirs }.
brief-chase = Poursuite : { $pirate } { $own }, { $foe } { $theirs }.
told-escaped = { $pirate } s’échappe.
told-battle = Combat : { $dice }. { $pirate } { $own }, { $foe } { $theirs }.
brief-battle = Combat : { $pirate } { $own }, { $foe } { $theirs }.
told-beaten = { $foe-id ->
    [light] { $pirate } a vaincu le navire de guerre léger.
    [medium] { $pirate } a vaincu le navire de guerre moyen.
    [heavy] { $pirate } a vaincu le navire de guerre lourd.
   *[other] { $pirate } a vaincu { $foe }, qui quitte le jeu.
}
told-reward = { $points ->
    [one] { $points } point pour { $who }, pour les dégâts infligés.
   *[other] { $points } points pour { $who }, pour les dégâts infligés.
}
told-holed = { $points ->
    [one] Le navire { $pirate-of } encaisse { $points } point de dégâts (combat { $combat }).
   *[other] Le navire { $pirate-of } encaisse { $points } points de dégâts (combat { $combat }).
}
brief-holed = Le navire { $pirate-of } tombe à { $combat } de combat.
told-battered = Le navire { $pirate-of } perd { $points } de vitesse (reste { $speed }).
told-sunk = Le navire { $pirate-of } sombre.
told-lost = { $points ->
    [one] { $pirate } est perdu : { $points } point pour { $who }.
   *[other] { $pirate } est perdu : { $points } points pour { $who }.
}
told-bounty = { $points ->
    [one] Prime pour la tête { $pirate-of } : { $points } point pour { $who }.
   *[other] Prime pour la tête { $pirate-of } : { $points } points pour { $who }.
}
told-retired = { $points ->
    [one] { $pirate } se retire des affaires : { $points } point pour { $who }.
   *[other] { $pirate } se retire des affaires : { $points } points pour { $who }.
}
told-cashes-letter = { $pirate } présente sa lettre de marque.
told-trial = { $pirate }, trahi, passe en jugement : { $dice }. { $outcome-id ->
    [free] Il est relâché faute de preuves.
    [fined] Il peut acheter son acquittement.
   *[other] Il est pendu.
}
told-fined = L’acquittement { $pirate-of } : { $dice }. Il lui en coûte { $share } % de son magot.
told-bribe-price = Le gouverneur { $port-of } dit son prix : { $dice }. { $price } { $price ->
    [one] doublon
   *[other] doublons
}.
told-no-bribe = { $pirate } ne paie pas { $price } { $price ->
    [one] doublon
   *[other] doublons
} au gouverneur.
told-amnesty = { $pirate } est amnistié { $port-at }.
told-commission = { $who } demande un commissaire contre { $pirate } : { $dice }. { $won-id ->
    [true] Le roi en envoie un.
   *[other] Le roi refuse.
}
brief-commission = { $won-id ->
    [true] Le roi envoie un commissaire contre { $pirate }.
   *[other] Pas de commissaire contre { $pirate }.
}
told-commissioned = Un commissaire du roi, { $kc }, paraît { $zone-at }.
told-kc-moved = { $kc } fait voile : le voici { $place-at }.
told-raid-roll = { $kc } attaque { $port-the } : { $dice }. Total { $total }.
told-defended = { $pirate } défend le port : { $dice }. { $own } contre { $theirs }.
told-raid = { $won-id ->
    [true] { $kc } a raison { $port-of }.
   *[other] { $kc } est repoussé devant { $port-the }.
}
told-oust = { $kc } contre les pirates { $port-of } : { $dice }. { $won-id ->
    [true] { $theirs } contre { $own } : ils sont débusqués.
   *[other] { $theirs } contre { $own } : ils restent.
}
told-resistance = Les habitants { $port-of } grondent : { $dice }. { $won-id ->
    [true] Ils chassent leur gouverneur et les pirates avec lui.
   *[other] Ils en restent là.
}
told-conspiracy = Un complot se trame sur le navire { $pirate-of } : { $dice }. La loyauté de l’équipage est de { $loyalty }.
told-mutiny = Mutinerie sur le navire { $pirate-of } !
told-mutiny-roll = { $pirate } affronte les mutins : { $dice }. Son commandement est de { $command }.
told-quelled = { $pirate } réprime la mutinerie.
told-usurped = { $pirate } prend le commandement du navire { $old-of }.
told-scurvy = Le scorbut frappe l’équipage { $pirate-of }.
told-wear = Usure du navire { $pirate-of } : { $dice }. { $points ->
    [0] Rien de grave.
    [one] { $points } point de vitesse.
   *[other] { $points } points de vitesse.
}
told-map = { $pirate } reçoit la carte au trésor.
told-digging = { $pirate } creuse : { $dice }. { $found-id ->
    [true] La pelle heurte un coffre.
   *[other] Rien que du sable.
}
told-dug-up = Le trésor { $pirate-of } : { $dice }. { $value } { $value ->
    [one] doublon
   *[other] doublons
}.
told-guns = { $pirate } embarque de gros canons.
told-system-turn = Le système joue pour { $pirate }.
told-system-card = Le système joue « { $card } » pour { $pirate }.
told-turned-up = Le système retourne « { $card } ».
told-shamed = L’équipage { $pirate-of } n’en peut plus : { $dice }. { $points ->
    [one] { $points } point de notoriété perdu.
   *[other] { $points } points de notoriété perdus.
}
told-over = La partie est finie.
told-over-alone = { $won-id ->
    [true] Barbe Noire se retire en beauté : { $points } points, contre { $system } pour le système.
   *[other] Le système l’emporte : { $points } points pour Barbe Noire, { $system } pour le système. Pour gagner, il doit se retirer avec au moins { $goal } points.
}

## Actions

name-act-move = mouvement
name-act-find = recherche d’un marchand
name-act-plunder = pillage d’un marchand
name-act-convert = prise d’un navire
name-act-port = activités à quai
name-act-steal = vol de butin
name-act-recover = fin de débauche
name-act-attack = attaque d’un port
name-act-sack = sac d’un port
name-act-ally = alliance
name-act-retire = retraite
name-act-dig = recherche du trésor
name-system = le système
name-8-13 = pour repérer le marchand
name-8-32 = pour la cargaison
name-8-35 = pour la notoriété de la prise
name-8-45 = à la torture
name-9-42 = pour la rançon
name-9-44 = au radoub
name-9-45 = pour le prix du havre
name-9-52 = à l’assaut du port
name-9-53 = pour le butin du port
name-9-55 = pour mettre le port à sac
name-9-62 = au vol
name-9-63 = pour la part volée
name-10-32 = pour échapper au commissaire
name-10-34 = au combat contre le commissaire
name-10-4 = pour défendre le port
name-10-52 = pour rester au port
name-6-45 = pour échapper au navire de guerre
name-6-46 = au combat contre le navire de guerre
name-14-2 = contre les mutins
name-15-1 = au duel
name-17-2-1 = en cherchant le trésor

## Noms

name-north-atlantic = Atlantique Nord
    .the = l’Atlantique Nord
    .of = de l’Atlantique Nord
    .at = dans l’Atlantique Nord
name-central-atlantic = Atlantique Central
    .the = l’Atlantique Central
    .of = de l’Atlantique Central
    .at = dans l’Atlantique Central
name-south-atlantic = Atlantique Sud
    .the = l’Atlantique Sud
    .of = de l’Atlantique Sud
    .at = dans l’Atlantique Sud
name-west-caribbean = Caraïbes Ouest
    .the = les Caraïbes Ouest
    .of = des Caraïbes Ouest
    .at = dans les Caraïbes Ouest
name-east-caribbean = Caraïbes Est
    .the = les Caraïbes Est
    .of = des Caraïbes Est
    .at = dans les Caraïbes Est
name-central-america = Amérique centrale
    .the = l’Amérique centrale
    .of = d’Amérique centrale
    .at = au large de l’Amérique centrale
name-south-america = Amérique du Sud
    .the = l’Amérique du Sud
    .of = d’Amérique du Sud
    .at = au large de l’Amérique du Sud
name-gold-coast = Côte de l’Or
    .the = la Côte de l’Or
    .of = de la Côte de l’Or
    .at = au large de la Côte de l’Or
name-east-africa = Afrique orientale
    .the = l’Afrique orientale
    .of = d’Afrique orientale
    .at = au large de l’Afrique orientale
name-india = Inde
    .the = l’Inde
    .of = de l’Inde
    .at = au large de l’Inde
name-south-america-gold-coast = traversée Amérique du Sud – Côte de l’Or
    .the = la traversée Amérique du Sud – Côte de l’Or
    .of = de la traversée Amérique du Sud – Côte de l’Or
    .at = dans la traversée entre l’Amérique du Sud et la Côte de l’Or
name-gold-coast-east-africa = traversée Côte de l’Or – Afrique orientale
    .the = la traversée Côte de l’Or – Afrique orientale
    .of = de la traversée Côte de l’Or – Afrique orientale
    .at = dans la traversée entre la Côte de l’Or et l’Afrique orientale
name-english = Angleterre
name-spanish = Espagne
name-french = France
name-dutch = Hollande
name-portuguese = Portugal
name-arab = Arabie
name-pirate = pirates
name-boston = Boston
    .the = Boston
    .of = de Boston
    .at = à Boston
name-new-york = New York
    .the = New York
    .of = de New York
    .at = à New York
name-philadelphia = Philadelphie
    .the = Philadelphie
    .of = de Philadelphie
    .at = à Philadelphie
name-virginia = Virginie
    .the = la Virginie
    .of = de Virginie
    .at = en Virginie
name-bath = Bath
    .the = Bath
    .of = de Bath
    .at = à Bath
name-charleston = Charleston
    .the = Charleston
    .of = de Charleston
    .at = à Charleston
name-st-augustine = Saint-Augustin
    .the = Saint-Augustin
    .of = de Saint-Augustin
    .at = à Saint-Augustin
name-campeche = Campeche
    .the = Campeche
    .of = de Campeche
    .at = à Campeche
name-honduras = Honduras
    .the = le Honduras
    .of = du Honduras
    .at = au Honduras
name-portobello = Portobello
    .the = Portobello
    .of = de Portobello
    .at = à Portobello
name-cartagena = Carthagène
    .the = Carthagène
    .of = de Carthagène
    .at = à Carthagène
name-curacao = Curaçao
    .the = Curaçao
    .of = de Curaçao
    .at = à Curaçao
name-port-o-spain = Port d’Espagne
    .the = Port d’Espagne
    .of = de Port d’Espagne
    .at = à Port d’Espagne
name-martinique = Martinique
    .the = la Martinique
    .of = de la Martinique
    .at = à la Martinique
name-guadeloupe = Guadeloupe
    .the = la Guadeloupe
    .of = de la Guadeloupe
    .at = à la Guadeloupe
name-san-juan = San Juan
    .the = San Juan
    .of = de San Juan
    .at = à San Juan
name-santo-domingo = Saint-Domingue
    .the = Saint-Domingue
    .of = de Saint-Domingue
    .at = à Saint-Domingue
name-isla-de-tortuga = Île de la Tortue
    .the = l’île de la Tortue
    .of = de l’île de la Tortue
    .at = à l’île de la Tortue
name-port-royal = Port Royal
    .the = Port Royal
    .of = de Port Royal
    .at = à Port Royal
name-santiago = Santiago
    .the = Santiago
    .of = de Santiago
    .at = à Santiago
name-havana = La Havane
    .the = La Havane
    .of = de La Havane
    .at = à La Havane
name-new-providence = New Providence
    .the = New Providence
    .of = de New Providence
    .at = à New Providence
name-bermuda = Bermudes
    .the = les Bermudes
    .of = des Bermudes
    .at = aux Bermudes
name-cape-coast = Cape Coast
    .the = Cape Coast
    .of = de Cape Coast
    .at = à Cape Coast
name-cormantin = Cormantin
    .the = Cormantin
    .of = de Cormantin
    .at = à Cormantin
name-whydah = Whydah
    .the = Whydah
    .of = de Whydah
    .at = à Whydah
name-cape-lopez = Cape Lopez
    .the = Cape Lopez
    .of = de Cape Lopez
    .at = à Cape Lopez
name-kilwa = Kilwa
    .the = Kilwa
    .of = de Kilwa
    .at = à Kilwa
name-zanzibar = Zanzibar
    .the = Zanzibar
    .of = de Zanzibar
    .at = à Zanzibar
name-ethiopia = Éthiopie
    .the = l’Éthiopie
    .of = d’Éthiopie
    .at = en Éthiopie
name-mocha = Moka
    .the = Moka
    .of = de Moka
    .at = à Moka
name-bombay = Bombay
    .the = Bombay
    .of = de Bombay
    .at = à Bombay
name-severndroog = Severndroog
    .the = Severndroog
    .of = de Severndroog
    .at = à Severndroog
name-goa = Goa
    .the = Goa
    .of = de Goa
    .at = à Goa
name-calicut = Calicut
    .the = Calicut
    .of = de Calicut
    .at = à Calicut
name-isle-ste-marie = Île Sainte-Marie
    .the = l’île Sainte-Marie
    .of = de l’île Sainte-Marie
    .at = à l’île Sainte-Marie
name-isle-of-pines = Île des Pins
name-avery = Henry Avery
    .of = de Henry Avery
name-bellamy = Samuel Bellamy
    .of = de Samuel Bellamy
name-bonnet = Stede Bonnet
    .of = de Stede Bonnet
name-condent = Christopher Condent
    .of = de Christopher Condent
name-davis = Howell Davis
    .of = de Howell Davis
name-england = Edward England
    .of = d’Edward England
name-hornigold = Benjamin Hornigold
    .of = de Benjamin Hornigold
name-levasseur = Olivier Levasseur
    .of = d’Olivier Levasseur
name-kidd = William Kidd
    .of = de William Kidd
name-kennedy = Walter Kennedy
    .of = de Walter Kennedy
name-lolonnais = François l’Olonnais
    .of = de François l’Olonnais
name-low = Edward Low
    .of = d’Edward Low
name-lowther = George Lowther
    .of = de George Lowther
name-lussan = Raveneau de Lussan
    .of = de Raveneau de Lussan
name-quelch = John Quelch
    .of = de John Quelch
name-rackham = John Rackham
    .of = de John Rackham
name-roberts = Bartholomew Roberts
    .of = de Bartholomew Roberts
name-spriggs = Francis Spriggs
    .of = de Francis Spriggs
name-taylor = John Taylor
    .of = de John Taylor
name-tew = Thomas Tew
    .of = de Thomas Tew
name-vane = Charles Vane
    .of = de Charles Vane
name-wynne = Emmanuel Wynne
    .of = d’Emmanuel Wynne
name-teach = Edward Teach
    .of = d’Edward Teach
name-sloop = sloop
    .a = un sloop
name-schooner = goélette
    .a = une goélette
name-brigantine = brigantin
    .a = un brigantin
name-loyalty-max = haut du compteur de loyauté
name-speed-sunk = vitesse à laquelle un navire coule
name-combat-sunk = combat auquel un navire coule
name-fluyt = flûte
    .a = une flûte
name-three-master = trois-mâts
    .a = un trois-mâts
name-hidden = marchand inconnu
name-light = navire de guerre léger
    .a = un navire de guerre léger
name-medium = navire de guerre moyen
    .a = un navire de guerre moyen
name-heavy = navire de guerre lourd
    .a = un navire de guerre lourd
name-ogle = Chaloner Ogle
name-matthews = Thomas Matthews
name-rhett = William Rhett
name-herdman = Mungo Herdman
name-maynard = Robert Maynard
name-solgard = Peter Solgard
name-barnet = Jonathan Barnet
name-brand = Ellis Brand
name-captain = capitaine
    .the = le capitaine
name-governors-daughter = fille du gouverneur
    .the = la fille du gouverneur
name-first-mate = second
    .the = le second
name-pilot = pilote
    .the = le pilote
name-merchant = négociant
    .the = le négociant
name-planter = planteur
    .the = le planteur
name-priest = prêtre
    .the = le prêtre
name-bishop = évêque
    .the = l’évêque
name-surgeon = chirurgien
    .the = le chirurgien
name-army-officer = officier
    .the = l’officier
name-customs-officer = douanier
    .the = le douanier
name-nobleman = gentilhomme
    .the = le gentilhomme
name-company-factor = agent de la Compagnie
    .the = l’agent de la Compagnie
name-chartmaker = cartographe
    .the = le cartographe
name-common-sailor = simple matelot
    .the = le matelot
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
    .text = Carte au trésor pour un de vos pirates : qu’il creuse à l’île des Pins.
name-debauchery-and-revelry = Débauche et ripaille
    .actions = 2
    .text = Contre un pirate à quai qui vient d’agir : ripaille forcée.
name-disease-outbreak = Épidémie
    .text = Au port du D66 : gouverneur, pirates et otages meurent.
name-double-cross = Traîtrise
    .text = Contre un pirate qui se retire par lettre : le procès.
name-european-turmoil = Troubles en Europe
    .text = Commissaires et navires de guerre quittent le plateau.
name-fair-winds = Vents favorables
    .text = Un de vos pirates, ou votre commissaire, gagne la zone de votre choix.
name-finger-of-fate = La main du destin
    .text = Chacun défausse une carte et passe sa main à gauche.
name-general-pardon = Amnistie générale
    .text = 1ʳᵉ fois rien, 2ᵉ fois l’amnistie, 3ᵉ fois la fin.
name-new-governors = Nouveaux gouverneurs
    .text = Deux gouverneurs hostiles s’installent.
name-heavy-guns = Gros canons
    .text = Un de vos pirates à quai : +2 à tous ses jets de combat.
name-kc-surprise = Commissaire surprise
    .actions = 2
    .text = Le navire de guerre qui attaque est un commissaire, le vôtre.
name-letter-of-marque = Lettre de marque
    .actions = 2
    .text = À quai chez un gouverneur favorable : lettre de cette nation.
name-local-resistance = Résistance locale
    .actions = 2
    .text = Un dé au-dessus de la richesse d’un port favorable en chasse gouverneur et pirates.
name-mal-de-mer = Mal de mer
    .text = Vous perdez ce tour.
name-mutiny-conspiracy = Complot de mutins
    .text = Deux dés au-dessus de la loyauté du pirate actif : mutinerie.
name-pirate-converts = Pirate converti
    .actions = 3
    .text = Un pirate retiré devient votre commissaire (3 / 9).
name-piratical-ambition = Pirate ambitieux
    .text = Après une perte de loyauté, un pirate de votre main défie le capitaine en duel.
name-scurvy-outbreak = Scorbut
    .actions = 2
    .text = Pirate actif hors d’un port : otages morts, loyauté −1 à chaque tour.
name-skull-and-crossbones = Pavillon noir
    .actions = 3
    .text = Pour 1 d’astuce : annulez une carte jouée contre votre pirate, ou +2 contre un vol.
name-storms-at-sea = Tempêtes
    .text = La zone du D66 est balayée par la tempête.
name-warship-sighting = Voile à l’horizon
    .text = Un navire de guerre surprend le pirate qui repère, pille, convertit ou attaque.
name-wear-and-tear = Usure
    .actions = 2
    .text = Pirate actif hors d’un port : vitesse −½ dé.
name-natural-disaster = Catastrophe naturelle
    .text = Un port est rayé de la carte.
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
board-command = Command.
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
board-events = Événements
board-captains = Pirates
board-discard = Défausse
board-retired = Retirés des affaires
board-locker = Par le fond
board-turn = Tour { $turn }
board-setup = Avant le premier tour
board-decks = Pioche { $deck } · pirates { $pirates }
board-pardon = Amnistie vue { $seen } fois sur 3
board-pardon-open = Amnistie dans les ports anglais !

## Les panneaux de la table

board-amnesty = Amnisties
board-piles = Pioches
drawer-ports = Ports
board-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
region-americas = Amériques
region-gold-coast = Côte de l’Or
region-east = Orient
mat-holds = { $pirates ->
    [0] aucun pirate
    [one] 1 pirate
   *[other] { $pirates } pirates
 }, { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
goal-points = Le plus de points à la troisième Amnistie générale. { $pirates ->
    [0] Vous n’avez aucun pirate en mer.
    [one] Retiré à temps, votre pirate compte son or ({ $worth }) et deux fois sa notoriété.
   *[other] Retirés à temps, vos pirates comptent leur or ({ $worth }) et deux fois leur notoriété.
}
figure-attack = { $chance } %
    .unit = de réussir
figure-find = { $chance } %
    .unit = de le trouver

## Le plateau en mots, pour le terminal

sheet-player = Joueur
sheet-points = Points
sheet-cards = Cartes
sheet-captains = Pirates en main
sheet-system = Le système
sheet-pirates = Les pirates en jeu
sheet-pirate = Pirate
sheet-place = Où
sheet-ship = Navire
sheet-ship-values = Combat / vitesse
sheet-loyalty = Loyauté
sheet-traits = Init. · apt. · comm. · cruauté · astuce
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

## Pour qui découvre : la première carte, le survol en deux minutes, et à quoi sert chaque décision
## (`why-KIND` : une ligne pour tous ; `first-KIND` : dit une fois, la première fois)

intro-about = L’âge d’or de la piraterie, de 1660 à 1720. Vous menez plusieurs capitaines à la fois ; chacun chasse les marchands, prend des ports, se fait un nom et espère mourir riche, dans son lit.
    .step = Menez vos capitaines
intro-win = Le plus de points de victoire. Un pirate retiré à temps rapporte 2 points par point de notoriété et 1 par 100 doublons ; celui qui court encore les mers à la fin, ou qui a coulé, sa seule notoriété.
    .step = Retirez-vous à temps
intro-turn = Jouez une carte pour ses actions, puis dépensez-les : naviguer, trouver un marchand, le piller, accoster, vendre, se retirer. Au tour des autres, vous êtes la loi : vaisseaux, commissaires, mutineries.
    .step = Jouez une carte, agissez
intro-time = La partie normale finit à la troisième Amnistie générale : deux à trois heures autour d’une table, une heure environ contre des robots. Le solitaire est plus court.
intro-goal = Ayez le plus de points à la troisième Amnistie générale.
overview = Vos pirates vivent sur une carte de dix zones de mer et de 36 ports. Au large de certains ports se tient un marchand, face cachée. Une prise se fait en deux temps : le trouver (un dé plus l’aptitude, 7 ou plus), puis le piller : une cargaison dans une cale, de la notoriété pour votre nom, un otage à rendre ou à faire parler.

    Un butin en cale n’est pas encore à vous. Entrez dans un port et vendez : plein tarif chez un gouverneur ami des pirates ou dans un port pirate, demi-tarif dans un port neutre, rien là où l’on vous hait. L’argent ainsi placé est votre magot. On rançonne aussi les otages au port, on y répare et, en payant, on en fait un havre sûr où se retirer sans frais.

    L’équipage a une loyauté. Belles prises, cruauté et ripailles la montent, maigres prises et défaites la baissent ; à zéro, ou si l’on fomente un complot, c’est la mutinerie. La ripaille remonte le moral, mais un équipage qui festoie ne fait que naviguer et se laisse prendre.

    Les cartes donnent des actions : un nombre à répartir entre vos pirates, ou un losange qui en donne à un seul autant que son initiative. Beaucoup portent aussi un événement. Quand ce n’est pas votre tour, les cartes anti-pirates frappent le pirate qui agit : scorbut, usure, vaisseaux, complots. À partir d’une certaine notoriété, un commissaire du roi peut être lancé à ses trousses ; il coule qui il bat.

    La gloire est donc le prix et le danger. Retirez un pirate tant qu’il est devant : avec une lettre de marque, dans un havre, contre un pot-de-vin ou lors d’une amnistie. Sa notoriété compte alors double, son magot s’y ajoute, et rien ne peut plus les lui prendre.
why-draft = L’initiative donne des actions, l’aptitude trouve les prises et gagne les combats, le commandement évite les mutineries : prenez le capitaine dont vous userez les forces.
why-redraw = En changer offre des points à tous vos rivaux : seulement pour un pirate vraiment faible.
why-deploy = Commencez là où les ports, donc les marchands, sont nombreux, près d’un port ami ; un pirate à terre ne fait rien.
first-deploy = Les marchands sont face cachée devant les ports ; ceux du début y sont mis par les dés quand tous sont en mer. Une zone de nombreux ports en voit davantage, et offre où vendre ; chaque zone à traverser plus tard coûte une action.
why-plan = Noté en secret, montré ensemble : une zone à marchands, mais pas celle que tous voudront.
why-launch = Les dés diront où : envoyez d’abord le pirate qui peut le moins attendre.
why-zone = Ce port touche deux zones : celle qui a le plus de marchands et le moins d’ennemis.
why-rig = Un sloop est rapide et échappe aux chasseurs ; une goélette se bat mieux et porte une cargaison de plus.
first-rig = La vitesse sauve des vaisseaux et des commissaires, le combat les bat, les cales portent les cargaisons. Le sloop est un premier navire plus sûr ; la goélette rapporte plus en un voyage.
why-haunt = Commencez où il y a le plus de marchands : chacun est une cargaison et un nom, et le répit avant la chasse est court.
why-card = Un nombre : des actions pour tous vos pirates ; un losange : pour un seul. Gardez les cartes anti-pirates pour le tour des autres.
first-card = Il faut jouer au moins une carte, et une seule peut donner des actions. Un losange (◆) donne à un pirate autant d’actions que son initiative. Les cartes anti-pirates valent plus en main : on les jette à un rival au pire moment.
why-makeshift = Rien en main ne donne d’actions : une deuxième carte défaussée en achète une deuxième.
why-act = Chaque pirate fait la même ronde : trouver, piller, vendre, et partir avant d’être trop connu ; voyez qui fera le plus de ce qui reste.
first-act = La ronde ordinaire d’un pirate : trouver un marchand dans sa zone, le piller (une autre action), entrer dans un port ami, vendre. Les actions non prises sont perdues à la fin du tour.
why-muster = Un nouveau pirate commence où il veut : près des marchands, loin des commissaires.
why-respond = Vous n’avez qu’une action anti-pirate dans ce tour d’un rival : maintenant, ou plus tard, quand l’enjeu sera plus gros ?
first-respond = C’est le tour d’un autre, et vous êtes la loi. Vous pouvez frapper une fois le pirate qui agit : vaisseau ou commissaire de sa zone, ou carte. C’est contre une grosse prise ou une retraite que cela vaut le plus.
why-interrupt = C’est le moment que la carte attend : il ne reviendra peut-être pas de ce tour.
why-flag = L’astuce est rare et ne revient pas : annulez ce qui fait vraiment mal.
why-guard = Deux de plus en défense peuvent sauver tout le butin.
why-incite = Le dé doit dépasser la richesse du port : les pauvres sont faciles, celui d’un rival fait mal.
why-turn-coat = N’importe quel capitaine retiré convient : il devient votre commissaire, combat 9.
why-challenger = Le meilleur bretteur de votre main : vainqueur, il prend le navire ; vaincu, il meurt.
why-strike = Vaincre abîme le pirate et gâche son action ; perdre lui donne de la notoriété : comparez combat et aptitude.
why-stand = Fuir compare les vitesses et coûte l’action (sauf un déplacement) ; combattre compare combat et aptitude, et, vainqueur, on continue.
first-stand = Fuite : chacun lance un dé et ajoute sa vitesse ; le chasseur doit faire plus. S’échapper coûte l’action, sauf un déplacement, et le marchand dont il s’agissait. Le combat ajoute combat et aptitude : la victoire donne de la notoriété, la défaite devant un commissaire est la fin.
why-caught = Un commissaire coule qui il bat ; se rendre avec la lettre vous retire ici et maintenant, avec tous vos points, sauf si l’on joue une traîtrise.
why-bear = Chaque dégât rapproche du fond : donnez-le au navire le plus sain.
why-cunning = Peu de points d’astuce pour toute une vie : relancez quand réussir change beaucoup.
first-cunning = Un point d’astuce relance tous les dés de ce jet ; les points dépensés ne reviennent jamais. Voyez ce qu’il vous faut, et ce que coûte l’échec.
why-seize = Une cale suffit ; laisser la cargaison d’un marchand coûte de la loyauté, laisser le butin d’un port, non : ne refusez que ce qui ne vaut pas la cale.
why-jettison = Les cales sont pleines : jetez ce qui vaut le moins.
why-stow = Toutes les cales se valent, sauf si l’on en perd en changeant de navire.
why-hostage = La rançon est de l’argent, plus tard, dans un port de sa nation ; la torture donne tout de suite notoriété et loyauté, et peut-être de quoi prendre ce port.
first-hostage = Gardé, un otage se rend contre deux dés × sa valeur × dix doublons dans un port ouvert de sa nation. Torturé, il donne aussitôt notoriété et un point de loyauté et, au-dessus de votre cruauté, un bonus pour attaquer ce port.
why-berth = Confiez-le à qui atteindra un port de sa nation.
why-prize = Le plus grand navire sert à celui qui a le plus petit.
why-revel = La loyauté monte, mais, jusqu’à ce qu’il se remette (une action au port), ce pirate ne fait que naviguer et se bat à −{ $figure-revel-penalty }.
first-revel = La ripaille console un équipage boudeur : +{ $figure-revel-loyalty } de loyauté, +{ $figure-revel-loyalty-pirate-port } dans un port pirate. En échange, le pirate ne fait que naviguer jusqu’à ce qu’il se soit remis au port, et se laisse rattraper. À faire quand la loyauté est basse et que personne n’est près.
why-port = Une action fait tout, dans cet ordre : rançons, vente, réparations, havre, ripaille ; le magot ne compte que s’il se retire.
first-port = Au port, otages et butin deviennent magot, et l’on répare. Ce que paie le port dépend de son gouverneur : 110 % dans votre havre, tout dans un port ami ou pirate, la moitié dans un port neutre.
why-repair = Le combat gagne les batailles, la vitesse les évite ; au bas de l’une des deux pistes, le navire coule.
why-share = Aucun des deux ne doit toucher le bas de ses pistes : d’abord le plus abîmé.
why-haven = Un havre paie 110 %, répare mieux et permet à ce pirate de se retirer sans frais : utile s’il doit revenir.
why-bribe = Le prix part de son magot, mais sa notoriété compte double : en mer, il peut tout perdre.
why-give = Il prend la somme, vous choisissez la cale : celle où il restera le moins.
why-duel-on = Rien n’est décidé : continuez si la meilleure lame est la vôtre.
why-board = Son navire vaut peut-être mieux que le vôtre, cales comprises : comparez vitesse, combat et dégâts.
why-letter = Une seule lettre : gardez la nation dont les ports sont proches et ouverts.
why-successor = Le navire est sauvé si quelqu’un en prend le commandement : le pirate qui en fera le plus.
why-treasure = Le plus proche des Caraïbes Ouest creusera le plus tôt ; la carte coule avec lui.
why-winds = Un voyage gratuit n’importe où : vers des marchands, un port qui achète, ou loin d’un chasseur.
why-winds-zone = Gratuit une fois : choisissez ce qui aurait coûté le plus d’actions.
why-guns = Deux de plus dans chaque combat, tant que le navire vit : pour celui qui prendra des ports ou que l’on chasse.
why-drop = Une carte s’en va, les autres passent à votre voisin : jetez celle qui vous ferait le plus mal entre ses mains.

## Pourquoi le joueur du jeu choisirait ainsi

reason-points = environ { $points } { $points ->
    [one] point
   *[other] points
} par action
reason-homeward = en route pour se retirer { $port-at } : environ { $points } { $points ->
    [one] point de plus
   *[other] points de plus
}
reason-quarry = un marchand devant { $port }, qui vaut environ { $points } { $points ->
    [one] point
   *[other] points
}
reason-booty = butin de { $booty } à vendre
reason-worn = { $lost ->
    [one] un point de dégât
   *[other] { $lost } points de dégâts
} à réparer
reason-sullen = un équipage maussade : loyauté { $loyalty }
reason-least = de toute la main, c’est ce qui mérite le moins d’être gardé
reason-find = chances de trouver le marchand : { $percent } %
reason-prize = la prise peut valoir { $points } { $points ->
    [one] point
   *[other] points
}
reason-attack = chances de prendre le port : { $percent } % ; sa richesse est de { $wealth }
reason-career = retiré maintenant, il vaut { $points } { $points ->
    [one] point
   *[other] points
}, coulé { $fame }
reason-danger = danger là-bas : environ { $points } { $points ->
    [one] point
   *[other] points
}
reason-actions = { $actions ->
    [0] la carte ne donne aucune action
    [one] la carte donne une action
   *[other] la carte donne { $actions } actions
  }
reason-keep = mais « { $card } » mériterait aussi d’être gardée
reason-spare = rien de ce qui est en main ou en station ne vaut son prix maintenant
reason-hurt = vaut environ { $points } { $points ->
    [one] point
   *[other] points
} contre lui
reason-at-stake = { $points } { $points ->
    [one] point
   *[other] points
} de sa carrière sont en jeu
reason-fight-lost = risque de perdre un combat : { $percent } %
reason-captain = initiative { $initiative }, aptitude { $skill }
reason-enough = chances qu’un autre jet suffise : { $percent } %
reason-better = chances d’un meilleur jet : { $percent } %
reason-hopeless = aucun jet ne suffirait
reason-trick = { $left ->
    [0] plus aucun point d’astuce
    [one] encore un point d’astuce
   *[other] encore { $left } points d’astuce
}
reason-save = les cartes qui restent valent plus en main
reason-event = l’événement vaut environ { $points } { $points ->
    [one] point
   *[other] points
} maintenant
reason-little-at-stake = il n’a encore rien à perdre
reason-strike = chances que le navire de guerre l’emporte : { $percent } %
reason-flight = chances de s’échapper : { $percent } %
reason-alarming = la carte peut lui coûter son action, voire la vie
reason-harmless = la carte lui fait peu de mal
reason-booty-at-stake = butin en jeu : { $booty }
reason-incite = chances d’un dé au-dessus de sa richesse de { $wealth } : { $percent } %
reason-cargo-worth = une cargaison de { $value } : { $points } { $points ->
    [one] point
   *[other] points
} une fois vendue plein tarif, et lui retiré
reason-holds = { $free ->
    [0] aucune cale libre
    [one] une cale libre
   *[other] { $free } cales libres
}
reason-overboard = un butin de { $value } irait à la mer pour elle
reason-thrown = on y perd un butin de { $value }
reason-joins = il rejoint un butin de { $value } : aucune cale de plus n’est prise
reason-opens = il prend une cale à lui seul
reason-torture = torture : { $fame } de notoriété tout de suite, et le double en points quand il se retire
reason-ransom = rançon en doublons, plus tard : de { $low } à { $high }, au plus { $points } { $points ->
    [one] point
   *[other] points
}
reason-no-ransom = personne ne paie de rançon pour cette nation
reason-strength = sa force au combat est de { $strength }
reason-held = { $hostages ->
    [0] aucun otage à bord encore
    [one] déjà un otage à bord
   *[other] déjà { $hostages } otages à bord
}
reason-loyalty = la loyauté de l’équipage est de { $loyalty }
reason-hangover = après une ripaille, il ne fait que naviguer tant qu’il ne s’est pas remis au port
reason-sale = un butin de { $booty } se vend { $gold } ici
reason-papers = avec une lettre ({ $nation }), les ports de cette nation s’ouvrent à lui, et il peut s’y retirer
reason-refuge = un dé × { $price } sur son magot ; il pourra ensuite se retirer ici sans frais
reason-ashore-done = plus rien à faire ici qui rapporte
reason-tracks = son navire : combat { $combat } sur { $most }, vitesse { $speed } sur { $fast }
reason-lacks = { $lost ->
    [0] le navire { $pirate-of } est intact
    [one] il manque un point au navire { $pirate-of }
   *[other] il manque { $lost } points au navire { $pirate-of }
}
reason-price = le prix coûte { $points } { $points ->
    [one] point
   *[other] points
} d’un magot de { $worth }
reason-waters = { $ports } { $ports ->
    [one] port
   *[other] ports
} là-bas{ $merchants ->
    [0] { "" }
    [one] , un marchand au large
   *[other] , { $merchants } marchands au large
}
reason-beside = combat { $combat } contre { $combat-other }, vitesse { $speed } contre { $speed-other }, cales { $holds } contre { $holds-other } pour l’autre navire
reason-blades = { $own } { $own ->
    [one] dé
   *[other] dés
} en duel contre { $theirs }
reason-bears = son combat est de { $combat }
reason-ports-of = { $nation } : { $ports ->
    [0] plus aucun port
    [one] encore un port
   *[other] encore { $ports } ports
}
reason-hated = il a attaqué un port de cette nation
reason-voyage = { $moves ->
    [0] il est déjà dans les Caraïbes Ouest
    [one] à un déplacement des Caraïbes Ouest
   *[other] à { $moves } déplacements des Caraïbes Ouest
}

# chances, beside their bars
odds-find = le trouver
odds-attack = prendre la ville
odds-flee = s'échapper
odds-fight = l'emporter
odds-strike = l'emporter
odds-broadside = l'emporter
odds-hunt = le couler
figure-hunt = { $chance } %
    .unit = de vaincre
figure-flee = { $chance } %
    .unit = de fuir
figure-fight = { $chance } %
    .unit = de vaincre
figure-strike = { $chance } %
    .unit = de vaincre
figure-broadside = { $chance } %
    .unit = de vaincre
battle-sea = Combat en mer : { $place }
