/*
 * player/scripts/sources.h: which sources of a project are compiled, and what becomes of them when
 * the compiler complains. None runs here: its words are the test's.
 */
#include "player/scripts/sources.h"

#include "player/app.h"
#include "unit/unity/project_rig.h"

#define TOOL "using McpPlugin; class T { [McpPluginTool(\"t\")] static void F() {} }"

struct player_options player_options = {.link_fd = -1}; /* main.c's, which is not here */

static struct project project;
static struct sources sources;
static struct arena arena;
static char beside[256]; /* a folder next to the project */
static enum phase phase;

static void set_up(void)
{
    rig_begin();
    snprintf(beside, sizeof(beside), "%.200s-plugins", rig_root);
    rig_folder(beside);
    arena_init(&arena, 64u << 20);
    phase = PHASE_TRY;
}

static void tear_down(void)
{
    sources_done(&sources);
    arena_done(&arena);
    project_done(&project);
    rig_end();
}

static void in_plugins(const char *name, const char *text)
{
    char path[512];

    snprintf(path, sizeof(path), "%s/%s", beside, name);
    rig_text(path, text);
}

/* A link in the project or beside it. */
static void put_link(const char *to, const char *folder, const char *name)
{
    char path[512];

    snprintf(path, sizeof(path), "%s/%s", folder, name);
    ck_assert_int_eq(symlink(to, path), 0);
}

static void find(const char *plugins)
{
    if (!project.root)
        project = rig_open();
    sources_done(&sources);
    ck_assert(sources_find(&project, plugins, &arena, &sources));
}

/* "A.cs B.cs +Tool.cs": paths without the folders, a plus before what is added, a minus before what
 * is left out. */
static const char *list(void)
{
    static char text[4096];
    size_t len = 0;

    text[0] = '\0';
    for (size_t i = 0; i < sources.n; i++) {
        const struct source *s = &sources.items[i];
        struct slice path = s->path;

        if (slice_starts(path, slice_of(beside)))
            path = slice_skip(path, strlen(beside) + 1);
        else if (slice_starts(path, SLICE("Assets/")))
            path = slice_skip(path, strlen("Assets/"));
        len += (size_t)snprintf(text + len, sizeof(text) - len, "%s%s%s%.*s", i ? " " : "",
                                s->is_out ? "-" : "", s->is_added ? "+" : "", SLICE_ARG(path));
    }
    return text;
}

/* --- Which. --- */

START_TEST(sources_need_no_meta_file)
{
    rig_asset("Assets/A.cs", "00000000000000000000000000000001", "class A {}");
    rig_text("Assets/Sub/B.cs", "class B {}");
    rig_text("Assets/Sub/C.CS", "class C {}");
    rig_text("Assets/Sub/D.cs.txt", "");
    rig_text("Packages/own/E.cs", "");
    rig_text("Library/PackageCache/x/F.cs", "");
    rig_meta("Assets/Gone.cs", "00000000000000000000000000000002");
    find(NULL);
    ck_assert_str_eq(list(), "A.cs Sub/B.cs Sub/C.CS Packages/own/E.cs");
}
END_TEST

START_TEST(hidden_names_are_no_sources)
{
    rig_text("Assets/.A.cs", "");
    rig_text("Assets/.git/B.cs", "");
    rig_text("Assets/Samples~/C.cs", "");
    rig_text("Assets/D.cs~", "");
    rig_text("Assets/E.cs", "");
    in_plugins(".hidden/F.cs", "");
    find(beside);
    ck_assert_str_eq(list(), "E.cs");
}
END_TEST

START_TEST(plugins_are_added_behind_the_projects_own)
{
    rig_text("Assets/Z.cs", "");
    in_plugins("B.cs", "");
    in_plugins("A/deep/er/A.cs", "");
    in_plugins("Editor/C.cs", "");
    find(beside);
    ck_assert_str_eq(list(), "Z.cs +A/deep/er/A.cs +B.cs +Editor/C.cs");
    find("/nowhere/at/all");
    ck_assert_str_eq(list(), "Z.cs");
}
END_TEST

