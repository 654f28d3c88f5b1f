game = Blackbeard
    .blurb = The golden age of piracy: take merchants, storm ports, and retire rich before the King’s commissioners find you.

## Options

setting-commissioners = King’s commissioners
    .help = How they hunt: by reactions, as clarified in 2008, or as the rulebook prints it.
setting-commissioners-2008 = reactions of 2008
setting-commissioners-rulebook = rulebook
setting-pirates = Starting pirates
    .help = Dealt at random, or picked in turn, there and back again.
setting-pirates-deal = dealt
setting-pirates-draft = drafted
setting-deployment = Deployment
    .help = Where pirates begin: each in turn, in secret and all together, or by dice.
setting-deployment-turn = in turn
setting-deployment-secret = in secret
setting-deployment-random = by dice
setting-length = Length
    .help = The long game goes through the event deck twice.
setting-length-standard = standard
setting-length-long = long
setting-split-deck = Later pardon
    .help = The third pardon goes back into the lower half of the last cards.
setting-duel-notoriety = Notoriety for duels
    .help = The winner of a duel gains the sum of both duel traits in notoriety.

## Score

score-retired = pirates retired
score-lost = pirates lost
score-bounty = commissioners
score-broadside = warships
score-gift = pirates that others refused
score-afloat = pirates still at sea
advice-retired = retire a rich pirate before somebody sinks him; his notoriety then counts twice, and his gold with it.
advice-lost = make your pirates talked about; even when lost, they leave their notoriety.
advice-bounty = send your commissioners after the others’ pirates; each one taken pays.
advice-broadside = put your warships on the others’ way; what they sink is yours.

## Questions

ask-draft = Pick a pirate.
wait-draft = { $who } picks a pirate.
ask-redraw = Do you keep this pirate? To draw another gives { $figure-redraw-gift } points to each other player.
wait-redraw = { $who } looks at a pirate card.
ask-deploy = Which pirate puts to sea, and in which zone?
wait-deploy = { $who } places a pirate.
ask-plan = Write down in secret where one of your pirates puts to sea.
wait-plan = { $who } writes down positions.
ask-launch = Which pirate puts to sea? The dice will say where.
wait-launch = { $who } picks the pirate who puts to sea.
ask-zone = In which of the port’s two zones?
wait-zone = { $who } picks a zone.
ask-rig = Which ship for { $pirate }?
wait-rig = { $who } rigs a ship.
ask-haunt = In which zone does Blackbeard begin?
wait-haunt = { $who } places Blackbeard.
ask-card = { $played ->
    [0] Which card do you play, and what for?
   *[other] Play another card, or end your turn.
}
wait-card = { $who } chooses a card.
ask-makeshift = Discard a second card for a second action?
wait-makeshift = { $who } makes do without a playable card.
ask-act = { $left ->
    [1] One action left: which?
   *[other] { $left } actions left: which comes first?
}
wait-act = { $who } chooses an action.
ask-muster = Where does this pirate put to sea?
wait-muster = { $who } sees to a new pirate.
ask-respond = { $moment ->
    [0] { $pirate } ({ $owner }) announces an action: { $act }. Do you step in?
    [3] { $pirate } ({ $owner }) has taken what he wanted, and the merchant is not yet gone: { $act }. Step in?
    [1] { $pirate } ({ $owner }) is at work: { $act }. Do you step in?
   *[other] { $pirate } ({ $owner }) has just finished an action: { $act }. Do you step in?
}
wait-respond = The anti-pirate players may step in.
ask-interrupt = Do you play “{ $card }” against { $pirate } now?
wait-interrupt = The anti-pirate players may step in.
ask-flag = “{ $card }” has just been played against { $pirate }: cancel it with Skull and Crossbones and a point of cunning?
wait-flag = Waiting to see whether the card stands.
ask-guard = { $pirate } is after the booty of { $victim }: show Skull and Crossbones (+{ $figure-black-flag }) for a point of cunning?
wait-guard = Waiting to see how the victim defends himself.
ask-incite = In which port do you stir up the people?
wait-incite = { $who } picks a port.
ask-turn-coat = Which retired pirate enters the King’s service?
wait-turn-coat = { $who } picks a retired pirate.
ask-challenger = Which pirate challenges { $pirate }?
wait-challenger = { $who } picks a rival.
ask-strike = Does your { $warship } attack { $pirate }, or stay on station?
wait-strike = { $who } commands the warship.
ask-stand = { $foe } (speed { $speed }, combat { $combat }) attacks { $pirate }: flee or fight?
wait-stand = { $who } chooses between flight and fight.
ask-caught = { $foe } has caught { $pirate }: fight, or surrender with the letter of marque?
wait-caught = { $who } is caught.
ask-bear = Which of the two allies takes the odd point of damage?
wait-bear = { $who } shares out the damage.
ask-cunning = { $pirate } rolled { $roll } { $why }{ $theirs ->
    [0] { "" }
   *[other] { " " }({ $own } against { $theirs })
}{ $aim ->
    [least] : { $bar } or more is needed.
    [most] : { $bar } or less puts them down at once.
    [more] : the higher the better.
    [less] : the lower the better.
   *[none] : no roll would do.
} Roll again for a point of cunning?
wait-cunning = { $who } thinks of a trick.
ask-seize = Take the booty aboard? { $pirate } has { $value } { $value ->
    [one] doubloon
   *[other] doubloons
} before him.
wait-seize = { $who } looks over the booty.
ask-jettison = { $pirate }’s holds are full: what goes overboard?
wait-jettison = { $who } makes room in the holds.
ask-stow = Into which of { $pirate }’s holds do { $value } { $value ->
    [one] doubloon
   *[other] doubloons
} go?
wait-stow = { $who } stows booty.
ask-hostage = Your hostage: ransom or torture? The { $hostage }: value { $value }, information { $information } about { $port }.
ask-berth = Which of the two allies keeps the { $hostage } aboard?
wait-berth = { $who } finds room for a hostage.
ask-prize = The two allies part: who keeps the prize, a { $merchant }?
wait-prize = { $who } says who keeps the prize.
wait-hostage = { $who } decides what becomes of a hostage.
ask-revel = Does { $pirate }’s crew revel?
wait-revel = { $who } listens to the crew.
ask-port = { $pirate } is docked at { $port }: what does he do?
wait-port = { $who } is busy in port.
ask-repair = { $points } { $points ->
    [one] point
   *[other] points
} of repair for { $pirate }’s ship: combat or speed?
ask-share = { $points } { $points ->
    [one] point
   *[other] points
} of repair for two ships, { $one }’s and { $other }’s: how many for each?
wait-share = { $who } refits.
wait-repair = { $who } refits.
ask-haven = The governor wants { $price } { $price ->
    [one] doubloon
   *[other] doubloons
} to make { $port } a haven for { $pirate }. Pay?
wait-haven = { $who } bargains with the governor.
ask-bribe = The governor of { $port } wants { $price } { $price ->
    [one] doubloon
   *[other] doubloons
} to let { $pirate } retire. Pay?
wait-bribe = { $who } bargains with the governor.
ask-give = { $pirate } steals { $value } more doubloons from { $victim }: from which hold?
wait-give = { $who } watches the booty go.
ask-duel-on = The duel between { $pirate } and { $victim } is even. Go on?
wait-duel-on = { $who } takes a breath.
ask-board = { $pirate } has killed { $victim }: does he take his ship too ({ $ship })?
ask-letter = Which letter of marque does { $pirate } keep?
wait-letter = { $who } looks through the victim’s papers.
wait-board = { $who } looks over the victim’s ship.
ask-successor = { $pirate } is marooned: who takes command?
wait-successor = { $who } picks a new captain.
ask-treasure = To which pirate do you give the treasure map?
wait-treasure = { $who } hands over the treasure map.
ask-winds = Who has the fair winds?
wait-winds = { $who } catches the wind.
ask-winds-zone = To which zone do the fair winds carry him?
wait-winds-zone = { $who } catches the wind.
ask-guns = Which pirate gets the heavy guns?
wait-guns = { $who } takes guns aboard.
ask-drop = The finger of fate: which card do you discard before passing the others to the left?
wait-drop = { $who } picks a card to discard.

