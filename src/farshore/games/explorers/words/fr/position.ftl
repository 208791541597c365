# What can be wrong with a position.

explorers-position-quadrants = « { $text } » n’est pas une liste de quadrants différents. Écris par exemple « AC ».
explorers-position-square = « { $text } » n’est ni une case comme « h8 » ni une ligne droite comme « h8-h12 ».
explorers-position-line = « { $text } » n’est pas droite.
explorers-position-rows = un dessin a 16 rangées de 16 cases.
explorers-position-row-length = la rangée { $row } a { $count } cases, pas 16.
explorers-position-glyph = « { $glyph } » en { $square } ne veut rien dire : dessine « x » pour une coche, « + » pour une coche de ce tour, « . » pour aucune.
explorers-position-village = le village en { $square } ne peut pas être coché : seul un village de départ l’est, et ce peut être { $villages }.
explorers-position-lonely = ces coches ne sont pas reliées au village de départ : { $squares }.
explorers-position-keys = plus de temples sont cochés que de clés n’ont été trouvées : { $found }.
explorers-position-scrolls = plus de parchemins sont utilisés qu’il n’en avait été trouvé avant ce tour ({ $found }), ou celui de ce tour n’est pas compté.
explorers-position-temples = le temple du quadrant { $quadrant } a un rang s’il est coché et classé, sinon 0.
explorers-position-places = les rangs d’une colonne sont { $known } ; les autres sont barrés pour ce nombre de joueurs.
explorers-position-place = le rang { $place } ({ $column }) ne va pas avec les rangs de tous les explorateurs.
explorers-position-races = il y a un nombre pour chacun des { $count } objectifs en jeu.
explorers-position-race-met = ces coches remplissaient déjà { $race } à la fin du dernier tour : des points ont donc été pris.
explorers-position-race-not-met = aucun point ne peut être pris pour { $race } : ces coches ne le remplissaient pas à la fin du dernier tour.
explorers-position-race-points = aucune course ne rapporte { $points } points avec ce nombre de joueurs.
explorers-position-provisions = à ce stade, on ne peut pas avoir coché plus de { $most } aliments d’une même sorte.
explorers-position-provisions-expert = on ne trouve de pommes que dans la manche 2, de carottes que dans la manche 3, de poissons que dans la manche 4, jusqu’à { $most } de chaque.
explorers-position-larder = avec ces coches, c’est { $larder }.
explorers-position-larder-range = avec ces coches, chaque nombre est entre ses bornes ; ici, de { $least } à { $most }.
explorers-position-points = les manches terminées ne peuvent avoir rapporté que : { $known }.
explorers-position-batch = les temples cochés et non classés sont « { $text } ».

explorers-position-seat = personne ne joue « { $name } ». Les places sont { $known }.
explorers-position-no-seat = { $seats ->
    [one] il n’y a que { $seats } joueur.
   *[other] il n’y a que { $seats } joueurs.
}
explorers-position-first = le premier joueur est { $seat }, à moins que l’option first_seat soit "random".
explorers-position-tiles = { $count } tuiles ne peuvent pas être posées dans la phase « { $phase } ».
explorers-position-other-map = d’après les options, le paysage est { $map }.
explorers-position-achievement = « { $name } » n’est pas un objectif, ou est nommé deux fois. Il y a : { $known }.
explorers-position-achievements = d’après les options, { $count } objectifs sont en jeu.
explorers-position-other-achievements = d’après les options, ceux-ci sont en jeu : { $chosen }.
explorers-position-all-drawn = les { $count } objectifs sont déjà tous tirés.
explorers-position-phase = il n’y a pas de phase « { $name } ». Il y a : { $known }.
explorers-position-no-such-moment = avec ces options, et dans ce paysage, il n’y a pas de phase « { $phase } ».
explorers-position-not-now = cela ne dit rien dans la phase « { $phase } ».
explorers-position-setup = pendant la mise en place (tour 0), tout le monde coche : il n’y a pas de phase « { $phase } ».
explorers-position-setup-round = la mise en place (tour 0) est dans la manche 1.
explorers-position-nobody-active = pendant ce tour, il n’y a pas de joueur actif : aucun côté n’est donc choisi.
explorers-position-extra = seuls les temples avancés apportent des coches supplémentaires.
explorers-position-no-card = aucune carte n’a encore été retournée.
explorers-position-card = il n’y a pas de carte « { $name } ». Il y a : { $known }.
explorers-position-card-needed = dans cette phase, une carte est retournée.
explorers-position-side = « { $name } » n’est pas un côté de la carte « { $card } ».
explorers-position-side-needed = le joueur actif a choisi un côté de { $card }.
explorers-position-deck-card = « { $name } » n’est pas une carte, ou est nommée deux fois. Il y a : { $known }.
explorers-position-deck = il doit rester { $needed } cartes, pas { $count }.
explorers-position-deck-turned = { $card } a été retournée : elle n’est donc pas dans la pioche.
explorers-position-batches = de 1 à { $most } classements sont possibles, un par temple au plus.

explorers-position-given = le choix peut avoir donné { $known } coches, et pas moins qu’il n’en est dû.
explorers-position-extras = on ne choisit de coches supplémentaires que pour les temples classés pendant ce tour qui en apportent, pas pour « { $text } ».
explorers-position-terrain = « { $text } » n’est pas une liste de terrains différents. Les lettres sont P, W, D, M.
explorers-position-committed = on s’est engagé sur des terrains si, et seulement si, une coche est due.
explorers-position-lost = aucune case ne peut être cochée : ce qui était dû est donc perdu.
explorers-position-choice = personne ne peut s’être engagé ici sur « { $text } », seulement sur { $known }.
explorers-position-turn = les coches de ce tour, et celles encore dues, ne découlent d’aucun de ces choix : { $choices }.
explorers-position-extra-due = pas plus de { $most } coches supplémentaires d’un même terrain ne peuvent être dues.
explorers-position-horses = { $found } chevaux ont été trouvés pendant ce tour.
explorers-position-extra-marks = on ne peut pas avoir fait autant de coches en un tour.
explorers-position-acted = jusqu’ici, cet explorateur a agi de { $least } à { $most } fois pendant ce tour.
