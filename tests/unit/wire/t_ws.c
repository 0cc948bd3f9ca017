/*
 * WebSocket: whole conversations between our client and our server in memory, and frames made by
 * hand for everything that our own side would never send.
 */
#include <check.h>
#include <stdlib.h>

#include "wire/wire.h"

#define MAX 1000

enum { CONTINUATION = 0x0, TEXT = 0x1, BINARY = 0x2, CLOSE = 0x8, PING = 0x9, PONG = 0xA };
#define FIN 0x80

/* --- both ends, and what they heard --- */

static struct ws *server, *client;
static struct buf heard;     /* every message, each followed by '|' */
static struct buf bytes;     /* what one side has to say to the other */
static struct ws *answering; /* echoes each message */
static unsigned close_on_message;

static void note_message(void *ctx, struct slice text)
{
    (void)ctx;
    buf_append(&heard, text);
    buf_append_byte(&heard, '|');
    if (answering)
        ck_assert(ws_send(answering, text));
    if (close_on_message)
        ck_assert(ws_close(server, close_on_message));
}

static const struct ws_events events = {.message = note_message};

static void set_up(void)
{
    buf_init(&heard, 1 << 20);
    buf_init(&bytes, 1 << 20);
    server = ws_new(true, MAX, &events);
    client = ws_new(false, MAX, &events);
}

static void tear_down(void)
{
    ws_free(server);
    ws_free(client);
    buf_done(&heard);
    buf_done(&bytes);
}

static void start_over(void)
{
    tear_down();
    set_up();
}

static bool feed_pieces(struct ws *to, struct slice in, size_t piece)
{
    bool ok = true;

    while (in.len && ok) {
        size_t len = in.len < piece ? in.len : piece;

        ok = ws_feed(to, slice_from(in.p, len));
        in = slice_skip(in, len);
    }
    return ok;
}

/* Carries what `from` has to say over to `to`. */
static bool carry(struct ws *from, struct ws *to, size_t piece)
{
    bool ok;

    buf_reset(&bytes, 1 << 20);
    ws_output(from, &bytes);
    ck_assert(buf_ok(&bytes));
    ok = feed_pieces(to, buf_slice(&bytes), piece);
    buf_reset(&bytes, 1 << 20);
    return ok;
}

static void check_heard(const char *expected)
{
    ck_assert_msg(slice_is(buf_slice(&heard), expected), "heard \"%.*s\", expected \"%s\"",
                  SLICE_ARG(buf_slice(&heard)), expected);
}

static void check_output(struct ws *ws, const void *expected, size_t len)
{
    buf_reset(&bytes, 1 << 20);
    ws_output(ws, &bytes);
    ck_assert_uint_eq(bytes.len, len);
    if (len)
        ck_assert_mem_eq(bytes.p, expected, len);
    buf_reset(&bytes, 1 << 20);
}

/* --- frames made by hand --- */

static const char mask[4] = {0x11, 0x22, 0x33, 0x44};

static void add_frame(struct buf *to, int first, bool is_masked, struct slice payload)
{
    int mask_bit = is_masked ? 0x80 : 0;

    buf_append_byte(to, (char)first);
    if (payload.len < 126) {
        buf_append_byte(to, (char)(mask_bit | (int)payload.len));
    } else {
        buf_append_byte(to, (char)(mask_bit | 126));
        buf_append_byte(to, (char)(payload.len >> 8));
        buf_append_byte(to, (char)(payload.len & 0xff));
    }
    if (is_masked)
        buf_append(to, slice_from(mask, 4));
    for (size_t i = 0; i < payload.len; i++)
        buf_append_byte(to, (char)(payload.p[i] ^ (is_masked ? mask[i % 4] : 0)));
}

static void add_text(int first, const char *payload)
{
    add_frame(&bytes, first, true, slice_of(payload));
}

/* The server must end the connection because of what is in `bytes`, however it is split, and say
 * why by a close code. */
