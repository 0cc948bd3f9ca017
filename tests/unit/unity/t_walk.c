/*
 * unity/: the walk over a project and the index it makes. Projects are made in a temporary folder;
 * where ../shared lies beside the source, its real projects are walked too.
 */
#include <check.h>
#include <errno.h>
#include <ftw.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unity/index/index.h"

#define MAX_BYTES ((size_t)64 << 20)
#define GUID_A    "0cd44c1031e13a943bb63640046fad76"
#define GUID_B    "ffd44c1031e13a943bb63640046fad76"

/* The n-th of many different guids. */
static struct guid guid_number(unsigned n)
{
    struct guid g = {{0x5A}};

    for (size_t i = 0; i < 4; i++)
        g.b[15 - i] = (unsigned char)(n >> (8 * i));
    return g;
}

/* A project in a temporary folder. */
static char project[64];

static void make_folder(const char *path)
{
    char full[8192];

    snprintf(full, sizeof(full), "%s/%s", project, path);
    ck_assert_msg(mkdir(full, 0777) == 0, "mkdir %s: %s", full, strerror(errno));
}

static void make_file(const char *path, struct slice bytes)
{
    char full[8192];
    FILE *file;

    snprintf(full, sizeof(full), "%s/%s", project, path);
    file = fopen(full, "wb");
    ck_assert_msg(file != NULL, "%s: %s", full, strerror(errno));
    ck_assert_uint_eq(fwrite(bytes.p, 1, bytes.len, file), bytes.len);
    fclose(file);
}

static void make_link(const char *target, const char *path)
{
    char full[8192];

    snprintf(full, sizeof(full), "%s/%s", project, path);
    ck_assert_int_eq(symlink(target, full), 0);
}

/* <path>.meta with guid number n. */
static void make_meta(const char *path, unsigned n)
{
    struct guid g = guid_number(n);
    char hex[GUID_TEXT_SIZE], name[4096], text[128];

    guid_format(&g, hex);
    snprintf(name, sizeof(name), "%s.meta", path);
    snprintf(text, sizeof(text), "fileFormatVersion: 2\nguid: %s\nMonoImporter:\n", hex);
    make_file(name, slice_of(text));
}

static void make_asset(const char *path, unsigned n)
{
    make_file(path, SLICE("x"));
    make_meta(path, n);
}

static void make_project(void)
{
    snprintf(project, sizeof(project), "/tmp/umcp-guid-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(project));
    make_folder("Assets");
}

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *at)
{
    (void)st;
    (void)type;
    (void)at;
    return remove(path);
}

