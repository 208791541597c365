# The rulebook to read. A chapter is explorers-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

explorers-rulebook = Ein sagenhaftes Land liegt vor euch, und alle erkunden dieselbe Landschaft, jeweils mit eigenen Kreuzen. Karte für Karte zeigt sich, welches Gelände angekreuzt werden darf, und was du unterwegs erreichst, vom Apfel bis zum Tempel, gehört dir. Wer nach vier Runden die meisten Punkte hat, gewinnt.

explorers-rulebook-map = Das Land
explorers-rulebook-map-land =
    Vier der acht Landschaftsplättchen, beliebig gedreht, liegen aneinander und bilden eine Landschaft von 16 mal 16 Feldern. Ihre Viertel heißen A, B, C und D. Jedes Feld ist _Grasland_, _Gewässer_, _Wüste_ oder _Gebirge_; nur das Dorf jedes Plättchens ist nichts davon.

    Alle Reisen beginnen am selben Ort: in dem Dorf, das der Mitte der Landschaft am nächsten liegt. Es ist von Anfang an angekreuzt. Die anderen drei Dörfer werden nie angekreuzt.
    .caption = Eine Landschaft aus den Plättchen 7, 2, 6 und 4. Die Fahne steht auf Dorf 4, das der Mitte am nächsten liegt: Dort brechen alle auf.
explorers-rulebook-map-things =
    Auf jedem Plättchen findet ihr

    - einen _Tempel_ und einen _Schlüssel_,
    - eine _Landkarte_ und ein _Pferd_,
    - zwei oder drei _Edelsteine_,
    - viermal _Proviant_: Äpfel, Karotten und Fische.
explorers-rulebook-map-first-player-map = Wer den Startspielermarker hat, sucht vier Plättchen aus und bestimmt, wie jedes von ihnen liegt. Sind zwei Dörfer der Mitte gleich nah, sagt dieselbe Person auch, in welchem ihr startet.

explorers-rulebook-start = Vor dem Aufbruch
explorers-rulebook-start-frame =
    Rings um deine Landschaft ist ein Rahmen, der festhält, was du findest: 4 Schlüssel und 4 Landkarten, den Proviant der Runde, die Edelsteine und für jedes Viertel eine Spalte mit Punktzahlen für dessen Tempel.

    Die Spalten beginnen mit 12, 10, 8 und 6. Zu dritt wird vor Beginn die 10 gestrichen, zu zweit die 10 und die 6. Zu viert und allein bleiben alle Punktzahlen stehen.
    .caption = Was der Rahmen von Blau in der zweiten Runde zeigt: Ein Schlüssel und eine Landkarte liegen bereit.
explorers-rulebook-start-sides = Proviant, Edelsteine, Tempel und Dörfer haben je eine _Grundseite_ und eine _Expertenseite_. Ihr wählt für jedes der vier einzeln, und die Wahl gilt für alle. Nehmt für die erste Partie die Grundseiten; was die Expertenseiten ändern, ist in dieser Anleitung gekennzeichnet.
explorers-rulebook-start-first-marks =
    Dann wählen alle gleichzeitig einen Geländetyp und kreuzen davon drei Felder an. Das erste liegt neben dem Startdorf, die anderen neben dem Dorf oder neben einem Kreuz.

    Blau hat Grasland gewählt und { $marks } Kreuze gesetzt. Das dritte darf nördlich davon sein oder südlich des Dorfes: Kreuze müssen keine Linie bilden. Auch das Gewässer im Westen läge neben dem Dorf, aber Blau hat Grasland gewählt.
    .caption = Blau hat m10 und m9 angekreuzt. Die umrahmten Felder stehen für das letzte der drei Kreuze offen.

explorers-rulebook-turn = Ein Zug
explorers-rulebook-turn-card = Jeder Zug beginnt mit einer Karte. Sechs der acht Karten zeigen zwei Geländetypen, auf jeder Seite einen.
    .caption = Grasland oder Wüste? Wer aktiv ist, bestimmt, welche Seite vorn liegt.
explorers-rulebook-turn-steps =
    1. Wer _aktiv_ ist, deckt die Karte auf und wählt offen eine ihrer Seiten.
    2. Wer aktiv ist, kreuzt 3 Felder dieses Geländetyps an.
    3. Alle anderen haben die Wahl: 3 Felder von der Seite, die _nicht_ gewählt wurde, oder 2 Felder von der gewählten.
    4. Sind alle fertig, ist der Zug zu Ende, und der nächste Platz zur Linken ist aktiv.

    Alle kreuzen gleichzeitig an. Was du wählst und ankreuzt, bleibt verborgen, bis alle fertig sind; es kommt also nie darauf an, wer schneller ist.
