# What a choice would bring, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if it is one's own.

explorers-foreseen-Marked = { $found ->
    [none] { "" }
    [temple] esplora un tempio
    [horse] un cavallo: un’altra X su una casella di qualsiasi terreno
    [scroll] una mappa, per un turno successivo
   *[other] { explorers-name-found }
}
explorers-foreseen-MarksLost = { $marks ->
    [one] { $marks } X va persa
   *[other] { $marks } X vanno perse
}

# All are done: others see what was marked, and chance goes on.
explorers-foreseen-secret = il turno finisce
