"""Positions: any state can be written and read again, little need be said, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farshore.core.contract import CHANCE
from farshore.core.errors import BadPosition
from farshore.core.words import Phrase, add_catalogue
from farshore.games.explorers import grid
from farshore.games.explorers.cards import CARDS
from farshore.games.explorers.game import Explorers
from farshore.games.explorers.options import ExplorersOptions
from farshore.games.explorers.phase import Moment, Phase
from farshore.games.explorers.position import read_position, write_position
from farshore.games.explorers.position.table import DEFAULT_MAP
from farshore.games.explorers.setup import new_state
from farshore.games.explorers.sheet import Sheet
from farshore.games.explorers.state import ExplorersState
from farshore.games.explorers.terms import terms_of
from farshore.games.explorers.tile import Object
from farshore.games.explorers.tiles import FIRST
from farshore.games.explorers.world import World, atlas_of, read_code
from tests.effort import tries
from tests.fields import fields_of
from tests.mutations import mutated, words_of

add_catalogue(files("farshore.games.explorers") / "words")

TABLES = [
    (1, ExplorersOptions(achievements=3)),
    (2, ExplorersOptions(chosen_achievements=("R3", "N1", "R8"), temples="expert")),
    (3, ExplorersOptions(provisions="expert", gems="expert", temples="expert", map="first-player", may_stop=True)),
    (4, ExplorersOptions(achievements=2, villages="expert", first_seat="random", temples="expert")),
    (1, ExplorersOptions(chosen_achievements=("R1", "R7"), temples="expert", may_stop=True, map="5r0 2r3 8r1 1r2")),
    (3, ExplorersOptions(gems="expert", first_seat="random", map="3r1 7r0 5r2 1r3", achievements=1)),
]
PLAIN_FIELDS = (
    *("phase", "laid", "world", "achievements", "columns", "races", "first", "round", "turn_number", "active", "deck"),
    *("card", "side", "batches", "waiting"),
)


def everything(s: ExplorersState, *, views: bool = True) -> dict[str, object]:
    """Return all that a state is, so that states can be compared."""
    running = s.phase == Phase.MARKS
    found: dict[str, object] = {name: getattr(s, name) for name in PLAIN_FIELDS}
    for title, explorers in (("explorers", s.sheets), ("shown", s.shown)):
        # which squares are free is worked out whenever marking begins
        hidden = set() if running and title == "explorers" else {"free"}
        found[title] = [
            {name: getattr(explorer, name) for name in fields_of(Sheet) if name not in hidden} for explorer in explorers
        ]
    found |= {
        "options": s.terms.options,
        "seats": s.terms.seats,
        "moment": s.moment if running else None,
        "actors": s.actors(),
        "legal": [list(s.legal(seat)) for seat in range(s.terms.seats)],
        "outcomes": list(s.outcomes()),
        "scores": s.scores(),
        "winners": s.winners(),
    }
    if views:
        found["views"] = [s.view(seat) for seat in (None, *range(s.terms.seats))]
    return found


def step(s: ExplorersState, rng: Random) -> None:
    """Let anyone who may act do something."""
    actor = rng.choice(s.actors())
    if actor == CHANCE:
        outcomes = s.outcomes()
        s.apply(CHANCE, rng.choices([o for o, _ in outcomes], [weight for _, weight in outcomes])[0])
    else:
        s.apply(actor, rng.choice(s.legal(actor)))


@pytest.mark.no_cover
@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.parametrize("seed", range(tries(3, 1)))
def test_every_moment_of_a_game_is_the_same_after_being_written_and_read(table: int, seed: int) -> None:
    rng = Random(f"{table}/{seed}")
    seats, options = TABLES[table]
    s = new_state(terms_of(seats, options))
    while True:
        text = write_position(s)
        again = read_position(text)
        views = rng.random() < 0.03
        assert everything(again, views=views) == everything(s, views=views), text
        assert write_position(again) == text
        if s.phase == Phase.OVER:
            break
        seed_of_step = rng.random()
        step(s, Random(seed_of_step))
        step(again, Random(seed_of_step))
        assert write_position(again) == write_position(s), text


def test_random_games_come_through_every_phase_and_moment() -> None:
    met = set()
    for seed in range(30):
        seats, options = TABLES[seed % len(TABLES)]
        s = new_state(terms_of(seats, options))
        rng = Random(seed)
        while s.phase != Phase.OVER:
            met.add((s.phase, s.moment if s.phase == Phase.MARKS else Moment.SETUP))
            step(s, rng)
    assert {phase for phase, _ in met} >= {Phase.FIRST, Phase.MAP, Phase.ACHIEVEMENT, Phase.LAY, Phase.SIDE}
    assert {moment for phase, moment in met if phase == Phase.MARKS} == {*Moment}


def test_a_read_position_goes_on_to_the_same_end() -> None:
    for seed in range(12):
        seats, options = TABLES[seed % len(TABLES)]
        s = new_state(terms_of(seats, options))
        rng = Random(seed)
        for _ in range(rng.randrange(300)):
            if s.phase != Phase.OVER:
                step(s, rng)
        again = read_position(write_position(s))
        one, other = Random(seed), Random(seed)
        while s.phase != Phase.OVER:
            step(s, one)
            step(again, other)
        assert everything(again) == everything(s)


def test_a_read_state_shares_nothing_with_the_one_written() -> None:
    s = read_position("players = 2\nround = 1")
    text = write_position(s)
    again = read_position(text)
    while again.phase != Phase.OVER:
        step(again, Random(1))
    assert write_position(s) == text


WORLD = atlas_of("", FIRST).world(read_code(DEFAULT_MAP))  # a document that names no content means the first
START = 1 << WORLD.central_villages[0]
PROVISIONS = WORLD.objects[Object.APPLE] | WORLD.objects[Object.CARROT] | WORLD.objects[Object.FISH]
PLAIN = WORLD.land & ~sum(WORLD.objects)
NEAR = next(letter for letter, mask in zip("PWDM", WORLD.terrain, strict=True) if mask & grid.beside(START) & PLAIN)
NEAR_CARD = next(card for card in CARDS if NEAR in card and len(card) == 2)


def way(*goals: int, world: World = WORLD) -> int:
    """Return marks that lead from the start village to some squares, over nothing but terrain in between."""
    marks = 1 << world.central_villages[0]
    plain = world.land & ~sum(world.objects)
    for goal in goals:
        rings = [marks]
        reached = marks
        while not rings[-1] & goal:
            rings.append(grid.beside(reached) & (plain | goal) & ~reached)
            assert rings[-1], "no way there"
            reached |= rings[-1]
        here = rings[-1] & goal & -(rings[-1] & goal)
        for ring in reversed(rings[:-1]):
            marks |= here
            here = grid.beside(here) & ring
            here &= -here
    return marks


def some(kind: Object, number: int = 1) -> list[int]:
    """Return some squares with such an object."""
    return [1 << square for square in grid.squares_of(WORLD.objects[kind])][:number]


def explorer(marks: int, name: str = "blue", **more: object) -> str:
    """Return an explorer's table."""
    lines = [f"{key} = {str(value).lower() if isinstance(value, bool) else repr(value)}" for key, value in more.items()]
    return "\n".join((f"\n[{name}]", f"marks = {grid.names_of(marks)!r}", *lines, ""))


