# Why an action is not allowed now.

explorers-why-not-lay = Pose sur le quadrant { $quadrant } une tuile qui n’est pas encore dans le paysage, de 1 à 8, avec 0 à 3 quarts de tour.
explorers-why-not-village = Le village de départ doit être l’un des plus proches du centre du paysage : { $villages }.

explorers-why-not-card-side = Choisis d’abord un des deux côtés de la carte : { $sides }.
explorers-why-not-side = La carte ne te permet pas de cocher cela. Tu peux prendre : { $sides }.
explorers-why-not-scroll = { $fresh ->
    [0] Tu n’as pas de parchemin à utiliser.
   *[other] Un parchemin ne s’utilise qu’à partir du tour qui suit celui où tu l’as trouvé.
}
explorers-why-not-choose-first = Fais d’abord ton choix ; les coches viennent ensuite.
explorers-why-not-committed = Ton choix est fait : coche maintenant des cases, tant qu’il t’en reste à cocher.
explorers-why-not-stop = Tu ne peux pas t’arrêter : tant que tu peux cocher une case, tu dois le faire.

explorers-why-not-square = Il n’y a pas de case « { $square } » dans le paysage : elles vont de a1 à p16.
explorers-why-not-marked = Tu as déjà coché { $square }.
explorers-why-not-village-square = En { $square } se trouve un village : on ne coche jamais les villages, sauf celui de départ.
explorers-why-not-beside = La case { $square } n’est adjacente à aucune de tes coches. Des cases qui ne se touchent que par un coin ne sont pas adjacentes.
explorers-why-not-terrain = La case { $square } n’appartient pas au terrain que tu as choisi.
explorers-why-not-temple = En { $square } se trouve un temple, et tu n’as pas de clé inutilisée.
explorers-why-not-provision = Tu n’as plus de place pour l’aliment de la case { $square } dans cette manche.
