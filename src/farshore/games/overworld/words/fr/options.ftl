# The game itself, and what a table may agree on. An option's title is the message, its explanation .text; each of its
# values is an attribute of that name.

game-overworld = Overworld
    .text = Pose des tuiles en L, terre ou eau, et la carte grandit dans toutes les directions. Tiens montagnes et forêts avec tes chameaux, tourbillons et récifs avec tes navires. Là où les tuiles laissent une faille qu’aucune tuile ne peut remplir, les plus forts alentour découvrent une entrée de donjon : place tes portes loin les unes des autres.

overworld-option-provisions = Provisions
    .text = Les grandes failles contiennent-elles torches, cartes, clés, potions et cuisses de poulet, qui rapportent des points par séries d’objets différents ?
    .true = avec provisions de la boutique
    .false = sans provisions
overworld-option-ports = Ports
    .text = Chacun a-t-il un port, que l’on peut construire dans une faille au lieu d’une porte et qui rapporte les points d’une grande région voisine ?
    .true = avec un port pour chacun
    .false = sans ports
