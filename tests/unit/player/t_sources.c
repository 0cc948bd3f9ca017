/*
 * player/scripts/judge.h: what becomes of an assembly's sources when the compiler complains. None
 * runs here: its words are the test's.
 */
#include "player/scripts/judge.h"

#include "player/app.h"
#include "unit/unity/project_rig.h"

struct player_options player_options = {.link_fd = -1}; /* main.c's, which is not here */

static struct project project;
static struct sources sources;
static struct arena arena;

static void set_up(void)
{
    rig_begin();
    rig_folder("Assets");
    arena_init(&arena, 64u << 20);
}

static void tear_down(void)
{
    mem_free(sources.items);
    sources = (struct sources){0};
    arena_done(&arena);
    project_done(&project);
    rig_end();
}

/* Writes a source of the assembly. */
static void put(const char *name, const char *text)
{
    const struct slice path = arena_printf(&arena, "Assets/%s", name);

    rig_text(path.p, text);
    if (!project.root)
        project = rig_open();
    ck_assert(VEC_ADD(sources.items, sources.n, sources.cap, 1000, (struct source){.path = path}));
}

/* "A.cs -B.cs": a minus before what is left out. */
static const char *list(void)
{
    static char text[4096];
    size_t len = 0;

    text[0] = '\0';
    for (size_t i = 0; i < sources.n; i++) {
        const struct source *s = &sources.items[i];

        len += (size_t)snprintf(text + len, sizeof(text) - len, "%s%s%s", i ? " " : "",
                                s->is_out ? "-" : "", s->path.p + strlen("Assets/"));
    }
    return text;
}

static void put_four(void)
{
    put("A.cs", "class A {}");
    put("B (1).cs", "class B {}");
    put("P.cs", "class P {}");
    put("Q.cs", "class Q {}");
}

/* --- What the compiler says. --- */

/* One line about a source; in `words` after those that are there. */
static char words[8192];

static void complain(const char *of, const char *what)
{
    size_t len = strlen(words);

    snprintf(words + len, sizeof(words) - len, "%s/Assets/%s(3,4): %s\n", rig_root, of, what);
}

static bool judge(void)
{
    bool ok = sources_judge(&sources, &project, slice_of(words));

    words[0] = '\0';
    return ok;
}

START_TEST(what_does_not_compile_is_left_out)
{
    put_four();
    complain("Q.cs", "error CS0029: no");
    complain("B (1).cs", "error CS0029: no");
    complain("A.cs", "warning CS0169: unused");
    ck_assert(judge());
    ck_assert_str_eq(list(), "A.cs -B (1).cs P.cs -Q.cs");
    ck_assert_uint_eq(sources_count(&sources), 2);
    ck_assert(!source_is_in(&sources.items[1]) && source_is_in(&sources.items[0]));
}
END_TEST

START_TEST(words_that_name_nothing_begin_a_hunt)
{
    static const char *const useless[] = {"", "\n\n", "error CS2001: no file", "Assets/A.cs(3,4",
                                          "/elsewhere/A.cs(3,4): error CS0029: no"};

    put_four();
    for (size_t i = 0; i < N_ELEMENTS(useless); i++) {
        snprintf(words, sizeof(words), "%s", useless[i]);
        ck_assert(judge());
        ck_assert(sources.is_bisecting);
        sources_end_bisect(&sources);
    }
    ck_assert_str_eq(list(), "A.cs B (1).cs P.cs Q.cs");
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

            if (source_is_in(s)) {
                in = s;
                breaks |= strchr(guilty, s->path.p[s->path.len - 4]) != NULL;
            }
        }
        ck_assert_uint_lt(n++, 100);
        snprintf(words, sizeof(words), "Stack overflow");
        if (!breaks && has_complaints && in)
            snprintf(words, sizeof(words), "%s(1,2): error CS0246: of another", in->path.p);
        if (sources.is_bisecting)
            sources_bisect(&sources, &project, !breaks && !has_complaints, slice_of(words));
        else if (!breaks)
            break;
        else
            ck_assert(sources_judge(&sources, &project, slice_of(words)));
    } while (sources_count(&sources));
    words[0] = '\0';
    return n;
}

START_TEST(a_source_in_which_the_compiler_breaks_down_is_found)
{
    put_four();
    hunt("A", _i);
    ck_assert_str_eq(list(), "-A.cs B (1).cs P.cs Q.cs");
    hunt("Q", _i);
    ck_assert_str_eq(list(), "-A.cs B (1).cs P.cs -Q.cs");
    ck_assert(!sources.is_bisecting);
    for (size_t i = 0; i < sources.n; i++)
        ck_assert(!sources.items[i].is_aside && !sources.items[i].is_suspect);
}
END_TEST

