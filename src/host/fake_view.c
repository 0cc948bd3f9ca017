/*
 * What the fake sees: its camera, the free camera, picking at a screen position, and the test UI to
 * pick on. The screen is 1920 x 1080 and the mouse never moves.
 */
#include "fake.h"

#include <float.h>
#include <math.h>

#define SCREEN_WIDTH  1920.0
#define SCREEN_HEIGHT 1080.0
/* Over both blocks of the test UI, and above the player's head. */
#define MOUSE_X 0.5
#define MOUSE_Y 0.65

#define PI                3.14159265358979323846
#define FREECAM_FOV       60
#define FREECAM_MAX_SPEED 1000

/* --- Cameras. --- */

struct view {
    const char *name;
    float fov;
    struct fake_vec3 position, rotation;
};

static struct view game_view(struct fake *f)
{
    struct fake_object *o = NULL;
    const struct fake_component *c = fake_camera(&f->world, true, &o);

    if (!c)
        return (struct view){.name = "<none>"};
    return (struct view){o->name, (float)c->slots[0], fake_object_position(o), o->rotation};
}

static struct view current_view(struct fake *f)
{
    if (f->freecam.is_enabled)
        return (struct view){"Freecam", FREECAM_FOV, f->freecam.position, f->freecam.rotation};
    return game_view(f);
}

static void put_vector(struct json_out *w, const char *key, struct fake_vec3 v)
{
    json_key(w, key);
    fake_vec3_json(w, v, true);
}

bool fake_get_camera(struct fake *f, struct host_call *call)
{
    struct view view = current_view(f);
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "IsFreecam", f->freecam.is_enabled);
    json_put_string(&w, "Name", view.name);
    json_key(&w, "Fov");
    json_float(&w, view.fov);
    put_vector(&w, "Pos", view.position);
    put_vector(&w, "Rot", view.rotation);
    json_object_end(&w);
    return true;
}

bool fake_get_freecam(struct fake *f, struct host_call *call)
{
    const struct fake_freecam *cam = &f->freecam;
    struct view game = game_view(f);
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "Enabled", cam->is_enabled);
    json_put_bool(&w, "UsingGameCamera", false);
    json_key(&w, "Speed");
    json_float(&w, cam->speed);
    put_vector(&w, "Pos", cam->has_pose ? cam->position : game.position);
    put_vector(&w, "Rot", cam->has_pose ? cam->rotation : game.rotation);
    json_object_end(&w);
    return true;
}

/* The free camera starts where the game's camera is, the first time. */
bool fake_set_freecam_enabled(struct fake *f, struct host_call *call)
{
    const struct enabled_args *args = call->args;
    struct fake_freecam *cam = &f->freecam;
    struct view game = game_view(f);

    if (args->enabled.value && !cam->has_pose) {
        cam->position = game.position;
        cam->rotation = game.rotation;
        cam->has_pose = true;
    }
    cam->is_enabled = args->enabled.value;
    return fake_ok(call);
}

bool fake_set_freecam_speed(struct fake *f, struct host_call *call)
{
    const struct freecam_speed_args *args = call->args;
    struct json_out w;

    f->freecam.speed = (float)fmin(fmax(args->speed.value, 0), FREECAM_MAX_SPEED);
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_key(&w, "speed");
    json_float(&w, f->freecam.speed);
    json_object_end(&w);
    return true;
}

static bool to_vector(const struct arg_vector3 *arg, struct fake_vec3 *ret_vector)
{
    if (fabs(arg->x) > (double)FLT_MAX || fabs(arg->y) > (double)FLT_MAX ||
        fabs(arg->z) > (double)FLT_MAX)
        return false;
    *ret_vector = (struct fake_vec3){(float)arg->x, (float)arg->y, (float)arg->z};
    return true;
}

bool fake_set_freecam_pose(struct fake *f, struct host_call *call)
{
    const struct freecam_pose_args *args = call->args;
    struct fake_vec3 position, rotation;

    if (!to_vector(&args->pos, &position) || !to_vector(&args->rot, &rotation))
        return err_set(&call->err, ERR_ARGUMENT, "pos and rot must fit a float");
    f->freecam.position = position;
    f->freecam.rotation = rotation;
    f->freecam.has_pose = true;
    return fake_ok(call);
}

/* --- Picking. --- */

struct vector {
    double x, y, z;
};

struct ray {
    struct vector from, along;
};

/* Turns by Euler angles in Unity's order: about z, then x, then y. */
static struct vector rotate(struct vector v, struct fake_vec3 degrees)
{
    double x = (double)degrees.x * PI / 180, y = (double)degrees.y * PI / 180,
           z = (double)degrees.z * PI / 180;
    struct vector a = {v.x * cos(z) - v.y * sin(z), v.x * sin(z) + v.y * cos(z), v.z};
    struct vector b = {a.x, a.y * cos(x) - a.z * sin(x), a.y * sin(x) + a.z * cos(x)};

