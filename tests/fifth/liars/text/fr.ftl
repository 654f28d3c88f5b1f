## Le dé du menteur, entre pirates

game = Le dé du menteur
    .blurb = Des dés sous un gobelet, une annonce hardie, et quelqu’un qui n’y croit pas. Le dernier à garder des dés gagne.

ask-speak = Qu’annoncez-vous sur l’ensemble des dés de la table ?
wait-speak = { $who } va parler.

do-bid = { $a ->
    [one] Annoncer un dé montrant { $b }
   *[other] Annoncer { $a } dés montrant { $b }
}
pick-bid-1 = Combien de dés ?
pick-bid-2 = Quelle face ?
do-liar = Crier au mensonge

hint-bid = vrai avec une chance de { $chance } %
hint-liar = un mensonge avec une chance de { $chance } %

told-rolled = Sous votre gobelet : { $dice }.
told-bid = { $who } annonce { $count ->
    [one] un dé
   *[other] { $count } dés
 } montrant { $face }.
told-liar = { $who } traite { $whom } de menteur. On lève tous les gobelets.
told-lifted = { $who } avait { $dice }.
told-counted = { $shown ->
    [0] Aucun dé ne compte
    [one] Un dé compte
   *[other] { $shown } dés comptent
 } pour { $face }, on en annonçait { $count } : { $loser } perd un dé.
told-out = { $who } n’a plus de dés et quitte la partie.

setting-dice = Dés par pirate
    .help = Combien de dés chacun reçoit au début.
setting-wild = Les as sont des jokers
    .help = Un 1 compte pour n’importe quelle face.

score-lasted = Rivaux dépassés
advice-lasted = doutez plus tôt ; une annonce trop haute coûte un dé à qui l’a faite.
players = Joueurs
dice = Dés
own = Sous votre gobelet
bid-now = { $count ->
    [one] un dé montrant { $face }
   *[other] { $count } dés montrant { $face }
}
bot-smart = Vieux loup
    .help = Estime la chance de chaque annonce.

## Pour qui découvre

intro-about = Chacun lance des dés sous un gobelet et annonce des choses sur tous les dés.
    .step = Lancez sous le gobelet
intro-win = Le dernier pirate à garder des dés gagne.
    .step = Gardez votre dernier dé
intro-turn = Surenchérissez, ou criez au mensonge et levez les gobelets.
    .step = Annoncez, ou doutez
intro-time = Dix minutes.
intro-goal = Gardez le dernier dé de la table.
overview = Vous ne voyez que vos dés. Une annonce dit qu’au moins tant de dés, sur toute la table, montrent une face. Le pirate suivant annonce davantage, ou crie au menteur. On lève alors les gobelets : si l’annonce tient, qui en doutait perd un dé, sinon c’est qui l’a faite. Sans dés, on est dehors.
why-speak = Comptez vos dés, attendez un sixième des autres, et laissez à votre voisin une annonce difficile à relever.
odds-holds = elle tient
odds-lie = mensonge
figure-bid = { $chance } %
    .unit = tient
figure-liar = { $chance } %
    .unit = mensonge
