# What happened, one sentence per event. Seats, terrains, sides, cards and achievements come as names (what an achievement
# asks for in $about), lists as text with their length in …_count, yes or no as “true” and “false”, an empty text or nobody as “none”.

explorers-event-FirstChosen = { $seat } reçoit le jeton Premier joueur.
explorers-event-TileLaid = La tuile { $tile } est posée sur le quadrant { explorers-name-quadrant }, { explorers-name-turns }.
explorers-event-AchievementDrawn = Un objectif est en jeu : { $name }. { $about }
explorers-event-VillageMarked = Tout le monde part du village en { $square }.{ explorers-name-brought }
explorers-event-RoundBegan = La manche { $round } commence.
explorers-event-CardTurned = { $active ->
    [none] Une carte est retournée : { $card }.
   *[other] { $active } retourne une carte : { $card }.
}
explorers-event-SideChosen = { $seat } choisit { $side }.
explorers-event-Committed = { $scroll ->
    [true] { $seat } utilise un parchemin pour { explorers-name-marks } sur des cases { $terrains }.
   *[false] { $quadrant ->
        [none] { $seat } opte pour { explorers-name-marks } sur des cases { $terrains }.
       *[other] { $seat } opte pour { explorers-name-marks } sur des cases { $terrains } grâce au temple { $quadrant }.
    }
}
explorers-event-Marked = { $found ->
    [none] { $seat } coche { $square }.
   *[other] { $seat } coche { $square } : { explorers-name-found }.
}{ explorers-name-brought }
explorers-event-MarksLost = { $marks ->
    [one] { $seat } perd { $marks } coche.
   *[other] { $seat } perd { $marks } coches.
}
explorers-event-TempleExplored = { $extra ->
    [0] { $seat } a exploré le temple { $quadrant }, qui vaut { explorers-name-points }.
    [one] { $seat } a exploré le temple { $quadrant }, qui vaut { explorers-name-points } et { $extra } coche supplémentaire.
   *[other] { $seat } a exploré le temple { $quadrant }, qui vaut { explorers-name-points } et { $extra } coches supplémentaires.
}
explorers-event-MarksShown = { $squares_count ->
    [0] { $seat } n’a rien coché pendant ce tour.
   *[other] { $seat } a coché { $squares }.
}{ explorers-name-brought }
explorers-event-RaceWon = { $seat } a réussi une course ({ $achievement }) et prend { explorers-name-points }.
explorers-event-RoundScored = La manche rapporte à { $seat } { explorers-name-round-points }.
explorers-event-GameEnded = { $scores_count ->
    [one] La partie est terminée. Points : { $scores }.
   *[other] { $winners_count ->
        [one] La partie est terminée : { $winners } l’emporte. Points : { $scores }.
       *[other] La partie est terminée : { $winners } se partagent la victoire. Points : { $scores }.
    }
}
