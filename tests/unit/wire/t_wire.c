/* Lines, frames, Server-Sent Events and chunks. */
#include <check.h>
#include <stdlib.h>

#include "wire/wire.h"

static struct buf out;

static void set_up(void)
{
    buf_init(&out, 1 << 20);
}

static void tear_down(void)
{
    buf_done(&out);
}

static void check_text(struct slice got, const char *expected)
{
    ck_assert_msg(slice_is(got, expected), "got \"%.*s\", expected \"%s\"", SLICE_ARG(got),
                  expected);
}

/* --- lines --- */

START_TEST(line_ends_at_lf)
{
    struct slice line;

    ck_assert_int_eq(line_read(SLICE("one\ntwo\n"), 100, &line), 4);
    check_text(line, "one");
}
END_TEST

START_TEST(line_loses_one_cr_only)
{
    struct slice line;

    ck_assert_int_eq(line_read(SLICE("a\rb\r\r\n"), 100, &line), 6);
    check_text(line, "a\rb\r");
    ck_assert_int_eq(line_read(SLICE("\r\n"), 100, &line), 2);
    check_text(line, "");
}
END_TEST

START_TEST(line_may_be_empty)
{
    struct slice line;

    ck_assert_int_eq(line_read(SLICE("\nx"), 100, &line), 1);
    check_text(line, "");
}
END_TEST

START_TEST(line_waits_for_its_end)
{
    struct slice line = SLICE("untouched");

    ck_assert_int_eq(line_read((struct slice){0}, 100, &line), 0);
    ck_assert_int_eq(line_read(SLICE("abc"), 100, &line), 0);
    ck_assert_int_eq(line_read(SLICE("abc\r"), 100, &line), 0);
    check_text(line, "untouched");
}
END_TEST

START_TEST(line_is_refused_once_the_limit_holds_no_end)
{
    struct slice line;

    ck_assert_int_eq(line_read(SLICE("abcd"), 4, &line), 0);
    ck_assert_int_eq(line_read(SLICE("abcd\n"), 4, &line), 5);
    ck_assert_int_eq(line_read(SLICE("abcde"), 4, &line), WIRE_TOO_LARGE);
    ck_assert_int_eq(line_read(SLICE("abcde\n"), 4, &line), WIRE_TOO_LARGE);
    ck_assert_int_eq(line_read(SLICE("\n"), 0, &line), 1);
}
END_TEST

/* --- frames --- */

START_TEST(frame_length_is_little_endian)
{
    char in[4 + 258] = {2, 1, 0, 0, 'x'};
    struct slice payload;

    ck_assert_int_eq(frame_read(slice_from(in, sizeof(in)), 65536, &payload), 4 + 258);
    ck_assert_uint_eq(payload.len, 258);
    ck_assert_int_eq(payload.p[0], 'x');
}
END_TEST

START_TEST(frame_waits_for_missing_bytes)
{
    static const char in[] = {3, 0, 0, 0, 'a', 'b', 'c', 'd'};
    struct slice payload = SLICE("untouched");

    for (size_t len = 0; len < 7; len++)
        ck_assert_int_eq(frame_read(slice_from(in, len), 65536, &payload), 0);
    check_text(payload, "untouched");
    ck_assert_int_eq(frame_read(slice_from(in, 8), 65536, &payload), 7);
    check_text(payload, "abc");
}
END_TEST

START_TEST(frame_may_be_empty)
{
    static const char in[4] = {0};
    struct slice payload;

    ck_assert_int_eq(frame_read(slice_from(in, 4), 65536, &payload), 4);
    ck_assert_uint_eq(payload.len, 0);
}
END_TEST

START_TEST(frame_over_the_limit_is_refused_by_its_header)
{
    static const char at_limit[] = {0, 0, 1, 0}; /* 65536 */
    static const char over[] = {1, 0, 1, 0};
    static const char huge[] = {-1, -1, -1, -1};
    struct slice payload;

    ck_assert_int_eq(frame_read(slice_from(at_limit, 4), 65536, &payload), 0);
    ck_assert_int_eq(frame_read(slice_from(over, 3), 65536, &payload), 0);
    ck_assert_int_eq(frame_read(slice_from(over, 4), 65536, &payload), WIRE_TOO_LARGE);
    ck_assert_int_eq(frame_read(slice_from(huge, 4), 65536, &payload), WIRE_TOO_LARGE);
}
END_TEST

START_TEST(frame_written_is_read_back)
{
    struct slice payload;

    frame_write(&out, SLICE("{}"));
    frame_write(&out, SLICE(""));
    ck_assert_uint_eq(out.len, 10);
    ck_assert_mem_eq(out.p, "\x02\0\0\0{}\0\0\0\0", 10);
    ck_assert_int_eq(frame_read(buf_slice(&out), 2, &payload), 6);
    check_text(payload, "{}");
}
END_TEST

