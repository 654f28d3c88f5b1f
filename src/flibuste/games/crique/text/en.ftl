## La Crique des Pirates

game = Pirate's Cove
    .blurb = Twelve months to become the most famous pirate of the cove: sail in secret, fight, plunder, bury.

## What is asked

coin = gold
ask-draft = Keep one of these tavern cards.
wait-draft = { $who } is choosing a tavern card.
ask-outfit = How do you fit out your ship? You have { $gold } gold. The steps of a section cost, in turn, { $prices } gold.
wait-outfit = { $who } is fitting out a ship.
ask-sail = Which island this month?
wait-sail = { $who } is setting a course.
ask-window-treasures = The treasures of the month are on the islands: do you play an event before anybody sails?
wait-window-treasures = An event may be played.
ask-window-lookout = Before anybody sets a course: do you play an event?
wait-window-lookout = An event may be played.
ask-window-navy = All ships have arrived: do you play an event?
wait-window-navy = An event may be played.
ask-window-marque = The Royal Navy is at sea: do you answer?
wait-window-marque = The Royal Navy may be answered.
ask-window-leave = The month's courses stand: do you slip away to another island?
wait-window-leave = Somebody may still slip away.
ask-battle-card = Play a battle card before the first volley?
wait-battle-card = A battle card may be played.
ask-turn = At whom do you fire, and where?
wait-turn = { $who } is about to fire, or to flee.
ask-aim = Whom do you fire at, and where?
wait-aim = { $who } is taking aim.
ask-reload = Your crew is reloading: you can't fire this round. Do you hold on, or flee?
wait-reload = { $who } is reloading.
ask-navy-fire = The Royal Navy is yours to command: at whom does it fire, and at which section?
wait-navy-fire = { $who } is giving the Royal Navy its orders.
ask-island = { $prices-count ->
    [0] { $island }: what do you do?
    [one] { $island }: what do you do? The last step costs { $prices } gold.
   *[other] { $island }: what do you do? The next steps cost, in turn, { $prices } gold.
}
wait-island = { $who } is ashore.
ask-gift = The Cove looks after its own: what do you take?
wait-gift = { $who } is resting in the Cove.
ask-parrot = { $new } wants to come aboard, but { $old } is there already. Whom do you keep?
wait-parrot = { $who } is choosing between two parrots.

## What can be done

do-pass = Pass
do-keep = Keep { $a }
do-outfit = Hull +{ $a }, sails +{ $b }, cannons +{ $c }, crew +{ $d }
pick-outfit-1 = Hull +?
pick-outfit-2 = Sails +?
pick-outfit-3 = Cannons +?
pick-outfit-4 = Crew +?
do-sail = Sail to { $a }
do-play = { $count ->
    [1] Play { $a }
    [2] { $a-id ->
        [overboard] { $b ->
            [one] Play { $a }: throw one chest
           *[other] Play { $a }: throw { $b } chests
        }
        [lookout] Play { $a }: { $b } sails first
        [piracy] Play { $a } against { $b }
       *[other] Play { $a }: { $b }
    }
   *[other] Play { $a }: { $b }, { $c }
}
do-fire = Fire at { $a }: { $b }
do-flee = Flee to the Cove
do-reload = Hold on and reload
do-raise = { $b ->
    [one] Raise the { $a } one step
   *[other] Raise the { $a } { $b } steps
}
do-refit = Raise the { $a } one step, at twice the price
do-buy-card = Buy a tavern card for { $box-card-price } gold
do-bury-chests = { $a ->
    [one] Bury one chest for 1 fame
   *[other] Bury { $a } chests for { $a } fame
}
do-bury-gold = { $a ->
    [one] Bury { $box-gold-a-fame } gold for 1 fame
   *[other] Bury { $a } times { $box-gold-a-fame } gold for { $a } fame
}
do-mend = Mend the mastercraft on the { $a } for { $box-mend-price } gold
do-mastercraft = Put a mastercraft on the { $a }
do-gift = Take { $a }
do-keep-parrot = Keep { $a }
do-swap-parrot = Swap for { $a }, for { $box-parrot-swap } fame

