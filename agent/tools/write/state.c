/* The explorer's tools that change time and the explorer's own state: clipboard, free camera. */
#include <float.h>
#include <math.h>

#include "base/limits.h"

#include "agent/reflect/reflect.h"
#include "agent/tools/tools.h"

#define MAX_TIME_SCALE    4
#define MAX_SPEED         1000
#define FREECAM_NAME      "Freecam"
#define FREECAM_DEPTH     100 /* drawn last, over the game's cameras */
#define HIDE_AND_DONTSAVE 61

/* What has changed outlives the engine, so the server hears of it first. */
static bool answer_kept(struct agent_call *call)
{
    keep_tell();
    return answer_ok(call);
}

/* --- The clipboard. --- */

static bool set_clipboard_text(struct agent_call *call)
{
    const struct clipboard_text_args *args = call->args;

    if (args->text.value.len > LIMIT_CLIPBOARD)
        return err_set(&call->err, ERR_ARGUMENT, "Text too large; max %d bytes", LIMIT_CLIPBOARD);
    return state_copy_text(args->text.value, &call->err) && answer_kept(call);
}

static bool set_clipboard_object(struct agent_call *call)
{
    const struct confirm_object_args *args = call->args;
    struct clr_object *o;

    if (!engine_find(args->object_id.value, &o, &call->err))
        return false;
    state_copy_object(o);
    return answer_kept(call);
}

static bool clear_clipboard(struct agent_call *call)
{
    state_copy_object(NULL);
    return answer_kept(call);
}

/* --- Time. --- */

static bool set_scale(float scale, struct err *err)
{
    return engine_call(TIME_SET_SCALE, NULL, (void *[]){&scale}, NULL, err);
}

static bool set_time_scale(struct agent_call *call)
{
    const struct time_scale_args *args = call->args;
    struct tools_state *state = state_get();
    float scale;

    if (isnan(args->value.value))
        return err_set(&call->err, ERR_ARGUMENT, "value must be a number");
    scale = (float)fmin(fmax(args->value.value, 0), MAX_TIME_SCALE);
    if (!set_scale(scale, &call->err))
        return false;
    if (args->lock.is_set)
        state->is_time_locked = args->lock.value;
    state->time_scale = scale;
    state->n_changes++;
    keep_tell();
    return answer_time_scale(call);
}

bool state_lock_time(float scale, struct err *err)
{
    struct tools_state *state = state_get();

    if (!set_scale(scale, err))
        return false;
    state->is_time_locked = true;
    state->time_scale = scale;
    state->n_changes++;
    return true;
}

bool agent_has_time_lock(void)
{
    return state_get()->is_time_locked;
}

void agent_apply_time_lock(void)
{
    const struct tools_state *state = state_get();
    struct err err;
    float scale;

    if (state->is_time_locked && engine_get_float(TIME_SCALE, NULL, &scale, &err) &&
        scale != state->time_scale)
        set_scale(state->time_scale, &err);
}

/* --- The free camera. It is our own, so that the game's camera stays unchanged. --- */

static bool place(struct clr_object *camera, const struct freecam *cam, struct err *err)
{
    struct engine_vector position = cam->position, rotation = cam->rotation;
    struct clr_object *transform;

    return engine_call(COMPONENT_TRANSFORM, camera, NULL, &transform, err) &&
           engine_call(TRANSFORM_SET_POSITION, transform, (void *[]){&position}, NULL, err) &&
           engine_call(TRANSFORM_SET_ANGLES, transform, (void *[]){&rotation}, NULL, err);
}

static bool fit_out(struct clr_object *o, const struct freecam *cam, struct clr_object **ret_camera,
                    struct err *err)
{
    int32_t flags = HIDE_AND_DONTSAVE;
    float depth = FREECAM_DEPTH;
    struct clr_object *camera;

    if (!engine_call(OBJECT_SET_FLAGS, o, (void *[]){&flags}, NULL, err) ||
        !engine_add(o, ENGINE_CAMERA, &camera, err) ||
        !engine_call(CAMERA_SET_DEPTH, camera, (void *[]){&depth}, NULL, err) ||
        !place(camera, cam, err))
        return false;
    *ret_camera = camera;
    return true;
}

