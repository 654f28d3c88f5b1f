## Words that belong to no game

nothing = nothing
and = { $first } and { $last }
told-forced = You had only one choice: { $option }.

seat-0 = Blue
seat-1 = Vermilion
seat-2 = Green
seat-3 = Purple
seat-4 = Ochre
seat-5 = Slate
seat-6 = Crimson
seat-7 = Teal
seat-8 = Olive
seat-9 = Rose
told-resumed = The rules were corrected: the game goes on from a little earlier ({ $lost } { $lost ->
    [one] choice
   *[other] choices
} to make again).

## Beside a rule

ruling = Ruling { $id }.
ruling-why = Why:
house-figures = Figures of our own (house):
house-nameless = { $count ->
    [one] one card or counter that has no name
   *[other] { $count } cards or counters that have no name
}

## Why a match can't begin

no-seats-number = seats: expected a number, got { $got-id }
no-seats = { $game-id } is played by { $counts-id } seats, not { $got }
no-option-flag = option { $option-id }: expected true or false, got { $got-id }
no-option-choice = option { $option-id }: expected one of { $choices-id }, got { $got-id }
no-option-number = option { $option-id }: expected a number from { $low-id } to { $high-id }, got { $got-id }
no-option-text = option { $option-id }: expected a text, got { $got-id }
no-no-mapping = options: expected values by name, got { $got-id }
no-no-option = { $game-id } has no option { $option-id }: expected { $count ->
    [0] none
   *[other] { $options-id }
 }
choice-refused = “{ $option-id }” can’t be chosen: { $why }
no-empty-option = an option is a verb and its objects, not an empty text
no-not-an-option = expected an Option or its text, got { $got-id }
no-not-listed = it is not among the options
no-no-seat = no seat { $seat-id }: expected 0 to { $last-id }
no-not-asked = seat { $seat } is not asked anything: the match waits for seat { $waiting-id }
no-match-over = seat { $seat } is not asked anything: the match is over
no-nothing-to-undo = seat { $seat } has nothing to take back
no-nothing-to-withdraw = seat { $seat } has no secret answer that could still be changed

## Why a game's own player would choose so

reason-ahead = second best: { $next }
reason-level = comes to the same: { $next }
reason-level-with-some = some others come to the same
reason-behind = better: { $next }
reason-thumb = the usual answer to this question

## Lessons

lesson-otherwise = “{ $option }” is allowed, but leads away from what this lesson shows. Take this instead: { $wanted }.
