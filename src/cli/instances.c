/* Files and sockets of living servers; see instances.h. */
#include "instances.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "transport/transport.h"
#include "json/json.h"

enum {
    TMP_LIFE_S = 60 /* until an unfinished file is removed */
};

/* The members of an instance's file. */
#define KEY_ID      "id"
#define KEY_PID     "pid"
#define KEY_COMMAND "command" /* "serve" or "stdio" */
#define KEY_PROJECT "project"
#define KEY_STARTED "startedAt"
#define KEY_URL     "url"    /* this and the next exist once others may connect */
#define KEY_SOCKET  "socket" /* a file name in the same folder */

struct instance {
    char id[INSTANCE_ID_SIZE];
    int file; /* -1: not open */
    bool has_socket;
    char *state_dir, *project; /* NULL: none */
    const char *command, *started;
};

/* --- Files that only this user can write --- */

int entry_folder_open(const char *path, bool must_make, struct err *err)
{
    struct stat what;
    int fd;

    if (must_make && !fd_make_folders(path)) {
        err_set(err, ERR_INTERNAL, "cannot make folder '%s': %s", path, strerror(errno));
        return -1;
    }
    fd = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0) {
        err_set(err, ERR_NOT_FOUND, "cannot use folder '%s': %s", path, strerror(errno));
        return -1;
    }
    if (fstat(fd, &what) == 0 && what.st_uid == geteuid() && !(what.st_mode & 077))
        return fd;
    close(fd);
    err_set(err, ERR_DENIED,
            "umcp does not use folder '%s': it must belong to you and have mode 0700", path);
    return -1;
}

/* -1: see errno. */
static int open_private(int folder, const char *name)
{
    int fd = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    struct stat what;

    if (fd < 0)
        return -1;
    if (fstat(fd, &what) == 0 && S_ISREG(what.st_mode) && what.st_uid == geteuid() &&
        !(what.st_mode & (S_IWGRP | S_IWOTH)))
        return fd;
    close(fd);
    errno = EPERM;
    return -1;
}

enum file_owner entry_owner(int folder, const char *name)
{
    int fd = open_private(folder, name);
    enum file_owner owner = OWNER_DEAD;

    if (fd < 0)
        return errno == ENOENT ? OWNER_DEAD : OWNER_UNKNOWN;
    if (flock(fd, LOCK_SH | LOCK_NB) < 0)
        owner = errno == EWOULDBLOCK ? OWNER_ALIVE : OWNER_UNKNOWN;
    close(fd);
    return owner;
}

void entry_folder_each(int folder, void (*look)(void *ctx, int folder, const char *name), void *ctx)
{
    int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *list = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *entry;

    if (!list && copy >= 0)
        close(copy);
    for (int n = 0; list && n < LIMIT_SCAN && (entry = readdir(list)); n++)
        look(ctx, folder, entry->d_name);
    if (list)
        closedir(list);
}

ssize_t entry_read(int folder, const char *name, char *to, size_t size)
{
    int fd = open_private(folder, name);
    ssize_t len;

    if (fd < 0)
        return -1;
    len = read(fd, to, size);
    close(fd);
    return len;
}

/* The lock belongs to the file, not to its name, so we take it before the file gets its name. */
int entry_create(int folder, const char *name, struct slice text)
{
    char fresh[NAME_MAX + 1];
    int fd, fault;

    snprintf(fresh, sizeof(fresh), "%s.tmp", name);
    fd = openat(folder, fresh, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0)
        return -1;
    if (flock(fd, LOCK_EX | LOCK_NB) == 0 && fd_write(fd, text) &&
        renameat(folder, fresh, folder, name) == 0)
        return fd;
    fault = errno;
    unlinkat(folder, fresh, 0);
    close(fd);
    errno = fault;
    return -1;
}

/* --- Names --- */

bool instance_name_fits(const char *name, const char *end)
{
    for (size_t i = 0; i < INSTANCE_ID_SIZE - 1; i++)
        if (text_hex_digit(name[i]) < 0)
            return false;
    return strcmp(name + INSTANCE_ID_SIZE - 1, end) == 0;
}

void instance_make_id(char to[INSTANCE_ID_SIZE])
{
    unsigned char random[(INSTANCE_ID_SIZE - 1) / 2];

    system_random(random, sizeof(random));
    text_hex(random, sizeof(random), to);
}

/* Makes "<id>.json" and the like; the id must have the right length. */
static void name_of(const char *id, const char *end, char to[INSTANCE_NAME_SIZE])
{
    snprintf(to, INSTANCE_NAME_SIZE, "%.*s%s", INSTANCE_ID_SIZE - 1, id, end);
}

static int open_folder(const char *state_dir, bool must_make, struct err *err)
{
    char path[PATH_MAX];
    int len = snprintf(path, sizeof(path), "%s/instances", state_dir);

    if (len < 0 || (size_t)len >= sizeof(path)) {
        err_set(err, ERR_ARGUMENT, "the state folder's path is too long");
        return -1;
    }
    return entry_folder_open(path, must_make, err);
}

