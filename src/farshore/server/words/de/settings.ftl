# What whoever runs the server may choose: the help of `farshore serve` and the comments of the sample file.

setting-data = Der Ordner für die Tische, statt des üblichen.
setting-database = Die Adresse einer PostgreSQL-Datenbank, um alles dort statt im Ordner aufzubewahren. Sie kann ein Passwort enthalten: nenne sie lieber in der Datei oder der Umgebung als auf der Befehlszeile.
setting-host = Die Adresse, an der gelauscht wird. Mit 0.0.0.0 können auch andere in deinem Netz mitspielen.
setting-port = Der Port, an dem gelauscht wird; 0 ist irgendein freier. Ohne Angabe 8420, oder irgendein freier, wenn der belegt ist.
setting-allow = Namen, unter denen Browser den Server aufrufen dürfen, etwa tables.example.
setting-proxies = Adressen von Proxys, denen geglaubt wird, für wen sie fragen.
setting-keep-days = Nach wie vielen Tagen ein Tisch gelöscht wird, den niemand angerührt hat. Ohne Angabe bleibt alles für immer erhalten.
setting-address = Die Adresse, unter der andere diesen Server aufrufen; mit ihr beginnen die Links in Nachrichten. Ohne Angabe so, wie ihn aufrief, wer um die Nachrichten bat; Mail braucht sie.
setting-smtp = Der Server, über den Mail verschickt wird: smtp:// mit STARTTLS, oder smtps://. Ohne Angabe wird keine verschickt. Darin kann ein Passwort stehen: Es gehört eher in die Datei oder die Umgebung als in die Kommandozeile.
setting-mail-from = Der Absender der Mails, etwa Farshore <farshore@tables.example>.
setting-free-after = Wie viele Sekunden lang ohne Uhren alle auf jemanden gewartet haben müssen, bevor der Platz freigegeben werden darf.
setting-notice-delay = Wie viele Sekunden lang jemand, der am Zug ist oder gerade den Tisch verlassen hat, noch keine Nachricht bekommt.
setting-notice-networks = Eigene Netze, etwa 192.168.1.0/24, in die Nachrichten an Webhooks gehen dürfen, auch über einfaches http. Ohne Angabe nur ins offene Internet.
setting-notices-each = Wie viele Nachrichten eine Person in der Stunde höchstens bekommt. 0: beliebig viele.
setting-notices-all = Wie viele Nachrichten alle zusammen in der Stunde höchstens bekommen. 0: beliebig viele.
setting-coach = Wie viele Sekunden am Tisch über eine Frage um Rat nachgedacht wird.
setting-review = Wie viele Sekunden über jede Entscheidung einer beendeten Partie nachgedacht wird.
setting-log = Wie auf der Standardfehlerausgabe festgehalten wird, was geschieht: plain, Zeilen für Menschen, oder json für Programme. Namen, Worte und Geheimnisse stehen nicht darin.
setting-log-level = Wie viel festgehalten wird: mit warning nur Warnungen, mit info auch jede Anfrage nach ihrer Art, nie danach, wer gefragt hat.
setting-metrics-token = Ein geheimes Wort für „Authorization: Bearer …“, mit dem /metrics von anderswo gelesen werden kann. Ohne Angabe geht das nur von diesem Rechner aus.
setting-drain-seconds = Wie viele Sekunden ein Server, der enden soll, noch antwortet, während /ready verneint, damit ein Proxy niemanden mehr hierher schickt.
setting-budget = Nach wie vielen Sekunden ein Bot beendet wird, der nicht antwortet.
setting-workers = Wie viele Prozesse bedienen, an einem Port. Mehr als einer braucht eine PostgreSQL-Datenbank.
setting-thinkers = Wie viele Prozesse für Bots und Ratschläge nachdenken.
setting-beat = Sekunden zwischen zwei Lebenszeichen auf der Verbindung zu einer Seite.
setting-largest-body = Die größte Anfrage, die gelesen wird, in Bytes.
setting-changes = Wie viele Anfragen, die etwas ändern, ein Gast je Sekunde stellen darf; von einer Adresse viermal so viele. 0: beliebig viele.
setting-looks = Wie viele Anfragen, die nichts ändern, je Sekunde von einer Adresse kommen dürfen. 0: beliebig viele.
setting-files = Wie viele Dateien der Seite je Sekunde von einer Adresse verlangt werden dürfen. 0: beliebig viele.
setting-work = Wie viele Sekunden des Prozessors eine Adresse je Sekunde verbrauchen darf. 0: beliebig viele.
setting-sockets = Wie vielen Tischen von einer Adresse aus zugleich zugesehen werden darf.
setting-all-sockets = Wie vielen Tischen insgesamt zugleich zugesehen werden darf, soweit das System es einem Prozess erlaubt.
setting-connections-each = Wie viele Verbindungen eine Adresse zugleich haben darf.
setting-connections = Wie viele Verbindungen es zugleich geben darf.
setting-header-seconds = Innerhalb wie vieler Sekunden die Kopfzeilen einer Anfrage da sein müssen.
setting-body-seconds = Innerhalb wie vieler Sekunden eine Anfrage ganz da sein muss und an einer Antwort weitergelesen werden muss.
setting-openings = Wie viele Tische je Sekunde von einer Adresse aus eröffnet werden dürfen, nach sechzig auf einmal. 0: beliebig viele.
setting-newcomers = Wie viele neue Gäste je Sekunde von einer Adresse kommen dürfen, nach sechzig auf einmal. 0: beliebig viele.
setting-imports = Wie viele Bytes an Aufzeichnungen je Sekunde von einer Adresse aus aufgenommen werden, nach zwei Millionen auf einmal. 0: beliebig viele. Ab der Hälfte von largest_data werden keine mehr aufgenommen.
setting-logged = Wie viele Bytes an Zügen je Sekunde von einer Adresse aufbewahrt werden, nach zwanzig Millionen auf einmal. 0: beliebig viele.
setting-running-each = An wie vielen Tischen von einer Adresse aus zugleich gespielt werden darf. 0: an beliebig vielen.
setting-running = An wie vielen Tischen insgesamt zugleich gespielt werden darf. 0: an beliebig vielen.
setting-largest-data = Ab wie vielen aufbewahrten Bytes keine Tische mehr eröffnet und keine neuen Gäste mehr eingelassen werden.
setting-kept = Wie viele Tische im Speicher bleiben, denen niemand zusieht.

