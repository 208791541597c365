# The rulebook to read. A chapter is entdecker-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

entdecker-rulebook = À tour de rôle, chacun mène le même navire dans des eaux qu’aucune carte ne montre, et pose tuile après tuile la mer et les îles qu’il découvre. Le joueur qui a les unités les plus fortes sur une île quand elle est achevée en tire le plus de points, et les éclaireurs qui y ont fait leur travail s’enfoncent dans la jungle, à la recherche de ses plantes secrètes. Quand toute la mer est connue, l’explorateur qui a le plus de points l’emporte.

entdecker-rulebook-chart = La carte marine
entdecker-rulebook-chart-board =
    La mer inexplorée a 12 colonnes, de A à L, et 8 rangées, de 1 à 8. Tout autour se trouvent les _cases de bord_, qui sont toutes de la mer : c’est de là que part chaque voyage. Partir du sud ne coûte rien, de l’ouest et de l’est 1 pièce d’or, du lointain nord 2.
    .caption = La mise en place d’une première partie. Quelques tuiles de mer et trois cascades sont connues dès le début ; les pièces sur le bord disent ce que coûte un départ de là.
entdecker-rulebook-chart-tiles =
    Chaque côté d’une tuile est terre ou mer. Il y a six motifs : pleine mer, terre d’un côté, sur deux côtés voisins, sur deux côtés opposés (un _détroit_), sur trois, et sur les quatre.

    La plupart des tuiles sont face cachée dans six _piles cachées_. Un point d’interrogation au dos annonce un événement. Les autres sont dans des _piles visibles_, triées par motif : là, tout le monde voit ce qui reste.
    .caption = Six piles cachées, dont on ne connaît que le dos, et les piles visibles, dont on connaît tout.
entdecker-rulebook-chart-scenarios = Quatre scénarios disent quelles tuiles sont sur la carte marine avant la partie. Deux ou trois mers la divisent, si bien que les îles restent petites ; les cascades, qui valent 5 ou 10 points de plus, sont les endroits à disputer. Tu peux aussi dessiner ton propre scénario.

entdecker-rulebook-gold = L’or, et les étapes d’un tour
entdecker-rulebook-gold-pieces = Chacun commence avec 7 pièces d’or, une colonie, deux forts, et 19, 14 ou 11 éclaireurs à deux, trois ou quatre joueurs.
entdecker-rulebook-gold-steps =
    Un tour se déroule ainsi :

    1. Avec moins de 4 pièces d’or, lance le dé pour le revenu.
    2. Choisis d’où part le voyage, et paie ce que cela coûte.
    3. Annonce combien de tuiles tu vas piocher, face cachée ou face visible, et paie-les.
    4. Explore : pioche, pose, avance.
    5. Si tu as trouvé de la terre, tu peux poser une unité. Cela met fin au voyage.
    6. Les cases entourées sont comblées.
    7. Les îles achevées sont décomptées.
entdecker-rulebook-gold-roll =
    Si tu as moins de 4 pièces d’or au début de ton tour, lance le dé : il montre de 2 à 6 et le gouvernail (une roue). Tu reçois autant que ce qu’il montre, et _tous les autres 1 de plus_.

    Rouge a { $before } pièces d’or et obtient un 3 : { $red } pour Rouge, { $others } pour chacun des autres.
    .caption = Les bourses après le lancer de Rouge.
entdecker-rulebook-gold-wheel =
    Le gouvernail laisse choisir de 2 à 6. Rouge choisit 6 et reçoit { $red } ; les autres reçoivent { $others }. La pauvreté peut rapporter, mais elle rapporte un peu plus aux rivaux.
    .caption = Les bourses après le gouvernail.

entdecker-rulebook-departure = Prendre la mer
entdecker-rulebook-departure-where =
    Le navire part

    - d’une case de bord à côté d’une case inexplorée, ou
    - d’une tuile découverte qui a un côté mer vers une case inexplorée, et d’où une ligne de mer continue ramène à une case de bord.
    .caption = B6 et la case de bord au sud de A6 sont des cases de départ. C6 n’a pas de case inexplorée à côté d’elle ; C5 n’a que de la terre vers l’inexploré ; de E3, aucune ligne de mer ne mène au bord.
