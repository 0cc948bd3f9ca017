/*
 * Completion of names, on files: paths come from the index, types from the names of scripts and
 * Unity's own components, objects from the scene that the player would load. Only that scene is
 * read, and the cache keeps it.
 */
#include "internal.h"

#include <stdio.h>

static bool is_file(const struct guid_entry *e)
{
    return !(e->kind & (GUID_FOLDER | GUID_ORPHAN | GUID_NOT_UTF8));
}

/* Adds the paths of files with this ending, or their names without it; NULL: of all files. */
static bool add_files(struct project_call *call, struct completion *to, const char *ending,
                      bool as_names)
{
    const struct guid_index *x = &call->project->walk.index;
    const struct slice none = {0};

    for (uint32_t i = 0; i < x->n_entries; i++) {
        struct slice path = guid_index_path(x, &x->entries[i]);

        if (is_file(&x->entries[i]) && (!ending || slice_ends_nocase(path, slice_of(ending))) &&
            !completion_add(to, as_names ? asset_name(path) : path, none))
            return err_no_memory(call->err);
    }
    return true;
}

/* The ids that ListScenes gives to scene files; a scene's name finds its id. */
static bool add_scene_ids(struct project_call *call, struct completion *to)
{
    const struct guid_index *x = &call->project->walk.index;
    size_t n = 0;

    for (uint32_t i = 0; i < x->n_entries; i++) {
        char id[32];

        if (!project_is_scene(x, &x->entries[i]))
            continue;
        snprintf(id, sizeof(id), "scn:%zu", n++);
        if (!completion_add(to, slice_of(id), asset_name(guid_index_path(x, &x->entries[i]))))
            return err_no_memory(call->err);
    }
    return true;
}

static bool add_folders(struct project_call *call, struct completion *to)
{
    const struct guid_index *x = &call->project->walk.index;

    for (uint32_t i = 0; i < x->n_entries; i++) {
        const struct guid_entry *e = &x->entries[i];

        if ((e->kind & GUID_FOLDER) && !(e->kind & (GUID_ORPHAN | GUID_NOT_UTF8)) &&
            !completion_add(to, guid_index_path(x, e), (struct slice){0}))
            return err_no_memory(call->err);
    }
    return completion_add(to, SLICE("Assets"), (struct slice){0}) || err_no_memory(call->err);
}

static bool add_types(struct project_call *call, struct completion *to)
{
    for (size_t i = 0; component_names[i]; i++)
        if (!completion_add(to, slice_of(component_names[i]), (struct slice){0}))
            return err_no_memory(call->err);
    return add_files(call, to, ".cs", true);
}

/* Paths in the file that the client has named, or in the first scene of the build. */
static bool add_paths(struct project_call *call, struct completion *to)
{
    const struct scene_object *o = NULL;
    struct scene *s;

    if (!(to->within.len ? project_scene(call, to->within, &s) : project_build_scene(call, &s)))
        return false;
    while ((o = scene_next(s, o)) != NULL) {
        struct slice path = scene_path(call->arena, o);

        if (!path.p || !completion_add(to, path, (struct slice){0}))
            return err_no_memory(call->err);
    }
    return true;
}

/* Names; or paths if the text so far is the beginning of one. */
static bool add_objects(struct project_call *call, struct completion *to)
{
    bool wants_paths = to->wanted.len && to->wanted.p[0] == '/';
    const struct scene_object *o = NULL;
    struct scene *s;

    if (!project_build_scene(call, &s))
        return false;
    while ((o = scene_next(s, o)) != NULL) {
        struct slice text = o->name;

        if (wants_paths) {
            text = scene_path(call->arena, o);
            if (text.p)
                text = arena_printf(call->arena, "/%.*s", SLICE_ARG(text));
        }
        if (!text.p || !completion_add(to, text, (struct slice){0}))
            return err_no_memory(call->err);
    }
    return true;
}

static bool add_all(struct project_call *call, struct completion *to)
{
    switch (to->kind) {
    case COMPLETE_SCENE:
        return add_files(call, to, ".unity", false);
    case COMPLETE_PREFAB:
        return add_files(call, to, ".prefab", false);
    case COMPLETE_ASSET:
        return add_files(call, to, NULL, false);
    case COMPLETE_OBJECT:
        return add_objects(call, to);
    case COMPLETE_TYPE:
        return add_types(call, to);
    case COMPLETE_SCENE_ID:
        return add_scene_ids(call, to);
    case COMPLETE_FOLDER:
        return add_folders(call, to);
    case COMPLETE_ASSET_TYPE:
        return project_add_labels(call, to);
    case COMPLETE_OBJECT_PATH:
        return add_paths(call, to);
    case COMPLETE_OBJECT_ID: /* only a running Unity gives objects an id, */
    case COMPLETE_MEMBER:    /* and knows all members */
    case COMPLETE_SCRIPT:    /* not the project's */
    case COMPLETE_NONE:
        break;
    }
    return true;
}

static bool complete(struct project_call *call)
{
    struct completion to = completion_begin(call->arena, call->args);
    struct json_out w;

    if (!add_all(call, &to))
        return false;
    json_out_init(&w, call->result);
    completion_write(&to, &w);
    return true;
}

static const struct project_tool tools[] = {
    {TOOL_COMPLETE, complete, 0, false},
};
const struct project_tools project_tools_complete = {tools, N_ELEMENTS(tools)};
