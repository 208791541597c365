# Was Leute erfahren, die gerade nicht hinsehen, durch eine Meldung ihres Browsers, eine Mail oder einen Webhook; und was unterwegs schiefgeht.
# $game ist der Titel eines Spiels, $others sind die Namen der anderen am Tisch.

notice-turn = Du bist am Zug: { $game }
notice-reminder = Deine Zeit ist um: { $game }
notice-with = Am Tisch mit { $others }.
notice-test = Ein Gruß von Farshore
    .text = Es klappt: So erfährst du, dass du am Zug bist.

# Mails. $link ist eine Adresse, $server der Name des Rechners.
notice-mail-stop = Du hast um diese Mails gebeten. Dieser Link beendet sie: { $link }
notice-confirm = Ist das dein Postfach?
    .text = Jemand, vermutlich du, möchte hier Bescheid bekommen, wenn bei { $server } ein Zug ansteht. Wenn du das warst, öffne binnen eines Tages diesen Link:
    .not = Wenn nicht, tu nichts: Dann kommt keine weitere Mail.

# Was sich nicht wählen lässt.
server-bad-address = Das ist keine Web-Adresse: Sie beginnt mit https://.
server-plain-address = Die Adresse muss mit https:// beginnen, damit niemand mitlesen kann.
server-bad-mailbox = Das ist keine E-Mail-Adresse.
server-bad-subscription = Dieser Browser hat nicht gesagt, wie er zu erreichen ist. Lade die Seite neu und versuch es noch einmal.
server-bad-quiet-hours = Ruhezeiten brauchen einen Anfang, ein anderes Ende und eine Zeitzone.
server-no-mail = Wer diesen Server betreibt, hat keine Mail eingerichtet.
server-no-way = Diesen Weg gibt es nicht mehr. Vielleicht ist der Link zu alt.
server-too-many-ways = { $most ->
    [one] Einer davon genügt: Entferne ihn zuerst.
   *[other] { $most } davon genügen: Entferne zuerst einen.
}
server-too-many-notices = Das war fürs Erste oft genug. Versuch es später noch einmal.

# Warum eine Nachricht nicht angekommen ist.
server-undelivered-unreachable = Unter dieser Adresse antwortet niemand.
server-undelivered-refused = Die Nachricht wurde dort abgelehnt.
server-undelivered-late = Die Antwort hat zu lange gedauert.
server-undelivered-private = Diese Adresse liegt in einem privaten Netz; dorthin sendet dieser Server nichts.
server-undelivered-gone = Unter dieser Adresse ist nichts mehr.
server-undelivered-mailbox = Dieses Postfach gibt es nicht, oder es nimmt von hier keine Mail an.
server-undelivered-unset = Wer diesen Server betreibt, verschickt keine Mail mehr.

# Einstellungen, die nicht sein können; für die, die den Server starten.
server-bad-network = „notice_networks“ muss eine Liste von Netzen wie 192.168.1.0/24 sein; „{ $name }“ ist keines.
server-bad-mail-server = Für Mail muss „smtp“ eine Adresse wie smtp://name:password@mail.example:587 sein, „mail_from“ eine E-Mail-Adresse und „address“ das, womit Links beginnen.
