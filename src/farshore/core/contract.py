"""The contract every game keeps: a state that is asked four questions and told one thing.

Nothing here knows a rule. A game package brings a ``Game`` (what the game is, how it is written down) and a
``State`` (how it stands now); everything else in Farshore works through these two.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, ClassVar, Final, Protocol, Self

import msgspec

from farshore.core.errors import BadOptions, IllegalAction
from farshore.core.fields import places_of
from farshore.core.telling import Telling
from farshore.core.words import add_catalogue

Seat = int
"""A place at the table, counted from 0 in playing order."""

CHANCE: Final[Seat] = -1
"""The actor that rolls, shuffles and draws."""


class Action(msgspec.Struct, frozen=True, gc=False, tag=True, cache_hash=True):
    """One decision of a seat, or one outcome of CHANCE. One subclass per verb; compared and hashed by value."""

    written: ClassVar[str] = ""  # its form in the notation, as ``verbs`` reads it: "place {tile} {space}"


PastStep = tuple[Seat, Action]
"""A step of the past: who did what."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before play. Every field has a default: the printed game."""


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What one seat (or a spectator) may know, built field by field and enough to draw everything."""


class Offer(msgspec.Struct, frozen=True, gc=False, kw_only=True, cache_hash=True):
    """Something a seat may do, with all that a screen needs to offer it."""

    action: Action
    places: tuple[str, ...] = ()  # where on the board it is, as the view names places; the first is the one to point at
    shows: Any = None  # what it would show there: one of the game's ``shows_types``, or nothing
    idle: str = ""  # it would bring nothing: the key of the words that say why; a screen asks once more
    final: str = ""  # it is for good, or for everyone: the key of the sentence that says so; the page asks once more


class About(msgspec.Struct, frozen=True, kw_only=True):
    """Facts about a game that a screen needs before it knows a view."""

    usual_seats: int = 2  # how many sit down unless somebody wishes otherwise
    first_options: tuple[str, ...] = ()  # fields of its options that a table is asked about first
    keeps_secrets: bool = True  # people at one screen must hide something from one another
    score_parts: tuple[str, ...] = ()  # what points come from, in order; said by ``<game>-part-<part>``


class Standing(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """How a seat stands, as somebody may know it."""

    seat: Seat
    total: int
    place: int  # 1: first; shared by those who are tied
    parts: tuple[int, ...] = ()  # points by ``About.score_parts``
    pending: tuple[int, ...] = ()  # by part: what would be added if the game ended now; empty: nothing


class Gain(msgspec.Struct, frozen=True, gc=False):
    """Points that a seat won by something, or lost: then they are negative."""

    seat: Seat
    part: str  # one of ``About.score_parts``
    points: int


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, cache_hash=True):
    """Something that happened, for logs and animation. A field ``seat`` says whose it is."""

    reveals: ClassVar[bool] = False  # whoever sees it learns a secret that was there before: no undo goes past it
    begins_turn: ClassVar[bool] = False  # a turn begins with it: a log is divided there

    @property
    def whose(self) -> Seat | None:
        """Whose doing, or whose affair, it is; ``None``: everybody's."""
        return getattr(self, "seat", None)

    @property
    def places(self) -> tuple[str, ...]:
        """The places on the board it is about, as the view names them: those of its fields that say so."""
        return places_of(self)

    @property
    def gains(self) -> tuple[Gain, ...]:
        """The points that were won or lost by it: all that change a score as everybody knows it say so somewhere."""
        return ()

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return what ``seat`` (``None``: a spectator) may know of it; ``None`` if not even that it happened.

        There is no default on purpose: every event says whether it is public or secret.
        """
        raise NotImplementedError(f"{self.__class__.__name__} does not say who may see it")

    def gains_to(self, seat: Seat | None) -> tuple[Gain, ...]:
        """Return the points that are news to ``seat``: one may be told again what one knows."""
        return self.gains

    def reveals_to(self, seat: Seat) -> bool:
        """Tell whether ``seat`` learns by it a secret that was there before; one may also be shown what one knows."""
        return self.reveals and self.seen_by(seat) is not None


class PublicEvent(Event, frozen=True, gc=False, tag=True):
    """An event that everyone may see in full."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Everyone sees it as it is."""
        return self


