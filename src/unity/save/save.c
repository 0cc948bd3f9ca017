/*
 * Setting values, for save.h. An id names a document of the file, old or new, or a copy in an
 * instance. Documents are edited in their tree, copies through modifications (instance.c).
 */
#include "base/limits.h"
#include "internal.h"

#include <stdio.h>
#include <sys/random.h>

/* --- Documents. --- */

struct save_doc *save_doc_of(const struct scene_save *s, int64_t id)
{
    const struct id_slot *slot = id_map_find(&s->f->doc_map, id);
    struct save_doc *d = slot ? &s->docs[slot->at] : NULL;

    if (!slot && (slot = id_map_find(&s->new_ids, id)))
        d = s->added[slot->at];
    return d && !d->is_removed ? d : NULL;
}

static bool take_docs(struct scene_save *s, struct err *err)
{
    const struct scene_file *f = s->f;

    s->docs = mem_zalloc((f->n_docs + 1) * sizeof(*s->docs));
    if (!s->docs)
        return err_no_memory(err);
    for (uint32_t i = 0; i < f->n_docs; i++) {
        uint32_t first = id_map_find(&f->doc_map, f->docs[i].y.file_id)->at;

        if (first != i)
            return err_set(err, ERR_TOOL, "%.*s: lines %zu and %zu have documents with the same id",
                           SLICE_ARG(f->path), f->docs[first].y.line, f->docs[i].y.line);
        s->docs[i].y = &f->docs[i].y;
        if (s->docs[i].y->class_id == CLASS_SCENE_ROOTS)
            s->roots = &s->docs[i];
    }
    return true;
}

bool save_begin(const struct scene *scene, struct scene_save **ret_save, struct err *err)
{
    struct scene_save *s = mem_zalloc(sizeof(*s));
    const char *eol;

    if (!s)
        return err_no_memory(err);
    s->scene = scene;
    s->impl = scene->impl;
    s->f = s->impl->root;
    if (getrandom(&s->id_state, sizeof(s->id_state), GRND_NONBLOCK) < 0)
        s->id_state = (uint64_t)s->f->bytes.mtime_ns;
    s->one_line = s->quoted_paths = s->has_order = -1;
    eol = memchr(s->f->bytes.bytes.p, '\n', s->f->bytes.bytes.len);
    s->eol = eol && eol > s->f->bytes.bytes.p && eol[-1] == '\r' ? SLICE("\r\n") : SLICE("\n");
    arena_init(&s->arena, LIMIT_SAVE_BYTES);
    arena_init(&s->values, LIMIT_SAVE_BYTES);
    if (!take_docs(s, err)) {
        save_free(s);
        return false;
    }
    *ret_save = s;
    return true;
}

void save_free(struct scene_save *s)
{
    if (!s)
        return;
    for (uint32_t i = 0; i < s->n_instances; i++)
        map_done(&s->instances[i]->changes);
    map_done(&s->new_ids);
    map_done(&s->promised);
    map_done(&s->old_links);
    map_done(&s->instance_ids);
    map_done(&s->sibling_ids);
    map_done(&s->removed);
    mem_free(s->docs);
    arena_done(&s->arena);
    arena_done(&s->values);
    scene_free(s->own);
    mem_free(s);
}

/* --- New documents. --- */

