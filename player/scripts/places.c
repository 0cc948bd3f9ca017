/*
 * Finds the source of a plugin tool. There is no debug information, so the sources that mention the
 * attribute are read once for the classes they declare.
 */
#include "places.h"

#include <stdio.h>
#include <stdlib.h>

#include "agent/agent.h"
#include "compile.h"
#include "sources.h"

struct place {
    struct slice class; /* "Game.Tools"; also a struct or an interface */
    struct slice path;
};

static struct {
    char assembly[4096]; /* the assembly that the rest describes */
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

/* Reads them again for each new assembly, since the sources have changed. */
static void read_sources(void)
{
    const char *assembly = compile_assembly();
    struct file_bytes file = {0};

    if (!assembly || strcmp(places.assembly, assembly) == 0)
        return;
    snprintf(places.assembly, sizeof(places.assembly), "%s", assembly);
    arena_done(&places.arena);
    arena_init(&places.arena, LIMIT_TOOL_NAMES);
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
    struct place key;
    struct buf name;

    while ((outer = clr.class_get_outer(k)))
        k = outer;
    read_sources();
    buf_init(&name, 4096);
    clr_class_full_name(&name, k);
    key.class = buf_slice(&name);
    key.class = slice_cut(&key.class, '`'); /* drops the number of type parameters */
    found = buf_ok(&name) && places.n
                ? bsearch(&key, places.items, places.n, sizeof(*places.items), compare_places)
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
