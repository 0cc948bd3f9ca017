/*
 * What a query's text says: that it is one expression, what of it is a plain path, how the forms
 * that are no C# become some, and where the compiler's complaints belong.
 */
#include "base/limits.h"

#include "agent/query/query.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#define STATEMENT "A query is one expression; use execute_code for statements"
#define BRACKETS  "The brackets of the query do not match"
#define UNCLOSED  "A string in the query is not closed"
#define EMPTY     "The query is empty"

static struct arena arena;

static void set_up(void)
{
    arena_init(&arena, 64u << 20);
}

static void tear_down(void)
{
    arena_done(&arena);
}

static struct slice checked(const char *text)
{
    struct slice expression = {0};
    struct err err = {0};

    ck_assert_msg(query_check(slice_of(text), &expression, &err), "%s: %s", text, err.message);
    return expression;
}

/* --- One expression --- */

static const char *const expressions[] = {
    "1",
    "find(\"Player\").transform.position.y",
    "a == b",
    "a != b && c <= d || e >= f",
    "a < b",
    "a<b>(c)",
    "xs.Select(x => x.y = 1)",
    "xs.Select(x => { x.y++; return x; }).Count()",
    "xs.ForEach(delegate(int x) { n += x; })",
    "new Vector3(1, 2, 3).magnitude",
    "new Vector3 { x = 1, y = 2 }.x",
    "new { a = 1, b = \"x\" }",
    "new Dictionary<string, int> { [\"a\"] = 1 }",
    "from x in xs let y = x * 2 where y > 1 orderby y descending select y",
    "o is Transform",
    "o is Transform t && t.childCount > 0",
    "o as Transform",
    "from Transform t in ts select t.name",
    "a ? b : c",
    "(float)n / 2",
    "- -n",
    "a + +b",
    "typeof(Transform).Name",
    "\"a = b; c++\"",
    "@\"a\"\"; = b\"",
    "$\"{a}; {b == c}\"",
    "'\\''.ToString()",
    "a /* = 1; */ + b // ; x = 2",
    "await f()",
    "async () => { n = 1; }",
    "x => x",
    "d.TryGetValue(\"a\", out int n)",
    "a ?? b",
    "a?.b",
};

START_TEST(expressions_are_taken)
{
    checked(expressions[_i]);
}
END_TEST

static const struct {
    const char *text, *message;
} refused[] = {
    {"", EMPTY},
    {" \t\n", EMPTY},
    {"// a", EMPTY},
    {";", EMPTY},
    {"a = 1", STATEMENT},
    {"a.b.c = 1", STATEMENT},
    {"f(a = 1)", STATEMENT},
    {"a[b = 1]", STATEMENT},
    {"(a = b) == c", STATEMENT},
    {"a += 1", STATEMENT},
    {"a -= 1", STATEMENT},
    {"a <<= 1", STATEMENT},
    {"a >>= 1", STATEMENT},
    {"a ?\?= b", STATEMENT},
    {"a |= b", STATEMENT},
    {"a++", STATEMENT},
    {"--a", STATEMENT},
    {"f(++a)", STATEMENT},
    {"xs.Select(x => x + 1).Count() + (n = 2)", STATEMENT},
    {"f(x => x, n = 2)", STATEMENT},
    {"new A { b = 1, c += 2 }", STATEMENT},
    {"a; b", STATEMENT},
    {"a;;", STATEMENT},
    {"f(a; b)", STATEMENT},
    {"x => x; y", STATEMENT},
    {"return a", STATEMENT},
    {"return a;", STATEMENT},
    {"var a = 1", STATEMENT},
    {"int a", STATEMENT},
    {"Foo a", STATEMENT},
    {"using System.IO;", STATEMENT},
    {"if (a) b", STATEMENT},
    {"for (;;) {}", STATEMENT},
    {"foreach (var a in b) {}", STATEMENT},
    {"while (true) {}", STATEMENT},
    {"{ a }", STATEMENT},
    {"throw new Exception()", STATEMENT},
    {"class A {}", STATEMENT},
    {"public class A {}", STATEMENT},
    {"f(a", BRACKETS},
    {"f)a(", BRACKETS},
    {"f(a]", BRACKETS},
    {"1); g(2", BRACKETS},
    {"find(\"a", UNCLOSED},
    {"find('a", UNCLOSED},
    {"\"a\\\"", UNCLOSED},
    {"@\"a\"\"", UNCLOSED},
    {"\"", UNCLOSED},
    {"a + '", UNCLOSED},
};

