/*
 * The link host: decides whether an engine, the base host (a project's files) or the Scripts folder
 * answers a call, keeps the list of engines, and pings them. wire.c has their messages, calls.c
 * their calls.
 */
#include "internal.h"

#include <stdarg.h>
#include <stdio.h>

#include "player.h"

static struct link_host *link_of(struct host *h)
{
    return (struct link_host *)h;
}

void linkhost_log(struct link_host *h, const char *level, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    text_vlog(h->host.events.log, h->host.events.ctx, level, format, args);
    va_end(args);
}

static bool is_uuid(struct slice s)
{
    bool ok = s.len == UUID_SIZE - 1;

    for (size_t i = 0; ok && i < s.len; i++) {
        char c = s.p[i];
        bool is_hex = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');

        ok = i == 8 || i == 13 || i == 18 || i == 23 ? c == '-' : is_hex;
    }
    return ok;
}

/* No random UUID looks like this. */
#define LINE_ID "00000000-0000-4000-8000-"

void linkhost_line_id(char to[UUID_SIZE], int64_t number)
{
    snprintf(to, UUID_SIZE, LINE_ID "%012llx", (unsigned long long)number & 0xffffffffffff);
}

/* NULL: it has ended, or was never one of ours. */
static struct host_call *find_logging(const struct instance *i, struct slice id)
{
    char own[UUID_SIZE];

    for (size_t k = 0; id.len && k < i->n_calls; k++) {
        struct host_call *call = i->calls[k].call;

        linkhost_line_id(own, i->calls[k].number);
        if (call && slice_is(id, call->operation ? call->operation : own))
            return call;
    }
    return NULL;
}

void linkhost_tell_line(struct link_host *h, struct instance *i, struct host_line line)
{
    const struct host_events *e = &h->host.events;

    if (!is_uuid(line.operation))
        line.operation = (struct slice){0};
    line.call = find_logging(i, line.operation);
    if (line.call && linkhost_is_own(h, line.call))
        line.call = NULL;
    if (slice_starts(line.operation, SLICE(LINE_ID)))
        line.operation = (struct slice){0};
    line.engine = slice_of(i->label);
    if (e->line)
        e->line(e->ctx, &line);
    else if (e->log)
        e->log(e->ctx, line.level, line.message);
}

bool linkhost_is_own(const struct link_host *h, const struct host_call *call)
{
    return linkhost_is_startup(h, call) || linkhost_is_restore(h, call);
}

/* --- The registry. --- */

static const char *const kind_names[] = {
    [INSTANCE_PLAYER] = "player",   [INSTANCE_EDITOR] = "editor", [INSTANCE_GAME] = "game",
    [INSTANCE_PROCESS] = "process", [INSTANCE_BRIDGE] = "bridge",
};

void linkhost_label(struct instance *i)
{
    snprintf(i->label, sizeof(i->label), "%s (%s)", i->name[0] ? i->name : "engine",
             kind_names[i->kind]);
}

static bool is_usable(const struct instance *i)
{
    return i->state == INSTANCE_READY || i->state == INSTANCE_RELOADING;
}

/* Unity ranks above players, and a player that the user started above our own. */
static int rank_of(const struct instance *i)
{
    if (i->conn->is_ours)
        return 0;
    return i->kind == INSTANCE_PLAYER ? 1 : 2;
}

/* The oldest bridge engine, as the bridge does; a stranger only if there is no other. Instances are
 * visited newest first. */
static bool is_better_bridge(const struct link_host *h, const struct instance *i)
{
    return !h->bridge || !i->conn->is_stranger || h->bridge->conn->is_stranger;
}

void linkhost_changed(struct link_host *h)
{
    LIST_EACH(struct instance, i, &h->instances, link) {
        i->info.state = i->state == INSTANCE_RELOADING ? HOST_RELOADING : HOST_READY;
        if (i->conn->is_ours && is_usable(i))
            player_greeted(h->player);
    }
    /* Chooses the newest engine of the highest rank. */
    h->active = h->bridge = NULL;
    LIST_EACH(struct instance, i, &h->instances, link) {
        bool is_first = !h->active || rank_of(i) > rank_of(h->active);

        if (!is_usable(i))
            continue;
        if (i->kind != INSTANCE_BRIDGE && is_first)
            h->active = i;
        else if (i->kind == INSTANCE_BRIDGE && is_better_bridge(h, i))
            h->bridge = i;
    }
    if (h->was_ready && !(h->active && h->active->state == INSTANCE_READY))
        h->left = h->now;
    h->was_ready = h->active && h->active->state == INSTANCE_READY;
    linkhost_choose_tools(h);
    linkhost_release(h);
    h->waiting_due = 0; /* makes linkhost_expire() check all waiting calls */
    if (h->host.events.changed)
        h->host.events.changed(h->host.events.ctx);
    linkhost_pump(h);
    bridge_pump(h);
}

