# Hints: what is said in every game, and what can be wrong with them.

occasion-undo = Puoi annullare la tua ultima azione finché non ha rivelato nulla e nessun altro ha giocato: premi «Annulla».
occasion-waiting = Quello che fanno gli altri è raccontato nella cronaca e resta evidenziato sul tabellone fino alla tua prossima azione.

hint-name = un nome ha solo lettere, cifre e trattini e comincia con una lettera.
hint-event = il gioco non ha un evento di questo tipo.
hint-field = { $event } non ha un campo con questo nome.
