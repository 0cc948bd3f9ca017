/* A database whose rows are not as the store writes them: made by hand, by a broken program, or by
 * two processes that take each other for dead. The store reads it, and never hangs. */
#include <sqlite3.h>

#include "store_rig.h"

static void run_sql(const char *path, const char *sql)
{
    sqlite3 *db = NULL;

    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    sqlite3_busy_timeout(db, PATIENCE);
    ck_assert_msg(sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK, "%s", sqlite3_errmsg(db));
    sqlite3_close(db);
}

static int64_t ask_sql(const char *path, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    sqlite3 *db = NULL;
    int64_t answer;

    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    sqlite3_busy_timeout(db, PATIENCE);
    ck_assert_msg(sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK, "%s",
                  sqlite3_errmsg(db));
    ck_assert_int_eq(sqlite3_step(statement), SQLITE_ROW);
    answer = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return answer;
}

/* A store that has opened its file, and rows that somebody else has put there since. */
static void begin_with(struct rig *rig, const char *sql)
{
    rig_begin(rig, KIND_SQLITE);
    rig_write(rig, "first", OPERATION_DONE, "1");
    rig_stop(rig);
    run_sql(rig->path, sql);
    rig_start(rig, KIND_SQLITE);
}

/* --- The dead. --- */

/* A file has a row of an instance that is no text, and one of a text that C does not see whole. */
START_TEST(rows_of_strange_instances_are_lost_once)
{
    struct rig rig = {.dead = "ghost"};

    begin_with(&rig, "INSERT INTO entry(kind,time_ms,level,id,instance,state) VALUES"
                     "(0,1700000000000,0,'blob',x'67686f7374',0),"
                     "(0,1700000000000,0,'nul',CAST(x'67686f7374007a' AS TEXT),0),"
                     "(0,1700000000000,0,'none',NULL,0),"
                     "(0,1700000000000,0,'plain','ghost',0)");
    ck_assert_int_eq(rig_find(&rig, "blob")->state, OPERATION_LOST);
    ck_assert_int_eq(rig_find(&rig, "nul")->state, OPERATION_LOST);
    ck_assert_int_eq(rig_find(&rig, "plain")->state, OPERATION_LOST);
    ck_assert_int_eq(rig_find(&rig, "none")->state, OPERATION_RUNNING);
    rig_write(&rig, "next", OPERATION_DONE, "2");
    rig_stop(&rig);
    rig.dead = NULL; /* it is on disk, not only in the eye of who reads */
    rig_start(&rig, KIND_SQLITE);
    ck_assert_int_eq(rig_find(&rig, "blob")->state, OPERATION_LOST);
    ck_assert_int_eq(rig_find(&rig, "nul")->state, OPERATION_LOST);
    rig_end(&rig);
}
END_TEST

/* A trigger brings every row back to life. */
START_TEST(rows_that_do_not_stay_lost_are_tried_once)
{
    struct rig rig = {.dead = "ghost"};

    begin_with(&rig, "INSERT INTO entry(kind,time_ms,level,id,instance,state) VALUES"
                     "(0,1700000000000,0,'one','ghost',0),(0,1700000000000,0,'two','ghost',0);"
                     "CREATE TRIGGER alive AFTER UPDATE ON entry WHEN new.state=4 BEGIN "
                     "UPDATE entry SET state=0 WHERE seq=new.seq; END");
    ck_assert_int_eq(rig_find(&rig, "one")->state, OPERATION_LOST);
    rig_write(&rig, "next", OPERATION_DONE, "2");
    ck_assert_int_eq(rig_list(&rig, (struct store_filter){.limit = 10}).total, 4);
    rig_end(&rig);
}
END_TEST

static void write_with_audit(struct rig *rig, enum operation_state state, const char *outcome)
{
    struct operation o = rig_operation("op", state, "42", rig->wall);
    struct store_audit audit = {.time_ms = rig->wall,
                                .tool = SLICE("execute_code"),
                                .outcome = slice_of(outcome),
                                .operation = SLICE("op")};
    struct store_request r = {.verb = STORE_WRITE, .operation = &o, .audit = &audit};

    rig_do(rig, &r);
    ck_assert_msg(!r.err.kind, "%s", r.err.message);
}

/* Another process takes the owner of an operation for dead, and is wrong. */
START_TEST(an_owner_ends_what_another_took_for_lost)
{
    struct rig owner = {.instance = "owner"};
    struct rig liar = {.instance = "liar", .dead = "owner", .is_shared = true};
    struct store_request r = {.verb = STORE_AUDIT, .filter = {.limit = 10}};

    rig_begin(&owner, KIND_SQLITE);
    memcpy(liar.folder, owner.folder, sizeof(liar.folder));
    write_with_audit(&owner, OPERATION_RUNNING, "pending");
    rig_begin(&liar, KIND_SQLITE);
    ck_assert_int_eq(rig_find(&liar, "op")->state, OPERATION_LOST);
    ck_assert_int_eq(rig_find(&owner, "op")->state, OPERATION_LOST);
    write_with_audit(&owner, OPERATION_DONE, "done");
    ck_assert(slice_is(rig_find(&owner, "op")->result, "42"));
    ck_assert_int_eq(rig_find(&liar, "op")->state, OPERATION_DONE);
    rig_do(&owner, &r);
    ck_assert_int_eq(r.total, 1);
    ck_assert(slice_is(r.entries[0].u.audit.outcome, "done"));
    ck_assert_uint_eq(r.entries[0].u.audit.reason.len, 0);
    write_with_audit(&owner, OPERATION_CANCELLED, "cancelled");
    ck_assert_int_eq(rig_find(&owner, "op")->state, OPERATION_DONE);
    rig_end(&liar);
    rig_end(&owner);
}
END_TEST

