"""Arrays that stay: what is written into them, and what is left alone."""

from __future__ import annotations

import numpy as np

from farshore.envs.observations.drawn import Drawn, Mark, Row, SeatPlanes


def test_only_facts_that_are_others_are_written() -> None:
    facts = np.zeros(6, np.int16)
    row = Row(facts.data)
    row.write(1, [7, 8, 9])
    row.put(5, -3)
    assert facts.tolist() == [0, 7, 8, 9, 0, -3]
    facts[:] = 50
    row.write(1, [7, 4, 9])
    row.put(5, -3)
    assert facts.tolist() == [50, 50, 4, 50, 50, 50]


def test_a_mark_moves() -> None:
    facts = np.zeros(4, np.int16)
    mark = Mark(Row(facts.data), 1)
    seen = []
    for at in (2, 0, 0, -1):
        mark.move(at)
        seen.append(facts.tolist())
    assert seen == [[0, 0, 0, 1], [0, 1, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0]]


def test_what_is_told_of_seats_moves_round_with_the_observer() -> None:
    board = np.zeros(8, np.int8)
    planes = SeatPlanes(board.data.cast("B"), 1, 2, seats=3)
    planes.fill(0, [0], 5)
    planes.fill(2, [0, 1], 6)
    assert board.tolist() == [0, 5, 0, 0, 0, 6, 6, 0]
    planes.turn_to(2)
    assert board.tolist() == [0, 6, 6, 5, 0, 0, 0, 0]
    planes.fill(1, [1], 7)
    assert board.tolist() == [0, 6, 6, 5, 0, 0, 7, 0]
    planes.clear()
    assert not board.any()


def test_what_is_drawn_becomes_something_else() -> None:
    board = np.zeros(6, np.int8)
    drawn = Drawn(board.data.cast("B"), 2, 2, seats=2)
    drawn.become({0: 1, 3: 2})
    drawn.turn_to(1)
    drawn.become({3: 2, 2: 4})
    assert board.tolist() == [0, 0, 4, 2, 0, 0]
    drawn.become({})
    assert not board.any()
