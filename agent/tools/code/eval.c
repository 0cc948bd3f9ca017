/*
 * ConsoleEval: runs the caller's C#. An exception is part of the result, as in a console; code that
 * does not compile, or had to be stopped, is a failure.
 */
#include "base/limits.h"

#include "agent/eval/eval.h"
#include "agent/run/task.h"
#include "agent/tools/tools.h"

/* Numbers as C# writes them, independent of the machine's language. */
static bool invariant_text(struct buf *to, struct clr_object *value, struct err *err)
{
    struct clr_class *info =
        clr.class_from_name(clr.get_corlib(), "System.Globalization", "CultureInfo");
    struct clr_method *get = info ? clr_method(info, "get_InvariantCulture", 0, NULL) : NULL;
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System", "Convert");
    struct clr_method *convert =
        k ? clr_method(k, "ToString", 2, "System.Object,System.IFormatProvider") : NULL;
    struct clr_object *culture = NULL, *text = NULL;

    if (!get || !convert)
        return clr_to_string(to, value, err);
    if (!clr_call(get, NULL, NULL, &culture, err) ||
        !clr_call(convert, NULL, (void *[]){value, culture}, &text, err))
        return false;
    clr_append_description(to, (struct clr_string *)text);
    return true;
}

static bool answer(struct agent_call *call, struct slice text)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_put_text(&w, "result", text);
    json_object_end(&w);
    return true;
}

static bool answer_error(struct agent_call *call, struct slice what)
{
    struct slice text = arena_printf(call->arena, "Error: %.*s", SLICE_ARG(what));

    return text.p ? answer(call, text) : err_no_memory(&call->err);
}

struct value_text {
    struct clr_object *value;
    struct buf text;
    struct err err;
    bool ok;
};

static void describe_value(void *ctx)
{
    struct value_text *t = ctx;

    t->ok = invariant_text(&t->text, t->value, &t->err);
}

/* ToString() is the caller's code, too. */
static bool answer_value(struct agent_call *call, struct clr_object *value)
{
    struct value_text t = {.value = value};
    bool ok;

    if (!value)
        return answer(call, SLICE("null"));
    buf_init(&t.text, LIMIT_CONSOLE_TEXT);
    if (!guard_call(call, "ToString", describe_value, &t))
        ok = false;
    else if (!buf_ok(&t.text))
        ok = err_set(&call->err, ERR_TOO_LARGE, "The result is too large: more than %d bytes",
                     LIMIT_CONSOLE_TEXT);
    else
        ok = t.ok ? answer(call, buf_slice(&t.text)) : answer_error(call, slice_of(t.err.message));
    buf_done(&t.text);
    return ok;
}

/* --- Code that uses await --- */

static bool finish_task(struct agent_call *call, struct clr_object *value, bool has_value)
{
    return has_value ? answer_value(call, value) : answer(call, SLICE(""));
}

static void describe_exception(void *ctx)
{
    struct value_text *t = ctx;

    clr_exception_text(&t->text, t->value);
}

/* An exception's message is the caller's code, too. */
static bool fail_task(struct agent_call *call, struct clr_object *exception)
{
    struct value_text t = {.value = exception};
    bool ok;

    if (!exception)
        return answer_error(call, SLICE("TaskCanceledException: A task was canceled."));
    if (code_was_stopped(call, exception))
        return false;
    buf_init(&t.text, LIMIT_CONSOLE_TEXT);
    ok = guard_call(call, "Message", describe_exception, &t) &&
         answer_error(call, buf_slice(&t.text));
    buf_done(&t.text);
    return ok;
}

static bool finish_with_nothing(struct agent_call *call, struct clr_object *value, bool has_value)
{
    (void)value, (void)has_value;
    return answer(call, SLICE(""));
}

static const struct task_rules rules = {finish_task, fail_task};
static const struct task_rules rules_of_none = {finish_with_nothing, fail_task};

/* --- The tool --- */

/* The error's message is short; the details have more of the report, for programs. */
static bool refuse_code(struct agent_call *call, struct slice report)
{
    struct buf details;
    struct json_out w;

    err_set(&call->err, ERR_ARGUMENT, "Compilation errors:\n%.*s", SLICE_ARG(report));
    report.len = utf8_cut(report, LIMIT_REPORT_DETAILS);
    buf_init(&details, 4 * LIMIT_REPORT_DETAILS);
    json_out_init(&w, &details);
    json_object(&w);
    json_put_text(&w, "report", report);
    json_object_end(&w);
    if (buf_ok(&details))
        call->err.details = arena_copy(call->arena, buf_slice(&details));
    buf_done(&details);
    return false;
}

bool code_take(struct agent_call *call, struct slice *code)
{
    if (slice_starts(*code, SLICE("\xEF\xBB\xBF")))
        *code = slice_skip(*code, 3);
    if (code->len > LIMIT_CODE)
        return err_set(&call->err, ERR_ARGUMENT, "Code too large; max %d bytes", LIMIT_CODE);
    if (code->len && memchr(code->p, '\0', code->len))
        return err_set(&call->err, ERR_ARGUMENT, "Code must not contain NUL");
    return true;
}

static bool run_code(struct agent_call *call, struct slice code)
{
    struct eval_result r;

    if (!code_run(call, code, &r))
        return false;
    switch (r.outcome) {
    case EVAL_VALUE:
        return r.awaits ? task_answer(call, r.value, r.gives_none ? &rules_of_none : &rules)
                        : answer_value(call, r.value);
    case EVAL_COMPILE_ERROR:
        return refuse_code(call, r.text);
    case EVAL_EXCEPTION:
        return answer_error(call, r.text);
    case EVAL_STOPPED:
        return err_set(&call->err, ERR_TIMEOUT, "%.*s", SLICE_ARG(r.text));
    case EVAL_NOTHING:
        break;
    }
    return answer(call, SLICE(""));
}

static bool console_eval(struct agent_call *call)
{
    const struct eval_args *args = call->args;
    struct slice code = args->code.value;

    return code_take(call, &code) && code_end(call, run_code(call, code));
}

static const struct agent_tool tools[] = {
    {TOOL_CONSOLE_EVAL, console_eval, true},
};
const struct agent_tools tools_eval = {tools, N_ELEMENTS(tools)};