START_TEST(nobody_else_ends_what_is_lost)
{
    struct rig rig = {.dead = "ghost"};

    begin_with(&rig, "INSERT INTO entry(kind,time_ms,level,id,instance,state) VALUES"
                     "(0,1700000000000,0,'op','ghost',0)");
    ck_assert_int_eq(rig_find(&rig, "op")->state, OPERATION_LOST);
    rig_write(&rig, "op", OPERATION_DONE, "42");
    ck_assert_int_eq(rig_find(&rig, "op")->state, OPERATION_LOST);
    rig_write(&rig, "own", OPERATION_LOST, ""); /* the engine died: that is an end */
    rig_write(&rig, "own", OPERATION_DONE, "42");
    ck_assert_int_eq(rig_find(&rig, "own")->state, OPERATION_LOST);
    rig_end(&rig);
}
END_TEST

/* --- What rows hold. --- */

#define ROWS "INSERT INTO entry(kind,time_ms,level,id,instance,state,finished_ms,args_bytes,"

START_TEST(an_operation_of_nonsense_is_mended)
{
    struct rig rig = {0};
    struct store_request list;
    const struct operation *o;

    begin_with(&rig, ROWS "has_value,is_json,result,details,error,tool) VALUES"
                          "(0,9223372036854775807,-9,'state','here',77,-5,-6,1,1,'{\"a\":','[1]',"
                          "CAST(x'6162ff63' AS TEXT),CAST(x'ff' AS TEXT)),"
                          "(0,1700000000000,99,'result','here',1,9223372036854775807,0,1,1,"
                          "'1],[2','{\"x\":1','',x'74c3a9c3'),"
                          "(1,1700000000000,0,'good','here',1,1700000000001,0,1,1,"
                          "'[1,2]','{\"x\":1}','','tool')");
    o = rig_find(&rig, "state");
    ck_assert_int_eq(o->state, OPERATION_LOST);
    ck_assert(o->error.len && !o->tool.len && !o->details.len && !o->is_json);
    ck_assert(o->started_ms > WALL && o->started_ms < INT64_MAX / 1000);
    ck_assert(o->finished_ms == 0 && o->args_bytes == 0);
    o = rig_find(&rig, "result");
    ck_assert(!o->is_json && slice_is(o->result, "1],[2") && !o->details.len);
    ck_assert(slice_is(o->tool, "t\xC3\xA9"));
    o = rig_find(&rig, "good");
    ck_assert(o->is_json && slice_is(o->result, "[1,2]") && slice_is(o->details, "{\"x\":1}"));
    list = rig_list(&rig, (struct store_filter){.limit = 10});
    ck_assert_uint_eq(list.n_entries, 4);
    for (size_t i = 0; i < list.n_entries; i++) {
        o = &list.entries[i].u.operation;
        ck_assert_int_eq(list.entries[i].kind, ENTRY_OPERATION);
        ck_assert(o->is_json == (slice_is(o->id, "good") || slice_is(o->id, "first")));
    }
    rig_end(&rig);
}
END_TEST

START_TEST(lines_and_kinds_of_nonsense_are_mended)
{
    struct rig rig = {0};
    struct store_request r = {.verb = STORE_FIND, .id = SLICE("first")}, list;

    begin_with(&rig, "INSERT INTO entry(kind,time_ms,level,id,operation,message,stack) VALUES"
                     "(2,1700000000000,-3,'as','first',zeroblob(3000000),x'ff'),"
                     "(2,1700000000000,12,NULL,'first','m',NULL),"
                     "(0,1700000000000,0,NULL,'first','no line',NULL),"
                     "(-1,1700000000000,0,'first',NULL,'no kind',NULL),"
                     "(9,1700000000000,0,NULL,'first','no kind',NULL),"
                     "('x',1700000000000,0,NULL,NULL,'an operation',NULL)");
    rig_do(&rig, &r);
    ck_assert_msg(!r.err.kind, "%s", r.err.message);
    ck_assert_uint_eq(r.n_entries, 3);
    ck_assert(r.entries[0].kind == ENTRY_OPERATION && !r.entries[0].u.operation.is_data);
    for (size_t i = 1; i < r.n_entries; i++) {
        ck_assert_int_eq(r.entries[i].kind, ENTRY_LINE);
        ck_assert_int_eq(r.entries[i].u.line.level, STORE_INFO);
        ck_assert_uint_le(r.entries[i].u.line.message.len, STORE_LINE_TEXT);
        ck_assert_uint_eq(r.entries[i].u.line.stack.len, 0);
    }
    ck_assert_ptr_null(rig_find(&rig, "as")); /* a line has no such id */
    list = rig_list(&rig, (struct store_filter){.limit = 10});
    ck_assert_uint_eq(list.n_entries, 5);
    rig_end(&rig);
}
END_TEST

