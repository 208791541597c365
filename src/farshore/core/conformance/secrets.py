"""What a seat may not know reaches it neither by its view, nor by what is legal, nor by events, nor by the record."""

from __future__ import annotations

from random import Random

import msgspec

from farshore.core.conformance.examination import Examination, difference
from farshore.core.contract import CHANCE, Action, Event, Seat, State
from farshore.core.errors import FarshoreError

TWIN_STEPS = 8
"""How far two games that differ in a secret are followed side by side."""


WORLDS = 4
"""In how many worlds that a seat cannot tell apart a step is tried, to see whether it learns something by it."""


class Doubt:
    """Whether ``determinize`` ever draws anything anew, which only many tries can tell."""

    def __init__(self) -> None:
        self.tries = 0  # worlds asked for where there was a secret to draw
        self.changes = 0  # worlds that came out different

    def settle(self, exam: Examination) -> None:
        """Fail if there were secrets enough, and not one was ever drawn anew."""
        stuck = self.tries >= 20 and self.changes == 0
        exam.expect(not stuck, f"in {self.tries} tries determinize never drew a secret anew.")


def check(exam: Examination, state: State, doubt: Doubt) -> None:
    """Check everything about secrets at one state."""
    for seat in exam.seats:
        check_determinized(exam, state, seat)
        check_revealing(exam, state, seat)
    check_views(exam, state)
    check_twins(exam, state, doubt)


def check_determinized(exam: Examination, state: State, seat: Seat) -> None:
    """See that a world drawn for a seat looks to that seat just like the real one, and is as good a world."""
    before = exam.snapshot(state)
    draw = exam.rng.getrandbits(32)
    world = state.determinize(seat, Random(draw))
    again = state.determinize(seat, Random(draw))
    exam.expect(exam.snapshot(state) == before, "determinize changes the state it is asked of.")
    same = exam.game.write_position(world) == exam.game.write_position(again)
    exam.expect(same, "determinize with the same generator draws different worlds.")
    check_fit(exam, state, world, seat, "a world")
    hidden = exam.game.hides(state, seat) or exam.game.write_position(world) == exam.game.write_position(state)
    exam.expect(hidden, f"a world drawn for seat {seat} is another one, though nothing is said to be hidden.")
    check_fit(exam, state, drawn_again(exam, world, seat), seat, "a second world, from the first,")


def drawn_again(exam: Examination, world: State, seat: Seat) -> State:
    """Draw a world from a world, as a bot does that was handed only that one, written down."""
    text = exam.game.write_position(world)
    try:
        read = exam.game.read_position(text)
    except FarshoreError as error:
        exam.fail(f"a world drawn for seat {seat} cannot be written and read again: {error}\n{text}")
    return read.determinize(seat, Random(exam.rng.getrandbits(32)))


def check_fit(exam: Examination, state: State, world: State, seat: Seat, what: str) -> None:
    """See that a seat cannot tell a world from the real one."""
    exam.expect(world.listener is None, f"{what} drawn for seat {seat} still tells the real one's listener.")
    exam.expect(world.actors() == state.actors(), f"in {what} drawn for seat {seat} others are to act.")
    real, drawn = exam.json_view(state, seat), exam.json_view(world, seat)
    if real != drawn:
        shown = difference(real, drawn)
        exam.fail(f"seat {seat} sees that {what} drawn for it is not the real one: the view leaks.\n{shown}")
    same = list(world.legal(seat)) == list(state.legal(seat))
    exam.expect(same, f"seat {seat} may do other things in {what} drawn for it: legal actions give a secret away.")
    broken = exam.game.broken_invariants(world)
    exam.expect(not broken, f"{what} drawn for seat {seat} does not agree with itself: {', '.join(broken)}.")
    conserved = exam.game.conserved(world) == exam.game.conserved(state)
    exam.expect(conserved, f"{what} drawn for seat {seat} has lost or made pieces.")


def check_views(exam: Examination, state: State) -> None:
    """See that views that are built together show each watcher just what they show it alone."""
    together = exam.game.views(state, exam.watchers)
    same = msgspec.json.encode(together) == msgspec.json.encode([state.view(watcher) for watcher in exam.watchers])
    exam.expect(same, "views at once differ from those asked for one by one: one watcher is shown another's.")


