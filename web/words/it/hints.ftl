# What things are for, and what has happened for the first time. The sentences themselves are the games’.

# A button: then everything that has a hint is marked. .short: below a small picture, on a phone.
hints-ask = Che cos’è?
    .key = Che cos’è? (H)
    .short = Cos’è?
hints-how = Fai clic o tocca ciò che è contornato, oppure spostati con le frecce: scoprirai a che cosa serve.
    .touch = Tocca ciò che è contornato e scoprirai a che cosa serve. In qualsiasi altro momento basta tenere premuto.
hints-end = Fatto
keys-hint = Che cos’è? Spiega ciò che ha il focus, oppure tutto

# Before a sentence or two about what has just happened for the first time.
occasion-title = Novità:
occasion-off = Non mostrarle più
settings-explain = Spiegazioni
    .text = Spiega le novità la prima volta che capitano
    .again = Mostrale tutte di nuovo
