# What things are for, and what has happened for the first time. The sentences themselves are the games’.

# A button: then everything that has a hint is marked. .short: below a small picture, on a phone.
hints-ask = What is this?
    .key = What is this? (H)
    .short = What?
hints-how = Click or tap on anything that is outlined, or walk with the arrow keys, and you are told what it is for.
    .touch = Tap on anything that is outlined, and you are told what it is for. At other times a long press does the same.
hints-end = Done
keys-hint = What is this: what has the focus, or everything

# Before a sentence or two about what has just happened for the first time.
occasion-title = New:
occasion-off = No more of these
settings-explain = Explanations
    .text = Explain new things when they first happen
    .again = Show them all again
