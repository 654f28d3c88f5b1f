## Leçons de Fortunes de Mer

trade = Le commerce qui rapporte
    .blurb = Trois sacs de sucre, un court voyage, six fois la mise, et la première Gloire.
trade-welcome = Vous êtes Hendrik Roosendaal (Bleu) : une flûte, dix Or et aucune réputation. Les Caraïbes ont seize ports autour de dix-sept zones de mer. L’un d’eux fera votre gloire.
trade-aim = Dix points de Gloire font gagner. Missions, rumeurs, riches raids, combats et grosses ventes en donnent un chacun, et l’Or aussi : dix pièces cachées chez vous valent un point que personne ne voit. Le commerce est la façon la plus tranquille de commencer.
trade-demand = Chaque port montre la marchandise qu’il réclame. Basse-Terre, où vous êtes, veut du rhum. Bridgetown, à côté, veut du sucre. Ce qui est en demande se vend 6 Or, le reste 3.
trade-port = Vous avez trois actions. Une fois par tour, l’une d’elles peut être l’action Port, et toutes vos affaires y tiennent. Commencez par là.
trade-in-port = Partir à vide ? Vous êtes au port avec dix Or en poche. Le port d’abord.
trade-buy = Achetez : on vous montre six cartes de marchandises. Ce que ce port demande n’y figure jamais.
trade-do-buy = Cela peut attendre. Sans cargaison, pas de commerce : achetez.
trade-sugar = Trois sucres ! Une carte seule coûte 3 Or, deux pareilles 2 chacune, trois ou plus 1 seulement. Prenez le sucre.
trade-only-sugar = Seule de son espèce, une carte coûte 3 Or et se vend 3. Trois pareilles en coûtent 3 ensemble, et Bridgetown en donne 18. Tout le sucre, rien que le sucre.
trade-sugar-2 = La deuxième.
trade-sugar-3 = Et la troisième : elles ne coûtent plus qu’un Or chacune.
trade-enough = Trois cartes pour 3 Or. C’est pour cela que vous êtes venu. Terminez.
trade-keep-gold = Tout ce qui s’achète n’est pas bon à prendre. Votre Or servira. Terminez.
trade-close = Comme vous avez payé un prix réduit, un autre joueur a pu voir les cartes : ici, personne ne triche. Rien d’autre à faire dans ce port.
trade-leave = Sortir du port est une action.
trade-do-leave = Il vous reste deux actions et une cale de sucre. En mer.
trade-sail = Et une de plus pour naviguer. Les eaux de Bridgetown touchent celles-ci.
trade-to-bridgetown = Toutes ces mers vous sont ouvertes, mais c’est Bridgetown qui veut du sucre.
trade-round = Vos trois actions sont prises, Vermillon a joué, et un nouveau tour a commencé par un Événement : la paix, cette fois, et un petit cadeau. Les événements amènent aussi des navires de guerre et des pirates, et les font bouger.
trade-dock = Entrez au port.
trade-do-dock = Le marché est à terre : entrez au port.
trade-port-2 = Action Port.
trade-do-port = Vous y êtes. Action Port !
trade-sell = Au port, la vente vient avant tout le reste. Vendez du sucre.
trade-sell-first = Après toute autre affaire, on ne vend plus. Vendez d’abord.
trade-sell-2 = 6 Or pour la première. Une autre.
trade-all-three = Trois cartes en demande ou plus, en une vente, font un point de Gloire. Vendez les trois.
trade-sell-3 = Et la troisième.
trade-end = 18 Or pour ce qui vous en a coûté 3, et votre premier point de Gloire, avec une carte Gloire en prime : chaque point en donne une. Le port demande maintenant autre chose ; la mer en a quinze autres. Ensuite : services et murmures.

errands = Rumeurs, missions et Gloire
    .blurb = Payer un murmure, accepter un service, lancer ses compétences, et gagner deux points.
