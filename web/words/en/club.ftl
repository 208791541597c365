# The club's page.

club = The club
    .text = How those fare who have an account on this server. Every game that is over counts, whoever was at the table; single results are shown only of tables that you may look at.
club-title = Farshore: the club
club-listed = Name me on this page
    .text = If you say no, nobody sees your name here. Your games still count for the others’ ratings.
club-none = Nobody has finished a game of this yet.
club-place = Place
club-name = Name
club-rating = Rating
    .text = By openskill: everybody begins at 25. It is believed to be within the range beside it; the list goes by its lower end.
club-games = Games
club-wins = Won
club-streak = Streak
    .text = Games won one after the other: now, and at best
club-you = you
club-bot = bot
club-solo = Alone
    .text = The best rank and the most points of everybody who has played Explorers alone.
club-rank = Rank
club-points = Points
club-results = Latest results
club-result-none = No game of yours is over yet.
club-export = Take it along
    .csv = As a table (CSV)
    .json = As JSON
