"""How rule tests are written: a small document, moves in notation, and a look at what came of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from farshore.core.contract import CHANCE, Event
from farshore.games.explorers import grid
from farshore.games.explorers.game import Explorers
from farshore.games.explorers.phase import Phase
from farshore.games.explorers.position import read_position
from farshore.games.explorers.scoring import Score, score
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.tile import Object
from farshore.games.explorers.world import atlas_of, read_code
from tests.reasons import without_reasons

GAME = Explorers()
FIRST_CODE = "1r0 2r0 3r0 4r0"
TEST_TILES = (Path(__file__).parent / "tiles.txt").read_text("utf-8")
"""A box that stays as it is when the tiles of Farshore are tuned: for tests that name squares."""


class Table:
    """A table that stands as a position says. Chance brings what the test says."""

    def __init__(self, document: str = "", **options: object) -> None:
        """``document``: the position's lines; ``options``: as in ``ExplorersOptions``, put into its ``[options]``.

        Unless they say otherwise the box is the tests' own.
        """
        own = {} if "own_tiles" in document else {"own_tiles": TEST_TILES}
        chosen = "".join(f"{name} = {_toml(value)}\n" for name, value in (own | options).items())
        before, found, after = document.partition("[options]\n")
        text = f"{before}[options]\n{chosen}{after}" if found else f"{document}\n[options]\n{chosen}"
        self.state: ExplorersState = read_position(f'game = "explorers"\n{text}')
        self.events: list[Event] = []
        self.state.listener = lambda event: self.events.append(without_reasons(event))

    def play(self, *moves: str, seat: int | None = None) -> Table:
        """Do these moves, of whoever must act first, of chance, or of a given seat. Each must be legal."""
        assert moves, "nothing to play"
        for move in moves:
            action = GAME.read_action(move)
            actor = self.state.actors()[0] if seat is None else seat
            if actor == CHANCE:
                possible = [outcome for outcome, _ in self.state.outcomes()]
                assert action in possible, f"{move} cannot happen, only {[GAME.write_action(a) for a in possible]}"
            else:
                assert action in self.state.legal(actor), f"{move} is not legal for {actor}, only {self.legal(actor)}"
            self.state.apply(actor, action)
        return self

    @property
    def phase(self) -> Phase:
        """The phase that everyone sees."""
        return Phase[self.state.view(None).turn.phase.upper()]

    def legal(self, seat: int | None = None) -> list[str]:
        """Return what a seat may do, in notation; by default the first that must act."""
        return [GAME.write_action(a) for a in self.state.legal(self.state.actors()[0] if seat is None else seat)]

    def outcomes(self) -> dict[str, int]:
        """Return what chance may bring, with weights."""
        return {GAME.write_action(action): weight for action, weight in self.state.outcomes()}

    def refuses(self, move: str, rule: str, seat: int | None = None) -> str:
        """Check that a move is illegal by this rule, and return the sentence that says why."""
        action = GAME.read_action(move)
        actor = self.state.actors()[0] if seat is None else seat
        assert action not in self.state.legal(actor), f"{move} is legal"
        error = GAME.why_not(self.state, actor, action)
        assert error.rule == rule, f"{error.rule}: {error}"
        return str(error)

    def sheet(self, seat: int = 0) -> Sheet:
        """Return an explorer as it stands."""
        return self.state.sheets[seat]

    def score(self, seat: int = 0) -> Score:
        """Return an explorer's points by part."""
        return score(self.state, self.state.sheets[seat])


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return str(value) if isinstance(value, int) else f"'''{value}'''"


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test as a proof of these rules."""
    return pytest.mark.rule(*numbers)


def trail(*squares: str, code: str = FIRST_CODE, avoid: tuple[str, ...] = ()) -> list[str]:
    """Return marks that join squares to the start village, over squares on which nothing lies."""
    world = atlas_of(TEST_TILES).world(read_code(code))
    targets = [grid.SQUARE[name] for name in squares]
    closed = sum(1 << grid.SQUARE[name] for name in avoid)
    plain = world.land & ~sum(world.objects) & ~closed
    marks = 1 << world.central_villages[0]
    for target in targets:
        waves = [marks]
        while not waves[-1] >> target & 1:
            wave = waves[-1] | grid.beside(waves[-1]) & (plain | 1 << target)
            assert wave != waves[-1], f"no way to {grid.NAMES[target]}"
            waves.append(wave)
        marks |= 1 << target
        here = 1 << target
        for wave in reversed(waves[:-1]):
            if not here & wave:
                step = grid.beside(here) & wave
                here = step & -step
                marks |= here
    return grid.names_of(marks)


def finish_turn(table: Table) -> Table:
    """Let everyone finish the turn: the first choice there is, and squares on which nothing lies."""
    objects = grid.names_of(sum(table.state.world.objects))
    while table.state.actors() and table.state.actors()[0] != CHANCE:
        table.play(next(move for move in table.legal() if move.split()[-1] not in objects))
    return table


_PRAIRIE_TILE = '''
tile {0}
  ~~~~^^^^  {1}
  ~~~~^^^^  --------
  ~~~~^^^^  {2}
  ....""~~  --------
  ...."""~  {3}
  ....""""  {4}
  ....^^{0}"  {5}
  ^^^^^"""  {6}
