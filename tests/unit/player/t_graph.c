/* The player's world: classes, objects, values, destroying, copies, and no memory. */
#include <limits.h>
#include <stdio.h>

#include "graph_rig.h"
#include "unity/unity.h"

/* --- Classes. --- */

START_TEST(every_key_of_every_class_has_a_slot_of_its_own)
{
    const struct native_class *c;
    size_t i;

    for (i = 0; (c = native_classes[i]); i++) {
        int n = native_slot_count(c);

        for (int j = 0; j < n; j++) {
            const struct property *p = native_property(c, j);

            ck_assert_ptr_nonnull(p);
            ck_assert_msg(native_slot(c, slice_of(p->key)) == j, "%s.%s is there twice", c->name,
                          p->key);
            ck_assert_int_eq(native_default(c, j)->type, p->type);
        }
        ck_assert_ptr_null(native_property(c, n));
        ck_assert_ptr_null(native_property(c, -1));
        ck_assert_ptr_eq(native_class_named(slice_of(c->name)), c);
        if (c != &class_object && c != &class_scriptable_object)
            ck_assert_msg(native_class_by_id(c->id) == c, "%s has no number", c->name);
    }
    ck_assert_uint_gt(i, 50);
}
END_TEST

START_TEST(a_slot_of_a_base_holds_for_its_kinds)
{
    const struct native_class *box = native_class_by_id(65);
    const struct native_class *collider = native_class_named(SLICE("UnityEngine.Collider"));

    ck_assert_int_eq(native_slot(box, SLICE("m_IsTrigger")),
                     native_slot(collider, SLICE("m_IsTrigger")));
    ck_assert_int_eq(native_slot(collider, SLICE("m_Size")), -1);
    ck_assert_int_ge(native_slot(box, SLICE("m_Size")), native_slot_count(collider));
    ck_assert_int_eq(native_slot(box, SLICE("m_Siz")), -1);
    ck_assert_int_eq(native_slot(box, SLICE("")), -1);
    ck_assert_int_eq(native_slot(box, SLICE("m_Size\0x")), -1);
    ck_assert(native_class_is(box, &class_component) && !native_class_is(box, &class_behaviour));
    ck_assert_ptr_null(native_class_by_id(0));
}
END_TEST

START_TEST(newer_names_of_keys_mean_the_same)
{
    const struct native_class *body = native_class_by_id(54);

    ck_assert_int_eq(native_slot(body, SLICE("m_LinearDamping")),
                     native_slot(body, SLICE("m_Drag")));
    ck_assert_int_eq(native_slot(native_class_by_id(65), SLICE("m_LinearDamping")), -1);
}
END_TEST

START_TEST(new_components_have_their_defaults)
{
    struct game_object *o = make("O", NULL, NULL);
    struct object *camera = &add(o, "UnityEngine.Camera")->object;
    struct object *sprite = &add(o, "UnityEngine.SpriteRenderer")->object;
    struct object *mesh = &add(o, "UnityEngine.MeshRenderer")->object;

    ck_assert_float_eq(graph_value(camera, slot(camera, "field of view"), VALUE_FLOAT)->f, 60);
    ck_assert_int_eq(graph_value(camera, slot(camera, "m_Enabled"), VALUE_INT)->i, 1);
    ck_assert_int_eq(graph_value(camera, slot(camera, "m_CullingMask"), VALUE_INT)->i, -1);
    ck_assert_float_eq(
        graph_value(camera, slot(camera, "m_NormalizedViewPortRect"), VALUE_VECTOR)->v.w, 1);
    ck_assert_int_eq(graph_value(mesh, slot(mesh, "m_CastShadows"), VALUE_INT)->i, 1);
    ck_assert_int_eq(graph_value(sprite, slot(sprite, "m_CastShadows"), VALUE_INT)->i, 0);
}
END_TEST

/* --- Objects. --- */

