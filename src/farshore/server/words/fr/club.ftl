# La page du club.

server-no-member = Le club est réservé à celles et ceux qui ont un compte sur ce serveur : choisis un mot de passe à la page « Toi ».
