/* Many games of Explorers at once, for learners: what `farshore.envs.batch` does with the rules in Python, in plain C.

   The rules in Python are the truth; this is checked against them, step by step (`python -m benchmarks.kernel_check`,
   and in short by a test). Each header names the module it follows. Nothing here is allocated: the caller owns all
   memory, and games share nothing, so that different games may be stepped by different threads. */

#include <stddef.h>

#include "observation.h"

#if defined(_WIN32)
#define SHARED __declspec(dllexport)
#else
#define SHARED __attribute__((visibility("default")))
#endif

typedef struct { /* arrays of a batch, the first index being the game */
    int8_t *seats, *board;
    int16_t *facts;
    int8_t *masks;
    float *rewards;
    uint8_t *dones;
} Arrays;

SHARED size_t farshore_size_of_terms(void) { return sizeof(Terms); }
SHARED size_t farshore_size_of_game(void) { return sizeof(Game); }
SHARED size_t farshore_place_of_luck(void) { return offsetof(Game, luck); }

/* Do all that needs nobody, and what chance brings. */
static void play_on(const Terms *t, Game *g) {
    for (;;) switch (g->phase) {
        case SURVEY: survey(t, g); break;
        case SETTLE: begin_marks(t, g, SETUP_MOMENT); break;
        case ROUND: begin_round(t, g); break;
        case TURN: begin_turn(t, g); break;
        case BATCH: rank_temples(t, g); break;
        case TURN_END: end_turn(t, g); break;
        case ROUND_END: end_round(t, g); break;
        case FIRST:
            g->first = (int8_t)below(&g->luck, t->seats);
            after_first(t, g);
            break;
        case MAP: lay_by_luck(t, g); break;
        case ACHIEVEMENT: draw_achievement(g); break;
        case CARD: turn_card(t, g); break;
        default: return;
        }
}

static void apply(const Terms *t, Game *g, int code) {
    switch (g->phase) {
    case MARKS: apply_marks(t, g, g->seat, code); break;
    case SIDE: apply_side(t, g, code); break;
    case VILLAGE: start_from(t, g, code - t->code_village); break;
    default: apply_laying(t, g, code);
    }
    play_on(t, g);
}

/* Of several actors the first after a seat, in playing order, is asked next. */
static int next_after(const Terms *t, const Game *g, int seat) {
    if (g->phase != MARKS) return g->phase == SIDE ? g->active : g->first;
    for (int i = 1; i <= t->seats; i++)
        if (!g->sheet[seat_after(t, seat, i)].is_done) return seat_after(t, seat, i);
    return seat;
}

/* Points as everybody knows them: alone, those of the sheet itself. */
static void find_scores(const Terms *t, const Game *g, int *scores) {
    if (t->seats > 1 || g->phase == OVER) {
        for (int seat = 0; seat < t->seats; seat++) scores[seat] = g->shown[seat].points[0];
    } else {
        Told own = {{{0}}, {0}, {0}, {0}, {0}};
        tell(t, g, &g->sheet[0], &own);
        scores[0] = own.points[0];
    }
}

/* How many points every seat is ahead of the best other; alone, how many it has. */
static void find_lead(const Terms *t, const Game *g, int *lead) {
    int scores[SEATS];
    find_scores(t, g, scores);
    for (int seat = 0; seat < t->seats; seat++) {
        int best = t->seats > 1 ? scores[seat ? 0 : 1] : 0;
        for (int other = 0; other < t->seats; other++)
            if (other != seat) best = larger(best, scores[other]);
        lead[seat] = scores[seat] - best;
    }
}

static void reward_lead(const Terms *t, Game *g, double *worth) {
    int lead[SEATS];
    find_lead(t, g, lead);
    for (int seat = 0; seat < t->seats; seat++) {
        worth[seat] = lead[seat] - g->lead[seat];
        g->lead[seat] = (int16_t)lead[seat];
    }
}

/* Most points, then fewest scrolls used, then it is shared: the winners share 1, the others lose 1 (EXP-50). */
static void reward_winners(const Terms *t, const Game *g, double *worth) {
    int scores[SEATS], results[SEATS], best = INT32_MIN, winners = 0;
    find_scores(t, g, scores);
    for (int seat = 0; seat < t->seats; seat++) {
        results[seat] = scores[seat] * 256 - g->sheet[seat].scrolls_used;
        best = larger(best, results[seat]);
    }
    for (int seat = 0; seat < t->seats; seat++) winners += results[seat] == best;
    for (int seat = 0; seat < t->seats && winners < t->seats; seat++)
        worth[seat] = results[seat] == best ? 1.0 / winners : -1.0 / (t->seats - winners);
}

static void begin_game(const Terms *t, Game *g) {
    int lead[SEATS];
    clear_table(t, g);
    if (t->random_first) g->phase = FIRST;
    else after_first(t, g);
    play_on(t, g);
    g->seat = (int8_t)next_after(t, g, t->seats - 1); /* the first of several actors */
    find_lead(t, g, lead);
    for (int seat = 0; seat < t->seats; seat++) g->lead[seat] = (int16_t)lead[seat];
}

