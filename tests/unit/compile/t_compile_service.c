/*
 * compile/service, with this program itself as umcp-compile: the name in a request says what it
 * does about it, $FAKE what it does at its start.
 */
#include <check.h>
#include <dirent.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/limits.h"
#include "compile/client.h"
#include "compile/service.h"

/* --- The fake umcp-compile --- */

enum { FAKE_FD = 3 };

static void fake_say(const char *text)
{
    if (!fd_write(FAKE_FD, slice_of(text)))
        _exit(0);
}

static void fake_answer(long long id, const char *member, const char *value)
{
    static char text[5 << 20];

    snprintf(text, sizeof(text), "{\"id\":%lld,\"ok\":%s,\"%s\":\"%s\"}\n", id,
             strcmp(member, "assembly") == 0 ? "true" : "false", member, value);
    fake_say(text);
}

static void fake_args(long long id, char **argv)
{
    char text[4096] = "";
    size_t len = 0;

    for (char **at = argv + 1; *at; at++)
        len += (size_t)snprintf(text + len, sizeof(text) - len, " %s", *at);
    fake_answer(id, "report", text + 1);
}

static void fake_fds(long long id)
{
    DIR *dir = opendir("/proc/self/fd");
    char text[200] = "";
    struct dirent *entry;
    size_t len = 0;

    while ((entry = readdir(dir)))
        if (entry->d_name[0] != '.' && atoi(entry->d_name) != dirfd(dir))
            len += (size_t)snprintf(text + len, sizeof(text) - len, "%s ", entry->d_name);
    closedir(dir);
    fake_answer(id, "report", text);
}

/* A request: how it is answered is its name. */
static void fake_request(char *line, char **argv)
{
    static char big[4 << 20];
    long long id = 0;
    char name[32] = "", pid[32];
    const char *at = strstr(line, "\"name\":\"");

    sscanf(line, "{\"id\":%lld,", &id);
    if (at)
        sscanf(at, "\"name\":\"%31[^\"]", name);
    snprintf(pid, sizeof(pid), "%d", (int)getpid());
    if (strstr(line, "\"op\":\"cancel\""))
        fprintf(stderr, "cancelled by %lld\n", id);
    else if (strcmp(name, "pid") == 0)
        fake_answer(id, "assembly", pid);
    else if (strcmp(name, "die") == 0)
        raise(SIGKILL);
    else if (strcmp(name, "leave") == 0)
        _exit(7);
    else if (strcmp(name, "close") == 0)
        close(FAKE_FD);
    else if (strcmp(name, "args") == 0)
        fake_args(id, argv);
    else if (strcmp(name, "fds") == 0)
        fake_fds(id);
    else if (strcmp(name, "big") == 0)
        fake_answer(id, "report", memset(big, 'x', sizeof(big) - 1));
    else if (strcmp(name, "garbage") == 0) {
        fake_say("\n{}\nnonsense\n{\"id\":5,\"ok\":true}\n");
        fake_answer(id, "assembly", pid);
    } else if (strcmp(name, "endless") == 0)
        for (;;)
            fake_say("more and more and more and more and more and more and more and more");
}

__attribute__((noreturn)) static void be_fake(char **argv)
{
    const char *mode = getenv("FAKE");
    FILE *in = fdopen(FAKE_FD, "r");
    char *line = NULL;
    size_t size = 0;

    if (mode && strcmp(mode, "fail") == 0) {
        fprintf(stderr, "there is no hope\n");
        _exit(4);
    }
    if (!mode || strcmp(mode, "silent") != 0)
        fake_say("{\"hello\":{\"compiler\":\"Fake 1.2\",\"csharp\":\"9.0\"}}\n");
    if (mode && strcmp(mode, "deaf") == 0)
        pause();
    while (getline(&line, &size, in) > 0)
        fake_request(line, argv);
    _exit(0);
}

/* --- The rig --- */

static struct compile_service *service;
static struct compile_client *client;
static struct compile_service_options options;
static struct arena a;
static struct compile_answer answer;
static struct err err;
static char program[4096];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char told[1 << 16];

static void keep_line(void *ctx, const char *level, struct slice message)
{
    size_t len;

    (void)ctx;
    pthread_mutex_lock(&lock);
    len = strlen(told);
    snprintf(told + len, sizeof(told) - len, "%s: %.*s\n", level, SLICE_ARG(message));
    pthread_mutex_unlock(&lock);
}

static bool was_told(const char *words)
{
    bool was;

    pthread_mutex_lock(&lock);
    was = strstr(told, words) != NULL;
    pthread_mutex_unlock(&lock);
    return was;
}