static void check_ends_with(unsigned code, const char *expected_heard)
{
    const char close_frame[] = {(char)0x88, 2, (char)(code >> 8), (char)(code & 0xff)};
    struct buf in = bytes;

    buf_init(&bytes, 1 << 20);
    for (size_t piece = 1; piece < 5000; piece = piece * 5) {
        start_over();
        ck_assert(!feed_pieces(server, buf_slice(&in), piece));
        ck_assert(ws_is_over(server));
        check_heard(expected_heard);
        check_output(server, close_frame, sizeof(close_frame));
        ck_assert(!ws_feed(server, SLICE("\x81\x80"
                                         "abcd")));
        ck_assert(!ws_send(server, SLICE("too late")));
        ck_assert(!ws_ping(server));
        ck_assert(!ws_close(server, 1000));
        check_output(server, NULL, 0);
    }
    buf_done(&in);
}

/* --- the handshake --- */

START_TEST(accept_key_is_that_of_the_rfc)
{
    char accept[WS_ACCEPT_SIZE];

    ck_assert(ws_accept_key(SLICE("dGhlIHNhbXBsZSBub25jZQ=="), accept));
    ck_assert_str_eq(accept, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}
END_TEST

START_TEST(key_must_be_16_bytes_of_base64)
{
    static const char *const keys[] = {
        "",
        "dGhlIHNhbXBsZSBub25jZQ",
        "dGhlIHNhbXBsZSBub25jZQ=",
        "dGhlIHNhbXBsZSBub25jZQ===",
        "dGhlIHNhbXBsZSBub25jZQQ=",
        "dGhlIHNhbXBsZSBub25jZQQQ",
        "dGhlIHNhbXBsZSBub25j==",
        "dGhlIHNhbXBsZSBu\nb25jZQ==",
        "dGhlIHNhbXBsZSBub25j!Q==",
        "=GhlIHNhbXBsZSBub25jZQ==",
    };
    char accept[WS_ACCEPT_SIZE] = "untouched";

    for (size_t i = 0; i < N_ELEMENTS(keys); i++)
        ck_assert_msg(!ws_accept_key(slice_of(keys[i]), accept), "%s", keys[i]);
    ck_assert(!ws_accept_key((struct slice){0}, accept));
    ck_assert_str_eq(accept, "untouched");
}
END_TEST

/* --- conversations --- */

START_TEST(messages_go_both_ways_in_any_pieces)
{
    for (size_t piece = 1; piece < 3000; piece *= 3) {
        start_over();
        ck_assert(ws_send(client, SLICE("{\"a\":1}")));
        ck_assert(ws_send(client, SLICE("")));
        ck_assert(ws_send(client, SLICE("h\xc3\xa9")));
        ck_assert(carry(client, server, piece));
        check_heard("{\"a\":1}||h\xc3\xa9|");
        ck_assert(ws_send(server, SLICE("back")));
        ck_assert(carry(server, client, piece));
        check_heard("{\"a\":1}||h\xc3\xa9|back|");
        ck_assert(!ws_is_over(server) && !ws_is_over(client));
    }
}
END_TEST

START_TEST(messages_of_every_length_form_arrive)
{
    static const size_t lens[] = {0, 1, 125, 126, 127, 65535, 65536, 200000};
    char *text = malloc(200000);

    memset(text, 'x', 200000);
    for (size_t i = 0; i < N_ELEMENTS(lens); i++) {
        struct ws *from = ws_new(i % 2 == 0, 1 << 20, &events);
        struct ws *to = ws_new(i % 2 != 0, 1 << 20, &events);

        buf_reset(&heard, 1 << 20);
        ck_assert(ws_send(from, slice_from(text, lens[i])));
        ck_assert(carry(from, to, 5000));
        ck_assert_uint_eq(heard.len, lens[i] + 1);
        ws_free(from);
        ws_free(to);
    }
    free(text);
}
END_TEST

START_TEST(client_masks_and_server_does_not)
{
    buf_reset(&bytes, 1 << 20);
    ws_send(client, SLICE("secret"));
    ws_output(client, &bytes);
    ck_assert_uint_eq(bytes.len, 2 + 4 + 6);
    ck_assert_int_eq(bytes.p[1] & 0x80, 0x80);
    ck_assert(!slice_contains(buf_slice(&bytes), SLICE("secret")));
    ws_send(server, SLICE("hi"));
    check_output(server, "\x81\x02hi", 4);
}
END_TEST

START_TEST(message_may_be_answered_while_it_is_heard)
{
    answering = server;
    ws_send(client, SLICE("one"));
    ws_send(client, SLICE("two"));
    ck_assert(carry(client, server, 1000));
    answering = NULL;
    ck_assert(carry(server, client, 1));
    check_heard("one|two|one|two|");
}
END_TEST

START_TEST(fragments_become_one_message)
{
    add_text(TEXT, "a");
    add_text(CONTINUATION, "");
    add_text(FIN | PING, "p");
    add_text(CONTINUATION, "b\xc3");
    add_text(FIN | PONG, "unasked");
    add_text(FIN | CONTINUATION, "\xa9");
    add_text(FIN | TEXT, "next");
    ck_assert(feed_pieces(server, buf_slice(&bytes), 1));
    check_heard("ab\xc3\xa9|next|");
    check_output(server, "\x8a\x01p", 3);
}
END_TEST

START_TEST(ping_is_answered_with_its_payload)
{
    char payload[125];

    memset(payload, 'p', sizeof(payload));
    add_text(FIN | PING, "");
    add_frame(&bytes, FIN | PING, true, slice_from(payload, sizeof(payload)));
    ck_assert(feed_pieces(server, buf_slice(&bytes), 1));
    buf_reset(&bytes, 1 << 20);
    ws_output(server, &bytes);
    ck_assert_uint_eq(bytes.len, 2 + 2 + 125);
    ck_assert_mem_eq(bytes.p, "\x8a\x00\x8a\x7dp", 5);

    ck_assert(ws_ping(server));
    ck_assert(carry(server, client, 1));
    ck_assert(carry(client, server, 1));
    check_heard("");
}
END_TEST

START_TEST(close_is_echoed_and_ends_both_sides)
{
    ck_assert(ws_close(client, 1001));
    ck_assert(!ws_is_over(client));
    ck_assert(!ws_send(client, SLICE("too late")));
    ck_assert(!ws_close(client, 1001));
    ck_assert(!carry(client, server, 1));
    ck_assert(ws_is_over(server));
    buf_reset(&bytes, 1 << 20);
    ws_output(server, &bytes);
    ck_assert_uint_eq(bytes.len, 4);
    ck_assert_mem_eq(bytes.p, "\x88\x02\x03\xe9", 4);
    ck_assert(!ws_feed(client, buf_slice(&bytes)));
    ck_assert(ws_is_over(client));
    check_output(client, NULL, 0);
}
END_TEST

START_TEST(close_codes_that_may_travel_are_echoed)
{
    static const unsigned codes[] = {1000, 1003, 1007, 1011, 1014, 3000, 4999};

    for (size_t i = 0; i < N_ELEMENTS(codes); i++) {
        char payload[] = {(char)(codes[i] >> 8), (char)(codes[i] & 0xff), 'b', 'y', 'e'};

        buf_reset(&bytes, 1 << 20);
        add_frame(&bytes, FIN | CLOSE, true, slice_from(payload, sizeof(payload)));
        check_ends_with(codes[i], "");
    }
    buf_reset(&bytes, 1 << 20);
    add_text(FIN | CLOSE, "");
    check_ends_with(1000, "");
}
END_TEST

START_TEST(nothing_is_heard_after_our_own_close)
{
    close_on_message = 1000;
    add_text(FIN | TEXT, "last");
    add_text(FIN | TEXT, "dropped");
    add_text(FIN | PING, "p");
    ck_assert(feed_pieces(server, buf_slice(&bytes), 1000));
    close_on_message = 0;
    check_heard("last|");
    check_output(server, "\x88\x02\x03\xe8", 4);
    buf_reset(&bytes, 1 << 20);
    add_text(FIN | CLOSE, "\x03\xe8");
    ck_assert(!feed_pieces(server, buf_slice(&bytes), 1000));
    check_output(server, NULL, 0);
}
END_TEST

/* --- violations --- */

START_TEST(unmasked_frame_ends_the_connection)
{
    add_text(FIN | TEXT, "ok");
    add_frame(&bytes, FIN | TEXT, false, SLICE("x"));
    check_ends_with(1002, "ok|");
    add_frame(&bytes, FIN | PING, false, SLICE(""));
    check_ends_with(1002, "");
}
END_TEST

START_TEST(masked_frame_ends_the_client)
{
    add_text(FIN | TEXT, "x");
    ck_assert(!feed_pieces(client, buf_slice(&bytes), 1));
    ck_assert(ws_is_over(client));
    check_heard("");
}
END_TEST

START_TEST(binary_message_ends_the_connection)
{
    add_text(FIN | BINARY, "x");
    check_ends_with(1003, "");
}
END_TEST

START_TEST(reserved_bits_end_the_connection)
{
    for (int bit = 0x10; bit <= 0x40; bit <<= 1) {
        add_text(FIN | bit | TEXT, "x");
        check_ends_with(1002, "");
    }
}
END_TEST

START_TEST(reserved_opcodes_end_the_connection)
{
    static const int opcodes[] = {3, 4, 5, 6, 7, 11, 12, 13, 14, 15};

    for (size_t i = 0; i < N_ELEMENTS(opcodes); i++) {
        add_text(FIN | opcodes[i], "x");
        check_ends_with(1002, "");
    }
}
END_TEST

START_TEST(bad_utf8_ends_the_connection)
{
    static const char *const texts[] = {"\xff", "a\xc3", "\xed\xa0\x80", "\xc0\xaf",
                                        "\xf4\x90\x80\x80"};

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        add_text(FIN | TEXT, texts[i]);
        check_ends_with(1007, "");
    }
    add_text(TEXT, "a\xc3");
    add_text(FIN | CONTINUATION, "z");
    check_ends_with(1007, "");
}
END_TEST

