"""What a seat may not know reaches it neither by its view, nor by what is legal, nor by events, nor by the record."""

from __future__ import annotations

from random import Random

import msgspec

from farshore.core.conformance.place import Place, difference
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

    def settle(self, place: Place) -> None:
        """Fail if there were secrets enough, and not one was ever drawn anew."""
        stuck = self.tries >= 20 and self.changes == 0
        place.expect(not stuck, f"in {self.tries} tries determinize never drew a secret anew.")


def check(place: Place, state: State, doubt: Doubt) -> None:
    """Check everything about secrets at one state."""
    for seat in place.seats:
        check_determinized(place, state, seat)
        check_revealing(place, state, seat)
    check_views(place, state)
    check_twins(place, state, doubt)


def check_determinized(place: Place, state: State, seat: Seat) -> None:
    """See that a world drawn for a seat looks to that seat just like the real one, and is as good a world."""
    before = place.snapshot(state)
    draw = place.rng.getrandbits(32)
    world = state.determinize(seat, Random(draw))
    again = state.determinize(seat, Random(draw))
    place.expect(place.snapshot(state) == before, "determinize changes the state it is asked of.")
    same = place.game.write_position(world) == place.game.write_position(again)
    place.expect(same, "determinize with the same generator draws different worlds.")
    check_fit(place, state, world, seat, "a world")
    check_fit(place, state, drawn_again(place, world, seat), seat, "a second world, from the first,")


def drawn_again(place: Place, world: State, seat: Seat) -> State:
    """Draw a world from a world, as a bot does that was handed only that one, written down."""
    text = place.game.write_position(world)
    try:
        read = place.game.read_position(text)
    except FarshoreError as error:
        place.fail(f"a world drawn for seat {seat} cannot be written and read again: {error}\n{text}")
    return read.determinize(seat, Random(place.rng.getrandbits(32)))


def check_fit(place: Place, state: State, world: State, seat: Seat, what: str) -> None:
    """See that a seat cannot tell a world from the real one."""
    place.expect(world.listener is None, f"{what} drawn for seat {seat} still tells the real one's listener.")
    place.expect(world.actors() == state.actors(), f"in {what} drawn for seat {seat} others are to act.")
    real, drawn = place.json_view(state, seat), place.json_view(world, seat)
    if real != drawn:
        shown = difference(real, drawn)
        place.fail(f"seat {seat} sees that {what} drawn for it is not the real one: the view leaks.\n{shown}")
    same = list(world.legal(seat)) == list(state.legal(seat))
    place.expect(same, f"seat {seat} may do other things in {what} drawn for it: legal actions give a secret away.")
    conserved = place.game.conserved(world) == place.game.conserved(state)
    place.expect(conserved, f"{what} drawn for seat {seat} has lost or made pieces.")


def check_views(place: Place, state: State) -> None:
    """See that views that are built together show each watcher just what they show it alone."""
    together = place.game.views(state, place.watchers)
    same = msgspec.json.encode(together) == msgspec.json.encode([state.view(watcher) for watcher in place.watchers])
    place.expect(same, "views at once differ from those asked for one by one: one watcher is shown another's.")


def check_revealing(place: Place, state: State, seat: Seat) -> None:
    """See that a step by which a seat learns something says so: undo relies on it.

    A step that chance follows, or that ends the game, is never taken back and need not say anything.
    """
    if seat not in state.actors():
        return
    action = place.rng.choice(list(state.legal(seat)))
    real = state.clone()
    events = place.listen(real)
    real.apply(seat, action)
    if real.actors() in {(), (CHANCE,)} or any(event.reveals_to(seat) for event in events):
        return
    seen, view = _seen_by(events, seat), place.json_view(real, seat)
    for _ in range(WORLDS):
        world = state.determinize(seat, Random(place.rng.getrandbits(32)))
        told = place.listen(world)
        world.apply(seat, action)
        same = _seen_by(told, seat) == seen and place.json_view(world, seat) == view
        where = f"{place.game.write_action(action)} shows seat {seat} in which of several worlds it is"
        place.expect(same, f"{where}, but none of its events says that it reveals something.")


def _seen_by(events: list[Event], seat: Seat | None) -> list[Event]:
    seen = (event.seen_by(seat) for event in events)
    return [event for event in seen if event is not None]


def check_twins(place: Place, state: State, doubt: Doubt) -> None:
    """Let something else happen, and see that whoever cannot see the difference cannot learn it elsewhere either."""
    actors = state.actors()
    if not actors:
        return
    actor = place.rng.choice(actors)
    actions = [action for action, _ in state.outcomes()] if actor == CHANCE else list(state.legal(actor))
    if len(actions) < 2:
        return
    one, other = place.rng.sample(actions, 2)
    twins = Twins(place, state)
    twins.apply(actor, one, other)
    for _ in range(TWIN_STEPS):
        for watcher in place.watchers:
            twins.check(watcher, doubt)
        if not twins.go_on():
            break


class Twins:
    """Two games with the same past until one step, and the same actions after it."""

    def __init__(self, place: Place, state: State) -> None:
        self.place = place
        self.states = state.clone(), state.clone()
        self.histories = list(place.history), list(place.history)
        self.events: tuple[list[Event], list[Event]] = (place.listen(self.states[0]), place.listen(self.states[1]))
        self.blind = set(place.watchers)  # who has not seen a difference so far

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
        actor = self.place.rng.choice(one.actors())
        if actor == CHANCE:
            possible = {action for action, _ in other.outcomes()}
            common = [action for action, _ in one.outcomes() if action in possible]
        else:
            possible = set(other.legal(actor))
            common = [action for action in one.legal(actor) if action in possible]
        if not common:
            return False
        action = self.place.rng.choice(common)
        self.apply(actor, action, action)
        return True

    def check(self, watcher: Seat | None, doubt: Doubt) -> None:
        """If the games differ but not in the watcher's view, nothing else may tell it the difference."""
        place, (one, other) = self.place, self.states
        if watcher not in self.blind:
            return
        if place.json_view(one, watcher) != place.json_view(other, watcher):
            self.blind.discard(watcher)
            return
        if place.game.write_position(one) == place.game.write_position(other):
            return
        who = "a spectator" if watcher is None else f"seat {watcher}"
        same = self._record(0, watcher) == self._record(1, watcher)
        place.expect(same, f"the record given to {who} tells what its view hides: the redaction leaks.")
        same = self._seen(0, watcher) == self._seen(1, watcher)
        place.expect(same, f"the events shown to {who} tell what its view hides: an event leaks.")
        if watcher is not None:
            place.expect(one.actors() == other.actors(), f"who is to act tells {who} what its view hides.")
            same = list(one.legal(watcher)) == list(other.legal(watcher))
            place.expect(same, f"what {who} may do tells it what its view hides: legal actions give a secret away.")
            world = one.determinize(watcher, Random(place.rng.getrandbits(32)))
            doubt.tries += 1
            doubt.changes += place.game.write_position(world) != place.game.write_position(one)

    def _record(self, which: int, watcher: Seat | None) -> list[str]:
        game, state = self.place.game, self.states[which]
        known = game.redact(state, watcher, self.histories[which])
        return [f"{actor} {game.write_action(action)}" for actor, action in known]

    def _seen(self, which: int, watcher: Seat | None) -> list[Event]:
        return _seen_by(self.events[which], watcher)
