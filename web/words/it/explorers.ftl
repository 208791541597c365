# The board of Explorers: its own buttons, panels and what a screen reader hears.

explorers-board = Il paesaggio. Con le frecce passi da una casella all’altra, con N alla prossima scelta, con Invio scegli; ? mostra tutti i tasti.
explorers-fit = Mostra tutto il paesaggio
explorers-panels = La plancia: tracciati, templi, carte e paesaggi
explorers-frame = I tracciati della plancia
explorers-cards-and-maps = Carte e paesaggi
explorers-map-of = Il paesaggio di { $name }
explorers-back = Torna al tuo paesaggio

# A square.
explorers-terrain-P = pianura
explorers-terrain-W = acqua
explorers-terrain-D = deserto
explorers-terrain-M = montagna
explorers-object-temple = tempio
explorers-object-key = chiave
explorers-object-scroll = mappa
explorers-object-horse = cavallo
explorers-object-gem = gemma
explorers-object-apple = mela
explorers-object-carrot = carota
explorers-object-fish = pesce
explorers-village = villaggio { $number }
explorers-start = villaggio di partenza
explorers-marked = con una X
explorers-open = si può scegliere
explorers-unknown = ancora senza tessera

# The turn.
explorers-turn = Questo turno
explorers-round = Round { $round } di { $rounds }
explorers-turn-of = turno { $turn } di { $turns }
explorers-set-up = Prima del primo turno
explorers-over = La partita è finita
explorers-card = La carta
explorers-chose = Scelta di { $name }
explorers-marks = { $marks ->
    [one] { $marks } X
   *[other] { $marks } X
}
explorers-scrolls = Usa una mappa
explorers-terrains = Scegli un terreno
explorers-left = { $given ->
    [one] ultima X
   *[other] X rimaste: { $due } di { $given }
}
explorers-horse-first = prima il cavallo
explorers-done = { $name } ha finito
explorers-not-done = { $name } sta ancora scegliendo
explorers-confirm-square = È questa la casella che intendi?

# Laying the map.
explorers-laying = La prossima tessera
explorers-tiles = Tessere rimaste
explorers-tile = Tessera { $tile }
explorers-lay = Posala in { $quadrant }
explorers-turn-tile = Gira

# Around the map.
explorers-cards = Carte
explorers-cards-left = { $count } in arrivo
explorers-cards-aside = Una di quelle rimaste resta da parte.
explorers-card-open = { $card }: la carta di questo turno
explorers-card-turned = { $card }: già scoperta
explorers-card-left = { $card }: può ancora arrivare
explorers-maps = Paesaggi
explorers-show-map = Mostra il paesaggio di { $name }
explorers-you = Tu

explorers-tools = Chiavi e mappe
explorers-keys = Chiavi: da usare { $ready }, usate { $used }
explorers-scroll-track = Mappe: da usare { $ready }, dal prossimo turno { $fresh }, usate { $used }
explorers-provisions = Razioni
explorers-worth = { $points } a fine round
explorers-larder = { $kind }: { $most ->
    [0] in questo round niente X
   *[other] { $count } di { $most } in questo round
}
explorers-gems = Gemme
explorers-gem-track = { $gems } di { $slots } gemme trovate
explorers-temples = Templi
explorers-temples-basic = di più a chi arriva prima
explorers-temples-expert = 8 punti, + X extra
explorers-number = { $points } punti{ $extra ->
    [0] {""}
   *[other] , { $extra } X extra
}: { $state ->
    [taken] numero preso da { $who }
    [struck] numero cancellato
   *[free] numero libero
}
explorers-villages = Villaggi
explorers-villages-basic = contano tutti
explorers-villages-expert = conta solo il più povero
explorers-village-stands = Villaggio del quadrante { $quadrant }: X su { $neighbours } delle 4 caselle accanto, { $points } punti

explorers-achievements = Missioni
explorers-count-of = { $name }: { $have } di { $needed }
explorers-count = { $name }: { $have }
explorers-count-quadrant = quadrante { $quadrant }
explorers-count-temple = templi
explorers-count-key = chiavi
explorers-count-scroll = mappe
explorers-count-horse = cavalli
explorers-count-gem = gemme
explorers-count-apple = mele
explorers-count-carrot = carote
explorers-count-fish = pesci
explorers-count-areas = aree
explorers-count-line = linea più lunga
explorers-count-square = quadrato più grande
explorers-count-corners = angoli
explorers-count-edges = bordi
explorers-count-villages = villaggi
explorers-count-temples = templi

explorers-ranks = Gradi
explorers-rank-0 = Matricola
explorers-rank-1 = Viandante
explorers-rank-2 = Giramondo
explorers-rank-3 = Guida
explorers-rank-4 = Apripista
explorers-rank-5 = Leggenda
explorers-rank-of = grado { $rank } di { $ranks }
explorers-rank-lowest = fino a { $bound }
explorers-rank-from = da { $bound }
