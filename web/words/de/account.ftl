# Oneself: what one is called by, password, devices, signing in. Loaded with the pages about it.
you-title = Farshore: du
name-why = So heißt du an jedem Tisch, an dem du sitzt.
name-kept = Gemerkt, auch dort, wo du sitzt.
account = Dein Konto
    .text = Mit diesem Namen und deinem Passwort kannst du dich überall anmelden. Lass ihn deinen Browser merken oder schreib ihn auf.
account-login = Anmeldename
account-none = Du bist nur in diesem Browser bekannt: Geht er verloren, sind es auch die Plätze. Wähle ein Passwort, dann kannst du dich überall anmelden; alle deine Tische bleiben deine. Ohne E-Mail.
password = Passwort
password-new = Neues Passwort
password-old = Jetziges Passwort
password-choose = Dieses Passwort wählen
password-change = Passwort ändern
password-changed = Geändert. Überall sonst bist du abgemeldet.
devices = Deine Geräte
device = Auf einem anderen Gerät
    .text = { $minutes ->
        [one] Öffne dort diesen Link oder fotografiere den Code. Er gilt einmal, eine Minute lang. Behalte ihn für dich: Wer ihn hat, ist du.
       *[other] Öffne dort diesen Link oder fotografiere den Code. Er gilt einmal, { $minutes } Minuten lang. Behalte ihn für dich: Wer ihn hat, ist du.
    }
device-why = Ein Link bringt dich auf dein Handy oder in einen anderen Browser, mit allen Tischen und Plätzen. Ohne Passwort.
device-make = Link machen
device-link = Link zum Anmelden
device-here-only = Dieser Server ist nur von diesem Rechner aus zu erreichen, und der Link auch.
sessions = Wo du angemeldet bist
session-unknown = Ein unbekannter Browser
session-here = hier, jetzt
session-end = Abmelden
    .of = Abmelden: { $browser }
sign-out = Hier abmelden
    .guest = Ohne Passwort kannst du nicht zurückkommen: Wähle eines, bevor du dich abmeldest.
sign-out-everywhere = Überall abmelden
farewell = Mein Konto löschen
    .text = Dein Name, dein Passwort und deine Geräte werden vergessen. Beendete Partien bleiben, ohne deinen Namen; wo du noch spielst, spielt ein Bot weiter.
    .really = Das lässt sich nicht zurücknehmen.
    .sure = Endgültig löschen
    .no = Nein, alles behalten

# Anmelden.
sign-in = Anmelden
    .text = Mit deinem Anmeldenamen, etwa „ann-4821“, und deinem Passwort.
sign-in-title = Farshore: anmelden
sign-in-why = Du hast schon ein Passwort, von einem anderen Gerät?
sign-in-as = Als { $name } anmelden?
    .text = In diesem Browser bist du dann { $name }, mit allen Tischen und Plätzen. Mach nur weiter, wenn der Link dein eigener ist.
sign-in-bring = { $count ->
    [one] Die Partie mitnehmen, die ich hier als Gast gespielt habe
   *[other] Die { $count } Partien mitnehmen, die ich hier als Gast gespielt habe
}
sign-in-no-account = Zum Spielen brauchst du kein Konto.
    .link = Kein Passwort? Auf einem Gerät, auf dem du angemeldet bist, bringt dich „{ device-make }“ unter „{ you }“ hierher.
