/*
 * Completion of names from the engine: its scenes, the objects in them, and the types of
 * components. Types are looked up once for each domain.
 */
#include <stdio.h>

#include "base/limits.h"

#include "agent/clr/ecma.h"
#include "agent/reflect/reflect.h"
#include "agent/tools/tools.h"

/* --- Types --- */

struct named_type {
    struct slice name;
    struct clr_class *class;
};

static struct {
    struct arena arena; /* holds the names */
    struct named_type *names;
    size_t n, cap;
    size_t n_assemblies; /* that were looked at; more may be loaded since */
    bool is_known;
} types;

void complete_forget(void)
{
    if (types.is_known)
        arena_done(&types.arena);
    types.names = NULL;
    types.n = types.cap = types.n_assemblies = 0;
    types.is_known = false;
}

struct type_search {
    struct clr_class *component;
    bool has_failed;
};

static bool count_assembly(void *ctx, struct clr_assembly *a)
{
    (void)a;
    ++*(size_t *)ctx;
    return true;
}

static bool add_type(struct clr_class *k)
{
    struct slice name;
    struct buf text;

    buf_init(&text, LIMIT_CARD_TEXT);
    clr_class_full_name(&text, k);
    name = buf_ok(&text) ? arena_copy(&types.arena, buf_slice(&text)) : (struct slice){0};
    buf_done(&text);
    return name.p && VEC_ADD_IN(&types.arena, types.names, types.n, types.cap, LIMIT_COMPLETIONS,
                                (struct named_type){name, k});
}

static bool add_assembly(void *ctx, struct clr_assembly *a)
{
    struct type_search *search = ctx;
    struct clr_image *image = clr.assembly_get_image(a);
    size_t n = image && image != clr.get_corlib() ? clr_class_count(image) : 0;

    for (size_t i = 0; i < n && !search->has_failed; i++) {
        struct clr_class *k = clr_class_at(image, i);

        if (k && clr.class_is_subclass_of(k, search->component, 0) &&
            !(clr.class_get_flags(k) & CLASS_ABSTRACT))
            search->has_failed = !add_type(k);
    }
    return !search->has_failed;
}

static bool find_types(struct err *err)
{
    struct type_search search = {0};
    size_t n = 0;

    clr_each_assembly(count_assembly, &n);
    if (types.is_known && types.n_assemblies == n)
        return true;
    if (!engine_class(ENGINE_COMPONENT, &search.component, err))
        return false;
    complete_forget();
    arena_init(&types.arena, LIMIT_TYPE_NAMES);
    types.is_known = true;
    types.n_assemblies = n;
    if (clr_each_assembly(add_assembly, &search) && !search.has_failed)
        return true;
    complete_forget();
    return err_no_memory(err);
}

static bool add_types(struct completion *to, struct err *err)
{
    if (!find_types(err))
        return false;
    for (size_t i = 0; i < types.n; i++)
        if (!completion_add(to, types.names[i].name, (struct slice){0}))
            return err_no_memory(err);
    return true;
}

/* --- Members --- */

/* Whether a type has this name, full or short. */
static bool is_named(const struct named_type *t, struct slice name)
{
    size_t at = t->name.len - name.len;

    return name.len && name.len <= t->name.len && slice_eq(slice_skip(t->name, at), name) &&
           (at == 0 || t->name.p[at - 1] == '.' || t->name.p[at - 1] == '+');
}

/* Of the type that the client has named; without one there is nothing to offer. */
static bool add_members(struct completion *to, struct err *err)
{
    struct member *members;
    size_t n;

    if (!find_types(err))
        return false;
    for (size_t i = 0; i < types.n; i++) {
        if (!is_named(&types.names[i], to->within))
            continue;
        if (!reflect_members(to->arena, types.names[i].class, false, &members, &n, err))
            return false;
        for (size_t k = 0; k < n; k++)
            if (!completion_add(to, slice_of(members[k].name), (struct slice){0}))
                return err_no_memory(err);
    }
    return true;
}

/* --- Scenes --- */

static bool add(struct completion *to, struct slice value, struct slice also, struct err *err)
{
    return completion_add(to, value, also) || err_no_memory(err);
}

/* The scene's path, or its id, which its name finds, too. */
static bool add_scene(struct completion *to, int32_t i, struct err *err)
{
    struct engine_scene scene;
    struct buf name, path;
    char id[32];
    bool ok;

    snprintf(id, sizeof(id), "scn:%d", (int)i);
    buf_init(&name, LIMIT_CARD_TEXT);
    buf_init(&path, LIMIT_CARD_TEXT);
    ok = engine_scene_at(i, &scene, err) && engine_get_text(SCENE_NAME, scene.raw, &name, err);
    if (ok && to->kind == COMPLETE_SCENE_ID)
        ok = add(to, slice_of(id), buf_slice(&name), err);
    else if (ok && engine_has(SCENE_PATH))
        ok = engine_get_text(SCENE_PATH, scene.raw, &path, err) &&
             add(to, buf_slice(&path), buf_slice(&name), err);
    buf_done(&name);
    buf_done(&path);
    return ok;
}

