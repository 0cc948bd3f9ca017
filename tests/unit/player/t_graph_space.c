/* Where things are: rotations, scales, parents, rectangles and canvases, against values that were
 * worked out by hand or follow from what must hold. */
#include <check.h>
#include <math.h>

#include "player/graph/graph.h"
#include "quat_rig.h"

static void begin(void)
{
    graph_reset(NULL);
    graph_screen = (struct screen){1920, 1080, 96};
}

static void end(void)
{
    graph_reset(NULL);
}

static struct transform *make(struct transform *parent, bool has_rect)
{
    struct game_object *o = graph_new_game_object(SLICE("O"), has_rect);

    ck_assert_ptr_nonnull(o);
    ck_assert(!parent || graph_set_parent(o->transform, parent, false));
    return o->transform;
}

static void near3(struct vec3 v, float x, float y, float z)
{
    ck_assert_msg(fabsf(v.x - x) < 1e-3f && fabsf(v.y - y) < 1e-3f && fabsf(v.z - z) < 1e-3f,
                  "(%g, %g, %g) is not (%g, %g, %g)", (double)v.x, (double)v.y, (double)v.z,
                  (double)x, (double)y, (double)z);
}

static void same_rotation(struct quat a, struct quat b)
{
    float dot = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;

    ck_assert_msg(fabsf(dot) > 0.99999f, "(%g, %g, %g, %g) is not (%g, %g, %g, %g)", (double)a.x,
                  (double)a.y, (double)a.z, (double)a.w, (double)b.x, (double)b.y, (double)b.z,
                  (double)b.w);
}

static struct quat euler(float x, float y, float z)
{
    return quat_euler((struct vec3){x, y, z});
}

static void same_matrix(struct mat4 a, struct mat4 b)
{
    for (int i = 0; i < 16; i++)
        ck_assert_msg(fabsf(a.m[i] - b.m[i]) < 1e-3f, "[%d] %g is not %g", i, (double)a.m[i],
                      (double)b.m[i]);
}

/* --- Rotations. --- */

START_TEST(angles_turn_as_in_a_left_handed_world)
{
    near3(vec3_rotate(euler(0, 90, 0), (struct vec3){0, 0, 1}), 1, 0, 0);
    near3(vec3_rotate(euler(90, 0, 0), (struct vec3){0, 0, 1}), 0, -1, 0);
    near3(vec3_rotate(euler(0, 0, 90), (struct vec3){1, 0, 0}), 0, 1, 0);
    /* z first, then x, then y: up goes to the left, stays there, goes ahead. */
    near3(vec3_rotate(euler(90, 90, 90), (struct vec3){0, 1, 0}), 0, 0, 1);
}
END_TEST

START_TEST(angles_come_back_from_a_rotation)
{
    static const struct vec3 angles[] = {
        {0, 0, 0}, {30, 0, 0}, {0, 200, 0}, {0, 0, 350}, {330, 45, 10}, {10, 20, 30}, {300, 1, 359},
    };

    for (size_t i = 0; i < sizeof(angles) / sizeof(angles[0]); i++)
        near3(quat_to_euler(quat_euler(angles[i])), angles[i].x, angles[i].y, angles[i].z);
}
END_TEST

START_TEST(straight_up_and_down_keep_their_rotation)
{
    static const struct vec3 angles[] = {{90, 30, 0}, {90, 30, 50}, {270, 120, 20}, {-90, 0, 77}};

    for (size_t i = 0; i < sizeof(angles) / sizeof(angles[0]); i++) {
        struct quat q = quat_euler(angles[i]);

        same_rotation(quat_euler(quat_to_euler(q)), q);
        ck_assert_float_eq(quat_to_euler(q).z, 0);
    }
}
END_TEST

START_TEST(a_matrix_times_its_inverse_is_nothing_changed)
{
    struct mat4 inverse, m = {{0, 2, 0, 0, -3, 0, 0, 0, 0, 0, 4, 0, 5, 6, 7, 1}};
    struct mat4 flat = {{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}}, kept = flat;

    ck_assert(mat4_inverse(&m, &inverse));
    near3(mat4_point(&inverse, mat4_point(&m, (struct vec3){1, -2, 3})), 1, -2, 3);
    near3(mat4_vector(&inverse, mat4_vector(&m, (struct vec3){1, -2, 3})), 1, -2, 3);
    ck_assert(!mat4_inverse(&flat, &kept));
    same_matrix(kept, flat);
}
END_TEST

/* --- Parents. --- */

