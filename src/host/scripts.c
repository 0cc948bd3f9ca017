/*
 * The Scripts folder on disk, and seed 4's rules for its paths and sizes: files that end in .cs, at
 * most 256 KB of each, and nothing outside the folder, whatever links lead there. Bodies run on a
 * worker's thread; the shapes of the answers are those of fake_scripts.c.
 */
#include "scripts.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "worker.h"

enum {
    MAX_SCRIPT = 262144, /* bytes shown of one file */
    MAX_FILES = 10000,   /* that are listed */
    MAX_DEPTH = 8,       /* folders in folders */
    MAX_NAME = 1024
};

struct scripts {
    char folder[PATH_MAX]; /* absolute */
    struct worker *worker; /* NULL: not needed yet */
    const struct host_events *events;
};

/* --- Paths. --- */

static bool is_separator(char c)
{
    return c == '/' || c == '\\';
}

static bool ends_in_cs(struct slice path)
{
    return slice_ends_nocase(path, SLICE(".cs"));
}

static struct slice next_part(struct slice *rest)
{
    size_t len = 0;
    struct slice part;

    while (len < rest->len && !is_separator(rest->p[len]))
        len++;
    part = slice_from(rest->p, len);
    *rest = slice_skip(*rest, len < rest->len ? len + 1 : len);
    return part;
}

static size_t without_last_part(const char *p, size_t len)
{
    while (len && p[len - 1] != '/')
        len--;
    return len ? len - 1 : 0;
}

bool scripts_check_path(struct slice path, struct err *err)
{
    if (path.len == 0)
        return err_set(err, ERR_ARGUMENT, "path is required");
    return ends_in_cs(path) || err_set(err, ERR_ARGUMENT, "Only .cs files are allowed");
}

static bool leaves_folder(struct err *err)
{
    return err_set(err, ERR_ARGUMENT, "path must stay inside the Scripts folder");
}

bool scripts_normalize(struct slice path, char *to, size_t *ret_len, struct err *err)
{
    size_t len = 0;

    if (is_separator(path.p[0]) || memchr(path.p, ':', path.len))
        return leaves_folder(err);
    while (path.len) {
        struct slice part = next_part(&path);

        if (part.len == 0 || slice_is(part, "."))
            continue;
        if (slice_is(part, "..")) {
            if (len == 0)
                return leaves_folder(err);
            len = without_last_part(to, len);
            continue;
        }
        if (len)
            to[len++] = '/';
        memcpy(to + len, part.p, part.len);
        len += part.len;
    }
    to[len] = '\0';
    *ret_len = len;
    return true;
}

/* The name within the folder that a caller's path means. */
static bool resolve(const struct scripts *s, struct slice path, char ret_name[MAX_NAME],
                    struct err *err)
{
    struct slice folder = slice_of(s->folder);
    bool is_absolute =
        slice_starts(path, folder) && path.len > folder.len && is_separator(path.p[folder.len]);
    size_t len;

    if (!scripts_check_path(path, err))
        return false;
    if (is_absolute)
        path = slice_skip(path, folder.len + 1);
    if (path.len >= MAX_NAME || memchr(path.p, '\0', path.len))
        return err_set(err, ERR_ARGUMENT, "path must have less than %d bytes and no NUL", MAX_NAME);
    return scripts_normalize(path, ret_name, &len, err);
}

/* --- Files. --- */

struct script {
    const char *content;
    size_t len; /* of the content */
    struct stat what;
};

static bool not_found(const char *name, struct err *err)
{
    return err_set(err, ERR_NOT_FOUND, "Script not found: %s", name);
}

/* Where an open file really is must be below where the folder really is. */
static bool is_inside(const struct scripts *s, int fd)
{
    char name[64], at[PATH_MAX], folder[PATH_MAX];
    ssize_t len;

    snprintf(name, sizeof(name), "/proc/self/fd/%d", fd);
    len = readlink(name, at, sizeof(at) - 1);
    if (len <= 0 || !realpath(s->folder, folder))
        return false;
    at[len] = '\0';
    return slice_starts(slice_of(at), slice_of(folder)) && at[strlen(folder)] == '/';
}

