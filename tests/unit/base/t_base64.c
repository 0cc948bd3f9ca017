/* base/base64.h: the vectors of RFC 4648, bytes of any length, and texts that are none of it. */
#include <check.h>
#include <stdlib.h>

#include "base/base.h"

static struct arena arena;

static void set_up(void)
{
    arena_init(&arena, 1u << 20);
}

static void tear_down(void)
{
    mem_fail_after(0);
    arena_done(&arena);
}

static bool decodes(const char *text)
{
    struct slice bytes;

    return base64_decode(&arena, slice_of(text), &bytes);
}

START_TEST(vectors_of_the_standard)
{
    static const struct {
        const char *bytes, *coded;
    } rows[] = {{"", ""},
                {"f", "Zg=="},
                {"fo", "Zm8="},
                {"foo", "Zm9v"},
                {"foob", "Zm9vYg=="},
                {"fooba", "Zm9vYmE="},
                {"foobar", "Zm9vYmFy"},
                {"\xFB\xEF\xFF", "++//"}};
    struct slice back;
    char text[16];

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        base64_encode(rows[i].bytes, strlen(rows[i].bytes), text);
        ck_assert_str_eq(text, rows[i].coded);
        ck_assert(base64_decode(&arena, slice_of(rows[i].coded), &back));
        ck_assert(slice_is(back, rows[i].bytes));
        ck_assert_int_eq(back.p[back.len], '\0');
    }
}
END_TEST

START_TEST(bytes_of_any_length_come_back)
{
    char bytes[300], text[BASE64_SIZE(sizeof(bytes)) + 1];
    struct slice back;

    for (size_t i = 0; i < sizeof(bytes); i++)
        bytes[i] = (char)(i * 7);
    for (size_t len = 0; len < sizeof(bytes); len++) {
        base64_encode(bytes, len, text);
        ck_assert_uint_eq(strlen(text), BASE64_SIZE(len));
        ck_assert(base64_decode(&arena, slice_of(text), &back));
        ck_assert(slice_eq(back, slice_from(bytes, len)));
        ck_assert(base64_is(slice_of(text), slice_from(bytes, len)));
        ck_assert(!base64_is(slice_of(text), slice_from(bytes + 1, len)) || !len);
    }
}
END_TEST

START_TEST(what_is_no_base64_is_refused)
{
    static const char *const texts[] = {"Z", "Zg", "Zg=", "Z===", "Zm9v=", "Z-8=", "Zm 9", "=m9v"};

    for (size_t i = 0; i < N_ELEMENTS(texts); i++)
        ck_assert_msg(!decodes(texts[i]), "%s", texts[i]);
}
END_TEST

START_TEST(bytes_have_one_text)
{
    ck_assert(base64_is(SLICE("Zg=="), SLICE("f")));
    ck_assert(!base64_is(SLICE("Zh=="), SLICE("f"))); /* bits that no byte has */
    ck_assert(!base64_is(SLICE("Zg="), SLICE("f")));
    ck_assert(!base64_is(SLICE("Zg"), SLICE("f")));
    ck_assert(!base64_is(SLICE("Zg=="), SLICE("")));
    ck_assert(!base64_is(SLICE(""), SLICE("f")));
    ck_assert(base64_is(SLICE(""), SLICE("")));
}
END_TEST

START_TEST(without_memory_nothing_is_decoded)
{
    mem_fail_after(1);
    ck_assert(!decodes("Zm9v"));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("base64");
    TCase *c = tcase_create("base64");
    SRunner *r;
    int failed;

    tcase_add_checked_fixture(c, set_up, tear_down);
    tcase_add_test(c, vectors_of_the_standard);
    tcase_add_test(c, bytes_of_any_length_come_back);
    tcase_add_test(c, what_is_no_base64_is_refused);
    tcase_add_test(c, bytes_have_one_text);
    tcase_add_test(c, without_memory_nothing_is_decoded);
    suite_add_tcase(s, c);
    r = srunner_create(s);
    srunner_run_all(r, CK_NORMAL);
    failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