def drawn(old: int, new: int, name: str = "blue", **more: object) -> str:
    """Return an explorer's table with a drawing, some of whose marks are of the running turn."""
    squares = "".join("+" if new >> q & 1 else "x" if old >> q & 1 else "." for q in range(256))
    rows = "\n".join(squares[row : row + 16] for row in range(0, 256, 16))
    marks = explorer(0, name, **more).replace("marks = []", f"marks = '''\n{rows}\n'''")
    assert "'''" in marks
    return marks


def beside(marks: int, terrains: int, number: int) -> int:
    """Return so many plain squares of a terrain that can be marked one after another."""
    new = 0
    while new.bit_count() < number:
        found = grid.beside(marks | new) & terrains & PLAIN & ~marks & ~new
        assert found, "no square"
        new |= found & -found
    return new


WIDE = START
while not all((grid.beside(WIDE) & ~WIDE & PLAIN & terrain).bit_count() >= 3 for terrain in WORLD.terrain):
    WIDE |= grid.beside(WIDE) & PLAIN  # until squares of every terrain lie beside it


def test_players_alone_is_a_new_game() -> None:
    assert everything(read_position("players = 3")) == everything(new_state(terms_of(3, ExplorersOptions(), FIRST)))


def test_a_map_alone_is_the_set_up() -> None:
    s = read_position(f'map = "{DEFAULT_MAP}"')
    assert (s.phase, s.moment, s.turn_number, s.waiting) == (Phase.MARKS, Moment.SETUP, -1, (0, 1))
    assert all(one.marks == START for one in s.sheets)


