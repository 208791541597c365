/* Everyone chooses and marks at the same time (`marks.py`: EXP-13, EXP-21 to EXP-25, EXP-30 to EXP-38). */

#ifndef MARKS_H
#define MARKS_H

#include "achievements.h"

/* Work out which squares this explorer may mark at all: provisions and temples may be barred (EXP-33, EXP-34). */
static void refresh(const Terms *t, const Game *g, Sheet *sheet) {
    Set free = without(g->land, sheet->marks);
    for (int kind = 0; kind < PROVISIONS; kind++) {
        int held = sheet->larder[kind];
        bool is_open = t->expert_provisions ? kind == g->round - 1 && held < t->most_of_a_kind : held == 0;
        if (!is_open) free = without(free, g->objects[APPLE + kind]);
    }
    if (!sheet->keys) free = without(free, g->objects[TEMPLE]);
    sheet->free = free;
}

static inline Set ordinary_squares(const Game *g, const Sheet *sheet) {
    return both(both(sheet->near, sheet->free), land_of(g, sheet->allowed));
}

/* Lose what cannot be placed, and be done when nothing is due (EXP-25). */
static void settle(const Game *g, Sheet *sheet) {
    if (sheet->horses) {
        if (!is_empty(both(sheet->near, sheet->free))) return;
        sheet->horses = 0;
    }
    if (sheet->due && is_empty(ordinary_squares(g, sheet))) sheet->due = 0;
    if (!sheet->due) {
        sheet->allowed = 0;
        sheet->given = 0;
        sheet->is_done = !sheet->extras;
    }
}

static void commit(const Game *g, Sheet *sheet, int terrains, int marks) {
    sheet->allowed = (uint8_t)terrains;
    sheet->given = sheet->due = (uint8_t)marks;
    settle(g, sheet);
}

/* Count a mark for all that is scored. */
static void note_mark(const Terms *t, const Game *g, Sheet *sheet, int square) {
    add(&sheet->marks, square);
    drop(&sheet->free, square);
    sheet->near = either(sheet->near, t->neighbours[square]);
    sheet->areas |= UINT64_C(1) << g->square[square].area;
    int beside = g->square[square].beside;
    for (int q = 0; beside; q++, beside >>= 1) {
        if (!(beside & 1)) continue;
        if (q < QUADRANTS) sheet->beside_village[q]++;
        else sheet->beside_temple[q - QUADRANTS]++;
    }
}

/* Take an object; where its slots are full it is lost, and the mark stands (EXP-30 to EXP-37). */
static void take(const Terms *t, const Game *g, Sheet *sheet, int square, int found) {
    sheet->found[found]++;
    switch (found) {
    case HORSE: sheet->horses++; break;
    case GEM: sheet->gems = (int8_t)smaller(sheet->gems + 1, t->gem_slots); break;
    case SCROLL:
        if (sheet->scrolls_found < t->scroll_slots) {
            sheet->scrolls_found++;
            sheet->fresh_scrolls++;
        }
        break;
    case KEY:
        if (sheet->keys_found < t->key_slots) {
            sheet->keys_found++;
            sheet->keys++;
            refresh(t, g, sheet);
        }
        break;
    case TEMPLE:
        sheet->keys--;
        sheet->batch |= (uint8_t)(1 << t->quadrant_of[square]);
        refresh(t, g, sheet);
        break;
    default:
        sheet->larder[found - APPLE]++;
        refresh(t, g, sheet);
    }
}

static void mark(const Terms *t, const Game *g, Sheet *sheet, int square) {
    if (sheet->horses) sheet->horses--;
    else sheet->due--;
    note_mark(t, g, sheet, square);
    int object = g->square[square].object;
    if (object) take(t, g, sheet, square, object - 1);
}

/* Note whether anybody must still act; when all are done, the temples are ranked. */
static void find_waiting(const Terms *t, Game *g) {
    for (int seat = 0; seat < t->seats; seat++)
        if (!g->sheet[seat].is_done) return;
    g->phase = BATCH;
}

