# Talk at a table: what is said there, and who reads it.
talk = Gespräch
    .short = Reden
talk-unread = { $count ->
    [one] Gespräch: eine neue Nachricht
   *[other] Gespräch: { $count } neue Nachrichten
}
# for whoever listens: what somebody has just said
talk-heard = { $name } sagt: { $text }
talk-closed = Das lesen nur die am Tisch.
talk-open = Das liest auch, wer zuschaut.
talk-people = Wer gelesen wird
talk-said = Was gesagt wurde
talk-empty = Noch hat niemand etwas gesagt. Nenne ein Feld wie in der Geschichte, dann lässt es sich auf dem Plan zeigen.
talk-empty-watching = Noch hat niemand etwas gesagt.
# instead of what was said, on a device where somebody wants none of it
talk-off = Das Gespräch ist auf diesem Gerät ausgeschaltet.
talk-silenced = Wer den Tisch eröffnet hat, lässt dich hier vorerst nicht mitreden.
talk-signs = Mit einem Klick sagen
talk-write = Etwas sagen
talk-send = Senden
talk-you = Du
talk-removed = Diese Nachricht wurde entfernt.
talk-reported = Gemeldet: Bitte sieh sie dir an.
talk-reported-done = Wer den Tisch eröffnet hat, erfährt von dieser Nachricht.
talk-remove = Diese Nachricht entfernen
talk-report = Diese Nachricht melden
# only for oneself, at all tables
talk-mute = { $name } nicht lesen
talk-unmute = { $name } wieder lesen
# only the host of a table can do this; nobody there reads { $name } then
talk-silence = { $name } hier nicht reden lassen
talk-unsilence = { $name } wieder reden lassen
talk-open-choice = Wer zuschaut, darf lesen, was von jetzt an gesagt wird
talk-wanted = Gespräch auf diesem Gerät zeigen
talk-sign-well-done = Gut gespielt!
talk-sign-thanks = Danke!
talk-sign-luck = Viel Glück!
talk-sign-laugh = Das ist lustig!
talk-sign-oops = Hoppla!
talk-sign-wait = Einen Moment, bitte.
