"""The dependencies of handlers: the parts of a request, and the parts of the application they need."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from farshore.server.coach import Coach
from farshore.server.lobby.accounts import Accounts
from farshore.server.lobby.bot_accounts import BotAccounts
from farshore.server.lobby.club import Club
from farshore.server.lobby.company import Company
from farshore.server.lobby.continuing import Continuing
from farshore.server.lobby.guests import Guests
from farshore.server.lobby.lobby import Lobby
from farshore.server.lobby.puzzles import Puzzles
from farshore.server.lobby.talking import Talk
from farshore.server.lobby.teaching import Teaching
from farshore.server.metrics import Metrics
from farshore.server.notices.attendance import Attendance
from farshore.server.notices.ways import Ways
from farshore.server.readiness import Readiness
from farshore.server.reviews import Reviews
from farshore.server.settings import Settings
from farshore.server.storage.cache import TableCache
from farshore.server.table.seating import Guest

HttpRequest: TypeAlias = Request[Any, Any, Any]
TableId: TypeAlias = FromPath[str]
Token: TypeAlias = FromPath[str]
Since: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
At: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
AsSeat: TypeAlias = FromQuery[int | None]
Written: TypeAlias = Annotated[str, QueryParameter(max_length=200)]
"""An action in the notation of its game."""

Asker: TypeAlias = NamedDependency[Guest | None]
Spoken: TypeAlias = NamedDependency[str]
TheGuests: TypeAlias = NamedDependency[Guests]
TheAccounts: TypeAlias = NamedDependency[Accounts]
TheContinuing: TypeAlias = NamedDependency[Continuing]
TheBotAccounts: TypeAlias = NamedDependency[BotAccounts]
TheClub: TypeAlias = NamedDependency[Club]
TheCompany: TypeAlias = NamedDependency[Company]
TheLobby: TypeAlias = NamedDependency[Lobby]
TheTalk: TypeAlias = NamedDependency[Talk]
TheTeaching: TypeAlias = NamedDependency[Teaching]
ThePuzzles: TypeAlias = NamedDependency[Puzzles]
TheWays: TypeAlias = NamedDependency[Ways]
TheAttendance: TypeAlias = NamedDependency[Attendance]
TheSettings: TypeAlias = NamedDependency[Settings]
TheTables: TypeAlias = NamedDependency[TableCache]
TheCoach: TypeAlias = NamedDependency[Coach]
TheReviews: TypeAlias = NamedDependency[Reviews]
TheMetrics: TypeAlias = NamedDependency[Metrics]
TheReadiness: TypeAlias = NamedDependency[Readiness]


class Call(msgspec.Struct, frozen=True):
    """What is needed to act at a table, handed over as one: for several things Litestar starts a task each."""

    guest: Guest | None
    tables: TableCache
    language: str


TheCall: TypeAlias = NamedDependency[Call]
