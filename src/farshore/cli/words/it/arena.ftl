# What the command says of tournaments.

cli-help-arena = Fa giocare tornei ai bot e li classifica.
cli-arg-arena-bots = I bot: per nome (greedy), con impostazioni (search:plans=12), o un tuo programma (cmd:./mybot).
cli-arg-arena-games = Quante partite per incontro; arrotondate per eccesso, perché ogni posto sia giocato lo stesso numero di volte.
cli-arg-arena-seconds = Quanti secondi può richiedere una decisione.
cli-arg-arena-iterations = Quante iterazioni può richiedere una decisione; queste partite si possono rigiocare identiche. 1000 se non dici altro.
cli-arg-arena-gauntlet = Il primo bot contro ciascuno degli altri, invece di tutti contro tutti.
cli-arg-arena-sprt = Si ferma appena è chiaro se il vantaggio del primo bot in punti Elo è pari al secondo numero piuttosto che al primo, come 0:30.
cli-arg-arena-ray = Gioca invece sul cluster Ray a questo indirizzo: auto, local, ray://…
cli-arg-arena-out = Conserva tutte le partite in questo file, man mano che finiscono. Lo stesso comando riprende da dove si era fermato.
cli-arg-arena-report = Scrive in questo file una pagina con grafici e tutte le partite.
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
