/*
 * The project host with a clock of the test's: editor's guard of ten seconds counts from the moment
 * a call is posted or begins, walk included, and what there is by then is told.
 */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

#include "host/host.h"

#include "unit/unity/project_rig.h"

enum { FOLDERS = 60 };

struct test_call {
    struct arena arena;
    struct host_call hosted;
    bool is_finished;
};

static struct host *host;
static sem_t woken, asked, go;
static pthread_t loop;
static atomic_llong now;
static atomic_int step;       /* ms that pass with each question of the worker's */
static atomic_bool is_gated;  /* the worker's first question waits for `go` */
static struct test_call call; /* one at a time */

/* --- The clock and the owner. --- */

static int64_t tell_time(void)
{
    if (pthread_equal(pthread_self(), loop))
        return atomic_load(&now);
    if (atomic_exchange(&is_gated, false)) {
        sem_post(&asked);
        while (sem_wait(&go) != 0)
            ;
    }
    return atomic_fetch_add(&now, atomic_load(&step));
}

static void on_finished(void *ctx, struct host_call *hosted)
{
    (void)ctx;
    ck_assert_ptr_eq(hosted, &call.hosted);
    ck_assert(!call.is_finished);
    call.is_finished = true;
}

static void on_wake(void *ctx)
{
    (void)ctx;
    sem_post(&woken);
}

static const struct host_events events = {.finished = on_finished, .wake = on_wake};

/* --- Calls. --- */

static void post(enum tool_id id, const char *args)
{
    const struct json *tree;
    struct json_fault fault;
    struct bound_args bound;

    call = (struct test_call){.is_finished = false};
    arena_init(&call.arena, 1 << 20);
    buf_init(&call.hosted.result, 1 << 20);
    ck_assert(json_parse(&call.arena, slice_of(args), &tree, &fault));
    ck_assert(args_bind(&call.arena, tool_by_id(id), tree, false, &bound));
    call.hosted.tool = tool_by_id(id);
    call.hosted.args = bound.args;
    call.hosted.arena = &call.arena;
    host->ops->post(host, &call.hosted);
}

static void finish(void)
{
    while (!call.is_finished) {
        while (sem_wait(&woken) != 0)
            ;
        host->ops->tick(host, atomic_load(&now));
    }
    ck_assert_msg(call.hosted.err.kind == ERR_NONE, "%s", call.hosted.err.message);
    ck_assert(call.hosted.is_from_files);
}

static void end_call(void)
{
    arena_done(&call.arena);
    buf_done(&call.hosted.result);
}

static int64_t number_in(const char *key)
{
    const struct json *root;
    struct json_fault fault;
    int64_t number = -1;

    ck_assert(json_parse(&call.arena, buf_slice(&call.hosted.result), &root, &fault));
    ck_assert(json_to_int(json_get(root, key), &number));
    return number;
}

/* What the only diagnostic says: after how many ms, and of how many items. */
static void check_stopped(int64_t *ret_ms, int64_t *ret_items)
{
    long long ms, items;
    int end = 0;

    ck_assert_uint_eq(call.hosted.n_diagnostics, 1);
    ck_assert_msg(sscanf(call.hosted.diagnostics[0].p,
                         "Scan stopped after %lldms. Processed %lld items. Results may be "
                         "partial.%n",
                         &ms, &items, &end) == 2 &&
                      (size_t)end == call.hosted.diagnostics[0].len,
                  "%.*s", SLICE_ARG(call.hosted.diagnostics[0]));
    *ret_ms = ms;
    *ret_items = items;
}

/* The walk was stopped, and the body has counted what it found. */
static void check_part(void)
{
    int64_t ms, items;

    check_stopped(&ms, &items);
    ck_assert_int_ge(ms, 8000);
    ck_assert_int_le(ms, 11000);
    ck_assert_int_gt(number_in("totalAssets"), 0);
    ck_assert_int_lt(number_in("totalAssets"), FOLDERS);
    ck_assert_int_ge(items, number_in("totalAssets"));
}

static void check_whole(void)
{
    post(TOOL_PROJECT_ASSETS_SUMMARY, "{}");
    finish();
    ck_assert_uint_eq(call.hosted.n_diagnostics, 0);
    ck_assert_int_eq(number_in("totalAssets"), FOLDERS);
    end_call();
}

