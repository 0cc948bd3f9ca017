/*
 * One session of C# per domain: plans a piece of code, compiles what is new, runs it under guard.
 * Between the tools and the compiler; knows no JSON.
 */
#include "eval.h"

#include "base/limits.h"

#include "agent/link/link.h"
#include "agent/run/guard.h"
#include "cache.h"
#include "compiler.h"
#include "plan.h"
#include "report.h"

#define BROKEN    "error CS0589" /* an internal error of the compiler */
#define TOO_EARLY "error CS1525: The code ends too early"

static size_t n_compiled;
static size_t n_warm;  /* steps of eval_warm() done */
static size_t n_ended; /* sessions ended */

bool eval_prepare(struct err *err)
{
    return compiler_start(err);
}

size_t eval_count(void)
{
    return n_compiled;
}

size_t eval_session(void)
{
    return n_ended;
}

static void end_session(void)
{
    n_ended++;
    cache_forget();
    compiler_forget();
}

void eval_forget(void)
{
    end_session();
    n_compiled = n_warm = 0;
}

/* --- Compiling --- */

/* One piece of code on its way from source to result. */
struct evaluation {
    struct arena *arena;
    struct slice source;
    struct guard_limits limits;
    unsigned end_row, end_column; /* of the source; 0: not known */
    struct eval_result result;    /* the outcome, if the code does not run */
};

static bool fail(struct evaluation *e, enum eval_outcome outcome, struct slice text)
{
    e->result = (struct eval_result){.outcome = outcome, .text = text};
    return false;
}

struct compilation {
    struct evaluation *evaluation;
    struct slice source, report;
    uintptr_t *run;
    enum compiler_end end;
};

static void compile_guarded(void *ctx)
{
    struct compilation *c = ctx;

    c->end = compiler_compile(c->evaluation->arena, c->source, c->run, &c->report);
}

/* Compiles one source. False: e->result says what is wrong. */
static bool compile_source(struct evaluation *e, struct slice source, uintptr_t *ret_run)
{
    struct guard_limits limits = {.call = e->limits.call,
                                  .deadline = link_now() + LIMIT_COMPILE_US,
                                  .grace = LIMIT_COMPILE_END_US};
    struct compilation c = {
        .evaluation = e, .source = source, .run = ret_run, .end = COMPILER_FAILED};
    struct slice report;

    *ret_run = 0;
    if (!source.len)
        return true;
    n_compiled++;
    if (guard_run(compile_guarded, &c, &limits) != GUARD_DONE) {
        clr_handle_free(*ret_run);
        end_session(); /* the compiler may be damaged */
        return fail(e, EVAL_STOPPED,
                    SLICE("The code took too long to compile and was stopped; what earlier "
                          "code declared is lost"));
    }
    if (c.end == COMPILER_DONE)
        return true;
    report = c.report.len ? c.report : SLICE(BROKEN);
    if (c.end == COMPILER_FAILED || slice_contains(c.report, SLICE(BROKEN)))
        end_session(); /* an exception, or another thread's abort: the compiler may be damaged */
    if (c.end == COMPILER_PARTIAL)
        report = e->end_row
                     ? arena_printf(e->arena, "(%u,%u): " TOO_EARLY, e->end_row, e->end_column)
                     : SLICE(TOO_EARLY);
    else
        report = eval_report(e->arena, report, e->end_row, e->end_column);
    return fail(e, EVAL_COMPILE_ERROR, report);
}

/* What would be aborted at once does not even begin. */
static bool is_wanted(struct evaluation *e)
{
    return !guard_is_cancelled(e->limits.call) || fail(e, EVAL_STOPPED, SLICE("Cancelled"));
}

static bool compile_plan(struct evaluation *e, const struct eval_plan *plan,
                         struct eval_code *ret_code)
{
    struct eval_code code = {.is_wrapped = plan->is_wrapped, .awaits = plan->awaits};
    uintptr_t nothing;

    if (compile_source(e, plan->declarations, &nothing) && is_wanted(e) &&
        compile_source(e, plan->statements, &code.statements) && is_wanted(e) &&
        compile_source(e, plan->value, &code.value)) {
        *ret_code = code;
        return true;
    }
    clr_handle_free(code.statements);
    return false;
}

/* False: no memory. *ret_code is NULL if the code is wrong; then e->result says how. */
static bool compile(struct evaluation *e, bool must_wrap, const struct eval_code **ret_code,
                    struct err *err)
{
    struct eval_code code;
    struct eval_plan plan;

    *ret_code = must_wrap ? NULL : cache_find(e->source);
    if (*ret_code)
        return true;
    if (!eval_plan(e->arena, e->source, must_wrap, &plan, err)) {
        fail(e, EVAL_COMPILE_ERROR, arena_copy(e->arena, slice_of(err->message)));
        return err->kind == ERR_TOOL;
    }
    e->end_row = plan.end_row;
    e->end_column = plan.end_column;
    if (plan.declares) /* even if it fails, because part of it may have been declared */
        cache_forget();
    if (compile_plan(e, &plan, &code))
        *ret_code = cache_add(e->source, code);
    return true;
}

/* --- Running --- */

static struct slice describe(struct arena *a, struct clr_object *exception)
{
    struct slice text;
    struct buf to;

    buf_init(&to, LIMIT_EXCEPTION_TEXT);
    clr_exception_text(&to, exception);
    text = arena_copy(a, slice_from(to.p, utf8_cut(buf_slice(&to), LIMIT_EXCEPTION_TEXT)));
    buf_done(&to);
    return text;
}

