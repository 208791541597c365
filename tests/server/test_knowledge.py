"""What the story is told in: words for whatever events a game may have."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

from farshore.core.contract import Event, PublicEvent, Seat
from farshore.core.record import Record
from farshore.server.table.knowledge import Knowledge
from tests import toys
from tests.make_records import FOLDER
from tests.server.chronicles import again, begun, play_on
from tests.web.site import played

NAMES = ["Ann", "Ben"]
FINISHED = "explorers-2"  # the record that is looked at to its end; of the others the first decisions


class Dived(PublicEvent, frozen=True, tag=True):
    """An event that cannot be hashed, as a game of somebody else's may have it."""

    seat: Seat
    depth: int
    marks: list[int]
    points: dict[str, int]


class ListingState(toys.LagoonState):
    def tell(self, event: Event) -> None:
        if isinstance(event, toys.Dived):
            event = Dived(event.seat, event.depth, list(self.marks), {str(event.seat): self.points[event.seat]})
        super().tell(event)


class ListingLagoon(toys.Lagoon):
    event_types: ClassVar[tuple[type[Event], ...]] = (toys.PearlDealt, Dived)
    state_type = ListingState


def test_an_event_that_holds_a_list_or_a_mapping_is_told_like_any_other() -> None:
    listing, plain = begun(ListingLagoon(), 2), begun(toys.LAGOON, 2)
    for chronicle in (listing, plain):
        play_on(chronicle, Random(1))
    lines = Knowledge(listing, (0,)).lines_since(0, NAMES)
    assert sum(isinstance(line.event, Dived) for line in lines) == 6
    told = [line.text for line in Knowledge(plain, (0,)).lines_since(0, NAMES)]
    for chronicle in (listing, again(listing)):
        assert [line.text for line in Knowledge(chronicle, (0,)).lines_since(0, NAMES)] == told


@pytest.mark.parametrize("name", sorted(record.stem for record in FOLDER.glob("*.jsonl")))
def test_a_line_bears_the_mark_of_whom_it_speaks_of(name: str) -> None:
    """Whoever happened to act last has nothing to do with what then befalls everybody: a card, a round, an island."""
    record = Record.read((FOLDER / f"{name}.jsonl").read_text("utf-8"))
    names = [f"Seat{seat}Name" for seat in range(len(record.header.seats))]
    chronicle = played(record, len(record.steps) if name == FINISHED else 60)
    assert chronicle.match.over or name != FINISHED
    for knowledge in (Knowledge(chronicle, (0,)), Knowledge(again(chronicle), ())):
        lines = knowledge.lines_since(0, names)
        assert lines
        for line in lines:
            named = [seat for seat, called in enumerate(names) if called in line.text]
            assert line.seat in {None, *named}, line.text
            assert line.seat is not None or len(named) != 1 or line.places, line.text
            assert line.seat == line.event.whose
        assert any(line.begins_turn for line in lines)


def test_a_line_says_whether_ones_own_deed_brought_it_and_nothing_of_who_else_acted_last() -> None:
    chronicle = begun("explorers", 3)
    play_on(chronicle, Random(3), 40)
    known = Knowledge(chronicle, (1,))
    deeds = {known.number_of(deed): deed for deed in chronicle.deeds if not deed.is_silent_to((1,))}
    lines = known.lines_since(0, ["Ann", "Ben", "Cem"])
    assert {line.by for line in lines} == {None, 1}
    assert all((line.by == 1) == (deeds[line.seq].seat == 1) for line in lines)
    assert {line.by for line in Knowledge(chronicle, ()).lines_since(0, ["Ann", "Ben", "Cem"])} == {None}


def test_a_moment_is_found_by_the_count_of_the_log_whatever_was_taken_back_since() -> None:
    chronicle = begun("entdecker", 2)
    known = Knowledge(chronicle, (0,))
    seat = chronicle.match.actors()[0]
    assert known.step_at(known.number_of(None)) == 0
    chronicle.play(seat, chronicle.match.legal(seat)[0])
    after = known.seq
    assert known.step_at(after) == 1
    chronicle.undo(seat)
    assert known.step_at(after) == known.step_at(known.seq) == 0
    chronicle.play(seat, chronicle.match.legal(seat)[-1])
    assert [known.step_at(count) for count in (after, known.seq - 1, known.seq)] == [0, 0, 1]
