# What all others at a table are asked for, and what they answer.

# told among what happens; $seat is a person's name or a colour
server-asked-back = { $seat } bittet alle, einen früheren Stand wiederherzustellen.
server-asked-end = { $seat } bittet alle, die Partie so zu beenden, wie sie steht.
server-agrees = { $seat } stimmt zu.
server-declines = { $seat } stimmt nicht zu. Die Partie geht weiter.
server-withdraws = { $seat } zieht die Bitte zurück.
server-gone-back = Alle stimmen der Bitte von { $seat } zu: Die Partie geht von einem früheren Stand aus weiter. Der Zufall bringt wieder dasselbe.
server-agreed-end = Alle stimmen zu: Die Partie endet so, wie sie steht.

# to whoever is asked; $line is a sentence of the story
server-asks-back = { $seat } möchte zurück zu dem Stand vor diesem Ereignis: { $line }
server-asks-back-unseen = { $seat } möchte dahin zurück, wo alle zuletzt etwas geschehen sahen.
server-asks-end = { $seat } möchte die Partie im Einvernehmen so beenden, wie sie steht.

# what cannot be done
server-is-agreed = Diese Partie wurde im Einvernehmen beendet. Hier wird nicht mehr gespielt.
server-cannot-ask = Darum kann an diesem Tisch gerade nicht gebeten werden.
server-asked-already = Die anderen wurden schon gefragt. Warte auf ihre Antwort; nach einem Nein auf den nächsten Zug.
server-not-asked = Du wirst danach nicht gefragt.
