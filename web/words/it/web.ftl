# The page's own words: headings, buttons, hints. Everything about a game is said by the server, in the game's words.

farshore = Farshore
guest-name = Comandante
your-name = Chi sei?
keep = Conferma
close = Chiudi
try-again = Riprova
loading = Un momento…

# The start page.
welcome = Quale costa vuoi esplorare?
    .text = { $games ->
        [3] Tre giochi
       *[other] Giochi
    } di esplorazione a un solo tavolo: contro i bot, in compagnia davanti allo stesso schermo o con gli amici tramite un link. Niente da installare, nessun account.
players = { $least ->
    [one] { $most ->
        [one] 1 giocatore
       *[other] 1–{ $most } giocatori
    }
   *[other] { $least }–{ $most } giocatori
}
play-now = Gioca subito
    .text = { $bots ->
        [0] In solitario, come da regolamento.
        [one] Tu contro un bot, come da regolamento.
       *[other] Tu contro { $bots } bot, come da regolamento.
    }
    .against = Tu contro { $names }, come da regolamento.
# Whom one plays against; the level is also drawn, as dots.
opponent-choose = Contro chi giochi a { $game }?
opponent-level = { $name }, livello { $level } di 4
set-up = Nuovo tavolo
my-games = Le tue partite
my-games-next = Continua a giocare
my-games-over = Finita
my-games-waiting = In attesa degli amici
my-games-running = Tocca agli altri
my-games-off = Tavolo sciolto
my-games-handed = Un bot gioca per te
my-games-resigned = Hai abbandonato
my-games-ways = Che cosa puoi fare: { $game }, { $names }
my-games-all = Mostra tutte le { $count } partite

# An address without a page, a server that does not answer.
nowhere = Acque inesplorate
nowhere-text = A questo indirizzo non c’è nulla. Forse il link è incompleto.
to-start = Alla pagina iniziale
error-unreachable = Il server non risponde. È in funzione? La connessione c’è?
error-unknown = Qualcosa è andato storto (codice { $status }). Riprova.
error-no-game = Qui non c’è un gioco «{ $name }».
board-problem = Non è stato possibile disegnare il tabellone. La tua partita è al sicuro: riprova, o ricarica la pagina.
board-missing = Non è stato possibile caricare il tabellone. La tua partita è al sicuro: ricarica la pagina.

# A map that outgrows its window.
map-all = Tutto
map-nearer = Avvicina
map-further = Allontana
map-places = Luoghi

# A game without a board of its own.
plain-nothing = –
plain-yes = sì
plain-no = no

# Settings.
settings = Impostazioni
settings-theme = Aspetto
    .system = Di sistema
    .light = Giorno
    .dark = Notte
settings-moves = Come mostrare le mosse
    .calm = Lente
    .normal = Veloci
    .still = Senza animazioni
    .instant = Subito

settings-turn = Quando tocca a me
settings-sound = Un suono
settings-notify = Una notifica, quando guardo altrove
    .refused = Questo browser non permette notifiche da questa pagina. Si può cambiare nelle sue impostazioni per questa pagina.
    .insecure = I browser mostrano notifiche solo da questo stesso computer o via https.

# Setting up a table.
set-up-title = { $game }: un nuovo tavolo
who-plays = Chi gioca?
how-many = In quanti
what-is-played = A che cosa si gioca?
more-options = Altre opzioni
    .text = Dettagli delle regole: se non li cambi, si gioca come da regolamento.
option-other = altro…
preview = Come comincia
preview-again = Un altro
    .text = Mostra un altro inizio: quando la partita comincia, decide la sorte.
begin = Comincia
open-table = Apri il tavolo
seat-who = { $colour }: chi gioca
seat-name = { $colour }: nome di chi gioca
seat-bot = { $colour }: quale bot gioca
seat-kind-me = Io
seat-kind-here = Qualcuno qui
seat-kind-open = Un invito via link
seat-kind-bot = Un bot
seat-open-text = Avrai un link da mandare.

