/*
 * A server as a child process that reads lines on stdin and answers lines on stdout: calls with
 * several in flight, and cold starts. The child gets SIGTERM if this program dies first.
 */
#include "load.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#define EXIT_NS  3000000000u /* a server may take this long to leave after its input has ended */
#define START_MS 15000       /* and this long for its first answer */
#define OUT_SIZE (1u << 20)
#define SLOTS    4096u /* pending calls by id; far more than can be in flight */

struct child {
    pid_t pid;
    int in, out; /* its stdin, its stdout */
};

struct pending {
    uint64_t id; /* 0: free */
    uint64_t sent_ns;
};

struct lines {
    char bytes[MAX_ANSWER];
    size_t len;
};

struct pipes {
    const struct plan *plan;
    struct tally *tally;
    struct child child;
    struct lines in;
    char call[OUT_SIZE / 2]; /* the rendered call and its line end */
    size_t call_len;
    long id_at;
    char out[OUT_SIZE];
    size_t out_len;
    struct pending pending[SLOTS];
    int n_in_flight;
};

/* What the child does between fork and exec: only calls that are safe there. */
static void become_server(const struct plan *p, const int in[2], const int out[2])
{
    cpu_set_t cpus;

    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (p->cpu >= 0) {
        CPU_ZERO(&cpus);
        CPU_SET((size_t)p->cpu, &cpus);
        sched_setaffinity(0, sizeof(cpus), &cpus);
    }
    signal(SIGPIPE, SIG_DFL);
    if (dup2(in[0], 0) == 0 && dup2(out[1], 1) == 1)
        execvp(p->command[0], p->command);
    _exit(127);
}

static bool child_start(struct child *c, const struct plan *p)
{
    int in[2], out[2];

    if (pipe2(in, O_CLOEXEC) != 0)
        return false;
    if (pipe2(out, O_CLOEXEC) != 0) {
        close(in[0]), close(in[1]);
        return false;
    }
    c->pid = fork();
    if (c->pid == 0)
        become_server(p, in, out);
    close(in[0]);
    close(out[1]);
    c->in = in[1];
    c->out = out[0];
    return c->pid > 0;
}

/* Ends its input, waits, and only then uses force. True: it left by itself. */
static bool child_stop(struct child *c)
{
    uint64_t give_up = now_ns() + EXIT_NS;
    bool has_left = false;

    close(c->in);
    close(c->out);
    if (c->pid <= 0)
        return false;
    while (!has_left && now_ns() < give_up) {
        has_left = waitpid(c->pid, NULL, WNOHANG) == c->pid;
        if (!has_left)
            usleep(1000);
    }
    if (!has_left) {
        kill(c->pid, SIGKILL);
        waitpid(c->pid, NULL, 0);
    }
    return has_left;
}

static bool write_all(int fd, const char *bytes, size_t len)
{
    while (len > 0) {
        ssize_t n = write(fd, bytes, len);

        if (n <= 0)
            return false;
        bytes += n;
        len -= (size_t)n;
    }
    return true;
}

static bool say_hello(const struct child *c, const char *hello)
{
    size_t len = strlen(hello);

    return write_all(c->in, hello, len) && (hello[len - 1] == '\n' || write_all(c->in, "\n", 1));
}

/* Reads what is there. False: end of output, or a line that does not fit. */
static bool lines_fill(struct lines *l, int fd)
{
    ssize_t n = read(fd, l->bytes + l->len, sizeof(l->bytes) - l->len);

    if (n <= 0)
        return n < 0 && errno == EAGAIN;
    l->len += (size_t)n;
    return l->len < sizeof(l->bytes) || memchr(l->bytes, '\n', l->len);
}

/* Waits for one line that answers (it has a result or an error); drops it and all before it. */
static bool await_answer(struct lines *l, int fd, struct tally *t)
{
    uint64_t give_up = now_ns() + (uint64_t)START_MS * 1000000u;

    for (;;) {
        struct pollfd p = {.fd = fd, .events = POLLIN};
        char *end = memchr(l->bytes, '\n', l->len);
        size_t len = end ? (size_t)(end + 1 - l->bytes) : 0;
        bool is_good = end && memmem(l->bytes, len, "\"result\"", 8);
        bool is_bad = end && !is_good && memmem(l->bytes, len, "\"error\"", 7);

        if (is_bad) {
            tally_error(t, "hello refused", l->bytes, len);
            return false;
        }
        if (end) {
            l->len -= len;
            memmove(l->bytes, end + 1, l->len);
        }
        if (is_good)
            return true;
        if (end)
            continue;
        if (now_ns() > give_up || poll(&p, 1, START_MS) <= 0 || !lines_fill(l, fd)) {
            tally_error(t, "no answer to hello", l->bytes, l->len);
            return false;
        }
    }
}

static void queue_calls(struct pipes *s)
{
    uint64_t now = now_ns();

    while (s->n_in_flight < s->plan->connections && s->out_len + s->call_len <= sizeof(s->out) &&
           tally_wants_more(s->tally, s->plan, now)) {
        uint64_t id = s->tally->next_id++;
        struct pending *slot = &s->pending[id % SLOTS];

        if (slot->id) {
            tally_error(s->tally, "a call was overtaken by thousands of later ones", NULL, 0);
            return;
        }
        *slot = (struct pending){.id = id, .sent_ns = now};
        message_set_id(s->call + s->id_at, id);
        memcpy(s->out + s->out_len, s->call, s->call_len);
        s->out_len += s->call_len;
        s->n_in_flight++;
        s->tally->n_sent++;
    }
}

