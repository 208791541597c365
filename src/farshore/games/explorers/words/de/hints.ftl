# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
explorers-hint-seat = Ein Platz am Tisch; ein Messingstreifen zeigt, wer noch dran ist.
explorers-hint-points = Die bisherigen Punkte; wer nach Runde 4 die meisten hat, gewinnt.
explorers-hint-part-provisions = Punkte für Proviant, gewertet am Ende jeder Runde.
explorers-hint-part-gems = Punkte für Edelsteine, gewertet am Ende jeder Runde.
explorers-hint-part-temples = Punkte für erkundete Tempel: je früher, desto mehr.
explorers-hint-part-villages = Punkte für Kreuze neben Dörfern, gezeigt, als wäre die Partie jetzt zu Ende.
explorers-hint-part-achievements = Punkte für Aufträge, gezeigt, als wäre die Partie jetzt zu Ende.

# The map.
explorers-hint-terrain = Grasland, Gewässer, Wüste oder Gebirge: Die Erkundungskarte sagt, wo du ankreuzen darfst.
explorers-hint-mark = Ein Kreuz: Neue Kreuze kommen auf Felder direkt daneben.
explorers-hint-open = Ein Feld, das du jetzt ankreuzen darfst.
explorers-hint-start-village = Das Startdorf: Hier haben alle ihr erstes Kreuz; am Ende ist es ein Dorf wie die anderen.
explorers-hint-village = Ein Dorf: Was es bringt, hängt davon ab, wie viele der vier angrenzenden Felder du angekreuzt hast.
explorers-hint-temple = Ein Tempel, für den du einen Schlüssel brauchst; wer ihn zuerst erkundet, bekommt am meisten.
explorers-hint-temple-number = Was der Tempel dieses Viertels noch bringt, vom ersten Rang an; eine gestrichene Punktzahl ist weg.
explorers-hint-key = Ein Schlüssel: Er öffnet einen Tempel, sofort oder später.
explorers-hint-scroll = Eine Landkarte: Ab dem nächsten Zug kannst du sie einsetzen, um die Erkundungskarte zu ignorieren und 4 Felder eines Geländetyps anzukreuzen.
explorers-hint-horse = Ein Pferd: Kreuze sofort ein weiteres Feld an, der Geländetyp ist beliebig.
explorers-hint-gem = Ein Edelstein: Er zählt am Ende dieser und jeder späteren Runde.
explorers-hint-provision = Proviant: Er lässt sich nur ankreuzen, solange in dieser Runde noch Platz für seine Sorte ist.

# The frame and the cards.
explorers-hint-achievement = Ein Auftrag: Punkte für alle, die ihn bis zum Ende erfüllen.
explorers-hint-race = Was dieser Wettlauf bringt, vom ersten Rang an: Wer zuerst da ist, bekommt am meisten.
explorers-hint-rank = Der Rang, den du in einer Solopartie mit deinen Punkten erreichst.
explorers-hint-deck = Die Karten dieser Runde: welche schon aufgedeckt sind und welche noch kommen können.
explorers-hint-card = Die Erkundungskarte mit ihren zwei Seiten: Wer aktiv ist, wählt eine für 3 Kreuze; alle anderen setzen 3 mit der zweiten oder 2 mit der gewählten.
explorers-hint-active = Diese Seite hat gewählt, wer aktiv ist.
explorers-hint-maps = Alle haben die gleiche Landschaft, aber eigene Kreuze; wähle eine, um sie groß zu sehen.

# What is to be decided.
explorers-hint-decision = Hier entscheidest du, wie dein Zug weitergeht.
explorers-hint-round = Eine Partie hat 4 Runden zu je 7 Zügen.
explorers-hint-marks-left = Wie viele Kreuze du in diesem Zug noch setzen musst; was sich nicht setzen lässt, verfällt.
explorers-hint-done = Alle spielen gleichzeitig; ein Haken zeigt, wer fertig ist.
explorers-hint-first-marks = Die ersten Kreuze: Wähle einen Geländetyp und kreuze drei Felder davon an.
explorers-hint-extra-marks = Zusatzkreuze für einen Tempel: alle auf einen Geländetyp deiner Wahl.
explorers-hint-laying = Die Landschaft entsteht Plättchen für Plättchen: Wähle eines und dreh es, wie du willst.

# What has just happened for the first time, in a sentence or two; told once.
explorers-occasion-key = Ein Schlüssel! Er öffnet einen Tempel, jetzt oder später; ohne Schlüssel lässt sich kein Tempel ankreuzen.
explorers-occasion-scroll = Eine Landkarte! Ab dem nächsten Zug kannst du sie einsetzen, statt der Erkundungskarte zu folgen: 4 Kreuze auf einen Geländetyp.
explorers-occasion-horse = Ein Pferd! Es trägt dich weiter: Kreuze sofort noch ein Feld an, der Geländetyp ist beliebig.
explorers-occasion-gem = Ein Edelstein! Edelsteine zählen am Ende jeder Runde, frühe also immer wieder.
explorers-occasion-provision = Proviant: Er belegt seinen Platz für diese Runde und wird an ihrem Ende gewertet.
explorers-occasion-temple = Du hast einen Tempel erkundet. Deine Punktzahl wird für alle gestrichen, die später kommen.
explorers-occasion-temple-others = Jemand anders hat einen Tempel erkundet: Wer in einem späteren Zug dorthin kommt, bekommt weniger dafür.
explorers-occasion-village = Kreuze neben einem Dorf bringen Punkte: Je mehr der vier angrenzenden Felder du hast, desto mehr ist es wert.
explorers-occasion-lost = Kreuze, die sich nicht setzen lassen oder auf die du verzichtest, verfallen. Halte dir mehrere Geländetypen offen.
explorers-occasion-active = Du bist aktiv: Du wählst eine Seite für 3 Kreuze; alle anderen setzen 3 mit der zweiten Seite oder 2 mit deiner.
explorers-occasion-race = Du hast einen Wettlauf geschafft: Seine Punktzahl gehört dir, und wer später kommt, bekommt weniger.
explorers-occasion-round = Die Runde ist vorbei: Proviant und Edelsteine wurden gewertet. Für Proviant ist wieder Platz, Edelsteine bleiben.
