/*
 * Internal calls that create, find, copy and destroy objects, and those of game objects and their
 * components.
 */
#include <stdio.h>

#include "base/limits.h"
#include "calls.h"
#include "player/graph/edits.h"
#include "player/load/load.h"
#include "player/save/save.h"

/* Looks up an object by a managed string. */
static struct object *object_by_text(struct clr_string *s, struct object *(*find)(struct slice))
{
    struct buf text;
    struct object *o = find(calls_text(&text, s));

    buf_done(&text);
    return o;
}

/* --- Objects --- */

static void new_game_object(struct clr_object *self, struct clr_string *name)
{
    struct game_object *o;
    struct buf text;

    calls_check_thread("Internal_CreateGameObject");
    graph_set_in_game(true);
    o = graph_new_game_object(calls_text(&text, name), false);
    graph_set_in_game(false);
    buf_done(&text);
    if (!o)
        return;
    managed_bind(&o->object, self);
    if (graph_active_scene())
        graph_move_to_scene(o->transform, graph_active_scene());
}

/* The native class of a managed one: that of the nearest base that has a row. */
static const struct native_class *row_of(struct clr_class *k)
{
    struct buf name;
    const struct native_class *row = NULL;

    buf_init(&name, 4096);
    for (; k && !row; k = clr.class_get_parent(k)) {
        buf_reset(&name, 4096);
        clr_class_full_name(&name, k);
        row = native_class_named(buf_slice(&name));
    }
    buf_done(&name);
    return row;
}

/* The script of a user class; NULL: an engine class. */
static struct script *script_of(struct clr_class *k, const struct native_class *row)
{
    struct buf name;
    struct script *script = NULL;

    buf_init(&name, 4096);
    clr_class_full_name(&name, k);
    if (buf_ok(&name) && !slice_is(buf_slice(&name), row->name))
        script = script_named(buf_slice(&name), script_home_of_class(k), row);
    buf_done(&name);
    if (script && !script->class)
        script->class = k;
    return script;
}

static void new_asset(struct clr_object *self, struct clr_string *name)
{
    struct clr_class *k = clr.object_get_class(self);
    const struct native_class *row;
    struct script *script;
    struct object *o;
    struct buf text;

    calls_check_thread(clr.class_get_name(k));
    row = row_of(k);
    script = row ? script_of(k, row) : NULL;
    graph_set_in_game(true);
    o = graph_new_asset(row ? row : &class_object, script, calls_text(&text, name));
    graph_set_in_game(false);
    buf_done(&text);
    if (o)
        managed_bind(o, self);
}

static struct clr_object *object_by_id(int id)
{
    calls_check_thread("FindObjectFromInstanceID");
    return managed_of(graph_find(id));
}

static struct clr_string *get_name(struct object *o)
{
    return clr_string_new(slice_of(graph_name(o)));
}

static void set_name(struct object *o, struct clr_string *name)
{
    struct buf text;

    graph_set_name(o, calls_text(&text, name));
    buf_done(&text);
}

/* The original of a copy's copy is the same one, which files can name. */
static void set_original(struct object *copy, const struct object *original)
{
    copy->original = original->original ? original->original : original->id;
}

static int get_hide_flags(struct object *o)
{
    return (int)o->hide_flags;
}

/* HideAndDontSave takes a root object out of its scene. */
static void set_hide_flags(struct object *o, int flags)
{
    enum { HIDE_AND_DONT_SAVE = 61 };

    o->hide_flags = (unsigned)flags;
    graph_tell_changed(o, CHANGE_HIDE_FLAGS, 0);
    if (o->kind == OBJECT_GAME_OBJECT && flags == HIDE_AND_DONT_SAVE &&
        !((struct game_object *)o)->transform->parent)
        graph_move_to_scene(((struct game_object *)o)->transform, NULL);
}

static uint8_t destroy_now(struct object *o, uint8_t is_edit)
{
    bool is_gone;

    if (is_edit)
        edits_begin();
    is_gone = graph_destroy(o);
    if (is_edit)
        edits_end();
    return is_gone;
}

static uint8_t is_edit(void)
{
    return edits_is_open();
}

