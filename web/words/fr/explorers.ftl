# The board of Explorers: its own buttons, panels and what a screen reader hears.

explorers-board = Le paysage. Les flèches parcourent ses cases, N va au choix suivant, Entrée choisit ; « ? » montre toutes les touches.
explorers-fit = Voir tout le paysage
explorers-panels = Le plateau : pistes, temples, cartes et paysages
explorers-frame = Les pistes du plateau
explorers-cards-and-maps = Cartes et paysages
explorers-map-of = Paysage : { $name }
explorers-back = Retour à ton paysage

# A square.
explorers-terrain-P = Herbe
explorers-terrain-W = Eau
explorers-terrain-D = Sable
explorers-terrain-M = Montagne
explorers-object-temple = temple
explorers-object-key = clé
explorers-object-scroll = parchemin
explorers-object-horse = cheval
explorers-object-gem = gemme
explorers-object-apple = pomme
explorers-object-carrot = carotte
explorers-object-fish = poisson
explorers-village = village { $number }
explorers-start = village de départ
explorers-marked = cochée
explorers-open = peut être choisie
explorers-unknown = pas encore de tuile

# The turn.
explorers-turn = Ce tour
explorers-round = Manche { $round } sur { $rounds }
explorers-turn-of = tour { $turn } sur { $turns }
explorers-set-up = Avant le premier tour
explorers-over = La partie est terminée
explorers-card = La carte
explorers-chose = Choisi par { $name }
explorers-marks = { $marks ->
    [one] { $marks } coche
   *[other] { $marks } coches
}
explorers-scrolls = Utiliser un parchemin
explorers-terrains = Choisir un terrain
explorers-left = { $given ->
    [one] dernière coche
   *[other] { $due ->
        [one] encore { $due } coche sur { $given }
       *[other] encore { $due } coches sur { $given }
    }
}
explorers-horse-first = le cheval d’abord
explorers-done = { $name } a fini
explorers-not-done = { $name } choisit encore
explorers-confirm-square = Est-ce bien cette case ?

# Laying the map.
explorers-laying = La prochaine tuile
explorers-tiles = Tuiles restantes
explorers-tile = Tuile { $tile }
explorers-lay = La poser sur { $quadrant }
explorers-turn-tile = Tourner

# Around the map.
explorers-cards = Cartes
explorers-cards-left = { $count } à venir
explorers-cards-aside = Une des cartes restantes est écartée.
explorers-card-open = { $card } : la carte de ce tour
explorers-card-turned = { $card } : déjà retournée
explorers-card-left = { $card } : peut encore venir
explorers-maps = Paysages
explorers-show-map = Voir le paysage : { $name }
explorers-you = Toi

explorers-tools = Clés et parchemins
explorers-keys = { $used ->
    [one] Clés : { $ready } à utiliser, { $used } utilisée
   *[other] Clés : { $ready } à utiliser, { $used } utilisées
}
explorers-scroll-track = { $used ->
    [one] Parchemins : { $ready } à utiliser, { $fresh } dès le prochain tour, { $used } utilisé
   *[other] Parchemins : { $ready } à utiliser, { $fresh } dès le prochain tour, { $used } utilisés
}
explorers-provisions = Aliments
explorers-worth = { $points } en fin de manche
explorers-larder = { $kind } : { $most ->
    [0] rien à cocher dans cette manche
   *[other] { $count } sur { $most } dans cette manche
}
explorers-gems = Gemmes
explorers-gem-track = { $gems ->
    [one] { $gems } gemme trouvée sur { $slots }
   *[other] { $gems } gemmes trouvées sur { $slots }
}
explorers-temples = Temples
explorers-temples-basic = plus pour les premiers
explorers-temples-expert = 8 points + coches
explorers-number = { $points } points{ $extra ->
    [0] {""}
    [one] , { $extra } coche supplémentaire
   *[other] , { $extra } coches supplémentaires
} : { $state ->
    [taken] pris par { $who }
    [struck] barré
   *[free] libre
}
explorers-villages = Villages
explorers-villages-basic = chacun compte
explorers-villages-expert = seul le plus pauvre
explorers-village-stands = { $points ->
    [one] Village du quadrant { $quadrant } : { $neighbours } des 4 cases adjacentes cochées, { $points } point
   *[other] Village du quadrant { $quadrant } : { $neighbours } des 4 cases adjacentes cochées, { $points } points
}

explorers-achievements = Objectifs
explorers-count-of = { $name } : { $have } sur { $needed }
explorers-count = { $name } : { $have }
explorers-count-quadrant = quadrant { $quadrant }
explorers-count-temple = temples
explorers-count-key = clés
explorers-count-scroll = parchemins
explorers-count-horse = chevaux
explorers-count-gem = gemmes
explorers-count-apple = pommes
explorers-count-carrot = carottes
explorers-count-fish = poissons
explorers-count-areas = zones
explorers-count-line = plus longue ligne
explorers-count-square = plus grand carré
explorers-count-corners = coins
explorers-count-edges = bords
explorers-count-villages = villages
explorers-count-temples = temples

explorers-ranks = Rangs
explorers-rank-0 = Novice
explorers-rank-1 = Nomade
explorers-rank-2 = Guide
explorers-rank-3 = Géographe
explorers-rank-4 = Cartographe
explorers-rank-5 = Légende
explorers-rank-of = rang { $rank } sur { $ranks }
explorers-rank-lowest = jusqu’à { $bound }
explorers-rank-from = à partir de { $bound }
