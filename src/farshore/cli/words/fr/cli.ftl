# What the farshore command says.

cli-help = Farshore : des jeux d’exploration dans ton terminal. Jouer, revoir des parties, simuler, vérifier des fichiers, lire les règles.
cli-help-version = Afficher la version.
cli-help-games = Afficher les jeux installés, avec leurs options et scénarios.
cli-help-play = Jouer une partie dans le terminal. Elle est enregistrée après chaque action.
cli-help-serve = Ouvrir la table où l’on joue dans un navigateur.
cli-help-replay = Parcourir une partie enregistrée, ou l’afficher en entier.
cli-help-review = Analyser une partie terminée : ce qu’on pouvait attendre, ce qui a été gâché et ce que la chance a apporté.
cli-help-simulate = Faire jouer aux bots de nombreuses parties, par défaut au hasard, et afficher des statistiques.
cli-help-check = Vérifier des enregistrements, des positions et des scénarios.
cli-help-rules = Lire les règles d’un jeu, ou l’une d’elles.
cli-version = farshore { $version }
cli-version-compiled = farshore { $version } (compilé)
cli-interrupted = Interrompu.

cli-cannot-read = lecture impossible ({ $reason }).
cli-cannot-write = écriture impossible ({ $reason }).
cli-not-text = ce n’est pas un fichier texte.

# Options of games
cli-arg-game = Le nom du jeu.
cli-arg-option = Une option du jeu, sous la forme clé=valeur ; peut se répéter. « { $command } games » en donne la liste.
cli-option-pair = « { $text } » n’est pas de la forme clé=valeur.
cli-option-unknown = { $game } n’a pas d’option « { $key } ». Il y a : { $known }.
cli-option-value = « { $value } » n’est pas une valeur de { $key }. Valeurs possibles : { $values }.
cli-no-scenarios = { $game } n’a pas de scénarios.
cli-value-number = un nombre
cli-value-text = un texte
cli-value-list = des mots séparés par des virgules

# games
cli-games-none = Aucun jeu n’est installé.
cli-games-players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
cli-games-default = par défaut { $value }
cli-games-scenarios = Scénarios : { $scenarios }
cli-games-bots = Bots : { $bots }
cli-games-rules = Règles : { $command } rules { $game }  ·  Jouer : { $play } { $game }

# rules
cli-arg-rule = Le numéro d’une règle, comme 31 ou ENT-31.
cli-rules-unknown = { $game } n’a pas de règle « { $number } ». « { $typed } » en donne la liste.
cli-rules-more = En lire une : { $typed } { $number }

# serve
cli-serve-open = Ouvrir la table dans un navigateur.
cli-serve-at = La table est ouverte à { $address } – Ctrl-C pour l’arrêter.
cli-serve-others = Les autres, sur ton réseau, la trouvent à { $address }/
cli-serve-kept = Les parties sont gardées dans { $folder }.
cli-serve-workers = { $workers } processus la servent.
cli-serve-workers-where = { $workers } processus demandent une base de données PostgreSQL, nommée par « database » : un dossier de SQLite n’en a qu’un.
cli-serve-stopped = La table est fermée. Toutes les parties sont gardées.
cli-serve-running = { $address ->
    [0] Les tables de { $folder } sont déjà ouvertes.
   *[other] Les tables de { $folder } sont déjà ouvertes à { $address }
}
cli-serve-in-use = Le port { $port } à { $host } est pris : { $reason }. Donnes-en un autre avec --port, ou 0 pour n’importe lequel.
cli-serve-cannot = Impossible d’écouter à { $host }, port { $port } : { $reason }.