def test_a_round_alone_is_its_first_turn() -> None:
    s = read_position("players = 3\nround = 2")
    assert (s.phase, s.round, s.turn_number, s.active, s.deck) == (Phase.CARD, 1, 0, 1, 255)


def test_a_turned_card_awaits_the_choice_of_a_side() -> None:
    s = read_position('players = 3\nround = 2\nturn = 4\ncard = "PM"')
    assert (s.phase, s.actors(), s.deck.bit_count()) == (Phase.SIDE, (1,), 4)
    assert not s.deck & 1 << 2


def test_a_chosen_side_lets_everyone_mark() -> None:
    s = read_position(f'players = 2\nturn = 1\ncard = "{NEAR_CARD}"\nside = "{NEAR}"')
    assert s.actors() == (0, 1)
    assert s.sheets[0].due == 3


def test_the_last_turn_of_three_has_no_active_player() -> None:
    s = read_position('players = 3\nround = 4\nturn = 7\ncard = "WM"')
    assert (s.phase, s.active) == (Phase.MARKS, -1)


def test_alone_a_card_may_lie_either_way() -> None:
    s = read_position('players = 1\nturn = 1\ncard = "DW|PM"')
    assert (s.phase, s.card) == (Phase.MARKS, "DW|PM")


def test_the_frame_follows_from_the_marks() -> None:
    marks = way(*some(Object.KEY, 2), *some(Object.SCROLL), *some(Object.GEM, 2), *some(Object.TEMPLE))
    s = read_position("players = 1\nround = 1" + explorer(marks))
    blue = s.sheets[0]
    assert (blue.keys_found, blue.keys, blue.scrolls, blue.gems) == (2, 1, 1, 2)
    assert sorted(blue.temples) == [-1, -1, -1, 0]
    assert sum(s.columns) == 1


def test_alone_a_temple_not_visited_is_struck_once_a_round() -> None:
    assert read_position("players = 1\nround = 3").columns == [2, 2, 2, 2]


def test_marks_of_the_running_turn_are_drawn_as_a_cross_and_hidden_from_others() -> None:
    new = beside(WIDE, WORLD.terrain["PWDM".index(NEAR)], 1)
    text = f'turn = 1\ncard = "{NEAR_CARD}"\nside = "{NEAR}"'
    s = read_position(text + drawn(WIDE, new, "orange", terrain=NEAR))
    orange = s.sheets[1]
    assert (orange.marks, s.shown[1].marks) == (WIDE | new, WIDE)
    assert (orange.due, orange.acted) == (1, 2)
    assert s.waiting == (0, 1)
    assert "+" in write_position(s)


def test_lines_and_squares_can_be_listed() -> None:
    village = grid.NAMES[WORLD.central_villages[0]]
    row, column = int(village[1:]), village[0]
    s = read_position(f'round = 4\n[blue]\nmarks = ["{column}{row - 1}-{column}{row + 1}", "{village}"]')
    assert s.sheets[0].marks.bit_count() == 3


def test_explorers_who_are_done_let_the_turn_end() -> None:
    new = beside(WIDE, WORLD.terrain[2], 3)
    s = read_position("players = 1\nturn = 0" + drawn(WIDE, new))
    assert (s.phase, s.turn_number) == (Phase.CARD, 0)
    assert s.shown[0].marks == WIDE | new


