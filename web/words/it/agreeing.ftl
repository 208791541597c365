# What all others at a table are asked for: to go back, or to end the game.
agree-back-to = Tornare dove?
# $line is a sentence of the story
agree-before = Prima di: { $line }
agree-before-unseen = All’ultimo momento in cui tutti hanno visto accadere qualcosa
agree-nothing = Non c’è nulla di tuo su cui tornare.
agree-back-known = Tutto ciò che è seguito viene annullato. Ciò che qualcuno ha visto resta noto, e la sorte porta di nuovo le stesse cose.
agree-ask = Chiedi a tutti
agree-go = Torna indietro
agree-yes = Accetta
agree-no = Rifiuta
agree-withdraw = Ritira la richiesta
# $names are people
agree-waits = Non hanno ancora risposto: { $names }
agree-region = Che cosa si chiede a tutti
# beside the name of somebody for whom a bot plays on
