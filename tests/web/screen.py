"""A screen with somebody before it: a browser with a page of its own, who clicks or taps, and what they see."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.web.page_words import page_words

Json = Any
T = TypeVar("T")
OpenScreen = Callable[..., "Screen"]
Point = tuple[float, float]

PATIENCE = 90.0  # seconds to wait for what must happen
DOUBLE_TAP = 400  # ms after which a tap is one by itself
STEPS = 8  # of a drag

READY = """seq => {
  const table = document.querySelector(".table");
  return table && Number(table.dataset.seq) > seq && table.ariaBusy !== "true"
    && document.querySelector(".prompt > .mine, .prompt > .over") !== null;
}"""
"""The person before the screen is to act, or the game is over, and more than ``seq`` entries of the log are shown."""

ON_DRAWING = """async (drawing, [x, y]) => {
  for (let before = ""; ; ) {
    const { a, e, f } = drawing.getScreenCTM();
    if (before === String([a, e, f])) break;
    before = String([a, e, f]);
    await new Promise(requestAnimationFrame);
  }
  const point = new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM());
  const seen = document.elementFromPoint(point.x, point.y);
  const free = seen !== null && (seen === drawing || drawing.contains(seen));
  return { x: point.x, y: point.y, free, over: seen?.outerHTML.slice(0, 200) ?? "the edge of the window" };
}"""
"""Where a point of a drawing, once it stands still, is on the screen, and what lies over it."""

HARMLESS = ("Failed to load resource", "WebSocket connection to")  # a refusal, or a line that was cut on purpose

KEEP_FRAMES = "window.ownFrames = [requestAnimationFrame.bind(window), cancelAnimationFrame.bind(window)];"
OWN_FRAMES = "[window.requestAnimationFrame, window.cancelAnimationFrame] = window.ownFrames;"


def install_clock(page: Page) -> None:
    """Give a page, open or not, a clock that can stand still; frames are painted even so."""
    page.context.add_init_script(KEEP_FRAMES)
    page.evaluate(KEEP_FRAMES)
    page.clock.install()
    page.add_init_script(OWN_FRAMES)
    page.evaluate(OWN_FRAMES)


def settled(look: Callable[[], T], wanted: object) -> T:
    """Look again and again until what is wanted is seen, or too long; return what was seen last, to be compared.

    For what a page puts in its place only when it has drawn, or heard from elsewhere.
    """
    end = monotonic() + PATIENCE
    while (seen := look()) != wanted and monotonic() < end:
        sleep(0.02)
    return seen


class Screen:
    """A browser with one page."""

    def __init__(self, context: BrowserContext, place: str, *, touch: bool = False, language: str = "en") -> None:
        self.context = context
        self.place = place
        self.touch = touch
        self.language = language  # that the person before it reads
        self.page: Page = context.new_page()
        self.said: list[str] = []  # the console
        self.faults: list[str] = []  # what must never happen
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self._fault(str(error)))

    def go(self, path: str) -> None:
        """Open a page."""
        self.page.goto(self.place + path)

    @property
    def table(self) -> str:
        """The table on the screen."""
        return self.page.url.split("/t/")[1].split("/")[0]

    @property
    def seq(self) -> int:
        """Up to where the log of the table is shown."""
        return int(self.page.locator(".table").get_attribute("data-seq") or 0)

    def ask(self, path: str) -> Json:
        """Ask the server for something as this browser."""
        response = self.page.request.get(f"{self.place}/api{path}")
        assert response.ok, response.text()
        return response.json()

    def act(self, seat: int, action: Json, seq: int, table: str = "") -> None:
        """Do something as this browser, but not on the page, which will hear of it if it shows the table."""
        wish = {"seat": seat, "action": action, "seq": seq, "key": f"unclicked-{seq}"}
        response = self.page.request.post(f"{self.place}/api/tables/{table or self.table}/actions", data=wish)
        assert response.ok, response.text()

    def state(self, since: int = 1_000_000) -> Json:
        """Return how the table stands, as this browser may know it; by default without the story."""
        return self.state_of(self.table, since)

    def state_of(self, table: str, since: int = 1_000_000) -> Json:
        """Return how another table stands."""
        return self.ask(f"/tables/{table}/state?since={since}&language={self.language}")

    def say(self, key: str, **params: Any) -> str:
        """Return what the page itself says here."""
        return page_words(key, self.language, **params)

    def turn(self, after: int = -1) -> Json:
        """Wait for one's turn, or the end, later than ``after``; return how the table then stands."""
        self.page.wait_for_function(READY, arg=after)
        if self.touch:  # a second tap sooner is half of a double tap, which never does the next thing
            self.page.wait_for_timeout(DOUBLE_TAP)
        return self.state()

    def press(self, what: Locator) -> None:
        """Click or tap."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def press_at(self, drawing: Locator, x: float, y: float, fit: Locator | None = None) -> None:
        """Click or tap on a point of a drawing, as soon as nothing lies over it; ``fit`` shows all of the drawing."""
        end = monotonic() + PATIENCE
        while not (place := drawing.evaluate(ON_DRAWING, [x, y]))["free"]:
            assert monotonic() < end, f"nothing can be pressed at {x}, {y}, but {place['over']}"
            if fit:
                self.bring_into_sight(drawing, x, y, fit)
        if self.touch:
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])

    def bring_into_sight(self, drawing: Locator, x: float, y: float, fit: Locator) -> None:
        """If a point of a drawing cannot be pressed, look at all of it; if that is too large, drag it to the middle."""
        if not drawing.evaluate(ON_DRAWING, [x, y])["free"]:
            self.press(fit)
        for _ in range(12):
            place, frame = drawing.evaluate(ON_DRAWING, [x, y]), drawing.bounding_box()
            if place["free"] or frame is None:
                return
            middle = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
            reach = frame["width"] / 3, frame["height"] / 3
            away = [
                max(-most, min(most, to - at))
                for to, at, most in zip(middle, (place["x"], place["y"]), reach, strict=True)
            ]
            self.drag(middle, (middle[0] + away[0], middle[1] + away[1]))

    def drag(self, start: Point, end: Point) -> None:
        """Drag from one place of the screen to another."""
        if self.touch:
            self.swipe((start, end))
            return
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=STEPS)
        self.page.mouse.up()

    def swipe(self, *fingers: tuple[Point, Point]) -> None:
        """Put fingers down, move each from one place to another, and lift them."""
        line = self.context.new_cdp_session(self.page)
        for step in range(STEPS + 1):
            places = [[a + (b - a) * step / STEPS for a, b in zip(start, end, strict=True)] for start, end in fingers]
            touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(places)]
            kind = "touchMove" if step else "touchStart"
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()

    def story(self, *, as_it_is: bool = False) -> list[str]:
        """Return the lines of the log on the page, also those that are out of sight: once all are told, or as it is."""
        if not as_it_is:  # as where the clock stands still
            expect(self.page.locator('.story[aria-busy="true"]')).to_have_count(0)
        lines = [line.strip() for line in self.page.locator(".story li").all_text_contents()]
        return [] if lines == ["Nothing has happened yet."] else lines

    def keep(self, folder: Path, name: str) -> None:
        """Save what is seen and what the console says."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.txt").write_text("\n".join([self.page.url, *self.said, ""]))
        if not self.page.is_closed():
            self.page.screenshot(path=folder / f"{name}.png")

    def _hear(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")
        if message.type == "error" and not message.text.startswith(HARMLESS):
            self._fault(message.text)

    def _fault(self, text: str) -> None:
        self.said.append(f"fault: {text}")
        self.faults.append(text)
