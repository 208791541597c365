"""Where points come from, as each asker is told: what holds of it adds up to how everybody stands; nothing leaks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from farshore import Fate, Match, game
from farshore.core.contract import Seat
from farshore.server.table.chronicle import Chronicle
from farshore.server.table.knowledge import Knowledge
from farshore.server.table.line import Line, TakenBack
from tests.server.chronicles import again, begun

NAMES = ["Ann", "Ben", "Cleo"]
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("entdecker", 3, {}),
    ("explorers", 3, {"achievements": 3, "may_stop": True}),
    ("overworld", 2, {"provisions": True, "ports": True}),
]


def holding(lines: Sequence[Line]) -> list[Line]:
    """Leave out what was taken back, as a page does (``web/src/lib/points.ts``)."""
    left: list[Line] = []
    for line in lines:
        match line.event:
            case TakenBack(_, seq, since):
                left = [told for told in left if (told.seq < seq if since else told.seq != seq)]
            case _:
                left.append(line)
    return left


def check_sums(chronicle: Chronicle, seats: tuple[Seat, ...]) -> None:
    """All that holds of what somebody was told adds up to how everybody stands, by part."""
    known = Knowledge(chronicle, seats)
    parts = chronicle.game.about.score_parts
    sums = [[0] * len(parts) for _ in chronicle.match.names]
    for line in holding(known.lines_since(0, NAMES)):
        for gain in line.gains:
            sums[gain.seat][parts.index(gain.part)] += gain.points
    assert sums == [[*standing.parts] for standing in known.shared_standings()]


def play_with_undos(chronicle: Chronicle, rng: Random, decisions: int) -> int:
    """Play at random, and often take something back; return how often."""
    undone = 0
    for _ in range(decisions):
        seat = next((one for one in range(len(chronicle.match.names)) if chronicle.undoable(one)), None)
        if seat is not None and rng.random() < 0.3:
            chronicle.undo(seat)
            undone += 1
        elif chronicle.match.over:
            break
        else:
            actor = rng.choice(chronicle.match.actors())
            chronicle.play(actor, rng.choice(chronicle.match.legal(actor)))
    return undone


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
@pytest.mark.parametrize("practice", [False, True], ids=["game", "practice"])
def test_what_holds_of_the_story_adds_up_to_the_standings_whatever_was_taken_back(
    name: str, seats: int, options: dict[str, Any], practice: bool
) -> None:
    header = Match.new(name, seats, options, Fate(b"sums")).record.header
    chronicle = Chronicle(game(name), header, practised=frozenset({0}) if practice else frozenset())
    rng, undone = Random(3), 0
    for _ in range(12):
        undone += play_with_undos(chronicle, rng, 15)
        for own in ((0,),) if practice else ((), (0,), (1,)):
            check_sums(chronicle, own)
    assert undone > 2
    if not practice:
        check_sums(again(chronicle), (0,))


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_every_line_that_brought_points_says_why_in_every_language_and_no_other_does(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    chronicle = begun(name, seats, b"why", **options)
    play_with_undos(chronicle, Random(1), 400)
    known = Knowledge(chronicle, (0,))
    told = {language: known.lines_since(0, NAMES, language) for language in ("en", "de", "fr", "it")}
    won = [line for line in told["en"] if line.gains]
    assert won
    for lines in told.values():
        assert all((line.why is not None) == bool(line.gains) for line in lines)
    for other in ("de", "fr", "it"):
        titles = {line.why.title for line in told[other] if line.why}
        assert titles.isdisjoint(line.why.title for line in won if line.why)
    whole = len(msgspec.json.encode(told["en"]))
    reasons = sum(len(msgspec.json.encode(line.why)) for line in won)
    assert reasons < whole / 4, "they are a small part of the story"


def test_what_others_mark_unseen_is_not_explained_to_anybody_else() -> None:
    chronicle = begun("explorers", 2, b"secret")
    rng = Random(2)
    while chronicle.match.actors() != (0, 1):
        play_with_undos(chronicle, rng, 1)
    other = Knowledge(chronicle, (1,))
    before = msgspec.json.encode(other.lines_since(0, NAMES))
    while 0 in chronicle.match.actors():
        chronicle.play(0, rng.choice(chronicle.match.legal(0)))
    own = [line for line in Knowledge(chronicle, (0,)).lines_since(0, NAMES) if line.why]
    assert own, "who marks beside a village is told what that is worth"
    assert msgspec.json.encode(other.lines_since(0, NAMES)) == before
    assert not any(line.why for line in Knowledge(chronicle, ()).lines_since(0, NAMES))
