# Find the move: positions from strong games and from one’s own.

puzzles = Find the move
    .of = Find the move in { $game }
    .text = Positions in which one move is clearly better than the rest. A deep search has judged the moves; you are told at once how good yours is.
puzzles-own = From your games
puzzles-shipped = From strong games
puzzles-next = Next unsolved position
puzzles-done = You have solved all of them.
puzzles-solved = { $solved } of { $count } solved
puzzle-number = Position { $number }.
puzzle-level = Difficulty: { $level } of 3
puzzle-state-new = Not tried yet
puzzle-state-tried = Tried
puzzle-state-solved = Solved

# At the table
puzzle-ask = It is your move: find the best one.
    .text = Make your move on the board. Everything can be taken back.
puzzle-hint = Hint
# $theme: “Points at once”
puzzle-about = What it is about: { $theme }.
puzzle-best = That is the best move!
puzzle-close = Nearly as good as the best: solved!
puzzle-worse = Not the best move.
puzzle-far = Not among the good moves.
puzzle-shown = The best move:
puzzle-again = Try again
puzzle-back = Back to the position
puzzle-show = Show the best move
puzzle-next = Next position
puzzle-list = All positions
