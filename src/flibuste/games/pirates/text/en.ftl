## Pirates of…

game = Pirates of…
    .blurb = Two to six fleets, built from a catalogue of over a thousand ships, fight for the gold of the islands on a table without squares.

## Settings

setting-points = Build total
    .help = The most that each fleet may cost.
setting-fleets = Fleets
    .help = “random”, the name of a sample fleet, or a line “SHIP+CREW, SHIP…”; one for each seat, parted by “/”.
setting-layout = Layout
    .help = Who places islands, terrain and homes: chance or the players.
setting-layout-automatic = by chance
setting-layout-players = by the players
setting-terrain = Terrain per player
    .help = How many terrain tiles each player brings.
setting-mysterious = Mysterious islands
    .help = Of four wild islands, how many are mysterious.
setting-purse = Purse
    .help = The coins that each player brings.
setting-purse-even = even
setting-purse-steep = two big prizes
setting-purse-bluff = decoys
setting-purse-jackpot = jackpot
setting-uniques = Unique treasures per player
    .help = How many unique treasures hide among the coins of each.
setting-measure = Measures
    .help = The printed segments (57.5 and 83.8 mm) or the edges of a card (63.5 and 89.2 mm).
setting-measure-segments = printed segments
setting-measure-cards = card edges
setting-as-printed = Incomplete pieces
    .help = Allows pieces part of whose text has no code: that rest does nothing.
setting-keep = Keep the treasure
    .help = The winner keeps the coins of the match (noted only).

## Score

score-home = gold at home
score-forts = gold in forts
score-aboard = gold aboard
score-afloat = points afloat (tie-break)
advice-home = send each ship to an island from the first turn, and come home as soon as the hold is full.
advice-aboard = gold aboard counts at the end too; load, even when it is too late to come home.

## Questions, and what the others read

ask-act = Where do your ships go?
wait-act = { $who } leads the fleet.
ask-island = Where do you put island { $number }?
wait-island = { $who } places an island.
ask-tile = Where do you put this tile: { $tile }?
wait-tile = { $who } places terrain.
ask-home = Which island shall be the home of { $owner }?
wait-home = { $who } chooses a home island.
ask-berth = { $ship }: leave her there, or moor her on another side?
wait-berth = { $who } moors the ships.
ask-bombardier = { $ship }: artillery or flame? The choice holds for the whole match.
wait-bombardier = { $who } arms a bombardier gun.
ask-first = Several ships at the same moment: which first?
wait-first = { $who } orders the ships.
ask-dive = { $ship }: submerged or surfaced this turn?
wait-dive = { $who } chooses between diving and surfacing.
ask-fade = { $ship }: intangible this turn?
wait-fade = { $who } decides the nature of a ghost ship.
ask-event = Play an event?
wait-event = { $who } considers events.
ask-contact = { $ship } is in contact: ram, or take in tow?
wait-contact = { $who } decides on a ram.
ask-board = { $ship } may board { $other }: boarders away?
wait-board = { $who } decides on boarding.
ask-board-far = { $ship } may board from afar: whom?
wait-board-far = { $who } decides on boarding.
ask-spoils = { $ship } won the boarding: what from { $other }?
wait-spoils = { $who } chooses the spoils.
ask-steal = Which treasure of { $other } goes to { $ship }?
wait-steal = { $who } chooses a treasure to take.
ask-victim = Which crew of { $ship }?
wait-victim = { $who } names a crew.
ask-mast = { $ship } loses a mast: which?
wait-mast = { $who } chooses the mast lost.
ask-burn = { $ship }: which mast catches fire?
wait-burn = { $who } chooses the mast that burns.
ask-repair = { $ship }: what to repair?
wait-repair = { $who } repairs.
ask-shoot = { $ship } opens fire: which gun, which target?
wait-shoot = { $who } fires.
ask-again = { $ship } missed: fire that gun again?
wait-again = { $who } may fire again.
ask-captain = { $ship } has finished the course: open fire?
wait-captain = { $who } may fire after moving.
ask-hit-cargo = { $ship } hit { $other }: destroy cargo too?
wait-hit-cargo = { $who } decides on the cargo hit.
ask-smoke = { $ship }: where to put the smoke?
wait-smoke = { $who } puts up smoke.
ask-fort-shoot = { $fort } opens fire: which gun, which target?
wait-fort-shoot = { $who } fires from a fort.
ask-reroll = { $ship } rolled { $face }: roll again? The second result stands.
wait-reroll = { $who } may reroll a die.
ask-two-dice = { $ship }: two dice for this roll, to keep one? Once in an action.
wait-two-dice = { $who } may roll two dice.
ask-best = { $ship }: which die to keep?
wait-best = { $who } keeps a die.
ask-load = { $ship }: which coin to load?
wait-load = { $who } loads treasure.
ask-explore-free = { $ship }: explore the island at once?
wait-explore-free = { $who } may explore.
ask-exchange = { $ship } and { $other }: what passes from one to the other?
wait-exchange = { $who } { $who ->
    [one] move
   *[other] moves
} cargo.
ask-leave = { $ship } is whole: take the timber anyway?
wait-leave = { $who } decides on a treasure.
ask-hands = { $ship }: who comes aboard, who goes ashore?
wait-hands = { $who } { $who ->
    [one] move
   *[other] moves
} crew.
ask-onward = { $ship } may go on: what course?
wait-onward = { $who } sails on.
ask-steer = You have the helm of { $ship }: what course?
wait-steer = { $who } steers another's ship.
ask-heading = { $ship }: out where, and heading where?
wait-heading = { $who } sets a ship's heading.
ask-pivot = { $ship }: pivot on the stern?
wait-pivot = { $who } may pivot.
ask-away = { $ship } backs off: which way?
wait-away = { $who } backs off under water.
ask-whirl = { $ship } touches a whirlpool: come out by another?
wait-whirl = { $who } considers a whirlpool.
ask-toll = The whirlpool takes its toll of { $ship }: what?
wait-toll = { $who } pays the whirlpool.
ask-fog-jump = { $ship }: out by which bank?
wait-fog-jump = { $who } chooses a fog bank.
ask-icebreak = { $ship }: break the iceberg?
wait-icebreak = { $who } meets an iceberg.
ask-build = End of turn: build a fort?
wait-build = { $who } may build a fort.
ask-pay = { $fort }: which coin goes in? { $left } gold still needed.
wait-pay = { $who } pays for a fort.
ask-flags = { $fort }: where does the first flag stand?
wait-flags = { $who } arms a fort.
ask-fort-gun = { $fort }: which gun becomes a 2L?
wait-fort-gun = { $who } arms a fort.
ask-flag = { $fort } is hit: which flag falls?
wait-flag = { $who } loses a flag.
ask-divers = { $ship } went down with { $gold } gold: send the divers?
wait-divers = { $who } may play an event.
ask-raft = { $ship } sinks: launch a raft?
wait-raft = { $who } may play an event.
ask-mermaids = Which ship do the mermaids charm?
wait-mermaids = { $who } calls the mermaids.
ask-token = { $event }: where does the token go?
wait-token = { $who } places a token.
ask-blow = Which way is { $ship } pushed?
wait-blow = { $who } blows a ship away.
ask-cove = Which ship finds the cove?
wait-cove = { $who } looks for a cove.
ask-falsify = Which ship carries false treasure?
wait-falsify = { $who } denounces a false treasure.
ask-rolling-fog = Which bank begins to drift?
wait-rolling-fog = { $who } sets the fog rolling.
ask-champion = Your champion?
wait-champion = { $who } chooses a duellist.
ask-foe = Against whom?
wait-foe = { $who } issues a challenge.
ask-lantern = Which ship is misled, and which way?
wait-lantern = { $who } lights a lantern.
ask-astray = To which island do you send the crew of { $ship }?
wait-astray = { $who } leads a crew astray.
ask-shove = { $ship }: which enemy ship to move?
wait-shove = { $who } may move an enemy ship.
ask-swap = { $ship }: which coin to swap for one of another island?
wait-swap = { $who } swaps coins.
ask-stock = { $ship } finds a treasure of your stock: which?
wait-stock = { $who } finds a treasure.
ask-seed = { $ship }: which stock coin to leave on the island?
wait-seed = { $who } leaves a coin.
ask-explosives = { $ship } rams { $other }: light the explosives?
wait-explosives = { $who } is up to something.
ask-rob = { $ship }: whom to relieve of treasure?
wait-rob = { $who } looks for prey.
ask-parley = { $ship } is aimed at: buy her safety with a coin?
wait-parley = { $who } considers a parley.
ask-raid = { $ship } raids the home: which coin?
wait-raid = { $who } raids a home.
ask-melt = { $ship }: melt a coin into a gun?
wait-melt = { $who } may cast a gun.
ask-island-swap = { $ship }: swap a coin for one of another island?
wait-island-swap = { $who } may swap a treasure.
ask-crew-trade = { $ship }: trade a crew for a treasure of the island?
wait-crew-trade = { $who } may trade.
ask-claim = { $ship }: bring { $other } to your home?
wait-claim = { $who } may claim a derelict.
ask-grant = { $ship }: which ship acts twice?
wait-grant = { $who } grants an action.
ask-copy = { $ship }: which ability to copy this turn?
wait-copy = { $who } copies an ability.