## Choices

do-pass = Pass
    .plan = Write down no more
do-hush = Pass until the end of this turn
do-yes = Yes
do-no = No
do-keep = Keep
    .cunning = Let the roll stand
do-redraw = Draw another
do-captain = { $a }
do-rig = { $a }
do-zone = { $a }
do-deploy = { $count ->
    [0] Deploy a pirate from hand
   *[other] { $a }: { $b }
}
do-draw = Draw a pirate card
do-event = { $a }: the event alone
do-both = { $a }: the event, then an action
do-actions = { $count ->
    [2] { $a }: act by the initiative of { $b }
   *[other] { $a }: { $a-actions } actions
}
do-discard = Discard { $a }
do-drop = { $a }
do-done = End the turn
do-stop = No more actions
do-move = { $a }: set course for { $b-the }
do-find = { $a }: look for the merchant off { $b }
do-plunder = { $a }: plunder the merchant off { $b }
do-convert = { $a }: take over the captured ship
do-port = { $a }: in-port activities
do-steal = { $a }: steal the booty of { $b }
do-recover = { $a }: sober up the crew
do-attack = { $a }: attack { $b }
do-sack = { $a }: sack the port
do-ally = { $a }: ally with { $b }
do-part = Break the alliance of { $a }
do-retire = { $b-id ->
    [letter] { $a }: retire with his letter of marque
    [haven] { $a }: retire in his haven
   *[other] { $a }: retire by bribing the governor
}
do-dig = { $a }: dig on the Isle of Pines
do-play = Play { $a }
do-flag = Yes (cunning of { $a })
do-hunt = Intercept with the commissioner
do-commission = Ask for a King’s commissioner (3d6)
do-broadside = Attack with the warship on station
do-oust = Drive him out of port with the commissioner
do-raid = The commissioner attacks { $a }
do-send = Send the commissioner to { $a-the }
do-incite = { $a }
do-turn-coat = { $a }
do-strike = Attack
do-patrol = Stay on station
do-flee = Flee
do-fight = Fight
do-surrender = Surrender, letter of marque in hand
do-bear = { $a }
do-reroll = Roll again (cunning of { $a })
do-seize = Take it
do-leave = Leave it
do-jettison = { $a ->
    [0] The new share ({ $b } doubloons)
   *[other] Hold { $a } ({ $b } doubloons)
}
do-stow = { $a ->
    [0] An empty hold
   *[other] Hold { $a } ({ $b } doubloons)
}
do-ransom = Keep for ransom
do-torture = Torture
do-sell-hostage = Ransom: { $b } ({ $a })
do-sell-all = Sell all booty
do-sell = Sell hold { $b } of { $a } ({ $c } { $c ->
    [one] doubloon
   *[other] doubloons
})
do-refit = Refit
do-letter = Get a letter of marque for { $a }
do-letter-of = { $a }
do-haven = Buy a haven for { $a }
do-celebrate = End with revelry
do-repair = combat +{ $a }, speed +{ $b }
do-share = { $a } and { $b }
do-give = Hold { $a } ({ $b } { $b ->
    [one] doubloon
   *[other] doubloons
})
do-stay = Keep his own ship
do-board = Take the ship

## What one should know before choosing

hint-captain = Initiative { $initiative }, skill { $skill }, command { $command }, cruelty { $cruelty }, cunning { $cunning }, duel { $duel }
hint-deploy = { $ports ->
    [0] { "" }
    [1] One port{ $merchants ->
        [0] { "" }
        [1] , one merchant
       *[other] , { $merchants } merchants
     } ·
   *[other] { $ports } ports{ $merchants ->
        [0] { "" }
        [1] , one merchant
       *[other] , { $merchants } merchants
     } ·
 } initiative { $initiative }, skill { $skill }, command { $command }, cruelty { $cruelty }, cunning { $cunning }, duel { $duel }
hint-move = { $status-id ->
    [zone] { $merchants ->
        [0] No merchant to be seen
        [one] One merchant to be found
       *[other] { $merchants } merchants to be found
     }{ $hunters ->
        [0] { "" }
        [one] ; a hunter in these waters
       *[other] ; { $hunters } hunters in these waters
     }
    [amnesty] The pardon: he retires as he enters, his booty sold, for { $points } { $points ->
        [one] point
       *[other] points
     }
    [anti] Hostile
    [neutral] Neutral: booty sells for half{ $booty ->
        [0] { "" }
       *[other] { " " }({ $booty } doubloons aboard)
     }
    [pirate] Pirate port: booty sells in full, then the crew revels{ $booty ->
        [0] { "" }
       *[other] { " " }({ $booty } doubloons aboard)
     }
    [haven] His haven: booty sells for a tenth more{ $booty ->
        [0] { "" }
       *[other] { " " }({ $booty } doubloons aboard)
     }
   *[pro] Friendly: booty sells in full{ $booty ->
        [0] { "" }
       *[other] { " " }({ $booty } doubloons aboard)
     }
}
hint-leave = The crew takes it ill: loyalty −1
hint-ransom = { $paid-id ->
    [true] { $low } to { $high } doubloons, in a port of the same nation ({ $nation }) that is open to him
   *[false] Nobody ever pays for one of that nation
}
hint-torture = { $value } notoriety and loyalty +1 at once; if he talks, { $information } more in an attack on { $port }
odds-torture = he talks
hint-sell-hostage = Doubloons into a hold: { $low } to { $high }
hint-sell-all = Booty of { $booty }: net worth +{ $net }
hint-sell = Net worth +{ $net }
hint-refit = { $lost ->
    [one] One point of damage
   *[other] { $lost } points of damage
 }; { $all ->
    [true] all of it is mended
   *[false] half a die of it is mended{ $bonus ->
        [0] { "" }
       *[other] , and { $bonus } more
     }
}
hint-hunt = Combat { $own } + 1 die against { $theirs } + 1 die, unless he gets away
hint-port = To sell: { $booty }; to mend: { $lost }; hostages: { $hostages }
hint-letter = The ports of { $nation } open to him, and he may retire in one of them
hint-haven = A die × { $price } off his net worth; then he sells at { $rate }% here and retires for nothing
hint-celebrate = Loyalty +{ $gain }; then he can only sail until he has recovered in port
hint-yes = { $kind-id ->
    [revel] Loyalty +{ $gain }; then he can only sail until he has recovered in port
   *[price] That leaves a net worth of { $left }
}
hint-retire = { $points } { $points ->
    [one] point
   *[other] points
}{ $bribe-id ->
    [true] , less one for each 100 doubloons that the governor asks
   *[false] { "" }
}; still at sea or sunk he is worth { $fame }
hint-commission = Three dice below his notoriety of { $fame }
figure-commission = { $chance }%
    .unit = to succeed
