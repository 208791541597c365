"""What handlers are given: the parts of a request, and the parts of the application they need."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from farshore.server.identity import Guest, Guests
from farshore.server.matches import Matches
from farshore.server.settings import Settings
from farshore.server.tables import Tables

Asked: TypeAlias = Request[Any, Any, Any]
TableId: TypeAlias = FromPath[str]
Token: TypeAlias = FromPath[str]
Language: TypeAlias = FromQuery[str]
Since: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
AsSeat: TypeAlias = FromQuery[int | None]

Asker: TypeAlias = NamedDependency[Guest | None]
Spoken: TypeAlias = NamedDependency[str]
TheGuests: TypeAlias = NamedDependency[Guests]
TheMatches: TypeAlias = NamedDependency[Matches]
TheSettings: TypeAlias = NamedDependency[Settings]
TheTables: TypeAlias = NamedDependency[Tables]
