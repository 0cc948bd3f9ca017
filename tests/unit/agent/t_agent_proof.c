/* Servers that cannot prove that they know the secret: the agent sends them its nonce and nothing
 * else, and tries again. */
#include "link_rig.h"

static struct rig rig;
static struct link *the_link;

static void start(const char *token)
{
    rig_init(&rig);
    rig_listen(&rig);
    the_link = rig_link(&rig, token);
    link_send_line(the_link, SLICE("{\"event\":\"log\"}\n{\"message\":\"private\"}"));
}

static void setup_key(void)
{
    start(NULL);
}

static void setup_token(void)
{
    start("a-token-of-16-characters-or-more");
}

static void teardown(void)
{
    link_free(the_link, NULL);
    the_link = NULL;
    rig_done(&rig);
}

/* The line of the log comes after the proofs, never before. */
static void expect_meeting(void)
{
    rig_meet(&rig);
    rig_expect_start(&rig, "{\"event\":\"log\"}");
    rig_settle(&rig);
}

/* The agent closes, and has said nothing since its nonce. */
static void expect_silence(void)
{
    rig_expect_close(&rig);
    ck_assert(!rig_has_message(&rig));
    rig_hang_up(&rig);
    expect_meeting();
}

static struct linkproof begin(void)
{
    rig_accept_request(&rig);
    rig_agree(&rig, (struct slice){0});
    return rig_hear_nonce(&rig);
}

START_TEST(a_server_that_proves_itself_is_told_everything)
{
    expect_meeting();
}
END_TEST

START_TEST(a_server_with_another_secret)
{
    struct linkproof p = begin();

    rig_say_challenge(&rig, &p,
                      SLICE("f00102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"));
    expect_silence();
}
END_TEST

START_TEST(a_server_that_relays_from_another_port)
{
    struct linkproof p = begin();

    p.port++;
    rig_say_challenge(&rig, &p, rig_secret(&rig));
    expect_silence();
}
END_TEST

/* As if it had asked the engine itself, or another one, to prove something. */
START_TEST(a_server_that_sends_an_engines_proof_back)
{
    struct linkproof p = begin();
    char proof[LINKPROOF_SIZE];

    memcpy(p.server_nonce, p.engine_nonce, LINKPROOF_SIZE);
    ck_assert(linkproof_write(&p, false, rig_secret(&rig), proof));
    rig_sayf(&rig, "{\"challenge\":{\"nonce\":\"%s\",\"by\":\"%s\",\"proof\":\"%s\"}}",
             p.server_nonce, linkproof_by_name(p.by), proof);
    expect_silence();
}
END_TEST

START_TEST(a_server_that_replays_the_last_proof)
{
    struct linkproof p, old;

    old = begin();
    rig_hang_up(&rig);
    p = begin();
    ck_assert_str_ne(p.engine_nonce, old.engine_nonce);
    rig_say_challenge(&rig, &old, rig_secret(&rig));
    expect_silence();
}
END_TEST

START_TEST(a_server_that_names_a_secret_that_the_agent_lacks)
{
    struct linkproof p = begin();

    if (rig.token)
        p.by = LINKPROOF_BY_OTHER;
    else
        p.by = LINKPROOF_BY_TOKEN;
    rig_say_challenge(&rig, &p, rig_secret(&rig));
    expect_silence();
}
END_TEST

static const char *const nonsense[] = {
    "",
    "{",
    "{}",
    "[]",
    "{\"welcome\":{\"server\":\"0.1.0\"}}",
    "{\"call\":1,\"tool\":\"GetStatus\"}\n{}",
    "{\"ping\":1}",
    "{\"proof\":\"bb\"}",
    "{\"challenge\":{\"nonce\":\"bb\",\"by\":\"key\",\"proof\":\"\"}}",
    "{\"challenge\":{\"nonce\":"
    "\"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\"}}",
    "{\"challenge\":null}",
};

START_TEST(a_server_that_says_something_else)
{
    begin();
    rig_say(&rig, slice_of(nonsense[_i]));
    expect_silence();
}
END_TEST

/* Even where the proof is right. */
START_TEST(a_server_that_says_too_much)
{
    struct linkproof p = begin();
    char proof[LINKPROOF_SIZE];
    struct buf text;

    ck_assert(linkproof_write(&p, true, rig_secret(&rig), proof));
    buf_init(&text, 1 << 20);
    buf_printf(&text, "{\"challenge\":{\"nonce\":\"%s\",\"by\":\"%s\",\"proof\":\"%s\"%s",
               p.server_nonce, linkproof_by_name(p.by), proof, _i ? "}}\n{}" : ",\"more\":\"");
    for (int i = 0; !_i && i < LINKMSG_MAX_UNPROVEN; i++)
        buf_append_byte(&text, 'x');
    if (!_i)
        buf_append(&text, SLICE("\"}}"));
    rig_say(&rig, buf_slice(&text));
    buf_done(&text);
    expect_silence();
}
END_TEST

START_TEST(a_server_that_hangs_up)
{
    begin();
    rig_hang_up(&rig);
    expect_meeting();
}
END_TEST

START_TEST(without_a_key_and_without_a_token_nothing_is_said)
{
    char path[128];

    expect_meeting();
    snprintf(path, sizeof(path), "%s/umcp/link.key", rig.state);
    ck_assert_int_eq(chmod(path, 0644), 0);
    rig_hang_up(&rig);
    rig_accept_request(&rig);
    rig_agree(&rig, (struct slice){0});
    rig_expect_close(&rig);
    ck_assert(!rig_has_message(&rig));
    rig_hang_up(&rig);
    ck_assert_int_eq(chmod(path, 0600), 0);
    rig_meet(&rig);
}
END_TEST

static void add_tests(Suite *s, const char *name, void (*setup)(void))
{
    TCase *t = tcase_create(name);

    tcase_add_checked_fixture(t, setup, teardown);
    tcase_set_timeout(t, 120);
    tcase_add_test(t, a_server_that_proves_itself_is_told_everything);
    tcase_add_test(t, a_server_with_another_secret);
    tcase_add_test(t, a_server_that_relays_from_another_port);
    tcase_add_test(t, a_server_that_sends_an_engines_proof_back);
    tcase_add_test(t, a_server_that_replays_the_last_proof);
    tcase_add_test(t, a_server_that_names_a_secret_that_the_agent_lacks);
    tcase_add_loop_test(t, a_server_that_says_something_else, 0, (int)N_ELEMENTS(nonsense));
    tcase_add_loop_test(t, a_server_that_says_too_much, 0, 2);
    tcase_add_test(t, a_server_that_hangs_up);
    if (setup == setup_key)
        tcase_add_test(t, without_a_key_and_without_a_token_nothing_is_said);
    suite_add_tcase(s, t);
}

int main(void)
{
    Suite *s = suite_create("agent_proof");
    SRunner *runner;
    int n_failed;

    add_tests(s, "key", setup_key);
    add_tests(s, "token", setup_token);
    runner = srunner_create(s);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? 1 : 0;
}
