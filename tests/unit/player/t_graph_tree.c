/* The player's hierarchy: parents, order, paths, what is active, scenes. */
#include "graph_rig.h"

/* --- Hierarchy. --- */

START_TEST(children_keep_their_order)
{
    struct graph_scene *s = make_scene("S");
    struct game_object *top = make("Top", NULL, s), *child[5];
    static const int expected[] = {4, 1, 0, 3, 2};

    for (int i = 0; i < 5; i++)
        child[i] = make("C", top->transform, NULL);
    graph_set_sibling_index(child[4]->transform, 0);
    graph_set_sibling_index(child[0]->transform, 2);
    graph_set_sibling_index(child[2]->transform, 99);
    for (size_t i = 0; i < 5; i++) {
        ck_assert_ptr_eq(top->transform->children[i], child[expected[i]]->transform);
        ck_assert_uint_eq(graph_sibling_index(child[expected[i]]->transform), i);
    }
    ck_assert(graph_destroy(&child[1]->object));
    ck_assert_uint_eq(graph_sibling_index(child[2]->transform), 3);
    ck_assert_uint_eq(graph_sibling_index(child[4]->transform), 0);
    ck_assert_ptr_eq(child[3]->scene, s);
}
END_TEST

START_TEST(a_parent_cannot_be_below_its_child)
{
    struct game_object *a = make("A", NULL, NULL), *b = make("B", a->transform, NULL);
    struct game_object *c = make("C", b->transform, NULL);

    ck_assert(!graph_set_parent(a->transform, c->transform, true));
    ck_assert(!graph_set_parent(a->transform, a->transform, true));
    ck_assert_ptr_null(a->transform->parent);
    ck_assert(graph_set_parent(c->transform, NULL, true));
    ck_assert(graph_set_parent(a->transform, c->transform, true));
    path_is(b, "/C/A/B");
}
END_TEST

START_TEST(a_tree_is_walked_in_hierarchy_order)
{
    struct game_object *a = make("A", NULL, NULL);
    struct game_object *b = make("B", a->transform, NULL), *d = make("D", a->transform, NULL);
    struct game_object *c = make("C", b->transform, NULL);
    struct game_object *expected[] = {a, b, c, d};
    struct transform *t = NULL;

    for (int i = 0; i < 4; i++) {
        t = graph_walk(a->transform, t);
        ck_assert_ptr_eq(t, expected[i]->transform);
    }
    ck_assert_ptr_null(graph_walk(a->transform, t));
    ck_assert_ptr_eq(graph_walk(b->transform, b->transform), c->transform);
    ck_assert_ptr_null(graph_walk(b->transform, c->transform));
}
END_TEST

START_TEST(objects_are_found_by_path)
{
    struct graph_scene *s = make_scene("S");
    struct game_object *a = make("A", NULL, s), *b = make("B", a->transform, NULL);
    struct game_object *c = make("C", b->transform, NULL), *b2 = make("B", NULL, s);
    struct game_object *kept = make("Kept", NULL, graph_ddol());

    make("Nowhere", NULL, NULL);
    ck_assert_ptr_eq(graph_find_path(SLICE("B")), b);
    ck_assert_ptr_eq(graph_find_path(SLICE("/B")), b2);
    ck_assert_ptr_eq(graph_find_path(SLICE("B/C")), c);
    ck_assert_ptr_eq(graph_find_path(SLICE("/A/B/C")), c);
    ck_assert_ptr_null(graph_find_path(SLICE("/B/C")));
    ck_assert_ptr_null(graph_find_path(SLICE("xB/C")));
    ck_assert_ptr_null(graph_find_path(SLICE("A/C")));
    ck_assert_ptr_null(graph_find_path(SLICE("")));
    ck_assert_ptr_null(graph_find_path(SLICE("/")));
    ck_assert_ptr_null(graph_find_path(SLICE("Nowhere")));
    ck_assert_ptr_eq(graph_find_path(SLICE("Kept")), kept);
    graph_set_active(b, false);
    ck_assert_ptr_eq(graph_find_path(SLICE("B")), b2);
    ck_assert_ptr_null(graph_find_path(SLICE("C")));
}
END_TEST

