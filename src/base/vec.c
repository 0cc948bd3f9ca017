/* The slow path of vec.h: a full array grows by half, or doubles in an arena. */
#include "vec.h"

#include <stdint.h>
#include <string.h>

#include "arena.h"
#include "mem.h"

#define FIRST_CAP 4

bool vec_enlarge(struct arena *a, void *items, size_t *cap, size_t need, size_t size, size_t max)
{
    /* An arena keeps the old blocks. With doubling they never exceed the size of the new one. */
    size_t more = *cap + (a ? *cap : *cap / 2);
    void *old, *block;

    if (need > max)
        return false;
    if (more < FIRST_CAP)
        more = FIRST_CAP;
    if (more < need)
        more = need;
    if (more > max)
        more = max;
    if (more > SIZE_MAX / size)
        return false;
    memcpy(&old, items, sizeof(old)); /* we do not know its type, so no cast */
    block = a ? arena_alloc(a, more * size) : mem_realloc(old, more * size);
    if (!block)
        return false;
    if (a && *cap)
        memcpy(block, old, *cap * size);
    memcpy(items, &block, sizeof(block));
    *cap = more;
    return true;
}