errands-welcome = Frederico da Silva ne marchande pas. Il écoute, et il a des amis : Influence 3, Reconnaissance 2.
errands-rolls = Quand une compétence est mise à l’épreuve, on lance autant de dés que sa valeur. Un seul crâne (5 ou 6) est un succès. Avec trois dés, vous réussissez sept fois sur dix, avec deux, cinq fois sur neuf.
errands-port = À la taverne : action Port.
errands-in-port = Ceux qui savent sont au port. Action Port.
errands-rumour = Une rumeur coûte 2 Or et un jet d’Influence. Demandez-en une.
errands-do-rumour = La taverne d’abord : demandez une rumeur.
errands-heard = Réussi. Vous seul la lisez : il y aurait une crique cachée dans ces eaux mêmes, à trouver en mer par un jet de Reconnaissance. Vraie ou fausse, vous le saurez en essayant : une rumeur prouvée est un point de Gloire. On n’en tient qu’une à la fois.
errands-mission = Les missions sont face visible dans leurs ports, deux sur tout le plateau, au premier venu. Le botaniste du roi veut aller à Trinidad ; il demande un jet d’Influence. Acceptez.
errands-do-mission = Un autre prendra le botaniste si vous ne le faites pas. Acceptez la mission.
errands-close = Une mission, une rumeur : vous avez les mains pleines. Terminez.
errands-do-close = Les marchandises attendront : un autre pourrait trouver la crique. Terminez.
errands-leave = En mer.
errands-do-leave = La crique est en mer, pas à la taverne. Sortez du port.
errands-prove = Vous êtes en mer devant Basse-Terre : le lieu que dit la rumeur. Suivez-la : un jet de Reconnaissance.
errands-do-prove = Vous êtes sur place. Prouvez la rumeur.
errands-proven = Elle était vraie : le bateau remis à neuf, 5 Or, un point et une carte Gloire. Si le jet avait échoué, la rumeur aurait été fausse, et défaussée. Une mission, elle, peut se retenter.
errands-sail = Un nouveau tour. Le botaniste veut voir Trinidad. Allez-y.
errands-to-trinidad = Ses orchidées poussent à Trinidad.
errands-scout = Sa tâche est un jet de Reconnaissance dans ces eaux. Cherchez ce qu’il veut.
errands-do-scout = Un passager à bord aimerait descendre. Cherchez pour le botaniste.
errands-end = Fait : de l’Or, un chirurgien pour votre équipage, un deuxième point et une deuxième carte. Deux points en deux tours, sans un coup de feu. Il y a, bien sûr, plus rapide pour faire de l’Or.

raid = Voler un marchand, et ce qu’il en coûte
    .blurb = Chercher, attaquer, compter les icônes, s’arrêter à temps, et être recherché.
raid-welcome = Thomas Ashdown croise devant Caracas en sloop : Reconnaissance 4, Manœuvre 3, guère d’Influence. Chaque zone a un marchand quelque part. Nul ne sait encore de quelle nation.
raid-scout = Cherchez le marchand : autant de dés que la Reconnaissance, un crâne suffit. On n’essaie la même cible qu’une fois par tour.
raid-do-scout = Vous êtes là pour le marchand. Cherchez-le.
raid-attack = Un Espagnol. Vous pouvez le laisser filer. Si vous attaquez, l’Espagne met votre tête à prix, tout de suite et quoi qu’il en sorte. À l’attaque !
raid-do-attack = La conscience est un luxe de riche. Attaquez.
raid-cards = Trois cartes sont sa cargaison : Rhum à 5 Or avec un touché sur votre cale, Épices à 2 avec un touché sur vos canons, Cacao à 4 avec un touché sur la coque. Les touchés tombent quand vous vous arrêtez. Votre sloop n’a qu’un canon : un touché détruit la section, et, une section détruite, le raid échoue.
raid-exchange = Deux crânes : deux changements. Chacun permet d’ajouter une carte, d’en rejeter une, ou d’en échanger une. Échangez les Épices, qui vous coûteraient le canon.
raid-danger = Regardez les Épices : leur touché détruirait votre seul canon, et le raid échouerait. Échangez cette carte.
raid-stop = Des fruits à 3, avec une icône Fuite. Le marchand s’échappe quand les Fuites atteignent votre Manœuvrabilité, 4 ; il y en a une. La somme fait 5 + 4 + 3 = 12 Or : juste ce qu’il faut pour un point de Gloire. Un changement reste, mais toute nouvelle carte peut tout gâcher. Arrêtez-vous.
raid-greedy = Douze, c’est la Gloire. Une carte de plus, ce serait trois Or, ou la fin de votre coque. Arrêtez-vous.
raid-stow = 12 Or sonnants, et les marchandises elles-mêmes autant que la cale en prend ; la vôtre est touchée et n’en tient qu’une. Choisissez.
raid-bounty = Un point, une carte Gloire, et votre tête mise à prix : Espagne, une prime. Vous voilà pirate. Les ports espagnols vous sont fermés, sauf votre port d’attache ; les navires de guerre espagnols vous chercheront ; et qui vous vaincra touchera 5 Or par prime.
raid-away = Le même marchand ne vient pas deux fois. Partez.
raid-do-away = Il n’y a plus rien à voler ici, et Caracas est espagnole. Partez.
raid-end = Les raids font de l’Or vite, et des ennemis ; certaines cartes et certains événements vendent des pardons. Touché à la coque, avec deux hommes, vous feriez mauvaise figure au combat. Le combat est la leçon suivante.

