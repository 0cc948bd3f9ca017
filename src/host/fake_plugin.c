/*
 * The tools that user code registered with the fake, as seed 3's C# attributes would: the rows, and
 * the bodies behind them. Their answers are plain text.
 */
#include "fake.h"

#include <math.h>

/* --- What the bodies see. --- */

struct create_args {
    struct arg_text name, position;
};

struct transform_args {
    struct arg_text name, position, rotation, scale;
};

struct wait_args {
    struct arg_number seconds;
};

#define MAX_WAIT_SECONDS 600

/* --- Bodies. --- */

static bool parse_vector(struct host_call *call, const char *what, struct slice text,
                         struct fake_vec3 *ret_vector)
{
    if (fake_vec3_parse(call->arena, text, ret_vector))
        return true;
    return err_set(&call->err, ERR_ARGUMENT, "%s must be three numbers 'x,y,z'. Got: '%.*s'", what,
                   SLICE_ARG(text));
}

/* Shortest forms: "(0,1.2,0)". */
static void say_vector(struct buf *to, struct fake_vec3 v)
{
    const float parts[] = {v.x, v.y, v.z};

    for (size_t i = 0; i < N_ELEMENTS(parts); i++) {
        struct json_out w;

        buf_append_byte(to, i ? ',' : '(');
        json_out_init(&w, to);
        json_float(&w, parts[i]);
    }
    buf_append_byte(to, ')');
}

static bool create(struct fake *f, struct host_call *call, const enum fake_type_id *types,
                   const char *what)
{
    const struct create_args *args = call->args;
    struct fake_vec3 position;
    struct fake_object *o;
    struct fake_component *c;

    if (!parse_vector(call, "position", args->position.value, &position) ||
        !fake_object_new(&f->world, &f->world.active->root, args->name.value, 0, &o, &call->err))
        return false;
    for (; *types != TYPE_COUNT; types++) {
        if (!fake_component_new(&f->world, o, &fake_types[*types], &c, &call->err)) {
            fake_object_free(&f->world, o);
            return false;
        }
    }
    o->position = position;
    buf_printf(&call->result, "[Success] Created %s '%s' at ", what, o->name);
    say_vector(&call->result, position);
    return true;
}

static bool create_interactable(struct fake *f, struct host_call *call)
{
    static const enum fake_type_id types[] = {TYPE_SPHERE_COLLIDER, TYPE_RIGIDBODY,
                                              TYPE_GRAB_INTERACTABLE, TYPE_COUNT};

    return create(f, call, types, "interactable");
}

static bool create_object(struct fake *f, struct host_call *call)
{
    static const enum fake_type_id types[] = {TYPE_COUNT};

    return create(f, call, types, "object");
}

/* What is not given stays as it is. */
static bool set_transform(struct fake *f, struct host_call *call)
{
    const struct transform_args *args = call->args;
    struct fake_object *o = fake_object_named(&f->world, args->name.value);
    struct fake_vec3 position, rotation, scale;

    if (!o)
        return err_set(&call->err, ERR_NOT_FOUND, "Object not found: %.*s",
                       SLICE_ARG(args->name.value));
    position = fake_object_position(o);
    rotation = o->rotation;
    scale = o->scale;
    if ((args->position.is_set &&
         !parse_vector(call, "position", args->position.value, &position)) ||
        (args->rotation.is_set &&
         !parse_vector(call, "rotation", args->rotation.value, &rotation)) ||
        (args->scale.is_set && !parse_vector(call, "scale", args->scale.value, &scale)))
        return false;
    fake_object_set_position(o, position);
    o->rotation = rotation;
    o->scale = scale;
    buf_printf(&call->result, "[Success] '%s' is at ", o->name);
    say_vector(&call->result, position);
    return true;
}

static bool count_objects(struct fake *f, struct host_call *call)
{
    buf_printf(&call->result, "[Success] %zu objects in %zu scenes", f->world.n_objects,
               fake_scene_loaded_count(&f->world));
    return true;
}

static bool fail_always(struct fake *f, struct host_call *call)
{
    (void)f;
    return err_set(&call->err, ERR_TOOL, "InvalidOperationException: this tool always fails");
}

static bool probe_tier(struct fake *f, struct host_call *call)
{
    (void)f;
    buf_append(&call->result, SLICE("[Success] This tool belongs to tier 2"));
    return true;
}

/* --- Waiting, with progress once a second. --- */

struct waiter {
    int64_t total_ms, done_ms;
};

static bool wait_on(struct fake *f, struct host_call *call);

