## The shelf

tagline = Four pirate games: alone against the machines, around one screen, or with friends far away.
shelf = Choose a game
shelf-none = No game is installed.
play-now = Play
play-now-help = Play at once against bots
prepare = Set up a game
players-count = { $few } to { $many } players
players-one = { $few } players
rules-of = The rules
rules-search = Search the rules
how-many = Players
who = Who plays
who-you = You, on this screen
who-friend = A friend, by a link
who-bot = Bot
seat-name = Name
seat-name-of = Name of seat { $seat }
seat-who-of = Who plays seat { $seat }
options = Options
salt = Your pinch of salt
salt-help = Add a word to the seed of the dice: the hash that is announced binds it, so nobody can change it afterwards.
start = Weigh anchor
close = Close
my-games = Your games
my-games-none = Two clicks, and you are at the table against bots.
my-games-older = The others ({ $count })
look-again = Look again
resume = Resume
forget-help = Take this game off the list (it stays on the server)
ended = Finished
moves-count = { $count } moves
moves-count-one = { $count } move
game-minutes = { $few } to { $many } min
weight = To learn: { $word }
weight-1 = in a minute
weight-2 = light
weight-3 = medium
weight-4 = rich
weight-5 = a lot
mine-yours = Your turn
mine-waits = Waiting for { $names }
mine-with = with { $names }
mine-lost = can’t be opened any more
levels = How the bots play
pirate-names = Anne, John, Mary, Bartholomew, Grace, Oliver, Jacquotte, Francis, Charlotte, Edward, Ching, Henry

## The table

to-shelf = Back to the shelf
you = you
bot = bot
absent = away
watching = You are watching
rule-chip = rule { $id }
rule-open = Read rule { $id }
rule-title = Rule { $id }
ruling-title = Ruling { $id }:
rule-none = This rule has no text.
options-list = Your choices
options-filter = Filter the choices
options-rare = Other choices, seldom wanted ({ $count })
bill = The bill
bill-total = { $total } { $coin } in all
bill-left = { $left } of { $purse } { $coin } left
bill-each = { $price } { $coin } each
bill-brings = brings { $price } { $coin }
bill-empty = Nothing chosen yet
bill-pay = Buy for { $total } { $coin }
bill-more = One more: { $what }
bill-less = One less: { $what }
wait-title = Patience
bots-playing = The bots are playing…
hurry = Speed up
hurry-help = Play straight on until it is your turn
undo-help = Take back your last choice
story = Story
story-empty = The story begins with the first choice.
seats = Players
board = Board
board-help = Drag to move, wheel or pinch to zoom, double-click to see all
zoom-in = Zoom in
zoom-out = Zoom out
fit = See all
help-title = Playing by keyboard
help-numbers = choose the option of that number
help-arrows = go from one option to the next
help-enter = confirm
help-undo = take back your last choice
help-rule = read the rule that asks you
help-hurry = speed the bots up
help-zoom = zoom in, zoom out, see all
help-lang = change the language
help-theme = day or night
help-help = this help
help-board = On the board, what is ringed in yellow can be clicked; Tab leads there too.
key-arrows = ↑ ↓
key-enter = Enter
language-other = Français
theme = Day or night
ago-now = just now
ago-seconds = { $n } s ago
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n } d ago
turn-title = Your turn!
skull = skull
dice-shown = Dice: { $faces }
lost = Connection lost. Getting it back…
unreached = The server does not answer. Try again in a moment.
polling = Slow connection: moves arrive a little late.
back = Connection restored.
not-sent = Not sent yet: trying again.
not-shown = This moment can't be shown: try again.
refused = Not possible
skip-to-prompt = Go to the question
options-more = More options
step-who = Who
step-card = Card
step-what = What
step-whom = Whom
step-where = Choose here, or touch the chart.
step-other = Other
your-turn = Your turn
goal = Aim:
why = Why this question?
edge-more = { $count } this way
edge-left = to the left
edge-right = to the right
edge-top = above
edge-bottom = below
hand-of = Your cards ({ $count })
race-of = of { $goal }
tab-hand = Cards · { $count }
tab-prompt = Choice
recap-title = Since your move
recap-count = { $count } events
recap-count-one = one event
recap-play = Play it again on the chart
recap-skip = Skip: back to the table
recap-more = { $count } more: open the story
battle-order = Order of fire
battle-map = The chart
sound-on = Turn the sound on
sound-off = Turn the sound off
aim = Back to the decision
menu = Menu
sheet-grab = Larger or smaller
help-story = open the story
help-decision = back to the decision
help-escape = one step back
help-twice = The first press shows what a choice would do, the second (or Enter) does it.
help-once = One press is enough

