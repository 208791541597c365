# Why an action is not allowed now.

entdecker-why-not-space = Su questo tabellone non c’è una casella «{ $space }».

entdecker-why-not-top-scouts = Scegli due numeri diversi da 1 a { $most }, prima il più basso.
entdecker-why-not-income = Il timone ti fa scegliere da { $least } a { $most } monete d’oro.

entdecker-why-not-start-first = Prima scegli dove comincia il tuo viaggio: finché puoi permetterti di salpare, devi farlo.
entdecker-why-not-start-undiscovered = { $space } è inesplorata: un viaggio comincia su una casella di bordo o su una tessera già esplorata.
entdecker-why-not-start-shore = Non puoi partire da { $space }: non ha lati di mare verso una casella inesplorata.
entdecker-why-not-start-path = Non puoi partire da { $space }: nessuna linea ininterrotta di mare porta da lì a una casella di bordo.
entdecker-why-not-start-gold = Partire da { $space } e pescare una tessera costa almeno { $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
} d’oro, e tu ne hai { $gold }.
entdecker-why-not-start-payment = Così non puoi pagare la partenza da { $space }: scegli uno dei pagamenti offerti, alla banca e a chi possiede fortini e insediamenti lungo la rotta, che ti lasci abbastanza per una tessera.

entdecker-why-not-announce-first = Prima annuncia quante tessere pescherai, e se coperte o a vista.
entdecker-why-not-announce-none = Devi annunciare almeno una tessera.
entdecker-why-not-announce-tiles = { $there ->
    [0] Nelle pile { entdecker-name-kind } non restano tessere.
    [one] Nelle pile { entdecker-name-kind } resta solo una tessera.
   *[other] Nelle pile { entdecker-name-kind } restano solo { $there } tessere.
}
entdecker-why-not-announce-gold = Costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
} d’oro, e tu ne hai { $gold }.

entdecker-why-not-explore = Sei in viaggio: pesca una tessera, posa un’unità o fermati.
entdecker-why-not-stop = Non puoi fermarti prima di aver pescato la prima tessera.
entdecker-why-not-draw-all = { $announced ->
    [one] Hai già pescato l’unica tessera che avevi annunciato.
   *[other] Hai già pescato tutte e { $announced } le tessere che avevi annunciato.
}
entdecker-why-not-draw-dead-end = La nave è in un vicolo cieco: { $space } non ha lati di mare verso una casella inesplorata.
entdecker-why-not-draw-mixed = { $kind ->
    [hidden] Hai annunciato tessere coperte: in questo turno non puoi prenderne a vista.
   *[open] Hai annunciato tessere a vista: in questo turno non puoi pescarne di coperte.
}
entdecker-why-not-draw-empty = Non puoi pescare dalla pila coperta { $stack }: non ha più tessere.
entdecker-why-not-draw-none = Non puoi prendere { entdecker-name-pattern }: non ne restano.
entdecker-why-not-draw-pattern = Adesso non puoi prendere { entdecker-name-pattern }: accanto alla nave non entra da nessuna parte, un’altra tessera sì.

entdecker-why-not-place-first = Prima posa la tessera che hai in mano.
entdecker-why-not-place-tile = Hai in mano { entdecker-name-pattern }: non può stare come «{ $tile }».
entdecker-why-not-place-reach = La nave in { $ship } non può esplorare { $space }: la nuova tessera va su una casella inesplorata accanto alla nave, oltre un lato di mare.
entdecker-why-not-place-land = Mare con mare: la tessera mostrerebbe terra sul lato { entdecker-name-side } di { $space }, dove c’è mare.
entdecker-why-not-place-sea = Terra con terra: la tessera mostrerebbe mare sul lato { entdecker-name-side } di { $space }, dove c’è terra.

entdecker-why-not-unit-undiscovered = In questo viaggio non hai esplorato nessuna tessera su cui posare un’unità.
entdecker-why-not-unit-sea = { $space } è mare aperto: un’unità ha bisogno di terra.
entdecker-why-not-unit-mass = Di’ dove in { $space } deve stare l’unità: indica un lato di terra se la tessera ha due pezzi di terra separati, e nessuno se ne ha uno solo.
entdecker-why-not-unit-supply = Nella tua riserva non c’è nessun { entdecker-name-unit }.
entdecker-why-not-unit-gold = Un { entdecker-name-unit } costa { $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
} d’oro, e tu ne hai { $gold }.
entdecker-why-not-unit-number = { $number ->
    [0] Di’ quale degli esploratori numerati della tua riserva vuoi posare.
   *[other] Non hai un’unità con il numero { $number } da posare.
}

entdecker-why-not-recall-supply = { $scouts ->
    [one] Puoi riprendere un esploratore solo se non ne hai nella riserva, e tu ne hai uno.
   *[other] Puoi riprendere un esploratore solo se non ne hai nella riserva, e tu ne hai { $scouts }.
}
entdecker-why-not-recall-spot = Non hai esploratori qui: { $spot }.
entdecker-why-not-recall-place = Puoi riprendere un esploratore solo quando potresti posarne uno: su terra appena esplorata, e con l’oro per pagarlo.
entdecker-why-not-recall-now = Adesso non puoi riprendere un esploratore.
entdecker-why-not-recalled = Hai ripreso un esploratore per posarlo: posalo adesso.

entdecker-why-not-send-first = Prima decidi dove va il tuo esploratore nella giungla.
entdecker-why-not-send-path = Non c’è un sentiero della giungla { $path }: sono numerati da 1 a { $paths }.
entdecker-why-not-send-full = Il sentiero della giungla { $path } è pieno.
entdecker-why-not-send-scout = Non hai un esploratore così da mandare.

entdecker-why-not-score-first = Più isole sono complete: prima scegli quale dà punti per prima.
entdecker-why-not-score-island = «{ $island }» non è un’isola completata con unità.