## What one should know before choosing

hint-outfit = { $price } gold in all: hull { $hull }, sails { $sails }, dice in battle: { $dice }
hint-raise = { $price } gold: { $section } at { $value }{ $gain ->
    [0] { ", " }as before, but a rout is one hit further off
   *[other] { "" }
}
hint-refit = { $price } gold: { $section } at { $value }{ $gain ->
    [0] { ", " }as before, but a rout is one hit further off
   *[other] { "" }
}
hint-sail = { $bury ->
    [true] { $buried ->
        [0] Nothing aboard to bury yet
       *[other] Bury all you carry: { $buried } fame
     }{ $foes-count ->
        [0] { "" }
       *[other] ; off it: { $foes }
     }
   *[false] { $treasure ->
        [true] { $fame } fame, { $gold } gold, { $chests ->
            [one] { $chests } chest
           *[other] { $chests } chests
         }, { $tavern ->
            [one] { $tavern } card
           *[other] { $tavern } cards
         }{ $foes-count ->
            [0] { "" }
           *[other] ; off it: { $foes }
         }
       *[false] Off it: { $foes }
    }
}
hint-fire = { $dice ->
    [one] One die
   *[other] { $dice } dice
 }, { $face ->
    [6] only a 6 hits
    [5] each 5 or 6 hits
   *[other] each { $face } to 6 hits
 }; { $foe ->
    [true] { $needs ->
        [one] one hit sinks it
       *[other] { $needs } hits sink it
    }
   *[false] { $needs ->
        [one] routed by one hit
       *[other] routed by { $needs } hits
     }{ $parrot ->
        [0] { "" }
        [one] , one of them on its parrot
       *[other] , { $parrot } of them on its parrot
    }
}
hint-mastercraft = It will take two hits before the section loses a step
hint-mend = Whole again, it takes two hits before the section loses a step
hint-buy-card = The top card of the pile, for your hand: event, battle card, fame or parrot
hint-flee = On a { $box-mutiny-on } of a die your crew mutinies: you lose your gold, your chests and { $box-mutiny-fame } fame
hint-play = { $raises ->
    [true] { $section } at { $value }{ $gain ->
        [0] { ", " }as before, but a rout is one hit further off
       *[other] { "" }
    }
   *[false] { $card-text }
}
hint-keep = { $card-text }
hint-keep-parrot = { $card-text }
hint-swap-parrot = { $card-text }

## What is told

