#include "response.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "app.h"

/* One option a line. Values are quoted, so commas and blanks do no harm, but the compilers take
 * these for something else. */
static bool is_plain(struct slice path)
{
    static const char odd[] = "*?\\\"";

    for (size_t i = 0; i < path.len; i++)
        if (strchr(odd, path.p[i]))
            return false;
    return !text_has_control(path) && utf8_valid(path);
}

static bool check_path(struct slice path, bool is_reference, struct err *err)
{
    if (is_plain(path) &&
        !(is_reference && (memchr(path.p, ',', path.len) || memchr(path.p, ';', path.len))))
        return true;
    return err_set(err, ERR_REQUEST, "the compiler cannot be told the path '%s'", path.p);
}

static bool write_file(const char *path, struct slice begin, struct slice text, struct err *err)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
    bool ok = fd >= 0 && fd_write(fd, begin) && fd_write(fd, text);

    if (!ok)
        err_set(err, ERR_INTERNAL, "cannot write '%s': %s", path, strerror(errno));
    if (fd >= 0)
        close(fd);
    return ok;
}

/* A text becomes a file whose errors are those of the source's own path. */
static bool write_text(const struct compile_source *s, const char *path, struct err *err)
{
    const struct slice mark = SLICE("\xEF\xBB\xBF"); /* only at the begin of a file */
    char begin[COMPILED_PATH_SIZE];

    snprintf(begin, sizeof(begin), "#line 1 \"%s\"\n", s->path.p);
    return write_file(path, slice_of(begin),
                      slice_starts(s->text, mark) ? slice_skip(s->text, mark.len) : s->text, err);
}

static void write_options(const struct request *r, struct buf *to)
{
    const struct compile_inputs *in = &r->inputs;

    buf_printf(to,
               "-nologo\n-target:library\n-unsafe\n-optimize+\n-warn:0\n-debug-\n-nostdlib\n"
               "-out:\"%s\"\n",
               r->out);
    for (size_t i = 0; i < in->n_defines; i++)
        buf_printf(to, "%s%s", i ? ";" : "-d:", in->defines[i].p);
    if (in->n_defines)
        buf_append_byte(to, '\n');
    for (size_t i = 0; i < app.library.n_refs; i++)
        buf_printf(to, "-r:\"%s\"\n", app.library.refs[i]);
}

/* The class library is there already. */
static bool is_in_library(struct slice path)
{
    for (size_t i = 0; i < app.library.n_refs; i++)
        if (slice_is(path, app.library.refs[i]))
            return true;
    return false;
}

static bool write_lists(const struct request *r, const char *work, struct buf *to, struct err *err)
{
    const struct compile_inputs *in = &r->inputs;

    for (size_t i = 0; i < in->n_references; i++) {
        if (!check_path(in->references[i], true, err))
            return false;
        if (!is_in_library(in->references[i]))
            buf_printf(to, "-r:\"%s\"\n", in->references[i].p);
    }
    for (size_t i = 0; i < in->n_sources; i++) {
        const struct compile_source *s = &in->sources[i];
        char path[COMPILED_PATH_SIZE];

        if (!check_path(s->path, false, err))
            return false;
        snprintf(path, sizeof(path), "%s/%zu.cs", work, i);
        if (s->text.p && !write_text(s, path, err))
            return false;
        buf_printf(to, "\"%s\"\n", s->text.p ? path : s->path.p);
    }
    return true;
}

bool response_write(const struct request *r, const char *work, char *to, size_t size,
                    struct err *err)
{
    struct buf text;
    bool ok;

    snprintf(to, size, "@%s/build.rsp", work);
    buf_init(&text, LIMIT_SOURCE_PATHS);
    write_options(r, &text);
    ok = write_lists(r, work, &text, err);
    if (ok && !buf_ok(&text))
        ok = err_no_memory(err);
    ok = ok && write_file(to + 1, SLICE(""), buf_slice(&text), err);
    buf_done(&text);
    return ok;
}
