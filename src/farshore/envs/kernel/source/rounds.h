/* Temples, rounds and turns: what their ends bring (`temples.py`, `rounds.py`, `card.py`). */

#ifndef ROUNDS_H
#define ROUNDS_H

#include "marks.h"

static bool is_free(const Terms *t, int place, int used) {
    for (int i = used; i < t->places; i++)
        if (t->place[i] == place) return true;
    return false;
}

/* A number of a column: free, and who took it, the observing seat first. Returns where the next one goes. */
static int16_t *tell_number(const Terms *t, int place, int used, int takers, int observer, int16_t *facts) {
    *facts++ = !takers && is_free(t, place, used);
    for (int i = 0; i < t->seats; i++) *facts++ = takers >> (observer + i) % t->seats & 1;
    return facts;
}

/* Tell the columns of the temples, which seldom change, to every observer beforehand. */
static void tell_columns(const Terms *t, Game *g) {
    for (int observer = 0; observer < t->seats; observer++) {
        int16_t *facts = g->column_facts[observer];
        for (int q = 0; q < QUADRANTS; q++)
            for (int place = 0; place < PLACES; place++) {
                int takers = 0;
                for (int seat = 0; seat < t->seats; seat++) takers |= (g->sheet[seat].temples[q] == place) << seat;
                facts = tell_number(t, place, g->columns[q], takers, observer, facts);
            }
    }
}

/* Everyone is done: the temples explored are ranked; a number is shared within a batch (EXP-37, EXP-38). */
static void rank_temples(const Terms *t, Game *g) {
    int explored = 0, extras = 0;
    g->batches++;
    for (int seat = 0; seat < t->seats; seat++) explored |= g->sheet[seat].batch;
    for (int q = 0; q < QUADRANTS && explored; q++) {
        if (!(explored >> q & 1)) continue;
        int place = t->place[g->columns[q]];
        for (int seat = 0; seat < t->seats; seat++) {
            Sheet *sheet = &g->sheet[seat];
            if (!(sheet->batch >> q & 1)) continue;
            g->columns[q]++;
            sheet->temples[q] = (int8_t)place;
            if (t->extra_marks[place]) sheet->extras |= (uint8_t)(1 << q);
            extras |= sheet->extras;
            tell_temples(t, sheet, &g->shown[seat]);
        }
    }
    if (explored) tell_columns(t, g);
    for (int seat = 0; seat < t->seats; seat++) g->sheet[seat].batch = 0;
    if (extras) begin_marks(t, g, EXTRA_MOMENT);
    else g->phase = TURN_END;
}

/* All who meet a race in the same turn take its highest number (EXP-61). */
static void run_race(const Terms *t, Game *g, int index) {
    const Achievement *a = &t->achievement[g->in_play[index]];
    int points = 0, winners = 0;
    for (int seat = 0; seat < t->seats; seat++) {
        Sheet *sheet = &g->sheet[seat];
        if (sheet->races[index] != NOT_VISITED || !is_met(a, sheet)) continue;
        if (!winners++) points = t->race_points[t->place[g->races[index]]];
        sheet->races[index] = (int8_t)points;
    }
    g->races[index] = (uint8_t)(g->races[index] + winners);
}

static void end_turn(const Terms *t, Game *g) {
    for (int i = 0; i < t->achievements; i++)
        if (is_race(&t->achievement[g->in_play[i]])) run_race(t, g, i);
    for (int seat = 0; seat < t->seats; seat++) {
        g->sheet[seat].scrolls = (int8_t)(g->sheet[seat].scrolls + g->sheet[seat].fresh_scrolls);
        g->sheet[seat].fresh_scrolls = 0;
    }
    g->turn++;
    g->batches = 0;
    if (g->turn == t->turns) {
        g->phase = ROUND_END;
        return;
    }
    show(t, g);
    g->phase = g->turn ? TURN : ROUND;
}

/* Provisions and gems are scored; after the last round the game is over (EXP-33 to EXP-36, EXP-50). */
static void end_round(const Terms *t, Game *g) {
    for (int seat = 0; seat < t->seats; seat++) {
        Sheet *sheet = &g->sheet[seat];
        sheet->provision_points = (int16_t)(sheet->provision_points + provision_points(t, sheet->larder));
        sheet->gem_points = (int16_t)(sheet->gem_points + t->gem_points[sheet->gems]);
        for (int kind = 0; kind < PROVISIONS; kind++) sheet->larder[kind] = 0;
    }
    g->round++;
    g->turn = 0;
    show(t, g);
    g->phase = g->round < t->rounds ? ROUND : OVER;
}

/* Alone, the highest free number of every temple not visited and every race not met is struck (EXP-71). */
static void strike(const Terms *t, Game *g) {
    const Sheet *sheet = &g->sheet[0];
    for (int q = 0; q < QUADRANTS; q++) g->columns[q] = (uint8_t)(g->columns[q] + (sheet->temples[q] == NOT_VISITED));
    for (int i = 0; i < t->achievements; i++)
        if (is_race(&t->achievement[g->in_play[i]]) && sheet->races[i] == NOT_VISITED) g->races[i]++;
    tell_columns(t, g);
}

static void begin_round(const Terms *t, Game *g) {
    g->deck = 0xFF;
    if (t->seats == 1 && g->round) strike(t, g);
    g->phase = TURN;
}

/* The next seat is active, unless there is none (EXP-23, EXP-26, EXP-70). */
static void begin_turn(const Terms *t, Game *g) {
    bool is_neutral = t->seats == 3 && g->round == t->rounds - 1 && g->turn == t->turns - 1;
    g->active = (int8_t)(t->seats == 1 || is_neutral ? NOBODY : (g->first + g->round + g->turn) % t->seats);
    g->phase = CARD;
}

/* Chance turns a card that was not yet turned in this round; alone it falls in a random orientation (EXP-20, EXP-70). */
static void turn_card(const Terms *t, Game *g) {
    int orientations = t->seats == 1 ? 2 : 1;
    int number = below(&g->luck, __builtin_popcount(g->deck) * orientations);
    unsigned left = g->deck;
    for (int passed = number / orientations; passed; passed--) left &= left - 1;
    g->card = (int8_t)__builtin_ctz(left);
    g->is_turned = (int8_t)(number % orientations);
    g->side = -1;
    g->deck &= (uint8_t)~(1 << g->card);
    if (g->active == NOBODY) begin_marks(t, g, CARD_MOMENT);
    else g->phase = SIDE;
}

static void find_sides(const Terms *t, const Game *g, Legal *legal) {
    for (int number = 0; number < 2; number++) allow(legal, t->code_side + side_of(t, g, number));
}

static void apply_side(const Terms *t, Game *g, int code) {
    g->side = (int8_t)(code - t->code_side);
    begin_marks(t, g, CARD_MOMENT);
}

#endif
