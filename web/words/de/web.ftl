# The page's own words: headings, buttons, hints. Everything about a game is said by the server, in the game's words.

farshore = Farshore
guest-name = Käpt’n
your-name = Dein Name
keep = Übernehmen
close = Schließen
try-again = Noch einmal versuchen
loading = Einen Moment …

# The start page.
welcome = Welche Küste willst du erkunden?
    .text = { $games ->
        [3] Drei Entdeckerspiele
       *[other] Entdeckerspiele
    } an einem Tisch: allein gegen Bots, gemeinsam an einem Bildschirm oder mit anderen über einen Link. Ohne Installation, ohne Konto.
players = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1 bis { $most } Personen
    }
   *[other] { $least } bis { $most } Personen
}
play-now = Sofort spielen
    .text = { $bots ->
        [0] Allein, nach den gedruckten Regeln.
        [one] Du gegen einen Bot, nach den gedruckten Regeln.
       *[other] Du gegen { $bots } Bots, nach den gedruckten Regeln.
    }
    .against = Du gegen { $names }, nach den gedruckten Regeln.
# Whom one plays against; the level is also drawn, as dots.
opponent-choose = Gegen wen spielst du { $game }?
opponent-level = { $name }, Stufe { $level } von 4
set-up = Tisch einrichten
my-games = Deine Partien
my-games-next = Weiterspielen
my-games-over = Beendet
my-games-waiting = Noch Plätze frei
my-games-running = Andere sind am Zug
my-games-off = Abgebrochen
my-games-handed = Ein Bot spielt für dich
my-games-resigned = Du hast aufgegeben
my-games-ways = Was du tun kannst: { $game }, { $names }
my-games-all = Alle { $count } Partien zeigen

# An address without a page, a server that does not answer.
nowhere = Unerforschte Gewässer
nowhere-text = Unter dieser Adresse gibt es nichts. Vielleicht ist der Link unvollständig.
to-start = Zur Startseite
error-unreachable = Der Server antwortet nicht. Läuft er, und hast du eine Verbindung?
error-unknown = Etwas ist schiefgegangen (Status { $status }). Bitte versuch es noch einmal.
error-no-game = Ein Spiel namens „{ $name }“ gibt es hier nicht.
board-problem = Der Spielplan konnte nicht gezeichnet werden. Deine Partie ist sicher: Versuch es noch einmal oder lade die Seite neu.
board-missing = Der Spielplan konnte nicht geladen werden. Deine Partie ist sicher: Lade die Seite neu.

# A map that outgrows its window.
map-all = Alles
map-nearer = Näher heran
map-further = Weiter weg
map-places = Orte

# A game without a board of its own.
plain-nothing = –
plain-yes = ja
plain-no = nein

# Settings.
settings = Einstellungen
settings-theme = Darstellung
    .system = Wie das Gerät
    .light = Tag
    .dark = Nacht
settings-moves = Wie Züge gezeigt werden
    .calm = Ruhig
    .normal = Flott
    .still = Ohne Bewegung
    .instant = Sofort

settings-turn = Wenn ich am Zug bin
settings-sound = Ein Ton
settings-notify = Eine Benachrichtigung, wenn ich gerade woanders bin
    .refused = Dieser Browser erlaubt keine Benachrichtigungen von dieser Seite. In seinen Einstellungen für diese Seite lässt sich das ändern.
    .insecure = Browser zeigen Benachrichtigungen nur von diesem Rechner selbst oder über https.

# Setting up a table.
set-up-title = { $game }: ein neuer Tisch
who-plays = Wer spielt mit?
how-many = Wie viele
what-is-played = Was spielt ihr?
more-options = Weitere Optionen
    .text = Einzelheiten der Regeln; wie gedruckt, wenn ihr nichts ändert.
option-other = etwas anderes …
preview = So beginnt es
preview-again = Anderer Anfang
    .text = Einen anderen Anfang zeigen: Der Zufall entscheidet, wenn die Partie beginnt.
begin = Beginnen
open-table = Tisch eröffnen
seat-who = Wer spielt { $colour }
seat-name = Name für { $colour }
seat-bot = Welcher Bot spielt { $colour }
seat-kind-me = Ich
seat-kind-here = Jemand hier
seat-kind-open = Per Link eingeladen
seat-kind-bot = Ein Bot
seat-open-text = Du bekommst einen Link zum Verschicken.

