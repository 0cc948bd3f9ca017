/*
 * unity/yaml/yaml.h: trees, scalars, references, and every way that lines can be bad. Trees are
 * compared as one line: {key:value,...}, [item,...], scalars decoded.
 */
#include <math.h>

#include "base/limits.h"
#include "yaml_rig.h"

static void dump(const struct yaml *v)
{
    struct slice text;
    struct err err;

    if (v->type == YAML_SCALAR) {
        ck_assert_msg(yaml_decode(&arena, v->raw, &text, &err), "%s", err.message);
        buf_append(&out, text);
        return;
    }
    buf_append_byte(&out, v->type == YAML_MAP ? '{' : '[');
    for (const struct yaml *item = v->first; item; item = item->next) {
        if (item != v->first)
            buf_append_byte(&out, ',');
        if (v->type == YAML_MAP) {
            ck_assert(yaml_decode(&arena, item->key, &text, &err));
            buf_append(&out, text);
            buf_append_byte(&out, ':');
        }
        dump(item);
    }
    buf_append_byte(&out, v->type == YAML_MAP ? '}' : ']');
}

static const struct {
    const char *lines, *tree;
} good_trees[] = {
    {"a: 1\nb: x", "{a:1,b:x}"},
    {"  a: 1\n  b: 2\n", "{a:1,b:2}"},
    {"\n\n  a: 1\n\n", "{a:1}"},
    {"a:\r\n- x: 1\r\n  y: 2\r\n- 3\r\nb: \r\n", "{a:[{x:1,y:2},3],b:}"},
    {"a: 1\r\nb: 2\nc: 3", "{a:1,b:2,c:3}"},
    {"a:\n  - 1\n  - 2\n", "{a:[1,2]}"},
    {"m:\n- - {x: 0, y: 1}\n  - {x: 2, y: 3}\n- - - 5\n    - -6\n", "{m:[[{x:0,y:1},{x:2,y:3}],"
                                                                    "[[5,-6]]]}"},
    {"-\n  a: 1\n- - b\n-\n", "[{a:1},[b],]"},
    {"a:\nb: \nc:\n  d:\n", "{a:,b:,c:{d:}}"},
    {"m:\n  data:\n    n: 1\n  data:\n    n: 2\n", "{m:{data:{n:1},data:{n:2}}}"},
    {"m:\n  : ONE\n  Nintendo Switch: TWO\n  a[0].b: 3\n",
     "{m:{:ONE,Nintendo Switch:TWO,a[0].b:3}}"},
    {"'it''s': 1\n\"q\\u0041: \": 2\nit's: 3\na:b: 4\n4: 5\n-x: 6\n",
     "{it's:1,qA: :2,it's:3,a:b:4,4:5,-x:6}"},
    {"t: Take #3\nu: http://x/y#z\nv: a: b\n", "{t:Take #3,u:http://x/y#z,v:a: b}"},
    {"t: one two\n  three\nu: 1\n", "{t:one two three,u:1}"},
    {"t: one  \n\n\n  two\n    three\n", "{t:one\n\ntwo three}"},
    {"t:\n  text below\n  its key\n", "{t:text below its key}"},
    {"- one\n  two\n- three\n", "[one two,three]"},
    {"t: 'Send\n\n'\nu: 2\n", "{t:Send\n,u:2}"},
    {"t:\n  - 'a\n\n'\n  - b\nu: 2\n", "{t:[a\n,b],u:2}"},
    {"t: ' a''b '\nu: ''\nv: \"\"\nw: \" \"\n", "{t: a'b ,u:,v:,w: }"},
    {"t: 'a\n  b\n\n  c'\n", "{t:a b\nc}"},
    {"t: 'k: v\n--- no\n  - item'\n", "{t:k: v --- no - item}"},
    {"t: \"\\xE9\\u4E2D\\U00011A83\"\n", "{t:\xC3\xA9\xE4\xB8\xAD\xF0\x91\xAA\x83}"},
    {"t: \"\\uD83D\\uDE00 \\uD83Dx \\uDE00\"\n", "{t:\xF0\x9F\x98\x80 \xEF\xBF\xBDx \xEF\xBF\xBD}"},
    {"t: \"\\a\\b\\t\\n\\v\\f\\r\\e\\ \\\"\\/\\\\\\N\\_\\L\\P\"\n",
     "{t:\a\b\t\n\v\f\r\x1B \"/\\\xC2\x85\xC2\xA0\xE2\x80\xA8\xE2\x80\xA9}"},
    {"t: \"one\\\n  \\ two\\\n\n  three\\t \n  four\"\n", "{t:one two\nthree\t four}"},
    {"t: \"a\\\r\n  b\r\n  c\"\r\n", "{t:ab c}"},
    {"t: caf\xC3\xA9\n", "{t:caf\xC3\xA9}"},
    {"r: {fileID: 1, guid: ab,\n    type: 3}\ns: 1\n", "{r:{fileID:1,guid:ab,type:3},s:1}"},
    {"r: {class: A/B, ns: , asm: }\n", "{r:{class:A/B,ns:,asm:}}"},
    {"r: {class: 'L[[C, D]]', \"n\":N, a:b: 1, alone}\n", "{r:{class:L[[C, D]],n:N,a:b:1,alone:}}"},
    {"a: []\nb: {}\nc: [ 1, two words , {x: [3]}, 'q' , ]\nd: { }\n",
     "{a:[],b:{},c:[1,two words,{x:[3]},q],d:{}}"},
    {"a: {x: two\n  words, y: 1}\n", "{a:{x:two words,y:1}}"},
    {"a: |\nb: >\n", "{a:|,b:>}"},
    {"{a: 1}\n", "{a:1}"},
    {"a: - x\nb: -1\n", "{a:- x,b:-1}"},
    {"a:\t1\nb:   2   \n", "{a:1,b:2}"},
};