told-month = Month { $month }: treasures are turned up on the five islands.
brief-month = Month { $month }: five treasures to plunder.
told-kept = You keep { $card }.
told-outfit = { $who } fits out: hull +{ $hull }, sails +{ $sails }, cannons +{ $cannons }, crew +{ $crew }, for { $gold } gold.
brief-outfit = { $who } fits out for { $gold } gold.
told-drawn = You draw { $card }.
told-parrot = { $parrot } comes aboard { $who }'s ship.
told-parrot-swapped = { $fame ->
    [0] { $who } swaps { $old } for { $new }.
   *[other] { $who } swaps { $old } for { $new }, and loses { $fame } fame.
}
told-parrot-refused = { $who } keeps { $old } and sends { $new } back to the tavern.
told-parrot-wounded = { $parrot }, aboard { $who }'s ship, is wounded.
told-parrot-killed = { $fame ->
    [0] { $parrot }, aboard { $who }'s ship, is killed.
   *[other] { $parrot }, aboard { $who }'s ship, is killed: { $fame } fame lost.
}
told-craft-hit = { $left ->
    [0] { $who }'s mastercraft ({ $section }) is shot to pieces.
   *[other] { $who }'s mastercraft ({ $section }) takes a hit.
}
told-tie = { $who } are level and roll to decide: { $dice }.
told-sailed = { $who } sails to { $island }.
told-neutral = The neutral ship sails to { $island }.
told-event = { $count ->
    [0] { $who } plays { $card }.
   *[other] { $card-id ->
        [lookout] { $who } plays { $card }: { $on } sails first.
        [piracy] { $who } plays { $card } against { $on }.
       *[other] { $who } plays { $card }: { $on }.
    }
}
told-shaken-off = { $who } shakes off { $by }'s piracy.
told-map = { $who }'s map marks { $island }.
told-battle = { $foes-count ->
    [0] Battle off { $island }: { $players }.
   *[other] Battle off { $island }: { $players }, against { $foes }.
}
brief-battle = Battle off { $island }.
told-last-battle = A tie for first place: { $players } fight one last battle.
told-battle-card = { $chests ->
    [0] { $who } plays { $card }.
    [one] { $who } plays { $card }: one chest overboard.
   *[other] { $who } plays { $card }: { $chests } chests overboard.
}
told-loaded = { $who } loads { $card }.
told-reloading = { $who } reloads and does not fire.
told-volley = { $who } { $who-id ->
    [bonny-read] fire
   *[other] fires
 } at { $target } ({ $section }): { $dice }. { $hits ->
    [0] Missed.
    [one] One hit.
   *[other] { $hits } hits.
}
told-explosion = The powder room blows up: { $hits } damage to every hull.
told-recoil = The recoil does { $hits } damage to { $who }'s cannons.
told-regained = { $foe } regains { $hull } hull.
told-stray = A stray shot hits { $target } (hull).
told-routed = { $who } is routed ({ $sections }) and makes for the Cove.
told-witnesses = { $players-count ->
    [one] { $players } gains { $fame } fame by it.
   *[other] { $players } gain { $fame } fame each by it.
}
told-fled = { $who } flees to the Cove.
told-no-mutiny = { $who }'s crew grumbles ({ $die }), but obeys.
told-mutiny = Mutiny aboard ({ $die })! { $who } loses { $gold } gold, { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
 } and { $fame } fame.
told-sunk = { $foe } { $foe-id ->
    [bonny-read] are
   *[other] is
 } sunk: { $players-count ->
    [0] nobody is there to boast of it.
    [one] { $fame } fame for { $players }.
   *[other] { $fame } fame each for { $players }.
}
told-captured = { $who } captures { $foe }: { $fame } fame.
told-plunder = { $who } plunders { $island }: { $fame } fame, { $gold } gold, { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
 }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
brief-plunder = { $who } plunders { $island }{ $fame ->
    [0] {""}
   *[other] {" · "}{ $fame } fame
 }{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } gold
 }{ $chests ->
    [0] {""}
    [1] {" · "}1 chest
   *[other] {" · "}{ $chests } chests
 }{ $cards ->
    [0] {""}
    [1] {" · "}1 card
   *[other] {" · "}{ $cards } cards
 }
told-taxed = { $by } takes half of { $who }'s plunder: { $fame } fame, { $gold } gold, { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
 }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }.
told-bury-tax = { $by } takes { $fame } of that fame from { $who }.
told-bought = { $who } buys a tavern card.
told-raised = { $steps ->
    [one] { $who } raises the { $section } one step.
   *[other] { $who } raises the { $section } { $steps } steps.
}
brief-raised = { $who }: { $section } +{ $steps }.
told-buried-chests = { $who } buries { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
 }: { $fame } fame.
told-buried-gold = { $who } buries { $gold } gold: { $fame } fame.
told-mended = { $who } mends the mastercraft on the { $section }.
told-fitted = { $replaced ->
    [0] { $who } puts a mastercraft on the { $section }.
   *[other] { $who } discards an old mastercraft and puts a new one on the { $section }.
}
told-repaired = { $who } repairs { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
 } for { $gold } gold.
told-repaired-unpaid = { $who } can't pay for the repairs: { $sections ->
    [one] { $sections } section is
   *[other] { $sections } sections are
 } put right for { $gold } gold, but the Cove gives nothing.
brief-repaired-unpaid = { $who } can’t pay for all: the Cove repairs, and gives nothing.
told-gift = { $gift-id ->
    [two-cards] { $who } takes two tavern cards.
   *[other] { $who } takes a tavern card and { $gold } gold.
}
told-tavern-shuffled = The tavern pile is used up: the discards are shuffled.
told-legend = A new black flag off { $island }: { $foe }.
told-black-ship = { $foe } { $foe-id ->
    [bonny-read] sail
   *[other] sails
 } on to { $island }.
