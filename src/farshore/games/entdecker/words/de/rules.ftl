# The rules of Entdecker in our own words, one message per rule number. The title is the message, the rule its .text;
# .also are words that people look for it by, though the rule does not use them.

-entdecker-section-components = Spielmaterial
-entdecker-section-setup = Spielaufbau
-entdecker-section-departure = Ein Zug: Einkommen und Aufbruch
-entdecker-section-journey = Ein Zug: die Entdeckungsfahrt
-entdecker-section-units = Ein Zug: Einheiten
-entdecker-section-events = Ereignisse
-entdecker-section-fills = Ein Zug: umschlossene Felder
-entdecker-section-islands = Ein Zug: Inselwertung
-entdecker-section-jungle = Der Urwald
-entdecker-section-end = Das Ende der Partie
-entdecker-section-editions = Ausgaben
-entdecker-section-variants = Varianten

ENT-1 = Der Spielplan
    .section = { -entdecker-section-components }
    .also = Raster, Karte, Koordinaten, Seekarte, Spielbrett
    .text = Das unentdeckte Gebiet hat 12 Spalten, A bis L von West nach Ost, und 8 Reihen, 1 bis 8 von Nord nach Süd. C4 ist also das dritte Feld von Westen in der vierten Reihe von Norden. Ein eigenes Szenario darf einen Spielplan anderer Größe haben.

ENT-2 = Randfelder
    .section = { -entdecker-section-components }
    .also = Grenze, Kante, Spielfeldrand
    .text = Rund um das Gebiet liegen die Randfelder, eines für jedes Feld an der Grenze, 40 auf dem gedruckten Spielplan. Ein Randfeld ist Meer zu dem Feld hin, an dem es liegt. Von der Südseite aus startet man kostenlos, von der West- oder Ostseite für 1 Gold, von der Nordseite für 2 Gold. Geschrieben werden sie mit Himmelsrichtung (N, S, W und für Osten E) und Spalte oder Reihe: S:C liegt auf der Südseite unter Spalte C, W:4 auf der Westseite neben Reihe 4.

ENT-3 = Entdeckungsplättchen
    .section = { -entdecker-section-components }
    .also = Kärtchen, Formen, Plättchenarten, Muster
    .text = Jede der vier Seiten eines Plättchens ist Land oder Meer. Es gibt sechs Muster, die sich beliebig drehen lassen: 1 offenes Meer, 2 Land auf einer Seite, 3 Land auf zwei benachbarten Seiten, 4 Land auf zwei gegenüberliegenden Seiten, 5 Land auf drei Seiten, 6 Land ringsum. Muster 7 ist der Wasserfall: Land ringsum, mit einem Bonus von 5 oder 10 Punkten.

ENT-4 = Meer und Land auf einem Plättchen
    .section = { -entdecker-section-components }
    .also = Meerenge, Kanal, Durchfahrt
    .text = Alle Meerseiten eines Plättchens hängen zusammen, ein Schiff kann also von jeder zu jeder fahren. Das Land eines Plättchens ist ein einziges Stück, mit einer Ausnahme: Auf Muster 4, mit Land auf zwei gegenüberliegenden Seiten, trennt eine Meerenge zwei Landstücke, die zu verschiedenen Inseln gehören können.

ENT-5 = Die Plättchen in der Schachtel
    .section = { -entdecker-section-components }
    .also = wie viele Plättchen, Anzahl, Inhalt, Verteilung
    .text =
        Es gibt 180 Plättchen. Für jedes Muster sind dies die verdeckten Plättchen, die verdeckten Plättchen mit Fragezeichen und die offenen Plättchen:
        1 offenes Meer: 13, 4, 20
        2 Land auf einer Seite: 28, 7, 9
        3 Land auf zwei benachbarten Seiten: 20, 5, 9
        4 Land auf zwei gegenüberliegenden Seiten: 12, 3, 6
        5 Land auf drei Seiten: 15, 3, 10
        6 Land ringsum: 0, 0, 12
        Dazu kommen vier Wasserfälle, drei mit +5 und einer mit +10. Hinter den 22 Fragezeichen stecken 6 Goldminen, 5 Piraten, 6 freundliche Einheimische und 5 Stürme, in jeder Partie zufällig verteilt.

