/*
 * Makes the host that answers while no engine is connected. This has its own file so that the
 * program that replays golden cases can link another one.
 */
#include "app.h"
#include "host/host.h"

void base_host_prepare(struct options *o)
{
    (void)o;
}

bool base_host_new(struct options *o, const struct host_events *events, struct host **ret_host,
                   struct err *err)
{
    struct project_options project = {.path = o->project};

    *ret_host = o->project ? project_host_new(&project, events, err) : NULL;
    return *ret_host || !o->project;
}
