"""Rounds, turns and cards: who is active, what may be taken, what it gives (EXP-20 to EXP-23, EXP-26, EXP-31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from farshore.core.contract import CHANCE
from farshore.core.errors import BadPosition
from farshore.games.explorers.cards import CARDS
from farshore.games.explorers.events import CardTurned, GameEnded, MarksShown, RoundBegan, SideChosen
from farshore.games.explorers.position import read_position, write_position
from farshore.games.explorers.secrets import Committed
from tests.explorers.table import Table, rule
from tests.some import never_empty, some

# On the first map of the tests' box the start village is j11. Beside this line lie prairie d11 i12 j12 k12, water
# f10 g10 k10 l10 m10, desert i10 j10 l12 m12 and mountain e10 e12 f12 g12 n11; the horse is on e9.
LINE = "['e11-m11']"
COLOURS = ("blue", "orange", "green", "violet")
SCROLL = "['h10-h11', 'h11-j11']"  # one scroll found


def at_card(players: int, card: str, side: str, marks: str = LINE, when: str = "turn = 1", more: str = "") -> Table:
    """Return a table where blue, active, has chosen a side; all explorers have the same marks."""
    explorers = "".join(f"\n[{name}]\nmarks = {marks}\n{more}" for name in COLOURS[:players])
    chosen = f"side = '{side}'" if side else ""
    return Table(f"players = {players}\n{when}\ncard = '{card}'\n{chosen}{explorers}")


@never_empty
def whole_game(players: int, first: str = "") -> Iterator[tuple[int, int, Table]]:
    """Play a game in which all stop at once; yield round and turn, counted from 1, before each card is turned."""
    options = {"map": "1r0 2r0 3r0 4r0", "may_stop": True, "first_seat": "random" if first else "first"}
    table = Table(f"players = {players}", **options)
    if first:
        table.play(f"first {first}")
    while table.state.actors():
        if table.state.actors() == (CHANCE,):
            yield table.state.round + 1, table.state.turn_number + 1, table
            table.play(next(iter(table.outcomes())))
        else:
            legal = table.legal()
            table.play("stop" if "stop" in legal else legal[0])
    yield 5, 1, table


# Rounds and cards


@rule("EXP-20")
@pytest.mark.parametrize("players", range(1, 5))
def test_there_are_four_rounds_of_seven_turns(players: int) -> None:
    moments = [(number, turn) for number, turn, _ in whole_game(players)]
    assert moments == [(number, turn) for number in range(1, 5) for turn in range(1, 8)] + [(5, 1)]


@rule("EXP-20")
def test_each_round_has_all_eight_cards_again_and_leaves_one_unseen() -> None:
    left: list[int] = []
    before: set[str] = set()
    for _, turn, table in whole_game(2):
        if not table.state.actors():
            break
        outcomes = table.outcomes()
        if turn == 1:
            assert outcomes == {f"card {card}": 1 for card in CARDS}, "all eight, also those turned in the last round"
        else:
            assert set(outcomes) < before, "one fewer with every turn, each as likely"
            assert set(outcomes.values()) == {1}
        before = set(outcomes)
        left.append(len(outcomes))
    assert left == [8, 7, 6, 5, 4, 3, 2] * 4, "of the last two one is turned, the other stays aside"
    assert [event.round for event in table.events if isinstance(event, RoundBegan)] == [1, 2, 3, 4]
    cards = [event.card for event in table.events if isinstance(event, CardTurned)]
    assert all(len(set(cards[start : start + 7])) == 7 for start in (0, 7, 14, 21))
    assert isinstance(table.events[-1], GameEnded)


@rule("EXP-20")
def test_a_card_turned_is_out_until_the_round_ends() -> None:
    table = Table("players = 2\nround = 3\nturn = 7\ndeck = ['PW', 'WM|PD']", may_stop=True)
    assert table.outcomes() == {"card PW": 1, "card WM|PD": 1}
    table.play("card WM|PD", "side PD", "stop").play("take WM", "stop")
    assert len(table.outcomes()) == 8


# Who is active


@rule("EXP-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_active_seat_passes_left_each_turn_and_the_marker_each_round(players: int) -> None:
    for first in range(players):
        times: Counter[int] = Counter()
        for number, turn, table in whole_game(players, COLOURS[first]):
            if number == 5 or (players == 3 and (number, turn) == (4, 7)):
                break
            holder = (first + number - 1) % players
            assert table.state.active == (holder + turn - 1) % players
            times[table.state.active] += 1
        expected = {2: 14, 3: 9, 4: 7}[players]
        assert times == dict.fromkeys(range(players), expected), "so all are active equally often"


@rule("EXP-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_the_first_seat_or_random(players: int) -> None:
    assert Table(f"players = {players}", map="first-player").state.actors() == (0,)
    table = Table(f"players = {players}", map="first-player", first_seat="random")
    assert table.outcomes() == {f"first {name}": 1 for name in COLOURS[:players]}
    assert table.play(f"first {COLOURS[players - 1]}").state.actors() == (players - 1,)


@rule("EXP-26")
@pytest.mark.parametrize("name", ["first", "second", "third", "fourth"])
def test_the_first_player_may_be_any_seat(name: str) -> None:
    seat = ["first", "second", "third", "fourth"].index(name)
    table = Table("players = 4", map="first-player", first_seat=name)
    assert table.state.actors() == (seat,)
    again = read_position(write_position(table.state))
    assert again.actors() == (seat,)
    if seat:
        with pytest.raises(BadPosition, match=f"no {name} seat among {seat}"):
            Table(f"players = {seat}", first_seat=name)


@rule("EXP-26", "EXP-70")
def test_alone_there_is_no_first_player_to_be_drawn() -> None:
    assert Table("players = 1", map="1r0 2r0 3r0 4r0", first_seat="random").state.actors() == (0,)


# Sides


@rule("EXP-21")
def test_the_active_player_turns_the_card_and_alone_chooses_a_side_of_it() -> None:
    """Rulebook, phase 1: Daniel draws mountain/desert and chooses the mountain."""
    table = Table("players = 4\nturn = 2").play("card DM")
    assert table.state.actors() == (1,), "in turn 2 the second seat is active"
    assert table.events == [CardTurned("DM", 1)]
    assert table.legal() == ["side D", "side M"]
    assert "D, M" in table.refuses("side P", "EXP-21")
    table.refuses("take M", "EXP-21")
    assert not table.state.legal(0)
    table.play("side M")
    assert table.events[1] == SideChosen(1, "M"), "openly"
    assert table.events[1].seen_by(None) == SideChosen(1, "M")


@rule("EXP-21", "EXP-24", "EXP-32")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_daniel_marks_three_mountains_carina_three_deserts_jakob_two_mountains_and_a_horses_square(
    order: tuple[int, ...],
) -> None:
    """Rulebook, phase 2 (Olivia and Noah in English, Meredith and Alfie in French): the example, in every order.

    Carina's marks do not touch one another. Jakob's second mountain has a horse, and he marks one more square.
    """
    moves = {
        0: ["mark n11", "mark n12", "mark e12"],
        1: ["take D", "mark j10", "mark l12", "mark i10"],
        2: ["take M", "mark e10", "mark e9", "mark f9"],
    }
    table = at_card(3, "DM", "M")
    assert table.state.actors() == (0, 1, 2)
    assert table.legal(1) == table.legal(2) == ["take D", "take M"]
    for seat in order:
        table.play(*moves[seat], seat=seat)
        assert seat not in table.state.actors()
    assert [event for event in table.events if isinstance(event, MarksShown)] == [
        MarksShown(0, ("n11", "e12", "n12")),
        MarksShown(1, ("i10", "j10", "l12")),
        MarksShown(2, ("e9", "f9", "e10")),
    ]


@rule("EXP-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_others_get_three_marks_of_the_side_not_chosen_or_two_of_the_chosen_one(players: int) -> None:
    for side, other in (("P", "W"), ("W", "P")):
        table = at_card(players, "PW", side)
        assert table.sheet(0).due == 3, "the active player marks three of the side chosen"
        for seat in range(1, players):
            table.play(f"take {side}" if seat % 2 else f"take {other}", seat=seat)
            assert table.sheet(seat).due == (2 if seat % 2 else 3)
        committed = [event for event in table.events if isinstance(event, Committed)]
        assert [(event.terrains, event.marks) for event in committed] == [
            (side, 2) if seat % 2 else (other, 3) for seat in range(1, players)
        ]


@rule("EXP-21")
def test_the_active_player_may_not_take_the_other_side() -> None:
    table = at_card(2, "PW", "P", SCROLL)
    assert table.legal(0) == ["take P", "scroll P", "scroll W", "scroll D", "scroll M"]
    assert "P" in table.refuses("take W", "EXP-21", 0)
    assert table.play("take P", seat=0).sheet(0).due == 3


@rule("EXP-21")
def test_a_terrain_that_is_not_on_the_card_cannot_be_taken() -> None:
    table = at_card(2, "PW", "P")
    table.refuses("take M", "EXP-21", 1)
    table.refuses("terrain M", "EXP-21", 1)
    table.refuses("take PM", "EXP-21", 1)


@rule("EXP-21")
def test_one_commits_before_the_first_mark_and_cannot_change_it() -> None:
    table = at_card(2, "PW", "P")
    table.refuses("mark f10", "EXP-21", 1)
    table.play("take W", seat=1)
    table.refuses("take P", "EXP-21", 1)
    table.refuses("mark j12", "EXP-21", 1)
    table.play("mark f10", seat=1)
    table.refuses("take P", "EXP-21", 1)
    table.refuses("mark j12", "EXP-21", 1)


@rule("EXP-21")
def test_all_who_are_not_done_act_at_once_and_the_next_turn_waits_for_the_last() -> None:
    table = at_card(4, "PW", "P")
    assert table.state.actors() == (0, 1, 2, 3)
    for seat in (2, 0, 3):
        if seat:
            table.play("take P", seat=seat)
        while seat in table.state.actors():
            table.play(table.legal(seat)[0], seat=seat)
        assert not table.state.legal(seat)
    assert table.state.actors() == (1,)
    assert not any(isinstance(event, MarksShown) for event in table.events)
    table.play("take W", "mark f10", "mark g10", "mark k10", seat=1)
    assert table.state.actors() == (CHANCE,)
    assert table.state.active == 1


# Wild cards


@rule("EXP-22")
def test_on_a_wild_card_jakob_marks_two_prairies_and_a_mountain_daniel_two_mountains() -> None:
    """Rulebook, wild cards; in the English text Olivia takes desert and water: two water squares and one desert."""
    table = at_card(3, "PM|DW", "PM")
    table.play("mark i12", "mark e12", "mark d11", seat=0)
    table.play("take DW", "mark k10", "mark j10", "mark l10", seat=1)
    table.play("take PM", "mark n11", "mark n12", seat=2)
    assert table.state.actors() == (CHANCE,)
    assert [event.squares for event in table.events if isinstance(event, MarksShown)] == [
        ("d11", "e12", "i12"),
        ("j10", "k10", "l10"),
        ("n11", "n12"),
    ]


@rule("EXP-22")
@pytest.mark.parametrize(("card", "side", "other"), [("PM|DW", "PM", "DW"), ("WM|PD", "PD", "WM")])
def test_a_side_of_a_wild_card_is_a_pair(card: str, side: str, other: str) -> None:
    table = Table(f"players = 2\nturn = 1\ncard = '{card}'\n[blue]\nmarks = {LINE}\n[orange]\nmarks = {LINE}")
    assert table.legal() == [f"side {part}" for part in card.split("|")]
    table.refuses(f"side {side[0]}", "EXP-21")
    table.play(f"side {side}")
    assert sorted(table.legal(1)) == sorted([f"take {side}", f"take {other}"])
    table.refuses(f"take {other[0]}", "EXP-21", 1)
    table.play(f"take {side}", seat=1)
    assert (table.sheet(0).due, table.sheet(1).due) == (3, 2)


@rule("EXP-22")
def test_each_mark_of_a_pair_may_be_of_either_terrain_in_any_order_all_on_one_too() -> None:
    squares = {"P": ["d11", "i12", "j12"], "M": ["e10", "e12", "n11"]}
    for wanted in ("PPP", "PPM", "PMP", "MPP", "PMM", "MPM", "MMP", "MMM"):
        table = at_card(2, "PM|DW", "PM")
        for number, terrain in enumerate(wanted):
            legal = table.legal(0)
            assert {"mark k12", "mark f12"} <= set(legal), "both terrains, whatever was marked"
            assert not {"mark j10", "mark k10"} & set(legal)
            table.play(f"mark {squares[terrain][number]}", seat=0)
        assert table.state.actors() == (1,)


# Three players, the last turn


@rule("EXP-23")
def test_the_last_turn_of_three_players_has_no_active_player_and_gives_all_three_of_either_side() -> None:
    explorers = "".join(f"[{name}]\nmarks = {LINE}\n" for name in COLOURS[:3])
    table = Table(f"players = 3\nround = 4\nturn = 7\ndeck = ['WM', 'PD']\n{explorers}")
    table.play("card WM")
    assert table.events[-1] == CardTurned("WM", -1)
    assert table.state.actors() == (0, 1, 2)
    for seat, take in enumerate(("take W", "take M", "take W")):
        assert table.legal(seat) == ["take W", "take M"]
        table.play(take, seat=seat)
        assert table.sheet(seat).due == 3
    while table.state.actors():
        table.play(table.legal()[0])
    assert isinstance(table.events[-1], GameEnded)
    assert all(some(len(event.squares) >= 3 for event in table.events if isinstance(event, MarksShown)))


@rule("EXP-23", "EXP-22")
def test_in_it_a_wild_card_gives_three_of_either_pair() -> None:
    table = at_card(3, "PM|DW", "", when="round = 4\nturn = 7").play("take PM", seat=0).play("take DW", seat=1)
    assert (table.sheet(0).due, table.sheet(1).due) == (3, 3)


@rule("EXP-23", "EXP-31")
def test_in_it_a_scroll_may_be_used() -> None:
    table = at_card(3, "WM", "", SCROLL, "round = 4\nturn = 7").play("scroll P", seat=1)
    assert table.sheet(1).due == 4


@rule("EXP-23")
@pytest.mark.parametrize(("players", "number", "turn"), [(2, 4, 7), (4, 4, 7), (3, 4, 6), (3, 3, 7), (3, 1, 7)])
def test_every_other_turn_has_an_active_player(players: int, number: int, turn: int) -> None:
    table = Table(f"players = {players}\nround = {number}\nturn = {turn}")
    assert table.state.active == (number - 1 + turn - 1) % players
    table.play("card PM" if "card PM" in table.outcomes() else next(iter(table.outcomes())))
    assert table.state.actors() == (table.state.active,)


# Scrolls


@rule("EXP-31")
@pytest.mark.parametrize("terrain", "PWDM")
def test_a_scroll_ignores_the_card_and_gives_four_marks_of_one_terrain(terrain: str) -> None:
    table = at_card(2, "PW", "P", "['e11-m11', 'h10']").play(f"scroll {terrain}", seat=1)
    assert table.events[-1] == Committed(1, terrain, 4, scroll=True, quadrant="")
    explorer = table.sheet(1)
    assert (explorer.due, explorer.scrolls, explorer.scrolls_used) == (4, 0, 1)
    before = explorer.marks
    while 1 in table.state.actors():
        table.play(next(move for move in table.legal(1) if move != "mark e9"), seat=1)  # not on the horse
    new = explorer.marks & ~before
    assert new & table.state.world.terrain["PWDM".index(terrain)] == new
    assert new.bit_count() == 4


@rule("EXP-31")
def test_an_active_player_who_uses_a_scroll_still_chooses_a_side_for_the_others() -> None:
    """Rulebook, scroll: so that the others know whether to mark two or three."""
    marks = "".join(f"\n[{name}]\nmarks = {SCROLL}" for name in COLOURS[:2])
    table = Table(f"players = 2\nturn = 1\ncard = 'DM'{marks}")
    assert table.legal() == ["side D", "side M"]
    table.refuses("scroll P", "EXP-21")
    table.play("side M").play("scroll W", seat=0)
    assert table.sheet(0).due == 4
    assert table.play("take M", seat=1).state.side == "M"
    assert [event.marks for event in table.events if isinstance(event, Committed)] == [4, 2]


@rule("EXP-31")
def test_a_scroll_found_in_this_turn_serves_from_the_next_on() -> None:
    """Water h10 has a scroll: not for the marks still due, but for the next card."""
    table = at_card(2, "PW", "W", "['h11-j11']")
    table.play("mark h10", seat=0)
    assert (table.sheet(0).scrolls, table.sheet(0).fresh_scrolls) == (0, 1)
    table.refuses("scroll M", "EXP-21", 0)
    assert table.sheet(0).due == 2
    table.play("mark g10", "mark g11", seat=0).play("take P", "mark i12", "mark j12", "mark i13", seat=1)
    assert (table.sheet(0).scrolls, table.sheet(0).fresh_scrolls) == (1, 0)
    table.play("card DM", "side D")
    assert "scroll W" in table.legal(0)


@rule("EXP-31")
def test_one_scroll_per_turn_may_be_spent() -> None:
    table = at_card(2, "PW", "P", "['h11-k11', 'h10', 'k12']")
    assert table.sheet(1).scrolls == 2
    table.play("scroll W", seat=1)
    assert table.sheet(1).scrolls == 1
    table.refuses("scroll W", "EXP-21", 1)
    while 1 in table.state.actors():
        assert not any(move.startswith("scroll") for move in table.legal(1))
        table.play(table.legal(1)[-1], seat=1)


@rule("EXP-31")
def test_no_scroll_may_be_used_without_one_nor_in_the_set_up() -> None:
    table = at_card(2, "PW", "P")
    assert table.legal(1) == ["take P", "take W"]
    assert "no scroll" in table.refuses("scroll M", "EXP-31", 1)
    Table("players = 2\nmap = '1r0 2r0 3r0 4r0'").refuses("scroll M", "EXP-21")


@rule("EXP-31")
def test_a_used_scroll_frees_no_slot_and_cannot_be_used_again() -> None:
    table = at_card(2, "PW", "P", SCROLL, more="scrolls_used = 1")
    explorer = table.sheet(1)
    assert (explorer.scrolls_found, explorer.scrolls, explorer.scrolls_used) == (1, 0, 1)
    table.refuses("scroll M", "EXP-31", 1)
