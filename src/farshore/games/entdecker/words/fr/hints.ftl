# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
entdecker-hint-seat = L’un des joueurs ; une barre de laiton signale celui qui doit jouer.
entdecker-hint-points = Les points de découverte jusqu’ici ; à la fin, le joueur qui en a le plus l’emporte.
entdecker-hint-part-islands = Les points des îles achevées : le joueur le plus fort y marque toute la valeur, le suivant la moitié.
entdecker-hint-part-produce = Les points des jetons trouvés dans les huttes de la jungle.
entdecker-hint-part-waterfalls = Les points des cascades découvertes, si la table joue avec cette règle.
entdecker-hint-serpent = Le serpent de mer sert à compter les points : une écaille par point, et un marqueur pour chaque joueur.

# The sea chart.
entdecker-hint-undiscovered = Le territoire inexploré : c’est là qu’on pose les nouvelles tuiles ; quand la dernière case est couverte, la partie se termine.
entdecker-hint-edge = Une case de bord, d’où peut partir un voyage ; ses pièces indiquent ce que cela coûte.
entdecker-hint-coordinates = Les colonnes ont des lettres et les rangées des numéros : C4 est la même case pour tout le monde.
entdecker-hint-sea = La pleine mer : un navire peut y passer de n’importe quel côté à n’importe quel autre.
entdecker-hint-land = La terre d’une île, qui est achevée quand aucun de ses côtés terre ne donne sur une case inexplorée ; la couleur de la côte montre qui y est le plus fort.
entdecker-hint-strait = Un détroit : le navire passe entre deux terres, qui peuvent appartenir à des îles différentes.
entdecker-hint-waterfall = Une cascade, avec son bonus en points.
entdecker-hint-island = Ce que vaudrait cette île si elle était achevée maintenant : un point par tuile, plus le bonus de ses cascades.
entdecker-hint-ship = Le navire du voyage en cours : la prochaine tuile se pose à côté de lui, au-delà d’un côté mer.
entdecker-hint-start = Une case de départ et ce qu’il en coûte de partir de là : des pièces pour la banque, et un péage pour les adversaires sur la route.
entdecker-hint-toll = Un fort ou une colonie d’un adversaire sur la route : son propriétaire reçoit 2 pièces d’or.
entdecker-hint-place = On peut poser ici la tuile en main : terre contre terre, mer contre mer.
entdecker-hint-tags = Montre ou cache ce que vaut chaque île inachevée.

# Gold and units.
entdecker-hint-gold = L’or sert à payer les voyages, les tuiles et les unités ; avec moins de 4 pièces au début de son tour, on lance le dé du revenu.
entdecker-hint-scout = Un éclaireur, l’unité la plus faible ; quand son île est achevée, il part dans la jungle.
entdecker-hint-fort = Un fort : sur son île, il est plus puissant qu’un éclaireur, et les adversaires qui passent devant paient un péage.
entdecker-hint-settlement = Une colonie, l’unité la plus forte sur une île ; les adversaires qui passent devant paient un péage.
entdecker-hint-top-scouts = Les éclaireurs d’élite : deux numéros choisis en secret, qui comptent chacun double sur leur sentier à la fin.

# Stacks and events.
entdecker-hint-hidden-stack = Une pile cachée : des tuiles bon marché, mais on ne sait pas ce qui vient ; le nombre indique combien il en reste.
entdecker-hint-question-mark = Un point d’interrogation sur la tuile du dessus : il cache une mine d’or, un pirate, des indigènes amicaux ou une tempête.
entdecker-hint-open-stack = Une pile visible : des tuiles plus chères, mais tu vois ce que tu prends.
entdecker-hint-odds = La probabilité de piocher chaque sorte de tuile dans les piles cachées.
entdecker-hint-discards = Les tuiles qui n’allaient nulle part et qu’on a défaussées.
entdecker-hint-event-mine = Une mine d’or : le joueur qui la pose reçoit de l’or de la banque.
entdecker-hint-event-pirate = Un pirate : le joueur qui le rencontre perd la moitié de son or.
entdecker-hint-event-natives = Des indigènes amicaux : on peut envoyer aussitôt un éclaireur dans la jungle, gratuitement.
entdecker-hint-event-storm = Une tempête : le voyage se termine aussitôt, et on ne peut poser aucune unité.

