/*
 * Reads <key>.left beside each assembly, which a tolerant compiler writes, and logs it. A build
 * without that file left out only whole sources.
 */
#include "report.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>

#include "base/limits.h"
#include "compile/compiler.h"
#include "player/managed/log.h"
#include "unity/unity.h"
#include "json/json.h"

enum { PATH_SIZE = 4096 };

const char *const script_state_words[] = {
    [SCRIPT_LIVE] = "live", [SCRIPT_PARTLY] = "partly", [SCRIPT_OUT] = "out"};

/* A member that throws when it is reached. */
struct stub {
    struct slice what, error;
    const struct report_script *script;
};

/* A script of the last report. */
struct known {
    struct slice path;
    const struct report_script *script;
};

static struct {
    struct report now, last;        /* of this build, and of the one before */
    struct arena arena, last_arena; /* hold all of each */
    struct map known;               /* struct known */
    struct stub *stubs;             /* of this build, sorted */
    size_t n_stubs;
    int64_t begun_ms; /* the build */
} reports = {.known = MAP_BY_SLICE(struct known, path, LIMIT_SOURCES)};

void report_begin(void)
{
    reports.begun_ms = clock_ms();
}

const struct report *report_get(void)
{
    return &reports.now;
}

/* --- Reading --- */

static int64_t number(const struct json *v, const char *key)
{
    int64_t value = 0;

    json_to_int(json_get(v, key), &value);
    return value < 0 ? 0 : value;
}

static void read_left(const struct json *v, struct report_script *to)
{
    const struct json *list = json_get(v, "left");
    struct report_left *items;

    if (!json_is(list, JSON_ARRAY) || !list->n_items)
        return;
    items = arena_alloc(&reports.arena, list->n_items * sizeof(*items));
    for (const struct json *i = items ? list->first : NULL; i; i = i->next)
        items[to->n_left++] = (struct report_left){.line = number(i, "line"),
                                                   .column = number(i, "column"),
                                                   .what = json_get_text(i, "what"),
                                                   .how = json_get_text(i, "how"),
                                                   .error = json_get_text(i, "error")};
    to->left = items;
}

static void read_source(const struct json *v, struct report_script *to)
{
    bool is_out = false;

    json_to_bool(json_get(v, "isOut"), &is_out);
    to->members = number(v, "members");
    to->stubbed = number(v, "stubbed");
    to->out = number(v, "out");
    read_left(v, to);
    if (is_out)
        to->state = SCRIPT_OUT;
    else if (to->stubbed || to->out || to->n_left)
        to->state = SCRIPT_PARTLY;
}

/* "(3,4): error CS0103: ...": the place; the rest stays. */
static void cut_place(struct slice *text, int64_t *line, int64_t *column)
{
    struct slice rest = *text, place;

    if (!rest.len || rest.p[0] != '(')
        return;
    rest = slice_skip(rest, 1);
    place = slice_cut(&rest, ')');
    if (!text_to_int(slice_cut(&place, ','), line) || !text_to_int(slice_cut(&place, ','), column))
        return;
    slice_cut(&rest, ' ');
    if (slice_starts(rest, SLICE("error ")))
        rest = slice_skip(rest, sizeof("error ") - 1);
    *text = rest;
}

/* A source that was left out whole, by a compiler that reports only its first error. */
static void tell_file(const struct source *s, struct report_script *to)
{
    struct report_left *left = arena_zalloc(&reports.arena, sizeof(*left));
    const char *slash = memrchr(s->path.p, '/', s->path.len);

    if (!left)
        return;
    left->line = left->column = 1;
    left->what = slash ? slice_skip(to->path, (size_t)(slash + 1 - s->path.p)) : to->path;
    left->how = SLICE("file");
    left->error = arena_copy(&reports.arena, s->reason);
    cut_place(&left->error, &left->line, &left->column);
    if (!left->error.len)
        left->error = SLICE("umcp cannot compile its assembly");
    to->left = left;
    to->n_left = 1;
    to->is_logged = true;
}

