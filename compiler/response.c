#include "response.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "app.h"
#include "copies.h"

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
    return err_set(err, ERR_REQUEST, "the compiler cannot take the path '%s'", path.p);
}

static bool write_file(const char *path, struct slice text, struct err *err)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
    bool ok = fd >= 0 && fd_write(fd, text);

    if (!ok)
        err_set(err, ERR_INTERNAL, "cannot write '%s': %s", path, strerror(errno));
    if (fd >= 0)
        close(fd);
    return ok;
}

/* Words that both know, and those of csc alone. A version of C# that mcs does not know would end
 * the build. */
static void write_words(const struct compile_inputs *in, struct buf *to)
{
    bool is_unsafe = true, is_checked = false;

    for (size_t i = 0; i < in->n_options; i++) {
        struct slice word = in->options[i];

        if (slice_is(word, "unsafe") || slice_is(word, "unsafe-"))
            is_unsafe = slice_is(word, "unsafe");
        else if (slice_is(word, "checked"))
            is_checked = true;
        else if (app.compiler.kind != COMPILER_MCS)
            buf_printf(to, "-%s\n", word.p);
    }
    buf_printf(to, "%s%s", is_unsafe ? "-unsafe\n" : "", is_checked ? "-checked+\n" : "");
}

static void write_options(const struct request *r, struct buf *to)
{
    const struct compile_inputs *in = &r->inputs;

    buf_printf(to,
               "-nologo\n-target:library\n-optimize+\n-warn:0\n-debug-\n-nostdlib\n"
               "-out:\"%s\"\n",
               r->out);
    write_words(in, to);
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

/* Whether neither the project nor its code can write there. */
static bool is_safe(struct slice path)
{
    const char *const folders[] = {app.options.lib, app.options.cache, app.library.dir};

    for (size_t i = 0; i < N_ELEMENTS(folders); i++) {
        const struct slice folder = slice_of(folders[i]);

        if (slice_starts(path, folder) && path.len > folder.len && path.p[folder.len] == '/' &&
            !slice_contains(path, SLICE("/../")))
            return true;
    }
    return false;
}

static bool write_references(const struct request *r, const char *work, struct buf *to,
                             struct err *err)
{
    for (size_t i = 0; i < r->inputs.n_references; i++) {
        struct slice path = r->inputs.references[i];
        char copy[COMPILED_PATH_SIZE];

        if (!check_path(path, true, err))
            return false;
        if (is_in_library(path))
            continue;
        if (!is_safe(path) && !copies_reference(r, i, work, copy, err))
            return false;
        buf_printf(to, "-r:\"%s\"\n", is_safe(path) ? path.p : copy);
    }
    return true;
}

/* Each path once, as the driver does. */
static bool write_sources(const struct request *r, const char *work, struct buf *to,
                          struct err *err)
{
    struct map seen = MAP_BY_SLICE(struct compile_source, path, LIMIT_SOURCES);
    bool ok = true;

    for (size_t i = 0; ok && i < r->inputs.n_sources; i++) {
        const struct compile_source *s = &r->inputs.sources[i];
        char copy[COMPILED_PATH_SIZE];
        bool is_new = false;

        if (!map_add(&seen, s->path, &is_new)) {
            ok = err_no_memory(err);
        } else if (is_new) {
            ok = check_path(s->path, false, err) && copies_source(r, i, work, copy, err);
            if (ok)
                buf_printf(to, "\"%s\"\n", copy);
        }
    }
    map_done(&seen);
    return ok;
}

bool response_write(const struct request *r, const char *work, char *to, size_t size,
                    struct err *err)
{
    struct buf text;
    bool ok;

    snprintf(to, size, "@%s/build.rsp", work);
    buf_init(&text, LIMIT_SOURCE_PATHS);
    write_options(r, &text);
    ok = copies_begin(work, err) && write_references(r, work, &text, err) &&
         write_sources(r, work, &text, err);
    if (ok && !buf_ok(&text))
        ok = err_no_memory(err);
    ok = ok && write_file(to + 1, buf_slice(&text), err);
    buf_done(&text);
    return ok;
}
