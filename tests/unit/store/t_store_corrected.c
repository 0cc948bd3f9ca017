/* A result that came after a guess takes the guess's place on record, and on the audit trail. */
#include "store_rig.h"

static void put(struct rig *rig, const char *id, enum operation_state state, const char *text,
                bool corrects)
{
    static const char *const outcomes[] = {"pending", "done", "failed", "cancelled", "lost"};
    struct operation o = rig_operation(id, state, text, WALL);
    struct store_audit a = {.time_ms = ++rig->wall,
                            .tool = SLICE("execute_code"),
                            .outcome = slice_of(outcomes[state]),
                            .operation = slice_of(id)};
    struct store_request r = {.verb = STORE_WRITE, .operation = &o, .audit = &a};

    o.corrects = corrects;
    if (state == OPERATION_FAILED || state == OPERATION_CANCELLED) {
        o.error = o.result;
        o.result = (struct slice){0};
    }
    rig_do(rig, &r);
    ck_assert_msg(!r.err.kind, "%s", r.err.message);
}

static void expect(struct rig *rig, const char *id, enum operation_state state, const char *text)
{
    const struct operation *o = rig_find(rig, id);

    ck_assert(o && o->state == state);
    ck_assert(slice_is(state == OPERATION_DONE ? o->result : o->error, text));
    ck_assert_uint_eq(state == OPERATION_DONE ? o->error.len : o->result.len, 0);
}

static void expect_trail(struct rig *rig, const char *const *outcomes, size_t n)
{
    struct store_request r = {.verb = STORE_AUDIT, .filter = {.limit = 9}};

    rig_do(rig, &r);
    ck_assert_uint_eq(r.n_entries, n);
    for (size_t i = 0; i < n; i++)
        ck_assert(slice_is(r.entries[i].u.audit.outcome, outcomes[i]));
}

START_TEST(a_correction_replaces_an_end_and_nothing_else_does)
{
    struct rig rig = {0};
    static const char *const before[] = {"failed", "cancelled", "failed"};
    static const char *const after[] = {"done", "failed", "failed"};

    rig_begin(&rig, _i);
    put(&rig, "late", OPERATION_RUNNING, "", false);
    put(&rig, "late", OPERATION_FAILED, "too long", false);
    put(&rig, "stopped", OPERATION_CANCELLED, "Operation was cancelled", false);
    put(&rig, "other", OPERATION_FAILED, "it broke", false);
    expect_trail(&rig, before, 3);
    put(&rig, "late", OPERATION_DONE, "42", true);
    put(&rig, "stopped", OPERATION_FAILED, "it broke late", true);
    expect(&rig, "late", OPERATION_DONE, "42");
    expect(&rig, "stopped", OPERATION_FAILED, "it broke late");
    expect(&rig, "other", OPERATION_FAILED, "it broke");
    expect_trail(&rig, after, 3);
    ck_assert_int_eq(rig_total(&rig, ""), 3);
    ck_assert_int_eq(rig_total(&rig, "long"), 0); /* the guess is gone, from the index, too */
    ck_assert_int_eq(rig_total(&rig, "42"), 1);
    if (_i == KIND_SQLITE) {
        rig_stop(&rig);
        rig_start(&rig, _i);
        expect(&rig, "late", OPERATION_DONE, "42");
        expect(&rig, "stopped", OPERATION_FAILED, "it broke late");
        expect_trail(&rig, after, 3);
    }
    rig_end(&rig);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("store_corrected");
    TCase *tc = tcase_create("store_corrected");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(tc, 120);
    tcase_add_loop_test(tc, a_correction_replaces_an_end_and_nothing_else_does, 0, N_KINDS);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
