/*
 * The project host: a Unity project on disk. The loop's side posts calls and knows host_info. The
 * worker's side keeps the project open and up to date, and runs the tools' bodies. The two sides
 * talk through the worker only.
 */
#include "internal.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "host/reply.h"
#include "host/worker.h"

#define SETTLE_MS    150  /* changes come in bursts: wait for the end of one, */
#define LATE_MS      1000 /* but not forever */
#define BLIND_MS     2000 /* how long a walk counts as fresh if we cannot watch for changes */
#define PROGRESS_MS  100  /* between reports of progress */
#define MAX_OPENINGS 3    /* in a row, while files keep changing */

/* Texts for host_info. The block lives as long as info points into it. */
struct names_message {
    struct worker_message message;
    char *product_name; /* inside `text`, after the version */
    char text[];
};

struct log_message {
    struct worker_message message;
    const char *level;
    size_t len;
    char text[];
};

struct project_host {
    struct host host;
    struct worker *worker;
    char *path;
    unsigned n_threads;
    int64_t (*clock)(void);

    /* Used by the loop's thread. */
    struct host_info info;
    struct names_message *names;

    /* Used by the worker's thread. */
    struct project project;
    bool is_open, has_tried;
    struct watch watch;
    bool is_blind;                   /* we cannot watch for changes */
    bool is_dirty;                   /* folders have changed since the project was opened */
    bool is_cut;                     /* there was time to open only a part */
    int64_t spare_ms;                /* how long before the call's deadline watching must end */
    bool is_untold;                  /* the loop does not know yet that files have changed */
    int64_t dirty_since, changed_at; /* ms */
    int64_t untold_since;
    int64_t opened_at, open_ms;
    uint64_t generation;
    struct project_cache cache;
    struct project_numbers numbers;
    struct arena roots_arena;
    const char **roots; /* watched packages outside the project */
    size_t n_roots;
};

static const struct project_tools *const files[] = {
    &project_tools_info,  &project_tools_explorer, &project_tools_assets,   &project_tools_check,
    &project_tools_scene, &project_tools_audio,    &project_tools_complete,
};

/* NULL: the tool needs a running Unity. */
static const struct project_tool *find_tool(enum tool_id id)
{
    for (size_t f = 0; f < N_ELEMENTS(files); f++)
        for (size_t i = 0; i < files[f]->n; i++)
            if (files[f]->rows[i].id == id)
                return &files[f]->rows[i];
    return NULL;
}

static struct project_host *host_of(struct host *h)
{
    return (struct project_host *)h;
}

/* --- Messages from the worker to the loop. --- */

static void deliver_log(void *ctx, struct worker_message *message)
{
    struct project_host *h = ctx;
    struct log_message *m = (struct log_message *)message;

    if (h->host.events.log)
        h->host.events.log(h->host.events.ctx, m->level, slice_from(m->text, m->len));
    mem_free(m);
}

/* Drops the line if there is no memory. */
__attribute__((format(printf, 3, 4))) static void
log_line(struct project_host *h, const char *level, const char *format, ...)
{
    char text[sizeof(((struct err *)0)->message) + 200];
    struct log_message *m;
    struct slice line;
    va_list args;

    va_start(args, format);
    line = text_vformat(text, sizeof(text), format, args);
    va_end(args);
    m = mem_alloc(sizeof(*m) + line.len);
    if (!m)
        return;
    m->message.deliver = deliver_log;
    m->level = level;
    m->len = line.len;
    memcpy(m->text, line.p, line.len);
    worker_send(h->worker, &m->message);
}

static void set_names(struct project_host *h, struct names_message *m)
{
    mem_free(h->names);
    h->names = m;
    h->info.unity_version = m->text;
    h->info.product_name = m->product_name;
}

static void deliver_names(void *ctx, struct worker_message *message)
{
    struct project_host *h = ctx;
    struct names_message *m = (struct names_message *)message;

    if (strcmp(m->text, h->info.unity_version) == 0 &&
        strcmp(m->product_name, h->info.product_name) == 0) {
        mem_free(m);
        return;
    }
    set_names(h, m);
    if (h->host.events.changed)
        h->host.events.changed(h->host.events.ctx);
}

/* NULL: no memory. */
static struct names_message *make_names(const struct project *p)
{
    struct slice version = project_version(p), product = project_product(p);
    struct names_message *m = mem_alloc(sizeof(*m) + version.len + product.len + 2);

    if (!m)
        return NULL;
    m->message.deliver = deliver_names;
    memcpy(m->text, version.p, version.len);
    m->text[version.len] = '\0';
    m->product_name = m->text + version.len + 1;
    memcpy(m->product_name, product.p, product.len);
    m->product_name[product.len] = '\0';
    return m;
}