## Options

do-pass = Pass
    .act = End the turn
do-course = { $count ->
    [2] { $a }: { $b }
    [3] { $a }: { $b } ; { $c }
    [4] { $a }: { $b } ; { $c } ; { $d }
   *[other] { $a }: { $b } ; { $c } ; { $d }…
 }
do-toward = { $a }: towards { $b }
do-beside = { $a }: close with { $b }
do-drift = { $count ->
    [2] { $a } drifts: { $b }
    [3] { $a } drifts: { $b } ; { $c }
    [4] { $a } drifts: { $b } ; { $c } ; { $d }
   *[other] { $a } drifts: { $b } ; { $c } ; { $d }…
 }
do-fly = { $a } flies to { $b }
do-about = { $a }: come about, on the spot
do-leave-fog = { $a }: leave the fog
do-helm = { $a }: leave the helm to the opponent
do-cut = { $a }: cut free of the weed
do-shoot = { $a }: open fire
do-explore = { $count ->
    [2] { $a }: explore { $b }
   *[other] { $a }: explore the island
 }
do-repair = { $a }: repair
do-scuttle = { $a }: scuttle
do-hands = { $a }: crew and equipment
do-let-go = { $a }: let the tow go
do-blades = { $a }: open or close the blades
do-spend = { $a }: use { $b }
do-fort = Fire the fort of { $a }
do-marine = Marines ({ $a }, { $b }): fire at { $c }
do-fire = { $a }: fire at { $b }
do-broadside = { $a }: the whole broadside at { $b }
do-swoop = { $a }: swoop on { $b }
do-far = { $a }: double the ranges (only a 6 hits)
do-smoke = { $count ->
    [2] Smoke at { HUNDREDTHS($a) } × { HUNDREDTHS($b) } mm
   *[other] { $a }: a smokepot
 }
do-wolves = { $a }: fire at the wolves
do-firepot_specialist = { $a }: firepot at { $b }
do-chainshot_specialist = { $a }: chain at { $b }
do-stinkpot_specialist = { $a }: stinkpot at { $b }
do-fire_shot = { $a }: fire shot at { $b }
do-chain_shot = { $a }: chain shot at { $b }
do-stinkpot_shot = { $a }: stinkpot shot at { $b }
do-grapple_shot = { $a }: grapple shot at { $b }
do-grape_shot = { $a }: grape shot at { $b }
do-exploding_shot = { $a }: exploding shot at { $b }
do-double_shot = { $a }: double shot at { $b }
do-again = Fire { $a } again
do-ram = { $a }: ram { $b }
do-tow = { $a }: tow { $b }
do-board = Board { $b }
do-kill = Remove a crew of { $a }
do-kill-all = Remove the whole crew of { $a }
do-capture = Capture the dearest crew of { $a }
do-steal = Steal a treasure of { $a }
do-cargo = Destroy a treasure of { $a }
do-crew = { $count ->
    [2] { $b }
   *[other] Face-down crew number { $a }
 }
do-lose = { $count ->
    [2] Mast { $b } of { $a }
   *[other] A mast of { $a }
 }
do-burn = Mast { $b } of { $a } burns
do-raise = Raise mast { $b } of { $a }
do-unjam = Clear the gun of { $a }
do-drop = Lose a coin of { $a }
do-keep = Keep
do-reroll = Roll again
do-two = Roll two dice
do-face = Keep the { $a }
do-take = Take { $a }
do-give = Give a coin of { $a }
do-take-unique = Take: { $a }
do-give-unique = Give: { $a }
do-take-crew = Take the crew { $b }
do-give-crew = Give the crew { $b }
do-land = { $a }: ashore
do-embark = { $a }: aboard
do-pass-to = { $a } goes to { $b }
do-set = Out at { HUNDREDTHS($b) }°, heading { HUNDREDTHS($c) }°
do-pivot = { $a }: pivot, heading { HUNDREDTHS($b) }°
do-away = { $a }: back off, heading { HUNDREDTHS($b) }°
do-whirl = { $a }: come out by { $b }
do-bank = By { $a }
do-dive = { $a } dives
do-surface = { $a } stays on the surface
do-fade = { $a } becomes intangible
do-solid = { $a } stays solid
do-first = { $a } first
do-play = Play { $a }
do-charm = Charm { $a }
do-token = The token at { HUNDREDTHS($a) } × { HUNDREDTHS($b) } mm
do-blow = Push { $a }, heading { HUNDREDTHS($b) }°
do-cove = { $a } docks at { $b }
do-falsify = { $a } carries false treasure
do-champion = { $a }, crew { $b }
do-turn = { $a } turns by { $b }
do-send = To { $a }
do-shove = Move { $a }
do-swap = Swap a coin of { $a }
do-swap-at = Swap a coin of { $a } for one of { $b }
do-seed = A coin of { $a }
do-explode = { $a }: blow everything up
do-rob = Rob { $b }
do-melt = Melt a coin of { $a }
do-trade = { $b } leaves { $a } for a coin of { $c }
do-claim = Claim { $a }
do-grant = Two actions for { $a }
do-give-actions = { $a } leaves two actions to { $b }
do-drive = { $a }: try for an extra action
do-twice = { $a }: try to do the same twice
do-sacrifice = { $a }: give up { $b } for an action
do-wild = { $a }: roll the wild die
do-rally = { $a }: +1 on the guns of { $b }
do-peek = { $a }: look at a treasure of { $b }
do-peek-crew = { $a }: look at face-down crew no. { $c } of { $b }
do-silence = { $count ->
    [3] { $a }: silence crew { $c } of { $b }
   *[other] { $a }: silence { $b }
 }
do-copy = Copy { $a }
do-barter = { $a }: barter a treasure with { $b }
do-mark = { $a }: mark { $b }
do-call = { $a }: call { $b }
do-possess = { $a }: possess crew { $c } of { $b }
do-conjure = { $a }: push { $b } away
do-breathe = { $a }: breathe on { $b }
do-grip = { $a }: grip { $b }
do-wave = { $a }: raise a wave
do-ferry = { $a }: pass a coin of { $b } to { $c }
do-fetch = { $a }: take a coin of { $c } from { $b }
do-uncover = { $a }: uncover the unique treasures of { $b }
do-lend = { $a }: lend her move to { $b }
do-mend = { $a }: mend a mast of { $b }
do-strike = { $a }: strike { $b } with her blade
do-enlist = Press the dearest crew of { $a } into service
do-segment = Carry off a segment of { $a }
do-buy = Pay with a coin: { $a }
do-load-far = { $a }: explore { $b } from afar
do-survey = { $a }: survey all islands
do-build = Build { $a } on { $b }
do-pay = A coin of { $a }
do-flags = First flag at place { $a }
do-gun = Gun { $a }
do-flag = Flag { $a }
do-home = { $a }
do-island = The island at { HUNDREDTHS($a) } × { HUNDREDTHS($b) } mm
do-tile = The tile at { HUNDREDTHS($a) } × { HUNDREDTHS($b) } mm
do-berth = { $a }: side { HUNDREDTHS($b) }°
do-artillery = { $a }: artillery
do-flame = { $a }: flame

## The story

told-order-roll = Dice for the first player: { $dice }.
told-first-player = { $who } goes first.
told-island-placed = { $who } places { $isle }.
told-tile-placed = Terrain is placed: { $tile }.
told-home = { $isle } is the home of { $who }.
told-turn = Round { $round }: { $who } to play.
told-sailed = { $ship } sails.
told-cast-off = { $ship } leaves { $isle }.
told-about = { $ship } comes about.
told-docked = { $ship } docks at { $isle }.
told-flag = { $who } plants a flag on { $isle }.
told-unloaded = { $ship } unloads { $gold } gold for { $who }.
told-unloaded-hidden = { $ship } unloads { $coins } { $coins ->
    [one] coin
   *[other] coins
}, face down, for { $who }.
told-loaded = { $ship } loads a coin.
told-explored = { $ship } explores { $isle }.
told-explored-ship = { $ship } explores { $other }.
told-marked = { $ship } bears the last coin of the islands.
told-hands = { $who } { $who ->
    [one] move
   *[other] moves
} crew ({ $ship }).
told-rammed = { $ship } rams { $other } (die: { $die }).
told-pinned = { $ship } is pinned against { $other }.
told-boarding = Boarding: { $ship } { $one }, { $other } { $two }.
told-stolen = { $ship } steals a treasure from { $other }.
told-towed = { $ship } takes { $other } in tow for { $who }.
told-tow-docked = { $other } is moored beside { $ship }.
told-let-go = { $ship } lets { $other } go.
told-backed-off = { $ship } backs off under water.
told-shot = { $ship } fires at { $target }: { $die }, { $hit-id ->
    [true] a hit
   *[other] a miss
 }.
