/*
 * Numbers of 32 bits that stand for ids of 64, for peers that read numbers as doubles: JavaScript
 * rounds integers above 2^53. An id from 1 to 2^31 - 1 is its own number, unless another id has
 * that; any other gets one that is made from it. So two tables give the same numbers, except where
 * two ids meet: then the first one keeps the number.
 */
#ifndef BASE_NUMBER_H
#define BASE_NUMBER_H

#include <stdint.h>

#include "map.h"

struct numbered {
    int64_t id;
    int32_t number; /* 1 to 2^31 - 1 */
};

struct numbers {
    struct map by_id, by_number; /* of struct numbered */
};

/* An initialiser for a table of at most `most` ids; it has no memory yet. */
#define NUMBERS_INIT(most)                                                                         \
    {                                                                                              \
        .by_id = MAP_BY_BYTES(struct numbered, id, most),                                          \
        .by_number = MAP_BY_BYTES(struct numbered, number, most)                                   \
    }

/* All bits of the result depend on all of those given, the same way in each process (the finaliser
 * of splitmix64). */
uint64_t number_mix(uint64_t bits);

/* The number of an id, which keeps it. 0: there is no memory, or the table is full. */
int32_t numbers_add(struct numbers *n, int64_t id);
/* The number of an id that numbers_add() was given; 0: it was not. */
int32_t numbers_of(const struct numbers *n, int64_t id);
/* The number that numbers_add() would give; adds nothing. */
int32_t numbers_peek(const struct numbers *n, int64_t id);
/* The id that has this number. False: none has. */
bool numbers_id(const struct numbers *n, int64_t number, int64_t *ret_id);
/* Forgets an id; its number may then become that of another. */
void numbers_remove(struct numbers *n, int64_t id);
/* Frees all memory. The table is then empty and may be used again. */
void numbers_done(struct numbers *n);

#endif
