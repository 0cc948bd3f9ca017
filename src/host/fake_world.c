/*
 * The fake's world: scenes, the tree of objects in them, their components. Everything is made here
 * and destroyed here; nothing of it knows calls or JSON.
 */
#include "fake.h"

#include <limits.h>
#include <stdio.h>

#define FIRST_NEW_ID   10000000 /* above every id in the scene files */
#define DDOL_OBJECT_ID 2140

const char *const fake_tags[] = {
    "Untagged", "Respawn", "Finish", "EditorOnly", "MainCamera", "Player", "GameController", NULL,
};

const char *fake_tag_find(struct slice tag)
{
    for (size_t i = 0; fake_tags[i]; i++) {
        if (slice_is(tag, fake_tags[i]))
            return fake_tags[i];
    }
    return NULL;
}

/* --- Making and destroying. --- */

static bool new_id(struct fake_world *w, int *ret_id, struct err *err)
{
    if (w->next_id > INT_MAX - 2)
        return err_set(err, ERR_TOO_LARGE, "No instance ids left");
    *ret_id = w->next_id;
    w->next_id += 2;
    return true;
}

static void append_child(struct fake_object *parent, struct fake_object *o)
{
    o->parent = parent;
    o->next = NULL;
    o->prev = parent->last;
    if (parent->last)
        parent->last->next = o;
    else
        parent->first = o;
    parent->last = o;
}

static void remove_child(struct fake_object *o)
{
    if (o->prev)
        o->prev->next = o->next;
    else
        o->parent->first = o->next;
    if (o->next)
        o->next->prev = o->prev;
    else
        o->parent->last = o->prev;
}

static unsigned depth_of(const struct fake_object *o)
{
    unsigned depth = 0;

    for (; o->parent; o = o->parent)
        depth++;
    return depth;
}

static bool check_room(const struct fake_world *w, const struct fake_object *parent,
                       struct slice name, struct err *err)
{
    if (name.len == 0 || memchr(name.p, '\0', name.len))
        return err_set(err, ERR_ARGUMENT, "A name must not be empty or hold a NUL");
    if (name.len > FAKE_NAME)
        return err_set(err, ERR_ARGUMENT, "Name too long; max %d bytes", FAKE_NAME);
    if (w->n_objects >= FAKE_OBJECTS)
        return err_set(err, ERR_TOO_LARGE, "Too many objects; max %d", FAKE_OBJECTS);
    if (depth_of(parent) >= FAKE_DEPTH)
        return err_set(err, ERR_TOO_LARGE, "Hierarchy too deep; max %d", FAKE_DEPTH);
    return true;
}

bool fake_object_new(struct fake_world *w, struct fake_object *parent, struct slice name, int id,
                     struct fake_object **ret_object, struct err *err)
{
    struct fake_object *o;
    struct fake_component *transform;

    if (!check_room(w, parent, name, err) || (!id && !new_id(w, &id, err)))
        return false;
    o = mem_zalloc(sizeof(*o));
    if (!o)
        return err_no_memory(err);
    memcpy(o->name, name.p, name.len);
    o->id = id;
    o->tag = fake_tags[0];
    o->is_active = true;
    o->scale = (struct fake_vec3){1, 1, 1};
    o->scene = parent->scene;
    append_child(parent, o);
    w->n_objects++;
    if (!fake_component_new(w, o, &fake_types[TYPE_TRANSFORM], &transform, err)) {
        fake_object_free(w, o);
        return false;
    }
    *ret_object = o;
    return true;
}

/* Depth is bounded by FAKE_DEPTH, so recursion is. */
void fake_object_free(struct fake_world *w, struct fake_object *o)
{
    while (o->last)
        fake_object_free(w, o->last);
    while (o->components)
        fake_component_free(o, o->components);
    if (w->selected == o) {
        w->selected = NULL;
        w->selection_changed = true;
    }
    if (w->copied == o)
        w->copied = NULL;
    remove_child(o);
    w->n_objects--;
    mem_free(o);
}

static void set_defaults(struct fake_component *c)
{
    for (const struct fake_type *t = c->type; t; t = fake_type_base(t)) {
        for (const struct fake_member *m = t->members; m && m->name; m++) {
            if (m->place == AT_SLOT)
                c->slots[m->slot] = m->def;
        }
    }
}

