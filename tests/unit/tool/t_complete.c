/* Completion: which values fit a text, in which order, and what is said of the rest. */
#include <check.h>
#include <stdlib.h>

#include "tool/tool.h"

static struct arena arena;
static struct buf out;

static void set_up(void)
{
    arena_init(&arena, (size_t)64 << 20);
    buf_init(&out, (size_t)16 << 20);
}

static void tear_down(void)
{
    mem_fail_after(0);
    arena_done(&arena);
    buf_done(&out);
}

static struct completion begin(const char *kind, const char *prefix, int64_t limit)
{
    const struct complete_args args = {
        .kind = {true, slice_of(kind)}, .prefix = {true, slice_of(prefix)}, .limit = {true, limit}};

    return completion_begin(&arena, &args);
}

static const char *written(struct completion *c)
{
    struct json_out w;

    buf_reset(&out, 0);
    json_out_init(&w, &out);
    completion_write(c, &w);
    return arena_copy(&arena, buf_slice(&out)).p;
}

static const char *complete(const char *prefix, int64_t limit, const char *const *values)
{
    struct completion c = begin("type", prefix, limit);

    for (; *values; values++)
        ck_assert(completion_add(&c, slice_of(*values), (struct slice){0}));
    return written(&c);
}

START_TEST(beginnings_come_before_last_parts_and_those_before_other_parts)
{
    static const char *const values[] = {"UnityEngine.Light", "AudioListener", "lightHouse",
                                         "Spotlight",         "Crate",         NULL};

    ck_assert_str_eq(complete("LIGHT", 100, values),
                     "{\"values\":[\"lightHouse\",\"UnityEngine.Light\",\"Spotlight\"],"
                     "\"total\":3,\"hasMore\":false}");
}
END_TEST

START_TEST(paths_fit_by_their_last_part)
{
    static const char *const values[] = {"Assets/Test.unity", "Assets/Main/Other.unity",
                                         "Assets/Scenes/Main.unity", NULL};

    ck_assert_str_eq(complete("main", 100, values),
                     "{\"values\":[\"Assets/Scenes/Main.unity\",\"Assets/Main/Other.unity\"],"
                     "\"total\":2,\"hasMore\":false}");
}
END_TEST

START_TEST(equal_values_count_once_and_empty_ones_not_at_all)
{
    static const char *const values[] = {"Crate", "", "Crate", "crate", NULL};

    ck_assert_str_eq(complete("", 100, values),
                     "{\"values\":[\"Crate\",\"crate\"],\"total\":2,\"hasMore\":false}");
}
END_TEST

START_TEST(what_exceeds_the_limit_is_counted)
{
    static const char *const values[] = {"c", "b", "a", NULL};

    ck_assert_str_eq(complete("", 2, values),
                     "{\"values\":[\"a\",\"b\"],\"total\":3,\"hasMore\":true}");
    ck_assert_str_eq(complete("", 0, values), "{\"values\":[\"a\"],\"total\":3,\"hasMore\":true}");
}
END_TEST

START_TEST(there_are_never_more_values_than_mcp_allows)
{
    struct completion c = begin("asset", "", 100000);
    const struct json *root;
    struct json_fault fault;

    for (int i = 0; i < 1000; i++)
        ck_assert(completion_add(&c, arena_printf(&arena, "%d", i), (struct slice){0}));
    ck_assert(json_parse(&arena, slice_of(written(&c)), &root, &fault));
    ck_assert_uint_eq(json_get(root, "values")->n_items, 100);
    ck_assert(slice_is(json_get(root, "total")->raw, "1000"));
    ck_assert(slice_is(json_get(root, "hasMore")->raw, "true"));
}
END_TEST

START_TEST(an_id_is_found_by_another_name)
{
    struct completion c = begin("objectId", "pla", 100);

    ck_assert_int_eq(c.kind, COMPLETE_OBJECT_ID);
    ck_assert(completion_add(&c, SLICE("obj:1"), SLICE("Crate")));
    ck_assert(completion_add(&c, SLICE("obj:2"), SLICE("Player")));
    ck_assert_str_eq(written(&c), "{\"values\":[\"obj:2\"],\"total\":1,\"hasMore\":false}");
}
END_TEST

