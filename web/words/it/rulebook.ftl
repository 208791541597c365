# The rulebook to read.

book-title = { $game }: come si gioca
book-how = Come si gioca
book-contents = Indice
book-close-contents = Chiudi l’indice
book-search = Cerca nel regolamento
book-found =
    { $count ->
        [0] Queste parole non ci sono.
        [one] Trovato in un punto
       *[other] Trovato in { $count } punti
    }
book-example = Esempio
book-note = { $option }: { $value }
book-try = Prova
    .chapter = Prova: { $chapter }
    .text = Apre questa posizione su un tabellone di prova. Prova qualsiasi mossa e annullane quante vuoi.
book-numbered =
    { $count ->
        [one] La regola numerata di questo capitolo
       *[other] Le { $count } regole numerate di questo capitolo
    }
book-glance = In breve
    .text = Tutto in una pagina, da tenere accanto al tavolo.
book-print-glance = Stampa questa pagina
book-print = Stampa tutto il regolamento
book-figure = Figura { $number }
