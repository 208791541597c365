# Talk at a table: what is said there, and who reads it.
talk = Discussion
    .short = Parler
talk-unread = { $count ->
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
# for whoever listens: what somebody has just said
talk-heard = { $name } dit : { $text }
talk-closed = Seules les personnes à la table lisent ceci.
talk-open = Les spectateurs lisent aussi ceci.
talk-people = Qui est lu
talk-said = Ce qui a été dit
talk-empty = Personne n’a encore rien dit. Nomme une case comme le fait le récit, et elle pourra être montrée sur le plateau.
talk-empty-watching = Personne n’a encore rien dit.
# instead of what was said, on a device where somebody wants none of it
talk-off = La discussion est désactivée sur cet appareil.
talk-silenced = L’hôte de la table ne te laisse pas parler ici pour le moment.
talk-signs = Le dire d’un clic
talk-write = Dire quelque chose
talk-send = Envoyer
talk-you = Toi
talk-removed = Ce message a été retiré.
talk-reported = Signalé : jettes-y un œil.
talk-reported-done = L’hôte est prévenu de ce message.
talk-remove = Retirer ce message
talk-report = Signaler ce message à l’hôte
# only for oneself, at all tables
talk-mute = Ne pas lire { $name }
talk-unmute = Lire { $name } de nouveau
# only the host of a table can do this; nobody there reads { $name } then
talk-silence = Ne pas laisser parler { $name } ici
talk-unsilence = Laisser { $name } parler de nouveau
talk-open-choice = Les spectateurs peuvent lire ce qui sera dit désormais
talk-wanted = Afficher la discussion sur cet appareil
talk-sign-well-done = Bien joué !
talk-sign-thanks = Merci !
talk-sign-luck = Bonne chance !
talk-sign-laugh = C’est drôle !
talk-sign-oops = Oups !
talk-sign-wait = Un instant, s’il te plaît.