START_TEST(statements_and_rubbish_are_refused)
{
    struct slice expression;
    struct err err = {0};

    ck_assert_msg(!query_check(slice_of(refused[_i].text), &expression, &err), "%s",
                  refused[_i].text);
    ck_assert_msg(strcmp(err.message, refused[_i].message) == 0, "%s: %s", refused[_i].text,
                  err.message);
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
}
END_TEST

START_TEST(semicolon_at_the_end_is_forgiven)
{
    ck_assert(slice_is(checked(" a.b ;\n// end"), " a.b "));
    ck_assert(slice_is(checked("a"), "a"));
    ck_assert(slice_is(checked("x => { f(); };"), "x => { f(); }"));
}
END_TEST

START_TEST(size_and_depth_are_bounded)
{
    struct slice expression;
    struct err err;
    char *text = malloc(LIMIT_CODE + 2);

    ck_assert(text != NULL);
    memset(text, 'a', LIMIT_CODE + 1);
    ck_assert(query_check(slice_from(text, LIMIT_CODE), &expression, &err));
    ck_assert(!query_check(slice_from(text, LIMIT_CODE + 1), &expression, &err));
    ck_assert_str_eq(err.message, "The query is too large; max 262144 bytes");
    memset(text, '(', LIMIT_CODE);
    ck_assert(!query_check(slice_from(text, LIMIT_CODE), &expression, &err));
    ck_assert_str_eq(err.message, "The query is nested too deeply");
    ck_assert(!query_check(slice_from("a\0b", 3), &expression, &err));
    ck_assert_str_eq(err.message, "A query must not contain NUL");
    free(text);
}
END_TEST

/* --- Plain paths --- */

static void append_step(struct buf *to, const struct query_step *s)
{
    switch (s->kind) {
    case QUERY_MEMBER:
        buf_printf(to, ".%.*s", SLICE_ARG(s->text));
        break;
    case QUERY_NUMBER:
        buf_printf(to, "[%lld]", (long long)s->number);
        break;
    case QUERY_TEXT:
        buf_printf(to, "[\"%.*s\"]", SLICE_ARG(s->text));
        break;
    case QUERY_CHARACTER:
        buf_printf(to, "['%.*s']", SLICE_ARG(s->text));
        break;
    }
}

/* "<Player>.transform", "Physics.gravity", "=1"; NULL: it is not plain. */
static const char *shown(const char *text)
{
    struct query_path path;
    struct err err = {0};
    struct buf to;
    struct slice copy;

    ck_assert_msg(query_parse(&arena, slice_of(text), &path, &err), "%s", err.message);
    if (!path.is_plain)
        return NULL;
    buf_init(&to, 1 << 20);
    if (path.root == QUERY_VALUE)
        buf_printf(&to, "=%.*s", SLICE_ARG(path.json));
    if (path.root == QUERY_OBJECT)
        buf_printf(&to, "<%.*s>", SLICE_ARG(path.name));
    for (size_t i = 0; path.root != QUERY_VALUE && i < path.n_steps; i++)
        append_step(&to, &path.steps[i]);
    copy = arena_copy(&arena, buf_slice(&to));
    buf_done(&to);
    return copy.p;
}

