# Choosing a language, and how numbers are written in it.

cli-help-language = In dieser Sprache sprechen statt in der des Terminals. Es gibt: { $known }.
cli-language-unknown = Die Sprache „{ $wanted }“ spricht Farshore nicht. Es gibt: { $known }.
# $share is a number such as 33.3
cli-sim-percent = { $share } %

# The frame around what the command says of itself.
cli-frame-usage = Aufruf:
cli-frame-some-options = [OPTIONEN]
cli-frame-some-command = BEFEHL [ARGUMENTE] …
cli-frame-arguments = Argumente
cli-frame-options = Optionen
cli-frame-commands = Befehle
cli-frame-error = Fehler
cli-frame-default = [Vorgabe: { $value }]
cli-frame-required = [erforderlich]
cli-frame-try = Hilfe gibt es mit „{ $command }“.
