/* Numbers of 32 bits for the objects of an engine whose ids have 64 (Unity 6000.5). */
#include "agent/reflect/reflect.h"
#include "base/limits.h"
#include "engine.h"

enum { FIRST_SWEEP = 4096 };

/* Global, as the process has one engine. */
static struct numbers numbers = NUMBERS_INIT(LIMIT_NUMBERED);
static size_t sweep_at = FIRST_SWEEP;

/* Forgets objects that no longer live. Ids of the others keep their numbers. */
static void sweep(void)
{
    for (size_t i = numbers.by_id.n; i-- > 0;) { /* the last one takes the place of one that goes */
        int64_t id = ((struct numbered *)map_at(&numbers.by_id, i))->id;

        if (!reflect_object_by_id(id))
            numbers_remove(&numbers, id);
    }
    if (numbers.by_id.n > LIMIT_NUMBERED / 2) /* they get the same numbers again, but for a few */
        numbers_done(&numbers);
    sweep_at = 2 * numbers.by_id.n > FIRST_SWEEP ? 2 * numbers.by_id.n : FIRST_SWEEP;
}

int32_t engine_number(struct clr_object *o)
{
    int64_t id = reflect_instance_id(o);
    int32_t number;

    if (id == 0 || !reflect_has_wide_ids())
        return (int32_t)id;
    if (numbers.by_id.n >= sweep_at)
        sweep();
    number = numbers_add(&numbers, id);
    return number ? number : numbers_peek(&numbers, id);
}

struct clr_object *engine_numbered(int64_t number)
{
    int64_t id = number;

    if (reflect_has_wide_ids())
        numbers_id(&numbers, number, &id);
    return reflect_object_by_id(id);
}
