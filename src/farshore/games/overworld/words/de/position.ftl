# What can be wrong with a position.

overworld-position-seat = Niemand spielt „{ $name }“. Die Plätze sind { $known }.
overworld-position-square = „{ $text }“ ist kein erreichbares Feld. Schreib es wie „(2,-1)“.
overworld-position-entrance = „{ $name }“ kann nicht in einer Lücke stehen, nur „door“ (eine Tür) oder „port“ (ein Hafen).
overworld-position-explorer = „{ $name }“ ist kein Erkunder. Es gibt „camel“ (Kamel) und „ship“ (Schiff).
overworld-position-kind = „{ $name }“ gibt es nicht. Es gibt: { $known }.
overworld-position-phase = Eine Phase „{ $name }“ gibt es nicht. Es gibt: { $known }.
overworld-position-not-now = In der Phase „{ $phase }“ sagt das nichts aus.
overworld-position-other = Angegeben ist { $said }, aber aus dem Rest folgt { $found }.

overworld-position-label = „{ $text }“ ist keine Spalte oder Reihe. Sie sind von -{ $reach } bis { $reach } nummeriert.
overworld-position-labels = Spalten zählen von links nach rechts um eins weiter, Reihen von oben nach unten.
overworld-position-row-length = Reihe { $row } hat { $count } Felder, nicht { $needed }. Ein leeres Feld wird als „.“ gezeichnet.
overworld-position-mark = „{ $mark }“ auf { $square } bedeutet nichts: Zeichne „m“, „f“, „w“, „r“ für ein Vermessungsfeld, eine Küste wie „^A0“, beides mit dem Erkunder darauf, „#1“ für die erste geschlossene Lücke, „.“ für ein leeres Feld.
overworld-position-holder = „{ $holder }“ auf { $square } ist niemandes Erkunder. Die Buchstaben sind { $known }: groß für ein Kamel, klein für ein Schiff.
overworld-position-element = Auf { $square } kann nicht stehen: { $explorer }. Kamele sind auf Land, Schiffe auf Wasser.
overworld-position-home = Auf (0,0) liegt die erste Küste mit der Landkante nach Norden, wie „^A0“.
overworld-position-home-held = Die erste Küste, auf (0,0), trägt nie einen Erkunder.
overworld-position-first-coast = In der Phase „first“ liegt nichts als die erste Küste.
overworld-position-edges = Die Kanten von { $square } und { $beside } passen nicht zusammen.
overworld-position-coasts = { $count } Küsten mit Muster { $pattern } sind gezeichnet, aber es gibt nur { $most }.
overworld-position-survey-squares = { $count ->
    [one] Die Karte hat Vermessungsfelder für { $count } Plättchen mehr, als es gibt.
   *[other] Die Karte hat Vermessungsfelder für { $count } Plättchen mehr, als es gibt.
}
overworld-position-reach = So weit draußen könnten die übrigen Plättchen weiter als { $reach } Felder von (0,0) wegführen.
overworld-position-no-gap = Von Lücke { $number } ist kein Feld gezeichnet.
overworld-position-open-gap = Lücke { $number } ist nicht eingeschlossen: Von { $square } führt ein Weg hinaus.
overworld-position-scattered-gap = Die Felder von Lücke { $number } hängen nicht zusammen.
overworld-position-gap-fits = In Lücke { $number } passt ein Vermessungsplättchen, also ist es keine.

overworld-position-left = Dort können nicht mehr als { $most } Erkunder zurückgelassen sein.
overworld-position-owner-needed = Es muss gesagt sein, wessen Tür, Hafen oder Erkunder in dieser Lücke sind.
overworld-position-owner-of-nothing = Eine Lücke ohne Tür, Hafen und Erkunder gehört niemandem.
overworld-position-port = Ein Hafen braucht die Option „ports“ und eine Lücke mit mindestens zwei Feldern.
overworld-position-items = In dieser Lücke können nicht mehr als { $most } Gegenstände sein.

overworld-position-too-many = Von „{ $name }“ sind { $count } mehr auf dem Tisch, als in der Schachtel sind.
overworld-position-at-most = Es können nicht mehr als { $most } übrig sein.
overworld-position-no-door = { $seat } hat mindestens eine Tür, im Vorrat oder in einer Lücke.
overworld-position-bag-reach = Es können nicht mehr als { $most } übrig sein: Sie könnten weiter als { $reach } Felder von (0,0) wegführen.
overworld-position-bag-empty = Jetzt müssen mindestens { $least } übrig sein.

