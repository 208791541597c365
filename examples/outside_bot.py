"""A bot that plays at somebody's table over the net.

``python outside_bot.py https://table.example/join#…`` needs nothing of Farshore's, only the package ``websockets``.
Make a bot on the page “You” of that server and put its token into the variable FARSHORE_BOT_TOKEN. This one chooses at
random among what it is offered; what it sees is in ``view``. All that can be asked for: /api/schema/openapi.json.
"""

import json
import os
import random
import sys
import time
import uuid
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

link = urlsplit(sys.argv[1])
base = f"{link.scheme}://{link.netloc}"
known = {"Authorization": f"Bearer {os.environ['FARSHORE_BOT_TOKEN']}"}


def ask(path: str, content: object) -> dict:
    """Ask for a change; what is refused raises ``HTTPError``."""
    headers = {**known, "Content-Type": "application/json"}
    with urlopen(Request(base + path, json.dumps(content).encode(), headers)) as answer:  # noqa: S310 - typed by its user
        return json.load(answer)


def act(table: str, snapshot: dict) -> dict:
    """Do one thing on one seat that is to act; return how things then stand."""
    seat = next(seat for seat in snapshot["seats"] if seat["offers"])
    offer = random.choice(seat["offers"])
    wish = {"seat": seat["seat"], "action": offer["action"], "seq": snapshot["seq"], "key": uuid.uuid4().hex}
    return ask(f"/api/tables/{table}/actions", wish)["snapshot"]


def play(table: str) -> dict:
    """Listen, and act whenever there is something to do, until the game is over, or was ended."""
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    while True:
        try:
            with connect(address, additional_headers=known) as socket:
                for text in socket:
                    snapshot = json.loads(text)
                    while snapshot.get("type") == "snapshot":
                        if snapshot["over"] or snapshot["table"]["status"] in {"agreed", "off"}:
                            return snapshot
                        if not any(seat["offers"] for seat in snapshot["seats"]):
                            break
                        snapshot = act(table, snapshot)
        except (WebSocketException, OSError) as error:  # also HTTPError: the table has moved on, or the server restarts
            print(f"Again in a second: {error}", file=sys.stderr)
            time.sleep(1)


print("The points:", play(ask("/api/join", {"token": link.fragment})["id"])["scores"])
