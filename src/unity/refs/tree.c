/*
 * Finds a document's references in its tree, each with its path for the user:
 *
 *     m_Materials:
 *     - {fileID: 2100000, guid: ..., type: 2}          m_Materials[0]
 *     m_Modification:
 *       m_Modifications:
 *       - target: {fileID: 23, guid: ..., type: 3}     m_Modification.m_Modifications[0].target
 *         propertyPath: m_Sprite
 *         objectReference: {fileID: 213, guid: ...}    m_Sprite
 */
#include "base/limits.h"
#include "internal.h"
#include "unity/yaml/lex.h"

struct visit {
    ref_fn *fn;
    void *ctx;
    struct refs_path path;
};

static bool is_key(const struct yaml *v, const char *name)
{
    return slice_is(v->key, name);
}

/* Whether step `i` of the path is a list index, not a key. */
static bool is_number(const struct refs_path *path, size_t i)
{
    return i == 0 ? path->is_list : path->nodes[i - 1]->type == YAML_LIST;
}

static bool visit_ref(struct visit *v, const struct yaml *node)
{
    struct ref_seen seen = {.at = node->raw.p, .is_removed = v->path.is_removed};

    if (node->raw.len == 0 || *node->raw.p != '{' || !yaml_to_ref(node, &seen.ref))
        return true;
    if (!is_number(&v->path, v->path.n - 1)) {
        seen.key = node->key;
        seen.is_top = v->path.n == 1;
    }
    return v->fn(v->ctx, &seen, &v->path);
}

/* The YAML reader limits the depth of a tree, so the path has room. */
static bool visit_node(struct visit *v, const struct yaml *node, size_t place)
{
    struct refs_path *const path = &v->path;
    const bool was_removed = path->is_removed;
    bool is_ok = true;

    if (node->type == YAML_SCALAR || path->n >= N_ELEMENTS(path->nodes))
        return true;
    path->nodes[path->n] = node;
    path->places[path->n++] = place;
    if (!is_number(path, path->n - 1) &&
        (is_key(node, "m_RemovedComponents") || is_key(node, "m_RemovedGameObjects")))
        path->is_removed = true;
    if (node->type == YAML_MAP)
        is_ok = visit_ref(v, node);
    place = 0;
    for (const struct yaml *item = node->first; item && is_ok; item = item->next)
        is_ok = visit_node(v, item, place++);
    path->is_removed = was_removed;
    path->n--;
    return is_ok;
}

bool refs_tree_each(const struct yaml *root, ref_fn *fn, void *ctx)
{
    struct visit v = {.fn = fn, .ctx = ctx, .path.is_list = root->type == YAML_LIST};
    size_t place = 0;
    bool is_ok = true;

    if (root->type == YAML_SCALAR)
        return true;
    for (const struct yaml *item = root->first; item && is_ok; item = item->next)
        is_ok = visit_node(&v, item, place++);
    return is_ok;
}

/* The propertyPath next to an objectReference in m_Modifications; NULL: not there. */
static const struct yaml *modified(const struct refs_path *path)
{
    if (path->n < 3 || !is_key(path->nodes[path->n - 1], "objectReference") ||
        !is_key(path->nodes[path->n - 3], "m_Modifications"))
        return NULL;
    return yaml_get(path->nodes[path->n - 2], "propertyPath");
}

/* The decoded text; as written if it is broken. */
static struct slice decoded(struct slice raw, struct arena *a)
{
    struct slice text;
    struct err err;

    return yaml_decode(a, raw, &text, &err) ? text : raw;
}

static void append_step(struct buf *b, const struct refs_path *path, size_t i, struct arena *a)
{
    if (is_number(path, i)) {
        buf_printf(b, "[%zu]", path->places[i]);
        return;
    }
    if (i > 0)
        buf_append_byte(b, '.');
    buf_append(b, decoded(path->nodes[i]->key, a));
}

struct slice refs_path_text(const struct refs_path *path, struct arena *a)
{
    const struct yaml *property = modified(path);
    struct buf b;

    if (property && property->type == YAML_SCALAR)
        return arena_copy(a, decoded(property->raw, a));
    buf_init(&b, LIMIT_REFS_BYTES);
    for (size_t i = 0; i < path->n; i++)
        append_step(&b, path, i, a);
    return arena_take(a, &b);
}
