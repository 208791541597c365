"""The editions: what each says where they differ, and every difference as an option of its own (ENT-93)."""

from __future__ import annotations

import msgspec
import pytest

from farshore.core.errors import BadOptions
from farshore.games.entdecker import ENTDECKER
from farshore.games.entdecker.events import SpaceFilled, TileEvent, TokenTaken, WaterfallFound
from farshore.games.entdecker.options import Answers, EntdeckerOptions
from farshore.games.entdecker.secrets import TokenSeen
from farshore.games.entdecker.terms import terms_of
from farshore.games.entdecker.units import FORT, IN_SUPPLY, SCOUT, SETTLEMENT
from farshore.games.entdecker.view.players import serpent_view
from tests.entdecker.table import Table, rule
from tests.some import some

EDITIONS = ["mayfair", "kosmos", "digest"]
SHORE = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6............
7............
8..╵.........
"""
WATERFALL = """
 ABCDEFGHIJKL
1............
2............
3............
4............
5............
6............
7..5.X.......
8............
"""
TWO_SEAS = """
 ABCDEFGHIJKL
1.....~......
2.....~......
3.....~......
4..X..~...5..
5......~..5..
6......~.....
7......~.....
8......~.....
"""
NO_SUPPLY = "paths = ['r r r r r r r r', 'r r r r r r r r', 'r r r . . . . .']\n"
FREE = ". . . . . . . ."


def draw(pattern: str, space: str, tile: str, start: str) -> list[str]:
    """Return the moves of a journey of one hidden tile, whose back is known to the test."""
    return [f"start {start}", "hidden 1", "draw 1", f"face {pattern}", "back 1 plain", f"place {tile} {space}"]


def meet_pirate(gold: int, units: str = "", board: str = SHORE, **options: object) -> Table:
    """Return a table where red, with this much gold, has just met a pirate on D8, a tile with land to the north."""
    more = f"gold = [{gold}, 50]\nunits = [{units}]\n[turn]\nphase='place'\nship='S:D'\nhand='2 pirate'"
    return Table(board, players=2, more=more, **options).play("place 2r0 D8")


def settled(**options: object) -> Table:
    """Return a table where red may place a unit on C8, and white stands on no path."""
    more = "gold = [20, 20]\n[turn]\nphase='explore'\nship='C8'\nlanded=true"
    return Table(SHORE, players=2, more=more, **options)


# The table of editions


@rule("ENT-40", "ENT-41", "ENT-51", "ENT-71", "ENT-72", "ENT-91", "ENT-92", "ENT-93")
@pytest.mark.parametrize(
    ("edition", "answers"),
    [
        (
            "mayfair",
            (6, 3, 1, "best-unit", "halving", "shared", "down", False, "island", False, "at-end", "when-placing"),
        ),
        ("kosmos", (6, 3, 1, "best-unit", "halving", "shared", "up", False, "island", False, "at-end", "any-time")),
        ("digest", (2, 1, 0, "sum", "two", "first", "down", True, "finder", True, "last-space", "when-placing")),
    ],
)
def test_an_edition_is_a_preset_of_all_options(edition: str, answers: tuple[object, ...]) -> None:
    """Playing an edition is the same as choosing each of its answers by itself in any other edition."""
    ends = {"mayfair": ("passing", "gold"), "kosmos": ("reaching", "gold"), "digest": ("passing", "shared")}[edition]
    chosen = dict(zip(Answers.__struct_fields__, answers + ends, strict=True))
    preset = vars(terms_of(3, _options(edition=edition)))
    for other in EDITIONS:
        mixed = vars(terms_of(3, _options(edition=other, **chosen)))
        assert {key: mixed[key] for key in mixed if key not in ("options", *_MEMOS)} == {
            key: preset[key] for key in preset if key not in ("options", *_MEMOS)
        }


_MEMOS = ("start_actions", "starts_by_cost", "place_actions")


def _options(**chosen: object) -> EntdeckerOptions:
    return msgspec.convert(chosen, EntdeckerOptions)


@rule("ENT-93")
def test_mayfair_is_played_unless_another_edition_is_chosen() -> None:
    assert EntdeckerOptions().edition == "mayfair"
    with pytest.raises(BadOptions):
        ENTDECKER.read_options({"edition": "catan"})


# Costs


@rule("ENT-40")
@pytest.mark.parametrize(
    ("edition", "costs"), [("mayfair", (6, 3, 1)), ("kosmos", (6, 3, 1)), ("digest", (2, 1, 0))], ids=EDITIONS
)
def test_units_cost_what_the_edition_says(edition: str, costs: tuple[int, int, int]) -> None:
    for unit, cost in zip(("settlement", "fort", "scout"), costs, strict=True):
        table = settled(edition=edition).play(unit)
        assert table.gold == [20 - cost, 20]
        poor = f"gold = [{cost}, 0]\n[turn]\nphase='explore'\nship='C8'\nlanded=true"
        assert unit in Table(SHORE, more=poor, edition=edition).legal()
        if cost:
            table = Table(SHORE, more=poor.replace(f"[{cost},", f"[{cost - 1},"), edition=edition)
            assert unit not in table.legal()
            table.refuses(unit, "ENT-40")


@rule("ENT-40")
@pytest.mark.parametrize("unit", ["settlement", "fort", "scout"])
def test_each_cost_may_be_chosen_by_itself(unit: str) -> None:
    table = settled(**{f"{unit}_cost": 4}).play(unit)
    assert table.gold == [16, 20]
    others = {"settlement": 6, "fort": 3, "scout": 1}
    for other in some(others.keys() - {unit}):
        assert settled(**{f"{unit}_cost": 4}).play(other).gold == [20 - others[other], 20]


# The pirate


@rule("ENT-51")
@pytest.mark.parametrize(("edition", "left"), [("mayfair", 4), ("kosmos", 3), ("digest", 4)])
def test_a_pirate_takes_half_of_the_gold_rounded_by_edition(edition: str, left: int) -> None:
    table = meet_pirate(7, edition=edition)
    assert table.gold == [left, 50]
    assert TileEvent(0, "pirate", 7 - left) in table.events
    assert meet_pirate(8, edition=edition).gold == [4, 50], "half of an even sum needs no rounding"
    assert meet_pirate(1, edition=edition).gold == [1 if left == 4 else 0, 50]
    assert meet_pirate(0, edition=edition).gold == [0, 50]


@rule("ENT-51")
def test_the_pirates_rounding_may_be_chosen_by_itself() -> None:
    assert meet_pirate(7, pirate_rounding="up").gold == [3, 50]
    assert meet_pirate(7, edition="kosmos", pirate_rounding="down").gold == [4, 50]
    assert meet_pirate(7, edition="digest", pirate_rounding="up").gold == [3, 50]


@rule("ENT-51", "ENT-93")
@pytest.mark.parametrize("unit", ["fort", "settlement"])
def test_in_the_digest_a_fort_or_settlement_on_any_unfinished_island_keeps_the_pirate_away(unit: str) -> None:
    table = meet_pirate(7, f"'red {unit} C8'", edition="digest")
    assert table.gold == [7, 50]
    assert TileEvent(0, "pirate", 0) in table.events
    assert meet_pirate(7, f"'red {unit} C8'", pirate_spares=True).gold == [7, 50]


@rule("ENT-51", "ENT-93")
def test_scouts_and_other_players_forts_do_not_keep_the_pirate_away() -> None:
    assert meet_pirate(7, "'red scout C8'", edition="digest").gold == [4, 50]
    assert meet_pirate(7, "'white fort C8'", edition="digest").gold == [4, 50]


@rule("ENT-51")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos"])
def test_in_the_printed_editions_nothing_keeps_the_pirate_away(edition: str) -> None:
    left = 4 if edition == "mayfair" else 3
    assert meet_pirate(7, "'red fort C8'", edition=edition).gold == [left, 50]
    assert meet_pirate(7, "'red fort C8'", edition="digest", pirate_spares=False).gold == [4, 50]


@rule("ENT-51", "ENT-93")
def test_an_island_that_the_pirates_tile_completes_does_not_protect() -> None:
    """Judged after the tile lies: red's fort on D7 is on a finished island as soon as D8 is placed."""
    board = SHORE.replace("7............", "7...╷........")
    assert meet_pirate(7, "'red fort D7'", board, edition="digest").gold == [4, 50]
    elsewhere = meet_pirate(7, "'red fort D7', 'red fort C8'", board, edition="digest")
    assert elsewhere.gold == [7, 50], "another unfinished island protects"


