# farshore backup and farshore restore.

cli-help-backup = Copy all tables into a file, also while they are played at.
cli-help-restore = Bring a copy of all tables back.
cli-arg-backup = The file to make.
cli-arg-restore = A file that “backup” has made.
cli-backup-copying = Copying
cli-backup-made = { $tables ->
    [one] One table is in { $path } ({ $megabytes } MB). Keep it safe: it holds the secrets of running games.
   *[other] { $tables } tables are in { $path } ({ $megabytes } MB). Keep it safe: it holds the secrets of running games.
}
cli-restore-replace = Take the place of tables that are there. They are kept under another name beside the new ones.
cli-restore-running = { $address ->
    [0] The tables in { $folder } are open. Stop that server first.
   *[other] The tables in { $folder } are open at { $address } Stop that server first.
}
cli-restore-done = { $tables ->
    [one] One table is back in { $folder }.
   *[other] { $tables } tables are back in { $folder }.
}
cli-restore-aside = What was there before is now { $path }.
cli-backup-postgres = These tables are in PostgreSQL, whose own program copies them, also while they are played at. Type: { $typed }
cli-restore-postgres = These tables are in PostgreSQL, whose own program brings them back. Stop the server first, then type: { $typed }