battle = Une bataille navale, round par round
    .blurb = Tirer, aborder, et prendre tout ce qu’il avait.
battle-welcome = Isabel de Arrieta, en frégate, devant Cartagena : Manœuvre 3, Leadership 4. Dans les mêmes eaux : Rodrigo Valcárcel, avec 2 primes espagnoles, sur un galion qui a perdu la moitié de son équipage.
battle-compare = Comparez. Il a plus de Canons (4 contre 3) et une coque plus épaisse. Mais son galion tourne à peine, Manœuvrabilité 1 contre 3, ce qui vous donne un dé de plus à chaque manœuvre ; il n’a plus que deux hommes, et 1 de Leadership. Et c’est un pirate : l’attaquer ne coûte aucune prime.
battle-scout = Trouvez-le d’abord : Reconnaissance, un crâne.
battle-do-scout = Les marchands ne risquent rien aujourd’hui. Vous voulez Rodrigo : cherchez-le.
battle-first-round = Au premier round, on ne peut que tirer. Puis vient la manœuvre : chacun lance, le plus de crânes gagne, et l’égalité va à la somme des autres dés. Vous avez gagné : vos trois canons tirent. Lui n’avait aucun crâne : aucun des siens.
battle-sections = Un dé dit où tombe chaque coup : 1 Cargaison, 2 Mâts, 3 Équipage, 4 Canons ; un crâne, au choix de la victime. Vous avez touché ses canons, sa cale et son équipage. Il lui reste un homme.
battle-board = Dès le deuxième round, on déclare : tir, abordage ou fuite. Si vous abordez et gagnez la manœuvre, il tire d’abord ses touchés, puis les équipages se battent : Leadership contre Leadership. Quatre dés contre un. À l’abordage !
battle-do-board = À la longue, ses canons valent mieux que les vôtres. Quatre dés contre un, sabre au clair : abordez.
battle-won = Manœuvre gagnée ; son unique coup a frappé vos mâts. Puis les équipages : un crâne, son dernier homme, et un Capitaine sans équipage est perdu. L’Espagne paie 5 Or par prime. Tout ce qu’il avait à bord est à vous : 14 Or, cartes, marchandises. Et un point de Gloire.
battle-capture = Vous pouvez prendre son galion tel qu’il est, et laisser votre frégate : plus de cale, plus de canons, mais lent. Comme vous voudrez.
battle-end = Avant un combat, comptez : des Canons pour tirer, de l’Équipage et du Leadership pour aborder, de la Manœuvre pour les deux, et un chemin de retour. Un Capitaine vaincu est mort ; son joueur garde points et coffre, et repart avec 10 Or.

win = Les autres en mer, et comment gagner
    .blurb = Navires de guerre, guerre, le coffre à la maison, et dix points.
