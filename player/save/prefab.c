/*
 * Writes a game object with all its descendants as a prefab file. Each object's document is the one
 * its scene or prefab has, or the form of a new one, with its current values. Objects of prefab
 * instances become the new prefab's own. The file and its .meta are written completely or not at
 * all.
 */
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "save.h"

/* --- One object --- */

/* A reference to an asset inside a prefab gets that prefab's guid. */
static void map_ref(void *ctx, struct yaml_ref *ref)
{
    const struct saving *s = ctx;
    const struct object *o = space_find(s->space, ref->file_id);
    const struct guid_entry *e = NULL;

    if (!o && !s->space->in && scene_has_asset(s->space->scene, ref->file_id))
        e = guid_index_at(&load_project()->walk.index, s->space->scene->path);
    if (e)
        *ref = (struct yaml_ref){ref->file_id, .has_guid = true, .guid = e->guid, .type = 3};
    else
        ref->file_id = o ? saving_id(s, o) : 0;
}

/* Whether a document is complete; if its source prefab is missing, only the changes are known. */
static bool is_whole(const struct scene_component *c)
{
    const char *eol = c->line ? memchr(c->raw.p, '\n', c->raw.len) : NULL;

    return eol &&
           !slice_contains(slice_from(c->raw.p, (size_t)(eol - c->raw.p)), SLICE("stripped"));
}

/* The object's values in its file; NULL: it is in no file. */
static bool file_values(struct saving *s, struct object *o, const struct yaml **ret_values,
                        struct err *err)
{
    const struct scene_component *c = o->source;
    const struct transform *t = object_transform(o);
    const struct scene_object *from;
    int index;

    *ret_values = NULL;
    s->space = asset_space(o);
    if (!s->space)
        return true;
    if (o->kind == OBJECT_GAME_OBJECT) {
        from = scene_by_id(s->space->scene, o->file_id, &index);
        if (!from)
            return true;
        if (from->is_unknown)
            return saving_refuse(s, o,
                                 "is part of a model or prefab that umcp cannot read, so the new "
                                 "prefab would be incomplete",
                                 err);
        return scene_object_values(s->space->scene, from, &s->arena, ret_values, err);
    }
    if (!c || !is_whole(c) || (t && (c->class_id == CLASS_RECT_TRANSFORM) != (t->rect != NULL)))
        return true;
    return scene_values(s->space->scene, c, &s->arena, ret_values, err);
}

/* Adds the document without the running game's values; *ret_values: its contents. */
static bool add_document(struct saving *s, const struct captured *it, const struct edited *e,
                         const struct yaml **ret_values, struct err *err)
{
    struct object *o = graph_find(it->id);
    const struct scene_component *c = o->source;
    struct save_copy copy = {.map = map_ref, .ctx = s, .class_id = CLASS_GAME_OBJECT};
    struct form form;

    if (!file_values(s, o, &copy.values, err))
        return false;
    *ret_values = copy.values;
    if (copy.values) {
        copy.type = copy.values->key;
        if (o->kind == OBJECT_COMPONENT)
            copy.class_id = c->class_id;
        return save_add_copy(s->save, &copy, it->new_id, err);
    }
    return saving_form(s, o, e, &form, err) &&
           save_add_document(s->save, form.class_id, form.type, it->new_id, slice_of(form.lines),
                             err) &&
           yaml_parse(&s->arena, slice_of(form.lines), 1, ret_values, err);
}

/* Attaches a component to its game object, and a Transform also to its parent. */
static bool attach(struct saving *s, struct component *c, struct err *err)
{
    const int64_t id = saving_id(s, &c->object);
    const struct transform *t = object_transform(&c->object);
    const int64_t up = t && t->parent ? saving_id(s, &t->parent->component.object) : 0;
    struct save_ref owner = {0};

    return save_attach(s->save, saving_id(s, &c->owner->object), id, &owner.file_id, err) &&
           save_set_ref(s->save, id, SLICE("m_GameObject"), &owner, err) &&
           (!up || save_set_parent(s->save, id, up, 0, err));
}

/* A script stored inside the scene is replaced by a reference to the file that defines its class,
 * and so is one that a tool has given another type. */
static bool set_script_ref(struct saving *s, const struct object *o, const struct yaml *values,
                           struct err *err)
{
    const struct edited *journal = edits_of(o->id);
    const bool is_new = journal && journal->has_new_script;
    struct save_ref ref = {0};
    struct yaml_ref old;
    struct err fault;

    if (!o->script || !yaml_to_ref(yaml_get(values, "m_Script"), &old) ||
        (old.has_guid && !is_new) || !saving_script(o->script, &ref, &fault))
        return true;
    return save_set_ref(s->save, saving_id(s, o), SLICE("m_Script"), &ref, err);
}

