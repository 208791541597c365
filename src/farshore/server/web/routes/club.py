"""The club: how everybody fares, for those who have an account here."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from farshore.server.unbroken import in_thread
from farshore.server.web.club import club_csv, club_page
from farshore.server.web.dependencies import Asker, Spoken, TheClub
from farshore.server.web.messages.club import ClubAsk, ClubPage
from farshore.server.web.session import known

CSV = "text/csv"


@get("/api/me/club")
async def read_club(guest: Asker, club: TheClub, spoken: Spoken) -> ClubPage:
    """Return how everybody who may be named fares, and the results at tables that the asker may look at."""
    return await in_thread(club_page, await club.for_member(known(guest)), known(guest).id, spoken)


@post("/api/me/club", status_code=200)
async def be_listed(data: JSONBody[ClubAsk], guest: Asker, club: TheClub, spoken: Spoken) -> ClubPage:
    """Be named, or no longer; the answer says how the page then looks."""
    await club.choose(known(guest), data.listed)
    return await in_thread(club_page, await club.for_member(known(guest)), known(guest).id, spoken)


@get("/api/me/club/csv", media_type=CSV)
async def read_csv(guest: Asker, club: TheClub, spoken: Spoken) -> Response[str]:
    """Return the figures as comma-separated values."""
    now = await club.for_member(known(guest))
    text = await in_thread(club_csv, now, spoken)
    name = 'attachment; filename="farshore-club.csv"'
    return Response(text, media_type=CSV, headers={"Content-Disposition": name})


HANDLERS = [read_club, be_listed, read_csv]