win-welcome = Tard dans la partie. Vous êtes Samuel Penrose, sur un galion devant Bridgetown, votre port. Felipe (Vermillon) mène sur la piste avec 8 points ; vous en avez 7, 25 Or à bord et 10 au coffre.
win-others = Devant St. John, un navire de guerre anglais. Personne ne le joue, il suit les événements. Il est hostile à qui a des primes anglaises, et Felipe en a deux ; il cherche qui entre dans ses eaux ou y commence son tour. Des pirates que personne ne joue chassent aussi. En temps de guerre, les frégates deviennent des vaisseaux de ligne, et les ports ennemis se ferment.
win-count = Chaque 10 Or du coffre est un point, jusqu’à cinq. Vous avez 7 + 1. Vingt Or de plus chez vous font 10. Felipe ignore ce que contient votre coffre ; il a seulement vu que vous aviez caché quelque chose, une fois.
win-dock = Votre port vous est toujours ouvert, quoi qu’on vous reproche. Entrez.
win-do-dock = Les points sont à Bridgetown, dans votre propre cave. Entrez au port.
win-port = Action Port.
win-do-port = Action Port : le coffre est au port.
win-chest = Cachez de l’Or.
win-do-chest = Rien sur ce marché ne vaut deux points. Cachez de l’Or.
win-hide = Le geste est public, la somme ne l’est pas. Vingt.
win-twenty = Chaque dizaine pleine est un point : il vous en faut 20, et 5 restent à bord. Cachez 20.
win-declared = Dix points, coffre compris : cela se déclare aussitôt, et le coffre s’ouvre. On finit le tour ; un autre pourrait aussi atteindre dix, et c’est alors la piste qui décide.
win-done = Plus rien à acheter dans cette vie.
win-do-done = Mieux vaut ne plus toucher au coffre. Terminez.
win-finish = Finissez votre tour.
win-do-finish = Restez-en là. Finissez le tour.
win-end = Le dernier tour de Felipe ne lui a rien apporté : vous gagnez 10 à 8. L’Or à bord, une défaite l’emporte ; rentré chez vous, même la mort de votre Capitaine vous le laisse. Les Caraïbes sont à vous.

felipe = Felipe contre Frances
    .blurb = Le combat de la règle, avec ses dés : un sloop qui aurait dû perdre.
felipe-welcome = Le long exemple de la règle, coup par coup. Felipe (Bleu) chasse avec une frégate, trois canons et des boulets enchaînés. Vous êtes Frances Wright (Vermillon) : un sloop au gréement spécial, Manœuvrabilité 5, un canon, deux hommes, et un harpeau.
felipe-round-1 = Felipe vous a trouvée et le premier round est joué : un crâne chacun, et vos autres dés étaient plus hauts, donc la manœuvre est à vous. Votre canon a touché ; Felipe, c’est son don, a déplacé le coup de son équipage à sa cale. Son unique crâne lui a valu un tir, dans votre cale.
felipe-flee = Trois canons contre un : filez. Déclarez la fuite.
felipe-flee-2 = Manœuvre encore gagnée, mais il a eu un succès, et une fuite ne réussit que si l’ennemi n’en a aucun. Son tir a pris votre seul canon. Essayez encore.
felipe-board = Cette fois il a gagné et tiré trois fois : votre cale est perdue, le deuxième coup est passé du canon manquant à la coque, et les boulets enchaînés ont porté le crâne sur vos mâts. Plus de canon, plus de cale, un point de coque. Il vous reste un équipage. À l’abordage !
felipe-hooks = Il a gagné la manœuvre, mais vous avez le harpeau : lancez-le, et relancez.
felipe-reroll = Relancez le premier dé.
felipe-reroll-2 = Le deuxième.
felipe-reroll-3 = Et le troisième.
felipe-crews = Deux crânes : gagné. Son unique coup a abattu vos mâts, trop tard, vous êtes par-dessus la lisse. Leadership contre Leadership : deux de vos succès comptent, car vous avez deux hommes, un des siens. Vous tenez une carte pour de tels moments ; gardez-la encore.
felipe-again = Un homme de chaque côté, et il a deux crânes contre un. Les deux tomberaient, et il gagnerait. Maintenant : jouez la carte qui relance un combat d’équipages.
felipe-replay = Faites-lui relancer son premier crâne.
felipe-replay-2 = Et le second.
felipe-wits = Cela suffit.
felipe-won = Il a répondu par Vif d’esprit et relancé : un crâne. Les deux derniers hommes tombent ; succès égaux ; les autres dés comptent : 5 pour vous, 2 pour lui. Frances gagne. Vous pouvez prendre la frégate ; l’exemple la laisse.
felipe-end = Felipe est mort, son Or est à vous, et un point de Gloire aussi. Tout tenait à un lancer de harpeau : armes et cartes gagnent les combats que les chiffres perdent.

nassau = De La Havane à Nassau
    .blurb = Trois actions d’un port à l’autre.
