# What all others at a table are asked for: to go back, or to end the game.
agree-back-to = Wohin zurück?
# $line is a sentence of the story
agree-before = Davor: { $line }
agree-before-unseen = Dahin, wo alle zuletzt etwas geschehen sahen
agree-nothing = Es gibt nichts von dir, das sich zurücknehmen ließe.
agree-back-known = Alles seither wird zurückgenommen. Was jemand gesehen hat, bleibt bekannt, und der Zufall bringt wieder dasselbe.
agree-ask = Alle fragen
agree-go = Zurückgehen
agree-yes = Zustimmen
agree-no = Nicht zustimmen
agree-withdraw = Bitte zurückziehen
# $names are people
agree-waits = Noch ohne Antwort: { $names }
agree-region = Was alle gefragt werden
# beside the name of somebody for whom a bot plays on
