/*
 * scene.hierarchy.dump. A node that does not fit is taken back, and those around it say by
 * childCount that there are more children. So does one whose children would be nested deeper than
 * JSON may be on the link.
 */
#include "internal.h"

#include <stdio.h>

enum {
    MOST_LEVELS = (LINKMSG_MAX_DEPTH - 2) / 2, /* of nodes; each is an object in an array */
    CLOSING = 16 /* bytes for each level: half of "],"childCount":1234}" */
};

struct dump {
    struct agent_call *call;
    struct json_out w;
    struct walk walk;
    bool with_inactive;
    size_t n_tops;  /* nodes of the first level so far, */
    size_t offset;  /* of which so many are skipped */
    size_t n_shown; /* nodes of all levels, */
    size_t n_open;  /* of which so many are not closed yet */
    bool is_cut, is_deep;
};

static bool is_visible(const struct dump *d, struct clr_object *transform, bool *ret_is)
{
    struct clr_object *object;
    struct err *err = &d->call->err;

    *ret_is = true;
    return d->with_inactive || (engine_call(COMPONENT_GAME_OBJECT, transform, NULL, &object, err) &&
                                engine_get_bool(GAME_OBJECT_IS_ACTIVE, object, ret_is, err));
}

/* How many visible children there are from the i-th on; stops counting at `most`. */
static bool count_children(const struct dump *d, struct clr_object *parent, int32_t i, size_t most,
                           size_t *ret_n)
{
    struct clr_object *child;
    bool is_shown;

    for (*ret_n = 0; *ret_n < most; i++) {
        if (!walk_child(&d->walk, parent, i, &child, &d->call->err))
            return false;
        if (!child)
            return true;
        if (!is_visible(d, child, &is_shown))
            return false;
        *ret_n += is_shown;
    }
    return true;
}

/* Ends a node that has more children than are shown. */
static bool close_partly(struct dump *d, struct clr_object *transform)
{
    size_t n;

    if (!count_children(d, transform, 0, SIZE_MAX, &n))
        return false;
    json_array_end(&d->w);
    json_put_int(&d->w, "childCount", (int64_t)n);
    json_object_end(&d->w);
    return true;
}

/* Closes nodes until so many are open. */
static void close_to(struct dump *d, size_t n)
{
    for (; d->n_open > n; d->n_open--) {
        json_array_end(&d->w);
        json_object_end(&d->w);
    }
}

/* Closes the nodes around the current one, which did not fit. */
static bool close_cut(struct dump *d)
{
    const struct walk *w = &d->walk;
    struct clr_object *transform = w->transform;
    size_t n_more = 1;

    for (size_t depth = w->depth; depth > 1; depth--) {
        if (!engine_call(TRANSFORM_PARENT, transform, NULL, &transform, &d->call->err))
            return false;
        if (depth < w->depth &&
            !count_children(d, transform, w->levels[depth - 1].place + 1, 1, &n_more))
            return false;
        if (n_more == 0)
            close_to(d, d->n_open - 1);
        else if (!close_partly(d, transform))
            return false;
        else
            d->n_open--;
    }
    return true;
}

/* Writes all of a node but its end. */
static bool put_node(struct dump *d)
{
    const struct walk *walk = &d->walk;
    struct json_out *w = &d->w;
    struct err *err = &d->call->err;
    bool is_active;

    if (!engine_get_bool(GAME_OBJECT_IS_ACTIVE, walk->object, &is_active, err))
        return false;
    json_object(w);
    put_name(w, "name", walk_name(walk));
    put_name(w, "path", buf_slice(&walk->path));
    json_put_int(w, "instanceId", engine_number(walk->object));
    if (!is_active)
        json_put_bool(w, "active", false);
    if (!put_components(w, walk->object, err))
        return false;
    json_key(w, "children");
    json_array(w);
    return true;
}

/* Writes the current object. *ret_into: its children come next. */
static bool show(struct dump *d, bool *ret_into)
{
    const size_t depth = d->walk.depth;
    struct json_mark mark;
    size_t n_below = 0;

    close_to(d, depth - 1);
    mark = json_mark(&d->w);
    if (!put_node(d))
        return false;
    if (d->n_shown && d->call->budget &&
        d->call->result.len + CLOSING * d->w.depth > d->call->budget) {
        json_take_back(&d->w, &mark);
        d->is_cut = true;
        return close_cut(d);
    }
    d->n_shown++;
    if (depth == MOST_LEVELS && !count_children(d, d->walk.transform, 0, 1, &n_below))
        return false;
    *ret_into = n_below == 0;
    if (n_below == 0) {
        d->n_open++;
        return true;
    }
    d->is_deep = true;
    return close_partly(d, d->walk.transform);
}

