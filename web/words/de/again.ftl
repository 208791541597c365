# Von einem Moment einer Partie weiterspielen, Aufzeichnungen aus einer Datei, und Zuschauer, die später sehen.

go-on = Von hier weiterspielen
    .text = Ein neuer Tisch beginnt so, wie es hier steht; was der Zufall von nun an bringt, ist neu. Wer spielt?
    .alone = Was du hier nicht weißt, wird neu verteilt.
    .begin = Anfangen
record-file = Eine Aufzeichnung aus einer Datei
    .text = Sieh dir eine Partie an, die anderswo gespielt wurde, und spiel von jedem ihrer Momente weiter: eine Aufzeichnung, die du von einem Tisch oder im Terminal gespeichert hast.
    .choose = Datei wählen
    .reading = Wird gelesen …
    .large = Diese Datei ist zu groß für eine Aufzeichnung.
spectators = Wann Zuschauer einen Zug sehen
    .now = Sofort
    .later = { $moves } Züge später
    .text = Damit niemand, der zusieht, helfen kann. Wenn die Partie zu Ende ist, sehen sie alles.
