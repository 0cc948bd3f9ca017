/*
 * unity/check/check.h: a check of a project with threads, stopped, without memory, and with what
 * else there is on disks. Where ../shared lies beside the source, its real projects are checked
 * too.
 */
#include <sys/stat.h>

#include "check_rig.h"

/* --- Threads, stopping, and what else there is on disks. --- */

static void make_many(void)
{
    char path[64], text[1024];

    for (unsigned i = 0; i < 400; i++) {
        snprintf(path, sizeof(path), "Assets/F%u/G%u/%u.%s", i % 7, i % 3, i,
                 i % 5 ? "asset" : "prefab");
        snprintf(text, sizeof(text),
                 "%s--- !u!114 &%u\nMonoBehaviour:\n  m_Script: %s\n  a: {fileID: %u}\n"
                 "  b: {fileID: 1, guid: 0c0000000000000000000000000000%02x, type: 2}\n"
                 "  c: " REF_IMAGE "\n",
                 RIG_HEAD, i + 1, i % 11 ? REF_CS : "{fileID: 0}", i % 3 ? i + 1 : i + 2, i % 20);
        rig_text(path, text);
    }
}

/* Everything that a result says. */
static struct buf write_all(const struct check_result *r)
{
    struct buf b;

    buf_init(&b, (size_t)1 << 24);
    for (size_t i = 0; i < r->n_findings; i++) {
        const struct finding *f = &r->findings[i];

        buf_printf(&b, "%s %.*s %zu %.*s %d %.*s %lld %.*s\n", kind_name(f->kind),
                   SLICE_ARG(f->path), f->line, SLICE_ARG(f->object), f->component,
                   SLICE_ARG(f->property), (long long)f->file_id, SLICE_ARG(f->context));
    }
    for (size_t i = 0; i < r->n_unresolved; i++)
        buf_printf(&b, "%02x %zu %zu %.*s %zu\n", r->unresolved[i].guid.b[15],
                   r->unresolved[i].n_uses, r->unresolved[i].n_scripts,
                   SLICE_ARG(r->unresolved[i].path), r->unresolved[i].line);
    for (size_t i = 0; i < r->n_packages; i++)
        buf_printf(&b, "%.*s %zu %.*s %zu\n", SLICE_ARG(r->packages[i].package),
                   r->packages[i].n_uses, SLICE_ARG(r->packages[i].path), r->packages[i].line);
    buf_printf(&b, "%zu %zu %zu %zu", r->n_files, r->n_total, r->n_references, r->n_broken);
    ck_assert(buf_ok(&b));
    return b;
}

START_TEST(result_does_not_depend_on_the_number_of_threads)
{
    struct check_result r;
    struct buf alone, many;

    rig_text("Packages/manifest.json", "{\"dependencies\": {\"com.somebody.tool\": \"1.0.0\"}}");
    make_many();
    r = check_all();
    ck_assert_uint_eq(r.n_unresolved, 20);
    ck_assert_uint_gt(r.n_findings, 100);
    alone = write_all(&r);
    check_result_done(&r);
    for (unsigned n = 2; n <= 9; n++) {
        r = check_with(CHECK_ALL, n, NULL);
        many = write_all(&r);
        ck_assert(slice_eq(buf_slice(&alone), buf_slice(&many)));
        buf_done(&many);
        check_result_done(&r);
    }
    buf_done(&alone);
}
END_TEST

struct stop {
    unsigned n_calls, after;
};

static bool stop_after(void *ctx, size_t done, size_t total)
{
    struct stop *s = ctx;

    ck_assert_uint_le(done, total);
    ck_assert_uint_gt(total, 0);
    return s->n_calls++ < s->after;
}

START_TEST(caller_may_stop_it)
{
    struct stop s = {.after = 0};
    const struct scan_watch watch = {.go_on = stop_after, .ctx = &s};

    make_many();
    for (unsigned n = 1; n <= 2; n++) {
        struct check_result r = check_with(CHECK_ALL, n, &watch);

        ck_assert(r.is_partial);
        ck_assert_uint_lt(r.n_files, r.n_total);
        ck_assert_uint_eq(r.n_findings, 0);
        check_result_done(&r);
    }
    s = (struct stop){.after = UINT_MAX};
    for (unsigned n = 1; n <= 2; n++) {
        struct check_result r = check_with(CHECK_ALL, n, &watch);

        ck_assert(!r.is_partial);
        ck_assert_uint_gt(s.n_calls, 0);
        check_result_done(&r);
    }
}
END_TEST

/* Stops when some files have been read, whenever that is. */
static bool stop_in_the_middle(void *ctx, size_t done, size_t total)
{
    struct stop *s = ctx;

    (void)total;
    if (done == 0)
        return true;
    s->n_calls++;
    return false;
}

