/* Notes that a signal's handler writes: who owns them when it comes late. */
#include <check.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "player/note.h"

static struct note note;
static int text[1000]; /* what is written; all of it alike unless two write it */
static _Atomic int turn, n_written;

static void write_text(void)
{
    if (!note_begin(&note))
        return;
    int now = ++turn;

    for (size_t i = 0; i < sizeof(text) / sizeof(text[0]); i++)
        text[i] = now;
    n_written++;
    note_end(&note);
}

static void on_signal(int number)
{
    (void)number;
    write_text();
}

START_TEST(an_answer_is_the_askers)
{
    ck_assert(note_init(&note));
    ck_assert(note_ask(&note));
    write_text();
    ck_assert(note_wait(&note, 0));
    ck_assert_int_eq(text[0], turn);
}
END_TEST

START_TEST(an_answer_that_comes_late_is_not_written)
{
    ck_assert(note_init(&note));
    ck_assert(note_ask(&note));
    ck_assert(!note_wait(&note, 1));
    n_written = 0;
    write_text(); /* the signal of then is delivered only now */
    ck_assert_int_eq(n_written, 0);
    ck_assert(note_ask(&note));
    write_text();
    write_text(); /* and a second one */
    ck_assert_int_eq(n_written, 1);
    ck_assert(note_wait(&note, 1));
}
END_TEST

START_TEST(nobody_asks_while_one_still_writes)
{
    ck_assert(note_init(&note));
    ck_assert(note_ask(&note));
    ck_assert(note_begin(&note));
    ck_assert(!note_wait(&note, 1));
    ck_assert(!note_ask(&note));
    note_end(&note);
    ck_assert(note_ask(&note));
    ck_assert(!note_wait(&note, 1)); /* what was written then answers nothing now */
}
END_TEST

static _Atomic int is_over;

/* Holds signals back now and then, so that they come late, several at once. */
static void *answer(void *unused)
{
    sigset_t one, before;

    (void)unused;
    sigemptyset(&one);
    sigaddset(&one, SIGRTMIN + 5);
    while (!is_over) {
        pthread_sigmask(SIG_BLOCK, &one, &before);
        usleep(1500);
        pthread_sigmask(SIG_SETMASK, &before, NULL);
    }
    return NULL;
}

START_TEST(what_is_read_does_not_change)
{
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
    int n_read = 0;
    pthread_t thread;

    ck_assert(note_init(&note));
    ck_assert_int_eq(sigaction(SIGRTMIN + 5, &action, NULL), 0);
    is_over = 0;
    ck_assert_int_eq(pthread_create(&thread, NULL, answer, NULL), 0);
    for (int i = 0; i < 1000; i++) {
        int first;

        if (!note_ask(&note) || pthread_kill(thread, SIGRTMIN + 5) != 0 || !note_wait(&note, 1))
            continue;
        n_read++;
        first = text[0];
        for (size_t k = 0; k < sizeof(text) / sizeof(text[0]); k++)
            ck_assert_int_eq(text[k], first);
    }
    is_over = 1;
    pthread_join(thread, NULL);
    ck_assert_int_gt(n_read, 0);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("note");
    TCase *c = tcase_create("note");
    SRunner *r = srunner_create(s);
    int failed;

    tcase_add_test(c, an_answer_is_the_askers);
    tcase_add_test(c, an_answer_that_comes_late_is_not_written);
    tcase_add_test(c, nobody_asks_while_one_still_writes);
    tcase_add_test(c, what_is_read_does_not_change);
    suite_add_tcase(s, c);
    srunner_run_all(r, CK_NORMAL);
    failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed != 0;
}