odds-commission = one is sent
hint-reroll = { $left ->
    [one] His last point of cunning
   *[other] He has { $left } points of cunning left
}
figure-reroll = { $chance ->
    [0] { "" }
   *[other] { $chance }%
}
    .unit = { $graded ->
        [true] to do better
       *[false] to succeed
    }
odds-enough = enough
odds-better = a better roll
hint-steal = Skill { $own } + 1 die against { $theirs } + 1 die
figure-steal = { $chance }%
    .unit = to succeed
odds-steal = rob him
hint-sack = Cruelty { $own } + 1 die above a defence of { $theirs }; { $fame } notoriety, and then the crew revels
figure-sack = { $chance }%
    .unit = to succeed
odds-sack = lay it waste
hint-rig = Combat { $combat }, speed { $speed }, { $holds ->
    [one] one hold
   *[other] { $holds } holds
}
hint-event = { $card-text }
hint-both = { $card-text }
hint-play = { $card-text }
hint-discard = { $card-text }
hint-drop = { $card-text }
hint-actions = { $actions ->
    [one] One action, his alone
   *[other] { $actions } actions, his alone
}
hint-find = { $face ->
    [1] Any roll finds it
    [6] Only a 6 finds it
   *[other] { $face } to 6 on a die finds it
}
hint-incite = A die above { $wealth }{ $pirates ->
    [0] { "" }
    [one] ; one pirate docked
   *[other] ; { $pirates } pirates docked
}
figure-incite = { $chance }%
    .unit = to succeed
odds-incite = raise it
hint-attack = { $own } + 1 die against { $theirs } + { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }; a tie fails; { $wealth ->
    [one] one die
   *[other] { $wealth } dice
 } × { $figure-port-booty } to win
hint-strike = Combat { $own } + 1 die against { $theirs } + 1 die
hint-broadside = Combat { $own } + 1 die against { $theirs } + 1 die
hint-flee = Speed { $own } + 1 die against { $theirs } + 1 die
hint-fight = Strength { $own } + 1 die against { $theirs } + 1 die

## Story