told-fort-shot = { $fort } fires at { $target }: { $die }, { $hit-id ->
    [true] a hit
   *[other] a miss
 }.
told-broadside = { $ship } fires the whole broadside at { $target }: { $die }, { $hit-id ->
    [true] a hit
   *[other] a miss
 }.
told-swoop = { $ship } swoops on { $target }: { $die }, { $hit-id ->
    [true] a hit
   *[other] a miss
 }.
told-wolves = { $ship } fires at the wolves: { $die }, { $hit-id ->
    [true] a hit
   *[other] a miss
 }.
told-sheltered = { $ship } is safe from that shot.
told-jammed = The bombardier gun of { $ship } jams.
told-unjammed = The gun of { $ship } is cleared.
told-smoke = { $ship } puts up smoke.
told-chained = Chain shot holds { $ship }.
told-stunk = The crew of { $ship } choke.
told-marine-hit = The marines on { $isle } are hit ({ $hits }).
told-truce-broken = { $ship } breaks its truce.
told-mast-lost = { $ship } loses a mast; { $left } left.
told-derelict = { $ship } is derelict.
told-hit-ignored = { $ship } shrugs the hit off.
told-half-hit = { $ship } is hit; it takes a second one.
told-panel-lost = { $ship } loses a panel; { $left } left.
told-outrigger-lost = { $ship } loses her second hull.
told-save = { $ship }: hull die { $die }.
told-fire = A mast of { $ship } catches fire.
told-fire-die = Fire aboard { $ship }: { $die }.
told-doused = The fires of { $ship } are put out.
told-crew-shown = { $ship }: { $crew } appears.
told-crew-lost = { $ship } loses { $crew }.
told-crew-saved = { $ship }: the crew escapes, face down.
told-crew-protected = The crew of { $ship } is protected.
told-crew-home = { $crew } leaves { $ship } and returns home.
told-captured = { $ship } captures { $crew }.
told-called = { $crew } comes aboard { $ship }.
told-ransom = { $who } takes a ransom of { $gold }.
told-sunk = { $ship } ({ $who }) sinks.
told-unsinkable = { $ship } will not sink.
told-split = The gold of { $ship }: { $gold } to { $who }, { $rest } to its owner.
told-came-home = { $ship } reappears at home.
told-scuttle = { $ship }: scuttling die { $die }.
told-repaired = { $ship } repairs; { $masts } { $masts ->
    [one] mast standing
   *[other] masts standing
}.
told-cargo-lost = { $ship } loses a treasure to the deep.
told-raided = { $ship } raids the home of { $who }.
told-gun-cast = { $ship } has one more gun.
told-bartered = { $ship } and { $other } barter a treasure.
told-peeked = { $ship } looks at a treasure of { $place }.
told-peeked-value = It is worth { $value }.
told-peeked-crew = { $ship } looks at a face-down crew of { $other }.
told-peeked-card = It is { $crew }.
told-silenced = { $ship } is silenced this turn.
told-rallied = { $ship } aims better this turn.
told-extra = { $ship } gains an action.
told-die = { $ship }: die { $die }.
told-rerolled = { $ship } rolls again: { $die }.
told-fear = { $ship } terrifies { $other }: { $die }.
told-blades = { $ship } { $open-id ->
    [true] opens
   *[other] closes
 } her blades.
told-reef = { $ship } crosses a reef: { $die }, { $loss } { $loss ->
    [one] mast
   *[other] masts
} to lose.
told-wreck = { $ship } runs aground: a wreck.
told-sargasso = { $ship } in the sargasso: { $die }, { $held-id ->
    [true] held
   *[other] free
 }.
told-cut-free = { $ship } cuts the weed: { $die }, { $free-id ->
    [true] free
   *[other] still held
 }.
told-lost-in-fog = { $ship } is lost in fog.
told-leaves-fog = { $ship } leaves the fog by { $die }.
told-whirled = { $ship } is swallowed and comes out elsewhere.
told-toll = The whirlpool: { $die } for { $ship }.
brief-iceberg-die = { "" }
told-iceberg-die = Icebergs ({ $who }): { $die }.
told-iceberg-hit = An iceberg strikes { $ship }.
told-icebroken = { $ship } breaks the iceberg.
told-drifted = { $tile }: it drifts.
told-surveyed = { $ship } surveys the islands from the fort.
told-wave = { $ship } raises a wave: { $ships ->
    [0] nobody is struck
    [one] one ship struck
   *[other] { $ships } ships struck
  }.