static void setup(void)
{
    static const struct compiler compiler = {.kind = COMPILER_HOSTED,
                                             .from = "umcp",
                                             .path = "/lib/roslyn",
                                             .runtime = "/usr/bin/mono",
                                             .version = "4.1.0",
                                             .csharp = "9.0",
                                             .id = "abc"};
    static const char *const roots[] = {"/packages/one", "/packages/two"};

    options = (struct compile_service_options){.program = program,
                                               .project = "/p",
                                               .roots = roots,
                                               .n_roots = 2,
                                               .plugins = "/plugins",
                                               .cache_dir = "/cache",
                                               .lib_dir = "/lib/umcp",
                                               .compiler = &compiler,
                                               .has_sandbox = true,
                                               .log = keep_line};
    arena_init(&a, 64u << 20);
    service = NULL;
    client = NULL;
    told[0] = '\0';
    unsetenv("FAKE");
}

static void teardown(void)
{
    compile_client_free(client);
    compile_service_free(service);
    arena_done(&a);
}

static void connect_engine(void)
{
    int fd;

    ck_assert_msg(compile_service_connect(service, &fd, &err), "%s", err.message);
    client = compile_client_new(fd);
    ck_assert(client != NULL);
}

static void start(void)
{
    service = compile_service_new(&options, &err);
    ck_assert_msg(service != NULL, "%s", err.message);
    connect_engine();
}

static int64_t ask(const char *name)
{
    struct json_out *w = compile_client_begin(client, "build");
    int64_t number;

    json_put_string(w, "name", name);
    number = compile_client_send(client);
    ck_assert_int_ne(number, 0);
    return number;
}

static void wait_for(int64_t number)
{
    compile_client_wait(client, &a, number, NULL, NULL, &answer);
}

static void expect_made(void)
{
    ck_assert_msg(answer.end == COMPILE_END_MADE, "%s %s", compile_fault_words[answer.fault],
                  answer.message.p);
}

/* The process that answers. */
static int pid_now(void)
{
    wait_for(ask("pid"));
    expect_made();
    return atoi(answer.assembly.p);
}

static void pause_shortly(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 2 * 1000 * 1000}, NULL);
}

static struct compile_status status_now(void)
{
    struct compile_status status;

    compile_service_status(service, &status);
    return status;
}

START_TEST(requests_are_answered_by_one_process)
{
    struct compile_status status;
    int pid;

    service = compile_service_new(&options, &err);
    ck_assert_uint_eq(status_now().n_starts, 0);
    connect_engine();
    pid = pid_now();
    ck_assert_int_eq(pid_now(), pid);
    status = status_now();
    ck_assert_int_eq(status.pid, pid);
    ck_assert_uint_eq(status.n_starts, 1);
    ck_assert_str_eq(status.compiler, "Fake 1.2");
    ck_assert_str_eq(status.csharp, "9.0");
    ck_assert_str_eq(status.complaint, "");
    ck_assert_str_eq(told, "");
}
END_TEST

START_TEST(it_is_told_all_and_gets_one_descriptor)
{
    char plugins[] = "/plugins";

    options.plugins = plugins;
    start();
    plugins[1] = '?'; /* it has its own copy */
    wait_for(ask("args"));
    ck_assert_str_eq(answer.report.p,
                     "--fd 3 --project /p --cache /cache --lib /lib/umcp --kind hosted "
                     "--path /lib/roslyn --runtime /usr/bin/mono --from umcp --id abc "
                     "--sandbox on --read /plugins --root /packages/one --root "
                     "/packages/two");
    wait_for(ask("fds"));
    ck_assert_str_eq(answer.report.p, "0 1 2 3 ");
}
END_TEST

START_TEST(what_it_does_not_survive_is_answered_and_the_next_one_works)
{
    static const struct {
        const char *name, *words;
    } ends[] = {{"die", "killed by signal 9"},
                {"leave", "exit code 7"},
                {"close", "exit code 0"},
                {"endless", "the compile service ended"}};

    start();
    for (size_t i = 0; i < N_ELEMENTS(ends); i++) {
        int before = pid_now();
        int64_t first = ask("hang"), second = ask(ends[i].name);

        wait_for(second);
        ck_assert(answer.end == COMPILE_END_FAULT && answer.fault == COMPILE_FAULT_DIED);
        ck_assert_msg(slice_contains(answer.message, slice_of(ends[i].words)), "%s",
                      answer.message.p);
        wait_for(first);
        ck_assert(answer.end == COMPILE_END_FAULT && answer.fault == COMPILE_FAULT_DIED);
        ck_assert_int_ne(pid_now(), before);
        ck_assert_uint_eq(status_now().n_starts, i + 2);
        ck_assert(was_told("not running: ") && was_told("again in 0 s"));
        ck_assert_str_eq(status_now().complaint, "");
    }
}
END_TEST

