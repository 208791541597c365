# Keys as they are printed on a keyboard; those that are not here have their sign on them.
cap-Enter = Entrée
cap-Home = Origine
cap-Esc = Échap
