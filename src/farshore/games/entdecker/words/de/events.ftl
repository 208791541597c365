# What happened, one sentence per event. Seats come as names, lists as text with their length in …_count, yes or no as
# “true” and “false”, an empty text as “none”, and a tile with its land sides in $land.

entdecker-event-TurnBegan = { $seat } ist am Zug.
entdecker-event-IncomeRolled = { $face ->
    [0] { $seat } würfelt das Steuerrad und darf das Einkommen wählen.
   *[other] { $seat } würfelt { $face } für das Einkommen.
}
entdecker-event-IncomePaid = { $seat } erhält { $gold } Gold, alle anderen eins mehr.
entdecker-event-Passed = { $seat } kann keine Fahrt bezahlen.
entdecker-event-ShipStarted = { $bank ->
    [0] { $tolls_count ->
        [0] { $seat } startet kostenlos { entdecker-name-berth }.
       *[other] { $seat } startet { entdecker-name-berth } und zahlt { $tolls }.
    }
   *[other] { $tolls_count ->
        [0] { $seat } startet { entdecker-name-berth } und zahlt { $bank } Gold an die Bank.
       *[other] { $seat } startet { entdecker-name-berth } und zahlt { $bank } Gold an die Bank, { $tolls }.
    }
}
entdecker-event-TilesAnnounced = { $tiles ->
    [one] { $seat } sagt ein { entdecker-name-kind }es Plättchen an und zahlt { $gold } Gold.
   *[other] { $seat } sagt { $tiles } { entdecker-name-kind }e Plättchen an und zahlt { $gold } Gold.
}
entdecker-event-TileDrawn = { $stack ->
    [0] { $event ->
        [none] { $seat } nimmt { entdecker-name-pattern }.
       *[other] { $seat } nimmt { entdecker-name-pattern }; sein Ereignis ({ entdecker-name-event }) zählt nicht.
    }
   *[other] { $event ->
        [none] { $seat } zieht vom verdeckten Stapel { $stack } { entdecker-name-pattern }.
       *[other] { $seat } zieht vom verdeckten Stapel { $stack } { entdecker-name-pattern }; Ereignis: { entdecker-name-event }.
    }
}
entdecker-event-TilePlaced = { $seat } entdeckt { $space }: { entdecker-name-land }.
entdecker-event-TileDiscarded = { $seat } legt { entdecker-name-pattern } ab: Es passt nirgends neben das Schiff.
entdecker-event-TileEvent = { $event ->
    [mine] { $seat } findet eine Goldmine und erhält { $gold } Gold.
    [pirate] { $gold ->
        [0] { $seat } trifft auf einen Piraten, verliert aber nichts.
       *[other] { $seat } trifft auf einen Piraten und verliert { $gold } Gold.
    }
    [natives] { $seat } trifft auf freundliche Einheimische.
    [storm] { $seat } gerät in einen Sturm: Die Fahrt ist zu Ende.
   *[other] { $seat } trifft auf ein Ereignis: { $event }.
}
entdecker-event-WaterfallFound = { $points ->
    [one] { $seat } findet den Wasserfall auf { $space } und erhält { $points } Punkt.
   *[other] { $seat } findet den Wasserfall auf { $space } und erhält { $points } Punkte.
}
entdecker-event-UnitPlaced = { $seat } setzt auf { $space }{ $side ->
    [none] { "" }
   *[other] { " " }({ entdecker-name-side }seite)
} { $number ->
    [0] { $unit ->
        [settlement] eine
       *[other] einen
    } { entdecker-name-unit }
   *[other] { entdecker-name-unit } Nummer { $number }
} ein.
entdecker-event-ScoutRecalled = { $seat } holt einen Kundschafter von { $spot } zurück.
entdecker-event-ScoutSent = { $number ->
    [0] { $seat } schickt einen Kundschafter auf Urwaldpfad { $path }, Feld { $space }.
   *[other] { $seat } schickt Kundschafter Nummer { $number } auf Urwaldpfad { $path }, Feld { $space }.
}
entdecker-event-TokenSeen = { $drawn ->
    [true] { $produce ->
        [none] { $seat } zieht einen Chip, sieht ihn an und verbirgt ihn in der Hütte von Pfad { $path }.
       *[other] { $seat } zieht einen Chip ({ entdecker-name-produce }) und verbirgt ihn in der Hütte von Pfad { $path }.
    }
   *[false] { $produce ->
        [none] { $seat } sieht in die Hütte von Pfad { $path }.
       *[other] { $seat } sieht in die Hütte von Pfad { $path } und findet: { entdecker-name-produce }.
    }
}
entdecker-event-TokenTaken = { $points ->
    [one] { $seat } gewinnt den Chip von Pfad { $path } ({ entdecker-name-produce }) und erhält { $points } Punkt
   *[other] { $seat } gewinnt den Chip von Pfad { $path } ({ entdecker-name-produce }) und erhält { $points } Punkte
}{ $reason ->
    [most] : die meisten Kundschafter dort ({ $scouts })
    [nearest] : der Hütte am nächsten unter allen mit den meisten Kundschaftern ({ $scouts })
    [full] : Der Pfad ist voll
   *[none] { "" }
}.
entdecker-event-SpaceFilled = { $space } wird gefüllt: { entdecker-name-land }.
entdecker-event-IslandScored = { $value ->
    [one] Die Insel bei { $island } ist fertig und { $value } Punkt wert: { $points }.
   *[other] Die Insel bei { $island } ist fertig und { $value } Punkte wert: { $points }.
}
entdecker-event-StacksFormed = { $stacks ->
    [one] Die verdeckten Plättchen werden gemischt und bilden { $stacks } neuen Stapel mit { $tiles }.
   *[other] Die verdeckten Plättchen werden gemischt und bilden { $stacks } neue Stapel, zusammen { $tiles } Plättchen.
}
entdecker-event-WorldClosed = Es lässt sich nichts mehr entdecken: Alle übrigen Felder werden gefüllt, und die Partie endet.
entdecker-event-TopScoutsNamed = { $first ->
    [0] { $seat } nennt insgeheim zwei Top-Kundschafter.
   *[other] { $seat } macht die Kundschafter { $first } und { $second } zu Top-Kundschaftern.
}
entdecker-event-TopScoutsShown = { $seat } deckt die Top-Kundschafter auf: { $first } und { $second }.
entdecker-event-GameEnded = { $winners_count ->
    [one] Die Partie ist zu Ende, und { $winners } gewinnt. Punkte: { $scores }.
   *[other] Die Partie ist zu Ende, und { $winners } teilen sich den Sieg. Punkte: { $scores }.
}
