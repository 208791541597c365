# The rulebook to read. A chapter is entdecker-rulebook-<chapter>, its parts follow with their names; .caption stands below a figure.
# In a text: a blank line begins a paragraph, "- " a point of a list, "1. " a step, "|" a row of a table; _words_ between low
# lines are stressed. Numbers that are parameters are checked against the rules: leave them where they are.

entdecker-rulebook = Reihum fahrt ihr alle mit demselben Schiff in Gewässer, die keine Seekarte zeigt, und legt Plättchen für Plättchen das Meer und die Inseln, die ihr entdeckt. Wer auf einer fertigen Insel die stärksten Einheiten hat, bekommt dafür die meisten Punkte, und Kundschafter, die dort ihre Arbeit getan haben, ziehen weiter in den Urwald, auf der Suche nach seinen geheimen Pflanzen. Ist das ganze Meer bekannt, gewinnt, wer die meisten Punkte hat.

entdecker-rulebook-chart = Die Seekarte
entdecker-rulebook-chart-board =
    Das unbekannte Meer hat 12 Spalten, A bis L, und 8 Reihen, 1 bis 8. Ringsum liegen die _Randfelder_, allesamt Meer: Von dort führt jede Fahrt hinaus. Ein Aufbruch von Süden kostet nichts, von Westen und Osten 1 Gold, vom hohen Norden 2.
    .caption = Der Aufbau für die erste Partie. Einige Meerplättchen und drei Wasserfälle sind von Anfang an bekannt; die Münzen am Rand sagen, was ein Aufbruch von dort kostet.
entdecker-rulebook-chart-tiles =
    Jede Seite eines Plättchens ist Land oder Meer. Es gibt sechs Muster: offenes Meer, Land auf einer Seite, auf zwei benachbarten Seiten, auf zwei gegenüberliegenden Seiten (eine _Meerenge_), auf drei und auf allen vier.

    Die meisten Plättchen liegen mit der Vorderseite nach unten in sechs _verdeckten Stapeln_. Ein Fragezeichen auf der Rückseite kündigt ein Ereignis an. Die übrigen liegen in _offenen Stapeln_, nach Muster sortiert: Dort sehen alle, was noch da ist.
    .caption = Sechs verdeckte Stapel, von denen man nur die Rückseiten kennt, und die offenen Stapel, von denen man alles kennt.
entdecker-rulebook-chart-scenarios = Vier Szenarien sagen, welche Plättchen vor Beginn auf der Seekarte liegen. Zwei oder drei Meere teilen sie, sodass die Inseln klein bleiben; Wasserfälle, die 5 oder 10 Punkte mehr bringen, sind die Orte, um die es sich zu kämpfen lohnt. Ihr könnt auch ein eigenes Szenario zeichnen.

entdecker-rulebook-gold = Gold und die Schritte eines Zuges
entdecker-rulebook-gold-pieces = Alle beginnen mit 7 Gold, einer Siedlung, zwei Stützpunkten und mit Kundschaftern: zu zweit 19, zu dritt 14, zu viert 11.
entdecker-rulebook-gold-steps =
    So verläuft ein Zug:

    1. Hast du weniger als 4 Gold, würfle um Einkommen.
    2. Wähle, wo die Fahrt beginnt, und zahle, was das kostet.
    3. Sag an, wie viele Plättchen du ziehst, verdeckte oder offene, und bezahle sie.
    4. Entdecke: ziehen, anlegen, weiterfahren.
    5. Hast du Land gefunden, darfst du eine Einheit einsetzen. Damit endet die Fahrt.
    6. Umschlossene Felder werden gefüllt.
    7. Fertige Inseln werden gewertet.
entdecker-rulebook-gold-roll =
    Hast du zu Beginn deines Zuges weniger als 4 Gold, würfelst du: Der Würfel zeigt 2 bis 6 und das Steuerrad. Du erhältst, was er zeigt, und _alle anderen 1 mehr_.

    Rot hat { $before } Gold und würfelt eine 3: { $red } für Rot, je { $others } für die anderen.
    .caption = Die Goldbeutel nach dem Wurf von Rot.
