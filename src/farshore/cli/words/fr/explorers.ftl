# Explorers' map and panels

cli-exp-head = Explorers · { $where ->
    [setup] mise en place
    [over] la fin
   *[turn] manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
}
cli-exp-active = joueur actif : { $seat }
cli-exp-neutral = pas de joueur actif
cli-exp-expert = côtés avancés : { $sides }
cli-exp-marks = { $marks ->
    [one] { $marks } coche
   *[other] { $marks } coches
}
cli-exp-side-chosen = choisi
cli-exp-side-near = face à toi
cli-exp-cards-left = { $draws ->
    [0] Dernière carte de la manche. Écartée : { $cards }
   *[other] À venir : { $draws } sur { $cards }
}
cli-exp-column-points = pts
cli-exp-column-key = K
cli-exp-column-scroll = S
cli-exp-column-gem = G
cli-exp-ranks = rangs au-dessus de { $bounds }
cli-exp-total = total
cli-exp-points-note = Villages et objectifs comme si la partie se terminait maintenant ; les manches qui ne sont pas terminées ne comptent pas encore. Les autres tels qu’ils étaient à la fin du dernier tour.
cli-exp-keys = clés
cli-exp-scrolls = parchemins
cli-exp-scrolls-used = parchemins utilisés
cli-exp-gems = gemmes
cli-exp-larder = vivres
cli-exp-provisions = aliments
cli-exp-temple = temple { $quadrant }
cli-exp-temples = temples
cli-exp-villages = villages
cli-exp-worth = ={ $points }
cli-exp-small-map = { $seat } : { cli-exp-marks }
cli-exp-tile = Tuile { $tile }
cli-exp-no-tiles = Le paysage est posé ; il n’y a plus de tuiles à choisir.
cli-exp-no-achievements = Aucun objectif n’est en jeu.
cli-exp-no-seat = Personne ne joue cette couleur.
cli-exp-choice = { $choice } ({ cli-exp-marks }, { $squares ->
    [0] aucune case possible
    [one] 1 case possible
   *[other] { $squares } cases possibles
})
cli-exp-square = { $has ->
    [true] { $mark } ({ $terrain }, { $found })
   *[false] { $mark } ({ $terrain })
}

# What achievements count
cli-exp-count-temple = temples
cli-exp-count-key = clés
cli-exp-count-scroll = parchemins
cli-exp-count-horse = chevaux
cli-exp-count-gem = gemmes
cli-exp-count-apple = pommes
cli-exp-count-carrot = carottes
cli-exp-count-fish = poissons
cli-exp-count-areas = zones
cli-exp-count-line = ligne
cli-exp-count-square = carré
cli-exp-count-villages = villages
cli-exp-count-temples = temples
cli-exp-count-corners = coins
cli-exp-count-edges = bords
cli-exp-count-A = A
cli-exp-count-B = B
cli-exp-count-C = C
cli-exp-count-D = D

# The legend
cli-exp-legend-temple = un temple : il faut une clé pour le cocher
cli-exp-legend-key = une clé
cli-exp-legend-scroll = un parchemin
cli-exp-legend-horse = un cheval : une coche de plus aussitôt
cli-exp-legend-gem = une gemme
cli-exp-legend-apple = une pomme
cli-exp-legend-carrot = une carotte
cli-exp-legend-fish = un poisson
cli-exp-legend-village = un village, avec le numéro de sa tuile
cli-exp-legend-start = le village de départ
cli-exp-legend-mark = une coche ; entre les croix, le terrain
cli-exp-legend-marked = un objet coché
cli-exp-legend-choice = peut être coché maintenant, ou d’abord avec l’un des choix
cli-exp-legend-full = une clé ou un parchemin à utiliser, une gemme, un aliment
cli-exp-legend-fresh = un parchemin trouvé pendant ce tour, à utiliser dès le prochain
cli-exp-legend-used = une clé ou un parchemin utilisé
cli-exp-legend-passed = le nombre d’une gemme, barré s’il est négatif, sinon entouré
cli-exp-legend-empty = un emplacement libre
cli-exp-legend-taken = un nombre de temple que tu as pris ; du côté avancé, +3 est pour ses coches supplémentaires
cli-exp-legend-gone = un nombre barré
cli-exp-legend-actor = qui doit agir, qui a fini, et toi