# play: arguments
cli-arg-seats = Qui joue, dans l’ordre : « you » pour toi (plusieurs pour un même clavier) et des bots par leur nom, comme « ines » ou « random » ; `games` les énumère. Par défaut toi contre deux personnages du deuxième niveau.
cli-arg-scenario = Le nom d’un scénario installé, ou un fichier personnel : un scénario, ou un jeu de tuiles pour Explorers.
cli-arg-seed = Un texte d’où découle tout le hasard, pour rejouer la même partie.
cli-arg-save = Où enregistrer la partie, à la place du dossier habituel.
cli-arg-resume = Reprendre une partie enregistrée.
cli-arg-from = Commencer à partir d’un fichier de position.
cli-arg-hints = Permet à qui joue de demander conseil, même à plusieurs sur un clavier.
cli-arg-board = La taille à laquelle le plateau est dessiné.
cli-seats-unknown = « { $seat } » ne désigne aucun joueur. Une place, c’est « you » ou un bot : { $bots }.
cli-seats-resume = Cette partie a { $seats } places.
cli-resume-seats = Cette partie a été jouée par { $names }. Dis qui continue, place par place : --seats you,…
cli-seed-length = Une graine a de 1 à { $most } octets.
cli-resume-alone = Une partie enregistrée apporte son jeu, ses options, sa position et sa graine : n’ajoute pas { $others }.
cli-save-exists = { $file } existe déjà. Pour reprendre cette partie : { $command }
cli-from-alone = Une position apporte ses propres options : n’ajoute pas { $others }.

# play: at the table
cli-table-seat = { $seat } ({ $player })
cli-choose = { $seat } — { $asked }
cli-choose-how = { $count ->
    [one] Tape 1 ou l’action, « ? » pour l’aide.
   *[other] Tape un nombre (1–{ $count }) ou une action, « ? » pour l’aide.
}
cli-no-number = Il n’y a pas de choix { $number } : ils vont de 1 à { $count }.
cli-choose-anyway = { $idle }. Choisir quand même ? Alors tape-le encore une fois.
cli-why-not = { $sentence } ({ $rule })
cli-pass = Passe le clavier à { $seat }.
cli-pass-enter = { $seat }, appuie sur Entrée quand personne d’autre ne regarde.
cli-over = La partie est terminée.
cli-winner = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } se partagent la victoire.
}
cli-column-seat = joueur
cli-column-total = total
cli-saved-at = La partie est enregistrée dans { $file }
cli-saved = Enregistré dans { $file }
cli-goodbye = La partie est enregistrée. Pour la reprendre : { $command }
cli-resume-over = Il n’y a rien à reprendre : la partie est terminée. Pour la revoir : { $command }

cli-help-commands = Tu peux taper :
cli-help-number = un nombre
cli-help-number-text = faire ce choix
cli-help-notation = { $example }
cli-help-notation-text = une action, écrite comme à la fin de chaque choix
cli-help-choices-text = montrer à nouveau les choix
cli-help-board-text = redessiner le plateau
cli-help-page = { $page ->
    [islands] les îles inachevées : taille, côtés ouverts, qui marquerait quoi
    [odds] la probabilité de piocher chaque tuile
    [legend] ce que veulent dire les signes du plateau
    [points] les points et d’où ils viennent
    [temples] les temples et leurs points
    [achievements] les objectifs et où tu en es
    [tiles] les tuiles qu’on peut encore choisir
    [regions] les régions : taille, explorateurs, points
    [gaps] les failles et ce qu’elles contiennent
    [bag] ce qui reste dans le sac
    [map] toute la carte
    [blue] le paysage de Bleu
    [orange] le paysage d’Orange
    [green] le paysage de Vert
    [violet] le paysage de Violet
   *[other] montrer { $page }
}
cli-help-log-text = tout ce qui s’est passé jusqu’ici
cli-help-hint-text = ce que ferait un joueur fort, et pourquoi ; encore une fois : quoi d’autre
cli-help-rules-text = la liste des règles, ou une règle
cli-help-save-text = écrire une copie de l’enregistrement dans un fichier ; elle montre tout : les secrets de chacun, et la graine
cli-help-quit-text = quitter la table ; la partie est enregistrée et peut être reprise
cli-save-where = Indique le fichier : save FICHIER

# replay
cli-arg-record = Le fichier d’une partie enregistrée.
cli-arg-print = Afficher tout l’enregistrement sous forme de texte.
cli-arg-seat = Voir la partie depuis cette place : une couleur, ou un numéro à partir de 1.
cli-seat-unknown = Il n’y a pas de place « { $seat } ». Places : { $known }.
cli-replay-title = { $game }, { $seats } : { $steps } coups
cli-replay-start = Le début
cli-replay-move = Coup { $number } sur { $count } — { $seat } : { $action }
cli-replay-keys = Entrée : suivant · b : précédent · un nombre : y aller · q : quitter
cli-replay-what = Tape Entrée, b, un nombre de 0 à { $count }, ou q.
cli-replay-no-board = (Joué avec d’anciennes règles : on sait ce qui s’est passé, mais pas à quoi ressemblait le plateau.)
cli-replay-unfinished = La partie n’est pas encore terminée.

