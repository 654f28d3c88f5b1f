### Fortunes de Mer

game = Fortunes de Mer
    .blurb = Marchand ou pirate dans les Caraïbes : dix points de Gloire, et de l'Or bien caché.

## Options de la partie

setting-target = Points de Gloire à atteindre
    .help = La règle en demande 10. Chaque point de plus allonge la partie ; le coffre en donne au plus la moitié.
setting-coins = Or limité aux pièces de la boîte
    .help = La banque n'a que les 510 Or de la boîte : quand elle est vide, elle ne paie plus.
setting-npcs = Capitaines non-joueurs en combat
    .help = La règle les confie au voisin de gauche du joueur attaqué ; l'ordinateur peut le remplacer.
setting-npcs-neighbour = joués par le voisin de gauche
setting-npcs-computer = joués par l'ordinateur
setting-rewards = Récompense pour un joueur pirate
    .help = Les primes d'une seule nation au choix du vainqueur, ou celles de toutes les nations qui peuvent le payer.
setting-rewards-one = une nation au choix
setting-rewards-all = toutes les nations

score-track = Piste Gloire
score-chest = Points du coffre
score-hidden-gold = Or caché (pour départager)
advice-track = grosse vente, riche raid, mission, rumeur prouvée, combat gagné : un point chacun ; suivez le plus court.
advice-chest = cachez votre or chez vous ; chaque dizaine est un point de plus, jusqu’à cinq.

## Ce qu'on demande