    return (struct vector){b.x * cos(y) + b.z * sin(y), b.y, b.z * cos(y) - b.x * sin(y)};
}

static struct ray ray_through(const struct view *view, double x, double y)
{
    double height = tan((double)view->fov * PI / 360);
    struct vector ahead = {(2 * x - 1) * height * SCREEN_WIDTH / SCREEN_HEIGHT,
                           (2 * y - 1) * height, 1};

    return (struct ray){
        {(double)view->position.x, (double)view->position.y, (double)view->position.z},
        rotate(ahead, view->rotation)};
}

/* Narrows [*enter, *leave] to where the ray is between the two planes of one axis. */
static void clip(double from, double along, double centre, double half, double *enter,
                 double *leave)
{
    double a, b;

    if (along == 0) { /* runs beside them: all or nothing */
        if (fabs(from - centre) > half)
            *leave = -1;
        return;
    }
    a = (centre - half - from) / along;
    b = (centre + half - from) / along;
    *enter = fmax(*enter, fmin(a, b));
    *leave = fmin(*leave, fmax(a, b));
}

/* A collider's box: half its size on each axis. */
static bool collider_box(const struct fake_object *o, struct vector *ret_half)
{
    const struct fake_component *c = fake_component_of(o, TYPE_COLLIDER);
    struct vector half = {0.5, 0.5, 0.5};

    if (!c || !c->is_enabled || !fake_object_is_shown(o))
        return false;
    if (c->type != &fake_types[TYPE_BOX_COLLIDER])
        half = (struct vector){c->slots[1], c->slots[1], c->slots[1]};
    if (c->type == &fake_types[TYPE_CAPSULE_COLLIDER])
        half.y = fmax(half.y, c->slots[2] / 2);
    *ret_half =
        (struct vector){half.x * fabs((double)o->scale.x), half.y * fabs((double)o->scale.y),
                        half.z * fabs((double)o->scale.z)};
    return true;
}

/* How far along the ray the object's collider is, negative if it is not hit. */
static double distance_to(const struct ray *ray, const struct fake_object *o)
{
    struct fake_vec3 at = fake_object_position(o);
    struct vector half;
    double enter = 0, leave = DBL_MAX;

    if (!collider_box(o, &half))
        return -1;
    clip(ray->from.x, ray->along.x, (double)at.x, half.x, &enter, &leave);
    clip(ray->from.y, ray->along.y, (double)at.y, half.y, &enter, &leave);
    clip(ray->from.z, ray->along.z, (double)at.z, half.z, &enter, &leave);
    return enter <= leave ? enter : -1;
}

static struct fake_object *pick_world(struct fake *f, double x, double y)
{
    struct view view = current_view(f);
    struct ray ray = ray_through(&view, x, y);
    struct fake_scene *all[FAKE_ALL_SCENES];
    size_t n = fake_scene_list(&f->world, all);
    struct fake_object *hit = NULL;
    double nearest = DBL_MAX;

    if (view.fov <= 0) /* no camera, no ray */
        return NULL;
    for (size_t i = 0; i < n; i++) {
        struct fake_object *o = NULL;

        while (all[i]->is_loaded && (o = fake_object_next(&all[i]->root, o))) {
            double distance = distance_to(&ray, o);

            if (distance >= 0 && distance < nearest) {
                nearest = distance;
                hit = o;
            }
        }
    }
    return hit;
}

static bool is_over(const struct fake_object *o, double x, double y)
{
    const struct fake_component *image = fake_component_of(o, TYPE_IMAGE);

    return o->has_rect && image && image->is_enabled && image->slots[0] != 0 &&
           fake_object_is_shown(o) && x >= (double)o->rect.left && x <= (double)o->rect.right &&
           y >= (double)o->rect.bottom && y <= (double)o->rect.top;
}

/* Later objects are drawn over earlier ones, so the last in hierarchy order comes first. */
static size_t pick_ui(struct fake *f, double x, double y, struct fake_object **to)
{
    struct fake_scene *all[FAKE_ALL_SCENES];
    size_t n_scenes = fake_scene_list(&f->world, all);
    size_t n = 0;

    for (size_t i = 0; i < n_scenes; i++) {
        struct fake_object *o = NULL;

        while (all[i]->is_loaded && (o = fake_object_next(&all[i]->root, o))) {
            if (is_over(o, x, y))
                to[n++] = o;
        }
    }
    for (size_t i = 0; i < n / 2; i++) {
        struct fake_object *first = to[i];

        to[i] = to[n - 1 - i];
        to[n - 1 - i] = first;
    }
    return n;
}

static void open_pick(struct json_out *w, struct buf *to, const char *mode,
                      const struct fake_object *hit)
{
    json_out_init(w, to);
    json_object(w);
    json_put_string(w, "Mode", mode);
    json_put_bool(w, "Hit", hit != NULL);
    fake_put_id(w, "Id", hit);
    json_key(w, "Items");
}

