/*
 * Scripts on their way to engines. When the Scripts folder has read a script, its call continues as
 * ConsoleEval. startup.cs runs on each engine that connects, if code may run at all. Reads no files
 * and knows no messages.
 */
#include "internal.h"

#include <stdio.h>

#include "host/scripts/scripts.h"

enum { SHOWN = 200 }; /* characters of a result shown in the log */

/* The start-up script on one engine, a call of our own. */
struct startup {
    struct list link; /* in link_host.startups */
    struct host_call call;
    struct arena arena;
    char engine[32], name[128]; /* its id and name, as the engine may be gone by then */
    bool must_send;             /* the file was read: send it to the engine */
    bool is_moot;               /* there is no file, or no engine to run it: do not log */
};

static struct startup *find_startup(const struct link_host *h, const struct host_call *call)
{
    LIST_EACH(struct startup, s, &h->startups, link)
        if (&s->call == call)
            return s;
    return NULL;
}

bool linkhost_is_startup(const struct link_host *h, const struct host_call *call)
{
    return find_startup(h, call) != NULL;
}

static void free_startup(struct startup *s)
{
    buf_done(&s->call.result);
    arena_done(&s->arena);
    mem_free(s);
}

void linkhost_free_startups(struct link_host *h)
{
    LIST_EACH_SAFE(struct startup, s, &h->startups, link)
        free_startup(s);
}

/* --- Outcomes. --- */

static bool is_culprit(const struct link_host *h, const struct script_run *run)
{
    const struct script_stamp *a = &h->culprit, *b = &run->stamp;

    return h->has_culprit && a->inode == b->inode && a->size == b->size &&
           a->seconds == b->seconds && a->nanoseconds == b->nanoseconds;
}

void linkhost_blame(struct link_host *h, const struct host_call *call)
{
    const struct script_run *run = call->host_data;

    if (!run || call->tool->id != TOOL_RUN_STARTUP_SCRIPT)
        return;
    h->culprit = run->stamp;
    h->has_culprit = true;
}

/* The result's text. False: it reports an exception, which the console returns as a result. */
static bool read_result(struct link_host *h, const struct host_call *call, struct slice *ret_text)
{
    struct slice result = buf_slice(&call->result);
    const struct json *root;
    struct json_fault fault;

    *ret_text = result;
    if (!json_parse(&h->scratch, result, &root, &fault) || root->type != JSON_OBJECT)
        return true;
    *ret_text = json_get_text(root, "result");
    return !slice_starts(*ret_text, SLICE("Error: "));
}

bool linkhost_end_startup(struct link_host *h, struct host_call *call)
{
    struct startup *s = find_startup(h, call);
    const struct script_run *run = call->host_data;
    struct slice text = slice_of(call->err.message);
    bool is_fine, is_blamed;

    if (!s)
        return false;
    if (!s->is_moot) {
        is_fine = call->err.kind == ERR_NONE && read_result(h, call, &text);
        is_blamed = run && call->err.kind == ERR_ENGINE && is_culprit(h, run);
        text.len = utf8_prefix(text, SHOWN);
        linkhost_log(h, is_fine ? "Info" : "Warning", "Start-up script %s on %s: %.*s%s",
                     SCRIPTS_STARTUP, s->name, SLICE_ARG(text),
                     is_blamed ? ". umcp runs it again when it changes, or when you call "
                                 "RunStartupScript"
                               : "");
    }
    list_remove(&s->link);
    free_startup(s);
    return true;
}

/* --- From the folder. --- */

static void take_startup(struct link_host *h, struct startup *s)
{
    struct host_call *call = &s->call;

    s->is_moot = call->err.kind == ERR_NOT_FOUND;
    if (call->err.kind == ERR_NONE && is_culprit(h, call->host_data))
        err_set(&call->err, ERR_DENIED,
                "umcp does not run it, because an engine ended while it ran. Change it, or call "
                "RunStartupScript");
    if (call->err.kind != ERR_NONE)
        linkhost_end(h, call);
    else
        s->must_send = true;
}

