/*
 * The table of all objects: creating them, finding them by id, their names and tags. tree.c has the
 * hierarchy, player/calls/ the interface to managed code. Uses neither files nor the C# runtime.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

#define FIRST_ID 1000 /* ids are even, like Unity's; the next is larger, if only by its size */

#define PAGE_IDS 512

/* Objects with consecutive ids; freed with the last of them. */
struct id_page {
    size_t n_objects;
    struct object *objects[PAGE_IDS];
};

struct world graph_world;

/* --- The table of ids. They are never used again, so that no hash is needed. --- */

/* How many were made before it. */
static size_t rank_of(int id)
{
    return (size_t)(abs(id) - FIRST_ID) / 2;
}

static size_t page_of(int id)
{
    return rank_of(id) / PAGE_IDS;
}

static size_t place_of(int id)
{
    return rank_of(id) % PAGE_IDS;
}

static bool link_object(struct object *o)
{
    struct world *w = &graph_world;
    const int id = w->last_id ? w->last_id + 2 : FIRST_ID;
    struct id_page **page;

    if (w->last_id > INT_MAX - 2)
        return false;
    if (page_of(id) == w->n_pages &&
        !VEC_ADD(w->pages, w->n_pages, w->pages_cap, LIMIT_OBJECTS / PAGE_IDS, NULL))
        return false;
    page = &w->pages[page_of(id)];
    if (!*page)
        *page = mem_zalloc(sizeof(**page));
    if (!*page)
        return false;
    (*page)->objects[place_of(id)] = o;
    (*page)->n_objects++;
    w->last_id = id;
    o->id = w->is_in_game ? -id : id;
    list_append(&w->objects, &o->link);
    return true;
}

/* Allocates `size` bytes that begin with an object, and enters it in the table. NULL: no memory. */
static struct object *new_object(size_t size, enum object_kind kind,
                                 const struct native_class *class, struct script *script)
{
    struct object *o = mem_zalloc(size);

    if (!o)
        return NULL;
    o->kind = kind;
    o->class = class;
    o->script = script;
    if (!graph_new_values(o) || !link_object(o)) {
        graph_free_values(o);
        mem_free(o);
        return NULL;
    }
    graph_tell_changed(o, CHANGE_CREATED, 0);
    return o;
}

void graph_free_object(struct object *o)
{
    struct id_page **page = &graph_world.pages[page_of(o->id)];
    struct transform *t = object_transform(o);

    graph_touch();
    list_remove(&o->link);
    (*page)->objects[place_of(o->id)] = NULL;
    if (--(*page)->n_objects == 0) {
        mem_free(*page);
        *page = NULL;
    }
    graph_free_values(o);
    if (t) {
        mem_free(t->children);
        mem_free(t->ranks.sums);
        mem_free(t->rect);
    } else if (o->kind == OBJECT_COMPONENT) {
        graph_remove_collider((struct component *)o);
    } else if (o->kind == OBJECT_GAME_OBJECT) {
        mem_free(((struct game_object *)o)->components);
    }
    mem_free(o->name);
    mem_free(o);
}

struct object *graph_find(int64_t id)
{
    const struct world *w = &graph_world;
    const struct id_page *page;
    struct object *o;

    if (id > w->last_id || id < -(int64_t)w->last_id || (id > -FIRST_ID && id < FIRST_ID))
        return NULL;
    page = w->pages[page_of((int)id)];
    o = page ? page->objects[place_of((int)id)] : NULL;
    return o && o->id == id ? o : NULL;
}

void graph_set_in_game(bool is_in_game)
{
    graph_world.is_in_game = is_in_game;
}

struct object *graph_next(const struct object *after)
{
    return after ? LIST_NEXT(struct object, after, &graph_world.objects, link)
                 : LIST_FIRST(struct object, &graph_world.objects, link);
}

void graph_reset(const struct graph_events *events)
{
    struct world *w = &graph_world;
    struct object *last;

    while ((last = LIST_LAST(struct object, &w->objects, link)))
        graph_free_object(last);
    for (size_t i = 0; i < w->n_scenes; i++)
        graph_free_scene(w->scenes[i]);
    graph_free_scene(w->ddol);
    for (size_t i = 0; i < w->n_tags; i++)
        mem_free(w->tags[i]);
    mem_free(w->scenes);
    mem_free(w->tags);
    mem_free(w->colliders);
    /* Ids and handles are never reused: managed code may still hold old ones. */
    *w = (struct world){.pages = w->pages,
                        .n_pages = w->n_pages,
                        .pages_cap = w->pages_cap,
                        .last_id = w->last_id,
                        .last_handle = w->last_handle,
                        .version = w->version + 1};
    if (events)
        w->events = *events;
}

uint64_t graph_version(void)
{
    return graph_world.version;
}

void graph_touch(void)
{
    graph_world.version++;
}

void graph_tell_changed(struct object *o, enum graph_change what, int slot)
{
    if (what == CHANGE_CREATED || what == CHANGE_NAME || what == CHANGE_ACTIVE ||
        what == CHANGE_PARENT)
        graph_touch();
    if (graph_world.events.changed)
        graph_world.events.changed(o, what, slot);
}

/* --- New ones. --- */

static struct rect_values *new_rect(void)
{
    struct rect_values *r = mem_alloc(sizeof(*r));

