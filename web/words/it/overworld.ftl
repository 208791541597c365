# The board of Overworld: its own buttons, panels and what a screen reader hears.

overworld-board = La mappa. Con le frecce passi da una casella all’altra, con N alla prossima scelta, con Invio scegli; ? mostra tutti i tasti.
overworld-fit = Mostra tutta la mappa
overworld-tours = Percorsi
overworld-lines = Regioni

overworld-hand = La tua tessera
overworld-hand-coast = La tua tessera costa
overworld-hand-of = { $name } posa questa tessera.
overworld-hand-none = { $phase ->
    [coast] { $name } posa una tessera costa.
    [explorers] { $name } manda esploratori sulla mappa.
    [gap] { $name } decide che cosa fare di un varco.
   *[draw] Si pesca la tessera successiva.
}
overworld-point = Scegli una casella accanto alla mappa per provarci la tessera.
overworld-point-coast = Scegli una casella segnata per la tessera costa.
overworld-point-many = Scegli una delle caselle segnate sulla mappa.
overworld-turn = Gira
overworld-face = Altra faccia
overworld-place = Posala qui
overworld-cancel = Lascia

overworld-pile = { $count ->
    [0] nessuna tessera costa rimasta
    [one] { $count } tessera costa rimasta
   *[other] { $count } tessere costa rimaste
}
overworld-bag = { $count ->
    [0] il sacchetto è vuoto
    [one] { $count } tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
overworld-last-round = Ultimo giro: { $turns ->
    [0] questo è l’ultimo turno
    [one] ancora un turno
   *[other] ancora { $turns } turni
}
overworld-shop = Bottega
overworld-item-torch = torcia
overworld-item-map = mappa
overworld-item-key = chiave
overworld-item-potion = pozione
overworld-item-leg = coscia di pollo
overworld-supply = { $name }, nella riserva: { $camels ->
    [one] { $camels } cammello
   *[other] { $camels } cammelli
}, { $ships ->
    [one] { $ships } nave
   *[other] { $ships } navi
}, { $doors ->
    [one] { $doors } porta
   *[other] { $doors } porte
}
overworld-odds = Che cosa si può pescare

overworld-kind-mountain = Montagna
overworld-kind-forest = Foresta
overworld-kind-whirlpool = Gorgo
overworld-kind-reef = Scogliera
overworld-region = { $kind } di { $size ->
    [one] una casella
   *[other] { $size } caselle
}
overworld-region-nobody = non la controlla nessuno
overworld-region-points = { $count ->
    [one] { $points } punti a { $names }
   *[other] { $points } punti a testa a { $names }
}
overworld-area-fits = Chiusa, ma una tessera ci entra ancora.
overworld-area-gap = Un varco: non ci entra nessuna tessera.
overworld-area-leads = { $count ->
    [one] Andrebbe a { $names }.
   *[other] Parità tra { $names }.
}
overworld-area-nobody = Non andrebbe a nessuno.
overworld-gap = Varco { $number }
overworld-gap-door = Porta di { $name }
overworld-gap-port = Porto di { $name }
overworld-gap-left = { $name } ha lasciato qui { $count ->
    [one] un esploratore
   *[other] { $count } esploratori
}
overworld-gap-empty = Chiuso e vuoto.
overworld-gap-items = Contiene: { $items }.
overworld-explorer-camel = Cammello di { $name }
overworld-explorer-ship = Nave di { $name }
overworld-half = { $side }: { $what }
overworld-side-N = A nord
overworld-side-E = A est
overworld-side-S = A sud
overworld-side-W = A ovest
overworld-empty = Vuota
overworld-can-place = qui può stare una tessera
overworld-at = { $square }: { $what }

# How far from the first coast a row or column lies. West is O, ovest; the letter comes first, for “4O” would look like forty.
overworld-north = N{ $count }
overworld-south = S{ $count }
overworld-east = E{ $count }
overworld-west = O{ $count }
overworld-start = la partenza
