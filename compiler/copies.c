#include "copies.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app.h"
#include "compile/hash.h"

#define FOLDER    "in"
#define SOURCE    "s" /* and the number: the folder of one copy */
#define REFERENCE "r"

bool copies_begin(const char *work, struct err *err)
{
    char path[COMPILED_PATH_SIZE];

    copies_remove(work);
    snprintf(path, sizeof(path), "%s/" FOLDER, work);
    return mkdir(path, 0700) == 0 ||
           err_set(err, ERR_INTERNAL, "cannot make '%s': %s", path, strerror(errno));
}

void copies_remove(const char *work)
{
    char path[COMPILED_PATH_SIZE];

    snprintf(path, sizeof(path), "%s/" FOLDER, work);
    private_folder_remove(path);
}

/* --- Writing --- */

static bool write_copy(const char *path, struct slice begin, struct slice bytes, struct err *err)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    bool ok = fd >= 0 && fd_write(fd, begin) && fd_write(fd, bytes);

    if (!ok)
        err_set(err, ERR_INTERNAL, "cannot write '%s': %s", path, strerror(errno));
    if (fd >= 0)
        close(fd);
    return ok;
}

/* Reads the file's content, if the key was made from the same. */
static bool read_original(const char *path, const char *digest, uint64_t max, struct buf *to,
                          struct err *err)
{
    char found[HASH_SIZE];
    struct err why;

    if (hash_file(path, max, to, found, &why) >= 0 && strcmp(found, digest) == 0)
        return true;
    return err_set(err, ERR_NOT_FOUND, "'%s' changed while umcp copied it", path);
}

/* Whether a line of UTF-8 can go before it. One in UTF-16 says so with its first bytes; one that is
 * not UTF-8 at all is read by another encoding, and so would be the path. */
static bool takes_a_line(struct slice path, struct slice text)
{
    bool is_plain = true;

    for (size_t i = 0; i < path.len; i++)
        is_plain = is_plain && (unsigned char)path.p[i] < 0x80;
    if (slice_starts(text, SLICE("\xFE\xFF")) || slice_starts(text, SLICE("\xFF\xFE")))
        return false;
    return is_plain || utf8_valid(text);
}

static bool write_source(const struct compile_source *s, struct slice text, const char *path,
                         struct err *err)
{
    const struct slice mark = SLICE("\xEF\xBB\xBF"); /* only at the begin of a file */
    char begin[COMPILED_PATH_SIZE];

    if (!takes_a_line(s->path, text))
        return write_copy(path, SLICE(""), text, err);
    snprintf(begin, sizeof(begin), "%s#line 1 \"%s\"\n", slice_starts(text, mark) ? mark.p : "",
             s->path.p);
    return write_copy(path, slice_of(begin),
                      slice_starts(text, mark) ? slice_skip(text, mark.len) : text, err);
}

bool copies_source(const struct request *r, size_t i, const char *work, char to[COMPILED_PATH_SIZE],
                   struct err *err)
{
    const struct compile_source *s = &r->inputs.sources[i];
    struct buf bytes;
    bool ok = true;

    snprintf(to, COMPILED_PATH_SIZE, "%s/" FOLDER "/" SOURCE "%zu.cs", work, i);
    buf_init(&bytes, LIMIT_SOURCE_BYTES);
    if (!s->text.p)
        ok = read_original(s->path.p, r->digests[r->inputs.n_references + i], LIMIT_SOURCE_BYTES,
                           &bytes, err);
    ok = ok && write_source(s, s->text.p ? s->text : buf_slice(&bytes), to, err);
    buf_done(&bytes);
    return ok;
}

/* A folder of its own lets it keep its name. */
bool copies_reference(const struct request *r, size_t i, const char *work,
                      char to[COMPILED_PATH_SIZE], struct err *err)
{
    const char *path = r->inputs.references[i].p;
    struct buf bytes;
    int len;
    bool ok;

    len = snprintf(to, COMPILED_PATH_SIZE, "%s/" FOLDER "/" REFERENCE "%zu", work, i);
    if (mkdir(to, 0700) != 0)
        return err_set(err, ERR_INTERNAL, "cannot make '%s': %s", to, strerror(errno));
    snprintf(to + len, COMPILED_PATH_SIZE - (size_t)len, "%s", strrchr(path, '/'));
    buf_init(&bytes, LIMIT_ASSEMBLY_BYTES);
    ok = read_original(path, r->digests[i], LIMIT_ASSEMBLY_BYTES, &bytes, err) &&
         write_copy(to, SLICE(""), buf_slice(&bytes), err);
    buf_done(&bytes);
    return ok;
}

/* --- Reports --- */

/* The original of the copy whose name stands here, after the folder; *ret_len is the length of that
 * name. {0}: there is none. */
static struct slice original_of(const struct request *r, struct slice here, size_t *ret_len)
{
    const struct compile_inputs *in = &r->inputs;
    const bool is_source = slice_starts(here, SLICE(SOURCE));
    size_t n = 0, at = 1;

    if (!is_source && !slice_starts(here, SLICE(REFERENCE)))
        return (struct slice){0};
    for (; at < here.len && text_is_digit(here.p[at]) && n < LIMIT_SOURCES; at++)
        n = 10 * n + (size_t)(here.p[at] - '0');
    here = slice_skip(here, at);
    if (is_source && n < in->n_sources && slice_starts(here, SLICE(".cs"))) {
        *ret_len = at + 3;
        return in->sources[n].path;
    }
    if (!is_source && n < in->n_references) {
        struct slice name = slice_of(strrchr(in->references[n].p, '/'));

        *ret_len = at + name.len;
        if (slice_starts(here, name))
            return in->references[n];
    }
    return (struct slice){0};
}

/* As much as fits. */
static void append(struct buf *to, struct slice s)
{
    const size_t left = to->max - to->len;

    buf_append(to, slice_from(s.p, s.len < left ? s.len : left));
}

void copies_rename(const struct request *r, const char *work, struct slice report, struct buf *to)
{
    char folder[COMPILED_PATH_SIZE];
    int len = snprintf(folder, sizeof(folder), "%s/" FOLDER "/", work);
    const char *at;

    while (report.len && (at = memmem(report.p, report.len, folder, (size_t)len))) {
        const size_t before = (size_t)(at - report.p) + (size_t)len;
        size_t name_len = 0;
        struct slice path = original_of(r, slice_skip(report, before), &name_len);

        append(to, slice_from(report.p, before - (path.p ? (size_t)len : 0)));
        append(to, path);
        report = slice_skip(report, before + (path.p ? name_len : 0));
    }
    append(to, report);
}
