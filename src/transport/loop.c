/*
 * The loop: keeps core's time, runs its deadlines, and shuts the program down in order. Before the
 * loop sleeps, on_prepare() does the work that was deferred because core was on the stack.
 */
#include "loop.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <time.h>
#include <unistd.h>

#include "conn.h"

enum {
    SPARE_FILES = 256, /* descriptors for everything but connections */
    RETRY_MS = 100,    /* between retries to accept after running out of memory */
    LOAD_READS = 256,  /* so many reads may have left memory behind, */
    QUIET_READS = 32,  /* and with fewer than this in QUIET_MS they are over */
    QUIET_MS = 1000
};

void loop_enter(struct loop *l)
{
    struct timespec wall;

    clock_gettime(CLOCK_REALTIME, &wall);
    l->now = (int64_t)(uv_hrtime() / 1000000);
    l->is_dirty = true;
    core_set_time(l->core, l->now, (int64_t)wall.tv_sec * 1000 + wall.tv_nsec / 1000000);
}

struct buf *loop_scratch(struct loop *l)
{
    buf_reset(&l->scratch, READ_SIZE);
    return &l->scratch;
}

struct buf *loop_pieces(struct loop *l)
{
    buf_reset(&l->pieces, READ_SIZE);
    return &l->pieces;
}

void loop_lend_read_buf(uv_handle_t *handle, size_t suggested, uv_buf_t *buf)
{
    struct loop *l = loop_of(handle);

    (void)suggested;
    l->n_reads++;
    *buf = uv_buf_init(l->read_buf, sizeof(l->read_buf));
}

/* --- Stopping --- */

static void on_stop_timer(uv_timer_t *timer)
{
    uv_stop(timer->loop);
}

/* Ends connections that stayed open only for their answers, once core is idle. */
static void end_if_idle(struct loop *l)
{
    if (!l->is_stopping || !core_is_idle(l->core))
        return;
    conns_end_grace(l);
    if (l->stdio)
        stdio_finish(l->stdio);
    if (!l->n_conns && !l->stdio)
        uv_stop(&l->uv);
}

void loop_stop(struct loop *l)
{
    l->must_stop = true;
    l->is_dirty = true;
}

static void on_signal(uv_poll_t *poll, int status, int events)
{
    struct loop *l = poll->data;
    struct signalfd_siginfo info;

    (void)status;
    (void)events;
    while (read(l->signal_fd, &info, sizeof(info)) == (ssize_t)sizeof(info)) {
        l->had_signal = true;
        if (l->must_stop)
            uv_stop(&l->uv);
        loop_stop(l);
    }
}

bool loop_had_signal(const struct loop *l)
{
    return l->had_signal;
}

/* --- Time --- */

static void on_tick(uv_timer_t *timer)
{
    struct loop *l = timer->data;

    l->tick_due = HOST_NEVER;
    l->is_dirty = true; /* libuv runs timers before on_prepare(), which does the work */
}

static void arm_tick(struct loop *l, int64_t due)
{
    int64_t now = (int64_t)uv_now(&l->uv);

    if (due == l->tick_due)
        return;
    l->tick_due = due;
    if (due == HOST_NEVER)
        uv_timer_stop(&l->tick);
    else
        uv_timer_start(&l->tick, on_tick, due > now ? (uint64_t)(due - now) : 0, 0);
}

static void on_wake(uv_poll_t *poll, int status, int events)
{
    struct loop *l = poll->data;
    eventfd_t count;

    (void)status;
    (void)events;
    eventfd_read(l->wake_fd, &count);
    loop_enter(l);
    core_wake(l->core); /* on_prepare() does the work */
}

void loop_wake(struct loop *l)
{
    eventfd_write(l->wake_fd, 1);
}

static void on_chore(uv_timer_t *timer)
{
    struct loop *l = timer->data;

    l->chore_fn(l->chore_ctx);
}

/* The timer does not keep the loop running. */
void loop_every(struct loop *l, int ms, void (*chore)(void *ctx), void *ctx)
{
    l->chore_fn = chore;
    l->chore_ctx = ctx;
    uv_timer_start(&l->chore, on_chore, (uint64_t)ms, (uint64_t)ms);
    uv_unref((uv_handle_t *)&l->chore);
}

