/*
 * Compiles code by the compile service, loads the answer, and runs it. A submission is a
 * class: an object of it has the variables that the code declares, and the next one finds it in the
 * session's array. The compiler may be restarted at any time; the journal then
 * restores its session.
 */
#include "service.h"

#include <stdio.h>
#include <unistd.h>

#include "base/limits.h"

#include "agent/link/link.h"
#include "agent/run/task.h"
#include "cache.h"
#include "csharp/depth.h"
#include "journal.h"
#include "loaded.h"

#define LOST     "what earlier code declared is lost"
#define TOO_LATE "umcp stopped the compiler, because the code took too long to compile"
#define BROKEN   "error CS0589: " /* an internal error of the compiler */

enum { SLOTS = 64, MOST_SLOTS = 4096 }; /* of the array: docs/compile.md */

static struct {
    struct compile_client *client;
    bool has_refused; /* it cannot compile such code: why */
    char why[256];
    int64_t retry_at; /* it was not running: when to ask again, by link_now() */
    unsigned n_sessions;
    char session[32];         /* "": none has begun */
    int64_t number, previous; /* of the last request; of the last code that declared something */
    uintptr_t array;          /* a handle of the session's object[] */
    uint32_t n_slots;         /* of it */
    struct journal journal;
    int n_unrestored;      /* how often in a row the compiler failed over the journal */
    struct buf references; /* as the compiler has them */
    int64_t warming;       /* a request whose answer is not needed; 0: none */
} service;

static bool has_declared(void)
{
    return service.journal.items.len || service.journal.is_cut;
}

void service_set_client(struct compile_client *client)
{
    service.client = client;
    service.has_refused = false;
    service.retry_at = 0;
}

bool service_is_usable(void)
{
    /* if it has ended and had names, the next code must fail with that */
    return service.client && !service.has_refused &&
           (has_declared() ||
            (compile_client_is_alive(service.client) && link_now() >= service.retry_at));
}

const char *service_refusal(void)
{
    return service.client && service.why[0] ? service.why : NULL;
}

static void forget(void)
{
    clr_handle_free(service.array);
    journal_done(&service.journal);
    buf_done(&service.references);
    service.array = 0;
    service.n_slots = 0;
    service.number = service.previous = 0;
    service.n_unrestored = 0;
    service.session[0] = '\0';
}

/* --- Requests --- */

static void put_usings(struct json_out *w)
{
    static const char *const usings[] = {"System",      "System.Collections.Generic",
                                         "System.Linq", "System.Reflection",
                                         "UnityEngine", "UnityEngine.SceneManagement"};
    const bool has_engine = clr_class_named(SLICE("UnityEngine.SceneManagement.SceneManager"));

    json_key(w, "usings");
    json_array(w);
    for (size_t i = 0; i < N_ELEMENTS(usings) - (has_engine ? 0 : 2); i++)
        json_string(w, usings[i]);
    json_array_end(w);
}

/* A part of the journal, which is too much for one request. */
struct part {
    size_t from, n;
};

/* Returns the client's number of the request; 0: it cannot be sent. The first part of the history
 * begins the session, the others go on with it. */
static int64_t send_request(const struct submission *s, struct slice references,
                            const struct part *history)
{
    struct json_out *w = compile_client_begin(service.client, s->name.len ? "define" : "submit");

    json_put_string(w, "session", service.session);
    submission_write(w, s);
    if (history ? history->from == 0 : !slice_eq(references, buf_slice(&service.references))) {
        json_put_raw(w, "references", references);
        put_usings(w);
    }
    if (history) {
        json_key(w, "history");
        journal_write(w, &service.journal, history->from, history->n);
    }
    return compile_client_send(service.client);
}

struct waiting {
    int64_t call, deadline;
};

static bool is_stopped(void *ctx)
{
    const struct waiting *w = ctx;

    return guard_is_cancelled(w->call) || link_now() >= w->deadline;
}

/* COMPILE_FAULT_COUNT in ret_answer->fault: no memory. */
static void exchange(struct evaluation *e, const struct submission *s, const struct part *history,
                     struct compile_answer *ret_answer)
{
    struct waiting w = {e->limits.call, link_now() + LIMIT_SUBMIT_WAIT_US};
    struct buf references;
    int64_t request;

