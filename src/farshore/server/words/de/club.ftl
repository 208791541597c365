# Die Seite des Clubs.

server-no-member = Der Club ist für alle, die auf diesem Server ein Konto haben: Wähle auf der Seite „Du“ ein Passwort.
