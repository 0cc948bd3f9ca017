/* Numbers of 32 bits for the objects of an engine whose ids have 64 (Unity 6000.5). */
#include "agent/reflect/reflect.h"
#include "base/limits.h"
#include "engine.h"

enum { FIRST_SWEEP = 4096 };

/* Global, as the process has one engine. */
static struct {
    struct numbers all;
    size_t sweep_at;
} numbers = {NUMBERS_INIT(LIMIT_NUMBERED), FIRST_SWEEP};

/* Forgets destroyed objects. Ids of the others keep their numbers. */
static void sweep(void)
{
    const struct map *ids = &numbers.all.by_id;

    for (size_t i = ids->n; i-- > 0;) { /* the last one takes the place of one that goes */
        int64_t id = ((struct numbered *)map_at(ids, i))->id;

        if (!reflect_object_by_id(id))
            numbers_remove(&numbers.all, id);
    }
    if (ids->n > LIMIT_NUMBERED / 2) /* they get the same numbers again, but for a few */
        numbers_done(&numbers.all);
    numbers.sweep_at = 2 * ids->n > FIRST_SWEEP ? 2 * ids->n : FIRST_SWEEP;
}

int32_t engine_number(struct clr_object *o)
{
    int64_t id = reflect_instance_id(o);
    int32_t number;

    if (id == 0 || !reflect_has_wide_ids())
        return (int32_t)id;
    if (numbers.all.by_id.n >= numbers.sweep_at)
        sweep();
    number = numbers_add(&numbers.all, id);
    return number ? number : numbers_peek(&numbers.all, id);
}

struct clr_object *engine_numbered(int64_t number)
{
    int64_t id = number;

    if (reflect_has_wide_ids())
        numbers_id(&numbers.all, number, &id);
    return reflect_object_by_id(id);
}
