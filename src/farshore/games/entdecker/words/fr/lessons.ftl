# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
entdecker-lesson-scored-IslandScored = { $spaces_count ->
    [one] L’île est achevée : une tuile
   *[other] L’île est achevée : { $spaces_count } tuiles
}, { $value ->
    [one] { $value } point
   *[other] { $value } points
}. { $points }.
entdecker-lesson-scored-TokenTaken = { $you ->
    [true] +{ $points } pour toi : { entdecker-name-produce }, de la hutte du sentier { $path }. { $reason ->
        [most] Tu y as le plus d’éclaireurs.
        [nearest] Personne n’y a plus d’éclaireurs, et c’est toi qui es le plus près de la hutte.
        [full] Tu as rempli le sentier.
       *[none] { "" }
    }
   *[false] +{ $points } pour { $seat } : { entdecker-name-produce }, de la hutte du sentier { $path }. { $reason ->
        [most] { $seat } y a le plus d’éclaireurs.
        [nearest] Personne n’y a plus d’éclaireurs, et c’est { $seat } qui est le plus près de la hutte.
        [full] { $seat } a rempli le sentier.
       *[none] { "" }
    }
}

entdecker-lesson-first = Ta première traversée
    .text = Or, tuiles, détroits, îles, la jungle et la fin : tout Entdecker, un tour après l’autre.

entdecker-lesson-first-journey = Un premier voyage
entdecker-lesson-first-journey-hello = Ohé ! Je suis Pilar, et j’ai sillonné des mers inconnues toute ma vie. De celle-ci, on n’a encore découvert que peu de chose : quelques côtes, et deux cascades dont parlent les marins.
entdecker-lesson-first-journey-aim = Tu es Rouge. Les îles rapportent des points quand elles sont achevées, et les huttes de la jungle aussi. Quand il ne reste plus de case à découvrir, la victoire va au plus grand nombre de points.
entdecker-lesson-first-journey-income = Un voyage coûte de l’or, et tu n’avais que 2 pièces. Quand on commence son tour avec moins de 4, on lance le dé. Le tien montre le gouvernail : choisis de 2 à 6 pièces d’or, et Blanc en reçoit une de plus.
    .done = Maintenant, tu peux prendre la mer. N’oublie pas que Blanc en a reçu une de plus.
    .hint = Prends 6 pièces d’or : tu en auras besoin.
entdecker-lesson-first-journey-start = D’où part le navire ? Du bord sud pour rien, de l’ouest ou de l’est pour 1 pièce d’or, du nord pour 2. Commence au sud, sous la cascade.
    .other = Un navire peut très bien partir de là. Mais j’ai un œil sur la cascade : reprends ton coup, et commence au bord sud, dans la colonne D.
    .hint = Choisis la case de bord sous la colonne D.
entdecker-lesson-first-journey-announce = Annonce maintenant combien de tuiles tu vas piocher, et paie-les. Une tuile face cachée coûte 1 pièce d’or, une tuile face visible 4. Annonces-en deux face cachée.
    .done = C’est payé. Tu peux en piocher moins ensuite, mais jamais plus.
    .other = Tu peux, mais je veux garder de l’or pour débarquer. Reprends ton coup, et annonce deux tuiles face cachée.
    .hint = Choisis des tuiles face cachée, deux : cela fait 2 pièces d’or.
entdecker-lesson-first-journey-draw = Pioche la première, dans n’importe quelle pile cachée.
    .hint = Toutes les piles se valent : prends la première.
entdecker-lesson-first-journey-sea = Rien que la mer. Une tuile qui convient doit être posée, toujours à côté du navire, là où il peut passer. Pose-la.
    .done = Le navire avance aussitôt dessus. Une tuile qui ne va nulle part est défaussée, et son or est perdu.
    .hint = Il n’y a qu’une case pour elle : celle devant le navire.
entdecker-lesson-first-journey-again = Tu as payé une autre tuile. Pioche-la !
    .other = C’est renoncer à une tuile déjà payée. Reprends ton coup, et pioche.
    .hint = Prends-en une dans n’importe quelle pile cachée.
entdecker-lesson-first-journey-land = Terre ! Sur un côté. La terre doit toucher la terre, et la mer toucher la mer. Pose-la sous la cascade, et tourne-la pour que la terre touche la terre.
    .done = Elle convient : une tuile de plus pour l’île de la cascade.
    .other = Elle va là aussi, et commence une île à elle seule. Mais la cascade vaut 5 points : reprends ton coup, et pose la tuile en dessous.
    .hint = Choisis D5, la case sous la cascade. La tuile n’y va que dans un sens.
entdecker-lesson-first-journey-ashore = Ici, tu peux débarquer une unité : un éclaireur pour 1 pièce d’or, un fort pour 3, une colonie pour 6. Pose un éclaireur.
    .done = Une unité se pose sur la dernière tuile découverte, une seule par tour, et alors le voyage est fini.
    .other = Tu peux, mais c’est un éclaireur qu’il nous faut ici, et il ne coûte que 1 pièce d’or. Reprends ton coup.
    .hint = Choisis l’éclaireur.
