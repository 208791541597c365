# Why an action is not allowed now.

explorers-why-not-lay = Lege ein Plättchen, das noch nicht in der Landschaft liegt, 1 bis 8 mit 0 bis 3 Vierteldrehungen, auf Viertel { $quadrant }.
explorers-why-not-village = Das Startdorf muss eines von denen sein, die der Mitte der Landschaft am nächsten liegen: { $villages }.

explorers-why-not-card-side = Wähle zuerst eine der beiden Seiten der Karte: { $sides }.
explorers-why-not-side = Das darfst du mit dieser Karte nicht ankreuzen. Du darfst nehmen: { $sides }.
explorers-why-not-scroll = { $fresh ->
    [0] Du hast keine Landkarte, die du einsetzen könntest.
   *[other] Eine Landkarte lässt sich erst in dem Zug nach dem einsetzen, in dem du sie gefunden hast.
}
explorers-why-not-choose-first = Triff zuerst eine der möglichen Entscheidungen; Kreuze kommen danach.
explorers-why-not-committed = Du hast dich entschieden: Kreuze jetzt Felder an, bis keines mehr fällig ist.
explorers-why-not-stop = Du kannst nicht aufhören: Solange es ein Feld gibt, das du ankreuzen darfst, musst du ankreuzen.

explorers-why-not-square = Ein Feld namens „{ $square }“ gibt es in der Landschaft nicht: Sie heißen a1 bis p16.
explorers-why-not-marked = { $square } hast du schon angekreuzt.
explorers-why-not-village-square = { $square } ist ein Dorf: Dörfer werden nie angekreuzt, außer dem, in dem du startest.
explorers-why-not-beside = { $square } grenzt an keines deiner Kreuze. Felder, die sich nur an einer Ecke berühren, grenzen nicht aneinander.
explorers-why-not-terrain = { $square } hat nicht den Geländetyp, den du gewählt hast.
explorers-why-not-temple = { $square } ist ein Tempel, und du hast keinen ungenutzten Schlüssel.
explorers-why-not-provision = Für den Proviant auf { $square } hast du in dieser Runde keinen Platz.
