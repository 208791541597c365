# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
entdecker-hint-seat = Ein Platz am Tisch; ein Messingstreifen zeigt, wer am Zug ist.
entdecker-hint-points = Die bisherigen Entdeckerpunkte; wer am Ende die meisten hat, gewinnt.
entdecker-hint-part-islands = Punkte für fertige Inseln: Wer dort am stärksten ist, bekommt den vollen Wert, der nächste Rang die Hälfte davon.
entdecker-hint-part-produce = Punkte für die Chips aus den Hütten im Urwald.
entdecker-hint-part-waterfalls = Punkte für entdeckte Wasserfälle, falls ihr mit dieser Regel spielt.
entdecker-hint-serpent = Die Seeschlange zeigt den Punktestand: Jede Schuppe ist ein Punkt, und jede Farbe hat darauf einen Marker.

# The sea chart.
entdecker-hint-undiscovered = Unentdecktes Gebiet: Hier legt ihr neue Plättchen; ist das letzte Feld bedeckt, endet die Partie.
entdecker-hint-edge = Ein Randfeld, von dem aus eine Fahrt beginnen kann; die Münzen zeigen, was das kostet.
entdecker-hint-coordinates = Spalten haben Buchstaben, Reihen Zahlen: So ist C4 für alle dasselbe Feld.
entdecker-hint-sea = Offenes Meer: Ein Schiff kann von jeder Seite zu jeder anderen fahren.
entdecker-hint-land = Land einer Insel; sie ist fertig, wenn keine ihrer Landseiten mehr an ein unentdecktes Feld grenzt. Die Farbe der Küste zeigt, wer dort am stärksten ist.
entdecker-hint-strait = Eine Meerenge: Das Schiff fährt zwischen zwei Landstücken hindurch, die zu verschiedenen Inseln gehören können.
entdecker-hint-waterfall = Ein Wasserfall mit seinem Bonus in Punkten.
entdecker-hint-island = Was diese Insel wert wäre, wenn sie jetzt fertig würde: ein Punkt je Plättchen und der Bonus ihrer Wasserfälle.
entdecker-hint-ship = Das Schiff der laufenden Fahrt: Das nächste Plättchen kommt auf ein Feld daneben, zu dem das Meer führt.
entdecker-hint-start = Ein Startfeld und was ein Start dort kostet: Münzen an die Bank und Zoll an andere auf dem Weg.
entdecker-hint-toll = Ein fremder Stützpunkt oder eine fremde Siedlung auf dem Weg: Diese Farbe bekommt 2 Gold Zoll.
entdecker-hint-place = Hier passt das gezogene Plättchen: Land an Land, Meer an Meer.
entdecker-hint-tags = Zeigt oder verbirgt, was jede unfertige Insel wert ist.

# Gold and units.
entdecker-hint-gold = Mit Gold bezahlst du Fahrten, Plättchen und Einheiten; wer zu Beginn des eigenen Zuges weniger als 4 hat, würfelt um Einkommen.
entdecker-hint-scout = Ein Kundschafter, die schwächste Einheit; ist seine Insel fertig, geht er in den Urwald.
entdecker-hint-fort = Ein Stützpunkt: auf seiner Insel stärker als ein Kundschafter; andere, die vorbeifahren, zahlen Zoll.
entdecker-hint-settlement = Eine Siedlung, die stärkste Einheit auf einer Insel; andere, die vorbeifahren, zahlen Zoll.
entdecker-hint-top-scouts = Top-Kundschafter: zwei insgeheim genannte Nummern, die am Ende auf ihrem Pfad doppelt zählen.

# Stacks and events.
entdecker-hint-hidden-stack = Ein verdeckter Stapel: billige Plättchen, aber niemand weiß, was kommt; die Zahl sagt, wie viele noch da sind.
entdecker-hint-question-mark = Ein Fragezeichen auf dem obersten Plättchen: Dahinter steckt eine Goldmine, ein Pirat, freundliche Einheimische oder ein Sturm.
entdecker-hint-open-stack = Ein offener Stapel: Diese Plättchen sind teurer, aber du siehst, was du nimmst.
entdecker-hint-odds = Wie wahrscheinlich es ist, dass eine Plättchenart als nächste aus den verdeckten Stapeln kommt.
entdecker-hint-discards = Plättchen, die nirgends passten und abgelegt wurden.
entdecker-hint-event-mine = Eine Goldmine: Wer sie legt, bekommt Gold von der Bank.
entdecker-hint-event-pirate = Ein Pirat: Wer ihm begegnet, verliert die Hälfte des eigenen Goldes.
entdecker-hint-event-natives = Freundliche Einheimische: Ein Kundschafter darf sofort kostenlos in den Urwald.
entdecker-hint-event-storm = Ein Sturm: Die Fahrt endet sofort, und es darf keine Einheit eingesetzt werden.