    *ret_answer = (struct compile_answer){.end = COMPILE_END_FAULT, .fault = COMPILE_FAULT_COUNT};
    if (e->limits.deadline && e->limits.deadline < w.deadline)
        w.deadline = e->limits.deadline;
    buf_init(&references, LIMIT_REFERENCES);
    loaded_write_paths(&references);
    request = buf_ok(&references) ? send_request(s, buf_slice(&references), history) : 0;
    if (request)
        compile_client_wait(service.client, e->arena, request, is_stopped, &w, ret_answer);
    else if (!compile_client_is_alive(service.client))
        ret_answer->fault = COMPILE_FAULT_UNAVAILABLE;
    if (ret_answer->end == COMPILE_END_FAULT) {
        buf_done(&references);
        return;
    }
    if (history && history->from > 0) { /* they were not sent again */
        buf_done(&references);
        return;
    }
    buf_done(&service.references);
    service.references = references;
}

/* The compiler cannot compile code of this kind. If nothing depends on it, another may. */
static bool refuse(struct evaluation *e, struct slice message)
{
    const bool is_lost = has_declared();

    snprintf(service.why, sizeof(service.why), "%.*s", SLICE_ARG(message));
    service.has_refused = true;
    eval_end_session();
    e->must_try_another = !is_lost;
    return eval_fail(e, EVAL_STOPPED,
                     arena_printf(e->arena, "The compiler no longer runs; " LOST "%s%.*s",
                                  message.len ? ": " : "", SLICE_ARG(message)));
}

/* It does not run at the moment. Names wait for it; for code without them, another compiler may do
 * meanwhile. */
static bool postpone(struct evaluation *e, struct slice message)
{
    if (has_declared())
        return eval_fail(e, EVAL_STOPPED,
                         arena_printf(e->arena, "umcp cannot compile the code now: %.*s. Try again",
                                      SLICE_ARG(message)));
    snprintf(service.why, sizeof(service.why), "%.*s", SLICE_ARG(message));
    service.retry_at = link_now() + LIMIT_COMPILE_RETRY_US;
    e->must_try_another = true;
    return eval_fail(e, EVAL_STOPPED, message);
}

static bool fail_compiler(struct evaluation *e, const struct compile_answer *answer)
{
    switch (answer->fault) {
    case COMPILE_FAULT_DIED:
        return eval_fail(e, EVAL_COMPILE_ERROR,
                         SLICE(BROKEN "The compiler crashed while it compiled this code"));
    case COMPILE_FAULT_CANCELLED:
        return eval_is_wanted(e) && eval_fail(e, EVAL_STOPPED, SLICE(TOO_LATE));
    case COMPILE_FAULT_LATE:
        return eval_fail(e, EVAL_STOPPED, SLICE(TOO_LATE));
    case COMPILE_FAULT_SESSION:
        eval_end_session();
        return eval_fail(e, EVAL_STOPPED,
                         arena_printf(e->arena, "The compiler has to start again (%.*s); " LOST,
                                      SLICE_ARG(answer->message)));
    case COMPILE_FAULT_UNAVAILABLE:
        if (compile_client_is_alive(service.client))
            return postpone(e, answer->message);
        return refuse(e, answer->message);
    case COMPILE_FAULT_UNSUPPORTED:
        return refuse(e, answer->message);
    case COMPILE_FAULT_COUNT:
        return eval_fail(e, EVAL_COMPILE_ERROR, slice_from(NULL, 0));
    default:
        return eval_fail(e, EVAL_COMPILE_ERROR,
                         arena_printf(e->arena, BROKEN "%.*s", SLICE_ARG(answer->message)));
    }
}

/* The first errors of the report. */
static struct slice first_errors(struct slice report)
{
    struct slice rest = report, line;
    size_t len = 0;

    for (int n = 0; rest.len && n < LIMIT_COMPILER_ERRORS; n++) {
        line = slice_cut(&rest, '\n');
        if ((size_t)(line.p + line.len - report.p) > LIMIT_COMPILER_REPORT)
            break;
        len = (size_t)(line.p + line.len - report.p);
    }
    return slice_from(report.p, len);
}

/* Takes an answer that is not needed. */
static void take_warming(void)
{
    struct compile_answer answer;
    struct arena a;

    arena_init(&a, 1u << 20);
    if (service.warming && compile_client_poll(service.client, &a, service.warming, &answer))
        service.warming = 0;
    arena_done(&a);
}

static void begin_session(void)
{
    if (!service.session[0])
        snprintf(service.session, sizeof(service.session), "p%ds%u", (int)getpid(),
                 ++service.n_sessions);
}

static bool has_fault(const struct compile_answer *answer, enum compile_fault fault)
{
    return answer->end == COMPILE_END_FAULT && answer->fault == fault;
}

/* Restores the compiler's session, without the next code: if it fails twice in a row,
 * the journal is the reason, and no later code would fare better. False: the answer is a fault. */
