/* Rays against colliders of every kind, and the bounds of colliders and renderers. */
#include <check.h>
#include <math.h>

#include "player/graph/graph.h"
#include "quat_rig.h"

#define BOX        65
#define SPHERE     135
#define CAPSULE    136
#define MESH       64
#define CHARACTER  143
#define EVERYWHERE 0xffffffffu

static struct graph_scene *scene;

static void begin(void)
{
    graph_reset(NULL);
    scene = graph_scene_new(SLICE("S"), SLICE("S.unity"), 0);
    ck_assert_ptr_nonnull(scene);
}

static void end(void)
{
    graph_reset(NULL);
}

static struct component *make(int64_t class_id)
{
    struct game_object *o = graph_new_game_object(SLICE("O"), false);
    struct component *c = o ? graph_add_component(o, native_class_by_id(class_id), NULL) : NULL;

    ck_assert_ptr_nonnull(c);
    ck_assert(graph_move_to_scene(o->transform, scene));
    return c;
}

static int slot(const struct object *o, const char *key)
{
    int found = native_slot(o->class, slice_of(key));

    ck_assert_msg(found >= 0, "%s has no %s", o->class->name, key);
    return found;
}

static void set(struct component *c, const char *key, float f)
{
    graph_set_float(&c->object, slot(&c->object, key), f);
    graph_set_int(&c->object, slot(&c->object, key), (int64_t)f);
}

static void set_vector(struct object *o, const char *key, float x, float y, float z)
{
    graph_set_vector(o, slot(o, key), (struct vec4){x, y, z, 0});
}

static struct object *make_mesh(int64_t file_id)
{
    struct object *mesh = graph_new_asset(native_class_by_id(43), NULL, SLICE("Mesh"));

    ck_assert_ptr_nonnull(mesh);
    mesh->file_id = file_id;
    return mesh;
}

static struct component *make_mesh_collider(int64_t file_id)
{
    struct component *c = make(MESH);

    graph_set_int(&c->object, slot(&c->object, "m_Mesh"), make_mesh(file_id)->id);
    return c;
}

static size_t cast(struct vec3 from, struct vec3 to, struct ray_hit *hits, size_t max)
{
    return graph_raycast(&(struct ray){from, to, INFINITY, EVERYWHERE, TRIGGERS_GLOBAL}, hits, max);
}

static void near3(struct vec3 v, float x, float y, float z)
{
    ck_assert_msg(fabsf(v.x - x) < 1e-3f && fabsf(v.y - y) < 1e-3f && fabsf(v.z - z) < 1e-3f,
                  "(%g, %g, %g) is not (%g, %g, %g)", (double)v.x, (double)v.y, (double)v.z,
                  (double)x, (double)y, (double)z);
}

/* A ray from there in that direction hits c first, at this distance, on a face to the normal. */
static void hits_at(struct vec3 from, struct vec3 to, float distance, struct vec3 normal)
{
    struct ray_hit h;

    ck_assert_uint_eq(cast(from, to, &h, 1), 1);
    ck_assert_msg(fabsf(h.distance - distance) < 1e-3f, "%g is not %g", (double)h.distance,
                  (double)distance);
    near3(h.normal, normal.x, normal.y, normal.z);
    near3(h.point, from.x + to.x * distance, from.y + to.y * distance, from.z + to.z * distance);
}

static void misses(struct vec3 from, struct vec3 to)
{
    struct ray_hit h;

    ck_assert_uint_eq(cast(from, to, &h, 1), 0);
}

#define V(x, y, z) ((struct vec3){x, y, z})

START_TEST(a_box_is_hit_on_the_face_that_is_met_first)
{
    struct component *c = make(BOX);

    hits_at(V(-5, 0, 0), V(1, 0, 0), 4.5f, V(-1, 0, 0));
    hits_at(V(5, 0.4f, 0.4f), V(-1, 0, 0), 4.5f, V(1, 0, 0));
    hits_at(V(0, 5, 0), V(0, -1, 0), 4.5f, V(0, 1, 0));
    hits_at(V(0, 0, -5), V(0, 0, 1), 4.5f, V(0, 0, -1));
    misses(V(-5, 0.6f, 0), V(1, 0, 0));
    misses(V(-5, 0, 0), V(-1, 0, 0));
    set_vector(&c->object, "m_Size", 2, 1, 1);
    set_vector(&c->object, "m_Center", 10, 0, 0);
    hits_at(V(0, 0, 0), V(1, 0, 0), 9, V(-1, 0, 0));
}
END_TEST

