/*
 * Makes umcp-conformance of the program, linked in place of the program's base_host.c. It serves no
 * project and starts no engine, even in a project's folder.
 */
#include "cli/app.h"
#include "fixture.h"

void base_host_prepare(struct options *o)
{
    o->project = NULL;
    o->player = "off";
    if (o->config.groups == (1u << GROUP_COUNT) - 1) /* the user did not choose */
        o->config.groups = 1u << GROUP_PLUGIN;
}

bool base_host_new(struct options *o, const struct host_events *events, struct host **ret_host,
                   struct err *err)
{
    (void)o;
    *ret_host = fixture_host_new(events);
    return *ret_host || err_no_memory(err);
}