void linkhost_lose(struct link_host *h, struct instance *i)
{
    bool was_usable = is_usable(i);

    if (i->state == INSTANCE_LOST)
        return;
    i->state = INSTANCE_LOST;
    linkhost_take_back(h, i);
    linkhost_restore_lost(h, i);
    i->conn->close(i->conn);
    if (i->conn->is_ours)
        player_lost(h->player, h->now);
    if (i == h->bridge)
        bridge_left(h);
    if (was_usable) {
        linkhost_log(h, "Info", "%s has disconnected", i->name);
        linkhost_changed(h);
    }
}

static void list_instances(struct link_host *h, struct host_call *call)
{
    struct json_out w;
    int64_t n = 0;

    LIST_EACH(struct instance, i, &h->instances, link)
        n += is_usable(i);
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_int(&w, "Total", n);
    json_key(&w, "Items");
    json_array(&w);
    LIST_EACH(struct instance, i, &h->instances, link) {
        bool is_busy = linkhost_main_ms(h, i) > linkhost_main_limit(i);

        if (!is_usable(i))
            continue;
        json_object(&w);
        json_put_string(&w, "Id", i->id);
        json_put_string(&w, "Name", i->name);
        json_put_string(&w, "Kind", kind_names[i->kind]);
        json_put_string(&w, "Project", i->project[0] ? i->project : NULL);
        json_put_string(&w, "UnityVersion", i->unity_version);
        json_put_string(&w, "Platform", i->platform);
        json_put_string(&w, "Runtime", i->runtime);
        json_put_int(&w, "Pid", i->pid);
        json_put_string(&w, "State",
                        i->state == INSTANCE_RELOADING ? "reloading"
                        : is_busy                      ? "busy"
                                                       : "connected");
        json_put_bool(&w, "Active", i == h->active || (i == h->bridge && bridge_is_preferred(h)));
        json_object_end(&w);
    }
    json_array_end(&w);
    json_object_end(&w);
    linkhost_end(h, call);
}

/* --- Routing calls. --- */

static bool wants_engine(const struct tool *tool)
{
    return tool->group == GROUP_EXPLORER || tool->group == GROUP_PLUGIN || bridge_has(tool);
}

static bool base_has(const struct link_host *h, const struct tool *tool)
{
    return h->base && (!h->base->ops->can || h->base->ops->can(h->base, tool));
}

bool linkhost_has_files(const struct link_host *h, const struct host_call *call)
{
    return (call->takes_files || call->tool->is_either) && base_has(h, call->tool);
}

/* Without a project's files an engine knows some of their data. */
static bool asks_engine(const struct link_host *h, const struct host_call *call)
{
    const enum tool_id id = call->tool->id;

    return wants_engine(call->tool) || call->takes_files || call->tool->is_either ||
           (!h->base && (id == TOOL_COMPLETE || id == TOOL_PROJECT_SCENES_LIST));
}

void linkhost_post_base(struct link_host *h, struct host_call *call)
{
    bool has_words = player_complaint(h->player)[0] || bridge_has(call->tool);
    bool must_refuse = wants_engine(call->tool) && has_words && !base_has(h, call->tool);

    if (h->active && !call->takes_files)
        call->platform = arena_copy(call->arena, slice_of(h->active->platform));

    if (call->awaits_tools) { /* no list will arrive */
        linkhost_end(h, call);
        return;
    }
    if (!h->base || must_refuse) {
        const char *complaint = player_complaint(h->player);

        if (!asks_engine(h, call)) {
            err_set(&call->err, ERR_NOT_READY, "%s needs the files of a project", call->tool->name);
            err_hint(&call->err, "Start umcp with --project DIR or in a project's folder.");
        } else if (complaint[0] && bridge_has(call->tool)) {
            err_set(&call->err, ERR_NOT_READY, "Unity is not connected");
            err_hint(&call->err, "%s", complaint);
        } else if (complaint[0]) {
            err_set(&call->err, ERR_NOT_READY, "%s needs an engine. %s", call->tool->name,
                    complaint);
            err_hint(&call->err, "Then start umcp again, or let a running Unity connect to it.");
        } else {
            err_set(&call->err, ERR_NOT_READY, "%s connected",
                    bridge_has(call->tool) ? "Unity is not" : "No engine is");
            err_hint(&call->err,
                     "Start umcp with --project DIR or in a project's folder, to get an "
                     "engine of its own. Or let a running Unity connect to it at /unity.");
        }
        linkhost_end(h, call);
    } else {
        h->base->ops->post(h->base, call);
    }
}

