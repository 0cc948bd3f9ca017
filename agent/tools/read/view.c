/* The engine's view: its camera, the free camera, and the objects under a point of the
 * screen. */
#include <math.h>

#include "agent/tools/tools.h"

#define FREECAM_FOV 60

/* --- Cameras. --- */

struct view {
    struct clr_object *camera; /* NULL: none */
    float fov;
    struct engine_vector position, rotation;
};

/* Camera.main, else the first enabled one; NULL if there is none. */
static bool game_camera(struct clr_object **ret_camera, struct err *err)
{
    struct clr_object *camera, *all;
    struct clr_array *list;

    if (!engine_call(CAMERA_MAIN, NULL, NULL, &camera, err))
        return false;
    if (!engine_is_alive(camera)) {
        if (!engine_call(CAMERA_ALL, NULL, NULL, &all, err))
            return false;
        list = (struct clr_array *)all;
        camera = engine_length(list) ? engine_item(list, 0) : NULL;
    }
    *ret_camera = camera;
    return true;
}

static bool game_view(struct view *ret_view, struct err *err)
{
    struct view view = {0};
    struct clr_object *transform;

    if (!game_camera(&view.camera, err))
        return false;
    if (view.camera && (!engine_get_float(CAMERA_FOV, view.camera, &view.fov, err) ||
                        !engine_call(COMPONENT_TRANSFORM, view.camera, NULL, &transform, err) ||
                        !engine_get_vector(TRANSFORM_POSITION, transform, &view.position, err) ||
                        !engine_get_vector(TRANSFORM_ANGLES, transform, &view.rotation, err)))
        return false;
    *ret_view = view;
    return true;
}

bool view_game_pose(struct engine_vector *ret_position, struct engine_vector *ret_rotation,
                    struct err *err)
{
    struct view view;

    if (!game_view(&view, err))
        return false;
    *ret_position = view.position;
    *ret_rotation = view.rotation;
    return true;
}

static bool get_camera(struct agent_call *call)
{
    const struct freecam *cam = &state_get()->freecam;
    struct view view;
    struct json_out w;

    if (!game_view(&view, &call->err))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "IsFreecam", cam->is_enabled);
    if (cam->is_enabled || !view.camera)
        json_put_string(&w, "Name", cam->is_enabled ? "Freecam" : "<none>");
    else if (!card_put_name(&w, view.camera, &call->err))
        return false;
    json_key(&w, "Fov");
    json_float(&w, cam->is_enabled ? FREECAM_FOV : view.fov);
    card_put_vector(&w, "Pos", cam->is_enabled ? cam->position : view.position);
    card_put_vector(&w, "Rot", cam->is_enabled ? cam->rotation : view.rotation);
    json_object_end(&w);
    return true;
}

static bool get_freecam(struct agent_call *call)
{
    const struct freecam *cam = &state_get()->freecam;
    struct view view = {0};
    struct json_out w;

    if (!cam->has_pose && !game_view(&view, &call->err))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "Enabled", cam->is_enabled);
    json_put_bool(&w, "UsingGameCamera", false);
    json_key(&w, "Speed");
    json_float(&w, cam->speed);
    card_put_vector(&w, "Pos", cam->has_pose ? cam->position : view.position);
    card_put_vector(&w, "Rot", cam->has_pose ? cam->rotation : view.rotation);
    json_object_end(&w);
    return true;
}

/* --- The given point, in pixels from the lower left corner. --- */

static bool find_point(const struct pick_args *args, struct engine_vector *ret_point,
                       struct err *err)
{
    struct engine_vector point = {0};
    int32_t width = 1, height = 1;

    if ((!args->x.is_set || !args->y.is_set) && !engine_get_vector(INPUT_MOUSE, NULL, &point, err))
        return err_hint(err, "pass x and y");
    if (args->normalized.value && (!engine_get_int(SCREEN_WIDTH, NULL, &width, err) ||
                                   !engine_get_int(SCREEN_HEIGHT, NULL, &height, err)))
        return false;
    if (args->x.is_set)
        point.x = (float)(args->x.value * width);
    if (args->y.is_set)
        point.y = (float)(args->y.value * height);
    if (!isfinite(point.x) || !isfinite(point.y))
        return err_set(err, ERR_ARGUMENT, "x and y must fit a float");
    point.z = 0;
    *ret_point = point;
    return true;
}

static void open_pick(struct json_out *w, struct agent_call *call, const char *mode,
                      struct clr_object *hit)
{
    json_out_init(w, &call->result);
    json_object(w);
    json_put_string(w, "Mode", mode);
    json_put_bool(w, "Hit", hit != NULL);
    card_put_id(w, "Id", hit);
    json_key(w, "Items");
}

/* --- The world: what physics hits first. --- */

/* Room for the RaycastHit of any Unity version. On the stack, where the collector sees references
 * in it. */
struct hit {
    _Alignas(16) unsigned char raw[128];
};

static bool cast_ray(struct clr_object *camera, struct engine_vector point, struct hit *ret_hit,
                     bool *ret_has_hit, struct err *err)
{
    float reach = INFINITY;
    struct clr_object *ray, *has_hit;
    struct clr_class *k;
    uint32_t align = 0;

    if (!engine_class(ENGINE_RAYCAST_HIT, &k, err))
        return false;
    if (clr.class_value_size(k, &align) > (int)sizeof(ret_hit->raw))
        return err_set(err, ERR_ENGINE, "UnityEngine.RaycastHit is larger than expected");
    if (!engine_call(CAMERA_RAY, camera, (void *[]){&point}, &ray, err))
        return false;
    if (!engine_call(PHYSICS_RAYCAST, NULL, (void *[]){clr.object_unbox(ray), ret_hit->raw, &reach},
                     &has_hit, err))
        return false;
    *ret_has_hit = *(uint8_t *)clr.object_unbox(has_hit) != 0;
    return true;
}