nassau-welcome = Vous êtes Frances Wright, au port de La Havane. Vous voulez aller à celui de Nassau.
nassau-leave = Sortir du port est une action.
nassau-sail = Passer dans les eaux de Nassau en est une autre.
nassau-dock = Et y entrer, la troisième.
nassau-end = Trois actions : les affaires à Nassau attendront le prochain tour.

skulls = Un jet d’Influence
    .blurb = Trois dés, un crâne suffit.
skulls-welcome = Frederico da Silva a 3 en Influence : il lance trois dés, et un seul crâne (5 ou 6) suffit.
skulls-port = Au port !
skulls-rumour = Demandez une rumeur : elle coûte 2 d’Or et un jet d’Influence.
skulls-end = 1, 4 et un crâne : réussi. Ailleurs, c’est le nombre de crânes qui compte ; ici, un seul fait l’affaire.

twice = Manqué une fois
    .blurb = Une cible ne se cherche qu’une fois par tour.
twice-welcome = Dans vos eaux : un rival, et un marchand. Vous avez trois actions.
twice-rival = Cherchez le rival.
twice-merchant = Pas de crâne : manqué, et pas de second essai sur lui ce tour-ci. Mais une autre cible reste permise : le marchand.
twice-end = Manqué aussi. Ni l’un ni l’autre ne se cherche encore ce tour-ci ; il vous reste une action pour autre chose.

market = Six cartes au marché
    .blurb = Ce que coûtent une, deux et trois cartes pareilles.
market-welcome = Au port de La Havane, avec 10 d’Or. On vous montrera six cartes : une épice, deux cacaos, trois rhums.
market-port = Action Port.
market-buy = Achetez des marchandises.
market-rum = L’épice seule coûte 3 d’Or, un cacao 2, un rhum 1 seulement. Prenez du rhum.
market-rum-2 = Encore.
market-rum-3 = Et le troisième.
market-done = Trois rhums pour 3 d’Or. Terminez.
market-end = Le plus sûr profit : acheter ce qui abonde, vendre là où on le demande, 6 d’Or la carte.

frederico = Le raid de Frederico
    .blurb = Un succès, et un canon à sauver.
frederico-welcome = Frederico da Silva, en sloop (manœuvrabilité 4, un seul canon), croise devant Caracas.
frederico-scout = Cherchez le marchand.
frederico-attack = Un Espagnol. Attaquez.
frederico-cards = Rhum avec une Fuite, cacao avec un coup aux mâts, épice avec un coup aux canons. Une Fuite seulement, il en faudrait quatre : le marchand ne s’échappe pas. Mais votre seul canon serait détruit et le raid manqué. Un succès : échangez l’épice.
frederico-end = Des fruits, avec une Fuite : deux sur quatre. Un mât touché, et le raid réussit.

honest = Deux honnêtes gens
    .blurb = Qui attaque un innocent devient pirate, avant même les dés.
honest-welcome = Un Anglais, vous, et un Français dans les mêmes eaux ; ni l’un ni l’autre n’a de prime. Le Français a beaucoup d’Or à bord.
honest-scout = Cherchez-le.
honest-end = Trouvé, et le combat commence : une prime de France est aussitôt à votre nom. Vous êtes pirate ; lui se défend sans en craindre une.

spaniard = La prime d’abord
    .blurb = Ce que coûte un raid avant toute carte.
spaniard-welcome = Thomas Ashdown cherche un marchand devant Caracas.
spaniard-scout = Cherchez le marchand.
spaniard-attack = C’est un Espagnol. Poursuivez le raid.
spaniard-end = La prime d’Espagne est là aussitôt, avant que le raid n’ait rapporté quoi que ce soit.

dutchman = Deux primes de Hollande
    .blurb = Attaquer un navire, puis le vaincre.
dutchman-welcome = Un navire hollandais devant La Havane. Vous avez un galion, quatre canons, et peu de prudence.
dutchman-scout = Attaquez-le.
dutchman-first = Une prime de Hollande tout de suite, pour avoir attaqué un navire qui n’est pas pirate. Vos quatre canons ont vidé son pont.
dutchman-board = À l’abordage !
dutchman-end = Vaincu : un point de Gloire, et une seconde prime de Hollande pour la victoire.

almonde = Philips van Almonde
    .blurb = Un amiral en couvre un autre.
