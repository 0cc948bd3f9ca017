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

/* --- Kebab case. --- */

static bool is_kebab(struct slice name)
{
    bool ok = name.len > 0 && name.p[0] >= 'a' && name.p[0] <= 'z';

    for (size_t i = 0; i < name.len; i++)
        ok &=
            (name.p[i] >= 'a' && name.p[i] <= 'z') || text_is_digit(name.p[i]) || name.p[i] == '-';
    return ok;
}

/* Every tool once, by a name that is nobody else's and that finds it from every dialect. */
static void check_listing(const struct catalog *c)
{
    struct slice name, last = {0};

    for (size_t i = 0; i < catalog_count(c); i++) {
        const struct tool *t = catalog_kebab_at(c, i, &name);

        ck_assert_msg(is_kebab(name), "%.*s", SLICE_ARG(name));
        ck_assert_msg(!i || slice_compare(last, name) < 0, "%.*s", SLICE_ARG(name));
        ck_assert_ptr_eq(catalog_kebab(c, name), t);
        ck_assert_ptr_eq(catalog_spelled(c, slice_of(t->name), false), t);
        ck_assert_ptr_eq(catalog_spelled(c, slice_of(t->name), true), t);
        last = name;
    }
}

/* How the tool is listed. */
static const char *listed_as(const struct catalog *c, const char *tool)
{
    struct slice name;

    for (size_t i = 0; i < catalog_count(c); i++)
        if (strcmp(catalog_kebab_at(c, i, &name)->name, tool) == 0)
            return arena_copy(&arena, name).p;
    return NULL;
}

START_TEST(declared_tools_have_a_kebab_name_each)
{
    static const struct {
        const char *tool, *kebab;
    } some[] = {
        {"ListObjects", "list-objects"},
        {"scene.hierarchy.dump", "scene-hierarchy-dump"},
        {"execute_code", "execute-code"},
        {"SpawnTestUi", "spawn-test-ui"},
        {"help", "help"},
        {"mcp.tools.list", "mcp-tools-list"},
    };
    struct catalog *c = catalog_new();
    struct slice name;

    check_listing(c);
    for (size_t i = 0; i < N_ELEMENTS(some); i++)
        ck_assert_str_eq(listed_as(c, some[i].tool), some[i].kebab);
    for (size_t i = 0; i < catalog_count(c); i++) { /* two that collide would have the prefix */
        const struct tool *t = catalog_kebab_at(c, i, &name);

        ck_assert(!slice_starts(name, SLICE("umcp-")));
        name = arena_printf(&arena, "umcp-%.*s", SLICE_ARG(name));
        ck_assert_ptr_eq(catalog_spelled(c, name, false), t);
    }
    catalog_free(c);
}
END_TEST

START_TEST(other_spellings_are_no_names_of_rows)
{
    struct catalog *c = catalog_new();
    const struct tool *t = tool_by_id(TOOL_LIST_OBJECTS);

    ck_assert_ptr_null(catalog_find(c, SLICE("list-objects"), true));
    ck_assert_ptr_null(catalog_find(c, SLICE("umcp-list-objects"), true));
    ck_assert_ptr_eq(catalog_spelled(c, SLICE("list-objects"), false), t);
    ck_assert_ptr_eq(catalog_spelled(c, SLICE("List-Objects"), true), t);
    ck_assert_ptr_null(catalog_spelled(c, SLICE("List-Objects"), false));
    ck_assert_ptr_null(catalog_spelled(c, SLICE("listobjects"), false));
    ck_assert_ptr_null(catalog_spelled(c, SLICE("list_objects"), true));
    ck_assert_ptr_null(catalog_spelled(c, SLICE("umcp-ListObjects"), false));
    ck_assert_ptr_null(catalog_spelled(c, SLICE("umcp-"), false));
    ck_assert_ptr_null(catalog_spelled(c, SLICE(""), true));
    catalog_free(c);
}
END_TEST

#define PLUGIN(tool_name)                                                                          \
    {                                                                                              \
        .id = TOOL_PLUGIN, .name = tool_name, .title = "", .text = "", .group = GROUP_PLUGIN       \
    }

START_TEST(words_of_plugins_are_told_apart_by_capitals_and_marks)
{
    static const struct tool plugins[] = {
        PLUGIN("HTTPGet"), PLUGIN("Vector3Add"), PLUGIN("getURL"),
        PLUGIN("A"),       PLUGIN("a.-B"),       PLUGIN("x_Y_z"),
        PLUGIN("end-"),    PLUGIN("aB2C"),       PLUGIN("Do_It.Now"),
    };
    static const char *const kebab[] = {
        "http-get", "vector3-add", "get-url", "a", "a--b", "x-y-z", "end-", "a-b2-c", "do-it-now",
    };
    struct catalog *c = catalog_new();

    ck_assert(catalog_set_plugins(c, plugins, N_ELEMENTS(plugins)));
    check_listing(c);
    for (size_t i = 0; i < N_ELEMENTS(plugins); i++)
        ck_assert_str_eq(listed_as(c, plugins[i].name), kebab[i]);
    catalog_free(c);
}
END_TEST

