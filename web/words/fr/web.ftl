# The page's own words: headings, buttons, hints. Everything about a game is said by the server, in the game's words.

farshore = Farshore
guest-name = Capitaine
your-name = Ton nom
keep = Enregistrer
close = Fermer
try-again = Réessayer
loading = Un instant…

# The start page.
welcome = Quel rivage t’appelle ?
    .text = { $games ->
        [3] Trois jeux
       *[other] Des jeux
    } d’exploration autour d’une même table : en solo contre des bots, à plusieurs devant un écran, ou à distance avec un simple lien. Rien à installer, pas de compte.
players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
play-now = Jouer
    .text = { $bots ->
        [0] En solo, avec les règles d’origine.
        [one] Toi contre un bot, avec les règles d’origine.
       *[other] Toi contre { $bots } bots, avec les règles d’origine.
    }
    .against = Toi contre { $names }, avec les règles d’origine.
# Whom one plays against; the level is also drawn, as dots.
opponent-choose = Contre qui joues-tu à { $game } ?
opponent-level = { $name }, niveau { $level } sur 4
set-up = Créer une table
my-games = Tes parties
my-games-next = Reprendre la partie
my-games-over = Terminée
my-games-waiting = On attend les autres
my-games-running = Aux autres de jouer
my-games-off = Annulée
my-games-handed = Un bot joue pour toi
my-games-resigned = Tu as abandonné
my-games-ways = Ce que tu peux faire : { $game }, { $names }
my-games-all = Voir les { $count } parties

# An address without a page, a server that does not answer.
nowhere = Eaux inexplorées
nowhere-text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
to-start = Retour à l’accueil
error-unreachable = Le serveur ne répond pas. Est-il en marche ? As-tu une connexion ?
error-unknown = Quelque chose a mal tourné (code { $status }). Réessaie.
error-no-game = Il n’y a pas de jeu « { $name } » ici.
board-problem = Le plateau n’a pas pu être dessiné. Ta partie n’est pas perdue : réessaie, ou recharge la page.
board-missing = Le plateau n’a pas pu être chargé. Ta partie n’est pas perdue : recharge la page.

# A map that outgrows its window.
map-all = Tout
map-nearer = Agrandir
map-further = Réduire
map-places = Lieux

# A game without a board of its own.
plain-nothing = –
plain-yes = oui
plain-no = non

# Settings.
settings = Réglages
settings-theme = Apparence
    .system = Système
    .light = Jour
    .dark = Nuit
settings-moves = Affichage des coups
    .calm = Lent
    .normal = Rapide
    .still = Sans animation
    .instant = Immédiat

settings-turn = Quand c’est mon tour
settings-sound = Un son
settings-notify = Une notification, si je regarde ailleurs
    .refused = Ce navigateur n’autorise pas les notifications de cette page. Tu peux l’autoriser dans ses réglages pour cette page.
    .insecure = Les navigateurs ne montrent de notifications que depuis cette machine même ou par https.

# Setting up a table.
set-up-title = { $game } : une nouvelle table
who-plays = Qui joue ?
how-many = Combien
what-is-played = À quoi joue-t-on ?
more-options = Plus d’options
    .text = Des points de règle ; ceux d’origine, sauf si tu les changes.
option-other = autre chose…
preview = Le début de la partie
preview-again = Un autre
    .text = Montrer un autre début : le hasard ne décidera qu’au lancement de la partie.
begin = Commencer
open-table = Ouvrir la table
seat-who = Qui joue { $colour }
seat-name = Nom de la personne qui joue { $colour }
seat-bot = Quel bot joue { $colour }
seat-kind-me = Moi
seat-kind-here = Quelqu’un ici
seat-kind-open = Par un lien
seat-kind-bot = Un bot
seat-open-text = Tu recevras un lien à envoyer.

