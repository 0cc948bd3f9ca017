/*
 * Code of callers: has it compiled and run by a backend, under guard. Between the tools and the
 * backends; knows no JSON.
 */
#include "eval.h"

#include "base/limits.h"

#include "agent/link/link.h"
#include "backend.h"
#include "cache.h"
#include "service.h"

static struct {
    size_t n_compiled;
    size_t n_warm;  /* steps of eval_warm() done; SIZE_MAX: all */
    size_t n_ended; /* sessions ended */
    const struct eval_backend *last;
} eval;

/* A backend that has names keeps its turn. One cannot run the other's compiled code. */
static const struct eval_backend *backend(void)
{
    const struct eval_backend *next =
        service_is_usable() && !eval_mono_csharp.has_declared() ? &eval_service : &eval_mono_csharp;

    if (eval.last != next)
        cache_forget();
    eval.last = next;
    return next;
}

bool eval_prepare(struct err *err)
{
    const char *why = service_refusal();

    if (backend()->prepare(err))
        return true;
    if (why && err->kind == ERR_NOT_READY)
        err_set(err, ERR_NOT_READY, "%s", why);
    return false;
}

void eval_set_compiler(struct compile_client *client)
{
    service_set_client(client);
}

size_t eval_count(void)
{
    return eval.n_compiled;
}

void eval_has_compiled(void)
{
    eval.n_compiled++;
}

size_t eval_session(void)
{
    return eval.n_ended;
}

void eval_end_session(void)
{
    eval.n_ended++;
    cache_forget();
    eval_mono_csharp.forget();
    eval_service.forget();
}

void eval_forget(void)
{
    eval_end_session();
    eval.n_compiled = eval.n_warm = 0;
}

/* --- For the backends --- */

bool eval_fail(struct evaluation *e, enum eval_outcome outcome, struct slice text)
{
    e->result = (struct eval_result){.outcome = outcome, .text = text};
    return false;
}

bool eval_is_wanted(struct evaluation *e)
{
    return !guard_is_cancelled(e->limits.call) || eval_fail(e, EVAL_STOPPED, SLICE("Cancelled"));
}

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

void eval_threw(struct evaluation *e, struct clr_object *exception)
{
    eval_fail(e, EVAL_EXCEPTION, describe(e->arena, exception));
    e->result.value = exception;
}

void eval_call(struct evaluation *e, void (*fn)(void *ctx), void *ctx)
{
    const int64_t begun = link_now();
    enum guard_end end;

    if (!eval_is_wanted(e))
        return;
    /* Set in advance: the outcome if another thread aborts the code. */
    eval_fail(e, EVAL_EXCEPTION, SLICE("ThreadAbortException: another thread aborted the code"));
    end = guard_run(fn, ctx, &e->limits);
    if (end == GUARD_CANCELLED)
        eval_fail(e, EVAL_STOPPED, SLICE("Cancelled"));
    else if (end == GUARD_LATE && !e->limits.run)
        eval_fail(e, EVAL_STOPPED,
                  SLICE("umcp stopped the code, because it ran longer than its caller waits"));
    else if (end == GUARD_LATE)
        eval_fail(e, EVAL_STOPPED,
                  arena_printf(e->arena,
                               "umcp stopped the code, because it ran longer than %lld ms "
                               "(--eval-timeout)",
                               (long long)(e->limits.run / 1000)));
    e->result.spent = link_now() - begun;
}

/* --- Code and types --- */

bool eval_run(struct arena *a, struct slice code, const struct guard_limits *limits,
              struct eval_result *ret_result, struct err *err)
{
    struct evaluation e = {.arena = a, .source = code, .limits = *limits};

    do {
        e.must_try_another = false;
        if (!eval_prepare(err) || !backend()->run(&e, err))
            return false;
    } while (e.must_try_another);
    if (e.result.outcome > EVAL_NOTHING && !e.result.text.p)
        return err_no_memory(err);
    *ret_result = e.result;
    return true;
}

bool eval_define(struct arena *a, struct slice source, const char *type,
                 struct clr_class **ret_class, struct slice *ret_report, struct err *err)
{
    struct evaluation e = {.arena = a, .source = source};
    struct clr_class *found = NULL;

    do {
        e.must_try_another = false;
        if (!eval_prepare(err))
            return false;
        if (backend()->define(&e, type, &found)) {
            *ret_class = found;
            return true;
        }
    } while (e.must_try_another);
    if (!e.result.text.p)
        return err_no_memory(err);
    *ret_report = e.result.text;
    return err_set(err, ERR_TOOL, "%.*s", SLICE_ARG(*ret_report));
}

/* --- Getting ready --- */

bool eval_may_warm(void)
{
    return eval.n_warm != SIZE_MAX && !clr.lacks[CLR_EVAL];
}

void eval_warm(void)
{
    eval.n_warm = backend()->warm(eval.n_warm) ? eval.n_warm + 1 : SIZE_MAX;
}