entdecker-rulebook-departure-expenses =
    Suis la ligne du départ à une case de bord. Tu paies

    - à la banque les pièces de cette case de bord, et
    - 2 pièces d’or au propriétaire de chaque _fort_ ou _colonie_ adverse sur une tuile de la ligne, départ compris.

    On passe librement devant les éclaireurs, et devant ses propres unités. S’il y a plusieurs routes, tu choisis.
entdecker-rulebook-departure-tolls =
    C’est le tour de Violet. Pour partir de D4, la seule route passe par l’ouest, devant deux forts : 1 pièce d’or à la banque, { $red } à Rouge et { $yellow } à Jaune, { $total } en tout. Partir de G8 coûterait 2 pièces d’or, car le fort de Blanc s’y trouve. Et J7 est gratuit : sa route mène au sud, sans passer devant personne.
    .caption = Trois départs pour Violet : D4, devant les forts de Rouge et de Jaune ; G8, à côté du fort de Blanc ; et J7, pour rien.
entdecker-rulebook-departure-announce =
    Dis maintenant combien de tuiles tu vas piocher, au moins une, et de quelles piles. Une tuile _face cachée_ coûte 1 pièce d’or, une tuile _face visible_ 4. On ne les mélange jamais dans un même voyage. Tu paies aussitôt, et rien n’est remboursé, même si le voyage se termine plus tôt : quatre tuiles face cachée coûtent 4 pièces d’or, deux tuiles face visible 8.
entdecker-rulebook-departure-must = Tu n’as pas le droit de rester à quai tant que tu peux payer un départ quelconque et une tuile face cachée. C’est seulement si tu ne le peux pas que ton tour se termine sans voyage.

entdecker-rulebook-journey = Le voyage
entdecker-rulebook-journey-steps =
    Pour chaque tuile :

    1. _Pioche-la_ : le dessus de n’importe quelle pile cachée, ou le motif que tu veux dans une pile visible. Le dos te permet de prendre un point d’interrogation ou de l’éviter.
    2. _Pose-la_ sur une case inexplorée à côté du navire, au-delà d’un côté mer de la tuile du navire.
    3. Le _navire_ avance sur la nouvelle tuile.
    4. S’il y a un _événement_ sur la tuile, il a lieu maintenant.
entdecker-rulebook-journey-fit =
    Le côté vers le navire doit être un côté mer, et tout autre côté doit s’accorder avec ce qu’il touche : terre contre terre, mer contre mer, et mer contre le bord. Tu choisis la case et tournes la tuile à volonté. Une tuile qui peut être posée doit l’être, même là où tu ne veux pas aller. Celle qui ne va nulle part est défaussée.
    .caption = La tuile en main a de la terre d’un côté. Elle ne convient ni au nord en C2, où deux côtes la toucheraient, ni à l’ouest en B3 ; mais à l’est, en D3, si.
entdecker-rulebook-journey-on =
    Elle doit donc aller en D3, et le navire avec elle. Le sens reste au choix. Des tuiles payées, il en reste { $draws } : le voyage continue à partir de là, ou l’on pose une unité.
    .caption = Le navire est arrivé en D3.
entdecker-rulebook-journey-ends =
    Le voyage se termine

    - quand toutes les tuiles annoncées sont piochées,
    - dans un cul-de-sac, sans côté mer vers une case inexplorée,
    - quand tu poses une unité,
    - dans une tempête,
    - ou quand tu t’arrêtes, mais pas avant la première pioche.

    Après la dernière pioche et dans un cul-de-sac, tu peux encore poser une unité. Après une tempête, non.

entdecker-rulebook-straits = Les unités, et les terres de part et d’autre d’un détroit
entdecker-rulebook-straits-unit =
    Une fois par tour, tu peux poser une unité sur la tuile que tu as découverte _en dernier_, s’il y a de la terre. Cela met fin au voyage.

    | Colonie | 6 pièces d’or |
    | Fort | 3 pièces d’or |
    | Éclaireur | 1 pièce d’or |

    Tu ne peux pas revenir à des tuiles précédentes, ni rien poser sur la case d’où le voyage est parti.
entdecker-rulebook-straits-two =
    La terre d’une tuile est d’un seul tenant, sauf si la terre occupe deux côtés opposés : la mer passe alors entre eux, et les deux rives appartiennent à des îles différentes jusqu’à ce qu’elles se rejoignent ailleurs. Dis sur quelle rive se pose ton unité.
    .caption = Rouge a découvert le détroit en D3. La rive ouest prolonge l’île où Blanc a un éclaireur ; la rive est n’appartient encore à personne.
