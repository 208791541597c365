"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.types import Scope

from farshore.core.contract import Seat
from farshore.core.registry import games
from farshore.core.words import FALLBACK, known_languages, say
from farshore.server.bots import Bots
from farshore.server.coach import Coach
from farshore.server.lobby.accounts import Accounts
from farshore.server.lobby.bot_accounts import BotAccounts
from farshore.server.lobby.club import Club
from farshore.server.lobby.company import Company
from farshore.server.lobby.continuing import Continuing
from farshore.server.lobby.guests import Guests
from farshore.server.lobby.limits import Limits, log_limit
from farshore.server.lobby.lobby import Lobby
from farshore.server.lobby.puzzles import Puzzles
from farshore.server.lobby.talking import Talk
from farshore.server.lobby.teaching import Teaching
from farshore.server.metrics import Metrics
from farshore.server.notices.attendance import Attendance
from farshore.server.notices.couriers import Couriers
from farshore.server.notices.rounds import Notices
from farshore.server.notices.ways import Ways
from farshore.server.readiness import Readiness
from farshore.server.ready_types import make_types_ready
from farshore.server.retention import Retention
from farshore.server.reviews import Reviews
from farshore.server.served_time import ServedTime, TimeSource
from farshore.server.settings import Settings
from farshore.server.storage.cache import TableCache
from farshore.server.storage.database import Database
from farshore.server.storage.sql import SqlRepository
from farshore.server.table.live_table import LiveTable
from farshore.server.table.seating import Guest
from farshore.server.thinking import Thinkers
from farshore.server.time_keeper import TimeKeeper
from farshore.server.unbroken import in_thread
from farshore.server.web import errors
from farshore.server.web.bots_only_play import bots_only_play
from farshore.server.web.dependencies import Call, HttpRequest
from farshore.server.web.dry_run import dry_run
from farshore.server.web.hearing import hearing
from farshore.server.web.language import spoken_to
from farshore.server.web.openapi import description
from farshore.server.web.pages import page
from farshore.server.web.porter import Porter
from farshore.server.web.privacy import private_tables
from farshore.server.web.refusing import note_failure
from farshore.server.web.routes import agreeing as agreeing_routes
from farshore.server.web.routes import bots as bot_routes
from farshore.server.web.routes import club as club_routes
from farshore.server.web.routes import coach as coach_routes
from farshore.server.web.routes import company as company_routes
from farshore.server.web.routes import continuing as continuing_routes
from farshore.server.web.routes import lessons as lesson_routes
from farshore.server.web.routes import lobby as lobby_routes
from farshore.server.web.routes import notices as notice_routes
from farshore.server.web.routes import operation as operation_routes
from farshore.server.web.routes import people as people_routes
from farshore.server.web.routes import puzzles as puzzle_routes
from farshore.server.web.routes import table as table_routes
from farshore.server.web.routes import talking as talking_routes
from farshore.server.web.routes import timing as timing_routes
from farshore.server.web.routes import watching as watching_routes
from farshore.server.web.session import CookieName, asking
from farshore.server.web.short_way import ShortWay
from farshore.server.web.socket import live

T = TypeVar("T")
IDENTITY_BYTES: Final = 4  # so that servers on one machine are called differently

log = logging.getLogger("farshore.server")


HANDLERS: Final = [
    *lobby_routes.HANDLERS,
    *lesson_routes.HANDLERS,
    *table_routes.HANDLERS,
    *talking_routes.HANDLERS,
    *timing_routes.HANDLERS,
    *agreeing_routes.HANDLERS,
    *coach_routes.HANDLERS,
    *puzzle_routes.HANDLERS,
    *watching_routes.HANDLERS,
    *people_routes.HANDLERS,
    *company_routes.HANDLERS,
    *notice_routes.HANDLERS,
    *bot_routes.HANDLERS,
    *continuing_routes.HANDLERS,
    *club_routes.HANDLERS,
    *operation_routes.HANDLERS,
    live,
    page,
]


def create_app(settings: Settings | None = None, time_source: TimeSource | None = None) -> Porter:
    """Return the web table as an ASGI application. It opens its data folder when it is started.

    ``time_source``: where the time of its clocks comes from.
    """
    settings, metrics, readiness, cookie = settings or Settings(), Metrics(), Readiness(), CookieName()
    inner = create_inner(settings, metrics, readiness, cookie, time_source)
    return Porter(inner, settings, metrics, readiness, cookie)


def create_inner(
    settings: Settings,
    metrics: Metrics,
    readiness: Readiness,
    cookie: CookieName,
    time_source: TimeSource | None = None,
) -> ShortWay:
    """Return what is behind the porter."""
    parts = Parts(settings, metrics, readiness, cookie, time_source or TimeSource())
    routes = Litestar(
        route_handlers=HANDLERS,
        lifespan=[parts.running],
        guards=[*hearing(parts.repository.news), bots_only_play, private_tables(parts.tables, parts.guests)],
        dependencies=parts.dependencies(),
        exception_handlers=errors.HANDLERS,
        after_exception=[note_failure],
        request_max_body_size=settings.largest_body,
        openapi_config=description(),
        logging_config=None,
    )
    return ShortWay(routes, parts.tables, parts.guests, settings.largest_body)