static bool put_roots(struct dump *d)
{
    struct walk *w = &d->walk;
    bool into = true, is_shown;

    json_key(&d->w, "rootObjects");
    json_array(&d->w);
    while (walk_next(w, into, &d->call->err)) {
        into = false;
        if (!w->transform) {
            close_to(d, 0);
            json_array_end(&d->w);
            return true;
        }
        if (!is_visible(d, w->transform, &is_shown))
            return false;
        if (!is_shown || (w->depth == 1 && d->n_tops++ < d->offset))
            continue;
        if (!show(d, &into))
            return false;
        if (d->is_cut) {
            json_array_end(&d->w);
            return true;
        }
    }
    return false;
}

/* --- The text of a cut reply. --- */

static bool count_tree(void *ctx, struct clr_object *root, struct err *err)
{
    struct clr_object *transform;
    struct clr_array *all;
    size_t *n = ctx;
    int32_t size;

    if (!engine_has(TRANSFORM_TREE_SIZE)) {
        if (!engine_transforms_below(root, &all, err))
            return false;
        *n += engine_length(all);
        return true;
    }
    if (!engine_call(GAME_OBJECT_TRANSFORM, root, NULL, &transform, err) ||
        !engine_get_int(TRANSFORM_TREE_SIZE, transform, &size, err))
        return false;
    *n += (size_t)size;
    return true;
}

static bool tell_cut(struct dump *d, struct open_scene *in)
{
    const struct walk *w = &d->walk;
    size_t n = w->depth == 1 ? d->n_tops - 1 : d->n_tops, n_more = 1, n_objects = 0;
    char more[80] = "";

    if (!engine_each_root(&in->scene, count_tree, &n_objects, &d->call->err) ||
        (w->depth > 1 && !count_children(d, NULL, w->levels[0].place + 1, 1, &n_more)))
        return false;
    if (n_more)
        snprintf(more, sizeof(more), "offset=%zu for the root objects that follow, and ", n);
    return add_diagnostic(
        d->call,
        "Reply cut for its size: %zu objects shown, the scene has %zu. Call again with "
        "%srootPath=#ID, the instanceId of an object that has childCount, for its children.",
        d->n_shown, n_objects, more);
}

static bool tell(struct dump *d, struct open_scene *in)
{
    return (!d->is_cut || tell_cut(d, in)) &&
           (!d->is_deep ||
            add_diagnostic(d->call,
                           "Reply cut for its depth: %d levels are shown. Call again with "
                           "rootPath=#ID, the instanceId of an object that has childCount, for its "
                           "children.",
                           MOST_LEVELS));
}

static bool dump(struct dump *d, struct open_scene *in)
{
    const struct hierarchy_args *args = d->call->args;
    struct err *err = &d->call->err;
    struct clr_object *top = NULL;

    if (args->root_path.is_set && args->root_path.value.len &&
        !scene_find_object(d->call, in, "rootPath", args->root_path.value, &top))
        return false;
    if (top ? !walk_below(&d->walk, top, err) : !walk_scene(&d->walk, in, err))
        return false;
    json_out_init(&d->w, &d->call->result);
    json_object(&d->w);
    json_put_text(&d->w, "scenePath", in->path);
    if (!put_roots(d))
        return false;
    json_object_end(&d->w);
    return tell(d, in);
}

static bool scene_dump(struct agent_call *call)
{
    const struct hierarchy_args *args = call->args;
    struct dump d = {.call = call,
                     .with_inactive = args->include_inactive.value,
                     .offset = args->offset.value > 0 ? (size_t)args->offset.value : 0};
    struct open_scene in;
    bool ok;

    if (!scene_open_named(call, args->scene_path, &in))
        return false;
    ok = dump(&d, &in);
    walk_done(&d.walk);
    return ok;
}

static const struct agent_tool tools[] = {
    {TOOL_SCENE_HIERARCHY_DUMP, scene_dump, false},
};
const struct agent_tools tools_editor_dump = {tools, N_ELEMENTS(tools)};
