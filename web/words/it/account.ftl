# Oneself: what one is called by, password, devices, signing in. Loaded with the pages about it.
you-title = Farshore: tu
name-why = È il tuo nome a ogni tavolo dove giochi.
name-kept = Fatto, anche dove giochi.
account = Il tuo account
    .text = Con questo nome e la tua password puoi accedere ovunque. Fallo ricordare al browser, o scrivilo.
account-login = Nome di accesso
account-none = Ti conosce solo questo browser: se si perde, si perdono anche i posti. Scegli una password, e potrai accedere ovunque; tutti i tuoi tavoli restano tuoi. Senza e-mail.
password = Password
password-new = Nuova password
password-old = Password attuale
password-choose = Scegli questa password
password-change = Cambia la password
password-changed = Fatto. Altrove la sessione è terminata.
devices = I tuoi dispositivi
device = Su un altro dispositivo
    .text = { $minutes ->
        [one] Apri là questo link, o fotografa il codice. Vale una volta, per un minuto. Tienilo per te: chi lo ha gioca al tuo posto.
       *[other] Apri là questo link, o fotografa il codice. Vale una volta, per { $minutes } minuti. Tienilo per te: chi lo ha gioca al tuo posto.
    }
device-why = Un link ti porta sul telefono o in un altro browser, con tutti i tavoli e i posti. Senza password.
device-make = Crea un link
device-link = Link di accesso
device-here-only = Questo server si raggiunge solo da questo computer, e il link anche.
sessions = Dove hai una sessione aperta
session-unknown = Un browser sconosciuto
session-here = qui, adesso
session-end = Esci
    .of = Esci: { $browser }
sign-out = Esci qui
    .guest = Senza password non puoi tornare: scegline una prima di uscire.
sign-out-everywhere = Esci ovunque
farewell = Elimina il mio account
    .text = Il tuo nome, la tua password e i tuoi dispositivi si dimenticano. Le partite finite restano, senza il tuo nome; dove giochi ancora, continua un bot.
    .really = Non si può annullare.
    .sure = Elimina per sempre
    .no = No, tieni tutto

# Accedere.
sign-in = Accedi
    .text = Con il tuo nome di accesso, per esempio «ann-4821», e la tua password.
sign-in-title = Farshore: accedi
sign-in-why = Hai già una password, da un altro dispositivo?
sign-in-as = Accedere come { $name }?
    .text = In questo browser giocherai come { $name }, con tutti i suoi tavoli e posti. Continua solo se il link è tuo.
sign-in-bring = { $count ->
    [one] Porta con me la partita che ho giocato qui senza account
   *[other] Porta con me le { $count } partite che ho giocato qui senza account
}
sign-in-no-account = Per giocare non serve un account.
    .link = Nessuna password? Su un dispositivo dove hai già effettuato l’accesso, «{ device-make }» sotto «{ you }» ti porta qui.
