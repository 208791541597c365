# Why points were won or lost, for a small card and for the list of all points.

explorers-reason-start = Villaggio di partenza in { $square }
explorers-reason-mark = X in { $square }
explorers-reason-marks = { $count ->
    [one] { $count } X in un turno
   *[other] { $count } X in un turno
}
explorers-reason-village = { $marks ->
    [one] villaggio in { $square }: { $marks } X accanto
   *[other] villaggio in { $square }: { $marks } X accanto
}
explorers-reason-temple = Tempio { explorers-name-quadrant }
explorers-reason-number = numero preso nella sua colonna
explorers-reason-race = numero preso nella corsa
explorers-reason-round = Fine del round
explorers-reason-apple = { $count ->
    [one] { $count } mela
   *[other] { $count } mele
}
explorers-reason-carrot = { $count ->
    [one] { $count } carota
   *[other] { $count } carote
}
explorers-reason-fish = { $count ->
    [one] { $count } pesce
   *[other] { $count } pesci
}
explorers-reason-nothing = nessuna razione
explorers-reason-gems = { $count ->
    [0] nessuna gemma finora
    [one] { $count } gemma finora
   *[other] { $count } gemme finora
}
