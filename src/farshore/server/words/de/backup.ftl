# Copies of all tables.

server-nothing-kept = In { $folder } liegen keine Tische. Nenne ihren Ordner mit --data.
server-backup-exists = { $path } gibt es schon. Nenne eine Datei, die es noch nicht gibt.
server-bad-backup = { $path } ist keine brauchbare Kopie von Tischen: { $reason }.
server-tables-there = In { $folder } liegen schon Tische. Nenne mit --data einen anderen Ordner oder ergänze --replace: Dann bleiben die alten neben den neuen erhalten.
