/*
 * Which host answers while no engine does. A file of its own, so that the program which replays
 * golden cases can be linked with another one.
 */
#include "app.h"
#include "host/host.h"

static bool set_fake(struct options *o, struct fake_options *fake, struct slice name,
                     struct slice value)
{
    static const struct {
        const char *name;
        enum host_state state;
    } states[] = {{"ready", HOST_READY}, {"absent", HOST_ABSENT}, {"reloading", HOST_RELOADING}};
    const char *text = arena_copy(&o->arena, value).p;

    if (!text)
        return false;
    for (size_t i = 0; slice_is(name, "state") && i < N_ELEMENTS(states); i++)
        if (slice_is(value, states[i].name)) {
            fake->state = states[i].state;
            return true;
        }
    if (slice_is(name, "unity-version"))
        fake->unity_version = text;
    else if (slice_is(name, "platform"))
        fake->platform = text;
    else if (slice_is(name, "runtime"))
        fake->runtime = text;
    else
        return slice_is(name, "scan-cost-ms") && text_to_int(value, &fake->scan_cost_ms);
    return true;
}

static struct host *make_fake(struct options *o, const struct host_events *events, struct err *err)
{
    struct fake_options fake = {.state = HOST_READY};
    struct slice rest = slice_of(o->fake);
    struct host *host;

    while (rest.len) {
        struct slice value = slice_cut(&rest, ',');
        struct slice name = slice_cut(&value, '=');

        if (!set_fake(o, &fake, name, value)) {
            err_set(err, ERR_ARGUMENT, "--fake: '%.*s' is not understood", SLICE_ARG(name));
            return NULL;
        }
    }
    host = fake_host_new(&fake, events);
    if (!host)
        err_no_memory(err);
    return host;
}

/* A project is read from disk, unless the fake was asked for; without one there is the fake. */
bool own_host_new(struct options *o, const struct host_events *events, struct host **ret_host,
                  struct err *err)
{
    struct project_options project = {.path = o->project};

    *ret_host = o->project && !o->fake ? project_host_new(&project, events, err)
                                       : make_fake(o, events, err);
    return *ret_host != NULL;
}
