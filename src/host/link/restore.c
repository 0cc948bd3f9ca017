/*
 * State of the explorer's tools, kept for the next engine: hooks, selection, clipboard, free camera
 * and time. Engines report its changes (docs/link.md). An engine of the same kind and project gets
 * it back, by calls of our own, through the gates as they are then. Engines can forge their
 * reports, so the state must never reach one with other rights. State that cannot be restored is
 * logged and reported to clients.
 */
#include "internal.h"

#include <stdio.h>

/* A hook. The texts follow the struct. */
struct kept_hook {
    struct list link; /* in kept.hooks, in the order in which they were made */
    struct slice signature, type, source;
    bool has_source, is_enabled;
    size_t len;
};

/* Of one engine, and then of the one that follows. */
struct kept {
    struct list link;             /* in link_host.kept, newest first */
    const struct instance *owner; /* NULL: that engine is gone */
    bool is_ours;
    enum instance_kind kind;
    char name[128], project[1024];
    int64_t pid, started; /* of the engine that last reported or got it */
    struct list hooks;
    size_t n_hooks, bytes;
    char *state; /* JSON; NULL: none */
    int64_t restored;
    unsigned n_short; /* engines in a row that ended soon after they had got their hooks */
};

enum step { STEP_STATE, STEP_HOOKS };

/* One engine gets its state back. */
struct restore {
    struct list link; /* in link_host.restores */
    struct kept *kept;
    char engine[32]; /* the instance's id */
    enum step step;
    bool is_reload;       /* the process is the same: only hooks are gone */
    bool is_called;       /* `call` is on its way */
    struct list left;     /* struct kept_hook that still have to come back */
    int64_t until;        /* other calls wait for it no longer than this */
    struct buf report;    /* the event for clients: {"restored":[…],"lost":[…]} */
    struct json_out lost; /* the second list, in lost_text */
    struct json_out restored;
    struct buf lost_text;
    size_t n_restored, n_lost;
    struct host_call call;
    struct arena arena;
};

/* --- The kept state --- */

static void free_hook(struct kept *k, struct kept_hook *hook)
{
    list_remove(&hook->link);
    k->n_hooks--;
    k->bytes -= hook->len;
    mem_free(hook);
}

static void free_kept(struct link_host *h, struct kept *k)
{
    LIST_EACH_SAFE(struct kept_hook, hook, &k->hooks, link)
        free_hook(k, hook);
    list_remove(&k->link);
    h->n_kept--;
    mem_free(k->state);
    mem_free(k);
}

static bool is_of(const struct kept *k, const struct instance *i)
{
    return k->is_ours == i->conn->is_ours && k->kind == i->kind &&
           strcmp(k->project, i->project) == 0 && strcmp(k->name, i->name) == 0;
}

static struct kept *kept_of(const struct link_host *h, const struct instance *i)
{
    LIST_EACH(struct kept, k, &h->kept, link)
        if (k->owner == i)
            return k;
    return NULL;
}

static bool is_in_use(const struct link_host *h, const struct kept *k)
{
    LIST_EACH(struct restore, r, &h->restores, link)
        if (r->kept == k)
            return true;
    return k->owner != NULL;
}

/* The oldest whose engine is gone makes room. */
static void make_room(struct link_host *h)
{
    struct kept *oldest = NULL;

    LIST_EACH(struct kept, k, &h->kept, link)
        if (!is_in_use(h, k))
            oldest = k;
    if (h->n_kept >= LIMIT_KEPT && oldest)
        free_kept(h, oldest);
}

static struct kept *need_kept(struct link_host *h, const struct instance *i)
{
    struct kept *k = kept_of(h, i);

    if (k)
        return k;
    make_room(h);
    k = mem_zalloc(sizeof(*k));
    if (!k)
        return NULL;
    k->owner = i;
    k->is_ours = i->conn->is_ours;
    k->kind = i->kind;
    k->pid = i->pid;
    k->started = i->started;
    memcpy(k->name, i->name, sizeof(k->name));
    memcpy(k->project, i->project, sizeof(k->project));
    list_prepend(&h->kept, &k->link);
    h->n_kept++;
    return k;
}

