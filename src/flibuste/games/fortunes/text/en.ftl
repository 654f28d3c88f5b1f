### Fortunes de Mer

game = Fortunes de Mer
    .blurb = Merchant or pirate in the Caribbean: ten points of Glory, and Gold well hidden.

## Options of the game

setting-target = Glory points to reach
    .help = The rules ask for 10. Each point more makes the game longer; the chest gives half of them at most.
setting-coins = Gold limited to the coins in the box
    .help = The bank has only the 510 Gold of the box: when it is empty it pays no more.
setting-npcs = Non-player captains in combat
    .help = The rules give them to the left neighbour of the player they fight; the computer can stand in.
setting-npcs-neighbour = played by the left neighbour
setting-npcs-computer = played by the computer
setting-rewards = Reward for a pirate player
    .help = The bounties of one nation of the winner's choice, or those of all nations that may pay.
setting-rewards-one = one nation of choice
setting-rewards-all = all nations

score-track = Glory track
score-chest = Points of the chest
score-hidden-gold = Hidden Gold (tie-break)
advice-track = a great sale, a rich raid, a mission, a rumour proven, a combat won: a point each; take the shortest.
advice-chest = hide your Gold at home; each ten is one more point, up to five.

## What is asked

coin = Gold
ask-ship = Which ship does your captain command?
wait-ship = { $who } is choosing a ship.
ask-act = What now? { $actions ->
    [0] { $moves ->
        [0] You have no action left.
        [one] You have only { $moves } Move left.
       *[other] You have only { $moves } Moves left.
    }
    [one] You have { $actions } action{ $moves ->
        [0] {""}
        [one] {" "}and { $moves } Move
       *[other] {" "}and { $moves } Moves
    } left.
   *[other] You have { $actions } actions{ $moves ->
        [0] {""}
        [one] {" "}and { $moves } Move
       *[other] {" "}and { $moves } Moves
    } left.
}
wait-act = { $who } is playing.
ask-port = What do you do in port? The good in demand here: { $good }.
wait-port = { $who } is in port.
ask-sell = Do you sell anything else? The good in demand ({ $good }) brings { $high } Gold, another { $low }.
wait-sell = { $who } is selling goods.
ask-buy = What do you buy? A single card costs { $box-buy-1 } Gold, a pair { $box-buy-2 } Gold each, three or more alike { $box-buy-3 } Gold each.
wait-buy = { $who } is choosing goods.
ask-show = Who shall check your purchase at a reduced price?
wait-show = { $who } is choosing who checks the purchase.
ask-demand = Which good shall be in demand in this port?
wait-demand = { $who } is choosing the new demand.
ask-yard = What do you want from the shipyard? Sloop or flute { $small } Gold, frigate or galleon { $large } (the old ship brings { $old }); a repair { $repair } Gold a point, a modification { $token }, a special weapon { $weapon }.
wait-yard = { $who } is at the shipyard.
ask-transfer = Which modifications move to the new ship? Those sold with the old one bring 1 Gold each.
wait-transfer = { $who } is deciding about modifications.
ask-recruit = How many crewmen do you hire, at { $price } Gold each?
wait-recruit = { $who } is recruiting.
ask-keep-rumour = Which rumour do you keep?
wait-keep-rumour = { $who } is choosing between two rumours.
ask-keep-mission = Which mission do you keep?
wait-keep-mission = { $who } is choosing between two missions.
ask-chest = How much Gold do you hide?
wait-chest = { $who } is at the chest.
ask-unlock = How much Gold do you take aboard?
wait-unlock = { $who } is at the chest.
ask-bribe = The roll failed. Do you enter Port Royal all the same?
wait-bribe = { $who } is arguing at the gates of Port Royal.
ask-second-chance = The { $skill } roll failed: do you change that?
wait-second-chance = { $who } is looking at the dice.
ask-drop = Your hold can’t take all this cargo: what goes overboard?
wait-drop = { $who } is lightening the hold.
ask-stow = What do you keep? There is: { $goods }.
wait-stow = { $who } is choosing goods.
ask-mend = Which section gets a point back?
wait-mend = { $who } is having the ship repaired.
ask-place = Which port gets one of your Modification tokens, drawn at random?
wait-place = { $who } is giving out Modification tokens.
ask-take-modification = Which modification do you take?
wait-take-modification = { $who } is choosing a modification.
ask-take-weapon = Which special weapon do you take?
wait-take-weapon = { $who } is choosing a special weapon.
ask-hand-over = Which special weapon do you hand over?
wait-hand-over = { $who } is handing over special weapons.
ask-swap-ship = Do you want this ship ({ $ship }) for { $pay } Gold?
wait-swap-ship = { $who } is looking at a ship.
ask-clear = Which bounties do you clear{ $price ->
    [0] {""}
   *[other] {" "}({ $price } Gold each)
}?
wait-clear = { $who } is bargaining for a pardon.
ask-discard-glory = Your hand is full: which Glory card do you discard?
wait-discard-glory = { $who } is discarding a Glory card.
ask-announce = { $moment-id ->
    [own_turn] A card has been announced on your turn: do you announce one too?
    [other_turn_start] { $actor }'s turn begins: do you announce a Glory card?
    [other_move] { $actor } is about to sail: do you announce a Glory card?
    [other_leaves_port] { $actor } leaves port: do you announce a Glory card?
    [other_rumour] { $actor } follows a rumour: do you announce a Glory card?
    [combat_start] The combat begins: do you announce a Glory card?
    [between_rounds] Before the next round of the combat: do you announce a Glory card?
    [contest_before_roll] Before the dice of this round: do you announce a Glory card?
    [contest_after_roll] The dice of this round are cast: do you announce a Glory card?
    [location_after_roll] The dice say where the hits fall: do you announce a Glory card?
    [crew_start] The crews come to blows: do you announce a Glory card?
    [crew_after_roll] The dice of the boarding are cast: do you announce a Glory card?
   *[other] Do you announce a Glory card?
}
wait-announce = A Glory card may be announced.
ask-go-on = Do you play { $card }, which you announced?
wait-go-on = { $who } may still withdraw the card.
ask-before-search = A naval ship that hunts you is about to search: do you play a Glory card first?
wait-before-search = A naval ship is about to search.
ask-quick-wits = Do you make { $card } your own?
wait-quick-wits = The card that was played may be answered.
ask-blame = Which nation's bounty shall it be?
wait-blame = { $who } is writing a denunciation.
ask-merchant = A merchant in sight: what do you do?
wait-merchant = { $who } has found a merchant.
ask-spend = Do you use a special weapon for one more success?
wait-spend = { $who } is thinking of special weapons.
ask-raid = You have { $left ->
    [one] { $left } success
   *[other] { $left } successes
} to use. Escape icons: { $escapes }; the merchant gets away at { $handling }.
wait-raid = { $who } is raiding a merchant.
ask-raid-card = Do you play a Glory card in this raid?
wait-raid-card = { $who } may play a Glory card.
ask-ignore = Which icon do you ignore?
wait-ignore = { $who } is choosing an icon to ignore.
ask-declare = { $own-id ->
    [true] What do you declare?
   *[other] You play the enemy. What does { $side } do?
}
wait-declare = { $who } is declaring a combat action.
ask-chase = Do you fire your chase guns?
wait-chase = { $who } is aiming at the runaway.
ask-grapnel = Do you throw the grappling hooks?
wait-grapnel = { $who } has grappling hooks in hand.
ask-reroll = Which dice do you reroll?
wait-reroll = { $who } is rerolling dice.
ask-lay-guns = Your shots fall: { $faces }. Do you change that?
wait-lay-guns = { $who } is laying the guns.
ask-aim = Which die do you change, and to which section?
wait-aim = { $who } is aiming a shot.
ask-suffer = { $side } is hit: in which section? There is left: Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }.
wait-suffer = { $who } is choosing a section that is hit.
ask-parry = Hits: { $sections }. Do you avoid one?
wait-parry = { $who } is trying to limit the damage.
ask-capture = Do you take the beaten ship? { $ship }: Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Cannons { $cannons }, Manoeuvrability { $handling }.
wait-capture = { $who } is looking over the prize.
ask-reward = Which nation pays the reward?
wait-reward = { $who } is claiming a reward.

## What can be done

