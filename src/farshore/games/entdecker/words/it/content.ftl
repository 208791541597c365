# What can be wrong with a table's options, a content file, a scenario or a drawn board.

entdecker-seats = è un gioco per 2–4 giocatori, non per { $seats }.
entdecker-scenario = non c’è uno scenario «{ $name }». Ci sono: { $known }.

entdecker-content-pattern = le tessere hanno tipi da 1 a 6.
entdecker-content-events = gli eventi devono essere esattamente mine, pirate, natives e storm.
entdecker-content-event-count = gli eventi devono essere tanti quanti i punti interrogativi, ma gli eventi sono { $events } e i punti interrogativi { $marks }.
entdecker-content-die = il dado e il timone devono avere almeno un numero ciascuno.
entdecker-content-scouts = il numero degli esploratori va indicato per 2, 3 e 4 giocatori, e per nessun altro numero.
entdecker-content-jungle-space = il pallino e gli occhi devono essere tra le { $spaces } caselle di un sentiero.
entdecker-content-jungle-room = i sentieri devono avere posto per tutti gli esploratori di una partita, al massimo { $scouts }.
entdecker-content-produce = i gettoni prodotto devono essere almeno tanti quanti i sentieri: { $paths }.

entdecker-drawing-columns = la prima riga deve nominare le colonne: A, B, C… senza salti.
entdecker-drawing-empty = nessun tabellone è disegnato.
entdecker-drawing-row-number = la riga { $row } deve cominciare con il suo numero.
entdecker-drawing-row-length = la riga { $row } deve avere { $width } caselle, tante quante le lettere delle colonne.
entdecker-drawing-glyph = «{ $glyph }» in { $space } non è un modo di disegnare una casella.

entdecker-scenario-size = un tabellone ha almeno { $width } colonne e { $height } righe, e al massimo { $spaces } caselle.
entdecker-scenario-mismatch = la tessera { $tile } in { $space } non combacia con ciò che tocca: terra con terra e mare con mare, anche al bordo.
entdecker-scenario-tiles = { $laid ->
    [one] { $laid } tessera di tipo { $pattern } è posata, ma le pile a vista ne hanno { $have }.
   *[other] { $laid } tessere di tipo { $pattern } sono posate, ma le pile a vista ne hanno { $have }.
}
entdecker-scenario-waterfalls = { $laid ->
    [one] { $laid } cascata da +{ $bonus } è posata, ma la scatola ne ha { $have }.
   *[other] { $laid } cascate da +{ $bonus } sono posate, ma la scatola ne ha { $have }.
}
entdecker-scenario-no-start = nessuna nave potrebbe entrare: nessuna casella inesplorata si raggiunge da una casella di bordo.
