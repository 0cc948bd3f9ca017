/*
 * Compares tables with code; see agree.h. Without the marks, a typo in a hand-written signature
 * would leave a member that throws. Without the code, a deleted body would take its member along.
 */
#include "agree.h"

#define MAX_KEYS 1000000

struct known {
    struct slice key; /* as a scan's */
    size_t line;
};

struct agreement {
    const struct table *table;
    const struct scan *scan;
    struct faults *faults;
    struct map known;
};

static struct slice full_key(struct agreement *a, struct slice owner, struct slice key)
{
    struct slice both = arena_printf(a->scan->arena, "%.*s|%.*s", SLICE_ARG(owner), SLICE_ARG(key));

    if (!both.p)
        fault_no_memory(a->faults);
    return both;
}

/* The key is in the table now; a second time is a fault. */
static bool know(struct agreement *a, struct slice owner, struct slice key, size_t line)
{
    struct slice both = full_key(a, owner, key);
    bool is_new;
    struct known *known = both.p ? map_add(&a->known, both, &is_new) : NULL;

    if (!known)
        return fault_no_memory(a->faults);
    if (!is_new && owner.len)
        fault(a->faults, a->table->path, line, "line %zu has this member, too: remove one",
              known->line);
    if (is_new)
        known->line = line;
    return true;
}

static void check_member(struct agreement *a, const struct member *m)
{
    const struct type *t = m->owner;
    const struct hand *h = scan_find(a->scan, t->key, m->head.key);

    if (m->mark.kind == MARK_HAND && !h)
        fault(a->faults, a->table->path, m->line,
              "no .cs file declares %.*s.%.*s: write it with these types, or remove '=> hand'",
              SLICE_ARG(t->full), SLICE_ARG(m->head.name));
    if (m->mark.kind != MARK_HAND && h)
        fault(a->faults, a->table->path, m->line,
              "%.*s:%zu declares %.*s.%.*s, too: mark it '=> hand', or remove it there",
              SLICE_ARG(h->source->path), line_of(h->source->text, h->at), SLICE_ARG(t->full),
              SLICE_ARG(m->head.name));
}

static bool check_type(struct agreement *a, const struct type *t)
{
    if (t->kind == TYPE_FILE)
        return true;
    if (!know(a, SLICE(""), t->key, t->line))
        return false;
    for (size_t i = 0; i < t->n_members; i++) {
        const struct member *m = &t->members[i];

        if (m->kind != MEMBER_CODE)
            continue;
        if (!know(a, t->key, m->head.key, m->line))
            return false;
        check_member(a, m);
    }
    for (size_t i = 0; i < t->n_inner; i++)
        if (!check_type(a, t->inner[i]))
            return false;
    return true;
}

/* Is it in a type that the table has, or in none? */
static bool is_reached(struct agreement *a, struct slice owner)
{
    struct slice key;

    if (!memchr(owner.p, '`', owner.len))
        return true; /* a namespace */
    key = full_key(a, SLICE(""), owner);
    return key.p && map_find(&a->known, key);
}

/* Whether Unity has what the code shows. */
static void check_hand(struct agreement *a, const struct hand *h)
{
    struct slice owner = slice_from(h->key.p, h->owner), name = slice_skip(h->key, h->owner + 1);

    if (!(h->marks & HEAD_SEEN) || (h->marks & HEAD_EXPLICIT) || map_find(&a->known, h->key))
        return;
    if (owner.len == 0) {
        owner = name;
        while (owner.len > 0 && owner.p[owner.len - 1] != '.')
            owner.len--;
        owner.len -= owner.len > 0;
    }
    if (!is_reached(a, owner))
        return;
    fault(a->faults, h->source->path, line_of(h->source->text, h->at),
          "%.*s is public, and %.*s lacks it: add its line with '=> hand', or make it internal",
          SLICE_ARG(name), SLICE_ARG(a->table->path));
}

bool agree_check(const struct table *t, const struct scan *s, struct faults *faults)
{
    struct agreement a = {t, s, faults, MAP_BY_SLICE(struct known, key, MAX_KEYS)};
    bool is_fine = true;

    for (size_t i = 0; i < t->n_types && is_fine; i++)
        is_fine = check_type(&a, t->types[i]);
    if (is_fine)
        MAP_EACH(struct hand, each, &s->hands)
            check_hand(&a, each);
    map_done(&a.known);
    return is_fine;
}