/* The same name may be missing in several assemblies. */
static void add_names(const struct json *list, size_t *cap)
{
    for (const struct json *v = json_is(list, JSON_ARRAY) ? list->first : NULL; v; v = v->next) {
        const struct report_name found = {json_get_text(v, "name"), number(v, "members")};
        size_t i = 0;

        while (i < reports.now.n_names && !slice_eq(reports.now.names[i].name, found.name))
            i++;
        if (i < reports.now.n_names)
            reports.now.names[i].members += found.members;
        else if (found.name.len)
            VEC_ADD_IN(&reports.arena, reports.now.names, reports.now.n_names, *cap,
                       LIMIT_REPORT_NAMES, found);
    }
}

/* The compiler's list for an assembly; NULL: none. */
static const struct json *read_file(const struct assembly *a)
{
    const struct slice made = slice_of(a->made);
    const struct json *root = NULL;
    struct json_fault fault;
    struct slice path, text;
    struct err err;

    if (made.len < 4)
        return NULL;
    path = arena_printf(&reports.arena, "%.*s.left", (int)made.len - 4, made.p);
    if (!path.p || !private_file_read(&reports.arena, path.p, PRIVATE_FROM_WRITERS,
                                      LIMIT_REPORT_FILE, &text, &err))
        return NULL;
    return json_parse(&reports.arena, text, &root, &fault) ? root : NULL;
}

static int64_t changed_at(const struct project *p, struct slice path)
{
    char full[PATH_SIZE];
    struct stat st;

    snprintf(full, sizeof(full), "%s%s%.*s", path.p[0] == '/' ? "" : p->root,
             path.p[0] == '/' ? "" : "/", SLICE_ARG(path));
    return stat(full, &st) < 0 ? 0 : (int64_t)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec;
}

/* Sources come in the order of the build, so each is looked for behind the one before. */
static const struct json *source_in(const struct json **at, const struct project *p,
                                    struct slice path)
{
    for (const struct json *v = *at; v; v = v->next) {
        struct slice told = json_get_text(v, "path");
        const size_t root = strlen(p->root);

        if (path.p[0] != '/' && told.len > root + 1)
            told = slice_skip(told, root + 1);
        if (slice_eq(told, path)) {
            *at = v->next;
            return v;
        }
    }
    return NULL;
}

static void add_assembly(const struct project *p, const struct assembly *a, size_t *names_cap)
{
    const struct json *root = a->made ? read_file(a) : NULL;
    const struct json *list = json_get(root, "sources"),
                      *at = json_is(list, JSON_ARRAY) ? list->first : NULL;

    reports.now.n_assemblies += a->made != NULL;
    add_names(json_get(root, "names"), names_cap);
    for (size_t i = 0; i < a->sources.n; i++) {
        const struct source *s = &a->sources.items[i];
        struct report_script *to = &reports.now.scripts[reports.now.n_scripts++];
        const struct json *v = s->is_out ? NULL : source_in(&at, p, s->path);
        const struct known *before = map_find(&reports.known, s->path);

        *to = (struct report_script){.path = arena_copy(&reports.arena, s->path),
                                     .assembly = arena_copy(&reports.arena, a->name),
                                     .state = s->is_out || !a->made ? SCRIPT_OUT : SCRIPT_LIVE,
                                     .is_loaded = before && before->script->is_loaded};
        if (v)
            read_source(v, to);
        else if (to->state == SCRIPT_OUT)
            tell_file(s, to);
        if (to->n_left)
            to->mtime_ns = changed_at(p, s->path);
        reports.now.n_live += to->state == SCRIPT_LIVE;
        reports.now.n_partly += to->state == SCRIPT_PARTLY;
        reports.now.n_out += to->state == SCRIPT_OUT;
        reports.now.members += to->members;
        reports.now.stubbed += to->stubbed;
        reports.now.out += to->out;
    }
}

bool report_has_lost(void)
{
    for (size_t i = 0; i < reports.now.n_scripts; i++)
        if (reports.now.scripts[i].is_loaded && reports.now.scripts[i].state == SCRIPT_OUT)
            return true;
    return false;
}

void report_set_loaded(void)
{
    for (size_t i = 0; i < reports.now.n_scripts; i++)
        reports.now.scripts[i].is_loaded = reports.now.scripts[i].state != SCRIPT_OUT;
}

/* --- Indexes --- */

