# What the players that are programs are called, and how they play.

bot-random = Random
    .text = Plays any legal move, without a thought. Good for a first look at the rules.
bot-greedy = Greedy
    .text = Takes what looks best now and does not plan ahead. A real opponent for your first games.
bot-search = Far-sighted
    .text = Plans whole turns, tries them in many possible games and takes what comes out best. The strongest opponent; it takes its time.

bot-unknown = { $game } has no bot “{ $name }”. It has: { $known }.
bot-no-setting = “{ $setting }” cannot be set on the bot “{ $name }” of { $game }. It knows: { $known }.
bot-bad-setting = “{ $setting }” of the bot “{ $name }” cannot be “{ $value }”.
bot-bad-choice = The bot on seat { $seat } chose { $action }, which it may not do.
bot-no-adviser = No bot of { $game } can say how good a move is.
