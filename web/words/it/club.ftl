# La pagina del club.

club = Il club
    .text = Come se la cava chi ha un account su questo server. Conta ogni partita finita, chiunque fosse al tavolo; i singoli risultati si vedono solo dei tavoli che puoi guardare.
club-title = Farshore: il club
club-listed = Nominami in questa pagina
    .text = Se dici di no, qui nessuno vede il tuo nome. Le tue partite contano comunque per la classifica degli altri.
club-none = Nessuno ha ancora finito una partita di questo gioco.
club-place = Posizione
club-name = Chi
club-rating = Valutazione
    .text = Secondo openskill: tutti cominciano da 25. Probabilmente sta nell’intervallo indicato accanto; l’elenco segue il suo limite inferiore.
club-games = Partite
club-wins = Vinte
club-streak = Serie
    .text = Partite vinte di seguito: adesso, e al massimo
club-you = tu
club-bot = bot
club-solo = Da soli
    .text = Il miglior rango e il massimo dei punti di chi ha giocato a Explorers da solo.
club-rank = Rango
club-points = Punti
club-results = Ultimi risultati
club-result-none = Nessuna tua partita è ancora finita.
club-export = Porta con te
    .csv = Come tabella (CSV)
    .json = Come JSON
