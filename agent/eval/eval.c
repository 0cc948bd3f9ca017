/*
 * One session of C# per domain: plans a code, compiles what is new, runs it under guard.
 * Between the tools and the compiler; knows no JSON.
 */
#include "eval.h"

#include "agent/link/link.h"
#include "agent/run/guard.h"
#include "cache.h"
#include "compiler.h"
#include "plan.h"
#include "report.h"

#define COMPILE_US 5000000 /* whatever the deadline: to stop a compiler costs its session */
#define MAX_TEXT   (64u << 10)
#define BROKEN     "error CS0589" /* of the compiler itself */
#define TOO_EARLY  "error CS1525: The code ends too early"

static size_t n_compiled;
static size_t n_warm;  /* steps of eval_warm() */
static size_t n_ended; /* sessions */

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

/* Why code was stopped; p is NULL without memory. */
static struct slice say_stopped(struct arena *a, enum guard_end end, int64_t run)
{
    if (end == GUARD_CANCELLED)
        return SLICE("Cancelled");
    if (!run)
        return SLICE("The code ran longer than its caller waits and was stopped");
    return arena_printf(a, "The code ran longer than %lld ms and was stopped (--eval-timeout)",
                        (long long)(run / 1000));
}

/* A code on its way. */
struct job {
    struct arena *arena;
    struct slice source;
    struct guard_limits limits;
    unsigned end_row, end_column; /* of the source; 0: not known */
    struct eval_result result;    /* what became of it, if it does not run */
};

static bool fail(struct job *j, enum eval_outcome outcome, struct slice text)
{
    j->result = (struct eval_result){.outcome = outcome, .text = text};
    return false;
}

struct compilation {
    struct job *job;
    struct slice source, report;
    uintptr_t *run;
    enum compiler_end end;
};

static void compile_guarded(void *ctx)
{
    struct compilation *c = ctx;

    c->end = compiler_compile(c->job->arena, c->source, c->run, &c->report);
}

/* One source. False: the job's result says what is wrong. */
static bool compile_source(struct job *j, struct slice source, uintptr_t *ret_run)
{
    struct guard_limits limits = {.deadline = link_now() + COMPILE_US};
    struct compilation c = {.job = j, .source = source, .run = ret_run, .end = COMPILER_FAILED};
    struct slice report;

    *ret_run = 0;
    if (!source.len)
        return true;
    n_compiled++;
    if (guard_run(compile_guarded, &c, &limits) != GUARD_DONE) {
        clr_handle_free(*ret_run);
        end_session(); /* who knows what it was at */
        return fail(j, EVAL_STOPPED,
                    SLICE("The code took too long to compile and was stopped; what earlier code "
                          "has declared is gone"));
    }
    if (c.end == COMPILER_DONE)
        return true;
    report = c.report.len ? c.report : SLICE(BROKEN);
    if (c.end == COMPILER_FAILED || slice_contains(c.report, SLICE(BROKEN)))
        end_session(); /* an exception, or an abort of another thread's: it may be damaged */
    if (c.end == COMPILER_PARTIAL)
        report = j->end_row
                     ? arena_printf(j->arena, "(%u,%u): " TOO_EARLY, j->end_row, j->end_column)
                     : SLICE(TOO_EARLY);
    else
        report = eval_report(j->arena, report, j->end_row, j->end_column);
    return fail(j, EVAL_COMPILE_ERROR, report);
}

static bool compile_plan(struct job *j, const struct eval_plan *plan, struct eval_code *ret_code)
{
    struct eval_code code = {.is_wrapped = plan->is_wrapped, .awaits = plan->awaits};
    uintptr_t nothing;

    if (compile_source(j, plan->declarations, &nothing) &&
        compile_source(j, plan->statements, &code.statements) &&
        compile_source(j, plan->value, &code.value)) {
        *ret_code = code;
        return true;
    }
    clr_handle_free(code.statements);
    return false;
}

/* False: no memory. *ret_code is NULL if the code is wrong; then the job's result says how. */
static bool compile(struct job *j, bool must_wrap, const struct eval_code **ret_code,
                    struct err *err)
{
    struct eval_code code;
    struct eval_plan plan;

    *ret_code = must_wrap ? NULL : cache_find(j->source);
    if (*ret_code)
        return true;
    if (!eval_plan(j->arena, j->source, must_wrap, &plan, err)) {
        fail(j, EVAL_COMPILE_ERROR, arena_copy(j->arena, slice_of(err->message)));
        return err->kind == ERR_TOOL;
    }
    j->end_row = plan.end_row;
    j->end_column = plan.end_column;
    if (plan.declares) /* even if it fails: some of it may have been declared */
        cache_forget();
    if (compile_plan(j, &plan, &code))
        *ret_code = cache_add(j->source, code);
    return true;
}

/* --- Running --- */

static struct slice describe(struct arena *a, struct clr_object *exception)
{
    struct slice text;
    struct buf to;

