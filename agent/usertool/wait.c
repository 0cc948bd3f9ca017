/*
 * Runs a coroutine of a plugin tool to its end: one step in each frame in which it has nothing to
 * wait for. The engine's own coroutines belong to a component; this one belongs to a call and runs
 * under guard, and its changes are edits.
 */
#include <stdio.h>

#include "base/limits.h"

#include "agent/engine/engine.h"
#include "agent/link/link.h"
#include "agent/reflect/kind.h"
#include "agent/run/edits.h"
#include "agent/run/operation.h"
#include "call.h"

enum wait {
    WAIT_FRAME,
    WAIT_TIME,      /* WaitForSeconds: the game's time */
    WAIT_OPERATION, /* AsyncOperation */
    WAIT_ROUTINE    /* a coroutine that the engine runs */
};

struct pending_routine {
    struct agent_pending pending;
    const struct task_rules *rules;
    uintptr_t routines[LIMIT_ROUTINES_NESTED]; /* handles; the innermost is last */
    size_t n;
    bool is_new; /* the innermost has not been started */
    enum wait wait;
    uintptr_t thing; /* handle of what it waits for; 0: none */
    double due;      /* WAIT_TIME */
    int32_t frame;   /* number of the frame of its last step; -1: frames are not counted */
};

/* --- The engine's clock --- */

/* A static property of the engine; NULL if it has none. */
static struct clr_object *ask_engine(enum engine_class c, const char *getter)
{
    struct clr_class *k;
    struct clr_method *m;
    struct clr_object *value = NULL;
    struct err ignored;

    if (!engine_class(c, &k, &ignored))
        return NULL;
    m = clr_method(k, getter, 0, NULL);
    return m && clr_call(m, NULL, NULL, &value, &ignored) ? value : NULL;
}

/* An editor that is not playing counts no frames, and its time stands still. */
static bool is_playing(void)
{
    struct clr_object *is = ask_engine(ENGINE_APPLICATION, "get_isPlaying");

    return !is || *(uint8_t *)clr.object_unbox(is);
}

/* -1: frames are not counted. */
static int32_t frame_now(void)
{
    struct clr_object *n = is_playing() ? ask_engine(ENGINE_TIME, "get_frameCount") : NULL;

    return n ? *(int32_t *)clr.object_unbox(n) : -1;
}

/* In seconds: the game's time, else the clock's. */
static double time_now(void)
{
    struct clr_object *t = is_playing() ? ask_engine(ENGINE_TIME, "get_time") : NULL;

    return t ? (double)*(float *)clr.object_unbox(t) : (double)link_now() / 1e6;
}

/* --- Waiting --- */

static struct clr_class *base_named(struct clr_object *o, const char *name)
{
    return o ? clr_base_named(clr.object_get_class(o), "UnityEngine", name) : NULL;
}

/* A field of an engine class; false if the class does not have it. */
static bool get_field(struct clr_object *o, struct clr_class *k, const char *name, void *to)
{
    struct clr_field *f = clr.class_get_field_from_name(k, name);

    if (!f)
        return false;
    clr.field_get_value(o, f, to);
    return true;
}

static bool is_operation_over(struct clr_object *o)
{
    struct clr_class *k = base_named(o, "AsyncOperation");
    struct clr_method *m = k ? clr_method(k, "get_isDone", 0, NULL) : NULL;
    struct clr_object *is_done = NULL;
    struct err ignored;

    return !m || !clr_call(m, o, NULL, &is_done, &ignored) || !is_done ||
           *(uint8_t *)clr.object_unbox(is_done);
}

static bool is_routine_over(struct clr_object *o)
{
    struct clr_class *k = base_named(o, "Coroutine");
    uint8_t is_done = 1;

    return !k || !get_field(o, k, "m_IsDone", &is_done) || is_done;
}

static bool is_due(const struct pending_routine *l)
{
    if (l->frame >= 0 && l->frame == frame_now())
        return false;
    switch (l->wait) {
    case WAIT_TIME:
        return time_now() >= l->due;
    case WAIT_OPERATION:
        return is_operation_over(clr_handle_get(l->thing));
    case WAIT_ROUTINE:
        return is_routine_over(clr_handle_get(l->thing));
    case WAIT_FRAME:
        break;
    }
    return true;
}

static void wait_for_thing(struct pending_routine *l, enum wait wait, struct clr_object *thing)
{
    l->wait = wait;
    l->thing = clr_handle_new(thing);
}

/* Waits for the object that `yield return` gave; if its class is unknown, until the next frame. */
static bool wait_for(struct pending_routine *l, struct clr_object *said, struct agent_call *call)
{
    struct clr_field *flow;
    struct clr_class *k;
    uint8_t is_done;
    float seconds;

    if (base_named(said, "AsyncOperation")) {
        wait_for_thing(l, WAIT_OPERATION, said);
    } else if ((k = base_named(said, "WaitForSeconds")) &&
               get_field(said, k, "m_Seconds", &seconds)) {
        l->wait = WAIT_TIME;
        l->due = time_now() + (double)seconds;
    } else if ((k = base_named(said, "Coroutine"))) {
        if (!get_field(said, k, "m_IsDone", &is_done)) {
            err_set(&call->err, ERR_TOOL, "This engine does not report when a Coroutine ends");
            return err_hint(&call->err,
                            "yield return the IEnumerator itself, without StartCoroutine()");
        }
        flow = call->flow ? clr.class_get_field_from_name(k, "m_Flow") : NULL;
        if (flow) /* from now on the engine's routine acts for the tool */
            clr.field_set_value(said, flow, clr_handle_get(call->flow));
        wait_for_thing(l, WAIT_ROUTINE, said);
    }
    return true;
}

