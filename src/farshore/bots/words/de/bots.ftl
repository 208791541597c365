# What the players that are programs are called, and how they play.

bot-random = Zufällig
    .text = Macht irgendeinen erlaubten Zug, ohne nachzudenken. Gut, um die Regeln kennenzulernen.
bot-greedy = Gierig
    .text = Nimmt, was gerade am besten aussieht, und plant nicht voraus. Für deine ersten Partien ein echter Gegner.
bot-search = Weitsichtig
    .text = Plant ganze Züge, spielt sie in vielen möglichen Partien durch und nimmt, was dabei am besten abschneidet. Der stärkste Gegner; er lässt sich Zeit.

bot-unknown = { $game } hat keinen Bot „{ $name }“. Es gibt: { $known }.
bot-no-setting = „{ $setting }“ lässt sich beim Bot „{ $name }“ von { $game } nicht einstellen. Er kennt: { $known }.
bot-bad-setting = „{ $setting }“ des Bots „{ $name }“ kann nicht „{ $value }“ sein.
bot-bad-choice = Der Bot auf Platz { $seat } wählte { $action }, was er nicht darf.
bot-no-adviser = Kein Bot von { $game } kann sagen, wie gut ein Zug ist.
