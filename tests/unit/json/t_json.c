/*
 * json/: what the reader takes and refuses, that it keeps bytes exact, and what the writer makes.
 * jansson is the second opinion. It differs in four things: it refuses numbers that do not fit a C
 * type, which we keep as text, and \u0000 in a name; it takes a NUL for the end of the text; and it
 * allows a depth of 2048, where our limit is 64.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "support/oracle.h"
#include "json/json.h"

#define ARENA_MAX ((size_t)256 << 20)

static struct arena arena;

static void set_up(void)
{
    arena_init(&arena, ARENA_MAX);
}

static void tear_down(void)
{
    mem_fail_after(0);
    arena_done(&arena);
}

/* Parses a copy that ends where its block ends, so that a read beyond it is seen. */
static const struct json *try_parse(struct slice text, struct json_fault *fault)
{
    const struct json *root = NULL;
    char *copy = arena_alloc(&arena, text.len);
    char *tight = malloc(text.len ? text.len : 1);
    bool ok;

    if (!copy || !tight)
        ck_abort_msg("no memory");
    if (text.len) {
        memcpy(copy, text.p, text.len);
        memcpy(tight, text.p, text.len);
    }
    ok = json_parse(&arena, slice_from(tight, text.len), &root, fault);
    free(tight);
    if (ok != json_parse(&arena, slice_from(copy, text.len), &root, fault) || ok != !!root)
        ck_abort_msg("two verdicts on %.*s", SLICE_ARG(text));
    return root;
}

static const struct json *parse(const char *text)
{
    struct json_fault fault = {0};
    const struct json *root = try_parse(slice_of(text), &fault);

    ck_assert_msg(root, "%s at %zu in %s", fault.reason, fault.at, text);
    return root;
}

#define ck_assert_slice(s, text)                                                                   \
    ck_assert_msg(slice_is(s, text), "got '%.*s', wanted '%s'", SLICE_ARG(s), text)

static void dump(FILE *to, const struct json *v);

static void dump_string(FILE *to, struct slice text)
{
    fprintf(to, "s%zu:", text.len);
    fwrite(text.p, 1, text.len, to);
}

static void dump_number(FILE *to, const struct json *v)
{
    int64_t whole = 0;
    double value = 0;

    if (memchr(v->raw.p, '.', v->raw.len) || memchr(v->raw.p, 'e', v->raw.len) ||
        memchr(v->raw.p, 'E', v->raw.len)) {
        ck_assert(json_to_double(v, &value));
        fprintf(to, "d%a", value);
    } else {
        ck_assert(json_to_int(v, &whole));
        fprintf(to, "i%lld", (long long)whole);
    }
}

static void dump_object(FILE *to, const struct json *v)
{
    size_t n_items = 0;

    fputc('{', to);
    for (const struct json *m = v->first; m; m = m->next, n_items++) {
        const struct json *first = v->first;
        char *name = strndup(m->key.p, m->key.len);

        while (!slice_eq(first->key, m->key))
            first = first->next;
        if (first == m) {
            dump_string(to, m->key);
            dump(to, json_get(v, name));
        }
        free(name);
    }
    fputc('}', to);
    ck_assert_uint_eq(n_items, v->n_items);
}

static void dump_array(FILE *to, const struct json *v)
{
    size_t n_items = 0;

    fputc('[', to);
    for (const struct json *item = v->first; item; item = item->next, n_items++)
        dump(to, item);
    fputc(']', to);
    ck_assert_uint_eq(n_items, v->n_items);
}

/* In the words of support/oracle.h. */
static void dump(FILE *to, const struct json *v)
{
    bool value;

    switch (v->type) {
    case JSON_NULL:
        fputc('n', to);
        break;
    case JSON_BOOL:
        ck_assert(json_to_bool(v, &value));
        fputc(value ? 't' : 'f', to);
        break;
    case JSON_NUMBER:
        dump_number(to, v);
        break;
    case JSON_STRING:
        dump_string(to, v->text);
        break;
    case JSON_ARRAY:
        dump_array(to, v);
        break;
    case JSON_OBJECT:
        dump_object(to, v);
        break;
    }
}

