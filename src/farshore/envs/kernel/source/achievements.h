/* The achievements (`achievements.py`: EXP-60, EXP-61) and all that is scored (`scoring.py`, `villages.py`). */

#ifndef ACHIEVEMENTS_H
#define ACHIEVEMENTS_H

#include "game.h"

static inline int smaller(int one, int other) { return one < other ? one : other; }
static inline int larger(int one, int other) { return one > other ? one : other; }

static inline bool is_race(const Achievement *a) { return a->asked >= HAS; }

static inline int step_of(int count, const int32_t *points) { return count > 0 ? points[smaller(count, PLACES) - 1] : 0; }

static bool has_full_line(Set marks) {
    uint64_t column = ~UINT64_C(0);
    for (int i = 0; i < WORDS; i++) {
        column &= marks.word[i];
        for (int row = 0; row < ROWS_IN_WORD; row++)
            if ((marks.word[i] >> row * SIZE & 0xFFFF) == 0xFFFF) return true;
    }
    return (column & column >> SIZE & column >> 2 * SIZE & column >> 3 * SIZE & 0xFFFF) != 0;
}

static inline int longest(Set marks, Set (*shift)(Set)) {
    int length = 0;
    for (; !is_empty(marks); marks = both(marks, shift(marks))) length++;
    return length;
}

static int largest_square(Set marks) {
    int side = 0;
    while (!is_empty(marks)) {
        side++;
        marks = both(both(marks, from_east(marks)), both(from_south(marks), from_south_east(marks)));
    }
    return side * side;
}

static int corners(const Set *marks) {
    return holds(marks, 0) + holds(marks, SIZE - 1) + holds(marks, SQUARES - SIZE) + holds(marks, SQUARES - 1);
}

static int quadrants_with(const uint8_t *counts, int least) {
    int found = 0;
    for (int q = 0; q < QUADRANTS; q++) found += counts[q] >= least;
    return found;
}

/* What an achievement that is no race is worth now. */
static int worth_of(const Game *g, const Achievement *a, const Sheet *sheet) {
    const uint8_t *found = sheet->found;
    switch (a->asked) {
    case WITHOUT: return found[a->kind] ? 0 : a->points[0];
    case EVERY_AREA: return g->areas_of[a->kind] & ~sheet->areas ? 0 : a->points[0];
    case FULL_LINE: return has_full_line(sheet->marks) ? a->points[0] : 0;
    case OBJECTS_MARKED: return step_of(found[a->kind], a->points);
    case GEMS: return step_of(larger(0, found[GEM] - 1) / 2, a->points);
    case PROVISION_SETS: return step_of(smaller(found[APPLE], smaller(found[CARROT], found[FISH])), a->points);
    case SURROUNDED_VILLAGES: return step_of(quadrants_with(sheet->beside_village, 4), a->points);
    case VISITED_TEMPLES: return step_of(quadrants_with(sheet->beside_temple, 2), a->points);
    case CORNERS: return step_of(corners(&sheet->marks), a->points);
    case LONGEST_ROW: return longest(sheet->marks, from_east);
    case LONGEST_COLUMN: return longest(sheet->marks, from_south);
    case LONGEST_DIAGONAL:
        return larger(longest(sheet->marks, from_south_east), longest(sheet->marks, from_south_west));
    default: return largest_square(sheet->marks);
    }
}

static bool is_on_every_edge(const Set *marks) {
    uint64_t any = 0;
    for (int i = 0; i < WORDS; i++) any |= marks->word[i];
    return marks->word[0] & 0xFFFF && marks->word[WORDS - 1] >> 48 && any & ~NOT_WEST && any & ~NOT_EAST;
}

static bool is_in_every_quadrant(const Set *marks) {
    const uint64_t west = 0x00FF00FF00FF00FFu;
    for (int half = 0; half < WORDS; half += 2)
        for (int east = 0; east < 2; east++) {
            uint64_t columns = east ? ~west : west;
            int here = __builtin_popcountll(marks->word[half] & columns);
            if (here + __builtin_popcountll(marks->word[half + 1] & columns) < 3) return false;
        }
    return true;
}