START_TEST(links_are_followed_once)
{
    char plugins[512];

    rig_text("Assets/A/A.cs", "");
    put_link("..", rig_path("Assets/A"), "up");
    put_link("/", rig_path("Assets/A"), ".hidden");
    put_link("A", rig_path("Assets"), "again");
    put_link("nowhere", rig_path("Assets"), "broken");
    in_plugins("deep/B.cs", "");
    put_link(".", beside, "self");
    put_link("..", beside, "above"); /* leads to the project, which was read */
    snprintf(plugins, sizeof(plugins), "%s", beside);
    find(plugins);
    ck_assert_str_eq(list(), "A/A.cs +deep/B.cs");
}
END_TEST

START_TEST(plugins_below_assets_are_the_projects_own)
{
    rig_text("Assets/Plugins/A.cs", "");
    find(rig_path("Assets/Plugins"));
    ck_assert_str_eq(list(), "Plugins/A.cs");
}
END_TEST

START_TEST(a_package_may_lie_below_a_folder_named_editor)
{
    rig_text("Packages/manifest.json",
             arena_printf(&arena, "{\"dependencies\": {\"com.me.side\": \"file:%s/Editor/side\"}}",
                          beside)
                 .p);
    in_plugins("Editor/side/package.json", "{\"name\": \"com.me.side\"}");
    in_plugins("Editor/side/Runtime/A.cs", "");
    in_plugins("Editor/side/Editor/B.cs", "");
    find(NULL);
    ck_assert_str_eq(list(), "Editor/side/Runtime/A.cs");
}
END_TEST

START_TEST(editor_folders_count_if_one_has_a_tool)
{
    rig_text("Assets/Own.cs", "");
    rig_text("Assets/Editor/Window.cs", "using UnityEditor;");
    rig_text("Assets/Tools/Editor/Tool.cs", TOOL);
    rig_text("Assets/Tools/Editor/Sub/Helper.cs", "");
    rig_text("Assets/Ai/Editor/Tool.cs", "[AiTool(\"x\")]");
    rig_text("Packages/own/Editor/Tool.cs", TOOL);
    find(NULL);
    ck_assert_str_eq(list(), "Own.cs +Ai/Editor/Tool.cs +Tools/Editor/Sub/Helper.cs "
                             "+Tools/Editor/Tool.cs");
}
END_TEST

START_TEST(assembly_definitions_make_editor_folders)
{
    rig_text("Assets/A/A.asmdef", "{\"name\":\"A\",\"includePlatforms\":[\"Editor\"]}");
    rig_text("Assets/A/Tool.cs", TOOL);
    rig_text("Assets/B/B.asmdef", "{\"name\":\"B\",\"includePlatforms\":[\"Editor\"]}");
    rig_text("Assets/B/Window.cs", "");
    rig_text("Assets/C/C.asmdef", "{\"name\":\"C\",\"includePlatforms\":[]}");
    rig_text("Assets/C/Own.cs", "");
    rig_text("Assets/D/D.asmdef", "{ no JSON");
    rig_text("Assets/D/Own.cs", TOOL);
    find(NULL);
    ck_assert_str_eq(list(), "C/Own.cs D/Own.cs +A/Tool.cs");
}
END_TEST

START_TEST(many_folders_are_found)
{
    char path[64];

    for (int i = 0; i < 600; i++) {
        snprintf(path, sizeof(path), "Assets/F%d/A%d.cs", i % 300, i);
        rig_text(path, "");
    }
    find(NULL);
    ck_assert_uint_eq(sources.n, 600);
    for (size_t i = 1; i < sources.n; i++)
        ck_assert_int_lt(slice_compare(sources.items[i - 1].path, sources.items[i].path), 0);
}
END_TEST

START_TEST(without_memory_there_are_none)
{
    bool ok = false;

    rig_text("Assets/A/A.cs", "");
    in_plugins("B.cs", "");
    project = rig_open();
    for (size_t n = 1; !ok && n < 100; n++) {
        sources_done(&sources);
        mem_fail_after(n);
        ok = sources_find(&project, beside, &arena, &sources);
        mem_fail_after(0);
        if (!ok)
            ck_assert_uint_eq(sources.n, 0);
    }
    ck_assert_str_eq(list(), "A/A.cs +B.cs");
}
END_TEST

