# What all others at a table are asked for: to go back, or to end the game.
agree-back-to = Revenir où ?
# $line is a sentence of the story
agree-before = Avant : { $line }
agree-before-unseen = Au dernier événement vu de tous
agree-nothing = Rien de toi sur quoi revenir.
agree-back-known = Tout ce qui a suivi est repris. Ce que quelqu’un a vu reste connu, et le hasard apportera la même chose.
agree-ask = Demander à tous
agree-go = Revenir
agree-yes = Accepter
agree-no = Refuser
agree-withdraw = Retirer la demande
# $names are people
agree-waits = Pas encore de réponse : { $names }
agree-region = Demande à tous
# beside the name of somebody for whom a bot plays on