static void deliver_files(void *ctx, struct worker_message *message)
{
    struct project_host *h = ctx;

    if (h->host.events.event)
        h->host.events.event(h->host.events.ctx, HOST_EVENT_FILES, SLICE("{}"));
    mem_free(message);
}

/* --- Freshness: on the worker's thread. --- */

static void take_changes(struct project_host *h)
{
    enum watch_change change = watch_read(&h->watch);

    if (change == WATCH_NOTHING)
        return;
    h->generation++;
    h->changed_at = h->clock();
    if (!h->is_untold) {
        h->is_untold = true;
        h->untold_since = h->changed_at;
    }
    if (change == WATCH_TREE && !h->is_dirty) {
        h->is_dirty = true;
        h->dirty_since = h->changed_at;
    }
}

/* If the scan runs out of time, nothing is watched until the next attempt. */
static void start_watch(struct project_host *h, const struct scan_watch *scan)
{
    struct watch_options o = {.project = h->path,
                              .roots = h->roots,
                              .n_roots = h->n_roots,
                              .max_folders = LIMIT_WATCHED_FOLDERS,
                              .scan = scan};
    struct err err;

    if (h->is_blind || watch_start(&h->watch, &o, &err) || err.kind == ERR_TIMEOUT)
        return;
    h->is_blind = true;
    log_line(h, "Warning",
             "umcp cannot watch the project's files: %s. Instead, a call reads the project again "
             "if the last reading is more than 2 seconds old",
             err.message);
}

static bool has_same_roots(const struct project_host *h)
{
    const struct project *p = &h->project;
    bool is_same = p->n_roots == h->n_roots;

    for (size_t i = 0; i < p->n_roots && is_same; i++)
        is_same = strcmp(p->roots[i], h->roots[i]) == 0;
    return is_same;
}

static bool copy_roots(struct project_host *h)
{
    const struct project *p = &h->project;
    const char **roots;

    arena_reset(&h->roots_arena);
    h->n_roots = 0;
    h->roots = roots = arena_alloc(&h->roots_arena, (p->n_roots + 1) * sizeof(*roots));
    for (; roots && h->n_roots < p->n_roots; h->n_roots++) {
        roots[h->n_roots] = arena_copy(&h->roots_arena, slice_of(p->roots[h->n_roots])).p;
        if (!roots[h->n_roots])
            return false;
    }
    return roots != NULL;
}

static void close_project(struct project_host *h)
{
    project_cache_done(&h->cache);
    if (h->is_open)
        project_done(&h->project);
    h->is_open = false;
}

/* Brings the project up to date, or only a part of it if `scan`, which may be NULL, stops early. */
static bool refresh(struct project_host *h, const struct scan_watch *scan, struct err *err)
{
    /* If a walk takes long, calls must not spend all their time on walks. */
    int64_t good_for = 2 * h->open_ms > BLIND_MS ? 2 * h->open_ms : BLIND_MS;

    take_changes(h);
    if (h->is_blind && h->clock() - h->opened_at > good_for)
        h->is_dirty = true;
    for (unsigned i = 0; i < MAX_OPENINGS && (h->is_dirty || !h->is_open); i++) {
        int64_t began = h->clock();
        struct names_message *names;
        bool is_known;

        /* Starts watching before it reads, so that a change in between is noticed and read
         * again. Only reading shows which packages are outside the project. If these are not the
         * watched ones, or if there was no time to watch or read everything, the project stays
         * dirty. */
        close_project(h);
        h->is_dirty = h->is_cut = false;
        h->spare_ms = LIMIT_WALK_MS - LIMIT_WATCH_MS;
        start_watch(h, scan);
        h->spare_ms = 0;
        h->generation++;
        h->has_tried = true;
        h->is_open = project_open_watched(h->path, h->n_threads, scan, &h->project, err);
        h->opened_at = h->clock();
        h->open_ms = h->opened_at - began;
        if (!h->is_open)
            return false;
        names = make_names(&h->project);
        if (names)
            worker_send(h->worker, &names->message);
        is_known = h->is_blind || has_same_roots(h);
        if (!is_known && !copy_roots(h))
            return err_no_memory(err);
        h->is_cut = h->project.walk.is_partial;
        if (h->is_cut || (!h->is_blind && (!is_known || h->watch.fd < 0))) {
            h->is_dirty = true;
            h->dirty_since = h->changed_at = h->opened_at;
        }
        if (h->is_cut)
            break;
    }
    return true;
}

/* ms until we should handle changes that began at `since`. */
static int64_t settle_ms(const struct project_host *h, int64_t since)
{
    int64_t settled = h->changed_at + SETTLE_MS, late = since + LATE_MS;
    int64_t rest = (settled < late ? settled : late) - h->clock();

    return rest > 0 ? rest : 0;
}

