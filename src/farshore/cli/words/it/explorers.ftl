# Explorers' map and panels

cli-exp-head = Explorers · { $where ->
    [setup] preparazione
    [over] la fine
   *[turn] round { $round } di { $rounds }, turno { $turn } di { $turns }
}
cli-exp-active = giocatore attivo: { $seat }
cli-exp-neutral = nessun giocatore attivo
cli-exp-expert = per esperti: { $sides }
cli-exp-marks = { $marks ->
    [one] 1 X
   *[other] { $marks } X
}
cli-exp-side-chosen = scelto
cli-exp-side-near = vicino
cli-exp-cards-left = { $draws ->
    [0] Ultima carta del round. Da parte: { $cards }
   *[other] In arrivo: { $draws } di { $cards }
}
cli-exp-column-points = pti
cli-exp-column-key = C
cli-exp-column-scroll = M
cli-exp-column-gem = G
cli-exp-ranks = gradi oltre { $bounds }
cli-exp-total = totale
cli-exp-points-note = Villaggi e missioni come se la partita finisse adesso; i round non finiti non contano ancora. Gli altri com’erano alla fine dell’ultimo turno.
cli-exp-keys = chiavi
cli-exp-scrolls = mappe
cli-exp-scrolls-used = mappe usate
cli-exp-gems = gemme
cli-exp-larder = cibo
cli-exp-provisions = razioni
cli-exp-temple = tempio { $quadrant }
cli-exp-temples = templi
cli-exp-villages = villaggi
cli-exp-worth = ={ $points }
cli-exp-small-map = { $seat }: { cli-exp-marks }
cli-exp-tile = Tessera { $tile }
cli-exp-no-tiles = Il paesaggio è composto; non ci sono tessere tra cui scegliere.
cli-exp-no-achievements = Non ci sono missioni in gioco.
cli-exp-no-seat = Nessuno gioca con questo colore.
cli-exp-choice = { $choice } ({ cli-exp-marks }, { $squares ->
    [0] nessuna casella possibile
    [one] 1 casella possibile
   *[other] { $squares } caselle possibili
})
cli-exp-square = { $has ->
    [true] { $mark } ({ $terrain }, { $found })
   *[false] { $mark } ({ $terrain })
}

# What achievements count
cli-exp-count-temple = templi
cli-exp-count-key = chiavi
cli-exp-count-scroll = mappe
cli-exp-count-horse = cavalli
cli-exp-count-gem = gemme
cli-exp-count-apple = mele
cli-exp-count-carrot = carote
cli-exp-count-fish = pesci
cli-exp-count-areas = aree
cli-exp-count-line = linea
cli-exp-count-square = quadrato
cli-exp-count-villages = villaggi
cli-exp-count-temples = templi
cli-exp-count-corners = angoli
cli-exp-count-edges = bordi
cli-exp-count-A = A
cli-exp-count-B = B
cli-exp-count-C = C
cli-exp-count-D = D

# The legend
cli-exp-legend-temple = un tempio: per metterci una X serve una chiave
cli-exp-legend-key = una chiave
cli-exp-legend-scroll = una mappa
cli-exp-legend-horse = un cavallo: subito un’altra X
cli-exp-legend-gem = una gemma
cli-exp-legend-apple = una mela
cli-exp-legend-carrot = una carota
cli-exp-legend-fish = un pesce
cli-exp-legend-village = un villaggio, con il numero della sua tessera
cli-exp-legend-start = il villaggio di partenza
cli-exp-legend-mark = una X; tra le croci il terreno
cli-exp-legend-marked = un oggetto con la X
cli-exp-legend-choice = qui puoi mettere una X adesso, o per prima con una delle scelte
cli-exp-legend-full = una chiave o una mappa da usare, una gemma, una razione
cli-exp-legend-fresh = una mappa trovata in questo turno, da usare dal prossimo in poi
cli-exp-legend-used = una chiave o una mappa usata
cli-exp-legend-passed = il numero di una gemma, cancellato se negativo, altrimenti cerchiato
cli-exp-legend-empty = uno spazio libero
cli-exp-legend-taken = un numero di un tempio che hai preso; sul lato per esperti +3 sono le sue X extra
cli-exp-legend-gone = un numero cancellato
cli-exp-legend-actor = chi deve agire, chi ha finito e tu
