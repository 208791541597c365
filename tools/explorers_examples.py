"""Draw an example of every achievement of Explorers, for ``docs/games/explorers.md``.

``python -m tools.explorers_examples`` writes them into the document, between its two marks. The marks of an example are
real ones: they spread from the start village over squares without objects to what the achievement asks for, fetching
keys before temples; the points are those of ``achievements``. Needed again when tiles or achievements change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from farshore.core.words import add_catalogue
from farshore.games.explorers import achievements, grid, names
from farshore.games.explorers.tile import Object, Terrain
from farshore.games.explorers.tiles import OBJECT_GLYPHS, TERRAIN_GLYPHS
from farshore.games.explorers.world import World, atlas_of, read_code

CODE = "7r3 8r0 2r3 1r3"
DOCUMENT = Path(__file__).parents[1] / "docs" / "games" / "explorers.md"
BEGIN, END = "<!-- examples: begin -->\n", "<!-- examples: end -->\n"
ROOM = 1  # squares shown around the marks

WORLD: World = atlas_of("").world(read_code(CODE))
START = 1 << WORLD.central_villages[0]
THINGS = sum(WORLD.objects)
PLAIN = WORLD.land & ~THINGS


class Aim(NamedTuple):
    """Some squares, of which so many are to be marked; ``counts``: whether the achievement counts them."""

    squares: int
    need: int = 1
    counts: bool = True


class Stage(NamedTuple):
    """Aims, of which so many are to be met before the next stage, the nearest first."""

    aims: Sequence[Aim]
    enough: int


Plan = tuple[Stage, ...]


class Example(NamedTuple):
    """What is marked (the plan that needs fewest marks is taken), what that is in words, and what it is worth."""

    name: str
    here: str
    points: int | None  # None: a race, which is met
    plans: Sequence[Plan]


class Drawn(NamedTuple):
    """The marks of an example, and those of them that count."""

    marks: int
    counting: int


def all_of(aims: Iterable[Aim]) -> Plan:
    """Plan to meet all of some aims."""
    listed = tuple(aims)
    return (Stage(listed, len(listed)),)


def some(kind: Object, count: int) -> Plan:
    """Plan to mark so many objects of a kind."""
    return (Stage([Aim(1 << square) for square in grid.squares_of(WORLD.objects[kind])], count),)


def passing(kind: Object) -> Plan:
    """Plan to pass by two objects of a kind without marking any."""
    near = [grid.beside(1 << square) & PLAIN for square in grid.squares_of(WORLD.objects[kind])]
    return (Stage([Aim(squares, counts=False) for squares in near], 2),)


def areas(terrain: Terrain) -> Plan:
    """Plan to mark something of every area of a terrain."""
    return all_of(Aim(area & PLAIN or area) for area in WORLD.areas[terrain])


def villages(count: int, need: int = 1) -> Plan:
    """Plan to mark squares beside some villages."""
    return (Stage([Aim(grid.beside(village), need) for village in WORLD.villages], count),)


def shapes(steps: Sequence[int]) -> list[Plan]:
    """Plan a figure of squares without objects, wherever there is room: steps from its first square."""
    found = []
    for square in range(grid.SQUARES):
        squares = [square + step for step in steps]
        figure = sum(1 << place for place in squares if 0 <= place < grid.SQUARES)
        wide = {place % grid.SIZE for place in squares}
        if figure & ~PLAIN == 0 and figure.bit_count() == len(steps) and max(wide) - min(wide) < 8:
            found.append(all_of([Aim(figure, len(steps))]))
    return found


def lines() -> list[Plan]:
    """Plan a full row or column without temples and villages, but for the start village."""
    barred = (sum(WORLD.villages) | WORLD.objects[Object.TEMPLE]) & ~START
    return [all_of([Aim(line, grid.SIZE)]) for line in (*grid.ROWS, *grid.COLUMNS) if not line & barred]


EXAMPLES = (
    Example("N1", "past two scrolls without marking one", 6, [passing(Object.SCROLL)]),
    Example("N2", "past two horses without marking one", 8, [passing(Object.HORSE)]),
    Example("N3", "past two gems without marking one", 16, [passing(Object.GEM)]),
    Example("A1", "a mark in every area of prairie", 10, [areas(Terrain.PRAIRIE)]),
    Example("A2", "a mark in every area of water", 10, [areas(Terrain.WATER)]),
    Example("A3", "a mark in every area of desert", 10, [areas(Terrain.DESERT)]),
    Example("A4", "a mark in every area of mountain", 10, [areas(Terrain.MOUNTAIN)]),
    Example("F", "one line is full", 12, lines()),
    Example("C1", "two apples", 3, [some(Object.APPLE, 2)]),
    Example("C2", "three carrots", 6, [some(Object.CARROT, 3)]),
    Example("C3", "four fish", 10, [some(Object.FISH, 4)]),
    Example("C4", "four gems, which count as three", 2, [some(Object.GEM, 4)]),
    Example("C5", "two horses", 4, [some(Object.HORSE, 2)]),
    Example("C6", "three keys", 7, [some(Object.KEY, 3)]),
    Example("C7", "two scrolls", 4, [some(Object.SCROLL, 2)]),
    Example("C8", "a key, and the temple it opens", 2, [some(Object.KEY, 1) + some(Object.TEMPLE, 1)]),
    Example(
        "C9",
        "two apples, a carrot and a fish, which make one set",
        2,
        [some(Object.APPLE, 2) + some(Object.CARROT, 1) + some(Object.FISH, 1)],
    ),
    Example("C10", "one village has all four", 4, [villages(1, 4)]),
    Example(
        "C11",
        "two temples have two each",
        5,
        [(Stage([Aim(grid.beside(temple) & PLAIN, 2) for temple in WORLD.temples], 2),)],
    ),
    Example("C12", "two corners", 7, [(Stage([Aim(corner) for corner in grid.CORNERS], 2),)]),
    Example("Z1", "the longest line has six", 6, shapes(range(6))),
    Example("Z2", "the longest line has six", 6, shapes([grid.SIZE * step for step in range(6)])),
    Example("Z3", "the longest line has five", 5, shapes([(grid.SIZE + 1) * step for step in range(5)])),
    Example("Q", "three by three", 9, shapes([grid.SIZE * row + column for row in range(3) for column in range(3)])),
    Example("R1", "five gems", None, [some(Object.GEM, 5)]),
    Example("R2", "two of each", None, [some(Object.APPLE, 2) + some(Object.CARROT, 2) + some(Object.FISH, 2)]),
    Example("R3", "three horses", None, [some(Object.HORSE, 3)]),
    Example("R4", "two of each", None, [some(Object.KEY, 2) + some(Object.SCROLL, 2)]),
    Example("R5", "one beside each of the four", None, [villages(4)]),
    Example("R6", "three keys for three temples", None, [villages(3) + some(Object.KEY, 3) + some(Object.TEMPLE, 3)]),
    Example("R7", "one on each edge", None, [all_of(Aim(edge & PLAIN) for edge in grid.EDGES)]),
    Example("R8", "three in each quadrant", None, [all_of(Aim(part & PLAIN, 3) for part in grid.QUADRANTS)]),
)


def marks_of(plan: Plan) -> Drawn:
    """Mark what a plan asks for."""
    marks, counting = START, 0
    for stage in plan:
        open_aims = list(stage.aims)
        for _ in range(stage.enough):
            ways = [(_way(marks, aim), aim) for aim in open_aims]
            way, aim = min(ways, key=lambda found: (found[0].bit_count(), found[1]))
            marks |= way
            open_aims.remove(aim)
        for aim in stage.aims:
            if aim.counts and aim not in open_aims:
                counting |= aim.squares
    return Drawn(marks, marks & counting)


def _way(marks: int, aim: Aim) -> int:
    """Return the squares to mark to meet an aim, nearest first."""
    more = 0
    while ((marks | more) & aim.squares).bit_count() < aim.need:
        more |= _path(marks | more, aim.squares & ~(marks | more))
    return more


def _path(marks: int, goal: int) -> int:
    """Return a shortest path from the marks over squares without objects, the goal's square included."""
    layers = [marks]
    seen = marks
    while not layers[-1] & goal:
        layers.append(grid.beside(layers[-1]) & (PLAIN | goal) & ~seen)
        seen |= layers[-1]
        if not layers[-1]:
            raise ValueError(f"no way to {grid.names_of(goal)}")
    square = layers[-1] & goal & -(layers[-1] & goal)
    path = square
    for layer in reversed(layers[1:-1]):
        before = grid.beside(square) & layer
        square = before & -before
        path |= square
    return path