/* Both must agree on what is JSON and on what it says. */
static enum oracle_verdict compare(struct slice text)
{
    char *theirs = NULL, *ours = NULL;
    size_t theirs_len = 0, ours_len = 0;
    enum oracle_verdict verdict = oracle_read(text.p, text.len, &theirs, &theirs_len);
    struct json_fault fault = {0};
    const struct json *v = try_parse(text, &fault);

    if (verdict == ORACLE_JSON && v) {
        FILE *to = open_memstream(&ours, &ours_len);

        dump(to, v);
        fclose(to);
        ck_assert_msg(slice_eq(slice_from(ours, ours_len), slice_from(theirs, theirs_len)),
                      "%.*s means %s, not %s", SLICE_ARG(text), theirs, ours);
    } else if (verdict != ORACLE_UNABLE) {
        ck_assert_msg((verdict == ORACLE_JSON) == (v != NULL), "%s: %.*s",
                      v ? "taken" : fault.reason, SLICE_ARG(text));
    }
    free(theirs);
    free(ours);
    return verdict;
}

struct bad {
    struct slice text;
    const char *reason;
    size_t at;
};

#define B(text, reason, at)                                                                        \
    {                                                                                              \
        SLICE_INIT(text), reason, at                                                               \
    }
#define VALUE       "expected a value"
#define NAME        "expected a name"
#define DIGIT       "expected a digit"
#define AFTER       "text after the value"
#define OPEN_STRING "unterminated string"
#define CONTROL     "control character in a string"
#define ESCAPE      "bad escape"
#define LONE        "lone surrogate"
#define UTF8        "not UTF-8"

