/* Opens scenes, walks them and finds objects, for scene.h. compose.c puts them together. */
#include "base/limits.h"
#include "internal.h"

static void inside_free(struct scene_inside *in)
{
    MAP_EACH(struct scene_file *, f, &in->by_guid)
        scene_file_free(*f);
    map_done(&in->by_guid);
    mem_free(in->notes);
    arena_done(&in->arena);
    arena_done(&in->scratch);
    arena_done(&in->value);
    mem_free(in);
}

static struct slice guid_of(const struct map *m, const void *item)
{
    struct scene_file *const *f = item;

    (void)m;
    return MAP_KEY((*f)->guid);
}

static struct scene_inside *inside_new(struct project *p)
{
    struct scene_inside *in = mem_zalloc(sizeof(*in));

    if (!in)
        return NULL;
    in->p = p;
    in->by_guid = (struct map)MAP_BY_FN(struct scene_file *, guid_of, UINT32_MAX);
    arena_init(&in->arena, LIMIT_SCENE_BYTES);
    arena_init(&in->scratch, LIMIT_SCENE_TREE);
    arena_init(&in->value, LIMIT_SCENE_TREE);
    return in;
}

/* Registers the opened file as a source as well: a prefab may contain itself. */
static struct scene_file *root_file(struct scene_inside *in, struct slice path)
{
    const struct guid_entry *e = guid_index_at(&in->p->walk.index, path);
    struct guid none = {{0}};
    struct scene_file *f = scene_source(in, e ? &e->guid : &none);

    if (f)
        f->path = arena_copy(&in->arena, path);
    return f && f->path.p ? f : NULL;
}

static bool open_root(struct scene_inside *in, struct slice path, struct err *err)
{
    struct err fault = {0};

    in->root = root_file(in, path);
    if (!in->root)
        return err_no_memory(err);
    if (scene_file_read(in, in->root, &fault) && scene_compose(in, in->root, &fault))
        return true;
    if (fault.kind == ERR_NOT_FOUND || fault.kind == ERR_INTERNAL)
        *err = fault;
    else
        err_set(err, fault.kind, "%.*s: %s", SLICE_ARG(path), fault.message);
    return false;
}

static struct scene *scene_new(struct scene_inside *in)
{
    struct scene *s = mem_zalloc(sizeof(*s));
    const struct scene_file *f = in->root;

    if (!s)
        return NULL;
    s->inside = in;
    s->path = f->path;
    s->first = f->first ? &f->first->o : NULL;
    s->n_objects = f->n_nodes;
    s->notes = in->notes;
    s->n_notes = in->n_notes;
    s->n_unsaid = in->n_unsaid;
    for (uint32_t i = 0; i < f->n_nodes; i++) {
        s->n_components += f->nodes[i]->o.n_components;
        s->n_unknown += f->nodes[i]->o.is_unknown;
    }
    return s;
}

bool scene_open(struct project *p, struct slice path, struct scene **ret_scene, struct err *err)
{
    struct scene_inside *in = inside_new(p);
    struct scene *s;

    if (!in)
        return err_no_memory(err);
    if (!open_root(in, path, err)) {
        inside_free(in);
        return false;
    }
    s = scene_new(in);
    if (!s) {
        inside_free(in);
        return err_no_memory(err);
    }
    *ret_scene = s;
    return true;
}

bool scene_make(struct project *p, struct slice path, struct scene **ret_scene, struct err *err)
{
    struct scene_inside *in = inside_new(p);
    struct scene *s = NULL;

    if (!in)
        return err_no_memory(err);
    in->root = root_file(in, path);
    if (in->root) {
        in->root->bytes.bytes = SLICE("%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n");
        in->root->bytes.kind = YAML_UNITY;
        in->root->state = FILE_READY;
        s = scene_new(in);
    }
    if (!s) {
        inside_free(in);
        return err_no_memory(err);
    }
    *ret_scene = s;
    return true;
}

void scene_free(struct scene *s)
{
    if (!s)
        return;
    inside_free(s->inside);
    mem_free(s);
}

struct scene_object *scene_following(const struct scene_object *o)
{
    if (o->first)
        return o->first;
    while (o && !o->next)
        o = o->parent;
    return o ? o->next : NULL;
}

struct scene_object *scene_next(const struct scene *s, const struct scene_object *o)
{
    return o ? scene_following(o) : s->first;
}

struct slice scene_path(struct arena *a, const struct scene_object *o)
{
    size_t len = o->name.len;
    char *text, *p;

    for (const struct scene_object *up = o->parent; up; up = up->parent)
        len += up->name.len + 1;
    text = arena_alloc(a, len + 1);
    if (!text)
        return (struct slice){0};
    p = text + len;
    *p = 0;
    for (const struct scene_object *up = o; up; up = up->parent) {
        p -= up->name.len;
        if (up->name.len)
            memcpy(p, up->name.p, up->name.len);
        if (up->parent)
            *--p = '/';
    }
    return slice_from(text, len);
}

struct slice scene_type(const struct scene_component *c)
{
    return c->state == REF_MISSING ? SLICE(SCRIPT_MISSING_NAME) : c->type;
}

struct slice scene_full_name(struct arena *a, const struct scene_component *c)
{
    if (c->state == REF_MISSING || !c->name_space.p)
        return (struct slice){0};
    if (!c->name_space.len)
        return c->type;
    return arena_printf(a, "%.*s.%.*s", SLICE_ARG(c->name_space), SLICE_ARG(c->type));
}

/* Cuts this object's name off the path. False: the object is not on the path. */
static bool step_into(const struct scene_object *o, struct slice path, struct slice *ret_rest)
{
    if (!slice_starts(path, o->name))
        return false;
    path = slice_skip(path, o->name.len);
    if (path.len && path.p[0] != '/')
        return false;
    *ret_rest = path;
    return true;
}

/* Walks the objects in order and keeps only the rest of the path for each level. An object that is
 * not on the path is skipped with everything below it. */
struct scene_object *scene_at(const struct scene *s, struct slice path)
{
    struct scene_object *o = s->first;
    struct slice rest;

    while (o) {
        struct scene_object *up;

        if (step_into(o, path, &rest)) {
            if (!rest.len)
                return o;
            if (o->first) {
                path = slice_skip(rest, 1);
                o = o->first;
                continue;
            }
        }
        for (up = o; up && !up->next; up = up->parent) {
            if (!up->parent)
                return NULL;
            path =
                slice_from(path.p - up->parent->name.len - 1, path.len + up->parent->name.len + 1);
        }
        o = up ? up->next : NULL;
    }
    return NULL;
}

struct scene_object *scene_by_id(const struct scene *s, int64_t id, int *ret_index)
{
    struct node *n = scene_part(s->inside->root, id, ret_index);

    return n ? &n->o : NULL;
}
