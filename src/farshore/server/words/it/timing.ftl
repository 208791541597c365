# What the log of a table says about time. { $seat } is a name.
server-seat-late = Il tempo di { $seat } è scaduto.
server-seat-takeover = Il tempo di { $seat } era scaduto. Gioca un bot, fino al suo ritorno.
server-seat-vote = Un voto perché un bot giochi al posto di { $seat }.
server-seat-free = Il posto di { $seat } è di nuovo libero. Può prenderlo qualcun altro.
server-seat-pause-ask = { $seat } vorrebbe una pausa.
server-seat-pause-no = { $seat } preferisce continuare a giocare.
server-seat-pause = Tutti sono d’accordo per una pausa. Gli orologi sono fermi.
server-seat-resume = { $seat } mette fine alla pausa. Gli orologi ripartono.
