# What the players that are programs are called, and how they play.

bot-random = Aléatoire
    .text = Joue n’importe quel coup permis, sans réfléchir. Parfait pour découvrir les règles.
bot-greedy = Glouton
    .text = Prend ce qui lui paraît le mieux sur le moment, sans prévoir. Un véritable adversaire pour tes premières parties.
bot-search = Prévoyant
    .text = Prépare des tours entiers, les essaie dans de nombreuses parties possibles et garde ce qui réussit le mieux. L’adversaire le plus fort ; il prend son temps.

bot-unknown = { $game } n’a pas de bot « { $name } ». Il y a : { $known }.
bot-no-setting = « { $setting } » ne se règle pas sur le bot « { $name } » du jeu { $game }. Il connaît : { $known }.
bot-bad-setting = « { $setting } » du bot « { $name } » ne peut pas être « { $value } ».
bot-bad-choice = Le bot de la place { $seat } a choisi { $action }, ce qui ne lui est pas permis.
bot-no-adviser = Aucun bot du jeu { $game } ne sait dire ce que vaut un coup.
