# What to do next: one sentence per phase in which a player decides; while everyone marks, by what the marks are for and
# by how far one has come.

explorers-prompt-LAY = Posa la prossima tessera paesaggio: scegli quale e come girarla.
explorers-prompt-VILLAGE = Più villaggi sono ugualmente vicini al centro: scegli da quale partono tutti.
explorers-prompt-SIDE = Scegli un lato della carta: tu metterai lì 3 X, gli altri 3 sull’altro lato o 2 sul tuo.
explorers-prompt-MARKS-SETUP = Scegli il terreno delle tue prime tre X.
explorers-prompt-MARKS-CARD = Scegli dove metterai X in questo turno. Nessuno lo vede finché tutti non hanno finito.
explorers-prompt-MARKS-CARD-alone = Scegli dove metterai X in questo turno.
explorers-prompt-MARKS-EXTRA = Hai esplorato un tempio: scegli un terreno per le sue X extra.
explorers-prompt-OVER = La partita è finita.

explorers-prompt-mark = { $marks ->
    [one] Metti una X su una casella: è l’ultima per questa scelta.
   *[other] Metti una X su una casella: te ne restano { $marks } per questa scelta.
}
explorers-prompt-horse = Il cavallo ti porta oltre: metti una X su una casella di qualsiasi terreno.