START_TEST(a_box_is_turned_and_scaled_with_its_object)
{
    struct component *c = make(BOX);
    struct transform *t = c->owner->transform;

    t->rotation = quat_euler(V(0, 45, 0));
    hits_at(V(-5, 0, 0.01f), V(1, 0, 0), 5 - sqrtf(0.5f) + 0.01f, V(-sqrtf(0.5f), 0, sqrtf(0.5f)));
    t->scale = (struct vec3){-4, 1, -1}; /* a box looks the same in a mirror */
    hits_at(V(0, 0, -5), V(0, 0, 1), 5 - sqrtf(0.5f), V(-sqrtf(0.5f), 0, -sqrtf(0.5f)));
    t->rotation = quat_euler(V(0, 0, 0));
    hits_at(V(-5, 0, 0), V(1, 0, 0), 3, V(-1, 0, 0));
}
END_TEST

START_TEST(a_sphere_takes_the_largest_scale)
{
    struct component *c = make(SPHERE);

    hits_at(V(-5, 0, 0), V(1, 0, 0), 4.5f, V(-1, 0, 0));
    c->owner->transform->scale = (struct vec3){1, -4, 2};
    hits_at(V(-5, 0, 0), V(1, 0, 0), 3, V(-1, 0, 0));
    hits_at(V(1.2f, 5, 0), V(0, -1, 0), 3.4f, V(0.6f, 0.8f, 0));
    misses(V(2.1f, 5, 0), V(0, -1, 0));
    set_vector(&c->object, "m_Center", 0, 1, 0); /* four up, and a mirror: down */
    hits_at(V(0, -10, 0), V(0, 1, 0), 4, V(0, -1, 0));
}
END_TEST

START_TEST(a_capsule_is_round_at_its_ends)
{
    struct component *c = make(CAPSULE);

    set(c, "m_Height", 2);
    hits_at(V(-5, 0, 0), V(1, 0, 0), 4.5f, V(-1, 0, 0));
    hits_at(V(0, 5, 0), V(0, -1, 0), 4, V(0, 1, 0));
    hits_at(V(0.3f, 5, 0), V(0, -1, 0), 4.1f, V(0.6f, 0.8f, 0));
    hits_at(V(0.3f, -5, 0), V(0, 1, 0), 4.1f, V(0.6f, -0.8f, 0));
    misses(V(-5, 0.99f, 0.3f), V(1, 0, 0));
    misses(V(0, 0.9f, 0), V(0, 1, 0)); /* begins in the upper ball */
    misses(V(0, 0, 0), V(0, 1, 0));
    set(c, "m_Direction", 2);
    hits_at(V(0, 0, -5), V(0, 0, 1), 4, V(0, 0, -1));
    hits_at(V(0, 5, 0), V(0, -1, 0), 4.5f, V(0, 1, 0));
    set(c, "m_Height", 0.1f); /* never shorter than round */
    hits_at(V(0, 0, -5), V(0, 0, 1), 4.5f, V(0, 0, -1));
}
END_TEST

START_TEST(a_capsule_is_scaled_along_and_across)
{
    struct component *c = make(CAPSULE);

    set(c, "m_Height", 2);
    c->owner->transform->scale = (struct vec3){2, 3, -4};
    hits_at(V(-5, 0, 0), V(1, 0, 0), 3, V(-1, 0, 0));
    hits_at(V(0, 5, 0), V(0, -1, 0), 2, V(0, 1, 0));
    set(c, "m_Direction", 0);
    hits_at(V(-5, 0, 0), V(1, 0, 0), 3, V(-1, 0, 0));
    hits_at(V(0, 5, 0), V(0, -1, 0), 3, V(0, 1, 0));
}
END_TEST

START_TEST(a_character_stands_up_however_it_is_turned)
{
    struct component *c = make(CHARACTER);

    c->owner->transform->rotation = quat_euler(V(0, 0, 90));
    hits_at(V(0, 5, 0), V(0, -1, 0), 4, V(0, 1, 0));
    hits_at(V(-5, 0, 0), V(1, 0, 0), 4.5f, V(-1, 0, 0));
}
END_TEST

