# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
entdecker-lesson-scored-IslandScored = { $spaces_count ->
    [one] Die Insel ist fertig: ein Plättchen
   *[other] Die Insel ist fertig: { $spaces_count } Plättchen
}, { $value ->
    [one] { $value } Punkt wert
   *[other] { $value } Punkte wert
}. { $points }.
entdecker-lesson-scored-TokenTaken = { $you ->
    [true] +{ $points } für dich: { entdecker-name-produce }, aus der Hütte von Pfad { $path }. { $reason ->
        [most] Du hast dort die meisten Kundschafter.
        [nearest] Niemand hat dort mehr Kundschafter, und du stehst der Hütte am nächsten.
        [full] Du hast den Pfad voll gemacht.
       *[none] { "" }
    }
   *[false] +{ $points } für { $seat }: { entdecker-name-produce }, aus der Hütte von Pfad { $path }. { $reason ->
        [most] { $seat } hat dort die meisten Kundschafter.
        [nearest] Niemand hat dort mehr Kundschafter, und { $seat } steht der Hütte am nächsten.
        [full] { $seat } hat den Pfad voll gemacht.
       *[none] { "" }
    }
}

entdecker-lesson-first = Deine erste Seereise
    .text = Gold, Plättchen, Meerengen, Inseln, der Urwald und das Ende: ganz Entdecker, Zug um Zug.

entdecker-lesson-first-journey = Eine erste Fahrt
entdecker-lesson-first-journey-hello = Ahoi! Ich bin Pilar, und ich fahre schon mein Leben lang über unbekannte Meere. Von diesem hier ist noch wenig entdeckt: ein paar Küsten und zwei Wasserfälle, von denen die Seeleute erzählen.
entdecker-lesson-first-journey-aim = Du bist Rot. Inseln bringen Punkte, wenn sie fertig sind, und die Hütten im Urwald auch. Ist kein Feld mehr zu entdecken, gewinnt, wer die meisten Punkte hat.
entdecker-lesson-first-journey-income = Eine Fahrt kostet Gold, und du hattest nur 2. Wer einen Zug mit weniger als 4 beginnt, wirft den Würfel. Deiner zeigt das Steuerrad: Wähle 2 bis 6 Gold, und Weiß bekommt eins mehr.
    .done = Jetzt kannst du fahren. Und vergiss nicht: Weiß hat eins mehr bekommen.
    .hint = Nimm 6 Gold: Du wirst es brauchen.
entdecker-lesson-first-journey-start = Wo bricht das Schiff auf? Vom Südrand umsonst, von Westen oder Osten für 1 Gold, von Norden für 2. Beginne im Süden, unterhalb des Wasserfalls.
    .other = Auch dort kann ein Schiff aufbrechen. Aber ich habe ein Auge auf den Wasserfall geworfen: Nimm es zurück und beginne am Südrand, in Spalte D.
    .hint = Wähle das Randfeld unter Spalte D.
entdecker-lesson-first-journey-announce = Sag nun an, wie viele Plättchen du ziehst, und bezahle sie. Ein verdecktes Plättchen kostet 1 Gold, ein offenes 4. Sag zwei verdeckte an.
    .done = Bezahlt. Du darfst später weniger ziehen, aber nie mehr.
    .other = Das darfst du, aber ich möchte etwas Gold behalten, um an Land zu gehen. Nimm es zurück und sag zwei verdeckte Plättchen an.
    .hint = Wähle verdeckte Plättchen, und zwar zwei: Das macht 2 Gold.
entdecker-lesson-first-journey-draw = Zieh das erste, von irgendeinem verdeckten Stapel.
    .hint = Alle Stapel sind gleich gut: Nimm den ersten.
entdecker-lesson-first-journey-sea = Nichts als Meer. Ein Plättchen, das passt, musst du anlegen, immer neben dem Schiff, dort, wo es hinüberfahren kann. Lege es an.
    .done = Das Schiff fährt sofort darauf. Ein Plättchen, das nirgends passt, wird abgelegt, und das Gold dafür ist verloren.
    .hint = Es gibt nur ein Feld dafür: das vor dem Schiff.
