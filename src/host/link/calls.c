/*
 * Calls on their way to an engine and back: a queue of waiting calls, and for each engine an array
 * of the calls sent to it. An engine runs one call at a time, so its oldest is the one that runs.
 * Knows no messages and no processes.
 */
#include "internal.h"

#include <stdarg.h>
#include <stdio.h>

#include "host/reply.h"
#include "player.h"

void linkhost_end(struct link_host *h, struct host_call *call)
{
    if (call->err.kind == ERR_NONE && !buf_ok(&call->result))
        err_set(&call->err, ERR_TOO_LARGE, "The result is too large");
    if (call->err.kind != ERR_NONE)
        buf_reset(&call->result, 0);
    list_append(&h->ending, &call->link);
}

void linkhost_flush(struct link_host *h)
{
    struct host_call *call;

    do {
        while ((call = LIST_TAKE_FIRST(struct host_call, &h->ending, link)))
            if (!linkhost_end_startup(h, call) && !linkhost_end_restore(h, call))
                h->host.events.finished(h->host.events.ctx, call);
        call = LIST_TAKE_FIRST(struct host_call, &h->files, link);
        if (call)
            linkhost_post_base(h, call);
    } while (call || !list_is_empty(&h->ending));
}

/* --- Errors. --- */

void linkhost_not_ready(struct host_call *call, int64_t retry_ms, const char *format, ...)
{
    char text[sizeof(call->err.message)];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    err_set(&call->err, ERR_NOT_READY, "%s", text);
    err_hint(&call->err, "Send the call again after %lld ms (retry_after_ms: %lld).",
             (long long)retry_ms, (long long)retry_ms);
    call->err.details = arena_printf(call->arena, "{\"retry_after_ms\":%lld}", (long long)retry_ms);
}

void linkhost_fail(struct host_call *call, enum err_kind kind, struct slice message)
{
    if (!message.len)
        message = SLICE("The engine gave no reason");
    if (message.len > LINKMSG_MAX_TEXT)
        message.len = utf8_cut(message, LINKMSG_MAX_TEXT);
    err_set(&call->err, kind, "%.*s", SLICE_ARG(message));
    if (message.len >= sizeof(call->err.message))
        call->err.whole = arena_copy(call->arena, message);
}

int64_t linkhost_main_limit(const struct instance *i)
{
    return i->kind == INSTANCE_EDITOR ? LINK_EDITOR_MS : LINK_BLOCKED_MS;
}

/* Between two pongs we assume that a busy main thread stays busy. */
int64_t linkhost_main_ms(const struct link_host *h, const struct instance *i)
{
    int64_t since = h->now - i->main_known;

    if (i->main_ms < LINK_LATE_MS || since < 0)
        return i->main_ms;
    return i->main_ms + (since < 2 * LINK_BUSY_MS ? since : 2 * LINK_BUSY_MS);
}

const struct link_call *linkhost_running(const struct instance *i)
{
    for (size_t k = 0; i->running && k < i->n_calls; k++)
        if (i->calls[k].number == i->running)
            return &i->calls[k];
    return i->n_calls ? &i->calls[0] : NULL; /* an engine that does not say */
}

static bool is_busy(const struct link_host *h, const struct instance *i)
{
    return linkhost_main_ms(h, i) > linkhost_main_limit(i);
}

static bool is_held(const struct link_host *h)
{
    return h->active && h->active->state == INSTANCE_READY && is_busy(h, h->active);
}

struct host_call *linkhost_holder(struct host *host, int64_t *ret_ms)
{
    struct link_host *h = (struct link_host *)host;
    const struct link_call *c = is_held(h) ? linkhost_running(h->active) : NULL;

    if (!c || !c->call || c->number != h->active->running || linkhost_is_own(h, c->call))
        return NULL;
    *ret_ms = linkhost_main_ms(h, h->active);
    return c->call;
}

