/*
 * WebSocket messages (RFC 6455).
 *
 * wslay reads and writes the frames; messages, control frames and closing are handled here. We do
 * not use wslay's own event layer: it checks the reason of a close frame only if it arrives in one
 * piece, accepts a close frame of one byte, and ends a broken connection without a status code.
 * Uses no sockets and no JSON.
 */
#include "ws.h"

#include <openssl/evp.h>
#include <openssl/rand.h>
#include <wslay/wslay.h>

#define MAX_CONTROL 125 /* RFC 6455 5.5 */
#define MAX_HEADER  14  /* two bytes, eight of length, four of mask */
/* Buffers up to this size are kept between messages, so that an idle connection stays small. */
#define KEEP 8192

struct ws {
    wslay_frame_context_ptr frames;
    struct ws_events events;
    struct slice in; /* input of ws_feed() that wslay has not read yet */
    size_t max;
    struct buf message; /* the fragments so far */
    struct buf out;
    char control[MAX_CONTROL];
    size_t control_len;
    uint64_t frame_left; /* bytes of the frame still to come */
    bool is_in_frame;    /* its header has been seen */
    bool is_in_message;  /* a text message has begun and not ended */
    bool is_server;
    bool has_sent_close;
    bool is_over;
};

/* --- the handshake --- */

static bool is_base64(struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        if (base64_digit(s.p[i]) < 0)
            return false;
    return true;
}