static int compare_stubs(const void *a, const void *b)
{
    const struct stub *x = a, *y = b;
    int by_what = slice_compare(x->what, y->what);

    return by_what ? by_what : slice_compare(x->error, y->error);
}

static bool is_stub(const struct report_left *left)
{
    return slice_is(left->how, "stub") || slice_is(left->how, "rebound");
}

static void list_stubs(void)
{
    size_t n = 0;

    for (size_t i = 0; i < reports.now.n_scripts; i++)
        n += reports.now.scripts[i].n_left;
    reports.stubs = n ? arena_alloc(&reports.arena, n * sizeof(*reports.stubs)) : NULL;
    reports.n_stubs = 0;
    for (size_t i = 0; reports.stubs && i < reports.now.n_scripts; i++) {
        const struct report_script *s = &reports.now.scripts[i];

        for (size_t k = 0; k < s->n_left; k++)
            if (is_stub(&s->left[k]))
                reports.stubs[reports.n_stubs++] =
                    (struct stub){s->left[k].what, s->left[k].error, s};
    }
    if (reports.n_stubs)
        qsort(reports.stubs, reports.n_stubs, sizeof(*reports.stubs), compare_stubs);
}

const struct report_script *report_find_stub(struct slice what, struct slice error)
{
    const struct stub key = {.what = what, .error = error}, *found;

    found = reports.n_stubs ? bsearch(&key, reports.stubs, reports.n_stubs, sizeof(*reports.stubs),
                                      compare_stubs)
                            : NULL;
    return found ? found->script : NULL;
}

static int worst_first(const void *a, const void *b)
{
    const struct report_script *x = *(struct report_script *const *)a,
                               *y = *(struct report_script *const *)b;
    const int64_t lost_x = x->stubbed + x->out, lost_y = y->stubbed + y->out;

    if (x->state != y->state)
        return x->state < y->state ? 1 : -1;
    if (lost_x != lost_y)
        return lost_x < lost_y ? 1 : -1;
    return slice_compare(x->path, y->path);
}

static void list_worst(void)
{
    for (size_t i = 0; i < reports.now.n_scripts; i++)
        reports.now.worst[i] = &reports.now.scripts[i];
    if (reports.now.n_scripts)
        qsort(reports.now.worst, reports.now.n_scripts, sizeof(struct report_script *),
              worst_first);
}

/* --- The log --- */

static void log_text(enum log_type type, struct buf *text)
{
    if (buf_ok(text))
        engine_log(type, buf_slice(text));
    buf_done(text);
}

static bool are_same(const struct report_script *a, const struct report_script *b)
{
    bool is_same = a->mtime_ns == b->mtime_ns && a->n_left == b->n_left;

    for (size_t i = 0; is_same && i < a->n_left; i++)
        is_same = slice_eq(a->left[i].what, b->left[i].what) &&
                  slice_eq(a->left[i].how, b->left[i].how) &&
                  slice_eq(a->left[i].error, b->left[i].error);
    return is_same;
}

static void log_error(const struct report_script *s, const struct report_left *left)
{
    struct buf text;

    buf_init(&text, 1 << 14);
    buf_printf(&text, "%.*s(%lld,%lld): error %.*s [%.*s: %.*s]", SLICE_ARG(s->path),
               (long long)left->line, (long long)left->column, SLICE_ARG(left->error),
               SLICE_ARG(left->how), SLICE_ARG(left->what));
    log_text(LOG_TYPE_ERROR, &text);
}

/* Omissions of the last build are not logged again. */
static void log_scripts(void)
{
    size_t n_shown = 0, n_more = 0;
    char more[64];

    for (size_t i = 0; i < reports.now.n_scripts; i++) {
        const struct report_script *s = &reports.now.scripts[i];
        const struct known *before = map_find(&reports.known, s->path);
        size_t n = 0;

        if (s->is_logged || (before && are_same(before->script, s)))
            continue;
        while (n < s->n_left && n < LIMIT_SOURCE_ERRORS && n_shown < LIMIT_ROUND_ERRORS) {
            log_error(s, &s->left[n++]);
            n_shown++;
        }
        n_more += s->n_left - n;
    }
    snprintf(more, sizeof(more), "%zu more errors in these scripts", n_more);
    if (n_more)
        engine_log(LOG_TYPE_ERROR, slice_of(more));
}

