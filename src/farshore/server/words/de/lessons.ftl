# Practice tables and lessons.

server-no-lesson = An diesem Tisch wird niemand unterrichtet.
server-position-over = In dieser Stellung ist die Partie zu Ende, hier lässt sich nichts ausprobieren.
server-no-puzzle = An diesem Tisch ist kein Zug zu finden.
