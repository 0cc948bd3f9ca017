/*
 * The process's standard input and output as one peer. At the start we move both off descriptors 0
 * and 1, so that other output of the process goes to stderr and no child reads our input. Output is
 * queued while core sends, and written once per read and before the loop sleeps, so that many
 * answers become one write.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "intake.h"

/* One direction: a libuv stream, or a file, which libuv cannot poll. */
struct channel {
    union {
        uv_handle_t handle;
        uv_stream_t stream;
        uv_pipe_t pipe;
        uv_tty_t tty;
    } u;
    bool is_stream;
    int file; /* -1: none */
};

struct stdio {
    struct loop *loop;
    struct peer peer;
    struct intake intake;
    struct outlet out;
    struct channel from, to;
    uv_timer_t anchor; /* never started: its close callback delays the end until core is done */
    uv_fs_t request;   /* reading a file, on one of libuv's threads */
    char *file_buf;
    size_t n_held;   /* handles and requests that libuv still uses */
    bool is_reading; /* the request is in flight */
    bool is_paused;  /* too much output waits */
    bool has_ended;  /* all input has been handed to core */
    bool is_finishing, is_dropped, is_known;
};

/* --- Ending --- */

/* Frees everything once libuv uses nothing of it. */
static void release(struct stdio *s)
{
    struct loop *l = s->loop;

    if (--s->n_held)
        return;
    loop_enter(l);
    l->stdio = NULL;
    if (s->is_known) {
        core_closed(l->core, &s->peer);
        loop_stop(l);
    }
    if (s->from.file >= 0)
        close(s->from.file);
    if (s->to.file >= 0)
        close(s->to.file);
    intake_done(&s->intake);
    outlet_done(&s->out);
    mem_free(s->file_buf);
    mem_free(s);
}

static void on_closed(uv_handle_t *handle)
{
    release(handle->data);
}

void stdio_drop(struct stdio *s)
{
    if (s->is_dropped)
        return;
    s->is_dropped = s->intake.is_over = true;
    if (s->from.is_stream)
        uv_close(&s->from.u.handle, on_closed);
    if (s->to.is_stream)
        uv_close(&s->to.u.handle, on_closed);
    if (s->is_reading)
        uv_cancel((uv_req_t *)&s->request);
    uv_close((uv_handle_t *)&s->anchor, on_closed);
}

static void flush(struct stdio *s)
{
    if (s->is_dropped)
        return;
    outlet_uncork(&s->out);
    outlet_cork(&s->out);
}

void stdio_finish(struct stdio *s)
{
    s->is_finishing = s->intake.is_over = true;
    flush(s);
    if (!outlet_pending(&s->out))
        stdio_drop(s);
}

void stdio_flush(struct stdio *s)
{
    if (s->has_ended && !s->is_finishing && !core_owes(s->loop->core, &s->peer))
        stdio_finish(s);
    else
        flush(s);
}

/* --- Reading --- */

static void start_reading(struct stdio *s);

/* Resumes reading afterwards, unless the other side does not read our output. */
static void take(struct stdio *s, struct slice bytes)
{
    bool must_pause;

    intake_feed(&s->intake, bytes);
    flush(s);
    must_pause = intake_is_full(&s->intake);
    if (s->is_dropped || s->intake.is_over)
        return;
    if (must_pause && !s->is_paused && s->from.is_stream)
        uv_read_stop(&s->from.u.stream);
    else if (!must_pause && (s->is_paused || !s->from.is_stream))
        start_reading(s);
    s->is_paused = must_pause;
}

/* At the end of the input, stdio_flush() ends the program once everything is answered. There is no
 * extra timeout: each call has its own deadline, and the reader may be slow. */
static void end_input(struct stdio *s)
{
    if (s->from.is_stream)
        uv_read_stop(&s->from.u.stream);
    intake_end(&s->intake);
    flush(s);
    s->has_ended = true;
}

static void on_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
    struct stdio *s = stream->data;

    if (n == 0 || s->is_dropped)
        return;
    loop_enter(s->loop);
    if (n < 0)
        end_input(s);
    else
        take(s, slice_from(buf->base, (size_t)n));
}

