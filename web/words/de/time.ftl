# Time: what a table agrees on
time = Bedenkzeit
time-none = Ohne Uhr
    .text = Alle lassen sich so viel Zeit, wie sie mögen.
time-live = Am Stück
    .text = Alle sind zugleich da: Jeder Platz hat einen Vorrat an Zeit für die ganze Partie, und jeder eigene Zug bringt etwas dazu.
time-days = Tage
    .text = Über Tage: Für jeden Zug gibt es so lange Zeit. Solange der Server nicht läuft, verliert niemand etwas.
time-pace = Wie lange?
time-own = Anders
time-own-bank = Minuten für die Partie
time-own-increment = Sekunden mehr für jeden Zug
time-own-days = Tage für jeden Zug
# { $days }, { $bank } and { $increment } are lengths of time, such as “3 days”
time-pace-days = { $days } pro Zug
time-pace-live = Je { $bank } und pro Zug { $increment } mehr
time-pace-bank = Je { $bank }
time-takeover = Wenn jemandes Zeit abläuft
    .text = Zuerst wird erinnert. Danach, am Stück nach zwei Minuten und über Tage nach einem halben Tag, kann ein Bot einspringen.
time-takeover-vote = Die anderen stimmen ab
    .text = Läuft jemandes Zeit ab, können die anderen dafür stimmen, dass bis zur Rückkehr ein Bot spielt
time-takeover-host = Wer eingeladen hat, entscheidet
    .text = Läuft jemandes Zeit ab, kann, wer eingeladen hat, bis zur Rückkehr einen Bot spielen lassen; über den Platz der einladenden Person stimmen die anderen ab
time-takeover-automatic = Ein Bot springt ein
    .text = Läuft jemandes Zeit ab, spielt bis zur Rückkehr ein Bot
time-takeover-never = Niemand springt ein
    .text = Kein Bot springt ein; wer eingeladen hat, kann den Platz, dessen Zeit abgelaufen ist, jemand anderem geben
time-bot = Der Bot, der einspringt
    .text = Bei der Rückkehr gibt er den Platz wieder her.
time-bot-usual = Der übliche

# The clocks at a table. { $left } is a length of time, such as “2 days and 4 hours”
time-left = Noch { $left }
    .still = Noch { $left }, die Uhr steht still
time-up = Zeit!
time-is-up = Deine Zeit ist abgelaufen
time-is-up-yours = Deine Zeit ist abgelaufen.
time-is-up-of = Die Zeit von { $name } ist abgelaufen.
time-late-you = Zieh jetzt: Jeden Moment kann ein Bot für dich einspringen.
time-late-you-soon = Zieh jetzt: In { $left } kann ein Bot für dich einspringen.
time-late-soon = In { $left } kann ein Bot einspringen.
time-take-over = Einen Bot spielen lassen
time-vote = Für einen Bot stimmen
time-votes = { $votes } von { $needed } Stimmen für einen Bot.

# A pause
time-pause = Pause vorschlagen
    .text = Sind alle einverstanden, stehen die Uhren still, bis jemand weitermacht.
time-paused = Pausiert
    .text = Pause: Die Uhren stehen still. Ziehen darf man trotzdem.
time-resume = Weiter
time-asked = Eine Pause wünscht: { $names }.
time-asked-you = Du hättest gern eine Pause. Sie beginnt, wenn alle einverstanden sind.
time-agree = Einverstanden
time-decline = Lieber nicht
time-withdraw = Doch weiterspielen

# The host frees a seat
time-free = Platz von { $name } freigeben
    .text = { $name } spielt dann hier nicht mehr. Du bekommst einen Link, mit dem jemand anderes den Platz einnehmen kann, oder du gibst ihn einem Bot.
    .soon = In { $left } möglich: Alle müssen erst eine ganze Weile gewartet haben.
