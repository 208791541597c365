# Find the move: positions from strong games and from one’s own.

puzzles = Trova la mossa
    .of = Trova la mossa: { $game }
    .text = Posizioni in cui una mossa è nettamente migliore delle altre. Una ricerca profonda ha giudicato le mosse; saprai subito quanto vale la tua.
puzzles-own = Dalle tue partite
puzzles-shipped = Da partite di alto livello
puzzles-next = Prossima posizione da risolvere
puzzles-done = Le hai risolte tutte.
puzzles-solved = Risolte: { $solved } su { $count }
puzzle-number = Posizione { $number }.
puzzle-level = Difficoltà: { $level } su 3
puzzle-state-new = Non ancora provata
puzzle-state-tried = Provata
puzzle-state-solved = Risolta

# At the table
puzzle-ask = Tocca a te: trova la mossa migliore.
    .text = Fai la tua mossa sul tabellone. Tutto si può annullare.
puzzle-hint = Indizio
# $theme: “Points at once”
puzzle-about = Di che si tratta: { $theme }.
puzzle-best = È la mossa migliore!
puzzle-close = Buona quasi quanto la migliore: risolta!
puzzle-worse = Non è la mossa migliore.
puzzle-far = Non è tra le mosse buone.
puzzle-shown = La mossa migliore:
puzzle-again = Riprova
puzzle-back = Torna alla posizione
puzzle-show = Mostra la mossa migliore
puzzle-next = Prossima posizione
puzzle-list = Tutte le posizioni
