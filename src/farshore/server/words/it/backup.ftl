# Copies of all tables.

server-nothing-kept = In { $folder } non ci sono tavoli. Indica la loro cartella con --data.
server-backup-exists = { $path } esiste già. Indica un file che non esiste ancora.
server-bad-backup = { $path } non è una copia integra dei tavoli: { $reason }.
server-tables-there = In { $folder } ci sono già tavoli. Indica un’altra cartella con --data, o aggiungi --replace: quelli vecchi restano accanto a quelli nuovi.