static struct kept_hook *find_hook(struct kept *k, struct slice signature)
{
    LIST_EACH(struct kept_hook, hook, &k->hooks, link)
        if (slice_eq(hook->signature, signature))
            return hook;
    return NULL;
}

static struct kept_hook *new_hook(const struct json *v)
{
    const struct json *source = json_get(v, "source");
    struct slice signature = json_get_text(v, "signature"), type = json_get_text(v, "type");
    struct slice code = json_is(source, JSON_STRING) ? source->text : (struct slice){0};
    size_t len = sizeof(struct kept_hook) + signature.len + type.len + code.len;
    struct kept_hook *hook = mem_zalloc(len);
    char *at = (char *)(hook + 1);

    if (!hook)
        return NULL;
    hook->len = len;
    hook->signature = slice_put(&at, signature);
    hook->type = slice_put(&at, type);
    hook->has_source = json_is(source, JSON_STRING);
    hook->source = slice_put(&at, code);
    json_to_bool(json_get(v, "enabled"), &hook->is_enabled);
    return hook;
}

/* Only clients that are trusted learn which hook, and why: these are words of its caller. */
static void log_lost(struct link_host *h, const struct kept_hook *hook, struct slice why)
{
    static const char public[] = "umcp did not restore a hook";
    const struct host_events *e = &h->host.events;
    struct buf text;

    buf_init(&text, LIMIT_LOG_TEXT);
    buf_append(&text, slice_of(public));
    buf_printf(&text, ": %.*s: ",
               SLICE_ARG(slice_from(hook->signature.p, utf8_cut(hook->signature, 1000))));
    buf_append(&text, slice_from(why.p, utf8_cut(why, 2000)));
    if (e->log_part)
        e->log_part(e->ctx, "Warning", buf_slice(&text), sizeof(public) - 1);
    else if (e->log)
        e->log(e->ctx, "Warning", buf_slice(&text));
    buf_done(&text);
}

void linkhost_keep_hook(struct link_host *h, const struct instance *i, struct slice payload)
{
    const struct json *v;
    struct json_fault fault;
    struct kept_hook *old, *hook;
    struct kept *k;

    if (!json_parse(&h->scratch, payload, &v, &fault) || !json_get_text(v, "signature").len)
        return;
    k = need_kept(h, i);
    if (!k)
        return;
    old = find_hook(k, json_get_text(v, "signature"));
    hook = json_get(v, "removed") ? NULL : new_hook(v);
    if (hook && (k->n_hooks >= LIMIT_HOOKS || k->bytes + hook->len > LIMIT_KEPT_BYTES)) {
        log_lost(h, hook,
                 SLICE("the engine's next start will not have it, because umcp already "
                       "keeps as many hooks or bytes as it can"));
        mem_free(hook);
        hook = NULL;
    }
    if (hook) {
        list_append(&k->hooks, &hook->link);
        k->n_hooks++;
        k->bytes += hook->len;
    }
    if (old)
        free_hook(k, old);
}

void linkhost_keep_state(struct link_host *h, const struct instance *i, struct slice payload)
{
    struct kept *k = need_kept(h, i);

    if (!k)
        return;
    if (payload.len > LIMIT_KEPT_STATE)
        linkhost_log(h, "Warning",
                     "umcp will not restore the explorer's state after a restart of the engine: "
                     "it is larger than %u bytes",
                     LIMIT_KEPT_STATE);
    mem_free(k->state); /* an old one must not come back in its place */
    k->state = payload.len > LIMIT_KEPT_STATE ? NULL : text_copy(payload);
}

/* --- The report --- */

static void add_lost(struct link_host *h, struct restore *r, const struct kept_hook *hook,
                     struct slice why)
{
    json_object(&r->lost);
    json_put_text(&r->lost, "Signature", hook->signature);
    json_put_text(&r->lost, "Reason", why);
    json_object_end(&r->lost);
    r->n_lost++;
    log_lost(h, hook, why);
}

