# Find the move: positions from strong games and from one’s own.

puzzles = Trouve le coup
    .of = Trouve le coup : { $game }
    .text = Des positions où un coup est nettement meilleur que les autres. Une recherche profonde a jugé les coups ; tu sais aussitôt ce que vaut le tien.
puzzles-own = Tirées de tes parties
puzzles-shipped = Tirées de parties de haut niveau
puzzles-next = Prochaine position à résoudre
puzzles-done = Tu les as toutes résolues.
puzzles-solved = Résolues : { $solved } sur { $count }
puzzle-number = Position nº { $number }.
puzzle-level = Difficulté : { $level } sur 3
puzzle-state-new = Pas encore essayée
puzzle-state-tried = Essayée
puzzle-state-solved = Résolue

# At the table
puzzle-ask = À toi de jouer : trouve le meilleur coup.
    .text = Joue ton coup sur le plateau. Tout peut être annulé.
puzzle-hint = Indice
# $theme: “Points at once”
puzzle-about = De quoi il s’agit : { $theme }.
puzzle-best = C’est le meilleur coup !
puzzle-close = Presque aussi bon que le meilleur : résolu !
puzzle-worse = Ce n’est pas le meilleur coup.
puzzle-far = Ce n’est pas un des bons coups.
puzzle-shown = Le meilleur coup :
puzzle-again = Réessayer
puzzle-back = Revenir à la position
puzzle-show = Montrer le meilleur coup
puzzle-next = Position suivante
puzzle-list = Toutes les positions
