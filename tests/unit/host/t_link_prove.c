/*
 * Engines that must prove themselves before the link host listens to them, and those that cannot.
 * Texts have ' for ".
 */
#include "link_host_rig.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "link/link.h"

#define TOKEN  "a-token-of-16-characters-or-more"
#define NONCE  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define OTHER  "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
#define HELLO  "{'hello':{'protocol':2,'name':'demo','kind':'game'}}"
#define PORT   4711
#define WARNED "Warning: umcp refuses the engine at there: "

static char folder[64], key_path[128], key[LINKKEY_SIZE];
static unsigned char n_randoms;

/* Another one each time. */
static void next_random(void *to, size_t len)
{
    memset(to, ++n_randoms, len);
}

static void set_up_with(const char *token)
{
    struct err err;

    setup();
    host->ops->free(host);
    n_randoms = 0;
    snprintf(folder, sizeof(folder), "/tmp/umcp_prove_XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(key_path, sizeof(key_path), "%s/link.key", folder);
    ck_assert(linkkey_get(key_path, key, &err));
    host = link_host_new(
        &(struct link_options){
            .version = "1.2.3", .token = token, .key_path = key_path, .random = next_random},
        NULL, &events, &err);
    ck_assert_ptr_nonnull(host);
}

static void setup_key(void)
{
    set_up_with(NULL);
}

static void setup_token(void)
{
    set_up_with(TOKEN);
}

static void drop(void)
{
    teardown();
    unlink(key_path);
    rmdir(folder);
}

static void open_unproven(size_t i)
{
    next_must_prove = true;
    engine_open(i, true);
    next_must_prove = false;
    engines[i].conn.port = PORT;
}

/* What the proofs of this connection are about, once the host has answered. */
static struct linkproof hear_challenge(size_t i, enum linkproof_by by)
{
    struct linkproof p = {.by = by, .port = PORT, .engine_nonce = NONCE};
    char proof[LINKPROOF_SIZE], expected[512];

    for (size_t k = 0; k < LINKPROOF_SIZE - 1; k += 2)
        snprintf(p.server_nonce + k, 3, "%02x", n_randoms);
    ck_assert(
        linkproof_write(&p, true, by == LINKPROOF_BY_KEY ? slice_of(key) : SLICE(TOKEN), proof));
    snprintf(expected, sizeof(expected), "{'challenge':{'nonce':'%s','by':'%s','proof':'%s'}}\n",
             p.server_nonce, linkproof_by_name(by), proof);
    expect_heard(i, expected);
    return p;
}

/* An engine that knows the key has said so, and heard the challenge. */
static struct linkproof begin_by_key(size_t i)
{
    open_unproven(i);
    say(i, "{'nonce':'" NONCE "','key':true}");
    return hear_challenge(i, LINKPROOF_BY_KEY);
}

static void say_proof(size_t i, const struct linkproof *p, bool is_server, const char *secret)
{
    char proof[LINKPROOF_SIZE], text[256];

    ck_assert(linkproof_write(p, is_server, slice_of(secret), proof));
    snprintf(text, sizeof(text), "{'proof':'%s'}", proof);
    say(i, text);
}

static void expect_refused(size_t i, const char *why)
{
    char text[512];

    ck_assert(engines[i].is_closed);
    snprintf(text, sizeof(text), WARNED "%s\n", why);
    expect_told(text);
    expect_heard(i, "");
    say(i, HELLO); /* what follows is not heard */
    expect_told("");
}

static const char *const no_proof = "it did not first prove who it is";
static const char *const wrong_proof = "it did not prove that it knows the key of this user";

START_TEST(an_engine_that_proves_itself_is_welcome)
{
    struct linkproof p = begin_by_key(0);

    say_proof(0, &p, false, key);
    ck_assert(!engines[0].conn.must_prove);
    say(0, HELLO);
    expect_heard(0, "{'welcome':{'server':'1.2.3'}}\n");
    leave(0);
}
END_TEST

START_TEST(the_token_goes_before_the_key)
{
    struct linkproof p;

    open_unproven(0);
    say(0, "{'nonce':'" NONCE "','key':true,'token':true}");
    p = hear_challenge(0, LINKPROOF_BY_TOKEN);
    say_proof(0, &p, false, TOKEN);
    say(0, HELLO);
    expect_heard(0, "{'welcome':{'server':'1.2.3'}}\n");
    leave(0);
    open_unproven(1); /* which knows no token */
    say(1, "{'nonce':'" NONCE "','key':true}");
    p = hear_challenge(1, LINKPROOF_BY_KEY);
    buf_reset(&told, 0);
    p.by = LINKPROOF_BY_TOKEN; /* the secret is agreed upon */
    say_proof(1, &p, false, TOKEN);
    expect_refused(1, wrong_proof);
    leave(1);
}
END_TEST

START_TEST(a_server_without_a_token_takes_the_key)
{
    open_unproven(0);
    say(0, "{'nonce':'" NONCE "','key':true,'token':true}");
    hear_challenge(0, LINKPROOF_BY_KEY);
    leave(0);
    open_unproven(1);
    say(1, "{'nonce':'" NONCE "','token':true}");
    expect_refused(1, "it knows only a token, and this server has none (--token-file)");
    leave(1);
}
END_TEST

static const char *const too_early[] = {
    HELLO,          "{'proof':'" NONCE "'}", "{'state':'ready'}",
    "{'tools':[]}", "{'bye':'x'}",           "{'what':1}",
};

START_TEST(an_engine_that_talks_before_its_proof)
{
    open_unproven(0);
    say(0, too_early[_i]);
    expect_refused(0, no_proof);
    leave(0);
    open_unproven(0);
    say(0, "{'nonce':'" NONCE "','key':true}");
    forget_heard(0);
    say(0, _i == 1 ? "{'nonce':'" NONCE "','key':true}" : too_early[_i]); /* or asks twice */
    expect_refused(0, no_proof);
    leave(0);
    ck_assert_uint_eq(n_changes, 0);
}
END_TEST

static const struct {
    const char *text, *why;
} malformed[] = {
    {"", "its first messages are malformed"},
    {"x", "its first messages are malformed"},
    {"{'nonce':7,'key':true}", "its first messages are malformed"},
    {"{'nonce':'" NONCE "','key':true}\n{}", "its first messages are malformed"},
    {"{'nonce':'aa','key':true}", "its nonce is not 64 hex digits"},
    {"{'nonce':'A" NONCE "','key':true}", "its nonce is not 64 hex digits"},
    {"{'nonce':'" NONCE "'}", "it knows neither the key nor a token"},
    {"{'nonce':'" NONCE "','key':1}", "it knows neither the key nor a token"},
};

START_TEST(a_malformed_nonce)
{
    open_unproven(0);
    say(0, malformed[_i].text);
    expect_refused(0, malformed[_i].why);
    leave(0);
}
END_TEST

START_TEST(a_message_over_the_limit_before_the_proof)
{
    char text[LINKMSG_MAX_UNPROVEN + 64];

    memset(text, ' ', sizeof(text));
    memcpy(text, "{'nonce':'" NONCE "','key':true", 86);
    strcpy(text + LINKMSG_MAX_UNPROVEN, "}");
    open_unproven(0);
    say(0, text);
    expect_refused(0, "its first messages are malformed");
    leave(0);
}
END_TEST

START_TEST(a_proof_by_another_key)
{
    struct linkproof p = begin_by_key(0);

    say_proof(0, &p, false, OTHER);
    expect_refused(0, wrong_proof);
    leave(0);
}
END_TEST

START_TEST(the_servers_own_proof_sent_back)
{
    struct linkproof p = begin_by_key(0);

    say_proof(0, &p, true, key);
    expect_refused(0, wrong_proof);
    leave(0);
}
END_TEST

START_TEST(a_proof_for_another_port)
{
    struct linkproof p = begin_by_key(0);

    p.port = PORT + 1;
    say_proof(0, &p, false, key);
    expect_refused(0, wrong_proof);
    leave(0);
}
END_TEST

START_TEST(a_proof_of_an_earlier_connection)
{
    struct linkproof old = begin_by_key(0);

    leave(0);
    open_unproven(1);
    say(1, "{'nonce':'" NONCE "','key':true}");
    hear_challenge(1, LINKPROOF_BY_KEY);
    say_proof(1, &old, false, key);
    expect_refused(1, wrong_proof);
    leave(1);
}
END_TEST

START_TEST(an_engine_that_takes_its_time)
{
    open_unproven(0);
    say(0, "{'nonce':'" NONCE "','key':true}");
    forget_heard(0);
    wait_ms(9900);
    ck_assert(!engines[0].is_closed);
    wait_ms(200);
    ck_assert(engines[0].is_closed);
    expect_told("Warning: umcp disconnected there: it did not prove who it is\n");
    leave(0);
}
END_TEST

START_TEST(a_key_that_others_can_read_is_not_used)
{
    char text[512];

    ck_assert_int_eq(chmod(key_path, 0644), 0);
    open_unproven(0);
    say(0, "{'nonce':'" NONCE "','key':true}");
    snprintf(text, sizeof(text),
             "umcp does not read '%s', because other users can read it; delete the file, and "
             "umcp makes another",
             key_path);
    for (char *c = told.p; c < told.p + told.len; c++)
        *c = *c == '"' ? '\'' : *c;
    expect_refused(0, text);
    leave(0);
}
END_TEST

START_TEST(a_stranger_gets_no_code_while_somebody_else_can_have_it)
{
    struct test_call *c;

    next_may_eval = next_is_patient = true;
    next_is_stranger = true;
    engine_open(0, false);
    next_is_stranger = false;
    c = post(TOOL_EXECUTE_CODE, "{\"code\":\"1\"}"); /* there is nobody else */
    ck_assert(slice_contains(buf_slice(&engines[0].heard), SLICE("\"execute\"")));
    forget_heard(0);
    expect_open(c);
    next_is_ours = true;
    join(1, "player");
    next_is_ours = false;
    post(TOOL_EXECUTE_CODE, "{\"code\":\"2\"}");
    expect_heard(0, "");
    ck_assert(slice_contains(buf_slice(&engines[1].heard), SLICE("\"execute_code\"")));
    forget_heard(1);
    engine_open(2, false); /* a newer one of this user */
    post(TOOL_EXECUTE_CODE, "{\"code\":\"3\"}");
    expect_heard(0, "");
    expect_heard(1, "");
    ck_assert(slice_contains(buf_slice(&engines[2].heard), SLICE("\"execute\"")));
    for (size_t i = 0; i < 3; i++)
        leave(i);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("link_prove");
    TCase *by_key = tcase_create("key"), *by_token = tcase_create("token");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(by_key, setup_key, drop);
    tcase_add_test(by_key, an_engine_that_proves_itself_is_welcome);
    tcase_add_test(by_key, a_server_without_a_token_takes_the_key);
    tcase_add_loop_test(by_key, an_engine_that_talks_before_its_proof, 0,
                        (int)N_ELEMENTS(too_early));
    tcase_add_loop_test(by_key, a_malformed_nonce, 0, (int)N_ELEMENTS(malformed));
    tcase_add_test(by_key, a_message_over_the_limit_before_the_proof);
    tcase_add_test(by_key, a_proof_by_another_key);
    tcase_add_test(by_key, the_servers_own_proof_sent_back);
    tcase_add_test(by_key, a_proof_for_another_port);
    tcase_add_test(by_key, a_proof_of_an_earlier_connection);
    tcase_add_test(by_key, an_engine_that_takes_its_time);
    tcase_add_test(by_key, a_key_that_others_can_read_is_not_used);
    tcase_add_test(by_key, a_stranger_gets_no_code_while_somebody_else_can_have_it);
    tcase_add_checked_fixture(by_token, setup_token, drop);
    tcase_add_test(by_token, an_engine_that_proves_itself_is_welcome);
    tcase_add_test(by_token, the_token_goes_before_the_key);
    suite_add_tcase(s, by_key);
    suite_add_tcase(s, by_token);
    runner = srunner_create(s);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? 1 : 0;
}