struct execution {
    struct evaluation *evaluation;
    const struct eval_code *code;
};

static void run_guarded(void *ctx)
{
    const struct execution *x = ctx;
    const struct eval_code *code = x->code;
    struct evaluation *e = x->evaluation;
    struct clr_object *exception = NULL, *value = NULL;
    bool has_value = false, ok = true;

    if (code->statements)
        ok = compiler_run(code->statements, &value, &has_value, &exception);
    if (ok && code->value)
        ok = compiler_run(code->value, &value, &has_value, &exception);
    e->result = (struct eval_result){.outcome = EVAL_NOTHING};
    if (!ok) {
        fail(e, EVAL_EXCEPTION, describe(e->arena, exception));
        e->result.value = exception;
    } else if (has_value &&
               !(code->is_wrapped && value && /* it ended without a return */
                 clr_is_named(clr.object_get_class(value), "System.Reflection", "Missing"))) {
        e->result.outcome = EVAL_VALUE;
        e->result.awaits = code->awaits;
        e->result.value = value;
    }
}

static void run(struct evaluation *e, const struct eval_code *code)
{
    struct execution x = {e, code};
    const int64_t begun = link_now();
    enum guard_end end;

    if (!is_wanted(e))
        return;
    /* Set in advance: the outcome if another thread aborts the code. */
    fail(e, EVAL_EXCEPTION, SLICE("ThreadAbortException: the code was aborted"));
    end = guard_run(run_guarded, &x, &e->limits);
    if (end == GUARD_CANCELLED)
        fail(e, EVAL_STOPPED, SLICE("Cancelled"));
    else if (end == GUARD_LATE && !e->limits.run)
        fail(e, EVAL_STOPPED, SLICE("The code ran longer than its caller waits and was stopped"));
    else if (end == GUARD_LATE)
        fail(e, EVAL_STOPPED,
             arena_printf(e->arena,
                          "The code ran longer than %lld ms and was stopped (--eval-timeout)",
                          (long long)(e->limits.run / 1000)));
    e->result.spent = link_now() - begun;
}

/* Mono.CSharp miscompiles statements whose end is unreachable, for example `try { for (;;) ; }
 * finally {}`. The runtime notices before any of it has run. */
static bool is_bad_code(const struct eval_result *r)
{
    return r->outcome == EVAL_EXCEPTION && slice_contains(r->text, SLICE("Host (object&)")) &&
           (slice_starts(r->text, SLICE("VerificationException")) ||
            slice_starts(r->text, SLICE("InvalidProgramException")));
}

bool eval_run(struct arena *a, struct slice code, const struct guard_limits *limits,
              struct eval_result *ret_result, struct err *err)
{
    struct evaluation e = {.arena = a, .source = code, .limits = *limits};
    const struct eval_code *compiled;

    if (!eval_prepare(err) || !compile(&e, false, &compiled, err))
        return false;
    if (compiled)
        run(&e, compiled);
    if (is_bad_code(&e.result)) {
        if (!compile(&e, true, &compiled, err))
            return false;
        if (compiled)
            run(&e, compiled);
    }
    if (e.result.outcome > EVAL_NOTHING && !e.result.text.p)
        return err_no_memory(err);
    *ret_result = e.result;
    return true;
}

/* --- Types --- */

static bool find_type(struct evaluation *e, const char *type, struct clr_class **ret_class)
{
    struct slice source = arena_printf(e->arena, "typeof(%s);", type);
    struct clr_object *value = NULL, *exception = NULL;
    bool has_value = false;
    uintptr_t handle = 0;

    if (!source.p || !compile_source(e, source, &handle) || !handle)
        return false;
    if (compiler_run(handle, &value, &has_value, &exception) && value)
        *ret_class = clr_class_of_type_object(value);
    clr_handle_free(handle);
    return value && *ret_class;
}

bool eval_define(struct arena *a, struct slice source, const char *type,
                 struct clr_class **ret_class, struct slice *ret_report, struct err *err)
{
    struct evaluation e = {.arena = a, .source = source};
    struct clr_class *found = NULL;
    uintptr_t nothing = 0;
    bool ok;

    if (!eval_prepare(err))
        return false;
    cache_forget();
    ok = compile_source(&e, source, &nothing) && find_type(&e, type, &found);
    clr_handle_free(nothing);
    if (ok) {
        *ret_class = found;
        return true;
    }
    if (!e.result.text.p)
        return err_no_memory(err);
    *ret_report = e.result.text;
    return err_set(err, ERR_TOOL, "%.*s", SLICE_ARG(*ret_report));
}

/* --- Getting ready --- */

/* Each uses another part of the compiler and of the class library for the first time. */
static const char *const warm_codes[] = {
    "0",
    "((Func<int>)(() => { return 0; }))()",
    "new[] {0}.Where(x => x > 0).Count()",
};

bool eval_may_warm(void)
{
    return n_warm <= N_ELEMENTS(warm_codes) && !clr.lacks[CLR_EVAL];
}

void eval_warm(void)
{
    struct slice code = n_warm ? slice_of(warm_codes[n_warm - 1]) : SLICE("");
    struct guard_limits limits = {.deadline = link_now() + LIMIT_COMPILE_US};
    struct eval_result r;
    struct arena a;
    struct err err;

    n_warm++;
    arena_init(&a, 1u << 20);
    if (!eval_run(&a, code, &limits, &r, &err))
        n_warm = N_ELEMENTS(warm_codes) + 1; /* trying again would not help */
    arena_done(&a);
}
