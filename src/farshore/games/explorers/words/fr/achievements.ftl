# The 32 achievements: name, and what is asked for in a sentence.

explorers-achievement-N1 = Sans lecture
    .text = 6 points si tu n’as coché aucun parchemin.
explorers-achievement-N2 = À pied
    .text = 8 points si tu n’as coché aucun cheval.
explorers-achievement-N3 = Loin des trésors
    .text = 16 points si tu n’as coché aucune gemme.

explorers-achievement-A1 = Tous les prés
    .text = 10 points si tu as une coche dans chaque zone d’herbe d’un seul tenant du paysage.
explorers-achievement-A2 = Toutes les eaux
    .text = 10 points si tu as une coche dans chaque zone d’eau d’un seul tenant du paysage.
explorers-achievement-A3 = Toutes les dunes
    .text = 10 points si tu as une coche dans chaque zone de sable d’un seul tenant du paysage.
explorers-achievement-A4 = Tous les massifs
    .text = 10 points si tu as une coche dans chaque zone de montagne d’un seul tenant du paysage.

explorers-achievement-F = La grande traversée
    .text = 12 points si tu as coché une rangée ou une colonne entière, soit 16 cases.

explorers-achievement-C1 = Cueillette des pommes
    .text = 1, 3, 6 ou 10 points pour 1, 2, 3 ou au moins 4 pommes cochées.
explorers-achievement-C2 = Récolte des carottes
    .text = 1, 3, 6 ou 10 points pour 1, 2, 3 ou au moins 4 carottes cochées.
explorers-achievement-C3 = Partie de pêche
    .text = 1, 3, 6 ou 10 points pour 1, 2, 3 ou au moins 4 poissons cochés.
explorers-achievement-C4 = Collection de gemmes
    .text = 2, 5, 9 ou 14 points pour au moins 3, 5, 7 ou 9 gemmes cochées.
explorers-achievement-C5 = Troupeau
    .text = 2, 4, 7 ou 11 points pour 1, 2, 3 ou 4 chevaux cochés.
explorers-achievement-C6 = Trousseau de clés
    .text = 2, 4, 7 ou 11 points pour 1, 2, 3 ou 4 clés cochées.
explorers-achievement-C7 = Archives
    .text = 2, 4, 7 ou 11 points pour 1, 2, 3 ou 4 parchemins cochés.
explorers-achievement-C8 = Quête des temples
    .text = 2, 5, 9 ou 14 points pour 1, 2, 3 ou 4 temples cochés.
explorers-achievement-C9 = Repas équilibrés
    .text = 2, 5, 9 ou 14 points pour 1, 2, 3 ou au moins 4 sets d’une pomme, une carotte et un poisson.
explorers-achievement-C10 = Bon voisinage
    .text = 4, 9, 15 ou 22 points pour 1, 2, 3 ou 4 villages dont les quatre cases adjacentes sont cochées.
explorers-achievement-C11 = Devant les portes
    .text = 2, 5, 9 ou 14 points pour 1, 2, 3 ou 4 temples entourés d’au moins deux coches ; le temple lui-même n’a pas besoin d’être coché.
explorers-achievement-C12 = Aux confins du monde
    .text = 3, 7, 12 ou 18 points pour 1, 2, 3 ou 4 coins du paysage cochés.

explorers-achievement-Z1 = Parallèle
    .text = 1 point pour chaque coche de ta plus longue ligne ininterrompue d’ouest en est.
explorers-achievement-Z2 = Méridien
    .text = 1 point pour chaque coche de ta plus longue ligne ininterrompue du nord au sud.
explorers-achievement-Z3 = Diagonale
    .text = 1 point pour chaque coche de ta plus longue diagonale ininterrompue, dans un sens ou dans l’autre.
explorers-achievement-Q = Arpentage
    .text = 1 point pour chaque coche de ton plus grand carré sans vide.

explorers-achievement-R1 = Course aux gemmes
    .text = Une course : cocher cinq gemmes.
explorers-achievement-R2 = Course aux aliments
    .text = Une course : cocher deux pommes, deux carottes et deux poissons.
explorers-achievement-R3 = Course aux chevaux
    .text = Une course : cocher trois chevaux.
explorers-achievement-R4 = Course aux clés et aux parchemins
    .text = Une course : cocher deux clés et deux parchemins.
explorers-achievement-R5 = Course des villages
    .text = Une course : avoir une coche adjacente à chaque village.
explorers-achievement-R6 = Course des villages et des temples
    .text = Une course : avoir une coche adjacente à trois villages, et cocher trois temples.
explorers-achievement-R7 = Course aux bords
    .text = Une course : avoir une coche sur chacun des quatre bords du paysage ; un coin est sur deux d’entre eux.
explorers-achievement-R8 = Course à travers le pays
    .text = Une course : avoir trois coches dans chaque quadrant.
