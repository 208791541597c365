# What can be wrong with a position.

overworld-position-seat = personne ne joue « { $name } ». Les places sont { $known }.
overworld-position-square = « { $text } » n’est pas une case à portée. Écris par exemple « (2,-1) ».
overworld-position-entrance = « { $name } » ne peut pas se trouver dans une faille, seulement « door » (porte) ou « port ».
overworld-position-explorer = « { $name } » n’est pas un explorateur. Il y a « camel » (chameau) et « ship » (navire).
overworld-position-kind = il n’y a pas de « { $name } ». Il y a : { $known }.
overworld-position-phase = il n’y a pas de phase « { $name } ». Il y a : { $known }.
overworld-position-not-now = cela ne dit rien dans la phase « { $phase } ».
overworld-position-other = il est dit { $said }, mais du reste découle { $found }.

overworld-position-label = « { $text } » n’est ni une colonne ni une rangée. Elles sont numérotées de -{ $reach } à { $reach }.
overworld-position-labels = les colonnes se comptent une à une de gauche à droite, les rangées de haut en bas.
overworld-position-row-length = la rangée { $row } a { $count } cases, pas { $needed }. Une case vide se dessine « . ».
overworld-position-mark = « { $mark } » sur { $square } ne veut rien dire : dessine « m », « f », « w », « r » pour une case de relevé, une côte comme « ^A0 », les deux avec l’explorateur qui s’y trouve, « #1 » pour la première faille fermée, « . » pour une case vide.
overworld-position-holder = « { $holder } » sur { $square } n’est l’explorateur de personne. Les lettres sont { $known } : majuscule pour un chameau, minuscule pour un navire.
overworld-position-element = { $explorer ->
    [camel] un chameau
    [ship] un navire
   *[other] { $explorer }
} ne peut pas être sur { $square } : les chameaux sont sur terre, les navires sur l’eau.
overworld-position-home = sur (0,0) se trouve la première côte, bord terre au nord, comme « ^A0 ».
overworld-position-home-held = la première côte, sur (0,0), ne porte jamais d’explorateur.
overworld-position-first-coast = dans la phase « first », rien n’est posé que la première côte.
overworld-position-edges = les bords de { $square } et de { $beside } ne s’accordent pas.
overworld-position-coasts = { $count } côtes du motif { $pattern } sont dessinées, mais il n’y en a que { $most }.
overworld-position-survey-squares = { $count ->
    [one] le plateau a des cases de relevé pour { $count } tuile de plus qu’il n’y en a.
   *[other] le plateau a des cases de relevé pour { $count } tuiles de plus qu’il n’y en a.
}
overworld-position-reach = si loin, les tuiles qui restent pourraient mener à plus de { $reach } cases de (0,0).
overworld-position-no-gap = aucune case de la faille { $number } n’est dessinée.
overworld-position-open-gap = la faille { $number } n’est pas fermée : un chemin en sort depuis { $square }.
overworld-position-scattered-gap = les cases de la faille { $number } ne sont pas reliées entre elles.
overworld-position-gap-fits = une tuile de relevé pourrait être posée dans la faille { $number } : ce n’en est donc pas une.

overworld-position-left = pas plus de { $most } explorateurs ne peuvent y avoir été laissés.
overworld-position-owner-needed = il faut dire à qui est la porte, le port ou les explorateurs de cette faille.
overworld-position-owner-of-nothing = une faille sans porte, sans port et sans explorateurs n’est à personne.
overworld-position-port = un port demande l’option « ports » et une faille d’au moins deux cases.
overworld-position-items = pas plus de { $most } objets ne peuvent être dans cette faille.

overworld-position-too-many = il y a { $count } « { $name } » de plus sur la table que dans la boîte.
overworld-position-at-most = il ne peut pas en rester plus de { $most }.
overworld-position-no-door = { $seat } a au moins une porte, en réserve ou dans une faille.
overworld-position-bag-reach = il ne peut pas en rester plus de { $most } : elles pourraient mener à plus de { $reach } cases de (0,0).
overworld-position-bag-empty = il doit en rester au moins { $least } maintenant.

overworld-position-tile-needed = une tuile de relevé a été piochée : dis laquelle, par exemple « ldl ».
overworld-position-survey-needed = une tuile de relevé a été posée : dis sur quelles trois cases.
overworld-position-ell = une tuile de relevé couvre trois cases en forme de L.
overworld-position-survey = aucune tuile de relevé ne se trouve sur { $squares }.
overworld-position-coast-needed = une côte a été posée : dis sur quelle case.
overworld-position-coast = sur { $square }, il n’y a pas de côte qui puisse avoir été posée pendant ce tour.
overworld-position-no-icon = avec la tuile de relevé { $tile }, on ne pose pas de côte.
overworld-position-coast-apart = la côte sur { $square } ne touche pas de son bord terre ou eau la tuile de relevé de ce tour.

overworld-position-no-such-gap = { $square } n’est pas la première case d’une telle faille. Il y a : { $known }.
overworld-position-gap-needed = dis quelle faille, par sa première case. Il y a : { $known }.
overworld-position-winner-needed = quelqu’un a remporté la faille : dis qui.
overworld-position-nothing-to-fill = la dernière faille doit contenir la porte ou le port à côté desquels on place des objets.
overworld-position-nothing-to-choose = à côté de la porte ou du port de la dernière faille, il ne reste pas d’objets à choisir.

overworld-position-over = la pile était déjà vide avant : la partie était donc terminée au moment où { $seat } aurait dû jouer de nouveau.
overworld-position-not-over = la partie n’est pas terminée : il reste des tuiles dans le sac, et des côtes dans la pile ou des tours à jouer.
overworld-position-held-by-other = sur { $square }, un explorateur ne peut appartenir qu’à { $seat }, qui a posé cette tuile pendant ce tour.
overworld-position-held-early = aucun explorateur ne peut être sur la tuile qui en attend un.
overworld-position-no-fit = aucune tuile de relevé ne va nulle part : la tuile piochée a donc été mise de côté.
overworld-position-no-coast-place = il ne reste pas de côte, ou il n’y a pas de place pour elle : il n’y a rien à décider.
overworld-position-enough = on ne choisit les cases une à une que s’il restait un ou deux { $explorer ->
    [camel] chameaux
    [ship] navires
   *[other] { $explorer }
} ; maintenant, { $held } sont placés et il en reste { $left }.
overworld-position-both-needed = { $seat } ne choisit qu’avec un chameau et un navire en réserve.
overworld-position-survey-not-held = puisqu’il reste des chameaux et des navires, des explorateurs sont d’abord allés sur les trois cases { $squares }.
overworld-position-no-gaps = le joueur actif ne choisit une faille que s’il y en a plusieurs ; ici, il y en a { $count }.
overworld-position-no-tie = personne n’est à égalité pour la faille { $gap } : il n’y a rien à décider.
overworld-position-no-entrance = la personne qui a remporté la faille n’a rien à décider : il faut placer une porte.
overworld-position-not-taken-back = { $seat } a remporté la faille { $gap } : ses explorateurs sont revenus de toutes les régions qui l’entourent.
overworld-position-nothing-leaves = rien ne quitte cette faille en ce moment : tous les explorateurs y sont déjà laissés.
overworld-position-nobody-to-leave = { $seat } n’a pas d’explorateur à laisser.
overworld-position-port-cannot-move = un port ne se déplace qu’entre des failles d’au moins deux cases, et avec assez d’explorateurs à laisser.
overworld-position-door-in-supply = tant que { $seat } a une porte en réserve, aucune ne se déplace.
