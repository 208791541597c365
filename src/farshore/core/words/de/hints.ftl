# Hints: what is said in every game, and what can be wrong with them.

occasion-undo = Deine letzte Aktion kannst du mit „Rückgängig“ zurücknehmen, solange sie nichts Neues gezeigt und sonst niemand gehandelt hat.
occasion-waiting = Was die anderen tun, steht im Verlauf und bleibt auf dem Spielplan umrandet, bis du wieder etwas tust.

hint-name = Ein Name hat nur Buchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben.
hint-event = Ein solches Ereignis hat das Spiel nicht.
hint-field = { $event } hat kein solches Feld.