/* --- What the compiler says. --- */

static void put_plugins(void)
{
    in_plugins("P.cs", "class P {}");
    in_plugins("Q.cs", "class Q {}");
    find(beside);
}

/* Two sources of the project and two plugins, and these, which are there already. */
static void put_four_and(const char *more)
{
    char all[256];

    rig_text("Assets/A.cs", "class A {}");
    rig_text("Assets/B (1).cs", "class B {}");
    put_plugins();
    snprintf(all, sizeof(all), "A.cs B (1).cs +P.cs +Q.cs%s%s", more[0] ? " " : "", more);
    ck_assert_str_eq(list(), all);
}

static void put_four(void)
{
    put_four_and("");
}

/* One line about a source; in `words` after those that are there. */
static char words[8192];

static void complain(const char *of, const char *what)
{
    const char *folder = of[0] == '+' ? beside : rig_path("Assets");
    size_t len = strlen(words);

    snprintf(words + len, sizeof(words) - len, "%s/%s(3,4): %s\n", folder,
             of[0] == '+' ? of + 1 : of, what);
}

static bool judge(void)
{
    bool ok = sources_judge(&sources, &project, &phase, slice_of(words));

    words[0] = '\0';
    return ok;
}

START_TEST(a_plugin_that_does_not_compile_is_left_out)
{
    put_four();
    complain("+Q.cs", "error CS0029: no");
    ck_assert(judge());
    ck_assert_str_eq(list(), "A.cs B (1).cs +P.cs -+Q.cs");
    ck_assert_int_eq(phase, PHASE_TRY);
    complain("+P.cs", "error CS0029: no");
    ck_assert(judge());
    ck_assert(sources_choose_phase(&sources, &phase));
    ck_assert_int_eq(phase, PHASE_OWN);
    ck_assert_uint_eq(sources_count(&sources), 2);
    ck_assert_uint_eq(sources_count_added(&sources), 0);
}
END_TEST

START_TEST(in_doubt_the_projects_own_go_first)
{
    put_four();
    complain("A.cs", "error CS0101: twice");
    complain("+P.cs", "error CS0029: no");
    ck_assert(judge());
    ck_assert_int_eq(phase, PHASE_OWN);
    ck_assert_str_eq(list(), "A.cs B (1).cs +P.cs +Q.cs");
    ck_assert(!source_is_in(&sources.items[2], phase));
    complain("B (1).cs", "error CS0029: no");
    complain("+P.cs", "error CS0029: of another round");
    ck_assert(judge());
    ck_assert_str_eq(list(), "A.cs -B (1).cs +P.cs +Q.cs");
}
END_TEST

START_TEST(what_the_projects_own_do_not_go_with_is_left_out)
{
    put_four();
    phase = PHASE_ADDED;
    complain("A.cs", "error CS0260: not partial");
    complain("+Q.cs", "(Location of the symbol related to previous error)");
    ck_assert(judge());
    ck_assert_str_eq(list(), "A.cs B (1).cs +P.cs -+Q.cs");
    complain("A.cs", "error CS0121: ambiguous");
    ck_assert(judge()); /* one is left, so it is that one */
    ck_assert_str_eq(list(), "A.cs B (1).cs -+P.cs -+Q.cs");
    ck_assert(sources_choose_phase(&sources, &phase));
    ck_assert_int_eq(phase, PHASE_OWN);
}
END_TEST

/* A build of what is in: own sources have errors if a guilty plugin is there, and others miss what
 * is aside. */
static bool clashes(const char *guilty)
{
    bool is_there = false;

    for (size_t i = 0; i < sources.n; i++) {
        const struct source *s = &sources.items[i];

        if (source_is_in(s, phase) && s->is_added &&
            strchr(guilty, s->path.p[s->path.len - 4]) != NULL)
            is_there = true;
        if (source_is_in(s, phase) && s->is_added && s->path.p[s->path.len - 4] == 'P' &&
            sources.is_bisecting)
            complain("+P.cs", "error CS0246: of another");
    }
    if (is_there)
        complain("A.cs", "error CS0121: The call is ambiguous");
    return is_there;
}

