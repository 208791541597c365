# What a placement or a choice would do, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if
# it is the asker's own.

entdecker-foreseen-TileEvent = { $event ->
    [mine] eine Goldmine: +{ $gold } Gold
    [pirate] { $gold ->
        [0] ein Pirat, der nichts nimmt
       *[other] ein Pirat nimmt { $gold } Gold
    }
    [natives] freundliche Einheimische
    [storm] ein Sturm beendet die Fahrt
   *[other] { $event }
}
entdecker-foreseen-WaterfallFound = findet den Wasserfall
entdecker-foreseen-IslandScored = stellt die Insel bei { $island } fertig
entdecker-foreseen-WorldClosed = es lässt sich nichts mehr entdecken
entdecker-foreseen-TileDiscarded = das Plättchen passt nirgends

# What chance decides after a choice.
entdecker-foreseen-chance-FACE = ein Plättchen wird gezogen
entdecker-foreseen-chance-SEARCH = ein Plättchen wird gesucht
entdecker-foreseen-chance-TOKEN = ein Chip für die Hütte wird gezogen

# A secret decides the rest.
entdecker-foreseen-secret = du siehst in die Hütte
