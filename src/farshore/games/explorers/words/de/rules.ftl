# The rules of Explorers in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-explorers-section-components = Spielmaterial
-explorers-section-setup = Spielaufbau
-explorers-section-play = Runden und Züge
-explorers-section-objects = Objekte und Orte
-explorers-section-end = Das Ende der Partie
-explorers-section-achievements = Aufträge
-explorers-section-solo = Solovariante

EXP-1 = Die Landschaft
    .section = { -explorers-section-components }
    .also = Karte, Spielplan, Raster
    .text = Vier der acht Landschaftsplättchen mit je 8 mal 8 Feldern liegen zwei mal zwei im Quadrat und bilden eine Landschaft von 16 mal 16 Feldern. Ihre Viertel sind A im Nordwesten, B im Nordosten, C im Südwesten und D im Südosten; jedes Plättchen darf beliebig gedreht liegen. Die Spalten heißen a bis p von West nach Ost, die Reihen 1 bis 16 von Nord nach Süd. Alle erkunden dieselbe Landschaft, jeweils mit eigenen Kreuzen.

EXP-2 = Geländetypen und Dörfer
    .section = { -explorers-section-components }
    .also = Gelände, Landschaftstypen, Ortschaften
    .text = Jedes Feld ist Grasland, Gewässer, Wüste oder Gebirge, außer dem Dorf jedes Plättchens, das die Nummer des Plättchens trägt. Ein Dorf ist kein Geländetyp. Nur das Startdorf wird je angekreuzt, die anderen nie. Außerdem hat jedes Plättchen einen Tempel, der auf einem Geländefeld steht.

EXP-3 = Objekte auf einem Plättchen
    .section = { -explorers-section-components }
    .also = Gegenstände, Symbole, Zeichen
    .text =
        Jedes Plättchen hat einen Tempel, einen Schlüssel, eine Landkarte und ein Pferd; Plättchen mit ungerader Nummer haben zwei Edelsteine, die anderen drei. Jedes hat vier Proviantfelder: die Plättchen 1, 4 und 7 zwei Äpfel, eine Karotte und einen Fisch, die Plättchen 2, 5 und 8 einen Apfel, zwei Karotten und einen Fisch, die Plättchen 3 und 6 einen Apfel, eine Karotte und zwei Fische.
        Ein Plättchen ist so angelegt, dass jeder Geländetyp 12 bis 20 Felder hat und es 6 bis 10 zusammenhängende Gebiete von mindestens 3 Feldern gibt. Das Dorf liegt nicht am Rand, grenzt an mindestens zwei Geländetypen und hat kein Objekt neben sich. Der Tempel ist mindestens 4 Schritte vom Dorf entfernt und der Schlüssel mindestens 4 vom Tempel; gleiche Objekte sind mindestens 3 auseinander. Schritte sind Reihen plus Spalten. Jedes Feld jeder Landschaft ist erreichbar.

EXP-4 = Erkundungskarten
    .section = { -explorers-section-components }
    .also = Kartenstapel, Deck, ziehen
    .text = Es gibt acht Karten. Sechs zeigen zwei verschiedene Geländetypen, jedes Paar einmal. Zwei sind Joker-Karten, deren Seiten Duos sind: Grasland und Gebirge auf der einen, Wüste und Gewässer auf der anderen Seite; oder Gewässer und Gebirge auf der einen, Grasland und Wüste auf der anderen.

EXP-5 = Der Rahmen
    .section = { -explorers-section-components }
    .also = Spielerrahmen, Spielertableau, Blatt
    .text = Alle haben Platz für 4 Schlüssel und 4 Landkarten und für jedes Viertel eine Spalte mit Punktzahlen für dessen Tempel: 12, 10, 8, 6. Zu dritt wird vor Beginn in jeder Spalte die 10 gestrichen, zu zweit die 10 und die 6. Zu viert und allein gibt es alle vier Punktzahlen.

EXP-10 = Grundseiten und Expertenseiten
    .section = { -explorers-section-setup }
    .also = Schwierigkeit, Anfänger, Fortgeschrittene, Expertenvariante
    .text = Proviant, Edelsteine, Tempel und Dörfer haben je eine Grundseite und eine Expertenseite. Ihr wählt für jedes der vier einzeln, und die Wahl gilt für alle. Außerdem können bis zu drei Aufträge im Spiel sein.

EXP-11 = Die Landschaft legen
    .section = { -explorers-section-setup }
    .also = Aufbau, aufbauen, Spielplan, Startspieler
    .text = Wer den Startspielermarker hat, wählt vier Plättchen und wie jedes von ihnen liegt. Ihr könnt das auch dem Zufall überlassen oder einen Landschaftscode angeben: für die Viertel A, B, C und D das Plättchen und seine Vierteldrehungen im Uhrzeigersinn, etwa 3r1 7r0 5r2 1r3.

