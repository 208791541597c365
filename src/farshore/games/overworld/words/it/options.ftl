# The game itself, and what a table may agree on. An option's title is the message, its explanation .text; each of its
# values is an attribute of that name.

game-overworld = Overworld
    .text = Posa tessere a forma di L, di terra e d’acqua, e la mappa cresce in ogni direzione. Occupa montagne e foreste con i tuoi cammelli, gorghi e scogliere con le tue navi. Dove le tessere lasciano un varco che nessuna tessera può riempire, chi è più forte lì intorno scopre l’ingresso di un dungeon: metti le tue porte lontane l’una dall’altra.

overworld-option-provisions = Provviste
    .text = Se i grandi varchi contengono torce, mappe, chiavi, pozioni e cosce di pollo, che danno punti in set di tipi diversi.
    .true = con le provviste della bottega
    .false = senza provviste
overworld-option-ports = Porti
    .text = Se ognuno ha un porto, che si può costruire in un varco al posto di una porta e fa contare una grande regione accanto.
    .true = con un porto per tutti
    .false = senza porti
