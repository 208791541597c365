/* Luck: Python's own generator (MT19937), so that a seed gives the same games here and by the rules in Python. */

#ifndef LUCK_H
#define LUCK_H

#include <stdint.h>

enum { LUCK_WORDS = 624, LUCK_MIDDLE = 397 };

typedef struct { /* as `random.Random.getstate()` has it */
    uint32_t word[LUCK_WORDS];
    uint32_t used;
} Luck;

static inline uint32_t twisted(uint32_t high, uint32_t low) {
    uint32_t mixed = (high & 0x80000000u) | (low & 0x7FFFFFFFu);
    return mixed >> 1 ^ (mixed & 1 ? 0x9908B0DFu : 0);
}

static void stir(Luck *luck) {
    uint32_t *word = luck->word;
    for (int i = 0; i < LUCK_WORDS; i++)
        word[i] = word[(i + LUCK_MIDDLE) % LUCK_WORDS] ^ twisted(word[i], word[(i + 1) % LUCK_WORDS]);
    luck->used = 0;
}

static inline uint32_t draw(Luck *luck) {
    if (luck->used >= LUCK_WORDS) stir(luck);
    uint32_t found = luck->word[luck->used++];
    found ^= found >> 11;
    found ^= found << 7 & 0x9D2C5680u;
    found ^= found << 15 & 0xEFC60000u;
    return found ^ found >> 18;
}

/* A number from 0 to limit - 1, as `Random.randrange(limit)` draws it: as many bits as limit has, until they fit. */
static inline int below(Luck *luck, int limit) {
    int bits = 32 - __builtin_clz((uint32_t)limit);
    uint32_t found;
    do found = draw(luck) >> (32 - bits);
    while (found >= (uint32_t)limit);
    return (int)found;
}

#endif
