# What happened, one sentence per event. Seats come as names, lists as text with their length in …_count, yes or no as
# “true” and “false”, an empty text as “none”, and a tile with its land sides in $land.

entdecker-event-TurnBegan = È il turno di { $seat }.
entdecker-event-IncomeRolled = { $face ->
    [0] Al tiro di { $seat } esce il timone: può scegliere la rendita.
   *[other] { $seat } tira il dado per la rendita: { $face }.
}
entdecker-event-IncomePaid = { $seat } riceve { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
} d’oro, tutti gli altri una in più.
entdecker-event-Passed = { $seat } non può permettersi un viaggio.
entdecker-event-ShipStarted = { $bank ->
    [0] { $tolls_count ->
        [0] { $seat } parte { entdecker-name-berth }, gratis.
       *[other] { $seat } parte { entdecker-name-berth } e paga { $tolls }.
    }
    [one] { $tolls_count ->
        [0] { $seat } parte { entdecker-name-berth } e paga { $bank } moneta d’oro alla banca.
       *[other] { $seat } parte { entdecker-name-berth } e paga { $bank } moneta d’oro alla banca, { $tolls }.
    }
   *[other] { $tolls_count ->
        [0] { $seat } parte { entdecker-name-berth } e paga { $bank } monete d’oro alla banca.
       *[other] { $seat } parte { entdecker-name-berth } e paga { $bank } monete d’oro alla banca, { $tolls }.
    }
}
entdecker-event-TilesAnnounced = { $tiles ->
    [one] { $seat } annuncia una tessera dalle pile { entdecker-name-kind } e paga { $gold ->
        [one] { $gold } moneta d’oro
       *[other] { $gold } monete d’oro
    }.
   *[other] { $seat } annuncia { $tiles } tessere dalle pile { entdecker-name-kind } e paga { $gold ->
        [one] { $gold } moneta d’oro
       *[other] { $gold } monete d’oro
    }.
}
entdecker-event-TileDrawn = { $stack ->
    [0] { $event ->
        [none] { $seat } prende { entdecker-name-pattern }.
       *[other] { $seat } prende { entdecker-name-pattern }; il suo evento ({ entdecker-name-event }) non vale.
    }
   *[other] { $event ->
        [none] { $seat } pesca { entdecker-name-pattern } dalla pila coperta { $stack }.
       *[other] { $seat } pesca { entdecker-name-pattern } dalla pila coperta { $stack }; evento: { entdecker-name-event }.
    }
}
entdecker-event-TilePlaced = { $seat } esplora { $space }: { entdecker-name-land }.
entdecker-event-TileDiscarded = { $seat } scarta { entdecker-name-pattern }: accanto alla nave non entra da nessuna parte.
entdecker-event-TileEvent = { $event ->
    [mine] { $seat } trova una miniera d’oro e riceve { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
    [pirate] { $gold ->
        [0] { $seat } incontra un pirata ma non perde nulla.
        [one] { $seat } incontra un pirata e perde { $gold } moneta d’oro.
       *[other] { $seat } incontra un pirata e perde { $gold } monete d’oro.
    }
    [natives] { $seat } incontra nativi amichevoli.
    [storm] Una tempesta sorprende { $seat }: il viaggio finisce.
   *[other] { $seat } incontra un evento: { $event }.
}
entdecker-event-WaterfallFound = { $points ->
    [one] { $seat } trova la cascata in { $space } e ottiene { $points } punto.
   *[other] { $seat } trova la cascata in { $space } e ottiene { $points } punti.
}
entdecker-event-UnitPlaced = { $seat } posa { $number ->
    [0] un { entdecker-name-unit }
   *[other] l’{ entdecker-name-unit } numero { $number }
} in { $space }{ $side ->
    [none] { "" }
   *[other] , sul lato { entdecker-name-side }
}.
entdecker-event-ScoutRecalled = { $seat } riprende un esploratore ({ $spot }).
entdecker-event-ScoutSent = { $number ->
    [0] { $seat } manda un esploratore sul sentiero della giungla { $path }, casella { $space }.
   *[other] { $seat } manda l’esploratore numero { $number } sul sentiero della giungla { $path }, casella { $space }.
}
entdecker-event-TokenSeen = { $drawn ->
    [true] { $produce ->
        [none] { $seat } pesca un gettone, lo guarda e lo nasconde nella capanna del sentiero { $path }.
       *[other] { $seat } pesca un gettone ({ entdecker-name-produce }) e lo nasconde nella capanna del sentiero { $path }.
    }
   *[false] { $produce ->
        [none] { $seat } guarda nella capanna del sentiero { $path }.
       *[other] { $seat } guarda nella capanna del sentiero { $path } e vede: { entdecker-name-produce }.
    }
}
entdecker-event-TokenTaken = { $points ->
    [one] { $seat } vince il gettone del sentiero { $path } ({ entdecker-name-produce }) e ottiene { $points } punto
   *[other] { $seat } vince il gettone del sentiero { $path } ({ entdecker-name-produce }) e ottiene { $points } punti
}{ $reason ->
    [most] : lì ha più esploratori ({ $scouts })
    [nearest] : a parità di esploratori ({ $scouts }), il suo è il più vicino alla capanna
    [full] : il sentiero è pieno
   *[none] { "" }
}.
entdecker-event-SpaceFilled = { $space } viene riempita: { entdecker-name-land }.
entdecker-event-IslandScored = { $value ->
    [one] L’isola in { $island } è completa e vale { $value } punto: { $points }.
   *[other] L’isola in { $island } è completa e vale { $value } punti: { $points }.
}
entdecker-event-StacksFormed = { $stacks ->
    [one] Le tessere coperte si mescolano e formano { $stacks } nuova pila di { $tiles }.
   *[other] Le tessere coperte si mescolano e formano { $stacks } nuove pile, { $tiles } tessere in tutto.
}
entdecker-event-WorldClosed = Non si può più esplorare nulla: tutte le caselle rimaste vengono riempite e la partita finisce.
entdecker-event-TopScoutsNamed = { $first ->
    [0] { $seat } nomina in segreto due esploratori scelti.
   *[other] { $seat } nomina i suoi esploratori scelti: i numeri { $first } e { $second }.
}
entdecker-event-TopScoutsShown = Gli esploratori scelti di { $seat } sono i numeri { $first } e { $second }.
entdecker-event-GameEnded = { $winners_count ->
    [one] La partita è finita: vince { $winners }. Punti: { $scores }.
   *[other] La partita è finita: { $winners } si dividono la vittoria. Punti: { $scores }.
}
