# The rules of Overworld in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-overworld-section-components = Spielmaterial
-overworld-section-setup = Spielaufbau
-overworld-section-turn = Ein Zug: ziehen und die Karte erweitern
-overworld-section-explorers = Erkunder und Regionen
-overworld-section-gaps = Lücken und Verliestüren
-overworld-section-end = Das Ende der Partie
-overworld-section-scoring = Wertung
-overworld-section-expansions = Erweiterungen

OVW-1 = Farben und Figuren
    .section = { -overworld-section-components }
    .also = Spielmaterial, Meeple, Figuren, wie viele
    .text = Es spielen zwei bis vier Farben: Schwarz, Weiß, Rot und Gelb. Jede hat 7 Kamele und 7 Schiffe, ihre Erkunder, und 3 Verliestüren.

OVW-2 = Vermessungsplättchen
    .section = { -overworld-section-components }
    .also = Formen, Spielsteine, L-Plättchen
    .text =
        Die Karte wächst auf einem Raster von Feldern ohne Rand. Ein Vermessungsplättchen bedeckt drei davon in Form eines L: ein Ende, die Ecke, das andere Ende. Eine seiner Seiten ist Land, dort ist jedes Feld Gebirge (hell) oder Wald (dunkel); die andere ist Wasser, dort ist jedes Feld Strudel (hell) oder Riff (dunkel).
        Es gibt acht Sorten, eine für jede Anordnung von Hell und Dunkel, und von jeder fünf Plättchen: zusammen 40. Eine Sorte wird nach erstem Ende, Ecke und zweitem Ende geschrieben, etwa ldl für hell, dunkel, hell. Dreht man ein Plättchen um, ist es gespiegelt: Seine beiden Enden tauschen den Platz.

OVW-3 = Küstenplättchen
    .section = { -overworld-section-components }
    .also = Ufer, Strand
    .text =
        Ein Küstenplättchen ist ein Feld, auf dem Land und Meer zusammentreffen. Eine Kante ist Land, die gegenüberliegende Wasser, und die beiden Kanten dazwischen sind glatt. Seine Landhälfte ist Wald oder Gebirge, seine Wasserhälfte Strudel oder Riff.
        Es gibt zehn, je fünf von zwei Mustern, und beide Muster haben zwei Seiten. Muster A zeigt Wald und Strudel (A0) oder Gebirge und Riff (A1), Muster B Wald und Riff (B0) oder Gebirge und Strudel (B1).

OVW-4 = Ein Plättchen weniger zu dritt
    .section = { -overworld-section-components }
    .also = drei Spieler, drei Personen
    .text = Zu dritt kommt ein zufälliges Vermessungsplättchen zurück in die Schachtel, und niemand sieht, welches. Ein Plättchen wird also nie gezogen.

OVW-10 = Der Aufbau
    .section = { -overworld-section-setup }
    .also = aufbauen, Startspieler, wer beginnt, Reihenfolge
    .text = Ein Küstenplättchen, dessen Seite ausgelost wird, liegt auf (0,0), mit der Landkante nach Norden. Es trägt nie eine Figur. Die anderen neun Küstenplättchen bilden den Stapel, und die Vermessungsplättchen kommen in den Beutel. Wer beginnt, wird ausgelost; dann geht es im Uhrzeigersinn reihum.

OVW-20 = Ein Plättchen ziehen
    .section = { -overworld-section-turn }
    .also = nehmen, Beutel, Stapel
    .text = Zieh ein Vermessungsplättchen aus dem Beutel. Sind alle seine Felder hell oder alle dunkel, trägt es das Küstensymbol: Nimm auch ein Küstenplättchen vom Stapel und lege es im selben Zug. Beim Legen darfst du jedes Muster wählen, das noch da ist, und jede seiner beiden Seiten. Ist der Stapel leer, gibt es keines.

OVW-21 = Das Vermessungsplättchen legen
    .section = { -overworld-section-turn }
    .also = setzen, anlegen, ausspielen, passen, angrenzend, drehen, wenden
    .text = Lege das Vermessungsplättchen mit einer beliebigen Seite nach oben und beliebig gedreht auf drei leere Felder, sodass es mit einem Plättchen auf dem Tisch mindestens eine Kante gemeinsam hat. Alle Kanten, die aufeinandertreffen, müssen gleich sein: Land an Land, Wasser an Wasser. Wald darf neben Gebirge liegen und Riff neben Strudel. An die glatte Kante einer Küste passt kein Vermessungsplättchen. Ecken spielen keine Rolle. Felder einer abgehandelten Lücke sind geschlossen.