def points_of(example: Example, marks: int) -> int | None:
    """Return what marks are worth for an example's achievement; of a race, None if it is met and 0 if not."""
    if example.name in achievements.RACES:
        return None if achievements.RACES[example.name](WORLD, marks) else 0
    return achievements.AT_THE_END[example.name](WORLD, marks)


def solve(example: Example) -> Drawn:
    """Return the fewest marks that bring what the example says."""
    found = [drawn for drawn in map(marks_of, example.plans) if points_of(example, drawn.marks) == example.points]
    return min(found, key=lambda drawn: drawn.marks.bit_count())


def draw(drawn: Drawn, shown: int) -> str:
    """Draw the part of the map that has these squares."""
    squares = grid.squares_of(shown)
    rows, columns = [square // grid.SIZE for square in squares], [square % grid.SIZE for square in squares]
    across = range(max(min(columns) - ROOM, 0), min(max(columns) + ROOM, grid.SIZE - 1) + 1)
    down = range(max(min(rows) - ROOM, 0), min(max(rows) + ROOM, grid.SIZE - 1) + 1)
    lines = ["   " + " ".join(chr(97 + column) for column in across)]
    lines += [f"{row + 1:>2} " + " ".join(glyph(grid.SIZE * row + column, drawn) for column in across) for row in down]
    return "\n".join(lines)


def glyph(square: int, drawn: Drawn) -> str:
    """Draw a square."""
    bit = 1 << square
    found = WORLD.object_at.get(square)
    if bit == START:
        return "@"
    if drawn.marks & bit:
        return ("X" if drawn.counting & bit else "x") if found is None else OBJECT_GLYPHS[found].lower()
    if found is not None:
        return OBJECT_GLYPHS[found]
    if bit in WORLD.villages:
        return CODE.split()[WORLD.villages.index(bit)][0]
    return TERRAIN_GLYPHS[next(kind for kind in Terrain if WORLD.terrain[kind] & bit)]


def written(example: Example) -> str:
    """Write an example as the document has it."""
    name, text = names.achievement_name(example.name), names.achievement_text(example.name)
    worth = "met" if example.points is None else f"{example.points} points"
    drawn = solve(example)
    drawing = draw(drawn, drawn.marks)
    return f"### {example.name} {name}\n{text} Here, {example.here}: **{worth}**.\n\n```text\n{drawing}\n```\n"


def parts() -> Iterator[str]:
    """Yield the map, then every example."""
    start = grid.names_of(START)[0]
    yield f"The map of all examples is `{CODE}`, with its start village on {start}:\n\n```text\n"
    yield f"{draw(Drawn(0, 0), grid.FULL)}\n```\n"
    yield from (f"\n{written(example)}" for example in EXAMPLES)


def main() -> None:
    """Write the examples into the document."""
    before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    DOCUMENT.write_text(f"{before}{BEGIN}{''.join(parts())}{END}{after}", "utf-8")


add_catalogue(Path(names.__file__).parent / "words")

if __name__ == "__main__":
    main()
