/*
 * The test UI: a canvas with two overlapping blocks in the middle of the screen, for trying out
 * picking. It is remembered by ids; a canvas that an earlier agent of this process left behind is
 * found by its name.
 */
#include "base/limits.h"

#include "agent/reflect/reflect.h"
#include "agent/tools/tools.h"

#define CANVAS_NAME "McpTestCanvas"
#define EVENTS_NAME "McpTestEventSystem"
#define TOP_ORDER   30000    /* above the game's own UI */
#define DONT_SAVE   (4 | 16) /* saved neither in the editor nor in a build */

/* The left one comes last, so it is drawn over the right one, as in the explorer's example. The
 * answer lists them in the opposite order. */
static const struct block {
    const char *name;
    struct engine_vector min, max; /* as fractions of the screen */
    float color[4];
} blocks[TEST_BLOCKS] = {
    {"McpTestBlock_Right", {0.45f, 0.3f, 0}, {0.85f, 0.7f, 0}, {0.9f, 0.4f, 0.2f, 0.9f}},
    {"McpTestBlock_Left", {0.15f, 0.3f, 0}, {0.55f, 0.7f, 0}, {0.2f, 0.5f, 0.9f, 0.9f}},
};

/* --- Finding it. --- */

/* NULL if there is none. */
static bool find_canvas(struct clr_object **ret_canvas, struct err *err)
{
    struct clr_string *path = clr_string_new(SLICE("/" CANVAS_NAME));
    struct clr_object *o = state_living(&state_get()->test_ui.root), *canvas = NULL;

    if (!path)
        return err_no_memory(err);
    if (o || !engine_has(GAME_OBJECT_FIND) || !clr_class_named(SLICE("UnityEngine.Canvas"))) {
        *ret_canvas = o;
        return true;
    }
    if (!engine_call(GAME_OBJECT_FIND, NULL, (void *[]){path}, &o, err))
        return false;
    if (engine_is_alive(o) && !engine_component(o, ENGINE_CANVAS, &canvas, err))
        return false;
    *ret_canvas = canvas ? o : NULL;
    return true;
}

bool test_ui_has(struct clr_object *game_object, bool *ret_has, struct err *err)
{
    struct clr_object *canvas, *transform;
    int64_t root;

    if (!find_canvas(&canvas, err) ||
        !engine_call(GAME_OBJECT_TRANSFORM, game_object, NULL, &transform, err))
        return false;
    *ret_has = false;
    if (!canvas)
        return true;
    if (!engine_call(GAME_OBJECT_TRANSFORM, canvas, NULL, &canvas, err))
        return false;
    root = reflect_instance_id(canvas);
    while (transform && !*ret_has) {
        *ret_has = reflect_instance_id(transform) == root;
        if (!engine_call(TRANSFORM_PARENT, transform, NULL, &transform, err))
            return false;
    }
    return true;
}

/* --- Making it. --- */

static bool new_object(const char *name, struct clr_object **ret_object, struct err *err)
{
    int32_t flags = DONT_SAVE;
    struct clr_method *destroy;
    struct clr_object *o;
    struct err ignored;

    /* Check first that we can destroy it again if something fails. */
    if (!engine_method(OBJECT_DESTROY, &destroy, err) || !engine_new_object(name, &o, err))
        return false;
    if (!engine_call(OBJECT_SET_FLAGS, o, (void *[]){&flags}, NULL, err)) {
        engine_destroy(o, &ignored);
        return false;
    }
    *ret_object = o;
    return true;
}

static bool place_block(const struct block *b, struct clr_object *rect, struct clr_object *image,
                        struct clr_object *canvas, struct err *err)
{
    struct engine_vector min = b->min, max = b->max, none = {0};
    uint8_t stays_in_place = 0;
    struct clr_object *above;
    float color[4];

    memcpy(color, b->color, sizeof(color));
    return engine_call(GAME_OBJECT_TRANSFORM, canvas, NULL, &above, err) &&
           engine_call(TRANSFORM_SET_PARENT, rect, (void *[]){above, &stays_in_place}, NULL, err) &&
           engine_call(RECT_SET_ANCHOR_MIN, rect, (void *[]){&min}, NULL, err) &&
           engine_call(RECT_SET_ANCHOR_MAX, rect, (void *[]){&max}, NULL, err) &&
           engine_call(RECT_SET_SIZE, rect, (void *[]){&none}, NULL, err) &&
           engine_call(RECT_SET_POSITION, rect, (void *[]){&none}, NULL, err) &&
           engine_call(GRAPHIC_SET_COLOR, image, (void *[]){color}, NULL, err);
}

static bool make_canvas(struct clr_object **ret_canvas, struct err *err)
{
    int32_t overlay = 0, order = TOP_ORDER;
    struct clr_object *o, *canvas;
    struct err ignored;

    if (!new_object(CANVAS_NAME, &o, err))
        return false;
    if (!engine_add(o, ENGINE_CANVAS, &canvas, err) ||
        !engine_call(CANVAS_SET_MODE, canvas, (void *[]){&overlay}, NULL, err) ||
        !engine_call(CANVAS_SET_ORDER, canvas, (void *[]){&order}, NULL, err) ||
        !engine_add(o, ENGINE_RAYCASTER, NULL, err)) {
        engine_destroy(o, &ignored);
        return false;
    }
    *ret_canvas = o;
    return true;
}

