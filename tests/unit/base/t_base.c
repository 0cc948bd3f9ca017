/* base/: slices, memory that runs out, arenas, buffers, UTF-8, text and errors. */
#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/base.h"

#define ck_assert_slice(s, text)                                                                   \
    ck_assert_msg(slice_is(s, text), "got '%.*s', wanted '%s'", SLICE_ARG(s), text)

static const struct slice nothing;

static void switch_failing_off(void)
{
    mem_fail_after(0);
}

START_TEST(slices_are_equal_when_their_bytes_are)
{
    ck_assert(slice_eq(SLICE("a\0b"), slice_from("a\0b", 3)));
    ck_assert(!slice_eq(SLICE("a\0b"), SLICE("a\0c")));
    ck_assert(!slice_eq(SLICE("ab"), SLICE("abc")));
    ck_assert(slice_eq(nothing, SLICE("")));
    ck_assert(slice_is(SLICE("abc"), "abc") && !slice_is(SLICE("abc"), "ab"));
    ck_assert(slice_is(nothing, NULL));
    ck_assert_uint_eq(slice_of(NULL).len, 0);
}
END_TEST

START_TEST(case_is_ignored_in_ascii_only)
{
    ck_assert(slice_eq_nocase(SLICE("Content-TYPE"), SLICE("content-type")));
    ck_assert(!slice_eq_nocase(SLICE("abc"), SLICE("abd")));
    ck_assert(!slice_eq_nocase(SLICE("abc"), SLICE("ab")));
    ck_assert(!slice_eq_nocase(SLICE("@["), SLICE("`{")));
    ck_assert(!slice_eq_nocase(SLICE("\xC3\x89"), SLICE("\xC3\xA9")));
    ck_assert(slice_eq_nocase(nothing, SLICE("")));
    ck_assert_int_eq(slice_compare_nocase(SLICE("Abc"), SLICE("aBC")), 0);
    ck_assert_int_lt(slice_compare_nocase(SLICE("abC"), SLICE("ABD")), 0);
    ck_assert_int_gt(slice_compare_nocase(SLICE("b"), SLICE("Abc")), 0);
    ck_assert_int_lt(slice_compare_nocase(SLICE("a"), SLICE("Ab")), 0);
    ck_assert_int_gt(slice_compare_nocase(SLICE("\xFF"), SLICE("a")), 0);
}
END_TEST

START_TEST(slices_are_ordered_by_bytes)
{
    ck_assert_int_eq(slice_compare(SLICE("abc"), SLICE("abc")), 0);
    ck_assert_int_lt(slice_compare(SLICE("ab"), SLICE("abc")), 0);
    ck_assert_int_gt(slice_compare(SLICE("abc"), SLICE("ab")), 0);
    ck_assert_int_lt(slice_compare(SLICE("B"), SLICE("a")), 0);
    ck_assert_int_gt(slice_compare(SLICE("\x80"), SLICE("a")), 0);
    ck_assert_int_eq(slice_compare(nothing, SLICE("")), 0);
    ck_assert_int_lt(slice_compare(nothing, SLICE("a")), 0);
}
END_TEST

START_TEST(parts_are_found_wherever_they_stand)
{
    ck_assert(slice_contains(SLICE("abcabd"), SLICE("abd")));
    ck_assert(slice_contains(SLICE("abc"), SLICE("abc")));
    ck_assert(slice_contains(SLICE("abc"), SLICE("")));
    ck_assert(!slice_contains(SLICE("abc"), SLICE("abcd")));
    ck_assert(!slice_contains(SLICE("abc"), SLICE("B")));
    ck_assert(!slice_contains(nothing, SLICE("a")));
    ck_assert(slice_contains(nothing, nothing));
    ck_assert(slice_contains_nocase(SLICE("Main Camera"), SLICE("CAM")));
    ck_assert(!slice_contains_nocase(SLICE("Main"), SLICE("mainn")));
    ck_assert(slice_contains_nocase(nothing, nothing));
    ck_assert(slice_starts(SLICE("abc"), SLICE("ab")) && !slice_starts(SLICE("ab"), SLICE("abc")));
    ck_assert(slice_starts(nothing, nothing));
}
END_TEST

