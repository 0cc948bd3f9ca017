/*
 * The forwarder: one client on stdin and stdout, one server behind a socket, and a poll() loop. It
 * forwards lines unchanged. When the server ends, it answers open requests with an error and
 * replays the client's session to the next server.
 */
#include "forward.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/app.h"
#include "internal.h"
#include "transport/transport.h"

enum {
    PIECE = 65536,            /* one read */
    FIRST_RETRY_MS = 50,      /* between attempts to connect, doubled each time */
    LAST_RETRY_MS = 1000,     /* up to this */
    START_PATIENCE_MS = 5000, /* how long requests wait for a named server to start, */
    PATIENCE_MS = 30000,      /* or to come back */
    ALONE_MS = 10000,         /* without a server for this long, we serve alone */
    FLUSH_MS = 1000           /* for the client to take pending output after a signal */
};

struct forward {
    struct route route;
    int in, out, signals;
    bool in_is_over, is_out_socket;
    bool can_block;   /* a write to `out` may block if large or if `out` is not ready */
    bool is_skipping; /* skipping the rest of a client's line that is too long */
    bool is_ending;   /* reads nothing more and only writes pending output */
    bool has_failed;
    int64_t end_by; /* deadline for that; 0: none */

    int conn;        /* -1: none */
    pid_t child;     /* the process at its other end; 0: a server */
    int n_children;  /* that one and earlier ones still running */
    bool has_shut;   /* we have shut down our side of it */
    bool is_leaving; /* the server is stopping: keep unsent lines for the next one */
    bool was_up;     /* we had a server before */
    int64_t down_since, next_try;
    int retry_ms;

    struct dialogue dialogue;
    struct list queue;   /* struct line: the client's lines not fully sent yet */
    size_t queued, sent; /* bytes in the queue; bytes sent of its first line */
    struct buf from_client, from_server, to_client, replay;
    size_t scanned; /* bytes of from_server known to hold no line end */
};

static bool is_up(const struct forward *f)
{
    return f->conn >= 0;
}

/* --- The queue to the server --- */

static struct line *first_line(const struct forward *f)
{
    return LIST_FIRST(struct line, &f->queue, link);
}

static void drop_first(struct forward *f)
{
    struct line *l = LIST_TAKE_FIRST(struct line, &f->queue, link);

    f->queued -= l->len;
    f->sent = 0;
    line_free(l);
}

/* Answers all queued requests with an error. */
static void refuse_queue(struct forward *f)
{
    struct line *l;
    struct err err;

    if (f->route.url)
        err_set(&err, ERR_NOT_READY, "There is no server at %s: %s", f->route.url,
                f->route.why.message);
    else
        err_set(&err, ERR_NOT_READY, "%s", f->route.why.message);
    if (f->route.why.hint[0])
        err_hint(&err, "%s", f->route.why.hint);
    while ((l = first_line(f))) {
        if (requests_refuse(&l->requests, &err, &f->to_client))
            f->is_ending = true;
        drop_first(f);
    }
}

/* --- Connecting and losing the server --- */

static void use_connection(struct forward *f, int fd)
{
    f->conn = fd;
    f->has_shut = f->is_leaving = false;
    f->was_up = true;
    f->sent = f->scanned = 0;
    f->retry_ms = FIRST_RETRY_MS;
    buf_reset(&f->replay, 0);
    dialogue_replay(&f->dialogue, &f->replay);
}

static bool connect_server(struct forward *f)
{
    int fd;

    if (!route_connect(&f->route, &f->dialogue, &fd, &f->from_server))
        return false;
    use_connection(f, fd);
    return true;
}

/* "umcp stdio" with the same options, but serving alone. */
static char **argv_alone(struct options *o)
{
    static char alone[] = "--connect=none";
    size_t n = 0;
    char **argv;

    while (o->argv[n] && strcmp(o->argv[n], "--") != 0)
        n++;
    argv = arena_zalloc(&o->arena, (n + 2) * sizeof(*argv));
    if (!argv)
        return NULL;
    memcpy(argv, o->argv, n * sizeof(*argv));
    argv[n] = alone;
    return argv;
}

