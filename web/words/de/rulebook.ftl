# The rulebook to read.

book-title = { $game }: So wird gespielt
book-how = So wird gespielt
book-contents = Inhalt
book-close-contents = Inhalt schließen
book-search = In der Spielanleitung suchen
book-found =
    { $count ->
        [0] Nichts gefunden.
        [one] An einer Stelle gefunden
       *[other] An { $count } Stellen gefunden
    }
book-example = Beispiel
book-note = { $option }: { $value }
book-try = Ausprobieren
    .chapter = Ausprobieren: { $chapter }
    .text = Öffnet diese Stellung zum Üben. Probier jeden Zug aus und nimm zurück, so viel du magst.
book-numbered =
    { $count ->
        [one] Die nummerierte Regel dieses Kapitels
       *[other] Die { $count } nummerierten Regeln dieses Kapitels
    }
book-glance = Auf einen Blick
    .text = Alles auf einer Seite, zum Danebenlegen.
book-print-glance = Diese Seite drucken
book-print = Die ganze Anleitung drucken
book-figure = Abbildung { $number }