START_TEST(fragments_out_of_order_end_the_connection)
{
    add_text(FIN | CONTINUATION, "x");
    check_ends_with(1002, "");
    add_text(TEXT, "a");
    add_text(FIN | TEXT, "b");
    check_ends_with(1002, "");
    add_text(TEXT, "a");
    add_text(FIN | BINARY, "b");
    check_ends_with(1002, "");
    add_text(TEXT, "a");
    add_text(FIN | CONTINUATION, "b");
    add_text(FIN | CONTINUATION, "c");
    check_ends_with(1002, "ab|");
}
END_TEST

START_TEST(message_over_the_limit_ends_the_connection)
{
    char text[MAX + 1];

    memset(text, 'x', sizeof(text));
    add_frame(&bytes, FIN | TEXT, true, slice_from(text, MAX));
    ck_assert(feed_pieces(server, buf_slice(&bytes), 64));
    ck_assert_uint_eq(heard.len, MAX + 1);

    buf_reset(&bytes, 1 << 20);
    add_frame(&bytes, FIN | TEXT, true, slice_from(text, MAX + 1));
    check_ends_with(1009, "");
    add_frame(&bytes, TEXT, true, slice_from(text, MAX));
    add_frame(&bytes, FIN | CONTINUATION, true, slice_from(text, 1));
    check_ends_with(1009, "");
    buf_append(&bytes, SLICE("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff"
                             "mask!"));
    check_ends_with(1009, "");
}
END_TEST