entdecker-rulebook-gold-wheel =
    Beim Steuerrad wählst du die Zahl selbst, von 2 bis 6. Rot wählt 6 und erhält { $red }; die anderen erhalten { $others }. Arm zu sein kann sich lohnen, aber für die anderen lohnt es sich ein wenig mehr.
    .caption = Die Goldbeutel nach dem Steuerrad.

entdecker-rulebook-departure = Aufbruch
entdecker-rulebook-departure-where =
    Das Schiff startet

    - auf einem Randfeld neben einem unentdeckten Feld oder
    - auf einem entdeckten Plättchen, das mit einer Meerseite an ein unentdecktes Feld grenzt und von dem aus ein ununterbrochener Weg über das Meer zu irgendeinem Randfeld zurückführt.
    .caption = B6 und das Randfeld südlich von A6 sind Startfelder. Neben C6 liegt kein unentdecktes Feld; C5 grenzt nur mit Land an das Unbekannte; von E3 führt kein Weg über das Meer zum Rand.
entdecker-rulebook-departure-expenses =
    Verfolge den Weg vom Start zu einem Randfeld. Du zahlst

    - an die Bank die Münzen dieses Randfelds und
    - je 2 Gold für jeden fremden _Stützpunkt_ und jede fremde _Siedlung_ auf einem Plättchen des Weges, den Start eingeschlossen, an die Farbe, der sie gehören.

    Kundschafter lassen dich kostenlos vorbei und deine eigenen Einheiten auch. Gibt es mehrere Wege, wählst du.
entdecker-rulebook-departure-tolls =
    Violett ist am Zug. Für einen Start bei D4 führt der einzige Weg nach Westen, an zwei Stützpunkten vorbei: 1 Gold an die Bank, { $red } an Rot und { $yellow } an Gelb, zusammen { $total }. Ein Start bei G8 würde 2 Gold kosten, denn dort steht der Stützpunkt von Weiß. Und J7 ist kostenlos: Sein Weg führt nach Süden, an niemandem vorbei.
    .caption = Drei Starts für Violett: D4 an den Stützpunkten von Rot und Gelb vorbei, G8 neben dem Stützpunkt von Weiß und J7 umsonst.
entdecker-rulebook-departure-announce =
    Nun sag an, wie viele Plättchen du ziehst, mindestens eines, und woher. Ein _verdecktes_ Plättchen kostet 1 Gold, ein _offenes_ 4. Beide Arten werden auf einer Fahrt nie gemischt. Du zahlst sofort und bekommst nichts zurück, auch wenn die Fahrt früher endet: Vier verdeckte Plättchen kosten 4 Gold, zwei offene 8.
entdecker-rulebook-departure-must = Zu Hause bleiben darfst du nicht, solange du irgendeinen Start und ein verdecktes Plättchen bezahlen kannst. Nur wenn du das nicht kannst, endet dein Zug ohne Fahrt.

entdecker-rulebook-journey = Die Fahrt
entdecker-rulebook-journey-steps =
    Für jedes Plättchen:

    1. _Zieh_ es: das oberste eines verdeckten Stapels oder das Muster deiner Wahl von einem offenen. An den Rückseiten siehst du, wo du ein Fragezeichen nimmst oder vermeidest.
    2. _Lege_ es auf ein unentdecktes Feld neben dem Schiff an, und zwar jenseits einer Meerseite seines Plättchens.
    3. Das _Schiff_ fährt auf das neue Plättchen.
    4. Ist darauf ein _Ereignis_, tritt es jetzt ein.
entdecker-rulebook-journey-fit =
    Die Seite zum Schiff muss Meer sein, und jede andere Seite muss zu dem passen, was sie berührt: Land an Land, Meer an Meer, und auch an den Rand gehört Meer. Du bestimmst das Feld und wie du das Plättchen drehst. Ein Plättchen, das angelegt werden kann, muss angelegt werden, auch wo du gar nicht hinwillst. Eines, das nirgends passt, wird abgelegt.
    .caption = Das Plättchen in der Hand hat Land auf einer Seite. Es passt weder im Norden auf C2, wo zwei Küsten darauf treffen, noch im Westen auf B3; aber im Osten, auf D3, passt es.
