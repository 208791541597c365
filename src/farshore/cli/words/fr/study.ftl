# Ce que la commande dit des études.

cli-help-study = Étudier un jeu : des bots y jouent de toutes les façons, et une page illustrée en rend compte.
cli-arg-study-games = Combien de parties du jeu tel qu’il est imprimé, pour chaque nombre de joueurs.
cli-arg-study-variant-games = Combien de parties de chaque variante et de chaque bot suivant. La moitié si tu ne dis rien.
cli-arg-study-bots = Qui joue : le premier bot à tout, les suivants seulement au jeu tel qu’il est imprimé. Un nombre d’itérations peut suivre : search@8.
cli-arg-study-iterations = Combien d’itérations peut durer une décision.
cli-arg-study-out = Le dossier de la page, de ses images et, cachées, des parties. La même commande reprend où elle s’était arrêtée.
cli-study-cost = { $games ->
    [one] Une partie reste
   *[other] { $games } parties restent
} à jouer, { $kept } sont déjà là : environ { $time } d’un processeur.
cli-study-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
}
cli-study-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
cli-study-nothing-left = Les { $games } parties sont toutes là.
cli-study-written = L’étude est dans { $file }, avec { $pictures ->
    [one] une image
   *[other] { $pictures } images
} à côté.
