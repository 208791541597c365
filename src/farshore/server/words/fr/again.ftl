# Reprendre à partir d’un moment, et enregistrements importés.

server-not-exact = D’anciennes règles ont joué ce moment : personne ne peut dire où en était la partie. Choisis-en un plus tardif.
server-bad-import = Cet enregistrement ne peut pas être importé : { $reason }
server-record-broken = ce n’est pas l’enregistrement d’une partie qui a pu être jouée.
server-record-long = il compte plus de { $most } étapes.
server-record-slow = il faudrait trop de temps pour le rejouer.
