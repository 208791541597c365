# Practice tables and lessons.

server-no-lesson = Il n’y a pas de leçon à cette table.
server-position-over = dans cette position, la partie est terminée : il n’y a rien à essayer.
server-no-puzzle = À cette table, il n’y a pas de coup à trouver.
