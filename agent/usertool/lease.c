/*
 * Objects that a plugin tool's call has while it runs: a CancellationToken, an IProgress<float>.
 * The token is set when the caller stops waiting. Progress is sent to the server at most every
 * PROGRESS_US, and once more at the end. Other threads also report progress.
 */
#include "call.h"

#include <pthread.h>

#include "base/limits.h"
#include "link/link.h"

#include "agent/agent.h"
#include "agent/engine/engine.h"
#include "agent/link/link.h"
#include "agent/reflect/kind.h"
#include "agent/run/operation.h"
#include "agent/run/pump.h"

enum {
    PROGRESS_MAX = LIMIT_AGENT_PENDING + 1, /* as many calls as may run at a time */
    PROGRESS_US = 50000,                    /* between two messages about one call */
};

/* --- Progress --- */

struct report {
    int64_t id; /* never reused, unlike numbers of calls */
    int64_t number;
    uint64_t connection;
    double told, latest; /* from 0 to 1; told: what the server knows */
    int64_t told_at;
};

static struct {
    pthread_mutex_t lock; /* guards all below */
    struct report all[PROGRESS_MAX];
    size_t n;
    int64_t last_id;
} reports = {.lock = PTHREAD_MUTEX_INITIALIZER};

static struct report *find_report(int64_t id)
{
    for (size_t i = 0; i < reports.n; i++)
        if (reports.all[i].id == id)
            return &reports.all[i];
    return NULL;
}

static void tell(struct report *r, int64_t now)
{
    char text[256];
    struct buf to = {.p = text, .cap = sizeof(text), .max = sizeof(text)};

    if (r->latest <= r->told)
        return;
    r->told = r->latest;
    r->told_at = now;
    linkmsg_write(&to, &(struct linkmsg){.head = LINKMSG_PROGRESS,
                                         .number = r->number,
                                         .progress = {.done = r->told, .total = 1}});
    if (buf_ok(&to))
        agent_tell(r->connection, buf_slice(&to));
}

void agent_progress(int64_t call, double done)
{
    struct report *r;
    int64_t now = link_now();

    pthread_mutex_lock(&reports.lock);
    r = find_report(call);
    if (r && done > r->latest) /* false for NaN */
        /* Rounded, because it was a float. */
        r->latest = done < 1 ? (double)(int64_t)(done * 1e6 + 0.5) / 1e6 : 1;
    if (r && now - r->told_at >= PROGRESS_US)
        tell(r, now);
    pthread_mutex_unlock(&reports.lock);
}

static int64_t begin_progress(const struct agent_call *call)
{
    int64_t id = 0;

    pthread_mutex_lock(&reports.lock);
    if (reports.n < PROGRESS_MAX) {
        id = ++reports.last_id;
        reports.all[reports.n++] = (struct report){.id = id,
                                                   .number = call->limits.call,
                                                   .connection = call->connection,
                                                   .told = -1,
                                                   .latest = -1};
    }
    pthread_mutex_unlock(&reports.lock);
    return id;
}

void usertool_tell_progress(const struct usertool_lease *lease)
{
    const int64_t now = link_now();
    struct report *r;

    if (!lease->progress)
        return;
    pthread_mutex_lock(&reports.lock);
    r = find_report(lease->progress);
    if (r && now - r->told_at >= PROGRESS_US)
        tell(r, now);
    pthread_mutex_unlock(&reports.lock);
}

static void end_progress(int64_t id, bool must_tell)
{
    struct report *r;

    pthread_mutex_lock(&reports.lock);
    r = find_report(id);
    if (r && must_tell)
        tell(r, 0);
    if (r)
        *r = reports.all[--reports.n];
    pthread_mutex_unlock(&reports.lock);
}

static bool lend_progress(struct agent_call *call, struct usertool_lease *lease,
                          struct clr_object **ret_value)
{
    struct clr_method *init = usertool_progress_maker();
    struct clr_object *o = init ? clr_object_new(clr.method_get_class(init)) : NULL;

    if (!o)
        return err_set(&call->err, ERR_TOOL, "This engine has no class Umcp.ToolProgress");
    if (!lease->progress)
        lease->progress = begin_progress(call);
    if (!clr_call(init, o, (void *[]){&lease->progress}, NULL, &call->err))
        return false;
    *ret_value = o;
    return true;
}

/* --- Cancellation --- */

static struct clr_class *source_class(void)
{
    return clr.class_from_name(clr.get_corlib(), "System.Threading", "CancellationTokenSource");
}

static bool lend_token(struct agent_call *call, struct usertool_lease *lease,
                       struct clr_object **ret_value)
{
    struct clr_class *k = source_class();
    struct clr_method *get = k ? clr_method(k, "get_Token", 0, NULL) : NULL;
    struct clr_object *source = clr_handle_get(lease->cancel);

    if (!get)
        return err_set(&call->err, ERR_ENGINE, "This engine has no CancellationTokenSource");
    if (!source) {
        if (!usertool_make(k, &source, &call->err))
            return false;
        lease->cancel = clr_handle_new(source);
    }
    return clr_call(get, source, NULL, ret_value, &call->err);
}

struct ending {
    uintptr_t source;
    bool is_over;
};

/* The handle may belong to a domain that is gone; then it is free, or refers to another object. */
static void end_token(void *ctx)
{
    const struct ending *e = ctx;
    struct clr_object *source = clr_handle_get(e->source);
    struct clr_class *k = source_class();
    struct clr_method *cancel = k ? clr_method(k, "Cancel", 0, NULL) : NULL;
    struct clr_method *dispose = k ? clr_method(k, "Dispose", 0, NULL) : NULL;
    struct err ignored;

    if (!source || clr.object_get_class(source) != k)
        return;
    if (e->is_over && cancel)
        clr_call(cancel, source, NULL, NULL, &ignored); /* its callbacks may throw */
    if (dispose)
        clr_call(dispose, source, NULL, NULL, &ignored);
}

/* --- The lease --- */

bool usertool_lend(struct agent_call *call, const struct usertool *t, struct usertool_args *args,
                   struct usertool_lease *lease)
{
    for (size_t i = 0; i < t->n_params; i++) {
        if (t->params[i].source == USERTOOL_CANCEL && !lend_token(call, lease, &args->values[i]))
            return false;
        if (t->params[i].source == USERTOOL_PROGRESS &&
            !lend_progress(call, lease, &args->values[i]))
            return false;
    }
    return true;
}

static void end_instance(void *ctx)
{
    struct clr_object *o = clr_handle_get(*(const uintptr_t *)ctx);
    struct err ignored;

    if (o && engine_is_alive(o))
        engine_destroy(o, &ignored);
}

void usertool_lease_end(struct usertool_lease *lease, bool is_over)
{
    const struct guard_limits limits = {.deadline = link_now() + LIMIT_CANCEL_US};
    struct ending e = {lease->cancel, is_over};

    if (lease->progress)
        /* A caller that stopped waiting already has an answer. */
        end_progress(lease->progress, !is_over);
    if (lease->cancel)
        guard_run(end_token, &e, &limits);
    if (lease->instance)
        guard_run(end_instance, &lease->instance, &limits);
    /* Code that has a token hears that it is over, and ends by itself. */
    if (is_over && !lease->cancel)
        operation_flow_stop(lease->flow);
    else if (lease->has_afterlife)
        operation_flow_drop(lease->flow);
    else
        operation_flow_end(lease->flow);
    clr_handle_free(lease->cancel);
    clr_handle_free(lease->instance);
    *lease = (struct usertool_lease){0};
}