do-pass = Pass
do-done = Done
do-end = End the turn
do-ship = { $a }
do-sail = Sail to { $a-to }
do-dock = Enter the port
do-bribe = Pay to enter Port Royal
do-talk = Talk your way into Port Royal
do-sneak = Enter by { $a }
do-leave = Leave the port
do-scout = Look for { $a }
do-prove = Follow the rumour: { $a }
do-port = Port action
do-retire = Retire your captain
do-amnesty = Buy the royal amnesty
do-sell = Sell: { $a }
do-buy = { $count ->
    [0] Buy goods
   *[other] Buy: { $a }
}
do-yard = Visit the shipyard
do-recruit = Recruit
do-rumour = Acquire a rumour
do-accept = Accept the mission: { $a }
do-chest = Hide Gold
do-unlock = Take Gold from the chest
do-hire = Hire: { $a }
do-show = { $a }
do-demand = { $a }
do-buy-ship = Buy: { $a }
do-repair = Repair: { $a }
do-buy-modification = Buy the port's modification
do-buy-weapon = Buy: { $a }
do-sell-weapon = Sell: { $a }
do-rearm = Make the reinforced hull ready again
do-rebate = Play Obliging shipyard: { $box-friendly_yard-rebate } Gold off a ship
do-free-repairs = Play Obliging shipyard: { $box-friendly_yard-n } points repaired for free
do-transfer = { $count ->
    [0] Transfer all modifications
   *[other] Transfer: { $a }
}
do-crewmen = { $a ->
    [one] { $a } crewman
   *[other] { $a } crewmen
}
do-keep = Keep: { $a }
do-hide = Hide { $a } Gold
do-fetch = Take { $a } Gold back
do-stow = Keep: { $a }
do-drop = Throw away: { $a }
do-mend = { $a }
do-place = { $a }
do-take-modification = Take the one of { $a }
do-take-weapon = { $a }
do-hand-over = { $a }
do-deliver = Deliver for the mission: { $a }
do-errand = Try the mission: { $a }
do-swap-ship = Take the ship: { $a }
do-take-gold = Take the Gold instead
do-capture = Take this ship
do-play = Play: { $a }
do-announce = Announce: { $a }
do-withdraw = Withdraw the card
do-discard = Discard: { $a }
do-clear = { $b ->
    [one] Clear 1 bounty: { $a }
   *[other] Clear { $b } bounties: { $a }
}
do-blame = { $a }
do-reward = { $a }
do-attack = Attack as a merchant of: { $a }
do-release = Let it go
do-spend = Use: { $a }
do-add = Draw one more card
do-cast-off = Discard: { $a }
do-exchange = Exchange: { $a }
do-ignore = Ignore: { $a }
do-shoot = Shoot
do-board = Board
do-flee = Flee
do-chase = Fire the chase guns
do-reroll-all = Reroll all dice
do-reroll = { $a-id ->
    [mine] Reroll one of your dice: { $b ->
        [5] skull
       *[other] { $b }
    }
   *[other] Reroll an enemy die: { $b ->
        [5] skull
       *[other] { $b }
    }
}
do-gunner = Reroll dice (Master gunner)
do-aim = { $a ->
    [5] skull
   *[other] { $a }
} becomes { $b }
do-suffer = { $a }
do-cancel = Cancel the hit: { $a }
do-redirect = Redirect the hit: { $a } to { $b }

## What one should know before choosing

hint-ship = Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }, Manoeuvrability { $manoeuvrability }
hint-buy-ship = Hull { $hull }, Cargo { $cargo }, Masts { $masts }, Crew { $crew }, Cannons { $cannons }, Manoeuvrability { $manoeuvrability }
hint-announce = { $card-text }
hint-play = { $card-text }
hint-discard = { $card-text }
hint-keep = { $card-text }
hint-prove = { $card-text }
hint-buy-weapon = { $card-text }
hint-spend = { $card-text }
hint-take-weapon = { $card-text }
hint-hire = { $card-text } { $card-hire }
hint-accept = { $mission-text } Condition: { $mission-condition } Reward: { $mission-reward }
hint-buy-modification = { $token }: { $token-text }
hint-sail = { $port-id ->
    [war] Closed: war
    [bounty] Closed: bounty
    [blockade] Closed: blockade
    [yours] Wants { $demand }, which you have
    [wants] Wants { $demand }
   *[quiet] { "" }
 }{ $merchant ->
    [true] { $port-id ->
        [quiet] A merchant
       *[other] { " " }· merchant
    }
   *[false] { "" }
 }{ $there-count ->
    [0] { "" }
   *[other] { " " }· { $there }
}
hint-dock = { $demand } in demand here{ $yours ->
    [1] , and you have it
   *[other] { "" }
}
hint-port = { $demand } in demand here{ $yours ->
    [1] , and you have it
   *[other] { "" }
}; sell, buy, shipyard, rumours: all in this one action
hint-yard = On sale: { $token }; ships, repairs, weapons
hint-buy = { $left ->
    [0] Up to six cards to choose from; the more alike, the cheaper
    [one] One left
   *[other] { $left } left
 }{ $wanted-count ->
    [0] { "" }
   *[other] { " " }· wanted in { $wanted }
}
hint-sell = { $wanted ->
    [1] Wanted here
   *[other] Not wanted here
}
figure-sell = { $gold }
    .unit = Gold
hint-shoot = Cannons { $own } against { $theirs }: all fire for whoever wins the Seamanship contest, one a skull for the other
hint-board = If you win the contest and live through his fire: crew { $own } with Leadership { $led } against { $theirs } with { $against }
hint-flee = Only if you win the contest and he rolls no skull
hint-rumour = 2 Gold, then { $dice ->
    [one] one die
   *[other] { $dice } dice
 }; chance of a rumour: { $chance }%
hint-chest = Each 10 Gold in the chest is a secret point; you have { $gold } aboard
hint-retire = It takes the whole turn: ship, cargo, cards and the { $gold } Gold aboard are lost, and your bounties forgotten; the chest and your Glory stay, and another captain comes

## What happens

told-yours = You are { $captain }: Seamanship { $seamanship }, Scouting { $scouting }, Leadership { $leadership }, Influence { $influence }; home port: { $home }. { $captain-text }
brief-yours = You are { $captain }; home port: { $home }.
told-first = { $who } will play first, every round.
told-enter = { $who } is { $captain } ({ $ship }).
told-captain = { $who } is now { $captain }.
told-turn = { $who } to play.
told-event = Event: { $event }. { $event-text }
brief-event = Event: { $event }.
told-mission-open = A mission is on offer { $place-at }: { $mission }. { $mission-text } Condition: { $mission-condition } Reward: { $mission-reward }
brief-mission-open = A mission is on offer { $place-at }: { $mission }.
told-sail = { $who } sails to { $zone-to }.
told-leave = { $who } leaves the port of { $zone }.
told-dock = { $who } enters the port of { $zone }.
told-turned-away = { $who } stays off { $zone }.
told-port = { $who } calls at { $zone }.
told-roll = { $who }, { $skill } roll: { $faces }{ $good-id ->
    [true] {" "}— passed.
   *[other] {" "}— failed.
}
told-again = { $who } rerolls all the dice: { $captain } may, once a turn.
told-gain = { $who } receives { $gold } Gold.
told-pay = { $who } pays { $gold } Gold.
told-lose-gold = { $who } loses the { $gold } Gold aboard.
told-declare = { $who } declares { $points } Glory points and shows the chest: { $gold } Gold.
told-glory = { $who } gains a point of Glory ({ $cause }) and has { $points }.
brief-draw-glory = { "" }
told-draw-glory = { $who } draws a Glory card.
told-drawn-glory = You have drawn { $card }. { $card-text }
told-drawn-specialist = You have drawn { $card }. { $card-text } To hire: { $card-hire }
told-discard-glory = { $who } discards { $card }.
told-play = { $who } plays { $card }. { $card-text }
brief-play = { $who } plays { $card }.
told-announce = { $who } announces a Glory card.
told-withdraw = { $who } shows { $card } and takes it back.
told-bounty = There is a price on the head of { $who }: { $nation }, { $n ->
    [one] { $n } bounty
   *[other] { $n } bounties
}.
told-pardon = A pardon for { $who }: { $nation }, { $n ->
    [one] { $n } bounty
   *[other] { $n } bounties
} less.
told-spill = { $who } loses at sea: { $good }.
told-drop = { $who } throws away: { $good }.
told-stow = { $who } keeps: { $good }.
told-sell = { $who } sells: { $goods }.
told-demand = The new demand at { $zone }: { $good }.
told-offer = { $who } is offered { $n } { $n ->
    [one] card
   *[other] cards
}.
told-offered = You are offered: { $goods }.
told-buy = { $n ->
    [0] { $who } buys nothing.
    [one] { $who } buys { $n } card for { $gold } Gold.
   *[other] { $who } buys { $n } cards for { $gold } Gold.
}
brief-show = { "" }
told-show = { $who } has the purchase checked by { $to_whom }.
told-shown = { $who } has bought: { $goods }.
told-deliver = { $who } delivers { $n } × { $good }.
told-hand-over = { $who } hands over a special weapon: { $weapon }.
told-buy-ship = { $who } buys a ship: { $ship }.
told-swap-ship = { $who } changes ship: { $ship }.
told-mend = { $who } repairs a point: { $section }.
told-careened = { $who } repairs the whole ship.
told-install = { $who } fits: { $token }.
told-modification = For sale at { $zone }: { $token }. { $token-text }
told-scatter = { $who } returns Modification tokens to: { $zones }.
told-weapon = { $who } takes a special weapon: { $weapon }.
told-sell-weapon = { $who } sells a special weapon: { $weapon }.
told-rearm = { $who } makes ready again: { $token }.
told-spend = { $who } uses a special weapon: { $weapon }.
told-crewmen = { $who } hires { $n ->
    [one] { $n } crewman
   *[other] { $n } crewmen
}.
told-fill-crew = { $who } has a full Crew.
told-lose-crew = { $who } loses { $n ->
    [one] { $n } crewman
   *[other] { $n } crewmen
}.
told-surgeon = { $who }: the Surgeon saves a man.
told-hire = { $who } hires a specialist: { $card }.
told-hiring = { $who } tries to hire a specialist: { $card }.
told-learn = { $who } hears a rumour.
told-learnt = Your rumour: { $rumour }, to be proven { $zone-at } ({ $where-id ->
    [sea] at sea
   *[other] in port
}) by a roll of { $skill }. { $rumour-text }
told-prove = { $who } follows a rumour: { $rumour }. { $rumour-text }
told-false-rumour = { $rumour }: the rumour was false.
told-accept = { $who } accepts the mission { $mission }.
told-mission-refused = { $who } does not get the mission { $mission }.
told-mission-step = { $who } makes progress in the mission { $mission }.
told-mission-done = { $who } completes the mission { $mission }.
told-hide = { $who } hides Gold.
told-hidden = You have hidden { $gold } Gold.
told-fetch = { $who } takes Gold from the chest.
told-fetched = You have taken { $gold } Gold back.
told-merchant = { $who } finds a merchant { $zone-at }: { $nation }.
told-release = { $who } lets the merchant go.
told-raid = { $who } attacks the merchant ({ $nation }): { $cards }.
brief-raid = { $who } attacks a merchant ({ $nation }).
told-raid-card = { $who } turns over: { $cards }.
told-cast-off = { $who } sets aside { $card }.
told-ignore = { $who } ignores the icon of { $card }.
told-raid-fails = The raid of { $who } fails.
told-merchant-escapes = The merchant escapes { $who }.
told-spoilt = Lost in the fighting: { $card }.
told-loot = { $who } plunders { $gold } Gold: { $cards }.
brief-loot = { $who } plunders { $gold } Gold.
told-merchants-return = New merchants put to sea.
told-hit = { $who } is hit: { $sections }.
told-headwind = { $who } is held back by the wind.
told-lose-action = { $who } loses an action.
told-npc-arrives = { $npc } appears { $zone-at }: { $captain-captain }.
told-npc-moves = { $npc } goes to { $zone-to }.
told-npc-falls = { $npc } is beaten { $zone-at }.
told-npc-searches = { $npc } searches for { $who }: { $faces }{ $good-id ->
    [true] {" "}— with success.
   *[other] {" "}— in vain.
}
told-combat = { $attacker } attacks { $defender }.
told-declare-action = { $side }: { $way }.
told-contest = Manoeuvre: { $a } ({ $mine }) against { $b } ({ $theirs }).
told-contest-won = { $side } wins the manoeuvre contest.
told-rerolled = { $who } rerolls: { $faces }.
told-shots = { $side } fires: { $faces }.
told-long-guns = { $side } fires from afar: { $faces }.
told-chase = { $side } fires the chase guns.
told-swivels = { $side } fires the swivel guns: { $faces }.
told-aim = { $who } aims a shot: { $section }.
told-cancel = { $who } cancels a hit: { $section }.
told-redirect = { $who } redirects a hit: { $section } to { $other }.
told-board = { $side } { $side ->
    [one] board
   *[other] boards
}.
told-flee = { $side } gets away.
told-part = { $a } and { $b } part.
told-broken-off = The two lose sight of each other: the combat stops.
told-crew-roll = Crew combat: { $a } ({ $mine }) against { $b } ({ $theirs }).
told-no-winner = The combat ends without a winner.
told-sink = { $who } sinks.
told-combat-won = { $side } wins the combat.
told-reward = { $who } is paid a reward of { $gold } Gold.
told-plunder = { $who } plunders { $whom }: { $gold } Gold and all that was aboard.
told-capture = { $who } takes the ship: { $ship }.
told-die = { $captain } is no more. { $who } awaits another captain.
told-retire = { $captain } retires. { $who } awaits another captain.
told-fort = The fort of San Juan fires on { $who }: { $faces }{ $good-id ->
    [true] {" "}— a hit.
   *[other] {" "}— in vain.
}
told-war = War: { $a } against { $b }.
told-peace = Peace between { $a } and { $b }.
told-blockade = The port of { $zone } is blockaded.
told-blockade-ends = The blockade of { $zone } is lifted.
told-fair = The great fair changes every demand.
told-no-event = There are no events left: the game is over.
told-no-captain = There are no captains left: the game is over.

