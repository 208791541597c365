# What lies on a map, and what can be wrong with a pack of terrain tiles.

explorers-terrain-prairie = Grasland
explorers-terrain-water = Gewässer
explorers-terrain-desert = Wüste
explorers-terrain-mountain = Gebirge

explorers-object-temple = Tempel
explorers-object-key = Schlüssel
explorers-object-scroll = Landkarte
explorers-object-horse = Pferd
explorers-object-gem = Edelstein
explorers-object-apple = Apfel
explorers-object-carrot = Karotte
explorers-object-fish = Fisch

explorers-pack-place = Zeile { $line }, Spalte { $column }: { $reason }
explorers-pack-no-heading = Ein Plättchen beginnt mit einer Zeile wie „tile 1“.
explorers-pack-number = Plättchen sind von 1 bis { $last } nummeriert, „{ $text }“ kann also keines sein.
explorers-pack-twice = Plättchen { $number } ist schon gezeichnet, ab Zeile { $first }.
explorers-pack-missing = Plättchen { $number } fehlt.
explorers-pack-rows = { $rows ->
    [one] Ein Plättchen hat { $needed } Reihen, nicht { $rows } Reihe.
   *[other] Ein Plättchen hat { $needed } Reihen, nicht { $rows }.
}
explorers-pack-surplus-row = Ein Plättchen hat nicht mehr als { $rows } Reihen.
explorers-pack-drawings = Eine Reihe besteht aus zwei Zeichnungen mit einem Leerzeichen dazwischen: erst das Gelände, dann die Objekte.
explorers-pack-width = Eine Zeichnung ist { $needed } Felder breit, nicht { $count }.
explorers-pack-terrain = „{ $glyph }“ ist kein Geländetyp. Es gibt: { $known } und { $number } für das Dorf.
explorers-pack-object = „{ $glyph }“ ist kein Objekt. Es gibt: { $known } und { $nothing } für nichts.

explorers-tile-no-village = Das Dorf { $number } fehlt.
explorers-tile-second-village = Ein Plättchen hat nur ein Dorf.
explorers-tile-village-rim = Ein Dorf darf nicht am Rand seines Plättchens liegen.
explorers-tile-village-terrains = Ein Dorf muss an mindestens { $least } verschiedene Geländetypen grenzen.
explorers-tile-village-object = Neben einem Dorf darf kein Objekt liegen.
explorers-tile-object-on-village = Auf einem Dorf liegt kein Objekt.
explorers-tile-terrain = Jeder Geländetyp muss { $least } bis { $most } Felder haben, aber { $terrain } hat { $count }.
explorers-tile-area = Ein Gebiet muss mindestens { $least } Felder haben, aber dieses hier ({ $terrain }) hat { $size }.
explorers-tile-areas = Ein Plättchen muss { $least } bis { $most } Gebiete haben, nicht { $count }.
explorers-tile-objects = Plättchen { $number } muss { $needed } × { $object } haben, nicht { $count }.
explorers-tile-temple-village = Ein Tempel muss mindestens { $least } Schritte vom Dorf entfernt sein, nicht { $steps }.
explorers-tile-key-temple = Ein Schlüssel muss mindestens { $least } Schritte vom Tempel entfernt sein, nicht { $steps }.
explorers-tile-equal-objects = Gleiche Objekte ({ $object }) müssen mindestens { $least } Schritte auseinander sein, nicht { $steps }.
explorers-tile-cut-off = Dieses Feld ist nicht zu erreichen: Dörfer schneiden es ab.
