# What all others at a table are asked for, and what they answer.

# told among what happens; $seat is a person's name or a colour
server-asked-back = { $seat } chiede a tutti di tornare indietro.
server-asked-end = { $seat } chiede a tutti di finire la partita così com’è.
server-agrees = { $seat } è d’accordo.
server-declines = { $seat } non è d’accordo. La partita continua.
server-withdraws = { $seat } ritira la richiesta.
server-gone-back = Tutti accettano la richiesta di { $seat }: la partita riprende da un momento precedente. La sorte porterà di nuovo le stesse cose.
server-agreed-end = Tutti sono d’accordo: la partita finisce così com’è.

# to whoever is asked; $line is a sentence of the story
server-asks-back = { $seat } chiede di tornare a prima di questo: { $line }
server-asks-back-unseen = { $seat } chiede di tornare all’ultimo momento in cui tutti hanno visto accadere qualcosa.
server-asks-end = { $seat } chiede di finire la partita così com’è, di comune accordo.

# what cannot be done
server-is-agreed = Questa partita è finita di comune accordo. Qui non si gioca più.
server-cannot-ask = A questo tavolo, in questo momento, non si può chiedere.
server-asked-already = Gli altri hanno già ricevuto una richiesta. Aspetta la loro risposta; dopo un no, la prossima mossa.
server-not-asked = Questa richiesta non è rivolta a te.
