# Why an action is not allowed now.

overworld-why-not-survey-first = Lege zuerst das gezogene Vermessungsplättchen; alles andere kommt danach.
overworld-why-not-placement = So kann kein Plättchen auf „{ $square }“ liegen. Ein Feld wird als Spalte und Reihe geschrieben, etwa (2,-1); beim Vermessungsplättchen kommen seine Drehung, 0 bis 3, und seine Seite, L oder W, dazu.
overworld-why-not-laid = Auf { $square } liegt schon ein Plättchen.
overworld-why-not-closed = { $square } gehört zu einer abgehandelten Lücke: Dort kann nichts mehr gelegt werden.
overworld-why-not-flat = Auf { $square } läge das Vermessungsplättchen an der glatten Kante der Küste auf { $beside }. Das kann nur eine andere Küste.
overworld-why-not-label = { $side ->
    [L] Land gehört an Land, aber { $beside } zeigt zu { $square } hin Wasser.
   *[W] Wasser gehört an Wasser, aber { $beside } zeigt zu { $square } hin Land.
}
overworld-why-not-apart = Mit der Ecke auf { $square } hätte das Vermessungsplättchen mit keinem Plättchen auf dem Tisch eine Kante gemeinsam. Eine Berührung an der Ecke genügt nicht.
overworld-why-not-no-coast = Du hast auch noch ein Küstenplättchen zu legen, und mit der Ecke des Vermessungsplättchens auf { $square } fände es keinen Platz.

overworld-why-not-coast-first = Lege jetzt ein Küstenplättchen neben das eben gelegte Vermessungsplättchen.
overworld-why-not-face = Die Landkante einer Küste zeigt nach N, E, S oder W, und ihre Seite ist A0, A1, B0 oder B1.
overworld-why-not-pattern = Im Stapel ist kein Küstenplättchen mit Muster { $pattern } mehr.
overworld-why-not-coast-apart = { $square } liegt nicht neben dem eben gelegten Vermessungsplättchen, und dort gehört die Küste hin.
overworld-why-not-teeth = Auf { $square } passt die Küste so nicht: Ihre Land- oder Wasserkante muss auf eine gleiche Kante deines Vermessungsplättchens treffen, und alle anderen Kanten müssen zu dem passen, was dort liegt, glatt an glatt.

overworld-why-not-explorer = Setze einen Erkunder auf ein noch freies Feld deines Vermessungsplättchens: { $squares }.
overworld-why-not-hold = Wähle ein Kamel oder ein Schiff für die Küste.

overworld-why-not-gap = Wähle eine der eben entstandenen Lücken: { $gaps }.
overworld-why-not-winner = Wähle eine der Farben, die mit den meisten Erkundern rund um die Lücke bei { $gap } gleichauf liegen.
overworld-why-not-entrance = Du hast die Lücke bei { $gap } gewonnen: Setze zuerst etwas hinein.
overworld-why-not-place-door = Alle deine Türen sind im Spiel: Um eine in die Lücke bei { $gap } zu setzen, versetze sie dorthin.
overworld-why-not-move-door = { $doors ->
    [0] In einer Lücke bei { $square } hast du keine Verliestür.
   *[other] Solange du eine Tür im Vorrat hast, wird keine versetzt: Nimm die aus dem Vorrat.
}
overworld-why-not-ports = An diesem Tisch wird ohne Häfen gespielt.
overworld-why-not-port-small = Ein Hafen ist zwei Felder lang, und die Lücke bei { $gap } hat nur eines.
overworld-why-not-port = { $placed ->
    [0] Dein Hafen ist noch nicht auf der Karte: Baue ihn, zu versetzen gibt es nichts.
   *[other] Dein Hafen ist schon auf der Karte. Er lässt sich versetzen, aber nur, wenn du an seiner Stelle zwei Erkunder zurücklassen kannst.
}
overworld-why-not-leave-nobody = In der Lücke bei { $gap } muss jemand zurückbleiben. Ohne das darf nur eine Tür gehen, und nur, wenn in ihrer Lücke Ausrüstung liegt.
overworld-why-not-leave = Lass in der Lücke bei { $gap } einen deiner Erkunder zurück: ein Kamel oder Schiff aus deinem Vorrat oder eines, das auf einem Feld der Karte steht.
overworld-why-not-item = { $items ->
    [one] Nimm etwas, das der Laden noch hat: Ein Feld der Lücke bei { $gap } ist noch zu füllen.
   *[other] Nimm etwas, das der Laden noch hat: { $items } Felder der Lücke bei { $gap } sind noch zu füllen.
}
overworld-why-not-nothing = { $port ->
    [0] Wer eine Tür setzt, füllt alle anderen Felder der Lücke.
   *[other] Du hast angefangen, die Lücke zu füllen. Neben einem Hafen füllst du alle übrigen Felder oder keines.
}
