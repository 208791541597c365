# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl.

explorers-action-LayTile = Lay tile { $tile } on quadrant { explorers-name-quadrant }, { explorers-name-turns }
explorers-action-ChooseVillage = Start in the village on { $square }
explorers-action-ChooseSide = Choose { $side }
explorers-action-TakeSide = Mark { $side }
explorers-action-UseScroll = Use a scroll and mark { $terrain }
explorers-action-ChooseTerrain = { $quadrant ->
    [none] Mark { $terrain }
   *[other] Mark { $terrain } for temple { $quadrant }
}
explorers-action-Mark = Mark { $square }
explorers-action-StopMarking = Stop marking

# Why a choice would bring nothing.
explorers-idle-no-square = No square to mark

# What is for good, or for everyone.
explorers-final-turn = This ends your turn.
explorers-final-village = Everyone starts there.

explorers-action-ChooseFirst = { $seat } is the first player
explorers-action-DrawAchievement = The achievement drawn is { $name }
explorers-action-TurnCard = The card turned is { $card }