static uint64_t next_random(struct scene_save *s)
{
    uint64_t x = s->id_state += 0x9E3779B97F4A7C15u;

    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

/* Ids have at most ten digits in scenes and nineteen in prefabs. If recording the id fails, the
 * error is reported when the id is used. */
int64_t save_new_id(struct scene_save *s)
{
    const bool is_scene = slice_ends_nocase(s->f->path, SLICE(".unity"));
    int64_t id;

    do
        id = (int64_t)(next_random(s) & (is_scene ? INT32_MAX : INT64_MAX));
    while (id < 100000 || id_map_find(&s->f->doc_map, id) || id_map_find(&s->new_ids, id) ||
           id_map_find(&s->f->part_map, id) || id_map_find(&s->removed, id) ||
           id_map_find(&s->promised, id));
    id_map_add(&s->promised, id, 0, 0);
    return id;
}

bool save_use_id(struct scene_save *s, int64_t id, struct err *err)
{
    return id_map_add(&s->promised, id, 0, 0) || err_no_memory(err);
}

static struct slice with_eol(struct scene_save *s, struct slice text)
{
    struct buf b;

    if (s->eol.len == 1)
        return arena_copy(&s->arena, text);
    buf_init(&b, LIMIT_SAVE_BYTES);
    while (text.len) {
        buf_append(&b, slice_cut(&text, '\n'));
        buf_append(&b, s->eol);
    }
    return arena_take(&s->arena, &b);
}

bool save_add_text(struct scene_save *s, struct slice text, int64_t id, struct save_node **ret_root,
                   struct err *err)
{
    struct yaml_doc *y = arena_alloc(&s->arena, sizeof(*y)), other;
    struct save_doc *d = arena_zalloc(&s->arena, sizeof(*d));
    struct slice raw = with_eol(s, text);
    struct yaml_scan scan;

    if (!y || !d || !raw.p)
        return err_no_memory(err);
    if (!yaml_open(&scan, raw, err) || yaml_next(&scan, y, err) != YAML_ITEM)
        return false;
    if (yaml_next(&scan, &other, err) != YAML_END)
        return err_set(err, ERR_TOOL, "the text of a new document holds more than one document");
    d->y = y;
    d->is_unplaced = true;
    if (!save_root(s, d, ret_root, err))
        return false;
    if (!SAVE_ADD(s, s->added, s->n_added, s->added_cap, d, err))
        return false;
    if (id_map_add(&s->new_ids, id, s->n_added - 1, 0))
        return true;
    s->n_added--;
    return err_no_memory(err);
}

bool save_add_document(struct scene_save *s, int64_t class_id, const char *type, int64_t id,
                       struct slice lines, struct err *err)
{
    struct save_node *root;
    struct buf text;
    bool is_ok;

    if (!id || id_map_find(&s->f->doc_map, id) || id_map_find(&s->new_ids, id))
        return err_set(err, ERR_TOOL, "a document with id %lld already exists", (long long)id);
    buf_init(&text, LIMIT_SAVE_BYTES);
    buf_printf(&text, "--- !u!%lld &%lld\n%s:\n", (long long)class_id, (long long)id, type);
    buf_append(&text, lines);
    is_ok = buf_ok(&text) ? save_add_text(s, buf_slice(&text), id, &root, err) : err_no_memory(err);
    buf_done(&text);
    return is_ok;
}

/* --- Values. --- */

static bool is_same(struct scene_save *s, struct save_node *n, const struct save_value *v)
{
    struct yaml_ref ref;

    if (n->type != YAML_SCALAR)
        return node_to_ref(s, n, &ref) && save_is_ref(&ref, v);
    if (!n->is_changed)
        return n->raw.p && save_is_scalar(s, n->raw, v);
    if (v->kind == SAVE_TEXT)
        return n->text.p && slice_eq(n->text, v->text);
    return n->text.p && save_is_scalar(s, n->text, v);
}

bool save_set(struct scene_save *s, int64_t id, struct slice path, const struct save_value *v,
              struct err *err)
{
    struct save_doc *d = save_doc_of(s, id);
    struct save_target target;

    if (!path_is_valid(path))
        return err_set(err, ERR_TOOL, "'%.*s' is not a property path", SLICE_ARG(path));
    if (id_map_find(&s->removed, id))
        return err_set(err, ERR_TOOL, "the object with id %lld was removed", (long long)id);
    if (d && !d->y->is_stripped) {
        struct save_node *n, *root;
        struct yaml_ref old;
        struct slice text;

        /* A reference may replace a single value and vice versa, since fields change their type.
         * Lists and maps are not replaced. */
        if (!save_root(s, d, &root, err) || !node_follow(s, root, path, &n, err))
            return false;
        if (slice_ends_nocase(path, SLICE(".Array.size"))) {
            if (v->kind != SAVE_INT || v->number < 0)
                return err_set(err, ERR_TOOL, "the size of a list must be 0 or more");
            return node_resize(s, n, (size_t)v->number, err);
        }
        if (is_same(s, n, v))
            return true;
        if (n->type != YAML_SCALAR && n->n_items && !node_to_ref(s, n, &old))
            return err_set(err, ERR_TOOL, "'%.*s' is not a single value", SLICE_ARG(path));
        if (v->kind == SAVE_REF)
            return (v->ref.has_guid || !v->ref.file_id || save_need_doc(s, v->ref.file_id, err)) &&
                   node_set_ref(s, n, &v->ref, err);
        if (!save_format(s, v, n->type == YAML_SCALAR ? n->raw : SLICE(""), &text, err))
            return false;
        node_set_scalar(n, text, v->kind != SAVE_TEXT);
        return true;
    }
    return save_target_of(s, id, &target, err) && save_change_set(s, &target, id, path, v, err);
}

bool save_set_int(struct scene_save *s, int64_t id, struct slice path, int64_t value,
                  struct err *err)
{
    return save_set(s, id, path, &(struct save_value){.kind = SAVE_INT, .number = value}, err);
}

bool save_set_float(struct scene_save *s, int64_t id, struct slice path, float value,
                    struct err *err)
{
    return save_set(s, id, path, &(struct save_value){.kind = SAVE_FLOAT, .real = (double)value},
                    err);
}

bool save_set_double(struct scene_save *s, int64_t id, struct slice path, double value,
                     struct err *err)
{
    return save_set(s, id, path, &(struct save_value){.kind = SAVE_DOUBLE, .real = value}, err);
}

bool save_set_text(struct scene_save *s, int64_t id, struct slice path, struct slice value,
                   struct err *err)
{
    if (!utf8_valid(value))
        return err_set(err, ERR_TOOL, "the text for '%.*s' is not UTF-8", SLICE_ARG(path));
    return save_set(s, id, path, &(struct save_value){.kind = SAVE_TEXT, .text = value}, err);
}

bool save_set_map(struct scene_save *s, int64_t id, struct slice path, struct err *err)
{
    struct save_doc *d = save_own_doc(s, id);
    struct save_node *root, *n;

    if (!d)
        return true; /* a modification sets one value, never a map */
    if (!path_is_valid(path))
        return err_set(err, ERR_TOOL, "'%.*s' is not a property path", SLICE_ARG(path));
    if (!save_root(s, d, &root, err) || !node_follow(s, root, path, &n, err))
        return false;
    node_be_map(n);
    return true;
}

bool save_set_ref(struct scene_save *s, int64_t id, struct slice path, const struct save_ref *value,
                  struct err *err)
{
    struct save_value v = {.kind = SAVE_REF};

    v.ref = (struct yaml_ref){.file_id = value->file_id};
    if (value->has_guid && value->file_id) {
        v.ref.has_guid = true;
        v.ref.guid = value->guid;
        v.ref.type = value->type;
        save_localize(s, &v.ref);
    }
    return save_set(s, id, path, &v, err);
}
