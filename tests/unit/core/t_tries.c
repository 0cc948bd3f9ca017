/* Wrong tokens: who waits, for how long, and who is counted with whom. */
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
    memset(to, 7, len);
}

static void setup(void)
{
    const struct core_config config = {.token = "0123456789abcdef", .log_level = "", .version = ""};

    core = core_new(&config, &(struct core_env){.random = not_random});
    now = 0;
    pass(1);
}

static void teardown(void)
{
    core_free(core);
}

static struct peer from(const char *remote, bool is_same_user)
{
    struct peer p = {.kind = PEER_HTTP, .is_same_user = is_same_user};

    snprintf(p.remote, sizeof(p.remote), "%s", remote);
    snprintf(p.network, sizeof(p.network), "%.*s", (int)(strrchr(remote, ':') - remote), remote);
    return p;
}

static void guess(struct peer p, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        tries_wrong(core, &p);
}

static int64_t waits(struct peer p)
{
    return tries_wait(core, &p);
}

static int status;
static bool has_retry;

static void on_respond(struct peer *p, const struct response *r)
{
    (void)p;
    status = r->status;
    has_retry = slice_starts(r->headers, SLICE("Retry-After: "));
}

/* The status of a request with this token. */
static int ask(struct peer p, const char *token)
{
    static const struct peer_ops ops = {.respond = on_respond};
    struct http_request r = {.method = HTTP_GET_, .path = SLICE("/")};
    char header[64];

    snprintf(header, sizeof(header), "Bearer %s", token);
    r.header[HDR_HOST] = SLICE("localhost");
    r.header[HDR_AUTHORIZATION] = slice_of(header);
    p.ops = &ops;
    core_http(core, &p, &r);
    ck_assert_int_eq(has_retry, status == 429);
    return status;
}

START_TEST(ten_wrong_ones_and_then_the_address_waits)
{
    guess(from("10.0.0.1:1", false), LIMIT_TRIES_WRONG - 1);
    ck_assert_int_eq(waits(from("10.0.0.1:2", false)), 0);
    guess(from("10.0.0.1:3", false), 1); /* another connection, the same address */
    ck_assert_int_eq(waits(from("10.0.0.1:4", false)), LIMIT_TRY_WAIT_MS);
    ck_assert_int_eq(waits(from("10.0.0.2:4", false)), 0);
    pass(LIMIT_TRY_WAIT_MS);
    ck_assert_int_eq(waits(from("10.0.0.1:4", false)), 0);
    guess(from("10.0.0.1:3", false), 1);
    ck_assert_int_eq(waits(from("10.0.0.1:4", false)), 2 * LIMIT_TRY_WAIT_MS);
    guess(from("10.0.0.1:3", false), 100000);
    ck_assert_int_eq(waits(from("10.0.0.1:4", false)), LIMIT_TRY_WAIT_MAX_MS);
}
END_TEST

START_TEST(a_right_one_and_a_long_time_forget_the_wrong_ones)
{
    struct peer p = from("[::1]:9", false);

    guess(p, LIMIT_TRIES_WRONG - 1);
    tries_right(core, &p);
    guess(p, LIMIT_TRIES_WRONG - 1);
    ck_assert_int_eq(waits(p), 0);
    pass(LIMIT_TRY_QUIET_MS + 1);
    guess(p, LIMIT_TRIES_WRONG - 1);
    ck_assert_int_eq(waits(p), 0);
    guess(p, 1);
    ck_assert(waits(p));
}
END_TEST

START_TEST(another_user_at_the_same_address_does_not_make_the_owner_wait)
{
    guess(from("127.0.0.1:1", false), LIMIT_TRIES_WRONG);
    ck_assert(waits(from("127.0.0.1:2", false)));
    ck_assert_int_eq(waits(from("127.0.0.1:2", true)), 0);
}
END_TEST

START_TEST(while_an_address_waits_no_token_of_it_is_looked_at_but_the_owner_s)
{
    for (unsigned i = 0; i < LIMIT_TRIES_WRONG; i++)
        ck_assert_int_eq(ask(from("127.0.0.1:1", false), "wrong"), 401);
    ck_assert_int_eq(ask(from("127.0.0.1:1", false), "wrong"), 429);
    ck_assert_int_eq(ask(from("127.0.0.1:1", false), core->config.token), 429);
    pass(LIMIT_TRY_WAIT_MS);
    ck_assert_int_eq(ask(from("127.0.0.1:1", false), core->config.token), 200);
    /* This user could read the token's file, and guesses nothing. */
    for (unsigned i = 0; i < LIMIT_TRIES_WRONG; i++)
        ck_assert_int_eq(ask(from("127.0.0.1:1", true), "wrong"), 401);
    ck_assert_int_eq(ask(from("127.0.0.1:1", true), "wrong"), 429);
    ck_assert_int_eq(ask(from("127.0.0.1:1", true), core->config.token), 200);
}
END_TEST

START_TEST(the_table_keeps_those_who_tried_last)
{
    char remote[64];

    guess(from("10.0.0.1:1", false), LIMIT_TRIES_WRONG);
    for (unsigned i = 0; i < LIMIT_TRIES - 1; i++) {
        pass(1);
        snprintf(remote, sizeof(remote), "10.1.%u.%u:1", i / 200, i % 200);
        guess(from(remote, false), 1);
    }
    ck_assert(waits(from("10.0.0.1:1", false)));
    guess(from("10.2.0.1:1", false), 1); /* one too many: the one that was quiet for longest goes */
    ck_assert_int_eq(waits(from("10.0.0.1:1", false)), 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("tries");
    TCase *tests = tcase_create("tries");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, ten_wrong_ones_and_then_the_address_waits);
    tcase_add_test(tests, a_right_one_and_a_long_time_forget_the_wrong_ones);
    tcase_add_test(tests, another_user_at_the_same_address_does_not_make_the_owner_wait);
    tcase_add_test(tests, while_an_address_waits_no_token_of_it_is_looked_at_but_the_owner_s);
    tcase_add_test(tests, the_table_keeps_those_who_tried_last);
    suite_add_tcase(suite, tests);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed != 0;
}
