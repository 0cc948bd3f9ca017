/*
 * Acts on the compiler's errors, in mcs's words or csc's. A source with errors is rewritten if that
 * may help, else left out. A driver leaves out members instead; this code runs only if even
 * that fails.
 *
 * Bisecting finds a source that the report does not name: one that makes the compiler crash.
 */
#include "judge.h"

#include <stdio.h>

#include "base/limits.h"
#include "player/managed/log.h"

enum { REASON_BYTES = 1000 };

struct round {
    struct sources *sources;
    const struct project *project;
};

/* The result of a round. */
struct verdict {
    size_t n_mended; /* sources to try again with rewrites */
    size_t n_wrong;  /* sources that nothing helps */
};

/* --- Mending. --- */

static bool try_mend(const struct round *c, struct source *s, unsigned mends)
{
    struct buf text;
    bool ok;

    mends &= ~s->mends;
    buf_init(&text, LIMIT_SOURCE_BYTES);
    ok = mends && source_mend(c->project, s, mends, &text);
    buf_done(&text);
    if (ok)
        s->mends |= mends;
    return ok;
}

/* --- Complaints. --- */

/* Whether a line is "PATH(3,4): error CS0103: …" with this source's path, which may itself contain
 * parentheses: "A (1).cs". */
static bool is_about(struct slice line, struct slice path)
{
    return line.len > path.len && slice_starts(line, path) && line.p[path.len] == '(';
}

/* The line without the path of the project's folder. */
static struct slice without_root(const struct round *c, struct slice line)
{
    struct slice root = slice_of(c->project->root);

    return slice_starts(line, root) && line.len > root.len ? slice_skip(line, root.len + 1) : line;
}

static struct source *source_of(const struct round *c, struct slice line)
{
    for (size_t i = 0; i < c->sources->n; i++) {
        struct source *s = &c->sources->items[i];

        if (source_is_in(s) &&
            (is_about(line, s->path) || is_about(without_root(c, line), s->path)))
            return s;
    }
    return NULL;
}

/* csc names an attribute as the source does: without its ending. */
static bool is_name_of(struct slice name, struct slice type)
{
    static const struct slice ending = SLICE_INIT("Attribute");

    return slice_eq(name, type) || (slice_ends_nocase(type, ending) &&
                                    slice_eq(name, slice_from(type.p, type.len - ending.len)));
}

/* "error CS0104: 'MainThread' is an ambiguous reference …", with mcs's quotes or csc's: the bit of
 * the type that it names. */
static unsigned find_names(struct slice line)
{
    static const char error[] = ": error CS0104: ";
    const char *at = memmem(line.p, line.len, error, sizeof(error) - 1);
    struct slice name, rest;

    rest = at ? slice_skip(line, (size_t)(at - line.p) + sizeof(error) - 1) : SLICE("");
    if (!rest.len)
        return 0;
    rest = slice_skip(rest, 1); /* the first quote */
    name = slice_cut(&rest, '\'');
    for (unsigned i = 0; i < CSHARP_AMBIGUOUS_TYPES; i++)
        if (is_name_of(name, slice_of(csharp_ambiguous_types[i])))
            return 1u << i;
    return 0;
}

static void add_complaint(const struct round *c, struct slice line)
{
    struct source *s = slice_contains(line, SLICE("): error ")) ? source_of(c, line) : NULL;

    if (!s)
        return;
    s->wanted |= find_names(line);
    if (!s->complaint.len)
        s->complaint = line;
}

static struct verdict judge(const struct round *c, struct slice words)
{
    struct verdict v = {0};

    for (size_t i = 0; i < c->sources->n; i++) {
        c->sources->items[i].complaint = (struct slice){0};
        c->sources->items[i].wanted = c->sources->items[i].n_shown = 0;
    }
    while (words.len)
        add_complaint(c, slice_cut(&words, '\n'));
    for (size_t i = 0; i < c->sources->n; i++) {
        struct source *s = &c->sources->items[i];
        bool is_mended;

        if (!s->complaint.len)
            continue;
        is_mended = try_mend(c, s, s->wanted & MEND_NAMES);
        if (c->sources->is_mcs)
            is_mended = try_mend(c, s, MEND_NULLS) || is_mended;
        v.n_mended += is_mended;
        v.n_wrong += !is_mended;
    }
    return v;
}

/* --- Consequences. --- */

static void log_errors(const struct round *c, struct slice words)
{
    size_t n_shown = 0, n_more = 0;
    char more[64];

    while (words.len) {
        struct slice line = slice_cut(&words, '\n');
        struct source *s = slice_contains(line, SLICE("): error ")) ? source_of(c, line) : NULL;

        if (!s)
            continue;
        if (s->n_shown >= LIMIT_SOURCE_ERRORS || n_shown >= LIMIT_ROUND_ERRORS) {
            n_more++;
            continue;
        }
        s->n_shown++;
        n_shown++;
        engine_log(LOG_TYPE_ERROR, without_root(c, line));
    }
    snprintf(more, sizeof(more), "%zu more errors in these scripts", n_more);
    if (n_more)
        engine_log(LOG_TYPE_ERROR, slice_of(more));
}

