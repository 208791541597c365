# What things are for, and what has happened for the first time. The sentences themselves are the games’.

# A button: then everything that has a hint is marked. .short: below a small picture, on a phone.
hints-ask = Qu’est-ce que c’est ?
    .key = Qu’est-ce que c’est ? (H)
    .short = Aide
hints-how = Clique ou appuie sur un élément entouré, ou passe de l’un à l’autre avec les flèches : tu sauras à quoi il sert.
    .touch = Touche un élément entouré, et tu sauras à quoi il sert. Le reste du temps, un appui long suffit.
hints-end = Terminé
keys-hint = Dire à quoi sert l’élément actif, ou n’importe quel autre

# Before a sentence or two about what has just happened for the first time.
occasion-title = Nouveau :
occasion-off = Ne plus expliquer
settings-explain = Explications
    .text = Expliquer ce qui arrive pour la première fois
    .again = Tout montrer à nouveau