brief-black-ship = { $foe }: on to { $island }.
told-overloaded = { $who }'s hold is too full: { $chests ->
    [one] { $chests } chest goes
   *[other] { $chests } chests go
 } back to Treasure Island.
told-fame-cards = { $who } shows fame cards worth { $fame }.
told-champion = { $players } won the last battle.

## Names

name-hull = hull
name-sails = sails
name-cannons = cannons
name-crew = crew
name-all = every section
name-tavern-island = Tavern Island
name-hull-island = Hull Island
name-sail-island = Sail Island
name-cannon-island = Cannon Island
name-crew-island = Crew Island
name-treasure-island = Treasure Island
name-cove = Pirate's Cove
name-blackbeard = Blackbeard
    .text = { $legend-blackbeard-dice } dice at the hull of whoever has most cannons. Hull { $legend-blackbeard-hull }, sails { $legend-blackbeard-sails }, { $legend-blackbeard-fame } fame.
name-flying-dutchman = the Flying Dutchman
    .text = { $legend-flying-dutchman-dice } dice at the crew of whoever has the largest. Hull { $legend-flying-dutchman-hull }, sails { $legend-flying-dutchman-sails }, { $legend-flying-dutchman-fame } fame. Regains up to { $legend-flying-dutchman-regain } hull of those lost in the round.
name-hook = Captain Hook
    .text = { $legend-hook-dice } dice at the hull of whoever has the strongest; his misses may hit others. Hull { $legend-hook-hull }, sails { $legend-hook-sails }, { $legend-hook-fame } fame.
name-bonny-read = Anne Bonny and Mary Read
    .text = { $legend-bonny-read-dice } dice at every section of the fastest ship. Hull { $legend-bonny-read-hull }, sails { $legend-bonny-read-sails }, { $legend-bonny-read-fame } fame.
name-cacafuego = the Cacafuego
    .text = Unarmed: whoever is left beside it takes it, for as much fame as a die shows.
name-navy = the Royal Navy
    .text = { $legend-navy-dice } dice where its commander wants. Hull { $legend-navy-hull }, sails { $legend-navy-sails }, { $legend-navy-fame } fame.
name-neutral = the neutral ship
    .text = { $legend-neutral-dice } dice at the hull of whoever has the strongest. Hull { $legend-neutral-hull }, sails { $legend-neutral-sails }, { $legend-neutral-fame } fame.
name-flint = Captain Flint's parrot
    .text = Hull. No limit on the chests you carry.
name-long-john = Long John Silver's parrot
    .text = Cannons. You always roll { $card-long-john-dice } dice.
name-billy-bones = Billy Bones's parrot
    .text = Crew. You roll as many dice as you have cannons.
name-trelawney = Squire Trelawney's parrot
    .text = Sails. +{ $card-trelawney-speed } speed.
name-mastercraft = Mastercraft
    .text = Ashore: put it on a section; it takes two hits in its place.
name-dead-calm = Dead calm
    .text = Battle: nobody plays another card in this battle.
name-fair-wind = Fair wind
    .text = Battle: +{ $card-fair-wind-speed } speed.
name-grapple = Grapple
    .text = Battle: every player rolls as many dice as their crew.
name-smoke = Smoke
    .text = Battle: only a 6 hits your ship.
name-overboard = Overboard
    .text = Battle: +{ $card-overboard-speed-a-chest } speed for each chest you throw away.
name-grapeshot = Grapeshot
    .text = Volley: { $card-grapeshot-hit-from } to 6 hit, even through smoke; then your cannons take { $card-grapeshot-recoil } damage.
name-powder-room = Powder room
    .text = Volley: each hit also takes { $card-powder-room-powder } hull from every ship in the battle, yours too.
name-cannonade = Cannonade
    .text = Volley: each hit strikes all four sections; you can't fire in the next round.
