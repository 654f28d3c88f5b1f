## Leçons de La Crique

month = Un mois en mer
    .blurb = Choisir un cap, piller une île, dépenser la prise, enterrer le reste.
month-welcome = Bienvenue à bord. Autour de la Crique : cinq îles, une île au Trésor au milieu, et deux rivaux qui veulent exactement la même chose que vous. Vous êtes Bleu.
month-aim = Au bout de douze mois, le pirate le plus renommé l’emporte. La renommée, c’est la piste autour du plateau : les cartes en donnent, les ennemis battus aussi, et ce que vous enterrez sur l’île au Trésor en donne le plus. L’or et les coffres à bord ne valent rien par eux-mêmes.
month-ship = Voici votre navire. La coque dit combien de coffres il garde, les voiles sa vitesse, les canons et l’équipage combien de dés il lance au combat. Vous avez 3 pièces d’or.
month-treasures = Un mois commence : chaque île du pourtour montre une carte trésor. Renommée, or, coffres et cartes de taverne iront à qui s’y trouve encore une fois les combats finis.
month-black = Les navires noirs sont des pirates de légende : Barbe Noire devant l’île de la Taverne, le capitaine Crochet devant l’île aux Canons. Qui mouille près d’eux doit les combattre : l’île aux Canons a beau montrer une riche carte, ce n’est pas pour un premier voyage. Pas aujourd’hui.
month-sail = Chacun choisit son cap en secret, puis tous partent ensemble. À deux devant une île, on se bat ; seul, on pille. L’île de la Coque offre 1 renommée, 3 or et 2 coffres, sans pavillon noir. Mettez-y le cap.
month-not-hull = Vous pourriez y aller, mais regardez la carte, et qui se tient au large. Pour un premier voyage, prenez une bonne carte sans combat : l’île de la Coque.
month-alone = Personne d’autre n’est venu : pas de combat. La carte est à vous : 1 renommée tout de suite, 3 or et 2 coffres dans la cale.
month-raise = Le pillage est fait, voyons l’île. Chacune ne vend qu’une chose ; ici, de la coque. Le prochain cran coûte 2 or. Améliorez la coque d’un cran : chaque cran, c’est un coffre de plus que vous pourrez garder.
month-do-raise = Attention à la bourse : un cran pour 2 or suffit à vos coffres, et laisse de quoi enterrer.
month-next = Le mois est fini. Les navires noirs avancent d’une île, les coffres en trop seraient perdus, de nouvelles cartes trésor apparaissent. Et ainsi douze fois.
month-home = Vous portez 2 coffres et 4 or. Ce n’est pas encore de la renommée ! Sur l’île au Trésor, chaque coffre enterré en vaut 1, chaque lot de 3 or aussi. Les joueurs ne s’y battent jamais entre eux. Cap sur elle.
month-not-treasure = D’autres prises vous tentent, mais un combat perdu peut coûter la cargaison. Rentrez-la d’abord : l’île au Trésor.
month-bury = Enterrez les deux coffres : 2 points que personne ne vous reprendra.
month-do-bury = Ce qui est enterré est sauf, le reste peut se perdre. Enterrez.
month-bury-gold = Puis 3 pièces d’or : un point de plus. L’or sert aussi aux améliorations ; tôt dans l’année, un meilleur navire rapporte souvent plus que le point. Ici, enterrez-le.
month-end = Voilà tout le rythme : les cartes trésor, un cap secret, parfois un combat, le pillage, l’île. Ces deux mois vous ont donné 4 points. Leçon suivante : quand deux navires veulent la même île.

broadsides = Bordées, et l’art de fuir
    .blurb = Qui tire le premier, quoi viser, ce que coûte une déroute, et pourquoi fuir est un art.