@rule("ENT-53", "ENT-51")
def test_in_the_digest_storms_are_not_prevented() -> None:
    more = "units = ['red fort C8']\n[turn]\nphase='place'\nship='S:D'\nhand='2 storm'\nannounced=3\ndraws=2"
    table = Table(SHORE, more=more, edition="digest").play("place 2r0 D8")
    assert table.state.actors() == (1,), "red's turn is over"


# Waterfalls


@rule("ENT-71", "ENT-93")
def test_in_the_digest_a_waterfall_pays_its_finder_at_once() -> None:
    table = Table(WATERFALL, edition="digest").play(*draw("2", "C8", "2r0", "S:C"))
    assert table.state.scores() == (5, 0)
    assert WaterfallFound(0, "C7", 5) in table.events
    assert table.state.view(None).players[0].score.waterfalls == 5


@rule("ENT-71", "ENT-93")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos"])
def test_in_the_printed_editions_nobody_is_paid_for_finding_a_waterfall(edition: str) -> None:
    assert Table(WATERFALL, edition=edition).play(*draw("2", "C8", "2r0", "S:C")).state.scores() == (0, 0)
    by_option = Table(WATERFALL, edition=edition, waterfall="finder").play(*draw("2", "C8", "2r0", "S:C"))
    assert by_option.state.scores() == (5, 0)
    digest = Table(WATERFALL, edition="digest", waterfall="island").play(*draw("2", "C8", "2r0", "S:C"))
    assert digest.state.scores() == (0, 0)