/* Whether a race is met. */
static bool is_met(const Achievement *a, const Sheet *sheet) {
    switch (a->asked) {
    case HAS:
        for (int kind = 0; kind < OBJECTS; kind++)
            if (sheet->found[kind] < a->needed[kind]) return false;
        return true;
    case BESIDE_EVERY_VILLAGE: return quadrants_with(sheet->beside_village, 1) == QUADRANTS;
    case BESIDE_VILLAGES_AND_IN_TEMPLES:
        return quadrants_with(sheet->beside_village, 1) >= 3 && sheet->found[TEMPLE] >= 3;
    case ON_EVERY_EDGE: return is_on_every_edge(&sheet->marks);
    default: return is_in_every_quadrant(&sheet->marks);
    }
}

/* Villages, each with its points; in the expert game only the first with fewest marked neighbours has any (EXP-40). */
static int tell_villages(const Terms *t, const Sheet *sheet, int16_t *villages) {
    int sum = 0, fewest = 0;
    for (int q = 1; q < QUADRANTS; q++)
        if (sheet->beside_village[q] < sheet->beside_village[fewest]) fewest = q;
    for (int q = 0; q < QUADRANTS; q++) {
        int points = t->expert_villages && q != fewest ? 0 : t->village_points[sheet->beside_village[q]];
        villages[2 * q] = sheet->beside_village[q];
        villages[2 * q + 1] = (int16_t)points;
        sum += points;
    }
    return sum;
}

static int temple_score(const Terms *t, const Sheet *sheet) {
    int sum = 0;
    for (int q = 0; q < QUADRANTS; q++)
        if (sheet->temples[q] != NOT_VISITED) sum += t->temple_points[sheet->temples[q]];
    return sum;
}

static int tell_achievements(const Terms *t, const Game *g, const Sheet *sheet, int16_t *achieved) {
    int sum = 0;
    if (!g->has_races) return 0; /* nothing is marked yet */
    for (int i = 0; i < t->achievements; i++) {
        const Achievement *a = &t->achievement[g->in_play[i]];
        achieved[i] = (int16_t)(is_race(a) ? larger(0, sheet->races[i]) : worth_of(g, a, sheet));
        sum += achieved[i];
    }
    return sum;
}

static int provision_points(const Terms *t, const int8_t *larder) {
    if (t->expert_provisions) return t->by_most[larger(larder[0], larger(larder[1], larder[2]))];
    return t->by_kinds[(larder[0] > 0) + (larder[1] > 0) + (larder[2] > 0)];
}

/* Of temples alone something is known at once (EXP-38); the total follows. */
static void tell_temples(const Terms *t, const Sheet *sheet, Told *told) {
    int16_t *points = told->points;
    points[3] = (int16_t)temple_score(t, sheet);
    points[0] = (int16_t)(points[1] + points[2] + points[3] + points[4] + points[5]);
}

/* A sheet in the numbers of `observations/explorers.py`; whether its owner is done and what the round has room for is
   told by others. */
static void tell(const Terms *t, const Game *g, const Sheet *sheet, Told *told) {
    int16_t *frame = told->frame;
    frame[1] = sheet->keys;
    frame[2] = (int16_t)(sheet->keys_found - sheet->keys);
    frame[3] = sheet->scrolls;
    frame[4] = sheet->fresh_scrolls;
    frame[5] = sheet->scrolls_used;
    frame[6] = sheet->gems;
    frame[7] = (int16_t)t->gem_points[sheet->gems];
    for (int kind = 0; kind < PROVISIONS; kind++) frame[8 + 2 * kind] = sheet->larder[kind];
    frame[FRAME - 1] = (int16_t)provision_points(t, sheet->larder);
    told->marks = sheet->marks;
    told->points[1] = sheet->provision_points;
    told->points[2] = sheet->gem_points;
    told->points[4] = (int16_t)tell_villages(t, sheet, told->villages);
    told->points[5] = (int16_t)tell_achievements(t, g, sheet, told->achieved);
    tell_temples(t, sheet, told);
}

/* Let everyone know all that has been done so far (`secrets.show`). */
static void show(const Terms *t, Game *g) {
    for (int seat = 0; seat < t->seats; seat++) tell(t, g, &g->sheet[seat], &g->shown[seat]);
}

#endif
