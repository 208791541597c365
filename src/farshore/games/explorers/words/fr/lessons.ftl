# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won or lost, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
explorers-lesson-scored-Marked = { $villages ->
    [0] { "" }
   *[other] { $villages_signed } pour toi : une coche adjacente à un village.
}{ $achievements ->
    [0] { "" }
   *[other] { " " }{ $achievements_signed } pour toi : les objectifs.
}
explorers-lesson-scored-MarksShown = { $villages ->
    [0] { "" }
   *[other] { $villages_signed } pour { $seat } : des coches adjacentes à un village.
}{ $achievements ->
    [0] { "" }
   *[other] { " " }{ $achievements_signed } pour { $seat } : les objectifs.
}
explorers-lesson-scored-TempleExplored = { $you ->
    [true] { $extra ->
        [0] +{ $points } pour toi : le plus grand nombre encore libre à ce temple.
        [one] +{ $points } pour toi, comme pour quiconque explore ce temple, et { $extra } coche supplémentaire.
       *[other] +{ $points } pour toi, comme pour quiconque explore ce temple, et { $extra } coches supplémentaires.
    }
   *[false] +{ $points } pour { $seat }, qui a exploré le temple { $quadrant }.
}
explorers-lesson-scored-RaceWon = { $you ->
    [true] +{ $points } pour toi : tu as réussi la course « { $achievement } ».
   *[false] +{ $points } pour { $seat }, qui a réussi la course « { $achievement } ».
}
explorers-lesson-scored-RoundScored = { $you ->
    [true] La manche te rapporte { explorers-name-round-points }.
   *[false] La manche rapporte à { $seat } { explorers-name-round-points }.
}

explorers-lesson-first = Ton premier voyage
    .text = Cartes, coches, aliments, gemmes, clés et temples : tout Explorers, un tour après l’autre.

explorers-lesson-first-start = Le départ
explorers-lesson-first-start-hello = Bienvenue ! Je suis Pilar, et j’ai passé ma vie sur les routes. Devant toi s’étend un pays que personne n’a encore traversé. Explorons-le ensemble, case après case.
explorers-lesson-first-start-terrains = Il y a quatre terrains : l’herbe, l’eau, le sable et la montagne. Les petits dessins sont ce que tu peux y trouver.
explorers-lesson-first-start-village = Tu pars de ce village, au milieu ; il est déjà coché. Orange part d’ici aussi. Le pays est à tout le monde, mais chacun a ses propres coches : personne ne te barrera jamais la route.
explorers-lesson-first-start-terrain = Pour commencer, tu choisis un terrain et tu en coches trois cases. En route pour les sommets : choisis la montagne.
    .done = On grimpe !
    .other = Tu peux très bien commencer là. Mais les montagnes mènent à de belles choses, crois-moi : reprends ton coup.
    .hint = Les quatre terrains sont sous le paysage. Choisis la montagne.
explorers-lesson-first-start-first = Une nouvelle coche doit être juste au nord, à l’est, au sud ou à l’ouest d’une ancienne. Voici la seule montagne à côté du village : coche-la.
    .done = Ta première coche !
    .hint = Appuie sur la montagne, à l’ouest du village.
explorers-lesson-first-start-second = Continue à partir de là. Les coins ne comptent pas, mais toute case à côté d’une de tes coches convient.
    .hint = Les deux cases éclairées conviennent.
explorers-lesson-first-start-third = Encore une montagne. Avant la dernière coche d’un tour, la table te demande confirmation, car ensuite le tour est fini.
    .hint = Appuie sur n’importe quelle case éclairée, et confirme.
explorers-lesson-first-start-orange = Bien coché ! Orange a commencé dans l’herbe, en même temps que toi. Les cases à côté d’un village comptent à la fin de la partie ; nous y viendrons.

explorers-lesson-first-card = La carte
explorers-lesson-first-card-turned = Quelques coches plus tard. À chaque tour, quelqu’un retourne une carte à deux côtés. Cette fois, c’était Orange, qui a choisi l’eau et va en cocher trois cases.
explorers-lesson-first-card-near = Imagine la carte posée entre vous deux. L’eau est du côté d’Orange, loin de toi : elle ne te donne que deux coches. L’herbe est près de toi et en donne trois. Prends l’herbe.
    .done = Trois coches sur l’herbe.
    .other = Deux coches là où Orange en a trois : parfois, c’est juste ce qu’il faut. Pas aujourd’hui : reprends ton coup.
    .hint = Choisis l’herbe sur la carte, sous le paysage.