static void remove_project(void)
{
    mem_fail_after(0);
    nftw(project, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

static const struct walk_options usual = {.project = project,
                                          .n_threads = 1,
                                          .max_depth = 20,
                                          .max_entries = 1000000,
                                          .max_bytes = MAX_BYTES};

static struct walk_result walk(const struct walk_options *o)
{
    struct walk_result r;
    struct err err;

    ck_assert_msg(walk_project(o, &r, &err), "%s", err.message);
    return r;
}

static void check_entry(const struct walk_result *r, const char *path, unsigned n, unsigned kind)
{
    struct guid g = guid_number(n);
    const struct guid_entry *e = guid_index_at(&r->index, slice_of(path));

    ck_assert_msg(e != NULL, "'%s' is not there", path);
    ck_assert_msg(guid_eq(&e->guid, &g), "'%s' has another guid", path);
    ck_assert_msg(e->kind == kind, "'%s' has kind %u", path, e->kind);
    ck_assert_ptr_eq(guid_index_find(&r->index, &g), e);
}

/* The i-th problem. */
static void check_problem(const struct walk_result *r, size_t i, const char *path,
                          enum walk_reason reason)
{
    ck_assert_uint_lt(i, r->n_problems);
    ck_assert_msg(slice_is(r->problems[i].path, path), "got '%.*s', wanted '%s'",
                  SLICE_ARG(r->problems[i].path), path);
    ck_assert_msg(r->problems[i].reason == reason, "%s %s", path,
                  walk_reason_text(r->problems[i].reason));
}

START_TEST(walk_indexes_assets_and_embedded_packages)
{
    struct walk_result r;

    make_folder("Assets/Sub");
    make_meta("Assets/Sub", 1);
    make_asset("Assets/Sub/A.cs", 2);
    make_asset("Assets/B.prefab", 3);
    make_meta("Assets/Gone", 4);
    make_folder("Packages");
    make_file("Packages/manifest.json", SLICE("{}"));
    make_folder("Packages/com.me.tool");
    make_asset("Packages/com.me.tool/package.json", 5);
    make_folder("Other");
    make_asset("Other/C.cs", 6);
    r = walk(&usual);
    ck_assert_uint_eq(r.n_problems, 0);
    ck_assert_uint_eq(r.index.n_entries, 5);
    check_entry(&r, "Assets/Sub", 1, GUID_FOLDER);
    check_entry(&r, "Assets/Sub/A.cs", 2, 0);
    check_entry(&r, "Assets/B.prefab", 3, 0);
    check_entry(&r, "Assets/Gone", 4, GUID_ORPHAN);
    check_entry(&r, "Packages/com.me.tool/package.json", 5, 0);
    walk_result_done(&r);
}
END_TEST

START_TEST(walk_takes_the_roots_it_is_given)
{
    const char *const roots[] = {"Other/", "Assets/Sub", "Nowhere"};
    struct walk_options o = usual;
    struct walk_result r;

    o.roots = roots;
    o.n_roots = 3;
    make_folder("Assets/Sub");
    make_folder("Other");
    make_asset("Other/C.cs", 6);
    r = walk(&o);
    check_entry(&r, "Other/C.cs", 6, 0);
    ck_assert_uint_eq(r.n_problems, 2);
    check_problem(&r, 0, "Assets/Sub", WALK_SEEN);
    check_problem(&r, 1, "Nowhere", WALK_UNREADABLE);
    ck_assert_int_eq(r.problems[1].os_error, ENOENT);
    walk_result_done(&r);
}
END_TEST

START_TEST(walk_leaves_out_what_unity_leaves_out)
{
    static const char *const hidden[] = {"Assets/.git",  "Assets/Samples~", "Assets/CVS",
                                         "Assets/x.tmp", "Assets/y.TMP",    "Assets/cvs"};
    struct walk_result r;
    char path[64];

    for (size_t i = 0; i < N_ELEMENTS(hidden); i++) {
        make_folder(hidden[i]);
        make_meta(hidden[i], 100 + (unsigned)i);
        snprintf(path, sizeof(path), "%s/A.cs", hidden[i]);
        make_asset(path, 200 + (unsigned)i);
    }
    make_asset("Assets/cvs.cs", 1);
    make_file("Assets/.meta", SLICE("guid: " GUID_A "\n"));
    r = walk(&usual);
    ck_assert_uint_eq(r.index.n_entries, 1);
    check_entry(&r, "Assets/cvs.cs", 1, 0);
    ck_assert_uint_eq(r.n_problems, 0);
    walk_result_done(&r);
}
END_TEST

START_TEST(walk_reports_every_bad_meta_and_goes_on)
{
    struct walk_result r;
    char full[128];

    make_file("Assets/a.meta", SLICE(""));
    make_file("Assets/b.meta", SLICE("version https://git-lfs.github.com/spec/v1\n"));
    make_file("Assets/c.meta", SLICE("\0\1\2"));
    make_file("Assets/d.meta", SLICE("guid: " GUID_A "\nguid: " GUID_B "\n"));
    make_file("Assets/e.meta", SLICE("fileFormatVersion: 2\n"));
    make_file("Assets/f.meta", SLICE("guid: 12\n"));
    snprintf(full, sizeof(full), "%s/Assets/g.meta", project);
    ck_assert_int_eq(mkfifo(full, 0600), 0);
    make_link("nowhere", "Assets/h.meta");
    make_folder("Assets/i.meta");
    make_asset("Assets/z.cs", 1);
    r = walk(&usual);
    ck_assert_uint_eq(r.n_problems, 8);
    check_problem(&r, 0, "Assets/a.meta", WALK_EMPTY);
    check_problem(&r, 1, "Assets/b.meta", WALK_LFS);
    check_problem(&r, 2, "Assets/c.meta", WALK_BINARY);
    check_problem(&r, 3, "Assets/d.meta", WALK_CONFLICT);
    check_problem(&r, 4, "Assets/e.meta", WALK_NO_GUID);
    check_problem(&r, 5, "Assets/f.meta", WALK_BAD_GUID);
    check_problem(&r, 6, "Assets/g.meta", WALK_NOT_FILE);
    check_problem(&r, 7, "Assets/h.meta", WALK_UNREADABLE);
    ck_assert_int_eq(r.problems[7].os_error, ENOENT);
    ck_assert_uint_eq(r.index.n_entries, 1);
    walk_result_done(&r);
}
END_TEST

START_TEST(walk_reports_what_it_may_not_read)
{
    struct walk_result r;
    char folder[128], file[128];

    make_folder("Assets/closed");
    make_asset("Assets/closed/A.cs", 1);
    make_asset("Assets/B.cs", 2);
    make_asset("Assets/C.cs", 3);
    snprintf(folder, sizeof(folder), "%s/Assets/closed", project);
    snprintf(file, sizeof(file), "%s/Assets/B.cs.meta", project);
    ck_assert_int_eq(chmod(folder, 0), 0);
    ck_assert_int_eq(chmod(file, 0), 0);
    r = walk(&usual);
    ck_assert_int_eq(chmod(folder, 0700), 0);
    if (geteuid() == 0) { /* who may read everything */
        ck_assert_uint_eq(r.n_problems, 0);
    } else {
        ck_assert_uint_eq(r.n_problems, 2);
        check_problem(&r, 0, "Assets/B.cs.meta", WALK_UNREADABLE);
        ck_assert_int_eq(r.problems[0].os_error, EACCES);
        check_problem(&r, 1, "Assets/closed", WALK_UNREADABLE);
    }
    check_entry(&r, "Assets/C.cs", 3, 0);
    walk_result_done(&r);
}
END_TEST

START_TEST(walk_searches_a_long_meta_further)
{
    char text[1000];
    struct walk_result r;
    struct guid g;
    const struct guid_entry *e;

    memset(text, 'x', sizeof(text));
    memcpy(text + 900, "\nguid: " GUID_A "\n", 40);
    make_file("Assets/A.cs.meta", slice_from(text, sizeof(text)));
    make_file("Assets/B.cs.meta", slice_from(text, 900));
    r = walk(&usual);
    ck_assert(guid_parse(SLICE(GUID_A), &g));
    e = guid_index_find(&r.index, &g);
    ck_assert(e && slice_is(guid_index_path(&r.index, e), "Assets/A.cs"));
    ck_assert_uint_eq(r.n_problems, 1);
    check_problem(&r, 0, "Assets/B.cs.meta", WALK_NO_GUID);
    walk_result_done(&r);
}
END_TEST

START_TEST(walk_follows_links_once_and_survives_loops)
{
    struct walk_result r;

    make_folder("Assets/a");
    make_folder("Outside");
    make_asset("Outside/X.cs", 1);
    make_asset("Assets/a/Y.cs", 2);
    make_link("../a", "Assets/a/self");
    make_link("..", "Assets/up");
    make_link("../Outside", "Assets/l1");
    make_link("../Outside", "Assets/l2");
    make_link("../Assets/l3", "Outside/l3"); /* through another link */
    make_link("../Assets/a/Y.cs", "Assets/Y2.cs");
    make_meta("Assets/Y2.cs", 3);
    make_link("loop", "Assets/loop");
    r = walk(&usual);
    check_entry(&r, "Assets/l1/X.cs", 1, 0);
    check_entry(&r, "Assets/a/Y.cs", 2, 0);
    check_entry(&r, "Assets/Y2.cs", 3, 0);
    ck_assert_uint_eq(r.index.n_entries, 3);
    check_problem(&r, 0, "Assets/a/self", WALK_SEEN);
    check_problem(&r, 1, "Assets/l1/l3", WALK_UNREADABLE);
    check_problem(&r, 2, "Assets/l2", WALK_SEEN);
    check_problem(&r, 3, "Assets/loop", WALK_UNREADABLE);
    ck_assert_int_eq(r.problems[3].os_error, ELOOP);
    check_problem(&r, 4, "Assets/up/Assets", WALK_SEEN);
    check_problem(&r, 5, "Assets/up/Outside", WALK_SEEN);
    ck_assert_uint_eq(r.n_problems, 6);
    walk_result_done(&r);
}
END_TEST

START_TEST(walk_keeps_names_that_are_no_text)
{
    struct walk_result r;

    make_folder("Assets/\xE9t\xE9");
    make_asset("Assets/\xE9t\xE9/A.cs", 1);
    make_asset("Assets/\xFF.cs", 2);
    make_asset("Assets/\xC3\xA9.cs", 3);
    r = walk(&usual);
    check_entry(&r, "Assets/\xE9t\xE9/A.cs", 1, GUID_NOT_UTF8);
    check_entry(&r, "Assets/\xFF.cs", 2, GUID_NOT_UTF8);
    check_entry(&r, "Assets/\xC3\xA9.cs", 3, 0);
    ck_assert_uint_eq(r.n_problems, 2);
    check_problem(&r, 0, "Assets/\xE9t\xE9", WALK_NOT_UTF8);
    check_problem(&r, 1, "Assets/\xFF.cs", WALK_NOT_UTF8);
    walk_result_done(&r);
}
END_TEST

START_TEST(walk_gives_a_guid_to_the_first_path)
{
    struct guid g = guid_number(7);
    struct walk_result r;

    make_folder("Assets/a");
    make_asset("Assets/a/A.cs", 7);
    make_asset("Assets/Z.cs", 7);
    make_asset("Assets/b.cs", 7);
    r = walk(&usual);
    check_entry(&r, "Assets/Z.cs", 7, 0);
    ck_assert_uint_eq(r.index.n_entries, 1);
    ck_assert_uint_eq(r.n_problems, 2);
    check_problem(&r, 0, "Assets/a/A.cs.meta", WALK_DUPLICATE);
    check_problem(&r, 1, "Assets/b.cs.meta", WALK_DUPLICATE);
    ck_assert(guid_eq(&r.problems[0].guid, &g));
    walk_result_done(&r);
}
END_TEST

START_TEST(walk_stops_below_the_maximum_depth)
{
    struct walk_options o = usual;
    struct walk_result r;

    o.max_depth = 1;
    make_folder("Assets/a");
    make_folder("Assets/a/b");
    make_asset("Assets/a/A.cs", 1);
    make_asset("Assets/a/b/B.cs", 2);
    r = walk(&o);
    ck_assert_uint_eq(r.index.n_entries, 1);
    ck_assert_uint_eq(r.n_problems, 1);
    check_problem(&r, 0, "Assets/a/b", WALK_TOO_DEEP);
    walk_result_done(&r);
}
END_TEST

static void check_refused(const struct walk_options *o, enum err_kind kind)
{
    struct walk_result r = {.n_entries = 77};
    struct err err;

    ck_assert(!walk_project(o, &r, &err));
    ck_assert_int_eq(err.kind, kind);
    ck_assert_uint_eq(r.n_entries, 77);
}

START_TEST(walk_is_refused_without_a_project_and_over_a_maximum)
{
    struct walk_options o = usual;
    char path[64];

    o.project = "/nonexistent/project";
    check_refused(&o, ERR_NOT_FOUND);
    o.project = "/tmp";
    check_refused(&o, ERR_NOT_FOUND);
    o = usual;
    for (unsigned i = 0; i < 100; i++) {
        snprintf(path, sizeof(path), "Assets/%u.cs", i);
        make_asset(path, i);
    }
    o.max_entries = 199;
    check_refused(&o, ERR_TOO_LARGE);
    o.n_threads = 3;
    check_refused(&o, ERR_TOO_LARGE);
    o.max_entries = 200;
    o.max_bytes = 1000;
    check_refused(&o, ERR_INTERNAL);
    o.max_bytes = 6000;
    check_refused(&o, ERR_TOO_LARGE);
}
END_TEST

/* Some hundred assets in folders of folders, with a duplicate, a bad one and a link. */
static void make_wide_project(void)
{
    char path[128];
    unsigned n = 0;

    for (unsigned i = 0; i < 8; i++) {
        snprintf(path, sizeof(path), "Assets/folder %u", i);
        make_folder(path);
        make_meta(path, ++n);
        for (unsigned k = 0; k < 6; k++) {
            snprintf(path, sizeof(path), "Assets/folder %u/part %u", i, k);
            make_folder(path);
            snprintf(path, sizeof(path), "Assets/folder %u/part %u/A.cs", i, k);
            make_asset(path, ++n);
            snprintf(path, sizeof(path), "Assets/folder %u/part %u/same.cs", i, k);
            make_asset(path, 1000);
            snprintf(path, sizeof(path), "Assets/folder %u/part %u/bad.meta", i, k);
            make_file(path, SLICE(""));
            snprintf(path, sizeof(path), "Assets/folder %u/part %u/link", i, k);
            make_link(k % 2 ? "../.." : "../../../Outside", path);
        }
    }
    make_folder("Outside");
    make_asset("Outside/Far.cs", 2000);
}

static void check_same(const struct walk_result *a, const struct walk_result *b)
{
    ck_assert_uint_eq(a->index.n_entries, b->index.n_entries);
    ck_assert_uint_eq(a->n_problems, b->n_problems);
    ck_assert_uint_eq(a->n_entries, b->n_entries);
    for (uint32_t i = 0; i < a->index.n_entries; i++) {
        const struct guid_entry *e = &a->index.entries[i], *f = &b->index.entries[i];

        ck_assert(guid_eq(&e->guid, &f->guid) && e->kind == f->kind);
        ck_assert(slice_eq(guid_index_path(&a->index, e), guid_index_path(&b->index, f)));
    }
    for (size_t i = 0; i < a->n_problems; i++) {
        ck_assert(slice_eq(a->problems[i].path, b->problems[i].path));
        ck_assert(a->problems[i].reason == b->problems[i].reason);
    }
}

/* --- A walk that is stopped. --- */

struct stop {
    pthread_t caller;
    size_t n_asked, after; /* stops with this question; 0: never */
    size_t last_done;
};

static bool ask(void *ctx, size_t done, size_t total)
{
    struct stop *s = ctx;

    ck_assert(pthread_equal(s->caller, pthread_self()));
    ck_assert_uint_ge(done, s->last_done);
    ck_assert_uint_eq(total, 0);
    s->last_done = done;
    return ++s->n_asked != s->after;
}

/* With that question; how many assets it had found by then, and how often it asked. */
static size_t walk_until(size_t after, unsigned n_threads, size_t *ret_asked)
{
    struct stop stop = {.caller = pthread_self(), .after = after};
    const struct scan_watch watch = {ask, &stop};
    struct walk_options o = usual;
    struct walk_result whole = walk(&o), r;
    size_t n;

    o.n_threads = n_threads;
    o.watch = &watch;
    r = walk(&o);
    ck_assert_int_eq(r.is_partial, after && stop.n_asked == after);
    for (uint32_t i = 0; i < r.index.n_entries; i++) /* perhaps at a path that is second */
        ck_assert(guid_index_find(&whole.index, &r.index.entries[i].guid) != NULL);
    n = r.index.n_entries;
    ck_assert(r.is_partial ? n <= whole.index.n_entries : n == whole.index.n_entries);
    *ret_asked = stop.n_asked;
    walk_result_done(&whole);
    walk_result_done(&r);
    return n;
}

START_TEST(walk_that_is_stopped_has_what_it_found)
{
    size_t n_whole, n_asked, n_last = 0, all;

    make_wide_project();
    n_whole = walk_until(0, 1, &all);
    ck_assert_uint_gt(all, 10); /* once for each folder */
    for (size_t after = 1; after <= all; after++) {
        size_t n = walk_until(after, 1, &n_asked);

        ck_assert_uint_eq(n_asked, after);
        ck_assert_uint_ge(n, n_last);
        n_last = n;
    }
    ck_assert_uint_le(n_last, n_whole);
    ck_assert_uint_eq(walk_until(1, 1, &n_asked), 0);
    ck_assert_uint_eq(walk_until(all + 1, 1, &n_asked), n_whole);
    for (size_t after = 1; after < 6; after++)
        walk_until(after, 4, &n_asked);
    walk_until(0, 4, &n_asked);
}
END_TEST

START_TEST(walk_is_stopped_in_a_long_folder)
{
    size_t n_asked, n;
    char path[64];

    for (unsigned i = 0; i < 2000; i++) {
        snprintf(path, sizeof(path), "Assets/%u.cs", i);
        make_asset(path, i);
    }
    n = walk_until(3, 1, &n_asked);
    ck_assert_uint_gt(n, 0);
    ck_assert_uint_lt(n, 1000);
}
END_TEST

START_TEST(walk_gives_the_same_with_any_number_of_threads)
{
    struct walk_options o = usual;
    struct walk_result alone, many;

    make_wide_project();
    alone = walk(&usual);
    ck_assert_uint_eq(alone.index.n_entries, 8 + 48 + 1 + 1);
    /* duplicates, bad ones, links but one */
    ck_assert_uint_eq(alone.n_problems, 47 + 48 + 47);
    for (unsigned i = 0; i < 30; i++) {
        o.n_threads = i == 29 ? 1000 : i % 5;
        many = walk(&o);
        check_same(&alone, &many);
        walk_result_done(&many);
    }
    walk_result_done(&alone);
}
END_TEST

START_TEST(walk_fails_cleanly_when_any_allocation_fails)
{
    struct walk_result r = {.n_entries = 77};
    struct err err;
    size_t n = 0;
    bool is_ok = false;

    make_folder("Assets/a");
    make_asset("Assets/a/A.cs", 1);
    make_asset("Assets/B.cs", 1);
    make_file("Assets/C.cs.meta", SLICE(""));
    make_link("../Outside", "Assets/link");
    make_folder("Outside");
    make_asset("Outside/Far.cs", 2);
    while (!is_ok && n < 1000) {
        mem_fail_after(++n);
        is_ok = walk_project(&usual, &r, &err);
        mem_fail_after(0);
        ck_assert(is_ok || (err.kind == ERR_INTERNAL && r.n_entries == 77));
    }
    ck_assert_uint_gt(n, 10);
    ck_assert_uint_lt(n, 1000);
    ck_assert_uint_eq(r.index.n_entries, 2);
    walk_result_done(&r);
}
END_TEST

START_TEST(every_reason_has_a_text)
{
    for (int i = 0; i < WALK_REASON_COUNT; i++)
        ck_assert_ptr_nonnull(walk_reason_text((enum walk_reason)i));
}
END_TEST

/* ../shared/<name> beside the source, if it is there. */
static bool find_shared(const char *name, char to[PATH_MAX])
{
    const char *source = getenv("UMCP_SOURCE");
    char path[PATH_MAX];

    snprintf(path, sizeof(path), "%s/../shared/%s", source ? source : ".", name);
    if (realpath(path, to)) /* absolute: a root is taken relative to the project */
        return true;
    fprintf(stderr, "skipped: no %s\n", path);
    return false;
}

START_TEST(walk_reads_real_projects)
{
    static const char *const names[] = {"2d-techdemos", "Mirror", "NavMeshComponents",
                                        "gvr-unity-sdk", "ml-agents/Project"};
    static const char *const roots[] = {"../com.unity.ml-agents"}; /* of the last of them */
    char root[PATH_MAX], path[2 * PATH_MAX];

    if (!find_shared("unity-projects", root))
        return;
    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        struct walk_options o = usual;
        struct walk_result r, alone;

        snprintf(path, sizeof(path), "%s/%s", root, names[i]);
        if (access(path, R_OK) != 0)
            continue;
        o.project = path;
        o.roots = roots;
        o.n_roots = i == N_ELEMENTS(names) - 1;
        alone = walk(&o);
        o.n_threads = 3;
        r = walk(&o);
        check_same(&alone, &r);
        ck_assert_uint_gt(r.index.n_entries, 50);
        fprintf(stderr, "%s: %zu names, %u guids, %zu problems, %zu bytes of paths, %zu in all\n",
                names[i], r.n_entries, r.index.n_entries, r.n_problems, r.index.text_len,
                guid_index_bytes(&r.index));
        walk_result_done(&alone);
        walk_result_done(&r);
    }
}
END_TEST

START_TEST(walk_reads_real_hard_cases)
{
    char root[PATH_MAX], path[2 * PATH_MAX];
    const char *const roots[] = {root};
    struct walk_options o = usual;
    struct walk_result r;

    if (!find_shared("unity-projects/edge-cases", root))
        return;
    o.roots = roots;
    o.n_roots = 1;
    r = walk(&o);
    ck_assert_uint_eq(r.index.n_entries, 2); /* the one with CRLF and the one with a BOM */
    ck_assert_uint_eq(r.n_problems, 2);
    snprintf(path, sizeof(path), "%s/conflict-meta.meta", root);
    check_problem(&r, 0, path, WALK_CONFLICT);
    snprintf(path, sizeof(path), "%s/lfs-pointer-meta.meta", root);
    check_problem(&r, 1, path, WALK_LFS);
    walk_result_done(&r);
}
END_TEST

static Suite *walk_suite(void)
{
    Suite *s = suite_create("walk");
    TCase *c = tcase_create("walk");

    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, make_project, remove_project);
    tcase_add_test(c, walk_indexes_assets_and_embedded_packages);
    tcase_add_test(c, walk_takes_the_roots_it_is_given);
    tcase_add_test(c, walk_leaves_out_what_unity_leaves_out);
    tcase_add_test(c, walk_reports_every_bad_meta_and_goes_on);
    tcase_add_test(c, walk_reports_what_it_may_not_read);
    tcase_add_test(c, walk_searches_a_long_meta_further);
    tcase_add_test(c, walk_follows_links_once_and_survives_loops);
    tcase_add_test(c, walk_keeps_names_that_are_no_text);
    tcase_add_test(c, walk_gives_a_guid_to_the_first_path);
    tcase_add_test(c, walk_stops_below_the_maximum_depth);
    tcase_add_test(c, walk_is_refused_without_a_project_and_over_a_maximum);
    tcase_add_test(c, walk_that_is_stopped_has_what_it_found);
    tcase_add_test(c, walk_is_stopped_in_a_long_folder);
    tcase_add_test(c, walk_gives_the_same_with_any_number_of_threads);
    tcase_add_test(c, walk_fails_cleanly_when_any_allocation_fails);
    tcase_add_test(c, every_reason_has_a_text);
    tcase_add_test(c, walk_reads_real_projects);
    tcase_add_test(c, walk_reads_real_hard_cases);
    suite_add_tcase(s, c);
    return s;
}

int main(void)
{
    SRunner *sr = srunner_create(walk_suite());
    int n_failed;

    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