START_TEST(trimming_takes_blanks_and_tabs_off_both_ends)
{
    ck_assert_slice(slice_trim(SLICE(" \t a b\t ")), "a b");
    ck_assert_slice(slice_trim(SLICE("\na")), "\na");
    ck_assert_slice(slice_trim(SLICE("  \t")), "");
    ck_assert_slice(slice_trim(nothing), "");
}
END_TEST

START_TEST(cutting_gives_the_parts_one_by_one)
{
    struct slice rest = SLICE("a,,bc");

    ck_assert_slice(slice_cut(&rest, ','), "a");
    ck_assert_slice(slice_cut(&rest, ','), "");
    ck_assert_slice(rest, "bc");
    ck_assert_slice(slice_cut(&rest, ','), "bc");
    ck_assert_uint_eq(rest.len, 0);
    ck_assert_slice(slice_cut(&rest, ','), "");
    rest = nothing;
    ck_assert_slice(slice_cut(&rest, ','), "");
    rest = SLICE("a,");
    ck_assert_slice(slice_cut(&rest, ','), "a");
    ck_assert_uint_eq(rest.len, 0);
}
END_TEST

START_TEST(a_copied_text_ends_with_nul_and_keeps_its_bytes)
{
    char *copy = text_copy(slice_from("a\0b", 3));

    ck_assert(copy && memcmp(copy, "a\0b", 4) == 0);
    mem_free(copy);
    copy = text_copy((struct slice){0});
    ck_assert_str_eq(copy, "");
    mem_free(copy);
    mem_fail_after(1);
    ck_assert(!text_copy(SLICE("x")));
    mem_fail_after(0);
}
END_TEST

START_TEST(folders_are_made_down_to_the_last_and_files_written_whole)
{
    char root[] = "/tmp/umcp-base-XXXXXX", path[64], text[8];
    int fd;

    ck_assert(mkdtemp(root) != NULL);
    snprintf(path, sizeof(path), "%s/a/b", root);
    ck_assert(fd_make_folders(path) && fd_make_folders(path));
    ck_assert(!fd_make_folders(""));
    snprintf(path, sizeof(path), "%s/a/b/f", root);
    fd = open(path, O_RDWR | O_CREAT, 0600);
    ck_assert(fd_write(fd, SLICE("whole")) && fd_write(fd, (struct slice){0}));
    ck_assert_int_eq(pread(fd, text, sizeof(text), 0), 5);
    close(fd);
    ck_assert(!fd_write(fd, SLICE("x")) && errno == EBADF);
    strcat(path, "/g"); /* a file is no folder */
    ck_assert(!fd_make_folders(path) && errno == ENOTDIR);
    *strrchr(path, '/') = '\0';
    unlink(path);
    snprintf(path, sizeof(path), "%s/a/b", root);
    rmdir(path);
    *strrchr(path, '/') = '\0';
    rmdir(path);
    rmdir(root);
}
END_TEST

START_TEST(allocations_fail_from_the_chosen_one_on)
{
    void *first, *second;

    mem_fail_after(3);
    first = mem_alloc(10);
    second = mem_zalloc(10);
    ck_assert(first && second);
    ck_assert_mem_eq(second, "\0\0\0\0\0\0\0\0\0", 10);
    ck_assert_ptr_null(mem_realloc(first, 20));
    ck_assert_ptr_null(mem_alloc(1));
    ck_assert_ptr_null(mem_zalloc(1));
    ck_assert_uint_eq(mem_fail_after(0), 5);
    first = mem_realloc(first, 20);
    ck_assert_ptr_nonnull(first);
    ck_assert_uint_eq(mem_fail_after(0), 1);
    mem_free(first);
    mem_free(second);
    mem_free(NULL);
}
END_TEST

START_TEST(arena_gives_aligned_memory_of_its_own)
{
    struct arena a;
    unsigned char *blocks[300];

    arena_init(&a, 10 << 20);
    for (size_t i = 0; i < N_ELEMENTS(blocks); i++) {
        blocks[i] = arena_alloc(&a, i * 7);
        ck_assert_ptr_nonnull(blocks[i]);
        ck_assert_uint_eq((uintptr_t)blocks[i] % _Alignof(max_align_t), 0);
        memset(blocks[i], (int)(i & 0xFF), i * 7);
    }
    for (size_t i = 0; i < N_ELEMENTS(blocks); i++)
        for (size_t k = 0; k < i * 7; k++)
            if (blocks[i][k] != (i & 0xFF))
                ck_abort_msg("byte %zu of block %zu was overwritten", k, i);
    arena_done(&a);
    ck_assert_uint_eq(a.used, 0);
}
END_TEST

