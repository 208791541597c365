# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl; $first and $second
# are where the ends of a survey tile point.

overworld-action-PlaceSurvey = Posa la tessera, lato { $side } in su: angolo in { $square }, estremità a { $first } e a { $second }
overworld-action-PlaceCoast = Costa in { $square }: { $land_half } a { $land }, { $water_half } a { $water }
overworld-action-PutExplorer = Metti un esploratore in { $square }
overworld-action-HoldCoast = { $explorer ->
    [camel] Occupa la metà di terra della costa con un cammello
    [ship] Occupa la metà d’acqua della costa con una nave
   *[other] Occupa la costa: { $explorer }
}
overworld-action-ChooseGap = Risolvi il varco in { $square }
overworld-action-ChooseWinner = { $seat } vince il varco
overworld-action-PlaceDoor = Metti una porta del dungeon
overworld-action-MoveDoor = Sposta la porta del dungeon dal varco in { $square }
overworld-action-PlacePort = Costruisci il porto
overworld-action-MovePort = Sposta qui il porto
overworld-action-LeaveFromSupply = Lascia lì { overworld-name-explorer } della tua riserva
overworld-action-LeaveFromBoard = Lascia lì l’esploratore che è in { $square }
overworld-action-LeaveNobody = Non lasciare nessuno e rinuncia alle provviste
overworld-action-TakeItem = Prendi { $item }
overworld-action-TakeNothing = Lascia vuote le altre caselle

# Why a choice would bring nothing.
overworld-idle-shop = Ci sono provviste da prendere
overworld-idle-gap = Le provviste lì non sarebbero più di nessuno

overworld-action-LayFirstCoast = La prima costa è { $face }
overworld-action-ChooseFirst = Inizia { $seat }
overworld-action-DrawTile = La tessera pescata è { $tile }
