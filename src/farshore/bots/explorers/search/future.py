"""How a game of Explorers may go on to its end: the cards that come, and what everyone makes of them.

A *course* is one way in which the cards may fall. In every course the table is played to its end once, by everyone's
own interest: that tells which sides are chosen and when temples are explored. One seat's sheets, as they may be after
its turn, are then played on through the same courses, and all points are counted as the temples fall.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np

from farshore.bots.explorers.search.ground import Ints
from farshore.bots.explorers.search.hopes import PARTS, HopesByTurn, Reals, by_part, total
from farshore.bots.explorers.search.sheets import (
    EXPLORED,
    GEMS,
    JEWELS,
    LARDER,
    MEALS,
    NEVER,
    ROOM,
    SCROLLS,
    STRUCK,
    Sheets,
    joined,
    rooms,
)
from farshore.bots.explorers.search.turns import TERRAIN_BITS, Offered, play_turn
from farshore.bots.search.mind import KEPT
from farshore.core.contract import Seat
from farshore.games.explorers.cards import CARDS, cards_in, number_of, sides, terrain_bits
from farshore.games.explorers.marks import ACTIVE_MARKS, SETUP_MARKS
from farshore.games.explorers.provisions import BY_KINDS
from farshore.games.explorers.scoring import achievement_points
from farshore.games.explorers.state import NOBODY, ExplorersState
from farshore.games.explorers.temples import temple_points, temple_score
from farshore.games.explorers.terms import ROUNDS, TURNS

LAST: Final = ROUNDS * TURNS - 1
TEMPLES: Final = PARTS.index("temples")
ACHIEVEMENTS: Final = PARTS.index("achievements")
UNKNOWN: Final = -1  # the side of a turn that has none, or not yet


SIDE_BITS: Final = np.array([[terrain_bits(side) for side in sides(card)] for card in CARDS])


def turn_of(s: ExplorersState) -> int:
    """Return the number of the running turn, counted through the game; -1: the set-up."""
    return s.round * TURNS + s.turn_number if s.turn_number >= 0 else -1


def active_in(s: ExplorersState, turn: int) -> Seat:
    """Return who is active in a turn (EXP-23, EXP-26, EXP-70)."""
    seats = s.terms.seats
    if turn < 0 or seats == 1 or (seats == 3 and turn == LAST):
        return NOBODY
    return (s.first + turn // TURNS + turn % TURNS) % seats


class Courses(NamedTuple):
    """Ways in which the cards may fall, as rows, and by turn of the game which card, and the side chosen of it."""

    cards: Ints
    chosen: Ints

    def __len__(self) -> int:
        return len(self.cards)


def deal_courses(s: ExplorersState, count: int, rng: Random) -> Courses:
    """Draw cards to the end of the game (EXP-20); alone the far side is "chosen", which gives a mark less (EXP-70)."""
    now = turn_of(s)
    cards = np.zeros((count, LAST + 1), np.int64)
    chosen = np.full((count, LAST + 1), UNKNOWN)
    left = [number_of(card) for card in cards_in(s.deck)]
    for course in range(count):
        for round_ in range(max(0, now) // TURNS, ROUNDS):
            begins = max(now + 1, round_ * TURNS)
            deck = left if now >= round_ * TURNS else list(range(len(CARDS)))
            ends = (round_ + 1) * TURNS
            cards[course, begins:ends] = rng.sample(deck, ends - begins)
        if s.terms.seats == 1:
            chosen[course] = [rng.randrange(2) for _ in range(LAST + 1)]
    if now >= 0 and s.card:
        cards[:, now] = number_of(s.card)
        shown = sides(CARDS[number_of(s.card)])
        if s.terms.seats == 1:
            chosen[:, now] = shown.index(sides(s.card)[1])
        elif s.side:
            chosen[:, now] = shown.index(s.side)
    return Courses(cards, chosen)


def offered(s: ExplorersState, seat: Seat, turn: int, cards: Ints, chosen: Ints) -> Offered:
    """Return what a seat may choose from in a turn, course by course (EXP-13, EXP-21, EXP-23)."""
    count = len(cards)
    if turn < 0:
        return Offered(np.tile(TERRAIN_BITS, (count, 1)), np.full((count, 4), SETUP_MARKS))
    marks = np.full((count, 2), ACTIVE_MARKS)
    if seat != active_in(s, turn):
        known = np.flatnonzero(chosen != UNKNOWN)
        marks[known, chosen[known]] = ACTIVE_MARKS - 1
    return Offered(SIDE_BITS[cards], marks)


class Worth(NamedTuple):
    """What sheets have come to."""

    points: Reals
    parts: Reals  # the same by ``PARTS``, in the first place


class OthersTurns(NamedTuple):
    """What came of the other seats in every course, by seat, and which sides were chosen."""

    courses: Courses
    worth: dict[Seat, Worth]  # but for the temples explored on the way
    explored: dict[Seat, Ints]


class Future:
    """Plays on from a position, for one seat, for some turns; what is still to be hoped for then counts."""

    def __init__(self, s: ExplorersState, seat: Seat, hopes: HopesByTurn, turns: int = LAST + 1) -> None:
        self.s, self.seat, self.hopes = s, seat, hopes
        self.now = turn_of(s)
        self.last = min(LAST, self.now + turns)
        self.temples = [temple_score(s, sheet) for sheet in s.sheets]  # by seat: the points of its temples so far …
        self.achieved = [  # … and of its achievements; one's own change with one's plan
            sum(achievement_points(s, s.shown[other], index) for index in range(len(s.achievements) * (other != seat)))
            for other in range(s.terms.seats)
        ]

    def play_others(self, own: Sheets, others: dict[Seat, Sheets], courses: Courses) -> OthersTurns:
        """Play all seats: one's own, a sheet for each course, from after the running turn, the others from before."""
        seats = [self.seat, *others]
        sheets = joined([own, *(sheet.repeated(len(courses)) for sheet in others.values())])
        for turn in range(self.now, self.last + 1):
            going = seats if turn > self.now else seats[1:]
            active = active_in(self.s, turn)
            if active in going:
                at = self._columns(seats, [active], courses)
                sheets.put(at, self.take_turn(active, sheets.chosen(at), turn, courses))
                going = [seat for seat in going if seat != active]
            if going:
                at = self._columns(seats, going, courses)
                again = np.tile(np.arange(len(courses)), len(going))
                each = Courses(courses.cards[again], courses.chosen[again])
                sheets.put(at, self.take_turn(going[0], sheets.chosen(at), turn, each))
            explored = (sheets.held[EXPLORED] == turn).reshape(4, len(seats), -1)
            sheets.held[STRUCK] += (explored.sum(axis=1, keepdims=True) - explored).reshape(4, -1)
            self._end(sheets, turn)
        worth, times = {}, {}
        for seat in others:
            at = self._columns(seats, [seat], courses)
            worth[seat] = self._worth(seat, sheets.chosen(at))
            times[seat] = sheets.held[EXPLORED][:, at]
        return OthersTurns(courses, worth, times)

    def _columns(self, seats: list[Seat], some: list[Seat], courses: Courses) -> Ints:
        """Return where the sheets of some seats stand."""
        return np.concatenate([np.arange(len(courses)) + seats.index(seat) * len(courses) for seat in some])

    def play_on(self, own: Sheets, at: Ints, others: OthersTurns) -> Worth:
        """Return every seat's points by sheet and seat, for own sheets that go on in the courses ``at``."""
        courses = Courses(others.courses.cards[at], others.courses.chosen[at])
        explored = {seat: times[:, at] for seat, times in others.explored.items()}
        for turn in range(self.now, self.last + 1):
            if turn > self.now:
                if active_in(self.s, turn) == self.seat:
                    courses.chosen[:, turn] = UNKNOWN
                own = self.take_turn(self.seat, own, turn, courses)
            for times in explored.values():
                own.held[STRUCK] += times == turn
            self._end(own, turn)
        worth = {seat: Worth(earned.points[at], earned.parts[:, at]) for seat, earned in others.worth.items()}
        worth[self.seat] = self._worth(self.seat, own)
        explored[self.seat] = own.held[EXPLORED]
        temples = {seat: self._temples(explored, seat) for seat in sorted(worth)}
        parts = np.stack([worth[seat].parts for seat in temples], axis=2)
        parts[TEMPLES] += np.stack(list(temples.values()), axis=1)
        return Worth(np.stack([worth[seat].points + more for seat, more in temples.items()], axis=1), parts)

    def take_turn(self, seat: Seat, sheets: Sheets, turn: int, courses: Courses) -> Sheets:
        """Let a seat take a turn in every course; the active one's choice is noted."""
        offers = offered(self.s, seat, turn, courses.cards[:, turn], courses.chosen[:, turn])
        played = play_turn(sheets, offers, self.hopes.after(turn))
        if turn >= 0 and seat == active_in(self.s, turn):
            known = courses.chosen[:, turn]
            courses.chosen[:, turn] = np.where(known == UNKNOWN, played.choice, known)
        return played.sheets

    def _end(self, sheets: Sheets, turn: int) -> None:
        """Score a round that ends, and begin the next one (EXP-33 to EXP-36, EXP-71); the last turn's is hoped for."""
        if turn % TURNS != TURNS - 1 or turn in {-1, self.last}:
            return
        terms, held = self.s.terms, sheets.held
        held[JEWELS] += self.hopes.after(turn).gem_points.take(held[GEMS]).astype(np.int64)
        if terms.expert_provisions:
            held[MEALS] += held[LARDER].max(axis=0) ** 2
        else:
            held[MEALS] += np.array(BY_KINDS)[(held[LARDER] > 0).sum(axis=0)]
        held[LARDER] = 0
        held[ROOM] = rooms(terms, turn // TURNS + 1)[:, None]
        if terms.seats == 1:
            held[STRUCK] += held[EXPLORED] == NEVER

    def _worth(self, seat: Seat, sheets: Sheets) -> Worth:
        """Return what sheets have come to, but for the temples explored on the way.

        Scrolls that nobody used on the way count for what they are worth now.
        """
        end, now = self.hopes.after(self.last), self.hopes.after(self.now)
        held, temples, achieved = sheets.held, self.temples[seat], self.achieved[seat]
        shares, scrolls = end.shares(sheets.away, held), held[SCROLLS] * np.float32(now.scroll - end.scroll)
        had = {"provisions": held[MEALS], "gems": held[JEWELS], "temples": temples, "achievements": achieved}
        parts = by_part([*shares, (KEPT, scrolls), *had.items()], len(sheets))
        points: Reals = total(shares) + scrolls + (held[MEALS] + held[JEWELS]) + np.float32(temples + achieved)
        return Worth(points, parts)

    def _temples(self, explored: dict[Seat, Ints], seat: Seat) -> Ints:
        """Return the points of the temples that a seat explores, by who was there before (EXP-37, EXP-71)."""
        terms, mine = self.s.terms, explored[seat]
        struck = np.repeat(np.array(self.s.columns)[:, None], mine.shape[1], axis=1)
        for other, times in explored.items():
            if other != seat:
                struck += times < mine
        if terms.seats == 1:
            struck += np.maximum(0, mine // TURNS - max(0, self.now) // TURNS)
        worth = np.array([temple_points(terms, place) for place in terms.places])
        total: Ints = np.where(mine == NEVER, 0, worth[np.minimum(struck, len(worth) - 1)]).sum(axis=0)
        return total
