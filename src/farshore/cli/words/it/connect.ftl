# farshore bot connect.

cli-help-bot = Fa giocare i tuoi bot su un server.
cli-help-bot-connect = Mette un bot a un tavolo di un server e gioca lì fino alla fine della partita. Ctrl-C per andarsene; poi un bot del server continua finché non torni.
cli-connect-url = Il link a un posto libero (…/join#…), o l’indirizzo di un tavolo a cui il bot siede già (…/t/…).
cli-connect-bot = Quale bot gioca, come lo chiama l’arena: search, greedy:…, o un programma, «cmd:./mybot».
cli-connect-token = Il token dell’account del bot, creato lì alla pagina «Tu». Meglio nella variabile, che gli altri non vedono.
cli-connect-seconds = Per quanto tempo pensa a una scelta.
cli-connect-no-token = Chi gioca? Crea un bot alla pagina «Tu» di quel server e dai qui il suo token: FARSHORE_BOT_TOKEN=… o --token.
cli-connect-bad-url = «{ $url }» non è né il link a un posto (https://…/join#…) né l’indirizzo di un tavolo (https://…/t/…).
cli-connect-unreachable = { $place } non è raggiungibile: { $reason }
cli-connect-no-farshore = { $place } non risponde come un server Farshore (stato { $status }).
cli-connect-refused = Il server dice: { $text }
cli-connect-not-seated = Il bot non siede a quel tavolo. Dagli un posto lì, o usa il link a un posto libero.
cli-connect-plays = { $bot } siede presso { $place } e gioca a { $game } come { $name }. Ctrl-C per andarsene.
cli-connect-waits = La connessione si è interrotta. Nuovi tentativi finché non torna…
cli-connect-back = Di nuovo connesso.
cli-connect-won = La partita è finita: vinta, con { $scores }.
cli-connect-over = La partita è finita, con { $scores }.
cli-connect-off = Il tavolo è stato sciolto.
cli-connect-left = Uscito. Il posto è di nuovo libero.
cli-connect-handed = Uscito. Un bot del server continua; lo stesso comando riprende il posto.
