"""Which games a study consists of: the game as printed at every number of players, and everything that may be changed.

Each *case* is a tournament of its own in which one bot sits on all seats. The luck of its games depends on their number
and on how many play, but not on the options nor on the bot: so a variant meets the same luck as the game as printed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from farshore.arena.tournament import Tournament, new_tournament
from farshore.bots.budget import Limit
from farshore.core.contract import Game
from farshore.core.errors import FarshoreError

AT = "@"  # between a bot and its iterations


class Variant(NamedTuple):
    """A change of the game as printed, of which is asked what it does."""

    name: str  # in a table, and in the name of a file
    text: str  # what it is
    options: dict[str, Any]


class Thinker(NamedTuple):
    """A bot as it is typed, and how many iterations it has for a choice."""

    bot: str
    iterations: int

    @property
    def name(self) -> str:
        """What a page calls it."""
        return f"{self.bot}{AT}{self.iterations}"


class Case(NamedTuple):
    """Games on the same terms."""

    name: str
    thinker: Thinker
    variant: Variant | None  # None: as printed
    games: int
    tournament: Tournament

    @property
    def seats(self) -> int:
        """How many play."""
        return self.tournament.seats


class Plan(NamedTuple):
    """All of a study's games."""

    game: Game
    thinkers: tuple[Thinker, ...]  # the first plays everything, the others only the game as printed
    games: int  # of the game as printed, at every number of players
    fewer: int  # of each variant, and of each further bot
    seed: str
    cases: tuple[Case, ...]

    def printed(self, thinker: Thinker | None = None) -> list[Case]:
        """Return the cases of the game as printed, by number of players."""
        return [case for case in self.cases if case.variant is None and case.thinker == (thinker or self.thinkers[0])]

    @property
    def usual(self) -> Case:
        """The case that variants are compared with."""
        return next(case for case in self.printed() if case.seats == self.game.about.usual_seats)

    @property
    def variants(self) -> list[Case]:
        """The cases in which something is changed."""
        return [case for case in self.cases if case.variant is not None]


class BadThinker(FarshoreError):
    """A text that says no number of iterations."""

    def __init__(self, text: str) -> None:
        super().__init__("study-bad-iterations", text=text)


def read_thinker(text: str, iterations: int) -> Thinker:
    """Read ``search`` or ``search@8``. Raises ``BadThinker``."""
    bot, at, number = text.rpartition(AT)
    if not at:
        return Thinker(text, iterations)
    if not number.isdecimal() or not int(number):
        raise BadThinker(text)
    return Thinker(bot, int(number))


def new_plan(
    game: Game, thinkers: tuple[Thinker, ...], variants: tuple[Variant, ...], *, games: int, fewer: int, seed: str
) -> Plan:
    """Say which games a study plays. Raises whatever is wrong with a bot or an option."""

    def case(thinker: Thinker, seats: int, variant: Variant | None = None) -> Case:
        tournament = new_tournament(
            game,
            (thinker.bot,),
            options={} if variant is None else variant.options,
            seats=seats,
            limit=Limit(iterations=thinker.iterations),
            seed=seed,
            form="alike",
        )
        number = fewer if variant or thinker != thinkers[0] else games
        name = f"{thinker.name}-{seats}" if variant is None else f"{thinker.name}-{seats}-{variant.name}"
        return Case(name, thinker, variant, number, tournament)

    printed = [case(thinker, seats) for thinker in thinkers for seats in game.seats]
    changed = [case(thinkers[0], game.about.usual_seats, variant) for variant in variants]
    return Plan(game, thinkers, games, fewer, seed, (*printed, *changed))


def derived_variants(game: Game) -> tuple[Variant, ...]:
    """Return every option of a game that has few values, each changed by itself: for a game that says nothing more."""
    found = []
    for field in msgspec.structs.fields(game.options_type):
        for value in _values(field.type):
            if value != field.default:
                shown = str(value).lower() if isinstance(value, bool) else str(value)
                found.append(Variant(f"{field.name}-{shown}", f"`{field.name}={shown}`", {field.name: value}))
    return tuple(found)


def _values(kind: Any) -> tuple[Any, ...]:
    """Return the values that an option may have, if they are few."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.BoolType():
            return (True, False)
        case msgspec.inspect.LiteralType(values=values):
            return values
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            return (least, most)
    return ()
