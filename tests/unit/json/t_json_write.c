/* json/write.c: commas, escapes, raw bytes, and a buffer that is too small or cannot grow. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "json/json.h"

static struct buf out;
static struct json_out w;

static void set_up(void)
{
    buf_init(&out, 1 << 20);
    json_out_init(&w, &out);
}

static void tear_down(void)
{
    mem_fail_after(0);
    buf_done(&out);
}

#define ck_assert_written(text)                                                                    \
    ck_assert_msg(buf_ok(&out) && slice_is(buf_slice(&out), text), "got %.*s, wanted %s",          \
                  SLICE_ARG(buf_slice(&out)), text)

static void write_everything(void)
{
    json_object(&w);
    json_put_string(&w, "s", "a\"b");
    json_put_string(&w, "none", NULL);
    json_put_text(&w, "t", SLICE("x\ny"));
    json_put_int(&w, "i", -42);
    json_put_bool(&w, "yes", true);
    json_put_raw(&w, "raw", SLICE("{\"k\":[1.0]}"));
    json_key(&w, "list");
    json_array(&w);
    json_null(&w);
    json_bool(&w, false);
    json_double(&w, 0.25);
    json_float(&w, 0.1f);
    json_object(&w);
    json_object_end(&w);
    json_array(&w);
    json_array_end(&w);
    json_int(&w, 7);
    json_array_end(&w);
    json_key_slice(&w, SLICE("k\ty"));
    json_string(&w, "");
    json_object_end(&w);
}

static const char everything[] =
    "{\"s\":\"a\\\"b\",\"none\":null,\"t\":\"x\\ny\",\"i\":-42,\"yes\":true,"
    "\"raw\":{\"k\":[1.0]},\"list\":[null,false,0.25,0.1,{},[],7],\"k\\ty\":\"\"}";

START_TEST(commas_stand_where_they_must)
{
    write_everything();
    ck_assert_written(everything);
    ck_assert_uint_eq(w.depth, 0);
}
END_TEST

START_TEST(integers_are_written_in_full)
{
    json_array(&w);
    json_int(&w, 0);
    json_int(&w, INT64_MAX);
    json_int(&w, INT64_MIN);
    json_int(&w, -1);
    json_array_end(&w);
    ck_assert_written("[0,9223372036854775807,-9223372036854775808,-1]");
}
END_TEST

static const struct {
    struct slice text;
    const char *written;
} strings[] = {
    {SLICE_INIT(""), "\"\""},
    {{NULL, 0}, "\"\""},
    {SLICE_INIT("plain"), "\"plain\""},
    {SLICE_INIT("a/b \x7F ' <>&"), "\"a/b \x7F ' <>&\""},
    {SLICE_INIT("\" \\"), "\"\\\" \\\\\""},
    {SLICE_INIT("\b\f\n\r\t"), "\"\\b\\f\\n\\r\\t\""},
    {SLICE_INIT("\0\1\x0B\x1F"), "\"\\u0000\\u0001\\u000b\\u001f\""},
    {SLICE_INIT("\xC3\xA9 \xE2\x82\xAC \xF0\x9D\x84\x9E"),
     "\"\xC3\xA9 \xE2\x82\xAC \xF0\x9D\x84\x9E\""},
    {SLICE_INIT("\xE2\x80\xA8\xE2\x80\xA9"), "\"\xE2\x80\xA8\xE2\x80\xA9\""},
    {SLICE_INIT("a\xFFz"), "\"a\xEF\xBF\xBDz\""},
    {SLICE_INIT("\xC3"), "\"\xEF\xBF\xBD\""},
    {SLICE_INIT("\xC3\xC3\xA9"), "\"\xEF\xBF\xBD\xC3\xA9\""},
    {SLICE_INIT("\xE2\x82"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\""},
    {SLICE_INIT("\xE2\x82\""), "\"\xEF\xBF\xBD\xEF\xBF\xBD\\\"\""},
    {SLICE_INIT("\xED\xA0\x80"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\""},
    {SLICE_INIT("\xC0\x80"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\""},
};

START_TEST(strings_are_escaped_as_far_as_they_must_be)
{
    json_text(&w, strings[_i].text);
    ck_assert_written(strings[_i].written);
}
END_TEST

START_TEST(names_are_escaped_like_strings)
{
    json_object(&w);
    json_key_slice(&w, strings[_i].text);
    json_null(&w);
    json_object_end(&w);
    ck_assert_uint_eq(out.len, strlen(strings[_i].written) + 7);
    ck_assert(slice_starts(slice_skip(buf_slice(&out), 1), slice_of(strings[_i].written)));
}
END_TEST

/* Every byte alone and at every distance from a word's start: one line, and it reads back. */
START_TEST(any_byte_at_any_place_gives_json_on_one_line)
{
    struct arena a;

    arena_init(&a, 1 << 20);
    for (size_t at = 0; at < 20; at++) {
        char text[24] = "aaaaaaaaaaaaaaaaaaaaaaa";
        const struct json *root = NULL;
        struct json_fault fault;

        text[at] = (char)_i;
        buf_reset(&out, 1 << 20);
        json_out_init(&w, &out);
        json_text(&w, slice_from(text, 21));
        ck_assert(buf_ok(&out) && !memchr(out.p, '\n', out.len) && !memchr(out.p, '\r', out.len));
        ck_assert_msg(json_parse(&a, buf_slice(&out), &root, &fault), "%s", fault.reason);
        if (_i < 0x80)
            ck_assert(slice_eq(root->text, slice_from(text, 21)));
        else
            ck_assert_uint_eq(root->text.len, 23);
        arena_reset(&a);
    }
    arena_done(&a);
}
END_TEST