# An invitation.
invited-title = Farshore : une invitation
invited = { $host } t’invite à jouer à { $game }
invited-taken = Quelqu’un occupe déjà cette place. Demande un autre lien.
sit-down = Prendre place
invite = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
    .text = { $count ->
        [one] Envoie ce lien à qui tu veux. La partie commencera dès que la place sera prise ; tu peux fermer cette page et revenir.
       *[other] Envoie à chaque personne un de ces liens. La partie commencera dès que toutes les places seront prises ; tu peux fermer cette page et revenir.
    }
    .guest = La partie commencera dès que toutes les places seront prises. Tu peux fermer cette page et revenir.
invite-link = Lien d’invitation
invite-here-only = Ce serveur n’est accessible que depuis cette machine, et le lien aussi. Pour que d’autres puissent te rejoindre, arrête-le et relance-le avec
invite-code = Afficher le QR code
    .label = QR code à scanner : { $address }
invited-off = La partie à laquelle on t’invitait a été annulée.
copy = Copier
copied = Copié

# What one may do about one's place at a table; .text: what it means.
way-fill = Faire jouer un bot
bot-seat = Donner la place à { $name }
way-leave = Quitter la table
    .text = Ta place se libère pour quelqu’un d’autre.
way-hand = Laisser un bot jouer pour moi
    .text = Seulement pour un temps : tu peux reprendre ta place quand tu veux.
way-return = Reprendre ma place
    .text = Tu joues à nouveau toi-même.
way-resign = Abandonner
    .text = Un bot continue pour toi, pour que les autres puissent finir leur partie. Tu ne pourras pas revenir.
way-call-off = Annuler la partie
    .text = La partie se termine ici, sans résultat, et ne pourra pas être reprise.
way-forget = Retirer de ma liste
    .text = De ta liste seulement : la partie des autres reste intacte.
way-no = Non, continuer
watching = Tu regardes
bot-plays-for-you = Un bot joue pour toi
called-off = Partie annulée

# The table.
title-your-turn = ● À toi – { $title }
your-turn = À toi de jouer
heard-turn = { $name } a joué : { $story }.
heard-deeds = { $story }.
heard-now = { $title }. { $text }
turn-of = À { $name } de jouer
turns-of-several = Plusieurs personnes choisissent
not-begun = Tout le monde n’est pas là
game-over = La partie est terminée
# Before what a choice that one looks at would do: “the turn ends”
ahead = Alors :
you-won = Tu as gagné !
# $names: one, or all who share it
won = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
}
# $parts: in which parts the winner was ahead of the next, and by how much: “Temples +12 and Villages +8”
won-by = Ce qui a fait la différence : { $parts }.
    .part = { $part } { $points }
undo = Annuler
    .title = Reprendre ta dernière action (U ou Ctrl Z)
result = Résultat
choices = Liste de tous les choix
choices-search = Chercher un choix
choices-none = Il n’y a rien à choisir pour le moment.
choices-none-such = Aucun choix avec ces mots.
choices-more = … et { $count } de plus : tape un mot pour les trouver.
panels = Panneaux
panel-seats = Joueurs
    .short = Joueurs
panel-story = Le récit de la partie
    .short = Récit
panel-choices = Ce que tu peux faire
    .short = Choix
panel-rules = Règles
    .short = Règles
panel-settings = Réglages
    .short = Réglages
seat-open = Une place libre
seat-you = toi
seat-is-bot = bot
seat-is-outside = bot venu d’ailleurs
delay-note = Les spectateurs voient chaque coup { $moves } coups plus tard.
seat-is-open = libre
seat-acts = doit jouer
seat-won = victoire
seat-show = Voir
    .of = Voir la place : { $name }
seat-points = { $points ->
    [one] { $written } point
   *[other] { $written } points
}
story = Le récit de la partie
story-empty = Il ne s’est encore rien passé.
story-here = Ce qui s’est passé ici
story-moment = À ce moment-là
story-now = Retour au présent
skip-to-turn = Aller à mon tour
    .watching = Avancer
    .title = Montrer d’un coup tout ce que les autres ont fait