START_TEST(every_kind_has_a_name)
{
    ck_assert_int_eq(begin("scene", "", 1).kind, COMPLETE_SCENE);
    ck_assert_int_eq(begin("prefab", "", 1).kind, COMPLETE_PREFAB);
    ck_assert_int_eq(begin("asset", "", 1).kind, COMPLETE_ASSET);
    ck_assert_int_eq(begin("object", "", 1).kind, COMPLETE_OBJECT);
    ck_assert_int_eq(begin("type", "", 1).kind, COMPLETE_TYPE);
    ck_assert_int_eq(begin("sceneId", "", 1).kind, COMPLETE_SCENE_ID);
    ck_assert(complete_kind_is_live(COMPLETE_OBJECT_ID) && complete_kind_is_live(COMPLETE_TYPE));
    ck_assert(!complete_kind_is_live(COMPLETE_SCENE) && !complete_kind_is_live(COMPLETE_ASSET));
}
END_TEST

START_TEST(lack_of_memory_is_told)
{
    struct completion c = begin("type", "", 100);

    mem_fail_after(1);
    ck_assert(!completion_add(&c, SLICE("a"), (struct slice){0}) || c.n == 1);
    mem_fail_after(0);
}
END_TEST

/* --- Parameters of resources. --- */

START_TEST(every_key_of_a_resource_is_in_its_template)
{
    struct completes what;
    size_t n = 0;

    for (size_t i = 0; i < resource_count(); i++) {
        const struct resource *r = resource_at(i);

        for (size_t k = 0; k < RESOURCE_KEYS && r->keys[k].param; k++, n++) {
            ck_assert_msg(resource_completes(r, slice_of(r->keys[k].param), &what), "%s: %s",
                          r->name, r->keys[k].param);
            ck_assert_int_eq(what.kind, r->keys[k].completes);
            ck_assert_ptr_eq(what.within, r->keys[k].within);
            /* What the names belong to is a parameter, too. */
            ck_assert(!what.within || resource_completes(r, slice_of(what.within), &what));
        }
        ck_assert(!resource_completes(r, SLICE("nobody"), &what));
        ck_assert(!resource_completes(r, SLICE(""), &what));
        ck_assert(resource_is_at(r, slice_of(r->uri_template ? r->uri_template : r->uri)));
        ck_assert(!resource_is_at(r, SLICE("unity://nobody")));
    }
    ck_assert_uint_ge(n, 10);
}
END_TEST

START_TEST(a_flag_has_two_values)
{
    struct completes what;
    const struct resource *r = NULL;

    for (size_t i = 0; i < resource_count(); i++)
        if (strcmp(resource_at(i)->name, "scene-file") == 0)
            r = resource_at(i);
    ck_assert_ptr_nonnull(r);
    ck_assert(resource_completes(r, SLICE("includeInactive"), &what));
    ck_assert_str_eq(what.words[0], "true");
    ck_assert_str_eq(what.words[1], "false");
    ck_assert_ptr_null(what.words[2]);
    ck_assert(resource_completes(r, SLICE("offset"), &what));
    ck_assert_ptr_null(what.words);
    ck_assert_int_eq(what.kind, COMPLETE_NONE);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("complete");
    TCase *t = tcase_create("complete");
    SRunner *r = srunner_create(s);
    int n_failed;

    tcase_add_checked_fixture(t, set_up, tear_down);
    tcase_add_test(t, beginnings_come_before_last_parts_and_those_before_other_parts);
    tcase_add_test(t, a_flag_has_two_values);
    tcase_add_test(t, paths_fit_by_their_last_part);
    tcase_add_test(t, equal_values_count_once_and_empty_ones_not_at_all);
    tcase_add_test(t, what_exceeds_the_limit_is_counted);
    tcase_add_test(t, there_are_never_more_values_than_mcp_allows);
    tcase_add_test(t, an_id_is_found_by_another_name);
    tcase_add_test(t, every_kind_has_a_name);
    tcase_add_test(t, lack_of_memory_is_told);
    tcase_add_test(t, every_key_of_a_resource_is_in_its_template);
    suite_add_tcase(s, t);
    srunner_run_all(r, CK_ENV);
    n_failed = srunner_ntests_failed(r);
    srunner_free(r);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