told-spied = { $ship } sees the treasure around her.
told-fetched = { $ship } takes a coin from { $other }.
told-uncovered = { $other } uncovers her unique treasures before { $ship }.
told-skewered = { $ship } strikes { $other } with her blade.
told-parley = { $ship } buys her safety from { $who }.
told-fort-built = { $who } builds { $fort } on { $isle }.
told-fort-hit = { $fort } loses a flag; { $left } left.
told-fort-destroyed = { $fort } is destroyed.
told-fort-shield = { $fort } absorbs { $die } { $die ->
    [one] hit
   *[other] hits
}.
told-mystery = { $ship } reaches a mysterious island, { $isle }: { $die }.
told-mystery-bad = { $mystery-bad }
told-mystery-good = { $mystery-good }
told-storm = A storm on { $ship }: { $dice }.
told-stuck-die = Can { $ship } get away? { $die }.
told-seeded = { $who } leaves a coin on { $isle }.
told-steered = { $who } steers { $ship } at will.
told-pushed = { $ship } is pushed.
told-unique = { $ship }: { $unique }.
told-unique-hidden = { $ship } takes a unique treasure aboard, face down.
told-plague = The plague reaches { $ship }.
told-scurvy = Scurvy aboard { $ship }: { $die }.
told-explosives = The explosives of { $ship }: { $die }.
told-event-played = { $who } plays { $event }.
told-charmed = Mermaids charm { $ship }: { $turns } { $turns ->
    [one] turn
   *[other] turns
}.
told-duel = Duel: { $one } against { $two }.
told-keeps = { $who } keeps { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
told-ended = { $how-id ->
    [gold] More than half of the gold is home: the match is over.
    [rounds] Forty rounds have passed: the match is over.
    [helpless] No ship can act any more: the match is over.
    [no-coin] No coin is left to take: the match is over.
    [unloaded] The last coin is home: the match is over.
    [sunk] The last coin went down: the match is over.
    [alone] Only one player still sails: the match is over.
   *[half] Half of the players have no ship left: the match is over.
 }

## Names

name-i1 = island 1
name-i1m1 = marines 1 on island 1
name-i1m2 = marines 2 on island 1
name-i1m3 = marines 3 on island 1
name-i1m4 = marines 4 on island 1
name-i2 = island 2
name-i2m1 = marines 1 on island 2
name-i2m2 = marines 2 on island 2
name-i2m3 = marines 3 on island 2
name-i2m4 = marines 4 on island 2
name-i3 = island 3
name-i3m1 = marines 1 on island 3
name-i3m2 = marines 2 on island 3
name-i3m3 = marines 3 on island 3
name-i3m4 = marines 4 on island 3
name-i4 = island 4
name-i4m1 = marines 1 on island 4
name-i4m2 = marines 2 on island 4
name-i4m3 = marines 3 on island 4
name-i4m4 = marines 4 on island 4
name-i5 = island 5
name-i5m1 = marines 1 on island 5
name-i5m2 = marines 2 on island 5
name-i5m3 = marines 3 on island 5
name-i5m4 = marines 4 on island 5
name-i6 = island 6
name-i6m1 = marines 1 on island 6
name-i6m2 = marines 2 on island 6
name-i6m3 = marines 3 on island 6
name-i6m4 = marines 4 on island 6
name-i7 = island 7
name-i7m1 = marines 1 on island 7
name-i7m2 = marines 2 on island 7
name-i7m3 = marines 3 on island 7
name-i7m4 = marines 4 on island 7
name-i8 = island 8
name-i8m1 = marines 1 on island 8
name-i8m2 = marines 2 on island 8
name-i8m3 = marines 3 on island 8
name-i8m4 = marines 4 on island 8
name-i9 = island 9
name-i9m1 = marines 1 on island 9
name-i9m2 = marines 2 on island 9
name-i9m3 = marines 3 on island 9
name-i9m4 = marines 4 on island 9
name-i10 = island 10
name-i10m1 = marines 1 on island 10
name-i10m2 = marines 2 on island 10
name-i10m3 = marines 3 on island 10
name-i10m4 = marines 4 on island 10
name-i11 = island 11
name-i11m1 = marines 1 on island 11
name-i11m2 = marines 2 on island 11
name-i11m3 = marines 3 on island 11
name-i11m4 = marines 4 on island 11
name-i12 = island 12
name-i12m1 = marines 1 on island 12
name-i12m2 = marines 2 on island 12
name-i12m3 = marines 3 on island 12
name-i12m4 = marines 4 on island 12
name-i13 = island 13
name-i13m1 = marines 1 on island 13
name-i13m2 = marines 2 on island 13
name-i13m3 = marines 3 on island 13
name-i13m4 = marines 4 on island 13
name-i14 = island 14
name-i14m1 = marines 1 on island 14
name-i14m2 = marines 2 on island 14
name-i14m3 = marines 3 on island 14
name-i14m4 = marines 4 on island 14
name-i15 = island 15
name-i15m1 = marines 1 on island 15
name-i15m2 = marines 2 on island 15
name-i15m3 = marines 3 on island 15
name-i15m4 = marines 4 on island 15
name-i16 = island 16
name-i16m1 = marines 1 on island 16
name-i16m2 = marines 2 on island 16
name-i16m3 = marines 3 on island 16
name-i16m4 = marines 4 on island 16
name-i17 = island 17
name-i17m1 = marines 1 on island 17
name-i17m2 = marines 2 on island 17
name-i17m3 = marines 3 on island 17
name-i17m4 = marines 4 on island 17
name-i18 = island 18
name-i18m1 = marines 1 on island 18
name-i18m2 = marines 2 on island 18
name-i18m3 = marines 3 on island 18
name-i18m4 = marines 4 on island 18
name-t1 = terrain 1
name-t2 = terrain 2
name-t3 = terrain 3
name-t4 = terrain 4
name-t5 = terrain 5
name-t6 = terrain 6
name-t7 = terrain 7
name-t8 = terrain 8
name-t9 = terrain 9
name-t10 = terrain 10
name-t11 = terrain 11
name-t12 = terrain 12
name-t13 = terrain 13
name-t14 = terrain 14
name-t15 = terrain 15
name-t16 = terrain 16
name-t17 = terrain 17
name-t18 = terrain 18
name-t19 = terrain 19
name-t20 = terrain 20
name-t21 = terrain 21
name-t22 = terrain 22
name-t23 = terrain 23
name-t24 = terrain 24
name-t25 = terrain 25
name-t26 = terrain 26
name-t27 = terrain 27
name-t28 = terrain 28
name-t29 = terrain 29
name-t30 = terrain 30
name-g1 = gun 1
name-g1b = gun 1, second shot
name-g2 = gun 2
name-g2b = gun 2, second shot
name-g3 = gun 3
name-g3b = gun 3, second shot
name-g4 = gun 4
name-g4b = gun 4, second shot
name-g5 = gun 5
name-g5b = gun 5, second shot
name-g6 = gun 6
name-g6b = gun 6, second shot
name-g7 = gun 7
name-g7b = gun 7, second shot
name-g8 = gun 8
name-g8b = gun 8, second shot
name-g9 = gun 9
name-g9b = gun 9, second shot
name-g10 = gun 10
name-g10b = gun 10, second shot
name-x1 = added gun 1
name-x2 = added gun 2
name-x3 = added gun 3
name-x4 = added gun 4
name-musket = the muskets
name-bombard = the bombardier gun
name-wolves = the wolves
name-fog_bank = fog bank
name-reef = reef
name-sargasso = sargasso sea
name-iceberg = iceberg
name-whirlpool = whirlpool
name-america = America
name-england = England
name-corsairs = Barbary Corsairs
name-spain = Spain
name-france = France
name-cursed = The Cursed
name-mercenaries = Mercenaries
name-pirates = Pirates
name-jade = Jade Rebellion
name-vikings = Vikings
name-divers = Divers
    .text = After sinking an enemy: all its gold is yours (not if a raft is played this turn).
name-raft = Raft
    .text = After losing a ship: its crew and gold go to the nearest wild island.
name-mermaids = Mermaids
    .text = An undocked enemy loses as many turns of action as it has crew.
name-foul_winds = Foul Winds
    .text = Token at sea: each undocked ship within L is pushed L by the player left of its owner; touching an island costs a mast.
name-becalmed = Becalmed
    .text = Token at sea: no move within L of it until your next turn, except by oars.
name-hidden_cove = Hidden Cove
    .text = Docks one of your ships for free at the nearest unexplored or empty wild island.
name-favor_of_the_gods = Favor of the Gods
    .text = Removes every event from the game.
name-false_treasure = False Treasure
    .text = Removes one valued treasure of an enemy ship from the game.
name-rolling_fog = Rolling Fog
    .text = One fog bank drifts S at random each of your turns.
name-cursed_zone = Cursed Zone
    .text = Token at sea: -2 on every die rolled for a ship within L.
name-duel = Duel
    .text = Two crew fight (d6 + cost): the lower is removed, both on a tie.
name-lantern = False Lantern
    .text = One enemy at sea is turned up to 90 degrees, the way you choose.
name-fire_shot = Fire Shot
    .text = The hit sets a mast on fire; a 1 also burns one of yours.
name-grapple_shot = Grapple Shot
    .text = The hit allows a boarding instead of removing a mast.
name-smokepot_shot = Smokepot Shot
    .text = Puts a fog bank within S until your next turn.
name-chain_shot = Chain Shot
    .text = The hit stops the target from moving on its next turn.
name-grape_shot = Grape Shot
    .text = The hit removes a crew instead of a mast.
name-stinkpot_shot = Stinkpot Shot
    .text = The hit silences the target's crew on its next turn.
name-exploding_shot = Exploding Shot
    .text = The hit sets a mast on fire and removes a crew.
name-double_shot = Double Shot
    .text = The hit lets the gun fire again; a 1 costs you a mast.
name-truce_french = French Letter of Marque
    .text = Truce: ships of France may not target, ram or board her until she fires at them.
name-truce_english = English Letter of Marque
    .text = Truce: ships of England may not target, ram or board her until she fires at them.
name-truce_spanish = Spanish Letter of Marque
    .text = Truce: ships of Spain may not target, ram or board her until she fires at them.
name-truce_american = American Letter of Marque
    .text = Truce: ships of America may not target, ram or board her until she fires at them.
name-truce_cursed = Soul Mark
    .text = Truce: ships of The Cursed may not target, ram or board her until she fires at them.
name-shipping_charts = Shipping Charts
    .text = Once per turn look at one hidden cargo.
name-marksmans_map = Marksman's Map
    .text = Once per turn look at one hidden island treasure.
name-forged_papers = Forged Papers
    .text = Docks and explores in the same action.
name-homemade_flag = Homemade Flag
    .text = Enemy ranges against this ship drop to S.
name-rum = Rum
    .text = No action next turn; worth 6 gold minus the crew aboard when loaded.
name-segment = Beast segment
    .text = Takes no space; worth 2 gold at home.
name-plague = Plague
    .text = Removes the crew; the ship cannot dock; passes to the first ship touched.
name-scurvy = Scurvy
    .text = Start of turn, 4-6: one crew dies; ends at home.
name-buried_treasure = Buried Treasure
    .text = No action next turn; worth a d6 of gold.
name-dry_powder = Dry Powder
    .text = Kept hidden; once, an extra shoot action.
name-trees = Trees
    .text = Fully repairs the ship then leaves; may be left by an undamaged ship.
name-grease_barrels = Grease Barrels
    .text = Kept hidden; once, +L move.
name-neptunes_figurehead = Neptune's Figurehead
    .text = If sunk the ship returns repaired at home; once.
name-weapons = Weapons
    .text = +1 boarding per crew aboard.
name-sextant = Sextant
    .text = Ignores terrain.
name-natives = Natives
    .text = Stays on the island; the ship loses as many turns as it has crew.
name-explosives = Explosives
    .text = Kept hidden; on a ram, 4-6 sinks both ships.
name-spices = Spices
    .text = Doubles one coin when unloaded.
name-rats = Rats
    .text = Each coin aboard is worth 1 less.
name-maps_of_alexandria = Maps of Alexandria
    .text = Reveals every treasure on wild islands.
name-volcano = Volcano
    .text = Removes one island treasure and one crew from each docked ship.
name-fireworks = Fireworks
    .text = Kept hidden; once, +2 on gun rolls.
name-mystery_1 = mysterious island 1
    .bad = Two random coins go to another wild island.
    .good = When exploring, two random coins of each other island come here first.
name-mystery_2 = mysterious island 2
    .bad = 3d6: each 4-6 costs a mast.
    .good = Move an opposing ship with your base move.
name-mystery_3 = mysterious island 3
    .bad = The opponent on your left makes your next move.
    .good = Your crew take no space until you reach home.
name-mystery_4 = mysterious island 4
    .bad = 5d6: each 4-6 costs a mast.
    .good = When exploring, one coin becomes a unique treasure from your stock.
name-mystery_5 = mysterious island 5
    .bad = Next move: on 1-4 stuck.
    .good = As island 1, good effect.
name-mystery_6 = mysterious island 6
    .bad = Next move: on 1-5 stuck.
    .good = Add an event from your stock.
name-mystery_7 = mysterious island 7
    .bad = One random treasure goes to another island.
    .good = After exploring, put on the island a stock coin not above one you took.
name-mystery_8 = mysterious island 8
    .bad = No exploring until you leave and come back.
    .good = Next move: +L.
name-mystery_9 = mysterious island 9
    .bad = As island 1, bad effect.
    .good = Swap coins taken for as many random coins elsewhere.
name-mystery_10 = mysterious island 10
    .bad = As island 6, bad effect.
    .good = One coin is replaced by a higher one from your stock.
name-mystery_11 = mysterious island 11
    .bad = The opponent on your left sends your crew to another island.
    .good = One random coin of each other island comes here.
name-mystery_12 = mysterious island 12
    .bad = All coins go to another island.
    .good = As island 4, good effect.
name-mystery_13 = mysterious island 13
    .bad = 4d6: each 4-6 costs a mast.
    .good = Move an opposing ship with its own base move.
name-mystery_14 = mysterious island 14
    .bad = As island 4, bad effect.
    .good = As island 6, good effect.
name-mystery_15 = mysterious island 15
    .bad = Next move: S only.
    .good = One random coin goes straight to your home.
name-mystery_16 = mysterious island 16
    .bad = As island 3, bad effect.
    .good = As island 9, good effect.

## The terminal table

sheet-player = player
sheet-home = home
sheet-gold = gold
sheet-coins = coins
sheet-events = events
sheet-isle = island
sheet-place = where
sheet-kind = kind
sheet-flags = flags
sheet-ship = ship
sheet-masts = masts
sheet-move = move
sheet-nearest = nearest islands
sheet-off = { $far } L off { $isle }
sheet-away = { $isle } ({ $far } L)
sheet-crew = crew
sheet-islands = Islands
sheet-ships = Ships
sheet-mysterious = mysterious
sheet-round = Round { $round } · { $stake } gold at stake
sheet-home-of = home of { $who }

## The board

board-sunk = sunk
board-wreck = a wreck
board-derelict = derelict
board-submerged = submerged
board-intangible = intangible
board-fog = lost in fog
board-weed = entangled
board-chained = chained
board-towed = in tow
short-letter = S

## The panels of the table

panel-round = turn { $round }
panel-gold = Gold at home
panel-guns = Guns
panel-hold = Hold
panel-ships-left = { $count ->
    [one] 1 ship to lead
   *[other] { $count } ships to lead
}
panel-island = Island { $number }
panel-sail-to = { $home ->
    [true] Home to port, island { $number }
   *[false] Island { $number }
}
panel-chase = Close with { $ship }
panel-enemy = within reach
panel-unload = gold is unloaded and counts there
panel-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }{ $mystery ->
    [true] , and an unknown effect
   *[false] { "" }
}
panel-turns = { $count ->
    [one] turn
   *[other] turns
}
panel-fleet = { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
 } · home: island { $port }