entdecker-rulebook-straits-joins =
    Rouge prend la rive ouest avec un fort, pour { $gold } pièces d’or. L’île a { $value } tuiles jusqu’ici. Si elle était achevée, le fort passerait devant l’éclaireur de Blanc : { $red } points pour Rouge, { $white } pour Blanc.
    .caption = Un fort à côté de l’éclaireur de Blanc : Rouge est maintenant en tête sur l’île.
entdecker-rulebook-straits-recall = Forts et colonies restent jusqu’à ce que leur île soit achevée. Un éclaireur peut être rappelé, d’une île ou de la jungle, mais seulement quand tu n’en as plus et que tu vas en poser un.
entdecker-rulebook-straits-recall-any-time = Si tu n’as plus d’éclaireur, tu peux en rappeler un à tout moment de ton tour, jusqu’à la décision sur l’unité.
entdecker-rulebook-straits-settlement-scout = La personne qui pose une colonie peut aussi envoyer un éclaireur de sa réserve sur n’importe quel sentier de la jungle.

entdecker-rulebook-events = Les événements
entdecker-rulebook-events-four =
    Un point d’interrogation agit quand le navire atteint la tuile. Sur une tuile qu’il a fallu défausser, il ne se passe rien.

    | Mine d’or | 3 pièces d’or de la banque |
    | Pirate | prend la moitié de ton or, arrondie à l’inférieur |
    | Indigènes amicaux | tu peux envoyer un éclaireur sur n’importe quel sentier de la jungle, gratuitement |
    | Tempête | le voyage est fini : plus de tuiles, et pas d’unité |

    Après une tempête, les cases sont tout de même comblées et les îles décomptées.
entdecker-rulebook-events-pirate =
    Rouge a { $before } pièces d’or quand vient le pirate, et en perd { $lost }, la moitié arrondie à l’inférieur : il en reste { $left }. Quand on a peu, on n’a rien à craindre d’un point d’interrogation.
    .caption = Le pirate de D3 est passé par là.
entdecker-rulebook-events-pirate-up =
    Le pirate prend la moitié _arrondie au supérieur_ : sur { $before } pièces d’or, { $lost }, si bien qu’il en reste { $left }.
    .caption = Le même pirate selon les règles de Kosmos.
entdecker-rulebook-events-pirate-spares = Les pirates épargnent quiconque a un fort ou une colonie sur une île qui n’est pas achevée.

entdecker-rulebook-filling = Combler ce qui est entouré
entdecker-rulebook-filling-surrounded =
    À la fin du voyage, avant tout décompte,

    - toute case inexplorée isolée qui a des tuiles ou le bord sur ses quatre côtés est comblée avec la tuile face visible qui convient, et
    - toute zone inexplorée bordée uniquement de terre est comblée avec de la terre.

    Ces tuiles n’apportent ni unités ni événements. L’œil exercé voit venir ce qui sera comblé.
    .caption = Une grande île avec un trou. C3 et D3 sont presque enfermées : il ne manque que D4.
entdecker-rulebook-filling-filled =
    Rouge vient du sud par D5 jusqu’en D4 et y pose un éclaireur. C3 et D3 sont maintenant bordées de terre et deviennent terre ; et E5, entre la rive, la nouvelle tuile de mer, le bord et la tuile de Blanc, est comblée avec ce qui convient. Avec les deux de Rouge, cela fait { $tiles } nouvelles tuiles. Deux îles sont achevées : l’une vaut { $island }, l’autre, celle de Blanc, { $small }.
    .caption = Une fois tout comblé : C3, D3 et E5 ont été couvertes sans voyage.
entdecker-rulebook-filling-short = Une tuile face visible épuisée se prend dans la défausse, sinon on la cherche dans les piles cachées, que l’on mélange ensuite à nouveau. Quand toutes les piles cachées sont vides, la défausse en forme deux nouvelles. Les eaux qu’aucun navire ne pourra jamais atteindre sont comblées aussi ; et si l’on ne peut plus rien découvrir nulle part, le reste de la carte marine est comblé et la partie se termine.

entdecker-rulebook-scoring = Décompter une île
entdecker-rulebook-scoring-complete =
    Une île est achevée quand aucun de ses côtés terre ne donne sur une case inexplorée. Elle vaut 1 point pour chacune de ses tuiles, et 5 ou 10 de plus pour une cascade. Si plusieurs sont achevées dans un même tour, le joueur dont c’est le tour dit laquelle vient ensuite.
