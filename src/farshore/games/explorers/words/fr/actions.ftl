# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl.

explorers-action-LayTile = Poser la tuile { $tile } sur le quadrant { explorers-name-quadrant }, { explorers-name-turns }
explorers-action-ChooseVillage = Partir du village en { $square }
explorers-action-ChooseSide = Choisir { $side }
explorers-action-TakeSide = Cocher des cases { $side }
explorers-action-UseScroll = Utiliser un parchemin et cocher des cases { $terrain }
explorers-action-ChooseTerrain = { $quadrant ->
    [none] Cocher des cases { $terrain }
   *[other] Cocher des cases { $terrain } pour le temple { $quadrant }
}
explorers-action-Mark = Cocher { $square }
explorers-action-StopMarking = Arrêter de cocher

# Why a choice would bring nothing.
explorers-idle-no-square = Aucune case à cocher

# What is for good, or for everyone.
explorers-final-turn = Cela termine ton tour.
explorers-final-village = Tout le monde part de là.

explorers-action-ChooseFirst = { $seat } a le jeton Premier joueur
explorers-action-DrawAchievement = Objectif tiré : { $name }
explorers-action-TurnCard = Carte retournée : { $card }
