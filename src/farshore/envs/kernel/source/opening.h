/* Before play: the first player, the map, the achievements, the start village (`opening.py`, `world.py`). */

#ifndef OPENING_H
#define OPENING_H

#include <string.h>

#include "rounds.h"

/* The table without a map; luck, and what the planes show, go on. */
static void clear_table(const Terms *t, Game *g) {
    memset(g->terrain, 0, sizeof g->terrain);
    memset(&g->land, 0, sizeof g->land);
    memset(g->objects, 0, sizeof g->objects);
    memset(g->square, 0, sizeof g->square);
    memset(g->areas_of, 0, sizeof g->areas_of);
    memset(g->sheet, 0, sizeof g->sheet);
    memset(g->shown, 0, sizeof g->shown);
    memset(g->columns, 0, sizeof g->columns);
    memset(g->races, 0, sizeof g->races);
    memset(g->column_facts, 0, sizeof g->column_facts);
    for (int seat = 0; seat < t->seats; seat++) {
        memset(g->sheet[seat].temples, NOT_VISITED, sizeof g->sheet[seat].temples);
        memset(g->sheet[seat].races, NOT_VISITED, sizeof g->sheet[seat].races);
        g->sheet[seat].is_done = true;
    }
    g->laid = 0;
    g->first = (int8_t)t->first;
    g->round = 0;
    g->turn = -1;
    g->active = NOBODY;
    g->deck = 0;
    g->card = g->side = -1;
    g->is_turned = 0;
    g->batches = 0;
    g->drawn_achievements = 0;
    g->has_races = false;
    g->map_is_drawn = false;
    show(t, g);
}

static void note_beside(const Terms *t, Game *g, int square, int bit) {
    Set around = t->neighbours[square];
    for (int number = count(around); number--;) g->square[nth(around, number)].beside |= (uint8_t)(1 << bit);
}

/* Lay a tile on the next quadrant; the fourth completes the map. */
static void lay(const Terms *t, Game *g, int tile, int turns) {
    int q = g->laid++;
    const Placed *placed = &t->placed[q][tile][turns];
    g->tile[q] = (int8_t)tile;
    for (int kind = 0; kind < TERRAINS; kind++) {
        g->terrain[kind] = either(g->terrain[kind], placed->terrain[kind]);
        g->land = either(g->land, placed->terrain[kind]);
    }
    for (int kind = 0; kind < OBJECTS; kind++) {
        g->objects[kind] = either(g->objects[kind], placed->objects[kind]);
        for (int number = count(placed->objects[kind]); number--;)
            g->square[nth(placed->objects[kind], number)].object = (uint8_t)(1 + kind);
    }
    g->village[q] = (int16_t)first(placed->village);
    g->temple[q] = (int16_t)first(placed->objects[TEMPLE]);
    note_beside(t, g, g->village[q], q);
    note_beside(t, g, g->temple[q], QUADRANTS + q);
    g->map_is_drawn = false;
    g->phase = g->laid == QUADRANTS ? SURVEY : g->phase;
}

static bool is_laid(const Game *g, int tile) {
    for (int q = 0; q < g->laid; q++)
        if (g->tile[q] == tile) return true;
    return false;
}

/* How the map comes about (EXP-11). */
static void after_first(const Terms *t, Game *g) {
    g->phase = t->lays_itself ? LAY : MAP;
    for (int q = 0; q < QUADRANTS && t->is_given; q++) lay(t, g, t->given[q][0], t->given[q][1]);
}

/* Chance lays a tile: every one left, in every orientation, is equally likely. */
static void lay_by_luck(const Terms *t, Game *g) {
    int number = below(&g->luck, (TILES - g->laid) * TURNS_OF_TILE), tile = 0;
    for (int passed = number / TURNS_OF_TILE; is_laid(g, tile) || passed--;) tile++;
    lay(t, g, tile, number % TURNS_OF_TILE);
}

static void find_layings(const Terms *t, const Game *g, Legal *legal) {
    for (int tile = 0; tile < TILES; tile++)
        for (int turns = 0; turns < TURNS_OF_TILE && !is_laid(g, tile); turns++)
            allow(legal, t->code_lay + (g->laid * TILES + tile) * TURNS_OF_TILE + turns);
}

static void apply_laying(const Terms *t, Game *g, int code) {
    int number = (code - t->code_lay) % (TILES * TURNS_OF_TILE);
    lay(t, g, number / TURNS_OF_TILE, number % TURNS_OF_TILE);
}

/* Chance draws an achievement, none twice (EXP-60). */
static void draw_achievement(Game *g) {
    int passed = below(&g->luck, ACHIEVEMENTS - g->drawn_achievements), name = 0;
    for (;; name++) {
        bool is_drawn = false;
        for (int i = 0; i < g->drawn_achievements; i++) is_drawn |= g->in_play[i] == name;
        if (!is_drawn && !passed--) break;
    }
    g->in_play[g->drawn_achievements++] = (uint8_t)name;
    g->phase = SURVEY;
}

/* Label the connected areas of the terrains that an achievement in play asks about. */
static void find_areas(const Terms *t, Game *g) {
    int label = 1; /* 0: of no such area */
    for (int i = 0; i < t->achievements; i++) {
        const Achievement *a = &t->achievement[g->in_play[i]];
        if (a->asked != EVERY_AREA) continue;
        Set left = g->terrain[a->kind];
        for (; !is_empty(left) && label < MOST_AREAS; label++) {
            Set area = {{0}}, wider = {{0}};
            add(&wider, first(left));
            while (!is_same(area, wider)) {
                area = wider;
                wider = either(area, both(beside(area), left));
            }
            for (int number = count(area); number--;) g->square[nth(area, number)].area = (uint8_t)label;
            g->areas_of[a->kind] |= UINT64_C(1) << label;
            left = without(left, area);
        }
    }
}

/* The villages nearest the map's centre, by quadrant (EXP-12). */
static int central_villages(const Game *g, int *squares) {
    int found = 0, nearest = 2 * SQUARES * SIZE;
    for (int q = 0; q < QUADRANTS; q++) {
        int down = 2 * (g->village[q] / SIZE) + 1 - SIZE, right = 2 * (g->village[q] % SIZE) + 1 - SIZE;
        int away = down * down + right * right;
        if (away < nearest) found = 0;
        nearest = smaller(nearest, away);
        if (away == nearest) squares[found++] = g->village[q];
    }
    return found;
}

/* Everyone marks the start village (EXP-12). */
static void start_from(const Terms *t, Game *g, int village) {
    find_areas(t, g);
    for (int seat = 0; seat < t->seats; seat++) note_mark(t, g, &g->sheet[seat], village);
    g->has_races = true;
    show(t, g);
    g->phase = SETTLE;
}

/* The map is complete: draw achievements, then find the start village. */
static void survey(const Terms *t, Game *g) {
    int squares[QUADRANTS];
    if (!g->drawn_achievements && t->achievements && t->chosen[0] >= 0)
        for (; g->drawn_achievements < t->achievements; g->drawn_achievements++)
            g->in_play[g->drawn_achievements] = (uint8_t)t->chosen[g->drawn_achievements];
    if (g->drawn_achievements < t->achievements) {
        g->phase = ACHIEVEMENT;
        return;
    }
    tell_columns(t, g);
    if (central_villages(g, squares) > 1) g->phase = VILLAGE;
    else start_from(t, g, squares[0]);
}

static void find_villages(const Terms *t, const Game *g, Legal *legal) {
    int squares[QUADRANTS], found = central_villages(g, squares);
    for (int i = 0; i < found; i++) allow(legal, t->code_village + squares[i]);
}

#endif
