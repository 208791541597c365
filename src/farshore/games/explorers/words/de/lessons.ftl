# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won or lost, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
explorers-lesson-scored-Marked = { $villages ->
    [0] { "" }
   *[other] { $villages_signed } für dich: ein Kreuz neben einem Dorf.
}{ $achievements ->
    [0] { "" }
   *[other] { " " }{ $achievements_signed } für dich: Aufträge.
}
explorers-lesson-scored-MarksShown = { $villages ->
    [0] { "" }
   *[other] { $villages_signed } für { $seat }: Kreuze neben einem Dorf.
}{ $achievements ->
    [0] { "" }
   *[other] { " " }{ $achievements_signed } für { $seat }: Aufträge.
}
explorers-lesson-scored-TempleExplored = { $you ->
    [true] { $extra ->
        [0] +{ $points } für dich: die höchste Punktzahl, die bei diesem Tempel noch frei war.
        [one] +{ $points } für dich, wie für alle, die diesen Tempel erkunden, und dazu { $extra } Zusatzkreuz.
       *[other] +{ $points } für dich, wie für alle, die diesen Tempel erkunden, und dazu { $extra } Zusatzkreuze.
    }
   *[false] +{ $points } für { $seat }: Tempel { $quadrant } ist erkundet.
}
explorers-lesson-scored-RaceWon = { $you ->
    [true] +{ $points } für dich: Du hast den Auftrag „{ $achievement }“ erfüllt.
   *[false] +{ $points } für { $seat }: Auftrag „{ $achievement }“ erfüllt.
}
explorers-lesson-scored-RoundScored = { $you ->
    [true] Die Runde bringt dir { explorers-name-round-points }.
   *[false] Die Runde bringt { $seat } { explorers-name-round-points }.
}

explorers-lesson-first = Deine erste Reise
    .text = Karten, Kreuze, Proviant, Edelsteine, Schlüssel und Tempel: ganz Explorers, Zug um Zug.

explorers-lesson-first-start = Aufbruch
explorers-lesson-first-start-hello = Willkommen! Ich bin Pilar, und ich bin mein Leben lang unterwegs. Vor dir liegt ein Land, das noch niemand durchquert hat. Lass es uns zusammen erkunden, Feld für Feld.
explorers-lesson-first-start-terrains = Es gibt vier Geländetypen: Grasland, Gewässer, Wüste und Gebirge. Die kleinen Bilder zeigen, was du dort finden kannst.
explorers-lesson-first-start-village = In diesem Dorf in der Mitte brichst du auf; es ist schon angekreuzt. Auch Orange bricht hier auf. Ihr teilt euch das Land, aber alle haben ihre eigenen Kreuze: Niemand steht dir je im Weg.
explorers-lesson-first-start-terrain = Zu Beginn wählst du einen Geländetyp und kreuzt davon drei Felder an. Hinauf in die Berge: Wähle Gebirge.
    .done = Dann hinauf!
    .other = Auch dort kannst du gut anfangen. Aber glaub mir, das Gebirge führt zu guten Dingen: Nimm es zurück.
    .hint = Unter der Landschaft stehen die vier Geländetypen. Wähle Gebirge.
explorers-lesson-first-start-first = Ein neues Kreuz muss direkt nördlich, östlich, südlich oder westlich von einem alten sein. Hier ist das einzige Gebirge neben dem Dorf: Kreuze es an.
    .done = Dein erstes Kreuz!
    .hint = Tippe auf das Gebirge westlich des Dorfes.
explorers-lesson-first-start-second = Von dort geht es weiter. Ecken zählen nicht, aber jedes Feld neben einem deiner Kreuze.
    .hint = Nimm eines der Felder, die leuchten. Beide sind richtig.
explorers-lesson-first-start-third = Noch einmal Gebirge. Vor dem letzten Kreuz wirst du noch einmal gefragt, denn danach ist der Zug vorbei.
    .hint = Tippe auf eines der Felder, die leuchten, und bestätige.