class State(Protocol):
    """How a game stands. Mutable, cheap to clone, trusted: ``apply`` does not check what it is told."""

    listener: Callable[[Event], None] | None  # told what happens; None in simulations, so that they pay nothing

    def actors(self) -> tuple[Seat, ...]:
        """Return who may act now: seats, ``(CHANCE,)``, or ``()`` when the game is over."""

    def legal(self, seat: Seat) -> Sequence[Action]:
        """Return what ``seat`` may do now, in a stable order; not to be modified.

        Empty for whoever is not an actor, and always for CHANCE: what that may bring are ``outcomes``.
        """

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        """Return what CHANCE may bring now, each with a positive whole weight, in a stable order."""

    def view(self, seat: Seat | None) -> View:
        """Return what ``seat`` (``None``: a spectator) may know."""

    def apply(self, seat: Seat, action: Action) -> None:
        """Do ``action``, one of ``legal(seat)`` or of ``outcomes()``, in place."""

    def clone(self) -> Self:
        """Return an independent copy, without the listener."""

    def determinize(self, seat: Seat, rng: Random) -> Self:
        """Return a copy whose secrets are drawn anew among those consistent with what ``seat`` knows."""

    def scores(self) -> tuple[int, ...]:
        """Return each seat's points as they stand."""

    def winners(self) -> tuple[Seat, ...]:
        """Return the seats that won; empty until the game is over."""


class Codec(Protocol):
    """Actions of one table as whole numbers from 0 to ``size - 1``, for learners."""

    size: int

    def encode(self, action: Action) -> int:
        """Return the number of an action (of a seat or of CHANCE)."""

    def decode(self, number: int) -> Action:
        """Return the action with this number."""