START_TEST(a_child_follows_its_parent)
{
    struct transform *a = make(NULL, false), *b = make(a, false);

    a->position = (struct vec3){10, 0, 0};
    a->rotation = euler(0, 90, 0);
    a->scale = (struct vec3){2, 2, 2};
    b->position = (struct vec3){0, 1, 3};
    near3(graph_position(b), 16, 2, 0);
    same_rotation(graph_rotation(b), euler(0, 90, 0));
    near3(graph_lossy_scale(b), 2, 2, 2);
    graph_set_position(b, (struct vec3){16, 4, 0});
    near3(b->position, 0, 2, 3);
    graph_set_rotation(b, euler(0, 0, 0));
    same_rotation(b->rotation, euler(0, -90, 0));
}
END_TEST

START_TEST(mirrors_turn_what_is_below_them)
{
    struct transform *a = make(NULL, false), *b = make(a, false), *c = make(b, false);
    struct quat q = euler(10, 20, 30);

    a->scale = (struct vec3){-1, 1, 1};
    b->rotation = euler(0, 90, 0);
    c->scale = (struct vec3){1, 2, 3};
    same_rotation(graph_rotation(c), euler(0, -90, 0));
    near3(graph_position(c), 0, 0, 0);
    near3(graph_lossy_scale(c), -1, 2, 3);
    b->scale = (struct vec3){1, -2, 1};
    graph_set_rotation(c, q);
    same_rotation(graph_rotation(c), q);
    graph_set_position(c, (struct vec3){1, 2, 3});
    near3(graph_position(c), 1, 2, 3);
}
END_TEST

START_TEST(a_parent_without_width_loses_only_that_axis)
{
    struct transform *a = make(NULL, false), *b = make(a, false);

    a->position = (struct vec3){5, 5, 5};
    a->scale = (struct vec3){2, 1, 0};
    graph_set_position(b, (struct vec3){7, 8, 9});
    near3(b->position, 1, 3, 0);
}
END_TEST

START_TEST(a_rotation_of_nothing_is_none)
{
    struct transform *a = make(NULL, false);

    a->rotation = (struct quat){0, 0, 0, 0};
    a->position = (struct vec3){1, 2, 3};
    same_rotation(graph_rotation(a), euler(0, 0, 0));
    near3(graph_lossy_scale(a), 1, 1, 1);
    a->rotation = (struct quat){0, NAN, 0, 0};
    near3(graph_position(a), 1, 2, 3);
}
END_TEST

START_TEST(the_place_in_the_world_stays_if_asked_for)
{
    struct transform *a = make(NULL, false), *b = make(NULL, false);
    struct mat4 before;

    a->position = (struct vec3){3, -2, 1};
    a->rotation = euler(20, 100, -40);
    a->scale = (struct vec3){2, 2, -2};
    b->position = (struct vec3){1, 2, 3};
    b->rotation = euler(50, 60, 70);
    b->scale = (struct vec3){1, 4, 0.5f};
    before = graph_matrix(b);
    ck_assert(graph_set_parent(b, a, true));
    same_matrix(graph_matrix(b), before);
    ck_assert(graph_set_parent(b, NULL, true));
    same_matrix(graph_matrix(b), before);
    ck_assert(graph_set_parent(b, a, false));
    near3(b->position, 1, 2, 3);
    near3(b->scale, 1, 4, 0.5f);
}
END_TEST

START_TEST(both_matrices_undo_each_other)
{
    struct transform *a = make(NULL, false), *b = make(a, false);
    struct mat4 m, inverse;

    a->rotation = euler(20, 100, -40);
    a->scale = (struct vec3){2, 3, -2}; /* with what is below, this skews */
    b->position = (struct vec3){1, 2, 3};
    b->rotation = euler(50, 60, 70);
    m = graph_matrix(b);
    inverse = graph_matrix_inverse(b);
    near3(mat4_point(&inverse, mat4_point(&m, (struct vec3){4, 5, 6})), 4, 5, 6);
}
END_TEST

/* --- Rectangles. --- */

static void rect_is(const struct transform *t, float x, float y, float width, float height)
{
    struct rect r = graph_rect(t);

    ck_assert_msg(fabsf(r.x - x) < 1e-3f && fabsf(r.y - y) < 1e-3f &&
                      fabsf(r.width - width) < 1e-3f && fabsf(r.height - height) < 1e-3f,
                  "(%g, %g, %g, %g) is not (%g, %g, %g, %g)", (double)r.x, (double)r.y,
                  (double)r.width, (double)r.height, (double)x, (double)y, (double)width,
                  (double)height);
}

static void set_pair(float *pair, float x, float y)
{
    pair[0] = x;
    pair[1] = y;
}

static void set_value(struct component *c, const char *key, float f)
{
    int slot = native_slot(c->object.class, slice_of(key));

    ck_assert_int_ge(slot, 0);
    graph_set_float(&c->object, slot, f);
    graph_set_int(&c->object, slot, (int64_t)f);
}

