"""The end of the game: when it comes, how the jungle is scored, and who wins (ENT-90 to ENT-92)."""

from __future__ import annotations

import pytest

from farshore.core.errors import GameOver
from farshore.core.match import Match
from farshore.games.entdecker.events import GameEnded, IslandScored, SpaceFilled, TokenTaken, WorldClosed
from tests.entdecker.table import Table, rule

ONE_LEFT = """
 ABCDEF
1~~~~~~
2~┌┬┐~~
3~├┼┤~~
4~└┴.~~
"""
FULL = ONE_LEFT.replace(".", "┘")
LAST_TILE = ["start S:D", "hidden 1", "draw 1", "face 3", "back 1 plain", "place 3r3 D4"]
FREE = ". . . . . . . ."
TIES = pytest.mark.parametrize("edition", ["mayfair", "kosmos"])


def ended(top: str = "", huts: str = "", *, players: int = 2, **options: object) -> Table:
    """Return a game that has ended on a full board."""
    explore = "[turn]\nphase = 'explore'\nship = 'D4'\nlanded = true"
    table = Table(FULL, players=players, more=f"{top}\n{explore}\n{huts}", **options).play("stop")
    assert table.state.actors() == ()
    return table


def tokens(**by_path: str) -> str:
    """Say which tokens lie in which huts."""
    return "\n".join(f"[huts.{path[1:]}]\ntoken = '{token}'" for path, token in by_path.items())


def taken(table: Table) -> list[tuple[int, int, int]]:
    """Return who took a token, of which path, for how many points."""
    return [(event.seat, event.path, event.points) for event in table.events if isinstance(event, TokenTaken)]


# When


@rule("ENT-90")
def test_the_game_ends_after_the_turn_in_which_the_last_space_is_covered() -> None:
    """Rulebook (Mayfair) 11: the current player finishes his turn normally; islands completed that turn are scored."""
    table = Table(ONE_LEFT, more="units = ['white scout B2']").play(*LAST_TILE)
    assert not table.state.chart.left
    assert table.legal() == ["scout", "fort", "settlement", "stop"], "the turn goes on"
    assert table.state.winners() == ()
    table.play("fort")
    assert [event for event in table.events if isinstance(event, IslandScored)] == [IslandScored("B2", 9, (9, 5))]
    assert table.state.actors() == (1,), "white's scout enters the jungle"
    table.play("send 1", "token 1 pineapple")
    assert table.state.actors() == ()
    assert taken(table) == [(1, 1, 15)]
    assert table.events[-1] == GameEnded((9, 20), (1,))


@rule("ENT-90", "ENT-60")
def test_the_last_space_may_be_covered_by_a_fill() -> None:
    board = ONE_LEFT.replace("1~~", "1~.")
    table = Table(board).play(*LAST_TILE, "stop")
    assert [event.space for event in table.events if isinstance(event, SpaceFilled)] == ["B1"]
    assert table.events[-1] == GameEnded((0, 0), (1,))


@rule("ENT-90")
def test_the_game_goes_on_while_a_space_is_undiscovered() -> None:
    board = ONE_LEFT.replace("1~~~~~~", "1~~~~..")
    table = Table(board).play(*LAST_TILE, "stop")
    assert table.state.actors() == (1,)
    assert not table.state.winners()
    assert not any(isinstance(event, GameEnded) for event in table.events)


@rule("ENT-90")
def test_nothing_can_be_done_once_the_game_is_over() -> None:
    match = Match.new("entdecker", start=f"players = 2\nboard = '''{FULL}'''\n[turn]\nphase = 'over'")
    assert match.over
    with pytest.raises(GameOver):
        match.play(0, "stop")


@rule("ENT-90", "ENT-63")
def test_a_closed_world_is_filled_scored_for_the_player_to_move_and_ends() -> None:
    """Ten rounds without a tile: red stops after a discard, and it would be white's turn, who sends first."""
    board = ONE_LEFT.replace("┴.~~", "┴..~")
    turn = "phase = 'explore'\nship = 'S:E'\nannounced = 1\ndraws = 0\nidle = 19\nfresh = []"
    table = Table(board, more=f"units = ['white scout B2', 'red scout C2']\n[turn]\n{turn}").play("stop")
    assert WorldClosed() in table.events
    filled = [(event.space, event.tile) for event in table.events if isinstance(event, SpaceFilled)]
    assert filled == [("D4", "5r3"), ("E4", "2r3")]
    assert table.state.actors() == (1,)
    table.play("send 1", "token 1 corn", "send 2", "token 2 cocoa")
    assert table.events[-1] == GameEnded((10 + 5, 10 + 10), (1,))


# The jungle


@rule("ENT-91")
@TIES
def test_the_printed_example_of_a_tie_on_a_path(edition: str) -> None:
    """Rulebook (Mayfair) 11: red and purple have as many scouts, purple one closer to the hut, and wins 10 points.

    (Kosmos) column 11: the same. White and red score nothing.
    """
    table = ended("paths = ['p r w r p . . .']", tokens(p1="peanut"), players=4, edition=edition)
    assert taken(table) == [(3, 1, 10)]
    assert table.state.scores() == (0, 0, 0, 10)


