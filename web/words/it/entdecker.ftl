# The board of Entdecker: its own buttons, panels and what a screen reader hears.

entdecker-chart = La carta nautica. Con le frecce passi da una casella all’altra, con N alla prossima scelta, con Invio scegli; ? mostra tutti i tasti.
entdecker-fit = Mostra tutta la carta
entdecker-tags = Isole
entdecker-decision = La tua decisione
entdecker-panels = Pannelli
entdecker-tab-purses = { $gold ->
    [-1] Oro
   *[other] Oro: { $gold }
}
entdecker-tab-stacks = Pile
entdecker-tab-jungle = Giungla
entdecker-tab-serpent = Punti

# deciding
entdecker-point-start = Scegli una casella di partenza. Il numero è quanto costa.
entdecker-elsewhere = Altrove
entdecker-place = Posala qui
entdecker-turn = Gira
entdecker-point-tile = Scegli una casella segnata per provarci la tessera.
entdecker-announce-hidden = Coperte: { $gold } oro l’una
entdecker-announce-open = A vista: { $gold } oro l’una
entdecker-announce-more = Di più
entdecker-point-number = Quante tessere pescherai?
entdecker-pay = paghi { $gold }, { $left ->
    [one] te ne resta { $left }
   *[other] te ne restano { $left }
}
entdecker-back = Indietro
entdecker-point-recall = Quale esploratore riprendi?
entdecker-recall = Riprendi un esploratore…
entdecker-side = Lato
entdecker-side-N = Nord
entdecker-side-E = Est
entdecker-side-S = Sud
entdecker-side-W = Ovest
entdecker-number = Numero
entdecker-draws-left = { $draws ->
    [one] Ancora una tessera da pescare
   *[other] Ancora { $draws } tessere da pescare
}
entdecker-draw-hidden = Pesca da una pila coperta
entdecker-draw-open = Prendi una tessera a vista
entdecker-place-unit = Posa un’unità
entdecker-unit-for = { $gold ->
    [one] Un { $unit } per { $gold } moneta d’oro
   *[other] Un { $unit } per { $gold } monete d’oro
}
entdecker-gold-count = { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
entdecker-point-path = { $scouts ->
    [0] Scegli un sentiero della giungla.
    [one] Scegli un sentiero della giungla.
   *[other] Scegli un sentiero della giungla per il primo di { $scouts } esploratori.
}
entdecker-which-scout = Quale esploratore?
entdecker-supply = dalla riserva
entdecker-path-space = sentiero { $path }, casella { $space }
entdecker-name-two = Scegli i due esploratori che valgono doppio.
entdecker-journey = { $name } ha annunciato { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
} dalle pile { $kind ->
    [hidden] coperte
   *[open] a vista
}; { $left ->
    [0] non resta nulla da pescare.
    [one] ne resta una da pescare.
   *[other] ne restano { $left } da pescare.
}
entdecker-undiscovered-left = { $spaces ->
    [0] Tutto è esplorato.
    [one] Una casella è inesplorata.
   *[other] { $spaces } caselle sono inesplorate.
}

# what is where
entdecker-edge = { $space }, al bordo: { $coins ->
    [0] gratis
    [one] { $coins } moneta d’oro
   *[other] { $coins } monete d’oro
}
entdecker-undiscovered = { $space }: inesplorata
entdecker-half = { $sides }: { $what }
entdecker-sea = { $space }: mare aperto
entdecker-fits = { $ways ->
    [one] Qui la tessera entra in un modo
   *[other] Qui la tessera entra in { $ways } modi
}
entdecker-ship-here = La nave è qui
entdecker-island = { $space }: isola non finita di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}
entdecker-island-done = { $space }: isola completata in questo turno, { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}
entdecker-island-old = { $space }: isola completata di { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}
entdecker-worth = Per ora vale { $value }
entdecker-worth-bonus = Per ora vale { $value }, di cui { $bonus } per una cascata
entdecker-worth-complete = Varrà { $value } alla fine del turno
entdecker-worth-complete-bonus = Varrà { $value }, di cui { $bonus } per una cascata, alla fine del turno
entdecker-brought-nothing = Non c’era nessuno: non ha dato nulla
entdecker-open-sides = { $sides ->
    [one] Un lato è aperto
   *[other] { $sides } lati sono aperti
}
entdecker-nobody = Non c’è ancora nessuno
entdecker-waterfall = Cascata, { $bonus } punti
entdecker-waterfall-unfound = Cascata, { $bonus } punti a chi la trova
entdecker-unit-scout = Esploratore { $number ->
    [0] { "" }
   *[other] numero { $number }{ " " }
}di { $name }
entdecker-unit-fort = Fortino di { $name }
entdecker-unit-settlement = Insediamento di { $name }
entdecker-unit-name-scout = esploratore
entdecker-unit-name-fort = fortino
entdecker-unit-name-settlement = insediamento
entdecker-units-scout = Esploratori
entdecker-units-fort = Fortini
entdecker-units-settlement = Insediamenti
entdecker-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
entdecker-standing = { $name } è al { $place }º posto con { $settlements ->
    [one] { $settlements } insediamento
   *[other] { $settlements } insediamenti
}, { $forts ->
    [one] { $forts } fortino
   *[other] { $forts } fortini
} e { $scouts ->
    [one] { $scouts } esploratore
   *[other] { $scouts } esploratori
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
entdecker-start-free = Da qui può partire un viaggio, gratis
entdecker-start = { $total ->
    [one] Da qui può partire un viaggio per { $total } moneta d’oro: { $parts }
   *[other] Da qui può partire un viaggio per { $total } monete d’oro: { $parts }
}
entdecker-start-total = { $total ->
    [one] Un viaggio da qui costa { $total } moneta d’oro
   *[other] Un viaggio da qui costa { $total } monete d’oro
}
entdecker-start-dear = (più di quanto puoi pagare)
entdecker-bank = { $gold } alla banca
entdecker-toll = { $gold } a { $name }

# panels
entdecker-purses = Oro e riserve
entdecker-player = Giocatore
entdecker-gold = Oro
entdecker-score = Punti
entdecker-top-scouts = Esploratori scelti: { $first } e { $second }
entdecker-hidden = Pile coperte
entdecker-open = Pile a vista
entdecker-each = { $gold ->
    [one] { $gold } moneta d’oro a tessera
   *[other] { $gold } monete d’oro a tessera
}
entdecker-stack = Pila coperta { $stack }, { $size ->
    [one] { $size } tessera
   *[other] { $size } tessere
}, { entdecker-back-name }
entdecker-back-name = { $back ->
    [plain] retro semplice
    [question-mark] con un punto interrogativo
    [empty] vuota
   *[other] retro non ancora visto
}
entdecker-open-stack = Pila a vista: { $pattern }, { $open ->
    [one] { $open } rimasta
   *[other] { $open } rimaste
}
entdecker-pattern-1 = solo mare
entdecker-pattern-2 = terra su un lato
entdecker-pattern-3 = terra su due lati vicini
entdecker-pattern-4 = terra su due lati opposti
entdecker-pattern-5 = terra su tre lati
entdecker-pattern-6 = solo terra
entdecker-odds = Che cosa può arrivare
entdecker-odds-plain = Con un retro semplice
entdecker-odds-question = Con un punto interrogativo
entdecker-none-left = non ne restano
entdecker-events-left = Eventi ancora nascosti
entdecker-event-mine = Miniera d’oro
entdecker-event-pirate = Pirata
entdecker-event-natives = Nativi amichevoli
entdecker-event-storm = Tempesta
entdecker-discards = { $tiles ->
    [one] una tessera scartata
   *[other] { $tiles } tessere scartate
}
entdecker-jungle = Sentieri della giungla
entdecker-path = Sentiero { $path }
entdecker-path-scouts = { $name }: { $scouts ->
    [one] un esploratore
   *[other] { $scouts } esploratori
}
entdecker-path-leader = { $name } è in testa
entdecker-hut-known = Nella capanna: { $produce }, { $points } punti
entdecker-hut-secret = Nella capanna c’è un gettone che non hai visto
entdecker-hut-empty = La capanna è vuota
entdecker-hut-taken = Preso da { $name }
entdecker-hut-seen = Visto da { $names }
entdecker-produce = Prodotti e loro punti; gettoni nel sacchetto: { $tokens }
entdecker-produce-unknown = nel sacchetto o in una capanna
entdecker-produce-peanut = arachide
entdecker-produce-cocoa = cacao
entdecker-produce-pineapple = ananas
entdecker-produce-tomato = pomodoro
entdecker-produce-tobacco = tabacco
entdecker-produce-rubber = caucciù
entdecker-produce-bean = fagiolo
entdecker-produce-potato = patata
entdecker-produce-corn = mais
entdecker-serpent = Il serpente
entdecker-serpent-at = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
