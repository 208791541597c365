# The rulebook to read. A chapter is overworld-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

overworld-rulebook = Gemeinsam legt ihr eine Karte, die keinen Rand hat, und haltet ihre Gebirge und Wälder mit Kamelen, ihre Riffe und Strudel mit Schiffen. Wo die Plättchen eine Lücke lassen, in die nichts mehr passt, setzt, wer ringsum am stärksten ist, eine Tür zum eigenen Verlies. Sind die Küsten aufgebraucht, gibt es Punkte für die Regionen, die ihr haltet, und dafür, wie weit eure Türen auseinanderliegen; wer die meisten hat, gewinnt.

overworld-rulebook-tiles = Die Welt, Plättchen für Plättchen
overworld-rulebook-tiles-world =
    Am Anfang liegt ein einziges Küstenplättchen auf dem Tisch. Von dort aus wächst alles. Es trägt nie eine Figur; von ihm aus werden die Felder gezählt, nach Norden und Süden, Osten und Westen: „N3 W2“ ist drei nach Norden und zwei nach Westen.
    .caption = Mitten in einer Partie zu dritt. Kamele stehen auf Land, Schiffe auf Wasser; sieben Türen führen in drei Verliese.
overworld-rulebook-tiles-pieces = Alle haben 7 Kamele, 7 Schiffe und 3 Verliestüren. Die neun übrigen Küstenplättchen bilden den Stapel; die 40 Vermessungsplättchen kommen in den Beutel. Zu dritt geht eines davon ungesehen zurück in die Schachtel. Wer beginnt, entscheidet das Los.
overworld-rulebook-tiles-survey =
    Ein _Vermessungsplättchen_ bedeckt drei Felder in Form eines L. Auf einer Seite ist es Land, und jedes Feld ist Gebirge oder Wald; auf der anderen ist es Wasser, und jedes Feld ist Strudel oder Riff. Es gibt acht Sorten, von jeder fünf Plättchen.
    .caption = Ein Plättchen aus dem Beutel in allen Lagen: Landseite und Wasserseite.
overworld-rulebook-tiles-coast = Ein _Küstenplättchen_ ist ein Feld groß. Eine seiner Kanten ist Land, die gegenüberliegende Wasser, und die beiden dazwischen sind glatt. Seine Landhälfte ist Wald oder Gebirge, seine Wasserhälfte Riff oder Strudel. Nur hier treffen Land und Meer aufeinander.

overworld-rulebook-laying = Die Karte wächst
overworld-rulebook-laying-steps =
    Ein Zug hat vier Schritte:

    1. Zieh ein Vermessungsplättchen aus dem Beutel.
    2. Lege es, und vielleicht eine Küste dazu.
    3. Setze Erkunder darauf.
    4. Sind Lücken entstanden, werden sie abgehandelt.
overworld-rulebook-laying-edges =
    Lege das Plättchen mit einer beliebigen Seite nach oben und beliebig gedreht so, dass mindestens eine seiner Kanten auf die Karte trifft. Wo Kanten aufeinandertreffen, müssen sie gleich sein: Land an Land, Wasser an Wasser. Wald darf neben Gebirge liegen und Riff neben Strudel; Ecken spielen keine Rolle. An die glatte Kante einer Küste passt kein Vermessungsplättchen.
    .caption = Die Punkte zeigen alle Felder, um die herum Schwarz das Plättchen in der Hand legen darf: im Norden als Land, im Süden als Wasser und nirgends dazwischen.
overworld-rulebook-laying-coast =
    Ein Vermessungsplättchen, das ganz hell oder ganz dunkel ist, zeigt eine Küste. Dann nimmst du auch ein Küstenplättchen, irgendeines, das noch da ist, mit einer beliebigen Seite nach oben, und legst es so, dass seine Land- oder Wasserkante auf eine gleiche Kante des eben gelegten Plättchens trifft.

    Schwarz hat drei helle Felder gezogen und sie als Gebirge gelegt. Nun muss eine Küste folgen, mit ihrem Land zum Gebirge hin.
    .caption = Wo die Küste liegen darf: neben dem neuen Plättchen, überall dort, wo auch ihre anderen Kanten passen.