@rule("ENT-93")
def test_a_waterfall_is_found_once_and_each_by_itself() -> None:
    board = WATERFALL.replace("8............", "8.~..........")
    table = Table(board, edition="digest").play(*draw("2", "C8", "2r0", "S:C"), "stop")
    table.play(*draw("2", "B7", "2r1", "B8"))
    assert table.state.scores() == (5, 0), "C7 has been found already"
    table.play("stop", *draw("2", "E8", "2r0", "S:E"))
    assert table.state.scores() == (15, 0)


@rule("ENT-93")
def test_one_tile_may_find_several_waterfalls() -> None:
    more = "[turn]\nphase='place'\nship='D8'\nhand='4'\nlanded=false"
    table = Table(WATERFALL.replace("8............", "8...~........"), more=more, edition="digest")
    table.play("place 4r1 D7")
    assert table.state.scores() == (15, 0)


@rule("ENT-93")
def test_the_finder_is_paid_whoever_has_a_unit_on_the_island() -> None:
    more = "unfound = ['C7']\nunits = ['red fort C8']\n[turn]\nseat = 'white'"
    board = WATERFALL.replace("8............", "8.~╵.........")
    table = Table(board, more=more, edition="digest").play(*draw("2", "B7", "2r1", "B8"))
    assert table.state.scores() == (0, 5)


@rule("ENT-93", "ENT-60")
def test_a_fill_neither_finds_a_waterfall_nor_uses_it_up() -> None:
    """C8 is filled at the end of red's journey; white, who then places B7 against C7, is its finder."""
    board = WATERFALL.replace("8............", "8.~.~........")
    more = "unfound = ['C7']\n[turn]\nphase='explore'\nship='D8'\nlanded=true\nfresh=['D8']"
    table = Table(board, more=more, edition="digest").play("stop")
    assert [event.space for event in table.events if isinstance(event, SpaceFilled)] == ["C8"]
    assert table.state.scores() == (0, 0)
    table.play("start B8", "hidden 1", "draw 1", "face 2", "back 1 plain", "place 2r1 B7")
    assert table.state.scores() == (0, 5)


@rule("ENT-93", "ENT-11")
def test_a_tile_of_the_set_up_neither_finds_a_waterfall_nor_uses_it_up() -> None:
    drawn = WATERFALL.replace("8............", "8..╵.........")
    options = EntdeckerOptions(edition="digest", own_scenario=f"name = 'own'\nboard = '''{drawn}'''")
    state = ENTDECKER.new(2, options)
    assert state.scores() == (0, 0)
    unfound = [tile.space for tile in state.view(None).tiles if tile.is_unfound]  # type: ignore[attr-defined]
    assert unfound == ["C7", "E7"]


