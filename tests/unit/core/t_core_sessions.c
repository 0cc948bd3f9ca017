/* Which sessions make room for new ones, and which outlive a flood of them. */
#include <check.h>
#include <stdio.h>

#include "core/internal.h"

static struct core *core;
static int64_t now;

static void pass(int64_t ms)
{
    now += ms;
    core_set_time(core, now, 1700000000000 + now);
}

static void not_random(void *to, size_t len)
{
    static unsigned n;

    memset(to, 0, len);
    n++;
    memcpy(to, &n, sizeof(n));
}

static void setup(void)
{
    core = core_new(&(struct core_config){.version = "0", .dialect = -1},
                    &(struct core_env){.random = not_random});
    now = 0;
    pass(1);
}

static void teardown(void)
{
    core_free(core);
}

static bool is_there(const char *id)
{
    return map_find(&core->sessions_by_id, slice_of(id));
}

/* Makes `n` sessions; `id` is that of the last. */
static struct session *initialize(unsigned n, char id[SESSION_ID_SIZE])
{
    struct session *s = NULL;

    for (unsigned i = 0; i < n; i++) {
        pass(1);
        s = session_new(core, SESSION_HTTP);
        ck_assert_ptr_nonnull(s);
        snprintf(id, SESSION_ID_SIZE, "%s", s->id);
    }
    return s;
}

/* Makes a session and uses it at once, and again after `ms`. */
static struct session *use(char id[SESSION_ID_SIZE], int ms)
{
    initialize(1, id);
    ck_assert_ptr_nonnull(session_find(core, slice_of(id)));
    pass(ms);
    return session_find(core, slice_of(id));
}

START_TEST(a_session_in_use_outlives_a_flood_of_sessions)
{
    char long_used[SESSION_ID_SIZE], id[SESSION_ID_SIZE];

    use(long_used, 1000);
    initialize(2 * LIMIT_SESSIONS, id);
    ck_assert(is_there(long_used));
    for (unsigned i = 0; i < 2 * LIMIT_SESSIONS; i++)
        use(id, 1); /* each of these makes calls, too */
    ck_assert(is_there(long_used));
    ck_assert(is_there(id)); /* the newest is not ended at once */
    ck_assert_uint_eq(core->sessions_by_id.n, LIMIT_SESSIONS);
}
END_TEST

START_TEST(a_session_in_use_outlives_those_that_their_clients_have_left)
{
    char fresh[SESSION_ID_SIZE], left[SESSION_ID_SIZE], id[SESSION_ID_SIZE];

    for (unsigned i = 0; i < LIMIT_SESSIONS; i++)
        use(left, 2000);
    pass(LIMIT_SESSION_LEFT_MS);
    use(fresh, 1);
    for (unsigned i = 0; i < LIMIT_SESSIONS / 2; i++)
        use(id, 1);
    ck_assert(is_there(fresh));
    ck_assert(is_there(left)); /* those that were left longer ago went */
}
END_TEST

START_TEST(new_sessions_have_some_room_among_those_in_use)
{
    char used[SESSION_ID_SIZE], first[SESSION_ID_SIZE], id[SESSION_ID_SIZE];

    for (unsigned i = 0; i < LIMIT_SESSIONS; i++)
        use(used, 2);
    initialize(1, first);
    initialize(LIMIT_SESSIONS / 8 - 1, id);
    ck_assert(is_there(first));
    initialize(1, id);
    ck_assert(!is_there(first));
}
END_TEST

START_TEST(a_session_made_with_the_token_outlives_others)
{
    char ours[SESSION_ID_SIZE], other[SESSION_ID_SIZE], id[SESSION_ID_SIZE];

    use(ours, 1)->is_trusted = true;
    use(other, 5000);
    for (unsigned i = 0; i < 2 * LIMIT_SESSIONS; i++)
        use(id, 6000 + (int)i); /* each in use for longer than those before */
    ck_assert(is_there(ours));
    ck_assert(!is_there(other));
}
END_TEST

START_TEST(a_session_with_a_call_stays)
{
    char calling[SESSION_ID_SIZE], id[SESSION_ID_SIZE];
    struct peer p = {.kind = PEER_HTTP};
    struct call *call = call_new(core, initialize(1, calling), &p);

    initialize(2 * LIMIT_SESSIONS, id);
    ck_assert(is_there(calling));
    call_free(core, call);
    initialize(1, id);
    ck_assert(!is_there(calling));
}
END_TEST

START_TEST(sessions_over_sse_leave_room_for_others)
{
    char id[SESSION_ID_SIZE];
    unsigned n = 0;

    while (n <= LIMIT_SESSIONS && session_new(core, SESSION_SSE))
        n++;
    ck_assert_uint_eq(n, LIMIT_OPEN_STREAMS);
    initialize(LIMIT_SESSIONS, id);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("core_sessions");
    TCase *tc = tcase_create("core_sessions");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_set_timeout(tc, 60);
    tcase_add_test(tc, a_session_in_use_outlives_a_flood_of_sessions);
    tcase_add_test(tc, a_session_in_use_outlives_those_that_their_clients_have_left);
    tcase_add_test(tc, new_sessions_have_some_room_among_those_in_use);
    tcase_add_test(tc, a_session_made_with_the_token_outlives_others);
    tcase_add_test(tc, a_session_with_a_call_stays);
    tcase_add_test(tc, sessions_over_sse_leave_room_for_others);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
