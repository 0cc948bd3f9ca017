/*
 * unity/refs/internal.h and the graph: references by bytes are those of the tree, the files that
 * the walk lists, and who refers to whom. Where ../shared lies beside the source, on its files
 * too.
 */
#include <sys/stat.h>

#include "project_rig.h"
#include "unity/refs/internal.h"

#define GUID_A        "0a000000000000000000000000000001"
#define GUID_B        "0a000000000000000000000000000002"
#define GUID_C        "0a000000000000000000000000000003"
#define GUID_D        "0a000000000000000000000000000004"
#define GUID_NO       "0b000000000000000000000000000001"
#define REF(id, guid) "{fileID: " #id ", guid: " guid ", type: 3}"
#define DOC(lines)    RIG_HEAD "--- !u!114 &1\nMonoBehaviour:\n" lines

/* --- References of a document. --- */

struct refs {
    struct ref_seen *seen;
    size_t n, cap;
    size_t n_lexed; /* of them by bytes */
};

static bool add(void *ctx, const struct ref_seen *r, const struct refs_path *path)
{
    struct refs *refs = ctx;

    if (refs->n == refs->cap) {
        refs->cap = refs->cap ? 2 * refs->cap : 64;
        refs->seen = mem_realloc(refs->seen, refs->cap * sizeof(*refs->seen));
        ck_assert_ptr_nonnull(refs->seen);
    }
    refs->seen[refs->n] = *r;
    refs->seen[refs->n++].is_removed = refs_is_removed(r);
    refs->n_lexed += r->lex != NULL;
    ck_assert((path == NULL) == (r->lex != NULL));
    return true;
}

static void compare(const struct ref_seen *a, const struct ref_seen *b)
{
    ck_assert_ptr_eq(a->at, b->at);
    ck_assert(slice_eq(a->key, b->key));
    ck_assert_int_eq(a->is_top, b->is_top);
    ck_assert_int_eq(a->is_removed, b->is_removed);
    ck_assert_int_eq(a->ref.file_id, b->ref.file_id);
    ck_assert_int_eq(a->ref.has_guid, b->ref.has_guid);
    ck_assert(guid_eq(&a->ref.guid, &b->ref.guid));
    ck_assert_int_eq(a->ref.type, b->ref.type);
}

/* Reads `bytes` both ways and compares. */
static struct refs read_refs(struct slice bytes)
{
    struct refs by_bytes = {0}, by_tree = {0};
    struct refs_docs d;
    struct err err = {.kind = ERR_NONE};

    refs_docs_init(&d);
    ck_assert_msg(refs_docs_read(&d, bytes, &err) == REFS_OK, "%s", err.message);
    for (size_t i = 0; i < d.n_docs; i++) {
        const struct yaml *root;

        ck_assert_int_eq(refs_docs_each(&d, &d.docs[i], add, &by_bytes, &err), REFS_OK);
        ck_assert_int_eq(refs_docs_tree(&d, &d.docs[i], &root, &err), REFS_OK);
        ck_assert(refs_tree_each(root, add, &by_tree));
        ck_assert_uint_eq(by_bytes.n, by_tree.n);
    }
    for (size_t i = 0; i < by_tree.n; i++)
        compare(&by_bytes.seen[i], &by_tree.seen[i]);
    refs_docs_done(&d);
    mem_free(by_tree.seen);
    return by_bytes;
}

