# Die Seite des Clubs.

club = Der Club
    .text = Wie alle abschneiden, die auf diesem Server ein Konto haben. Jede beendete Partie zählt, wer auch immer am Tisch saß; einzelne Ergebnisse werden nur von Tischen gezeigt, die du ansehen darfst.
club-title = Farshore: der Club
club-listed = Mich auf dieser Seite nennen
    .text = Wenn du nein sagst, sieht hier niemand deinen Namen. Deine Partien zählen weiter für die Wertungen der anderen.
club-none = Davon hat noch niemand eine Partie beendet.
club-place = Platz
club-name = Wer
club-rating = Wertung
    .text = Nach openskill: Alle beginnen bei 25. Sie liegt vermutlich in dem Bereich daneben; die Liste geht nach seinem unteren Ende.
club-games = Partien
club-wins = Gewonnen
club-streak = Serie
    .text = Partien, die nacheinander gewonnen wurden: jetzt, und höchstens
club-you = du
club-bot = Bot
club-solo = Allein
    .text = Der beste Rang und die meisten Punkte von allen, die Explorers allein gespielt haben.
club-rank = Rang
club-points = Punkte
club-results = Neueste Ergebnisse
club-result-none = Noch ist keine Partie von dir zu Ende.
club-export = Mitnehmen
    .csv = Als Tabelle (CSV)
    .json = Als JSON
