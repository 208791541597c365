# What the web table says, apart from what the games say themselves.

# at the table
server-taken-back = { $seat } nimmt die letzte Aktion zurück.
server-waiting-for = { $count ->
    [one] Ein Platz ist noch frei: Schick den Link, wem du magst.
   *[other] { $count } Plätze sind noch frei: Schick die Links, wem du magst.
}
# Two people of the same name: “Ann 2”.
server-numbered-name = { $name } { $number }

# who plays
server-seat-fill = Ein Bot übernimmt den Platz von { $seat }.
server-seat-leave = { $seat } ist gegangen; der Platz ist wieder frei.
server-seat-hand = Vorerst spielt ein Bot für { $seat }.
server-seat-return = { $seat } spielt wieder selbst.
server-seat-resign = { $seat } gibt auf. Ein Bot spielt weiter.
server-seat-call-off = Die Partie wird abgebrochen.
server-is-off = Die Partie wurde abgebrochen. Hier wird nicht mehr gespielt.

# what cannot be done
server-bot-plays = An diesem Tisch spielt ein Bot für dich. Nimm erst deinen Platz wieder ein.
server-no-seat-change = Das geht an diesem Tisch gerade nicht.
server-freed-too-soon = Ein Platz lässt sich freigeben, wenn alle eine ganze Weile gewartet haben. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} wieder.
server-stopped = Diese Partie wurde nach Version { $found } der Regeln begonnen und kann nach Version { $known } nicht weitergehen. Sie lässt sich nur noch ansehen, so weit sie reicht.
server-broken-table = Dieser Tisch lässt sich nicht mehr lesen. Wer den Server betreibt, findet den Grund in dessen Protokoll.
server-only-to-look-at = Diese Partie wurde nach älteren Regeln begonnen und lässt sich nur noch ansehen.
server-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle dann.
server-waiting = Es sind noch nicht alle da.
server-cannot-undo = Das lässt sich nicht mehr zurücknehmen: Der Zufall hat entschieden, etwas wurde aufgedeckt, oder jemand anderes hat gehandelt.
server-not-your-seat = Das ist nicht dein Platz.
server-not-coached = Hier darf niemand um Rat fragen: An diesem Tisch spielen noch andere, und es wurde nicht vereinbart.
server-coach-busy = Gerade gibt es keinen Rat. Frag gleich noch einmal.
server-not-your-table = Du spielst an diesem Tisch nicht mit.
server-no-action = Eine Aktion „{ $action }“ gibt es in diesem Spiel nicht.
server-bad-action = „{ $action }“ ergibt so keinen Sinn: { $reason }
server-no-step = Die Partie hat keinen Schritt { $step }.
server-me-twice = Du kannst nur auf einem Platz sitzen; wer mit an deinem Bildschirm spielt, kommt als „Jemand hier“ dazu.
server-stranger = Du hast noch nicht gesagt, wie du heißt.
server-signed-out = Du hast dich hier abgemeldet. Lade die Seite neu.
server-wrong-sign-in = Name und Passwort gehören nicht zusammen.
server-try-later = Das wurde zu oft versucht. Versuche es in { $seconds } Sekunden wieder.
server-short-password = Ein Passwort braucht mindestens { $least } Zeichen.
server-has-account = Du hast schon ein Passwort.
server-no-sign-in = Mit diesem Link meldet sich niemand an: er wurde benutzt oder ist zu alt. Mache einen neuen.
server-no-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
server-long-name = Ein Name hat höchstens { $most } Zeichen.
server-not-over = Diese Partie ist noch nicht zu Ende.
server-too-many = Du hast { $most } Partien, die noch nicht zu Ende sind. Bring erst eine davon zu Ende.
server-too-many-here = Aus deinem Netz laufen schon { $most } Partien. Bring erst eine davon zu Ende.
server-no-room = Dieser Server hat gerade keinen Platz für einen weiteren Tisch. An den Tischen, die es schon gibt, geht es weiter.
server-no-room-for-guests = Dieser Server hat gerade keinen Platz für weitere Leute. Wer schon hier ist, spielt weiter.
server-table-full = An diesem Tisch ist mehr geschehen, als aufbewahrt werden kann. Er lässt sich nur noch ansehen.
server-share-used = Du hast an diesem Tisch so viel getan, wie jemand tun kann. Die anderen spielen weiter, und aufgeben kannst du noch.
server-logged-too-much = Aus deinem Netz wurde so viel getan, dass dieser Server gerade nichts mehr davon aufbewahrt. Warte einen Moment.
server-too-many-watch = An diesem Tisch sehen schon { $most } Leute zu.
server-no-table = Diesen Tisch gibt es nicht.
server-no-invitation = Diese Einladung gibt es nicht.
server-not-invited = Niemand hat dich auf einen Platz an diesem Tisch eingeladen.
server-taken = Diesen Platz hat schon jemand anderes.
server-log-differs = Der Zufall brächte das nicht noch einmal.

# what goes wrong on the way
server-bad-request = Das ist nicht zu verstehen: { $reason }
server-not-found = Unter dieser Adresse gibt es nichts.
server-method = So ist diese Adresse nicht zu gebrauchen.
server-too-large = Das ist mehr, als dieser Server auf einmal liest.
server-half-sent = Nur ein Teil der Anfrage ist angekommen; deshalb ist nichts geschehen.
server-not-json = Die Anfrage muss JSON sein.
server-not-text = Die Anfrage muss Text in UTF-8 sein.
server-origin = Das kam von einer anderen Website; das darf nur Farshores eigene Seite.
server-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen erlauben: farshore serve --allow NAME
server-too-often = Das war zu viel auf einmal. Warte einen Moment.
server-too-many-sockets = Zu viele Seiten sind mit diesem Server verbunden; schließe welche, die du nicht brauchst.
server-not-saved = Es konnte nicht gespeichert werden und ist deshalb nicht geschehen. Versuch es noch einmal.
server-data-gone = Der Ordner, in dem dieser Server seine Tische aufbewahrt, ist nicht mehr da; deshalb ist es nicht geschehen. Wer den Server betreibt, muss den Ordner zurückholen und den Server neu starten.
server-written-elsewhere = Ein anderer Server benutzt dieselben Tische. Lade die Seite neu.
server-failed = Hier ist etwas schiefgegangen; es liegt nicht an dir, und nichts wurde verändert.
server-newer-data = Die Tische in { $folder } stammen von einem neueren Farshore. Installiere dieses oder nenne einen anderen Ordner.
server-bad-data = Die Tische in { $folder } lassen sich nicht lesen: { $reason }. Stell eine Kopie dieses Ordners wieder her oder nenne einen anderen.
server-no-person = Als { $person } ist niemand bekannt.
server-still-played = Diese Partie ist nicht zu Ende. Ihre Aufzeichnung verrät die Geheimnisse aller und was der Zufall bringen wird; füge --secrets hinzu, wenn du sie unbedingt brauchst.
server-other-version = Die Tische in { $folder } sind so aufbewahrt, wie eine andere Version von Farshore es tut. Starte einmal den Server dieser Version, der sie auf den neuesten Stand bringt, oder nimm die andere Version.
server-other-servers = Server einer anderen Version von Farshore benutzen die Datenbank { $address }. Beende erst sie alle und starte dann die dieser Version.
server-not-empty = In { $address } liegen schon Tische. Nenne eine leere Datenbank.
server-no-database = Die Datenbank { $address } lässt sich nicht öffnen: { $reason }.
server-no-page = Die Seite ist noch nicht gebaut. In einem Checkout baut ./play sie; oder: pip install .
