# What can be wrong with a table's options, a content file, a scenario or a drawn board.

entdecker-seats = le jeu se joue de 2 à 4, pas à { $seats }.
entdecker-scenario = il n’y a pas de scénario « { $name } ». Il y a : { $known }.

entdecker-content-pattern = les tuiles ont des motifs de 1 à 6.
entdecker-content-events = il faut exactement les événements mine, pirate, natives et storm.
entdecker-content-event-count = il faut autant d’événements que de points d’interrogation, mais il y a { $events } événements et { $marks } points d’interrogation.
entdecker-content-die = il faut au moins un nombre au dé, et un au gouvernail.
entdecker-content-scouts = le nombre d’éclaireurs doit être donné pour 2, 3 et 4 joueurs, et pour aucun autre nombre.
entdecker-content-jungle-space = le point et les yeux doivent se trouver parmi les { $spaces } cases d’un sentier.
entdecker-content-jungle-room = les sentiers doivent avoir de la place pour tous les éclaireurs d’une partie, { $scouts } au plus.
entdecker-content-produce = il faut au moins autant de jetons Plante que de sentiers, soit { $paths }.

entdecker-drawing-columns = la première ligne doit nommer les colonnes : A, B, C… sans lacune.
entdecker-drawing-empty = aucun plateau n’est dessiné.
entdecker-drawing-row-number = la rangée { $row } doit commencer par son numéro.
entdecker-drawing-row-length = la rangée { $row } doit avoir { $width } cases, autant qu’il y a de lettres de colonne.
entdecker-drawing-glyph = « { $glyph } » en { $space } n’est pas une façon de dessiner une case.

entdecker-scenario-size = un plateau a au moins { $width } colonnes et { $height } rangées, et au plus { $spaces } cases.
entdecker-scenario-mismatch = la tuile { $tile } en { $space } ne s’accorde pas avec ce qu’elle touche : la terre doit toucher la terre, et la mer la mer, au bord aussi.
entdecker-scenario-tiles = { $laid ->
    [one] { $laid } tuile du motif { $pattern } est posée, mais les piles visibles en ont { $have }.
   *[other] { $laid } tuiles du motif { $pattern } sont posées, mais les piles visibles en ont { $have }.
}
entdecker-scenario-waterfalls = { $laid ->
    [one] { $laid } cascade de +{ $bonus } est posée, mais la boîte en a { $have }.
   *[other] { $laid } cascades de +{ $bonus } sont posées, mais la boîte en a { $have }.
}
entdecker-scenario-no-start = aucun navire ne pourrait entrer : aucune case inexplorée n’est accessible depuis une case de bord.
