# Whom people play against: four for each game, from gentle to strong. A name is a name, and the same in every language.

# Entdecker
bot-nilo = Nilo
    .text = Le mousse. Débarque là où se pose son regard et n’a jamais appris à quoi sert l’or.
bot-ines = Inés
    .text = La pionnière. Veut un village sur chaque plage et bâtit avant de savoir si l’île est grande.
bot-cornelis = Cornelis
    .text = L’avare. Retourne chaque pièce deux fois et renonce parfois à un rivage parce qu’il coûte quelque chose.
bot-yara = Yara
    .text = La navigatrice. Prévoit chaque voyage jusqu’au bout, le tien compris.

# Explorers
bot-tilly = Tilly
    .text = La flâneuse. Ramasse ce qui borde le chemin et regarde rarement le reste de la carte.
bot-bruno = Bruno
    .text = Le coureur de temples. Se précipite vers chaque temple et oublie de manger.
bot-greta = Greta
    .text = L’excursionniste. Trouve le meilleur chemin pour aujourd’hui ; demain est un autre jour.
bot-amara = Amara
    .text = La professeure. A parcouru toute la carte en pensée avant que tu n’aies déplié la tienne.

# Overworld
bot-samir = Samir
    .text = Le petit chamelier. Trottine derrière la dernière tuile et s’étonne de chaque faille.
bot-zora = Zora
    .text = La flambeuse. Voit une porte dans chaque trou et parie que ce sera la sienne.
bot-anton = Anton
    .text = Le berger. Garde ses explorateurs groupés et ne les envoie que lorsque cela rapporte.
bot-wen = Wen
    .text = L’arpenteuse. Sait ce qui reste dans le sac, et où tu aimerais le poser.
