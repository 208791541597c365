# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
overworld-hint-seat = L’un des joueurs ; celui dont c’est le tour est mis en valeur.
overworld-hint-points = Les points comme si la partie finissait maintenant ; qui en a le plus à la fin gagne.
overworld-hint-part-regions = 2 points pour chaque région où un joueur a le plus d’explorateurs ; à égalité, 2 points pour chacun.
overworld-hint-part-doors = Les points du circuit de porte en porte et retour : un par pas.
overworld-hint-part-provisions = Les points des provisions : une série d’objets différents vaut sa taille multipliée par elle-même.
overworld-hint-part-port = Les points du port : un par case d’une région voisine.

# The map.
overworld-hint-region = Une partie d’une région : des cases du même genre qui se touchent. Qui y a le plus d’explorateurs marque ; la ligne montre qui c’est.
overworld-hint-shore = Une tuile de côte, où la terre rencontre la mer ; chaque moitié appartient à la région qu’elle touche.
overworld-hint-camel = Un chameau, un explorateur sur terre : il compte dans la région où il se trouve.
overworld-hint-ship = Un navire, un explorateur en mer : il compte dans la région où il se trouve.
overworld-hint-area = Des cases vides enfermées ; si aucune tuile de relevé ne peut jamais y être posée, c’est une faille.
overworld-hint-gap = Une faille fermée : l’a gagnée qui avait le plus d’explorateurs dans les régions autour.
overworld-hint-door = Une porte de donjon ; plus le circuit de tes portes est long, plus il rapporte de points.
overworld-hint-port = Un port, qui compte les cases d’une région voisine de sa faille.
overworld-hint-item = Un objet des provisions : des objets différents forment une série, et les grandes séries rapportent le plus.
overworld-hint-left = Un explorateur laissé là pour toujours quand une porte ou un port s’est déplacé ; il ne compte plus.
overworld-hint-tour = Le circuit des portes d’un joueur ; son nombre dit ce qu’il rapporte.
overworld-hint-lines = Montre ou cache les lignes autour des régions, aux couleurs de qui y mène.
overworld-hint-coordinates = Lignes et colonnes se comptent depuis la première côte : 4N 6O est quatre au nord et six à l’ouest.
overworld-hint-place = Ici, la tuile en main peut être posée : la terre touche la terre, l’eau touche l’eau.

# What is in hand and what is left.
overworld-hint-survey = La tuile de relevé en main : pose-la côté terre ou côté eau, tournée comme tu veux.
overworld-hint-coast = La tuile de côte en main : elle doit toucher la tuile de relevé que tu viens de poser.
overworld-hint-decision = C’est ici que tu décides de la suite de ton tour ; quand les autres jouent, on y voit leur tuile.
overworld-hint-pile = Les tuiles de côte qui restent dans la pile ; quand elle est vide, la fin est proche.
overworld-hint-bag = Les tuiles de relevé qui restent dans le sac ; ouvre-le pour voir lesquelles.
overworld-hint-last-round = La pile des tuiles de côte est vide : chacun joue autant de tours, puis la partie finit.

# What has just happened for the first time, in a sentence or two; told once.
overworld-occasion-gap = Une faille : aucune tuile n’ira jamais là. Qui a le plus d’explorateurs dans les régions autour la gagne.
overworld-occasion-won = Tu as gagné une faille : tes explorateurs autour reviennent dans ta réserve, et tu y poses une porte de donjon.
overworld-occasion-lost = Quelqu’un d’autre a gagné une faille. Tous ses explorateurs autour rentrent : peut-être mènes-tu là maintenant.
overworld-occasion-moved = Toutes tes portes étaient en jeu, l’une s’est donc déplacée. Un explorateur reste pour toujours dans son ancienne faille.
overworld-occasion-door = Ta porte de donjon est posée. Avec deux ou trois portes, chaque pas du circuit est un point : plus elles sont éloignées, mieux c’est.
overworld-occasion-tour = Tes portes forment maintenant un circuit, tracé sur la carte : sa longueur fait tes points.
overworld-occasion-tie = Tu partages la tête d’une région : chacun de ceux qui y sont à égalité reçoit 2 points.
overworld-occasion-lead = Tu as le plus d’explorateurs dans une région : cela rapporte 2 points, tant que personne n’en a plus.
overworld-occasion-joined = Des régions où tu menais se sont rejointes : elles n’en font plus qu’une et ne comptent qu’une fois.
overworld-occasion-coast = Ta tuile porte le symbole de la côte : à ce tour, tu poses aussi une tuile de côte, à côté de la tuile de relevé.
overworld-occasion-survey = Une tuile de relevé a un côté terre et un côté eau. Pose celui que tu veux : les chameaux vont sur terre, les navires sur l’eau.
overworld-occasion-items = Des provisions remplissent les autres cases de ta faille. Prends-en de différentes : une série vaut sa taille multipliée par elle-même.
overworld-occasion-port = Ton port est construit : à la fin, il compte les cases d’une région voisine de sa faille.
overworld-occasion-last-round = La pile des tuiles de côte est vide : chacun joue autant de tours, puis on compte les points.
