"""Scouts enter the jungle: after scoring, by friendly natives, or with a settlement (ENT-52, 73, 80, 93)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from farshore.core.contract import Action, Seat
from farshore.core.errors import IllegalAction
from farshore.games.entdecker.actions import Decline, DrawToken, SendScout
from farshore.games.entdecker.events import ScoutSent, TokenTaken
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.names import spot_named
from farshore.games.entdecker.phase import Chance, Decision, Phase
from farshore.games.entdecker.recall import pick_up, recalls_any_time, scouts_out, take_back, why_not_recall
from farshore.games.entdecker.secrets import TokenSeen
from farshore.games.entdecker.unit import free_numbers
from farshore.games.entdecker.units import SCOUTS_IN_SUPPLY, number_of_scout, scout_code, seat_of_scout, without_number

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState

DECLINE: Final = Decline()


@cache
def _send(path: int, number: int) -> SendScout:
    return SendScout(path + 1, number)


def enter(s: EntdeckerState, seat: Seat, path: int, number: int, then: int) -> None:
    """Put a scout on a path, and let its owner draw or look at the token (ENT-80)."""
    jungle = s.jungle
    space = jungle.enter(path, scout_code(seat, number))
    if s.listener is not None:
        s.tell(ScoutSent(seat, path + 1, space + 1, number))
    s.phase = then
    if space == s.terms.dot and jungle.tokens[path] == NO_TOKEN:
        s.hut = path
        s.then = then
        s.phase = Phase.TOKEN
        return
    if space in s.terms.looks and jungle.tokens[path] != NO_TOKEN and jungle.taken_by[path] < 0:
        if s.listener is not None:
            produce, is_known = s.terms.produce[jungle.tokens[path]], jungle.has_seen(path, seat)
            s.tell(TokenSeen(seat, path + 1, produce, False, is_known))
        jungle.look(path, seat)
    if s.terms.last_space_wins:
        take_if_full(s, seat, path)


def take_if_full(s: EntdeckerState, seat: Seat, path: int) -> None:
    """By option, whoever makes a path full takes its token at once (ENT-93)."""
    jungle = s.jungle
    if jungle.is_full(path) and jungle.taken_by[path] < 0 and jungle.tokens[path] != NO_TOKEN:
        award(s, seat, path, jungle.weights(path, {}), "full")


def award(s: EntdeckerState, seat: Seat, path: int, scouts: list[int], reason: str = "") -> None:
    """Give a hut's token to a seat, for all to see. ``scouts``: how many of each seat count on its path."""
    produce = s.jungle.tokens[path]
    s.jungle.taken_by[path] = seat
    s.score[seat] += s.terms.produce_value[produce]
    if s.listener is not None:
        because = reason or ("most" if scouts.count(scouts[seat]) == 1 else "nearest")
        name, points = s.terms.produce[produce], s.terms.produce_value[produce]
        s.tell(TokenTaken(seat, path + 1, name, points, tuple(scouts), because))


class Token(Chance):
    """A token is drawn from the bag, looked at and hidden in the hut (ENT-80)."""

    def outcomes(self, s: EntdeckerState) -> Sequence[tuple[Action, int]]:
        """Every token in the bag is equally likely."""
        produce = s.terms.produce
        return [(DrawToken(s.hut + 1, produce[kind]), 1) for kind, there in enumerate(s.jungle.bag) if there]

    def apply(self, s: EntdeckerState, action: Action) -> None:
        """Its drawer sees it."""
        assert isinstance(action, DrawToken)
        jungle, path = s.jungle, s.hut
        seat = seat_of_scout(jungle.path(path)[s.terms.dot])
        jungle.hide(path, s.terms.produce.index(action.produce))
        jungle.look(path, seat)
        s.tell(TokenSeen(seat, path + 1, action.produce, True))
        s.phase = s.then
        if s.terms.last_space_wins:
            take_if_full(s, seat, path)


def next_mover(s: EntdeckerState, first: Seat) -> Seat:
    """Return the next seat, clockwise from ``first``, that has scouts of the scored island to send (ENT-73)."""
    seats = s.terms.seats
    waiting = {seat_of_scout(scout) for scout in s.bound}
    return next((seat for turn in range(seats) if (seat := (first + turn) % seats) in waiting), first)


