#include "serve.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "answer.h"
#include "app.h"
#include "compile/line.h"
#include "driver.h"
#include "program.h"

static struct {
    int fd;
    struct buf in;
    struct line_marks marks;
    bool is_skipping; /* a line that is too long */
    bool is_closed;
} peer = {.in = {.max = LIMIT_COMPILE_LINE + 1}};

static void take_line(struct slice line)
{
    struct err err = {0};
    struct request *r;
    int64_t id;

    if (slice_is_blank(line))
        return;
    r = request_read(line, &id, &err);
    if (r)
        queue_add(r);
    else
        answer_fault(id, COMPILE_FAULT_REQUEST, "%s", err.message);
}

static void take_lines(void)
{
    struct slice line;

    while (line_take(&peer.in, &peer.marks, &line)) {
        if (!peer.is_skipping)
            take_line(line);
        peer.is_skipping = false;
    }
    line_drop(&peer.in, &peer.marks);
    if (!peer.is_skipping && peer.in.len > LIMIT_COMPILE_LINE) {
        answer_fault(request_id(buf_slice(&peer.in)), COMPILE_FAULT_REQUEST,
                     "a message has at most %u bytes", LIMIT_COMPILE_LINE);
        peer.is_skipping = true;
    }
    if (peer.is_skipping) {
        buf_reset(&peer.in, 0);
        peer.marks = (struct line_marks){0};
    }
}

static void read_some(void)
{
    for (int i = 0; i < APP_CHUNKS && !peer.is_closed; i++) {
        const size_t left = peer.in.max - peer.in.len, most = left < APP_CHUNK ? left : APP_CHUNK;
        char *p = buf_reserve(&peer.in, most);
        ssize_t n = p ? read(peer.fd, p, most) : -1;

        if (p && n < 0 && errno == EINTR)
            continue;
        if (p && n < 0 && errno == EAGAIN)
            return;
        if (n <= 0) {
            peer.is_closed = true;
            return;
        }
        buf_advance(&peer.in, (size_t)n);
        take_lines();
    }
}

static void write_some(void)
{
    while (answers.len > 0 && !peer.is_closed) {
        ssize_t n = write(peer.fd, answers.p, answers.len);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            peer.is_closed = errno != EAGAIN;
            return;
        }
        buf_consume(&answers, (size_t)n);
    }
    if (!buf_ok(&answers)) {
        app_say("too many answers wait to be sent");
        peer.is_closed = true;
    }
}

int serve(int fd)
{
    const bool is_hosted = app.compiler.kind == COMPILER_HOSTED;

    peer.fd = fd;
    fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
    answer_hello();
    while (!peer.is_closed) {
        struct pollfd fds[4] = {{.fd = fd, .events = POLLIN}};
        size_t n = 1;

        queue_step(clock_ms());
        write_some();
        if (answers.len > 0)
            fds[0].events |= POLLOUT;
        n += is_hosted ? driver_poll(fds + n) : program_poll(fds + n);
        if (peer.is_closed || (poll(fds, n, queue_wait_ms(clock_ms())) < 0 && errno != EINTR))
            break;
        if (fds[0].revents & ~POLLOUT)
            read_some();
        if (is_hosted)
            driver_turn();
        else
            program_turn();
    }
    (is_hosted ? &driver_worker : &program_worker)->stop();
    queue_done();
    buf_done(&peer.in);
    buf_done(&answers);
    return 0;
}
