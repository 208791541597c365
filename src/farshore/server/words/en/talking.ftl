# What the table says about talk that it does not take.
server-talk-empty = There is nothing to say yet: write something first.
server-talk-long = That is too long: say it in { $most } signs at most.
server-talk-fast = Slowly, please: give the others time to read. Try again in a moment.
server-talk-silenced = The host does not let you talk at this table for now.
server-talk-gone = That is no longer there.