explorers-lesson-first-card-carrot = Tiens, une carotte. Coche sa case, et elle est à toi.
    .done = Une carotte pour la route ! Tu ne peux pas en cocher une deuxième dans cette manche.
    .other = Un bien joli pré, mais j’ai faim. Reprends ton coup, et va chercher la carotte.
    .hint = La carotte est à l’ouest de tes montagnes.
explorers-lesson-first-card-provisions = Chaque manche a de la place pour une pomme, une carotte et un poisson. Le poisson, tu l’as déjà pêché. À la fin de la manche, une sorte rapporte 2 points, deux en rapportent 5, et les trois 10.
explorers-lesson-first-card-meadow = Les coches d’un même tour n’ont pas besoin de se toucher. Va à l’autre bout de ton paysage, et coche ce pré à côté du village.
    .other = Pas là, ou nous n’atteindrons pas le cheval. Reprends ton coup.
    .hint = Le pré est au nord du village.
explorers-lesson-first-card-horse = Et maintenant, le cheval qui broute juste à côté !
    .done = En selle ! Un cheval t’emporte aussitôt plus loin.
    .other = Mais le cheval n’attendait que toi ! Reprends ton coup.
    .hint = Le cheval est à l’est du pré.
explorers-lesson-first-card-ride = Encore une coche, sur n’importe quel terrain. Il y a une clé dans le sable : coche la montagne à côté, et elle sera à ta portée.
    .done = Juste à côté de la clé. Belle chevauchée !
    .other = Pourquoi pas ? C’est ton cheval.
    .hint = La montagne est au nord de la clé. Toute autre case est permise aussi.
explorers-lesson-first-card-hidden = C’était ton tour. Tout le monde coche en même temps, et en secret ; maintenant, tu peux voir le chemin d’Orange.

explorers-lesson-first-choice = À toi de choisir
explorers-lesson-first-choice-yours = Nouveau tour, et c’est toi qui as retourné la carte. Tu choisis donc : tu cocheras trois cases de ton côté. Orange pourra en cocher trois de l’autre, ou deux du tien.
explorers-lesson-first-choice-side = Quelqu’un a perdu un parchemin au-delà de l’eau, à trois cases du village. Quel côté t’y mène ?
    .done = Cap sur l’eau !
    .other = Par les montagnes, tu n’y arriverais jamais. Reprends ton coup, et choisis l’eau.
    .hint = Choisis l’eau sur la carte.
explorers-lesson-first-choice-shore = D’abord la rive, à côté du village.
    .other = De l’eau, oui, mais trois coches suffisent tout juste pour le parchemin. Reprends ton coup, et commence près du village.
    .hint = La rive est à l’est du village.
explorers-lesson-first-choice-lake = Et plus loin vers l’est.
    .other = Ce n’est pas le chemin du parchemin, et tu n’as pas de coche à perdre. Reprends ton coup.
    .hint = Coche la case entre ta dernière coche et le parchemin.
explorers-lesson-first-choice-scroll = Le voilà. Coche-le !
    .other = Si près du but ! Reprends ton coup, et coche le parchemin.
    .hint = Appuie sur le parchemin, et confirme.
explorers-lesson-first-choice-found = Un parchemin sert contre les mauvaises cartes. Dès le prochain tour, tu peux l’utiliser quand tu veux. Un instant, et tu verras comment.

explorers-lesson-first-scroll = Clé et temple
explorers-lesson-first-scroll-desert = La carte suivante montre herbe et montagne. Quel ennui ! Tout ce qu’il te faut est dans le sable : une clé ici, et un temple là-haut.
explorers-lesson-first-scroll-use = Alors, utilise ton parchemin. Tu ignores la carte, et tu coches à la place quatre cases d’un même terrain. Choisis le sable.
    .done = Quatre cases de sable. Voyons à quoi elles servent.
    .other = Ça irait aussi. Mais nous sommes là pour le temple : reprends ton coup, et utilise le parchemin pour le sable.
    .hint = Le parchemin est à côté de la carte : choisis-y le sable.
