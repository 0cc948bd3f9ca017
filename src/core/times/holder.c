/*
 * The call that holds the engine's main thread, for the callers that wait: its tool, how long it
 * has held it, and the id by which they may cancel it. Strangers get no id and no tool.
 */
#include <stdio.h>

#include "core/internal.h"

struct holder {
    struct call *call;
    int64_t ms;
    bool is_shown; /* the asker may see its tool */
};

/* Without a record, its session alone says whose it is. */
static bool may_see(const struct call *asker, const struct call *call)
{
    const struct session *s = asker->session;

    return record_may_see(asker, record_caller(call)) ||
           (s && s->kind != SESSION_OPEN && s == call->session);
}

static bool find(struct core *c, const struct call *asker, struct holder *ret)
{
    int64_t ms = 0;
    struct host_call *hosted =
        c->host && c->host->ops->holder ? c->host->ops->holder(c->host, &ms) : NULL;
    struct call *call = hosted ? OWNER_OF(hosted, struct call, hosted) : NULL;

    if (!call || call == asker)
        return false;
    *ret = (struct holder){call, ms, may_see(asker, call)};
    return true;
}

/* A caller that waits for a call without an id could not name it. One that has ended, or
 * whose asker may not end it, stays as it is. */
static void give_id(struct core *c, const struct holder *h)
{
    if (!h->is_shown || h->call->operation[0] || h->call->is_ended || !record_open(c, h->call))
        return;
    if (h->call->begin_due != HOST_NEVER)
        core_wake_at(c, h->call->begin_due);
}

bool holder_say(struct core *c, const struct call *asker, char to[HOLDER_TEXT])
{
    struct holder h;

    if (!find(c, asker, &h))
        return false;
    give_id(c, &h);
    if (h.is_shown && h.call->operation[0])
        snprintf(to, HOLDER_TEXT, "%s (logId %s) has held the engine's main thread for %lld s",
                 h.call->hosted.tool->name, h.call->operation, (long long)(h.ms / 1000));
    else
        snprintf(to, HOLDER_TEXT, "Another call has held the engine's main thread for %lld s",
                 (long long)(h.ms / 1000));
    return true;
}

static void put(struct json_out *w, const struct holder *h)
{
    json_key(w, "heldBy");
    json_object(w);
    if (h->is_shown)
        json_put_string(w, "tool", h->call->hosted.tool->name);
    if (h->is_shown && h->call->operation[0])
        json_put_string(w, "logId", h->call->operation);
    json_put_int(w, "seconds", h->ms / 1000);
    json_object_end(w);
}

void holder_write(struct core *c, const struct call *asker, struct json_out *w)
{
    struct holder h;

    if (find(c, asker, &h))
        put(w, &h);
}

void holder_explain(struct core *c, struct call *call)
{
    struct err *err = &call->hosted.err;
    char text[HOLDER_TEXT];
    struct json_out w;
    struct buf details;

    if (!holder_say(c, call, text))
        return;
    err_set(err, ERR_NOT_READY, "%s", text);
    err_hint(err, "Send the call again later (retry_after_ms: 500), or end that one: call "
                  "cancel_operation with its logId, or POST /api/cancel/<logId>.");
    buf_init(&details, LIMIT_MESSAGE);
    json_out_init(&w, &details);
    json_object(&w);
    json_put_int(&w, "retry_after_ms", 500);
    holder_write(c, call, &w);
    json_object_end(&w);
    if (buf_ok(&details))
        err->details = arena_copy(&call->arena, buf_slice(&details));
    buf_done(&details);
}
