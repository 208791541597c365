# Che cosa dicono le raccolte di dati.

dataset-no-numbers = Le azioni di «{ $game }» non hanno numeri per i programmi che imparano.
