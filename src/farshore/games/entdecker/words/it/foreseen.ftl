# What a placement or a choice would do, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if
# it is the asker's own.

entdecker-foreseen-TileEvent = { $event ->
    [mine] una miniera d’oro: +{ $gold } { $gold ->
        [one] moneta
       *[other] monete
    }
    [pirate] { $gold ->
        [0] un pirata, che non prende nulla
        [one] un pirata prende { $gold } moneta d’oro
       *[other] un pirata prende { $gold } monete d’oro
    }
    [natives] nativi amichevoli
    [storm] una tempesta mette fine al viaggio
   *[other] { $event }
}
entdecker-foreseen-WaterfallFound = trova la cascata
entdecker-foreseen-IslandScored = completa l’isola in { $island }
entdecker-foreseen-WorldClosed = non si può più esplorare nulla
entdecker-foreseen-TileDiscarded = la tessera non entra da nessuna parte

# What chance decides after a choice.
entdecker-foreseen-chance-FACE = si pesca una tessera
entdecker-foreseen-chance-SEARCH = si cerca una tessera
entdecker-foreseen-chance-TOKEN = si pesca un gettone per la capanna

# A secret decides the rest.
entdecker-foreseen-secret = guardi nella capanna