START_TEST(ids_are_even_grow_and_are_never_used_again)
{
    struct game_object *a = make("A", NULL, NULL);
    int id = a->object.id, last = a->transform->component.object.id;

    ck_assert_int_ge(id, 1000);
    ck_assert_int_eq(id % 2, 0);
    ck_assert_ptr_eq(graph_find(id), &a->object);
    ck_assert_uint_eq(count_objects(), 2);
    ck_assert(graph_destroy(&a->object));
    ck_assert_ptr_null(graph_find(id));
    ck_assert_uint_eq(count_objects(), 0);
    graph_reset(&listeners);
    ck_assert_int_gt(make("B", NULL, NULL)->object.id, last);
    ck_assert_ptr_null(graph_find(0));
    ck_assert_ptr_null(graph_find(-2));
    ck_assert_ptr_null(graph_find(INT_MAX));
}
END_TEST

START_TEST(objects_that_came_and_went_leave_no_gap)
{
    struct game_object *first = make("First", NULL, NULL), *last;

    for (int i = 0; i < 5000; i++)
        ck_assert(graph_destroy(&make("A", NULL, NULL)->object));
    last = make("Last", NULL, NULL);
    ck_assert_ptr_eq(graph_find(first->object.id), &first->object);
    ck_assert_ptr_eq(graph_find(last->object.id), &last->object);
    for (int id = first->object.id + 4; id < last->object.id; id += 2)
        ck_assert_ptr_null(graph_find(id));
    ck_assert_ptr_null(graph_find(last->object.id + 1));
    ck_assert_uint_eq(count_objects(), 4);
}
END_TEST

START_TEST(what_the_game_makes_has_a_negative_id)
{
    struct game_object *loaded = make("Loaded", NULL, NULL), *made, *again;

    graph_set_in_game(true);
    made = make("Made", NULL, NULL);
    graph_set_in_game(false);
    again = make("Loaded", NULL, NULL);
    ck_assert_int_gt(loaded->object.id, 0);
    ck_assert_int_lt(made->object.id, -loaded->object.id);
    ck_assert_int_gt(again->object.id, -made->object.id);
    ck_assert_ptr_eq(graph_find(made->object.id), &made->object);
    ck_assert_ptr_null(graph_find(-made->object.id));
    ck_assert_ptr_null(graph_find(-again->object.id));
    ck_assert_ptr_null(graph_find(INT64_MIN));
    ck_assert_ptr_null(graph_find(made->object.id - INT64_C(0x100000000)));
}
END_TEST

START_TEST(objects_are_given_in_order_of_their_ids)
{
    size_t n = 0;
    int id = 0;

    for (int i = 0; i < 3000; i++)
        ck_assert_ptr_nonnull(graph_new_asset(native_class_by_id(21), NULL, SLICE("M")));
    for (struct object *o = graph_next(NULL), *next; o; o = next) {
        next = graph_next(o);
        ck_assert_int_gt(o->id, id);
        id = o->id;
        if (n++ % 3 == 0)
            ck_assert(graph_destroy(o));
    }
    ck_assert_uint_eq(n, 3000);
    ck_assert_uint_eq(count_objects(), 2000);
    n = 0;
    for (struct object *o = graph_next(NULL); o; o = graph_next(o)) {
        ck_assert_ptr_eq(graph_find(o->id), o);
        n++;
    }
    ck_assert_uint_eq(n, 2000);
}
END_TEST

START_TEST(a_new_object_has_a_transform_and_no_scene)
{
    struct game_object *o = make("Name", NULL, NULL);
    struct component *c = &o->transform->component;

    ck_assert_uint_eq(o->n_components, 1);
    ck_assert_ptr_eq(o->components[0], c);
    ck_assert_ptr_eq(c->owner, o);
    ck_assert_ptr_null(o->scene);
    ck_assert_str_eq(o->tag, "Untagged");
    ck_assert_str_eq(graph_name(&c->object), "Name");
    ck_assert(graph_set_name(&c->object, SLICE("Other")));
    ck_assert_str_eq(o->object.name, "Other");
    ck_assert_ptr_eq(object_transform(&c->object), o->transform);
    ck_assert_ptr_null(object_transform(&o->object));
    ck_assert(!graph_destroy(&c->object));
}
END_TEST