entdecker-rulebook-journey-on =
    Also muss es nach D3, und das Schiff fährt mit. Wie es gedreht wird, ist noch deine Wahl. Von den bezahlten Plättchen ist noch { $draws } übrig: Von dort geht die Fahrt weiter, oder eine Einheit wird eingesetzt.
    .caption = Das Schiff ist nach D3 gefahren.
entdecker-rulebook-journey-ends =
    Die Fahrt endet,

    - wenn alle angesagten Plättchen gezogen sind,
    - in einer Sackgasse, wenn keine Meerseite mehr an ein unentdecktes Feld grenzt,
    - wenn du eine Einheit einsetzt,
    - in einem Sturm
    - oder wenn du sie selbst beendest, frühestens nach dem ersten Ziehen.

    Nach dem letzten Ziehen und in einer Sackgasse darfst du noch eine Einheit einsetzen. Nach einem Sturm nicht.

entdecker-rulebook-straits = Einheiten und die beiden Ufer einer Meerenge
entdecker-rulebook-straits-unit =
    Einmal im Zug darfst du eine Einheit einsetzen, und zwar auf dem Plättchen, das du _zuletzt_ entdeckt hast, wenn es Land zeigt. Damit endet die Fahrt.

    | Siedlung | 6 Gold |
    | Stützpunkt | 3 Gold |
    | Kundschafter | 1 Gold |

    Zu früheren Plättchen kannst du nicht zurück, und auf dem Feld, wo die Fahrt begann, darfst du nichts einsetzen.
entdecker-rulebook-straits-two =
    Das Land eines Plättchens ist ein einziges Stück, außer wenn zwei gegenüberliegende Seiten Land sind: Dann verläuft das Meer dazwischen, und die beiden Ufer gehören zu verschiedenen Inseln, bis sie anderswo zusammenkommen. Sag, an welchem Ufer deine Einheit steht.
    .caption = Rot hat die Meerenge auf D3 entdeckt. Ihr westliches Ufer gehört zu der Insel, auf der Weiß einen Kundschafter hat; das östliche gehört noch niemandem.
entdecker-rulebook-straits-joins =
    Rot nimmt das westliche Ufer mit einem Stützpunkt, für { $gold } Gold. Die Insel hat bisher { $value } Plättchen. Wäre sie fertig, läge der Stützpunkt vor dem Kundschafter von Weiß: { $red } Punkte für Rot, { $white } für Weiß.
    .caption = Ein Stützpunkt neben dem Kundschafter von Weiß: Auf der Insel liegt jetzt Rot vorn.
entdecker-rulebook-straits-recall = Stützpunkte und Siedlungen bleiben, bis ihre Insel fertig ist. Einen Kundschafter darfst du zurückholen, von einer Insel oder aus dem Urwald, aber nur, wenn du keinen mehr hast und gerade einen einsetzen willst.
entdecker-rulebook-straits-recall-any-time = Hast du keinen Kundschafter mehr, darfst du in deinem Zug jederzeit einen zurückholen, bis zur Entscheidung über die Einheit.
entdecker-rulebook-straits-settlement-scout = Wer eine Siedlung einsetzt, darf außerdem einen Kundschafter aus dem Vorrat auf einen beliebigen Urwaldpfad setzen.

entdecker-rulebook-events = Ereignisse
entdecker-rulebook-events-four =
    Ein Fragezeichen wirkt, sobald das Schiff das Plättchen erreicht. Auf einem Plättchen, das abgelegt werden musste, geschieht nichts.

    | Goldmine | 3 Gold aus der Bank |
    | Pirat | nimmt die Hälfte deines Goldes, abgerundet |
    | Freundliche Einheimische | du darfst kostenlos einen Kundschafter auf einen beliebigen Urwaldpfad setzen |
    | Sturm | die Fahrt ist zu Ende: keine Plättchen mehr und keine Einheit |

    Auch nach einem Sturm werden noch Felder gefüllt und Inseln gewertet.
entdecker-rulebook-events-pirate =
    Rot hat { $before } Gold, als der Pirat kommt, und verliert { $lost }, die Hälfte, abgerundet: { $left } bleiben übrig. Wer wenig hat, braucht ein Fragezeichen nicht zu fürchten.
    .caption = Der Pirat von D3 war hier.
