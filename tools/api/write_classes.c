/* Writes the numbers of Unity's classes, and the names of its components. */
#include "write_c.h"

#include <stdlib.h>

/* --- Numbers --- */

static int compare_number(const void *left, const void *right)
{
    const struct type *a = *(const struct type *const *)left,
                      *b = *(const struct type *const *)right;

    return (a->number > b->number) - (a->number < b->number);
}

static void add_number(const struct c_writer *w, const struct type *t)
{
    struct slice name = t->full;

    if (t->name_space.len)
        name = slice_skip(name, t->name_space.len + 1);
    buf_printf(w->out, "    {%lld, \"%.*s\", \"%.*s\"},\n", (long long)t->number, SLICE_ARG(name),
               SLICE_ARG(t->name_space));
}

static void add_numbers(const struct c_writer *w, const struct type **found)
{
    size_t n = 0;

    for (size_t i = 0; i < w->n_types; i++)
        if (w->types[i]->number)
            found[n++] = w->types[i];
    qsort(found, n, sizeof(found[0]), compare_number);
    buf_append(w->out, SLICE("const struct class_row class_rows[] = {\n"));
    for (size_t i = 0; i < n; i++) {
        if (i > 0 && found[i]->number == found[i - 1]->number)
            fault(w->faults, found[i]->table->path, found[i]->line, "%.*s has the number of %.*s",
                  SLICE_ARG(found[i]->full), SLICE_ARG(found[i - 1]->full));
        add_number(w, found[i]);
    }
    buf_append(w->out, SLICE("    {0},\n};\n"));
    buf_printf(w->out, "const size_t class_rows_n = %zu;\n\n", n);
}

/* --- Components --- */

static int compare_name(const void *left, const void *right)
{
    return slice_compare((*(const struct type *const *)left)->full,
                         (*(const struct type *const *)right)->full);
}

static bool has_attribute(const struct type *t, const char *name)
{
    return slice_contains(t->head.attributes, slice_of(name));
}

/* Of Unity's own assemblies, for all to use. */
static bool is_component(const struct c_writer *w, const struct type *t)
{
    struct slice path = t->table->path, file = path;

    while (path.len)
        file = slice_cut(&path, '/');
    return t->kind == TYPE_CLASS && t->head.arity == 0 &&
           !(t->head.marks & (HEAD_ABSTRACT | HEAD_ACCESS)) && !has_attribute(t, "[Obsolete") &&
           slice_starts(file, SLICE("UnityEngine.")) &&
           names_derives(w->names, t, "UnityEngine.Component`0");
}

static void add_components(const struct c_writer *w, const struct type **found)
{
    size_t n = 0;

    for (size_t i = 0; i < w->n_types; i++)
        if (is_component(w, w->types[i]))
            found[n++] = w->types[i];
    qsort(found, n, sizeof(found[0]), compare_name);
    buf_append(w->out, SLICE("const char *const component_names[] = {\n"));
    for (size_t i = 0; i < n; i++)
        buf_printf(w->out, "    \"%.*s\",\n", SLICE_ARG(found[i]->full));
    buf_append(w->out, SLICE("    NULL,\n};\n"));
}

void write_class_names(const struct c_writer *w)
{
    const struct type **found = arena_alloc(w->arena, (w->n_types + 1) * sizeof(*found));

    if (!found) {
        fault_no_memory(w->faults);
        return;
    }
    buf_append(w->out, SLICE("/* Made from managed/api by umcp-api. */\n"
                             "#include \"unity/project/classes.h\"\n\n"));
    add_numbers(w, found);
    add_components(w, found);
}
