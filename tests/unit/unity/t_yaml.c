/*
 * unity/yaml/yaml.h: kinds of files, documents and entries, trees, scalars, references, and every
 * way a file can be bad. Trees are compared as one line: {key:value,...}, [item,...], scalars
 * decoded.
 */
#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/limits.h"
#include "unity/unity.h"

#define ARENA_MAX ((size_t)1 << 30)
#define HEAD      "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
#define DOC       "--- !u!114 &11400000\nMonoBehaviour:\n"

static struct arena arena;
static struct buf out;

static void set_up(void)
{
    arena_init(&arena, ARENA_MAX);
    buf_init(&out, ARENA_MAX);
}

static void tear_down(void)
{
    mem_fail_after(0);
    buf_done(&out);
    arena_done(&arena);
}

/* A copy in a block of its own, so that a read beyond its end is seen. */
static struct slice tight(struct slice s)
{
    char *p = malloc(s.len ? s.len : 1);

    ck_assert_ptr_nonnull(p);
    if (s.len)
        memcpy(p, s.p, s.len);
    return slice_from(p, s.len);
}

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

static const struct {
    struct slice bytes;
    enum yaml_kind kind;
} kinds[] = {
    {SLICE_INIT(HEAD DOC), YAML_UNITY},
    {SLICE_INIT("\xEF\xBB\xBF" HEAD), YAML_UNITY},
    {SLICE_INIT(DOC), YAML_UNITY},
    {SLICE_INIT("\xEF\xBB\xBF"
                "fileFormatVersion: 2\r\nguid: 0"),
     YAML_META},
    {SLICE_INIT(""), YAML_EMPTY},
    {SLICE_INIT("\xEF\xBB\xBF"), YAML_EMPTY},
    {SLICE_INIT(" \r\n\t\n"), YAML_EMPTY},
    {SLICE_INIT("\0\0\0\x16 5.6.1f1\0"), YAML_BINARY},
    {SLICE_INIT("version https://git-lfs.github.com/spec/v1\noid sha256:0\n"), YAML_LFS},
    {SLICE_INIT("\n {\"a\": 1}"), YAML_JSON},
    {SLICE_INIT("[]"), YAML_JSON},
    {SLICE_INIT("using UnityEngine;\n"), YAML_OTHER},
    {SLICE_INIT("%TAG"), YAML_OTHER},
};

START_TEST(kind_of_a_file_is_told_by_its_content)
{
    struct slice file = tight(kinds[_i].bytes);
    struct yaml_scan scan;
    struct err err = {0};

    ck_assert_str_eq(yaml_kind_name(yaml_kind_of(file)), yaml_kind_name(kinds[_i].kind));
    if (kinds[_i].kind > YAML_META) {
        ck_assert(!yaml_open(&scan, file, &err));
        ck_assert_int_eq(err.kind, ERR_TOOL);
        ck_assert_ptr_nonnull(strstr(err.message, yaml_kind_name(kinds[_i].kind)));
    }
    free((void *)file.p);
}
END_TEST

