#include "inputs.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "player/managed/log.h"

#define ASSEMBLY_NAME "Assembly-CSharp"  /* as in Unity */
#define SUPPORT       "Umcp.Support.dll" /* which the service always references */

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
static bool is_readable(int root, struct source *s)
{
    int file = openat(root, s->path.p, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat st;
    bool is_fine = file >= 0 && fstat(file, &st) == 0 && S_ISREG(st.st_mode);

    if (file < 0 && errno == EACCES)
        source_log_refused(s->path);
    if (file >= 0)
        close(file);
    return is_fine;
}

void inputs_check(const struct project *p, struct sources *s)
{
    int root = open(p->root, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    char text[200];
    size_t n = 0;

    for (size_t i = 0; i < s->n; i++) {
        const bool is_usual = is_path_for_compilers(p, s->items[i].path);

        n += !is_usual;
        s->items[i].is_out |= !is_usual || !is_readable(root, &s->items[i]);
    }
    if (root >= 0)
        close(root);
    snprintf(text, sizeof(text),
             "The player leaves out %zu scripts whose paths are not UTF-8, are too long, or have "
             "quotes or control characters",
             n);
    if (n > 0)
        engine_log(LOG_TYPE_WARNING, slice_of(text));
}

/* --- Symbols --- */

static bool add_define(struct inputs *in, struct slice **items, size_t *cap, struct slice name)
{
    return name.p && VEC_ADD_IN(&in->arena, *items, in->list.n_defines, *cap, VEC_NO_MAX, name);
}

/* Defines the version symbols, from UNITY_2017_1_OR_NEWER up to the project's own version. */
static bool add_versions(struct inputs *in, struct slice **items, size_t *cap, struct slice version)
{
    int64_t year = 0, minor = 0;
    bool ok = true;

    text_to_int(slice_cut(&version, '.'), &year);
    text_to_int(slice_cut(&version, '.'), &minor);
    for (int64_t y = 2017; y <= year && y < 2030; y++)
        for (int64_t m = 1; m <= (y == year ? minor : 4) && m < 10; m++)
            ok = ok && add_define(in, items, cap,
                                  arena_printf(&in->arena, "UNITY_%lld_%lld_OR_NEWER", (long long)y,
                                               (long long)m));
    if (year > 2030)
        ok = ok && add_define(in, items, cap, SLICE("UNITY_6000_0_OR_NEWER"));
    return ok &&
           add_define(in, items, cap, arena_printf(&in->arena, "UNITY_%lld", (long long)year));
}

static bool add_defines(struct inputs *in, struct slice version)
{
    static const char *const names[] = {"UNITY_5_3_OR_NEWER", "UNITY_5_4_OR_NEWER",
                                        "UNITY_5_5_OR_NEWER", "UNITY_5_6_OR_NEWER",
                                        "UNITY_STANDALONE",   "UNITY_STANDALONE_LINUX",
                                        "ENABLE_MONO",        "UNITY_64",
                                        "UNITY_ASSERTIONS",   "UMCP_PLAYER"};
    struct slice *items = NULL;
    size_t cap = 0;
    bool ok = true;

    for (size_t i = 0; i < N_ELEMENTS(names); i++)
        ok = ok && add_define(in, &items, &cap, slice_of(names[i]));
    ok = ok && add_versions(in, &items, &cap, version);
    in->list.defines = items;
    return ok;
}

/* --- Stand-ins --- */

static int compare_slices(const void *left, const void *right)
{
    return slice_compare(*(const struct slice *)left, *(const struct slice *)right);
}

static bool add_references(struct inputs *in, const char *dir)
{
    DIR *d = opendir(dir);
    struct slice *items = NULL;
    size_t cap = 0;
    struct dirent *e;
    bool ok = d != NULL;

    while (ok && (e = readdir(d))) {
        struct slice path;

        if (!slice_ends_nocase(slice_of(e->d_name), SLICE(".dll")) ||
            strcmp(e->d_name, SUPPORT) == 0)
            continue;
        path = arena_printf(&in->arena, "%s/%s", dir, e->d_name);
        ok = path.p && VEC_ADD_IN(&in->arena, items, in->list.n_references, cap, VEC_NO_MAX, path);
    }
    if (d)
        closedir(d);
    if (in->list.n_references)
        qsort(items, in->list.n_references, sizeof(*items), compare_slices);
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

    to->path = s->path.p[0] == '/'
                   ? s->path
                   : arena_printf(&in->arena, "%s/%.*s", p->root, SLICE_ARG(s->path));
    to->text = (struct slice){0};
    buf_init(&text, LIMIT_SOURCE_BYTES);
    if (s->mends && source_mend(p, s, s->mends, &text)) {
        to->text = clean_copy(&in->arena, buf_slice(&text));
        ok = to->text.p != NULL;
    }
    buf_done(&text);
    return ok && to->path.p;
}

static bool add_sources(struct inputs *in, const struct project *p, const struct sources *s,
                        enum phase phase)
{
    struct compile_source *items = arena_alloc(&in->arena, s->n * sizeof(*items) + 1);
    bool ok = items != NULL;

    for (size_t i = 0; ok && i < s->n; i++)
        if (source_is_in(&s->items[i], phase))
            ok = add_source(in, p, &s->items[i], &items[in->list.n_sources++]);
    in->list.sources = items;
    return ok;
}

/* --- All of it --- */

bool inputs_make(const struct project *p, const struct compile_options *options,
                 const struct sources *s, enum phase phase, struct inputs *ret_inputs)
{
    *ret_inputs = (struct inputs){
        .list = {.compiler_id = options->compiler_id, .name = SLICE(ASSEMBLY_NAME)}};
    arena_init(&ret_inputs->arena, LIMIT_BUILD_INPUTS);
    return add_defines(ret_inputs, p->settings.unity_version) &&
           add_references(ret_inputs, options->managed_dir) && add_sources(ret_inputs, p, s, phase);
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