ENT-6 = Der Würfel
    .section = { -entdecker-section-components }
    .also = Würfelwurf, würfeln, Wurf
    .text = Der Würfel zeigt 2, 3, 4, 5, 6 und ein Steuerrad. Er wird nur für das Einkommen geworfen.

ENT-7 = Pflanzenchips
    .section = { -entdecker-section-components }
    .also = Waren, Marker, Früchte, Schätze
    .text = Im Beutel liegen neun Chips. Kakao, Tabak und Kartoffel sind je 5 Punkte wert, Erdnuss, Bohne und Mais je 10, Ananas, Tomate und Kautschuk je 15. Es gibt nur sieben Hütten, also bleiben mindestens zwei Chips im Beutel.

ENT-8 = Urwaldpfade
    .section = { -entdecker-section-components }
    .also = Wege, Spuren, Augen, Dschungel
    .text = Sieben Pfade mit je 8 Feldern führen zu den Hütten der Einheimischen. Die Felder zählen von der Hütte aus: Feld 1, der Hütte am nächsten, ist das Punktfeld, auf dem die Einheimischen entdeckt werden; die Felder 3 und 6 sind Augenfelder, von denen aus man in die Hütte sehen darf.

ENT-9 = Womit alle beginnen
    .section = { -entdecker-section-components }
    .also = Startkapital, Geld, Münzen, Figuren, Meeple, Vorrat
    .text = Alle haben 7 Gold, 1 Siedlung, 2 Stützpunkte und dazu Kundschafter: zu zweit 20, zu dritt 15, zu viert 12. Einer davon zeigt den Punktestand an, zum Einsetzen bleiben also 19, 14 oder 11. Der Bank geht das Gold nie aus. Die Farben sind Rot, Weiß, Gelb und Violett.

ENT-10 = Verdeckte und offene Stapel
    .section = { -entdecker-section-setup }
    .also = Deck, Nachziehstapel, umgedreht, Rückseite
    .text = Die verdeckten Plättchen, mit und ohne Fragezeichen, werden gemischt und auf sechs verdeckte Stapel von fast gleicher Höhe verteilt. Alle können sehen, ob das oberste Plättchen eines Stapels ein Fragezeichen auf der Rückseite trägt, aber niemand sieht seine Vorderseite. Die offenen Plättchen werden nach Muster zu offenen Stapeln sortiert, die alle zählen dürfen.

ENT-11 = Szenarien
    .section = { -entdecker-section-setup }
    .also = Karten, Aufbauten, Spielpläne
    .text = Einige Meerplättchen und Wasserfälle liegen schon vor Beginn auf dem Spielplan. Vier Szenarien gehören zum Spiel: „first“ für die erste Partie; „two-seas“, von Nord nach Süd in zwei Teile geschnitten; „north-south“, von West nach Ost in zwei Teile geschnitten; und „three-seas“, in drei Teile geschnitten. In einer Szenariodatei kannst du auch ein eigenes zeichnen: mit beliebigen Plättchen der offenen Stapel und einem Spielplan von 6 mal 4 bis zu 140 Feldern. Ausgelegte Plättchen müssen zueinander und zum Rand passen und ein Feld zum Starten lassen. Wasserfälle, die nicht ausliegen, sind aus dem Spiel. Felder, die von Anfang an umschlossen sind, werden am Ende der ersten Fahrt gefüllt.

ENT-12 = Wer beginnt
    .section = { -entdecker-section-setup }
    .also = Startspieler, Startspielerin, Reihenfolge, Anfang
    .text = Wer am jüngsten ist, beginnt. An diesem Tisch ist das der erste Platz oder, wenn ihr es so wählt, ein ausgeloster.

