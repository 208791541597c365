# The board of Entdecker: its own buttons, panels and what a screen reader hears.

entdecker-chart = La carte marine. Les flèches parcourent ses cases, N va au choix suivant, Entrée choisit ; « ? » montre toutes les touches.
entdecker-fit = Voir toute la carte
entdecker-tags = Îles
entdecker-decision = Ta décision
entdecker-panels = Panneaux
entdecker-tab-purses = { $gold ->
    [-1] Or
   *[other] Or : { $gold }
}
entdecker-tab-stacks = Piles
entdecker-tab-jungle = Jungle
entdecker-tab-serpent = Score

# deciding
entdecker-point-start = Choisis une case de départ. Le nombre est ce qu’elle coûte.
entdecker-elsewhere = Ailleurs
entdecker-place = Poser ici
entdecker-turn = Tourner
entdecker-point-tile = Choisis une case marquée pour y essayer la tuile.
entdecker-announce-hidden = { $gold ->
    [one] Cachées, à { $gold } pièce
   *[other] Cachées, à { $gold } pièces
}
entdecker-announce-open = { $gold ->
    [one] Visibles, à { $gold } pièce
   *[other] Visibles, à { $gold } pièces
}
entdecker-announce-more = Plus
entdecker-point-number = Combien de tuiles vas-tu piocher ?
entdecker-pay = payer { $gold }, garder { $left }
entdecker-back = Retour
entdecker-point-recall = Quel éclaireur rappelles-tu ?
entdecker-recall = Rappeler un éclaireur…
entdecker-side = Côté
entdecker-side-N = Nord
entdecker-side-E = Est
entdecker-side-S = Sud
entdecker-side-W = Ouest
entdecker-number = Numéro
entdecker-draws-left = { $draws ->
    [one] Encore une tuile à piocher
   *[other] Encore { $draws } tuiles à piocher
}
entdecker-draw-hidden = Piocher dans une pile cachée
entdecker-draw-open = Prendre une tuile face visible
entdecker-place-unit = Poser une unité
entdecker-unit-for = { $gold ->
    [one] Poser : { $unit }, { $gold } pièce d’or
   *[other] Poser : { $unit }, { $gold } pièces d’or
}
entdecker-gold-count = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
entdecker-point-path = { $scouts ->
    [0] Choisis un sentier de la jungle.
    [one] Choisis un sentier de la jungle.
   *[other] Choisis un sentier de la jungle pour le premier de { $scouts } éclaireurs.
}
entdecker-which-scout = Quel éclaireur ?
entdecker-supply = de la réserve
entdecker-path-space = sentier { $path }, case { $space }
entdecker-name-two = Choisis les deux éclaireurs qui comptent double.
entdecker-journey = { $name } a annoncé { $tiles ->
    [one] une tuile { $kind ->
        [hidden] face cachée
       *[open] face visible
    }
   *[other] { $tiles } tuiles { $kind ->
        [hidden] face cachée
       *[open] face visible
    }
} ; { $left ->
    [0] tout est pioché.
    [one] il en reste une à piocher.
   *[other] il en reste { $left } à piocher.
}
entdecker-undiscovered-left = { $spaces ->
    [0] Il n’y a plus de case inexplorée.
    [one] Il reste une case inexplorée.
   *[other] Il reste { $spaces } cases inexplorées.
}

