## Leçons de Blackbeard

prize = Un pirate, une prise
    .blurb = Jouer une carte, trouver un marchand, le piller, vendre dans un port ami.
prize-welcome = Les Caraïbes Est, 1717. Vous êtes Bleu, et Samuel Bellamy navigue pour vous sur un sloop. Dans une vraie partie, vous menez deux à quatre capitaines à la fois ; aujourd’hui, un suffit.
prize-aim = Vous voulez des points de victoire. Ils viennent de deux choses qu’un pirate amasse : la notoriété, sa renommée, et le magot, l’argent qu’il a mis à l’abri. Retiré, il marque les deux, et deux fois sa notoriété. Coulé, il marque sa notoriété une fois, et son argent pas du tout.
prize-traits = Six chiffres font un capitaine. L’initiative : combien d’actions lui donne une carte à losange. L’aptitude : trouver les navires et gagner les combats. Le commandement retient les mutins, la cruauté met un port à sac (mais entre des mains cruelles, l’otage meurt avant de parler), l’astuce relance les dés, et le duel parle de lui-même. Bellamy a 4 d’aptitude.
prize-card = Un tour commence par une carte. Vous en tenez quatre ; une seule peut donner ses actions. Le Pavillon noir en donne trois, à répartir entre vos pirates. Jouez-le pour ses actions.
prize-three-actions = Cette carte donne moins d’actions, et vaut plus au tour d’un autre. Le Pavillon noir en donne trois.
prize-find = Un marchand attend face cachée au large de San Juan, un autre devant Saint-Domingue. Il faut d’abord le trouver : un dé plus l’aptitude, 7 ou plus. Avec 4, un 3 suffit. Cherchez celui de San Juan.
prize-find-first = Tout cela est possible, mais commençons par le commencement : trouvez le marchand de San Juan.
prize-plunder = Trouvé : un brigantin, bien chargé. Le trouver était une action, le piller en est une autre. À l’attaque !
prize-take-it = La prochaine tempête l’emportera peut-être. Pillez-le maintenant.
prize-seize = Un dé, plus la taille du navire, lu dans la colonne de cette mer : 1 300 doublons. Cela remplit une de vos deux cales, quelle que soit la somme. Prenez-les.
prize-of-course = Laisser une bonne cargaison fâche l’équipage : la loyauté baisse. Prenez-la.
prize-hostage = Chaque prise donne un otage ; ici, un évêque. Gardé, il rapporte deux dés × 5 × 10 doublons dans un port espagnol qui vous est ouvert. Torturé, il donne de la notoriété tout de suite et, peut-être, un secret sur les défenses de San Juan. Gardez-le.
prize-keep-him = Bellamy n’est pas un boucher (cruauté 1), et un évêque vaut jusqu’à 600 doublons. Gardez-le pour la rançon.
prize-fame = Le nom circule : la taille du navire plus un dé, 6 points de notoriété. C’est ce que vous cherchiez, et c’est aussi ce qui attirera plus tard les commissaires du roi.
prize-revel = Après une prise, l’équipage peut faire ripaille : un point de loyauté. Mais un pirate en ripaille ne fait que naviguer tant qu’il ne s’est pas remis au port, et se laisse prendre. Votre équipage est content, à 7 : pas de ripaille.
prize-not-now = La loyauté est à 7, c’est bien assez. Festoyer coûterait une action pour s’en remettre. Pas maintenant.
prize-dock = Il reste une action. Un butin en cale n’est à vous qu’une fois vendu. Le gouverneur de la Martinique aime les pirates. Entrer au port est un déplacement : allez-y.
prize-to-martinique = Pas d’argent par là. La Martinique et son gouverneur ami sont à un déplacement.
prize-rival = Vermillon a joué, loin sur la Côte de l’Or, et vous êtes revenu à quatre cartes. À vous de nouveau.
prize-second-card = Chacune de ces cartes donne deux actions. Jouez-en une pour ses actions.
prize-any-actions = Jouez une carte pour ses actions : il en faut une pour le port.
prize-trade = À quai. Toutes les affaires d’un port tiennent en une action : rançons, vente, réparations, havre, ripaille. Faites vos affaires.
prize-do-trade = Vous êtes venu vendre. Faites d’abord vos affaires au port.
prize-sell = Gouverneur ami, plein tarif. Vendez tout.
prize-sell-it = Changez d’abord la cargaison en argent : vendez tout.
prize-end = 1 300 doublons de magot, 6 de notoriété, un évêque à fond de cale. Trouver, piller, vendre : voilà la ronde d’un pirate. La leçon suivante parle de ceux qui la rendent possible : votre équipage.