static void on_file_read(uv_fs_t *request)
{
    struct stdio *s = request->data;
    ssize_t n = request->result;

    uv_fs_req_cleanup(request);
    s->is_reading = false;
    if (!s->is_dropped) {
        loop_enter(s->loop);
        if (n > 0)
            take(s, slice_from(s->file_buf, (size_t)n));
        else
            end_input(s);
    }
    release(s);
}

static void start_reading(struct stdio *s)
{
    uv_buf_t buf = uv_buf_init(s->file_buf, READ_SIZE);
    int r;

    if (s->from.is_stream) {
        if (uv_read_start(&s->from.u.stream, loop_lend_read_buf, on_read) < 0)
            end_input(s);
        return;
    }
    if (s->is_reading)
        return;
    s->request.data = s;
    r = uv_fs_read(&s->loop->uv, &s->request, s->from.file, &buf, 1, -1, on_file_read);
    if (r < 0) {
        end_input(s);
        return;
    }
    s->is_reading = true;
    s->n_held++;
}

static void on_drained(struct outlet *o)
{
    struct stdio *s = OWNER_OF(o, struct stdio, out);

    if (s->is_dropped)
        return;
    loop_enter(s->loop);
    if (s->is_finishing) {
        stdio_drop(s);
        return;
    }
    core_drained(s->loop->core, &s->peer);
    if (s->is_paused)
        take(s, (struct slice){0});
}

/* A client may disconnect by closing our output. Any other error means lost answers. */
static void fail(struct stdio *s, int fault)
{
    if (fault != UV_EPIPE && fault != UV_ECONNRESET) {
        s->loop->exit_code = 1;
        fprintf(stderr, "umcp: cannot write to standard output: %s\n", uv_strerror(fault));
    }
    stdio_drop(s);
}

static void on_failed(struct outlet *o)
{
    fail(OWNER_OF(o, struct stdio, out), o->fault);
}

/* --- Calls from core --- */

static void send_message(struct peer *p, struct slice message)
{
    struct stdio *s = OWNER_OF(p, struct stdio, peer);
    struct slice parts[2] = {message, SLICE("\n")};
    struct buf *b;

    if (s->is_dropped || s->is_finishing)
        return;
    s->loop->is_dirty = true; /* on_prepare() writes the queue */
    if (!s->intake.is_framed) {
        outlet_write(&s->out, parts, N_ELEMENTS(parts));
        return;
    }
    b = loop_scratch(s->loop);
    frame_write(b, message);
    parts[0] = buf_slice(b);
    if (buf_ok(b))
        outlet_write(&s->out, parts, 1);
    else
        fail(s, UV_ENOMEM);
}

static size_t pending(struct peer *p)
{
    struct stdio *s = OWNER_OF(p, struct stdio, peer);

    return s->is_dropped ? 0 : outlet_pending(&s->out);
}

static void close_peer(struct peer *p)
{
    stdio_finish(OWNER_OF(p, struct stdio, peer));
}

static const struct peer_ops stdio_peer_ops = {
    .send = send_message,
    .pending = pending,
    .close = close_peer,
};

/* --- Opening --- */

/*
 * Returns a descriptor of our own for the file of `fd`. Reopens pipes, because libuv makes them
 * non-blocking: with a shared description stderr would become non-blocking as well after `2>&1`,
 * and lose lines.
 */
static int take_over(int fd, int mode)
{
    int own = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1), anew;
    struct stat what;
    char path[64];

    if (own < 0 || fstat(own, &what) < 0 || !S_ISFIFO(what.st_mode))
        return own;
    snprintf(path, sizeof(path), "/proc/self/fd/%d", own);
    anew = open(path, mode | O_NONBLOCK | O_CLOEXEC);
    if (anew < 0)
        return own;
    close(own);
    return anew;
}

