"""Playing a record again, and proving that it is the record of a game that can have been played."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from farshore.core.contract import CHANCE, Action, Event, Game, State
from farshore.core.errors import BadRecord, FarshoreError, Reason
from farshore.core.fate import Chooser, Fate
from farshore.core.record import Header, Record, Step
from farshore.core.registry import game as installed_game
from farshore.core.words import Phrase

Listener = Callable[[Event], None]


def replay(
    record: Record, game: Game | None = None, listener: Listener | None = None, fate: Chooser | None = None
) -> Iterator[tuple[int, State]]:
    """Yield ``(0, state)`` at the start and ``(n, state)`` after step n: always the same state; clone it to keep it.

    Every step must be possible where it stands and, if a ``fate`` is given, chance must have brought what it says.
    Raises ``BadRecord`` naming the step that is not so. Without ``game`` the installed one of that name is meant.
    """
    game = game or installed_game(record.header.game)
    state = opening(record.header, game)
    state.listener = listener
    chances = 0
    yield 0, state
    for number, step in enumerate(record.steps, 1):
        try:
            action = _action(game, state, step, number)
            _check_chance(state, step, action, number, chances, fate)
        except BadRecord as error:
            if record.header.content == game.content:
                raise
            why = Phrase("record-other-content", game=game.name, reason=error.reason)
            raise BadRecord(why, step=number) from error
        chances += step.seat == CHANCE
        state.apply(step.seat, action)
        yield number, state


def final_state(
    record: Record, game: Game | None = None, listener: Listener | None = None, fate: Chooser | None = None
) -> State:
    """Return the state after the last step. Raises as ``replay`` does."""
    (_, state) = deque(replay(record, game, listener, fate), maxlen=1).pop()
    return state


def verify(record: Record, game: Game | None = None) -> State:
    """Prove a record: every step legal, every chance step what the seed says, the end as scored. Returns the end.

    The seed can only be checked where it is known: at the end of the game, or in the table's own copy.
    """
    state = final_state(record, game, fate=committed_fate(record))
    check_end(record, state)
    return state


def opening(header: Header, game: Game) -> State:
    """Return the state before the first step. Raises ``BadRecord`` if the header's table cannot be."""
    if header.game != game.name:
        raise _bad_header(Phrase("record-other-game", found=header.game, known=game.name))
    if header.rules_version != game.rules_version:
        raise _bad_header(Phrase("record-rules-version", found=header.rules_version, known=game.rules_version))
    if header.for_seat is not None:
        raise _bad_header(Phrase("record-redacted"))
    count = len(header.seats)
    if count not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise _bad_header(Phrase("seats-not-possible", least=least, most=most, seats=count))
    try:
        if header.start is not None:
            state = game.read_position(header.start)
        else:
            state = game.new(count, None if header.options is None else game.read_options(header.options))
    except FarshoreError as error:
        raise _bad_header(error.phrase) from error
    if len(state.scores()) != count:
        raise _bad_header(Phrase("record-seats", names=count, seats=len(state.scores())))
    return state


def committed_fate(record: Record) -> Fate | None:
    """Return the fate whose seed the record knows, if any. Raises ``BadRecord`` if it is not the promised one."""
    seeds = {seed for seed in (record.header.seed, record.end.seed if record.end else None) if seed is not None}
    if not seeds:
        return None
    try:
        (seed,) = seeds
        fate = Fate(bytes.fromhex(seed))
    except ValueError as error:
        raise BadRecord(Phrase("record-bad-seed")) from error
    if fate.commitment != record.header.commitment:
        raise BadRecord(Phrase("record-broken-commitment"))
    return fate


def _action(game: Game, state: State, step: Step, number: int) -> Action:
    """Read what was done in a step. Raises ``BadRecord`` if it cannot have been."""
    actors = state.actors()
    if step.seat not in actors:
        raise BadRecord(Phrase("record-not-to-act" if actors else "game-over", seat=step.seat), step=number)
    try:
        action = game.read_action(step.action)
    except FarshoreError as error:
        raise BadRecord(error.phrase, step=number) from error
    if step.seat == CHANCE:
        if all(action != outcome for outcome, _ in state.outcomes()):
            raise BadRecord(Phrase("record-impossible-chance", action=step.action), step=number)
    elif action not in state.legal(step.seat):
        raise BadRecord(game.why_not(state, step.seat, action).phrase, step=number)
    return action


def _check_chance(state: State, step: Step, action: Action, number: int, chances: int, fate: Chooser | None) -> None:
    """See that chance brought what the seed says, where it is known."""
    if step.seat == CHANCE and fate is not None and fate.choose(state.outcomes(), chances) != action:
        raise BadRecord(Phrase("record-not-the-seed", action=step.action), step=number)


def check_end(record: Record, state: State) -> None:
    """See that the closing line is there when, and only when, the game is over, and that it is right."""
    line = len(record.steps) + 2
    over = not state.actors()
    if record.end is None:
        if over:
            raise BadRecord(Phrase("record-no-end"), line=line)
    elif not over:
        raise BadRecord(Phrase("record-not-over"), line=line)
    elif tuple(record.end.scores) != state.scores():
        found, known = (" ".join(map(str, scores)) for scores in (record.end.scores, state.scores()))
        raise BadRecord(Phrase("record-scores", found=found, known=known), line=line)
    elif tuple(record.end.winners) != state.winners():
        raise BadRecord(Phrase("record-winners"), line=line)


def _bad_header(reason: Reason) -> BadRecord:
    return BadRecord(reason, line=1)
