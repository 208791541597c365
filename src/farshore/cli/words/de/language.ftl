# Choosing a language, and how numbers are written in it.

cli-help-language = Diese Sprache sprechen statt der des Terminals. Es gibt: { $known }.
cli-language-unknown = In „{ $wanted }“ gibt es keine Worte. Es gibt: { $known }.
# $share is a number such as 33.3
cli-sim-percent = { $share } %