broadsides-welcome = Vermillon et vous avez choisi l’île aux Canons. Un seul en repartira avec le trésor.
broadsides-order = Les voiles font l’ordre : les vôtres sont meilleures, vous tirez le premier à chaque tour. Surveillez cet ordre ; un navire touché aux voiles peut reculer au tour suivant.
broadsides-dice = Vous lancez autant de dés que la plus petite valeur de vos canons et de votre équipage : 4 et 4, donc quatre dés. Vermillon a 3 canons et 4 hommes : trois dés. Chaque 5 ou 6 touche.
broadsides-aim = Tous vos dés vont sur une section d’un ennemi ; chaque coup fait reculer son anneau d’un cran. Un anneau qui sort de la fiche met le navire en déroute. Les canons de Vermillon sont bas : touchez-les, et sa riposte perd aussi des dés. Visez les canons.
broadsides-cannons-first = Cela ferait mal aussi. Mais aucun de ses anneaux n’est plus bas que les canons, et chaque coup lui ôte des dés : visez les canons.
broadsides-answered = Deux coups au but. Vermillon n’avait plus que deux dés pour répondre, et a manqué.
broadsides-finish = Encore un coup aux canons et l’anneau sort de la fiche. Allez-y.
broadsides-weakest = Finissez ce que vous avez commencé : les coups sur d’autres sections ne s’y ajoutent pas.
broadsides-routed = En déroute ! Un navire qui perd un anneau fuit vers la Crique, et chaque joueur encore là gagne 1 point. Vous avez aussi pillé l’île. Le vaincu répare pour 2 or et reçoit un cadeau : personne n’est jamais éliminé.
broadsides-again = Nouveau mois. L’île de la Voile a une belle carte : 2 renommée, 3 or, 2 coffres. Mettez-y le cap, et voyez qui pense comme vous.
broadsides-to-sail = Ailleurs serait plus calme, mais cette leçon veut de la compagnie : l’île de la Voile.
broadsides-faster = Vert est là aussi, avec de meilleures voiles et cinq dés. Vert a tiré le premier : trois coups dans votre équipage. Votre anneau d’équipage ne tient plus qu’à un fil, et vos dés avec.
broadsides-flee = À vous. Une autre bordée comme celle-là vous met en déroute, et une déroute se paie en réparations. Fuyez : vous gagnez la Crique de votre plein gré. Mais un équipage n’aime pas les lâches : vous lancez un dé, et sur un 1 il se mutine ; adieu or, coffres et 2 points.
broadsides-no-stand = Deux dés contre cinq, et Vert tire encore le premier. Gardez votre courage pour de meilleures chances : fuyez.
broadsides-mutiny = Un 4 : l’équipage grogne, mais obéit. Vert gagne 1 point, car vous partez après avoir été touché. Un navire jamais touché n’offre rien à personne en partant : fuyez tôt, ou pas du tout.
broadsides-gift = La Crique répare les anneaux perdus (vous n’en avez pas) et vous fait un cadeau. Prenez ce qui vous plaît.
broadsides-end = Retenez : compter les dés, regarder l’ordre, viser l’anneau le plus faible, et partir avant d’être chassé. Ensuite : la taverne et les légendes.

tavern = La taverne et les légendes
    .blurb = Des cartes à 2 or, un artisan pour la coque, et le capitaine Crochet par le fond.