static const struct bad bad_texts[] = {
    B("", VALUE, 0),
    B(" \n ", VALUE, 3),
    B("\xEF\xBB\xBF{}", "byte order mark", 0),
    B("\xFF\xFE{\0}\0", VALUE, 0),
    B("{\0}\0", NAME, 1),
    B("nul", VALUE, 0),
    B("nulll", AFTER, 4),
    B("Null", VALUE, 0),
    B("tru", VALUE, 0),
    B("truE", VALUE, 0),
    B("falsy", VALUE, 0),
    B("[t", VALUE, 1),
    B("NaN", VALUE, 0),
    B("nan", VALUE, 0),
    B("Infinity", VALUE, 0),
    B("-Infinity", DIGIT, 1),
    B("undefined", VALUE, 0),
    B("[", VALUE, 1),
    B("[1", "expected ',' or ']'", 2),
    B("[1 ", "expected ',' or ']'", 3),
    B("[1,", VALUE, 3),
    B("[1,]", VALUE, 3),
    B("[,1]", VALUE, 1),
    B("[,]", VALUE, 1),
    B("[1,,2]", VALUE, 3),
    B("[1 2]", "expected ',' or ']'", 3),
    B("[1:2]", "expected ',' or ']'", 2),
    B("[1}", "expected ',' or ']'", 2),
    B("[}", VALUE, 1),
    B("]", VALUE, 0),
    B("[]]", AFTER, 2),
    B("[[]", "expected ',' or ']'", 3),
    B("{", NAME, 1),
    B("{]", NAME, 1),
    B("{,}", NAME, 1),
    B("{a:1}", NAME, 1),
    B("{'a':1}", NAME, 1),
    B("{1:2}", NAME, 1),
    B("{null:1}", NAME, 1),
    B("{\"a\"", "expected ':'", 4),
    B("{\"a\"}", "expected ':'", 4),
    B("{\"a\" 1}", "expected ':'", 5),
    B("{\"a\",1}", "expected ':'", 4),
    B("{\"a\":", VALUE, 5),
    B("{\"a\":}", VALUE, 5),
    B("{\"a\"::1}", VALUE, 5),
    B("{\"a\":1", "expected ',' or '}'", 6),
    B("{\"a\":1]", "expected ',' or '}'", 6),
    B("{\"a\":1 \"b\":2}", "expected ',' or '}'", 7),
    B("{\"a\":1,", NAME, 7),
    B("{\"a\":1,}", NAME, 7),
    B("{\"a\":1,,\"b\":2}", NAME, 7),
    B("{\"a\nb\":1}", CONTROL, 3),
    B("{\"a:1}", OPEN_STRING, 6),
    B("{\"\\ud800\":1}", LONE, 2),
    B("01", "leading zero", 0),
    B("00", "leading zero", 0),
    B("-01", "leading zero", 1),
    B("-", DIGIT, 1),
    B("--1", DIGIT, 1),
    B("-a", DIGIT, 1),
    B("+1", VALUE, 0),
    B(".5", VALUE, 0),
    B("-.5", DIGIT, 1),
    B("1.", DIGIT, 2),
    B("1.e5", DIGIT, 2),
    B("1e", DIGIT, 2),
    B("1E+", DIGIT, 3),
    B("1e-x", DIGIT, 3),
    B("1e5.5", AFTER, 3),
    B("1.2.3", AFTER, 3),
    B("0x10", AFTER, 1),
    B("1_000", AFTER, 1),
    B("1f", AFTER, 1),
    B("1,2", AFTER, 1),
    B("1 1", AFTER, 2),
    B("{}{}", AFTER, 2),
    B("null//", AFTER, 4),
    B("/**/1", VALUE, 0),
    B("\v1", VALUE, 0),
    B("1\f", AFTER, 1),
    B("\xC2\xA0"
      "1",
      VALUE, 0),
    B("'a'", VALUE, 0),
    B("\"", OPEN_STRING, 1),
    B("\"abc", OPEN_STRING, 4),
    B("\"abcdefghijkl", OPEN_STRING, 13),
    B("\"\\", OPEN_STRING, 2),
    B("\"\\\"", OPEN_STRING, 3),
    B("\"a\nb\"", CONTROL, 2),
    B("\"a\tb\"", CONTROL, 2),
    B("\"abcdefghi\x1F\"", CONTROL, 10),
    B("\"a\0b\"", CONTROL, 2),
    B("\"\\a\"", ESCAPE, 1),
    B("\"\\x41\"", ESCAPE, 1),
    B("\"\\'\"", ESCAPE, 1),
    B("\"\\\n\"", ESCAPE, 1),
    B("\"\\\xC3\xA9\"", ESCAPE, 1),
    B("\"\\U0041\"", ESCAPE, 1),
    B("\"\\u\"", ESCAPE, 1),
    B("\"\\u004\"", ESCAPE, 1),
    B("\"\\u00g1\"", ESCAPE, 1),
    B("\"\\u+041\"", ESCAPE, 1),
    B("\"\\u004", ESCAPE, 1),
    B("\"\\ud800\"", LONE, 1),
    B("\"\\uDBFFx\"", LONE, 1),
    B("\"\\ud800\\u0041\"", LONE, 1),
    B("\"\\ud800\\n\"", LONE, 1),
    B("\"\\ud800\\ud800\\udc00\"", LONE, 1),
    B("\"\\ud800\\udc0", LONE, 1),
    B("\"\\udc00\"", LONE, 1),
    B("\"\\udfff\\ud800\"", LONE, 1),
    B("\"\x80\"", UTF8, 1),
    B("\"\xC3\"", UTF8, 1),
    B("\"a\xC3", UTF8, 2),
    B("\"\xC0\x80\"", UTF8, 1),
    B("\"\xC1\xBF\"", UTF8, 1),
    B("\"\xE0\x80\x80\"", UTF8, 1),
    B("\"\xE2\x82\"", UTF8, 1),
    B("\"\xED\xA0\x80\"", UTF8, 1),
    B("\"\xF0\x80\x80\x80\"", UTF8, 1),
    B("\"\xF4\x90\x80\x80\"", UTF8, 1),
    B("\"\xF8\x88\x80\x80\x80\"", UTF8, 1),
    B("\"\xFF\"", UTF8, 1),
    B("\"\xC3\xA9\xC3\xC3\xA9\"", UTF8, 3),
};

