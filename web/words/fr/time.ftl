# Time: what a table agrees on
time = Temps de réflexion
time-none = Sans pendule
    .text = Chacun prend tout le temps qu’il veut.
time-live = En direct
    .text = Tout le monde est là : chaque place a une réserve de temps pour toute la partie, et chacun de ses tours en ajoute un peu.
time-days = Jours
    .text = Sur plusieurs jours : chaque tour a son délai. Personne ne perd rien pendant que le serveur est arrêté.
time-pace = Combien de temps ?
time-own = Autre
time-own-bank = Minutes pour la partie
time-own-increment = Secondes de plus à chaque tour
time-own-days = Jours pour chaque tour
# { $days }, { $bank } and { $increment } are lengths of time, such as “3 days”
time-pace-days = { $days } par tour
time-pace-live = { $bank } par personne, plus { $increment } par tour
time-pace-bank = { $bank } par personne
time-takeover = Quand le temps de quelqu’un est écoulé
    .text = D’abord un rappel. Puis, après deux minutes en direct ou une demi-journée dans une partie sur plusieurs jours, un bot peut jouer à sa place.
time-takeover-vote = Les autres votent
    .text = Si le temps de quelqu’un est écoulé, les autres peuvent voter pour qu’un bot joue jusqu’à son retour
time-takeover-host = L’hôte décide
    .text = Si le temps de quelqu’un est écoulé, l’hôte peut laisser un bot jouer jusqu’à son retour ; pour la place de l’hôte, les autres votent
time-takeover-automatic = Un bot prend la place
    .text = Si le temps de quelqu’un est écoulé, un bot joue jusqu’à son retour
time-takeover-never = Personne ne remplace
    .text = Aucun bot ne joue à la place de quelqu’un ; l’hôte peut donner à une autre personne la place dont le temps est écoulé
time-bot = Le bot remplaçant
    .text = Il rend la place au retour de la personne.
time-bot-usual = Celui d’habitude

# The clocks at a table. { $left } is a length of time, such as “2 days and 4 hours”
time-left = Reste : { $left }
    .still = Reste : { $left }, pendule arrêtée
time-up = Temps !
time-is-up = Ton temps est écoulé
time-is-up-yours = Ton temps est écoulé.
time-is-up-of = Temps écoulé : { $name }.
time-late-you = Joue maintenant : un bot peut jouer à ta place d’un instant à l’autre.
time-late-you-soon = Joue maintenant : dans { $left }, un bot pourra jouer à ta place.
time-late-soon = Un bot pourra jouer à sa place dans { $left }.
time-take-over = Laisser jouer un bot
time-vote = Voter pour un bot
time-votes = Votes pour un bot : { $votes } sur { $needed }.

# A pause
time-pause = Proposer une pause
    .text = Quand tout le monde est d’accord, les pendules s’arrêtent jusqu’à ce que quelqu’un reprenne.
time-paused = Pause
    .text = Pause : les pendules sont arrêtées. On peut jouer quand même.
time-resume = Reprendre
time-asked = Une pause est souhaitée par { $names }.
time-asked-you = Tu aimerais une pause. Elle commence quand tout le monde est d’accord.
time-agree = D’accord
time-decline = Plutôt pas
time-withdraw = Continuer finalement

# The host frees a seat
time-free = Libérer la place de { $name }
    .text = { $name } ne jouera plus ici. Tu reçois un lien par lequel quelqu’un d’autre peut prendre la place, ou tu la donnes à un bot.
    .soon = Possible dans { $left } : tout le monde doit d’abord avoir attendu un bon moment.
