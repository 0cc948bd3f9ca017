/*
 * Which managed object stands for which native one, and the entries of Engine.cs. The only file
 * that keeps handles of managed objects.
 */
#include "calls.h"
#include "player/graph/edits.h"
#include "player/scripts/fields.h"

#include <pthread.h>
#include <stdio.h>

enum { CLASS_SLOTS = 512 }; /* a power of two, several times as many as there are rows */

/* What is looked up in the domain that is entered. */
static struct {
    struct clr_field *pointer, *id; /* UnityEngine.Object's own two */
    struct clr_class *object;
    struct known_class {
        const struct native_class *row;
        struct clr_class *class;
    } classes[CLASS_SLOTS]; /* by the row's address */
    struct clr_method *start, *frame, *fill, *awake, *active_changed, *destroying, *scene_loaded,
        *scene_unloaded, *unloading, *make_types, *made_type, *fields_of, *write_field,
        *edit_ending, *run_posted;
    struct clr_image *core;
} domain;

/* --- Classes. --- */

static struct known_class *slot_of_row(const struct native_class *row)
{
    size_t i = (size_t)((uintptr_t)row / sizeof(struct native_class)) % CLASS_SLOTS;

    while (domain.classes[i].row && domain.classes[i].row != row)
        i = (i + 1) % CLASS_SLOTS;
    return &domain.classes[i];
}

struct clr_class *class_of_row(const struct native_class *row)
{
    struct known_class *known = slot_of_row(row);

    if (known->row)
        return known->class;
    known->class = clr_class_named(slice_of(row->name));
    if (!known->class && row->base)
        known->class = class_of_row(row->base);
    known->row = row;
    return known->class;
}

struct clr_class *managed_class(const struct object *o)
{
    if (o->script)
        return script_class(o->script);
    if (o->class == &class_mono_behaviour || o->class == &class_scriptable_object)
        return NULL; /* its script is missing */
    return class_of_row(o->class);
}

bool object_is(const struct object *o, struct clr_class *k)
{
    struct clr_class *own = managed_class(o);

    return own && (own == k || clr.class_is_assignable_from(k, own));
}

/* --- Objects. --- */

void managed_bind(struct object *o, struct clr_object *managed)
{
    void *pointer = o;

    o->managed = clr_handle_new(managed);
    clr.field_set_value(managed, domain.pointer, &pointer);
    clr.field_set_value(managed, domain.id, &o->id);
}

void managed_unbind(struct object *o)
{
    struct clr_object *managed = o->managed ? clr_handle_get(o->managed) : NULL;
    void *none = NULL;

    if (!managed)
        return;
    clr.field_set_value(managed, domain.pointer, &none);
    clr_handle_free(o->managed);
    o->managed = 0;
}

/* Constructors of scripts run, as in Unity; those of the engine's own classes make native objects,
 * and there is one already. When a constructor has run, o may be gone. */
static struct clr_object *make_managed(struct object *o, struct clr_class *k)
{
    struct clr_object *managed = clr_object_new(k);
    struct clr_object *exception = NULL;
    struct clr_method *constructor;

    if (!managed)
        return NULL;
    managed_bind(o, managed);
    if (!o->script)
        return managed;
    constructor = clr_method(k, ".ctor", 0, NULL);
    if (constructor && clr.method_get_class(constructor) == k)
        clr.runtime_invoke(constructor, managed, NULL, &exception);
    if (exception) {
        struct buf text;

        buf_init(&text, 4096);
        clr_exception_text(&text, exception);
        engine_log(4, buf_slice(&text));
        buf_done(&text);
    }
    return managed;
}

struct clr_object *managed_of(struct object *o)
{
    struct clr_class *k;

    if (!o)
        return NULL;
    if (o->managed)
        return clr_handle_get(o->managed);
    k = managed_class(o);
    return k ? make_managed(o, k) : NULL;
}

struct object *native_of(struct clr_object *managed)
{
    void *pointer = NULL;

    if (managed)
        clr.field_get_value(managed, domain.pointer, &pointer);
    return pointer;
}

/* By ids, since a constructor that runs here may destroy what is still to come. */
struct clr_array *managed_array(struct clr_class *element, struct object *const *items, size_t n)
{
    int *ids = mem_alloc((n + 1) * sizeof(int));
    struct clr_array *array = ids ? clr_array_new(element, (uint32_t)n) : NULL;

    for (size_t i = 0; ids && i < n; i++)
        ids[i] = items[i]->id;
    for (size_t i = 0; array && i < n; i++)
        clr_store((struct clr_object *)array, clr_array_at(array, sizeof(void *), (uint32_t)i),
                  managed_of(graph_find(ids[i])));
    mem_free(ids);
    return array;
}

/* --- Entering and leaving. --- */

static bool find_engine(struct err *err)
{
    struct clr_class *engine = clr_class_named(SLICE("UnityEngine.Engine"));
    const struct {
        struct clr_method **to;
        const char *name;
        int n_params;
    } methods[] = {
        {&domain.start, "Start", 0},
        {&domain.frame, "Frame", 1},
        {&domain.fill, "Fill", 2},
        {&domain.awake, "Awake", 1},
        {&domain.active_changed, "ActiveChanged", 2},
        {&domain.destroying, "Destroying", 1},
        {&domain.scene_loaded, "SceneLoaded", 2},
        {&domain.scene_unloaded, "SceneUnloaded", 1},
        {&domain.unloading, "Unloading", 0},
        {&domain.make_types, "MakeTypes", 1},
        {&domain.made_type, "MadeType", 1},
        {&domain.fields_of, "FieldsOf", 1},
        {&domain.write_field, "WriteField", 2},
        {&domain.edit_ending, "EditEnding", 0},
        {&domain.run_posted, "RunPosted", 0},
    };

    if (!engine)
        return err_set(err, ERR_NOT_READY, "UnityEngine.CoreModule.dll has no Engine class");
    for (size_t i = 0; i < N_ELEMENTS(methods); i++) {
        *methods[i].to = clr_method(engine, methods[i].name, methods[i].n_params, NULL);
        if (!*methods[i].to)
            return err_set(err, ERR_NOT_READY, "UnityEngine.Engine has no method %s",
                           methods[i].name);
    }
    return true;
}

