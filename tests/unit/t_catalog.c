/*
 * The catalogue of tools: order, look-up by name in any case, and what engines may add to it.
 */
#include <check.h>
#include <stdlib.h>

#include "tool/tool.h"

static struct arena arena;

static void set_up(void)
{
    arena_init(&arena, (size_t)16 << 20);
}

static void tear_down(void)
{
    mem_fail_after(0);
    arena_done(&arena);
}

START_TEST(catalog_holds_every_tool_in_byte_order)
{
    struct catalog *c = catalog_new();

    ck_assert_uint_eq(catalog_count(c), TOOL_COUNT);
    for (size_t i = 1; i < catalog_count(c); i++)
        ck_assert_str_lt(catalog_at(c, i - 1)->name, catalog_at(c, i)->name);
    catalog_free(c);
    catalog_free(NULL);
}
END_TEST

START_TEST(tools_are_found_by_name)
{
    struct catalog *c = catalog_new();

    for (int i = 0; i < TOOL_COUNT; i++) {
        const struct tool *t = tool_by_id((enum tool_id)i);
        struct slice folded = arena_copy(&arena, slice_of(t->name));
        bool has_upper = false;

        for (size_t k = 0; k < folded.len; k++) {
            char *at = (char *)(uintptr_t)folded.p + k;

            has_upper |= *at >= 'A' && *at <= 'Z';
            if (*at >= 'A' && *at <= 'Z')
                *at = (char)(*at - 'A' + 'a');
        }
        ck_assert_ptr_eq(catalog_find(c, slice_of(t->name), false), t);
        ck_assert_ptr_eq(catalog_find(c, folded, true), t);
        ck_assert_ptr_eq(catalog_find(c, folded, false), has_upper ? NULL : t);
    }
    ck_assert_ptr_null(catalog_find(c, SLICE(""), true));
    ck_assert_ptr_null(catalog_find(c, SLICE("GetStatu"), true));
    ck_assert_ptr_null(catalog_find(c, SLICE("GetStatus "), true));
    ck_assert_ptr_null(catalog_find(c, SLICE("\xff\xff"), true));
    catalog_free(c);
}
END_TEST

#define LETTERS_64 "aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbccccccccccccccccdddddddddddddddd"

START_TEST(plugins_join_unless_their_name_is_taken_or_malformed)
{
    static const struct tool plugins[] = {
        {.id = TOOL_PLUGIN, .name = "create-vr-interactable", .group = GROUP_PLUGIN},
        {.id = TOOL_PLUGIN, .name = "getstatus", .group = GROUP_PLUGIN},
        {.id = TOOL_PLUGIN, .name = "two words", .group = GROUP_PLUGIN},
        {.id = TOOL_PLUGIN, .name = "", .group = GROUP_PLUGIN},
        {.id = TOOL_PLUGIN, .name = NULL, .group = GROUP_PLUGIN},
        {.id = TOOL_PLUGIN, .name = LETTERS_64, .group = GROUP_PLUGIN},
        {.id = TOOL_PLUGIN, .name = LETTERS_64 "e", .group = GROUP_PLUGIN},
        {.id = TOOL_PLUGIN, .name = "Create-VR-interactable", .group = GROUP_PLUGIN},
        {.id = TOOL_PLUGIN, .name = "caf\xc3\xa9", .group = GROUP_PLUGIN},
    };
    struct catalog *c = catalog_new();

    ck_assert(catalog_set_plugins(c, plugins, N_ELEMENTS(plugins)));
    ck_assert_uint_eq(catalog_count(c), TOOL_COUNT + 2);
    ck_assert_ptr_eq(catalog_find(c, SLICE("create-vr-interactable"), false), &plugins[0]);
    ck_assert_ptr_eq(catalog_find(c, SLICE("Create-VR-interactable"), true), &plugins[0]);
    ck_assert_ptr_eq(catalog_find(c, SLICE(LETTERS_64), false), &plugins[5]);
    ck_assert_ptr_eq(catalog_find(c, SLICE("getstatus"), true), tool_by_id(TOOL_GET_STATUS));
    for (size_t i = 1; i < catalog_count(c); i++)
        ck_assert_str_lt(catalog_at(c, i - 1)->name, catalog_at(c, i)->name);

    ck_assert(catalog_set_plugins(c, &plugins[5], 1));
    ck_assert_uint_eq(catalog_count(c), TOOL_COUNT + 1);
    ck_assert_ptr_null(catalog_find(c, SLICE("create-vr-interactable"), true));
    ck_assert(catalog_set_plugins(c, NULL, 0));
    ck_assert_uint_eq(catalog_count(c), TOOL_COUNT);
    catalog_free(c);
}
END_TEST

START_TEST(plugins_are_limited_in_number)
{
    enum { MORE = PLUGIN_TOOLS + 5 };
    struct tool *plugins = calloc(MORE, sizeof(*plugins));
    struct catalog *c = catalog_new();

    ck_assert_ptr_nonnull(plugins);
    for (int i = 0; i < MORE; i++) {
        plugins[i].id = TOOL_PLUGIN;
        plugins[i].name = arena_printf(&arena, "plugin-%d", i).p;
    }
    ck_assert(catalog_set_plugins(c, plugins, MORE));
    ck_assert_uint_eq(catalog_count(c), TOOL_COUNT + PLUGIN_TOOLS);
    catalog_free(c);
    free(plugins);
}
END_TEST

START_TEST(catalog_survives_failing_allocations)
{
    static const struct tool plugin = {.id = TOOL_PLUGIN, .name = "p", .group = GROUP_PLUGIN};
    struct catalog *c;

    for (size_t n = 1; n <= 2; n++) {
        mem_fail_after(n);
        ck_assert_ptr_null(catalog_new());
    }
    mem_fail_after(0);
    c = catalog_new();
    mem_fail_after(1);
    ck_assert(!catalog_set_plugins(c, &plugin, 1));
    mem_fail_after(0);
    ck_assert_uint_eq(catalog_count(c), TOOL_COUNT);
    ck_assert_ptr_eq(catalog_find(c, SLICE("help"), false), tool_by_id(TOOL_HELP));
    catalog_free(c);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("catalog");
    TCase *tc = tcase_create("catalog");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, catalog_holds_every_tool_in_byte_order);
    tcase_add_test(tc, tools_are_found_by_name);
    tcase_add_test(tc, plugins_join_unless_their_name_is_taken_or_malformed);
    tcase_add_test(tc, plugins_are_limited_in_number);
    tcase_add_test(tc, catalog_survives_failing_allocations);
    suite_add_tcase(suite, tc);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