# An invitation.
invited-title = Farshore: un invito
invited = { $host } ti invita a una partita di { $game }
invited-taken = Questo posto è già occupato. Chiedi un altro link.
sit-down = Siediti
invite = { $count ->
    [one] C’è ancora un posto libero
   *[other] Ci sono ancora { $count } posti liberi
}
    .text = { $count ->
        [one] Manda questo link a chi vuoi invitare. La partita comincia quando il posto è preso; puoi chiudere questa pagina e tornare.
       *[other] Manda uno di questi link a ogni persona che vuoi invitare. La partita comincia quando tutti i posti sono presi; puoi chiudere questa pagina e tornare.
    }
    .guest = La partita comincia quando tutti i posti sono presi. Puoi chiudere questa pagina e tornare.
invite-link = Link d’invito
invite-here-only = Questo server si raggiunge solo da questo computer, e così anche il link. Perché altri possano unirsi, fermalo e riavvialo con
invite-code = Mostra come codice QR
    .label = Codice QR da inquadrare: { $address }
invited-off = Il tavolo del tuo invito è stato sciolto.
copy = Copia
copied = Copiato

# What one may do about one's place at a table; .text: what it means.
way-fill = Fai giocare un bot
bot-seat = Dai il posto a { $name }
way-leave = Lascia il tavolo
    .text = Il tuo posto torna libero per qualcun altro.
way-hand = Fai giocare un bot per me
    .text = Per ora: puoi riprendere il tuo posto quando vuoi.
way-return = Riprendi il mio posto
    .text = Torni a giocare tu.
way-resign = Abbandona la partita
    .text = Un bot continua per te, così gli altri possono finire la partita. Non potrai tornare.
way-call-off = Sciogli il tavolo
    .text = La partita finisce qui, senza risultato, e non si può riprendere.
way-forget = Togli dal mio elenco
    .text = Solo dal tuo elenco: la partita degli altri non cambia.
way-no = No, continua
watching = Stai guardando
bot-plays-for-you = Un bot gioca per te
called-off = Tavolo sciolto

# The table.
title-your-turn = ● Tocca a te – { $title }
your-turn = Tocca a te
heard-turn = Turno di { $name }: { $story }.
heard-deeds = { $story }.
heard-now = { $title }. { $text }
turn-of = Turno di { $name }
turns-of-several = Più persone stanno scegliendo
not-begun = Non ci sono ancora tutti
game-over = La partita è finita
# Before what a choice that one looks at would do: “the turn ends”
ahead = Allora:
you-won = Hai vinto!
# $names: one, or all who share it
won = { $count ->
    [one] Vince { $names }
   *[other] { $names } si dividono la vittoria
}
# $parts: in which parts the winner was ahead of the next, and by how much: “Temples +12 and Villages +8”
won-by = Ha fatto la differenza: { $parts }.
    .part = { $part } { $points }
undo = Annulla
    .title = Annulla la tua ultima azione (U o Ctrl Z)
result = Risultato
choices = Tutte le scelte in un elenco
choices-search = Cerca una scelta
choices-none = Al momento non c’è nulla da scegliere.
choices-none-such = Nessuna scelta con queste parole.
choices-more = … e altre { $count }: scrivi una parola per trovarle.
panels = Pannelli
panel-seats = Giocatori
    .short = Giocatori
panel-story = La cronaca fin qui
    .short = Cronaca
panel-choices = Che cosa puoi fare
    .short = Scelte
panel-rules = Regole
    .short = Regole
panel-settings = Impostazioni
    .short = Opzioni
seat-open = Un posto libero
seat-you = tu
seat-is-bot = bot
seat-is-outside = bot da fuori
delay-note = Gli spettatori vedono ogni mossa { $moves } mosse dopo.
seat-is-open = libero
seat-acts = di turno
seat-won = vince
seat-show = Mostra
    .of = Mostra il posto di { $name }
seat-points = { $points ->
    [one] { $written } punto
   *[other] { $written } punti
}
story = La cronaca fin qui
story-empty = Non è ancora successo nulla.
story-here = Che cosa è successo qui
story-moment = Com’era allora
story-now = Torna al presente
skip-to-turn = Salta al mio turno
    .watching = Salta avanti
    .title = Mostra subito tutto ciò che hanno fatto gli altri