bool fake_component_new(struct fake_world *w, struct fake_object *o, const struct fake_type *type,
                        struct fake_component **ret_component, struct err *err)
{
    struct fake_component **link = &o->components;
    struct fake_component *c;
    int id = 0;

    if (o->n_components >= FAKE_COMPONENTS)
        return err_set(err, ERR_TOO_LARGE, "Too many components; max %d", FAKE_COMPONENTS);
    if (!new_id(w, &id, err))
        return false;
    c = mem_zalloc(sizeof(*c));
    if (!c)
        return err_no_memory(err);
    c->id = id;
    c->type = type;
    c->is_enabled = true;
    set_defaults(c);
    while (*link)
        link = &(*link)->next;
    *link = c;
    o->n_components++;
    *ret_component = c;
    return true;
}

void fake_component_free(struct fake_object *o, struct fake_component *c)
{
    struct fake_component **link = &o->components;

    while (*link != c)
        link = &(*link)->next;
    *link = c->next;
    o->n_components--;
    mem_free(c->text);
    mem_free(c);
}

/* --- Scenes. --- */

static struct fake_scene *new_scene(const char *id, const char *name, int index)
{
    struct fake_scene *s = mem_zalloc(sizeof(*s));

    if (!s)
        return NULL;
    snprintf(s->id, sizeof(s->id), "%s", id);
    s->name = name;
    s->index = index;
    s->is_loaded = true;
    s->root.scene = s;
    s->root.is_active = true;
    return s;
}

void fake_scene_free(struct fake_world *w, struct fake_scene *s)
{
    if (!s)
        return;
    while (s->root.last)
        fake_object_free(w, s->root.last);
    mem_free(s);
}

/* Ids in a file's rows hold for its components too, so that a scene that is only looked at has the
 * same ids each time. */
static void store_component_ids(struct fake_object *o)
{
    int index = 0;

    for (struct fake_component *c = o->components; c; c = c->next)
        c->id = o->id * 100 + index++;
}

static bool add_row(struct fake_world *w, struct fake_scene *s, const struct fake_object_row *row,
                    bool as_stored, struct err *err)
{
    struct fake_object *parent = &s->root;
    struct fake_object *o;
    struct fake_component *c;

    if (row->parent)
        parent = fake_object_at(s, slice_of(row->parent));
    if (!fake_object_new(w, parent, slice_of(row->name), as_stored ? row->id : 0, &o, err))
        return false;
    o->position = row->position;
    if (row->tag)
        o->tag = fake_tag_find(slice_of(row->tag));
    for (const enum fake_type_id *t = row->components; *t != TYPE_COUNT; t++) {
        const struct fake_type *type = *t == FAKE_MISSING ? NULL : &fake_types[*t];

        if (!fake_component_new(w, o, type, &c, err))
            return false;
    }
    if (as_stored)
        store_component_ids(o);
    return true;
}

bool fake_scene_open(struct fake_world *w, const struct fake_scene_file *file, bool as_stored,
                     struct fake_scene **ret_scene, struct err *err)
{
    struct fake_scene *s = new_scene("", file->name, file->build_index);

    if (!s)
        return err_no_memory(err);
    s->file = file;
    for (size_t i = 0; i < file->n_rows; i++) {
        if (!add_row(w, s, &file->rows[i], as_stored, err)) {
            fake_scene_free(w, s);
            return false;
        }
    }
    *ret_scene = s;
    return true;
}

bool fake_scene_load(struct fake_world *w, const struct fake_scene_file *file,
                     struct fake_scene **ret_scene, struct err *err)
{
    bool *was_loaded = &w->was_loaded[file - fake_files];
    struct fake_scene *s;
    int index = 0;

    while (index < FAKE_SCENES && w->scenes[index])
        index++;
    if (index == FAKE_SCENES)
        return err_set(err, ERR_TOO_LARGE, "Too many scenes; max %d", FAKE_SCENES);
    /* Ids of objects that were destroyed never come back. */
    if (!fake_scene_open(w, file, !*was_loaded, &s, err))
        return false;
    *was_loaded = true;
    s->index = index;
    snprintf(s->id, sizeof(s->id), "scn:%d", index);
    w->scenes[index] = s;
    *ret_scene = s;
    return true;
}

