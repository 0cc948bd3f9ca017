/*
 * The table of all objects: making them, finding them by id, their names and tags. The hierarchy is
 * tree.c's business, what managed code sees calls_*.c's. Knows no files and no C# runtime.
 */
#include <limits.h>
#include <string.h>

#include "internal.h"

#define FIRST_ID      1000 /* ids are even and count upwards, as Unity's look in a scene */
#define FIRST_BUCKETS 1024

struct world graph_world;

void *graph_grown(void *items, size_t n, size_t item_size)
{
    if (n & (n - 1))
        return items;
    if (n > SIZE_MAX / 2 / item_size)
        return NULL;
    return mem_realloc(items, (n ? n * 2 : 1) * item_size);
}

/* --- The table of ids. Ids are consecutive, so their low bits spread them evenly. --- */

static struct object **bucket_of(struct object **buckets, size_t n_buckets, int id)
{
    return &buckets[((size_t)id / 2) & (n_buckets - 1)];
}

/* More buckets than objects. Without memory the old ones do, with longer chains; only the first
 * ones must be had. */
static bool grow_buckets(void)
{
    struct world *w = &graph_world;
    size_t n = w->n_buckets ? w->n_buckets * 2 : FIRST_BUCKETS;
    struct object **buckets;

    if (w->n_objects < w->n_buckets)
        return true;
    buckets = mem_zalloc(n * sizeof(*buckets));
    if (!buckets)
        return w->n_buckets > 0;
    for (struct object *o = w->first; o; o = o->next) {
        struct object **bucket = bucket_of(buckets, n, o->id);

        o->next_in_bucket = *bucket;
        *bucket = o;
    }
    mem_free(w->buckets);
    w->buckets = buckets;
    w->n_buckets = n;
    return true;
}

static void link_object(struct object *o)
{
    struct world *w = &graph_world;
    struct object **bucket;

    w->last_id = w->last_id ? w->last_id + 2 : FIRST_ID;
    o->id = w->last_id;
    bucket = bucket_of(w->buckets, w->n_buckets, o->id);
    o->next_in_bucket = *bucket;
    *bucket = o;
    o->previous = w->last;
    if (w->last)
        w->last->next = o;
    else
        w->first = o;
    w->last = o;
    w->n_objects++;
}

static void unlink_object(struct object *o)
{
    struct world *w = &graph_world;
    struct object **at = bucket_of(w->buckets, w->n_buckets, o->id);

    while (*at != o)
        at = &(*at)->next_in_bucket;
    *at = o->next_in_bucket;
    if (o->previous)
        o->previous->next = o->next;
    else
        w->first = o->next;
    if (o->next)
        o->next->previous = o->previous;
    else
        w->last = o->previous;
    w->n_objects--;
}

struct object *graph_new_object(size_t size, enum object_kind kind,
                                const struct native_class *class, struct script *script)
{
    struct object *o;

    if (graph_world.last_id > INT_MAX - 2 || !grow_buckets())
        return NULL;
    o = mem_zalloc(size);
    if (!o)
        return NULL;
    o->kind = kind;
    o->class = class;
    o->script = script;
    if (!graph_new_values(o)) {
        mem_free(o);
        return NULL;
    }
    link_object(o);
    graph_tell_changed(o, CHANGE_CREATED, 0);
    return o;
}

void graph_free_object(struct object *o)
{
    struct transform *t = object_transform(o);

    graph_touch();
    unlink_object(o);
    graph_free_values(o);
    if (t) {
        mem_free(t->children);
        mem_free(t->ranks.sums);
        mem_free(t->rect);
    } else if (o->kind == OBJECT_COMPONENT) {
        graph_forget_collider((struct component *)o);
    } else if (o->kind == OBJECT_GAME_OBJECT) {
        mem_free(((struct game_object *)o)->components);
    }
    mem_free(o->name);
    mem_free(o);
}

struct object *graph_find(int id)
{
    struct object *o;

    if (id <= 0 || !graph_world.n_buckets)
        return NULL;
    o = *bucket_of(graph_world.buckets, graph_world.n_buckets, id);
    while (o && o->id != id)
        o = o->next_in_bucket;
    return o;
}

size_t graph_count(void)
{
    return graph_world.n_objects;
}

struct object *graph_next(const struct object *after)
{
    return after ? after->next : graph_world.first;
}

void graph_reset(const struct graph_events *events)
{
    struct world *w = &graph_world;

    while (w->last)
        graph_free_object(w->last);
    for (size_t i = 0; i < w->n_scenes; i++)
        graph_free_scene(w->scenes[i]);
    graph_free_scene(w->ddol);
    for (size_t i = 0; i < w->n_tags; i++)
        mem_free(w->tags[i]);
    mem_free(w->scenes);
    mem_free(w->tags);
    mem_free(w->colliders);
    mem_free(w->buckets);
    /* Ids and handles go on: managed code may still hold old ones. */
    *w = (struct world){
        .last_id = w->last_id, .last_handle = w->last_handle, .version = w->version + 1};
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

    t = (struct transform *)graph_new_object(sizeof(*t), OBJECT_COMPONENT, class, NULL);
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

    o = (struct game_object *)graph_new_object(sizeof(*o), OBJECT_GAME_OBJECT, &class_game_object,
                                               NULL);
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
    o->n_components = 1;
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

static struct component *append_component(struct game_object *o, const struct native_class *class,
                                          struct script *script)
{
    struct component **room =
        graph_grown(o->components, o->n_components, sizeof(struct component *));
    struct component *c;

    if (!room)
        return NULL;
    o->components = room;
    c = (struct component *)graph_new_object(sizeof(*c), OBJECT_COMPONENT, class, script);
    if (!c)
        return NULL;
    c->owner = o;
    c->place = SIZE_MAX;
    if (!graph_note_collider(c)) {
        graph_free_object(&c->object);
        return NULL;
    }
    o->components[o->n_components++] = c;
    return c;
}

struct component *graph_add_component(struct game_object *o, const struct native_class *class,
                                      struct script *script)
{
    if (o->object.is_dying || !native_class_is(class, &class_component) ||
        class == &class_transform)
        return NULL;
    if (native_class_is(class, &class_canvas) || class == &class_rect_transform) {
        if (!graph_make_rect(o->transform))
            return NULL;
    }
    if (class == &class_rect_transform)
        return &o->transform->component;
    return append_component(o, class, script);
}

struct object *graph_new_asset(const struct native_class *class, struct script *script,
                               struct slice name)
{
    struct object *o = graph_new_object(sizeof(*o), OBJECT_ASSET, class, script);

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

/* Place of the first of the project's tags that is not before this one. */
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
    char **tags, *copy;

    if (graph_tag(tag))
        return true;
    tags = graph_grown(w->tags, w->n_tags, sizeof(*tags));
    if (!tags)
        return false;
    w->tags = tags;
    copy = text_copy(tag);
    if (!copy)
        return false;
    memmove(&tags[place + 1], &tags[place], (w->n_tags - place) * sizeof(*tags));
    tags[place] = copy;
    w->n_tags++;
    return true;
}
