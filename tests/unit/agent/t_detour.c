/* agent/hook/park.h and detour.h, on machine code made here and on threads that run it. */
#include "agent/hook/detour.h"
#include "agent/hook/park.h"

#include <check.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "hex_rig.h"

#if defined(__x86_64__)

/* --- Functions of machine code. --- */

static struct err err;

typedef int function(int x);

enum { STEP = 64, MAX_FUNCTIONS = 512 };

/* int f(int x) { return x; }, as Mono would begin it */
static const char same[] = "48 83 ec 08 89 3c 24 8b 04 24 48 83 c4 08 c3";

static uint8_t *pages; /* room for functions */

static void make_pages(void)
{
    pages = mmap(NULL, STEP * MAX_FUNCTIONS, PROT_READ | PROT_WRITE | PROT_EXEC,
                 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    ck_assert(pages != MAP_FAILED);
    memset(pages, 0xcc, STEP * MAX_FUNCTIONS);
}

static uint8_t *place(size_t i, const char *hex)
{
    from_hex(hex, pages + i * STEP);
    return pages + i * STEP;
}

static size_t length(const char *hex)
{
    return (strlen(hex) + 1) / 3;
}

static function *callable(void *code)
{
    function *f;

    memcpy(&f, &code, sizeof(f));
    return f;
}

static void *address(function *f)
{
    void *p;

    memcpy(&p, &f, sizeof(p));
    return p;
}

static int twice(int x)
{
    return 2 * x;
}

static void pause_us(void)
{
    usleep(500);
}

static struct detour *make(size_t i, const char *hex)
{
    struct detour *d = detour_get(place(i, hex), length(hex), &err);

    ck_assert_msg(d != NULL, "%s", err.message);
    return d;
}

static void install(struct detour *d)
{
    ck_assert_msg(detour_install(d, pause_us, &err), "%s", err.message);
}

/* --- Detours. --- */

START_TEST(calls_go_where_the_detour_is_switched)
{
    struct detour *d = make(0, same);
    function *f = callable(pages);

    ck_assert_int_eq(f(21), 21);
    install(d);
    ck_assert_int_eq(f(21), 21);
    detour_switch(d, address(twice));
    ck_assert_int_eq(f(21), 42);
    ck_assert_int_eq(callable(detour_original(d))(21), 21);
    detour_switch(d, NULL);
    ck_assert_int_eq(f(21), 21);
}
END_TEST

START_TEST(a_function_has_one_detour)
{
    struct detour *d = make(0, same);

    ck_assert_ptr_eq(detour_get(pages, length(same), &err), d);
    install(d);
    install(d);
    ck_assert_ptr_eq(detour_get(pages, length(same), &err), d);
    detour_switch(d, address(twice));
    ck_assert_int_eq(callable(pages)(1), 2);
}
END_TEST

START_TEST(other_code_at_the_same_place_is_another_function)
{
    struct detour *d = make(0, same);

    install(d);
    detour_switch(d, address(twice));
    d = make(0, "b8 07 00 00 00 c3"); /* return 7; */
    ck_assert_int_eq(callable(pages)(1), 7);
    install(d);
    ck_assert_int_eq(callable(pages)(1), 7);
    detour_switch(d, address(twice));
    ck_assert_int_eq(callable(pages)(1), 2);
    ck_assert_int_eq(callable(detour_original(d))(1), 7);
}
END_TEST

START_TEST(code_that_is_not_writable_stays_so)
{
    struct detour *d = make(0, same);

    ck_assert_int_eq(mprotect(pages, 4096, PROT_READ | PROT_EXEC), 0);
    install(d);
    detour_switch(d, address(twice));
    ck_assert_int_eq(callable(pages)(3), 6);
}
END_TEST

struct refusal {
    const char *hex, *why;
};

START_TEST(heads_that_cannot_be_moved_are_refused)
{
    static const struct refusal refusals[] = {
        {"c3", "too short"},
        {"31 c0 c3", "too short"},
        {"90 90 90 90", "unknown instruction"},
        {"eb 10 90 90 90 90", "begins with a jump"},
        {"48 83 ec 08 e8 00 00 00 00 c3", "begins with a jump"},
        {"48 8b 05 00 00 00 00 c3", "begins with a jump"},
        {"48 83 ec 08 8b 47 10 48 83 c4 08 c3", "read memory"},
        {"48 83 ec 08 ff c7 83 ff 64 7c f9 89 f8 48 83 c4 08 c3", "jumps back"},
        {"62 f1 7c 48 10 00 c3", "unknown instruction"},
    };

    for (size_t i = 0; i < N_ELEMENTS(refusals); i++) {
        const char *hex = refusals[i].hex;

        ck_assert_msg(!detour_get(place(i, hex), length(hex), &err), "%s", hex);
        ck_assert_int_eq(err.kind, ERR_ARGUMENT);
        ck_assert_msg(strstr(err.message, refusals[i].why), "%s: %s", hex, err.message);
    }
}
END_TEST

START_TEST(an_entry_that_cannot_be_stored_at_once_is_refused)
{
    uint8_t *entry = pages + 4;

    from_hex(same, entry);
    ck_assert_ptr_null(detour_get(entry, length(same), &err));
    ck_assert(detour_get(memmove(pages + 3, entry, length(same)), length(same), &err) != NULL);
}
END_TEST

START_TEST(a_function_becomes_a_jump_to_another)
{
    uint8_t *f = place(0, same);

    ck_assert(!detour_redirect(f, 13, address(twice), &err));
    ck_assert(detour_redirect(f, length(same), address(twice), &err));
    ck_assert_int_eq(callable(f)(4), 8);
}
END_TEST

START_TEST(no_memory_for_a_detour_is_told)
{
    mem_fail_after(1);
    ck_assert_ptr_null(detour_get(place(0, same), length(same), &err));
    mem_fail_after(0);
    ck_assert_int_eq(err.kind, ERR_INTERNAL);
    install(make(0, same));
}
END_TEST

/* --- Threads. --- */

static atomic_bool is_on;
static atomic_uint n_wrong, n_calls;
static int ends[2]; /* of a pipe */

static void *call_all(void *arg)
{
    unsigned n = 0, wrong = 0;

    (void)arg;
    for (int x = 1; is_on; x = x % 1000 + 1) {
        for (size_t i = 0; i < MAX_FUNCTIONS; i++, n++) {
            const int result = callable(pages + i * STEP)(x);

            wrong += result != x && result != 2 * x;
        }
    }
    n_calls += n;
    n_wrong += wrong;
    return NULL;
}

static void place_all(void)
{
    for (size_t i = 0; i < MAX_FUNCTIONS; i++)
        place(i, same);
    is_on = true;
}

static void check_calls(pthread_t *threads, size_t n)
{
    is_on = false;
    for (size_t i = 0; i < n; i++)
        pthread_join(threads[i], NULL);
    ck_assert_uint_eq(n_wrong, 0);
    ck_assert_uint_gt(n_calls, 0);
}

START_TEST(detours_are_installed_while_threads_call)
{
    pthread_t threads[3];

    place_all();
    for (size_t i = 0; i < N_ELEMENTS(threads); i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, call_all, NULL), 0);
    for (size_t i = 0; i < 100; i++) {
        struct detour *d = detour_get(pages + i * STEP, length(same), &err);

        ck_assert_msg(d != NULL, "%s", err.message);
        install(d);
        detour_switch(d, address(twice));
        ck_assert_int_eq(callable(pages + i * STEP)(5), 10);
    }
    check_calls(threads, N_ELEMENTS(threads));
}
END_TEST