crew = Ports, loyauté et ripaille
    .blurb = Un équipage boudeur, un complot, un otage, et une fête aux frais du gouverneur.
crew-welcome = Edward Low est célèbre : 14 de notoriété, deux cales pleines. Mais regardez sa loyauté : 3. Maigres prises, combats perdus et scorbut usent un équipage, et il a tout eu.
crew-ports = Chaque port est autre chose pour vous. Un gouverneur ami (Santiago) : plein tarif, rançons, réparations, un havre à acheter. Un port pirate (la Tortue) : plein tarif et folle fête, réparations complètes, mais pas de rançon. Un port neutre (La Havane) : demi-tarif. Un port hostile : pas d’entrée.
crew-card = Jouez le Pavillon noir pour ses trois actions.
crew-three = Trois actions font une escale entière : entrer, commercer, se remettre. Le Pavillon noir.
crew-move = Votre otage, un noble, est espagnol ; Santiago aussi, et son gouverneur vous aime bien. Entrez à Santiago.
crew-to-santiago = La Tortue paie bien aussi, mais personne n’y rachète un Espagnol. Santiago.
crew-plot = Vermillon n’est pas resté oisif : un Complot de mutins, joué contre vous pendant votre tour. Deux dés au-dessus de la loyauté, et la mutinerie éclate. Un 2 et un 1 : juste 3, pas au-dessus. Vous avez eu de la chance. Avec 7 de loyauté, il leur aurait fallu un 8.
crew-port = Vous êtes au port. Faites vos affaires.
crew-business = L’équipage veut voir de l’argent. Faites vos affaires au port.
crew-ransom = D’abord la rançon, car elle tombe dans une cale et se vend ensuite avec le reste. Rendez le noble.
crew-ransom-first = Au port, tout va dans l’ordre : rançons, vente, réparations, havre, ripaille. On ne revient pas en arrière. La rançon d’abord.
crew-sell = 5 et 4, fois 5, fois 10 : 450 doublons. Vendez tout, au plein tarif.
crew-sell-it = Un butin en cale se vole ou coule avec le navire ; le magot, non. Vendez tout.
crew-revel = À l’équipage, maintenant. Finissez par une ripaille : +1 de loyauté ici, +3 dans un port pirate.
crew-do-revel = Un autre complot pourrait être la fin de Low. Laissez-les festoyer.
crew-revelling = Loyauté 4. Mais un pirate en ripaille ne fait que naviguer, perd deux points de vitesse et de combat, et qui est dans le même port peut lui voler son butin.
crew-recover = Il vous reste une action : se remettre. Une ripaille voulue se cuve en une action au port, une ripaille forcée en deux.
crew-do-recover = Ivre en mer, vous serez la proie du premier vaisseau venu. Remettez-vous d’abord.
crew-end = Surveillez la loyauté : à 0, la mutinerie éclate d’elle-même, et sous 5 environ, chaque complot est un danger. Grosses cargaisons, cruauté, victoires et fêtes la font monter. Ensuite : les cartes, et le tour des autres.

law = Les cartes, et le tour des autres
    .blurb = Un événement avec une action, et une mutinerie au pire moment pour votre rival.
