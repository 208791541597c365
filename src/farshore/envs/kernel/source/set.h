/* Sets of squares of the map, 16 x 16 bits in reading order: what `games/explorers/grid.py` does with long integers. */

#ifndef SET_H
#define SET_H

#include <stdbool.h>
#include <stdint.h>

enum { SIZE = 16, SQUARES = SIZE * SIZE, WORDS = SQUARES / 64, ROWS_IN_WORD = 64 / SIZE };

typedef struct {
    uint64_t word[WORDS];
} Set;

static const uint64_t NOT_WEST = 0xFFFEFFFEFFFEFFFEu; /* of the four rows of a word */
static const uint64_t NOT_EAST = 0x7FFF7FFF7FFF7FFFu;

static inline Set both(Set one, Set other) {
    for (int i = 0; i < WORDS; i++) one.word[i] &= other.word[i];
    return one;
}

static inline Set either(Set one, Set other) {
    for (int i = 0; i < WORDS; i++) one.word[i] |= other.word[i];
    return one;
}

static inline Set without(Set one, Set other) {
    for (int i = 0; i < WORDS; i++) one.word[i] &= ~other.word[i];
    return one;
}

static inline bool is_empty(Set set) { return !(set.word[0] | set.word[1] | set.word[2] | set.word[3]); }

static inline bool is_same(Set one, Set other) {
    uint64_t apart = 0;
    for (int i = 0; i < WORDS; i++) apart |= one.word[i] ^ other.word[i];
    return !apart;
}

static inline bool holds(const Set *set, int square) { return set->word[square >> 6] >> (square & 63) & 1; }

static inline void add(Set *set, int square) { set->word[square >> 6] |= UINT64_C(1) << (square & 63); }

static inline void drop(Set *set, int square) { set->word[square >> 6] &= ~(UINT64_C(1) << (square & 63)); }

static inline int count(Set set) {
    int found = 0;
    for (int i = 0; i < WORDS; i++) found += __builtin_popcountll(set.word[i]);
    return found;
}

/* The number-th square of a set, which has more than that. */
static inline int nth(Set set, int number) {
    int i = 0;
    for (int here; number >= (here = __builtin_popcountll(set.word[i])); i++) number -= here;
    uint64_t left = set.word[i];
    while (number--) left &= left - 1;
    return 64 * i + __builtin_ctzll(left);
}

static inline int first(Set set) { return nth(set, 0); }

/* Every square `steps` further down in reading order; 0 < steps < 64. */
static inline Set later_by(Set set, int steps) {
    Set moved;
    for (int i = WORDS - 1; i >= 0; i--)
        moved.word[i] = set.word[i] << steps | (i ? set.word[i - 1] >> (64 - steps) : 0);
    return moved;
}

static inline Set earlier_by(Set set, int steps) {
    Set moved;
    for (int i = 0; i < WORDS; i++)
        moved.word[i] = set.word[i] >> steps | (i < WORDS - 1 ? set.word[i + 1] << (64 - steps) : 0);
    return moved;
}

static inline Set masked(Set set, uint64_t mask) {
    for (int i = 0; i < WORDS; i++) set.word[i] &= mask;
    return set;
}

/* The squares whose neighbour in that direction is in the set. */
static inline Set from_east(Set set) { return earlier_by(masked(set, NOT_WEST), 1); }
static inline Set from_south(Set set) { return earlier_by(set, SIZE); }
static inline Set from_south_east(Set set) { return earlier_by(masked(set, NOT_WEST), SIZE + 1); }
static inline Set from_south_west(Set set) { return earlier_by(masked(set, NOT_EAST), SIZE - 1); }

/* The orthogonal neighbours of a set. */
static inline Set beside(Set set) {
    Set upright = either(later_by(set, SIZE), earlier_by(set, SIZE));
    return either(upright, either(later_by(masked(set, NOT_EAST), 1), from_east(set)));
}

#endif