static const struct {
    const char *file, *message;
} bad_files[] = {
    {HEAD, "line 3: the file ends before its first document"},
    {"%YAML 1.1\nfoo\n" DOC, "line 2: text before the first document"},
    {HEAD "---\na: 1\n", "line 3: a document header must be --- !u!CLASS &ID"},
    {HEAD "--- !u!1\na: 1\n", "line 3: a document header must be --- !u!CLASS &ID"},
    {HEAD "--- !u!x &1\na: 1\n", "line 3: a document header must be --- !u!CLASS &ID"},
    {HEAD "--- !u!1 &\na: 1\n", "line 3: a document header must be --- !u!CLASS &ID"},
    {HEAD "--- !u!1 &9223372036854775808\na:\n", "line 3: a document header must be --- !u!CLASS "
                                                 "&ID"},
    {HEAD "--- !u!1 &1 strip\na: 1\n", "line 3: a document header must be --- !u!CLASS &ID"},
    {HEAD "--- !u!1 &1", "line 3: the file ends before the document's type name"},
    {HEAD "--- !u!1 &1\n", "line 3: the file ends before the document's type name"},
    {HEAD "--- !u!1 &1\n--- !u!1 &2\nA:\n", "line 4: a document must begin with its type name"},
    {HEAD "--- !u!1 &1\n  A:\n", "line 4: a document must begin with its type name"},
    {HEAD "--- !u!1 &1\n:\n", "line 4: a document must begin with its type name"},
    {HEAD DOC "  a: 1\nB:\n  c: 1\n", "line 6: text at column 0 that is not a document header"},
    {HEAD DOC "  a: 1\n" HEAD, "line 6: text at column 0 that is not a document header"},
    {HEAD DOC "  a: 1\n--- \n", "line 6: a document header must be --- !u!CLASS &ID"},
    {HEAD "<<<<<<< HEAD\n" DOC, "line 3: an unresolved merge conflict"},
    {"<<<<<<< HEAD\n" HEAD, "line 1: an unresolved merge conflict"},
    {HEAD "--- !u!1 &1\n<<<<<<< HEAD\nA:\n", "line 4: an unresolved merge conflict"},
    {HEAD DOC "  a: 1\n<<<<<<< HEAD\n  b: 1\n", "line 6: an unresolved merge conflict"},
    {HEAD DOC "  a: 1\n=======\r\n  b: 1\n", "line 6: an unresolved merge conflict"},
    {HEAD DOC "  a: 1\n>>>>>>> main", "line 6: an unresolved merge conflict"},
    {"fileFormatVersion: 2\n<<<<<<<< HEAD:a\nguid: 1\n", "line 2: an unresolved merge conflict"},
    {"fileFormatVersion: 2\nguid: 1\n=======\n", "line 3: an unresolved merge conflict"},
};

static bool scan_all(struct slice file, struct err *err)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    enum yaml_step step;

    if (!yaml_open(&scan, file, err))
        return false;
    while ((step = yaml_next(&scan, &doc, err)) == YAML_ITEM)
        continue;
    ck_assert_int_eq(yaml_next(&scan, &doc, err), YAML_END);
    return step == YAML_END;
}

START_TEST(bad_file_is_refused_with_line_and_reason)
{
    struct slice file = tight(slice_of(bad_files[_i].file));
    struct err err = {0};

    ck_assert(!scan_all(file, &err));
    ck_assert_str_eq(err.message, bad_files[_i].message);
    free((void *)file.p);
}
END_TEST

START_TEST(documents_have_ids_types_ranges_and_lines)
{
    const struct slice file = SLICE("\xEF\xBB\xBF" HEAD "--- !u!1 &-6358\nGameObject:\n  a: 1\n"
                                    "--- !u!-7 &9223372036854775807 stripped\r\nX Y: \r\n"
                                    "--- !u!4 &3\nTransform: {b: 2}");
    struct yaml_scan scan;
    struct yaml_doc d[3];
    const struct yaml *root;
    struct err err;

    ck_assert(yaml_open(&scan, file, &err));
    for (int i = 0; i < 3; i++)
        ck_assert_int_eq(yaml_next(&scan, &d[i], &err), YAML_ITEM);
    ck_assert_int_eq(yaml_next(&scan, &d[0], &err), YAML_END);
    ck_assert(d[0].class_id == 1 && d[0].file_id == -6358 && !d[0].is_stripped);
    ck_assert(d[1].class_id == -7 && d[1].file_id == INT64_MAX && d[1].is_stripped);
    ck_assert(slice_is(d[0].type, "GameObject") && slice_is(d[1].type, "X Y"));
    ck_assert(d[0].line == 3 && d[1].line == 6 && d[2].line == 8);
    ck_assert(slice_is(d[0].body, "  a: 1\n") && d[1].body.len == 0 && d[2].body.len == 0);
    ck_assert(d[0].raw.p == file.p + 3 + strlen(HEAD) && d[1].raw.p == d[0].raw.p + d[0].raw.len);
    ck_assert(d[2].raw.p + d[2].raw.len == file.p + file.len);
    ck_assert(yaml_parse_doc(&arena, &d[1], &root, &err) && root->type == YAML_SCALAR);
    ck_assert(yaml_parse_doc(&arena, &d[2], &root, &err));
    ck_assert(slice_is(root->key, "Transform") && slice_is(root->raw, "{b: 2}"));
    ck_assert(yaml_parse_doc(&arena, &d[0], &root, &err));
    ck_assert(slice_is(root->key, "GameObject") && slice_is(root->raw, "a: 1"));
}
END_TEST

