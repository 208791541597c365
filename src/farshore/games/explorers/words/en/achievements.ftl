# The 32 achievements: name, and what is asked for in a sentence.

explorers-achievement-N1 = Unread
    .text = 6 points if you have marked no scroll.
explorers-achievement-N2 = On Foot
    .text = 8 points if you have marked no horse.
explorers-achievement-N3 = No Treasure Hunter
    .text = 16 points if you have marked no gem.

explorers-achievement-A1 = Every Meadow
    .text = 10 points if you have a mark in every connected area of prairie on the map.
explorers-achievement-A2 = All Waters
    .text = 10 points if you have a mark in every connected area of water on the map.
explorers-achievement-A3 = Every Dune
    .text = 10 points if you have a mark in every connected area of desert on the map.
explorers-achievement-A4 = Every Range
    .text = 10 points if you have a mark in every connected area of mountain on the map.

explorers-achievement-F = The Great Crossing
    .text = 12 points if you have marked a whole row or column, 16 squares.

explorers-achievement-C1 = Apple Picker
    .text = 1, 3, 6 or 10 points for 1, 2, 3 or at least 4 marked apples.
explorers-achievement-C2 = Carrot Gatherer
    .text = 1, 3, 6 or 10 points for 1, 2, 3 or at least 4 marked carrots.
explorers-achievement-C3 = Angler
    .text = 1, 3, 6 or 10 points for 1, 2, 3 or at least 4 marked fish.
explorers-achievement-C4 = Gem Collector
    .text = 2, 5, 9 or 14 points for at least 3, 5, 7 or 9 marked gems.
explorers-achievement-C5 = Herd
    .text = 2, 4, 7 or 11 points for 1, 2, 3 or 4 marked horses.
explorers-achievement-C6 = Keyring
    .text = 2, 4, 7 or 11 points for 1, 2, 3 or 4 marked keys.
explorers-achievement-C7 = Archive
    .text = 2, 4, 7 or 11 points for 1, 2, 3 or 4 marked scrolls.
explorers-achievement-C8 = Temple Seeker
    .text = 2, 5, 9 or 14 points for 1, 2, 3 or 4 marked temples.
explorers-achievement-C9 = Balanced Meals
    .text = 2, 5, 9 or 14 points for 1, 2, 3 or at least 4 sets of an apple, a carrot and a fish.
explorers-achievement-C10 = Good Neighbour
    .text = 4, 9, 15 or 22 points for 1, 2, 3 or 4 villages with marks on all four squares beside them.
explorers-achievement-C11 = Outside the Gates
    .text = 2, 5, 9 or 14 points for 1, 2, 3 or 4 temples with at least two marks beside them; the temple itself need not be marked.
explorers-achievement-C12 = Ends of the World
    .text = 3, 7, 12 or 18 points for 1, 2, 3 or 4 marked corners of the map.

explorers-achievement-Z1 = Parallel
    .text = 1 point for each mark of your longest unbroken line from west to east.
explorers-achievement-Z2 = Meridian
    .text = 1 point for each mark of your longest unbroken line from north to south.
explorers-achievement-Z3 = Diagonal
    .text = 1 point for each mark of your longest unbroken diagonal line, in either direction.
explorers-achievement-Q = Surveyor
    .text = 1 point for each mark of your largest square without a gap.

explorers-achievement-R1 = Race for Gems
    .text = A race to five marked gems.
explorers-achievement-R2 = Race for Provisions
    .text = A race to two marked apples, two carrots and two fish.
explorers-achievement-R3 = Race for Horses
    .text = A race to three marked horses.
explorers-achievement-R4 = Race for Keys and Scrolls
    .text = A race to two marked keys and two marked scrolls.
explorers-achievement-R5 = Race of the Villages
    .text = A race to a mark beside every village.
explorers-achievement-R6 = Race of Villages and Temples
    .text = A race to marks beside three villages and on three temples.
explorers-achievement-R7 = Race to the Edges
    .text = A race to a mark on each of the four edges of the map; a corner lies on two of them.
explorers-achievement-R8 = Race across the Land
    .text = A race to three marks in every quadrant.
