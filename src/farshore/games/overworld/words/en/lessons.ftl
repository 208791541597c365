# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won or lost, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
overworld-lesson-scored-PointsChanged = { $you ->
    [true] { $reason ->
        [lead] { $count ->
            [one] { $signed } for you: you have most explorers in one more region.
           *[other] { $signed } for you: you have most explorers in { $count } more regions, 2 points each.
        }
        [share] { $count ->
            [one] { $signed } for you: you share the lead in one more region.
           *[other] { $signed } for you: you share the lead in { $count } more regions, 2 points each.
        }
        [lost] { $count ->
            [one] { $signed } for you: you lead one region fewer.
           *[other] { $signed } for you: you lead { $count } regions fewer.
        }
        [joined] { $signed } for you: regions of yours have grown together, and count as one.
        [tour] { $signed } for you: the tour of your doors is longer.
        [shorter] { $signed } for you: the tour of your doors is shorter.
        [items] { $signed } for you: sets of provisions.
        [port] { $signed } for you: the largest region beside your port.
       *[other] { $signed } for you.
    }
   *[false] { $reason ->
        [lead] { $signed } for { $seat }, who has most explorers in { $count ->
            [one] one more region.
           *[other] { $count } more regions.
        }
        [share] { $signed } for { $seat }, who now shares a lead.
        [lost] { $signed } for { $seat }, who leads { $count ->
            [one] one region fewer.
           *[other] { $count } regions fewer.
        }
        [joined] { $signed } for { $seat }: regions have grown together, and count as one.
        [tour] { $signed } for { $seat }: the tour of the doors is longer.
        [shorter] { $signed } for { $seat }: the tour of the doors is shorter.
        [items] { $signed } for { $seat }: sets of provisions.
        [port] { $signed } for { $seat }: the largest region beside the port.
       *[other] { $signed } for { $seat }.
    }
}

overworld-lesson-first = Your first map
    .text = Tiles, regions, coasts, gaps and doors: all of Overworld, a turn at a time.

overworld-lesson-first-map = The map grows
overworld-lesson-first-map-hello = Ahoy! I am Pilar, and I have drawn maps all my life. Today we draw one that nobody has seen: the Overworld. This coast is all that we know of it.
overworld-lesson-first-map-edges = Look at its edges. Land lies to the north, water to the south. The other two are flat: no survey tile may lie beside those.
overworld-lesson-first-map-tile = This is your survey tile: three squares in an L. One side shows land, mountains and forests. The other side shows water, whirlpools and reefs. You may turn it, and you may flip it over.
overworld-lesson-first-map-lay = Lay it with the land side up, north of the coast. Try some places and turn the tile; nothing counts until you lay it.
    .done = Well laid! Edges are all that matters: land meets land, water meets water. A mountain beside a forest is fine.
    .other = You went to sea! That is a good move, too, but let us begin on land: take it back.
    .hint = Choose a place above the coast. There the tile lies with its land side up.
overworld-lesson-first-map-camels = Three of your camels have set out, one on each square. Squares of one kind that touch are a region, and whoever has most explorers in a region leads it.
overworld-lesson-first-map-rival = Now White draws a tile. Watch where it goes!
overworld-lesson-first-map-ships = White has laid the water side up, south of the coast. On water it is ships that set out.
overworld-lesson-first-map-sea = Your turn, and a new tile. This time lay it on the water.
    .done = Your ships are out.
    .other = More land: why not? But I would like to see you at sea. Take it back.
    .hint = Choose a place below the coast, beside White’s tile. There it lies with its water side up.
overworld-lesson-first-map-turn = That is a whole turn: draw a tile, lay it, send explorers out. You have seven camels and seven ships, so do not waste them.

overworld-lesson-first-regions = Who leads a region
overworld-lesson-first-regions-forest = In this game White leads a small forest, with a single camel. A region is worth 2 points, large or small.
overworld-lesson-first-regions-take = Your tile has two forests. Lay it so that both become part of White’s forest: then you have two camels there, and White has one.
    .done = The forest is yours!
    .other = A good place, but White still leads this forest. Take it back, and let your forests touch White’s.
    .hint = One of your forests must touch White’s by an edge, and your two forests one another.
