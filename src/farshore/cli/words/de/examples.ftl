# Was der Befehl zu den Beispielen sagt.

cli-help-examples = Kopiert die Beispiele in einen Ordner: ein lernendes Programm und Bots in beliebigen Sprachen.
cli-arg-examples-folder = Der Ordner. Was dort schon liegt, bleibt, wie es ist.
cli-examples-copied = { $folder } enthält { $files }.