static struct restore *find_restore(const struct link_host *h, const struct host_call *call)
{
    LIST_EACH(struct restore, r, &h->restores, link)
        if (&r->call == call)
            return r;
    return NULL;
}

static struct restore *restore_of(const struct link_host *h, const struct instance *i)
{
    LIST_EACH(struct restore, r, &h->restores, link)
        if (strcmp(r->engine, i->id) == 0)
            return r;
    return NULL;
}

static void free_restore(struct restore *r)
{
    list_move_all(&r->left, &r->kept->hooks); /* those that were not tried */
    list_remove(&r->link);
    buf_done(&r->report);
    buf_done(&r->lost_text);
    buf_done(&r->call.result);
    arena_done(&r->arena);
    mem_free(r);
}

/* Tells clients which hooks came back and which did not. */
static void tell(struct link_host *h, struct restore *r)
{
    const struct host_events *e = &h->host.events;

    json_array_end(&r->restored);
    json_array_end(&r->lost);
    json_put_raw(&r->restored, "lost", buf_slice(&r->lost_text));
    json_object_end(&r->restored);
    if (r->n_restored)
        linkhost_log(h, "Info", "umcp restored %zu %s after the %s", r->n_restored,
                     r->n_restored == 1 ? "hook is" : "hooks are",
                     r->is_reload ? "reload" : "restart");
    if (r->n_restored + r->n_lost && buf_ok(&r->report) && buf_ok(&r->lost_text) && e->event)
        e->event(e->ctx, HOST_EVENT_HOOKS, buf_slice(&r->report));
}

/* --- Restoring --- */

static struct instance *find_engine(const struct link_host *h, const struct restore *r)
{
    LIST_EACH(struct instance, i, &h->instances, link)
        if (i->state != INSTANCE_LOST && strcmp(i->id, r->engine) == 0)
            return i;
    return NULL;
}

static void call_for(struct link_host *h, struct restore *r, enum tool_id tool, struct slice args)
{
    arena_reset(&r->arena);
    buf_reset(&r->call.result, 0);
    r->call = (struct host_call){.tool = tool_by_id(tool),
                                 .arena = &r->arena,
                                 .args_raw = arena_copy(&r->arena, args),
                                 .result = r->call.result,
                                 .budget = LIMIT_REPLY,
                                 .posted = h->now,
                                 .deadline = h->now + LIMIT_STARTUP_MS,
                                 .end = h->now + LIMIT_STARTUP_MS,
                                 .run_ms = h->settings.eval_ms,
                                 .wait_ms = h->settings.eval_ms,
                                 .may_eval = h->settings.can_write && h->settings.can_eval};
    if (tool == TOOL_RESTORE_HOOK)
        r->call.allow = arena_copy(&r->arena, h->settings.hook_allow);
    r->is_called = true;
}

static void call_with_state(struct link_host *h, struct restore *r)
{
    struct json_out w;
    struct buf args;

    buf_init(&args, 6 * LIMIT_KEPT_STATE);
    json_out_init(&w, &args);
    json_object(&w);
    json_put_string(&w, "state", r->kept->state);
    json_object_end(&w);
    call_for(h, r, TOOL_RESTORE_STATE, buf_slice(&args));
    buf_done(&args);
}

static void call_with_hook(struct link_host *h, struct restore *r, const struct kept_hook *hook)
{
    struct json_out w;
    struct buf args;

    buf_init(&args, LINKMSG_MAX_MESSAGE / 2);
    json_out_init(&w, &args);
    json_object(&w);
    json_put_text(&w, "type", hook->type);
    json_put_text(&w, "signature", hook->signature);
    json_put_bool(&w, "enabled", hook->is_enabled);
    if (hook->has_source)
        json_put_text(&w, "source", hook->source);
    json_object_end(&w);
    call_for(h, r, TOOL_RESTORE_HOOK, buf_slice(&args));
    buf_done(&args);
}