law-welcome = Vous tenez quatre cartes et menez deux pirates : Roberts dans l’Atlantique Sud, Kidd à Bath. Charles Vane, à Vermillon, a trouvé un trois-mâts au large de la Virginie, et va le piller. Gardez cela en tête.
law-cards = Une carte donne un nombre d’actions, à répartir, ou un losange : autant que l’initiative d’un pirate, pour lui seul. Les cartes « et » donnent un événement et des actions, les cartes « ou » l’un des deux. Celles marquées anti-pirate se jettent aux autres pendant leur tour.
law-winds = Vents favorables est une carte « et » : un de vos pirates va dans n’importe quelle zone sans frais, puis vous avez une action. Jouez-la pour les deux.
law-use-winds = Le Complot de mutins et la Traîtrise sont des armes : gardez-les pour le tour de Vermillon. Vents favorables, pour les deux.
law-who = Kidd est à Bath, sans rien à faire. Donnez-lui les vents.
law-kidd = Roberts a déjà un marchand tout près. Kidd en a plus besoin.
law-where = Un marchand se tient devant Boston. Envoyez Kidd dans l’Atlantique Nord.
law-boston = Il y aura de meilleures eaux un jour. Mais vous avez une action, et un marchand devant Boston : l’Atlantique Nord.
law-find = Et voici votre action : trouvez le marchand de Boston.
law-do-find = Un marchand trouvé aujourd’hui se pille demain. Cherchez devant Boston.
law-strike = Au tour de Vermillon, et nous y voilà : Vane pille le trois-mâts. Au tour d’un autre, vous êtes la loi ; vous avez une action anti-pirate pour tout le tour. L’équipage de Vane a 5 de loyauté, lui n’a que 2 de commandement. Jouez le Complot de mutins, maintenant !
law-now = Des coups plus doux attendront. Voici une grande prise, et un équipage qui n’obéit qu’à peine : le Complot de mutins.
law-marooned = 7 contre une loyauté de 5 : la mutinerie. Puis un dé contre les 2 de commandement de Vane : un 5, et le voilà abandonné sur une île. La prise s’est échappée, le capitaine de Vermillon est perdu ; un autre prend son navire.
law-diamond = À vous de nouveau, et Kidd a un sloop en vue devant Boston. La Traîtrise porte un losange : jouée pour ses actions, elle en donne autant que l’initiative d’un pirate, et à lui seul. Kidd a 2. Comme événement, elle ne servirait qu’au tour d’un autre. Jouez-la pour les actions de Kidd.
law-for-kidd = Roberts n’a encore rien trouvé, et l’Usure est une arme à garder. Le losange, pour Kidd.
law-prize = Deux actions, toutes deux pour Kidd : voyez la liste, Roberts n’y est pas. Pillez le sloop de Boston.
law-take-her = Ce qu’on a trouvé au tour d’avant est à prendre. Pillez-le.
law-end = Un seul coup par tour d’un rival : pas pour des broutilles. Grandes prises, attaques de ports et retraites le méritent. Ensuite : quand les autres vous font la même chose.

hunted = Navires de guerre et commissaires du roi
    .blurb = Combattre le petit, fuir le grand, et être au port avant le troisième.
