"""What a search thinks of every move with which one of its plans can begin.

A plan of a turn is several steps, and their order is often free: whoever begins with the third of them is on the same
way. So a move is as good as the best plan that it is a step of.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from farshore.bots.advice import Advice, NoAdviser
from farshore.bots.registry import SEARCH, make_bot
from farshore.bots.search.halving import Ranked, compare
from farshore.bots.search.player import SearchPlayer
from farshore.bots.turn import Turn
from farshore.core.contract import Action, Game, Seat


class Listener(SearchPlayer):
    """A player of whom one hears all that it thought of its last choice."""

    def __init__(self, thinker: SearchPlayer) -> None:
        super().__init__(thinker.mind)
        self.heard: list[Ranked] = []  # nothing: it went on as planned

    def choose(self, turn: Turn) -> Action:
        """Choose as ever."""
        self.heard = []
        return super().choose(turn)

    @property
    def planned(self) -> Collection[Action]:
        """What it means to do in this turn."""
        return self._meant.values()

    def compared(self, turn: Turn) -> list[Ranked]:
        """Use all the time there is: by how much each is behind is wanted, too."""
        return compare(self.mind, turn, self.mind.plans(turn))

    def taken(self, turn: Turn, ranked: list[Ranked]) -> Ranked:
        """Remember what was thought."""
        self.heard = ranked
        return super().taken(turn, ranked)


def listen(game: Game, seat: Seat, seats: int, **settings: int) -> Listener:
    """Let the search of a game sit down. Raises ``NoAdviser``, or ``UnknownBot`` of a game that has none."""
    player = make_bot(game.name, SEARCH, **settings).sit(game, seat, seats)
    if not isinstance(player, SearchPlayer):
        raise NoAdviser(game.name)
    return Listener(player)


def opinions(game: Game, player: SearchPlayer, turn: Turn, found: Sequence[Ranked]) -> list[Advice]:
    """Return what is thought of each move that can be made now and is a step of a plan, the best first."""
    moves: dict[Action, Advice] = {}
    for ranked in sorted(found, key=lambda one: max(0.0, one.behind)):
        steps = [ranked.action, *player.rest(turn, ranked)]
        for step in steps:
            if step in turn.legal and step not in moves:
                moves[step] = _advice(game, ranked, step, [other for other in steps if other != step])
    return list(moves.values())


def _advice(game: Game, ranked: Ranked, step: Action, then: Sequence[Action]) -> Advice:
    return Advice(
        action=game.write_action(step),
        value=round(ranked.value, 2),
        behind=round(max(0.0, ranked.behind), 2),
        spread=round(ranked.spread, 2),
        points=tuple(round(points, 1) for points in ranked.points),
        then=tuple(map(game.write_action, then)),
    )
