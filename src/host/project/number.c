/*
 * Ids of files as replies have them. Unity's have up to 19 digits, which JavaScript rounds, so each
 * object gets a number (base/number.h) and keeps it.
 */
#include "internal.h"

static struct numbers *numbers_for(struct project_call *call, struct slice path)
{
    struct project_numbers *all = call->numbers;
    struct numbered_scene *at = &all->scenes[0];

    for (size_t i = 0; i < LIMIT_NUMBERED_SCENES; i++) {
        struct numbered_scene *each = &all->scenes[i];

        if (each->path && slice_is(path, each->path)) {
            at = each;
            break;
        }
        if (each->used < at->used)
            at = each;
    }
    at->used = ++all->n_used;
    if (!at->path || !slice_is(path, at->path) || at->ids.by_id.n >= LIMIT_NUMBERED) {
        mem_free(at->path);
        at->path = text_copy(path); /* without memory the numbers serve this once */
        numbers_done(&at->ids);
        at->ids = (struct numbers)NUMBERS_INIT(LIMIT_NUMBERED);
    }
    return &at->ids;
}

void project_put_id(struct project_call *call, struct json_out *w, const struct scene *s,
                    int64_t id)
{
    struct numbers *ids = numbers_for(call, s->path);
    int32_t number = numbers_add(ids, id);

    json_put_int(w, "instanceId", number ? number : numbers_peek(ids, id));
}

/* A number that this server has not shown may be one that an earlier server has shown. */
const struct scene_object *project_numbered(struct project_call *call, const struct scene *s,
                                            int64_t number)
{
    struct numbers *ids = numbers_for(call, s->path);
    struct scene_object *o = NULL;
    int64_t id;
    int index;

    if (!numbers_id(ids, number, &id)) {
        while ((o = scene_next(s, o)))
            if (numbers_peek(ids, o->id) == number)
                return o;
        id = number; /* the id itself, from the file */
    }
    o = scene_by_id(s, id, &index);
    return o && index < 0 ? o : NULL;
}

void project_numbers_done(struct project_numbers *n)
{
    for (size_t i = 0; i < LIMIT_NUMBERED_SCENES; i++) {
        mem_free(n->scenes[i].path);
        numbers_done(&n->scenes[i].ids);
    }
}
