# Whom people play against: four for each game, from gentle to strong. A name is a name, and the same in every language.

# Entdecker
bot-nilo = Nilo
    .text = Der Schiffsjunge. Geht an Land, wo er gerade hinschaut, und hat nie gelernt, wozu Gold gut ist.
bot-ines = Inés
    .text = Die Siedlerin. Will an jedem Strand ein Dorf und baut, bevor sie weiß, wie groß die Insel ist.
bot-cornelis = Cornelis
    .text = Der Geizhals. Dreht jede Münze zweimal um und lässt auch mal eine Küste aus, weil sie etwas kostet.
bot-yara = Yara
    .text = Die Steuerfrau. Denkt jede Fahrt zu Ende, und deine gleich mit.

# Explorers
bot-tilly = Tilly
    .text = Die Bummlerin. Pflückt, was am Wegrand liegt, und schaut selten auf den Rest der Karte.
bot-bruno = Bruno
    .text = Der Tempelläufer. Rennt zu jedem Tempel und vergisst zu essen.
bot-greta = Greta
    .text = Die Tagesausflüglerin. Findet für heute den besten Weg und lässt morgen morgen sein.
bot-amara = Amara
    .text = Die Professorin. Ist die ganze Karte im Kopf schon abgelaufen, bevor du deine aufgefaltet hast.

# Overworld
bot-samir = Samir
    .text = Der Kameljunge. Trabt dem letzten Plättchen hinterher und staunt über jede Lücke.
bot-zora = Zora
    .text = Die Zockerin. Sieht in jedem Loch ein Tor und wettet, dass es ihres wird.
bot-anton = Anton
    .text = Der Hirte. Hält seine Forscher beisammen und schickt sie nur los, wenn es sich lohnt.
bot-wen = Wen
    .text = Die Landmesserin. Weiß, was noch im Beutel ist, und wo du es gern hättest.