static bool restore(struct evaluation *e, struct compile_answer *ret_answer)
{
    struct part part = {.n = LIMIT_CODE_HISTORY};
    struct submission nothing = {0};

    do {
        nothing.number = ++service.number;
        nothing.previous = journal_last_submission(&service.journal, part.from + part.n);
        exchange(e, &nothing, &part, ret_answer);
        part.from += part.n;
    } while (ret_answer->end == COMPILE_END_MADE && part.from < service.journal.n);
    if (ret_answer->end == COMPILE_END_MADE) {
        service.n_unrestored = 0;
        return true;
    }
    if (!has_fault(ret_answer, COMPILE_FAULT_DIED) && !has_fault(ret_answer, COMPILE_FAULT_LATE))
        return false;
    if (++service.n_unrestored >= 2) {
        ret_answer->fault = COMPILE_FAULT_SESSION;
        ret_answer->message = SLICE("it failed to compile earlier declarations again");
    }
    return false;
}

/* Compiles it. False: e->result has the reason. */
static bool compile_remotely(struct evaluation *e, struct submission *s,
                             struct compile_answer *ret_answer)
{
    begin_session();
    take_warming();
    s->number = ++service.number;
    s->code = e->source;
    eval_has_compiled();
    exchange(e, s, NULL, ret_answer);
    if (has_fault(ret_answer, COMPILE_FAULT_SESSION) && !service.journal.is_cut &&
        restore(e, ret_answer)) {
        s->number = ++service.number;
        exchange(e, s, NULL, ret_answer);
    }
    if (ret_answer->end == COMPILE_END_MADE)
        return true;
    if (ret_answer->end == COMPILE_END_WRONG)
        return eval_fail(e, EVAL_COMPILE_ERROR,
                         arena_copy(e->arena, first_errors(ret_answer->report)));
    return fail_compiler(e, ret_answer);
}

/* --- Loading --- */

struct loading {
    struct arena *arena;
    struct slice bytes, type, report;
    struct clr_class *found; /* of `type`, if there is one */
    bool ok;
};

/* Code of the game may be notified of loaded assemblies. */
static void load_guarded(void *ctx)
{
    struct loading *l = ctx;

    l->ok = loaded_type(l->arena, l->bytes, l->type, &l->found, &l->report);
}

/* Loads it, and finds the type unless that is empty. False: e->result has the reason. */
static bool load(struct evaluation *e, struct slice bytes, struct slice type,
                 struct clr_class **ret_class)
{
    struct loading l = {.arena = e->arena,
                        .bytes = bytes,
                        .type = type,
                        .report = SLICE(BROKEN "The engine did not load the compiled code in "
                                               "time")};
    struct guard_limits limits = {.call = e->limits.call,
                                  .deadline = link_now() + LIMIT_COMPILE_US,
                                  .grace = LIMIT_COMPILE_END_US};

    guard_run(load_guarded, &l, &limits);
    if (!l.ok)
        return eval_fail(e, EVAL_COMPILE_ERROR, l.report);
    *ret_class = l.found;
    return true;
}

/* Names in code that was compiled before others were declared may mean something else by now. */
static bool is_current(const struct eval_code *code)
{
    return code->previous == service.previous || code->number == service.previous;
}

/* NULL: e->result has the reason. */
static const struct eval_code *compile(struct evaluation *e)
{
    struct submission s = {.previous = service.previous};
    const struct eval_code *cached = cache_find(e->source);
    struct compile_answer answer;
    struct eval_code code = {0};
    struct clr_class *k;

    if (cached && is_current(cached))
        return cached;
    if (!compile_remotely(e, &s, &answer))
        return NULL;
    if ((answer.library.len && !load(e, answer.library, SLICE(""), &k)) ||
        !load(e, answer.assembly, answer.type, &k))
        return NULL;
    code = (struct eval_code){.factory = clr_method(k, "<Factory>", 1, NULL),
                              .number = s.number,
                              .previous = s.previous,
                              .follows = answer.follows,
                              .has_library = answer.library.len > 0,
                              .has_value = answer.has_value,
                              .declares = answer.declares};
    if (!code.factory) {
        eval_fail(e, EVAL_COMPILE_ERROR, SLICE(BROKEN "The compiled code has nothing to run"));
        return NULL;
    }
    return cache_add(e->source, code);
}

/* --- Running --- */

static bool copy_slots(struct clr_array *to)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System", "Array");
    struct clr_method *copy =
        k ? clr_method(k, "Copy", 3, "System.Array,System.Array,System.Int32") : NULL;
    void *args[] = {clr_handle_get(service.array), to, &(int32_t){(int32_t)service.n_slots}};
    struct err err;

    return copy && clr_call(copy, NULL, args, NULL, &err);
}

