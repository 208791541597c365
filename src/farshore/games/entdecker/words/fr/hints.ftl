# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
entdecker-hint-seat = L’un des joueurs ; une barre de laiton montre à qui c’est de jouer.
entdecker-hint-points = Les points de découverte jusqu’ici ; qui en a le plus à la fin gagne.
entdecker-hint-part-islands = Les points des îles achevées : le plus fort y marque toute la valeur, le suivant la moitié.
entdecker-hint-part-produce = Les points des jetons des huttes de la jungle.
entdecker-hint-part-waterfalls = Les points des cascades trouvées, si la table joue ainsi.
entdecker-hint-serpent = Le serpent de mer compte les points : une écaille pour chacun, et chaque joueur y a un marqueur.

# The sea chart.
entdecker-hint-undiscovered = Le territoire inexploré : on y pose de nouvelles tuiles ; quand la dernière case est couverte, la partie finit.
entdecker-hint-edge = Une case de bord, d’où un voyage peut partir ; ses pièces disent ce que cela coûte.
entdecker-hint-coordinates = Les colonnes ont des lettres, les lignes des chiffres : C4 est la même case pour tous.
entdecker-hint-sea = La pleine mer : un navire peut aller de chaque côté à tous les autres.
entdecker-hint-land = La terre d’une île, achevée quand aucun de ses côtés de terre ne touche une case inexplorée ; la couleur de la côte montre qui y est le plus fort.
entdecker-hint-strait = Un détroit : le navire passe entre deux terres, qui peuvent appartenir à des îles différentes.
entdecker-hint-waterfall = Une cascade, avec son bonus en points.
entdecker-hint-island = Ce que vaudrait cette île si elle était achevée maintenant : un point par tuile, et le bonus de ses cascades.
entdecker-hint-ship = Le navire du voyage en cours : la prochaine tuile se pose à côté, du côté de la mer.
entdecker-hint-start = Une case de départ et ce que coûte d’y commencer : des pièces à la banque et un péage aux adversaires en route.
entdecker-hint-toll = Un fort ou une colonie d’un adversaire en route : 2 pièces d’or vont à son propriétaire.
entdecker-hint-place = Ici, la tuile en main peut être posée : la terre touche la terre, la mer touche la mer.
entdecker-hint-tags = Montre ou cache ce que vaut chaque île inachevée.

# Gold and units.
entdecker-hint-gold = L’or paie les voyages, les tuiles et les unités ; qui en a moins de 4 au début de son tour lance le dé du revenu.
entdecker-hint-scout = Un éclaireur, l’unité la plus faible ; quand son île est achevée, il va dans la jungle.
entdecker-hint-fort = Un fort : plus puissant sur son île qu’un éclaireur, et l’adversaire qui passe devant paie un péage.
entdecker-hint-settlement = Une colonie, l’unité la plus forte d’une île ; l’adversaire qui passe devant paie un péage.
entdecker-hint-top-scouts = Les éclaireurs d’élite : deux numéros nommés en secret, qui comptent double sur leur sentier à la fin.

# Stacks and events.
entdecker-hint-hidden-stack = Une pile cachée : des tuiles bon marché, mais nul ne sait ce qui vient ; le nombre dit combien il en reste.
entdecker-hint-question-mark = Un point d’interrogation sur la tuile du dessus : il cache une mine d’or, un pirate, des indigènes amicaux ou une tempête.
entdecker-hint-open-stack = Une pile visible : ces tuiles sont plus chères, mais tu vois ce que tu prends.
entdecker-hint-odds = La probabilité de tirer chaque sorte de tuile des piles cachées.
entdecker-hint-discards = Les tuiles qui n’allaient nulle part et ont été défaussées.
entdecker-hint-event-mine = Une mine d’or : qui la pose reçoit de l’or de la banque.
entdecker-hint-event-pirate = Un pirate : qui le croise perd la moitié de son or.
entdecker-hint-event-natives = Des indigènes amicaux : un éclaireur peut aller tout de suite dans la jungle, gratuitement.
entdecker-hint-event-storm = Une tempête : le voyage finit aussitôt, et aucune unité ne peut être posée.