entdecker-rulebook-scoring-strength =
    Qui est devant ? Une colonie bat n’importe quel nombre de forts, un fort n’importe quel nombre d’éclaireurs. On compare donc d’abord les colonies, puis les forts, puis les éclaireurs.

    - Premier rang : toute la valeur.
    - Chaque rang suivant : la moitié du rang précédent, arrondie au supérieur.
    - À unités égales, on partage un rang, et chacun en marque tous les points.
    - Sans unité sur l’île, tu ne marques rien.
entdecker-rulebook-scoring-shares =
    Jaune a trouvé la dernière tuile d’une île de { $value } tuiles. Rouge et Blanc y ont chacun un fort et un éclaireur, Violet un éclaireur, et Jaune n’y a rien ; mais le tour n’est pas fini, et une colonie est prête.
    .caption = Neuf tuiles, trois rivaux : le navire de Jaune est en E4.
entdecker-rulebook-scoring-nine =
    Jaune pose la colonie et passe devant tout le monde : { $yellow } points. Rouge et Blanc sont à égalité et partagent le deuxième rang : { $red } et { $white }, la moitié de 9 arrondie au supérieur. Violet vient en troisième avec { $purple }, la moitié de 5 arrondie au supérieur.
    .caption = La piste de score sur le serpent après cette île.
entdecker-rulebook-scoring-waterfall = Le bonus d’une cascade est versé aussitôt à la première personne qui pose une tuile terre contre terre à côté d’elle. L’île ne vaut que ses tuiles.
entdecker-rulebook-scoring-sum = La force est une somme : une colonie compte 3, un fort 2, un éclaireur 1.
entdecker-rulebook-scoring-two = Seuls deux rangs marquent : le premier toute la valeur, le deuxième la moitié, arrondie à l’inférieur.
entdecker-rulebook-scoring-tie = À égalité, la personne qui a posé une unité sur l’île en premier est devant.
entdecker-rulebook-scoring-leave = Puis les unités s’en vont. Forts et colonies retournent à leurs propriétaires. Les éclaireurs vont dans la jungle : à commencer par le joueur dont c’est le tour, chacun à son tour envoie un éclaireur, jusqu’à ce que tous soient en route.

entdecker-rulebook-jungle = Les éclaireurs dans la jungle
entdecker-rulebook-jungle-paths =
    Sept sentiers de huit cases chacun mènent aux huttes. Un éclaireur prend la case libre la plus proche de la hutte, sur le sentier que choisit son propriétaire.

    - La première case est un _point_ : la personne qui y arrive pioche un jeton Plante, le regarde en secret et le cache dans la hutte.
    - Les cases trois et six sont des _yeux_ : de là, on peut regarder ce qui est caché.

    Neuf jetons sont dans le sac : trois valent 15 points, trois 10, trois 5. Deux ne sont jamais trouvés.
entdecker-rulebook-jungle-seventeen =
    Blanc achève l’île avec un éclaireur sur sa dernière tuile. Elle a { $tiles } tuiles, et la cascade ajoute { $bonus } points. La colonie de Jaune prend { $yellow }, le fort de Blanc { $white }, Rouge avec deux éclaireurs { $red }, Violet avec un { $purple }.
    .caption = L’île de douze tuiles avec sa cascade, après le décompte. Ses éclaireurs sont en route.
entdecker-rulebook-jungle-walk =
    Aux éclaireurs, maintenant. Blanc en envoie un sur le sentier 1, y trouve un jeton et retient : tomate. Jaune n’en a pas. Violet trouve le jeton du sentier 2. Rouge prend la troisième case du sentier 3, un œil, et voit ce que Jaune a trouvé il y a longtemps. Le deuxième éclaireur de Blanc renforce le sentier 4, le deuxième de Rouge va sur le sentier 1.
    .caption = La jungle telle que Blanc la voit : les jetons des sentiers 1 et 4 sont connus, les autres non.
entdecker-rulebook-jungle-tie =
    Quand la partie est terminée, tous les jetons sont montrés, et chacun va au joueur qui a le plus d’éclaireurs sur son sentier. À égalité, il va à celui dont l’éclaireur est le plus proche de la hutte.

    Violet et Rouge ont deux éclaireurs chacun, mais celui de Violet est plus proche : { $purple } points pour Violet, rien pour Rouge et Blanc.
    .caption = Le premier sentier à la fin d’une partie.
