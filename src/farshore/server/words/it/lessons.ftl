# Practice tables and lessons.

server-no-lesson = A questo tavolo non c’è nessuna lezione.
server-position-over = in questa posizione la partita è finita: non c’è nulla da provare.
server-no-puzzle = A questo tavolo non c’è una mossa da trovare.
