/*
 * The player's side of agent/run/edits.h: opens and closes the journal around each tool call.
 */
#include "fields.h"
#include "player/load/load.h"
#include "player/managed/engine.h"
#include "player/managed/managed.h"
#include "save.h"

static struct {
    int depth;       /* nesting of edits: code of a tool may call another tool */
    int fields_from; /* the depth at which fields_begin() was called; 0: none */
} edits;

static void begin(bool runs_code)
{
    struct clr_region region;

    clr_begin(&region);
    edits_begin();
    edits.depth++;
    if (runs_code && !edits.fields_from) {
        fields_begin();
        edits.fields_from = edits.depth;
    }
    clr_end(&region);
}

static void end(void)
{
    struct clr_region region;

    clr_begin(&region);
    if (edits.depth == 1)
        engine_edit_ending();
    if (edits.depth == 1 || edits.fields_from == edits.depth) {
        fields_end();
        edits.fields_from = 0;
    }
    edits.depth--;
    edits_end();
    clr_end(&region);
}

void save_flush(void)
{
    if (!edits.depth)
        return;
    engine_edit_ending();
    if (edits.fields_from) {
        fields_end();
        fields_begin();
    }
    for (int i = 0; i < edits.depth; i++)
        edits_end();
    for (int i = 0; i < edits.depth; i++)
        edits_begin();
}

static void field(struct clr_object *target, const char *name)
{
    struct clr_class *k = clr.object_get_class(target), *base = class_of_row(&class_object);
    struct object *o = clr.class_is_assignable_from(base, k) ? native_of(target) : NULL;

    if (o)
        fields_record(o, name);
}

/* The component at this place; NULL: none. */
static struct component *component_at(struct clr_object *game_object, size_t at)
{
    struct object *o = native_of(game_object);
    const struct game_object *g =
        o && o->kind == OBJECT_GAME_OBJECT ? (struct game_object *)o : NULL;

    return g && at < g->n_components ? g->components[at] : NULL;
}

static bool remove_missing(struct clr_object *game_object, size_t at, struct err *err)
{
    struct component *c = component_at(game_object, at);

    return (c && load_is_missing(&c->object) && graph_destroy(&c->object)) ||
           err_set(err, ERR_ENGINE,
                   "The component at this index is not a missing script, or "
                   "cannot be removed");
}

static bool replace(struct clr_object *game_object, size_t at, struct clr_class *by,
                    struct err *err)
{
    struct component *c = component_at(game_object, at);

    return c ? load_replace_begin(c, by, err) : err_set(err, ERR_NOT_FOUND, "Component not found");
}

static const struct edits player_edits = {.begin = begin,
                                          .end = end,
                                          .field = field,
                                          .remove_missing = remove_missing,
                                          .replace = replace,
                                          .replace_end = load_replace_end,
                                          .can_load = load_check,
                                          .save = save_scene};

void save_start(void)
{
    agent_set_edits(&player_edits);
}
