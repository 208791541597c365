"""The document of a position: what cannot be is refused with the key and the reason, whatever the text."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farshore.core.errors import BadPosition
from farshore.core.words import Phrase, catalogue_keys
from farshore.games.overworld import OVERWORLD
from farshore.games.overworld import position as room
from farshore.games.overworld.phase import Phase
from farshore.games.overworld.position import read_position, write_position
from farshore.games.overworld.state import OverworldState
from tests.effort import tries
from tests.mutations import mutated, words_of
from tests.overworld.test_position import CLOSED, LINE, TABLES, TWO, WON, everything, new_game, step

HOME = "0 1\n-1 . .\n0 ^A0 .\n1 . ."
LAND = "0 1 2\n-2 m. . .\n-1 m. m. .\n0 ^A0 . ."
"""A tile that could be of this turn."""
LAID = 'survey = ["(0,-2)", "(0,-1)", "(1,-1)"]'
COAST = LAND.replace("m. .\n0", "m. <A0\n0")
HELD = COAST.replace("m.", "mB")
PORTS = "options.ports = true\n"
PROVISIONS = "options.provisions = true\n"
DOOR = '[[gaps]]\nowner = "black"\nentrance = "door"\n'
MOVING = '[[gaps]]\n[[gaps]]\nowner = "black"\n'


def doc(drawn: str, *more: str) -> str:
    """Return a document with this board and these lines."""
    return "\n".join((f"board = '''\n{drawn}\n'''", *more))


def leave(drawn: str = CLOSED, *more: str, gaps: str = MOVING) -> str:
    """Return a document in which a door moves."""
    return doc(drawn, 'phase = "leave"', 'origin = "(-1,-1)"', "supplies.black.doors = 0", *more, gaps)


def filled(gap: str, *more: str) -> str:
    """Return a document in which the third gap, of two squares, is being filled."""
    drawn = CLOSED.replace("^A0   .     .", "^A0   #3    #3")
    return doc(drawn, 'phase = "item"', *more, f"[[gaps]]\n[[gaps]]\n[[gaps]]\n{gap}")


COASTS = "0 1 2 3 4 5\n0 ^A0 ^A0 ^A1 ^A0 ^A0 ^A1"
RING = "0 1 2\n-1 . >A0 .\n0 ^A0 . vB0\n1 . <B1 ."
CAMELS = "0 1 2 3 4 5 6 7\n-1 mB mB mB mB mB mB mB mB\n0 ^A0 . . . . . . ."
BLOCK = "\n".join(("0 " + " ".join(map(str, range(1, 16))), *(f"{y}" + " m." * 16 for y in range(-8, 0))))
BLOCK += "\n0 ^A0" + " ." * 15
SQUARE_GAP = "0 1 2 3\n-3 . m. m. .\n-2 m. #1 #1 m.\n-1 m. #1 #1 m.\n0 ^A0 ^A0 ^B0 ."


def far(row: int) -> str:
    """Draw a square far away from the first coast."""
    return "\n".join((HOME, *(f"{y} . ." for y in range(2, row)), f"{row} m. ."))


OPEN_GAP = "0 1\n-1 m. #1\n0 ^A0 ^A0"
SCATTERED = CLOSED.replace("#2", "#1")
DOORS = """
      0     1     2     3     4     5     6     7     8
 -3   m.    m.    m.    m.    m.    m.    m.    m.    m.
 -2   m.    #1    m.    #2    m.    #3    m.    #4    m.
 -1   m.    m.    m.    m.    m.    m.    m.    m.    m.
  0   ^A0   .     .     .     .     .     .     .     .