START_TEST(lines_become_the_expected_tree)
{
    struct slice lines = tight(slice_of(good_trees[_i].lines));
    const struct yaml *root = NULL;
    struct err err;

    ck_assert_msg(yaml_parse(&arena, lines, 1, &root, &err), "%s in %s", err.message,
                  good_trees[_i].lines);
    dump(root);
    ck_assert_msg(slice_is(buf_slice(&out), good_trees[_i].tree), "got %.*s, wanted %s",
                  SLICE_ARG(buf_slice(&out)), good_trees[_i].tree);
    free((void *)lines.p);
}
END_TEST

static const struct {
    const char *lines, *message;
} bad_trees[] = {
    {"", "line 1: nothing but blank lines"},
    {" \n\r\n", "line 1: nothing but blank lines"},
    {"text\n", "line 2: neither map nor list"},
    {"a: 1\nb\n", "line 2: a key without colon"},
    {"a: 1\n{b: 1}\n", "line 2: a key without colon"},
    {"a: 1\n  b: 2\n", "line 2: a key that is indented too deep"},
    {"a:\n    b: 1\n  c: 2\n", "line 3: wrong indentation"},
    {"  a: 1\nb: 1\n", "line 2: wrong indentation"},
    {"- a\nb: 1\n", "line 2: wrong indentation"},
    {"a: 1\n- b\n", "line 2: wrong indentation"},
    {"a: {x: 1} y\n", "line 1: text after a closing bracket"},
    {"a: 'x' y\n", "line 1: text after a closing quote"},
    {"a: 1\nb: {x: 1\nc: 2\n", "line 3: no comma between two values"},
    {"a: 1\nb: {x: 1,\n", "line 2: a bracket that is not closed"},
    {"a: [1, [2, 3\n", "line 1: a bracket that is not closed"},
    {"a: {x: 1]\n", "line 1: no comma between two values"},
    {"a: {x: y: z}\n", "line 1: no comma between two values"},
    {"a: {'x' y: z}\n", "line 1: no comma between two values"},
    {"a: {,}\n", "line 1: no key in a map in braces"},
    {"a: {'x: 1}\n", "line 1: a quoted key that does not end"},
    {"a: [,]\n", "line 1: no value in a list in brackets"},
    {"a: 'x\n  y\n", "line 1: a quoted text that does not end"},
    {"a: \"x\\\"\n", "line 1: a quoted text that does not end"},
    {"a: [\n'x]\n", "line 2: a quoted text that does not end"},
    {"a: |\n  b\n", "line 1: a block scalar, which Unity does not write"},
    {"a:\n  \tb: 1\n", "line 2: a tab in the indentation"},
};

START_TEST(bad_lines_are_refused_with_line_and_reason)
{
    struct slice lines = tight(slice_of(bad_trees[_i].lines));
    const struct yaml *root = NULL;
    struct err err = {0};

    ck_assert(!yaml_parse(&arena, lines, 1, &root, &err));
    ck_assert_ptr_null(root);
    ck_assert_str_eq(err.message, bad_trees[_i].message);
    free((void *)lines.p);
}
END_TEST