size_t fake_scene_list(struct fake_world *w, struct fake_scene *to[FAKE_ALL_SCENES])
{
    size_t n = 0;

    for (size_t i = 0; i < FAKE_SCENES; i++) {
        if (w->scenes[i])
            to[n++] = w->scenes[i];
    }
    to[n++] = w->ddol;
    to[n++] = w->hide;
    return n;
}

struct fake_scene *fake_scene_by_id(struct fake_world *w, struct slice id)
{
    struct fake_scene *all[FAKE_ALL_SCENES];
    size_t n = fake_scene_list(w, all);

    for (size_t i = 0; i < n; i++) {
        if (slice_eq_nocase(id, slice_of(all[i]->id)))
            return all[i];
    }
    return NULL;
}

size_t fake_scene_loaded_count(const struct fake_world *w)
{
    size_t n = 0;

    for (size_t i = 0; i < FAKE_SCENES; i++)
        n += w->scenes[i] != NULL;
    return n;
}

static bool fill_ddol(struct fake_world *w)
{
    struct err err;
    struct fake_object *o;
    struct fake_component *c;

    return fake_object_new(w, &w->ddol->root, SLICE("GameSession"), DDOL_OBJECT_ID, &o, &err) &&
           fake_component_new(w, o, &fake_types[TYPE_GAME_SESSION], &c, &err);
}

bool fake_world_init(struct fake_world *w)
{
    struct err err;

    *w = (struct fake_world){.next_id = FIRST_NEW_ID};
    w->ddol = new_scene("scn:ddol", "DontDestroyOnLoad", -1);
    w->hide = new_scene("scn:hide", "HideAndDontSave", -2);
    if (!w->ddol || !w->hide || !fill_ddol(w))
        return false;
    w->hide->is_loaded = false;
    return fake_scene_load(w, &fake_files[0], &w->active, &err);
}

void fake_world_done(struct fake_world *w)
{
    for (size_t i = 0; i < FAKE_SCENES; i++)
        fake_scene_free(w, w->scenes[i]);
    fake_scene_free(w, w->ddol);
    fake_scene_free(w, w->hide);
}

/* --- Looking. --- */

struct fake_object *fake_object_next(const struct fake_object *root, struct fake_object *o)
{
    if (!o)
        return root->first;
    if (o->first)
        return o->first;
    while (o != root && !o->next)
        o = o->parent;
    return o == root ? NULL : o->next;
}

bool fake_object_is_root(const struct fake_object *o)
{
    return o->parent == &o->scene->root;
}

bool fake_object_is_shown(const struct fake_object *o)
{
    for (; o; o = o->parent) {
        if (!o->is_active)
            return false;
    }
    return true;
}

struct fake_vec3 fake_object_position(const struct fake_object *o)
{
    struct fake_vec3 sum = {0};

    for (; o; o = o->parent) {
        sum.x += o->position.x;
        sum.y += o->position.y;
        sum.z += o->position.z;
    }
    return sum;
}

void fake_object_set_position(struct fake_object *o, struct fake_vec3 position)
{
    struct fake_vec3 above = fake_object_position(o->parent);

    o->position =
        (struct fake_vec3){position.x - above.x, position.y - above.y, position.z - above.z};
}

size_t fake_object_child_count(const struct fake_object *o)
{
    size_t n = 0;

    for (const struct fake_object *c = o->first; c; c = c->next)
        n++;
    return n;
}

struct slice fake_object_path(struct arena *a, const struct fake_object *o)
{
    size_t len = 0;
    char *p, *at;

    for (const struct fake_object *i = o; i->parent; i = i->parent)
        len += strlen(i->name) + 1;
    p = arena_alloc(a, len);
    if (!p)
        return (struct slice){0};
    at = p + len;
    for (const struct fake_object *i = o; i->parent; i = i->parent) {
        size_t n = strlen(i->name);

        *--at = '/';
        at -= n;
        memcpy(at, i->name, n);
    }
    return slice_from(p, len - 1); /* without the last '/' */
}