entdecker-rulebook-jungle-last-space = La personne qui prend la dernière case d’un sentier remporte aussitôt son jeton. Pour les sentiers qui ne sont pas pleins à la fin, c’est la majorité qui compte.

entdecker-rulebook-end = La fin de la partie, éditions et variantes
entdecker-rulebook-end-winner = La partie se termine après le tour où la dernière case est couverte. Les îles de ce tour sont décomptées comme toujours, puis la jungle. Le joueur qui a le plus de points l’emporte ; à égalité, celui qui a le plus d’or.
entdecker-rulebook-end-tie = À égalité, la victoire est partagée.
entdecker-rulebook-end-editions =
    Entdecker a été imprimé plus d’une fois, et ses règles diffèrent un peu. Une table choisit une édition, ou les mélange : chaque différence est une option à part. Dans ce livret, ces différences sont signalées.

    | Mayfair | comme dans ce livret |
    | Kosmos | le pirate arrondit au supérieur ; on peut rappeler un éclaireur à tout moment de son tour |
    | Digest | les unités coûtent 2, 1 et 0 pièces d’or ; la force est une somme ; deux rangs marquent ; à égalité, le premier arrivé est devant ; les cascades récompensent la personne qui les trouve ; une colonie apporte un éclaireur ; forts et colonies protègent des pirates ; la dernière case d’un sentier remporte son jeton |
entdecker-rulebook-end-top-scout = Les éclaireurs ont des numéros. Avant la partie, chacun en désigne deux en secret : à la fin, chacun de ces _éclaireurs d’élite_ compte pour deux sur son sentier.

entdecker-rulebook-glance-turn = Un tour
    .text =
        1. Moins de 4 pièces d’or : lance le dé. Tu reçois ce nombre, tous les autres 1 de plus.
        2. Choisis un départ ; paie les pièces du bord et 2 pièces d’or pour chaque fort ou colonie adverse en route.
        3. Annonce et paie des tuiles, face cachée ou face visible.
        4. Pioche, pose, avance ; et encore.
        5. Pose une unité sur la dernière tuile, si tu veux.
        6. Les cases entourées sont comblées.
        7. Les îles achevées sont décomptées.
entdecker-rulebook-glance-costs = L’or
    .text =
        | Bord sud | gratuit |
        | Bord ouest, bord est | 1 |
        | Bord nord | 2 |
        | Fort ou colonie adverse | 2 au propriétaire |
        | Tuile face cachée | 1 |
        | Tuile face visible | 4 |
        | Éclaireur, fort, colonie | 1, 3, 6 |
entdecker-rulebook-glance-tile = Poser une tuile
    .text =
        - À côté du navire, par la mer.
        - Terre contre terre, mer contre mer ; le bord compte comme mer.
        - Ce qui va doit être posé ; ce qui ne va pas est défaussé.
entdecker-rulebook-glance-journey-ends = Le voyage se termine
    .text = avec la dernière tuile, dans un cul-de-sac, quand une unité est posée, dans une tempête, ou quand tu t’arrêtes.
entdecker-rulebook-glance-events = Les points d’interrogation
    .text =
        | Mine d’or | 3 pièces d’or |
        | Pirate | prend la moitié, arrondie à l’inférieur |
        | Indigènes | un éclaireur dans la jungle, gratuit |
        | Tempête | la fin du voyage, pas d’unité |
entdecker-rulebook-glance-islands = Une île achevée
    .text =
        - vaut ses tuiles, et une cascade 5 ou 10 de plus.
        - Les colonies décident, puis les forts, puis les éclaireurs.
        - Premier rang : tout ; puis chaque fois la moitié, arrondie au supérieur ; à égalité, autant pour chacun.
        - Forts et colonies rentrent, les éclaireurs vont dans la jungle.
entdecker-rulebook-glance-jungle = La jungle
    .text =
        - Un éclaireur prend la case libre la plus proche de la hutte.
        - Point : pioche un jeton et cache-le. Œil : regarde-le.
        - À la fin, le jeton va au plus grand nombre d’éclaireurs : 5, 10 ou 15 points. À égalité : au plus proche de la hutte.
entdecker-rulebook-glance-end = La fin
    .text = Après le tour où la dernière case est couverte. Le joueur qui a le plus de points l’emporte ; à égalité : le plus d’or.