## The board

board-round = Round { $n }
board-war = At war! { $one } against { $other }
board-at-war = { $one } against { $other }: war{ $enemy-id ->
    [none] { "" }
   *[other] . Closed ports: { $enemy }
}
board-hidden = Modification face down
board-bounty = Bounty: { $nation } ({ $n })
board-next-captain = A new captain is on the way
board-track = Merchants taken: { $n }; events left: { $events }
board-boarded = Crew combat, after { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
board-battle = Naval combat, round { $n }
board-glory-card = Glory · house
board-rumour-port = Rumour · in port: { $place }
board-rumour-sea = Rumour · at sea: { $place }
board-mission-card = Mission
name-gulf = Gulf of Mexico
name-atlantic = Atlantic Ocean
name-cargo-cards = Cargo aboard
name-glory-cards = Glory cards in hand
name-rumour = Rumour

sheet-sea = The Caribbean, round { $n }
sheet-captains = The captains
sheet-means = What they have
sheet-skills = Seamanship Scouting Leadership Influence
sheet-home = Home port
sheet-gear = Modifications and weapons
sheet-specialists = Specialists and rumours kept
sheet-mission = Mission
sheet-zone = Zone
sheet-nation = Nation
sheet-demand = Demand
sheet-modification = Modification
sheet-merchant = Merchant
sheet-yes = yes
sheet-others = There
sheet-player = Player
sheet-place = Place
sheet-in-port = in port
sheet-at-sea = at sea
sheet-ship = Ship
sheet-ships = The ships
sheet-handling = Handling
sheet-bounties = Bounties
sheet-glory = Glory
sheet-gold = Gold aboard + hidden
sheet-cargo = Cargo
sheet-hand = Glory cards
sheet-npcs = Non-player captains
sheet-npc = Ship
sheet-captain = Captain
sheet-npc-skills = Seamanship Scouting Leadership
sheet-missions = Missions on offer
sheet-condition = Condition
sheet-reward = Reward
sheet-mission-told = { $mission-text } Reward: { $mission-reward }
sheet-yours = Your cards
sheet-card = Card
sheet-text = Text

## The panels of the table

board-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
board-flight = Flight!
board-plunder = Plunder { $n } · { $what }
board-dice = Die
board-declared = Declares
board-wanted = { $n } in the hold. { $ports-count ->
    [0] No port wants it.
   *[other] Wanted: { $ports }.
}
drawer-ports = Ports
drawer-npcs = Navy and pirates
drawer-piles = Piles
pile-events = Events
pile-cargo = Cargo
pile-glory = Glory
pile-rumours = Rumours
pile-missions = Missions
pile-captains = Captains
pile-demand = Demands
goal-glory = { $target } { $target ->
    [one] point
   *[other] points
} of Glory; you lack { $left }. { $goods-count ->
    [0] The shortest way: sell at once what a port demands, or a large raid.
   *[other] A port demands what you have in your hold: { $goods }.
}

## The words

name-skull = skull
name-hull = Hull
name-cargo = Cargo
name-masts = Masts
name-crew = Crew
name-cannons = Cannons
name-manoeuvrability = Manoeuvrability
name-seamanship = Seamanship
name-scouting = Scouting
name-leadership = Leadership
name-influence = Influence
name-shoot = Shoot
name-board = Board
name-flee = Flee
name-glory = Glory
name-gold = Gold aboard
name-chest = Hidden Gold
name-merchant = the merchant
name-hidden = face down
name-strangers = strangers
name-commodore = a commodore
    .text = Seamanship { $box-commodore_seamanship }, Scouting { $box-commodore_scouting }, Leadership { $box-commodore_leadership }.
    .captain = a commodore
name-cause-combat = combat won
name-cause-sale = fine sale
name-cause-raid = rich raid
name-cause-mission = mission completed
name-cause-rumour = rumour proven
name-cause-ship = great ship
name-navy_spain = the Spanish naval ship
    .text = Boarded and beaten, a naval ship yields the Gold of { $box-naval_cards } Cargo cards; its nation puts a bounty on you.
name-navy_netherlands = the Dutch naval ship
    .text = Boarded and beaten, a naval ship yields the Gold of { $box-naval_cards } Cargo cards; its nation puts a bounty on you.
name-navy_france = the French naval ship
    .text = Boarded and beaten, a naval ship yields the Gold of { $box-naval_cards } Cargo cards; its nation puts a bounty on you.
name-navy_england = the English naval ship
    .text = Boarded and beaten, a naval ship yields the Gold of { $box-naval_cards } Cargo cards; its nation puts a bounty on you.
name-pirate_sloop = the pirate sloop
    .text = Beaten, it brings a captain without a bounty { $box-sloop_reward } Gold.
name-pirate_frigate = the pirate frigate
    .text = Beaten, it brings a captain without a bounty { $box-frigate_reward } Gold.

## Nations

name-spain = Spain
name-netherlands = Netherlands
name-france = France
name-england = England

## Zones

name-la_habana = Havana
    .text = Royal dockyard: in the shipyard a repair costs { $box-la_habana-repair } Gold per point of damage.
    .at = at Havana
    .to = Havana
name-nassau = Nassau
    .text = Den of thieves: a captain with at least one bounty recruits here without roll or payment.
    .at = at Nassau
    .to = Nassau
name-port_royal = Port Royal
    .text = Open to pirates: a captain to whom England would close this port may enter by paying { $box-port_royal_fee } Gold or by passing an Influence roll. If the roll fails and he does not pay, the action is spent and he stays at sea.
    .at = at Port Royal
    .to = Port Royal
name-old_providence = Old Providence
    .text = Reefs: naval NPCs do not search for captains in this zone.
    .at = at Old Providence
    .to = Old Providence
name-tortuga = Tortuga
    .text = Brethren of the coast: +{ $box-tortuga-merchant_dice } die to your Scouting rolls for a merchant in this zone.
    .at = at Tortuga
    .to = Tortuga
name-petit_goave = Petit-Goâve
    .text = Plantations: draw { $box-petit_goave-goods_drawn } more Cargo card when you buy goods here.
    .at = at Petit-Goâve
    .to = Petit-Goâve
name-cartagena = Cartagena
    .text = Galleon route: a merchant raid in this zone starts with { $box-cartagena-raid } Cargo cards instead of { $box-raid_cards }.
    .at = at Cartagena
    .to = Cartagena
name-santo_domingo = Santo Domingo
    .text = Seat of the Audiencia: +{ $box-santo_domingo-mission_dice } die to Influence rolls made here to accept a mission.
    .at = at Santo Domingo
    .to = Santo Domingo
name-caribbean_sea = Caribbean Sea
    .text = High seas: every Scouting roll (players and NPCs) made here has { $box-caribbean_sea-scouting } die fewer (minimum 1). No port.
    .at = on the Caribbean Sea
    .to = the Caribbean Sea
name-curacao = Curaçao
    .text = Free port: goods that are not in demand sell here for { $box-curacao-sell } Gold each.
    .at = at Curaçao
    .to = Curaçao
name-san_juan = San Juan
    .text = Fort batteries: if you have a Spanish bounty and end your turn at sea here, roll 1 die; on a skull take 1 hit (section by die).
    .at = at San Juan
    .to = San Juan
name-caracas = Caracas
    .text = Foundry: a special weapon costs { $box-caracas-weapon } Gold here instead of { $box-weapon }.
    .at = at Caracas
    .to = Caracas
name-st_maarten = St. Maarten
    .text = Company warehouses: buying here two turns running does not reduce the draw to { $box-buy_draw_again } cards.
    .at = at St. Maarten
    .to = St. Maarten
name-basse_terre = Basse-Terre
    .text = Idle sailors: after a failed Leadership roll each crewman costs { $box-basse_terre-crew } Gold here instead of { $box-crew }.
    .at = at Basse-Terre
    .to = Basse-Terre
name-st_john = St. John
    .text = Master caulkers: when you change ship in St. John's shipyard, your Modification tokens may move to the new ship for free.
    .at = at St. John
    .to = St. John
name-bridgetown = Bridgetown
    .text = No special effect.
    .at = at Bridgetown
    .to = Bridgetown
name-trinidad = Trinidad
    .text = Smugglers' nest: acquiring a rumour costs { $box-trinidad-rumour } Gold here instead of { $box-rumour }.
    .at = at Trinidad
    .to = Trinidad

## Ships, modifications, weapons

name-sloop = Sloop
name-flute = Flute
name-frigate = Frigate
name-galleon = Galleon
name-man_of_war = Man-o'-war
name-hammocks = Extra hammocks
    .text = Crew maximum +1 (the new place must be recruited, cap { $box-ship_most }).
name-rigging = Special rigging and sails
    .text = Manoeuvrability +1 (cap { $box-ship_most }).
name-reinforced_hull = Reinforced hull
    .text = Flip to cancel one hit after sections are known; { $box-rearm } Gold in a port makes it usable again.
name-extended_hold = Extended hold
    .text = Cargo +1 (cap { $box-ship_most }).
name-chasers = Chase guns
    .text = Flip to inflict one hit after either side has declared Flee; usable again after the combat.
name-gunport = Extra gunport
    .text = Cannons +1 (cap { $box-ship_most }).
name-swivels = Swivel guns
    .text = Before a crew combat at sea roll { $box-swivel_dice } dice; with a success the enemy loses 1 Crew, whoever boarded.
name-long_guns = Long guns
    .text = Before the first naval round roll one die per cannon; each success is a hit (no chain shot or grapeshot).
name-grapnel = Grappling hooks
    .text = After a contest in which you declared Board, discard to reroll any of your dice of that roll.
name-chain_shot = Chain shot
    .text = After your location roll, discard: every skull hits the Masts; surplus on destroyed Masts is lost.
name-grapeshot = Grapeshot
    .text = After your location roll, discard: every skull hits the Crew; surplus on a destroyed Crew is lost.

## Captains

name-felipe = Felipe Montoya
    .text = Once per combat, move one hit you have just taken to another section of your choice.
name-frances_wright = Frances Wright
    .text = Once per turn reroll every die of a failed Scouting roll.
name-frederico_da_silva = Frederico da Silva
    .text = Acquiring a rumour costs you nothing (the Influence roll is still made).
name-percival_whitewood = Percival Whitewood
    .text = Once per turn reroll every die of a failed Influence roll.
name-thomas_ashdown = Thomas Ashdown
    .text = Naval NPCs search for you with { $box-thomas_ashdown-naval_search } die fewer (minimum 1).
name-eleanor_harcourt = Eleanor Harcourt
    .text = Your repairs cost { $box-eleanor_harcourt-repair } Gold per point of damage. A ship modification costs you { $box-eleanor_harcourt-modification } Gold.
name-samuel_penrose = Samuel Penrose
    .text = When selling, your first { $box-samuel_penrose-odd_sales } cards not in demand bring 1 more Gold each.
name-nicolas_jaures = Nicolas Jaurés
    .text = When you buy goods, draw { $box-nicolas_jaures-goods_drawn } more card.
name-christian_marquis = Christian Marquis
    .text = You win a manoeuvre contest that stays tied (at least one success each).
name-alexandre_vilon = Alexandre Vilon
    .text = In the first round of a crew combat roll { $box-alexandre_vilon-first_crew_dice } more die.
name-pepijn_van_avezaath = Pepijn van Avezaath
    .text = Your ship's Cargo is raised by { $box-pepijn_van_avezaath-hold } (maximum { $box-ship_most }). When you cause a Demand to change, draw { $box-pepijn_van_avezaath-demand } Demand tokens and choose.
name-hendrik_roosendaal = Hendrik Roosendaal
    .text = Each combat you win lets you draw { $box-hendrik_roosendaal-combat_cards } more Glory card.
name-isabel_de_arrieta = Isabel de Arrieta
    .text = You always recruit without roll or payment.
name-rodrigo_valcarcel = Rodrigo Valcárcel
    .text = Defeating a pirate (player or NPC) brings you { $box-rodrigo_valcarcel-pirate_bonus } more Gold.
name-gaspar_ibarra = Gaspar Ibarra
    .text = A ship costs you { $box-gaspar_ibarra-ship_rebate } Gold less. You enter play with { $box-gaspar_ibarra-start_gold } more Gold.
name-baltasar_quiroga = Baltasar Quiroga
    .text = If you win the contest your Flee works even if the enemy has { $box-baltasar_quiroga-flight ->
        [one] one success
       *[other] { $box-baltasar_quiroga-flight } successes
    }.

## Goods

name-spice = Spice
name-cocoa = Cocoa
name-rum = Rum
name-tobacco = Tobacco
name-sugar = Sugar
name-fruit = Fruit
name-textiles = Textiles
name-timber = Timber
name-spice_1 = Spice (1, Escape!)
name-spice_2 = Spice (2, hit Cannons)
name-spice_3 = Spice (3, Escape!)
name-spice_4 = Spice (3, hit Masts)
name-spice_5 = Spice (3, Escape!)
name-spice_6 = Spice (4, hit Cargo)
name-spice_7 = Spice (5, hit Crew)
name-spice_8 = Spice (2, Escape!)
name-cocoa_1 = Cocoa (1, hit Cannons)
name-cocoa_2 = Cocoa (2, Escape!)
name-cocoa_3 = Cocoa (3, hit Masts)
name-cocoa_4 = Cocoa (3, Escape!)
name-cocoa_5 = Cocoa (3, hit Cargo)
name-cocoa_6 = Cocoa (4, Escape!)
name-cocoa_7 = Cocoa (5, Escape!)
name-cocoa_8 = Cocoa (4, hit Hull)
name-rum_1 = Rum (1, Escape!)
name-rum_2 = Rum (2, hit Crew)
name-rum_3 = Rum (3, Escape!)
name-rum_4 = Rum (3, hit Cannons)
name-rum_5 = Rum (3, Escape!)
name-rum_6 = Rum (4, hit Masts)
name-rum_7 = Rum (5, hit Cargo)
name-rum_8 = Rum (2, Escape!)
name-tobacco_1 = Tobacco (1, hit Crew)
name-tobacco_2 = Tobacco (2, Escape!)
name-tobacco_3 = Tobacco (3, hit Cannons)
name-tobacco_4 = Tobacco (3, Escape!)
name-tobacco_5 = Tobacco (3, hit Masts)
name-tobacco_6 = Tobacco (4, Escape!)
name-tobacco_7 = Tobacco (5, Escape!)
name-tobacco_8 = Tobacco (4, hit Hull)
name-sugar_1 = Sugar (1, hit Cargo)
name-sugar_2 = Sugar (2, Escape!)
name-sugar_3 = Sugar (3, hit Crew)
name-sugar_4 = Sugar (3, Escape!)
name-sugar_5 = Sugar (3, hit Cannons)
name-sugar_6 = Sugar (4, Escape!)
name-sugar_7 = Sugar (5, Escape!)
name-sugar_8 = Sugar (2, hit Masts)
name-fruit_1 = Fruit (1, Escape!)
name-fruit_2 = Fruit (2, hit Cargo)
name-fruit_3 = Fruit (3, Escape!)
name-fruit_4 = Fruit (3, hit Crew)
name-fruit_5 = Fruit (3, Escape!)
name-fruit_6 = Fruit (4, hit Cannons)
name-fruit_7 = Fruit (5, hit Hull)
name-fruit_8 = Fruit (4, Escape!)
name-textiles_1 = Textiles (1, hit Masts)
name-textiles_2 = Textiles (2, Escape!)
name-textiles_3 = Textiles (3, hit Cargo)
name-textiles_4 = Textiles (3, Escape!)
name-textiles_5 = Textiles (3, hit Crew)
name-textiles_6 = Textiles (4, Escape!)
name-textiles_7 = Textiles (5, Escape!)
name-textiles_8 = Textiles (2, hit Cannons)
name-timber_1 = Timber (1, Escape!)
name-timber_2 = Timber (2, hit Masts)
name-timber_3 = Timber (3, Escape!)
name-timber_4 = Timber (3, hit Cargo)
name-timber_5 = Timber (3, Escape!)
name-timber_6 = Timber (4, hit Crew)
name-timber_7 = Timber (5, hit Hull)
name-timber_8 = Timber (4, Escape!)

## Events

name-nl_van_almonde = Dutch naval ship: Philips van Almonde
    .text = At end of turn the frigate of Philips van Almonde appears at Curaçao.
    .captain = Philips van Almonde
name-nl_evertsen = Dutch naval ship: Cornelis Evertsen
    .text = At end of turn the frigate of Cornelis Evertsen appears at St. Maarten.
    .captain = Cornelis Evertsen
name-nl_binckes = Dutch naval ship: Jacob Binckes
    .text = At end of turn the frigate of Jacob Binckes appears at St. Maarten.
    .captain = Jacob Binckes
name-en_benbow = English naval ship: John Benbow
    .text = At end of turn the frigate of John Benbow appears at Port Royal.
    .captain = John Benbow
name-en_myngs = English naval ship: Christopher Myngs
    .text = At end of turn the frigate of Christopher Myngs appears at Bridgetown.
    .captain = Christopher Myngs
name-en_delaval = English naval ship: Ralph Delaval
    .text = At end of turn the frigate of Ralph Delaval appears at St. John.
    .captain = Ralph Delaval
name-fr_ducasse = French naval ship: Jean-Baptiste du Casse
    .text = At end of turn the frigate of Jean-Baptiste du Casse appears at Petit-Goâve.
    .captain = Jean-Baptiste du Casse
name-fr_destrees = French naval ship: Jean d'Estrées
    .text = At end of turn the frigate of Jean d'Estrées appears at Basse-Terre.
    .captain = Jean d'Estrées
name-fr_duquesne = French naval ship: Abraham Duquesne
    .text = At end of turn the frigate of Abraham Duquesne appears at Tortuga.
    .captain = Abraham Duquesne
name-es_depes = Spanish naval ship: Andrés de Pes
    .text = At end of turn the frigate of Andrés de Pes appears at Havana.
    .captain = Andrés de Pes
name-es_oquendo = Spanish naval ship: Antonio de Oquendo
    .text = At end of turn the frigate of Antonio de Oquendo appears at San Juan.
    .captain = Antonio de Oquendo
name-es_delezo = Spanish naval ship: Blas de Lezo
    .text = At end of turn the frigate of Blas de Lezo appears at Cartagena.
    .captain = Blas de Lezo
name-pi_vane = Pirate sloop: Charles Vane
    .text = At end of turn Charles Vane appears in zone Nassau.
    .captain = Charles Vane
name-pi_hamlin = Pirate sloop: Jean Hamlin
    .text = At end of turn Jean Hamlin appears in zone Tortuga.
    .captain = Jean Hamlin
name-pi_dieuleveut = Pirate sloop: Anne Dieu-le-Veut
    .text = At end of turn Anne Dieu-le-Veut appears in zone Petit-Goâve.
    .captain = Anne Dieu-le-Veut
name-pi_hornigold = Pirate frigate: Benjamin Hornigold
    .text = At end of turn Benjamin Hornigold appears in zone Old Providence.
    .captain = Benjamin Hornigold
name-pi_roberts = Pirate frigate: Bartholomew Roberts
    .text = At end of turn Bartholomew Roberts appears in zone Caribbean Sea.
    .captain = Bartholomew Roberts
name-pi_teach = Pirate frigate: Edward Teach
    .text = At end of turn Edward Teach appears in zone Trinidad.
    .captain = Edward Teach
name-war_1 = War
    .text = Draw two nations at random: they go to war (an earlier war ends). Their naval ships are now man-o'-wars and their ports close to captains of the enemy.
name-war_2 = War
    .text = Draw two nations at random: they go to war (an earlier war ends). Their naval ships are now man-o'-wars and their ports close to captains of the enemy.
name-peace_1 = Peace
    .text = The current war ends. If there is none, each player without a bounty gains { $box-peace_1-n } Gold.
name-peace_2 = Peace
    .text = The current war ends. If there is none, each player without a bounty gains { $box-peace_2-n } Gold.
name-storm_north = Northern storm
    .text = This turn every captain who ends his turn at sea in a northern zone (Havana, Nassau, Port Royal, Tortuga, Petit-Goâve or Santo Domingo) rolls Seamanship; on failure his ship takes { $box-storm_north-n } hits (sections by die).
name-storm_east = Eastern storm
    .text = This turn every captain who ends his turn at sea in an eastern zone (San Juan, St. Maarten, St. John, Basse-Terre, Bridgetown or Trinidad) rolls Seamanship; on failure his ship takes { $box-storm_east-n } hits (sections by die).
name-storm_south = Southern storm
    .text = This turn every captain who ends his turn at sea in a southern zone (Old Providence, Cartagena, the Caribbean Sea, Curaçao or Caracas) rolls Seamanship; on failure his ship takes { $box-storm_south-n } hits (sections by die).
name-too_quiet = It's Too Quiet
    .text = Draw and resolve { $box-too_quiet-n } more Event cards, one after the other.
name-fever = Tropical fever
    .text = At the start of his turn each player rolls Leadership; on failure he loses { $box-fever-n } Crew (never the last).
name-amnesty = Royal amnesty
    .text = This turn each player may once, at any time outside combat, clear bounties of one nation at { $box-amnesty-price } Gold each.
name-blockade = Blockade
    .text = Draw a port at random and put a spare Bounty token of its nation on it: nobody may enter before the end of the next turn, then remove the token.
name-trade_winds = Trade winds
    .text = This turn each player has { $box-trade_winds-n ->
        [one] one more Move action
       *[other] { $box-trade_winds-n } more Move actions
    }.
name-doldrums = Doldrums
    .text = This turn each player has only { $box-doldrums-actions } actions.
name-treasure_fleet = Treasure fleet
    .text = This turn every successful raid on a Spanish merchant adds { $box-treasure_fleet-n } Cargo card to the haul.
name-fair = Great fair
    .text = Shuffle all the Demand tokens and replace the one in every port.
name-fog = Fog
    .text = This turn every Scouting roll, by players and NPCs, has { $box-fog-n } die fewer (minimum 1).

## Glory cards

name-spec_carpenter_1 = Ship's carpenter
    .text = At the start of your turn give back { $box-spec_carpenter_1-n } point to a damaged section other than Crew.
    .hire = During a Port action: pay { $box-spec_carpenter_1-pay } Gold.
name-spec_carpenter_2 = Ship's carpenter
    .text = At the start of your turn give back { $box-spec_carpenter_2-n } point to a damaged section other than Crew.
    .hire = During a Port action: pass a Leadership roll (one try per turn).
name-spec_gun_captain_1 = Gun captain
    .text = When you shoot without winning the contest (at least 1 success), inflict { $box-spec_gun_captain_1-n } more hit within your Cannons.
    .hire = During a Port action: pay { $box-spec_gun_captain_1-pay } Gold.
name-spec_gun_captain_2 = Gun captain
    .text = When you shoot without winning the contest (at least 1 success), inflict { $box-spec_gun_captain_2-n } more hit within your Cannons.
    .hire = During a Port action: pass a Leadership roll (one try per turn).
name-spec_master_gunner_1 = Master gunner
    .text = Once per combat reroll as many of your location dice as you like.
    .hire = During a Port action: pay { $box-spec_master_gunner_1-pay } Gold.
name-spec_master_gunner_2 = Master gunner
    .text = Once per combat reroll as many of your location dice as you like.
    .hire = During a Port action: pass a Leadership roll (one try per turn).
name-spec_surgeon_1 = Surgeon
    .text = After a combat you survive, regain { $box-spec_surgeon_1-n } Crew lost during it.
    .hire = During a Port action: pay { $box-spec_surgeon_1-pay } Gold.
name-spec_surgeon_2 = Surgeon
    .text = After a combat you survive, regain { $box-spec_surgeon_2-n } Crew lost during it.
    .hire = During a Port action: pass a Leadership roll (one try per turn).
name-spec_lookout_1 = Lookout
    .text = +{ $box-spec_lookout_1-n } die to all your Scouting rolls.
    .hire = During a Port action: pay { $box-spec_lookout_1-pay } Gold.
name-spec_lookout_2 = Lookout
    .text = +{ $box-spec_lookout_2-n } die to all your Scouting rolls.
    .hire = During a Port action: pass a Leadership roll (one try per turn).
name-spec_master_at_arms_1 = Master-at-arms
    .text = +{ $box-spec_master_at_arms_1-n } die to your Leadership rolls in crew combat.
    .hire = During a Port action: pay { $box-spec_master_at_arms_1-pay } Gold.
name-spec_master_at_arms_2 = Master-at-arms
    .text = +{ $box-spec_master_at_arms_2-n } die to your Leadership rolls in crew combat.
    .hire = During a Port action: pass a Leadership roll (one try per turn).
name-spec_purser_1 = Purser
    .text = When selling, each card in demand brings you { $box-spec_purser_1-n } more Gold.
    .hire = During a Port action: pay { $box-spec_purser_1-pay } Gold.
name-spec_purser_2 = Purser
    .text = When selling, each card in demand brings you { $box-spec_purser_2-n } more Gold.
    .hire = During a Port action: pass a Leadership roll (one try per turn).
name-spec_sailing_master_1 = Sailing master
    .text = Your ship's Manoeuvrability is raised by { $box-spec_sailing_master_1-n } (maximum { $box-ship_most }).
    .hire = During a Port action: pay { $box-spec_sailing_master_1-pay } Gold.
name-spec_sailing_master_2 = Sailing master
    .text = Your ship's Manoeuvrability is raised by { $box-spec_sailing_master_2-n } (maximum { $box-ship_most }).
    .hire = During a Port action: pass a Leadership roll (one try per turn).
name-replay_crew = Replay the fate of a crew combat
    .text = After a crew combat roll: reroll (or have rerolled) any dice you choose, yours and the enemy's.
name-replay_contest = Replay the fate of a manoeuvre contest
    .text = After a manoeuvre contest: reroll (or have rerolled) any dice you choose, yours and the enemy's.
name-quick_wits = Quick wits
    .text = Just after a Glory card is played in a combat you are in: its text also works for you.
name-full_broadside = Full broadside
    .text = You won the contest with Shoot: inflict { $box-full_broadside-n } hit more than your Cannons.
name-aimed_shot = Aimed shot
    .text = After your location roll: set one of your dice to the section of your choice, not the Hull.
name-daring_tack = Daring tack
    .text = Before a manoeuvre contest: +{ $box-daring_tack-n } dice for this roll.
name-powder_smoke = Powder smoke
    .text = You won the contest with Flee: you escape even if the enemy has successes.
name-out_of_the_sun = Out of the sun
    .text = At the start of a naval combat: you may declare any action already in the first round.
name-rousing_speech = Rousing speech
    .text = At the start of a crew combat: +{ $box-rousing_speech-n } die to all your rolls of this combat.
name-pistol_volley = Pistol volley
    .text = At the start of a crew combat: the enemy loses { $box-pistol_volley-n } Crew.
name-jury_rig = Jury rig
    .text = Between two naval rounds: give back { $box-jury_rig-n } point to one of your sections other than the Hull.
name-following_wind = Following wind
    .text = On your turn: { $box-following_wind-n ->
        [one] one more Move action
       *[other] { $box-following_wind-n } more Move actions
    }.
name-smugglers_cove = Smugglers' cove
    .text = When you enter a port that would be refused: enter anyway; access lasts until you leave.
name-governors_pardon = Governor's pardon
    .text = On your turn: clear up to { $box-governors_pardon-n } bounties of one nation at { $box-governors_pardon-pay } Gold each.
name-sharp_bargain = Sharp bargain
    .text = While buying goods: each card costs { $box-sharp_bargain-n } Gold less (minimum 1).
name-hungry_market = Hungry market
    .text = At the start of a Port action, before selling: draw { $box-hungry_market-n } Demand tokens and replace the port's by one of them.
name-informant = Informant
    .text = During a Port action: acquire a rumour without paying and without a roll.
name-high_friends = Friends in high places
    .text = After one of your failed Influence rolls: it succeeds.
name-spyglass = Spyglass
    .text = After one of your failed Scouting rolls: it succeeds.
name-fat_prize = Fat prize
    .text = After a successful merchant raid: add { $box-fat_prize-n } Cargo card to the haul, ignoring its icon.
name-warning_shot = Warning shot
    .text = Before the icons of one of your raids are resolved: ignore one.
name-friendly_yard = Obliging shipyard
    .text = During a shipyard visit: buy a ship for { $box-friendly_yard-rebate } Gold less, or repair up to { $box-friendly_yard-n } points for free.
name-mutiny = Mutiny
    .text = At the start of another player's turn: he rolls Leadership; on failure he loses { $box-mutiny-n ->
        [one] one action
       *[other] { $box-mutiny-n } actions
    }.
