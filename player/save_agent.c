/* The player's half of agent/edits.h: the journal opens and closes around the bodies of tools. */
#include "calls.h"
#include "fields.h"
#include "save.h"

static void begin(bool runs_code)
{
    struct clr_region region;

    clr_begin(&region);
    edits_begin();
    if (runs_code)
        fields_begin();
    clr_end(&region);
}

static void end(void)
{
    struct clr_region region;

    clr_begin(&region);
    engine_edit_ending();
    fields_end();
    edits_end();
    clr_end(&region);
}

static void field(struct clr_object *target, const char *name)
{
    struct clr_class *k = clr.object_get_class(target), *base = class_of_row(&class_object);
    struct object *o = clr.class_is_assignable_from(base, k) ? native_of(target) : NULL;

    if (o)
        fields_take(o, name);
}

static const struct edits player_edits = {
    .begin = begin, .end = end, .field = field, .save = save_scene};

void save_start(void)
{
    agent_set_edits(&player_edits);
}
