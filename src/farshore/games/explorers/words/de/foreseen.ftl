# What a choice would bring, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if it is one's own.

explorers-foreseen-Marked = { $found ->
    [none] { "" }
    [temple] erkundet einen Tempel
    [horse] ein Pferd: ein weiteres Kreuz auf beliebigem Gelände
    [scroll] eine Landkarte für einen späteren Zug
   *[other] { explorers-name-found }
}
explorers-foreseen-MarksLost = { $marks ->
    [one] { $marks } Kreuz verfällt
   *[other] { $marks } Kreuze verfallen
}

# All are done: others see what was marked, and chance goes on.
explorers-foreseen-secret = der Zug endet