static bool flush_calls(struct pipes *s)
{
    ssize_t n;

    if (s->out_len == 0)
        return true;
    n = write(s->child.in, s->out, s->out_len);
    if (n < 0 && errno == EAGAIN)
        return true;
    if (n <= 0) {
        tally_error(s->tally, "the server closed its input", NULL, 0);
        return false;
    }
    s->out_len -= (size_t)n;
    memmove(s->out, s->out + n, s->out_len);
    return true;
}

/* The pending call that this line answers; NULL: none (a notification). */
static struct pending *find_pending(struct pipes *s, const char *line, size_t len)
{
    const char *end = line + len;
    const char *at = line;

    while ((at = memmem(at, (size_t)(end - at), "\"id\":", 5))) {
        uint64_t id = 0;

        for (at += 5; at < end && *at >= '0' && *at <= '9'; at++)
            id = id * 10 + (uint64_t)(*at - '0');
        if (id && s->pending[id % SLOTS].id == id)
            return &s->pending[id % SLOTS];
    }
    return NULL;
}

static void take_line(struct pipes *s, const char *line, size_t len, uint64_t now)
{
    struct pending *call = find_pending(s, line, len);

    if (!call) {
        if (!memmem(line, len, "\"method\"", 8))
            tally_error(s->tally, "a line that answers nothing", line, len);
        return;
    }
    if (answer_is_good(s->plan, false, line, len, call->id))
        tally_answer(s->tally, s->plan, false, call->sent_ns, now);
    else
        tally_error(s->tally, "wrong answer", line, len);
    call->id = 0;
    s->n_in_flight--;
}

static bool take_lines(struct pipes *s)
{
    size_t start = 0;
    uint64_t now;
    char *end;

    if (!lines_fill(&s->in, s->child.out)) {
        tally_error(s->tally, "the server's output ended", NULL, 0);
        return false;
    }
    now = now_ns();
    while ((end = memchr(s->in.bytes + start, '\n', s->in.len - start))) {
        size_t len = (size_t)(end - s->in.bytes) - start;

        take_line(s, s->in.bytes + start, len, now);
        start += len + 1;
    }
    s->in.len -= start;
    memmove(s->in.bytes, s->in.bytes + start, s->in.len);
    return s->tally->errors < 100;
}

static void drive(struct pipes *s)
{
    bool ok = true;

    queue_calls(s);
    while (ok && s->n_in_flight > 0) {
        struct pollfd p[2] = {{.fd = s->child.out, .events = POLLIN},
                              {.fd = s->child.in, .events = s->out_len ? POLLOUT : 0}};

        ok = flush_calls(s);
        if (!ok)
            break;
        if (poll(p, 2, 100) == 0 && now_ns() - s->tally->last_ns > STALL_NS) {
            tally_error(s->tally, "no answer for 10 s", NULL, 0);
            break;
        }
        if (p[0].revents)
            ok = take_lines(s);
        queue_calls(s);
    }
}

static bool render_call(struct pipes *s)
{
    s->id_at = message_render(s->plan->body, s->call, sizeof(s->call) - 1, &s->call_len);
    if (s->id_at < 0) {
        tally_error(s->tally, "the body needs " ID_MARK, NULL, 0);
        return false;
    }
    s->call[s->call_len++] = '\n';
    return true;
}

bool run_stdio(const struct plan *p, struct tally *t)
{
    struct pipes *s = calloc(1, sizeof(*s));
    bool ok;

    if (!s)
        return false;
    s->plan = p;
    s->tally = t;
    ok = render_call(s) && child_start(&s->child, p);
    if (ok) {
        ok = say_hello(&s->child, p->hello) && await_answer(&s->in, s->child.out, t);
        fcntl(s->child.in, F_SETFL, O_NONBLOCK);
        fcntl(s->child.out, F_SETFL, O_NONBLOCK);
        tally_start(t, p);
        if (ok)
            drive(s);
        t->n_killed += !child_stop(&s->child);
    }
    free(s);
    return ok;
}

/* One process from fork to its first answer. */
static bool start_once(const struct plan *p, struct tally *t, struct lines *lines)
{
    uint64_t start = now_ns();
    struct child child;
    bool ok;

    lines->len = 0;
    if (!child_start(&child, p)) {
        tally_error(t, "cannot start the server", NULL, 0);
        return false;
    }
    ok = say_hello(&child, p->hello) && await_answer(lines, child.out, t);
    if (ok)
        t->samples_ms[t->n_samples++] = (double)(now_ns() - start) / 1e6;
    else if (t->errors == 0)
        tally_error(t, "the server took no input", NULL, 0);
    t->n_killed += !child_stop(&child);
    return ok;
}

bool run_cold(const struct plan *p, struct tally *t)
{
    struct lines *lines = malloc(sizeof(*lines));
    bool ok = lines != NULL;

    for (int i = 0; ok && i < p->repeats; i++)
        ok = start_once(p, t, lines);
    free(lines);
    return ok;
}
