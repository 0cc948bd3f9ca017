/*
 * The explorer's lists of objects and their cards. If the engine has its objects in C memory
 * (agent/engine/world.h), the cost of a page depends on the page, and a filter's matches are
 * kept for the next page (found.h). Otherwise everything goes through the managed API.
 */
#include "found.h"

#include "agent/reflect/reflect.h"

/* --- Listing. --- */

struct listing {
    struct page page;
    struct filter want;
    const struct world *world; /* NULL: none */
    /* objects that pass go here instead of onto the page; NULL: onto the page */
    struct found *finding;
};

static bool add_card(struct page *p, struct clr_object *transform, struct err *err)
{
    struct clr_object *game_object;

    if (!engine_call(COMPONENT_GAME_OBJECT, transform, NULL, &game_object, err) ||
        !card_write(&p->w, game_object, err))
        return false;
    page_wrote(p);
    return true;
}

/* Looks only at objects that are shown. The array keeps the Transforms alive. */
static bool add_all(struct page *p, struct clr_array *transforms, struct err *err)
{
    size_t n = engine_length(transforms);

    for (size_t i = page_skip(p, n); i < n; i++) {
        if (!page_wants(p)) {
            i += page_skip(p, n - i - 1);
            continue;
        }
        if (!add_card(p, engine_item(transforms, i), err))
            return false;
    }
    return true;
}

static bool add_fitting(struct listing *l, struct clr_array *transforms, struct err *err)
{
    size_t n = engine_length(transforms);
    bool fits;

    filter_begin(&l->want);
    for (size_t i = 0; i < n; i++) {
        const struct filter_item item = {.transform = engine_item(transforms, i)};

        if (!filter_fits(&l->want, &item, &fits, err))
            return false;
        if (fits && page_wants(&l->page) && !add_card(&l->page, item.transform, err))
            return false;
    }
    return true;
}

/* Skips a whole tree by its size. False: the page wants some of it, or the size is unknown. */
static bool skip_tree(struct page *p, struct clr_object *root)
{
    struct clr_object *transform;
    struct err err;
    int32_t n;

    return engine_has(TRANSFORM_TREE_SIZE) &&
           engine_call(GAME_OBJECT_TRANSFORM, root, NULL, &transform, &err) &&
           engine_get_int(TRANSFORM_TREE_SIZE, transform, &n, &err) && n > 0 &&
           page_skip_all(p, (size_t)n);
}

static bool add_tree(void *ctx, struct clr_object *root, struct err *err)
{
    struct listing *l = ctx;
    struct clr_array *transforms;

    if (filter_is_open(&l->want) && skip_tree(&l->page, root))
        return true;
    if (!engine_transforms_below(root, &transforms, err))
        return false;
    return filter_is_open(&l->want) ? add_all(&l->page, transforms, err)
                                    : add_fitting(l, transforms, err);
}

/* --- The same with nodes. --- */

static bool add_node(struct page *p, struct world_node *n, struct err *err)
{
    if (!card_write_node(&p->w, n, err))
        return false;
    page_wrote(p);
    return true;
}

static bool add_all_nodes(struct listing *l, int32_t scene, struct err *err)
{
    size_t n = l->world->count(scene);
    size_t i = page_skip(&l->page, n);
    struct world_node *node = i < n ? l->world->nth(scene, i) : NULL;

    for (; node && page_wants(&l->page); i++, node = l->world->after(node)) {
        if (!add_node(&l->page, node, err))
            return false;
    }
    if (node) { /* page_wants() has counted an item that it did not want */
        page_skip(&l->page, n - i - 1);
    }
    return true;
}

static bool find_nodes(struct listing *l, int32_t scene, struct err *err)
{
    struct world_node *node = l->world->nth(scene, 0);
    bool fits;

    filter_begin(&l->want);
    for (; node; node = l->world->after(node)) {
        struct filter_item item = {.node = node};

        l->world->look(node, &item.seen);
        if (!filter_fits(&l->want, &item, &fits, err) ||
            (fits && !found_add(l->finding, node, err)))
            return false;
    }
    return true;
}

/* --- Scenes. --- */

static bool add_roots(struct listing *l, struct engine_scene *scene, struct err *err)
{
    int32_t handle;

    if (!l->world)
        return engine_each_root(scene, add_tree, l, err);
    if (!engine_get_int(SCENE_HANDLE, scene->raw, &handle, err))
        return false;
    return l->finding ? find_nodes(l, handle, err) : add_all_nodes(l, handle, err);
}

static bool add_lasting(struct listing *l, struct err *err)
{
    struct engine_scene scene;
    bool is_there;

    if (!engine_lasting_scene(&scene, &is_there, err))
        return false;
    return !is_there || add_roots(l, &scene, err);
}

/* A scene that is still loading has no roots yet, and throws if asked for them. */
static bool add_scene(struct listing *l, int32_t i, struct err *err)
{
    struct engine_scene scene;
    bool is_loaded;

    if (!engine_scene_at(i, &scene, err) ||
        !engine_get_bool(SCENE_IS_LOADED, scene.raw, &is_loaded, err))
        return false;
    return !is_loaded || add_roots(l, &scene, err);
}

