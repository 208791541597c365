"""Places and winners from what decides."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from farshore.core.ranking import best_of, places_among


def test_what_breaks_a_tie_comes_after_what_counts_first() -> None:
    assert places_among([(7, 1), (9, 0), (7, 2), (7, 1)]) == [3, 1, 2, 3]
    assert best_of([(7, 1), (9, 0), (9, 0)]) == (1, 2)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1))
def test_the_best_are_those_in_the_first_place(results: list[tuple[int, int]]) -> None:
    places = places_among(results)
    assert best_of(results) == tuple(seat for seat, place in enumerate(places) if place == 1)
    assert sorted(places) == [1 + sum(other < place for other in places) for place in sorted(places)]
