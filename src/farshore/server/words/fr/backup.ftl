# Copies of all tables.

server-nothing-kept = Il n’y a pas de tables dans { $folder }. Indique leur dossier avec --data.
server-backup-exists = { $path } existe déjà. Indique un fichier qui n’existe pas encore.
server-bad-backup = { $path } n’est pas une copie saine de tables : { $reason }.
server-tables-there = Il y a déjà des tables dans { $folder }. Indique un autre dossier avec --data, ou ajoute --replace : les anciennes sont alors gardées à côté des nouvelles.