START_TEST(references_by_bytes_are_those_of_the_tree)
{
    static const struct {
        const char *text;
        size_t n, n_lexed; /* references, and those that need no tree */
    } rows[] = {
        {DOC("  a: {fileID: 1}\n  b:\n  - {fileID: -2}\n  - - {fileID: 3}\n"), 3, 3},
        {DOC("  a: " REF(5, GUID_A) "\r\n  b: {fileID: 1}\r\n"), 2, 2},
        {DOC("  a: {fileID: 5, guid: " GUID_A ",\n    type: 3}\n"), 1, 1},
        {DOC("  a: {fileID: 5,\n    guid: " GUID_A ",\n    type: 3}\n"), 1, 1},
        {DOC("  a: {fileID: 9223372036854775807}\n  b: {fileID: -9223372036854775808}\n"), 2, 2},
        {DOC("  a: {fileID: 9223372036854775808}\n  b: {fileID: 1}\n"), 1, 0},
        {DOC("  a b.c[0]: {fileID: 1}\n  : {fileID: 2}\n  '4': {fileID: 3}\n"), 3, 2},
        {DOC("  a: {fileID: 1}\n  b: [{fileID: 2}]\n  c: {fileID: 3}\n"), 3, 1},
        {DOC("  a: it's {fileID: 1}\n  b: it's\n  c: {fileID: 2}\n"), 1, 0},
        {DOC("  a: it's\n  b: \"x\"\n  d:\n  - 'y'\n  c: {fileID: 2}\n"), 1, 1},
        {DOC("  a: 'x\n\n    b: {fileID: 1}\n\n'\n  c: {fileID: 2}\n"), 1, 1},
        {DOC("  a: \"x\\\"\n    - {fileID: 1}\\\n    \"\n  c: {fileID: 2}\n"), 1, 1},
        {DOC("  a: x\n    - 'tis\n  b: {fileID: 1}\n  c: 'y'\n"), 1, 0},
        {DOC("  a: {b: {fileID: 1},\n    c: 2}\n  d: {fileID: 3}\n"), 2, 0},
        {DOC("  a: {type: 1}\n  b: {fileID: 1}\n"), 1, 0},
        {DOC("  a:\n    {fileID: 1}\n"), 1, 0},
        {DOC("      a: {fileID: 1}\n"), 1, 1},
        {DOC("\n  a: {fileID: 1}\n"), 1, 0},
        {DOC("  a: {x: 1, y: 2}\n  b: {}\n  c: []\n"), 0, 0},
        {DOC("  m_RemovedComponents:\n  - {fileID: 1}\n  - a:\n      b: {fileID: 2}\n"
             "  c: {fileID: 3}\n  d: m_RemovedComponents\n  e: {fileID: 4}\n"
             "  m_RemovedComponents: []\n  f: {fileID: 5}\n"
             "  m_RemovedGameObjects: {fileID: 6}\n"),
         6, 6},
        {"fileFormatVersion: 2\nguid: " GUID_A "\nA:\n  b: " REF(5, GUID_B) "\nc: {fileID: 1}\n", 2,
         2},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        struct refs refs = read_refs(slice_of(rows[i].text));

        ck_assert_msg(refs.n == rows[i].n && refs.n_lexed == rows[i].n_lexed,
                      "%zu references, %zu by bytes in\n%s", refs.n, refs.n_lexed, rows[i].text);
        mem_free(refs.seen);
    }
}
END_TEST

START_TEST(reference_knows_its_key_and_its_list)
{
    struct refs r = read_refs(SLICE(DOC("  m_Script: {fileID: 1}\n  a:\n    m_Script: {fileID: 2}\n"
                                        "  b:\n  - m_Script: {fileID: 3}\n  m_RemovedComponents:\n"
                                        "  - {fileID: 4}\n  c: {fileID: 5}\n")));

    ck_assert_uint_eq(r.n, 5);
    for (size_t i = 0; i < 3; i++) {
        ck_assert(slice_is(r.seen[i].key, "m_Script"));
        ck_assert_int_eq(r.seen[i].is_top, i == 0);
        ck_assert(!r.seen[i].is_removed);
    }
    ck_assert_uint_eq(r.seen[3].key.len, 0);
    ck_assert(r.seen[3].is_removed);
    ck_assert(!r.seen[4].is_removed);
    mem_free(r.seen);
}
END_TEST

#define N_PARTS 40000

/* Something repeated in one line of some megabytes; the test is that it ends. */
static struct slice long_line(struct buf *b, const char *head, const char *part, const char *tail)
{
    buf_init(b, (size_t)1 << 24);
    buf_append(b, slice_of(head));
    for (size_t i = 0; i < N_PARTS; i++)
        buf_append(b, slice_of(part));
    buf_append(b, slice_of(tail));
    ck_assert(buf_ok(b));
    return buf_slice(b);
}

