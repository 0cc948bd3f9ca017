/*
 * Saves a scene with the edits of tools to its own file or another, through unity/save/save.h.
 * After its own file was written, its space switches to the new file, and its part of the journal
 * is dropped.
 */
#include "internal.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "agent/agent.h"
#include "player/managed/log.h"
#include "save.h"

/* --- Objects --- */

int64_t saving_id(const struct saving *s, const struct object *o)
{
    const struct captured *captured = s->capture ? capture_find(s->capture, o->id) : NULL;
    const struct edited *e;

    if (s->capture)
        return captured ? captured->new_id : 0;
    if (o->home == s->handle)
        return o->file_id;
    e = o->kind == OBJECT_ASSET ? NULL : edits_of(o->id);
    return e ? e->new_id : 0;
}

bool saving_is_hidden(const struct object *o)
{
    const struct game_object *g = object_game_object((struct object *)(uintptr_t)o);
    bool is_hidden = (o->hide_flags & DONT_SAVE) != 0;

    for (const struct transform *t = g ? g->transform : NULL; !is_hidden && t; t = t->parent)
        is_hidden = ((t->component.owner->object.hide_flags | t->component.object.hide_flags) &
                     DONT_SAVE) != 0;
    return is_hidden;
}

bool saving_refuse(struct saving *s, const struct object *o, const char *phrase, struct err *err)
{
    const struct game_object *g = object_game_object((struct object *)(uintptr_t)o);
    struct buf path;

    buf_init(&path, 1u << 20);
    if (g)
        graph_path(&path, g);
    if (o->kind == OBJECT_COMPONENT)
        buf_printf(&path, " (%s)", o->script ? o->script->full_name : o->class->name);
    err_set(err, ERR_TOOL, "%.*s: %s", (int)(path.len < 200 ? path.len : 200), path.p ? path.p : "",
            phrase);
    buf_done(&path);
    if (s)
        s->names_object = true;
    return false;
}

bool saving_blame(struct saving *s, const struct object *o, struct err *err)
{
    const struct err fault = *err;

    if (err->kind != ERR_TOOL || s->names_object)
        return false;
    saving_refuse(s, o, fault.message, err);
    return fault.hint[0] ? err_hint(err, "%s", fault.hint) : false;
}

/* --- Edits of objects in the file --- */

/* Whether the object is in this scene's file and is to be saved. */
static bool is_edited_here(const struct saving *s, const struct object *o)
{
    return o && o->home == s->handle && !saving_is_hidden(o);
}

/* Objects that the game has moved to DontDestroyOnLoad keep their place in the file. */
static bool move_edited(struct saving *s, struct err *err)
{
    for (const struct edited *e = edits_next(NULL); e; e = edits_next(e)) {
        struct object *o = edits_find(e, CHANGE_PARENT, 0) ? graph_find(e->id) : NULL;
        const struct game_object *g = is_edited_here(s, o) ? object_game_object(o) : NULL;

        if (g && !(g->scene && g->scene->is_pseudo) && !saving_place(s, (struct transform *)o, err))
            return false;
    }
    return true;
}

static bool set_edited(struct saving *s, struct err *err)
{
    for (const struct edited *e = edits_next(NULL); e; e = edits_next(e)) {
        struct object *o = graph_find(e->id);

        if (is_edited_here(s, o) && !saving_values(s, o, e, NULL, err))
            return false;
    }
    return true;
}

/* --- Removed objects --- */

static int compare_ids(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

    return x < y ? -1 : x > y;
}

static bool is_gone(const struct saving *s, int64_t file_id)
{
    return bsearch(&file_id, s->gone, s->n_gone, sizeof(file_id), compare_ids) != NULL;
}

static bool list_gone(struct saving *s, struct err *err)
{
    size_t n;
    const struct removed *removed = edits_removed(&n);

    s->gone = mem_alloc((n + 1) * sizeof(*s->gone));
    if (!s->gone)
        return err_no_memory(err);
    for (size_t i = 0; i < n; i++)
        if (removed[i].home == s->handle)
            s->gone[s->n_gone++] = removed[i].file_id;
    qsort(s->gone, s->n_gone, sizeof(*s->gone), compare_ids);
    return true;
}

