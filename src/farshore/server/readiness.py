"""Whether the server takes more work: not before everything is open, nor any more when it is about to end."""

from __future__ import annotations

from typing import Literal

Stage = Literal["starting", "ready", "stopping"]


class Readiness:
    """How far a server is. Whoever is about to end says so first, so that a proxy sends people elsewhere."""

    def __init__(self) -> None:
        self.stage: Stage = "starting"

    def open(self) -> None:
        """Everything is there, unless it is to end already."""
        if self.stage == "starting":
            self.stage = "ready"

    def stop(self) -> None:
        """No more, please; what has begun is finished."""
        self.stage = "stopping"