enum find_how { FIND_ACTIVE, FIND_INACTIVE, FIND_ALL };

static bool is_included(const struct object *o, enum find_how how)
{
    const struct game_object *owner = object_game_object((struct object *)o);

    if (how == FIND_ALL)
        return true;
    return owner && owner->scene && (how == FIND_INACTIVE || graph_is_active(owner));
}

/* A growing list of native objects to be returned as managed ones. */
struct found {
    struct object **items;
    size_t n, cap;
};

static bool found_add(struct found *f, struct object *o)
{
    return VEC_ADD(f->items, f->n, f->cap, LIMIT_OBJECTS, o);
}

static struct clr_array *found_array(struct found *f, struct clr_class *element)
{
    struct clr_array *array = managed_array(element, f->items, f->n);

    mem_free(f->items);
    return array;
}

static struct clr_array *find_all(struct clr_object *type, int how)
{
    struct clr_class *k = clr_class_of_type_object(type);
    struct found found = {0};

    calls_check_thread("FindObjectsOfType");
    for (struct object *o = graph_next(NULL); o; o = graph_next(o))
        if (is_included(o, (enum find_how)how) && object_is(o, k) && !found_add(&found, o))
            break;
    return found_array(&found, k);
}

static struct clr_object *clone(struct object *original, struct transform *parent,
                                struct clr_array **ret_pairs)
{
    struct game_object *owner = object_game_object(original);
    struct object_pair *pairs = NULL;
    struct found flat = {0};
    struct game_object *copy;
    size_t n = 0;
    int id = 0;

    graph_set_in_game(true);
    copy = owner ? graph_clone(owner, parent, &pairs, &n) : NULL;
    graph_set_in_game(false);
    for (size_t i = 0; copy && i < n; i++) {
        if (!found_add(&flat, pairs[i].original) || !found_add(&flat, pairs[i].copy))
            break;
        if (pairs[i].original == original)
            id = pairs[i].copy->id;
    }
    mem_free(pairs);
    *ret_pairs = found_array(&flat, class_of_row(&class_object));
    return id ? managed_of(graph_find(id)) : NULL;
}

static void dont_destroy_on_load(struct game_object *o)
{
    struct graph_scene *s = graph_ddol();

    if (s)
        graph_move_to_scene(o->transform, s);
}

static struct clr_object *load_asset(struct clr_string *path)
{
    calls_check_thread("Load");
    return managed_of(object_by_text(path, load_asset_at));
}

static struct clr_array *load_resource(struct clr_string *path, struct clr_object *type, int scope)
{
    struct clr_class *k = clr_class_of_type_object(type);
    struct resources found;
    struct buf text;

    calls_check_thread("Load");
    load_resources(calls_text(&text, path), k, (enum resource_scope)scope, &found);
    buf_done(&text);
    return calls_found(k, &found);
}

/* The absolute path of the file that an asset was imported from; empty: none. */
static struct clr_string *get_asset_file(const struct object *o)
{
    const struct slice path = load_asset_path(o);
    const bool is_absolute = path.len && path.p[0] == '/';
    struct clr_string *result;
    struct slice full;
    struct arena a;

    arena_init(&a, 1u << 16);
    full = arena_printf(&a, "%s%s%.*s", is_absolute ? "" : load_project()->root,
                        is_absolute ? "" : "/", SLICE_ARG(path));
    result = clr_string_new(path.p && full.p ? full : SLICE(""));
    arena_done(&a);
    return result;
}

static int get_script_order(struct clr_string *full_name)
{
    struct buf text;
    int order = load_script_order(calls_text(&text, full_name));

    buf_done(&text);
    return order;
}

/* NULL: saved; else the error. A leading "?" marks a mistake of the caller. */
static struct clr_string *save_prefab_at(struct game_object *o, struct clr_string *path,
                                         uint8_t replaces)
{
    struct clr_string *fault = NULL;
    struct err err = {0};
    struct arena a;
    struct buf text;

    arena_init(&a, 1u << 20);
    if (!save_prefab(&a, o, calls_text(&text, path), replaces != 0, &err)) {
        struct slice said = arena_printf(&a, "%s%s%s%s", err.kind == ERR_ARGUMENT ? "?" : "",
                                         err.message, *err.hint ? ". " : "", err.hint);

        fault = clr_string_new(said.p ? said : slice_of(err.message));
    }
    buf_done(&text);
    arena_done(&a);
    return fault;
}