overworld-rulebook-explorers = Erkunder
overworld-rulebook-explorers-three =
    Setze auf jedes Feld deines Vermessungsplättchens einen Erkunder: Kamele auf Land, Schiffe auf Wasser.

    Schwarz hat im Westen ein Plättchen als Land gelegt und setzt { $camels } Kamele darauf; { $left } bleiben übrig.
    .caption = Drei Kamele für drei Felder.
overworld-rulebook-explorers-few =
    Hast du von dieser Sorte weniger als drei, wählst du, auf welche Felder sie kommen. Schwarz hat nur noch { $camels } Kamele und muss ein Feld leer lassen.
    .caption = Schwarz wählt unter den markierten Feldern.
overworld-rulebook-explorers-coast = Hast du auch eine Küste gelegt, setzt du ein Kamel oder ein Schiff darauf: Ein Kamel hält ihre Landhälfte, ein Schiff ihre Wasserhälfte. Das Vermessungsplättchen kommt zuerst.

overworld-rulebook-regions = Regionen
overworld-rulebook-regions-joined =
    Felder einer Art, die über Kanten zusammenhängen, sind eine _Region_, auf wie vielen Plättchen sie auch liegen. Die Hälfte einer Küste gehört zu der Region, auf die ihre gezackte Kante trifft.
    .caption = Acht Regionen. Jede ist umrandet, und zwar farbig, wenn jemand sie hält.
overworld-rulebook-regions-held =
    Am Ende bringt jede Region 2 Punkte, wie groß sie auch ist: Es bekommt sie, wer dort die meisten Erkunder hat.

    Im großen Gebirge des Nordens hat Weiß { $white } Kamele und Schwarz { $black }. Es brächte Weiß { $points } Punkte und Schwarz nichts.
    .caption = Das Gebirge, das Weiß hält.
overworld-rulebook-regions-tie =
    Bei Gleichstand bekommen alle, die gleichauf liegen, die vollen Punkte. Im Riff des Südens hat Schwarz { $black } Schiffe und Weiß { $white }: { $points } Punkte für beide. Auch das Riff der ersten Küste gehört dazu.
    .caption = Ein Riff, zwei Farben an der Spitze.

overworld-rulebook-gaps = Lücken
overworld-rulebook-gaps-what =
    Eine Lücke ist eine Gruppe leerer Felder, die ringsum eingeschlossen ist und in die _nie ein Vermessungsplättchen passen könnte_. Ecken dürfen offen bleiben. Was noch im Beutel ist, spielt keine Rolle: Würde irgendein Plättchen passen, ist es keine Lücke.

    Ein Vermessungsplättchen ist ganz Land oder ganz Wasser. Darum ist ein Loch zwischen Land und Meer eine Lücke, selbst wenn es die Form eines L hat.
    .caption = Keine Lücke: Die drei leeren Felder sind eingeschlossen, aber ein Plättchen mit Land würde passen.
overworld-rulebook-gaps-closed =
    Schwarz legt das letzte Plättchen um ein einzelnes leeres Feld. Für drei Felder ist darin kein Platz, also ist eine Lücke entstanden. Nach Lücken wird gesucht, wenn alle Plättchen und Erkunder des Zuges an ihrem Platz sind.
    .caption = Die Lücke auf N2 ist geschlossen. Schwarz war ringsum am stärksten: Eine Tür steht darin, und die schwarzen Kamele sind zurück im Vorrat.

overworld-rulebook-contest = Wer die Tür setzt
overworld-rulebook-contest-who =
    Um die Lücke wetteifern alle Regionen, die eine _Kante_ mit ihr gemeinsam haben; eine Ecke genügt nicht. Zählt für jede Farbe die Erkunder in diesen Regionen zusammen, auch die, die weit von der Lücke weg sind. Wer die meisten hat, _muss_ dort eine Tür setzen und nimmt alle eigenen Erkunder aus diesen Regionen zurück.
