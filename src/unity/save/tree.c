/*
 * Editable document trees for save.h: members, items, and following a property path. Writes
 * nothing; it only marks differences from the file.
 */
#include "base/limits.h"
#include "internal.h"

bool save_no_room(size_t n, struct err *err)
{
    return n < LIMIT_SAVE_ITEMS
               ? err_no_memory(err)
               : err_set(err, ERR_TOO_LARGE, "more than %zu items in a list", LIMIT_SAVE_ITEMS);
}

/* --- Nodes. --- */

struct save_node *node_new(struct scene_save *s, enum yaml_type type, struct err *err)
{
    struct save_node *n = arena_zalloc(&s->arena, sizeof(*n));

    if (!n) {
        err_no_memory(err);
        return NULL;
    }
    n->type = type;
    n->is_open = n->is_touched = n->is_changed = true;
    return n;
}

static void init_from(struct save_node *n, const struct yaml *y)
{
    *n = (struct save_node){.type = y->type, .key = y->key, .raw = y->raw, .y = y};
    n->is_flow = y->type != YAML_SCALAR && y->raw.len && (*y->raw.p == '{' || *y->raw.p == '[');
    n->is_block = y->type != YAML_SCALAR && !n->is_flow;
}

bool node_open(struct scene_save *s, struct save_node *n, struct err *err)
{
    struct save_node *all;
    uint32_t i = 0;

    if (n->is_open)
        return true;
    if (n->type != YAML_SCALAR && n->y->n_items) {
        n->items = arena_alloc(&s->arena, n->y->n_items * sizeof(struct save_node *));
        all = arena_alloc(&s->arena, n->y->n_items * sizeof(*all));
        if (!n->items || !all)
            return err_no_memory(err);
        for (const struct yaml *y = n->y->first; y; y = y->next, i++) {
            init_from(&all[i], y);
            all[i].up = n;
            n->items[i] = &all[i];
        }
        n->n_items = i;
        n->items_cap = i;
    }
    n->is_open = true;
    return true;
}

bool save_root(struct scene_save *s, struct save_doc *d, struct save_node **ret_root,
               struct err *err)
{
    const struct yaml *y;
    struct save_node *root;

    if (!d->root) {
        root = arena_alloc(&s->arena, sizeof(*root));
        if (!root)
            return err_no_memory(err);
        if (!yaml_parse_doc(&s->arena, d->y, &y, err))
            return false;
        init_from(root, y);
        d->root = root;
    }
    if (!node_open(s, d->root, err))
        return false;
    *ret_root = d->root;
    return true;
}

static void change(struct save_node *n)
{
    n->is_changed = true;
    for (; n && !n->is_touched; n = n->up)
        n->is_touched = true;
}

static bool key_is(const struct scene_save *s, struct slice key, struct slice name)
{
    struct err fault;
    struct slice text;

    if (!key.len || !yaml_is_quote(*key.p))
        return slice_eq(key, name);
    arena_reset(&s->impl->value);
    return yaml_decode(&s->impl->value, key, &text, &fault) && slice_eq(text, name);
}

/* Finds a member of an open map; NULL: none. */
static struct save_node *node_member(const struct scene_save *s, const struct save_node *n,
                                     struct slice name)
{
    if (n->type != YAML_MAP)
        return NULL;
    for (uint32_t i = 0; i < n->n_items; i++)
        if (key_is(s, n->items[i]->key, name))
            return n->items[i];
    return NULL;
}

bool node_get(struct scene_save *s, struct save_node *n, const char *name,
              struct save_node **ret_member, struct err *err)
{
    struct save_node *member;

    if (!node_open(s, n, err))
        return false;
    member = node_member(s, n, slice_of(name));
    if (member && !node_open(s, member, err))
        return false;
    *ret_member = member;
    return true;
}

/* The member names of the types that Unity writes in braces. */
static bool is_flow_key(struct slice key)
{
    static const char *const keys[] = {"x", "y", "z", "w", "r", "g", "b", "a"};

    for (size_t i = 0; i < N_ELEMENTS(keys); i++)
        if (slice_is(key, keys[i]))
            return true;
    return false;
}

