# What can be wrong with a position.

entdecker-position-by-seat = Es muss für alle { $seats } Plätze je einen Eintrag geben.
entdecker-position-seat = Niemand spielt „{ $name }“. Die Plätze sind { $known }.
entdecker-position-space = Ein Feld namens „{ $space }“ gibt es nicht.
entdecker-position-undiscovered = { $space } ist unentdeckt.
entdecker-position-edge = { $space } ist ein Randfeld, kein Plättchen.

entdecker-position-unit = „{ $text }“ ist keine Einheit. Schreib sie so: „red fort C4“, „white scout D5/N“ oder, mit Top-Kundschaftern, „red scout 3 C4“.
entdecker-position-sea = { $space } ist ganz Meer: Dort kann keine Einheit stehen.
entdecker-position-one-mass = Das Land auf { $space } ist ein einziges Stück: Lass die Seite weg.
entdecker-position-two-masses = Auf dem Plättchen sind zwei Landstücke: Sag { $first } oder { $second }.
entdecker-position-two-units = Auf { $space } steht schon eine andere Einheit.
entdecker-position-supply = { $seat } hat mehr Figuren im Spiel („{ $unit }“), als es gibt: { $have }.
entdecker-position-number = Mit Top-Kundschaftern hat jeder Kundschafter eine Nummer von 1 bis { $most }.
entdecker-position-number-option = Kundschafter haben nur mit Top-Kundschaftern Nummern, deshalb ist { $number } nicht möglich.
entdecker-position-number-twice = Kundschafter { $number } von { $seat } ist an zwei Orten.
entdecker-position-finds = Niemand kann an Wasserfällen mehr gefunden haben, als an Punkten da ist.
entdecker-position-unfound = Auf „{ $space }“ ist kein Wasserfall.
entdecker-position-unfound-option = Wasserfälle warten nur mit der Option waterfall = "finder" darauf, gefunden zu werden.
entdecker-position-top-scouts = Zwei verschiedene Nummern von 1 bis { $most }, die kleinere zuerst, oder noch keine.
entdecker-position-top-scouts-option = Ohne die Variante gibt es keine Top-Kundschafter.
entdecker-position-top-scouts-phase = In der Phase „top-scouts“ muss noch jemand Kundschafter wählen, in jeder anderen niemand; dies ist die Phase „{ $phase }“.

entdecker-position-scout = „{ $text }“ ist kein Kundschafter. Die Buchstaben sind { $known }; mit Top-Kundschaftern folgt eine Nummer.
entdecker-position-paths = Es gibt { $paths } Pfade.
entdecker-position-path = Ein Pfad hat { $spaces } Felder, nicht { $found }.
entdecker-position-token = Einen Chip „{ $token }“ gibt es nicht. Es gibt: { $known }.
entdecker-position-token-twice = Der Chip „{ $token }“ ist schon in einer anderen Hütte.

entdecker-position-tile = „{ $text }“ ist kein Plättchen: Schreib sein Muster, 1 bis 6, und sein Ereignis, falls es eines hat, wie „3 pirate“.
entdecker-position-size = „{ $text }“ ist kein Stapel: Schreib die Anzahl der Plättchen, dann „?“, wenn oben ein Fragezeichen liegt, oder „unseen“, wenn noch niemand nachgesehen hat.
entdecker-position-stacks = Es gibt nie mehr als { $most } verdeckte Stapel.
entdecker-position-marked = Es gibt nie mehr als { $have } Fragezeichen mit Muster { $pattern }.
entdecker-position-paired = Von den Fragezeichen mit Muster { $pattern } sind entweder alle Ereignisse bekannt oder keines.
entdecker-position-paired-plain = Ein Plättchen mit Muster { $pattern } ohne Ereignis hat kein Fragezeichen.
entdecker-position-event-box = Das Ereignis „{ $event }“ gibt es nie mehr als { $have }-mal.
entdecker-position-events = { $events } Ereignisse passen nicht auf { $marked } Fragezeichen.
entdecker-position-sizes = In den Stapeln liegen { $held } Plättchen, aber { $hidden } sind verdeckt.
entdecker-position-disorder-sizes = Stapeln in Unordnung fehlen einige Plättchen, aber hier liegen { $held }, und { $hidden } sind verdeckt.
entdecker-position-backs = Die Rückseiten passen nicht zu den verdeckten Plättchen: { $plain } sind leer, und { $marked } haben ein Fragezeichen.
entdecker-position-unseen = In der Phase „{ $phase }“ sind alle Rückseiten schon gesehen.
entdecker-position-seen = In der Phase „{ $phase }“ muss noch eine Rückseite gezeigt werden.
entdecker-position-disorder = In der Phase „{ $phase }“ sind die Stapel in Ordnung.