class Parts:
    """What a server consists of, each made once and handed to whoever needs it."""

    def __init__(
        self, settings: Settings, metrics: Metrics, readiness: Readiness, cookie: CookieName, time_source: TimeSource
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.readiness = readiness
        self.cookie = cookie
        self.repository = repository = SqlRepository(Database(settings.database or settings.data, metrics.database))
        served = ServedTime(repository.clocks, time_source)
        self.tables = tables = TableCache(
            repository,
            settings.kept,
            now=served.now,
            wall=time_source.wall,
            logged=log_limit(settings),
            free_after=settings.free_after,
        )
        self.time_keeper = TimeKeeper(tables, served)
        self.limits = limits = Limits(tables, settings)
        self.lobby = Lobby(tables, limits)
        self.teaching = Teaching(tables, limits)
        self.guests = Guests(repository, limits)
        self.thinkers = Thinkers(settings.thinkers, settings.budget)
        self.bots = Bots(tables, self.thinkers, limits)
        self.coach = Coach(tables, self.thinkers, settings.coach)
        self.reviews = Reviews(tables, self.thinkers, settings.review)
        self.retention = Retention(tables, self.guests, settings)
        self.couriers = Couriers(settings)
        self.attendance = Attendance()
        self.notices = Notices(repository.notices, self.couriers, self.attendance, settings)
        self.time_keeper.reminders.append(self._remind)
        repository.news.on("log", limits.hear)
        self._measure()

    def _measure(self) -> None:
        """Let what there is be counted whenever somebody asks for the figures."""
        watch = self.metrics.watch
        watch("tables", "Tables in memory.", self.tables.__len__)
        watch("watchers", "Connections that watch a table.", self.tables.count_watchers)
        watch("notices_sending", "Messages to people that are under way.", self.notices.__len__)
        watch("bots_waiting", "Questions to bots and the coach that wait for a process.", self.thinkers.count_waiting)
        watch("bots_playing", "Tables at which a bot is to act.", self.bots.__len__)

    async def _remind(self, table: LiveTable, seat: Seat) -> None:
        """Tell whoever sits there, if it is a person, that their time runs out."""
        if (guest := table.sittings[seat].guest) is not None:
            await self.notices.remind(table.id, guest)

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """Begin all that goes on by itself, and end it."""
        await self.repository.open()
        await self.repository.news.open()
        self.cookie.follow(await self.repository.people.fact("identity", lambda: secrets.token_hex(IDENTITY_BYTES)))
        await self.couriers.open(self.repository.people)
        await in_thread(_load_games)
        others = asyncio.create_task(in_thread(_load_languages))  # meanwhile English is spoken
        self.tables.listeners += [
            self.limits.look,
            self.bots.wake,
            lambda table: self.metrics.change(table.game.name),
        ]
        await self.time_keeper.start()
        self.retention.start()
        self.notices.start()
        await self.bots.resume()
        self.readiness.open()
        log.info("the tables are open")
        try:
            yield
        finally:
            self.readiness.stop()
            await others
            await self._stop()
            log.info("the tables are closed")

    async def _stop(self) -> None:
        await self.notices.stop()
        await self.time_keeper.stop()
        await self.retention.stop()
        await self.bots.stop()
        await self.coach.stop()
        await self.reviews.stop()
        self.thinkers.stop()
        await self.tables.close()
        await self.repository.news.close()
        await self.repository.close()

    def dependencies(self) -> dict[str, Provide]:
        """Return what routes can ask for, by the name of their argument."""
        return {
            "settings": _provide(self.settings),
            "tables": _provide(self.tables),
            "lobby": _provide(self.lobby),
            "company": _provide(Company(self.tables, self.lobby)),
            "talk": _provide(Talk(self.tables)),
            "continuing": _provide(Continuing(self.lobby)),
            "club": _provide(Club(self.repository.results)),
            "bot_accounts": _provide(BotAccounts(self.guests, self.lobby)),
            "teaching": _provide(self.teaching),
            "puzzles": _provide(Puzzles(self.tables, self.teaching)),
            "coach": _provide(self.coach),
            "reviews": _provide(self.reviews),
            "guests": _provide(self.guests),
            "accounts": _provide(Accounts(self.guests)),
            "ways": _provide(Ways(self.repository.notices, self.couriers)),
            "attendance": _provide(self.attendance),
            "metrics": _provide(self.metrics),
            "readiness": _provide(self.readiness),
            "guest": Provide(self._provide_guest),
            "call": Provide(self._provide_call),
            "spoken": Provide(self._provide_spoken),
        }

    async def _provide_guest(self, request: HttpRequest) -> Guest | None:
        return await asking(request, self.guests)

    async def _provide_call(self, request: HttpRequest) -> Call:
        guest = await asking(request, self.guests)
        return Call(guest, self.tables, spoken_to(request.scope, guest))

    async def _provide_spoken(self, scope: Scope) -> str:
        return spoken_to(scope, await asking(ASGIConnection(scope), self.guests))


def _load_games() -> None:
    """Load every game and all words, which would otherwise hold the event loop when somebody first needs them."""
    loaded = games().values()
    make_types_ready()
    say("game-over", FALLBACK)
    for game in loaded:
        dry_run(game)


def _load_languages() -> None:
    """Load all words of the other languages, a quarter of a second for each."""
    for language in known_languages().values():
        say("game-over", language)


def _provide(thing: T) -> Provide:
    """Hand the same thing to everyone who asks for it by name."""
    give: Callable[[], T] = lambda: thing  # noqa: E731 - the annotation tells Litestar what it is
    return Provide(give, sync_to_thread=False)
