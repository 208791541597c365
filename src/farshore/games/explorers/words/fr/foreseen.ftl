# What a choice would bring, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if it is one's own.

explorers-foreseen-Marked = { $found ->
    [none] { "" }
    [temple] explore un temple
    [horse] un cheval : coche une case de plus, de n’importe quel terrain
    [scroll] un parchemin, pour un prochain tour
   *[other] { explorers-name-found }
}
explorers-foreseen-MarksLost = { $marks ->
    [one] { $marks } coche est perdue
   *[other] { $marks } coches sont perdues
}

# All are done: others see what was marked, and chance goes on.
explorers-foreseen-secret = le tour se termine