# The jungle.
entdecker-hint-path = Un sentier de la jungle : un éclaireur y prend la case libre la plus proche de la hutte, et les éclaireurs présents décident à qui va son jeton.
entdecker-hint-hut = Une hutte et son jeton caché ; les petits signes à côté montrent qui a regardé dedans.
entdecker-hint-dot = Le point : en y arrivant, on pioche un jeton, on le regarde et on le cache dans la hutte.
entdecker-hint-eye = Un œil : en y arrivant, on regarde le jeton de la hutte.
entdecker-hint-produce = Une sorte de plante et ses points ; seuls sept des neuf jetons vont dans les huttes.

# What is to be decided.
entdecker-hint-decision = C’est ici que tu décides de la suite de ton tour ; quand les autres jouent, on y lit où ils en sont.
entdecker-hint-announce-hidden = Combien de tuiles face cachée tu annonces : tu les paies toutes maintenant, et rien n’est remboursé.
entdecker-hint-announce-open = Combien de tuiles face visible tu annonces : plus chères, mais tu choisis leur motif.
entdecker-hint-draws = Combien de tuiles annoncées tu peux encore piocher.
entdecker-hint-hand = La tuile en main : choisis une case à côté du navire, et tourne la tuile jusqu’à ce qu’elle s’accorde.
entdecker-hint-stop = Termine ton voyage ici ; les tuiles payées mais non piochées sont perdues.
entdecker-hint-recall = Rappelle un de tes éclaireurs du plateau ou de la jungle, quand il n’y en a plus dans ta réserve.

# What has just happened for the first time, in a sentence or two; told once.
entdecker-occasion-tie = Égalité sur cette île : chacun des joueurs à égalité marque les points de son rang.
entdecker-occasion-scored = Une île où tu as des unités est achevée, et tu marques des points : le joueur le plus fort reçoit toute la valeur, le suivant la moitié.
entdecker-occasion-storm = Une tempête ! Ton voyage se termine aussitôt, et tu ne peux poser aucune unité. La tuile reste où elle est.
entdecker-occasion-pirate = Un pirate te prend la moitié de ton or. Un point d’interrogation est un risque : il peut aussi cacher une mine, des indigènes ou une tempête.
entdecker-occasion-natives = Des indigènes amicaux ! Tu peux tout de suite envoyer un éclaireur sur un sentier de la jungle, gratuitement.
entdecker-occasion-mine = Une mine d’or : tu reçois de l’or de la banque, et le voyage continue.
entdecker-occasion-strait = Un détroit : ses deux terres peuvent appartenir à des îles différentes. Si tu poses une unité ici, dis de quel côté.
entdecker-occasion-filled = Une case entourée a été comblée avec une tuile qui convient : cela peut achever des îles qu’aucun navire ne pourrait atteindre.
entdecker-occasion-discarded = Cette tuile ne va nulle part à côté de ton navire : elle est défaussée, et son prix est perdu.
entdecker-occasion-token = Tu as regardé dans une hutte : seuls ceux qui l’ont fait savent ce que vaut son jeton. Les éclaireurs du sentier décident à qui il ira.
entdecker-occasion-scout = Ton éclaireur est maintenant dans la jungle. Les éclaireurs d’un sentier décident à qui va le jeton de sa hutte.
entdecker-occasion-toll = Un adversaire est passé devant ton fort ou ta colonie et t’a payé un péage de 2 pièces d’or.
entdecker-occasion-income = Tu as commencé ton tour avec moins de 4 pièces d’or : le dé t’apporte un revenu, et tous les autres reçoivent une pièce de plus que toi.
entdecker-occasion-poor = Tu n’as pas de quoi payer un voyage : ton tour se termine. Si tu as moins de 4 pièces d’or au début de ton prochain tour, tu lanceras le dé du revenu.
