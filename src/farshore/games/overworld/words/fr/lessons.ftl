# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won or lost, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
overworld-lesson-scored-PointsChanged = { $you ->
    [true] { $reason ->
        [lead] { $count ->
            [one] { $signed } pour toi : tu as le plus d’explorateurs dans une région de plus.
           *[other] { $signed } pour toi : tu as le plus d’explorateurs dans { $count } régions de plus, 2 points chacune.
        }
        [share] { $count ->
            [one] { $signed } pour toi : tu es à égalité en tête dans une région de plus.
           *[other] { $signed } pour toi : tu es à égalité en tête dans { $count } régions de plus, 2 points chacune.
        }
        [lost] { $count ->
            [one] { $signed } pour toi : tu es en tête dans une région de moins.
           *[other] { $signed } pour toi : tu es en tête dans { $count } régions de moins.
        }
        [joined] { $signed } pour toi : des régions à toi se sont rejointes et n’en font plus qu’une.
        [tour] { $signed } pour toi : le circuit de tes portes est plus long.
        [shorter] { $signed } pour toi : le circuit de tes portes est plus court.
        [items] { $signed } pour toi : des séries de provisions.
        [port] { $signed } pour toi : la plus grande région à côté de ton port.
       *[other] { $signed } pour toi.
    }
   *[false] { $reason ->
        [lead] { $count ->
            [one] { $signed } pour { $seat } : le plus d’explorateurs dans une région de plus.
           *[other] { $signed } pour { $seat } : le plus d’explorateurs dans { $count } régions de plus.
        }
        [share] { $signed } pour { $seat }, à égalité en tête.
        [lost] { $count ->
            [one] { $signed } pour { $seat }, en tête dans une région de moins.
           *[other] { $signed } pour { $seat }, en tête dans { $count } régions de moins.
        }
        [joined] { $signed } pour { $seat } : des régions se sont rejointes et n’en font plus qu’une.
        [tour] { $signed } pour { $seat } : le circuit des portes est plus long.
        [shorter] { $signed } pour { $seat } : le circuit des portes est plus court.
        [items] { $signed } pour { $seat } : des séries de provisions.
        [port] { $signed } pour { $seat } : la plus grande région à côté du port.
       *[other] { $signed } pour { $seat }.
    }
}

overworld-lesson-first = Ta première carte
    .text = Tuiles, régions, côtes, failles et portes : tout Overworld, un tour après l’autre.

overworld-lesson-first-map = La carte grandit
overworld-lesson-first-map-hello = Ohé ! Je suis Pilar, et j’ai dessiné des cartes toute ma vie. Aujourd’hui, nous en dessinons une que personne n’a jamais vue : l’Overworld. Cette côte est tout ce que nous en connaissons.
overworld-lesson-first-map-edges = Regarde ses bords. La terre est au nord, l’eau au sud. Les deux autres sont plats : aucune tuile de relevé ne peut s’y poser.
overworld-lesson-first-map-tile = Voici ta tuile de relevé : trois cases en forme de L. Un côté montre la terre, montagnes et forêts. L’autre montre l’eau, tourbillons et récifs. Tu peux la tourner, et tu peux la retourner.
overworld-lesson-first-map-lay = Pose-la côté terre, au nord de la côte. Essaie quelques places et tourne la tuile ; rien ne compte avant que tu la poses.
    .done = Bien posé ! Seuls les bords comptent : terre contre terre, eau contre eau. Une montagne à côté d’une forêt, c’est permis.
    .other = Te voilà en mer ! C’est un bon coup aussi, mais commençons à terre : reprends-le.
    .hint = Choisis une place au-dessus de la côte. La tuile y montre son côté terre.
