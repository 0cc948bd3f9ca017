#include "cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "compile/key.h"

#define WORK "tmp-" /* and the process's id */
#define LEFT ".left"

enum { NAME_SIZE = 128 };

struct compiled {
    char path[PATH_MAX];
    char work[PATH_MAX + 32];
    int dir;
};

/* --- Folders --- */

struct compiled *compiled_open(const char *path, struct err *err)
{
    struct compiled *c = mem_zalloc(sizeof(*c));

    if (!c) {
        err_no_memory(err);
        return NULL;
    }
    c->dir = private_folder_open(path, true, err);
    if (c->dir >= 0 && fchmod(c->dir, 0700) == 0 && realpath(path, c->path)) {
        snprintf(c->work, sizeof(c->work), "%s/" WORK "%ld", c->path, (long)getpid());
        private_folder_remove(c->work); /* of another process with this id */
        if (mkdir(c->work, 0700) == 0)
            return c;
    }
    if (c->dir >= 0) {
        err_set(err, ERR_DENIED, "cannot write to folder '%s': %s", path, strerror(errno));
        close(c->dir);
    }
    mem_free(c);
    return NULL;
}

void compiled_close(struct compiled *c)
{
    if (!c)
        return;
    private_folder_remove(c->work);
    close(c->dir);
    mem_free(c);
}

const char *compiled_work(const struct compiled *c)
{
    return c->work;
}

/* --- Entries --- */

static int open_entry(struct compiled *c, const char *key, const char *ending, struct stat *ret_st)
{
    char name[NAME_SIZE];
    struct err err;
    int fd;

    snprintf(name, sizeof(name), "%s%s", key, ending);
    fd = openat(c->dir, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0)
        return -1;
    if (private_file_check(fd, name, PRIVATE_FROM_WRITERS, &err) && fstat(fd, ret_st) == 0) {
        futimens(fd, NULL); /* it is in use */
        return fd;
    }
    close(fd);
    return -1;
}

/* As much as fits. */
static bool read_all(int fd, struct buf *to)
{
    for (;;) {
        const size_t left = to->max - to->len, most = left < (64u << 10) ? left : 64u << 10;
        char *p = buf_reserve(to, most);
        ssize_t n = p ? read(fd, p, most) : -1;

        if (n < 0 && p && errno == EINTR)
            continue;
        if (n <= 0)
            return n == 0;
        buf_advance(to, (size_t)n);
    }
}

/* A crash of the machine may leave an empty file. */
static bool is_assembly(int fd)
{
    char mark[2];

    return pread(fd, mark, 2, 0) == 2 && memcmp(mark, "MZ", 2) == 0;
}

static bool has_left(struct compiled *c, const char *key)
{
    struct stat st;
    int fd = open_entry(c, key, LEFT, &st);

    if (fd >= 0)
        close(fd);
    return fd >= 0 && st.st_size > 0;
}

enum compiled_entry compiled_find(struct compiled *c, const char *key, bool must_have_left,
                                  char to_path[COMPILED_PATH_SIZE], struct buf *to_report)
{
    enum compiled_entry found = COMPILED_NONE;
    struct stat st;
    int fd;

    snprintf(to_path, COMPILED_PATH_SIZE, "%s/%s.dll", c->path, key);
    fd = open_entry(c, key, ".dll", &st);
    if (fd >= 0 && is_assembly(fd) && (!must_have_left || has_left(c, key))) {
        found = COMPILED_ASSEMBLY;
    } else {
        if (fd >= 0)
            close(fd);
        fd = open_entry(c, key, ".txt", &st);
        if (fd >= 0 && st.st_size > 0 && read_all(fd, to_report))
            found = COMPILED_REPORT;
    }
    if (fd >= 0)
        close(fd);
    return found;
}