tavern-welcome = L’île de la Taverne ne vend pas de planches. Elle vend des cartes à 2 or, trois au plus par visite, et vous voyez chacune avant d’acheter la suivante.
tavern-buy = Vous avez 7 or. Achetez une carte.
tavern-do-buy = L’or en bourse ne gagne aucun combat. Achetez une carte pendant que vous y êtes.
tavern-second = Mitraille : une carte de bordée. Jouée avant de tirer, elle fait toucher aussi les 3 et les 4, pour cette bordée. Achetez-en une autre.
tavern-third = Un artisan : il protège une section et encaisse deux coups à sa place. Achetez une troisième carte.
tavern-hand = Une carte de renommée : elle reste cachée en main et compte à la toute fin. Il y a aussi des perroquets (chacun offre un don à votre navire), des cartes d’abordage pour le début d’un combat, et des événements pour certains moments du mois. Personne ne voit votre main.
tavern-craft = L’artisan se place maintenant, sur n’importe quelle île, sans frais. Le mois prochain, il vous faudra une coque solide : mettez-le sur la coque.
tavern-do-craft = Une autre section pourra en avoir besoin, mais le capitaine Crochet vise les coques. Mettez-le là.
tavern-legends = Le capitaine Crochet est arrivé devant l’île aux Canons : trois dés, une coque de 5, 3 points de renommée. On ne vise les légendes qu’à la coque ; coulées, tous les joueurs présents se partagent leur renommée.
tavern-hunt = Tant qu’une légende flotte, tous ceux qui restent doivent tirer sur elle, et elle tire selon sa propre règle. Vous avez quatre dés, une coque protégée et une carte. Cap sur l’île aux Canons : c’est la chasse.
tavern-to-hook = Il y a des pillages plus sûrs, mais aujourd’hui vous chassez : l’île aux Canons.
tavern-hit = Plus rapide, il a tiré le premier : un coup au but. L’artisan l’a encaissé, votre coque est intacte.
tavern-load = À vous. Avant de tirer, on peut poser des cartes de bordée. Jouez Mitraille.
tavern-do-load = On peut gagner sans, avec de la chance. Avec la Mitraille, les 3 et les 4 touchent aussi : deux dés sur trois au lieu d’un. Jouez-la.
tavern-recoil = 4, 5 et 6 : trois coups au lieu de deux. Mais la mitraille recule : 2 de dégâts à vos propres canons. Crochet a répondu et mis l’artisan en pièces ; il lui reste 2 de coque.
tavern-sink = Achevez-le : tirez sur la coque.
tavern-almost = Encore deux coups et il coule. Restez et tirez.
tavern-sunk = Le capitaine Crochet sombre : 3 points pour vous seul, et le trésor de l’île en plus. Le mois prochain, une autre légende prendra le navire noir.
tavern-end = Les cartes rendent les faibles dangereux, les légendes rendent les braves célèbres. Dernière leçon : comment on gagne l’année.

burying = Les derniers mois : comment on gagne
    .blurb = Quatre coffres, huit pièces d’or, cinq points de retard, et deux voyages.
burying-welcome = Novembre. Il reste deux mois, et ensuite seule la renommée compte.
burying-count = Vermillon mène avec 24, Vert a 21, vous 19. Mais vous portez 4 coffres et 8 or. Ce qui est encore à bord à la fin de l’année ne vaut rien du tout : il faut passer à temps par l’île au Trésor.
burying-hook = Tout de suite ? Voyez qui s’y tient : le capitaine Crochet. Devant l’île au Trésor, les joueurs ne se battent jamais entre eux, mais une légende tire sur tout le monde. Les navires noirs avancent d’une île par mois : en décembre, il sera parti. L’île de la Coque a 1 renommée, 3 or et 2 coffres, et personne ne la garde. Allez-y d’abord.
burying-not-yet = Mesurez le risque : un combat peut vous coûter le voyage, et le mois prochain l’île au Trésor sera libre. La meilleure carte sans légende est à l’île de la Coque.
burying-full = Six coffres, mais votre coque de 5 n’en garde que cinq. Les cargaisons se vérifient à la fin du mois : le sixième irait par-dessus bord, et un point avec lui.
burying-hull = Vous êtes à la seule île qui vende de la coque. Un cran coûte 1 or. Améliorez-la d’un cran.
burying-one-step = Un cran pour 1 or sauve un coffre, donc un point. Davantage coûterait de l’or que vous pouvez enterrer : un seul cran.
burying-december = Décembre. Les six coffres sont là. Le capitaine Crochet a gagné l’île de la Taverne, Barbe Noire l’île de la Coque. L’île au Trésor est libre.
burying-where = L’île de la Voile offre 3 points. L’île au Trésor en offre 6 pour vos coffres et 3 pour neuf pièces d’or. Il n’y a pas de janvier : choisissez.
burying-worth-nothing = Il y a du butin là-bas, mais plus le temps de l’enterrer : vos 6 coffres et 10 or seraient perdus, 9 points en tout. L’île au Trésor.
burying-peace = Eaux calmes. On pourrait aussi améliorer ici une section, d’un cran, au double du prix ; mais à quoi bon un meilleur navire le dernier jour de l’année ?
burying-chests = Enterrez les six coffres.
burying-all-of-it = Rien ne mérite d’être gardé le dernier mois. Enterrez tout.
burying-gold = Et trois lots de 3 or.
burying-end = Les cartes de renommée se montrent en dernier : 1 pour vous, 2 pour Vermillon. 30 à 29 : l’année est à vous ! Retenez : enterrez avant que la cale soit pleine, avant un combat douteux, regardez où seront les navires noirs, et ne finissez jamais l’année la cale pleine. À vous la mer, maintenant.