overworld-lesson-first-map-camels = Trois de tes chameaux sont partis, un sur chaque case. Les cases d’une même sorte qui se touchent forment une région, et la personne qui a le plus d’explorateurs dans une région y est en tête.
overworld-lesson-first-map-rival = Maintenant, Blanc pioche une tuile. Regarde où elle va !
overworld-lesson-first-map-ships = Blanc a posé le côté eau, au sud de la côte. Sur l’eau, ce sont les navires qui partent.
overworld-lesson-first-map-sea = À toi, avec une nouvelle tuile. Cette fois, pose-la sur l’eau.
    .done = Tes navires sont partis.
    .other = Encore de la terre : pourquoi pas ? Mais j’aimerais te voir en mer. Reprends ton coup.
    .hint = Choisis une place au-dessous de la côte, à côté de la tuile de Blanc. Elle y montre son côté eau.
overworld-lesson-first-map-turn = Voilà un tour complet : piocher une tuile, la poser, envoyer des explorateurs. Tu as sept chameaux et sept navires, alors ne les gaspille pas.

overworld-lesson-first-regions = Qui est en tête d’une région
overworld-lesson-first-regions-forest = Dans cette partie, Blanc est en tête dans une petite forêt, avec un seul chameau. Une région vaut 2 points, grande ou petite.
overworld-lesson-first-regions-take = Ta tuile a deux forêts. Pose-la pour que les deux rejoignent la forêt de Blanc : tu y auras deux chameaux, et Blanc un seul.
    .done = La forêt est à toi !
    .other = Une bonne place, mais Blanc est toujours en tête dans cette forêt. Reprends ton coup, et fais que tes forêts touchent celle de Blanc.
    .hint = L’une de tes forêts doit toucher celle de Blanc par un bord, et tes deux forêts se toucher.
overworld-lesson-first-regions-lead = Deux chameaux contre un. Les points changent de main aussitôt, et ils peuvent en changer encore : d’autres peuvent venir plus nombreux.
overworld-lesson-first-regions-tie = En cas d’égalité, chacun marque les 2 points. Rattraper les autres vaut donc toujours la peine.

overworld-lesson-first-coast = De nouveaux rivages
overworld-lesson-first-coast-icon = Toutes les cases de cette tuile sont pareilles : elle porte le symbole de côte, et une tuile de côte l’accompagne.
overworld-lesson-first-coast-survey = Pose d’abord la tuile de relevé, où tu veux.
    .hint = Toutes les places proposées sont bonnes.
overworld-lesson-first-coast-coast = Maintenant, la côte. Elle doit toucher la tuile que tu viens de poser, terre contre terre ou eau contre eau. Au-delà commence l’autre élément.
    .hint = Toutes les places proposées sont bonnes. Tu peux choisir le motif, et retourner la côte.
overworld-lesson-first-coast-hold = Un explorateur de plus peut y aller. Un chameau tient la moitié terre de la côte, un navire sa moitié eau. De quoi as-tu besoin ?
    .hint = Prends l’un ou l’autre : un chameau pour la moitié terre, un navire pour la moitié eau.
overworld-lesson-first-coast-clock = Les côtes sont l’horloge de la partie. Quand leur pile est vide, on finit le tour de table, et c’est la fin.

overworld-lesson-first-gap = Une faille
overworld-lesson-first-gap-hole = Regarde cette case. L’eau est au sud. Si la terre venait au nord, aucune tuile ne pourrait jamais la remplir, car aucune n’a les deux d’un même côté.
overworld-lesson-first-gap-close = Alors ferme-la ! Pose ta tuile côté terre, un bout au nord de cette case et l’autre à l’est.
    .done = Tu as trouvé un passage vers les donjons !
    .other = Le trou reste ouvert. Reprends ton coup, et pose la tuile autour du trou.
    .hint = L’angle de la tuile va au nord-est du trou.
overworld-lesson-first-gap-contest = Toutes les régions qui touchent la faille comptent ensemble. Tu y as trois chameaux, Blanc deux navires : tu l’emportes, et une de tes portes se dresse dans la faille.
overworld-lesson-first-gap-home = Tes trois chameaux sont rentrés, et peuvent repartir. Une porte seule ne rapporte encore rien. Il lui faut de la compagnie.

overworld-lesson-first-tour = Portes et circuits
overworld-lesson-first-tour-west = Quelques tours plus tard. Ta première porte est ici, loin à l’ouest.
overworld-lesson-first-tour-east = Et ici, à l’est, il y a un autre trou. Ferme-le comme tout à l’heure.
    .other = Le trou reste ouvert. Reprends ton coup, et pose la tuile autour du trou.
    .hint = Côté terre, l’angle au nord-est du trou.