explorers-rulebook-turn-three =
    Blau ist aktiv und wählt Grasland: { $blue } Kreuze. Orange gefällt die Wüste besser, die nicht gewählt wurde: ebenfalls { $orange } Kreuze, und der Schlüssel auf o10 ist dabei. Auch Grün will Grasland und bekommt nur 2 Kreuze; aber das zweite trifft das Pferd auf l12, und das bringt ein drittes auf beliebigem Gelände. So kommt auch Grün auf { $green }.
    .caption = Dieselbe Karte, dreimal die Landschaft: Blau, Orange und Grün nach dem Zug.
explorers-rulebook-turn-wild = Zwei Karten sind _Joker_: Jede Seite ist ein Duo aus zwei Geländetypen. Jedes Kreuz darf auf einen der beiden kommen, in beliebiger Reihenfolge, und alle dürfen auf denselben.
    .caption = Eine Joker-Karte: Grasland und Gebirge oder Wüste und Gewässer.
explorers-rulebook-turn-round =
    Eine Runde hat sieben Züge. Für jede Runde werden alle acht Karten gemischt, eine wird ungesehen beiseitegelegt, und die anderen sieben werden nacheinander aufgedeckt. Nach der Runde werden Proviant und Edelsteine gewertet, und der Startspielermarker wandert nach links. Es gibt vier Runden.

    Zu dritt ist im allerletzten Zug niemand aktiv: Alle kreuzen 3 Felder der Seite an, die ihnen gefällt. So waren alle gleich oft aktiv.

explorers-rulebook-marking = Wo du ankreuzen darfst
explorers-rulebook-marking-where =
    Ein Kreuz kommt auf ein leeres Feld direkt nördlich, östlich, südlich oder westlich eines deiner Kreuze; das Startdorf zählt als eines. Über Ecken geht nichts. Die Kreuze eines Zuges müssen einander nicht berühren.
    .caption = Blau kreuzt Grasland an. Die umrahmten Felder sind offen: Jedes berührt ein Kreuz. Das Gewässer auf l11 berührt das Dorf, ist aber kein Grasland; n6 ist Grasland, berührt aber nichts.
explorers-rulebook-marking-must = Solange es ein Feld gibt, das du ankreuzen darfst, musst du ankreuzen. Was sich nicht setzen lässt, verfällt. Das wird Kreuz für Kreuz geprüft: Niemand muss die Reihenfolge finden, in der die meisten Platz haben. Und Vorsicht: Hast du einen Schlüssel, ist ein Tempel ein offenes Feld wie jedes andere.
explorers-rulebook-marking-stop = Du darfst aufhören, bevor alle deine Kreuze gesetzt sind. Was von deiner Wahl übrig ist, gibst du dann auf, auch das Kreuz eines Pferdes.

explorers-rulebook-tools = Schlüssel, Landkarten und Pferde
explorers-rulebook-tools-three =
    Was auf einem Feld liegt, das du ankreuzt, gehört dir.

    - Ein _Schlüssel_ öffnet einen Tempel. Du darfst ihn sofort benutzen, auch im selben Zug.
    - Eine _Landkarte_ darfst du ab dem nächsten Zug einsetzen, eine pro Zug: Ignoriere die Karte und kreuze 4 Felder eines Geländetyps an.
    - Ein _Pferd_ trägt dich sofort weiter: Kreuze ein weiteres Feld mit beliebigem Geländetyp an und nimm, was dort liegt. Dann geht dein Zug weiter.

    Es ist Platz für vier Schlüssel und vier Landkarten. Jedes fünfte Stück verfällt, aber sein Kreuz bleibt.
    .caption = Blau hat den Schlüssel von o10 und die Landkarte von j11. Das Pferd auf l12 ist einen Schritt entfernt.
explorers-rulebook-tools-scroll =
    Blau kann mit dieser Karte nichts anfangen und setzt die Landkarte ein, die aus einem früheren Zug stammt. Die Wahl fällt auf Wüste: { $marks } Kreuze, überall dort, wo Wüste ein Kreuz berührt. Wer aktiv ist und eine Landkarte einsetzt, wählt trotzdem eine Seite der Karte, für die anderen.
    .caption = Nach dem Einsatz der Landkarte: alle Wüstenfelder, die Blau offenstehen.
explorers-rulebook-tools-horse =
    Blau nimmt Grasland und kreuzt l12 an, das Pferd. Sofort gibt es noch ein Kreuz, und jedes Gelände ist recht: Blau nimmt das Gewässer auf l13. Das sind { $marks } Kreuze statt eines einzigen, und der Rest des Zuges folgt noch.
    .caption = Das Pferd auf l12 und das Feld, auf das es Blau getragen hat.