almonde-welcome = Un seul navire par nation en mer. Finissez vos tours, et regardez Curaçao.
almonde-one = Finissez ce tour.
almonde-drawn = La carte de van Almonde a été tirée : il n’entrera qu’à la fin de la manche. Finissez encore.
almonde-there = Le voici devant Curaçao.
almonde-second = Une seconde carte hollandaise : Evertsen. Finissez ce tour.
almonde-end = La nouvelle carte couvre l’ancienne et le même navire passe dans la zone qu’elle nomme, St. Maarten. Evertsen vaincu, van Almonde reviendrait.

prey = Le Nord attendra
    .blurb = Une proie voisine vaut mieux qu’une direction.
prey-welcome = Un navire hollandais devant Basse-Terre. Vous êtes pirate (une prime d’Angleterre), au port de Bridgetown, dans la zone voisine.
prey-wait = Finissez votre tour : l’événement suivant l’enverra vers le Nord.
prey-end = Il est venu à l’Est, chez vous : un pirate dans une zone voisine, même au port, passe avant la flèche.

choice = Deux pirates à portée
    .blurb = Lequel le navire poursuit.
choice-welcome = Un navire français devant Basse-Terre devrait aller au Sud. Mais deux pirates sont à sa portée : vous, à Basse-Terre, avec deux primes ; Vermillon, à Caracas, avec trois.
choice-wait = Finissez votre tour.
choice-end = Il va vers celui qui a le plus de primes : Caracas.

purses = Deux bourses
    .blurb = Le pirate va au plus riche, sans qu’on montre son Or.
purses-welcome = Un sloop pirate devant Tortuga peut atteindre deux honnêtes capitaines : vous, 16 d’Or à bord, à La Havane, et Vermillon, 15, à Nassau. Chacun ne connaît que le sien.
purses-wait = Finissez votre tour.
purses-end = Il vient vers vous : vous en avez plus. À égalité, les cartes Cargaison auraient décidé.

grapeshot = La mitraille
    .blurb = Où vont les crânes quand on choisit.
grapeshot-welcome = Trois canons et un jeton de Mitraille, contre un sloop de deux hommes d’équipage.
grapeshot-scout = Trouvez-le.
grapeshot-spend = Trois touchés : un sur l’équipage, deux crânes, que la cible placerait à son gré. Usez de la mitraille.
grapeshot-end = Les trois vont à l’équipage : deux hommes, tous deux perdus. Le troisième coup ne passe pas à la coque comme d’ordinaire : c’est le prix de la mitraille.

wanted = Cinq primes, cinq dés
    .blurb = Plus on vous recherche, mieux on vous trouve.
wanted-welcome = Vous avez cinq primes de Hollande. Van Almonde croise devant Basse-Terre.
wanted-sail = Entrez dans ses eaux, pour voir.
wanted-end = Il vous a cherché avec cinq dés, autant que de primes, quelle que soit la valeur imprimée sur sa carte. Aucun crâne : vous avez eu de la chance.

reward = La récompense qu’on ne touche pas
    .blurb = Recherché par l’Espagne, on n’est pas payé par elle.
reward-welcome = Rodrigo : trois primes d’Espagne, une d’Angleterre, et un seul homme à bord. Vous avez vous-même une prime d’Espagne.
reward-scout = Trouvez-le.
reward-board = Votre bordée a emporté son dernier homme. À l’abordage : un capitaine sans équipage est perdu.
reward-end = Vaincu. L’Espagne offrait 15 d’Or, mais elle vous recherche : vous n’avez que les 5 de l’Angleterre, et ce qui était à bord.

frigate = La frégate et le sloop
    .blurb = Pourquoi deux succès ne font qu’un coup, et un abordage trop tard arrêté.
frigate-welcome = Votre frégate a trois canons, le sloop de Vermillon un seul, et des mâts déjà touchés.
frigate-scout = Trouvez-le : la première manche est un échange de tirs.
frigate-first = Vous avez gagné le concours : vos trois canons touchent. Il avait deux succès, mais un seul canon : un seul coup.
frigate-shoot = Seconde manche : tirez. Lui va tenter l’abordage.
frigate-end = Il a gagné le concours, deux succès à un. Votre coup est tiré avant : ses mâts sont détruits. Trop tard, il est à bord ; dans la mêlée, vos hommes l’emportent pourtant.