static const struct slice entry_file =
    SLICE_INIT(HEAD DOC "\n  m_Name: \n  m_Component:\n  - component: {fileID: 1}\n  -\n"
                        "  m_Ref: {fileID: 1,\n    type: 3}  \n  'q:': 'Send\n  no: key\n\n'\n"
                        "  m_List:\n    - 'x\n\n'\n  : 5\n  empty:\n  last: a\n    b");
static const char *const entry_parts[][2] = {
    {"m_Name", ""},
    {"m_Component", "\n  - component: {fileID: 1}\n  -"},
    {"m_Ref", "{fileID: 1,\n    type: 3}"},
    {"'q:'", "'Send\n  no: key\n\n'"},
    {"m_List", "\n    - 'x\n\n'"},
    {"", "5"},
    {"empty", ""},
    {"last", "a\n    b"},
};

START_TEST(entries_have_keys_values_and_whole_lines)
{
    struct slice file = tight(entry_file);
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct yaml_entries it;
    struct yaml_entry e;
    struct err err;
    const struct yaml *root;
    const char *at;

    ck_assert(yaml_open(&scan, file, &err));
    ck_assert_int_eq(yaml_next(&scan, &doc, &err), YAML_ITEM);
    yaml_entries_init(&it, &doc);
    at = doc.body.p;
    for (size_t i = 0; i < N_ELEMENTS(entry_parts); i++) {
        ck_assert_int_eq(yaml_next_entry(&it, &e, &err), YAML_ITEM);
        ck_assert_msg(slice_is(e.key, entry_parts[i][0]), "%.*s", SLICE_ARG(e.key));
        ck_assert_msg(slice_is(e.value, entry_parts[i][1]), "%.*s", SLICE_ARG(e.value));
        ck_assert_ptr_eq(e.raw.p, at);
        at += e.raw.len;
        ck_assert_msg(yaml_parse(&arena, e.raw, 1, &root, &err), "%s", err.message);
        ck_assert(root->n_items == 1 && slice_eq(root->first->key, e.key));
    }
    ck_assert_int_eq(yaml_next_entry(&it, &e, &err), YAML_END);
    ck_assert_ptr_eq(at, file.p + file.len);
    free((void *)file.p);
}
END_TEST

START_TEST(bad_document_gets_no_tree)
{
    static const char *const texts[][2] = {
        {HEAD DOC "  a: {\n", "line 5: a bracket that is not closed"},
        {HEAD DOC "  a: 1\n'B': 1\n", "line 4: a document with more than one type name"}};

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        const struct yaml *root = NULL;
        struct yaml_scan scan;
        struct yaml_doc doc;
        struct err err = {0};

        ck_assert(yaml_open(&scan, slice_of(texts[i][0]), &err));
        ck_assert_int_eq(yaml_next(&scan, &doc, &err), YAML_ITEM);
        ck_assert(!yaml_parse_doc(&arena, &doc, &root, &err) && !root);
        ck_assert_str_eq(err.message, texts[i][1]);
    }
}
END_TEST

START_TEST(blank_document_has_no_entries)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct yaml_entries it;
    struct yaml_entry e;
    struct err err;

    ck_assert(yaml_open(&scan, SLICE(HEAD DOC "\n \r\n"), &err));
    ck_assert_int_eq(yaml_next(&scan, &doc, &err), YAML_ITEM);
    yaml_entries_init(&it, &doc);
    ck_assert_int_eq(yaml_next_entry(&it, &e, &err), YAML_END);
}
END_TEST