OVW-22 = Das Küstenplättchen legen
    .section = { -overworld-section-turn }
    .also = setzen, anlegen, ausspielen, Ufer
    .text =
        Lege das Küstenplättchen so, dass seine Land- oder seine Wasserkante auf eine gleiche Kante des eben gelegten Vermessungsplättchens trifft. Auch alle seine anderen Kanten, die auf etwas treffen, müssen passen; glatt neben glatt ist in Ordnung. Erlaubt ist jedes leere Feld, das nicht geschlossen ist, sogar ein Loch, das du gerade geschaffen hast: Nach Lücken wird erst gesucht, wenn alle Plättchen des Zuges gelegt und alle Erkunder gesetzt sind.
        Du musst das Vermessungsplättchen also so legen, dass die Küste Platz findet. Gibt es gar keinen solchen Platz, kommt die Küste zurück auf den Stapel.

OVW-23 = Ein Plättchen, das nirgends passt
    .section = { -overworld-section-turn }
    .also = passen, aussetzen, festgefahren
    .text = Passt ein Vermessungsplättchen nirgends, wird es beiseitegelegt, und dein Zug ist zu Ende. In einer echten Partie kommt das nicht vor.

OVW-30 = Erkunder auf dem Vermessungsplättchen
    .section = { -overworld-section-explorers }
    .also = Meeple, Figuren, Kamele, Schiffe, besetzen
    .text = Setze auf jedes der drei Felder einen Erkunder aus deinem Vorrat: Kamele, wenn die Landseite oben liegt, Schiffe, wenn es die Wasserseite ist. Hast du weniger als drei davon, setzt du alle ein, die du hast, auf Felder deiner Wahl.

OVW-31 = Ein Erkunder auf der Küste
    .section = { -overworld-section-explorers }
    .also = Meeple, Figuren
    .text = Hast du ein Küstenplättchen gelegt, setzt du ein Kamel oder ein Schiff darauf, was du willst von dem, was noch in deinem Vorrat ist; das Vermessungsplättchen kommt zuerst. Ein Kamel hält die Landhälfte der Küste, ein Schiff ihre Wasserhälfte. Hast du keines von beiden, bleibt die Küste leer.

OVW-40 = Regionen
    .section = { -overworld-section-explorers }
    .also = Gebiet, Territorium, Gelände, Gruppe
    .text = Felder einer Art (Gebirge, Wald, Strudel oder Riff), die über Kanten zusammenhängen, sind eine Region. Jede Hälfte einer Küste gehört zu der Region ihrer Art, die sie mit ihrer Land- oder Wasserkante berührt. Zwei Küsten, die glatt an glatt liegen und in dieselbe Richtung zeigen, verbinden auch diejenigen ihrer Hälften, die gleich sind.

OVW-41 = Was eine Lücke ist
    .section = { -overworld-section-gaps }
    .also = Loch, eingeschlossen, umgeben
    .text = Eine Lücke ist eine Gruppe leerer, über Kanten zusammenhängender Felder, die ringsum eingeschlossen ist und in die nie ein Vermessungsplättchen gelegt werden könnte. Ecken dürfen offen sein. Es kommt nicht darauf an, welche Plättchen noch im Beutel sind, sondern nur darauf, ob ein L darin an jeder Kante, an der es auf ein Plättchen trifft, passen würde, Land oder Wasser. Ein L-förmiges Loch mit Land und Wasser ringsum ist also eine Lücke: Kein Plättchen hat beides.

OVW-42 = Wer eine Lücke gewinnt
    .section = { -overworld-section-gaps }
    .also = Mehrheit, Mehrheiten, Gleichstand, Patt, Kontrolle, Vorherrschaft, erobern
    .text =
        Jede Lücke, die in deinem Zug entsteht, wird abgehandelt, eine nach der anderen. Sind es mehrere, bestimmst du die Reihenfolge, und die Erkunder werden jedes Mal neu gezählt. Um die Lücke wetteifern alle Regionen, die eine Kante mit ihr gemeinsam haben; eine Berührung an der Ecke genügt nicht. An der Land- oder Wasserkante einer Küste zählt nur diese Hälfte, an einer glatten Kante zählen beide.
        Wer in diesen Regionen zusammen die meisten Erkunder hat, gewinnt die Lücke, ob gewollt oder nicht: Alle eigenen Erkunder in diesen Regionen kehren in den Vorrat zurück, und dann kommt eine eigene Verliestür in die Lücke. Bei Gleichstand bestimmt, wer am Zug ist, wer von den Stärksten gewinnt, auch ohne selbst dazuzugehören. Ist dort gar kein Erkunder, bleibt die Lücke geschlossen und leer.
        Beispiel: Rund um eine Lücke hat Weiß 1 Schiff, Gelb 2 und Rot 3. Rot nimmt die 3 Schiffe zurück und setzt eine Tür.

OVW-43 = Wenn alle Türen im Spiel sind
    .section = { -overworld-section-gaps }
    .also = ausgehen, Tür versetzen, umsetzen
    .text = Sind deine drei Türen alle auf der Karte, musst du eine davon in die gewonnene Lücke versetzen. In ihrer alten Lücke lässt du einen deiner Erkunder zurück, von der Karte oder aus deinem Vorrat. Beides wählst du. Ein zurückgelassener Erkunder kommt nie wieder und zählt nichts. Solange du eine Tür im Vorrat hast, wird keine Tür versetzt. Hast du gar keinen Erkunder, lässt du keinen zurück.