START_TEST(killed_between_requests_it_costs_none)
{
    start();
    for (int i = 0; i < 3; i++) {
        int before = pid_now();
        int64_t number;

        kill(before, SIGKILL);
        while (status_now().pid == before)
            pause_shortly();
        number = ask("pid");
        wait_for(number);
        expect_made();
        ck_assert_int_ne(atoi(answer.assembly.p), before);
    }
}
END_TEST

START_TEST(one_that_never_works_is_given_up)
{
    setenv("FAKE", "fail", 1);
    start();
    wait_for(ask("pid")); /* it may have died with the request, or before */
    ck_assert_int_eq(answer.end, COMPILE_END_FAULT);
    do
        wait_for(ask("pid"));
    while (answer.fault == COMPILE_FAULT_DIED);
    ck_assert_int_eq(answer.fault, COMPILE_FAULT_UNAVAILABLE);
    ck_assert_msg(slice_contains(answer.message, SLICE("there is no hope")), "%s",
                  answer.message.p);
    ck_assert(was_told("again in 0.5 s") && was_told("again in 1 s"));
    ck_assert(strstr(status_now().complaint, "there is no hope"));
}
END_TEST

START_TEST(a_program_that_is_not_there_says_so)
{
    options.program = "/no/such/umcp-compile";
    start();
    do
        wait_for(ask("pid"));
    while (answer.fault == COMPILE_FAULT_DIED);
    ck_assert_int_eq(answer.fault, COMPILE_FAULT_UNAVAILABLE);
    ck_assert(slice_contains(answer.message, SLICE("/no/such/umcp-compile cannot be run")));
}
END_TEST

START_TEST(without_a_compiler_each_request_is_told_the_remedy)
{
    options = (struct compile_service_options){.complaint = "install one"};
    start();
    for (int i = 0; i < 3; i++) {
        wait_for(ask("pid"));
        ck_assert_int_eq(answer.fault, COMPILE_FAULT_UNAVAILABLE);
        ck_assert_str_eq(answer.message.p, "install one");
    }
    ck_assert_uint_eq(status_now().n_starts, 0);
    ck_assert_str_eq(status_now().complaint, "install one");
}
END_TEST

START_TEST(silence_ends_it)
{
    int64_t first, second;
    int before;

    options.answer_ms = 100;
    start();
    before = pid_now();
    first = ask("hang");
    second = ask("hang");
    wait_for(first);
    ck_assert_int_eq(answer.fault, COMPILE_FAULT_LATE);
    wait_for(second);
    ck_assert_int_eq(answer.fault, COMPILE_FAULT_LATE);
    ck_assert_int_ne(pid_now(), before);
    ck_assert(was_told("did not answer in time"));
}
END_TEST

START_TEST(lines_that_nobody_asked_for_are_ignored)
{
    start();
    wait_for(ask("garbage"));
    expect_made();
}
END_TEST

START_TEST(a_new_engine_takes_the_place_of_the_old)
{
    struct compile_client *old;
    int64_t number;
    int pid;

    start();
    old = client;
    ask("hang");
    pid = pid_now();
    connect_engine();
    ck_assert_int_eq(pid_now(), pid);
    number = compile_client_send((compile_client_begin(old, "build"), old));
    compile_client_wait(old, &a, number, NULL, NULL, &answer);
    ck_assert_int_eq(answer.fault, COMPILE_FAULT_UNAVAILABLE);
    compile_client_free(old);
    wait_for(ask("leave")); /* its last line says that the old engine's request was cancelled */
    ck_assert_msg(slice_contains(answer.message, SLICE("cancelled")), "%s", answer.message.p);
}
END_TEST

START_TEST(any_request_can_be_cancelled)
{
    const struct slice text = SLICE("{\"id\":9007199254740992,\"op\":\"build\",\"name\":\"hang\"}\n"
                                    "{\"id\":1,\"op\":\"build\",\"name\":\"pid\"}\n");
    int fd;

    start();
    compile_client_free(client);
    ck_assert(compile_service_connect(service, &fd, &err));
    ck_assert(fd_write(fd, text));
    ck_assert_int_eq(recv(fd, &(char){0}, 1, 0), 1); /* it has both */
    close(fd);
    connect_engine();
    wait_for(ask("leave"));
    ck_assert_msg(slice_contains(answer.message, SLICE("cancelled by 9007199254740992")), "%s",
                  answer.message.p);
}
END_TEST