entdecker-lesson-first-journey-again = Du hast noch ein Plättchen bezahlt. Zieh es!
    .other = So verschenkst du ein Plättchen, das schon bezahlt ist. Nimm es zurück und zieh.
    .hint = Nimm eines von irgendeinem verdeckten Stapel.
entdecker-lesson-first-journey-land = Land, auf einer Seite! Land muss an Land liegen und Meer an Meer. Lege das Plättchen unter dem Wasserfall an und dreh es so, dass Land auf Land trifft.
    .done = Es passt: ein Plättchen mehr für die Insel mit dem Wasserfall.
    .other = Auch das passt, und eine neue Insel beginnt. Aber der Wasserfall ist 5 Punkte wert: Nimm es zurück und lege das Plättchen unter ihm an.
    .hint = Wähle D5, das Feld unter dem Wasserfall. Dort passt das Plättchen nur in einer Ausrichtung.
entdecker-lesson-first-journey-ashore = Hier darfst du mit einer Einheit an Land gehen: ein Kundschafter für 1 Gold, ein Stützpunkt für 3, eine Siedlung für 6. Setze einen Kundschafter ein.
    .done = Eine Einheit kommt auf das zuletzt entdeckte Plättchen, eine pro Zug, und dann ist die Fahrt zu Ende.
    .other = Das darfst du, aber hier brauchen wir einen Kundschafter, und der kostet nur 1 Gold. Nimm es zurück.
    .hint = Wähle den Kundschafter.
entdecker-lesson-first-journey-rival = Weiß ist am Zug. Es gibt nur ein Schiff, und alle fahren damit: Schau, wohin es geht.
entdecker-lesson-first-journey-company = Weiß ist auf deiner Insel an Land gegangen. Das ist erlaubt. Wer von euch dort stärker ist, bekommt mehr Punkte, wenn sie fertig ist.

entdecker-lesson-first-island = Eine Meerenge und eine ganze Insel
entdecker-lesson-first-island-gap = Einige Züge später. Die Insel mit dem Wasserfall ist nur noch an einem Feld offen. Liegt dort ein Plättchen, ist sie fertig und wird gewertet.
entdecker-lesson-first-island-start = Beginne bei C3: Von dort führt ein Weg über das Meer zurück zum Westrand. Du zahlst 1 Gold für den Rand und 2 Gold Zoll an Weiß, denn auf dem Weg steht ein weißer Stützpunkt.
    .done = Stützpunkte und Siedlungen verlangen von den anderen Zoll. Kundschafter nicht.
    .other = Von dort ist es weit. Nimm es zurück und beginne bei C3, gleich nördlich des offenen Feldes.
    .hint = Wähle das Meerplättchen auf C3.
entdecker-lesson-first-island-announce = Land im Westen, Land im Osten, und du kommst übers Meer: Dort passen nur wenige Plättchen. Offene Plättchen sind teuer, aber du siehst, was du bekommst. Sag eines an, für 4 Gold.
    .other = Wir brauchen ein offenes Plättchen: Es passt bestimmt und lässt dir Gold für einen Stützpunkt. Nimm es zurück.
    .hint = Wähle offene Plättchen, und zwar eines.
entdecker-lesson-first-island-strait = Nimm die Meerenge: Land auf zwei gegenüberliegenden Seiten und Meer dazwischen.
    .other = Das passt, aber es hat auch im Süden Land, und dort bliebe die Insel offen. Nimm es zurück.
    .hint = Es ist das offene Plättchen, durch das ein Schiff geradewegs hindurchfahren kann.
entdecker-lesson-first-island-place = Lege sie zwischen den beiden Küsten an.
    .done = Ein Plättchen, zwei Inseln: Das Meer trennt sie.
    .hint = Dafür gibt es nur ein Feld und nur eine Ausrichtung.
entdecker-lesson-first-island-fort = Geh nun auf einer der beiden an Land. Im Osten hat Weiß einen Stützpunkt, und der ist stärker als noch so viele Kundschafter. Setze dort auch einen Stützpunkt ein: Dann zählen deine zwei Kundschafter gegen den einen von Weiß.
    .other = Dann bleibt Weiß auf der Insel mit dem Wasserfall stärker. Nimm es zurück und setze einen Stützpunkt auf der Ostseite ein.
    .hint = Wähle den Stützpunkt, auf der Ostseite der Meerenge.
