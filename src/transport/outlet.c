/*
 * Two buffers alternate: libuv writes one while the other collects output. So a slow reader needs
 * two allocations, not one per message, and a fast one none.
 */
#include "outlet.h"

#include <errno.h>
#include <unistd.h>

#include "loop.h"

void outlet_init(struct outlet *o, uv_stream_t *stream, size_t *total)
{
    *o = (struct outlet){.stream = stream, .file = -1, .total = total};
    buf_init(&o->queued, LIMIT_UNREAD);
    buf_init(&o->writing, LIMIT_UNREAD);
    o->request.data = o;
}

void outlet_done(struct outlet *o)
{
    *o->total -= o->queued.len + o->writing.len;
    buf_done(&o->queued);
    buf_done(&o->writing);
}

static void fail(struct outlet *o, int fault)
{
    if (o->has_failed)
        return;
    o->has_failed = true;
    o->fault = fault;
    o->failed(o);
}

static ssize_t write_file(int file, const struct slice *parts, size_t n)
{
    size_t done = 0;

    for (size_t i = 0; i < n; i++) {
        for (size_t at = 0; at < parts[i].len;) {
            ssize_t r = write(file, parts[i].p + at, parts[i].len - at);

            if (r < 0 && errno != EINTR)
                return uv_translate_sys_error(errno);
            at += r > 0 ? (size_t)r : 0;
        }
        done += parts[i].len;
    }
    return (ssize_t)done;
}

/* Writes as much as the kernel takes without blocking. Negative: the stream is broken. */
static ssize_t write_now(struct outlet *o, const struct slice *parts, size_t n)
{
    uv_buf_t bufs[OUTLET_PARTS];
    unsigned n_bufs = 0;
    int r;

    if (!o->stream)
        return write_file(o->file, parts, n);
    for (size_t i = 0; i < n; i++)
        if (parts[i].len) /* libuv takes a char * but only reads */
            bufs[n_bufs++] = uv_buf_init((char *)(uintptr_t)parts[i].p, (unsigned)parts[i].len);
    if (!n_bufs)
        return 0;
    r = uv_try_write(o->stream, bufs, n_bufs);
    return r == UV_EAGAIN ? 0 : r;
}

static void start_write(struct outlet *o);

static void on_written(uv_write_t *request, int status)
{
    struct outlet *o = request->data;

    o->is_writing = false;
    *o->total -= o->writing.len;
    buf_reset(&o->writing, KEEP_BUF);
    o->n_writes++;
    if (o->has_failed || status == UV_ECANCELED)
        return;
    if (status < 0)
        fail(o, status);
    else if (o->queued.len)
        start_write(o);
    else
        o->drained(o);
}

static void start_write(struct outlet *o)
{
    struct buf swapped = o->writing;
    uv_buf_t buf;
    int r;

    o->writing = o->queued;
    o->queued = swapped;
    buf = uv_buf_init(o->writing.p, (unsigned)o->writing.len);
    r = uv_write(&o->request, o->stream, &buf, 1, on_written);
    if (r < 0)
        fail(o, r);
    else
        o->is_writing = true;
}

/* Queues the parts without their first `skip` bytes. */
static void queue(struct outlet *o, const struct slice *parts, size_t n, size_t skip)
{
    size_t before = o->queued.len;

    for (size_t i = 0; i < n; i++) {
        size_t cut = skip < parts[i].len ? skip : parts[i].len;

        skip -= cut;
        if (cut < parts[i].len)
            buf_append(&o->queued, slice_skip(parts[i], cut));
    }
    *o->total += o->queued.len - before;
    if (!buf_ok(&o->queued) || *o->total > LIMIT_UNREAD_TOTAL)
        fail(o, UV_ENOBUFS);
}

void outlet_write(struct outlet *o, const struct slice *parts, size_t n)
{
    bool must_queue = o->is_corked || o->is_writing;
    size_t len = 0;
    ssize_t done = 0;

    if (o->has_failed)
        return;
    for (size_t i = 0; i < n; i++)
        len += parts[i].len;
    if (!must_queue)
        done = write_now(o, parts, n);
    if (done < 0) {
        fail(o, (int)done);
        return;
    }
    if ((size_t)done == len)
        return;
    queue(o, parts, n, (size_t)done);
    if (!must_queue && !o->has_failed)
        start_write(o);
}

void outlet_cork(struct outlet *o)
{
    o->is_corked = true;
}

void outlet_uncork(struct outlet *o)
{
    struct slice all = buf_slice(&o->queued);
    ssize_t done;

    o->is_corked = false;
    if (o->is_writing || o->has_failed || !all.len)
        return;
    done = write_now(o, &all, 1);
    if (done < 0) {
        fail(o, (int)done);
        return;
    }
    *o->total -= (size_t)done;
    buf_consume(&o->queued, (size_t)done);
    if (o->queued.len)
        start_write(o);
    else
        buf_reset(&o->queued, KEEP_BUF);
}

size_t outlet_pending(const struct outlet *o)
{
    size_t in_flight = o->is_writing ? uv_stream_get_write_queue_size(o->stream) : 0;

    return o->queued.len + in_flight;
}