bool node_insert(struct scene_save *s, struct save_node *list, uint32_t at, struct save_node *item,
                 struct err *err)
{
    if (!item || !SAVE_ADD(s, list->items, list->n_items, list->items_cap, item, err))
        return false;
    memmove(list->items + at + 1, list->items + at,
            (list->n_items - 1 - at) * sizeof(struct save_node *));
    if (list->is_flow && list->n_items == 1 && !(list->up && list->up->is_flow))
        list->is_flow = list->type == YAML_MAP && is_flow_key(item->key);
    list->items[at] = item;
    item->up = list;
    change(list);
    return true;
}

bool node_append(struct scene_save *s, struct save_node *n, struct slice key,
                 struct save_node *item, struct err *err)
{
    if (!item)
        return false;
    item->key = key;
    return node_insert(s, n, n->n_items, item, err);
}

void node_remove(struct save_node *list, uint32_t at)
{
    list->n_items--;
    memmove(list->items + at, list->items + at + 1,
            (list->n_items - at) * sizeof(struct save_node *));
    change(list);
}

static void change_type(struct save_node *n, enum yaml_type type)
{
    n->type = type;
    n->n_items = 0;
    n->is_open = true;
    n->is_flow = false;
    change(n);
}

void node_set_scalar(struct save_node *n, struct slice text, bool is_plain)
{
    if (n->type != YAML_SCALAR)
        change_type(n, YAML_SCALAR);
    n->text = text;
    n->is_plain = is_plain;
    change(n);
}

bool node_set_ref(struct scene_save *s, struct save_node *n, const struct yaml_ref *ref,
                  struct err *err)
{
    char guid[GUID_TEXT_SIZE];
    struct slice texts[3];
    static const char *const keys[] = {"fileID", "guid", "type"};
    const unsigned n_keys = ref->has_guid ? 3 : 1;

    guid_format(&ref->guid, guid);
    texts[0] = arena_printf(&s->arena, "%lld", (long long)ref->file_id);
    texts[1] = arena_copy(&s->arena, slice_of(guid));
    texts[2] = arena_printf(&s->arena, "%d", ref->type);
    change_type(n, YAML_MAP);
    for (unsigned i = 0; i < n_keys; i++) {
        struct save_node *m = node_new(s, YAML_SCALAR, err);

        if (!m || !texts[i].p)
            return err_no_memory(err);
        m->text = texts[i];
        m->is_plain = true;
        if (!node_append(s, n, slice_of(keys[i]), m, err))
            return false;
    }
    n->is_flow = true;
    return true;
}

static struct slice scalar_of(const struct save_node *n)
{
    return n->is_changed ? n->text : n->raw;
}

bool node_to_ref(struct scene_save *s, struct save_node *n, struct yaml_ref *ret_ref)
{
    struct yaml members[3], map = {.type = YAML_MAP, .first = members};
    struct err fault;

    if (!n || n->type != YAML_MAP || !node_open(s, n, &fault) || !n->n_items || n->n_items > 3)
        return false;
    for (uint32_t i = 0; i < n->n_items; i++)
        members[i] = (struct yaml){.type = n->items[i]->type,
                                   .key = n->items[i]->key,
                                   .raw = scalar_of(n->items[i]),
                                   .next = i + 1 < n->n_items ? &members[i + 1] : NULL};
    map.n_items = n->n_items;
    return yaml_to_ref(&map, ret_ref);
}

bool node_text(struct scene_save *s, const struct save_node *n, struct slice *ret_text,
               struct err *err)
{
    if (n->type != YAML_SCALAR || n->is_changed || !n->raw.len) {
        *ret_text = n->is_changed && n->text.p ? n->text : SLICE("");
        return true;
    }
    return yaml_decode(&s->arena, n->raw, ret_text, err);
}

/* --- Lists. --- */

/* An unset node may become a scalar, list or map. */
static bool is_unset(const struct save_node *n)
{
    if (n->type == YAML_SCALAR)
        return !scalar_of(n).len;
    return n->n_items == 0;
}

