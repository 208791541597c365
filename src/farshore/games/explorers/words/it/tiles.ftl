# What lies on a map, and what can be wrong with a pack of terrain tiles.

explorers-terrain-prairie = pianura
explorers-terrain-water = acqua
explorers-terrain-desert = deserto
explorers-terrain-mountain = montagna

explorers-object-temple = tempio
explorers-object-key = chiave
explorers-object-scroll = mappa
explorers-object-horse = cavallo
explorers-object-gem = gemma
explorers-object-apple = mela
explorers-object-carrot = carota
explorers-object-fish = pesce

explorers-pack-place = riga { $line }, colonna { $column }: { $reason }
explorers-pack-no-heading = una tessera comincia con una riga come «tile 1».
explorers-pack-number = le tessere hanno numeri da 1 a { $last }, quindi «{ $text }» non può essere il numero di una tessera.
explorers-pack-twice = la tessera { $number } è già disegnata, dalla riga { $first } in poi.
explorers-pack-missing = manca la tessera { $number }.
explorers-pack-rows = { $rows ->
    [one] una tessera ha { $needed } righe, non { $rows } riga.
   *[other] una tessera ha { $needed } righe, non { $rows }.
}
explorers-pack-surplus-row = una tessera non ha più di { $rows } righe.
explorers-pack-drawings = una riga è fatta di due disegni con uno spazio in mezzo: il terreno, poi gli oggetti.
explorers-pack-width = un disegno è largo { $needed } caselle, non { $count }.
explorers-pack-terrain = «{ $glyph }» non è un terreno. Ci sono: { $known } e { $number } per il villaggio.
explorers-pack-object = «{ $glyph }» non è un oggetto. Ci sono: { $known } e { $nothing } per nulla.

explorers-tile-no-village = manca il villaggio { $number }.
explorers-tile-second-village = una tessera ha un solo villaggio.
explorers-tile-village-rim = un villaggio non può stare sul margine della sua tessera.
explorers-tile-village-terrains = un villaggio deve confinare con almeno { $least } terreni diversi.
explorers-tile-village-object = accanto a un villaggio non può esserci un oggetto.
explorers-tile-object-on-village = su un villaggio non ci sono oggetti.
explorers-tile-terrain = ogni terreno deve avere da { $least } a { $most } caselle, ma «{ $terrain }» ne ha { $count }.
explorers-tile-area = un’area deve avere almeno { $least } caselle, ma questa ({ $terrain }) ne ha { $size }.
explorers-tile-areas = una tessera deve avere da { $least } a { $most } aree, non { $count }.
explorers-tile-objects = la tessera { $number } deve avere { $needed } × { $object }, non { $count }.
explorers-tile-temple-village = un tempio deve distare almeno { $least } passi dal villaggio, non { $steps }.
explorers-tile-key-temple = una chiave deve distare almeno { $least } passi dal tempio, non { $steps }.
explorers-tile-equal-objects = oggetti uguali ({ $object }) devono distare almeno { $least } passi, non { $steps }.
explorers-tile-cut-off = questa casella non si può raggiungere: i villaggi la tagliano fuori.
