# The game itself, and what a table may agree on. An option's title is the message, its explanation .text; each of its
# values is an attribute of that name.

game-overworld = Overworld
    .text = Lay L-shaped tiles of land and water, and the map grows in every direction. Hold mountains and forests with your camels, whirlpools and reefs with your ships. Where the tiles leave a gap that no tile can fill, the strongest nearby discover an entrance to a dungeon: place your doors far apart.

overworld-option-provisions = Provisions
    .text = Whether large gaps hold torches, maps, keys, potions and chicken legs, which score in sets of different kinds.
    .true = with provisions from the shop
    .false = without provisions
overworld-option-ports = Ports
    .text = Whether everyone has a port, which can be built in a gap instead of a door and scores a large region beside it.
    .true = with a port for everyone
    .false = without ports