explorers-lesson-first-start-orange = Drei schöne Kreuze! Orange hat zur gleichen Zeit im Grasland angefangen. Die Felder neben einem Dorf zählen am Ende der Partie; dazu kommen wir noch.

explorers-lesson-first-card = Die Karte
explorers-lesson-first-card-turned = Einige Kreuze später. In jedem Zug deckt jemand eine Karte mit zwei Seiten auf. Diesmal war es Orange: Die Wahl fiel auf Gewässer, davon gibt es für Orange drei Kreuze.
explorers-lesson-first-card-near = Stell dir vor, die Karte liegt zwischen euch. Gewässer liegt bei Orange, weit weg von dir: Das bringt dir nur zwei Kreuze. Grasland liegt bei dir und bringt drei. Nimm Grasland.
    .done = Drei Kreuze auf Grasland.
    .other = Zwei Kreuze, wo Orange drei hat: Manchmal braucht man genau das. Heute nicht: Nimm es zurück.
    .hint = Wähle Grasland auf der Karte unter der Landschaft.
explorers-lesson-first-card-carrot = Da ist eine Karotte. Kreuze ihr Feld an, und sie gehört dir.
    .done = Eine Karotte für unterwegs! Eine zweite darfst du in dieser Runde nicht ankreuzen.
    .other = Eine hübsche Wiese, aber ich habe Hunger. Nimm es zurück und hol die Karotte.
    .hint = Die Karotte liegt westlich von deinem Gebirge.
explorers-lesson-first-card-provisions = In jeder Runde ist Platz für einen Apfel, eine Karotte und einen Fisch. Einen Fisch hast du schon gefangen. Am Ende der Runde bringt eine Sorte 2 Punkte, zwei bringen 5 und alle drei 10.
explorers-lesson-first-card-meadow = Die Kreuze eines Zuges müssen nicht beisammen sein. Geh ans andere Ende deiner Kreuze und kreuze diese Wiese neben dem Dorf an.
    .other = Nicht dort, sonst kommen wir nicht zum Pferd. Nimm es zurück.
    .hint = Die Wiese liegt nördlich des Dorfes.
explorers-lesson-first-card-horse = Und jetzt das Pferd, das gleich daneben grast!
    .done = Aufgesessen! Ein Pferd trägt dich sofort weiter.
    .other = Aber das Pferd hat doch auf dich gewartet! Nimm es zurück.
    .hint = Das Pferd steht östlich der Wiese.
explorers-lesson-first-card-ride = Noch ein Kreuz, auf beliebigem Gelände. In der Wüste liegt ein Schlüssel: Kreuze das Gebirge daneben an, dann ist er zum Greifen nah.
    .done = Gleich neben dem Schlüssel. Gut geritten!
    .other = Warum nicht? Es ist dein Pferd.
    .hint = Das Gebirge liegt nördlich des Schlüssels. Jedes andere Feld ist auch erlaubt.
explorers-lesson-first-card-hidden = Das war dein Zug. Alle kreuzen gleichzeitig an und im Verborgenen; jetzt siehst du, wohin Orange gegangen ist.

explorers-lesson-first-choice = Du wählst
explorers-lesson-first-choice-yours = Ein neuer Zug, und diesmal hast du die Karte aufgedeckt. Also wählst du: Von deiner Seite kreuzt du drei Felder an. Orange darf drei von der anderen Seite ankreuzen oder zwei von deiner.
explorers-lesson-first-choice-side = Jenseits des Wassers hat jemand eine Landkarte verloren, drei Felder vom Dorf. Welche Seite bringt dich hin?
    .done = Ans Wasser!
    .other = Übers Gebirge kämst du nie dorthin. Nimm es zurück und wähle Gewässer.
    .hint = Wähle Gewässer auf der Karte.
explorers-lesson-first-choice-shore = Zuerst das Ufer neben dem Dorf.
    .other = Wasser, ja, aber drei Kreuze reichen gerade bis zur Landkarte. Nimm es zurück und fang beim Dorf an.
    .hint = Das Ufer liegt östlich des Dorfes.
