/* Splits bytes into messages; see intake.h. */
#include "intake.h"

void intake_init(struct intake *in, struct core *core, struct peer *peer, struct outlet *out,
                 bool is_framed)
{
    size_t limit = is_framed ? LIMIT_FRAME : LIMIT_MESSAGE;

    *in = (struct intake){.core = core, .peer = peer, .out = out, .is_framed = is_framed};
    /* One message with its header, plus one read that arrived with its last byte. */
    buf_init(&in->rest, limit + FRAME_HEADER + 2 * READ_SIZE);
}

void intake_done(struct intake *in)
{
    buf_done(&in->rest);
}

bool intake_is_full(const struct intake *in)
{
    return outlet_pending(in->out) > LIMIT_UNREAD_PAUSE;
}

/* Skips up to and including the line end, or everything. */
static size_t skip_line(struct intake *in, struct slice bytes)
{
    const char *end = memchr(bytes.p, '\n', bytes.len);

    in->is_skipping = !end;
    return end ? (size_t)(end - bytes.p) + 1 : bytes.len;
}

/* Takes the first message. Returns the bytes used, 0 if it is incomplete. */
static size_t take_one(struct intake *in, struct slice bytes)
{
    struct slice message = {0};
    ssize_t n;

    if (in->is_skipping)
        return skip_line(in, bytes);
    n = in->is_framed ? frame_read(bytes, LIMIT_FRAME, &message)
                      : line_read(bytes, LIMIT_MESSAGE, &message);
    if (n < 0) {
        /* After a bad frame length we cannot find the next frame, but after a bad line we can. */
        in->is_over = in->is_over || in->is_framed;
        in->is_skipping = !in->is_framed;
        core_fault(in->core, in->peer, (enum wire_fault)n);
        return in->is_framed ? bytes.len : skip_line(in, bytes);
    }
    in->n_taken += n > 0;
    if (n > 0 && (message.len || in->is_framed))
        core_message(in->core, in->peer, message);
    return (size_t)n;
}

static size_t take_all(struct intake *in, struct slice bytes)
{
    size_t used = 0;

    in->is_blocked = false;
    while (used < bytes.len && !in->is_over) {
        size_t n;

        in->is_blocked = intake_is_full(in);
        n = in->is_blocked ? 0 : take_one(in, slice_skip(bytes, used));
        if (!n)
            break;
        used += n;
    }
    return used;
}

/* Whether `bytes` only continue a line, so that we need not search a long line again from its
 * start. */
static bool is_only_more(const struct intake *in, struct slice bytes)
{
    return !in->is_framed && bytes.len && in->rest.len + bytes.len <= LIMIT_MESSAGE &&
           !memchr(bytes.p, '\n', bytes.len);
}

static void keep(struct intake *in, struct slice bytes)
{
    buf_append(&in->rest, bytes);
    if (buf_ok(&in->rest))
        return;
    in->is_over = true;
    in->peer->ops->close(in->peer);
}

static void feed_once(struct intake *in, struct slice bytes)
{
    outlet_cork(in->out);
    if (!in->rest.len && bytes.len) {
        size_t used = take_all(in, bytes);

        if (used < bytes.len && !in->is_over)
            keep(in, slice_skip(bytes, used));
    } else if (is_only_more(in, bytes)) {
        keep(in, bytes);
    } else {
        keep(in, bytes);
        if (in->rest.len && !in->is_over)
            buf_consume(&in->rest, take_all(in, buf_slice(&in->rest)));
        if (!in->rest.len)
            buf_reset(&in->rest, KEEP_BUF);
    }
    outlet_uncork(in->out);
}

void intake_feed(struct intake *in, struct slice bytes)
{
    if (in->is_over)
        return;
    feed_once(in, bytes);
    /* Only the corked output may have blocked it. */
    while (in->is_blocked && !in->is_over && !intake_is_full(in))
        feed_once(in, (struct slice){0});
}

void intake_end(struct intake *in)
{
    struct slice last = buf_slice(&in->rest);

    if (in->is_over || !last.len) {
        in->is_over = true;
        return;
    }
    in->is_over = true;
    outlet_cork(in->out);
    if (in->is_framed) {
        core_fault(in->core, in->peer, WIRE_BROKEN);
    } else if (!in->is_skipping) {
        if (last.p[last.len - 1] == '\r')
            last.len--;
        core_message(in->core, in->peer, last);
    }
    outlet_uncork(in->out);
}
