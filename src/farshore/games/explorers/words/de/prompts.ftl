# What to do next: one sentence per phase in which a player decides; while everyone marks, by what the marks are for and
# by how far one has come.

explorers-prompt-LAY = Lege das nächste Landschaftsplättchen: Wähle, welches und wie es liegt.
explorers-prompt-VILLAGE = Mehrere Dörfer sind der Mitte gleich nah: Wähle, in welchem davon alle starten.
explorers-prompt-SIDE = Wähle eine Seite der Karte. Du wirst dort 3 Felder ankreuzen; die anderen 3 auf der anderen Seite oder 2 auf deiner.
explorers-prompt-MARKS-SETUP = Wähle den Geländetyp für deine ersten drei Kreuze.
explorers-prompt-MARKS-CARD = Wähle, was du in diesem Zug ankreuzt. Niemand sieht es, bevor alle fertig sind.
explorers-prompt-MARKS-EXTRA = Du hast einen Tempel erkundet: Wähle einen Geländetyp für seine Zusatzkreuze.
explorers-prompt-OVER = Die Partie ist zu Ende.

explorers-prompt-mark = { $marks ->
    [one] Kreuze ein Feld an: Es ist das letzte deiner Wahl.
   *[other] Kreuze ein Feld an: { $marks } hast du noch.
}
explorers-prompt-horse = Dein Pferd trägt dich weiter: Kreuze ein Feld mit beliebigem Geländetyp an.