/* In the child: becomes a server on this socket. */
_Noreturn static void run_alone(int fd, char **argv)
{
    sigset_t none;

    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    if (dup2(fd, STDIN_FILENO) >= 0 && dup2(fd, STDOUT_FILENO) >= 0)
        execv("/proc/self/exe", argv);
    _exit(127);
}

static bool fail_alone(struct forward *f)
{
    return err_set(&f->route.why, ERR_NOT_READY,
                   "No server is running for this project, and umcp cannot start one: %s",
                   strerror(errno));
}

static bool start_alone(struct forward *f)
{
    char **argv = argv_alone(f->route.o);
    int ends[2];

    if (!argv || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) < 0)
        return fail_alone(f);
    f->child = fork();
    if (f->child == 0)
        run_alone(ends[1], argv);
    close(ends[1]);
    if (f->child < 0) {
        f->child = 0;
        fail_alone(f);
        close(ends[0]);
        return false;
    }
    f->n_children++;
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    fprintf(stderr, "umcp: the server did not start again; umcp now serves this client itself\n");
    buf_reset(&f->from_server, PIECE);
    use_connection(f, ends[0]);
    return true;
}

/* The connection has ended. If the client has finished, too, the session is over. */
static void lose_server(struct forward *f)
{
    struct err err;

    close(f->conn);
    f->conn = -1;
    f->child = 0;
    buf_reset(&f->from_server, PIECE);
    f->scanned = f->sent = 0;
    f->down_since = f->next_try = clock_ms();
    f->retry_ms = FIRST_RETRY_MS;
    err_set(&f->route.why, ERR_NOT_READY, "%s closed the connection",
            f->route.url ? "it" : "The server");
    err_set(&err, ERR_INTERNAL,
            "The server closed the connection before it answered. The request may have run");
    err_hint(&err, "if the request wrote or ran code, look for its result with get_logs");
    dialogue_keep_listens(&f->dialogue);
    if (requests_refuse(&f->dialogue.requests, &err, &f->to_client) || f->has_shut)
        f->is_ending = true;
}

/* Whether the client's first open request is a shutdown. */
static bool wants_end(const struct forward *f)
{
    LIST_EACH(struct line, l, &f->queue, link) {
        const struct open_request *a = LIST_FIRST(struct open_request, &l->requests.list, link);

        if (a)
            return a->op == OP_SHUTDOWN && a->has_id;
    }
    return false;
}

/* Without a server: tries to connect, and refuses requests that have waited too long. */
static void look_for_server(struct forward *f)
{
    int64_t now = clock_ms();
    int64_t patience = f->was_up ? PATIENCE_MS : START_PATIENCE_MS;

    if (now >= f->next_try && !connect_server(f)) {
        f->next_try = clock_ms() + f->retry_ms;
        f->retry_ms = f->retry_ms * 2 < LAST_RETRY_MS ? f->retry_ms * 2 : LAST_RETRY_MS;
    }
    if (is_up(f))
        return;
    if (wants_end(f) || f->route.is_refused || now - f->down_since >= patience)
        refuse_queue(f);
    else if (!f->route.url && now - f->down_since >= ALONE_MS && !start_alone(f))
        refuse_queue(f);
}

/* --- From the client --- */

static bool queue_line(struct forward *f, struct slice text)
{
    struct line *l;

    if (text.len && text.p[text.len - 1] == '\r')
        text.len--;
    if (slice_is_blank(text)) /* servers ignore blank lines, too */
        return true;
    l = line_new(&f->dialogue, text, &f->queue);
    if (!l)
        return false;
    list_append(&f->queue, &l->link);
    f->queued += l->len;
    return true;
}

static void refuse_long(struct forward *f)
{
    struct err err;

    err_set(&err, ERR_MESSAGE_SIZE, "payload too large");
    dialogue_refuse(&f->dialogue, &err, &f->to_client);
}

/* Takes complete lines out of from_client, whose first `scanned` bytes hold no line end. Refuses a
 * line that is too long once and skips it. False: no memory. */