static void append_names(struct buf *to)
{
    for (size_t i = 0; i < reports.now.n_names && i < REPORT_SHOWN_NAMES; i++)
        buf_printf(to, "%s%.*s (%lld)",
                   i ? ", " : ". These missing names affect the most members: ",
                   SLICE_ARG(reports.now.names[i].name), (long long)reports.now.names[i].members);
}

static void log_summary(bool is_mcs)
{
    const size_t n_in = reports.now.n_scripts - reports.now.n_out;
    const bool is_whole = reports.now.n_live == reports.now.n_scripts, has_lost = report_has_lost();
    struct buf text;

    buf_init(&text, 1 << 14);
    if (reports.now.n_out == 0)
        buf_printf(&text, "Compiled %zu scripts", n_in);
    else if (n_in)
        buf_printf(&text, "Compiled %zu of %zu scripts", n_in, reports.now.n_scripts);
    else
        buf_printf(&text, "None of %zu scripts compiles", reports.now.n_scripts);
    if (reports.now.n_assemblies > 1)
        buf_printf(&text, " in %zu assemblies", reports.now.n_assemblies);
    if (reports.now.n_partly)
        buf_printf(&text, "; of %lld members %lld are stubs and %lld left out, in %zu scripts",
                   (long long)reports.now.members, (long long)reports.now.stubbed,
                   (long long)reports.now.out, reports.now.n_partly);
    if (has_lost)
        buf_append(&text, SLICE("; the engine keeps the old code until the others compile again"));
    else if (reports.now.n_out)
        buf_printf(&text, "; %s have generated types and no plugin tools",
                   n_in ? "the others" : "all");
    append_names(&text);
    if (reports.now.n_out && is_mcs)
        buf_printf(&text, ". %s 'umcp doctor' names what to install for C# 9", compiler_mcs_limits);
    if (!is_whole)
        buf_append(&text, SLICE(". 'unity://scripts' and 'umcp doctor DIR' list each script"));
    log_text(is_whole ? LOG_TYPE_LOG : LOG_TYPE_WARNING, &text);
}

static int most_first(const void *a, const void *b)
{
    const struct report_name *x = a, *y = b;

    return x->members == y->members ? slice_compare(x->name, y->name)
                                    : (x->members < y->members) - (x->members > y->members);
}

/* The report becomes the last one. */
static void keep_last(void)
{
    arena_done(&reports.last_arena);
    reports.last_arena = reports.arena;
    reports.last = reports.now;
    map_reset(&reports.known, SIZE_MAX);
    for (size_t i = 0; i < reports.last.n_scripts; i++) {
        struct known *k = map_add(&reports.known, reports.last.scripts[i].path, NULL);

        if (k)
            k->script = &reports.last.scripts[i];
    }
}

void report_make(const struct project *p, const struct plan *plan, size_t n_made, bool is_mcs)
{
    const size_t n = plan_count(plan) + 1;
    size_t names_cap = 0;

    keep_last();
    arena_init(&reports.arena, LIMIT_REPORT_BYTES);
    reports.n_stubs = 0;
    reports.now = (struct report){.build = reports.last.build + 1,
                                  .ended_ms = (int64_t)time(NULL) * 1000,
                                  .took_ms = clock_ms() - reports.begun_ms,
                                  .n_made = n_made};
    reports.now.scripts = arena_alloc(&reports.arena, n * sizeof(*reports.now.scripts));
    reports.now.worst = arena_alloc(&reports.arena, n * sizeof(struct report_script *));
    if (!reports.now.scripts || !reports.now.worst) {
        engine_log(LOG_TYPE_WARNING, SLICE("The player has no memory for the report on the "
                                           "scripts"));
        return;
    }
    for (size_t i = 0; i < plan->n; i++)
        add_assembly(p, &plan->items[i], &names_cap);
    if (reports.now.n_names)
        qsort(reports.now.names, reports.now.n_names, sizeof(*reports.now.names), most_first);
    list_stubs();
    list_worst();
    if (!reports.now.n_scripts)
        return;
    log_scripts();
    log_summary(is_mcs);
}