static const char *const bad_scalars[] = {"\"\\q\"", "\"\\x4\"", "\"\\u12G4\"", "\"\\U00110000\"",
                                          "'a' ",    "'a'b'",    "\"a",         "'",
                                          "\"\\\"",  "\"",       "'''"};

START_TEST(bad_scalar_is_not_decoded)
{
    struct slice raw = tight(slice_of(bad_scalars[_i]));
    struct slice text = SLICE("untouched");
    struct err err = {0};

    ck_assert(!yaml_decode(&arena, raw, &text, &err));
    ck_assert_int_eq(err.kind, ERR_TOOL);
    ck_assert(slice_is(text, "untouched"));
    free((void *)raw.p);
}
END_TEST

START_TEST(plain_and_simply_quoted_text_is_not_copied)
{
    const struct slice raw = SLICE("'plain # text'");
    struct slice text;
    struct err err;

    ck_assert(yaml_decode(&arena, raw, &text, &err));
    ck_assert_ptr_eq(text.p, raw.p + 1);
    ck_assert_uint_eq(text.len, raw.len - 2);
    ck_assert(yaml_decode(&arena, (struct slice){0}, &text, &err));
    ck_assert_uint_eq(text.len, 0);
    ck_assert_uint_eq(arena.used, 0);
}
END_TEST

static const struct yaml *read(struct slice lines)
{
    const struct yaml *root = NULL;
    struct err err;

    ck_assert_msg(yaml_parse(&arena, lines, 1, &root, &err), "%s", err.message);
    return root;
}

START_TEST(ranges_are_exact)
{
    const struct yaml *root = read(
        SLICE("a:  x y  \nb: \nc:\n- k: 'q'  \n  l: {m: 1 , n: }\nd:\n  e:\n    f:\ng: 1\n  2 \n"));

    ck_assert(slice_is(yaml_get(root, "a")->raw, "x y"));
    ck_assert_ptr_eq(yaml_get(root, "b")->raw.p, root->raw.p + strlen("a:  x y  \nb: "));
    ck_assert(slice_is(yaml_get(root, "c")->raw, "- k: 'q'  \n  l: {m: 1 , n: }"));
    ck_assert(slice_is(yaml_get(root, "c")->first->raw, "k: 'q'  \n  l: {m: 1 , n: }"));
    ck_assert(slice_is(yaml_get(yaml_get(root, "c")->first, "k")->raw, "'q'"));
    ck_assert(slice_is(yaml_get(yaml_get(root, "c")->first, "l")->first->raw, "1"));
    ck_assert(slice_starts(
        slice_from(yaml_get(yaml_get(root, "c")->first, "l")->first->next->raw.p, 1), SLICE("}")));
    ck_assert(slice_is(yaml_get(root, "d")->raw, "e:\n    f:"));
    ck_assert(slice_is(yaml_get(root, "g")->raw, "1\n  2"));
}
END_TEST

START_TEST(members_are_found_by_name)
{
    const struct yaml *root = read(SLICE("data: 1\ndata: 2\n'q': 3\n: 4\n"));
    int64_t value;

    ck_assert(yaml_to_int(yaml_get(root, "data"), &value) && value == 1);
    ck_assert(yaml_to_int(yaml_get(root, "q"), &value) && value == 3);
    ck_assert(yaml_to_int(yaml_get(root, ""), &value) && value == 4);
    ck_assert_ptr_null(yaml_get(root, "dat"));
    ck_assert_ptr_null(yaml_get(NULL, "data"));
    ck_assert_ptr_null(yaml_get(root->first, "data"));
}
END_TEST

static const struct {
    const char *text;
    double value;
} numbers[] = {{"0", 0},
               {"-0", -0.0},
               {".5", 0.5},
               {"-.25", -0.25},
               {"5.", 5},
               {"1e-33", 1e-33},
               {"3.4E+38", 3.4e38},
               {"+2", 2},
               {"Infinity", HUGE_VAL},
               {"-Infinity", -HUGE_VAL},
               {"-inf", -HUGE_VAL},
               {".inf", HUGE_VAL},
               {"0.1", 0.1},
               {"4294967295", 4294967295.0}};

START_TEST(numbers_are_read_as_doubles)
{
    const struct yaml v = {.type = YAML_SCALAR, .raw = slice_of(numbers[_i].text)};
    double value;

    ck_assert(yaml_to_double(&v, &value));
    ck_assert(value == numbers[_i].value && !signbit(value) == !signbit(numbers[_i].value));
}
END_TEST

