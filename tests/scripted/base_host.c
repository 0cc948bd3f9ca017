/*
 * Makes umcp_scripted of the program, linked in place of the program's base_host.c: a host that
 * answers from the scripts that UMCP_SCRIPT names, paths with ':' between them.
 */
#include <stdlib.h>

#include "cli/app.h"
#include "scripted.h"

static struct script *script; /* lives as long as the program */

void base_host_prepare(struct options *o)
{
    (void)o;
}

bool base_host_new(struct options *o, const struct host_events *events, struct host **ret_host,
                   struct err *err)
{
    struct slice paths = slice_of(getenv("UMCP_SCRIPT"));

    script = script_new();
    while (paths.len) {
        const char *path = arena_copy(&o->arena, slice_cut(&paths, ':')).p;

        if (!path)
            return err_no_memory(err);
        if (!script_add_file(script, path, err))
            return false;
    }
    *ret_host = scripted_host_new(script, events);
    return *ret_host || err_no_memory(err);
}
