# Lessons: what the coach says. A beat's message is what is said, .done what is said when it was done, .other when another
# move was made, .hint how to do it. Short, and one thing at a time.

# Why points were won or lost, said in a lesson. Parameters as in events.ftl; $you: “true” if they are the learner's.
overworld-lesson-scored-PointsChanged = { $you ->
    [true] { $reason ->
        [lead] { $count ->
            [one] { $signed } für dich: In einer weiteren Region hast du die meisten Erkunder.
           *[other] { $signed } für dich: In { $count } weiteren Regionen hast du die meisten Erkunder, je 2 Punkte.
        }
        [share] { $count ->
            [one] { $signed } für dich: In einer weiteren Region teilst du dir die Führung.
           *[other] { $signed } für dich: In { $count } weiteren Regionen teilst du dir die Führung, je 2 Punkte.
        }
        [lost] { $count ->
            [one] { $signed } für dich: Du führst in einer Region weniger.
           *[other] { $signed } für dich: Du führst in { $count } Regionen weniger.
        }
        [joined] { $signed } für dich: Regionen von dir sind zusammengewachsen und zählen als eine.
        [tour] { $signed } für dich: Der Rundweg deiner Türen ist länger.
        [shorter] { $signed } für dich: Der Rundweg deiner Türen ist kürzer.
        [items] { $signed } für dich: Ausrüstungssets.
        [port] { $signed } für dich: die größte Region neben deinem Hafen.
       *[other] { $signed } für dich.
    }
   *[false] { $reason ->
        [lead] { $count ->
            [one] { $signed } für { $seat }: in einer weiteren Region die meisten Erkunder.
           *[other] { $signed } für { $seat }: in { $count } weiteren Regionen die meisten Erkunder.
        }
        [share] { $signed } für { $seat }: Die Führung ist jetzt geteilt.
        [lost] { $count ->
            [one] { $signed } für { $seat }: Führung in einer Region weniger.
           *[other] { $signed } für { $seat }: Führung in { $count } Regionen weniger.
        }
        [joined] { $signed } für { $seat }: Regionen sind zusammengewachsen und zählen als eine.
        [tour] { $signed } für { $seat }: Der Rundweg der Türen ist länger.
        [shorter] { $signed } für { $seat }: Der Rundweg der Türen ist kürzer.
        [items] { $signed } für { $seat }: Ausrüstungssets.
        [port] { $signed } für { $seat }: die größte Region neben dem Hafen.
       *[other] { $signed } für { $seat }.
    }
}

overworld-lesson-first = Deine erste Karte
    .text = Plättchen, Regionen, Küsten, Lücken und Türen: ganz Overworld, Zug um Zug.

overworld-lesson-first-map = Die Karte wächst
overworld-lesson-first-map-hello = Ahoi! Ich bin Pilar, und ich zeichne Karten, seit ich denken kann. Heute zeichnen wir eine, die noch niemand gesehen hat: die Overworld. Diese Küste ist alles, was wir von ihr wissen.
overworld-lesson-first-map-edges = Sieh dir ihre Kanten an. Im Norden liegt Land, im Süden Wasser. Die beiden anderen sind glatt: Daran darf kein Vermessungsplättchen liegen.
overworld-lesson-first-map-tile = Das ist dein Vermessungsplättchen: drei Felder in Form eines L. Eine Seite zeigt Land, also Gebirge und Wälder. Die andere zeigt Wasser, also Strudel und Riffe. Du darfst es drehen, und du darfst es wenden.
overworld-lesson-first-map-lay = Lege es mit der Landseite nach oben nördlich der Küste an. Probier ein paar Plätze aus und dreh das Plättchen; es gilt erst, wenn du es legst.
    .done = Gut gelegt! Nur die Kanten zählen: Land an Land, Wasser an Wasser. Gebirge neben Wald ist in Ordnung.
    .other = Du bist in See gestochen! Auch ein guter Zug, aber lass uns an Land beginnen: Nimm es zurück.
    .hint = Wähle einen Platz oberhalb der Küste. Dort liegt das Plättchen mit der Landseite nach oben.
