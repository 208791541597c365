/* What the seat to act sees and may do, as arrays: what `observations/explorers.py` makes of a view.

   Planes and masks are written only where they have changed since the last step: most of a board stays as it is. */

#ifndef OBSERVATION_H
#define OBSERVATION_H

#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "opening.h"

/* A byte for each square of one word of a set. */
#if defined(__SSE2__)
static inline void draw_word(const Terms *t, uint64_t word, int8_t *bytes) {
    (void)t;
    const __m128i bit = _mm_set1_epi64x((int64_t)0x8040201008040201), one = _mm_set1_epi8(1);
    __m128i twice = _mm_cvtsi64_si128((int64_t)word), part[4];
    twice = _mm_unpacklo_epi8(twice, twice);
    part[1] = _mm_unpacklo_epi16(twice, twice); /* every byte four times */
    part[3] = _mm_unpackhi_epi16(twice, twice);
    part[0] = _mm_unpacklo_epi32(part[1], part[1]); /* eight times: once for each of its bits */
    part[1] = _mm_unpackhi_epi32(part[1], part[1]);
    part[2] = _mm_unpacklo_epi32(part[3], part[3]);
    part[3] = _mm_unpackhi_epi32(part[3], part[3]);
    for (int i = 0; i < 4; i++)
        _mm_storeu_si128((__m128i *)(bytes + 16 * i), _mm_min_epu8(_mm_and_si128(part[i], bit), one));
}
#else
static inline void draw_word(const Terms *t, uint64_t word, int8_t *bytes) {
    for (int eight = 0; eight < 8; eight++) memcpy(bytes + 8 * eight, t->bytes_of[word >> 8 * eight & 0xFF], 8);
}
#endif

static void draw_plane(const Terms *t, Set set, int8_t *plane) {
    for (int i = 0; i < WORDS; i++) draw_word(t, set.word[i], plane + 64 * i);
}

/* Draw a plane anew where it differs from what it shows. */
static inline void redraw_plane(const Terms *t, Set set, Set *drawn, int8_t *plane) {
    for (int i = 0; i < WORDS; i++)
        if (set.word[i] != drawn->word[i]) draw_word(t, set.word[i], plane + 64 * i);
    *drawn = set;
}

static void draw_map(const Terms *t, const Game *g, int8_t *board) {
    Set villages = {{0}}, unknown, start = without(g->sheet[0].marks, g->land);
    for (int q = 0; q < g->laid; q++) add(&villages, g->village[q]);
    for (int i = 0; i < WORDS; i++) unknown.word[i] = ~(g->land.word[i] | villages.word[i]);
    for (int kind = 0; kind < TERRAINS; kind++) draw_plane(t, g->terrain[kind], board + kind * SQUARES);
    draw_plane(t, villages, board + TERRAINS * SQUARES);
    draw_plane(t, unknown, board + (TERRAINS + 1) * SQUARES);
    for (int kind = 0; kind < OBJECTS; kind++)
        draw_plane(t, g->objects[kind], board + (t->plane_objects + kind) * SQUARES);
    draw_plane(t, start, board + t->plane_start * SQUARES);
}

static inline int seat_after(const Terms *t, int seat, int steps) {
    int found = seat + steps;
    return found < t->seats ? found : found - t->seats;
}

static inline int place_of(const Terms *t, int seat, int observer) {
    return seat_after(t, seat, seat < observer ? t->seats - observer : -observer);
}

static void draw_board(const Terms *t, Game *g, int8_t *board) {
    const Sheet *own = &g->sheet[g->seat];
    Set later = {{0}};
    if (!g->map_is_drawn) draw_map(t, g, board);
    g->map_is_drawn = g->has_races; /* then the start village is drawn too */
    for (int i = 0; i < t->seats; i++) {
        Set marks = i ? g->shown[seat_after(t, g->seat, i)].marks : own->marks;
        redraw_plane(t, marks, &g->drawn[i], board + (t->plane_marks + i) * SQUARES);
    }
    if (g->phase == MARKS && own->horses && own->due) later = ordinary_squares(g, own);
    redraw_plane(t, later, &g->drawn[SEATS], board + t->plane_later * SQUARES);
}

static inline bool acts(const Game *g, int seat) {
    return g->phase == MARKS ? !g->sheet[seat].is_done : seat == g->seat;
}

static void write_turn(const Terms *t, const Game *g, int16_t *facts) {
    bool is_running = g->card >= 0;
    facts[t->at_seat + g->seat] = 1;
    facts[t->at_phase + g->phase] = 1;
    if (g->phase == MARKS) facts[t->at_moment + g->moment] = 1;
    for (int i = 0; i < t->seats; i++) facts[t->at_actors + i] = acts(g, seat_after(t, g->seat, i));
    facts[t->at_time] = (int16_t)(g->round + 1);
    facts[t->at_time + 1] = (int16_t)(g->turn + 1);
    facts[t->at_time + 2] = g->batches;
    facts[t->at_time + 3] = is_running && g->active == NOBODY && t->seats > 1;
    facts[t->at_first + place_of(t, (g->first + g->round) % t->seats, g->seat)] = 1;
    if (is_running && g->active != NOBODY) facts[t->at_active + place_of(t, g->active, g->seat)] = 1;
}

