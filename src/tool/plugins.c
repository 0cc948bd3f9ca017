/*
 * Builds rows from an engine's list of tools. The engine is a peer, so every item is checked, its
 * JSON Schema by plugin_schema.c. The rows keep the parameters' names and which are required; the
 * engine checks the values.
 */
#include <stdlib.h>

#include "rows.h"

/* The messages below name these numbers. */
_Static_assert(PLUGIN_TOOLS == 500 && PLUGIN_NAME == 64 && PLUGIN_REPORTS == 100,
               "change the words below, too");

struct plugins {
    size_t n_refs;
    size_t n;
    struct tool *rows;
    struct arena arena; /* holds the rows and their texts */
};

/* The state of reading a list. */
struct reader {
    struct plugins *to;
    bool failed; /* no memory */
};

/* --- Names. --- */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_well_formed(struct slice name)
{
    if (name.len == 0 || name.len > PLUGIN_NAME || !is_letter(name.p[0]))
        return false;
    for (size_t i = 0; i < name.len; i++)
        if (!is_letter(name.p[i]) && !text_is_digit(name.p[i]) && name.p[i] != '-' &&
            name.p[i] != '_' && name.p[i] != '.')
            return false;
    return true;
}

const char *plugin_name_fault(struct slice name)
{
    char kebab[2 * PLUGIN_NAME];

    if (!is_well_formed(name))
        return "a name begins with a letter and has at most 64 letters, digits, '-', '_' and '.'";
    /* The prefix may also be written in capitals. */
    if (slice_starts(slice_from(kebab, kebab_write(name, kebab)), SLICE(KEBAB_PREFIX)))
        return "names that begin with '" KEBAB_PREFIX "' are umcp's own";
    return tool_is_declared(name) ? "umcp has a tool of that name" : NULL;
}

static bool is_listed(const struct plugins *p, struct slice name)
{
    for (size_t i = 0; i < p->n; i++)
        if (slice_eq_nocase(name, slice_of(p->rows[i].name)))
            return true;
    return false;
}

/* --- Rows. --- */

static bool is_required(const struct json *required, struct slice name)
{
    const struct json *r = required ? required->first : NULL;

    while (r && !slice_eq(r->text, name))
        r = r->next;
    return r != NULL;
}

/* Copies a text for the row, truncated to `max` bytes and at the first NUL. */
static const char *keep(struct reader *r, struct slice text, size_t max)
{
    const char *nul = text.len ? memchr(text.p, '\0', text.len) : NULL;
    struct slice copy;

    if (nul)
        text.len = (size_t)(nul - text.p);
    text.len = utf8_cut(text, max);
    copy = arena_copy(&r->to->arena, text);
    r->failed |= !copy.p;
    return copy.p;
}

static struct slice first_text(struct slice a, struct slice b)
{
    return a.len ? a : b;
}

static const struct param *read_params(struct reader *r, const struct json *schema)
{
    const struct json *properties = json_get(schema, "properties");
    const struct json *required = json_get(schema, "required");
    struct param *params, *p;

    if (!properties || !properties->n_items)
        return NULL;
    p = params = arena_zalloc(&r->to->arena, (properties->n_items + 1) * sizeof(*params));
    r->failed |= !params;
    for (const struct json *v = properties->first; v && params; v = v->next)
        *p++ = (struct param){.name = keep(r, v->key, v->key.len),
                              .type = T_JSON,
                              .is_required = is_required(required, v->key)};
    return params;
}

/* A value that is no limit counts as absent. */
static int64_t limit_of(const struct json *v)
{
    int64_t ms;

    if (!json_to_int(v, &ms) || ms < 0)
        return -1;
    return ms < PLUGIN_TIMEOUT_MS ? ms : PLUGIN_TIMEOUT_MS;
}

static void add_row(struct reader *r, const struct json *item, struct slice name)
{
    const struct json *schema = json_get(item, "inputSchema");
    struct slice title = first_text(json_get_text(item, "title"), name);
    bool is_read_only = false, is_destructive = false;
    struct tool *row = &r->to->rows[r->to->n];

    json_to_bool(json_get(item, "readOnly"), &is_read_only);
    json_to_bool(json_get(item, "destructive"), &is_destructive);
    *row = (struct tool){
        .id = TOOL_PLUGIN,
        .name = keep(r, name, name.len),
        .title = keep(r, title, PLUGIN_TITLE),
        .text = keep(r, first_text(json_get_text(item, "description"), title), PLUGIN_TEXT),
        .group = GROUP_PLUGIN,
        .category = "plugin",
        /* The reach of user code is unknown. */
        .hints =
            (is_read_only ? READS : 0) | (is_destructive ? HINT_DESTRUCTIVE : 0) | HINT_OPEN_WORLD,
        .gates = is_read_only ? 0 : GATE_WRITE,
        .timeout_ms = limit_of(json_get(item, "timeoutMs")),
        .params = read_params(r, schema),
        .input = arena_copy(&r->to->arena, schema->raw),
        .owner = r->to,
    };
    r->failed |= !row->input.p;
    r->to->n += !r->failed;
}

