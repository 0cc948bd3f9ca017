/*
 * The output of one stream: writes as much as the kernel takes at once and queues the rest.
 * Callbacks report an empty queue and a failed stream. Private to transport/.
 */
#ifndef TRANSPORT_OUTLET_H
#define TRANSPORT_OUTLET_H

#include <uv.h>

#include "base/base.h"

struct outlet {
    uv_stream_t *stream; /* NULL: `file` is a regular file or device, where writes never block */
    int file;
    size_t *total;              /* bytes waiting in all outlets */
    struct buf queued, writing; /* next to write; and in libuv's hands */
    uv_write_t request;
    size_t n_writes; /* finished writes */
    bool is_corked, is_writing, has_failed;
    int fault;                         /* libuv's error code after a failure */
    void (*drained)(struct outlet *o); /* everything queued is written; called from the loop */
    void (*failed)(struct outlet *o);  /* called once, perhaps during a write */
};

/* `stream` must outlive the outlet's writes. Its data pointer is not used. */
void outlet_init(struct outlet *o, uv_stream_t *stream, size_t *total);
/* Call it after the stream is closed. */
void outlet_done(struct outlet *o);

enum { OUTLET_PARTS = 3 };
/* Writes up to OUTLET_PARTS parts as one. Copies the bytes that cannot be written now. */
void outlet_write(struct outlet *o, const struct slice *parts, size_t n);
/* Between these two calls writes are queued; the second call writes them as one. */
void outlet_cork(struct outlet *o);
void outlet_uncork(struct outlet *o);
/* Bytes that the kernel has not taken yet. */
size_t outlet_pending(const struct outlet *o);

#endif