START_TEST(what_was_found_before_a_stop_is_kept)
{
    struct stop s = {.after = 0};
    const struct scan_watch watch = {.go_on = stop_in_the_middle, .ctx = &s};
    struct buf big;

    /* Enough to be asked in the middle of it: each file takes about as long as the pace. */
    buf_init(&big, (size_t)1 << 24);
    buf_append(&big, slice_of(ASSET("  a: {fileID: 5}\n  list:\n")));
    while (big.len < (size_t)1 << 20)
        buf_append(&big, SLICE("  - {fileID: 11400000}\n"));
    ck_assert(buf_ok(&big));
    rig_file("Assets/000.asset", buf_slice(&big));
    buf_done(&big);
    for (unsigned i = 1; i < 40; i++) {
        char path[64];

        snprintf(path, sizeof(path), "Assets/%03u.asset", i);
        ck_assert_int_eq(link(rig_path("Assets/000.asset"), rig_path(path)), 0);
    }
    for (unsigned n = 1; n <= 2; n++) {
        struct check_result r = check_with(CHECK_ALL, n, &watch);

        ck_assert_uint_eq(r.is_partial, s.n_calls > 0);
        for (size_t i = 1; i < r.n_findings; i++)
            ck_assert_int_lt(slice_compare(r.findings[i - 1].path, r.findings[i].path), 0);
        ck_assert_uint_eq(r.n_findings == 40, !r.is_partial);
        check_result_done(&r);
        s.n_calls = 0;
    }
}
END_TEST

START_TEST(file_without_permission_is_unreadable)
{
    if (geteuid() == 0) {
        fprintf(stderr, "skipped: root may read everything\n");
        return;
    }
    rig_text("Assets/A.asset", ASSET(""));
    rig_text("Assets/B.thing", ASSET(""));
    ck_assert_int_eq(chmod(rig_path("Assets/A.asset"), 0), 0);
    ck_assert_int_eq(chmod(rig_path("Assets/B.thing"), 0), 0);
    expect(CHECK_ALL, "unreadable Assets/A.asset:0\nunreadable Assets/B.thing:0\n");
}
END_TEST

START_TEST(pipes_and_loops_do_not_hold_it_up)
{
    rig_text("Assets/A.asset", ASSET("  a: {fileID: 5}\n"));
    rig_folder("Assets/Sub");
    ck_assert_int_eq(mkfifo(rig_path("Assets/Pipe.asset"), 0666), 0);
    ck_assert_int_eq(symlink("..", rig_path("Assets/Sub/Up")), 0);
    ck_assert_int_eq(symlink("Self.asset", rig_path("Assets/Self.asset")), 0);
    ck_assert_int_eq(symlink("A.asset", rig_path("Assets/Same.asset")), 0);
    expect(CHECK_ALL, "reference Assets/A.asset:8 a\nreference Assets/Same.asset:8 a\n"
                      "unreadable Assets/Self.asset:0\n");
}
END_TEST

START_TEST(file_that_changed_since_the_walk_is_no_finding)
{
    struct check_result r;
    struct project p;
    struct err err;

    rig_text("Assets/A.asset", ASSET("  a: {fileID: 5}\n"));
    rig_text("Assets/B.asset", ASSET("  a: {fileID: 5}\n"));
    rig_text("Assets/C.asset", ASSET("  a: {fileID: 5}\n"));
    p = rig_open();
    ck_assert_int_eq(unlink(rig_path("Assets/A.asset")), 0);
    ck_assert_int_eq(unlink(rig_path("Assets/B.asset")), 0);
    ck_assert_int_eq(mkdir(rig_path("Assets/B.asset"), 0777), 0);
    ck_assert(check_project(&p, CHECK_ALL, NULL, &r, &err));
    ck_assert_uint_eq(r.n_findings, 1);
    ck_assert(slice_is(r.findings[0].path, "Assets/C.asset"));
    check_result_done(&r);
    project_done(&p);
}
END_TEST

START_TEST(name_that_is_not_utf8_is_checked_all_the_same)
{
    rig_text("Assets/\xFF.asset", ASSET("  a: {fileID: 5}\n"));
    expect(CHECK_ALL, "unreadable Assets/\xFF.asset:0\nreference Assets/\xFF.asset:8 a\n");
}
END_TEST

START_TEST(large_file_is_read_whole)
{
    struct check_result r;
    struct buf b;

    buf_init(&b, (size_t)1 << 24);
    buf_append(&b, slice_of(ASSET("  bytes: ")));
    while (b.len < (size_t)3 << 20)
        buf_append(&b, SLICE("0123456789abcdef"));
    buf_append(&b, SLICE("\n  a: {fileID: 5}\n"));
    rig_file("Assets/A.asset", buf_slice(&b));
    rig_file("Assets/A.asset.meta", SLICE("fileFormatVersion: 2\nguid: " GUID_NONE "\n"));
    buf_done(&b);
    r = check_all();
    ck_assert_uint_eq(r.n_findings, 1);
    ck_assert_uint_eq(r.findings[0].line, ASSET_LINE + 1);
    check_result_done(&r);
}
END_TEST

