/*
 * The tools that run code on the fake: the console, its scripts, execute_code and query. They
 * differ in where the code comes from and in how they tell what became of it; fake_eval.c does the
 * rest.
 */
#include "fake.h"

/* One run; in the call's arena, since a script that sleeps outlives the call of its body. */
struct run {
    struct fake_eval eval;
    bool is_console;   /* answers {"ok":true,"result":"text"}; else the value as JSON */
    const char *what;  /* what an exception is blamed on: "code" */
    struct slice path; /* RunStartupScript; else empty */
    int64_t slept_ms;
};

/* What every exception of the fake's says of itself. */
#define EXCEPTION_TEXT "Thrown by the fake's code"

static bool answer_text(struct host_call *call, const struct run *r, struct slice text)
{
    struct json_out w;

    if (!text.p)
        return err_no_memory(&call->err);
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_put_text(&w, "result", text);
    if (r->path.p)
        json_put_text(&w, "path", r->path);
    json_object_end(&w);
    return true;
}

static bool answer_value(struct host_call *call, const struct run *r)
{
    const struct fake_value *v = &r->eval.value;
    struct json_out w;

    if (r->is_console)
        return answer_text(call, r,
                           v->kind == V_NONE ? SLICE("") : fake_value_copy_text(call->arena, v));
    json_out_init(&w, &call->result);
    fake_value_json(&w, v);
    call->has_no_value = v->kind == V_NONE;
    return true;
}

/* The console shows an exception as what the script said; the bridge fails. */
static bool answer_exception(struct host_call *call, const struct run *r)
{
    if (r->is_console)
        return answer_text(call, r, arena_printf(call->arena, "Error: %s", r->eval.message));
    err_set(&call->err, ERR_TOOL, "Error executing %s: %s", r->what, r->eval.message);
    call->err.details = arena_printf(call->arena,
                                     "{\"exception\":\"%s\",\"message\":\"%s\",\"stack\":\"  at "
                                     "Script.Run ()\"}",
                                     r->eval.message, EXCEPTION_TEXT);
    return err_hint(&call->err, EXCEPTION_TEXT);
}

static bool resume(struct fake *f, struct host_call *call);

static bool stop(struct fake *f, struct host_call *call)
{
    (void)f;
    return err_set(&call->err, ERR_TIMEOUT, "The code ran longer than %lld ms and was stopped",
                   (long long)call->run_ms);
}

/* Code that sleeps too long sleeps as long as it may, and is then stopped. */
static bool sleep_on(struct host_call *call, struct run *r)
{
    int64_t left = call->run_ms - r->slept_ms;

    if (call->run_ms > 0 && r->eval.sleep_ms > left)
        return fake_wait(call, left, stop, r);
    r->slept_ms += r->eval.sleep_ms;
    return fake_wait(call, r->eval.sleep_ms, resume, r);
}

static bool go_on(struct host_call *call, struct run *r)
{
    switch (fake_eval_run(&r->eval)) {
    case EVAL_DONE:
        return answer_value(call, r);
    case EVAL_SLEEPS:
        return sleep_on(call, r);
    case EVAL_COMPILE_ERROR:
        return err_set(&call->err, r->is_console ? ERR_ARGUMENT : ERR_TOOL,
                       "Compilation errors:\n%u: %s", r->eval.line, r->eval.message);
    case EVAL_EXCEPTION:
        return answer_exception(call, r);
    case EVAL_NO_MEMORY:
        break;
    }
    return err_no_memory(&call->err);
}

static bool resume(struct fake *f, struct host_call *call)
{
    (void)f;
    return go_on(call, fake_wait_state(call));
}

static bool start(struct fake *f, struct host_call *call, struct slice code, struct run run)
{
    struct run *r;

    if (code.len > FAKE_SCRIPT_SIZE)
        return err_set(&call->err, ERR_ARGUMENT, "Code too large; max %d bytes", FAKE_SCRIPT_SIZE);
    r = arena_alloc(call->arena, sizeof(*r));
    if (!r)
        return err_no_memory(&call->err);
    *r = run;
    r->eval.f = f;
    r->eval.arena = call->arena;
    r->eval.operation = call->operation;
    /* A script may be changed while it sleeps. */
    r->eval.code = arena_copy(call->arena, code);
    if (!r->eval.code.p)
        return err_no_memory(&call->err);
    return go_on(call, r);
}

bool fake_console_eval(struct fake *f, struct host_call *call)
{
    const struct eval_args *args = call->args;

    return start(f, call, args->code.value, (struct run){.is_console = true});
}

bool fake_run_script(struct fake *f, struct host_call *call)
{
    const struct script_args *args = call->args;
    struct fake_script *s;

    if (!fake_script_find(f, call, args->path.value, &s))
        return false;
    return start(f, call, slice_from(s->content, s->len), (struct run){.is_console = true});
}

bool fake_run_startup(struct fake *f, struct host_call *call)
{
    const struct fake_script *s = fake_startup_script(f);
    struct run run = {.is_console = true};

    if (!s)
        return err_set(&call->err, ERR_NOT_FOUND, "Startup script not found");
    run.path = arena_printf(call->arena, FAKE_SCRIPTS_FOLDER "/%s", s->name);
    if (!run.path.p)
        return err_no_memory(&call->err);
    return start(f, call, slice_from(s->content, s->len), run);
}

bool fake_execute_code(struct fake *f, struct host_call *call)
{
    const struct execute_args *args = call->args;

    return start(f, call, args->code.value, (struct run){.what = "code"});
}

static bool is_name(char c)
{
    return c == '.' || c == '_' || text_is_digit(c) || ((c | 32) >= 'a' && (c | 32) <= 'z');
}

/* Whether the query only names things: words, dots, indexers, find(). Then nothing is compiled. */
static bool is_path(struct slice query)
{
    struct slice rest = query;

    if (query.len && text_is_digit(query.p[0]))
        return false;
    while (rest.len) {
        bool is_find =
            rest.p[0] == '(' && slice_is(slice_from(query.p, query.len - rest.len), "find");
        char quote = rest.len > 1 ? rest.p[1] : '\0';

        if ((is_find || rest.p[0] == '[') && (quote == '"' || quote == '\'')) {
            rest = slice_skip(rest, 2);
            slice_cut(&rest, quote);
            if (!rest.len)
                return false;
        } else if (!is_name(rest.p[0])) {
            return false;
        }
        rest = slice_skip(rest, 1);
    }
    return true;
}

bool fake_query(struct fake *f, struct host_call *call)
{
    const struct query_args *args = call->args;

    if (!call->may_eval && !is_path(args->query.value))
        return err_set(&call->err, ERR_DENIED, "This query has to be compiled");
    return start(f, call, args->query.value, (struct run){.what = "query", .eval.is_query = true});
}