# the command line
setting-file = Eine Datei mit Einstellungen; „--sample-settings“ gibt eine zum Anfangen aus. Variablen wie FARSHORE_PORT und Optionen gehen ihr vor.
setting-set = Irgendeine Einstellung als name=value; mehrmals möglich.
setting-print-sample = Gibt eine Datei mit allen Einstellungen aus, wozu sie da sind und was üblich ist, und hört dann auf.

# the sample file; a setting's text, then what it may be
setting-sample = Einstellungen eines Farshore-Servers, für „farshore serve --settings FILE“. Was hier hinter einem # steht, ist üblich; nimm das # weg, um es zu ändern. Eine Variable der Umgebung, { $prefix } und der Name in Großbuchstaben, geht dieser Datei vor, und eine Option der Befehlszeile, oder { $option } name=value, beiden.
setting-sample-wants = Das ist { $wants }.
setting-sample-none = Üblicherweise wird nichts angegeben.

# what a setting may be, after “must be” and “It is”
setting-wants-text = ein Text
setting-wants-path = der Pfad eines Ordners
setting-wants-database = die Adresse einer PostgreSQL-Datenbank, etwa postgresql://farshore@localhost/farshore
setting-wants-mail-server = die Adresse eines Mail-Servers, etwa smtp://name:password@mail.example:587
setting-wants-address = eine Adresse ohne Pfad, etwa https://tables.example
setting-wants-list = eine Liste von Texten; in einer Variablen oder Option mit Kommas dazwischen
setting-wants-one-of = eins davon: { $values }
setting-wants-whole = eine ganze Zahl, mindestens { $least }
setting-wants-range = eine ganze Zahl von { $least } bis { $most }
setting-wants-above = eine Zahl über 0
setting-wants-number = eine Zahl, mindestens { $least }

# what is wrong; $where is a file, a variable or an option
setting-typed = Die Befehlszeile
setting-unknown = { $where }: Es gibt keine Einstellung „{ $name }“. { $near ->
    [none] „farshore serve --sample-settings“ listet alle auf.
   *[other] Ist „{ $near }“ gemeint?
}
setting-bad = { $where }: „{ $name }“ muss { $wants } sein.
setting-bad-file = Die Einstellungen in { $path } lassen sich nicht lesen: { $reason }