class Game(ABC):
    """What a game is: its name, its types, and how it is set up, written and explained."""

    name: ClassVar[str]  # as typed on a command line: "entdecker"
    rules_version: ClassVar[int]  # raised when the same actions would lead elsewhere
    seats: ClassVar[range]  # how many may play
    seat_names: ClassVar[tuple[str, ...]]  # the colours, as words: "red"
    rules: ClassVar[tuple[str, ...]]  # every rule number, in order: "ENT-1", …
    options_type: ClassVar[type[Options]]
    action_types: ClassVar[tuple[type[Action], ...]]  # of seats and of CHANCE
    event_types: ClassVar[tuple[type[Event], ...]]
    view_type: ClassVar[type[View]]
    shows_types: ClassVar[tuple[type[msgspec.Struct], ...]] = ()  # what its offers would show; tagged
    about: ClassVar[About] = About()
    telling_type: ClassVar[type[Telling]] = Telling
    contents: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # released data files: name, fingerprints; the newest last

    def __init__(self, content: str | None = None) -> None:
        add_catalogue(self.words)
        self.telling = self.telling_type(self.name, self.seat_names)  # how the game speaks
        self.box = content or next(reversed([*self.contents]), "")  # the name of the data files it is played with
        self._siblings: dict[str, Game] = {}  # by name: the same game with other data files

    @property
    @abstractmethod
    def words(self) -> Traversable:
        """The folder with the game's Fluent catalogues, ``<language>/*.ftl``."""

    @property
    def data(self) -> Traversable | None:
        """The folder that has a folder of data files for each name in ``contents``; none are ever changed."""
        return None

    @property
    def lessons(self) -> Traversable | None:
        """The folder with the game's lessons, ``<name>.toml``, if it has one; see ``lessons``."""
        return None

    @property
    def positions(self) -> Traversable | None:
        """The folder with positions to try out, ``<name>.toml``, if it has one."""
        return None

    @property
    def rulebook(self) -> Traversable | None:
        """The game's rulebook to read, if it has one; see ``rulebook``."""
        return None

    @property
    def hints(self) -> Traversable | None:
        """The game's hints, if it has any; see ``hints``."""
        return None

    @cached_property
    def content(self) -> str:
        """What a record calls the data files that the game is played with: their name, or a hash of one's own."""
        found = "" if self.data is None else fingerprint(self.data / self.box)
        return self.box if found in self.contents.get(self.box, ("",))[:1] else found

    def is_played_with(self, content: str) -> bool:
        """Tell whether a record means the data files that the game is played with."""
        return self.content == self._content_named(content)

    def with_content(self, content: str) -> Game:
        """Return the game as it is played with the data files that a record means; if they are not known, itself."""
        name = self._content_named(content)
        if name == self.content or name not in self.contents:
            return self
        if name not in self._siblings:
            self._siblings[name] = type(self)(name)
        return self._siblings[name]

    def _content_named(self, content: str) -> str:
        """Return the name of what a record calls by its fingerprint, or does not call at all: then it is the first."""
        if not content:
            return next(iter(self.contents), "")
        return next((name for name, known in self.contents.items() if content in known), content)

    @abstractmethod
    def new(self, seats: int, options: Options | None = None) -> State:
        """Return the state at the start of a game. Raises ``BadOptions``."""

    def views(self, state: State, watchers: Sequence[Seat | None]) -> list[View]:
        """Return what each watcher may know, as ``state.view`` does; a game may build what all see only once."""
        return [state.view(watcher) for watcher in watchers]

    @abstractmethod
    def why_not(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        """Say why ``seat`` may not do ``action`` now, with the rule's number. Only asked about illegal actions."""

    @abstractmethod
    def redact(self, state: State, seat: Seat | None, steps: Sequence[PastStep]) -> list[PastStep]:
        """Return the steps that led to ``state`` as ``seat`` may know them now: some veiled, some left out."""

    @abstractmethod
    def conserved(self, state: State) -> Mapping[str, int]:
        """Count what can be neither made nor lost (pieces, tiles, gold with the bank); equal all game long."""

    def broken_invariants(self, state: State) -> list[str]:
        """Return by name what in a state no longer agrees with the rest of it; nothing all game long."""
        return []

    @abstractmethod
    def write_action(self, action: Action) -> str:
        """Write an action as a person would."""

    @abstractmethod
    def read_action(self, text: str) -> Action:
        """Read what ``write_action`` wrote. Raises ``BadNotation``."""

    @abstractmethod
    def codec(self, seats: int, options: Options | None = None) -> Codec:
        """Return the numbering of the actions of such a table."""

    @abstractmethod
    def write_position(self, state: State) -> str:
        """Write a state as a TOML document with a drawn board, secrets included."""

    @abstractmethod
    def read_position(self, text: str) -> State:
        """Read a position. Raises ``BadPosition`` with the key and the reason."""

    def hides(self, state: State, seat: Seat) -> bool:
        """Tell whether anything is hidden from a seat now; where nothing is, the world it is dealt is the real one."""
        return self.about.keeps_secrets

    def offers(self, state: State, seat: Seat) -> list[Offer]:
        """Return what a seat may do now, in the order of ``legal``, each with where it is and what it would show."""
        return [Offer(action=action, places=places_of(action)) for action in state.legal(seat)]

    def looming(self, state: State) -> Sequence[Event]:
        """Return what will happen later in a turn because of how things already stand: so that it can be said before.

        It may still be otherwise, if more is done. Everybody may know of it, and nothing is changed.
        """
        return ()

    def standings(self, view: View) -> tuple[Standing, ...]:
        """Return how the seats stand, by part, as far as a view tells; nothing if it does not say."""
        return ()

    def rank_alone(self, points: int, options: Options) -> int | None:
        """Return which rank, from 0, so many points earn somebody who played alone; nothing: the game has no ranks."""
        return None

    def read_options(self, raw: Mapping[str, Any]) -> Options:
        """Turn plain data (from JSON, TOML or a command line) into the game's options. Raises ``BadOptions``."""
        try:
            return msgspec.convert(raw, self.options_type, strict=False)
        except msgspec.ValidationError as error:
            raise BadOptions(self.name, str(error)) from error


def fingerprint(folder: Traversable) -> str:
    """Return a short hash of all files in a folder and below, whatever their line endings."""
    digest = sha256()
    pending = [folder]
    while pending:
        item = pending.pop()
        if item.is_dir():
            pending += sorted(item.iterdir(), key=lambda child: child.name)
        else:
            digest.update(item.name.encode() + b"\0" + b"\n".join(item.read_bytes().splitlines()) + b"\0")
    return digest.hexdigest()[:16]