explorers-lesson-first-choice-lake = Und weiter nach Osten.
    .other = Das ist nicht der Weg zur Landkarte, und du hast kein Kreuz übrig. Nimm es zurück.
    .hint = Kreuze das Feld zwischen deinem letzten Kreuz und der Landkarte an.
explorers-lesson-first-choice-scroll = Da ist sie. Kreuze sie an!
    .other = So nah! Nimm es zurück und kreuze die Landkarte an.
    .hint = Tippe auf die Landkarte und bestätige.
explorers-lesson-first-choice-found = Eine Landkarte hilft gegen schlechte Karten. Ab dem nächsten Zug darfst du sie einsetzen, wann du willst. Gleich siehst du, wie.

explorers-lesson-first-scroll = Schlüssel und Tempel
explorers-lesson-first-scroll-desert = Die nächste Karte zeigt Grasland und Gebirge. Wie langweilig! Was du brauchst, liegt alles in der Wüste: hier ein Schlüssel und dort oben ein Tempel.
explorers-lesson-first-scroll-use = Setz also deine Landkarte ein. Du ignorierst die Karte und kreuzt stattdessen vier Felder eines Geländetyps an. Wähle Wüste.
    .done = Vier Felder Wüste. Mal sehen, wozu sie gut sind.
    .other = Das ginge. Aber wir sind wegen des Tempels hier: Nimm es zurück und setze die Landkarte für Wüste ein.
    .hint = Die Landkarte liegt neben der Erkundungskarte: Wähle dort Wüste.
explorers-lesson-first-scroll-key = Hol zuerst den Schlüssel.
    .done = Ein Schlüssel öffnet einen Tempel, ganz gleich welchen, und du darfst ihn sofort benutzen.
    .other = Ohne den Schlüssel bleibt der Tempel zu. Nimm es zurück.
    .hint = Der Schlüssel liegt westlich des Dorfes, unter deinem Gebirge.
explorers-lesson-first-scroll-north = Jetzt nach Norden. Hier grenzt dein Wasser an die Wüste.
    .other = Der Tempel ist im Norden. Nimm es zurück und geh dort von deinem Wasser aus los.
    .hint = Kreuze die Wüste vor dem Tor des Tempels an, östlich von deinem Wasser.
explorers-lesson-first-scroll-gate = Fast da: noch ein Schritt, auf welchem Weg du magst.
    .other = Das führt vom Tempel weg. Nimm es zurück.
    .hint = Kreuze ein Feld neben dem Tempel an.
explorers-lesson-first-scroll-temple = Und hinein! Dein Schlüssel öffnet das Tor.
    .other = Nach dem ganzen Weg? Nimm es zurück und kreuze den Tempel an.
    .hint = Tippe auf den Tempel und bestätige.
explorers-lesson-first-scroll-column = Du warst zuerst da: Die 12 gehört dir und ist für Orange gestrichen. Wer danach kommt, bekommt 8; in größerer Runde gibt es auch 10 und 6. Jeder der vier Tempel ist so ein Wettlauf.

explorers-lesson-first-gems = Edelsteine
explorers-lesson-first-gems-take = Zwei Züge später. Orange hat Wüste gewählt, also liegt Gebirge bei dir. Schau, wo diese beiden Edelsteine sind, und wähle deine Seite.
    .done = Gebirge: drei Kreuze, das reicht gerade.
    .other = In der Wüste ist kein Edelstein, den du erreichen könntest. Nimm es zurück.
    .hint = Wähle Gebirge auf der Karte.
explorers-lesson-first-gems-gem = Dieser Edelstein liegt gleich neben deinen Kreuzen.
    .done = Wie er funkelt!
    .other = Nehmen wir zuerst den Edelstein neben deinen Kreuzen. Nimm es zurück.
    .hint = Er liegt südöstlich des Dorfes.
