/*
 * unity/: the table of package guids that the program carries, and the ids of compiled scripts.
 * Where ../shared lies beside the source, every row of the table's source is looked up.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "unity/index/index.h"

static struct guid guid_of(const char *text)
{
    struct guid g = {{0}};

    ck_assert_msg(guid_parse(slice_of(text), &g), "'%s' is no guid", text);
    return g;
}

static const struct package_case {
    const char *guid, *package, *type;
} package_cases[] = {
    {"0cd44c1031e13a943bb63640046fad76", "com.unity.ugui", "UnityEngine.UI.CanvasScaler"},
    {"fe87c0e1cc204ed48ad3b37840f39efc", "com.unity.ugui", "UnityEngine.UI.Image"},
    {"4e29b1a8efbd4b44bb3f3716e73f07ff", "com.unity.ugui", "UnityEngine.UI.Button"},
    {"f4688fdb7df04437aeb418b961361dc5", "com.unity.textmeshpro", "TMPro.TextMeshProUGUI"},
    {"62899f850307741f2a39c98a8b639597", "com.unity.inputsystem",
     "UnityEngine.InputSystem.PlayerInput"},
    {"45e653bab7fb20e499bda25e1b646fea", "com.unity.cinemachine",
     "Cinemachine.CinemachineVirtualCamera"},
    {"474bcb49853aa07438625e644c072ee6", "com.unity.render-pipelines.universal",
     "UnityEngine.Rendering.Universal.UniversalAdditionalLightData"},
    {"00022e44e06ba4686a52ff33cd6af19b", "com.unity.ai.navigation", ""},
};

START_TEST(package_is_found_by_guid)
{
    const struct package_case *c = &package_cases[_i];
    struct guid g = guid_of(c->guid);
    struct package_row row;

    ck_assert_uint_ge(package_find(&g, &row, 1), 1);
    ck_assert_msg(slice_is(row.package, c->package), "%s: %.*s", c->guid, SLICE_ARG(row.package));
    ck_assert_str_eq(row.type, c->type);
}
END_TEST

START_TEST(package_is_not_found_by_other_guids)
{
    struct package_row row = {.type = "untouched"};
    struct guid g = guid_of("ffd44c1031e13a943bb63640046fad76"), null = {{0}}, last;

    memset(&last, 0xFF, sizeof(last));
    ck_assert_uint_eq(package_find(&g, &row, 1), 0);
    ck_assert_uint_eq(package_find(&null, &row, 1), 0);
    ck_assert_uint_eq(package_find(&last, &row, 1), 0);
    g = guid_of("0cd44c1031e13a943bb63640046fad77");
    ck_assert_uint_eq(package_find(&g, &row, 1), 0);
    ck_assert_str_eq(row.type, "untouched");
}
END_TEST

START_TEST(package_of_a_shared_guid_is_found_with_all_its_owners)
{
    struct guid g = guid_of("006633c8a6f4ae94aa9babf72234e1a2");
    struct package_row rows[2];

    ck_assert_uint_eq(package_find(&g, NULL, 0), 2);
    ck_assert_uint_eq(package_find(&g, rows, 2), 2);
    ck_assert(slice_is(rows[0].package, "com.unity.ugui"));
    ck_assert(slice_is(rows[1].package, "uGUI"));
    ck_assert_str_eq(rows[1].type, "UnityEngine.UI.LayoutRebuilder");
}
END_TEST

START_TEST(package_table_is_in_order_and_finds_each_of_its_rows)
{
    struct guid before = {{0}}, g;
    struct package_row row, found[8];
    size_t n_typed = 0;

    ck_assert_uint_gt(package_count(), 50000);
    for (size_t i = 0; i < package_count(); i++) {
        size_t n, k = 0;

        package_at(i, &g, &row);
        ck_assert_int_le(memcmp(before.b, g.b, sizeof(g.b)), 0);
        n = package_find(&g, found, N_ELEMENTS(found));
        ck_assert(n >= 1 && n <= N_ELEMENTS(found));
        while (k < n &&
               (!slice_eq(found[k].package, row.package) || strcmp(found[k].type, row.type) != 0))
            k++;
        ck_assert_uint_lt(k, n);
        ck_assert_uint_gt(row.package.len, 0);
        n_typed += row.type[0] != '\0';
        before = g;
    }
    ck_assert_uint_gt(n_typed, 20000);
}
END_TEST

/* As scenes of Unity 4.6 to 2019.1 have them for classes of UnityEngine.UI.dll. */
START_TEST(script_id_is_that_of_compiled_assemblies)
{
    struct slice ui = SLICE("UnityEngine.UI"), events = SLICE("UnityEngine.EventSystems");

    ck_assert_int_eq(package_script_id(ui, SLICE("Image")), -765806418);
    ck_assert_int_eq(package_script_id(ui, SLICE("Text")), 708705254);
    ck_assert_int_eq(package_script_id(ui, SLICE("Button")), 1392445389);
    ck_assert_int_eq(package_script_id(ui, SLICE("CanvasScaler")), 1980459831);
    ck_assert_int_eq(package_script_id(ui, SLICE("GraphicRaycaster")), 1301386320);
    ck_assert_int_eq(package_script_id(events, SLICE("EventSystem")), -619905303);
    ck_assert_int_eq(package_script_id(events, SLICE("StandaloneInputModule")), 1077351063);
}
END_TEST

