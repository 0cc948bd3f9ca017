/*
 * All tools by name and by id: the declared rows and what engines registered at run time. Every
 * call looks its tool up here, so there are sorted indexes, made anew only when plugins change.
 */
#include <stdlib.h>

#include "rows.h"

#define NAME_MAX_BYTES 64 /* the longest name that all MCP clients take */

static const struct tool_rows *const files[] = {
    &rows_explorer_status, &rows_explorer_read, &rows_explorer_write, &rows_explorer_scripts,
    &rows_explorer_hooks,  &rows_editor,        &rows_bridge,
};

struct entry {
    struct slice name;
    const struct tool *tool;
};

struct catalog {
    struct entry *folded; /* ordered without regard to case, for looking up */
    struct entry *listed; /* the same in byte order */
    size_t n;
};

const struct tool *tool_by_id(enum tool_id id)
{
    for (size_t f = 0; f < N_ELEMENTS(files); f++)
        for (size_t i = 0; i < files[f]->n; i++)
            if (files[f]->rows[i].id == id)
                return &files[f]->rows[i];
    return NULL;
}

/* Of equal names a declared tool comes first, then the plugin that was registered first. */
static int compare_folded(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;
    int order = slice_compare_nocase(a->name, b->name);

    if (order)
        return order;
    if (a->tool->id != b->tool->id)
        return a->tool->id < b->tool->id ? -1 : 1;
    return a->tool < b->tool ? -1 : a->tool > b->tool;
}

static int compare_listed(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;

    return slice_compare(a->name, b->name);
}

static bool is_name(struct slice name)
{
    static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                   "0123456789_.-";

    if (name.len == 0 || name.len > NAME_MAX_BYTES)
        return false;
    for (size_t i = 0; i < name.len; i++)
        if (!strchr(alphabet, name.p[i]))
            return false;
    return true;
}

static size_t add_rows(struct entry *to, const struct tool *plugins, size_t n_plugins)
{
    size_t n = 0;

    for (size_t f = 0; f < N_ELEMENTS(files); f++)
        for (size_t i = 0; i < files[f]->n; i++)
            to[n++] = (struct entry){slice_of(files[f]->rows[i].name), &files[f]->rows[i]};
    for (size_t i = 0; i < n_plugins; i++)
        if (is_name(slice_of(plugins[i].name)))
            to[n++] = (struct entry){slice_of(plugins[i].name), &plugins[i]};
    return n;
}

/* Keeps the first of each run of equal names; returns how many are left. */
static size_t drop_taken(struct entry *entries, size_t n)
{
    size_t kept = 0;

    for (size_t i = 0; i < n; i++)
        if (kept == 0 || !slice_eq_nocase(entries[kept - 1].name, entries[i].name))
            entries[kept++] = entries[i];
    return kept;
}

bool catalog_set_plugins(struct catalog *c, const struct tool *tools, size_t n)
{
    size_t n_plugins = n < CATALOG_PLUGINS ? n : CATALOG_PLUGINS;
    size_t n_all = TOOL_COUNT + n_plugins;
    struct entry *folded = mem_alloc(2 * n_all * sizeof(*folded));

    if (!folded)
        return false;
    n_all = add_rows(folded, tools, n_plugins);
    qsort(folded, n_all, sizeof(*folded), compare_folded);
    n_all = drop_taken(folded, n_all);
    mem_free(c->folded);
    c->folded = folded;
    c->listed = folded + n_all; /* one block for both: the second half */
    c->n = n_all;
    memcpy(c->listed, folded, n_all * sizeof(*folded));
    qsort(c->listed, n_all, sizeof(*c->listed), compare_listed);
    return true;
}

struct catalog *catalog_new(void)
{
    struct catalog *c = mem_zalloc(sizeof(*c));

    if (c && !catalog_set_plugins(c, NULL, 0)) {
        mem_free(c);
        return NULL;
    }
    return c;
}

void catalog_free(struct catalog *c)
{
    if (!c)
        return;
    mem_free(c->folded);
    mem_free(c);
}

size_t catalog_count(const struct catalog *c)
{
    return c->n;
}

const struct tool *catalog_at(const struct catalog *c, size_t i)
{
    return c->listed[i].tool;
}

/* Names differ in more than case, so one index serves both kinds of look-up. */
const struct tool *catalog_find(const struct catalog *c, struct slice name, bool ignore_case)
{
    size_t low = 0, high = c->n;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct entry *e = &c->folded[middle];
        int order = slice_compare_nocase(name, e->name);

        if (order == 0)
            return ignore_case || slice_eq(name, e->name) ? e->tool : NULL;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}