ENT-20 = Einkommen
    .section = { -entdecker-section-departure }
    .also = Geld, verdienen, Münzen, würfeln, Wurf
    .text = Hast du zu Beginn deines Zuges weniger als 4 Gold, würfelst du. Du erhältst so viel Gold, wie der Würfel zeigt, und alle anderen erhalten 1 mehr als du. Würfelst du das Steuerrad, wählst du die Zahl selbst, von 2 bis 6.

ENT-21 = Das Startfeld
    .section = { -entdecker-section-departure }
    .also = wo beginnen, loslegen, Aufbruch, Abfahrt
    .text = Setze das Schiff dorthin, wo deine Fahrt beginnt. Das ist entweder ein Randfeld, das an ein unentdecktes Feld grenzt, oder ein entdecktes Plättchen, das mit einer Meerseite an ein unentdecktes Feld grenzt und von dem aus ein ununterbrochener Weg über das Meer, von Plättchen zu Plättchen, zu irgendeinem Randfeld zurückführt.

ENT-22 = Startkosten
    .section = { -entdecker-section-departure }
    .also = Zoll, Wegezoll, Gebühr, Kosten, Preis, zahlen, Miete
    .text = Verfolge einen Weg über das Meer von deinem Startfeld zurück zu einem Randfeld. Zahle die Münzen dieses Randfelds an die Bank und je 2 Gold für jeden fremden Stützpunkt und jede fremde Siedlung auf den Plättchen des Weges, das Startplättchen eingeschlossen, an die Farbe, der sie gehören. Kundschafter und deine eigenen Einheiten kosten nichts, und jede Einheit wird nur einmal bezahlt. Den Weg wählst du. Für jedes Startfeld wird dir jede Zahlung angeboten, die in Frage kommt: Weggelassen werden nur solche, die nirgends günstiger sind als eine andere, weder bei der Bank noch bei irgendeiner Farbe.

ENT-23 = Plättchen ansagen
    .section = { -entdecker-section-departure }
    .also = Plättchen kaufen, bieten, wie viele Plättchen, Kosten, Preis
    .text = Sag an, wie viele Plättchen du ziehen willst, mindestens eines, und von welcher Art: verdeckte für je 1 Gold oder offene für je 4 Gold, nie beide Arten in einem Zug. Du zahlst sofort und bekommst nichts zurück, auch nicht für Plättchen, die du nicht ziehst. Du kannst nicht mehr Plättchen ansagen, als du nach den Startkosten bezahlen kannst, und nicht mehr, als es gibt: Bei verdeckten zählen die verdeckten Stapel und die abgelegten Plättchen, bei offenen die offenen Stapel.

ENT-24 = Fahren ist Pflicht
    .section = { -entdecker-section-departure }
    .also = passen, aussetzen, Zwang, müssen, Entdeckungsfahrt
    .text = Kannst du irgendein Startfeld und ein verdecktes Plättchen bezahlen, musst du eine Fahrt machen. (Gibt es weder verdeckte noch abgelegte Plättchen mehr, musst du ein offenes bezahlen können.) Sonst endet dein Zug. Nach einer vollen Runde, in der niemand fahren konnte, würfeln die Nächsten der Reihe nach um Einkommen, wie viel Gold sie auch haben, bis jemand fährt.

ENT-30 = Ein Plättchen ziehen
    .section = { -entdecker-section-journey }
    .also = Plättchen nehmen, aufdecken, Nachziehstapel
    .text = Zieh immer nur ein Plättchen, von einem beliebigen Stapel der angesagten Art. An den Rückseiten der verdeckten Stapel siehst du, wo du ein Fragezeichen nimmst oder vermeidest. Von den offenen Stapeln darfst du nur ein Muster nehmen, das sich anlegen lässt, außer wenn keines passt. Die Rückseite des nächsten Plättchens auf einem verdeckten Stapel sieht man, bevor du das gezogene anlegst.

