# Choosing a language, and how numbers are written in it.

cli-help-language = Speak this language instead of the terminal’s own. There are: { $known }.
cli-language-unknown = There are no words in “{ $wanted }”. There are: { $known }.
# $share is a number such as 33.3
cli-sim-percent = { $share } %
