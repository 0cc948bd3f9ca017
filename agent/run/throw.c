/*
 * Describes exceptions: names, messages, stack traces. Below the tools that run code. Knows the
 * frames through which the evaluator calls the code it has compiled.
 */
#include "throw.h"

#include <stdio.h>

#include "base/limits.h"

#include "agent/agent.h"
#include "json/json.h"

/* --- Texts --- */

/* Omits the number of type parameters. */
static struct slice short_name(struct clr_object *exception)
{
    const char *name = clr.class_get_name(clr.object_get_class(exception));

    return slice_from(name, strcspn(name, "`"));
}

static struct slice ask(struct arena *a, struct clr_object *exception, const char *getter)
{
    struct clr_method *m = clr_method(clr.object_get_class(exception), getter, 0, NULL);
    struct clr_object *text = NULL;
    struct err err;

    if (!m || !clr_call(m, exception, NULL, &text, &err) || !text)
        return SLICE("");
    return clr_string_copy(a, (struct clr_string *)text);
}

/* Cuts the stack after the code itself: its callers are ours, and so is the name of the class that
 * it was compiled into. */
static struct slice cut_frames(struct arena *a, struct slice stack)
{
    static const struct slice of_code = SLICE_INIT("  at " CLR_CODE);
    struct slice rest = stack, cut;
    struct buf to;

    buf_init(&to, SIZE_MAX);
    while (rest.len) {
        struct slice line = slice_cut(&rest, '\n');

        if (to.len)
            buf_append_byte(&to, '\n');
        if (slice_starts(line, SLICE("  at <InteractiveExpressionClass>.Host ")) ||
            (slice_starts(line, of_code) && slice_contains(line, SLICE("<<Initialize>>d__")))) {
            buf_append(&to, SLICE(AGENT_CODE_FRAME));
            break;
        }
        clr_append_names(&to, line);
    }
    cut = buf_ok(&to) ? arena_copy(a, buf_slice(&to)) : stack;
    buf_done(&to);
    return cut;
}

static void put_cut(struct json_out *w, const char *key, struct slice text, size_t max)
{
    json_put_text(w, key, slice_from(text.p, utf8_cut(text, max)));
}

static void write_exception(struct json_out *w, struct arena *a, struct clr_object *e, size_t max,
                            unsigned depth)
{
    struct clr_method *get_inner =
        clr_method(clr.object_get_class(e), "get_InnerException", 0, NULL);
    struct clr_object *inner = NULL;
    struct slice stack = cut_frames(a, ask(a, e, "get_StackTrace"));
    struct buf name;
    struct err err;

    buf_init(&name, 4096);
    clr_class_full_name(&name, clr.object_get_class(e));
    json_object(w);
    json_put_text(w, "type", buf_slice(&name));
    put_cut(w, "message", ask(a, e, "get_Message"), max);
    if (stack.len)
        put_cut(w, "stack", stack, max);
    if (depth > 0 && get_inner && clr_call(get_inner, e, NULL, &inner, &err) && inner) {
        json_key(w, "inner");
        write_exception(w, a, inner, max, depth - 1);
    }
    json_object_end(w);
    buf_done(&name);
}

/* --- Under guard --- */

struct description {
    struct agent_call *call;
    struct clr_object *exception;
    struct slice message;
    const char *why; /* clr_explain() */
    struct buf details;
};

/* A static constructor's own exception says more than the TypeInitializationException. */
static struct slice message_of(struct arena *a, struct clr_object *exception)
{
    struct clr_class *k = clr.object_get_class(exception);
    struct slice message = ask(a, exception, "get_Message");
    struct clr_method *get_inner = clr_method(k, "get_InnerException", 0, NULL);
    struct clr_object *inner = NULL;
    struct slice name;
    struct err err;

    if (!clr_is_named(k, "System", "TypeInitializationException") || !get_inner ||
        !clr_call(get_inner, exception, NULL, &inner, &err) || !inner)
        return message;
    name = short_name(inner);
    return arena_printf(a, "%.*s (%.*s: %.*s)", SLICE_ARG(message), SLICE_ARG(name),
                        SLICE_ARG(ask(a, inner, "get_Message")));
}

static void describe(void *ctx)
{
    struct description *d = ctx;

    d->message = message_of(d->call->arena, d->exception);
    d->why = clr_explain(d->exception);
    for (size_t max = LIMIT_THROW_TEXT; max > 0; max /= 2) {
        struct json_out w;

        buf_reset(&d->details, LIMIT_THROW_DETAILS);
        json_out_init(&w, &d->details);
        write_exception(&w, d->call->arena, d->exception, max, LIMIT_THROW_INNER);
        if (buf_ok(&d->details))
            return;
    }
}

/* The message, cut, with its explanation in brackets. */
static struct slice explain(struct arena *a, struct slice message, const char *why, size_t max)
{
    const size_t room = why ? strlen(why) + strlen(" ()") : 0;

    message.len = utf8_cut(message, max - room);
    return why ? arena_printf(a, "%.*s (%s)", SLICE_ARG(message), why) : message;
}

/* The exception's own message, at most `max` bytes of it, and further properties as details. Empty
 * if it has none, or if its code was stopped. */
static struct slice take_details(struct agent_call *call, struct clr_object *exception, size_t max,
                                 struct slice *ret_details)
{
    struct description d = {.call = call, .exception = exception};
    struct guard_limits limits = call->limits;
    bool is_done;

    if (!limits.run || limits.run > LIMIT_THROW_US)
        limits.run = LIMIT_THROW_US;
    buf_init(&d.details, LIMIT_THROW_DETAILS);
    is_done = guard_run(describe, &d, &limits) == GUARD_DONE;
    if (is_done && d.details.len && buf_ok(&d.details))
        *ret_details = arena_copy(call->arena, buf_slice(&d.details));
    buf_done(&d.details);
    return is_done ? explain(call->arena, d.message, d.why, max) : SLICE("");
}

bool throw_answer(struct agent_call *call, struct clr_object *exception)
{
    struct slice details = {0},
                 message = take_details(call, exception, sizeof(call->err.hint) - 1, &details);

    err_set(&call->err, ERR_TOOL, "Error executing code: %.*s", SLICE_ARG(short_name(exception)));
    if (message.len)
        err_hint(&call->err, "%.*s", SLICE_ARG(message));
    call->err.details = details;
    return false;
}

bool throw_plain(struct agent_call *call, struct clr_object *exception)
{
    struct slice name = short_name(exception), details = {0},
                 message = take_details(call, exception, LIMIT_THROW_TEXT, &details);

    err_set(&call->err, ERR_TOOL, "%.*s%s%.*s", SLICE_ARG(name), message.len ? ": " : "",
            SLICE_ARG(message));
    call->err.whole = arena_printf(call->arena, "%.*s%s%.*s", SLICE_ARG(name),
                                   message.len ? ": " : "", SLICE_ARG(message));
    call->err.details = details;
    return false;
}

#define CANCELLED "A task was canceled."

static bool fail_cancelled(struct agent_call *call)
{
    call->err.details = SLICE("{\"type\":\"System.Threading.Tasks.TaskCanceledException\","
                              "\"message\":\"" CANCELLED "\"}");
    return false;
}

bool throw_cancelled(struct agent_call *call)
{
    err_set(&call->err, ERR_TOOL, "Error executing code: TaskCanceledException");
    err_hint(&call->err, CANCELLED);
    return fail_cancelled(call);
}

bool throw_cancelled_plain(struct agent_call *call)
{
    err_set(&call->err, ERR_TOOL, "TaskCanceledException: " CANCELLED);
    return fail_cancelled(call);
}