show-again = Fammelo rivedere
    .title = Rivedi passo per passo ciò che gli altri hanno fatto dopo la tua ultima mossa
    .now = Ancora una volta
playing-back = { $name } sta giocando
behind = Il tabellone mostra un momento precedente. Torna prima al presente.
story-moment-turn = Il tabellone mostra un momento precedente. Torna al presente per agire.
rule = Regola { $rule }
rules-search = Cerca nelle regole
rules-none = Nessuna regola con queste parole.
record = Salva la registrazione
connecting-again = Riconnessione…
waits-for-line = In attesa della connessione… Subito dopo: { $move }
your-move = la tua mossa
take-back = Annulla la mossa

# Several people at one screen.
pass = Passa il dispositivo a { $name }
    .text = Tutti gli altri guardano altrove.
pass-me = Sono { $name }
pass-undo = Annulla l’ultima azione di { $name }

# The end of a game.
points-by-part = Punti per voce
part = Voce
look-at-map = Guarda il tabellone
play-again = Gioca ancora
next-game = Alla prossima partita

# Replay.
replay = Rivedi
replay-title = Rivedi { $game }
replay-beginning = L’inizio.
replay-older-rules = È stata giocata con regole più vecchie: il tabellone è quello del prossimo momento che si può ancora mostrare.
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
    .caps = Fine
replay-step = Passo
replay-at = { $step } di { $steps }
replay-at-points = { $step } di { $steps }: { $points }
replay-turn-back = Un turno indietro
    .caps = Pag ↑
replay-turn-forward = Un turno avanti
    .caps = Pag ↓
replay-speed = Velocità
replay-times = { $speed } ×
replay-link = Copia un link a questo momento
replay-told = Che cosa è successo
curve-seat = { $name } { $total }
curve-label = L’andamento dei punti. Qui: { $told }
to-table = Al tavolo

points-now = Se finisse adesso
points-pending = si aggiungerebbero se la partita finisse adesso
reason = Da dove vengono questi punti
# Where points come from: the list of all gains, and each of them shown on the map.
source-open = { $name }, { $part }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Mostra da dove vengono
source-of = { $name }: { $part }
source-turn = Turno { $turn }
source-begin = Inizio
source-none = Qui non ci sono ancora punti.
    .over = Qui non ci sono punti.
# A game that began with a position, in which points had been won already
source-before = Punti di prima del primo turno di questa partita
source-show = Mostra sul tabellone
source-back = Torna ai punti
choices-anyway = { $idle }. Vuoi scegliere lo stesso?
choices-let-go = Lascia

# Keys.
keys = Tutti i tasti
keys-page = Al tavolo
keys-game = In questo gioco
keys-map = Sul tabellone, quando ha il focus
keys-digit = Seleziona una scelta: dalla prima alla nona, e la decima
keys-next = Alla scelta successiva o alla precedente
keys-next-place = Al prossimo luogo del tabellone che si può scegliere, o al precedente
keys-enter = Conferma la scelta
    .caps = Invio
keys-undo = Annulla la tua ultima azione
    .caps = U, Ctrl Z
keys-log = Alla cronaca e ritorno
keys-escape = Termina un’animazione, chiudi un pannello o una risposta, torna al presente
keys-sheet = Questo riepilogo
keys-walk = Vai da un luogo all’altro
keys-choose = Scegli il luogo
keys-zoom = Avvicina, allontana
keys-whole = Mostra tutto
    .caps = Home
keys-turn = Gira la tessera, o girala in senso inverso
keys-flip = L’altra faccia, o la prossima tessera
keys-let-go = Lascia ciò che hai in mano

# The way to a rulebook, which has words of its own
book-read = Leggi il regolamento
    .of = Leggi il regolamento di { $game }

agree-back = Chiedi di tornare
agree-end = Proponi di finire
agree-end-known = La partita finisce così com’è: con questi punti, senza chi vince. Non si può riprendere.
agreed = Finita di comune accordo
seat-resigned = ha abbandonato
