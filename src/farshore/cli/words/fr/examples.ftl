# Ce que la commande dit des exemples.

cli-help-examples = Copier les exemples dans un dossier : un programme qui apprend et des bots dans n’importe quel langage.
cli-arg-examples-folder = Le dossier. Ce qui s’y trouve reste tel quel.
cli-examples-copied = { $folder } contient { $files }.