overworld-lesson-first-tour-choose = Deux chameaux à toi, deux navires à Blanc : égalité. C’est la personne qui a posé la tuile qui décide. Donc, toi !
    .other = Quelle générosité ! Mais reprends ton coup, pour cette fois, et désigne-toi.
    .hint = Désigne-toi : tu es Noir.
overworld-lesson-first-tour-tour = Deux chameaux sont rentrés, et deux régions avec eux. Mais compte les cases de porte à porte, aller et retour : plus c’est loin, mieux c’est.
overworld-lesson-first-tour-three = Une troisième porte fait du circuit un triangle. Tu n’en as que trois : ensuite, l’une d’elles doit se déplacer, et un explorateur reste pour de bon à son ancienne place.

overworld-lesson-first-game = Une vraie partie
overworld-lesson-first-game-ready = Voilà tout ce qu’il faut savoir. Maintenant, joue ! Il n’y a que trois côtes dans la pile, ce sera donc court, et Blanc joue avec indulgence.
overworld-lesson-first-game-play = Sois en tête dans beaucoup de régions, laisse des trous que tu pourras fermer, et garde tes portes loin l’une de l’autre. Je me tais, maintenant, sauf si tu me demandes conseil : touche l’ampoule.
overworld-lesson-first-game-done = Tu connais les règles. Bon vent, et bonne mer !

overworld-lesson-provisions = Les provisions
    .text = Torches, cartes, clés, potions et cuisses de poulet : à quoi servent les grandes failles.

overworld-lesson-provisions-fill = Remplir une faille
overworld-lesson-provisions-fill-hello = Quel plaisir de te revoir ! Cette fois, nous emportons des provisions. Une boutique vend torches, cartes, clés, potions et cuisses de poulet, quatre de chaque.
overworld-lesson-provisions-fill-west = Cette faille à toi a deux cases. Ta porte n’en occupe qu’une ; sur l’autre, tu as mis une carte.
overworld-lesson-provisions-fill-close = Voici un autre trou de deux cases. Ferme-le par l’est, avec de la terre ou avec de l’eau.
    .done = La faille est à toi, et sa deuxième case aussi.
    .other = Le trou reste ouvert. Reprends ton coup, et pose la tuile en travers de son bout est.
    .hint = Fais que la tuile touche le trou par l’est, terre contre terre ou eau contre eau.
overworld-lesson-provisions-fill-sets = Ta porte est ici. Toutes les autres cases de la faille, tu les remplis à la boutique, avec ce que tu veux.
overworld-lesson-provisions-fill-take = Des objets différents forment une série, et une série vaut sa taille multipliée par elle-même : 1, 4, 9, 16 ou 25. Tu as une carte. Que vas-tu prendre ?
    .done = Une série de deux : elle vaut 4, quand la carte seule valait 1.
    .other = Encore une carte ? Cela fait deux séries d’un seul objet, qui valent 1 chacune. Reprends ton coup, et choisis quelque chose que tu n’as pas encore.
    .hint = Tout, sauf une carte.
overworld-lesson-provisions-fill-worth = Tout ce que contiennent tes failles compte ensemble, et tu en vois aussitôt les points. Une faille de trois cases a de la place pour deux objets : les grands trous valent bien une bataille.

overworld-lesson-provisions-move = Quitter une faille
overworld-lesson-provisions-move-doors = Dans cette partie, tes trois portes sont déjà sur le plateau. À côté de l’une d’elles, au nord, tu as mis une potion.
overworld-lesson-provisions-move-close = Et ici, tu peux remporter une faille de plus. Ferme-la par l’est.
    .done = Elle est à toi ! Mais tu n’as pas de quatrième porte.
    .other = Fermons plutôt le trou de l’est. Reprends ton coup.
    .hint = Fais que la tuile touche le trou par l’est, terre contre terre ou eau contre eau.
