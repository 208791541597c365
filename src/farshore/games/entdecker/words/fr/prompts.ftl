# What to do next, one sentence per phase in which a player decides.

entdecker-prompt-TOP_SCOUTS = Désigne en secret deux de tes éclaireurs : ils compteront double dans la jungle à la fin.
entdecker-prompt-WHEEL = Tu as obtenu le gouvernail : choisis combien de pièces d’or tu prends. Les autres en reçoivent une de plus.
entdecker-prompt-START = Choisis où commence ton voyage, et paie ce qu’il faut pour y arriver.
entdecker-prompt-ANNOUNCE = Annonce combien de tuiles tu vas piocher, face cachée ou face visible. Tu les paies maintenant.
entdecker-prompt-EXPLORE = Poursuis ton voyage : pioche une tuile, ou termine-le en posant une unité ou en t’arrêtant, si possible.
entdecker-prompt-PLACE = Pose la tuile piochée : choisis la case et le sens.
entdecker-prompt-NATIVES = Des indigènes amicaux : tu peux envoyer gratuitement un éclaireur sur un sentier de la jungle.
entdecker-prompt-RECALLED = Pose l’éclaireur que tu as rappelé.
entdecker-prompt-SETTLED = Ta nouvelle colonie peut envoyer un éclaireur sur un sentier de la jungle.
entdecker-prompt-ISLAND = Plusieurs îles sont achevées : choisis la prochaine à décompter.
entdecker-prompt-SCOUTS = L’île est décomptée : envoie un de tes éclaireurs qui s’y trouvent sur un sentier de la jungle.
entdecker-prompt-OVER = La partie est terminée.

# How a game was won, beyond who won it: gold decided between players with the same points (ENT-92).
entdecker-verdict-gold = { $tied } ont autant de points ; l’or tranche : la victoire va à qui en a le plus, ici { $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
}.