overworld-lesson-first-regions-lead = Two camels against one. Points move at once, and they may move again: somebody else may come with more.
overworld-lesson-first-regions-tie = If two are equally strong, both score the 2 points. So it always pays to catch up.

overworld-lesson-first-coast = New shores
overworld-lesson-first-coast-icon = All squares of this tile are alike, so it has the coast icon: a coast tile comes with it.
overworld-lesson-first-coast-survey = First lay the survey tile, wherever you like.
    .hint = Every place that is offered is right.
overworld-lesson-first-coast-coast = Now the coast. It must touch the tile that you have just laid, land to land or water to water. Beyond it, the other one begins.
    .hint = Every place that is offered is right. You may choose either pattern, and flip it.
overworld-lesson-first-coast-hold = One more explorer may go there. A camel holds the land half of the coast, a ship its water half. Which do you need?
    .hint = Take either: a camel for the land half, a ship for the water half.
overworld-lesson-first-coast-clock = The coasts are the clock of the game. When their pile is empty, everyone finishes the round, and that is the end.

overworld-lesson-first-gap = A gap
overworld-lesson-first-gap-hole = Look at this square. Water lies to its south. If land came to its north, no tile could ever fill it, for no tile has both on one side.
overworld-lesson-first-gap-close = So close it! Lay your tile with the land side up, one end to the north of this square and the other to its east.
    .done = You have found a way into the dungeons!
    .other = That leaves the hole open. Take it back, and lay the tile around the hole.
    .hint = The corner of the tile belongs to the north-east of the hole.
overworld-lesson-first-gap-contest = All regions that touch the gap count together. You have three camels there, White has two ships: you win, and a door of yours stands in the gap.
overworld-lesson-first-gap-home = Your three camels have come home, and can set out again. One door alone scores nothing yet. It wants company.

overworld-lesson-first-tour = Doors and tours
overworld-lesson-first-tour-west = Some turns later. Your first door stands here, far in the west.
overworld-lesson-first-tour-east = And here, in the east, is another hole. Close it as you did before.
    .other = That leaves the hole open. Take it back, and lay the tile around the hole.
    .hint = Land side up, the corner to the north-east of the hole.
overworld-lesson-first-tour-choose = Two camels of yours, two ships of White’s: a tie. Whoever laid the tile decides who wins. That is you!
    .other = How generous! But take it back, for once, and choose yourself.
    .hint = Choose yourself: you are Black.
overworld-lesson-first-tour-tour = Two camels have gone home, and two regions with them. But count the squares from door to door, and back again: the further apart, the better.
overworld-lesson-first-tour-three = A third door makes the tour a triangle. You have no more than three: after that, one of them must move, and an explorer stays in its old place for good.

overworld-lesson-first-game = A real game
overworld-lesson-first-game-ready = That is all there is to know. Now play! There are only three coasts in the pile, so it will be short, and White is a gentle player.
overworld-lesson-first-game-play = Lead many regions, leave pockets that you can close, and keep your doors far apart. I shall be quiet now, unless you ask me: press the lamp.
overworld-lesson-first-game-done = You know the rules. Fair winds!

overworld-lesson-provisions = Provisions
    .text = Torches, maps, keys, potions and chicken legs: what larger gaps are good for.

overworld-lesson-provisions-fill = Filling a gap
overworld-lesson-provisions-fill-hello = Good to see you again! This time we take provisions along. There is a shop with torches, maps, keys, potions and chicken legs, four of each.
overworld-lesson-provisions-fill-west = This gap of yours has two squares. Your door needs only one of them; on the other you have put a map.
overworld-lesson-provisions-fill-close = Here is another hole of two squares. Close it at its east end, with land or with water.
    .done = The gap is yours, and so is its second square.
    .other = That leaves the hole open. Take it back, and lay the tile across its east end.
    .hint = Let the tile touch the hole from the east, land beside land or water beside water.