/* Makes room for one more submission. */
static bool make_array(void)
{
    struct clr_class *object = clr.class_from_name(clr.get_corlib(), "System", "Object");
    uint32_t n = service.n_slots ? service.n_slots : SLOTS;
    struct clr_array *array;

    while (n < MOST_SLOTS && (service.journal.is_cut || service.journal.n + 4 > n))
        n *= 2;
    if (n == service.n_slots)
        return true;
    array = clr_array_new(object, n);
    if (!array || (service.array && !copy_slots(array)))
        return false;
    clr_handle_free(service.array);
    service.array = clr_handle_new((struct clr_object *)array);
    service.n_slots = n;
    return service.array != 0;
}

/* The array for code that declares nothing: its place in it may be another's. */
static struct clr_object *borrow_array(void)
{
    struct clr_object *array = clr_handle_get(service.array), *copy = NULL;
    struct clr_method *clone = clr_method(clr.object_get_class(array), "Clone", 0, NULL);
    struct err err;

    return clone && clr_call(clone, array, NULL, &copy, &err) ? copy : NULL;
}

/* From now on, later code sees its names. */
static void declare(struct evaluation *e, const struct eval_code *code)
{
    const struct submission s = {.number = code->number,
                                 .previous = code->previous,
                                 .code = e->source,
                                 .follows = code->follows,
                                 .has_library = code->has_library};

    if (!code->declares || code->number == service.previous)
        return;
    journal_add(&service.journal, &s);
    service.previous = code->number;
}

struct execution {
    struct evaluation *evaluation;
    const struct eval_code *code;
};

static void run_guarded(void *ctx)
{
    const struct execution *x = ctx;
    struct evaluation *e = x->evaluation;
    struct clr_object *exception = NULL, *value = NULL, *task;
    void *args[] = {x->code->declares ? clr_handle_get(service.array) : borrow_array()};
    enum task_state state = TASK_THREW;

    task = clr.runtime_invoke(x->code->factory, NULL, args, &exception);
    if (!exception && task)
        state = task_look(task, &value);
    e->result = (struct eval_result){.outcome = EVAL_NOTHING};
    if (exception || state == TASK_THREW) {
        eval_threw(e, exception ? exception : value);
    } else if (state == TASK_RUNS) {
        e->result.outcome = EVAL_VALUE;
        e->result.value = task;
        e->result.awaits = true;
        e->result.gives_none = !x->code->has_value;
    } else if (x->code->has_value && !task_is_no_result(value)) {
        e->result.outcome = EVAL_VALUE;
        e->result.value = value;
    }
}

static bool run(struct evaluation *e, struct err *err)
{
    struct execution x = {.evaluation = e};

    if (!csharp_check_depth(e->source, err)) {
        eval_fail(e, EVAL_COMPILE_ERROR, arena_copy(e->arena, slice_of(err->message)));
        return true;
    }
    x.code = compile(e);
    if (!x.code || !eval_is_wanted(e))
        return true;
    if (!make_array())
        return err_no_memory(err);
    declare(e, x.code);
    eval_call(e, run_guarded, &x);
    return true;
}

/* --- Types --- */

static bool define(struct evaluation *e, const char *type, struct clr_class **ret_class)
{
    struct submission s = {0};
    struct compile_answer answer;

    begin_session();
    s.name =
        arena_printf(e->arena, CLR_CODE "%s_%lld", service.session, (long long)service.number + 1);
    if (!s.name.p || !compile_remotely(e, &s, &answer))
        return false;
    if (!load(e, answer.assembly, slice_of(type), ret_class))
        return false;
    journal_add(&service.journal, &s);
    cache_forget();
    return true;
}

/* --- Getting ready --- */

static bool prepare(struct err *err)
{
    return !clr.lacks[CLR_EVAL] || err_set(err, ERR_NOT_READY, "%s", clr.lacks[CLR_EVAL]);
}

/* Lets the compiler read the assemblies, and does not wait for it. */
static bool warm(size_t step)
{
    struct submission s = {.code = SLICE("new[] {0}.Where(x => x > 0).Count()")};
    struct buf references;

    take_warming();
    if (step > 0 || service.warming || service.number > 0)
        return false;
    begin_session();
    s.number = ++service.number;
    buf_init(&references, LIMIT_REFERENCES);
    loaded_write_paths(&references);
    if (buf_ok(&references))
        service.warming = send_request(&s, buf_slice(&references), NULL);
    if (service.warming)
        service.references = references;
    else
        buf_done(&references);
    return false;
}

const struct eval_backend eval_service = {
    .has_declared = has_declared,
    .prepare = prepare,
    .run = run,
    .define = define,
    .warm = warm,
    .forget = forget,
};
