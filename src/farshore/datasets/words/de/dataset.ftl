# Was Datensätze sagen.

dataset-no-numbers = Die Aktionen von „{ $game }“ haben keine Nummern für lernende Programme.