def test_a_known_map_is_drawn_for_the_reader() -> None:
    text = write_position(read_position("players = 1\nround = 1"))
    drawing = [line.split()[2:] for line in text.splitlines() if line.startswith("# ")][1:]
    assert len(drawing) == 16
    objects = "".join(row[1] for row in drawing)
    assert [objects[square] for square in grid.squares_of(WORLD.objects[Object.KEY])] == ["K"] * 4


def test_achievements_named_in_the_position_are_in_play() -> None:
    s = read_position('players = 2\nround = 1\nachievements = ["R3", "F"]')
    assert s.achievements == ("R3", "F")
    assert s.sheets[0].races == (-1, -1)


KEY_AND_TEMPLE = way(*some(Object.KEY), *some(Object.TEMPLE))
HORSES = way(*some(Object.HORSE, 3))
SCROLL = way(*some(Object.SCROLL))
APPLE = way(*some(Object.APPLE))
PW = 'turn = 2\ncard = "PW"\nside = "P"\n'
LONELY = next(1 << q for q in range(256) if WORLD.land & 1 << q and not grid.beside(START) & 1 << q)
OTHER_VILLAGE = next(v for v in WORLD.villages if v != START)
PLACE = grid.quadrant_of(some(Object.TEMPLE)[0].bit_length() - 1)


def by_quadrant(number: int) -> list[int]:
    """Return a number for the quadrant of the temple of ``KEY_AND_TEMPLE``."""
    return [number if quadrant == PLACE else 0 for quadrant in range(4)]


EXTRA = 'phase = "extra"\n' + PW + '[options]\ntemples = "expert"\n'
WITH_KEY = KEY_AND_TEMPLE & ~some(Object.TEMPLE)[0]


def ranked(more: int = 0, name: str = "blue", **keys: object) -> str:
    """Return an explorer whose temple was ranked in this turn, with more marks of the turn."""
    old = WIDE | WITH_KEY
    return drawn(old, (some(Object.TEMPLE)[0] | more) & ~old, name, **{"temples": by_quadrant(1), **keys})


