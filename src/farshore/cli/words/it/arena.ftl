# What the command says of tournaments.

cli-help-arena = Fa giocare tornei ai bot e li classifica.
cli-arg-arena-bots = I bot: per nome (greedy), con impostazioni (search:plans=12), o un tuo programma (cmd:./mybot).
cli-arg-arena-games = Quante partite per incontro; arrotondate per eccesso, perché ogni posto si giochi altrettanto.
cli-arg-arena-seconds = Quanti secondi può durare una decisione.
cli-arg-arena-iterations = Quante iterazioni può durare una decisione; queste partite si possono rigiocare identiche. 1000 se non dici altro.
cli-arg-arena-gauntlet = Il primo bot contro ciascuno degli altri, invece di tutti contro tutti.
cli-arg-arena-sprt = Fermarsi appena è chiaro se il primo bot è più forte del secondo numero di punti Elo piuttosto che del primo, come 0:30.
cli-arg-arena-ray = Giocare invece sul cluster Ray a questo indirizzo: auto, local, ray://…
cli-arg-arena-out = Conservare tutte le partite in questo file, man mano che finiscono. Lo stesso comando riprende da dove si era fermato.
cli-arg-arena-report = Scrivere in questo file una pagina con grafici e tutte le partite.
cli-arena-budget = Una decisione dura più di 0 secondi o iterazioni.
cli-arena-sprt = «{ $text }» non è della forma 0:30: due numeri di punti Elo, prima il minore.
cli-arena-sprt-two = Il test confronta due bot: indicane esattamente due.
cli-arena-verdict = { $found ->
    [high] { $bot } è più forte: il test accetta { $high } punti Elo piuttosto che { $low } (dopo { $tables } tavoli, LLR { $ratio }).
    [low] { $bot } non è più forte: il test accetta { $low } punti Elo piuttosto che { $high } (dopo { $tables } tavoli, LLR { $ratio }).
   *[none] Il test fra { $low } e { $high } punti Elo non ha deciso nulla (dopo { $tables } tavoli, LLR { $ratio }).
}
cli-arena-fault = Partita { $number }: { $what }
cli-arena-kept = Tutte le partite sono in { $file }
cli-arena-report = Il rapporto è in { $file }
