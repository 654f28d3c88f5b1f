## Liar's dice among pirates

game = Liar's dice
    .blurb = Dice under a cup, a bold claim, and somebody who does not believe you. The last one with dice wins.

ask-speak = What do you claim about all the dice on the table?
wait-speak = { $who } is about to speak.

do-bid = { $a ->
    [one] Bid one die showing { $b }
   *[other] Bid { $a } dice showing { $b }
}
pick-bid-1 = How many dice?
pick-bid-2 = Which face?
do-liar = Call it a lie

hint-bid = holds with a chance of { $chance } %
hint-liar = a lie with a chance of { $chance } %

told-rolled = Under your cup: { $dice }.
told-bid = { $who } bids { $count ->
    [one] one die
   *[other] { $count } dice
 } showing { $face }.
told-liar = { $who } calls { $whom } a liar. All cups are lifted.
told-lifted = { $who } had { $dice }.
told-counted = { $shown ->
    [0] No die counts
    [one] One die counts
   *[other] { $shown } dice count
 } for { $face }, { $count } were claimed: { $loser } loses a die.
told-out = { $who } has no dice left and is out.

setting-dice = Dice for each pirate
    .help = How many dice everybody begins with.
setting-wild = Ones are wild
    .help = A 1 counts as any face.

score-lasted = Rivals outlasted
advice-lasted = doubt sooner; too high a claim costs the one who made it a die.
players = Players
dice = Dice
own = Under your cup
bid-now = { $count ->
    [one] one die showing { $face }
   *[other] { $count } dice showing { $face }
}
bot-smart = Old hand
    .help = Reckons how likely each claim is.

## For newcomers

intro-about = Everybody rolls dice under a cup and claims things about all of them.
    .step = Roll under the cup
intro-win = The last pirate with dice wins.
    .step = Keep your last die
intro-turn = Raise the last claim, or call it a lie and lift the cups.
    .step = Claim, or doubt
intro-time = Ten minutes.
intro-goal = Keep the last die at the table.
overview = You see only your own dice. A claim says that at least so many dice on the whole table show a face. The next pirate claims more, or calls the liar. Then all cups are lifted: if the claim holds, the doubter loses a die, if not, the claimer does. Without dice you are out.
why-speak = Count your own dice, expect a sixth of the others, and leave your neighbour a claim that is hard to raise.
odds-holds = it holds
odds-lie = it is a lie
figure-bid = { $chance } %
    .unit = to hold
figure-liar = { $chance } %
    .unit = a lie
