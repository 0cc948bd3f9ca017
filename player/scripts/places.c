/*
 * Finds the source of a plugin tool. There is no debug information, so the sources that mention the
 * attribute are read once for the classes they declare.
 */
#include "places.h"

#include <stdlib.h>

#include "agent/agent.h"
#include "base/limits.h"
#include "compile.h"
#include "player/app.h"

struct place {
    struct slice class; /* "Game.Tools"; also a struct or an interface */
    struct slice path;
};

static struct {
    unsigned generation; /* of the assemblies that the rest describes */
    struct arena arena;
    struct place *items; /* sorted by class; duplicates in any order */
    size_t n, cap;
    struct slice path; /* of the source being read */
} places;

static bool add_place(void *ctx, struct slice name_space, struct slice name)
{
    struct slice class = arena_printf(&places.arena, "%.*s%s%.*s", SLICE_ARG(name_space),
                                      name_space.len ? "." : "", SLICE_ARG(name));

    (void)ctx;
    return class.p && VEC_ADD(places.items, places.n, places.cap, LIMIT_TOOL_CLASSES,
                              (struct place){class, places.path});
}

static void read_source(void *ctx, const struct project *p, struct slice path)
{
    struct file_bytes *file = ctx;
    struct err err;

    if (!file_read(p, path, file, &err) || !source_has_tools(file->bytes))
        return;
    places.path = arena_copy(&places.arena, path);
    if (places.path.p)
        csharp_each_type(file->bytes, add_place, NULL);
}

static int compare_places(const void *left, const void *right)
{
    const struct place *a = left, *b = right;

    return slice_compare(a->class, b->class);
}

/* Reads them again when there are new assemblies, since the sources have changed. */
static void read_sources(void)
{
    const unsigned generation = compile_generation();
    struct file_bytes file = {0};

    if (places.generation == generation)
        return;
    places.generation = generation;
    arena_done(&places.arena);
    arena_init(&places.arena, LIMIT_TOOL_NAMES);
    places.n = 0;
    compile_each_source(read_source, &file);
    file_done(&file);
    if (places.n)
        qsort(places.items, places.n, sizeof(*places.items), compare_places);
}

/* As sources have it: without nested classes and the number of type parameters. */
static struct slice append_class(struct buf *to, struct clr_method *m)
{
    struct clr_class *k = clr.method_get_class(m), *outer;
    struct slice name;

    while ((outer = clr.class_get_outer(k)))
        k = outer;
    clr_class_full_name(to, k);
    name = buf_slice(to);
    return slice_cut(&name, '`');
}

static bool find_place(struct clr_method *m, struct buf *to)
{
    const struct place *found;
    struct place key;
    struct buf name;

    read_sources();
    buf_init(&name, 4096);
    key.class = append_class(&name, m);
    found = buf_ok(&name) && places.n
                ? bsearch(&key, places.items, places.n, sizeof(*places.items), compare_places)
                : NULL;
    if (found)
        buf_append(to, found->path);
    buf_done(&name);
    return found != NULL;
}

/* --- Any class --- */

struct hunt {
    struct slice class;
    struct file_bytes file;
    struct slice root; /* of the project, if it has sources */
    char *path;        /* what is found */
    size_t size;
    bool is_here, is_over;
};

static bool compare_type(void *ctx, struct slice name_space, struct slice name)
{
    struct hunt *h = ctx;
    struct slice class = h->class;

    if (name_space.len) {
        if (!slice_starts(class, name_space) || class.len <= name_space.len ||
            class.p[name_space.len] != '.')
            return true;
        class = slice_skip(class, name_space.len + 1);
    }
    h->is_here = slice_eq(class, name);
    return !h->is_here;
}

static void hunt_in(void *ctx, const struct project *p, struct slice path)
{
    struct hunt *h = ctx;
    struct err err;

    h->root = slice_of(p->root);
    if (h->is_over || path.len >= h->size || !file_read(p, path, &h->file, &err))
        return;
    csharp_each_type(h->file.bytes, compare_type, h);
    if (!h->is_here)
        return;
    h->is_over = true;
    memcpy(h->path, path.p, path.len);
    h->path[path.len] = '\0';
}

/* The assembly's file; empty: it is the class library's, or a stand-in. */
static struct slice own_file(struct clr_method *m)
{
    const char *file =
        clr.mono.image_get_filename
            ? clr.mono.image_get_filename(clr.class_get_image(clr.method_get_class(m)))
            : NULL;

    if (!file || strstr(file, "/lib/mono/") ||
        slice_starts(slice_of(file), slice_of(player_options.managed_dir)))
        return (struct slice){0};
    return slice_of(file);
}

/* A class that no source declares is of a DLL of the project. */
static void take_dll(struct hunt *h, struct slice file)
{
    const struct name_list *loads = compile_loads();
    const struct slice root = h->root;
    bool is_dll = false;

    for (size_t i = 0; i < loads->n; i++)
        is_dll |= slice_eq(loads->items[i], file);
    if (!is_dll || h->class.p[0] == '<' || slice_starts(file, slice_of(player_options.cache_dir)))
        return; /* the runtime's own, or what was generated */
    if (root.len && slice_starts(file, root) && file.len > root.len && file.p[root.len] == '/')
        file = slice_skip(file, root.len + 1);
    h->is_over = file.len && file.len < h->size;
    if (!h->is_over)
        return;
    memcpy(h->path, file.p, file.len);
    h->path[file.len] = '\0';
}

bool places_find(struct clr_method *m, char *ret_class, size_t class_size, char *ret_path,
                 size_t path_size)
{
    struct hunt h = {.path = ret_path, .size = path_size};
    const struct slice file = own_file(m);
    struct buf name;

    if (!file.len)
        return false;
    buf_init(&name, 4096);
    h.class = append_class(&name, m);
    if (buf_ok(&name) && h.class.len && h.class.len < class_size) {
        compile_each_source(hunt_in, &h);
        if (!h.is_over)
            take_dll(&h, file);
    }
    if (h.is_over) {
        memcpy(ret_class, h.class.p, h.class.len);
        ret_class[h.class.len] = '\0';
    }
    file_done(&h.file);
    buf_done(&name);
    return h.is_over;
}

void places_start(void)
{
    agent_set_sources(find_place);
}