hunted-welcome = Bartholomew Roberts a 22 de notoriété. Un navire de guerre léger est en station dans sa zone, et le commissaire de Vermillon, William Rhett, est à une zone de là. On peut lever un commissaire contre un pirate quand trois dés tombent sous sa notoriété : à partir de 12 environ, ce n’est qu’une question de temps.
hunted-card = Trois actions, s’il vous plaît : le Pavillon noir.
hunted-three = Les trois actions vous serviront : le Pavillon noir.
hunted-find = Un marchand se tient devant La Havane. Cherchez-le, et attendez-vous à de la compagnie.
hunted-to-havana = Une journée tranquille ne vous apprendrait rien. Cherchez le marchand de La Havane.
hunted-warship = Vermillon envoie le navire de guerre : vitesse 4, combat 5. Fuir compare les vitesses et coûte l’action. Combattre : un dé, 6 de combat et 5 d’aptitude pour vous, un dé et 5 pour lui. Vous êtes bien plus fort : combattez.
hunted-do-fight = Votre vitesse est de 3, la sienne de 4 ; au combat, vous avez six points d’avance. Combattez.
hunted-beaten = Vaincu, et 5 points de notoriété en plus. Cela coûte un point de combat, et Vermillon marque un point pour le dégât. Votre action a continué : le marchand est trouvé.
hunted-plunder = Un trois-mâts. Pillez-le.
hunted-take-it = Après un tel combat, vous l’avez mérité. Pillez.
hunted-commissioner = William Rhett, commissaire du roi : vitesse 4, combat 9. Si vous combattez et perdez, Roberts est coulé : la moitié de sa notoriété à Vermillon, et tout son argent perdu. Si vous fuyez, Rhett doit battre votre dé plus vitesse avec les siens, moins un, car il vient d’arriver. Fuyez.
hunted-do-flee = Dé + 10 contre dé + 9 : gagné sept fois sur dix ; les trois autres, un capitaine de 27 de notoriété est coulé. S’échapper ne lui coûte qu’une action. Fuyez.
hunted-away = Échappé. L’action est perdue, le marchand aussi, mais Roberts vit, et cela n’a rien coûté d’autre.
hunted-hide = Rhett est maintenant dans votre zone et recommencera. Les commissaires n’entrent jamais dans un port. Une action reste : entrez à la Tortue.
hunted-do-hide = Dehors, il peut vous chasser dès votre prochaine action. Au port : l’île de la Tortue.
hunted-end = Les petits chasseurs donnent la gloire, les grands donnent la mort. Pour un pirate célèbre, la vitesse est la vie. Et la meilleure réponse à un commissaire est d’être parti : c’est la leçon suivante.

retire = Quand se retirer
    .blurb = Ce que vaut un capitaine en mer et à terre, et comment il y arrive.
retire-welcome = Henry Avery : 31 de notoriété, 2 450 doublons de magot, 900 autres en cale. Un commissaire, Maynard, est à une zone au nord.
retire-sum = En mer, coulé ou naviguant encore à la fin, Avery vaut 31 points. Retiré, 62 pour sa notoriété et un par 100 doublons. Rien d’autre dans ce jeu ne double un score.
retire-ways = Cinq manières : à quai dans un port de la nation de votre lettre de marque ; en se rendant à un commissaire avec une lettre ; dans un havre à soi ; en payant un gouverneur ami, D66 × 100 doublons ; ou lors d’une Amnistie générale, dans un port anglais. Avery tient une lettre anglaise.
retire-card = Trois actions : le Pavillon noir.
retire-three = Trois actions, c’est juste ce qu’il faut : entrer, vendre, se retirer.
retire-move = Bath est anglais, et tout près. Entrez.
retire-to-bath = Chaque jour en mer est une chance pour Maynard. Entrez à Bath.
retire-port = Avant de partir : le butin en cale ne compte pas. Faites vos affaires.
retire-sell-first = 900 doublons font neuf points. Vendez d’abord, retirez-vous ensuite.
retire-sell = Vendez tout.
retire-leave = C’est tout. Quittez le comptoir.
retire-do-leave = Ni havre ni fête ne lui servent plus. Terminez.
retire-retire = Et maintenant, montrez la lettre de marque : retirez-vous.
retire-do-retire = Encore une prise, disaient-ils tous. Retirez-vous.
retire-end = 62 pour le nom et 33 pour la bourse : 95 points, à jamais. Sa carte est sortie du jeu, mais vous pouvez tirer et lancer un nouveau pirate. La partie finit à la troisième Amnistie générale, et nul ne sait quand il vient : n’attendez pas le jour parfait.

solitaire = Seul contre le système
    .blurb = Barbe Noire lui-même contre trois capitaines que personne ne joue.