static bool add_captured(struct saving *s, const struct captured *it, struct err *err)
{
    struct object *o = graph_find(it->id);
    const struct edited *journal = edits_of(it->id);
    const struct yaml *values;
    struct edited e;
    bool ok;

    arena_reset(&s->arena);
    if (!edits_snapshot(o, &e))
        return err_no_memory(err);
    e.fields = it->fields ? it->fields : journal ? journal->fields : NULL;
    ok = add_document(s, it, &e, &values, err) &&
         (o->kind == OBJECT_GAME_OBJECT || attach(s, (struct component *)o, err)) &&
         set_script_ref(s, o, values, err) && saving_set(s, o, &e, values, err);
    e.fields = NULL; /* borrowed */
    edits_done(&e);
    return ok || saving_blame(s, o, err);
}

/* --- The whole --- */

/* `old`: the prefab being overwritten, or NULL. */
static bool write_all(struct capture *c, struct scene_save *save, struct scene *old, struct buf *to,
                      struct err *err)
{
    const struct graph_scene *active = graph_active_scene();
    const struct space *like;
    struct saving s = {.save = save, .capture = c};
    bool ok, is_changed;

    if (!capture_number(c, save, old, err) || (old && !save_add_assets(save, old, err)))
        return false;
    arena_init(&s.arena, LIMIT_OBJECT_BYTES);
    like = asset_space(graph_find(c->items[0].id));
    if (!like && active)
        like = space_of_scene(active->handle);
    saving_style(&s, like ? like->scene : NULL);
    ok = true;
    for (size_t i = 0; ok && i < c->n; i++)
        ok = add_captured(&s, &c->items[i], err);
    ok = ok && save_finish(save, to, &is_changed, err);
    arena_done(&s.arena);
    return ok;
}

/* New ids are random, so that an id of the old file never becomes that of another object. */
static bool compose(struct game_object *root, struct writing *w, struct err *err)
{
    struct scene_save *save = NULL;
    struct scene *old = NULL;
    struct capture capture;
    struct err fault;
    uint64_t seed;
    bool ok;

    if (getrandom(&seed, sizeof(seed), 0) != sizeof(seed))
        return err_set(err, ERR_INTERNAL, "The system cannot provide random numbers");
    if (!capture_begin(&capture, root, err))
        return false;
    if (scene_open(load_project(), w->path, &old, &fault))
        buf_append(&w->old, scene_bytes(old));
    else
        old = NULL; /* it does not exist, or has no ids to keep */
    ok = save_begin_new(load_project(), w->path, &w->guid, seed, &save, err) &&
         write_all(&capture, save, old, &w->text, err) && (buf_ok(&w->old) || err_no_memory(err));
    save_free(save);
    scene_free(old);
    capture_done(&capture);
    return ok;
}

/* --- Guids and .meta files --- */

static bool find_guid(struct writing *w, struct err *err)
{
    w->is_new_guid = !meta_read_guid(load_project(), w->path, &w->guid);
    return !w->is_new_guid || meta_new_guid(load_project(), &w->guid, err);
}

/* Writes the .meta file of the locked place. One that is there has no guid that we can read. */
static bool write_meta(struct arena *a, const struct file_place *at, const struct guid *guid,
                       enum meta_importer importer, struct err *err)
{
    const char *name = arena_printf(a, "%s.meta", at->name).p;
    struct stat what;
    struct buf b;
    bool ok;

    if (!name)
        return err_no_memory(err);
    if (fstatat(at->folder, name, &what, AT_SYMLINK_NOFOLLOW) == 0 && !S_ISREG(what.st_mode))
        return err_set(err, ERR_ARGUMENT, "'%s/%s' is not a file", at->path, name);
    buf_init(&b, 1 << 16);
    meta_write(&b, guid, importer);
    ok = buf_ok(&b) ? file_write(at, name, NULL, buf_slice(&b), err) : err_no_memory(err);
    buf_done(&b);
    return ok;
}

/* --- Folders --- */

static bool exists(struct arena *a, struct slice path)
{
    const char *full = file_path(a, load_project(), path).p;
    struct stat at;

    return full && stat(full, &at) == 0;
}

/* Creates a folder with its .meta file. Does nothing if another program has just made it. */
static bool make_folder(struct arena *a, struct slice folder, const char *to, struct err *err)
{
    struct file_place at;
    struct guid guid;
    bool ok = true;

    if (!meta_new_guid(load_project(), &guid, err) || !file_lock(to, &at, err))
        return false;
    if (mkdirat(at.folder, at.name, 0777) == 0)
        ok = write_meta(a, &at, &guid, META_FOLDER, err) &&
             (project_add(load_project(), &guid, folder, GUID_FOLDER) || err_no_memory(err));
    else if (errno != EEXIST)
        ok = err_set(err, ERR_TOOL, "Cannot make the folder '%.*s': %s", SLICE_ARG(folder),
                     strerror(errno));
    file_unlock(&at);
    return ok;
}