/* Makes a channel of the descriptor and takes ownership of it. */
static int open_channel(struct stdio *s, struct channel *ch, int fd)
{
    uv_handle_type type = uv_guess_handle(fd);
    uv_os_fd_t used = fd;
    struct stat what;
    int r;

    ch->file = fd;
    if (type == UV_FILE)
        return 0;
    if (type == UV_TTY)
        r = uv_tty_init(&s->loop->uv, &ch->u.tty, fd, 0);
    else if (type == UV_NAMED_PIPE || type == UV_TCP) /* pipes and sockets work alike */
        r = uv_pipe_init(&s->loop->uv, &ch->u.pipe, 0);
    else /* libuv cannot poll other files */
        r = fstat(fd, &what) == 0 && S_ISDIR(what.st_mode) ? UV_EISDIR : UV_EINVAL;
    if (r < 0)
        return r;
    ch->is_stream = true;
    ch->u.handle.data = s;
    s->n_held++;
    if (type != UV_TTY)
        r = uv_pipe_open(&ch->u.pipe, fd);
    uv_fileno(&ch->u.handle, &used);
    if (r == 0 && used == fd) /* for terminals libuv may use a copy */
        ch->file = -1;
    return r;
}

static struct stdio *make(struct loop *l, bool is_framed)
{
    struct stdio *s = mem_zalloc(sizeof(*s));

    if (!s)
        return NULL;
    s->loop = l;
    s->from.file = s->to.file = -1;
    s->peer.ops = &stdio_peer_ops;
    s->peer.kind = is_framed ? PEER_FRAMED : PEER_STDIO;
    s->peer.is_same_user = true; /* the user who started us has our input and output */
    snprintf(s->peer.remote, sizeof(s->peer.remote), "stdio");
    outlet_init(&s->out, &s->to.u.stream, &l->out_total);
    s->out.drained = on_drained;
    s->out.failed = on_failed;
    outlet_cork(&s->out);
    intake_init(&s->intake, l->core, &s->peer, &s->out, is_framed);
    uv_timer_init(&l->uv, &s->anchor);
    s->anchor.data = s;
    s->n_held = 1;
    return s;
}

/* Gets our own descriptors for both directions, then makes 0 read nothing and 1 write to stderr.
 * After a failure the caller closes those that were opened. */
static bool take_both(int *in, int *out)
{
    int null;
    bool ok;

    *in = take_over(STDIN_FILENO, O_RDONLY);
    if (*in >= 0)
        *out = take_over(STDOUT_FILENO, O_WRONLY);
    if (*out < 0)
        return false;
    null = open("/dev/null", O_RDWR | O_CLOEXEC);
    ok = null >= 0 && dup2(null, STDIN_FILENO) >= 0 &&
         (dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 || dup2(null, STDOUT_FILENO) >= 0);
    if (null > STDERR_FILENO)
        close(null);
    return ok;
}

bool stdio_take(int *ret_in, int *ret_out, struct err *err)
{
    *ret_in = *ret_out = -1;
    return take_both(ret_in, ret_out) ||
           err_set(err, ERR_INTERNAL, "cannot use standard input and output: %s", strerror(errno));
}

/* Takes the descriptors and makes streams of them. Returns 0 or libuv's error. */
static int open_channels(struct stdio *s)
{
    int r;

    if (!take_both(&s->from.file, &s->to.file))
        return uv_translate_sys_error(errno);
    r = open_channel(s, &s->from, s->from.file);
    if (r == 0)
        r = open_channel(s, &s->to, s->to.file);
    if (r == 0 && !s->to.is_stream) {
        s->out.stream = NULL;
        s->out.file = s->to.file;
    }
    return r;
}

bool loop_open_stdio(struct loop *l, bool is_framed, struct err *err)
{
    struct stdio *s = make(l, is_framed);
    int r;

    if (!s)
        return err_no_memory(err);
    l->stdio = s;
    s->file_buf = mem_alloc(READ_SIZE);
    r = s->file_buf ? open_channels(s) : UV_ENOMEM;
    if (r < 0) {
        stdio_drop(s);
        return err_set(err, ERR_INTERNAL, "cannot use standard input and output: %s",
                       uv_strerror(r));
    }
    loop_enter(l);
    s->is_known = true;
    core_open(l->core, &s->peer);
    start_reading(s);
    return true;
}