explorers-lesson-first-scroll-key = Va d’abord chercher la clé.
    .done = Une clé ouvre un temple, n’importe lequel, et tu peux t’en servir aussitôt.
    .other = Sans la clé, le temple reste fermé. Reprends ton coup.
    .hint = La clé est à l’ouest du village, sous tes montagnes.
explorers-lesson-first-scroll-north = Maintenant, vers le nord. Ici, ton eau touche le sable.
    .other = Le temple est au nord. Reprends ton coup, et pars de ton eau, là-haut.
    .hint = Coche le sable sous la porte du temple, à l’est de ton eau.
explorers-lesson-first-scroll-gate = On y est presque : encore un pas, par le chemin que tu veux.
    .other = Cela t’éloigne du temple. Reprends ton coup.
    .hint = Coche une case à côté du temple.
explorers-lesson-first-scroll-temple = Et on entre ! Ta clé ouvre la porte.
    .other = Après tout ce chemin ? Reprends ton coup, et coche le temple.
    .hint = Appuie sur le temple, et confirme.
explorers-lesson-first-scroll-column = Tu arrives en tête : le 12 est à toi, et il est barré pour Orange. Le suivant reçoit 8 ; à plus de deux joueurs, il y a aussi 10 et 6. Chacun des quatre temples est une course de ce genre.

explorers-lesson-first-gems = Les gemmes
explorers-lesson-first-gems-take = Deux tours plus tard. Orange a choisi le sable : la montagne est donc près de toi. Regarde où sont ces deux gemmes, et choisis ton côté.
    .done = La montagne : trois coches, juste assez.
    .other = Dans le sable, il n’y a aucune gemme à ta portée. Reprends ton coup.
    .hint = Choisis la montagne sur la carte.
explorers-lesson-first-gems-gem = Cette gemme est juste à côté de tes coches.
    .done = Comme elle brille !
    .other = Prenons d’abord la gemme à côté de tes coches. Reprends ton coup.
    .hint = Elle est au sud-est du village.
explorers-lesson-first-gems-pass = L’autre est un peu plus loin, derrière l’endroit où tu as trouvé le parchemin.
    .other = Tu n’atteindrais pas l’autre gemme pendant ce tour. Reprends ton coup.
    .hint = Coche la montagne à l’est du parchemin.
explorers-lesson-first-gems-another = Et la voilà.
    .other = Tu es à côté d’une gemme ! Reprends ton coup.
    .hint = Appuie sur la gemme, et confirme.
explorers-lesson-first-gems-worth = Chaque gemme rapporte 1 point à la fin de cette manche, et encore 1 à la fin de chaque manche suivante. Cherche donc tôt les gemmes !

explorers-lesson-first-round = La fin d’une manche
explorers-lesson-first-round-wild = Le dernier tour de la manche, et une carte Joker : chaque côté est un duo de terrains. Tu as choisi sable et eau, et chaque coche peut être sur l’un ou sur l’autre.
explorers-lesson-first-round-apple = Tu as une carotte et un poisson. Voici la pomme qui te manque.
    .done = Les trois !
    .other = Pas sans la pomme, c’est le dernier tour ! Reprends ton coup.
    .hint = La pomme est dans le sable, au sud de ton herbe.
explorers-lesson-first-round-village = Un autre village ! Les coches à côté rapportent des points à la fin de la partie : 3 pour une coche, 5 pour deux, 7 pour trois, et 10 pour les quatre. Coche l’une de ces cases.
    .other = Ce n’est pas à côté du village. Reprends ton coup.
    .hint = L’une est du sable, à côté de la pomme, et l’autre de l’eau, à côté de ton herbe.
explorers-lesson-first-round-last = Il reste une coche, et tant qu’il y a une case pour elle, il faut la placer. À côté du village, elle rapporterait 2 points de plus.
    .hint = Toutes les cases éclairées sont bonnes.
