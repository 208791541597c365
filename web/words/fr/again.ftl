# Reprendre à partir d’un moment, enregistrements d’un fichier, et spectateurs qui voient plus tard.

go-on = Reprendre ici
    .text = Une nouvelle table commence comme la partie se trouve ici ; ce que le hasard apporte ensuite est nouveau. Qui joue ?
    .alone = Ce que tu ne sais pas ici est redistribué.
    .begin = Commencer
record-file = Un enregistrement dans un fichier
    .text = Regarde une partie jouée ailleurs, et reprends-la à n’importe quel moment : un enregistrement sauvegardé depuis une table ou dans le terminal.
    .choose = Choisir un fichier
    .reading = Lecture…
    .large = Ce fichier est trop gros pour un enregistrement.
spectators = Quand les spectateurs voient un coup
    .now = Aussitôt
    .later = { $moves } coups plus tard
    .text = Pour que personne, en regardant, ne puisse aider. Une fois la partie terminée, ils voient tout.
