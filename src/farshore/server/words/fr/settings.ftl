# What whoever runs the server may choose: the help of `farshore serve` and the comments of the sample file.

setting-data = Le dossier où sont gardées les tables, à la place du dossier habituel.
setting-database = L’adresse d’une base de données PostgreSQL, pour tout y garder au lieu du dossier. Elle peut contenir un mot de passe : indique-la dans le fichier ou l’environnement plutôt que sur la ligne de commande.
setting-host = L’adresse à écouter. Avec 0.0.0.0, les autres personnes de ton réseau peuvent jouer aussi.
setting-port = Le port à écouter ; 0 : n’importe quel port libre. Sans indication 8420, ou n’importe quel port libre s’il est pris.
setting-allow = Des noms sous lesquels les navigateurs peuvent appeler le serveur, comme tables.example.
setting-proxies = Les adresses de proxys que l’on croit quand ils disent pour qui ils demandent.
setting-keep-days = Après combien de jours une table à laquelle personne n’a touché est supprimée. Sans indication, tout est gardé pour toujours.
setting-address = L’adresse à laquelle les autres appellent ce serveur et par laquelle commencent les liens des messages. Sans indication, celle dont s’est servi qui a demandé les messages ; le courriel en a besoin.
setting-smtp = Le serveur qui envoie les courriels : smtp:// avec STARTTLS, ou smtps://. Sans indication, aucun n’est envoyé. Il peut contenir un mot de passe : mieux vaut l’écrire dans le fichier ou l’environnement que sur la ligne de commande.
setting-mail-from = L’expéditeur des courriels, comme Farshore <farshore@tables.example>.
setting-free-after = Pendant combien de secondes, sans pendules, tout le monde doit avoir attendu quelqu’un avant que l’hôte puisse libérer sa place.
setting-notice-delay = Pendant combien de secondes on ne prévient pas quelqu’un dont c’est le tour ou qui vient de quitter la table.
setting-notice-networks = Des réseaux à soi, comme 192.168.1.0/24, où des messages peuvent aller vers des webhooks, même en simple http. Sans indication, seulement vers l’internet ouvert.
setting-notices-each = Combien de messages une personne reçoit au plus par heure. 0 : sans limite.
setting-notices-all = Combien de messages tout le monde ensemble reçoit au plus par heure. 0 : sans limite.
setting-coach = Combien de secondes on réfléchit à une demande de conseil à la table.
setting-review = Combien de secondes on réfléchit à chaque choix d’une partie terminée.
setting-log = Comment ce qui se passe est noté, sur la sortie d’erreur : plain, des lignes pour les humains, ou json pour les programmes. Ni noms, ni paroles, ni secrets n’y figurent.
setting-log-level = Ce qui est noté : avec warning, les avertissements seuls ; avec info, aussi chaque requête selon sa sorte, jamais qui l’a faite.
setting-metrics-token = Un mot secret pour « Authorization: Bearer … », avec lequel /metrics se lit d’ailleurs. Sans indication, seulement de cette machine.
setting-drain-seconds = Pendant combien de secondes un serveur qui doit s’arrêter répond encore tandis que /ready dit non, pour qu’un proxy n’envoie plus personne ici.
setting-budget = Après combien de secondes un bot qui ne répond pas est arrêté.
setting-workers = Combien de processus servent, sur un même port. Plus d’un demande une base de données PostgreSQL.
setting-thinkers = Combien de processus réfléchissent pour les bots et les conseils.
setting-beat = Secondes entre deux signes de vie sur la connexion à une page.
setting-largest-body = La plus grande requête qui est lue, en octets.
setting-changes = Combien de requêtes qui changent quelque chose un invité peut envoyer par seconde ; d’une même adresse, quatre fois plus. 0 : sans limite.
setting-looks = Combien de requêtes qui ne changent rien peuvent venir d’une adresse par seconde. 0 : sans limite.
setting-files = Combien de fichiers de la page peuvent être demandés d’une adresse par seconde. 0 : sans limite.
setting-work = Combien de secondes de processeur une adresse peut utiliser par seconde. 0 : sans limite.
setting-sockets = Combien de tables peuvent être suivies d’une adresse en même temps.
setting-all-sockets = Combien de tables peuvent être suivies en tout en même temps, dans la mesure où le système le permet à un processus.
setting-connections-each = Combien de connexions une adresse peut avoir en même temps.
setting-connections = Combien de connexions il peut y avoir en même temps.
setting-header-seconds = En combien de secondes les en-têtes d’une requête doivent être arrivés.
setting-body-seconds = En combien de secondes toute une requête doit être arrivée, et la lecture d’une réponse doit avancer.
setting-openings = Combien de tables peuvent être ouvertes d’une adresse par seconde, après soixante d’un coup. 0 : sans limite.
setting-newcomers = Combien de nouveaux invités peuvent venir d’une adresse par seconde, après soixante d’un coup. 0 : sans limite.
setting-imports = Combien d’octets d’enregistrements sont acceptés d’une adresse par seconde, après deux millions d’un coup. 0 : sans limite. À partir de la moitié de largest_data, aucun n’est plus accepté.
setting-logged = Combien d’octets de coups sont gardés d’une adresse par seconde, après vingt millions d’un coup. 0 : sans limite.
setting-running-each = Combien de tables d’une même adresse peuvent être en cours. 0 : sans limite.
setting-running = Combien de tables peuvent être en cours en tout. 0 : sans limite.
setting-largest-data = À partir de combien d’octets gardés plus aucune table n’est ouverte et plus aucun nouvel invité n’est accueilli.
setting-kept = Combien de tables que personne ne suit restent en mémoire.

