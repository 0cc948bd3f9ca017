/* The explorer's lists of objects and their cards. */
#include "filter.h"

/* --- Listing. --- */

struct listing {
    struct page page;
    struct filter want;
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

/* Nothing needs a look but what is shown. The array is what keeps the Transforms in place. */
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
        struct clr_object *transform = engine_item(transforms, i);

        if (!filter_fits(&l->want, transform, &fits, err))
            return false;
        if (fits && page_wants(&l->page) && !add_card(&l->page, transform, err))
            return false;
    }
    return true;
}

/* Of a tree that shows nothing, only its size counts. False: it has to be looked at. */
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

static bool add_lasting(struct listing *l, struct err *err)
{
    struct engine_scene scene;
    bool is_there;

    if (!engine_lasting_scene(&scene, &is_there, err))
        return false;
    return !is_there || engine_each_root(&scene, add_tree, l, err);
}

/* A scene that is still loading has no roots yet, and asking for them throws. */
static bool add_scene(struct listing *l, int32_t i, struct err *err)
{
    struct engine_scene scene;
    bool is_loaded;

    if (!engine_scene_at(i, &scene, err) ||
        !engine_get_bool(SCENE_IS_LOADED, scene.raw, &is_loaded, err))
        return false;
    return !is_loaded || engine_each_root(&scene, add_tree, l, err);
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

static bool add_scene_by_id(struct listing *l, struct slice id, struct err *err)
{
    int64_t i;
    int32_t n;

    if (slice_is(id, "scn:ddol"))
        return add_lasting(l, err);
    if (slice_is(id, "scn:hide"))
        return engine_each_hidden_root(add_tree, l, err);
    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, err))
        return false;
    if (!slice_starts(id, SLICE("scn:")) || !text_to_int(slice_skip(id, 4), &i) || i < 0 || i >= n)
        return err_set(err, ERR_NOT_FOUND, "Scene not found: %.*s", SLICE_ARG(id));
    return add_scene(l, (int32_t)i, err);
}

static bool list_objects(struct agent_call *call)
{
    const struct list_objects_args *args = call->args;
    struct listing l;
    bool ok;

    page_begin(&l.page, call, args->limit, args->offset);
    filter_init(&l.want, call->arena);
    l.want.name = args->name.value;
    l.want.type = args->type.value;
    l.want.active_only = args->active_only.value;
    ok = args->scene_id.is_set ? add_scene_by_id(&l, args->scene_id.value, &call->err)
                               : add_loaded(&l, &call->err);
    filter_done(&l.want);
    return ok && page_end(&l.page);
}

static bool search_objects(struct agent_call *call)
{
    const struct search_objects_args *args = call->args;
    struct listing l;
    bool ok;

    page_begin(&l.page, call, args->limit, args->offset);
    filter_init(&l.want, call->arena);
    l.want.query = args->query.value;
    l.want.name = args->name.value;
    l.want.type = args->type.value;
    l.want.path = args->path.value;
    l.want.active_only = args->active_only.value;
    ok = add_loaded(&l, &call->err);
    filter_done(&l.want);
    return ok && page_end(&l.page);
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

static bool list_children(struct agent_call *call)
{
    const struct object_page_args *args = call->args;
    struct clr_object *game_object, *transform, *child;
    struct page p;
    int32_t n;

    if (!engine_find(args->object_id.value, &game_object, &call->err) ||
        !engine_call(GAME_OBJECT_TRANSFORM, game_object, NULL, &transform, &call->err) ||
        !engine_get_int(TRANSFORM_CHILD_COUNT, transform, &n, &call->err))
        return false;
    page_begin(&p, call, args->limit, args->offset);
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
