"""The table: the checked border between the rules and everyone who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import IO, Any, Self

import msgspec

from farshore.core.contract import CHANCE, Action, Event, Game, Offer, Options, Seat, State, View
from farshore.core.eras import history, taken_up
from farshore.core.errors import BadOptions, BadRecord, GameOver, IllegalAction, NoSuchSeat, NotYourTurn
from farshore.core.fate import Chooser, Fate
from farshore.core.foresight import Foresight, foresee
from farshore.core.record import FORMAT, Checkpoint, End, Header, Record, RecordLine, Step, write_line
from farshore.core.registry import game as installed_game
from farshore.core.replay import check_end, committed_fate, replay
from farshore.core.told import write_events
from farshore.core.words import Param, Phrase, has_word

CHECKPOINT_EVERY = 50
"""How many steps a record that is kept as a stream goes on without a checkpoint."""


class Match:
    """One game being played: every action is verified and recorded, and chance is resolved until a seat must decide."""

    def __init__(self, game: Game, state: State, record: Record, fate: Chooser, events: list[Event]) -> None:
        """Take over a game where it stands; ``new`` and ``resume`` are the usual ways to come by a match."""
        self.game = game
        self.state = state  # trusted: play through the match, not on this
        self.record = record  # the table's own copy, seed included; give others ``record_for``
        self.events = events  # everything that happened, unredacted; give others ``events_for``
        self._fate = fate
        self._chances = sum(step.seat == CHANCE for step in record.steps)
        self._file: IO[str] | None = None
        state.listener = events.append
        self._resolve()

    @classmethod
    def new(
        cls,
        game: Game | str,
        seats: int | Sequence[str] | None = None,
        options: Options | Mapping[str, Any] | None = None,
        fate: Chooser | None = None,
        start: str | None = None,
    ) -> Self:
        """Begin a game for a number of seats (named by their colours) or for named ones; by default as few as may play.

        ``fate`` is by default a fresh, committed one; ``start`` is a position to begin from, with its own options.
        """
        game = installed_game(game) if isinstance(game, str) else game
        if isinstance(options, Mapping):
            options = game.read_options(options)
        state = _opening(game, seats, options, start)
        fate = Fate.fresh() if fate is None else fate
        header = Header(
            game=game.name,
            rules_version=game.rules_version,
            content=game.content,
            seats=_names(game, seats, len(state.scores())),
            options=None if options is None else _as_read(options),
            start=start,
            commitment=fate.commitment,
            seed=None if fate.seed is None else fate.seed.hex(),
        )
        return cls(game, state, Record(header), fate, [])

    @classmethod
    def resume(cls, record: Record, game: Game | None = None, fate: Chooser | None = None) -> Self:
        """Go on where a record ends. Without ``fate`` the record must know its seed, unless none was committed to."""
        game = game or installed_game(record.header.game)
        game = game.with_content(record.header.content)
        promised = record.header.commitment
        fate = fate or committed_fate(record) or (Fate.fresh() if promised is None else None)
        if fate is None or promised not in (None, fate.commitment):
            raise BadRecord(Phrase("record-needs-seed"))
        start = taken_up(record, game)
        events = [event for *_, told in history(record, game, start.after) for event in told]
        state, steps = _caught_up(record, game, fate if promised else None, events)
        if record.end is not None and start.is_played_by(game):
            check_end(record, state)
        header = msgspec.structs.replace(record.header, format=FORMAT)
        resumed = Record(header, steps, record.end, record.checkpoints)
        is_old = not start.is_played_by(game)
        if is_old if record.end is None else not (is_old or record.checkpoints):
            resumed.checkpoints.append(_checkpoint(game, state, len(steps)))  # by other rules from here on, or the end
        return cls(game, state, resumed, fate, events)

    def actors(self) -> tuple[Seat, ...]:
        """Return the seats that must decide now; none once the game is over."""
        return self.state.actors()

    def legal(self, seat: Seat) -> list[Action]:
        """Return what ``seat`` may do now."""
        return list(self.state.legal(seat)) if seat in self.actors() else []

    def offers(self, seat: Seat) -> list[Offer]:
        """Return what ``seat`` may do now, with all that a screen needs to offer it."""
        return self.game.offers(self.state, seat) if seat in self.actors() else []

    def foresee(self, seat: Seat, action: Action | str) -> Foresight:
        """Return what would follow if ``seat`` did this now, as far as it may know. Raises as ``play`` does."""
        return foresee(self.game, self.state, *self._verified(seat, action))

    def view(self, seat: Seat | None) -> View:
        """Return what ``seat`` (``None``: a spectator) may know."""
        return self.state.view(self._watcher(seat))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.actors()

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points as they stand; once it is over as they were then, by whichever rules."""
        return self.state.scores() if self.record.end is None else tuple(self.record.end.scores)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; empty until the game is over."""
        return self.state.winners() if self.record.end is None else tuple(self.record.end.winners)

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return self.record.header.seats

    def play(self, seat: Seat, action: Action | str) -> list[Event]:
        """Do an action, given as such or in the game's notation, then what chance brings. Returns what happened.

        Raises ``IllegalAction`` or ``BadNotation``, and then nothing has changed.
        """
        before = len(self.events)
        self._apply(*self._verified(seat, action))
        self._resolve()
        if self._file is not None and len(self.record.steps) - self._last_checkpoint() >= CHECKPOINT_EVERY:
            self.checkpoint()
        return self.events[before:]

    def why_not(self, seat: Seat, action: Action | str) -> IllegalAction | None:
        """Say why a seat may not do an action now; ``None`` if it may. Raises ``BadNotation``."""
        try:
            self._verified(seat, action)
        except IllegalAction as error:
            return error
        return None

    def events_for(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """Return what happened from event number ``since`` on, as far as ``seat`` (``None``: a spectator) may know."""
        watcher = self._watcher(seat)
        seen = (event.seen_by(watcher) for event in self.events[since:])
        return [event for event in seen if event is not None]

    def record_for(self, seat: Seat | None) -> Record:
        """Return the record as ``seat`` (``None``: a spectator) may know it now."""
        return self.record.for_seat(self.game, self.state, self._watcher(seat))

    def position(self) -> str:
        """Write how the game stands as a document, secrets included."""
        return self.game.write_position(self.state)

    def keep(self, file: IO[str]) -> None:
        """Write the record so far to an open file, and every further line as it happens.

        A checkpoint is written every ``CHECKPOINT_EVERY`` steps, so that the file does not grow by a position a step:
        those since the last one are replayed when it is read, by other rules too if they allow it. Whoever closes the
        file calls ``checkpoint`` first; then nothing is left to replay, and no change of the rules loses anything.
        """
        for line in self.record.lines():
            write_line(file, line)
        self._file = file

    def checkpoint(self) -> None:
        """Note in the record how the game stands, unless it says so already."""
        if self.record.end is None and self._last_checkpoint() < len(self.record.steps):
            line = _checkpoint(self.game, self.state, len(self.record.steps))
            self.record.checkpoints.append(line)
            self._written(line)

    def _last_checkpoint(self) -> int:
        """Return after how many steps the last checkpoint stands; 0: at the start."""
        return self.record.checkpoints[-1].after if self.record.checkpoints else 0

    def _watcher(self, seat: Seat | None) -> Seat | None:
        """Let only seats of this table and spectators look: -1 would be the last seat to a Python list."""
        if seat is not None and seat not in range(len(self.names)):
            raise NoSuchSeat(seat, len(self.names))
        return None if seat is None else int(seat)  # True is 1 here, but not in a record

    def _verified(self, seat: Seat, action: Action | str) -> tuple[Seat, Action]:
        """Return who is meant to do what, as the game names them. Raises ``IllegalAction`` or ``BadNotation``."""
        actors = self.state.actors()
        if not actors:
            raise GameOver
        if seat not in actors:
            raise NotYourTurn(self._called(seat))
        if isinstance(action, str):
            action = self.game.read_action(action)
        legal = self.state.legal(seat)
        if action in legal:
            return actors[actors.index(seat)], legal[legal.index(action)]  # True is 1 here, but not in a record
        if not _is_action(self.game, action):
            raise IllegalAction("", "not-an-action", game=self.game.name, found=repr(action))
        raise self.game.why_not(self.state, seat, action)

    def _called(self, seat: Seat) -> Param:
        """Return how a seat is called: by the name that was given to it, or else by the word for its colour."""
        if seat not in range(len(self.names)):
            return str(seat)
        name = self.names[seat]
        key = f"{self.game.name}-seat-{name}"
        return Phrase(key) if name == self.game.seat_names[seat] and has_word(key) else name

    def _resolve(self) -> None:
        """Let CHANCE act until a seat must decide or the game is over; then close the record."""
        while (actors := self.state.actors()) == (CHANCE,):
            self._apply(CHANCE, self._fate.choose(self.state.outcomes(), self._chances))
            self._chances += 1
        if not actors and self.record.end is None:
            self.checkpoint()  # other rules might count otherwise, or not be able to come here
            seed = self._fate.seed if self.record.header.commitment else None
            self.record.end = End(list(self.scores), list(self.winners), seed.hex() if seed else None)
            self._written(self.record.end)

    def _apply(self, seat: Seat, action: Action) -> None:
        """Do and record one step."""
        written, heard = self.game.write_action(action), len(self.events)
        self.state.apply(seat, action)
        step = Step(seat, written, write_events(self.events[heard:]))
        self.record.steps.append(step)
        self._written(step)

    def _written(self, line: RecordLine) -> None:
        if self._file is not None:
            write_line(self._file, line)


def _caught_up(record: Record, game: Game, fate: Chooser | None, events: list[Event]) -> tuple[State, list[Step]]:
    """Replay a record; return where it ends, and its steps with all that they told."""
    steps, heard = list(record.steps), len(events)
    replayed = replay(record, game, events.append, fate)
    _, state = next(replayed)
    for number, _ in replayed:
        if steps[number - 1].told is msgspec.UNSET:  # format 1 does not say it
            steps[number - 1] = msgspec.structs.replace(steps[number - 1], told=write_events(events[heard:]))
        heard = len(events)
    return state, steps


def _checkpoint(game: Game, state: State, steps: int) -> Checkpoint:
    return Checkpoint(steps, game.rules_version, game.write_position(state))


def _opening(game: Game, seats: int | Sequence[str] | None, options: Options | None, start: str | None) -> State:
    """Return the state a match begins with. Raises ``BadOptions`` or ``BadPosition``."""
    if start is not None:
        if options is not None:
            raise BadOptions(game.name, Phrase("start-has-options"))
        state = game.read_position(start)
        count = len(state.scores())
        if seats is not None and count != (seats if isinstance(seats, int) else len(seats)):
            raise BadOptions(game.name, Phrase("start-has-seats", seats=count))
        return state
    count = game.seats[0] if seats is None else seats if isinstance(seats, int) else len(seats)
    if count not in game.seats:
        raise BadOptions(game.name, Phrase("seats-not-possible", least=game.seats[0], most=game.seats[-1], seats=count))
    return game.new(count, options)


def _names(game: Game, seats: int | Sequence[str] | None, count: int) -> list[str]:
    """Return who sits where; by default the colours."""
    return list(game.seat_names[:count] if seats is None or isinstance(seats, int) else seats)


def _as_read(options: Options) -> dict[str, Any]:
    """Return options as a record that was written and read again has them: tuples have become lists."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    return plain


def _is_action(game: Game, action: object) -> bool:
    """Tell whether this is an action of the game at all, with fields of the right types."""
    if not isinstance(action, game.action_types):
        return False
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except (msgspec.ValidationError, TypeError):
        return False
    return True
