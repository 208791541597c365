"""What a table of Explorers plays by, as the kernel reads it: all data of the rules, handed over and not written twice.

The fields of ``KernelTerms`` are those of ``Terms`` in ``source/game.h``, in the same order; the sizes are compared
when the library is loaded.
"""

from __future__ import annotations

from ctypes import Array, Structure, c_double, c_int32, c_uint8, c_uint64
from functools import partial
from typing import Any, Final

from farshore.core.contract import Action
from farshore.envs.setting import Setting
from farshore.games.explorers import achievements, actions, cards, grid, marks
from farshore.games.explorers.gems import gem_points
from farshore.games.explorers.layout import MOST_AREAS
from farshore.games.explorers.provisions import KINDS, MOST_OF_A_KIND, provision_points
from farshore.games.explorers.temples import extra_marks, temple_points
from farshore.games.explorers.terms import KEY_SLOTS, RACE_POINTS, ROUNDS, SCROLL_SLOTS, TEMPLE_POINTS, TURNS, Terms
from farshore.games.explorers.tile import TILES, Object
from farshore.games.explorers.tile import TURNS as TURNS_OF_TILE
from farshore.games.explorers.villages import EXPERT_VILLAGE, VILLAGE
from farshore.games.explorers.world import Placed, read_code

QUADRANTS: Final = len(grid.QUADRANT_NAMES)
IN_PLAY: Final = 3
WORD: Final = 64
LABELS: Final = 64
"""How many areas of the map the kernel can tell apart, one number being that of no area."""
MOST_GEMS: Final = 16

