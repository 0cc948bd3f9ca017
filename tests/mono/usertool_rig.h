/*
 * Plugin tools of UserTools.cs as the pump calls them, found by class and method: "Echo.Int". Their
 * names are the same. usertool/find.c is not needed.
 */
#ifndef TESTS_MONO_USERTOOL_RIG_H
#define TESTS_MONO_USERTOOL_RIG_H

#include "agent/link/link.h"
#include "agent/usertool/usertool.h"

#include "tools_rig.h"

static struct usertool the_tool;
static struct usertool_param the_params[PLUGIN_PARAMS];
static bool runs_aside; /* the next tools do */
static int64_t run_us; /* of the next calls; 0: as long as the deadline */

static inline void start_tools(void)
{
    struct err err = {0};

    start_in("usertools", "usertools/UserTools.dll");
    ck_assert_msg(guard_start(NULL, &err), "%s", err.message);
}

/* --- Tools --- */

static inline bool is_class(struct clr_class *k, const char *space, const char *name)
{
    return strcmp(clr.class_get_name(k), name) == 0 &&
           strcmp(clr.class_get_namespace(k), space) == 0;
}

static enum usertool_source source_of(struct clr_class *k)
{
    if (is_class(k, "System.Threading", "CancellationToken"))
        return USERTOOL_CANCEL;
    return is_class(k, "System", "IProgress`1") ? USERTOOL_PROGRESS : USERTOOL_ARGUMENT;
}

static enum usertool_result result_of(struct clr_class *k)
{
    if (is_class(k, "System", "Void"))
        return USERTOOL_VOID;
    if (is_class(k, "System.Collections", "IEnumerator"))
        return USERTOOL_COROUTINE;
    return is_class(k, "System.Threading.Tasks", "Task") ||
                   is_class(k, "System.Threading.Tasks", "Task`1")
               ? USERTOOL_TASK
               : USERTOOL_VALUE;
}

static struct clr_object *probe(const char *what, const char *class, const char *method, int32_t i)
{
    struct clr_method *m = clr_method(class_named("Tools.Probe"), what, 3, NULL);
    void *args[] = {clr_string_new(slice_of(class)), clr_string_new(slice_of(method)), &i};
    struct clr_object *answer = NULL;
    struct err err = {0};

    ck_assert_msg(clr_call(m, NULL, args, &answer, &err), "%s", err.message);
    return answer;
}

static void find_param(struct usertool_param *p, const char *class, const char *method, uint32_t i)
{
    struct clr_object *def;

    *p = (struct usertool_param){
        .name = clr_param_name(the_tool.method, i),
        .type = clr.class_from_type(clr_param_type(the_tool.method, i)),
    };
    p->source = source_of(p->type);
    p->is_required =
        !*(uint8_t *)clr.object_unbox(probe("HasDefault", class, method, (int32_t)i)) &&
        !is_class(p->type, "System", "Nullable`1");
    def = p->is_required ? NULL : probe("Default", class, method, (int32_t)i);
    p->def = def ? clr_handle_new(def) : 0;
}

/* "Echo.Int" */
static inline const struct usertool *find_tool(const char *name)
{
    static char full[128], class[64];
    const char *dot = strrchr(name, '.');
    void *iterator = NULL;
    struct clr_method *m;

    snprintf(class, sizeof(class), "%.*s", (int)(dot - name), name);
    snprintf(full, sizeof(full), "Tools.%s", class);
    for (size_t i = 0; i < the_tool.n_params; i++)
        clr_handle_free(the_params[i].def);
    the_tool = (struct usertool){
        .row = {.id = TOOL_PLUGIN, .name = name, .gates = GATE_WRITE},
        .class = class_named(full),
        .params = the_params,
        .is_for_worker = runs_aside,
    };
    while ((m = clr.class_get_methods(the_tool.class, &iterator)))
        if (strcmp(clr.method_get_name(m), dot + 1) == 0)
            the_tool.method = m;
    ck_assert_msg(the_tool.method != NULL, "no method %s", name);
    the_tool.is_static = clr_method_flags(the_tool.method) & 0x10;
    the_tool.result = result_of(clr.class_from_type(clr_return_type(the_tool.method)));
    the_tool.n_params = clr_param_count(the_tool.method);
    for (uint32_t i = 0; i < the_tool.n_params; i++)
        find_param(&the_params[i], class, dot + 1, i);
    return &the_tool;
}

/* --- Calls --- */

static struct agent_call the_call;

static bool run_tool(const char *name, const char *args)
{
    struct json_fault fault;
    struct clr_region region;
    bool ok;

    buf_done(&the_call.result);
    the_call = (struct agent_call){
        .tool = &find_tool(name)->row,
        .arena = &arena,
        .limits = {.call = 9, .deadline = deadline, .run = run_us},
        .connection = 3,
        .begun = link_now(),
    };
    ck_assert_msg(json_parse(&arena, slice_of(args), &the_call.json, &fault), "%s", args);
    buf_init(&the_call.result, 16u << 20);
    if (fail_after)
        mem_fail_after(fail_after);
    clr_begin(&region);
    ok = body_usertool(&the_call);
    clr_end(&region);
    ck_assert_msg(ok || the_call.err.kind != ERR_NONE, "%s failed without a word", name);
    ck_assert_msg(ok || !the_call.pending, "%s failed, and comes later", name);
    return ok;
}

/* What it gave, as JSON. */
static inline const char *given(void)
{
    ck_assert(buf_ok(&the_call.result));
    buf_append_byte(&the_call.result, '\0');
    return the_call.result.p;
}

static inline void gives(const char *name, const char *args, const char *expected)
{
    ck_assert_msg(run_tool(name, args), "%s(%s): %s", name, args, the_call.err.message);
    ck_assert_msg(!the_call.pending, "%s comes later", name);
    ck_assert_msg(strcmp(given(), expected) == 0, "%s(%s): %s is not %s", name, args, given(),
                  expected);
}

static inline void refuses(const char *name, const char *args, const char *message)
{
    ck_assert_msg(!run_tool(name, args), "%s(%s) gave %s", name, args, given());
    ck_assert_msg(strcmp(the_call.err.message, message) == 0, "%s(%s): '%s' is not '%s'", name,
                  args, the_call.err.message, message);
    ck_assert_msg(the_call.err.kind == ERR_SHAPE || the_call.err.kind == ERR_ARGUMENT,
                  "%s(%s): kind %d", name, args, the_call.err.kind);
}

static inline void fails(const char *name, enum err_kind kind, const char *message)
{
    ck_assert_msg(!run_tool(name, "{}"), "%s gave %s", name, given());
    ck_assert_msg(strcmp(the_call.err.message, message) == 0, "%s: '%s' is not '%s'", name,
                  the_call.err.message, message);
    ck_assert_int_eq(the_call.err.kind, kind);
}

/* A static field that holds a number. */
static inline int number_in(const char *class, const char *field)
{
    struct clr_field *f = clr.class_get_field_from_name(class_named(class), field);
    int32_t n = -1;

    ck_assert(f != NULL);
    clr_static_get(f, &n);
    return n;
}

#endif
