/*
 * unity/yaml/yaml.h: kinds of files, their documents and entries, and every way a file can be bad
 * before there are trees.
 */
#include "yaml_rig.h"

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

static TCase *make_tests(void)
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

int main(void)
{
    return yaml_run("yaml scan", make_tests());
}