'''
_MOUNTAIN_TILE = _PRAIRIE_TILE.translate(str.maketrans('^"', '"^'))

CORNER_TILES = "".join(
    (_MOUNTAIN_TILE, _PRAIRIE_TILE)[number % 2].format(number, *rows.split())
    for number, rows in enumerate(
        (
            "T----G-H A---C--- F------- -------A G------- -----S-K",
            "G--C---K A---S--- F------C ---G---- -------- T---H--G",
            "T------K A---C--- F-----S- -------- G--G---- ---F---H",
            "G--C---K A---T--- F------A ---G---- -------- H---S--G",
            "T---K--H A---C--- F-----S- -------- G--G---- ---C----",
            "G--C---K A---T--- F------F ---G---- -------- H---S--G",
            "T----G-H A---C--- F-----S- -------- G--A---- ---K----",
            "G--C---K A---S--- F------C ---G---- -------- T---H--G",
        ),
        1,
    )
)
"""A pack whose villages lie near the south-eastern corner of every tile, with objects close by: in the set-up one can
reach a key and a temple (``1r0 2r0 …``) or three horses (``3r0 4r0 5r0 …``)."""


def in_waves(table: Table, square: str, waves: tuple[tuple[int, ...], ...]) -> Table:
    """Play a turn for each wave, in which its seats mark a water square; the others take the other side of the card."""
    for card, water, other in (("PW", "W", "P"), ("WD", "W", "D"), ("WM", "W", "M"), ("WM|PD", "WM", "PD"))[
        : len(waves)
    ]:
        wave = waves[table.state.turn_number]
        table.play(f"card {card}")
        active = table.state.active
        table.play(f"side {water if active in wave else other}")
        for seat in range(table.state.terms.seats):
            if seat != active:
                table.play(f"take {water if seat in wave else other}", seat=seat)
            if seat in wave:
                table.play(f"mark {square}", seat=seat)
        finish_turn(table)
    return table


Waves = tuple[tuple[int, ...], ...]
WAVES: list[
    tuple[Waves, list[int]]
] = [  # who comes in which turn, and the place in the column that everyone gets, by seat
    (((0,), (1,)), [0, 2]),
    (((1,), (0,)), [2, 0]),
    (((0, 1),), [0, 0]),
    (((0,), (1,), (2,)), [0, 2, 3]),
    (((2,), (0,), (1,)), [2, 3, 0]),
    (((0, 1), (2,)), [0, 0, 3]),
    (((0,), (1, 2)), [0, 2, 2]),
    (((0, 1, 2),), [0, 0, 0]),
    (((0,), (1,), (2,), (3,)), [0, 1, 2, 3]),
    (((0, 1), (2,), (3,)), [0, 0, 2, 3]),
    (((0, 1), (2, 3)), [0, 0, 2, 2]),
    (((0,), (1, 2), (3,)), [0, 1, 1, 3]),
    (((0,), (1,), (2, 3)), [0, 1, 2, 2]),
    (((0, 1, 2), (3,)), [0, 0, 0, 3]),
    (((0,), (1, 2, 3)), [0, 1, 1, 1]),
    (((0, 1, 2, 3),), [0, 0, 0, 0]),
]


def pocket(*squares: str, card: str = "MP", when: str = "turn = 2", **options: object) -> Table:
    """Return a solo table with this box where these squares alone are left to be marked.

    Everything else is marked, all scrolls are used, and every kind of provision is in this round's larder.
    """
    world = atlas_of(TEST_TILES).world(read_code(FIRST_CODE))
    eaten = ("l9", "i8", "k8")  # an apple, a carrot and a fish
    kinds = (Object.APPLE, Object.CARROT, Object.FISH)
    provisions = {name for kind in kinds for name in grid.names_of(world.objects[kind])}
    marks = {*grid.names_of(world.land)} - (provisions - {*eaten}) - {*squares}
    scrolls = len(marks & {*grid.names_of(world.objects[Object.SCROLL])})
    frame = f"marks = {sorted(marks)}\nlarder = [1, 1, 1]\nprovision_points = 0\nscrolls_used = {scrolls}"
    return Table(f"players = 1\n{when}\ncard = '{card}'\n[blue]\n{frame}", **options)
