# The game itself, and what a table may agree on. An option's title is the message, its explanation .text; each of its
# values is an attribute of that name.

game-explorers = Explorers
    .text = Tutti esplorano nello stesso momento la stessa terra, casella dopo casella, ognuno con le proprie X. Raccogli razioni e gemme, trova le chiavi dei templi prima degli altri e fai amicizia con i villaggi. Si può giocare anche in solitario.

explorers-option-provisions = Razioni
    .text = Come si raccolgono mele, carote e pesci in ogni round, e quanti punti danno.
    .basic = una di ogni tipo in ogni round
    .expert = per esperti: nessuna nel round 1, poi fino a quattro mele, fino a quattro carote, fino a quattro pesci
explorers-option-gems = Gemme
    .text = Quanto valgono le gemme alla fine di ogni round.
    .basic = un punto per ogni gemma trovata fin lì
    .expert = per esperti: un tracciato che comincia con numeri negativi
explorers-option-temples = Templi
    .text = Che cosa dà esplorare un tempio.
    .basic = 12, 10, 8 o 6 punti, di più a chi arriva prima
    .expert = per esperti: 8 punti a tutti, e X extra a chi arriva presto
explorers-option-villages = Villaggi
    .text = Quanto valgono le X accanto ai villaggi alla fine della partita.
    .basic = ogni villaggio dà punti
    .expert = per esperti: dà punti solo il villaggio con meno X accanto
explorers-option-achievements = Numero di missioni
    .text = Quante missioni si estraggono prima della partita, da 0 a 3.
explorers-option-chosen_achievements = Missioni a scelta
    .text = Fino a tre missioni con il loro nome breve, come N1, F e R5, da giocare al posto di quelle estratte.
    .none = nessuna scelta
explorers-option-map = Paesaggio
    .text = Come nasce il paesaggio: a sorte, per mano del giocatore iniziale o da un codice del paesaggio come 3r1 7r0 5r2 1r3.
    .random = le tessere e come sono girate si estraggono a sorte
    .first-player = il giocatore iniziale posa le tessere
explorers-option-first_seat = Giocatore iniziale
    .text = Chi ha il segnalino del giocatore iniziale nel round 1.
    .first = il primo posto
    .second = il secondo posto
    .third = il terzo posto
    .fourth = il quarto posto
    .random = un posto estratto a sorte
explorers-option-may_stop = Fermarsi prima
    .text = Se si può rinunciare a X che si potrebbero ancora mettere.
    .true = ci si può fermare prima
    .false = finché c’è una casella, le X sono obbligatorie
explorers-option-own_tiles = Tessere paesaggio tue
    .text = Il testo di un pacchetto di otto tessere, da giocare al posto di quelle del gioco.
    .none = le otto tessere del gioco
