# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl.

explorers-action-LayTile = Plättchen { $tile } auf Viertel { explorers-name-quadrant } legen, { explorers-name-turns }
explorers-action-ChooseVillage = Im Dorf auf { $square } starten
explorers-action-ChooseSide = { $side } wählen
explorers-action-TakeSide = { $side } ankreuzen
explorers-action-UseScroll = Landkarte einsetzen und { $terrain } ankreuzen
explorers-action-ChooseTerrain = { $quadrant ->
    [none] { $terrain } ankreuzen
   *[other] { $terrain } ankreuzen für Tempel { $quadrant }
}
explorers-action-Mark = { $square } ankreuzen
explorers-action-StopMarking = Nicht weiter ankreuzen

# Why a choice would bring nothing.
explorers-idle-no-square = Kein Feld zum Ankreuzen

# What is for good, or for everyone.
explorers-final-turn = Damit endet dein Zug.
explorers-final-village = Alle starten dort.

explorers-action-ChooseFirst = { $seat } erhält den Startspielermarker
explorers-action-DrawAchievement = Der gezogene Auftrag ist { $name }
explorers-action-TurnCard = Die aufgedeckte Karte ist { $card }
