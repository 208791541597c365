# What the table says about talk that it does not take.
server-talk-empty = Il n’y a encore rien à dire : écris d’abord quelque chose.
server-talk-long = C’est trop long : { $most } signes au plus.
server-talk-fast = Doucement, s’il te plaît : laisse aux autres le temps de lire. Réessaie dans un instant.
server-talk-silenced = L’hôte de la table ne te laisse pas parler ici pour le moment.
server-talk-gone = Cela n’existe plus.
