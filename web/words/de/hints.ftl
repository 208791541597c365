# What things are for, and what has happened for the first time. The sentences themselves are the games’.

# A button: then everything that has a hint is marked. .short: below a small picture, on a phone.
hints-ask = Was ist das?
    .key = Was ist das? (H)
    .short = Was?
hints-how = Klick oder tippe auf etwas Umrandetes oder geh mit den Pfeiltasten dorthin: Dann erfährst du, wozu es da ist.
    .touch = Tippe auf etwas Umrandetes, und du erfährst, wozu es da ist. Auch sonst genügt langes Drücken.
hints-end = Fertig
keys-hint = Erklären, was den Fokus hat, oder alles

# Before a sentence or two about what has just happened for the first time.
occasion-title = Neu:
occasion-off = Nicht mehr zeigen
settings-explain = Erklärungen
    .text = Neues erklären, wenn es zum ersten Mal vorkommt
    .again = Alle noch einmal zeigen
