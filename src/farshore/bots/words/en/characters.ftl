# Whom people play against: four for each game, from gentle to strong. A name is a name, and the same in every language.

# Entdecker
bot-nilo = Nilo
    .text = The ship’s boy. Goes ashore wherever he happens to look, and has never learnt what gold is for.
bot-ines = Inés
    .text = The settler. Wants a village on every beach, and builds before she knows how large the island is.
bot-cornelis = Cornelis
    .text = The miser. Turns every coin over twice, and sometimes misses a shore because it costs something.
bot-yara = Yara
    .text = The navigator. Thinks every journey through to its end, and yours as well.

# Explorers
bot-tilly = Tilly
    .text = The stroller. Picks whatever lies beside the path, and seldom looks at the rest of the map.
bot-bruno = Bruno
    .text = The temple runner. Runs for every temple and forgets to eat.
bot-greta = Greta
    .text = The day tripper. Finds the best way for today, and lets tomorrow look after itself.
bot-amara = Amara
    .text = The professor. Has walked the whole map in her head before you have unfolded yours.

# Overworld
bot-samir = Samir
    .text = The camel boy. Trots after the last tile, and is surprised by every gap.
bot-zora = Zora
    .text = The gambler. Sees a door in every hole, and bets that it will be hers.
bot-anton = Anton
    .text = The shepherd. Keeps his explorers together, and sends them out only when it pays.
bot-wen = Wen
    .text = The surveyor. Knows what is left in the bag, and where you would like to put it.
