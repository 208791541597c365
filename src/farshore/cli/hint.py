"""The coach at the keyboard: says what a strong player would do; asked again, what comes after it."""

from __future__ import annotations

from functools import partial
from random import Random

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from farshore.bots.advice import advise, seat_adviser
from farshore.bots.bot import Player
from farshore.bots.budget import Limit
from farshore.bots.counsel import Counsel, in_words
from farshore.bots.gate import deal
from farshore.bots.turn import Turn
from farshore.cli.choices import Choices
from farshore.cli.faces import Face
from farshore.core.contract import Seat
from farshore.core.match import Match
from farshore.core.words import say


class Hints:
    """Thinks once about every position."""

    def __init__(self, match: Match, face: Face, rng: Random, limit: Limit) -> None:
        self.match = match
        self.face = face
        self.rng = rng
        self.limit = limit
        self._players: dict[Seat, Player] = {}  # who advises a seat
        self._told: tuple[tuple[Seat, int], list[Counsel]] | None = None  # of a seat, after so many steps
        self._shown = 0  # how often it was told of

    def page(self, seat: Seat, choices: Choices) -> RenderableType:
        """Say what a seat had better do; asked again, what else. Raises ``NoAdviser``."""
        found = self._thought(seat)
        if not found:
            return Text(say("advice-none"))
        place = self._shown % len(found)
        self._shown += 1
        return _page(found[place], choices, is_best=place == 0)

    def _thought(self, seat: Seat) -> list[Counsel]:
        position = seat, len(self.match.record.steps)
        if self._told is None or self._told[0] != position:
            match, names = self.match, [self.face.seat_name(each) for each in range(len(self.match.names))]
            if seat not in self._players:
                self._players[seat] = seat_adviser(match.game, seat, len(names))
            turn = Turn(deal(match.state, seat, self.rng), seat, self.limit, self.rng)
            advice = advise(match.game, self._players[seat], turn)
            self._told = position, in_words(match.game, advice, seat, partial(match.foresee, seat), names)
            self._shown = 0
        return self._told[1]


def _page(counsel: Counsel, choices: Choices, *, is_best: bool) -> RenderableType:
    title = Text(say("cli-hint-best") if is_best else say("cli-hint-second"), "bold")
    number = choices.notations.index(counsel.notation) + 1 if counsel.notation in choices.notations else 0
    move = Text.assemble((f"{number:>3}  ", "bold cyan"), counsel.text, (f"  {counsel.notation}", "dim"))
    reasons = [Padding(Text(f"• {reason}"), (0, 0, 0, 5)) for reason in counsel.reasons]
    return Group(title, move, *reasons)
