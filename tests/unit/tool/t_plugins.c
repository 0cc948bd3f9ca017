/*
 * An engine's list of tools: what becomes of each item, what is refused and why, and that rows live
 * as long as somebody holds their list. Texts have ' for " so that they can be read.
 */
#include <check.h>
#include <stdlib.h>

#include "tool/tool.h"

#define SCHEMA "'inputSchema':{'type':'object'}"

static struct arena arena;
static struct buf refused; /* one line each: name|where|reason */
static struct plugins *plugins;

static void set_up(void)
{
    arena_init(&arena, (size_t)256 << 20);
    buf_init(&refused, 1 << 20);
    plugins = NULL;
}

static void tear_down(void)
{
    mem_fail_after(0);
    plugins_unref(plugins);
    buf_done(&refused);
    arena_done(&arena);
}

static void note(void *ctx, struct slice name, struct slice where, const char *reason)
{
    ck_assert_ptr_eq(ctx, &refused);
    buf_printf(&refused, "%.*s|%.*s|%s\n", SLICE_ARG(name), SLICE_ARG(where), reason);
}

static const struct json *json_of(struct slice text)
{
    struct slice copy = arena_copy(&arena, text);
    const struct json *root;
    struct json_fault fault;
    char *p = (char *)(uintptr_t)copy.p;

    for (size_t i = 0; i < copy.len; i++)
        if (p[i] == '\'')
            p[i] = '"';
    ck_assert_msg(json_parse(&arena, copy, &root, &fault), "%s at %zu", fault.reason, fault.at);
    return root;
}

/* The list becomes `plugins`. */
static const struct tool *read_list(struct slice text, size_t n)
{
    size_t n_rows;
    struct err err;
    const struct tool *rows;

    plugins_unref(plugins);
    plugins = NULL;
    ck_assert_msg(plugins_read(json_of(text), note, &refused, &plugins, &err), "%s", err.message);
    rows = plugins_rows(plugins, &n_rows);
    ck_assert_uint_eq(n_rows, n);
    return rows;
}

static const struct tool *read_text(const char *text, size_t n)
{
    return read_list(slice_of(text), n);
}

static void expect_refused(const char *lines)
{
    ck_assert_msg(slice_is(buf_slice(&refused), lines), "%.*s", SLICE_ARG(buf_slice(&refused)));
    buf_reset(&refused, 0);
}

START_TEST(a_row_has_what_the_engine_says)
{
    const struct tool *t = read_text(
        "[{'name':'open-door','title':'Open a door','description':'Opens \\u00e4 door',"
        "'inputSchema':{ 'type':'object','properties':{'name':{'type':'string'},'amount':true},"
        "'required':['name']},'where':'Assets/Door.cs: Door.Open','readOnly':false,"
        "'destructive':true,'timeoutMs':90000,'more':[]}]",
        1);

    ck_assert_int_eq((int)t->id, TOOL_PLUGIN);
    ck_assert_str_eq(t->name, "open-door");
    ck_assert_str_eq(t->title, "Open a door");
    ck_assert_str_eq(t->text, "Opens \xc3\xa4 door");
    ck_assert_int_eq((int)t->group, GROUP_PLUGIN);
    ck_assert_str_eq(t->category, "plugin");
    ck_assert_uint_eq(t->hints, HINT_DESTRUCTIVE | HINT_OPEN_WORLD);
    ck_assert_uint_eq(t->gates, GATE_WRITE);
    ck_assert_int_eq(t->timeout_ms, 90000);
    ck_assert(slice_starts(t->input, SLICE("{ \"type\":\"object\",\"properties\"")));
    ck_assert_str_eq(t->params[0].name, "name");
    ck_assert(t->params[0].is_required && t->params[0].type == T_JSON);
    ck_assert_str_eq(t->params[1].name, "amount");
    ck_assert(!t->params[1].is_required);
    ck_assert_ptr_null(t->params[2].name);
    ck_assert_ptr_eq(t->owner, plugins);
    ck_assert_ptr_eq(plugins_find(plugins, SLICE("open-door")), t);
    ck_assert_ptr_null(plugins_find(plugins, SLICE("Open-Door")));
    ck_assert_ptr_null(plugins_find(NULL, SLICE("open-door")));
    expect_refused("");
}
END_TEST

