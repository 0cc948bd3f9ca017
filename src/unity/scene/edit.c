/*
 * Applies modifications to the tree of a document: `m_LocalPosition.x`, `list.Array.size`,
 * `m_Materials.Array.data[0]`, `calls.Array.data[2].m_Target`. A path is followed member by member.
 * A modification that does not fit is ignored, as in Unity: files keep modifications of members
 * that their source no longer has. References are given in the tree's own ids.
 */
#include "base/limits.h"
#include "internal.h"

#define ROOM_EACH  16 /* extra nodes that lists may grow by, per modification */
#define ARRAY_SIZE "Array.size"
#define ARRAY_ITEM "Array.data["

void scene_edit_init(struct scene_edit *e, struct scene_impl *impl, struct arena *a,
                     struct yaml *root, size_t n_changes)
{
    *e = (struct scene_edit){.impl = impl, .a = a, .root = root, .n_steps = LIMIT_EDIT_STEPS};
    e->n_room = LIMIT_EDIT_ITEMS + ROOM_EACH * n_changes;
}

/* --- Paths. --- */

/* "12]" or "12].rest". Ten digits are more than any list needs. */
static bool cut_index(struct slice *rest, size_t *ret_index)
{
    size_t index = 0, n = 0;

    while (n < rest->len && n < 10 && text_is_digit(rest->p[n]))
        index = 10 * index + (size_t)(rest->p[n++] - '0');
    if (n == 0 || n == 10 || n == rest->len || rest->p[n] != ']')
        return false;
    *rest = slice_skip(*rest, n + 1);
    *ret_index = index;
    return true;
}

bool path_cut(struct slice *rest, struct path_part *ret_part)
{
    *ret_part = (struct path_part){.kind = PATH_KEY};
    if (slice_is(*rest, ARRAY_SIZE)) {
        ret_part->kind = PATH_SIZE;
        *rest = SLICE("");
        return true;
    }
    if (slice_starts(*rest, SLICE(ARRAY_ITEM))) {
        ret_part->kind = PATH_ITEM;
        *rest = slice_skip(*rest, sizeof(ARRAY_ITEM) - 1);
        if (!cut_index(rest, &ret_part->index))
            return false;
    } else {
        const char *dot = memchr(rest->p, '.', rest->len);

        ret_part->name = slice_from(rest->p, dot ? (size_t)(dot - rest->p) : rest->len);
        *rest = slice_skip(*rest, ret_part->name.len);
        if (!ret_part->name.len)
            return false;
    }
    if (!rest->len)
        return true;
    if (rest->p[0] != '.' || rest->len == 1)
        return false;
    *rest = slice_skip(*rest, 1);
    return true;
}

bool path_is_valid(struct slice path)
{
    unsigned n = 0;
    struct path_part part;

    while (path.len && n++ < LIMIT_YAML_DEPTH - 2)
        if (!path_cut(&path, &part) || (n == 1 && part.kind != PATH_KEY))
            return false;
    return n && !path.len;
}

static bool is_of_size(struct slice path)
{
    size_t len = sizeof("." ARRAY_SIZE) - 1;

    return path.len >= len && slice_is(slice_skip(path, path.len - len), "." ARRAY_SIZE);
}

/* Whether a missing path may be created. Items may not, since only a list's size makes them; nor
 * may names with brackets, which the engine uses itself. */
static bool is_makable(struct slice path)
{
    struct path_part part;

    while (path.len && path_cut(&path, &part))
        if (part.kind == PATH_ITEM ||
            (part.kind == PATH_KEY && memchr(part.name.p, '[', part.name.len)))
            return false;
    return true;
}

/* --- Lookup. --- */

static bool count_steps(struct scene_edit *e, size_t n, struct err *err)
{
    if (e->n_steps < n)
        return err_set(err, ERR_TOO_LARGE, "too many modifications of too large a component");
    e->n_steps -= n;
    return true;
}

