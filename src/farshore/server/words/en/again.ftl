# Going on from a moment, and records that are taken in.

server-not-exact = Older rules have played this moment, so nobody can tell how things stood. Choose a later one.
server-bad-import = This record cannot be taken in: { $reason }
server-record-broken = it is not the record of a game that can have been played.
server-record-long = it has more than { $most } steps.
server-record-slow = it would take too long to play it again.
