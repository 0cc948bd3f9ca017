/*
 * What mcs says of sources, and what follows from it. One that it complains about is mended, if
 * that may help, or left out. What plugins and Editor folders have added is never paid for by a
 * source of the project: if there is trouble with all together, the project's own are compiled
 * alone first, and whatever does not compile with them then goes.
 */
#include "sources.h"

#include <stdio.h>

#include "calls.h"

enum { SHOWN_ERRORS = 5 }; /* in the log, of each round */

struct court {
    struct sources *sources;
    const struct project *project;
    enum phase phase;
};

/* What the complaints of a round come to. */
struct verdict {
    size_t n_mended; /* sources that are tried otherwise */
    size_t n_own, n_added;
    const struct source *victim; /* the first of the project's own */
};

bool source_is_in(const struct source *s, enum phase phase)
{
    return !s->is_out && !(s->is_added && phase == PHASE_OWN);
}

size_t sources_count(const struct sources *s)
{
    size_t n = 0;

    for (size_t i = 0; i < s->n; i++)
        n += !s->items[i].is_out;
    return n;
}

size_t sources_count_added(const struct sources *s)
{
    size_t n = 0;

    for (size_t i = 0; i < s->n; i++)
        n += !s->items[i].is_out && s->items[i].is_added;
    return n;
}

bool sources_settle(const struct sources *s, enum phase *phase)
{
    size_t n = sources_count(s), n_added = sources_count_added(s);

    if (*phase == PHASE_OWN && n == n_added)
        *phase = PHASE_ADDED;
    if (*phase != PHASE_OWN && n_added == 0)
        *phase = PHASE_OWN;
    return n > 0;
}

/* --- Mending. --- */

bool source_mend(const struct project *p, const struct source *s, unsigned mends, struct buf *to)
{
    struct file_bytes file = {0};
    struct slice text;
    struct buf names, nulls;
    struct err err;
    bool has_changed = false;

    if (!file_read(p, s->path, &file, &err))
        return false;
    buf_init(&names, MAX_SOURCE);
    buf_init(&nulls, MAX_SOURCE);
    text = file.bytes;
    if (mends & MEND_NAMES && csharp_mend_names(text, mends & MEND_NAMES, &names)) {
        text = buf_slice(&names);
        has_changed = true;
    }
    if (mends & MEND_NULLS && csharp_mend_nulls(text, &nulls)) {
        text = buf_slice(&nulls);
        has_changed = true;
    }
    if (has_changed)
        buf_append(to, text);
    buf_done(&names);
    buf_done(&nulls);
    file_done(&file);
    return has_changed && buf_ok(to);
}

static bool try_mend(const struct court *c, struct source *s, unsigned mends)
{
    struct buf text;
    bool ok;

    mends &= ~s->mends;
    buf_init(&text, MAX_SOURCE);
    ok = mends && source_mend(c->project, s, mends, &text);
    buf_done(&text);
    if (ok)
        s->mends |= mends;
    return ok;
}

/* Those that are worth a try and were not tried yet. */
static bool try_mends(const struct court *c, struct source *s)
{
    bool has_names = try_mend(c, s, s->wanted & MEND_NAMES);

    return try_mend(c, s, MEND_NULLS) || has_names;
}

/* --- Complaints. --- */

/* Whether a line is "PATH(3,4): error CS0103: …", with the source's own path; parentheses may be in
 * that too: "A (1).cs". */
static bool is_about(struct slice line, struct slice path)
{
    return line.len > path.len && slice_starts(line, path) && line.p[path.len] == '(';
}

/* A line without the project's folder. */
static struct slice inside(const struct court *c, struct slice line)
{
    struct slice root = slice_of(c->project->root);

    return slice_starts(line, root) && line.len > root.len ? slice_skip(line, root.len + 1) : line;
}