static const struct {
    const char *text, *expected; /* NULL: not plain */
} paths[] = {
    {"find(\"Player\")", "<Player>"},
    {"find('Player').transform.position.y", "<Player>.transform.position.y"},
    {" find ( \"a b\" ) . name ", "<a b>.name"},
    {"Scene['X'].a.b", "<X>.a.b"},
    {"Scene[\"/Root/Child\"].a", "</Root/Child>.a"},
    {"GameObject[\"X\"].p", "<X>.p"},
    {"GameObject['X']", "<X>"},
    {"find(\"a\\\"b\\\\\\u00e4\\uD83D\\uDE00\\t\")", "<a\"b\\ä😀\t>"},
    {"find(@\"a\\\"\"b\")", "<a\\\"b>"},
    {"find('it\\'s')", "<it's>"},
    {"find(\"\")", "<>"},
    {"Physics.gravity", ".Physics.gravity"},
    {"UnityEngine.Physics.gravity.x", ".UnityEngine.Physics.gravity.x"},
    {"GameManager.Instance.scores[0]", ".GameManager.Instance.scores[0]"},
    {"A.d[\"key\"][-1]['x'].b", ".A.d[\"key\"][-1]['x'].b"},
    {"A . b // c", ".A.b"},
    {"@A.@class", ".A.class"},
    {"Größe.wert", ".Größe.wert"},
    {"Scene", ".Scene"},
    {"find.x", ".find.x"},
    {"1", "=1"},
    {"-1", "=-1"},
    {"1.5f", "=1.5"},
    {"0.1f", "=0.1"},
    {"1e3", "=1000"},
    {"\"a\\n\"", "=\"a\\n\""},
    {"'a'", "=\"a\""},
    {"true", "=true"},
    {"false", "=false"},
    {"null", "=null"},
    {"'ab'", NULL},
    {"0x10", NULL},
    {"99999999999999999999L", NULL},
    {"1m", NULL},
    {"$\"a\"", NULL},
    {"$@\"a\"", NULL},
    {"@$\"a\"", NULL},
    {"find($\"a\")", NULL},
    {"find(name)", NULL},
    {"find(\"a\", \"b\")", NULL},
    {"find(\"a\\x41\")", NULL},
    {"find(\"\\uD83D\")", NULL},
    {"find(\"a\").GetComponent<Light>()", NULL},
    {"GameObject.Find(\"Player\").transform", NULL},
    {"a.b()", NULL},
    {"a + b", NULL},
    {"!a", NULL},
    {"(a)", NULL},
    {"(int)a", NULL},
    {"a?.b", NULL},
    {"a[i]", NULL},
    {"a[0, 1]", NULL},
    {"a[0x1]", NULL},
    {"a[1.5]", NULL},
    {"a[]", NULL},
    {"a.", NULL},
    {"a..b", NULL},
    {".a", NULL},
    {"a.0", NULL},
    {"a::b", NULL},
    {"new A()", NULL},
    {"typeof(A)", NULL},
    {"int.MaxValue", NULL},
    {"this.x", NULL},
    {"a[\"\\q\"]", NULL},
};

START_TEST(path_is_plain_or_not)
{
    const char *got = shown(paths[_i].text);

    if (paths[_i].expected)
        ck_assert_msg(got && strcmp(got, paths[_i].expected) == 0, "%s: %s", paths[_i].text,
                      got ? got : "not plain");
    else
        ck_assert_msg(!got, "%s: %s", paths[_i].text, got);
}
END_TEST

START_TEST(very_long_path_is_not_plain)
{
    struct slice text = SLICE("a");

    for (size_t i = 0; i < 255; i++)
        text = arena_printf(&arena, "%.*s.a", SLICE_ARG(text));
    ck_assert(shown(text.p) != NULL);
    text = arena_printf(&arena, "%.*s.a", SLICE_ARG(text));
    ck_assert(shown(text.p) == NULL);
}
END_TEST

/* --- Rewriting --- */

static struct query_code rewritten(const char *text)
{
    struct query_code code;
    struct err err = {0};

    ck_assert_msg(query_rewrite(&arena, slice_of(text), &code, &err), "%s", err.message);
    return code;
}

