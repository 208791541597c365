# What to do next: one sentence per phase in which a player decides; while everyone marks, by what the marks are for and
# by how far one has come.

explorers-prompt-LAY = Lay the next terrain tile: choose which one and how it lies.
explorers-prompt-VILLAGE = Several villages are equally near the centre: choose in which of them everyone starts.
explorers-prompt-SIDE = Choose a side of the card. You will mark 3 squares of it; the others may mark 3 of the other side or 2 of yours.
explorers-prompt-MARKS-SETUP = Choose the terrain of your first three marks.
explorers-prompt-MARKS-CARD = Choose what you will mark in this turn. Nobody sees it before all are done.
explorers-prompt-MARKS-CARD-alone = Choose what you will mark in this turn.
explorers-prompt-MARKS-EXTRA = You have explored a temple: choose a terrain for its extra marks.
explorers-prompt-OVER = The game is over.

explorers-prompt-mark = { $marks ->
    [one] Mark a square: it is the last one of your choice.
   *[other] Mark a square: { $marks } are left of your choice.
}
explorers-prompt-horse = Your horse carries you on: mark one square of any terrain.
