/*
 * Makes the server of a case from its settings and owns its clock. The server's memory can be made
 * to fail while it runs, never while the runner itself works.
 */
#include "golden.h"

#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <unistd.h>

#define START_MS      1000000       /* the monotonic clock when a case begins */
#define START_WALL_MS 1765994400000 /* 2025-12-17T18:00:00Z */
#define LAST_WAIT_MS  120000        /* calls in flight get this long when a case is over */
#define TICKS_MAX     10000         /* deadlines within one advance; more is a loop */
#define WORKER_MS     60000         /* of real time: for the project host to be done with a call */
#define KEPT_MS       86400000      /* what is on record stays for a day, as by default */
#define KEPT_BYTES    (32 << 20)

void world_arm(struct world *w)
{
    const struct torture *t = &w->torture;

    mem_fail_after(t->has_fired ? t->stays : t->countdown);
}

void world_disarm(struct world *w)
{
    struct torture *t = &w->torture;
    size_t made = mem_fail_after(0);

    t->n_made += made;
    if (!t->countdown || t->has_fired)
        return;
    if (made >= t->countdown)
        t->has_fired = true;
    else
        t->countdown -= made;
}

#define RANDOM_START 0x9e3779b97f4a7c15u
static uint64_t random_state; /* core_env.random has no context */

/* The same in every play, so that a case that fails does so again. */
static void fixed_random(void *to, size_t len)
{
    unsigned char *p = to;

    for (size_t i = 0; i < len; i++) {
        random_state ^= random_state << 13;
        random_state ^= random_state >> 7;
        random_state ^= random_state << 17;
        p[i] = (unsigned char)(random_state >> 32);
    }
}

/* A setting as a C string that lives as long as the world; NULL if it is not set. */
static const char *setting(struct world *w, const struct golden_case *gc, const char *key,
                           const char *otherwise)
{
    struct slice s = case_setting(gc, key, otherwise);

    if (!s.p)
        return NULL;
    if (w->n_texts == WORLD_TEXTS)
        abort();
    w->texts[w->n_texts] = text_dup(s);
    return w->texts[w->n_texts++].p;
}

static bool set_names(struct names *list, struct slice s)
{
    struct slice items[LIMIT_NAMES];
    struct err err;
    size_t n = 0;

    while (s.len && n < N_ELEMENTS(items))
        items[n++] = slice_cut(&s, ',');
    return names_set(list, items, n, &err);
}

static int dialect_number(struct slice name)
{
    static const char *const names[D_COUNT] = {
        [D_MCP] = "mcp",           [D_PLAIN] = "plain",   [D_EDITOR] = "editor",
        [D_EXPLORER] = "explorer", [D_BRIDGE] = "bridge", [D_FRAMED] = "framed",
    };

    for (int i = 0; i < D_COUNT; i++)
        if (slice_is(name, names[i]))
            return i;
    return -1;
}

static unsigned groups_of(struct slice s)
{
    unsigned groups = 0;
    enum tool_group g;

    while (s.len)
        if (tool_group_parse(slice_trim(slice_cut(&s, ',')), &g))
            groups |= 1u << g;
    return groups ? groups : (1u << GROUP_COUNT) - 1;
}

static bool fill_config(struct world *w, const struct golden_case *gc, struct core_config *to)
{
    to->allow_writes = case_is_true(gc, "allowWrites", false);
    to->require_confirm = case_is_true(gc, "requireConfirm", true);
    to->enable_eval = case_is_true(gc, "enableConsoleEval", false);
    text_to_int(case_setting(gc, "evalTimeoutMs", "0"), &to->eval_ms);
    to->allow_config_changes = case_is_true(gc, "allowConfigChanges", false);
    tool_tier_parse(case_setting(gc, "tier", ""), &to->tier);
    to->groups = groups_of(case_setting(gc, "tools", ""));
    to->token = setting(w, gc, "token", NULL);
    to->framed_token = setting(w, gc, "framedToken", "golden-token-0123");
    to->dialect = dialect_number(case_setting(gc, "dialect", ""));
    to->bind_address = "127.0.0.1";
    to->port = 8080;
    to->log_level = "Information";
    to->version = "0.1.0";
    return set_names(&to->components, case_setting(gc, "componentAllowlist", "")) &&
           set_names(&to->members, case_setting(gc, "reflectionAllowlistMembers", "")) &&
           set_names(&to->hooks, case_setting(gc, "hookAllowlistSignatures", ""));
}

