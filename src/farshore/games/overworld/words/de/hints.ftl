# What things are for, one sentence each, by the names in hints.toml; said beside the thing to whoever asks. The rule can be opened from there.

# Who plays, and their points.
overworld-hint-seat = Ein Platz am Tisch; hervorgehoben ist, wer am Zug ist.
overworld-hint-points = Punkte, als wäre die Partie jetzt zu Ende; wer am Ende die meisten hat, gewinnt.
overworld-hint-part-regions = 2 Punkte je Region für die meisten Erkunder dort; bei Gleichstand bekommen alle Beteiligten 2.
overworld-hint-part-doors = Punkte für den Rundweg von Tür zu Tür und zurück: einer je Schritt.
overworld-hint-part-provisions = Punkte für Ausrüstung: Ein Set verschiedener Gegenstände bringt seine Größe mal sich selbst.
overworld-hint-part-port = Punkte für den Hafen: einer für jedes Feld einer angrenzenden Region.

# The map.
overworld-hint-region = Teil einer Region: Felder gleicher Art, die aneinandergrenzen. Wer dort die meisten Erkunder hat, bekommt Punkte; die Linie zeigt, wer das ist.
overworld-hint-shore = Ein Küstenplättchen, an dem Land auf Wasser trifft; jede Hälfte gehört zu der Region, an die sie grenzt.
overworld-hint-camel = Ein Kamel, ein Erkunder an Land: Es zählt in der Region, in der es steht.
overworld-hint-ship = Ein Schiff, ein Erkunder auf See: Es zählt in der Region, in der es steht.
overworld-hint-area = Eingeschlossene leere Felder; passt dort nie mehr ein Vermessungsplättchen hin, ist das eine Lücke.
overworld-hint-gap = Eine geschlossene Lücke: Gewonnen hat sie, wer die meisten Erkunder in den Regionen ringsum hatte.
overworld-hint-door = Eine Verliestür; je länger der Rundweg über deine Türen, desto mehr Punkte.
overworld-hint-port = Ein Hafen; er bringt so viele Punkte, wie eine Region an seiner Lücke Felder hat.
overworld-hint-item = Ein Stück Ausrüstung: Verschiedene Gegenstände bilden ein Set, und große Sets bringen am meisten.
overworld-hint-left = Ein Erkunder, der für immer zurückblieb, als eine Tür oder ein Hafen umzog; er zählt nicht mehr.
overworld-hint-tour = Der Rundweg über die Türen einer Farbe; die Zahl sagt, was er bringt.
overworld-hint-lines = Zeigt oder verbirgt die Linien um die Regionen, in den Farben derer, die dort führen.
overworld-hint-coordinates = Reihen und Spalten werden von der ersten Küste aus gezählt: N4 W6 liegt vier Felder nördlich und sechs westlich davon.
overworld-hint-place = Hier passt dein Plättchen: Land an Land, Wasser an Wasser.

# What is in hand and what is left.
overworld-hint-survey = Das gezogene Vermessungsplättchen: Lege es mit der Land- oder der Wasserseite nach oben und dreh es, wie du willst.
overworld-hint-coast = Dein Küstenplättchen: Es muss an das Vermessungsplättchen grenzen, das du gerade gelegt hast.
overworld-hint-decision = Hier entscheidest du, wie dein Zug weitergeht; sind andere dran, siehst du hier ihr Plättchen.
overworld-hint-pile = So viele Küstenplättchen sind noch im Stapel; ist er leer, geht die Partie zu Ende.
overworld-hint-bag = So viele Vermessungsplättchen sind noch im Beutel; klapp das hier auf, um zu sehen, welche.
overworld-hint-last-round = Der Stapel der Küstenplättchen ist leer: Alle kommen gleich oft dran, dann ist die Partie zu Ende.

# What has just happened for the first time, in a sentence or two; told once.
overworld-occasion-gap = Eine Lücke: Dort passt nie mehr ein Plättchen hin. Wer in den Regionen ringsum die meisten Erkunder hat, gewinnt sie.
overworld-occasion-won = Du hast eine Lücke gewonnen: Deine Erkunder ringsum kommen in deinen Vorrat zurück, und du setzt dort eine Verliestür.
overworld-occasion-lost = Jemand anderes hat eine Lücke gewonnen. Alle Erkunder dieser Farbe ringsum gehen in den Vorrat zurück; vielleicht führst dort jetzt du.
overworld-occasion-moved = Alle deine Türen waren schon im Spiel, also ist eine umgezogen. In ihrer alten Lücke bleibt für immer ein Erkunder zurück.
overworld-occasion-door = Deine Verliestür steht. Mit zwei oder drei Türen bringt jeder Schritt ihres Rundwegs einen Punkt: je weiter auseinander, desto besser.
overworld-occasion-tour = Deine Türen bilden jetzt einen Rundweg; er ist auf der Karte eingezeichnet. So lang er ist, so viele Punkte bringt er.
overworld-occasion-tie = Du führst in einer Region gemeinsam mit anderen: Alle, die dort gleichauf liegen, bekommen je 2 Punkte.
overworld-occasion-lead = Du hast die meisten Erkunder in einer Region: Das bringt 2 Punkte, solange niemand mehr hat.
overworld-occasion-joined = Regionen, in denen du führst, sind zusammengewachsen: Sie sind jetzt eine einzige und zählen nur einmal.
overworld-occasion-coast = Dein Plättchen trägt das Küstensymbol: In diesem Zug legst du auch ein Küstenplättchen, und zwar an das Vermessungsplättchen.
overworld-occasion-survey = Ein Vermessungsplättchen hat eine Land- und eine Wasserseite. Du entscheidest, welche oben liegt: Kamele kommen aufs Land, Schiffe aufs Wasser.
overworld-occasion-items = Ausrüstung füllt die übrigen Felder deiner Lücke. Sammle verschiedene Gegenstände: Ein Set bringt seine Größe mal sich selbst.
overworld-occasion-port = Dein Hafen steht: Am Ende bringt er so viele Punkte, wie eine Region an seiner Lücke Felder hat.
overworld-occasion-last-round = Der Stapel der Küstenplättchen ist leer: Alle kommen gleich oft dran, dann werden die Punkte gezählt.