static bool open_script(const struct scripts *s, const char *name, int *ret_fd, struct err *err)
{
    char path[PATH_MAX + MAX_NAME];
    struct stat what;
    int fd;

    snprintf(path, sizeof(path), "%s/%s", s->folder, name);
    fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY); /* a pipe must not hold us up */
    if (fd < 0 && (errno == ENOENT || errno == ENOTDIR || errno == ELOOP))
        return not_found(name, err);
    if (fd < 0)
        return err_set(err, ERR_ENGINE, "%s cannot be read: %s", name, strerror(errno));
    if (!is_inside(s, fd)) {
        close(fd);
        return leaves_folder(err);
    }
    if (fstat(fd, &what) < 0 || !S_ISREG(what.st_mode)) {
        close(fd);
        return not_found(name, err);
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

struct slice scripts_without_bom(struct slice text)
{
    struct slice bom = SLICE("\xEF\xBB\xBF");

    return slice_starts(text, bom) ? slice_skip(text, bom.len) : text;
}

static bool read_script(const struct scripts *s, struct arena *a, const char *name,
                        struct script *ret_script, struct err *err)
{
    size_t size = MAX_SCRIPT + sizeof("\xEF\xBB\xBF"), len;
    char *text = arena_alloc(a, size);
    struct slice content;
    struct stat what;
    bool ok;
    int fd;

    if (!text)
        return err_no_memory(err);
    if (!open_script(s, name, &fd, err))
        return false;
    ok = fstat(fd, &what) == 0 && read_all(fd, text, size, &len);
    close(fd);
    if (!ok)
        return err_set(err, ERR_ENGINE, "%s cannot be read: %s", name, strerror(errno));
    content = scripts_without_bom(slice_from(text, len));
    if (content.len > MAX_SCRIPT)
        content.len = utf8_cut(content, MAX_SCRIPT);
    *ret_script = (struct script){content.p, content.len, what};
    return true;
}

/* --- The list. --- */

struct names {
    struct arena *arena;
    const char *items[MAX_FILES];
    size_t n;
};

static bool add_name(struct names *l, const char *folder, const char *name)
{
    const char *full = arena_printf(l->arena, "%s%s%s", folder, folder[0] ? "/" : "", name).p;

    if (full)
        l->items[l->n++] = full;
    return full != NULL;
}

static bool walk(const struct scripts *s, struct names *l, const char *folder, unsigned depth);

/* Links are passed over: what they lead to is either here as itself, or not to be seen. */
static bool visit(const struct scripts *s, struct names *l, int at, const char *folder,
                  const struct dirent *entry, unsigned depth)
{
    const char *below;
    struct stat what;

    if (entry->d_name[0] == '.' || !utf8_valid(slice_of(entry->d_name)) ||
        fstatat(at, entry->d_name, &what, AT_SYMLINK_NOFOLLOW) < 0)
        return true;
    if (S_ISREG(what.st_mode))
        return !ends_in_cs(slice_of(entry->d_name)) || add_name(l, folder, entry->d_name);
    if (!S_ISDIR(what.st_mode) || depth == MAX_DEPTH)
        return true;
    below = arena_printf(l->arena, "%s%s%s", folder, folder[0] ? "/" : "", entry->d_name).p;
    return below && walk(s, l, below, depth + 1);
}

/* A folder that is not there, or cannot be read, has no scripts. False: no memory. */
static bool walk(const struct scripts *s, struct names *l, const char *folder, unsigned depth)
{
    struct slice path = arena_printf(l->arena, "%s/%s", s->folder, folder);
    const struct dirent *entry;
    bool ok = true;
    DIR *dir;

    if (!path.p)
        return false;
    dir = opendir(path.p);
    if (!dir)
        return true;
    while (ok && l->n < MAX_FILES && !worker_must_stop(s->worker) && (entry = readdir(dir)))
        ok = visit(s, l, dirfd(dir), folder, entry, depth);
    closedir(dir);
    return ok;
}

static int compare(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void put_path(struct json_out *w, const char *key, const struct scripts *s, const char *name)
{
    char path[PATH_MAX + MAX_NAME];

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

static bool list_scripts(struct scripts *s, struct job *job)
{
    const struct page_args *args = job->args;
    struct names *l = arena_zalloc(job->arena, sizeof(*l));
    struct json_out w;
    size_t limit, offset;

    if (!l)
        return err_no_memory(&job->err);
    l->arena = job->arena;
    if (!walk(s, l, "", 0))
        return err_no_memory(&job->err);
    qsort(l->items, l->n, sizeof(l->items[0]), compare);
    limit = args->limit.value > 0 ? (size_t)args->limit.value : 1;
    offset = args->offset.value > 0 ? (size_t)args->offset.value : 0;
    json_out_init(&w, &job->result);
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

void scripts_put_time(struct json_out *w, const char *key, int64_t wall_ms)
{
    char text[TEXT_TIME_SIZE];
    char *dot;

    text_time(wall_ms, text);
    dot = strchr(text, '.');
    if (dot)
        memcpy(dot, "Z", 2);
    json_put_string(w, key, text);
}

static bool read_console_script(struct scripts *s, struct job *job)
{
    const struct read_script_args *args = job->args;
    char name[MAX_NAME];
    struct script script;
    struct json_out w;

    if (!resolve(s, args->path.value, name, &job->err) ||
        !read_script(s, job->arena, name, &script, &job->err))
        return false;
    json_out_init(&w, &job->result);
    json_object(&w);
    put_file(&w, s, name);
    json_put_text(&w, "Content", slice_from(script.content, script.len));
    json_put_int(&w, "SizeBytes", (int64_t)script.what.st_size);
    scripts_put_time(&w, "LastModifiedUtc", (int64_t)script.what.st_mtime * 1000);
    json_put_bool(&w, "Truncated", script.what.st_size > MAX_SCRIPT);
    json_object_end(&w);
    return true;
}

/* startup.cs, or startup.disabled.cs while it is off, or neither. */
static bool get_startup(struct scripts *s, struct job *job)
{
    static const char *const names[] = {SCRIPTS_STARTUP, SCRIPTS_STARTUP_DISABLED};
    struct script script;
    struct json_out w;
    size_t found = 0;

    while (found < N_ELEMENTS(names) &&
           !read_script(s, job->arena, names[found], &script, &job->err)) {
        if (job->err.kind != ERR_NOT_FOUND)
            return false;
        found++;
    }
    job->err = (struct err){0};
    json_out_init(&w, &job->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_put_bool(&w, "enabled", found == 0);
    put_path(&w, "path", s, found < N_ELEMENTS(names) ? names[found] : SCRIPTS_STARTUP);
    if (found < N_ELEMENTS(names))
        json_put_text(&w, "content", slice_from(script.content, script.len));
    json_object_end(&w);
    return true;
}

/* --- The worker. --- */

static const struct {
    enum tool_id tool;
    bool (*run)(struct scripts *s, struct job *job);
} bodies[] = {
    {TOOL_LIST_CONSOLE_SCRIPTS, list_scripts},
    {TOOL_READ_CONSOLE_SCRIPT, read_console_script},
    {TOOL_GET_STARTUP_SCRIPT, get_startup},
};

bool scripts_has(const struct tool *tool)
{
    for (size_t i = 0; i < N_ELEMENTS(bodies); i++)
        if (bodies[i].tool == tool->id)
            return true;
    return false;
}

static void run(void *ctx, struct job *job)
{
    bool ok = false;

    for (size_t i = 0; i < N_ELEMENTS(bodies); i++)
        if (bodies[i].tool == job->tool->id)
            ok = bodies[i].run(ctx, job);
    if (ok && !buf_ok(&job->result))
        ok = err_set(&job->err, ERR_TOO_LARGE, "The result is too large");
    if (!ok)
        buf_reset(&job->result, 0);
}

static int idle(void *ctx, int *ret_fd)
{
    (void)ctx;
    *ret_fd = -1;
    return -1;
}

static bool start_worker(struct scripts *s, struct err *err)
{
    struct worker_ops ops = {.run = run, .idle = idle, .ctx = s};

    if (s->worker)
        return true;
    s->worker = worker_new(&ops, s->events, err);
    if (!s->worker)
        return false;
    if (worker_start(s->worker, err))
        return true;
    worker_free(s->worker);
    s->worker = NULL;
    return false;
}

void scripts_post(struct scripts *s, struct job *job)
{
    if (start_worker(s, &job->err))
        worker_post(s->worker, job);
    else
        s->events->finished(s->events->ctx, job);
}

void scripts_cancel(struct scripts *s, struct job *job)
{
    if (s && s->worker)
        worker_cancel(s->worker, job);
}

void scripts_tick(struct scripts *s)
{
    if (s && s->worker)
        worker_drain(s->worker);
}

struct scripts *scripts_new(const char *state_dir, const struct host_events *events)
{
    struct scripts *s = mem_zalloc(sizeof(*s));
    char at[PATH_MAX] = "";
    int len;

    if (!s)
        return NULL;
    s->events = events;
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
