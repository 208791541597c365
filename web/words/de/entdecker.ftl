# The board of Entdecker: its own buttons, panels and what a screen reader hears.

entdecker-chart = Die Seekarte. Mit den Pfeiltasten gehst du von Feld zu Feld, mit N zur nächsten Möglichkeit, mit der Eingabetaste wählst du; ? zeigt alle Tasten.
entdecker-fit = Die ganze Seekarte zeigen
entdecker-tags = Inseln
entdecker-decision = Deine Entscheidung
entdecker-panels = Ansichten
entdecker-tab-purses = { $gold ->
    [-1] Gold
   *[other] Gold: { $gold }
}
entdecker-tab-stacks = Stapel
entdecker-tab-jungle = Urwald
entdecker-tab-serpent = Punkte

# deciding
entdecker-point-start = Wähle ein Startfeld. Die Zahl sagt, was es kostet.
entdecker-elsewhere = Woanders
entdecker-place = Hier anlegen
entdecker-turn = Drehen
entdecker-point-tile = Wähle ein markiertes Feld, um das Plättchen dort zu probieren.
entdecker-announce-hidden = Verdeckt, je { $gold } Gold
entdecker-announce-open = Offen, je { $gold } Gold
entdecker-announce-more = Mehr
entdecker-point-number = Wie viele Plättchen willst du ziehen?
entdecker-pay = { $gold } zahlen, { $left } behalten
entdecker-back = Zurück
entdecker-point-recall = Welchen Kundschafter holst du zurück?
entdecker-recall = Kundschafter zurückholen …
entdecker-side = Seite
entdecker-side-N = Norden
entdecker-side-E = Osten
entdecker-side-S = Süden
entdecker-side-W = Westen
entdecker-number = Nummer
entdecker-draws-left = { $draws ->
    [one] Noch ein Plättchen zu ziehen
   *[other] Noch { $draws } Plättchen zu ziehen
}
entdecker-draw-hidden = Von einem verdeckten Stapel ziehen
entdecker-draw-open = Ein offenes Plättchen nehmen
entdecker-place-unit = Eine Einheit einsetzen
entdecker-unit-for = { $unit } für { $gold } Gold
entdecker-gold-count = { $gold } Gold
entdecker-point-path = { $scouts ->
    [0] Wähle einen Urwaldpfad.
    [one] Wähle einen Urwaldpfad.
   *[other] Wähle einen Urwaldpfad für den ersten von { $scouts } Kundschaftern.
}
entdecker-which-scout = Welcher Kundschafter?
entdecker-supply = aus dem Vorrat
entdecker-path-space = Pfad { $path }, Feld { $space }
entdecker-name-two = Wähle die zwei Kundschafter, die doppelt zählen.
entdecker-journey = { $name } hat { $tiles ->
    [one] { $kind ->
        [hidden] ein verdecktes Plättchen
        [open] ein offenes Plättchen
       *[other] ein Plättchen ({ $kind })
    }
   *[other] { $tiles } { $kind ->
        [hidden] verdeckte Plättchen
        [open] offene Plättchen
       *[other] Plättchen ({ $kind })
    }
} angesagt; { $left ->
    [0] alle sind gezogen.
    [one] eines ist noch zu ziehen.
   *[other] { $left } sind noch zu ziehen.
}
entdecker-undiscovered-left = { $spaces ->
    [0] Alles ist entdeckt.
    [one] Ein Feld ist unentdeckt.
   *[other] { $spaces } Felder sind unentdeckt.
}

