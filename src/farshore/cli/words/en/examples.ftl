# What the command says of the examples.

cli-help-examples = Copy the examples into a folder: a learner, and bots in any language.
cli-arg-examples-folder = The folder. What is there stays as it is.
cli-examples-copied = { $folder } has { $files }.
