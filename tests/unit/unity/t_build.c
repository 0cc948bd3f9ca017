/* unity/build/build.h: what a project's files say about its assemblies. */
#include "project_rig.h"

static struct arena arena;
static struct err err;

static void set_up(void)
{
    rig_begin();
    rig_folder("Assets");
    arena_init(&arena, 16u << 20);
}

static void tear_down(void)
{
    arena_done(&arena);
    rig_end();
}

/* "A B C" */
static const char *joined(const struct name_list *list)
{
    static char text[8192];
    size_t len = 0;

    text[0] = '\0';
    for (size_t i = 0; i < list->n; i++) {
        ck_assert_uint_eq(strlen(list->items[i].p), list->items[i].len);
        len += (size_t)snprintf(text + len, sizeof(text) - len, "%s%s", i ? " " : "",
                                list->items[i].p);
    }
    return text;
}

/* --- Versions --- */

START_TEST(versions_are_ordered)
{
    static const char *const rising[] = {
        "0.9",        "1.0.0-1",     "1.0.0-alpha", "1.0.0-beta.2", "1.0.0-beta.11",
        "1",          "1.0.1+build", "1.2.0",       "1.10",         "2018.4.0f1",
        "2022.3.0a9", "2022.3.0b1",  "2022.3.0f1",  "2022.3.0f2",   "2022.3.1f1"};
    static const char *const broken[] = {
        "", "x", "1.x", "file:../a", "1.0.0.0f", "-1", "99999999999999999999"};
    int order;

    for (size_t i = 0; i < N_ELEMENTS(rising); i++)
        for (size_t k = 0; k < N_ELEMENTS(rising); k++) {
            ck_assert(version_compare(slice_of(rising[i]), slice_of(rising[k]), &order));
            ck_assert_msg((order > 0) - (order < 0) == (i > k) - (i < k), "%s %s", rising[i],
                          rising[k]);
        }
    for (size_t i = 0; i < N_ELEMENTS(broken); i++)
        ck_assert_msg(!version_compare(slice_of(broken[i]), SLICE("1"), &order), "%s", broken[i]);
    ck_assert(version_compare(SLICE("1.2"), SLICE("1.2.0"), &order) && order == 0);
    ck_assert(version_compare(SLICE("2022.3.5f1c1"), SLICE("1"), &order) == false);
}
END_TEST

static const struct {
    const char *version, *expression;
    bool is_in;
} ranges[] = {
    {"1.2.3", "", true},
    {"1.2.3", "1.2.3", true},
    {"1.2.3", "1.2.4", false},
    {"1.2.3", " 1.0 ", true},
    {"1.2.3-preview.1", "1.2.3", false},
    {"1.2.3", "[1.2.3]", true},
    {"1.2.4", "[1.2.3]", false},
    {"1.5.0", "[1.0,2.0)", true},
    {"2.0.0", "[1.0,2.0)", false},
    {"2.0.0", "[1.0,2.0]", true},
    {"1.0.0", "(1.0,2.0]", false},
    {"1.0.1", "(1.0, 2.0]", true},
    {"9", "[1,]", true},
    {"0.1", "(,1.0)", true},
    {"2022.3.15f1", "2018.3", true},
    {"2022.3.15f1", "[2019.1,2022.3.15f1]", true},
    {"2022.3.15f1", "(2022.3.15f1,2023.1)", false},
    {"2022.3.15f1", "[2022.1,2022.3)", false},
    {"1.0", "[", false},
    {"1.0", "[]", false},
    {"1.0", "[1.0", false},
    {"1.0", "(1.0)", false},
    {"1.0", "[x,2]", false},
    {"1.0", "newest", false},
    {"file:../x", "", false},
};

START_TEST(expressions_are_ranges)
{
    ck_assert_msg(version_is_in(slice_of(ranges[_i].version), slice_of(ranges[_i].expression)) ==
                      ranges[_i].is_in,
                  "%s %s", ranges[_i].version, ranges[_i].expression);
}
END_TEST

/* --- Constraints --- */