goal-most = Most gold in port, of { $stake } at stake. Load at wild islands and be home in time.
goal-gold = { $half } of { $stake } gold in your port, and you win. Load at wild islands, sink who stands in the way.

## The shipyard, where fleets are built

fleet-title = Build a fleet
fleet-search = Search for a ship, a crew, a faction
fleet-kind = Kind of piece
fleet-faction = Faction
fleet-total = { $count } points of { $limit }
fleet-total-one = { $count } point of { $limit }
fleet-limit = Points to spend
fleet-empty = Your fleet is empty: add a ship.
fleet-add = Add
fleet-remove = Remove
fleet-errors = To be put right
fleet-fine = The fleet is in order.
fleet-copy = Copy the fleet
fleet-use = Play with this fleet
fleet-found = { $count } found
fleet-all = All
fleet-mine = Your fleet
fleet-aboard = Goes aboard
fleet-sort = Sorted by
fleet-sort-name = Name
fleet-samples = Fleets ready to sail
fleet-saved = Your fleets
fleet-save = Keep this fleet
fleet-name = Name of the fleet
fleet-load = { $name } · { $count } points
fleet-load-one = { $name } · { $count } point
fleet-forget = Forget { $name }
fleet-legend = What the signs mean
yard-ship = Ships
yard-crew = Crew
yard-equipment = Equipment
yard-event = Events
yard-legend-masts = Masts
    .text = How often a ship can be hit: each hit takes one, and the gun beside it.
yard-legend-hold = Hold
    .text = Spaces for crew, equipment and coins.
yard-legend-move = L, S, L+S
    .text = How far the ship goes in one action: L is a long segment, S a short one, L+S both.
yard-legend-guns = 3S, 2L
    .text = One gun to a mast: it hits on more than its number, at short (S) or long (L) range. A low number is a good gun.
yard-legend-cost = Points
    .text = What the piece costs of the points that both sides agree on.
set-SM1 = Spanish Main
set-SMU = Spanish Main Unlimited
set-CC = Crimson Coast
set-RV = Revolution
set-RVU = Revolution Unlimited
set-BC = Barbary Coast
set-BCU = Barbary Coast Unlimited
set-SCS = South China Seas
set-DJC = Davy Jones’ Curse
set-MI = Mysterious Islands
set-FN = Frozen North
set-OE = Ocean’s Edge
set-FS = Fire and Steel
set-SS = Savage Shores
set-RSS = Return to Savage Shores
set-ROF = Rise of the Fiends
yard-fort = Forts
yard-facts = { $masts } { $masts ->
    [one] mast
   *[other] masts
} · hold { $cargo } · { $move } · { $guns }
yard-fort-facts = Fort · { $gold } gold · guns { $guns }
yard-uncoded = “as printed” only: no code for { $missing }
name-x_hoist = hoist
name-x_secret_hold = secret hold
name-x_trade_current = trade current
name-x_turbine = turbine
name-x_dories = dories
name-x_double_catamaran = double catamaran
name-x_treasure_ship = treasure ship
name-x_octopus = octopus
name-x_filching_gold = filching gold
name-x_unholy_light = unholy light
name-x_emperors_commander = emperor’s commander
name-x_hoarding_gold = hoarding gold
name-leftover = a part of its text
yard-links = Linked to: { $names }.

## Keywords and abilities