/* Under another name first: readers see all of it or nothing. */
static bool put(struct compiled *c, const char *key, const char *ending, struct slice bytes)
{
    char name[NAME_SIZE], fresh[NAME_SIZE];
    bool ok;
    int fd;

    snprintf(name, sizeof(name), "%s%s", key, ending);
    snprintf(fresh, sizeof(fresh), "%s.%ld.tmp", key, (long)getpid());
    unlinkat(c->dir, fresh, 0);
    fd = openat(c->dir, fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (fd < 0)
        return false;
    ok = fd_write(fd, bytes);
    ok = close(fd) == 0 && ok && renameat(c->dir, fresh, c->dir, name) == 0;
    if (!ok) {
        int fault = errno;

        unlinkat(c->dir, fresh, 0);
        errno = fault;
    }
    return ok;
}

static bool put_file(struct compiled *c, const char *key, const char *ending, const char *from,
                     size_t max)
{
    int fd = open(from, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    struct buf bytes;
    bool ok;

    if (fd < 0)
        return false;
    buf_init(&bytes, max);
    ok = read_all(fd, &bytes) && bytes.len < bytes.max && put(c, key, ending, buf_slice(&bytes));
    buf_done(&bytes);
    close(fd);
    return ok;
}

/* The first found is last. */
bool compiled_put_assembly(struct compiled *c, const char *key, const char *from, const char *left)
{
    return (!left || put_file(c, key, LEFT, left, LIMIT_LEFT_BYTES + 1)) &&
           put_file(c, key, ".dll", from, LIMIT_ASSEMBLY_BYTES);
}

bool compiled_put_report(struct compiled *c, const char *key, struct slice report)
{
    return put(c, key, ".txt", report);
}

/* --- Removal --- */

struct entry {
    char name[NAME_SIZE];
    int64_t used_s;
    uint64_t bytes;
};

static bool is_alive(int64_t pid)
{
    return pid > 0 && pid <= INT_MAX && (kill((pid_t)pid, 0) == 0 || errno == EPERM);
}

/* <key>.dll, <key>.txt, <key>.left */
static bool is_entry(struct slice name)
{
    if (name.len < COMPILE_KEY_SIZE)
        return false;
    for (size_t i = 0; i < COMPILE_KEY_SIZE - 1; i++)
        if (text_hex_digit(name.p[i]) < 0)
            return false;
    name = slice_skip(name, COMPILE_KEY_SIZE - 1);
    return slice_is(name, ".dll") || slice_is(name, ".txt") || slice_is(name, LEFT);
}

static void name_of_left(const char *entry, char to[NAME_SIZE])
{
    snprintf(to, NAME_SIZE, "%.*s" LEFT, COMPILE_KEY_SIZE - 1, entry);
}

/* An assembly and its .left are one entry. False: the name is that of the second half. */
static bool measure(struct compiled *c, const char *name, const struct stat *st,
                    uint64_t *ret_bytes)
{
    char other[NAME_SIZE];
    struct stat more;

    *ret_bytes = (uint64_t)st->st_size;
    if (strcmp(name + COMPILE_KEY_SIZE - 1, LEFT) == 0) {
        snprintf(other, sizeof(other), "%.*s.dll", COMPILE_KEY_SIZE - 1, name);
        return fstatat(c->dir, other, &more, AT_SYMLINK_NOFOLLOW) != 0;
    }
    name_of_left(name, other);
    if (fstatat(c->dir, other, &more, AT_SYMLINK_NOFOLLOW) == 0)
        *ret_bytes += (uint64_t)more.st_size;
    return true;
}

/* "tmp-17" or "<key>.17.tmp": the process that it belongs to; 0: it is something else. */
static int64_t owner_of(struct slice name)
{
    int64_t pid = 0;

    if (slice_starts(name, SLICE(WORK)))
        text_to_int(slice_skip(name, sizeof(WORK) - 1), &pid);
    else if (slice_ends_nocase(name, SLICE(".tmp"))) {
        struct slice rest = slice_from(name.p, name.len - 4);

        slice_cut(&rest, '.');
        text_to_int(rest, &pid);
    }
    return pid;
}

static void remove_leftover(struct compiled *c, const char *name)
{
    char path[PATH_MAX + NAME_MAX + 2];

    snprintf(path, sizeof(path), "%s/%s", c->path, name);
    private_folder_remove(path);
}

static int newest_first(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;

    return x->used_s == y->used_s ? strcmp(x->name, y->name) : x->used_s < y->used_s ? 1 : -1;
}

/* Files of a dead process, and unused drivers (own.h). */
static bool is_leftover(struct compiled *c, const char *name, int64_t oldest_s)
{
    int64_t owner = owner_of(slice_of(name));
    struct stat st;

    if (!slice_starts(slice_of(name), SLICE(COMPILED_DRIVER)))
        return owner > 0 && !is_alive(owner);
    return fstatat(c->dir, name, &st, AT_SYMLINK_NOFOLLOW) == 0 && st.st_mtim.tv_sec < oldest_s;
}

static void list_entries(struct compiled *c, int64_t oldest_s, struct entry **items, size_t *n,
                         size_t *cap)
{
    int fd = openat(c->dir, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *d = fd >= 0 ? fdopendir(fd) : NULL;
    struct dirent *e;
    struct stat st;

    while (d && (e = readdir(d))) {
        struct slice name = slice_of(e->d_name);
        struct entry found = {0};

        if (is_leftover(c, e->d_name, oldest_s))
            remove_leftover(c, e->d_name);
        if (!is_entry(name) || fstatat(c->dir, e->d_name, &st, AT_SYMLINK_NOFOLLOW) != 0)
            continue;
        memcpy(found.name, name.p, name.len);
        found.used_s = st.st_mtim.tv_sec;
        if (!measure(c, found.name, &st, &found.bytes))
            continue;
        if (!VEC_ADD(*items, *n, *cap, LIMIT_CACHE_LISTED, found))
            break;
    }
    if (d)
        closedir(d);
}

static void remove_entry(struct compiled *c, const char *name)
{
    char left[NAME_SIZE];

    unlinkat(c->dir, name, 0);
    name_of_left(name, left);
    unlinkat(c->dir, left, 0);
}

void compiled_prune(struct compiled *c, const struct compiled_limits *limits, int64_t now_s)
{
    struct entry *items = NULL;
    size_t n = 0, cap = 0;
    uint64_t bytes = 0;

    list_entries(c, now_s - limits->age_s, &items, &n, &cap);
    if (n > 1)
        qsort(items, n, sizeof(items[0]), newest_first);
    for (size_t i = 0; i < n; i++) {
        bytes += items[i].bytes;
        if (i >= limits->n || bytes > limits->bytes || now_s - items[i].used_s > limits->age_s)
            remove_entry(c, items[i].name);
    }
    mem_free(items);
}
