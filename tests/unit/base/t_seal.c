/* base/seal.h: what was sealed comes back; whatever was changed, or belongs elsewhere, does not. */
#include <check.h>
#include <stdlib.h>

#include "base/base.h"

static const unsigned char key[SEAL_KEY_SIZE] = {1, 2, 3}, other_key[SEAL_KEY_SIZE] = {1, 2, 4};
static unsigned char here[SEAL_DIGEST_SIZE], there[SEAL_DIGEST_SIZE];
static struct arena arena;
static struct buf text;

static void setup(void)
{
    ck_assert(seal_digest(&SLICE("here"), 1, here) && seal_digest(&SLICE("there"), 1, there));
    arena_init(&arena, 1u << 20);
    buf_init(&text, 1u << 20);
}

static void teardown(void)
{
    mem_fail_after(0);
    arena_done(&arena);
    buf_done(&text);
}

static bool opens(struct slice sealed)
{
    struct slice content;

    return seal_read(&arena, key, here, sealed, &content);
}

START_TEST(content_of_any_length_comes_back)
{
    char bytes[300];
    struct slice content;

    for (size_t i = 0; i < sizeof(bytes); i++)
        bytes[i] = (char)(i * 7);
    for (size_t len = 0; len < sizeof(bytes); len++) {
        buf_reset(&text, 0);
        seal_write(&text, key, here, slice_from(bytes, len));
        ck_assert(buf_ok(&text));
        ck_assert(seal_read(&arena, key, here, buf_slice(&text), &content));
        ck_assert(slice_eq(content, slice_from(bytes, len)));
        ck_assert_int_eq(content.p[len], '\0');
    }
}
END_TEST

START_TEST(every_changed_byte_is_noticed)
{
    seal_write(&text, key, here, SLICE("{\"round\":1}"));
    ck_assert(opens(buf_slice(&text)));
    for (size_t i = 0; i < text.len; i++)
        for (unsigned bit = 0; bit < 8; bit++) {
            text.p[i] = (char)(text.p[i] ^ (1 << bit));
            ck_assert_msg(!opens(buf_slice(&text)), "byte %zu, bit %u", i, bit);
            text.p[i] = (char)(text.p[i] ^ (1 << bit));
        }
    for (size_t len = 0; len < text.len; len++)
        ck_assert(!opens(slice_from(text.p, len)));
    for (size_t i = 0; i < text.len; i++)
        ck_assert(!opens(slice_skip(buf_slice(&text), i + 1)));
    buf_append_byte(&text, '0');
    ck_assert(!opens(buf_slice(&text)));
}
END_TEST

START_TEST(a_seal_fits_one_key_and_one_occasion)
{
    struct slice content;

    seal_write(&text, key, here, SLICE("x"));
    ck_assert(!seal_read(&arena, other_key, here, buf_slice(&text), &content));
    ck_assert(!seal_read(&arena, key, there, buf_slice(&text), &content));
    ck_assert(seal_read(&arena, key, here, buf_slice(&text), &content));
}
END_TEST

START_TEST(parts_of_a_digest_do_not_run_together)
{
    unsigned char a[SEAL_DIGEST_SIZE], b[SEAL_DIGEST_SIZE];

    ck_assert(seal_digest((struct slice[]){SLICE_INIT("ab"), SLICE_INIT("c")}, 2, a));
    ck_assert(seal_digest((struct slice[]){SLICE_INIT("a"), SLICE_INIT("bc")}, 2, b));
    ck_assert_mem_ne(a, b, sizeof(a));
    ck_assert(seal_digest((struct slice[]){SLICE_INIT("ab"), SLICE_INIT("c"), {0}}, 3, b));
    ck_assert_mem_ne(a, b, sizeof(a));
    ck_assert(seal_digest((struct slice[]){SLICE_INIT("ab"), SLICE_INIT("c")}, 2, b));
    ck_assert_mem_eq(a, b, sizeof(a));
}
END_TEST

START_TEST(other_texts_are_refused)
{
    static const char *const texts[] = {"", ".", "..", "=", "====.", "e30=", "e30=.", "e30=.00"};

    for (size_t i = 0; i < N_ELEMENTS(texts); i++)
        ck_assert_msg(!opens(slice_of(texts[i])), "%s", texts[i]);
}
END_TEST

START_TEST(memory_may_run_out)
{
    struct slice content;
    struct arena small;

    seal_write(&text, key, here, SLICE("content"));
    arena_init(&small, 4);
    ck_assert(!seal_read(&small, key, here, buf_slice(&text), &content));
    arena_done(&small);
    buf_done(&text);
    buf_init(&text, 20);
    seal_write(&text, key, here, SLICE("content"));
    ck_assert(!buf_ok(&text));
}
END_TEST

int main(void)
{
    TCase *t = tcase_create("seal");
    Suite *s = suite_create("seal");
    SRunner *r;
    int failed;

    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, content_of_any_length_comes_back);
    tcase_add_test(t, every_changed_byte_is_noticed);
    tcase_add_test(t, a_seal_fits_one_key_and_one_occasion);
    tcase_add_test(t, parts_of_a_digest_do_not_run_together);
    tcase_add_test(t, other_texts_are_refused);
    tcase_add_test(t, memory_may_run_out);
    suite_add_tcase(s, t);
    r = srunner_create(s);
    srunner_run_all(r, CK_ENV);
    failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