sailmaker = Les voiles de 5 à 7
    .blurb = Ce que coûtent plusieurs crans d’un coup.
sailmaker-welcome = Vous êtes à l’île de la Voile avec 4 or. Vos voiles sont à 5, la deuxième position.
sailmaker-raise = Chaque cran a son prix, et plusieurs coûtent leur somme. De 5 à 6, 1 or ; de 6 à 7, 2 : ensemble 3. Améliorez les voiles de deux crans.
sailmaker-end = Trois pièces payées, voiles à 7. Les crans coûtent de plus en plus cher : 1, 1, 2, 2, 3, 3, 4.

powder = La Sainte-Barbe
    .blurb = Un 5 et un 6, et toutes les coques souffrent.
powder-welcome = Une bataille à l’île aux Canons : vous, Vermillon et le Capitaine Crochet. Vous tenez la carte Sainte-Barbe.
powder-load = Posez-la avant de tirer. Tant que Crochet est à flot, il est la seule cible : le tir suit aussitôt.
powder-end = Un 5 et un 6 : deux points à la coque de chaque navire présent, la vôtre comprise, en plus des deux coups eux-mêmes. Réservée aux situations désespérées.

wrecked = Deux anneaux perdus
    .blurb = Réparer quand l’or manque.
wrecked-welcome = Vous voilà à la Crique, deux anneaux perdus et 3 d’or. Chaque section perdue se répare pour 2 : il en faudrait 4.
wrecked-next = On répare tout de même, sans rien payer ; mais ni or ni carte en cadeau. Un nouveau mois commence : remettez à la voile.
wrecked-end = Personne n’est jamais hors jeu, mais arriver à la Crique les poches vides coûte le cadeau.

refit = De meilleures voiles à l’île au Trésor
    .blurb = Ce que coûte une amélioration là où on n’en vend pas.
refit-welcome = Vous êtes à l’île au Trésor avec 4 or, les voiles à 5. De 5 à 6, l’île de la Voile demanderait 1 or.
refit-raise = Ici, une seule section peut monter d’un seul cran, au double du prix. Améliorez les voiles.
refit-end = 2 × 1 = 2 or, voiles à 6. Rien d’autre ne peut être amélioré ici ce mois-ci, ni les voiles davantage.

gunners = À chacun son canon
    .blurb = Combien de dés lance un navire.
gunners-welcome = Vous avez 3 canons et 2 hommes. Vermillon, en face, a 2 canons et 3 hommes.
gunners-fire = Un canon sans servant se tait, un homme sans canon ne sert à rien : c’est le plus petit nombre qui compte. Tirez sur Vermillon, où vous voudrez, et comptez les dés.
gunners-end = Deux dés pour vous, deux pour Vermillon. Avec 3 canons et 3 hommes, ce serait trois : améliorez d’abord le plus bas des deux.