static struct source *source_of(const struct court *c, struct slice line)
{
    for (size_t i = 0; i < c->sources->n; i++) {
        struct source *s = &c->sources->items[i];

        if (source_is_in(s, c->phase) &&
            (is_about(line, s->path) || is_about(inside(c, line), s->path)))
            return s;
    }
    return NULL;
}

/* "error CS0104: `MainThread' is an ambiguous reference between …": bits of the types it names. */
static unsigned find_names(struct slice line)
{
    unsigned found = 0;
    char name[64];

    if (!slice_contains(line, SLICE(": error CS0104:")))
        return 0;
    for (unsigned i = 0; i < CSHARP_MEND_TYPES; i++) {
        snprintf(name, sizeof(name), "`%s' is", csharp_mend_types[i]);
        if (slice_contains(line, slice_of(name)))
            found |= 1u << i;
    }
    return found;
}

static void hear(const struct court *c, struct slice line)
{
    bool is_error = slice_contains(line, SLICE("): error "));
    struct source *s = is_error || slice_contains(line, SLICE("related to previous error"))
                           ? source_of(c, line)
                           : NULL;

    if (!s)
        return;
    s->is_related |= !is_error;
    s->wanted |= find_names(line);
    if (is_error && !s->complaint.len)
        s->complaint = line;
}

static struct verdict judge(const struct court *c, struct slice words)
{
    struct verdict v = {0};

    for (size_t i = 0; i < c->sources->n; i++) {
        c->sources->items[i].complaint = (struct slice){0};
        c->sources->items[i].wanted = 0;
        c->sources->items[i].is_related = false;
    }
    while (words.len)
        hear(c, slice_cut(&words, '\n'));
    for (size_t i = 0; i < c->sources->n; i++) {
        struct source *s = &c->sources->items[i];

        if (!s->complaint.len)
            continue;
        if (try_mends(c, s)) {
            v.n_mended++;
        } else if (s->is_added) {
            v.n_added++;
        } else {
            v.n_own++;
            v.victim = v.victim ? v.victim : s;
        }
    }
    return v;
}

/* --- What follows. --- */

static void leave_out(const struct court *c, bool is_added)
{
    unsigned n_shown = 0;

    for (size_t i = 0; i < c->sources->n; i++) {
        struct source *s = &c->sources->items[i];

        if (!s->complaint.len || s->is_added != is_added)
            continue;
        s->is_out = true;
        if (n_shown++ < SHOWN_ERRORS)
            engine_log(2, inside(c, s->complaint));
    }
}

/* Of the added ones those that mcs has named beside a complaint; if it has not, all. */
static void leave_out_suspects(const struct court *c, const struct source *victim)
{
    struct sources *all = c->sources;
    bool is_known = false;

    for (size_t i = 0; i < all->n; i++)
        is_known |= all->items[i].is_added && all->items[i].is_related;
    for (size_t i = 0; i < all->n; i++)
        if (all->items[i].is_added && (all->items[i].is_related || !is_known))
            all->items[i].is_out = true;
    engine_log(2, SLICE("Scripts of plugins or Editor folders are left out: with them, scripts of "
                        "the project do not compile"));
    if (victim)
        engine_log(2, inside(c, victim->complaint));
}

bool sources_judge(struct sources *s, const struct project *p, enum phase *phase,
                   struct slice words)
{
    const struct court c = {.sources = s, .project = p, .phase = *phase};
    const struct verdict v = judge(&c, words);

    if (v.n_mended > 0)
        return true;
    switch (c.phase) {
    case PHASE_TRY:
        if (v.n_own > 0 || v.n_added == 0)
            *phase = PHASE_OWN; /* whose fault it is will be seen */
        else
            leave_out(&c, true);
        return true;
    case PHASE_OWN:
        leave_out(&c, false);
        return v.n_own > 0;
    case PHASE_ADDED:
        if (v.n_added > 0)
            leave_out(&c, true);
        else
            leave_out_suspects(&c, v.victim);
        return true;
    }
    return false;
}