START_TEST(a_canvas_turns_the_transform_into_a_rect)
{
    struct game_object *o = make("O", NULL, NULL);
    int id = o->transform->component.object.id;

    ck_assert_ptr_null(graph_add_component(o, &class_transform, NULL));
    ck_assert_ptr_null(graph_add_component(o, native_class_by_id(21), NULL));
    ck_assert_ptr_nonnull(add(o, "UnityEngine.Canvas"));
    ck_assert_ptr_eq(o->transform->component.object.class, &class_rect_transform);
    ck_assert_int_eq(o->transform->component.object.id, id);
    ck_assert_ptr_eq(add(o, "UnityEngine.RectTransform"), &o->transform->component);
    ck_assert_uint_eq(o->n_components, 2);
}
END_TEST

START_TEST(tags_are_known_once_defined)
{
    const char *tag;

    ck_assert_ptr_nonnull(graph_tag(SLICE("MainCamera")));
    ck_assert_ptr_null(graph_tag(SLICE("Enemy")));
    for (int i = 0; i < 50; i++) {
        char name[16];

        snprintf(name, sizeof(name), "Tag%d", i * 7 % 50);
        ck_assert(graph_define_tag(slice_of(name)));
    }
    ck_assert(graph_define_tag(SLICE("Enemy")));
    tag = graph_tag(SLICE("Enemy"));
    ck_assert_str_eq(tag, "Enemy");
    ck_assert(graph_define_tag(SLICE("Enemy")));
    ck_assert_ptr_eq(graph_tag(SLICE("Enemy")), tag);
    ck_assert_str_eq(graph_tag(SLICE("Tag49")), "Tag49");
    graph_reset(&listeners);
    ck_assert_ptr_null(graph_tag(SLICE("Enemy")));
}
END_TEST

/* --- Values. --- */

START_TEST(values_are_kept_by_type)
{
    struct object *m = graph_new_asset(native_class_by_id(49), NULL, SLICE("T"));
    struct game_object *o = make("O", NULL, NULL);
    struct object *r = &add(o, "UnityEngine.MeshRenderer")->object;
    int64_t ids[] = {7, 8, 9};

    ck_assert_ptr_null(graph_value(m, slot(m, "m_Script"), VALUE_TEXT)->text);
    ck_assert(graph_set_text(m, slot(m, "m_Script"), SLICE("one")));
    ck_assert(graph_set_text(m, slot(m, "m_Script"), SLICE("two")));
    ck_assert_str_eq(graph_value(m, slot(m, "m_Script"), VALUE_TEXT)->text, "two");
    ck_assert(graph_set_list(r, slot(r, "m_Materials"), ids, 3));
    ck_assert_uint_eq(graph_value(r, slot(r, "m_Materials"), VALUE_OBJECTS)->list.n, 3);
    ck_assert_int_eq(graph_value(r, slot(r, "m_Materials"), VALUE_OBJECTS)->list.ids[2], 9);
    ck_assert(graph_set_list(r, slot(r, "m_Materials"), NULL, 0));
    ck_assert_uint_eq(graph_value(r, slot(r, "m_Materials"), VALUE_OBJECTS)->list.n, 0);
    graph_set_int(r, slot(r, "m_ProbeAnchor"), 1234);
    ck_assert_int_eq(graph_value(r, slot(r, "m_ProbeAnchor"), VALUE_OBJECT)->i, 1234);
}
END_TEST

START_TEST(a_wrong_slot_or_type_reads_as_zero_and_is_not_written)
{
    struct game_object *o = make("O", NULL, NULL);
    struct object *box = &add(o, "UnityEngine.BoxCollider")->object;
    int size = slot(box, "m_Size"), n = native_slot_count(box->class);

    graph_set_float(box, size, 5);
    graph_set_int(box, size, 5);
    ck_assert(graph_set_text(box, size, SLICE("x")));
    ck_assert_float_eq(graph_value(box, size, VALUE_VECTOR)->v.x, 1);
    ck_assert_float_eq(graph_value(box, size, VALUE_FLOAT)->f, 0);
    graph_set_int(box, n, 5);
    graph_set_int(box, -1, 5);
    ck_assert_int_eq(graph_value(box, n, VALUE_INT)->i, 0);
    ck_assert_int_eq(graph_value(box, INT_MAX, VALUE_INT)->i, 0);
    ck_assert_int_eq(graph_value(&o->transform->component.object, 0, VALUE_INT)->i, 0);
}
END_TEST

