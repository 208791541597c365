# Che cosa dice il comando degli esempi.

cli-help-examples = Copia gli esempi in una cartella: un programma che impara e bot in qualsiasi linguaggio.
cli-arg-examples-folder = La cartella. Ciò che vi si trova resta com’è.
cli-examples-copied = { $folder } contiene { $files }.
