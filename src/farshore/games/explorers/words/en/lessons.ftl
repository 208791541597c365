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
    [true] { $extra ->
        [0] +{ $points } for you: the highest number that was free at this temple.
        [one] +{ $points } for you, as for everyone who explores this temple, and { $extra } extra mark.
       *[other] +{ $points } for you, as for everyone who explores this temple, and { $extra } extra marks.
    }
   *[false] +{ $points } for { $seat }, who has explored temple { $quadrant }.
}
explorers-lesson-scored-RaceWon = { $you ->
    [true] +{ $points } for you: you have met the race “{ $achievement }”.
   *[false] +{ $points } for { $seat }, who has met the race “{ $achievement }”.
}
explorers-lesson-scored-RoundScored = { $you ->
    [true] The round brings you { explorers-name-round-points }.
   *[false] The round brings { $seat } { explorers-name-round-points }.
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
explorers-lesson-first-game-play = Three kinds of provisions, a key and its temple, marks beside villages: what can you reach? I shall be quiet now, unless you ask me: press the lamp.
explorers-lesson-first-game-done = You know the rules. And you may play alone, too: then chance decides which side of a card is near you. Fair winds, explorer!

explorers-lesson-expert = Expert sides and achievements
    .text = What changes when provisions, gems, temples and villages are turned to their expert sides, and what achievements are.

explorers-lesson-expert-gems = Gems
explorers-lesson-expert-gems-hello = Here you are again! You know your way, so let us make it steeper. Provisions, gems, temples and villages each have an expert side. A table may play with any of them; today it is all four.
explorers-lesson-expert-gems-track = Expert gems begin with debts: −3, −2, −1. Each gem strikes one of them. At the end of every round you lose what is still open, so look for gems at once.
explorers-lesson-expert-gems-third = You have two gems, and one mark left in round 1. Here is the third: mark it.
    .done = That was the last debt.
    .other = Then you would lose a point for the last debt. Take it back, and mark the gem.
    .hint = The gem lies in the desert, at the end of your long line. Press it, and confirm.
explorers-lesson-expert-gems-scored = You lose nothing; Orange, with a single gem, lost 3. From now on every gem is worth something: +1, then +2, +2, +3 and so on. In every round you score the sum of those that you have.

explorers-lesson-expert-apples = Provisions
explorers-lesson-expert-apples-kinds = Expert provisions have a round for each kind: none in round 1, apples in round 2, carrots in round 3, fish in round 4. One brings 1 point, two bring 4, three 9, and four 16.
explorers-lesson-expert-apples-carrot = This is round 2, so nobody may mark this carrot: you have to go around it, and come back in time.
explorers-lesson-expert-apples-third = You have two apples, and one mark left in this round. Is there another?
    .done = Three apples!
    .other = There is an apple within reach! Take it back.
    .hint = It lies in the west, south of your marks. Press it, and confirm.
explorers-lesson-expert-apples-scored = Three times three is 9: it pays to plan your way from apple to apple. Your fourth gem counts for the first time, too.

explorers-lesson-expert-temple = Temples
explorers-lesson-expert-temple-numbers = On the expert side a temple is worth 8 points to everyone who explores it. But whoever is first gets three extra marks as well; of two players, the second gets one.
explorers-lesson-expert-temple-enter = You have a key, and one mark left. Enter!
    .other = The gate is right beside you. Take it back, and mark the temple.
    .hint = Press the temple, and confirm.
explorers-lesson-expert-temple-terrain = When all have marked, the extra marks come, on one terrain of your choice. In the desert beyond there is a gem, a carrot and a horse; but choose what you like.
    .hint = Choose a terrain below the map. Desert leads furthest.
explorers-lesson-expert-temple-one = Three extra marks, by the usual rules, and on no other terrain. Set out!
    .hint = Any square that lights up is right.
explorers-lesson-expert-temple-two = Two are left. They need not be together, either.
    .hint = Any square that lights up is right.
explorers-lesson-expert-temple-three = And one more. Whatever you find is yours, as always; a horse would carry you further still.
    .hint = Any square that lights up is right.
explorers-lesson-expert-temple-end = So many squares in one turn! Extra marks may even lead you to another temple, if you have one more key: then it brings extra marks of its own.

explorers-lesson-expert-villages = Villages
explorers-lesson-expert-villages-poorest = On the expert side only one village counts: that with the fewest marks beside it. One mark brings 12 points, two 18, three 26, four 40; none brings nothing. Here one has nothing yet.
explorers-lesson-expert-villages-take = It is that village, in the far south-west, and you are close. Which side of the card takes you there?
    .done = Three marks on prairie.
    .other = That leads elsewhere. Take it back, and choose prairie.
    .hint = The squares around the village are prairie: choose prairie on the card.
explorers-lesson-expert-villages-beside = Mark the square beside the village.
    .done = No village is forgotten any more.
    .other = The village must not be forgotten. Take it back.
    .hint = It lies to the east of the village.
explorers-lesson-expert-villages-around = Your other villages have two marks or more, so this one shall have a second. Go around the corner.
    .other = Then you would not reach a second side of the village in this turn. Take it back.
    .hint = Mark the square south of your last mark.
explorers-lesson-expert-villages-second = And there is its south side.
    .other = One step short! Take it back, and mark the square south of the village.
    .hint = Press the square south of the village, and confirm.
explorers-lesson-expert-villages-worth = Now the fewest are two. More marks here alone would bring nothing: two other villages have two as well, and all of them must grow.

explorers-lesson-expert-achievements = Achievements
explorers-lesson-expert-achievements-three = With any sides, a table may play with up to three achievements, which bring points to everyone who meets them. In this game there is a race, a line and a promise.
explorers-lesson-expert-achievements-line = The line first: “Parallel” brings 1 point for each mark of your longest line from west to east. This square makes it longer. The start village counts in it, too.
    .other = That does not make your line longer. Take it back.
    .hint = Mark the square to the west of the start village.
explorers-lesson-expert-achievements-horse = Now a horse is beside you, and “On Foot” is the promise: 8 points for whoever has marked no horse when the game ends. So let it graze!
explorers-lesson-expert-achievements-race = The race asks for three marks in each quarter of the map. You lack one in the south-east, where you have two. Make it, with your last mark!
    .done = Three in every quarter!
    .other = That does not win the race; and a horse would cost you 8 points besides. Take it back.
    .hint = Go on from your marks on the water in the south-east. Press the square, and confirm.
explorers-lesson-expert-achievements-kinds = Races are looked at after every turn: of two players the first takes 10, the second 6, and equals take the same. All other achievements are counted when the game ends.
explorers-lesson-expert-achievements-done = There are 32 of them, and every game has others. Now you know the expert sides, too. Safe travels!
