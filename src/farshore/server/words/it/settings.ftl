# What whoever runs the server may choose: the help of `farshore serve` and the comments of the sample file.

setting-data = La cartella in cui si conservano i tavoli, al posto di quella solita.
setting-database = L’indirizzo di un database PostgreSQL, per conservare tutto lì invece che nella cartella. Può contenere una password: indicalo nel file o nell’ambiente piuttosto che sulla riga di comando.
setting-host = L’indirizzo su cui ascoltare. Con 0.0.0.0 può giocare anche chi è nella tua rete.
setting-port = La porta su cui ascoltare; 0 è una qualunque libera. Se non indicata 8420, o una qualunque libera se quella è occupata.
setting-allow = Nomi con cui i browser possono chiamare il server, come tables.example.
setting-proxies = Indirizzi di proxy a cui si crede quando dicono per chi chiedono.
setting-keep-days = Dopo quanti giorni si elimina un tavolo che nessuno ha toccato. Se non indicato, tutto si conserva per sempre.
setting-address = L’indirizzo con cui gli altri chiamano questo server, con cui cominciano i link nei messaggi. Se non indicato, quello usato da chi ha chiesto i messaggi; la posta ne ha bisogno.
setting-smtp = Il server che manda la posta: smtp:// con STARTTLS, o smtps://. Se non indicato, non se ne manda. Può contenere una password: meglio dirla nel file o nell’ambiente che sulla riga di comando.
setting-mail-from = Il mittente delle e-mail, come Farshore <farshore@tables.example>.
setting-free-after = Per quanti secondi, senza orologi, tutti devono aver aspettato qualcuno prima che chi ospita possa liberarne il posto.
setting-notice-delay = Per quanti secondi non si avvisa chi è di turno o ha appena lasciato il tavolo.
setting-notice-networks = Reti proprie, come 192.168.1.0/24, in cui si possono mandare messaggi ai webhook, anche in semplice http. Se non indicate, solo verso internet.
setting-notices-each = Quanti messaggi al massimo riceve una persona in un’ora. 0: quanti ne capitano.
setting-notices-all = Quanti messaggi al massimo ricevono tutti insieme in un’ora. 0: quanti ne capitano.
setting-coach = Per quanti secondi si pensa a una richiesta di consiglio al tavolo.
setting-review = Per quanti secondi si pensa a ogni scelta di una partita finita.
setting-log = Come si annota ciò che accade, sullo standard error: plain, righe per le persone, o json per i programmi. Non vi si trovano nomi, parole o segreti.
setting-log-level = Quanto si annota: con warning solo gli avvertimenti, con info anche ogni richiesta secondo il tipo, mai chi l’ha fatta.
setting-metrics-token = Una parola segreta per «Authorization: Bearer …», con cui /metrics si legge da altrove. Se non indicata, solo da questa macchina.
setting-drain-seconds = Per quanti secondi un server che deve finire risponde ancora mentre /ready dice di no, così che un proxy non mandi più nessuno qui.
setting-budget = Dopo quanti secondi si ferma un bot che non risponde.
setting-workers = Quanti processi servono, su una sola porta. Più di uno richiede un database PostgreSQL.
setting-thinkers = Quanti processi pensano per i bot e i consigli.
setting-beat = Secondi tra due segni di vita sulla connessione a una pagina.
setting-largest-body = La richiesta più grande che si legge, in byte.
setting-changes = Quante richieste che cambiano qualcosa un ospite può inviare al secondo; da uno stesso indirizzo quattro volte tante. 0: senza limite.
setting-looks = Quante richieste che non cambiano nulla possono venire da un indirizzo al secondo. 0: senza limite.
setting-files = Quanti file della pagina si possono chiedere da un indirizzo al secondo. 0: senza limite.
setting-work = Quanti secondi di processore un indirizzo può usare al secondo. 0: senza limite.
setting-sockets = Quanti tavoli si possono seguire insieme da un indirizzo.
setting-all-sockets = Quanti tavoli si possono seguire insieme in tutto, per quanto il sistema lo consente a un processo.
setting-connections-each = Quante connessioni può avere insieme un indirizzo.
setting-connections = Quante connessioni possono esserci insieme.
setting-header-seconds = Entro quanti secondi devono arrivare le intestazioni di una richiesta.
setting-body-seconds = Entro quanti secondi deve arrivare tutta una richiesta, e la lettura di una risposta deve andare avanti.
setting-openings = Quanti tavoli si possono aprire da un indirizzo al secondo, dopo sessanta in una volta. 0: senza limite.
setting-newcomers = Quanti nuovi ospiti possono venire da un indirizzo al secondo, dopo sessanta in una volta. 0: senza limite.
setting-imports = Quanti byte di registrazioni si accettano da un indirizzo al secondo, dopo due milioni in una volta. 0: senza limite. Dalla metà di largest_data in poi non se ne accettano più.
setting-logged = Quanti byte di mosse si conservano da un indirizzo al secondo, dopo venti milioni in una volta. 0: senza limite.
setting-running-each = Quanti tavoli da uno stesso indirizzo possono essere in corso. 0: senza limite.
setting-running = Quanti tavoli possono essere in corso in tutto. 0: senza limite.
setting-largest-data = Da quanti byte conservati in poi non si aprono più tavoli e non si accolgono nuovi ospiti.
setting-kept = Quanti tavoli che nessuno segue restano in memoria.

# the command line
setting-file = Un file di impostazioni; «--sample-settings» ne stampa uno da cui cominciare. Le variabili come FARSHORE_PORT e le opzioni hanno la precedenza.
setting-set = Qualunque impostazione, nella forma name=value; si può ripetere.
setting-print-sample = Stampa un file con tutte le impostazioni, a che cosa servono e che cosa è solito, e poi si ferma.

# the sample file; a setting's text, then what it may be
setting-sample = Impostazioni di un server Farshore, per «farshore serve --settings FILE». Ciò che qui sta dietro un # è il solito; togli il # per cambiarlo. Una variabile d’ambiente, { $prefix } e il nome in maiuscole, ha la precedenza su questo file, e un’opzione della riga di comando, o { $option } name=value, su entrambi.
setting-sample-wants = È { $wants }.
setting-sample-none = Di solito non si indica.

# what a setting may be, after “must be” and “It is”
setting-wants-text = un testo
setting-wants-path = il percorso di una cartella
setting-wants-database = l’indirizzo di un database PostgreSQL, come postgresql://farshore@localhost/farshore
setting-wants-mail-server = l’indirizzo di un server di posta, come smtp://name:password@mail.example:587
setting-wants-address = un indirizzo senza percorso, come https://tables.example
setting-wants-list = un elenco di testi; in una variabile o un’opzione, separati da virgole
setting-wants-one-of = uno di questi valori: { $values }
setting-wants-whole = un numero intero, almeno { $least }
setting-wants-range = un numero intero da { $least } a { $most }
setting-wants-above = un numero maggiore di 0
setting-wants-number = un numero, almeno { $least }

# what is wrong; $where is a file, a variable or an option
setting-typed = La riga di comando
setting-unknown = { $where }: non c’è un’impostazione «{ $name }». { $near ->
    [none] «farshore serve --sample-settings» le elenca tutte.
   *[other] Si intende «{ $near }»?
}
setting-bad = { $where }: «{ $name }» deve essere { $wants }.
setting-bad-file = Le impostazioni in { $path } non si possono leggere: { $reason }