START_TEST(a_plugin_goes_before_a_declared_tool)
{
    static const struct tool plugins[] = {PLUGIN("list-objects"), PLUGIN("get.logs"),
                                          PLUGIN("hook-list")};
    struct catalog *c = catalog_new();

    ck_assert(catalog_set_plugins(c, plugins, N_ELEMENTS(plugins)));
    check_listing(c);
    ck_assert_str_eq(listed_as(c, "list-objects"), "list-objects");
    ck_assert_str_eq(listed_as(c, "ListObjects"), "umcp-list-objects");
    ck_assert_str_eq(listed_as(c, "get.logs"), "get-logs");
    ck_assert_str_eq(listed_as(c, "get_logs"), "umcp-get-logs");
    ck_assert_str_eq(listed_as(c, "hook-list"), "hook-list");
    ck_assert_ptr_eq(catalog_spelled(c, SLICE("list-objects"), true), &plugins[0]);
    ck_assert_ptr_eq(catalog_spelled(c, SLICE("umcp-list-objects"), false),
                     tool_by_id(TOOL_LIST_OBJECTS));
    ck_assert(catalog_set_plugins(c, NULL, 0));
    ck_assert_str_eq(listed_as(c, "ListObjects"), "list-objects");
    catalog_free(c);
}
END_TEST

START_TEST(a_plugin_never_takes_the_name_of_a_tool_with_gates)
{
    static const struct tool plugins[] = {PLUGIN("set-config"),    PLUGIN("console.eval"),
                                          PLUGIN("execute-code"),  PLUGIN("Save.Scene"),
                                          PLUGIN("add-component"), PLUGIN("umcp.set.config")};
    struct catalog *c = catalog_new();
    struct slice name;

    ck_assert(catalog_set_plugins(c, plugins, N_ELEMENTS(plugins)));
    check_listing(c);
    ck_assert_str_eq(listed_as(c, "set-config"), "set-config-2");
    ck_assert_str_eq(listed_as(c, "console.eval"), "console-eval-2");
    ck_assert_str_eq(listed_as(c, "execute-code"), "execute-code-2");
    ck_assert_str_eq(listed_as(c, "Save.Scene"), "save-scene-2");
    ck_assert_str_eq(listed_as(c, "add-component"), "add-component-2");
    for (size_t i = 0; i < catalog_count(c); i++) {
        const struct tool *tool = catalog_kebab_at(c, i, &name);

        ck_assert_ptr_eq(catalog_kebab(c, name), tool);
        if (tool->id == TOOL_PLUGIN)
            ck_assert(slice_ends_nocase(name, SLICE("-2")));
    }
    ck_assert_ptr_eq(catalog_kebab(c, SLICE("set-config")), tool_by_id(TOOL_SET_CONFIG));
    ck_assert_ptr_null(catalog_kebab(c, SLICE("SetConfig")));
    /* Elsewhere the plugin is listed, and called, by its own name. */
    ck_assert_ptr_eq(catalog_spelled(c, SLICE("set-config"), false), &plugins[0]);
    catalog_free(c);
}
END_TEST

START_TEST(of_plugins_who_has_the_name_already_keeps_it_and_others_are_numbered)
{
    static const struct tool plugins[] = {
        PLUGIN("OpenDoor"),   PLUGIN("open_door"),   PLUGIN("open-door"),
        PLUGIN("open.Door"),  PLUGIN("open-door-3"), /* in nobody's way */
        PLUGIN("CloseIt"),    PLUGIN("close_it"),    PLUGIN("Shut-It"),
        PLUGIN("ShutIt"), /* the first differs from the name in case only */
        PLUGIN("openDoor-x"), PLUGIN("opendoor_x"),
    };
    struct catalog *c = catalog_new();

    ck_assert(catalog_set_plugins(c, plugins, N_ELEMENTS(plugins)));
    check_listing(c);
    ck_assert_str_eq(listed_as(c, "open-door"), "open-door");
    ck_assert_str_eq(listed_as(c, "OpenDoor"), "open-door-2");
    ck_assert_str_eq(listed_as(c, "open-door-3"), "open-door-3");
    ck_assert_str_eq(listed_as(c, "open.Door"), "open-door-4");
    ck_assert_str_eq(listed_as(c, "open_door"), "open-door-5");
    ck_assert_str_eq(listed_as(c, "CloseIt"), "close-it");
    ck_assert_str_eq(listed_as(c, "close_it"), "close-it-2");
    ck_assert_str_eq(listed_as(c, "Shut-It"), "shut-it");
    ck_assert_str_eq(listed_as(c, "ShutIt"), "shut-it-2");
    ck_assert_str_eq(listed_as(c, "opendoor_x"), "opendoor-x");
    ck_assert_ptr_eq(catalog_spelled(c, SLICE("opendoor-x"), false), &plugins[10]);
    ck_assert_ptr_eq(catalog_spelled(c, SLICE("opendoor-x"), true), &plugins[9]);
    catalog_free(c);
}
END_TEST

