# Words of the toy game that the core's tests play.

game-lagoon = Lagoon
    .text = Dive deeper than the others, but alone.

LAG-1 = Diving
    .text = All dive at once, to a depth of their choice; who is alone at a depth gets its points.
LAG-2 = Trading
    .text = After each dive one player may put the own pearl into the bag and draw another.

lag-not-now = This is not the time to dive.
lag-no-trade = This is not the time to trade.
lag-bad-depth = { $depth } is not a depth.
lag-pearls = there are not { $count } pearls of this kind.

lagoon-event-PearlDealt = Seat { $seat } draws a pearl.
lagoon-event-Dived = Seat { $seat } dives to { $depth }.
lagoon-action-Deal = draw a pearl
lagoon-action-Dive = dive to { $depth }
lagoon-action-Trade = trade the pearl
lagoon-action-Keep = keep the pearl
lagoon-option-rounds = How many dives there are.
