# What all others at a table are asked for, and what they answer.

# told among what happens; $seat is a person's name or a colour
server-asked-back = { $seat } demande à tout le monde de revenir en arrière.
server-asked-end = { $seat } demande à tout le monde de terminer la partie en l’état.
server-agrees = { $seat } est d’accord.
server-declines = { $seat } n’est pas d’accord. La partie continue.
server-withdraws = { $seat } retire sa demande.
server-gone-back = Tout le monde accepte la demande de { $seat } : la partie reprend à un moment antérieur. Le hasard apportera la même chose.
server-agreed-end = Tout le monde est d’accord : la partie se termine en l’état.

# to whoever is asked; $line is a sentence of the story
server-asks-back = { $seat } demande à revenir juste avant ceci : { $line }
server-asks-back-unseen = { $seat } demande à revenir au dernier moment où tout le monde a vu quelque chose se passer.
server-asks-end = { $seat } demande à terminer la partie en l’état, d’un commun accord.

# what cannot be done
server-is-agreed = Cette partie s’est terminée d’un commun accord. On ne joue plus à cette table.
server-cannot-ask = Cela ne peut pas être demandé à cette table pour le moment.
server-asked-already = La demande a déjà été faite. Attends la réponse des autres ; après un refus, attends le prochain coup.
server-not-asked = Cette demande ne t’est pas adressée.