name-french-leave = French leave
    .text = After sailing: move to a free island or to Treasure Island; shakes off piracy.
name-piracy = Piracy
    .text = Before sailing: half of what another player plunders or buries this month is yours.
name-lookout = Lookout
    .text = Before sailing: everybody sails openly, one after another; you say who begins.
name-shipowner = Shipowner
    .text = Ashore: one free step for a section of your ship.
name-letter-of-marque = Letter of marque
    .text = In answer to the Royal Navy: you send it elsewhere, and command it.
name-royal-navy = Royal Navy in pursuit
    .text = After sailing: you send the Royal Navy to an outer island, and command it.
name-treasure-map = Treasure map
    .text = Before sailing: a die marks an island; plunder it this month and take twice its chests.
name-fame-1 = Fame: { $card-fame-1-fame }
    .text = Kept to the end: { $card-fame-1-fame } fame.
name-fame-2 = Fame: { $card-fame-2-fame }
    .text = Kept to the end: { $card-fame-2-fame } fame.
name-fame-3 = Fame: { $card-fame-3-fame }
    .text = Kept to the end: { $card-fame-3-fame } fame.
name-two-cards = two tavern cards
name-card-and-gold = a tavern card and { $box-gift-gold } gold

## Options of the game

setting-multi-mastercraft = Several mastercrafts
    .help = A ship may have a mastercraft on each section, not just one in all.
setting-cove-pay-what-you-can = Pay what you can in the Cove
    .help = Who can't pay for all repairs gives up the gold they have.
setting-short-game = Short game
    .help = { $box-short-months } months instead of { $box-months }.
setting-blackbeard-only = Blackbeard only
    .help = Every black ship is Blackbeard's, and crews never mutiny.
setting-small-hull = Small hull
    .help = Ships carry far fewer chests: { $box-small-hull }.
setting-two-players = Two players
    .help = For two: a second black ship, and a neutral ship that sails at random.
setting-tavern-draft = Tavern draft
    .help = At the start everybody draws { $box-draft-cards } tavern cards and keeps one.

## The score

score-battle = Battles
score-plunder = Plunder
score-legends = Legends and the Navy
score-burying = Buried treasure
score-cards = Fame cards
score-lost = Fame lost
advice-battle = fight when your ship is ready; each rout gives 1 fame to those who stay.
advice-plunder = aim for the richest island that nobody else heads for; there you plunder without a fight.
advice-legends = build up cannons and crew, then go for legends and the Navy; a single capture turns a game.
advice-burying = call at Treasure Island more often; chests and gold left aboard bring no fame.
advice-cards = keep your Fame cards to the last; they count at the end.

## The panels of the table

board-months = Month
goal-renown = { $left ->
    [one] Most fame after { $months } months: this is the last one.
   *[other] Most fame after { $months } months. { $left } are left, this one included.
}
goal-battle = Be the last one there to plunder the island; a rout gives 1 fame to the others. { $left ->
    [1] Your weak point ({ $section }) stands one more hit.
   *[other] Your weak point ({ $section }) stands { $left } hits.
}
battle-at = Battle off { $island }
battle-stake = plunder: { $fame } fame, { $gold } gold, { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
 }, { $tavern ->
    [one] { $tavern } card
   *[other] { $tavern } cards
}
battle-left = { $left ->
    [one] 1 hit: rout
   *[other] { $left } hits before a rout
 }{ $parrot ->
    [true] , parrot first
   *[false] { "" }
}
battle-sinks = { $left ->
    [0] sunk
    [one] 1 hit sinks it
   *[other] { $left } hits sink it
}
drawer-piles = Piles
drawer-pile = Pile

## The terminal