START_TEST(arena_gives_more_than_a_block_at_once)
{
    struct arena a;
    char *large;

    arena_init(&a, 1 << 20);
    large = arena_zalloc(&a, 100000);
    ck_assert_ptr_nonnull(large);
    ck_assert(large[0] == 0 && large[99999] == 0);
    ck_assert_ptr_nonnull(arena_alloc(&a, 1));
    arena_done(&a);
}
END_TEST

START_TEST(arena_refuses_more_than_its_maximum)
{
    struct arena a;

    arena_init(&a, 1000);
    ck_assert_ptr_null(arena_alloc(&a, 1001));
    ck_assert_ptr_null(arena_alloc(&a, SIZE_MAX));
    ck_assert_uint_eq(a.used, 0);
    ck_assert_ptr_nonnull(arena_alloc(&a, 600));
    ck_assert_ptr_null(arena_alloc(&a, 500));
    ck_assert_ptr_nonnull(arena_alloc(&a, 300));
    for (size_t n = 0; arena_alloc(&a, 1); n++)
        ck_assert_uint_lt(n, 100);
    ck_assert_uint_le(a.used, 1000);
    arena_reset(&a);
    ck_assert_ptr_nonnull(arena_alloc(&a, 1000));
    arena_done(&a);
    arena_init(&a, 0);
    ck_assert_ptr_null(arena_alloc(&a, 1));
    arena_done(&a);
}
END_TEST

START_TEST(arena_reset_keeps_one_ordinary_block)
{
    struct arena a;
    void *first;

    arena_init(&a, 1 << 20);
    first = arena_alloc(&a, 16);
    for (int i = 0; i < 100; i++)
        arena_alloc(&a, 1000);
    arena_reset(&a);
    ck_assert_uint_eq(a.used, 0);
    mem_fail_after(1);
    ck_assert_ptr_eq(arena_alloc(&a, 16), first);
    mem_fail_after(0);
    arena_done(&a);

    /* A block made for one large request is not worth keeping. */
    ck_assert_ptr_nonnull(arena_alloc(&a, 100000));
    arena_reset(&a);
    mem_fail_after(1);
    ck_assert_ptr_null(arena_alloc(&a, 1));
    mem_fail_after(0);
    ck_assert_ptr_nonnull(arena_alloc(&a, 1));
    arena_done(&a);
}
END_TEST

START_TEST(arena_copies_end_in_nul)
{
    struct arena a;
    struct slice s;

    arena_init(&a, 200);
    s = arena_copy(&a, slice_from("abcdef", 3));
    ck_assert_slice(s, "abc");
    ck_assert_int_eq(s.p[3], '\0');
    s = arena_copy(&a, nothing);
    ck_assert(s.p && s.len == 0 && s.p[0] == '\0');
    s = arena_printf(&a, "%s-%d", "x", 42);
    ck_assert_slice(s, "x-42");
    ck_assert_int_eq(s.p[4], '\0');
    ck_assert_ptr_null(arena_printf(&a, "%200d", 1).p);
    ck_assert_ptr_null(arena_copy(&a, slice_from("", 200)).p);
    arena_done(&a);
}
END_TEST

START_TEST(arena_takes_what_a_buffer_holds)
{
    struct arena a;
    struct slice s;
    struct buf b;

    arena_init(&a, 200);
    buf_init(&b, 8);
    buf_append(&b, SLICE("abc"));
    s = arena_take(&a, &b);
    ck_assert_slice(s, "abc");
    ck_assert_ptr_null(b.p);
    buf_init(&b, 8);
    s = arena_take(&a, &b);
    ck_assert(s.p && s.len == 0);
    buf_init(&b, 8);
    buf_append(&b, SLICE("more than eight"));
    ck_assert_ptr_null(arena_take(&a, &b).p);
    ck_assert_ptr_null(b.p);
    arena_done(&a);
}
END_TEST

