/*
 * The way out to one stream: writes at once what the system takes and queues the rest. Callbacks
 * report an empty queue and a failed stream. Private to transport/.
 */
#ifndef TRANSPORT_OUTLET_H
#define TRANSPORT_OUTLET_H

#include <uv.h>

#include "base/base.h"

struct outlet {
    uv_stream_t *stream; /* NULL: `file` is a regular file or device, where a write never waits */
    int file;
    size_t *total;              /* what waits in all outlets together */
    struct buf queued, writing; /* to be written next; given to the system */
    uv_write_t request;
    size_t n_writes; /* finished ones */
    bool is_corked, is_writing, has_failed;
    int fault;                         /* libuv's error, once it has failed */
    void (*drained)(struct outlet *o); /* all that waited is written; on the loop's own stack */
    void (*failed)(struct outlet *o);  /* once; perhaps from inside a write */
};

/* `stream` must outlive the outlet's writes; its data pointer is not touched. */
void outlet_init(struct outlet *o, uv_stream_t *stream, size_t *total);
/* After the stream is closed. */
void outlet_done(struct outlet *o);

enum { OUTLET_PARTS = 3 };
/* Writes up to OUTLET_PARTS parts as one. Copies what cannot be written now. */
void outlet_write(struct outlet *o, const struct slice *parts, size_t n);
/* Between these two writes only queue; the second writes them as one. */
void outlet_cork(struct outlet *o);
void outlet_uncork(struct outlet *o);
/* Bytes that the system has not taken yet. */
size_t outlet_pending(const struct outlet *o);

#endif