static bool answer_ui_pick(struct fake *f, struct host_call *call, double x, double y)
{
    struct fake_object **hits = arena_alloc(call->arena, (f->world.n_objects + 1) * sizeof(*hits));
    struct json_out w;
    size_t n;

    if (!hits)
        return err_no_memory(&call->err);
    n = pick_ui(f, x, y, hits);
    open_pick(&w, &call->result, "ui", n ? hits[0] : NULL);
    json_array(&w);
    for (size_t i = 0; i < n; i++) {
        json_object(&w);
        fake_put_id(&w, "Id", hits[i]);
        json_put_string(&w, "Name", hits[i]->name);
        if (!fake_put_path(&w, call->arena, hits[i]))
            return err_no_memory(&call->err);
        json_object_end(&w);
    }
    json_array_end(&w);
    json_object_end(&w);
    return true;
}

bool fake_mouse_pick(struct fake *f, struct host_call *call)
{
    const struct pick_args *args = call->args;
    double width = args->normalized.value ? 1 : SCREEN_WIDTH;
    double height = args->normalized.value ? 1 : SCREEN_HEIGHT;
    double x = args->x.is_set ? args->x.value / width : MOUSE_X;
    double y = args->y.is_set ? args->y.value / height : MOUSE_Y;
    struct json_out w;

    if (slice_is(args->mode.value, "ui"))
        return answer_ui_pick(f, call, x, y);
    open_pick(&w, &call->result, "world", pick_world(f, x, y));
    json_null(&w);
    json_object_end(&w);
    return true;
}

/* --- The test UI. --- */

#define CANVAS_NAME "McpTestCanvas"

/* They overlap in the middle of the screen. The left one comes last in the hierarchy: it is drawn
 * over the right one, as in seed 4's example. */
static const struct block {
    const char *name;
    struct fake_rect rect;
} blocks[] = {
    {"McpTestBlock_Right", {0.45f, 0.3f, 0.85f, 0.7f}},
    {"McpTestBlock_Left", {0.15f, 0.3f, 0.55f, 0.7f}},
};

struct fake_object *fake_test_canvas(struct fake *f)
{
    struct fake_scene *all[FAKE_ALL_SCENES];
    size_t n = fake_scene_list(&f->world, all);

    for (size_t i = 0; i < n; i++) {
        for (struct fake_object *o = all[i]->root.first; o; o = o->next) {
            if (strcmp(o->name, CANVAS_NAME) == 0 && fake_component_of(o, TYPE_CANVAS))
                return o;
        }
    }
    return NULL;
}

static bool add_types(struct fake *f, struct fake_object *o, const enum fake_type_id *types,
                      struct err *err)
{
    struct fake_component *c;

    o->components->type = &fake_types[TYPE_RECT_TRANSFORM];
    for (; *types != TYPE_COUNT; types++) {
        if (!fake_component_new(&f->world, o, &fake_types[*types], &c, err))
            return false;
    }
    return true;
}

static bool fill_canvas(struct fake *f, struct fake_object *canvas, struct err *err)
{
    static const enum fake_type_id canvas_types[] = {TYPE_CANVAS, TYPE_GRAPHIC_RAYCASTER,
                                                     TYPE_COUNT};
    static const enum fake_type_id block_types[] = {TYPE_CANVAS_RENDERER, TYPE_IMAGE, TYPE_COUNT};

    if (!add_types(f, canvas, canvas_types, err))
        return false;
    for (size_t i = 0; i < N_ELEMENTS(blocks); i++) {
        struct fake_object *o;

        if (!fake_object_new(&f->world, canvas, slice_of(blocks[i].name), 0, &o, err) ||
            !add_types(f, o, block_types, err))
            return false;
        o->has_rect = true;
        o->rect = blocks[i].rect;
    }
    return true;
}

static bool make_canvas(struct fake *f, struct fake_object **ret_canvas, struct err *err)
{
    struct fake_object *canvas;

    if (!fake_object_new(&f->world, &f->world.active->root, SLICE(CANVAS_NAME), 0, &canvas, err))
        return false;
    if (!fill_canvas(f, canvas, err)) {
        fake_object_free(&f->world, canvas);
        return false;
    }
    *ret_canvas = canvas;
    return true;
}

bool fake_spawn_test_ui(struct fake *f, struct host_call *call)
{
    struct fake_object *canvas = fake_test_canvas(f);
    struct json_out w;

    if (!canvas && !make_canvas(f, &canvas, &call->err))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    fake_put_id(&w, "rootId", canvas);
    json_key(&w, "blocks");
    json_array(&w);
    for (const struct fake_object *o = canvas->last; o; o = o->prev) {
        json_object(&w);
        json_put_string(&w, "name", o->name);
        fake_put_id(&w, "id", o);
        json_object_end(&w);
    }
    json_array_end(&w);
    json_object_end(&w);
    return true;
}

bool fake_destroy_test_ui(struct fake *f, struct host_call *call)
{
    struct fake_object *canvas = fake_test_canvas(f);

    if (canvas)
        fake_object_free(&f->world, canvas);
    fake_tell_selection(f);
    return fake_ok(call);
}
