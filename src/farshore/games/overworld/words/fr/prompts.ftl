# What to do next: one sentence per phase in which a player decides, and what the others read meanwhile (.watching). $gap is the gap being
# resolved (LEAVE: the one that the door or port leaves), $count how many explorers or items are still to be placed.

overworld-prompt-SURVEY = Pose la tuile de relevé, côté terre ou côté eau, contre une autre tuile : terre contre terre, eau contre eau.
    .watching = { $seat } cherche une place pour la tuile de relevé.
overworld-prompt-COAST = Pose une tuile de côte, dents contre dents avec la tuile de relevé que tu viens de poser.
    .watching = { $seat } cherche une place pour la tuile de côte.
overworld-prompt-EXPLORER = { $count ->
    [one] Il reste un explorateur pour cette tuile : choisis la case où l’envoyer.
   *[other] Il reste { $count } explorateurs pour cette tuile : choisis une case pour le prochain.
}
    .watching = { $seat } choisit des cases pour ses derniers explorateurs.
overworld-prompt-HOLD = Envoie un chameau sur la moitié terre de la côte, ou un navire sur sa moitié eau.
    .watching = { $seat } choisit entre un chameau et un navire pour la côte.
overworld-prompt-GAP = Plusieurs failles se sont formées : choisis la prochaine à résoudre.
    .watching = { $seat } choisit la prochaine faille à résoudre.
overworld-prompt-WINNER = Il y a égalité pour la faille en { $gap } : choisis qui la remporte.
    .watching = Il y a égalité pour la faille en { $gap } : { $seat } choisit qui la remporte.
overworld-prompt-ENTRANCE = Tu as remporté la faille en { $gap } : choisis ce que tu y places.
    .watching = { $seat } a remporté la faille en { $gap } et choisit ce qu’y placer.
overworld-prompt-LEAVE = { $count ->
    [one] Choisis un explorateur à laisser pour de bon dans ton ancienne faille en { $gap }.
   *[other] Choisis le prochain des { $count } explorateurs à laisser pour de bon dans ton ancienne faille en { $gap }.
}
    .watching = { $seat } choisit qui reste dans la faille en { $gap }.
overworld-prompt-ITEM = { $count ->
    [one] Il reste une case de la faille en { $gap } à remplir : prends quelque chose à la boutique.
   *[other] Il reste { $count } cases de la faille en { $gap } à remplir : prends quelque chose à la boutique.
}
    .watching = { $seat } fait ses achats pour la faille en { $gap }.
overworld-prompt-OVER = La partie est terminée.
    .watching = La partie est terminée.
