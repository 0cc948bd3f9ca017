/* The bytes of journals: what is read is what was written, and nothing else. */
#include "store/journal.h"
#include "store_rig.h"

static void put_sample(struct buf *to)
{
    struct operation o = rig_operation("some-id", OPERATION_FAILED, "result", 12345);
    struct store_audit a = {.time_ms = -5, .outcome = SLICE("failed"), .reason = SLICE("why")};

    o.corrects = true;
    journal_put_header(to);
    ck_assert(journal_put(to, 7, &o, &a));
    ck_assert(journal_put(to, 8, NULL, &a));
    ck_assert(journal_put(to, 9, &o, NULL));
}

START_TEST(records_are_read_as_they_were_written)
{
    struct journal_record r;
    size_t at = JOURNAL_HEADER;
    struct buf b;

    buf_init(&b, 1 << 20);
    put_sample(&b);
    ck_assert(journal_has_header(buf_slice(&b)));
    ck_assert_uint_eq(journal_last(buf_slice(&b)), 9);
    ck_assert_int_eq(journal_next(buf_slice(&b), &at, &r), JOURNAL_READ);
    ck_assert(r.number == 7 && r.has_operation && r.has_audit);
    ck_assert(slice_is(r.operation.id, "some-id") && slice_is(r.operation.result, "result"));
    ck_assert(r.operation.state == OPERATION_FAILED && r.operation.started_ms == 12345);
    ck_assert(r.operation.has_value && r.operation.is_json && !r.operation.is_data);
    ck_assert(r.operation.corrects);
    ck_assert(r.audit.time_ms == -5 && slice_is(r.audit.reason, "why"));
    ck_assert_int_eq(journal_next(buf_slice(&b), &at, &r), JOURNAL_READ);
    ck_assert(r.number == 8 && !r.has_operation && r.has_audit);
    ck_assert_int_eq(journal_next(buf_slice(&b), &at, &r), JOURNAL_READ);
    ck_assert(r.number == 9 && r.has_operation && !r.has_audit);
    ck_assert_int_eq(journal_next(buf_slice(&b), &at, &r), JOURNAL_END);
    buf_done(&b);
}
END_TEST

START_TEST(no_record_is_larger_than_it_may_be)
{
    static char text[JOURNAL_RECORD];
    struct operation o = {.id = SLICE("x"), .result = {text, sizeof(text)}};
    struct buf b;

    buf_init(&b, 4 << 20);
    ck_assert(!journal_put(&b, 1, &o, NULL));
    ck_assert(b.len == 0 && buf_ok(&b));
    o.result.len -= 200;
    ck_assert(journal_put(&b, 1, &o, NULL));
    ck_assert_uint_le(b.len, JOURNAL_RECORD);
    buf_done(&b);
}
END_TEST

/* Every end that a file can have, and every byte that can be wrong. */
START_TEST(bad_bytes_are_never_records)
{
    struct journal_record r;
    struct buf b;

    buf_init(&b, 1 << 20);
    put_sample(&b);
    for (size_t len = 0; len < b.len; len++) {
        char *copy = malloc(len ? len : 1);
        struct slice bytes = {copy, len};
        size_t at = JOURNAL_HEADER;

        memcpy(copy, b.p, len);
        ck_assert(journal_last(bytes) < 9);
        while (len >= JOURNAL_HEADER && journal_next(bytes, &at, &r) == JOURNAL_READ)
            ck_assert_uint_lt(r.number, 9);
        free(copy);
    }
    for (size_t i = JOURNAL_HEADER; i < b.len; i++) {
        size_t at = JOURNAL_HEADER;
        int n = 0;

        b.p[i] ^= 0x41;
        while (journal_next(buf_slice(&b), &at, &r) == JOURNAL_READ)
            n++;
        ck_assert_int_lt(n, 3);
        b.p[i] ^= 0x41;
    }
    buf_done(&b);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("store_records");
    TCase *tc = tcase_create("store_records");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_test(tc, records_are_read_as_they_were_written);
    tcase_add_test(tc, no_record_is_larger_than_it_may_be);
    tcase_add_test(tc, bad_bytes_are_never_records);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