FAR = next(letter for letter, mask in zip("PWDM", WORLD.terrain, strict=True) if not mask & grid.beside(START))
WRONG = [  # a document, the key it is wrong at, and the sentence that says why; None: a library's own words
    ("units = [", "", None),
    ("colour = 1", "", None),
    ("players = 5", "players", None),
    ('game = "chess"', "game", None),
    ("round = 5", "round", None),
    ("turn = 8", "turn", None),
    ("a = " + "[" * 100_000, "", "document-nested"),
    ("players = 1" + "0" * 5000, "", None),
    ('[options]\nchosen_achievements = ["X"]', "options", "explorers-achievement"),
    ('[options]\nmap = "1r0"', "options", "bad-file-at"),
    ('[options]\nown_tiles = "?"', "options", "bad-file"),
    ('achievements = ["X1"]', "achievements", "explorers-achievement"),
    ('round = 1\nachievements = ["X1"]\n[options]\nachievements = 1', "achievements[0]", "achievement"),
    ('round = 1\nachievements = ["F", "F"]\n[options]\nachievements = 2', "achievements[1]", "achievement"),
    ('round = 1\nachievements = ["F"]\n[options]\nachievements = 2', "achievements", "achievements"),
    ('round = 1\nachievements = ["F"]\noptions.chosen_achievements = ["N1"]', "achievements", "other-achievements"),
    ('phase = "achievement"', "achievements", "all-drawn"),
    ('phase = "map"\nachievements = ["F"]\noptions.achievements = 1', "achievements", "not-now"),
    ('first = "green"', "first", "seat"),
    ('first = "orange"', "first", "first"),
    ('first = "orange"\nphase = "first"\noptions.first_seat = "random"', "first", "not-now"),
    ('map = "9r0"', "map", "explorers-map-code"),
    ('map = "1r0 1r1"', "map", "explorers-map-code"),
    ('map = "1r0 2r1"', "map", "tiles"),
    ('phase = "map"\nmap = "1r0 2r0 3r0 4r0"', "map", "tiles"),
    ('map = "1r0 2r0 3r0 5r0"\noptions.map = "1r0 2r0 3r0 4r0"', "map", "other-map"),
    ('phase = "lay"', "phase", "no-such-moment"),
    ('phase = "first"', "phase", "no-such-moment"),
    ('phase = "village"', "phase", "no-such-moment"),
    ('phase = "map"\nround = 1', "round", "not-now"),
    ('phase = "map"\n[blue]', "blue", "not-now"),
    ('phase = "tea"', "phase", "phase"),
    ('phase = "side"\nturn = 0', "phase", "setup"),
    ('phase = "side"\nplayers = 1\nturn = 1\ncard = "PW"', "phase", "nobody-active"),
    ('phase = "extra"\n' + PW, "phase", "extra"),
    ("turn = 0\nround = 2", "turn", "setup-round"),
    ('phase = "over"\nround = 4', "round", "not-now"),
    ('turn = 0\ncard = "PW"', "card", "no-card"),
    ('phase = "card"\nturn = 1\ncard = "PW"', "card", "no-card"),
    ('card = "WP"', "card", "card"),
    ('card = "P"', "card", "card"),
    ('card = "|"', "card", "card"),
    ('phase = "marks"\nturn = 2', "card", "card-needed"),
    ('card = "PW"\nside = "M"', "side", "side"),
    ('phase = "side"\ncard = "PW"\nside = "W"', "side", "not-now"),
    ('players = 1\ncard = "PW"\nside = "W"', "side", "nobody-active"),
    ('phase = "marks"\ncard = "PW"', "side", "side-needed"),
    (PW + 'deck = ["WP"]', "deck[0]", "deck-card"),
    (PW + 'deck = ["WM", "WM"]', "deck[1]", "deck-card"),
    (PW + 'deck = ["WM"]', "deck", "deck"),
    (PW + 'deck = ["PW", "WM", "DM", "PM", "PM|DW", "WM|PD"]', "deck", "deck-turned"),
    ("round = 1\nbatches = 1", "batches", "not-now"),
    (EXTRA, "batches", "batches"),
    ("round = 1\n[green]", "green", "no-seat"),
    ('round = 1\n[blue]\nmarks = ["q1"]', "blue.marks[0]", "square"),
    ('round = 1\n[blue]\nmarks = ["a1-b2"]', "blue.marks[0]", "line"),
    ('round = 1\n[blue]\nmarks = "x"', "blue.marks", "rows"),
    (f'round = 1\n[blue]\nmarks = "{"x" * 3000}"', "blue.marks", "rows"),
    ("round = 1" + drawn(START, 0).replace("...\n", "..\n", 1), "blue.marks", "row-length"),
    ("round = 1" + drawn(START, 0).replace("...\n", "..?\n", 1), "blue.marks", "glyph"),
    ("round = 1" + explorer(START | LONELY), "blue.marks", "lonely"),
    ("round = 1" + explorer(OTHER_VILLAGE, "orange"), "orange.marks", "village"),
    ("round = 4" + explorer(way(*some(Object.TEMPLE))), "blue.marks", "keys"),
    ("round = 1" + explorer(START, scrolls_used=1), "blue.scrolls_used", "scrolls"),
    (PW + explorer(START, scroll=True), "blue.scrolls_used", "scrolls"),
    (PW + explorer(SCROLL, scroll=True, scrolls_used=0), "blue.scrolls_used", "scrolls"),
    ("round = 1" + explorer(SCROLL, scroll=True), "blue.scroll", "not-now"),
    ("round = 1" + explorer(START, temples=[1, 0, 0, 0]), "blue.temples", "temples"),
    ("round = 1" + explorer(KEY_AND_TEMPLE, temples=[0, 0, 0, 0]), "blue.temples", "temples"),
    ("round = 1" + explorer(KEY_AND_TEMPLE, temples=by_quadrant(2)), "blue.temples", "places"),
    ("round = 1" + explorer(KEY_AND_TEMPLE, temples=by_quadrant(3)), "blue.temples", "place"),
    ("players = 1\nround = 2" + explorer(KEY_AND_TEMPLE, temples=by_quadrant(3)), "blue.temples", "place"),
    ("round = 1" + explorer(START, races=[10]), "blue.races", "races"),
    ('round = 1\nachievements = ["R3"]' + explorer(START, races=[10]), "blue.races", "race-not-met"),
    ('round = 1\nachievements = ["F"]' + explorer(START, races=[10]), "blue.races", "race-not-met"),
    ('round = 1\nachievements = ["R3"]' + explorer(HORSES, races=[0]), "blue.races", "race-met"),
    ('round = 1\nachievements = ["R3"]' + explorer(HORSES, races=[8]), "blue.races", "race-points"),
    ('round = 1\nachievements = ["R3"]' + explorer(HORSES, races=[6]), "blue.races", "place"),
    ("round = 1" + explorer(way(*some(Object.APPLE, 2))), "blue.marks", "provisions"),
    ('round = 1\noptions.provisions = "expert"' + explorer(APPLE), "blue.marks", "provisions-expert"),
    ('round = 2\noptions.provisions = "expert"' + explorer(APPLE, larder=[0, 0, 0]), "blue.larder", "larder"),
    ("round = 1" + explorer(APPLE, larder=[0, 0, 0]), "blue.larder", "larder-range"),
    ("round = 2" + explorer(APPLE, larder=[0, 1, 0]), "blue.larder", "larder-range"),
    ("round = 2" + explorer(APPLE, provision_points=5), "blue.provision_points", "points"),
    ("round = 1" + explorer(APPLE, provision_points=2), "blue.provision_points", "points"),
    ("round = 3" + explorer(way(*some(Object.GEM, 2)), gem_points=5), "blue.gem_points", "points"),
    ("round = 1" + explorer(START, batch="AA"), "blue.batch", "quadrants"),
    ("round = 1" + explorer(START, batch="A"), "blue.batch", "batch"),
    ("round = 1" + drawn(START, beside(START, WORLD.land, 1)), "blue.marks", "not-now"),
    ("round = 1" + explorer(START, due=2), "blue.due", "not-now"),
    ("round = 1" + explorer(START, acted=2), "blue.acted", "not-now"),
    (PW + explorer(START, extras="E"), "blue.extras", "quadrants"),
    (PW + explorer(START, extras="A"), "blue.extras", "not-now"),
    (EXTRA + ranked(extras="BCDA"[PLACE]), "blue.extras", "extras"),
    (EXTRA + ranked(terrain="P", due=4), "blue.due", "extra-due"),
    (EXTRA + ranked(terrain="PW", due=1), "blue.due", "extra-due"),
    (EXTRA + ranked(terrain="P", due=1, given=2), "blue.given", "given"),
    (PW + explorer(START, terrain="P", due=2, given=3), "blue.given", "given"),
    ("round = 1" + explorer(START, given=3), "blue.given", "not-now"),
    (EXTRA + ranked(terrain="P", due=1, horses=1), "blue.horses", "horses"),
    (EXTRA + ranked(due=3, terrain="P", acted=9), "blue.acted", "acted"),
    (EXTRA + ranked(more=PLAIN & grid.spread(WITH_KEY, PLAIN | WITH_KEY)), "blue.marks", "extra-marks"),
    (EXTRA.replace("PW", "DM").replace('"P"', '"D"') + ranked(batch="A", acted=1), "blue.batch", "batch"),
    (PW + explorer(START, terrain="X", due=2), "blue.terrain", "terrain"),
    (PW + explorer(START, terrain="PP", due=2), "blue.terrain", "terrain"),
    (PW + explorer(START, terrain="P", due=0), "blue.terrain", "committed"),
    (PW + explorer(START, due=2), "blue.terrain", "committed"),
    ("turn = 0" + explorer(START, terrain=FAR, due=3), "blue.due", "lost"),
    (PW + explorer(WIDE, terrain="M", due=2), "blue.terrain", "choice"),
    (PW + explorer(WIDE, "orange", terrain="P", due=2), "orange.marks", "turn"),
    (PW + drawn(WIDE, beside(WIDE, WORLD.terrain[0], 3), terrain="P", due=1), "blue.marks", "turn"),
    (PW + drawn(WIDE, beside(WIDE, WORLD.terrain[3], 2)), "blue.marks", "turn"),
    (PW + drawn(WIDE, beside(WIDE, WORLD.terrain[0], 2), acted=9), "blue.acted", "acted"),
    (PW + explorer(WIDE, terrain="P", due=2, horses=1), "blue.marks", "turn"),
]


