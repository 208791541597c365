# Why an action is not allowed now.

entdecker-why-not-space = Ein Feld namens „{ $space }“ gibt es auf diesem Spielplan nicht.

entdecker-why-not-top-scouts = Nenne zwei verschiedene Nummern von 1 bis { $most }, die kleinere zuerst.
entdecker-why-not-income = Das Steuerrad lässt dich zwischen { $least } und { $most } Gold wählen.

entdecker-why-not-start-first = Wähle zuerst, wo deine Fahrt beginnt: Solange du sie bezahlen kannst, musst du fahren.
entdecker-why-not-start-undiscovered = { $space } ist unentdeckt: Eine Fahrt beginnt auf einem Randfeld oder auf einem entdeckten Plättchen.
entdecker-why-not-start-shore = Bei { $space } kannst du nicht starten: Keine Meerseite grenzt dort an ein unentdecktes Feld.
entdecker-why-not-start-path = Bei { $space } kannst du nicht starten: Von dort führt kein durchgehender Weg über das Meer zu einem Randfeld.
entdecker-why-not-start-gold = Bei { $space } zu starten und ein Plättchen zu ziehen kostet mindestens { $cost } Gold, und du hast { $gold }.
entdecker-why-not-start-payment = Das ist keine Zahlung für einen Start bei { $space }: Wähle eine der angebotenen, an die Bank und an die Farben mit Stützpunkten und Siedlungen auf deinem Weg, die dir genug für ein Plättchen lässt.

entdecker-why-not-announce-first = Sag zuerst an, wie viele Plättchen du ziehst und ob verdeckte oder offene.
entdecker-why-not-announce-none = Du musst mindestens ein Plättchen ansagen.
entdecker-why-not-announce-tiles = { $there ->
    [0] Es gibt keine { entdecker-name-kind }en Plättchen mehr.
    [one] Es gibt nur noch ein { entdecker-name-kind }es Plättchen.
   *[other] Es gibt nur noch { $there } { entdecker-name-kind }e Plättchen.
}
entdecker-why-not-announce-gold = Das kostet { $price } Gold, und du hast { $gold }.

entdecker-why-not-explore = Du bist auf Fahrt: Zieh ein Plättchen, setze eine Einheit ein oder beende die Fahrt.
entdecker-why-not-stop = Du kannst die Fahrt erst beenden, wenn du dein erstes Plättchen gezogen hast.
entdecker-why-not-draw-all = { $announced ->
    [one] Du hast das eine Plättchen gezogen, das du angesagt hast.
   *[other] Du hast alle { $announced } Plättchen gezogen, die du angesagt hast.
}
entdecker-why-not-draw-dead-end = Das Schiff ist in einer Sackgasse: Keine Meerseite von { $space } grenzt an ein unentdecktes Feld.
entdecker-why-not-draw-mixed = { $kind ->
    [hidden] Du hast verdeckte Plättchen angesagt und kannst deshalb in diesem Zug keine offenen nehmen.
   *[open] Du hast offene Plättchen angesagt und kannst deshalb in diesem Zug keine verdeckten ziehen.
}
entdecker-why-not-draw-empty = Vom verdeckten Stapel { $stack } kannst du nicht ziehen: Dort liegen keine Plättchen mehr.
entdecker-why-not-draw-none = Du kannst { entdecker-name-pattern } nicht nehmen: Davon ist keines mehr da.
entdecker-why-not-draw-pattern = Du kannst { entdecker-name-pattern } jetzt nicht nehmen: Es passt nirgends neben das Schiff, ein anderes Plättchen schon.

entdecker-why-not-place-first = Lege zuerst das Plättchen in deiner Hand an.
entdecker-why-not-place-tile = Du hast { entdecker-name-pattern } in der Hand: Als „{ $tile }“ kann es nicht liegen.
entdecker-why-not-place-reach = Das Schiff bei { $ship } kann { $space } nicht entdecken: Das neue Plättchen muss auf einem unentdeckten Feld neben dem Schiff liegen, jenseits einer Meerseite.
entdecker-why-not-place-land = Meer gehört an Meer: Auf der { entdecker-name-side }seite von { $space } würde das Plättchen Land zeigen, doch dort ist Meer.
entdecker-why-not-place-sea = Land gehört an Land: Auf der { entdecker-name-side }seite von { $space } würde das Plättchen Meer zeigen, doch dort ist Land.

entdecker-why-not-unit-undiscovered = Du hast auf dieser Fahrt noch kein Plättchen entdeckt, auf dem du eine Einheit einsetzen könntest.
entdecker-why-not-unit-sea = { $space } ist offenes Meer: Eine Einheit braucht Land.
entdecker-why-not-unit-mass = Sag, wo auf { $space } die Einheit stehen soll: Nenne eine Landseite, wenn das Plättchen zwei getrennte Landstücke hat, und keine, wenn es nur eines hat.
entdecker-why-not-unit-supply = { $unit ->
    [scout] Du hast keinen Kundschafter im Vorrat.
    [fort] Du hast keinen Stützpunkt im Vorrat.
    [settlement] Du hast keine Siedlung im Vorrat.
   *[other] Das hast du nicht im Vorrat: { entdecker-name-unit }.
}
entdecker-why-not-unit-gold = { $unit ->
    [settlement] Eine
   *[other] Ein
} { entdecker-name-unit } kostet { $cost } Gold, und du hast { $gold }.
entdecker-why-not-unit-number = { $number ->
    [0] Sag, welchen der nummerierten Kundschafter aus deinem Vorrat du einsetzt.
   *[other] Eine Einheit mit der Nummer { $number } kannst du nicht einsetzen.
}

entdecker-why-not-recall-supply = { $scouts ->
    [one] Du darfst einen Kundschafter nur zurückholen, wenn du keinen im Vorrat hast, und du hast einen.
   *[other] Du darfst einen Kundschafter nur zurückholen, wenn du keinen im Vorrat hast, und du hast { $scouts }.
}
entdecker-why-not-recall-spot = Auf { $spot } steht kein Kundschafter von dir.
entdecker-why-not-recall-place = Du darfst einen Kundschafter nur zurückholen, wenn du einen einsetzen könntest: auf Land, das du gerade entdeckt hast, und mit dem Gold dafür.
entdecker-why-not-recall-now = Du kannst jetzt keinen Kundschafter zurückholen.
entdecker-why-not-recalled = Du hast einen Kundschafter zurückgeholt, um ihn einzusetzen: Setze ihn jetzt ein.

entdecker-why-not-send-first = Entscheide zuerst, wohin dein Kundschafter im Urwald geht.
entdecker-why-not-send-path = Einen Urwaldpfad { $path } gibt es nicht: Sie sind von 1 bis { $paths } nummeriert.
entdecker-why-not-send-full = Urwaldpfad { $path } ist voll.
entdecker-why-not-send-scout = So einen Kundschafter kannst du nicht schicken.

entdecker-why-not-score-first = Mehrere Inseln sind fertig: Wähle zuerst, welche als Nächstes gewertet wird.
entdecker-why-not-score-island = „{ $island }“ ist keine fertige Insel mit Einheiten darauf.