/* Why the gates keep the hook out; NULL: they do not. The engine compares it with the list. */
static const char *refusal(const struct link_host *h, const struct kept_hook *hook)
{
    if (!h->settings.can_write)
        return "Writes disabled";
    return hook->has_source && !h->settings.can_eval ? "ConsoleEval disabled by config" : NULL;
}

static void give_up_hook(struct link_host *h, struct restore *r, struct kept_hook *hook,
                         struct slice why)
{
    add_lost(h, r, hook, why);
    free_hook(r->kept, hook);
}

/* The next part of it. False: none. */
static bool next_call(struct link_host *h, struct restore *r)
{
    struct kept_hook *hook;
    const char *why;

    if (r->step == STEP_STATE) {
        r->step = STEP_HOOKS;
        if (r->kept->n_short >= LIMIT_RESTORES) {
            mem_free(r->kept->state);
            r->kept->state = NULL;
        }
        if (r->kept->state && h->settings.can_write) {
            call_with_state(h, r);
            return true;
        }
        if (r->kept->state)
            linkhost_log(h, "Info", "umcp did not restore the explorer's state: Writes disabled");
    }
    while ((hook = LIST_FIRST(struct kept_hook, &r->left, link)) != NULL) {
        why = r->kept->n_short >= LIMIT_RESTORES ? "the engine ended soon after each of the last "
                                                   "attempts"
                                                 : refusal(h, hook);
        if (!why) {
            call_with_hook(h, r, hook);
            return true;
        }
        give_up_hook(h, r, hook, slice_of(why));
    }
    return false;
}

static void end(struct link_host *h, struct restore *r)
{
    if (r->n_restored && !r->is_reload)
        r->kept->restored = h->now;
    tell(h, r);
    free_restore(r);
    linkhost_pump(h);
}

static void go_on(struct link_host *h, struct restore *r)
{
    struct instance *i = find_engine(h, r);

    if (r->is_called)
        return;
    if (!i) {
        end(h, r);
        return;
    }
    if (i->state != INSTANCE_READY || i->n_calls >= LIMIT_ENGINE_CALLS)
        return; /* it is reloading, or has too many calls */
    if (next_call(h, r))
        linkhost_send(h, i, &r->call);
    else
        end(h, r);
}

void linkhost_restore(struct link_host *h)
{
    LIST_EACH_SAFE(struct restore, r, &h->restores, link)
        go_on(h, r);
}

/* The answer about the state names its lost parts. */
static void take_state(struct link_host *h, struct restore *r)
{
    const struct json *v = NULL;
    struct json_fault fault;

    if (r->call.is_lost)
        r->kept->restored = h->now; /* perhaps because of it */
    else if (r->call.err.kind != ERR_NONE)
        linkhost_log(h, "Warning", "umcp did not restore the explorer's state: %s",
                     r->call.err.message);
    else if (json_parse(&r->arena, buf_slice(&r->call.result), &v, &fault))
        v = json_get(v, "lost");
    for (const struct json *lost = json_is(v, JSON_ARRAY) ? v->first : NULL; lost;
         lost = lost->next)
        linkhost_log(h, "Warning", "umcp did not restore a setting from before the restart: %.*s",
                     SLICE_ARG(lost->text));
}

static void take_hook(struct link_host *h, struct restore *r)
{
    struct kept_hook *hook = LIST_FIRST(struct kept_hook, &r->left, link);

    if (r->call.is_lost) {
        r->kept->restored = h->now; /* perhaps because of it: the next engine tries again */
    } else if (r->call.err.kind != ERR_NONE) {
        give_up_hook(h, r, hook, err_text(&r->call.err));
    } else {
        json_text(&r->restored, hook->signature);
        r->n_restored++;
        list_remove(&hook->link);
        if (find_hook(r->kept, hook->signature)) { /* a caller was faster */
            list_append(&r->kept->hooks, &hook->link);
            free_hook(r->kept, hook);
        } else {
            list_append(&r->kept->hooks, &hook->link);
        }
    }
}