overworld-rulebook-contest-before =
    Gelb ist dabei, die Lücke auf S3 W1 zu schließen. Im Riff nördlich davon steht ein Schiff von Weiß, in den Strudeln und Riffen im Osten und Süden stehen drei von Rot; die Strudel im Nordosten berühren nur ihre Ecke, darum zählen die zwei Schiffe von Weiß dort nicht.
    .caption = Vorher: Die Felder, die wetteifern werden, sind hervorgehoben. Das westliche Ufer ist noch offen.
overworld-rulebook-contest-after =
    Das Plättchen von Gelb schließt sie. Auch zwei Schiffe von Gelb zählen mit, gegen { $white } von Weiß und { $red } von Rot. Also setzt Rot, ohne etwas getan zu haben, eine Tür und nimmt alle drei Schiffe zurück.
    .caption = Nachher: eine rote Tür und kein rotes Schiff mehr. Das gelbe Schiff weit im Westen ist in keiner Region, die die Lücke berührt.
overworld-rulebook-contest-tie =
    Bei Gleichstand bestimmt, wer das Plättchen gelegt hat, wer von den Stärksten gewinnt, und muss selbst nicht dazugehören. Ist eine Tür ein Geschenk? Sie kostet Erkunder, die Regionen halten. Manchmal nutzt man einen Gleichstand am besten, indem man ihn verschenkt.
    .caption = Schwarz hat eine Lücke geschlossen, um die herum beide gleich stark sind, und entscheidet, wer die Tür setzt.

overworld-rulebook-doors = Türen und Rundwege
overworld-rulebook-doors-tour =
    Am Ende bringen deine Türen so viele Punkte, wie ihr Rundweg lang ist: von einer zur nächsten, zur dritten und zurück zur ersten. Gezählt werden Schritte entlang von Reihen und Spalten, quer über den Tisch, ob dort Plättchen liegen oder nicht.

    Die Türen von Schwarz sind 2, 3 und 3 Schritte voneinander entfernt: { $total } Punkte.
    .caption = Der Rundweg von Schwarz: zwei Schritte nach Osten, drei nach Südwesten und drei zurück.
overworld-rulebook-doors-two = Zwei Türen bringen den Weg hin und zurück; eine allein bringt nichts. In einer Lücke mit mehreren Feldern steht deine Tür dort, wo es für dich am besten ist.
overworld-rulebook-doors-fourth = Gewinnst du eine vierte Lücke, muss eine deiner drei Türen dorthin umziehen. In ihrer alten Lücke bleibt für immer einer deiner Erkunder zurück, von der Karte oder aus deinem Vorrat; er zählt nichts mehr.

overworld-rulebook-end = Das Ende der Partie
overworld-rulebook-end-when = Ist das letzte Küstenplättchen genommen, spielt ihr weiter, bis alle gleich viele Züge hatten oder bis der Beutel leer ist. Dann zählt ihr Regionen und Türen zusammen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Punkte für Türen hat; danach wird der Sieg geteilt.
overworld-rulebook-end-points =
    Wäre die Partie hier zu Ende, hätte Schwarz { $regions } Punkte für Regionen und { $doors } für den Weg zwischen zwei Türen: zusammen { $black }. Weiß, mit drei Türen, aber weniger Regionen, hätte { $white }, Rot { $red }.
    .caption = Dieselbe Partie wie in der ersten Abbildung, mit den Rundwegen aller Farben und ihrer Länge.

overworld-rulebook-provisions = Ausrüstung
overworld-rulebook-provisions-shop =
    In einem Laden liegen je vier Fackeln, Karten, Schlüssel, Tränke und Hähnchenkeulen. Wer eine Tür in eine Lücke mit mehr als einem Feld setzt, füllt deren andere Felder mit Gegenständen nach Wahl.

    Eine Lücke gehört dir, solange darin deine Tür, dein Hafen oder ein von dir zurückgelassener Erkunder ist. Zieht deine Tür um, darfst du einen Erkunder zurücklassen, um die Gegenstände zu behalten; tust du es nicht, gehören sie niemandem.
