/*
 * Frames: four bytes of length, least significant first, then the payload. The frame of "{}" is
 *
 *     02 00 00 00 7b 7d
 */
#include "wire.h"

ssize_t frame_read(struct slice in, size_t max, struct slice *ret_payload)
{
    const unsigned char *p = (const unsigned char *)in.p;
    size_t len;

    if (in.len < FRAME_HEADER)
        return 0;
    len = p[0] | (size_t)p[1] << 8 | (size_t)p[2] << 16 | (size_t)p[3] << 24;
    if (len > max)
        return WIRE_TOO_LARGE;
    if (in.len - FRAME_HEADER < len)
        return 0;
    *ret_payload = slice_from(in.p + FRAME_HEADER, len);
    return (ssize_t)(FRAME_HEADER + len);
}

void frame_write(struct buf *to, struct slice payload)
{
    char *p;

    if (payload.len > UINT32_MAX) {
        to->failed = true;
        return;
    }
    /* Writes both parts at once, so that a full buffer never holds a header alone. */
    p = buf_reserve(to, FRAME_HEADER + payload.len);
    if (!p)
        return;
    for (int i = 0; i < FRAME_HEADER; i++)
        p[i] = (char)(payload.len >> (8 * i) & 0xff);
    if (payload.len)
        memcpy(p + FRAME_HEADER, payload.p, payload.len);
    buf_advance(to, FRAME_HEADER + payload.len);
}