static void write_marking(const Terms *t, const Game *g, int16_t *facts) {
    const Sheet *own = &g->sheet[g->seat];
    facts += t->at_marking;
    for (int kind = 0; kind < TERRAINS; kind++) facts[kind] = own->allowed >> kind & 1;
    facts[TERRAINS] = own->given;
    facts[TERRAINS + 1] = own->due;
    facts[TERRAINS + 2] = own->horses;
    for (int q = 0; q < QUADRANTS; q++) facts[TERRAINS + 3 + q] = own->extras >> q & 1;
}

static void write_card(const Terms *t, const Game *g, int16_t *facts) {
    int16_t *deck = facts + t->at_deck;
    for (int card = 0; card < CARDS; card++) deck[card] = g->deck >> card & 1;
    if (g->deck) deck[CARDS] = (int16_t)(__builtin_popcount(g->deck) - 1); /* one of them stays aside */
    facts += t->at_card;
    for (int number = 0; number < 2 && g->card >= 0; number++) {
        int side = side_of(t, g, number);
        for (int kind = 0; kind < TERRAINS; kind++) *facts++ = t->terrains_of[side] >> kind & 1;
        *facts++ = t->seats == 1 && !number;
        *facts++ = side == g->side;
        for (int i = 0; i < t->seats; i++)
            *facts++ = (int16_t)(g->phase == MARKS ? offered(t, g, seat_after(t, g->seat, i), side) : 0);
    }
}

static void write_sheet(const Terms *t, const Game *g, const Told *told, int place, int16_t *facts) {
    int16_t *frame = facts + t->at_frame + place * FRAME;
    memcpy(frame, told->frame, sizeof told->frame);
    frame[0] = g->phase == MARKS && g->sheet[seat_after(t, g->seat, place)].is_done;
    for (int kind = 0; kind < PROVISIONS; kind++) /* what the round has room for */
        frame[9 + 2 * kind] = (int16_t)(!t->expert_provisions ? 1 : kind == g->round - 1 ? t->most_of_a_kind : 0);
    memcpy(facts + t->at_villages + place * 2 * QUADRANTS, told->villages, sizeof told->villages);
    memcpy(facts + t->at_points + place * POINTS, told->points, sizeof told->points);
}

static int16_t *write_race(const Terms *t, const Game *g, int index, int16_t *facts) {
    for (int place = 0; place < PLACES; place++) {
        int takers = 0;
        for (int seat = 0; seat < t->seats; seat++)
            takers |= (g->sheet[seat].races[index] == t->race_points[place]) << seat;
        facts = tell_number(t, place, g->races[index], takers, g->seat, facts);
    }
    return facts;
}

static void write_achievements(const Terms *t, const Game *g, const Told *own, int16_t *facts) {
    facts += t->at_achievements;
    for (int i = 0; i < g->drawn_achievements; i++) {
        bool races = is_race(&t->achievement[g->in_play[i]]);
        facts[g->in_play[i]] = 1;
        facts += ACHIEVEMENTS;
        *facts++ = !g->has_races || !races || g->races[i] < t->places;
        if (races && g->has_races) facts = write_race(t, g, i, facts);
        else facts += PLACES * (1 + t->seats);
        for (int place = 0; place < t->seats; place++) {
            const Told *told = place ? &g->shown[seat_after(t, g->seat, place)] : own;
            *facts++ = (int16_t)smaller(told->achieved[i], t->most_achieved);
        }
    }
}

static void write_facts(const Terms *t, const Game *g, int16_t *facts) {
    Told own = {{{0}}, {0}, {0}, {0}, {0}};
    tell(t, g, &g->sheet[g->seat], &own);
    memset(facts, 0, (size_t)t->facts * sizeof *facts);
    write_turn(t, g, facts);
    write_marking(t, g, facts);
    write_card(t, g, facts);
    for (int place = 0; place < t->seats; place++)
        write_sheet(t, g, place ? &g->shown[seat_after(t, g->seat, place)] : &own, place, facts);
    memcpy(facts + t->at_temples, g->column_facts[g->seat],
           (size_t)(QUADRANTS * PLACES * (1 + t->seats)) * sizeof *facts);
    if (t->achievements) write_achievements(t, g, &own, facts);
}

/* Find what the seat to act may do, and change the mask from what it was. */
static void write_mask(const Terms *t, Game *g, int8_t *mask) {
    Legal *legal = &g->legal;
    Set drawn = legal->squares;
    for (int i = 0; i < legal->codes; i++) mask[legal->code[i]] = 0;
    legal->codes = 0;
    legal->squares = (Set){{0}};
    switch (g->phase) {
    case MARKS: find_marks(t, g, g->seat, legal); break;
    case SIDE: find_sides(t, g, legal); break;
    case VILLAGE: find_villages(t, g, legal); break;
    default: find_layings(t, g, legal);
    }
    redraw_plane(t, legal->squares, &drawn, mask + t->code_mark);
    for (int i = 0; i < legal->codes; i++) mask[legal->code[i]] = 1;
}

#endif