overworld-lesson-first-map-camels = Drei deiner Kamele sind aufgebrochen, eines auf jedes Feld. Felder einer Art, die sich berühren, bilden eine Region. Wer darin die meisten Erkunder hat, führt.
overworld-lesson-first-map-rival = Jetzt zieht Weiß ein Plättchen. Schau, wohin es kommt!
overworld-lesson-first-map-ships = Weiß hat die Wasserseite nach oben gelegt, südlich der Küste. Auf dem Wasser brechen Schiffe auf.
overworld-lesson-first-map-sea = Du bist dran, mit einem neuen Plättchen. Lege es diesmal aufs Wasser.
    .done = Deine Schiffe sind unterwegs.
    .other = Noch mehr Land: warum nicht? Aber ich möchte dich auf See sehen. Nimm es zurück.
    .hint = Wähle einen Platz unterhalb der Küste, neben dem Plättchen von Weiß. Dort liegt es mit der Wasserseite nach oben.
overworld-lesson-first-map-turn = Das ist schon ein ganzer Zug: ein Plättchen ziehen, es legen, Erkunder ausschicken. Du hast sieben Kamele und sieben Schiffe, also geh sparsam mit ihnen um.

overworld-lesson-first-regions = Wer in einer Region führt
overworld-lesson-first-regions-forest = In dieser Partie führt Weiß in einem kleinen Wald, mit einem einzigen Kamel. Eine Region ist 2 Punkte wert, ob groß oder klein.
overworld-lesson-first-regions-take = Dein Plättchen hat zwei Wälder. Lege es so, dass beide zum Wald von Weiß gehören: Dann hast du dort zwei Kamele, und Weiß hat eines.
    .done = Der Wald gehört dir!
    .other = Ein guter Platz, aber im Wald führt noch immer Weiß. Nimm es zurück und lass deine Wälder den von Weiß berühren.
    .hint = Einer deiner Wälder muss den von Weiß mit einer Kante berühren, und deine beiden Wälder einander.
overworld-lesson-first-regions-lead = Zwei Kamele gegen eines. Punkte wechseln sofort die Seite, und sie können es wieder tun: Jemand anders kann mit mehr kommen.
overworld-lesson-first-regions-tie = Sind zwei gleich stark, bekommen beide die 2 Punkte. Aufholen lohnt sich also immer.

overworld-lesson-first-coast = Neue Ufer
overworld-lesson-first-coast-icon = Alle Felder dieses Plättchens sind gleich, darum trägt es das Küstensymbol: Ein Küstenplättchen kommt dazu.
overworld-lesson-first-coast-survey = Lege zuerst das Vermessungsplättchen, wohin du magst.
    .hint = Jeder Platz, der angeboten wird, ist richtig.
overworld-lesson-first-coast-coast = Nun die Küste. Sie muss das Plättchen berühren, das du gerade gelegt hast, Land an Land oder Wasser an Wasser. Dahinter beginnt das andere.
    .hint = Jeder Platz, der angeboten wird, ist richtig. Du darfst das Muster wählen und die Küste wenden.
overworld-lesson-first-coast-hold = Ein Erkunder darf noch dorthin. Ein Kamel hält die Landhälfte der Küste, ein Schiff ihre Wasserhälfte. Was brauchst du?
    .hint = Nimm, was du willst: ein Kamel für die Landhälfte, ein Schiff für die Wasserhälfte.
overworld-lesson-first-coast-clock = Die Küsten sind die Uhr der Partie. Ist ihr Stapel leer, wird die Runde zu Ende gespielt, und das war es.

overworld-lesson-first-gap = Eine Lücke
overworld-lesson-first-gap-hole = Sieh dir dieses Feld an. Im Süden liegt Wasser. Käme im Norden Land hin, könnte kein Plättchen es je füllen, denn keines hat beides auf einer Seite.
overworld-lesson-first-gap-close = Also schließ es! Lege dein Plättchen mit der Landseite nach oben, ein Ende nördlich von diesem Feld, das andere östlich.
    .done = Du hast einen Weg in die Verliese gefunden!
    .other = So bleibt das Loch offen. Nimm es zurück und lege das Plättchen um das Loch herum.
    .hint = Die Ecke des Plättchens gehört in den Nordosten des Lochs.
overworld-lesson-first-gap-contest = Alle Regionen, die die Lücke berühren, zählen zusammen. Du hast dort drei Kamele, Weiß zwei Schiffe: Du gewinnst, und in der Lücke steht eine Tür von dir.
overworld-lesson-first-gap-home = Deine drei Kamele sind heimgekehrt und können wieder aufbrechen. Eine Tür allein bringt noch nichts. Sie braucht Gesellschaft.

overworld-lesson-first-tour = Türen und Rundwege
overworld-lesson-first-tour-west = Einige Züge später. Deine erste Tür steht hier, weit im Westen.
overworld-lesson-first-tour-east = Und hier im Osten ist noch ein Loch. Schließ es wie vorhin.
    .other = So bleibt das Loch offen. Nimm es zurück und lege das Plättchen um das Loch herum.
    .hint = Landseite nach oben, die Ecke in den Nordosten des Lochs.