# The jungle.
entdecker-hint-path = Un sentier de la jungle : un éclaireur prend la case libre la plus proche de la hutte ; les éclaireurs du sentier décident qui gagne son jeton.
entdecker-hint-hut = Une hutte et son jeton caché ; les petits signes à côté montrent qui a regardé dedans.
entdecker-hint-dot = Le point : qui le prend tire un jeton, le regarde et le cache dans la hutte.
entdecker-hint-eye = Un œil : qui le prend regarde le jeton de la hutte.
entdecker-hint-produce = Une des plantes et ses points ; sept des neuf jetons seulement vont dans les huttes.

# What is to be decided.
entdecker-hint-decision = C’est ici que tu décides de la suite de ton tour ; quand les autres jouent, on y lit où ils en sont.
entdecker-hint-announce-hidden = Combien de tuiles face cachée tu annonces : tu les paies toutes maintenant, sans remboursement.
entdecker-hint-announce-open = Combien de tuiles face visible tu annonces : plus chères, mais tu choisis leur motif.
entdecker-hint-draws = Combien des tuiles annoncées tu peux encore tirer.
entdecker-hint-hand = La tuile en main : choisis une case à côté du navire et tourne-la jusqu’à ce qu’elle convienne.
entdecker-hint-stop = Termine ton voyage ici ; les tuiles payées mais pas tirées sont perdues.
entdecker-hint-recall = Reprend un de tes éclaireurs sur le plateau ou dans la jungle quand ta réserve n’en a plus.

# What has just happened for the first time, in a sentence or two; told once.
entdecker-occasion-tie = Égalité sur cette île : à égalité, chacun marque les points de son rang.
entdecker-occasion-scored = Une île où tu as des unités est achevée et te rapporte des points : le plus fort y reçoit toute la valeur, le suivant la moitié.
entdecker-occasion-storm = Une tempête ! Ton voyage finit aussitôt, et tu ne peux poser aucune unité. La tuile reste en place.
entdecker-occasion-pirate = Un pirate te prend la moitié de ton or. Les points d’interrogation sont un risque : mines, indigènes ou tempêtes s’y cachent aussi.
entdecker-occasion-natives = Des indigènes amicaux ! Tu peux envoyer tout de suite un éclaireur sur un sentier de la jungle, gratuitement.
entdecker-occasion-mine = Une mine d’or : tu reçois de l’or de la banque, et le voyage continue.
entdecker-occasion-strait = Un détroit : ses deux terres peuvent appartenir à des îles différentes. Si tu poses une unité ici, dis de quel côté.
entdecker-occasion-filled = Une case entourée a été remplie par une tuile qui convient : des îles hors de portée de tout navire peuvent ainsi être achevées.
entdecker-occasion-discarded = Cette tuile ne va nulle part à côté de ton navire : elle est défaussée, et ce que tu as payé est perdu.
entdecker-occasion-token = Tu as regardé dans une hutte : seuls ceux qui ont regardé savent ce qu’elle vaut. Les éclaireurs du sentier décident qui l’obtient.
entdecker-occasion-scout = Ton éclaireur est maintenant dans la jungle. Les éclaireurs d’un sentier décident qui gagne le jeton de sa hutte.
entdecker-occasion-toll = Un adversaire est passé devant ton fort ou ta colonie et t’a payé 2 pièces d’or.
entdecker-occasion-income = Moins de 4 pièces d’or au début de ton tour : le dé donne un revenu, et tous les autres reçoivent une pièce de plus que toi.
entdecker-occasion-poor = Tu ne peux pas payer de voyage, ton tour finit donc. La prochaine fois, tu lances le dé du revenu.
