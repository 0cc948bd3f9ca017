/*
 * Reads a whole file of a project. Does not block on pipes and devices, and reads no further than
 * the file's size when it was opened.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "file.h"

#define FIRST_BLOCK 65536

static bool fail(struct slice path, int os_error, struct err *err)
{
    const bool is_absent = os_error == ENOENT || os_error == ENOTDIR || os_error == ENAMETOOLONG;

    return err_set(err, is_absent ? ERR_NOT_FOUND : ERR_TOOL, "Cannot read '%.*s': %s",
                   SLICE_ARG(path), strerror(os_error));
}

struct slice file_path(struct arena *a, const struct project *p, struct slice path)
{
    return slice_starts(path, SLICE("/")) ? path
                                          : arena_printf(a, "%s/%.*s", p->root, SLICE_ARG(path));
}

int file_open(const struct project *p, struct slice path)
{
    char full[PATH_MAX];
    int file;

    if (path.len == 0 || path.len >= sizeof(full) || memchr(path.p, '\0', path.len)) {
        errno = ENOENT;
        return -1;
    }
    if (!walk_path(p->root, path, full)) {
        errno = ENAMETOOLONG;
        return -1;
    }
    do
        file = open(full, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    while (file < 0 && errno == EINTR);
    return file;
}

static bool make_room(struct file_bytes *f, size_t len)
{
    size_t size = len < FIRST_BLOCK ? FIRST_BLOCK : len + len / 4;

    if (len <= f->block_size)
        return true;
    mem_free(f->block);
    f->block = mem_alloc(size);
    f->block_size = f->block ? size : 0;
    return f->block != NULL;
}

/* Reads up to `len` bytes into the block; returns how many, or -1. */
static ssize_t read_bytes(int file, struct file_bytes *f, size_t len)
{
    size_t at = 0;

    while (at < len) {
        const ssize_t n = read(file, (char *)f->block + at, len - at);

        if (n < 0 && errno != EINTR)
            return -1;
        if (n == 0)
            break;
        if (n > 0)
            at += (size_t)n;
    }
    return (ssize_t)at;
}

/* Compilers take sources in UTF-16, too, which begin with a byte order mark: gives these in UTF-8.
 * False: no memory. */
static bool to_utf8(struct file_bytes *f)
{
    const bool is_big = slice_starts(f->bytes, SLICE("\xFE\xFF"));
    const unsigned char *from = (const unsigned char *)f->bytes.p;
    const size_t n = f->bytes.len / 2;
    size_t len = 0;
    char *to;

    if (!is_big && !slice_starts(f->bytes, SLICE("\xFF\xFE")))
        return true;
    to = mem_alloc(n * 3); /* a unit of UTF-16 needs no more */
    if (!to)
        return false;
#define UNIT(i) ((uint32_t)from[2 * (i) + !is_big] << 8 | from[2 * (i) + is_big])
    for (size_t i = 1; i < n; i++) {
        uint32_t code = UNIT(i);
        const uint32_t low = i + 1 < n ? UNIT(i + 1) : 0;

        if (code >> 10 == 0xD800 >> 10 && low >> 10 == 0xDC00 >> 10) {
            code = 0x10000 + ((code & 0x3FF) << 10 | (low & 0x3FF));
            i++;
        } else if (code >> 11 == 0xD800 >> 11) {
            code = 0xFFFD; /* half of a pair */
        }
        len += utf8_encode(code, to + len);
    }
#undef UNIT
    mem_free(f->block);
    f->block = to;
    f->block_size = n * 3;
    f->bytes = slice_from(to, len);
    return true;
}

static bool read_opened(int file, struct slice path, struct file_bytes *f, struct err *err)
{
    struct stat st;
    ssize_t len;

    if (fstat(file, &st) != 0)
        return fail(path, errno, err);
    if (!S_ISREG(st.st_mode))
        return err_set(err, ERR_TOOL, "Cannot read '%.*s': it is %s", SLICE_ARG(path),
                       S_ISDIR(st.st_mode) ? "a folder" : "not a file");
    if (st.st_size < 0 || (uint64_t)st.st_size > LIMIT_FILE_BYTES)
        return err_set(err, ERR_TOO_LARGE, "'%.*s' is larger than %zu MB", SLICE_ARG(path),
                       LIMIT_FILE_BYTES >> 20);
    if (!make_room(f, (size_t)st.st_size))
        return err_no_memory(err);
    len = read_bytes(file, f, (size_t)st.st_size);
    if (len < 0)
        return fail(path, errno, err);
    f->bytes = slice_from(f->block, (size_t)len);
    if (slice_ends_nocase(path, SLICE(".cs")) && !to_utf8(f))
        return err_no_memory(err);
    f->mtime_ns = (int64_t)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec;
    f->kind = yaml_kind_of(f->bytes);
    return true;
}

bool file_read(const struct project *p, struct slice path, struct file_bytes *f, struct err *err)
{
    const int file = file_open(p, path);
    bool is_ok;

    f->bytes = (struct slice){0};
    if (file < 0)
        return fail(path, errno, err);
    is_ok = read_opened(file, path, f, err);
    close(file);
    return is_ok;
}

bool file_read_locked(const struct file_place *at, struct file_bytes *f, struct err *err)
{
    const struct slice name = slice_of(at->name);
    const int file =
        openat(at->folder, at->name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY);
    bool is_ok;

    f->bytes = (struct slice){0};
    if (file < 0)
        return fail(name, errno, err);
    is_ok = read_opened(file, name, f, err);
    close(file);
    return is_ok;
}

void file_done(struct file_bytes *f)
{
    mem_free(f->block);
    *f = (struct file_bytes){0};
}

/* Whether the path has no empty, "." or ".." part. */
static bool is_plain(struct slice path)
{
    bool is_ok = path.len > 0 && !memchr(path.p, 0, path.len) && path.p[path.len - 1] != '/';

    while (is_ok && path.len) {
        struct slice name = slice_cut(&path, '/');

        is_ok = name.len && !slice_is(name, ".") && !slice_is(name, "..");
    }
    return is_ok;
}

bool project_has_file(const struct project *p, struct slice path)
{
    char name[PATH_MAX];

    if ((!is_plain(path) && !guid_index_at(&p->walk.index, path)) || path.len >= sizeof(name))
        return false;
    memcpy(name, path.p, path.len);
    name[path.len] = '\0';
    return walk_is_inside(p->root, p->roots, p->n_roots, name);
}
