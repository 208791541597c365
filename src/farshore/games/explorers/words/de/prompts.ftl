# What to do next: one sentence per phase in which a player decides; while everyone marks, by what the marks are for and
# by how far one has come.

explorers-prompt-LAY = Lege das nächste Landschaftsplättchen: Wähle, welches und wie es liegt.
explorers-prompt-VILLAGE = Mehrere Dörfer sind der Mitte gleich nah: Wähle, in welchem davon alle starten.
explorers-prompt-SIDE = Wähle eine Seite der Karte. Du kreuzt davon 3 Felder an; die anderen dürfen 3 von der anderen Seite ankreuzen oder 2 von deiner.
explorers-prompt-MARKS-SETUP = Wähle den Geländetyp für deine ersten drei Kreuze.
explorers-prompt-MARKS-CARD = Wähle, was du in diesem Zug ankreuzt. Niemand sieht es, bevor alle fertig sind.
explorers-prompt-MARKS-CARD-alone = Wähle, was du in diesem Zug ankreuzt.
explorers-prompt-MARKS-EXTRA = Du hast einen Tempel erkundet: Wähle einen Geländetyp für seine Zusatzkreuze.
explorers-prompt-OVER = Die Partie ist zu Ende.

explorers-prompt-mark = { $marks ->
    [one] Kreuze ein Feld an: Das ist dein letztes Kreuz.
   *[other] Kreuze ein Feld an: Du hast noch { $marks } Kreuze.
}
explorers-prompt-horse = Dein Pferd trägt dich weiter: Kreuze ein Feld mit beliebigem Geländetyp an.