@pytest.mark.parametrize(("text", "at", "key"), WRONG)
def test_what_cannot_be_is_refused_with_the_key_and_the_reason(text: str, at: str, key: str | None) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    reason = caught.value.reason
    found = reason.key.removeprefix("explorers-position-") if isinstance(reason, Phrase) else None
    assert (caught.value.at, found) == (at, key), str(caught.value)
    assert str(caught.value)


def written(table: int, steps: int) -> str:
    """Return a position of some game."""
    seats, options = TABLES[table]
    s = new_state(terms_of(seats, options))
    rng = Random(steps)
    for _ in range(steps):
        step(s, rng)
    return write_position(s)


DOCUMENTS = [written(table, steps) for table in range(len(TABLES)) for steps in (2, 30, 61, 92)]
BITS = words_of(DOCUMENTS)


HEADS = [
    "turn = 0",
    "round = 2",
    "round = 3\nturn = 4",
    'phase = "over"',
    *(f'round = {r}\nturn = {turn}\ncard = "PW"' for r, turn in ((1, 1), (2, 3), (4, 7))),
    *(f'round = {r}\nturn = {turn}\ncard = "PM|DW"\nside = "DW"' for r, turn in ((1, 1), (2, 3), (4, 6))),
    *(f'phase = "extra"\nround = {r}\nturn = 2\ncard = "WM"\nside = "M"' for r in (1, 3)),
    'phase = "extra"\nturn = 0',
]
HEAD: dict[str, st.SearchStrategy[object]] = {
    "batches": st.integers(0, 3),
    "map": st.sampled_from((DEFAULT_MAP, "3r1 7r0 5r2 1r3", "3r1", "")),
    "achievements": st.sampled_from((["R1"], ["R3", "F"], ["R8", "R7", "N1"], [])),
    "first": st.sampled_from(("blue", "orange")),
    "deck": st.lists(st.sampled_from(("PW", "WM", "DM"))),
}
EXPLORER: dict[str, st.SearchStrategy[object]] = {
    "scrolls_used": st.integers(0, 2),
    "larder": st.lists(st.integers(0, 2), min_size=3, max_size=3),
    "provision_points": st.integers(0, 12),
    "gem_points": st.integers(-8, 8),
    "temples": st.lists(st.integers(0, 4), min_size=4, max_size=4),
    "races": st.lists(st.sampled_from((0, 4, 6, 8, 10)), max_size=3),
    "scroll": st.booleans(),
    "terrain": st.sampled_from(("", "P", "W", "PM", "M", "DW")),
    "due": st.integers(0, 4),
    "given": st.integers(0, 4),
    "horses": st.integers(0, 2),
    "batch": st.sampled_from(("", "A", "BC")),
    "extras": st.sampled_from(("", "A", "CD")),
    "acted": st.integers(0, 5),
}
GROUNDS = [
    WIDE,
    *(WIDE | ground for ground in (KEY_AND_TEMPLE, HORSES, SCROLL, APPLE, WITH_KEY, way(*some(Object.GEM, 3)))),
]


