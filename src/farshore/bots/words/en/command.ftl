# What is said of bots as they are typed, and of those that are programs of their own.

bot-bad-call = “{ $text }” names no bot. Write a name, with settings if you like (search:plans=12), or a program (cmd:./mybot).
bot-command-failed = The program “{ $command }” does not play: { $reason }
bot-command-late = The program “{ $command }” did not answer within { $seconds } seconds.
