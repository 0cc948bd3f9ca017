/*
 * Parks threads by signal. Every thread gets a signal with the number of the round and of a seat,
 * writes its position into its seat, and sleeps until the round is over. Threads are listed from
 * /proc, again and again until no new one appears. Between the first signal and the end of the
 * round we use only system calls, because a parked thread may hold any lock.
 */
#include "park.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include "base/limits.h"

/* Limits count a thread's work, not our wait: on a busy machine, a thread that is ready
 * to stop may wait seconds for a processor. */
#define MAX_RUN_NS 50000000    /* how much processor time a thread may use without stopping */
#define MAX_LOOKS  500         /* how often we may find it neither running nor ready to run */
#define STARVED_NS 10000000000 /* a thread that is ready and did not run in this time never may */
#define LOOK_NS    1000000     /* threads that have not parked by then are inspected */
#define STEP_NS    50000

#define TASKS "/proc/self/task"

struct seat {
    pid_t thread;
    bool is_deaf;             /* sleeps with the signal blocked */
    int64_t began;            /* ns it had run when it got its seat */
    int64_t ran, ran_at;      /* ns it had run at its last turn that we saw, and when we saw it */
    uint32_t n_looks;         /* how often it was neither running nor ready since then */
    _Atomic(uint32_t) round;  /* the round that it stopped for */
    _Atomic(uintptr_t) place; /* its instruction pointer */
};

/* Global, because a signal handler has no other way to its data; only the main thread runs rounds,
 * so there is one at a time. The handler stays installed: a signal may arrive long after its
 * round. */
static struct {
    _Atomic(uint32_t) round;    /* 0: none; also a futex */
    _Atomic(uint32_t) n_inside; /* handlers that may use the seats */
    uint32_t n_rounds;
    int signal; /* 0: none chosen yet */
    pid_t process;
    struct seat *seats;
    _Atomic(uint32_t) n_seats;
} park;

static_assert(sizeof(park.round) == sizeof(uint32_t), "the kernel expects the bare number");

static void futex(int operation, uint32_t value)
{
    syscall(SYS_futex, &park.round, operation | FUTEX_PRIVATE_FLAG, value, NULL, NULL, 0);
}

/* --- In the threads that stop. --- */

static uintptr_t place_of(const void *context)
{
#if defined(__x86_64__)
    return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#else
    (void)context;
    return 0;
#endif
}

static void stop(int signal, siginfo_t *info, void *context)
{
    const uint64_t value = (uint64_t)(uintptr_t)info->si_value.sival_ptr;
    const uint32_t round = (uint32_t)(value >> 32), seat = (uint32_t)value;
    const int saved = errno;

    (void)signal;
    atomic_fetch_add(&park.n_inside, 1); /* first: from here on the seats are not freed */
    if (info->si_code == SI_QUEUE && info->si_pid == park.process && round != 0 &&
        atomic_load(&park.round) == round && seat < atomic_load(&park.n_seats)) {
        atomic_store(&park.seats[seat].place, place_of(context));
        atomic_store(&park.seats[seat].round, round);
        while (atomic_load(&park.round) == round)
            futex(FUTEX_WAIT, round);
    }
    atomic_fetch_sub(&park.n_inside, 1);
    errno = saved;
}

/* --- Inspecting threads through /proc. --- */

/* "/proc/self/task/<thread>/status" without printf(), which may lock. */
static void write_path(char *to, pid_t thread)
{
    char digits[16];
    size_t n = 0;

    memcpy(to, TASKS "/", sizeof(TASKS "/") - 1);
    to += sizeof(TASKS "/") - 1;
    do
        digits[n++] = (char)('0' + thread % 10);
    while ((thread /= 10) > 0);
    while (n > 0)
        *to++ = digits[--n];
    memcpy(to, "/status", sizeof("/status"));
}

/* The text after "\n<key>:\t"; NULL if it is not there. */
static const char *status_value(const char *text, const char *key)
{
    const char *at = strstr(text, key);

    return at ? at + strlen(key) : NULL;
}

static uint64_t hex_value(const char *text)
{
    uint64_t value = 0;

    for (; text; text++) {
        if (*text >= '0' && *text <= '9')
            value = value << 4 | (uint64_t)(*text - '0');
        else if (*text >= 'a' && *text <= 'f')
            value = value << 4 | (uint64_t)(*text - 'a' + 10);
        else
            break;
    }
    return value;
}

enum state { IS_GONE, IS_DEAF, IS_RUNNABLE, MAY_ANSWER };