show-again = Revoir
    .title = Revoir pas à pas ce que les autres ont fait depuis ton dernier coup
    .now = Encore une fois
playing-back = { $name } joue
behind = Le plateau montre un moment passé. Reviens d’abord au présent.
story-moment-turn = Le plateau montre un moment passé. Reviens au présent pour agir.
rule = Règle { $rule }
rules-search = Chercher dans les règles
rules-none = Aucune règle avec ces mots.
record = Enregistrer cette partie dans un fichier
connecting-again = Reconnexion…
waits-for-line = En attente de connexion… Ensuite partira : { $move }
your-move = ton coup
take-back = Le reprendre

# Several people at one screen.
pass = Passe l’appareil à { $name }
    .text = Les autres détournent les yeux.
pass-me = C’est moi, { $name }
pass-undo = Annuler la dernière action ({ $name })

# The end of a game.
points-by-part = Détail des points
part = Origine
look-at-map = Regarder la carte
play-again = Rejouer
next-game = Partie suivante

# Replay.
replay = Revoir la partie
replay-title = Revoir { $game }
replay-beginning = Le début.
replay-older-rules = Ceci a été joué avec d’anciennes règles : le plateau est celui du prochain moment qu’on peut encore montrer.
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
    .caps = Fin
replay-step = Étape
replay-at = { $step } sur { $steps }
replay-at-points = { $step } sur { $steps } : { $points }
replay-turn-back = Un tour en arrière
    .caps = Page ↑
replay-turn-forward = Un tour en avant
    .caps = Page ↓
replay-speed = Vitesse
replay-times = { $speed } ×
replay-link = Copier un lien vers ce moment
replay-told = Ce qui s’est passé
curve-seat = { $name } { $total }
curve-label = L’évolution des points. Ici : { $told }
to-table = Retour à la table

points-now = Si c’était la fin
points-pending = s’ajouterait si la partie se terminait maintenant
reason = D’où viennent ces points
# Where points come from: the list of all gains, and each of them shown on the map.
source-open = { $name }, { $part } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Voir le détail
source-of = { $name } : { $part }
source-turn = Tour { $turn }
source-begin = Début
source-none = Pas encore de points ici.
    .over = Aucun point ici.
# A game that began with a position, in which points had been won already
source-before = Points d’avant le premier tour de cette partie
source-show = Voir sur la carte
source-back = Retour aux points
choices-anyway = { $idle }. Choisir quand même ?
choices-let-go = Revenir

# Keys.
keys = Toutes les touches
keys-page = À la table
keys-game = Dans ce jeu
keys-map = Sur la carte, quand elle est active
keys-digit = Sélectionner un choix : du premier au neuvième, et le dixième
keys-next = Au choix suivant, ou au précédent
keys-next-place = Au prochain lieu de la carte qu’on peut choisir, ou au précédent
keys-enter = Valider ce qui est choisi
    .caps = Entrée
keys-undo = Reprendre ta dernière action
    .caps = U, Ctrl Z
keys-log = Au récit, et retour
keys-escape = Terminer une animation, fermer un panneau ou une réponse, revenir au présent
keys-sheet = Cet aide-mémoire
keys-walk = Aller de lieu en lieu
keys-choose = Choisir le lieu
keys-zoom = Agrandir, réduire
keys-whole = Tout voir
    .caps = Origine
keys-turn = Tourner la tuile, dans un sens ou dans l’autre
keys-flip = L’autre face, ou la tuile suivante
keys-let-go = Reposer ce que tu tiens

# The way to a rulebook, which has words of its own
book-read = Lire le livret de règles
    .of = Lire le livret de règles : { $game }

agree-back = Demander à revenir
agree-end = Proposer d’en finir
agree-end-known = La partie se termine en l’état : avec ces points, sans vainqueur. Elle ne pourra pas être reprise.
agreed = Terminée d’un commun accord
seat-resigned = a abandonné
