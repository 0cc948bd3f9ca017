/*
 * An engine without a runtime: a link to a server that the test plays, a pump, and tools whose
 * bodies do what their arguments say.
 */
#ifndef PUMP_RIG_H
#define PUMP_RIG_H

#include "link_rig.h"

#include <pthread.h>

#include "agent/run/pump.h"

static struct rig rig;
static struct link *the_link;
static struct pump pump;

/* --- Tools --- */

static int n_runs;
static void (*while_running)(void);

/* GetStatus: says how many calls came before it. */
static inline bool get_status(struct agent_call *call)
{
    if (while_running)
        while_running();
    buf_printf(&call->result, "{\"n\":%d,\"budget\":%zu}", n_runs++, call->budget);
    return true;
}

/* GetObject: fails in the way that its id names, else says how long the id is. */
static inline bool get_object(struct agent_call *call)
{
    const struct object_args *args = call->args;
    struct slice id = args->object_id.value;

    n_runs++;
    if (slice_is(id, "none")) {
        err_set(&call->err, ERR_NOT_FOUND, "No object '%.*s'", SLICE_ARG(id));
        call->err.details = SLICE("{\"id\":\"none\"}");
        return err_hint(&call->err, "List \"objects\"");
    }
    if (slice_is(id, "silent"))
        return false;
    if (slice_is(id, "empty"))
        return true;
    if (slice_is(id, "latin1"))
        buf_append(&call->result, SLICE("\"\xe9\""));
    else if (slice_is(id, "huge"))
        memset(buf_reserve(&call->result, 15u << 20), ' ', 15u << 20);
    else if (slice_is(id, "too huge"))
        buf_reserve(&call->result, 17u << 20);
    if (slice_is(id, "huge"))
        buf_advance(&call->result, 15u << 20);
    buf_printf(&call->result, "%zu", id.len);
    return true;
}

/* SetMember: says what it is allowed, and how long it has: whole seconds, up, and us of its own. */
static inline bool set_member(struct agent_call *call)
{
    int64_t left = call->limits.deadline - link_now();

    buf_printf(&call->result,
               "{\"number\":%lld,\"seconds\":%lld,\"run\":%lld,\"wait\":%lld,\"allow\":\"",
               (long long)call->limits.call, (long long)((left + 999999) / 1000000),
               (long long)call->limits.run, (long long)call->limits.wait);
    for (size_t i = 0; i < call->allow.n_items; i++)
        buf_printf(&call->result, "%.*s ", SLICE_ARG(call->allow.items[i]));
    buf_append(&call->result, SLICE("\"}"));
    return true;
}

/* ConsoleEval: what it gives comes when the test says so. */
static enum agent_pending_end pending_end;
static int n_dropped;

static inline enum agent_pending_end ask_pending(struct agent_pending *pending,
                                                 struct agent_call *call)
{
    (void)pending;
    if (pending_end == PENDING_DONE)
        buf_printf(&call->result, "\"%.*s\"", SLICE_ARG(pump_op()));
    else if (pending_end == PENDING_FAILED)
        err_set(&call->err, ERR_TOOL, "It broke");
    return pending_end;
}

static inline void drop_pending(struct agent_pending *pending)
{
    n_dropped++;
    mem_free(pending);
}

static inline bool console_eval(struct agent_call *call)
{
    if (while_running)
        while_running();
    call->pending = mem_alloc(sizeof(*call->pending));
    ck_assert(call->pending != NULL);
    *call->pending = (struct agent_pending){ask_pending, drop_pending, "The thing"};
    n_runs++;
    return true;
}

/* execute_code: without a value, or with more to say of a failure than fits a short message. */
static char long_text[50000];

static inline bool execute_code(struct agent_call *call)
{
    const struct execute_args *args = call->args;

    if (slice_is(args->code.value, "nothing")) {
        buf_append(&call->result, SLICE("null"));
        call->has_no_value = true;
        return true;
    }
    if (slice_is(args->code.value, "op")) {
        buf_printf(&call->result, "[\"%.*s\",\"%.*s\",%d]", SLICE_ARG(call->op),
                   SLICE_ARG(pump_op()), call->may_eval);
        return true;
    }
    memset(long_text, 'x', sizeof(long_text));
    err_set(&call->err, ERR_TOOL, "short");
    call->err.whole = slice_from(long_text, sizeof(long_text));
    return false;
}

static bool has_settled;

static inline bool is_settled(void)
{
    return has_settled;
}