START_TEST(detours_are_switched_while_threads_call)
{
    struct detour *d;
    pthread_t threads[2];

    place_all();
    for (size_t i = 0; i < N_ELEMENTS(threads); i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, call_all, NULL), 0);
    d = detour_get(pages, length(same), &err);
    install(d);
    for (int i = 0; i < 20000; i++)
        detour_switch(d, i % 2 ? address(twice) : NULL);
    check_calls(threads, N_ELEMENTS(threads));
}
END_TEST

static void *nothing(void *arg)
{
    return arg;
}

static void *start_short_ones(void *arg)
{
    while (is_on) {
        pthread_t t;

        if (pthread_create(&t, NULL, nothing, arg) == 0)
            pthread_join(t, NULL);
    }
    return NULL;
}

START_TEST(threads_that_come_and_go_do_not_matter)
{
    pthread_t threads[2];

    place_all();
    for (size_t i = 0; i < N_ELEMENTS(threads); i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, start_short_ones, NULL), 0);
    for (size_t i = 0; i < 50; i++) {
        struct detour *d = detour_get(pages + i * STEP, length(same), &err);

        install(d);
        detour_switch(d, address(twice));
    }
    n_calls = 1;
    check_calls(threads, N_ELEMENTS(threads));
}
END_TEST

