# What all others at a table are asked for: to go back, or to end the game.
agree-back = Demander à revenir
    .title = Demander à tout le monde de revenir à un moment antérieur (U)
agree-back-to = Revenir où ?
# $line is a sentence of the story
agree-before = Avant : { $line }
agree-before-unseen = Au dernier moment où tout le monde a vu quelque chose se passer
agree-nothing = Il n’y a rien de toi sur quoi revenir.
agree-back-known = Tout ce qui a suivi est repris. Ce que quelqu’un a vu reste connu, et le hasard apportera la même chose.
agree-end = Proposer d’en finir
agree-end-known = La partie se termine en l’état : avec ces points, sans vainqueur. Elle ne pourra pas être reprise.
agree-ask = Demander à tous
agree-go = Revenir
agree-cancel = Tant pis
agree-yes = Accepter
agree-no = Refuser
agree-withdraw = Retirer la demande
# $names are people
agree-waits = Pas encore de réponse : { $names }
agree-region = Ce qui est demandé à tous
agreed = Terminée d’un commun accord