START_TEST(buffer_grows_to_its_maximum_and_fails_beyond)
{
    struct buf b;

    buf_init(&b, 1000);
    for (int i = 0; i < 1000; i++)
        buf_append_byte(&b, (char)('a' + i % 26));
    ck_assert(buf_ok(&b) && b.len == 1000 && b.cap <= 1000);
    for (int i = 0; i < 1000; i++)
        ck_assert_int_eq(b.p[i], 'a' + i % 26);
    buf_append_byte(&b, 'x');
    ck_assert(!buf_ok(&b) && b.len == 1000);
    buf_done(&b);
}
END_TEST

START_TEST(failed_buffer_stays_failed_until_reset)
{
    struct buf b;

    buf_init(&b, 10);
    buf_append(&b, SLICE("12345"));
    buf_append(&b, SLICE("678901"));
    ck_assert(!buf_ok(&b));
    ck_assert_slice(buf_slice(&b), "12345");
    buf_append(&b, SLICE("6"));
    buf_append_byte(&b, '7');
    buf_printf(&b, "%d", 8);
    ck_assert_ptr_null(buf_reserve(&b, 1));
    ck_assert_slice(buf_slice(&b), "12345");
    buf_reset(&b, 100);
    ck_assert(buf_ok(&b) && b.len == 0);
    buf_append(&b, SLICE("1234567890"));
    ck_assert(buf_ok(&b));
    ck_assert_slice(buf_slice(&b), "1234567890");
    buf_done(&b);
}
END_TEST

START_TEST(buffer_without_memory_keeps_what_it_has)
{
    struct buf b;

    buf_init(&b, 1 << 20);
    buf_append(&b, SLICE("kept"));
    mem_fail_after(1);
    for (int i = 0; i < 1000 && buf_ok(&b); i++)
        buf_append(&b, SLICE("more"));
    ck_assert(!buf_ok(&b));
    ck_assert(slice_starts(buf_slice(&b), SLICE("keptmore")));
    mem_fail_after(0);
    buf_done(&b);
}
END_TEST

START_TEST(buffer_takes_written_formatted_and_reserved_bytes)
{
    struct buf b;
    char *to;

    buf_init(&b, 1000);
    buf_append(&b, nothing);
    ck_assert(buf_ok(&b) && b.len == 0);
    buf_printf(&b, "%d %s", 42, "is it");
    to = buf_reserve(&b, 3);
    ck_assert_ptr_nonnull(to);
    memcpy(to, ", yes", 3);
    buf_advance(&b, 2);
    ck_assert_slice(buf_slice(&b), "42 is it, ");
    buf_consume(&b, 3);
    ck_assert_slice(buf_slice(&b), "is it, ");
    buf_consume(&b, 0);
    buf_consume(&b, 7);
    ck_assert_uint_eq(b.len, 0);
    buf_done(&b);
}
END_TEST

START_TEST(buffer_reset_gives_large_memory_back)
{
    struct buf b;

    buf_init(&b, 1 << 20);
    ck_assert_ptr_nonnull(buf_reserve(&b, 10000));
    buf_reset(&b, 20000);
    ck_assert_uint_ge(b.cap, 10000);
    buf_reset(&b, 9999);
    ck_assert_uint_eq(b.cap, 0);
    ck_assert_ptr_null(b.p);
    buf_append(&b, SLICE("again"));
    ck_assert_slice(buf_slice(&b), "again");
    buf_done(&b);
}
END_TEST

