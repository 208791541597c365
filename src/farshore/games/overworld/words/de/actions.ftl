# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl; $first and $second
# are where the ends of a survey tile point.

overworld-action-PlaceSurvey = Plättchen mit { $side }seite oben legen: Ecke auf { $square }, Enden nach { $first } und { $second }
overworld-action-PlaceCoast = Küste auf { $square }: { $land_half } im { $land }, { $water_half } im { $water }
overworld-action-PutExplorer = Erkunder auf { $square } setzen
overworld-action-HoldCoast = { $explorer ->
    [camel] Die Landhälfte der Küste mit einem Kamel halten
    [ship] Die Wasserhälfte der Küste mit einem Schiff halten
   *[other] Die Küste halten: { $explorer }
}
overworld-action-ChooseGap = Lücke bei { $square } abhandeln
overworld-action-ChooseWinner = { $seat } gewinnt die Lücke
overworld-action-PlaceDoor = Verliestür setzen
overworld-action-MoveDoor = Verliestür aus der Lücke bei { $square } versetzen
overworld-action-PlacePort = Hafen bauen
overworld-action-MovePort = Hafen hierher versetzen
overworld-action-LeaveFromSupply = { overworld-name-explorer } aus deinem Vorrat zurücklassen
overworld-action-LeaveFromBoard = Erkunder von { $square } zurücklassen
overworld-action-LeaveNobody = Niemanden zurücklassen und die Ausrüstung dort aufgeben
overworld-action-TakeItem = { $item } nehmen
overworld-action-TakeNothing = Die anderen Felder leer lassen

# Why a choice would bring nothing.
overworld-idle-shop = Es gibt Ausrüstung zu nehmen
overworld-idle-gap = Die Ausrüstung dort gehörte dann niemandem

overworld-action-LayFirstCoast = Die erste Küste ist { $face }
overworld-action-ChooseFirst = { $seat } beginnt
overworld-action-DrawTile = Das gezogene Plättchen ist { $tile }
