# Einem Tisch zusehen, mit einem Link, den dessen Gastgeber weitergibt.
watch-link = Andere zusehen lassen
    .text = Diesen Tisch sehen nur die, die hier spielen. Wer diesen Link hat, darf zusehen.
    .listed = Alle auf diesem Server dürfen zusehen. Mit diesem Link finden andere den Tisch sofort.
    .label = Link zum Zusehen
    .renew = Neuen Link machen
    .renew-text = Wer mit diesem Link zusieht, sieht dann nichts mehr.

# Man selbst: Name, Konto, Geräte.
you = Du
    .open = Du: Name, Passwort, Geräte
to-club = Der Club: Wertungen und Ergebnisse

# Die Lobby: Tische, die auf jemanden warten, Leute zum Mitspielen.
lobby = Tische, die auf dich warten
lobby-invited = { $host } lädt dich zu { $game } ein
lobby-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
lobby-sit-at = Platz nehmen: { $game } mit { $host }
lobby-decline = Nein, danke
title-waiting = ({ $count }) Farshore
my-games-finished = Beendete Partien
companions = Mit wem du gespielt hast
companion-games = { $count ->
    [one] 1 Partie zusammen
   *[other] { $count } Partien zusammen
}
companion-invite = Wieder einladen
    .of = Wieder einladen: { $name } zu { $game }
    .text = Öffnet einen Tisch { $game } für euch beide; die Einladung wartet auf der anderen Startseite.
who-may-come = Wer darf kommen?
    .link = Wer den Link hat
    .all = Alle hier
    .link-text = Der Tisch ist privat: Nur wem du einen Link schickst, findet ihn.
    .all-text = Alle auf diesem Server sehen den Tisch auf ihrer Startseite, dürfen Platz nehmen und zusehen.
