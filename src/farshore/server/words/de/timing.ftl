# What the log of a table says about time. { $seat } is a name.
server-seat-late = Die Zeit von { $seat } ist abgelaufen.
server-seat-takeover = Die Zeit von { $seat } war abgelaufen. Bis zur Rückkehr spielt ein Bot.
server-seat-vote = Eine Stimme dafür, dass ein Bot für { $seat } spielt.
server-seat-free = Der Platz von { $seat } ist wieder frei. Jemand anderes kann ihn einnehmen.
server-seat-pause-ask = { $seat } hätte gern eine Pause.
server-seat-pause-no = { $seat } möchte lieber weiterspielen.
server-seat-pause = Alle sind mit einer Pause einverstanden. Die Uhren stehen still.
server-seat-resume = { $seat } beendet die Pause. Die Uhren laufen wieder.
