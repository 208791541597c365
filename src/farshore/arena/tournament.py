"""Which games a tournament consists of: a list fixed in advance, in which each game is known by its number alone.

A *line-up* says which bots meet. It plays at *tables*: at each the same luck once from every seat, turn by turn
(*rotations*). The luck of a table is the same for every line-up. Games are numbered table by table, so that more games
of the same tournament only go on counting. Where all seats are played *alike*, by one bot, nothing is compared but the
seats: there every game has luck of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any, Literal, NamedTuple

import msgspec

from farshore.bots.budget import Limit
from farshore.bots.called import bot_called
from farshore.core.contract import Game
from farshore.core.errors import BadOptions, FarshoreError
from farshore.core.registry import game as installed_game
from farshore.core.words import Phrase

Form = Literal["round-robin", "gauntlet", "alike"]
LineUp = tuple[int, ...]
"""Which bots meet, as numbers: one for each seat."""


class TooFewBots(FarshoreError):
    """A tournament of one."""

    def __init__(self) -> None:
        super().__init__("arena-too-few")


class Slot(NamedTuple):
    """Where in a tournament a game is."""

    table: int
    line_up: int
    rotation: int


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides about its games; how many of them are played is another question."""

    game: str
    rules_version: int
    content: str  # the data files that the game is played with
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]  # as they are typed
    limit: Limit
    seed: str
    form: Form = "round-robin"

    @property
    def line_ups(self) -> list[LineUp]:
        """Return who meets whom.

        In a gauntlet the first bot, alone, meets a table full of each other. In a round robin all bots that fit at a
        table meet there; where there are fewer bots than seats, each meets a table full of each other. Played alike,
        the first bot meets itself.
        """
        others, full = range(1, len(self.bots)), self.seats - 1
        if self.form == "alike":
            return [(0,) * self.seats]
        if self.form == "gauntlet":
            return [(0, *[other] * full) for other in others]
        if len(self.bots) >= self.seats:
            return list(combinations(range(len(self.bots)), self.seats))
        return [(one, *[other] * full) for one, other in permutations(range(len(self.bots)), 2)]

    @property
    def rotations(self) -> int:
        """How often a line-up sits down with the same luck: once is enough where nobody differs from anybody."""
        return 1 if self.form == "alike" else self.seats

    @property
    def games_a_table(self) -> int:
        """How many games there are with the same luck."""
        return len(self.line_ups) * self.rotations

    def numbers(self, games: int) -> range:
        """Return the numbers of the games if each line-up plays so many, or some more to complete its last table."""
        return range(-(-games // self.rotations) * self.games_a_table)

    def slot(self, number: int) -> Slot:
        """Say where a game is."""
        table, rest = divmod(number, self.games_a_table)
        return Slot(table, *divmod(rest, self.rotations))

    def seating(self, number: int) -> tuple[int, ...]:
        """Return by seat which bot sits there.

        Who follows whom changes from table to table, where that makes a difference.
        """
        table, line_up, rotation = self.slot(number)
        first, *others = self.line_ups[line_up]
        orders = sorted(set(permutations(others)))
        circle = (first, *orders[table % len(orders)])
        return tuple(circle[(seat - rotation) % self.seats] for seat in range(self.seats))

    def luck(self, number: int) -> str:
        """Return the seed of everything in a game that is luck."""
        return f"{self.game}/{self.seats}/{self.seed}/{self.slot(number).table}"

    @property
    def names(self) -> list[str]:
        """What the bots are called: as they are typed, and those typed twice with a number."""
        return list(_numbered(self.bots))


def _numbered(texts: tuple[str, ...]) -> Iterator[str]:
    for position, text in enumerate(texts):
        again = texts[:position].count(text)
        yield f"{text} ({again + 1})" if again else text


def new_tournament(
    game: Game | str,
    bots: tuple[str, ...],
    *,
    options: dict[str, Any] | None = None,
    seats: int = 2,
    limit: Limit,
    seed: str = "1",
    form: Form = "round-robin",
) -> Tournament:
    """Set up a tournament, and see that it can be played.

    Raises ``TooFewBots``, ``BadOptions`` and whatever is wrong with a bot.
    """
    game = installed_game(game) if isinstance(game, str) else game
    fewest = 1 if form == "alike" else 2
    if len(bots) < fewest:
        raise TooFewBots
    if seats not in game.seats or seats < fewest:
        least, most = max(fewest, game.seats[0]), game.seats[-1]
        raise BadOptions(game.name, Phrase("seats-not-possible", least=least, most=most, seats=seats))
    read = game.read_options(options or {})
    game.new(seats, read)
    plain = msgspec.json.decode(msgspec.json.encode(read))
    for bot in bots:
        bot_called(game.name, bot, plain)
    return Tournament(
        game=game.name,
        rules_version=game.rules_version,
        content=game.content,
        options=plain,
        seats=seats,
        bots=bots,
        limit=limit,
        seed=seed,
        form=form,
    )