/* --- The host. --- */

/* Each asset in a folder of its own, since folders are what the walk asks for. */
static void begin(void)
{
    char path[64], guid[33];

    loop = pthread_self();
    sem_init(&woken, 0, 0);
    sem_init(&asked, 0, 0);
    sem_init(&go, 0, 0);
    atomic_store(&now, 1000);
    atomic_store(&step, 0);
    rig_begin();
    for (int i = 0; i < FOLDERS; i++) {
        snprintf(path, sizeof(path), "Assets/Folder%02d/Thing.mat", i);
        snprintf(guid, sizeof(guid), "%032x", i + 1);
        rig_asset(path, guid, "");
    }
}

static void open_host(void)
{
    struct err err;

    host = project_host_new(
        &(struct project_options){.path = rig_root, .n_threads = 1, .clock = tell_time}, &events,
        &err);
    ck_assert_msg(host != NULL, "%s", err.message);
}

static void change(void)
{
    rig_asset("Assets/Folder00/Other.mat", "f0000000000000000000000000000000", "");
    remove(rig_path("Assets/Folder00/Other.mat"));
    remove(rig_path("Assets/Folder00/Other.mat.meta"));
}

/* Posts when the worker wants to know the time, and lets that pass from then on. Whatever it was
 * about to do, the project must be walked for the call. */
static void post_as_time_passes(enum tool_id id, const char *args)
{
    while (sem_wait(&asked) != 0)
        ;
    change();
    atomic_store(&step, 150);
    post(id, args);
    sem_post(&go);
    finish();
    atomic_store(&step, 0);
}

/* Has the worker want to know the time. */
static void rouse(void)
{
    atomic_store(&is_gated, true);
    change();
}

static void end(void)
{
    host->ops->free(host);
    rig_end();
}

/* At the start the project is walked before anybody asks; whoever asks waits for that. */
START_TEST(call_that_waits_for_the_first_walk_is_answered_in_time)
{
    atomic_store(&is_gated, true);
    open_host();
    post_as_time_passes(TOOL_PROJECT_ASSETS_SUMMARY, "{}");
    check_part();
    end_call();
    check_whole();
}
END_TEST

START_TEST(call_that_walks_itself_is_answered_in_time)
{
    open_host();
    check_whole();
    for (int i = 0; i < 3; i++) {
        rouse();
        post_as_time_passes(TOOL_PROJECT_ASSETS_SUMMARY, "{}");
        check_part();
        end_call();
    }
    check_whole();
}
END_TEST

/* A list of assets likewise; what would be wrong on a part of a project waits for all of it. */
START_TEST(only_calls_that_make_sense_on_a_part_take_one)
{
    atomic_store(&is_gated, true);
    open_host();
    post_as_time_passes(TOOL_ASSET_INFO, "{\"assetPath\":\"Assets/Folder59/Thing.mat\"}");
    end_call();
    rouse();
    post_as_time_passes(TOOL_PROJECT_ASSETS_LIST, "{\"limit\":5}");
    ck_assert_uint_eq(call.hosted.n_diagnostics, 1);
    ck_assert_int_gt(number_in("total"), 0);
    ck_assert_int_lt(number_in("total"), FOLDERS);
    end_call();
    post(TOOL_PROJECT_ASSETS_LIST, "{\"limit\":5}");
    finish();
    ck_assert_int_eq(number_in("total"), FOLDERS);
    end_call();
}
END_TEST

START_TEST(host_is_freed_while_it_walks)
{
    atomic_store(&is_gated, true);
    open_host();
    while (sem_wait(&asked) != 0)
        ;
    sem_post(&go);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("project_host");
    TCase *tc = tcase_create("guard");

    tcase_set_timeout(tc, 60);
    tcase_add_checked_fixture(tc, begin, end);
    tcase_add_test(tc, call_that_waits_for_the_first_walk_is_answered_in_time);
    tcase_add_test(tc, call_that_walks_itself_is_answered_in_time);
    tcase_add_test(tc, only_calls_that_make_sense_on_a_part_take_one);
    tcase_add_test(tc, host_is_freed_while_it_walks);
    suite_add_tcase(suite, tc);
    return rig_run(suite);
}
