/*
 * WebSocket. The first byte says which side reads; the rest is fed whole and in pieces, with the
 * same messages and the same answers. What comes out of a server must please a client.
 */
#include <stdlib.h>

#include "wire/wire.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define MAX 300

struct outcome {
    struct ws *ws;
    struct buf heard, said;
    bool is_open;
};

static void require(bool holds)
{
    if (!holds)
        abort();
}

static void note_message(void *ctx, struct slice text)
{
    struct outcome *o = ctx;

    require(text.len <= MAX && utf8_valid(text));
    buf_append(&o->heard, text);
    buf_append_byte(&o->heard, '\xff');
    if (text.len && text.p[0] == 'e')
        require(ws_send(o->ws, text));
    if (text.len && text.p[0] == 'c')
        require(ws_close(o->ws, 1000));
}

static void run(struct outcome *o, bool is_server, struct slice in, size_t piece)
{
    struct ws_events events = {.message = note_message, .ctx = o};

    buf_init(&o->heard, 1 << 20);
    buf_init(&o->said, 1 << 20);
    o->ws = ws_new(is_server, MAX, &events);
    o->is_open = true;
    while (in.len && o->is_open) {
        size_t len = in.len < piece ? in.len : piece;

        o->is_open = ws_feed(o->ws, slice_from(in.p, len));
        in = slice_skip(in, len);
        ws_output(o->ws, &o->said);
    }
    require(o->is_open != ws_is_over(o->ws));
    require(buf_ok(&o->heard) && buf_ok(&o->said));
    ws_free(o->ws);
}

static void done(struct outcome *o)
{
    buf_done(&o->heard);
    buf_done(&o->said);
}

/* A server's frames are well-formed: a client takes them, and ends only with the server's own close
 * frame, whose code it sends back masked. */
static void check_said(struct slice said, bool is_open)
{
    struct outcome o;

    run(&o, false, said, 3);
    require(is_open || !o.is_open);
    if (!o.is_open) {
        const char *code = said.p + said.len - 2;
        const char *echo = o.said.p + o.said.len - 8;

        require(said.len >= 4 && o.said.len >= 8);
        require(echo[0] == '\x88' && echo[1] == '\x82');
        require((echo[2] ^ echo[6]) == code[0] && (echo[3] ^ echo[7]) == code[1]);
    }
    done(&o);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct slice in = slice_from((const char *)data, size);
    struct outcome whole, single, uneven;
    bool is_server;

    if (size == 0 || size > 4096)
        return 0;
    is_server = data[0] & 1;
    in = slice_skip(in, 1);
    run(&whole, is_server, in, in.len + 1);
    run(&single, is_server, in, 1);
    run(&uneven, is_server, in, 11);
    require(slice_eq(buf_slice(&whole.heard), buf_slice(&single.heard)));
    require(slice_eq(buf_slice(&whole.heard), buf_slice(&uneven.heard)));
    require(whole.is_open == single.is_open && whole.is_open == uneven.is_open);
    /* A client's masks are random, so only a server's bytes can be compared. */
    require(whole.said.len == single.said.len);
    if (is_server) {
        require(slice_eq(buf_slice(&whole.said), buf_slice(&single.said)));
        check_said(buf_slice(&whole.said), whole.is_open);
    }
    done(&whole);
    done(&single);
    done(&uneven);
    return 0;
}