told-turn = It is { $who }’s turn.
told-drafted = { $who } picks { $pirate }.
told-redrawn = { $who } swaps a pirate; the others gain { $figure-redraw-gift } points each.
told-drew-pirate = You draw { $pirate }.
told-drew-captain = { $who } draws a pirate card.
told-deployed = { $who } deploys { $pirate }: { $place }.
brief-deployed = { $pirate } puts to sea: { $place }.
told-launched = The dice send { $pirate } off { $port }: { $dice }.
told-recruited = The system deploys { $pirate }, in a { $ship }: { $dice }. { $place }.
told-rigged = { $pirate } commands a { $ship }.
told-drew = You draw “{ $card }”.
told-happens = A card to be played at once: “{ $card }”.
brief-happens = Played at once: “{ $card }”.
told-reshuffled = The event deck is shuffled anew.
told-merchants = New merchants sail, bound for { $ports }.
brief-merchants = New merchants sail.
told-pardon-back = The pardon is back in the deck.
told-pardon = General pardon: a pirate now in play who enters an English port retires there.
told-pardon-over = The pardon is over.
told-seasick = Seasick: { $who } loses the turn.
told-event = { $who } plays “{ $card }”.
told-actions = { $actions ->
    [1] { $who } plays “{ $card }”: one action.
   *[other] { $who } plays “{ $card }”: { $actions } actions.
}
told-initiative = { $actions ->
    [1] { $who } plays “{ $card }”: one action for { $pirate }.
   *[other] { $who } plays “{ $card }”: { $actions } actions for { $pirate }.
}
brief-initiative = { $actions ->
    [1] “{ $card }”: one action for { $pirate }.
   *[other] “{ $card }”: { $actions } actions for { $pirate }.
}
told-makeshift = { $who } discards “{ $card }” for an action.
told-dropped = { $who } discards “{ $card }”.
told-passed-on = All hands of cards go to the left.
told-disease = Disease breaks out at { $port }: { $dice }.
told-governor = { $governor }, no friend of pirates, now governs { $port }: { $dice }.
brief-governor = { $governor }, hostile, governs { $port }.
told-turmoil = Turmoil in Europe: every commissioner and every warship is called home.
told-storm = A storm breaks over { $zone-the }: { $dice }.
told-scattered = The storm scatters the merchants off { $ports }.
told-storm-warship = The { $warship } in the storm: { $dice }. { $lost-id ->
    [true] It is gone.
   *[other] It stays on station.
}
told-storm-ship = { $pirate } in the storm: { $dice }.
told-storm-kc = { $kc } in the storm: { $dice }. { $lost-id ->
    [true] He has to go home.
   *[other] He rides it out.
}
told-disaster = Disaster strikes { $port }: { $dice }. All merchants change their course.
told-destroyed = { $port } lies in ruins.
told-act-move = { $pirate } sets course for { $target-the }.
brief-act-move = { "" }
told-act-find = { $pirate } looks for the merchant off { $target }.
told-act-plunder = { $pirate } plunders the merchant off { $target }.
told-act-convert = { $pirate } fits out the captured ship.
told-act-port = { $pirate } is busy in port.
told-act-steal = { $pirate } is after the booty of { $target }.
told-act-recover = { $pirate }’s crew sobers up.
told-act-attack = { $pirate } attacks { $target }.
told-act-sack = { $pirate } sets about sacking the port.
told-act-ally = { $pirate } offers an alliance to { $target }.
told-act-retire = { $pirate } means to retire.
told-act-dig = { $pirate } digs on the Isle of Pines.
told-cancelled = { $pirate }’s action is lost.
told-limping = { $pirate } gets nowhere: crippled, the ship needs a second move in a row.
told-moved = { $pirate } reaches { $place-the }.
told-put-out = { $pirate } is driven out to sea: { $place }.
told-find-roll = { $pirate } searches off { $port }: { $dice }. { $total } in all, { $figure-find-target } needed.
told-found = { $pirate } has found the merchant off { $port }: a { $merchant }.
told-cargo = The cargo of the merchant off { $port } ({ $merchant }): { $dice }. { $value } { $value ->
    [one] doubloon
   *[other] doubloons
}.
told-left = { $pirate } leaves { $value } { $value ->
    [one] doubloon
   *[other] doubloons
} behind.
told-jettisoned = { $pirate } throws { $value } { $value ->
    [one] doubloon
   *[other] doubloons
} overboard.
told-stowed = { $pirate } takes { $value } { $value ->
    [one] doubloon
   *[other] doubloons
} aboard.
told-hostage = { $pirate } has a hostage: the { $hostage } ({ $nation }).
told-tortured = Torture of the { $hostage }: { $dice }. { $talks-id ->
    [true] All there is to know of { $port } comes out before death does.
   *[other] Death comes before a word of { $port }.
}
told-prize-fame = The fame of { $pirate }’s prize: { $dice }. { $cargo ->
    [0] And nothing for its cargo.
   *[other] And { $cargo } for its cargo.
}
told-converted = { $pirate } takes over the captured { $ship }.
told-renown = { $points ->
    [one] { $pirate } gains one point of notoriety.
   *[other] { $pirate } gains { $points } points of notoriety.
}
told-pleased = { $pirate }’s crew is pleased (loyalty { $loyalty }).
told-displeased = { $pirate }’s crew grumbles (loyalty { $loyalty }).
told-revelled = Debauchery and revelry in { $pirate }’s crew.
told-recovered = { $pirate }’s crew is fit again.
told-sleeping = { $pirate }’s crew is still sleeping it off.
told-ransomed = { $pirate } gives back the { $hostage }: { $dice }. { $value } { $value ->
    [one] doubloon
   *[other] doubloons
}.
told-sold = { $pirate } sells { $booty } { $booty ->
    [one] doubloon
   *[other] doubloons
} of booty at { $port }: { $value } to his net worth.
told-refitted = { $pirate } refits: { $dice }. { $points ->
    [one] One point repaired.
   *[other] { $points } points repaired.
}
told-refitted-all = { $pirate } refits entirely.
told-letter = { $pirate } gets a letter of marque ({ $nation }).
told-haven-price = The governor of { $port } names his price for a haven: { $dice }. { $price } { $price ->
    [one] doubloon
   *[other] doubloons
}.
told-haven = { $port } is now a haven of { $pirate } ({ $price } { $price ->
    [one] doubloon
   *[other] doubloons
}).
told-no-haven = { $pirate } won’t pay { $price } { $price ->
    [one] doubloon
   *[other] doubloons
} for a haven at { $port }.
told-assault = { $pirate } attacks { $port }: { $dice }. { $own } against { $theirs }.
told-stormed = { $pirate } takes { $port }: { $dice }. { $value } { $value ->
    [one] doubloon
   *[other] doubloons
}.
told-sack = { $pirate } at the sack of { $port }: { $dice }. { $won-id ->
    [true] With { $total }, the town burns.
   *[other] { $total } is not enough.
}
told-theft = { $pirate } tries to rob { $victim }: { $dice }. { $own } against { $theirs }.
told-no-duel = { $pirate } is caught by { $victim }, and slips away without a duel.
told-share = The share of { $victim }’s booty: { $dice }. { $share }%.
told-guarded = { $pirate } shows the black flag.
told-stolen = { $pirate } steals { $value } { $value ->
    [one] doubloon
   *[other] doubloons
} from { $victim }.
told-spoils = { $pirate } strips { $victim } ({ $value } { $value ->
    [one] doubloon
   *[other] doubloons
}).
told-duel = { $pirate } fights a duel: { $dice }. { $total } in all.
told-allied = { $pirate } and { $ally } are allies.
told-parted = { $pirate } and { $ally } part.
told-rerolled = { $pirate } has a trick and rolls again: { $dice }. Cunning left: { $left }.
told-played = { $who } plays “{ $card }” against { $pirate }.
brief-played = “{ $card }” against { $pirate }.
told-flagged = Skull and Crossbones: “{ $card }” does not touch { $pirate }.
told-sighted = { $who } brings a { $warship } to { $zone-the }.
told-attacked = A { $warship } attacks { $pirate }.
told-hunted = { $kc } is after { $pirate }.
told-chase = Chase: { $dice }. { $pirate } { $own }, { $foe } { $theirs }.
brief-chase = Chase: { $pirate } { $own }, { $foe } { $theirs }.
told-escaped = { $pirate } gets away.
told-battle = Battle: { $dice }. { $pirate } { $own }, { $foe } { $theirs }.
brief-battle = Battle: { $pirate } { $own }, { $foe } { $theirs }.
told-beaten = { $foe-id ->
    [light] { $pirate } has beaten the light warship.
    [medium] { $pirate } has beaten the medium warship.
    [heavy] { $pirate } has beaten the heavy warship.
   *[other] { $pirate } has beaten { $foe }, who is out of the game.
}
told-reward = { $points ->
    [one] One point for { $who }, for the damage done.
   *[other] { $points } points for { $who }, for the damage done.
}
told-holed = { $points ->
    [one] { $pirate }’s ship takes one point of damage (combat { $combat }).
   *[other] { $pirate }’s ship takes { $points } points of damage (combat { $combat }).
}
brief-holed = { $pirate }’s ship is down to combat { $combat }.
told-battered = { $pirate }’s ship loses { $points } of speed ({ $speed } left).
told-sunk = { $pirate }’s ship goes down.
told-lost = { $points ->
    [one] { $pirate } is lost: one point for { $who }.
   *[other] { $pirate } is lost: { $points } points for { $who }.
}
told-bounty = { $points ->
    [one] The bounty on { $pirate }: one point for { $who }.
   *[other] The bounty on { $pirate }: { $points } points for { $who }.
}
told-retired = { $points ->
    [one] { $pirate } retires: one point for { $who }.
   *[other] { $pirate } retires: { $points } points for { $who }.
}
told-cashes-letter = { $pirate } shows his letter of marque.
told-trial = { $pirate } is betrayed and tried: { $dice }. { $outcome-id ->
    [free] He goes free for want of evidence.
    [fined] He can buy his acquittal.
   *[other] He hangs.
}
told-fined = { $pirate }’s acquittal: { $dice }. It costs { $share }% of his net worth.
told-bribe-price = The governor of { $port } names his price: { $dice }. { $price } { $price ->
    [one] doubloon
   *[other] doubloons
}.
told-no-bribe = { $pirate } won’t pay the governor { $price } { $price ->
    [one] doubloon
   *[other] doubloons
}.
told-amnesty = { $pirate } is pardoned at { $port }.
told-commission = { $who } asks for a commissioner against { $pirate }: { $dice }. { $won-id ->
    [true] One is sent.
   *[other] The King declines.
}
brief-commission = { $won-id ->
    [true] The King sends a commissioner against { $pirate }.
   *[other] No commissioner against { $pirate }.
}
told-commissioned = A King’s commissioner, { $kc }, appears: { $zone }.
told-kc-moved = { $kc } sails to { $place-the }.
told-raid-roll = { $kc } attacks { $port }: { $dice }. { $total } in all.
told-defended = { $pirate } defends the port: { $dice }. { $own } against { $theirs }.
told-raid = { $won-id ->
    [true] { $port } falls to { $kc }.
   *[other] { $kc } is beaten off at { $port }.
}
told-oust = { $kc } against the pirates of { $port }: { $dice }. { $won-id ->
    [true] { $theirs } against { $own }: they are driven out.
   *[other] { $theirs } against { $own }: they stay.
}
told-resistance = The people of { $port } grumble: { $dice }. { $won-id ->
    [true] They drive out their governor, and the pirates with him.
   *[other] Nothing comes of it.
}
told-conspiracy = A plot aboard { $pirate }’s ship: { $dice }. The crew’s loyalty is { $loyalty }.
told-mutiny = Mutiny aboard { $pirate }’s ship!
told-mutiny-roll = { $pirate } faces the mutineers: { $dice }. His command is { $command }.
told-quelled = { $pirate } puts the mutiny down.
told-usurped = { $pirate } takes the ship of { $old }.
told-scurvy = Scurvy strikes { $pirate }’s crew.
told-wear = Wear and tear aboard { $pirate }’s ship: { $dice }. { $points ->
    [0] No harm done.
    [one] One point of speed.
   *[other] { $points } points of speed.
}
told-map = { $pirate } gets the treasure map.
told-digging = { $pirate } digs: { $dice }. { $found-id ->
    [true] The spade strikes a chest.
   *[other] Nothing but sand.
}
told-dug-up = { $pirate }’s treasure: { $dice }. { $value } { $value ->
    [one] doubloon
   *[other] doubloons
}.
told-guns = { $pirate } takes heavy guns aboard.
told-system-turn = The system plays for { $pirate }.
told-system-card = The system plays “{ $card }” for { $pirate }.
told-turned-up = The system turns up “{ $card }”.
told-shamed = { $pirate }’s crew has had enough: { $dice }. { $points ->
    [one] He loses one point of notoriety.
   *[other] He loses { $points } points of notoriety.
}
told-over = The game is over.
told-over-alone = { $won-id ->
    [true] Blackbeard retires in triumph: { $points } points, against { $system } for the system.
   *[other] The system carries the day: { $points } points for Blackbeard, { $system } for the system. To win, he must retire with at least { $goal }.
}