static pthread_t main_thread;

void calls_check_thread(const char *what)
{
    char text[128];

    if (pthread_equal(pthread_self(), main_thread))
        return;
    snprintf(text, sizeof(text), "%s can only be called from the main thread.", what);
    clr.raise_exception(
        clr.exception_from_name_msg(domain.core, "UnityEngine", "UnityException", text));
}

bool calls_enter_domain(struct err *err)
{
    main_thread = pthread_self();
    domain.core = clr_image("UnityEngine.CoreModule");
    domain.object = clr_class_named(SLICE("UnityEngine.Object"));
    if (!domain.core || !domain.object)
        return err_set(err, ERR_NOT_READY, "UnityEngine.CoreModule.dll is not loaded");
    domain.pointer = clr.class_get_field_from_name(domain.object, "m_CachedPtr");
    domain.id = clr.class_get_field_from_name(domain.object, "m_InstanceID");
    if (!domain.pointer || !domain.id)
        return err_set(err, ERR_NOT_READY, "UnityEngine.Object lacks its own fields");
    return find_engine(err);
}

void calls_leave_domain(void)
{
    for (struct object *o = graph_next(NULL); o; o = graph_next(o)) {
        clr_handle_free(o->managed);
        o->managed = 0;
    }
    fields_forget();
    memset(&domain, 0, sizeof(domain));
}

const struct internal_call *const all_calls[] = {object_calls,      value_calls, transform_calls,
                                                 game_object_calls, scene_calls, app_calls,
                                                 field_calls,       NULL};

void calls_register(void)
{
    char name[128];

    for (size_t t = 0; all_calls[t]; t++)
        for (const struct internal_call *c = all_calls[t]; c->name; c++) {
            snprintf(name, sizeof(name), "UnityEngine.Native::%s", c->name);
            clr_add_call(name, c->function);
        }
}

/* --- Calls into Engine.cs. --- */

static struct clr_object *call_engine(struct clr_method *m, void **args)
{
    struct clr_object *result = NULL;
    struct err err = {0};

    if (m && !clr_call(m, NULL, args, &result, &err))
        engine_log(4, slice_of(err.message));
    return result;
}

void engine_start(void)
{
    call_engine(domain.start, NULL);
}

void engine_frame(float unscaled_delta)
{
    call_engine(domain.frame, (void *[]){&unscaled_delta});
}

void engine_fill(struct object *o, const void *node)
{
    struct clr_object *managed = managed_of(o);

    if (managed)
        call_engine(domain.fill, (void *[]){managed, &node});
}

void engine_awake(struct object *const *scripts, size_t n)
{
    struct clr_array *array = managed_array(domain.object, scripts, n);

    if (array)
        call_engine(domain.awake, (void *[]){array});
}

void engine_scene_loaded(int handle, bool is_additive)
{
    uint8_t flag = is_additive;

    call_engine(domain.scene_loaded, (void *[]){&handle, &flag});
}

void engine_scene_unloaded(int handle)
{
    call_engine(domain.scene_unloaded, (void *[]){&handle});
}

void engine_unloading(void)
{
    call_engine(domain.unloading, NULL);
}

void engine_make_types(struct slice description)
{
    struct clr_object *said =
        call_engine(domain.make_types, (void *[]){clr_string_new(description)});
    struct buf text;

    buf_init(&text, 4096);
    clr_string_append(&text, (struct clr_string *)said);
    if (text.len)
        engine_log(2, buf_slice(&text));
    buf_done(&text);
}

struct clr_class *engine_made_type(struct slice full_name)
{
    struct clr_object *type = call_engine(domain.made_type, (void *[]){clr_string_new(full_name)});

    return type ? clr_class_of_type_object(type) : NULL;
}

struct clr_array *engine_fields_of(struct clr_class *k)
{
    return (struct clr_array *)call_engine(domain.fields_of, (void *[]){clr_type_object(k)});
}

void engine_edit_ending(void)
{
    call_engine(domain.edit_ending, NULL);
}

void engine_run_posted(void *unused)
{
    (void)unused;
    call_engine(domain.run_posted, NULL);
}

void engine_write_field(struct clr_object *script, const char *name)
{
    call_engine(domain.write_field, (void *[]){script, clr_string_new(slice_of(name))});
}

/* --- What the graph tells. --- */

/* Managed code hears of it while all is still whole. */
static void destroying(struct object *o)
{
    struct clr_object *managed = o->managed ? clr_handle_get(o->managed) : NULL;

    if (managed)
        call_engine(domain.destroying, (void *[]){managed});
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
        call_engine(domain.active_changed, (void *[]){managed, &flag});
}

static void destroyed(struct object *o)
{
    managed_unbind(o);
    edits_destroyed(o);
}

const struct graph_events calls_graph_events = {.destroying = destroying,
                                                .destroyed = destroyed,
                                                .active_changed = active_changed,
                                                .changed = edits_changed};
