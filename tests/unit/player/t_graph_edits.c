/* The journal of edits: what counts as one, and which values it keeps. */
#include "graph_rig.h"

#include "player/graph/edits.h"

static const struct graph_events journal_events = {.destroyed = edits_destroyed,
                                                   .changed = edits_changed};

static void begin_journal(void)
{
    graph_reset(&journal_events);
}

static void end_journal(void)
{
    mem_fail_after(0);
    graph_reset(NULL);
    edits_reset();
}

/* An object as a scene's file has it. */
static struct game_object *from_file(const char *name, struct graph_scene *s, int64_t file_id)
{
    struct game_object *o = make(name, NULL, s);

    o->object.file_id = file_id;
    o->transform->component.object.file_id = file_id + 1;
    o->object.home = o->transform->component.object.home = s->handle;
    return o;
}

static const struct edit *edit_of(const void *object, enum graph_change what, int place)
{
    const struct edited *e = edits_of(((const struct object *)object)->id);

    return e ? edits_find(e, what, place) : NULL;
}

static size_t count_edited(void)
{
    size_t n = 0;

    for (const struct edited *e = edits_next(NULL); e; e = edits_next(e))
        n++;
    return n;
}

START_TEST(what_play_changes_is_no_edit)
{
    struct game_object *o = from_file("A", make_scene("S"), 10);

    graph_set_name(&o->object, SLICE("B"));
    graph_set_local_position(o->transform, (struct vec3){1, 2, 3});
    graph_destroy(&add(o, "UnityEngine.Light")->object);
    ck_assert_uint_eq(count_edited(), 0);
}
END_TEST

START_TEST(a_value_is_kept_as_it_was_when_the_edit_ended)
{
    struct game_object *o = from_file("A", make_scene("S"), 10);

    edits_begin();
    graph_set_local_position(o->transform, (struct vec3){1, 2, 3});
    graph_set_local_position(o->transform, (struct vec3){4, 5, 6});
    edits_end();
    graph_set_local_position(o->transform, (struct vec3){7, 8, 9});
    ck_assert_float_eq(edit_of(o->transform, CHANGE_POSITION, 0)->value.v.y, 5);
    ck_assert_ptr_null(edit_of(o->transform, CHANGE_ROTATION, 0));
}
END_TEST

START_TEST(a_later_edit_of_something_else_leaves_it)
{
    struct game_object *o = from_file("A", make_scene("S"), 10);

    edits_begin();
    graph_set_local_position(o->transform, (struct vec3){1, 2, 3});
    graph_set_name(&o->object, SLICE("B"));
    edits_end();
    graph_set_local_position(o->transform, (struct vec3){7, 8, 9});
    graph_set_name(&o->object, SLICE("C"));
    edits_begin();
    graph_set_local_scale(o->transform, (struct vec3){2, 2, 2});
    edits_end();
    ck_assert_float_eq(edit_of(o->transform, CHANGE_POSITION, 0)->value.v.x, 1);
    ck_assert_float_eq(edit_of(o->transform, CHANGE_SCALE, 0)->value.v.x, 2);
    ck_assert_str_eq(edit_of(o, CHANGE_NAME, 0)->value.text, "B");
}
END_TEST

START_TEST(the_last_edit_wins)
{
    struct game_object *o = from_file("A", make_scene("S"), 10);

    for (int i = 0; i < 3; i++) {
        edits_begin();
        graph_set_name(&o->object, i == 2 ? SLICE("last") : SLICE("other"));
        edits_end();
    }
    ck_assert_str_eq(edit_of(o, CHANGE_NAME, 0)->value.text, "last");
    ck_assert_uint_eq(edits_of(o->object.id)->n_edits, 1);
}
END_TEST

START_TEST(every_kind_of_value_is_kept)
{
    struct game_object *o = from_file("A", make_scene("S"), 10);
    struct component *camera = add(o, "UnityEngine.Camera");
    struct component *renderer = add(o, "UnityEngine.MeshRenderer");
    struct component *text = add(o, "UnityEngine.TextMesh");
    const int64_t ids[] = {7, 9};

    edits_begin();
    graph_set_float(&camera->object, slot(&camera->object, "field of view"), 33);
    graph_set_int(&camera->object, slot(&camera->object, "m_ClearFlags"), 4);
    graph_set_vector(&camera->object, slot(&camera->object, "m_BackGroundColor"),
                     (struct vec4){1, 0.5f, 0, 1});
    graph_set_text(&text->object, slot(&text->object, "m_Text"), SLICE("hello"));
    graph_set_list(&renderer->object, slot(&renderer->object, "m_Materials"), ids, 2);
    graph_set_active(o, false);
    edits_end();
    ck_assert_float_eq(
        edit_of(camera, CHANGE_VALUE, slot(&camera->object, "field of view"))->value.f, 33);
    ck_assert_int_eq(edit_of(camera, CHANGE_VALUE, slot(&camera->object, "m_ClearFlags"))->value.i,
                     4);
    ck_assert_float_eq(
        edit_of(camera, CHANGE_VALUE, slot(&camera->object, "m_BackGroundColor"))->value.v.y, 0.5f);
    ck_assert_str_eq(edit_of(text, CHANGE_VALUE, slot(&text->object, "m_Text"))->value.text,
                     "hello");
    ck_assert_uint_eq(
        edit_of(renderer, CHANGE_VALUE, slot(&renderer->object, "m_Materials"))->value.list.n, 2);
    ck_assert_int_eq(edit_of(o, CHANGE_ACTIVE, 0)->value.i, 0);
}
END_TEST