explorers-rulebook-rounds = Was jede Runde bringt
explorers-rulebook-rounds-provisions =
    In jeder Runde ist Platz für _einen Apfel, eine Karotte und einen Fisch_. Proviant, von dessen Sorte du in dieser Runde schon etwas hast, kannst du nicht ankreuzen. Am Ende der Runde bringt eine Sorte 2 Punkte, zwei Sorten bringen 5, alle drei 10; dann ist die Vorratskammer wieder leer.

    Blau hat eine Karotte und einen Fisch: Wäre die Runde jetzt zu Ende, wären das { $points } Punkte. Die Karotte auf p12 berührt ein Kreuz, muss aber bis zur nächsten Runde warten. Mit einem Apfel wären es 10.
    .caption = Eine Karotte auf n8, ein Fisch auf n13. Die Karotte auf p12 bleibt Blau in dieser Runde verschlossen.
explorers-rulebook-rounds-provisions-expert = In Runde 1 kann kein Proviant angekreuzt werden. In Runde 2 gehen nur Äpfel, in Runde 3 nur Karotten, in Runde 4 nur Fische, jeweils bis zu vier. Sie bringen am Ende der Runde 1, 4, 9 oder 16 Punkte.
explorers-rulebook-rounds-gems =
    Am Ende _jeder_ Runde bringt jeder Edelstein, den du bisher gefunden hast, 1 Punkt. Ein Edelstein aus der ersten Runde zahlt sich also viermal aus.

    In Runde 1 hat Blau { $gems } Edelsteine: { $points } Punkte, wenn sie endet. Kommt in Runde 2 noch einer dazu, bringt diese Runde 3.
    .caption = Zwei von zwölf Edelsteinplätzen sind gefüllt.
explorers-rulebook-rounds-gems-expert =
    Edelsteine folgen einer Leiste: −3, −2, −1, dann +1, +2, +2, +3, +3, +4, +4. Jeder Edelstein erledigt die nächste Zahl. Am Ende einer Runde zählt die Summe der negativen Zahlen, die noch offen sind; erst wenn keine mehr übrig ist, zählen die positiven, die du erreicht hast.

    Mit { $gems } Edelsteinen ist nur noch die −1 offen, und die Runde endet mit { $points }. Ein dritter Edelstein würde daraus 0 machen, und alles danach ist Gewinn.
    .caption = Dieselben zwei Edelsteine auf der Leiste der Expertenseite.

explorers-rulebook-temples = Tempel
explorers-rulebook-temples-key =
    Einen Tempel darfst du nur mit einem Schlüssel ankreuzen, der dabei verbraucht wird. Du nimmst die höchste Punktzahl, die in der Spalte seines Viertels noch frei ist, und erhältst sie am Ende der Partie. Wenn der Zug endet, streichen die anderen diese Punktzahl: Wer zuerst kommt, bekommt am meisten.
    .caption = Blau hat den Schlüssel von o10 und steht vor dem Tempel des Viertels D auf k15.
explorers-rulebook-temples-together =
    Alle, die einen Tempel im selben Zug erkunden, nehmen dieselbe Punktzahl. Für jede Farbe, die dort war, streichen die anderen eine Punktzahl, von oben.

    Blau und Orange erreichen Tempel D im selben Zug. Beide nehmen die { $first }: { $blue } Punkte für Blau, { $orange } für Orange. Grün und Violett streichen die { $first } und die { $second }, und das Beste, was ihnen bleibt, ist die 8.
    .caption = Die Spalten nach diesem Zug, zu viert.
explorers-rulebook-temples-expert = Jeder Tempel ist 8 Punkte wert und bringt am Ende des Zuges Zusatzkreuze auf einem Geländetyp deiner Wahl: 3 für den ersten Platz in der Spalte, dann 2, dann 1, dann keines. (Zu dritt 3, 1 und keines; zu zweit 3 und 1.) Tempel, die durch Zusatzkreuze erreicht werden, kommen danach, in einer eigenen Gruppe.

explorers-rulebook-villages = Dörfer
explorers-rulebook-villages-beside =
    Am Ende der Partie zählt jedes der vier Dörfer die Kreuze direkt nördlich, östlich, südlich und westlich von ihm: 3, 5, 7 oder 10 Punkte für eines bis vier. Auch das Startdorf zählt.

    Blau hat alle vier Felder um das Startdorf, { $start } Punkte; drei neben dem Dorf im Südwesten, { $three }; zwei im Nordosten, { $two }; und keines im Nordwesten, { $none }. Zusammen { $total }.
    .caption = Vier Dörfer kurz vor dem Ende einer Partie. Ecken zählen nicht.
