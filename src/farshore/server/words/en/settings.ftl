# What whoever runs the server may choose: the help of `farshore serve` and the comments of the sample file.

setting-data = The folder where tables are kept, instead of the usual one.
setting-database = The address of a PostgreSQL database, to keep everything there instead of in the folder. It may hold a password: rather say it in the file or the environment than on the command line.
setting-host = The address to listen at. 0.0.0.0 lets others in your network play, too.
setting-port = The port to listen at; 0 is any free one. Without it 8420, or any free one if that is taken.
setting-allow = Names by which browsers may call the server, as in tables.example.
setting-proxies = Addresses of proxies that are believed when they say for whom they ask.
setting-keep-days = After how many days a table is deleted that nobody has touched. Without it everything is kept for ever.
setting-address = The address by which others call this server, with which links in messages begin. Without it, as whoever asked for the messages called it; mail needs it.
setting-smtp = The server by which mail is sent: smtp:// with STARTTLS, or smtps://. Without it, none is. It may hold a password: rather say it in the file or the environment than on the command line.
setting-mail-from = The sender of mail, as in Farshore <farshore@tables.example>.
setting-free-after = For how many seconds all must have waited for somebody, without clocks, before the host may free their seat.
setting-notice-delay = For how many seconds somebody whose turn it is, or who has just left the table, is not told so.
setting-notice-networks = Networks of one’s own, as in 192.168.1.0/24, into which messages may be sent to web hooks, also by plain http. Without them, to the open internet alone.
setting-notices-each = How many messages a person gets an hour at most. 0: any number.
setting-notices-all = How many messages everybody together gets an hour at most. 0: any number.
setting-coach = How many seconds the coach thinks about a question at a table.
setting-review = How many seconds the coach thinks about each choice of a game that is over.
setting-log = How what happens is written down, on standard error: plain lines for people, or json for programs. Nobody’s names, words or secrets are in it.
setting-log-level = How much is written down: warnings alone, or with info also every request by its kind, never by who asked.
setting-metrics-token = A secret word for “Authorization: Bearer …”, with which /metrics can be read from elsewhere. Without it, from this machine alone.
setting-drain-seconds = For how many seconds a server that was told to end answers on while /ready says no, so that a proxy sends nobody here any more.
setting-budget = After how many seconds a bot that does not answer is stopped.
setting-workers = How many processes serve, at one port. More than one need a PostgreSQL database.
setting-thinkers = How many processes think for bots and the coach.
setting-beat = Seconds between two signs of life on a connection to a page.
setting-largest-body = The largest request that is read, in bytes.
setting-changes = How many requests that change something a guest may send a second; from one address four times as many. 0: any number.
setting-looks = How many requests that change nothing may come from one address a second. 0: any number.
setting-files = How many files of the page may be asked for from one address a second. 0: any number.
setting-work = How many seconds of the processor one address may use a second. 0: any number.
setting-sockets = How many tables may be watched from one address at a time.
setting-all-sockets = How many tables may be watched from everywhere at a time, as far as the system lets one process.
setting-connections-each = How many connections one address may have at a time.
setting-connections = How many connections there may be at a time.
setting-header-seconds = Within how many seconds the headers of a request must have arrived.
setting-body-seconds = Within how many seconds all of a request must have arrived, and an answer must be read on.
setting-openings = How many tables may be opened from one address a second, after sixty at once. 0: any number.
setting-newcomers = How many new guests may come from one address a second, after sixty at once. 0: any number.
setting-imports = How many bytes of records may be taken in from one address a second, after two million at once. 0: any number. From half of largest_data on none are taken in.
setting-logged = How many bytes of moves are kept from one address a second, after twenty million at once. 0: any number.
setting-running-each = How many tables from one address may be under way. 0: any number.
setting-running = How many tables may be under way in all. 0: any number.
setting-largest-data = From how many bytes kept on, no more tables are opened and no more guests are let in.
setting-kept = How many tables stay in memory that nobody watches.

# the command line
setting-file = A file of settings; “--sample-settings” prints one to begin with. Variables such as FARSHORE_PORT, and options, win over it.
setting-set = Any setting, as name=value; may be repeated.
setting-print-sample = Print a file with all settings, what they are for and what is usual; then stop.

# the sample file; a setting's text, then what it may be
setting-sample = Settings of a Farshore server, for “farshore serve --settings FILE”. What stands here behind a # is usual; take the # away to change it. A variable of the environment, { $prefix } and the name in capitals, wins over this file, and an option of the command line, or { $option } name=value, over both.
setting-sample-wants = It is { $wants }.
setting-sample-none = Usually it is not set.

# what a setting may be, after “must be” and “It is”
setting-wants-text = text
setting-wants-path = the path of a folder
setting-wants-database = the address of a PostgreSQL database, as in postgresql://farshore@localhost/farshore
setting-wants-mail-server = the address of a server for mail, as in smtp://name:password@mail.example:587
setting-wants-address = an address without a path, as in https://tables.example
setting-wants-list = a list of texts; in a variable or an option, with commas between
setting-wants-one-of = one of these: { $values }
setting-wants-whole = a whole number, at least { $least }
setting-wants-range = a whole number from { $least } to { $most }
setting-wants-above = a number above 0
setting-wants-number = a number, at least { $least }

# what is wrong; $where is a file, a variable or an option
setting-typed = The command line
setting-unknown = { $where }: there is no setting “{ $name }”. { $near ->
    [none] “farshore serve --sample-settings” lists them all.
   *[other] Did you mean “{ $near }”?
}
setting-bad = { $where }: “{ $name }” must be { $wants }.
setting-bad-file = The settings in { $path } cannot be read: { $reason }
