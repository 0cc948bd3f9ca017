/*
 * `umcp dump SCENE|PREFAB|DIR`: prints the hierarchy of a scene or prefab, or of the scenes of a
 * project, as an indented tree or as JSON. Iterates instead of recursing, because files decide how
 * deep they nest.
 */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "app.h"
#include "unity/unity.h"
#include "json/json.h"

#define FLUSH_SIZE ((size_t)64 << 10) /* bytes written at once */
#define MAX_TEXT   ((size_t)1 << 30)  /* one object as text */

/* Writes the buffer out if it exceeds `size`. A failed buffer is left alone. */
static void flush_over(struct buf *b, size_t size)
{
    if (b->len <= size || !buf_ok(b))
        return;
    if (!print_shown(buf_slice(b)))
        b->failed = true;
    b->len = 0;
}

/* --- As a tree. --- */

static void put_components(struct buf *b, const struct scene_object *o)
{
    buf_append(b, SLICE("  ["));
    for (size_t i = 0; i < o->n_components; i++) {
        const struct scene_component *c = &o->components[i];

        if (i)
            buf_append(b, SLICE(", "));
        put_text(b, scene_type(c));
    }
    buf_append(b, SLICE("]"));
}

static void put_tree(struct buf *b, const struct scene *s)
{
    const struct scene_object *o = NULL;

    put_text(b, s->path);
    buf_printf(b, "  %zu objects\n", s->n_objects);
    while ((o = scene_next(s, o))) {
        for (const struct scene_object *up = o; up; up = up->parent)
            buf_append(b, SLICE("  "));
        put_text(b, o->name);
        put_components(b, o);
        if (!o->is_active)
            buf_append(b, SLICE("  inactive"));
        if (o->is_unknown)
            buf_append(b, SLICE("  unknown"));
        buf_append_byte(b, '\n');
        flush_over(b, FLUSH_SIZE);
    }
}

/* --- As JSON. --- */

static const char *const state_names[] = {
    [REF_FOUND] = "found",     [REF_BUILT_IN] = "builtIn",      [REF_PACKAGE] = "package",
    [REF_MISSING] = "missing", [REF_UNRESOLVED] = "unresolved",
};

static void put_json_object(struct json_out *w, struct arena *a, const struct scene_object *o)
{
    json_object(w);
    json_put_int(w, "id", o->id);
    json_put_text(w, "name", o->name);
    json_put_bool(w, "active", o->is_active);
    json_put_text(w, "tag", o->tag);
    json_put_int(w, "layer", o->layer);
    if (o->is_unknown)
        json_put_bool(w, "unknown", true);
    json_key(w, "components");
    json_array(w);
    for (size_t i = 0; i < o->n_components; i++) {
        const struct scene_component *c = &o->components[i];
        struct slice full_name;

        arena_reset(a);
        full_name = scene_full_name(a, c);
        json_object(w);
        json_put_int(w, "id", c->id);
        json_put_text(w, "type", scene_type(c));
        json_key(w, "fullName");
        if (full_name.p)
            json_text(w, full_name);
        else
            json_null(w);
        json_put_string(w, "state", state_names[c->state]);
        json_object_end(w);
    }
    json_array_end(w);
    json_key(w, "children");
    json_array(w);
}

static void put_json_tree(struct json_out *w, struct arena *a, const struct scene *s)
{
    const struct scene_object *o = s->first, *next;

    json_array(w);
    for (; o; o = next) {
        put_json_object(w, a, o);
        flush_over(w->to, FLUSH_SIZE);
        next = scene_next(s, o);
        if (o->first)
            continue;
        /* Close this object and all parents that end with it. */
        for (const struct scene_object *up = o; up; up = up->parent) {
            json_array_end(w);
            json_object_end(w);
            if (up->next)
                break;
        }
    }
    json_array_end(w);
}

static void put_json(struct buf *b, struct arena *a, const struct scene *s)
{
    struct json_out w;

    json_out_init(&w, b);
    json_object(&w);
    json_put_text(&w, "path", s->path);
    json_put_int(&w, "objects", (int64_t)s->n_objects);
    json_put_int(&w, "components", (int64_t)s->n_components);
    json_put_int(&w, "unknown", (int64_t)s->n_unknown);
    json_key(&w, "notes");
    json_array(&w);
    for (size_t i = 0; i < s->n_notes; i++)
        json_text(&w, s->notes[i]);
    json_array_end(&w);
    json_key(&w, "rootObjects");
    put_json_tree(&w, a, s);
    json_object_end(&w);
    buf_append_byte(b, '\n');
}

/* --- The command. --- */

