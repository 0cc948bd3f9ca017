/*
 * The Scripts folder on disk: the tools that read it, and the thread that runs all of its tools.
 * For a call that runs a script this only reads the code; the owner sends it to an engine.
 */
#include "internal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- Files. --- */

struct script {
    const char *content;
    size_t len;  /* bytes of content */
    bool is_cut; /* the file is longer */
    struct stat what;
};

static bool open_script(const struct scripts *s, const char *name, int *ret_fd,
                        struct stat *ret_what, struct err *err)
{
    /* Opening a pipe must not block. */
    const int flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;
    const char *last;
    char path[2 * PATH_MAX];
    int at, fd, error;

    if (!scripts_open_parent(s, name, false, &at, &last, err))
        return false;
    fd = openat(at, last, flags);
    error = errno;
    close(at);
    errno = error;
    if (fd < 0 && errno == ELOOP)
        return scripts_leaves_folder(err);
    if (fd < 0 && (errno == ENOENT || errno == ENXIO)) /* nothing there, or a socket */
        return scripts_not_found(name, err);
    if (fd < 0)
        return scripts_no_access(name, "read", err);
    if (fstat(fd, ret_what) < 0 || !S_ISREG(ret_what->st_mode)) {
        close(fd);
        return scripts_not_found(name, err);
    }
    snprintf(path, sizeof(path), "%s/%s", s->folder, name); /* for the user who mends its mode */
    if (!private_file_check(fd, path, PRIVATE_FROM_WRITERS, err)) { /* it is code to run */
        close(fd);
        return false;
    }
    *ret_fd = fd;
    return true;
}

static bool read_all(int fd, char *to, size_t size, size_t *ret_len)
{
    size_t len = 0;
    ssize_t n = 1;

    while (len < size && n != 0) {
        n = read(fd, to + len, size - len);
        if (n < 0 && errno != EINTR)
            return false;
        len += n > 0 ? (size_t)n : 0;
    }
    *ret_len = len;
    return true;
}

static bool read_script(const struct scripts *s, struct arena *a, const char *name,
                        struct script *ret_script, struct err *err)
{
    const size_t most = LIMIT_SCRIPT + sizeof(SCRIPTS_BOM); /* one byte over the limit */
    struct slice content;
    struct stat what;
    size_t size, len;
    bool is_cut, ok;
    char *text;
    int fd;

    if (!open_script(s, name, &fd, &what, err))
        return false;
    size = what.st_size < (off_t)most ? (size_t)what.st_size : most;
    text = arena_alloc(a, size ? size : 1);
    ok = text && read_all(fd, text, size, &len);
    close(fd);
    if (!text)
        return err_no_memory(err);
    if (!ok)
        return scripts_no_access(name, "read", err);
    content = scripts_without_bom(slice_from(text, len));
    is_cut = content.len > LIMIT_SCRIPT;
    if (is_cut)
        content.len = utf8_cut(content, LIMIT_SCRIPT);
    *ret_script = (struct script){content.p, content.len, is_cut, what};
    return true;
}

/* --- The list. --- */

struct names {
    struct arena *arena;
    const char *items[LIMIT_SCRIPTS_LISTED];
    size_t n;
    int64_t bytes; /* of all files */
};

static bool add_name(struct names *l, const char *folder, const char *name, int64_t bytes)
{
    const char *full = arena_printf(l->arena, "%s%s%s", folder, folder[0] ? "/" : "", name).p;

    if (full)
        l->items[l->n++] = full;
    l->bytes += bytes;
    return full != NULL;
}

static bool walk(const struct scripts *s, struct names *l, int at, const char *folder,
                 unsigned depth);