static bool take_lines(struct forward *f, size_t scanned)
{
    struct slice rest = buf_slice(&f->from_client);
    const char *end;

    while ((end = rest.len > scanned ? memchr(rest.p + scanned, '\n', rest.len - scanned) : NULL)) {
        struct slice line = slice_from(rest.p, (size_t)(end - rest.p));

        if (!f->is_skipping && line.len > LIMIT_MESSAGE)
            refuse_long(f);
        else if (!f->is_skipping && !queue_line(f, line))
            return false;
        f->is_skipping = false;
        rest = slice_skip(rest, line.len + 1);
        scanned = 0;
    }
    if (!f->is_skipping && rest.len > LIMIT_MESSAGE) {
        refuse_long(f);
        f->is_skipping = true;
    }
    buf_consume(&f->from_client, f->from_client.len - (f->is_skipping ? 0 : rest.len));
    if (!f->from_client.len)
        buf_reset(&f->from_client, PIECE);
    return true;
}

static bool read_client(struct forward *f)
{
    size_t before = f->from_client.len;
    char *to = buf_reserve(&f->from_client, PIECE);
    ssize_t n = to ? read(f->in, to, PIECE) : -1;

    if (!to)
        return false;
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return true;
    if (n <= 0) {
        f->in_is_over = true;
        return f->is_skipping || !before || queue_line(f, buf_slice(&f->from_client));
    }
    buf_advance(&f->from_client, (size_t)n);
    return take_lines(f, before);
}

/* --- To the client --- */

static void write_client(struct forward *f)
{
    struct slice all = buf_slice(&f->to_client);
    ssize_t n;

    if (f->can_block && all.len > PIPE_BUF)
        all.len = PIPE_BUF;
    n = f->is_out_socket ? send(f->out, all.p, all.len, MSG_NOSIGNAL | MSG_DONTWAIT)
                         : write(f->out, all.p, all.len);
    if (n < 0 && errno != EAGAIN && errno != EINTR) {
        const int fault = errno; /* freeing may change it */

        f->is_ending = true;
        buf_reset(&f->to_client, 0);
        if (fault == EPIPE || fault == ECONNRESET)
            return; /* a client may disconnect by closing our output */
        f->has_failed = true;
        fprintf(stderr, "umcp: cannot write to standard output: %s\n", strerror(fault));
    }
    if (n <= 0)
        return;
    buf_consume(&f->to_client, (size_t)n);
    if (!f->to_client.len)
        buf_reset(&f->to_client, PIECE);
}

/* --- To the server --- */

/* Sends from `bytes`. Returns how many were taken, or -1 if the server is gone. */
static ssize_t send_some(const struct forward *f, struct slice bytes)
{
    ssize_t n = send(f->conn, bytes.p, bytes.len, MSG_NOSIGNAL | MSG_DONTWAIT);

    return n < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : n;
}

/* Sends the replay first, then the queue. A line counts as sent only when its end was taken: a
 * server cannot have run an incomplete one. */
static bool write_server(struct forward *f)
{
    struct line *l;
    ssize_t n = 0;

    while (f->replay.len && (n = send_some(f, buf_slice(&f->replay))) > 0)
        buf_consume(&f->replay, (size_t)n);
    while (!f->replay.len && !f->is_leaving && (l = first_line(f))) {
        n = send_some(f, slice_from(l->text + f->sent, l->len - f->sent));
        if (n <= 0)
            break;
        f->sent += (size_t)n;
        if (f->sent == l->len) {
            dialogue_sent(&f->dialogue, l);
            drop_first(f);
        }
    }
    if (f->in_is_over && list_is_empty(&f->queue) && !f->replay.len && !f->has_shut) {
        f->has_shut = true;
        shutdown(f->conn, SHUT_WR);
    }
    return n >= 0;
}

/* --- From the server --- */

/* False: the line is not a message. */
static bool pass_line(struct forward *f, struct slice line)
{
    enum verdict verdict = dialogue_answered(&f->dialogue, line);

    if (verdict == IS_STOPPING)
        f->is_leaving = true;
    if (verdict != PASS_ON && verdict != PASS_ON_AND_END)
        return verdict != IS_BROKEN;
    buf_append(&f->to_client, line);
    buf_append_byte(&f->to_client, '\n');
    if (verdict == PASS_ON_AND_END)
        f->is_ending = true;
    return true;
}

