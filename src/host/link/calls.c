/*
 * Calls on their way to an engine and back: a queue of those that wait, and per instance a window
 * of those it has. An engine runs one after the other, so the oldest it has is the one that runs.
 * Knows no message and no process.
 */
#include "link.h"

#include <stdarg.h>
#include <stdio.h>

#include "player.h"

void linkhost_end(struct link_host *h, struct job *job)
{
    if (job->err.kind == ERR_NONE && !buf_ok(&job->result))
        err_set(&job->err, ERR_TOO_LARGE, "The result is too large");
    if (job->err.kind != ERR_NONE)
        buf_reset(&job->result, 0);
    jobs_append(&h->ending, job);
}

void linkhost_flush(struct link_host *h)
{
    struct job *job;

    while (h->ending.first || h->files.first) {
        while ((job = jobs_take_first(&h->ending)))
            if (!linkhost_end_startup(h, job))
                h->host.events.finished(h->host.events.ctx, job);
        job = jobs_take_first(&h->files);
        if (job)
            linkhost_post_base(h, job);
    }
}

/* --- Errors. --- */

void linkhost_not_ready(struct job *job, int64_t retry_ms, const char *format, ...)
{
    char text[sizeof(job->err.message)];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    err_set(&job->err, ERR_NOT_READY, "%s", text);
    err_hint(&job->err, "Send the call again after %lld ms (retry_after_ms: %lld).",
             (long long)retry_ms, (long long)retry_ms);
    job->err.details = arena_printf(job->arena, "{\"retry_after_ms\":%lld}", (long long)retry_ms);
}

