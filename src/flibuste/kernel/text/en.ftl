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
told-resumed = The rules were corrected: the game goes on from a little earlier ({ $lost } choices to make again).

## Why a match can't begin

no-seats-number = seats: expected a number, got { $got-id }
no-seats = { $game-id } is played by { $counts-id } seats, not { $got }
no-option-flag = option { $option-id }: expected true or false, got { $got-id }
no-option-choice = option { $option-id }: expected one of { $choices-id }, got { $got-id }
no-option-number = option { $option-id }: expected a number from { $low-id } to { $high-id }, got { $got-id }
no-option-text = option { $option-id }: expected a text, got { $got-id }
no-no-option = { $game-id } has no option { $option-id }: expected { $count ->
    [0] none
   *[other] { $options-id }
 }
