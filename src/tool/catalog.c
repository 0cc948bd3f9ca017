/*
 * All tools by name and by id: the declared rows and those that engines registered at run time.
 * Every call looks up its tool here, so there are sorted indexes, rebuilt only when plugins change.
 */
#include <stdlib.h>

#include "rows.h"

static const struct tool_rows *const files[] = {
    &rows_explorer_status, &rows_explorer_read, &rows_explorer_write, &rows_explorer_scripts,
    &rows_explorer_hooks,  &rows_editor,        &rows_bridge,
};

struct catalog {
    struct arena arena;    /* holds all the following */
    struct entry *folded;  /* sorted ignoring case, for lookup */
    struct entry *listed;  /* the same, sorted in byte order */
    struct entry *kebab;   /* the same, under the names of POST / */
    struct entry *wire;    /* the same, under the names that MCP lists */
    struct entry *aliases; /* names other than the rows', sorted like `folded` */
    size_t n, n_aliases;
    const struct tool *plugins; /* as passed in */
    size_t n_plugins;
    struct plugins *owner; /* of these rows, which may be gone when the catalogue is freed */
};

const struct tool *tool_by_id(enum tool_id id)
{
    for (size_t f = 0; f < N_ELEMENTS(files); f++)
        for (size_t i = 0; i < files[f]->n; i++)
            if (files[f]->rows[i].id == id)
                return &files[f]->rows[i];
    return NULL;
}

/* Whether the name is the row's, or the one under which MCP lists the row. */
static bool is_name_of(struct slice name, const char *row)
{
    size_t i = 0;

    for (; i < name.len && row[i]; i++)
        if (!slice_eq_nocase(slice_from(name.p + i, 1), slice_from(row + i, 1)) &&
            !(name.p[i] == '_' && row[i] == '.'))
            return false;
    return i == name.len && !row[i];
}

bool tool_is_declared(struct slice name)
{
    for (size_t f = 0; f < N_ELEMENTS(files); f++)
        for (size_t i = 0; i < files[f]->n; i++)
            if (is_name_of(name, files[f]->rows[i].name))
                return true;
    return false;
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

int entry_compare(const void *left, const void *right)
{
    const struct entry *a = left, *b = right;

    return slice_compare(a->name, b->name);
}

static size_t add_rows(struct entry *to, const struct tool *plugins, size_t n_plugins)
{
    size_t n = 0;

    for (size_t f = 0; f < N_ELEMENTS(files); f++)
        for (size_t i = 0; i < files[f]->n; i++)
            to[n++] = (struct entry){slice_of(files[f]->rows[i].name), &files[f]->rows[i]};
    for (size_t i = 0; i < n_plugins; i++)
        if (!plugin_name_fault(slice_of(plugins[i].name)))
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

/* A tool's other names: the kebab name, and for a declared tool the prefixed one. */
static bool add_aliases(struct catalog *c, const struct entry *kebab)
{
    struct slice plain = kebab->name;
    bool has_prefix = slice_starts(plain, SLICE(KEBAB_PREFIX));

    if (!slice_eq(plain, slice_of(kebab->tool->name)))
        c->aliases[c->n_aliases++] = *kebab;
    if (kebab->tool->id == TOOL_PLUGIN || has_prefix)
        return true;
    plain = arena_printf(&c->arena, KEBAB_PREFIX "%.*s", SLICE_ARG(plain));
    c->aliases[c->n_aliases++] = (struct entry){plain, kebab->tool};
    return plain.p != NULL;
}

static bool build(struct catalog *c, const struct tool *plugins, size_t n_plugins)
{
    size_t n_most = TOOL_COUNT + n_plugins;
    struct entry *all = arena_alloc(&c->arena, 7 * n_most * sizeof(*all));

    if (!all)
        return false;
    c->folded = all;
    c->listed = all + n_most;
    c->kebab = all + 2 * n_most;
    c->wire = all + 3 * n_most;
    c->aliases = all + 4 * n_most; /* up to three for each */
    c->n = add_rows(c->folded, plugins, n_plugins);
    qsort(c->folded, c->n, sizeof(*all), compare_folded);
    c->n = drop_taken(c->folded, c->n);
    memcpy(c->listed, c->folded, c->n * sizeof(*all));
    qsort(c->listed, c->n, sizeof(*all), entry_compare);
    if (!kebab_name(&c->arena, c->folded, c->n, c->kebab) ||
        !wire_name(&c->arena, c->folded, c->n, c->wire))
        return false;
    for (size_t i = 0; i < c->n; i++)
        if (!add_aliases(c, &c->kebab[i]))
            return false;
    /* Those that MCP changed have a '_', which no name in kebab case has. */
    for (size_t i = 0; i < c->n; i++)
        if (!slice_is(c->wire[i].name, c->wire[i].tool->name))
            c->aliases[c->n_aliases++] = c->wire[i];
    qsort(c->aliases, c->n_aliases, sizeof(*all), compare_folded);
    return true;
}

bool catalog_set_plugins(struct catalog *c, const struct tool *tools, size_t n)
{
    struct catalog fresh = {.plugins = tools, .n_plugins = n};

    arena_init(&fresh.arena, LIMIT_CATALOG);
    if (!build(&fresh, tools, n < PLUGIN_TOOLS ? n : PLUGIN_TOOLS)) {
        arena_done(&fresh.arena);
        return false;
    }
    fresh.owner = n ? plugins_ref(tools[0].owner) : NULL;
    plugins_unref(c->owner);
    arena_done(&c->arena);
    *c = fresh;
    return true;
}

bool catalog_has_plugins(const struct catalog *c, const struct tool *tools, size_t n)
{
    return plugins_same(c->plugins, c->n_plugins, tools, n);
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
    plugins_unref(c->owner);
    arena_done(&c->arena);
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

const struct tool *catalog_kebab_at(const struct catalog *c, size_t i, struct slice *ret_name)
{
    *ret_name = c->kebab[i].name;
    return c->kebab[i].tool;
}

const struct tool *catalog_wire_at(const struct catalog *c, size_t i, struct slice *ret_name)
{
    *ret_name = c->wire[i].name;
    return c->wire[i].tool;
}

const struct tool *entry_find(const struct entry *folded, size_t n, struct slice name,
                              bool ignore_case)
{
    size_t low = 0, high = n;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct entry *e = &folded[middle];
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

/* Names differ in more than case, so one index serves both kinds of lookup. */
const struct tool *catalog_find(const struct catalog *c, struct slice name, bool ignore_case)
{
    return entry_find(c->folded, c->n, name, ignore_case);
}

const struct tool *catalog_kebab(const struct catalog *c, struct slice name)
{
    const struct entry key = {.name = name};
    const struct entry *e = c->n ? bsearch(&key, c->kebab, c->n, sizeof(key), entry_compare) : NULL;

    return e ? e->tool : NULL;
}

const struct tool *catalog_spelled(const struct catalog *c, struct slice name, bool ignore_case)
{
    const struct tool *tool = catalog_find(c, name, ignore_case);

    return tool ? tool : entry_find(c->aliases, c->n_aliases, name, ignore_case);
}
