# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
explorers-hint-seat = Jemand, der mitspielt; ein Messingstreifen zeigt, wer noch dran ist.
explorers-hint-points = Die bisherigen Punkte; wer nach Runde 4 die meisten hat, gewinnt.
explorers-hint-part-provisions = Punkte für Proviant, gezählt am Ende jeder Runde.
explorers-hint-part-gems = Punkte für Edelsteine, gezählt am Ende jeder Runde.
explorers-hint-part-temples = Punkte für erkundete Tempel: je früher, desto mehr.
explorers-hint-part-villages = Punkte für Kreuze neben Dörfern, gezeigt, als wäre die Partie jetzt zu Ende.
explorers-hint-part-achievements = Punkte für Aufträge, gezeigt, als wäre die Partie jetzt zu Ende.

# The map.
explorers-hint-terrain = Grasland, Gewässer, Wüste oder Gebirge: Die Karte sagt, wo du ankreuzen darfst.
explorers-hint-mark = Ein Kreuz: Neue kommen auf Felder direkt daneben.
explorers-hint-open = Ein Feld, das du jetzt ankreuzen darfst.
explorers-hint-start-village = Das Startdorf: das erste Kreuz von allen, und am Ende ein Dorf wie die anderen.
explorers-hint-village = Ein Dorf: Es zählt danach, wie viele der vier Felder daneben du angekreuzt hast.
explorers-hint-temple = Ein Tempel, für den man einen Schlüssel braucht; wer ihn zuerst erkundet, bekommt am meisten.
explorers-hint-temple-number = Was der Tempel dieses Viertels je Rang noch bringt; eine gestrichene Zahl ist weg.
explorers-hint-key = Ein Schlüssel: Er öffnet einen Tempel, sofort oder später.
explorers-hint-scroll = Eine Landkarte: Ab dem nächsten Zug kannst du sie einsetzen, die Karte nicht beachten und 4 Felder eines Geländetyps ankreuzen.
explorers-hint-horse = Ein Pferd: Kreuze sofort ein weiteres Feld an, egal welcher Geländetyp.
explorers-hint-gem = Ein Edelstein: Er zählt am Ende dieser und jeder späteren Runde.
explorers-hint-provision = Proviant: Er lässt sich nur ankreuzen, solange in dieser Runde für seine Art Platz ist.

# The frame and the cards.
explorers-hint-achievement = Ein Auftrag: Punkte für alle, die ihn bis zum Ende erfüllen.
explorers-hint-race = Was dieser Wettlauf je Rang bringt: Wer zuerst da ist, nimmt am meisten.
explorers-hint-rank = Der Rang, den deine Punkte in einer Partie allein erreichen.
explorers-hint-deck = Die Karten dieser Runde: welche schon aufgedeckt sind und welche noch kommen können.
explorers-hint-card = Die Karte mit ihren zwei Seiten: Wer aktiv ist, wählt eine für 3 Kreuze; die anderen nehmen 3 von der anderen oder 2 von dieser.
explorers-hint-active = Die Seite, die gewählt hat, wer aktiv ist.
explorers-hint-maps = Die Kreuze aller auf derselben Landschaft; drück auf eine, um sie groß zu sehen.

# What is to be decided.
explorers-hint-decision = Hier entscheidest du, wie dein Zug weitergeht.
explorers-hint-round = Eine Partie hat 4 Runden zu je 7 Zügen.
explorers-hint-marks-left = Wie viele Kreuze in diesem Zug noch zu setzen sind; was nicht geht, verfällt.
explorers-hint-done = Alle spielen gleichzeitig; ein Haken zeigt, wer fertig ist.
explorers-hint-first-marks = Die ersten Kreuze: Wähle einen Geländetyp und kreuze drei seiner Felder an.
explorers-hint-extra-marks = Zusatzkreuze für einen Tempel: alle auf einem Geländetyp deiner Wahl.
explorers-hint-laying = Die Landschaft entsteht Plättchen für Plättchen: Wähle eines und drehe es, wie du willst.

# What has just happened for the first time, in a sentence or two; told once.
explorers-occasion-key = Ein Schlüssel! Er öffnet einen Tempel, jetzt oder später; ohne Schlüssel lässt sich kein Tempel ankreuzen.
explorers-occasion-scroll = Eine Landkarte! Ab dem nächsten Zug kannst du sie einsetzen, statt der Karte zu folgen: 4 Kreuze auf einem Geländetyp.
explorers-occasion-horse = Ein Pferd! Es trägt dich weiter: Kreuze sofort noch ein Feld an, egal welcher Geländetyp.
explorers-occasion-gem = Ein Edelstein! Edelsteine zählen am Ende jeder Runde: Frühe zählen also immer wieder.
explorers-occasion-provision = Proviant: Er füllt sein Feld für diese Runde und zählt an ihrem Ende.
explorers-occasion-temple = Du hast einen Tempel erkundet. Deine Zahl wird für alle gestrichen, die später kommen.
explorers-occasion-temple-others = Jemand war vor dir an einem Tempel: Die genommene Zahl ist für dich gestrichen.
explorers-occasion-village = Kreuze neben einem Dorf bringen Punkte: Je mehr seiner vier Nachbarfelder du hast, desto mehr ist es wert.
explorers-occasion-lost = Einige deiner Kreuze ließen sich nicht setzen und verfallen. Halte mehrere Geländetypen in Reichweite.
explorers-occasion-active = Du bist aktiv: Du wählst eine Seite für 3 Kreuze; die anderen bekommen 3 von der anderen oder 2 von deiner.
explorers-occasion-race = Du hast einen Wettlauf erfüllt: Seine Zahl gehört dir, und wer später kommt, bekommt weniger.
explorers-occasion-round = Die Runde ist vorbei: Proviant und Edelsteine wurden gezählt. Für Proviant ist wieder Platz, Edelsteine bleiben.