START_TEST(malformed_lengths_end_the_connection)
{
    buf_append(&bytes, SLICE("\x81\xfe\x00\x05"
                             "maskhello"));
    check_ends_with(1002, "");
    buf_append(&bytes, SLICE("\x81\xff\x00\x00\x00\x00\x00\x00\x00\x05"
                             "maskhello"));
    check_ends_with(1002, "");
    buf_append(&bytes, SLICE("\x81\xff\x80\x00\x00\x00\x00\x00\x00\x05"
                             "maskhello"));
    check_ends_with(1002, "");
}
END_TEST

START_TEST(malformed_control_frames_end_the_connection)
{
    char payload[126] = {0};

    add_frame(&bytes, FIN | PING, true, slice_from(payload, sizeof(payload)));
    check_ends_with(1002, "");
    add_text(PING, "fragment");
    check_ends_with(1002, "");
    add_text(CLOSE, "");
    check_ends_with(1002, "");
}
END_TEST

START_TEST(malformed_close_frames_end_the_connection)
{
    static const unsigned codes[] = {0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535};

    for (size_t i = 0; i < N_ELEMENTS(codes); i++) {
        char payload[] = {(char)(codes[i] >> 8), (char)(codes[i] & 0xff)};

        add_frame(&bytes, FIN | CLOSE, true, slice_from(payload, 2));
        check_ends_with(1002, "");
    }
    add_text(FIN | PONG, "\x03\xe8"); /* must not lend its second byte */
    add_text(FIN | CLOSE, "\x03");
    check_ends_with(1002, "");
    add_text(FIN | CLOSE, "\x03\xe8\xff\xfe");
    check_ends_with(1007, "");
}
END_TEST

/* --- limits and memory --- */