/* Forwards complete lines only: if the server dies in the middle of one, the client gets an error
 * instead. False: a line is not a message. */
static bool pass_lines(struct forward *f)
{
    struct slice rest = buf_slice(&f->from_server);
    const char *end;

    while (rest.len > f->scanned &&
           (end = memchr(rest.p + f->scanned, '\n', rest.len - f->scanned))) {
        if (!pass_line(f, slice_from(rest.p, (size_t)(end - rest.p))))
            return false;
        rest = slice_skip(rest, (size_t)(end - rest.p) + 1);
        f->scanned = 0;
    }
    f->scanned = rest.len;
    buf_consume(&f->from_server, f->from_server.len - rest.len);
    if (!f->from_server.len)
        buf_reset(&f->from_server, PIECE);
    return true;
}

/* False: the server is gone, or it sent a line that is not a message. */
static bool read_server(struct forward *f)
{
    char *to = buf_reserve(&f->from_server, PIECE);
    ssize_t n = to ? recv(f->conn, to, PIECE, MSG_DONTWAIT) : 0;

    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return true;
    if (n <= 0)
        return false;
    buf_advance(&f->from_server, (size_t)n);
    return pass_lines(f);
}

/* --- The loop --- */

/* Whether there is something to send to the server. */
static bool has_more(const struct forward *f)
{
    bool has_line = !list_is_empty(&f->queue);

    if (has_line && f->is_leaving)
        return f->replay.len > 0;
    return has_line || f->replay.len || (f->in_is_over && !f->has_shut);
}

static int timeout_of(const struct forward *f)
{
    int64_t now = clock_ms(), due = INT64_MAX;

    if (f->end_by)
        due = f->end_by;
    else if (!is_up(f) && !f->is_ending)
        due = f->next_try;
    else if (f->n_children > (f->child > 0))
        due = now + LAST_RETRY_MS;
    if (due == INT64_MAX)
        return -1;
    return due <= now ? 0 : (int)(due - now);
}

/* Reaps children. Their connections end first, and that makes the session continue elsewhere. */
static void reap(struct forward *f)
{
    pid_t ended;

    while (f->n_children && (ended = waitpid(-1, NULL, WNOHANG)) > 0) {
        f->n_children--;
        if (ended == f->child)
            f->child = 0;
    }
}

enum { AT_SIGNAL, AT_IN, AT_OUT, AT_CONN, N_FDS };

static void set_polls(const struct forward *f, struct pollfd fds[N_FDS])
{
    bool wants_input = !f->in_is_over && !f->is_ending && f->queued < LIMIT_FORWARD_QUEUE &&
                       f->to_client.len < LIMIT_FORWARD_QUEUE &&
                       f->dialogue.requests.n < LIMIT_FORWARD_ASKS &&
                       f->dialogue.requests.bytes < LIMIT_FORWARD_QUEUE;

    fds[AT_SIGNAL] = (struct pollfd){.fd = f->end_by ? -1 : f->signals, .events = POLLIN};
    fds[AT_IN] = (struct pollfd){.fd = wants_input ? f->in : -1, .events = POLLIN};
    fds[AT_OUT] = (struct pollfd){.fd = f->to_client.len ? f->out : -1, .events = POLLOUT};
    fds[AT_CONN] = (struct pollfd){.fd = f->is_ending ? -1 : f->conn};
    if (f->to_client.len < LIMIT_FORWARD_QUEUE)
        fds[AT_CONN].events |= POLLIN;
    if (has_more(f))
        fds[AT_CONN].events |= POLLOUT;
    if (!fds[AT_CONN].events) /* else an ended connection would wake us again and again */
        fds[AT_CONN].fd = -1;
}