START_TEST(constraints_are_alternatives)
{
    const struct name_list defines = {(const struct slice[]){SLICE("A"), SLICE("B")}, 2};
    static const char *const hold[] = {"A", "!C", "C || B", "!A||B", " ! C ", "C||!D", ""};
    static const char *const fail[] = {"C", "!A", "!A || !B", "||", "A B", "1A", "!", "!!A"};

    for (size_t i = 0; i < N_ELEMENTS(hold); i++)
        ck_assert_msg(build_constraint_holds(slice_of(hold[i]), &defines), "%s", hold[i]);
    for (size_t i = 0; i < N_ELEMENTS(fail); i++)
        ck_assert_msg(!build_constraint_holds(slice_of(fail[i]), &defines), "%s", fail[i]);
    ck_assert(build_constraints_hold(
        &(struct name_list){(const struct slice[]){SLICE("A"), SLICE("!C")}, 2}, &defines));
    ck_assert(!build_constraints_hold(
        &(struct name_list){(const struct slice[]){SLICE("A"), SLICE("C")}, 2}, &defines));
}
END_TEST

/* --- Definitions --- */

START_TEST(a_definition_is_read)
{
    struct asmdef d;

    ck_assert_msg(
        asmdef_read(
            &arena,
            SLICE("\xEF\xBB\xBF{\"name\":\"Game.Core\",\"references\":[\"X\",\"GUID:01\",7],"
                  "\"includePlatforms\":[\"Editor\"],\"excludePlatforms\":[\"WebGL\"],"
                  "\"allowUnsafeCode\":true,\"overrideReferences\":true,"
                  "\"precompiledReferences\":[\"A.dll\"],\"autoReferenced\":false,"
                  "\"defineConstraints\":[\"A\"],\"noEngineReferences\":true,"
                  "\"optionalUnityReferences\":[\"TestAssemblies\"],\"versionDefines\":["
                  "{\"name\":\"Unity\",\"expression\":\"2020\",\"define\":\"NEW\"},"
                  "{\"name\":\"x\",\"define\":\"not a name\"},{\"define\":\"Y\"},3]}"),
            &d, &err),
        "%s", err.message);
    ck_assert_str_eq(d.name.p, "Game.Core");
    ck_assert_str_eq(joined(&d.references), "X GUID:01");
    ck_assert_str_eq(joined(&d.dlls), "A.dll");
    ck_assert_str_eq(joined(&d.constraints), "A");
    ck_assert(d.allows_unsafe && d.overrides_references && d.has_no_engine && d.is_test);
    ck_assert(!d.is_auto_referenced);
    ck_assert_uint_eq(d.n_version_defines, 1);
    ck_assert(asmdef_is_for(&d, "Editor") && !asmdef_is_for(&d, "LinuxStandalone64"));
    ck_assert(
        asmdef_read(&arena, SLICE("{\"name\":\"N\",\"excludePlatforms\":[\"Editor\"]}"), &d, &err));
    ck_assert(!asmdef_is_for(&d, "Editor") && asmdef_is_for(&d, "LinuxStandalone64"));
    ck_assert(d.is_auto_referenced && !d.allows_unsafe && !d.is_test);
}
END_TEST

START_TEST(broken_definitions_are_refused)
{
    static const char *const bad[] = {"",
                                      "{",
                                      "[]",
                                      "7",
                                      "{}",
                                      "{\"name\":7}",
                                      "{\"name\":\"\"}",
                                      "{\"name\":\"../x\"}",
                                      "{\"name\":\"-x\"}",
                                      "{\"name\":\"a\\\"b\"}",
                                      "{\"name\":\"a\\nb\"}",
                                      "{\"name\":\"a,b\"}"};
    struct asmdef d;
    struct slice reference;

    for (size_t i = 0; i < N_ELEMENTS(bad); i++) {
        err.message[0] = '\0';
        ck_assert_msg(!asmdef_read(&arena, slice_of(bad[i]), &d, &err), "%s", bad[i]);
        ck_assert_uint_gt(strlen(err.message), 0);
    }
    ck_assert(!asmref_read(&arena, SLICE("{}"), &reference, &err));
    ck_assert(!asmref_read(&arena, SLICE("{\"reference\":1}"), &reference, &err));
    ck_assert(asmref_read(&arena, SLICE("{\"reference\":\"GUID:ab\"}"), &reference, &err));
    ck_assert_str_eq(reference.p, "GUID:ab");
}
END_TEST

static const char *defines_of(const char *version_defines)
{
    struct project p;
    struct asmdef d;
    struct name_list defines;
    char text[2048];
    const char *made;

    snprintf(text, sizeof(text), "{\"name\":\"N\",\"versionDefines\":[%s]}", version_defines);
    p = rig_open();
    ck_assert(asmdef_read(&arena, slice_of(text), &d, &err));
    ck_assert(asmdef_defines(&d, &p, &arena, &defines));
    made = joined(&defines);
    project_done(&p);
    return made;
}