/* --- The UI: what the event system hits, the topmost first. --- */

/* A List<RaycastResult>. The runtime has that class, because RaycastAll() takes one. */
static bool new_results(struct clr_object **ret_list, struct err *err)
{
    struct clr_method *raycast;
    struct clr_object *list;

    if (!engine_method(EVENT_SYSTEM_RAYCAST, &raycast, err))
        return false;
    list = clr_object_new(clr.class_from_type(clr_param_type(raycast, 1)));
    if (!list)
        return err_no_memory(err);
    clr.runtime_object_init(list);
    *ret_list = list;
    return true;
}

static bool new_pointer(struct clr_object *event_system, struct engine_vector point,
                        struct clr_object **ret_pointer, struct err *err)
{
    struct clr_object *pointer;
    struct clr_class *k;

    if (!engine_class(ENGINE_POINTER_EVENT, &k, err))
        return false;
    pointer = clr_object_new(k);
    if (!pointer)
        return err_no_memory(err);
    if (!engine_call(POINTER_EVENT_INIT, pointer, (void *[]){event_system}, NULL, err) ||
        !engine_call(POINTER_EVENT_SET_POSITION, pointer, (void *[]){&point}, NULL, err))
        return false;
    *ret_pointer = pointer;
    return true;
}

/* The i-th result's object; NULL if GetObject could not find it. */
static bool result_at(struct clr_object *list, int32_t i, struct clr_object **ret_object,
                      struct err *err)
{
    struct clr_method *get = clr_method(clr.object_get_class(list), "get_Item", 1, NULL);
    struct clr_object *result, *object;

    if (!get)
        return err_set(err, ERR_NOT_READY, "List<RaycastResult>.get_Item is not in this build");
    if (!clr_call(get, list, (void *[]){&i}, &result, err) ||
        !engine_call(RAYCAST_RESULT_OBJECT, clr.object_unbox(result), NULL, &object, err))
        return false;
    *ret_object = engine_is_alive(object) ? object : NULL;
    return true;
}

static bool result_count(struct clr_object *list, int32_t *ret_n, struct err *err)
{
    struct clr_method *get = clr_method(clr.object_get_class(list), "get_Count", 0, NULL);
    struct clr_object *n;

    if (!get)
        return err_set(err, ERR_NOT_READY, "List<RaycastResult>.get_Count is not in this build");
    if (!clr_call(get, list, NULL, &n, err))
        return false;
    *ret_n = *(int32_t *)clr.object_unbox(n);
    return true;
}

static bool write_hit(struct json_out *w, struct clr_object *object, struct err *err)
{
    struct clr_object *transform;

    json_object(w);
    card_put_id(w, "Id", object);
    if (!card_put_name(w, object, err) ||
        !engine_call(GAME_OBJECT_TRANSFORM, object, NULL, &transform, err) ||
        !card_put_path(w, transform, err))
        return false;
    json_object_end(w);
    return true;
}

/* `list` may be NULL: nothing was hit. */
static bool write_hits(struct agent_call *call, struct clr_object *list, int32_t n)
{
    struct clr_object *object = NULL;
    struct json_out w;
    int32_t first = 0;

    while (first < n && !object) {
        if (!result_at(list, first, &object, &call->err))
            return false;
        first += !object;
    }
    open_pick(&w, call, "ui", object);
    json_array(&w);
    for (int32_t i = first; i < n; i++) {
        if (!result_at(list, i, &object, &call->err) ||
            (object && !write_hit(&w, object, &call->err)))
            return false;
    }
    json_array_end(&w);
    json_object_end(&w);
    return true;
}

static bool answer_ui(struct agent_call *call, struct engine_vector point)
{
    struct clr_object *event_system, *pointer = NULL, *list = NULL;
    struct err *err = &call->err;
    int32_t n = 0;

    if (!engine_call(EVENT_SYSTEM_CURRENT, NULL, NULL, &event_system, err))
        return false;
    if (!engine_is_alive(event_system))
        return write_hits(call, NULL, 0);
    return new_pointer(event_system, point, &pointer, err) && new_results(&list, err) &&
           engine_call(EVENT_SYSTEM_RAYCAST, event_system, (void *[]){pointer, list}, NULL, err) &&
           result_count(list, &n, err) && write_hits(call, list, n);
}

static bool mouse_pick(struct agent_call *call)
{
    const struct pick_args *args = call->args;
    struct engine_vector point = {0};
    struct clr_object *camera, *collider = NULL, *object = NULL;
    struct err *err = &call->err;
    struct hit hit = {{0}};
    bool has_hit = false;
    struct json_out w;

    if (!find_point(args, &point, &call->err))
        return false;
    if (slice_is(args->mode.value, "ui"))
        return answer_ui(call, point);
    camera = state_living(&state_get()->freecam.camera);
    if (!camera && !game_camera(&camera, err))
        return false;
    if (camera && !cast_ray(camera, point, &hit, &has_hit, err))
        return false;
    if (has_hit && !engine_call(RAYCAST_HIT_COLLIDER, hit.raw, NULL, &collider, err))
        return false;
    if (engine_is_alive(collider) &&
        !engine_call(COMPONENT_GAME_OBJECT, collider, NULL, &object, err))
        return false;
    open_pick(&w, call, "world", object);
    json_null(&w);
    json_object_end(&w);
    return true;
}

static const struct agent_tool tools[] = {
    {TOOL_GET_CAMERA_INFO, get_camera, false},
    {TOOL_GET_FREECAM, get_freecam, false},
    {TOOL_MOUSE_PICK, mouse_pick, false},
};
const struct agent_tools tools_view = {tools, N_ELEMENTS(tools)};
