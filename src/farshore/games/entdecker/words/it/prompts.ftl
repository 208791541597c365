# What to do next, one sentence per phase in which a player decides.

entdecker-prompt-TOP_SCOUTS = Nomina in segreto due dei tuoi esploratori: alla fine, nella giungla, varranno doppio.
entdecker-prompt-WHEEL = È uscito il timone: scegli quante monete d’oro prendi. Tutti gli altri ne ricevono una in più.
entdecker-prompt-START = Scegli dove comincia il tuo viaggio e paga quanto costa arrivarci.
entdecker-prompt-ANNOUNCE = Annuncia quante tessere pescherai, e se coperte o a vista. Le paghi adesso.
entdecker-prompt-EXPLORE = Prosegui il viaggio: pesca una tessera, oppure concludilo posando un’unità o fermandoti, se ancora puoi.
entdecker-prompt-PLACE = Posa la tessera che hai pescato: scegli la casella e come girarla.
entdecker-prompt-NATIVES = Nativi amichevoli: puoi mandare gratis un esploratore su un sentiero della giungla.
entdecker-prompt-RECALLED = Posa l’esploratore che hai ripreso.
entdecker-prompt-SETTLED = Il tuo nuovo insediamento può mandare un esploratore su un sentiero della giungla.
entdecker-prompt-ISLAND = Più isole sono complete: scegli quale dà punti per prima.
entdecker-prompt-SCOUTS = L’isola ha dato i suoi punti: manda uno dei tuoi esploratori da lì su un sentiero della giungla.
entdecker-prompt-OVER = La partita è finita.

# How a game was won, beyond who won it: gold decided between players with the same points (ENT-92).
entdecker-verdict-gold = { $tied } hanno gli stessi punti; decide l’oro: chi vince ne ha { $gold }.