static struct clr_object *editor_asset(int file_id)
{
    calls_check_thread("CreatePrimitive");
    return managed_of(load_editor_asset(file_id));
}

static int get_editor_id(const struct object *o)
{
    return (int)load_editor_id(o);
}

const struct internal_call object_calls[] = {
    {"NewGameObject", new_game_object},
    {"NewAsset", new_asset},
    {"SetOriginal", set_original},
    {"ObjectById", object_by_id},
    {"GetName", get_name},
    {"SetName", set_name},
    {"GetHideFlags", get_hide_flags},
    {"SetHideFlags", set_hide_flags},
    {"DestroyNow", destroy_now},
    {"IsEdit", is_edit},
    {"FindAll", find_all},
    {"Clone", clone},
    {"LoadAsset", load_asset},
    {"DontDestroyOnLoad", dont_destroy_on_load},
    {"LoadResource", load_resource},
    {"GetAssetFile", get_asset_file},
    {"GetEditorId", get_editor_id},
    {"GetScriptOrder", get_script_order},
    {"EditorAsset", editor_asset},
    {"SavePrefab", save_prefab_at},
    {NULL, NULL},
};

/* --- Game objects and components --- */

static struct clr_object *get_transform(struct game_object *o)
{
    return managed_of(&o->transform->component.object);
}

static struct clr_object *get_game_object(struct component *c)
{
    if (managed_constructed())
        calls_check_thread("get_gameObject");
    return managed_of(&c->owner->object);
}

/* Unity has no objects of classes that others derive from, even if C# does not mark them
 * abstract. */
static bool is_base(const struct native_class *row)
{
    for (const struct native_class *const *other = native_classes; *other; other++)
        if ((*other)->base == row)
            return true;
    return row == &class_mono_behaviour;
}

/* A missing script has become one that lives. */
static struct clr_object *added_in_place(struct object *o)
{
    const int id = o->id;

    managed_of(o);
    load_replace_fill(id);
    o = graph_find(id);
    return o ? managed_of(o) : NULL;
}

static struct clr_object *add_component(struct game_object *o, struct clr_object *type)
{
    enum { ABSTRACT = 0x80 }; /* ECMA-335 TypeAttributes */
    struct clr_class *k = clr_class_of_type_object(type);
    const struct native_class *row = row_of(k);
    struct object *t = &o->transform->component.object;
    struct clr_object *managed;
    struct script *script;
    struct component *c;

    if (!row || !native_class_is(row, &class_component) || (clr.class_get_flags(k) & ABSTRACT))
        return NULL;
    script = script_of(k, row);
    if (!script && is_base(row))
        return NULL;
    c = load_replace_take(o, k, script);
    if (c)
        return added_in_place(&c->object);
    graph_set_in_game(true);
    c = graph_add_component(o, row, script);
    graph_set_in_game(false);
    /* After a Transform became a RectTransform, its managed object has the wrong class. */
    managed = t->managed ? clr_handle_get(t->managed) : NULL;
    if (managed && clr.object_get_class(managed) != managed_class(t))
        managed_unbind(t);
    return c ? managed_of(&c->object) : NULL;
}

static struct clr_object *get_component(struct game_object *o, struct clr_object *type)
{
    struct clr_class *k = clr_class_of_type_object(type);

    for (size_t i = 0; i < o->n_components; i++)
        if (object_is(&o->components[i]->object, k))
            return managed_of(&o->components[i]->object);
    return NULL;
}

static bool add_matching(struct found *f, struct game_object *o, struct clr_class *k, bool is_any)
{
    for (size_t i = 0; i < o->n_components; i++) {
        struct object *c = &o->components[i]->object;

        /* when all components are requested, missing scripts appear as null */
        if ((object_is(c, k) || (is_any && !managed_class(c))) && !found_add(f, c))
            return false;
    }
    return true;
}