OVW-50 = Das Ende
    .section = { -overworld-section-end }
    .also = Spielende, Schluss, vorbei, letzte Runde, letzter Zug
    .text = Ist der Stapel der Küstenplättchen leer, geht es weiter, bis alle gleich viele Züge hatten oder bis der Beutel leer ist. Das wird am Ende eines Zuges geprüft: Wird im letzten Zug einer Runde das letzte Küstenplättchen genommen, ist die Partie sofort zu Ende. Dann werden die Punkte gezählt.

OVW-60 = Punkte für Regionen
    .section = { -overworld-section-scoring }
    .also = Mehrheit, Mehrheiten, Gleichstand, Vorherrschaft, Wertung
    .text = Wer in einer Region die meisten Erkunder hat, erhält für sie 2 Punkte. Bei Gleichstand erhalten alle, die gleichauf liegen, je 2 Punkte. Eine Region ohne Erkunder bringt nichts.

OVW-61 = Punkte für Türen
    .section = { -overworld-section-scoring }
    .also = Route, Entfernung, Rundweg, Weg, Wertung, Umfang
    .text =
        Geh von einer deiner Türen zur nächsten, zur dritten und dorthin zurück, wo du begonnen hast, entlang von Reihen und Spalten und quer über den Tisch, wo keine Plättchen liegen. Jeder Schritt von Feld zu Feld ist ein Punkt. In einer Lücke mit mehreren Feldern steht jede Tür dort, wo es für dich am besten ist. Mit zwei Türen gehst du hin und zurück; mit einer oder keiner bekommst du nichts.
        Beispiel: Türen auf (1,2), (3,2) und (2,4) sind 2, 3 und 3 Schritte voneinander entfernt, das macht 8 Punkte.

OVW-62 = Wer gewinnt
    .section = { -overworld-section-scoring }
    .also = Sieg, Sieger, gewinnen, Gleichstand, Patt, Unentschieden, wie gewinnt man
    .text = Zähle die Punkte für Regionen und Türen zusammen, in den Erweiterungen auch für Ausrüstung und den Hafen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Punkte für Türen hat; ist auch das gleich, wird der Sieg geteilt.

OVW-70 = Ausrüstung
    .section = { -overworld-section-expansions }
    .also = Sets sammeln, Gegenstände, Laden, Bonus, Proviant
    .text =
        In dieser Erweiterung liegen in einem Laden vier Fackeln, vier Karten, vier Schlüssel, vier Tränke und vier Hähnchenkeulen. Wer eine Tür in eine Lücke mit mehreren Feldern setzt, legt auf jedes ihrer anderen Felder einen Gegenstand nach Wahl. Hat der Laden zu wenig, kommt alles dorthin, was noch da ist. Die Gegenstände legen die Tür nicht fest: Sie darf auf jedem Feld ihrer Lücke gewertet werden.
        Wird eine solche Tür versetzt, behältst du die Gegenstände, indem du einen Erkunder zurücklässt, wie immer, wenn eine Tür versetzt wird. Liegen aber Gegenstände in der Lücke, darfst du auch niemanden zurücklassen; die Gegenstände bleiben dann dort und gehören niemandem. Eine Lücke gehört dir, solange darin deine Tür, dein Hafen oder ein von dir zurückgelassener Erkunder ist.
        Bilde am Ende aus allen deinen Lücken Sets verschiedener Gegenstände, jedes so groß wie möglich. Ein Set bringt seine Größe mal sich selbst. Beispiel: Eine Karte, eine Fackel, eine Hähnchenkeule und ein Schlüssel sind ein Viererset für 16 Punkte; noch eine Karte und noch ein Schlüssel sind ein Zweierset für weitere 4.

OVW-71 = Häfen
    .section = { -overworld-section-expansions }
    .also = Anleger, Bonus
    .text =
        In dieser Erweiterung haben alle einen Hafen, der zwei Felder lang ist. Gewinnst du eine Lücke mit mindestens zwei Feldern, darfst du dort statt einer Tür deinen Hafen bauen, und dann muss keine Tür versetzt werden. Ein Hafen, der schon auf der Karte steht, darf in die neue Lücke versetzt werden, aber nur, wenn du zwei Erkunder, von der Karte oder aus deinem Vorrat, in seiner alten Lücke zurücklässt; die Gegenstände dort gehören weiterhin dir. Mit Ausrüstung darfst du die Felder neben einem Hafen füllen, alle oder keines.
        Wähle am Ende eine Region, die eine Kante mit der Lücke deines Hafens gemeinsam hat. Sie bringt einen Punkt für jedes ihrer Felder, wobei die Hälfte einer Küste eines ist, wer auch immer sie hält. Ein Hafen ist keine Tür.
