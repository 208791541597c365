# Overworld's board and panels

cli-ovw-head = Overworld · { $where ->
    [over] la fine
    [last] turno { $turn }, { $more ->
        [0] l’ultimo
        [one] ancora 1 dopo
       *[other] ancora { $more } dopo
    }
   *[turn] turno { $turn }
} · { $tiles ->
    [0] il sacchetto è vuoto
    [one] 1 tessera esplorazione nel sacchetto
   *[other] { $tiles } tessere esplorazione nel sacchetto
} · { $coasts ->
    [0] nessuna costa nel mucchio
    [one] 1 costa nel mucchio
   *[other] { $coasts } coste nel mucchio
}
cli-ovw-cut = La mappa va dalla colonna { $west } alla colonna { $east }: questa è una parte.
cli-ovw-column-points = pti
cli-ovw-column-regions = reg.
cli-ovw-column-doors = porte
cli-ovw-column-provisions = ogg.
cli-ovw-column-port = porto
cli-ovw-part-regions = regioni
cli-ovw-part-doors = porte
cli-ovw-part-provisions = provviste
cli-ovw-part-port = porto
cli-ovw-column-region = regione
cli-ovw-column-kind = tipo
cli-ovw-column-size = caselle
cli-ovw-column-explorers = esploratori
cli-ovw-column-tile = la prossima tessera
cli-ovw-column-land = terra
cli-ovw-column-water = acqua
cli-ovw-column-left = rimaste
cli-ovw-column-chance = probabilità
cli-ovw-column-coast = tessere costa
cli-ovw-regions = Regioni: caselle, esploratori, punti
cli-ovw-more-regions = … e altre { $count }: regions
cli-ovw-areas = Aree chiuse: caselle, esploratori
cli-ovw-gaps = Varchi: caselle, chi vi è rimasto
cli-ovw-no-gaps = Nulla è chiuso e non ci sono ancora varchi.
cli-ovw-nobody = nessuno
cli-ovw-tile = In mano: { $tile }{ $coast ->
    [true] , con una costa
   *[false] { "" }
}
cli-ovw-with-coast = con una costa
cli-ovw-never-drawn = Una di queste tessere è nella scatola e non sarà pescata.
cli-ovw-shop = Bottega: { $items }
cli-ovw-points-regions = { $count ->
    [one] { $points } per 1 regione
   *[other] { $points } per { $count } regioni
}
cli-ovw-points-doors = { $count ->
    [0] 0 per le porte
    [one] 0 per una sola porta in { $squares }
   *[other] { $points } per il percorso delle porte { $squares }
}
cli-ovw-points-provisions = { $count ->
    [0] 0 per le provviste
    [one] { $points } per le provviste, 1 oggetto: { $sets }
   *[other] { $points } per le provviste, { $count } oggetti: { $sets }
}
cli-ovw-points-port = { $region ->
    [none] 0 per il porto
   *[other] { $points } per la regione { $region } accanto al porto
}
cli-ovw-gap-choice = { $choice } ({ $squares ->
    [one] 1 casella
   *[other] { $squares } caselle
}, { $explorers ->
    [none] nessun esploratore
   *[other] { $explorers }
})
cli-ovw-winner-choice = { $choice } ({ $explorers ->
    [one] 1 esploratore
   *[other] { $explorers } esploratori
})

# The legend
cli-ovw-legend-coast = una costa: la sua metà di terra, la riva, la sua metà d’acqua; una tessera posata in questo turno è più chiara
cli-ovw-legend-arrow = una costa su una mappa piccola: la freccia indica la sua terra, piena per la montagna, vuota per la foresta
cli-ovw-legend-camel = un cammello, con l’iniziale del suo colore; su una mappa piccola una lettera maiuscola
cli-ovw-legend-ship = una nave; su una mappa piccola una lettera minuscola
cli-ovw-legend-open = una casella che la tessera esplorazione in mano può coprire
cli-ovw-legend-choice = dove puoi fare qualcosa adesso
cli-ovw-legend-area = caselle chiuse in cui entra ancora una tessera esplorazione
cli-ovw-legend-gap = caselle chiuse in cui non ne entra nessuna: un varco, quando tutte le tessere del turno sono posate
cli-ovw-legend-closed = un varco chiuso
cli-ovw-legend-door = una porta del dungeon, sulla casella che rende più lungo il percorso di chi la possiede
cli-ovw-legend-port = un porto
cli-ovw-legend-left = un varco in cui chi lo possiede ha lasciato esploratori
cli-ovw-legend-orientation = un orientamento (da 0 a 3) e un lato (terra o acqua) della tessera in mano; pallido se non entra da nessuna parte
cli-ovw-legend-strength = Nero ha lì 3 esploratori e otterrebbe 2 punti; dove non ci sono punti, * indica chi vincerebbe
cli-ovw-legend-actor = chi deve agire e tu