overworld-lesson-first-tour-choose = Zwei Kamele von dir, zwei Schiffe von Weiß: Gleichstand. Wer das Plättchen gelegt hat, entscheidet, wer gewinnt. Das bist du!
    .other = Wie großzügig! Aber nimm es dieses eine Mal zurück und wähle dich selbst.
    .hint = Wähle dich selbst: Du bist Schwarz.
overworld-lesson-first-tour-tour = Zwei Kamele sind heimgekehrt, und mit ihnen zwei Regionen. Aber zähl die Felder von Tür zu Tür und wieder zurück: je weiter auseinander, desto besser.
overworld-lesson-first-tour-three = Eine dritte Tür macht aus dem Rundweg ein Dreieck. Mehr als drei hast du nicht: Danach muss eine von ihnen umziehen, und ein Erkunder bleibt für immer an ihrem alten Platz.

overworld-lesson-first-game = Eine echte Partie
overworld-lesson-first-game-ready = Mehr musst du nicht wissen. Jetzt spiel! Im Stapel sind nur drei Küsten, es wird also kurz, und Weiß macht es dir nicht schwer.
overworld-lesson-first-game-play = Führe in vielen Regionen, lass Löcher, die du schließen kannst, und halte deine Türen weit auseinander. Ich bin jetzt still, es sei denn, du fragst mich: Tippe auf die Glühbirne.
overworld-lesson-first-game-done = Du kennst die Regeln. Gute Fahrt!

overworld-lesson-provisions = Ausrüstung
    .text = Fackeln, Karten, Schlüssel, Tränke und Hähnchenkeulen: wozu größere Lücken gut sind.

overworld-lesson-provisions-fill = Eine Lücke füllen
overworld-lesson-provisions-fill-hello = Schön, dich wiederzusehen! Diesmal nehmen wir Ausrüstung mit. Es gibt einen Laden mit Fackeln, Karten, Schlüsseln, Tränken und Hähnchenkeulen, von allem vier.
overworld-lesson-provisions-fill-west = Diese Lücke von dir hat zwei Felder. Deine Tür braucht nur eines davon; auf das andere hast du eine Karte gelegt.
overworld-lesson-provisions-fill-close = Hier ist noch ein Loch mit zwei Feldern. Schließ es an seinem östlichen Ende, mit Land oder mit Wasser.
    .done = Die Lücke gehört dir, und ihr zweites Feld auch.
    .other = So bleibt das Loch offen. Nimm es zurück und lege das Plättchen vor sein östliches Ende.
    .hint = Lass das Plättchen das Loch von Osten berühren, Land neben Land oder Wasser neben Wasser.
overworld-lesson-provisions-fill-sets = Hier steht deine Tür. Jedes andere Feld der Lücke füllst du aus dem Laden, womit du magst.
overworld-lesson-provisions-fill-take = Verschiedene Dinge bilden ein Set, und ein Set bringt seine Größe mal sich selbst: 1, 4, 9, 16 oder 25. Eine Karte hast du schon. Was nimmst du also?
    .done = Ein Zweierset: Es ist 4 wert, die Karte allein war 1 wert.
    .other = Noch eine Karte? Das sind zwei Sets mit je einem Stück, und jedes ist nur 1 wert. Nimm es zurück und wähle etwas, das du noch nicht hast.
    .hint = Alles, nur keine Karte.
overworld-lesson-provisions-fill-worth = Alles in deinen Lücken zählt zusammen, und du siehst die Punkte sofort. In einer Lücke mit drei Feldern ist Platz für zwei Dinge: Um große Löcher lohnt sich der Streit.

overworld-lesson-provisions-move = Eine Lücke verlassen
overworld-lesson-provisions-move-doors = In dieser Partie stehen deine drei Türen alle auf der Karte. Neben einer davon, im Norden, liegt ein Trank von dir.
overworld-lesson-provisions-move-close = Und hier kannst du noch eine Lücke gewinnen. Schließ sie an ihrem östlichen Ende.
    .done = Sie gehört dir! Aber eine vierte Tür hast du nicht.
    .other = Lass uns das Loch im Osten schließen. Nimm es zurück.
    .hint = Lass das Plättchen das Loch von Osten berühren, Land neben Land oder Wasser neben Wasser.
