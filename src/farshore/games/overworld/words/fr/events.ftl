# What happened, one sentence per event. Seats come as names; tiles, sides, kinds ($land_half, $water_half of a coast) and directions
# ($land, $water of a coast) in words; lists as text with their length in …_count, yes or no as “true” and “false”, an
# empty text as “none”. A gap is named by its first square.

overworld-event-FirstCoastLaid = La première côte est sur la case de départ : { $land_half } au nord, { $water_half } au sud.
overworld-event-FirstChosen = { $seat } commence.
overworld-event-TileDrawn = { $coast ->
    [true] { $seat } pioche une tuile de relevé au symbole de côte ({ $tile }) et prend avec elle une tuile de côte.
   *[false] { $seat } pioche une tuile de relevé : { $tile }.
}
overworld-event-SetAside = La tuile de relevé ne va nulle part : { $seat } la met de côté, et le tour est terminé.
overworld-event-SurveyPlaced = { $seat } pose la tuile de relevé, côté { $side } : { $laid }.
overworld-event-CoastPlaced = { $left ->
    [0] { $seat } pose la dernière tuile de côte sur { $square } : { $land_half } { $land }, { $water_half } { $water }.
   *[other] { $seat } pose une tuile de côte sur { $square } : { $land_half } { $land }, { $water_half } { $water }.
}
overworld-event-CoastReturned = Il n’y a pas de place pour la tuile de côte : { $seat } la remet sur la pile.
overworld-event-ExplorersPut = { $seat } envoie { overworld-name-explorers } sur { $squares }.
overworld-event-GapFormed = { $squares_count ->
    [one] Une faille s’est formée en { $squares } : une entrée de donjon !
   *[other] Une faille de { $squares_count } cases s’est formée en { $squares } : une entrée de donjon !
}
overworld-event-GapWon = { $explorers ->
    [one] { $seat } remporte la faille en { $gap } avec { $explorers } explorateur, qui revient.
   *[other] { $seat } remporte la faille en { $gap } avec { $explorers } explorateurs, qui reviennent.
}
overworld-event-GapStaysEmpty = Aucun explorateur ne dispute la faille en { $gap } : elle reste vide, et fermée.
overworld-event-DoorPlaced = { $origin ->
    [none] { $seat } place une porte de donjon dans la faille en { $gap }.
   *[other] { $seat } déplace la porte de donjon de la faille en { $origin } à la faille en { $gap }.
}
overworld-event-PortPlaced = { $origin ->
    [none] { $seat } construit le port dans la faille en { $gap }.
   *[other] { $seat } déplace le port de la faille en { $origin } à la faille en { $gap }.
}
overworld-event-ExplorerLeft = { $origin ->
    [none] { $seat } laisse pour de bon un { overworld-name-explorer } de sa réserve dans la faille en { $gap }.
   *[other] { $seat } laisse pour de bon le { overworld-name-explorer } de la case { $origin } dans la faille en { $gap }.
}
overworld-event-ItemsAbandoned = { $seat } ne laisse personne dans la faille en { $gap } : ses provisions ne sont plus à personne.
overworld-event-ItemsTaken = { $seat } prend à la boutique pour la faille en { $gap } : { $items }.
overworld-event-PointsChanged = { $seat } { $signed } : { overworld-name-reason }.
overworld-event-LastRound = { $turns ->
    [one] La pile de tuiles de côte est vide. Encore un tour, et chacun en aura joué autant ; la partie se termine alors, ou plus tôt si le sac est vide.
   *[other] La pile de tuiles de côte est vide. Encore { $turns } tours, et chacun en aura joué autant ; la partie se termine alors, ou plus tôt si le sac est vide.
}
overworld-event-GameEnded = { $winners_count ->
    [one] La partie est terminée : { $winners } l’emporte. Points : { $scores }.
   *[other] La partie est terminée : { $winners } se partagent la victoire. Points : { $scores }.
}