static const struct {
    const char *body, *message;
} bad_entries[] = {
    {"  a: 1\n  b\n", "line 6: no key at the column of the first one"},
    {"    a: 1\n  b: 2\n", "line 6: no key at the column of the first one"},
    {"  - a\n", "line 5: no key at the column of the first one"},
    {"  a: 1\n  b: 'x\n", "line 6: a quoted text that does not end"},
};

START_TEST(bad_entry_is_refused_with_line_and_reason)
{
    struct slice file = arena_printf(&arena, "%s%s", HEAD DOC, bad_entries[_i].body);
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct yaml_entries it;
    struct yaml_entry e;
    struct err err;
    enum yaml_step step;

    ck_assert(yaml_open(&scan, file, &err));
    ck_assert_int_eq(yaml_next(&scan, &doc, &err), YAML_ITEM);
    yaml_entries_init(&it, &doc);
    while ((step = yaml_next_entry(&it, &e, &err)) == YAML_ITEM)
        continue;
    ck_assert_int_eq(step, YAML_FAULT);
    ck_assert_str_eq(err.message, bad_entries[_i].message);
    ck_assert_int_eq(yaml_next_entry(&it, &e, &err), YAML_END);
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

/* `n` times `part` in the arena, between two other texts. */
static struct slice repeat(const char *before, const char *part, size_t n, const char *after)
{
    struct buf b;
    struct slice text;

    buf_init(&b, ARENA_MAX);
    buf_append(&b, slice_of(before));
    for (size_t i = 0; i < n; i++)
        buf_append(&b, slice_of(part));
    buf_append(&b, slice_of(after));
    ck_assert(buf_ok(&b));
    text = arena_copy(&arena, buf_slice(&b));
    buf_done(&b);
    return text;
}

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

START_TEST(million_documents_need_no_memory)
{
    struct slice file = repeat(HEAD, "--- !u!1 &1\nA:\n  b: 1\n", 1000000, "");
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct yaml_entries it;
    struct yaml_entry e;
    struct err err;
    size_t n = 0;

    mem_fail_after(1);
    ck_assert(yaml_open(&scan, file, &err));
    for (; yaml_next(&scan, &doc, &err) == YAML_ITEM; n++) {
        yaml_entries_init(&it, &doc);
        if (yaml_next_entry(&it, &e, &err) != YAML_ITEM ||
            yaml_next_entry(&it, &e, &err) != YAML_END)
            ck_abort_msg("document %zu has not one entry", n);
    }
    ck_assert_uint_eq(n, 1000000);
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

#define ADD_FOR_EACH(table, tcase, test) tcase_add_loop_test(tcase, test, 0, (int)N_ELEMENTS(table))

static TCase *add_scan_tests(void)
{
    TCase *scan = tcase_create("scan");

    ADD_FOR_EACH(kinds, scan, kind_of_a_file_is_told_by_its_content);
    ADD_FOR_EACH(bad_files, scan, bad_file_is_refused_with_line_and_reason);
    ADD_FOR_EACH(bad_entries, scan, bad_entry_is_refused_with_line_and_reason);
    tcase_add_test(scan, documents_have_ids_types_ranges_and_lines);
    tcase_add_test(scan, entries_have_keys_values_and_whole_lines);
    tcase_add_test(scan, bad_document_gets_no_tree);
    tcase_add_test(scan, blank_document_has_no_entries);
    tcase_add_test(scan, million_documents_need_no_memory);
    return scan;
}

static TCase *add_tree_tests(void)
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
    Suite *suite = suite_create("yaml");
    TCase *const cases[] = {add_scan_tests(), add_tree_tests()};
    SRunner *runner = srunner_create(suite);
    int n_failed;

    for (size_t i = 0; i < N_ELEMENTS(cases); i++) {
        tcase_add_checked_fixture(cases[i], set_up, tear_down);
        tcase_set_timeout(cases[i], 100);
        suite_add_tcase(suite, cases[i]);
    }
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