entdecker-lesson-first-journey-rival = Au tour de Blanc. Il n’y a qu’un navire, et tout le monde le mène : regarde où il va.
entdecker-lesson-first-journey-company = Blanc a débarqué sur ton île. C’est permis. Quand elle sera achevée, elle rapportera plus à qui y sera en tête.

entdecker-lesson-first-island = Un détroit, et toute une île
entdecker-lesson-first-island-gap = Quelques tours plus tard. L’île de la cascade n’est plus ouverte que sur une case. Avec une tuile ici, elle est achevée, et on la décompte.
entdecker-lesson-first-island-start = Commence en C3 : de là, une ligne de mer ramène au bord ouest. Tu paies 1 pièce d’or pour le bord, et un péage de 2 à Blanc, dont le fort est sur la route.
    .done = Forts et colonies font payer les autres. Les éclaireurs, non.
    .other = De là, la route est longue. Reprends ton coup, et commence en C3, juste au nord de la case ouverte.
    .hint = Choisis la tuile de mer en C3.
entdecker-lesson-first-island-announce = Terre à l’ouest, terre à l’est, et tu arrives par la mer : peu de tuiles y vont. Les tuiles face visible sont chères, mais tu vois ce que tu prends. Annonces-en une, pour 4 pièces d’or.
    .other = Il nous faut une tuile face visible : elle ira à coup sûr, et il restera de l’or pour un fort. Reprends ton coup.
    .hint = Choisis des tuiles face visible, une seule.
entdecker-lesson-first-island-strait = Prends le détroit : terre sur deux côtés opposés, et la mer entre les deux.
    .other = Celle-là convient, mais elle a aussi de la terre au sud, et l’île y resterait ouverte. Reprends ton coup.
    .hint = C’est la tuile face visible qu’un navire traverse tout droit.
entdecker-lesson-first-island-place = Pose-la entre les deux côtes.
    .done = Une tuile, deux îles : la mer les sépare.
    .hint = Il n’y a qu’une case pour elle, et qu’un sens.
entdecker-lesson-first-island-fort = Maintenant, débarque sur l’une des deux. À l’est, Blanc a un fort, plus puissant que n’importe quel nombre d’éclaireurs. Poses-y un fort aussi : alors tes deux éclaireurs comptent contre un seul de Blanc.
    .other = Mais alors, Blanc garde l’avantage sur l’île de la cascade. Reprends ton coup, et pose un fort du côté est.
    .hint = Choisis le fort, du côté est du détroit.
entdecker-lesson-first-island-value = Chaque tuile compte 1 point, et cette cascade 5. Le premier rang prend tout. Le deuxième reçoit la moitié, arrondie au supérieur, et un troisième recevrait encore la moitié de cela.
entdecker-lesson-first-island-home = Ton fort t’est revenu, et peut débarquer de nouveau. Les éclaireurs, non : ils sont en route vers la jungle.

entdecker-lesson-first-jungle = Dans la jungle
entdecker-lesson-first-jungle-paths = Sept sentiers de la jungle, avec une hutte au bout de chacun. Les éclaireurs d’une île achevée y vont, un à la fois, et c’est toi qui commences. Un éclaireur prend la case libre la plus proche de la hutte.
entdecker-lesson-first-jungle-send = Certaines huttes n’ont jamais été trouvées. Envoie ton éclaireur sur un sentier vide, avant tout le monde.
    .done = Personne n’avait vu cette hutte avant toi !
    .other = Quelqu’un y était avant toi. Reprends ton coup, et choisis un sentier vide.
    .hint = Choisis le sentier 4 : il n’y a encore aucun éclaireur.
entdecker-lesson-first-jungle-token = Tu as donc pioché un jeton et tu l’as caché dans la hutte : un ananas, qui vaut 15 points. Personne d’autre ne le sait.
entdecker-lesson-first-jungle-rival = Maintenant, Blanc en envoie un.
entdecker-lesson-first-jungle-eye = Sur le sentier 3, Blanc a atteint la troisième case, qui porte un œil : quand on arrive là, on regarde dans la hutte. La sixième case en a un aussi.
entdecker-lesson-first-jungle-second = Tu as encore un éclaireur. Envoie-le où tu veux : trouver une autre hutte, ou suivre le premier.
    .hint = Tous les sentiers sont bons. Sur un sentier vide, tu trouves une hutte.
entdecker-lesson-first-jungle-most = À la fin de la partie, un jeton va à la personne qui a le plus d’éclaireurs sur son sentier. À égalité, c’est l’éclaireur le plus proche de la hutte qui décide.

entdecker-lesson-first-filling = Des points d’interrogation, et un trou
entdecker-lesson-first-filling-bay = Quelques tours plus tard. Blanc et toi avez chacun un fort sur cette île, à l’est. Elle continue dans la baie, alors vas-y : commence en H6, cela ne coûte rien.
    .other = De là, tu n’entres pas dans la baie. Reprends ton coup, et commence en H6.
    .hint = Choisis la tuile de mer en H6, au sud-est.