/* Creates the missing folders of `path`. */
static bool make_folders(struct arena *a, struct slice path, struct err *err)
{
    for (size_t i = sizeof("Assets/") - 1; i < path.len; i++) {
        struct slice folder = slice_from(path.p, i);
        const char *to;

        if (path.p[i] != '/' || exists(a, folder))
            continue;
        if (!saving_real_path(a, folder, &to, err) || !make_folder(a, folder, to, err))
            return false;
    }
    return true;
}

/* --- Where to --- */

static bool refuse_existing(struct slice path, struct err *err)
{
    err_set(err, ERR_ARGUMENT, "'%.*s' exists already", SLICE_ARG(path));
    return err_hint(err, "Choose another path, or pass overwrite: true");
}

/* Checks as much as possible before anything is created. */
static bool check_place(struct arena *a, struct slice path, bool replaces, struct err *err)
{
    const char *slash = memrchr(path.p, '/', path.len), *to;
    struct stat at;

    if (!exists(a, slice_from(path.p, (size_t)(slash - path.p))))
        return true;
    if (!saving_real_path(a, path, &to, err))
        return false;
    return replaces || lstat(to, &at) != 0 || refuse_existing(path, err);
}

/* --- The file --- */

static bool refuse_changed(const struct writing *w, bool is_loaded, struct err *err)
{
    err_set(err, ERR_TOOL, "%.*s has changed on disk since it was %s", SLICE_ARG(w->path),
            is_loaded ? "loaded" : "read for this call");
    return err_hint(err, is_loaded
                             ? "umcp has loaded the prefab again: check it, then repeat the call"
                             : "Repeat the call");
}

/* Refuses to replace a file that this engine has not seen. */
static bool check_old(const struct writing *w, bool is_there, struct slice now, struct err *err)
{
    const struct slice loaded = assets_loaded(&w->guid);

    if (is_there && !w->replaces)
        return refuse_existing(w->path, err);
    if (is_there && loaded.p && !slice_eq(now, loaded))
        return refuse_changed(w, true, err);
    if (is_there != w->was_there || (w->old.len && !slice_eq(now, buf_slice(&w->old))))
        return refuse_changed(w, false, err);
    return true;
}

/* Writes the .meta first: an editor that sees the file without one assigns its own guid. */
static bool write_locked(struct arena *a, const struct file_place *at, const struct writing *w,
                         struct err *err)
{
    struct file_bytes now = {0};
    struct err fault = {0};
    const bool is_there = file_read_locked(at, &now, &fault);
    const struct slice was = is_there ? now.bytes : (struct slice){0};
    bool ok = is_there || fault.kind == ERR_NOT_FOUND;

    if (!ok)
        *err = fault;
    ok = ok && check_old(w, is_there, was, err) &&
         (!w->is_new_guid || write_meta(a, at, &w->guid, w->importer, err));
    if (ok && !file_write(at, NULL, &was, buf_slice(&w->text), err)) {
        ok = false;
        if (w->is_new_guid)
            unlinkat(at->folder, arena_printf(a, "%s.meta", at->name).p, 0);
    }
    file_done(&now);
    return ok;
}

static bool write_files(struct arena *a, const struct writing *w, struct err *err)
{
    struct file_place at;
    const char *to;
    bool ok;

    if (!make_folders(a, w->path, err) || !saving_real_path(a, w->path, &to, err) ||
        !file_lock(to, &at, err))
        return false;
    ok = write_locked(a, &at, w, err);
    file_unlock(&at);
    return ok;
}

bool writing_begin(struct arena *a, struct writing *w, struct slice ending, struct err *err)
{
    if (load_is_busy())
        return err_set(err, ERR_TOOL, "An asset cannot be saved while objects are being loaded");
    if (!saving_check_path(w->path, ending, err) || !check_place(a, w->path, w->replaces, err) ||
        !find_guid(w, err))
        return false;
    buf_init(&w->old, LIMIT_SAVED_BYTES);
    buf_init(&w->text, LIMIT_SAVED_BYTES);
    w->was_there = exists(a, w->path);
    return true;
}

bool writing_end(struct arena *a, struct writing *w, bool ok, struct err *err)
{
    ok = ok && write_files(a, w, err);
    buf_done(&w->old);
    buf_done(&w->text);
    if (ok)
        project_add(load_project(), &w->guid, w->path, 0);
    return ok;
}

bool save_prefab(struct arena *a, struct game_object *root, struct slice path, bool replaces,
                 struct err *err)
{
    struct writing w = {.path = path, .replaces = replaces, .importer = META_PREFAB};
    bool ok;

    if (!writing_begin(a, &w, SLICE(".prefab"), err))
        return false;
    ok = writing_end(a, &w, compose(root, &w, err), err);
    if (ok || assets_loaded(&w.guid).p)
        assets_written(&w.guid); /* after a refusal, too: it may have changed */
    return ok;
}
