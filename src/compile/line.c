/* Lines on a socket, and the first member of a message: code that only passes messages on need not
 * parse the rest. */
#include "line.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/limits.h"

enum { READ_SIZE = 65536 };

bool line_take(const struct buf *in, struct line_marks *marks, struct slice *ret_line)
{
    const char *end = marks->searched < in->len
                          ? memchr(in->p + marks->searched, '\n', in->len - marks->searched)
                          : NULL;

    if (!end) {
        marks->searched = in->len;
        return false;
    }
    *ret_line = slice_from(in->p + marks->taken, (size_t)(end - in->p) - marks->taken);
    marks->taken = marks->searched = (size_t)(end - in->p) + 1;
    return true;
}

void line_drop(struct buf *in, struct line_marks *marks)
{
    buf_consume(in, marks->taken);
    marks->searched -= marks->taken;
    marks->taken = 0;
}

void lines_init(struct lines *l, int fd)
{
    *l = (struct lines){.fd = fd};
    buf_init(&l->in, LIMIT_COMPILE_LINE + READ_SIZE);
    buf_init(&l->out, LIMIT_COMPILE_UNSENT);
    if (fd >= 0)
        fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
}

void lines_close(struct lines *l)
{
    if (l->fd >= 0)
        close(l->fd);
    l->fd = -1;
    buf_done(&l->out);
    l->sent = 0;
}

void lines_done(struct lines *l)
{
    lines_close(l);
    buf_done(&l->in);
}

bool lines_put(struct lines *l, struct slice line)
{
    if (l->fd < 0)
        return false;
    buf_consume(&l->out, l->sent);
    l->sent = 0;
    if (!buf_reserve(&l->out, line.len + 1)) {
        l->out.failed = false; /* nothing of the line is in it */
        return false;
    }
    buf_append(&l->out, line);
    buf_append_byte(&l->out, '\n');
    lines_send(l); /* a broken connection shows again */
    return true;
}

bool lines_send(struct lines *l)
{
    while (l->fd >= 0 && l->sent < l->out.len) {
        ssize_t n = send(l->fd, l->out.p + l->sent, l->out.len - l->sent, MSG_NOSIGNAL);

        if (n >= 0)
            l->sent += (size_t)n;
        else if (errno == EAGAIN)
            return true;
        else if (errno != EINTR)
            return false;
    }
    buf_reset(&l->out, READ_SIZE);
    l->sent = 0;
    return l->fd >= 0;
}

enum lines_got lines_receive(struct lines *l)
{
    char *room;
    ssize_t n;

    if (l->fd < 0)
        return LINES_OVER;
    line_drop(&l->in, &l->marks);
    if (!l->in.len)
        buf_reset(&l->in, READ_SIZE);
    room = l->in.len <= LIMIT_COMPILE_LINE ? buf_reserve(&l->in, READ_SIZE) : NULL;
    if (!room)
        return LINES_OVER;
    do
        n = recv(l->fd, room, READ_SIZE, 0);
    while (n < 0 && errno == EINTR);
    if (n < 0 && errno == EAGAIN)
        return LINES_NONE;
    if (n <= 0)
        return LINES_OVER;
    buf_advance(&l->in, (size_t)n);
    return LINES_SOME;
}

bool lines_next(struct lines *l, struct slice *ret_line)
{
    return line_take(&l->in, &l->marks, ret_line);
}

bool compile_line_id(struct slice line, int64_t *ret_id)
{
    const struct slice before = SLICE("{\"id\":");
    struct slice digits;
    size_t n = 0;

    if (!slice_starts(line, before))
        return false;
    digits = slice_skip(line, before.len);
    while (n < digits.len && text_is_digit(digits.p[n]))
        n++;
    if (n == digits.len || digits.p[n] != ',')
        return false;
    digits.len = n;
    return text_to_int(digits, ret_id) && *ret_id > 0 && *ret_id <= LIMIT_COMPILE_ID;
}