explorers-lesson-first-round-over = La manche est finie, et trois sortes d’aliments t’ont rapporté 10 points. Leur colonne est de nouveau vide, les cartes sont mélangées ; tes coches et tes gemmes restent.
explorers-lesson-first-round-sum = Une partie compte quatre manches de sept tours. À la fin, on additionne tout : aliments, gemmes, temples et villages. Les clés et parchemins inutilisés ne valent rien.

explorers-lesson-first-game = Une vraie partie
explorers-lesson-first-game-ready = Maintenant, joue ! C’est un autre pays, et déjà la dernière des quatre manches : tu as donc sept tours. Orange joue avec indulgence.
explorers-lesson-first-game-play = Trois sortes d’aliments, une clé et son temple, des coches à côté des villages : que peux-tu atteindre ? Je me tais, maintenant, sauf si tu me demandes conseil : touche l’ampoule.
explorers-lesson-first-game-done = Tu connais les règles. Et tu peux aussi jouer en solo : le hasard décide alors quel côté d’une carte est près de toi. Bon vent, et bonnes explorations !

explorers-lesson-expert = Côtés avancés et objectifs
    .text = Ce qui change quand aliments, gemmes, temples et villages montrent leur côté avancé, et ce que sont les objectifs.

explorers-lesson-expert-gems = Les gemmes
explorers-lesson-expert-gems-hello = Te revoilà ! Tu connais le chemin, alors rendons-le plus raide. Aliments, gemmes, temples et villages ont chacun un côté avancé. Une table en choisit autant qu’elle veut ; aujourd’hui, ce sont les quatre.
explorers-lesson-expert-gems-track = Les gemmes avancées commencent par des dettes : −3, −2, −1. Chaque gemme en barre une. À la fin de chaque manche, tu perds ce qui est encore ouvert : cherche donc des gemmes sans attendre.
explorers-lesson-expert-gems-third = Tu as deux gemmes, et une seule coche encore dans la manche 1. Voici la troisième : coche-la.
    .done = C’était la dernière dette.
    .other = Tu perdrais un point pour la dernière dette. Reprends ton coup, et coche la gemme.
    .hint = La gemme est dans le sable, au bout de ta longue ligne. Appuie dessus, et confirme.
explorers-lesson-expert-gems-scored = Tu ne perds rien ; Orange, avec une seule gemme, perd 3 points. Désormais, chaque gemme vaut quelque chose : +1, puis +2, +2, +3 et ainsi de suite. À chaque manche, tu marques la somme de celles que tu as.

explorers-lesson-expert-apples = Les aliments
explorers-lesson-expert-apples-kinds = Du côté avancé, chaque sorte d’aliments a sa manche : rien dans la manche 1, les pommes dans la manche 2, les carottes dans la 3, les poissons dans la 4. Un seul rapporte 1 point, deux 4, trois 9, et quatre 16.
explorers-lesson-expert-apples-carrot = C’est la manche 2 : personne ne peut cocher cette carotte. Il faut la contourner, et revenir à temps.
explorers-lesson-expert-apples-third = Tu as deux pommes, et une seule coche encore dans cette manche. Y en a-t-il une autre ?
    .done = Trois pommes !
    .other = Il y a une pomme à ta portée ! Reprends ton coup.
    .hint = Elle est à l’ouest, au sud de tes coches. Appuie dessus, et confirme.
explorers-lesson-expert-apples-scored = Trois fois trois font 9 : mieux vaut prévoir ta route de pomme en pomme. Et ta quatrième gemme compte pour la première fois.

explorers-lesson-expert-temple = Les temples
explorers-lesson-expert-temple-numbers = Du côté avancé, un temple vaut 8 points pour quiconque l’explore. Mais le premier arrivé reçoit aussi trois coches supplémentaires ; à deux, le suivant en reçoit une.
explorers-lesson-expert-temple-enter = Tu as une clé, et encore une coche. Entre !
    .other = La porte est juste à côté de toi. Reprends ton coup, et coche le temple.
    .hint = Appuie sur le temple, et confirme.
explorers-lesson-expert-temple-terrain = Quand tout le monde a coché viennent les coches supplémentaires, sur un terrain de ton choix. Dans le sable, au-delà, il y a une gemme, une carotte et un cheval ; mais choisis ce que tu veux.
    .hint = Choisis un terrain sous le paysage. Le sable mène le plus loin.