coin = Or
ask-ship = Quel bateau votre Capitaine commande-t-il ?
wait-ship = { $who } choisit un bateau.
ask-act = Que faire ? { $actions ->
    [0] { $moves ->
        [0] Vous n'avez plus d'action.
        [one] Il ne vous reste qu'un Déplacement.
       *[other] Il ne vous reste que { $moves } Déplacements.
    }
    [one] Il vous reste { $actions } action{ $moves ->
        [0] {""}
        [one] {" "}et { $moves } Déplacement
       *[other] {" "}et { $moves } Déplacements
    }.
   *[other] Il vous reste { $actions } actions{ $moves ->
        [0] {""}
        [one] {" "}et { $moves } Déplacement
       *[other] {" "}et { $moves } Déplacements
    }.
}
wait-act = { $who } joue.
ask-port = Que faites-vous au port ? La marchandise en demande ici : { $good }.
wait-port = { $who } est au port.
ask-sell = Vendez-vous autre chose ? La marchandise en demande ({ $good }) rapporte { $high } Or, une autre { $low }.
wait-sell = { $who } vend des marchandises.
ask-buy = Qu'achetez-vous ? Une carte seule coûte { $box-buy-1 } Or, deux pareilles { $box-buy-2 } Or pièce, trois ou plus { $box-buy-3 } Or pièce.
wait-buy = { $who } choisit des marchandises.
ask-show = Qui vérifiera votre achat à prix réduit ?
wait-show = { $who } choisit qui vérifiera l'achat.
ask-demand = Quelle marchandise sera demandée dans ce port ?
wait-demand = { $who } choisit la nouvelle demande.
ask-yard = Que voulez-vous au chantier naval ? Sloop ou flûte { $small } Or, frégate ou galion { $large } (l'ancien bateau en rend { $old }) ; réparation { $repair } Or le point, modification { $token }, arme spéciale { $weapon }.
wait-yard = { $who } est au chantier naval.
ask-transfer = Quelles modifications passent sur le nouveau bateau ? Vendue avec l’ancien, chacune rapporte 1 Or.
wait-transfer = { $who } décide du sort de ses modifications.
ask-recruit = Combien de matelots engagez-vous, à { $price } Or chacun ?
wait-recruit = { $who } recrute.
ask-keep-rumour = Quelle rumeur gardez-vous ?
wait-keep-rumour = { $who } choisit entre deux rumeurs.
ask-keep-mission = Quelle mission gardez-vous ?
wait-keep-mission = { $who } choisit entre deux missions.
ask-chest = Combien d'Or cachez-vous ?
wait-chest = { $who } est à son coffre.
ask-unlock = Combien d'Or reprenez-vous à bord ?
wait-unlock = { $who } est à son coffre.
ask-bribe = Le jet a échoué. Entrez-vous quand même à Port Royal ?
wait-bribe = { $who } discute à l'entrée de Port Royal.
ask-second-chance = Le jet { $skill-of } a échoué : y changez-vous quelque chose ?
wait-second-chance = { $who } regarde ses dés.
ask-drop = Votre cale ne peut pas tout prendre : que jetez-vous par-dessus bord ?
wait-drop = { $who } allège sa cale.
ask-stow = Que gardez-vous ? À prendre : { $goods }.
wait-stow = { $who } choisit des marchandises.
ask-mend = Quelle section reprend un point ?
wait-mend = { $who } fait réparer son bateau.
ask-place = Quel port reçoit un de vos jetons Modification, tiré au sort ?
wait-place = { $who } répartit des jetons Modification.
ask-take-modification = Quelle modification prenez-vous ?
wait-take-modification = { $who } choisit une modification.
ask-take-weapon = Quelle arme spéciale prenez-vous ?
wait-take-weapon = { $who } choisit une arme spéciale.
ask-hand-over = Quelle arme spéciale remettez-vous ?
wait-hand-over = { $who } remet des armes spéciales.
ask-swap-ship = Voulez-vous ce bateau ({ $ship }) pour { $pay } Or ?
wait-swap-ship = { $who } examine un bateau.
ask-clear = Quelles primes effacez-vous{ $price ->
    [0] {""}
   *[other] {" "}({ $price } Or chacune)
} ?
wait-clear = { $who } négocie un pardon.
ask-discard-glory = Votre main est pleine : quelle carte Gloire défaussez-vous ?
wait-discard-glory = { $who } défausse une carte Gloire.
ask-announce = { $moment-id ->
    [own_turn] Une carte est annoncée pendant votre tour : en annoncez-vous une aussi ?
    [other_turn_start] Le tour de { $actor } commence : annoncez-vous une carte Gloire ?
    [other_move] { $actor } va faire voile : annoncez-vous une carte Gloire ?
    [other_leaves_port] { $actor } quitte le port : annoncez-vous une carte Gloire ?
    [other_rumour] { $actor } suit une rumeur : annoncez-vous une carte Gloire ?
    [combat_start] Le combat commence : annoncez-vous une carte Gloire ?
    [between_rounds] Avant la ronde suivante du combat : annoncez-vous une carte Gloire ?
    [contest_before_roll] Avant les dés de cette ronde : annoncez-vous une carte Gloire ?
    [contest_after_roll] Les dés de cette ronde sont jetés : annoncez-vous une carte Gloire ?
    [location_after_roll] Les dés disent où portent les coups : annoncez-vous une carte Gloire ?
    [crew_start] Les équipages en viennent aux mains : annoncez-vous une carte Gloire ?
    [crew_after_roll] Les dés de l’abordage sont jetés : annoncez-vous une carte Gloire ?
   *[other] Annoncez-vous une carte Gloire ?
}
wait-announce = Une carte Gloire peut être annoncée.
ask-go-on = Jouez-vous { $card }, que vous avez annoncée ?
wait-go-on = { $who } peut encore retirer sa carte.
ask-before-search = Un navire qui vous traque va vous chercher : jouez-vous d’abord une carte Gloire ?
wait-before-search = Un navire va chercher sa proie.
ask-quick-wits = Reprenez-vous à votre compte { $card } ?
wait-quick-wits = On peut répondre à la carte jouée.
ask-blame = De quelle nation sera la prime ?
wait-blame = { $who } rédige une dénonciation.
ask-merchant = Un marchand en vue : que faites-vous ?
wait-merchant = { $who } a trouvé un marchand.
ask-spend = Utilisez-vous une arme spéciale pour un succès de plus ?
wait-spend = { $who } pense à ses armes spéciales.
ask-raid = Il vous reste { $left } succès à utiliser. Icônes Fuite ! : { $escapes } ; le marchand s'enfuit à { $handling }.
wait-raid = { $who } pille un marchand.
ask-raid-card = Jouez-vous une carte Gloire pendant ce raid ?
wait-raid-card = { $who } peut jouer une carte Gloire.
ask-ignore = Quelle icône ignorez-vous ?
wait-ignore = { $who } choisit une icône à ignorer.
ask-declare = { $own-id ->
    [true] Que déclarez-vous ?
   *[other] Vous jouez l'adversaire. Que fait { $side } ?
}
wait-declare = { $who } déclare une action de combat.
ask-chase = Tirez-vous avec vos canons chasseurs ?
wait-chase = { $who } vise le fuyard.
ask-grapnel = Lancez-vous le harpeau ?
wait-grapnel = { $who } tient son harpeau prêt.
ask-reroll = Quels dés relancez-vous ?
wait-reroll = { $who } relance des dés.
ask-lay-guns = Vos coups portent : { $faces }. Y changez-vous quelque chose ?
wait-lay-guns = { $who } pointe ses canons.
ask-aim = Quel dé changez-vous, et pour quelle section ?
wait-aim = { $who } ajuste un tir.
ask-suffer = { $side } encaisse un touché : dans quelle section ? Il reste Coque { $hull }, Cargaison { $cargo }, Mâts { $masts }, Équipage { $crew }, Canons { $cannons }.
wait-suffer = { $who } choisit une section touchée.
ask-parry = Touchés : { $sections }. En évitez-vous un ?
wait-parry = { $who } tente de limiter les dégâts.
ask-capture = Prenez-vous le bateau vaincu ? { $ship } : Coque { $hull }, Cargaison { $cargo }, Mâts { $masts }, Canons { $cannons }, Manœuvrabilité { $handling }.
wait-capture = { $who } examine sa prise.
ask-reward = Quelle nation paie la récompense ?
wait-reward = { $who } réclame une récompense.

## Ce qu'on peut faire

do-pass = Passer
do-done = Terminer
do-end = Finir le tour
do-ship = { $a }
do-sail = Voguer vers { $a-to }
do-dock = Entrer au port
do-bribe = Payer l'entrée de Port Royal
do-talk = Entrer à Port Royal par Influence
do-sneak = Entrer par { $a }
do-leave = Quitter le port
do-scout = Chercher { $a }
do-prove = Vérifier la rumeur : { $a }
do-port = Action Port
do-retire = Retirer votre Capitaine
do-amnesty = Acheter l'amnistie royale
do-sell = Vendre : { $a }
do-buy = { $count ->
    [0] Acheter des marchandises
   *[other] Acheter : { $a }
}
do-yard = Visiter le chantier naval
do-recruit = Recruter
do-rumour = Acquérir une rumeur
do-accept = Accepter la mission : { $a }
do-chest = Cacher de l'Or
do-unlock = Reprendre de l'Or au coffre
do-hire = Engager : { $a }
do-show = { $a }
do-demand = { $a }
do-buy-ship = Acheter : { $a }
do-repair = Réparer : { $a }
do-buy-modification = Acheter la modification du port
do-buy-weapon = Acheter : { $a }
do-sell-weapon = Vendre : { $a }
do-rearm = Remettre la coque renforcée en état
do-rebate = Jouer Chantier complaisant : { $box-friendly_yard-rebate } Or de moins sur un bateau
do-free-repairs = Jouer Chantier complaisant : { $box-friendly_yard-n } points réparés gratuitement
do-transfer = { $count ->
    [0] Transférer toutes les modifications
   *[other] Transférer : { $a }
}
do-crewmen = { $a ->
    [one] { $a } matelot
   *[other] { $a } matelots
}
do-keep = Garder : { $a }
do-hide = Cacher { $a } Or
do-fetch = Reprendre { $a } Or
do-stow = Garder : { $a }
do-drop = Jeter : { $a }
do-mend = { $a }
do-place = { $a }
do-take-modification = Prendre celle de { $a }
do-take-weapon = { $a }
do-hand-over = { $a }
do-deliver = Livrer pour la mission : { $a }
do-errand = Tenter la mission : { $a }
do-swap-ship = Prendre le bateau : { $a }
do-take-gold = Prendre plutôt l'Or
do-capture = Prendre ce bateau
do-play = Jouer : { $a }
do-announce = Annoncer : { $a }
do-withdraw = Retirer la carte
do-discard = Défausser : { $a }
do-clear = { $b ->
    [one] Effacer 1 prime : { $a }
   *[other] Effacer { $b } primes : { $a }
}
do-blame = { $a }
do-reward = { $a }
do-attack = L'attaquer comme marchand : { $a }
do-release = Le laisser aller
do-spend = Utiliser : { $a }
do-add = Piocher une carte de plus
do-cast-off = Défausser : { $a }
do-exchange = Échanger : { $a }
do-ignore = Ignorer : { $a }
do-shoot = Tirer
do-board = Aborder
do-flee = Fuir
do-chase = Tirer avec les canons chasseurs
do-reroll-all = Relancer tous les dés
do-reroll = { $a-id ->
    [mine] Relancer un de vos dés : { $b ->
        [5] crâne
       *[other] { $b }
    }
   *[other] Relancer un dé adverse : { $b ->
        [5] crâne
       *[other] { $b }
    }
}
do-gunner = Relancer des dés (Maître canonnier)
do-aim = { $a ->
    [5] crâne
   *[other] { $a }
} devient { $b }
do-suffer = { $a }
do-cancel = Annuler le touché : { $a }
do-redirect = Rediriger le touché : { $a } vers { $b }

## Ce qu’il faut savoir avant de choisir

hint-ship = Coque { $hull }, Cargaison { $cargo }, Mâts { $masts }, Équipage { $crew }, Canons { $cannons }, Manœuvrabilité { $manoeuvrability }
hint-buy-ship = Coque { $hull }, Cargaison { $cargo }, Mâts { $masts }, Équipage { $crew }, Canons { $cannons }, Manœuvrabilité { $manoeuvrability }
hint-announce = { $card-text }
hint-play = { $card-text }
hint-discard = { $card-text }
hint-keep = { $card-text }
hint-prove = { $card-text }
hint-buy-weapon = { $card-text }
hint-spend = { $card-text }
hint-take-weapon = { $card-text }
hint-hire = { $card-text } { $card-hire }
hint-accept = { $mission-text } Condition : { $mission-condition } Récompense : { $mission-reward }
hint-buy-modification = { $token } : { $token-text }
hint-sail = { $port-id ->
    [war] Fermé : guerre
    [bounty] Fermé : prime
    [blockade] Fermé : blocus
    [yours] Demande : { $demand }, que vous avez
    [wants] Demande : { $demand }
   *[quiet] { "" }
 }{ $merchant ->
    [true] { $port-id ->
        [quiet] Un marchand
       *[other] { " " }· marchand
    }
   *[false] { "" }
 }{ $there-count ->
    [0] { "" }
   *[other] { " " }· { $there }
}
hint-dock = En demande ici : { $demand }{ $yours ->
    [1] , que vous avez
   *[other] { "" }
}
hint-port = En demande ici : { $demand }{ $yours ->
    [1] , que vous avez
   *[other] { "" }
} ; vente, achat, chantier, rumeurs : tout en cette seule action
hint-yard = En vente : { $token } ; bateaux, réparations, armes
hint-buy = { $left ->
    [0] Jusqu’à six cartes au choix ; plus il y en a de pareilles, moins elles coûtent
    [one] Encore une
   *[other] Encore { $left }
 }{ $wanted-count ->
    [0] { "" }
   *[other] { " " }· demandée à { $wanted }
}
hint-sell = { $wanted ->
    [1] En demande ici
   *[other] Pas en demande ici
}
figure-sell = { $gold }
    .unit = Or
hint-shoot = Canons { $own } contre { $theirs } : tous tirent pour qui gagne le concours de Manœuvre, un par crâne pour l’autre
hint-board = Si vous gagnez le concours et survivez à son feu : équipage { $own }, Leadership { $led }, contre { $theirs } et { $against }
hint-flee = Seulement si vous gagnez le concours et qu’il n’a aucun crâne
hint-rumour = 2 Or, puis { $dice ->
    [one] un dé
   *[other] { $dice } dés
 } ; chances d’une rumeur : { $chance } %
hint-chest = Chaque dizaine d’Or au coffre est un point secret ; vous en avez { $gold } à bord
hint-retire = Cela prend tout le tour : bateau, cargaison, cartes et les { $gold } Or du bord sont perdus, et les primes effacées ; le coffre et la Gloire restent, et un autre Capitaine arrive

## Ce qui se passe

told-yours = Vous êtes { $captain } : Manœuvre { $seamanship }, Reconnaissance { $scouting }, Leadership { $leadership }, Influence { $influence } ; port d'attache : { $home }. { $captain-text }
brief-yours = Vous êtes { $captain } ; port d’attache : { $home }.
told-first = { $who } jouera en premier, à chaque tour.
told-enter = { $who } est { $captain } ({ $ship }).
told-captain = { $who } sera désormais { $captain }.
told-turn = À { $who } de jouer.
told-event = Événement : { $event }. { $event-text }
brief-event = Événement : { $event }.
told-mission-open = Mission proposée { $place-at } : { $mission }. { $mission-text } Condition : { $mission-condition } Récompense : { $mission-reward }
brief-mission-open = Mission proposée { $place-at } : { $mission }.
told-sail = { $who } vogue vers { $zone-to }.
told-leave = { $who } quitte le port de { $zone }.
told-dock = { $who } entre au port de { $zone }.
told-turned-away = { $who } reste au large de { $zone }.
told-port = { $who } fait escale à { $zone }.
told-roll = { $who }, jet { $skill-of } : { $faces }{ $good-id ->
    [true] {" "}— réussi.
   *[other] {" "}— manqué.
}
told-again = { $who } relance tous les dés : { $captain } le peut une fois par tour.
told-gain = { $who } reçoit { $gold } Or.
told-pay = { $who } paie { $gold } Or.
told-lose-gold = { $who } perd les { $gold } Or qui étaient à bord.
told-declare = { $who } déclare { $points } { $points ->
    [one] point
   *[other] points
} de Gloire et montre son coffre : { $gold } Or.
told-glory = { $who } gagne un point de Gloire ({ $cause }) et en a { $points }.
brief-draw-glory = { "" }
told-draw-glory = { $who } pioche une carte Gloire.
told-drawn-glory = Vous avez pioché { $card }. { $card-text }
told-drawn-specialist = Vous avez pioché { $card }. { $card-text } Pour l'engager : { $card-hire }
told-discard-glory = { $who } défausse { $card }.
told-play = { $who } joue { $card }. { $card-text }
brief-play = { $who } joue { $card }.
told-announce = { $who } annonce une carte Gloire.
told-withdraw = { $who } montre { $card } et la reprend.
told-bounty = La tête de { $who } est mise à prix : { $nation }, { $n ->
    [one] { $n } prime
   *[other] { $n } primes
}.
told-pardon = Pardon pour { $who } : { $nation }, { $n ->
    [one] { $n } prime
   *[other] { $n } primes
} de moins.
told-spill = { $who } perd en mer : { $good }.
told-drop = { $who } jette : { $good }.
told-stow = { $who } garde : { $good }.
told-sell = { $who } vend : { $goods }.
told-demand = La nouvelle demande à { $zone } : { $good }.
told-offer = On propose { $n } { $n ->
    [one] carte
   *[other] cartes
} à { $who }.
told-offered = On vous propose : { $goods }.
told-buy = { $n ->
    [0] { $who } n'achète rien.
    [one] { $who } achète { $n } carte pour { $gold } Or.
   *[other] { $who } achète { $n } cartes pour { $gold } Or.
}
brief-show = { "" }
told-show = { $who } fait vérifier son achat par { $to_whom }.
told-shown = { $who } a acheté : { $goods }.
told-deliver = { $who } livre { $n } × { $good }.
told-hand-over = { $who } remet une arme spéciale : { $weapon }.
told-buy-ship = { $who } achète un bateau : { $ship }.
told-swap-ship = { $who } change de bateau : { $ship }.
told-mend = { $who } répare un point : { $section }.
told-careened = { $who } répare tout son bateau.
told-install = { $who } installe : { $token }.
told-modification = Modification à vendre à { $zone } : { $token }. { $token-text }
told-scatter = { $who } rend des jetons Modification à : { $zones }.
told-weapon = { $who } prend une arme spéciale : { $weapon }.
told-sell-weapon = { $who } vend une arme spéciale : { $weapon }.
told-rearm = { $who } remet en état : { $token }.
told-spend = { $who } utilise une arme spéciale : { $weapon }.
told-crewmen = { $who } engage { $n ->
    [one] { $n } matelot
   *[other] { $n } matelots
}.
told-fill-crew = { $who } a un Équipage complet.
told-lose-crew = { $who } perd { $n ->
    [one] { $n } homme
   *[other] { $n } hommes
} d'équipage.
told-surgeon = { $who } : le Chirurgien sauve un matelot.
told-hire = { $who } engage un spécialiste : { $card }.
told-hiring = { $who } tente d'engager un spécialiste : { $card }.
told-learn = { $who } apprend une rumeur.
told-learnt = Votre rumeur : { $rumour }, à vérifier { $zone-at } ({ $where-id ->
    [sea] en mer
   *[other] au port
}) par un jet { $skill-of }. { $rumour-text }
told-prove = { $who } vérifie une rumeur : { $rumour }. { $rumour-text }
told-false-rumour = { $rumour } : la rumeur était fausse.
told-accept = { $who } accepte la mission { $mission }.
told-mission-refused = { $who } n'obtient pas la mission { $mission }.
told-mission-step = { $who } avance dans la mission { $mission }.
told-mission-done = { $who } accomplit la mission { $mission }.
told-hide = { $who } cache de l'Or.
told-hidden = Vous avez caché { $gold } Or.
told-fetch = { $who } reprend de l'Or à son coffre.
told-fetched = Vous avez repris { $gold } Or.
told-merchant = { $who } trouve un marchand { $zone-at } : { $nation }.
told-release = { $who } laisse aller le marchand.
told-raid = { $who } attaque le marchand ({ $nation }) : { $cards }.
brief-raid = { $who } attaque un marchand ({ $nation }).
told-raid-card = { $who } retourne : { $cards }.
told-cast-off = { $who } écarte { $card }.
told-ignore = { $who } ignore l'icône de { $card }.
told-raid-fails = Le raid de { $who } est un échec.
told-merchant-escapes = Le marchand échappe à { $who }.
told-spoilt = Perdue dans le combat : { $card }.
told-loot = { $who } pille { $gold } Or : { $cards }.
brief-loot = { $who } pille { $gold } Or.
told-merchants-return = De nouveaux marchands prennent la mer.
told-hit = { $who } encaisse : { $sections }.
told-headwind = { $who } reste en panne, vent debout.
told-lose-action = { $who } perd une action.
told-npc-arrives = { $npc } paraît { $zone-at } : { $captain-captain }.
told-npc-moves = { $npc } gagne { $zone-to }.
told-npc-falls = On a vaincu { $npc } { $zone-at }.
told-npc-searches = { $npc } recherche { $who } : { $faces }{ $good-id ->
    [true] {" "}— avec succès.
   *[other] {" "}— en vain.
}
told-combat = { $attacker } attaque { $defender }.
told-declare-action = { $side } : { $way }.
told-contest = Manœuvre : { $a } ({ $mine }) contre { $b } ({ $theirs }).
told-contest-won = { $side } gagne le concours de manœuvre.
told-rerolled = { $who } relance : { $faces }.
told-shots = { $side } fait feu : { $faces }.
told-long-guns = { $side } tire de loin : { $faces }.
told-chase = { $side } tire avec ses canons chasseurs.
told-swivels = { $side } tire avec ses pierriers : { $faces }.
told-aim = { $who } ajuste un tir : { $section }.
told-cancel = { $who } annule un touché : { $section }.
told-redirect = { $who } redirige un touché : { $section } vers { $other }.
told-board = { $side } passe à l'abordage.
told-flee = { $side } s'enfuit.
told-part = { $a } et { $b } se séparent.
told-broken-off = Les deux adversaires se perdent de vue : le combat s'arrête.
told-crew-roll = Combat d'équipage : { $a } ({ $mine }) contre { $b } ({ $theirs }).
told-no-winner = Le combat finit sans vainqueur.
told-sink = { $who } coule.
told-combat-won = { $side } remporte le combat.
told-reward = { $who } touche une récompense de { $gold } Or.
told-plunder = { $who } pille { $whom } : { $gold } Or et tout ce qui était à bord.
told-capture = { $who } s'empare du bateau : { $ship }.
told-die = { $captain } n'est plus. { $who } attend un autre Capitaine.
told-retire = { $captain } se retire. { $who } attend un autre Capitaine.
told-fort = Le fort de San Juan tire sur { $who } : { $faces }{ $good-id ->
    [true] {" "}— et fait mouche.
   *[other] {" "}— en vain.
}
told-war = Guerre : { $a } contre { $b }.
told-peace = La paix est faite : { $a } et { $b }.
told-blockade = Le port de { $zone } est bloqué.
told-blockade-ends = Le blocus de { $zone } est levé.
told-fair = La grande foire change toutes les demandes.
told-no-event = Il n'y a plus d'événement : la partie est finie.
told-no-captain = Il n'y a plus de Capitaine : la partie est finie.

## Le plateau

board-round = Tour { $n }
board-war = En guerre ! { $one } contre { $other }
board-at-war = { $one } contre { $other } : c’est la guerre{ $enemy-id ->
    [none] { "" }
   *[other] . Ports fermés : { $enemy }
}
board-hidden = Modification face cachée
board-bounty = Prime : { $nation } ({ $n })
board-next-captain = Un nouveau Capitaine arrive
board-track = Marchands vaincus : { $n } ; événements restants : { $events }
board-boarded = Combat d'équipage, après { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
board-battle = Combat naval, tour { $n }
board-glory-card = Gloire · maison
board-rumour-port = Rumeur · au port : { $place }
board-rumour-sea = Rumeur · en mer : { $place }
board-mission-card = Mission
name-gulf = Golfe du Mexique
name-atlantic = Océan Atlantique
name-cargo-cards = Cargaison à bord
name-glory-cards = Cartes Gloire en main
name-rumour = Rumeur

sheet-sea = Les Caraïbes, tour { $n }
sheet-captains = Les Capitaines
sheet-means = Leurs moyens
sheet-skills = Manœuvre Reconn. Leadership Influence
sheet-home = Port d'attache
sheet-gear = Modifications et armes
sheet-specialists = Spécialistes et rumeurs gardées
sheet-mission = Mission
sheet-zone = Zone
sheet-nation = Nation
sheet-demand = Demande
sheet-modification = Modification
sheet-merchant = Marchand
sheet-yes = oui
sheet-others = Présents
sheet-player = Joueur
sheet-place = Lieu
sheet-in-port = au port
sheet-at-sea = en mer
sheet-ship = Bateau
sheet-ships = Les bateaux
sheet-handling = Man.
sheet-bounties = Primes
sheet-glory = Gloire
sheet-gold = Or à bord + caché
sheet-cargo = Cargaison
sheet-hand = Cartes Gloire
sheet-npcs = Capitaines non-joueurs
sheet-npc = Navire ou pirate
sheet-captain = Capitaine
sheet-npc-skills = Manœuvre Reconn. Leadership
sheet-missions = Missions proposées
sheet-condition = Condition
sheet-reward = Récompense
sheet-mission-told = { $mission-text } Récompense : { $mission-reward }
sheet-yours = Vos cartes
sheet-card = Carte
sheet-text = Texte

## Les panneaux de la table

board-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
board-flight = Fuite !
board-plunder = Butin { $n } · { $what }
board-dice = Dé
board-declared = Déclare
board-wanted = { $n } en cale. { $ports-count ->
    [0] Aucun port n’en demande.
   *[other] Demandé : { $ports }.
}
drawer-ports = Ports
drawer-npcs = Marine et pirates
drawer-piles = Pioches
pile-events = Événements
pile-cargo = Cargaisons
pile-glory = Gloire
pile-rumours = Rumeurs
pile-missions = Missions
pile-captains = Capitaines
pile-demand = Demandes
goal-glory = { $target } { $target ->
    [one] point
   *[other] points
} de Gloire ; il vous en manque { $left }. { $goods-count ->
    [0] Le plus court : vendre, en une fois, ce qu’un port demande, ou un gros raid.
   *[other] Un port demande de quoi vous avez en cale : { $goods }.
}

## Les mots

name-skull = crâne
name-hull = Coque
name-cargo = Cargaison
name-masts = Mâts
name-crew = Équipage
name-cannons = Canons
name-manoeuvrability = Manœuvrabilité
name-seamanship = Manœuvre
    .of = de Manœuvre
name-scouting = Reconnaissance
    .of = de Reconnaissance
name-leadership = Leadership
    .of = de Leadership
name-influence = Influence
    .of = d'Influence
name-shoot = Tirer
name-board = Aborder
name-flee = Fuir
name-glory = Gloire
name-gold = Or à bord
name-chest = Or caché
name-merchant = le marchand
name-hidden = face cachée
name-strangers = des inconnus
name-commodore = un commodore
    .text = Manœuvre { $box-commodore_seamanship }, Reconnaissance { $box-commodore_scouting }, Leadership { $box-commodore_leadership }.
    .captain = un commodore
name-cause-combat = combat gagné
name-cause-sale = belle vente
name-cause-raid = raid fructueux
name-cause-mission = mission accomplie
name-cause-rumour = rumeur prouvée
name-cause-ship = grand bateau
name-navy_spain = le navire espagnol
    .text = Abordé et vaincu, un navire livre l’Or de { $box-naval_cards } cartes Cargaison ; sa nation met votre tête à prix.
name-navy_netherlands = le navire hollandais
    .text = Abordé et vaincu, un navire livre l’Or de { $box-naval_cards } cartes Cargaison ; sa nation met votre tête à prix.
name-navy_france = le navire français
    .text = Abordé et vaincu, un navire livre l’Or de { $box-naval_cards } cartes Cargaison ; sa nation met votre tête à prix.
name-navy_england = le navire anglais
    .text = Abordé et vaincu, un navire livre l’Or de { $box-naval_cards } cartes Cargaison ; sa nation met votre tête à prix.
name-pirate_sloop = le sloop pirate
    .text = Vaincu, ce bateau rapporte { $box-sloop_reward } Or à un Capitaine sans prime.
name-pirate_frigate = la frégate pirate
    .text = Vaincu, ce bateau rapporte { $box-frigate_reward } Or à un Capitaine sans prime.

## Nations

name-spain = Espagne
name-netherlands = Hollande
name-france = France
name-england = Angleterre

## Zones

name-la_habana = La Habana
    .text = Arsenal royal : au chantier naval, réparer coûte { $box-la_habana-repair } Or par point de dégât.
    .at = à La Habana
    .to = La Habana
name-nassau = Nassau
    .text = Repaire : un Capitaine ayant au moins une prime recrute ici sans jet et sans payer.
    .at = à Nassau
    .to = Nassau
name-port_royal = Port Royal
    .text = Port ouvert aux pirates : un Capitaine à qui l'Angleterre fermerait ce port peut y entrer en payant { $box-port_royal_fee } Or ou en réussissant un jet d'Influence. Si le jet échoue et qu'il ne paie pas, l'action est perdue et il reste en mer.
    .at = à Port Royal
    .to = Port Royal
name-old_providence = Old Providence
    .text = Récifs : dans cette zone, les navires (CNJ) ne recherchent pas les Capitaines.
    .at = à Old Providence
    .to = Old Providence
name-tortuga = Tortuga
    .text = Frères de la côte : +{ $box-tortuga-merchant_dice } dé à vos jets de Reconnaissance pour trouver un marchand dans cette zone.
    .at = à Tortuga
    .to = Tortuga
name-petit_goave = Petit-Goâve
    .text = Plantations : piochez { $box-petit_goave-goods_drawn } carte Cargaison de plus lorsque vous achetez des marchandises ici.
    .at = à Petit-Goâve
    .to = Petit-Goâve
name-cartagena = Cartagena
    .text = Route des galions : un Raid marchand dans cette zone débute avec { $box-cartagena-raid } cartes Cargaison au lieu de { $box-raid_cards }.
    .at = à Cartagena
    .to = Cartagena
name-santo_domingo = Santo Domingo
    .text = Siège de l'Audience : +{ $box-santo_domingo-mission_dice } dé aux jets d'Influence faits ici pour accepter une mission.
    .at = à Santo Domingo
    .to = Santo Domingo
name-caribbean_sea = Mer des Caraïbes
    .text = Haute mer : tous les jets de Reconnaissance (joueurs et CNJ) faits ici ont { $box-caribbean_sea-scouting } dé de moins (minimum 1). Aucun port.
    .at = en mer des Caraïbes
    .to = la mer des Caraïbes
name-curacao = Curaçao
    .text = Port franc : les marchandises qui ne sont pas en demande se vendent ici { $box-curacao-sell } Or pièce.
    .at = à Curaçao
    .to = Curaçao
name-san_juan = San Juan
    .text = Batteries du fort : si vous avez une prime de l'Espagne et finissez votre tour en mer ici, lancez 1 dé ; sur un crâne, subissez 1 touché (section au dé).
    .at = à San Juan
    .to = San Juan
name-caracas = Caracas
    .text = Fonderie : une arme spéciale coûte ici { $box-caracas-weapon } Or au lieu de { $box-weapon }.
    .at = à Caracas
    .to = Caracas
name-st_maarten = St. Maarten
    .text = Entrepôts de la Compagnie : acheter ici deux tours de suite ne réduit pas la pioche à { $box-buy_draw_again } cartes.
    .at = à St. Maarten
    .to = St. Maarten
name-basse_terre = Basse-Terre
    .text = Marins sans emploi : après un jet de Leadership manqué, chaque matelot coûte ici { $box-basse_terre-crew } Or au lieu de { $box-crew }.
    .at = à Basse-Terre
    .to = Basse-Terre
name-st_john = St. John
    .text = Maîtres calfats : si vous changez de bateau au chantier naval de St. John, vos jetons Modification peuvent passer gratuitement sur le nouveau bateau.
    .at = à St. John
    .to = St. John
name-bridgetown = Bridgetown
    .text = Aucun effet particulier.
    .at = à Bridgetown
    .to = Bridgetown
name-trinidad = Trinidad
    .text = Nid de contrebandiers : acquérir une rumeur coûte ici { $box-trinidad-rumour } Or au lieu de { $box-rumour }.
    .at = à Trinidad
    .to = Trinidad

## Bateaux, modifications, armes

name-sloop = Sloop
name-flute = Flûte
name-frigate = Frégate
name-galleon = Galion
name-man_of_war = Man'o'war
name-hammocks = Hamacs supplémentaires
    .text = Maximum d'Équipage +1 (à recruter, plafond { $box-ship_most }).
name-rigging = Gréement et voiles spéciaux
    .text = Manœuvrabilité +1 (plafond { $box-ship_most }).
name-reinforced_hull = Coque renforcée
    .text = Retourner pour annuler un touché une fois les sections connues ; { $box-rearm } Or dans un port pour la remettre en état.
name-extended_hold = Cale prolongée
    .text = Cargaison +1 (plafond { $box-ship_most }).
name-chasers = Canons chasseurs
    .text = Retourner pour infliger un touché dès qu'un camp a déclaré Fuir ; remis en état après le combat.
name-gunport = Sabord supplémentaire
    .text = Canons +1 (plafond { $box-ship_most }).
name-swivels = Pierriers
    .text = Avant un combat d'équipage en mer, { $box-swivel_dice } dés ; avec un succès, l'ennemi perd 1 Équipage, quel que soit l'abordeur.
name-long_guns = Canons de longue portée
    .text = Avant le premier tour naval, un dé par canon ; chaque succès est un touché (sans boulets enchaînés ni mitraille).
name-grapnel = Harpeau
    .text = Après un concours où vous avez déclaré Abordage, défaussez-le et relancez autant de vos dés de ce jet que voulu.
name-chain_shot = Boulets enchaînés
    .text = Après votre jet de sections, défausser : chaque crâne touche les Mâts ; le surplus sur des Mâts détruits est perdu.
name-grapeshot = Mitraille
    .text = Après votre jet de sections, défausser : chaque crâne touche l'Équipage ; le surplus sur un Équipage détruit est perdu.

## Capitaines

name-felipe = Felipe Montoya
    .text = Une fois par combat, redirigez un touché que vous venez de subir vers une autre section de votre choix.
name-frances_wright = Frances Wright
    .text = Une fois par tour, relancez tous les dés d'un jet de Reconnaissance manqué.
name-frederico_da_silva = Frederico da Silva
    .text = Acquérir une rumeur ne vous coûte rien (le jet d'Influence reste à faire).
name-percival_whitewood = Percival Whitewood
    .text = Une fois par tour, relancez tous les dés d'un jet d'Influence manqué.
name-thomas_ashdown = Thomas Ashdown
    .text = Les navires (CNJ) vous recherchent avec { $box-thomas_ashdown-naval_search } dé de moins (minimum 1).
name-eleanor_harcourt = Eleanor Harcourt
    .text = Vos réparations coûtent { $box-eleanor_harcourt-repair } Or par point de dégât. Une modification de bateau vous coûte { $box-eleanor_harcourt-modification } Or.
name-samuel_penrose = Samuel Penrose
    .text = Lors d'une vente, vos { $box-samuel_penrose-odd_sales } premières cartes qui ne sont pas en demande rapportent 1 Or de plus chacune.
name-nicolas_jaures = Nicolas Jaurés
    .text = Lorsque vous achetez des marchandises, piochez { $box-nicolas_jaures-goods_drawn } carte de plus.
name-christian_marquis = Christian Marquis
    .text = Vous gagnez un concours de manœuvre resté à égalité (au moins un succès de part et d'autre).
name-alexandre_vilon = Alexandre Vilon
    .text = Au premier tour d'un combat d'équipage, lancez { $box-alexandre_vilon-first_crew_dice } dé de plus.
name-pepijn_van_avezaath = Pepijn van Avezaath
    .text = La Cargaison de votre bateau est augmentée de { $box-pepijn_van_avezaath-hold } (maximum { $box-ship_most }). Lorsque vous faites changer une demande, piochez { $box-pepijn_van_avezaath-demand } jetons Demande et choisissez.
name-hendrik_roosendaal = Hendrik Roosendaal
    .text = Chaque combat que vous remportez vous fait piocher { $box-hendrik_roosendaal-combat_cards } carte Gloire de plus.
name-isabel_de_arrieta = Isabel de Arrieta
    .text = Vous recrutez toujours sans jet et sans payer.
name-rodrigo_valcarcel = Rodrigo Valcárcel
    .text = Vaincre un pirate (joueur ou CNJ) vous rapporte { $box-rodrigo_valcarcel-pirate_bonus } Or de plus.
name-gaspar_ibarra = Gaspar Ibarra
    .text = Un bateau vous coûte { $box-gaspar_ibarra-ship_rebate } Or de moins. Vous entrez en jeu avec { $box-gaspar_ibarra-start_gold } Or de plus.
name-baltasar_quiroga = Baltasar Quiroga
    .text = Si vous gagnez le concours, votre Fuite réussit même si l'adversaire a { $box-baltasar_quiroga-flight } succès.

## Marchandises

name-spice = Épices
name-cocoa = Cacao
name-rum = Rhum
name-tobacco = Tabac
name-sugar = Sucre
name-fruit = Fruits
name-textiles = Étoffes
name-timber = Bois
name-spice_1 = Épices (1, Fuite !)
name-spice_2 = Épices (2, touché Canons)
name-spice_3 = Épices (3, Fuite !)
name-spice_4 = Épices (3, touché Mâts)
name-spice_5 = Épices (3, Fuite !)
name-spice_6 = Épices (4, touché Cargaison)
name-spice_7 = Épices (5, touché Équipage)
name-spice_8 = Épices (2, Fuite !)
name-cocoa_1 = Cacao (1, touché Canons)
name-cocoa_2 = Cacao (2, Fuite !)
name-cocoa_3 = Cacao (3, touché Mâts)
name-cocoa_4 = Cacao (3, Fuite !)
name-cocoa_5 = Cacao (3, touché Cargaison)
name-cocoa_6 = Cacao (4, Fuite !)
name-cocoa_7 = Cacao (5, Fuite !)
name-cocoa_8 = Cacao (4, touché Coque)
name-rum_1 = Rhum (1, Fuite !)
name-rum_2 = Rhum (2, touché Équipage)
name-rum_3 = Rhum (3, Fuite !)
name-rum_4 = Rhum (3, touché Canons)
name-rum_5 = Rhum (3, Fuite !)
name-rum_6 = Rhum (4, touché Mâts)
name-rum_7 = Rhum (5, touché Cargaison)
name-rum_8 = Rhum (2, Fuite !)
name-tobacco_1 = Tabac (1, touché Équipage)
name-tobacco_2 = Tabac (2, Fuite !)
name-tobacco_3 = Tabac (3, touché Canons)
name-tobacco_4 = Tabac (3, Fuite !)
name-tobacco_5 = Tabac (3, touché Mâts)
name-tobacco_6 = Tabac (4, Fuite !)
name-tobacco_7 = Tabac (5, Fuite !)
name-tobacco_8 = Tabac (4, touché Coque)
name-sugar_1 = Sucre (1, touché Cargaison)
name-sugar_2 = Sucre (2, Fuite !)
name-sugar_3 = Sucre (3, touché Équipage)
name-sugar_4 = Sucre (3, Fuite !)
name-sugar_5 = Sucre (3, touché Canons)
name-sugar_6 = Sucre (4, Fuite !)
name-sugar_7 = Sucre (5, Fuite !)
name-sugar_8 = Sucre (2, touché Mâts)
name-fruit_1 = Fruits (1, Fuite !)
name-fruit_2 = Fruits (2, touché Cargaison)
name-fruit_3 = Fruits (3, Fuite !)
name-fruit_4 = Fruits (3, touché Équipage)
name-fruit_5 = Fruits (3, Fuite !)
name-fruit_6 = Fruits (4, touché Canons)
name-fruit_7 = Fruits (5, touché Coque)
name-fruit_8 = Fruits (4, Fuite !)
name-textiles_1 = Étoffes (1, touché Mâts)
name-textiles_2 = Étoffes (2, Fuite !)
name-textiles_3 = Étoffes (3, touché Cargaison)
name-textiles_4 = Étoffes (3, Fuite !)
name-textiles_5 = Étoffes (3, touché Équipage)
name-textiles_6 = Étoffes (4, Fuite !)
name-textiles_7 = Étoffes (5, Fuite !)
name-textiles_8 = Étoffes (2, touché Canons)
name-timber_1 = Bois (1, Fuite !)
name-timber_2 = Bois (2, touché Mâts)
name-timber_3 = Bois (3, Fuite !)
name-timber_4 = Bois (3, touché Cargaison)
name-timber_5 = Bois (3, Fuite !)
name-timber_6 = Bois (4, touché Équipage)
name-timber_7 = Bois (5, touché Coque)
name-timber_8 = Bois (4, Fuite !)

## Événements

name-nl_van_almonde = Navire hollandais : Philips van Almonde
    .text = À la fin du tour, la frégate de Philips van Almonde paraît à Curaçao.
    .captain = Philips van Almonde
name-nl_evertsen = Navire hollandais : Cornelis Evertsen
    .text = À la fin du tour, la frégate de Cornelis Evertsen paraît à St. Maarten.
    .captain = Cornelis Evertsen
name-nl_binckes = Navire hollandais : Jacob Binckes
    .text = À la fin du tour, la frégate de Jacob Binckes paraît à St. Maarten.
    .captain = Jacob Binckes
name-en_benbow = Navire anglais : John Benbow
    .text = À la fin du tour, la frégate de John Benbow paraît à Port Royal.
    .captain = John Benbow
name-en_myngs = Navire anglais : Christopher Myngs
    .text = À la fin du tour, la frégate de Christopher Myngs paraît à Bridgetown.
    .captain = Christopher Myngs
name-en_delaval = Navire anglais : Ralph Delaval
    .text = À la fin du tour, la frégate de Ralph Delaval paraît à St. John.
    .captain = Ralph Delaval
name-fr_ducasse = Navire français : Jean-Baptiste du Casse
    .text = À la fin du tour, la frégate de Jean-Baptiste du Casse paraît à Petit-Goâve.
    .captain = Jean-Baptiste du Casse
name-fr_destrees = Navire français : Jean d'Estrées
    .text = À la fin du tour, la frégate de Jean d'Estrées paraît à Basse-Terre.
    .captain = Jean d'Estrées
name-fr_duquesne = Navire français : Abraham Duquesne
    .text = À la fin du tour, la frégate d'Abraham Duquesne paraît à Tortuga.
    .captain = Abraham Duquesne
name-es_depes = Navire espagnol : Andrés de Pes
    .text = À la fin du tour, la frégate d'Andrés de Pes paraît à La Habana.
    .captain = Andrés de Pes
name-es_oquendo = Navire espagnol : Antonio de Oquendo
    .text = À la fin du tour, la frégate d'Antonio de Oquendo paraît à San Juan.
    .captain = Antonio de Oquendo
name-es_delezo = Navire espagnol : Blas de Lezo
    .text = À la fin du tour, la frégate de Blas de Lezo paraît à Cartagena.
    .captain = Blas de Lezo
name-pi_vane = Sloop pirate : Charles Vane
    .text = À la fin du tour, Charles Vane paraît dans la zone Nassau.
    .captain = Charles Vane
name-pi_hamlin = Sloop pirate : Jean Hamlin
    .text = À la fin du tour, Jean Hamlin paraît dans la zone Tortuga.
    .captain = Jean Hamlin
name-pi_dieuleveut = Sloop pirate : Anne Dieu-le-Veut
    .text = À la fin du tour, Anne Dieu-le-Veut paraît dans la zone Petit-Goâve.
    .captain = Anne Dieu-le-Veut
name-pi_hornigold = Frégate pirate : Benjamin Hornigold
    .text = À la fin du tour, Benjamin Hornigold paraît dans la zone Old Providence.
    .captain = Benjamin Hornigold
name-pi_roberts = Frégate pirate : Bartholomew Roberts
    .text = À la fin du tour, Bartholomew Roberts paraît dans la zone Mer des Caraïbes.
    .captain = Bartholomew Roberts
name-pi_teach = Frégate pirate : Edward Teach
    .text = À la fin du tour, Edward Teach paraît dans la zone Trinidad.
    .captain = Edward Teach
name-war_1 = Guerre
    .text = Tirez au sort deux nations : elles entrent en guerre (une guerre antérieure prend fin). Leurs navires sont désormais des man'o'wars et leurs ports se ferment aux Capitaines de l'ennemi.
name-war_2 = Guerre
    .text = Tirez au sort deux nations : elles entrent en guerre (une guerre antérieure prend fin). Leurs navires sont désormais des man'o'wars et leurs ports se ferment aux Capitaines de l'ennemi.
name-peace_1 = Paix
    .text = La guerre en cours prend fin. S'il n'y en a pas, chaque joueur sans prime reçoit { $box-peace_1-n } Or.
name-peace_2 = Paix
    .text = La guerre en cours prend fin. S'il n'y en a pas, chaque joueur sans prime reçoit { $box-peace_2-n } Or.
name-storm_north = Tempête au nord
    .text = Ce tour-ci, tout Capitaine qui finit son tour en mer dans une zone du nord (La Habana, Nassau, Port Royal, Tortuga, Petit-Goâve ou Santo Domingo) fait un jet de Manœuvre ; s'il échoue, son bateau subit { $box-storm_north-n } touchés (sections au dé).
name-storm_east = Tempête à l'est
    .text = Ce tour-ci, tout Capitaine qui finit son tour en mer dans une zone de l'est (San Juan, St. Maarten, St. John, Basse-Terre, Bridgetown ou Trinidad) fait un jet de Manœuvre ; s'il échoue, son bateau subit { $box-storm_east-n } touchés (sections au dé).
name-storm_south = Tempête au sud
    .text = Ce tour-ci, tout Capitaine qui finit son tour en mer dans une zone du sud (Old Providence, Cartagena, Mer des Caraïbes, Curaçao ou Caracas) fait un jet de Manœuvre ; s'il échoue, son bateau subit { $box-storm_south-n } touchés (sections au dé).
name-too_quiet = Un calme inquiétant
    .text = Piochez et résolvez { $box-too_quiet-n } autres cartes Événement, l'une après l'autre.
name-fever = Fièvre des tropiques
    .text = Au début de son tour, chaque joueur fait un jet de Leadership ; s'il échoue, il perd { $box-fever-n } Équipage (jamais le dernier).
name-amnesty = Amnistie royale
    .text = Ce tour-ci, chaque joueur peut, une fois et n'importe quand hors combat, effacer des primes d'une seule nation au prix de { $box-amnesty-price } Or chacune.
name-blockade = Blocus
    .text = Tirez au sort un port et posez-y un jeton Prime libre de sa nation : personne ne peut y entrer avant la fin du prochain tour, puis retirez le jeton.
name-trade_winds = Alizés
    .text = Ce tour-ci, chaque joueur dispose de { $box-trade_winds-n ->
        [one] { $box-trade_winds-n } action
       *[other] { $box-trade_winds-n } actions
    } Déplacement de plus.
name-doldrums = Calme plat
    .text = Ce tour-ci, chaque joueur n'a que { $box-doldrums-actions } actions.
name-treasure_fleet = Flotte des Indes
    .text = Ce tour-ci, tout Raid marchand réussi contre un marchand espagnol ajoute { $box-treasure_fleet-n } carte Cargaison au butin.
name-fair = Grande foire
    .text = Remélangez tous les jetons Demande et remplacez celui de chaque port.
name-fog = Brume
    .text = Ce tour-ci, tous les jets de Reconnaissance, des joueurs comme des CNJ, ont { $box-fog-n } dé de moins (minimum 1).

## Cartes Gloire

name-spec_carpenter_1 = Charpentier-menuisier
    .text = Au début de votre tour, rendez { $box-spec_carpenter_1-n } point à une section endommagée autre que l'Équipage.
    .hire = Pendant une action Port : payez { $box-spec_carpenter_1-pay } Or.
name-spec_carpenter_2 = Charpentier-menuisier
    .text = Au début de votre tour, rendez { $box-spec_carpenter_2-n } point à une section endommagée autre que l'Équipage.
    .hire = Pendant une action Port : réussissez un jet de Leadership (un essai par tour).
name-spec_gun_captain_1 = Capitaine de canons
    .text = Quand vous tirez sans gagner le concours (au moins 1 succès), infligez { $box-spec_gun_captain_1-n } touché de plus, dans la limite de vos Canons.
    .hire = Pendant une action Port : payez { $box-spec_gun_captain_1-pay } Or.
name-spec_gun_captain_2 = Capitaine de canons
    .text = Quand vous tirez sans gagner le concours (au moins 1 succès), infligez { $box-spec_gun_captain_2-n } touché de plus, dans la limite de vos Canons.
    .hire = Pendant une action Port : réussissez un jet de Leadership (un essai par tour).
name-spec_master_gunner_1 = Maître canonnier
    .text = Une fois par combat, relancez autant de vos dés de section que vous voulez.
    .hire = Pendant une action Port : payez { $box-spec_master_gunner_1-pay } Or.
name-spec_master_gunner_2 = Maître canonnier
    .text = Une fois par combat, relancez autant de vos dés de section que vous voulez.
    .hire = Pendant une action Port : réussissez un jet de Leadership (un essai par tour).
name-spec_surgeon_1 = Chirurgien
    .text = Après un combat auquel vous survivez, regagnez { $box-spec_surgeon_1-n } Équipage perdu pendant ce combat.
    .hire = Pendant une action Port : payez { $box-spec_surgeon_1-pay } Or.
name-spec_surgeon_2 = Chirurgien
    .text = Après un combat auquel vous survivez, regagnez { $box-spec_surgeon_2-n } Équipage perdu pendant ce combat.
    .hire = Pendant une action Port : réussissez un jet de Leadership (un essai par tour).
name-spec_lookout_1 = Vigie
    .text = +{ $box-spec_lookout_1-n } dé à tous vos jets de Reconnaissance.
    .hire = Pendant une action Port : payez { $box-spec_lookout_1-pay } Or.
name-spec_lookout_2 = Vigie
    .text = +{ $box-spec_lookout_2-n } dé à tous vos jets de Reconnaissance.
    .hire = Pendant une action Port : réussissez un jet de Leadership (un essai par tour).
name-spec_master_at_arms_1 = Capitaine d'armes
    .text = +{ $box-spec_master_at_arms_1-n } dé à vos jets de Leadership en combat d'équipage.
    .hire = Pendant une action Port : payez { $box-spec_master_at_arms_1-pay } Or.
name-spec_master_at_arms_2 = Capitaine d'armes
    .text = +{ $box-spec_master_at_arms_2-n } dé à vos jets de Leadership en combat d'équipage.
    .hire = Pendant une action Port : réussissez un jet de Leadership (un essai par tour).
name-spec_purser_1 = Commissaire
    .text = À la vente, chaque carte en demande vous rapporte { $box-spec_purser_1-n } Or de plus.
    .hire = Pendant une action Port : payez { $box-spec_purser_1-pay } Or.
name-spec_purser_2 = Commissaire
    .text = À la vente, chaque carte en demande vous rapporte { $box-spec_purser_2-n } Or de plus.
    .hire = Pendant une action Port : réussissez un jet de Leadership (un essai par tour).
name-spec_sailing_master_1 = Maître voilier
    .text = La Manœuvrabilité de votre bateau est augmentée de { $box-spec_sailing_master_1-n } (maximum { $box-ship_most }).
    .hire = Pendant une action Port : payez { $box-spec_sailing_master_1-pay } Or.
name-spec_sailing_master_2 = Maître voilier
    .text = La Manœuvrabilité de votre bateau est augmentée de { $box-spec_sailing_master_2-n } (maximum { $box-ship_most }).
    .hire = Pendant une action Port : réussissez un jet de Leadership (un essai par tour).
name-replay_crew = Rejouer le sort d'un combat d'équipage
    .text = Après un jet de combat d'équipage : relancez (ou faites relancer) les dés de votre choix, les vôtres et ceux de l'adversaire.
name-replay_contest = Rejouer le sort d'un concours de manœuvre
    .text = Après un concours de manœuvre : relancez (ou faites relancer) les dés de votre choix, les vôtres et ceux de l'adversaire.
name-quick_wits = Vif d'esprit
    .text = Juste après qu'une carte Gloire a été jouée dans un combat où vous êtes engagé : son texte s'applique aussi à vous.
name-full_broadside = Bordée complète
    .text = Vous avez gagné le concours avec Tirer : infligez { $box-full_broadside-n } touché de plus que vos Canons.
name-aimed_shot = Coup ajusté
    .text = Après votre jet de sections : changez un de vos dés pour la section de votre choix, sauf la Coque.
name-daring_tack = Virement audacieux
    .text = Avant un concours de manœuvre : +{ $box-daring_tack-n } dés pour ce jet.
name-powder_smoke = Fumée de poudre
    .text = Vous avez gagné le concours avec Fuir : vous fuyez même si l'adversaire a des succès.
name-out_of_the_sun = Soleil dans le dos
    .text = Au début d'un combat naval : vous pouvez choisir n'importe quelle action dès le premier tour.
name-rousing_speech = Harangue
    .text = Au début d'un combat d'équipage : +{ $box-rousing_speech-n } dé à tous vos jets de ce combat.
name-pistol_volley = Salve de pistolets
    .text = Au début d'un combat d'équipage : l'ennemi perd { $box-pistol_volley-n } Équipage.
name-jury_rig = Réparation de fortune
    .text = Entre deux tours de combat naval : rendez { $box-jury_rig-n } point à une de vos sections autre que la Coque.
name-following_wind = Vent arrière
    .text = À votre tour : { $box-following_wind-n ->
        [one] une action
       *[other] { $box-following_wind-n } actions
    } Déplacement de plus.
name-smugglers_cove = Anse aux contrebandiers
    .text = Quand vous entrez dans un port qui vous serait refusé : entrez-y quand même ; l'accès vaut jusqu'à votre départ.
name-governors_pardon = Pardon du gouverneur
    .text = À votre tour : effacez jusqu'à { $box-governors_pardon-n } primes d'une même nation à { $box-governors_pardon-pay } Or chacune.
name-sharp_bargain = Âpre marchandage
    .text = Pendant un achat de marchandises : chaque carte coûte { $box-sharp_bargain-n } Or de moins (minimum 1).
name-hungry_market = Marché affamé
    .text = Au début d'une action Port, avant de vendre : piochez { $box-hungry_market-n } jetons Demande, remplacez celui du port par l'un d'eux.
name-informant = Informateur
    .text = Pendant une action Port : acquérez une rumeur sans payer et sans jet.
name-high_friends = Amis haut placés
    .text = Après un de vos jets d'Influence manqués : il est réussi.
name-spyglass = Longue-vue
    .text = Après un de vos jets de Reconnaissance manqués : il est réussi.
name-fat_prize = Belle prise
    .text = Après un Raid marchand réussi : ajoutez { $box-fat_prize-n } carte Cargaison au butin, sans tenir compte de son icône.
name-warning_shot = Coup de semonce
    .text = Avant de résoudre les icônes d'un de vos raids : ignorez-en une.
name-friendly_yard = Chantier complaisant
    .text = Pendant une visite au chantier : achetez un bateau { $box-friendly_yard-rebate } Or de moins, ou réparez jusqu'à { $box-friendly_yard-n } points sans payer.
name-mutiny = Mutinerie
    .text = Au début du tour d'un autre joueur : il fait un jet de Leadership ; s'il échoue, il perd { $box-mutiny-n ->
        [one] une action
       *[other] { $box-mutiny-n } actions
    }.
name-false_lead = Fausse piste
    .text = Quand un autre joueur dévoile une rumeur : il lance { $box-false_lead-n } dé de moins (minimum 1).
name-saboteur = Saboteur
    .text = Quand un autre joueur quitte un port : son bateau subit { $box-saboteur-n } touché aux Mâts (jamais le dernier point).
name-headwind = Vent debout
    .text = Quand un autre joueur déclare un Déplacement d'une zone à l'autre : il n'a pas lieu, l'action est perdue.
name-denounced = Dénonciation
    .text = Au début du tour d'un autre joueur qui a une prime : il en reçoit { $box-denounced-n ->
        [one] une
       *[other] { $box-denounced-n }
    } de plus de cette nation.

## Rumeurs

name-forged_papers = Documents contrefaits
    .text = Un faussaire vous établit un laissez-passer : gardez la carte ; aucun port ne vous est refusé, ni pour vos primes ni pour la guerre.
name-myriad = Une myriade de marchandises
    .text = Un convoi démâté dérive : piochez { $box-myriad-draw_cargo } cartes Cargaison et gardez-en ce que votre cale permet.
name-stranded_galleon = Le galion échoué
    .text = Ses coffres sont encore à bord : { $box-stranded_galleon-gold } Or.
name-turtle_cache = La cache de l'îlot
    .text = Des armes et des piastres enterrées : { $box-turtle_cache-gold } Or et l'arme spéciale de votre choix.
name-hermit_shipwright = L'ermite du chantier
    .text = Un vieux maître consent à embarquer : un Charpentier-menuisier vous rejoint ({ $box-instead_of_specialist } Or si vous en avez un ou s'il n'y en a plus).
name-struck_off_surgeon = Le médecin radié
    .text = Il ne demande qu'à disparaître : un Chirurgien vous rejoint.
name-deserter_gunner = Le canonnier déserteur
    .text = Il connaît chaque pièce du fort : un Maître canonnier vous rejoint.
name-keen_boy = Le mousse aux yeux perçants
    .text = Une Vigie vous rejoint.
name-corsair_tomb = La tombe du corsaire
    .text = Pièges et or : { $box-corsair_tomb-gold } Or, mais vous perdez { $box-corsair_tomb-crew_loss } Équipage (jamais le dernier).
name-ghost_ship = Le vaisseau fantôme
    .text = Il n'est pas vide : combat d'équipage contre { $box-ghost_ship-crew_combat-crew } Équipage, Leadership { $box-ghost_ship-crew_combat-leadership }. Vainqueur : { $box-ghost_ship-gold } Or et { $box-ghost_ship-draw_cargo } cartes Cargaison. La rumeur n'est prouvée que si vous l'emportez.
name-bribable_clerk = Le greffier vénal
    .text = Des dossiers brûlent : effacez jusqu'à { $box-bribable_clerk-remove_bounty } primes d'une même nation.
name-royal_seal = Le sceau royal
    .text = Une grâce en blanc : effacez toutes vos primes d'une même nation.
name-secret_channel = La passe secrète
    .text = Gardez la carte : tous les CNJ vous recherchent avec { $box-secret_channel-add_dice } dé de moins (minimum 1).
name-abandoned_cargo = La cargaison abandonnée
    .text = Piochez { $box-abandoned_cargo-draw_cargo } cartes Cargaison, gardez-en ce que votre cale permet, et prenez { $box-abandoned_cargo-gold } Or.
name-pearl_bank = Le banc de perles
    .text = { $box-pearl_bank-gold } Or et { $box-pearl_bank-draw_glory } carte Gloire de plus.
name-old_pilot = Le vieux pilote
    .text = Un Maître voilier vous rejoint.
name-gunsmith = L'armurier du roi
    .text = Prenez chaque arme spéciale qui vous manque, et { $box-gunsmith-gold } Or.
name-laid_up_frigate = La frégate désarmée
    .text = Pour { $box-laid_up_frigate-swap_ship-pay } Or, votre bateau peut devenir une frégate neuve (sans point de Gloire d'achat). Sinon, prenez { $box-laid_up_frigate-gold } Or.
name-paymaster = La caisse du payeur
    .text = { $box-paymaster-gold } Or, et une prime de l'Espagne.
name-castaway = Le naufragé de marque
    .text = Sa famille paie { $box-castaway-gold } Or et vous recommande : { $box-castaway-draw_glory } carte Gloire de plus.
name-governors_ear = L'oreille du gouverneur
    .text = Gardez la carte : +{ $box-governors_ear-add_dice } dé à tous vos jets d'Influence.
name-repentant_mutineers = Les mutins repentis
    .text = Votre Équipage est complet et un Capitaine d'armes vous rejoint.
name-hidden_cove = La crique à caréner
    .text = Réparez tout, complétez l'Équipage et prenez { $box-hidden_cove-gold } Or.
name-builders_plans = Les plans du constructeur
    .text = Prenez gratuitement, dans le port de votre choix, un jeton Modification que vous n'avez pas (regardez-les d'abord), et { $box-builders_plans-gold } Or.
name-forgotten_hoard = Le magot oublié
    .text = { $box-forgotten_hoard-gold } Or et l'arme spéciale de votre choix.

## Missions

name-queens_cousin = La cousine de la reine
    .text = Conduisez-la au port de La Habana.
    .condition = Jet d'Influence ; aucune prime de l'Espagne.
    .reward = { $box-queens_cousin-gold } Or.
name-viceroy_mail = Le courrier du vice-roi
    .text = Remettez le sac au port de Caracas.
    .condition = Jet d'Influence.
    .reward = { $box-viceroy_mail-gold } Or.
name-pirate_hunt = Nettoyer les eaux
    .text = Vainquez un CNJ pirate.
    .condition = N'avoir aucune prime.
    .reward = { $box-pirate_hunt-gold } Or et un Capitaine de canons.
name-brethren_revenge = La revanche des frères
    .text = Vainquez un navire.
    .condition = Avoir au moins une prime.
    .reward = { $box-brethren_revenge-gold } Or.
name-french_marque = Commission française
    .text = Réussissez un raid contre un marchand espagnol.
    .condition = Jet d'Influence ; aucune prime de la France.
    .reward = { $box-french_marque-gold } Or, et effacez { $box-french_marque-remove_bounty } prime de votre choix.
name-court_sugar = Du sucre pour la cour
    .text = Livrez { $box-court_sugar-deliver } cartes Sucre au port de Basse-Terre.
    .condition = Aucune.
    .reward = { $box-court_sugar-gold } Or (au lieu du prix de vente).
name-fort_engineer = L'ingénieur des forts
    .text = Déposez-le au port de Tortuga.
    .condition = Jet d'Influence.
    .reward = { $box-fort_engineer-gold } Or et un Charpentier-menuisier.
name-company_tobacco = Le tabac de la Compagnie
    .text = Livrez { $box-company_tobacco-deliver } cartes Tabac au port de St. Maarten.
    .condition = Commander une flûte ou un galion.
    .reward = { $box-company_tobacco-gold } Or (au lieu du prix de vente).
name-company_books = Les livres de comptes
    .text = Portez-les au port de Curaçao.
    .condition = Jet d'Influence.
    .reward = { $box-company_books-gold } Or et un Commissaire.
name-fleet_rum = Le rhum de l'escadre
    .text = Livrez { $box-fleet_rum-deliver } cartes Rhum au port de Port Royal.
    .condition = Aucune.
    .reward = { $box-fleet_rum-gold } Or (au lieu du prix de vente).
name-arsenal = L'arsenal de la Couronne
    .text = Remettez { $box-arsenal-deliver_weapons } armes spéciales au port de Nassau.
    .condition = Aucune prime de l'Angleterre.
    .reward = { $box-arsenal-gold } Or.
name-prisoners = Les captifs de la baie
    .text = Action Reconnaissance réussie en mer à Caracas, puis combat d'équipage contre { $box-prisoners-crew_combat-crew } Équipage, Leadership { $box-prisoners-crew_combat-leadership }.
    .condition = Jet de Leadership.
    .reward = { $box-prisoners-gold } Or et Équipage complet.
name-silver_escort = L'escorte de l'argent
    .text = Menez le convoi au port de San Juan.
    .condition = Au moins { $box-silver_escort-stat_min } Canons ; aucune prime de l'Espagne.
    .reward = { $box-silver_escort-gold } Or.
name-archbishop = Monseigneur voyage
    .text = Conduisez-le au port de Cartagena.
    .condition = Jet d'Influence ; aucune prime.
    .reward = { $box-archbishop-gold } Or et { $box-archbishop-draw_glory } carte Gloire de plus.
name-spanish_marque = Commission espagnole
    .text = Réussissez un raid contre un marchand anglais (ce raid ne donne pas de prime).
    .condition = Jet d'Influence ; aucune prime de l'Espagne.
    .reward = { $box-spanish_marque-gold } Or.
name-torn_chart = La carte déchirée
    .text = Réussissez une action Reconnaissance en Mer des Caraïbes.
    .condition = Payez { $box-torn_chart-pay } Or.
    .reward = { $box-torn_chart-gold } Or.
name-salvage = Le renflouement
    .text = Réussissez une action Reconnaissance en mer à Petit-Goâve.
    .condition = Jet de Leadership.
    .reward = { $box-salvage-draw_cargo } cartes Cargaison (selon votre cale) et { $box-salvage-gold } Or.
name-lost_register = Le galion perdu
    .text = Réussissez une action Reconnaissance en mer à Nassau, puis revenez au port de La Habana.
    .condition = Jet d'Influence ; aucune prime de l'Espagne.
    .reward = { $box-lost_register-gold } Or.
name-feast = Le festin des frères
    .text = Livrez { $box-feast-deliver } carte Rhum et { $box-feast-deliver } carte Fruits au port de Tortuga.
    .condition = Aucune.
    .reward = { $box-feast-gold } Or et Équipage complet.
name-abduction = L'enlèvement
    .text = Réussissez un jet d'Influence au port de Santo Domingo, puis revenez au port de Tortuga.
    .condition = Jet de Leadership.
    .reward = { $box-abduction-gold } Or, et une prime de l'Espagne.
name-price_on_head = Une tête à rapporter
    .text = Vainquez un pirate (joueur ou CNJ), puis revenez au port de Cartagena.
    .condition = N'avoir aucune prime.
    .reward = { $box-price_on_head-gold } Or.
name-great_sale = La vente du siècle
    .text = Vendez { $box-great_sale-sell_demand } cartes en demande ou plus en une seule vente.
    .condition = Payez { $box-great_sale-pay } Or.
    .reward = { $box-great_sale-gold } Or.
name-botanist = Le botaniste du roi
    .text = Réussissez une action Reconnaissance en mer à Trinidad.
    .condition = Jet d'Influence.
    .reward = { $box-botanist-gold } Or et un Chirurgien.
name-grand_tour = Le grand tour
    .text = Faites une action Port dans un port de chacune des quatre nations (après avoir accepté).
    .condition = Jet d'Influence.
    .reward = { $box-grand_tour-gold } Or et { $box-grand_tour-draw_glory } carte Gloire de plus.
name-mediator = Le médiateur
    .text = Faites une action Port à Port Royal, puis une à Tortuga.
    .condition = Jet d'Influence.
    .reward = { $box-mediator-gold } Or, et effacez jusqu'à { $box-mediator-remove_bounty } primes d'une même nation.

## Pour qui découvre : la première carte, le survol en deux minutes, et à quoi sert chaque décision
## (`why-KIND` : une ligne pour tous ; `first-KIND` : dit une fois, la première fois)

intro-about = Un Capitaine, un petit bateau et dix Or dans les Caraïbes. Commercez, rendez des services, suivez des rumeurs, chassez les pirates ou devenez-en un : tous les chemins mènent à la Gloire.
    .step = Prenez la mer
intro-win = Dix points de Gloire. Une grosse vente, un riche raid, une mission, une rumeur prouvée, un combat gagné et le premier grand bateau en valent un chacun ; chaque 10 Or cachés chez vous en vaut un de plus, en secret, jusqu’à cinq.
    .step = Gagnez de la Gloire
intro-turn = Trois actions : se déplacer, chercher quelqu’un, ou faire ses affaires au port (une fois). Un événement ouvre chaque tour et déplace les navires de guerre et les pirates que personne ne joue.
    .step = Faites trois actions
intro-time = Environ 45 minutes par joueur autour d’une table ; une demi-heure à une heure contre des robots.
intro-goal = Atteignez avant les autres dix points de Gloire.
overview = Vous avez trois actions par tour. Se déplacer mène à la zone voisine, ou dans un port, ou dehors. Au port, vous faites toutes vos affaires d’un coup : vendre, acheter, réparer, engager, écouter une rumeur, prendre une mission, cacher de l’Or chez vous. Chercher (Reconnaissance) repère quelqu’un dans votre zone.

    Le commerce est la première voie. Acheter montre six cartes : plus elles sont pareilles, moins elles coûtent (1 Or pièce à partir de trois). Vendez-les là où elles sont en demande : 6 Or pièce au lieu de 3, et trois ou plus d’un coup valent un point de Gloire.

    Missions et rumeurs sont la deuxième : chacune vous envoie quelque part, souvent avec un jet de compétence. On lance autant de dés que la compétence, et un seul crâne suffit. Réussies, elles rapportent un point et une carte Gloire.

    La piraterie est la troisième. Cherchez un marchand et attaquez-le : prenez des cartes jusqu’à ce que vous vous arrêtiez ou qu’il s’échappe. 12 Or ou plus font un point de Gloire, mais la nation volée met votre tête à prix : ses ports se ferment, ses navires de guerre vous cherchent, et d’autres voudront la récompense.

    Le combat va par rounds : déclarez un tir, un abordage ou une fuite, puis comparez la Manœuvre. Le vainqueur tire de tous ses Canons ; les dés disent où l’on est touché. L’abordage mène au combat d’équipages. Un Capitaine vaincu meurt ; vous gardez vos points et votre coffre, et repartez avec un autre.

    À dix points, coffre compris, déclarez-le : le tour se termine, la partie aussi.
why-ship = Le sloop manœuvre mieux, pour les raids et la fuite ; la flûte porte plus, pour le commerce.
first-ship = La Cargaison dit combien vous pouvez commercer, la Manœuvrabilité combien de temps un marchand reste à portée et qui gagne une manœuvre. Pour un premier voyage de marchand, prenez la flûte.
why-act = Trois actions : pensez un aller-retour, comme acheter ici, naviguer, vendre où c’est demandé ; le port ne sert qu’une fois par tour.
first-act = Aller d’une zone à l’autre, entrer au port ou en sortir coûte une action. Voyez quel port veut ce que vous portez : chacun montre la marchandise en demande. Chercher trouve un marchand, un rival ou un navire de guerre dans votre zone.
why-port = Chaque affaire une fois, la vente d’abord : vendez ce qui est demandé, puis remplissez la cale de cartes pareilles.
first-port = Toutes vos affaires tiennent dans cette action, mais la vente vient en premier. Ensuite : acheter, réparer, engager, écouter une rumeur, prendre la mission. Dans votre port d’attache, cachez de l’Or : chaque 10 vaut un point secret.
why-sell = La marchandise en demande rapporte { $box-sell_demand } Or au lieu de { $box-sell }, { $box-sale_glory } cartes ou plus d’un coup un point de Gloire ; puis le marché se ferme.
why-buy = Trois pareilles coûtent { $box-buy-3 } Or pièce : au mieux, ce qu’un port à portée demande.
first-buy = Une carte seule coûte { $box-buy-1 } Or, deux pareilles { $box-buy-2 } chacune, trois ou plus { $box-buy-3 } chacune. En demande, une carte se vend { $box-sell_demand } : trois pareilles pour un port voisin changent 3 Or en 18, plus un point de Gloire.
why-show = Un rival verra ce que vous portez : celui à qui cela sert le moins.
why-demand = Cette marchandise rapportera le double ici : une que vous pouvez trouver et que vos rivaux n’ont pas.
why-yard = Un grand bateau, c’est un point de Gloire, une fois, et de la force ; les dégâts font perdre les combats ; une arme est une bonne surprise.
first-yard = Votre première frégate ou votre premier galion vaut un point de Gloire. Réparez avant de repartir : une section détruite interdit les raids et vous affaiblit au combat.
why-transfer = Ici seulement, les modifications vous suivent : emportez-les, sauf si vous préférez vendre le bateau plus cher.
why-recruit = L’abordage et les rumeurs demandent des bras ; pour le commerce, une couchette vide ne coûte rien.
why-keep-rumour = Une seule à la fois : la plus proche, et celle qui demande votre meilleure compétence.
why-keep-mission = Une seule à la fois : celle qui est sur votre route, avec une récompense utile.
why-chest = Seul l’Or du coffre compte à la fin et survit à votre Capitaine ; gardez à bord de quoi commercer.
first-chest = Chaque { $box-chest_step } Or du coffre est un point de Gloire que personne ne voit, jusqu’à cinq. Ce qui reste à bord est perdu si le Capitaine meurt.
why-unlock = Prenez ce qu’il faut au prochain achat : l’Or à bord peut se perdre et ne compte plus comme points.
why-bribe = Fermé pour vous autrement : utile si l’affaire rapporte plus que l’entrée.
why-second-chance = Le jet a échoué : n’y mettez de l’aide que si réussir vaut plus que la carte.
why-drop = La cale est trop petite : gardez ce qu’on demande près d’ici, jetez les cartes seules.
why-stow = Gardez ce qui se vend bien ensemble : cartes pareilles, marchandises demandées près d’ici.
why-mend = La Coque tient à flot, Canons et Équipage gagnent, les Mâts permettent d’agir, la Cargaison de porter.
why-place = On pourra l’acheter là : loin d’un rival qui la voudrait.
why-take-modification = Une seule de chaque sorte : ce qui sert votre jeu, des canons pour chasser, de la cale pour commercer.
why-take-weapon = Boulets enchaînés contre les Mâts, mitraille contre l’Équipage, harpeau pour aborder : quel combat attendez-vous ?
why-hand-over = Donnez celle dont vous vous servirez le moins.
why-swap-ship = Comparez cale, canons et dégâts aux vôtres, et le prix à votre prochain achat.
why-clear = Un pardon rouvre les ports de cette nation : d’abord ceux dont vous avez besoin.
why-discard-glory = { $box-hand } cartes au plus : jetez celle dont l’heure a le moins de chances de venir.
why-announce = Une carte Gloire n’agit qu’à son moment : celui-ci, ou tant pis.
first-announce = Certaines cartes Gloire se jouent hors de votre tour, à ce moment précis. On l’annonce face cachée ; quand vient le moment de l’appliquer, vous pouvez encore la retirer, mais tous l’ont alors vue.
why-go-on = Tous ont annoncé : la carte en vaut-elle encore la peine ? Retirée, elle reste en main, mais tous l’ont vue.
why-before-search = C’est le dernier moment pour être pardonné avant qu’on vous cherche.
why-quick-wits = Vous pouvez retourner ce qui vient d’être joué : si cela vous sert autant.
why-blame = La prime fait chasser son porteur par cette nation : celle dont un navire de guerre est proche.
why-merchant = Un raid peut rapporter { $box-raid_glory } Or et un point de Gloire, mais la nation volée met votre tête à prix.
first-merchant = Voler est un choix de vie : la nation que vous attaquez (celle du bateau ou de la zone) met votre tête à prix, vous ferme ses ports et envoie ses navires de guerre. En échange, un raid de { $box-raid_glory } Or vaut un point de Gloire.
why-spend = Une arme change un dé raté en succès : une carte de plus à prendre ou à changer.
why-raid = Chaque succès ajoute, ôte ou échange une carte : visez { $box-raid_glory } Or, mais comptez d’abord les icônes Fuite et les touchés.
first-raid = Les cartes sont la cargaison du marchand, et ses ruses : les icônes Fuite le laissent filer quand elles atteignent votre Manœuvrabilité, les icônes Touché vous abîment. Arrêtez-vous quand l’Or suffit, ou quand une carte de plus pourrait tout gâcher.
why-raid-card = Une carte Gloire peut sauver ce raid : la prise le mérite-t-elle ?
why-ignore = Ôtez l’icône qui coûterait le plus : une fuite de trop, ou un touché sur une section faible.
why-declare = Tirez avec plus de Canons, abordez avec plus d’Équipage, fuyez avec moins des deux.
first-declare = Chacun déclare, puis lance la Manœuvre. Gagner un tir fait tirer tous vos Canons ; gagner un abordage ouvre le combat d’équipages ; gagner une fuite vous sort de là, mais seulement si l’ennemi n’a aucun succès.
why-chase = Il s’échappe : un dernier tir ne coûte rien.
why-grapnel = Un second jet pour l’abordage : quand il vous faut le corps à corps et que vous l’avez manqué de peu.
why-reroll = Relancez ce qui n’aide pas ; gardez vos crânes.
why-lay-guns = Couler, désemparer ou tuer l’équipage : portez les coups sur la section qui finira le combat au plus tôt.
why-aim = Une section détruite coûte le plus : les Mâts arrêtent ses manœuvres, l’Équipage ses abordages.
why-suffer = Les crânes touchent où vous voulez : épargnez les sections à un point, une section détruite renvoie ses touchés à la Coque.
why-parry = Évitez le touché qui détruirait une section.
why-capture = Prenez-le s’il vaut mieux que le vôtre tel qu’il est : vos modifications restent derrière.
why-reward = La nation qui a mis le plus de primes sur lui paie le mieux : { $box-bounty_reward } Or pour chacune.

## Pourquoi le joueur du jeu choisirait ainsi

reason-port-call = une escale à { $zone } vaut environ { $points } { $points ->
    [one] point
   *[other] points
}, pour { $actions ->
    [one] une action
   *[other] { $actions } actions
  }
reason-at-sea = cela vaut environ { $points } { $points ->
    [one] point
   *[other] points
}, pour { $actions ->
    [one] une action
   *[other] { $actions } actions
  }
reason-stock = de la place pour { $room ->
    [one] une carte de marchandises
   *[other] { $room } cartes de marchandises
}, et { $gold } Or pour acheter
reason-tavern = une rumeur pour { $box-rumour } Or ; chances d’en entendre une : { $percent } %
reason-proof = votre rumeur peut se vérifier à { $zone } ; chances : { $percent } %
reason-mend = le chantier peut réparer { $lost ->
    [one] un touché
   *[other] { $lost } touchés
 }
reason-frigate = de quoi payer un grand bateau : un point de Gloire, une fois
reason-wanted = { $zone } demande : { $good }, { $gold } Or pièce ; { $count } à bord
reason-errand = la mission « { $mission } » mène à { $zone }
reason-offered = la mission « { $mission } » est à prendre à { $zone }
reason-spot = votre rumeur parle des eaux de { $zone }
reason-hunter = { $npc }, qui vous en veut, est { $zones ->
    [0] ici même
    [one] à une zone
   *[other] à { $zones } zones
 }
reason-robbed = { $had ->
    [0] pas encore de prime de cette nation
    [one] déjà une prime de cette nation
   *[other] déjà { $had } primes de cette nation
 } ; { $ports ->
    [0] aucun de ses ports ne vous est ouvert
    [one] un de ses ports vous est ouvert
   *[other] { $ports } de ses ports vous sont ouverts
 }
reason-left = { $section } : il en reste { $left }
reason-scouting = chances de trouver : { $percent } %
reason-no-goal = ne mène à rien qui rapporte maintenant
reason-raid = le raid peut rapporter { $gold } Or, dégâts comptés
reason-in-demand = { $good } : en demande ici, { $gold } Or pièce
reason-no-demand = { $good } : pas en demande ici, { $gold } Or
reason-chest = { $gold } Or à cacher au port d’attache
reason-ship = cargaison { $cargo } contre { $less }, manœuvrabilité { $handling } contre { $more } pour l’autre bateau
reason-mission = { $gold ->
    [0] un point de Gloire
   *[other] { $gold } Or et un point de Gloire
}{ $percent ->
    [100] { "" }
   *[other] { " " }; chances de l’obtenir : { $percent } %
}
reason-crew = { $now ->
    [one] { $now } matelot à bord sur { $most }
   *[other] { $now } matelots à bord sur { $most }
}
reason-fitting = { $token } : en vente ici
reason-purse = { $gold } Or à bord
reason-worn = { $section } : il en reste { $left } sur { $most }
reason-price = cela coûte { $price } des { $gold } Or du bord
reason-yard-done = rien d’autre ici ne vaut son prix ; { $gold } Or à bord
reason-hoard = le coffre fait alors { $points } { $points ->
    [one] point
   *[other] points
} ; { $gold } Or à bord
reason-kept-goods = { $count ->
    [one] la carte qui reste peut rapporter plus ailleurs
   *[other] les { $count } cartes qui restent peuvent rapporter plus ailleurs
}
reason-ashore-done = plus rien à faire ici qui rapporte
reason-no-bargain = { $room ->
    [0] la cale est pleine
    [one] plus rien ici qui rapporte ; de la place pour une carte, { $gold } Or
   *[other] plus rien ici qui rapporte ; de la place pour { $room } cartes, { $gold } Or
}
reason-no-raid = le bateau n’est pas en état pour un raid : il reste { $now } de Coque
reason-rival = { $who } en est à { $points } { $points ->
    [one] point
   *[other] points
} de Gloire
reason-way = { $actions ->
    [0] { $zone } : ici même
    [one] { $zone } : à une action d’ici
   *[other] { $zone } : à { $actions } actions d’ici
}
reason-aboard = { $good } : { $count } à bord
reason-pardon = { $nation } : { $had ->
    [one] une prime
   *[other] { $had } primes
} ; { $ports ->
    [one] elle a un port
   *[other] elle a { $ports } ports
}
reason-its-moment = c’est le moment de cette carte
reason-no-card-helps = aucune carte en main n’aide à ce moment
reason-prize-so-far = les cartes valent { $gold } Or jusqu’ici ; { $glory } font un point de Gloire
reason-guns = canons { $own } contre { $theirs }, coque { $hull } contre { $other }
reason-men = équipage { $own } contre { $theirs }, Leadership { $led } contre { $against }
reason-dice-stay = aucun dé que l’on gagnerait à changer
reason-own-die = un de vos dés sans succès
reason-enemy-die = un dé adverse qui est un succès
reason-dice-against = les dés sont contre vous
reason-dice-for = les dés sont pour vous
reason-skulls = { $count ->
    [0] aucun crâne à placer pour l’ennemi
    [one] un crâne, que l’ennemi placerait
   *[other] { $count } crânes, que l’ennemi placerait
}
reason-own-ship = votre bateau : { $ship }
reason-market = { $zone } paie { $gold } Or pour : { $good }, à { $actions ->
    [one] une action
   *[other] { $actions } actions
} d’ici
reason-three = { $good } : vendre là-bas par { $count } d’un coup fait un point de Gloire
reason-least = { $good } : de tout ce qui est à bord, c’est ce qui promet le moins, environ { $gold } Or
reason-good = { $good } : peut rapporter { $gold } Or

# chances, beside their bars
hint-scout = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
 } de Reconnaissance : un crâne suffit
odds-scout = le trouver
figure-scout = { $chance } %
    .unit = de le trouver
