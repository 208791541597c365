# Choosing a language, and what is put together of other sentences of the page.

settings-language = Language

# To whoever does not see to which game a button belongs.
play-now-game = { play-now }: { $game }
set-up-game = { set-up }: { $game }
learn-on-game = { learn-on }: { $game }
learn-more-game = { $game }: { $title }

# What is told after the name of what it is about.
entdecker-serpent-heard = { entdecker-serpent }: { $told }
entdecker-produce-where = { $produce }: { $where }
entdecker-announce-cost = { $text }: { entdecker-pay }
entdecker-unit-cost = { $text }: { entdecker-gold-count }
entdecker-start-too-dear = { $cost } { entdecker-start-dear }
explorers-square-told = { $square }: { $told }
# The points of a part, such as “Islands”.
part-points = { $part }: { $points }
