# Choosing a language, and how numbers are written in it.

cli-help-language = Parla questa lingua invece di quella del terminale. Ci sono: { $known }.
cli-language-unknown = Non ci sono parole in «{ $wanted }». Ci sono: { $known }.
# $share is a number such as 33.3
cli-sim-percent = { $share } %

# The frame around what the command says of itself.
cli-frame-arguments = Argomenti
cli-frame-options = Opzioni
cli-frame-commands = Comandi
cli-frame-error = Errore
cli-frame-default = [di solito: { $value }]
cli-frame-required = [necessario]
cli-frame-try = «{ $command }» mostra l’aiuto.