/* F is the function; the lines around are left out. */
static const struct {
    const char *text, *expected, *names;
} rewritings[] = {
    {"1 + 1", "1 + 1", ""},
    {"find(\"a\").x", "F(0).x", "a;"},
    {"find('a').x - find(\"b\").x", "F(0).x - F(1).x", "a;b;"},
    {"Scene['a'].x + GameObject[\"a\"].y", "F(0).x + F(1).y", "a;a;"},
    {"find ( \"a\" )", "F ( 0 )", "a;"},
    {"find(\n'a'\n)", "F(\n0\n)", "a;"},
    {"\"find('a')\" + find('b')", "\"find('a')\" + F(0)", "b;"},
    {"/* find('a') */ find('b')", "/* find('a') */ F(0)", "b;"},
    {"xs.find(\"a\")", "xs.find(\"a\")", ""},
    {"xs?.find(\"a\")", "xs?.find(\"a\")", ""},
    {"a ? find(\"b\") : find(\"c\")", "a ? F(0) : F(1)", "b;c;"},
    {"GameObject.Find(\"a\")", "GameObject.Find(\"a\")", ""},
    {"UnityEngine.GameObject[\"a\"]", "UnityEngine.GameObject[\"a\"]", ""},
    {"default(Scene)", "default(Scene)", ""},
    {"new Scene[2]", "new Scene[2]", ""},
    {"new GameObject[] { find(\"a\") }", "new GameObject[] { F(0) }", "a;"},
    {"find(name)", "find(name)", ""},
    {"find($\"a\")", "find($\"a\")", ""},
    {"f(find(\"a\"), x => find(\"b\").y == x)", "f(F(0), x => F(1).y == x)", "a;b;"},
};

START_TEST(forms_become_calls)
{
    struct query_code code = rewritten(rewritings[_i].text);
    struct slice expected = slice_of(rewritings[_i].expected), names = SLICE(""), source;

    source = arena_copy(&arena, SLICE("("));
    while (expected.len) {
        bool has_call = memchr(expected.p, 'F', expected.len) != NULL;
        struct slice part = slice_cut(&expected, 'F');

        /* GameObject.Find has an F of its own */
        if (has_call && slice_starts(expected, SLICE("ind")))
            source = arena_printf(&arena, "%.*s%.*sF", SLICE_ARG(source), SLICE_ARG(part));
        else
            source = arena_printf(&arena, "%.*s%.*s%s", SLICE_ARG(source), SLICE_ARG(part),
                                  has_call ? QUERY_FUNCTION : "");
    }
    source = arena_printf(&arena, "%.*s\n)", SLICE_ARG(source));
    ck_assert_msg(slice_eq(code.source, source), "%.*s\nis not\n%.*s", SLICE_ARG(code.source),
                  SLICE_ARG(source));
    for (size_t i = 0; i < code.n_names; i++)
        names = arena_printf(&arena, "%.*s%.*s;", SLICE_ARG(names), SLICE_ARG(code.names[i]));
    ck_assert_msg(slice_is(names, rewritings[_i].names), "%.*s", SLICE_ARG(names));
}
END_TEST

START_TEST(too_many_objects_are_refused)
{
    struct slice text = SLICE("0");
    struct query_code code;
    struct err err;

    for (size_t i = 0; i < 100; i++)
        text = arena_printf(&arena, "%.*s+find('%zu')", SLICE_ARG(text), i);
    ck_assert_uint_eq(rewritten(text.p).n_names, 100);
    text = arena_printf(&arena, "%.*s+find('x')", SLICE_ARG(text));
    ck_assert(!query_rewrite(&arena, text, &code, &err));
    ck_assert_str_eq(err.message, "The query names more than 100 objects");
}
END_TEST

/* --- Places --- */