# The jungle.
entdecker-hint-path = Ein Urwaldpfad: Ein Kundschafter kommt auf das freie Feld, das der Hütte am nächsten ist; die Kundschafter hier entscheiden, wer den Chip gewinnt.
entdecker-hint-hut = Eine Hütte mit einem verborgenen Chip; die kleinen Zeichen daneben zeigen, wer schon hineingesehen hat.
entdecker-hint-dot = Das Punktfeld: Wer es besetzt, zieht einen Chip, sieht ihn sich an und legt ihn verdeckt in die Hütte.
entdecker-hint-eye = Ein Augenfeld: Wer es besetzt, sieht sich den Chip in der Hütte an.
entdecker-hint-produce = Eine Pflanze und ihre Punkte; nur sieben der neun Chips kommen in die Hütten.

# What is to be decided.
entdecker-hint-decision = Hier entscheidest du, wie dein Zug weitergeht; sind andere dran, steht hier, wie weit sie sind.
entdecker-hint-announce-hidden = Wie viele verdeckte Plättchen du ansagst: Du bezahlst sie alle sofort und bekommst nichts zurück.
entdecker-hint-announce-open = Wie viele offene Plättchen du ansagst: Sie sind teurer, aber du suchst dir das Muster aus.
entdecker-hint-draws = Wie viele der angesagten Plättchen du noch ziehen darfst.
entdecker-hint-hand = Gerade gezogen: Wähle ein Feld neben dem Schiff und dreh das Plättchen, bis es passt.
entdecker-hint-stop = Beendet deine Fahrt hier; bezahlte, aber nicht gezogene Plättchen sind verloren.
entdecker-hint-recall = Holt einen deiner Kundschafter vom Spielplan oder aus dem Urwald zurück, wenn keiner mehr im Vorrat ist.

# What has just happened for the first time, in a sentence or two; told once.
entdecker-occasion-tie = Gleichstand auf dieser Insel: Alle, die gleich stark sind, bekommen die vollen Punkte ihres Ranges.
entdecker-occasion-scored = Eine Insel mit deinen Einheiten ist fertig und bringt dir Punkte: Wer dort am stärksten ist, bekommt den vollen Wert, der nächste Rang die Hälfte davon.
entdecker-occasion-storm = Ein Sturm! Deine Fahrt endet sofort, und du darfst keine Einheit einsetzen. Das Plättchen bleibt liegen.
entdecker-occasion-pirate = Ein Pirat nimmt dir die Hälfte deines Goldes. Fragezeichen sind ein Risiko: Dahinter können auch Goldminen, Einheimische oder Stürme stecken.
entdecker-occasion-natives = Freundliche Einheimische! Du darfst jetzt kostenlos einen Kundschafter auf einen Urwaldpfad schicken.
entdecker-occasion-mine = Eine Goldmine: Du bekommst Gold von der Bank, und die Fahrt geht weiter.
entdecker-occasion-strait = Eine Meerenge: Ihre beiden Landstücke können zu verschiedenen Inseln gehören. Wenn du hier eine Einheit einsetzt, sag, auf welcher Seite.
entdecker-occasion-filled = Ein umschlossenes Feld wurde mit einem passenden Plättchen gefüllt: So werden auch Inseln fertig, die kein Schiff mehr erreichen kann.
entdecker-occasion-discarded = Dieses Plättchen passt nirgends neben dein Schiff: Es wird abgelegt, und das Gold dafür ist verloren.
entdecker-occasion-token = Du hast in eine Hütte gesehen: Nur wer das getan hat, weiß, was ihr Chip wert ist. Die Kundschafter auf dem Pfad entscheiden, wer ihn bekommt.
entdecker-occasion-scout = Dein Kundschafter ist jetzt im Urwald. Die Kundschafter auf einem Pfad entscheiden, wer den Chip aus der Hütte gewinnt.
entdecker-occasion-toll = Jemand ist an deinem Stützpunkt oder deiner Siedlung vorbeigefahren und hat dir dafür 2 Gold Zoll gezahlt.
entdecker-occasion-income = Weniger als 4 Gold zu Beginn deines Zuges: Der Würfel bringt Einkommen, und alle anderen bekommen 1 Gold mehr als du.
entdecker-occasion-poor = Du kannst dir keine Fahrt leisten, also endet dein Zug. Hast du zu Beginn deines nächsten Zuges weniger als 4 Gold, würfelst du um Einkommen.