START_TEST(version_defines_know_packages)
{
    rig_text("ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 2021.3.4f1\n");
    rig_text("Packages/manifest.json",
             "{\"dependencies\":{\"com.a\":\"1.5.0\",\"com.local\":\"file:../Local\","
             "\"com.git\":\"https://x/y.git\"}}");
    rig_text("Local/package.json", "{\"name\":\"com.local\",\"version\":\"3.1.0\"}");
    rig_text("Packages/own/package.json", "{\"name\":\"com.own\",\"version\":\"0.2.0\"}");
    rig_text("Library/PackageCache/com.git@abc/package.json",
             "{\"name\":\"com.git\",\"version\":\"4.0.0\"}");
    ck_assert_str_eq(
        defines_of("{\"name\":\"com.a\",\"expression\":\"1.0\",\"define\":\"A1\"},"
                   "{\"name\":\"com.a\",\"expression\":\"2.0\",\"define\":\"A2\"},"
                   "{\"name\":\"com.local\",\"expression\":\"[3,4)\",\"define\":\"L3\"},"
                   "{\"name\":\"com.own\",\"expression\":\"\",\"define\":\"OWN\"},"
                   "{\"name\":\"com.git\",\"expression\":\"4\",\"define\":\"GIT\"},"
                   "{\"name\":\"com.none\",\"expression\":\"\",\"define\":\"NONE\"},"
                   "{\"name\":\"Unity\",\"expression\":\"2021.2\",\"define\":\"U\"},"
                   "{\"name\":\"Unity\",\"expression\":\"2022.1\",\"define\":\"V\"}"),
        "A1 L3 OWN GIT U");
}
END_TEST

/* --- Symbols --- */

static bool defined(const char *settings, const char *version, bool is_editor, const char *symbol)
{
    char text[2048];
    struct build_settings s;
    struct name_list defines;
    struct project p;
    bool has;

    snprintf(text, sizeof(text), "%s--- !u!129 &1\nPlayerSettings:\n%s", RIG_HEAD, settings);
    rig_text("ProjectSettings/ProjectSettings.asset", text);
    snprintf(text, sizeof(text), "m_EditorVersion: %s\n", version);
    rig_text("ProjectSettings/ProjectVersion.txt", text);
    p = rig_open();
    ck_assert(build_settings_read(&p, &arena, &s));
    ck_assert(build_defines(&p, &arena, &s, is_editor, &defines));
    has = names_have(&defines, slice_of(symbol));
    project_done(&p);
    return has;
}