/*
 * After a load the allocator keeps freed memory for the next one. Once it is quiet, that goes back
 * to the system. Pings of an idle engine are no load.
 */
static void on_quiet(uv_timer_t *timer)
{
    struct loop *l = timer->data;
    bool is_quiet = l->n_reads - l->n_reads_seen < QUIET_READS;

    l->n_reads_seen = l->n_reads;
    if (!is_quiet)
        return;
    malloc_trim(0);
    uv_timer_stop(timer);
    l->n_reads = l->n_reads_seen = 0;
    l->is_watching = false;
}

static void watch_load(struct loop *l)
{
    if (l->is_watching || l->n_reads < LOAD_READS)
        return;
    l->is_watching = true;
    uv_timer_start(&l->quiet, on_quiet, QUIET_MS, QUIET_MS);
    uv_unref((uv_handle_t *)&l->quiet); /* it does not keep the loop running */
}

/*
 * Sleeping and being woken from another processor takes longer than an engine needs for most calls.
 * So after sending one, an otherwise idle loop polls for a moment before it sleeps, yielding the
 * processor to others.
 */
static void linger(struct loop *l)
{
    struct pollfd fd = {.fd = uv_backend_fd(&l->uv), .events = POLLIN};
    uint64_t end = uv_hrtime() + SPIN_US * 1000u;

    if (!l->is_expecting || !l->may_linger)
        return;
    l->is_expecting = false;
    while (poll(&fd, 1, 0) == 0 && uv_hrtime() < end)
        sched_yield();
}

static void on_prepare(uv_prepare_t *prepare)
{
    struct loop *l = prepare->data;
    int64_t due = l->tick_due;
    bool is_stalled;

    if (!l->is_dirty)
        return;
    loop_enter(l);
    is_stalled = !listeners_retry(l);
    if (l->must_stop && !l->is_stopping) {
        l->is_stopping = true;
        listeners_close(l);
        core_stop(l->core);
        conns_stop(l);
        uv_timer_start(&l->stop_timer, on_stop_timer, LIMIT_SHUTDOWN_MS, 0);
    }
    while (l->is_dirty) { /* core's deadlines may defer more work */
        l->is_dirty = false;
        conns_resume_deferred(l);
        due = core_tick(l->core);
    }
    if (l->stdio)
        stdio_flush(l->stdio);
    watch_load(l);
    if (is_stalled && due > l->now + RETRY_MS)
        due = l->now + RETRY_MS;
    arm_tick(l, due);
    end_if_idle(l);
    linger(l);
}

/* --- Making and freeing --- */

/* LIMIT_CONNECTIONS, or fewer if the system allows fewer descriptors. */
static size_t allow_connections(void)
{
    const rlim_t wanted = LIMIT_CONNECTIONS + SPARE_FILES;
    struct rlimit files;

    if (getrlimit(RLIMIT_NOFILE, &files) < 0)
        return LIMIT_CONNECTIONS;
    if (files.rlim_cur < wanted) {
        struct rlimit more = files;

        more.rlim_cur = files.rlim_max < wanted ? files.rlim_max : wanted;
        if (setrlimit(RLIMIT_NOFILE, &more) == 0)
            files = more;
    }
    if (files.rlim_cur >= wanted)
        return LIMIT_CONNECTIONS;
    return files.rlim_cur > 2 * SPARE_FILES ? (size_t)files.rlim_cur - SPARE_FILES
                                            : (size_t)files.rlim_cur / 2;
}

/* If one of 0, 1, 2 were closed, the next file opened would become a standard stream. */
void standard_fill(void)
{
    int fd;

    do
        fd = open("/dev/null", O_RDWR);
    while (fd >= 0 && fd <= STDERR_FILENO);
    if (fd >= 0)
        close(fd);
}

/* Calls `on_event` when `fd` is readable. -1: `fd` could not be opened, report errno. */
static bool watch(struct loop *l, uv_poll_t *poll, int fd, uv_poll_cb on_event, struct err *err)
{
    int r = fd < 0 ? uv_translate_sys_error(errno) : uv_poll_init(&l->uv, poll, fd);

    if (r < 0)
        return err_set(err, ERR_INTERNAL, "cannot make an event loop: %s", uv_strerror(r));
    poll->data = l;
    uv_poll_start(poll, UV_READABLE, on_event);
    return true;
}

