# What datasets say.

dataset-no-numbers = The actions of “{ $game }” have no numbers for learners.
