# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl; $first and $second
# are where the ends of a survey tile point.

overworld-action-PlaceSurvey = Lay the tile { $side } side up: corner on { $square }, ends to the { $first } and the { $second }
overworld-action-PlaceCoast = Coast on { $square }: { $land_half } to the { $land }, { $water_half } to the { $water }
overworld-action-PutExplorer = Put an explorer on { $square }
overworld-action-HoldCoast = { $explorer ->
    [camel] Hold the land half of the coast with a camel
    [ship] Hold the water half of the coast with a ship
   *[other] Hold the coast: { $explorer }
}
overworld-action-ChooseGap = Resolve the gap at { $square }
overworld-action-ChooseWinner = { $seat } wins the gap
overworld-action-PlaceDoor = Place a dungeon door
overworld-action-MoveDoor = Move the dungeon door from the gap at { $square }
overworld-action-PlacePort = Build the port
overworld-action-MovePort = Move the port here
overworld-action-LeaveFromSupply = Leave a { overworld-name-explorer } from your supply behind
overworld-action-LeaveFromBoard = Leave the explorer from { $square } behind
overworld-action-LeaveNobody = Leave nobody behind, and give up the provisions there
overworld-action-TakeItem = Take { $item }
overworld-action-TakeNothing = Leave the other squares empty

# Why a choice would bring nothing.
overworld-idle-shop = There are provisions to take
overworld-idle-gap = The provisions there would belong to nobody

overworld-action-LayFirstCoast = The first coast is { $face }
overworld-action-ChooseFirst = { $seat } is the first player
overworld-action-DrawTile = The tile drawn is { $tile }
