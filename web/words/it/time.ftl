# Time: what a table agrees on
time = Tempo
time-none = Senza orologio
    .text = Ognuno si prende il tempo che vuole.
time-live = Dal vivo
    .text = Si gioca tutti insieme: ogni posto ha una riserva di tempo per tutta la partita, e ogni proprio turno ne aggiunge un po’.
time-days = Giorni
    .text = Su più giorni: ogni turno ha il suo tempo. Finché il server è fermo, nessuno perde niente.
time-pace = Quanto tempo?
time-own = Altro
time-own-bank = Minuti per la partita
time-own-increment = Secondi in più a ogni turno
time-own-days = Giorni per ogni turno
# { $days }, { $bank } and { $increment } are lengths of time, such as “3 days”
time-pace-days = { $days } a turno
time-pace-live = { $bank } a testa, più { $increment } a turno
time-pace-bank = { $bank } a testa
time-takeover = Se a qualcuno scade il tempo
    .text = Prima un promemoria. Poi, dopo due minuti dal vivo o mezza giornata in una partita su più giorni, un bot può giocare al suo posto.
time-takeover-vote = Gli altri votano
    .text = Se a qualcuno scade il tempo, gli altri possono votare perché giochi un bot fino al suo ritorno
time-takeover-host = Decide chi ospita
    .text = Se a qualcuno scade il tempo, chi ospita può far giocare un bot fino al suo ritorno; sul posto di chi ospita votano gli altri
time-takeover-automatic = Subentra un bot
    .text = Se a qualcuno scade il tempo, gioca un bot fino al suo ritorno
time-takeover-never = Non subentra nessuno
    .text = Non subentra nessun bot; chi ospita può dare ad altri il posto di chi ha esaurito il tempo
time-bot = Il bot che subentra
    .text = Restituisce il posto quando la persona ritorna.
time-bot-usual = Il solito

# The clocks at a table. { $left } is a length of time, such as “2 days and 4 hours”
time-left = Ancora { $left }
    .still = Ancora { $left }, l’orologio è fermo
time-up = Tempo!
time-is-up = Il tuo tempo è scaduto
time-is-up-yours = Il tuo tempo è scaduto.
time-is-up-of = Il tempo di { $name } è scaduto.
time-late-you = Muovi adesso: da un momento all’altro può giocare un bot al tuo posto.
time-late-you-soon = Muovi adesso: tra { $left } potrà giocare un bot al tuo posto.
time-late-soon = Tra { $left } potrà giocare un bot.
time-take-over = Far giocare un bot
time-vote = Votare per un bot
time-votes = Voti per un bot: { $votes } su { $needed }.

# A pause
time-pause = Proporre una pausa
    .text = Quando tutti sono d’accordo, gli orologi si fermano finché qualcuno non riprende.
time-paused = Pausa
    .text = Pausa: gli orologi sono fermi. Si può comunque muovere.
time-resume = Riprendere
time-asked = Vorrebbe una pausa: { $names }.
time-asked-you = Vorresti una pausa. Comincia quando tutti sono d’accordo.
time-agree = D’accordo
time-decline = Meglio di no
time-withdraw = Continuare comunque

# The host frees a seat
time-free = Liberare il posto di { $name }
    .text = { $name } non giocherà più qui. Riceverai un link con cui qualcun altro può prendere il posto, oppure lo dai a un bot.
    .soon = Possibile fra { $left }: prima tutti devono aver aspettato un bel po’.