entdecker-lesson-first-island-value = Jedes Plättchen zählt 1 Punkt, und dieser Wasserfall 5. Wer am stärksten ist, bekommt alle. Der zweite Rang bringt die Hälfte davon, aufgerundet, und ein dritter brächte davon wieder die Hälfte.
entdecker-lesson-first-island-home = Dein Stützpunkt ist wieder bei dir und kann von Neuem an Land gehen. Die Kundschafter nicht: Sie sind unterwegs in den Urwald.

entdecker-lesson-first-jungle = In den Urwald
entdecker-lesson-first-jungle-paths = Sieben Urwaldpfade, und am Ende eines jeden eine Hütte. Dorthin gehen die Kundschafter einer fertigen Insel, einer nach dem anderen, und du beginnst. Ein Kundschafter kommt auf das freie Feld, das der Hütte am nächsten ist.
entdecker-lesson-first-jungle-send = Manche Hütten hat noch niemand gefunden. Schick deinen Kundschafter auf einen leeren Pfad und komm allen zuvor.
    .done = Diese Hütte hast du entdeckt!
    .other = Da war schon jemand vor dir. Nimm es zurück und wähle einen leeren Pfad.
    .hint = Wähle Pfad 4: Dort ist noch kein Kundschafter.
entdecker-lesson-first-jungle-token = Also hast du einen Chip gezogen und in der Hütte verborgen: Ananas, 15 Punkte wert. Außer dir weiß es niemand.
entdecker-lesson-first-jungle-rival = Jetzt schickt Weiß einen.
entdecker-lesson-first-jungle-eye = Auf Pfad 3 hat Weiß das dritte Feld erreicht, und das hat ein Auge: Wer dorthin kommt, sieht in die Hütte. Auch das sechste Feld hat eines.
entdecker-lesson-first-jungle-second = Du hast noch einen Kundschafter. Schick ihn, wohin du magst: um noch eine Hütte zu finden oder dem ersten hinterher.
    .hint = Jeder Pfad ist richtig. Auf einem leeren findest du eine Hütte.
entdecker-lesson-first-jungle-most = Am Ende der Partie bekommt einen Chip, wer auf seinem Pfad die meisten Kundschafter hat. Haben zwei gleich viele, entscheidet, wer der Hütte am nächsten steht.

entdecker-lesson-first-filling = Fragezeichen und ein Loch
entdecker-lesson-first-filling-bay = Einige Züge später. Auf dieser Insel im Osten habt ihr je einen Stützpunkt, du und Weiß. In der Bucht geht sie weiter, also fahr dorthin: Beginne bei H6, das kostet nichts.
    .other = Von dort kommst du nicht in die Bucht. Nimm es zurück und beginne bei H6.
    .hint = Wähle das Meerplättchen auf H6, im Südosten.
entdecker-lesson-first-filling-marks = Manche Rückseiten zeigen ein Fragezeichen: ein Ereignis. Eine Goldmine bringt 3 Gold, und freundliche Einheimische führen einen Kundschafter in den Urwald. Aber ein Pirat nimmt die Hälfte deines Goldes, und ein Sturm beendet die Fahrt.
entdecker-lesson-first-filling-announce = Sag ein verdecktes Plättchen an. Diese Bucht ist eine Sackgasse: Alles Weitere wäre bezahlt und verloren.
    .other = Das ist mehr, als du brauchst, und Gold kommt keines zurück. Nimm es zurück: ein verdecktes Plättchen.
    .hint = Wähle verdeckte Plättchen, und zwar eines.
entdecker-lesson-first-filling-draw = Nur Mut, zieh ein Fragezeichen!
    .other = Eine vorsichtige Wahl, aber heute sollst du ein Ereignis erleben. Nimm es zurück und zieh ein Fragezeichen.
    .hint = Zwei der Stapel zeigen ein Fragezeichen. Nimm einen davon.
entdecker-lesson-first-filling-place = Das Ereignis tritt ein, wenn das Plättchen liegt. Also lege es an!
    .done = Eine Goldmine! Sie bringt dir 3 Gold.
    .hint = Dafür gibt es nur ein Feld und nur eine Ausrichtung.
