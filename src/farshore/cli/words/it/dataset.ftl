# Che cosa dice il comando delle raccolte di dati.

cli-help-dataset = Fa giocare dei bot e scrive le loro partite in file Parquet per programmi che imparano.
cli-arg-dataset-folder = La cartella per i file e per le partite stesse. Lo stesso comando riprende da dove si era fermato.
cli-arg-dataset-bots = Chi gioca: un bot a tutti i posti, o diversi uno contro l’altro, separati da virgole.
cli-arg-dataset-games = Quante partite; con diversi bot, altrettante per ogni incontro.
cli-arg-dataset-positions = Se ogni riga dice come stava la partita: una posizione con i suoi segreti.
cli-arg-dataset-observations = Se ogni riga dice che cosa vedeva il posto, in tabelle di numeri.
cli-dataset-written = { $folder } contiene { $decisions ->
    [one] una decisione
   *[other] { $decisions } decisioni
} di { $games ->
    [one] una partita.
   *[other] { $games } partite.
}
cli-dataset-broken = { $games ->
    [one] Un’altra partita è andata perduta
   *[other] Altre { $games } partite sono andate perdute
} per un errore di un bot e { $games ->
    [one] non è inclusa.
   *[other] non sono incluse.
}
