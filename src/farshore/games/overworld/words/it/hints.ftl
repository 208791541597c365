# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
overworld-hint-seat = Uno dei giocatori; in evidenza chi è di turno.
overworld-hint-points = I punti come se la partita finisse ora; vince chi alla fine ne ha di più.
overworld-hint-part-regions = 2 punti per ogni regione in cui si hanno più esploratori di tutti; in parità, 2 punti a testa.
overworld-hint-part-doors = I punti del percorso di porta in porta e ritorno: uno per ogni passo.
overworld-hint-part-provisions = I punti delle provviste: un set di oggetti diversi vale la sua grandezza moltiplicata per sé stessa.
overworld-hint-part-port = I punti del porto: uno per ogni casella di una regione accanto.

# The map.
overworld-hint-region = Parte di una regione: caselle dello stesso tipo che si toccano. Dà punti a chi ci ha più esploratori; la linea mostra chi è.
overworld-hint-shore = Una tessera costa, dove la terra incontra l’acqua; ogni metà appartiene alla regione che tocca.
overworld-hint-camel = Un cammello, un esploratore di terra: conta nella regione in cui si trova.
overworld-hint-ship = Una nave, un esploratore di mare: conta nella regione in cui si trova.
overworld-hint-area = Caselle vuote, chiuse tutt’intorno; se nessuna tessera esplorazione può mai entrarci, sono un varco.
overworld-hint-gap = Un varco chiuso: l’ha vinto chi aveva più esploratori nelle regioni intorno.
overworld-hint-door = Una porta del dungeon; più è lungo il percorso delle tue porte, più punti dà.
overworld-hint-port = Un porto, che dà punti per le caselle di una regione accanto al suo varco.
overworld-hint-item = Un oggetto delle provviste: oggetti diversi formano un set, e i set grandi valgono di più.
overworld-hint-left = Un esploratore lasciato lì per sempre quando una porta o un porto si è spostato; non conta più.
overworld-hint-tour = Il percorso delle porte di un giocatore; il numero dice quanto vale.
overworld-hint-lines = Mostra o nasconde le linee intorno alle regioni, nei colori di chi è in testa.
overworld-hint-coordinates = Righe e colonne si contano dalla prima costa: N4 O6 è quattro caselle a nord e sei a ovest.
overworld-hint-place = Qui può stare la tessera in mano: terra con terra, acqua con acqua.

# What is in hand and what is left.
overworld-hint-survey = La tessera esplorazione in mano: posala con il lato terra o il lato acqua in su, girata come vuoi.
overworld-hint-coast = La tessera costa in mano: deve toccare la tessera esplorazione che hai appena posato.
overworld-hint-decision = Qui decidi come continua il tuo turno; mentre giocano gli altri, vedi la loro tessera.
overworld-hint-pile = Le tessere costa rimaste nel mucchio; quando è vuoto, la partita volge al termine.
overworld-hint-bag = Le tessere esplorazione rimaste nel sacchetto; aprilo per vedere quali.
overworld-hint-last-round = Il mucchio delle tessere costa è vuoto: tutti giocano lo stesso numero di turni, poi la partita finisce.

# What has just happened for the first time, in a sentence or two; told once.
overworld-occasion-gap = Un varco: lì non entrerà mai nessuna tessera. Lo vince chi ha più esploratori nelle regioni intorno.
overworld-occasion-won = Hai vinto un varco: i tuoi esploratori lì intorno tornano nella riserva, e tu ci posi una porta del dungeon.
overworld-occasion-lost = Qualcun altro ha vinto un varco. Tutti i suoi esploratori lì intorno tornano nella riserva: forse ora sei in testa tu.
overworld-occasion-moved = Tutte le tue porte erano in gioco, quindi una si è spostata. Nel vecchio varco resta per sempre un esploratore.
overworld-occasion-door = La tua porta del dungeon è al suo posto. Con due o tre porte, ogni passo del percorso vale un punto: più sono lontane, meglio è.
overworld-occasion-tour = Ora le tue porte formano un percorso, disegnato sulla mappa: più è lungo, più punti hai.
overworld-occasion-tie = Sei in testa a pari merito in una regione: chi è in parità riceve 2 punti a testa.
overworld-occasion-lead = In una regione hai più esploratori di tutti: sono 2 punti, finché nessuno ti supera.
overworld-occasion-joined = Alcune regioni in cui eri in testa si sono unite: ora sono una sola, e danno punti una volta sola.
overworld-occasion-coast = La tua tessera ha l’icona della costa: in questo turno posi anche una tessera costa, accanto alla tessera esplorazione.
overworld-occasion-survey = Una tessera esplorazione ha un lato terra e un lato acqua. Posala dal lato che preferisci: i cammelli vanno sulla terra, le navi sull’acqua.
overworld-occasion-items = Le provviste riempiono le altre caselle del tuo varco. Prendine di diverse: un set vale la sua grandezza moltiplicata per sé stessa.
overworld-occasion-port = Hai costruito il tuo porto: alla fine dà punti per le caselle di una regione accanto al suo varco.
overworld-occasion-last-round = Il mucchio delle tessere costa è vuoto: tutti giocano lo stesso numero di turni, poi si contano i punti.