static bool add_loaded(struct listing *l, struct err *err)
{
    int32_t n;

    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, err))
        return false;
    for (int32_t i = 0; i < n; i++) {
        if (!add_scene(l, i, err))
            return false;
    }
    return !engine_has(RESOURCES_ALL) || add_lasting(l, err);
}

static bool add_objects(struct listing *l, struct arg_text scene_id, struct err *err)
{
    int32_t i;

    if (!scene_id.is_set)
        return add_loaded(l, err);
    if (slice_is(scene_id.value, "scn:ddol"))
        return add_lasting(l, err);
    if (slice_is(scene_id.value, "scn:hide"))
        return engine_each_hidden_root(add_tree, l, err);
    return engine_scene_index(scene_id.value, &i, err) && add_scene(l, i, err);
}

/* Finds all objects that pass, unless they are known from the page before. */
static bool add_filtered(struct listing *l, struct arg_text scene_id, struct err *err)
{
    struct found *f = found_get(&l->want, scene_id, l->world->version());

    if (!f)
        return err_no_memory(err);
    if (!f->is_complete) {
        l->finding = f;
        if (!add_objects(l, scene_id, err))
            return false;
        l->finding = NULL;
        f->is_complete = true;
    }
    for (size_t i = page_skip(&l->page, f->n); i < f->n && page_wants(&l->page); i++)
        if (!add_node(&l->page, f->nodes[i], err))
            return false;
    l->page.list.n_seen = f->n;
    return true;
}

/* Hidden objects are not in a scene, and a world does not list them. */
static bool list(struct agent_call *call, const struct filter *want, struct arg_text scene_id,
                 struct arg_int limit, struct arg_int offset)
{
    bool is_hidden = scene_id.is_set && slice_is(scene_id.value, "scn:hide");
    struct listing l = {.want = *want, .world = is_hidden ? NULL : agent_world()};
    bool ok;

    page_begin(&l.page, call, limit, offset);
    filter_init(&l.want, call->arena);
    ok = l.world && !filter_is_open(&l.want) ? add_filtered(&l, scene_id, &call->err)
                                             : add_objects(&l, scene_id, &call->err);
    filter_done(&l.want);
    return ok && page_end(&l.page);
}

static bool list_objects(struct agent_call *call)
{
    const struct list_objects_args *args = call->args;
    const struct filter want = {
        .name = args->name.value, .type = args->type.value, .active_only = args->active_only.value};

    return list(call, &want, args->scene_id, args->limit, args->offset);
}

static bool search_objects(struct agent_call *call)
{
    const struct search_objects_args *args = call->args;
    const struct filter want = {.query = args->query.value,
                                .name = args->name.value,
                                .type = args->type.value,
                                .path = args->path.value,
                                .active_only = args->active_only.value};

    return list(call, &want, (struct arg_text){0}, args->limit, args->offset);
}

/* --- One object. --- */

static bool get_object(struct agent_call *call)
{
    const struct object_args *args = call->args;
    struct clr_object *game_object;
    struct json_out w;

    if (!engine_find(args->object_id.value, &game_object, &call->err))
        return false;
    json_out_init(&w, &call->result);
    return card_write(&w, game_object, &call->err);
}

static bool list_child_nodes(struct page *p, const struct world *world, struct world_node *parent,
                             struct err *err)
{
    struct world_object o;

    world->look(parent, &o);
    for (size_t i = page_skip(p, o.n_children); i < o.n_children && page_wants(p); i++) {
        if (!add_node(p, world->child(parent, i), err))
            return false;
    }
    p->list.n_seen = o.n_children;
    return page_end(p);
}

static bool list_children(struct agent_call *call)
{
    const struct object_page_args *args = call->args;
    struct clr_object *game_object, *transform, *child;
    struct page p;
    int32_t n;

    if (!engine_find(args->object_id.value, &game_object, &call->err))
        return false;
    page_begin(&p, call, args->limit, args->offset);
    if (agent_world()) {
        struct world_node *node = agent_world()->find(reflect_instance_id(game_object));

        return node ? list_child_nodes(&p, agent_world(), node, &call->err)
                    : err_set(&call->err, ERR_NOT_FOUND, "Object not found: %.*s",
                              SLICE_ARG(args->object_id.value));
    }
    if (!engine_call(GAME_OBJECT_TRANSFORM, game_object, NULL, &transform, &call->err) ||
        !engine_get_int(TRANSFORM_CHILD_COUNT, transform, &n, &call->err))
        return false;
    for (int32_t i = 0; i < n; i++) {
        if (!page_wants(&p))
            continue;
        if (!engine_call(TRANSFORM_CHILD, transform, (void *[]){&i}, &child, &call->err) ||
            !add_card(&p, child, &call->err))
            return false;
    }
    return page_end(&p);
}

static const struct agent_tool tools[] = {
    {TOOL_LIST_OBJECTS, list_objects, false},
    {TOOL_GET_OBJECT, get_object, false},
    {TOOL_LIST_CHILDREN, list_children, false},
    {TOOL_SEARCH_OBJECTS, search_objects, false},
};
const struct agent_tools tools_objects = {tools, N_ELEMENTS(tools)};