START_TEST(what_is_no_number_is_refused)
{
    static const char *const texts[] = {"",     "-",     ".",   "e5",     "1e",  "1e+",
                                        "0x10", "1 2",   "'1'", "na",     "--1", "1.2.3",
                                        "1_0",  "nan()", "-.",  "infinit"};
    char digits[400];
    struct yaml v = {.type = YAML_SCALAR};
    double value;
    int64_t whole;

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        v.raw = slice_of(texts[i]);
        ck_assert_msg(!yaml_to_double(&v, &value), "%s", texts[i]);
        ck_assert_msg(!yaml_to_int(&v, &whole), "%s", texts[i]);
    }
    memset(digits, '1', sizeof(digits));
    v.raw = slice_from(digits, sizeof(digits));
    ck_assert(!yaml_to_double(&v, &value) && !yaml_to_int(&v, &whole));
    ck_assert(!yaml_to_double(NULL, &value) && !yaml_to_int(NULL, &whole));
    v = (struct yaml){.type = YAML_MAP, .raw = SLICE("1")};
    ck_assert(!yaml_to_double(&v, &value) && !yaml_to_int(&v, &whole));
    v = (struct yaml){.type = YAML_SCALAR, .raw = SLICE("NaN")};
    ck_assert(yaml_to_double(&v, &value) && isnan(value));
}
END_TEST

START_TEST(integers_and_flags_are_read)
{
    const struct yaml *list = read(SLICE("- -9223372036854775808\n- 0\n- 1\n- 2\n- true\n"));
    const struct yaml *v = list->first;
    int64_t whole;
    bool flag = true;

    ck_assert(yaml_to_int(v, &whole) && whole == INT64_MIN && !yaml_to_bool(v, &flag));
    v = v->next;
    ck_assert(yaml_to_bool(v, &flag) && !flag);
    v = v->next;
    ck_assert(yaml_to_bool(v, &flag) && flag);
    ck_assert(!yaml_to_bool(v->next, &flag) && !yaml_to_bool(v->next->next, &flag));
    ck_assert(!yaml_to_bool(NULL, &flag) && !yaml_to_bool(list, &flag));
}
END_TEST

START_TEST(references_are_read_from_one_or_several_lines)
{
    const struct yaml *list =
        read(SLICE("- {fileID: -5}\n- {fileID: 11500000, guid: 0123456789abcdef0123456789ABCDEF,\n"
                   "    type: 3}\n- fileID: 7\n  type: 2\n"));
    static const uint8_t guid[16] = {0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF,
                                     0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF};
    const struct yaml *v = list->first;
    struct yaml_ref ref;

    ck_assert(yaml_to_ref(v, &ref) && ref.file_id == -5 && !ref.has_guid && ref.type == 0);
    v = v->next;
    ck_assert(yaml_to_ref(v, &ref) && ref.file_id == 11500000 && ref.has_guid && ref.type == 3);
    ck_assert_mem_eq(ref.guid.b, guid, sizeof(guid));
    ck_assert(yaml_to_ref(v->next, &ref) && ref.file_id == 7 && ref.type == 2);
}
END_TEST

START_TEST(what_is_no_reference_is_refused)
{
    const struct yaml *list =
        read(SLICE("- {}\n- {fileID: x}\n- {fileID: 1, guid: 12}\n- {fileID: 1, x: 1}\n"
                   "- {guid: 0123456789abcdef0123456789ABCDEF}\n- {fileID: 1, type: 9999999999}\n"
                   "- {fileID: 1, guid: 0123456789abcdef0123456789ABCDEG}\n- 1\n- [1]\n"
                   "- {fileID: 1, guid: [1]}\n- {fileID: {a: 1}}\n"));
    struct yaml_ref ref = {.file_id = 77};

    for (const struct yaml *v = list->first; v; v = v->next)
        ck_assert_msg(!yaml_to_ref(v, &ref), "%.*s", SLICE_ARG(v->raw));
    ck_assert(!yaml_to_ref(NULL, &ref));
    ck_assert_int_eq(ref.file_id, 77);
}
END_TEST

static const struct {
    const char *before, *open, *inside, *close;
} nestings[] = {{"a:\n", "- ", "x", ""}, {"a: ", "[", "x", "]"}, {"a: ", "{b: ", "x", "}"}};

