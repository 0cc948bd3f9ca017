/*
 * Whose a connection is: sockets of this process, before and after their other end is closed or
 * reset, and a look-up whose answers are late or lost.
 */
#include <arpa/inet.h>
#include <check.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "transport/peer_user.h"

enum { MANY = 5000 };

static struct peer_users users;
static int server, client, end; /* a listener and both ends of a connection to it */
static struct sockaddr_in at;

static void setup(void)
{
    /* An address that no other process uses, so that none takes the port when it is free. */
    struct sockaddr_in from = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0x7f58630b)};
    socklen_t len = sizeof(at);

    at = (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    server = socket(AF_INET, SOCK_STREAM, 0);
    ck_assert_int_eq(bind(server, (const struct sockaddr *)&at, len), 0);
    ck_assert_int_eq(listen(server, 8), 0);
    ck_assert_int_eq(getsockname(server, (struct sockaddr *)&at, &len), 0);
    client = socket(AF_INET, SOCK_STREAM, 0);
    ck_assert_int_eq(bind(client, (const struct sockaddr *)&from, sizeof(from)), 0);
    ck_assert_int_eq(connect(client, (const struct sockaddr *)&at, len), 0);
    end = accept(server, NULL, NULL);
    ck_assert_int_ge(end, 0);
    ck_assert(peer_users_open(&users));
}

static void teardown(void)
{
    close(server);
    if (client >= 0)
        close(client);
    close(end);
    peer_users_close(&users);
}

START_TEST(connection_of_this_process_is_this_users)
{
    ck_assert(users.is_mapped);
    ck_assert(peer_users_has(&users, end));
    ck_assert(peer_users_has(&users, client));
    shutdown(client, SHUT_WR);
    ck_assert(peer_users_has(&users, end)); /* it still reads */
    ck_assert(!peer_users_has(&users, server));
    ck_assert(!peer_users_has(&users, -1));
}
END_TEST

START_TEST(connection_whose_other_end_is_closed_is_nobodys)
{
    close(client);
    client = -1;
    ck_assert(!peer_users_has(&users, end));
}
END_TEST

START_TEST(connection_that_was_reset_is_nobodys_though_its_ports_live_on)
{
    const struct linger reset = {.l_onoff = 1};
    const int on = 1;
    struct sockaddr_in from;
    socklen_t len = sizeof(from);
    int again = socket(AF_INET, SOCK_STREAM, 0);

    ck_assert_int_eq(getsockname(client, (struct sockaddr *)&from, &len), 0);
    setsockopt(client, SOL_SOCKET, SO_LINGER, &reset, sizeof(reset));
    close(client);
    client = again;
    setsockopt(again, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
    ck_assert_int_eq(bind(again, (const struct sockaddr *)&from, len), 0);
    ck_assert_int_eq(connect(again, (const struct sockaddr *)&at, sizeof(at)), 0);
    ck_assert(!peer_users_has(&users, end));
}
END_TEST

START_TEST(unmapped_user_is_nobody)
{
    users.is_mapped = false;
    ck_assert(!peer_users_has(&users, end));
}
END_TEST

/* Asks for a socket that does not exist, and does not read the answer. */
static void leave_an_answer(void)
{
    struct {
        struct nlmsghdr head;
        struct inet_diag_req_v2 body;
    } q = {.head = {.nlmsg_len = sizeof(q),
                    .nlmsg_type = SOCK_DIAG_BY_FAMILY,
                    .nlmsg_flags = NLM_F_REQUEST,
                    .nlmsg_seq = 7},
           .body = {.sdiag_family = AF_INET, .sdiag_protocol = IPPROTO_TCP}};

    ck_assert_int_ge(send(users.netlink, &q, sizeof(q), 0), 0);
}

START_TEST(answers_to_older_questions_are_passed_over)
{
    users.n_asked = 100;
    for (int i = 0; i < 3; i++)
        leave_an_answer();
    ck_assert(peer_users_has(&users, end));
    close(client);
    client = -1;
    for (int i = 0; i < 3; i++)
        leave_an_answer();
    ck_assert(!peer_users_has(&users, end));
}
END_TEST

START_TEST(lost_answers_are_asked_for_again)
{
    users.n_asked = 100;
    for (int i = 0; i < MANY; i++)
        leave_an_answer();
    ck_assert(peer_users_has(&users, end));
    ck_assert(peer_users_has(&users, end));
}
END_TEST

START_TEST(look_up_that_is_closed_knows_nobody)
{
    peer_users_close(&users);
    ck_assert(!peer_users_has(&users, end));
    ck_assert(peer_users_open(&users));
    ck_assert(peer_users_has(&users, end));
}
END_TEST

START_TEST(unix_socket_has_this_user_at_its_other_end)
{
    int ends[2];
    uid_t uid;
    pid_t pid;

    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM, 0, ends), 0);
    ck_assert(peer_user_local(ends[0], &uid, &pid));
    ck_assert_uint_eq(uid, geteuid());
    ck_assert_int_eq(pid, getpid());
    close(ends[0]);
    close(ends[1]);
    ck_assert(!peer_user_local(-1, &uid, &pid));
    ck_assert_int_eq(pid, 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("peer_user");
    TCase *tc = tcase_create("peer_user");
    SRunner *sr;
    int n_failed;

    if (!peer_users_open(&users))
        return 77; /* this system has no such look-up */
    peer_users_close(&users);
    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_add_test(tc, connection_of_this_process_is_this_users);
    tcase_add_test(tc, connection_whose_other_end_is_closed_is_nobodys);
    tcase_add_test(tc, connection_that_was_reset_is_nobodys_though_its_ports_live_on);
    tcase_add_test(tc, unmapped_user_is_nobody);
    tcase_add_test(tc, answers_to_older_questions_are_passed_over);
    tcase_add_test(tc, lost_answers_are_asked_for_again);
    tcase_add_test(tc, look_up_that_is_closed_knows_nobody);
    tcase_add_test(tc, unix_socket_has_this_user_at_its_other_end);
    suite_add_tcase(suite, tc);
    sr = srunner_create(suite);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