sheet-month = Month { $month } of { $months } · in the supply: { $gold } gold, { $chests } { $chests ->
    [one] chest
   *[other] chests
}
sheet-hand = Your hand
sheet-offer = Keep one of these cards
sheet-fleet = The pirates
sheet-strangers = Who else is at sea
sheet-mat = The ship mat
sheet-battle = Battle off { $island }
sheet-map = { " " }(×2 for { $who })
sheet-tavern = Cards
sheet-parrots = Parrots aboard
sheet-island = Island
sheet-ships = Ships
sheet-ship = Ship
sheet-deed = What it does
sheet-pirate = Pirate
sheet-fame = Fame
sheet-gold = Gold
sheet-chests = Chests
sheet-hull = Hull
sheet-sails = Sails
sheet-cannons = Cannons
sheet-crew = Crew
sheet-speed = Speed
sheet-dice = Dice
sheet-section = Section
sheet-price = Price of the step
sheet-state = State
sheet-smoke = smoke
sheet-hit = hit
sheet-reloading = reloading
sheet-taxed = (preyed on by { $by })
sheet-parrot = Parrot
sheet-cards = Cards
sheet-card = Card

## The board, drawn

board-month = Month { $month } of { $months }
board-last-battle = The last battle
board-stage-cards = battle cards
board-round = round { $round }
board-cards-down = On the table: { $cards }
board-taxed = Preyed on by { $who }
board-kind-parrot = Parrot
board-kind-mastercraft = Mastercraft
board-kind-battle = Battle
board-kind-volley = Volley
board-kind-event = Event
board-kind-fame = Fame
board-foe-blackbeard = Fires at most cannons, strikes the hull.
board-foe-flying-dutchman = Fires at the largest crew; regains { $legend-flying-dutchman-regain } hull a round.
board-foe-hook = Fires at the strongest hull; his misses hit others.
board-foe-bonny-read = Fire at the fastest, strike all four sections.
board-foe-cacafuego = Helpless: a die of fame for its captor.
board-foe-navy = Obeys whoever sent it.
board-foe-neutral = A passing ship, strikes the hull.
board-house = house
board-tavern-pile = tavern cards to draw
board-tavern-discard = tavern cards discarded
board-legends-pile = legends to come
board-won =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } win!
    }

## Why a match can't begin

no-two-players = the option “Two players” (two_players) is for 2 seats, not { $got }
no-too-few = crique is played by 3, 4, 5 seats, or by 2 with the option “Two players” (two_players)

## Why the game's own player would choose so

reason-cargo = cargo to be taken there: about { $fame } fame
reason-bury = burying there: about { $fame } fame more than waiting
reason-use = what the island offers: about { $fame } fame
reason-odds = chance of not being driven off: { $percent }%
reason-event = { $card } now: about { $fame } fame
reason-save-cards = cards that bring nothing now are kept
reason-helps = { $card } helps to win this fight
reason-helps-not = { $card } changes little in this fight
reason-volley-card = { $card }, where it decides the volley
reason-never-flee = a mutiny costs more than a lost fight
reason-needed = { $hits ->
    [one] one hit puts it out of the fight
   *[other] { $hits } hits put it out of the fight
  }
reason-hits = chance of that in one volley: { $percent }%
reason-not-oneself = one does not fire at one's own ship
reason-standing = { $who } stands at about { $fame } fame
reason-nothing-more = nothing left here that pays
reason-bury-now = what is buried can't be lost any more
reason-ashore = worth about { $fame } fame beyond its price
reason-card-worth = { $card }: about { $fame } fame
reason-habit-outfit = hull and sails first, then cannons and crew
reason-habit-reload = with the guns empty, reloading comes first
reason-habit-gift = gold while there is time to use it, cards later

## For newcomers: the first card, the two-minute overview, and what each decision is for
## (`why-KIND` is one line for everybody; `first-KIND` is said once, the first time)

intro-about = Every month each of you picks an island in secret, then all show it at once. Each island gives its plunder, and sells what arms your ship.
    .step = Set a course
intro-win = The most famous pirate after twelve months wins. Fame comes from plunder, from battles, and above all from the chests and gold that you bury on Treasure Island.
    .step = Plunder, then bury
intro-turn = Several ships off the same island? They fire, one after the other. The last one there plunders alone, and a rout brings fame to those who stay.
    .step = Fight it out