/* Sets the error of a call that no engine can take now. */
static void set_not_ready(const struct link_host *h, struct host_call *call)
{
    const char *complaint = player_complaint(h->player);

    if (h->active && h->active->state == INSTANCE_READY && linkhost_must_wait(h->active, call))
        linkhost_not_ready(call, 2 * LINK_RETRY_MS,
                           "The engine has not listed its plugin tools yet");
    else if ((call->is_held = is_held(h)))
        linkhost_not_ready(call, LINK_RETRY_MS, "The engine's main thread has been busy for %.1f s",
                           (double)linkhost_main_ms(h, h->active) / 1000);
    else if (h->active && h->active->state == INSTANCE_READY)
        linkhost_not_ready(call, LINK_RETRY_MS, "The engine already has %d calls to answer",
                           LIMIT_ENGINE_CALLS);
    else if (h->active)
        linkhost_not_ready(call, 2 * LINK_RETRY_MS, "The engine is reloading its scripts");
    else if (complaint[0])
        linkhost_not_ready(call, player_retry_ms(h->player, h->now),
                           "The engine is not running: %s", complaint);
    else if (player_is_expected(h->player))
        linkhost_not_ready(call, LINK_RETRY_MS, "The engine is starting");
    else
        linkhost_not_ready(call, 2 * LINK_RETRY_MS, "The engine has disconnected");
}

/* --- Calls that the project's files can answer. --- */

bool linkhost_is_ready(const struct link_host *h, const struct host_call *call)
{
    return h->active && h->active->state == INSTANCE_READY &&
           (call->is_patient || !is_busy(h, h->active));
}

/* A resource takes files at once, and a tool once no engine is there; a client that cannot wait for
 * a busy engine gets them, too. */
bool linkhost_must_use_files(const struct link_host *h, const struct host_call *call)
{
    bool must_be_ready = call->takes_files || !call->is_patient;

    return linkhost_has_files(h, call) &&
           (must_be_ready ? !linkhost_is_ready(h, call) : !h->active);
}

void linkhost_explain_files(const struct link_host *h, struct host_call *call)
{
    const struct instance *i = h->active;

    if (call->err.kind != ERR_NONE)
        call->why_files = arena_copy(call->arena, err_text(&call->err));
    else if (i)
        call->why_files =
            arena_printf(call->arena, "%s is %s", i->label,
                         i->state == INSTANCE_RELOADING ? "reloading its scripts" : "busy");
}

static void give_to_files(struct link_host *h, struct host_call *call)
{
    linkhost_explain_files(h, call);
    call->err = (struct err){0};
    call->n_diagnostics = 0;
    buf_reset(&call->result, 0);
    list_append(&h->files, &call->link);
}

void linkhost_release(struct link_host *h)
{
    if (h->active && h->active->state == INSTANCE_READY)
        return;
    LIST_EACH_SAFE(struct host_call, call, &h->waiting, link) {
        if (!linkhost_must_use_files(h, call))
            continue;
        list_remove(&call->link);
        give_to_files(h, call);
    }
}

/* --- Waiting and sending. --- */

/* Until when the call waits for an engine that is not ready. */
static int64_t wait_end(const struct link_host *h, const struct host_call *call)
{
    int64_t left = h->left > call->posted ? h->left : call->posted;
    int64_t end = call->deadline;

    if (linkhost_has_files(h, call) && call->posted + LINK_FILES_MS < end)
        end = call->posted + LINK_FILES_MS;
    return call->engine_ms && call->engine_ms < end - left ? left + call->engine_ms : end;
}

static void keep(struct link_host *h, struct host_call *call)
{
    int64_t end = wait_end(h, call);

    list_append(&h->waiting, &call->link);
    if (end < h->waiting_due)
        h->waiting_due = end;
}

static bool can_wait(const struct host_call *call)
{
    return linkhost_is_read(call) || call->is_patient;
}

void linkhost_wait(struct link_host *h, struct host_call *call)
{
    /* An impatient client must learn soon that its write was not done, since it may not want it
     * later. But an engine that crashed once will be back in a moment. */
    if (can_wait(call) || player_is_near(h->player, h->now)) {
        keep(h, call);
        return;
    }
    set_not_ready(h, call);
    linkhost_end(h, call);
}

void linkhost_call(struct link_host *h, struct host_call *call)
{
    const struct instance *i = h->active;
    bool is_refused =
        i->state == INSTANCE_RELOADING ? !can_wait(call) : !call->is_patient && is_busy(h, i);

    if (is_refused) {
        set_not_ready(h, call);
        linkhost_end(h, call);
    } else {
        keep(h, call);
        linkhost_pump(h);
    }
}