/* Whether something else's removal removes it too: a component goes with its object, an object with
 * its ancestors. */
static bool is_removed_with_owner(const struct saving *s, const struct scene_object *o, int index)
{
    if (index >= 0 && is_gone(s, o->id))
        return true;
    for (o = o->parent; o; o = o->parent)
        if (is_gone(s, o->id))
            return true;
    return false;
}

static bool is_under(const struct scene_object *o, const struct scene_object *top)
{
    while (o && o != top)
        o = o->parent;
    return o != NULL;
}

/* Children that the game has moved elsewhere in the scene are kept, at their current place. */
static bool keep_moved_children(struct saving *s, const struct scene_object *top, struct err *err)
{
    const struct scene_object *o = top;

    while ((o = scene_next(s->space->scene, o)) && is_under(o, top)) {
        struct object *alive = space_find(s->space, o->id);
        struct game_object *g = alive ? object_game_object(alive) : NULL;

        if (g && g->scene == s->space->in && !space_find(s->space, o->parent->id) &&
            !saving_place(s, g->transform, err))
            return false;
    }
    return true;
}

static bool remove_gone(struct saving *s, struct err *err)
{
    for (size_t i = 0; i < s->n_gone; i++) {
        int index;
        const struct scene_object *o = scene_by_id(s->space->scene, s->gone[i], &index);

        if (!o || is_removed_with_owner(s, o, index))
            continue;
        if ((index < 0 && !keep_moved_children(s, o, err)) ||
            !save_remove(s->save, s->gone[i], err))
            return false;
    }
    return true;
}

/* --- The whole --- */

void saving_style(struct saving *s, const struct scene *like)
{
    const struct scene_object *o = NULL;

    s->has_version = s->has_proportions = true;
    while (like && (o = scene_next(like, o)))
        for (size_t i = 0; i < o->n_components; i++) {
            const struct scene_component *c = &o->components[i];

            if (c->class_id != CLASS_TRANSFORM || c->instance || !c->raw.len)
                continue;
            s->has_root_order = slice_contains(c->raw, SLICE("\n  m_RootOrder:"));
            s->has_version = slice_contains(c->raw, SLICE("\n  serializedVersion:"));
            s->has_proportions = slice_contains(c->raw, SLICE("\n  m_ConstrainProportionsScale:"));
            return;
        }
}

static void forget_ids(void)
{
    for (struct edited *e = edits_next(NULL); e; e = edits_next(e))
        e->new_id = 0;
}

/* Appends the scene's file with all edits. The journal keeps the ids of new objects. */
static bool compose(struct space *space, struct buf *to, bool *ret_changed, struct err *err)
{
    struct saving s = {.space = space, .handle = space->in->handle};
    bool ok;

    if (!save_begin(space->scene, &s.save, err))
        return false;
    arena_init(&s.arena, LIMIT_OBJECT_BYTES);
    saving_style(&s, space->scene);
    ok = saving_created(&s, err) && move_edited(&s, err) && saving_created_values(&s, err) &&
         set_edited(&s, err) && list_gone(&s, err) && remove_gone(&s, err) &&
         save_finish(s.save, to, ret_changed, err);
    mem_free(s.gone);
    arena_done(&s.arena);
    save_free(s.save);
    return ok;
}

static bool file_has(struct slice path, struct slice bytes)
{
    struct file_bytes file = {0};
    struct err err;
    bool is_same = file_read(load_project(), path, &file, &err) && slice_eq(file.bytes, bytes);

    file_done(&file);
    return is_same;
}

/* Says once that the world does not show everything that the file has. */
static void tell_merged(struct space *space)
{
    char text[512];
    int len = snprintf(text, sizeof(text),
                       "Another program has changed %.*s on disk; the file has both its changes "
                       "and those saved here. Load the scene again to see them",
                       SLICE_ARG(space->scene->path));

    if (!space->is_merged && len > 0)
        engine_log(LOG_TYPE_WARNING, slice_of(text));
    space->is_merged = true;
}

/* Appends the file's new content: `ours`, and changes of others since it was loaded. */
static bool merge(struct space *space, struct slice ours, struct slice theirs, struct buf *to,
                  struct err *err)
{
    const struct save_versions v = {scene_bytes(space->scene), ours, theirs};

