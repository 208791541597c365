"""The club's page, as a message to one of the club, and as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from typing import Final

import msgspec

from farshore.bots.registry import bot_title
from farshore.core.registry import games
from farshore.core.words import say
from farshore.server.lobby.club import ClubNow
from farshore.server.lobby.club_figures import BOT, Figures, SoloBest
from farshore.server.storage.results import FinishedGame
from farshore.server.table.names import NAMELESS, called, seat_names
from farshore.server.web.messages.club import ClubGame, ClubPage, ClubPerson, ClubResult, ClubSeat, ClubSolo

FIGURES: Final = ("rating", "spread", "games", "wins", "streak", "best_streak")
COLUMNS: Final = ("game", "name", "bot", *FIGURES, "solo_rank", "solo_points")
FORMULA: Final = ("=", "+", "-", "@")
"""What a spreadsheet would take for a formula."""


def club_page(now: ClubNow, guest: str, language: str) -> ClubPage:
    """Say how the club stands."""
    return ClubPage(
        listed=now.is_named(guest),
        games=[_game(now, name, guest, language) for name in games()],
        results=[_result(now, game, guest, language) for game in now.results_for(guest)],
    )


def club_csv(now: ClubNow, language: str) -> str:
    """Write the figures as comma-separated values, one line for each game of each person, namesakes apart."""
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(COLUMNS)
    for game in games():
        best = dict(_alone(now, game))
        for who, each in _rated(now, game):
            figures = (f"{each.rating:.2f}", f"{each.spread:.2f}", each.games, each.wins, each.streak, each.best_streak)
            name, is_bot = _plain(_name(now, who, language)), int(who.startswith(BOT))
            rows.writerow((game, name, is_bot, *figures, *_solo_columns(best.pop(who, None))))
        for who, alone in best.items():
            blank = [""] * len(FIGURES)
            rows.writerow((game, _plain(_name(now, who, language)), 0, *blank, *_solo_columns(alone)))
    return text.getvalue()


def _solo_columns(best: SoloBest | None) -> tuple[int | str, int | str]:
    return ("", "") if best is None else (best.rank + 1, best.points)


def _rated(now: ClubNow, game: str) -> list[tuple[str, Figures]]:
    """Return who may be named and has played a game, the best first."""
    known = now.figures.get(game, {})
    shown = [(who, each) for who, each in known.items() if who.startswith(BOT) or now.is_named(who)]
    return sorted(shown, key=lambda pair: -pair[1].sure)


def _alone(now: ClubNow, game: str) -> list[tuple[str, SoloBest]]:
    """Return who may be named and has played a game alone, the best first."""
    alone = [(who, best) for who, best in now.solo.get(game, {}).items() if now.is_named(who)]
    return sorted(alone, key=lambda pair: (-pair[1].rank, -pair[1].points, pair[1].ended))


def _game(now: ClubNow, name: str, guest: str, language: str) -> ClubGame:
    return ClubGame(
        game=name,
        title=say(f"game-{name}", language),
        people=[_person(now, who, each, guest, language) for who, each in _rated(now, name)],
        solo=[
            ClubSolo(
                name=_name(now, who, language),
                you=who == guest,
                rank=best.rank + 1,
                title=games()[name].telling.rank(best.rank, language),
                points=best.points,
                ended=best.ended,
            )
            for who, best in _alone(now, name)
        ],
    )


def _person(now: ClubNow, who: str, each: Figures, guest: str, language: str) -> ClubPerson:
    return ClubPerson(
        name=_name(now, who, language),
        bot=who.startswith(BOT),
        you=who == guest,
        rating=round(each.rating, 2),
        spread=round(each.spread, 2),
        games=each.games,
        wins=each.wins,
        streak=each.streak,
        best_streak=each.best_streak,
    )


def _name(now: ClubNow, who: str, language: str) -> str:
    if who.startswith(BOT):
        return bot_title(who.removeprefix(BOT), language)
    return called(None, None, now.members[who].name or NAMELESS, language)


def _result(now: ClubNow, game: FinishedGame, guest: str, language: str) -> ClubResult:
    installed = games().get(game.game)
    sittings = [
        sitting
        if sitting.guest is None or now.is_named(sitting.guest)
        else msgspec.structs.replace(sitting, name=NAMELESS)
        for sitting in game.sittings
    ]
    given = [called(None, None, sitting.name, language) for sitting in sittings]
    names = given if installed is None else seat_names(installed, sittings, language)
    return ClubResult(
        table=game.table,
        title=game.game if installed is None else say(f"game-{game.game}", language),
        ended=game.ended,
        seats=[
            ClubSeat(name=name, points=points, won=seat in game.winners, you=game.sittings[seat].guest == guest)
            for seat, (name, points) in enumerate(zip(names, game.scores, strict=True))
        ],
    )


def _plain(name: str) -> str:
    """Keep a spreadsheet from taking a name for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
