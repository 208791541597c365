# What the command says of tournaments.

cli-help-arena = Faire jouer des tournois à des bots et les classer.
cli-arg-arena-bots = Les bots : par leur nom (greedy), avec des réglages (search:plans=12), ou un programme à toi (cmd:./mybot).
cli-arg-arena-games = Combien de parties par rencontre ; arrondi au-dessus, pour que chaque place soit jouée aussi souvent que les autres.
cli-arg-arena-seconds = Combien de secondes peut prendre une décision.
cli-arg-arena-iterations = Combien d’itérations peut prendre une décision ; de telles parties se rejouent à l’identique. 1000 si tu ne dis rien.
cli-arg-arena-gauntlet = Le premier bot contre chacun des autres, au lieu de tous contre tous.
cli-arg-arena-sprt = S’arrêter dès qu’il est clair que le premier bot est plus fort du second nombre de points Elo plutôt que du premier, ou l’inverse : 0:30.
cli-arg-arena-ray = Jouer plutôt sur la grappe Ray à cette adresse : auto, local, ray://…
cli-arg-arena-out = Garder toutes les parties dans ce fichier, au fur et à mesure. La même commande reprend où elle s’était arrêtée.
cli-arg-arena-report = Écrire dans ce fichier une page avec des graphiques et toutes les parties.
cli-arena-budget = Une décision dure plus de 0 seconde ou itération.
cli-arena-sprt = « { $text } » n’est pas de la forme 0:30 : deux nombres de points Elo, le plus petit d’abord.
cli-arena-sprt-two = Le test compare deux bots : nommes-en exactement deux.
cli-arena-verdict = { $found ->
    [high] { $bot } est plus fort : le test retient { $high } points Elo plutôt que { $low } (après { $tables } tables, LLR { $ratio }).
    [low] { $bot } n’est pas plus fort : le test retient { $low } points Elo plutôt que { $high } (après { $tables } tables, LLR { $ratio }).
   *[none] Le test entre { $low } et { $high } points Elo n’a rien décidé (après { $tables } tables, LLR { $ratio }).
}
cli-arena-fault = Partie { $number } : { $what }
cli-arena-kept = Toutes les parties sont dans { $file }
cli-arena-report = Le rapport est dans { $file }