## Actions

name-act-move = move
name-act-find = looking for a merchant
name-act-plunder = plundering a merchant
name-act-convert = taking over a ship
name-act-port = in-port activities
name-act-steal = stealing booty
name-act-recover = sobering up
name-act-attack = attacking a port
name-act-sack = sacking a port
name-act-ally = alliance
name-act-retire = retirement
name-act-dig = treasure hunt
name-system = the system
name-8-13 = to find the merchant
name-8-32 = for the cargo
name-8-35 = for the fame of the prize
name-8-45 = at the torture
name-9-42 = for the ransom
name-9-44 = for the refit
name-9-45 = for the price of the haven
name-9-52 = in the attack on the port
name-9-53 = for the booty of the port
name-9-55 = to sack the port
name-9-62 = for the theft
name-9-63 = for the share stolen
name-10-32 = to get away from the commissioner
name-10-34 = in the battle with the commissioner
name-10-4 = in defence of the port
name-10-52 = to stay in port
name-6-45 = to get away from the warship
name-6-46 = in the battle with the warship
name-14-2 = against the mutineers
name-15-1 = in the duel
name-17-2-1 = in search of the treasure

## Names

name-north-atlantic = North Atlantic
    .the = the North Atlantic
name-central-atlantic = Central Atlantic
    .the = the Central Atlantic
name-south-atlantic = South Atlantic
    .the = the South Atlantic
name-west-caribbean = West Caribbean
    .the = the West Caribbean
name-east-caribbean = East Caribbean
    .the = the East Caribbean
name-central-america = Central America
    .the = Central America
name-south-america = South America
    .the = South America
name-gold-coast = Gold Coast
    .the = the Gold Coast
name-east-africa = East Africa
    .the = East Africa
name-india = India
    .the = India
name-south-america-gold-coast = South America – Gold Coast passage
    .the = the passage between South America and the Gold Coast
name-gold-coast-east-africa = Gold Coast – East Africa passage
    .the = the passage between the Gold Coast and East Africa
name-english = England
name-spanish = Spain
name-french = France
name-dutch = Holland
name-portuguese = Portugal
name-arab = Arabia
name-pirate = pirates
name-boston = Boston
    .the = Boston
name-new-york = New York
    .the = New York
name-philadelphia = Philadelphia
    .the = Philadelphia
name-virginia = Virginia
    .the = Virginia
name-bath = Bath
    .the = Bath
name-charleston = Charleston
    .the = Charleston
name-st-augustine = St. Augustine
    .the = St. Augustine
name-campeche = Campeche
    .the = Campeche
name-honduras = Honduras
    .the = Honduras
name-portobello = Portobello
    .the = Portobello
name-cartagena = Cartagena
    .the = Cartagena
name-curacao = Curaçao
    .the = Curaçao
name-port-o-spain = Port o’ Spain
    .the = Port o’ Spain
name-martinique = Martinique
    .the = Martinique
name-guadeloupe = Guadeloupe
    .the = Guadeloupe
name-san-juan = San Juan
    .the = San Juan
name-santo-domingo = Santo Domingo
    .the = Santo Domingo
name-isla-de-tortuga = Isla de Tortuga
    .the = Isla de Tortuga
name-port-royal = Port Royal
    .the = Port Royal
name-santiago = Santiago
    .the = Santiago
name-havana = Havana
    .the = Havana
name-new-providence = New Providence
    .the = New Providence
name-bermuda = Bermuda
    .the = Bermuda
name-cape-coast = Cape Coast
    .the = Cape Coast
name-cormantin = Cormantin
    .the = Cormantin
name-whydah = Whydah
    .the = Whydah
name-cape-lopez = Cape Lopez
    .the = Cape Lopez
name-kilwa = Kilwa
    .the = Kilwa
name-zanzibar = Zanzibar
    .the = Zanzibar
name-ethiopia = Ethiopia
    .the = Ethiopia
name-mocha = Mocha
    .the = Mocha
name-bombay = Bombay
    .the = Bombay
name-severndroog = Severndroog
    .the = Severndroog
name-goa = Goa
    .the = Goa
name-calicut = Calicut
    .the = Calicut
name-isle-ste-marie = Isle Ste. Marie
    .the = Isle Ste. Marie