entdecker-rulebook-events-pirate-up =
    Der Pirat nimmt die Hälfte _aufgerundet_: von { $before } Gold { $lost }, sodass { $left } übrig bleiben.
    .caption = Derselbe Pirat nach den Kosmos-Regeln.
entdecker-rulebook-events-pirate-spares = Wer auf einer Insel, die nicht fertig ist, einen Stützpunkt oder eine Siedlung hat, wird von Piraten verschont.

entdecker-rulebook-filling = Umschlossenes füllen
entdecker-rulebook-filling-surrounded =
    Am Ende der Fahrt, bevor etwas gewertet wird,

    - wird jedes einzelne unentdeckte Feld, das auf allen vier Seiten Plättchen oder den Rand hat, mit dem passenden offenen Plättchen gefüllt, und
    - jedes unentdeckte Gebiet, um das herum nur Land liegt, wird mit Land gefüllt.

    Einheiten und Ereignisse gibt es dabei nicht. Wer klug entdeckt, sieht das Füllen kommen.
    .caption = Eine große Insel mit einem Loch. C3 und D3 sind fast eingeschlossen: Nur D4 fehlt noch.
entdecker-rulebook-filling-filled =
    Rot fährt von Süden über D5 nach D4 und setzt dort einen Kundschafter ein. Nun liegt um C3 und D3 herum nur Land, und sie werden zu Land; und E5, zwischen dem Ufer, dem neuen Meerplättchen, dem Rand und dem Plättchen von Weiß, wird mit dem gefüllt, was passt. Mit den beiden von Rot sind es { $tiles } neue Plättchen. Zwei Inseln sind fertig: Eine ist { $island } wert, die andere, auf der Weiß steht, { $small }.
    .caption = Nach dem Füllen: C3, D3 und E5 sind ohne Fahrt belegt worden.
entdecker-rulebook-filling-short = Ein offenes Plättchen, das aufgebraucht ist, kommt aus den abgelegten oder wird sonst in den verdeckten Stapeln gesucht, die danach neu gemischt werden. Sind alle verdeckten Stapel leer, werden aus den abgelegten Plättchen zwei neue. Auch Gewässer, die kein Schiff je erreichen kann, werden gefüllt; und lässt sich nirgends mehr etwas entdecken, wird der Rest der Seekarte gefüllt, und die Partie endet.

entdecker-rulebook-scoring = Eine Insel werten
entdecker-rulebook-scoring-complete =
    Eine Insel ist fertig, wenn keine ihrer Landseiten an ein unentdecktes Feld grenzt. Sie ist 1 Punkt wert für jedes ihrer Plättchen und 5 oder 10 mehr für einen Wasserfall. Werden in einem Zug mehrere fertig, bestimmt, wer am Zug ist, die Reihenfolge.
entdecker-rulebook-scoring-strength =
    Wer liegt vorn? Eine Siedlung schlägt beliebig viele Stützpunkte, ein Stützpunkt beliebig viele Kundschafter. Vergleicht also zuerst Siedlungen, dann Stützpunkte, dann Kundschafter.

    - Der erste Rang: der volle Wert.
    - Jeder weitere Rang: die Hälfte des Ranges davor, aufgerundet.
    - Wer gleich stark ist, teilt sich einen Rang, und alle erhalten seine vollen Punkte.
    - Ohne Einheit dort gibt es nichts.
entdecker-rulebook-scoring-shares =
    Gelb hat das letzte Plättchen einer Insel mit { $value } Plättchen gefunden. Rot und Weiß haben darauf je einen Stützpunkt und einen Kundschafter, Violett hat einen Kundschafter, und Gelb hat dort nichts; aber der Zug ist noch nicht zu Ende, und eine Siedlung steht bereit.
    .caption = Neun Plättchen, und drei Farben sind schon da: Das Schiff von Gelb liegt bei E4.
entdecker-rulebook-scoring-nine =
    Gelb setzt die Siedlung ein und liegt vor allen: { $yellow } Punkte. Rot und Weiß sind gleich stark und teilen sich den zweiten Rang: { $red } und { $white }, die Hälfte von 9, aufgerundet. Violett kommt auf den dritten mit { $purple }, der Hälfte von 5, aufgerundet.
    .caption = Die Punkteleiste auf der Seeschlange nach dieser Insel.