START_TEST(a_tool_names_its_own_limit_or_none)
{
    const struct tool *t = read_text("[{'name':'a','timeoutMs':0," SCHEMA "},"
                                     "{'name':'b','timeoutMs':7200000," SCHEMA "},"
                                     "{'name':'c','timeoutMs':-1," SCHEMA "},"
                                     "{'name':'d','timeoutMs':'9'," SCHEMA "},"
                                     "{'name':'e','timeoutMs':9007199254740993," SCHEMA "}]",
                                     5);

    ck_assert_int_eq(t[0].timeout_ms, 0);
    ck_assert_int_eq(t[1].timeout_ms, 7200000);
    ck_assert_int_eq(t[2].timeout_ms, -1);
    ck_assert_int_eq(t[3].timeout_ms, -1);
    ck_assert_int_eq(t[4].timeout_ms, (int64_t)1 << 53);
}
END_TEST

START_TEST(what_is_absent_has_a_sensible_value)
{
    const struct tool *t = read_text("[{'name':'b','title':'Title'," SCHEMA "},"
                                     "{'name':'a','title':5,'description':null,'readOnly':1,"
                                     "'destructive':'yes'," SCHEMA "},"
                                     "{'name':'c','readOnly':true,'destructive':true,'title':''"
                                     "," SCHEMA "}]",
                                     3);

    ck_assert_str_eq(t[0].name, "a");
    ck_assert_str_eq(t[0].title, "a");
    ck_assert_str_eq(t[0].text, "a");
    ck_assert_uint_eq(t[0].hints, HINT_OPEN_WORLD);
    ck_assert_int_eq(t[0].timeout_ms, -1);
    ck_assert_uint_eq(t[0].gates, GATE_WRITE); /* what does not say that it reads may write */
    ck_assert_ptr_null(t[0].params);
    ck_assert_str_eq(t[1].text, "Title");
    ck_assert_uint_eq(t[2].hints,
                      HINT_READ_ONLY | HINT_IDEMPOTENT | HINT_DESTRUCTIVE | HINT_OPEN_WORLD);
    ck_assert_uint_eq(t[2].gates, 0);
    read_text("[]", 0);
    expect_refused("");
}
END_TEST

START_TEST(long_texts_are_cut_at_a_character)
{
    struct buf text;
    const struct tool *t;

    buf_init(&text, 1 << 20);
    buf_append(&text, SLICE("[{'name':'a','title':'x"));
    for (int i = 0; i < PLUGIN_TITLE; i++)
        buf_append(&text, SLICE("\xc3\xa4"));
    buf_append(&text, SLICE("','description':'seen\\u0000not seen'," SCHEMA "}]"));
    t = read_list(buf_slice(&text), 1);
    ck_assert_uint_eq(strlen(t->title), PLUGIN_TITLE - 1);
    ck_assert_str_eq(t->text, "seen");
    buf_done(&text);
}
END_TEST

/* --- What is left out. --- */

#define NAME_FAULT                                                                                 \
    "a name begins with a letter and has at most 64 letters, digits, '-', '_' and '.'"
#define TYPE_FAULT "its inputSchema must be an object with \"type\":\"object\""
#define LETTERS_64 "aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbccccccccccccccccdddddddddddddddd"

static const struct {
    const char *item, *reason;
} bad[] = {
    {"null", "||it has no name"},
    {"17", "||it has no name"},
    {"[]", "||it has no name"},
    {"{}", "||it has no name"},
    {"{'name':5,'where':'A.cs'," SCHEMA "}", "|A.cs|it has no name"},
    {"{'name':''," SCHEMA "}", "||" NAME_FAULT},
    {"{'name':'two words','where':'A.cs: A.B'," SCHEMA "}", "two words|A.cs: A.B|" NAME_FAULT},
    {"{'name':'1st'," SCHEMA "}", "1st||" NAME_FAULT},
    {"{'name':'-x'," SCHEMA "}", "-x||" NAME_FAULT},
    {"{'name':'caf\\u00e9'," SCHEMA "}", "caf\xc3\xa9||" NAME_FAULT},
    {"{'name':'a/b'," SCHEMA "}", "a/b||" NAME_FAULT},
    {"{'name':'" LETTERS_64 "e'," SCHEMA "}", LETTERS_64 "e||" NAME_FAULT},
    {"{'name':'umcp-x'," SCHEMA "}", "umcp-x||names that begin with 'umcp-' are umcp's own"},
    {"{'name':'UmcpX'," SCHEMA "}", "UmcpX||names that begin with 'umcp-' are umcp's own"},
    {"{'name':'umcp.x'," SCHEMA "}", "umcp.x||names that begin with 'umcp-' are umcp's own"},
    {"{'name':'ListObjects'," SCHEMA "}", "ListObjects||umcp has a tool of that name"},
    {"{'name':'LISTOBJECTS'," SCHEMA "}", "LISTOBJECTS||umcp has a tool of that name"},
    {"{'name':'scene.active'," SCHEMA "}", "scene.active||umcp has a tool of that name"},
    {"{'name':'x'}", "x||" TYPE_FAULT},
    {"{'name':'x','inputSchema':null}", "x||" TYPE_FAULT},
    {"{'name':'x','inputSchema':true}", "x||" TYPE_FAULT},
    {"{'name':'x','inputSchema':{}}", "x||" TYPE_FAULT},
    {"{'name':'x','inputSchema':{'type':['object']}}", "x||" TYPE_FAULT},
    {"{'name':'x','inputSchema':{'type':'string'}}", "x||" TYPE_FAULT},
    {"{'name':'x','inputSchema':{'type':'object','properties':[]}}",
     "x||the properties of its inputSchema must be an object"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{'a':5}}}",
     "x||the schema of a parameter must be an object or a boolean"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{'':{}}}}",
     "x||the name of a parameter is empty, too long, or has control characters"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{'a\\u0000b':{}}}}",
     "x||the name of a parameter is empty, too long, or has control characters"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{'" LETTERS_64 LETTERS_64 "e':{}}}}",
     "x||the name of a parameter is empty, too long, or has control characters"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{'a':{},'a':{}}}}",
     "x||two of its parameters have the same name"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':'R\\u0000'}}}}",
     "x||the x-mcp-header of a parameter is no name of an HTTP header"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':'R\\r\\nX-Evil: 1'}}}}",
     "x||the x-mcp-header of a parameter is no name of an HTTP header"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':'R\\u007f'}}}}",
     "x||the x-mcp-header of a parameter is no name of an HTTP header"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':''}}}}",
     "x||the x-mcp-header of a parameter is no name of an HTTP header"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':5}}}}",
     "x||the x-mcp-header of a parameter is no name of an HTTP header"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':'R S'}}}}",
     "x||the x-mcp-header of a parameter is no name of an HTTP header"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':'R:'}}}}",
     "x||the x-mcp-header of a parameter is no name of an HTTP header"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':'R\\u00e4'}}}}",
     "x||the x-mcp-header of a parameter is no name of an HTTP header"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'properties':{'b':{'x-mcp-header':'\\n'}}}}}}",
     "x||the x-mcp-header of a parameter is no name of an HTTP header"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':'R'},'b':{'x-mcp-header':'r'}}}}",
     "x||it has the same x-mcp-header twice"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':'R','x-mcp-header':'R'}}}}",
     "x||it has the same x-mcp-header twice"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp-header':'R','properties':{'b':{'x-mcp-header':'R'}}}}}}",
     "x||it has the same x-mcp-header twice"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{"
     "'a':{'x-mcp\\u002dheader':'R'}}}}",
     "x||it writes x-mcp-header with escapes"},
    {"{'name':'x','inputSchema':{'type':'object','required':{}}}",
     "x||the required parameters of its inputSchema must be an array"},
    {"{'name':'x','inputSchema':{'type':'object','required':['a']}}",
     "x||a required parameter is not among its properties"},
    {"{'name':'x','inputSchema':{'type':'object','properties':{'a':{}},'required':[5]}}",
     "x||a required parameter is not among its properties"},
};

START_TEST(what_is_wrong_with_an_item_leaves_that_out)
{
    for (size_t i = 0; i < N_ELEMENTS(bad); i++) {
        struct slice list = arena_printf(
            &arena, "[{'name':'before'," SCHEMA "},%s,{'name':'after'," SCHEMA "}]", bad[i].item);
        const struct tool *t = read_list(list, 2);

        ck_assert_str_eq(t[0].name, "after");
        ck_assert_str_eq(t[1].name, "before");
        expect_refused(arena_printf(&arena, "%s\n", bad[i].reason).p);
    }
}
END_TEST