    if (slice_eq(v.base, v.theirs)) {
        buf_append(to, ours);
        return buf_ok(to) || err_no_memory(err);
    }
    if (!save_merge(space->scene->path, &v, to, err))
        return err_hint(err, "Load the scene again (LoadScene) and repeat the edits");
    tell_merged(space);
    return true;
}

/* Writes the scene's file, which is locked from before it is read until it is replaced. */
static bool write_scene(struct space *space, const char *path, struct slice ours, struct err *err)
{
    struct file_bytes theirs = {0};
    struct file_place at;
    struct buf text;
    bool ok;

    if (!file_lock(path, &at, err))
        return false;
    buf_init(&text, LIMIT_SAVED_BYTES);
    ok = file_read_locked(&at, &theirs, err) && merge(space, ours, theirs.bytes, &text, err) &&
         file_write(&at, NULL, &theirs.bytes, buf_slice(&text), err);
    buf_done(&text);
    file_done(&theirs);
    file_unlock(&at);
    return ok;
}

/* --- Where to --- */

static bool is_below(const char *path, const char *folder)
{
    size_t len = strlen(folder);

    return strncmp(path, folder, len) == 0 && (path[len] == '/' || path[len] == '\0');
}

bool saving_real_path(struct arena *a, struct slice path, const char **ret_path, struct err *err)
{
    const struct project *p = load_project();
    const char *slash = memrchr(path.p, '/', path.len);
    struct slice folder = slice_from(path.p, (size_t)(slash - path.p));
    char real[PATH_MAX], assets[PATH_MAX];
    struct stat at;

    if (!realpath(arena_printf(a, "%s/%.*s", p->root, SLICE_ARG(folder)).p, real))
        return err_set(err, ERR_ARGUMENT, "There is no folder '%.*s'", SLICE_ARG(folder));
    if (!realpath(arena_printf(a, "%s/Assets", p->root).p, assets) || !is_below(real, assets))
        return err_set(err, ERR_ARGUMENT, "path must lie below Assets");
    *ret_path = arena_printf(a, "%s/%.*s", real, (int)(path.len - folder.len - 1), slash + 1).p;
    if (!*ret_path)
        return err_no_memory(err);
    if (lstat(*ret_path, &at) == 0 && !S_ISREG(at.st_mode))
        return err_set(err, ERR_ARGUMENT, "'%.*s' is not a file", SLICE_ARG(path));
    return true;
}

static bool has_dots(struct slice path)
{
    while (path.len) {
        struct slice name = slice_cut(&path, '/');

        if (name.len == 0 || slice_is(name, ".") || slice_is(name, ".."))
            return true;
    }
    return false;
}

static bool check_names(struct slice path, struct err *err)
{
    char shown[SHOWN_NAME_SIZE];

    while (path.len) {
        const struct slice name = slice_cut(&path, '/');
        const char *fault = utf8_name_fault(name);

        if (fault)
            return err_set(err, ERR_ARGUMENT, "path has a name that %s: '%s'", fault,
                           shown_name(name, shown));
        if (walk_is_hidden(name))
            return err_set(err, ERR_ARGUMENT, "path has '%.*s', a name that Unity ignores",
                           SLICE_ARG(name));
    }
    return true;
}

bool saving_check_path(struct slice path, struct slice ending, struct err *err)
{
    if (!slice_starts(path, SLICE("Assets/")) || has_dots(path) || memchr(path.p, '\0', path.len))
        return err_set(err, ERR_ARGUMENT, "path must lie below Assets");
    if (path.len >= PATH_MAX / 2)
        return err_set(err, ERR_ARGUMENT, "path is too long: at most %d bytes", PATH_MAX / 2 - 1);
    if (!slice_ends_nocase(path, ending))
        return err_set(err, ERR_ARGUMENT, "path must end in %.*s", SLICE_ARG(ending));
    return check_names(path, err);
}

/* The real path of a scene's own file, with links resolved. */
static bool real_scene_path(struct arena *a, const struct space *space, const char **ret_path,
                            struct err *err)
{
    const struct project *p = load_project();
    struct slice path = space->scene->path;
    char real[PATH_MAX], root[PATH_MAX];