/* LoadScene: its scene is there when the test says so. */
static inline bool load_scene(struct agent_call *call)
{
    call->is_settled = is_settled;
    return get_status(call);
}

static inline bool give_too_much(struct agent_call *call)
{
    buf_reserve(&call->result, 17u << 20);
    return true;
}

/* A tool of user code, "my-tool": shows its arguments as they came. "later-…" come later. */
static const struct tool *user_tool; /* as the pump found it */

static inline bool user_body(struct agent_call *call)
{
    n_runs++;
    user_tool = call->tool;
    if (strncmp(call->tool->name, "later-", 6) == 0)
        return console_eval(call);
    if (strcmp(call->tool->name, "huge-tool") == 0)
        return give_too_much(call);
    ck_assert(call->args == NULL);
    buf_append(&call->result, call->json->raw);
    return true;
}

static inline const struct tool *find_user(struct slice name)
{
    static const struct tool rows[] = {
        {.id = TOOL_PLUGIN, .name = "my-tool", .gates = GATE_WRITE},
        {.id = TOOL_PLUGIN, .name = "reading-tool", .hints = HINT_READ_ONLY},
        {.id = TOOL_PLUGIN, .name = "huge-tool", .gates = GATE_WRITE},
        {.id = TOOL_PLUGIN, .name = "later-tool", .gates = GATE_WRITE},
        {.id = TOOL_PLUGIN, .name = "later-reading-tool", .hints = HINT_READ_ONLY},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (slice_is(name, rows[i].name))
            return &rows[i];
    return NULL;
}

/* ListScenes looks into types. */
static const struct agent_tool tools[] = {
    {TOOL_GET_STATUS, get_status, false},      {TOOL_GET_OBJECT, get_object, false},
    {TOOL_LIST_SCENES, get_status, true},      {TOOL_LOAD_SCENE, load_scene, false},
    {TOOL_SELECT_OBJECT, get_object, false},   {TOOL_CONSOLE_EVAL, console_eval, true},
    {TOOL_CALL_METHOD, get_status, false},     {TOOL_SET_MEMBER, set_member, false},
    {TOOL_EXECUTE_CODE, execute_code, false},  {TOOL_PLUGIN, user_body, true},
    {TOOL_LIST_OBJECTS, give_too_much, false},
};

static inline const struct agent_tool *find_tool(enum tool_id id)
{
    for (size_t i = 0; i < N_ELEMENTS(tools); i++)
        if (tools[i].id == id)
            return &tools[i];
    return NULL;
}

/* --- Before and after --- */

static inline void start(const char *token)
{
    struct err err;

    the_link = rig_link(&rig, token);
    ck_assert(pump_init(&pump, the_link, find_tool, &err));
    pump.find_user = find_user;
}

static inline void set_up(void)
{
    rig_init(&rig);
    start(NULL);
    rig_meet(&rig);
}

static inline void set_up_tcp(void)
{
    rig_init(&rig);
    rig_listen(&rig);
    start("s3cret");
}

static inline void tear_down(void)
{
    link_free(the_link, NULL);
    pump_done(&pump);
    rig_done(&rig);
}

static inline void call(int number, const char *tool, const char *args)
{
    rig_sayf(&rig, "{\"call\":%d,\"tool\":\"%s\",\"deadlineMs\":60000,\"budget\":500}\n%s", number,
             tool, args);
}

static inline void run_calls(void)
{
    rig_settle(&rig);
    pump_run(&pump, -1);
}

static inline void expect_status(int number, int n)
{
    char text[128];

    snprintf(text, sizeof(text), "{\"done\":%d,\"ok\":true}\n{\"n\":%d,\"budget\":500}", number, n);
    rig_expect(&rig, text);
}

static inline void expect_failure(int number, const char *kind)
{
    char text[128];

    snprintf(text, sizeof(text), "{\"done\":%d,\"ok\":false,\"kind\":\"%s\",\"message\":\"", number,
             kind);
    rig_expect_start(&rig, text);
}

/* --- Tests --- */

static inline TCase *group(Suite *s, const char *name, void (*begin)(void))
{
    TCase *t = tcase_create(name);

    tcase_add_checked_fixture(t, begin, tear_down);
    tcase_set_timeout(t, 100);
    suite_add_tcase(s, t);
    return t;
}

static inline int run_suite(Suite *s)
{
    SRunner *runner = srunner_create(s);
    int n_failed;

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

#endif
