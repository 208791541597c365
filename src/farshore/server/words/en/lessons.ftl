# Practice tables and lessons.

server-no-lesson = Nobody is taught at this table.
server-position-over = the game is over in this position, so that nothing can be tried.
server-no-puzzle = There is no move to be found at this table.