START_TEST(nesting_is_taken_up_to_the_limit_and_no_further)
{
    static const size_t depths[] = {LIMIT_YAML_DEPTH - 1, LIMIT_YAML_DEPTH,
                                    1000000}; /* in the map */

    for (size_t i = 0; i < N_ELEMENTS(depths); i++) {
        struct slice open =
            repeat(nestings[_i].before, nestings[_i].open, depths[i], nestings[_i].inside);
        struct slice lines = repeat(open.p, nestings[_i].close, depths[i], "\n");
        const struct yaml *root = NULL;
        struct err err = {0};

        ck_assert_int_eq(yaml_parse(&arena, lines, 1, &root, &err), i == 0);
        if (i > 0)
            ck_assert_ptr_nonnull(strstr(err.message, ": nested too deep"));
    }
}
END_TEST

static const struct {
    const char *before, *part, *after;
    bool is_good;
} long_inputs[] = {
    {"_typelessdata: ", "00ff", "\n", true}, /* one line of megabytes */
    {"a: \"", "\\\\", "\"\n", true},
    {"a: \"", "\\\"", "\n", false},
    {"a: '", "''", "'\n", true},
    {"a: '", "''", "\n", false},
    {"a: {", "b: c,\n ", "}\n", true},
    {"a: [", "b, ", "]\n", true},
    {"a: x", "\n", "b: 1\n", true},
    {"a: x\n", "  y\n", "", true},
    {"", "k:", "\n", true},
    {"", "nocolon", "\n", false},
    {"", "- x\n", "", true},
    {"", ": x\n", "", true},
    {"a:", " ", "1\n", true},
    {"'", "x", "': 1\n", true},
    {"a:\n", "- 'x\n\n'\n", "", true},
    {"a: [", "'", "", false},
};

START_TEST(input_of_megabytes_is_read_in_one_go)
{
    struct slice lines =
        repeat(long_inputs[_i].before, long_inputs[_i].part, 1000000, long_inputs[_i].after);
    const struct yaml *root = NULL;
    struct err err = {0};
    struct slice text;

    ck_assert_msg(yaml_parse(&arena, lines, 1, &root, &err) == long_inputs[_i].is_good, "%s",
                  err.message);
    if (root && root->type == YAML_MAP && root->first->type == YAML_SCALAR)
        ck_assert(yaml_decode(&arena, root->first->raw, &text, &err));
}
END_TEST

START_TEST(out_of_memory_is_an_error_and_not_a_crash)
{
    const struct slice lines = SLICE("a:\n- {x: 1, y: [2]}\n- 'q'\nb: c\nd:\n");
    const struct yaml *root = NULL;
    struct slice text = {0};
    struct err err = {0};
    size_t max = 0;

    for (; max < 4096 && !root; max += 16) {
        arena_done(&arena);
        arena_init(&arena, max);
        if (!yaml_parse(&arena, lines, 1, &root, &err))
            ck_assert_int_eq(err.kind, ERR_INTERNAL);
    }
    ck_assert_uint_gt(max, 9 * sizeof(struct yaml));
    arena_done(&arena);
    arena_init(&arena, ARENA_MAX);
    root = NULL;
    mem_fail_after(1);
    ck_assert(!yaml_parse(&arena, lines, 1, &root, &err) && !root);
    ck_assert_int_eq(err.kind, ERR_INTERNAL);
    ck_assert(!yaml_decode(&arena, SLICE("'it''s'"), &text, &err) && !text.p);
    ck_assert_int_eq(err.kind, ERR_INTERNAL);
}
END_TEST

static TCase *make_tests(void)
{
    TCase *tree = tcase_create("tree");

    ADD_FOR_EACH(good_trees, tree, lines_become_the_expected_tree);
    ADD_FOR_EACH(bad_trees, tree, bad_lines_are_refused_with_line_and_reason);
    ADD_FOR_EACH(bad_scalars, tree, bad_scalar_is_not_decoded);
    ADD_FOR_EACH(numbers, tree, numbers_are_read_as_doubles);
    ADD_FOR_EACH(long_inputs, tree, input_of_megabytes_is_read_in_one_go);
    ADD_FOR_EACH(nestings, tree, nesting_is_taken_up_to_the_limit_and_no_further);
    tcase_add_test(tree, plain_and_simply_quoted_text_is_not_copied);
    tcase_add_test(tree, ranges_are_exact);
    tcase_add_test(tree, members_are_found_by_name);
    tcase_add_test(tree, what_is_no_number_is_refused);
    tcase_add_test(tree, integers_and_flags_are_read);
    tcase_add_test(tree, references_are_read_from_one_or_several_lines);
    tcase_add_test(tree, what_is_no_reference_is_refused);
    tcase_add_test(tree, out_of_memory_is_an_error_and_not_a_crash);
    return tree;
}

int main(void)
{
    return yaml_run("yaml", make_tests());
}