static struct component *make_canvas(struct transform *parent, int mode)
{
    struct transform *t = make(parent, true);
    struct component *c = graph_add_component(t->component.owner, native_class_by_id(223), NULL);

    ck_assert_ptr_nonnull(c);
    set_value(c, "m_RenderMode", (float)mode);
    t->scale = (struct vec3){0, 0, 0}; /* as files have it for canvases that follow the screen */
    set_pair(t->rect->pivot, 0, 0);
    set_pair(t->rect->size_delta, 0, 0);
    return c;
}

START_TEST(a_rect_alone_has_the_size_it_says)
{
    struct transform *t = make(NULL, true), *plain = make(NULL, false);

    rect_is(t, -50, -50, 100, 100);
    set_pair(t->rect->pivot, 0, 1);
    set_pair(t->rect->size_delta, 30, 20);
    set_pair(t->rect->anchored_position, 7, 8);
    rect_is(t, 0, -20, 30, 20);
    near3(graph_local_position(t), 7, 8, 0);
    rect_is(plain, 0, 0, 0, 0);
}
END_TEST

START_TEST(anchors_stretch_with_the_parent)
{
    struct transform *a = make(NULL, true), *b = make(a, true);

    set_pair(a->rect->size_delta, 400, 200);
    set_pair(b->rect->anchor_min, 0, 0.5f);
    set_pair(b->rect->anchor_max, 1, 0.5f);
    set_pair(b->rect->size_delta, -20, 50);
    set_pair(b->rect->pivot, 0, 0);
    set_pair(b->rect->anchored_position, 10, 0);
    rect_is(b, 0, 0, 380, 50);
    near3(graph_local_position(b), -190, 0, 0);
    set_pair(a->rect->pivot, 0, 0); /* the parent's own space moves, its child in the world not */
    near3(graph_local_position(b), 10, 100, 0);
    set_pair(a->rect->size_delta, 800, 200);
    rect_is(b, 0, 0, 780, 50);
}
END_TEST

START_TEST(setting_the_position_moves_the_anchored_one)
{
    struct transform *a = make(NULL, true), *b = make(a, true);

    set_pair(a->rect->size_delta, 400, 200);
    set_pair(b->rect->anchor_min, 1, 1);
    set_pair(b->rect->anchor_max, 1, 1);
    graph_set_local_position(b, (struct vec3){150, 90, 4});
    ck_assert_float_eq(b->rect->anchored_position[0], -50);
    ck_assert_float_eq(b->rect->anchored_position[1], -10);
    near3(graph_local_position(b), 150, 90, 4);
    graph_set_position(b, (struct vec3){1, 2, 3});
    near3(graph_position(b), 1, 2, 3);
}
END_TEST

START_TEST(a_transform_that_becomes_a_rect_stays_where_it_is)
{
    struct transform *a = make(NULL, true), *b = make(a, false);

    b->position = (struct vec3){3, 4, 5};
    ck_assert(graph_make_rect(b));
    near3(graph_local_position(b), 3, 4, 5);
    rect_is(b, -50, -50, 100, 100);
}
END_TEST

START_TEST(an_overlay_fills_the_screen)
{
    struct component *canvas = make_canvas(NULL, 0);
    struct transform *t = canvas->owner->transform, *corner = make(t, true);

    set_pair(corner->rect->anchor_min, 0, 0);
    set_pair(corner->rect->anchor_max, 0, 0);
    rect_is(t, -960, -540, 1920, 1080);
    near3(graph_position(t), 960, 540, 0);
    near3(graph_position(corner), 0, 0, 0);
    near3(graph_local_scale(t), 1, 1, 1);
    set_value(canvas, "m_ScaleFactor", 2);
    rect_is(t, -480, -270, 960, 540);
    near3(graph_position(corner), 0, 0, 0);
    near3(graph_lossy_scale(corner), 2, 2, 2);
    graph_screen = (struct screen){800, 600, 96};
    rect_is(t, -200, -150, 400, 300);
    graph_set_position(t, (struct vec3){1, 2, 3});
    near3(graph_position(t), 400, 300, 0);
}
END_TEST

START_TEST(an_overlay_below_something_is_where_the_screen_is)
{
    struct transform *a = make(NULL, false), *t;

    a->position = (struct vec3){100, 0, 0};
    a->scale = (struct vec3){2, 2, 2};
    t = make_canvas(a, 0)->owner->transform;
    near3(graph_position(t), 960, 540, 0);
    near3(graph_local_position(t), 430, 270, 0);
    near3(graph_local_scale(t), 0.5f, 0.5f, 0.5f);
}
END_TEST