START_TEST(versions_define_symbols)
{
    static const struct {
        const char *version, *symbol;
        bool is_defined;
    } rows[] = {
        {"2022.3.15f1", "UNITY_2022", true},
        {"2022.3.15f1", "UNITY_2022_3", true},
        {"2022.3.15f1", "UNITY_2022_3_15", true},
        {"2022.3.15f1", "UNITY_2022_3_OR_NEWER", true},
        {"2022.3.15f1", "UNITY_5_3_OR_NEWER", true},
        {"2022.3.15f1", "UNITY_2020_3_OR_NEWER", true},
        {"2022.3.15f1", "UNITY_2020_4_OR_NEWER", false}, /* there was none */
        {"2022.3.15f1", "UNITY_2023_1_OR_NEWER", false},
        {"2022.3.15f1", "NET_STANDARD_2_1", true},
        {"2019.4.1f1", "UNITY_2019_4_OR_NEWER", true},
        {"2019.4.1f1", "UNITY_2020_1_OR_NEWER", false},
        {"5.6.1p2", "UNITY_5_6_1", true},
        {"5.6.1p2", "UNITY_2017_1_OR_NEWER", false},
        {"6000.1.2f1", "UNITY_6000_0_OR_NEWER", true},
        {"6000.1.2f1", "UNITY_6000_1_OR_NEWER", true},
        {"6000.1.2f1", "UNITY_6000_2_OR_NEWER", false},
        {"6000.1.2f1", "UNITY_2023_3_OR_NEWER", true},
        {"nonsense", "UNITY_2022_3_OR_NEWER", true},
        {"", "UNITY_2022_3_OR_NEWER", true},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        ck_assert_msg(defined("  productName: x\n", rows[i].version, false, rows[i].symbol) ==
                          rows[i].is_defined,
                      "%s %s", rows[i].version, rows[i].symbol);
}
END_TEST

START_TEST(settings_define_symbols)
{
    const char *version = "2022.3.15f1";
    static const char map[] = "  scriptingDefineSymbols:\n    Android: NO\n"
                              "    Standalone: ONE;TWO; ;3BAD;FOUR-\n";

    ck_assert(defined(map, version, false, "ONE") && defined(map, version, false, "TWO"));
    ck_assert(!defined(map, version, false, "NO") && !defined(map, version, false, "3BAD"));
    ck_assert(!defined(map, version, false, "FOUR-"));
    ck_assert(defined("  scriptingDefineSymbols:\n    1: OLD\n    7: NO\n", version, false, "OLD"));
    ck_assert(!defined("  scriptingDefineSymbols: {}\n", version, false, "OLD"));
    ck_assert(defined("  apiCompatibilityLevel: 3\n", version, false, "NET_4_6"));
    ck_assert(!defined("  apiCompatibilityLevel: 3\n", version, false, "NET_STANDARD_2_1"));
    ck_assert(defined("  apiCompatibilityLevelPerPlatform:\n    Standalone: 6\n"
                      "  apiCompatibilityLevel: 3\n",
                      version, false, "NET_STANDARD_2_1"));
    ck_assert(defined("  activeInputHandler: 0\n", version, false, "ENABLE_LEGACY_INPUT_MANAGER"));
    ck_assert(defined("  activeInputHandler: 1\n", version, false, "ENABLE_LEGACY_INPUT_MANAGER"));
    rig_text("Packages/manifest.json", "{\"dependencies\":{\"com.unity.inputsystem\":\"1.5.0\"}}");
    ck_assert(!defined("  activeInputHandler: 1\n", version, false, "ENABLE_LEGACY_INPUT_MANAGER"));
    ck_assert(defined("  activeInputHandler: 1\n", version, false, "ENABLE_INPUT_SYSTEM"));
    ck_assert(defined("  activeInputHandler: 2\n", version, false, "ENABLE_LEGACY_INPUT_MANAGER"));
    ck_assert(defined("", version, true, "UNITY_EDITOR"));
    ck_assert(!defined("", version, false, "UNITY_EDITOR"));
    ck_assert(defined("", version, false, "DEVELOPMENT_BUILD"));
    ck_assert(defined("", version, false, "ENABLE_PROFILER")); /* of development builds */
    ck_assert(defined("", version, false, "ENABLE_PHYSICS"));
    ck_assert(defined("", version, true, "ENABLE_UNITYWEBREQUEST"));
    ck_assert(!defined("", version, true, "DEVELOPMENT_BUILD"));
}
END_TEST

START_TEST(settings_may_be_missing)
{
    struct project p = rig_open();
    struct build_settings s;

    ck_assert(build_settings_read(&p, &arena, &s));
    ck_assert(s.allows_unsafe && s.symbols.len == 0);
    rig_text("ProjectSettings/ProjectSettings.asset", "broken: [");
    ck_assert(build_settings_read(&p, &arena, &s));
    rig_text("ProjectSettings/ProjectSettings.asset",
             RIG_HEAD "--- !u!129 &1\nPlayerSettings:\n  allowUnsafeCode: 0\n");
    ck_assert(build_settings_read(&p, &arena, &s));
    ck_assert(!s.allows_unsafe);
    project_done(&p);
}
END_TEST

/* --- Response files --- */

START_TEST(response_files_are_read)
{
    struct rsp r;

    ck_assert(rsp_read(&arena,
                       SLICE("\xEF\xBB\xBF# a comment -define:NO\r\n"
                             "-define:ONE;TWO,THREE -d:FOUR /define:\"FIVE\"\r\n"
                             "-unsafe -langversion:preview -nullable+ -nowarn:0169,0649\n"
                             "-r:\"Assets/My Libs/A.dll\" -reference:B.dll;C.dll\n"
                             "-warnaserror+ -analyzer:Assets/Evil.dll @other.rsp Assets/X.cs\n"
                             "-define:7BAD; -out:/etc/passwd -unsafe- -nullable:maybe"),
                       &r));
    ck_assert_str_eq(joined(&r.defines), "ONE TWO THREE FOUR FIVE");
    ck_assert_str_eq(joined(&r.options), "unsafe langversion:preview nullable:enable unsafe-");
    ck_assert_str_eq(joined(&r.references), "Assets/My Libs/A.dll B.dll C.dll");
    ck_assert_str_eq(joined(&r.ignored),
                     "-analyzer:Assets/Evil.dll @other.rsp Assets/X.cs -out:/etc/passwd");
}
END_TEST

START_TEST(broken_response_files_are_read)
{
    static const char *const texts[] = {
        "",      "\"",        "-", "--", "-:", "-define:", "\"-define:A", "/", "-langversion:",
        "-r:;;", "-nullable:"};
    struct rsp r;

    for (size_t i = 0; i < N_ELEMENTS(texts); i++)
        ck_assert_msg(rsp_read(&arena, slice_of(texts[i]), &r), "%s", texts[i]);
}
END_TEST

/* --- Plugins --- */

#define META "fileFormatVersion: 2\nguid: 00000000000000000000000000000001\nPluginImporter:\n"

static const struct {
    const char *meta, *path;
    bool is_for_player, is_for_editor;
} plugins[] = {
    {"", "Assets/A.dll", true, true},
    {"", "Assets/Editor/A.dll", false, true},
    {"no yaml", "Assets/A.dll", true, true},
    {META "  platformData:\n  - first:\n      Any: \n    second:\n      enabled: 1\n"
          "      settings: {}\n",
     "Assets/Editor/A.dll", true, true},
    {META "  platformData:\n  - first:\n      : Any\n    second:\n      enabled: 0\n"
          "      settings:\n        Exclude Editor: 0\n        Exclude Linux64: 1\n"
          "  - first:\n      Any: \n    second:\n      enabled: 1\n      settings: {}\n",
     "Assets/A.dll", false, true},
    {META "  platformData:\n  - first:\n      Any: \n    second:\n      enabled: 0\n"
          "      settings: {}\n  - first:\n      Editor: Editor\n    second:\n      enabled: 1\n"
          "      settings:\n        DefaultValueInitialized: true\n",
     "Assets/A.dll", false, true},
    {META "  platformData:\n  - first:\n      Standalone: Linux64\n    second:\n      enabled: 1\n"
          "      settings:\n        CPU: AnyCPU\n",
     "Assets/A.dll", true, false},
    {META "  platformData:\n    Any:\n      enabled: 0\n      settings: {}\n    Linux64:\n"
          "      enabled: 1\n      settings: {}\n    Editor:\n      enabled: 0\n",
     "Assets/A.dll", true, false},
    {META "  platformData:\n  - first:\n      Android: Android\n    second:\n      enabled: 1\n",
     "Assets/A.dll", false, false},
};

START_TEST(plugins_have_platforms)
{
    struct plugin p;

    ck_assert(plugin_read(&arena, slice_of(plugins[_i].meta), slice_of(plugins[_i].path), &p));
    ck_assert_int_eq(p.is_for_player, plugins[_i].is_for_player);
    ck_assert_int_eq(p.is_for_editor, plugins[_i].is_for_editor);
}
END_TEST

START_TEST(plugins_have_constraints)
{
    struct plugin p;

    ck_assert(plugin_read(&arena,
                          SLICE(META "  defineConstraints:\n  - '!A'\n  - B\n"
                                     "  isExplicitlyReferenced: 1\n"),
                          SLICE("Assets/A.dll"), &p));
    ck_assert(p.is_explicit);
    ck_assert_str_eq(joined(&p.constraints), "!A B");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("build");
    TCase *c = tcase_create("build");

    tcase_add_checked_fixture(c, set_up, tear_down);
    tcase_add_test(c, versions_are_ordered);
    tcase_add_loop_test(c, expressions_are_ranges, 0, N_ELEMENTS(ranges));
    tcase_add_test(c, constraints_are_alternatives);
    tcase_add_test(c, a_definition_is_read);
    tcase_add_test(c, broken_definitions_are_refused);
    tcase_add_test(c, version_defines_know_packages);
    tcase_add_test(c, versions_define_symbols);
    tcase_add_test(c, settings_define_symbols);
    tcase_add_test(c, settings_may_be_missing);
    tcase_add_test(c, response_files_are_read);
    tcase_add_test(c, broken_response_files_are_read);
    tcase_add_loop_test(c, plugins_have_platforms, 0, N_ELEMENTS(plugins));
    tcase_add_test(c, plugins_have_constraints);
    suite_add_tcase(s, c);
    return rig_run(s);
}
