"""Who knows what: views, events, records and imagined worlds give away no token and no top scout (ENT-80, ENT-95)."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from farshore.core.contract import CHANCE, PublicEvent, Seat
from farshore.core.fate import Fate
from farshore.core.match import Match
from farshore.games.entdecker import secrets
from farshore.games.entdecker.actions import DrawToken
from farshore.games.entdecker.events import EVENT_TYPES, TokenTaken
from farshore.games.entdecker.position import read_position
from farshore.games.entdecker.secrets import TokenSeen, TopScoutsNamed
from farshore.games.entdecker.state import EntdeckerState
from farshore.games.entdecker.view import EntdeckerView
from tests.entdecker.table import Table, rule
from tests.some import some

BOARD = """
 ABCDEF
1~~~~~~
2~┌┬┐~~
3~├┼┤~~
4~└┴┘..
"""
NINE = ["peanut", "cocoa", "pineapple", "tomato", "tobacco", "rubber", "bean", "potato", "corn"]
CORN = """
[huts.1]
token = 'corn'
seen = ['white']
"""
HUTS = f"""{CORN}
[huts.2]
token = 'tomato'
seen = ['red', 'white']
[huts.3]
token = 'cocoa'
"""
PATHS = "paths = ['w . . . . . . .', 'w r . . . . . .', '. r . . . . . .']\n"
EXPLORE = "[turn]\nphase = 'explore'\nship = 'D4'\nlanded = true\n"
WATCHERS = (0, 1, 2, None)


def at_table(top: str = "", huts: str = "", options: str = "", board: str = BOARD) -> Match:
    """Return a match of three that goes on from a position in which red may stop its journey."""
    text = f"players = 3\nboard = '''{board}'''\n{top}\n{EXPLORE}\n{huts}\n[options]\n{options}"
    return Match.new("entdecker", start=text, fate=Fate(b"secrets"))


def shown(match: Match, seat: Seat | None) -> EntdeckerView:
    view = match.view(seat)
    assert isinstance(view, EntdeckerView)
    return view


def state(top: str = "", huts: str = HUTS, options: str = "") -> EntdeckerState:
    return read_position(f"players = 3\nboard = '''{BOARD}'''\n{PATHS}{top}\n{EXPLORE}\n{huts}\n[options]\n{options}")


def record_of(match: Match, seat: Seat | None, verb: str) -> list[str]:
    """Return the steps with this verb in the record given to a seat."""
    return [step.action for step in match.record_for(seat).steps if step.action.split()[0] == verb]


# Tokens


@rule("ENT-80")
def test_a_view_shows_a_hut_only_to_those_who_have_looked() -> None:
    s = state()
    expected = {0: ["", "tomato", ""], 1: ["corn", "tomato", ""], 2: ["", "", ""], None: ["", "", ""]}
    for viewer, produce in expected.items():
        jungle = s.view(viewer).jungle
        assert [path.hut.produce for path in jungle.paths[:3]] == produce
        assert [path.hut.has_token for path in jungle.paths[:4]] == [True, True, True, False]
        assert [path.hut.seen_by for path in jungle.paths[:3]] == [(1,), (0, 1), ()]
        assert {kind.name for kind in jungle.produce if kind.path} == set(produce) - {""}
        assert jungle.tokens_in_bag == 6


@rule("ENT-80")
def test_a_token_drawn_on_a_dot_is_in_the_drawers_record_and_events_only() -> None:
    match = at_table("units = ['white scout B2']")
    match.play(0, "stop")
    match.play(1, "send 4")
    (drawn,) = [step for step in match.record.steps if step.seat == CHANCE and step.action.startswith("token")]
    _, _, produce = drawn.action.split()
    assert record_of(match, 1, "token") == [f"token 4 {produce}"]
    for other in (0, 2, None):
        assert record_of(match, other, "token") == ["token 4 hidden"]
        assert produce not in match.record_for(other).text()
        assert TokenSeen(1, 4, "", True) in match.events_for(other)
        assert produce not in msgspec.json.encode(match.events_for(other)).decode()
        assert shown(match, other).jungle.paths[3].hut.produce == ""
    assert TokenSeen(1, 4, produce, True) in match.events_for(1)
    assert shown(match, 1).jungle.paths[3].hut.produce == produce


@rule("ENT-80")
def test_whoever_looks_later_learns_what_was_drawn_before() -> None:
    """White draws the token; red, whose scout comes to the eye of that path, finds it in its own record too."""
    match = at_table("units = ['white scout B2', 'red scout C2', 'white scout D2']")
    match.play(0, "stop")
    match.play(0, "send 5")  # red draws a token
    match.play(1, "send 5")
    assert "hidden" not in record_of(match, 0, "token")[0]
    assert record_of(match, 1, "token") == ["token 5 hidden"]
    match.play(1, "send 5")  # the eye
    produce = record_of(match, 0, "token")[0].split()[-1]
    assert record_of(match, 1, "token") == [f"token 5 {produce}"]
    assert TokenSeen(1, 5, produce, False) in match.events_for(1)
    assert TokenSeen(1, 5, "", False) in match.events_for(0), "red knows it, but not from white's looking"
    assert record_of(match, 2, "token") == ["token 5 hidden"]


@rule("ENT-80", "ENT-93")
def test_a_token_taken_at_once_is_shown_to_everyone() -> None:
    top = "units = ['white scout B2']\npaths = ['r r r r r r r .']"
    match = at_table(top, CORN, "edition='digest'")
    match.play(0, "stop")
    match.play(1, "send 1")
    for watcher in WATCHERS:
        assert TokenTaken(1, 1, "corn", 10, (7, 1, 0), "full") in match.events_for(watcher)
        assert shown(match, watcher).jungle.paths[0].hut.produce == "corn"
    taken = [path.hut for path in shown(match, None).jungle.paths if path.hut.taken_by is not None]
    assert len(taken) == 1


@rule("ENT-80", "ENT-91")
def test_at_the_end_the_record_hides_nothing_from_anyone() -> None:
    match = at_table("units = ['white scout B2']", board=BOARD.replace("┘..", "┘~~"))
    match.play(0, "stop")
    match.play(1, "send 4")
    assert match.over
    (token,) = [step.action for step in match.record.steps if step.action.startswith("token")]
    for watcher in WATCHERS:
        assert record_of(match, watcher, "token") == [token]


@rule("ENT-80")
def test_a_record_given_away_does_not_hold_the_seed_or_the_position_it_began_from() -> None:
    """A position shows every token, and the seed what will be drawn."""
    match = at_table("units = ['white scout B2']\n" + PATHS, HUTS)
    for watcher in WATCHERS:
        given = match.record_for(watcher)
        assert given.header.seed is None
        assert given.header.start is None
        assert given.header.commitment == match.record.header.commitment


# Imagined worlds


@rule("ENT-80")
@pytest.mark.parametrize(("seat", "known"), [(0, {1: "tomato"}), (1, {0: "corn", 1: "tomato"}), (2, {})])
def test_an_imagined_world_keeps_the_tokens_a_seat_has_seen_and_draws_the_others_anew(
    seat: int, known: dict[int, str]
) -> None:
    s = state()
    names = s.terms.produce
    rng = Random(seat)
    found: dict[int, Counter[str]] = {hut: Counter() for hut in range(3)}
    for _ in range(900):
        world = s.determinize(seat, rng)
        tokens = [names[token] for token in world.jungle.tokens[:3]]
        in_bag = [name for name, there in zip(names, world.jungle.bag, strict=True) if there]
        assert sorted(tokens + in_bag) == sorted(NINE)
        for hut, token in enumerate(tokens):
            found[hut][token] += 1
    assert s.determinize(seat, rng).view(seat) == s.view(seat)
    for hut, counts in some(found.items()):
        if hut in known:
            assert counts == {known[hut]: 900}
        else:
            assert counts.keys() == set(NINE) - set(known.values()), "whatever is not known may lie there"
            assert min(counts.values()) > 900 / len(counts) / 2, "each as likely"


@rule("ENT-93")
def test_an_imagined_world_keeps_a_token_that_was_taken() -> None:
    taken = HUTS.replace("token = 'corn'", "token = 'corn'\ntaken = 'white'")
    s = state("score = [0, 10, 0]", taken, "edition='digest'")
    rng = Random(0)
    assert {s.determinize(2, rng).jungle.tokens[0] for _ in range(50)} == {s.jungle.tokens[0]}


@rule("ENT-80")
def test_imagining_changes_nothing_in_the_game_itself() -> None:
    s = state("units = ['white scout B2']", HUTS)
    before = (s.jungle.tokens.copy(), s.jungle.bag.copy(), s.view(1))
    world = s.determinize(0, Random(1))
    world.apply(0, world.legal(0)[-1])
    assert (s.jungle.tokens, s.jungle.bag, s.view(1)) == before


@rule("ENT-80")
def test_a_token_still_in_the_bag_is_nobodys_knowledge() -> None:
    """Chance decides only when it is drawn: no state holds an order of the bag."""
    s = state("units = ['white scout B2']", HUTS)
    s.apply(0, s.legal(0)[-1])
    s.apply(1, s.legal(1)[3])
    assert {action for action, _ in s.outcomes()} == {
        DrawToken(4, produce) for produce in NINE if produce not in ("corn", "tomato", "cocoa")
    }


# Top scouts


@rule("ENT-95")
def test_a_choice_of_top_scouts_is_hidden_from_all_others_while_they_still_choose() -> None:
    match = Match.new("entdecker", 3, {"top_scout": True})
    match.play(1, "top 4 11")
    assert record_of(match, 1, "top") == ["top 4 11"]
    assert match.events_for(1) == [TopScoutsNamed(1, 4, 11)]
    for other in (0, 2, None):
        assert record_of(match, other, "top") == ["top 0 0"]
        assert match.events_for(other) == [TopScoutsNamed(1, 0, 0)]
        view = shown(match, other)
        assert [player.has_named for player in view.players] == [False, True, False]
        assert [player.top_scouts for player in view.players] == [(), (), ()]
    assert shown(match, 1).players[1].top_scouts == (4, 11)
    assert match.legal(0) == match.legal(2), "and what the others may do does not tell either"


@rule("ENT-95")
def test_top_scouts_are_hidden_until_the_end_and_then_shown() -> None:
    scouts = "top_scouts = [[1, 2], [4, 11], [1, 2]]\nunits = ['white scout 4 B2']\n"
    match = at_table(scouts, options="top_scout=true", board=BOARD.replace("┘..", "┘~~"))
    match.play(0, "stop")
    for other in (0, 2, None):
        view = shown(match, other)
        assert view.players[1].top_scouts == ()
    assert shown(match, 1).players[1].top_scouts == (4, 11)
    match.play(1, "send 4 #4")
    assert match.over
    for watcher in WATCHERS:
        view = shown(match, watcher)
        assert [player.top_scouts for player in view.players] == [(1, 2), (4, 11), (1, 2)]
        assert view.jungle.paths[3].spaces[0].is_top_scout


@rule("ENT-95")
def test_who_leads_a_path_is_shown_by_what_all_can_see() -> None:
    top = "top_scouts = [[7, 8], [4, 11], [1, 2]]\n"
    paths = "paths = ['w1 w2 w3 r7 r8 . . .']\n"
    match = at_table(top + paths, CORN, "top_scout=true", BOARD.replace("┘..", "┘~~"))
    for watcher in WATCHERS:
        path = shown(match, watcher).jungle.paths[0]
        assert path.leader == 1
        assert [space.is_top_scout for space in path.spaces[:5]] == [False] * 3 + [watcher == 0] * 2
    match.play(0, "stop")
    assert shown(match, None).jungle.paths[0].leader == 0


@rule("ENT-95")
def test_an_imagined_world_keeps_ones_own_top_scouts_and_draws_the_others_anew() -> None:
    scouts = "top_scouts = [[1, 2], [4, 11], [3, 5], [7, 8]]"
    s = read_position(f"players = 4\nboard = '''{BOARD}'''\n{scouts}\n{EXPLORE}\n[options]\ntop_scout=true")
    rng = Random(5)
    worlds = [s.determinize(1, rng).top_scouts for _ in range(2000)]
    assert {chosen[1] for chosen in worlds} == {(4, 11)}
    for other in (0, 2, 3):
        pairs = Counter(chosen[other] for chosen in worlds)
        assert len(pairs) == 55, "every pair of eleven"
        assert all(1 <= first < second <= 11 for first, second in pairs)
        assert max(pairs.values()) < 2000 / 55 * 2


@rule("ENT-95")
def test_a_seat_that_has_not_chosen_yet_has_no_top_scouts_in_an_imagined_world() -> None:
    match = Match.new("entdecker", 3, {"top_scout": True})
    match.play(1, "top 4 11")
    world = match.state.determinize(0, Random(1))
    assert world.actors() == (0, 2)


@rule("ENT-95")
def test_at_the_end_the_record_tells_everyone_who_named_whom() -> None:
    match = Match.new("entdecker", 2, {"top_scout": True, "own_scenario": f"name='s'\nboard='''{BOARD}'''"})
    match.play(0, "top 1 2")
    match.play(1, "top 3 4")
    rng = Random(1)
    while not match.over:
        assert record_of(match, None, "top") == ["top 0 0", "top 0 0"]
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    assert record_of(match, None, "top") == ["top 1 2", "top 3 4"]


# Tiles


@rule("ENT-10")
def test_a_face_in_a_hidden_stack_is_decided_only_when_it_is_seen() -> None:
    """So no view, record or imagined world can give it away: anything not yet drawn may be under the back."""
    table = Table().play("start S:C", "hidden 1", "draw 1")
    assert table.outcomes() == {"face 1": 13, "face 2": 28, "face 3": 20, "face 4": 12, "face 5": 15}
    world = table.state.determinize(1, Random(1))
    assert list(world.outcomes()) == list(table.state.outcomes())


# What an auditor asks


def test_whatever_not_everybody_may_see_is_on_one_page() -> None:
    assert {kind for kind in EVENT_TYPES if not issubclass(kind, PublicEvent)} == {TokenSeen, TopScoutsNamed}
    assert {TokenSeen.__module__, TopScoutsNamed.__module__} == {secrets.__name__}


def test_the_events_that_show_a_secret_say_so() -> None:
    shows = {"TokenSeen", "TokenTaken", "TopScoutsShown", "GameEnded"}
    assert {kind.__name__ for kind in EVENT_TYPES if kind.reveals} == shows