START_TEST(several_of_many_are_found)
{
    char path[64];

    for (char c = 'a'; c <= 'z'; c++) {
        snprintf(path, sizeof(path), "%c.cs", c);
        put(path, "");
    }
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
        snprintf(path, sizeof(path), "More%zu.cs", i);
        put(path, "");
    }
    for (bool goes_on = true; goes_on; n++) {
        ck_assert_uint_lt(n, 64);
        if (sources.is_bisecting)
            sources_bisect(&sources, &project, false, SLICE(""));
        else
            goes_on = judge();
    }
    ck_assert_uint_gt(sources_count(&sources), 4);
}
END_TEST

START_TEST(a_source_that_speaks_for_others_is_mended_first)
{
    put("A.cs", "#line 1 \"/etc/passwd\"\nclass A {}");
    put("B.cs", "class B {}");
    put("P.cs", "[assembly: X] class P {}");
    snprintf(words, sizeof(words), "error CS1548: signing");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, MEND_GLOBAL);
    ck_assert_uint_eq(sources.items[1].mends, 0);
    ck_assert_uint_eq(sources.items[2].mends, MEND_GLOBAL);
    complain("A.cs", "error CS0103: no");
    ck_assert(judge());
    ck_assert_str_eq(list(), "-A.cs B.cs P.cs");
}
END_TEST

START_TEST(a_source_is_mended_before_it_is_left_out)
{
    put("P.cs", "#nullable enable\nusing McpPlugin;\nusing com.IvanMurzak.McpPlugin;\n");
    sources.is_mcs = true;
    complain("P.cs", "error CS1024: Wrong preprocessor directive");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, MEND_NULLS);
    complain("P.cs", "error CS0246: unknown");
    complain("P.cs", "error CS0104: `Other' is an ambiguous reference between MainThread and x");
    complain("P.cs", "error CS0104: `MainThread' is an ambiguous reference between a and b");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, MEND_NULLS | 4);
    ck_assert(!sources.items[0].is_out);
    complain("P.cs", "error CS0104: `McpPluginToolAttribute' is an ambiguous reference");
    complain("P.cs", "error CS0104: `McpPluginToolTypeAttribute' is an ambiguous reference");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, MEND_NULLS | MEND_NAMES);
    complain("P.cs", "error CS0104: `MainThread' is an ambiguous reference between a and b");
    ck_assert(judge());
    ck_assert(sources.items[0].is_out);
}
END_TEST

/* csc knows nullable references, and quotes names differently. */
START_TEST(what_csc_says_is_understood)
{
    put("P.cs", "#nullable enable\nusing McpPlugin;\nusing com.IvanMurzak.McpPlugin;\n");
    put("Q.cs", "#nullable enable\nclass Q { string? x = 1; }\n");
    complain("P.cs", "error CS0104: 'Other' is an ambiguous reference between 'MainThread' and x");
    complain("P.cs", "error CS0104: 'MainThread' is an ambiguous reference between 'a' and 'b'");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, 4);
    complain("P.cs",
             "error CS0104: 'McpPluginToolType' is an ambiguous reference between 'a' and 'b'");
    complain("P.cs", "error CS0104: ");
    ck_assert(judge());
    ck_assert_uint_eq(sources.items[0].mends, 5);
    complain("Q.cs", "error CS0029: Cannot implicitly convert type 'int' to 'string'");
    ck_assert(judge());
    ck_assert_str_eq(list(), "P.cs -Q.cs");
    ck_assert_uint_eq(sources.items[1].mends, 0);
}
END_TEST

START_TEST(mends_are_made_one_after_the_other)
{
    struct source gone = {.path = SLICE("Assets/Gone.cs")};
    struct buf text;

    put("P.cs", "#nullable enable\nusing McpPlugin; using com.IvanMurzak.McpPlugin;\n");
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
    tcase_add_test(c, what_does_not_compile_is_left_out);
    tcase_add_test(c, words_that_name_nothing_begin_a_hunt);
    tcase_add_loop_test(c, a_source_in_which_the_compiler_breaks_down_is_found, 0, 2);
    tcase_add_loop_test(c, several_of_many_are_found, 0, 2);
    tcase_add_test(c, a_compiler_that_does_not_work_at_all_is_given_up);
    tcase_add_test(c, a_source_that_speaks_for_others_is_mended_first);
    tcase_add_test(c, a_source_is_mended_before_it_is_left_out);
    tcase_add_test(c, what_csc_says_is_understood);
    tcase_add_test(c, mends_are_made_one_after_the_other);
    suite_add_tcase(s, c);
    return rig_run(s);
}