static const struct {
    struct slice text;
    size_t sequence; /* length of the first sequence, 0 if it is bad */
} sequences[] = {
    {SLICE_INIT(""), 0},
    {SLICE_INIT("a\xFF"), 1},
    {SLICE_INIT("\0"), 1},
    {SLICE_INIT("\x7F"), 1},
    {SLICE_INIT("\x80"), 0},
    {SLICE_INIT("\xBF"), 0},
    {SLICE_INIT("\xC0\x80"), 0},
    {SLICE_INIT("\xC1\xBF"), 0},
    {SLICE_INIT("\xC2\x80"), 2},
    {SLICE_INIT("\xDF\xBF"), 2},
    {SLICE_INIT("\xDF"), 0},
    {SLICE_INIT("\xDF\x7F"), 0},
    {SLICE_INIT("\xDF\xC0"), 0},
    {SLICE_INIT("\xE0\x9F\xBF"), 0},
    {SLICE_INIT("\xE0\xA0\x80"), 3},
    {SLICE_INIT("\xED\x9F\xBF"), 3},
    {SLICE_INIT("\xED\xA0\x80"), 0},
    {SLICE_INIT("\xEE\x80\x80"), 3},
    {SLICE_INIT("\xEF\xBF\xBF"), 3},
    {SLICE_INIT("\xEF\xBF"), 0},
    {SLICE_INIT("\xEF\xBF\x3F"), 0},
    {SLICE_INIT("\xF0\x8F\xBF\xBF"), 0},
    {SLICE_INIT("\xF0\x90\x80\x80"), 4},
    {SLICE_INIT("\xF4\x8F\xBF\xBF"), 4},
    {SLICE_INIT("\xF4\x90\x80\x80"), 0},
    {SLICE_INIT("\xF5\x80\x80\x80"), 0},
    {SLICE_INIT("\xF0\x90\x80"), 0},
    {SLICE_INIT("\xF0\x90\x80\x00"), 0},
    {SLICE_INIT("\xFE\xFF"), 0},
};

START_TEST(utf8_sequences_are_as_rfc_3629_has_them)
{
    const struct slice text = sequences[_i].text;

    ck_assert_uint_eq(utf8_sequence(text), sequences[_i].sequence);
    ck_assert(utf8_valid(text) == (sequences[_i].sequence == text.len));
}
END_TEST

START_TEST(every_scalar_value_is_encoded_validly)
{
    char to[4];
    size_t n_bytes = 0;

    for (uint32_t code = 0; code <= 0x10FFFF; code++) {
        size_t len;

        if (code >= 0xD800 && code <= 0xDFFF)
            continue;
        len = utf8_encode(code, to);
        if (utf8_sequence(slice_from(to, len)) != len)
            ck_abort_msg("U+%04X", code);
        n_bytes += len;
    }
    ck_assert_uint_eq(n_bytes, 0x80 + 2 * 0x780 + 3 * (0xF800 - 0x800) + 4 * 0x100000);
    ck_assert_uint_eq(utf8_encode(0x20AC, to), 3);
    ck_assert_mem_eq(to, "\xE2\x82\xAC", 3);
}
END_TEST

START_TEST(cut_does_not_end_inside_a_character)
{
    const struct slice s = SLICE("a\xC3\xA9\xE2\x82\xAC\xF0\x9D\x84\x9E");
    static const size_t cuts[] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 10};

    for (size_t max = 0; max < N_ELEMENTS(cuts); max++)
        ck_assert_uint_eq(utf8_cut(s, max), cuts[max]);
    ck_assert_uint_eq(utf8_cut(nothing, 5), 0);
    ck_assert_uint_eq(utf8_prefix(s, 0), 0);
    ck_assert_uint_eq(utf8_prefix(s, 2), 3);
    ck_assert_uint_eq(utf8_prefix(s, 3), 6);
    ck_assert_uint_eq(utf8_prefix(s, 99), 10);
}
END_TEST

START_TEST(text_is_an_integer_only_as_a_whole)
{
    static const char *const bad[] = {"",
                                      "-",
                                      "+1",
                                      " 1",
                                      "1 ",
                                      "1a",
                                      "0x10",
                                      "1.0",
                                      "--1",
                                      "9223372036854775808",
                                      "-9223372036854775809",
                                      "99999999999999999999"};
    int64_t value = 47;

    for (size_t i = 0; i < N_ELEMENTS(bad); i++)
        ck_assert_msg(!text_to_int(slice_of(bad[i]), &value), "%s", bad[i]);
    ck_assert_int_eq(value, 47);
    ck_assert(text_to_int(SLICE("9223372036854775807"), &value) && value == INT64_MAX);
    ck_assert(text_to_int(SLICE("-9223372036854775808"), &value) && value == INT64_MIN);
    ck_assert(text_to_int(SLICE("-0"), &value) && value == 0);
    ck_assert(text_to_int(slice_from("12345", 3), &value) && value == 123);
}
END_TEST