# simulate
cli-arg-games = Combien de parties.
cli-arg-sim-seed = Un texte ou un nombre d’où découlent toutes les parties ; le même donne les mêmes parties.
cli-arg-jobs = Combien de processus ; 0 pour un par processeur.
cli-arg-players = Combien de joueurs.
cli-arg-csv = Écrire une ligne par partie dans ce fichier.
cli-arg-bots = Quels bots jouent : un pour toutes les places, ou un pour chacune. Par défaut « random ».
cli-bots-seats = Il y a { $bots } bots pour { $seats } places : indiques-en un pour chacune, ou un pour toutes.
cli-sim-title = { $games ->
    [one] 1 { $kind ->
        [random] partie au hasard
       *[bots] partie
    }
   *[other] { $games } { $kind ->
        [random] parties au hasard
       *[bots] parties
    }
} : { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine « { $seed } »
cli-sim-lengths = durée d’une partie
cli-sim-seat = points par place
cli-sim-mean = moyenne
cli-sim-least = min
cli-sim-most = max
cli-sim-decisions = décisions
cli-sim-chances = étapes de hasard
cli-sim-turns = tours
cli-sim-wins = victoires
cli-sim-share = des parties
cli-sim-speed = { $rate } parties par seconde, { $decisions } décisions par seconde, { $seconds } s en tout{ $jobs ->
    [one] { "" }
   *[other] , démarrage de { $jobs } processus compris
}
cli-sim-ended = Les parties { $first } à { $last } ont mis fin à chaque processus où elles ont été tentées.
cli-sim-csv = Une ligne par partie se trouve dans { $file }

# check
cli-arg-files = Enregistrements (.jsonl), positions et scénarios (.toml), jeux de tuiles (.txt).
cli-check-good = { $file } : { $verdict }
cli-check-record = un enregistrement valide ({ $game }) : { $steps } étapes, { $end ->
    [over] la partie est terminée ({ $scores })
   *[open] la partie n’est pas encore terminée
}, { $seed ->
    [checked] chaque étape de hasard est ce que dit la graine scellée.
    [promised] la graine est scellée mais pas encore montrée : le hasard n’est donc pas vérifié.
   *[none] aucune graine n’a été scellée : le hasard n’est donc pas vérifié.
}{ $unproven ->
    [0] { "" }
    [one] { " " }La première a été jouée avec d’anciennes règles et reste telle que l’enregistrement la raconte.
   *[other] { " " }Les { $unproven } premières ont été jouées avec d’anciennes règles et restent telles que l’enregistrement les raconte.
}
cli-check-position = { $seats ->
    [one] une position valide ({ $game }) pour 1 joueur.
   *[other] une position valide ({ $game }) pour { $seats } joueurs.
}
cli-check-scenario = un scénario valide ({ $game }).
cli-check-unknown = ce n’est ni un enregistrement, ni une position, ni un scénario d’un jeu installé.
cli-check-cut-off = la dernière ligne est coupée, comme après une panne ; tout ce qui précède est bon. Pour reprendre : { $command }
cli-check-toml = ce n’est ni un enregistrement (JSON Lines) ni du TOML : { $reason }

# Entdecker's board
cli-ent-head = Entdecker · règles { $edition } · scénario « { $scenario } » · { $undiscovered ->
    [0] plus aucune case inexplorée
    [one] 1 case inexplorée
   *[other] { $undiscovered } cases inexplorées
}
cli-ent-gold = or
cli-ent-points = pts
cli-ent-hidden = Piles cachées, « ? » au sommet
cli-ent-open = Piles visibles
cli-ent-jungle = Sentiers de la jungle, depuis la hutte
cli-ent-token = { $name } { $points }
cli-ent-islands = Îles : valeur (côtés ouverts)
cli-ent-more-islands = { $count ->
    [one] … et { $count } autre île : islands
   *[other] … et { $count } autres îles : islands
}
cli-ent-no-islands = Il n’y a pas d’îles inachevées.
cli-ent-complete = achevée
cli-ent-top-scouts = éclaireurs d’élite { $first } et { $second }
cli-ent-in-hand = Tu as en main { $tile }. { $asked }
cli-ent-draws-left = { $draws ->
    [0] { $announced ->
        [one] La tuile { $kind } est piochée.
       *[other] Les { $announced } tuiles { $kind } sont piochées.
    }
   *[other] Tuiles { $kind } encore à piocher : { $draws } sur { $announced }.
} { $asked }
cli-ent-draw = { $back ->
    [question-mark] { $draw } (« ? » au sommet, reste { $size })
   *[other] { $draw } (dos uni, reste { $size })
}
cli-ent-column-island = île
cli-ent-column-value = valeur
cli-ent-column-tiles = tuiles
cli-ent-column-bonus = bonus
cli-ent-column-open-sides = côtés ouverts
cli-ent-column-would-score = marquerait maintenant
cli-ent-column-tile = la prochaine tuile
cli-ent-column-chance = probabilité
cli-ent-odds-plain = Avec un dos uni
cli-ent-odds-question-mark = Avec un point d’interrogation
cli-ent-tile-event = { $tile } : { $event }
cli-ent-part-islands = îles
cli-ent-part-waterfalls = cascades
cli-ent-part-produce = plantes
cli-ent-part-gold = or
cli-ent-legend-land = terre d’une île inachevée ; plus claire si elle est posée pendant ce tour
cli-ent-legend-done = terre d’une île achevée
cli-ent-legend-sea = mer avec ses lignes de navigation
cli-ent-legend-dark = inexploré ; clair là où va la tuile en main
cli-ent-legend-falls = une cascade et son bonus
cli-ent-legend-ship = le navire
cli-ent-legend-coins = une case de bord et ce que coûte un voyage qui en part ; claire si tu peux en partir
cli-ent-legend-start = une tuile d’où tu peux partir
cli-ent-legend-scout = un éclaireur, avec la première lettre de sa couleur
cli-ent-legend-fort = un fort
cli-ent-legend-settlement = une colonie
cli-ent-legend-path = cases d’un sentier de la jungle : le point, où l’on pioche un jeton, et un œil, d’où on le regarde ; petites lettres derrière un sentier : qui connaît son jeton
cli-ent-legend-back = une pile cachée de 18 tuiles avec un point d’interrogation au sommet
cli-ent-legend-open = une pile visible : les traits pointent vers la terre, le nombre est ce qui reste
cli-ent-legend-island = une île qui vaudrait 9 points si elle était achevée, avec 2 côtés ouverts

# a hint at the table
cli-hint-thinking = Réflexion en cours…
cli-hint-best = Voici ce que je ferais :
cli-hint-second = Ou sinon ceci :
cli-hint-not-agreed = Plusieurs jouent sur ce clavier sans avoir convenu de conseils. Commencez avec --hints pour les permettre.

# a game that is over, looked through
cli-arg-review-seconds = Secondes de réflexion pour chaque choix.
cli-arg-review-iterations = Réfléchir plutôt tant d’itérations par choix : le même fichier donne alors la même analyse.
cli-review-thinking = Analyse de la partie
cli-review-curve = Ce que chacun pouvait attendre à la fin (selon le bot « { $bot } »)
cli-review-played = Comment chacun a joué
# the heads of columns
cli-review-choices = choix
cli-review-best = aussi bons que le meilleur
cli-review-lost = gâchés
cli-review-luck = chance
cli-review-turning = Les tournants de la partie
cli-review-none = Aucun : rien n’a fait basculer la partie, ne serait-ce que d’un point.
cli-review-choice = Coup { $number } : { $seat } gâche des points : { $points }
cli-review-done = Joué : { $move }
cli-review-better = Mieux : { $move }
# $points: with their sign
cli-review-by-luck = Coup { $number } : chance, { $points } pour { $seat }
# By seat, what was expected at the end before it, and then: “41 : 38”
cli-review-expected = Attendu : { $before }, puis { $after }
