# Ce que disent les jeux de données.

dataset-no-numbers = Les actions de « { $game } » n’ont pas de numéros pour les programmes qui apprennent.
