# Bots von außerhalb: eigene Programme, die mit einem Token spielen.

bots = Eigene Bots
    .text = Auch ein Programm von dir kann hier spielen. Leg einen Bot dafür an; er spielt, wo du oder andere ihm einen Platz geben, und alle sehen, dass er ein Bot ist.
bot-name = Name des Bots
bot-make = Bot anlegen
bot-token = Token von { $name }
    .text = Kopiere es jetzt: Es wird nie wieder gezeigt. Wer es hat, spielt als dieser Bot.
bot-connect = Mit einem Bot von Farshore tippst du:
bot-seen = { $ago ->
    [never] bisher nie da
   *[other] zuletzt da: { $ago }
}
bot-renew = Neues Token
    .of = Neues Token für { $name }
bot-delete = Löschen
    .of = { $name } löschen
