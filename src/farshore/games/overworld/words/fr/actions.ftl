# What may be done and what chance may bring, short enough for a menu. Parameters as in events.ftl; $first and $second
# are where the ends of a survey tile point.

overworld-action-PlaceSurvey = Poser la tuile côté { $side } : angle sur { $square }, bouts { $first } et { $second }
overworld-action-PlaceCoast = Côte sur { $square } : { $land_half } { $land }, { $water_half } { $water }
overworld-action-PutExplorer = Mettre un explorateur sur { $square }
overworld-action-HoldCoast = { $explorer ->
    [camel] Tenir la moitié terre de la côte avec un chameau
    [ship] Tenir la moitié eau de la côte avec un navire
   *[other] Tenir la côte : { $explorer }
}
overworld-action-ChooseGap = Résoudre la faille en { $square }
overworld-action-ChooseWinner = { $seat } remporte la faille
overworld-action-PlaceDoor = Placer une porte de donjon
overworld-action-MoveDoor = Déplacer la porte de donjon de la faille en { $square }
overworld-action-PlacePort = Construire le port
overworld-action-MovePort = Déplacer le port ici
overworld-action-LeaveFromSupply = Laisser un { overworld-name-explorer } de ta réserve
overworld-action-LeaveFromBoard = Laisser l’explorateur de la case { $square }
overworld-action-LeaveNobody = Ne laisser personne, et abandonner les provisions
overworld-action-TakeItem = Prendre { $item }
overworld-action-TakeNothing = Laisser vides les autres cases

# Why a choice would bring nothing.
overworld-idle-shop = Il y a des provisions à prendre
overworld-idle-gap = Les provisions n’y seraient plus à personne

overworld-action-LayFirstCoast = La première côte : { $face }
overworld-action-ChooseFirst = { $seat } commence
overworld-action-DrawTile = Tuile piochée : { $tile }
