# Why an action is not allowed now.

entdecker-why-not-space = Il n’y a pas de case « { $space } » sur ce plateau.

entdecker-why-not-top-scouts = Donne deux numéros différents de 1 à { $most }, le plus petit d’abord.
entdecker-why-not-income = Avec le gouvernail, tu choisis de { $least } à { $most } pièces d’or.

entdecker-why-not-start-first = Choisis d’abord où commence ton voyage : tant que tu peux en payer un, tu dois prendre la mer.
entdecker-why-not-start-undiscovered = La case { $space } est inexplorée : un voyage commence sur une case de bord ou sur une tuile découverte.
entdecker-why-not-start-shore = Tu ne peux pas partir de la case { $space } : elle n’a aucun côté mer qui donne sur une case inexplorée.
entdecker-why-not-start-path = Tu ne peux pas partir de la case { $space } : aucune ligne de mer continue ne mène de là à une case de bord.
entdecker-why-not-start-gold = Partir de la case { $space } et piocher une tuile coûte au moins { $cost ->
    [one] { $cost } pièce d’or
   *[other] { $cost } pièces d’or
} ; tu en as { $gold }.
entdecker-why-not-start-payment = Ce n’est pas un paiement possible pour partir de la case { $space } : choisis-en un parmi ceux proposés, pour la banque et pour les propriétaires des forts et colonies sur ta route, qui te laisse de quoi payer une tuile.

entdecker-why-not-announce-first = Annonce d’abord combien de tuiles tu vas piocher, face cachée ou face visible.
entdecker-why-not-announce-none = Tu dois annoncer au moins une tuile.
entdecker-why-not-announce-tiles = { $there ->
    [0] Il ne reste aucune tuile { entdecker-name-kind }.
    [one] Il ne reste qu’une tuile { entdecker-name-kind }.
   *[other] Il ne reste que { $there } tuiles { entdecker-name-kind }.
}
entdecker-why-not-announce-gold = Cela coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
} ; tu en as { $gold }.

entdecker-why-not-explore = Tu es en voyage : pioche une tuile, pose une unité ou arrête-toi.
entdecker-why-not-stop = Tu ne peux pas t’arrêter avant d’avoir pioché ta première tuile.
entdecker-why-not-draw-all = { $announced ->
    [one] Tu as pioché la seule tuile que tu avais annoncée.
   *[other] Tu as pioché les { $announced } tuiles que tu avais annoncées.
}
entdecker-why-not-draw-dead-end = Le navire est dans un cul-de-sac : la case { $space } n’a aucun côté mer qui donne sur une case inexplorée.
entdecker-why-not-draw-mixed = { $kind ->
    [hidden] Tu as annoncé des tuiles face cachée : pas de tuiles face visible pendant ce tour.
   *[open] Tu as annoncé des tuiles face visible : pas de tuiles face cachée pendant ce tour.
}
entdecker-why-not-draw-empty = Tu ne peux pas piocher dans la pile cachée { $stack } : elle n’a plus de tuiles.
entdecker-why-not-draw-none = Tu ne peux pas prendre { entdecker-name-pattern } : il n’en reste plus.
entdecker-why-not-draw-pattern = Tu ne peux pas prendre { entdecker-name-pattern } maintenant : elle ne va nulle part à côté du navire, alors qu’une autre tuile convient.

entdecker-why-not-place-first = Pose d’abord la tuile que tu as en main.
entdecker-why-not-place-tile = Tu as en main { entdecker-name-pattern } : elle ne peut pas être posée comme « { $tile } ».
entdecker-why-not-place-reach = De la case { $ship }, le navire ne peut pas découvrir la case { $space } : la nouvelle tuile doit aller sur une case inexplorée voisine du navire, au-delà d’un côté mer.
entdecker-why-not-place-land = La mer doit toucher la mer : côté { entdecker-name-side } de la case { $space }, la tuile aurait de la terre là où il y a la mer.
entdecker-why-not-place-sea = La terre doit toucher la terre : côté { entdecker-name-side } de la case { $space }, la tuile aurait de la mer là où il y a de la terre.

entdecker-why-not-unit-undiscovered = Pendant ce voyage, tu n’as encore découvert aucune tuile où poser une unité.
entdecker-why-not-unit-sea = La case { $space } est en pleine mer : une unité a besoin de terre.
entdecker-why-not-unit-mass = Dis à quel endroit de la case { $space } l’unité doit se tenir : indique un côté terre si la tuile a deux terres séparées, et aucun si elle n’en a qu’une.
entdecker-why-not-unit-supply = { $unit ->
    [scout] Tu n’as plus d’éclaireur dans ta réserve.
    [fort] Tu n’as plus de fort dans ta réserve.
    [settlement] Tu n’as plus de colonie dans ta réserve.
   *[other] Tu n’as plus cette unité dans ta réserve : { $unit }.
}
entdecker-why-not-unit-gold = Poser { entdecker-name-unit } coûte { $cost ->
    [one] { $cost } pièce d’or
   *[other] { $cost } pièces d’or
} ; tu en as { $gold }.
entdecker-why-not-unit-number = { $number ->
    [0] Dis lequel des éclaireurs numérotés de ta réserve tu poses.
   *[other] Tu n’as pas d’unité portant le numéro { $number } à poser.
}

entdecker-why-not-recall-supply = { $scouts ->
    [one] Tu ne peux rappeler un éclaireur que s’il ne t’en reste aucun en réserve, et il t’en reste un.
   *[other] Tu ne peux rappeler un éclaireur que s’il ne t’en reste aucun en réserve, et il t’en reste { $scouts }.
}
entdecker-why-not-recall-spot = Tu n’as pas d’éclaireur à cet endroit : { $spot }.
entdecker-why-not-recall-place = Tu ne peux rappeler un éclaireur que quand tu pourrais en poser un : sur une terre que tu viens de découvrir, et avec l’or qu’il faut.
entdecker-why-not-recall-now = Tu ne peux pas rappeler d’éclaireur maintenant.
entdecker-why-not-recalled = Tu as rappelé un éclaireur pour le poser : pose-le maintenant.

entdecker-why-not-send-first = Décide d’abord où va ton éclaireur dans la jungle.
entdecker-why-not-send-path = Il n’y a pas de sentier { $path } dans la jungle : ils sont numérotés de 1 à { $paths }.
entdecker-why-not-send-full = Le sentier { $path } de la jungle est plein.
entdecker-why-not-send-scout = Tu n’as pas cet éclaireur à envoyer.

entdecker-why-not-score-first = Plusieurs îles sont achevées : choisis d’abord la prochaine à décompter.
entdecker-why-not-score-island = « { $island } » n’est pas une île achevée avec des unités.
