# What is said of bots as they are typed, and of those that are programs of their own.

bot-bad-call = «{ $text }» non indica nessun bot. Scrivi un nome, se vuoi con delle impostazioni (search:plans=12), oppure un programma (cmd:./mybot).
bot-command-failed = Il programma «{ $command }» non gioca: { $reason }
bot-command-late = Il programma «{ $command }» non ha risposto entro { $seconds } secondi.