START_TEST(the_editors_meshes_have_their_form)
{
    struct component *c = make_mesh_collider(10202);

    hits_at(V(-5, 0.49f, 0.49f), V(1, 0, 0), 4.5f, V(-1, 0, 0));
    graph_destroy(&c->object);
    c = make_mesh_collider(10206);
    hits_at(V(0.4f, 5, 0), V(0, -1, 0), 4, V(0, 1, 0)); /* flat on top */
    hits_at(V(-5, 0.99f, 0), V(1, 0, 0), 4.5f, V(-1, 0, 0));
    misses(V(0.4f, 5, 0.4f), V(0, -1, 0));
    misses(V(0, 0.99f, 0), V(0, 1, 0));
    graph_destroy(&c->object);
    c = make_mesh_collider(10208);
    hits_at(V(0.3f, 5, 0), V(0, -1, 0), 4.1f, V(0.6f, 0.8f, 0));
    graph_destroy(&c->object);
    c = make_mesh_collider(10207);
    c->owner->transform->scale = (struct vec3){4, 1, 1}; /* a mesh is stretched as it is seen */
    hits_at(V(-5, 0, 0), V(1, 0, 0), 3, V(-1, 0, 0));
    hits_at(V(0, 5, 0), V(0, -1, 0), 4.5f, V(0, 1, 0));
    hits_at(V(1.2f, 5, 0), V(0, -1, 0), 4.6f, V(0.1842885f, 0.9828721f, 0));
}
END_TEST

START_TEST(a_plane_and_a_quad_are_hit_from_in_front)
{
    struct component *c = make_mesh_collider(10209);

    hits_at(V(4.9f, 3, -4.9f), V(0, -1, 0), 3, V(0, 1, 0));
    misses(V(0, -3, 0), V(0, 1, 0));
    misses(V(5.1f, 3, 0), V(0, -1, 0));
    misses(V(0, -3, 0), V(0, -1, 0));
    graph_destroy(&c->object);
    c = make_mesh_collider(10210);
    hits_at(V(0.4f, 0.4f, -3), V(0, 0, 1), 3, V(0, 0, -1));
    misses(V(0, 0, 3), V(0, 0, -1));
    c->owner->transform->rotation = quat_euler(V(90, 0, 0)); /* looks up now */
    hits_at(V(0, 3, 0), V(0, -1, 0), 3, V(0, 1, 0));
}
END_TEST

START_TEST(other_meshes_count_by_their_bounds_if_known)
{
    struct component *c = make_mesh_collider(4300000);
    struct object *mesh =
        graph_find((int)graph_value(&c->object, slot(&c->object, "m_Mesh"), VALUE_OBJECT)->i);

    misses(V(-5, 0, 0), V(1, 0, 0));
    set_vector(mesh, "m_LocalAABB.m_Center", 0, 1, 0);
    set_vector(mesh, "m_LocalAABB.m_Extent", 2, 1, 1);
    hits_at(V(-5, 0.5f, 0), V(1, 0, 0), 3, V(-1, 0, 0));
    misses(V(-5, -0.5f, 0), V(1, 0, 0));
    ck_assert(graph_destroy(mesh));
    misses(V(-5, 0.5f, 0), V(1, 0, 0));
}
END_TEST

START_TEST(hits_come_nearest_first_and_no_more_than_asked_for)
{
    struct ray_hit hits[20];

    for (int i = 0; i < 20; i++)
        make(BOX)->owner->transform->position.x = (float)(i * 7 % 20 * 2);
    ck_assert_uint_eq(cast(V(-5, 0, 0), V(3, 0, 0), hits, 20), 20);
    for (int i = 0; i < 20; i++)
        ck_assert_float_eq_tol(hits[i].distance, (float)(4.5 + 2 * i), 1e-3f);
    ck_assert_uint_eq(cast(V(-5, 0, 0), V(3, 0, 0), hits, 7), 7);
    for (int i = 0; i < 7; i++)
        ck_assert_float_eq_tol(hits[i].distance, (float)(4.5 + 2 * i), 1e-3f);
    ck_assert_uint_eq(cast(V(-5, 0, 0), V(3, 0, 0), hits, 0), 0);
    ck_assert_uint_eq(
        graph_raycast(&(struct ray){V(-5, 0, 0), V(1, 0, 0), 6.6f, EVERYWHERE, TRIGGERS_GLOBAL},
                      hits, 20),
        2);
}
END_TEST

