# What is said of bots as they are typed, and of those that are programs of their own.

bot-bad-call = „{ $text }“ bezeichnet keinen Bot. Schreib einen Namen, wenn du willst mit Einstellungen (search:plans=12), oder ein Programm (cmd:./mybot).
bot-command-failed = Das Programm „{ $command }“ spielt nicht mit: { $reason }
bot-command-late = Das Programm „{ $command }“ hat nicht innerhalb von { $seconds } Sekunden geantwortet.