static bool wait_next(struct host_call *call, struct waiter *waiter)
{
    int64_t left = waiter->total_ms - waiter->done_ms;
    int64_t step = left < 1000 ? left : 1000;

    if (left == 0) {
        struct json_out w;

        buf_append(&call->result, SLICE("[Success] Waited "));
        json_out_init(&w, &call->result);
        json_double(&w, (double)waiter->total_ms / 1000);
        buf_append(&call->result, SLICE(" seconds"));
        return true;
    }
    waiter->done_ms += step;
    return fake_wait(call, step, wait_on, waiter);
}

static bool wait_on(struct fake *f, struct host_call *call)
{
    struct waiter *waiter = fake_wait_state(call);

    fake_progress(f, call, (double)waiter->done_ms / 1000, (double)waiter->total_ms / 1000,
                  "Waiting");
    return wait_next(call, waiter);
}

static bool wait_seconds(struct fake *f, struct host_call *call)
{
    const struct wait_args *args = call->args;
    struct waiter *waiter = arena_zalloc(call->arena, sizeof(*waiter));

    (void)f;
    if (!waiter)
        return err_no_memory(&call->err);
    waiter->total_ms = (int64_t)round(args->seconds.value * 1000);
    return wait_next(call, waiter);
}

/* --- Rows. --- */

#define POSITION_PARAM                                                                             \
    {                                                                                              \
        "position", T_STRING, P(position), .def = "\"0,0,0\"", .text = "Position x,y,z"            \
    }

#define P(field) .at = offsetof(struct create_args, field)
static const struct param create_params[] = {
    {"name", T_STRING, P(name), .is_required = true, .text = "Object name"},
    POSITION_PARAM,
    {0},
};
#undef P

#define P(field) .at = offsetof(struct transform_args, field)
static const struct param transform_params[] = {
    {"name", T_STRING, P(name), .is_required = true, .text = "Object name"},
    {"position", T_STRING, P(position), .text = "World position x,y,z"},
    {"rotation", T_STRING, P(rotation), .text = "Euler angles x,y,z in degrees"},
    {"scale", T_STRING, P(scale), .text = "Local scale x,y,z"},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct wait_args, field)
static const struct param wait_params[] = {
    {"seconds", T_NUMBER, P(seconds), .is_required = true, .has_min = true, .min = 0,
     .has_max = true, .max = MAX_WAIT_SECONDS, .text = "How long to wait"},
    {0},
};
#undef P

#define PLUGIN(tool_name) .id = TOOL_PLUGIN, .name = tool_name, .group = GROUP_PLUGIN
#define READ_ONLY         (HINT_READ_ONLY | HINT_IDEMPOTENT)
#define TAKES(rows_of_params, args_type)                                                           \
    .params = rows_of_params, .args_size = sizeof(struct args_type)

static const struct tool tools[] = {
    {
        PLUGIN("create-vr-interactable"),
        .title = "Create VR interactable",
        .text = "Create a VR interactable GameObject",
        .category = "vr",
        .gates = GATE_WRITE,
        TAKES(create_params, create_args),
    },
    {
        PLUGIN("create-object"),
        .title = "Create object",
        .text = "Create an empty GameObject in the active scene",
        .category = "scene",
        .gates = GATE_WRITE,
        TAKES(create_params, create_args),
    },
    {
        PLUGIN("set-transform"),
        .title = "Set transform",
        .text = "Move, turn or scale a GameObject; what is not given stays as it is",
        .category = "scene",
        .hints = HINT_IDEMPOTENT,
        .gates = GATE_WRITE,
        TAKES(transform_params, transform_args),
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
        .tier = TIER_2,
        .hints = READ_ONLY,
    },
};

/* In the order of the rows. */
static fake_body *const bodies[] = {
    create_interactable, create_object, set_transform, count_objects,
    wait_seconds,        fail_always,   probe_tier,
};
_Static_assert(N_ELEMENTS(bodies) == N_ELEMENTS(tools), "every row has a body");

const struct tool *fake_plugin_tools(size_t *ret_n)
{
    *ret_n = N_ELEMENTS(tools);
    return tools;
}

bool fake_plugin(struct fake *f, struct host_call *call)
{
    call->form = FORM_TEXT;
    for (size_t i = 0; i < N_ELEMENTS(tools); i++) {
        if (strcmp(call->tool->name, tools[i].name) == 0)
            return bodies[i](f, call);
    }
    return err_set(&call->err, ERR_INTERNAL, "The fake has no tool '%s'", call->tool->name);
}