START_TEST(what_is_created_is_kept_as_a_whole)
{
    struct graph_scene *s = make_scene("S");
    struct game_object *o;
    struct component *light;

    edits_begin();
    o = make("New", NULL, s);
    light = add(o, "UnityEngine.Light");
    edits_end();
    graph_set_name(&o->object, SLICE("played"));
    ck_assert(edits_of(o->object.id)->is_created);
    ck_assert(edits_of(light->object.id)->is_created);
    ck_assert_str_eq(edit_of(o, CHANGE_NAME, 0)->value.text, "New");
    ck_assert_str_eq(edit_of(o, CHANGE_TAG, 0)->value.text, "Untagged");
    ck_assert_float_eq(edit_of(o->transform, CHANGE_SCALE, 0)->value.v.z, 1);
    ck_assert_float_eq(edit_of(light, CHANGE_VALUE, slot(&light->object, "m_Range"))->value.f, 10);
}
END_TEST

START_TEST(a_copy_has_the_values_of_its_original)
{
    struct game_object *o = from_file("A", make_scene("S"), 10), *copy;
    struct component *light = add(o, "UnityEngine.Light");
    struct object_pair *pairs;
    size_t n;

    graph_set_float(&light->object, slot(&light->object, "m_Range"), 77);
    edits_begin();
    copy = graph_clone(o, NULL, &pairs, &n);
    edits_end();
    ck_assert_ptr_nonnull(copy);
    ck_assert_uint_eq(count_edited(), 3);
    ck_assert_ptr_null(edits_of(o->object.id));
    ck_assert_float_eq(
        edit_of(copy->components[1], CHANGE_VALUE, slot(&light->object, "m_Range"))->value.f, 77);
    mem_free(pairs);
}
END_TEST

START_TEST(all_values_can_be_had_without_the_journal)
{
    struct game_object *o = make("A", NULL, make_scene("S"));
    struct component *light = add(o, "UnityEngine.Light");
    int range = slot(&light->object, "m_Range");
    struct edited e;

    graph_set_float(&light->object, range, 77);
    ck_assert(edits_snapshot(&light->object, &e));
    ck_assert_float_eq(edits_find(&e, CHANGE_VALUE, range)->value.f, 77);
    edits_done(&e);
    ck_assert_uint_eq(e.n_edits, 0);
    ck_assert(edits_snapshot(&o->object, &e));
    graph_set_name(&o->object, SLICE("B"));
    ck_assert_str_eq(edits_find(&e, CHANGE_NAME, 0)->value.text, "A");
    edits_done(&e);
    ck_assert_uint_eq(count_edited(), 0);
}
END_TEST

START_TEST(values_without_memory_are_not_had)
{
    struct game_object *o = make("A", NULL, make_scene("S"));
    struct edited e;
    bool is_had = false;

    for (size_t n = 1; !is_had; n++) {
        ck_assert_uint_lt(n, 100);
        mem_fail_after(n);
        is_had = edits_snapshot(&o->object, &e);
        mem_fail_after(0);
    }
    edits_done(&e);
    ck_assert(!edits_are_incomplete());
}
END_TEST

START_TEST(what_is_destroyed_is_remembered_by_its_place_in_the_file)
{
    struct graph_scene *s = make_scene("S");
    struct game_object *o = from_file("A", s, 10);
    const struct removed *removed;
    size_t n;

    edits_begin();
    graph_set_name(&o->object, SLICE("B"));
    graph_destroy(&o->object);
    edits_end();
    removed = edits_removed(&n);
    ck_assert_uint_eq(n, 2);
    ck_assert_int_eq(removed[0].file_id + removed[1].file_id, 21);
    ck_assert_int_eq(removed[0].home, s->handle);
    ck_assert_uint_eq(count_edited(), 0);
    edits_forget_removed(s->handle);
    edits_removed(&n);
    ck_assert_uint_eq(n, 0);
}
END_TEST

START_TEST(what_was_created_and_destroyed_leaves_nothing)
{
    struct game_object *o;
    size_t n;

    edits_begin();
    o = make("New", NULL, make_scene("S"));
    add(o, "UnityEngine.Light");
    edits_end();
    edits_begin();
    graph_destroy(&o->object);
    edits_end();
    edits_removed(&n);
    ck_assert_uint_eq(n, 0);
    ck_assert_uint_eq(count_edited(), 0);
}
END_TEST