keyword-bombardier = Bombardier: one more gun at the bow, 3S, artillery at doubled range or flame; a 1 jams it.
keyword-broadside_attack = Broadside attack: may fire all guns at one target within S: one die, all hit (and one more) or none.
keyword-icebreaker = Icebreaker: ignores terrain, except icebergs, which it may ram and remove.
keyword-catamaran = Catamaran: each hit is cancelled on 5-6; her second hull falls before the masts; never rammed.
keyword-turtle_ship = Turtle ship: two panels fall before the masts; cannot be boarded while one is left; rows S.
keyword-sea_dragon = Sea dragon: flies anywhere; swoops within L+L, 4 or more, two hits; carries nothing.
keyword-longship = Longship: each mast fires twice; neither pins nor is pinned; pivots on her stern; rows S.
keyword-eternal = Eternal: when sunk, reappears without masts at home.
keyword-ex_patriot = Ex-patriot: serves any nation; its ship becomes a mercenary.
keyword-flotilla = Flotilla: only shoots and repairs; moves only in tow; a flag falls to two hits.
keyword-marine = Marine: fires on its own, 2S, aboard or ashore.
keyword-galley = Galley: never derelict; rams without being pinned or taking a mast; pivots on her stern.
keyword-schooner = Schooner: may pivot on her stern after her move.
keyword-hostile = Hostile: never in one fleet with: { $x }.
keyword-junk = Junk: her sails block no fire.
keyword-switchblade = Switchblade: blades on both sides ram what they touch.
keyword-limit = Limit: one copy per fleet.
keyword-loyal = Loyal: needs in the fleet: { $x }.
keyword-black_mark = Black mark: may start as Cursed, for 1 point more, and its ship with it.
keyword-mercenary = Mercenary: docks at no home; starts S from its own.
keyword-sea_monster = Sea monster: dives or surfaces each turn; never pinned; dies without segments.
keyword-musketeer = Musketeer: one more gun, 3S, that nothing improves.
keyword-fear = Fear: at the start of its turn a die for each enemy within S: 5 silences, 6 slows.
keyword-extended_range = Extended range: printed ranges are doubled.
keyword-windcatcher = Windcatcher: may set out from her stern, turned in place.
keyword-oarsman = Oarsman: a derelict ship rows S; takes no space.
keyword-ransom = Ransom: captured it is worth 5 gold; eliminated, 1.
keyword-submarine = Submarine: dives or surfaces each turn; submerged it rams and backs off.
keyword-helmsman = Helmsman: +S move.
keyword-titan = Titan: moves any way without turning, crosses islands and docks on them; never pinned.
keyword-scorpion = Scorpion: after a move or shot without a ram, her blade takes a mast of an enemy near her bow, and pins it.
keyword-parley = Parley: when aimed at, may buy peace for the rest of the turn with a coin.
keyword-born_leader = Born leader: once a turn before acting, on 5-6 the same action twice.
keyword-ghost_ship = Ghost ship: may turn intangible each turn and pass through everything.
keyword-cannoneer = Cannoneer: one missed shot a turn may be tried again.
keyword-captain = Captain: moves, then shoots, with one action.
keyword-explorer = Explorer: docks and explores with one action.
keyword-shipwright = Shipwright: repairs at sea or at any island.
ability-all_long = All her guns have range L.
ability-attack_submerged_subs = May attack submerged submarines.
ability-aura_cannon_plus1 = Friends within S get +1 on gun rolls.
ability-board_at_s = While moving may board a ship within S without ramming; the defender gets no bonus.
ability-board_capture_crew = Won boarding: captures the dearest crew, worth its cost in gold at home.
ability-board_choose_two = Won boarding: two effects among crew, treasure, mast.
ability-board_kills_all_crew = Won boarding: may remove all the other ship’s crew.
ability-board_kills_mast = Won boarding: also removes a mast.
ability-board_takes_all = Won boarding: takes as much treasure as fits.
ability-boarding_plus1 = +1 on boarding rolls.
ability-boarding_plus1_vs = +1 on boarding rolls against: { $x }.
ability-boarding_plus1_vs_big = +1 when boarding; +2 instead against: { $x }.
ability-boarding_plus1_vs_monster = +1 when boarding sea monsters.
ability-bodyguard_high = Dies in place of a crew of cost 5 or more.
ability-bodyguard_low = Dies in place of a crew of cost 4 or less.
ability-build_plus5 = Placed face up; +5 build points; never leaves its ship.
ability-call_crew_2 = When revealed brings one crew of cost 2 or less; then takes no space.
ability-cancel_ability_s = Once per turn switches off for the turn the ability of one crew or ship within S.
ability-cancel_crew_56 = Each turn, d6: on 5-6 no crew ability works this turn.
ability-cannon_boarding_plus1_vs = +1 on gun and boarding rolls against: { $x }.
ability-cannon_plus1 = +1 on all its gun rolls against ships.
ability-cannon_plus1_not_vs = +1 on gun rolls against anything that is not: { $x }.
ability-cannon_plus1_per_friend = +1 on gun rolls for each friendly ship within S.
ability-cannon_plus1_vs = +1 on gun rolls against: { $x }.
ability-cannon_plus1_vs_creatures = +1 on gun rolls against sea creatures.
ability-cannon_plus1_vs_damaged = +1 on gun rolls against a target already missing a mast.
ability-cannon_plus1_vs_forts = +1 on gun rolls against a fort within S.
ability-cannons_protected = Losing a mast does not silence its gun, except when derelict.
ability-captain_cannon_plus1 = +1 on gun rolls with a captain aboard.
ability-captain_cannon_plus1_move_s = With a captain: +1 on gun rolls and +S move.
ability-captain_move_l = With a captain: +L move.
ability-cargo_plus1 = +1 cargo.
ability-chainshot_specialist = Once per turn one gun fires chain within S: the target cannot move on its next turn.
ability-claim_derelict = A derelict she explores becomes yours and both ships are put at your home.
ability-copy_ability = Start of turn: copies any ability in play.
ability-crew_any_nation = Crew of any nation work aboard.
ability-crew_discount1 = Placed face up; other crew aboard cost 1 less.
ability-crew_nation = Crew of { $x } also work aboard.
ability-crew_protected = Her crew cannot be removed while she floats.
ability-crew_saved_facedown = A revealed crew about to be removed is turned face down instead.
ability-derelict_move_s = When derelict keeps a move of S.
ability-double_range = Printed ranges doubled.
ability-double_range_six = May double all ranges this turn, but then only a 6 hits.
ability-empty_plus_s = +S move with an empty hold.
ability-explore_on_dock = Docks and explores in the same action.
ability-extra_action_56 = Once per turn, d6: on 5-6 an extra action.
ability-fire_through_ships = Other ships never block her line of fire.
ability-firepot_specialist = Once per turn one gun throws a firepot within S: a mast of the target catches fire.
ability-fleet_cannon_plus1 = Once per turn one ship of the fleet gets +1 on all gun rolls.
ability-fleet_extra_action_6 = Start of turn, d6: on 6 one ship of the fleet gets two actions.
ability-fog_jump = May leave a fog bank through any fog bank in play.
ability-follow_up_plus1 = +1 against a target another ship already fired at this turn.
ability-full_cargo_move_s = Drawback: with a full hold the move is only S.
ability-give_two_actions = Skips acting to give another ship two actions.
ability-gold_plus1 = One of her treasures is worth +1 gold when unloaded.
ability-gold_plus2 = One of her treasures is worth +2 gold when unloaded.
ability-gun_plus1_vs = This crew’s own gun gets +1 against: { $x }.
ability-hated_by = Drawback: ships of { $x } get +1 when firing at her.
ability-helmless_bonus_l = Without a helmsman, d6 after moving: on 4-6 moves L.
ability-hit_kills_cargo = A hit may also remove one cargo of the target.
ability-hit_kills_crew = Once per turn, a hit also removes one crew of the target.
ability-hit_submerged_s = May target a submerged piece within S.
ability-home_on_death = When removed, returns to your home.
ability-ignore_first_hit = While undamaged ignores the first hit each turn.
ability-ignore_terrain = Ignores terrain while moving.
ability-ignore_terrain_not_iceberg = Ignores terrain except icebergs.
ability-immune_close = Cannot be targeted by a ship within S.
ability-immune_docked = Cannot be targeted while docked.
ability-immune_forts = Forts can never hit her.
ability-immune_long = Long-range guns can never hit her.
ability-island_swap = When exploring may swap one seen treasure for a random one of another wild island, and must load it.
ability-linked_choice = At setup links to one chosen crew of { $x }.
ability-load_at_s = Loads within S of a wild island.
ability-mark_island_s = Once per turn marks an island within S as explored without docking; others lose their mark.
ability-monster_lure_l = A sea monster starting within L moves +L.
ability-move_and_shoot = May fire at the end of its move, within the same action.
ability-move_plus_l = +L move.
ability-move_plus_s = +S move.
ability-move_s_after_load = Once per turn moves S after loading.
ability-move_s_after_unload = Once per turn moves S after unloading.
ability-musketeer = One extra 3S gun that nothing can improve.
ability-near_enemy_plus_s = +S move when an enemy is within S.
ability-near_friend_plus_s = +S move when a friend is within S.
ability-needs_two_hits = Two hits in the same shoot action are needed to remove one element.
ability-never_last_treasure = Drawback: never loads the last treasure of an island.
ability-no_crew = Drawback: carries no crew.
ability-no_crew_cargo_plus2 = +2 cargo when no crew is aboard.
ability-no_pin = Cannot be pinned.
ability-no_shoot_loaded = Drawback: cannot fire while carrying treasure.
ability-no_space = Takes no cargo space.
ability-only_six_hits = Shots remove her masts only on a 6.
ability-peek_any = Once per turn looks at one hidden treasure anywhere.
ability-peek_cargo = Once per turn looks at one hidden cargo of any ship.
ability-peek_island = Once per turn looks at one hidden treasure of any island.
ability-pick_best_of_2d6 = Once per action rolls two dice and keeps one.
ability-possess_crew = Instead of acting, d6: on 6 an enemy crew within S joins her.
ability-push_enemy_l_56 = Instead of moving, d6: on 5-6 pushes an enemy ship L.
ability-raid_home_1 = May dock at an enemy home and take 1 treasure; must leave next turn if able.
ability-raid_home_2 = May dock at an enemy home and take up to 2 treasures; must leave next turn if able.
ability-raid_home_all = May dock at an enemy home and fill her hold; must leave next turn if able.
ability-ram_kills_crew = The turn she pins herself by ramming, removes one enemy crew.
ability-ram_kills_crew_mast = The turn she pins herself by ramming, removes one crew and one mast of the enemy.
ability-ram_no_mast_loss = Never loses a mast to ramming.
ability-ram_two_segments = Ramming a creature removes two segments.
ability-repair_anywhere = Repairs at sea or at any island.
ability-repair_on_sink = Sinking a ship repairs one of her masts.
ability-reroll_any = Once per turn rerolls one of her dice; the second result stands.
ability-reroll_missed_shot = One missed shot per turn may be tried again with the same gun.
ability-roll1_lose_mast = Drawback: a gun roll of 1 costs her a mast.
ability-sacrifice_extra_action = Once per turn removing one crew aboard gives an extra action.
ability-same_action_twice_56 = Once per turn before acting, d6: on 5-6 the same action is done twice.
ability-shoot_then_move = After a shoot action, gets a free move.
ability-shooter_picks_mast = The shooter picks the mast removed.
ability-silver_plus1 = Silver coins unloaded are worth +1 gold (variant).
ability-sinks_at_zero = Drawback: sinks on losing her last mast.
ability-six_extra_one_self = Each 6 removes one more mast; each 1 costs her one.
ability-smokepot_specialist = Once per turn one gun puts a fog bank within S, until your next turn.
ability-steal_1_at_s = Once per turn while moving takes 1 random treasure from a ship within S.
ability-steal_1_on_touch = Once per turn takes 1 random treasure from a ship she touches.
ability-steal_2_on_touch = Once per turn takes 2 random treasures from a ship she touches.
ability-steal_all_on_touch = Once per turn takes as many random treasures as fit from a ship she touches.
ability-steal_all_vs = Touching a ship of { $x }, loads as much of its treasure as fits.
ability-stinkpot_specialist = Once per turn one gun throws a stinkpot within S: the target’s crew is silent on its next turn.
ability-sub_board_after_ram = Submerged, may board after ramming and backing off.
ability-submerged_plus_l = Submerged: +L move.
ability-swap_treasure_crew = When exploring may swap an island treasure with a crew of a friendly ship.
ability-take_uniques_on_touch = Once per turn reveals the treasure of a touched ship and takes its unique treasures.
ability-trade_at_s = Once per turn swaps one random treasure with an enemy within S.
ability-treasure_to_cannon = At home one treasure may become a permanent 3S gun.
ability-two_masts_per_hit = Each hit removes two masts.
ability-undamaged_plus_l = Undamaged: +L move.
ability-undamaged_plus_s = Undamaged: +S move.
ability-unload_at_s = Unloads within S of home.
ability-unsinkable = Cannot be sunk, only scuttled.
ability-wild_extra_action = Once per turn, d6: 1-4 extra action; 5 for any of your ships; 6 for an enemy ship, which you steer.
ability-board_takes_two = Boarding won: two crew, two coins, or one of each.
ability-board_enlists_crew = Boarding won: may press the dearest crew into service, without space, for good.
ability-segment_prize = Whoever wins a boarding against her may carry off a segment, 2 gold at home.
ability-breath_silence = Shoot action: one breath, 3L; a hit leaves ship and crew without abilities on their next turn.
ability-breath_fire = Shoot action: one breath, 3L; a hit sets a mast on fire.
ability-grip_two_masts = Shoot action: a single roll; a hit takes two masts and draws the target beside her; she may board.
ability-wave = Shoot action: a wave S wide and 2 L long: two masts of every ship in its way; she loses one.
ability-canoe_pack = The second such canoe to hit a ship in a turn also kills one of its crew.
ability-best_of_two_shot = Once a turn one cannon rolls two dice and keeps either.
ability-lend_move_monster = Instead of moving, moves another sea monster.
ability-mend_canoe_56 = Instead of moving, on 5-6 repairs a mast of a ship within S of a native canoe.
ability-see_coins_l = After moving, sees all coins within L, on islands and ships.
ability-ferry_coin_s = Once a turn a coin of a wild island within S goes to a friend within S.
ability-fetch_coin_s = Once a turn takes a coin from a friend within S.
ability-coins_plus1 = Each coin unloaded at home is worth 1 more.
ability-crew_no_space_3 = Her crew take no space; three at most.
ability-cargo_master = All friendly ships of its nation carry one more.
ability-jonah = Always face up, lost only with the ship; other crew cost nothing; at each hit, on 5-6 the dearest goes to an island.
ability-wraith = Whenever a crew is lost, on 6 it joins this ship.
ability-show_uniques_s = Once a turn an enemy within S shows its unique treasures; she may load one.
board-sea_monsters = sea monsters
board-submarines = submarines