/* csc does not tell which other source an error has to do with. */
START_TEST(a_plugin_with_which_the_projects_own_do_not_compile_is_found)
{
    in_plugins("R.cs", "");
    in_plugins("S.cs", "");
    in_plugins("T.cs", "");
    put_four_and("+R.cs +S.cs +T.cs");
    phase = PHASE_ADDED;
    for (unsigned n = 0; clashes("QT") || sources.is_bisecting; n++) {
        ck_assert_uint_lt(n, 20);
        if (sources.is_bisecting)
            sources_bisect(&sources, &project, phase, words[0] == '\0', slice_of(words));
        else
            ck_assert(sources_judge(&sources, &project, &phase, slice_of(words)));
        words[0] = '\0';
        ck_assert(sources_choose_phase(&sources, &phase));
    }
    ck_assert_str_eq(list(), "A.cs B (1).cs +P.cs -+Q.cs +R.cs +S.cs -+T.cs");
}
END_TEST

START_TEST(words_that_name_nothing_begin_a_hunt)
{
    static const char *const useless[] = {"", "\n\n", "error CS2001: no file", "Assets/A.cs(3,4",
                                          "/elsewhere/A.cs(3,4): error CS0029: no"};

    put_four();
    for (size_t i = 0; i < N_ELEMENTS(useless); i++) {
        phase = PHASE_TRY;
        snprintf(words, sizeof(words), "%s", useless[i]);
        ck_assert(judge());
        ck_assert_int_eq(phase, PHASE_OWN);
        ck_assert(!sources.is_bisecting);
        snprintf(words, sizeof(words), "%s", useless[i]);
        ck_assert(judge());
        ck_assert(sources.is_bisecting);
        sources_end_bisect(&sources);
    }
    ck_assert_str_eq(list(), "A.cs B (1).cs +P.cs +Q.cs");
}
END_TEST

/* A compiler that breaks down in the sources with these letters, and names none. Where it does not,
 * the others compile, or complain that they are too few. Gives the number of rounds. */
static unsigned hunt(const char *guilty, bool has_complaints)
{
    unsigned n = 0;

    do {
        const struct source *in = NULL;
        bool breaks = false;

        for (size_t i = 0; i < sources.n; i++) {
            const struct source *s = &sources.items[i];

            if (source_is_in(s, phase)) {
                in = s;
                breaks |= strchr(guilty, s->path.p[s->path.len - 4]) != NULL;
            }
        }
        ck_assert_uint_lt(n++, 100);
        snprintf(words, sizeof(words), "Stack overflow");
        if (!breaks && has_complaints && in)
            snprintf(words, sizeof(words), "%s(1,2): error CS0246: of another", in->path.p);
        if (sources.is_bisecting)
            sources_bisect(&sources, &project, phase, !breaks && !has_complaints, slice_of(words));
        else if (!breaks)
            break;
        else
            ck_assert(sources_judge(&sources, &project, &phase, slice_of(words)));
    } while (sources_choose_phase(&sources, &phase));
    words[0] = '\0';
    return n;
}

START_TEST(a_source_in_which_the_compiler_breaks_down_is_found)
{
    put_four();
    phase = PHASE_OWN;
    hunt("A", _i);
    ck_assert_str_eq(list(), "-A.cs B (1).cs +P.cs +Q.cs");
    phase = PHASE_ADDED;
    hunt("Q", _i);
    ck_assert_str_eq(list(), "-A.cs B (1).cs +P.cs -+Q.cs");
    ck_assert(!sources.is_bisecting);
    for (size_t i = 0; i < sources.n; i++)
        ck_assert(!sources.items[i].is_aside && !sources.items[i].is_suspect);
}
END_TEST

START_TEST(several_of_many_are_found)
{
    char path[64];

    for (char c = 'a'; c <= 'z'; c++) {
        snprintf(path, sizeof(path), "Assets/%c.cs", c);
        rig_text(path, "");
    }
    find(NULL);
    phase = PHASE_OWN;
    ck_assert_uint_lt(hunt("agz", _i), 25);
    ck_assert_uint_eq(sources_count(&sources), 23);
    ck_assert(sources.items[0].is_out && sources.items[6].is_out && sources.items[25].is_out);
}
END_TEST