ENT-31 = Das Plättchen anlegen
    .section = { -entdecker-section-journey }
    .also = Plättchen setzen, legen, ausspielen, passen, angrenzend, drehen
    .text = Lege das Plättchen auf ein unentdecktes Feld neben dem Schiff, und zwar jenseits einer Meerseite seines Feldes; von einem Randfeld aus ist das nur das eine Feld, an dem es liegt. Die Seite zum Feld des Schiffs muss Meer sein, und jede andere Seite muss zu dem passen, was sie berührt: Land an Land, Meer an Meer, und Randfelder sind Meer. Im Übrigen bestimmst du das Feld und wie du das Plättchen drehst. (Ein reines Landplättchen lässt sich auf einer Fahrt also nie anlegen.) Ein Plättchen, das angelegt werden kann, muss angelegt werden. Eines, das nicht passt, wird abgelegt: Es wird weder ersetzt noch erstattet, sein Ereignis tritt nicht ein, und das Schiff bleibt, wo es ist.

ENT-32 = Das Schiff fährt
    .section = { -entdecker-section-journey }
    .also = segeln, bewegen, Bewegung
    .text = Das Schiff fährt auf das neue Plättchen. Ist auf dem Plättchen ein Ereignis, tritt es jetzt ein.

ENT-33 = Das Ende der Fahrt
    .section = { -entdecker-section-journey }
    .also = anhalten, aufhören, Zugende, passen, Entdeckungsfahrt
    .text = Deine Fahrt endet, wenn du alle angesagten Plättchen gezogen hast, wenn das Schiff in einer Sackgasse ist (keine Meerseite seines Plättchens grenzt an ein unentdecktes Feld), wenn du eine Einheit einsetzt, wenn du in einen Sturm gerätst oder wenn du sie selbst beendest, was du darfst, sobald du dein erstes Plättchen gezogen hast. Kannst du weder ziehen noch einsetzen noch zurückholen, endet sie von selbst.

ENT-40 = Eine Einheit einsetzen
    .section = { -entdecker-section-units }
    .also = Meeple, Figur, Spielstein, besetzen, bauen, Haus, Kosten der Einheiten
    .text = Du darfst in einem Zug eine Einheit einsetzen, und zwar auf dem Plättchen, das du zuletzt entdeckt hast, wenn es Land zeigt; nie auf dem Feld, von dem du gestartet bist. Hat das Plättchen zwei Landstücke, sagst du, auf welchem. Eine Siedlung kostet 6 Gold, ein Stützpunkt 3 und ein Kundschafter 1 (in der Digest-Ausgabe 2, 1 und nichts). Mit dem Einsetzen endet deine Fahrt. Du darfst auch dann noch einsetzen, wenn deine Fahrt mit dem letzten Plättchen endete, selbst wenn es abgelegt wurde, oder in einer Sackgasse, aber nicht nach einem Sturm.

ENT-41 = Einen Kundschafter zurückholen
    .section = { -entdecker-section-units }
    .also = zurücknehmen, zurückrufen, abziehen
    .text = Hast du keinen Kundschafter im Vorrat, aber das Recht und das Gold, einen einzusetzen, darfst du einen deiner Kundschafter von einem Urwaldpfad oder von einer Insel nehmen, auch von einer Insel, die in diesem Zug fertig wurde, und ihn einsetzen. Der Kundschafter, der deinen Punktestand anzeigt, bleibt, wo er ist, und andere Kundschafter auf einem Pfad rücken nicht nach. In der Kosmos-Ausgabe darfst du bei jeder Entscheidung deines Zuges bis zu der über die Einheit einen Kundschafter zurückholen, solange dein Vorrat leer ist.

ENT-50 = Goldmine
    .section = { -entdecker-section-events }
    .also = Schatz, Geld
    .text = Du erhältst 3 Gold aus der Bank.

ENT-51 = Pirat
    .section = { -entdecker-section-events }
    .also = Räuber, Dieb, Diebstahl, stehlen
    .text = Du verlierst die Hälfte deines Goldes an die Bank, abgerundet (in der Kosmos-Ausgabe aufgerundet). In der Digest-Ausgabe verschont dich der Pirat, wenn du auf irgendeiner Insel, die nicht fertig ist, einen Stützpunkt oder eine Siedlung hast.

