## Words that belong to no game

nothing = nothing
and = { $first } and { $last }
told-forced = Only one choice: { $option }.

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