/* Whether a call that works on a part of the project has waited as long as it can. */
static bool is_out_of_time(void *ctx, const struct host_call *call)
{
    const struct project_host *h = ctx;
    const int64_t *posted = call->host_data;

    return find_tool(call->tool->id)->takes_part &&
           h->clock() >= *posted + LIMIT_WALK_MS - h->spare_ms;
}

static bool idle_goes_on(void *ctx, size_t done, size_t total)
{
    struct project_host *h = ctx;

    (void)done;
    (void)total;
    return !worker_must_stop(h->worker) && !worker_next_is(h->worker, is_out_of_time);
}

static int idle(void *ctx, int *ret_fd)
{
    struct project_host *h = ctx;
    const struct scan_watch scan = {idle_goes_on, h};
    struct err err;

    take_changes(h);
    if ((!h->has_tried || (h->is_dirty && settle_ms(h, h->dirty_since) == 0)) &&
        !refresh(h, &scan, &err))
        log_line(h, "Warning", "umcp cannot read the project: %s", err.message);
    if (h->is_untold && settle_ms(h, h->untold_since) == 0) {
        struct worker_message *m = mem_alloc(sizeof(*m));

        h->is_untold = false;
        if (m) {
            m->deliver = deliver_files;
            worker_send(h->worker, m);
        }
    }
    *ret_fd = h->watch.fd;
    if (h->is_dirty)
        return (int)settle_ms(h, h->dirty_since);
    return h->is_untold ? (int)settle_ms(h, h->untold_since) : -1;
}

/* --- Running: on the worker's thread. --- */

bool project_call_go_on(void *call, size_t done, size_t total)
{
    struct project_call *c = call;
    int64_t now = c->host->clock();

    if (worker_must_stop(c->host->worker)) {
        c->was_cancelled = true;
        return false;
    }
    if (now >= c->due - c->host->spare_ms)
        return false;
    if (now - c->reported_at >= PROGRESS_MS) {
        c->reported_at = now;
        worker_progress(c->host->worker, (double)done, (double)total, "Reading the project");
    }
    return true;
}

bool project_call_stopped(struct project_call *call, size_t done, size_t total)
{
    char of[32] = "";

    if (total)
        snprintf(of, sizeof(of), " of %zu", total);
    return host_add_diagnostic(
        call->host_call,
        "Scan stopped after %lldms. Processed %zu%s items. Results may be partial.",
        (long long)(call->host->clock() - call->began), done, of);
}

bool project_call_ended(struct project_call *call, size_t done, size_t total)
{
    if (call->is_partial)
        total = 0; /* the walk has not counted all files */
    return (!call->is_partial && done == total) || project_call_stopped(call, done, total);
}

/* For a call that works on a part of the project. If idle() was stopped for this call, that part is
 * already open. */
static bool refresh_part(struct project_host *h, struct project_call *call)
{
    const struct scan_watch scan = {project_call_go_on, call};
    const int64_t *posted = call->host_call->host_data;

    if (h->is_cut && is_out_of_time(h, call->host_call)) {
        call->began = *posted;
    } else {
        call->due = call->began + LIMIT_WALK_MS;
        if (!refresh(h, &scan, call->err))
            return false;
    }
    h->is_cut = false; /* the next call gets its own time */
    call->is_partial = h->project.walk.is_partial;
    return true;
}

static void run(void *ctx, struct host_call *host_call)
{
    struct project_host *h = ctx;
    const struct project_tool *row = find_tool(host_call->tool->id);
    struct project_call call = {.project = &h->project,
                                .cache = &h->cache,
                                .numbers = &h->numbers,
                                .host_call = host_call,
                                .args = host_call->args,
                                .arena = host_call->arena,
                                .result = &host_call->result,
                                .err = &host_call->err,
                                .host = h,
                                .began = h->clock()};
    const int64_t *posted = host_call->host_data;
    bool ok;

    call.reported_at = call.began;
    ok = row->takes_part ? refresh_part(h, &call) : refresh(h, NULL, call.err);
    if (!row->takes_part)
        call.began = h->clock();
    call.generation = h->generation;
    call.due = *posted + LIMIT_PROJECT_MS;
    if (row->limit_ms && call.began + row->limit_ms < call.due)
        call.due = call.began + row->limit_ms;
    if (ok) {
        ok = !call.was_cancelled && row->body(&call);
        if (call.was_cancelled)
            ok = err_set(call.err, ERR_TIMEOUT, "Cancelled");
        else if (ok && !buf_ok(call.result)) /* bodies do not check each write */
            ok = err_set(call.err, ERR_TOO_LARGE, "The result is too large");
    }
    if (!ok)
        buf_reset(call.result, 0);
}

