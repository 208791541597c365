# Lessons: what the coach says in every game, and what can be wrong with a lesson.

lesson-other = Tu peux très bien jouer cela. Mais il y a une chose que je veux d’abord te montrer : reprends ton coup et essaie autre chose.

lesson-unknown = { $game } n’a pas de leçon « { $name } ».
position-unknown = { $game } n’a pas de position « { $name } ».
lesson-empty = il n’y a rien dedans.
lesson-name = un nom n’a que des minuscules, des chiffres et des traits d’union, et commence par une lettre.
lesson-name-twice = le nom y est deux fois.
lesson-seed = une graine a de 1 à { $most } octets.
lesson-seat = personne ne joue cette couleur. Il y a : { $known }.
lesson-part = cette partie de la page n’existe pas. Il y a : { $known }.
