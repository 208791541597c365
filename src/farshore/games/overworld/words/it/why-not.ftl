# Why an action is not allowed now.

overworld-why-not-survey-first = Prima posa la tessera esplorazione pescata; tutto il resto viene dopo.
overworld-why-not-placement = Nessuna tessera può stare così in «{ $square }». Una casella si scrive con colonna e riga, come (2,-1); una tessera esplorazione aggiunge l’orientamento, da 0 a 3, e il lato, L o W.
overworld-why-not-laid = { $square } è già occupata da una tessera.
overworld-why-not-closed = { $square } fa parte di un varco già risolto: lì non si può più posare nulla.
overworld-why-not-flat = In { $square } la tessera esplorazione starebbe lungo il bordo liscio di una costa ({ $beside }). Può farlo solo un’altra costa.
overworld-why-not-label = { $side ->
    [L] Terra con terra, ma { $beside } mostra acqua verso { $square }.
   *[W] Acqua con acqua, ma { $beside } mostra terra verso { $square }.
}
overworld-why-not-apart = Con l’angolo in { $square } la tessera esplorazione non avrebbe bordi in comune con una tessera sul tavolo. Toccarsi per un angolo non basta.
overworld-why-not-no-coast = Hai anche una tessera costa da posare, e con l’angolo della tessera esplorazione in { $square } non troverebbe posto.

overworld-why-not-coast-first = Adesso posa una tessera costa accanto alla tessera esplorazione che hai appena posato.
overworld-why-not-face = Il bordo di terra di una costa guarda verso N, E, S o W, e la sua faccia è A0, A1, B0 o B1.
overworld-why-not-pattern = Nel mucchio non restano tessere costa del modello { $pattern }.
overworld-why-not-coast-apart = { $square } non è accanto alla tessera esplorazione che hai appena posato, ed è lì che va la costa.
overworld-why-not-teeth = In { $square } la costa così non combacia: il suo bordo di terra o d’acqua deve toccare un bordo dello stesso tipo della tua tessera esplorazione, e tutti gli altri bordi devono combaciare con ciò che c’è, liscio con liscio.

overworld-why-not-explorer = Metti un esploratore su una casella della tua tessera esplorazione ancora libera: { $squares }.
overworld-why-not-hold = Scegli un cammello o una nave per la costa.

overworld-why-not-gap = Scegli uno dei varchi appena formati: { $gaps }.
overworld-why-not-winner = Scegli tra chi è in parità per numero di esploratori intorno al varco in { $gap }.
overworld-why-not-entrance = Hai vinto il varco in { $gap }: prima mettici qualcosa.
overworld-why-not-place-door = Tutte le tue porte sono in gioco: per averne una nel varco in { $gap }, spostala lì.
overworld-why-not-move-door = { $doors ->
    [0] Non hai porte del dungeon in un varco in { $square }.
   *[other] Nessuna porta si sposta finché ne hai una nella riserva: metti quella.
}
overworld-why-not-ports = A questo tavolo si gioca senza porti.
overworld-why-not-port-small = Un porto è lungo due caselle, e il varco in { $gap } ne ha una sola.
overworld-why-not-port = { $placed ->
    [0] Il tuo porto non è ancora sulla mappa: costruiscilo, non c’è nulla da spostare.
   *[other] Il tuo porto è già sulla mappa. Può spostarsi, ma solo se hai due esploratori da lasciare al suo posto.
}
overworld-why-not-leave-nobody = Qualcuno deve restare nel varco in { $gap }. Solo una porta può andarsene senza, e solo se il suo varco ha provviste.
overworld-why-not-leave = Lascia uno dei tuoi esploratori nel varco in { $gap }: un cammello o una nave della riserva, o uno che sta su una casella della mappa.
overworld-why-not-item = { $items ->
    [one] Prendi qualcosa che la bottega ha ancora: resta da riempire una casella del varco in { $gap }.
   *[other] Prendi qualcosa che la bottega ha ancora: restano da riempire { $items } caselle del varco in { $gap }.
}
overworld-why-not-nothing = { $port ->
    [0] Chi mette una porta riempie tutte le altre caselle del varco.
   *[other] Hai cominciato a riempire il varco. Accanto a un porto si riempiono tutte le caselle rimaste, o nessuna.
}