START_TEST(bad_text_is_refused_with_reason_and_place)
{
    const struct bad *bad = &bad_texts[_i];
    struct json_fault fault = {0};

    ck_assert_int_eq(compare(bad->text), ORACLE_NOT_JSON);
    ck_assert_ptr_null(try_parse(bad->text, &fault));
    ck_assert_str_eq(fault.reason, bad->reason);
    ck_assert_int_eq(fault.kind, JSON_FAULT_SYNTAX);
    ck_assert_uint_eq(fault.at, bad->at);
}
END_TEST

static struct slice nested(unsigned depth, const char *open, const char *close)
{
    struct buf b;
    struct slice text;

    buf_init(&b, ARENA_MAX);
    for (unsigned i = 0; i < depth; i++)
        buf_append(&b, slice_of(open));
    buf_append(&b, SLICE("7"));
    for (unsigned i = 0; i < depth; i++)
        buf_append(&b, slice_of(close));
    text = arena_copy(&arena, buf_slice(&b));
    buf_done(&b);
    return text;
}

START_TEST(depth_is_taken_up_to_the_limit_and_no_further)
{
    static const char *const brackets[][2] = {
        {"[", "]"}, {"{\"a\":", "}"}, {"[{\"a\":", "}]"}, {"[1, ", "]"}};
    const char *open = brackets[_i][0], *close = brackets[_i][1];
    const unsigned at_once = _i == 2 ? 2 : 1;
    struct json_fault fault = {0};
    const struct json *v;

    v = try_parse(nested(JSON_MAX_DEPTH / at_once, open, close), &fault);
    for (unsigned i = 0; i < JSON_MAX_DEPTH; i++) {
        ck_assert(json_is(v, JSON_ARRAY) || json_is(v, JSON_OBJECT));
        v = v->first->next ? v->first->next : v->first;
    }
    ck_assert_slice(v->raw, "7");
    ck_assert_ptr_null(try_parse(nested(JSON_MAX_DEPTH / at_once + 1, open, close), &fault));
    ck_assert_int_eq(fault.kind, JSON_FAULT_DEPTH);
    ck_assert_uint_eq(fault.at, JSON_MAX_DEPTH / at_once * strlen(open));
    ck_assert_ptr_null(try_parse(nested(1000000, open, close), &fault));
    ck_assert_int_eq(fault.kind, JSON_FAULT_DEPTH);
}
END_TEST

static const char *const good_texts[] = {
    "null",
    "true",
    " false ",
    "\t\r\n0\t\r\n ",
    "-0",
    "-1",
    "10",
    "1.5",
    "-0.0",
    "0.10",
    "1e5",
    "1E+05",
    "1e-5",
    "123.456e-7",
    "9223372036854775807",
    "-9223372036854775808",
    "1.7976931348623157e308",
    "4.9e-324",
    "\"\"",
    "\"a\"",
    "\"plain text that is longer than a word or two\"",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
    "\"\\u0041\\u00e9\\u20AC\\ud834\\udd1e\\uFFFF\"",
    "\"\\u0000\"",
    "\"\\udbff\\udfff\"",
    "\"/ and \x7F and ' stand for themselves\"",
    "\"h\xC3\xA9llo \xE2\x82\xAC \xF0\x9D\x84\x9E \xF4\x8F\xBF\xBF \xEE\x80\x80 \xE2\x80\xA8\"",
    "\"one\\ntwo\\nthree, the escapes being far apart in this one\\n\"",
    "[]",
    "[ ]",
    "{}",
    "{ }",
    "[[],{},[{}],\"\",0]",
    "[1, -2 ,3.0,\n4e0]",
    "{\"\":1}",
    "{\"a\":1,\"b\":[true,null],\"c\":{\"d\":\"e\"}}",
    " { \"a\" : 1 , \"\\u0062\" : [ ] } ",
    "{\"a\":1,\"a\":2,\"b\":3,\"a\":{\"x\":4}}",
    "{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"method\":\"tools/call\",\"params\":{\"name\":\"t\"}}",
};

