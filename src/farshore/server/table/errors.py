"""What a table does not allow, whatever the rules of its game say."""

from __future__ import annotations

from farshore.core.errors import FarshoreError


class NotYourSeat(FarshoreError):
    """Somebody acts, or looks, from a seat that is not theirs."""

    def __init__(self) -> None:
        super().__init__("server-not-your-seat")


class CannotUndo(FarshoreError):
    """A step that can no longer be taken back."""

    def __init__(self) -> None:
        super().__init__("server-cannot-undo")


class Stale(FarshoreError):
    """A wish based on how things stood before something happened that matters to it."""

    def __init__(self) -> None:
        super().__init__("server-stale")


class SeatsOpen(FarshoreError):
    """A wish at a table at which a seat is still open."""

    def __init__(self) -> None:
        super().__init__("server-waiting")


class Stopped(FarshoreError):
    """A wish at a table that the present rules cannot play on: it can only be looked at."""

    def __init__(self) -> None:
        super().__init__("server-only-to-look-at")


class CalledOff(FarshoreError):
    """A wish at a table that was called off."""

    def __init__(self) -> None:
        super().__init__("server-is-off")


class EndedByAgreement(FarshoreError):
    """A wish at a table at which all have agreed to end the game."""

    def __init__(self) -> None:
        super().__init__("server-is-agreed")


class CannotAsk(FarshoreError):
    """A question to all others that makes no sense at a table as it stands."""

    def __init__(self) -> None:
        super().__init__("server-cannot-ask")


class AskedAlready(FarshoreError):
    """A question to all others while another one waits for answers, or after it was declined."""

    def __init__(self) -> None:
        super().__init__("server-asked-already")


class NotAsked(FarshoreError):
    """An answer of somebody who is not asked, or to what is no longer asked."""

    def __init__(self) -> None:
        super().__init__("server-not-asked")


class BotPlays(FarshoreError):
    """A wish for a seat that was given to a bot."""

    def __init__(self) -> None:
        super().__init__("server-bot-plays")


class NoSuchAction(FarshoreError):
    """An action of a kind that the game does not know."""

    def __init__(self, kind: str) -> None:
        super().__init__("server-no-action", action=kind)


class BadAction(FarshoreError):
    """An action whose fields make no sense."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__("server-bad-action", action=kind, reason=reason)


class NoLesson(FarshoreError):
    """A wish about a lesson at a table where none is taught."""

    def __init__(self) -> None:
        super().__init__("server-no-lesson")


class NoPuzzle(FarshoreError):
    """A wish about a puzzle at a table where there is none."""

    def __init__(self) -> None:
        super().__init__("server-no-puzzle")


class NotCoached(FarshoreError):
    """A question to the coach at a table at which nobody may ask: somebody else plays there and has not agreed."""

    def __init__(self) -> None:
        super().__init__("server-not-coached")


class CoachBusy(FarshoreError):
    """A question to the coach that is not answered: others are, or it found no answer."""

    def __init__(self) -> None:
        super().__init__("server-coach-busy")


class NoSuchStep(FarshoreError):
    """A step of the past that there was not."""

    def __init__(self, step: int) -> None:
        super().__init__("server-no-step", step=step)