class Scouts(Decision):
    """From the active player clockwise, one scout at a time (ENT-73)."""

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return every path with a free space, and by number if scouts have one."""
        numbers = sorted({number_of_scout(scout) for scout in s.bound if seat_of_scout(scout) == seat})
        return [_send(path, number) for path in s.jungle.free_paths() for number in numbers]

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Send one, then it is the next player's turn to send."""
        assert isinstance(action, SendScout)
        s.bound.remove(scout_code(seat, action.number))
        s.mover = next_mover(s, (seat + 1) % s.terms.seats)
        enter(s, seat, action.path - 1, action.number, Phase.SCOUTS if s.bound else Phase.SCORE)

    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """A scout must be sent, where there is room."""
        return why_not_send(s, action, "ENT-73")


class FromSupply(Decision):
    """A scout may be sent from the supply, free of charge."""

    then: ClassVar[int]  # what comes after
    rule: ClassVar[str]

    def sends(self, s: EntdeckerState) -> list[Action]:
        """Return the scouts that may be sent from the supply."""
        if not s.supply[SCOUTS_IN_SUPPLY[s.seat]]:
            return []
        return [_send(path, number) for path in s.jungle.free_paths() for number in free_numbers(s, s.seat)]

    def apply(self, s: EntdeckerState, seat: Seat, action: Action) -> None:
        """Send it, from the supply or from where it stands."""
        if isinstance(action, Decline):
            s.phase = self.then
            return
        if not isinstance(action, SendScout):
            take_back(s, action)
            return
        number = action.number
        if action.spot:
            pick_up(s, action.spot)
        else:
            s.supply[SCOUTS_IN_SUPPLY[seat]] -= 1
            s.numbers[seat] = without_number(s.numbers[seat], number)
        enter(s, seat, action.path - 1, number, self.then)

    def why_not(self, s: EntdeckerState, seat: Seat, action: Action) -> IllegalAction:
        """Only from the supply, while there is one, and where there is room."""
        return why_not_recall(s, action) or why_not_send(s, action, self.rule)


class Natives(FromSupply):
    """Friendly natives: send a scout, or with none in supply move one (ENT-52)."""

    then: ClassVar[int] = Phase.VOYAGE
    rule: ClassVar[str] = "ENT-52"

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return every scout and path, and to decline."""
        return [*self.sends(s), *moves(s), *recalls_any_time(s), DECLINE]


class Settled(FromSupply):
    """A new settlement may send a scout, by option (ENT-93)."""

    then: ClassVar[int] = Phase.FILL
    rule: ClassVar[str] = "ENT-93"

    def legal(self, s: EntdeckerState, seat: Seat) -> Sequence[Action]:
        """Return every path, and to decline."""
        return [*self.sends(s), DECLINE]


def moves(s: EntdeckerState) -> list[SendScout]:
    """Return how a scout may be moved into the jungle when none is in supply; its own path is possible (ENT-52)."""
    if s.supply[SCOUTS_IN_SUPPLY[s.seat]]:
        return []
    found = []
    for spot, number in scouts_out(s, s.seat).items():
        on_path = spot_named(spot)
        own = {on_path[0] - 1} if on_path else set()
        found += [SendScout(path + 1, number, spot) for path in sorted({*s.jungle.free_paths(), *own})]
    return found


def can_send_by_natives(s: EntdeckerState) -> bool:
    """Tell whether friendly natives have anyone to help."""
    return bool(s.supply[SCOUTS_IN_SUPPLY[s.seat]] or scouts_out(s, s.seat))


def why_not_send(s: EntdeckerState, action: Action, rule: str) -> IllegalAction:
    """Say why a scout may not be sent so."""
    if not isinstance(action, SendScout):
        return IllegalAction(rule, "entdecker-why-not-send-first")
    if not 1 <= action.path <= s.terms.paths:
        return IllegalAction("ENT-8", "entdecker-why-not-send-path", path=action.path, paths=s.terms.paths)
    if s.jungle.is_full(action.path - 1):
        return IllegalAction("ENT-80", "entdecker-why-not-send-full", path=action.path)
    return IllegalAction(rule, "entdecker-why-not-send-scout")
