/* Sessions of clients in the store: on disk they are found again, in memory they are not. */
#include "store_rig.h"

static void put(struct rig *rig, struct store_session e)
{
    struct store_request r = {.verb = STORE_WRITE, .session = &e};

    e.time_ms = rig->wall;
    rig_do(rig, &r);
    ck_assert_msg(!r.err.kind, "%s", r.err.message);
}

static void put_state(struct rig *rig, const char *id, const char *state)
{
    put(rig, (struct store_session){
                 .action = SESSION_STATE, .id = slice_of(id), .state = slice_of(state)});
}

static void put_event(struct rig *rig, const char *id, int64_t stream, int64_t seq)
{
    put(rig, (struct store_session){.action = SESSION_EVENT,
                                    .id = slice_of(id),
                                    .stream = stream,
                                    .seq = seq,
                                    .event = SLICE("{\"x\":1}")});
}

/* How many entries there are; 0: there is no such session. */
static size_t count(struct rig *rig, const char *id, struct store_request *r)
{
    *r = (struct store_request){.verb = STORE_SESSION, .id = slice_of(id)};
    rig_do(rig, r);
    ck_assert_int_eq(r->err.kind, r->n_entries ? ERR_NONE : ERR_NOT_FOUND);
    return r->n_entries;
}

START_TEST(a_session_is_found_again)
{
    struct rig rig = {0};
    struct store_request r;

    rig_begin(&rig, KIND_SQLITE);
    ck_assert_uint_eq(count(&rig, "a", &r), 0);
    put_state(&rig, "a", "{\"old\":1}");
    put_event(&rig, "a", 1, 2);
    put_event(&rig, "a", 0, 7);
    put_event(&rig, "a", 1, 1);
    put_event(&rig, "b", 1, 1);
    put_state(&rig, "a", "{\"new\":1}");
    rig_stop(&rig);
    rig_start(&rig, KIND_SQLITE);
    ck_assert_uint_eq(count(&rig, "a", &r), 4);
    ck_assert(slice_is(r.entries[0].u.session.state, "{\"new\":1}"));
    ck_assert_int_eq(r.entries[0].u.session.time_ms, WALL);
    ck_assert_int_eq(r.entries[1].u.session.stream, 0);
    ck_assert_int_eq(r.entries[2].u.session.seq, 1);
    ck_assert_int_eq(r.entries[3].u.session.seq, 2);
    ck_assert(slice_is(r.entries[3].u.session.event, "{\"x\":1}"));
    ck_assert_uint_eq(count(&rig, "b", &r), 0); /* events alone are no session */
    ck_assert_int_eq(rig_total(&rig, ""), 0);   /* nothing of it is listed */
    rig_end(&rig);
}
END_TEST

START_TEST(events_and_sessions_are_dropped)
{
    struct rig rig = {0};
    struct store_request r;

    rig_begin(&rig, KIND_SQLITE);
    put_state(&rig, "a", "{}");
    for (int i = 0; i < 5; i++)
        put_event(&rig, "a", 1, i);
    put_event(&rig, "a", 2, 1);
    put(&rig,
        (struct store_session){
            .action = SESSION_DROP, .id = SLICE("a"), .stream = 1, .from_seq = 1, .to_seq = 3});
    ck_assert_uint_eq(count(&rig, "a", &r), 4);
    put(&rig, (struct store_session){.action = SESSION_OVER, .id = SLICE("a")});
    ck_assert_uint_eq(count(&rig, "a", &r), 0);
    put_state(&rig, "a", "{}");
    ck_assert_uint_eq(count(&rig, "a", &r), 1);
    rig_end(&rig);
}
END_TEST

START_TEST(old_sessions_go)
{
    struct rig rig = {0};
    struct store_request r;
    size_t n = 2;

    rig_begin(&rig, KIND_SQLITE);
    put_state(&rig, "a", "{}");
    put_event(&rig, "a", 1, 1);
    rig.wall += HOUR / 2;
    put_state(&rig, "b", "{}");
    rig.wall += HOUR / 2 + 60000;
    for (int ms = 0; n && ms < PATIENCE; ms += 50) {
        put_state(&rig, "b", "{}"); /* a write makes the store look at what is old, */
        rig_turn(&rig, 50);         /* once it has nothing else to do */
        n = count(&rig, "a", &r);
    }
    ck_assert_uint_eq(n, 0);
    ck_assert_uint_eq(count(&rig, "b", &r), 1);
    rig_end(&rig);
}
END_TEST

START_TEST(memory_keeps_none)
{
    struct rig rig = {0};
    struct store_request r;

    rig_begin(&rig, KIND_MEMORY);
    put_state(&rig, "a", "{}");
    put_event(&rig, "a", 1, 1);
    ck_assert_uint_eq(count(&rig, "a", &r), 0);
    rig_end(&rig);
}
END_TEST

/* An operation of a session, written as a task if it has a text for that. */
static void write_task(struct rig *rig, const char *id, const char *session, const char *task)
{
    struct operation o = {.id = slice_of(id),
                          .tool = SLICE("t"),
                          .caller.session = slice_of(session),
                          .state = OPERATION_DONE,
                          .started_ms = rig->wall,
                          .finished_ms = rig->wall,
                          .is_json = true,
                          .result = SLICE("1"),
                          .task = slice_of(task)};
    struct store_request r = {.operation = &o};

    rig_do(rig, &r);
    ck_assert_int_eq(r.err.kind, ERR_NONE);
}

START_TEST(a_session_has_its_tasks_alone)
{
    struct rig rig = {0};
    struct store_request r;

    rig_begin(&rig, _i);
    for (int i = 0; i < 20; i++) {
        char id[16];

        snprintf(id, sizeof(id), "o%d", i);
        write_task(&rig, id, "theirs", "{}");
        snprintf(id, sizeof(id), "n%d", i);
        write_task(&rig, id, "mine", "");
    }
    write_task(&rig, "a", "mine", "{}");
    rig.wall += 10;
    write_task(&rig, "b", "mine", "{}");
    rig_line(&rig, "", STORE_INFO, "mine");
    r = rig_list(&rig, (struct store_filter){.limit = 1, .tasks_of = SLICE("mine")});
    ck_assert_int_eq(r.total, 2);
    ck_assert(r.n_entries == 1 && slice_is(r.entries[0].u.operation.id, "b"));
    r = rig_list(&rig, (struct store_filter){.limit = 9, .offset = 1, .tasks_of = SLICE("mine")});
    ck_assert(r.n_entries == 1 && slice_is(r.entries[0].u.operation.id, "a"));
    ck_assert(slice_is(r.entries[0].u.operation.task, "{}"));
    r = rig_list(&rig, (struct store_filter){.limit = 9, .tasks_of = SLICE("nobody")});
    ck_assert(r.total == 0 && r.n_entries == 0);
    rig_end(&rig);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("store_sessions");
    TCase *tc = tcase_create("store_sessions");
    SRunner *runner;
    int failed;

    tcase_set_timeout(tc, 120);
    tcase_add_test(tc, a_session_is_found_again);
    tcase_add_test(tc, events_and_sessions_are_dropped);
    tcase_add_test(tc, old_sessions_go);
    tcase_add_test(tc, memory_keeps_none);
    tcase_add_loop_test(tc, a_session_has_its_tasks_alone, 0, N_KINDS);
    suite_add_tcase(suite, tc);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