START_TEST(frame_that_does_not_fit_writes_nothing)
{
    struct buf small;

    buf_init(&small, 8);
    frame_write(&small, SLICE("12345"));
    ck_assert(!buf_ok(&small));
    ck_assert_uint_eq(small.len, 0);
    buf_done(&small);

    buf_init(&small, 8);
    mem_fail_after(1);
    frame_write(&small, SLICE("1"));
    mem_fail_after(0);
    ck_assert(!buf_ok(&small));
    buf_done(&small);
}
END_TEST

START_TEST(frame_longer_than_u32_is_not_written)
{
    frame_write(&out, slice_from("x", (size_t)UINT32_MAX + 1));
    ck_assert(!buf_ok(&out));
    ck_assert_uint_eq(out.len, 0);
}
END_TEST

/* --- Server-Sent Events --- */

static void check_event(struct slice event, struct slice id, struct slice data,
                        const char *expected)
{
    buf_reset(&out, 0);
    sse_write(&out, event, id, data);
    check_text(buf_slice(&out), expected);
}

START_TEST(event_has_only_the_fields_given)
{
    struct slice none = {0};

    check_event(SLICE("message"), SLICE("7"), SLICE("{}"), "event: message\nid: 7\ndata: {}\n\n");
    check_event(none, none, SLICE("{}"), "data: {}\n\n");
    check_event(none, SLICE("1"), none, "id: 1\ndata: \n\n");
}
END_TEST

START_TEST(event_data_is_split_at_every_kind_of_line_end)
{
    struct slice none = {0};

    check_event(none, none, SLICE("a\nb\r\nc\rd"), "data: a\ndata: b\ndata: c\ndata: d\n\n");
    check_event(none, none, SLICE("\r\r\n\n"), "data: \ndata: \ndata: \ndata: \n\n");
    check_event(none, none, SLICE("a\n"), "data: a\ndata: \n\n");
}
END_TEST

START_TEST(event_name_and_id_cannot_inject_lines)
{
    check_event(SLICE("x\ndata: evil"), SLICE("1\r\nretry: 1"), SLICE("ok"),
                "event: x\nid: 1\ndata: ok\n\n");
    check_event(SLICE("\nx"), SLICE("\rx"), SLICE("ok"), "data: ok\n\n");
}
END_TEST

START_TEST(comment_lines_all_begin_with_a_colon)
{
    sse_write_comment(&out, SLICE("keep\nalive"));
    check_text(buf_slice(&out), ": keep\n: alive\n\n");
}
END_TEST

/* --- chunks --- */

START_TEST(chunk_has_its_size_in_hex)
{
    char data[26];

    memset(data, 'z', sizeof(data));
    chunk_write(&out, slice_from(data, sizeof(data)));
    check_text(buf_slice(&out), "1a\r\nzzzzzzzzzzzzzzzzzzzzzzzzzz\r\n");
}
END_TEST

START_TEST(chunk_without_data_ends_the_body)
{
    chunk_write(&out, (struct slice){0});
    check_text(buf_slice(&out), "0\r\n\r\n");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("wire");
    TCase *tc = tcase_create("codecs");
    SRunner *sr;
    int n_failed;

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, line_ends_at_lf);
    tcase_add_test(tc, line_loses_one_cr_only);
    tcase_add_test(tc, line_may_be_empty);
    tcase_add_test(tc, line_waits_for_its_end);
    tcase_add_test(tc, line_is_refused_once_the_limit_holds_no_end);
    tcase_add_test(tc, frame_length_is_little_endian);
    tcase_add_test(tc, frame_waits_for_missing_bytes);
    tcase_add_test(tc, frame_may_be_empty);
    tcase_add_test(tc, frame_over_the_limit_is_refused_by_its_header);
    tcase_add_test(tc, frame_written_is_read_back);
    tcase_add_test(tc, frame_that_does_not_fit_writes_nothing);
    tcase_add_test(tc, frame_longer_than_u32_is_not_written);
    tcase_add_test(tc, event_has_only_the_fields_given);
    tcase_add_test(tc, event_data_is_split_at_every_kind_of_line_end);
    tcase_add_test(tc, event_name_and_id_cannot_inject_lines);
    tcase_add_test(tc, comment_lines_all_begin_with_a_colon);
    tcase_add_test(tc, chunk_has_its_size_in_hex);
    tcase_add_test(tc, chunk_without_data_ends_the_body);
    suite_add_tcase(suite, tc);
    sr = srunner_create(suite);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
