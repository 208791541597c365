# Hints: what is said in every game, and what can be wrong with them.

occasion-undo = Die letzte Aktion lässt sich zurücknehmen, solange sie nichts Neues gezeigt hat und sonst niemand am Zug war: mit „Rückgängig“.
occasion-waiting = Jetzt sind die anderen dran. Was sie tun, steht im Verlauf und bleibt auf dem Plan umrandet, bis du wieder etwas tust.

hint-name = ein Name hat nur Buchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.
hint-event = ein solches Ereignis hat das Spiel nicht.
hint-field = { $event } hat kein solches Feld.