    buf_init(&to, MAX_TEXT);
    clr_exception_text(&to, exception);
    text = arena_copy(a, slice_from(to.p, utf8_cut(buf_slice(&to), MAX_TEXT)));
    buf_done(&to);
    return text;
}

/* What a function gives that came to its end without a return. */
static bool is_missing(struct clr_object *value)
{
    return clr_is_named(clr.object_get_class(value), "System.Reflection", "Missing");
}

struct execution {
    struct job *job;
    const struct eval_code *code;
};

static void run_guarded(void *ctx)
{
    const struct execution *e = ctx;
    const struct eval_code *code = e->code;
    struct job *j = e->job;
    struct clr_object *exception = NULL, *value = NULL;
    bool has_value = false, ok = true;

    if (code->statements)
        ok = compiler_run(code->statements, &value, &has_value, &exception);
    if (ok && code->value)
        ok = compiler_run(code->value, &value, &has_value, &exception);
    j->result = (struct eval_result){.outcome = EVAL_NOTHING};
    if (!ok) {
        fail(j, EVAL_EXCEPTION, describe(j->arena, exception));
        j->result.value = exception;
    } else if (has_value && !(code->is_wrapped && value && is_missing(value))) {
        j->result.outcome = EVAL_VALUE;
        j->result.awaits = code->awaits;
        j->result.value = value;
    }
}

static void run(struct job *j, const struct eval_code *code)
{
    struct execution e = {j, code};
    const int64_t begun = link_now();
    enum guard_end end;

    fail(j, EVAL_EXCEPTION, SLICE("ThreadAbortException: the code was aborted")); /* by others */
    end = guard_run(run_guarded, &e, &j->limits);
    if (end != GUARD_DONE)
        fail(j, EVAL_STOPPED, say_stopped(j->arena, end, j->limits.run));
    j->result.spent = link_now() - begun;
}

/* Mono.CSharp makes bad code of statements whose end is out of reach: `try { for (;;) ; } finally
 * {}`, for one. That shows before any of it has run. */
static bool is_bad_code(const struct eval_result *r)
{
    return r->outcome == EVAL_EXCEPTION && slice_contains(r->text, SLICE("Host (object&)")) &&
           (slice_starts(r->text, SLICE("VerificationException")) ||
            slice_starts(r->text, SLICE("InvalidProgramException")));
}

bool eval_run(struct arena *a, struct slice code, const struct guard_limits *limits,
              struct eval_result *ret_result, struct err *err)
{
    struct job j = {.arena = a, .source = code, .limits = *limits};
    const struct eval_code *compiled;

    if (!eval_prepare(err) || !compile(&j, false, &compiled, err))
        return false;
    if (compiled)
        run(&j, compiled);
    if (is_bad_code(&j.result)) {
        if (!compile(&j, true, &compiled, err))
            return false;
        if (compiled)
            run(&j, compiled);
    }
    if (j.result.outcome > EVAL_NOTHING && !j.result.text.p)
        return err_no_memory(err);
    *ret_result = j.result;
    return true;
}

/* --- Types --- */

static bool find_type(struct job *j, const char *type, struct clr_class **ret_class)
{
    struct slice source = arena_printf(j->arena, "typeof(%s);", type);
    struct clr_object *value = NULL, *exception = NULL;
    bool has_value = false;
    uintptr_t handle = 0;

    if (!source.p || !compile_source(j, source, &handle) || !handle)
        return false;
    if (compiler_run(handle, &value, &has_value, &exception) && value)
        *ret_class = clr_class_of_type_object(value);
    clr_handle_free(handle);
    return value && *ret_class;
}

bool eval_define(struct arena *a, struct slice source, const char *type,
                 struct clr_class **ret_class, struct slice *ret_report, struct err *err)
{
    struct job j = {.arena = a, .source = source};
    struct clr_class *found = NULL;
    uintptr_t nothing = 0;
    bool ok;

    if (!eval_prepare(err))
        return false;
    cache_forget();
    ok = compile_source(&j, source, &nothing) && find_type(&j, type, &found);
    clr_handle_free(nothing);
    if (ok) {
        *ret_class = found;
        return true;
    }
    if (!j.result.text.p)
        return err_no_memory(err);
    *ret_report = j.result.text;
    return err_set(err, ERR_TOOL, "%.*s", SLICE_ARG(*ret_report));
}

/* --- Getting ready --- */

/* Each touches a part of the compiler and of the class library for the first time. */
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
    struct guard_limits limits = {.deadline = link_now() + COMPILE_US};
    struct eval_result r;
    struct arena a;
    struct err err;

    n_warm++;
    arena_init(&a, 1u << 20);
    if (!eval_run(&a, code, &limits, &r, &err))
        n_warm = N_ELEMENTS(warm_codes) + 1; /* it will not get better */
    arena_done(&a);
}
