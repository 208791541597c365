# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl.

entdecker-action-NameTopScouts = { $first ->
    [0] Désigner en secret deux éclaireurs d’élite
   *[other] Désigner les éclaireurs { $first } et { $second } comme éclaireurs d’élite
}
entdecker-action-ChooseIncome = { $gold ->
    [one] Prendre { $gold } pièce d’or
   *[other] Prendre { $gold } pièces d’or
}
entdecker-action-StartAt = { $bank ->
    [0] { $tolls_count ->
        [0] Partir { entdecker-name-berth }, sans frais
       *[other] Partir { entdecker-name-berth } pour { $tolls }
    }
    [one] { $tolls_count ->
        [0] Partir { entdecker-name-berth } pour { $bank } pièce d’or à la banque
       *[other] Partir { entdecker-name-berth } pour { $bank } pièce d’or à la banque, { $tolls }
    }
   *[other] { $tolls_count ->
        [0] Partir { entdecker-name-berth } pour { $bank } pièces d’or à la banque
       *[other] Partir { entdecker-name-berth } pour { $bank } pièces d’or à la banque, { $tolls }
    }
}
entdecker-action-Announce = { $tiles ->
    [one] Annoncer une tuile { entdecker-name-kind }
   *[other] Annoncer { $tiles } tuiles { entdecker-name-kind }
}
entdecker-action-DrawHidden = Piocher dans la pile cachée { $stack }
entdecker-action-DrawOpen = Prendre { entdecker-name-pattern }
entdecker-action-PlaceTile = Poser la tuile sur la case { $space } : { entdecker-name-land }
entdecker-action-PlaceUnit = Poser { $number ->
    [0] { entdecker-name-unit }
   *[other] { entdecker-name-unit } (n° { $number })
}{ $side ->
    [none] { "" }
   *[other] { " " }côté { entdecker-name-side }
}
entdecker-action-Recall = Rappeler ton éclaireur ({ $spot })
entdecker-action-SendScout = Envoyer { $number ->
    [0] un éclaireur
   *[other] l’éclaireur n° { $number }
}{ $spot ->
    [none] { "" }
   *[other] { " " }({ $spot })
} dans la jungle, sentier { $path }
entdecker-action-Decline = N’envoyer aucun éclaireur
entdecker-action-Stop = S’arrêter ici
entdecker-action-ScoreIsland = Décompter l’île en { $island }

# What is for good.
entdecker-final-stop = Ton voyage s’arrête ici.
entdecker-final-stop-unit = Ton voyage s’arrête ici, sans unité.

entdecker-action-ChooseFirst = { $seat } commence
entdecker-action-ShowBack = { $question_mark ->
    [true] La pile cachée { $stack } montre un point d’interrogation
   *[false] La pile cachée { $stack } montre un dos uni
}
entdecker-action-RollDie = { $face ->
    [0] Le dé montre le gouvernail
   *[other] Le dé montre { $face }
}
entdecker-action-ShowFace = { $event ->
    [none] Tuile révélée : { entdecker-name-pattern }
   *[other] Tuile révélée : { entdecker-name-pattern }, avec un événement : { entdecker-name-event }
}
entdecker-action-FindEvents = On cherche { entdecker-name-pattern } dans les piles cachées ; événements trouvés : mine d’or { $mine }, pirate { $pirate }, indigènes amicaux { $natives }, tempête { $storm }
entdecker-action-DrawToken = { $produce ->
    [none] Un jeton est pioché pour la hutte du sentier { $path }
   *[other] Le jeton pioché pour la hutte du sentier { $path } : { entdecker-name-produce }
}