START_TEST(long_lines_take_no_longer_than_short_ones)
{
    static const struct {
        const char *head, *part, *tail;
        size_t n;
    } rows[] = {
        {DOC("  a: "), "00ff", "\n  b: {fileID: 1}\n", 1},
        {DOC("  a: x"), " {x: 1}", "\n  b: {fileID: 1}\n", 1},
        {DOC("  a: x"), " {fileID: 1}", "\n  b: {fileID: 1}\n", 1},
        {DOC("  a: ["), "{fileID: 1}, ", "]\n", N_PARTS},
        {DOC("  a: x"), " 'y'", "\n  b: {fileID: 1}\n", 1},
        {DOC("  a: '"), "''", "'\n  b: {fileID: 1}\n", 1},
        {DOC("  a: \""), "\\\"", "\"\n  b: {fileID: 1}\n", 1},
        {DOC("  a:"), "\n  - 'x'", "\n  b: {fileID: 1}\n", 1},
        {DOC("  a: x"), " m_RemovedComponents: -", "\n  b: {fileID: 1}\n", 1},
        {DOC("  a:"), "\n    ", "\n  b: {fileID: 1}\n", 1},
        {DOC("  a:"), "\n  - {fileID: 1}", "\n", N_PARTS},
        {DOC("  a:"), "\n  - m_RemovedComponents: {fileID: 1}", "\n", N_PARTS},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        struct buf b;
        struct refs refs = read_refs(long_line(&b, rows[i].head, rows[i].part, rows[i].tail));

        ck_assert_msg(refs.n == rows[i].n, "%zu of '%s'", refs.n, rows[i].part);
        mem_free(refs.seen);
        buf_done(&b);
    }
}
END_TEST

START_TEST(documents_are_found_by_id)
{
    struct refs_docs d;
    struct buf b;
    struct err err;

    buf_init(&b, (size_t)1 << 24);
    buf_append(&b, SLICE(RIG_HEAD));
    for (int i = 0; i < 5000; i++)
        buf_printf(&b, "--- !u!4 &%d\nTransform:\n  a: 0\n", i * (i % 2 ? 1024 : -1));
    refs_docs_init(&d);
    ck_assert_int_eq(refs_docs_read(&d, buf_slice(&b), &err), REFS_OK);
    ck_assert_uint_eq(d.n_docs, 5000);
    for (int i = 0; i < 5000; i++)
        ck_assert_ptr_eq(refs_docs_find(&d, i * (i % 2 ? 1024 : -1)), &d.docs[i]);
    ck_assert_ptr_null(refs_docs_find(&d, 4998));
    ck_assert_int_eq(refs_docs_read(&d, SLICE(DOC("  a: 0\n")), &err), REFS_OK);
    ck_assert_ptr_null(refs_docs_find(&d, 1024));
    ck_assert_ptr_nonnull(refs_docs_find(&d, 1));
    refs_docs_done(&d);
    buf_done(&b);
}
END_TEST

/* --- Files. --- */

START_TEST(names_tell_what_is_not_worth_a_look)
{
    static const char *const may[] = {
        "a.asset", "a.unity", "a",  "a.",         "a.vfx",
        "a.bytes", "a.METAL", "cs", "png.prefab", "a.thisisnoextensionatall"};
    static const char *const may_not[] = {"a.cs",           "a.PNG", "a.b.fbx", "a.Shader",
                                          "a.inputactions", ".zip",  "a.3ds"};

    for (size_t i = 0; i < N_ELEMENTS(may); i++)
        ck_assert_msg(walk_may_be_yaml(slice_of(may[i])), "%s", may[i]);
    for (size_t i = 0; i < N_ELEMENTS(may_not); i++)
        ck_assert_msg(!walk_may_be_yaml(slice_of(may_not[i])), "%s", may_not[i]);
}
END_TEST