overworld-lesson-provisions-move-which = L’une de tes portes doit venir ici. Celles de l’ouest et du sud sont loin l’une de l’autre, et c’est bon pour ton circuit. Prends donc celle du nord.
    .done = Et la potion, alors ?
    .other = C’est permis, mais ton circuit serait bien plus court. Reprends ton coup, et déplace la porte du nord.
    .hint = Choisis la porte dans la faille de deux cases, au nord.
overworld-lesson-provisions-move-leave = Si l’un de tes explorateurs y reste pour de bon, l’ancienne faille et sa potion restent à toi. Si personne n’y reste, la potion n’est plus à personne. Laisse quelqu’un là-bas.
    .done = Quelle âme vaillante ! La potion est sauvée.
    .other = La potion serait perdue, et une série avec elle. Reprends ton coup, et laisse un explorateur là-bas.
    .hint = Un chameau ou un navire de ta réserve, c’est le moins cher.
overworld-lesson-provisions-move-take = La faille a une deuxième case. Prends autre chose qu’une potion, et tu as une série de deux.
    .hint = Tout, sauf une potion.
overworld-lesson-provisions-move-end = Tu tiens maintenant les deux failles : l’une par une porte, l’autre par un explorateur. Tu sais tout des provisions.

overworld-lesson-ports = Les ports
    .text = Un port pour chacun, dans une faille de deux cases : il vit de la région voisine.

overworld-lesson-ports-build = Un port
overworld-lesson-ports-build-hello = Te revoilà ? Alors construisons un port. Chacun en a un. Il est long de deux cases : il lui faut donc une faille d’au moins deux cases.
overworld-lesson-ports-build-close = Voici un trou de cette taille, et tu es en force autour de lui. Ferme-le par l’est, avec de la terre ou avec de l’eau.
    .done = La faille est à toi.
    .other = Le trou reste ouvert. Reprends ton coup, et pose la tuile en travers de son bout est.
    .hint = Fais que la tuile touche le trou par l’est, terre contre terre ou eau contre eau.
overworld-lesson-ports-build-port = Dans une faille de cette taille, tu as le choix : une porte, pour ton circuit, ou ton port. Construis le port !
    .done = Les navires peuvent accoster !
    .other = Une porte seule ne rapporterait encore rien. Reprends ton coup, et construis le port.
    .hint = Choisis le port.
overworld-lesson-ports-build-worth = Un port rapporte 1 point pour chaque case d’une région voisine : tu reçois la plus grande, ici ces montagnes. Peu importe qui y est en tête ! Quand la région grandit, ton port grandit avec elle.

overworld-lesson-ports-move = Un meilleur endroit
overworld-lesson-ports-move-west = Dans cette partie, ton port est à l’ouest, à côté d’une forêt de trois cases : 3 points.
overworld-lesson-ports-move-close = À l’est, il y a un trou au bord d’une longue chaîne de montagnes. Ferme-le !
    .done = Encore à toi.
    .other = Le trou reste ouvert. Reprends ton coup, et pose la tuile en travers de son bout est.
    .hint = Fais que la tuile touche le trou par l’est, terre contre terre ou eau contre eau.
overworld-lesson-ports-move-sail = Tu pourrais placer une porte. Mais le port serait mieux ici : déplace-le.
    .done = Cap à l’est !
    .other = C’est bon à prendre aussi, mais le port resterait petit. Reprends ton coup, et déplace le port.
    .hint = Choisis de déplacer le port.
overworld-lesson-ports-move-first = Déplacer un port coûte cher : deux de tes explorateurs doivent rester dans l’ancienne faille, pour de bon. Qui reste d’abord ?
    .hint = De ta réserve, c’est le moins cher, si tu en as beaucoup.
overworld-lesson-ports-move-second = Et qui d’autre ?
    .hint = De ta réserve, c’est le moins cher, si tu en as beaucoup.
overworld-lesson-ports-move-end = Bien manœuvré ! Les ports ne sont pas des portes : ils ne comptent dans aucun circuit. Mais quand on en construit un, on n’a pas à déplacer de porte. Avec les provisions, les cases qu’un port laisse libres peuvent aussi être remplies. Tu sais tout des ports.
