# Choosing a language, and how numbers are written in it.

cli-help-language = Parler cette langue plutôt que celle du terminal. Langues disponibles : { $known }.
cli-language-unknown = Farshore ne parle pas « { $wanted } ». Langues disponibles : { $known }.
# $share is a number such as 33.3
cli-sim-percent = { $share } %

# The frame around what the command says of itself.
cli-frame-usage = Utilisation :
cli-frame-some-options = [OPTIONS]
cli-frame-some-command = COMMANDE [ARGUMENTS]…
cli-frame-arguments = Arguments
cli-frame-options = Options
cli-frame-commands = Commandes
cli-frame-error = Erreur
cli-frame-default = [par défaut : { $value }]
cli-frame-required = [obligatoire]
cli-frame-try = « { $command } » affiche l’aide.
