/* sandbox/sandbox.h: the kernel, the environment, who may enter, and a compiler's children. */
#include <pthread.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include "sandbox_rig.h"

extern char **environ;

static const int abis[] = {0, 2}; /* 0: the kernel's own */

static int kernels_abi(void)
{
    struct sandbox_kernel kernel;

    sandbox_kernel(&kernel);
    return kernel.abi;
}

/* --- The kernel --- */

START_TEST(a_variable_lowers_the_abi_and_never_raises_it)
{
    const int own = kernels_abi();

    setenv(ABI_VARIABLE, "2", 1);
    ck_assert_int_eq(kernels_abi(), 2);
    setenv(ABI_VARIABLE, "1", 1);
    ck_assert_int_eq(kernels_abi(), 0); /* of no use */
    setenv(ABI_VARIABLE, "1000", 1);
    ck_assert_int_eq(kernels_abi(), own);
    setenv(ABI_VARIABLE, "two", 1);
    ck_assert_int_eq(kernels_abi(), own);
    unsetenv(ABI_VARIABLE);
}
END_TEST

START_TEST(what_is_missing_is_said)
{
    static const struct {
        struct sandbox_kernel kernel;
        const char *words[2];
    } rows[] = {
        {{0, false}, {"Landlock", "seccomp"}},
        {{0, true}, {"no Landlock", "files"}},
        {{2, false}, {"no seccomp", "network"}},
    };
    struct arena a;

    arena_init(&a, 4096);
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        struct slice text = sandbox_missing(&a, &rows[i].kernel);

        for (size_t j = 0; j < 2; j++)
            ck_assert_msg(slice_contains(text, slice_of(rows[i].words[j])), "%s", text.p);
    }
    ck_assert_uint_eq(sandbox_missing(&a, &(struct sandbox_kernel){2, true}).len, 0);
    arena_done(&a);
}
END_TEST

/* --- The environment --- */

static void expect_environment(void)
{
    static const char *const expected[] = {"LANG=C", "LC_ALL=C", "MONO_GC_PARAMS=x",
                                           "MONO_DISABLE_SHARED_AREA=1",
                                           "PATH=/usr/local/bin:/usr/bin:/bin"};
    char home[PATH_MAX];
    struct err err;
    size_t n = 0;

    environ = (char *[]){(char[]){"LANG=C"},       (char[]){"AWS_SECRET=x"},
                         (char[]){"PATH=/evil"},   (char[]){"LC_ALL=C"},
                         (char[]){"LD_PRELOAD=x"}, (char[]){"MONO_GC_PARAMS=x"},
                         (char[]){"LANGUID=x"},    NULL};
    if (!sandbox_environment(in("state/player/home"), in("state/player/tmp"), &err))
        _exit(1);
    snprintf(home, sizeof(home), "%s/state/player/home", rig_root);
    for (size_t i = 0; i < N_ELEMENTS(expected); i++)
        for (char **e = environ; *e; e++)
            n += strcmp(*e, expected[i]) == 0;
    if (n != N_ELEMENTS(expected) || strcmp(getenv("HOME"), home) != 0 ||
        access(getenv("TMPDIR"), W_OK) != 0 || getenv("AWS_SECRET") || getenv("LD_PRELOAD") ||
        getenv("LANGUID"))
        _exit(2);
    _exit(0);
}

START_TEST(the_environment_keeps_what_a_runtime_needs)
{
    pid_t child = fork();
    int status;

    if (child == 0)
        expect_environment();
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
}
END_TEST

/* --- Entering --- */

static void enter_again(void *ctx)
{
    struct err err;

    (void)ctx;
    _exit(sandbox_enter(&rig_options, &err) ? 1 : 0);
}

START_TEST(a_player_enters_once)
{
    ck_assert_int_eq(rig_inside(abis[_i], enter_again, NULL), 0);
}
END_TEST

static void *wait_for_end(void *ctx)
{
    char c;

    while (read(*(int *)ctx, &c, 1) < 0)
        ;
    return NULL;
}

static void enter_with_a_thread(void)
{
    pthread_t thread;
    struct err err;
    int ends[2];

    if (pipe(ends) != 0 || pthread_create(&thread, NULL, wait_for_end, &ends[0]) != 0)
        _exit(1);
    if (sandbox_enter(&rig_options, &err) || !strstr(err.message, "threads"))
        _exit(2);
    close(ends[1]);
    pthread_join(thread, NULL);
    _exit(sandbox_enter(&rig_options, &err) ? 0 : 3); /* now it is alone */
}

START_TEST(a_thread_that_would_stay_outside_is_not_left)
{
    pid_t child = fork();
    int status;

    if (child == 0)
        enter_with_a_thread();
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
}
END_TEST

/* --- umcp-compile --- */

static const char *const executed[] = {"/bin/true", "/usr/bin/true", "/usr/bin/mono"};

static void be_compiler(void)
{
    rig_options.kind = SANDBOX_COMPILER;
    rig_options.execute = executed;
    rig_options.n_execute = N_ELEMENTS(executed);
}