@st.composite
def composed(draw: st.DrawFn) -> str:
    """Say anything about a table and its explorers, likely or not."""
    seats = draw(st.integers(1, 4))
    head = draw(st.sampled_from(HEADS))
    lines = [f"players = {seats}", head]
    lines += [f"{key} = {draw(choice)!r}" for key, choice in HEAD.items() if draw(st.integers(0, 9)) == 0]
    temples = "expert" if "extra" in head else draw(st.sampled_from(("basic", "expert")))
    lines += ["[options]", f"temples = {temples!r}", f"may_stop = {draw(st.sampled_from(('true', 'false')))}"]
    for name in ("blue", "orange", "green", "violet")[:seats]:
        more = {key: draw(choice) for key, choice in EXPLORER.items() if draw(st.integers(0, 19)) == 0}
        if "extra" in head and draw(st.booleans()):
            lines.append(ranked(0, name, **{"extras": "ABCD"[PLACE], **more}))
            continue
        ground = draw(st.sampled_from(GROUNDS))
        new = beside(ground, draw(st.sampled_from(WORLD.terrain)), draw(st.integers(0, 3)))
        is_running = "side" in head or "turn = 0" in head or seats == 1
        lines.append(drawn(ground, new if is_running and draw(st.booleans()) else 0, name, **more))
    return "\n".join(lines)


