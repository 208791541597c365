"""What a table may agree on (EXP-10, EXP-11, EXP-25, EXP-26, EXP-60)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from farshore.core.contract import Options

Level = Literal["basic", "expert"]
FirstSeat = Literal["first", "second", "third", "fourth", "random"]

PackText = Annotated[str, msgspec.Meta(max_length=8_000)]  # ours takes 1,700


class ExplorersOptions(Options, frozen=True):
    """The options of a table. The sides are the same for all, each independently basic or expert."""

    provisions: Level = "basic"  # EXP-33, EXP-34
    gems: Level = "basic"  # EXP-35, EXP-36
    temples: Level = "basic"  # EXP-37, EXP-38
    villages: Level = "basic"  # EXP-39, EXP-40
    achievements: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0  # how many are drawn (EXP-60)
    chosen_achievements: tuple[str, ...] = ()  # … or which are in play: "N1", "F", …
    map: str = "random"  # "random", "first-player", or a map code: "3r1 7r0 5r2 1r3" (EXP-11)
    first_seat: FirstSeat = "first"  # EXP-26: who has the first-player marker in round 1
    may_stop: bool = False  # EXP-25: a player may stop early
    own_tiles: PackText = ""  # the text of a tile pack, played instead of the eight tiles that come with Farshore