START_TEST(what_is_switched_off_or_elsewhere_does_not_count)
{
    struct component *c = make(BOX);
    struct vec3 from = V(-5, 0, 0), to = V(1, 0, 0);
    struct ray_hit h;

    set(c, "m_Enabled", 0);
    misses(from, to);
    set(c, "m_Enabled", 1);
    ck_assert(graph_set_active(c->owner, false));
    misses(from, to);
    ck_assert(graph_set_active(c->owner, true));
    hits_at(from, to, 4.5f, V(-1, 0, 0));
    c->owner->layer = 4;
    ck_assert_uint_eq(graph_raycast(&(struct ray){from, to, 100, 1u << 3, TRIGGERS_GLOBAL}, &h, 1),
                      0);
    ck_assert_uint_eq(graph_raycast(&(struct ray){from, to, 100, 1u << 4, TRIGGERS_GLOBAL}, &h, 1),
                      1);
    set(c, "m_IsTrigger", 1);
    ck_assert_uint_eq(
        graph_raycast(&(struct ray){from, to, 100, EVERYWHERE, TRIGGERS_IGNORE}, &h, 1), 0);
    ck_assert_uint_eq(
        graph_raycast(&(struct ray){from, to, 100, EVERYWHERE, TRIGGERS_COLLIDE}, &h, 1), 1);
    ck_assert(graph_move_to_scene(c->owner->transform, NULL));
    misses(from, to);
    ck_assert(graph_move_to_scene(c->owner->transform, scene));
    hits_at(from, to, 4.5f, V(-1, 0, 0));
    ck_assert(graph_destroy(&c->object));
    misses(from, to);
}
END_TEST

START_TEST(a_ray_that_begins_inside_or_is_no_ray_hits_nothing)
{
    static const int64_t classes[] = {BOX, SPHERE, CAPSULE, CHARACTER};

    for (size_t i = 0; i < 4; i++)
        make(classes[i]);
    misses(V(0, 0.1f, 0), V(1, 0, 0));
    misses(V(-5, 0, 0), V(0, 0, 0));
    misses(V(NAN, 0, 0), V(1, 0, 0));
    misses(V(-5, 0, 0), V(INFINITY, 0, 0));
    misses(V(-5, 0, 0), V(NAN, 0, 0));
}
END_TEST

START_TEST(colliders_of_no_size_or_wild_ones_do_no_harm)
{
    static const int64_t classes[] = {BOX, SPHERE, CAPSULE, CHARACTER};
    static const float wild[] = {0, NAN, INFINITY, 1e38f, -1};
    struct ray_hit hits[8];

    for (size_t i = 0; i < 4; i++)
        make(classes[i]);
    make_mesh_collider(10207);
    make_mesh_collider(10209);
    for (size_t i = 0; i < sizeof(wild) / sizeof(wild[0]); i++) {
        for (size_t j = 0; j < scene->n_roots; j++)
            scene->roots[j]->scale = (struct vec3){wild[i], 1, wild[i]};
        ck_assert_uint_le(cast(V(-5, 0.1f, 0.1f), V(1, 0, 0), hits, 8), 8);
        for (size_t j = 0; j < scene->n_roots; j++)
            scene->roots[j]->position.x = wild[i];
        ck_assert_uint_le(cast(V(-5, 0.1f, 0.1f), V(1, 0, 0), hits, 8), 8);
    }
}
END_TEST

START_TEST(far_away_things_are_hit_exactly)
{
    struct component *c = make(SPHERE);

    c->owner->transform->position = (struct vec3){50000, 0, 0};
    hits_at(V(0, 0, 0), V(1, 0, 0), 49999.5f, V(-1, 0, 0));
    misses(V(0, 0.51f, 0), V(1, 0, 0));
}
END_TEST

/* --- Bounds. --- */