static bool switch_on(struct freecam *cam, struct err *err)
{
    struct clr_object *o, *camera = state_living(&cam->camera);
    struct err ignored;

    if (camera)
        return place(camera, cam, err);
    if (!engine_new_object(FREECAM_NAME, &o, err))
        return false;
    if (!fit_out(o, cam, &camera, err)) {
        engine_destroy(o, &ignored);
        return false;
    }
    cam->camera = reflect_instance_id(camera);
    return true;
}

static bool switch_off(struct freecam *cam, struct err *err)
{
    struct clr_object *o, *camera = state_living(&cam->camera);

    if (camera &&
        (!engine_call(COMPONENT_GAME_OBJECT, camera, NULL, &o, err) || !engine_destroy(o, err)))
        return false;
    cam->camera = 0;
    return true;
}

/* The first time, it starts at the game's camera. */
bool state_set_freecam(const struct freecam *wanted, struct err *err)
{
    struct freecam cam = *wanted;

    if (cam.is_enabled && !cam.has_pose) {
        if (!view_game_pose(&cam.position, &cam.rotation, err))
            return false;
        cam.has_pose = true;
    }
    if (cam.is_enabled ? !switch_on(&cam, err) : !switch_off(&cam, err))
        return false;
    state_get()->freecam = cam;
    state_get()->n_changes++;
    return true;
}

static bool set_freecam_enabled(struct agent_call *call)
{
    const struct enabled_args *args = call->args;
    struct freecam cam = state_get()->freecam;

    cam.is_enabled = args->enabled.value;
    return state_set_freecam(&cam, &call->err) && answer_kept(call);
}

static bool set_freecam_speed(struct agent_call *call)
{
    const struct freecam_speed_args *args = call->args;
    struct freecam *cam = &state_get()->freecam;
    struct json_out w;

    if (isnan(args->speed.value))
        return err_set(&call->err, ERR_ARGUMENT, "speed must be a number");
    cam->speed = (float)fmin(fmax(args->speed.value, 0), MAX_SPEED);
    state_get()->n_changes++;
    keep_tell();
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_key(&w, "speed");
    json_float(&w, cam->speed);
    json_object_end(&w);
    return true;
}

static bool fits_float(double value)
{
    return fabs(value) <= (double)FLT_MAX;
}

static bool to_vector(const struct arg_vector3 *arg, struct engine_vector *ret_vector)
{
    if (!fits_float(arg->x) || !fits_float(arg->y) || !fits_float(arg->z))
        return false;
    *ret_vector = (struct engine_vector){(float)arg->x, (float)arg->y, (float)arg->z};
    return true;
}

static bool set_freecam_pose(struct agent_call *call)
{
    const struct freecam_pose_args *args = call->args;
    struct freecam cam = state_get()->freecam;

    if (!args->pos.is_set || !args->rot.is_set)
        return err_set(&call->err, ERR_ARGUMENT, "pos and rot are required");
    if (!to_vector(&args->pos, &cam.position) || !to_vector(&args->rot, &cam.rotation))
        return err_set(&call->err, ERR_ARGUMENT, "pos and rot must fit a float");
    cam.has_pose = true;
    return state_set_freecam(&cam, &call->err) && answer_kept(call);
}

static const struct agent_tool tools[] = {
    {TOOL_SET_CLIPBOARD_TEXT, set_clipboard_text, false},
    {TOOL_SET_CLIPBOARD_OBJECT, set_clipboard_object, false},
    {TOOL_CLEAR_CLIPBOARD, clear_clipboard, false},
    {TOOL_SET_TIME_SCALE, set_time_scale, false},
    {TOOL_SET_FREECAM_ENABLED, set_freecam_enabled, false},
    {TOOL_SET_FREECAM_SPEED, set_freecam_speed, false},
    {TOOL_SET_FREECAM_POSE, set_freecam_pose, false},
};
const struct agent_tools tools_write_state = {tools, N_ELEMENTS(tools)};