/* Without an event system, nothing can be picked. */
static bool make_events(struct test_ui *ui, struct err *err)
{
    struct clr_object *current, *o;
    struct err ignored;

    if (!engine_call(EVENT_SYSTEM_CURRENT, NULL, NULL, &current, err))
        return false;
    if (engine_is_alive(current))
        return true;
    if (!new_object(EVENTS_NAME, &o, err))
        return false;
    if (!engine_add(o, ENGINE_EVENT_SYSTEM, NULL, err)) {
        engine_destroy(o, &ignored);
        return false;
    }
    ui->event_system = reflect_instance_id(o);
    return true;
}

/* Takes over a block that an earlier agent made. */
static bool adopt_block(struct clr_object *canvas, size_t i, int64_t *ret_id, struct err *err)
{
    struct clr_object *transform, *child;
    int32_t n;

    if (!engine_call(GAME_OBJECT_TRANSFORM, canvas, NULL, &transform, err) ||
        !engine_get_int(TRANSFORM_CHILD_COUNT, transform, &n, err))
        return false;
    for (int32_t at = 0; at < n && !*ret_id; at++) {
        struct buf name;
        bool ok;

        buf_init(&name, LIMIT_CARD_TEXT);
        ok = engine_call(TRANSFORM_CHILD, transform, (void *[]){&at}, &child, err) &&
             engine_get_text(OBJECT_NAME, child, &name, err);
        if (ok && slice_is(buf_slice(&name), blocks[i].name))
            ok = engine_call(COMPONENT_GAME_OBJECT, child, NULL, &child, err) &&
                 (*ret_id = reflect_instance_id(child)) != 0;
        buf_done(&name);
        if (!ok)
            return false;
    }
    return true;
}

static bool complete(struct test_ui *ui, struct clr_object *canvas, struct err *err)
{
    for (size_t i = 0; i < TEST_BLOCKS; i++) {
        if (!state_living(&ui->blocks[i]) && !adopt_block(canvas, i, &ui->blocks[i], err))
            return false;
        if (!ui->blocks[i]) {
            struct clr_object *o, *rect, *image;
            struct err ignored;

            if (!new_object(blocks[i].name, &o, err))
                return false;
            if (!engine_add(o, ENGINE_RECT_TRANSFORM, &rect, err) ||
                !engine_add(o, ENGINE_IMAGE, &image, err) ||
                !place_block(&blocks[i], rect, image, canvas, err)) {
                engine_destroy(o, &ignored);
                return false;
            }
            ui->blocks[i] = reflect_instance_id(o);
        }
    }
    return state_living(&ui->event_system) || make_events(ui, err);
}

static void write_ui(struct agent_call *call, const struct test_ui *ui)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    card_put_id(&w, "rootId", reflect_object_by_id(ui->root));
    json_key(&w, "blocks");
    json_array(&w);
    for (size_t i = TEST_BLOCKS; i-- > 0;) {
        json_object(&w);
        json_put_string(&w, "name", blocks[i].name);
        card_put_id(&w, "id", reflect_object_by_id(ui->blocks[i]));
        json_object_end(&w);
    }
    json_array_end(&w);
    json_object_end(&w);
}

/* Unity draws a new canvas at the end of the frame, and cannot pick what it has not drawn. */
static bool has_been_drawn(void)
{
    return true;
}

static bool spawn_test_ui(struct agent_call *call)
{
    struct test_ui *ui = &state_get()->test_ui;
    struct clr_object *canvas, *old;
    struct clr_class *image;
    struct err ignored;

    if (!engine_class(ENGINE_IMAGE, &image, &call->err) || !find_canvas(&old, &call->err))
        return false;
    canvas = old;
    if (!canvas && !make_canvas(&canvas, &call->err))
        return false;
    if (!complete(ui, canvas, &call->err)) {
        if (!old)
            engine_destroy(canvas, &ignored);
        return false;
    }
    ui->root = reflect_instance_id(canvas);
    call->is_settled = old ? NULL : has_been_drawn;
    write_ui(call, ui);
    return true;
}

static bool destroy(struct clr_object *o, struct err *err)
{
    return !o || engine_destroy(o, err);
}

static bool destroy_test_ui(struct agent_call *call)
{
    struct test_ui *ui = &state_get()->test_ui;
    struct clr_object *canvas;

    if (!find_canvas(&canvas, &call->err) || !destroy(canvas, &call->err))
        return false;
    for (size_t i = 0; i < TEST_BLOCKS; i++) { /* a block may have been moved out of the canvas */
        if (!destroy(state_living(&ui->blocks[i]), &call->err))
            return false;
    }
    if (!destroy(state_living(&ui->event_system), &call->err))
        return false;
    *ui = (struct test_ui){0};
    watch_selection();
    return answer_ok(call);
}

static const struct agent_tool tools[] = {
    {TOOL_SPAWN_TEST_UI, spawn_test_ui, false},
    {TOOL_DESTROY_TEST_UI, destroy_test_ui, false},
};
const struct agent_tools tools_test_ui = {tools, N_ELEMENTS(tools)};
