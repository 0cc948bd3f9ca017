/*
 * Puts a type in the place of a missing script. The component itself stays: its id, its place among
 * the others and its document. So references to it stay valid, and it gets those values of the
 * document for which the type has a field.
 */
#include "internal.h"

#include <stdio.h>

#include "player/graph/edits.h"
#include "player/managed/engine.h"
#include "player/managed/managed.h"

/* The next component of this class that is added to the missing script's object takes its place. */
static struct {
    int id; /* of the missing script; 0: none */
    struct clr_class *class;
} pending;

bool load_is_missing(struct object *o)
{
    return o->class == &class_mono_behaviour &&
           (!o->script || !script_class(o->script) || o->script->is_generated);
}

bool load_replace_begin(struct component *c, struct clr_class *k, struct err *err)
{
    const struct scene_component *source = c->object.source;

    if (!load_is_missing(&c->object))
        return err_set(err, ERR_ARGUMENT, "Only a missing script can be replaced");
    if (!clr.class_is_assignable_from(class_of_row(&class_mono_behaviour), k))
        return err_set(err, ERR_ARGUMENT, "Only a script can take the place of a missing script");
    if (source && source->instance) {
        err_set(err, ERR_ENGINE, "The missing script belongs to a prefab, which decides its type");
        return err_hint(err, "Remove it here and add the type, or correct the prefab");
    }
    pending.id = c->object.id;
    pending.class = k;
    return true;
}

void load_replace_end(void)
{
    pending.id = 0;
}

struct component *load_replace_take(struct game_object *g, struct clr_class *k, struct script *to)
{
    struct component *c = pending.id ? object_component(graph_find(pending.id)) : NULL;
    struct object *o;
    struct space *s;

    if (!c || c->owner != g || pending.class != k || !to)
        return NULL;
    pending.id = 0;
    o = &c->object;
    s = asset_space(o);
    if (!o->script && s && !space_add_script(s, o))
        return NULL;
    managed_unbind(o); /* of a generated type */
    o->script = to;
    edits_script_changed(o);
    graph_touch();
    return c;
}

/* --- Values --- */

/* Whether the value is a reference to this object of the file, or has one in it. */
static bool refers_to(const struct yaml *v, int64_t file_id)
{
    struct yaml_ref ref;

    if (v->type == YAML_SCALAR)
        return false;
    if (yaml_to_ref(v, &ref))
        return !ref.has_guid && ref.file_id == file_id;
    for (const struct yaml *child = v->first; child; child = child->next)
        if (refers_to(child, file_id))
            return true;
    return false;
}

/* The members that refer to the object; NULL: none, or no memory. */
static const struct yaml *members_to(const struct yaml *values, int64_t file_id)
{
    struct yaml *map = NULL, *last = NULL;

    for (const struct yaml *v = values ? values->first : NULL; v; v = v->next) {
        struct yaml *copy =
            refers_to(v, file_id) ? arena_alloc(load_scratch(), sizeof(*copy)) : NULL;

        map = map || !copy ? map : arena_zalloc(load_scratch(), sizeof(*map));
        if (!copy || !map)
            continue;
        *copy = *v;
        copy->next = NULL;
        if (last)
            last->next = copy;
        else
            map->first = copy;
        last = copy;
        map->type = YAML_MAP;
        map->n_items++;
    }
    return map;
}

/* Only documents that have the id somewhere; values of an instance may come from elsewhere. */
static bool may_refer(const struct scene_component *c, int64_t file_id)
{
    char text[40];

    snprintf(text, sizeof(text), "fileID: %lld", (long long)file_id);
    return c->instance || slice_contains(c->raw, slice_of(text));
}

/* While the script was missing, other scripts could only have null there. */
static void link_others(const struct space *s, int id, int64_t file_id)
{
    for (size_t i = 0; i < s->n_scripts; i++) {
        struct object *o = graph_find(s->scripts[i].id);
        const struct scene_component *c = s->scripts[i].component;
        const struct yaml *members;

        if (!o || o->id == id || !o->managed || !may_refer(c, file_id))
            continue;
        members = members_to(component_values(s, c), file_id);
        if (members)
            engine_fill(o, members);
        arena_reset(load_scratch());
    }
}

void load_replace_fill(int id)
{
    const struct ref_context outer_context = load_context;
    struct object *o = graph_find(id);
    struct space *s = o && o->source ? asset_space(o) : NULL;
    struct arena inner, *outer;

    if (!s)
        return;
    outer = scratch_push(&inner);
    edits_pause();
    load_context = (struct ref_context){.space = s};
    engine_fill(o, component_values(s, o->source));
    o = graph_find(id);
    if (o) {
        load_apply_edit(id);
        load_context = (struct ref_context){.space = s};
        link_others(s, id, o->file_id);
    }
    edits_resume();
    load_context = outer_context;
    scratch_pop(outer);
    assets_fill();
}