static void bounds_are(const struct component *c, struct vec3 center, struct vec3 extents)
{
    struct vec3 at, half;

    ck_assert(graph_bounds(c, &at, &half));
    near3(at, center.x, center.y, center.z);
    near3(half, extents.x, extents.y, extents.z);
}

START_TEST(colliders_have_bounds)
{
    struct component *box = make(BOX), *sphere = make(SPHERE), *capsule = make(CAPSULE);

    box->owner->transform->position = (struct vec3){1, 2, 3};
    box->owner->transform->rotation = quat_euler(V(0, 45, 0));
    bounds_are(box, V(1, 2, 3), V(sqrtf(0.5f), 0.5f, sqrtf(0.5f)));
    sphere->owner->transform->rotation = quat_euler(V(30, 45, 0));
    bounds_are(sphere, V(0, 0, 0), V(0.5f, 0.5f, 0.5f));
    capsule->owner->transform->rotation = quat_euler(V(0, 0, 45));
    set(capsule, "m_Height", 2);
    bounds_are(capsule, V(0, 0, 0), V(0.5f + 0.5f * sqrtf(0.5f), 0.5f + 0.5f * sqrtf(0.5f), 0.5f));
}
END_TEST

START_TEST(renderers_have_the_bounds_of_what_they_draw)
{
    struct component *r = make(23), *sprite = make(212), *skin = make(137);
    struct component *filter = graph_add_component(r->owner, native_class_by_id(33), NULL);
    struct object *picture = graph_new_asset(native_class_by_id(213), NULL, SLICE("P"));
    struct vec3 center, extents;

    ck_assert(filter && picture);
    ck_assert(!graph_bounds(r, &center, &extents) && !graph_bounds(sprite, &center, &extents));
    ck_assert(!graph_bounds(skin, &center, &extents) && !graph_bounds(filter, &center, &extents));
    graph_set_int(&filter->object, slot(&filter->object, "m_Mesh"), make_mesh(10208)->id);
    r->owner->transform->scale = (struct vec3){-2, 3, 1};
    bounds_are(r, V(0, 0, 0), V(1, 3, 0.5f));
    graph_set_vector(picture, slot(picture, "m_Rect"), (struct vec4){0, 0, 200, 100});
    set_vector(picture, "m_Pivot", 0, 0.5f, 0);
    graph_set_int(&sprite->object, slot(&sprite->object, "m_Sprite"), picture->id);
    bounds_are(sprite, V(1, 0, 0), V(1, 0.5f, 0));
    set(sprite, "m_DrawMode", 1);
    bounds_are(sprite, V(0.5f, 0, 0), V(0.5f, 0.5f, 0));
    set_vector(&skin->object, "m_AABB.m_Extent", 1, 2, 3);
    graph_set_int(&skin->object, slot(&skin->object, "m_RootBone"),
                  r->owner->transform->component.object.id);
    bounds_are(skin, V(0, 0, 0), V(2, 6, 3));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("ray");
    TCase *tc = tcase_create("ray");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tc, begin, end);
    tcase_add_test(tc, a_box_is_hit_on_the_face_that_is_met_first);
    tcase_add_test(tc, a_box_is_turned_and_scaled_with_its_object);
    tcase_add_test(tc, a_sphere_takes_the_largest_scale);
    tcase_add_test(tc, a_capsule_is_round_at_its_ends);
    tcase_add_test(tc, a_capsule_is_scaled_along_and_across);
    tcase_add_test(tc, a_character_stands_up_however_it_is_turned);
    tcase_add_test(tc, the_editors_meshes_have_their_form);
    tcase_add_test(tc, a_plane_and_a_quad_are_hit_from_in_front);
    tcase_add_test(tc, other_meshes_count_by_their_bounds_if_known);
    tcase_add_test(tc, hits_come_nearest_first_and_no_more_than_asked_for);
    tcase_add_test(tc, what_is_switched_off_or_elsewhere_does_not_count);
    tcase_add_test(tc, a_ray_that_begins_inside_or_is_no_ray_hits_nothing);
    tcase_add_test(tc, colliders_of_no_size_or_wild_ones_do_no_harm);
    tcase_add_test(tc, far_away_things_are_hit_exactly);
    tcase_add_test(tc, colliders_have_bounds);
    tcase_add_test(tc, renderers_have_the_bounds_of_what_they_draw);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
