/*
 * Pure codecs between bytes and messages: lines, u32 frames, Server-Sent Events, WebSocket and
 * HTTP/1.1. No sockets, no clock, no JSON. Limits are arguments.
 */
#ifndef WIRE_WIRE_H
#define WIRE_WIRE_H

#include <sys/types.h>

#include "base/base.h"

/* Readers return how many bytes they consumed (> 0), 0 for "need more", or one of these. */
enum wire_fault {
    WIRE_TOO_LARGE = -1, /* longer than the limit */
    WIRE_BROKEN = -2     /* not valid in this protocol */
};

/*
 * --- Lines: one message per '\n'; a '\r' before it does not belong to the message. ---
 * *ret_line points into `in`. WIRE_TOO_LARGE as soon as more than `max` bytes hold no '\n'.
 * Looks from the start of `in` each time: after 0, call again when the new bytes hold a '\n' or the
 * limit is passed, or a slow sender makes the work grow with the square of the line.
 */
ssize_t line_read(struct slice in, size_t max, struct slice *ret_line);

/*
 * --- Frames of the framed protocol: length as u32 little-endian, then that many bytes. ---
 * WIRE_TOO_LARGE as soon as the four length bytes are there and name more than `max`.
 */
#define FRAME_HEADER 4
ssize_t frame_read(struct slice in, size_t max, struct slice *ret_payload);
/* Writes the whole frame or, if the buffer fails, nothing. */
void frame_write(struct buf *to, struct slice payload);

/* --- Server-Sent Events. `event` and `id` may be empty and end at their first line end, if they
 * hold one; data may hold line ends, and a reader gets each as '\n'. --- */
void sse_write(struct buf *to, struct slice event, struct slice id, struct slice data);
/* How soon a client should resume after the stream ends; a field of the event written next. */
void sse_write_retry(struct buf *to, int64_t ms);
/* A comment line that keeps a quiet stream alive. */
void sse_write_comment(struct buf *to, struct slice text);
/* Writes one chunk of chunked transfer encoding: size, data, CRLF; empty data makes the last
 * chunk. */
void chunk_write(struct buf *to, struct slice data);

#include "http.h"
#include "ws.h"

#endif