START_TEST(a_compiler_that_does_not_work_at_all_is_given_up)
{
    char path[64];
    unsigned n = 0;

    for (size_t i = 0; i < 20; i++) {
        snprintf(path, sizeof(path), "Assets/More%zu.cs", i);
        rig_text(path, "");
    }
    put_plugins();
    phase = PHASE_OWN;
    for (bool goes_on = true; goes_on; n++) {
        ck_assert_uint_lt(n, 64);
        if (sources.is_bisecting)
            sources_bisect(&sources, &project, phase, false, SLICE(""));
        else
            goes_on = judge();
    }
    ck_assert_uint_gt(sources_count(&sources), 4);
    phase = PHASE_ADDED; /* it compiled without the plugins */
    ck_assert(judge());
    ck_assert_uint_eq(sources_count_added(&sources), 0);
}
END_TEST

START_TEST(a_source_that_speaks_for_others_is_mended_first)
{
    rig_text("Assets/A.cs", "#line 1 \"/etc/passwd\"\nclass A {}");
    rig_text("Assets/B.cs", "class B {}");
    in_plugins("P.cs", "[assembly: X] class P {}");
    find(beside);
    snprintf(words, sizeof(words), "error CS1548: signing");
    ck_assert(judge());
    ck_assert_int_eq(phase, PHASE_TRY);
    ck_assert_uint_eq(sources.items[0].mends, 0); /* what is added is looked at first */
    ck_assert_uint_eq(sources.items[2].mends, MEND_GLOBAL);
    snprintf(words, sizeof(words), "/etc/passwd(1,2): error CS0103: no");
    ck_assert(judge());
    ck_assert_int_eq(phase, PHASE_OWN);
    snprintf(words, sizeof(words), "/etc/passwd(1,2): error CS0103: no");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, MEND_GLOBAL);
    ck_assert_uint_eq(sources.items[1].mends, 0);
    complain("A.cs", "error CS0103: no");
    ck_assert(judge());
    ck_assert_str_eq(list(), "-A.cs B.cs +P.cs");
}
END_TEST

START_TEST(a_plugin_that_accuses_the_projects_own_is_mended_first)
{
    rig_text("Assets/A.cs", "class A {}");
    in_plugins("P.cs", "#line 1 \"A.cs\"\nclass P {}");
    in_plugins("Q.cs", "class Q {}");
    find(beside);
    phase = PHASE_ADDED;
    complain("A.cs", "error CS0103: no");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[1].mends, MEND_GLOBAL);
    ck_assert_str_eq(list(), "A.cs +P.cs +Q.cs");
}
END_TEST

START_TEST(a_phase_has_something_to_compile)
{
    in_plugins("P.cs", "");
    find(beside);
    phase = PHASE_OWN;
    ck_assert(sources_choose_phase(&sources, &phase));
    ck_assert_int_eq(phase, PHASE_ADDED);
    sources.items[0].is_out = true;
    ck_assert(!sources_choose_phase(&sources, &phase));
}
END_TEST

START_TEST(a_source_is_mended_before_it_is_left_out)
{
    in_plugins("P.cs", "#nullable enable\nusing McpPlugin;\nusing com.IvanMurzak.McpPlugin;\n");
    find(beside);
    sources.is_mcs = true;
    complain("+P.cs", "error CS1024: Wrong preprocessor directive");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, MEND_NULLS);
    complain("+P.cs", "error CS0246: unknown");
    complain("+P.cs", "error CS0104: `Other' is an ambiguous reference between MainThread and x");
    complain("+P.cs", "error CS0104: `MainThread' is an ambiguous reference between a and b");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, MEND_NULLS | 4);
    ck_assert(!sources.items[0].is_out);
    complain("+P.cs", "error CS0104: `McpPluginToolAttribute' is an ambiguous reference");
    complain("+P.cs", "error CS0104: `McpPluginToolTypeAttribute' is an ambiguous reference");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, MEND_NULLS | MEND_NAMES);
    complain("+P.cs", "error CS0104: `MainThread' is an ambiguous reference between a and b");
    ck_assert(judge());
    ck_assert(sources.items[0].is_out);
}
END_TEST

