# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
overworld-hint-seat = Jemand, der mitspielt; hervorgehoben ist, wer am Zug ist.
overworld-hint-points = Punkte, als wäre die Partie jetzt zu Ende; wer am Ende die meisten hat, gewinnt.
overworld-hint-part-regions = 2 Punkte für jede Region mit den meisten Erkundern; bei Gleichstand bekommen alle Beteiligten 2.
overworld-hint-part-doors = Punkte für den Rundweg von Tür zu Tür und zurück: einer je Schritt.
overworld-hint-part-provisions = Punkte für Ausrüstung: Ein Satz verschiedener Dinge zählt seine Größe mal sich selbst.
overworld-hint-part-port = Punkte für den Hafen: einer je Feld einer Region, die an ihn grenzt.

# The map.
overworld-hint-region = Teil einer Region: Felder gleicher Art, die aneinandergrenzen. Wer dort die meisten Erkunder hat, punktet; die Linie zeigt, wer das ist.
overworld-hint-shore = Ein Küstenplättchen, an dem Land auf Wasser trifft; jede Hälfte gehört zu der Region, an die sie grenzt.
overworld-hint-camel = Ein Kamel, ein Erkunder an Land: Es zählt in der Region, auf der es steht.
overworld-hint-ship = Ein Schiff, ein Erkunder auf See: Es zählt in der Region, auf der es steht.
overworld-hint-area = Eingeschlossene leere Felder; kann dort nie ein Vermessungsplättchen liegen, ist das eine Lücke.
overworld-hint-gap = Eine geschlossene Lücke: Gewonnen hat sie, wer die meisten Erkunder in den Regionen ringsum hatte.
overworld-hint-door = Eine Verliestür; je länger der Rundweg über deine Türen, desto mehr Punkte.
overworld-hint-port = Ein Hafen; er zählt die Felder einer Region, die an seine Lücke grenzt.
overworld-hint-item = Ein Stück Ausrüstung: Verschiedene bilden einen Satz, und große Sätze zählen am meisten.
overworld-hint-left = Ein Erkunder, der für immer zurückblieb, als eine Tür oder ein Hafen weiterzog; er zählt nicht mehr.
overworld-hint-tour = Der Rundweg über die Türen; seine Zahl sagt, was er zählt.
overworld-hint-lines = Zeigt oder verbirgt die Linien um die Regionen, in den Farben derer, die dort führen.
overworld-hint-coordinates = Zeilen und Spalten zählen von der ersten Küste aus: 4N 6W ist vier nördlich und sechs westlich davon.
overworld-hint-place = Hier darf das gezogene Plättchen liegen: Land an Land, Wasser an Wasser.

# What is in hand and what is left.
overworld-hint-survey = Das gezogene Vermessungsplättchen: Leg es mit der Land- oder der Wasserseite nach oben, gedreht, wie du willst.
overworld-hint-coast = Das Küstenplättchen in der Hand: Es muss an das Vermessungsplättchen grenzen, das du gerade gelegt hast.
overworld-hint-decision = Hier entscheidest du, wie dein Zug weitergeht; sind andere dran, zeigt es ihr Plättchen.
overworld-hint-pile = Küstenplättchen im Stapel; ist er leer, geht die Partie zu Ende.
overworld-hint-bag = Vermessungsplättchen im Beutel; klapp es auf, um zu sehen, welche.
overworld-hint-last-round = Der Stapel der Küstenplättchen ist leer: Alle kommen gleich oft dran, dann ist die Partie zu Ende.

# What has just happened for the first time, in a sentence or two; told once.
overworld-occasion-gap = Eine Lücke: Dort passt nie mehr ein Plättchen. Wer in den Regionen ringsum die meisten Erkunder hat, gewinnt sie.
overworld-occasion-won = Du hast eine Lücke gewonnen: Deine Erkunder ringsum kommen in deinen Vorrat zurück, und du setzt dort eine Verliestür.
overworld-occasion-lost = Jemand anderes hat eine Lücke gewonnen. Alle Erkunder dieser Farbe ringsum gehen zurück; vielleicht führst du dort jetzt.
overworld-occasion-moved = Alle deine Türen waren im Spiel, also ist eine umgezogen. In ihrer alten Lücke bleibt für immer ein Erkunder zurück.
overworld-occasion-door = Deine Verliestür steht. Mit zwei oder drei Türen ist jeder Schritt des Rundwegs ein Punkt: je weiter auseinander, desto besser.
overworld-occasion-tour = Deine Türen bilden jetzt einen Rundweg, der auf der Karte gezeichnet ist: Seine Länge sind deine Punkte.
overworld-occasion-tie = Du führst in einer Region gemeinsam mit anderen: Alle, die gleichauf liegen, bekommen 2 Punkte.
overworld-occasion-lead = Du hast die meisten Erkunder in einer Region: Das bringt 2 Punkte, solange niemand mehr hat.
overworld-occasion-joined = Regionen, in denen du führst, sind zusammengewachsen: Sie sind jetzt eine und zählen nur einmal.
overworld-occasion-coast = Dein Plättchen trägt das Küstensymbol: In diesem Zug legst du auch ein Küstenplättchen, und zwar an das Vermessungsplättchen.
overworld-occasion-survey = Ein Vermessungsplättchen hat eine Land- und eine Wasserseite. Du kannst es mit beiden nach oben legen: Kamele kommen aufs Land, Schiffe aufs Wasser.
overworld-occasion-items = Ausrüstung füllt die übrigen Felder deiner Lücke. Sammle verschiedene: Ein Satz zählt seine Größe mal sich selbst.
overworld-occasion-port = Dein Hafen steht: Am Ende zählt er die Felder einer Region, die an seine Lücke grenzt.
overworld-occasion-last-round = Der Stapel der Küstenplättchen ist leer: Alle kommen gleich oft dran, dann werden die Punkte gezählt.