/* The i-th name of those that are a-b-c-d-e-f-g in kebab case. */
static const char *variant(size_t i)
{
    static const char marks[] = "._-";
    char text[] = "a b c d e f g";

    for (size_t k = 1; k < sizeof(text) - 1; k += 2, i /= 3)
        text[k] = marks[i % 3];
    return arena_copy(&arena, slice_of(text)).p;
}

START_TEST(plugins_that_all_want_the_same_name_are_all_listed)
{
    struct tool *plugins = calloc(PLUGIN_TOOLS, sizeof(*plugins));
    struct catalog *c = catalog_new();

    ck_assert_ptr_nonnull(plugins);
    for (size_t i = 0; i < PLUGIN_TOOLS; i++)
        plugins[i] = (struct tool){.id = TOOL_PLUGIN, .name = variant(i)};
    ck_assert(catalog_set_plugins(c, plugins, PLUGIN_TOOLS));
    ck_assert_uint_eq(catalog_count(c), TOOL_COUNT + PLUGIN_TOOLS);
    check_listing(c);
    catalog_free(c);
    free(plugins);
}
END_TEST

/* --- Names as MCP lists them. --- */

static bool fits_every_client(struct slice name)
{
    bool ok = name.len >= 1 && name.len <= 64;

    for (size_t i = 0; i < name.len; i++)
        ok &= (name.p[i] >= 'a' && name.p[i] <= 'z') || (name.p[i] >= 'A' && name.p[i] <= 'Z') ||
              text_is_digit(name.p[i]) || name.p[i] == '-' || name.p[i] == '_';
    return ok;
}

/* Every tool once, by a name that is nobody else's; both forms find it. */
static void check_wire(const struct catalog *c)
{
    struct slice name, last = {0};

    for (size_t i = 0; i < catalog_count(c); i++) {
        const struct tool *t = catalog_wire_at(c, i, &name);

        ck_assert_msg(fits_every_client(name), "%.*s", SLICE_ARG(name));
        ck_assert_msg(!i || slice_compare(last, name) < 0, "%.*s", SLICE_ARG(name));
        ck_assert_ptr_eq(catalog_spelled(c, name, false), t);
        ck_assert_ptr_eq(catalog_spelled(c, name, true), t);
        ck_assert_ptr_eq(catalog_spelled(c, slice_of(t->name), false), t);
        last = name;
    }
}

static const char *wired_as(const struct catalog *c, const char *tool)
{
    struct slice name;

    for (size_t i = 0; i < catalog_count(c); i++)
        if (strcmp(catalog_wire_at(c, i, &name)->name, tool) == 0)
            return arena_copy(&arena, name).p;
    return NULL;
}

START_TEST(mcp_lists_names_without_dots)
{
    struct catalog *c = catalog_new();

    check_wire(c);
    ck_assert_str_eq(wired_as(c, "project.info"), "project_info");
    ck_assert_str_eq(wired_as(c, "audio.mixer.snapshot.read"), "audio_mixer_snapshot_read");
    ck_assert_str_eq(wired_as(c, "ListObjects"), "ListObjects");
    ck_assert_str_eq(wired_as(c, "execute_code"), "execute_code");
    catalog_free(c);
}
END_TEST

START_TEST(plugins_get_a_fitting_name_of_their_own)
{
    static const struct tool plugins[] = {
        PLUGIN("my.tool"),    PLUGIN("my_tool"),      PLUGIN("My_Tool_2"), PLUGIN("other.tool"),
        PLUGIN("other-tool"), PLUGIN("execute.code"), PLUGIN("a.b_c"),     PLUGIN("a_b.c"),
    };
    static const char long_dots[] =
        "b.2345678901234567890123456789012345678901234567890123456789.23",
                      long_line[] =
                          "b_2345678901234567890123456789012345678901234567890123456789_23";
    const struct tool longest[] = {PLUGIN(long_dots), PLUGIN(long_line)};
    struct catalog *c = catalog_new();

    ck_assert(catalog_set_plugins(c, plugins, N_ELEMENTS(plugins)));
    check_wire(c);
    ck_assert_str_eq(wired_as(c, "my_tool"), "my_tool");
    ck_assert_str_eq(wired_as(c, "my.tool"), "my_tool_3");
    ck_assert_str_eq(wired_as(c, "other.tool"), "other_tool");
    ck_assert_str_eq(wired_as(c, "other-tool"), "other-tool");
    ck_assert_str_eq(wired_as(c, "execute_code"), "execute_code");
    ck_assert_str_eq(wired_as(c, "execute.code"), "execute_code_2");
    ck_assert_str_ne(wired_as(c, "a.b_c"), wired_as(c, "a_b.c"));
    ck_assert(catalog_set_plugins(c, longest, N_ELEMENTS(longest)));
    check_wire(c);
    catalog_free(c);
}
END_TEST

