# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl.

explorers-action-LayTile = Posa la tessera { $tile } nel quadrante { explorers-name-quadrant }, { explorers-name-turns }
explorers-action-ChooseVillage = Parti dal villaggio in { $square }
explorers-action-ChooseSide = Scegli { $side }
explorers-action-TakeSide = Metti X su { $side }
explorers-action-UseScroll = Usa una mappa e metti X su { $terrain }
explorers-action-ChooseTerrain = { $quadrant ->
    [none] Metti X su { $terrain }
   *[other] Metti X su { $terrain } per il tempio { $quadrant }
}
explorers-action-Mark = Metti una X in { $square }
explorers-action-StopMarking = Non mettere altre X

# Why a choice would bring nothing.
explorers-idle-no-square = Nessuna casella per una X

# What is for good, or for everyone.
explorers-final-turn = Con questa il tuo turno finisce.
explorers-final-village = Tutti partono da lì.

explorers-action-ChooseFirst = Inizia { $seat }
explorers-action-DrawAchievement = La missione estratta è { $name }
explorers-action-TurnCard = La carta scoperta è { $card }
