## La leçon du jeu du menteur

claims = Une annonce et un mensonge
    .blurb = Regarder sous son gobelet, annoncer, et confondre un menteur.
claims-welcome = Trois dés sous votre gobelet : 5, 5 et 2. Personne d’autre ne les voit. Qui perd son dernier dé quitte la partie.
claims-bid = Dites combien de dés des deux gobelets, au moins, montrent une face. Vous avez deux cinq : annoncez deux cinq, c’est déjà vrai.
claims-own-dice = Cela peut être vrai aussi. Mais deux cinq, vous les voyez : annoncez ce que vous savez.
claims-doubt = Vermillon annonce quatre cinq. Vous en avez deux ; il lui en faudrait deux autres sur trois dés. Criez au mensonge.
claims-too-many = Surenchérir sans y croire fait de vous le menteur. Criez au mensonge.
claims-end = On lève les gobelets : deux cinq, et un 1 qui compte pour un. Trois, c’est moins que quatre : Vermillon perd un dé.