## Why something is refused

no-expected = expected: { $shape }
no-heading = a heading is a whole number from 0 to 35999 (hundredths of a degree)
no-off-table = it stays on the table
no-taken = something lies there
no-wreck = it is a wreck
no-in-tow = it is in tow
no-entangled = it is entangled in the weed
no-chained = chain shot holds it this turn
no-just-cut = it has just cut itself free: it sails again next turn
no-flotilla = a flotilla moves only in tow
no-derelict = it is derelict
no-pinned = it is pinned
no-becalmed = it is becalmed
no-turn-runs-over = the turn would run over a piece
no-turn-off-table = the turn would leave the table
no-no-room-to-turn = there is no room to turn here
no-no-room-for-tow = the ship in tow has no room to follow
no-no-room-about = there is no room to come about
no-no-leg = a course has at least one leg
no-too-many-legs = { $legs } { $legs ->
    [one] leg
   *[other] legs
} for { $segments } { $segments ->
    [one] segment
   *[other] segments
}
no-too-long = too long: { $run } mm in a segment of { $length } mm
no-too-sharp = too sharp: a turn of { $turn }°, at most 90°
no-titan-drifts = a titan drifts, other pieces sail
no-no-windcatcher = only a windcatcher is measured from its stern
no-ghost-ends = intangible, it may not end on an island or a ship
no-titan-home = a titan never ends on an enemy home
no-titan-fort = a titan does not end on an enemy fort
no-no-dragon = only a sea dragon flies
no-dragon-lands = a sea dragon lands on no ship
no-tower-about = a ship that tows does not come about
no-not-listed = it is not among the options
no-no-such-ship = there is no ship { $word }
no-not-yours = it is not of your fleet
no-acted = it has had its action
no-in-fog = it is lost in fog: it must leave the fog first
no-steered = another hand steers its next move
no-other-moves = it is not the ship that moves
no-scuttled-once = once per ship and turn
no-first-island = the first island lies at least L from the edge
no-islands-near = islands are at least 3 L from each other
no-islands-far = an island is at most 6 L from some other
no-tile-off-table = a tile lies wholly on the table
no-tile-near-island = a tile is at least S from every island
no-tile-near-tile = a tile is at least S from every other tile
no-no-berth = there is no room on that side of the home
no-token-ashore = a token lies at sea
no-rim = the angle of the rim is one of { $angles }…
no-smoke-far = its centre is within S of the ship
no-smoke-island = smoke touches no island
no-smoke-docked = smoke touches no docked ship
no-toml = not a whole TOML file: { $detail }
no-field = a fleet file is not written so: { $detail }
no-no-piece = no piece { $piece-id } in the catalogue
no-fleets = option fleets: { $fleets } { $fleets ->
    [one] fleet
   *[other] fleets
} for { $seats } { $seats ->
    [one] seat
   *[other] seats
}
no-fleet-of-seat = option fleets: seat { $number }: { $fault }
no-no-ship = no ship { $piece-id } in the catalogue
no-no-crew = no crew { $piece-id } in the catalogue
no-no-equipment = no equipment { $piece-id } in the catalogue
no-no-event = no event { $piece-id } in the catalogue
no-no-fort = no fort { $piece-id } in the catalogue
no-no-unique = no unique treasure { $piece-id } in the catalogue
no-no-sailer = a fleet needs a ship that sails
no-too-dear = the fleet costs { $total } { $total ->
    [one] point
   *[other] points
}, the build total is { $most }
no-crewless = { $piece } carries no crew
no-crew-cost = { $piece }: crew of { $paid } { $paid ->
    [one] point
   *[other] points
} on a ship of { $cost }
no-crew-many = { $piece }: at most { $most } crew
no-gear-cost = { $piece }: equipment of { $paid } { $paid ->
    [one] point
   *[other] points
} on a ship of { $cost }
no-spaces = { $piece }: { $needed } cargo spaces taken of { $spaces }
no-foreign-flag = { $piece }: a crew of cost 0 sails under its own flag only
no-no-mark = { $piece } has no black mark
no-no-bombardier = { $piece } has no bombardier gun
no-no-link = { $piece }: { $crew } is no crew that chooses a link
no-no-friend = { $piece }: { $friend } is no crew of { $nation }
no-limit = { $piece }: one copy in a fleet
no-loyal = { $piece }: needs { $other } in the fleet
no-hostile = { $piece }: never in one fleet with { $other }
no-uncoded = { $piece }: no code for { $codes }, see the option as_printed
yard-legal = { $total } of { $most } { $most ->
    [one] point
   *[other] points
}: legal

## For newcomers: the first card, the two-minute overview, and what each decision is for
## (`why-KIND` is one line for everybody; `first-KIND` is said once, the first time)

intro-about = Small fleets on an open table, with no squares and no hexes. Your ships turn and sail by measure, dig gold out of wild islands, and shoot, ram and board whoever gets in the way.
    .step = Sail by measure
intro-win = Gold at home. Two players race for more than half of all the gold on the table; with three or more, the most gold wins once the last coin is home or only one fleet still sails.
    .step = Bring the gold home
intro-turn = Each of your ships may do one thing: move, explore the island it lies at, shoot, or repair. Then the turn passes.
    .step = Lead each ship
