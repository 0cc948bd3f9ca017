/* The discovery file and the folder beside it; see discovery.h. */
#include "discovery.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "app.h"
#include "instances.h"
#include "link/link.h"
#include "transport/transport.h"
#include "json/json.h"

enum {
    LOCK_TRIES = 40,    /* at start and end, while others hold the folder's lock */
    LOCK_MOMENT_MS = 50 /* between two tries */
};

const char *discovery_path(const struct options *o, struct arena *a)
{
    return o->discovery ? o->discovery : discovery_usual_path(a);
}

/* --- Reading --- */

/* Parses d->text. */
static bool parse(struct arena *a, struct discovery *d)
{
    struct slice project, started;
    const struct json *root;
    struct json_fault fault;

    if (!json_parse(a, slice_from(d->text, d->len), &root, &fault) ||
        !json_to_int(json_get(root, DISCOVERY_PID), &d->pid) ||
        !json_to_int(json_get(root, DISCOVERY_PORT), &d->port))
        return false;
    d->base_url = arena_copy(a, json_get_text(root, DISCOVERY_URL)).p;
    project = json_get_text(root, DISCOVERY_PROJECT);
    started = json_get_text(root, DISCOVERY_STARTED);
    d->project = project.len ? arena_copy(a, project).p : NULL;
    d->started = arena_copy(a, started).p;
    /* Clients send their token to this URL, so it must be on this machine. */
    return d->base_url && d->started && client_url_is_local(d->base_url);
}

static bool is_same_text(const struct discovery *a, const struct discovery *b)
{
    return slice_eq(slice_from(a->text, a->len), slice_from(b->text, b->len));
}

/* The path of the folder beside the file. False: it is too long. */
static bool folder_path(const char *path, char to[PATH_MAX])
{
    int len = snprintf(to, PATH_MAX, "%s.d", path);

    return len > 0 && len < PATH_MAX;
}

/* -1 with err set. */
static int open_folder(const char *path, bool must_make, struct err *err)
{
    char folder[PATH_MAX];

    if (!folder_path(path, folder)) {
        err_set(err, ERR_ARGUMENT, "the discovery file's path is too long");
        return -1;
    }
    if (must_make && mkdir(folder, 0700) < 0 && errno != EEXIST) {
        err_set(err, ERR_INTERNAL, "cannot make folder '%s': %s", folder, strerror(errno));
        return -1;
    }
    return entry_folder_open(folder, false, err);
}

/* All servers in the folder, living or dead, newest first. */
struct entries {
    struct arena *arena;
    struct discovery *items; /* room for LIMIT_DISCOVERED */
    size_t n;
};

static void add_entry(struct entries *e, const struct discovery *d)
{
    size_t at = e->n;

    while (at > 0 && strcmp(e->items[at - 1].started, d->started) < 0)
        at--;
    if (at == LIMIT_DISCOVERED)
        return;
    if (e->n < LIMIT_DISCOVERED)
        e->n++;
    memmove(e->items + at + 1, e->items + at, (e->n - at - 1) * sizeof(e->items[0]));
    e->items[at] = *d;
}

static void read_entry(void *ctx, int folder, const char *name)
{
    struct entries *e = ctx;
    struct discovery d = {0};
    ssize_t len;

    if (!instance_name_fits(name, ".json"))
        return;
    d.is_alive = entry_owner(folder, name) == OWNER_ALIVE;
    len = entry_read(folder, name, d.text, sizeof(d.text));
    d.len = len > 0 ? (size_t)len : 0;
    if (d.len && parse(e->arena, &d))
        add_entry(e, &d);
}

static bool read_entries(struct entries *e, int folder)
{
    e->n = 0;
    e->items = arena_zalloc(e->arena, LIMIT_DISCOVERED * sizeof(e->items[0]));
    if (e->items)
        entry_folder_each(folder, read_entry, e);
    return e->items != NULL;
}

static const struct discovery *newest_living(const struct entries *e)
{
    for (size_t i = 0; i < e->n; i++)
        if (e->items[i].is_alive)
            return &e->items[i];
    return NULL;
}

/* Whether the server that the file names is alive. We look at its lock if it has a file in the
 * folder, else at its process id, because other programs write the discovery file, too. */
static bool is_living(const struct discovery *d, const struct entries *e)
{
    for (size_t i = 0; i < e->n; i++)
        if (is_same_text(d, &e->items[i]))
            return e->items[i].is_alive;
    return d->pid > 0 && d->pid <= INT_MAX && d->pid != getpid() &&
           (kill((pid_t)d->pid, 0) == 0 || errno == EPERM);
}

bool discovery_read(struct arena *a, const char *path, struct discovery *ret_discovery)
{
    struct discovery d = {0};
    struct arena scratch;
    struct slice text;
    struct err err;
    bool ok;

    arena_init(&scratch, 64u << 10);
    ok = private_file_read(&scratch, path, PRIVATE_FROM_WRITERS, LIMIT_SMALL_FILE, &text, &err) &&
         text.len <= sizeof(d.text);
    if (ok) {
        memcpy(d.text, text.p, text.len);
        d.len = text.len;
    }
    arena_done(&scratch);
    if (!ok || !parse(a, &d))
        return false;
    *ret_discovery = d;
    return true;
}