name-false_lead = False lead
    .text = When another player reveals a rumour: he rolls { $box-false_lead-n } die fewer (minimum 1).
name-saboteur = Saboteur
    .text = When another player leaves a port: his ship takes { $box-saboteur-n } hit to the Masts (never the last point).
name-headwind = Headwind
    .text = When another player declares a Move between two zones: it does not happen, the action is spent.
name-denounced = Denounced
    .text = At the start of the turn of another player who has a bounty: he gains { $box-denounced-n ->
        [one] one
       *[other] { $box-denounced-n }
    } more of that nation.

## Rumours

name-forged_papers = Forged papers
    .text = A forger makes you a pass: keep the card; no port is refused to you, neither for bounties nor for war.
name-myriad = A myriad of goods
    .text = A dismasted convoy drifts: draw { $box-myriad-draw_cargo } Cargo cards and keep what your hold allows.
name-stranded_galleon = The stranded galleon
    .text = Her chests are still aboard: { $box-stranded_galleon-gold } Gold.
name-turtle_cache = The islet cache
    .text = Buried arms and pieces of eight: { $box-turtle_cache-gold } Gold and a special weapon of your choice.
name-hermit_shipwright = The hermit of the yard
    .text = An old master agrees to sail: a Ship's carpenter joins you ({ $box-instead_of_specialist } Gold if you have one or none is to be had).