def read_or_refuse(text: str) -> ExplorersState | None:
    """Read a position; nothing but a refusal that can be said is allowed to come instead."""
    try:
        return read_position(text)
    except BadPosition as error:
        return None if str(error) else pytest.fail("a refusal without a sentence")


@pytest.mark.no_cover
@settings(max_examples=tries(400, 100), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated(DOCUMENTS, BITS) | composed())
def test_an_edited_document_is_a_position_that_can_be_played_or_is_refused(text: str) -> None:
    s = read_or_refuse(text)
    if s is not None:
        again = read_position(write_position(s))
        assert everything(again, views=False) == everything(s, views=False)
        assert GAME.conserved(s) == {"cards": 8}
        assert not GAME.broken_invariants(s)
        rng = Random(0)
        for _ in range(25):
            if s.phase != Phase.OVER:
                step(s, rng)
                assert GAME.conserved(s) == {"cards": 8}
                assert not GAME.broken_invariants(s)


@given(st.text())
def test_garbage_is_refused(text: str) -> None:
    read_or_refuse(text)


GAME = Explorers()


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_frames_columns_and_cards_agree_with_the_marks_all_game_long(table: int) -> None:
    seats, options = TABLES[table]
    for seed in range(4):
        s = new_state(terms_of(seats, options))
        rng = Random(seed)
        while s.phase != Phase.OVER:
            step(s, rng)
            assert GAME.conserved(s) == {"cards": 8}
            assert GAME.broken_invariants(s) == []


def _change(name: str, value: Callable[[Sheet], object]) -> Callable[[ExplorersState], None]:
    return lambda s: setattr(s.sheets[0], name, value(s.sheets[0]))


FAULTS: dict[str, Callable[[ExplorersState], None]] = {
    "keys found": _change("keys_found", lambda one: one.keys_found + 1),
    "keys": _change("keys", lambda one: one.keys + 1),
    "scrolls found": _change("scrolls_found", lambda one: one.scrolls_found + 1),
    "scrolls": _change("scrolls", lambda one: one.scrolls - 1),
    "scrolls of this turn": _change("fresh_scrolls", lambda one: one.fresh_scrolls + 1),
    "gems": _change("gems", lambda one: one.gems + 1),
    "provisions of this turn": _change("larder", lambda one: (one.larder[0], one.larder[1] + 1, one.larder[2])),
    "provision points": _change("provision_points", lambda one: one.provision_points + 1),
    "gem points": _change("gem_points", lambda one: one.gem_points + 100),
    "temples": _change("batch", lambda one: (*one.batch, one.temples.index(-1))),
    "races": _change("races", lambda one: (-1, *one.races[1:])),
    "marks": _change("marks", lambda one: one.marks & one.marks - 1),
    "squares beside marks": _change("near", lambda one: one.near ^ 1),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_frame_that_does_not_agree_with_its_marks_is_noticed(what: str) -> None:
    s = read_position('round = 2\nturn = 3\ncard = "PW"\nside = "P"\nachievements = ["R3"]' + explorer(HORSES))
    assert not GAME.broken_invariants(s)
    FAULTS[what](s)
    assert f"blue {what}" in GAME.broken_invariants(s)


def test_a_column_or_a_deck_that_does_not_agree_is_noticed() -> None:
    s = read_position('round = 2\nachievements = ["R3"]' + explorer(KEY_AND_TEMPLE))
    before = GAME.conserved(s)
    s.columns[1] += 1
    s.races[0] += 1
    s.deck = 1
    assert GAME.broken_invariants(s) == ["column B", "races"]
    assert GAME.conserved(s) != before