START_TEST(a_very_deep_hierarchy_is_no_trouble)
{
    struct graph_scene *s = make_scene("S");
    struct game_object *top = make("T", NULL, s), *o = top;
    struct object_pair *pairs;
    struct buf b;
    size_t n;

    for (int i = 0; i < 3000; i++)
        o = make("o", o->transform, NULL);
    o->transform->position.x = 1;
    ck_assert_float_eq(graph_position(o->transform).x, 1);
    buf_init(&b, 1 << 20);
    graph_path(&b, o);
    ck_assert_uint_eq(b.len, 6002);
    ck_assert_ptr_eq(graph_find_path(buf_slice(&b)), o);
    buf_done(&b);
    ck_assert_ptr_nonnull(graph_clone(top, NULL, &pairs, &n));
    ck_assert_uint_eq(n, 6002);
    mem_free(pairs);
    ck_assert(graph_scene_unload(s));
    ck_assert_uint_eq(count_objects(), 0);
}
END_TEST

START_TEST(many_roots_come_and_go)
{
    struct graph_scene *s = make_scene("S");
    static struct game_object *o[20000];

    for (size_t i = 0; i < 20000; i++)
        o[i] = make("R", NULL, s);
    for (size_t i = 0; i < 20000; i++)
        ck_assert_uint_eq(graph_sibling_index(o[i]->transform), i);
    for (size_t i = 0; i < 20000; i += 2)
        ck_assert(graph_destroy(&o[i]->object));
    ck_assert_uint_eq(s->n_roots, 10000);
    ck_assert_uint_eq(graph_sibling_index(o[19999]->transform), 9999);
    ck_assert_uint_eq(graph_sibling_index(o[10001]->transform), 5000);
}
END_TEST

/* --- What is active. --- */

START_TEST(those_that_change_are_told)
{
    struct game_object *a = make("A", NULL, NULL), *b = make("B", a->transform, NULL);
    struct game_object *c = make("C", b->transform, NULL), *d = make("D", a->transform, NULL);

    ck_assert(graph_set_active(b, false));
    ck_assert_uint_eq(n_told, 2);
    ck_assert(told[0].what == '-' && told[0].id == b->object.id && told[1].id == c->object.id);
    ck_assert(graph_is_active(d) && c->is_active && !graph_is_active(c));
    n_told = 0;
    ck_assert(graph_set_active(a, false));
    ck_assert_uint_eq(n_told, 2); /* a and d: b was off already */
    n_told = 0;
    ck_assert(graph_set_active(b, true));
    ck_assert_uint_eq(n_told, 0); /* still under a */
    ck_assert(graph_set_active(a, true));
    ck_assert_uint_eq(n_told, 4);
    ck_assert(graph_set_active(a, true));
    ck_assert_uint_eq(n_told, 4);
}
END_TEST

START_TEST(a_new_parent_may_switch_on_or_off)
{
    struct game_object *off = make("Off", NULL, NULL), *o = make("O", NULL, NULL);

    make("Child", o->transform, NULL);
    graph_set_active(off, false);
    n_told = 0;
    ck_assert(graph_set_parent(o->transform, off->transform, false));
    ck_assert_uint_eq(n_told, 2);
    ck_assert_int_eq(told[1].what, '-');
    ck_assert(graph_set_parent(o->transform, NULL, false));
    ck_assert_uint_eq(n_told, 4);
    ck_assert_int_eq(told[2].what, '+');
}
END_TEST