START_TEST(walk_lists_the_files_that_may_refer)
{
    static const char *const wanted[] = {"Assets/A.prefab", "Assets/B.png.meta",
                                         "Assets/Z.mat",    "Assets/Sub/C",
                                         "Assets-/D.asset", "ProjectSettings/TagManager.asset"};
    struct arena a;
    struct project p;

    rig_text("Packages/manifest.json", "{\"dependencies\": {\"com.me.d\": \"file:../Assets-\"}}");
    rig_text("Assets-/package.json", "{\"name\": \"com.me.d\", \"version\": \"1.0.0\"}");
    rig_text("Assets-/D.asset", "x");
    rig_asset("Assets/A.prefab", GUID_A, "x");
    rig_text("Assets/Z.mat", "x");
    rig_text("Assets/Sub/C", "x");
    rig_text("Assets/B.png", "x");
    rig_text("Assets/B.png.meta", "fileFormatVersion: 2\nguid: " GUID_B "\na: {fileID: 1}\n");
    rig_text("ProjectSettings/TagManager.asset", "x");
    rig_text("ProjectSettings/Sub/Not.asset", "x");
    p = rig_open();
    arena_init(&a, 4096);
    ck_assert_uint_eq(p.walk.n_files, N_ELEMENTS(wanted));
    ck_assert_uint_eq(p.walk.n_plain_metas, 1);
    for (size_t i = 0, n = 0; i < p.walk.n_folders; i++)
        for (size_t k = 0; k < p.walk.folders[i].n_files; k++, n++) {
            struct refs_file f = {.folder = &p.walk.folders[i], .file = &p.walk.files[n]};
            struct slice path = refs_file_path(&p, &f, &a);
            bool is_wanted = false;

            ck_assert_uint_eq(p.walk.folders[i].first + k, n);
            for (size_t m = 0; m < N_ELEMENTS(wanted); m++)
                is_wanted = is_wanted || slice_contains(path, slice_of(wanted[m]));
            ck_assert_msg(is_wanted, "%.*s", SLICE_ARG(path));
            ck_assert_int_eq(f.file->is_meta, n > 0 && slice_contains(path, SLICE(".meta")));
        }
    arena_done(&a);
    project_done(&p);
}
END_TEST

START_TEST(files_compare_as_their_paths_do)
{
    static const char *const paths[][2] = {
        {"Assets", "b"},     {"Assets", "a.b"},  {"Assets/a", "x"},   {"Assets/a", "y.z"},
        {"Assets/a.b", "c"}, {"Assets/a-", "q"}, {"Assets/a/b", "0"}, {"../x", "y"}};
    struct walk_folder folders[N_ELEMENTS(paths)];
    struct walk_file files[N_ELEMENTS(paths)];
    struct project p = {.n_threads = 1};
    char names[256], left[64], right[64];
    uint32_t at = 0;

    p.walk.names = names;
    for (size_t i = 0; i < N_ELEMENTS(paths); i++) {
        folders[i] = (struct walk_folder){.path = slice_of(paths[i][0])};
        files[i] = (struct walk_file){.at = at, .len = (uint32_t)strlen(paths[i][1])};
        memcpy(names + at, paths[i][1], files[i].len + 1);
        at += files[i].len + 1;
    }
    for (size_t i = 0; i < N_ELEMENTS(paths); i++)
        for (size_t k = 0; k < N_ELEMENTS(paths); k++) {
            const struct refs_file a = {&folders[i], &files[i]}, b = {&folders[k], &files[k]};
            int wanted, got = refs_file_compare(&p, &a, &b);

            snprintf(left, sizeof(left), "%s/%s", paths[i][0], paths[i][1]);
            snprintf(right, sizeof(right), "%s/%s", paths[k][0], paths[k][1]);
            wanted = strcmp(left, right);
            ck_assert_msg((got < 0) == (wanted < 0) && (got > 0) == (wanted > 0), "%s and %s", left,
                          right);
        }
}
END_TEST

/* --- The graph. --- */

static struct refs_graph *make_graph(struct project *p, unsigned n_threads)
{
    struct refs_graph *g = NULL;
    bool is_partial = true;
    struct err err;

