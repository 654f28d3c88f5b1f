## The terminal

welcome = Type the number of an option. u takes back, a advises, ? explains, b shows the board, l the story, s saves, q leaves. Saved after each choice in { $file }.
you-are = You are { $who }.
prompt = Your choice (1–{ $count }, u, a, ?, b, l, s, q):
which-game = Which game (1–{ $count })?
aim = Aim: { $aim-id }
more = other choices, seldom wanted ({ $count })
no-such-number = There is no such option: type a number from 1 to { $count }.
said-of = { $head }: { $cell }
no-such-value = That is not possible here: type { $values }.
no-undo = Nothing can be taken back: somebody else acted since, or a die, a draw or a secret came after.
no-advice = The adviser is silent where several people play, unless all agree: flibuste play --advice
undone = Taken back.
curtain = { $who }, it is for you to see. Everybody else looks away. Press Enter.
saved = Saved in { $file }.
left = Until next time. To go on: flibuste play --resume { $file }
help = Type a number, or an option as it is written in records.
     u: take your last choice back, as long as nothing was revealed since
     a: what the adviser would do, and why
     ?: the rule behind the question
     b: the board in words
     l: the last lines of the story
     o: the options again
     m: other options, seldom wanted, where there are any
     s FILE: save (the game is also saved after each choice)
     q: leave
place = Place
player = Player
score = Score
detail = Made of

## Simulations

sim-total = { $games } { $games ->
    [one] game
   *[other] games
}, { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
} in { $seconds } s ({ $pace } a second); shortest { $shortest }, longest { $longest } { $longest ->
    [one] decision
   *[other] decisions
}.
sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-score = Mean score
sim-bot-share = { $bot }: wins { $share }% of its games
sim-others = Bots that can play: { $bots }.

## Records

replay-step = after { $step } of { $last } { $last ->
    [one] choice
   *[other] choices
}
replay-prompt = Enter: next, p: previous, a number: go there, b: the board, q: leave
drawn = { $count } { $count ->
    [one] board
   *[other] boards
} drawn in { $folder }.
verified = { $file } holds: { $choices } { $choices ->
    [one] choice
   *[other] choices
} by the rules, { $chance } { $chance ->
    [one] outcome of chance as the seed gives it
   *[other] outcomes of chance as the seed gives them
}.{ $over ->
    [true] { "" }
   *[false] { " " }The match is not over.
} The hash of that seed, to be compared with the one announced at the start: { $commitment-id }

## Lessons

no-lessons = This game has no lessons yet.
lesson-minutes = { $minutes } min
lesson-examples = Worked examples of the rulebook
rules-none = Nothing here has all of: { $search }
rules-play = Play it: flibuste learn { $game-id } { $lesson-id } ({ $title-id })
lesson-how = flibuste learn { $game-id } 1 begins the first lesson.
lesson-keys = Enter goes on. ? explains the question, b shows the board, u takes your last choice back, q leaves; the lesson waits for you.
lesson-resumed = You go on where you left, at step { $step }. (--again begins anew.)
lesson-kept = The lesson waits: flibuste learn { $game-id } { $number-id } goes on from here.
lesson-no-back = There is no choice to take back yet.
lesson-help = Type the number of your choice, or Enter to go on.
     u: take your last choice back, with all that came of it
     ?: what the question is for, and its rule
     o: the options again
     b: the board in words
     l: the last lines of the story
     q: leave; the lesson goes on from here another time
lesson-go-on = [Enter]
lesson-choose = Your choice (1–{ $count }, u, ?, b, q):
lesson-over = The lesson is over.
lesson-next = Next: flibuste learn { $game-id } { $number } ({ $title })

## Backups

backed-up = { $file-id }: { $count } { $count ->
    [one] match
   *[other] matches
}, copied while the server may run on.
restored = { $count } { $count ->
    [one] match is back
   *[other] matches are back
} from { $file-id }.

## Ladder, tuning, training

ladder-bot = Bot
ladder-rating = Rating
ladder-interval = 95%
ladder-wins = Wins / games
tune-number = Number
tune-before = Before
tune-after = After
tune-fresh = On { $games } fresh games against the numbers as they were: wins { $share }% ({ $low }–{ $high }; parity { $parity }%).
train-done = { $games } { $games ->
    [one] game
   *[other] games
}, { $rows } { $rows ->
    [one] position
   *[other] positions
}; a winner is put above a loser { $auc } of the time. Written: { $file }
train-gate = Gate: { $gate }