@rule("ENT-93", "ENT-11")
@pytest.mark.parametrize(
    ("board", "unfound"),
    [
        ("", ["C4", "J4", "J5"]),
        (TWO_SEAS, ["C4", "J4", "J5"]),
        (TWO_SEAS.replace("5......~..5..", "5......~..5╴."), ["C4", "J4"]),
    ],
    ids=["the set-up itself", "the same, drawn", "a tile was laid beside J5"],
)
def test_in_a_position_waterfalls_that_touch_wait_for_their_finders_too(board: str, unfound: list[str]) -> None:
    drawn = f"board = '''{board}'''" if board else ""
    options = "[options]\nedition = 'digest'\nscenario = 'two-seas'"
    state = ENTDECKER.read_position(f"game = 'entdecker'\n{drawn}\n{options}\n")
    assert [tile.space for tile in state.view(None).tiles if tile.is_unfound] == unfound  # type: ignore[attr-defined]


@rule("ENT-71", "ENT-93")
def test_in_the_digest_a_waterfall_adds_nothing_to_the_islands_value() -> None:
    board = WATERFALL.replace("7..5.X.......", "7..5X........")
    (island,) = Table(board, edition="digest").state.view(None).islands
    assert (island.tiles, island.bonus, island.value) == (2, 0, 2)
    (island,) = Table(board).state.view(None).islands
    assert (island.tiles, island.bonus, island.value) == (2, 15, 17)


# The settlement's scout


@rule("ENT-93")
def test_in_the_digest_a_settlement_may_send_a_scout_from_supply_free_of_charge() -> None:
    table = settled(edition="digest").play("settlement")
    assert table.legal() == [*(f"send {path}" for path in range(1, 8)), "decline"]
    table.play("send 3", "token 3 corn")
    assert table.gold == [18, 20]
    assert table.state.supply[:3] == [18, 2, 0]
    assert table.state.jungle.path(2)[0] == 1
    assert TokenSeen(0, 3, "corn", True) in table.events
    assert table.state.actors() == (1,), "red's turn is over"


@rule("ENT-93")
def test_the_settlements_scout_may_be_declined() -> None:
    table = settled(edition="digest").play("settlement", "decline")
    assert table.state.supply[:3] == [19, 2, 0]
    assert table.state.actors() == (1,)


@rule("ENT-93")
@pytest.mark.parametrize("recall", ["when-placing", "any-time"])
def test_the_settlements_scout_comes_from_supply_only(recall: str) -> None:
    more = NO_SUPPLY + "[turn]\nphase='explore'\nship='C8'\nlanded=true"
    table = Table(SHORE, more=more, edition="digest", recall=recall).play("settlement")
    assert table.state.actors() == (1,), "red has no scout in supply and is not asked"
    one_left = more.replace("r r r . . . . .", "r r . . . . . .")
    table = Table(SHORE, more=one_left, edition="digest", recall=recall).play("settlement")
    assert table.legal_with("recall") == []
    table.refuses("send 4 from P1.1", "ENT-93")


@rule("ENT-93", "ENT-60")
def test_the_settlements_scout_is_sent_before_fills_and_scoring() -> None:
    board = SHORE.replace("7............", "7..╷~........").replace("8..╵.........", "8..╵.~.......")
    table = Table(board, more="[turn]\nphase='explore'\nship='C8'\nlanded=true", edition="digest").play("settlement")
    assert table.legal_with("send")
    assert not any(isinstance(event, SpaceFilled) for event in table.events)
    assert table.state.scores() == (0, 0)
    table.play("decline")
    assert [event.space for event in table.events if isinstance(event, SpaceFilled)] == ["D8"]
    assert table.state.scores() == (2, 0)


@rule("ENT-93")
@pytest.mark.parametrize("unit", ["fort", "scout"])
def test_other_units_send_no_scout(unit: str) -> None:
    assert settled(edition="digest").play(unit).state.actors() == (1,)


