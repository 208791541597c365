# La page du club.

club = Le club
    .text = Comment s’en sortent celles et ceux qui ont un compte sur ce serveur. Toute partie terminée compte, quelles que soient les personnes à la table ; un résultat précis n’est montré que pour les tables que tu peux regarder.
club-title = Farshore : le club
club-listed = Me nommer sur cette page
    .text = Si tu refuses, personne ne voit ton nom ici. Tes parties comptent toujours pour le classement des autres.
club-none = Personne n’a encore terminé de partie de ce jeu.
club-place = Rang
club-name = Qui
club-rating = Classement
    .text = Selon openskill : tout le monde commence à 25. Il se trouve sans doute dans l’intervalle indiqué à côté ; la liste suit la borne inférieure.
club-games = Parties
club-wins = Gagnées
club-streak = Série
    .text = Parties gagnées de suite : en ce moment, et au mieux
club-you = toi
club-bot = bot
club-solo = En solo
    .text = Le meilleur rang et le plus de points de chaque personne qui a joué à Explorers en solo.
club-rank = Rang
club-points = Points
club-results = Derniers résultats
club-result-none = Aucune de tes parties n’est encore terminée.
club-export = Emporter
    .csv = En tableau (CSV)
    .json = En JSON
