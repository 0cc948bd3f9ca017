/* Ids and their numbers, found both ways. */
#include "number.h"

uint64_t number_mix(uint64_t bits)
{
    bits = (bits ^ bits >> 30) * 0xbf58476d1ce4e5b9u;
    bits = (bits ^ bits >> 27) * 0x94d049bb133111ebu;
    return bits ^ bits >> 31;
}

/* The n-th number that an id asks for, also after the server has started again. Ids that meet once
 * go separate ways from there. */
static int32_t wanted(int64_t id, uint64_t n)
{
    int32_t number = (int32_t)(number_mix((uint64_t)id + n * 0x9e3779b97f4a7c15u) >> 33);

    if (n == 0 && id > 0 && id <= INT32_MAX)
        return (int32_t)id;
    return number ? number : 1;
}

int32_t numbers_of(const struct numbers *n, int64_t id)
{
    const struct numbered *known = map_find(&n->by_id, MAP_KEY(id));

    return known ? known->number : 0;
}

bool numbers_id(const struct numbers *n, int64_t number, int64_t *ret_id)
{
    int32_t key = (int32_t)number;
    const struct numbered *known = key == number ? map_find(&n->by_number, MAP_KEY(key)) : NULL;

    if (known)
        *ret_id = known->id;
    return known;
}

int32_t numbers_peek(const struct numbers *n, int64_t id)
{
    int32_t number = numbers_of(n, id);

    for (uint64_t i = 0; !number; i++) {
        int32_t key = wanted(id, i);

        number = map_find(&n->by_number, MAP_KEY(key)) ? 0 : key;
    }
    return number;
}

int32_t numbers_add(struct numbers *n, int64_t id)
{
    int32_t number = numbers_of(n, id);
    struct numbered *row;

    if (number)
        return number;
    if (!map_reserve(&n->by_id, 1) || !map_reserve(&n->by_number, 1))
        return 0;
    number = numbers_peek(n, id);
    row = map_add(&n->by_id, MAP_KEY(id), NULL);
    row->number = number;
    row = map_add(&n->by_number, MAP_KEY(number), NULL);
    row->id = id;
    return number;
}

void numbers_remove(struct numbers *n, int64_t id)
{
    int32_t number = numbers_of(n, id);

    if (!number)
        return;
    map_remove(&n->by_id, MAP_KEY(id));
    map_remove(&n->by_number, MAP_KEY(number));
}

void numbers_done(struct numbers *n)
{
    map_done(&n->by_id);
    map_done(&n->by_number);
}
