/*
 * Calls on their way to an engine and back: a queue of those that wait, and per instance a window
 * of those it has. An engine runs one after the other, so the oldest it has is the one that runs.
 * Knows no message and no process.
 */
#include "link.h"

#include <stdarg.h>
#include <stdio.h>

#include "player.h"

void linkhost_end(struct link_host *h, struct host_call *call)
{
    if (call->err.kind == ERR_NONE && !buf_ok(&call->result))
        err_set(&call->err, ERR_TOO_LARGE, "The result is too large");
    if (call->err.kind != ERR_NONE)
        buf_reset(&call->result, 0);
    calls_append(&h->ending, call);
}

void linkhost_flush(struct link_host *h)
{
    struct host_call *call;

    while (h->ending.first || h->files.first) {
        while ((call = calls_take_first(&h->ending)))
            if (!linkhost_end_startup(h, call))
                h->host.events.finished(h->host.events.ctx, call);
        call = calls_take_first(&h->files);
        if (call)
            linkhost_post_base(h, call);
    }
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

/* Between two pongs a main thread that was at work is taken to go on. */
int64_t linkhost_main_ms(const struct link_host *h, const struct instance *i)
{
    int64_t since = h->now - i->main_known;

    if (i->main_ms < LINK_LATE_MS || since < 0)
        return i->main_ms;
    return i->main_ms + (since < 2 * LINK_BUSY_MS ? since : 2 * LINK_BUSY_MS);
}

static bool is_busy(const struct link_host *h, const struct instance *i)
{
    return linkhost_main_ms(h, i) > linkhost_main_limit(i);
}

/* Why a call that waits for an engine has to go without one. */
static void say_absent(const struct link_host *h, struct host_call *call)
{
    const char *complaint = player_complaint(h->player);

    if (h->active && h->active->state == INSTANCE_READY && linkhost_must_hold(h->active, call))
        linkhost_not_ready(call, 2 * LINK_RETRY_MS,
                           "The engine has not told of its plugin tools yet");
    else if (h->active && h->active->state == INSTANCE_READY && is_busy(h, h->active))
        linkhost_not_ready(call, LINK_RETRY_MS, "The engine's main thread has been busy for %.1f s",
                           (double)linkhost_main_ms(h, h->active) / 1000);
    else if (h->active && h->active->state == INSTANCE_READY)
        linkhost_not_ready(call, LINK_RETRY_MS, "The engine has %d calls to answer", LINK_WINDOW);
    else if (h->active)
        linkhost_not_ready(call, 2 * LINK_RETRY_MS, "The engine is reloading its scripts");
    else if (complaint[0])
        linkhost_not_ready(call, player_retry_ms(h->player, h->now),
                           "The engine is not running: %s", complaint);
    else if (player_is_expected(h->player))
        linkhost_not_ready(call, LINK_RETRY_MS, "The engine is starting");
    else
        linkhost_not_ready(call, 2 * LINK_RETRY_MS, "The engine has gone away");
}

/* --- Calls that files will do for. --- */

bool linkhost_is_ready(const struct link_host *h, const struct host_call *call)
{
    return h->active && h->active->state == INSTANCE_READY &&
           (call->is_patient || !is_busy(h, h->active));
}

static void give_to_files(struct link_host *h, struct host_call *call)
{
    call->err = (struct err){0};
    buf_reset(&call->result, 0);
    calls_append(&h->files, call);
}

void linkhost_release(struct link_host *h)
{
    struct host_call *call = h->waiting.first, *next;

    if (h->active && h->active->state == INSTANCE_READY)
        return;
    for (; call; call = next) {
        next = call->next;
        if (!linkhost_has_files(h, call))
            continue;
        calls_take_out(&h->waiting, call);
        give_to_files(h, call);
    }
}

/* An older engine does not know the tool, and one without Unity has nothing to tell. */
static bool cannot_tell(const struct host_call *call)
{
    return call->err.kind == ERR_NOT_FOUND || call->err.kind == ERR_NOT_READY;
}

/* --- Waiting and sending. --- */

static void keep(struct link_host *h, struct host_call *call)
{
    calls_append(&h->waiting, call);
    if (call->deadline < h->waiting_due)
        h->waiting_due = call->deadline;
}

static bool can_wait(const struct host_call *call)
{
    return linkhost_is_read(call) || call->is_patient;
}

void linkhost_wait(struct link_host *h, struct host_call *call)
{
    /* Who does not say otherwise must learn soon that its write was not done: it may not want it
     * any more. But an engine that ended once is back in a moment. */
    if (can_wait(call) || player_is_near(h->player, h->now)) {
        keep(h, call);
        return;
    }
    say_absent(h, call);
    linkhost_end(h, call);
}

void linkhost_call(struct link_host *h, struct host_call *call)
{
    const struct instance *i = h->active;
    bool is_refused =
        i->state == INSTANCE_RELOADING ? !can_wait(call) : !call->is_patient && is_busy(h, i);

    if (is_refused) {
        say_absent(h, call);
        linkhost_end(h, call);
    } else {
        keep(h, call);
        linkhost_pump(h);
    }
}

struct sent *linkhost_take_slot(struct link_host *h, struct instance *i, struct host_call *call)
{
    struct sent *slot = &i->sent[i->n_sent++];

    *slot = (struct sent){
        .number = ++i->last_number, .call = call, .since = h->now, .run_ms = call->run_ms};
    return slot;
}

void linkhost_send(struct link_host *h, struct instance *i, struct host_call *call)
{
    linkhost_send_call(h, i, linkhost_take_slot(h, i, call)->number, call);
}

static struct host_call *take_next(struct link_host *h, const struct instance *i)
{
    struct host_call *call = h->waiting.first;

    while (call && linkhost_must_hold(i, call))
        call = call->next;
    if (call)
        calls_take_out(&h->waiting, call);
    return call;
}

void linkhost_pump(struct link_host *h)
{
    struct instance *i = h->active;
    struct host_call *call;

    /* What an engine with a busy main thread has not got can still be given back in time. */
    while (i && i->state == INSTANCE_READY && i->n_sent < LINK_WINDOW && !is_busy(h, i) &&
           (call = take_next(h, i))) {
        if (linkhost_has_tool(i, call))
            linkhost_send(h, i, call);
        else
            linkhost_end(h, call);
    }
}

int64_t linkhost_expire(struct link_host *h)
{
    bool has_engine = h->active && h->active->state == INSTANCE_READY;
    struct host_call *call = h->waiting.first, *next;

    if (h->now < h->waiting_due)
        return h->waiting_due;
    h->waiting_due = HOST_NEVER;
    for (; call; call = next) {
        next = call->next;
        if (has_engine && !call->is_patient)
            continue; /* it is only slow, and what comes of that is the owner's to say */
        if (call->deadline <= h->now) {
            calls_take_out(&h->waiting, call);
            say_absent(h, call);
            linkhost_end(h, call);
        } else if (call->deadline < h->waiting_due) {
            h->waiting_due = call->deadline;
        }
    }
    return h->waiting_due;
}

/* --- Answers. --- */

struct sent *linkhost_find_sent(struct instance *i, int64_t number)
{
    for (size_t k = 0; k < i->n_sent; k++)
        if (i->sent[k].number == number)
            return &i->sent[k];
    return NULL;
}

static void free_slot(const struct link_host *h, struct instance *i, struct sent *slot)
{
    size_t k = (size_t)(slot - i->sent);

    i->n_sent--;
    memmove(slot, slot + 1, (i->n_sent - k) * sizeof(*slot));
    if (k == 0 && i->n_sent)
        i->sent[0].since = h->now;
}

static void name_engine(const struct instance *i, struct host_call *call)
{
    call->engine = arena_copy(call->arena, slice_of(i->label));
}

void linkhost_done(struct link_host *h, struct instance *i, struct sent *slot)
{
    struct host_call *call = slot->call;

    free_slot(h, i, slot);
    i->main_ms = 0; /* it has just come back from the call */
    i->main_known = h->now;
    if (!call)
        return;
    if (cannot_tell(call) && linkhost_has_files(h, call)) {
        give_to_files(h, call);
        return;
    }
    name_engine(i, call);
    linkhost_end(h, call);
}

static struct sent *find_slot(struct instance *i, const struct host_call *call)
{
    for (size_t k = 0; k < i->n_sent; k++)
        if (i->sent[k].call == call)
            return &i->sent[k];
    return NULL;
}

static bool cancel_sent(struct link_host *h, struct host_call *call)
{
    for (struct instance *i = h->instances; i; i = i->next) {
        struct sent *slot = find_slot(i, call);

        if (!slot)
            continue;
        name_engine(i, call);
        slot->call = NULL;
        if (i->kind == INSTANCE_BRIDGE)
            free_slot(h, i, slot); /* it cannot be told, and may never answer */
        else
            linkhost_send_cancel(h, i, slot->number);
        return true;
    }
    return false;
}

bool linkhost_cancel(struct link_host *h, struct host_call *call)
{
    if (!calls_take_out(&h->waiting, call) && !calls_take_out(&h->code, call) &&
        !cancel_sent(h, call))
        return false;
    bridge_pump(h);
    err_set(&call->err, ERR_TIMEOUT, "Cancelled");
    linkhost_end(h, call);
    return true;
}

/* --- An instance that is lost. --- */

static void fail_running(struct link_host *h, const struct instance *i, struct host_call *call)
{
    name_engine(i, call);
    call->is_lost = true;
    linkhost_blame(h, call);
    err_set(&call->err, ERR_ENGINE, "The engine went away while it ran %s", call->tool->name);
    if (linkhost_is_read(call))
        err_hint(&call->err, "Perhaps the call itself ended it. Look at TailLogs before you try "
                             "again.");
    else
        err_hint(&call->err, "It may have been done in part. Look at the state, and at TailLogs, "
                             "before you try again.");
    linkhost_end(h, call);
}

static void fail_unknown(struct link_host *h, const struct instance *i, struct host_call *call)
{
    name_engine(i, call);
    call->is_lost = true;
    err_set(&call->err, ERR_ENGINE, "The engine went away; it is unknown whether %s was run",
            call->tool->name);
    err_hint(&call->err, "Look at the state before you try again.");
    linkhost_end(h, call);
}

void linkhost_drop_writes(struct link_host *h, const char *why)
{
    struct host_call *call = h->waiting.first, *next;

    for (; call; call = next) {
        next = call->next;
        if (can_wait(call))
            continue;
        calls_take_out(&h->waiting, call);
        if (why)
            linkhost_not_ready(call, 2 * LINK_RETRY_MS, "%s before it ran %s", why,
                               call->tool->name);
        else
            say_absent(h, call);
        linkhost_end(h, call);
    }
}

void linkhost_take_back(struct link_host *h, struct instance *i)
{
    struct call_list later = h->waiting, back = {0};

    for (size_t k = 0; k < i->n_sent; k++) {
        struct host_call *call =
            i->sent[k].call; /* NULL: cancelled, but it may still have been running */

        if (k == 0 && i->conn->is_ours && !(call && linkhost_is_read(call)))
            player_excuse(h->player);
        if (!call)
            continue;
        if (k == 0 && !linkhost_has_files(h, call))
            fail_running(h, i, call);
        else if (linkhost_is_read(call) && i->kind != INSTANCE_BRIDGE)
            calls_append(&back, call);
        else
            fail_unknown(h, i, call);
    }
    i->n_sent = 0;
    if (i->kind == INSTANCE_BRIDGE)
        return;
    h->waiting = (struct call_list){0};
    while (back.first)
        keep(h, calls_take_first(&back));
    while (later.first)
        keep(h, calls_take_first(&later));
    if (i == h->active)
        linkhost_drop_writes(h, "The engine went away");
}
