# What all others at a table are asked for, and what they answer.

# told among what happens; $seat is a person's name or a colour
server-asked-back = { $seat } asks everybody to go back.
server-asked-end = { $seat } asks everybody to end the game as it stands.
server-agrees = { $seat } agrees.
server-declines = { $seat } does not agree. The game goes on.
server-withdraws = { $seat } no longer asks.
server-gone-back = All agree with { $seat }: the game goes on from an earlier moment. Chance will bring the same again.
server-agreed-end = All agree: the game ends as it stands.

# to whoever is asked; $line is a sentence of the story
server-asks-back = { $seat } asks to go back to before this: { $line }
server-asks-back-unseen = { $seat } asks to go back to where everybody last saw something happen.
server-asks-end = { $seat } asks to end the game as it stands, by agreement.

# what cannot be done
server-is-agreed = This game was ended by agreement. There is no more play here.
server-cannot-ask = This cannot be asked for at this table as it stands now.
server-asked-already = The others were already asked. Wait for their answer; after a no, until the next move.
server-not-asked = You are not asked for this.