void linkhost_post_engine(struct link_host *h, struct host_call *call)
{
    if (linkhost_must_use_files(h, call)) {
        linkhost_explain_files(h, call);
        linkhost_post_base(h, call);
    } else if (bridge_has(call->tool) && bridge_is_preferred(h)) {
        bridge_post(h, call);
    } else if (h->active) {
        linkhost_call(h, call);
    } else if (player_is_expected(h->player)) {
        player_want(h->player);
        linkhost_wait(h, call);
    } else {
        linkhost_post_base(h, call);
    }
}

static void post(struct host *host, struct host_call *call)
{
    struct link_host *h = link_of(host);

    h->now = call->posted;
    call->err = (struct err){0};
    call->host_data = NULL;
    call->n_diagnostics = 0;
    call->form = FORM_JSON;
    call->has_no_value = call->is_value = call->is_cut = call->is_held = false;
    call->is_lost = call->is_from_files = false;
    call->is_error = false;
    call->engine = call->questions = call->next_state = (struct slice){0};
    call->why_files = call->platform = (struct slice){0};
    if (call->tool->id == TOOL_LIST_INSTANCES)
        list_instances(h, call);
    else if (scripts_takes(call) && h->scripts)
        scripts_post(h->scripts, call);
    else if (asks_engine(h, call))
        linkhost_post_engine(h, call);
    else
        linkhost_post_base(h, call);
    linkhost_flush(h);
}

/* We do not track the engine of a call, so we ask each. */
static void cancel(struct host *host, struct host_call *call)
{
    struct link_host *h = link_of(host);

    if (!linkhost_cancel(h, call)) {
        if (h->base)
            h->base->ops->cancel(h->base, call);
        scripts_cancel(h->scripts, call);
    }
    linkhost_flush(h);
}

/* --- Engines. --- */

/* If there are too many engines, the oldest that has proved nothing makes room. */
static bool has_room(struct link_host *h)
{
    struct instance *oldest = NULL;
    size_t n = 0;

    LIST_EACH(struct instance, i, &h->instances, link) {
        n += i->state != INSTANCE_LOST;
        if (i->state == INSTANCE_NEW && i->conn->must_prove)
            oldest = i;
    }
    if (n >= LIMIT_ENGINES && oldest)
        linkhost_lose(h, oldest);
    return n < LIMIT_ENGINES || oldest;
}

static void engine_opened(struct host *host, struct engine_conn *e, int64_t now)
{
    struct link_host *h = link_of(host);
    struct instance *i;

    h->now = now;
    i = has_room(h) ? mem_zalloc(sizeof(*i)) : NULL;
    if (!i) {
        e->close(e);
        return;
    }
    i->conn = e;
    i->opened = i->pinged = i->main_known = now;
    i->info = (struct host_info){.state = HOST_READY,
                                 .unity_version = i->unity_version,
                                 .platform = i->platform,
                                 .runtime = i->runtime,
                                 .product_name = i->name,
                                 .knows_types = e->speaks_link};
    snprintf(i->id, sizeof(i->id), "eng:%lld", (long long)++h->n_ever);
    list_prepend(&h->instances, &i->link);
    h->n_instances++;
    e->host_data = i;
    if (e->speaks_link)
        return;
    i->kind = INSTANCE_BRIDGE;
    i->state = INSTANCE_READY;
    snprintf(i->name, sizeof(i->name), "%s", e->remote);
    linkhost_label(i);
    linkhost_log(h, "Info", "%s has connected", i->label);
    linkhost_changed(h);
    linkhost_flush(h);
}

static void engine_message(struct host *host, struct engine_conn *e, struct slice message,
                           int64_t now)
{
    struct link_host *h = link_of(host);
    struct instance *i = e->host_data;
    bool is_fine;

    h->now = now;
    if (!i || i->state == INSTANCE_LOST)
        return;
    if (e->must_prove) {
        if (!linkhost_prove(h, i, message))
            linkhost_lose(h, i);
        return;
    }
    is_fine = i->kind == INSTANCE_BRIDGE ? bridge_receive(h, i, message)
                                         : linkhost_receive(h, i, message);
    if (!is_fine) {
        linkhost_log(h, "Warning", "The engine at %s broke the protocol; umcp disconnected it",
                     e->remote);
        linkhost_lose(h, i);
    }
    linkhost_flush(h);
}

static void free_instance(struct instance *i)
{
    plugins_unref(i->plugins);
    mem_free(i->operations);
    mem_free(i);
}