/* --- Destroying. --- */

START_TEST(all_are_told_while_they_are_whole)
{
    struct game_object *a = make("A", NULL, NULL), *b = make("B", a->transform, NULL);
    struct component *light = add(a, "UnityEngine.Light");
    int expected[] = {light->object.id, a->transform->component.object.id, a->object.id,
                      b->transform->component.object.id, b->object.id};

    ck_assert(graph_destroy(&a->object));
    ck_assert_uint_eq(n_told, 10);
    for (size_t i = 0; i < 5; i++) {
        ck_assert(told[i].what == 'g' && told[i].id == expected[i]);
        ck_assert(told[i + 5].what == 'd' && told[i + 5].id == expected[i]);
    }
    ck_assert_uint_eq(count_objects(), 0);
}
END_TEST

START_TEST(a_component_goes_alone)
{
    struct game_object *o = make("O", NULL, NULL);
    struct component *a = add(o, "UnityEngine.Light"), *b = add(o, "UnityEngine.Camera");

    ck_assert(graph_destroy(&a->object));
    ck_assert_uint_eq(o->n_components, 2);
    ck_assert_ptr_eq(o->components[1], b);
    ck_assert_uint_eq(count_objects(), 3);
}
END_TEST

START_TEST(a_callback_may_destroy_others_but_not_what_holds_the_dying)
{
    struct graph_scene *s = make_scene("S");
    struct game_object *top = make("Top", NULL, s), *a = make("A", top->transform, NULL);
    struct game_object *b = make("B", top->transform, NULL);
    struct component *light = add(a, "UnityEngine.Light");

    victim = &top->object;
    ck_assert(graph_destroy(&light->object));
    ck_assert(!was_destroyed);
    victim = &top->object;
    was_destroyed = true;
    ck_assert(graph_destroy(&a->object));
    ck_assert(!was_destroyed);
    a = make("A2", top->transform, NULL);
    victim = &b->object;
    ck_assert(graph_destroy(&a->object));
    ck_assert(was_destroyed);
    ck_assert_uint_eq(top->transform->n_children, 0);
    ck_assert(!top->object.is_dying);
    ck_assert(graph_scene_unload(s));
}
END_TEST

static struct graph_scene *other_scene;

static void meddle(struct object *o)
{
    struct game_object *dying = object_game_object(o);
    struct object_pair *pairs;
    size_t n;

    ck_assert(!graph_set_parent(dying->transform, NULL, false) || !dying->transform->parent);
    ck_assert_ptr_null(graph_add_component(dying, native_class_by_id(20), NULL));
    ck_assert_ptr_null(graph_clone(dying, NULL, &pairs, &n));
    graph_set_sibling_index(dying->transform, 0);
    ck_assert(!graph_scene_unload(other_scene));
    ck_assert(!graph_move_to_scene(make("New", NULL, NULL)->transform, other_scene));
}

static void unload_other(struct object *o)
{
    (void)o;
    ck_assert(!graph_scene_unload(other_scene));
}

START_TEST(a_scene_that_cannot_be_unloaded_keeps_its_objects)
{
    static const struct graph_events unloader = {.destroying = unload_other};
    struct game_object *kept;

    graph_reset(&unloader);
    other_scene = make_scene("S");
    kept = make("Kept", NULL, other_scene);
    kept->object.hide_flags = 52; /* DontSave */
    ck_assert(graph_destroy(&make("A", NULL, other_scene)->object));
    ck_assert_ptr_eq(kept->scene, other_scene);
    ck_assert_uint_eq(other_scene->n_roots, 1);
}
END_TEST

START_TEST(a_scene_that_is_unloaded_takes_nothing_more)
{
    static const struct graph_events meddler = {.destroying = meddle};
    struct game_object *a;
    struct transform *t = NULL;

    graph_reset(&meddler);
    other_scene = make_scene("S");
    a = make("A", NULL, other_scene);
    make("B", a->transform, NULL);
    make("C", a->transform, NULL);
    make("D", NULL, other_scene);
    ck_assert(graph_scene_unload(other_scene));
    for (struct object *o = graph_next(NULL); o; o = graph_next(o)) {
        t = object_game_object(o)->transform;
        ck_assert_str_eq(graph_name(o), "New");
        ck_assert_ptr_null(t->parent);
    }
    ck_assert_ptr_nonnull(t);
}
END_TEST