explorers-lesson-first-gems-pass = Der andere ist ein Stück weiter, hinter dem Platz, an dem du die Landkarte gefunden hast.
    .other = Dann kämst du in diesem Zug nicht mehr zum anderen Edelstein. Nimm es zurück.
    .hint = Kreuze das Gebirge östlich der Landkarte an.
explorers-lesson-first-gems-another = Und da ist er.
    .other = Du stehst neben einem Edelstein! Nimm es zurück.
    .hint = Tippe auf den Edelstein und bestätige.
explorers-lesson-first-gems-worth = Jeder Edelstein bringt am Ende dieser Runde 1 Punkt und am Ende jeder späteren wieder. Such also früh nach Edelsteinen!

explorers-lesson-first-round = Das Ende einer Runde
explorers-lesson-first-round-wild = Der letzte Zug der Runde und eine Joker-Karte: Jede Seite ist ein Duo aus zwei Geländetypen. Du hast Wüste und Gewässer gewählt, und jedes Kreuz darf auf einen der beiden.
explorers-lesson-first-round-apple = Karotte und Fisch hast du. Hier ist der Apfel, der dir fehlt.
    .done = Alle drei!
    .other = Nicht ohne den Apfel, das ist der letzte Zug! Nimm es zurück.
    .hint = Der Apfel liegt in der Wüste, südlich von deinem Grasland.
explorers-lesson-first-round-village = Noch ein Dorf! Kreuze daneben bringen am Ende der Partie Punkte: eines 3, zwei 5, drei 7 und alle vier 10. Kreuze eines dieser Felder an.
    .other = Das ist nicht neben dem Dorf. Nimm es zurück.
    .hint = Eines ist Wüste, neben dem Apfel, und eines Gewässer, neben deinem Grasland.
explorers-lesson-first-round-last = Ein Kreuz ist noch übrig, und solange es ein Feld dafür gibt, musst du es setzen. Neben dem Dorf brächte es 2 Punkte mehr.
    .hint = Jedes Feld, das leuchtet, ist richtig.
explorers-lesson-first-round-over = Die Runde ist vorbei, und drei Sorten Proviant haben dir 10 Punkte gebracht. Ihre Spalte ist wieder leer, die Karten sind gemischt; deine Kreuze und deine Edelsteine bleiben.
explorers-lesson-first-round-sum = Eine Partie hat vier Runden mit je sieben Zügen. Am Ende wird alles zusammengezählt: Proviant, Edelsteine, Tempel und Dörfer. Ungenutzte Schlüssel und Landkarten sind nichts wert.

explorers-lesson-first-game = Eine echte Partie
explorers-lesson-first-game-ready = Jetzt spiel! Es ist ein anderes Land und schon die letzte der vier Runden, du hast also sieben Züge. Orange macht es dir nicht schwer.
explorers-lesson-first-game-play = Drei Sorten Proviant, ein Schlüssel und sein Tempel, Kreuze neben Dörfern: Was kannst du erreichen? Ich bin jetzt still, es sei denn, du fragst mich: Tippe auf die Glühbirne.
explorers-lesson-first-game-done = Du kennst die Regeln. Du kannst übrigens auch allein spielen: Dann bestimmt der Zufall, welche Seite einer Karte bei dir liegt. Gute Reise!

explorers-lesson-expert = Expertenseiten und Aufträge
    .text = Was sich ändert, wenn Proviant, Edelsteine, Tempel und Dörfer ihre Expertenseiten zeigen, und was Aufträge sind.

