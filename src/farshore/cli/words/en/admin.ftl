# farshore admin.

cli-help-admin = Look up, take out and delete people and tables.
cli-help-admin-people = List people: those whose name contains something, or all.
cli-help-admin-tables = List tables.
cli-help-admin-reports = List what was reported of the talk at tables.
cli-help-admin-remove = Remove something that was said at a table. The server may run.
cli-help-admin-mute = Let somebody talk no longer at the tables where they sit or are host now, or at one. The server may run.
cli-help-admin-unmute = Let somebody talk again at all tables, or at one, also where its host has silenced them. The server may run.
cli-help-admin-export = Print the record of a table, or all that is kept of a person, as JSON.
cli-help-admin-delete = Delete a table, or forget a person: their games stay, without their name. Stop the server first.
cli-help-admin-move = Copy everything from the folder into the empty PostgreSQL database that the settings name. Stop the server first; the folder stays as it is.
cli-admin-move-where = Name the database to copy to: “database” in the settings, or FARSHORE_DATABASE.
cli-admin-moved = { $tables ->
    [one] One table is now in { $address }.
   *[other] { $tables } tables are now in { $address }.
}
cli-admin-what = A table, or a person.
cli-admin-which = What “people” or “tables” lists it as.
cli-admin-talk-table = The table, as “reports” lists it.
cli-admin-talk-number = Which message, as “reports” lists it.
cli-admin-removed = The message is removed.
cli-admin-somebody = Who, as “people” or “reports” lists them.
cli-admin-only-table = Only at this table.
cli-admin-muted = { $tables ->
    [one] They no longer talk at one table.
   *[other] They no longer talk at { $tables } tables.
}
cli-admin-unmuted = { $tables ->
    [one] They talk again at one table.
   *[other] They talk again at { $tables } tables.
}
cli-admin-json = One JSON object a line, for programs.
cli-admin-name = What the name contains.
cli-admin-status = Only tables that are like that.
cli-admin-status-unknown = There are no tables that are “{ $status }”. They are one of these: { $known }.
cli-admin-person = Only tables of this person.
cli-admin-secrets = Also of a game that is not over. It tells what nobody may know yet.
cli-admin-deleted = { $what ->
    [table] The table is deleted.
   *[person] The person is forgotten.
}

# the columns of the lists
cli-admin-column-id = ID
cli-admin-column-table = Table
cli-admin-column-number = Number
cli-admin-column-person = Person
cli-admin-column-said = Said
cli-admin-column-text = Text
cli-admin-column-name = Name
cli-admin-column-came = First seen
cli-admin-column-seats = Seats
cli-admin-column-game = Game
cli-admin-column-status = Status
cli-admin-column-people = People
cli-admin-column-entries = Entries
cli-admin-column-touched = Last touched
