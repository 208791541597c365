# What to do next: one sentence per phase in which a player decides; while everyone marks, by what the marks are for and
# by how far one has come.

explorers-prompt-LAY = Pose la prochaine tuile Paysage : choisis laquelle et dans quel sens.
explorers-prompt-VILLAGE = Plusieurs villages sont à la même distance du centre : choisis celui d’où tout le monde part.
explorers-prompt-SIDE = Choisis un côté de la carte. Tu y cocheras 3 cases ; les autres, 3 de l’autre côté ou 2 du tien.
explorers-prompt-MARKS-SETUP = Choisis le terrain de tes trois premières coches.
explorers-prompt-MARKS-CARD = Choisis ce que tu coches pendant ce tour. Personne ne le voit avant que tout le monde ait fini.
explorers-prompt-MARKS-CARD-alone = Choisis ce que tu coches pendant ce tour.
explorers-prompt-MARKS-EXTRA = Tu as exploré un temple : choisis un terrain pour ses coches supplémentaires.
explorers-prompt-OVER = La partie est terminée.

explorers-prompt-mark = { $marks ->
    [one] Coche une case : c’est la dernière.
   *[other] Coche une case : il t’en reste { $marks } à cocher.
}
explorers-prompt-horse = Ton cheval t’emporte plus loin : coche une case de n’importe quel terrain.