START_TEST(output_that_nobody_fetches_is_bounded)
{
    char text[MAX] = {0};
    size_t n_sent = 0, len;

    memset(text, 'x', sizeof(text));
    while (ws_send(server, slice_from(text, sizeof(text))))
        n_sent++;
    ck_assert_uint_gt(n_sent, 4);
    ck_assert_uint_lt(n_sent, 100);
    ck_assert(ws_ping(server));
    /* What was queued is whole, and there is room again once it is fetched. */
    ck_assert(carry(server, client, 4096));
    ck_assert_uint_eq(heard.len, n_sent * (MAX + 1));
    ck_assert(ws_send(server, SLICE("again")));

    add_text(FIN | PING, "0123456789");
    len = bytes.len;
    for (n_sent = 0; n_sent < 100000 && ws_feed(server, slice_from(bytes.p, len)); n_sent++)
        ;
    ck_assert_uint_lt(n_sent, 100000);
    ck_assert(ws_is_over(server));
}
END_TEST

START_TEST(output_stays_when_the_buffer_fails)
{
    struct buf small;

    buf_init(&small, 3);
    ws_send(server, SLICE("hello"));
    ws_output(server, &small);
    ck_assert(!buf_ok(&small));
    buf_done(&small);
    check_output(server, "\x81\x05hello", 7);
}
END_TEST

/* False if memory failed on the way. */
static bool converse(void)
{
    bool ok = false;

    server = ws_new(true, MAX, &events);
    client = ws_new(false, MAX, &events);
    if (server && client && ws_send(client, SLICE("hello")) && ws_ping(client)) {
        ws_output(client, &bytes);
        ok = buf_ok(&bytes) && feed_pieces(server, buf_slice(&bytes), 1) &&
             ws_send(server, SLICE("hi"));
    }
    ws_free(server);
    ws_free(client);
    server = client = NULL;
    return ok;
}

START_TEST(failing_memory_ends_the_conversation)
{
    size_t n;
    bool ok = false;

    for (n = 1; n < 100 && !ok; n++) {
        tear_down();
        buf_init(&heard, 1000);
        buf_init(&bytes, 1000);
        mem_fail_after(n);
        ok = converse();
        mem_fail_after(0);
    }
    ck_assert(ok);
    ck_assert_uint_gt(n, 6); /* both sides, their output, the message */
    check_heard("hello|");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("ws");
    TCase *tc = tcase_create("ws");
    SRunner *sr;
    int n_failed;

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, accept_key_is_that_of_the_rfc);
    tcase_add_test(tc, key_must_be_16_bytes_of_base64);
    tcase_add_test(tc, messages_go_both_ways_in_any_pieces);
    tcase_add_test(tc, messages_of_every_length_form_arrive);
    tcase_add_test(tc, client_masks_and_server_does_not);
    tcase_add_test(tc, message_may_be_answered_while_it_is_heard);
    tcase_add_test(tc, fragments_become_one_message);
    tcase_add_test(tc, ping_is_answered_with_its_payload);
    tcase_add_test(tc, close_is_echoed_and_ends_both_sides);
    tcase_add_test(tc, close_codes_that_may_travel_are_echoed);
    tcase_add_test(tc, nothing_is_heard_after_our_own_close);
    tcase_add_test(tc, unmasked_frame_ends_the_connection);
    tcase_add_test(tc, masked_frame_ends_the_client);
    tcase_add_test(tc, binary_message_ends_the_connection);
    tcase_add_test(tc, reserved_bits_end_the_connection);
    tcase_add_test(tc, reserved_opcodes_end_the_connection);
    tcase_add_test(tc, bad_utf8_ends_the_connection);
    tcase_add_test(tc, fragments_out_of_order_end_the_connection);
    tcase_add_test(tc, message_over_the_limit_ends_the_connection);
    tcase_add_test(tc, malformed_lengths_end_the_connection);
    tcase_add_test(tc, malformed_control_frames_end_the_connection);
    tcase_add_test(tc, malformed_close_frames_end_the_connection);
    tcase_add_test(tc, output_that_nobody_fetches_is_bounded);
    tcase_add_test(tc, output_stays_when_the_buffer_fails);
    tcase_add_test(tc, failing_memory_ends_the_conversation);
    suite_add_tcase(suite, tc);
    sr = srunner_create(suite);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