/* Adds the item's row. Returns why it is left out, or NULL. */
static const char *take(struct reader *r, const struct json *item)
{
    struct slice name = json_get_text(item, "name");
    const char *fault;

    if (r->to->n == PLUGIN_TOOLS)
        return "there are more than 500 tools";
    if (item->type != JSON_OBJECT || !name.p)
        return "it has no name";
    fault = plugin_name_fault(name);
    if (!fault && is_listed(r->to, name))
        fault = "another tool has that name";
    if (!fault)
        fault = plugin_schema_fault(json_get(item, "inputSchema"));
    if (!fault)
        add_row(r, item, name);
    return fault;
}

/* --- The list. --- */

static int compare_rows(const void *left, const void *right)
{
    const struct tool *a = left, *b = right;

    return strcmp(a->name, b->name);
}

static void read_items(struct reader *r, const struct json *list, plugins_refused_fn *refused,
                       void *ctx)
{
    size_t n_seen = 0, n_refused = 0;

    for (const struct json *item = list->first; item && !r->failed; item = item->next) {
        const char *reason = n_seen++ < PLUGIN_LOOKS ? take(r, item) : "there are too many";

        if (reason && n_refused++ < PLUGIN_REPORTS)
            refused(ctx, json_get_text(item, "name"), json_get_text(item, "where"), reason);
    }
    if (n_refused > PLUGIN_REPORTS)
        refused(ctx, (struct slice){0}, (struct slice){0},
                "the log names only the first 100 tools that umcp leaves out");
}

bool plugins_read(const struct json *list, plugins_refused_fn *refused, void *ctx,
                  struct plugins **ret_plugins, struct err *err)
{
    struct reader r = {0};
    size_t n;

    if (!json_is(list, JSON_ARRAY))
        return err_set(err, ERR_REQUEST, "The list of tools must be an array");
    n = list->n_items < PLUGIN_TOOLS ? list->n_items : PLUGIN_TOOLS;
    r.to = mem_zalloc(sizeof(*r.to));
    if (!r.to)
        return err_no_memory(err);
    r.to->n_refs = 1;
    /* Texts take no more than in the list, but rows and parameters take more than their JSON. */
    arena_init(&r.to->arena, 8 * PLUGIN_LIST_BYTES);
    r.to->rows = arena_alloc(&r.to->arena, (n + 1) * sizeof(*r.to->rows));
    r.failed = !r.to->rows;
    read_items(&r, list, refused, ctx);
    if (r.failed) {
        plugins_unref(r.to);
        return err_no_memory(err);
    }
    qsort(r.to->rows, r.to->n, sizeof(*r.to->rows), compare_rows);
    *ret_plugins = r.to;
    return true;
}

struct plugins *plugins_ref(struct plugins *p)
{
    if (p)
        p->n_refs++;
    return p;
}

void plugins_unref(struct plugins *p)
{
    if (!p || --p->n_refs > 0)
        return;
    arena_done(&p->arena);
    mem_free(p);
}

const struct tool *plugins_rows(const struct plugins *p, size_t *ret_n)
{
    *ret_n = p ? p->n : 0;
    return p ? p->rows : NULL;
}

const struct tool *plugins_find(const struct plugins *p, struct slice name)
{
    for (size_t i = 0; p && i < p->n; i++)
        if (slice_is(name, p->rows[i].name))
            return &p->rows[i];
    return NULL;
}

/* Parameters appear in the schema; rows without one are equal if they share their parameters. */
static bool is_same_row(const struct tool *a, const struct tool *b)
{
    return strcmp(a->name, b->name) == 0 && strcmp(a->title, b->title) == 0 &&
           strcmp(a->text, b->text) == 0 && a->hints == b->hints &&
           a->timeout_ms == b->timeout_ms && slice_eq(a->input, b->input) &&
           (a->input.len || a->params == b->params);
}

bool plugins_same(const struct tool *a, size_t n_a, const struct tool *b, size_t n_b)
{
    if (n_a != n_b)
        return false;
    for (size_t i = 0; a != b && i < n_a; i++)
        if (!is_same_row(&a[i], &b[i]))
            return false;
    return true;
}