/* csc knows nullable references, and quotes names differently. */
START_TEST(what_csc_says_is_understood)
{
    in_plugins("P.cs", "#nullable enable\nusing McpPlugin;\nusing com.IvanMurzak.McpPlugin;\n");
    in_plugins("Q.cs", "#nullable enable\nclass Q { string? x = 1; }\n");
    find(beside);
    complain("+P.cs", "error CS0104: 'Other' is an ambiguous reference between 'MainThread' and x");
    complain("+P.cs", "error CS0104: 'MainThread' is an ambiguous reference between 'a' and 'b'");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, 4);
    complain("+P.cs",
             "error CS0104: 'McpPluginToolType' is an ambiguous reference between 'a' and 'b'");
    complain("+P.cs", "error CS0104: ");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, 5);
    complain("+Q.cs", "error CS0029: Cannot implicitly convert type 'int' to 'string'");
    ck_assert(judge());
    ck_assert_str_eq(list(), "+P.cs -+Q.cs");
    ck_assert_uint_eq(sources.items[1].mends, 0);
    snprintf(words, sizeof(words), "error CS7027: Error signing output with public key\n");
    phase = PHASE_ADDED;
    ck_assert(judge()); /* which names none */
    ck_assert_str_eq(list(), "-+P.cs -+Q.cs");
}
END_TEST

START_TEST(mends_are_made_one_after_the_other)
{
    struct source gone = {.path = SLICE("Assets/Gone.cs")};
    struct buf text;

    in_plugins("P.cs", "#nullable enable\nusing McpPlugin; using com.IvanMurzak.McpPlugin;\n");
    find(beside);
    buf_init(&text, 1 << 16);
    ck_assert(source_mend(&project, &sources.items[0], MEND_NULLS | MEND_NAMES, &text));
    ck_assert(!slice_contains(buf_slice(&text), SLICE("#nullable")));
    ck_assert(slice_contains(buf_slice(&text), SLICE("global::McpPlugin.MainThread; using")));
    ck_assert(!source_mend(&project, &sources.items[0], 0, &text));
    ck_assert(!source_mend(&project, &gone, MEND_NULLS, &text));
    buf_done(&text);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("sources");
    TCase *c = tcase_create("sources");

    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, set_up, tear_down);
    tcase_add_test(c, sources_need_no_meta_file);
    tcase_add_test(c, hidden_names_are_no_sources);
    tcase_add_test(c, plugins_are_added_behind_the_projects_own);
    tcase_add_test(c, links_are_followed_once);
    tcase_add_test(c, plugins_below_assets_are_the_projects_own);
    tcase_add_test(c, a_package_may_lie_below_a_folder_named_editor);
    tcase_add_test(c, editor_folders_count_if_one_has_a_tool);
    tcase_add_test(c, assembly_definitions_make_editor_folders);
    tcase_add_test(c, many_folders_are_found);
    tcase_add_test(c, without_memory_there_are_none);
    tcase_add_test(c, a_plugin_that_does_not_compile_is_left_out);
    tcase_add_test(c, in_doubt_the_projects_own_go_first);
    tcase_add_test(c, what_the_projects_own_do_not_go_with_is_left_out);
    tcase_add_test(c, a_plugin_with_which_the_projects_own_do_not_compile_is_found);
    tcase_add_test(c, words_that_name_nothing_begin_a_hunt);
    tcase_add_loop_test(c, a_source_in_which_the_compiler_breaks_down_is_found, 0, 2);
    tcase_add_loop_test(c, several_of_many_are_found, 0, 2);
    tcase_add_test(c, a_compiler_that_does_not_work_at_all_is_given_up);
    tcase_add_test(c, a_source_that_speaks_for_others_is_mended_first);
    tcase_add_test(c, a_plugin_that_accuses_the_projects_own_is_mended_first);
    tcase_add_test(c, a_phase_has_something_to_compile);
    tcase_add_test(c, a_source_is_mended_before_it_is_left_out);
    tcase_add_test(c, what_csc_says_is_understood);
    tcase_add_test(c, mends_are_made_one_after_the_other);
    suite_add_tcase(s, c);
    return rig_run(s);
}
