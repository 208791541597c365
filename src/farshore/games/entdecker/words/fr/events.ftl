# What happened, one sentence per event. Seats come as names, lists as text with their length in …_count, yes or no as
# “true” and “false”, an empty text as “none”, and a tile with its land sides in $land.

entdecker-event-TurnBegan = C’est à { $seat } de jouer.
entdecker-event-IncomeRolled = { $face ->
    [0] { $seat } obtient le gouvernail au dé et choisit le revenu.
   *[other] { $seat } obtient { $face } au dé pour le revenu.
}
entdecker-event-IncomePaid = { $gold ->
    [one] { $seat } reçoit { $gold } pièce d’or, les autres une de plus.
   *[other] { $seat } reçoit { $gold } pièces d’or, les autres une de plus.
}
entdecker-event-Passed = { $seat } n’a pas de quoi payer un voyage.
entdecker-event-ShipStarted = { $bank ->
    [0] { $tolls_count ->
        [0] { $seat } part { entdecker-name-berth }, sans frais.
       *[other] { $seat } part { entdecker-name-berth } et paie { $tolls }.
    }
    [one] { $tolls_count ->
        [0] { $seat } part { entdecker-name-berth } et paie { $bank } pièce d’or à la banque.
       *[other] { $seat } part { entdecker-name-berth } et paie { $bank } pièce d’or à la banque, { $tolls }.
    }
   *[other] { $tolls_count ->
        [0] { $seat } part { entdecker-name-berth } et paie { $bank } pièces d’or à la banque.
       *[other] { $seat } part { entdecker-name-berth } et paie { $bank } pièces d’or à la banque, { $tolls }.
    }
}
entdecker-event-TilesAnnounced = { $tiles ->
    [one] { $gold ->
        [one] { $seat } annonce une tuile { entdecker-name-kind } et paie { $gold } pièce d’or.
       *[other] { $seat } annonce une tuile { entdecker-name-kind } et paie { $gold } pièces d’or.
    }
   *[other] { $seat } annonce { $tiles } tuiles { entdecker-name-kind } et paie { $gold } pièces d’or.
}
entdecker-event-TileDrawn = { $stack ->
    [0] { $event ->
        [none] { $seat } prend { entdecker-name-pattern }.
       *[other] { $seat } prend { entdecker-name-pattern } ; son événement ({ entdecker-name-event }) ne compte pas.
    }
   *[other] { $event ->
        [none] { $seat } pioche { entdecker-name-pattern } dans la pile cachée { $stack }.
       *[other] { $seat } pioche { entdecker-name-pattern } dans la pile cachée { $stack } ; événement : { entdecker-name-event }.
    }
}
entdecker-event-TilePlaced = { $seat } découvre la case { $space } : { entdecker-name-land }.
entdecker-event-TileDiscarded = { $seat } défausse { entdecker-name-pattern } : elle ne va nulle part à côté du navire.
entdecker-event-TileEvent = { $event ->
    [mine] { $gold ->
        [one] { $seat } trouve une mine d’or et reçoit { $gold } pièce d’or.
       *[other] { $seat } trouve une mine d’or et reçoit { $gold } pièces d’or.
    }
    [pirate] { $gold ->
        [0] { $seat } croise un pirate mais ne perd rien.
        [one] { $seat } croise un pirate et perd { $gold } pièce d’or.
       *[other] { $seat } croise un pirate et perd { $gold } pièces d’or.
    }
    [natives] { $seat } rencontre des indigènes amicaux.
    [storm] { $seat } essuie une tempête : le voyage prend fin.
   *[other] { $seat } rencontre un événement : { $event }.
}
entdecker-event-WaterfallFound = { $points ->
    [one] { $seat } trouve la cascade de la case { $space } et marque { $points } point.
   *[other] { $seat } trouve la cascade de la case { $space } et marque { $points } points.
}
entdecker-event-UnitPlaced = { $seat } pose { $number ->
    [0] { entdecker-name-unit }
   *[other] { entdecker-name-unit } (n° { $number })
} sur la case { $space }{ $side ->
    [none] { "" }
   *[other] , côté { entdecker-name-side }
}.
entdecker-event-ScoutRecalled = { $seat } rappelle un éclaireur ({ $spot }).
entdecker-event-ScoutSent = { $number ->
    [0] { $seat } envoie un éclaireur dans la jungle : sentier { $path }, case { $space }.
   *[other] { $seat } envoie l’éclaireur n° { $number } dans la jungle : sentier { $path }, case { $space }.
}
entdecker-event-TokenSeen = { $drawn ->
    [true] { $produce ->
        [none] { $seat } pioche un jeton, le regarde et le cache dans la hutte du sentier { $path }.
       *[other] { $seat } pioche un jeton ({ entdecker-name-produce }) et le cache dans la hutte du sentier { $path }.
    }
   *[false] { $produce ->
        [none] { $seat } regarde dans la hutte du sentier { $path }.
       *[other] { $seat } regarde dans la hutte du sentier { $path } et y voit le jeton : { entdecker-name-produce }.
    }
}
entdecker-event-TokenTaken = { $points ->
    [one] { $seat } remporte le jeton du sentier { $path } ({ entdecker-name-produce }) et marque { $points } point
   *[other] { $seat } remporte le jeton du sentier { $path } ({ entdecker-name-produce }) et marque { $points } points
}{ $reason ->
    [most] { "\u00A0" }: le plus d’éclaireurs sur ce sentier ({ $scouts })
    [nearest] { "\u00A0" }: égalité en tête ({ $scouts }), mais l’éclaireur le plus proche de la hutte
    [full] { "\u00A0" }: le sentier est plein
   *[none] { "" }
}.
entdecker-event-SpaceFilled = La case { $space } est comblée : { entdecker-name-land }.
entdecker-event-IslandScored = { $value ->
    [one] L’île en { $island } est achevée et vaut { $value } point : { $points }.
   *[other] L’île en { $island } est achevée et vaut { $value } points : { $points }.
}
entdecker-event-StacksFormed = { $stacks ->
    [one] Les tuiles face cachée sont mélangées et forment { $stacks } nouvelle pile de { $tiles }.
   *[other] Les tuiles face cachée sont mélangées et forment { $stacks } nouvelles piles, { $tiles } tuiles en tout.
}
entdecker-event-WorldClosed = On ne peut plus rien découvrir : toutes les cases restantes sont comblées, et la partie prend fin.
entdecker-event-TopScoutsNamed = { $first ->
    [0] { $seat } désigne en secret deux éclaireurs d’élite.
   *[other] { $seat } désigne les éclaireurs { $first } et { $second } comme éclaireurs d’élite.
}
entdecker-event-TopScoutsShown = { $seat } révèle ses éclaireurs d’élite : { $first } et { $second }.
entdecker-event-GameEnded = { $winners_count ->
    [one] La partie est terminée : { $winners } l’emporte. Points : { $scores }.
   *[other] La partie est terminée : { $winners } se partagent la victoire. Points : { $scores }.
}