ENT-52 = Freundliche Einheimische
    .section = { -entdecker-section-events }
    .also = Eingeborene, Stamm, Hilfe
    .text = Du darfst kostenlos einen Kundschafter aus deinem Vorrat auf einen beliebigen Urwaldpfad setzen. Ist keiner im Vorrat, darfst du einen von einem Pfad oder vom Spielplan dorthin versetzen; er wird zuerst aufgenommen und darf also auf seinen eigenen Pfad zurückkehren. Du darfst verzichten.

ENT-53 = Sturm
    .section = { -entdecker-section-events }
    .also = Wetter, Zug verlieren, aussetzen
    .text = Deine Fahrt endet sofort: keine weiteren Plättchen und keine Einheit. Umschlossene Felder werden trotzdem gefüllt und fertige Inseln trotzdem gewertet.

ENT-60 = Umschlossene Felder füllen
    .section = { -entdecker-section-fills }
    .also = Loch, Lücke, auffüllen, abdecken, eingeschlossen
    .text = Am Ende einer Fahrt, vor der Wertung, wird jedes einzelne unentdeckte Feld, das auf allen vier Seiten Plättchen oder Randfelder hat, mit dem passenden offenen Plättchen gefüllt. Jedes unentdeckte Gebiet, um das herum nur Land liegt, wird mit reinen Landplättchen gefüllt, nie mit Wasserfällen. Gefüllt wird Feld für Feld, das nördlichste zuerst und in einer Reihe das westlichste zuerst, bis nichts mehr zu füllen ist. Solche Plättchen bringen weder Einheiten noch Ereignisse.

ENT-61 = Gewässer, die kein Schiff erreicht
    .section = { -entdecker-section-fills }
    .also = unerreichbar, eingeschlossen, Binnensee
    .text = Auch ein unentdecktes Gebiet, das kein Schiff je erreichen könnte, weil weder Meer noch unentdeckte Felder es mit einem Randfeld verbinden, wird gefüllt, von Nordwesten her, Feld für Feld. Seiten, die etwas berühren, passen dazu; alle anderen Seiten sind Land.

ENT-62 = Wenn Plättchen knapp werden
    .section = { -entdecker-section-fills }
    .also = ausgehen, leerer Stapel, Mangel, aufgebraucht
    .text = Ist der offene Stapel eines benötigten Musters leer, ob zum Füllen oder für ein auf der Fahrt gekauftes Plättchen, so kommt das Plättchen aus den abgelegten, sonst aus den verdeckten Stapeln: zuerst Plättchen ohne Fragezeichen, dann solche mit einem, in der Reihenfolge Goldmine, Pirat, Einheimische, Sturm. Das Ereignis wird gezeigt, tritt aber nicht ein. Die übrigen verdeckten Plättchen werden dann zu so vielen Stapeln gemischt wie zuvor. Auf einer Fahrt wird nur ein Muster gesucht, das sich anlegen lässt. Findet sich zum Füllen nirgends ein Plättchen, wird ein Ersatzplättchen genommen. Sind alle verdeckten Stapel aufgebraucht, werden die abgelegten Plättchen zu zwei neuen Stapeln gemischt, sobald es welche gibt, und ihre Ereignisse wirken wieder. Neue Stapel werden gebildet, wenn niemand ein Plättchen in der Hand hat und alles gefüllt ist.

ENT-63 = Wenn sich nichts mehr entdecken lässt
    .section = { -entdecker-section-fills }
    .also = festgefahren, Stillstand, Sackgasse, blockiert
    .text = Passt zu Beginn eines Zuges kein einziges noch vorhandenes Plättchen auf ein Feld neben irgendeinem Startfeld, was immer es kosten würde (das wird vor dem Einkommen geprüft), oder wurde zehn volle Runden lang kein Plättchen angelegt, so werden alle unentdeckten Felder gefüllt, die Inseln so gewertet, als hätte sie fertiggestellt, wer am Zug ist, und die Partie endet.