/* Skips links: a target inside the folder is listed anyway, and one outside must not be. */
static bool visit(const struct scripts *s, struct names *l, int at, const char *folder,
                  const struct dirent *entry, unsigned depth)
{
    const char *below;
    struct stat what;
    int fd;

    if (entry->d_name[0] == '.' || !utf8_valid(slice_of(entry->d_name)) ||
        fstatat(at, entry->d_name, &what, AT_SYMLINK_NOFOLLOW) < 0)
        return true;
    if (S_ISREG(what.st_mode))
        return !slice_ends_nocase(slice_of(entry->d_name), SLICE(".cs")) ||
               add_name(l, folder, entry->d_name, (int64_t)what.st_size);
    if (!S_ISDIR(what.st_mode) || depth == LIMIT_SCRIPT_DEPTH)
        return true;
    below = arena_printf(l->arena, "%s%s%s", folder, folder[0] ? "/" : "", entry->d_name).p;
    if (!below)
        return false;
    fd = openat(at, entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    return walk(s, l, fd, below, depth + 1);
}

/* Takes ownership of `at`. A folder that is missing or unreadable has no scripts. False: no
 * memory. */
static bool walk(const struct scripts *s, struct names *l, int at, const char *folder,
                 unsigned depth)
{
    DIR *dir = at >= 0 ? fdopendir(at) : NULL;
    const struct dirent *entry;
    bool ok = true;

    if (!dir && at >= 0)
        close(at);
    if (!dir)
        return true;
    while (ok && l->n < LIMIT_SCRIPTS_LISTED && !worker_must_stop(s->worker) &&
           (entry = readdir(dir)))
        ok = visit(s, l, at, folder, entry, depth);
    closedir(dir);
    return ok;
}

/* NULL with err set: others can write to the folder, or no memory. */
static struct names *find_names(const struct scripts *s, struct arena *a, struct err *err)
{
    struct names *l = arena_zalloc(a, sizeof(*l));
    int at = private_folder_open(s->folder, false, err);

    if (at < 0 && err->kind != ERR_NOT_FOUND)
        return NULL;
    err->kind = ERR_NONE;
    if (l)
        l->arena = a;
    if (l && walk(s, l, at, "", 0))
        return l;
    if (!l && at >= 0)
        close(at);
    err_no_memory(err);
    return NULL;
}

bool scripts_count(const struct scripts *s, struct arena *a, size_t *ret_n, int64_t *ret_bytes,
                   struct err *err)
{
    const struct names *l = find_names(s, a, err);

    if (!l)
        return false;
    *ret_n = l->n;
    *ret_bytes = l->bytes;
    return true;
}

static int compare(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void put_path(struct json_out *w, const char *key, const struct scripts *s, const char *name)
{
    char path[PATH_MAX + LIMIT_SCRIPT_NAME];

    snprintf(path, sizeof(path), "%s/%s", s->folder, name);
    json_put_string(w, key, path);
}

static void put_file(struct json_out *w, const struct scripts *s, const char *name)
{
    const char *slash = strrchr(name, '/');

    json_put_string(w, "Name", slash ? slash + 1 : name);
    put_path(w, "Path", s, name);
}

/* --- Tools. --- */

static bool list_scripts(struct scripts *s, struct host_call *call)
{
    const struct page_args *args = call->args;
    struct names *l = find_names(s, call->arena, &call->err);
    struct json_out w;
    size_t limit, offset;

    if (!l)
        return false;
    qsort(l->items, l->n, sizeof(l->items[0]), compare);
    limit = args->limit.value > 0 ? (size_t)args->limit.value : 1;
    offset = args->offset.value > 0 ? (size_t)args->offset.value : 0;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_int(&w, "Total", (int64_t)l->n);
    json_key(&w, "Items");
    json_array(&w);
    for (size_t i = offset; i < l->n && i - offset < limit; i++) {
        json_object(&w);
        put_file(&w, s, l->items[i]);
        json_object_end(&w);
    }
    json_array_end(&w);
    json_object_end(&w);
    return true;
}

static bool read_console_script(struct scripts *s, struct host_call *call)
{
    const struct read_script_args *args = call->args;
    char name[LIMIT_SCRIPT_NAME];
    struct script script;
    struct json_out w;
    char text[TEXT_TIME_SIZE];
    char *dot;

    if (!scripts_resolve(s, args->path.value, name, &call->err) ||
        !read_script(s, call->arena, name, &script, &call->err))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    put_file(&w, s, name);
    json_put_text(&w, "Content", slice_from(script.content, script.len));
    json_put_int(&w, "SizeBytes", (int64_t)script.what.st_size);
    /* Writes whole seconds, as in explorer's example: "2025-12-17T18:00:00Z". */
    text_time((int64_t)script.what.st_mtime * 1000, text);
    dot = strchr(text, '.');
    if (dot)
        memcpy(dot, "Z", 2);
    json_put_string(&w, "LastModifiedUtc", text);
    json_put_bool(&w, "Truncated", script.is_cut);
    json_object_end(&w);
    return true;
}

static const char *const startup_names[] = {SCRIPTS_STARTUP, SCRIPTS_STARTUP_DISABLED};

/* Reads startup.cs, or startup.disabled.cs while it is off: the first of `n` names that exists.
 * *ret_at is `n` if no file exists. */
static bool find_startup(const struct scripts *s, struct host_call *call, size_t n, size_t *ret_at,
                         struct script *ret_script)
{
    size_t at = 0;

    while (at < n && !read_script(s, call->arena, startup_names[at], ret_script, &call->err)) {
        if (call->err.kind != ERR_NOT_FOUND)
            return false;
        at++;
    }
    call->err = (struct err){0};
    *ret_at = at;
    return true;
}

static bool get_startup(struct scripts *s, struct host_call *call)
{
    const size_t n = N_ELEMENTS(startup_names);
    struct script script;
    struct json_out w;
    size_t at;

    if (!find_startup(s, call, n, &at, &script))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_put_bool(&w, "enabled", at == 0);
    put_path(&w, "path", s, startup_names[at < n ? at : 0]);
    if (at < n)
        json_put_text(&w, "content", slice_from(script.content, script.len));
    json_object_end(&w);
    return true;
}

/* --- Running: the file's data for an engine. --- */

static bool prepare(const struct scripts *s, struct host_call *call, const char *name,
                    const struct script *script)
{
    struct script_run *run = call->host_data;
    struct slice args;
    struct json_out w;
    struct buf to;

    if (script->is_cut)
        return err_set(&call->err, ERR_ARGUMENT, "Content too large; max %d bytes", LIMIT_SCRIPT);
    run->stamp = (struct script_stamp){.inode = (uint64_t)script->what.st_ino,
                                       .size = (int64_t)script->what.st_size,
                                       .seconds = (int64_t)script->what.st_mtim.tv_sec,
                                       .nanoseconds = (int64_t)script->what.st_mtim.tv_nsec};
    run->path = arena_printf(call->arena, "%s/%s", s->folder, name);
    if (!run->path.p)
        return err_no_memory(&call->err);
    buf_init(&to, 64 + 6 * (size_t)LIMIT_SCRIPT); /* a byte may become \u0000 */
    json_out_init(&w, &to);
    json_object(&w);
    json_put_text(&w, "code", slice_from(script->content, script->len));
    json_object_end(&w);
    args = arena_take(call->arena, &to);
    if (!args.p)
        return err_no_memory(&call->err);
    run->args = args;
    return true;
}

static bool run_script(struct scripts *s, struct host_call *call)
{
    const struct script_args *args = call->args;
    char name[LIMIT_SCRIPT_NAME];
    struct script script;

    return scripts_resolve(s, args->path.value, name, &call->err) &&
           read_script(s, call->arena, name, &script, &call->err) &&
           prepare(s, call, name, &script);
}

static bool run_startup(struct scripts *s, struct host_call *call)
{
    const struct script_run *run = call->host_data;
    const size_t n = run->is_at_start ? 1 : N_ELEMENTS(startup_names);
    struct script script;
    size_t at;

    if (!find_startup(s, call, n, &at, &script))
        return false;
    if (at == n)
        return err_set(&call->err, ERR_NOT_FOUND, "Startup script not found");
    return prepare(s, call, startup_names[at], &script);
}

/* --- The worker. --- */

static bool complete(struct scripts *s, struct host_call *call)
{
    struct completion to = completion_begin(call->arena, call->args);
    const struct names *l = find_names(s, call->arena, &call->err);
    struct json_out w;

    if (!l)
        return false;
    for (size_t i = 0; i < l->n; i++)
        if (!completion_add(&to, slice_of(l->items[i]), (struct slice){0}))
            return err_no_memory(&call->err);
    json_out_init(&w, &call->result);
    completion_write(&to, &w);
    return true;
}

static const struct row {
    enum tool_id tool;
    bool is_run; /* call->host_data is a struct script_run */
    scripts_body *body;
} rows[] = {
    {TOOL_LIST_CONSOLE_SCRIPTS, false, list_scripts},
    {TOOL_READ_CONSOLE_SCRIPT, false, read_console_script},
    {TOOL_WRITE_CONSOLE_SCRIPT, false, scripts_write},
    {TOOL_DELETE_CONSOLE_SCRIPT, false, scripts_delete},
    {TOOL_RUN_CONSOLE_SCRIPT, true, run_script},
    {TOOL_GET_STARTUP_SCRIPT, false, get_startup},
    {TOOL_SET_STARTUP_SCRIPT_ENABLED, false, scripts_set_startup_enabled},
    {TOOL_WRITE_STARTUP_SCRIPT, false, scripts_write_startup},
    {TOOL_RUN_STARTUP_SCRIPT, true, run_startup},
    {TOOL_COMPLETE, false, complete},
};

static const struct row *row_of(const struct tool *tool)
{
    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (rows[i].tool == tool->id)
            return &rows[i];
    return NULL;
}

bool scripts_takes(const struct host_call *call)
{
    const struct complete_args *args = call->args;

    if (call->tool->id == TOOL_COMPLETE)
        return slice_is(args->kind.value, complete_kind_names[COMPLETE_SCRIPT - COMPLETE_SCENE]);
    return row_of(call->tool) != NULL;
}

static void run_call(void *ctx, struct host_call *call)
{
    bool ok = row_of(call->tool)->body(ctx, call);

    if (ok && !buf_ok(&call->result))
        ok = err_set(&call->err, ERR_TOO_LARGE, "The result is too large");
    if (!ok)
        buf_reset(&call->result, 0);
}

static int idle(void *ctx, int *ret_fd)
{
    (void)ctx;
    *ret_fd = -1;
    return -1;
}

static bool start_worker(struct scripts *s, struct err *err)
{
    struct worker_ops ops = {.run = run_call, .idle = idle, .ctx = s};

    if (s->worker)
        return true;
    s->worker = worker_new(&ops, &s->worker_events, err);
    if (!s->worker)
        return false;
    if (worker_start(s->worker, err))
        return true;
    worker_free(s->worker);
    s->worker = NULL;
    return false;
}

/* --- The loop's side. --- */

static struct script_run *find_run(const struct scripts *s, const struct host_call *call)
{
    LIST_EACH(struct script_run, run, &s->runs, link)
        if (run->call == call)
            return run;
    return NULL;
}

/* A call that was cancelled after its file was read must not go on to an engine. */
static void leave(void *ctx, struct host_call *call)
{
    struct scripts *s = ctx;
    struct script_run *run = find_run(s, call);

    if (run)
        list_remove(&run->link);
    if (run && run->is_cancelled)
        err_set(&call->err, ERR_TIMEOUT, "Cancelled");
    s->done(s->ctx, call);
}

static void wake(void *ctx)
{
    const struct scripts *s = ctx;

    if (s->events->wake)
        s->events->wake(s->events->ctx);
}

static void post(struct scripts *s, struct host_call *call, bool is_at_start)
{
    bool is_run = row_of(call->tool)->is_run;
    struct script_run *run = is_run ? arena_zalloc(call->arena, sizeof(*run)) : NULL;

    if (is_run && !run)
        err_no_memory(&call->err);
    if ((is_run && !run) || !start_worker(s, &call->err)) {
        s->done(s->ctx, call);
        return;
    }
    if (run) {
        *run = (struct script_run){.call = call, .is_at_start = is_at_start};
        list_append(&s->runs, &run->link);
        call->host_data = run;
    }
    worker_post(s->worker, call);
}

void scripts_post(struct scripts *s, struct host_call *call)
{
    post(s, call, false);
}

void scripts_post_at_start(struct scripts *s, struct host_call *call)
{
    post(s, call, true);
}

void scripts_cancel(struct scripts *s, struct host_call *call)
{
    struct script_run *run = s ? find_run(s, call) : NULL;

    if (run)
        run->is_cancelled = true;
    if (s && s->worker)
        worker_cancel(s->worker, call);
}

void scripts_tick(struct scripts *s)
{
    if (s && s->worker)
        worker_drain(s->worker);
}

struct scripts *scripts_new(const char *state_dir, const struct host_events *events,
                            scripts_done_fn *done, void *ctx)
{
    struct scripts *s = mem_zalloc(sizeof(*s));
    char at[PATH_MAX] = "";
    int len;

    if (!s)
        return NULL;
    s->events = events;
    s->done = done;
    s->ctx = ctx;
    s->worker_events = (struct host_events){.finished = leave, .wake = wake, .ctx = s};
    if (state_dir[0] != '/' && !getcwd(at, sizeof(at)))
        at[0] = '\0';
    len = snprintf(s->folder, sizeof(s->folder), "%s%s%s/Scripts", at, at[0] ? "/" : "", state_dir);
    if (len > 0 && (size_t)len < sizeof(s->folder))
        return s;
    mem_free(s);
    return NULL;
}

void scripts_free(struct scripts *s)
{
    if (!s)
        return;
    worker_free(s->worker);
    mem_free(s);
}