bool instance_is_alive(const char *state_dir, const char *id)
{
    char name[INSTANCE_NAME_SIZE];
    struct err err;
    int folder;
    bool is_alive;

    if (!instance_name_fits(id, ""))
        return false;
    folder = state_dir ? open_folder(state_dir, false, &err) : -1;
    if (folder < 0)
        return true;
    name_of(id, ".json", name);
    is_alive = entry_owner(folder, name) != OWNER_DEAD;
    close(folder);
    return is_alive;
}

/* --- Cleaning up after dead servers --- */

static void remove_if_dead(void *ctx, int folder, const char *name)
{
    char other[INSTANCE_NAME_SIZE];
    struct stat what;

    (void)ctx;
    if (instance_name_fits(name, ".json.tmp") &&
        fstatat(folder, name, &what, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(what.st_mode) &&
        time(NULL) - what.st_mtime > TMP_LIFE_S)
        unlinkat(folder, name, 0);
    if (instance_name_fits(name, ".json") && entry_owner(folder, name) == OWNER_DEAD) {
        name_of(name, ".sock", other);
        unlinkat(folder, other, 0);
        unlinkat(folder, name, 0);
    }
}

/* --- This process --- */

/* The project's real path as the files contain it. NULL: there is none, or it is not valid text. */
static const char *real_project(const char *project, char to[PATH_MAX])
{
    return project && realpath(project, to) && utf8_valid(slice_of(to)) ? to : NULL;
}

static bool write_text(const struct instance *i, const char *url, struct buf *to)
{
    struct json_out w;

    json_out_init(&w, to);
    json_object(&w);
    json_put_string(&w, KEY_ID, i->id);
    json_put_int(&w, KEY_PID, getpid());
    json_put_string(&w, KEY_COMMAND, i->command);
    json_put_string(&w, KEY_PROJECT, i->project);
    json_put_string(&w, KEY_STARTED, i->started);
    if (url) {
        json_put_string(&w, KEY_URL, url);
        json_key(&w, KEY_SOCKET);
        buf_printf(to, "\"%s.sock\"", i->id);
    }
    json_object_end(&w);
    buf_append_byte(to, '\n');
    return buf_ok(to);
}

static bool make_file(struct instance *i, struct err *err)
{
    const int folder = open_folder(i->state_dir, true, err);
    char name[INSTANCE_NAME_SIZE];
    struct buf text;

    if (folder < 0)
        return false;
    entry_folder_each(folder, remove_if_dead, NULL);
    buf_init(&text, LIMIT_INSTANCE_FILE);
    name_of(i->id, ".json", name);
    if (!write_text(i, NULL, &text))
        err_no_memory(err);
    else if ((i->file = entry_create(folder, name, buf_slice(&text))) < 0)
        err_set(err, ERR_INTERNAL, "cannot write to '%s/instances': %s", i->state_dir,
                strerror(errno));
    buf_done(&text);
    close(folder);
    return i->file >= 0;
}

struct instance *instance_open(const char *state_dir, const struct instance_info *info,
                               struct err *err)
{
    struct instance *i = mem_zalloc(sizeof(*i));
    char real[PATH_MAX];

    if (!i) {
        err_no_memory(err);
        return NULL;
    }
    i->file = -1;
    i->command = info->command;
    i->started = info->started;
    instance_make_id(i->id);
    if (!state_dir)
        return i;
    i->state_dir = text_copy(slice_of(state_dir));
    if (real_project(info->project, real))
        i->project = text_copy(slice_of(real));
    if (i->state_dir ? make_file(i, err) : err_no_memory(err))
        return i;
    instance_close(i);
    return NULL;
}

void instance_close(struct instance *i)
{
    char name[INSTANCE_NAME_SIZE];
    struct err err;
    int folder;

    if (!i)
        return;
    if (i->file >= 0) {
        folder = open_folder(i->state_dir, false, &err);
        if (i->has_socket) {
            name_of(i->id, ".sock", name);
            unlinkat(folder, name, 0);
        }
        name_of(i->id, ".json", name);
        unlinkat(folder, name, 0);
        if (folder >= 0)
            close(folder);
        close(i->file);
    }
    mem_free(i->state_dir);
    mem_free(i->project);
    mem_free(i);
}

const char *instance_id(const struct instance *i)
{
    return i->id;
}

/* --- Sockets --- */

/* A socket address holds 108 bytes and the folder's path may be longer, so we go through the
 * folder's descriptor. */
static struct sockaddr_un address_of(int folder, const char *id)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};

    snprintf(at.sun_path, sizeof(at.sun_path), "/proc/self/fd/%d/%.*s.sock", folder,
             INSTANCE_ID_SIZE - 1, id);
    return at;
}

