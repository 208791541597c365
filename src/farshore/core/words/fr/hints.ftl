# Hints: what is said in every game, and what can be wrong with them.

occasion-undo = Tu peux annuler ta dernière action tant qu’elle n’a rien révélé et que personne d’autre n’a joué : appuie sur « Annuler ».
occasion-waiting = Ce que font les autres se lit dans le récit et reste entouré sur le plateau jusqu’à ta prochaine action.

hint-name = un nom n’a que des lettres, des chiffres et des traits d’union, et commence par une lettre.
hint-event = le jeu n’a pas d’événement de ce genre.
hint-field = { $event } n’a pas de champ de ce nom.
