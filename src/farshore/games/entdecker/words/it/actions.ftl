# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl.

entdecker-action-NameTopScouts = { $first ->
    [0] Nomina in segreto due esploratori scelti
   *[other] Nomina esploratori scelti i numeri { $first } e { $second }
}
entdecker-action-ChooseIncome = Prendi { $gold ->
    [one] { $gold } moneta
   *[other] { $gold } monete
} d’oro
entdecker-action-StartAt = { $bank ->
    [0] { $tolls_count ->
        [0] Parti { entdecker-name-berth }, gratis
       *[other] Parti { entdecker-name-berth }: { $tolls }
    }
    [one] { $tolls_count ->
        [0] Parti { entdecker-name-berth }: { $bank } moneta d’oro alla banca
       *[other] Parti { entdecker-name-berth }: { $bank } moneta d’oro alla banca, { $tolls }
    }
   *[other] { $tolls_count ->
        [0] Parti { entdecker-name-berth }: { $bank } monete d’oro alla banca
       *[other] Parti { entdecker-name-berth }: { $bank } monete d’oro alla banca, { $tolls }
    }
}
entdecker-action-Announce = { $tiles ->
    [one] Annuncia una tessera dalle pile { entdecker-name-kind }
   *[other] Annuncia { $tiles } tessere dalle pile { entdecker-name-kind }
}
entdecker-action-DrawHidden = Pesca dalla pila coperta { $stack }
entdecker-action-DrawOpen = Prendi { entdecker-name-pattern }
entdecker-action-PlaceTile = Posa la tessera in { $space }: { entdecker-name-land }
entdecker-action-PlaceUnit = Posa { $number ->
    [0] un { entdecker-name-unit }
   *[other] l’{ entdecker-name-unit } numero { $number }
}{ $side ->
    [none] { "" }
   *[other] , sul lato { entdecker-name-side }
}
entdecker-action-Recall = Riprendi il tuo esploratore ({ $spot })
entdecker-action-SendScout = Manda { $number ->
    [0] un esploratore
   *[other] l’esploratore numero { $number }
}{ $spot ->
    [none] { "" }
   *[other] { " " }({ $spot })
} sul sentiero della giungla { $path }
entdecker-action-Decline = Non mandare esploratori
entdecker-action-Stop = Fermati qui
entdecker-action-ScoreIsland = Conta l’isola in { $island }

# What is for good.
entdecker-final-stop = Il tuo viaggio finisce qui.
entdecker-final-stop-unit = Il tuo viaggio finisce qui, senza un’unità.

entdecker-action-ChooseFirst = Comincia { $seat }
entdecker-action-ShowBack = { $question_mark ->
    [true] La pila coperta { $stack } mostra un punto interrogativo
   *[false] La pila coperta { $stack } mostra un retro semplice
}
entdecker-action-RollDie = { $face ->
    [0] Il dado mostra il timone
   *[other] Il dado mostra { $face }
}
entdecker-action-ShowFace = { $event ->
    [none] È { entdecker-name-pattern }
   *[other] È { entdecker-name-pattern } con un evento: { entdecker-name-event }
}
entdecker-action-FindEvents = Nelle pile coperte si cerca { entdecker-name-pattern }; eventi trovati: miniera d’oro { $mine }, pirata { $pirate }, nativi amichevoli { $natives }, tempesta { $storm }
entdecker-action-DrawToken = { $produce ->
    [none] Si pesca un gettone per la capanna del sentiero { $path }
   *[other] Il gettone pescato per la capanna del sentiero { $path } è: { entdecker-name-produce }
}