START_TEST(good_text_is_read_as_jansson_reads_it)
{
    ck_assert_int_eq(compare(slice_of(good_texts[_i])), ORACLE_JSON);
}
END_TEST

START_TEST(changed_text_gets_the_same_verdict_from_jansson)
{
    static const char bytes[] = "{}[],:\"\\/u0019aebftn-+.E \n\x01\x7F\x80\xC3\xA9\xED\xF4\xFF";
    const struct slice text = slice_of(good_texts[_i]);
    unsigned seed = (unsigned)_i + 1;

    for (int round = 0; round < 800; round++) {
        char changed[128];

        ck_assert(text.len < sizeof(changed));
        memcpy(changed, text.p, text.len);
        for (int n = 0; n <= round % 3; n++) {
            seed = seed * 1664525 + 1013904223;
            changed[(seed >> 8) % text.len] = bytes[(seed >> 20) % (sizeof(bytes) - 1)];
        }
        compare(slice_from(changed, text.len));
        arena_reset(&arena);
    }
    for (size_t len = 0; len < text.len; len++)
        compare(slice_from(text.p, len));
}
END_TEST

/* jansson takes a NUL for the end of the text. */
START_TEST(nul_after_the_value_is_refused)
{
    struct json_fault fault = {0};

    ck_assert_ptr_null(try_parse(SLICE("1\0"), &fault));
    ck_assert_str_eq(fault.reason, AFTER);
    ck_assert_uint_eq(fault.at, 1);
}
END_TEST

/* jansson refuses all of these. */
START_TEST(numbers_of_any_size_and_nul_in_names_are_read)
{
    ck_assert(json_is(parse("1e999"), JSON_NUMBER));
    ck_assert(json_is(parse("-123456789012345678901234567890"), JSON_NUMBER));
    ck_assert_uint_eq(parse("{\"a\\u0000b\":1}")->first->key.len, 3);
}
END_TEST

START_TEST(raw_keeps_every_byte)
{
    const struct json *v = parse(" {\"id\": 1.0 ,\"n\":-12345678901234567890.5E+007,\n"
                                 "\"s\":\"\\u0041\\/\",\"o\":{ \"x\" : [1,\t2 ] }, \"t\":true} ");

    ck_assert_uint_eq(v->n_items, 5);
    ck_assert(v->raw.p[0] == '{' && v->raw.p[v->raw.len - 1] == '}');
    ck_assert_slice(json_get(v, "id")->raw, "1.0");
    ck_assert_slice(json_get(v, "n")->raw, "-12345678901234567890.5E+007");
    ck_assert_slice(json_get(v, "s")->raw, "\"\\u0041\\/\"");
    ck_assert_slice(json_get(v, "s")->text, "A/");
    ck_assert_slice(json_get(v, "o")->raw, "{ \"x\" : [1,\t2 ] }");
    ck_assert_slice(json_get(json_get(v, "o"), "x")->raw, "[1,\t2 ]");
    ck_assert_slice(json_get(v, "t")->raw, "true");
}
END_TEST

START_TEST(plain_strings_point_into_the_input)
{
    static const char text[] = "{\"name\":\"caf\xC3\xA9\",\"esc\":\"a\\tb\"}";
    const struct json *root = NULL;
    struct json_fault fault;

    ck_assert(json_parse(&arena, slice_of(text), &root, &fault));
    ck_assert_ptr_eq(root->first->key.p, text + 2);
    ck_assert_ptr_eq(root->first->text.p, text + 9);
    ck_assert_slice(json_get_text(root, "esc"), "a\tb");
}
END_TEST

