# What can be wrong with a position.

entdecker-position-by-seat = ci dev’essere una voce per ciascuno dei { $seats } giocatori.
entdecker-position-seat = nessuno gioca «{ $name }». I posti sono { $known }.
entdecker-position-space = non c’è una casella «{ $space }».
entdecker-position-undiscovered = { $space } è inesplorata.
entdecker-position-edge = { $space } è una casella di bordo, non una tessera.

entdecker-position-unit = «{ $text }» non è un’unità. Scrivila come «red fort C4», «white scout D5/N» o, con Top Scout (esploratori scelti), «red scout 3 C4».
entdecker-position-sea = { $space } è tutto mare: lì non può stare un’unità.
entdecker-position-one-mass = la terra in { $space } è un pezzo unico: ometti il lato.
entdecker-position-two-masses = la tessera ha due pezzi di terra: di’ { $first } o { $second }.
entdecker-position-two-units = in { $space } c’è già un’altra unità.
entdecker-position-supply = { $seat } ha fuori più pezzi («{ $unit }») di quanti ce ne sono: { $have }.
entdecker-position-number = con Top Scout (esploratori scelti) ogni esploratore ha un numero da 1 a { $most }.
entdecker-position-number-option = gli esploratori non hanno numeri se non si gioca con Top Scout (esploratori scelti), quindi { $number } non può essere.
entdecker-position-number-twice = l’esploratore { $number } di { $seat } è in due posti.
entdecker-position-finds = nessuno può aver trovato nelle cascate più punti di quanti ne ha.
entdecker-position-unfound = in «{ $space }» non c’è una cascata.
entdecker-position-unfound-option = le cascate aspettano chi le trovi solo con l’opzione waterfall = "finder".
entdecker-position-top-scouts = due numeri diversi da 1 a { $most }, prima il più basso, o ancora nessuno.
entdecker-position-top-scouts-option = non ci sono esploratori scelti se non si gioca con Top Scout.
entdecker-position-top-scouts-phase = nella fase «top-scouts» qualcuno deve ancora scegliere, in ogni altra nessuno; questa è la fase «{ $phase }».

entdecker-position-scout = «{ $text }» non è un esploratore. Le lettere sono { $known }; con Top Scout (esploratori scelti) segue un numero.
entdecker-position-paths = i sentieri sono { $paths }.
entdecker-position-path = un sentiero ha { $spaces } caselle, non { $found }.
entdecker-position-token = non c’è un gettone «{ $token }». Ci sono: { $known }.
entdecker-position-token-twice = il gettone «{ $token }» è già in un’altra capanna.

entdecker-position-tile = «{ $text }» non è una tessera: scrivi il suo tipo, da 1 a 6, e il suo evento, se c’è, come «3 pirate».
entdecker-position-size = «{ $text }» non è una pila: scrivi il numero delle tessere, poi «?» se in cima c’è un punto interrogativo o «unseen» se nessuno ha guardato.
entdecker-position-stacks = le pile coperte non sono mai più di { $most }.
entdecker-position-marked = i punti interrogativi di tipo { $pattern } non sono mai più di { $have }.
entdecker-position-paired = degli eventi sui punti interrogativi di tipo { $pattern } o si conoscono tutti o nessuno.
entdecker-position-paired-plain = una tessera di tipo { $pattern } senza evento non ha un punto interrogativo.
entdecker-position-event-box = l’evento «{ $event }» non c’è mai più di { $have } volte.
entdecker-position-events = { $events } eventi non possono stare su { $marked } punti interrogativi.
entdecker-position-sizes = le pile hanno { $held } tessere, ma quelle coperte sono { $hidden }.
entdecker-position-disorder-sizes = a pile in disordine mancano alcune tessere, ma queste ne hanno { $held }, e quelle coperte sono { $hidden }.
entdecker-position-backs = i retri non corrispondono alle tessere coperte: { $plain } sono semplici e { $marked } hanno un punto interrogativo.
entdecker-position-unseen = nella fase «{ $phase }» tutti i retri sono già stati visti.
entdecker-position-seen = nella fase «{ $phase }» qualche retro dev’essere ancora mostrato.
entdecker-position-disorder = nella fase «{ $phase }» le pile sono in ordine.

entdecker-position-phase = non c’è una fase «{ $name }». Ci sono: { $known }.
entdecker-position-phase-option = la fase «{ $phase }» c’è solo con l’opzione { $option }.
entdecker-position-then = dopo «{ $phase }» viene una di queste: { $known }.
entdecker-position-not-now = questo non dice nulla nella fase «{ $phase }».
entdecker-position-mover = nella fase «{ $phase }» decide solo chi è di turno.
entdecker-position-mover-bound = chi decide non ha esploratori in cammino verso la giungla.
entdecker-position-number-range = ci vuole un numero da 1 a { $most }.
entdecker-position-no-ship = nella fase «{ $phase }» la nave è da qualche parte.
entdecker-position-fare = per partire da qui la nave non può aver pagato questo, ma solo: { $known }.
entdecker-position-ship = nella fase «{ $phase }» nessuna nave è salpata.
entdecker-position-ship-start = { $space } non è una casella di partenza.
entdecker-position-dead-end = { $space } è un vicolo cieco: lì non si può pescare nulla.
entdecker-position-not-landed = nella fase «{ $phase }» la nave è su una tessera esplorata in questo viaggio.
entdecker-position-landed-unit = in { $space }, appena esplorata, nella fase «{ $phase }» non può esserci ancora un’unità.
entdecker-position-settled = nessun nuovo insediamento in { $space } ha un esploratore da mandare.
entdecker-position-announced = nella fase «{ $phase }», o senza nave, non può ancora essere annunciato nulla.
entdecker-position-not-announced = nella fase «{ $phase }» sono state annunciate tessere.
entdecker-position-draws = con { $draws } di { $announced } tessere ancora da pescare, ne sono state pescate troppo poche per ciò che è esplorato e in mano.
entdecker-position-no-draws = nella fase «{ $phase }» c’è ancora una tessera da pescare.
entdecker-position-kind = le tessere coperte si pescano nella fase «face», quelle a vista si cercano nella fase «search»; questa è «{ $phase }».
entdecker-position-hand = nella fase «{ $phase }» nessuno ha una tessera in mano.
entdecker-position-no-hand = nella fase «{ $phase }» c’è una tessera in mano.
entdecker-position-bound = nella fase «{ $phase }» nessun esploratore è in cammino verso la giungla.
entdecker-position-not-bound = nella fase «{ $phase }» ci sono esploratori in cammino verso la giungla.
entdecker-position-closing = nella fase «{ $phase }» il mondo non è chiuso, o le caselle rimaste sono già riempite.
entdecker-position-over = { $left ->
    [one] la partita non è finita finché resta { $left } casella inesplorata.
   *[other] la partita non è finita finché restano { $left } caselle inesplorate.
}
entdecker-position-stack = sulla pila { $stack } non c’è alcuna tessera.
entdecker-position-sought = cercando il tipo { $pattern } non viene alla luce nulla.
entdecker-position-hut-full = la capanna del sentiero { $path } ha già il suo gettone.
entdecker-position-hut-dot = nessuno sta sul pallino del sentiero { $path }.
entdecker-position-nothing-to-do = nella fase «{ $phase }» non si può fare nulla.
