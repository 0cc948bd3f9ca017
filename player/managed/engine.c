/* The player's calls into managed code: the entry points in Engine.cs. */
#include "engine.h"

#include "log.h"
#include "managed.h"
#include "player/graph/edits.h"

/* Methods in the current domain. */
static struct {
    struct clr_method *start, *frame, *fill, *awake, *active_changed, *destroying, *scene_loaded,
        *scene_unloaded, *unloading, *make_types, *made_type, *fields_of, *write_field,
        *edit_ending, *run_posted, *warn, *ending;
} methods;

bool engine_enter_domain(struct err *err)
{
    struct clr_class *engine = clr_class_named(SLICE("UnityEngine.Engine"));
    const struct {
        struct clr_method **to;
        const char *name;
        int n_params;
    } wanted[] = {
        {&methods.start, "Start", 0},
        {&methods.frame, "Frame", 1},
        {&methods.fill, "Fill", 2},
        {&methods.awake, "Awake", 1},
        {&methods.active_changed, "ActiveChanged", 2},
        {&methods.destroying, "Destroying", 1},
        {&methods.scene_loaded, "SceneLoaded", 2},
        {&methods.scene_unloaded, "SceneUnloaded", 1},
        {&methods.unloading, "Unloading", 0},
        {&methods.make_types, "MakeTypes", 1},
        {&methods.made_type, "MadeType", 1},
        {&methods.fields_of, "FieldsOf", 1},
        {&methods.write_field, "WriteField", 2},
        {&methods.edit_ending, "EditEnding", 0},
        {&methods.run_posted, "RunPosted", 0},
        {&methods.warn, "Warn", 1},
        {&methods.ending, "Ending", 0},
    };

    if (!engine)
        return err_set(err, ERR_NOT_READY, "UnityEngine.CoreModule.dll has no Engine class");
    for (size_t i = 0; i < N_ELEMENTS(wanted); i++) {
        *wanted[i].to = clr_method(engine, wanted[i].name, wanted[i].n_params, NULL);
        if (!*wanted[i].to)
            return err_set(err, ERR_NOT_READY, "UnityEngine.Engine has no method %s",
                           wanted[i].name);
    }
    return true;
}

void engine_leave_domain(void)
{
    memset(&methods, 0, sizeof(methods));
}

/* --- Calls into Engine.cs. --- */

static struct clr_object *call_engine(struct clr_method *m, void **args)
{
    struct clr_object *result = NULL;
    struct err err = {0};

    if (m && !clr_call(m, NULL, args, &result, &err))
        engine_log(LOG_TYPE_EXCEPTION, slice_of(err.message));
    return result;
}

void engine_start(void)
{
    call_engine(methods.start, NULL);
}

void engine_frame(float unscaled_delta)
{
    call_engine(methods.frame, (void *[]){&unscaled_delta});
}

void engine_fill(struct object *o, const void *node)
{
    struct clr_object *managed = managed_of(o);

    if (managed)
        call_engine(methods.fill, (void *[]){managed, &node});
}

void engine_awake(struct object *const *scripts, size_t n)
{
    struct clr_array *array = managed_array(class_of_row(&class_object), scripts, n);

    if (array)
        call_engine(methods.awake, (void *[]){array});
}

void engine_scene_loaded(int handle, bool is_additive)
{
    uint8_t flag = is_additive;

    call_engine(methods.scene_loaded, (void *[]){&handle, &flag});
}

void engine_scene_unloaded(int handle)
{
    call_engine(methods.scene_unloaded, (void *[]){&handle});
}

void engine_warn(struct slice text)
{
    call_engine(methods.warn, (void *[]){clr_string_new(text)});
}

void engine_unloading(void)
{
    call_engine(methods.unloading, NULL);
}

void engine_ending(void)
{
    call_engine(methods.ending, NULL);
}

void engine_make_types(struct slice description)
{
    struct clr_object *said =
        call_engine(methods.make_types, (void *[]){clr_string_new(description)});
    struct buf text;

    buf_init(&text, 4096);
    clr_string_append(&text, (struct clr_string *)said);
    if (text.len)
        engine_log(LOG_TYPE_WARNING, buf_slice(&text));
    buf_done(&text);
}

struct clr_class *engine_made_type(struct slice full_name)
{
    struct clr_object *type = call_engine(methods.made_type, (void *[]){clr_string_new(full_name)});

    return type ? clr_class_of_type_object(type) : NULL;
}

struct clr_array *engine_fields_of(struct clr_class *k)
{
    return (struct clr_array *)call_engine(methods.fields_of, (void *[]){clr_type_object(k)});
}

void engine_edit_ending(void)
{
    call_engine(methods.edit_ending, NULL);
}

void engine_run_posted(void *unused)
{
    (void)unused;
    call_engine(methods.run_posted, NULL);
}

void engine_write_field(struct clr_object *script, const char *name)
{
    call_engine(methods.write_field, (void *[]){script, clr_string_new(slice_of(name))});
}

/* --- Notifications of the graph. --- */

/* Calls managed code while all dying objects are still whole. */
static void destroying(struct object *o)
{
    struct clr_object *managed = o->managed ? clr_handle_get(o->managed) : NULL;

    if (managed)
        call_engine(methods.destroying, (void *[]){managed});
}

static void active_changed(struct game_object *o, bool is_active)
{
    struct clr_object *managed;
    uint8_t flag = is_active;
    bool has_script = false;

    for (size_t i = 0; i < o->n_components; i++)
        has_script |= o->components[i]->object.script != NULL;
    if (!has_script)
        return;
    managed = managed_of(&o->object);
    if (managed)
        call_engine(methods.active_changed, (void *[]){managed, &flag});
}

static void destroyed(struct object *o)
{
    managed_unbind(o);
    edits_destroyed(o);
}

const struct graph_events engine_graph_events = {.destroying = destroying,
                                                 .destroyed = destroyed,
                                                 .active_changed = active_changed,
                                                 .changed = edits_changed};