# what is where
entdecker-edge = { $space }, am Rand: { $coins ->
    [0] kostenlos
   *[other] { $coins } Gold
}
entdecker-undiscovered = { $space }: unentdeckt
entdecker-half = { $sides }: { $what }
entdecker-sea = { $space }: offenes Meer
entdecker-fits = { $ways ->
    [one] Das Plättchen passt hier in einer Ausrichtung
   *[other] Das Plättchen passt hier in { $ways } Ausrichtungen
}
entdecker-ship-here = Das Schiff ist hier
entdecker-island = { $space }: unfertige Insel mit { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
}
entdecker-island-done = { $space }: in diesem Zug fertig gewordene Insel, { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
entdecker-island-old = { $space }: fertige Insel mit { $tiles ->
    [one] einem Plättchen
   *[other] { $tiles } Plättchen
}
entdecker-worth = Bisher { $value } wert
entdecker-worth-bonus = Bisher { $value } wert, davon { $bonus } für einen Wasserfall
entdecker-worth-complete = { $value } wert, wenn der Zug endet
entdecker-worth-complete-bonus = { $value } wert, davon { $bonus } für einen Wasserfall, wenn der Zug endet
entdecker-brought-nothing = Niemand war dort: Sie brachte nichts
entdecker-open-sides = { $sides ->
    [one] Eine Seite ist offen
   *[other] { $sides } Seiten sind offen
}
entdecker-nobody = Noch ist niemand dort
entdecker-waterfall = Wasserfall, { $bonus } Punkte
entdecker-waterfall-unfound = Wasserfall, { $bonus } Punkte fürs Finden
entdecker-unit-scout = Kundschafter{ $number ->
    [0] { "" }
   *[other] { " " }Nummer { $number }
} von { $name }
entdecker-unit-fort = Stützpunkt von { $name }
entdecker-unit-settlement = Siedlung von { $name }
entdecker-unit-name-scout = Kundschafter
entdecker-unit-name-fort = Stützpunkt
entdecker-unit-name-settlement = Siedlung
entdecker-units-scout = Kundschafter
entdecker-units-fort = Stützpunkte
entdecker-units-settlement = Siedlungen
entdecker-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
entdecker-standing = { $name } auf Rang { $place } mit { $settlements ->
    [one] { $settlements } Siedlung
   *[other] { $settlements } Siedlungen
}, { $forts ->
    [one] { $forts } Stützpunkt
   *[other] { $forts } Stützpunkten
} und { $scouts ->
    [one] { $scouts } Kundschafter
   *[other] { $scouts } Kundschaftern
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
entdecker-start-free = Hier kann eine Fahrt kostenlos beginnen
entdecker-start = Hier kann eine Fahrt für { $total } Gold beginnen: { $parts }
entdecker-start-total = Eine Fahrt von hier kostet { $total } Gold
entdecker-start-dear = (mehr, als du zahlen kannst)
entdecker-bank = { $gold } an die Bank
entdecker-toll = { $gold } an { $name }

# panels
entdecker-purses = Gold und Vorräte
entdecker-player = Name
entdecker-gold = Gold
entdecker-score = Punkte
entdecker-top-scouts = Top-Kundschafter: { $first } und { $second }
entdecker-hidden = Verdeckte Stapel
entdecker-open = Offene Stapel
entdecker-each = { $gold } Gold je Plättchen
entdecker-stack = Verdeckter Stapel { $stack }, { $size } Plättchen, { entdecker-back-name }
entdecker-back-name = { $back ->
    [plain] leere Rückseite
    [question-mark] mit Fragezeichen
    [empty] aufgebraucht
   *[other] Rückseite noch nicht gesehen
}
entdecker-open-stack = Offener Stapel: { $pattern }, noch { $open }
entdecker-pattern-1 = nur Meer
entdecker-pattern-2 = Land auf einer Seite
entdecker-pattern-3 = Land auf zwei benachbarten Seiten
entdecker-pattern-4 = Land auf zwei gegenüberliegenden Seiten
entdecker-pattern-5 = Land auf drei Seiten
entdecker-pattern-6 = nur Land
entdecker-odds = Was als Nächstes kommen kann
entdecker-odds-plain = Mit leerer Rückseite
entdecker-odds-question = Mit Fragezeichen
entdecker-none-left = keine mehr da
entdecker-events-left = Noch verborgene Ereignisse
entdecker-event-mine = Goldmine
entdecker-event-pirate = Pirat
entdecker-event-natives = Freundliche Einheimische
entdecker-event-storm = Sturm
entdecker-discards = { $tiles ->
    [one] ein Plättchen abgelegt
   *[other] { $tiles } Plättchen abgelegt
}
entdecker-jungle = Urwaldpfade
entdecker-path = Pfad { $path }
entdecker-path-scouts = { $name }: { $scouts ->
    [one] ein Kundschafter
   *[other] { $scouts } Kundschafter
}
entdecker-path-leader = { $name } führt
entdecker-hut-known = In der Hütte liegt: { $produce }, { $points } Punkte
entdecker-hut-secret = In der Hütte liegt ein Chip, den du nicht gesehen hast
entdecker-hut-empty = Die Hütte ist leer
entdecker-hut-taken = Genommen von { $name }
entdecker-hut-seen = Gesehen von { $names }
entdecker-produce = Pflanzen und ihre Punkte; im Beutel sind { $tokens } Chips
entdecker-produce-unknown = im Beutel oder in einer Hütte
entdecker-produce-peanut = Erdnuss
entdecker-produce-cocoa = Kakao
entdecker-produce-pineapple = Ananas
entdecker-produce-tomato = Tomate
entdecker-produce-tobacco = Tabak
entdecker-produce-rubber = Kautschuk
entdecker-produce-bean = Bohne
entdecker-produce-potato = Kartoffel
entdecker-produce-corn = Mais
entdecker-serpent = Die Seeschlange
entdecker-serpent-at = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