name-struck_off_surgeon = The struck-off physician
    .text = He only wants to vanish: a Surgeon joins you.
name-deserter_gunner = The deserting gunner
    .text = He knows every gun in the fort: a Master gunner joins you.
name-keen_boy = The sharp-eyed boy
    .text = A Lookout joins you.
name-corsair_tomb = The corsair's tomb
    .text = Traps and gold: { $box-corsair_tomb-gold } Gold, but you lose { $box-corsair_tomb-crew_loss } Crew (never the last).
name-ghost_ship = The ghost ship
    .text = She is not empty: crew combat against Crew { $box-ghost_ship-crew_combat-crew }, Leadership { $box-ghost_ship-crew_combat-leadership }. Win: { $box-ghost_ship-gold } Gold and { $box-ghost_ship-draw_cargo } Cargo cards. The rumour is proven only if you win.
name-bribable_clerk = The bribable clerk
    .text = Files burn: clear up to { $box-bribable_clerk-remove_bounty } bounties of one nation.
name-royal_seal = The royal seal
    .text = A blank pardon: clear all your bounties of one nation.
name-secret_channel = The secret channel
    .text = Keep the card: all NPCs search for you with { $box-secret_channel-add_dice } die fewer (minimum 1).
name-abandoned_cargo = The abandoned cargo
    .text = Draw { $box-abandoned_cargo-draw_cargo } Cargo cards, keep what your hold allows, and take { $box-abandoned_cargo-gold } Gold.
