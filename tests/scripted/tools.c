/*
 * The tools of user code that the scripted host has, as the plain protocol's C# attributes would
 * register them.
 */
#include "scripted.h"

struct placing_args {
    struct arg_text name, position, rotation, scale;
};

struct wait_args {
    struct arg_number seconds;
};

#define MAX_WAIT_SECONDS 600

#define P(field) .at = offsetof(struct placing_args, field)
static const struct param create_params[] = {
    {"name", T_STRING, P(name), .is_required = true, .text = "Object name"},
    {"position", T_STRING, P(position), .def = "\"0,0,0\"", .text = "Position x,y,z"},
    {0},
};

static const struct param transform_params[] = {
    {"name", T_STRING, P(name), .is_required = true, .text = "Object name"},
    {"position", T_STRING, P(position), .text = "World position x,y,z"},
    {"rotation", T_STRING, P(rotation), .text = "Euler angles x,y,z in degrees"},
    {"scale", T_STRING, P(scale), .text = "Local scale x,y,z"},
    {0},
};
#undef P

static const struct param wait_params[] = {
    {"seconds", T_NUMBER, .at = offsetof(struct wait_args, seconds), .is_required = true,
     .has_min = true, .min = 0, .has_max = true, .max = MAX_WAIT_SECONDS,
     .text = "How long to wait"},
    {0},
};

/* --- Prompts and resources. --- */

struct named_args {
    struct arg_text name;
};

static const struct param named_params[] = {
    {"name", T_STRING, .at = offsetof(struct named_args, name), .text = "A name."},
    {0},
};

#define OWN(tool_name)                                                                             \
    .id = TOOL_PLUGIN, .name = tool_name, .title = tool_name, .text = tool_name,                   \
    .group = GROUP_PLUGIN, .timeout_ms = -1, .params = named_params,                               \
    .args_size = sizeof(struct named_args)

static const struct tool greeting = {OWN("scripted-greeting")}, note = {OWN("scripted-note")},
                         picture = {OWN("scripted-picture")};

static const struct prompt prompts[] = {
    {
        .name = "scripted_greeting",
        .title = "Greeting",
        .text = "Greets somebody by name.",
        .args = {{"name", "Name", "Whom to greet", true, COMPLETE_OBJECT}},
        .tool = &greeting,
    },
};

static const struct resource resources[] = {
    {
        .uri = "scripted://note/{name}",
        .uri_template = "scripted://note/{name}",
        .name = "scripted-note",
        .title = "Note",
        .text = "A note by its name.",
        .mime_type = "text/plain",
        .own_tool = &note,
        .is_template = true,
        .keys = {{"name", COMPLETE_TYPE}},
    },
    {
        .uri = "scripted://picture",
        .name = "scripted-picture",
        .title = "Picture",
        .text = "A picture.",
        .mime_type = "image/png",
        .own_tool = &picture,
    },
};

const struct host_offers scripted_offers = {
    .prompts = prompts,
    .n_prompts = N_ELEMENTS(prompts),
    .resources = resources,
    .n_resources = N_ELEMENTS(resources),
    .version = 1,
};

/* --- Tools. --- */

#define PLUGIN(tool_name)                                                                          \
    .id = TOOL_PLUGIN, .name = tool_name, .group = GROUP_PLUGIN, .timeout_ms = -1
#define READ_ONLY (HINT_READ_ONLY | HINT_IDEMPOTENT)
#define TAKES(rows_of_params, args_type)                                                           \
    .params = rows_of_params, .args_size = sizeof(struct args_type)

static const struct tool tools[] = {
    {
        PLUGIN("create-vr-interactable"),
        .title = "Create VR interactable",
        .text = "Create a VR interactable GameObject",
        .category = "vr",
        .gates = GATE_WRITE,
        TAKES(create_params, placing_args),
    },
    {
        PLUGIN("create-object"),
        .title = "Create object",
        .text = "Create an empty GameObject in the active scene",
        .category = "scene",
        .gates = GATE_WRITE,
        TAKES(create_params, placing_args),
    },
    {
        PLUGIN("set-transform"),
        .title = "Set transform",
        .text = "Move, turn or scale a GameObject; what is not given stays as it is",
        .category = "scene",
        .hints = HINT_IDEMPOTENT,
        .gates = GATE_WRITE,
        TAKES(transform_params, placing_args),
    },
    {
        PLUGIN("count-objects"),
        .title = "Count objects",
        .text = "Count the GameObjects of all loaded scenes",
        .category = "scene",
        .hints = READ_ONLY,
    },
    {
        PLUGIN("wait-seconds"),
        .title = "Wait",
        .text = "Wait for some seconds, with progress once a second",
        .category = "test",
        .hints = READ_ONLY,
        TAKES(wait_params, wait_args),
    },
    {
        PLUGIN("fail-always"),
        .title = "Fail",
        .text = "Fail with an exception, to see how failures are shown",
        .category = "test",
        .hints = READ_ONLY,
    },
    {
        PLUGIN("tier-probe"),
        .title = "Probe tier 2",
        .text = "Answer only where tools of tier 2 are offered",
        .category = "test",
        .hints = HINT_DESTRUCTIVE,
        .gates = GATE_WRITE,
    },
};

const struct tool *scripted_tools(size_t *ret_n)
{
    *ret_n = N_ELEMENTS(tools);
    return tools;
}