/* --- Copies. --- */

START_TEST(references_among_the_copied_point_to_copies)
{
    struct graph_scene *s = make_scene("S");
    struct game_object *a = make("A", NULL, s), *b = make("B", a->transform, NULL), *copy;
    struct object *outside = graph_new_asset(native_class_by_id(21), NULL, SLICE("M"));
    struct object *r = &add(a, "UnityEngine.SkinnedMeshRenderer")->object, *r2;
    int bones = slot(r, "m_Bones"), root = slot(r, "m_RootBone"), of = slot(r, "m_Materials");
    int64_t bone_ids[] = {b->transform->component.object.id, 0, outside->id}, m = outside->id;
    struct object_pair *pairs;
    const struct value *v;
    size_t n;

    ck_assert(graph_set_list(r, bones, bone_ids, 3) && graph_set_list(r, of, &m, 1));
    graph_set_int(r, root, a->object.id);
    a->layer = 5;
    b->is_active = false;
    b->transform->position.y = 3;
    copy = graph_clone(a, NULL, &pairs, &n);
    ck_assert_ptr_nonnull(copy);
    ck_assert_uint_eq(n, 5);
    ck_assert_ptr_eq(pairs[0].original, &a->object);
    ck_assert_ptr_eq(pairs[0].copy, &copy->object);
    ck_assert_str_eq(copy->object.name, "A(Clone)");
    ck_assert_str_eq(copy->transform->children[0]->component.owner->object.name, "B");
    ck_assert(!copy->transform->children[0]->component.owner->is_active);
    ck_assert_float_eq(copy->transform->children[0]->position.y, 3);
    ck_assert_int_eq(copy->layer, 5);
    ck_assert_ptr_eq(copy->scene, s);
    ck_assert_uint_eq(graph_sibling_index(copy->transform), 1);
    r2 = &copy->components[1]->object;
    v = graph_value(r2, bones, VALUE_OBJECTS);
    ck_assert_int_eq(v->list.ids[0], copy->transform->children[0]->component.object.id);
    ck_assert_int_eq(v->list.ids[1], 0);
    ck_assert_int_eq(v->list.ids[2], outside->id);
    ck_assert_int_eq(graph_value(r2, of, VALUE_OBJECTS)->list.ids[0], outside->id);
    ck_assert_int_eq(graph_value(r2, root, VALUE_OBJECT)->i, copy->object.id);
    ck_assert_int_eq(graph_value(r, root, VALUE_OBJECT)->i, a->object.id);
    mem_free(pairs);
}
END_TEST

START_TEST(a_copy_goes_under_a_parent_even_into_its_own_original)
{
    struct graph_scene *s = make_scene("S");
    struct game_object *a = make("A", NULL, s), *b = make("B", a->transform, NULL), *copy;
    struct object_pair *pairs;
    size_t n;

    copy = graph_clone(a, b->transform, &pairs, &n);
    ck_assert_ptr_nonnull(copy);
    mem_free(pairs);
    path_is(copy->transform->children[0]->component.owner, "/A/B/A(Clone)/B");
    ck_assert_uint_eq(count_objects(), 8);
    ck_assert_ptr_eq(copy->transform->children[0]->component.owner->scene, s);
}
END_TEST

/* --- No memory. --- */

/* Some of everything; false as soon as one step fails. */
static bool build(void)
{
    struct graph_scene *s = graph_scene_new(SLICE("S"), SLICE("p"), 0);
    struct game_object *a = s ? graph_new_game_object(SLICE("A"), true) : NULL;
    struct game_object *b = a ? graph_new_game_object(SLICE("B"), false) : NULL;
    struct component *c = b ? graph_add_component(b, native_class_by_id(65), NULL) : NULL;
    struct object *text = c ? graph_new_asset(native_class_by_id(49), NULL, SLICE("T")) : NULL;
    struct object_pair *pairs = NULL;
    size_t n;
    bool ok;

    ok = text && graph_set_text(text, 0, SLICE("text")) && graph_define_tag(SLICE("Tag")) &&
         graph_move_to_scene(a->transform, s) &&
         graph_set_parent(b->transform, a->transform, true) && graph_set_active(a, false) &&
         graph_set_parent(b->transform, NULL, true) && graph_make_rect(b->transform) &&
         graph_add_component(b, native_class_by_id(223), NULL) &&
         graph_clone(b, a->transform, &pairs, &n) && graph_set_name(&a->object, SLICE("Long")) &&
         graph_ddol() && graph_move_to_scene(b->transform, graph_ddol());
    mem_free(pairs);
    return ok;
}

