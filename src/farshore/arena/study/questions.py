"""What a study asks of a game beyond what it asks of any: variants, things to count, and claims to test."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from farshore.arena.study.plan import Variant, derived_variants
from farshore.core.contract import Event, Game

if TYPE_CHECKING:
    from collections.abc import Callable

    from farshore.arena.shares import Estimate
    from farshore.arena.study.figures import Figures

Facts = dict[str, list[float]]
"""What was counted in a game: figures by name, one for each seat or for each thing of a kind."""


class Look(NamedTuple):
    """Things that are counted and shown beside one another."""

    name: str  # of its picture
    title: str
    text: str  # what was counted, and how
    counts: tuple[tuple[str, str], ...]  # the fact's name, and what it is called
    is_share: bool = False  # a part of all, not a number
    by_seat: bool = True  # one figure for each seat: then those of the winners are told apart
    variant: str = ""  # counted in the games of this variant; empty: of the game as printed
    is_sparse: bool = False  # only some games have it: the others do not count as nought


class Claim(NamedTuple):
    """Something that is said of a game, and how the games answer: a share that is at least so large, or not."""

    text: str
    least: float
    measured: Callable[[Figures], Estimate]


class Questions:
    """What is asked of a game: of another package's game only what its options offer."""

    looks: ClassVar[tuple[Look, ...]] = ()
    claims: ClassVar[tuple[Claim, ...]] = ()
    aspects: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # kinds of events told apart, with their rules
    unchanged: ClassVar[Mapping[str, str]] = {}  # options that no variant changes, and why

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def variants(self) -> tuple[Variant, ...]:
        """What is changed."""
        return derived_variants(self.game)

    def kind(self, event: Event) -> str:
        """Return what an event is counted as: its class, or one of ``aspects``, ``PointsChanged: doors``."""
        name = type(event).__name__
        aspect = f"{name}: {self.aspect(event)}"
        return aspect if aspect in self.aspects else name

    def aspect(self, event: Event) -> str:
        """Say what an event is about, where that tells it apart from others of its kind."""
        return ""

    def nothing(self, seats: int) -> defaultdict[str, list[float]]:
        """Return facts to begin with: nobody has done anything that every game has."""
        of_seats = [look for look in self.looks if look.by_seat and not look.is_sparse]
        begun = {fact: [0.0] * seats for look in of_seats for fact, _ in look.counts}
        return defaultdict(lambda: [0.0] * seats, begun)

    def facts(self, events: Sequence[Event], seats: int) -> Facts:
        """Count what is asked of this game in one game of it."""
        return {}


def questions_for(game: Game) -> Questions:
    """Return what is asked of a game."""
    module = f"farshore.arena.study.games.{game.name}"
    if not game.name.isidentifier() or find_spec(module) is None:
        return Questions(game)
    found: type[Questions] = import_module(module).QUESTIONS
    return found(game)
