# Guardare un tavolo, con un link che dà chi lo ha aperto.
watch-link = Lascia guardare altri
    .text = Questo tavolo lo vede solo chi ci gioca. Chi ha questo link può guardare.
    .listed = Su questo server possono guardare tutti. Con questo link altri trovano subito il tavolo.
    .label = Link per guardare
    .renew = Crea un altro link
    .renew-text = Chi guarda con questo link non vedrà più nulla.

# Sé stessi: nome, account, dispositivi.
you = Tu
    .open = Tu: nome, password, dispositivi
to-club = Il club: classifiche e risultati

# L’ingresso: tavoli che aspettano qualcuno, persone con cui giocare.
lobby = Tavoli che ti aspettano
lobby-invited = { $host } ti invita a { $game }
lobby-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
lobby-sit-at = Prendi posto: { $game } con { $host }
lobby-decline = No, grazie
title-waiting = ({ $count }) Farshore
my-games-finished = Partite finite
companions = Con chi hai giocato
companion-games = { $count ->
    [one] 1 partita insieme
   *[other] { $count } partite insieme
}
companion-invite = Invita ancora
    .of = Invita ancora: { $name } a { $game }
    .text = Apre un tavolo di { $game } per voi due; l’invito aspetta sulla sua pagina iniziale.
who-may-come = Chi può venire?
    .link = Chi ha il link
    .all = Tutti qui
    .link-text = Il tavolo è privato: lo trova solo chi riceve un link da te.
    .all-text = Su questo server tutti vedono il tavolo sulla pagina iniziale, possono prendere posto e guardare.
