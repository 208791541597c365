# Rulebooks to read: what can be wrong with one.

rulebook-unknown = { $game } has no rulebook to read.
rulebook-rule = the game has no rule with this number.
rulebook-rule-twice = the rule is in the chapter { $other } already.
rulebook-rule-nowhere = no chapter covers this rule.
rulebook-note = a note, and nothing else, says for which options it holds.
rulebook-option = the game has no such option.
rulebook-no-figure = numbers and moves need a figure to be found in.
rulebook-number = a number is found in one place: now, before, grows or falls.
rulebook-chance = chance cannot bring this: { $move }.
rulebook-figure = the figure cannot be drawn: { $reason }
