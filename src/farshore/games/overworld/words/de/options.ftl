# The game itself, and what a table may agree on. An option's title is the message, its explanation .text; each of its
# values is an attribute of that name.

game-overworld = Overworld
    .text = Lege L-förmige Plättchen aus Land und Wasser, und die Karte wächst in alle Richtungen. Halte Gebirge und Wälder mit deinen Kamelen, Strudel und Riffe mit deinen Schiffen. Wo die Plättchen eine Lücke lassen, in die keines mehr passt, entdecken die Stärksten ringsum den Eingang zu einem Verlies: Setze deine Türen weit auseinander.

overworld-option-provisions = Ausrüstung
    .text = Ob große Lücken Fackeln, Karten, Schlüssel, Tränke und Hähnchenkeulen enthalten, die in Sets verschiedener Art Punkte bringen.
    .true = mit Ausrüstung aus dem Laden
    .false = ohne Ausrüstung
overworld-option-ports = Häfen
    .text = Ob alle einen Hafen haben, der statt einer Tür in eine Lücke gebaut werden kann und eine große Region daneben wertet.
    .true = mit einem Hafen für alle
    .false = ohne Häfen