solitaire-welcome = Le jeu en solitaire : vous êtes Edward Teach, Barbe Noire. Vous gagnez en vous retirant avec 130 points. Vous perdez s’il meurt, si les pirates du système atteignent 100 points, ou si le troisième pardon vient avant.
solitaire-system = Trois pirates du système naviguent contre vous. Après chacun de vos tours, ils jouent le leur selon des règles fixes : le plus grand gain, ou ce qui vous nuit le plus. Vous pouvez les frapper comme des rivaux.
solitaire-card = Vos cartes marchent comme d’habitude. Le Pavillon noir, trois actions.
solitaire-three = Trois actions valent mieux que deux. Le Pavillon noir.
solitaire-find = Un marchand se tient devant La Havane. Trouvez-le.
solitaire-to-havana = Il y a un marchand dans votre zone même : devant La Havane.
solitaire-turned = À chacune de vos actions, le système retourne une carte. Si c’est une carte anti-pirate qui convient, elle vous frappe. Celle-ci n’a fait aucun mal.
solitaire-plunder = Pillez.
solitaire-take-it = Prenez ce que vous avez trouvé.
solitaire-seize = Prenez la cargaison à bord.
solitaire-of-course = Un équipage qui n’a rien ne vous aimera pas. Prenez-la.
solitaire-hostage = L’otage : rançon ou torture, comme vous voudrez. Teach est cruel (4) : la torture fait rarement parler, mais elle plaît à l’équipage.
solitaire-revel = Pas de ripaille tant qu’il reste une action.
solitaire-not-now = Vous ne pourriez plus que naviguer. Pas maintenant.
solitaire-free = Une action reste, à votre idée : un port où vendre, ou une mer plus riche.
solitaire-end = Le système a joué ses trois pirates. À partir de 12 de notoriété, il lance un commissaire contre vous, à chaque tour. Teach ne se rend ni ne soudoie : il lui faut une lettre de marque, et un port de sa nation. Procurez-vous-la tôt.

vane = Vane pille un brigantin
    .blurb = Le pillage de la règle, pas à pas, avec ses dés.
vane-welcome = Charles Vane, en goélette, trois cales pleines (400, 900 et 800 doublons), est aux Caraïbes Est. Un navire de guerre moyen y est en station, et Vermillon peut l’envoyer.
vane-find = Un marchand se tient devant Saint-Domingue. Cherchez-le.
vane-plunder = Un 4 et 4 d’aptitude font 8 : trouvé, un brigantin. Pillez-le. À chaque étape, les autres peuvent intervenir.
vane-flee = La cargaison est connue : un 6, plus 3 pour un brigantin, font 2 500 doublons. Vermillon envoie alors le navire de guerre : vitesse 3, combat 7. Dans l’exemple, Vane essaie d’abord de filer. Fuyez.
vane-seize = Rattrapé, 5 contre 7, il a dû combattre : 13 contre 12, et le navire de guerre est vaincu. Un point de dégât, et le pillage continue. Prenez la cargaison.
vane-jettison = Toutes les cales sont pleines. La moins bonne cargaison passe par-dessus bord : les 400.
vane-torture = Un capitaine pour otage : il sait beaucoup (4) et vaut peu (2). L’exemple le torture.
vane-revel = Un 4 dépasse la cruauté de Vane, 3 : le capitaine a parlé. Vane a 4 points de renseignements sur Saint-Domingue, pour l’attaquer. L’équipage est content deux fois, de la cargaison et de la cruauté. Pas de ripaille.
vane-end = Voilà un pillage entier : trouver, cargaison, intervention, saisie, otage, notoriété. Ce qu’on sait du port reste à Vane pour toujours.

marco = Un tour parmi quatre joueurs
    .blurb = Deux actions, et ce que les autres en font.
