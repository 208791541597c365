# Keys as they are printed on a keyboard; those that are not here have their sign on them.
cap-Enter = Enter
cap-Home = Home
cap-Esc = Esc