ENT-70 = Fertige Inseln
    .section = { -entdecker-section-islands }
    .also = abgeschlossen, vollendet, vollständig entdeckte Insel
    .text = Eine Insel ist fertig, wenn keine ihrer Landseiten an ein unentdecktes Feld grenzt. Werden in einem Zug mehrere Inseln fertig, bestimmt, wer am Zug ist, die Reihenfolge. Jede Insel wird ganz abgeschlossen, ihre Kundschafter eingeschlossen, bevor die nächste gewählt wird. Bei Inseln ohne Einheiten gibt es nichts zu wählen.

ENT-71 = Der Wert einer Insel
    .section = { -entdecker-section-islands }
    .also = Größe, Punkte, wie viel wert
    .text = Eine Insel ist 1 Punkt wert für jedes Plättchen, auf dem sie liegt. Ein Plättchen zählt einmal, auch wenn seine beiden Landstücke zu der Insel gehören. Dazu kommt der Bonus ihrer Wasserfälle, je 5 oder 10. In der Digest-Ausgabe zählen Wasserfälle nicht mit: Ihr Bonus geht an die, die sie finden.

ENT-72 = Punkte für eine Insel
    .section = { -entdecker-section-islands }
    .also = Mehrheit, Mehrheiten, Gleichstand, Patt, Wertung, zweiter Platz, Kontrolle, Vorherrschaft, größter Entdecker
    .text = Wer Einheiten auf der Insel hat, kommt in die Rangfolge: zuerst nach Siedlungen, sind diese gleich, nach Stützpunkten und dann nach Kundschaftern. Der erste Rang erhält den vollen Wert, jeder weitere die Hälfte des Ranges davor, aufgerundet. Bei Gleichstand erhalten alle die Punkte ihres Ranges, und der nächste Rang bekommt die Hälfte davon. Beispiel: Eine Insel ist 9 wert. Gelb hat eine Siedlung, Rot und Weiß haben je einen Stützpunkt und einen Kundschafter, Violett hat einen Kundschafter: Sie erhalten 9, 5, 5 und 3. Eine Insel im Wert von 17 mit vier verschiedenen Rängen bringt 17, 9, 5 und 3. Eine Insel ohne Einheiten bringt niemandem Punkte. In der Digest-Ausgabe ist die Stärke eine Summe (Siedlung 3, Stützpunkt 2, Kundschafter 1), der erste Rang erhält den vollen Wert, der zweite die Hälfte davon, abgerundet, alle anderen nichts, und bei Gleichstand liegt vorn, wer dort zuerst eine Einheit eingesetzt hat.

ENT-73 = Einheiten verlassen die Insel
    .section = { -entdecker-section-islands }
    .also = zurückkehren, zurückbekommen, nach der Wertung
    .text = Stützpunkte und Siedlungen kehren in den Vorrat ihrer Farbe zurück. Kundschafter gehen in den Urwald: Im Uhrzeigersinn, beginnend bei dem Platz, der am Zug ist, schicken alle, die auf dieser Insel Kundschafter haben, jeweils einen. Wer keinen hat, wird übersprungen, und wer zuletzt allein noch Kundschafter hat, schickt alle.

ENT-80 = Kundschafter auf einem Pfad
    .section = { -entdecker-section-jungle }
    .also = Weg, Urwald, Chip, spähen, nachsehen
    .text = Für deine Kundschafter wählst du den Pfad. Ein Kundschafter kommt auf das freie Feld, das der Hütte am nächsten ist; ein voller Pfad kann nicht gewählt werden. Wer das Punktfeld eines Pfades besetzt, in dessen Hütte noch kein Chip liegt, zieht einen Chip aus dem Beutel, sieht ihn an und verbirgt ihn in der Hütte. Wer ein Punktfeld oder Augenfeld besetzt, wenn ein Chip in der Hütte liegt, sieht sich diesen an. Alle wissen, wer nachgesehen hat, aber was zu sehen war, weiß nur, wer dort war.

