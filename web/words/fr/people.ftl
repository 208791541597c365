# Regarder une table, par un lien que son hôte donne.
watch-link = Laisser d’autres regarder
    .text = Seuls ceux qui jouent ici voient cette table. Qui a ce lien peut la regarder.
    .listed = Tout le monde sur ce serveur peut regarder. Avec ce lien, d’autres trouvent la table tout de suite.
    .label = Lien pour regarder
    .renew = Créer un autre lien
    .renew-text = Qui regarde par ce lien ne verra plus rien.

# Soi-même : nom, compte, appareils.
you = Toi
    .open = Toi : nom, mot de passe, appareils
to-club = Le club : classements et résultats

# L’accueil : des tables qui attendent quelqu’un, des gens avec qui jouer.
lobby = Des tables t’attendent
lobby-invited = { $host } t’invite à { $game }
lobby-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
lobby-sit-at = Prendre place : { $game } avec { $host }
lobby-decline = Non merci
title-waiting = ({ $count }) Farshore
my-games-finished = Parties terminées
companions = Avec qui tu as joué
companion-games = { $count ->
    [one] 1 partie ensemble
   *[other] { $count } parties ensemble
}
companion-invite = Inviter encore
    .of = Inviter encore : { $name } à { $game }
    .text = Ouvre une table de { $game } pour vous deux ; l’invitation attend sur sa page d’accueil.
who-may-come = Qui peut venir ?
    .link = Qui a le lien
    .all = Tout le monde ici
    .link-text = La table est privée : seuls la trouvent ceux à qui tu envoies un lien.
    .all-text = Tout le monde sur ce serveur voit la table sur sa page d’accueil, peut prendre place et regarder.