    p->n_threads = n_threads;
    ck_assert_msg(refs_graph_new(p, NULL, &g, &is_partial, &err), "%s", err.message);
    ck_assert(!is_partial);
    return g;
}

static uint32_t number_of(const struct project *p, const char *path)
{
    const struct guid_entry *e = guid_index_at(&p->walk.index, slice_of(path));

    ck_assert_msg(e != NULL, "%s", path);
    return (uint32_t)(e - p->walk.index.entries);
}

/* One row as "path path ", in the order of the row. */
static void check_row(const struct project *p, const uint32_t *row, size_t n, const char *wanted)
{
    char got[1024] = "";
    size_t len = 0;

    for (size_t i = 0; i < n; i++) {
        struct slice path = guid_index_path(&p->walk.index, &p->walk.index.entries[row[i]]);

        len += (size_t)snprintf(got + len, sizeof(got) - len, "%.*s ", SLICE_ARG(path));
        ck_assert(i == 0 || row[i - 1] < row[i]);
    }
    ck_assert_str_eq(got, wanted);
}

static void check_used(const struct project *p, const struct refs_graph *g, const char *path,
                       const char *used, const char *users)
{
    size_t n;
    const uint32_t *row = refs_used(g, number_of(p, path), &n);

    check_row(p, row, n, used);
    row = refs_users(g, number_of(p, path), &n);
    check_row(p, row, n, users);
}

START_TEST(graph_knows_who_refers_to_whom)
{
    struct refs_graph *g;
    struct project p;
    size_t n;

    rig_asset("Assets/D.asset", GUID_D,
              DOC("  m_Script: " REF(115, GUID_C) "\n  target: " REF(
                  1, GUID_A) "\n"
                             "  a: " REF(1, GUID_C) "\n  self: " REF(
                                 1, GUID_D) "\n"
                                            "  null: " REF(0, GUID_B) "\n  no: " REF(
                                                1, GUID_NO) "\n  local: {fileID: 1}\n"));
    rig_asset("Assets/A.prefab", GUID_A,
              RIG_HEAD "--- !u!1 &1 stripped\nGameObject:\n"
                       "  m_CorrespondingSourceObject: " REF(1, GUID_B) "\n");
    rig_text("Assets/B.fbx", "x");
    rig_text("Assets/B.fbx.meta",
             "fileFormatVersion: 2\nguid: " GUID_B "\nModelImporter:\n  m: " REF(1, GUID_A) "\n");
    rig_asset("Assets/C.cs", GUID_C, "class C {}\n");
    rig_text("Assets/NoMeta.asset", DOC("  a: " REF(1, GUID_A) "\n"));
    rig_text("ProjectSettings/X.asset", DOC("  a: " REF(1, GUID_A) "\n"));
    rig_asset("Assets/Broken.asset", "0a0000000000000000000000000000ff",
              DOC("  a: " REF(1, GUID_A) "\n<<<<<<< HEAD\n"));
    p = rig_open();
    for (unsigned n_threads = 0; n_threads <= 3; n_threads++) {
        g = make_graph(&p, n_threads);
        check_used(&p, g, "Assets/D.asset", "Assets/A.prefab Assets/C.cs ", "");
        check_used(&p, g, "Assets/A.prefab", "Assets/B.fbx ", "Assets/B.fbx Assets/D.asset ");
        check_used(&p, g, "Assets/B.fbx", "Assets/A.prefab ", "Assets/A.prefab ");
        check_used(&p, g, "Assets/C.cs", "", "Assets/D.asset ");
        check_used(&p, g, "Assets/Broken.asset", "", "");
        ck_assert_ptr_null(refs_used(g, p.walk.index.n_entries, &n));
        ck_assert_uint_eq(n, 0);
        refs_graph_free(g);
    }
    project_done(&p);
}
END_TEST

static bool never(void *ctx, size_t done, size_t total)
{
    (void)ctx;
    (void)done;
    (void)total;
    return false;
}

