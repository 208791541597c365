# Choosing a language, and how numbers are written in it.

cli-help-language = Parler cette langue plutôt que celle du terminal. Il y a : { $known }.
cli-language-unknown = Il n’y a pas de mots en « { $wanted } ». Il y a : { $known }.
# $share is a number such as 33.3
cli-sim-percent = { $share } %

# The frame around what the command says of itself.
cli-frame-arguments = Arguments
cli-frame-options = Options
cli-frame-commands = Commandes
cli-frame-error = Erreur
cli-frame-default = [par défaut : { $value }]
cli-frame-required = [nécessaire]
cli-frame-try = « { $command } » affiche l’aide.