explorers-lesson-expert-temple-one = Trois coches supplémentaires, selon les règles habituelles, et sur aucun autre terrain. En route !
    .hint = Toutes les cases éclairées sont bonnes.
explorers-lesson-expert-temple-two = Il en reste deux. Elles non plus n’ont pas besoin de se toucher.
    .hint = Toutes les cases éclairées sont bonnes.
explorers-lesson-expert-temple-three = Et encore une. Ce que tu trouves est à toi, comme toujours ; un cheval t’emporterait encore plus loin.
    .hint = Toutes les cases éclairées sont bonnes.
explorers-lesson-expert-temple-end = Tant de cases en un seul tour ! Des coches supplémentaires peuvent même te mener à un autre temple, si tu as encore une clé : il apporte alors les siennes.

explorers-lesson-expert-villages = Les villages
explorers-lesson-expert-villages-poorest = Du côté avancé, un seul village compte : celui qui a le moins de coches autour de lui. Une coche rapporte 12 points, deux 18, trois 26, quatre 40 ; aucune, rien du tout. Ici, l’un d’eux n’a encore rien.
explorers-lesson-expert-villages-take = C’est ce village, tout au sud-ouest, et tu en es tout près. Quel côté de la carte t’y mène ?
    .done = Trois coches sur l’herbe.
    .other = Cela mène ailleurs. Reprends ton coup, et choisis l’herbe.
    .hint = Les cases autour du village sont de l’herbe : choisis l’herbe sur la carte.
explorers-lesson-expert-villages-beside = Coche la case à côté du village.
    .done = Plus aucun village n’est oublié.
    .other = Il ne faut pas oublier ce village. Reprends ton coup.
    .hint = Elle est à l’est du village.
explorers-lesson-expert-villages-around = Tes autres villages ont deux coches ou plus : celui-ci doit donc en avoir une deuxième. Contourne le coin.
    .other = Tu n’atteindrais pas un deuxième côté du village pendant ce tour. Reprends ton coup.
    .hint = Coche la case au sud de ta dernière coche.
explorers-lesson-expert-villages-second = Et voilà son côté sud.
    .other = À un pas près ! Reprends ton coup, et coche la case au sud du village.
    .hint = Appuie sur la case au sud du village, et confirme.
explorers-lesson-expert-villages-worth = Le plus pauvre en a maintenant deux. D’autres coches ici ne rapporteraient rien à elles seules : deux autres villages en ont deux aussi, et tous doivent grandir.

explorers-lesson-expert-achievements = Les objectifs
explorers-lesson-expert-achievements-three = Quels que soient les côtés, une table peut ajouter jusqu’à trois objectifs, qui rapportent des points à tous ceux qui les remplissent. Dans cette partie, il y a une course, une ligne et une promesse.
explorers-lesson-expert-achievements-line = La ligne d’abord : « Parallèle » rapporte 1 point pour chaque coche de ta plus longue ligne d’ouest en est. Cette case l’allonge. Le village de départ y compte aussi.
    .other = Cela n’allonge pas ta ligne. Reprends ton coup.
    .hint = Coche la case à l’ouest du village de départ.
explorers-lesson-expert-achievements-horse = Voici un cheval à côté de toi, et « À pied » est la promesse : 8 points pour qui n’a coché aucun cheval à la fin de la partie. Laisse-le donc brouter !
explorers-lesson-expert-achievements-race = La course demande trois coches dans chaque quadrant du paysage. Il t’en manque une au sud-est, où tu en as deux. Place-la, c’est ta dernière coche !
    .done = Trois dans chaque quadrant !
    .other = Cela ne te fait pas gagner la course ; et un cheval te coûterait 8 points par-dessus le marché. Reprends ton coup.
    .hint = Continue à partir de tes coches sur l’eau, au sud-est. Appuie sur la case, et confirme.
explorers-lesson-expert-achievements-kinds = Les courses sont vérifiées après chaque tour : à deux, la première réussite prend 10 points, la seconde 6, et à égalité chacun prend autant. Tous les autres objectifs sont comptés à la fin de la partie.
explorers-lesson-expert-achievements-done = Il y en a 32, et ils changent à chaque partie. Maintenant, tu connais aussi les côtés avancés. Bonne route !