intro-time = Half an hour to an hour for two fleets of 40 points.
intro-goal = Bring more gold home than anybody else.
overview = Every player has a fleet worth the same points, a home island, and a choice of wild islands with hidden coins around. Gold counts only when it lies at your home.

    In your turn each ship gets one action. A move runs the ship's segments, each S (short) or L (long), and before each the ship may turn up to 90°. Touching an island with the bow docks; touching anything ends the move. A ship that begins its turn docked at a wild island may explore it: you alone see its coins and take as many as the ship has cargo space. Bring them home and they are unloaded by themselves.

    A shoot action fires the gun of each mast. A white gun reaches S, a red one L. A gun has a rank: the die must be higher. Each hit costs the target a mast, and its gun with it. A ship without masts is derelict: it can be towed away and kept, and one more hit sinks it.

    End a move with your bow on an enemy and you may ram, then board: a die plus masts each; the winner kills a crew or steals a coin. Touch a derelict and you can take it in tow.

    Crews make ships better: a captain moves and shoots in one action, a helmsman adds S to the move, an explorer docks and digs at once. Ships and crews may have keywords that bend the rules; what a card says beats the rulebook.
why-act = One action for each ship: fetch gold, bring it home, or stop whoever carries more than you.
first-act = Pick a ship, then what she does. Empty ships sail to an island with coins; a ship that lies at one explores; a laden one goes home. Shooting is for enemies within reach of the guns. You may stop at any time: no ship has to act.
why-island = Close to home helps the fast, far apart the strong: think whose fleet is quicker.
first-island = Players build the sea together, island by island. Islands lie at least 3 L apart; four coins will lie on each that is nobody's home.
why-tile = Terrain slows or hides: put it where your rival must pass and you need not.
why-home = You choose for another: an island with few neighbours makes every trip long.
first-home = A home far from the wild islands costs the enemy a turn on each voyage. You choose his, he chooses yours.
why-berth = Let her bow point to the island you want first: turning on the spot costs reach.
why-bombardier = Artillery reaches far; flame reaches S but sets masts on fire, and fire spreads.
why-first = Several things happen at once: take first what may make the others better.
why-dive = Submerged you cannot be shot, nor shoot: dive to approach, surface to fight.
why-fade = Intangible you pass through all things, but cannot dock or ram.
why-event = An event works once, at its own moment: is this the best one you will get?
why-contact = Ramming may cost the enemy a mast and opens a boarding; towing makes a derelict yours, cargo and all.
first-contact = Your bow touches. Ram: a die above the enemy's masts removes one, then you may board. You are pinned there afterwards. A ship without masts is better taken in tow: she and her gold are yours.
why-board = A die plus masts on each side: with more masts it is worth trying, with fewer you may lose a crew or a coin.
first-board = Each rolls a die and adds the masts still standing. The winner kills a crew of the loser or steals a coin, if there is room for it.
why-board-far = From afar there is no ram first: board whom you beat in masts and who carries something.
why-spoils = A coin is gold for you and none for them; a crew lost costs its ability for the rest of the match.
why-steal = The coins lie face down unless you know them: take the best you know.
why-victim = A captain, a helmsman or a shooter costs most.
why-mast = Each mast is a gun: give up the worst gun, or the one out of range.
first-mast = You choose which mast falls, and its gun falls with it. Keep the long range and the low ranks: they hit most.
why-burn = Fire spreads: burn the mast you can spare, and make for home.
why-repair = One mast an action: the best gun first, unless something else keeps the ship from working.
why-shoot = Each gun shoots alone: the low ranks first, and look again after every hit.
first-shoot = The figure of a gun is its rank: the die must be higher, so a rank of 2 hits on 3 to 6. Guns fire one by one; each hit takes a mast. A ship without masts drifts, and one more hit sinks her with half of her gold for you.
why-again = It missed: the same gun may try again at no cost, once a turn.
why-captain = With a captain the move does not cost the broadside: fire if anybody is in range.
why-hit-cargo = A coin destroyed is nobody's: good if you cannot take it yourself.
why-smoke = Smoke blocks shots and swallows ships: between you and the guns.
why-fort-shoot = The fort does not move: take whoever comes closest to the gold.
why-reroll = The second result stands, better or worse: keep what already hits.
why-two-dice = Twice the chance, once in an action: for the roll that counts.
why-best = Keep the die that does more; a higher one is not always needed.
why-load = One coin for each free cargo space: the most valuable first.
first-load = Only you see these coins. Take the best that fit; what you leave stays face down, and you may come back for it.
why-explore-free = It costs nothing here: look and load.
why-exchange = Move gold to the ship that gets home first, crews to the one that uses them.
why-leave = She has no use for the timber herself: only if another ship of yours does.
why-hands = Crews work only aboard: bring the one that this voyage needs, in the cargo space that it costs.
why-onward = She may go on: use what is left of the move.
why-steer = You steer somebody else's ship: away from gold, or onto a reef.
why-heading = Choose the way out that points at your next goal.
why-pivot = Turning is free now: point the bow at the next stop, the guns at the enemy.
why-away = Out of the guns, towards the next ram.
why-whirl = A whirlpool crosses the whole table, and may take a mast, a coin or a crew: is the short cut worth it?
why-toll = Lose what you need least on this voyage.
why-fog-jump = Come out by the bank that is nearest to where you are going.
why-icebreak = The ice is out of the way for good, for everybody.
why-build = A fort guards an island and keeps its gold safe, but the price must stay in it.
why-pay = Any coins that make the price: they still count for you inside the fort.
why-flags = Guns are measured from the flags: put them where ships will come.
why-fort-gun = Long range on the gun with the best rank.
why-flag = Keep the flags that cover the approach.
why-divers = Gold from the bottom, if somebody can stay and fetch it.
why-raft = What is saved on a raft must still be brought home.
why-mermaids = The charmed ship loses time: the one with most gold aboard.
why-token = Lay it where your rivals must pass and you need not.
why-blow = Away from home, or onto what stops her.
why-cove = A ship that can use a surprise: the laden or the hunted one.
why-falsify = False treasure is worth nothing at home: the enemy who is about to unload.
why-rolling-fog = It will drift over somebody: send it where your ships are not.
why-champion = The stronger of your crew for a fight that is settled by dice.
why-foe = Whom you can beat, and whose loss hurts.
why-lantern = A false light: the laden ship, towards rocks or away from home.
why-astray = Far from its ship it is of no use for many turns.
why-shove = Push a ship out of gun range, off its island, or into trouble.
why-swap = Give the poorest coin for one that is likely better.
why-stock = From your own stock: the richest, or the unique that you have a use for.
why-seed = Left on an island: the least that you can spare.
why-explosives = Both may suffer: worth it against a better ship than yours.
why-rob = The one with most gold aboard.
why-raid = Straight from the enemy's hoard: the most valuable that you can carry.
why-melt = A coin for a gun: early in the match a gun earns it back, late it does not.
why-island-swap = A poor coin for an unknown one: the lower yours, the better.
why-crew-trade = Gold now, an ability lost for good: when the crew has done its work.
why-claim = She comes to your home with all that is aboard.
why-grant = The ship that can do two useful things now: shoot and run, or dig and leave.
why-copy = The ability that this turn needs most.
why-parley = A coin against a broadside: when the hold or the masts are worth more.

## Why the game's own player would choose so

reason-masts-left = { $masts ->
    [0] no mast left on the target
    [one] one mast left on the target
   *[other] { $masts } masts left on the target
  }
reason-carries = the enemy carries { $gold } gold
reason-hold-back = { $kind-id ->
    [act] no ship has anything better to do this turn
    [pivot] turning would bring nothing
    [shoot] no shot here that pays
   *[other] nothing here that pays
}
reason-coin = worth { $gold } gold at home
reason-masts-beside = { $own ->
    [one] one mast
   *[other] { $own } masts
} against { $theirs }
reason-hunts = after an enemy with { $masts ->
    [0] no mast left
    [one] one mast
   *[other] { $masts } masts
  }
reason-brings-home = { $gold } gold to bring home
reason-coins-there = { $coins ->
    [one] one coin lies
   *[other] { $coins } coins lie
  } on { $island }
reason-fetches = room for { $room } more aboard
reason-hits-expected = about { $hits } { $hits ->
    [one] hit
   *[other] hits
} to be expected
reason-masts-lost = { $masts ->
    [0] no mast to be raised again
    [one] one mast to be raised again
   *[other] { $masts } masts to be raised again
  }

# chances, beside their bars
hint-play = { $card-text }
hint-champion = { $known ->
    [0] Face down: nobody knows who it is
   *[other] { $crew }: a die + { $cost }
}
hint-fire = { $least ->
    [6] Only a 6 hits
    [7] No roll hits
   *[other] { $least } to 6 hits
}
odds-fire = hit
figure-fire = { $chance }%
    .unit = to hit
battle-fire = { $ship } opens fire
battle-board = { $ship } boards
battle-masts = { $left ->
    [0] a derelict
    [one] one hit: a derelict
   *[other] { $left } hits to a derelict
}