START_TEST(a_plugin_cannot_take_the_name_that_mcp_lists_for_a_declared_tool)
{
    static const struct tool plugins[] = {PLUGIN("project_info"), PLUGIN("Scene_Hierarchy.dump")};
    struct catalog *c = catalog_new();

    ck_assert(catalog_set_plugins(c, plugins, N_ELEMENTS(plugins)));
    ck_assert_uint_eq(catalog_count(c), TOOL_COUNT);
    ck_assert_ptr_eq(catalog_spelled(c, SLICE("project_info"), false),
                     tool_by_id(TOOL_PROJECT_INFO));
    ck_assert_ptr_nonnull(plugin_name_fault(SLICE("project_info")));
    catalog_free(c);
}
END_TEST

START_TEST(it_is_known_whether_plugins_are_new)
{
    static const struct tool some[] = {PLUGIN("a"), PLUGIN("b")}, other[] = {PLUGIN("a")};
    struct catalog *c = catalog_new();

    ck_assert(catalog_has_plugins(c, NULL, 0));
    ck_assert(!catalog_has_plugins(c, some, 2));
    ck_assert(catalog_set_plugins(c, some, 2));
    ck_assert(catalog_has_plugins(c, some, 2));
    ck_assert(!catalog_has_plugins(c, other, 1));
    ck_assert(catalog_has_plugins(c, (const struct tool[]){PLUGIN("a"), PLUGIN("b")}, 2));
    catalog_free(c);
}
END_TEST

static void no_complaint(void *ctx, struct slice name, struct slice where, const char *reason)
{
    (void)ctx;
    (void)where;
    ck_abort_msg("%.*s: %s", SLICE_ARG(name), reason);
}

START_TEST(the_list_of_its_plugins_is_held)
{
    static const char text[] = "[{\"name\":\"held\",\"inputSchema\":{\"type\":\"object\"}}]";
    struct catalog *c = catalog_new();
    struct plugins *plugins;
    const struct tool *rows;
    const struct json *list;
    struct json_fault fault;
    struct err err;
    size_t n;

    ck_assert(json_parse(&arena, slice_of(text), &list, &fault));
    ck_assert(plugins_read(list, no_complaint, NULL, &plugins, &err));
    rows = plugins_rows(plugins, &n);
    ck_assert(catalog_set_plugins(c, rows, n));
    plugins_unref(plugins);
    ck_assert_str_eq(catalog_spelled(c, SLICE("held"), false)->name, "held");
    ck_assert(catalog_set_plugins(c, rows, n)); /* the same once more */
    ck_assert_str_eq(catalog_spelled(c, SLICE("held"), false)->name, "held");
    ck_assert(catalog_set_plugins(c, NULL, 0));
    ck_assert_ptr_null(catalog_spelled(c, SLICE("held"), false));
    catalog_free(c);
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
    for (size_t n = 1; n <= 2; n++) {
        mem_fail_after(n);
        ck_assert(!catalog_set_plugins(c, &plugin, 1));
        mem_fail_after(0);
    }
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
    tcase_add_test(tc, declared_tools_have_a_kebab_name_each);
    tcase_add_test(tc, other_spellings_are_no_names_of_rows);
    tcase_add_test(tc, words_of_plugins_are_told_apart_by_capitals_and_marks);
    tcase_add_test(tc, a_plugin_goes_before_a_declared_tool);
    tcase_add_test(tc, a_plugin_never_takes_the_name_of_a_tool_with_gates);
    tcase_add_test(tc, of_plugins_who_has_the_name_already_keeps_it_and_others_are_numbered);
    tcase_add_test(tc, plugins_that_all_want_the_same_name_are_all_listed);
    tcase_add_test(tc, mcp_lists_names_without_dots);
    tcase_add_test(tc, plugins_get_a_fitting_name_of_their_own);
    tcase_add_test(tc, a_plugin_cannot_take_the_name_that_mcp_lists_for_a_declared_tool);
    tcase_add_test(tc, it_is_known_whether_plugins_are_new);
    tcase_add_test(tc, the_list_of_its_plugins_is_held);
    tcase_add_test(tc, catalog_survives_failing_allocations);
    suite_add_tcase(suite, tc);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
