## The lesson of liar's dice

claims = A claim and a lie
    .blurb = Look under your cup, claim, and find out a liar.
claims-welcome = Three dice lie under your cup: 5, 5 and 2. Nobody else sees them. Whoever loses his last die is out.
claims-bid = Say how many dice of both cups together, at least, show a face. You have two fives: claim two fives, which is true already.
claims-own-dice = That may be true as well. But two fives you can see: claim what you know.
claims-doubt = Vermilion claims four fives. You have two; she would need two more among three dice. Call it a lie.
claims-too-many = Raising a claim that you do not believe makes you the liar. Call it.
claims-end = All cups are lifted: two fives, and a 1 that counts as one. Three are fewer than four: Vermilion loses a die.
