# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
overworld-hint-seat = L’un des joueurs ; celui dont c’est le tour est mis en évidence.
overworld-hint-points = Les points comme si la partie se terminait maintenant ; à la fin, le joueur qui en a le plus l’emporte.
overworld-hint-part-regions = 2 points pour chaque région où un joueur a le plus d’explorateurs ; à égalité, 2 points chacun.
overworld-hint-part-doors = Les points du circuit de porte en porte, retour compris : un par pas.
overworld-hint-part-provisions = Les points des provisions : une série d’objets différents vaut sa taille multipliée par elle-même.
overworld-hint-part-port = Les points du port : un par case d’une région voisine.

# The map.
overworld-hint-region = Une partie d’une région : des cases d’une même sorte qui se touchent. Le joueur qui y a le plus d’explorateurs marque des points, et la ligne montre qui c’est.
overworld-hint-shore = Une tuile de côte, où la terre rencontre la mer ; chaque moitié appartient à la région qu’elle touche.
overworld-hint-camel = Un chameau, un explorateur sur terre : il compte dans la région où il se trouve.
overworld-hint-ship = Un navire, un explorateur en mer : il compte dans la région où il se trouve.
overworld-hint-area = Des cases vides entourées ; si aucune tuile de relevé ne peut y aller, c’est une faille.
overworld-hint-gap = Une faille fermée : elle est revenue au joueur qui avait le plus d’explorateurs dans les régions alentour.
overworld-hint-door = Une porte de donjon ; plus le circuit de tes portes est long, plus il rapporte de points.
overworld-hint-port = Un port : il rapporte un point par case d’une région voisine de sa faille.
overworld-hint-item = Un objet parmi les provisions : des objets différents forment une série, et ce sont les grandes séries qui rapportent le plus.
overworld-hint-left = Un explorateur resté là pour toujours quand une porte ou un port s’est déplacé ; il ne compte plus.
overworld-hint-tour = Le circuit des portes d’un joueur ; le nombre dit ce qu’il rapporte.
overworld-hint-lines = Montre ou cache les lignes autour des régions, aux couleurs de ceux qui y sont en tête.
overworld-hint-coordinates = Rangées et colonnes se comptent à partir de la première côte : N4 O6 est quatre cases au nord et six à l’ouest.
overworld-hint-place = On peut poser ici la tuile en main : terre contre terre, eau contre eau.

# What is in hand and what is left.
overworld-hint-survey = La tuile de relevé en main : pose-la côté terre ou côté eau, dans le sens que tu veux.
overworld-hint-coast = La tuile de côte en main : elle doit toucher la tuile de relevé que tu viens de poser.
overworld-hint-decision = C’est ici que tu décides de la suite de ton tour ; quand les autres jouent, on y voit leur tuile.
overworld-hint-pile = Les tuiles de côte qui restent dans la pile ; quand elle est vide, la fin de la partie est proche.
overworld-hint-bag = Les tuiles de relevé qui restent dans le sac ; ouvre-le pour voir lesquelles.
overworld-hint-last-round = La pile des tuiles de côte est vide : tout le monde joue le même nombre de tours, puis la partie se termine.

# What has just happened for the first time, in a sentence or two; told once.
overworld-occasion-gap = Une faille : aucune tuile n’ira jamais là. Elle revient au joueur qui a le plus d’explorateurs dans les régions alentour.
overworld-occasion-won = Tu as remporté une faille : tu y places une porte de donjon, et tes explorateurs alentour reviennent dans ta réserve.
overworld-occasion-lost = Quelqu’un d’autre a remporté une faille. Tous ses explorateurs alentour rentrent : te voilà peut-être en tête là-bas.
overworld-occasion-moved = Toutes tes portes étaient en jeu : l’une d’elles s’est donc déplacée. Un explorateur reste pour toujours dans son ancienne faille.
overworld-occasion-door = Ta porte de donjon est en place. Avec deux ou trois portes, chaque pas de leur circuit vaut un point : plus elles sont éloignées, mieux c’est.
overworld-occasion-tour = Tes portes forment maintenant un circuit, tracé sur la carte : sa longueur donne tes points.
overworld-occasion-tie = Tu partages la tête d’une région : tous ceux qui y sont à égalité reçoivent 2 points.
overworld-occasion-lead = Tu as le plus d’explorateurs dans une région : cela rapporte 2 points, tant que personne n’en a plus.
overworld-occasion-joined = Des régions où tu étais en tête se sont rejointes : elles n’en font plus qu’une et ne comptent qu’une fois.
overworld-occasion-coast = Ta tuile porte le symbole de la côte : dans ce tour, tu poses aussi une tuile de côte, à côté de la tuile de relevé.
overworld-occasion-survey = Une tuile de relevé a un côté terre et un côté eau. Pose celui que tu veux : les chameaux vont sur terre, les navires sur l’eau.
overworld-occasion-items = Des provisions remplissent les autres cases de ta faille. Prends des objets différents : une série vaut sa taille multipliée par elle-même.
overworld-occasion-port = Ton port est construit : à la fin, il rapporte un point par case d’une région voisine de sa faille.
overworld-occasion-last-round = La pile des tuiles de côte est vide : tout le monde joue le même nombre de tours, puis on compte les points.
