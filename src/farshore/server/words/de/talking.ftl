# What the table says about talk that it does not take.
server-talk-empty = Da steht noch nichts: Schreib zuerst etwas.
server-talk-long = Das ist zu lang: Sag es mit höchstens { $most } Zeichen.
server-talk-fast = Langsam, bitte: Lass den anderen Zeit zum Lesen. Versuch es gleich noch einmal.
server-talk-silenced = Wer den Tisch eröffnet hat, lässt dich hier vorerst nicht mitreden.
server-talk-gone = Das ist nicht mehr da.