explorers-lesson-expert-gems = Edelsteine
explorers-lesson-expert-gems-hello = Da bist du ja wieder! Du kennst dich aus, also machen wir den Weg steiler. Proviant, Edelsteine, Tempel und Dörfer haben je eine Expertenseite. Ihr könnt jede davon einzeln wählen; heute sind es alle vier.
explorers-lesson-expert-gems-track = Auf der Expertenseite beginnen Edelsteine mit Schulden: −3, −2, −1. Jeder Edelstein streicht eine davon. Am Ende jeder Runde verlierst du, was noch offen ist, also such gleich nach Edelsteinen.
explorers-lesson-expert-gems-third = Zwei Edelsteine hast du, und in Runde 1 bleibt dir ein Kreuz. Hier ist der dritte: Kreuze ihn an.
    .done = Das war die letzte Schuld.
    .other = Dann würdest du für die letzte Schuld einen Punkt verlieren. Nimm es zurück und kreuze den Edelstein an.
    .hint = Der Edelstein liegt in der Wüste, am Ende deiner langen Linie. Tippe darauf und bestätige.
explorers-lesson-expert-gems-scored = Du verlierst nichts; Orange hat nur einen Edelstein und verliert 3. Von jetzt an ist jeder Edelstein etwas wert: +1, dann +2, +2, +3 und so weiter. In jeder Runde bekommst du die Summe von allen, die du hast.

explorers-lesson-expert-apples = Proviant
explorers-lesson-expert-apples-kinds = Beim Proviant hat auf der Expertenseite jede Sorte ihre Runde: nichts in Runde 1, Äpfel in Runde 2, Karotten in Runde 3, Fische in Runde 4. Einer bringt 1 Punkt, zwei bringen 4, drei 9 und vier 16.
explorers-lesson-expert-apples-carrot = Das hier ist Runde 2, diese Karotte darf also niemand ankreuzen: Du musst um sie herum und rechtzeitig wiederkommen.
explorers-lesson-expert-apples-third = Du hast zwei Äpfel und in dieser Runde noch ein Kreuz. Gibt es noch einen Apfel?
    .done = Drei Äpfel!
    .other = Es ist ein Apfel in Reichweite! Nimm es zurück.
    .hint = Er liegt im Westen, südlich von deinen Kreuzen. Tippe darauf und bestätige.
explorers-lesson-expert-apples-scored = Drei mal drei ist 9: Es lohnt sich, den Weg von Apfel zu Apfel zu planen. Auch dein vierter Edelstein zählt zum ersten Mal.

explorers-lesson-expert-temple = Tempel
explorers-lesson-expert-temple-numbers = Auf der Expertenseite bringt ein Tempel 8 Punkte, und zwar allen, die ihn erkunden. Aber wer zuerst da ist, bekommt drei Zusatzkreuze dazu; zu zweit gibt es danach noch eines.
explorers-lesson-expert-temple-enter = Du hast einen Schlüssel und noch ein Kreuz. Tritt ein!
    .other = Das Tor ist gleich neben dir. Nimm es zurück und kreuze den Tempel an.
    .hint = Tippe auf den Tempel und bestätige.
explorers-lesson-expert-temple-terrain = Wenn alle angekreuzt haben, kommen die Zusatzkreuze, auf einem Geländetyp deiner Wahl. Drüben in der Wüste sind ein Edelstein, eine Karotte und ein Pferd; aber wähle, was dir gefällt.
    .hint = Wähle unter der Landschaft einen Geländetyp. Mit Wüste kommst du am weitesten.
explorers-lesson-expert-temple-one = Drei Zusatzkreuze, nach den üblichen Regeln und auf keinem anderen Gelände. Brich auf!
    .hint = Jedes Feld, das leuchtet, ist richtig.
explorers-lesson-expert-temple-two = Zwei hast du noch. Auch sie müssen nicht beisammen sein.
    .hint = Jedes Feld, das leuchtet, ist richtig.
explorers-lesson-expert-temple-three = Und noch eines. Was du findest, gehört dir, wie immer; ein Pferd würde dich sogar noch weiter tragen.
    .hint = Jedes Feld, das leuchtet, ist richtig.
explorers-lesson-expert-temple-end = So viele Felder in einem Zug! Zusatzkreuze können dich sogar zu einem weiteren Tempel führen, wenn du noch einen Schlüssel hast: Dann bringt auch der seine Zusatzkreuze.

