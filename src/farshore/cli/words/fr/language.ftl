# Choosing a language, and how numbers are written in it.

cli-help-language = Parler cette langue plutôt que celle du terminal. Il y a : { $known }.
cli-language-unknown = Il n’y a pas de mots en « { $wanted } ». Il y a : { $known }.
# $share is a number such as 33.3
cli-sim-percent = { $share } %
