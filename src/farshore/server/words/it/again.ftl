# Continuare da un momento, e registrazioni importate.

server-not-exact = Questo momento è stato giocato con regole più vecchie: nessuno può dire come stavano le cose. Scegline uno successivo.
server-bad-import = Questa registrazione non si può importare: { $reason }
server-record-broken = non è la registrazione di una partita che si è potuta giocare.
server-record-long = ha più di { $most } passi.
server-record-slow = ci vorrebbe troppo tempo per rigiocarla.
