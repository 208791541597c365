# What can be wrong with a position.

explorers-position-quadrants = „{ $text }“ ist keine Liste verschiedener Viertel. Schreib sie wie „AC“.
explorers-position-square = „{ $text }“ ist weder ein Feld wie „h8“ noch eine gerade Linie wie „h8-h12“.
explorers-position-line = „{ $text }“ ist nicht gerade.
explorers-position-rows = Eine Zeichnung hat 16 Reihen mit je 16 Feldern.
explorers-position-row-length = Reihe { $row } hat { $count } Felder, nicht 16.
explorers-position-glyph = „{ $glyph }“ auf { $square } bedeutet nichts: Zeichne „x“ für ein Kreuz, „+“ für eines aus diesem Zug, „.“ für keines.
explorers-position-village = Das Dorf auf { $square } kann nicht angekreuzt sein: Das ist nur das eine Startdorf, und in Frage kommt { $villages }.
explorers-position-lonely = Diese Kreuze hängen nicht mit dem Startdorf zusammen: { $squares }.
explorers-position-keys = Es sind mehr Tempel angekreuzt, als Schlüssel gefunden wurden: { $found }.
explorers-position-scrolls = Es sind mehr Landkarten eingesetzt, als vor diesem Zug gefunden wurden ({ $found }), oder die aus diesem Zug ist nicht mitgezählt.
explorers-position-temples = Der Tempel in Viertel { $quadrant } hat einen Rang, wenn er angekreuzt und sein Rang bestimmt ist, sonst 0.
explorers-position-places = Die Ränge in einer Spalte sind { $known }; die anderen sind bei dieser Personenzahl gestrichen.
explorers-position-place = Rang { $place } von { $column } passt nicht zu den Rängen aller, die dort waren.
explorers-position-races = Für jeden der { $count } Aufträge im Spiel gibt es eine Zahl.
explorers-position-race-met = Diese Kreuze erfüllten { $race }, als der letzte Zug endete, also gab es Punkte.
explorers-position-race-not-met = Für { $race } kann es keine Punkte geben: Diese Kreuze erfüllten es nicht, als der letzte Zug endete.
explorers-position-race-points = Kein Wettlauf bringt bei dieser Personenzahl { $points } Punkte.
explorers-position-provisions = Von einer Sorte Proviant können bis dahin nicht mehr als { $most } angekreuzt sein.
explorers-position-provisions-expert = Äpfel werden nur in Runde 2 gefunden, Karotten in Runde 3, Fische in Runde 4, je bis zu { $most }.
explorers-position-larder = Mit diesen Kreuzen ist es { $larder }.
explorers-position-larder-range = Mit diesen Kreuzen liegt jede Zahl in ihrem Bereich; hier sind es { $least } bis { $most }.
explorers-position-points = Die beendeten Runden können nur gebracht haben: { $known }.
explorers-position-batch = Die angekreuzten Tempel, deren Rang noch nicht bestimmt ist, sind „{ $text }“.

explorers-position-seat = Niemand spielt „{ $name }“. Die Plätze sind { $known }.
explorers-position-no-seat = { $seats ->
    [one] Es spielt nur { $seats } Person.
   *[other] Es spielen nur { $seats } Personen.
}
explorers-position-first = Den Startspielermarker hat { $seat }, außer mit der Option first_seat = "random".
explorers-position-tiles = { $count } Plättchen können in der Phase „{ $phase }“ nicht liegen.
explorers-position-other-map = Nach den Optionen ist die Landschaft { $map }.
explorers-position-achievement = „{ $name }“ ist kein Auftrag oder zweimal genannt. Es gibt: { $known }.
explorers-position-achievements = Nach den Optionen sind { $count } Aufträge im Spiel.
explorers-position-other-achievements = Nach den Optionen sind diese im Spiel: { $chosen }.
explorers-position-all-drawn = Alle { $count } Aufträge sind schon gezogen.
explorers-position-phase = Eine Phase „{ $name }“ gibt es nicht. Es gibt: { $known }.
explorers-position-no-such-moment = Mit diesen Optionen und in dieser Landschaft gibt es keine Phase „{ $phase }“.
explorers-position-not-now = In der Phase „{ $phase }“ sagt das nichts aus.
explorers-position-setup = Beim Aufbau (Zug 0) kreuzen alle an: Eine Phase „{ $phase }“ gibt es da nicht.
explorers-position-setup-round = Der Aufbau (Zug 0) gehört zu Runde 1.
explorers-position-nobody-active = In diesem Zug ist niemand aktiv, also ist keine Seite gewählt.
explorers-position-extra = Nur Tempel auf der Expertenseite bringen Zusatzkreuze.
explorers-position-no-card = Es ist noch keine Karte aufgedeckt.
explorers-position-card = Eine Karte „{ $name }“ gibt es nicht. Es gibt: { $known }.
explorers-position-card-needed = In dieser Phase ist eine Karte aufgedeckt.
explorers-position-side = „{ $name }“ ist keine Seite der Karte „{ $card }“.
explorers-position-side-needed = Wer aktiv ist, hat eine Seite der Karte { $card } gewählt.
explorers-position-deck-card = „{ $name }“ ist keine Karte oder zweimal genannt. Es gibt: { $known }.
explorers-position-deck = { $needed } Karten müssen übrig sein, nicht { $count }.
explorers-position-deck-turned = { $card } ist aufgedeckt und deshalb nicht im Stapel.
explorers-position-batches = Ränge können 1- bis { $most }-mal bestimmt worden sein, höchstens einmal je Tempel.

explorers-position-given = Die Wahl kann { $known } Kreuze gegeben haben und nicht weniger, als noch fällig sind.
explorers-position-extras = Zusatzkreuze sind nur für Tempel zu wählen, deren Rang in diesem Zug bestimmt wurde und die welche bringen, nicht für „{ $text }“.
explorers-position-terrain = „{ $text }“ ist keine Liste verschiedener Geländetypen. Die Buchstaben sind P, W, D, M.
explorers-position-committed = Geländetypen sind genau dann festgelegt, wenn noch ein Kreuz fällig ist.
explorers-position-lost = Es lässt sich kein Feld ankreuzen, also ist verfallen, was fällig war.
explorers-position-choice = Auf „{ $text }“ kann sich hier niemand festgelegt haben, nur auf { $known }.
explorers-position-turn = Die Kreuze dieses Zuges und die noch fälligen ergeben sich aus keinem von diesen: { $choices }.
explorers-position-extra-due = Auf einem Geländetyp können nicht mehr als { $most } Zusatzkreuze fällig sein.
explorers-position-horses = In diesem Zug wurden { $found } Pferde gefunden.
explorers-position-extra-marks = So viele Kreuze können in einem Zug nicht gesetzt worden sein.
explorers-position-acted = Bisher wurde auf diesem Platz in diesem Zug { $least }- bis { $most }-mal gehandelt.
