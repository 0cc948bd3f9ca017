/* scene.objects.find and scene.components.list. */
#include <stdlib.h>

#include "agent/reflect/reflect.h"
#include "internal.h"

/* --- Finding. Matches are kept by id, because the collector does not see our memory. --- */

struct match {
    int64_t id;
    struct slice path;
    size_t order; /* in the hierarchy, to sort equal paths */
};

struct matches {
    struct match *items;
    size_t n, cap;
    struct arena texts;
};

static int compare_matches(const void *a, const void *b)
{
    const struct match *x = a, *y = b;
    int order = slice_compare(x->path, y->path);

    return order ? order : (x->order > y->order) - (x->order < y->order);
}

/* By short name or, if the wanted one has a dot, by full name. */
static bool is_type(struct clr_object *component, struct slice type)
{
    struct clr_class *k = component ? clr.object_get_class(component) : NULL;
    bool is_it = slice_is(type, k ? clr.class_get_name(k) : SCRIPT_MISSING_NAME);
    struct buf full;

    if (is_it || !k || !slice_contains(type, SLICE(".")))
        return is_it;
    buf_init(&full, LIMIT_CARD_TEXT);
    clr_class_full_name(&full, k);
    is_it = buf_ok(&full) && slice_eq(buf_slice(&full), type);
    buf_done(&full);
    return is_it;
}

static bool has_type(struct clr_object *o, struct slice type, bool *ret_has, struct err *err)
{
    struct clr_array *components;
    size_t n;

    if (!engine_components(o, &components, err))
        return false;
    n = engine_length(components);
    *ret_has = false;
    for (size_t i = 0; i < n && !*ret_has; i++)
        *ret_has = is_type(engine_item(components, i), type);
    return true;
}

static bool has_tag(struct clr_object *o, struct slice tag, bool *ret_has, struct err *err)
{
    struct buf text;
    bool ok;

    buf_init(&text, LIMIT_CARD_TEXT);
    ok = engine_get_text(GAME_OBJECT_TAG, o, &text, err);
    *ret_has = ok && slice_eq(buf_slice(&text), tag);
    buf_done(&text);
    return ok;
}

static bool is_match(const struct walk *w, const struct find_objects_args *want, bool *ret_is,
                     struct err *err)
{
    struct clr_object *o = w->object;
    int32_t layer;

    *ret_is = slice_contains(walk_name(w), want->name_contains.value);
    if (*ret_is && want->tag.is_set && !has_tag(o, want->tag.value, ret_is, err))
        return false;
    if (*ret_is && want->layer.is_set) {
        if (!engine_get_int(GAME_OBJECT_LAYER, o, &layer, err))
            return false;
        *ret_is = layer == want->layer.value;
    }
    return !*ret_is || !want->component_type.is_set ||
           has_type(o, want->component_type.value, ret_is, err);
}

static bool collect(struct agent_call *call, struct walk *w, struct matches *found)
{
    bool is_it;

    while (walk_next(w, true, &call->err)) {
        struct match m = {.order = found->n};

        if (!w->transform)
            return true;
        if (!is_match(w, call->args, &is_it, &call->err))
            return false;
        if (!is_it)
            continue;
        m.id = reflect_instance_id(w->object);
        m.path = arena_copy(&found->texts, buf_slice(&w->path));
        if (!m.path.p || !VEC_ADD(found->items, found->n, found->cap, VEC_NO_MAX, m))
            return err_no_memory(&call->err);
    }
    return false;
}

static bool put_match(struct json_out *w, const struct match *m, struct err *err)
{
    struct clr_object *o = reflect_object_by_id(m->id);
    int32_t layer;

    if (!o)
        return err_set(err, ERR_NOT_READY, "This engine cannot find an object by its id");
    json_object(w);
    if (!put_engine_text(w, "name", OBJECT_NAME, o, err))
        return false;
    put_name(w, "path", m->path);
    json_put_int(w, "instanceId", engine_number(o));
    if (!put_components(w, o, err) || !put_engine_text(w, "tag", GAME_OBJECT_TAG, o, err) ||
        !engine_get_int(GAME_OBJECT_LAYER, o, &layer, err))
        return false;
    json_put_int(w, "layer", layer);
    json_object_end(w);
    return true;
}

