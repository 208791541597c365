# What a choice would bring, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if it is one's own.

explorers-foreseen-Marked = { $found ->
    [none] { "" }
    [temple] explores a temple
    [horse] a horse: mark one more square of any terrain
    [scroll] a scroll, for a later turn
   *[other] { explorers-name-found }
}
explorers-foreseen-MarksLost = { $marks ->
    [one] { $marks } mark is lost
   *[other] { $marks } marks are lost
}

# All are done: others see what was marked, and chance goes on.
explorers-foreseen-secret = the turn ends
