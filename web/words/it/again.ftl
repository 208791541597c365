# Continuare da un momento, registrazioni da un file, e spettatori che vedono più tardi.

go-on = Continua da qui
    .text = Un nuovo tavolo comincia come stanno le cose qui; ciò che il caso porta da ora in poi è nuovo. Chi gioca?
    .alone = Ciò che qui non sai viene distribuito di nuovo.
    .begin = Comincia
record-file = Una registrazione da un file
    .text = Guarda una partita giocata altrove e continua da qualunque suo momento: una registrazione salvata da un tavolo o nel terminale.
    .choose = Scegli un file
    .reading = Lettura…
    .large = Questo file è troppo grande per una registrazione.
spectators = Quando gli spettatori vedono una mossa
    .now = Subito
    .later = { $moves } mosse dopo
    .text = Così nessuno che guarda può aiutare. Quando la partita è finita, vedono tutto.