static void world_is_consistent(void)
{
    size_t n = 0;

    for (struct object *o = graph_next(NULL); o; o = graph_next(o), n++) {
        struct game_object *of = object_game_object(o);

        ck_assert_ptr_eq(graph_find(o->id), o);
        ck_assert_ptr_null(o->copy);
        if (!of)
            continue;
        ck_assert_ptr_eq(graph_find(of->object.id), &of->object);
        if (of->transform->parent)
            ck_assert_ptr_eq(of->transform->parent->children[graph_sibling_index(of->transform)],
                             of->transform);
        else if (of->scene)
            ck_assert_ptr_eq(of->scene->roots[graph_sibling_index(of->transform)], of->transform);
    }
    ck_assert_uint_eq(n, count_objects());
}

START_TEST(without_memory_a_step_fails_and_the_world_stays_whole)
{
    bool ok = false;
    size_t n = 0;

    while (!ok) {
        ck_assert_uint_lt(++n, 300);
        graph_reset(&listeners);
        n_told = 0;
        mem_fail_after(n);
        ok = build();
        mem_fail_after(0);
        world_is_consistent();
        while (graph_scene_count())
            ck_assert(graph_scene_unload(graph_scene_at(0)));
    }
    ck_assert_uint_gt(n, 20);
}
END_TEST

static TCase *class_case(void)
{
    TCase *tc = tcase_create("classes and values");

    tcase_add_checked_fixture(tc, begin, end);
    tcase_add_test(tc, every_key_of_every_class_has_a_slot_of_its_own);
    tcase_add_test(tc, a_slot_of_a_base_holds_for_its_kinds);
    tcase_add_test(tc, newer_names_of_keys_mean_the_same);
    tcase_add_test(tc, new_components_have_their_defaults);
    tcase_add_test(tc, values_are_kept_by_type);
    tcase_add_test(tc, a_wrong_slot_or_type_reads_as_zero_and_is_not_written);
    return tc;
}

static TCase *object_case(void)
{
    TCase *tc = tcase_create("objects");

    tcase_add_checked_fixture(tc, begin, end);
    tcase_add_test(tc, ids_are_even_grow_and_are_never_used_again);
    tcase_add_test(tc, objects_that_came_and_went_leave_no_gap);
    tcase_add_test(tc, what_the_game_makes_has_a_negative_id);
    tcase_add_test(tc, objects_are_given_in_order_of_their_ids);
    tcase_add_test(tc, a_new_object_has_a_transform_and_no_scene);
    tcase_add_test(tc, a_canvas_turns_the_transform_into_a_rect);
    tcase_add_test(tc, tags_are_known_once_defined);
    tcase_add_test(tc, all_are_told_while_they_are_whole);
    tcase_add_test(tc, a_component_goes_alone);
    tcase_add_test(tc, a_callback_may_destroy_others_but_not_what_holds_the_dying);
    tcase_add_test(tc, a_scene_that_cannot_be_unloaded_keeps_its_objects);
    tcase_add_test(tc, a_scene_that_is_unloaded_takes_nothing_more);
    tcase_add_test(tc, references_among_the_copied_point_to_copies);
    tcase_add_test(tc, a_copy_goes_under_a_parent_even_into_its_own_original);
    tcase_add_test(tc, without_memory_a_step_fails_and_the_world_stays_whole);
    return tc;
}

int main(void)
{
    Suite *suite = suite_create("graph");
    SRunner *runner = srunner_create(suite);
    int failed;

    suite_add_tcase(suite, class_case());
    suite_add_tcase(suite, object_case());
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
