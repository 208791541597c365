# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won or lost, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
explorers-lesson-scored-Marked = { $villages ->
    [0] { "" }
   *[other] { $villages_signed } for you: a mark beside a village.
}{ $achievements ->
    [0] { "" }
   *[other] { " " }{ $achievements_signed } for you: achievements.
}
explorers-lesson-scored-MarksShown = { $villages ->
    [0] { "" }
   *[other] { $villages_signed } for { $seat }: marks beside a village.
}{ $achievements ->
    [0] { "" }
   *[other] { " " }{ $achievements_signed } for { $seat }: achievements.
}
explorers-lesson-scored-TempleExplored = { $you ->
    [true] +{ $points } for you: the highest number that was free at this temple.
   *[false] +{ $points } for { $seat }, who has explored temple { $quadrant }.
}
explorers-lesson-scored-RaceWon = { $you ->
    [true] +{ $points } for you: you have met the race “{ $achievement }”.
   *[false] +{ $points } for { $seat }, who has met the race “{ $achievement }”.
}
explorers-lesson-scored-RoundScored = { $you ->
    [true] The round brings you { explorers-name-round-points }.
   *[false] It brings { $seat } { explorers-name-round-points }.
}

explorers-lesson-first = Your first journey
    .text = Cards, marks, provisions, gems, keys and temples: all of Explorers, a turn at a time.

explorers-lesson-first-start = Setting out
explorers-lesson-first-start-hello = Welcome! I am Pilar, and I have been on the road all my life. Before you lies a land that nobody has crossed yet. Let us explore it together, square by square.
explorers-lesson-first-start-terrains = There are four terrains: prairie, water, desert and mountain. The small pictures are what you may find there.
explorers-lesson-first-start-village = You set out from this village in the middle; it is marked already. Orange sets out from here, too. You share the land, but everyone has marks of their own, so nobody is ever in your way.
explorers-lesson-first-start-terrain = To begin with, you choose one terrain and mark three squares of it. Up into the mountains: choose mountain.
    .done = Up we go!
    .other = You may well begin there. But the mountains lead to good things, believe me: take it back.
    .hint = Below the map are the four terrains. Choose mountain.
explorers-lesson-first-start-first = A new mark must be directly north, east, south or west of an old one. Here is the only mountain beside the village: mark it.
    .done = Your first mark!
    .hint = Press the mountain to the west of the village.
explorers-lesson-first-start-second = Go on from there. Corners do not count, but every square beside one of your marks does.
    .hint = Either of the squares that light up will do.
explorers-lesson-first-start-third = One more mountain. The table asks you again before the last mark of a turn, since then the turn is over.
    .hint = Press any square that lights up, and confirm it.
explorers-lesson-first-start-orange = Well marked! Orange has begun on the prairie, at the same time. The squares beside a village count at the end of the game; we shall come to that.

explorers-lesson-first-card = The card
explorers-lesson-first-card-turned = Some marks later. In every turn somebody turns a card with two sides. This time it was Orange, who has chosen water and will mark three squares of it.
explorers-lesson-first-card-near = Think of the card as lying between you. Water lies at Orange’s side, far from you: it gives you only two marks. Prairie is near you and gives three. Take prairie.
    .done = Three marks on prairie.
    .other = Two marks where Orange has three: sometimes that is just what one needs. Not today: take it back.
    .hint = Choose prairie on the card below the map.
explorers-lesson-first-card-carrot = There is a carrot. Mark its square, and it is yours.
    .done = A carrot for the journey! A second one you cannot mark in this round.
    .other = A pleasant meadow, but I am hungry. Take it back, and fetch the carrot.
    .hint = The carrot lies west of your mountains.
explorers-lesson-first-card-provisions = Every round has room for one apple, one carrot and one fish. A fish you have caught before. When the round ends, one kind brings 2 points, two bring 5, and all three 10.
explorers-lesson-first-card-meadow = Marks of one turn need not be together. Go to the other end of your map, and mark this meadow beside the village.
    .other = Not there, or we shall not reach the horse. Take it back.
    .hint = The meadow lies north of the village.
explorers-lesson-first-card-horse = And now the horse that grazes next to it!
    .done = Up you get! A horse carries you on at once.
    .other = But the horse was waiting for you! Take it back.
    .hint = The horse stands to the east of the meadow.
explorers-lesson-first-card-ride = One more mark, on any terrain. There lies a key in the desert: mark the mountain beside it, and it is within reach.
    .done = Next to the key. Well ridden!
    .other = Why not? It is your horse.
    .hint = The mountain lies north of the key. Any other square is allowed, too.
explorers-lesson-first-card-hidden = That was your turn. Everyone marks at the same time, and hidden; now you can see where Orange has gone.

explorers-lesson-first-choice = You choose
explorers-lesson-first-choice-yours = A new turn, and you have turned the card. So you choose: you will mark three squares of your side. Orange may mark three of the other side, or two of yours.
explorers-lesson-first-choice-side = Somebody has lost a scroll across the water, three squares from the village. Which side takes you there?
    .done = To the water!
    .other = Over the mountains you would never reach it. Take it back, and choose water.
    .hint = Choose water on the card.