EXP-12 = Das Startdorf
    .section = { -explorers-section-setup }
    .also = Zuhause, Start, Anfang, Startspieler
    .text = Alle starten in dem Dorf, das der Mitte der Landschaft am nächsten liegt, gemessen in gerader Linie von der Mitte seines Feldes. Liegen mehrere gleich nah, wählt eines davon, wer den Startspielermarker hat. Es wird angekreuzt.

EXP-13 = Die ersten Kreuze
    .section = { -explorers-section-setup }
    .also = Start, Aufbau
    .text = Gleichzeitig wählen alle einen Geländetyp und setzen darauf drei Kreuze, jedes angrenzend an das Startdorf oder an ein anderes Kreuz. Das zählt als ein Zug der Runde 1: Proviant kommt in die Spalte dieser Runde, Landkarten dürfen ab dem nächsten Zug eingesetzt werden, und am Ende werden die Ränge der Tempel mit ihren Zusatzkreuzen bestimmt und die Wettläufe geprüft.

EXP-20 = Runden und Karten
    .section = { -explorers-section-play }
    .also = Kartenstapel, mischen, Dauer, wie lange
    .text = Eine Partie hat 4 Runden mit je 7 Zügen. Für jede Runde werden alle acht Karten gemischt, eine wird ungesehen beiseitegelegt, und die anderen sieben werden nacheinander aufgedeckt.

EXP-21 = Ein Zug
    .section = { -explorers-section-play }
    .also = gleichzeitig, auswählen, Flip and Write, aktiver Spieler, wählen
    .text = Wer aktiv ist, deckt eine Karte auf und wählt offen eine ihrer Seiten, um dort 3 Felder anzukreuzen. Alle anderen kreuzen entweder 3 Felder der anderen Seite an oder 2 der gewählten. Alle spielen gleichzeitig: Vor deinem ersten Kreuz legst du dich auf eine Wahl fest, und Wahl und Kreuze bleiben verborgen, bis alle fertig sind; es kommt also nie darauf an, wer schneller war. Du darfst frei wählen, sogar eine Seite, von der du nichts ankreuzen kannst. Du bist fertig, wenn kein Kreuz mehr fällig oder möglich ist.

EXP-22 = Joker-Karten
    .section = { -explorers-section-play }
    .also = Joker, Duo
    .text = Auf einer Joker-Karte ist jede Seite ein Duo aus zwei Geländetypen. Jedes Kreuz darf auf einen der beiden kommen, in beliebiger Reihenfolge, und alle dürfen auf denselben.

EXP-23 = Der letzte Zug zu dritt
    .section = { -explorers-section-play }
    .text = Zu dritt ist im letzten Zug der Runde 4 niemand aktiv: Alle kreuzen 3 Felder der Seite an, die ihnen gefällt. So waren alle gleich oft aktiv.

EXP-24 = Wo du ankreuzen darfst
    .section = { -explorers-section-play }
    .also = angrenzend, Nachbarschaft, orthogonal, neben, Kreuz setzen, Nachbar
    .text = Ein Kreuz kommt auf ein noch nicht angekreuztes Feld direkt nördlich, östlich, südlich oder westlich eines Kreuzes; das Startdorf zählt als eines. Die Kreuze eines Zuges müssen einander nicht berühren.

EXP-25 = Ankreuzen ist Pflicht
    .section = { -explorers-section-play }
    .also = müssen, Zwang, passen, aussetzen
    .text = Solange es ein Feld gibt, das du ankreuzen darfst, musst du ankreuzen; was sich nicht setzen lässt, verfällt. Das wird Kreuz für Kreuz geprüft, niemand muss also die Reihenfolge finden, in der die meisten Platz haben. Auch ein Tempel ist so ein Feld, wenn du einen Schlüssel hast; du kannst also gezwungen sein, ihn anzukreuzen. Ihr könnt vereinbaren, dass man früher aufhören darf; wer das tut, gibt alles auf, was von der Wahl übrig ist, auch das Kreuz eines Pferdes.

EXP-26 = Wer aktiv ist
    .section = { -explorers-section-play }
    .also = Startspieler, aktiver Spieler, Reihenfolge, wer beginnt
    .text = Ihr bestimmt, wer in Runde 1 den Startspielermarker hat: ein bestimmter Platz oder ein ausgeloster. Wer den Marker hat, ist im ersten Zug der Runde aktiv, in jedem weiteren Zug der nächste Platz zur Linken. Nach jeder Runde wandert der Marker einen Platz nach links.

EXP-30 = Schlüssel
    .section = { -explorers-section-objects }
    .also = aufschließen, öffnen
    .text = Ein angekreuzter Schlüssel füllt einen Schlüsselplatz. Er lässt sich sofort benutzen, auch im selben Zug. Jeder Platz wird einmal gefüllt; sind alle voll, verfällt ein weiterer Schlüssel, aber sein Kreuz bleibt und zählt für Aufträge.