static bool key_is(struct scene_edit *e, struct slice key, struct slice name)
{
    struct err fault;
    struct slice text;

    if (!key.len || (key.p[0] != '\'' && key.p[0] != '"'))
        return slice_eq(key, name);
    arena_reset(&e->impl->value);
    return yaml_decode(&e->impl->value, key, &text, &fault) && slice_eq(text, name);
}

/* Looks for a member from `v` up to `end`. Comparing a long key counts as several steps. */
static bool search(struct scene_edit *e, const struct yaml *v, const struct yaml *end,
                   struct slice name, struct scene_cursor *cursor, struct err *err)
{
    for (; v && v != end; v = v->next) {
        if (!count_steps(e, 1 + v->key.len / 64, err))
            return false;
        if (key_is(e, v->key, name)) {
            cursor->child = yaml_mutable(v);
            break;
        }
    }
    return true;
}

/* Searches from the last hit to the end, then from the start. Modifications usually follow the
 * members' order, so always starting at the first one would be quadratic. */
static bool find_member(struct scene_edit *e, const struct yaml *map, struct slice name,
                        struct scene_cursor *cursor, struct err *err)
{
    const struct yaml *start = cursor->parent == map ? cursor->child : NULL;

    *cursor = (struct scene_cursor){.parent = map};
    return search(e, start, NULL, name, cursor, err) &&
           (cursor->child || search(e, map->first, start, name, cursor, err));
}

static bool find_item(struct scene_edit *e, const struct yaml *list, size_t index,
                      struct scene_cursor *cursor, struct err *err)
{
    const struct yaml *v = list->first;
    size_t at = 0;

    if (cursor->parent == list && cursor->child && cursor->index <= index) {
        v = cursor->child;
        at = cursor->index;
    }
    for (; v && at < index; at++, v = v->next)
        if (!count_steps(e, 1, err))
            return false;
    *cursor = (struct scene_cursor){.parent = list, .child = yaml_mutable(v), .index = index};
    return true;
}

/* --- Setting values. --- */

static struct yaml *new_node(struct arena *a, struct slice key, struct slice raw, struct err *err)
{
    struct yaml *v = arena_zalloc(a, sizeof(*v));

    if (!v) {
        err_no_memory(err);
        return NULL;
    }
    v->type = YAML_SCALAR;
    v->key = key;
    v->raw = raw;
    return v;
}

static bool is_empty(const struct yaml *v)
{
    return v->type == YAML_SCALAR ? v->raw.len == 0 : v->n_items == 0;
}

static void empty(struct yaml *v, enum yaml_type type)
{
    v->type = type;
    v->raw = SLICE("");
    v->first = NULL;
    v->n_items = 0;
}

static bool append(struct scene_edit *e, struct yaml *parent, struct yaml *child, struct err *err)
{
    const struct yaml *last = parent->first;

    if (!child)
        return false;
    for (; last && last->next; last = last->next)
        if (!count_steps(e, 1, err))
            return false;
    if (last)
        yaml_mutable(last)->next = child;
    else
        parent->first = child;
    parent->n_items++;
    return true;
}

bool scene_edit_ref(struct arena *a, struct yaml *v, const struct yaml_ref *ref, struct err *err)
{
    unsigned n = ref->has_guid ? 3 : 1;
    struct slice id = arena_printf(a, "%lld", (long long)ref->file_id);
    struct yaml *members = arena_alloc(a, n * sizeof(*members));
    char text[GUID_TEXT_SIZE];
    struct slice guid = SLICE(""), type = SLICE("");

    if (ref->has_guid) {
        guid_format(&ref->guid, text);
        guid = arena_copy(a, slice_of(text));
        type = arena_printf(a, "%d", ref->type);
    }
    if (!members || !id.p || !guid.p || !type.p)
        return err_no_memory(err);
    empty(v, YAML_MAP);
    v->first = members;
    v->n_items = n;
    members[0] = (struct yaml){.key = SLICE("fileID"), .raw = id};
    if (ref->has_guid) {
        members[0].next = &members[1];
        members[1] = (struct yaml){.key = SLICE("guid"), .raw = guid, .next = &members[2]};
        members[2] = (struct yaml){.key = SLICE("type"), .raw = type};
    }
    return true;
}