START_TEST(what_is_no_list_is_refused_as_a_whole)
{
    static const char *const texts[] = {"{}", "null", "'x'", "5", "{'0':{'name':'x'}}"};
    struct plugins *none = NULL;
    struct err err;

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        ck_assert(!plugins_read(json_of(slice_of(texts[i])), note, &refused, &none, &err));
        ck_assert_int_eq((int)err.kind, ERR_REQUEST);
    }
    ck_assert(!plugins_read(NULL, note, &refused, &none, &err));
    ck_assert_ptr_null(none);
    expect_refused("");
}
END_TEST

START_TEST(of_equal_names_the_first_counts)
{
    const struct tool *t = read_text("[{'name':'Open','title':'1'," SCHEMA "},"
                                     "{'name':'open','title':'2','where':'B.cs'," SCHEMA "},"
                                     "{'name':'Open','title':'3'," SCHEMA "},"
                                     "{'name':'Open-','title':'4'," SCHEMA "}]",
                                     2);

    ck_assert_str_eq(t[0].title, "1");
    ck_assert_str_eq(t[1].title, "4");
    expect_refused("open|B.cs|another tool has that name\nOpen||another tool has that name\n");
}
END_TEST

static void add_items(struct buf *to, size_t first, size_t n)
{
    for (size_t i = first; i < first + n; i++)
        buf_printf(to, "%s{'name':'tool-%zu'," SCHEMA "}", i == first ? "" : ",", i);
}

static size_t count_lines(struct slice text)
{
    size_t n = 0;

    while (text.len) {
        slice_cut(&text, '\n');
        n++;
    }
    return n;
}

START_TEST(too_many_tools_are_left_out_and_told_of_to_a_bound)
{
    struct buf text;

    buf_init(&text, 8 << 20);
    buf_append_byte(&text, '[');
    add_items(&text, 0, PLUGIN_TOOLS + 2);
    buf_append_byte(&text, ']');
    read_list(buf_slice(&text), PLUGIN_TOOLS);
    expect_refused("tool-500||there are more than 500 tools\n"
                   "tool-501||there are more than 500 tools\n");
    buf_reset(&text, 0);
    buf_append_byte(&text, '[');
    for (int i = 0; i < PLUGIN_LOOKS; i++)
        buf_append(&text, SLICE("0,"));
    add_items(&text, 0, 1);
    buf_append_byte(&text, ']');
    read_list(buf_slice(&text), 0);
    ck_assert_uint_eq(count_lines(buf_slice(&refused)), PLUGIN_REPORTS + 1);
    buf_done(&text);
}
END_TEST

/* One tool whose schema has `n` times `part`, with a comma between. */
static const struct tool *read_parts(const char *before, const char *part, size_t n,
                                     const char *after, size_t n_rows)
{
    struct buf text;
    const struct tool *t;

    buf_init(&text, 8 << 20);
    buf_printf(&text, "[{'name':'x','inputSchema':{'type':'object',%s", before);
    for (size_t i = 0; i < n; i++)
        buf_printf(&text, part, i);
    buf_printf(&text, "%s}}]", after);
    t = read_list(buf_slice(&text), n_rows);
    buf_done(&text);
    return t;
}

START_TEST(schemas_are_bounded)
{
    const struct tool *t =
        read_parts("'properties':{'p':{}", ",'p%zu':{}", PLUGIN_PARAMS - 1, "}", 1);

    ck_assert_ptr_null(t->params[PLUGIN_PARAMS].name);
    ck_assert_str_eq(t->params[PLUGIN_PARAMS - 1].name, "p62");
    read_parts("'properties':{'p':{}", ",'p%zu':{}", PLUGIN_PARAMS, "}", 0);
    expect_refused("x||it has more than 64 parameters\n");
    read_parts("'properties':{'p':{}},'required':['p'", ",'p'", PLUGIN_PARAMS, "]", 0);
    expect_refused("x||it has more than 64 required parameters\n");
    read_parts("'description':'", "0123456789abcdef", 4096 - 4, "'", 1);
    read_parts("'description':'", "0123456789abcdef", 4096, "'", 0);
    expect_refused("x||its inputSchema has more than 65536 bytes\n");
    read_parts("'a':", "[", 31, "]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]", 1);
    read_parts("'a':", "[", 32, "]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]", 0);
    expect_refused("x||its inputSchema is nested more than 32 levels deep\n");
}
END_TEST

/* --- Comparing, holding. --- */