ENT-90 = Der letzte Zug
    .section = { -entdecker-section-end }
    .also = Spielende, Schluss, vorbei, letzte Runde
    .text = Die Partie endet nach dem Zug, in dem das letzte unentdeckte Feld belegt wird. Dieser Zug wird noch ganz gespielt, die Wertung eingeschlossen.

ENT-91 = Die Urwaldwertung
    .section = { -entdecker-section-end }
    .also = Kundschafterwertung, Schlusswertung, Mehrheit, Gleichstand, Bonus, Urwald
    .text = Am Ende werden alle Chips gezeigt. Jeder geht an die Farbe mit den meisten Kundschaftern auf seinem Pfad; haben mehrere die meisten, an die unter ihnen, deren Kundschafter der Hütte am nächsten ist. Eine Hütte, die niemand entdeckt hat, enthält nichts, und ein Chip auf einem Pfad ohne Kundschafter geht an niemanden. In der Digest-Ausgabe wird ein Chip schon früher genommen, von der Farbe, deren Kundschafter den Pfad voll macht; nur Pfade, die nie voll wurden, werden am Ende gewertet.

ENT-92 = Wer gewinnt
    .section = { -entdecker-section-end }
    .also = Sieg, Sieger, gewinnen, Gleichstand, Patt, Unentschieden, wie gewinnt man
    .text = Wer die meisten Entdeckerpunkte hat, gewinnt. Haben mehrere die meisten, gewinnt unter ihnen, wer das meiste Gold hat; ist auch das gleich, teilen sie sich den Sieg. In der Digest-Ausgabe zählt das Gold nicht, und sie teilen sich den Sieg sofort.

ENT-93 = Feinheiten der Optionen
    .section = { -entdecker-section-editions }
    .also = Hausregeln, Digest, Mehrheit, Gleichstand
    .text =
        Diese Feinheiten zählen in der Digest-Ausgabe oder wenn ihre Regeln einzeln gewählt werden.
        Pflanzen: Eine Hütte gibt in einer Partie einen Chip her. Wer einen Pfad voll macht, auch indem eine Lücke wieder gefüllt wird, nimmt seinen Chip und zeigt ihn.
        Wasserfälle: Wer als Erstes auf einer Fahrt ein Plättchen Land an Land an einen Wasserfall legt, erhält sofort dessen Bonus. Ein gefülltes Feld oder ein Plättchen des Aufbaus findet keinen Wasserfall und verbraucht ihn auch nicht. Ein Plättchen kann mehrere finden, und jeder bringt seinen Bonus einmal.
        Gleichstand auf einer Insel: Vorn liegt, wessen älteste Einheit dort noch steht, zusammengewachsene Inseln eingeschlossen.
        Piraten: Ob du verschont wirst, entscheidet sich, sobald das Plättchen liegt; eine Insel, die in diesem Moment fertig ist, schützt dich nicht.
        Siedlungen: Setzt du eine ein, darfst du einen Kundschafter aus deinem Vorrat auf einen Urwaldpfad schicken, bevor Felder gefüllt werden. Du darfst verzichten.
        Zwei Anteile zusammen mit geteiltem Gleichstand: Alle auf dem ersten Rang erhalten den vollen Wert, alle auf dem zweiten die Hälfte.

ENT-95 = Top-Kundschafter
    .section = { -entdecker-section-variants }
    .also = geheim, Bonus, Top Scout
    .text = In dieser Variante sind alle Kundschafter nummeriert: zu zweit 1 bis 19, zu dritt 1 bis 14, zu viert 1 bis 11. Vor Beginn nennen alle insgeheim zwei verschiedene Nummern. Setzt du einen Kundschafter ein, wählst du für alle sichtbar, welche Nummer er hat. Am Ende werden die genannten Kundschafter aufgedeckt, und jeder zählt auf seinem Pfad doppelt.