# An invitation.
invited-title = Farshore: eine Einladung
invited = { $host } lädt dich zu einer Partie { $game } ein
invited-taken = Auf diesem Platz sitzt schon jemand. Bitte um einen anderen Link.
sit-down = Platz nehmen
invite = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
    .text = { $count ->
        [one] Schick diesen Link an jemanden, mit dem du spielen willst. Die Partie beginnt, sobald der Platz besetzt ist; du kannst diese Seite schließen und wiederkommen.
       *[other] Schick jeder Person, mit der du spielen willst, einen dieser Links. Die Partie beginnt, sobald alle Platz genommen haben; du kannst diese Seite schließen und wiederkommen.
    }
    .guest = Die Partie beginnt, sobald alle Platz genommen haben. Du kannst diese Seite schließen und wiederkommen.
invite-link = Einladungslink
invite-here-only = Dieser Server ist nur von diesem Rechner aus zu erreichen, und damit auch der Link. Damit andere dazukommen können, beende ihn und starte ihn neu mit
invite-code = Als Code zeigen
    .label = Ein Code zum Abfotografieren: { $address }
invited-off = Die Partie, zu der du eingeladen warst, wurde abgebrochen.
copy = Kopieren
copied = Kopiert

# What one may do about one's place at a table; .text: what it means.
way-fill = Bot spielen lassen
bot-seat = Platz an { $name } geben
way-leave = Tisch verlassen
    .text = Dein Platz wird für andere frei.
way-hand = Bot für mich spielen lassen
    .text = Vorübergehend: Du kannst deinen Platz jederzeit wieder einnehmen.
way-return = Wieder selbst spielen
    .text = Du nimmst deinen Platz wieder ein.
way-resign = Aufgeben
    .text = Ein Bot spielt für dich weiter, damit die anderen ihre Partie beenden können. Du kannst nicht zurückkommen.
way-call-off = Partie abbrechen
    .text = Die Partie endet hier, ohne Ergebnis, und lässt sich nicht wieder aufnehmen.
way-forget = Aus meiner Liste entfernen
    .text = Nur aus deiner Liste: Für die anderen ändert sich nichts.
way-no = Nein, weiter
watching = Du siehst zu
bot-plays-for-you = Ein Bot spielt für dich
called-off = Abgebrochen

# The table.
title-your-turn = ● Du bist am Zug – { $title }
your-turn = Du bist am Zug
heard-turn = Zug von { $name }: { $story }.
heard-deeds = { $story }.
heard-now = { $title }. { $text }
turn-of = { $name } ist am Zug
turns-of-several = Mehrere wählen gerade
not-begun = Es sind noch nicht alle da
game-over = Die Partie ist zu Ende
# Before what a choice that one looks at would do: “the turn ends”
ahead = Dann:
you-won = Gewonnen!
# $names: one, or all who share it
won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
# $parts: in which parts the winner was ahead of the next, and by how much: “Temples +12 and Villages +8”
won-by = Das gab den Ausschlag: { $parts }.
    .part = { $part } { $points }
undo = Rückgängig
    .title = Deine letzte Aktion zurücknehmen (U oder Strg Z)
result = Ergebnis
choices = Alle Möglichkeiten als Liste
choices-search = Möglichkeit suchen
choices-none = Im Moment gibt es nichts zu wählen.
choices-none-such = Keine Möglichkeit mit diesen Wörtern.
choices-more = … und { $count } weitere: Tippe ein Wort, um sie zu finden.
panels = Ansichten
panel-seats = Wer mitspielt
    .short = Plätze
panel-story = Was bisher geschah
    .short = Verlauf
panel-choices = Was du tun kannst
    .short = Auswahl
panel-rules = Regeln
    .short = Regeln
panel-settings = Einstellungen
    .short = Optionen
seat-open = Ein freier Platz
seat-you = du
seat-is-bot = Bot
seat-is-outside = Bot von außerhalb
delay-note = Zuschauer sehen jeden Zug { $moves } Züge später.
seat-is-open = frei
seat-acts = am Zug
seat-won = Sieg
seat-show = Zeigen
    .of = Platz von { $name } zeigen
seat-points = { $points ->
    [one] { $written } Punkt
   *[other] { $written } Punkte
}
story = Was bisher geschah
story-empty = Noch ist nichts geschehen.
story-here = Was hier geschah
story-moment = Wie es damals war
story-now = Zum aktuellen Stand
skip-to-turn = Zu meinem Zug
    .watching = Vorspulen
    .title = Alles auf einmal zeigen, was die anderen getan haben
