"""The club: how those who have accounts on this server fare, for one another to see.

Named are those who have an account and have not said no; the list is shown to whoever has an account, named or not.
What counts is every game that is over, private ones included; a single result is shown to whoever may look at its
table.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from farshore.server.lobby.club_figures import Figures, SoloBest, figures, solo
from farshore.server.lobby.errors import NoMember
from farshore.server.storage.results import FinishedGame, Member, Results
from farshore.server.table.seating import Guest
from farshore.server.unbroken import in_thread

MOST_GAMES: Final = 20_000
"""That are counted: the latest."""
FRESH: Final = 20.0
"""Seconds for which figures are believed: they are made of everything."""
PATIENCE: Final = 50.0
"""How many times as long as it took to make them they are believed at least."""
MOST_RESULTS: Final = 30


class ClubNow(msgspec.Struct, frozen=True, kw_only=True):
    """The club as it stands."""

    members: dict[str, Member]
    games: list[FinishedGame]  # the oldest first
    figures: dict[str, dict[str, Figures]]  # by game and who they are
    solo: dict[str, dict[str, SoloBest]]  # likewise

    def is_named(self, who: str) -> bool:
        """Tell whether somebody may be named."""
        return who in self.members and self.members[who].is_listed

    def results_for(self, guest: str) -> list[FinishedGame]:
        """Return the latest games that somebody may look at, the latest first."""
        seen = [
            game
            for game in reversed(self.games)
            if game.is_listed or guest == game.host or any(sitting.guest == guest for sitting in game.sittings)
        ]
        return seen[:MOST_RESULTS]


class Club:
    """Where the club is asked after."""

    def __init__(self, results: Results) -> None:
        self.results = results
        self._made: tuple[float, ClubNow] | None = None
        self._fresh = FRESH
        self._making = asyncio.Lock()
        results.database.news.on("club", lambda _: self._forget())

    async def now(self) -> ClubNow:
        """Return the club as it stands, or stood a moment ago."""
        async with self._making:
            if self._made is None or time.monotonic() - self._made[0] > self._fresh:
                begun = time.monotonic()
                members, games = await self.results.members(), await self.results.finished(MOST_GAMES)
                made, best = await in_thread(figures, games), await in_thread(solo, games)
                now = time.monotonic()
                self._fresh = max(FRESH, PATIENCE * (now - begun))
                self._made = now, ClubNow(members=members, games=games, figures=made, solo=best)
            return self._made[1]

    async def for_member(self, guest: Guest) -> ClubNow:
        """Return the club to one of it. Raises ``NoMember``: whoever is none costs no more than to ask that."""
        if not await self.results.is_member(guest.id):
            raise NoMember
        now = await self.now()
        if guest.id not in now.members:
            self._forget()  # they have become one a moment ago
            now = await self.now()
        if guest.id not in now.members:
            raise NoMember
        return now

    async def choose(self, guest: Guest, is_listed: bool) -> None:
        """Be named, or no longer. Raises ``NoMember``."""
        await self.for_member(guest)
        await self.results.list_member(guest.id, is_listed)
        self._forget()

    def _forget(self) -> None:
        """Believe no longer what was found out."""
        self._made = None
