# What to do next, one sentence per phase in which a player decides.

entdecker-prompt-TOP_SCOUTS = Nenne insgeheim zwei deiner Kundschafter: Am Ende zählen sie im Urwald doppelt.
entdecker-prompt-WHEEL = Du hast das Steuerrad gewürfelt: Wähle, wie viel Gold du nimmst. Alle anderen bekommen eins mehr.
entdecker-prompt-START = Wähle, wo deine Fahrt beginnt, und zahle, was der Start dort kostet.
entdecker-prompt-ANNOUNCE = Sag an, wie viele Plättchen du ziehst und ob verdeckte oder offene. Du bezahlst sie jetzt.
entdecker-prompt-EXPLORE = Setze deine Fahrt fort: Zieh ein Plättchen, oder beende sie mit oder ohne Einheit, soweit das noch geht.
entdecker-prompt-PLACE = Lege das gezogene Plättchen an: Wähle das Feld und wie es liegt.
entdecker-prompt-NATIVES = Freundliche Einheimische: Du darfst kostenlos einen Kundschafter auf einen Urwaldpfad schicken.
entdecker-prompt-RECALLED = Setze den zurückgeholten Kundschafter ein.
entdecker-prompt-SETTLED = Deine neue Siedlung darf einen Kundschafter auf einen Urwaldpfad schicken.
entdecker-prompt-ISLAND = Mehrere Inseln sind fertig: Wähle, welche als Nächstes gewertet wird.
entdecker-prompt-SCOUTS = Die Insel ist gewertet: Schick einen deiner Kundschafter von dort auf einen Urwaldpfad.
entdecker-prompt-OVER = Die Partie ist zu Ende.

# How a game was won, beyond who won it: gold decided between players with the same points (ENT-92).
entdecker-verdict-gold = { $tied } haben gleich viele Punkte; den Ausschlag gibt das meiste Gold: { $gold }.