bool ws_accept_key(struct slice key, char ret_accept[WS_ACCEPT_SIZE])
{
    static const char guid[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"; /* RFC 6455 1.3 */
    const size_t key_len = 24, key_digits = 22; /* 16 bytes, padded by "==" */
    char text[24 + sizeof(guid) - 1];
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned digest_len;

    if (key.len != key_len || !is_base64(slice_from(key.p, key_digits)) ||
        !slice_is(slice_skip(key, key_digits), "=="))
        return false;
    memcpy(text, key.p, key_len);
    memcpy(text + key_len, guid, sizeof(guid) - 1);
    if (!EVP_Digest(text, sizeof(text), digest, &digest_len, EVP_sha1(), NULL))
        return false;
    base64_encode(digest, digest_len, ret_accept);
    return true;
}

/* --- wslay's view of the world: memory --- */

static ssize_t read_input(uint8_t *to, size_t len, int flags, void *ctx)
{
    struct ws *ws = ctx;
    size_t n = ws->in.len < len ? ws->in.len : len;

    (void)flags;
    if (n == 0)
        return -1;
    memcpy(to, ws->in.p, n);
    ws->in = slice_skip(ws->in, n);
    return (ssize_t)n;
}

static ssize_t write_output(const uint8_t *data, size_t len, int flags, void *ctx)
{
    struct ws *ws = ctx;

    (void)flags;
    buf_append(&ws->out, slice_from((const char *)data, len));
    return buf_ok(&ws->out) ? (ssize_t)len : -1;
}

static int make_mask(uint8_t *to, size_t len, void *ctx)
{
    (void)ctx;
    return RAND_bytes(to, (int)len) == 1 ? 0 : -1;
}

struct ws *ws_new(bool is_server, size_t max, const struct ws_events *events)
{
    static const struct wslay_frame_callbacks callbacks = {
        .send_callback = write_output,
        .recv_callback = read_input,
        .genmask_callback = make_mask,
    };
    struct ws *ws = mem_zalloc(sizeof(*ws));

    if (!ws)
        return NULL;
    if (wslay_frame_context_init(&ws->frames, &callbacks, ws) != 0) {
        mem_free(ws);
        return NULL;
    }
    ws->is_server = is_server;
    ws->max = max;
    ws->events = *events;
    buf_init(&ws->message, max);
    buf_init(&ws->out, 4 * max + 65536);
    return ws;
}

void ws_free(struct ws *ws)
{
    if (!ws)
        return;
    wslay_frame_context_free(ws->frames);
    buf_done(&ws->message);
    buf_done(&ws->out);
    mem_free(ws);
}

void ws_limit(struct ws *ws, size_t max)
{
    ws->max = max < ws->message.max ? max : ws->message.max;
}

/* --- sending --- */

static bool queue_frame(struct ws *ws, uint8_t opcode, struct slice payload)
{
    struct wslay_frame_iocb frame = {
        .fin = 1,
        .opcode = opcode,
        .mask = !ws->is_server,
        .payload_length = payload.len,
        .data = (const uint8_t *)payload.p,
        .data_length = payload.len,
    };
    size_t before = ws->out.len;

    if (ws->has_sent_close || payload.len > SIZE_MAX - MAX_HEADER)
        return false;
    /* The whole frame must fit before its first byte is written, so that the queued bytes stay
     * valid. */
    if (!buf_reserve(&ws->out, MAX_HEADER + payload.len) ||
        wslay_frame_send(ws->frames, &frame) != (ssize_t)payload.len) {
        ws->out.failed = false;
        ws->out.len = before;
        return false;
    }
    return true;
}

bool ws_send(struct ws *ws, struct slice text)
{
    return queue_frame(ws, WSLAY_TEXT_FRAME, text);
}

bool ws_ping(struct ws *ws)
{
    return queue_frame(ws, WSLAY_PING, SLICE(""));
}

bool ws_close(struct ws *ws, unsigned code)
{
    const char payload[] = {(char)(code >> 8 & 0xff), (char)(code & 0xff)};

    if (!queue_frame(ws, WSLAY_CONNECTION_CLOSE, slice_from(payload, sizeof(payload))))
        return false;
    ws->has_sent_close = true;
    return true;
}

void ws_output(struct ws *ws, struct buf *to)
{
    buf_append(to, buf_slice(&ws->out));
    if (buf_ok(to))
        buf_reset(&ws->out, KEEP);
}

/* --- receiving --- */

/* The peer broke the protocol: sends it the close code, and stops reading. */
static void fail(struct ws *ws, unsigned code)
{
    ws_close(ws, code); /* if there is no memory, the connection just ends */
    ws->is_over = true;
}

static bool is_control(uint8_t opcode)
{
    return opcode >= WSLAY_CONNECTION_CLOSE;
}

/* The close code for a frame that is not allowed now; 0: it is allowed. */
static unsigned frame_fault(const struct ws *ws, const struct wslay_frame_iocb *frame)
{
    if (frame->rsv || (frame->mask != 0) != ws->is_server)
        return WSLAY_CODE_PROTOCOL_ERROR;
    switch (frame->opcode) {
    case WSLAY_CONNECTION_CLOSE:
    case WSLAY_PING:
    case WSLAY_PONG:
        return 0;
    case WSLAY_BINARY_FRAME:
        return ws->is_in_message ? WSLAY_CODE_PROTOCOL_ERROR : WSLAY_CODE_UNSUPPORTED_DATA;
    case WSLAY_TEXT_FRAME:
    case WSLAY_CONTINUATION_FRAME:
        if (ws->is_in_message != (frame->opcode == WSLAY_CONTINUATION_FRAME))
            return WSLAY_CODE_PROTOCOL_ERROR;
        if (ws->message.len > ws->max || frame->payload_length > ws->max - ws->message.len)
            return WSLAY_CODE_MESSAGE_TOO_BIG;
        return 0;
    default:
        return WSLAY_CODE_PROTOCOL_ERROR;
    }
}

static void end_message(struct ws *ws)
{
    struct slice text = buf_slice(&ws->message);

    ws->is_in_message = false;
    if (!utf8_valid(text)) {
        fail(ws, WSLAY_CODE_INVALID_FRAME_PAYLOAD_DATA);
        return;
    }
    if (!ws->has_sent_close)
        ws->events.message(ws->events.ctx, text);
    buf_reset(&ws->message, KEEP);
}

static void end_close(struct ws *ws)
{
    struct slice payload = slice_from(ws->control, ws->control_len);
    unsigned code = WSLAY_CODE_NORMAL_CLOSURE;
    bool may_be_sent;

    if (payload.len == 1) {
        fail(ws, WSLAY_CODE_PROTOCOL_ERROR);
        return;
    }
    if (payload.len) {
        code = (unsigned)(unsigned char)payload.p[0] << 8 | (unsigned char)payload.p[1];
        payload = slice_skip(payload, 2);
    }
    may_be_sent = (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) ||
                  (code >= 3000 && code <= 4999); /* RFC 6455 7.4 */
    if (!may_be_sent)
        fail(ws, WSLAY_CODE_PROTOCOL_ERROR);
    else if (!utf8_valid(payload))
        fail(ws, WSLAY_CODE_INVALID_FRAME_PAYLOAD_DATA);
    else
        fail(ws, code); /* the echo; not sent if our close was first */
}

static void end_frame(struct ws *ws, const struct wslay_frame_iocb *frame)
{
    ws->is_in_frame = false;
    switch (frame->opcode) {
    case WSLAY_CONNECTION_CLOSE:
        end_close(ws);
        break;
    case WSLAY_PING:
        if (!queue_frame(ws, WSLAY_PONG, slice_from(ws->control, ws->control_len)) &&
            !ws->has_sent_close)
            fail(ws, WSLAY_CODE_INTERNAL_SERVER_ERROR);
        break;
    case WSLAY_PONG:
        break;
    default:
        if (frame->fin)
            end_message(ws);
        break;
    }
}

/* Takes one piece of a frame's payload; a piece never spans frames. */
static void take_piece(struct ws *ws, const struct wslay_frame_iocb *frame)
{
    struct slice piece = slice_from((const char *)frame->data, frame->data_length);

    if (!ws->is_in_frame) {
        unsigned code = frame_fault(ws, frame);

        if (code) {
            fail(ws, code);
            return;
        }
        ws->is_in_frame = true;
        ws->frame_left = frame->payload_length;
        ws->control_len = 0;
        ws->is_in_message = ws->is_in_message || !is_control(frame->opcode);
    }
    ws->frame_left -= piece.len;
    if (is_control(frame->opcode)) {
        memcpy(ws->control + ws->control_len, piece.p, piece.len);
        ws->control_len += piece.len;
    } else {
        buf_append(&ws->message, piece);
    }
    if (!buf_ok(&ws->message))
        fail(ws, WSLAY_CODE_INTERNAL_SERVER_ERROR);
    else if (ws->frame_left == 0)
        end_frame(ws, frame);
}

bool ws_feed(struct ws *ws, struct slice in)
{
    ws->in = in;
    while (!ws->is_over) {
        struct wslay_frame_iocb frame = {0};
        ssize_t n = wslay_frame_recv(ws->frames, &frame);

        if (n == WSLAY_ERR_WANT_READ)
            break;
        if (n < 0)
            fail(ws, WSLAY_CODE_PROTOCOL_ERROR);
        else
            take_piece(ws, &frame);
    }
    ws->in = (struct slice){0};
    return !ws->is_over;
}

bool ws_is_over(const struct ws *ws)
{
    return ws->is_over;
}