## One screen

curtain-title = Pass the screen to { $name }
curtain-help = The others look away: what follows is secret.
curtain-open = I am { $name }
curtain-many = Several of you choose in secret. Who takes the screen?

## Together

links-title = The links of this game
links-help = Each link is secret: whoever opens it has the seat. Send it to the right person.
links-seat = Link for { $name }
links-watch = Spectators
links-copy = Copy
links-copied = Copied
links-new = New link
links-new-help = The old link of this seat will stop working
links-local = Only this computer can open these links: the game listens to nobody else. To let others in, stop it and start it with “flibuste serve --host 0.0.0.0”; this game waits for you under “Your games”.
links-network = Whoever is on the same network (the same Wi-Fi) can open these links: { $address }
links-scan = Show a code to scan
links-code = Code of the link for { $name }
links-own = My own seat, on another device
links-wait = Not there yet
links-here = At the table
secret-answer = Your secret choice: { $choice }
secret-change = Change it
secret-help = Nobody sees it before the last one has chosen.
rematch = Play again with the same people
rematch-help = A new game with the same options; everybody sits one seat further on.
rematch-ready = The next game is laid out: the same people, one seat further on.
rematch-join = To the next table
rematch-watch = Watch the next game
hand-title = Who plays for { $name }?
hand-bot = Hand over to the bot
hand-person = Take over
hand-help = A bot plays this seat until somebody takes it over.
rename = Change the name
notify-help = Tell me when it is my turn

## After the game

end-why = Why? { $item }: { $won } for { $winner }, { $lost } for { $second }.
end-next = Next time:
end-better = { $item }: { $lost } against { $won }
end-despite = { $second } did better elsewhere ({ $items }), but not by enough.
end-tie = Tied at { $score }: { $item }, { $won } for { $winner }, { $lost } for { $second }.
end-close = Close: { $score } for { $winner }, { $other } for { $second }.
end-course = The race: { $what }
end-turn = { $moment }: { $name } takes { $gain }
end-title = The game is over
end-winner = { $name } wins!
end-winners = { $names } win together.
end-lost = You have lost.
end-nobody = Nobody wins.
end-you-win = You win!
end-detail = Where the points come from
end-figures = The figures, line by line
end-table = To the final table
end-back = Back to the closing screen
end-score = { $score } to { $other }
record-save = Download the game
replay = Replay
replay-title = Replay of the game
replay-at = Move { $at } of { $of }
replay-first = Start
replay-last = End
replay-back = Previous move
replay-on = Next move
replay-play = Play
replay-pause = Pause
replay-leave = Leave the replay
audit = Check the dice
audit-running = Playing it all again from the seed…
audit-holds = All of it holds: { $choices } { $choices ->
    [one] move
   *[other] moves
} judged again, { $outcomes } { $outcomes ->
    [one] outcome
   *[other] outcomes
} made again from the seed that was announced at the start.
audit-fails = The check stops at line { $line }: { $reason }.
commitment = Hash of the seed
again = Back to the lobby

## Forms

out-still = Not done yet: { $left }.
out-anyway = { $what } anyway
route-of = { $who }: { $where }
route-turn = turn { $turn }
form-by-hand = Another way, by hand
form-text = Your choice
form-send = Confirm
form-own = Or another one, spelt out:
course-title = Plot the course
course-hint = Drag from the ship, segment by segment. The line stops where the rules stop it.
course-undo = Erase the segment
course-clear = Erase all
course-send = Sail this course
course-left = Segments left: { $segments }.
course-keys = Arrows: turn, Enter: set the segment, Backspace: erase.
course-step = segment { $n }: { $length }, heading { $heading }°
course-empty = No segment set.
aim-turn-hint = Drag the ghost, or tap the table: it turns that way.
aim-rim-hint = Drag the ghost along the rim; drag the dot at its end to turn it.
aim-place-hint = Tap the place, or drag the piece there.
aim-turned = { $angle }°
aim-rim = rim { $at }°, heading { $angle }°
aim-placed = { $x } × { $y } mm
aim-left = Turn left by 5°
aim-right = Turn right by 5°
aim-turn-keys = Left and right arrows: turn by 5° (Shift: 1°). Enter: confirm.
aim-rim-keys = Left and right arrows: turn by 5° (Shift: 1°), up and down: along the rim. Enter: confirm.
aim-place-keys = Arrows: move by 5 mm (Shift: 1 mm). Enter: confirm.