static struct save_node *clone(struct scene_save *s, const struct save_node *from, struct err *err)
{
    struct save_node *n = arena_alloc(&s->arena, sizeof(*n));

    if (!n) {
        err_no_memory(err);
        return NULL;
    }
    *n = *from;
    n->items = NULL;
    n->n_items = 0;
    n->items_cap = 0;
    for (uint32_t i = 0; i < from->n_items; i++) {
        struct save_node *item = clone(s, from->items[i], err);

        if (!item || !SAVE_ADD(s, n->items, n->n_items, n->items_cap, item, err))
            return NULL;
        item->up = n;
    }
    return n;
}

bool node_be_list(struct save_node *n)
{
    if (n->type != YAML_LIST) {
        if (!is_unset(n))
            return false;
        change_type(n, YAML_LIST);
    }
    return true;
}

void node_be_map(struct save_node *n)
{
    if (is_unset(n))
        change_type(n, YAML_MAP);
}

/* New items are copies of the last one. If the list was empty, they are unset. */
bool node_resize(struct scene_save *s, struct save_node *list, size_t size, struct err *err)
{
    if (size > LIMIT_SAVE_ITEMS)
        return err_set(err, ERR_TOO_LARGE, "a list of more than %zu items", LIMIT_SAVE_ITEMS);
    if (list->type != YAML_LIST && !is_unset(list))
        return err_set(err, ERR_TOOL, "'%.*s' is not a list", SLICE_ARG(list->key));
    if (size == list->n_items && list->type == YAML_LIST)
        return true;
    if (list->type != YAML_LIST) {
        if (!size && list->raw.p)
            return true; /* an empty list of integers is stored as an empty text */
        change_type(list, YAML_LIST);
    }
    while (list->n_items > size)
        node_remove(list, list->n_items - 1);
    while (list->n_items < size) {
        struct save_node *item = list->n_items ? clone(s, list->items[list->n_items - 1], err)
                                               : node_new(s, YAML_SCALAR, err);

        if (!node_insert(s, list, list->n_items, item, err))
            return false;
    }
    return true;
}

/* --- Property paths. --- */

static bool enter_key(struct scene_save *s, struct save_node **n, struct slice name,
                      struct slice rest, struct err *err)
{
    struct save_node *map = *n, *member;
    struct slice key;

    if (map->type != YAML_MAP) {
        if (!is_unset(map))
            return err_set(err, ERR_TOOL, "'%.*s' has no members", SLICE_ARG(map->key));
        change_type(map, YAML_MAP);
        map->is_flow = is_flow_key(name) || (map->up && map->up->is_flow);
    }
    member = node_member(s, map, name);
    if (!member) {
        if (memchr(name.p, '[', name.len) || memchr(rest.p, '[', rest.len))
            return err_set(err, ERR_TOOL, "there is no '%.*s' in the file", SLICE_ARG(name));
        key = arena_copy(&s->arena, name);
        member = node_new(s, YAML_SCALAR, err);
        if (!member || !key.p)
            return err_no_memory(err);
        if (!node_append(s, map, key, member, err))
            return false;
    }
    *n = member;
    return true;
}

static bool enter_item(struct save_node **n, size_t index, struct err *err)
{
    struct save_node *list = *n;

    if (list->type != YAML_LIST)
        return err_set(err, ERR_TOOL, "'%.*s' is not a list", SLICE_ARG(list->key));
    if (index >= list->n_items)
        return err_set(err, ERR_TOOL, "'%.*s' has no item %zu", SLICE_ARG(list->key), index);
    *n = list->items[index];
    return true;
}

bool node_follow(struct scene_save *s, struct save_node *root, struct slice path,
                 struct save_node **ret_node, struct err *err)
{
    struct save_node *n = root;
    struct path_part part;

    while (path.len && path_cut(&path, &part)) {
        if (!node_open(s, n, err))
            return false;
        if (part.kind == PATH_SIZE)
            break;
        if (!(part.kind == PATH_KEY ? enter_key(s, &n, part.name, path, err)
                                    : enter_item(&n, part.index, err)))
            return false;
    }
    if (!node_open(s, n, err))
        return false;
    *ret_node = n;
    return true;
}