/* Each byte of the query that is kept is asked for by the place that it has in the source. */
static void check_places(const char *text, const char *word)
{
    struct query_code code = rewritten(text);
    struct slice source = code.source;
    const char *in_source = strstr(source.p, word), *in_text = strstr(text, word);
    unsigned row = 1, column = 1, expected_row = 1, expected_column = 1;
    struct slice got, expected;

    for (const char *p = source.p; p < in_source; p++) {
        unsigned char c = (unsigned char)*p;

        column = c == '\n' ? 1 : column + (c < 0x80 || c >= 0xc0) + (c >= 0xf0);
        row += c == '\n';
    }
    for (const char *p = text; p < in_text; p++) {
        unsigned char c = (unsigned char)*p;

        expected_column = c == '\n' ? 1 : expected_column + (c < 0x80 || c >= 0xc0) + (c >= 0xf0);
        expected_row += c == '\n';
    }
    got = query_report(&arena, &code, arena_printf(&arena, "(%u,%u): error CS1: x", row, column));
    expected = arena_printf(&arena, "(%u,%u): error CS1: x", expected_row, expected_column);
    ck_assert_msg(slice_eq(got, expected), "%s: %.*s is not %.*s", text, SLICE_ARG(got),
                  SLICE_ARG(expected));
}

START_TEST(complaints_are_about_the_query)
{
    check_places("bad + 1", "bad");
    check_places("find(\"a\").bad", "bad");
    check_places("find(\"a\").x + find('bb').bad + 1", "bad");
    check_places("find(\n  \"a\"\n).x.bad", "bad");
    check_places("1 +\n  find('ä😀').bad", "bad");
    check_places("\"ä😀\" + find('x') + bad", "bad");
    check_places("Scene['x'].y + f(GameObject[\"zz\"].q(bad))", "bad");
}
END_TEST

static void check_report(const char *text, const char *report, const char *expected)
{
    struct query_code code = rewritten(text);
    struct slice got = query_report(&arena, &code, slice_of(report));

    ck_assert_msg(slice_is(got, expected), "%.*s is not %s", SLICE_ARG(got), expected);
}

START_TEST(places_of_our_own_are_moved_into_the_query)
{
    check_report("find('a') +", "(2,1): error CS1525: x", "(1,12): error CS1525: x");
    check_report("find('a')", "(1,27): error CS1: x", "(1,6): error CS1: x"); /* the number */
    check_report("find('a')", "(1,3): error CS1: x", "(1,1): error CS1: x");
    check_report("a", "(1,999999999): error", "(1,2): error");
    check_report("a", "(99,1): error", "(1,2): error");
    check_report("a\nb", "(1,999): error", "(1,2): error");
    check_report("a", "error CS0589: no place\n(1,1): error CS2: y",
                 "error CS0589: no place\n(1,1): error CS2: y");
    check_report("a", "(x,1): error\n(1,99999999999999999999): z\n(",
                 "(x,1): error\n"
                 "(1,99999999999999999999): "
                 "z\n(");
}
END_TEST

static Suite *query_suite(void)
{
    Suite *s = suite_create("query");
    TCase *tc = tcase_create("query");

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_loop_test(tc, expressions_are_taken, 0, (int)N_ELEMENTS(expressions));
    tcase_add_loop_test(tc, statements_and_rubbish_are_refused, 0, (int)N_ELEMENTS(refused));
    tcase_add_test(tc, semicolon_at_the_end_is_forgiven);
    tcase_add_test(tc, size_and_depth_are_bounded);
    tcase_add_loop_test(tc, path_is_plain_or_not, 0, (int)N_ELEMENTS(paths));
    tcase_add_test(tc, very_long_path_is_not_plain);
    tcase_add_loop_test(tc, forms_become_calls, 0, (int)N_ELEMENTS(rewritings));
    tcase_add_test(tc, too_many_objects_are_refused);
    tcase_add_test(tc, complaints_are_about_the_query);
    tcase_add_test(tc, places_of_our_own_are_moved_into_the_query);
    suite_add_tcase(s, tc);
    return s;
}

int main(void)
{
    SRunner *sr = srunner_create(query_suite());
    int n_failed;

    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed == 0 ? 0 : 1;
}