struct fake_object *fake_object_at(struct fake_scene *s, struct slice path)
{
    struct fake_object *o = &s->root;

    if (path.len && path.p[0] == '/')
        path = slice_skip(path, 1);
    while (o && path.len) {
        struct slice name = slice_cut(&path, '/');

        o = o->first;
        while (o && !slice_is(name, o->name))
            o = o->next;
    }
    return o == &s->root ? NULL : o;
}

struct fake_object *fake_object_named(struct fake_world *w, struct slice name)
{
    struct fake_scene *all[FAKE_ALL_SCENES];
    size_t n = fake_scene_list(w, all);

    for (size_t i = 0; i < n; i++) {
        struct fake_object *o = NULL;

        while (all[i]->is_loaded && (o = fake_object_next(&all[i]->root, o))) {
            if (slice_is(name, o->name) && fake_object_is_shown(o))
                return o;
        }
    }
    return NULL;
}

struct fake_object *fake_object_by_id(struct fake_world *w, int64_t id)
{
    struct fake_scene *all[FAKE_ALL_SCENES];
    size_t n = fake_scene_list(w, all);

    for (size_t i = 0; i < n; i++) {
        struct fake_object *o = NULL;

        while ((o = fake_object_next(&all[i]->root, o))) {
            if (o->id == id)
                return o;
        }
    }
    return NULL;
}

bool fake_object_find(struct fake_world *w, struct slice id, struct fake_object **ret_object,
                      struct err *err)
{
    struct fake_object *o;
    int64_t number;

    if (!slice_starts(id, SLICE("obj:")))
        return err_set(err, ERR_ARGUMENT, "Invalid objectId; expected 'obj:<instanceId>'");
    if (!text_to_int(slice_skip(id, 4), &number))
        return err_set(err, ERR_ARGUMENT, "Invalid instance id");
    o = fake_object_by_id(w, number);
    if (!o)
        return err_set(err, ERR_NOT_FOUND, "Object not found: obj:%lld", (long long)number);
    *ret_object = o;
    return true;
}

static bool is_main_camera(const struct fake_object *o)
{
    return strcmp(o->tag, "MainCamera") == 0;
}

struct fake_component *fake_camera(struct fake_world *w, bool or_any,
                                   struct fake_object **ret_object)
{
    struct fake_scene *all[FAKE_ALL_SCENES];
    size_t n = fake_scene_list(w, all);
    struct fake_component *any = NULL;

    for (size_t i = 0; i < n; i++) {
        struct fake_object *o = NULL;

        while (all[i]->is_loaded && (o = fake_object_next(&all[i]->root, o))) {
            struct fake_component *c = fake_component_of(o, TYPE_CAMERA);

            if (!c || !c->is_enabled || !fake_object_is_shown(o))
                continue;
            if (is_main_camera(o) || (or_any && !any)) {
                any = c;
                *ret_object = o;
            }
            if (is_main_camera(o))
                return c;
        }
    }
    return any;
}

/* --- Moving in the hierarchy. --- */

static unsigned height_of(const struct fake_object *o)
{
    unsigned height = 0;

    for (const struct fake_object *c = o->first; c; c = c->next) {
        unsigned h = height_of(c);

        height = h > height ? h : height;
    }
    return height + 1;
}

bool fake_object_move(struct fake_object *o, struct fake_object *parent, struct err *err)
{
    struct fake_vec3 position = fake_object_position(o);
    struct fake_object *below = NULL;

    for (const struct fake_object *p = parent; p; p = p->parent) {
        if (p == o)
            return err_set(err, ERR_ARGUMENT, "Cannot set parent to descendant");
    }
    if (depth_of(parent) + height_of(o) > FAKE_DEPTH)
        return err_set(err, ERR_TOO_LARGE, "Hierarchy too deep; max %d", FAKE_DEPTH);
    remove_child(o);
    append_child(parent, o);
    fake_object_set_position(o, position); /* it stays where it is in the world */
    o->scene = parent->scene;
    while ((below = fake_object_next(o, below)))
        below->scene = parent->scene;
    return true;
}