/* Runs a program in a child that enters once more; returns its exit status, or -1. */
static long run_program(const char *const argv[])
{
    pid_t child = fork();
    int status;

    if (child == 0) {
        struct err err;

        if (!sandbox_enter(&rig_options, &err))
            _exit(RIG_CANNOT_ENTER);
        execv(argv[0], (char **)(uintptr_t)argv);
        _exit(errno);
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        return -1;
    errno = WIFEXITED(status) ? WEXITSTATUS(status) : ECHILD;
    return errno ? -1 : 0;
}

static long runs_what_is_named(void)
{
    return run_program((const char *[]){"/bin/true", NULL});
}

static long runs_what_is_not_named(void)
{
    return run_program((const char *[]){"/bin/echo", NULL});
}

static long runs_what_it_made(void)
{
    int fd = open(in("state/player/made"), O_WRONLY | O_CREAT, 0700);
    struct slice text = SLICE("#!/bin/true\n");

    if (fd < 0 || !fd_write(fd, text))
        return -1;
    close(fd);
    return run_program((const char *[]){in("state/player/made"), NULL});
}

static long ends_its_child(void)
{
    pid_t child = fork();
    int status;

    if (child == 0) {
        pause();
        _exit(0);
    }
    return child > 0 && kill(child, SIGKILL) == 0 && waitpid(child, &status, 0) == child &&
                   WIFSIGNALED(status)
               ? 0
               : -1;
}

static long makes_a_group(void)
{
    return setpgid(0, 0);
}

static long makes_a_socket(void)
{
    return socket(AF_INET, SOCK_STREAM, 0);
}

static long reads_outside(void)
{
    return open(in("outside/secret.txt"), O_RDONLY);
}

static long signals_outside(void)
{
    return kill(getppid(), 0);
}

/* In a child that has entered once more. Each bit of its exit status is one thing gone wrong. */
static void look_around(void)
{
    char path[64];
    int wrong = 0;

    snprintf(path, sizeof(path), "/proc/%d/cmdline", (int)getppid());
    wrong |= open("/proc/self/maps", O_RDONLY) < 0;
    wrong |= (open(path, O_RDONLY) >= 0) << 1;
    wrong |= (kill(getppid(), 0) == 0) << 2;
    wrong |= (syscall(SYS_tgkill, getppid(), getppid(), 0) == 0) << 3;
    wrong |= (syscall(SYS_tgkill, getpid(), getpid(), 0) != 0) << 4;
    wrong |= (setsid() >= 0) << 5;
    wrong |= (reads_outside() >= 0) << 6;
    wrong |= (makes_a_socket() >= 0) << 7;
    _exit(wrong);
}

static long keeps_its_child_apart(void)
{
    pid_t child = fork();
    struct err err;
    int status;

    if (child == 0) {
        if (!sandbox_enter(&rig_options, &err))
            _exit(RIG_CANNOT_ENTER);
        look_around();
    }
    if (child < 0 || waitpid(child, &status, 0) != child)
        return -1;
    errno = WIFEXITED(status) ? WEXITSTATUS(status) : ECHILD;
    return errno ? -1 : 0;
}

static const struct attempt of_compiler[] = {
    ATTEMPT(runs_what_is_named, 0),     ATTEMPT(runs_what_is_not_named, EACCES),
    ATTEMPT(runs_what_it_made, EACCES), ATTEMPT(ends_its_child, 0),
    ATTEMPT(keeps_its_child_apart, 0),  ATTEMPT(makes_a_group, 0),
    ATTEMPT(makes_a_socket, EACCES),    ATTEMPT(reads_outside, EACCES),
};

START_TEST(a_compiler_runs_what_is_named_and_its_child_is_kept_apart)
{
    static const struct attempt signals[] = {ATTEMPT(signals_outside, EPERM)};

    be_compiler();
    rig_attempt(abis[_i], of_compiler, N_ELEMENTS(of_compiler));
    if (!abis[_i] && kernels_abi() >= 6)
        rig_attempt(abis[_i], signals, N_ELEMENTS(signals));
}
END_TEST

static long compiles(void)
{
    static char out[PATH_MAX + 8];

    snprintf(out, sizeof(out), "-out:%s", in("state/player/a.dll"));
    return run_program((const char *[]){"/usr/bin/mono", "/usr/lib/mono/4.5/mcs.exe",
                                        "-target:library", out, in("project/Assets/A.cs"), NULL});
}

START_TEST(mono_compiles_in_there)
{
    static const struct attempt items[] = {ATTEMPT(compiles, 0)};

    if (access("/usr/bin/mono", X_OK) != 0 || access("/usr/lib/mono/4.5/mcs.exe", R_OK) != 0)
        return;
    be_compiler();
    rig_write("project/Assets/A.cs", "class A { }");
    ck_assert_int_eq(setenv("MONO_DISABLE_SHARED_AREA", "1", 1), 0);
    rig_attempt(abis[_i], items, N_ELEMENTS(items));
    ck_assert_int_eq(access(in("state/player/a.dll"), R_OK), 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("sandbox");
    TCase *tests = tcase_create("sandbox");
    SRunner *runner;
    int n_failed;

    if (!rig_has_sandbox())
        return 77;
    tcase_add_checked_fixture(tests, rig_setup, rig_teardown);
    tcase_add_test(tests, a_variable_lowers_the_abi_and_never_raises_it);
    tcase_add_test(tests, what_is_missing_is_said);
    tcase_add_test(tests, the_environment_keeps_what_a_runtime_needs);
    tcase_add_loop_test(tests, a_player_enters_once, 0, (int)N_ELEMENTS(abis));
    tcase_add_test(tests, a_thread_that_would_stay_outside_is_not_left);
    tcase_add_loop_test(tests, a_compiler_runs_what_is_named_and_its_child_is_kept_apart, 0,
                        (int)N_ELEMENTS(abis));
    tcase_add_loop_test(tests, mono_compiles_in_there, 0, (int)N_ELEMENTS(abis));
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed == 0 ? 0 : 1;
}
