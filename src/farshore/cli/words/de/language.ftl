# Choosing a language, and how numbers are written in it.

cli-help-language = Diese Sprache sprechen statt der des Terminals. Es gibt: { $known }.
cli-language-unknown = In „{ $wanted }“ gibt es keine Worte. Es gibt: { $known }.
# $share is a number such as 33.3
cli-sim-percent = { $share } %

# The frame around what the command says of itself.
cli-frame-arguments = Argumente
cli-frame-options = Optionen
cli-frame-commands = Befehle
cli-frame-error = Fehler
cli-frame-default = [sonst: { $value }]
cli-frame-required = [nötig]
cli-frame-try = Hilfe gibt „{ $command }“.
