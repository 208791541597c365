# Choosing a language, and how numbers are written in it.

cli-help-language = Speak this language instead of the terminal’s own. There are: { $known }.
cli-language-unknown = There are no words in “{ $wanted }”. There are: { $known }.
# $share is a number such as 33.3
cli-sim-percent = { $share } %

# The frame around what the command says of itself.
cli-frame-usage = Usage:
cli-frame-some-options = [OPTIONS]
cli-frame-some-command = COMMAND [ARGUMENTS] …
cli-frame-arguments = Arguments
cli-frame-options = Options
cli-frame-commands = Commands
cli-frame-error = Error
cli-frame-default = [default: { $value }]
cli-frame-required = [required]
cli-frame-try = Try “{ $command }” for help.
