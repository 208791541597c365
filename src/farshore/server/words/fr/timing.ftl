# What the log of a table says about time. { $seat } is a name.
server-seat-late = Temps écoulé : { $seat }.
server-seat-takeover = Temps écoulé : { $seat }. Un bot joue en attendant son retour.
server-seat-vote = Un vote pour qu’un bot joue à la place de { $seat }.
server-seat-free = La place de { $seat } est de nouveau libre. Quelqu’un d’autre peut la prendre.
server-seat-pause-ask = { $seat } aimerait faire une pause.
server-seat-pause-no = { $seat } préfère continuer à jouer.
server-seat-pause = Tout le monde accepte une pause. Les pendules sont arrêtées.
server-seat-resume = { $seat } met fin à la pause. Les pendules repartent.
