# What to do next, one sentence per phase in which a player decides.

entdecker-prompt-TOP_SCOUTS = Secretly name two of your scouts: they will count double in the jungle at the end.
entdecker-prompt-WHEEL = You rolled the ship's wheel: choose how much gold you take. Everyone else gets one more.
entdecker-prompt-START = Choose where your journey begins, and pay what it costs to get there.
entdecker-prompt-ANNOUNCE = Announce how many tiles you will draw, and whether hidden or open ones. You pay for them now.
entdecker-prompt-EXPLORE = Go on with your journey: draw a tile, or end the journey by placing a unit or stopping, as far as you still can.
entdecker-prompt-PLACE = Place the tile you drew: choose the space and how it lies.
entdecker-prompt-NATIVES = Friendly natives: you may send a scout onto a jungle path, free of charge.
entdecker-prompt-RECALLED = Place the scout you have taken back.
entdecker-prompt-SETTLED = Your new settlement may send a scout onto a jungle path.
entdecker-prompt-ISLAND = Several islands are complete: choose which one is scored next.
entdecker-prompt-SCOUTS = The island is scored: send one of your scouts from there onto a jungle path.
entdecker-prompt-OVER = The game is over.

# How a game was won, beyond who won it: gold decided between players with the same points (ENT-92).
entdecker-verdict-gold = { $tied } have the same points; the gold decides, of which the winner has { $gold }.