show-again = Noch einmal zeigen
    .title = Schritt für Schritt noch einmal zeigen, was die anderen seit deinem letzten Zug getan haben
    .now = Noch einmal
playing-back = { $name } spielt gerade
behind = Der Spielplan zeigt einen früheren Stand. Geh erst zum aktuellen Stand zurück.
story-moment-turn = Der Spielplan zeigt einen früheren Stand. Geh zum aktuellen Stand zurück, um zu handeln.
rule = Regel { $rule }
rules-search = In den Regeln suchen
rules-none = Keine Regel mit diesen Wörtern.
record = Aufzeichnung dieser Partie speichern
connecting-again = Verbinde neu …
waits-for-line = Wartet auf die Verbindung … dann geschieht: { $move }
your-move = dein Zug
take-back = Zurücknehmen

# Several people at one screen.
pass = Gib das Gerät an { $name } weiter
    .text = Alle anderen sehen weg.
pass-me = Ich bin { $name }
pass-undo = Letzte Aktion von { $name } zurücknehmen

# The end of a game.
points-by-part = Punkte nach Herkunft
part = Herkunft
look-at-map = Spielplan ansehen
play-again = Noch einmal spielen
next-game = Zur nächsten Partie

# Replay.
replay = Wiedergabe
replay-title = { $game }: Wiedergabe
replay-beginning = Der Anfang.
replay-older-rules = Das wurde nach älteren Regeln gespielt: Zu sehen ist der nächste Moment, der sich noch zeigen lässt.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
    .caps = Ende
replay-step = Schritt
replay-at = { $step } von { $steps }
replay-at-points = { $step } von { $steps }: { $points }
replay-turn-back = Einen Zug zurück
    .caps = Bild ↑
replay-turn-forward = Einen Zug vor
    .caps = Bild ↓
replay-speed = Tempo
replay-times = { $speed } ×
replay-link = Link zu diesem Moment kopieren
replay-told = Was geschah
curve-seat = { $name } { $total }
curve-label = Wie sich die Punkte entwickelten. Hier: { $told }
to-table = Zum Tisch

points-now = Wäre jetzt Schluss
points-pending = käme dazu, wenn die Partie jetzt endete
reason = Woher diese Punkte kommen
# Where points come from: the list of all gains, and each of them shown on the map.
source-open = { $name }, { $part }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Herkunft zeigen
source-of = { $name }: { $part }
source-turn = Zug { $turn }
source-begin = Beginn
source-none = Hier gibt es noch keine Punkte.
    .over = Hier gibt es keine Punkte.
# A game that began with a position, in which points had been won already
source-before = Punkte von vor dem ersten Zug dieser Partie
source-show = Auf dem Spielplan zeigen
source-back = Zurück zu den Punkten
choices-anyway = { $idle }. Trotzdem wählen?
choices-let-go = Doch nicht

# Keys.
keys = Alle Tasten
keys-page = Am Tisch
keys-game = In diesem Spiel
keys-map = Auf dem Spielplan, solange er den Fokus hat
keys-digit = Eine Möglichkeit wählen: die erste bis neunte und die zehnte
keys-next = Zur nächsten Möglichkeit oder zur vorigen
keys-next-place = Zum nächsten wählbaren Ort auf dem Spielplan oder zum vorigen
keys-enter = Tun, was gewählt ist
    .caps = Eingabe
keys-undo = Deine letzte Aktion zurücknehmen
    .caps = U, Strg Z
keys-log = Zum Verlauf und zurück
keys-escape = Eine Bewegung beenden, eine Ansicht oder eine Antwort schließen, zurück zum aktuellen Stand
keys-sheet = Diese Übersicht
keys-walk = Von Ort zu Ort gehen
keys-choose = Den Ort wählen
keys-zoom = Näher heran, weiter weg
keys-whole = Alles zeigen
    .caps = Pos 1
keys-turn = Das Plättchen drehen oder zurückdrehen
keys-flip = Die andere Seite oder das nächste Plättchen
keys-let-go = Zurücklegen, was du gerade hältst

# The way to a rulebook, which has words of its own
book-read = Spielanleitung lesen
    .of = Spielanleitung zu { $game } lesen

agree-back = Um Rücknahme bitten
agree-end = Ende vorschlagen
agree-end-known = Die Partie endet so, wie sie steht: mit diesen Punkten, ohne Sieg. Sie lässt sich nicht wieder aufnehmen.
agreed = Im Einvernehmen beendet
seat-resigned = hat aufgegeben
