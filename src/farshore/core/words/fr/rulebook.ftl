# Rulebooks to read: what can be wrong with one.

rulebook-unknown = { $game } n’a pas de livret de règles à lire.
rulebook-rule = le jeu n’a pas de règle portant ce numéro.
rulebook-rule-twice = la règle est déjà dans le chapitre { $other }.
rulebook-rule-nowhere = aucun chapitre ne traite de cette règle.
rulebook-note = une note, et rien d’autre, dit pour quelles options elle vaut.
rulebook-option = le jeu n’a pas d’option de ce nom.
rulebook-no-figure = il faut une figure où trouver les nombres et les coups.
rulebook-number = un nombre se trouve à un seul endroit : now, before, grows ou falls.
rulebook-chance = le hasard ne peut pas amener cela : { $move }.
rulebook-figure = la figure ne peut pas être dessinée : { $reason }
