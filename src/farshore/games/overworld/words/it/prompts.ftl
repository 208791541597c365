# What to do next: one sentence per phase in which a player decides, and what the others read meanwhile (.watching). $gap is the gap being
# resolved (LEAVE: the one that the door or port leaves), $count how many explorers or items are still to be placed.

overworld-prompt-SURVEY = Posa la tessera esplorazione, dal lato che preferisci, accanto a una già sul tavolo: terra con terra, acqua con acqua.
    .watching = { $seat } cerca un posto per la tessera esplorazione.
overworld-prompt-COAST = Posa una tessera costa, a incastro con la tessera esplorazione che hai appena posato.
    .watching = { $seat } cerca un posto per la tessera costa.
overworld-prompt-EXPLORER = { $count ->
    [one] Resta un esploratore per questa tessera: scegli la casella in cui mandarlo.
   *[other] Restano { $count } esploratori per questa tessera: scegli una casella per il prossimo.
}
    .watching = { $seat } sceglie le caselle per gli ultimi esploratori.
overworld-prompt-HOLD = Manda un cammello nella metà di terra della costa, o una nave nella sua metà d’acqua.
    .watching = { $seat } sceglie tra un cammello e una nave per la costa.
overworld-prompt-GAP = Si sono formati più varchi: scegli quale si risolve per primo.
    .watching = { $seat } sceglie il prossimo varco da risolvere.
overworld-prompt-WINNER = C’è parità per il varco in { $gap }: scegli chi lo vince tra chi è in parità.
    .watching = C’è parità per il varco in { $gap }: { $seat } sceglie chi lo vince.
overworld-prompt-ENTRANCE = Hai vinto il varco in { $gap }: scegli che cosa metterci.
    .watching = { $seat } ha vinto il varco in { $gap } e sceglie che cosa metterci.
overworld-prompt-LEAVE = { $count ->
    [one] Scegli un esploratore da lasciare per sempre nel tuo vecchio varco in { $gap }.
   *[other] Scegli il prossimo di { $count } esploratori da lasciare per sempre nel tuo vecchio varco in { $gap }.
}
    .watching = { $seat } sceglie chi resta nel varco in { $gap }.
overworld-prompt-ITEM = { $count ->
    [one] Resta da riempire una casella del varco in { $gap }: prendi qualcosa dalla bottega.
   *[other] Restano da riempire { $count } caselle del varco in { $gap }: prendi qualcosa dalla bottega.
}
    .watching = { $seat } fa acquisti alla bottega per il varco in { $gap }.
overworld-prompt-OVER = La partita è finita.
    .watching = La partita è finita.