static struct entries entries_of(struct arena *a, const char *path)
{
    struct entries e = {.arena = a};
    struct err err;
    int folder = open_folder(path, false, &err);

    if (folder >= 0) {
        read_entries(&e, folder);
        close(folder);
    }
    return e;
}

bool discovery_find(struct arena *a, const char *path, struct discovery *ret_discovery)
{
    struct entries e = entries_of(a, path);
    const struct discovery *newest = newest_living(&e);
    struct discovery d;
    bool is_there = discovery_read(a, path, &d);

    if (is_there)
        d.is_alive = is_living(&d, &e);
    if (newest && (!is_there || !d.is_alive))
        d = *newest;
    if (!newest && !is_there)
        return false;
    *ret_discovery = d;
    return true;
}

struct discovery *discovery_list(struct arena *a, const char *path, size_t *ret_n)
{
    struct entries e = entries_of(a, path);
    size_t n = 0;

    for (size_t i = 0; i < e.n; i++)
        if (e.items[i].is_alive)
            e.items[n++] = e.items[i];
    *ret_n = n;
    return e.items;
}

/* --- Writing --- */

struct beacon {
    char *path;
    int folder, file; /* the folder, while it is used, and our own file in it; -1: not open */
    bool has_folder;
    char name[INSTANCE_NAME_SIZE];
    struct discovery own;
    bool is_named;    /* the discovery file named us when we last looked */
    struct stat seen; /* the discovery file at that time */
};

static bool write_entry(struct beacon *b, const struct beacon_info *info, struct err *err)
{
    char address[ADDRESS_SIZE], real[PATH_MAX];
    struct buf text = {.p = b->own.text, .cap = sizeof(b->own.text), .max = sizeof(b->own.text)};
    struct json_out w;

    address_write(info->address, info->port, address);
    buf_printf(&text,
               "{\"" DISCOVERY_PID "\":%ld,\"" DISCOVERY_URL "\":\"http://%s\",\"" DISCOVERY_PORT
               "\":%d,\"modeHints\":[\"streamable-http\"],\"" DISCOVERY_STARTED "\":\"%s\"",
               (long)getpid(), address, info->port, info->started);
    if (info->project && realpath(info->project, real) && utf8_valid(slice_of(real))) {
        buf_append(&text, SLICE(",\"" DISCOVERY_PROJECT "\":"));
        json_out_init(&w, &text);
        json_string(&w, real);
    }
    buf_append(&text, SLICE("}\n"));
    b->own.len = text.len;
    return buf_ok(&text) || err_set(err, ERR_INTERNAL, "the project's path is too long");
}

static bool write_global(const struct beacon *b, const struct discovery *d, struct err *err)
{
    struct stat what;

    if (lstat(b->path, &what) == 0 && what.st_uid != geteuid())
        return err_set(err, ERR_DENIED, "discovery file '%s' belongs to another user", b->path);
    return private_file_write(b->path, slice_from(d->text, d->len)) ||
           err_set(err, ERR_INTERNAL, "cannot write discovery file '%s': %s", b->path,
                   strerror(errno));
}

/* Whether the folder we have open still exists under its name: the last server removes it. */
static bool is_in_place(const struct beacon *b)
{
    struct stat open_one, named;
    char folder[PATH_MAX];

    return folder_path(b->path, folder) && fstat(b->folder, &open_one) == 0 &&
           lstat(folder, &named) == 0 && open_one.st_ino == named.st_ino &&
           open_one.st_dev == named.st_dev;
}

/* Takes the lock under which servers change the folder and the discovery file. False: another
 * server keeps it. */
static bool lock_folder(const struct beacon *b, int tries)
{
    static const struct timespec moment = {.tv_nsec = LOCK_MOMENT_MS * 1000000L};

    for (int i = 0; i < tries; i++) {
        if (i)
            nanosleep(&moment, NULL);
        if (flock(b->folder, LOCK_EX | LOCK_NB) == 0)
            return true;
    }
    return false;
}

/* And unlocks it. */
static void close_folder(struct beacon *b)
{
    if (b->folder >= 0)
        close(b->folder);
    b->folder = -1;
}

/* Opens and locks the folder. Retries if another server removes it meanwhile. */
static bool open_locked_folder(struct beacon *b, struct err *err)
{
    for (int i = 0; i < LOCK_TRIES; i++) {
        b->folder = open_folder(b->path, true, err);
        if (b->folder < 0)
            return false;
        if (!lock_folder(b, LOCK_TRIES)) {
            err_set(err, ERR_NOT_READY, "another process has locked the folder '%s.d'", b->path);
            break;
        }
        if (is_in_place(b))
            return true;
        close_folder(b);
    }
    close_folder(b);
    return false;
}

/* Removes files of dead servers. The discovery file may name one of them, so the caller rewrites it
 * right afterwards. */