START_TEST(file_with_a_million_findings_hides_nothing_else)
{
    const size_t n_bad = 1000002;
    struct check_result r;
    size_t n_listed = 0;
    struct buf b;

    buf_init(&b, (size_t)1 << 26);
    buf_append(&b, slice_of(ASSET("  list:\n")));
    for (size_t i = 0; i < n_bad; i++)
        buf_append(&b, SLICE("  - {fileID: 5}\n"));
    rig_file("Assets/A.asset", buf_slice(&b));
    buf_done(&b);
    rig_text("Assets/B.asset", ASSET("  a: {fileID: 5}\n"));
    r = check_all();
    for (size_t i = 0; i < r.n_findings; i++)
        n_listed += slice_is(r.findings[i].path, "Assets/A.asset") && !r.findings[i].n_more;
    ck_assert_uint_eq(n_listed, 10000);
    ck_assert_uint_eq(check_count_unlisted(&r), n_bad - n_listed);
    ck_assert_uint_eq(check_count(&r, FINDING_REFERENCE), n_bad + 1);
    ck_assert_uint_eq(r.n_broken, n_bad + 1);
    ck_assert(slice_is(r.findings[r.n_findings - 1].path, "Assets/B.asset"));
    check_result_done(&r);
}
END_TEST

START_TEST(check_without_memory_fails_and_leaks_nothing)
{
    struct project p;
    bool is_ok = false;

    rig_text("Packages/manifest.json", "{\"dependencies\": {\"com.somebody.tool\": \"1.0.0\"}}");
    rig_text("Assets/A.prefab",
             RIG_HEAD "--- !u!1 &1\nGameObject:\n  m_Component:\n  - component: {fileID: 2}\n"
                      "  m_Name: Root\n  m_Icon: {fileID: 5}\n"
                      "--- !u!4 &2\nTransform:\n  m_GameObject: {fileID: 1}\n"
                      "  m_Father: {fileID: 0}\n");
    rig_text("Assets/B.asset", ASSET("  a: [" REF_NONE "]\n  b: " REF_IMAGE "\n"));
    rig_text("Assets/C.asset", "");
    rig_text("Assets/c.png.meta", "<<<<<<< HEAD\n");
    p = rig_open();
    for (size_t i = 1; !is_ok && i < 100000; i++) {
        struct check_result r = {.n_files = 77};
        struct err err = {.kind = ERR_NONE};

        mem_fail_after(i);
        is_ok = check_project(&p, CHECK_ALL, NULL, &r, &err);
        mem_fail_after(0);
        ck_assert(is_ok || (err.kind == ERR_INTERNAL && r.n_files == 77));
        if (is_ok)
            check_result_done(&r);
    }
    ck_assert(is_ok);
    project_done(&p);
}
END_TEST

/* Nothing of a real project is malformed, and all of it adds up. */
START_TEST(real_projects_are_checked)
{
    static const char *const names[] = {"2d-techdemos", "Mirror", "NavMeshComponents",
                                        "gvr-unity-sdk", "ml-agents/Project"};
    char path[PATH_MAX], shared[64];

    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        size_t n_kinds[4] = {0};
        struct check_result r;
        struct project p;
        struct err err;

        snprintf(shared, sizeof(shared), "../shared/unity-projects/%s", names[i]);
        if (!rig_find(shared, path))
            continue;
        ck_assert_msg(project_open(path, 2, &p, &err), "%s", err.message);
        ck_assert_msg(check_project(&p, CHECK_ALL, NULL, &r, &err), "%s", err.message);
        for (size_t k = 0; k < r.n_findings; k++)
            n_kinds[r.findings[k].kind]++;
        ck_assert_uint_eq(n_kinds[FINDING_MALFORMED], 0);
        ck_assert_uint_eq(r.n_broken, n_kinds[FINDING_SCRIPT] + n_kinds[FINDING_REFERENCE]);
        ck_assert_uint_gt(r.n_references, 1000);
        fprintf(stderr, "%s: %zu files, %zu references, %zu scripts, %zu broken, %zu unresolved\n",
                names[i], r.n_files, r.n_references, n_kinds[FINDING_SCRIPT],
                n_kinds[FINDING_REFERENCE], r.n_unresolved);
        ck_assert(!find_package(&r, ""));
        check_result_done(&r);
        project_done(&p);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("check_files");
    TCase *made = tcase_create("made"), *real = tcase_create("real");

    tcase_add_checked_fixture(made, make_project, rig_end);
    tcase_set_timeout(made, 60);
    tcase_add_test(made, result_does_not_depend_on_the_number_of_threads);
    tcase_add_test(made, caller_may_stop_it);
    tcase_add_test(made, what_was_found_before_a_stop_is_kept);
    tcase_add_test(made, file_without_permission_is_unreadable);
    tcase_add_test(made, pipes_and_loops_do_not_hold_it_up);
    tcase_add_test(made, file_that_changed_since_the_walk_is_no_finding);
    tcase_add_test(made, name_that_is_not_utf8_is_checked_all_the_same);
    tcase_add_test(made, large_file_is_read_whole);
    tcase_add_test(made, file_with_a_million_findings_hides_nothing_else);
    tcase_add_test(made, check_without_memory_fails_and_leaks_nothing);
    suite_add_tcase(suite, made);
    tcase_set_timeout(real, 60);
    tcase_add_test(real, real_projects_are_checked);
    suite_add_tcase(suite, real);
    return rig_run(suite);
}