START_TEST(what_a_callback_destroyed_is_not_told)
{
    struct game_object *a = make("A", NULL, NULL), *b = make("B", a->transform, NULL);
    struct game_object *c = make("C", a->transform, NULL);
    int b_id = b->object.id, c_id = c->object.id;

    victim = &b->object;
    ck_assert(graph_set_active(a, false));
    ck_assert(was_destroyed);
    ck_assert_ptr_null(graph_find(b_id));
    ck_assert_int_eq(told[n_told - 1].id, c_id);
    for (size_t i = 0; i < n_told; i++)
        ck_assert(told[i].what != '-' || told[i].id != b_id);
}
END_TEST

/* --- Scenes. --- */

START_TEST(objects_move_between_scenes_with_all_below)
{
    struct graph_scene *s = make_scene("S"), *s2 = make_scene("S2");
    struct game_object *a = make("A", NULL, s), *b = make("B", a->transform, NULL);
    struct game_object *c = make("C", NULL, s2);

    ck_assert(!graph_move_to_scene(b->transform, s2));
    ck_assert(graph_move_to_scene(a->transform, s2));
    ck_assert_ptr_eq(b->scene, s2);
    ck_assert_uint_eq(s->n_roots, 0);
    ck_assert_uint_eq(s2->n_roots, 2);
    ck_assert(graph_move_to_scene(c->transform, s));
    ck_assert(graph_set_parent(a->transform, c->transform, false));
    ck_assert_ptr_eq(b->scene, s);
    ck_assert_uint_eq(s2->n_roots, 0);
    ck_assert(graph_move_to_scene(c->transform, NULL));
    ck_assert_ptr_null(b->scene);
    ck_assert_uint_eq(s->n_roots, 0);
}
END_TEST

START_TEST(unloading_the_active_scene_makes_another_active)
{
    struct graph_scene *s = make_scene("S"), *s2 = make_scene("S2");
    int handle = s->handle;

    graph_set_active_scene(s);
    make("A", NULL, s);
    make("B", NULL, s2);
    ck_assert_ptr_nonnull(graph_ddol());
    ck_assert_uint_eq(graph_scene_count(), 2);
    ck_assert_ptr_eq(graph_scene_by_handle(graph_ddol()->handle), graph_ddol());
    graph_set_active_scene(graph_ddol());
    ck_assert_ptr_eq(graph_active_scene(), s);
    ck_assert(graph_scene_unload(s));
    ck_assert_ptr_eq(graph_active_scene(), s2);
    ck_assert_ptr_null(graph_scene_by_handle(handle));
    ck_assert_uint_eq(count_objects(), 2);
    ck_assert(graph_scene_unload(s2));
    ck_assert_ptr_null(graph_active_scene());
    ck_assert_ptr_null(graph_scene_at(0));
}
END_TEST

/* --- Places in hierarchy order. --- */

/* Every object of the scene is where graph_nth() says, and comes after the one before. */
static void check_order(struct graph_scene *s)
{
    struct transform *last = NULL;
    size_t n = 0;

    for (size_t i = 0; i < s->n_roots; i++)
        for (struct transform *t = NULL; (t = graph_walk(s->roots[i], t)); n++) {
            ck_assert_ptr_eq(graph_nth(s, n), t);
            if (last)
                ck_assert_ptr_eq(graph_after(last), t);
            last = t;
        }
    ck_assert_uint_eq(s->n_objects, n);
    ck_assert_ptr_null(graph_nth(s, n));
    if (last)
        ck_assert_ptr_null(graph_after(last));
}

static unsigned random_below(unsigned n)
{
    static unsigned seed = 7;

    seed = seed * 1103515245 + 12345;
    return (seed >> 8) % n;
}

static struct transform *any_of(struct graph_scene *s)
{
    return s->n_objects ? graph_nth(s, random_below((unsigned)s->n_objects)) : NULL;
}

