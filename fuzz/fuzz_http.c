/*
 * HTTP, both sides. The same bytes are fed whole, one by one, and in uneven pieces; requests, steps
 * and refusals must be the same each time, and no request may break what its contract promises.
 */
#include <stdio.h>
#include <stdlib.h>

#include "wire/wire.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const struct http_limits limits = {.head = 512, .body = 256, .n_headers = 16};

static void require(bool holds)
{
    if (!holds)
        abort();
}

enum split { WHOLE, SINGLE, UNEVEN, N_SPLITS };

static size_t piece_len(enum split split, size_t turn, size_t len)
{
    size_t piece = split == WHOLE ? len : split == SINGLE ? 1 : 1 + turn * 7 % 13;

    return piece < len ? piece : len;
}

static void check_request(const struct http_request *r)
{
    require(r->target.len > 0 && (r->target.p[0] == '/' || slice_is(r->target, "*")));
    require(r->path.p == r->target.p);
    require(r->body.len <= limits.body);
    for (size_t i = 0; i < r->target.len; i++)
        require(r->target.p[i] > ' ' && r->target.p[i] < 0x7f);
    for (int name = 0; name < HDR_COUNT; name++) {
        struct slice value = r->header[name];

        require(value.p || value.len == 0);
        require(slice_trim(value).len == value.len);
        for (size_t i = 0; i < value.len; i++)
            require((unsigned char)value.p[i] >= ' ' || value.p[i] == '\t');
    }
}

static void note(struct buf *to, struct slice s)
{
    buf_printf(to, "%zu%s:", s.len, s.p ? "" : "-");
    buf_append(to, s);
}

static void note_request(struct buf *to, const struct http_request *r)
{
    buf_printf(to, "%d,%d,%d;", (int)r->method, r->keep_alive, r->wants_upgrade);
    note(to, r->target);
    note(to, r->query);
    note(to, r->body);
    for (int name = 0; name < HDR_COUNT; name++)
        note(to, r->header[name]);
}

static void parse(struct slice in, enum split split, struct buf *to)
{
    struct http_parser *p = http_parser_new(&limits);
    enum http_step step = HTTP_STEP_MORE;

    for (size_t turn = 0; in.len || step == HTTP_STEP_HEAD; turn++) {
        size_t used, len = piece_len(split, turn, in.len);

        step = http_parser_feed(p, slice_from(in.p, len), &used);
        require(used <= len && (step != HTTP_STEP_MORE || used == len));
        in = slice_skip(in, used);
        if (step == HTTP_STEP_HEAD)
            buf_printf(to, "head %d;", http_parser_expects_continue(p));
        if (step == HTTP_STEP_BAD)
            break;
        if (step == HTTP_STEP_READY) {
            check_request(http_parser_request(p));
            note_request(to, http_parser_request(p));
            http_parser_next(p);
        }
    }
    buf_printf(to, "end %d %s %d", http_parser_status(p), http_parser_reason(p),
               http_parser_is_midway(p));
    http_parser_free(p);
}

static void read_reply(struct slice in, enum split split, struct buf *to)
{
    struct http_reader *r = http_reader_new(256);
    enum http_step step = HTTP_STEP_MORE;

    for (size_t turn = 0; in.len && step == HTTP_STEP_MORE; turn++) {
        size_t len = piece_len(split, turn, in.len);

        step = http_reader_feed(r, slice_from(in.p, len), false);
        in = slice_skip(in, len);
    }
    if (step == HTTP_STEP_MORE)
        step = http_reader_feed(r, (struct slice){0}, true);
    buf_printf(to, "%d;", step);
    if (step == HTTP_STEP_READY) {
        const struct http_reply *reply = http_reader_reply(r);

        buf_printf(to, "%d;", reply->status);
        note(to, reply->content_type);
        note(to, reply->session);
        note(to, reply->body);
    }
    http_reader_free(r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct slice in = slice_from((const char *)data, size);
    struct buf outcome[N_SPLITS];

    if (size > 4096)
        return 0;
    for (int split = 0; split < N_SPLITS; split++) {
        buf_init(&outcome[split], 1 << 24);
        parse(in, (enum split)split, &outcome[split]);
        read_reply(in, (enum split)split, &outcome[split]);
        require(buf_ok(&outcome[split]));
        require(slice_eq(buf_slice(&outcome[split]), buf_slice(&outcome[0])));
    }
    for (int split = 0; split < N_SPLITS; split++)
        buf_done(&outcome[split]);
    return 0;
}