START_TEST(only_the_root_of_nested_canvases_follows_the_screen)
{
    struct transform *t = make_canvas(NULL, 0)->owner->transform;
    struct transform *nested = make_canvas(t, 0)->owner->transform;

    set_pair(nested->rect->size_delta, 10, 20);
    rect_is(nested, 0, 0, 10, 20);
}
END_TEST

START_TEST(a_canvas_in_the_world_has_its_own_values)
{
    struct transform *t = make_canvas(NULL, 2)->owner->transform;

    set_pair(t->rect->size_delta, 10, 20);
    set_pair(t->rect->anchored_position, 1, 2);
    t->scale = (struct vec3){0.1f, 0.1f, 0.1f};
    rect_is(t, 0, 0, 10, 20);
    near3(graph_position(t), 1, 2, 0);
    near3(graph_lossy_scale(t), 0.1f, 0.1f, 0.1f);
}
END_TEST

static struct component *make_camera(struct transform *parent)
{
    struct component *c =
        graph_add_component(make(parent, false)->component.owner, native_class_by_id(20), NULL);

    ck_assert_ptr_nonnull(c);
    return c;
}

START_TEST(a_canvas_of_a_camera_fills_what_it_sees)
{
    struct component *canvas = make_canvas(NULL, 1), *camera = make_camera(NULL);
    struct transform *t = canvas->owner->transform, *eye = camera->owner->transform;
    struct transform *corner = make(t, true);

    near3(graph_position(t), 960, 540, 0); /* no camera yet */
    set_value(canvas, "m_Camera", (float)camera->object.id);
    set_value(canvas, "m_PlaneDistance", 10);
    set_value(camera, "field of view", 90);
    eye->position = (struct vec3){0, 0, 5};
    eye->rotation = euler(0, 90, 0);
    near3(graph_position(t), 10, 0, 5);
    same_rotation(graph_rotation(t), euler(0, 90, 0));
    rect_is(t, -960, -540, 1920, 1080);
    set_pair(corner->rect->anchor_min, 0.5f, 1);
    set_pair(corner->rect->anchor_max, 0.5f, 1);
    near3(graph_position(corner), 10, 10, 5);
    set_value(camera, "orthographic", 1);
    near3(graph_position(corner), 10, 5, 5);
}
END_TEST

START_TEST(cameras_and_canvases_may_wait_for_each_other)
{
    struct component *a = make_canvas(NULL, 1), *b = make_canvas(NULL, 1);
    struct component *in_a = make_camera(a->owner->transform);
    struct component *in_b = make_camera(b->owner->transform);

    set_value(a, "m_Camera", (float)in_b->object.id);
    set_value(b, "m_Camera", (float)in_a->object.id);
    near3(graph_position(a->owner->transform), 960, 540, 100);
    set_value(a, "m_Camera", (float)in_a->object.id); /* its own child */
    near3(graph_position(a->owner->transform), 960, 540, 0);
    set_value(a, "m_Camera", (float)a->object.id); /* no camera at all */
    near3(graph_position(a->owner->transform), 960, 540, 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("graph_space");
    TCase *tc = tcase_create("space"), *rects = tcase_create("rectangles");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tc, begin, end);
    tcase_add_checked_fixture(rects, begin, end);
    tcase_add_test(tc, angles_turn_as_in_a_left_handed_world);
    tcase_add_test(tc, angles_come_back_from_a_rotation);
    tcase_add_test(tc, straight_up_and_down_keep_their_rotation);
    tcase_add_test(tc, a_matrix_times_its_inverse_is_nothing_changed);
    tcase_add_test(tc, a_child_follows_its_parent);
    tcase_add_test(tc, mirrors_turn_what_is_below_them);
    tcase_add_test(tc, a_parent_without_width_loses_only_that_axis);
    tcase_add_test(tc, a_rotation_of_nothing_is_none);
    tcase_add_test(tc, the_place_in_the_world_stays_if_asked_for);
    tcase_add_test(tc, both_matrices_undo_each_other);
    tcase_add_test(rects, a_rect_alone_has_the_size_it_says);
    tcase_add_test(rects, anchors_stretch_with_the_parent);
    tcase_add_test(rects, setting_the_position_moves_the_anchored_one);
    tcase_add_test(rects, a_transform_that_becomes_a_rect_stays_where_it_is);
    tcase_add_test(rects, an_overlay_fills_the_screen);
    tcase_add_test(rects, an_overlay_below_something_is_where_the_screen_is);
    tcase_add_test(rects, only_the_root_of_nested_canvases_follows_the_screen);
    tcase_add_test(rects, a_canvas_in_the_world_has_its_own_values);
    tcase_add_test(rects, a_canvas_of_a_camera_fills_what_it_sees);
    tcase_add_test(rects, cameras_and_canvases_may_wait_for_each_other);
    suite_add_tcase(suite, tc);
    suite_add_tcase(suite, rects);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
