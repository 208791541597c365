# The coach at a table where one plays: Pilar says what she would do, if she may be asked there.

coach-ask = Ask Pilar
    .title = Ask Pilar what she would do (P)
coach-advice = Pilar’s advice
coach-thinking = Pilar is thinking …
coach-best = I would do this:
coach-second = Or else this:
coach-do = Do this
coach-next = And otherwise?
coach-back = The best again
coach-expected = Expected at the end
# What a screen reader says. $title: “I would do this:”, $reasons: sentences
coach-heard = { $title } { $move }. { $reasons }
keys-coach = Ask Pilar what she would do; once more: what else
# At a table with other people
coach-agreed = Pilar may be asked here: whoever is to move can let her advise them.
option-coach = Advice allowed
    .text = Whoever is to move may ask Pilar what she would do. Everybody is told so before they sit down.

# A game that is over, looked through
review = Pilar’s review
review-begin = Let Pilar look the game through
    .text = She thinks about every choice anew and shows where the game turned. That takes a minute or two.
review-working = Pilar is looking the game through …
review-waits = Pilar is still busy with another game.
review-failed = That did not work: Pilar could not look the game through. Let her try again.
review-curve = Curve
    .points = Points
    .expected = Expected
review-seats = How everyone played
review-choices = Choices
review-best = As good as the best
review-lost = Points given away
review-luck = Luck
    .text = What chance brought in points, against what was to be expected and beside what it brought the others. An estimate.
review-turning = Where the game turned
# A link to the positions that become of one’s own turning points
review-practise = Find the better moves yourself
review-none = Nothing swung the game by as much as a point.
# $points: with a tenth
review-choice = { $name } gives away { $points } points
# $points: with a tenth and a sign
review-by-luck = Luck for { $name }: { $points }
review-done = Done: { $move }
review-better = Better: { $move }
# By seat, what was expected at the end before it, and then: “41 : 38”
review-expected = Expected: { $before }, then { $after }