static bool dump_scene(const struct options *o, struct project *p, struct slice path,
                       struct err *err)
{
    struct scene *s;
    struct arena a;
    struct buf b;
    bool is_ok;

    if (!scene_open(p, path, &s, err))
        return false;
    arena_init(&a, MAX_TEXT);
    buf_init(&b, MAX_TEXT);
    if (o->is_json)
        put_json(&b, &a, s);
    else
        put_tree(&b, s);
    flush_over(&b, 0);
    for (size_t i = 0; !o->is_json && i < s->n_notes && buf_ok(&b); i++) {
        put_text(&b, s->notes[i]);
        fprintf(stderr, "umcp: %.*s\n", SLICE_ARG(buf_slice(&b)));
        b.len = 0;
    }
    is_ok = buf_ok(&b) && fflush(stdout) == 0;
    if (!is_ok)
        err_set(err, ERR_TOOL, "cannot write the hierarchy of %.*s", SLICE_ARG(path));
    buf_done(&b);
    arena_done(&a);
    scene_free(s);
    return is_ok;
}

/* Dumps the enabled scenes of the build, or all scenes of the project if there are none. */
static bool dump_project(const struct options *o, struct project *p, struct err *err)
{
    const struct settings *settings = &p->settings;
    const struct guid_index *x = &p->walk.index;
    bool is_ok = true;
    size_t n = 0;

    for (size_t i = 0; i < settings->n_build_scenes && is_ok; i++)
        if (settings->build_scenes[i].is_enabled && ++n)
            is_ok = dump_scene(o, p, settings->build_scenes[i].path, err);
    for (uint32_t i = 0; i < x->n_entries && !n && is_ok; i++) {
        struct slice path = guid_index_path(x, &x->entries[i]);

        if (slice_ends_nocase(path, SLICE(".unity")) &&
            !(x->entries[i].kind & (GUID_FOLDER | GUID_ORPHAN)))
            is_ok = dump_scene(o, p, path, err);
    }
    return is_ok;
}

/* `path` relative to `root`, both absolute and without links; "../other/x" if it is outside. */
static struct slice path_from(struct arena *a, const char *root, const char *path)
{
    struct slice text = SLICE("");
    size_t same = 0, i = 0;

    while (root[i] && root[i] == path[i])
        i++;
    if (!root[i] && path[i] == '/')
        return arena_copy(a, slice_of(path + i + 1));
    for (size_t k = 0; k < i; k++)
        if (root[k] == '/')
            same = k + 1;
    for (const char *p = root + same; p && *p && text.p; p = strchr(p, '/')) {
        text = arena_printf(a, "%.*s../", SLICE_ARG(text));
        p += *p == '/';
    }
    return text.p ? arena_printf(a, "%.*s%s", SLICE_ARG(text), path + same) : text;
}

/* Opens the project that contains the file, or the file's folder, and computes the path within
 * it. */
static bool open_for(struct options *o, const char *file, struct project *ret_project,
                     struct slice *ret_path, struct err *err)
{
    const char *root = o->project;
    char full[PATH_MAX], folder[PATH_MAX];

    if (!realpath(file, full))
        return err_set(err, ERR_NOT_FOUND, "'%s': %s", file, strerror(errno));
    if (root || project_find_root(&o->arena, file, &root)) {
        if (!project_open(root, processors(), ret_project, err))
            return false;
    } else {
        memcpy(folder, full, strlen(full) + 1);
        *strrchr(folder, '/') = '\0'; /* realpath() returns an absolute path */
        if (!project_open_loose(folder[0] ? folder : "/", ret_project, err))
            return false;
    }
    *ret_path = path_from(&o->arena, ret_project->root, full);
    if (ret_path->p)
        return true;
    project_done(ret_project);
    return err_no_memory(err);
}

int run_dump(struct options *o)
{
    const char *place = o->n_words ? o->words[0] : NULL;
    struct err err = {0};
    struct project p;
    struct slice path;
    struct stat st;
    bool is_folder, is_ok;

    if (o->n_words != 1) {
        err_set(&err, ERR_ARGUMENT, "umcp dump needs one scene, prefab or project folder");
        return complain(&err);
    }
    if (stat(place, &st) != 0) {
        err_set(&err, ERR_NOT_FOUND, "cannot read '%s': %s", place, strerror(errno));
        return complain(&err);
    }
    is_folder = S_ISDIR(st.st_mode);
    if (is_folder ? !project_open(place, processors(), &p, &err)
                  : !open_for(o, place, &p, &path, &err))
        return complain(&err);
    is_ok = is_folder ? dump_project(o, &p, &err) : dump_scene(o, &p, path, &err);
    project_done(&p);
    return is_ok ? 0 : complain(&err);
}