START_TEST(percent_escapes_are_decoded_or_refused)
{
    static const char *const bad[] = {"%", "%4", "a%", "%4g", "%g4", "%00", "%%41"};
    struct slice text = SLICE("untouched");
    struct arena a;

    arena_init(&a, 1000);
    for (size_t i = 0; i < N_ELEMENTS(bad); i++)
        ck_assert_msg(!text_percent_decode(&a, slice_of(bad[i]), &text), "%s", bad[i]);
    ck_assert_slice(text, "untouched");
    ck_assert(text_percent_decode(&a, SLICE("a%20b+%2F%c3%A9%25"), &text));
    ck_assert_slice(text, "a b+/\xC3\xA9%");
    ck_assert_int_eq(text.p[text.len], '\0');
    ck_assert(text_percent_decode(&a, nothing, &text) && text.len == 0);
    mem_fail_after(1);
    arena_done(&a);
    ck_assert(!text_percent_decode(&a, SLICE("x"), &text));
    mem_fail_after(0);
}
END_TEST

START_TEST(bytes_and_times_become_text)
{
    char hex[9], when[TEXT_TIME_SIZE];

    text_hex((const unsigned char *)"\x00\x1F\xA0\xFF", 4, hex);
    ck_assert_str_eq(hex, "001fa0ff");
    text_time(0, when);
    ck_assert_str_eq(when, "1970-01-01T00:00:00.000Z");
    text_time(INT64_C(1765994400123), when);
    ck_assert_str_eq(when, "2025-12-17T18:00:00.123Z");
    text_time(INT64_C(951782400007), when);
    ck_assert_str_eq(when, "2000-02-29T00:00:00.007Z");
}
END_TEST

START_TEST(times_are_read_as_they_are_written)
{
    static const struct {
        const char *text;
        int64_t ms;
    } times[] = {
        {"1970-01-01T00:00:00.000Z", 0},
        {"2025-12-17T18:00:00.123Z", INT64_C(1765994400123)},
        {"2025-12-17T18:00:00.1239999Z", INT64_C(1765994400123)},
        {"2025-12-17t20:00:00+02:00", INT64_C(1765994400000)},
        {"2025-12-17 17:30-00:30", INT64_C(1765994400000)},
        {"2000-02-29", INT64_C(951782400000)},
        {"1765994400123", INT64_C(1765994400123)},
        {"-5", -5},
    };
    static const char *const wrong[] = {"",
                                        "yesterday",
                                        "2025-12",
                                        "2025-02-30",
                                        "2025-13-01",
                                        "2025-12-17T",
                                        "2025-12-17T1",
                                        "2025-12-17T24:00",
                                        "2025-12-17T10:60",
                                        "2025-12-1x",
                                        "2025-12-17T10:00:",
                                        "1e3",
                                        "2025-12-17T10:00.5Z",
                                        "2025-12-17T10:00:00+2",
                                        "2025-12-17T10:00:00.Z",
                                        "2025-12-17T10:00:00Zx"};
    int64_t ms;

    for (size_t i = 0; i < N_ELEMENTS(times); i++) {
        ck_assert_msg(text_to_time(slice_of(times[i].text), &ms), "%s", times[i].text);
        ck_assert_int_eq(ms, times[i].ms);
    }
    for (size_t i = 0; i < N_ELEMENTS(wrong); i++)
        ck_assert_msg(!text_to_time(slice_of(wrong[i]), &ms), "%s", wrong[i]);
}
END_TEST

START_TEST(secrets_are_the_same_only_when_equal)
{
    ck_assert(text_same_secret(SLICE("s3cret"), SLICE("s3cret")));
    ck_assert(!text_same_secret(SLICE("s3creT"), SLICE("s3cret")));
    ck_assert(!text_same_secret(SLICE("s3cre"), SLICE("s3cret")));
    ck_assert(!text_same_secret(SLICE("s3crets3cret"), SLICE("s3cret")));
    ck_assert(!text_same_secret(nothing, SLICE("s3cret")));
    ck_assert(!text_same_secret(SLICE("s3cret"), nothing));
}
END_TEST

START_TEST(error_is_set_whole_and_returns_false)
{
    struct err err;

    memset(&err, 0x55, sizeof(err));
    ck_assert(!err_set(&err, ERR_NOT_FOUND, "no scene '%s'", "x"));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert_str_eq(err.message, "no scene 'x'");
    ck_assert_str_eq(err.hint, "");
    ck_assert(err.details.len == 0 && err.details.p == NULL);
    ck_assert(!err_hint(&err, "try %d", 7));
    ck_assert_str_eq(err.hint, "try 7");
    ck_assert_str_eq(err.message, "no scene 'x'");
    ck_assert(!err_no_memory(&err));
    ck_assert_int_eq(err.kind, ERR_INTERNAL);
    ck_assert_str_eq(err.hint, "");
}
END_TEST