/* The project host asks for the time on threads of its own. */
static _Atomic int64_t project_now;

static int64_t project_clock(void)
{
    return project_now;
}

static void wake(void *ctx)
{
    const struct world *w = ctx;

    if (w->wake_fd >= 0)
        eventfd_write(w->wake_fd, 1);
}

static struct host *make_project(struct world *w, const char *dir, struct slice name)
{
    char path[4096];
    struct project_options o = {.path = path, .n_threads = 1, .clock = project_clock};
    struct err err;

    snprintf(path, sizeof(path), "%s/../projects/%.*s", dir, SLICE_ARG(name));
    project_now = w->now;
    w->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    return project_host_new(&o, core_host_events(w->core), &err);
}

static struct host *make_host(struct world *w, const struct golden_case *gc)
{
    struct slice project = case_setting(gc, "project", "");

    return project.len ? make_project(w, gc->dir, project)
                       : scripted_host_new(gc->script, core_host_events(w->core));
}

bool world_open(struct world *w, const struct golden_case *gc)
{
    struct core_env env = {.random = fixed_random, .wake = wake, .ctx = w};
    struct core_config config = {0};
    struct store_limits limits = {
        .max_age_ms = KEPT_MS, .audit_ms = KEPT_MS, .max_bytes = KEPT_BYTES};
    struct host *host = NULL;
    struct store *store = NULL;

    random_state = RANDOM_START;
    w->wake_fd = -1;
    world_arm(w);
    if (fill_config(w, gc, &config))
        w->core = core_new(&config, &env);
    names_done(&config.components);
    names_done(&config.members);
    names_done(&config.hooks);
    if (w->core) {
        w->now = START_MS;
        core_set_time(w->core, w->now, START_WALL_MS);
        core_add_address(w->core, config.bind_address, config.port);
        host = make_host(w, gc);
    }
    store = host ? store_memory_new(&limits, core_store_events(w->core)) : NULL;
    if (store)
        core_set_store(w->core, store);
    if (host)
        core_set_host(w->core, host);
    world_disarm(w);
    return store != NULL;
}

void world_tick_to(struct world *w, int64_t target)
{
    for (int i = 0; i < TICKS_MAX; i++) {
        int64_t next;

        world_arm(w);
        project_now = w->now;
        core_set_time(w->core, w->now, START_WALL_MS + (w->now - START_MS));
        next = core_tick(w->core);
        world_disarm(w);
        world_sweep(w);
        if (next > target && w->now >= target)
            return;
        if (next > w->now)
            w->now = next < target ? next : target;
    }
}

bool world_wait(struct world *w)
{
    struct pollfd fd = {.fd = w->wake_fd, .events = POLLIN};
    eventfd_t n;

    if (w->wake_fd < 0 || core_is_idle(w->core) || poll(&fd, 1, WORKER_MS) != 1)
        return false;
    eventfd_read(w->wake_fd, &n);
    core_wake(w->core);
    world_tick_to(w, w->now);
    return true;
}

void world_advance(struct world *w, int64_t ms)
{
    world_tick_to(w, w->now + ms);
}

void world_close(struct world *w)
{
    struct answer *a;

    mem_fail_after(0);
    w->torture = (struct torture){.n_made = w->torture.n_made, .has_fired = w->torture.has_fired};
    if (w->core) {
        world_hang_up(w);
        core_stop(w->core);
        if (!core_is_idle(w->core))
            world_advance(w, LAST_WAIT_MS);
        core_free(w->core);
    }
    if (w->wake_fd >= 0)
        close(w->wake_fd);
    while ((a = answers_take(&w->answers)) || (a = answers_take(&w->events)))
        answer_free(a);
    answer_free(w->stream_head);
    text_done(&w->session);
    text_done(&w->event_id);
    for (size_t i = 0; i < w->n_texts; i++)
        text_done(&w->texts[i]);
    w->core = NULL;
}