START_TEST(graph_that_is_stopped_says_so)
{
    const struct scan_watch watch = {.go_on = never};
    struct refs_graph *g = NULL;
    bool is_partial = false;
    struct project p;
    struct err err;
    size_t n;

    rig_asset("Assets/A.asset", GUID_A, DOC("  a: " REF(1, GUID_B) "\n"));
    rig_asset("Assets/B.asset", GUID_B, DOC("  a: 0\n"));
    p = rig_open();
    ck_assert(refs_graph_new(&p, &watch, &g, &is_partial, &err));
    ck_assert(is_partial);
    (void)refs_used(g, number_of(&p, "Assets/A.asset"), &n);
    ck_assert_uint_eq(n, 0);
    refs_graph_free(g);
    refs_graph_free(NULL);
    project_done(&p);
}
END_TEST

START_TEST(graph_without_memory_fails_and_leaks_nothing)
{
    struct project p;
    bool is_ok = false;

    rig_asset("Assets/A.asset", GUID_A, DOC("  a: [" REF(1, GUID_B) "]\n"));
    rig_asset("Assets/B.asset", GUID_B, DOC("  a: " REF(1, GUID_A) "\n"));
    p = rig_open();
    for (size_t i = 1; !is_ok && i < 10000; i++) {
        struct refs_graph *g = NULL;
        struct err err = {.kind = ERR_NONE};
        bool is_partial;

        mem_fail_after(i);
        is_ok = refs_graph_new(&p, NULL, &g, &is_partial, &err);
        mem_fail_after(0);
        ck_assert(is_ok ? g != NULL : g == NULL && err.kind == ERR_INTERNAL);
        refs_graph_free(g);
    }
    ck_assert(is_ok);
    project_done(&p);
}
END_TEST

/* --- Real files. --- */

static size_t n_files, n_refs, n_lexed;

static int read_one(const char *path, const struct stat *st, int type, struct FTW *at)
{
    struct project p = {.root = rig_root};
    struct file_bytes f = {0};
    struct yaml_scan scan;
    struct err err;

    (void)st;
    (void)at;
    if (type != FTW_F || !file_read(&p, slice_of(path), &f, &err))
        return 0;
    if ((f.kind == YAML_UNITY || f.kind == YAML_META) && yaml_open(&scan, f.bytes, &err) &&
        !strstr(path, "conflict")) {
        struct refs refs = read_refs(f.bytes);

        n_files++;
        n_refs += refs.n;
        n_lexed += refs.n_lexed;
        mem_free(refs.seen);
    }
    file_done(&f);
    return 0;
}

START_TEST(real_files_are_read_alike_both_ways)
{
    char path[PATH_MAX];

    if (!rig_find("../shared/unity-projects", path))
        return;
    nftw(path, read_one, 16, FTW_PHYS);
    fprintf(stderr, "%zu files, %zu references, %zu of them by bytes\n", n_files, n_refs, n_lexed);
    ck_assert_uint_gt(n_files, 1000);
    ck_assert_uint_gt(n_lexed, n_refs - n_refs / 100);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("refs");
    TCase *bytes = tcase_create("bytes"), *files = tcase_create("files");

    tcase_set_timeout(bytes, 60);
    tcase_add_test(bytes, references_by_bytes_are_those_of_the_tree);
    tcase_add_test(bytes, reference_knows_its_key_and_its_list);
    tcase_add_test(bytes, long_lines_take_no_longer_than_short_ones);
    tcase_add_test(bytes, documents_are_found_by_id);
    tcase_add_test(bytes, names_tell_what_is_not_worth_a_look);
    tcase_add_test(bytes, files_compare_as_their_paths_do);
    tcase_add_test(bytes, real_files_are_read_alike_both_ways);
    suite_add_tcase(suite, bytes);
    tcase_add_checked_fixture(files, rig_begin, rig_end);
    tcase_add_test(files, walk_lists_the_files_that_may_refer);
    tcase_add_test(files, graph_knows_who_refers_to_whom);
    tcase_add_test(files, graph_that_is_stopped_says_so);
    tcase_add_test(files, graph_without_memory_fails_and_leaks_nothing);
    suite_add_tcase(suite, files);
    return rig_run(suite);
}