Set = c_uint64 * (grid.SQUARES // WORD)


class KernelPlaced(Structure):
    """A tile in one orientation on one quadrant."""

    _fields_ = (("terrain", Set * 4), ("objects", Set * len(Object)), ("village", Set))


class KernelAchievement(Structure):
    """What an achievement asks for, and what it is worth."""

    _fields_ = (
        ("asked", c_int32),
        ("kind", c_int32),
        ("points", c_int32 * len(RACE_POINTS)),
        ("needed", c_int32 * len(Object)),
    )


_OPTIONS: Final = (
    "seats random_first first lays_itself is_given given:8 may_stop expert_provisions expert_villages achievements "
    "chosen:3 by_lead observes"
)
_RULES: Final = (
    "rounds turns key_slots scroll_slots gem_slots most_of_a_kind setup_marks active_marks scroll_marks side_marks "
    "poorer_side_marks places place:4 temple_points:4 extra_marks:4 race_points:4 village_points:5 gem_points:16 "
    "by_kinds:4 by_most:8 quadrant_of:256 sides_of:16 terrains_of:8"
)
_CODES: Final = "code_mark code_take code_scroll code_terrain code_stop code_side code_village code_lay actions "
_ARRAYS: Final = (
    "at_seat at_phase at_moment at_actors at_time at_first at_active at_marking at_card at_deck at_frame at_villages "
    "at_points at_temples at_achievements facts planes plane_objects plane_start plane_marks plane_later most_achieved"
)


def _numbers(names: str) -> list[tuple[str, Any]]:
    """Return fields: one number each, or as many as are said after a colon."""
    split = [name.partition(":") for name in names.split()]
    return [(name, c_int32 * int(many) if many else c_int32) for name, _, many in split]


class KernelTerms(Structure):
    """All that the kernel is told, once for all games of a batch."""

    _fields_ = (
        ("placed", KernelPlaced * (QUADRANTS * TILES * TURNS_OF_TILE)),
        ("neighbours", Set * grid.SQUARES),
        ("bytes_of", c_uint8 * 8 * 256),
        ("achievement", KernelAchievement * len(achievements.NAMES)),
        ("penalty", c_double),
        *_numbers(_OPTIONS),
        *_numbers(_RULES),
        *_numbers(_CODES),
        *_numbers(_ARRAYS),
    )


ASKED: Final = (
    achievements.without,
    achievements.every_area,
    achievements.full_line,
    achievements.objects,
    achievements.gems,
    achievements.provision_sets,
    achievements.surrounded_villages,
    achievements.visited_temples,
    achievements.corners,
    (grid.from_east,),
    (grid.from_south,),
    (grid.from_south_east, grid.from_south_west),
    achievements.largest_square,
    achievements.has,
    achievements.is_beside_every_village,
    achievements.is_beside_villages_and_in_temples,
    achievements.is_on_every_edge,
    achievements.is_in_every_quadrant,
)
"""What achievements ask for, in the kernel's order (``Asked``); of the longest lines their directions."""
_VERBS: Final[dict[str, type[Action]]] = {
    "code_mark": actions.Mark,
    "code_take": actions.TakeSide,
    "code_scroll": actions.UseScroll,
    "code_terrain": actions.ChooseTerrain,
    "code_stop": actions.StopMarking,
    "code_side": actions.ChooseSide,
    "code_village": actions.ChooseVillage,
    "code_lay": actions.LayTile,
}
"""By field: the verb whose codes begin there."""


def kernel_terms(setting: Setting, terms: Terms, *, by_lead: bool, penalty: float, observes: bool) -> KernelTerms:
    """Return what the games of a batch play by."""
    told = KernelTerms(penalty=penalty, by_lead=by_lead, observes=observes)
    _tell_map(told, terms)
    _tell_options(told, terms)
    _tell_rules(told, terms)
    _tell_cards(told)
    for number, name in enumerate(achievements.NAMES):
        _tell_achievement(told.achievement[number], name)
    _tell_arrays(told, setting)
    return told


def _set(squares: int) -> Array[c_uint64]:
    """Return a set of squares as the kernel has them."""
    return Set(*(squares >> WORD * word & (1 << WORD) - 1 for word in range(len(Set()))))


def _sets(many: tuple[int, ...]) -> Array[Any]:
    return (Set * len(many))(*map(_set, many))


def _fill(target: Array[c_int32], values: Any) -> None:
    """Write numbers, in reading order, to the beginning of an array of numbers."""
    for place, value in enumerate(values):
        target[place] = value


def _tell_map(told: KernelTerms, terms: Terms) -> None:
    assert QUADRANTS * MOST_AREAS < LABELS
    spots = ((quadrant, tile, turns) for quadrant in range(QUADRANTS) for tile in range(TILES) for turns in range(4))
    for number, (quadrant, tile, turns) in enumerate(spots):
        placed = Placed(terms.atlas.pack.tile(tile + 1, turns), quadrant)
        told.placed[number] = KernelPlaced(_sets(placed.terrain), _sets(placed.objects), _set(placed.village))
    told.neighbours = _sets(grid.NEIGHBOURS)
    for bits in range(256):
        told.bytes_of[bits] = (c_uint8 * 8)(*(bits >> bit & 1 for bit in range(8)))
    _fill(told.quadrant_of, map(grid.quadrant_of, range(grid.SQUARES)))


def _tell_options(told: KernelTerms, terms: Terms) -> None:
    options = terms.options
    told.seats, told.random_first, told.first = terms.seats, terms.random_first, terms.first
    told.lays_itself = options.map == "first-player"
    told.is_given = options.map not in {"random", "first-player"}
    if told.is_given:
        _fill(told.given, (number for tile, turns in read_code(options.map) for number in (tile - 1, turns)))
    told.may_stop = terms.may_stop
    told.expert_provisions, told.expert_villages = terms.expert_provisions, terms.expert_villages
    told.achievements = terms.achievements
    _fill(told.chosen, [-1] * IN_PLAY)
    _fill(told.chosen, map(achievements.NAMES.index, options.chosen_achievements))


def _tell_rules(told: KernelTerms, terms: Terms) -> None:
    told.rounds, told.turns = ROUNDS, TURNS
    told.key_slots, told.scroll_slots, told.gem_slots = KEY_SLOTS, SCROLL_SLOTS, terms.gem_slots
    told.most_of_a_kind = MOST_OF_A_KIND
    told.setup_marks, told.active_marks, told.scroll_marks = marks.SETUP_MARKS, marks.ACTIVE_MARKS, marks.SCROLL_MARKS
    told.side_marks, told.poorer_side_marks = marks.SIDE_MARKS, marks.POORER_SIDE_MARKS
    told.places = len(terms.places)
    _fill(told.place, terms.places)
    _fill(told.temple_points, (temple_points(terms, place) for place in range(len(TEMPLE_POINTS))))
    _fill(told.extra_marks, (extra_marks(terms, place) for place in range(len(TEMPLE_POINTS))))
    _fill(told.race_points, RACE_POINTS)
    _fill(told.village_points, EXPERT_VILLAGE if terms.expert_villages else VILLAGE)
    assert terms.gem_slots < MOST_GEMS
    _fill(told.gem_points, (gem_points(terms, gems) for gems in range(terms.gem_slots + 1)))
    if terms.expert_provisions:
        _fill(told.by_most, (provision_points(terms, (most, 0, 0)) for most in range(MOST_OF_A_KIND + 1)))
    else:
        _fill(told.by_kinds, (provision_points(terms, (n > 0, n > 1, n > 2)) for n in range(len(KINDS) + 1)))


def _tell_cards(told: KernelTerms) -> None:
    _fill(told.sides_of, (cards.SIDES.index(side) for card in cards.CARDS for side in cards.sides(card)))
    for number, side in enumerate(cards.SIDES):
        told.terrains_of[number] = cards.terrain_bits(side)


def _tell_achievement(told: KernelAchievement, name: str) -> None:
    """Take an achievement's function and numbers from where the rules have them."""
    found: Any = achievements.AT_THE_END.get(name) or achievements.RACES[name]
    asked, given = (found.func, found.args) if isinstance(found, partial) else (found, ())
    if asked is achievements.longest:
        (asked,), given = given, ()
    told.asked = ASKED.index(asked)
    if asked is achievements.has:
        for kind, needed in given[0].items():
            told.needed[kind] = needed
    elif given:
        *kinds, points = given
        told.kind = kinds[0] if kinds else 0
        _fill(told.points, points if isinstance(points, tuple) else (points,))


def _tell_arrays(told: KernelTerms, setting: Setting) -> None:
    """Say where codes, planes and facts are."""
    numbering, layout = setting.numbering, setting.layout
    for name, verb in _VERBS.items():
        setattr(told, name, numbering.starts[verb])
    told.actions = numbering.size
    told.facts = layout.size
    start = 0
    for fact in layout.facts:
        setattr(told, f"at_{fact.name}", start)
        start += fact.size
        if fact.name == "achievements":
            told.most_achieved = fact.most
    start = 0
    for group in layout.planes:
        if group.name != "terrain":
            setattr(told, f"plane_{group.name}", start)
        start += len(group.channels)
    told.planes = start
