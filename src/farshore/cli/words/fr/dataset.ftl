# Ce que la commande dit des jeux de données.

cli-help-dataset = Faire jouer des bots et écrire leurs parties en fichiers Parquet pour des programmes qui apprennent.
cli-arg-dataset-folder = Le dossier des fichiers et des parties elles-mêmes. La même commande reprend où elle s’était arrêtée.
cli-arg-dataset-bots = Qui joue : un bot à toutes les places, ou plusieurs les uns contre les autres, séparés par des virgules.
cli-arg-dataset-games = Combien de parties ; avec plusieurs bots, autant pour chaque rencontre.
cli-arg-dataset-positions = Si chaque ligne dit où en était la partie, par une position avec ses secrets.
cli-arg-dataset-observations = Si chaque ligne dit ce que la place voyait, en tableaux de nombres.
cli-dataset-written = { $folder } contient { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
} de { $games ->
    [one] une partie.
   *[other] { $games } parties.
}
cli-dataset-broken = { $games ->
    [one] Une autre partie a été perdue
   *[other] { $games } autres parties ont été perdues
} par la faute d’un bot et { $games ->
    [one] n’y figure pas.
   *[other] n’y figurent pas.
}