@rule("ENT-93")
def test_in_the_printed_editions_a_settlement_sends_no_scout() -> None:
    assert settled().play("settlement").state.actors() == (1,)
    assert settled(edition="kosmos").play("settlement").state.actors() == (1,)
    assert settled(edition="digest", settlement_scout=False).play("settlement").state.actors() == (1,)
    assert "send 1" in settled(settlement_scout=True).play("settlement").legal()


# Produce


def natives(paths: str, **options: object) -> Table:
    """Return a table where red may send a scout by friendly natives; corn lies in the hut of path 1."""
    turn = "[turn]\nphase='natives'\nship='C8'\n"
    more = f"paths = ['{paths}']\n{turn}[huts.1]\ntoken = 'corn'\nseen = ['white']"
    return Table(SHORE, players=2, more=more, **options)


@rule("ENT-91", "ENT-93")
def test_in_the_digest_whoever_takes_the_last_space_of_a_path_takes_the_token_at_once() -> None:
    table = natives("w w w w w w w .", edition="digest").play("send 1")
    assert table.state.scores() == (10, 0)
    assert TokenTaken(0, 1, "corn", 10) in table.events
    for viewer in (0, 1, None):
        hut = table.state.view(viewer).jungle.paths[0].hut
        assert (hut.produce, hut.taken_by) == ("corn", 0), "it is shown"


@rule("ENT-91", "ENT-93")
def test_a_path_that_is_not_full_keeps_its_token() -> None:
    assert natives("w w w w w w . .", edition="digest").play("send 1").state.scores() == (0, 0)


@rule("ENT-93")
def test_whoever_makes_a_path_full_by_refilling_a_gap_takes_the_token() -> None:
    for gap in ("w w w . w w w w", ". w w w w w w w", "w w . w w w w w"):
        assert natives(gap, edition="digest").play("send 1").state.scores() == (10, 0)


@rule("ENT-93", "ENT-80")
def test_a_hut_gives_one_token_a_game() -> None:
    """Its token taken, a path that gets a gap and is full again gives nothing, and there is nothing to look at."""
    for gap in (". w w w w w w w", "w w w w w . w w"):
        more = f"paths = ['{gap}']\nscore = [0, 10]\n[turn]\nphase='natives'\nship='C8'\n"
        more += "[huts.1]\ntoken = 'corn'\ntaken = 'white'"
        table = Table(SHORE, more=more, edition="digest").play("send 1")
        assert table.state.scores() == (0, 10)
        assert not any(isinstance(event, TokenTaken | TokenSeen) for event in table.events)
        assert sum(table.state.jungle.bag) == 8


@rule("ENT-91", "ENT-93")
def test_in_the_digest_paths_not_full_at_the_end_go_by_majority() -> None:
    """The token of path 1 was taken by white, who has no scout there; that of path 2 goes to most scouts."""
    board = "\n ABCDEF\n1~~~~~~\n2~~~~~~\n3~~~~~~\n4~~~~~~\n"
    more = """
paths = ['r r r r r r r r', 'r w w . . . . .']
score = [0, 10]
[turn]
phase = 'explore'
ship = 'D4'
landed = true
[huts.1]
token = 'corn'
taken = 'white'
[huts.2]
token = 'tomato'
"""
    table = Table(board, more=more, edition="digest").play("stop")
    assert [event for event in table.events if isinstance(event, TokenTaken)] == [TokenTaken(1, 2, "tomato", 15)]
    assert table.state.scores() == (0, 25)


@rule("ENT-91", "ENT-93")
def test_when_a_token_is_won_may_be_chosen_by_itself() -> None:
    full = "w w w w w w w ."
    assert natives(full).play("send 1").state.scores() == (0, 0)
    assert natives(full, edition="kosmos").play("send 1").state.scores() == (0, 0)
    assert natives(full, edition="digest", produce="at-end").play("send 1").state.scores() == (0, 0)
    assert natives(full, produce="last-space").play("send 1").state.scores() == (10, 0)
    assert natives(full, edition="kosmos", produce="last-space").play("send 1").state.scores() == (10, 0)