@rule("ENT-91")
def test_most_scouts_on_a_path_win_its_token_wherever_they_stand() -> None:
    table = ended("paths = ['r w w . . . . .', 'w r r w r . . .']", tokens(p1="cocoa", p2="tomato"))
    assert taken(table) == [(1, 1, 5), (0, 2, 15)]


@rule("ENT-91", "ENT-7")
@pytest.mark.parametrize(
    ("token", "points"),
    [
        *(("peanut", 10), ("cocoa", 5), ("pineapple", 15), ("tomato", 15), ("tobacco", 5)),
        *(("rubber", 15), ("bean", 10), ("potato", 5), ("corn", 10)),
    ],
)
def test_each_token_brings_its_points(token: str, points: int) -> None:
    table = ended("paths = ['w . . . . . . .']\nscore = [3, 4]", tokens(p1=token))
    assert table.events[-2] == TokenTaken(1, 1, token, points)
    assert table.state.scores() == (3, 4 + points)


@rule("ENT-91")
def test_a_tie_goes_to_the_tied_player_nearest_the_hut_not_to_a_third_one_nearer() -> None:
    table = ended("paths = ['w r y y r . . .']", tokens(p1="corn"), players=3)
    assert taken(table) == [(0, 1, 10)]
    gap = ended("paths = ['. y r . . y r w']", tokens(p1="corn"), players=3)
    assert taken(gap) == [(2, 1, 10)]
    all_alike = ended("paths = ['. p y w r . . .']", tokens(p1="corn"), players=4)
    assert taken(all_alike) == [(3, 1, 10)]


@rule("ENT-91")
def test_huts_never_discovered_hold_nothing() -> None:
    table = ended("paths = ['r . . . . . . .']")
    assert taken(table) == []
    assert table.state.scores() == (0, 0)


@rule("ENT-91")
def test_a_token_on_a_path_without_scouts_goes_to_nobody() -> None:
    table = ended(f"paths = ['{FREE}', 'r . . . . . . .']", tokens(p1="tomato", p2="corn"))
    assert taken(table) == [(0, 2, 10)]


@rule("ENT-91")
def test_the_tokens_are_shown_to_everyone_at_the_end() -> None:
    table = ended(f"paths = ['{FREE}', 'r . . . . . . .']", tokens(p1="tomato", p2="corn"))
    for viewer in (0, 1, None):
        huts = [path.hut for path in table.state.view(viewer).jungle.paths]
        assert [hut.produce for hut in huts[:3]] == ["tomato", "corn", ""]
        assert [hut.taken_by for hut in huts[:3]] == [None, 0, None]


@rule("ENT-91", "ENT-92")
def test_all_seven_paths_are_scored_before_the_winner_is_found() -> None:
    paths = ["r . . . . . . .", *["w . . . . . . ."] * 6]
    seven = tokens(p1="peanut", p2="cocoa", p3="pineapple", p4="tomato", p5="tobacco", p6="rubber", p7="bean")
    table = ended(f"paths = {paths}\nscore = [60, 0]", seven)
    assert table.state.scores() == (70, 5 + 15 + 15 + 5 + 15 + 10)
    assert table.state.winners() == (0,)


# The winner


@rule("ENT-92")
@pytest.mark.parametrize("edition", ["mayfair", "kosmos", "digest"])
def test_most_points_win_whatever_the_gold(edition: str) -> None:
    table = ended("score = [30, 51, 50]\ngold = [90, 0, 20]", players=3, edition=edition)
    assert table.state.winners() == (1,)
    assert table.events[-1] == GameEnded((30, 51, 50), (1,))


@rule("ENT-92")
@TIES
def test_a_tie_is_won_by_the_tied_player_with_most_gold(edition: str) -> None:
    table = ended("score = [40, 51, 51, 51]\ngold = [90, 3, 8, 7]", players=4, edition=edition)
    assert table.state.winners() == (2,)


@rule("ENT-92")
@TIES
def test_equal_points_and_equal_gold_share_the_victory(edition: str) -> None:
    table = ended("score = [51, 40, 51, 51]\ngold = [8, 90, 8, 7]", players=4, edition=edition)
    assert table.state.winners() == (0, 2)


@rule("ENT-92")
def test_in_the_digest_a_tie_is_shared_whatever_the_gold() -> None:
    table = ended("score = [51, 40, 51]\ngold = [8, 90, 2]", players=3, edition="digest")
    assert table.state.winners() == (0, 2)


@rule("ENT-92")
def test_what_breaks_a_tie_may_be_chosen_by_itself() -> None:
    tie = "score = [51, 51]\ngold = [8, 2]"
    assert ended(tie, final_tie="shared").state.winners() == (0, 1)
    assert ended(tie, edition="digest", final_tie="gold").state.winners() == (0,)
