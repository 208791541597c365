# What things are for, and what has happened for the first time. The sentences themselves are the games’.

# A button: then everything that has a hint is marked. .short: below a small picture, on a phone.
hints-ask = Qu’est-ce que c’est ?
    .key = Qu’est-ce que c’est ? (H)
    .short = Quoi ?
hints-how = Clique ou appuie sur ce qui est entouré, ou passe de l’un à l’autre avec les flèches : tu sauras à quoi cela sert.
    .touch = Touche ce qui est entouré, et tu sauras à quoi cela sert. Sinon, un appui long fait de même.
hints-end = Terminé
keys-hint = Qu’est-ce que c’est : ce qui a le focus, ou tout

# Before a sentence or two about what has just happened for the first time.
occasion-title = Nouveau :
occasion-off = Ne plus expliquer
settings-explain = Explications
    .text = Expliquer ce qui arrive pour la première fois
    .again = Tout montrer à nouveau
