# What the arena says: tournaments between bots and their report.

arena-too-few = Un tournoi demande au moins deux bots.
arena-no-store = il ne contient pas de parties de l’arène.
arena-other-tournament = il contient un autre tournoi : { $differences }. Indique un autre fichier.
arena-difference = { $field } y vaut « { $found } » et non « { $meant } »
arena-fault = { $kind ->
    [illegal] { $bot } a fait ce qui n’est pas permis : { $what }
    [late] { $bot } n’a pas répondu en { $what } secondes.
   *[crash] { $bot } a abandonné : { $what }
}
arena-unplayable = { $games ->
    [one] Une partie a mis fin à tous les processus qui l’ont tentée ; personne ne l’a gagnée.
   *[other] { $games } parties ont mis fin à tous les processus qui les ont tentées ; personne ne les a gagnées.
}

# figures
arena-percent = { $share } %
arena-share = { $value } % [{ $low } ; { $high }]
arena-estimate = { $value } [{ $low } ; { $high }]
arena-interval = { $low }–{ $high }
arena-spread = { $value } ± { $spread }
arena-ms = { $time } ms
arena-mean-of = Moyenne { $mean }, sur { $count ->
    [one] une valeur
   *[other] { $count } valeurs
}
arena-time = { $mean } · 95 % : { $most } · au plus : { $longest }
arena-seat-figures = { $share } ; { $points } points

arena-terms = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats }, { $budget } par décision, graine « { $seed } ».
arena-budget = { $kind ->
    [seconds] { $seconds } s
    [iterations] { $iterations ->
        [one] 1 itération
       *[other] { $iterations } itérations
    }
   *[both] { $seconds } s ou { $iterations } itérations
}
arena-options = Options : { $options }.

# heads of columns
arena-head-bot = bot
arena-head-against = contre
arena-head-rating = Elo
arena-head-skill = openskill
arena-head-share = victoires
arena-head-fair = part équitable
arena-head-points = points
arena-head-lead = avance
arena-head-games = parties
arena-head-game = partie
arena-head-time = par décision
arena-head-mean = temps moyen
arena-head-most = 95 %
arena-head-longest = au plus
arena-head-faults = fautes
arena-head-illegal = coups interdits
arena-head-late = trop tard
arena-head-crashes = plantages
arena-head-seat = place
arena-head-reason = ce qui s’est passé
arena-head-decisions = décisions

# the report
arena-page-title = { $game } : un tournoi entre bots
arena-sat = { $seat } : { $bot }
arena-page-record = Enregistrer la partie
arena-page-close = Fermer
arena-page-older = Ce navigateur est trop ancien pour décompresser la partie.
arena-page-made = Fait avec Farshore { $version }. Tous les intervalles sont à 95 %. Une partie enregistrée s’ouvre avec « farshore replay FILE ».
arena-section-ratings = Classement
    .text = Points Elo selon Bradley et Terry, 0 en moyenne ; la barre est l’intervalle. Dans le tableau aussi openskill, les victoires par place (une victoire partagée compte pour une part) et l’avance sur le meilleur des autres.
arena-section-cross = Qui finit devant qui
    .text = Combien de fois le bot de la ligne a fini devant celui de la colonne ; une égalité compte pour moitié.
arena-section-meetings = Rencontres
    .text = Ce que le premier bot a fait contre les autres : chaque table est jouée une fois depuis chaque place, avec la même chance.
arena-section-scores = Points
    .text = Comment les points de chaque bot se répartissent sur ses parties ; le trait est la moyenne.
arena-section-seats = Par place
    .text = Combien de fois chaque place gagne, quel que soit le bot ; en pointillé, la part équitable.
arena-section-time = Temps par décision
    .text = Point : la moyenne ; trait épais : 95 % ne durent pas plus ; trait fin : la plus longue. Temps de processeur ; pour un programme à part, le temps d’attente.
arena-section-length = Durée d’une partie
    .text = Combien de décisions sont prises, tous ensemble ; le trait est la moyenne.
arena-section-faults = Coups interdits, retards et plantages
    .text = Qui fait ce qui n’est pas permis, ne répond pas à temps ou plante a perdu cette partie ; les autres partagent la victoire.
    .none = Aucune partie n’a été perdue par une faute.
arena-section-games = Toutes les parties
    .text = Choisis un numéro pour lire cette partie coup par coup et l’enregistrer. ★ gagnée, ✗ perdue par une faute.
