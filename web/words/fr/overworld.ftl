# The board of Overworld: its own buttons, panels and what a screen reader hears.

overworld-board = La carte. Les flèches parcourent ses cases, N va au choix suivant, Entrée choisit ; « ? » montre toutes les touches.
overworld-fit = Voir toute la carte
overworld-tours = Circuits
overworld-lines = Régions

overworld-hand = Ta tuile
overworld-hand-coast = Ta tuile de côte
overworld-hand-of = { $name } pose cette tuile.
overworld-hand-none = { $phase ->
    [coast] { $name } pose une tuile de côte.
    [explorers] { $name } envoie des explorateurs.
    [gap] { $name } décide du sort d’une faille.
   *[draw] On pioche la tuile suivante.
}
overworld-point = Choisis une case au bord de la carte pour y essayer la tuile.
overworld-point-coast = Choisis une case marquée pour la tuile de côte.
overworld-point-many = Choisis l’une des cases marquées sur la carte.
overworld-turn = Tourner
overworld-face = Autre face
overworld-place = Poser ici
overworld-cancel = Reposer

overworld-pile = { $count ->
    [0] plus aucune tuile de côte
    [one] il reste { $count } tuile de côte
   *[other] il reste { $count } tuiles de côte
}
overworld-bag = { $count ->
    [0] le sac est vide
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
overworld-last-round = Dernier tour de table : { $turns ->
    [0] c’est le dernier tour
    [one] encore un tour
   *[other] encore { $turns } tours
}
overworld-shop = Boutique
overworld-item-torch = torche
overworld-item-map = carte
overworld-item-key = clé
overworld-item-potion = potion
overworld-item-leg = cuisse de poulet
overworld-supply = { $name }, en réserve : { $camels ->
    [one] { $camels } chameau
   *[other] { $camels } chameaux
}, { $ships ->
    [one] { $ships } navire
   *[other] { $ships } navires
}, { $doors ->
    [one] { $doors } porte
   *[other] { $doors } portes
}
overworld-odds = Ce qui peut être pioché ensuite

overworld-kind-mountain = Montagnes
overworld-kind-forest = Forêt
overworld-kind-whirlpool = Tourbillons
overworld-kind-reef = Récif
overworld-region = { $kind } : { $size ->
    [one] une case
   *[other] { $size } cases
}
overworld-region-nobody = personne ne la tient
overworld-region-points = { $count ->
    [one] { $points } points pour { $names }
   *[other] { $points } points chacun : { $names }
}
overworld-area-fits = Zone fermée, mais une tuile y va encore.
overworld-area-gap = Une faille : aucune tuile n’y va.
overworld-area-leads = { $count ->
    [one] Elle reviendrait à { $names }.
   *[other] Égalité entre { $names }.
}
overworld-area-nobody = Elle ne reviendrait à personne.
overworld-gap = Faille { $number }
overworld-gap-door = { $name } : porte
overworld-gap-port = { $name } : port
overworld-gap-left = { $name } a laissé ici { $count ->
    [one] un explorateur
   *[other] { $count } explorateurs
}
overworld-gap-empty = Fermée et vide.
overworld-gap-items = Contient : { $items }.
overworld-explorer-camel = { $name } : chameau
overworld-explorer-ship = { $name } : navire
overworld-half = { $side } : { $what }
overworld-side-N = Au nord
overworld-side-E = À l’est
overworld-side-S = Au sud
overworld-side-W = À l’ouest
overworld-empty = Vide
overworld-can-place = une tuile peut aller ici
overworld-at = { $square } : { $what }

# How far from the first coast a row or column lies.
overworld-north = N{ $count }
overworld-south = S{ $count }
overworld-east = E{ $count }
overworld-west = O{ $count }
overworld-start = la case de départ