EXP-31 = Landkarten
    .section = { -explorers-section-objects }
    .also = Bonus, Joker, Sonderaktion, Schriftrolle
    .text = Eine angekreuzte Landkarte füllt einen Landkartenplatz. Ab dem nächsten Zug darf sie eingesetzt werden, eine Landkarte pro Zug, wenn du deine Wahl triffst: Du ignorierst die Karte und kreuzt 4 Felder eines Geländetyps an. Das geht auch in dem Zug, in dem niemand aktiv ist. Wer aktiv ist und das tut, wählt trotzdem eine Seite der Karte für die anderen. Jeder Platz wird einmal gefüllt; sind alle voll, verfällt eine weitere Landkarte, aber ihr Kreuz bleibt.

EXP-32 = Pferde
    .section = { -explorers-section-objects }
    .also = extra, Bonus, kostenloses Kreuz
    .text = Ein angekreuztes Pferd lässt dich sofort ein weiteres Feld ankreuzen, mit beliebigem Geländetyp, nach den üblichen Regeln. Du nimmst das Objekt dort, und ein weiteres Pferd geht ebenso weiter. Danach setzt du deinen Zug fort. Ein Pferd wirkt auch beim Aufbau, bei Landkarten und bei Zusatzkreuzen. Gibt es kein Feld zum Ankreuzen, verfällt es.

EXP-33 = Proviant, Grundseite
    .section = { -explorers-section-objects }
    .also = Essen, Apfel, Karotte, Fisch, sammeln, Punkte
    .text = Jede Runde hat eine Spalte mit einem Apfel, einer Karotte und einem Fisch. Proviant darfst du nur ankreuzen, solange seine Sorte in der Spalte dieser Runde frei ist. Am Ende der Runde erhältst du 2 Punkte für eine Sorte, 5 für zwei, 10 für alle drei.

EXP-34 = Proviant, Expertenseite
    .section = { -explorers-section-objects }
    .also = Essen, Punkte
    .text = In Runde 1 kann kein Proviant angekreuzt werden. In Runde 2 gehen nur Äpfel, in Runde 3 nur Karotten, in Runde 4 nur Fische, und nicht mehr als vier davon. Am Ende der Runde erhältst du 1, 4, 9 oder 16 Punkte für ein bis vier Stück.

EXP-35 = Edelsteine, Grundseite
    .section = { -explorers-section-objects }
    .also = Diamanten, Juwelen, Punkte
    .text = Ein angekreuzter Edelstein füllt einen von 12 Edelsteinplätzen. Am Ende jeder Runde erhältst du 1 Punkt für jeden bisher gefundenen Edelstein. Beispiel: Du findest in Runde 1 zwei Edelsteine und in Runde 2 einen; diese Runden bringen 2 und 3 Punkte.

EXP-36 = Edelsteine, Expertenseite
    .section = { -explorers-section-objects }
    .also = Diamanten, Juwelen, Minuspunkte, negativ
    .text = Edelsteine folgen einer Leiste: −3, −2, −1, +1, +2, +2, +3, +3, +4, +4. Jeder Edelstein erledigt die nächste Zahl: Negative werden gestrichen, positive umkreist. Am Ende jeder Runde verlierst du die Summe der noch offenen negativen Zahlen; sind alle drei gestrichen, erhältst du die Summe der umkreisten oder 0, wenn es noch keine gibt. Edelsteine nach dem zehnten verfallen, aber die Kreuze bleiben.

EXP-37 = Tempel
    .section = { -explorers-section-objects }
    .also = Wettlauf, wer zuerst kommt, Bonus, Mehrheit, Gleichstand, gleichzeitig
    .text = Einen Tempel darfst du nur mit einem ungenutzten Schlüssel ankreuzen, der dabei verbraucht wird. Du nimmst die höchste freie Punktzahl in der Spalte seines Viertels und erhältst sie am Ende der Partie. Wenn der Zug endet, wird diese Punktzahl für alle anderen gestrichen. Alle, die einen Tempel im selben Zug erkunden, nehmen dieselbe Punktzahl, und die anderen streichen von oben so viele Punktzahlen, wie Personen ihn erkundet haben. Beispiel: Zu viert erkunden zwei in einem Zug den Tempel A. Beide erhalten 12, und die anderen streichen 12 und 10.