entdecker-lesson-first-filling-marks = Certains dos montrent un point d’interrogation : un événement. Une mine d’or donne 3 pièces d’or, et des indigènes amicaux guident un éclaireur dans la jungle. Mais un pirate prend la moitié de ton or, et une tempête met fin au voyage.
entdecker-lesson-first-filling-announce = Annonce une tuile face cachée. Cette baie est un cul-de-sac : d’autres seraient payées, et perdues.
    .other = C’est plus qu’il n’en faut, et l’or ne revient pas. Reprends ton coup : une tuile face cachée.
    .hint = Choisis des tuiles face cachée, une seule.
entdecker-lesson-first-filling-draw = De l’audace : pioche un point d’interrogation !
    .other = C’est prudent, mais aujourd’hui, il te faut un événement. Reprends ton coup, et pioche un point d’interrogation.
    .hint = Deux des piles montrent un point d’interrogation. Prends l’une ou l’autre.
entdecker-lesson-first-filling-place = L’événement a lieu quand la tuile est posée. Alors pose-la !
    .done = Une mine d’or ! Elle te donne 3 pièces d’or.
    .hint = Il n’y a qu’une case pour elle, et qu’un sens.
entdecker-lesson-first-filling-ashore = Fort contre fort : ici, vous êtes à égalité. Pose un éclaireur, et te voilà en tête.
    .done = Un fort et un éclaireur contre un fort.
    .other = Comme tu veux. Regarde ce qui arrive maintenant !
    .hint = Choisis l’éclaireur, pour 1 pièce d’or.
entdecker-lesson-first-filling-filled = Et ce trou ? Il était entouré sur ses quatre côtés, alors il a été comblé avec la tuile qui convient. Elle ne coûte rien, elle appartient à l’île, et elle l’a achevée.
entdecker-lesson-first-filling-equal = On compare d’abord les colonies, puis les forts, puis les éclaireurs. Si tout est égal, chacun reçoit tous les points.

entdecker-lesson-first-end = La fin de la partie
entdecker-lesson-first-end-last = Bien plus tard. Blanc mène, 29 à 21, et il reste deux cases à découvrir. Quand la dernière est couverte, on joue ce tour jusqu’au bout, et la partie est terminée.
entdecker-lesson-first-end-place = Ton navire vient du nord, et voici ta tuile. Pose-la. L’autre case sera entourée, et comblée.
    .done = Il n’y a plus rien à découvrir.
    .hint = Il n’y a qu’une case pour elle, et qu’un sens.
entdecker-lesson-first-end-ashore = Ta colonie est la plus forte des unités : cette île est à toi. Mais pose un éclaireur, avec ta dernière pièce d’or. Il te servira dans la jungle.
    .other = Garder ton or ? Il ne vaut plus rien, et un éclaireur peut valoir beaucoup. Reprends ton coup.
    .hint = Choisis l’éclaireur.
entdecker-lesson-first-end-corn = Aux éclaireurs, chacun son tour. La hutte du sentier 3 contient du maïs, 10 points. Blanc y a deux éclaireurs, toi un, le plus près de la hutte. Avec un de plus, c’est l’égalité, et le maïs est à toi !
    .other = Pas mal. Mais alors Blanc prend le maïs, et il vaut 10 points. Reprends ton coup, et envoie celui-ci sur le sentier 3.
    .hint = Choisis le sentier 3.
entdecker-lesson-first-end-rival = Blanc en a un à envoyer aussi.
entdecker-lesson-first-end-pineapple = Blanc en veut à ton ananas ! Deux éclaireurs contre un. Envoie ton dernier éclaireur sur le sentier 4 : encore une égalité, et tu es le plus près de la hutte.
    .other = Alors Blanc prend l’ananas, et il vaut 15 points. Reprends ton coup, et choisis le sentier 4.
    .hint = Choisis le sentier 4.
entdecker-lesson-first-end-tokens = La partie est terminée, et tous les jetons sont montrés. Deux fois, c’était deux contre deux, et deux fois, tu étais le plus près de la hutte.
entdecker-lesson-first-end-won = 70 à 44 : victoire ! Ce sont les points qui comptent ; l’or ne décide qu’en cas d’égalité.

entdecker-lesson-first-game = Une vraie partie
entdecker-lesson-first-game-ready = Voilà tout ce qu’il faut savoir. Maintenant, joue ! C’est une partie entière, mais sur une petite mer : elle sera donc courte, et Blanc joue avec indulgence.
entdecker-lesson-first-game-play = Achève les îles où tu es en tête. Et pose des éclaireurs : ils comptent deux fois, sur leur île, puis dans la jungle. Je me tais, maintenant, sauf si tu me demandes conseil : touche l’ampoule.
entdecker-lesson-first-game-done = Tu connais les règles. Bon vent, capitaine !
