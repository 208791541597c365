# Copies of all tables.

server-nothing-kept = No tables are kept in { $folder }. Name their folder with --data.
server-backup-exists = { $path } exists already. Name a file that does not.
server-bad-backup = { $path } is not a sound copy of tables: { $reason }.
server-tables-there = There are tables in { $folder } already. Name another folder with --data, or add --replace: the old ones are then kept beside the new.