explorers-lesson-expert-villages = Dörfer
explorers-lesson-expert-villages-poorest = Auf der Expertenseite zählt nur ein Dorf: das mit den wenigsten Kreuzen daneben. Ein Kreuz bringt 12 Punkte, zwei 18, drei 26, vier 40; ohne Kreuz gibt es nichts. Hier hat ein Dorf noch gar keines.
explorers-lesson-expert-villages-take = Es ist dieses Dorf, weit im Südwesten, und du bist nah dran. Welche Seite der Karte bringt dich hin?
    .done = Drei Kreuze auf Grasland.
    .other = Das führt woandershin. Nimm es zurück und wähle Grasland.
    .hint = Die Felder um das Dorf sind Grasland: Wähle Grasland auf der Karte.
explorers-lesson-expert-villages-beside = Kreuze das Feld neben dem Dorf an.
    .done = Kein Dorf ist mehr vergessen.
    .other = Das Dorf darf nicht vergessen werden. Nimm es zurück.
    .hint = Es liegt östlich des Dorfes.
explorers-lesson-expert-villages-around = Deine anderen Dörfer haben zwei Kreuze oder mehr, also soll auch dieses ein zweites bekommen. Geh um die Ecke.
    .other = Dann kämst du in diesem Zug nicht an eine zweite Seite des Dorfes. Nimm es zurück.
    .hint = Kreuze das Feld südlich von deinem letzten Kreuz an.
explorers-lesson-expert-villages-second = Und da ist seine Südseite.
    .other = Ein Schritt zu wenig! Nimm es zurück und kreuze das Feld südlich des Dorfes an.
    .hint = Tippe auf das Feld südlich des Dorfes und bestätige.
explorers-lesson-expert-villages-worth = Jetzt hat kein Dorf weniger als zwei. Mehr Kreuze nur hier brächten nichts: Zwei andere Dörfer haben auch zwei, und alle drei müssen wachsen.

explorers-lesson-expert-achievements = Aufträge
explorers-lesson-expert-achievements-three = Mit welchen Seiten auch immer: Ihr könnt bis zu drei Aufträge ins Spiel nehmen, die allen Punkte bringen, die sie erfüllen. In dieser Partie sind es ein Wettlauf, eine Linie und ein Versprechen.
explorers-lesson-expert-achievements-line = Zuerst die Linie: „Breitenkreis“ bringt 1 Punkt für jedes Kreuz deiner längsten Linie von West nach Ost. Dieses Feld macht sie länger. Auch das Startdorf zählt mit.
    .other = Das macht deine Linie nicht länger. Nimm es zurück.
    .hint = Kreuze das Feld westlich des Startdorfs an.
explorers-lesson-expert-achievements-horse = Jetzt steht ein Pferd neben dir, und „Zu Fuß“ ist das Versprechen: 8 Punkte, wenn du am Ende der Partie kein Pferd angekreuzt hast. Also lass es grasen!
explorers-lesson-expert-achievements-race = Der Wettlauf verlangt drei Kreuze in jedem Viertel der Landschaft. Im Südosten hast du zwei, dort fehlt dir noch eines. Dein letztes Kreuz reicht dafür!
    .done = Drei in jedem Viertel!
    .other = Damit gewinnst du den Wettlauf nicht; und ein Pferd würde dich obendrein 8 Punkte kosten. Nimm es zurück.
    .hint = Geh von deinen Kreuzen auf dem Wasser im Südosten weiter. Tippe auf das Feld und bestätige.
explorers-lesson-expert-achievements-kinds = Wettläufe werden nach jedem Zug geprüft: Zu zweit bekommt 10, wer zuerst fertig ist, und 6, wer danach kommt; wer gleichauf ist, bekommt gleich viel. Alle anderen Aufträge zählen am Ende der Partie.
explorers-lesson-expert-achievements-done = Es gibt 32 davon, und in jeder Partie sind es andere. Jetzt kennst du auch die Expertenseiten. Gute Reise!