START_TEST(what_the_game_destroys_is_no_edit_of_the_file)
{
    struct game_object *o = from_file("A", make_scene("S"), 10);
    size_t n;

    edits_begin();
    graph_set_name(&o->object, SLICE("B"));
    edits_end();
    graph_destroy(&o->object);
    edits_removed(&n);
    ck_assert_uint_eq(n, 0);
    ck_assert_uint_eq(count_edited(), 0);
}
END_TEST

START_TEST(what_is_loaded_meanwhile_is_no_edit)
{
    struct game_object *o;

    edits_begin();
    edits_pause();
    o = from_file("A", make_scene("S"), 10);
    graph_set_name(&o->object, SLICE("B"));
    edits_resume();
    ck_assert(edits_is_open());
    edits_end();
    ck_assert(!edits_is_open());
    ck_assert_uint_eq(count_edited(), 0);
}
END_TEST

START_TEST(a_move_and_a_place_among_siblings_are_edits)
{
    struct graph_scene *s = make_scene("S");
    struct game_object *a = from_file("A", s, 10), *b = from_file("B", s, 20),
                       *c = from_file("C", s, 30);

    edits_begin();
    graph_set_parent(b->transform, a->transform, true);
    graph_set_sibling_index(c->transform, 0);
    edits_end();
    ck_assert_ptr_nonnull(edit_of(b->transform, CHANGE_PARENT, 0));
    ck_assert_ptr_nonnull(edit_of(b->transform, CHANGE_POSITION, 0));
    ck_assert_ptr_nonnull(edit_of(c->transform, CHANGE_PARENT, 0));
    ck_assert_ptr_null(edits_of(a->transform->component.object.id));
}
END_TEST

static struct field *number_field(const char *name, int64_t i)
{
    struct field *f = field_new(FIELD_INT, slice_of(name));

    ck_assert_ptr_nonnull(f);
    f->i = i;
    return f;
}

START_TEST(a_field_is_kept_once)
{
    struct game_object *o = from_file("A", make_scene("S"), 10);
    struct component *script = add(o, "UnityEngine.MonoBehaviour");
    struct field *list = field_new(FIELD_LIST, SLICE("list")),
                 *text = field_new(FIELD_TEXT, (struct slice){0});
    const struct edited *e;

    ck_assert(field_set_text(text, SLICE("a")) && field_set_text(text, SLICE("b")));
    field_add(list, text);
    edits_begin();
    edits_set_field_take(&script->object, number_field("speed", 1));
    edits_set_field_take(&script->object, list);
    edits_set_field_take(&script->object, number_field("speed", 2));
    edits_end();
    edits_set_field_take(&script->object, number_field("speed", 3));
    e = edits_of(script->object.id);
    ck_assert_str_eq(e->fields->name, "speed");
    ck_assert_int_eq(e->fields->i, 2);
    ck_assert_str_eq(e->fields->next->first->text, "b");
    ck_assert_ptr_null(e->fields->next->next);
}
END_TEST

START_TEST(an_edit_that_finds_no_memory_is_said_to_be_missing)
{
    struct game_object *o = from_file("A", make_scene("S"), 10);
    bool was_incomplete = false;

    for (size_t nth = 1; nth < 20; nth++) {
        edits_begin();
        mem_fail_after(nth);
        graph_tell_changed(&o->object, CHANGE_NAME, 0);
        edits_end();
        mem_fail_after(0);
        was_incomplete |= edits_are_incomplete();
        if (edit_of(o, CHANGE_NAME, 0))
            ck_assert(edits_are_incomplete() || edit_of(o, CHANGE_NAME, 0)->value.text);
        edits_reset();
        ck_assert(!edits_are_incomplete());
    }
    ck_assert(was_incomplete);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("graph_edits");
    TCase *t = tcase_create("journal");
    SRunner *sr;
    int n_failed;

    tcase_add_checked_fixture(t, begin_journal, end_journal);
    tcase_add_test(t, what_play_changes_is_no_edit);
    tcase_add_test(t, a_value_is_kept_as_it_was_when_the_edit_ended);
    tcase_add_test(t, a_later_edit_of_something_else_leaves_it);
    tcase_add_test(t, the_last_edit_wins);
    tcase_add_test(t, every_kind_of_value_is_kept);
    tcase_add_test(t, what_is_created_is_kept_as_a_whole);
    tcase_add_test(t, a_copy_has_the_values_of_its_original);
    tcase_add_test(t, all_values_can_be_had_without_the_journal);
    tcase_add_test(t, values_without_memory_are_not_had);
    tcase_add_test(t, what_is_destroyed_is_remembered_by_its_place_in_the_file);
    tcase_add_test(t, what_was_created_and_destroyed_leaves_nothing);
    tcase_add_test(t, what_the_game_destroys_is_no_edit_of_the_file);
    tcase_add_test(t, what_is_loaded_meanwhile_is_no_edit);
    tcase_add_test(t, a_move_and_a_place_among_siblings_are_edits);
    tcase_add_test(t, a_field_is_kept_once);
    tcase_add_test(t, an_edit_that_finds_no_memory_is_said_to_be_missing);
    suite_add_tcase(s, t);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed != 0;
}
