# Sentences of the core: what can go wrong at any table.

not-your-turn = Ce n’est pas à { $seat } de jouer.
game-over = La partie est terminée.
your-move = C’est à toi de jouer.
others-move = { $count ->
    [one] C’est à { $names } de jouer.
   *[other] C’est à { $names } de jouer.
}
no-such-seat = Il n’y a pas de place { $seat } ; les places se comptent de 0 à { $last }.

bad-options = { $game } ne peut pas se jouer ainsi : { $reason }
bad-notation = « { $text } » n’est pas une action.
bad-notation-because = « { $text } » n’est pas une action : { $reason }

bad-file = { $file } : { $reason }
bad-file-at = { $file }, { $at } : { $reason }
bad-position = Cette position est impossible : { $reason }
bad-position-at = Cette position est impossible, à { $at } : { $reason }

bad-record = Cet enregistrement n’est pas valide : { $reason }
bad-record-line = Ligne { $line } de l’enregistrement : { $reason }
bad-record-step = Étape { $step } (ligne { $line }) de l’enregistrement : { $reason }
record-line = ligne { $line }

unknown-game = Il n’y a pas de jeu « { $name } ». Jeux installés : { $known }.
broken-game = Le jeu { $name } est installé mais ne peut pas être chargé : { $reason }
missing-extra = { $extra ->
    [bots] Le module de recherche de Farshore n’est pas installé.
    [cluster] L’arène de Farshore sur plusieurs machines n’est pas installée.
    [lab] Le laboratoire de Farshore n’est pas installé.
    [play] Le terminal de Farshore n’est pas installé.
    [postgres] Ce qu’il faut à Farshore pour PostgreSQL n’est pas installé.
    [table] La table de Farshore n’est pas installée.
   *[other] Cette partie de Farshore n’est pas installée.
} Tape : pip install 'farshore[{ $extra }]'
game-brought-twice = plusieurs paquets installés apportent un jeu de ce nom ({ $values }).
game-not-a-game = { $value } n’est pas un Game.
game-other-name = il se nomme lui-même « { $other } ».

not-an-action = { $found } n’est pas une action du jeu { $game }.
seats-not-possible = le jeu se joue de { $least } à { $most }, pas à { $seats }.
start-has-options = une position apporte ses propres options.
start-has-seats = la position a { $seats } places.

position-content = il n’y a pas de fichiers de données « { $name } » ; il y a : { $known }.

record-empty = il est vide.
record-header-first = la première ligne doit dire de quel jeu il s’agit.
record-header-once = seule la première ligne dit de quel jeu il s’agit.
record-after-end = rien ne peut suivre la fin.
record-checkpoint-place = le point de contrôle dit suivre l’étape { $found }, mais il suit l’étape { $steps }.
record-checkpoint-differs = le point de contrôle ne montre pas l’état de la partie.
record-format = il est au format { $found } ; ce programme connaît les formats 1 à { $known }.
record-other-game = c’est une partie d’un autre jeu : { $found }, pas { $known }.
record-other-content = { $reason } La partie a été jouée avec d’autres tuiles ou d’autres nombres que ceux du jeu { $game } ici : c’est peut-être pour cela.
record-rules-version = la partie a été jouée avec la version { $found } des règles ; ce programme suit la version { $known }.
record-rules-changed = { $reason } La partie a été jouée avec la version { $found } des règles, ce programme suit la version { $known } : on peut la reprendre à partir { $after ->
        [0] du début
       *[other] de l’étape { $after }
    }.
record-redacted = il ne montre que ce que l’on sait depuis une seule place : il ne peut donc pas être rejoué.
record-seats = il nomme { $names } joueurs, mais la partie se joue à { $seats }.
record-bad-seed = sa graine n’en est pas une.
record-broken-commitment = sa graine n’est pas celle qui avait été scellée.
record-needs-seed = pour continuer, il faut la graine de départ.
record-not-to-act = { $seat ->
    [-1] le hasard n’a rien à décider ici.
   *[other] ce n’est pas à la place { $seat } de jouer.
}
record-impossible-chance = le hasard ne peut pas donner « { $action } » ici.
record-not-the-seed = le hasard a donné « { $action } », mais la graine dit autre chose.
record-no-end = la partie est terminée, mais l’enregistrement n’a pas de fin.
record-not-over = l’enregistrement se termine, mais pas la partie.
record-scores = les scores sont { $known }, pas { $found }.
record-winners = ce ne sont pas les bons vainqueurs.

# The last item of a list: “Red and White”, “Red, White and Yellow”.
name-list = { $others } et { $last }
# What one player gets: an item of “Red 9, White 5”.
name-share = { $seat } { $amount }

document-nested = il y a trop de niveaux imbriqués pour le lire.

# What would happen, in few words, before somebody decides; $signed is “+2” or “−3”, $points the number, $parts what for.
foreseen-points = { $points ->
    [one] { $signed } point ({ $parts })
   *[other] { $signed } points ({ $parts })
}
foreseen-points-other = { $seat } { $signed }
foreseen-chance = puis le hasard décide
foreseen-secret = quelque chose de caché est montré
