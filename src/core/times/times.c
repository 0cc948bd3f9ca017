/*
 * How long a call may take: its code on the main thread, the call in all, and its caller. The
 * engine knows when the code began and enforces the first two; core enforces the last, and the end.
 *
 *     posted ──► begins ──────────────► has its result
 *     ├── deadline: not begun, it fails
 *               ├─ run_ms: its code holds the main thread, each time at most
 *               ├─ wait_ms: all of it, while its code awaits or runs elsewhere
 *     ├── call->deadline: the caller is answered ──► end: the result is not needed any more
 */
#include <stdio.h>

#include "core/internal.h"

/* No limit: more than anybody waits, and few enough for the link. */
#define UNLIMITED_MS ((int64_t)1 << 53)

static int64_t longer(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* Reading a member or calling a method of the game runs code, too. */
static bool runs_code(const struct tool *tool)
{
    return tool->group == GROUP_EXPLORER || tool->group == GROUP_PLUGIN || tool->wait_key;
}

/* The console is for a line of code, hooks run in the game's own frames, and of a read that takes
 * longer its caller would get no answer: an engine that hangs in it is replaced before. */
static bool is_brief(const struct tool *tool)
{
    return tool->group == GROUP_EXPLORER &&
           (strcmp(tool->category, "console") == 0 || strcmp(tool->category, "hooks") == 0 ||
            tool->hints & HINT_READ_ONLY);
}

static bool has_own_limit(const struct tool *tool)
{
    return tool->id == TOOL_PLUGIN && tool->timeout_ms >= 0;
}

int64_t call_console_ms(const struct core_config *config)
{
    return config->eval_ms ? config->eval_ms : LIMIT_CONSOLE_MS;
}

static int64_t hold_limit(const struct core *c, const struct tool *tool)
{
    if (!runs_code(tool))
        return 0;
    if (has_own_limit(tool))
        return tool->timeout_ms ? tool->timeout_ms : UNLIMITED_MS;
    if (is_brief(tool))
        return call_console_ms(&c->config);
    return c->config.eval_ms ? c->config.eval_ms : LIMIT_HOLD_MS;
}

bool call_outlives_caller(const struct call *call)
{
    return call->req.dialect == D_MCP || call->hosted.tool->wait_key;
}

/* Without its caller nothing would ever end it. */
static bool is_endless(const struct call *call)
{
    const struct tool *tool = call->hosted.tool;

    return tool && tool->id == TOOL_PLUGIN && tool->timeout_ms == 0 &&
           call->req.dialect == D_EXPLORER;
}

bool call_needs_peer(const struct call *call)
{
    return call->peer && call->peer->kind == PEER_HTTP &&
           (call->req.dialect == D_PLAIN || is_endless(call)) && call->req.op == OP_TOOL_CALL &&
           call->hosted.tool && !call->hosted.tool->wait_key;
}

/* How long the caller asks to wait. False: it does not say. */
static bool asked_wait(const struct call *call, int64_t *ret_ms)
{
    const struct tool *tool = call->hosted.tool;
    const struct param *p = tool->params;

    for (; tool->wait_key && p && p->name; p++)
        if (strcmp(p->name, tool->wait_key) == 0) {
            const struct arg_number *wait = (const void *)((const char *)call->bound.args + p->at);

            *ret_ms = !(wait->value > 0) /* or NaN */ ? 0
                      : wait->value < LIMIT_WAIT_MS   ? (int64_t)wait->value
                                                      : LIMIT_WAIT_MS;
            return true;
        }
    return false;
}

/* The engine itself stops code that runs too long, and reports that: until then its caller waits,
 * unless it can ask for the result later. */
static int64_t wait_limit(const struct core *c, const struct call *call)
{
    const struct tool *tool = call->hosted.tool;
    bool is_code = tool->group == GROUP_PLUGIN ||
                   (tool->group == GROUP_EXPLORER && tool->gates & (GATE_EVAL | GATE_WRITE));
    int64_t wait, code = call_outlives_caller(call) ? c->config.eval_ms : call->hosted.run_ms;

    if (asked_wait(call, &wait))
        return call->req.dialect == D_EDITOR && wait > LIMIT_CALL_MS ? LIMIT_CALL_MS : wait;
    if (!is_code || call->req.dialect == D_EDITOR || call_needs_peer(call))
        return LIMIT_CALL_MS;
    return longer(code + LIMIT_EVAL_GRACE_MS, LIMIT_CALL_MS);
}

static void set_limits(const struct core *c, struct call *call)
{
    struct host_call *hosted = &call->hosted;
    const struct tool *tool = hosted->tool;
    bool goes_on = call_outlives_caller(call) || call->task || call_needs_peer(call);
    int64_t hold = hold_limit(c, tool);

    if (call->req.dialect == D_EDITOR && !tool->wait_key && hold > LIMIT_CALL_MS)
        hold = LIMIT_CALL_MS;
    hosted->run_ms = hosted->wait_ms = hold;
    if (hold && goes_on && !is_brief(tool) && !has_own_limit(tool))
        hosted->wait_ms = longer(hold, LIMIT_DETACHED_MS);
    hosted->guess_ms = c->config.eval_ms ? hold : hosted->wait_ms;
}

/* A task may run as long as any detached call, and one that may become a task soon decides that. */
void call_set_times(struct core *c, struct call *call)
{
    struct host_call *hosted = &call->hosted;
    int64_t turns = c->now + LIMIT_TASK_AFTER_MS, longest;
    bool waits_on = call->task || call_needs_peer(call);

    set_limits(c, call);
    longest = longer(hosted->wait_ms, LIMIT_DETACHED_MS);
    hosted->posted = c->now;
    call->deadline = c->now + wait_limit(c, call);
    hosted->end =
        waits_on || call_outlives_caller(call) ? call->deadline + longest : call->deadline;
    if (waits_on)
        call->deadline = hosted->end;
    hosted->deadline = hosted->tool->wait_key || call->becomes_task ? hosted->end : call->deadline;
    hosted->engine_ms = call_needs_peer(call) ? LIMIT_CALL_MS : 0;
    if (call->becomes_task && turns < call->deadline)
        call->deadline = turns;
}

/* --- Errors of passed limits --- */

/* Details of a timeout in the editor's form: the limit, the tool, and the call that holds the
 * engine. */
static struct slice write_timeout(struct core *c, struct call *call, int64_t ms, char *to,
                                  size_t size)
{
    struct buf text = {.p = to, .cap = size, .max = size};
    struct json_out w;

    json_out_init(&w, &text);
    json_object(&w);
    json_key(&w, "timeoutSeconds");
    json_double(&w, (double)ms / 1000);
    json_put_string(&w, "tool", call->hosted.tool->name);
    holder_write(c, call, &w);
    json_object_end(&w);
    return buf_ok(&text) ? buf_slice(&text) : (struct slice){0};
}

void call_describe_stop(struct core *c, struct call *call)
{
    struct host_call *hosted = &call->hosted;
    bool has_waited = c->now - hosted->posted >= hosted->wait_ms;
    char text[512];

    hosted->err.details = arena_copy(
        hosted->arena,
        write_timeout(c, call, has_waited ? hosted->wait_ms : hosted->run_ms, text, sizeof(text)));
}

/* The bridge: a caller that does not want to wait gets the id. */
static void say_pending(struct core *c, struct call *call, const char *waits)
{
    char text[256];

    if (waits)
        snprintf(text, sizeof(text), CALL_STILL_RUNNING " %.*s.", (int)HOLDER_TEXT / 2 + 40, waits);
    else if (c->config.eval_ms > 0)
        snprintf(text, sizeof(text),
                 CALL_STILL_RUNNING " It may hold the main thread for %lld ms (--eval-timeout).",
                 (long long)c->config.eval_ms);
    else
        snprintf(text, sizeof(text), CALL_STILL_RUNNING);
    call_say_running(call, text);
}

bool call_goes_on(const struct core *c, const struct call *call)
{
    /* In the editor's envelope no tool takes longer, also if its caller asks. */
    bool is_over = call->req.dialect == D_EDITOR && c->now - call->hosted.posted >= LIMIT_CALL_MS;

    return call->operation[0] && call_outlives_caller(call) && !is_over;
}

void call_write_late(struct core *c, struct call *call)
{
    bool goes_on = call_goes_on(c, call);
    struct err *err = &call->late_err;
    char held[HOLDER_TEXT];
    bool waits = holder_say(c, call, held);

    if (call->hosted.tool->wait_key && goes_on) {
        say_pending(c, call, waits ? held : NULL);
        return;
    }
    err_set(err, ERR_TIMEOUT, "Tool execution timed out");
    err->details =
        write_timeout(c, call, wait_limit(c, call), call->late_text, sizeof(call->late_text));
    if (goes_on && waits)
        err_hint(err, "%s. Call get_result with logId %s for the result.", held, call->operation);
    else if (goes_on)
        err_hint(err, "The tool is still running. Call get_result with logId %s for its result.",
                 call->operation);
    else if (waits)
        err_hint(err,
                 "%s. Call cancel_operation with its logId, or POST /api/cancel/<logId>, to "
                 "end that.",
                 held);
}