/* Of a result no more is read than a list shows. */
START_TEST(a_list_shows_the_start_of_large_results)
{
    struct rig rig = {0};
    struct store_request list;

    begin_with(&rig, ROWS "is_json,result) VALUES"
                          "(0,1700000000000,0,'long','here',1,0,0,1,zeroblob(50000000)),"
                          "(0,1700000000001,0,'none','here',1,0,0,1,NULL),"
                          "(0,1700000000002,0,'exact','here',1,0,0,1,'\"' || "
                          "replace(hex(zeroblob(2047)),'00','aa') || '\"'),"
                          "(0,1700000000003,0,'number','here',1,0,0,1,12)");
    list = rig_list(&rig, (struct store_filter){.limit = 4});
    ck_assert_uint_eq(list.n_entries, 4);
    ck_assert(slice_is(list.entries[0].u.operation.result, "12"));
    ck_assert_uint_eq(list.entries[1].u.operation.result.len, STORE_LIST_TEXT);
    ck_assert(list.entries[1].u.operation.is_json);
    ck_assert_uint_eq(list.entries[2].u.operation.result.len, 0);
    ck_assert_uint_eq(list.entries[3].u.operation.result.len, STORE_LIST_TEXT);
    ck_assert(!list.entries[3].u.operation.is_json);
    rig_end(&rig);
}
END_TEST

/* --- The file. --- */

/* Pages of a long trail are not sorted anew each time. */
START_TEST(the_trail_is_in_order_by_an_index)
{
    static const char *const queries[] = {
        "SELECT peer FROM audit WHERE time_ms>=1 ORDER BY time_ms,seq LIMIT 9 OFFSET 90",
        "SELECT count(*) FROM audit WHERE time_ms>=1"};
    struct rig rig = {0};
    char sql[200];

    begin_with(&rig, "SELECT 1");
    for (size_t i = 0; i < N_ELEMENTS(queries); i++) {
        sqlite3_stmt *plan = NULL;
        sqlite3 *db = NULL;

        snprintf(sql, sizeof(sql), "EXPLAIN QUERY PLAN %s", queries[i]);
        ck_assert_int_eq(sqlite3_open(rig.path, &db), SQLITE_OK);
        ck_assert_int_eq(sqlite3_prepare_v2(db, sql, -1, &plan, NULL), SQLITE_OK);
        ck_assert_int_eq(sqlite3_step(plan), SQLITE_ROW);
        ck_assert_ptr_nonnull(strstr((const char *)sqlite3_column_text(plan, 3), "audit_time"));
        ck_assert_int_eq(sqlite3_step(plan), SQLITE_DONE); /* no sorting after it */
        sqlite3_finalize(plan);
        sqlite3_close(db);
    }
    rig_end(&rig);
}
END_TEST

/* The writer comes to its other work when free pages cannot be given back. */
START_TEST(free_pages_that_stay_are_left_alone)
{
    struct rig rig = {0};
    int64_t left = 1;

    begin_with(&rig, "PRAGMA journal_mode=DELETE;PRAGMA auto_vacuum=NONE;VACUUM;"
                     "CREATE TABLE x(y);INSERT INTO x VALUES(zeroblob(8000000));DROP TABLE x");
    ck_assert_int_gt(ask_sql(rig.path, "PRAGMA freelist_count"), 1000);
    rig_write(&rig, "second", OPERATION_DONE, "2");
    for (int ms = 0; left && ms < PATIENCE; ms += 10) {
        rig_turn(&rig, 10);
        left = ask_sql(rig.path, "SELECT count(*) FROM entry,indexed WHERE entry.seq>indexed.seq");
    }
    ck_assert_int_eq(left, 0);
    rig_end(&rig);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("store_hostile");
    TCase *tc = tcase_create("all");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(tc, 110);
    tcase_add_test(tc, rows_of_strange_instances_are_lost_once);
    tcase_add_test(tc, rows_that_do_not_stay_lost_are_tried_once);
    tcase_add_test(tc, an_owner_ends_what_another_took_for_lost);
    tcase_add_test(tc, nobody_else_ends_what_is_lost);
    tcase_add_test(tc, an_operation_of_nonsense_is_mended);
    tcase_add_test(tc, lines_and_kinds_of_nonsense_are_mended);
    tcase_add_test(tc, a_list_shows_the_start_of_large_results);
    tcase_add_test(tc, the_trail_is_in_order_by_an_index);
    tcase_add_test(tc, free_pages_that_stay_are_left_alone);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
