"""All that is secret in Entdecker, who knows it, and until when.

Two things are secret while a game is played:

- **The token in a hut** (ENT-80). Whoever draws it sees it, and so does whoever sends a scout onto an eye. That
  somebody has looked is public, what was seen is not. When the token is won, all see it: at the end (ENT-91), or
  earlier where the last space wins (ENT-93).
- **The top scouts** (ENT-95). Each seat knows its own two. They are shown at the end.

When the game is over nothing is secret. Everything else is open: gold, supplies, the numbers of scouts, what is left in
the stacks. Tiles not yet turned over, and tokens in the bag, are no secrets: they do not exist before they are drawn.

Views ask ``knows_token`` and ``knows_top_scouts``; the past is told through ``veil`` and the events below, of which
``Revealed`` are those by which all learn of it (``TokenTaken``, ``TopScoutsShown``, ``GameEnded``); and whoever
imagines how things may stand is dealt a world by ``deal``. There is no other way out.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from farshore.core.contract import Action, Event, PastStep, PublicEvent, Seat
from farshore.games.entdecker.actions import DrawToken, NameTopScouts
from farshore.games.entdecker.jungle import NO_TOKEN
from farshore.games.entdecker.names import path_name

if TYPE_CHECKING:
    from farshore.games.entdecker.state import EntdeckerState


def knows_token(s: EntdeckerState, hut: int, viewer: Seat | None) -> bool:
    """Tell whether there is a token in a hut that the viewer (``None``: a spectator) may know (ENT-80)."""
    jungle = s.jungle
    if jungle.tokens[hut] == NO_TOKEN:
        return False
    return jungle.has_seen(hut, viewer) or jungle.taken_by[hut] >= 0 or s.is_over


def knows_top_scouts(s: EntdeckerState, seat: Seat, viewer: Seat | None) -> bool:
    """Tell whether a viewer may know a seat's top scouts: its own, and at the end everyone's (ENT-95)."""
    return viewer == seat or are_top_scouts_shown(s)


def are_top_scouts_shown(s: EntdeckerState) -> bool:
    """Tell whether everyone may know all top scouts, so that they may be counted double for all to see (ENT-95)."""
    return s.is_over


def what_is_known(s: EntdeckerState, viewer: Seat | None) -> tuple[bool, ...]:
    """Return which tokens and whose top scouts a viewer may know: of all secrets, whether it knows them."""
    huts, seats = range(s.terms.paths), range(s.terms.seats)
    tokens = (knows_token(s, hut, viewer) for hut in huts)
    return (*tokens, *(knows_top_scouts(s, seat, viewer) for seat in seats if s.terms.top_scout))


def hides(s: EntdeckerState, seat: Seat) -> bool:
    """Tell whether something is secret that a seat does not know: a token in a hut, or another's top scouts."""
    tokens, named = s.jungle.tokens, s.top_scouts
    return any(token != NO_TOKEN and not knows_token(s, hut, seat) for hut, token in enumerate(tokens)) or any(
        scouts[0] and not knows_top_scouts(s, other, seat) for other, scouts in enumerate(named)
    )


class Revealed(PublicEvent, frozen=True, gc=False):
    """Something that everyone may see, and by which some learn a secret that was there before (ENT-91, ENT-95)."""

    reveals = True


class TokenSeen(Event, frozen=True, gc=False):
    """A seat looked into a hut, having drawn its token or not (ENT-80). Others see an empty ``produce``."""

    reveals = True
    seat: Seat
    path: int
    produce: str
    drawn: bool
    known: bool = False  # it had looked there before

    @property
    def places(self) -> tuple[str, ...]:
        """The path of the hut."""
        return (path_name(self.path),)

    def seen_by(self, seat: Seat | None) -> TokenSeen:
        """Who has looked is public, what was seen is not."""
        return self if seat == self.seat else TokenSeen(self.seat, self.path, "", self.drawn, self.known)

    def reveals_to(self, seat: Seat) -> bool:
        """Whoever looks again learns nothing, and others learn only that somebody looked."""
        return seat == self.seat and not self.known


class TopScoutsNamed(Event, frozen=True, gc=False):
    """A seat named its top scouts (ENT-95). Others see zeros."""

    seat: Seat
    first: int
    second: int

    def seen_by(self, seat: Seat | None) -> TopScoutsNamed:
        """The choice is hidden until the end."""
        return self if seat == self.seat else TopScoutsNamed(self.seat, 0, 0)


def veil(s: EntdeckerState, viewer: Seat | None, steps: Sequence[PastStep]) -> list[PastStep]:
    """Return the steps that led to a state as a viewer may know them now."""
    return [(actor, _veiled(s, viewer, actor, action)) for actor, action in steps]


def _veiled(s: EntdeckerState, viewer: Seat | None, actor: Seat, action: Action) -> Action:
    if isinstance(action, DrawToken) and not knows_token(s, action.path - 1, viewer):
        return DrawToken(action.path, "")
    if isinstance(action, NameTopScouts) and not knows_top_scouts(s, actor, viewer):
        return NameTopScouts(0, 0)
    return action


def deal(s: EntdeckerState, seat: Seat, rng: Random) -> EntdeckerState:
    """Return a world that fits all that a seat knows: what it does not know is drawn anew."""
    world = s.clone()
    if not s.is_over:
        _deal_tokens(world, seat, rng)
        _deal_top_scouts(world, seat, rng)
    return world


def _deal_tokens(world: EntdeckerState, seat: Seat, rng: Random) -> None:
    """Mix the tokens that a seat does not know with those in the bag, and hide as many again (ENT-80)."""
    jungle = world.jungle
    unknown = [
        hut for hut, token in enumerate(jungle.tokens) if token != NO_TOKEN and not knows_token(world, hut, seat)
    ]
    kinds = [jungle.tokens[hut] for hut in unknown] + [kind for kind, there in enumerate(jungle.bag) if there]
    kinds.sort()  # the true ones first would let whoever knows the luck read them back
    rng.shuffle(kinds)
    for hut in unknown:
        jungle.tokens[hut] = kinds.pop()
    jungle.bag = [int(kind in kinds) for kind in range(len(jungle.bag))]


def _deal_top_scouts(world: EntdeckerState, seat: Seat, rng: Random) -> None:
    """Let every other seat that has named its top scouts have named any two (ENT-95)."""
    for other, chosen in enumerate(world.top_scouts):
        if chosen[0] and not knows_top_scouts(world, other, seat):
            first, second = sorted(rng.sample(range(1, world.terms.scouts + 1), 2))
            world.top_scouts[other] = (first, second)
