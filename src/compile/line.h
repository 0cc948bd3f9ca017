/*
 * One end of a connection that carries a message a line, and the part of a message that client and
 * service read. Nothing blocks, and our memory for the other end is bounded.
 */
#ifndef COMPILE_LINE_H
#define COMPILE_LINE_H

#include "base/base.h"

/* How far the lines of a buffer that grows at its end are taken: each byte is looked at once. All 0
 * at the beginning. */
struct line_marks {
    size_t taken;    /* bytes that line_take() gave out */
    size_t searched; /* bytes without another line feed */
};

/* The next line, valid until the buffer changes. False: there is no whole one. */
bool line_take(const struct buf *in, struct line_marks *marks, struct slice *ret_line);
/* Frees the taken lines. */
void line_drop(struct buf *in, struct line_marks *marks);

struct lines {
    int fd; /* -1: closed */
    struct buf in, out;
    struct line_marks marks; /* of `in` */
    size_t sent;             /* bytes of `out` that are sent */
};

/* Owns `fd` and makes it non-blocking; -1: closed from the beginning. */
void lines_init(struct lines *l, int fd);
/* Closes it. Received lines can still be taken. */
void lines_close(struct lines *l);
void lines_done(struct lines *l);

/* Adds a line, and sends as much as possible. False: it is closed, there is no memory, or too much
 * is unsent; then nothing was added. */
bool lines_put(struct lines *l, struct slice line);
/* Sends as much as possible. False: the other end reads no more. */
bool lines_send(struct lines *l);
static inline size_t lines_unsent(const struct lines *l)
{
    return l->out.len - l->sent;
}

enum lines_got {
    LINES_NONE, /* nothing is there now */
    LINES_SOME, /* perhaps a line */
    LINES_OVER  /* no more input, a line that is too long, or no memory */
};

/* Reads once. Call it only if lines_next() has no line: so little is kept. */
enum lines_got lines_receive(struct lines *l);
/* The next line, valid until lines_receive(). False: there is no whole one. */
bool lines_next(struct lines *l, struct slice *ret_line);

/* The id of a message that begins with {"id":N, as each request and answer does. False: it does
 * not. */
bool compile_line_id(struct slice line, int64_t *ret_id);

#endif