/* Let everyone who has something to mark begin. An active player without a scroll has nothing to choose. */
static void begin_marks(const Terms *t, Game *g, Moment moment) {
    g->moment = (int8_t)moment;
    g->phase = MARKS;
    for (int seat = 0; seat < t->seats; seat++) {
        Sheet *sheet = &g->sheet[seat];
        sheet->is_done = moment == EXTRA_MOMENT && !sheet->extras;
        sheet->allowed = 0;
        refresh(t, g, sheet);
        if (moment == CARD_MOMENT && seat == g->active && !sheet->scrolls)
            commit(g, sheet, t->terrains_of[g->side], t->active_marks);
    }
    find_waiting(t, g);
}

/* The marks that a side of the card gives a seat; 0: it is not open to it (EXP-21, EXP-23, EXP-70). */
static int offered(const Terms *t, const Game *g, int seat, int side) {
    if (t->seats == 1) return side == side_of(t, g, 1) ? t->poorer_side_marks : t->side_marks;
    if (seat == g->active) return side == g->side ? t->active_marks : 0;
    return side == g->side ? t->poorer_side_marks : t->side_marks;
}

static inline void allow(Legal *legal, int code) { legal->code[legal->codes++] = (int16_t)code; }

/* What a seat may commit to, in the order of the rules; any choice is free, even one with no legal square. */
static void find_choices(const Terms *t, const Game *g, int seat, Legal *legal) {
    const Sheet *sheet = &g->sheet[seat];
    const int by_terrain = 1 + QUADRANTS; /* codes of a terrain: for no temple, then for each */
    if (g->moment == SETUP_MOMENT) {
        for (int kind = 0; kind < TERRAINS; kind++) allow(legal, t->code_terrain + kind * by_terrain);
    } else if (g->moment == EXTRA_MOMENT) {
        for (int q = 0; q < QUADRANTS; q++)
            for (int kind = 0; kind < TERRAINS && sheet->extras >> q & 1; kind++)
                allow(legal, t->code_terrain + kind * by_terrain + 1 + q);
    } else {
        for (int number = 0; number < 2; number++)
            if (offered(t, g, seat, side_of(t, g, number))) allow(legal, t->code_take + side_of(t, g, number));
        for (int kind = 0; kind < TERRAINS && sheet->scrolls; kind++) allow(legal, t->code_scroll + kind);
    }
}

static void find_marks(const Terms *t, const Game *g, int seat, Legal *legal) {
    const Sheet *sheet = &g->sheet[seat];
    if (!sheet->horses && !sheet->allowed) {
        find_choices(t, g, seat, legal);
        return;
    }
    legal->squares = sheet->horses ? both(sheet->near, sheet->free) : ordinary_squares(g, sheet);
    if (t->may_stop) allow(legal, t->code_stop);
}

/* Commit to a terrain in the set-up, or for a temple's extra marks (EXP-13, EXP-38). */
static void choose_terrain(const Terms *t, const Game *g, Sheet *sheet, int number) {
    int terrain = number / (1 + QUADRANTS), quadrant = number % (1 + QUADRANTS) - 1;
    int marks = t->setup_marks;
    if (quadrant >= 0) {
        sheet->extras &= (uint8_t)~(1 << quadrant);
        marks = t->extra_marks[sheet->temples[quadrant]];
    }
    commit(g, sheet, 1 << terrain, marks);
}

/* Do what a legal code stands for, for this explorer alone. */
static void apply_marks(const Terms *t, Game *g, int seat, int code) {
    Sheet *sheet = &g->sheet[seat];
    if (code < t->code_mark + SQUARES) {
        mark(t, g, sheet, code - t->code_mark);
        settle(g, sheet);
    } else if (code < t->code_scroll) {
        int side = code - t->code_take;
        commit(g, sheet, t->terrains_of[side], offered(t, g, seat, side));
    } else if (code < t->code_terrain) {
        sheet->scrolls--;
        sheet->scrolls_used++;
        commit(g, sheet, 1 << (code - t->code_scroll), t->scroll_marks);
    } else if (code < t->code_stop) {
        choose_terrain(t, g, sheet, code - t->code_terrain);
    } else {
        sheet->due = sheet->horses = 0;
        settle(g, sheet);
    }
    if (sheet->is_done) find_waiting(t, g);
}

#endif