entdecker-position-phase = Eine Phase „{ $name }“ gibt es nicht. Es gibt: { $known }.
entdecker-position-phase-option = Die Phase „{ $phase }“ gibt es nur mit der Option { $option }.
entdecker-position-then = Auf „{ $phase }“ folgt eine von diesen: { $known }.
entdecker-position-not-now = In der Phase „{ $phase }“ sagt das nichts aus.
entdecker-position-mover = In der Phase „{ $phase }“ entscheidet nur, wer am Zug ist.
entdecker-position-mover-bound = Wer entscheidet, hat keinen Kundschafter auf dem Weg in den Urwald.
entdecker-position-number-range = Hier muss eine Zahl von 1 bis { $most } stehen.
entdecker-position-no-ship = In der Phase „{ $phase }“ ist das Schiff irgendwo.
entdecker-position-fare = So viel kann das Schiff für seinen Start hier nicht gezahlt haben, nur: { $known }.
entdecker-position-ship = In der Phase „{ $phase }“ ist kein Schiff unterwegs.
entdecker-position-ship-start = { $space } ist kein Startfeld.
entdecker-position-dead-end = { $space } ist eine Sackgasse: Dort kann nichts gezogen werden.
entdecker-position-not-landed = In der Phase „{ $phase }“ ist das Schiff auf einem Plättchen, das auf dieser Fahrt entdeckt wurde.
entdecker-position-landed-unit = Auf { $space }, gerade erst entdeckt, kann in der Phase „{ $phase }“ noch keine Einheit stehen.
entdecker-position-settled = Auf { $space } steht keine neue Siedlung, die einen Kundschafter schicken könnte.
entdecker-position-announced = In der Phase „{ $phase }“ oder ohne Schiff kann noch nichts angesagt sein.
entdecker-position-not-announced = In der Phase „{ $phase }“ sind Plättchen angesagt.
entdecker-position-draws = Wenn noch { $draws } von { $announced } Plättchen zu ziehen sind, wurden zu wenige gezogen für das, was entdeckt und in der Hand ist.
entdecker-position-no-draws = In der Phase „{ $phase }“ ist noch ein Plättchen zu ziehen.
entdecker-position-kind = Verdeckte Plättchen werden in der Phase „face“ gezogen, offene in der Phase „search“ gesucht; dies ist „{ $phase }“.
entdecker-position-hand = In der Phase „{ $phase }“ ist kein Plättchen in der Hand.
entdecker-position-no-hand = In der Phase „{ $phase }“ ist ein Plättchen in der Hand.
entdecker-position-bound = In der Phase „{ $phase }“ sind keine Kundschafter auf dem Weg in den Urwald.
entdecker-position-not-bound = In der Phase „{ $phase }“ sind Kundschafter auf dem Weg in den Urwald.
entdecker-position-closing = In der Phase „{ $phase }“ ist die Welt nicht geschlossen, oder die übrigen Felder sind schon gefüllt.
entdecker-position-over = Die Partie ist nicht zu Ende, solange { $left } Felder unentdeckt sind.
entdecker-position-stack = Auf Stapel { $stack } liegt kein Plättchen.
entdecker-position-sought = Bei der Suche nach Muster { $pattern } kommt nichts ans Licht.
entdecker-position-hut-full = Die Hütte von Pfad { $path } hat ihren Chip schon.
entdecker-position-hut-dot = Auf dem Punktfeld von Pfad { $path } steht niemand.
entdecker-position-nothing-to-do = In der Phase „{ $phase }“ ist nichts zu tun.
