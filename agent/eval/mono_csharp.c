/*
 * Mono.CSharp as a backend: plans a piece of code, compiles the new parts, runs it. It miscompiles
 * some code; the known cases are here and in plan.c.
 */
#include "backend.h"

#include "base/limits.h"

#include "agent/link/link.h"
#include "cache.h"
#include "evaluator.h"
#include "plan.h"
#include "report.h"

#define BROKEN    "error CS0589" /* an internal error of the compiler */
#define TOO_EARLY "error CS1525: The code ends too early"

static bool has_names; /* of the session */

/* --- Compiling --- */

/* The end of the source, for errors in what we add; row 0: not known. */
struct source_end {
    unsigned row, column;
};

struct compilation {
    struct evaluation *evaluation;
    struct slice source, report;
    uintptr_t *run;
    enum evaluator_end end;
};

static void compile_guarded(void *ctx)
{
    struct compilation *c = ctx;

    c->end = evaluator_compile(c->evaluation->arena, c->source, c->run, &c->report);
}

/* Compiles one source. False: e->result has the fault. */
static bool compile_source(struct evaluation *e, struct slice source, struct source_end end,
                           uintptr_t *ret_run)
{
    struct guard_limits limits = {.call = e->limits.call,
                                  .deadline = link_now() + LIMIT_COMPILE_US,
                                  .grace = LIMIT_COMPILE_END_US};
    struct compilation c = {
        .evaluation = e, .source = source, .run = ret_run, .end = EVALUATOR_FAILED};
    struct slice report;

    *ret_run = 0;
    if (!source.len)
        return true;
    eval_has_compiled();
    if (guard_run(compile_guarded, &c, &limits) != GUARD_DONE) {
        clr_handle_free(*ret_run);
        eval_end_session(); /* the compiler may be damaged */
        return eval_fail(e, EVAL_STOPPED,
                         SLICE("umcp stopped the compiler, because the code took too long to "
                               "compile; what earlier code declared is lost"));
    }
    if (c.end == EVALUATOR_DONE)
        return true;
    report = c.report.len ? c.report : SLICE(BROKEN);
    if (c.end == EVALUATOR_FAILED || slice_contains(c.report, SLICE(BROKEN)))
        eval_end_session(); /* after an exception or an abort it may be damaged */
    if (c.end == EVALUATOR_PARTIAL)
        report = end.row ? arena_printf(e->arena, "(%u,%u): " TOO_EARLY, end.row, end.column)
                         : SLICE(TOO_EARLY);
    else
        report = eval_report(e->arena, report, end.row, end.column);
    return eval_fail(e, EVAL_COMPILE_ERROR, report);
}

static bool compile_plan(struct evaluation *e, const struct eval_plan *plan,
                         struct eval_code *ret_code)
{
    struct eval_code code = {
        .is_wrapped = plan->is_wrapped, .awaits = plan->awaits, .is_step = plan->is_step};
    struct source_end end = {plan->end_row, plan->end_column};
    uintptr_t nothing;

    if (compile_source(e, plan->declarations, end, &nothing) && eval_is_wanted(e) &&
        compile_source(e, plan->statements, end, &code.statements) && eval_is_wanted(e) &&
        compile_source(e, plan->value, end, &code.value)) {
        *ret_code = code;
        return true;
    }
    clr_handle_free(code.statements);
    return false;
}

/* False: no memory. *ret_code is NULL if the code is wrong; then e->result has the fault. */
static bool compile(struct evaluation *e, bool must_wrap, const struct eval_code **ret_code,
                    struct err *err)
{
    struct eval_code code;
    struct eval_plan plan;

    *ret_code = must_wrap ? NULL : cache_find(e->source);
    if (*ret_code)
        return true;
    if (!eval_plan(e->arena, e->source, must_wrap, &plan, err)) {
        eval_fail(e, EVAL_COMPILE_ERROR, arena_copy(e->arena, slice_of(err->message)));
        return err->kind == ERR_TOOL;
    }
    if (plan.declares) { /* even if it fails, because part of it may have been declared */
        cache_forget();
        has_names = true;
    }
    if (compile_plan(e, &plan, &code))
        *ret_code = cache_add(e->source, code);
    return true;
}

/* --- Running --- */

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
        ok = evaluator_run(code->statements, &value, &has_value, &exception);
    if (ok && code->value)
        ok = evaluator_run(code->value, &value, &has_value, &exception);
    e->result = (struct eval_result){.outcome = EVAL_NOTHING};
    if (!ok) {
        eval_threw(e, exception);
    } else if (has_value && !code->is_step &&
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

    if (code)
        eval_call(e, run_guarded, &x);
}

/* Mono.CSharp miscompiles statements whose end is unreachable, for example `try { for (;;) ; }
 * finally {}`. The runtime notices before any of it has run. */
static bool is_bad_code(const struct eval_result *r)
{
    return r->outcome == EVAL_EXCEPTION && slice_contains(r->text, SLICE("Host (object&)")) &&
           (slice_starts(r->text, SLICE("VerificationException")) ||
            slice_starts(r->text, SLICE("InvalidProgramException")));
}

static bool run_code(struct evaluation *e, struct err *err)
{
    const struct eval_code *code;

    if (!compile(e, false, &code, err))
        return false;
    run(e, code);
    if (is_bad_code(&e->result)) {
        if (!compile(e, true, &code, err))
            return false;
        run(e, code);
    }
    return true;
}

/* --- Types --- */

static bool find_type(struct evaluation *e, const char *type, struct clr_class **ret_class)
{
    struct slice source = arena_printf(e->arena, "typeof(%s);", type);
    struct clr_object *value = NULL, *exception = NULL;
    bool has_value = false;
    uintptr_t handle = 0;

    if (!source.p || !compile_source(e, source, (struct source_end){0}, &handle) || !handle)
        return false;
    if (evaluator_run(handle, &value, &has_value, &exception) && value)
        *ret_class = clr_class_of_type_object(value);
    clr_handle_free(handle);
    return value && *ret_class;
}

static bool define(struct evaluation *e, const char *type, struct clr_class **ret_class)
{
    uintptr_t nothing = 0;
    bool ok;

    cache_forget();
    ok = compile_source(e, e->source, (struct source_end){0}, &nothing) &&
         find_type(e, type, ret_class);
    clr_handle_free(nothing);
    return ok;
}

/* --- Getting ready --- */

/* Each uses another part of the compiler and of the class library for the first time. */
static const char *const warm_codes[] = {
    "0",
    "((Func<int>)(() => { return 0; }))()",
    "new[] {0}.Where(x => x > 0).Count()",
};

static bool warm(size_t step)
{
    struct guard_limits limits = {.deadline = link_now() + LIMIT_COMPILE_US};
    struct evaluation e = {.limits = limits};
    struct arena a;
    struct err err;
    bool ok;

    if (step > N_ELEMENTS(warm_codes))
        return false;
    arena_init(&a, 1u << 20);
    e.arena = &a;
    e.source = step ? slice_of(warm_codes[step - 1]) : SLICE("");
    ok = evaluator_start(&err) && run_code(&e, &err);
    arena_done(&a);
    return ok; /* trying again would not help */
}

static bool has_declared(void)
{
    return has_names;
}

static void forget(void)
{
    has_names = false;
    evaluator_forget();
}

const struct eval_backend eval_mono_csharp = {
    .has_declared = has_declared,
    .prepare = evaluator_start,
    .run = run_code,
    .define = define,
    .warm = warm,
    .forget = forget,
};
