# Find the move: positions from strong games and from one’s own.

puzzles = Finde den Zug
    .of = Finde den Zug in { $game }
    .text = Stellungen, in denen ein Zug deutlich besser ist als die anderen. Eine tiefe Suche hat die Züge beurteilt; du erfährst sofort, wie gut deiner ist.
puzzles-own = Aus deinen Partien
puzzles-shipped = Aus starken Partien
puzzles-next = Nächste ungelöste Stellung
puzzles-done = Du hast alle gelöst.
puzzles-solved = { $solved } von { $count } gelöst
puzzle-number = Stellung { $number }.
puzzle-level = Schwierigkeit: { $level } von 3
puzzle-state-new = Noch nicht versucht
puzzle-state-tried = Versucht
puzzle-state-solved = Gelöst

# At the table
puzzle-ask = Du bist am Zug: Finde den besten.
    .text = Mach deinen Zug auf dem Brett. Alles lässt sich zurücknehmen.
puzzle-hint = Hinweis
# $theme: “Points at once”
puzzle-about = Worum es geht: { $theme }.
puzzle-best = Das ist der beste Zug!
puzzle-close = Fast so gut wie der beste: gelöst!
puzzle-worse = Nicht der beste Zug.
puzzle-far = Keiner der guten Züge.
puzzle-shown = Der beste Zug:
puzzle-again = Noch ein Versuch
puzzle-back = Zurück zur Stellung
puzzle-show = Besten Zug zeigen
puzzle-next = Nächste Stellung
puzzle-list = Alle Stellungen