# what is where
entdecker-edge = { $space }, au bord : { $coins ->
    [0] sans frais
    [one] { $coins } pièce d’or
   *[other] { $coins } pièces d’or
}
entdecker-undiscovered = { $space } : inexploré
entdecker-half = { $sides } : { $what }
entdecker-sea = { $space } : pleine mer
entdecker-fits = { $ways ->
    [one] La tuile va ici d’une seule façon
   *[other] La tuile va ici de { $ways } façons
}
entdecker-ship-here = Le navire est ici
entdecker-island = { $space } : île inachevée { $tiles ->
    [one] d’une tuile
   *[other] de { $tiles } tuiles
}
entdecker-island-done = { $space } : île achevée pendant ce tour, { $tiles ->
    [one] une tuile
   *[other] { $tiles } tuiles
}
entdecker-island-old = { $space } : île achevée { $tiles ->
    [one] d’une tuile
   *[other] de { $tiles } tuiles
}
entdecker-worth = Vaut { $value } jusqu’ici
entdecker-worth-bonus = Vaut { $value } jusqu’ici, dont { $bonus } de cascade
entdecker-worth-complete = Vaut { $value } à la fin du tour
entdecker-worth-complete-bonus = Vaut { $value }, dont { $bonus } de cascade, à la fin du tour
entdecker-brought-nothing = Personne n’y était : elle n’a rien rapporté
entdecker-open-sides = { $sides ->
    [one] Un côté est ouvert
   *[other] { $sides } côtés sont ouverts
}
entdecker-nobody = Personne n’y est encore
entdecker-waterfall = Cascade, { $bonus } points
entdecker-waterfall-unfound = Cascade, { $bonus } points pour qui la trouve
entdecker-unit-scout = { $name } : éclaireur{ $number ->
    [0] { "" }
   *[other] { " " }n° { $number }
}
entdecker-unit-fort = { $name } : fort
entdecker-unit-settlement = { $name } : colonie
entdecker-unit-name-scout = éclaireur
entdecker-unit-name-fort = fort
entdecker-unit-name-settlement = colonie
entdecker-units-scout = Éclaireurs
entdecker-units-fort = Forts
entdecker-units-settlement = Colonies
entdecker-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
entdecker-standing = { $name } est au rang { $place } avec { $settlements ->
    [one] { $settlements } colonie
   *[other] { $settlements } colonies
}, { $forts ->
    [one] { $forts } fort
   *[other] { $forts } forts
} et { $scouts ->
    [one] { $scouts } éclaireur
   *[other] { $scouts } éclaireurs
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
entdecker-start-free = Un voyage peut partir d’ici, sans frais
entdecker-start = { $total ->
    [one] Un voyage peut partir d’ici pour { $total } pièce d’or : { $parts }
   *[other] Un voyage peut partir d’ici pour { $total } pièces d’or : { $parts }
}
entdecker-start-total = { $total ->
    [one] Un voyage qui part d’ici coûte { $total } pièce d’or
   *[other] Un voyage qui part d’ici coûte { $total } pièces d’or
}
entdecker-start-dear = (trop cher pour toi)
entdecker-bank = { $gold } à la banque
entdecker-toll = { $gold } à { $name }

# panels
entdecker-purses = Or et réserves
entdecker-player = Joueur
entdecker-gold = Or
entdecker-score = Points
entdecker-top-scouts = Éclaireurs d’élite : { $first } et { $second }
entdecker-hidden = Piles cachées
entdecker-open = Piles visibles
entdecker-each = { $gold ->
    [one] { $gold } pièce d’or la tuile
   *[other] { $gold } pièces d’or la tuile
}
entdecker-stack = { $size ->
    [one] Pile cachée { $stack }, { $size } tuile, { entdecker-back-name }
   *[other] Pile cachée { $stack }, { $size } tuiles, { entdecker-back-name }
}
entdecker-back-name = { $back ->
    [plain] dos uni
    [question-mark] avec un point d’interrogation
    [empty] vide
   *[other] dos pas encore vu
}
entdecker-open-stack = Pile visible : { $pattern }, il en reste { $open }
entdecker-pattern-1 = que de la mer
entdecker-pattern-2 = terre sur un côté
entdecker-pattern-3 = terre sur deux côtés voisins
entdecker-pattern-4 = terre sur deux côtés opposés
entdecker-pattern-5 = terre sur trois côtés
entdecker-pattern-6 = que de la terre
entdecker-odds = Ce qui peut venir ensuite
entdecker-odds-plain = Avec un dos uni
entdecker-odds-question = Avec un point d’interrogation
entdecker-none-left = il n’en reste pas
entdecker-events-left = Événements encore cachés
entdecker-event-mine = Mine d’or
entdecker-event-pirate = Pirate
entdecker-event-natives = Indigènes amicaux
entdecker-event-storm = Tempête
entdecker-discards = { $tiles ->
    [one] { $tiles } tuile défaussée
   *[other] { $tiles } tuiles défaussées
}
entdecker-jungle = Sentiers de la jungle
entdecker-path = Sentier { $path }
entdecker-path-scouts = { $name } : { $scouts ->
    [one] { $scouts } éclaireur
   *[other] { $scouts } éclaireurs
}
entdecker-path-leader = { $name } mène
entdecker-hut-known = { $points ->
    [one] Dans la hutte : { $produce }, { $points } point
   *[other] Dans la hutte : { $produce }, { $points } points
}
entdecker-hut-secret = Dans la hutte : un jeton que tu n’as pas vu
entdecker-hut-empty = La hutte est vide
entdecker-hut-taken = Pris par { $name }
entdecker-hut-seen = Vu par { $names }
entdecker-produce = { $tokens ->
    [one] Les plantes et leurs points ; { $tokens } jeton est dans le sac
   *[other] Les plantes et leurs points ; { $tokens } jetons sont dans le sac
}
entdecker-produce-unknown = dans le sac ou dans une hutte
entdecker-produce-peanut = cacahuète
entdecker-produce-cocoa = cacao
entdecker-produce-pineapple = ananas
entdecker-produce-tomato = tomate
entdecker-produce-tobacco = tabac
entdecker-produce-rubber = caoutchouc
entdecker-produce-bean = haricot
entdecker-produce-potato = pomme de terre
entdecker-produce-corn = maïs
entdecker-serpent = Le serpent
entdecker-serpent-at = { $points ->
    [one] { $name } a { $points } point
   *[other] { $name } a { $points } points
}