START_TEST(last_of_members_with_one_name_counts)
{
    const struct json *v = parse("{\"a\":1,\"b\":null,\"\\u0061\":\"two\",\"c\":\"\"}");

    ck_assert_uint_eq(v->n_items, 4);
    ck_assert_slice(json_get(v, "a")->text, "two");
    ck_assert_slice(json_get_text(v, "a"), "two");
    ck_assert(json_is(json_get(v, "b"), JSON_NULL));
    ck_assert_ptr_null(json_get_value(v, "b"));
    ck_assert_ptr_eq(json_get_value(v, "a"), json_get(v, "a"));
    ck_assert_ptr_null(json_get_text(v, "b").p);
    ck_assert_ptr_null(json_get_text(v, "absent").p);
    ck_assert_ptr_nonnull(json_get_text(v, "c").p);
    ck_assert_uint_eq(json_get_text(v, "c").len, 0);
    ck_assert_ptr_null(json_get(v, "A"));
    ck_assert_ptr_null(json_get(NULL, "a"));
    ck_assert_ptr_null(json_get(parse("[1]"), "a"));
    ck_assert_ptr_null(json_get(parse("[1]"), ""));
}
END_TEST

START_TEST(type_names_are_those_of_json_schema)
{
    static const char *const texts[] = {"null", "true", "1", "\"\"", "[]", "{}"};
    static const char *const names[] = {"null", "boolean", "number", "string", "array", "object"};

    ck_assert_str_eq(json_type_name(parse(texts[_i])->type), names[_i]);
}
END_TEST

/* A string of `len` bytes with something special at `at`, at every distance from a word's start. */
START_TEST(special_bytes_are_found_at_every_place)
{
    static const struct {
        const char *source, *decoded;
    } specials[] = {{"\\\\", "\\"},
                    {"\\\"", "\""},
                    {"\\u20ac", "\xE2\x82\xAC"},
                    {"\xC3\xA9", "\xC3\xA9"},
                    {"\x01", NULL},
                    {"\xFF", NULL},
                    {"\"", NULL}};
    const char *source = specials[_i].source, *decoded = specials[_i].decoded;

    for (int at = 0; at < 20; at++) {
        for (int after = 0; after < 20; after++) {
            char text[96], wanted[96];
            const struct json *v;
            struct json_fault fault;

            snprintf(text, sizeof(text), "[\"%.*s%s%.*s\"]", at, "aaaaaaaaaaaaaaaaaaaa", source,
                     after, "~!#[]zzzzzzzzzzzzzzz");
            v = try_parse(slice_of(text), &fault);
            ck_assert(!v == !decoded);
            if (!v)
                continue;
            snprintf(wanted, sizeof(wanted), "%.*s%s%.*s", at, "aaaaaaaaaaaaaaaaaaaa", decoded,
                     after, "~!#[]zzzzzzzzzzzzzzz");
            ck_assert_slice(v->first->text, wanted);
        }
        arena_reset(&arena);
    }
}
END_TEST

START_TEST(long_input_is_read_whole)
{
    struct json_fault fault;
    const struct json *root;
    struct json_out w;
    struct buf b;

    buf_init(&b, ARENA_MAX);
    json_out_init(&w, &b);
    json_array(&w);
    for (int i = 0; i < 300000; i++)
        json_int(&w, i);
    json_string(&w, "end");
    json_array_end(&w);
    root = NULL;
    ck_assert(json_parse(&arena, buf_slice(&b), &root, &fault));
    ck_assert_uint_eq(root->n_items, 300001);

    buf_reset(&b, 0);
    buf_append_byte(&b, '"');
    for (int i = 0; i < 1000000; i++)
        buf_append(&b, SLICE("\\n"));
    ck_assert(!json_parse(&arena, buf_slice(&b), &root, &fault));
    ck_assert_uint_eq(fault.at, b.len);
    buf_append_byte(&b, '"');
    ck_assert(json_parse(&arena, buf_slice(&b), &root, &fault));
    ck_assert_uint_eq(root->text.len, 1000000);

    buf_reset(&b, 0);
    for (int i = 0; i < 1000000; i++)
        buf_append_byte(&b, '7');
    ck_assert(json_parse(&arena, buf_slice(&b), &root, &fault));
    ck_assert_uint_eq(root->raw.len, 1000000);
    buf_done(&b);
}
END_TEST

