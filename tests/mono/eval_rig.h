/* Runs code as ConsoleEval does, for tests of agent/eval/. Each begins in a new runtime. */
#ifndef TESTS_MONO_EVAL_RIG_H
#define TESTS_MONO_EVAL_RIG_H

#include "runtime_rig.h"
#include "service_rig.h"

#include "agent/eval/eval.h"
#include "agent/link/link.h"
#include "agent/reflect/reflect.h"
#include "agent/run/body.h"
#include "agent/run/guard.h"

#define LONG_US 600000000 /* longer than any test may take */

static struct catalog *catalog;
static struct arena arena;
static int64_t limit = LONG_US;
static size_t fail_after; /* the allocation that fails, and all later ones; 0: none */

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
    (void)event;
    (void)payload;
}

void agent_tell(uint64_t connection, struct slice message)
{
    (void)connection;
    (void)message;
}

static void start(void)
{
    struct err err = {0};

    start_runtime("mini", "mini/MiniUnity.dll");
    catalog = catalog_new();
    ck_assert(catalog != NULL);
    arena_init(&arena, 256u << 20);
    ck_assert(guard_start(NULL, &err));
    use_service();
}

/* As the pump calls it. The result, or "!" and the message, in the arena. */
static const char *eval(const char *code)
{
    struct eval_args args = {.code = {.value = slice_of(code)}};
    struct agent_call call = {.args = &args, .arena = &arena, .limits = {.call = 1, .run = limit}};
    struct clr_region region;
    struct json_fault fault;
    const struct json *root;
    const char *text;
    bool ok;

    call.begun = link_now();
    call.limits.deadline = call.begun + LONG_US;
    buf_init(&call.result, 16u << 20);
    clr_begin(&region);
    if (fail_after)
        mem_fail_after(fail_after);
    ok = agent_tool_find(TOOL_CONSOLE_EVAL)->run(&call) && buf_ok(&call.result);
    mem_fail_after(0);
    clr_end(&region);
    if (!ok) {
        static char message[512];

        buf_done(&call.result);
        snprintf(message, sizeof(message), "!%s", call.err.message);
        return message;
    }
    ck_assert(json_parse(&arena, arena_copy(&arena, buf_slice(&call.result)), &root, &fault));
    buf_done(&call.result);
    ck_assert(json_get(root, "ok") != NULL);
    text = arena_copy(&arena, json_get_text(root, "result")).p;
    return text;
}

static void expect(const char *code, const char *expected)
{
    const char *got = eval(code);

    ck_assert_msg(strcmp(got, expected) == 0, "%s: '%s' is not '%s'", code, got, expected);
}

#endif