static void keep_reason(const struct round *c, struct source *s, struct slice words)
{
    if (c->sources->arena)
        s->reason =
            arena_copy(c->sources->arena, slice_from(words.p, utf8_cut(words, REASON_BYTES)));
}

static void leave_out(const struct round *c, struct slice words)
{
    log_errors(c, words);
    for (size_t i = 0; i < c->sources->n; i++) {
        struct source *s = &c->sources->items[i];
        struct slice line = s->complaint;

        if (!line.len)
            continue;
        s->is_out = true;
        line = is_about(line, s->path) ? line : without_root(c, line);
        keep_reason(c, s, slice_skip(line, s->path.len));
    }
}

/* --- Complaints that name no source. --- */

/* The report names no source: #line or assembly-wide attributes may be the reason. */
static bool try_global(const struct round *c)
{
    bool has_changed = false;

    for (size_t i = 0; i < c->sources->n; i++)
        if (!c->sources->items[i].is_out)
            has_changed |= try_mend(c, &c->sources->items[i], MEND_GLOBAL);
    return has_changed;
}

/* The first error, else the first line. */
static struct slice reason_in(struct slice words)
{
    struct slice first = {0};

    while (words.len) {
        struct slice line = slice_trim(slice_cut(&words, '\n'));

        if (slice_contains(line, SLICE("error CS")))
            return line;
        if (!first.len)
            first = line;
    }
    return first.len ? first : SLICE("the compiler printed no error");
}

static void log_reason(const char *what, struct slice name, struct slice words)
{
    struct slice reason = reason_in(words);
    struct buf text;

    buf_init(&text, 1 << 14);
    buf_printf(&text, "%.*s%s: %.*s", SLICE_ARG(name), what, (int)utf8_cut(reason, REASON_BYTES),
               reason.p);
    if (buf_ok(&text))
        engine_log(LOG_TYPE_WARNING, buf_slice(&text));
    buf_done(&text);
}

/* Keeps the first half of the suspects for the next round, and none of the other sources: it fails
 * without them too. A single remaining suspect is left out for good. */
static void choose_half(const struct round *c, struct slice words)
{
    size_t n = 0, n_in = 0;

    for (size_t i = 0; i < c->sources->n; i++)
        n += c->sources->items[i].is_suspect;
    for (size_t i = 0; i < c->sources->n; i++) {
        struct source *s = &c->sources->items[i];

        s->is_aside = !s->is_suspect || n_in++ >= n / 2;
        if (n == 1 && s->is_suspect) {
            s->is_out = true;
            keep_reason(c, s, reason_in(words));
            log_reason(" is left out, because with it the compiler fails and names no script",
                       s->path, words);
        }
    }
    if (n <= 1)
        sources_end_bisect(c->sources);
}

static bool begin_bisect(const struct round *c, struct slice words)
{
    log_reason("The compiler fails and names no script", (struct slice){0}, words);
    if (c->sources->n_bisected++ >= LIMIT_BISECTIONS)
        return false;
    c->sources->is_bisecting = true;
    for (size_t i = 0; i < c->sources->n; i++)
        c->sources->items[i].is_suspect = !c->sources->items[i].is_out;
    choose_half(c, words);
    return true;
}

void sources_end_bisect(struct sources *s)
{
    s->is_bisecting = false;
    for (size_t i = 0; i < s->n; i++)
        s->items[i].is_suspect = s->items[i].is_aside = false;
}

/* Whether the one that is searched for was in this round. Errors in others do not count: they come
 * from the absence of more. */
static bool is_among(const struct round *c, struct slice words)
{
    while (words.len) {
        struct slice line = slice_cut(&words, '\n');

        if (slice_contains(line, SLICE("): error ")) && source_of(c, line))
            return false;
    }
    return true;
}

void sources_bisect(struct sources *s, const struct project *p, bool is_made, struct slice words)
{
    const struct round c = {.sources = s, .project = p};
    const bool is_in = !is_made && is_among(&c, words);

    for (size_t i = 0; i < s->n; i++)
        s->items[i].is_suspect &= s->items[i].is_aside != is_in;
    choose_half(&c, words);
}

/* --- All of it. --- */

bool sources_judge(struct sources *s, const struct project *p, struct slice words)
{
    const struct round c = {.sources = s, .project = p};
    const struct verdict v = judge(&c, words);

    if (v.n_mended > 0 || (v.n_wrong == 0 && try_global(&c)))
        return true;
    leave_out(&c, words);
    return v.n_wrong > 0 || begin_bisect(&c, words);
}