explorers-lesson-first-choice-shore = First the shore beside the village.
    .other = Water, yes, but three marks are just enough for the scroll. Take it back, and begin at the village.
    .hint = The shore lies east of the village.
explorers-lesson-first-choice-lake = And on to the east.
    .other = That is not the way to the scroll, and you have no mark to spare. Take it back.
    .hint = Mark the square between your last mark and the scroll.
explorers-lesson-first-choice-scroll = There it is. Mark it!
    .other = So near! Take it back, and mark the scroll.
    .hint = Press the scroll, and confirm.
explorers-lesson-first-choice-found = A scroll is for bad cards. From the next turn on you may use it, whenever you like. A moment, and you will see how.

explorers-lesson-first-scroll = Key and temple
explorers-lesson-first-scroll-desert = The next card shows prairie and mountain. How dull! Everything you want lies in the desert: a key here, and a temple up there.
explorers-lesson-first-scroll-use = So use your scroll. You ignore the card, and mark four squares of one terrain instead. Choose desert.
    .done = Four squares of desert. Let us see what they are good for.
    .other = That would work. But we have come for the temple: take it back, and use the scroll for desert.
    .hint = The scroll is beside the card: choose desert there.
explorers-lesson-first-scroll-key = First fetch the key.
    .done = A key opens one temple, any temple, and you may use it at once.
    .other = Without the key the temple stays closed. Take it back.
    .hint = The key lies west of the village, below your mountains.
explorers-lesson-first-scroll-north = Now to the north. Here your water meets the desert.
    .other = The temple is in the north. Take it back, and set out from your water there.
    .hint = Mark the desert below the temple’s gate, east of your water.
explorers-lesson-first-scroll-gate = Nearly there: one more step, whichever way you like.
    .other = That leads away from the temple. Take it back.
    .hint = Mark a square that is beside the temple.
explorers-lesson-first-scroll-temple = And in! Your key opens the gate.
    .other = After all that way? Take it back, and mark the temple.
    .hint = Press the temple, and confirm.
explorers-lesson-first-scroll-column = You were the first, so the 12 is yours and is struck for Orange. Whoever comes second gets 8; among more players there are 10 and 6 as well. Each of the four temples is such a race.

explorers-lesson-first-gems = Gems
explorers-lesson-first-gems-take = Two turns later. Orange has chosen desert, so mountain is near you. Look where these two gems are, and choose your side.
    .done = Mountain: three marks, just enough.
    .other = There is no gem in the desert that you could reach. Take it back.
    .hint = Choose mountain on the card.
explorers-lesson-first-gems-gem = This gem is right beside your marks.
    .done = How it shines!
    .other = Let us first take the gem beside your marks. Take it back.
    .hint = It lies to the south-east of the village.
explorers-lesson-first-gems-pass = The other one is a little further, behind the place where you found the scroll.
    .other = Then you would not reach the other gem in this turn. Take it back.
    .hint = Mark the mountain to the east of the scroll.
explorers-lesson-first-gems-another = And there it is.
    .other = You are standing beside a gem! Take it back.
    .hint = Press the gem, and confirm.
explorers-lesson-first-gems-worth = Each gem brings 1 point at the end of this round, and again at the end of every later one. So look for gems early!

explorers-lesson-first-round = The end of a round
explorers-lesson-first-round-wild = The last turn of the round, and a wild card: each side is a pair of terrains. You have chosen desert and water, and every mark may be on either.
explorers-lesson-first-round-apple = You have a carrot and a fish. Here is the apple that you lack.
    .done = All three!
    .other = Not without the apple, this is the last turn! Take it back.
    .hint = The apple lies in the desert, south of your prairie.
explorers-lesson-first-round-village = Another village! Marks beside it bring points at the end of the game: one 3, two 5, three 7, and all four 10. Mark one of these squares.
    .other = That is not beside the village. Take it back.
    .hint = One is desert, next to the apple, and one is water, next to your prairie.
explorers-lesson-first-round-last = One mark is left, and as long as there is a square for it, it must be made. Beside the village it would bring 2 points more.
    .hint = Any square that lights up is right.
explorers-lesson-first-round-over = The round is over, and three kinds of provisions have brought you 10 points. Their column is empty again, the cards are shuffled; your marks and your gems remain.
explorers-lesson-first-round-sum = A game has four rounds of seven turns. At its end all is added up: provisions, gems, temples and villages. Unused keys and scrolls are worth nothing.

explorers-lesson-first-game = A real game
explorers-lesson-first-game-ready = Now play! It is another land, and it is already the last of the four rounds, so you have seven turns. Orange is a gentle player.
explorers-lesson-first-game-play = Three kinds of provisions, a key and its temple, marks beside villages: what can you reach? I shall be quiet now.
explorers-lesson-first-game-done = You know the rules. And you may play alone, too: then chance decides which side of a card is near you. Fair winds, explorer!