entdecker-rulebook-scoring-waterfall = Der Bonus eines Wasserfalls geht sofort an die Farbe, die als Erste ein Plättchen Land an Land danebenlegt. Die Insel ist nur ihre Plättchen wert.
entdecker-rulebook-scoring-sum = Die Stärke ist eine Summe: Eine Siedlung zählt 3, ein Stützpunkt 2, ein Kundschafter 1.
entdecker-rulebook-scoring-two = Nur zwei Ränge bringen Punkte: der erste den vollen Wert, der zweite die Hälfte, abgerundet.
entdecker-rulebook-scoring-tie = Sind mehrere gleich stark, liegt vorn, wer auf der Insel zuerst eine Einheit eingesetzt hat.
entdecker-rulebook-scoring-leave = Dann verlassen die Einheiten die Insel. Stützpunkte und Siedlungen kehren in den Vorrat ihrer Farbe zurück. Kundschafter gehen in den Urwald: Wer am Zug ist, beginnt, und reihum schicken alle jeweils einen, bis alle unterwegs sind.

entdecker-rulebook-jungle = Kundschafter im Urwald
entdecker-rulebook-jungle-paths =
    Sieben Pfade mit je acht Feldern führen zu den Hütten. Ein Kundschafter kommt auf das freie Feld, das der Hütte am nächsten ist, auf dem Pfad deiner Wahl.

    - Das erste Feld ist ein _Punktfeld_: Wer es betritt, zieht einen Pflanzenchip, sieht ihn heimlich an und verbirgt ihn in der Hütte.
    - Das dritte und das sechste Feld sind _Augenfelder_: Wer sie betritt, darf ansehen, was dort verborgen liegt.

    Neun Chips sind im Beutel: Drei sind 15 Punkte wert, drei 10, drei 5. Zwei werden nie gefunden.
entdecker-rulebook-jungle-seventeen =
    Weiß stellt die Insel mit einem Kundschafter auf ihrem letzten Plättchen fertig. Sie hat { $tiles } Plättchen, und der Wasserfall bringt { $bonus } dazu. Die Siedlung von Gelb bekommt { $yellow }, der Stützpunkt von Weiß { $white }, Rot mit zwei Kundschaftern { $red }, Violett mit einem { $purple }.
    .caption = Die Insel mit ihren zwölf Plättchen und dem Wasserfall nach der Wertung. Ihre Kundschafter sind unterwegs.
entdecker-rulebook-jungle-walk =
    Jetzt die Kundschafter. Weiß schickt einen auf Pfad 1, findet dort einen Chip und merkt sich: Tomate. Gelb hat keinen. Violett findet den Chip von Pfad 2. Rot kommt auf das dritte Feld von Pfad 3, ein Augenfeld, und sieht, was Gelb vor langer Zeit gefunden hat. Der zweite Kundschafter von Weiß verstärkt Pfad 4, der zweite von Rot geht auf Pfad 1.
    .caption = Der Urwald, wie Weiß ihn sieht: Die Chips der Pfade 1 und 4 sind bekannt, die anderen nicht.
entdecker-rulebook-jungle-tie =
    Ist die Partie zu Ende, werden alle Chips gezeigt, und jeder geht an die Farbe mit den meisten Kundschaftern auf seinem Pfad. Haben mehrere die meisten, bekommt ihn unter ihnen die Farbe, deren Kundschafter der Hütte am nächsten ist.

    Violett und Rot haben je zwei Kundschafter, aber der von Violett ist näher: { $purple } Punkte für Violett, nichts für Rot und Weiß.
    .caption = Der erste Pfad am Ende einer Partie.
entdecker-rulebook-jungle-last-space = Wer das letzte Feld eines Pfades besetzt, gewinnt sofort dessen Chip. Auf Pfaden, die am Ende nicht voll sind, entscheidet die Mehrheit.

