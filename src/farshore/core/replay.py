"""Playing a record again, and proving that it is the record of a game that can have been played."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator

from farshore.core.contract import CHANCE, Action, Event, Game, State
from farshore.core.eras import Era, eras, taken_up
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

    What was played by older rules is not replayed: then the start is the first checkpoint after which only the present
    rules were played by, or the last checkpoint of all (``eras.taken_up``), and is numbered as such.
    """
    game = (game or installed_game(record.header.game)).with_content(record.header.content)
    era = taken_up(record, game)
    state = opening(record.header, game, era)
    state.listener = listener
    chances = sum(step.seat == CHANCE for step in record.steps[: era.after])
    yield era.after, state
    for number, step in enumerate(record.steps[era.after :], era.after + 1):
        try:
            action = _action(game, state, step)
            _check_chance(state, step, action, chances, fate if era.is_played_by(game) else None)
        except BadRecord as error:
            reason = _explained(record.header, game, era, error.reason)
            raise BadRecord(reason, step=number, line=record.line_of(number)) from error
        chances += step.seat == CHANCE
        state.apply(step.seat, action)
        yield number, state


def final_state(record: Record, game: Game | None = None, listener: Listener | None = None) -> State:
    """Return the state after the last step. Raises as ``replay`` does."""
    (_, state) = deque(replay(record, game, listener), maxlen=1).pop()
    return state


def verify(record: Record, game: Game | None = None) -> State:
    """Prove a record: every step legal, every chance step what the seed says, the end as scored. Returns the end.

    The seed can only be checked where it is known: at the end of the game, or in the table's own copy. Steps played by
    older rules cannot be proved: ``eras.unproven`` says how many those are.
    """
    game = (game or installed_game(record.header.game)).with_content(record.header.content)
    positions = {era.after: era.position for era in eras(record) if era.position is not None}
    start = taken_up(record, game)
    replayed = replay(record, game, fate=committed_fate(record))
    _, state = next(replayed)
    for number, _ in replayed:
        if number in positions and not _is_same(game, state, positions[number]):
            raise BadRecord(Phrase("record-checkpoint-differs"), line=record.line_of(number) + 1)
    if start.is_played_by(game):
        check_end(record, state)
    return state


def opening(header: Header, game: Game, era: Era | None = None) -> State:
    """Return the state before the first step, or at the beginning of an era. Raises ``BadRecord`` if it cannot be."""
    game = game.with_content(header.content)
    if header.game != game.name:
        raise _bad_header(Phrase("record-other-game", found=header.game, known=game.name))
    if header.for_seat is not None:
        raise _bad_header(Phrase("record-redacted"))
    count = len(header.seats)
    if count not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise _bad_header(Phrase("seats-not-possible", least=least, most=most, seats=count))
    position = header.start if era is None or era.position is None else era.position
    try:
        if position is not None:
            state = game.read_position(position)
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


def _explained(header: Header, game: Game, era: Era, reason: Reason) -> Reason:
    """Say why a step may not be possible although it was played."""
    if not era.is_played_by(game):
        versions = {"found": era.rules_version, "known": game.rules_version}
        return Phrase("record-rules-changed", after=era.after, reason=reason, **versions)
    if not game.is_played_with(header.content):
        return Phrase("record-other-content", game=game.name, reason=reason)
    return reason


def _is_same(game: Game, state: State, position: str) -> bool:
    """Tell whether a position shows a state, however it was laid out when it was written."""
    try:
        return game.write_position(game.read_position(position)) == game.write_position(state)
    except FarshoreError:
        return False


def _action(game: Game, state: State, step: Step) -> Action:
    """Read what was done in a step. Raises ``BadRecord`` if it cannot have been."""
    actors = state.actors()
    if step.seat not in actors:
        raise BadRecord(Phrase("record-not-to-act" if actors else "game-over", seat=step.seat))
    try:
        action = game.read_action(step.action)
    except FarshoreError as error:
        raise BadRecord(error.phrase) from error
    if step.seat == CHANCE:
        if all(action != outcome for outcome, _ in state.outcomes()):
            raise BadRecord(Phrase("record-impossible-chance", action=step.action))
    elif action not in state.legal(step.seat):
        raise BadRecord(game.why_not(state, step.seat, action).phrase)
    return action


def _check_chance(state: State, step: Step, action: Action, chances: int, fate: Chooser | None) -> None:
    """See that chance brought what the seed says, where it is known."""
    if step.seat == CHANCE and fate is not None and fate.choose(state.outcomes(), chances) != action:
        raise BadRecord(Phrase("record-not-the-seed", action=step.action))


def check_end(record: Record, state: State) -> None:
    """See that the closing line is there when, and only when, the game is over, and that it is right."""
    line = record.line_of(len(record.steps) + 1)
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