static void *read_one(void *arg)
{
    char byte;

    (void)arg;
    return read(ends[0], &byte, 1) == 1 && byte == 'x' ? ends : NULL;
}

START_TEST(system_calls_of_other_threads_go_on)
{
    pthread_t thread;
    void *result;

    ck_assert_int_eq(pipe(ends), 0);
    ck_assert_int_eq(pthread_create(&thread, NULL, read_one, NULL), 0);
    for (size_t i = 0; i < 20; i++)
        install(make(i, same));
    ck_assert_int_eq(write(ends[1], "x", 1), 1);
    pthread_join(thread, &result);
    ck_assert_ptr_eq(result, ends);
}
END_TEST

static void block_signals(void)
{
    sigset_t all;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, NULL);
    n_calls++;
}

static void *sleep_deaf(void *arg)
{
    block_signals();
    return read_one(arg);
}

static void *spin_deaf(void *arg)
{
    block_signals();
    while (is_on)
        ;
    return arg;
}

static void start_deaf(pthread_t *thread, void *(*run)(void *))
{
    n_calls = 0;
    is_on = true;
    ck_assert_int_eq(pipe(ends), 0);
    ck_assert_int_eq(pthread_create(thread, NULL, run, NULL), 0);
    while (n_calls == 0)
        usleep(100);
}

START_TEST(threads_that_hear_no_signals_are_left_alone_if_they_sleep)
{
    pthread_t thread;
    void *result;

    start_deaf(&thread, sleep_deaf);
    for (size_t i = 0; i < 5; i++)
        install(make(i, same));
    ck_assert_int_eq(write(ends[1], "x", 1), 1);
    pthread_join(thread, &result);
    ck_assert_ptr_eq(result, ends);
}
END_TEST

