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
from farshore.server.served_time import Moments, ServedTime
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
from farshore.server.web.gate import Gate
from farshore.server.web.hearing import hearing
from farshore.server.web.language import spoken_to
from farshore.server.web.openapi import description
from farshore.server.web.pages import page
from farshore.server.web.privacy import private_tables
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


def create_app(settings: Settings | None = None, moments: Moments | None = None) -> Gate:
    """Return the web table as an ASGI application. It opens its data folder when it is started.

    ``moments``: where the time of its clocks comes from.
    """
    settings, metrics, readiness, cookie = settings or Settings(), Metrics(), Readiness(), CookieName()
    inner = create_inner(settings, metrics, readiness, cookie, moments)
    return Gate(inner, settings, metrics, readiness, cookie)


def create_inner(
    settings: Settings, metrics: Metrics, readiness: Readiness, cookie: CookieName, moments: Moments | None = None
) -> ShortWay:
    """Return what is behind the gate."""
    repository = SqlRepository(Database(settings.database or settings.data, metrics.database))
    moments = moments or Moments()
    served = ServedTime(repository.clocks, moments)
    tables = TableCache(repository, settings.kept, now=served.now, wall=moments.wall, logged=log_limit(settings))
    time_keeper = TimeKeeper(tables, served)
    limits = Limits(tables, settings)
    lobby, teaching, guests = Lobby(tables, limits), Teaching(tables, limits), Guests(repository, limits)
    thinkers = Thinkers(settings.thinkers, settings.budget)
    bots = Bots(tables, thinkers, limits)
    coach, reviews = Coach(tables, thinkers, settings.coach), Reviews(tables, thinkers, settings.review)
    retention = Retention(tables, guests, settings)
    couriers, attendance = Couriers(settings), Attendance()
    notices = Notices(repository.notices, couriers, attendance, settings)
    metrics.watch("tables", "Tables in memory.", tables.__len__)
    metrics.watch("watchers", "Connections that watch a table.", tables.count_watchers)
    metrics.watch("notices_sending", "Messages to people that are under way.", notices.__len__)
    metrics.watch("bots_waiting", "Questions to bots and the coach that wait for a process.", thinkers.count_waiting)
    metrics.watch("bots_playing", "Tables at which a bot is to act.", bots.__len__)

    async def remind(table: LiveTable, seat: Seat) -> None:
        if (guest := table.sittings[seat].guest) is not None:
            await notices.remind(table.id, guest)

    time_keeper.reminders.append(remind)
    repository.news.on("log", limits.hear)

    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        await repository.open()
        await repository.news.open()
        cookie.follow(await repository.people.fact("identity", lambda: secrets.token_hex(IDENTITY_BYTES)))
        await couriers.open(repository.people)
        await in_thread(_load_games)
        others = asyncio.create_task(in_thread(_load_languages))  # meanwhile English is spoken
        tables.listeners += [limits.look, bots.wake, lambda table: metrics.change(table.game.name)]
        await time_keeper.start()
        retention.start()
        notices.start()
        await bots.resume()
        readiness.open()
        log.info("the tables are open")
        try:
            yield
        finally:
            readiness.stop()
            await others
            await notices.stop()
            await time_keeper.stop()
            await retention.stop()
            await bots.stop()
            await coach.stop()
            await reviews.stop()
            thinkers.stop()
            await tables.close()
            await repository.news.close()
            await repository.close()
            log.info("the tables are closed")

    async def provide_guest(request: HttpRequest) -> Guest | None:
        return await asking(request, guests)

    async def provide_call(request: HttpRequest) -> Call:
        guest = await asking(request, guests)
        return Call(guest, tables, spoken_to(request.scope, guest))

    async def provide_spoken(scope: Scope) -> str:
        return spoken_to(scope, await asking(ASGIConnection(scope), guests))

    routes = Litestar(
        route_handlers=[
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
        ],
        lifespan=[run],
        guards=[*hearing(repository.news), bots_only_play, private_tables(tables, guests)],
        dependencies={
            "settings": _provide(settings),
            "tables": _provide(tables),
            "lobby": _provide(lobby),
            "company": _provide(Company(tables, lobby)),
            "talk": _provide(Talk(tables)),
            "continuing": _provide(Continuing(lobby)),
            "club": _provide(Club(repository.results)),
            "bot_accounts": _provide(BotAccounts(guests, lobby)),
            "teaching": _provide(teaching),
            "puzzles": _provide(Puzzles(tables, teaching)),
            "coach": _provide(coach),
            "reviews": _provide(reviews),
            "guests": _provide(guests),
            "accounts": _provide(Accounts(guests)),
            "ways": _provide(Ways(repository.notices, couriers)),
            "attendance": _provide(attendance),
            "metrics": _provide(metrics),
            "readiness": _provide(readiness),
            "guest": Provide(provide_guest),
            "call": Provide(provide_call),
            "spoken": Provide(provide_spoken),
        },
        exception_handlers=errors.HANDLERS,
        request_max_body_size=settings.largest_body,
        openapi_config=description(),
        logging_config=None,
    )
    return ShortWay(routes, tables, guests, settings.largest_body)


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