overworld-lesson-provisions-fill-sets = Your door stands here. You fill every other square of the gap from the shop, with whatever you like.
overworld-lesson-provisions-fill-take = Different things make a set, and a set is worth its size times itself: 1, 4, 9, 16 or 25. You have a map. So what will you take?
    .done = A set of two: it is worth 4, where the map alone was worth 1.
    .other = Another map? That is two sets of one, worth 1 each. Take it back, and choose something that you do not have yet.
    .hint = Anything but a map.
overworld-lesson-provisions-fill-worth = All that is in your gaps counts together, and you see its points at once. A gap of three squares has room for two things, so large holes are worth a fight.

overworld-lesson-provisions-move = Leaving a gap
overworld-lesson-provisions-move-doors = In this game all three of your doors are out. Beside one of them, in the north, you have put a potion.
overworld-lesson-provisions-move-close = And here you can win one more gap. Close it at its east end.
    .done = It is yours! But you have no fourth door.
    .other = Let us close the hole in the east. Take it back.
    .hint = Let the tile touch the hole from the east, land beside land or water beside water.
overworld-lesson-provisions-move-which = One of your doors must move here. The two in the west and in the south are far apart, and that is good for your tour. So take the one in the north.
    .done = And what about the potion?
    .other = You may, but then your tour would be a good deal shorter. Take it back, and move the northern door.
    .hint = Choose the door in the gap of two squares, in the north.
overworld-lesson-provisions-move-leave = If one of your explorers stays there for good, the old gap and its potion remain yours. If nobody stays, the potion belongs to nobody. Leave somebody there.
    .done = Brave soul! The potion is safe.
    .other = Then the potion would be lost, and with it a set. Take it back, and leave an explorer there.
    .hint = A camel or a ship from your supply is the cheapest.
overworld-lesson-provisions-move-take = The gap has a second square. Something different from a potion, and you have a set of two.
    .hint = Anything but a potion.
overworld-lesson-provisions-move-end = You hold both gaps now: one by a door, one by an explorer. Now you know all about provisions.

overworld-lesson-ports = Ports
    .text = One port each, for a gap of two squares: it lives on the region beside it.

overworld-lesson-ports-build = A port
overworld-lesson-ports-build-hello = Back again? Then let us build a port. Everyone has one. It is two squares long, so it needs a gap of at least two squares.
overworld-lesson-ports-build-close = Here is such a hole, and you are strong around it. Close it at its east end, with land or with water.
    .done = The gap is yours.
    .other = That leaves the hole open. Take it back, and lay the tile across its east end.
    .hint = Let the tile touch the hole from the east, land beside land or water beside water.
overworld-lesson-ports-build-port = In a gap of this size you may choose: a door, for your tour, or your port. Build the port!
    .done = Ships can land!
    .other = A single door would bring nothing yet. Take it back, and build the port.
    .hint = Choose the port.
overworld-lesson-ports-build-worth = A port brings 1 point for each square of one region beside it: you get the largest, here these mountains. Never mind who leads them! As the region grows, your port grows with it.

overworld-lesson-ports-move = A better place
overworld-lesson-ports-move-west = In this game your port is in the west, beside a forest of three squares: 3 points.
overworld-lesson-ports-move-close = In the east there is a hole beside long mountains. Close it!
    .done = Yours again.
    .other = That leaves the hole open. Take it back, and lay the tile across its east end.
    .hint = Let the tile touch the hole from the east, land beside land or water beside water.
overworld-lesson-ports-move-sail = You might place a door. But the port would be better off here: move it.
    .done = To the east, then!
    .other = Also a good thing to have, but the port would stay small. Take it back, and move the port.
    .hint = Choose to move the port.
overworld-lesson-ports-move-first = A port is dear to move: two of your explorers must stay in the old gap, for good. Who is the first?
    .hint = From your supply is the cheapest, if you have many there.
overworld-lesson-ports-move-second = And the second?
    .hint = From your supply is the cheapest, if you have many there.
overworld-lesson-ports-move-end = Well moved! Ports are no doors: they count for no tour. But whoever builds one need not move a door. With Provisions, squares that a port leaves free may be filled, too. That is all about ports.
