/* The list of all tables of internal calls, and helpers that they share. */
#include "calls.h"

#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#include "base/limits.h"
#include "player/hold.h"
#include "player/load/load.h"
#include "player/managed/engine.h"
#include "player/save/fields.h"

static pthread_t main_thread;

const struct internal_call *const all_calls[] = {object_calls,      value_calls, transform_calls,
                                                 game_object_calls, scene_calls, app_calls,
                                                 field_calls,       asset_calls, NULL};

/* Environment.Exit(): by the time that the runtime itself ends the process, it has forgotten who
 * asked for it. */
static void end_process(int code)
{
    hold_dying();
    engine_ending();
    fflush(NULL);
    _exit(code);
}

void calls_register(void)
{
    char name[128];

    main_thread = pthread_self();
    for (size_t t = 0; all_calls[t]; t++)
        for (const struct internal_call *c = all_calls[t]; c->name; c++) {
            snprintf(name, sizeof(name), "UnityEngine.Native::%s", c->name);
            clr_add_call(name, c->function);
        }
    clr_add_call("System.Environment::Exit", (const void *)(uintptr_t)end_process);
}

struct clr_array *calls_found(struct clr_class *k, struct resources *found)
{
    struct object **items = mem_alloc((found->n + 1) * sizeof(*items));
    struct clr_array *array;
    size_t n = 0;

    for (size_t i = 0; items && i < found->n; i++)
        if (graph_find(found->ids[i]))
            items[n++] = graph_find(found->ids[i]);
    array = managed_array(k, items, n);
    mem_free(items);
    mem_free(found->ids);
    return array;
}

struct slice calls_text(struct buf *text, struct clr_string *s)
{
    buf_init(text, LIMIT_MANAGED_TEXT);
    clr_string_append(text, s);
    return buf_ok(text) ? buf_slice(text) : (struct slice){0};
}

static void throw_unity(const char *text)
{
    clr.raise_exception(clr.exception_from_name_msg(clr_image("UnityEngine.CoreModule"),
                                                    "UnityEngine", "UnityException", text));
}

/* As in Unity the constructor of a component must not use the engine. */
static void check_constructor(const char *what)
{
    const struct object *o = managed_constructed();
    char text[512];

    if (!o || o->kind != OBJECT_COMPONENT || !o->script->class)
        return;
    snprintf(text, sizeof(text),
             "%s is not allowed to be called from a MonoBehaviour constructor (or instance field "
             "initializer), call it in Awake or Start instead. Called from MonoBehaviour '%.80s' "
             "on game object '%.80s'.\nSee \"Script Serialization\" page in the Unity Manual for "
             "further details.",
             what, clr.class_get_name(o->script->class), graph_name(o));
    throw_unity(text);
}

void calls_check_thread(const char *what)
{
    char text[512];

    if (pthread_equal(pthread_self(), main_thread)) {
        check_constructor(what);
        return;
    }
    snprintf(
        text, sizeof(text),
        "%s can only be called from the main thread.\nConstructors and field initializers will be "
        "executed from the loading thread when loading a scene.\nDon't use this function in the "
        "constructor or field initializers, instead move initialization code to the Awake or "
        "Start function.",
        what);
    throw_unity(text);
}