intro-time = Twelve months, about an hour with bots. The short game has eight months.
intro-goal = Have the most fame after twelve months.
overview = Each of the five outer islands shows a treasure card this month: fame, gold, chests, tavern cards. All players pick an island in secret and sail there at once.

    Alone on your island, you simply take the card. With company, you fight: the ship with the best sails fires first. You roll as many dice as the smaller of your cannons and your crew, and name the section you aim at; each 5 or 6 knocks it down a step. A ship with a section shot away is routed to the Cove. On your turn you may also flee there, at the risk of a mutiny. Whoever sees a damaged ship leave gains 1 fame.

    Then each island sells its own thing: more hull (chests you can carry), sails (speed), cannons or crew (dice), or tavern cards. Treasure Island turns cargo into fame: 1 for each chest, 1 for each 3 gold. There players never fight each other. The Cove repairs the beaten and sends them off with a gift.

    A black ship with a legendary pirate sails round the islands, one a month. It attacks whoever meets it; sinking it brings a lot of fame, shared by all who were there.

    After twelve months, gold and chests still aboard are worth nothing. Fame cards kept in hand are added, and the most famous wins.
why-draft = You start with one tavern card only: fame cards are sure points, an event or a battle card waits for its moment.
why-outfit = What you buy now lasts all year: dice need cannons and crew together, sails decide who fires first, the hull what you can carry home.
first-outfit = Your ship has four sections. You roll as many dice as the lower of cannons and crew, so raise the two together; sails make you fire first; the hull holds chests. Nine gold is all there is before the first month.
why-sail = Pick the island whose treasure and wares you want, and think where the others and the black ships will be: if two come, they fight.
first-sail = Each island shows what its treasure card gives, and sells one kind of upgrade. The others choose at the same moment, so the richest island is also the likeliest fight. Treasure Island is where cargo becomes fame.
why-window-treasures = The month's treasures are known, the courses are not: the moment to prey on somebody or to sweeten an island.
why-window-lookout = With a Lookout one player sails in the open and you choose who: see where a rival goes before you decide.
why-window-navy = Everybody is where they are: send the Royal Navy where it hurts a rival and spares you.
why-window-marque = The Navy is about to strike: a letter of marque turns it elsewhere and under your orders.
why-window-leave = The last chance to avoid a fight: slip away to an empty island, or to Treasure Island.
why-battle-card = Battle cards change the whole fight and are lost afterwards: look who is faster and how many dice each ship rolls.
first-battle-card = Before the guns speak, battle cards may be laid, one each in turn, until all pass. A card played is discarded after the fight, so keep it for a fight worth winning.
why-turn = Fire at the weakest section of an enemy to rout the ship, or flee before your own is shot away: a flight risks mutiny, a rout costs the repair.
first-turn = The ring of a section stands on a step; each hit moves it back, and a ring off the mat routs the ship. Cannons and crew cost the enemy dice, sails cost the lead. You may flee to the Cove instead, but a die roll of 1 means mutiny: all cargo and 2 fame gone.
why-aim = All dice go to one section: the weakest one routs soonest, cannons and crew blunt the answer.
why-reload = You cannot fire this round: stay if your ship can take a volley, flee if it cannot.
why-navy-fire = The Navy shoots as you say: finish whoever would take the island from you.
why-island = Spend while you are here: each island sells one thing only, and gold aboard counts for nothing at the end unless it is buried.
first-island = The plunder is done, now the island serves you. Steps get dearer as you climb. On Treasure Island each chest and each 3 gold buried is a point of fame, for good; nobody can take it from you.
why-gift = Two cards for more surprises, or one card and gold for the next repair or upgrade.
first-gift = Beaten ships come to the Cove, are repaired, and receive a present for their pains: losing a fight is never the end.
why-parrot = Only one parrot fits: compare what each does for your ship; changing costs a point of fame.

# chances, beside their bars
odds-hit = 1 hit or more
odds-hit-twice = 2 hits or more
odds-hit-enough = { $foe ->
    [true] sink it
   *[false] rout it
}
figure-fire = { $chance }%
    .unit = to hit
