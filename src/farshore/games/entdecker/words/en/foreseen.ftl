# What a placement or a choice would do, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if
# it is the asker's own.

entdecker-foreseen-TileEvent = { $event ->
    [mine] a gold mine: +{ $gold } gold
    [pirate] { $gold ->
        [0] a pirate, who takes nothing
       *[other] a pirate takes { $gold } gold
    }
    [natives] friendly natives
    [storm] a storm ends the journey
   *[other] { $event }
}
entdecker-foreseen-WaterfallFound = finds the waterfall
entdecker-foreseen-IslandScored = completes the island at { $island }
entdecker-foreseen-WorldClosed = nothing can be discovered any more
entdecker-foreseen-TileDiscarded = the tile fits nowhere

# What chance decides after a choice.
entdecker-foreseen-chance-FACE = a tile is drawn
entdecker-foreseen-chance-SEARCH = a tile is searched for
entdecker-foreseen-chance-TOKEN = a token is drawn for the hut

# A secret decides the rest.
entdecker-foreseen-secret = you look into the hut
