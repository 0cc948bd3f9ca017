#include "inputs.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "internal.h"
#include "unity/project/file.h"

/* A source of ours in each assembly. No file has this path. */
#define OWN_PATH "/umcp/Own.cs"
#define INTERNALS_TEXT                                                                             \
    "[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"" PLAN_PLUGINS "\")]\n"

enum { PATH_SIZE = 4096 };

/* --- Which sources --- */

/* In a compiler's response file, a path stands in quotes, on a line of its own. */
static bool is_path_for_compilers(const struct project *p, struct slice path)
{
    return path.len + strlen(p->root) + 1 < PATH_SIZE && !memchr(path.p, '"', path.len) &&
           !text_has_control(path) && utf8_valid(path);
}

/* Not a pipe: a compiler would wait for somebody to write to it. What the sandbox refuses shows
 * only when the file is opened. */
static bool is_readable(const struct plan_log *log, int root, struct source *s)
{
    int file = openat(root, s->path.p, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat st;
    bool is_fine = file >= 0 && fstat(file, &st) == 0 && S_ISREG(st.st_mode);

    if (file < 0 && errno == EACCES)
        plan_log_refused(log, s->path);
    if (file >= 0)
        close(file);
    return is_fine;
}

static size_t check_sources(const struct project *p, int root, const struct plan_log *log,
                            struct sources *s, struct slice *last)
{
    size_t n = 0;

    for (size_t i = 0; i < s->n; i++) {
        const bool is_usual = is_path_for_compilers(p, s->items[i].path);

        n += !is_usual;
        if (!is_usual && utf8_valid(s->items[i].path))
            *last = s->items[i].path;
        s->items[i].is_out |= !is_usual || !is_readable(log, root, &s->items[i]);
    }
    return n;
}

void inputs_check(const struct project *p, struct plan *plan)
{
    int root = open(p->root, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    struct slice last = {0};
    struct buf text;
    size_t n = 0;

    for (size_t i = 0; i < plan->n; i++)
        n += check_sources(p, root, &plan->log, &plan->items[i].sources, &last);
    if (root >= 0)
        close(root);
    if (n == 0)
        return;
    buf_init(&text, LIMIT_LOG_MESSAGE);
    buf_printf(&text,
               "The player leaves out %zu scripts, because their paths are not UTF-8, are too "
               "long, or have quotes or control characters%s%.*s",
               n, last.len ? ": " : "", SLICE_ARG(last));
    plan_log_line(&plan->log, buf_slice(&text));
    buf_done(&text);
}

/* --- References --- */

static bool add_reference(struct inputs *in, struct slice **items, size_t *cap, struct slice path)
{
    return path.p && VEC_ADD_IN(&in->arena, *items, in->list.n_references, *cap, VEC_NO_MAX, path);
}

/* Without the engine's, if the definition says so. */
static bool add_standins(struct inputs *in, struct slice **items, size_t *cap,
                         const struct standins *all, const struct assembly *a)
{
    const bool has_engine = !a->def || !a->def->has_no_engine;
    bool ok = true;

    for (size_t i = 0; ok && has_engine && i < all->paths.n; i++)
        if (!standins_is_support(all->paths.items[i]))
            ok = add_reference(in, items, cap, all->paths.items[i]);
    if (ok && has_engine && a->is_editor && all->editor.p)
        ok = add_reference(in, items, cap, all->editor);
    return ok;
}

static bool add_references(struct inputs *in, const struct plan *plan, const struct assembly *a)
{
    struct slice *items = NULL;
    size_t cap = 0;
    bool ok = add_standins(in, &items, &cap, &plan->standins, a);

    for (size_t i = 0; ok && i < a->dlls.n; i++)
        ok = add_reference(in, &items, &cap, a->dlls.items[i]);
    for (size_t i = 0; ok && i < a->n_references; i++) {
        const char *made = plan->items[a->references[i]].made;

        if (made)
            ok = add_reference(in, &items, &cap, slice_of(made));
    }
    in->list.references = items;
    return ok;
}

/* --- Sources --- */

/* As it goes through JSON: a byte that is not UTF-8 becomes U+FFFD. */
static struct slice clean_copy(struct arena *a, struct slice text)
{
    struct buf clean;
    char bytes[4];

    if (utf8_valid(text))
        return arena_copy(a, text);
    buf_init(&clean, LIMIT_SOURCE_BYTES);
    while (text.len) {
        size_t len;
        const uint32_t code = utf8_decode(text, &len);

        buf_append(&clean, slice_from(bytes, utf8_encode(code, bytes)));
        text = slice_skip(text, len);
    }
    return arena_take(a, &clean);
}

/* Its text only if it has rewrites. A source that has changed so that it has none any more is read
 * by the compiler itself. */
static bool add_source(struct inputs *in, const struct project *p, const struct source *s,
                       struct compile_source *to)
{
    struct buf text;
    bool ok = true;

    to->path = file_path(&in->arena, p, s->path);
    to->text = (struct slice){0};
    buf_init(&text, LIMIT_SOURCE_BYTES);
    if (s->mends && source_mend(p, s, s->mends, &text)) {
        to->text = clean_copy(&in->arena, buf_slice(&text));
        ok = to->text.p != NULL;
    }
    buf_done(&text);
    return ok && to->path.p;
}

/*
 * Types that a compiler looks for by name. Umcp.Support has them, and a project's assembly may have
 * its own, internal ones, which plugins see too: of two, a compiler takes none. So plugins get them
 * as source, unless they bring their own.
 */
static const struct mark {
    const char *declares, *text;
} marks[] = {
    {"class IsExternalInit",
     "namespace System.Runtime.CompilerServices { static class IsExternalInit { } }\n"},
    {"class ModuleInitializerAttribute",
     "namespace System.Runtime.CompilerServices { [System.AttributeUsage("
     "System.AttributeTargets.Method)] sealed class ModuleInitializerAttribute : "
     "System.Attribute { } }\n"},
};

/* Bits of marks that a source declares. */
static unsigned marks_in(const struct project *p, const struct source *s)
{
    struct file_bytes file = {0};
    struct err err;
    unsigned found = 0;

    if (file_read(p, s->path, &file, &err))
        for (size_t i = 0; i < N_ELEMENTS(marks); i++)
            if (slice_contains(file.bytes, slice_of(marks[i].declares)))
                found |= 1u << i;
    file_done(&file);
    return found;
}

static struct slice marks_for(struct inputs *in, const struct project *p, const struct sources *s)
{
    struct buf text;
    unsigned found = 0;

    for (size_t i = 0; i < s->n; i++)
        found |= marks_in(p, &s->items[i]);
    buf_init(&text, 4096);
    for (size_t i = 0; i < N_ELEMENTS(marks); i++)
        if (!(found & 1u << i))
            buf_append(&text, slice_of(marks[i].text));
    return arena_take(&in->arena, &text);
}

static bool add_sources(struct inputs *in, const struct project *p, const struct assembly *a)
{
    const struct sources *s = &a->sources;
    struct compile_source *items = arena_alloc(&in->arena, (s->n + 1) * sizeof(*items));
    bool ok = items != NULL;

    for (size_t i = 0; ok && i < s->n; i++)
        if (source_is_in(&s->items[i]))
            ok = add_source(in, p, &s->items[i], &items[in->list.n_sources++]);
    if (ok)
        items[in->list.n_sources++] = (struct compile_source){
            SLICE(OWN_PATH), a->is_plugins ? marks_for(in, p, s) : SLICE(INTERNALS_TEXT)};
    in->list.sources = items;
    return ok && items[in->list.n_sources - 1].text.p;
}

/* --- All of it --- */

bool inputs_make(const struct project *p, const struct plan *plan, const struct assembly *a,
                 struct inputs *ret_inputs)
{
    *ret_inputs = (struct inputs){.list = {.name = a->name,
                                           .defines = a->defines.items,
                                           .n_defines = a->defines.n,
                                           .options = a->options.items,
                                           .n_options = a->options.n}};
    arena_init(&ret_inputs->arena, LIMIT_BUILD_INPUTS);
    return add_references(ret_inputs, plan, a) && add_sources(ret_inputs, p, a);
}

void inputs_done(struct inputs *in)
{
    arena_done(&in->arena);
}

static void write_list(struct json_out *w, const char *key, const struct slice *items, size_t n)
{
    json_key(w, key);
    json_array(w);
    for (size_t i = 0; i < n; i++)
        json_text(w, items[i]);
    json_array_end(w);
}

void inputs_write(const struct compile_inputs *in, struct json_out *w)
{
    json_put_text(w, "name", in->name);
    write_list(w, "defines", in->defines, in->n_defines);
    write_list(w, "references", in->references, in->n_references);
    write_list(w, "options", in->options, in->n_options);
    if (in->is_tolerant)
        json_put_bool(w, "tolerant", true);
    json_key(w, "sources");
    json_array(w);
    for (size_t i = 0; i < in->n_sources; i++) {
        json_object(w);
        json_put_text(w, "path", in->sources[i].path);
        if (in->sources[i].text.p)
            json_put_text(w, "text", in->sources[i].text);
        json_object_end(w);
    }
    json_array_end(w);
}
