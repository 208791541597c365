# Whom people play against: four for each game, from gentle to strong. A name is a name, and the same in every language.

# Entdecker
bot-nilo = Nilo
    .text = Il mozzo. Sbarca dove gli cade l’occhio e non ha mai imparato a che cosa serva l’oro.
bot-ines = Inés
    .text = La colona. Vuole un villaggio su ogni spiaggia e costruisce prima di sapere quanto è grande l’isola.
bot-cornelis = Cornelis
    .text = L’avaro. Rigira ogni moneta fra le dita, e capita che rinunci a una costa perché non è gratis.
bot-yara = Yara
    .text = La navigatrice. Calcola ogni viaggio fino in fondo, e anche il tuo.

# Explorers
bot-tilly = Tilly
    .text = La girovaga. Raccoglie quel che trova lungo il sentiero e guarda di rado il resto della mappa.
bot-bruno = Bruno
    .text = Il cacciatore di templi. Corre verso ogni tempio e si scorda di mangiare.
bot-greta = Greta
    .text = La gitante. Trova la strada migliore per oggi; a domani penserà domani.
bot-amara = Amara
    .text = La professoressa. Ha già percorso tutta la mappa con la mente prima che tu abbia aperto la tua.

# Overworld
bot-samir = Samir
    .text = Il piccolo cammelliere. Trotta dietro all’ultima tessera e si stupisce di ogni varco.
bot-zora = Zora
    .text = La giocatrice d’azzardo. Vede una porta in ogni buco e scommette che sarà la sua.
bot-anton = Anton
    .text = Il pastore. Tiene uniti i suoi esploratori e li manda avanti solo quando conviene.
bot-wen = Wen
    .text = L’agrimensora. Sa che cosa resta nel sacchetto, e dove vorresti metterlo tu.