    if (!realpath(arena_printf(a, "%s/%.*s", p->root, SLICE_ARG(path)).p, real) ||
        !realpath(p->root, root) || !is_below(real, root))
        return err_set(err, ERR_TOOL, "%.*s is not in the project's folder", SLICE_ARG(path));
    *ret_path = arena_copy(a, slice_of(real)).p;
    return *ret_path || err_no_memory(err);
}

/* The loaded scene with this real path; NULL: none. */
static struct space *space_at(struct arena *a, const char *path)
{
    for (size_t i = 0; i < graph_scene_count(); i++) {
        struct space *space = space_of_scene(graph_scene_at(i)->handle);
        const char *loaded;
        struct err err;

        if (space && real_scene_path(a, space, &loaded, &err) && strcmp(loaded, path) == 0)
            return space;
    }
    return NULL;
}

/* --- Saving --- */

static void forget_scene(int handle)
{
    struct edited *next;

    for (struct edited *e = edits_next(NULL); e; e = next) {
        const struct object *o = graph_find(e->id);

        next = edits_next(e);
        if (o && o->home == handle)
            edits_forget(e->id);
    }
    edits_forget_removed(handle);
}

/* Until the file is replaced nothing has happened, so a cancelled save leaves all as it is. */
static bool is_wanted(struct err *err)
{
    return !agent_is_cancelled() ||
           err_set(err, ERR_TIMEOUT, "The save was cancelled; the file is as it was");
}

static bool save_in_place(struct arena *a, struct space *space, bool *ret_changed, struct err *err)
{
    const char *path;
    struct buf text;
    bool is_changed = false, ok;

    if (!real_scene_path(a, space, &path, err))
        return false;
    buf_init(&text, LIMIT_SAVED_BYTES);
    ok = compose(space, &text, &is_changed, err) &&
         (!is_changed || (is_wanted(err) && write_scene(space, path, buf_slice(&text), err) &&
                          space_reload(space, buf_slice(&text), err)));
    buf_done(&text);
    forget_ids();
    if (!ok)
        return false;
    forget_scene(space->in->handle);
    *ret_changed = is_changed;
    return true;
}

static bool save_to(struct arena *a, struct space *space, struct slice path, bool *ret_changed,
                    struct err *err)
{
    const char *to;
    const struct space *there;
    struct buf text;
    bool is_changed = false, ok;

    if (!saving_real_path(a, path, &to, err))
        return false;
    there = space_at(a, to);
    if (there == space)
        return save_in_place(a, space, ret_changed, err);
    if (there)
        return err_set(err, ERR_ARGUMENT, "'%.*s' is the file of another loaded scene",
                       SLICE_ARG(path));
    buf_init(&text, LIMIT_SAVED_BYTES);
    ok = compose(space, &text, &is_changed, err);
    is_changed = ok && !file_has(path, buf_slice(&text));
    ok = ok && (!is_changed || (is_wanted(err) && file_replace(to, NULL, buf_slice(&text), err)));
    buf_done(&text);
    forget_ids();
    if (ok)
        *ret_changed = is_changed;
    return ok;
}

bool save_scene(struct arena *a, int handle, struct slice path, struct slice *ret_path,
                bool *ret_changed, struct err *err)
{
    struct space *space = space_of_scene(handle);
    struct slice to;
    bool ok;

    if (load_is_busy())
        return err_set(err, ERR_TOOL, "A scene cannot be saved while objects are being loaded");
    if (path.len && !saving_check_path(path, SLICE(".unity"), err))
        return false;
    if (!space)
        return err_set(err, ERR_TOOL, "The scene was made at run time and has no file to save to");
    if (edits_are_incomplete())
        return err_set(err, ERR_TOOL,
                       "The player could not record every edit; load the scene again");
    to = arena_copy(a, path.len ? path : space->scene->path);
    if (!to.p)
        return err_no_memory(err);
    ok = path.len && !slice_eq(path, space->scene->path)
             ? save_to(a, space, path, ret_changed, err)
             : save_in_place(a, space, ret_changed, err);
    if (ok)
        *ret_path = to;
    return ok;
}
