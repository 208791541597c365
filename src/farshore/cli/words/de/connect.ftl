# farshore bot connect.

cli-help-bot = Lässt eigene Bots bei einem Server spielen.
cli-help-bot-connect = Setzt einen Bot an einen Tisch eines Servers und spielt dort, bis die Partie zu Ende ist. Strg-C geht; dann spielt ein Bot des Servers weiter, bis du wiederkommst.
cli-connect-url = Der Link zu einem freien Platz (…/join#…) oder die Adresse eines Tischs, an dem der Bot schon sitzt (…/t/…).
cli-connect-bot = Welcher Bot spielt, wie ihn die Arena nennt: search, greedy:… oder ein Programm, „cmd:./mybot“.
cli-connect-token = Das Token des Bot-Kontos, dort auf der Seite „Du“ angelegt. Besser in der Variablen, die andere nicht sehen.
cli-connect-seconds = Wie lange er über eine Wahl nachdenkt.
cli-connect-no-token = Wer spielt? Leg auf der Seite „Du“ jenes Servers einen Bot an und übergib sein Token: FARSHORE_BOT_TOKEN=… oder --token.
cli-connect-bad-url = „{ $url }“ ist weder der Link zu einem Platz (https://…/join#…) noch die Adresse eines Tischs (https://…/t/…).
cli-connect-unreachable = { $place } ist nicht erreichbar: { $reason }
cli-connect-no-farshore = { $place } antwortet nicht wie ein Farshore-Server (Status { $status }).
cli-connect-refused = Der Server sagt: { $text }
cli-connect-not-seated = Der Bot sitzt nicht an diesem Tisch. Gib ihm dort einen Platz oder nimm den Link zu einem freien.
cli-connect-plays = { $bot } sitzt bei { $place } und spielt { $game } als { $name }. Strg-C geht.
cli-connect-waits = Die Verbindung ist abgerissen. Neue Versuche, bis sie wieder steht …
cli-connect-back = Wieder verbunden.
cli-connect-won = Die Partie ist zu Ende: gewonnen, mit { $scores }.
cli-connect-over = Die Partie ist zu Ende, mit { $scores }.
cli-connect-off = Der Tisch wurde abgesagt.
cli-connect-left = Gegangen. Der Platz ist wieder frei.
cli-connect-handed = Gegangen. Ein Bot des Servers spielt weiter; derselbe Befehl nimmt den Platz zurück.