/* Shifted by one byte at a time, so that the cut falls into a character of three bytes twice. */
START_TEST(long_error_is_cut_between_characters)
{
    char text[1201], shifted[1204];
    struct err err;

    for (size_t i = 0; i < 1200; i += 3)
        memcpy(text + i, "\xE2\x82\xAC", 3);
    text[1200] = '\0';
    for (int shift = 0; shift < 3; shift++) {
        snprintf(shifted, sizeof(shifted), "%.*s%s", shift, "ab", text);
        err_set(&err, ERR_TOOL, "%s", shifted);
        err_hint(&err, "%s", shifted);
        ck_assert(utf8_valid(slice_of(err.message)) && utf8_valid(slice_of(err.hint)));
        ck_assert_uint_ge(strlen(err.message), sizeof(err.message) - 3);
        ck_assert_uint_ge(strlen(err.hint), sizeof(err.hint) - 3);
        ck_assert(slice_starts(slice_of(shifted), slice_of(err.message)));
    }
}
END_TEST

static TCase *add_case(Suite *suite, const char *name)
{
    TCase *tcase = tcase_create(name);

    tcase_add_checked_fixture(tcase, NULL, switch_failing_off);
    tcase_set_timeout(tcase, 60);
    suite_add_tcase(suite, tcase);
    return tcase;
}

static void add_memory(TCase *memory)
{
    tcase_add_test(memory, a_copied_text_ends_with_nul_and_keeps_its_bytes);
    tcase_add_test(memory, folders_are_made_down_to_the_last_and_files_written_whole);
    tcase_add_test(memory, allocations_fail_from_the_chosen_one_on);
    tcase_add_test(memory, arena_gives_aligned_memory_of_its_own);
    tcase_add_test(memory, arena_gives_more_than_a_block_at_once);
    tcase_add_test(memory, arena_refuses_more_than_its_maximum);
    tcase_add_test(memory, arena_reset_keeps_one_ordinary_block);
    tcase_add_test(memory, arena_copies_end_in_nul);
    tcase_add_test(memory, arena_takes_what_a_buffer_holds);
    tcase_add_test(memory, buffer_grows_to_its_maximum_and_fails_beyond);
    tcase_add_test(memory, failed_buffer_stays_failed_until_reset);
    tcase_add_test(memory, buffer_without_memory_keeps_what_it_has);
    tcase_add_test(memory, buffer_takes_written_formatted_and_reserved_bytes);
    tcase_add_test(memory, buffer_reset_gives_large_memory_back);
}

static void add_text(TCase *text)
{
    tcase_add_test(text, slices_are_equal_when_their_bytes_are);
    tcase_add_test(text, case_is_ignored_in_ascii_only);
    tcase_add_test(text, slices_are_ordered_by_bytes);
    tcase_add_test(text, parts_are_found_wherever_they_stand);
    tcase_add_test(text, trimming_takes_blanks_and_tabs_off_both_ends);
    tcase_add_test(text, cutting_gives_the_parts_one_by_one);
    tcase_add_loop_test(text, utf8_sequences_are_as_rfc_3629_has_them, 0,
                        (int)N_ELEMENTS(sequences));
    tcase_add_test(text, every_scalar_value_is_encoded_validly);
    tcase_add_test(text, cut_does_not_end_inside_a_character);
    tcase_add_test(text, text_is_an_integer_only_as_a_whole);
    tcase_add_test(text, percent_escapes_are_decoded_or_refused);
    tcase_add_test(text, bytes_and_times_become_text);
    tcase_add_test(text, times_are_read_as_they_are_written);
    tcase_add_test(text, secrets_are_the_same_only_when_equal);
    tcase_add_test(text, error_is_set_whole_and_returns_false);
    tcase_add_test(text, long_error_is_cut_between_characters);
}

int main(void)
{
    Suite *suite = suite_create("base");
    SRunner *runner;
    int n_failed;

    add_memory(add_case(suite, "memory"));
    add_text(add_case(suite, "text"));
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