static void change_something(struct graph_scene *s, struct graph_scene *other)
{
    struct transform *t = any_of(s), *up = random_below(2) ? any_of(s) : NULL;
    struct object_pair *pairs = NULL;
    size_t n;

    switch (random_below(8)) {
    case 0:
        if (t && random_below(3) == 0)
            graph_destroy(&t->component.owner->object);
        break;
    case 1:
        if (t)
            graph_set_parent(t, up, false);
        break;
    case 2:
        if (t)
            graph_set_sibling_index(t, random_below(60));
        break;
    case 3:
        if (t && !t->parent && random_below(4) == 0)
            graph_move_to_scene(t, other);
        break;
    case 4:
        if (t && s->n_objects < 400 && graph_clone(t->component.owner, up, &pairs, &n))
            mem_free(pairs);
        break;
    default:
        make("N", up, up ? NULL : s);
    }
}

START_TEST(the_nth_object_is_found_whatever_has_changed)
{
    struct graph_scene *s = make_scene("S"), *other = make_scene("T");

    for (int i = 0; i < 1000; i++) {
        change_something(s, other);
        if (i % 7 == 0)
            check_order(s);
        else
            any_of(s); /* sums of some lists are known, of others not */
    }
    check_order(s);
    check_order(other);
}
END_TEST

START_TEST(the_version_tells_what_lists_of_objects_depend_on)
{
    struct graph_scene *s = make_scene("S");
    struct game_object *o = make("A", NULL, s), *p = make("B", NULL, s);
    uint64_t before = graph_version();

    graph_set_position(o->transform, (struct vec3){1, 2, 3});
    ck_assert_uint_eq(graph_version(), before);
    ck_assert(graph_set_name(&o->object, SLICE("C")));
    ck_assert_uint_ne(graph_version(), before);
    before = graph_version();
    ck_assert(graph_set_active(o, false));
    ck_assert_uint_ne(graph_version(), before);
    before = graph_version();
    ck_assert(graph_set_parent(o->transform, p->transform, false));
    ck_assert_uint_ne(graph_version(), before);
    before = graph_version();
    ck_assert(graph_destroy(&o->object));
    ck_assert_uint_ne(graph_version(), before);
}
END_TEST

/* "scn:1" is another scene then. */
START_TEST(the_version_tells_that_an_empty_scene_went)
{
    struct graph_scene *empty = make_scene("S");
    uint64_t before;

    make("A", NULL, make_scene("T"));
    before = graph_version();
    ck_assert(graph_scene_unload(empty));
    ck_assert_uint_ne(graph_version(), before);
}
END_TEST

static TCase *tree_case(void)
{
    TCase *tc = tcase_create("hierarchy and scenes");

    tcase_add_checked_fixture(tc, begin, end);
    tcase_set_timeout(tc, 60);
    tcase_add_test(tc, children_keep_their_order);
    tcase_add_test(tc, a_parent_cannot_be_below_its_child);
    tcase_add_test(tc, a_tree_is_walked_in_hierarchy_order);
    tcase_add_test(tc, objects_are_found_by_path);
    tcase_add_test(tc, a_very_deep_hierarchy_is_no_trouble);
    tcase_add_test(tc, many_roots_come_and_go);
    tcase_add_test(tc, the_nth_object_is_found_whatever_has_changed);
    tcase_add_test(tc, the_version_tells_what_lists_of_objects_depend_on);
    tcase_add_test(tc, the_version_tells_that_an_empty_scene_went);
    tcase_add_test(tc, those_that_change_are_told);
    tcase_add_test(tc, a_new_parent_may_switch_on_or_off);
    tcase_add_test(tc, what_a_callback_destroyed_is_not_told);
    tcase_add_test(tc, objects_move_between_scenes_with_all_below);
    tcase_add_test(tc, unloading_the_active_scene_makes_another_active);
    return tc;
}

int main(void)
{
    Suite *suite = suite_create("graph_tree");
    SRunner *runner = srunner_create(suite);
    int failed;

    suite_add_tcase(suite, tree_case());
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
