/*
 * Tool names as POST / lists them: ^[a-z][a-z0-9-]*$, whatever a tool is called elsewhere. Letters
 * become lower case, a '-' precedes a capital that begins a word, '.' and '_' become '-':
 * ListObjects is list-objects, scene.hierarchy.dump is scene-hierarchy-dump, HTTPGet is http-get.
 *
 * If two tools would get the same name, the one whose own name it is keeps it; else a plugin wins
 * over a declared tool; else the first in byte order. The other is listed with "umcp-" before the
 * name if it is declared, and with "-2", "-3" ... after it if it is a plugin.
 */
#include <stdio.h>
#include <stdlib.h>

#include "rows.h"

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

/* Whether the capital at `i` begins a word, other than the first, that no separator precedes. */
static bool begins_word(struct slice name, size_t i)
{
    char before = i ? name.p[i - 1] : '-';

    if (!is_upper(name.p[i]))
        return false;
    if (is_upper(before)) /* the last of several capitals begins the next word: HTTPGet */
        return i + 1 < name.len && is_lower(name.p[i + 1]);
    return is_lower(before) || text_is_digit(before);
}

size_t kebab_write(struct slice name, char *to)
{
    size_t len = 0;

    for (size_t i = 0; i < name.len; i++) {
        char c = name.p[i];

        if (begins_word(name, i))
            to[len++] = '-';
        if (c == '.' || c == '_')
            c = '-';
        to[len++] = is_upper(c) ? (char)(c - 'A' + 'a') : c;
    }
    return len;
}

/* --- One name for each. --- */

/* A tool that claims a name. */
struct wish {
    struct slice kebab;
    const struct tool *tool;
    unsigned rank; /* the lowest gets the name */
};

static unsigned rank_of(const struct tool *tool, struct slice kebab)
{
    if (slice_eq_nocase(slice_of(tool->name), kebab))
        return 0;
    if (tool->id == TOOL_PLUGIN)
        return 1;
    return tool->is_unlisted ? 3 : 2;
}

static int compare_wishes(const void *left, const void *right)
{
    const struct wish *a = left, *b = right;
    int order = slice_compare(a->kebab, b->kebab);

    if (order)
        return order;
    if (a->rank != b->rank)
        return a->rank < b->rank ? -1 : 1;
    return strcmp(a->tool->name, b->tool->name);
}

static int compare_names(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;

    return slice_compare(a->name, b->name);
}

static bool is_wanted(const struct wish *wishes, size_t n, struct slice name)
{
    size_t low = 0, high = n;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = slice_compare(name, wishes[middle].kebab);

        if (order == 0)
            return true;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return false;
}

/* How number() knows which names are taken. */
struct namer {
    struct arena *arena;
    const struct entry *folded;
    const struct wish *wishes;
    size_t n;
};

/* The first numbered name that no tool has or claims. `counter` keeps the last number tried. */
static struct slice number(const struct namer *s, struct slice kebab, unsigned *counter)
{
    struct slice name;

    do {
        name = arena_printf(s->arena, "%.*s-%u", SLICE_ARG(kebab), ++*counter);
    } while (name.p &&
             (is_wanted(s->wishes, s->n, name) || entry_find(s->folded, s->n, name, true)));
    return name;
}

static bool grant(const struct namer *s, struct entry *ret_names)
{
    unsigned counter = 1;

    for (size_t i = 0; i < s->n; i++) {
        const struct wish *w = &s->wishes[i];
        struct slice name = w->kebab;

        if (i == 0 || !slice_eq(w[-1].kebab, w->kebab))
            counter = 1;
        else if (w->tool->id == TOOL_PLUGIN)
            name = number(s, w->kebab, &counter);
        else
            name = arena_printf(s->arena, KEBAB_PREFIX "%.*s", SLICE_ARG(w->kebab));
        if (!name.p)
            return false;
        ret_names[i] = (struct entry){name, w->tool};
    }
    return true;
}

bool kebab_name(struct arena *a, const struct entry *folded, size_t n, struct entry *ret_names)
{
    struct wish *wishes = arena_alloc(a, n * sizeof(*wishes));
    char *text;

    for (size_t i = 0; wishes && i < n; i++) {
        text = arena_alloc(a, 2 * folded[i].name.len + 1);
        if (!text)
            return false;
        wishes[i].kebab = slice_from(text, kebab_write(folded[i].name, text));
        wishes[i].tool = folded[i].tool;
        wishes[i].rank = rank_of(folded[i].tool, wishes[i].kebab);
    }
    if (!wishes)
        return false;
    qsort(wishes, n, sizeof(*wishes), compare_wishes);
    if (!grant(&(struct namer){.arena = a, .folded = folded, .wishes = wishes, .n = n}, ret_names))
        return false;
    qsort(ret_names, n, sizeof(*ret_names), compare_names);
    return true;
}
