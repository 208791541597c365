"""Lagoon broken in every way the conformance checks promise to notice, each with the words they must notice it by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random, random
from typing import Any, Self, cast

import msgspec

from farshore.core.contract import (
    CHANCE,
    About,
    Action,
    Codec,
    Event,
    Game,
    Offer,
    Options,
    PublicEvent,
    Seat,
    Standing,
    State,
    View,
)
from farshore.core.errors import BadNotation, BadPosition, IllegalAction
from tests.toys import (
    PEARLS,
    UNKNOWN,
    Deal,
    Dive,
    Dived,
    Keep,
    Lagoon,
    LagoonCodec,
    LagoonOptions,
    LagoonState,
    LagoonView,
    PearlDealt,
    Phase,
    Trade,
)

BROKEN: list[tuple[str, Game]] = []


def caught_by(sentence: str) -> Any:
    """Enter a broken state or game, and a part of the sentence that must catch it."""

    def enter(kind: type[Any]) -> type[Any]:
        game: Game = kind() if issubclass(kind, Game) else type(kind.__name__, (Lagoon,), {"state_type": kind})()
        BROKEN.append((sentence, game))
        return kind

    return enter


# Whose turn, what is legal, does it end.


@caught_by("did not end within")
class Endless(LagoonState):
    def apply(self, seat: Seat, action: Action) -> None:
        super().apply(seat, action)
        self.round = min(self.round, self.rounds - 1)
        self.phase = Phase.TRADE if self.phase == Phase.OVER else self.phase


@caught_by("asked twice, the state names different actors")
class FickleActors(LagoonState):
    asked = 0

    def actors(self) -> tuple[Seat, ...]:
        self.asked += 1
        actors = super().actors()
        return actors if self.asked % 2 or len(actors) < 2 else actors[::-1]


@caught_by("is not an actor but has legal actions")
class Intruder(LagoonState):
    def legal(self, seat: Seat) -> Sequence[Action]:
        return super().legal(seat) or [Keep()]


@caught_by("chance has legal actions")
class DecidingChance(LagoonState):
    def legal(self, seat: Seat) -> Sequence[Action]:
        return super().legal(self.actors()[-1] if seat == CHANCE and self.actors() else seat)


@caught_by("not one score per seat")
class ScoreMissing(LagoonState):
    def scores(self) -> tuple[int, ...]:
        return super().scores()[1:]


@caught_by("names no winner")
class NobodyWins(LagoonState):
    def winners(self) -> tuple[Seat, ...]:
        return ()


@caught_by("winners before it is over")
class EarlyWinner(LagoonState):
    def winners(self) -> tuple[Seat, ...]:
        return (0,)


@caught_by("these cannot be the actors: (-1, 0)")
class ChanceAmongSeats(LagoonState):
    def actors(self) -> tuple[Seat, ...]:
        return (CHANCE, 0) if self.phase == Phase.DEAL else super().actors()


@caught_by("nothing can happen")
class EmptyChance(LagoonState):
    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return []


@caught_by("asked twice, chance has other outcomes")
class FickleChance(LagoonState):
    asked = 0

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        self.asked += 1
        return list(super().outcomes())[:: 1 if self.asked % 2 else -1]


@caught_by("not a positive whole number")
class Weightless(LagoonState):
    def outcomes(self) -> Sequence[tuple[Action, int]]:
        return [(Deal(self.pearls.index(0), pearl), count) for pearl, count in self.bag.items()] + [(Keep(), 0)]


@caught_by("has no legal action")
class Stuck(LagoonState):
    def legal(self, seat: Seat) -> Sequence[Action]:
        return super().legal(seat) if self.phase == Phase.DIVE else []


@caught_by("has other legal actions")
class FickleLegal(LagoonState):
    asked = 0

    def legal(self, seat: Seat) -> Sequence[Action]:
        self.asked += 1
        return list(super().legal(seat))[:: 1 if self.asked % 2 else -1]


@caught_by("not among the game's action types")
class UndeclaredAction(Lagoon):
    action_types = (Deal, Dive, Trade)


class Listed(Action, frozen=True, gc=False, tag=True):
    depths: list[int]


class ListingState(LagoonState):
    def legal(self, seat: Seat) -> Sequence[Action]:
        return [Listed([action.depth]) if isinstance(action, Dive) else action for action in super().legal(seat)]


@caught_by("Listed(depths=[0]) cannot be hashed")
class UnhashableAction(Lagoon):
    action_types = (Deal, Dive, Trade, Keep, Listed)
    state_type = ListingState


@caught_by("offered twice")
class Repeats(LagoonState):
    def legal(self, seat: Seat) -> Sequence[Action]:
        return [*super().legal(seat), *super().legal(seat)]


# Copies.


@caught_by("a clone keeps the listener")
class ClonedListener(LagoonState):
    def clone(self) -> Self:
        twin = super().clone()
        twin.listener = self.listener
        return twin


@caught_by("a clone differs from its original")
class ForgetfulClone(LagoonState):
    def clone(self) -> Self:
        twin = super().clone()
        twin.points = [0] * len(twin.points)
        return twin


@caught_by("changes the original: they share something")
class SharingClone(LagoonState):
    def clone(self) -> Self:
        twin = super().clone()
        twin.points = self.points
        return twin


@caught_by("changes an earlier clone: they share something")
class SharingSiblings(LagoonState):
    shared: list[int] | None = None

    def clone(self) -> Self:
        twin = super().clone()
        if self.shared is None:
            twin.shared = twin.points
        else:
            twin.points = twin.shared = self.shared
        return twin


@caught_by("changes a view given out before")
class SharingView(LagoonState):
    def view(self, seat: Seat | None) -> View:
        view = cast("LagoonView", super().view(seat))
        return msgspec.structs.replace(view, points=self.points)


@caught_by("pearls of 1 is not conserved")
class LostPearls(LagoonState):
    def apply(self, seat: Seat, action: Action) -> None:
        super().apply(seat, action)
        if isinstance(action, Keep):
            self.bag[1] = 0


@caught_by("does not agree with itself: points")
class Disagreeing(Lagoon):
    def broken_invariants(self, state: State) -> list[str]:
        return ["points"] if any(cast("LagoonState", state).points) else []


@caught_by("does not agree with itself: points")
class WorldsThatDisagree(Lagoon):
    class state_type(LagoonState):  # noqa: N801 - the game's attribute
        is_drawn = False

        def determinize(self, seat: Seat, rng: Random) -> Self:
            world = super().determinize(seat, rng)
            world.is_drawn = True
            return world

    def broken_invariants(self, state: State) -> list[str]:
        return ["points"] if getattr(state, "is_drawn", False) else []


@caught_by("depends on who acted first")
class FirstComeFirstServed(LagoonState):
    def apply(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Dive) and set(self.marks) == {UNKNOWN}:
            self.points[seat] += 1
        super().apply(seat, action)


@caught_by("others acting first takes Dive(")
class Crowded(LagoonState):
    def legal(self, seat: Seat) -> Sequence[Action]:
        legal = super().legal(seat)
        return legal[:1] if self.phase == Phase.DIVE and max(self.marks) > UNKNOWN else legal


# Writing.


@caught_by("does not come back from JSON")
class LopsidedAction(LagoonState):
    def legal(self, seat: Seat) -> Sequence[Action]:
        half: Any = 0.5
        legal = super().legal(seat)
        return [*legal, Dive(0, half)] if self.phase == Phase.DIVE and legal else legal


@caught_by("but that is read as Dive(")
class VagueNotation(Lagoon):
    def read_action(self, text: str) -> Action:
        action = super().read_action(text)
        return Dive(action.round, 0) if isinstance(action, Dive) else action


@caught_by("which cannot be read: “keep” is not an action")
class UnreadableNotation(Lagoon):
    def read_action(self, text: str) -> Action:
        if text == "keep":
            raise BadNotation(text)
        return super().read_action(text)


class ShortCodec(LagoonCodec):
    def encode(self, action: Action) -> int:
        return super().encode(action) + 100


@caught_by("beyond the codec's")
class Overflowing(Lagoon):
    def codec(self, seats: int, options: Options | None = None) -> Codec:
        return ShortCodec(seats, 3)


class BlurredCodec(LagoonCodec):
    def encode(self, action: Action) -> int:
        return super().encode(action) // 2


@caught_by("does not come back from its number")
class Blurred(Lagoon):
    def codec(self, seats: int, options: Options | None = None) -> Codec:
        return BlurredCodec(seats, 3)


@caught_by("the view of seat 0 does not come back from JSON")
class LopsidedView(LagoonState):
    def view(self, seat: Seat | None) -> View:
        half: Any = 0.5
        return msgspec.structs.replace(cast("LagoonView", super().view(seat)), pearl=half)


@caught_by("the views differ after the position was written and read again")
class PositionWithoutPoints(Lagoon):
    def read_position(self, text: str) -> State:
        state = cast("LagoonState", super().read_position(text))
        state.points = [0] * len(state.points)
        return state

    def write_position(self, state: State) -> str:
        copy = cast("LagoonState", state).clone()
        copy.points = [0] * len(copy.points)
        return super().write_position(copy)


@caught_by("the position cannot be read again")
class UnreadablePosition(Lagoon):
    def read_position(self, text: str) -> State:
        raise BadPosition("round", "no")


@caught_by("Dived(seat=0, depth=")
class UndeclaredEvent(Lagoon):
    event_types = (PearlDealt,)


class Whispered(Event, frozen=True, gc=False, tag=True):
    seat: Seat


@caught_by("Whispered does not say who may see it")
class Whispering(Lagoon):
    event_types = (PearlDealt, Dived, Whispered)

    class state_type(LagoonState):  # noqa: N801 - the game's attribute
        def tell(self, event: Event) -> None:
            super().tell(Whispered(0))


# Secrets.


@caught_by("the view leaks")
class LeakingView(LagoonState):
    def view(self, seat: Seat | None) -> View:
        return msgspec.structs.replace(cast("LagoonView", super().view(seat)), revealed=list(self.pearls))


@caught_by("legal actions give a secret away")
class LeakingLegal(LagoonState):
    def legal(self, seat: Seat) -> Sequence[Action]:
        legal = super().legal(seat)
        return legal[:1] if self.phase == Phase.TRADE and self.pearls[seat - 1] == 1 else legal


@caught_by("the redaction leaks")
class LeakingDeals(Lagoon):
    def veiled(self, lagoon: LagoonState, seat: Seat | None, actor: Seat, action: Action) -> Action:
        return action if isinstance(action, Deal) else super().veiled(lagoon, seat, actor, action)


@caught_by("the redaction leaks")
class LeakingMarks(Lagoon):
    def veiled(self, lagoon: LagoonState, seat: Seat | None, actor: Seat, action: Action) -> Action:
        return action if isinstance(action, Dive) else super().veiled(lagoon, seat, actor, action)


class LoudDeal(PublicEvent, frozen=True, gc=False, tag=True):
    pearl: int


@caught_by("an event leaks")
class LeakingEvent(Lagoon):
    event_types = (LoudDeal, Dived)

    class state_type(LagoonState):  # noqa: N801 - the game's attribute
        def tell(self, event: Event) -> None:
            super().tell(LoudDeal(event.pearl) if isinstance(event, PearlDealt) else event)


class Splashed(PublicEvent, frozen=True, gc=False, tag=True):
    seat: Seat
    depth: int


@caught_by("but none of its events says that it reveals something")
class RevealsSilently(Lagoon):
    event_types = (PearlDealt, Splashed)

    class state_type(LagoonState):  # noqa: N801 - the game's attribute
        def tell(self, event: Event) -> None:
            super().tell(Splashed(event.seat, event.depth) if isinstance(event, Dived) else event)


@caught_by("though nothing is said to be hidden")
class HidesSilently(Lagoon):
    def hides(self, state: State, seat: Seat) -> bool:
        return False


@caught_by("views at once differ from those asked for one by one")
class SharedViews(Lagoon):
    def views(self, state: State, watchers: Sequence[Seat | None]) -> list[View]:
        return [state.view(watchers[0]) for _ in watchers]


@caught_by("never drew a secret anew")
class KnowsAll(LagoonState):
    def determinize(self, seat: Seat, rng: Random) -> Self:
        return self.clone()


@caught_by("determinize changes the state")
class DisturbingWorlds(LagoonState):
    def determinize(self, seat: Seat, rng: Random) -> Self:
        world = super().determinize(seat, rng)
        self.points[0] += 1
        return world


@caught_by("with the same generator draws different worlds")
class CarelessWorlds(LagoonState):
    def determinize(self, seat: Seat, rng: Random) -> Self:
        return super().determinize(seat, Random())


@caught_by("others are to act")
class OutOfTurnWorlds(LagoonState):
    def determinize(self, seat: Seat, rng: Random) -> Self:
        world = super().determinize(seat, rng)
        world.phase = Phase.TRADE if world.phase == Phase.DIVE else world.phase
        return world


@caught_by("has lost or made pieces")
class PoorWorlds(LagoonState):
    def determinize(self, seat: Seat, rng: Random) -> Self:
        world = super().determinize(seat, rng)
        world.bag = dict.fromkeys(PEARLS, 0)
        return world


@caught_by("still tells the real one's listener")
class ListeningWorlds(LagoonState):
    def determinize(self, seat: Seat, rng: Random) -> Self:
        world = super().determinize(seat, rng)
        world.listener = self.listener
        return world


class Dealt(LagoonState):
    """Knows of itself, also in writing, that it was dealt."""

    is_dealt = False

    def determinize(self, seat: Seat, rng: Random) -> Self:
        world = super().determinize(seat, rng)
        world.is_dealt = True
        return world


@caught_by("cannot be written and read again")
class UnreadableWorlds(Lagoon):
    state_type = Dealt

    def write_position(self, state: State) -> str:
        return super().write_position(state) + ("=" if cast("Dealt", state).is_dealt else "")


@caught_by("sees that a second world, from the first,")
class WornOutWorlds(Lagoon):
    class state_type(Dealt):  # noqa: N801 - the game's attribute
        def determinize(self, seat: Seat, rng: Random) -> Self:
            world = super().determinize(seat, rng)
            if self.is_dealt:
                world.points[seat] += 1
            return world

    def write_position(self, state: State) -> str:
        return super().write_position(state) + ("# dealt" if cast("Dealt", state).is_dealt else "")

    def read_position(self, text: str) -> State:
        state = cast("Dealt", super().read_position(text))
        state.is_dealt = "# dealt" in text
        return state


@caught_by("who is to act tells seat")
class LeakingTurn(LagoonState):
    """Who holds the best pearl need not wait: others learn by the turn what they cannot see."""

    def actors(self) -> tuple[Seat, ...]:
        actors = super().actors()
        return (0,) if 0 in actors and self.pearls[0] == 3 else actors

    def determinize(self, seat: Seat, rng: Random) -> Self:
        world = super().determinize(seat, rng)
        while world.actors() != self.actors():
            world = super().determinize(seat, rng)
        return world


# At the table.


@caught_by("the refusal is not an IllegalAction")
class NoReason(Lagoon):
    def why_not(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        nothing: Any = None
        return cast("IllegalAction", nothing)


@caught_by("names “LAG-99”, which is no rule of the game")
class UnknownRule(Lagoon):
    def why_not(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        return IllegalAction("LAG-99", "lag-not-now")


@caught_by("changed the game")
class VengefulRefusal(Lagoon):
    def why_not(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        cast("LagoonState", state).points[seat] -= 1
        return super().why_not(state, seat, action)


@caught_by("the record of a game just played is refused")
class SecretDie(LagoonState):
    def apply(self, seat: Seat, action: Action) -> None:
        super().apply(seat, action)
        if self.phase == Phase.OVER:
            self.points[0] += int(random() * 1000)


@caught_by("the record replays to another end")
class StageFright(LagoonState):
    def apply(self, seat: Seat, action: Action) -> None:
        super().apply(seat, action)
        if self.phase == Phase.OVER and self.listener is not None:
            self.rounds += 1


@caught_by("the events of the replay are not those of the play")
class MoodyEvents(LagoonState):
    def apply(self, seat: Seat, action: Action) -> None:
        super().apply(seat, action)
        if self.phase == Phase.OVER:
            self.tell(Dived(0, int(random() * 1000)))


@caught_by("pearls of 2 is not conserved: 2 instead of 1")
class Miscounted(Lagoon):
    def conserved(self, state: State) -> Mapping[str, int]:
        counts = dict(super().conserved(state))
        counts["pearls of 2"] -= cast("LagoonState", state).phase == Phase.DEAL
        return counts


# What a screen is offered.


@caught_by("is not what is legal, in its order")
class OffersAnother(Lagoon):
    def offers(self, state: State, seat: Seat) -> list[Offer]:
        return super().offers(state, seat)[::-1]


@caught_by("not among the game's shows_types")
class ShowsAnything(Lagoon):
    def offers(self, state: State, seat: Seat) -> list[Offer]:
        return [Offer(action=offer.action, shows=LagoonOptions()) for offer in super().offers(state, seat)]


@caught_by("has a place without a name")
class PlacesNowhere(Lagoon):
    def offers(self, state: State, seat: Seat) -> list[Offer]:
        return [Offer(action=offer.action, places=("",)) for offer in super().offers(state, seat)]


@caught_by("what is offered to seat")
class OfferLeaks(Lagoon):
    def offers(self, state: State, seat: Seat) -> list[Offer]:
        hidden = str(cast("LagoonState", state).pearls)
        return [Offer(action=offer.action, places=(hidden,)) for offer in super().offers(state, seat)]


class Counted(Lagoon):
    """Lagoon with standings."""

    about = About(score_parts=("dives", "pearls"))

    def standings(self, view: View) -> tuple[Standing, ...]:
        seen = cast("LagoonView", view)
        pearls = seen.revealed or [0] * len(seen.points)
        parts = list(zip(seen.points, pearls, strict=True))
        totals = [sum(each) for each in parts]
        return tuple(
            Standing(seat=seat, total=sum(each), place=1 + sum(t > sum(each) for t in totals), parts=each)
            for seat, each in enumerate(parts)
        )


@caught_by("the standings say")
class StandsElsewhere(Counted):
    def standings(self, view: View) -> tuple[Standing, ...]:
        return tuple(msgspec.structs.replace(each, total=each.total + 1) for each in super().standings(view))


@caught_by("do not make up its total")
class PartsMissing(Counted):
    def standings(self, view: View) -> tuple[Standing, ...]:
        return tuple(msgspec.structs.replace(each, parts=each.parts[1:]) for each in super().standings(view))


@caught_by("the standings name other winners")
class WrongPlaces(Counted):
    def standings(self, view: View) -> tuple[Standing, ...]:
        return tuple(msgspec.structs.replace(each, place=2) for each in super().standings(view))