entdecker-rulebook-end = Das Ende der Partie, Ausgaben und Varianten
entdecker-rulebook-end-winner = Die Partie endet nach dem Zug, in dem das letzte Feld belegt wird. Die Inseln dieses Zuges werden wie immer gewertet, dann der Urwald. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet das meiste Gold.
entdecker-rulebook-end-tie = Bei Gleichstand wird der Sieg geteilt.
entdecker-rulebook-end-editions =
    Entdecker ist mehr als einmal gedruckt worden, und die Regeln unterscheiden sich ein wenig. Ihr wählt eine Ausgabe oder mischt sie: Jeder Unterschied ist eine eigene Option. In dieser Anleitung sind solche Unterschiede gekennzeichnet.

    | Mayfair | wie in dieser Anleitung |
    | Kosmos | der Pirat rundet auf; im eigenen Zug darf jederzeit ein Kundschafter zurückgeholt werden |
    | Digest | Einheiten kosten 2, 1 und 0 Gold; die Stärke ist eine Summe; zwei Ränge bringen Punkte; bei Gleichstand gewinnt, wer zuerst da war; Wasserfälle zahlen an die, die sie finden; eine Siedlung bringt einen Kundschafter; Piraten verschonen die Starken; das letzte Feld eines Pfades gewinnt dessen Chip |
entdecker-rulebook-end-top-scout = Kundschafter haben Nummern. Vor Beginn nennen alle insgeheim zwei davon: Am Ende zählt jeder dieser _Top-Kundschafter_ auf seinem Pfad für zwei.

entdecker-rulebook-glance-turn = Ein Zug
    .text =
        1. Weniger als 4 Gold: würfeln. Du erhältst die Zahl, alle anderen 1 mehr.
        2. Wähle einen Start; zahle die Münzen des Randes und 2 Gold für jeden fremden Stützpunkt und jede fremde Siedlung auf dem Weg.
        3. Plättchen ansagen und bezahlen, verdeckte oder offene.
        4. Ziehen, anlegen, fahren; und wieder von vorn.
        5. Wenn du magst, setze auf dem letzten Plättchen eine Einheit ein.
        6. Umschlossene Felder werden gefüllt.
        7. Fertige Inseln werden gewertet.
entdecker-rulebook-glance-costs = Gold
    .text =
        | Südrand | kostenlos |
        | West- und Ostrand | 1 |
        | Nordrand | 2 |
        | Fremder Stützpunkt, fremde Siedlung | 2 an ihre Farbe |
        | Verdecktes Plättchen | 1 |
        | Offenes Plättchen | 4 |
        | Kundschafter, Stützpunkt, Siedlung | 1, 3, 6 |
entdecker-rulebook-glance-tile = Ein Plättchen anlegen
    .text =
        - Neben dem Schiff, jenseits einer Meerseite.
        - Land an Land, Meer an Meer; der Rand ist Meer.
        - Was passt, muss angelegt werden; was nicht passt, wird abgelegt.
entdecker-rulebook-glance-journey-ends = Die Fahrt endet
    .text = mit dem letzten Plättchen, in einer Sackgasse, mit dem Einsetzen einer Einheit, in einem Sturm oder wenn du aufhörst.
entdecker-rulebook-glance-events = Fragezeichen
    .text =
        | Goldmine | 3 Gold |
        | Pirat | nimmt die Hälfte, abgerundet |
        | Einheimische | ein Kundschafter in den Urwald, kostenlos |
        | Sturm | Ende der Fahrt, keine Einheit |
entdecker-rulebook-glance-islands = Eine fertige Insel
    .text =
        - ist ihre Plättchen wert und mit einem Wasserfall 5 oder 10 mehr.
        - Siedlungen entscheiden, dann Stützpunkte, dann Kundschafter.
        - Der erste Rang alles; dann jedes Mal die Hälfte, aufgerundet; wer gleich stark ist, erhält gleich viel.
        - Stützpunkte und Siedlungen kehren heim, Kundschafter gehen in den Urwald.
entdecker-rulebook-glance-jungle = Der Urwald
    .text =
        - Ein Kundschafter kommt auf das freie Feld, das der Hütte am nächsten ist.
        - Punktfeld: Zieh einen Chip und verbirg ihn. Augenfeld: Sieh ihn dir an.
        - Wer am Ende die meisten Kundschafter hat, gewinnt den Chip: 5, 10 oder 15 Punkte. Bei Gleichstand: wer der Hütte am nächsten ist.
entdecker-rulebook-glance-end = Das Ende
    .text = Nach dem Zug, in dem das letzte Feld belegt wird. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet das meiste Gold.