static bool is_same(const char *a, const char *b)
{
    struct plugins *first, *second;
    const struct tool *rows_a, *rows_b;
    size_t n_a, n_b;
    struct err err;
    bool same;

    ck_assert(plugins_read(json_of(slice_of(a)), note, &refused, &first, &err));
    ck_assert(plugins_read(json_of(slice_of(b)), note, &refused, &second, &err));
    rows_a = plugins_rows(first, &n_a);
    rows_b = plugins_rows(second, &n_b);
    same = plugins_same(rows_a, n_a, rows_b, n_b);
    plugins_unref(first);
    plugins_unref(second);
    return same;
}

#define ONE(more) "[{'name':'a'," SCHEMA more "}]"

START_TEST(lists_are_the_same_if_clients_see_the_same)
{
    ck_assert(is_same("[]", "[]"));
    ck_assert(is_same(ONE(""), ONE("")));
    ck_assert(is_same(ONE(""), ONE(",'where':'elsewhere','title':'a'")));
    ck_assert(is_same("[{'name':'a'," SCHEMA "},{'name':'b'," SCHEMA "}]",
                      "[{'name':'b'," SCHEMA "},{'name':'a'," SCHEMA "}]"));
    ck_assert(is_same("[]", "[{'name':'ListObjects'," SCHEMA "}]"));
    ck_assert(!is_same("[]", ONE("")));
    ck_assert(!is_same(ONE(""), ONE(",'timeoutMs':0"))); /* calls go by the new list */
    ck_assert(!is_same(ONE(""), "[{'name':'b'," SCHEMA "}]"));
    ck_assert(!is_same(ONE(""), ONE(",'title':'A'")));
    ck_assert(!is_same(ONE(""), ONE(",'description':'A'")));
    ck_assert(!is_same(ONE(""), ONE(",'readOnly':true")));
    ck_assert(!is_same(ONE(""), ONE(",'destructive':true")));
    ck_assert(!is_same(ONE(""), "[{'name':'a','inputSchema':{'type':'object','x':1}}]"));
}
END_TEST

START_TEST(a_list_lives_as_long_as_somebody_holds_it)
{
    const struct tool *t = read_text(ONE(",'title':'Title'"), 1);
    struct plugins *held = plugins_ref(t->owner);

    plugins_unref(plugins);
    plugins = NULL;
    ck_assert_str_eq(t->title, "Title");
    plugins_unref(held);
    ck_assert_ptr_null(plugins_ref(NULL));
    plugins_unref(NULL);
    ck_assert_ptr_null(plugins_rows(NULL, &(size_t){1}));
}
END_TEST

START_TEST(without_memory_there_is_no_list)
{
    const struct json *list =
        json_of(SLICE("[{'name':'a','inputSchema':{'type':'object','properties':{'p':{}}}}]"));
    struct err err;
    size_t n = 0;

    do {
        mem_fail_after(++n);
        ck_assert_uint_lt(n, 50);
        if (plugins_read(list, note, &refused, &plugins, &err))
            break;
        ck_assert_int_eq((int)err.kind, ERR_INTERNAL);
    } while (true);
    mem_fail_after(0);
    ck_assert_uint_gt(n, 1);
    ck_assert_ptr_nonnull(plugins_find(plugins, SLICE("a")));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("plugins");
    TCase *tc = tcase_create("plugins");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_set_timeout(tc, 60);
    tcase_add_test(tc, a_row_has_what_the_engine_says);
    tcase_add_test(tc, a_tool_names_its_own_limit_or_none);
    tcase_add_test(tc, what_is_absent_has_a_sensible_value);
    tcase_add_test(tc, long_texts_are_cut_at_a_character);
    tcase_add_test(tc, what_is_wrong_with_an_item_leaves_that_out);
    tcase_add_test(tc, what_is_no_list_is_refused_as_a_whole);
    tcase_add_test(tc, of_equal_names_the_first_counts);
    tcase_add_test(tc, too_many_tools_are_left_out_and_told_of_to_a_bound);
    tcase_add_test(tc, schemas_are_bounded);
    tcase_add_test(tc, lists_are_the_same_if_clients_see_the_same);
    tcase_add_test(tc, a_list_lives_as_long_as_somebody_holds_it);
    tcase_add_test(tc, without_memory_there_is_no_list);
    suite_add_tcase(suite, tc);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
