/* agent/hook/x86.h: how long an instruction is, and what moving it would change. */
#include "agent/hook/x86.h"

#include <check.h>
#include <string.h>

#include "base/base.h"
#include "hex_rig.h"

enum { BRANCH = 1, POSITION = 2, FAULT = 4, UNKNOWN = 8 };

struct row {
    const char *hex;
    unsigned flags;
};

static const struct row rows[] = {
    {"90", 0},
    {"55", 0},
    {"41 57", 0},
    {"48 8b ec", 0},
    {"48 83 ec 08", 0},
    {"48 81 ec 88 00 00 00", 0},
    {"48 89 3c 24", 0},
    {"4c 89 7c 24 08", 0},
    {"4c 89 bc 24 80 00 00 00", 0},
    {"48 89 7d f8", 0},
    {"48 89 bd 00 ff ff ff", 0},
    {"f3 0f 11 44 24 04", 0},
    {"66 0f 6f c1", 0},
    {"0f 57 c0", 0},
    {"b8 01 00 00 00", 0},
    {"66 b8 01 00", 0},
    {"48 b8 01 02 03 04 05 06 07 08", 0},
    {"48 8d 47 10", 0},
    {"0f 1f 44 00 00", 0},
    {"66 2e 0f 1f 84 00 00 00 00 00", 0},
    {"f3 0f 1e fa", 0},
    {"f6 c1 01", 0},
    {"f7 c1 01 00 00 00", 0},
    {"66 f7 c1 01 00", 0},
    {"f7 d8", 0},
    {"0f a2", 0},
    {"c5 f8 57 c0", 0},
    {"c4 e2 79 18 c1", 0},
    {"c4 e3 7d 19 c1 01", 0},
    {"48 8b 07", FAULT},
    {"39 3f", FAULT},
    {"83 3f 00", FAULT},
    {"48 8b 44 9c 08", FAULT},
    {"49 8b 04 24", FAULT},
    {"49 8b 45 00", FAULT},
    {"48 8b 04 25 00 10 00 00", FAULT},
    {"48 f7 f9", FAULT},
    {"f3 a4", FAULT},
    {"a1 01 02 03 04 05 06 07 08", FAULT},
    {"c5 fa 10 47 08", FAULT},
    {"48 8b 05 10 00 00 00", FAULT | POSITION},
    {"48 8d 05 10 00 00 00", POSITION},
    {"c3", BRANCH},
    {"c2 08 00", BRANCH},
    {"cc", BRANCH},
    {"0f 0b", BRANCH},
    {"eb fe", BRANCH},
    {"74 10", BRANCH},
    {"e8 00 01 00 00", BRANCH},
    {"e9 00 01 00 00", BRANCH},
    {"0f 84 00 01 00 00", BRANCH},
    {"ff e0", BRANCH},
    {"ff 24 25 00 00 00 10", BRANCH | FAULT},
    {"ff d0", BRANCH},
    {"ff 25 00 00 00 00", BRANCH | FAULT | POSITION},
    {"06", UNKNOWN},
    {"62 f1 7c 48 10 00", UNKNOWN},
    {"0f 04", UNKNOWN},
    {"66 e8 00 01 00 00", UNKNOWN},
};

START_TEST(instructions_have_their_lengths)
{
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        uint8_t code[32];
        const size_t len = from_hex(rows[i].hex, code);
        struct x86_instruction in = {0};
        const bool is_known = x86_decode(code, sizeof(code), &in);
        const unsigned flags = (in.is_branch ? BRANCH : 0U) | (in.uses_position ? POSITION : 0U) |
                               (in.may_fault ? FAULT : 0U) | (is_known ? 0U : UNKNOWN);

        ck_assert_msg(flags == rows[i].flags, "%s: %u", rows[i].hex, flags);
        ck_assert_msg(!is_known || in.len == len, "%s: %zu", rows[i].hex, in.len);
    }
}
END_TEST

/* On the heap, where a byte too many is seen. */
static bool decode_copy(const uint8_t *code, size_t len, struct x86_instruction *in)
{
    uint8_t *copy = mem_alloc(len ? len : 1);
    bool ok;

    ck_assert(copy != NULL);
    memcpy(copy, code, len);
    ok = x86_decode(copy, len, in);
    mem_free(copy);
    return ok;
}

START_TEST(instructions_that_are_cut_off_are_not_known)
{
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        uint8_t code[32];
        const size_t len = from_hex(rows[i].hex, code);
        struct x86_instruction in;

        for (size_t n = 0; n < len; n++)
            ck_assert_msg(!decode_copy(code, n, &in), "%s cut at %zu", rows[i].hex, n);
    }
}
END_TEST

START_TEST(any_bytes_are_read_within_bounds)
{
    unsigned seed = 1;

    for (int round = 0; round < 200000; round++) {
        const size_t len = (size_t)round % 18;
        struct x86_instruction in;
        uint8_t code[18];

        for (size_t i = 0; i < len; i++) {
            seed = seed * 1103515245 + 12345;
            code[i] = (uint8_t)(seed >> 16);
        }
        if (decode_copy(code, len, &in))
            ck_assert(in.len >= 1 && in.len <= len && in.len <= 15);
    }
}
END_TEST

START_TEST(branches_tell_where_they_go)
{
    static const uint8_t near[] = {0xeb, 0xfe}, far[] = {0x0f, 0x85, 0x10, 0xff, 0xff, 0xff};
    static const uint8_t none[] = {0xff, 0xe0};
    struct x86_instruction in;

    ck_assert(x86_decode(near, sizeof(near), &in) && in.has_target && in.target == -2);
    ck_assert(x86_decode(far, sizeof(far), &in) && in.has_target && in.target == -240);
    ck_assert(x86_decode(none, sizeof(none), &in) && !in.has_target);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("x86");
    TCase *tc = tcase_create("instructions");
    SRunner *sr;
    int n_failed;

    tcase_add_test(tc, instructions_have_their_lengths);
    tcase_add_test(tc, instructions_that_are_cut_off_are_not_known);
    tcase_add_test(tc, any_bytes_are_read_within_bounds);
    tcase_add_test(tc, branches_tell_where_they_go);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed == 0 ? 0 : 1;
}