overworld-position-tile-needed = Ein Vermessungsplättchen ist gezogen: Sag welches, wie „ldl“.
overworld-position-survey-needed = Ein Vermessungsplättchen ist gelegt: Sag, auf welchen drei Feldern.
overworld-position-ell = Ein Vermessungsplättchen bedeckt drei Felder in Form eines L.
overworld-position-survey = Auf { $squares } liegt kein Vermessungsplättchen.
overworld-position-coast-needed = Eine Küste ist gelegt: Sag, auf welchem Feld.
overworld-position-coast = Auf { $square } liegt keine Küste, die in diesem Zug gelegt worden sein kann.
overworld-position-no-icon = Mit dem Vermessungsplättchen { $tile } wird keine Küste gelegt.
overworld-position-coast-apart = Die Küste auf { $square } trifft nicht mit ihrer Land- oder Wasserkante auf das Vermessungsplättchen dieses Zuges.

overworld-position-no-such-gap = { $square } ist nicht das erste Feld einer solchen Lücke. Es gibt: { $known }.
overworld-position-gap-needed = Sag, welche Lücke, mit ihrem ersten Feld. Es gibt: { $known }.
overworld-position-winner-needed = Jemand hat die Lücke gewonnen: Sag, wer.
overworld-position-nothing-to-fill = In der letzten Lücke muss die Tür oder der Hafen stehen, neben denen Gegenstände abgelegt werden.
overworld-position-nothing-to-choose = Neben der Tür oder dem Hafen der letzten Lücke ist kein Gegenstand mehr zu wählen.

overworld-position-over = Der Stapel war schon vorher leer, also war die Partie zu Ende, als { $seat } wieder am Zug gewesen wäre.
overworld-position-not-over = Die Partie ist nicht zu Ende: Im Beutel sind noch Plättchen, und im Stapel sind Küsten, oder es stehen noch Züge aus.
overworld-position-held-by-other = Auf { $square } kann nur ein Erkunder von { $seat } sein: Von diesem Platz wurde das Plättchen in diesem Zug gelegt.
overworld-position-held-early = Auf dem Plättchen, das auf einen Erkunder wartet, kann noch keiner sein.
overworld-position-no-fit = Nirgends passt ein Vermessungsplättchen, also wurde das gezogene Plättchen beiseitegelegt.
overworld-position-no-coast-place = Es ist keine Küste mehr da, oder es gibt keinen Platz für eine: Zu entscheiden ist nichts.
overworld-position-enough = Felder werden nur einzeln gewählt, wenn nur noch eins oder zwei da waren ({ $explorer }); jetzt sind { $held } gesetzt und { $left } übrig.
overworld-position-both-needed = { $seat } wählt nur mit einem Kamel und einem Schiff im Vorrat.
overworld-position-survey-not-held = Solange Kamele und Schiffe übrig sind, kamen Erkunder zuerst auf alle drei Felder { $squares }.
overworld-position-no-gaps = Eine Lücke wählt, wer am Zug ist, nur dann, wenn es mehrere gibt; hier sind es { $count }.
overworld-position-no-tie = Um die Lücke { $gap } gibt es keinen Gleichstand, also ist nichts zu entscheiden.
overworld-position-no-entrance = Wer gewonnen hat, hat nichts zu entscheiden: Es muss eine Tür gesetzt werden.
overworld-position-not-taken-back = { $seat } hat die Lücke { $gap } gewonnen, also sind alle Erkunder dieser Farbe aus den Regionen ringsum zurückgekehrt.
overworld-position-nothing-leaves = Aus dieser Lücke geht gerade nichts weg: Alle Erkunder sind schon zurückgelassen.
overworld-position-nobody-to-leave = { $seat } hat keinen Erkunder zum Zurücklassen.
overworld-position-port-cannot-move = Ein Hafen wird nur zwischen Lücken mit mindestens zwei Feldern versetzt und nur mit genügend Erkundern zum Zurücklassen.
overworld-position-door-in-supply = Solange { $seat } eine Tür im Vorrat hat, wird keine versetzt.