static bool add_scenes(struct completion *to, struct err *err)
{
    int32_t n;

    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, err))
        return false;
    for (int32_t i = 0; i < n; i++)
        if (!add_scene(to, i, err))
            return false;
    return to->kind != COMPLETE_SCENE_ID || !engine_has(RESOURCES_ALL) ||
           (add(to, SLICE("scn:ddol"), SLICE("DontDestroyOnLoad"), err) &&
            add(to, SLICE("scn:hide"), SLICE("HideAndDontSave"), err));
}

/* --- Objects: names, ids, or paths if the text so far begins one --- */

struct objects {
    struct completion *to;
    bool wants_paths;
};

static bool add_object(const struct objects *objects, int64_t id, struct slice name,
                       struct err *err)
{
    char text[32];

    if (objects->to->kind != COMPLETE_OBJECT_ID)
        return add(objects->to, name, (struct slice){0}, err);
    snprintf(text, sizeof(text), "obj:%lld", (long long)id);
    return add(objects->to, slice_of(text), name, err);
}

static bool add_node(const struct objects *objects, struct world_node *n, struct err *err)
{
    struct world_object o;
    struct buf path;
    bool ok;

    agent_world()->look(n, &o);
    if (!objects->wants_paths)
        return add_object(objects, o.id, o.name, err);
    buf_init(&path, LIMIT_CARD_TEXT);
    agent_world()->path(n, &path);
    ok = !buf_ok(&path) || add_object(objects, o.id, buf_slice(&path), err);
    buf_done(&path);
    return ok;
}

static bool add_transform(const struct objects *objects, struct clr_object *transform,
                          struct err *err)
{
    struct clr_object *game_object;
    struct buf name;
    bool ok;

    buf_init(&name, LIMIT_CARD_TEXT);
    ok = engine_call(COMPONENT_GAME_OBJECT, transform, NULL, &game_object, err) &&
         (objects->wants_paths ? engine_path(transform, &name, err)
                               : engine_get_text(OBJECT_NAME, game_object, &name, err)) &&
         add_object(objects, reflect_instance_id(game_object), buf_slice(&name), err);
    buf_done(&name);
    return ok;
}

static bool add_tree(void *ctx, struct clr_object *root, struct err *err)
{
    struct clr_array *transforms;

    if (!engine_transforms_below(root, &transforms, err))
        return false;
    for (size_t i = 0; i < engine_length(transforms); i++)
        if (!add_transform(ctx, engine_item(transforms, i), err))
            return false;
    return true;
}

static bool add_nodes(const struct objects *objects, struct err *err)
{
    struct engine_scene scene;
    int32_t n, handle;

    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, err))
        return false;
    for (int32_t i = 0; i < n; i++) {
        if (!engine_scene_at(i, &scene, err) ||
            !engine_get_int(SCENE_HANDLE, scene.raw, &handle, err))
            return false;
        for (struct world_node *node = agent_world()->nth(handle, 0); node;
             node = agent_world()->after(node))
            if (!add_node(objects, node, err))
                return false;
    }
    return true;
}

static bool add_objects(struct completion *to, struct err *err)
{
    struct objects objects = {.to = to,
                              .wants_paths = to->kind == COMPLETE_OBJECT && to->wanted.len &&
                                             to->wanted.p[0] == '/'};

    return agent_world() ? add_nodes(&objects, err)
                         : engine_each_scene_root(add_tree, &objects, err);
}

static bool complete(struct agent_call *call)
{
    struct completion to = completion_begin(call->arena, call->args);
    struct json_out w;
    bool ok = true;

    if (to.kind == COMPLETE_TYPE)
        ok = add_types(&to, &call->err);
    else if (to.kind == COMPLETE_MEMBER)
        ok = add_members(&to, &call->err);
    else if (to.kind == COMPLETE_OBJECT || to.kind == COMPLETE_OBJECT_ID)
        ok = add_objects(&to, &call->err);
    else if (to.kind == COMPLETE_SCENE || to.kind == COMPLETE_SCENE_ID)
        ok = add_scenes(&to, &call->err);
    json_out_init(&w, &call->result);
    if (ok)
        completion_write(&to, &w);
    return ok;
}

static const struct agent_tool tools[] = {
    {TOOL_COMPLETE, complete, true},
};
const struct agent_tools tools_complete = {tools, N_ELEMENTS(tools)};