# the command line
setting-file = Un fichier de réglages ; « --sample-settings » en affiche un pour commencer. Les variables comme FARSHORE_PORT et les options l’emportent sur lui.
setting-set = N’importe quel réglage, sous la forme name=value ; peut être répété.
setting-print-sample = Affiche un fichier avec tous les réglages, à quoi ils servent et ce qui est habituel, puis s’arrête.

# the sample file; a setting's text, then what it may be
setting-sample = Réglages d’un serveur Farshore, pour « farshore serve --settings FILE ». Ce qui est ici derrière un # est habituel ; enlève le # pour le changer. Une variable d’environnement, { $prefix } et le nom en majuscules, l’emporte sur ce fichier, et une option de la ligne de commande, ou { $option } name=value, sur les deux.
setting-sample-wants = C’est { $wants }.
setting-sample-none = D’habitude, rien n’est indiqué.

# what a setting may be, after “must be” and “It is”
setting-wants-text = un texte
setting-wants-path = le chemin d’un dossier
setting-wants-database = l’adresse d’une base de données PostgreSQL, comme postgresql://farshore@localhost/farshore
setting-wants-mail-server = l’adresse d’un serveur de courriel, comme smtp://name:password@mail.example:587
setting-wants-address = une adresse sans chemin, comme https://tables.example
setting-wants-list = une liste de textes ; dans une variable ou une option, séparés par des virgules
setting-wants-one-of = l’une de ces valeurs : { $values }
setting-wants-whole = un nombre entier, au moins { $least }
setting-wants-range = un nombre entier de { $least } à { $most }
setting-wants-above = un nombre au-dessus de 0
setting-wants-number = un nombre, au moins { $least }

# what is wrong; $where is a file, a variable or an option
setting-typed = La ligne de commande
setting-unknown = { $where } : il n’y a pas de réglage « { $name } ». { $near ->
    [none] « farshore serve --sample-settings » les énumère tous.
   *[other] S’agit-il de « { $near } » ?
}
setting-bad = { $where } : « { $name } » doit être { $wants }.
setting-bad-file = Les réglages de { $path } ne peuvent pas être lus : { $reason }