int instance_bind(struct instance *i, struct err *err)
{
    const int folder = open_folder(i->state_dir, false, err);
    const struct sockaddr_un at = address_of(folder, i->id);
    int fd;

    if (folder < 0)
        return -1;
    fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    /* The file that bind() creates gets the socket's mode. */
    i->has_socket =
        fd >= 0 && fchmod(fd, 0600) == 0 && bind(fd, (const struct sockaddr *)&at, sizeof(at)) == 0;
    if (!i->has_socket)
        err_set(err, ERR_INTERNAL, "cannot make a socket in '%s/instances': %s", i->state_dir,
                strerror(errno));
    close(folder);
    if (i->has_socket)
        return fd;
    if (fd >= 0)
        close(fd);
    return -1;
}

/* Rewrites the file in place with one write, because a new file would have another lock. The text
 * only grows, and a reader that sees half of it finds no server yet. */
bool instance_publish(struct instance *i, const char *url, struct err *err)
{
    struct buf text;
    bool ok;

    buf_init(&text, LIMIT_INSTANCE_FILE);
    ok = write_text(i, url, &text) && pwrite(i->file, text.p, text.len, 0) == (ssize_t)text.len;
    buf_done(&text);
    return ok || err_set(err, ERR_INTERNAL, "cannot write to '%s/instances': %s", i->state_dir,
                         strerror(errno));
}

bool instance_connect(const char *state_dir, const char *id, int *ret_fd)
{
    struct err err;
    int folder = instance_name_fits(id, "") ? open_folder(state_dir, false, &err) : -1;
    int fd = folder < 0 ? -1 : socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    struct sockaddr_un at = address_of(folder, id);
    struct ucred who;
    socklen_t len = sizeof(who);
    bool ok = fd >= 0 && connect(fd, (const struct sockaddr *)&at, sizeof(at)) == 0 &&
              getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &who, &len) == 0 && who.uid == geteuid();

    if (folder >= 0)
        close(folder);
    if (ok)
        *ret_fd = fd;
    else if (fd >= 0)
        close(fd);
    return ok;
}

/* --- Finding --- */

struct search {
    const char *project;   /* real path; NULL: none */
    bool is_any;           /* accept any project */
    struct instances *ret; /* newest first, and when each was started: */
    char started[LIMIT_INSTANCES][TEXT_TIME_SIZE];
};

/* If there are too many, keeps the newest. */
static void add_found(struct search *s, const char *name, const char *started)
{
    struct instances *r = s->ret;
    size_t at = r->n, n_after;

    while (at > 0 && strcmp(s->started[at - 1], started) < 0)
        at--;
    if (at == LIMIT_INSTANCES)
        return;
    if (r->n < LIMIT_INSTANCES)
        r->n++;
    n_after = r->n - at - 1;
    memmove(r->ids + at + 1, r->ids + at, n_after * sizeof(r->ids[0]));
    memmove(s->started + at + 1, s->started + at, n_after * sizeof(s->started[0]));
    snprintf(r->ids[at], INSTANCE_ID_SIZE, "%.*s", INSTANCE_ID_SIZE - 1, name);
    memcpy(s->started[at], started, TEXT_TIME_SIZE);
}

static void look_into(struct search *s, const char *name, const struct json *root)
{
    struct slice project = json_get_text(root, KEY_PROJECT);
    char started[TEXT_TIME_SIZE];

    snprintf(started, sizeof(started), "%.*s", SLICE_ARG(json_get_text(root, KEY_STARTED)));
    if (!json_get_text(root, KEY_SOCKET).len ||
        !slice_is(json_get_text(root, KEY_COMMAND), "serve"))
        return;
    if (s->is_any || slice_eq(project, slice_of(s->project)))
        add_found(s, name, started);
    else if (!s->ret->other)
        s->ret->other = text_copy(project);
}

/* Adds a living server that has a socket; removes the files of a dead one. */
static void look_at(void *ctx, int folder, const char *name)
{
    char text[LIMIT_INSTANCE_FILE];
    const struct json *root;
    struct json_fault fault;
    struct arena a;
    ssize_t len;

    remove_if_dead(NULL, folder, name);
    if (!instance_name_fits(name, ".json") || entry_owner(folder, name) != OWNER_ALIVE)
        return;
    len = entry_read(folder, name, text, sizeof(text));
    arena_init(&a, 256u << 10);
    if (len > 0 && json_parse(&a, slice_from(text, (size_t)len), &root, &fault))
        look_into(ctx, name, root);
    arena_done(&a);
}

void instances_find(const char *state_dir, const char *project, struct instances *ret)
{
    char real[PATH_MAX];
    struct search s = {.is_any = !project, .project = real_project(project, real), .ret = ret};
    struct err err;
    int folder = open_folder(state_dir, false, &err);

    *ret = (struct instances){.n = 0};
    if (folder < 0)
        return;
    entry_folder_each(folder, look_at, &s);
    close(folder);
}
