# What to do next: one sentence per phase in which a player decides, and what the others read meanwhile (.watching). $gap is the gap being
# resolved (LEAVE: the one that the door or port leaves), $count how many explorers or items are still to be placed.

overworld-prompt-SURVEY = Lege das Vermessungsplättchen an, egal welche Seite oben liegt: Land an Land, Wasser an Wasser.
    .watching = { $seat } sucht einen Platz für das Vermessungsplättchen.
overworld-prompt-COAST = Lege ein Küstenplättchen, Zahn an Zahn mit dem eben gelegten Vermessungsplättchen.
    .watching = { $seat } sucht einen Platz für das Küstenplättchen.
overworld-prompt-EXPLORER = { $count ->
    [one] Für dieses Plättchen ist noch ein Erkunder da: Wähle sein Feld.
   *[other] Für dieses Plättchen sind noch { $count } Erkunder da: Wähle ein Feld für den nächsten.
}
    .watching = { $seat } wählt Felder für die letzten Erkunder.
overworld-prompt-HOLD = Schick ein Kamel auf die Landhälfte der Küste oder ein Schiff auf ihre Wasserhälfte.
    .watching = { $seat } wählt zwischen Kamel und Schiff für die Küste.
overworld-prompt-GAP = Mehrere Lücken sind entstanden: Wähle, welche als Nächstes abgehandelt wird.
    .watching = { $seat } wählt die Lücke, die als Nächstes abgehandelt wird.
overworld-prompt-WINNER = Um die Lücke bei { $gap } herrscht Gleichstand: Wähle unter den Stärksten, wer sie gewinnt.
    .watching = Um die Lücke bei { $gap } herrscht Gleichstand: { $seat } wählt, wer sie gewinnt.
overworld-prompt-ENTRANCE = Du hast die Lücke bei { $gap } gewonnen: Wähle, was du hineinsetzt.
    .watching = { $seat } hat die Lücke bei { $gap } gewonnen und wählt, was hineinkommt.
overworld-prompt-LEAVE = { $count ->
    [one] Wähle einen Erkunder, der für immer in deiner alten Lücke bei { $gap } zurückbleibt.
   *[other] Wähle den nächsten von { $count } Erkundern, die für immer in deiner alten Lücke bei { $gap } zurückbleiben.
}
    .watching = { $seat } wählt, wer in der Lücke bei { $gap } zurückbleibt.
overworld-prompt-ITEM = { $count ->
    [one] Ein Feld der Lücke bei { $gap } ist noch zu füllen: Nimm etwas aus dem Laden.
   *[other] { $count } Felder der Lücke bei { $gap } sind noch zu füllen: Nimm etwas aus dem Laden.
}
    .watching = { $seat } kauft für die Lücke bei { $gap } ein.
overworld-prompt-OVER = Die Partie ist zu Ende.
    .watching = Die Partie ist zu Ende.
