/*
 * Tool names as POST / lists them: ^[a-z][a-z0-9-]*$, whatever a tool is called elsewhere. Letters
 * become lower case, a '-' precedes a capital that begins a word, '.' and '_' become '-':
 * ListObjects is list-objects, scene.hierarchy.dump is scene-hierarchy-dump, HTTPGet is http-get.
 *
 * If two tools would get the same name, a declared tool with gates keeps it, so that no client
 * calls user code in its place. Then follow the tool whose own name it is, a plugin, a declared
 * tool, and the first in byte order. The other is listed with "umcp-" before the name if it is
 * declared, and with "-2", "-3" ... after it if it is a plugin.
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
struct claim {
    struct slice kebab;
    const struct tool *tool;
    unsigned rank; /* the lowest gets the name */
};

static int compare_claims(const void *left, const void *right)
{
    const struct claim *a = left, *b = right;
    int order = slice_compare(a->kebab, b->kebab);

    if (order)
        return order;
    if (a->rank != b->rank)
        return a->rank < b->rank ? -1 : 1;
    return strcmp(a->tool->name, b->tool->name);
}

static bool is_claimed(const struct claim *claims, size_t n, struct slice name)
{
    size_t low = 0, high = n;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = slice_compare(name, claims[middle].kebab);

        if (order == 0)
            return true;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return false;
}

/* How numbered_name() knows which names are taken. */
struct namer {
    struct arena *arena;
    const struct entry *folded;
    const struct claim *claims;
    size_t n;
};

/* The first numbered name that no tool has or claims. `counter` keeps the last number tried. */
static struct slice numbered_name(const struct namer *s, struct slice kebab, unsigned *counter)
{
    struct slice name;

    do {
        name = arena_printf(s->arena, "%.*s-%u", SLICE_ARG(kebab), ++*counter);
    } while (name.p &&
             (is_claimed(s->claims, s->n, name) || entry_find(s->folded, s->n, name, true)));
    return name;
}

static bool assign_names(const struct namer *s, struct entry *ret_names)
{
    unsigned counter = 1;

    for (size_t i = 0; i < s->n; i++) {
        const struct claim *claim = &s->claims[i];
        struct slice name = claim->kebab;

        if (i == 0 || !slice_eq(claim[-1].kebab, claim->kebab))
            counter = 1;
        else if (claim->tool->id == TOOL_PLUGIN)
            name = numbered_name(s, claim->kebab, &counter);
        else
            name = arena_printf(s->arena, KEBAB_PREFIX "%.*s", SLICE_ARG(claim->kebab));
        if (!name.p)
            return false;
        ret_names[i] = (struct entry){name, claim->tool};
    }
    return true;
}

static unsigned rank_of(const struct tool *tool, struct slice kebab)
{
    if (tool->id != TOOL_PLUGIN && tool->gates)
        return 0;
    if (slice_eq_nocase(slice_of(tool->name), kebab))
        return 1;
    if (tool->id == TOOL_PLUGIN)
        return 2;
    return tool->is_unlisted ? 4 : 3;
}

bool kebab_name(struct arena *a, const struct entry *folded, size_t n, struct entry *ret_names)
{
    struct claim *claims = arena_alloc(a, n * sizeof(*claims));
    const struct tool *tool;
    char *text;

    for (size_t i = 0; claims && i < n; i++) {
        text = arena_alloc(a, 2 * folded[i].name.len + 1);
        if (!text)
            return false;
        tool = folded[i].tool;
        claims[i].kebab = slice_from(text, kebab_write(folded[i].name, text));
        claims[i].tool = tool;
        claims[i].rank = rank_of(tool, claims[i].kebab);
    }
    if (!claims)
        return false;
    qsort(claims, n, sizeof(*claims), compare_claims);
    if (!assign_names(&(struct namer){.arena = a, .folded = folded, .claims = claims, .n = n},
                      ret_names))
        return false;
    qsort(ret_names, n, sizeof(*ret_names), entry_compare);
    return true;
}
