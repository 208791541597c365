"""The club's page: who has an account finds it, reads how everybody fares, and may say no."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.kept import POSTGRES_BY_DAY
from tests.web.screen import OpenScreen
from tests.web.site import Site
from tests.web.test_accessibility import check

pytestmark = pytest.mark.parametrize("site", POSTGRES_BY_DAY, indirect=True)

SECRET = "correct horse"  # noqa: S105 - of nobody


def test_the_club_is_found_read_and_left(site: Site, open_screen: OpenScreen) -> None:
    desk = open_screen(site.owner("Ann Club"))
    page = desk.page
    desk.go("/club")
    expect(page.get_by_text("The club is for those who have an account")).to_be_visible()
    desk.go("/you")
    page.get_by_label("Password").fill(SECRET)
    page.get_by_role("button", name="Choose this password").click()
    page.get_by_role("link", name="The club: ratings and results").click()
    expect(page.get_by_role("heading", name="The club")).to_be_visible()
    expect(page.get_by_role("link", name="As a table (CSV)")).to_be_visible()
    check(desk)
    with page.expect_response("**/api/me/club*"):  # whoever leaves sooner may not have said it
        page.get_by_label("Name me on this page").uncheck()
    page.reload()
    expect(page.get_by_label("Name me on this page")).not_to_be_checked()
    with page.expect_download() as coming:
        page.get_by_role("link", name="As a table (CSV)").click()
    assert coming.value.path().read_text().startswith("game,name,bot,rating")
