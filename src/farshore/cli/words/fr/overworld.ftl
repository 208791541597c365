# Overworld's board and panels

cli-ovw-head = Overworld · { $where ->
    [over] la fin
    [last] tour { $turn }, { $more ->
        [0] le dernier
        [one] encore 1 à venir
       *[other] encore { $more } à venir
    }
   *[turn] tour { $turn }
} · { $tiles ->
    [0] le sac est vide
    [one] 1 tuile de relevé dans le sac
   *[other] { $tiles } tuiles de relevé dans le sac
} · { $coasts ->
    [0] aucune côte dans la pile
    [one] 1 côte dans la pile
   *[other] { $coasts } côtes dans la pile
}
cli-ovw-cut = Le plateau va de la colonne { $west } à la colonne { $east } : en voici une partie.
cli-ovw-column-points = pts
cli-ovw-column-regions = rég
cli-ovw-column-doors = porte
cli-ovw-column-provisions = objets
cli-ovw-column-port = port
cli-ovw-part-regions = régions
cli-ovw-part-doors = portes
cli-ovw-part-provisions = provisions
cli-ovw-part-port = port
cli-ovw-column-region = région
cli-ovw-column-kind = type
cli-ovw-column-size = taille
cli-ovw-column-explorers = explorateurs
cli-ovw-column-tile = la prochaine tuile
cli-ovw-column-land = terre
cli-ovw-column-water = eau
cli-ovw-column-left = reste
cli-ovw-column-chance = probabilité
cli-ovw-column-coast = tuiles de côte
cli-ovw-regions = Régions : taille, explorateurs, points
cli-ovw-more-regions = { $count ->
    [one] … et { $count } autre région : regions
   *[other] … et { $count } autres régions : regions
}
cli-ovw-areas = Fermé : cases, explorateurs
cli-ovw-gaps = Failles : cases, laissés
cli-ovw-no-gaps = Rien n’est fermé, et il n’y a pas encore de failles.
cli-ovw-nobody = personne
cli-ovw-tile = En main : { $tile }{ $coast ->
    [true] , avec une côte
   *[false] { "" }
}
cli-ovw-with-coast = avec une côte
cli-ovw-never-drawn = L’une de ces tuiles est dans la boîte et ne sera pas piochée.
cli-ovw-shop = Boutique : { $items }
cli-ovw-points-regions = { $count ->
    [one] { $points } pour { $count } région
   *[other] { $points } pour { $count } régions
}
cli-ovw-points-doors = { $count ->
    [0] 0 pour les portes
    [one] 0 pour une porte sur { $squares }
   *[other] { $points } pour le circuit des portes { $squares }
}
cli-ovw-points-provisions = { $count ->
    [0] 0 pour les provisions
    [one] { $points } pour 1 provision : { $sets }
   *[other] { $points } pour { $count } provisions : { $sets }
}
cli-ovw-points-port = { $region ->
    [none] 0 pour le port
   *[other] { $points } pour la région { $region } à côté du port
}
cli-ovw-gap-choice = { $choice } ({ $squares ->
    [one] 1 case
   *[other] { $squares } cases
}, { $explorers ->
    [none] aucun explorateur
   *[other] { $explorers }
})
cli-ovw-winner-choice = { $choice } ({ $explorers ->
    [one] { $explorers } explorateur
   *[other] { $explorers } explorateurs
})

# The legend
cli-ovw-legend-coast = une côte : sa moitié terre, le rivage, sa moitié eau ; une tuile posée pendant ce tour est plus claire
cli-ovw-legend-arrow = une côte sur un petit plateau : la flèche pointe vers sa terre, pleine pour montagne, creuse pour forêt
cli-ovw-legend-camel = un chameau, avec la première lettre de sa couleur ; sur un petit plateau, une majuscule
cli-ovw-legend-ship = un navire ; sur un petit plateau, une minuscule
cli-ovw-legend-open = une case que la tuile de relevé en main peut couvrir
cli-ovw-legend-choice = où tu peux faire quelque chose maintenant
cli-ovw-legend-area = cases fermées où une tuile de relevé va encore
cli-ovw-legend-gap = cases fermées où aucune ne va : une faille, une fois toutes les tuiles du tour posées
cli-ovw-legend-closed = une faille fermée
cli-ovw-legend-door = une porte de donjon, sur la case qui rend le plus long le circuit de son propriétaire
cli-ovw-legend-port = un port
cli-ovw-legend-left = une faille où son propriétaire a laissé des explorateurs
cli-ovw-legend-orientation = une orientation (0 à 3) et un côté (terre ou eau) de la tuile en main ; pâle si elle ne va nulle part
cli-ovw-legend-strength = noir y a 3 explorateurs et marquerait 2 points ; là où il n’y a pas de points à gagner, * indique qui l’emporterait
cli-ovw-legend-actor = qui doit agir, et toi