/* Sends bytes as an engine and waits until the service has had enough. */
static void be_hostile(struct slice piece, size_t times)
{
    int fd;

    ck_assert(compile_service_connect(service, &fd, &err));
    for (size_t i = 0; i < times; i++)
        if (send(fd, piece.p, piece.len, MSG_NOSIGNAL) < 0)
            break;
    while (recv(fd, &(char){0}, 1, 0) > 0)
        ;
    close(fd);
}

START_TEST(a_hostile_engine_costs_its_own_connection)
{
    static char zeros[1 << 20];
    int pid;

    start();
    pid = pid_now();
    be_hostile(SLICE("\n"), 1);
    be_hostile(SLICE("garbage\n"), 1);
    be_hostile(SLICE("{\"id\":1}\n"), 1);
    be_hostile(SLICE("{\"id\":-1,\"op\":\"build\"}\n"), 1);
    be_hostile(SLICE("{\"id\":9007199254740993,\"op\":\"build\",\"name\":\"hang\"}\n"), 1);
    be_hostile(SLICE("{\"id\":9223372036854775807,\"op\":\"build\",\"name\":\"hang\"}\n"), 1);
    be_hostile(SLICE("{\"id\":1,\"op\":\"build\",\"name\":\"hang\"}\n"), 2);
    be_hostile(slice_from(zeros, sizeof(zeros)), 40);
    compile_client_free(client);
    connect_engine();
    ck_assert_int_eq(pid_now(), pid);
}
END_TEST

START_TEST(an_engine_that_does_not_read_makes_the_process_wait)
{
    int64_t numbers[40];
    int pid;

    start();
    pid = pid_now();
    for (size_t i = 0; i < N_ELEMENTS(numbers); i++)
        numbers[i] = ask("big"); /* 160 MB of answers */
    for (size_t i = 0; i < N_ELEMENTS(numbers); i++) {
        wait_for(numbers[i]);
        ck_assert_int_eq(answer.end, COMPILE_END_WRONG);
        arena_reset(&a);
    }
    ck_assert_int_eq(pid_now(), pid);
}
END_TEST

START_TEST(a_process_that_does_not_read_makes_the_engine_wait)
{
    static char text[4 << 20];
    size_t n = 0;

    setenv("FAKE", "deaf", 1);
    start();
    memset(text, 'x', sizeof(text));
    for (;;) { /* until nothing more is taken */
        struct json_out *w = compile_client_begin(client, "build");

        json_put_text(w, "name", slice_from(text, sizeof(text)));
        if (!compile_client_send(client))
            break;
        n++;
    }
    ck_assert_uint_gt(n, LIMIT_COMPILE_UNSENT / sizeof(text) - 1);
    ck_assert_uint_lt(n, 4 * LIMIT_COMPILE_UNSENT / sizeof(text));
    ck_assert_uint_eq(status_now().n_starts, 1);
}
END_TEST

START_TEST(no_memory_is_a_fault)
{
    bool has_failed = false;

    for (size_t fail = 1; !service; fail++) {
        mem_fail_after(fail);
        service = compile_service_new(&options, &err);
        mem_fail_after(0);
        has_failed = has_failed || !service;
        ck_assert_uint_lt(fail, 1000);
    }
    ck_assert(has_failed);
}
END_TEST

int main(int argc, char **argv)
{
    Suite *suite;
    TCase *tests;
    SRunner *runner;
    int n_failed;

    if (argc > 1 && strcmp(argv[1], "--fd") == 0)
        be_fake(argv);
    if (!realpath("/proc/self/exe", program))
        return 1;
    suite = suite_create("compile_service");
    tests = tcase_create("compile_service");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, requests_are_answered_by_one_process);
    tcase_add_test(tests, it_is_told_all_and_gets_one_descriptor);
    tcase_add_test(tests, what_it_does_not_survive_is_answered_and_the_next_one_works);
    tcase_add_test(tests, killed_between_requests_it_costs_none);
    tcase_add_test(tests, one_that_never_works_is_given_up);
    tcase_add_test(tests, a_program_that_is_not_there_says_so);
    tcase_add_test(tests, without_a_compiler_each_request_is_told_the_remedy);
    tcase_add_test(tests, silence_ends_it);
    tcase_add_test(tests, lines_that_nobody_asked_for_are_ignored);
    tcase_add_test(tests, a_new_engine_takes_the_place_of_the_old);
    tcase_add_test(tests, any_request_can_be_cancelled);
    tcase_add_test(tests, a_hostile_engine_costs_its_own_connection);
    tcase_add_test(tests, an_engine_that_does_not_read_makes_the_process_wait);
    tcase_add_test(tests, a_process_that_does_not_read_makes_the_engine_wait);
    tcase_add_test(tests, no_memory_is_a_fault);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed != 0;
}