START_TEST(raw_passes_bytes_but_no_line_breaks)
{
    json_array(&w);
    json_raw(&w, SLICE("1.0"));
    json_raw(&w, SLICE("{\r\n  \"a\\n\": 1e5\n}"));
    json_raw(&w, SLICE("\n[]\n"));
    json_raw(&w, SLICE("\"\\u0041\\/\""));
    json_array_end(&w);
    ck_assert_written("[1.0,{    \"a\\n\": 1e5 }, [] ,\"\\u0041\\/\"]");
}
END_TEST

START_TEST(too_small_a_buffer_fails_for_good)
{
    const size_t len = sizeof(everything) - 1;

    for (size_t max = 0; max <= len; max++) {
        buf_done(&out);
        buf_init(&out, max);
        json_out_init(&w, &out);
        write_everything();
        ck_assert(buf_ok(&out) == (max == len));
        ck_assert_uint_le(out.len, max);
    }
    ck_assert_written(everything);
}
END_TEST

START_TEST(writer_survives_every_failing_allocation)
{
    size_t n = 1;

    for (;; n++) {
        buf_done(&out);
        buf_init(&out, 1 << 20);
        json_out_init(&w, &out);
        mem_fail_after(n);
        json_array(&w);
        for (int i = 0; i < 20; i++)
            write_everything();
        json_array_end(&w);
        mem_fail_after(0);
        if (buf_ok(&out))
            break;
    }
    ck_assert_uint_gt(n, 3);
    ck_assert_uint_eq(out.len, 20 * sizeof(everything) + 1);
}
END_TEST

/* Shows a list of ten numbers of one digit: "[0,1,...]". */
static void write_page(struct json_page *p)
{
    p->w = &w;
    json_array(&w);
    for (int i = 0; i < 10; i++) {
        if (!json_page_wants(p))
            continue;
        json_int(&w, i);
        json_page_wrote(p);
    }
    json_array_end(&w);
    ck_assert_uint_eq(p->n_seen, 10);
}

static const struct {
    struct json_page page;
    const char *text;
    bool is_full;
} pages[] = {
    {{0}, "[0,1,2,3,4,5,6,7,8,9]", false},
    {{.offset = 8}, "[8,9]", false},
    {{.offset = 2, .limit = 3}, "[2,3,4]", false},
    {{.offset = 20}, "[]", false},
    {{.budget = 6}, "[0,1,2]", true},
    {{.offset = 5, .limit = 2, .budget = 4}, "[5,6]", false},
    {{.offset = 9, .budget = 1}, "[9]", false}, /* the first is shown, however large */
};

START_TEST(a_page_shows_what_is_wanted_and_fits)
{
    struct json_page p = pages[_i].page;

    write_page(&p);
    ck_assert(slice_is(buf_slice(&out), pages[_i].text));
    ck_assert_int_eq(p.is_full, pages[_i].is_full);
}
END_TEST

#define ADD_FOR_EACH(table, tcase, test) tcase_add_loop_test(tcase, test, 0, (int)N_ELEMENTS(table))

int main(void)
{
    Suite *suite = suite_create("json writer");
    TCase *writer = tcase_create("writer");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(writer, set_up, tear_down);
    tcase_set_timeout(writer, 60);
    tcase_add_test(writer, commas_stand_where_they_must);
    tcase_add_test(writer, integers_are_written_in_full);
    ADD_FOR_EACH(strings, writer, strings_are_escaped_as_far_as_they_must_be);
    ADD_FOR_EACH(strings, writer, names_are_escaped_like_strings);
    tcase_add_loop_test(writer, any_byte_at_any_place_gives_json_on_one_line, 0, 256);
    tcase_add_test(writer, raw_passes_bytes_but_no_line_breaks);
    tcase_add_test(writer, too_small_a_buffer_fails_for_good);
    tcase_add_test(writer, writer_survives_every_failing_allocation);
    ADD_FOR_EACH(pages, writer, a_page_shows_what_is_wanted_and_fits);
    suite_add_tcase(suite, writer);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