explorers-rulebook-villages-expert = Nur ein Dorf wird gewertet: das mit den wenigsten Kreuzen daneben. Es bringt 12, 18, 26 oder 40 Punkte für eines bis vier; ohne Kreuz gibt es nichts. Besuch sie also alle.

explorers-rulebook-achievements = Aufträge
explorers-rulebook-achievements-aims =
    Bis zu drei von 32 Aufträgen können im Spiel sein, dieselben für alle. Die meisten werden geprüft, wenn die Partie zu Ende ist: die längste Linie, eine ganze Reihe, alle Gebiete eines Geländetyps, gar kein Edelstein. Was jeder verlangt, steht neben deiner Landschaft, und auch, wie weit du bist.
    .caption = Drei Aufträge in Runde 3, und wie weit Blau mit jedem gekommen ist.
explorers-rulebook-achievements-races = Acht von ihnen sind _Wettläufe_: Sie werden am Ende jedes Zuges geprüft, und wer zuerst kommt, nimmt am meisten. Ihre Punktzahlen sind 10, 8, 6 und 4, geteilt und gestrichen wie bei den Tempeln. Zu dritt wird vor Beginn die 8 gestrichen, zu zweit die 8 und die 4.

explorers-rulebook-end = Das Ende der Partie und die Solovariante
explorers-rulebook-end-winner =
    Zählt nach der vierten Runde zusammen:

    - Proviant und Edelsteine aller Runden,
    - die Punktzahlen eurer Tempel,
    - eure Dörfer,
    - Aufträge, wenn es welche gibt.

    Schlüssel und Landkarten, die übrig sind, bringen nichts. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand liegt vorn, wer weniger Landkarten eingesetzt hat; danach wird der Sieg geteilt.
explorers-rulebook-end-solo =
    _Allein_ bist du nie aktiv. Jede Karte fällt zufällig so, dass dir eine Seite zugewandt ist: Kreuze 3 Felder der zugewandten Seite an oder 2 der abgewandten. Zu Beginn der Runden 2, 3 und 4 wird bei jedem Tempel, den du nicht besucht hast, die höchste freie Punktzahl gestrichen, und ebenso bei jedem Wettlauf, den du nicht erfüllt hast.

    Wie gut warst du? Bis 80 Punkte sind ein Anfang, mehr als 100 sind gut, mehr als 120 sind der höchste von sechs Rängen. Jeder Auftrag im Spiel hebt alle Grenzen um 10.

explorers-rulebook-glance-turn = Ein Zug
    .text =
        1. Wer aktiv ist, deckt eine Karte auf und wählt eine Seite.
        2. Aktiv: 3 Kreuze von dieser Seite.
        3. Alle anderen: 3 Kreuze von der anderen Seite oder 2 von der gewählten.
        4. Oder eine Landkarte einsetzen: 4 Kreuze auf einem Geländetyp.

        Vier Runden mit je sieben Zügen. Joker-Karte: Eine Seite ist ein Duo aus zwei Geländetypen.
explorers-rulebook-glance-marks = Ein Kreuz
    .text =
        - kommt neben eines deiner Kreuze, nicht über Eck;
        - muss gesetzt werden, wenn es geht;
        - nimmt, was auf seinem Feld liegt.
explorers-rulebook-glance-objects = Unterwegs gefunden
    .text =
        | Schlüssel | öffnet einen Tempel, auch sofort |
        | Landkarte | ab dem nächsten Zug: 4 auf einem Geländetyp |
        | Pferd | sofort noch ein Kreuz, beliebiges Gelände |
        | Apfel, Karotte, Fisch | in einer Runde eins von jeder Sorte |
        | Edelstein | bringt von jetzt an in jeder Runde Punkte |
explorers-rulebook-glance-places = Orte
    .text =
        | Tempel | braucht einen Schlüssel; nimm die höchste freie Punktzahl: 12, 10, 8, 6 |
        | Zu zweit | ohne 10 und 6 |
        | Zu dritt | ohne 10 |
        | Dorf | zählt am Ende die Kreuze daneben |
explorers-rulebook-glance-scoring = Punkte
    .text =
        | Proviant, jede Runde | 1, 2, 3 Sorten: 2, 5, 10 |
        | Edelsteine, jede Runde | 1 für jeden bisher gefundenen |
        | Tempel | die genommene Punktzahl |
        | Dörfer | 1 bis 4 Kreuze: je 3, 5, 7, 10 |
explorers-rulebook-glance-end = Das Ende
    .text = Nach Runde 4 gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer weniger Landkarten eingesetzt hat.