    if (r)
        *r = (struct rect_values){.anchor_min = {0.5f, 0.5f},
                                  .anchor_max = {0.5f, 0.5f},
                                  .size_delta = {100, 100},
                                  .pivot = {0.5f, 0.5f}};
    return r;
}

static struct transform *new_transform(bool has_rect)
{
    const struct native_class *class = has_rect ? &class_rect_transform : &class_transform;
    struct transform *t;

    t = (struct transform *)new_object(sizeof(*t), OBJECT_COMPONENT, class, NULL);
    if (!t)
        return NULL;
    t->scale = (struct vec3){1, 1, 1};
    t->rotation = (struct quat){0, 0, 0, 1};
    t->rect = has_rect ? new_rect() : NULL;
    if (has_rect && !t->rect) {
        graph_free_object(&t->component.object);
        return NULL;
    }
    return t;
}

struct game_object *graph_new_game_object(struct slice name, bool has_rect)
{
    struct game_object *o;
    struct transform *t;

    o = (struct game_object *)new_object(sizeof(*o), OBJECT_GAME_OBJECT, &class_game_object, NULL);
    if (!o)
        return NULL;
    t = new_transform(has_rect);
    o->object.name = text_copy(name);
    o->components = mem_alloc(sizeof(struct component *));
    if (!t || !o->object.name || !o->components) {
        if (t)
            graph_free_object(&t->component.object);
        graph_free_object(&o->object);
        return NULL;
    }
    t->component.owner = o;
    t->n_tree = 1;
    o->transform = t;
    o->components[0] = &t->component;
    o->n_components = o->components_cap = 1;
    o->tag = graph_tag(SLICE("Untagged"));
    o->is_active = true;
    return o;
}

bool graph_make_rect(struct transform *t)
{
    struct vec3 p = t->position;

    if (t->rect)
        return true;
    t->rect = new_rect();
    if (!t->rect)
        return false;
    t->component.object.class = &class_rect_transform;
    graph_set_local_position(t, p);
    for (int part = 0; part < RECT_PARTS; part++)
        graph_tell_changed(&t->component.object, CHANGE_RECT, part);
    return true;
}

struct component *graph_add_component(struct game_object *o, const struct native_class *class,
                                      struct script *script)
{
    bool needs_rect = native_class_is(class, &class_canvas) || class == &class_rect_transform;
    struct component *c;

    if (o->object.is_dying || !native_class_is(class, &class_component) ||
        class == &class_transform)
        return NULL;
    if (needs_rect && !graph_make_rect(o->transform))
        return NULL;
    if (class == &class_rect_transform)
        return &o->transform->component;
    if (!VEC_GROW(o->components, o->n_components + 1, o->components_cap, LIMIT_OBJECTS))
        return NULL;
    c = (struct component *)new_object(sizeof(*c), OBJECT_COMPONENT, class, script);
    if (!c)
        return NULL;
    c->owner = o;
    c->place = SIZE_MAX;
    if (!graph_add_collider(c)) {
        graph_free_object(&c->object);
        return NULL;
    }
    o->components[o->n_components++] = c;
    return c;
}

struct object *graph_new_asset(const struct native_class *class, struct script *script,
                               struct slice name)
{
    struct object *o = new_object(sizeof(*o), OBJECT_ASSET, class, script);

    if (!o)
        return NULL;
    o->name = text_copy(name);
    if (!o->name) {
        graph_free_object(o);
        return NULL;
    }
    return o;
}

/* --- Names and tags. --- */

bool graph_set_name(struct object *o, struct slice name)
{
    char *copy;

    if (o->kind == OBJECT_COMPONENT)
        o = &((struct component *)o)->owner->object;
    copy = text_copy(name);
    if (!copy)
        return false;
    mem_free(o->name);
    o->name = copy;
    graph_tell_changed(o, CHANGE_NAME, 0);
    return true;
}

const char *graph_name(const struct object *o)
{
    if (o->kind == OBJECT_COMPONENT)
        o = &((const struct component *)o)->owner->object;
    return o->name;
}

static const char *const unity_tags[] = {
    "Untagged", "Respawn", "Finish", "EditorOnly", "MainCamera", "Player", "GameController",
};

/* The first of the project's tags that does not sort before this one. */
static size_t tag_place(struct slice tag)
{
    size_t from = 0, to = graph_world.n_tags;

    while (from < to) {
        size_t middle = from + (to - from) / 2;

        if (slice_compare(slice_of(graph_world.tags[middle]), tag) < 0)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

const char *graph_tag(struct slice tag)
{
    size_t place;

    for (size_t i = 0; i < N_ELEMENTS(unity_tags); i++) {
        if (slice_is(tag, unity_tags[i]))
            return unity_tags[i];
    }
    place = tag_place(tag);
    return place < graph_world.n_tags && slice_is(tag, graph_world.tags[place])
               ? graph_world.tags[place]
               : NULL;
}

bool graph_define_tag(struct slice tag)
{
    struct world *w = &graph_world;
    size_t place = tag_place(tag);
    char *copy;

    if (graph_tag(tag))
        return true;
    copy = text_copy(tag);
    if (!copy || !VEC_GROW(w->tags, w->n_tags + 1, w->tags_cap, LIMIT_TAGS)) {
        mem_free(copy);
        return false;
    }
    memmove(&w->tags[place + 1], &w->tags[place], (w->n_tags - place) * sizeof(*w->tags));
    w->tags[place] = copy;
    w->n_tags++;
    return true;
}