static void show_game(const Terms *t, Game *g, const Arrays *to, size_t number) {
    to->seats[number] = g->seat;
    write_mask(t, g, to->masks + number * (size_t)t->actions);
    if (!t->observes) return;
    draw_board(t, g, to->board + number * (size_t)t->planes * SQUARES);
    write_facts(t, g, to->facts + number * (size_t)t->facts);
}

static bool is_legal(const Terms *t, const Legal *legal, int64_t code) {
    if (code >= t->code_mark && code < t->code_mark + SQUARES) return holds(&legal->squares, (int)code - t->code_mark);
    for (int i = 0; i < legal->codes; i++)
        if (legal->code[i] == code) return true;
    return false;
}

/* The number-th code that is legal, in the order of the rules. */
static int legal_code(const Terms *t, const Legal *legal, int squares, int number) {
    return number < squares ? t->code_mark + nth(legal->squares, number) : legal->code[number - squares];
}

static void step_game(const Terms *t, Game *g, int64_t code, float *rewards, uint8_t *is_over) {
    double worth[SEATS] = {0};
    int seat = g->seat;
    bool was_legal = is_legal(t, &g->legal, code);
    if (!was_legal) { /* luck does something else instead */
        int squares = count(g->legal.squares);
        code = legal_code(t, &g->legal, squares, below(&g->luck, squares + g->legal.codes));
    }
    apply(t, g, (int)code);
    if (t->by_lead) reward_lead(t, g, worth);
    else if (g->phase == OVER) reward_winners(t, g, worth);
    if (!was_legal) worth[seat] -= t->penalty;
    for (int i = 0; i < t->seats; i++) rewards[i] = (float)worth[i];
    *is_over = g->phase == OVER;
    if (*is_over) begin_game(t, g);
    else g->seat = (int8_t)next_after(t, g, seat);
}

static inline void fetch(const void *from, size_t size) {
    for (size_t at = 0; at < size; at += 64) __builtin_prefetch((const char *)from + at, 1);
}

/* Ask for the memory of a game before it is its turn: most of a step would be waiting for it. */
static inline void fetch_game(const Terms *t, const Game *g, int64_t code, const Arrays *to, size_t number) {
    size_t seats = (size_t)t->seats;
    fetch(g, offsetof(Game, sheet));
    fetch(g->sheet, seats * sizeof *g->sheet);
    if (seats > 1) fetch(g->shown, seats * sizeof *g->shown);
    if (code >= 0 && code < SQUARES) fetch(&g->square[code], 1);
    fetch(to->masks + number * (size_t)t->actions, SQUARES);
    if (!t->observes) return;
    fetch(to->facts + number * (size_t)t->facts, (size_t)t->facts * sizeof *to->facts);
    fetch(to->board + (number * (size_t)t->planes + (size_t)t->plane_marks) * SQUARES, seats * SQUARES);
}

/* Begin games whose luck is set and whose other memory, as the arrays, is 0. */
SHARED void farshore_begin(const Terms *t, Game *games, size_t start, size_t end, const Arrays *to) {
    for (size_t number = start; number < end; number++) {
        begin_game(t, &games[number]);
        show_game(t, &games[number], to, number);
    }
}

/* Do in each game what its code stands for; a game that is over is followed by the next one. */
SHARED void farshore_step(const Terms *t, Game *games, size_t start, size_t end, const int64_t *codes,
                          const Arrays *to) {
    for (size_t number = start; number < end; number++) {
        float *rewards = to->rewards + number * (size_t)t->seats;
        if (number + 1 < end) fetch_game(t, &games[number + 1], codes[number + 1], to, number + 1);
        step_game(t, &games[number], codes[number], rewards, &to->dones[number]);
        show_game(t, &games[number], to, number);
    }
}

/* The legal code at a fraction of those there are, in ascending order. */
static int code_at(const Terms *t, const Legal *legal, double fraction) {
    int squares = count(legal->squares), all = squares + legal->codes, sorted[MOST_CODES];
    int number = fraction >= 1 ? all - 1 : fraction > 0 ? (int)(fraction * all) : 0;
    if (number < squares) return t->code_mark + nth(legal->squares, number);
    for (int i = 0; i < legal->codes; i++) {
        int at = i;
        for (; at && sorted[at - 1] > legal->code[i]; at--) sorted[at] = sorted[at - 1];
        sorted[at] = legal->code[i];
    }
    return sorted[number - squares];
}

SHARED void farshore_pick(const Terms *t, const Game *games, size_t start, size_t end, const double *fractions,
                          int64_t *codes) {
    for (size_t number = start; number < end; number++)
        codes[number] = code_at(t, &games[number].legal, fractions[number]);
}
