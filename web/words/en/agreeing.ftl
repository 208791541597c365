# What all others at a table are asked for: to go back, or to end the game.
agree-back-to = Back to where?
# $line is a sentence of the story
agree-before = Before: { $line }
agree-before-unseen = To where everybody last saw something happen
agree-nothing = There is nothing of yours to go back to.
agree-back-known = Everything since is taken back. What somebody has seen they know, and chance brings the same again.
agree-ask = Ask everybody
agree-go = Go back
agree-yes = Agree
agree-no = Do not agree
agree-withdraw = Ask no more
# $names are people
agree-waits = Not answered yet: { $names }
agree-region = What everybody is asked
# beside the name of somebody for whom a bot plays on