static void clean_entry(void *ctx, int folder, const char *name)
{
    (void)ctx;
    if ((instance_name_fits(name, ".json") || instance_name_fits(name, ".json.tmp")) &&
        entry_owner(folder, name) == OWNER_DEAD)
        unlinkat(folder, name, 0);
}

/* Creates our own file in the folder. */
static bool make_entry(struct beacon *b)
{
    b->file = entry_create(b->folder, b->name, slice_from(b->own.text, b->own.len));
    return b->file >= 0;
}

/* Writes us into the discovery file if we are the newest running server, and notes its state. */
static void name_newest(struct beacon *b, struct arena *a)
{
    struct entries e = {.arena = a};
    const struct discovery *newest;
    struct discovery named;
    struct err err;
    bool is_there;

    newest = read_entries(&e, b->folder) ? newest_living(&e) : NULL;
    is_there = discovery_read(a, b->path, &named);
    b->is_named = is_there && is_same_text(&named, &b->own);
    if (newest && is_same_text(newest, &b->own) && !b->is_named &&
        !(is_there && is_living(&named, &e)))
        b->is_named = write_global(b, &b->own, &err);
    if (lstat(b->path, &b->seen) < 0)
        b->seen = (struct stat){0};
}

void beacon_check(void *beacon)
{
    struct beacon *b = beacon;
    struct stat now = {0}, own;
    struct arena a;
    bool is_same, must_enter;
    struct err err;

    if (!b->has_folder)
        return;
    is_same = lstat(b->path, &now) == 0 && now.st_ino == b->seen.st_ino &&
              now.st_mtim.tv_sec == b->seen.st_mtim.tv_sec &&
              now.st_mtim.tv_nsec == b->seen.st_mtim.tv_nsec;
    /* A temporary-file cleaner may have removed our file. */
    must_enter = b->file < 0 || (fstat(b->file, &own) == 0 && own.st_nlink == 0);
    if (is_same && b->is_named && !must_enter)
        return;
    b->folder = open_folder(b->path, false, &err);
    if (b->folder < 0 || !lock_folder(b, 1)) {
        close_folder(b);
        return;
    }
    if (must_enter) {
        if (b->file >= 0)
            close(b->file);
        make_entry(b);
    }
    arena_init(&a, 4u << 20);
    name_newest(b, &a);
    arena_done(&a);
    close_folder(b);
}

/* Without the folder, other servers could not be named again after us, so we replace only a dead
 * one. */
static bool write_without_folder(struct beacon *b, struct err *err)
{
    struct entries none = {0};
    struct discovery named;
    struct arena a;
    bool is_taken;

    arena_init(&a, 64u << 10);
    is_taken = discovery_read(&a, b->path, &named) && is_living(&named, &none);
    arena_done(&a);
    if (is_taken)
        return err_set(err, ERR_NOT_READY,
                       "discovery file '%s' already names another running server", b->path);
    return write_global(b, &b->own, err);
}

struct beacon *beacon_new(const char *path, const struct beacon_info *info, struct err *err)
{
    struct beacon *b = mem_zalloc(sizeof(*b));
    struct err why;
    bool ok;

    if (!b) {
        err_no_memory(err);
        return NULL;
    }
    b->folder = b->file = -1;
    b->path = text_copy(slice_of(path));
    snprintf(b->name, sizeof(b->name), "%s.json", info->id);
    if (!b->path || !write_entry(b, info, err)) {
        beacon_free(b);
        return NULL;
    }
    if (open_locked_folder(b, err)) {
        entry_folder_each(b->folder, clean_entry, NULL);
        ok = make_entry(b) ? write_global(b, &b->own, err)
                           : err_set(err, ERR_INTERNAL, "cannot write to '%s.d': %s", b->path,
                                     strerror(errno));
        b->is_named = ok && lstat(b->path, &b->seen) == 0;
        b->has_folder = true;
        close_folder(b);
    } else {
        ok = write_without_folder(b, &why);
    }
    if (ok)
        return b;
    beacon_free(b);
    return NULL;
}

void beacon_free(struct beacon *b)
{
    const struct discovery *newest = NULL;
    struct discovery named;
    char folder[PATH_MAX];
    struct entries e;
    struct arena a;
    struct err err;

    if (!b)
        return;
    if (b->has_folder)
        b->folder = open_folder(b->path, false, &err);
    if (b->folder >= 0)
        lock_folder(b, LOCK_TRIES); /* continue without the lock if a stopped process holds it */
    if (b->file >= 0) {
        unlinkat(b->folder, b->name, 0);
        close(b->file);
    }
    arena_init(&a, 4u << 20);
    e = (struct entries){.arena = &a};
    if (b->path && b->own.len && discovery_read(&a, b->path, &named) &&
        is_same_text(&named, &b->own)) { /* name the newest other server instead of us */
        if (b->folder >= 0 && read_entries(&e, b->folder))
            newest = newest_living(&e);
        if (!newest || !write_global(b, newest, &err))
            unlink(b->path);
    }
    arena_done(&a);
    if (b->folder >= 0) {
        if (folder_path(b->path, folder))
            rmdir(folder); /* fails if another server has its file there */
        close_folder(b);
    }
    mem_free(b->path);
    mem_free(b);
}