void linkhost_fail(struct job *job, enum err_kind kind, struct slice message)
{
    if (!message.len)
        message = SLICE("The engine gave no reason");
    if (message.len > LINKMSG_MAX_TEXT)
        message.len = utf8_cut(message, LINKMSG_MAX_TEXT);
    err_set(&job->err, kind, "%.*s", SLICE_ARG(message));
    if (message.len >= sizeof(job->err.message))
        job->err.whole = arena_copy(job->arena, message);
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
static void say_absent(const struct link_host *h, struct job *job)
{
    const char *complaint = player_complaint(h->player);

    if (h->active && h->active->state == INSTANCE_READY && linkhost_must_hold(h->active, job))
        linkhost_not_ready(job, 2 * LINK_RETRY_MS,
                           "The engine has not told of its plugin tools yet");
    else if (h->active && h->active->state == INSTANCE_READY && is_busy(h, h->active))
        linkhost_not_ready(job, LINK_RETRY_MS, "The engine's main thread has been busy for %.1f s",
                           (double)linkhost_main_ms(h, h->active) / 1000);
    else if (h->active && h->active->state == INSTANCE_READY)
        linkhost_not_ready(job, LINK_RETRY_MS, "The engine has %d calls to answer", LINK_WINDOW);
    else if (h->active)
        linkhost_not_ready(job, 2 * LINK_RETRY_MS, "The engine is reloading its scripts");
    else if (complaint[0])
        linkhost_not_ready(job, player_retry_ms(h->player, h->now), "The engine is not running: %s",
                           complaint);
    else if (player_is_expected(h->player))
        linkhost_not_ready(job, LINK_RETRY_MS, "The engine is starting");
    else
        linkhost_not_ready(job, 2 * LINK_RETRY_MS, "The engine has gone away");
}

/* --- Jobs that files will do for. --- */

bool linkhost_is_ready(const struct link_host *h, const struct job *job)
{
    return h->active && h->active->state == INSTANCE_READY &&
           (job->is_patient || !is_busy(h, h->active));
}

static void give_to_files(struct link_host *h, struct job *job)
{
    job->err = (struct err){0};
    buf_reset(&job->result, 0);
    jobs_append(&h->files, job);
}

void linkhost_release(struct link_host *h)
{
    struct job *job = h->waiting.first, *next;

    if (h->active && h->active->state == INSTANCE_READY)
        return;
    for (; job; job = next) {
        next = job->next;
        if (!linkhost_has_files(h, job))
            continue;
        jobs_take_out(&h->waiting, job);
        give_to_files(h, job);
    }
}

/* An older engine does not know the tool, and one without Unity has nothing to tell. */
static bool cannot_tell(const struct job *job)
{
    return job->err.kind == ERR_NOT_FOUND || job->err.kind == ERR_NOT_READY;
}

/* --- Waiting and sending. --- */

static void keep(struct link_host *h, struct job *job)
{
    jobs_append(&h->waiting, job);
    if (job->deadline < h->waiting_due)
        h->waiting_due = job->deadline;
}

static bool can_wait(const struct job *job)
{
    return linkhost_is_read(job) || job->is_patient;
}

void linkhost_wait(struct link_host *h, struct job *job)
{
    /* Who does not say otherwise must learn soon that its write was not done: it may not want it
     * any more. But an engine that ended once is back in a moment. */
    if (can_wait(job) || player_is_near(h->player, h->now)) {
        keep(h, job);
        return;
    }
    say_absent(h, job);
    linkhost_end(h, job);
}

void linkhost_call(struct link_host *h, struct job *job)
{
    const struct instance *i = h->active;
    bool is_refused =
        i->state == INSTANCE_RELOADING ? !can_wait(job) : !job->is_patient && is_busy(h, i);

    if (is_refused) {
        say_absent(h, job);
        linkhost_end(h, job);
    } else {
        keep(h, job);
        linkhost_pump(h);
    }
}

struct sent *linkhost_take_slot(struct link_host *h, struct instance *i, struct job *job)
{
    struct sent *slot = &i->sent[i->n_sent++];

    *slot = (struct sent){
        .number = ++i->last_number, .job = job, .since = h->now, .run_ms = job->run_ms};
    return slot;
}

void linkhost_send(struct link_host *h, struct instance *i, struct job *job)
{
    linkhost_send_call(h, i, linkhost_take_slot(h, i, job)->number, job);
}

static struct job *take_next(struct link_host *h, const struct instance *i)
{
    struct job *job = h->waiting.first;

    while (job && linkhost_must_hold(i, job))
        job = job->next;
    if (job)
        jobs_take_out(&h->waiting, job);
    return job;
}

void linkhost_pump(struct link_host *h)
{
    struct instance *i = h->active;
    struct job *job;

    /* What an engine with a busy main thread has not got can still be given back in time. */
    while (i && i->state == INSTANCE_READY && i->n_sent < LINK_WINDOW && !is_busy(h, i) &&
           (job = take_next(h, i))) {
        if (linkhost_has_tool(i, job))
            linkhost_send(h, i, job);
        else
            linkhost_end(h, job);
    }
}

int64_t linkhost_expire(struct link_host *h)
{
    bool has_engine = h->active && h->active->state == INSTANCE_READY;
    struct job *job = h->waiting.first, *next;

    if (h->now < h->waiting_due)
        return h->waiting_due;
    h->waiting_due = HOST_NEVER;
    for (; job; job = next) {
        next = job->next;
        if (has_engine && !job->is_patient)
            continue; /* it is only slow, and what comes of that is the owner's to say */
        if (job->deadline <= h->now) {
            jobs_take_out(&h->waiting, job);
            say_absent(h, job);
            linkhost_end(h, job);
        } else if (job->deadline < h->waiting_due) {
            h->waiting_due = job->deadline;
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

static void name_engine(const struct instance *i, struct job *job)
{
    job->engine = arena_copy(job->arena, slice_of(i->label));
}

void linkhost_done(struct link_host *h, struct instance *i, struct sent *slot)
{
    struct job *job = slot->job;

    free_slot(h, i, slot);
    i->main_ms = 0; /* it has just come back from the call */
    i->main_known = h->now;
    if (!job)
        return;
    if (cannot_tell(job) && linkhost_has_files(h, job)) {
        give_to_files(h, job);
        return;
    }
    name_engine(i, job);
    linkhost_end(h, job);
}

static struct sent *find_slot(struct instance *i, const struct job *job)
{
    for (size_t k = 0; k < i->n_sent; k++)
        if (i->sent[k].job == job)
            return &i->sent[k];
    return NULL;
}

static bool cancel_sent(struct link_host *h, struct job *job)
{
    for (struct instance *i = h->instances; i; i = i->next) {
        struct sent *slot = find_slot(i, job);

        if (!slot)
            continue;
        name_engine(i, job);
        slot->job = NULL;
        if (i->kind == INSTANCE_BRIDGE)
            free_slot(h, i, slot); /* it cannot be told, and may never answer */
        else
            linkhost_send_cancel(h, i, slot->number);
        return true;
    }
    return false;
}

bool linkhost_cancel(struct link_host *h, struct job *job)
{
    if (!jobs_take_out(&h->waiting, job) && !jobs_take_out(&h->code, job) && !cancel_sent(h, job))
        return false;
    bridge_pump(h);
    err_set(&job->err, ERR_TIMEOUT, "Cancelled");
    linkhost_end(h, job);
    return true;
}

/* --- An instance that is lost. --- */

static void fail_running(struct link_host *h, const struct instance *i, struct job *job)
{
    name_engine(i, job);
    job->is_lost = true;
    linkhost_blame(h, job);
    err_set(&job->err, ERR_ENGINE, "The engine went away while it ran %s", job->tool->name);
    if (linkhost_is_read(job))
        err_hint(&job->err, "Perhaps the call itself ended it. Look at TailLogs before you try "
                            "again.");
    else
        err_hint(&job->err, "It may have been done in part. Look at the state, and at TailLogs, "
                            "before you try again.");
    linkhost_end(h, job);
}

static void fail_unknown(struct link_host *h, const struct instance *i, struct job *job)
{
    name_engine(i, job);
    job->is_lost = true;
    err_set(&job->err, ERR_ENGINE, "The engine went away; it is unknown whether %s was run",
            job->tool->name);
    err_hint(&job->err, "Look at the state before you try again.");
    linkhost_end(h, job);
}

void linkhost_drop_writes(struct link_host *h, const char *why)
{
    struct job *job = h->waiting.first, *next;

    for (; job; job = next) {
        next = job->next;
        if (can_wait(job))
            continue;
        jobs_take_out(&h->waiting, job);
        if (why)
            linkhost_not_ready(job, 2 * LINK_RETRY_MS, "%s before it ran %s", why, job->tool->name);
        else
            say_absent(h, job);
        linkhost_end(h, job);
    }
}

void linkhost_take_back(struct link_host *h, struct instance *i)
{
    struct job_list later = h->waiting, back = {0};

    for (size_t k = 0; k < i->n_sent; k++) {
        struct job *job = i->sent[k].job; /* NULL: cancelled, but it may still have been running */

        if (k == 0 && i->conn->is_ours && !(job && linkhost_is_read(job)))
            player_excuse(h->player);
        if (!job)
            continue;
        if (k == 0 && !linkhost_has_files(h, job))
            fail_running(h, i, job);
        else if (linkhost_is_read(job) && i->kind != INSTANCE_BRIDGE)
            jobs_append(&back, job);
        else
            fail_unknown(h, i, job);
    }
    i->n_sent = 0;
    if (i->kind == INSTANCE_BRIDGE)
        return;
    h->waiting = (struct job_list){0};
    while (back.first)
        keep(h, jobs_take_first(&back));
    while (later.first)
        keep(h, jobs_take_first(&later));
    if (i == h->active)
        linkhost_drop_writes(h, "The engine went away");
}