START_TEST(a_thread_that_never_stops_is_an_error)
{
    struct detour *d = make(0, same);
    pthread_t thread;

    start_deaf(&thread, spin_deaf);
    ck_assert(!detour_install(d, pause_us, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_READY);
    ck_assert_int_eq(callable(pages)(3), 3);
    is_on = false;
    pthread_join(thread, NULL);
    install(d);
    detour_switch(d, address(twice));
    ck_assert_int_eq(callable(pages)(3), 6);
}
END_TEST

static void *run_code(void *arg)
{
    callable(arg)(0);
    return NULL;
}

static void note(void *ctx)
{
    ++*(int *)ctx;
}

static bool park_patiently(const struct park *p)
{
    bool ok = park_run(p, &err);

    for (int i = 0; i < 40 && !ok && err.kind == ERR_NOT_READY; i++)
        ok = park_run(p, &err);
    return ok;
}

START_TEST(nothing_happens_while_a_thread_stands_there)
{
    /* sub rsp, 8; mov [flags], 1; again: mov al, [flags + 1]; test al, al; jz again; add rsp, 8;
     * ret */
    uint8_t *spin = place(0, "48 83 ec 08 c6 05 16 00 00 00 01 8a 05 11 00 00 00 84 c0 74 f6 "
                             "48 83 c4 08 c3");
    uint8_t *flags = spin + 33; /* it is here; it may go */
    int n = 0;
    const struct park inside = {spin, spin + 22, note, &n},
                      outside = {spin + 64, spin + 80, note, &n};
    pthread_t thread;

    flags[0] = flags[1] = 0;
    ck_assert_int_eq(pthread_create(&thread, NULL, run_code, spin), 0);
    while (!__atomic_load_n(&flags[0], __ATOMIC_SEQ_CST))
        usleep(1000);
    ck_assert(!park_run(&inside, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_READY);
    ck_assert_int_eq(n, 0);
    ck_assert_msg(park_patiently(&outside), "%s", err.message);
    ck_assert_int_eq(n, 1);
    __atomic_store_n(&flags[1], 1, __ATOMIC_SEQ_CST);
    pthread_join(thread, NULL);
    ck_assert(park_run(&inside, &err));
    ck_assert_int_eq(n, 2);
}
END_TEST

/* A process that takes all of a processor, which is also the only one for this one. */
static pid_t crowd_processor(void)
{
    cpu_set_t all, first;
    size_t cpu = 0;
    pid_t child;

    ck_assert_int_eq(sched_getaffinity(0, sizeof(all), &all), 0);
    while (!CPU_ISSET(cpu, &all))
        cpu++;
    CPU_ZERO(&first);
    CPU_SET(cpu, &first);
    ck_assert_int_eq(sched_setaffinity(0, sizeof(first), &first), 0);
    child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        for (;;)
            ;
    }
    return child;
}

static void *spin_humbly(void *arg)
{
    setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), 19);
    n_calls++;
    while (is_on)
        ;
    return arg;
}

START_TEST(threads_that_wait_for_a_processor_are_waited_for)
{
    const pid_t child = crowd_processor();
    pthread_t threads[8];

    n_calls = 0;
    is_on = true;
    for (size_t i = 0; i < N_ELEMENTS(threads); i++)
        ck_assert_int_eq(pthread_create(&threads[i], NULL, spin_humbly, NULL), 0);
    while (n_calls < N_ELEMENTS(threads))
        usleep(1000);
    install(make(0, same));
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    check_calls(threads, N_ELEMENTS(threads));
}
END_TEST

static void add_machine(Suite *s)
{
    TCase *tc = tcase_create("detours"), *threads = tcase_create("threads");

    tcase_add_checked_fixture(tc, make_pages, NULL);
    tcase_add_test(tc, calls_go_where_the_detour_is_switched);
    tcase_add_test(tc, a_function_has_one_detour);
    tcase_add_test(tc, other_code_at_the_same_place_is_another_function);
    tcase_add_test(tc, code_that_is_not_writable_stays_so);
    tcase_add_test(tc, heads_that_cannot_be_moved_are_refused);
    tcase_add_test(tc, an_entry_that_cannot_be_stored_at_once_is_refused);
    tcase_add_test(tc, a_function_becomes_a_jump_to_another);
    tcase_add_test(tc, no_memory_for_a_detour_is_told);
    suite_add_tcase(s, tc);

    tcase_set_timeout(threads, 60);
    tcase_add_checked_fixture(threads, make_pages, NULL);
    tcase_add_test(threads, detours_are_installed_while_threads_call);
    tcase_add_test(threads, detours_are_switched_while_threads_call);
    tcase_add_test(threads, threads_that_come_and_go_do_not_matter);
    tcase_add_test(threads, system_calls_of_other_threads_go_on);
    tcase_add_test(threads, threads_that_hear_no_signals_are_left_alone_if_they_sleep);
    tcase_add_test(threads, a_thread_that_never_stops_is_an_error);
    tcase_add_test(threads, nothing_happens_while_a_thread_stands_there);
    tcase_add_test(threads, threads_that_wait_for_a_processor_are_waited_for);
    suite_add_tcase(s, threads);
}

#else

static void add_machine(Suite *s)
{
    (void)s;
}

#endif

int main(void)
{
    Suite *s = suite_create("detour");
    SRunner *sr;
    int n_failed;

    add_machine(s);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed == 0 ? 0 : 1;
}
