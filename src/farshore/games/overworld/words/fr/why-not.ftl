# Why an action is not allowed now.

overworld-why-not-survey-first = Pose d’abord la tuile de relevé piochée ; tout le reste vient après.
overworld-why-not-placement = Aucune tuile ne peut être posée ainsi sur « { $square } ». Une case s’écrit par colonne et rangée, par exemple (2,-1) ; une tuile de relevé ajoute son orientation, de 0 à 3, et son côté, L ou W.
overworld-why-not-laid = Une tuile se trouve déjà sur { $square }.
overworld-why-not-closed = La case { $square } fait partie d’une faille résolue : on ne peut plus rien y poser.
overworld-why-not-flat = Sur { $square }, la tuile de relevé serait contre le bord plat de la côte sur { $beside }. Seule une autre côte le peut.
overworld-why-not-label = { $side ->
    [L] La terre doit toucher la terre, mais vers { $square } il y a de l’eau sur { $beside }.
   *[W] L’eau doit toucher l’eau, mais vers { $square } il y a de la terre sur { $beside }.
}
overworld-why-not-apart = Avec son angle sur { $square }, la tuile de relevé ne partagerait aucun bord avec une tuile de la table. Se toucher par un coin ne suffit pas.
overworld-why-not-no-coast = Tu as aussi une tuile de côte à poser et, avec l’angle de la tuile de relevé sur { $square }, elle n’aurait plus de place.

overworld-why-not-coast-first = Pose maintenant une tuile de côte contre la tuile de relevé que tu viens de poser.
overworld-why-not-face = Le bord terre d’une côte pointe vers N, E, S ou W, et sa face est A0, A1, B0 ou B1.
overworld-why-not-pattern = Il ne reste aucune tuile de côte du motif { $pattern } dans la pile.
overworld-why-not-coast-apart = La côte va contre la tuile de relevé que tu viens de poser, et ce n’est pas le cas sur { $square }.
overworld-why-not-teeth = Sur { $square }, la côte ne s’accorde pas ainsi : son bord terre ou eau doit toucher le même sur ta tuile de relevé, et tous ses autres bords doivent s’accorder avec ce qui s’y trouve, plat contre plat.

overworld-why-not-explorer = Mets un explorateur sur une case encore libre de ta tuile de relevé : { $squares }.
overworld-why-not-hold = Choisis un chameau ou un navire pour la côte.

overworld-why-not-gap = Choisis l’une des failles qui viennent de se former : { $gaps }.
overworld-why-not-winner = Choisis l’un des joueurs à égalité pour le plus d’explorateurs autour de la faille en { $gap }.
overworld-why-not-entrance = Tu as remporté la faille en { $gap } : places-y d’abord quelque chose.
overworld-why-not-place-door = Toutes tes portes sont en jeu : pour en placer une dans la faille en { $gap }, déplace-la.
overworld-why-not-move-door = { $doors ->
    [0] Tu n’as pas de porte de donjon dans une faille en { $square }.
   *[other] Aucune porte ne se déplace tant que tu en as une en réserve : place celle-là.
}
overworld-why-not-ports = Cette table joue sans ports.
overworld-why-not-port-small = Un port occupe deux cases, et la faille en { $gap } n’en a qu’une.
overworld-why-not-port = { $placed ->
    [0] Ton port n’est pas encore sur le plateau : construis-le, il n’y a rien à déplacer.
   *[other] Ton port est déjà sur le plateau. Il peut se déplacer, mais seulement si tu as deux explorateurs à laisser à sa place.
}
overworld-why-not-leave-nobody = Quelqu’un doit rester dans la faille en { $gap }. Seule une porte peut partir sans cela, et seulement si sa faille contient des provisions.
overworld-why-not-leave = Laisse un de tes propres explorateurs dans la faille en { $gap } : un chameau ou un navire de ta réserve, ou un explorateur qui se trouve sur une case du plateau.
overworld-why-not-item = { $items ->
    [one] Prends quelque chose que la boutique a encore : il reste une case de la faille en { $gap } à remplir.
   *[other] Prends quelque chose que la boutique a encore : il reste { $items } cases de la faille en { $gap } à remplir.
}
overworld-why-not-nothing = { $port ->
    [0] Quand on place une porte, on remplit toutes les autres cases de la faille.
   *[other] Tu as commencé à remplir la faille. À côté d’un port, on remplit toutes les cases restantes, ou aucune.
}