enum where { HERE, BELOW, ABOVE };

static struct clr_array *get_components(struct game_object *o, struct clr_object *type, int where,
                                        uint8_t include_inactive)
{
    struct clr_class *k = clr_class_of_type_object(type);
    bool is_any = where == HERE && slice_is(slice_of(clr.class_get_name(k)), "Component");
    struct found found = {0};

    if (where == HERE)
        add_matching(&found, o, k, is_any);
    for (struct transform *t = NULL; where == BELOW && (t = graph_walk(o->transform, t));)
        if ((include_inactive || graph_is_active(t->component.owner)) &&
            !add_matching(&found, t->component.owner, k, false))
            break;
    for (struct transform *t = o->transform; where == ABOVE && t; t = t->parent)
        if ((include_inactive || graph_is_active(t->component.owner)) &&
            !add_matching(&found, t->component.owner, k, false))
            break;
    return found_array(&found, k);
}

static uint8_t get_active(const struct game_object *o, uint8_t in_hierarchy)
{
    return in_hierarchy ? graph_is_active(o) : o->is_active;
}

static void set_active(struct game_object *o, uint8_t value)
{
    graph_set_active(o, value != 0);
}

static int get_layer(const struct game_object *o)
{
    return o->layer;
}

static void set_layer(struct game_object *o, int layer)
{
    o->layer = layer;
    graph_tell_changed(&o->object, CHANGE_LAYER, 0);
}

static struct clr_string *get_tag(const struct game_object *o)
{
    return clr_string_new(slice_of(o->tag));
}

static uint8_t set_tag(struct game_object *o, struct clr_string *tag)
{
    struct buf text;
    const char *interned = graph_tag(calls_text(&text, tag));

    buf_done(&text);
    if (!interned)
        return false;
    o->tag = interned;
    graph_tell_changed(&o->object, CHANGE_TAG, 0);
    return true;
}

static uint8_t is_tag(struct clr_string *tag)
{
    struct buf text;
    const bool is_defined = graph_tag(calls_text(&text, tag));

    buf_done(&text);
    return is_defined;
}

/* Only where it does throw: see calls_check_thread(). */
static void refuse_thread(struct clr_string *member)
{
    struct buf text;
    char name[100];

    snprintf(name, sizeof(name), "%.*s", SLICE_ARG(calls_text(&text, member)));
    buf_done(&text);
    calls_check_thread(name);
}

static int get_scene(const struct game_object *o)
{
    return o->scene ? o->scene->handle : 0;
}

static struct object *find_game_object(struct slice path)
{
    struct game_object *o = graph_find_path(path);

    return o ? &o->object : NULL;
}

static struct clr_object *find_by_path(struct clr_string *path)
{
    calls_check_thread("Find");
    return managed_of(object_by_text(path, find_game_object));
}

static struct clr_array *find_by_tag(struct clr_string *tag)
{
    struct found found = {0};
    const char *interned;
    struct buf text;

    calls_check_thread("FindGameObjectsWithTag");
    interned = graph_tag(calls_text(&text, tag));
    buf_done(&text);
    if (!interned)
        return NULL;
    for (struct object *o = graph_next(NULL); o; o = graph_next(o)) {
        struct game_object *owner = (struct game_object *)o;

        if (o->kind == OBJECT_GAME_OBJECT && owner->tag == interned &&
            is_included(o, FIND_ACTIVE) && !found_add(&found, o))
            break;
    }
    return found_array(&found, class_of_row(&class_game_object));
}

const struct internal_call game_object_calls[] = {
    {"GetTransform", get_transform},
    {"GetGameObject", get_game_object},
    {"AddComponent", add_component},
    {"GetComponent", get_component},
    {"GetComponents", get_components},
    {"GetActive", get_active},
    {"SetActive", set_active},
    {"GetLayer", get_layer},
    {"SetLayer", set_layer},
    {"GetTag", get_tag},
    {"SetTag", set_tag},
    {"IsTag", is_tag},
    {"RefuseThread", refuse_thread},
    {"GetScene", get_scene},
    {"FindByPath", find_by_path},
    {"FindByTag", find_by_tag},
    {NULL, NULL},
};
