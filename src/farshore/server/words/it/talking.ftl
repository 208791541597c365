# What the table says about talk that it does not take.
server-talk-empty = Non c’è ancora niente da dire: scrivi prima qualcosa.
server-talk-long = È troppo lungo: al massimo { $most } caratteri.
server-talk-fast = Piano, per favore: lascia agli altri il tempo di leggere. Riprova tra un momento.
server-talk-silenced = Chi ha aperto il tavolo per ora non ti lascia parlare qui.
server-talk-gone = Non c’è più.