def check_revealing(exam: Examination, state: State, seat: Seat) -> None:
    """See that a step by which a seat learns something says so: undo relies on it.

    A step that chance follows, or that ends the game, is never taken back and need not say anything.
    """
    if seat not in state.actors():
        return
    action = exam.rng.choice(list(state.legal(seat)))
    real = state.clone()
    events = exam.listen(real)
    real.apply(seat, action)
    if real.actors() in {(), (CHANCE,)} or any(event.reveals_to(seat) for event in events):
        return
    seen, view = _seen_by(events, seat), exam.json_view(real, seat)
    for _ in range(WORLDS):
        world = state.determinize(seat, Random(exam.rng.getrandbits(32)))
        told = exam.listen(world)
        world.apply(seat, action)
        same = _seen_by(told, seat) == seen and exam.json_view(world, seat) == view
        where = f"{exam.game.write_action(action)} shows seat {seat} in which of several worlds it is"
        exam.expect(same, f"{where}, but none of its events says that it reveals something.")


def _seen_by(events: list[Event], seat: Seat | None) -> list[Event]:
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]


def check_twins(exam: Examination, state: State, doubt: Doubt) -> None:
    """Let something else happen, and see that whoever cannot see the difference cannot learn it elsewhere either."""
    actors = state.actors()
    if not actors:
        return
    actor = exam.rng.choice(actors)
    actions = [action for action, _ in state.outcomes()] if actor == CHANCE else list(state.legal(actor))
    if len(actions) < 2:
        return
    one, other = exam.rng.sample(actions, 2)
    twins = Twins(exam, state)
    twins.apply(actor, one, other)
    for _ in range(TWIN_STEPS):
        for watcher in exam.watchers:
            twins.check(watcher, doubt)
        if not twins.go_on():
            break


class Twins:
    """Two games with the same past until one step, and the same actions after it."""

    def __init__(self, exam: Examination, state: State) -> None:
        self.exam = exam
        self.states = state.clone(), state.clone()
        self.histories = list(exam.history), list(exam.history)
        self.events: tuple[list[Event], list[Event]] = (exam.listen(self.states[0]), exam.listen(self.states[1]))
        self.blind = set(exam.watchers)  # who has not seen a difference so far

    def apply(self, actor: Seat, one: Action, other: Action) -> None:
        """Let something happen in each."""
        for state, history, action in zip(self.states, self.histories, (one, other), strict=True):
            state.apply(actor, action)
            history.append((actor, action))

    def go_on(self) -> bool:
        """Let the same happen in both, if there is something possible in both."""
        one, other = self.states
        if not one.actors() or one.actors() != other.actors():
            return False
        actor = self.exam.rng.choice(one.actors())
        if actor == CHANCE:
            possible = {action for action, _ in other.outcomes()}
            common = [action for action, _ in one.outcomes() if action in possible]
        else:
            possible = set(other.legal(actor))
            common = [action for action in one.legal(actor) if action in possible]
        if not common:
            return False
        action = self.exam.rng.choice(common)
        self.apply(actor, action, action)
        return True

    def check(self, watcher: Seat | None, doubt: Doubt) -> None:
        """If the games differ but not in the watcher's view, nothing else may tell it the difference."""
        exam, (one, other) = self.exam, self.states
        if watcher not in self.blind:
            return
        if exam.json_view(one, watcher) != exam.json_view(other, watcher):
            self.blind.discard(watcher)
            return
        if exam.game.write_position(one) == exam.game.write_position(other):
            return
        who = "a spectator" if watcher is None else f"seat {watcher}"
        same = self._record(0, watcher) == self._record(1, watcher)
        exam.expect(same, f"the record given to {who} tells what its view hides: the redaction leaks.")
        same = self._seen(0, watcher) == self._seen(1, watcher)
        exam.expect(same, f"the events shown to {who} tell what its view hides: an event leaks.")
        if watcher is not None:
            exam.expect(one.actors() == other.actors(), f"who is to act tells {who} what its view hides.")
            same = list(one.legal(watcher)) == list(other.legal(watcher))
            exam.expect(same, f"what {who} may do tells it what its view hides: legal actions give a secret away.")
            world = one.determinize(watcher, Random(exam.rng.getrandbits(32)))
            doubt.tries += 1
            doubt.changes += exam.game.write_position(world) != exam.game.write_position(one)

    def _record(self, which: int, watcher: Seat | None) -> list[str]:
        game, state = self.exam.game, self.states[which]
        known = game.redact(state, watcher, self.histories[which])
        return [f"{actor} {game.write_action(action)}" for actor, action in known]

    def _seen(self, which: int, watcher: Seat | None) -> list[Event]:
        return _seen_by(self.events[which], watcher)