struct link_call *linkhost_add_call(struct link_host *h, struct instance *i, struct host_call *call)
{
    struct link_call *c = &i->calls[i->n_calls++];

    *c = (struct link_call){
        .number = ++i->last_number, .call = call, .since = h->now, .run_ms = call->run_ms};
    return c;
}

void linkhost_send(struct link_host *h, struct instance *i, struct host_call *call)
{
    linkhost_send_call(h, i, linkhost_add_call(h, i, call)->number, call);
}

static struct host_call *take_next(struct link_host *h, const struct instance *i)
{
    LIST_EACH(struct host_call, call, &h->waiting, link)
        if (!linkhost_must_wait(i, call) && !linkhost_is_held(h, i, call)) {
            list_remove(&call->link);
            return call;
        }
    return NULL;
}

void linkhost_pump(struct link_host *h)
{
    struct instance *i = h->active;
    struct host_call *call;

    /* Send nothing to a busy engine: calls that it does not have can still fail in time. */
    while (i && i->state == INSTANCE_READY && i->n_calls < LIMIT_ENGINE_CALLS && !is_busy(h, i) &&
           (call = take_next(h, i))) {
        if (!call->awaits_tools && linkhost_has_tool(i, call))
            linkhost_send(h, i, call);
        else
            linkhost_end(h, call);
    }
}

int64_t linkhost_expire(struct link_host *h)
{
    bool has_engine = h->active && h->active->state == INSTANCE_READY;

    if (h->now < h->waiting_due)
        return h->waiting_due;
    h->waiting_due = HOST_NEVER;
    LIST_EACH_SAFE(struct host_call, call, &h->waiting, link) {
        int64_t end = has_engine ? call->deadline : wait_end(h, call);

        if (has_engine && !call->is_patient)
            continue; /* the engine is just slow: the owner decides when to cancel */
        if (end <= h->now && linkhost_has_files(h, call) && !has_engine) {
            list_remove(&call->link);
            give_to_files(h, call);
        } else if (end <= h->now) {
            list_remove(&call->link);
            set_not_ready(h, call);
            linkhost_end(h, call);
        } else if (end < h->waiting_due) {
            h->waiting_due = end;
        }
    }
    return h->waiting_due;
}

/* --- Answers. --- */

struct link_call *linkhost_find_call(struct instance *i, int64_t number)
{
    for (size_t k = 0; k < i->n_calls; k++)
        if (i->calls[k].number == number)
            return &i->calls[k];
    return NULL;
}

static void remove_call(const struct link_host *h, struct instance *i, struct link_call *c)
{
    size_t k = (size_t)(c - i->calls);

    i->n_calls--;
    memmove(c, c + 1, (i->n_calls - k) * sizeof(*c));
    if (k == 0 && i->n_calls)
        i->calls[0].since = h->now;
}

static void name_engine(const struct instance *i, struct host_call *call)
{
    call->engine = arena_copy(call->arena, slice_of(i->label));
}

/* Whether the engine answers that its open scenes lack the call's object. */
static bool lacks_object(const struct host_call *call)
{
    return slice_contains(call->err.details, SLICE("\"gameObjectPath\":")) ||
           slice_contains(call->err.details, SLICE("\"rootPath\":"));
}

/* Whether the engine leaves the call to the files: it may not know the tool, be without Unity, or
 * not have open what is asked for. An object that an open scene lacks is not looked for in files,
 * which have an older state. */
static bool is_for_files(const struct link_host *h, const struct host_call *call)
{
    return linkhost_has_files(h, call) &&
           (call->err.kind == ERR_NOT_READY ||
            (call->err.kind == ERR_NOT_FOUND && !lacks_object(call)));
}

void linkhost_done(struct link_host *h, struct instance *i, struct link_call *c)
{
    struct host_call *call = c->call;

    remove_call(h, i, c);
    i->main_ms = 0; /* it has just returned from the call */
    i->main_known = h->now;
    if (!call)
        return;
    if (is_for_files(h, call)) {
        give_to_files(h, call);
        return;
    }
    name_engine(i, call);
    if (call->err.kind == ERR_NONE && call->tool->is_either && !call->takes_files)
        host_add_diagnostic(call, "Source: engine. %s reported what it has open, saved or not.",
                            i->label);
    linkhost_end(h, call);
}

