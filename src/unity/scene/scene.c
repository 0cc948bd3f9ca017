/* Opens scenes, walks them and finds objects, for scene.h. compose.c puts them together. */
#include "base/limits.h"
#include "internal.h"

static void impl_free(struct scene_impl *impl)
{
    MAP_EACH(struct scene_file *, f, &impl->by_guid)
        scene_file_free(*f);
    map_done(&impl->by_guid);
    mem_free(impl->notes);
    arena_done(&impl->arena);
    arena_done(&impl->scratch);
    arena_done(&impl->value);
    mem_free(impl);
}

static struct slice guid_of(const struct map *m, const void *item)
{
    struct scene_file *const *f = item;

    (void)m;
    return MAP_KEY((*f)->guid);
}

static struct scene_impl *impl_new(struct project *p)
{
    struct scene_impl *impl = mem_zalloc(sizeof(*impl));

    if (!impl)
        return NULL;
    impl->p = p;
    impl->by_guid = (struct map)MAP_BY_FN(struct scene_file *, guid_of, UINT32_MAX);
    arena_init(&impl->arena, LIMIT_SCENE_BYTES);
    arena_init(&impl->scratch, LIMIT_SCENE_TREE);
    arena_init(&impl->value, LIMIT_SCENE_TREE);
    return impl;
}

/* Registers the opened file as a source as well: a prefab may contain itself. */
static struct scene_file *root_file(struct scene_impl *impl, struct slice path)
{
    const struct guid_entry *e = guid_index_at(&impl->p->walk.index, path);
    struct guid none = {{0}};
    struct scene_file *f = scene_source(impl, e ? &e->guid : &none);

    if (f)
        f->path = arena_copy(&impl->arena, path);
    return f && f->path.p ? f : NULL;
}

static bool give_text(struct scene_file *f, struct slice text)
{
    f->bytes.block = mem_alloc(text.len + 1);
    if (!f->bytes.block)
        return false;
    memcpy(f->bytes.block, text.p, text.len);
    f->bytes.block_size = text.len + 1;
    f->bytes.bytes = slice_from(f->bytes.block, text.len);
    f->bytes.kind = yaml_kind_of(text);
    return true;
}

/* Reads the file, unless `text` replaces its content. */
static bool open_root(struct scene_impl *impl, struct slice path, struct slice text,
                      struct err *err)
{
    struct err fault = {0};

    impl->root = root_file(impl, path);
    if (!impl->root || (text.p && !give_text(impl->root, text)))
        return err_no_memory(err);
    if (scene_file_read(impl, impl->root, &fault) && scene_compose(impl, impl->root, &fault))
        return true;
    if (fault.kind == ERR_NOT_FOUND || fault.kind == ERR_INTERNAL)
        *err = fault;
    else
        err_set(err, fault.kind, "%.*s: %s", SLICE_ARG(path), fault.message);
    return false;
}

static struct scene *scene_new(struct scene_impl *impl)
{
    struct scene *s = mem_zalloc(sizeof(*s));
    const struct scene_file *f = impl->root;

    if (!s)
        return NULL;
    s->impl = impl;
    s->path = f->path;
    s->first = f->first ? &f->first->o : NULL;
    s->n_objects = f->n_nodes;
    s->notes = impl->notes;
    s->n_notes = impl->n_notes;
    s->n_dropped = impl->n_dropped;
    for (uint32_t i = 0; i < f->n_nodes; i++) {
        s->n_components += f->nodes[i]->o.n_components;
        s->n_unknown += f->nodes[i]->o.is_unknown;
    }
    return s;
}

bool scene_open(struct project *p, struct slice path, struct scene **ret_scene, struct err *err)
{
    return scene_open_text(p, path, (struct slice){0}, ret_scene, err);
}

/* Hands out a scene of `impl`. NULL: there was no memory for it. */
static bool take_new(struct scene_impl *impl, struct scene *s, struct scene **ret_scene,
                     struct err *err)
{
    if (!s) {
        impl_free(impl);
        return err_no_memory(err);
    }
    *ret_scene = s;
    return true;
}

bool scene_open_text(struct project *p, struct slice path, struct slice text,
                     struct scene **ret_scene, struct err *err)
{
    struct scene_impl *impl = impl_new(p);

    if (!impl)
        return err_no_memory(err);
    if (!open_root(impl, path, text, err)) {
        impl_free(impl);
        return false;
    }
    return take_new(impl, scene_new(impl), ret_scene, err);
}

bool scene_make(struct project *p, struct slice path, struct scene **ret_scene, struct err *err)
{
    struct scene_impl *impl = impl_new(p);
    struct scene *s = NULL;

    if (!impl)
        return err_no_memory(err);
    impl->root = root_file(impl, path);
    if (impl->root) {
        impl->root->bytes.bytes = SLICE("%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n");
        impl->root->bytes.kind = YAML_UNITY;
        impl->root->state = FILE_READY;
        s = scene_new(impl);
    }
    return take_new(impl, s, ret_scene, err);
}

struct slice scene_bytes(const struct scene *s)
{
    return s->impl->root->bytes.bytes;
}

void scene_free(struct scene *s)
{
    if (!s)
        return;
    impl_free(s->impl);
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
    struct node *n = scene_part(s->impl->root, id, ret_index);

    return n ? &n->o : NULL;
}

bool scene_object_origin(const struct scene_object *o, struct scene_origin *ret_origin)
{
    const struct node *n = (const struct node *)(const void *)o; /* its first member */
    const struct scene_instance *outer = o->instance, *inner = outer;

    if (!outer)
        return false;
    *ret_origin = (struct scene_origin){.outer = outer,
                                        .outer_path = outer->source->path,
                                        .id = n->source ? n->source->o.id : n->source_id};
    for (n = n->source; n; n = n->source)
        inner = n->o.instance ? n->o.instance : inner;
    ret_origin->inner = inner;
    ret_origin->inner_path = inner->source->path;
    return true;
}
