/* How a game of Explorers stands, and what its table plays by: `state.py`, `sheet.py` and `terms.py` in plain numbers.

   Everything that the rules know as data comes from Python in `Terms`, made once for a batch; see `terms.py` beside. */

#ifndef GAME_H
#define GAME_H

#include "luck.h"
#include "set.h"

enum { SEATS = 4, QUADRANTS = 4, TILES = 8, TURNS_OF_TILE = 4, TERRAINS = 4, PROVISIONS = 3, CARDS = 8, SIDES = 8 };
enum { ACHIEVEMENTS = 32, IN_PLAY = 3, PLACES = 4, MOST_CODES = TILES * TURNS_OF_TILE, MOST_AREAS = 64 };
enum { FRAME = 9 + 2 * PROVISIONS, POINTS = 6, OPEN_PLANES = SEATS + 1 };
enum { NOT_VISITED = -1, NOBODY = -1 };

/* As in `tile.py`, `phase.py`. */
typedef enum { TEMPLE, KEY, SCROLL, HORSE, GEM, APPLE, CARROT, FISH, OBJECTS } Object;
typedef enum {
    SURVEY, SETTLE, ROUND, TURN, BATCH, TURN_END, ROUND_END, /* need nobody */
    FIRST, MAP, ACHIEVEMENT, CARD,                           /* chance */
    LAY, VILLAGE, SIDE, MARKS,                               /* somebody decides */
    OVER, PHASES
} Phase;
typedef enum { SETUP_MOMENT, CARD_MOMENT, EXTRA_MOMENT, MOMENTS } Moment;

/* What an achievement asks for (`achievements.py`). */
typedef enum {
    WITHOUT, EVERY_AREA, FULL_LINE, OBJECTS_MARKED, GEMS, PROVISION_SETS, SURROUNDED_VILLAGES, VISITED_TEMPLES, CORNERS,
    LONGEST_ROW, LONGEST_COLUMN, LONGEST_DIAGONAL, LARGEST_SQUARE,
    HAS, BESIDE_EVERY_VILLAGE, BESIDE_VILLAGES_AND_IN_TEMPLES, ON_EVERY_EDGE, IN_EVERY_QUADRANT /* races */
} Asked;

typedef struct {
    int32_t asked;           /* Asked */
    int32_t kind;            /* an object or a terrain, where it is about one */
    int32_t points[PLACES];  /* step by step, or once */
    int32_t needed[OBJECTS]; /* by kind, of a race */
} Achievement;

typedef struct {
    Set terrain[TERRAINS], objects[OBJECTS], village;
} Placed; /* a tile in one orientation on one quadrant */

typedef struct {
    Placed placed[QUADRANTS][TILES][TURNS_OF_TILE];
    Set neighbours[SQUARES];
    uint8_t bytes_of[256][8]; /* by eight bits: a byte for each */
    Achievement achievement[ACHIEVEMENTS];
    double penalty; /* of an illegal code */
    /* options */
    int32_t seats, random_first, first, lays_itself, is_given, given[QUADRANTS][2], may_stop; /* the map: by luck, ... */
    int32_t expert_provisions, expert_villages;
    int32_t achievements, chosen[IN_PLAY]; /* how many are in play; which, or -1: drawn */
    int32_t by_lead, observes;             /* rewards by the lead; what is seen is written */
    /* numbers of the rules */
    int32_t rounds, turns, key_slots, scroll_slots, gem_slots, most_of_a_kind;
    int32_t setup_marks, active_marks, scroll_marks, side_marks, poorer_side_marks;
    int32_t places, place[PLACES]; /* of a column, those not struck from the start */
    int32_t temple_points[PLACES], extra_marks[PLACES], race_points[PLACES];
    int32_t village_points[5], gem_points[16], by_kinds[PROVISIONS + 1], by_most[8];
    int32_t quadrant_of[SQUARES];
    int32_t sides_of[CARDS][2], terrains_of[SIDES]; /* terrains as bits */
    /* where each verb's codes begin */
    int32_t code_mark, code_take, code_scroll, code_terrain, code_stop, code_side, code_village, code_lay, actions;
    /* where each fact begins, and how many there are */
    int32_t at_seat, at_phase, at_moment, at_actors, at_time, at_first, at_active, at_marking, at_card, at_deck;
    int32_t at_frame, at_villages, at_points, at_temples, at_achievements, facts;
    int32_t planes, plane_objects, plane_start, plane_marks, plane_later;
    int32_t most_achieved; /* where the points of an achievement are cut */
} Terms;

typedef struct {
    Set marks, near, free;
    uint64_t areas;               /* by label: areas with a mark */
    uint8_t found[OBJECTS];       /* marked, whether there was a slot or not */
    uint8_t beside_village[QUADRANTS], beside_temple[QUADRANTS];
    int16_t provision_points, gem_points;
    int8_t keys, keys_found, scrolls, fresh_scrolls, scrolls_found, scrolls_used, gems;
    int8_t larder[PROVISIONS];
    int8_t temples[QUADRANTS];    /* the place taken */
    int8_t races[IN_PLAY];        /* the points taken */
    uint8_t allowed;              /* terrains committed to, as bits */
    uint8_t given, due, horses;
    uint8_t batch, extras;        /* quadrants, as bits */
    bool is_done;
} Sheet;

typedef struct { /* a sheet as it is told */
    Set marks;
    int16_t frame[FRAME], villages[2 * QUADRANTS], points[POINTS], achieved[IN_PLAY];
} Told;

typedef struct { /* what the seat to act may do */
    Set squares; /* to mark */
    int16_t code[MOST_CODES];
    int32_t codes; /* others: how many */
} Legal;

typedef struct { /* what a square is, for whoever marks it */
    uint8_t object; /* 0: nothing, else 1 + Object */
    uint8_t beside; /* as bits: villages beside it, then temples beside it, by quadrant */
    uint8_t area;   /* the label of its area */
} Square;

typedef struct {
    /* the turn */
    int8_t phase, moment, first, round, turn, active, batches;
    int8_t card, is_turned, side; /* -1: none */
    uint8_t deck;
    /* the learner's side */
    int8_t seat; /* to act */
    bool map_is_drawn;
    int16_t lead[SEATS];
    Legal legal;
    Set drawn[OPEN_PLANES]; /* what the planes of marks and of `later` show */
    /* the table */
    bool has_races; /* the start village is known: achievements are told with their numbers */
    int8_t tile[QUADRANTS], laid;
    uint8_t columns[QUADRANTS];
    uint8_t in_play[IN_PLAY], drawn_achievements, races[IN_PLAY];
    int16_t village[QUADRANTS], temple[QUADRANTS]; /* their squares */
    Set terrain[TERRAINS], land, objects[OBJECTS]; /* as far as the map is laid */
    uint64_t areas_of[TERRAINS];                   /* by terrain: the labels of its areas */
    Sheet sheet[SEATS];
    Told shown[SEATS]; /* as everyone knows them */
    Square square[SQUARES];
    int16_t column_facts[SEATS][QUADRANTS * PLACES * (1 + SEATS)]; /* by observer: the columns of the temples */
    Luck luck;
} Game;

static inline Set land_of(const Game *g, int terrains) {
    Set found = {{0}};
    for (int kind = 0; kind < TERRAINS; kind++)
        if (terrains >> kind & 1) found = either(found, g->terrain[kind]);
    return found;
}

static inline int side_of(const Terms *t, const Game *g, int number) { /* of the card, the near one first */
    return t->sides_of[g->card][g->is_turned ? 1 - number : number];
}

#endif