entdecker-lesson-first-filling-ashore = Stützpunkt gegen Stützpunkt: Ihr seid hier gleich stark. Setze einen Kundschafter ein, und du liegst vorn.
    .done = Ein Stützpunkt und ein Kundschafter gegen einen Stützpunkt.
    .other = Wie du magst. Schau, was jetzt geschieht!
    .hint = Wähle den Kundschafter, für 1 Gold.
entdecker-lesson-first-filling-filled = Und dieses Loch? Es war auf allen vier Seiten umschlossen, also wurde es mit dem passenden Plättchen gefüllt. Das kostet nichts, es gehört zur Insel, und damit ist sie fertig.
entdecker-lesson-first-filling-equal = Verglichen werden zuerst Siedlungen, dann Stützpunkte, dann Kundschafter. Sind zwei in allem gleich, bekommen beide die vollen Punkte.

entdecker-lesson-first-end = Das Ende der Partie
entdecker-lesson-first-end-last = Viel später. Weiß führt, 29 zu 21, und zwei Felder sind noch zu entdecken. Ist das letzte belegt, wird dieser Zug zu Ende gespielt, und die Partie ist vorbei.
entdecker-lesson-first-end-place = Du bist von Norden gekommen, und das ist dein Plättchen. Lege es an. Das andere Feld ist dann umschlossen und wird gefüllt.
    .done = Es gibt nichts mehr zu entdecken.
    .hint = Dafür gibt es nur ein Feld und nur eine Ausrichtung.
entdecker-lesson-first-end-ashore = Deine Siedlung ist die stärkste Einheit, die es gibt: Auf dieser Insel liegst du vorn. Setze trotzdem einen Kundschafter ein, mit deinem letzten Gold. Im Urwald wird er nützlich sein.
    .other = Das Gold behalten? Es ist jetzt nichts mehr wert, und ein Kundschafter vielleicht eine Menge. Nimm es zurück.
    .hint = Wähle den Kundschafter.
entdecker-lesson-first-end-corn = Jetzt die Kundschafter, abwechselnd. In der Hütte von Pfad 3 liegt Mais, 10 Punkte. Weiß hat dort zwei Kundschafter, du hast einen, der Hütte am nächsten. Mit einem mehr ist es Gleichstand, und der Mais gehört dir!
    .other = Nicht schlecht. Aber dann bekommt Weiß den Mais, und der ist 10 Punkte wert. Nimm es zurück und schick diesen auf Pfad 3.
    .hint = Wähle Pfad 3.
entdecker-lesson-first-end-rival = Auch Weiß hat noch einen zu schicken.
entdecker-lesson-first-end-pineapple = Weiß ist hinter deiner Ananas her! Zwei Kundschafter gegen einen. Schick deinen letzten auf Pfad 4: wieder Gleichstand, und du stehst der Hütte am nächsten.
    .other = Dann bekommt Weiß die Ananas, und die ist 15 Punkte wert. Nimm es zurück und wähle Pfad 4.
    .hint = Wähle Pfad 4.
entdecker-lesson-first-end-tokens = Die Partie ist zu Ende, und alle Chips werden gezeigt. Zweimal stand es zwei gegen zwei, und zweimal warst du der Hütte am nächsten.
entdecker-lesson-first-end-won = 70 zu 44: Du hast gewonnen! Es gewinnt, wer die meisten Punkte hat; nur bei Gleichstand entscheidet das Gold.

entdecker-lesson-first-game = Eine echte Partie
entdecker-lesson-first-game-ready = Mehr musst du nicht wissen. Jetzt spiel! Es ist eine ganze Partie, aber auf einem kleinen Meer, es wird also kurz, und Weiß macht es dir nicht schwer.
entdecker-lesson-first-game-play = Mach Inseln fertig, auf denen du vorn liegst. Und setze Kundschafter ein: Sie zählen zweimal, auf ihrer Insel und dann im Urwald. Ich bin jetzt still, es sei denn, du fragst mich: Tippe auf die Glühbirne.
entdecker-lesson-first-game-done = Du kennst die Regeln. Gute Fahrt, Käpt’n!