@rule("ENT-93", "ENT-73")
def test_a_scout_of_a_scored_island_may_take_a_token_too() -> None:
    board = SHORE.replace("7............", "7..╷.........")
    more = """
units = ['white scout C8']
paths = ['w w w w w w w .']
[turn]
phase = 'explore'
ship = 'C7'
landed = true
[huts.1]
token = 'corn'
"""
    table = Table(board, more=more, edition="digest").play("stop", "send 1")
    assert table.state.scores() == (0, 2 + 10)


# Recall


def recalls(edition: str, turn: str, **options: object) -> bool:
    """Tell whether red, with no scout in supply, may take one back at this moment."""
    more = f"{NO_SUPPLY}gold = [3, 3]\n[turn]\n{turn}"
    table = Table(SHORE, players=2, more=more, edition=edition, **options)
    return bool(table.legal_with("recall"))


MOMENTS = {
    "wheel": "phase='wheel'",
    "start": "phase='start'",
    "announce": "phase='announce'\nship='S:D'",
    "first draw": "phase='explore'\nship='S:D'\nannounced=1\ndraws=1",
    "placing a tile": "phase='place'\nship='S:D'\nhand='2'",
    "natives": "phase='natives'\nship='C8'",
}


@rule("ENT-41")
@pytest.mark.parametrize("moment", MOMENTS)
def test_only_in_kosmos_a_scout_may_be_recalled_at_any_decision(moment: str) -> None:
    assert recalls("kosmos", MOMENTS[moment])
    assert not recalls("mayfair", MOMENTS[moment])
    assert not recalls("digest", MOMENTS[moment])
    assert recalls("mayfair", MOMENTS[moment], recall="any-time")
    assert not recalls("kosmos", MOMENTS[moment], recall="when-placing")


@rule("ENT-41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scout_may_be_recalled_at_the_moment_of_placing_one(edition: str) -> None:
    assert recalls(edition, "phase='explore'\nship='C8'\nlanded=true")
    with_supply = Table(SHORE, more="[turn]\nphase='explore'\nship='C8'\nlanded=true", edition=edition)
    assert not with_supply.legal_with("recall")


@rule("ENT-41")
def test_in_kosmos_a_recalled_scout_need_not_be_placed() -> None:
    more = f"{NO_SUPPLY}[turn]\nphase='explore'\nship='C8'\nlanded=true"
    table = Table(SHORE, more=more, edition="kosmos").play("recall P1.1")
    assert table.state.supply[SCOUT] == 1
    assert {"scout", "stop"} <= set(table.legal())
    assert not table.legal_with("recall"), "one is in supply now"
    assert Table(SHORE, more=more).play("recall P1.1").legal() == ["scout"]


# The serpent


@rule("ENT-72")
@pytest.mark.parametrize(
    ("edition", "spaces"),
    [("mayfair", (49, 50, 1, 50, 1)), ("kosmos", (49, 0, 1, 0, 1)), ("digest", (49, 50, 1, 50, 1))],
    ids=EDITIONS,
)
def test_the_marker_goes_round_on_passing_or_reaching_50_and_the_total_counts(
    edition: str, spaces: tuple[int, ...]
) -> None:
    """Rulebook (Mayfair) 9: more than 50 points. (Kosmos): when the space 50 is reached."""
    terms = terms_of(2, _options(edition=edition))
    shown = [serpent_view(terms, score) for score in (49, 50, 51, 100, 101)]
    assert tuple(view.space for view in shown) == spaces
    assert [view.space + 50 * view.laps for view in shown] == [49, 50, 51, 100, 101]


@rule("ENT-72")
def test_where_the_marker_goes_round_may_be_chosen_by_itself() -> None:
    assert serpent_view(terms_of(2, _options(serpent="reaching")), 50).space == 0
    assert serpent_view(terms_of(2, _options(edition="kosmos", serpent="passing")), 50).space == 50


@rule("ENT-9")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "scouts"), [(2, 19), (3, 14), (4, 11)])
def test_supplies_are_the_same_in_all_editions(edition: str, players: int, scouts: int) -> None:
    state = Table(players=players, edition=edition).state
    for places in IN_SUPPLY[:players]:
        assert state.supply[places[SCOUT]] == scouts
        assert (state.supply[places[FORT]], state.supply[places[SETTLEMENT]]) == (2, 1)
