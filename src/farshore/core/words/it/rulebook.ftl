# Rulebooks to read: what can be wrong with one.

rulebook-unknown = { $game } non ha un regolamento da leggere.
rulebook-rule = il gioco non ha una regola con questo numero.
rulebook-rule-twice = la regola è già nel capitolo { $other }.
rulebook-rule-nowhere = nessun capitolo tratta questa regola.
rulebook-note = una nota deve dire per quali opzioni vale; nient’altro può dirlo.
rulebook-option = il gioco non ha questa opzione.
rulebook-no-figure = numeri e mosse hanno bisogno di una figura in cui trovarsi.
rulebook-number = un numero si trova in un solo punto: now, before, grows o falls.
rulebook-chance = la sorte non può dare questo: { $move }.
rulebook-figure = la figura non si può disegnare: { $reason }
