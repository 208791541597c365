# Choosing a language, and how numbers are written in it.

cli-help-language = Usa questa lingua invece di quella del terminale. Lingue disponibili: { $known }.
cli-language-unknown = La lingua «{ $wanted }» non c’è. Lingue disponibili: { $known }.
# $share is a number such as 33.3
cli-sim-percent = { $share }%

# The frame around what the command says of itself.
cli-frame-usage = Uso:
cli-frame-some-options = [OPZIONI]
cli-frame-some-command = COMANDO [ARGOMENTI]…
cli-frame-arguments = Argomenti
cli-frame-options = Opzioni
cli-frame-commands = Comandi
cli-frame-error = Errore
cli-frame-default = [predefinito: { $value }]
cli-frame-required = [obbligatorio]
cli-frame-try = Per l’aiuto: «{ $command }».