name-pearl_bank = The pearl bank
    .text = { $box-pearl_bank-gold } Gold and { $box-pearl_bank-draw_glory } more Glory card.
name-old_pilot = The old pilot
    .text = A Sailing master joins you.
name-gunsmith = The king's gunsmith
    .text = Take each special weapon you lack, and { $box-gunsmith-gold } Gold.
name-laid_up_frigate = The laid-up frigate
    .text = For { $box-laid_up_frigate-swap_ship-pay } Gold your ship may become a new frigate (no purchase Glory). Otherwise take { $box-laid_up_frigate-gold } Gold.
name-paymaster = The paymaster's chest
    .text = { $box-paymaster-gold } Gold, and a Spanish bounty.
name-castaway = The noble castaway
    .text = His family pays { $box-castaway-gold } Gold and speaks well of you: { $box-castaway-draw_glory } more Glory card.
name-governors_ear = The governor's ear
    .text = Keep the card: +{ $box-governors_ear-add_dice } die to all your Influence rolls.
name-repentant_mutineers = The repentant mutineers
    .text = Your Crew is complete and a Master-at-arms joins you.
name-hidden_cove = The careening cove
    .text = Repair everything, complete the Crew and take { $box-hidden_cove-gold } Gold.
name-builders_plans = The builder's plans
    .text = Take for free, from any port you choose, a Modification token you do not have (look at them first), and { $box-builders_plans-gold } Gold.
