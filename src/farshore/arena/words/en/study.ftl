# What a study says when it cannot be made.

study-bad-iterations = “{ $text }” does not say how many iterations: a whole number above 0 follows the @, as search@8.
study-nothing-played = No game of “{ $case }” was played to its end. { $fault }
