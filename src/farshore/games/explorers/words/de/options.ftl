# The game itself, and what a table may agree on. An option's title is the message, its explanation .text; each of its
# values is an attribute of that name.

game-explorers = Explorers
    .text = Alle erkunden gleichzeitig dasselbe Land, Feld für Feld, mit eigenen Kreuzen. Sammle Proviant und Edelsteine, finde die Schlüssel zu den Tempeln, bevor es die anderen tun, und freunde dich mit den Dörfern an. Auch allein spielbar.

explorers-option-provisions = Proviant
    .text = Wie Äpfel, Karotten und Fische in jeder Runde gesammelt und gewertet werden.
    .basic = in jeder Runde eins von jeder Sorte
    .expert = in Runde 1 nichts, dann bis zu vier Äpfel, bis zu vier Karotten, bis zu vier Fische
explorers-option-gems = Edelsteine
    .text = Was Edelsteine am Ende jeder Runde wert sind.
    .basic = ein Punkt für jeden bisher gefundenen Edelstein
    .expert = eine Leiste, die mit negativen Zahlen beginnt
explorers-option-temples = Tempel
    .text = Was das Erkunden eines Tempels bringt.
    .basic = 12, 10, 8 oder 6 Punkte: Wer zuerst kommt, bekommt am meisten
    .expert = 8 Punkte für alle und Zusatzkreuze, wenn man früh kommt
explorers-option-villages = Dörfer
    .text = Was Kreuze neben Dörfern am Ende der Partie wert sind.
    .basic = jedes Dorf wird gewertet
    .expert = nur das Dorf mit den wenigsten Kreuzen daneben wird gewertet
explorers-option-achievements = Anzahl der Aufträge
    .text = Wie viele Aufträge vor Beginn gezogen werden, von 0 bis 3.
explorers-option-chosen_achievements = Aufträge nach Wahl
    .text = Bis zu drei Aufträge mit ihren Kurznamen, etwa N1, F und R5, statt gezogener.
    .none = keine gewählt
explorers-option-map = Landschaft
    .text = Wie die Landschaft entsteht: durch Zufall, gelegt von Hand oder als Landschaftscode, etwa 3r1 7r0 5r2 1r3.
    .random = Plättchen und Drehungen werden ausgelost
    .first-player = wer den Startspielermarker hat, legt die Plättchen
explorers-option-first_seat = Startspielermarker
    .text = Wer in Runde 1 den Startspielermarker hat.
    .first = der erste Platz
    .second = der zweite Platz
    .third = der dritte Platz
    .fourth = der vierte Platz
    .random = ein ausgeloster Platz
explorers-option-may_stop = Früher aufhören
    .text = Ob man auf Kreuze verzichten darf, die noch möglich wären.
    .true = man darf früher aufhören
    .false = Kreuze sind Pflicht, solange ein Feld angekreuzt werden kann
explorers-option-own_tiles = Eigene Landschaftsplättchen
    .text = Der Text eines Satzes von acht Plättchen, die statt der mitgelieferten gespielt werden.
    .none = die acht mitgelieferten Plättchen
