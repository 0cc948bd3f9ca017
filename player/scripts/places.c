/*
 * Which source of the project a plugin tool stands in. Assemblies have no debug information here:
 * the sources that mention the attribute are read once for the classes that they declare.
 */
#include "places.h"

#include <stdio.h>
#include <stdlib.h>

#include "agent/agent.h"
#include "compile.h"
#include "sources.h"

enum { MAX_BYTES = 64 << 20, MAX_CLASSES = 100000 };

struct place {
    struct slice class; /* "Game.Tools"; a struct or an interface, too */
    struct slice path;
};

static struct {
    char assembly[4096]; /* what the rest is about */
    struct arena arena;
    struct place *items; /* by class; of equal ones any */
    size_t n, cap;
    struct slice path; /* of the source that is being read */
} places;

static bool add_place(void *ctx, struct slice name_space, struct slice name)
{
    struct slice class = arena_printf(&places.arena, "%.*s%s%.*s", SLICE_ARG(name_space),
                                      name_space.len ? "." : "", SLICE_ARG(name));

    (void)ctx;
    return class.p && VEC_ADD(places.items, places.n, places.cap, MAX_CLASSES,
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

/* Anew for each assembly: that is what sources have become. */
static void read_sources(void)
{
    const char *assembly = compile_assembly();
    struct file_bytes file = {0};

    if (!assembly || strcmp(places.assembly, assembly) == 0)
        return;
    snprintf(places.assembly, sizeof(places.assembly), "%s", assembly);
    arena_done(&places.arena);
    arena_init(&places.arena, MAX_BYTES);
    places.n = 0;
    compile_each_source(read_source, &file);
    file_done(&file);
    if (places.n)
        qsort(places.items, places.n, sizeof(*places.items), compare_places);
}

static bool find_place(struct clr_method *m, struct buf *to)
{
    struct clr_class *k = clr.method_get_class(m), *outer;
    const struct place *found;
    struct place wanted;
    struct buf name;

    while ((outer = clr.class_get_outer(k)))
        k = outer;
    read_sources();
    buf_init(&name, 4096);
    clr_class_full_name(&name, k);
    wanted.class = buf_slice(&name);
    wanted.class = slice_cut(&wanted.class, '`'); /* and how many type parameters it has */
    found = buf_ok(&name) && places.n
                ? bsearch(&wanted, places.items, places.n, sizeof(*places.items), compare_places)
                : NULL;
    if (found)
        buf_append(to, found->path);
    buf_done(&name);
    return found != NULL;
}

void places_start(void)
{
    agent_set_sources(find_place);
}