overworld-rulebook-provisions-sets =
    Bilde am Ende Sets verschiedener Gegenstände, zuerst die größtmöglichen. Ein Set bringt seine Größe mal sich selbst.

    In den Lücken von Weiß liegen eine Karte, eine Fackel, eine Hähnchenkeule und ein Schlüssel: 4 × 4 = 16. Noch eine Karte und noch ein Schlüssel ergeben 2 × 2 = 4. Zusammen { $total } Punkte.
    .caption = Zwei große Lücken von Weiß mit allem, was darin liegt.

overworld-rulebook-ports = Häfen
overworld-rulebook-ports-place = Alle haben einen Hafen, zwei Felder lang. Wer eine Lücke mit mindestens zwei Feldern gewinnt, darf ihn statt einer Tür hineinbauen. Später darf er umziehen, aber dann bleiben in seiner alten Lücke zwei Erkunder zurück. Ein Hafen ist keine Tür.
overworld-rulebook-ports-region =
    Wähle am Ende eine Region, die eine Kante mit der Lücke deines Hafens gemeinsam hat: 1 Punkt für jedes ihrer Felder, wer auch immer sie hält. Die Hälfte einer Küste ist ein Feld.

    Um den Hafen von Schwarz liegen vier Felder Gebirge, ein Riff, drei Strudel und die Hälften zweier Küsten. Das Gebirge ist am größten: { $points } Punkte, auch wenn Kamele von Weiß darauf stehen.
    .caption = Der Hafen von Schwarz und das Gebirge, das für ihn gezählt wird.

overworld-rulebook-glance-turn = Ein Zug
    .text =
        1. Zieh ein Vermessungsplättchen. Ganz hell oder ganz dunkel: Nimm auch eine Küste.
        2. Lege es, egal welche Seite oben ist, dann die Küste daneben.
        3. Setze Erkunder auf jedes seiner Felder und einen auf die Küste.
        4. Handle die Lücken ab, die entstanden sind.
overworld-rulebook-glance-laying = Legen
    .text =
        - Mindestens eine Kante muss auf die Karte treffen.
        - Land an Land, Wasser an Wasser; Ecken spielen keine Rolle.
        - Kein Vermessungsplättchen an die glatte Kante einer Küste.
overworld-rulebook-glance-explorers = Erkunder
    .text =
        - Kamele auf Land, Schiffe auf Wasser, je 7.
        - Mit weniger als drei wählst du die Felder.
        - Küste: ein Kamel für ihre Landhälfte oder ein Schiff für ihre Wasserhälfte.
overworld-rulebook-glance-gaps = Lücken
    .text =
        - Von Kanten eingeschlossen, und nie könnte ein Vermessungsplättchen passen.
        - Regionen, die eine Kante mit ihr gemeinsam haben, wetteifern.
        - Wer dort die meisten Erkunder hat, muss eine Tür setzen und nimmt diese Erkunder zurück.
        - Gleichstand: Wer das Plättchen gelegt hat, wählt unter den Stärksten.
        - Eine vierte Tür: Versetze eine und lass einen Erkunder zurück.
overworld-rulebook-glance-scoring = Punkte
    .text =
        | Region | 2 für die meisten Erkunder; bei Gleichstand je 2 |
        | Drei Türen | Schritte des Rundwegs über alle und zurück |
        | Zwei Türen | hin und zurück |
overworld-rulebook-glance-end = Das Ende
    .text = Nach der letzten Küste weiterspielen, bis alle gleich viele Züge hatten oder bis der Beutel leer ist. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr für Türen hat.
overworld-rulebook-glance-expansions = Erweiterungen
    .text =
        | Ausrüstung | füllt die anderen Felder deiner Lücken; ein Set verschiedener Gegenstände bringt seine Größe im Quadrat |
        | Häfen | statt einer Tür, auf zwei Feldern; 1 Punkt für jedes Feld einer Region daneben |