/* The cursors may point into the part that is about to be cut off. */
static void forget_places(struct scene_edit *e)
{
    memset(e->cursors, 0, sizeof(e->cursors));
}

/* --- Integer lists stored as hex. --- */

static unsigned hex_byte(const char *p)
{
    return (unsigned)(text_hex_digit(p[0]) * 16 + text_hex_digit(p[1]));
}

int64_t packed_number(const char *p, size_t width)
{
    uint64_t number = 0;

    for (size_t i = 0; i < width; i++)
        number |= (uint64_t)hex_byte(p + 2 * i) << 8 * i;
    return width == 4 ? (int32_t)(uint32_t)number : (int64_t)number;
}

/* Nearly all lists have integers of four bytes. One byte is assumed if the length rules out four or
 * the bytes are clearly booleans. */
size_t packed_width(struct slice hex)
{
    size_t n_bytes = hex.len / 2;
    bool is_small = true, has_high = false;

    if (hex.len == 0 || hex.len % 2)
        return 0;
    for (size_t i = 0; i < hex.len; i++)
        if (text_hex_digit(hex.p[i]) < 0)
            return 0;
    for (size_t i = 0; i < n_bytes && is_small; i++) {
        unsigned byte = hex_byte(hex.p + 2 * i);

        is_small = byte <= 1;
        has_high = has_high || (i % 4 && byte);
    }
    return n_bytes % 4 || (is_small && has_high) ? 1 : 4;
}

/* Turns integers stored as hex into a list. */
static bool split_numbers(struct scene_edit *e, struct yaml *v, struct err *err)
{
    struct slice hex = v->raw;
    const struct yaml **link = &v->first;
    size_t width, n;

    if (v->type != YAML_SCALAR)
        return true;
    if (!count_steps(e, hex.len / 64, err))
        return false;
    width = packed_width(hex);
    n = width ? hex.len / 2 / width : 0;
    if (n == 0 || n > e->n_room)
        return true;
    e->n_room -= n;
    empty(v, YAML_LIST);
    for (const char *p = hex.p; v->n_items < n; p += 2 * width) {
        struct slice text = arena_printf(e->a, "%ld", (long)packed_number(p, width));
        struct yaml *item;

        item = text.p ? new_node(e->a, (struct slice){0}, text, err) : NULL;
        if (!item)
            return err_no_memory(err);
        *link = item;
        link = &item->next;
        v->n_items++;
    }
    return true;
}

/* --- Sizes of lists. --- */

/* Counts the nodes of a tree; stops when there are more than e->n_room. */
static bool count_nodes(struct scene_edit *e, const struct yaml *v, size_t *n, struct err *err)
{
    if (!count_steps(e, 1, err))
        return false;
    ++*n;
    for (const struct yaml *m = v->first; m && *n <= e->n_room; m = m->next)
        if (!count_nodes(e, m, n, err))
            return false;
    return true;
}

static struct yaml *copy_tree(struct scene_edit *e, const struct yaml *v, struct err *err)
{
    struct yaml *copy = new_node(e->a, v->key, v->raw, err);
    const struct yaml **link = copy ? &copy->first : NULL;

    for (const struct yaml *m = v->first; copy && m; m = m->next) {
        struct yaml *member = copy_tree(e, m, err);

        if (!member)
            return NULL;
        *link = member;
        link = &member->next;
    }
    if (copy) {
        copy->type = v->type;
        copy->n_items = v->n_items;
    }
    return copy;
}

/* New items are copies of the last one; in an empty list they are empty scalars. */
static bool grow(struct scene_edit *e, struct yaml *list, struct yaml *last, size_t size,
                 struct err *err)
{
    struct yaml none = {.type = YAML_SCALAR, .raw = SLICE("")};
    const struct yaml *model = last ? last : &none;
    size_t n_each = 0;

