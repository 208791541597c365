# What lies on a map, and what can be wrong with a pack of terrain tiles.

explorers-terrain-prairie = Herbe
explorers-terrain-water = Eau
explorers-terrain-desert = Sable
explorers-terrain-mountain = Montagne

explorers-object-temple = temple
explorers-object-key = clé
explorers-object-scroll = parchemin
explorers-object-horse = cheval
explorers-object-gem = gemme
explorers-object-apple = pomme
explorers-object-carrot = carotte
explorers-object-fish = poisson

explorers-pack-place = ligne { $line }, colonne { $column } : { $reason }
explorers-pack-no-heading = une tuile commence par une ligne comme « tile 1 ».
explorers-pack-number = les tuiles sont numérotées de 1 à { $last } : « { $text } » ne peut pas en être une.
explorers-pack-twice = la tuile { $number } est déjà dessinée, à partir de la ligne { $first }.
explorers-pack-missing = la tuile { $number } manque.
explorers-pack-rows = { $rows ->
    [one] une tuile a { $needed } rangées, pas { $rows } rangée.
   *[other] une tuile a { $needed } rangées, pas { $rows }.
}
explorers-pack-surplus-row = une tuile n’a pas plus de { $rows } rangées.
explorers-pack-drawings = une rangée se compose de deux dessins séparés par une espace : le terrain, puis les objets.
explorers-pack-width = un dessin a { $needed } cases de large, pas { $count }.
explorers-pack-terrain = « { $glyph } » n’est pas un terrain. Il y a : { $known }, et { $number } pour le village.
explorers-pack-object = « { $glyph } » n’est pas un objet. Il y a : { $known }, et { $nothing } pour rien.

explorers-tile-no-village = le village { $number } manque.
explorers-tile-second-village = une tuile n’a qu’un seul village.
explorers-tile-village-rim = un village ne doit pas être au bord de sa tuile.
explorers-tile-village-terrains = un village doit être à côté d’au moins { $least } terrains différents.
explorers-tile-village-object = aucun objet ne doit être adjacent à un village.
explorers-tile-object-on-village = un village ne porte pas d’objet.
explorers-tile-terrain = chaque terrain doit avoir de { $least } à { $most } cases, mais { $terrain } en a { $count }.
explorers-tile-area = une zone doit avoir au moins { $least } cases, mais celle-ci ({ $terrain }) en a { $size }.
explorers-tile-areas = une tuile doit avoir de { $least } à { $most } zones, pas { $count }.
explorers-tile-objects = la tuile { $number } doit avoir { $needed } × { $object }, pas { $count }.
explorers-tile-temple-village = un temple doit être à au moins { $least } pas du village, pas à { $steps }.
explorers-tile-key-temple = une clé doit être à au moins { $least } pas du temple, pas à { $steps }.
explorers-tile-equal-objects = des objets identiques ({ $object }) doivent être à au moins { $least } pas l’un de l’autre, pas à { $steps }.
explorers-tile-cut-off = cette case est inaccessible : des villages la coupent du reste.
