# Why points were won or lost, for a small card and for the list of all points.

explorers-reason-start = Startdorf auf { $square }
explorers-reason-mark = Kreuz auf { $square }
explorers-reason-marks = { $count ->
    [one] { $count } Kreuz eines Zuges
   *[other] { $count } Kreuze eines Zuges
}
explorers-reason-village = { $marks ->
    [one] Dorf auf { $square }: { $marks } Kreuz daneben
   *[other] Dorf auf { $square }: { $marks } Kreuze daneben
}
explorers-reason-temple = Tempel { explorers-name-quadrant }
explorers-reason-number = Punktzahl aus seiner Spalte
explorers-reason-race = Punktzahl aus dem Wettlauf
explorers-reason-round = Ende einer Runde
explorers-reason-apple = { $count ->
    [one] { $count } Apfel
   *[other] { $count } Äpfel
}
explorers-reason-carrot = { $count ->
    [one] { $count } Karotte
   *[other] { $count } Karotten
}
explorers-reason-fish = { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
}
explorers-reason-nothing = kein Proviant
explorers-reason-gems = { $count ->
    [0] bisher keine Edelsteine
    [one] bisher { $count } Edelstein
   *[other] bisher { $count } Edelsteine
}
