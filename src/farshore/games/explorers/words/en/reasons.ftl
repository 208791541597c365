# Why points were won or lost, for a small card and for the list of all points.

explorers-reason-start = Start village on { $square }
explorers-reason-mark = Mark on { $square }
explorers-reason-marks = { $count ->
    [one] { $count } mark of a turn
   *[other] { $count } marks of a turn
}
explorers-reason-village = { $marks ->
    [one] village on { $square }: { $marks } mark beside it
   *[other] village on { $square }: { $marks } marks beside it
}
explorers-reason-temple = Temple { explorers-name-quadrant }
explorers-reason-number = number taken in its column
explorers-reason-race = number taken in the race
explorers-reason-round = End of a round
explorers-reason-apple = { $count ->
    [one] { $count } apple
   *[other] { $count } apples
}
explorers-reason-carrot = { $count ->
    [one] { $count } carrot
   *[other] { $count } carrots
}
explorers-reason-fish = { $count } fish
explorers-reason-nothing = no provisions
explorers-reason-gems = { $count ->
    [0] no gems so far
    [one] { $count } gem so far
   *[other] { $count } gems so far
}