/*
 * The signals stay blocked and are read from a descriptor. A signal that arrives while no loop runs
 * stays pending for the next loop, even across the execv() of a restart.
 */
static bool watch_signals(struct loop *l, struct err *err)
{
    sigset_t ends;

    signal(SIGPIPE, SIG_IGN); /* a closed pipe becomes an error of write() */
    sigemptyset(&ends);
    sigaddset(&ends, SIGINT);
    sigaddset(&ends, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &ends, NULL);
    l->signal_fd = signalfd(-1, &ends, SFD_CLOEXEC | SFD_NONBLOCK);
    return watch(l, &l->signals, l->signal_fd, on_signal, err);
}

struct loop *loop_new(struct core *core, struct err *err)
{
    struct loop *l = mem_zalloc(sizeof(*l));
    int r;

    if (!l) {
        err_no_memory(err);
        return NULL;
    }
    standard_fill();
    r = uv_loop_init(&l->uv);
    if (r < 0) {
        err_set(err, ERR_INTERNAL, "cannot make an event loop: %s", uv_strerror(r));
        mem_free(l);
        return NULL;
    }
    l->core = core;
    l->tick_due = HOST_NEVER;
    l->wake_fd = l->signal_fd = l->users.netlink = -1;
    rooms_init(&l->rooms, allow_connections());
    buf_init(&l->scratch, LIMIT_UNREAD);
    buf_init(&l->pieces, LIMIT_UNREAD);
    uv_timer_init(&l->uv, &l->tick);
    uv_timer_init(&l->uv, &l->stop_timer);
    uv_timer_init(&l->uv, &l->chore);
    uv_timer_init(&l->uv, &l->quiet);
    l->may_linger = sysconf(_SC_NPROCESSORS_ONLN) > 1;
    uv_prepare_init(&l->uv, &l->prepare);
    waits_init(&l->waits, &l->uv, conns_expire, l);
    l->tick.data = l->prepare.data = l->chore.data = l->quiet.data = l;
    uv_prepare_start(&l->prepare, on_prepare);
    /* Not a uv_async_t: in libuv 1.44 the loop spins while a low-priority sender is preempted
     * inside uv_async_send(). */
    l->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (watch(l, &l->wake, l->wake_fd, on_wake, err) && watch_signals(l, err)) {
        uv_unref((uv_handle_t *)&l->wake); /* it does not keep the loop running */
        return l;
    }
    loop_free(l);
    return NULL;
}

void loop_free(struct loop *l)
{
    int r;

    if (!l)
        return;
    listeners_close(l);
    conns_drop(l);
    if (l->stdio)
        stdio_drop(l->stdio);
    if (l->wake.data)
        uv_close((uv_handle_t *)&l->wake, NULL);
    if (l->signals.data)
        uv_close((uv_handle_t *)&l->signals, NULL);
    uv_close((uv_handle_t *)&l->prepare, NULL);
    uv_close((uv_handle_t *)&l->tick, NULL);
    uv_close((uv_handle_t *)&l->stop_timer, NULL);
    uv_close((uv_handle_t *)&l->chore, NULL);
    uv_close((uv_handle_t *)&l->quiet, NULL);
    uv_close((uv_handle_t *)&l->waits.timer, NULL);
    uv_run(&l->uv, UV_RUN_DEFAULT); /* runs the close callbacks, which notify core */
    r = uv_loop_close(&l->uv);
    assert(r == 0);
    (void)r;
    if (l->wake_fd >= 0)
        close(l->wake_fd);
    if (l->signal_fd >= 0)
        close(l->signal_fd);
    peer_users_close(&l->users);
    buf_done(&l->scratch);
    buf_done(&l->pieces);
    rooms_done(&l->rooms);
    mem_free(l);
}

enum loop_guard loop_guard(struct loop *l, bool http, bool framed)
{
    bool can_ask = peer_users_open(&l->users);

    l->guards_unix = http; /* there the kernel always says */
    l->guards_http = http && can_ask;
    l->guards_framed = framed && can_ask;
    if (!can_ask)
        return GUARD_BLIND;
    return l->users.is_mapped ? GUARD_READY : GUARD_NOBODY;
}

int loop_run(struct loop *l)
{
    loop_enter(l);
    uv_run(&l->uv, UV_RUN_DEFAULT);
    return l->exit_code;
}