name-isle-of-pines = Isle of Pines
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
name-lolonnais = François L’Olonnais
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
name-schooner = schooner
name-brigantine = brigantine
name-loyalty-max = top of the loyalty track
name-speed-sunk = speed at which a ship sinks
name-combat-sunk = combat value at which a ship sinks
name-fluyt = fluyt
name-three-master = three-master
name-hidden = unknown merchant
name-light = light warship
name-medium = medium warship
name-heavy = heavy warship
name-ogle = Chaloner Ogle
name-matthews = Thomas Matthews
name-rhett = William Rhett
name-herdman = Mungo Herdman
name-maynard = Robert Maynard
name-solgard = Peter Solgard
name-barnet = Jonathan Barnet
name-brand = Ellis Brand
name-captain = captain
name-governors-daughter = governor’s daughter
name-first-mate = first mate
name-pilot = pilot
name-merchant = merchant
name-planter = planter
name-priest = priest
name-bishop = bishop
name-surgeon = surgeon
name-army-officer = army officer
name-customs-officer = customs officer
name-nobleman = nobleman
name-company-factor = company factor
name-chartmaker = chartmaker
name-common-sailor = common sailor
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
name-buried-treasure = Buried Treasure
    .text = A treasure map for one of your pirates: let him dig on the Isle of Pines.
name-debauchery-and-revelry = Debauchery & Revelry
    .actions = 2
    .text = Against a docked pirate who has just acted: forced revelry.
name-disease-outbreak = Disease Outbreak
    .text = In the port of the D66 governor, pirates and hostages die.
name-double-cross = Double Cross
    .text = Against a pirate retiring by letter: his trial.
name-european-turmoil = European Turmoil
    .text = Commissioners and warships leave the board.
name-fair-winds = Fair Winds
    .text = One of your pirates, or your commissioner, goes to any sea zone.
name-finger-of-fate = Finger of Fate
    .text = All discard a card and pass their hand to the left.
name-general-pardon = General Pardon
    .text = 1st time nothing, 2nd time the pardon, 3rd time the end.
name-new-governors = New Governors
    .text = Two anti-pirate governors take office.
name-heavy-guns = Heavy Guns
    .text = One of your docked pirates: +2 to all combat rolls.
name-kc-surprise = Commissioner Surprise
    .actions = 2
    .text = The attacking warship is a commissioner, and yours.
name-letter-of-marque = Letter of Marque
    .actions = 2
    .text = Docked at a pro-pirate governor’s: that nation’s letter.
name-local-resistance = Local Resistance
    .actions = 2
    .text = A die above a friendly port’s wealth drives out governor and pirates.
name-mal-de-mer = Seasickness
    .text = You lose this turn.
name-mutiny-conspiracy = Mutiny Conspiracy
    .text = Two dice above the active pirate’s loyalty: mutiny.
name-pirate-converts = Pirate Converts
    .actions = 3
    .text = A retired pirate becomes your commissioner (3 / 9).
name-piratical-ambition = Piratical Ambition
    .text = After a loss of loyalty, a pirate from your hand challenges the captain.
name-scurvy-outbreak = Scurvy Outbreak
    .actions = 2
    .text = Active pirate out of port: hostages die, loyalty −1 every turn.
name-skull-and-crossbones = Skull and Crossbones
    .actions = 3
    .text = For 1 cunning: cancel a card played on your pirate, or +2 against theft.
name-storms-at-sea = Storms at Sea
    .text = The zone of the D66 is swept by storms.
name-warship-sighting = Warship Sighting
    .text = A warship surprises a pirate who finds, plunders, converts or attacks.
name-wear-and-tear = Wear and Tear
    .actions = 2
    .text = Active pirate out of port: speed −½ die.
name-natural-disaster = Natural Disaster
    .text = A port is wiped off the map.
name-commissioner = your commissioner

## The board

board-destroyed = destroyed
board-neutral = neutral
board-at-once = play at once
board-use = { $count ->
        [-1] ◇ actions
        [1] 1 action
       *[other] { $count } actions
    } { $mode-id ->
        [and] and event
       *[or] or event
    }
board-initiative = Initiative
board-skill = Skill
board-command = Command
board-cruelty = Cruelty
board-cunning = Cunning
board-duel = Duel
board-combat = Combat
board-speed = Speed
board-loyalty = Loyalty
board-holds = Holds
board-notoriety = notoriety
board-worth = net worth
board-docked = docked, { $place }
board-revel = { $revel-id ->
        [voluntary] Revelling (one action to recover)
        [hung-over] Revelling (one more action to recover)
       *[involuntary] Forced revelry (two actions to recover)
    }
board-scurvy = Scurvy aboard
board-letter = Letter of marque: { $nation }
board-guns = Heavy guns: +2 to combat rolls
board-treasure = Treasure map of the Isle of Pines
board-ally = Allied with { $pirate }
board-hostage = Hostage: { $hostage } ({ $nation }), information and value
board-enemy = Hostile ports: { $nation }
board-events = Events
board-captains = Pirates
board-discard = Discards
board-retired = Retired pirates
board-locker = Davy Jones’ locker
board-turn = Turn { $turn }
board-setup = Before the first turn
board-decks = Deck { $deck } · pirates { $pirates }
board-pardon = Pardon seen { $seen } of 3 times
board-pardon-open = Pardon in all English ports!

## The panels of the table

board-amnesty = Pardons
board-piles = Piles
drawer-ports = Ports
board-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
region-americas = Americas
region-gold-coast = Gold Coast
region-east = Orient
mat-holds = { $pirates ->
    [0] no pirate
    [one] 1 pirate
   *[other] { $pirates } pirates
 }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
goal-points = Most points at the third General Pardon. { $pirates ->
    [0] You have no pirate at sea.
    [one] Retired in time, your pirate counts his gold ({ $worth }) and twice his notoriety.
   *[other] Retired in time, your pirates count their gold ({ $worth }) and twice their notoriety.
}
figure-attack = { $chance }%
    .unit = to succeed
figure-find = { $chance }%
    .unit = to find it

## The board in words, for the terminal

sheet-player = Player
sheet-points = Points
sheet-cards = Cards
sheet-captains = Pirates in hand
sheet-system = The system
sheet-pirates = The pirates in play
sheet-pirate = Pirate
sheet-place = Where
sheet-ship = Ship
sheet-ship-values = Combat / speed
sheet-loyalty = Loyalty
sheet-traits = Init. · skill · comm. · cruelty · cunning
sheet-notoriety = Notoriety
sheet-worth = Net worth
sheet-holds = Holds
sheet-belongings = To note
sheet-hunters = Commissioners and warships
sheet-ports = The ports where something is
sheet-port = Port
sheet-zone = Zone
sheet-nation = Nation
sheet-port-values = Wealth / defence
sheet-status = Status
sheet-there = There
sheet-governor = { $pro-id ->
        [true] pro-pirate ({ $who })
       *[false] anti-pirate ({ $who })
    }
sheet-merchant = { $merchant-id ->
        [hidden] a hidden merchant
       *[other] a merchant ({ $merchant })
    }
