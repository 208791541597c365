# Watching a table, by a link that its host gives away.
watch-link = Let others watch
    .text = Only those who play here see this table. Whoever has this link may look on, as a spectator.
    .listed = Everyone on this server may look on. With this link, others find the table at once.
    .label = Link to watch
    .renew = Make another link
    .renew-text = Whoever watches by this link no longer does.

# Oneself: name, account, devices.
you = You
    .open = You: name, password, devices
to-club = The club: ratings and results

# The lobby: tables that wait for somebody, people to play with.
lobby = Tables that wait for you
lobby-invited = { $host } invites you to { $game }
lobby-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
lobby-sit-at = Sit down: { $game } with { $host }
lobby-decline = No, thanks
title-waiting = ({ $count }) Farshore
my-games-finished = Finished games
companions = People you have played with
companion-games = { $count ->
    [one] 1 game together
   *[other] { $count } games together
}
companion-invite = Invite again
    .of = Invite again: { $name } to { $game }
    .text = Opens a table of { $game } for the two of you; the invitation waits on their start page.
who-may-come = Who may come?
    .link = Whoever has the link
    .all = Everyone here
    .link-text = The table is private: only those to whom you send a link find it.
    .all-text = Everyone on this server sees the table on their start page, may sit down, and may look on.
