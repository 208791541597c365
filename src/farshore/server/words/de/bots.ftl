# Bots von außerhalb: Programme, die mit einem Token spielen.

server-unknown-token = Dieses Token gehört keinem Bot, oder nicht mehr. Wer den Bot angelegt hat, kann ihm auf der Seite „Du“ ein neues geben.
server-for-people = Das dürfen nur Menschen, und es wurde mit dem Token eines Bots verlangt.
server-for-bots = Das ist für Bots da, mit ihrem Token.
server-not-to-act = Dieser Platz ist jetzt nicht am Zug.
server-no-bot = Einen solchen Bot hast du nicht.
server-too-many-bots = Niemand darf mehr als { $most } Bots haben. Lösche zuerst einen.
