# The 32 achievements: name, and what is asked for in a sentence.

explorers-achievement-N1 = Ungelesen
    .text = 6 Punkte, wenn du keine Landkarte angekreuzt hast.
explorers-achievement-N2 = Zu Fuß
    .text = 8 Punkte, wenn du kein Pferd angekreuzt hast.
explorers-achievement-N3 = Keine Schatzsuche
    .text = 16 Punkte, wenn du keinen Edelstein angekreuzt hast.

explorers-achievement-A1 = Jede Wiese
    .text = 10 Punkte, wenn in der Landschaft jedes zusammenhängende Gebiet aus Grasland ein Kreuz von dir hat.
explorers-achievement-A2 = Jedes Ufer
    .text = 10 Punkte, wenn in der Landschaft jedes zusammenhängende Gebiet aus Gewässer ein Kreuz von dir hat.
explorers-achievement-A3 = Jede Düne
    .text = 10 Punkte, wenn in der Landschaft jedes zusammenhängende Gebiet aus Wüste ein Kreuz von dir hat.
explorers-achievement-A4 = Jeder Gipfel
    .text = 10 Punkte, wenn in der Landschaft jedes zusammenhängende Gebiet aus Gebirge ein Kreuz von dir hat.

explorers-achievement-F = Die große Durchquerung
    .text = 12 Punkte, wenn du eine ganze Reihe oder Spalte angekreuzt hast, 16 Felder.

explorers-achievement-C1 = Apfelernte
    .text = 1, 3, 6 oder 10 Punkte für 1, 2, 3 oder mindestens 4 angekreuzte Äpfel.
explorers-achievement-C2 = Karottenernte
    .text = 1, 3, 6 oder 10 Punkte für 1, 2, 3 oder mindestens 4 angekreuzte Karotten.
explorers-achievement-C3 = Petri Heil
    .text = 1, 3, 6 oder 10 Punkte für 1, 2, 3 oder mindestens 4 angekreuzte Fische.
explorers-achievement-C4 = Edelsteinsammlung
    .text = 2, 5, 9 oder 14 Punkte für mindestens 3, 5, 7 oder 9 angekreuzte Edelsteine.
explorers-achievement-C5 = Herde
    .text = 2, 4, 7 oder 11 Punkte für 1, 2, 3 oder 4 angekreuzte Pferde.
explorers-achievement-C6 = Schlüsselbund
    .text = 2, 4, 7 oder 11 Punkte für 1, 2, 3 oder 4 angekreuzte Schlüssel.
explorers-achievement-C7 = Archiv
    .text = 2, 4, 7 oder 11 Punkte für 1, 2, 3 oder 4 angekreuzte Landkarten.
explorers-achievement-C8 = Tempelsuche
    .text = 2, 5, 9 oder 14 Punkte für 1, 2, 3 oder 4 angekreuzte Tempel.
explorers-achievement-C9 = Ausgewogene Kost
    .text = 2, 5, 9 oder 14 Punkte für 1, 2, 3 oder mindestens 4 Sets aus einem Apfel, einer Karotte und einem Fisch.
explorers-achievement-C10 = Gute Nachbarschaft
    .text = 4, 9, 15 oder 22 Punkte für 1, 2, 3 oder 4 Dörfer mit Kreuzen auf allen vier angrenzenden Feldern.
explorers-achievement-C11 = Vor den Toren
    .text = 2, 5, 9 oder 14 Punkte für 1, 2, 3 oder 4 Tempel mit mindestens zwei angrenzenden Kreuzen; der Tempel selbst muss nicht angekreuzt sein.
explorers-achievement-C12 = Enden der Welt
    .text = 3, 7, 12 oder 18 Punkte für 1, 2, 3 oder 4 angekreuzte Ecken der Landschaft.

explorers-achievement-Z1 = Breitenkreis
    .text = 1 Punkt für jedes Kreuz in deiner längsten lückenlosen Linie von West nach Ost.
explorers-achievement-Z2 = Längenkreis
    .text = 1 Punkt für jedes Kreuz in deiner längsten lückenlosen Linie von Nord nach Süd.
explorers-achievement-Z3 = Diagonale
    .text = 1 Punkt für jedes Kreuz in deiner längsten lückenlosen diagonalen Linie, in beliebiger Richtung.
explorers-achievement-Q = Landvermessung
    .text = 1 Punkt für jedes Kreuz in deinem größten lückenlosen Quadrat.

explorers-achievement-R1 = Wettlauf um Edelsteine
    .text = Ein Wettlauf um fünf angekreuzte Edelsteine.
explorers-achievement-R2 = Wettlauf um Proviant
    .text = Ein Wettlauf um zwei angekreuzte Äpfel, zwei Karotten und zwei Fische.
explorers-achievement-R3 = Wettlauf um Pferde
    .text = Ein Wettlauf um drei angekreuzte Pferde.
explorers-achievement-R4 = Wettlauf um Schlüssel und Landkarten
    .text = Ein Wettlauf um zwei angekreuzte Schlüssel und zwei angekreuzte Landkarten.
explorers-achievement-R5 = Wettlauf der Dörfer
    .text = Ein Wettlauf um ein Kreuz neben jedem Dorf.
explorers-achievement-R6 = Wettlauf der Dörfer und Tempel
    .text = Ein Wettlauf um Kreuze neben drei Dörfern und auf drei Tempeln.
explorers-achievement-R7 = Wettlauf zu den Rändern
    .text = Ein Wettlauf um ein Kreuz an jeder der vier Kanten der Landschaft; eine Ecke liegt an zweien davon.
explorers-achievement-R8 = Wettlauf durchs Land
    .text = Ein Wettlauf um drei Kreuze in jedem Viertel.