EXP-38 = Tempel, Expertenseite
    .section = { -explorers-section-objects }
    .also = Wettlauf, Bonus, Gleichstand
    .text =
        Jeder Tempel ist 8 Punkte wert und bringt am Ende des Zuges Zusatzkreuze auf einem Geländetyp deiner Wahl: 3, 2, 1 oder 0 je nach dem Rang, den du in seiner Spalte einnimmst. Ränge werden wie im Grundspiel gestrichen: Zu dritt gibt es 3, 1 und 0, zu zweit 3 und 1.
        Wenn alle fertig sind, werden die in diesem Zug erkundeten Tempel verkündet und ihre Ränge bestimmt; dann werden die Zusatzkreuze gesetzt, Tempel für Tempel in beliebiger Reihenfolge, jeder mit einem eigenen Geländetyp. Tempel, die durch Zusatzkreuze erreicht werden, bilden eine weitere Gruppe, deren Ränge bestimmt werden, wenn alle damit fertig sind, und so weiter. Ein Rang wird nur innerhalb einer Gruppe geteilt.

EXP-39 = Dörfer, Grundseite
    .section = { -explorers-section-objects }
    .also = Ort, Schlusswertung, Mehrheit
    .text = Am Ende der Partie wird jedes der vier Dörfer nach den Kreuzen direkt nördlich, östlich, südlich und westlich von ihm gewertet: 3, 5, 7 oder 10 Punkte für eines bis vier. Auch das Startdorf zählt.

EXP-40 = Dörfer, Expertenseite
    .section = { -explorers-section-objects }
    .also = Ort, Schlusswertung
    .text = Nur das Dorf mit den wenigsten angrenzenden Kreuzen wird gewertet: 12, 18, 26 oder 40 Punkte für eines bis vier, nichts für keines.

EXP-50 = Wer gewinnt
    .section = { -explorers-section-end }
    .also = Sieg, Sieger, gewinnen, Gleichstand, Patt, Unentschieden, die meisten, Mehrheit, Schlusswertung, wie gewinnt man
    .text = Zähle nach Runde 4 die Punkte für Proviant, Edelsteine, Tempel, Dörfer und Aufträge zusammen. Übrige Schlüssel und Landkarten bringen nichts. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Landkarten eingesetzt hat; ist auch das gleich, wird der Sieg geteilt. Während der Partie werden Dörfer und Aufträge so gezeigt, als wäre sie jetzt zu Ende, und eine Runde, die noch läuft, zählt nichts.

EXP-60 = Aufträge
    .section = { -explorers-section-achievements }
    .also = Ziele, Auftragsplättchen, Missionen, Bonus, Erfolge
    .text =
        Einer bis drei von 32 Aufträgen, nach dem Legen der Landschaft gezogen oder von euch gewählt, bringen allen, die sie erfüllen, Punkte. Außer den Wettläufen werden sie nur einmal geprüft, am Ende der Partie.
        Das Startdorf zählt als Kreuz; andere Dörfer unterbrechen Linien und Quadrate. Nur Felder im Norden, Osten, Süden und Westen sind benachbart, Gebiete reichen über Plättchen hinweg, und eine Ecke liegt an zwei Kanten. Zwischen zwei Stufen einer Liste zählt die niedrigere, jenseits der letzten die letzte.

EXP-61 = Wettläufe
    .section = { -explorers-section-achievements }
    .also = Ziele, wer zuerst kommt, Gleichstand
    .text = Acht der Aufträge sind Wettläufe, die am Ende jedes Zuges einmal geprüft werden. Wer einen zuerst erfüllt, erhält 10 Punkte, danach gibt es 8, 6 und 4. Alle, die ihn im selben Zug erfüllen, erhalten dieselbe Punktzahl, und die anderen streichen so viele Punktzahlen, wie Personen ihn erfüllt haben. Zu dritt wird vor Beginn die 8 gestrichen, zu zweit die 8 und die 4.

EXP-70 = Deine Züge allein
    .section = { -explorers-section-solo }
    .also = solo, Solovariante, Einzelspiel
    .text = Allein bist du nie aktiv. Jede Karte fällt zufällig so, dass dir eine Seite zugewandt ist: Kreuze 3 Felder der zugewandten Seite an oder 2 der abgewandten.

EXP-71 = Punktzahlen, die allein gestrichen werden
    .section = { -explorers-section-solo }
    .also = solo, Solovariante
    .text = Zu Beginn der Runden 2, 3 und 4 wird die höchste freie Punktzahl in der Spalte jedes Tempels gestrichen, den du nicht besucht hast, und bei jedem Wettlauf, den du nicht erfüllt hast.

EXP-72 = Dein Rang
    .section = { -explorers-section-solo }
    .also = solo, Sieg, Ergebnis, Erfolgsskala, wie gut
    .text = Deine Punkte bestimmen deinen Rang: bis 80, dann 81 bis 90, 91 bis 100, 101 bis 110, 111 bis 120 und mehr als 120. Sind Aufträge im Spiel, liegen alle diese Grenzen für jeden davon um 10 höher.