marco-welcome = Vous aviez trois cartes et venez d’en tirer une quatrième, qui se garde en main. Edward Low est dans l’Atlantique Central, un marchand devant Charleston, une zone plus au sud.
marco-card = Jouez l’Usure pour ses deux actions.
marco-move = Première action : Low passe dans l’Atlantique Sud.
marco-scurvy = Avant qu’il ne bouge, Vermillon a joué Scurvy Outbreak : scorbut à bord, un point de loyauté de moins. C’était sa seule action anti-pirate du tour. Low est tout de même arrivé.
marco-find = Seconde action : chercher le marchand devant Charleston.
marco-end = Un 2 et une aptitude de 3 : 5, il fallait 7. Et tant que Low est encore le pirate actif, un autre joueur a avancé son commissaire Ogle dans la même zone : au prochain geste de Low, il pourra l’intercepter.

condent = Condent devant San Juan
    .blurb = Un assaut manqué, un assaut réussi, un sac, et ce qu’il en coûte.
condent-welcome = Christopher Condent : aptitude 4, cruauté 3, combat 4 pour le moment. San Juan : richesse 2, défense 7. Il tient de Honduras, port espagnol, une lettre de marque.
condent-attack = Attaquez San Juan.
condent-failed = 2 + 4 + 4 font 10 ; San Juan a fait 5 + 7 = 12. Deux points de combat perdus. Et tous les ports espagnols lui sont désormais hostiles : sa lettre de marque espagnole est perdue.
condent-again = Il lui reste des actions. Encore une fois ! Un port déjà attaqué se défend avec deux dés.
condent-loot = Réussi. Richesse 2 : deux dés, 5 et 2, fois 100, soit 700 doublons. Prenez-les.
condent-sack = Dans une cale, avec un point de loyauté de plus et un de combat de moins. À présent le sac de la ville : un dé et la cruauté doivent dépasser la défense.
condent-end = 5 + 3 font 8, un de plus que 7 : San Juan est détruite.

theft = Low vole Bonnet
    .blurb = Un pirate en goguette est une proie.
theft-welcome = Edward Low (aptitude 3) et Stede Bonnet (aptitude 2) sont à Boston. Bonnet fait la fête, avec 1 000 doublons en cale.
theft-steal = Volez-le : dé et aptitude de chaque côté, un de plus pour le voleur.
theft-end = 3 + 4 + 1 = 8 contre 2 + 3 = 5 : trois d’écart. Un dé encore, 3, plus 3 : 60 %. Low emporte 600 doublons, il en reste 400 à Bonnet.

avery = La renommée attire
    .blurb = Trois dés sous la notoriété, et un commissaire paraît.
avery-welcome = Cette fois vous êtes la loi, Vermillon. Avery, à Bleu, a 12 points de notoriété et s’apprête à quitter l’Inde.
avery-commission = Tentez de nommer un commissaire du Roi : trois dés, strictement sous 12.
avery-end = 3, 5 et 2 : 10, c’est moins que 12. Un commissaire est placé dans la zone même d’Avery.

matthews = Matthews coule Vane
    .blurb = Une interception, un combat, la fin d’un pirate.
matthews-welcome = Vous commandez le commissaire Matthews. Charles Vane, vitesse 2, notoriété 9, cherche un marchand dans sa zone.
matthews-hunt = Intervenez !
matthews-end = Vane a fui : 4 + 2 = 6 contre 5 + 3 = 8, rattrapé. Au combat, 14 contre 16 : coulé. Vous marquez 5 points, la moitié de 9 arrondie au-dessus ; Bleu garde ses 9, mais le magot de Vane est perdu.

rhett = Rhett et Bonnet
    .blurb = Ce que vaut un pirate coulé, pour l’un et pour l’autre.
rhett-welcome = Bonnet, à Bleu, a 23 points de notoriété et 3 850 doublons. Votre commissaire William Rhett est dans sa zone.
rhett-hunt = Il veut s’en aller. Attaquez-le.
rhett-end = Coulé. Douze points pour vous, la moitié de 23 arrondie ; 23 pour Bleu. Mais retiré, Bonnet lui en aurait rapporté 46, et 38 pour l’argent : voilà ce que vous avez empêché.