sheet-haven = { $pirate }’s haven
sheet-attacked = attacked before
sheet-hand = Your hand
sheet-card = Card
sheet-use = Use
sheet-effect = Effect
sheet-captain = pirate to deploy
sheet-six-traits = initiative · skill · command · cruelty · cunning · duel:

## For newcomers: the first card, the two-minute overview, and what each decision is for
## (`why-KIND` is one line for everybody; `first-KIND` is said once, the first time)

intro-about = The golden age of piracy, 1660 to 1720. You lead a few captains at once; each hunts merchants, storms ports, makes a name, and hopes to die rich in bed.
    .step = Lead your captains
intro-win = Most victory points. A pirate who retires in time scores 2 points for each notoriety and 1 for each 100 doubloons; one who is still at sea at the end, or sunk, scores his notoriety alone.
    .step = Retire in time
intro-turn = Play one card for actions, then spend them: sail, find a merchant, plunder, dock, sell, retire. In everybody else's turn you are the law: warships, commissioners, mutinies.
    .step = Play a card, then act
intro-time = The standard game ends with the third General Pardon, two to three hours at a table; about an hour with bots. Solitaire is shorter.
intro-goal = Have the most points at the third General Pardon.
overview = Your pirates live on a chart of ten sea zones and 36 ports. Off some ports lies a merchant, face down. A merchant is a two-step prize: find it (a die plus skill, 7 or more), then plunder it: cargo into a hold, notoriety for your name, a hostage to sell or to question.

    Booty in a hold is not yet yours. Sail into a port and sell: full price where the governor likes pirates or in a pirate port, half price in a neutral one, none where he hates you. Money banked there is net worth. Ports also ransom hostages, repair ships and, for a price, become a safe haven where you may retire for nothing.

    The crew has a loyalty. Fat prizes, cruelty and revelry raise it, poor prizes and lost fights lower it; at zero, or when somebody stirs a conspiracy, there is mutiny. Revelry cheers them up, but a revelling crew can only sail and is easy prey.

    Cards give actions: a number to share among your pirates, or a diamond that gives one pirate as many as his initiative. Many also hold an event. When it is not your turn, cards marked as anti-pirate strike the pirate who is acting: scurvy, wear and tear, warships, conspiracies. From some notoriety on, a King's Commissioner can be sent after him, who sinks what he beats.

    So fame is the prize and the danger. Retire a pirate while he is ahead: with a letter of marque, in a haven, by a bribe or under a pardon. His points then are safe and doubled, and his purse counts.
why-draft = Initiative gives actions, skill finds prizes and wins fights, command stops mutinies: pick the captain whose strengths you will use.
why-redraw = Another pirate costs every rival's thanks in points: change only a very weak one.
why-deploy = Start where many ports, and so many merchants, lie close together and a friendly one is near; a pirate can do nothing until he is at sea.
first-deploy = Merchants lie face down off the ports; those of the start are put there by dice once everybody is at sea. A zone with many ports sees more of them, and has a place to sell in; every zone you must cross later costs an action.
why-plan = Written in secret, shown together: a zone with many merchants, and not the one that everybody wants.
why-launch = The dice say where: send first the pirate who can least afford to wait.
why-zone = This port touches two zones: take the one with more merchants and fewer enemies.
why-rig = A sloop is fast and slips away from hunters; a schooner fights better and carries one cargo more.
first-rig = Speed saves you from warships and commissioners, combat beats them, holds carry cargo. A sloop is the safer first ship; the schooner earns more in one voyage.
why-haunt = Begin where most merchants are: each is cargo and notoriety, and the time before the system hunts you is short.
why-card = A number is actions for all your pirates, a diamond is actions for one; keep anti-pirate cards for the turns of others.
first-card = You must play at least one card, and only one card may give actions. A diamond (◆) gives one pirate as many actions as his initiative. Cards with the anti-pirate mark are worth more kept in hand, to be thrown at a rival when it hurts.
why-makeshift = Nothing in hand gives actions: a second discard buys a second action.
why-act = Each pirate wants the same round: find, plunder, sell, and out before he is too famous; see who can still do the most with what is left.
first-act = The usual round of a pirate: find a merchant in your zone, plunder it (that is another action), sail into a friendly port, sell. Actions not used are lost with the turn.
why-muster = A new pirate may begin in any zone: where the merchants are, away from commissioners.
why-respond = You get one anti-pirate action in this turn of a rival: now, or later when more is at stake?
first-respond = It is another player's turn, and you are the law. You may strike the acting pirate once this turn: a warship or a commissioner in his zone, or a card. Against a great plunder or a retirement it is worth most.
why-interrupt = This is the moment that the card needs: it may not come again this turn.
why-flag = Cunning is scarce and does not come back: cancel what would really hurt.
why-guard = Two more for the defence may save the whole booty.
why-incite = A die must beat the port's wealth: poor ports are easy, the one a rival docks in hurts.
why-turn-coat = Any retired captain will do: he becomes your commissioner, combat 9.
why-challenger = The best duellist you hold: winning takes the ship over, losing costs him his life.
why-strike = Winning damages the pirate and spoils his action; losing gives him notoriety: compare combat plus skill.
why-stand = Fleeing compares speeds and costs the action (a move goes on); fighting compares combat plus skill and, if won, goes on.
first-stand = Flight: both roll a die and add speed; the hunter needs more than you. Getting away loses this action, unless it is a move, and the merchant that it was about. A fight adds combat and your skill: a victory brings notoriety, a defeat against a commissioner is the end.
why-caught = A commissioner sinks whom he beats; surrendering with the letter retires you here and now with all points, unless a double cross is played.
why-bear = Damage brings a ship closer to the bottom: give it to the sounder one.
why-cunning = Cunning points are few for a whole life: reroll when a success changes much.
first-cunning = A cunning point lets you throw all dice of this roll again; spent points never return. Look at what you need, and at what failure costs.
why-seize = A hold is all it takes; a merchant’s cargo left behind costs loyalty, a port’s booty does not: refuse only what is not worth the hold.
why-jettison = The holds are full: let the least valuable go.
why-stow = Any hold will do: it matters only when holds are lost with a change of ship.
why-hostage = Ransom is money in a port of that nation later; torture is notoriety and loyalty at once, and may tell how to storm this port.
first-hostage = Kept, a hostage sells for two dice times its value times ten doubloons in an open port of its nation. Tortured, it gives notoriety and a point of loyalty now and, above your cruelty, a bonus for attacking this port.
why-berth = Give the hostage to whom will reach a port of its nation.
why-prize = The larger ship helps whoever has the smaller one now.
why-revel = Loyalty goes up, but until he recovers (an action in port) this pirate can only sail, and fights at −{ $figure-revel-penalty }.
first-revel = Revelry mends a sulking crew: +{ $figure-revel-loyalty } loyalty, +{ $figure-revel-loyalty-pirate-port } in a pirate port. In return the pirate may only sail until he has recovered in port, and is easier to catch. Do it when loyalty is low and nobody is near.
why-port = One action does all of it, in this order: ransom, sale, refit, haven, revelry; net worth counts only when he retires.
first-port = In port you turn hostages and booty into net worth, and mend the ship. What the port pays depends on its governor: 110% in your haven, all in a friendly or pirate port, half in a neutral one.
why-repair = Combat wins fights, speed avoids them; at the bottom of either track the ship sinks.
why-share = Both ships need to stay off the bottom of their tracks: the worse one first.
why-haven = A haven pays 110%, repairs better and lets this pirate retire free: worth it if he will come back.
why-bribe = The price is gone from his net worth, but his notoriety counts double: at sea he may lose it all.
why-give = He chooses the amount, you choose the hold: give where least is left over.
why-duel-on = Even so far: go on only if the better swordsman is yours.
why-board = His ship may be better than yours, with its holds; compare speed, combat and damage.
why-letter = One letter only: keep the nation whose ports are near and open.
why-successor = The ship is saved if somebody takes command: the pirate who does most with it.
why-treasure = Whoever is nearest the West Caribbean digs soonest; the map goes down with him.
why-winds = A free voyage anywhere: to merchants, to the port that buys, or away from a hunter.
why-winds-zone = Free once: choose what would have cost the most actions.
why-guns = Two more in every fight for as long as the ship lives: for the one who will storm ports or is hunted.
why-drop = You keep one card less and pass the rest on: throw away what would hurt you most in your neighbour's hand.

