"""Being told that it is one's turn: chosen under “You”, sent to a browser and a hook, shown by the service worker.

The headless browser has no push service, and no leave to show notices whoever gives it. So these two are stood in for:
its subscription leads to a receiver here, and what arrives there is decrypted and handed by the browser to the real
service worker, of which is asked what it would show.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.effort import in_depth
from tests.server.kept import at_both_sites
from tests.server.receivers import Browser, Receiver, receiver
from tests.web.screen import Json, OpenScreen, install_clock, settled
from tests.web.site import Site, golden
from tests.web.test_accessibility import check

pytestmark = at_both_sites

SUBSCRIPTION = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
PushManager.prototype.subscribe = async function ({ applicationServerKey, userVisibleOnly }) {
  if (!userVisibleOnly || !applicationServerKey) throw new DOMException("", "NotAllowedError");
  return { toJSON: () => (%s) };
};
"""
IN_SIGHT = """
window.isInSight = true;
Object.defineProperty(document, "visibilityState", { get: () => (window.isInSight ? "visible" : "hidden") });
"""
OUT_OF_SIGHT = """() => {
  window.isInSight = false;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
WATCHED = """() => {
  self.shown = [];
  registration.showNotification = async (title, { body, tag, data, lang }) => {
    shown.push([title, body, tag, data, lang]);
  };
}"""


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as hook:
        yield hook


@pytest.mark.parametrize(
    "is_told_on_phone", [pytest.param(False, id="desk"), pytest.param(True, marks=in_depth, id="phone")]
)
def test_somebody_chooses_how_to_be_told_and_is(
    site: Site, open_screen: OpenScreen, hook: Receiver, is_told_on_phone: bool
) -> None:
    ada, bob, browser = site.owner("Ada"), site.owner("Bob"), Browser()
    one = open_screen(ada, phone=is_told_on_phone)
    other = open_screen(ada, phone=not is_told_on_phone, locale="de")
    page = one.page
    told = browser.subscription(f"{hook.address}/push")
    page.add_init_script(SUBSCRIPTION % json.dumps({"endpoint": told.pop("address"), "keys": told}))
    workers = Workers(page)
    one.go("/you")
    expect(page.get_by_text("has not set up mail")).to_be_visible()

    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_text("this browser", exact=True)).to_be_visible()
    page.get_by_label("Address of the hook").fill("http://10.0.0.1/x")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Send a test: 10.0.0.1").click()
    expect(page.get_by_role("alert").get_by_text("in a private network")).to_be_visible()
    page.get_by_role("button", name="Remove: 10.0.0.1").click()
    page.get_by_label("Address of the hook").fill(f"{hook.address}/hook")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("button", name="Send a test: 127.0.0.1").click()
    expect(page.get_by_text("Sent. It should be there in a moment.")).to_be_visible()
    assert [post.json["event"] for post in hook.at("/hook")] == ["test"]
    page.get_by_label("Tell me nothing at certain hours").check()
    page.get_by_label("From").fill("23:30")
    expect(page.get_by_label("Until")).to_have_value("08:00")
    page.get_by_label("Tell me nothing at certain hours").uncheck()
    page.get_by_role("button", name="Set quiet hours").click()
    expect(page.get_by_text("Kept.", exact=True)).to_be_visible()
    check(one)

    table = site.put(golden("overworld-2"), 4, (ada, bob))  # at which Ada is to act
    assert settled(lambda: [post.json["event"] for post in hook.at("/hook")], ["test", "turn"]) == ["test", "turn"]
    assert hook.at("/hook")[1].json["url"] == f"{site.place}/t/{table}"
    assert not hook.at("/push"), "told once, by the way that was chosen last"

    other.go("/you")
    hand = other.page
    expect(hand.get_by_text("Diesem Browser wurde untersagt")).to_be_visible()
    other.press(hand.get_by_role("button", name="Entfernen: 127.0.0.1"))
    expect(hand.get_by_text("127.0.0.1")).to_have_count(0)

    table = site.put(golden("overworld-2"), 4, (ada, bob))
    assert settled(lambda: len(hook.at("/push")), 1) == 1
    (pushed,) = hook.at("/push")
    message = browser.read(pushed, one.ask("/me/notices")["push_key"])
    (worker,) = one.context.service_workers
    worker.evaluate(WATCHED)
    workers.push(site.place, message)
    shown = [["Your turn in Overworld", "At the table with Bob.", f"/t/{table}", f"/t/{table}", "en"]]
    assert settled(lambda: worker.evaluate("shown"), shown) == shown

    other.go("/mail#stop.nobody.knows")
    expect(hand.get_by_text("Vielleicht ist der Link zu alt")).to_be_visible()
    other.go("/mail#confirm.nobody.knows")
    hand.reload()
    other.press(hand.get_by_role("button", name="Ja, schickt mir Mail"))
    expect(hand.get_by_role("alert").get_by_text("Vielleicht ist der Link zu alt")).to_be_visible()


def test_whoever_has_left_a_table_open_out_of_sight_is_told(
    site: Site, open_screen: OpenScreen, hook: Receiver
) -> None:
    ada, bob = site.owner("Ada"), site.owner("Bob")
    screen = open_screen(ada)
    page = screen.page
    page.add_init_script(IN_SIGHT)
    install_clock(page)
    added = page.request.post(f"{site.place}/api/me/notices/hook", data={"address": f"{hook.address}/hook"})
    assert added.ok, added.text()
    table = site.put(golden("overworld-2"), 4, (ada, bob))  # at which Ada is to act
    screen.go(f"/t/{table}")
    screen.turn()
    page.evaluate(OUT_OF_SIGHT)
    page.clock.fast_forward(30_000)
    assert settled(lambda: [post.json["url"] for post in hook.at("/hook")], [url := f"{site.place}/t/{table}"]) == [url]


class Workers:
    """The service workers of a page, by which its browser would hand over what was pushed."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self.registrations: list[str] = []
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._hear)
        self._line.send("ServiceWorker.enable")

    def _hear(self, told: Json) -> None:
        self.registrations += [each["registrationId"] for each in told["registrations"] if not each["isDeleted"]]

    def push(self, place: str, message: Json) -> None:
        """Hand a message over."""
        known = {"origin": place, "registrationId": self.registrations[-1]}
        self._line.send("ServiceWorker.deliverPushMessage", {**known, "data": json.dumps(message)})
