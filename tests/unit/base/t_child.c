/* base/child: what a child process gets, how it ends, and what is kept of its words. */
#include <check.h>
#include <semaphore.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/base.h"

static struct child *child;
static sem_t over;
static struct err err;

static void tell(void *ctx)
{
    sem_post(ctx);
}

static void setup(void)
{
    sem_init(&over, 0, 0);
    child = NULL;
}

static void teardown(void)
{
    child_free(child, 0);
    sem_destroy(&over);
}

static void start(const char *script, const int *fds, size_t n_fds, int out)
{
    const char *args[] = {"/bin/sh", "-c", script, NULL};

    child = child_start(&(struct child_options){.args = args,
                                                .fds = fds,
                                                .n_fds = n_fds,
                                                .in = -1,
                                                .out = out,
                                                .ended = tell,
                                                .ctx = &over},
                        &err);
    ck_assert_msg(child != NULL, "%s", err.message);
}

static int wait_for_end(void)
{
    static const struct timespec moment = {.tv_nsec = 1000 * 1000};
    int status;

    while (!child_reap(child, &status))
        nanosleep(&moment, NULL);
    return status;
}

/* All that comes from a descriptor. */
static const char *read_all(int fd)
{
    static char text[4096];
    size_t len = 0;
    ssize_t n;

    while ((n = read(fd, text + len, sizeof(text) - 1 - len)) > 0)
        len += (size_t)n;
    text[len] = '\0';
    return text;
}

START_TEST(its_last_words_and_its_end_are_known)
{
    char text[200];
    int status;

    start("echo first >&2; printf 'a\\tb' >&2; exit 7", NULL, 0, -1);
    sem_wait(&over);
    ck_assert(child_is_leaving(child));
    status = wait_for_end();
    ck_assert_str_eq(child_last_line(child), "a b");
    child_say_end(status, child_last_line(child), text, sizeof(text));
    ck_assert_str_eq(text, "it ended with exit code 7: a b");
}
END_TEST

START_TEST(an_end_has_its_words)
{
    char text[200];

    child_end_text(3 << 8, text, sizeof(text)); /* as waitpid() has it */
    ck_assert_str_eq(text, "ended with exit code 3");
    child_end_text(11, text, sizeof(text));
    ck_assert_str_eq(text, "was killed by signal 11 (Segmentation fault)");
    child_say_end(11, "last words", text, sizeof(text));
    ck_assert_str_eq(text, "it was killed by signal 11 (Segmentation fault)");
    child_say_end(3 << 8, "", text, sizeof(text));
    ck_assert_str_eq(text, "it ended with exit code 3");
}
END_TEST

START_TEST(restarts_come_more_slowly_each_time)
{
    ck_assert_int_eq(child_restart_ms(0), 0);
    ck_assert_int_eq(child_restart_ms(1), 0);
    ck_assert_int_eq(child_restart_ms(2), 500);
    ck_assert_int_eq(child_restart_ms(8), 30000);
    ck_assert_int_eq(child_restart_ms(SIZE_MAX), 30000);
}
END_TEST

START_TEST(it_gets_the_descriptors_in_their_order_and_no_others)
{
    int first[2], second[2], out[2];
    char text[400];

    ck_assert(pipe(first) == 0 && pipe(second) == 0 && pipe(out) == 0);
    snprintf(text, sizeof(text),
             "echo one >&3; echo two >&4; readlink /proc/self/fd/0; ls /proc/$$/fd");
    start(text, (int[]){second[1], first[1]}, 2, out[1]);
    close(first[1]);
    close(second[1]);
    close(out[1]);
    ck_assert_str_eq(read_all(second[0]), "one\n");
    ck_assert_str_eq(read_all(first[0]), "two\n");
    ck_assert_str_eq(read_all(out[0]), "/dev/null\n0\n1\n2\n3\n4\n");
    ck_assert_int_eq(wait_for_end(), 0);
    close(first[0]);
    close(second[0]);
    close(out[0]);
}
END_TEST

START_TEST(our_limit_of_memory_is_not_its_limit)
{
    struct rlimit before, mine;
    int out[2];

    ck_assert(pipe(out) == 0 && getrlimit(RLIMIT_AS, &before) == 0);
    mine = before;
    mine.rlim_cur = before.rlim_max < (rlim_t)1 << 50 ? before.rlim_max : (rlim_t)1 << 50;
    ck_assert(setrlimit(RLIMIT_AS, &mine) == 0);
    start("ulimit -H -v; ulimit -v", NULL, 0, out[1]);
    setrlimit(RLIMIT_AS, &before);
    close(out[1]);
    if (before.rlim_max == RLIM_INFINITY)
        ck_assert_str_eq(read_all(out[0]), "unlimited\nunlimited\n");
    ck_assert_int_eq(wait_for_end(), 0);
    close(out[0]);
}
END_TEST

START_TEST(what_it_leaves_behind_is_killed)
{
    int out[2];

    ck_assert(pipe(out) == 0);
    start("sleep 1000 & echo started", NULL, 0, out[1]);
    close(out[1]);
    ck_assert_int_eq(wait_for_end(), 0);
    ck_assert_str_eq(read_all(out[0]), "started\n"); /* ends, because sleep has ended */
    close(out[0]);
}
END_TEST

START_TEST(one_that_does_not_listen_is_killed)
{
    int out[2];

    ck_assert(pipe(out) == 0);
    start("trap '' TERM; echo; while :; do sleep 1; done", NULL, 0, out[1]);
    close(out[1]);
    ck_assert_int_eq(read(out[0], &(char){0}, 1), 1);
    child_free(child, 20);
    child = NULL;
    ck_assert_str_eq(read_all(out[0]), "");
    close(out[0]);
}
END_TEST

START_TEST(a_program_that_is_not_there_says_so)
{
    const char *args[] = {"/no/such/program", NULL};
    int status;

    child = child_start(&(struct child_options){.args = args, .in = -1, .out = -1}, &err);
    ck_assert(child != NULL);
    status = wait_for_end();
    ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == CHILD_CANNOT_RUN);
    ck_assert_str_eq(child_last_line(child), "/no/such/program cannot be run");
}
END_TEST

START_TEST(without_room_for_its_descriptors_it_does_not_run)
{
    struct rlimit files;
    int status;

    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = 12;
    setrlimit(RLIMIT_NOFILE, &files);
    start("echo it runs >&2", &(int){STDERR_FILENO}, 1, -1);
    status = wait_for_end();
    ck_assert(WIFEXITED(status) && WEXITSTATUS(status) == CHILD_CANNOT_RUN);
    ck_assert_str_eq(child_last_line(child), "/bin/sh cannot be run");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("child");
    TCase *tests = tcase_create("child");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, its_last_words_and_its_end_are_known);
    tcase_add_test(tests, an_end_has_its_words);
    tcase_add_test(tests, restarts_come_more_slowly_each_time);
    tcase_add_test(tests, it_gets_the_descriptors_in_their_order_and_no_others);
    tcase_add_test(tests, our_limit_of_memory_is_not_its_limit);
    tcase_add_test(tests, what_it_leaves_behind_is_killed);
    tcase_add_test(tests, one_that_does_not_listen_is_killed);
    tcase_add_test(tests, a_program_that_is_not_there_says_so);
    tcase_add_test(tests, without_room_for_its_descriptors_it_does_not_run);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed != 0;
}
