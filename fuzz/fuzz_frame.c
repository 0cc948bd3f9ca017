/*
 * Frames and lines. The first byte picks the limit; the rest is the stream. What is read must lie
 * inside the input, keep to the limit, and be the same when the bytes come one by one.
 */
#include <stdlib.h>

#include "wire/wire.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef ssize_t reader_fn(struct slice in, size_t max, struct slice *ret_message);

static void require(bool holds)
{
    if (!holds)
        abort();
}

/* The answer for `in`, asked again for each byte that arrives. */
static ssize_t read_slowly(reader_fn *read, struct slice in, size_t max, struct slice *ret_message)
{
    for (size_t len = 0; len < in.len; len++) {
        ssize_t n = read(slice_from(in.p, len), max, ret_message);

        if (n)
            return n;
    }
    return read(in, max, ret_message);
}

static void read_all(reader_fn *read, struct slice in, size_t max)
{
    while (in.len) {
        struct slice message = {0}, slow = {0};
        ssize_t n = read(in, max, &message);

        require(read_slowly(read, in, max, &slow) == n);
        if (n <= 0)
            return;
        require((size_t)n <= in.len);
        require(message.p >= in.p && message.len <= max);
        require(message.p + message.len <= in.p + n);
        require(message.p == slow.p && message.len == slow.len);
        in = slice_skip(in, (size_t)n);
    }
}

/* A payload survives being framed. */
static void write_and_read(struct slice payload)
{
    struct slice back;
    struct buf out;

    buf_init(&out, payload.len + FRAME_HEADER);
    frame_write(&out, payload);
    require(buf_ok(&out));
    require(frame_read(buf_slice(&out), payload.len, &back) == (ssize_t)out.len);
    require(slice_eq(back, payload));
    buf_done(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct slice in = slice_from((const char *)data, size);

    if (size == 0 || size > 4096)
        return 0;
    in = slice_skip(in, 1);
    read_all(frame_read, in, data[0]);
    read_all(line_read, in, data[0]);
    write_and_read(in);
    return 0;
}