bool linkhost_end_restore(struct link_host *h, struct host_call *call)
{
    struct restore *r = find_restore(h, call);

    if (!r)
        return false;
    r->is_called = false;
    if (call->tool->id == TOOL_RESTORE_STATE)
        take_state(h, r);
    else
        take_hook(h, r);
    go_on(h, r);
    return true;
}

/* --- When --- */

static void count_short(const struct link_host *h, struct kept *k)
{
    bool is_short = k->restored && h->now - k->restored < LIMIT_RESTORED_MS;

    k->n_short = is_short ? k->n_short + 1 : 0;
    k->restored = 0;
}

static void begin(struct link_host *h, const struct instance *i, struct kept *k, bool is_reload)
{
    struct restore *r;

    if (!k->n_hooks && (is_reload || !k->state))
        return;
    r = mem_zalloc(sizeof(*r));
    if (!r)
        return;
    r->kept = k;
    memcpy(r->engine, i->id, sizeof(r->engine));
    r->is_reload = is_reload;
    r->step = is_reload ? STEP_HOOKS : STEP_STATE;
    r->until = h->now + LIMIT_RESTORE_MS;
    list_move_all(&k->hooks, &r->left);
    buf_init(&r->report, LINKMSG_MAX_MESSAGE);
    buf_init(&r->lost_text, LINKMSG_MAX_MESSAGE);
    buf_init(&r->call.result, LINKMSG_MAX_MESSAGE);
    arena_init(&r->arena, LIMIT_RESTORE_MEMORY);
    json_out_init(&r->restored, &r->report);
    json_object(&r->restored);
    json_key(&r->restored, "restored");
    json_array(&r->restored);
    json_out_init(&r->lost, &r->lost_text);
    json_array(&r->lost);
    list_prepend(&h->restores, &r->link);
    go_on(h, r);
}

void linkhost_restore_greeted(struct link_host *h, const struct instance *i)
{
    LIST_EACH(struct kept, k, &h->kept, link) {
        if (k->owner || !is_of(k, i))
            continue;
        k->owner = i;
        if (k->pid == i->pid && k->started == i->started) {
            LIST_EACH_SAFE(struct kept_hook, hook, &k->hooks, link)
                free_hook(k, hook);
            return; /* it only lost its connection, and reports its hooks again */
        }
        k->pid = i->pid;
        k->started = i->started;
        count_short(h, k);
        begin(h, i, k, false);
        return;
    }
}

void linkhost_restore_reloaded(struct link_host *h, const struct instance *i)
{
    struct kept *k = kept_of(h, i);
    struct restore *r = restore_of(h, i);

    if (r)
        list_move_all(&k->hooks, &r->left); /* those that were back are gone again */
    else if (k)
        begin(h, i, k, true);
}

void linkhost_restore_lost(struct link_host *h, const struct instance *i)
{
    struct kept *k = kept_of(h, i);
    struct restore *r = restore_of(h, i);

    if (k)
        k->owner = NULL;
    if (k && k->restored && i->has_hung) /* a hook may block each frame: do not wait again */
        k->n_short = LIMIT_RESTORES;
    if (r && !r->is_called)
        free_restore(r); /* else its call, which fails, ends it */
}

bool linkhost_is_restore(const struct link_host *h, const struct host_call *call)
{
    return find_restore(h, call) != NULL;
}

bool linkhost_is_held(const struct link_host *h, const struct instance *i,
                      const struct host_call *call)
{
    const struct restore *r = restore_of(h, i);

    if (!r || h->now >= r->until || call->awaits_tools)
        return false;
    return (r->is_called && r->call.tool->id == TOOL_RESTORE_STATE) || !linkhost_is_read(call) ||
           strcmp(call->tool->category ? call->tool->category : "", "hooks") == 0;
}

void linkhost_free_kept(struct link_host *h)
{
    LIST_EACH_SAFE(struct restore, r, &h->restores, link)
        free_restore(r);
    LIST_EACH_SAFE(struct kept, k, &h->kept, link)
        free_kept(h, k);
}
