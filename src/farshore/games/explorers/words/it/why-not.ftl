# Why an action is not allowed now.

explorers-why-not-lay = Posa nel quadrante { $quadrant } una tessera che non è ancora nel paesaggio, da 1 a 8, con 0–3 quarti di giro.
explorers-why-not-village = Il villaggio di partenza dev’essere uno dei più vicini al centro del paesaggio: { $villages }.

explorers-why-not-card-side = Prima scegli uno dei due lati della carta: { $sides }.
explorers-why-not-side = La carta non ti permette di mettere X lì. Puoi prendere: { $sides }.
explorers-why-not-scroll = { $fresh ->
    [0] Non hai mappe da usare.
   *[other] Una mappa si può usare solo dal turno dopo quello in cui la trovi.
}
explorers-why-not-choose-first = Prima fai una delle scelte che hai; le X vengono dopo.
explorers-why-not-committed = Hai già fatto la tua scelta: ora metti X sulle caselle finché non ne hai più da mettere.
explorers-why-not-stop = Non puoi fermarti: finché c’è una casella su cui puoi mettere una X, devi metterla.

explorers-why-not-square = Nel paesaggio non c’è una casella «{ $square }»: si chiamano da a1 a p16.
explorers-why-not-marked = In { $square } hai già una X.
explorers-why-not-village-square = { $square } è un villaggio: sui villaggi non si mettono X, tranne su quello da cui parti.
explorers-why-not-beside = { $square } non è accanto a nessuna delle tue X. Le caselle che si toccano solo per un angolo non sono adiacenti.
explorers-why-not-terrain = { $square } non è del terreno che hai scelto.
explorers-why-not-temple = { $square } è un tempio, e non hai chiavi da usare.
explorers-why-not-provision = In questo round non hai posto per la razione in { $square }.
