"""The jungle as one seat may know it: paths, huts, and which produce may still be where (ENT-80, ENT-91, ENT-95)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from farshore.core.contract import Seat
from farshore.core.remembered import Remembered
from farshore.games.entdecker.final import double_scouts
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.names import path_name
from farshore.games.entdecker.secrets import are_top_scouts_shown, knows_token, knows_top_scouts, what_is_known
from farshore.games.entdecker.units import number_of_scout, seat_of_scout

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

MOST_JUNGLES: Final = 500
"""Jungles of all tables that are remembered as they are shown."""


class PathSpaceView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A space of a path."""

    is_dot: bool
    is_eye: bool
    seat: Seat | None  # whose scout stands there
    number: int  # of that scout under Top Scout, else 0
    is_top_scout: bool  # … as far as the viewer knows


class HutView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A hut and its token."""

    has_token: bool  # one was drawn for it; it stays so when taken
    seen_by: tuple[Seat, ...]
    taken_by: Seat | None
    produce: str  # empty if there is none or the viewer does not know it
    points: int  # 0 likewise


class PathView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A jungle path."""

    name: str  # "P1"
    path: int  # counted from 1
    spaces: tuple[PathSpaceView, ...]  # from the hut outwards
    hut: HutView
    leader: Seat | None  # by the scouts all can see; top scouts count double only once they are shown


class ProduceView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A kind of produce."""

    name: str
    points: int
    path: int | None  # in whose hut it lies or lay; ``None``: in the bag or in a hut, for all the viewer knows


class JungleView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The jungle."""

    paths: tuple[PathView, ...]
    produce: tuple[ProduceView, ...]
    tokens_in_bag: int


_JUNGLES: Final = Remembered[JungleView](MOST_JUNGLES)


def jungle_view(s: EntdeckerState, viewer: Seat | None) -> JungleView:
    """Show the jungle: to all who know the same, and until somebody goes there."""
    jungle = s.jungle
    huts = tuple(jungle.tokens), tuple(jungle.seen_by), tuple(jungle.taken_by), tuple(jungle.bag)
    secret = s.is_over, tuple(s.top_scouts), what_is_known(s, viewer)
    return _JUNGLES.get((s.terms, tuple(jungle.spaces), huts, secret), lambda: _jungle_view(s, viewer))


def _jungle_view(s: EntdeckerState, viewer: Seat | None) -> JungleView:
    huts = range(s.terms.paths)
    known = {s.jungle.tokens[hut]: hut + 1 for hut in huts if knows_token(s, hut, viewer)}
    weights = double_scouts(s) if are_top_scouts_shown(s) else {}
    return JungleView(
        paths=tuple([_path_view(s, viewer, path, weights) for path in huts]),
        produce=tuple(
            ProduceView(name=name, points=points, path=known.get(kind))
            for kind, (name, points) in enumerate(zip(s.terms.produce, s.terms.produce_value, strict=True))
        ),
        tokens_in_bag=sum(s.jungle.bag),
    )


def _path_view(s: EntdeckerState, viewer: Seat | None, path: int, weights: dict[int, int]) -> PathView:
    return PathView(
        name=path_name(path + 1),
        path=path + 1,
        spaces=tuple([_space_view(s, viewer, space, scout) for space, scout in enumerate(s.jungle.path(path))]),
        hut=_hut_view(s, viewer, path),
        leader=s.jungle.leader(path, weights),
    )


def _space_view(s: EntdeckerState, viewer: Seat | None, space: int, scout: int) -> PathSpaceView:
    is_dot, is_eye = space == s.terms.dot, space in s.terms.looks and space != s.terms.dot
    if not scout:
        return _space(is_dot, is_eye, None, 0, False)
    owner, number = seat_of_scout(scout), number_of_scout(scout)
    is_top_scout = number > 0 and knows_top_scouts(s, owner, viewer) and number in s.top_scouts[owner]
    return _space(is_dot, is_eye, owner, number, is_top_scout)


@cache
def _space(is_dot: bool, is_eye: bool, seat: Seat | None, number: int, is_top_scout: bool) -> PathSpaceView:
    """Show a space: there are only so many different ones."""
    return PathSpaceView(is_dot=is_dot, is_eye=is_eye, seat=seat, number=number, is_top_scout=is_top_scout)


def _hut_view(s: EntdeckerState, viewer: Seat | None, hut: int) -> HutView:
    jungle, terms = s.jungle, s.terms
    token = jungle.tokens[hut]
    is_known = knows_token(s, hut, viewer)
    return HutView(
        has_token=token != NO_TOKEN,
        seen_by=tuple(seat for seat in range(terms.seats) if jungle.has_seen(hut, seat)),
        taken_by=jungle.taken_by[hut] if jungle.taken_by[hut] >= 0 else None,
        produce=terms.produce[token] if is_known else "",
        points=terms.produce_value[token] if is_known else 0,
    )
