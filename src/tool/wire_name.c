/*
 * Tool names as MCP lists them: ^[a-zA-Z0-9_-]{1,64}$, because some clients drop a whole list for
 * one name with a dot. A row's name fits but for its dots, which become '_': project.info is
 * project_info. If a tool has that name already, the other is listed with "_2", "_3" ... after it.
 */
#include <stdlib.h>

#include "rows.h"

#define SUFFIX_ROOM 8 /* "_" and the number */

/* The rows, and the names without dots that were given so far. */
struct wire_names {
    const struct entry *folded, *named;
    size_t n, n_named;
};

static bool is_taken(const struct entry *named, size_t n, struct slice name)
{
    for (size_t i = 0; i < n; i++)
        if (slice_eq_nocase(named[i].name, name))
            return true;
    return false;
}

/* The name of `own` without dots, which no row and none of the named has, ignoring case. */
static struct slice undotted(struct arena *a, struct slice own, const struct wire_names *names)
{
    struct slice name = arena_copy(a, own);
    size_t len = own.len < PLUGIN_NAME - SUFFIX_ROOM ? own.len : PLUGIN_NAME - SUFFIX_ROOM;

    for (size_t i = 0; name.p && i < name.len; i++)
        if (name.p[i] == '.')
            ((char *)name.p)[i] = '_';
    own = name;
    for (unsigned i = 2; name.p && (entry_find(names->folded, names->n, name, true) ||
                                    is_taken(names->named, names->n_named, name));
         i++)
        name = arena_printf(a, "%.*s_%u", (int)len, own.p, i);
    return name;
}

bool wire_name(struct arena *a, const struct entry *folded, size_t n, struct entry *ret_names)
{
    struct wire_names names = {.folded = folded, .n = n, .named = ret_names + n};

    /* Those with dots are collected at the end, to be compared with each other. */
    for (size_t i = 0, n_plain = 0; i < n; i++) {
        struct slice own = folded[i].name;

        if (!memchr(own.p, '.', own.len)) {
            ret_names[n_plain++] = folded[i];
            continue;
        }
        own = undotted(a, own, &names);
        if (!own.p)
            return false;
        names.named--;
        names.n_named++;
        ret_names[n - names.n_named] = (struct entry){own, folded[i].tool};
    }
    qsort(ret_names, n, sizeof(*ret_names), entry_compare);
    return true;
}