/* Runs one iteration. False: no memory. */
static bool step(struct forward *f)
{
    struct pollfd fds[N_FDS];
    bool ok = true;

    set_polls(f, fds);
    if (poll(fds, N_FDS, timeout_of(f)) < 0)
        return errno == EINTR;
    reap(f);
    if (fds[AT_SIGNAL].revents) { /* flush pending output if the client takes it soon */
        f->is_ending = true;
        f->end_by = clock_ms() + FLUSH_MS;
        if (f->child > 0)
            kill(f->child, SIGTERM);
    }
    if (fds[AT_OUT].revents)
        write_client(f);
    if (fds[AT_IN].revents)
        ok = read_client(f);
    if (is_up(f) && !f->is_ending && has_more(f) && !write_server(f))
        fds[AT_CONN].revents |= POLLHUP; /* still read its earlier messages */
    if (fds[AT_CONN].revents & (POLLIN | POLLHUP | POLLERR) && !read_server(f))
        lose_server(f);
    if (f->to_client.len && !f->can_block)
        write_client(f);
    if (!is_up(f) && !f->is_ending) {
        look_for_server(f);
        if (!pass_lines(f)) /* bytes that followed the server's first answer */
            lose_server(f);
    }
    return ok && buf_ok(&f->to_client) && buf_ok(&f->replay);
}

static bool is_done(const struct forward *f)
{
    if (f->end_by && clock_ms() >= f->end_by)
        return true;
    if (f->is_ending)
        return !f->to_client.len;
    /* There are no requests and there is no server. */
    return f->in_is_over && !is_up(f) && list_is_empty(&f->queue) && !f->to_client.len;
}

/* --- Start and end --- */

static bool watch_signals(struct forward *f, struct err *err)
{
    sigset_t wanted;

    signal(SIGPIPE, SIG_IGN);
    sigemptyset(&wanted);
    sigaddset(&wanted, SIGTERM);
    sigaddset(&wanted, SIGINT);
    sigprocmask(SIG_BLOCK, &wanted, NULL);
    f->signals = f->route.stop = signalfd(-1, &wanted, SFD_CLOEXEC | SFD_NONBLOCK);
    return f->signals >= 0 ||
           err_set(err, ERR_INTERNAL, "cannot watch signals: %s", strerror(errno));
}

static enum forward_end run(struct forward *f, struct err *err)
{
    struct stat what;
    bool ok = true;

    if (!watch_signals(f, err) || !stdio_take(&f->in, &f->out, err))
        return FORWARD_FAILED;
    f->is_out_socket = fstat(f->out, &what) == 0 && S_ISSOCK(what.st_mode);
    f->can_block = !f->is_out_socket && !(fcntl(f->out, F_GETFL) & O_NONBLOCK);
    if (!pass_lines(f)) /* bytes that followed the server's first answer */
        lose_server(f);
    while (ok && !is_done(f))
        ok = step(f);
    if (!ok)
        err_no_memory(err);
    else if (f->has_failed)
        err_set(err, ERR_INTERNAL, "umcp could not send all answers to the client");
    return ok && !f->has_failed ? FORWARD_DONE : FORWARD_FAILED;
}

static void close_all(struct forward *f)
{
    const int fds[] = {f->in, f->out, f->signals, f->conn};

    for (size_t i = 0; i < N_ELEMENTS(fds); i++)
        if (fds[i] >= 0)
            close(fds[i]);
    while (first_line(f))
        drop_first(f);
    dialogue_done(&f->dialogue);
    buf_done(&f->from_client);
    buf_done(&f->from_server);
    buf_done(&f->to_client);
    buf_done(&f->replay);
}

enum forward_end forward(struct options *o, struct err *err)
{
    struct forward f = {
        .route = {.o = o, .stop = -1}, .in = -1, .out = -1, .signals = -1, .conn = -1};
    enum forward_end end = FORWARD_NOWHERE;

    err->kind = ERR_NONE;
    if (!route_choose(&f.route, err))
        return err->kind == ERR_NONE ? FORWARD_NOWHERE : FORWARD_FAILED;
    dialogue_init(&f.dialogue, o->config.dialect);
    f.retry_ms = FIRST_RETRY_MS;
    f.down_since = f.next_try = clock_ms();
    buf_init(&f.from_client, LIMIT_MESSAGE + 2 * PIECE);
    buf_init(&f.from_server, LIMIT_FORWARD_LINE);
    buf_init(&f.to_client, 2 * LIMIT_FORWARD_LINE);
    buf_init(&f.replay, 2 * LIMIT_MESSAGE);
    if (connect_server(&f) || f.route.url)
        end = run(&f, err);
    close_all(&f);
    return end;
}
