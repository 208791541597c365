# Ce que dit une étude qui ne peut être faite.

study-bad-iterations = « { $text } » ne dit pas combien d’itérations : un nombre entier supérieur à 0 suit le @, comme search@8.
study-nothing-played = Aucune partie de « { $case } » n’a été jouée jusqu’au bout. { $fault }