diamond = Un losange pour Barbe Noire
    .blurb = Autant d’actions que l’initiative d’un seul pirate.
diamond-welcome = Vous avez deux pirates, Edward Teach (initiative 3) et Samuel Bellamy. La carte Voile à l’horizon porte un losange.
diamond-play = Jouez-la pour les actions de Teach.
diamond-end = Trois actions, et pour lui seul : Bellamy ne peut rien en prendre.

share = Deux actions, deux pirates
    .blurb = Comment partager ce qu’une carte donne.
share-welcome = Deux pirates, et une carte de deux actions : deux pour l’un, ou une pour chacun, dans l’ordre que l’on veut.
share-play = Jouez l’Usure pour ses actions.
share-one = Une pour Bellamy : qu’il passe à l’ouest.
share-two = Et une pour Teach, où vous voudrez.
share-end = Chacun la sienne. Vous auriez aussi pu donner les deux à un seul.

arrivals = Deux fois quinze
    .blurb = Où paraît un marchand quand sa place est prise.
arrivals-welcome = Moins de cinq marchands en mer au début de votre tour : leur nombre remonte à six. Un D66 dit où : dé noir pour la dizaine, dé blanc pour l’unité. Ici 1 et 5 : le port 15, Bath. Puis encore 15 : la case est prise, ce sera le port suivant, Charleston.
arrivals-look = Bath est dans l’Atlantique Central, Charleston dans l’Atlantique Sud : le port suivant peut être dans une autre zone. Jouez l’Usure pour ses actions, et allez voir.
arrivals-end = Deux actions : de quoi vous approcher de l’un d’eux.

ransom = La fille du gouverneur
    .blurb = Une rançon, puis une vente dans son propre havre.
ransom-welcome = Barbe Noire est à quai à Bath, port anglais et son havre sûr. À bord : la fille d’un gouverneur anglais, qui vaut 6, et 500 doublons dans chaque cale.
ransom-port = Faites vos affaires au port.
ransom-ransom = D’abord la rançon : deux dés, fois 6, fois 10.
ransom-stow = 5 et 3 font 8, fois 6 : 48, donc 480 doublons. Ajoutez-les à une cale : elle peut en contenir autant qu’on veut.
ransom-sell = 1 480 en tout. Dans la même action, vendez tout : un havre paie 110 %.
ransom-done = Et c’est tout : terminez.
ransom-end = 1 480 plus 148 : le magot grandit de 1 628 doublons.

sighting = Deux cartes du même type
    .blurb = Ce qui a servi contre une action ne sert plus contre elle.
sighting-welcome = Vous êtes Vert ; c’est le tour de Bleu. Edward Low cherche le marchand de la Virginie. Vermillon vient de jouer une Voile à l’horizon : un navire de guerre s’est mis en station, mais le laisse en paix. Vous tenez la même carte, et une Usure.
sighting-other = Regardez ce qu’on vous propose : la Voile à l’horizon n’y est pas. Une carte de ce type a déjà servi contre cette action, et peu importe qu’elle n’ait rien donné. Un autre type est permis : jouez l’Usure.
sighting-end = Un 4, divisé par deux : le navire de Low perd 2 de vitesse. La règle compte les actions, pas les tours : à la prochaine action de Low, une Voile à l’horizon pourra resservir, dans une zone sans navire de guerre, jouée par qui n’est pas encore intervenu ce tour-ci.

limit = Trois, pas plus
    .blurb = Combien de pirates on peut avoir en mer.
limit-welcome = Trois joueurs : chacun a reçu trois cartes de pirates, nul ne peut donc en avoir plus de trois en jeu. Vous en avez trois en mer, et Stede Bonnet attend dans votre main. À cinq joueurs, la limite serait de deux.
limit-draw = Il reste une action. Dans tout ce qu’on vous propose, rien ne permet de lancer Bonnet. Tirer une autre carte de pirate est permis ; c’est à part, sous « Autre », puisque cela ne concerne aucun de vos pirates. Faites-le.
limit-end = Edward Teach reste lui aussi en main ; on ne vous a même pas demandé de zone pour lui. Qu’un de vos trois pirates se retire ou se perde, et le suivant pourra prendre la mer.