/* RFC 1320's padding at the edges of its blocks of 64 bytes: ids of "x", `len` times. */
START_TEST(script_id_is_right_for_every_length)
{
    static const struct {
        size_t len;
        int32_t id;
    } cases[] = {{0, -1377894317},   {51, 355147334},   {52, -1811677738},
                 {59, -1007955215},  {60, -1077048538}, {61, -1838542386},
                 {123, -2047336764}, {124, 1173746480}, {200, -1429372367}};
    char text[200];

    memset(text, 'x', sizeof(text));
    for (size_t i = 0; i < N_ELEMENTS(cases); i++) {
        size_t half = cases[i].len / 2;

        ck_assert_int_eq(
            package_script_id(slice_from(text, half), slice_from(text, cases[i].len - half)),
            cases[i].id);
    }
}
END_TEST

/* ../shared/<name> beside the source, if it is there. */
static bool find_shared(const char *name, char *to, size_t size)
{
    const char *source = getenv("UMCP_SOURCE");

    snprintf(to, size, "%s/../shared/%s", source ? source : ".", name);
    if (access(to, R_OK) == 0)
        return true;
    fprintf(stderr, "skipped: no %s\n", to);
    return false;
}

static void check_line(struct slice line)
{
    struct slice guid = slice_cut(&line, '\t'), package = slice_cut(&line, '\t');
    struct package_row rows[8];
    struct guid g;
    size_t n, k = 0;

    ck_assert(guid_parse(guid, &g));
    if (guid_is_null(&g))
        return; /* means no asset, whatever was found under it */
    n = package_find(&g, rows, N_ELEMENTS(rows));
    while (k < n && (!slice_eq(rows[k].package, package) || !slice_is(line, rows[k].type)))
        k++;
    ck_assert_msg(k < n, "%.*s %.*s is missing", SLICE_ARG(guid), SLICE_ARG(package));
}

START_TEST(package_table_has_every_row_of_its_source)
{
    char path[4096], line[1024];
    size_t n_rows = 0;
    FILE *file;

    if (!find_shared("facts/package-guids.tsv", path, sizeof(path)))
        return;
    file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    while (fgets(line, sizeof(line), file)) {
        line[strcspn(line, "\n")] = '\0';
        check_line(slice_of(line));
        n_rows++;
    }
    fclose(file);
    ck_assert_uint_eq(n_rows, package_count() + 1);
}
END_TEST

static Suite *packages_suite(void)
{
    Suite *s = suite_create("packages");
    TCase *c = tcase_create("packages");

    tcase_set_timeout(c, 60);
    tcase_add_loop_test(c, package_is_found_by_guid, 0, N_ELEMENTS(package_cases));
    tcase_add_test(c, package_is_not_found_by_other_guids);
    tcase_add_test(c, package_of_a_shared_guid_is_found_with_all_its_owners);
    tcase_add_test(c, package_table_is_in_order_and_finds_each_of_its_rows);
    tcase_add_test(c, package_table_has_every_row_of_its_source);
    tcase_add_test(c, script_id_is_that_of_compiled_assemblies);
    tcase_add_test(c, script_id_is_right_for_every_length);
    suite_add_tcase(s, c);
    return s;
}

int main(void)
{
    SRunner *sr = srunner_create(packages_suite());
    int n_failed;

    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
