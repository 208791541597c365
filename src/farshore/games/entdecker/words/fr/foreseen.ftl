# What a placement or a choice would do, in a few words, before it is made. Parameters as in events.ftl; $you: “true” if
# it is the asker's own.

entdecker-foreseen-TileEvent = { $event ->
    [mine] { $gold ->
        [one] une mine d’or : +{ $gold } pièce d’or
       *[other] une mine d’or : +{ $gold } pièces d’or
    }
    [pirate] { $gold ->
        [0] un pirate, qui ne prend rien
        [one] un pirate prend { $gold } pièce d’or
       *[other] un pirate prend { $gold } pièces d’or
    }
    [natives] des indigènes amicaux
    [storm] une tempête met fin au voyage
   *[other] { $event }
}
entdecker-foreseen-WaterfallFound = trouve la cascade
entdecker-foreseen-IslandScored = achève l’île en { $island }
entdecker-foreseen-WorldClosed = on ne peut plus rien découvrir
entdecker-foreseen-TileDiscarded = la tuile ne va nulle part

# What chance decides after a choice.
entdecker-foreseen-chance-FACE = une tuile est piochée
entdecker-foreseen-chance-SEARCH = on cherche une tuile
entdecker-foreseen-chance-TOKEN = un jeton est pioché pour la hutte

# A secret decides the rest.
entdecker-foreseen-secret = tu regardes dans la hutte
