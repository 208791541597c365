# Von einem Moment weiterspielen, und Aufzeichnungen, die hereingeholt werden.

server-not-exact = Diesen Moment haben ältere Regeln gespielt; niemand kann sagen, wie es stand. Wähle einen späteren.
server-bad-import = Diese Aufzeichnung lässt sich nicht hereinholen: { $reason }
server-record-broken = Das ist nicht die Aufzeichnung einer Partie, die so gespielt worden sein kann.
server-record-long = Sie hat mehr als { $most } Schritte.
server-record-slow = Es würde zu lange dauern, sie nachzuspielen.