## Fleets


## The bots of every game

bot-cabin = Cabin boy
    .help = To learn against: plays sensibly, and errs
bot-corsair = Corsair
    .help = Knows the game and follows a plan
bot-captain = Captain
    .help = Plays on in its head before it chooses
bot-admiral = Admiral
    .help = Thinks for up to a second: the strongest
bot-smart = Corsair
    .help = Knows the game and follows a plan
bot-random = Dice
    .help = Plays at random
bot-greedy = Sailor
    .help = Looks one move ahead
bot-mcts = Dreamer
    .help = Plays many lines at random before it chooses

## Refusals

error-no-match = There is no game at this address.
error-unreadable = This game was played with another version and can’t be opened any more.
error-no-link = This link does not open this game: it is incomplete, or it was replaced.
error-not-your-seat = This link does not open that seat.
error-which-seat = This link opens several seats: say which.
error-only-watching = This link lets you watch, not play.
error-only-host = Only the one who set the game up can do that.
error-no-seat = There is no such seat at this table.
error-stale = The game has moved on: this choice answered a question that is no longer asked.
error-over = The game is over.
error-not-over = Only when the game is over: until then the story keeps its secrets.
error-bot-seat = A bot holds this seat: take it over first.
error-no-undo = Nothing to take back: since then a die, a card or another player has spoken.
error-no-withdraw = Everybody has answered: your secret choice stands.
error-illegal = This choice is not allowed: { $reason }
error-bad-match = This game can’t be started. ({ $reason })
error-bad-request = The request does not have the expected form. ({ $reason })
error-full = All tables of the server are taken: try again later.
error-busy = The server is too busy for that just now: try again in a while.
error-your-share = Your address has { $count } { $count ->
    [one] game
   *[other] games
} under way: finish one, or come back later.
error-your-store = Of your address this server keeps { $count } { $count ->
    [one] game
   *[other] games
}, and no more: who runs it can delete old ones, or allow more.
error-database = The server can’t reach its disk just now; nothing has changed. Try again in a moment.
error-too-large = The request is too long.
error-too-many = Too many requests at once: wait a moment.
error-no-page = There is nothing at this address.
error-no-method = This address is not asked that way.
error-no-game = No game is called “{ $name }”.
error-no-rule = No rule has the number { $id }.
error-no-catalogue = “{ $name }” has no fleets to build.
error-failure = The server stumbled; nothing has changed. Try again.

## Lessons

learn = Learn
lessons-title = Learn by playing
lessons-examples = Worked examples of the rulebook
lesson-minutes = { $minutes } min
lesson-go-on = Go on
lesson-understood = Understood
lesson-choose = Choose
lesson-reread = Read again
lesson-back = Take back
lesson-leave = To the shelf
lesson-following = Next: { $title }
lesson-again = Once more
lesson-reading = There is something to read first.
lesson-over = The lesson is over.
error-no-lesson = There is no lesson “{ $name }”.

## The adviser

advice = What would you do?
advice-do = Do that
advice-close = Thank you
help-advice = what the adviser would do
what-names = What is this? All names
help-what = all names on the table, or none
glossary = Words
error-advice-off = Where several people play, the adviser speaks once all have asked for it. Still missing: { $names }.
error-no-adviser = Nobody here knows this game well enough to advise.

## The first visit

intro-about = What it is about
intro-win = How one wins
intro-turn = A turn
intro-time = How long
intro-guided = Guided game
intro-show = Show me
intro-play = Just play
intro-minute = { $game } · in a minute
explain-no-more = Explain nothing more

## The rules reader

rules-reader = Read the rules
rules-overview = In two minutes
rules-chapters = Chapters
rules-found = Paragraphs found: { $count }
rules-play = Play it: { $title }
