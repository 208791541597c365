# What the players that are programs are called, and how they play.

bot-random = A caso
    .text = Fa una mossa permessa qualsiasi, senza pensarci. Va bene per dare una prima occhiata alle regole.
bot-greedy = Avido
    .text = Prende ciò che adesso sembra meglio e non guarda avanti. Un vero avversario per le tue prime partite.
bot-search = Lungimirante
    .text = Pianifica turni interi, li prova in molte partite possibili e sceglie quello che rende di più. L’avversario più forte; si prende il suo tempo.

bot-unknown = { $game } non ha un bot «{ $name }». Ha: { $known }.
bot-no-setting = «{ $setting }» non si può impostare per il bot «{ $name }» di { $game }. Conosce: { $known }.
bot-bad-setting = «{ $setting }» del bot «{ $name }» non può essere «{ $value }».
bot-bad-choice = Il bot al posto { $seat } ha scelto { $action }, che non gli è permesso.
bot-no-adviser = Nessun bot di { $game } sa dire quanto vale una mossa.
