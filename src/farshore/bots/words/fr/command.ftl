# What is said of bots as they are typed, and of those that are programs of their own.

bot-bad-call = « { $text } » ne désigne aucun bot. Écris un nom, avec des réglages si tu veux (search:plans=12), ou un programme (cmd:./mybot).
bot-command-failed = Le programme « { $command } » ne joue pas : { $reason }
bot-command-late = Le programme « { $command } » n’a pas répondu en { $seconds } secondes.