/* --- The loop's side. --- */

static bool can(struct host *h, const struct tool *tool)
{
    (void)h;
    return find_tool(tool->id) != NULL;
}

static void post(struct host *h, struct host_call *call)
{
    struct project_host *p = host_of(h);
    const bool has_body = can(h, call->tool);
    int64_t *posted = has_body ? arena_alloc(call->arena, sizeof(*posted)) : NULL;

    call->err = (struct err){0};
    call->host_data = posted;
    call->n_diagnostics = 0;
    call->form = FORM_JSON;
    call->is_from_files = true;
    if (posted) {
        *posted = p->clock();
        worker_post(p->worker, call);
        return;
    }
    if (has_body) {
        err_no_memory(&call->err);
    } else {
        err_set(&call->err, ERR_NOT_READY, "%s needs a running Unity", call->tool->name);
        err_hint(&call->err, "This server reads a project on disk. The project.*, scene.*, "
                             "asset.* and audio.* tools work on its files.");
    }
    h->events.finished(h->events.ctx, call);
}

static void cancel(struct host *h, struct host_call *call)
{
    worker_cancel(host_of(h)->worker, call);
}

static int64_t tick(struct host *h, int64_t now)
{
    (void)now;
    worker_drain(host_of(h)->worker);
    return HOST_NEVER; /* the worker will call wake() */
}

static const struct host_info *info(struct host *h)
{
    return &host_of(h)->info;
}

/* There are no plugin tools, because no user code runs here. */
static const struct tool *tools(struct host *h, size_t *ret_n)
{
    (void)h;
    *ret_n = 0;
    return NULL;
}

static void free_project(struct host *h)
{
    struct project_host *p = host_of(h);

    worker_free(p->worker); /* from here on the thread is gone, and everything is ours */
    close_project(p);
    project_numbers_done(&p->numbers);
    watch_done(&p->watch);
    arena_done(&p->roots_arena);
    mem_free(p->names);
    mem_free(p->path);
    mem_free(p);
}

static const struct host_ops project_ops = {
    .name = "project",
    .info = info,
    .tools = tools,
    .can = can,
    .post = post,
    .cancel = cancel,
    .tick = tick,
    .free = free_project,
};

/* --- Making. --- */

/* Initialises everything but the worker, whose thread uses all of it. */
static bool init(struct project_host *p, const struct project_options *o, struct err *err)
{
    long n;
    char full[PATH_MAX], *path;
    const char *root;
    struct arena a;
    struct project project;
    struct names_message *names;

    arena_init(&p->roots_arena, LIMIT_ROOTS_MEMORY);
    watch_init(&p->watch);
    /* Leaves one processor to the loop and its clients. */
    n = o->n_threads ? (long)o->n_threads : sysconf(_SC_NPROCESSORS_ONLN) - 1;
    p->n_threads = n < 1 ? 1 : n > LIMIT_PROJECT_THREADS ? LIMIT_PROJECT_THREADS : (unsigned)n;
    p->clock = o->clock ? o->clock : clock_ms;
    p->info = (struct host_info){.state = HOST_READY, .platform = "Offline", .runtime = "None"};
    /* Resolves the folder to an allocated absolute path, and checks that it is a project. */
    if (!realpath(o->path, full))
        return err_set(err, ERR_NOT_FOUND, "umcp cannot read project folder '%s': %s", o->path,
                       strerror(errno));
    if (!walk_is_project(o->path, err)) {
        arena_init(&a, PATH_MAX + 1);
        if (project_find_root(&a, o->path, &root))
            err_hint(err, "it is part of the project in %s: name that folder", root);
        else
            err_hint(err, "name the folder that has Assets and ProjectSettings");
        arena_done(&a);
        return false;
    }
    path = text_copy(slice_of(full));
    if (!path)
        return err_no_memory(err);
    p->path = path;
    if (!project_open_settings(p->path, &project, err))
        return false;
    names = make_names(&project);
    project_done(&project);
    if (!names)
        return err_no_memory(err);
    set_names(p, names);
    return true;
}

struct host *project_host_new(const struct project_options *options,
                              const struct host_events *events, struct err *err)
{
    struct project_host *p = mem_zalloc(sizeof(*p));
    struct worker_ops ops = {.run = run, .idle = idle, .ctx = p};

    if (!p) {
        err_no_memory(err);
        return NULL;
    }
    p->host = (struct host){.ops = &project_ops, .events = *events};
    if (init(p, options, err))
        p->worker = worker_new(&ops, &p->host.events, err);
    if (p->worker && worker_start(p->worker, err))
        return &p->host;
    free_project(&p->host);
    return NULL;
}