overworld-lesson-provisions-move-which = Eine deiner Türen muss hierher umziehen. Die im Westen und die im Süden sind weit auseinander, und das ist gut für deinen Rundweg. Nimm also die im Norden.
    .done = Und was wird aus dem Trank?
    .other = Das darfst du, aber dann wäre dein Rundweg ein gutes Stück kürzer. Nimm es zurück und versetze die Tür im Norden.
    .hint = Wähle die Tür in der Lücke mit zwei Feldern, im Norden.
overworld-lesson-provisions-move-leave = Bleibt einer deiner Erkunder für immer dort, behältst du die alte Lücke samt Trank. Bleibt niemand, gehört der Trank niemandem mehr. Lass jemanden dort.
    .done = Tapfere Seele! Der Trank ist gerettet.
    .other = Dann wäre der Trank verloren und mit ihm ein Set. Nimm es zurück und lass einen Erkunder dort.
    .hint = Ein Kamel oder ein Schiff aus deinem Vorrat kostet dich am wenigsten.
overworld-lesson-provisions-move-take = Die Lücke hat ein zweites Feld. Etwas anderes als ein Trank, und du hast ein Zweierset.
    .hint = Alles, nur keinen Trank.
overworld-lesson-provisions-move-end = Jetzt hältst du beide Lücken: eine mit einer Tür, eine mit einem Erkunder. Damit weißt du alles über Ausrüstung.

overworld-lesson-ports = Häfen
    .text = Je ein Hafen, für eine Lücke mit zwei Feldern: Er lebt von der Region daneben.

overworld-lesson-ports-build = Ein Hafen
overworld-lesson-ports-build-hello = Wieder da? Dann lass uns einen Hafen bauen. Alle haben einen. Er ist zwei Felder lang, braucht also eine Lücke mit mindestens zwei Feldern.
overworld-lesson-ports-build-close = Hier ist so ein Loch, und ringsum bist du stark. Schließ es an seinem östlichen Ende, mit Land oder mit Wasser.
    .done = Die Lücke gehört dir.
    .other = So bleibt das Loch offen. Nimm es zurück und lege das Plättchen vor sein östliches Ende.
    .hint = Lass das Plättchen das Loch von Osten berühren, Land neben Land oder Wasser neben Wasser.
overworld-lesson-ports-build-port = In einer so großen Lücke hast du die Wahl: eine Tür für deinen Rundweg oder deinen Hafen. Bau den Hafen!
    .done = Die Schiffe können anlegen!
    .other = Eine einzelne Tür brächte noch nichts. Nimm es zurück und bau den Hafen.
    .hint = Wähle den Hafen.
overworld-lesson-ports-build-worth = Ein Hafen bringt 1 Punkt für jedes Feld einer Region daneben: Du bekommst die größte, hier dieses Gebirge. Wer darin führt, ist ganz gleich! Und wächst die Region, wächst dein Hafen mit.

overworld-lesson-ports-move = Ein besserer Platz
overworld-lesson-ports-move-west = In dieser Partie liegt dein Hafen im Westen, neben einem Wald mit drei Feldern: 3 Punkte.
overworld-lesson-ports-move-close = Im Osten ist ein Loch neben einem langen Gebirge. Schließ es!
    .done = Auch diese Lücke gehört dir.
    .other = So bleibt das Loch offen. Nimm es zurück und lege das Plättchen vor sein östliches Ende.
    .hint = Lass das Plättchen das Loch von Osten berühren, Land neben Land oder Wasser neben Wasser.
overworld-lesson-ports-move-sail = Du könntest eine Tür setzen. Aber der Hafen hätte es hier besser: Versetze ihn.
    .done = Auf nach Osten!
    .other = Auch nicht schlecht, aber der Hafen bliebe klein. Nimm es zurück und versetze den Hafen.
    .hint = Wähle, den Hafen zu versetzen.
overworld-lesson-ports-move-first = Ein Hafen zieht nicht billig um: Zwei deiner Erkunder müssen in der alten Lücke bleiben, für immer. Wer macht den Anfang?
    .hint = Aus deinem Vorrat kostet es dich am wenigsten, wenn dort noch viele sind.
overworld-lesson-ports-move-second = Und wer noch?
    .hint = Aus deinem Vorrat kostet es dich am wenigsten, wenn dort noch viele sind.
overworld-lesson-ports-move-end = Gut umgezogen! Häfen sind keine Türen: Für den Rundweg zählen sie nicht. Aber wer einen baut, muss keine Tür versetzen. Mit Ausrüstung darfst du auch die Felder füllen, die ein Hafen frei lässt. Mehr gibt es über Häfen nicht zu wissen.