## Why the game's own player would choose so

reason-points = about { $points } { $points ->
    [one] point
   *[other] points
} for each action
reason-homeward = on the way to retire in { $port }: about { $points } { $points ->
    [one] point more
   *[other] points more
}
reason-quarry = a merchant off { $port }, worth about { $points } { $points ->
    [one] point
   *[other] points
}
reason-booty = booty of { $booty } to be sold
reason-worn = { $lost ->
    [one] one point of damage
   *[other] { $lost } points of damage
} to be mended
reason-sullen = a sullen crew: loyalty { $loyalty }
reason-least = of all in hand it is worth keeping least
reason-find = chance of finding the merchant: { $percent }%
reason-prize = the prize may be worth { $points } { $points ->
    [one] point
   *[other] points
}
reason-attack = chance of taking the port: { $percent }%; its wealth is { $wealth }
reason-career = retired now he is worth { $points } { $points ->
    [one] point
   *[other] points
}, sunk { $fame }
reason-danger = danger there: about { $points } { $points ->
    [one] point
   *[other] points
}
reason-actions = { $actions ->
    [0] the card gives no action
    [one] the card gives one action
   *[other] the card gives { $actions } actions
  }
reason-keep = but “{ $card }” would also be worth keeping
reason-spare = nothing in hand or on station is worth its price now
reason-hurt = worth about { $points } { $points ->
    [one] point
   *[other] points
} against him
reason-at-stake = { $points } { $points ->
    [one] point
   *[other] points
} of his career are at stake
reason-fight-lost = risk of losing a fight: { $percent }%
reason-captain = initiative { $initiative }, skill { $skill }
reason-enough = chance that another roll is enough: { $percent }%
reason-better = chance of a better roll: { $percent }%
reason-hopeless = no roll would be enough
reason-trick = { $left ->
    [0] no point of cunning left
    [one] one point of cunning left
   *[other] { $left } points of cunning left
}
reason-save = the cards left are worth more in hand
reason-event = the event is worth about { $points } { $points ->
    [one] point
   *[other] points
} now
reason-little-at-stake = he has nothing to lose yet
reason-strike = chance that the warship wins: { $percent }%
reason-flight = chance of getting away: { $percent }%
reason-alarming = the card may cost him the action, or his life
reason-harmless = the card does him little harm
reason-booty-at-stake = booty at stake: { $booty }
reason-incite = chance of a die above its wealth of { $wealth }: { $percent }%
reason-cargo-worth = a cargo of { $value }: { $points } { $points ->
    [one] point
   *[other] points
} once it is sold in full and he has retired
reason-holds = { $free ->
    [0] no hold is free
    [one] one hold is free
   *[other] { $free } holds are free
}
reason-overboard = booty of { $value } would go overboard for it
reason-thrown = that gives up booty of { $value }
reason-joins = it joins booty of { $value }: no further hold is taken
reason-opens = it takes a hold of its own
reason-torture = torture: { $fame } notoriety at once, and twice that in points when he retires
reason-ransom = ransom in doubloons, later: { $low } to { $high }, at most { $points } { $points ->
    [one] point
   *[other] points
}
reason-no-ransom = nobody pays a ransom for one of that nation
reason-strength = his strength in a fight is { $strength }
reason-held = { $hostages ->
    [0] no hostage aboard yet
    [one] one hostage aboard already
   *[other] { $hostages } hostages aboard already
}
reason-loyalty = the crew’s loyalty stands at { $loyalty }
reason-hangover = after a revel he can only sail until he has recovered in port
reason-sale = booty of { $booty } sells for { $gold } here
reason-papers = with a letter of { $nation } its ports open to him, and he may retire there
reason-refuge = a die × { $price } off his net worth; he could then retire here for nothing
reason-ashore-done = nothing more to do here that pays
reason-tracks = his ship: combat { $combat } of { $most }, speed { $speed } of { $fast }
reason-lacks = { $lost ->
    [0] { $pirate }’s ship is sound
    [one] { $pirate }’s ship lacks one point
   *[other] { $pirate }’s ship lacks { $lost } points
}
reason-price = the price costs { $points } { $points ->
    [one] point
   *[other] points
} of his net worth of { $worth }
reason-waters = { $ports } { $ports ->
    [one] port
   *[other] ports
} there{ $merchants ->
    [0] { "" }
    [one] , one merchant off them
   *[other] , { $merchants } merchants off them
}
reason-beside = combat { $combat } to { $combat-other }, speed { $speed } to { $speed-other }, holds { $holds } to { $holds-other } of the other ship
reason-blades = { $own } { $own ->
    [one] die
   *[other] dice
} in the duel against { $theirs }
reason-bears = its combat is { $combat }
reason-ports-of = { $nation }: { $ports ->
    [0] no port left
    [one] one port left
   *[other] { $ports } ports left
}
reason-hated = he has attacked a port of that nation
reason-voyage = { $moves ->
    [0] he is in the West Caribbean already
    [one] one move from the West Caribbean
   *[other] { $moves } moves from the West Caribbean
}

# chances, beside their bars
odds-find = find it
odds-attack = take the town
odds-flee = get away
odds-fight = win
odds-strike = win
odds-broadside = win
odds-hunt = sink him
figure-hunt = { $chance }%
    .unit = to win
figure-flee = { $chance }%
    .unit = to get away
figure-fight = { $chance }%
    .unit = to win
figure-strike = { $chance }%
    .unit = to win
figure-broadside = { $chance }%
    .unit = to win
battle-sea = A fight at sea: { $place }