/* --- A step --- */

struct step {
    struct agent_call *call;
    struct pending_routine *routine;
    struct clr_object *exception;
    bool ok, has_ended;
};

static bool push(struct pending_routine *l, struct clr_object *routine, struct err *err)
{
    if (l->n == LIMIT_ROUTINES_NESTED)
        return err_set(err, ERR_TOOL, "More than %d coroutines wait for one another",
                       LIMIT_ROUTINES_NESTED);
    l->routines[l->n++] = clr_handle_new(routine);
    l->is_new = true;
    return true;
}

static void pop(struct pending_routine *l)
{
    clr_handle_free(l->routines[--l->n]);
}

static bool invoke(struct step *s, enum known method, struct clr_object *routine,
                   struct clr_object **ret_value)
{
    return clr_invoke(known_method(method), routine, NULL, ret_value, &s->exception,
                      &s->call->err) &&
           !s->exception;
}

/* Runs until there is something to wait for. An inner routine that ends in its first step counts as
 * a frame, so that a routine that starts such ones in a loop does not block the engine. */
static bool advance(struct step *s)
{
    struct pending_routine *l = s->routine;

    for (;;) {
        struct clr_object *routine = clr_handle_get(l->routines[l->n - 1]);
        struct clr_object *has_more = NULL, *said = NULL;
        const bool is_new = l->is_new;

        l->is_new = false;
        if (!invoke(s, KNOWN_MOVE_NEXT, routine, &has_more))
            return false;
        if (!has_more || !*(uint8_t *)clr.object_unbox(has_more)) {
            pop(l);
            s->has_ended = l->n == 0;
            if (s->has_ended || is_new)
                return true;
            continue;
        }
        if (!invoke(s, KNOWN_CURRENT, routine, &said))
            return false;
        if (!said || !known_is_of(KNOWN_MOVE_NEXT, clr.object_get_class(said)))
            return !said || wait_for(l, said, s->call);
        if (!push(l, said, &s->call->err))
            return false;
    }
}

static void run_step(void *ctx)
{
    struct step *s = ctx;
    struct pending_routine *l = s->routine;

    clr_handle_free(l->thing);
    l->thing = 0;
    l->wait = WAIT_FRAME;
    l->frame = frame_now();
    s->ok = advance(s);
}

static enum agent_pending_end make_step(struct pending_routine *l, struct agent_call *call)
{
    struct step s = {.call = call, .routine = l};
    bool is_back, ok;

    operation_enter(call->op, call->flow);
    is_back = guard_rest(call, call->tool->name, link_now() - call->begun, run_step, &s);
    operation_leave(call->op, call->flow);
    if (!is_back)
        return PENDING_FAILED;
    if (s.ok && !s.has_ended)
        return PENDING_WAITS;
    if (s.exception)
        ok = l->rules->fail(call, s.exception);
    else
        ok = s.ok && l->rules->finish(call, NULL, false);
    return ok ? PENDING_DONE : PENDING_FAILED;
}

static enum agent_pending_end ask_pending(struct agent_pending *pending, struct agent_call *call)
{
    struct pending_routine *l = (struct pending_routine *)pending;
    const struct edits *edits = call->tool->gates & GATE_WRITE ? agent_edits() : NULL;
    enum agent_pending_end end;

    if (!is_due(l))
        return PENDING_WAITS;
    if (edits)
        edits->begin(true);
    end = make_step(l, call);
    if (edits)
        edits->end();
    return end;
}

/* --- Beginning and end --- */

/* A routine that has not ended must still run its `finally`. Handles may belong to a domain that is
 * gone. */
static void dispose_all(void *ctx)
{
    const struct pending_routine *l = ctx;
    struct err ignored;

    for (size_t i = l->n; i > 0; i--) {
        struct clr_object *routine = clr_handle_get(l->routines[i - 1]);

        if (routine && known_is_of(KNOWN_DISPOSE, clr.object_get_class(routine)))
            known_call(KNOWN_DISPOSE, routine, NULL, NULL, &ignored);
    }
}

static void drop_pending(struct agent_pending *pending)
{
    struct pending_routine *l = (struct pending_routine *)pending;
    const struct guard_limits limits = {.deadline = link_now() + LIMIT_ROUTINE_END_US};

    if (l->n)
        guard_run(dispose_all, l, &limits);
    while (l->n)
        pop(l);
    clr_handle_free(l->thing);
    mem_free(l);
}

bool usertool_follow(struct agent_call *call, struct clr_object *routine,
                     const struct task_rules *rules)
{
    struct pending_routine *l;
    enum agent_pending_end end;

    if (!routine)
        return rules->finish(call, NULL, false);
    l = mem_zalloc(sizeof(*l));
    if (!l)
        return err_no_memory(&call->err);
    l->pending = (struct agent_pending){ask_pending, drop_pending, "The coroutine"};
    l->rules = rules;
    push(l, routine, &call->err);
    end = make_step(l, call);
    if (end == PENDING_WAITS)
        call->pending = &l->pending;
    else
        drop_pending(&l->pending);
    return end != PENDING_FAILED;
}