static struct link_call *find_call(struct instance *i, const struct host_call *call)
{
    for (size_t k = 0; k < i->n_calls; k++)
        if (i->calls[k].call == call)
            return &i->calls[k];
    return NULL;
}

static bool cancel_at_engine(struct link_host *h, struct host_call *call)
{
    int64_t main_ms;

    LIST_EACH(struct instance, i, &h->instances, link) {
        struct link_call *c = find_call(i, call);

        if (!c)
            continue;
        name_engine(i, call);
        c->call = NULL;
        if (i->kind == INSTANCE_BRIDGE) {
            bridge_guess(i, call);
            remove_call(h, i, c); /* we cannot cancel it there, and it may never be answered */
            return true;
        }
        /* The rest of its time is lost. */
        main_ms = linkhost_main_ms(h, i);
        if (c->run_ms > main_ms)
            c->run_ms = main_ms > 0 ? main_ms : 1;
        linkhost_send_cancel(h, i, c->number);
        return true;
    }
    return false;
}

bool linkhost_cancel(struct link_host *h, struct host_call *call)
{
    if (list_contains(&h->waiting, &call->link) || list_contains(&h->code, &call->link))
        list_remove(&call->link);
    else if (!cancel_at_engine(h, call))
        return false;
    bridge_pump(h);
    err_set(&call->err, ERR_TIMEOUT, "Cancelled");
    linkhost_end(h, call);
    return true;
}

/* --- Lost instances. --- */

static void fail_running(struct link_host *h, const struct instance *i, struct host_call *call)
{
    name_engine(i, call);
    call->is_lost = true;
    linkhost_blame(h, call);
    err_set(&call->err, ERR_ENGINE, "The engine disconnected while it ran %s", call->tool->name);
    if (linkhost_is_read(call))
        err_hint(&call->err,
                 "The call itself may have ended it. Check TailLogs before you try again.");
    else
        err_hint(&call->err,
                 "It may have run in part. Check the state and TailLogs before you try again.");
    linkhost_end(h, call);
}

static void fail_unknown(struct link_host *h, const struct instance *i, struct host_call *call)
{
    name_engine(i, call);
    call->is_lost = true;
    err_set(&call->err, ERR_ENGINE, "The engine disconnected; umcp does not know whether it ran %s",
            call->tool->name);
    err_hint(&call->err, "Check the state before you try again.");
    linkhost_end(h, call);
}

void linkhost_drop_writes(struct link_host *h, const char *why)
{
    LIST_EACH_SAFE(struct host_call, call, &h->waiting, link) {
        if (can_wait(call))
            continue;
        list_remove(&call->link);
        if (why)
            linkhost_not_ready(call, 2 * LINK_RETRY_MS, "%s before it ran %s", why,
                               call->tool->name);
        else
            set_not_ready(h, call);
        linkhost_end(h, call);
    }
}

void linkhost_take_back(struct link_host *h, struct instance *i)
{
    struct list back = {0};
    struct host_call *call;

    for (size_t k = 0; k < i->n_calls; k++) {
        call = i->calls[k].call; /* NULL: cancelled, but perhaps still running */
        if (k == 0 && i->conn->is_ours && !(call && linkhost_is_read(call)))
            player_excuse(h->player);
        if (!call)
            continue;
        if (k == 0 && !linkhost_has_files(h, call))
            fail_running(h, i, call);
        else if (linkhost_is_read(call) && i->kind != INSTANCE_BRIDGE)
            list_append(&back, &call->link);
        else
            fail_unknown(h, i, call);
    }
    i->n_calls = 0;
    if (i->kind == INSTANCE_BRIDGE)
        return;
    list_move_all(&h->waiting, &back); /* the engine's calls go before these */
    while ((call = LIST_TAKE_FIRST(struct host_call, &back, link)))
        keep(h, call);
    if (i == h->active)
        linkhost_drop_writes(h, "The engine disconnected");
}