"""

WRONG: list[tuple[str, str, str | None]] = [
    # a document, the key it is wrong at, and the sentence that says why; None: a library's own words
    ("bag = [", "", None),
    ("colour = 1", "", None),
    ("players = 5", "players", None),
    ("players = 1", "players", None),
    ('game = "chess"', "game", None),
    ("a = " + "[" * 100_000, "", "document-nested"),
    ("players = 1" + "0" * 5000, "", None),
    ("to_take = -1", "to_take", None),
    ("options.birds = true", "options", None),
    ("[[gaps]]\nfoe = 1", "gaps[0]", None),
    # the drawing
    (doc("0 x\n0 ^A0 ."), "board", "label"),
    (doc("0 1\n00 ^A0 ."), "board", "label"),
    (doc("90 91\n0 . ."), "board", "label"),
    (doc("0 2\n0 ^A0 ."), "board", "labels"),
    (doc("0 1\n0 ^A0 .\n2 . ."), "board", "labels"),
    (doc("0 1\n0 ^A0"), "board", "row-length"),
    (doc("0 1\n0 ^A0 x"), "board", "mark"),
    (doc("0 1\n0 ^A0 ^C0"), "board", "mark"),
    (doc("0 1\n0 ^A0 #0"), "board", "mark"),
    (doc("0 1\n0 ^A0 mBW"), "board", "mark"),
    (doc(HOME.replace("-1 .", "-1 mR")), "board", "holder"),
    (doc(HOME.replace("-1 .", "-1 m?")), "board", "holder"),
    (doc(HOME.replace("-1 .", "-1 mb")), "board", "element"),
    (doc(HOME.replace("1 . .", "1 wB .")), "board", "element"),
    # the board
    (doc(""), "board", "home"),
    (doc("0 1\n0 . ^A0"), "board", "home"),
    (doc("0 1\n0 m. ."), "board", "home"),
    (doc("0 1\n0 vA0 ."), "board", "home"),
    (doc("0 1\n0 ^A0B ."), "board", "home-held"),
    (doc("0 1\n0 ^A0b ."), "board", "home-held"),
    (doc(HOME.replace("-1 .", "-1 w.")), "board", "edges"),
    (doc(HOME.replace("^A0 .", "^A0 m.")), "board", "edges"),
    (doc(HOME.replace("-1 .", "-1 ^A0")), "board", "edges"),
    (doc(COASTS), "board", "coasts"),
    (doc(BLOCK), "board", "survey-squares"),
    (doc(far(90), 'tile = "ldl"'), "board", "reach"),
    (doc(HOME, 'phase = "start"'), "board", "not-now"),
    (doc(LAND, 'phase = "first"'), "board", "first-coast"),
    # closed gaps
    (doc(HOME, "[[gaps]]"), "board", "no-gap"),
    (doc(CLOSED.replace("#1", "#3")), "board", "no-gap"),
    (doc(OPEN_GAP), "board", "open-gap"),
    (doc(SCATTERED), "board", "scattered-gap"),
    (doc(SQUARE_GAP), "board", "gap-fits"),
    (doc(CLOSED, '[[gaps]]\nowner = "red"'), "gaps[0].owner", "seat"),
    (doc(CLOSED, '[[gaps]]\nowner = "black"'), "gaps[0].owner", "owner-of-nothing"),
    (doc(CLOSED, '[[gaps]]\nentrance = "door"'), "gaps[0].owner", "owner-needed"),
    (doc(CLOSED, '[[gaps]]\nleft = ["camel"]'), "gaps[0].owner", "owner-needed"),
    (doc(CLOSED, '[[gaps]]\nentrance = "gate"'), "gaps[0].entrance", "entrance"),
    (doc(CLOSED, '[[gaps]]\nowner = "black"\nentrance = "port"'), "gaps[0].entrance", "port"),
    (doc(CLOSED, PORTS, '[[gaps]]\n[[gaps]]\nowner = "black"\nentrance = "port"'), "gaps[1].entrance", "port"),
    (doc(CLOSED, '[[gaps]]\nowner = "black"\nleft = ["camel", "bird"]'), "gaps[0].left[1]", "explorer"),
    (doc(CLOSED, '[[gaps]]\nowner = "black"\nleft = ["camel", "camel"]'), "gaps[0].left", "left"),
    (doc(CLOSED, PORTS, '[[gaps]]\n[[gaps]]\nowner = "black"\nleft = ["camel", "ship"]'), "gaps[1].left", "left"),
    (doc(CLOSED, DOOR + 'left = ["camel"]'), "gaps[0].left", "left"),
    (doc(CLOSED, PROVISIONS, DOOR + "items = { tea = 1 }"), "gaps[0].items", "kind"),
    (doc(CLOSED, DOOR + "items = { map = 1 }"), "gaps[0].items", "items"),
    (doc(CLOSED, PROVISIONS, DOOR + "items = { map = 2 }"), "gaps[0].items", "items"),
    # what is not on the board
    (doc(CAMELS), "supplies.black", "too-many"),
    (doc(DOORS, DOOR * 4), "supplies.black", "too-many"),
    ("supplies.black.doors = 4", "supplies.black.doors", "at-most"),
    ("supplies.black.ports = 1", "supplies", None),
    ("supplies.black.doors = 0", "supplies.black.doors", "no-door"),
    (doc(LINE, "supplies.black.camels = 7"), "supplies.black.camels", "at-most"),
    ("supplies.red.doors = 1", "supplies", "seat"),
    ("pile = { A = 5, B = 1 }", "pile.A", "at-most"),
    ("pile = { C = 1 }", "pile", "kind"),
    ("shop = { map = 1 }", "shop.map", "at-most"),
    ("shop = { tea = 1 }", "shop", "kind"),
    ("bag = { lll = 6 }", "bag.lll", "at-most"),
    ("bag = { xyz = 6 }", "bag", "kind"),
    ('tile = "lll"\nbag = { lll = 5 }', "bag.lll", "at-most"),
    (
        doc(LINE, f"bag = {{ {', '.join(f'{a}{b}{c} = 5' for a in 'ld' for b in 'ld' for c in 'ld')} }}"),
        "bag",
        "at-most",
    ),
    (doc(far(90), "bag = { ldl = 1 }"), "board", "reach"),
    (doc(far(79), "bag = { ldl = 2 }"), "bag", "bag-reach"),
    ("bag = {}", "bag", "bag-empty"),
    ("players = 3\nbag = { ldl = 1 }", "bag", "bag-empty"),
    ('players = 3\ntile = "ldl"\nbag = {}', "bag", "bag-empty"),
    ('aside = ["x"]', "aside[0]", "kind"),
    ("aside = [" + '"lll", ' * 6 + "]", "aside", "too-many"),
    # the turn
    ('phase = "tea"', "phase", "phase"),
    ('phase = "look"', "phase", "phase"),
    ('phase = "start"\nfirst = "black"', "first", "not-now"),
    ('phase = "first"\nbag = { ldl = 1 }', "bag", "not-now"),
    ('first = "red"', "first", "seat"),
    ('active = "red"', "active", "seat"),
    ("pile = {}", "active", "over"),
    ('first = "white"\npile = {}\ntile = "ldl"', "active", "over"),
    ('phase = "survey"', "tile", "tile-needed"),
    ('tile = "abc"', "tile", "kind"),
    ('phase = "draw"\ntile = "ldl"', "tile", "not-now"),
    ('tile = "ldl"\ncoast_due = true', "coast_due", "other"),
    ('tile = "lll"\ncoast_due = false', "coast_due", "other"),
    (doc(RING, 'tile = "ldl"'), "board", "no-fit"),
    (doc(LAND, 'tile = "lll"', 'phase = "survey"', LAID), "survey", "not-now"),
    (doc(LAND, 'tile = "lll"', 'side = "L"'), "side", "not-now"),
    (doc(COAST, 'phase = "coast"', LAID, 'coast = "(2,-1)"'), "coast", "not-now"),
    (doc(LAND, 'phase = "coast"'), "survey", "survey-needed"),
    (doc(LINE, 'phase = "gap"', 'tile = "lll"'), "survey", "survey-needed"),
    (doc(LAND, 'phase = "coast"', 'survey = ["(0,-2)", "(0,-1)"]'), "survey", "ell"),
    (doc(LAND, 'phase = "coast"', 'survey = ["(0,-2)", "(0,-1)", "(0,0)"]'), "survey", "ell"),
    (doc(LAND, 'phase = "coast"', 'survey = ["(0,-2)", "(0,-1)", "here"]'), "survey[2]", "square"),
    (doc(LAND, 'phase = "coast"', 'survey = ["(0,-2)", "(0,-1)", "(-1,-1)"]'), "survey", "survey"),
    (doc(LAND, 'phase = "coast"', 'survey = ["(1,0)", "(0,0)", "(0,-1)"]'), "survey", "survey"),
    (doc(LAND, 'phase = "coast"', LAID, 'tile = "lld"'), "tile", "other"),
    (doc(LAND, 'phase = "coast"', LAID, 'side = "W"'), "side", "other"),
    (doc(LAND.replace("m. m.", "m. f."), 'phase = "coast"', LAID), "phase", "no-icon"),
    (doc(LAND, 'phase = "coast"', 'active = "white"', LAID, "pile = {}"), "phase", "no-coast-place"),
    (doc(LAND.replace("m. m.", "m. mB"), 'phase = "coast"', LAID), "board", "held-early"),
    (doc(LAND.replace("m. m.", "m. mW"), 'phase = "coast"', LAID), "board", "held-by-other"),
    (doc(LAND, 'phase = "explorer"', LAID), "supplies", "enough"),
    (doc(LAND, 'phase = "explorer"', LAID, "supplies.black.camels = 0"), "supplies", "enough"),
    (doc(HELD, 'phase = "explorer"', LAID, "supplies.black.camels = 1"), "supplies", "enough"),
    (doc(COAST, 'phase = "explorer"', LAID, "supplies.black.camels = 1", 'coast = "(0,0)"'), "coast", "coast"),
    (doc(COAST, 'phase = "explorer"', LAID, "supplies.black.camels = 1", 'coast = "(0,-1)"'), "coast", "coast"),
    (
        doc(COAST.replace("<A0", "<A0B"), 'phase = "explorer"', LAID, "supplies.black.camels = 1", 'coast = "(2,-1)"'),
        "board",
        "held-early",
    ),
    (doc(HELD, 'phase = "hold"', LAID), "coast", "coast-needed"),
    (doc(COAST, 'phase = "hold"', LAID, 'coast = "(2,-1)"'), "board", "survey-not-held"),
    (doc(HELD.replace("<A0", "<A0b"), 'phase = "hold"', LAID, 'coast = "(2,-1)"'), "board", "held-early"),
    (doc(HELD, 'phase = "hold"', LAID, 'coast = "(2,-1)"', "supplies.black.ships = 0"), "supplies", "both-needed"),
    (doc(HELD.replace("mB mB", "mB fB"), 'phase = "hold"', LAID, 'coast = "(2,-1)"'), "coast", "no-icon"),
    (doc(HELD + "\n1 . . .\n2 . ^A0 .", 'phase = "hold"', LAID, 'coast = "(1,2)"'), "coast", "coast-apart"),
    # gaps being resolved
    (doc(LINE, 'pending = ["(1,0)"]'), "pending", "not-now"),
    (doc(LINE, 'phase = "gap"', 'gap = "(1,0)"'), "gap", "not-now"),
    (doc(LINE, 'phase = "winner"', 'winner = "black"'), "winner", "not-now"),
    (doc(LINE, 'phase = "entrance"', 'entrance = "door"'), "entrance", "not-now"),
    (doc(LINE, 'phase = "entrance"', 'origin = "(1,0)"'), "origin", "not-now"),
    (doc(LINE, 'phase = "leave"', "to_take = 1"), "to_take", "not-now"),
    (doc(LINE, 'phase = "over"', 'gap = "(1,0)"'), "gap", "not-now"),
    (doc(TWO, 'phase = "gap"'), "phase", "no-gaps"),
    (doc(LINE, 'phase = "gap"', 'pending = ["(1,0)"]'), "phase", "no-gaps"),
    (doc(LINE, 'phase = "gap"', 'pending = ["(1,0)", "(1,0)"]'), "pending[1]", "no-such-gap"),
    (doc(LINE, 'phase = "gap"', 'pending = ["(1,0)", "(2,2)"]'), "pending[1]", "no-such-gap"),
    (doc(LINE, 'phase = "gap"', 'pending = ["1"]'), "pending[0]", "square"),
    (doc(LINE, 'phase = "winner"'), "gap", "gap-needed"),
    (doc(HOME, 'phase = "winner"'), "gap", "gap-needed"),
    (doc(TWO, 'phase = "winner"', 'gap = "(2,0)"'), "gap", "no-such-gap"),
    (doc(WON, 'phase = "winner"'), "phase", "no-tie"),
    (doc(WON, 'phase = "entrance"'), "winner", "winner-needed"),
    (doc(WON, 'phase = "entrance"', 'winner = "red"'), "winner", "seat"),
    (doc(WON, 'phase = "entrance"', 'winner = "black"'), "phase", "no-entrance"),
    (doc(WON, 'phase = "entrance"', 'winner = "black"', "supplies.black.doors = 1"), "phase", "no-entrance"),
    (doc(WON, PORTS, 'phase = "entrance"', 'winner = "white"'), "board", "not-taken-back"),
    (doc(WON, 'phase = "leave"'), "origin", "gap-needed"),
    (doc(CLOSED, 'phase = "leave"', 'origin = "(0,-2)"', MOVING), "origin", "no-such-gap"),
    (doc(CLOSED, 'phase = "leave"', 'origin = "x"', MOVING), "origin", "square"),
    (leave(CLOSED, 'winner = "white"'), "winner", "other"),
    (leave(CLOSED, 'entrance = "gate"'), "entrance", "entrance"),
    (leave(CLOSED, 'entrance = "port"'), "supplies.black", "too-many"),
    (leave(CLOSED, PORTS, 'entrance = "port"').replace("doors = 0", "doors = 1"), "entrance", "port-cannot-move"),
    (leave(CLOSED.replace("3    m.", "3    mB").replace("m.\n  1", "mB\n  1")), "board", "not-taken-back"),
    (leave(gaps=MOVING + 'left = ["camel"]'), "origin", "nothing-leaves"),
    (leave(CLOSED, "supplies.black.camels = 0", "supplies.black.ships = 0"), "phase", "nobody-to-leave"),
    (leave(gaps='[[gaps]]\nowner = "white"\n[[gaps]]\nowner = "black"'), "gaps[0].owner", "owner-of-nothing"),
    (leave().replace("doors = 0", "doors = 1"), "entrance", "door-in-supply"),
    (doc(LINE, 'phase = "item"', PROVISIONS), "gaps", "nothing-to-fill"),
    (filled("", PROVISIONS), "gaps", "nothing-to-fill"),
    (filled('owner = "black"\nentrance = "door"'), "gaps", "nothing-to-choose"),
    (filled('owner = "black"\nentrance = "door"\nitems = { map = 1 }', PROVISIONS), "gaps", "nothing-to-choose"),
    (filled('owner = "black"\nentrance = "door"', PROVISIONS, "shop = { map = 1 }"), "gaps", "nothing-to-choose"),
    (filled('owner = "white"\nentrance = "door"', PROVISIONS), "board", "not-taken-back"),
    (filled('owner = "black"\nentrance = "door"', PROVISIONS, "to_take = 2"), "to_take", "other"),
    (filled('owner = "black"\nentrance = "door"', PROVISIONS, 'winner = "white"'), "winner", "other"),
    (filled('owner = "black"\nentrance = "door"', PROVISIONS, 'gap = "(0,-2)"'), "gap", "other"),
    (filled('owner = "black"\nentrance = "door"', PROVISIONS, 'entrance = "port"'), "entrance", "other"),
    (filled('owner = "black"\nentrance = "door"', PROVISIONS, 'origin = "(1,0)"'), "origin", "no-such-gap"),
    # the end
    (doc(LINE, 'phase = "over"', "bag = { ldl = 1 }"), "phase", "not-over"),
    (doc(LINE, 'phase = "over"', "bag = { ldl = 1 }", "pile = {}"), "phase", "not-over"),
]


@pytest.mark.parametrize(("text", "at", "key"), WRONG)
def test_what_cannot_be_is_refused_with_the_key_and_the_reason(text: str, at: str, key: str | None) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(text)
    reason = caught.value.reason
    found = reason.key.removeprefix("overworld-position-") if isinstance(reason, Phrase) else None
    assert (caught.value.at, found) == (at, key), str(caught.value)
    assert str(caught.value)


def test_every_reason_to_refuse_a_position_is_tried_here() -> None:
    source = "".join(path.read_text("utf-8") for path in Path(room.__file__).parent.glob("*.py"))
    reasons = set(re.findall(r'wrong\(\s*[^,]+,\s*"([a-z-]+)"', source))
    assert reasons == {key for _, _, key in WRONG} - {None, "document-nested"}
    assert {f"overworld-position-{reason}" for reason in reasons} <= set(catalogue_keys(OVERWORLD.words))


def written(table: int, steps: int) -> str:
    """Return a position of some game."""
    s = new_game(table)
    rng = Random(steps)
    for _ in range(steps):
        if s.phase != Phase.OVER:
            step(s, rng)
    return write_position(s)


DRAWN = [
    doc(LINE, 'phase = "gap"'),
    doc(TWO, 'phase = "winner"'),
    doc(WON, PORTS, 'phase = "entrance"', 'winner = "black"'),
    doc(HELD, 'phase = "hold"', LAID, 'coast = "(2,-1)"'),
    doc(LAND, 'phase = "coast"', LAID),
    doc(LAND, 'phase = "explorer"', LAID, "supplies.black.camels = 1"),
    leave(),
    filled('owner = "black"\nentrance = "door"', PROVISIONS),
    filled('owner = "black"\nentrance = "port"', PROVISIONS + PORTS),
    doc(RING, "bag = { ldl = 3 }"),
]
DOCUMENTS = DRAWN + [written(table, steps) for table in range(len(TABLES)) for steps in (2, 30, 61, 92)]
BITS = words_of([*DOCUMENTS, *(text for text, _, _ in WRONG)], 3000)
LINES = sorted({line for text, _, _ in WRONG for line in text.splitlines() if "=" in line and len(line) < 200})


def read_or_refuse(text: str) -> OverworldState | None:
    """Read a position; nothing but a refusal that can be said is allowed to come instead."""
    try:
        return read_position(text)
    except BadPosition as error:
        return None if str(error) else pytest.fail("a refusal without a sentence")


@pytest.mark.no_cover
@settings(max_examples=tries(400, 100), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(mutated(DOCUMENTS, BITS, LINES))
def test_an_edited_document_is_a_position_that_can_be_played_or_is_refused(text: str) -> None:
    s = read_or_refuse(text)
    if s is None:
        return
    again = read_position(write_position(s))
    assert everything(again) == everything(s)
    total = OVERWORLD.conserved(s)
    rng = Random(0)
    codec = OVERWORLD.codec(s.terms.seats, s.terms.options)
    for _ in range(25):
        for action in s.legal(s.movers()[0]) if s.phase >= Phase.SURVEY else ():
            codec.encode(action)
        if s.phase != Phase.OVER:
            step(s, rng)
            assert OVERWORLD.conserved(s) == total


@given(st.text())
def test_garbage_is_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.text(alphabet="#.^>v<AB01mfwrBWRYbwry- \n2", max_size=60))
def test_a_scribble_is_no_board_or_can_be_drawn_again(drawn: str) -> None:
    s = read_or_refuse(doc(drawn))
    assert s is None or everything(read_position(write_position(s))) == everything(s)