    if (!count_nodes(e, model, &n_each, err))
        return false;
    if ((size - list->n_items) > e->n_room / n_each)
        return true;
    e->n_room -= (size - list->n_items) * n_each;
    while (list->n_items < size) {
        struct yaml *item = copy_tree(e, model, err);

        if (!item)
            return false;
        if (last)
            last->next = item;
        else
            list->first = item;
        last = item;
        list->n_items++;
    }
    return true;
}

static bool resize(struct scene_edit *e, struct yaml *list, size_t size, struct err *err)
{
    struct scene_cursor end = {0};
    size_t n_kept;

    if (!split_numbers(e, list, err))
        return false;
    if (list->type != YAML_LIST) {
        if (!is_empty(list))
            return true;
        empty(list, YAML_LIST);
    }
    forget_places(e);
    n_kept = size < list->n_items ? size : list->n_items;
    if (n_kept && !find_item(e, list, n_kept - 1, &end, err))
        return false;
    if (size == list->n_items)
        return true;
    if (size > list->n_items)
        return grow(e, list, end.child, size, err);
    if (end.child)
        end.child->next = NULL;
    else
        list->first = NULL;
    list->n_items = (unsigned)size;
    return true;
}

/* --- Following a path. --- */

/* Steps to a member or item, creating it if possible; *v becomes NULL if there is none. */
static bool enter(struct scene_edit *e, struct yaml **v, const struct path_part *part,
                  struct slice rest, struct scene_cursor *cursor, struct err *err)
{
    struct yaml *parent = *v, *child;

    *v = NULL;
    if (part->kind == PATH_ITEM) {
        if (!split_numbers(e, parent, err))
            return false;
        if (parent->type != YAML_LIST || part->index >= parent->n_items)
            return true;
        if (!find_item(e, parent, part->index, cursor, err))
            return false;
        *v = cursor->child;
        return true;
    }
    if (parent->type == YAML_MAP) {
        if (!find_member(e, parent, part->name, cursor, err))
            return false;
        *v = cursor->child;
    }
    if (*v || !is_makable(rest) || memchr(part->name.p, '[', part->name.len))
        return true;
    if (parent->type != YAML_MAP) {
        if (!is_empty(parent))
            return true;
        empty(parent, YAML_MAP);
    }
    child = new_node(e->a, part->name, SLICE(""), err);
    *v = child;
    return append(e, parent, child, err);
}

bool scene_edit_apply(struct scene_edit *e, const struct scene_change *change,
                      const struct yaml_ref *ref, struct err *err)
{
    struct slice rest = change->path;
    struct yaml *v = e->root;
    struct path_part part = {.kind = PATH_KEY};
    int64_t size = 0;
    bool is_clear;
    struct yaml_ref old;

    if (!path_is_valid(rest))
        return true;
    if (is_of_size(rest) && (!text_to_int(change->value, &size) || size < 0 || size > INT32_MAX))
        return true;
    for (size_t depth = 0; rest.len; depth++) {
        struct scene_cursor none = {0};

        path_cut(&rest, &part);
        if (part.kind == PATH_SIZE)
            return resize(e, v, (size_t)size, err);
        if (!enter(e, &v, &part, rest, depth < N_ELEMENTS(e->cursors) ? &e->cursors[depth] : &none,
                   err))
            return false;
        if (!v)
            return true;
    }
    /* An empty value clears a reference but leaves other maps and lists alone. */
    is_clear =
        !change->value.len || slice_is(change->value, "''") || slice_is(change->value, "\"\"");
    if (v->type != YAML_SCALAR)
        forget_places(e);
    if (change->ref.file_id)
        return scene_edit_ref(e->a, v, ref, err);
    if (v->type != YAML_SCALAR && is_clear)
        return !yaml_to_ref(v, &old) || scene_edit_ref(e->a, v, &(struct yaml_ref){0}, err);
    empty(v, YAML_SCALAR);
    v->raw = change->value;
    return true;
}