name-forgotten_hoard = The forgotten hoard
    .text = { $box-forgotten_hoard-gold } Gold and a special weapon of your choice.

## Missions

name-queens_cousin = The queen's cousin
    .text = Bring her to the port of Havana.
    .condition = Influence roll; no Spanish bounty.
    .reward = { $box-queens_cousin-gold } Gold.
name-viceroy_mail = The viceroy's mail
    .text = Hand over the bag in the port of Caracas.
    .condition = Influence roll.
    .reward = { $box-viceroy_mail-gold } Gold.
name-pirate_hunt = Clear the waters
    .text = Defeat a pirate NPC.
    .condition = Have no bounty.
    .reward = { $box-pirate_hunt-gold } Gold and a Gun captain.
name-brethren_revenge = The brethren's revenge
    .text = Defeat a naval ship.
    .condition = Have at least one bounty.
    .reward = { $box-brethren_revenge-gold } Gold.
name-french_marque = French commission
    .text = Succeed in a raid on a Spanish merchant.
    .condition = Influence roll; no French bounty.
    .reward = { $box-french_marque-gold } Gold, and clear { $box-french_marque-remove_bounty } bounty of your choice.
name-court_sugar = Sugar for the court
    .text = Deliver { $box-court_sugar-deliver } Sugar cards to the port of Basse-Terre.
    .condition = None.
    .reward = { $box-court_sugar-gold } Gold (in place of the sale price).
name-fort_engineer = The fort engineer
    .text = Put him ashore in the port of Tortuga.
    .condition = Influence roll.
    .reward = { $box-fort_engineer-gold } Gold and a Ship's carpenter.
name-company_tobacco = The Company's tobacco
    .text = Deliver { $box-company_tobacco-deliver } Tobacco cards to the port of St. Maarten.
    .condition = Command a flute or a galleon.
    .reward = { $box-company_tobacco-gold } Gold (in place of the sale price).
name-company_books = The account books
    .text = Carry them to the port of Curaçao.
    .condition = Influence roll.
    .reward = { $box-company_books-gold } Gold and a Purser.
name-fleet_rum = Rum for the squadron
    .text = Deliver { $box-fleet_rum-deliver } Rum cards to the port of Port Royal.
    .condition = None.
    .reward = { $box-fleet_rum-gold } Gold (in place of the sale price).
name-arsenal = The Crown's arsenal
    .text = Hand over { $box-arsenal-deliver_weapons } special weapons in the port of Nassau.
    .condition = No English bounty.
    .reward = { $box-arsenal-gold } Gold.
name-prisoners = The captives of the bay
    .text = Successful Scout action at sea in Caracas, then crew combat against Crew { $box-prisoners-crew_combat-crew }, Leadership { $box-prisoners-crew_combat-leadership }.
    .condition = Leadership roll.
    .reward = { $box-prisoners-gold } Gold and a full Crew.
name-silver_escort = The silver escort
    .text = Take the convoy to the port of San Juan.
    .condition = At least { $box-silver_escort-stat_min } Cannons; no Spanish bounty.
    .reward = { $box-silver_escort-gold } Gold.
name-archbishop = The archbishop travels
    .text = Bring him to the port of Cartagena.
    .condition = Influence roll; no bounty.
    .reward = { $box-archbishop-gold } Gold and { $box-archbishop-draw_glory } more Glory card.
name-spanish_marque = Spanish commission
    .text = Succeed in a raid on an English merchant (this raid gives no bounty).
    .condition = Influence roll; no Spanish bounty.
    .reward = { $box-spanish_marque-gold } Gold.
name-torn_chart = The torn chart
    .text = Succeed in a Scout action in the Caribbean Sea.
    .condition = Pay { $box-torn_chart-pay } Gold.
    .reward = { $box-torn_chart-gold } Gold.
name-salvage = The salvage
    .text = Succeed in a Scout action at sea in Petit-Goâve.
    .condition = Leadership roll.
    .reward = { $box-salvage-draw_cargo } Cargo cards (as your hold allows) and { $box-salvage-gold } Gold.
name-lost_register = The lost register ship
    .text = Succeed in a Scout action at sea in Nassau, then come back to the port of Havana.
    .condition = Influence roll; no Spanish bounty.
    .reward = { $box-lost_register-gold } Gold.
name-feast = The brethren's feast
    .text = Deliver { $box-feast-deliver } Rum card and { $box-feast-deliver } Fruit card to the port of Tortuga.
    .condition = None.
    .reward = { $box-feast-gold } Gold and a full Crew.
name-abduction = The abduction
    .text = Pass an Influence roll in the port of Santo Domingo, then come back to the port of Tortuga.
    .condition = Leadership roll.
    .reward = { $box-abduction-gold } Gold, and a Spanish bounty.
name-price_on_head = A head to bring back
    .text = Defeat a pirate (player or NPC), then come back to the port of Cartagena.
    .condition = Have no bounty.
    .reward = { $box-price_on_head-gold } Gold.
name-great_sale = The sale of the century
    .text = Sell { $box-great_sale-sell_demand } or more cards in demand in one sale.
    .condition = Pay { $box-great_sale-pay } Gold.
    .reward = { $box-great_sale-gold } Gold.
name-botanist = The king's botanist
    .text = Succeed in a Scout action at sea in Trinidad.
    .condition = Influence roll.
    .reward = { $box-botanist-gold } Gold and a Surgeon.
name-grand_tour = The grand tour
    .text = Take a Port action in a port of each of the four nations (after accepting).
    .condition = Influence roll.
    .reward = { $box-grand_tour-gold } Gold and { $box-grand_tour-draw_glory } more Glory card.
name-mediator = The mediator
    .text = Take a Port action in Port Royal, then one in Tortuga.
    .condition = Influence roll.
    .reward = { $box-mediator-gold } Gold, and clear up to { $box-mediator-remove_bounty } bounties of one nation.

## For newcomers: the first card, the two-minute overview, and what each decision is for
## (`why-KIND` is one line for everybody; `first-KIND` is said once, the first time)

intro-about = A captain, a small ship and ten Gold in the Caribbean. Trade, run errands, chase rumours, hunt pirates or become one: every road leads to Glory.
    .step = Put to sea
intro-win = Ten Glory points. A great sale, a rich raid, a mission, a rumour proven, a combat won and the first large ship are worth one each; each 10 Gold hidden at home is one more, in secret, up to five.
    .step = Earn Glory
intro-turn = Three actions: move, scout, or be in port (once). An event opens each round and moves the naval ships and pirates that nobody plays.
    .step = Take three actions
intro-time = About 45 minutes a player at a table; half an hour to an hour with bots.
intro-goal = Be the first to reach ten points of Glory.
overview = You have three actions a turn. Move goes to the next zone, or into or out of a port. In port you do all your business at once: sell, buy, repair, hire, listen for rumours, take a mission, hide Gold at home. Scout looks for somebody in your zone.

    Trade is the first road. Buying shows six cards: the more alike you buy, the cheaper (1 Gold each from three on). Sell them where that good is in demand: 6 Gold each instead of 3, and three or more at once are worth a Glory point.

    Missions and rumours are the second: each sends you somewhere, often with a skill roll. You roll as many dice as the skill, and one skull is enough. Done, they pay a Glory point and a Glory card.

    Piracy is the third. Scout for a merchant and raid it: take cards until you stop or it escapes. 12 Gold or more is a Glory point, but the robbed nation puts a bounty on you: its ports close, its naval ships hunt you, and others may collect.

    Combat is fought in rounds: declare to shoot, board or flee, then compare Seamanship. The winner fires all his cannons; dice say which section is hit. Boarding leads to a fight of crews. A captain who loses dies; you keep your points and your chest, and begin again with a new one.

    At ten points, chest included, declare it: the round is finished and the game ends.