static void engine_closed(struct host *host, struct engine_conn *e, int64_t now)
{
    struct link_host *h = link_of(host);
    struct instance *i = e->host_data;

    h->now = now;
    if (!i)
        return;
    linkhost_lose(h, i);
    list_remove(&i->link);
    h->n_instances--;
    free_instance(i);
    linkhost_flush(h);
}

/* --- Heartbeat. --- */

static int64_t earlier(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static void give_up(struct link_host *h, struct instance *i, const char *why)
{
    if (i->conn->is_ours)
        player_kill(h->player, why);
    else
        linkhost_log(h, "Warning", "umcp disconnected %s: %s",
                     i->name[0] ? i->name : i->conn->remote, why);
    linkhost_lose(h, i);
}

/* How long the main thread may be busy: longer while it runs or aborts code. */
static int64_t hang_limit(const struct instance *i)
{
    const struct link_call *c = linkhost_running(i);
    int64_t own = c && c->run_ms > 0 ? c->run_ms + LIMIT_EVAL_GRACE_MS : 0;

    if (c && c->number != i->running && own > LIMIT_DETACHED_MS)
        own = 0; /* it may just as well await something */

    return own > LIMIT_HUNG_MS ? own : LIMIT_HUNG_MS;
}

static int64_t watch(struct link_host *h, struct instance *i)
{
    if (i->state == INSTANCE_LOST)
        return HOST_NEVER;
    if (i->kind == INSTANCE_BRIDGE)
        return bridge_watch(h, i);
    if (i->state != INSTANCE_NEW) {
        bool is_busy = i->n_calls || i->main_ms >= LINK_LATE_MS;
        int64_t next = i->pinged + (is_busy ? LINK_BUSY_MS : LINK_QUIET_MS);
        int64_t limit = i->pinged + (i->conn->is_ours ? LIMIT_SILENT_MS : LIMIT_DEAD_MS);

        if (i->conn->is_ours && linkhost_main_ms(h, i) > hang_limit(i)) {
            snprintf(h->reason, sizeof(h->reason), "its main thread did nothing for %g s",
                     (double)hang_limit(i) / 1000);
            i->has_hung = true;
            give_up(h, i, h->reason);
            return HOST_NEVER;
        }
        if (i->awaits_pong && h->now >= limit) {
            give_up(h, i, "it does not answer");
            return HOST_NEVER;
        }
        if (i->awaits_pong)
            return limit;
        if (h->now < next)
            return next;
        linkhost_send_ping(h, i);
        return i->pinged + LINK_BUSY_MS;
    }
    if (h->now >= i->opened + LIMIT_HELLO_MS) {
        give_up(h, i, i->conn->must_prove ? "it did not prove who it is" : "it sent no hello");
        return HOST_NEVER;
    }
    return i->opened + LIMIT_HELLO_MS;
}

static int64_t tick_player(struct link_host *h)
{
    bool was_expected = player_is_expected(h->player);
    int64_t due = player_tick(h->player, h->now);
    struct list all = {0};
    struct host_call *call;

    if (h->active)
        return due;
    if (was_expected && !player_is_expected(h->player)) {
        /* No engine will connect: the base host answers the calls that waited for one. */
        list_move_all(&h->waiting, &all);
        while ((call = LIST_TAKE_FIRST(struct host_call, &all, link)))
            linkhost_post_base(h, call);
    } else if (player_complaint(h->player)[0] && !player_is_near(h->player, h->now)) {
        linkhost_drop_writes(h, NULL); /* they waited for an engine that no longer starts soon */
    }
    return due;
}

static int64_t tick(struct host *host, int64_t now)
{
    struct link_host *h = link_of(host);
    int64_t due = HOST_NEVER;

    h->now = now;
    if (h->n_instances && now - h->ticked > LINK_ASLEEP_MS) {
        /* This process was suspended: the engines are not to blame for the silence. */
        LIST_EACH(struct instance, i, &h->instances, link) {
            i->pinged = h->now;
            i->opened = h->now;
            for (size_t k = 0; k < i->n_calls; k++)
                i->calls[k].since = h->now;
        }
    }
    h->ticked = now;
    if (h->n_instances)
        due = now + LINK_QUIET_MS;
    if (h->base)
        due = earlier(due, h->base->ops->tick(h->base, now));
    scripts_tick(h->scripts);
    linkhost_start_up(h);
    linkhost_restore(h);
    LIST_EACH(struct instance, i, &h->instances, link)
        due = earlier(due, watch(h, i));
    due = earlier(due, tick_player(h));
    due = earlier(due, linkhost_expire(h));
    linkhost_flush(h);
    return due;
}

/* --- The host itself. --- */

static const struct host_info *info(struct host *host)
{
    static const struct host_info none = {.state = HOST_ABSENT,
                                          .unity_version = "",
                                          .platform = "",
                                          .runtime = "",
                                          .product_name = ""};
    const struct link_host *h = link_of(host);

    if (h->active)
        return &h->active->info;
    if (h->base)
        return h->base->ops->info(h->base);
    return h->bridge ? &h->bridge->info : &none;
}

static const struct tool *tools(struct host *host, size_t *ret_n)
{
    const struct link_host *h = link_of(host);

    if (h->base && !h->plugins)
        return h->base->ops->tools(h->base, ret_n);
    return plugins_rows(h->plugins, ret_n);
}

/* Engines have none: only the base host does. */
static const struct host_offers *offers(struct host *host)
{
    const struct link_host *h = link_of(host);

    return h->base && h->base->ops->offers ? h->base->ops->offers(h->base) : NULL;
}

static void health(struct host *host, struct json_out *w)
{
    player_health(link_of(host)->player, w);
}

static void configure(struct host *host, const struct host_settings *settings)
{
    struct link_host *h = link_of(host);
    bool is_news = settings->can_eval && !h->settings.can_eval;
    char *allow = text_copy(settings->hook_allow);

    mem_free(h->hook_allow);
    h->hook_allow = allow; /* without memory it allows nothing */
    h->settings = *settings;
    h->settings.hook_allow = slice_of(allow);
    LIST_EACH(struct instance, i, &h->instances, link)
        if (is_news && is_usable(i) && i->kind != INSTANCE_BRIDGE)
            linkhost_send_prepare(h, i);
    if (h->base && h->base->ops->configure)
        h->base->ops->configure(h->base, settings);
}

static void stop(struct host *host)
{
    struct link_host *h = link_of(host);

    h->is_stopping = true;
    player_stop(h->player);
    if (h->base && h->base->ops->stop)
        h->base->ops->stop(h->base);
}

static void free_link(struct host *host)
{
    struct link_host *h = link_of(host);

    player_free(h->player);
    scripts_free(h->scripts);
    linkhost_free_startups(h);
    linkhost_free_kept(h);
    mem_free(h->hook_allow);
    if (h->base)
        h->base->ops->free(h->base);
    LIST_EACH_SAFE(struct instance, i, &h->instances, link) {
        i->conn->host_data = NULL;
        free_instance(i);
    }
    plugins_unref(h->plugins);
    arena_done(&h->scratch);
    buf_done(&h->out);
    mem_free(h->token);
    mem_free(h->key_path);
    mem_free(h);
}

static const struct host_ops link_ops = {
    .name = "link",
    .info = info,
    .tools = tools,
    .offers = offers,
    .await_tools = linkhost_await_tools,
    .expects_tools = linkhost_expects_tools,
    .post = post,
    .cancel = cancel,
    .tick = tick,
    .engine_opened = engine_opened,
    .engine_message = engine_message,
    .engine_closed = engine_closed,
    .holder = linkhost_holder,
    .health = health,
    .configure = configure,
    .stop = stop,
    .free = free_link,
};

struct host *link_host_new(const struct link_options *options, struct host *base,
                           const struct host_events *events, struct err *err)
{
    struct link_host *h = mem_zalloc(sizeof(*h));
    bool ok = h != NULL || err_no_memory(err);

    if (!h)
        return NULL;
    h->host = (struct host){.ops = &link_ops, .events = *events};
    h->waiting_due = HOST_NEVER;
    arena_init(&h->scratch, LIMIT_MESSAGE_TREE);
    buf_init(&h->out, LINKMSG_MAX_MESSAGE);
    snprintf(h->version, sizeof(h->version), "%s", options->version ? options->version : "");
    h->random = options->random;
    h->token = options->token ? text_copy(slice_of(options->token)) : NULL;
    h->key_path = options->key_path ? text_copy(slice_of(options->key_path)) : NULL;
    if ((options->token && !h->token) || (options->key_path && !h->key_path))
        ok = err_no_memory(err);
    if (ok && options->state_dir) {
        h->scripts = scripts_new(options->state_dir, &h->host.events, linkhost_take_script, h);
        ok = h->scripts || err_no_memory(err);
    }
    if (ok && options->player.program) {
        h->player = player_new(&options->player, &h->host.events, err);
        ok = h->player != NULL;
    }
    if (!ok) {
        free_link(&h->host);
        return NULL;
    }
    h->base = base; /* from here on we own it */
    return &h->host;
}
