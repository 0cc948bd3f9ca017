/*
 * unity/yaml/yaml.h on whole files: all levels are read, and the file is put together again from
 * the ranges, byte for byte. Besides small texts, every file of real Unity projects: those in the
 * folder named by UMCP_UNITY_PROJECTS, or in ../shared/unity-projects; without either, that test
 * is skipped.
 */
#include <check.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>

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

/* Writes what lies between the last range and `s`, which must be marks only, and `s` itself.
 * ck_assert() tells its parent process about every call: too slow for each byte. */
static void emit(const char **at, struct slice s)
{
    if (*at > s.p)
        ck_abort_msg("ranges out of order");
    for (const char *p = *at; p < s.p; p++)
        if (!*p || !strchr(" \t\r\n:-,{}[]", *p))
            ck_abort_msg("'%c' is lost", *p);
    buf_append(&out, slice_from(*at, (size_t)(s.p - *at)));
    buf_append(&out, s);
    *at = s.p + s.len;
}

static void emit_tree(const char **at, const struct yaml *v)
{
    struct slice text;
    struct err err;

    if (v->key.p)
        emit(at, v->key);
    if (v->type == YAML_SCALAR) {
        if (!yaml_decode(&arena, v->raw, &text, &err))
            ck_abort_msg("%s", err.message);
        emit(at, v->raw);
    }
    for (const struct yaml *item = v->first; item; item = item->next)
        emit_tree(at, item);
    emit(at, slice_from(v->raw.p + v->raw.len, 0));
}

static bool emit_doc(const struct yaml_doc *doc, struct err *err)
{
    const char *at = doc->type.p ? doc->type.p : doc->body.p;
    const struct yaml *root;
    struct yaml_entries it;
    struct yaml_entry e;
    enum yaml_step step;
    size_t len = 0;

    yaml_entries_init(&it, doc);
    while ((step = yaml_next_entry(&it, &e, err)) == YAML_ITEM)
        len += e.raw.len;
    if (step == YAML_FAULT || !yaml_parse_doc(&arena, doc, &root, err))
        return false;
    ck_assert_uint_eq(len, doc->body.len);
    buf_append(&out, slice_from(doc->raw.p, (size_t)(at - doc->raw.p)));
    emit_tree(&at, root);
    emit(&at, slice_from(doc->raw.p + doc->raw.len, 0));
    return true;
}

/* Reads all levels of a file and puts its bytes together again from the ranges. */
static bool emit_file(struct slice file, size_t *n_docs, struct err *err)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    enum yaml_step step;

    buf_reset(&out, ARENA_MAX);
    if (!yaml_open(&scan, file, err))
        return false;
    buf_append(&out, slice_from(file.p, (size_t)(scan.p - file.p)));
    while ((step = yaml_next(&scan, &doc, err)) == YAML_ITEM) {
        if (!emit_doc(&doc, err))
            return false;
        arena_reset(&arena);
        ++*n_docs;
    }
    return step == YAML_END;
}

START_TEST(file_is_put_together_again_from_its_ranges)
{
    static const char *const texts[] = {
        "\xEF\xBB\xBF" HEAD DOC "  a: 1\r\n  b:   \r\n  c: 'x\r\n\r\n'\r\n",
        HEAD DOC "  a: {b: 1,\n    c: , d: }  \n  e: []",
        HEAD DOC "  a:\n  - - 1\n    - x: 2\n      y:\n  -\n  : 3\n\n  b: #1\n",
        "fileFormatVersion: 2\na:\n- 'x\n\n'\n'q': 'y\n\n'\n\"r\":\n  s: \"z\n\n\""};

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        struct slice file = tight(slice_of(texts[i]));
        struct err err = {0};
        size_t n = 0;

        ck_assert_msg(emit_file(file, &n, &err), "%s", err.message);
        ck_assert(slice_eq(buf_slice(&out), file) && n == 1);
        free((void *)file.p);
    }
}
END_TEST

/* What nftw() does not hand through. */
static struct {
    size_t n_files, n_docs, n_bytes, n_others;
} walked;

static const struct {
    const char *name, *message; /* NULL: readable */
} edge_cases[] = {
    {"binary-scene.unity", "the file is binary"},
    {"binary-asset.asset", "the file is binary"},
    {"lfs-pointer-asset.mat", "the file is a Git LFS pointer"},
    {"lfs-pointer-meta.meta", "the file is a Git LFS pointer"},
    {"json-asset.asset", "the file is JSON"},
    {"conflict-meta.meta", "line 2: an unresolved merge conflict"},
    {"bom-meta.meta", NULL},
    {"crlf-meta.meta", NULL},
    {"crlf.asset", NULL},
    {"quote-col0.asset", NULL},
    {"empty-key.asset", NULL},
    {"nested-seq.prefab", NULL},
    {"data-dupkeys.mat", NULL},
    {"no-final-newline.asset", NULL},
    {"hash-in-plain.unity", NULL},
    {"unicode-escapes.asset", NULL},
};

static void check_edge_case(const char *path, bool is_read, const struct err *err)
{
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;

    for (size_t i = 0; i < N_ELEMENTS(edge_cases); i++) {
        if (strcmp(name, edge_cases[i].name) != 0)
            continue;
        ck_assert_msg(is_read == !edge_cases[i].message, "%s: %s", path, err->message);
        ck_assert_msg(is_read || strstr(err->message, edge_cases[i].message), "%s: %s", path,
                      err->message);
    }
}

static struct slice slurp(const char *path, size_t len)
{
    FILE *file = fopen(path, "rb");
    char *p = malloc(len ? len : 1);

    ck_assert_msg(file && p && fread(p, 1, len, file) == len, "cannot read %s", path);
    fclose(file);
    return slice_from(p, len);
}

static int walk_file(const char *path, const struct stat *st, int what, struct FTW *ftw)
{
    struct err err = {0};
    struct slice file;
    enum yaml_kind kind;
    bool is_read;

    (void)ftw;
    if (what != FTW_F)
        return 0;
    file = slurp(path, (size_t)st->st_size);
    kind = yaml_kind_of(file);
    is_read = emit_file(file, &walked.n_docs, &err);
    check_edge_case(path, is_read, &err);
    if (is_read) {
        ck_assert_msg(slice_eq(file, buf_slice(&out)), "%s comes back changed", path);
        walked.n_files++;
        walked.n_bytes += file.len;
    } else {
        ck_assert_msg(kind > YAML_META || strstr(path, "/conflict-"), "%s: %s", path, err.message);
        walked.n_others++;
    }
    free((void *)file.p);
    return 0;
}

START_TEST(real_projects_come_back_byte_for_byte)
{
    const char *folder = getenv("UMCP_UNITY_PROJECTS");
    const char *source = getenv("UMCP_SOURCE");
    char path[4096];

    if (!folder) {
        snprintf(path, sizeof(path), "%s/../shared/unity-projects", source ? source : ".");
        folder = path;
    }
    if (nftw(folder, walk_file, 16, FTW_PHYS) != 0) {
        printf("skipped: no Unity projects in %s\n", folder);
        return;
    }
    printf("%zu files, %zu documents, %zu bytes; %zu other files\n", walked.n_files, walked.n_docs,
           walked.n_bytes, walked.n_others);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("yaml files");
    TCase *tcase = tcase_create("files");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tcase, set_up, tear_down);
    tcase_set_timeout(tcase, 100);
    tcase_add_test(tcase, file_is_put_together_again_from_its_ranges);
    tcase_add_test(tcase, real_projects_come_back_byte_for_byte);
    suite_add_tcase(suite, tcase);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