static enum state look_at(pid_t thread)
{
    char path[64], text[4096];
    const char *state, *blocked;
    ssize_t n;
    int fd;

    write_path(path, thread);
    fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return errno == ENOENT || errno == ESRCH ? IS_GONE : MAY_ANSWER;
    n = read(fd, text, sizeof(text) - 1);
    close(fd);
    text[n > 0 ? n : 0] = '\0';
    state = status_value(text, "\nState:\t");
    blocked = status_value(text, "\nSigBlk:\t");
    if (n < 0 && errno == ESRCH)
        return IS_GONE;
    if (!state || !blocked)
        return MAY_ANSWER;
    if (*state == 'Z' || *state == 'X')
        return IS_GONE;
    if (*state == 'R')
        return IS_RUNNABLE;
    return *state == 'S' && (hex_value(blocked) >> (park.signal - 1) & 1) ? IS_DEAF : MAY_ANSWER;
}

/* 0 if there is no such clock. */
static int64_t read_clock(clockid_t clock)
{
    struct timespec time = {0};

    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* The processor time of the thread. The clock number is made as pthread_getcpuclockid() makes
 * it. */
static int64_t run_time(pid_t thread)
{
    enum { OF_THREAD = 4, IN_NS = 2 };

    return read_clock((clockid_t)(~(unsigned)thread << 3 | OF_THREAD | IN_NS));
}

/* --- A round. --- */

static bool is_seated(pid_t thread)
{
    for (uint32_t i = 0; i < park.n_seats; i++) {
        if (park.seats[i].thread == thread)
            return true;
    }
    return false;
}

/* Signals the thread. A thread that has ended gets no seat. */
static bool seat_thread(pid_t thread)
{
    const uint32_t seat = park.n_seats;
    const uint64_t value = (uint64_t)park.n_rounds << 32 | seat;
    siginfo_t info = {.si_signo = park.signal, .si_code = SI_QUEUE};

    if (seat == LIMIT_THREADS)
        return false;
    info.si_pid = park.process;
    info.si_uid = getuid();
    info.si_value.sival_ptr = (void *)(uintptr_t)value;
    memset(&park.seats[seat], 0, sizeof(park.seats[seat]));
    park.seats[seat].thread = thread;
    park.seats[seat].began = park.seats[seat].ran = run_time(thread);
    park.seats[seat].ran_at = read_clock(CLOCK_MONOTONIC);
    park.n_seats = seat + 1; /* before the signal can arrive */
    if (syscall(SYS_rt_tgsigqueueinfo, park.process, thread, park.signal, &info) != 0) {
        if (errno != ESRCH)
            return false;
        park.n_seats = seat;
    }
    return true;
}

/* Reads directory entries of getdents64(): 8 bytes each of inode and position, 2 of length, one of
 * type, then the name. Names are thread numbers and dots. */
static bool seat_entries(const char *entries, size_t len, pid_t self, bool *is_new)
{
    enum { LENGTH_AT = 16, NAME_AT = 19 };

    for (size_t at = 0; at < len;) {
        uint16_t step;
        pid_t thread = 0;

        memcpy(&step, entries + at + LENGTH_AT, sizeof(step));
        for (const char *c = entries + at + NAME_AT; *c >= '0' && *c <= '9'; c++)
            thread = thread * 10 + (*c - '0');
        at += step;
        if (thread == 0 || thread == self || is_seated(thread))
            continue;
        *is_new = true;
        if (!seat_thread(thread))
            return false;
    }
    return true;
}

/* Signals every thread that has no seat yet. */
static bool seat_all(int tasks, bool *ret_is_new)
{
    const pid_t self = (pid_t)syscall(SYS_gettid);
    _Alignas(8) char entries[8192];
    bool is_new = false;
    ssize_t n;

    if (lseek(tasks, 0, SEEK_SET) != 0)
        return false;
    while ((n = syscall(SYS_getdents64, tasks, entries, sizeof(entries))) > 0) {
        if (!seat_entries(entries, (size_t)n, self, &is_new))
            return false;
    }
    *ret_is_new = is_new;
    return n == 0;
}

enum answer { HAS_STOPPED, MAY_STOP, DOES_NOT_STOP, IS_STARVED };

static enum answer answer_of(struct seat *s, int64_t begin)
{
    const int64_t now = read_clock(CLOCK_MONOTONIC);
    enum state state;
    int64_t ran;

    if (s->is_deaf || s->thread == 0 || atomic_load(&s->round) == park.n_rounds)
        return HAS_STOPPED;
    if (now - begin <= LOOK_NS)
        return MAY_STOP;
    state = look_at(s->thread);
    if (state == IS_GONE)
        s->thread = 0;
    s->is_deaf = state == IS_DEAF;
    if (state == IS_GONE || state == IS_DEAF)
        return HAS_STOPPED;
    /* It has not stopped: its work since the signal. */
    ran = run_time(s->thread);
    if (ran != s->ran) {
        s->ran = ran;
        s->ran_at = now;
        s->n_looks = 0;
    }
    if (ran - s->began > MAX_RUN_NS)
        return DOES_NOT_STOP;
    if (state != IS_RUNNABLE)
        return ++s->n_looks > MAX_LOOKS ? DOES_NOT_STOP : MAY_STOP;
    return now - s->ran_at > STARVED_NS ? IS_STARVED : MAY_STOP;
}

/* Signals all threads and waits for them, until no new one appears. */
static enum answer stop_all(int tasks)
{
    const struct timespec step = {.tv_nsec = STEP_NS};
    const int64_t begin = read_clock(CLOCK_MONOTONIC);
    bool is_new;

    do {
        if (!seat_all(tasks, &is_new))
            return DOES_NOT_STOP;
        for (uint32_t i = 0; i < park.n_seats;) {
            const enum answer answer = answer_of(&park.seats[i], begin);

            if (answer == DOES_NOT_STOP || answer == IS_STARVED)
                return answer;
            if (answer == HAS_STOPPED)
                i++;
            else
                nanosleep(&step, NULL);
        }
    } while (is_new);
    return HAS_STOPPED;
}

static bool is_clear(const struct park *p)
{
    for (uint32_t i = 0; i < park.n_seats; i++) {
        const uintptr_t place = atomic_load(&park.seats[i].place);

        if (place > (uintptr_t)p->from && place < (uintptr_t)p->to)
            return false;
    }
    return true;
}

/* The seats are freed afterwards, so we wait for threads that are still in the handler. */
static void end_round(void)
{
    const struct timespec step = {.tv_nsec = STEP_NS};

    atomic_store(&park.round, 0);
    futex(FUTEX_WAKE, INT_MAX);
    while (atomic_load(&park.n_inside) > 0)
        nanosleep(&step, NULL);
}

/* The last free real-time signal, because runtimes use the first ones. */
static bool choose_signal(struct err *err)
{
    struct sigaction action = {.sa_sigaction = stop, .sa_flags = SA_SIGINFO | SA_RESTART};
    struct sigaction old;

    sigfillset(&action.sa_mask);
    for (int s = SIGRTMAX; s >= SIGRTMIN && !park.signal; s--) {
        if (sigaction(s, NULL, &old) == 0 && !(old.sa_flags & SA_SIGINFO) &&
            old.sa_handler == SIG_DFL && sigaction(s, &action, NULL) == 0)
            park.signal = s;
    }
    return park.signal || err_set(err, ERR_ENGINE,
                                  "This process has no free signal, which a "
                                  "hook needs");
}

bool park_run(const struct park *p, struct err *err)
{
    struct seat *seats = NULL;
    sigset_t all, before;
    enum answer answer;
    bool is_done = false;
    int tasks;

    if (!park.signal && !choose_signal(err))
        return false;
    tasks = open(TASKS, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (tasks < 0)
        return err_set(err, ERR_ENGINE, "umcp cannot list the threads of this process: %s",
                       strerror(errno));
    seats = mem_alloc(LIMIT_THREADS * sizeof(*seats));
    if (!seats) {
        close(tasks);
        return err_no_memory(err);
    }
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* so that no other signal stops us halfway */
    if (++park.n_rounds == 0)
        park.n_rounds = 1;
    park.seats = seats;
    park.n_seats = 0;
    park.process = getpid();
    atomic_store(&park.round, park.n_rounds);
    answer = stop_all(tasks);
    if (answer == HAS_STOPPED && is_clear(p)) {
        p->work(p->ctx);
        is_done = true;
    }
    end_round();
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    mem_free(seats);
    close(tasks);
    if (answer == IS_STARVED)
        return err_set(err, ERR_ENGINE, "A thread of the engine gets no processor time");
    if (answer == DOES_NOT_STOP)
        return err_set(err, ERR_NOT_READY,
                       "A thread of the engine did not stop in time; try "
                       "again");
    return is_done ||
           err_set(err, ERR_NOT_READY, "A thread of the engine is entering the method; try again");
}