coasts = À qui est ce port ?
    .blurb = Un port appartient à la mer qui le borde.
coasts-welcome = Stede Bonnet est dans l’Atlantique Sud. St. Augustine (port 21) borde cette zone. Campeche (port 22) porte le numéro suivant, mais se trouve en Amérique centrale.
coasts-enter = On entre donc dans l’un d’ici ; l’autre n’est même pas proposé. Entrez à St. Augustine.
coasts-end = Une action. Jusqu’à Campeche, il en aurait fallu trois : vers l’ouest, puis l’Amérique centrale, puis le port.

neutral = Moitié prix
    .blurb = Ce que rapporte un butin là où personne ne gouverne.
neutral-welcome = Howell Davis est à quai à La Havane avec 2 000 doublons de butin. Le port n’a pas de gouverneur : il est neutre.
neutral-port = Faites vos affaires au port.
neutral-sell = Vendez tout. Un port neutre paie la moitié, arrondie au-dessus.
neutral-done = C’est tout : terminez.
neutral-end = 2 000 doublons de butin, 1 000 de magot. Un gouverneur ami aurait payé le tout, un havre un dixième de plus.

haven = Un dixième de plus
    .blurb = Le même butin dans son propre havre.
haven-welcome = Le même Davis, les mêmes 2 000 doublons, la même Havane ; mais un ami des pirates la gouverne, et Davis en a fait son havre sûr.
haven-port = Faites vos affaires au port.
haven-sell = Vendez tout : un havre paie 110 %.
haven-done = Terminez.
haven-end = 2 200 doublons de magot pour 2 000 de butin. Et un pirate se retire dans son havre sans payer personne.

storms = Tempête sur la Côte de l’Or
    .blurb = Où frappe une tempête, et ce qu’elle fait.
storms-welcome = Vous venez de tirer Tempêtes, qui se joue aussitôt. Un D66 désigne un port : 5 et 2, Whydah. La tempête a donc frappé la zone que borde Whydah, la Côte de l’Or, et les deux cases de transit qui s’y ouvrent. Les marchands de Cape Coast et de Whydah ont disparu.
storms-card = Davis y était en mer : un 4 sur la table des tempêtes a coûté 2 de vitesse à son navire. Bellamy, aux Caraïbes, n’a rien senti. Votre tour continue : jouez l’Usure pour ses actions.
storms-end = Un port est un abri : qui s’y trouve n’est pas frappé.

purse = Ce que vaut une bourse
    .blurb = Le magot en points, à la retraite.
purse-welcome = William Kidd est à Boston, son havre sûr, avec 2 350 doublons de magot et 10 points de notoriété.
purse-retire = Qu’il se retire ici.
purse-end = Un point par 100 doublons entiers : 23. Avec deux fois 10 pour sa notoriété, cela fait 43. Les 50 doublons de trop sont perdus ; et coulé, il les aurait tous perdus.

treasure = Le trésor de l’île des Pins
    .blurb = Une carte, une pelle, et trois dés.
treasure-welcome = Thomas Tew est dans les Caraïbes Ouest, au large de l’île des Pins. Vous tenez Trésor enterré, une carte « et » : l’événement, puis une action.
treasure-play = Jouez-la pour les deux.
treasure-dig = La carte au trésor est à Tew, et à lui seul. Votre action : débarquez et creusez, d’un même geste.
treasure-found = Un dé : 1 ou 2, il n’y a rien ; c’est un 4. Puis trois dés : 16, fois 100, soit 1 600 doublons. Ils vont dans une de ses cales.
treasure-end = L’île n’est pas un port : on n’y entre pas, et les cartes qui visent les ports n’y peuvent rien. Le trésor est un butin : il reste à le vendre.