static bool put_matches(struct agent_call *call, const struct open_scene *in,
                        const struct matches *found)
{
    const struct find_objects_args *args = call->args;
    struct json_page list;
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_text(&w, "scenePath", in->path);
    tool_page_begin(&list, &w, call->budget, "matches",
                    (const struct arg_int[]){args->limit, args->offset});
    for (size_t i = 0; i < found->n; i++)
        if (json_page_wants(&list)) {
            if (!put_match(&w, &found->items[i], &call->err))
                return false;
            json_page_wrote(&list);
        }
    if (!end_page(call, &list, "nameContains, tag, layer or componentType"))
        return false;
    json_object_end(&w);
    return true;
}

static bool scene_find(struct agent_call *call)
{
    const struct find_objects_args *args = call->args;
    struct matches found = {0};
    struct open_scene in;
    struct walk w;
    bool ok;

    if (!scene_open_named(call, args->scene_path, &in))
        return false;
    arena_init(&found.texts, LIMIT_SCENE_PATHS);
    ok = walk_scene(&w, &in, &call->err) && collect(call, &w, &found);
    walk_done(&w);
    if (ok && found.n)
        qsort(found.items, found.n, sizeof(*found.items), compare_matches);
    ok = ok && put_matches(call, &in, &found);
    mem_free(found.items);
    arena_done(&found.texts);
    return ok;
}

/* --- Components. --- */

static bool put_component(struct json_out *w, struct clr_object *c, size_t index, struct err *err)
{
    struct clr_class *k = c ? clr.object_get_class(c) : NULL;
    struct buf full;
    bool ok;

    buf_init(&full, LIMIT_CARD_TEXT);
    if (k)
        clr_class_full_name(&full, k);
    ok = buf_ok(&full) || err_no_memory(err);
    if (ok) {
        json_object(w);
        json_put_string(w, "type", k ? clr.class_get_name(k) : SCRIPT_MISSING_NAME);
        json_put_int(w, "instanceId", c ? engine_number(c) : 0);
        json_put_int(w, "index", (int64_t)index);
        json_key(w, "fullTypeName");
        if (k)
            json_text(w, buf_slice(&full));
        else
            json_null(w);
        json_object_end(w);
    }
    buf_done(&full);
    return ok;
}

static bool scene_components(struct agent_call *call)
{
    const struct scene_components_args *args = call->args;
    struct clr_array *components;
    struct open_scene in;
    struct clr_object *o;
    struct json_page list;
    struct json_out w;
    size_t n;

    if (!scene_open_named(call, args->scene_path, &in) ||
        !scene_find_object(call, &in, "gameObjectPath", args->game_object_path.value, &o) ||
        !engine_components(o, &components, &call->err))
        return false;
    n = engine_length(components);
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_text(&w, "gameObjectPath", args->game_object_path.value);
    json_put_text(&w, "scenePath", in.path);
    tool_page_begin(&list, &w, call->budget, "components",
                    (const struct arg_int[]){args->limit, args->offset});
    for (size_t i = 0; i < n; i++)
        if (json_page_wants(&list)) {
            if (!put_component(&w, engine_item(components, i), i, &call->err))
                return false;
            json_page_wrote(&list);
        }
    if (!end_page(call, &list, NULL))
        return false;
    json_object_end(&w);
    return true;
}

static const struct agent_tool tools[] = {
    {TOOL_SCENE_OBJECTS_FIND, scene_find, false},
    {TOOL_SCENE_COMPONENTS_LIST, scene_components, false},
};
const struct agent_tools tools_editor_find = {tools, N_ELEMENTS(tools)};
