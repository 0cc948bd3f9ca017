/*
 * The bodies of tools as the pump calls them, on the world of MiniUnity.cs, without link and pump.
 * Ids count up by two from 100, in the order of World.Build().
 */
#ifndef TESTS_MONO_TOOLS_RIG_H
#define TESTS_MONO_TOOLS_RIG_H

#include "agent/reflect/reflect.h"
#include "agent/run/body.h"
#include "agent/tools/state.h"

#include "runtime_rig.h"

static struct catalog *catalog;
static struct arena arena;
static size_t budget;
static size_t fail_after;      /* the body's allocation that fails, and all later ones; 0: none */
static const char *allowed[8]; /* the allowlist, up to the first NULL */
static int64_t deadline = INT64_MAX;
static char events[4096]; /* what the watch has told since the last look */

void agent_report(enum linkmsg_event event, struct slice payload)
{
    (void)event;
    (void)payload;
}

uint64_t agent_connection(void)
{
    return 1;
}

void agent_nudge(void)
{
}

void agent_event(enum linkmsg_event event, struct slice payload)
{
    size_t len = strlen(events);

    snprintf(events + len, sizeof(events) - len, "%s %.*s\n", linkmsg_event_name(event),
             SLICE_ARG(payload));
}

static char told[4096]; /* about calls */

void agent_tell(uint64_t connection, struct slice message)
{
    size_t len = strlen(told);

    snprintf(told + len, sizeof(told) - len, "%llu %.*s\n", (unsigned long long)connection,
             SLICE_ARG(message));
}

/* A static method of the world without parameters. */
static void world(const char *method)
{
    struct clr_class *k = clr_class_named(SLICE("UnityEngine.World"));
    struct err err = {0};

    ck_assert_msg(clr_call(clr_method(k, method, 0, NULL), NULL, NULL, NULL, &err), "%s: %s",
                  method, err.message);
}

static void start_in(const char *dir, const char *assembly)
{
    start_runtime(dir, assembly);
    catalog = catalog_new();
    ck_assert(catalog != NULL);
    arena_init(&arena, 64u << 20);
    world("Build");
}

static inline void start(void)
{
    start_in("mini", "mini/MiniUnity.dll");
}

/* --- Calls, as the pump makes them. --- */

static struct allow allow_list(void)
{
    static struct slice items[N_ELEMENTS(allowed)];
    struct allow list = {.items = items};

    while (list.n_items < N_ELEMENTS(allowed) && allowed[list.n_items]) {
        items[list.n_items] = slice_of(allowed[list.n_items]);
        list.n_items++;
    }
    return list;
}

static inline bool run(struct agent_call *call, const char *tool, const char *args)
{
    const struct agent_tool *found;
    const struct json *root;
    struct json_fault fault;
    struct bound_args bound;

    *call = (struct agent_call){.arena = &arena, .budget = budget, .limits.deadline = deadline};
    call->allow = allow_list();
    call->tool = catalog_find(catalog, slice_of(tool), false);
    ck_assert_msg(call->tool != NULL, "no tool %s", tool);
    ck_assert(json_parse(&arena, slice_of(args), &root, &fault));
    ck_assert(args_bind(&arena, call->tool, root, true, &bound) && bound.n_faults == 0);
    call->args = bound.args;
    buf_init(&call->result, 16u << 20);
    found = agent_tool_find(call->tool->id);
    ck_assert_msg(found != NULL, "%s has no body", tool);
    if (fail_after)
        mem_fail_after(fail_after);
    return found->run(call);
}

/* The result, in the arena. */
static inline const char *result(const char *tool, const char *args)
{
    const struct json *root;
    struct json_fault fault;
    struct agent_call call;
    struct slice text;

    ck_assert_msg(run(&call, tool, args), "%s(%s): %s", tool, args, call.err.message);
    ck_assert(buf_ok(&call.result));
    text = arena_copy(&arena, buf_slice(&call.result));
    buf_done(&call.result);
    ck_assert(text.p != NULL);
    ck_assert_msg(json_parse(&arena, text, &root, &fault), "no JSON: %s", text.p);
    return text.p;
}

static inline void check_result(const char *tool, const char *args, const char *expected)
{
    ck_assert_str_eq(result(tool, args), expected);
}

static inline void check_refused(const char *tool, const char *args, enum err_kind kind,
                                 const char *message)
{
    struct agent_call call;

    ck_assert_msg(!run(&call, tool, args), "%s(%s) did not fail", tool, args);
    ck_assert_str_eq(call.err.message, message);
    ck_assert_int_eq(call.err.kind, kind);
    buf_done(&call.result);
}

static inline int64_t number(const char *json, const char *key)
{
    const struct json *root;
    struct json_fault fault;
    int64_t value = -1;

    ck_assert(json_parse(&arena, slice_of(json), &root, &fault));
    ck_assert_msg(json_to_int(json_get(root, key), &value), "no %s in %s", key, json);
    return value;
}

/* The names of a page's items, one after the other. */
static inline const char *names(const char *tool, const char *args)
{
    const struct json *root;
    struct json_fault fault;
    struct buf text;
    struct slice copy;

    ck_assert(json_parse(&arena, slice_of(result(tool, args)), &root, &fault));
    buf_init(&text, 1 << 20);
    for (const struct json *v = json_get(root, "Items")->first; v; v = v->next) {
        buf_append(&text, json_get_text(v, "Name"));
        buf_append_byte(&text, ';');
    }
    copy = arena_copy(&arena, buf_slice(&text));
    buf_done(&text);
    return copy.p;
}

static inline struct clr_object *object(int64_t id)
{
    struct clr_object *o = reflect_object_by_id(id);

    ck_assert(o != NULL);
    return o;
}

#endif
