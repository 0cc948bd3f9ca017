/*
 * Sets script fields from the journal after a new domain has recreated the scripts. Builds the same
 * trees that files give, so that both are read the same way.
 */
#include "internal.h"

#include "player/graph/edits.h"
#include "player/managed/engine.h"
#include "player/managed/managed.h"

static struct yaml *to_yaml(struct arena *a, const struct field *f);

/* In double quotes, with YAML's special characters escaped. */
static struct slice quoted(struct arena *a, struct slice text)
{
    struct buf b;
    struct slice copy;

    buf_init(&b, 4 * text.len + 16);
    buf_append_byte(&b, '"');
    for (size_t i = 0; i < text.len; i++) {
        char c = text.p[i];

        if ((unsigned char)c < ' ')
            buf_printf(&b, "\\x%02X", (unsigned)c);
        else if (c == '"' || c == '\\')
            buf_printf(&b, "\\%c", c);
        else
            buf_append_byte(&b, c);
    }
    buf_append_byte(&b, '"');
    copy = buf_ok(&b) ? arena_copy(a, buf_slice(&b)) : (struct slice){0};
    buf_done(&b);
    return copy;
}

static struct yaml *new_scalar(struct arena *a, struct slice raw)
{
    struct yaml *y = raw.p ? arena_zalloc(a, sizeof(*y)) : NULL;

    if (y)
        y->raw = raw;
    return y;
}

/* {fileID: …} with the id in the graph. */
static struct yaml *new_ref(struct arena *a, int id)
{
    struct yaml *map = arena_zalloc(a, sizeof(*map));
    struct yaml *member = new_scalar(a, arena_printf(a, "%d", id));

    if (!map || !member)
        return NULL;
    member->key = SLICE("fileID");
    map->type = YAML_MAP;
    map->n_items = 1;
    map->first = member;
    return map;
}

static struct yaml *to_children(struct arena *a, const struct field *f)
{
    struct yaml *y = arena_zalloc(a, sizeof(*y)), *last = NULL;

    if (!y)
        return NULL;
    y->type = f->kind == FIELD_LIST ? YAML_LIST : YAML_MAP;
    for (const struct field *c = f->first; c; c = c->next) {
        struct yaml *child = to_yaml(a, c);

        if (!child)
            return NULL;
        if (last)
            last->next = child;
        else
            y->first = child;
        last = child;
        y->n_items++;
    }
    return y;
}

/* NULL: no memory. */
static struct yaml *to_yaml(struct arena *a, const struct field *f)
{
    struct yaml *y;

    switch (f->kind) {
    case FIELD_INT:
        y = new_scalar(a, arena_printf(a, "%lld", (long long)f->i));
        break;
    case FIELD_FLOAT:
    case FIELD_DOUBLE:
        y = new_scalar(a, arena_printf(a, "%.17g", f->d));
        break;
    case FIELD_TEXT:
        y = new_scalar(a, quoted(a, slice_from(f->text ? f->text : "", f->len)));
        break;
    case FIELD_OBJECT:
        y = new_ref(a, f->id);
        break;
    default:
        y = to_children(a, f);
    }
    if (y && f->name)
        y->key = slice_of(f->name);
    return y;
}

/* Lists ids, since constructors and callbacks of scripts run. */
static int *list_ids(bool only_created, size_t *ret_n)
{
    int *ids = NULL;
    size_t cap = 0;

    *ret_n = 0;
    for (const struct edited *e = edits_next(NULL); e; e = edits_next(e)) {
        const struct object *o = graph_find(e->id);

        if (o && o->script && (only_created ? e->is_created : e->fields != NULL) &&
            !VEC_ADD(ids, *ret_n, cap, LIMIT_OBJECTS, e->id))
            break;
    }
    return ids;
}

void load_apply_edit(int id)
{
    const struct edited *e = edits_of(id);
    const struct field all = {.kind = FIELD_MAP, .first = e ? e->fields : NULL};
    const struct ref_context outer_context = load_context;
    struct arena inner, *outer = scratch_push(&inner);
    struct object *o = graph_find(id);
    struct yaml *map = e && o && all.first ? to_children(load_scratch(), &all) : NULL;

    load_context = (struct ref_context){.is_graph = true};
    if (map)
        engine_fill(o, map);
    load_context = outer_context;
    scratch_pop(outer);
}

void load_apply_edits(void)
{
    size_t n;
    int *ids = list_ids(false, &n);

    for (size_t i = 0; i < n; i++)
        load_apply_edit(ids[i]);
    mem_free(ids);
}

void load_wake_created(void)
{
    size_t n, n_found = 0;
    int *ids = list_ids(true, &n);
    struct object **scripts = mem_alloc((n + 1) * sizeof(struct object *));

    for (size_t i = 0; scripts && i < n; i++) {
        struct object *o = graph_find(ids[i]);

        if (o && managed_class(o))
            scripts[n_found++] = o;
    }
    if (scripts && n_found)
        engine_awake(scripts, n_found);
    mem_free(scripts);
    mem_free(ids);
}
