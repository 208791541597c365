"""What a table may agree on: an edition of the rules, or any mixture of their differences (ENT "Editions")."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from farshore.core.contract import Options

Cost = Annotated[int, msgspec.Meta(ge=0, le=20)]
Edition = Literal["mayfair", "kosmos", "digest"]
Strength = Literal["best-unit", "sum"]
Shares = Literal["halving", "two"]
IslandTie = Literal["shared", "first"]
PirateRounding = Literal["down", "up"]
Waterfall = Literal["island", "finder"]
Produce = Literal["at-end", "last-space"]
RecallTime = Literal["when-placing", "any-time"]
Serpent = Literal["passing", "reaching"]
FinalTie = Literal["gold", "shared"]
FirstSeat = Literal["first", "random"]

ScenarioText = Annotated[str, msgspec.Meta(max_length=4_000)]  # ours take 250; reading a long TOML can take minutes


class EntdeckerOptions(Options, frozen=True):
    """The options of a table. ``None`` means: as the edition says."""

    edition: Edition = "mayfair"
    settlement_cost: Cost | None = None
    fort_cost: Cost | None = None
    scout_cost: Cost | None = None
    strength: Strength | None = None  # ENT-72: who is ahead on an island
    shares: Shares | None = None  # ENT-72: what each place is worth
    island_tie: IslandTie | None = None  # ENT-72, ENT-93
    pirate_rounding: PirateRounding | None = None  # ENT-51
    pirate_spares: bool | None = None  # ENT-51: forts and settlements protect
    waterfall: Waterfall | None = None  # ENT-71: who gets the bonus
    settlement_scout: bool | None = None  # a settlement sends a scout into the jungle
    produce: Produce | None = None  # ENT-91: when a path's token is won
    recall: RecallTime | None = None  # ENT-41
    serpent: Serpent | None = None  # where the score track wraps: display only
    final_tie: FinalTie | None = None  # ENT-92
    scenario: str = "first"  # ENT-11: the name of an installed scenario
    own_scenario: ScenarioText = ""  # ENT-11: the text of a scenario file, played instead of a named one
    first_seat: FirstSeat = "first"  # ENT-12
    top_scout: bool = False  # ENT-95


class Answers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One edition's answers, complete: how ``editions.toml`` is read."""

    settlement_cost: Cost
    fort_cost: Cost
    scout_cost: Cost
    strength: Strength
    shares: Shares
    island_tie: IslandTie
    pirate_rounding: PirateRounding
    pirate_spares: bool
    waterfall: Waterfall
    settlement_scout: bool
    produce: Produce
    recall: RecallTime
    serpent: Serpent
    final_tie: FinalTie