void linkhost_take_script(void *ctx, struct host_call *call)
{
    struct link_host *h = ctx;
    struct startup *s = find_startup(h, call);

    if (s) {
        take_startup(h, s);
    } else if (call->err.kind != ERR_NONE || !call->host_data) {
        linkhost_end(h, call);
    } else {
        if (call->tool->id == TOOL_RUN_STARTUP_SCRIPT)
            h->has_culprit = false; /* the user asked to run it again */
        linkhost_post_engine(h, call);
    }
}

/* --- Engines that connected. --- */

static bool is_free(const struct instance *i)
{
    return i->state == INSTANCE_READY && i->kind != INSTANCE_BRIDGE &&
           i->n_calls < LIMIT_ENGINE_CALLS;
}

static void begin(struct link_host *h, struct instance *i)
{
    struct startup *s = mem_zalloc(sizeof(*s));

    if (!s)
        return;
    i->has_started_up = true;
    memcpy(s->engine, i->id, sizeof(s->engine));
    memcpy(s->name, i->name, sizeof(s->name));
    arena_init(&s->arena, LIMIT_STARTUP_MEMORY);
    s->call = (struct host_call){.tool = tool_by_id(TOOL_RUN_STARTUP_SCRIPT),
                                 .arena = &s->arena,
                                 .posted = h->now,
                                 .deadline = h->now + LIMIT_STARTUP_MS,
                                 .end = h->now + LIMIT_STARTUP_MS,
                                 .run_ms = h->settings.eval_ms,
                                 .wait_ms = h->settings.eval_ms};
    buf_init(&s->call.result, LINKMSG_MAX_MESSAGE);
    list_prepend(&h->startups, &s->link);
    scripts_post_at_start(h->scripts, &s->call);
}

static struct instance *find_engine(const struct link_host *h, const struct startup *s)
{
    LIST_EACH(struct instance, i, &h->instances, link)
        if (i->state != INSTANCE_LOST && strcmp(i->id, s->engine) == 0)
            return i;
    return NULL;
}

static void go_on(struct link_host *h, struct startup *s)
{
    struct instance *i = find_engine(h, s);

    if (i && h->settings.can_eval && !is_free(i))
        return; /* it is reloading, or has too many calls */
    s->must_send = false;
    if (i && h->settings.can_eval) {
        linkhost_send(h, i, &s->call);
        return;
    }
    if (i)
        i->has_started_up = false; /* the gate was closed meanwhile; perhaps later */
    s->is_moot = true;
    linkhost_end(h, &s->call);
}

void linkhost_start_up(struct link_host *h)
{
    if (!h->scripts || h->is_stopping)
        return;
    LIST_EACH(struct instance, i, &h->instances, link)
        if (h->settings.can_eval && is_free(i) && !i->has_started_up)
            begin(h, i);
    LIST_EACH(struct startup, s, &h->startups, link)
        if (s->must_send)
            go_on(h, s);
}

/* --- To and from an engine. --- */

struct slice linkhost_tool_name(const struct host_call *call)
{
    const struct tool *tool = call->host_data ? tool_by_id(TOOL_CONSOLE_EVAL) : call->tool;

    return slice_of(tool->name);
}

struct slice linkhost_args(const struct host_call *call)
{
    const struct script_run *run = call->host_data;

    if (run)
        return run->args;
    return call->args_raw.len ? call->args_raw : SLICE("{}");
}

void linkhost_put_result(struct link_host *h, struct host_call *call, struct slice payload)
{
    const struct script_run *run = call->host_data;
    const struct json *root = NULL;
    struct json_fault fault;
    struct json_out w;

    if (linkhost_put_text(h, call, payload))
        return;
    if (run && call->tool->id == TOOL_RUN_STARTUP_SCRIPT)
        json_parse(&h->scratch, payload, &root, &fault);
    if (!json_is(root, JSON_OBJECT)) {
        buf_append(&call->result, payload);
        return;
    }
    json_out_init(&w, &call->result);
    json_object(&w);
    for (const struct json *m = root->first; m; m = m->next) {
        json_key_slice(&w, m->key);
        json_raw(&w, m->raw);
    }
    json_put_text(&w, "path", run->path);
    json_object_end(&w);
}