why-ship = The sloop manoeuvres better, for raids and flight; the flute carries more, for trade.
first-ship = Cargo decides how much you can trade, manoeuvrability how long a merchant stays within reach and who wins a manoeuvre. For a first voyage as a trader take the flute.
why-act = Three actions: think of a round trip, such as buy here, sail, sell where it is wanted; the port may be used once a turn.
first-act = Moving one zone, or in or out of a port, is one action. Look which port wants what you carry; each port shows the good in demand. Scouting finds a merchant, a rival or a naval ship in your own zone.
why-port = Each business once, selling first: sell what is wanted, then fill the hold with cards that are alike.
first-port = All your business fits into this one action, but selling must come first. Then buy, repair, hire, ask for a rumour, take the mission. In your home port you can hide Gold: each 10 is a secret point.
why-sell = The good in demand brings { $box-sell_demand } Gold instead of { $box-sell }, { $box-sale_glory } or more of it at once a Glory point; then the market closes.
why-buy = Three alike cost { $box-buy-3 } Gold each: best is what a port within reach demands.
first-buy = Single cards cost { $box-buy-1 } Gold, pairs { $box-buy-2 } each, three or more alike { $box-buy-3 } each. A good in demand sells for { $box-sell_demand }, so three alike for a port nearby turn 3 Gold into 18 and a Glory point.
why-show = One rival will see what you carry: choose the one who can use it least.
why-demand = This good will bring double here: one that you can fetch and your rivals do not carry.
why-yard = A large ship is a Glory point once, and strength; damage costs you fights; a weapon is one good surprise.
first-yard = Your first frigate or galleon is worth a Glory point. Repair what was hit before you sail: a destroyed section forbids raids and weakens you in combat.
why-transfer = Only here do modifications follow you: take them unless you would rather sell the ship dearer.
why-recruit = Boarding and rumours need hands; in trade an empty bunk costs nothing.
why-keep-rumour = You hold one only: the one that is nearer and asks for your better skill.
why-keep-mission = You hold one only: the one on your way, with the reward you can use.
why-chest = Only Gold in the chest counts at the end, and survives your captain; keep enough aboard to trade.
first-chest = Every { $box-chest_step } Gold in the chest is a Glory point that nobody sees, up to five. What stays aboard is lost if the captain dies.
why-unlock = Take what the next purchase needs: Gold aboard can be lost, and no longer counts as points.
why-bribe = Closed to you otherwise: worth it if the business inside pays more.
why-second-chance = The roll failed: spend help only where a success is worth more than the card.
why-drop = The hold is too small: keep what is in demand near by, drop the odd cards.
why-stow = Keep what sells best together: cards alike, and goods in demand near by.
why-mend = Hull keeps you afloat, cannons and crew win, masts let you act, cargo lets you carry.
why-place = The modification becomes buyable there: far from a rival who wants it.
why-take-modification = One of each kind only: what helps the way you play, guns for hunters, hold for traders.
why-take-weapon = Chain shot cripples masts, grapeshot kills crews, grapnels help to board: which fight do you expect?
why-hand-over = Give the one you are least likely to use.
why-swap-ship = Compare the hold, the guns and the damage with yours, and the price with your next purchase.
why-clear = A pardon opens that nation's ports again: begin with those whose ports you need.
why-discard-glory = { $box-hand } cards is the limit: let go the one whose moment is least likely to come.
why-announce = Glory cards act only at their moment: this one, or never mind.
first-announce = Some Glory cards may be played outside your turn, at just this moment. It is announced face down; when it comes to be resolved you can still withdraw it, but then all have seen it.
why-go-on = All have announced: is it still worth the card? Withdrawn, it stays in your hand, but all have seen it.
why-before-search = This is the last moment to be pardoned before they look for you.
why-quick-wits = You could use what was just played against you: if it helps you as much.
why-blame = A bounty makes its bearer hunted by that nation: the one with a naval ship near.
why-merchant = A raid may pay { $box-raid_glory } Gold and a Glory point, but the nation you rob puts a bounty on you.
first-merchant = Robbing is a choice for life: the nation you attack as (that of the ship or of the zone) puts a bounty on your head, closes its ports to you and sends its naval ships. In return a raid worth { $box-raid_glory } Gold is a Glory point.
why-spend = A weapon makes one failed die a success: one more card to take or to change.
why-raid = Each success adds, drops or swaps a card: go for { $box-raid_glory } Gold, but count Escape icons and hits first.
first-raid = The cards are the merchant's cargo, and its tricks: Escape icons let it get away when they reach your manoeuvrability, Hit icons damage you. Stop when the Gold is enough, or when one more card could spoil everything.
why-raid-card = A Glory card now may save the raid: is this prize worth it?
why-ignore = Take away the icon that would cost you most: an escape too many, or a hit on a weak section.
why-declare = Shoot with more cannons, board with more crew, flee when you have less of both.
first-declare = Both sides declare, then roll Seamanship. Winning a shot lets all your cannons fire; winning a boarding starts a fight of crews; winning a flight gets you out, but only if the enemy has no success at all.
why-chase = They are getting away: a last shot costs nothing.
why-grapnel = A second throw for the boarding: when you need the crew fight and just missed it.
why-reroll = Throw again what does not help; keep your skulls.
why-lay-guns = Sink, cripple or kill the crew: change shots to the section that ends the fight soonest.
why-aim = A destroyed section costs the enemy most: masts stop his manoeuvres, crew his boarding.
why-suffer = Skulls hit where you like: spare sections with one point left, a destroyed one passes its hits to the hull.
why-parry = Avoid the hit that would destroy a section.
why-capture = Take it only if she is better than yours as she stands: your modifications stay behind.
why-reward = The nation with the most bounties on him pays most: { $box-bounty_reward } Gold for each.

## Why the game's own player would choose so

reason-port-call = a call at { $zone } is worth about { $points } { $points ->
    [one] point
   *[other] points
}, for { $actions ->
    [one] one action
   *[other] { $actions } actions
  }
reason-at-sea = that is worth about { $points } { $points ->
    [one] point
   *[other] points
}, for { $actions ->
    [one] one action
   *[other] { $actions } actions
  }
reason-stock = { $room ->
    [one] room for one card of goods
   *[other] room for { $room } cards of goods
}, and { $gold } Gold to buy with
reason-tavern = a rumour for { $box-rumour } Gold; chance of hearing one: { $percent }%
reason-proof = your rumour can be proven at { $zone }; chance: { $percent }%
reason-mend = the yard can mend { $lost ->
    [one] one hit
   *[other] { $lost } hits
 } of your ship
reason-frigate = a large ship can be paid for: a point of Glory, once
reason-wanted = { $zone } wants { $good }: { $gold } Gold each, { $count } aboard
reason-errand = { $mission } leads to { $zone }
reason-offered = { $mission } is on offer at { $zone }
reason-spot = your rumour speaks of the waters off { $zone }
reason-hunter = { $npc }, no friend of yours, is { $zones ->
    [0] right here
    [one] one zone off
   *[other] { $zones } zones off
 }
reason-robbed = { $had ->
    [0] no bounty of that nation yet
    [one] one bounty of that nation already
   *[other] { $had } bounties of that nation already
 }; { $ports ->
    [0] none of its ports is open to you
    [one] one of its ports is open to you
   *[other] { $ports } of its ports are open to you
 }
reason-left = { $section }: { $left } left
reason-scouting = chance of finding: { $percent }%
reason-no-goal = leads to nothing that pays now
reason-raid = the raid may bring { $gold } Gold, damage counted
reason-in-demand = { $good } is in demand here: { $gold } Gold each
reason-no-demand = { $good } is not in demand here: { $gold } Gold
reason-chest = { $gold } Gold could be hidden at home now
reason-ship = cargo { $cargo } to { $less }, manoeuvrability { $handling } to { $more } of the other ship
reason-mission = { $gold ->
    [0] a point of Glory
   *[other] { $gold } Gold and a point of Glory
}{ $percent ->
    [100] { "" }
   *[other] ; chance of being given it: { $percent }%
}
reason-crew = { $now } of { $most } crewmen aboard
reason-fitting = { $token } is on sale here
reason-purse = { $gold } Gold aboard
reason-worn = { $section }: { $left } of { $most } left
reason-price = it costs { $price } of the { $gold } Gold aboard
reason-yard-done = nothing else here is worth its price; { $gold } Gold aboard
reason-hoard = the chest then makes { $points } { $points ->
    [one] point
   *[other] points
}; { $gold } Gold aboard
reason-kept-goods = { $count ->
    [one] the card left may bring more elsewhere
   *[other] the { $count } cards left may bring more elsewhere
}
reason-ashore-done = nothing more to do here that pays
reason-no-bargain = { $room ->
    [0] the hold is full
    [one] nothing more here pays; room for one card, { $gold } Gold
   *[other] nothing more here pays; room for { $room } cards, { $gold } Gold
}
reason-no-raid = the ship is in no state for a raid: { $now } { $now ->
    [one] point
   *[other] points
} of hull left
reason-rival = { $who } has { $points } { $points ->
    [one] point
   *[other] points
} of Glory so far
reason-way = { $actions ->
    [0] { $zone }: right here
    [one] { $zone }: one action off
   *[other] { $zone }: { $actions } actions off
}
reason-aboard = { $good }: { $count } aboard
reason-pardon = { $nation }: { $had ->
    [one] one bounty
   *[other] { $had } bounties
}; { $ports ->
    [one] it has one port
   *[other] it has { $ports } ports
}
reason-its-moment = this is the moment of the card
reason-no-card-helps = no card in hand helps at this moment
reason-prize-so-far = the cards so far are worth { $gold } Gold; { $glory } make a point of Glory
reason-guns = cannons { $own } to { $theirs }, hull { $hull } to { $other }
reason-men = crew { $own } to { $theirs }, Leadership { $led } to { $against }
reason-dice-stay = no die that could be changed for the better
reason-own-die = a die of one’s own without a success
reason-enemy-die = an enemy die with a success
reason-dice-against = the dice are against you now
reason-dice-for = the dice are for you now
reason-skulls = { $count ->
    [0] no skull for the enemy to place
    [one] one skull, which the enemy would place
   *[other] { $count } skulls, which the enemy would place
}
reason-own-ship = your own ship: { $ship }
reason-market = { $zone } pays { $gold } Gold for { $good }, { $actions ->
    [one] one action off
   *[other] { $actions } actions off
}
reason-three = { $count } { $good } sold there at once are a point of Glory
reason-least = of all aboard { $good } promises least: about { $gold } Gold
reason-good = { $good } may bring { $gold } Gold

# chances, beside their bars
hint-scout = { $dice ->
    [one] 1 Scouting die
   *[other] { $dice } Scouting dice
 }: one skull is enough
odds-scout = find it
figure-scout = { $chance }%
    .unit = to find it
