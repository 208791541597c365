# Keys as they are printed on a keyboard; those that are not here have their sign on them.
cap-Enter = Eingabe
cap-Home = Pos1
cap-Esc = Esc