/* Several blocks of nodes and a decoded string in a block of its own. */
static struct slice large_text(void)
{
    struct slice text;
    struct buf b;

    buf_init(&b, ARENA_MAX);
    buf_append(&b, SLICE("[\""));
    for (int i = 0; i < 5000; i++)
        buf_append(&b, SLICE("\\t\\u0041"));
    buf_append_byte(&b, '"');
    for (int i = 0; i < 500; i++)
        buf_append(&b, SLICE(",{\"k\\n\":[]}"));
    buf_append_byte(&b, ']');
    text = arena_copy(&arena, buf_slice(&b));
    buf_done(&b);
    return text;
}

START_TEST(reader_survives_every_failing_allocation)
{
    const struct slice text = large_text();
    const struct json *root = NULL;
    struct json_fault fault = {0};
    size_t n = 1;

    for (;; n++) {
        struct arena a;
        bool ok;

        arena_init(&a, ARENA_MAX);
        mem_fail_after(n);
        ok = json_parse(&a, text, &root, &fault);
        mem_fail_after(0);
        arena_done(&a);
        if (ok)
            break;
        ck_assert_ptr_null(root);
        ck_assert_int_eq(fault.kind, JSON_FAULT_MEMORY);
    }
    ck_assert_uint_gt(n, 3);
}
END_TEST

START_TEST(reader_keeps_to_the_arenas_maximum)
{
    const struct slice text = SLICE("[\"a\\nb\",{\"c\\td\":1}]");
    const struct json *root = NULL;
    struct json_fault fault = {0};
    size_t max = 0;

    for (;; max++) {
        struct arena a;
        bool ok;

        arena_init(&a, max);
        ok = json_parse(&a, text, &root, &fault);
        arena_done(&a);
        if (ok)
            break;
        ck_assert_ptr_null(root);
        ck_assert_int_eq(fault.kind, JSON_FAULT_MEMORY);
    }
    ck_assert_uint_gt(max, 3 * sizeof(struct json));
    ck_assert_uint_le(max, 5 * sizeof(struct json));
}
END_TEST

#define ADD_FOR_EACH(table, tcase, test) tcase_add_loop_test(tcase, test, 0, (int)N_ELEMENTS(table))

int main(void)
{
    Suite *suite = suite_create("json");
    TCase *reader = tcase_create("reader");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(reader, set_up, tear_down);
    tcase_set_timeout(reader, 60);
    ADD_FOR_EACH(bad_texts, reader, bad_text_is_refused_with_reason_and_place);
    tcase_add_loop_test(reader, depth_is_taken_up_to_the_limit_and_no_further, 0, 4);
    ADD_FOR_EACH(good_texts, reader, good_text_is_read_as_jansson_reads_it);
    ADD_FOR_EACH(good_texts, reader, changed_text_gets_the_same_verdict_from_jansson);
    tcase_add_test(reader, nul_after_the_value_is_refused);
    tcase_add_test(reader, numbers_of_any_size_and_nul_in_names_are_read);
    tcase_add_test(reader, raw_keeps_every_byte);
    tcase_add_test(reader, plain_strings_point_into_the_input);
    tcase_add_test(reader, last_of_members_with_one_name_counts);
    tcase_add_loop_test(reader, type_names_are_those_of_json_schema, 0, 6);
    tcase_add_loop_test(reader, special_bytes_are_found_at_every_place, 0, 7);
    tcase_add_test(reader, long_input_is_read_whole);
    tcase_add_test(reader, reader_survives_every_failing_allocation);
    tcase_add_test(reader, reader_keeps_to_the_arenas_maximum);
    suite_add_tcase(suite, reader);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
