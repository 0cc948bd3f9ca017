/* What every store does, on both of them: the same tests run on memory and on a database. */
#include "store_rig.h"

START_TEST(an_operation_is_found_running_and_done)
{
    struct rig rig = {0};
    struct operation o = {.id = SLICE("5b0"),
                          .tool = SLICE("execute_code"),
                          .caller = {SLICE("127.0.0.1:1"), SLICE("s1"), SLICE("claude 1")},
                          .engine = SLICE("demo (player)"),
                          .started_ms = WALL,
                          .args_bytes = 34,
                          .task = SLICE("{\"key\":\"1\"}")};
    struct store_request r = {.verb = STORE_WRITE, .operation = &o};
    const struct operation *found;

    rig_begin(&rig, _i);
    rig_do(&rig, &r);
    found = rig_find(&rig, "5b0");
    ck_assert(found && found->state == OPERATION_RUNNING && found->finished_ms == 0);
    ck_assert(slice_is(found->task, "{\"key\":\"1\"}"));
    o.task = SLICE("{\"key\":\"1\",\"isError\":true}");
    o.state = OPERATION_DONE;
    o.finished_ms = WALL + 5;
    o.has_value = o.is_json = true;
    o.result = SLICE("{\"x\":1}");
    rig_do(&rig, &r);
    found = rig_find(&rig, "5b0");
    ck_assert(found->state == OPERATION_DONE && found->is_json && found->has_value);
    ck_assert(slice_is(found->result, "{\"x\":1}") && slice_is(found->tool, "execute_code"));
    ck_assert(slice_is(found->caller.peer, "127.0.0.1:1") && slice_is(found->caller.session, "s1"));
    ck_assert(slice_is(found->caller.client, "claude 1") && found->args_bytes == 34);
    ck_assert(slice_is(found->engine, "demo (player)") && found->error.len == 0);
    ck_assert(slice_is(found->task, "{\"key\":\"1\",\"isError\":true}"));
    ck_assert(found->started_ms == WALL && found->finished_ms == WALL + 5);
    ck_assert_ptr_null(rig_find(&rig, "5b1"));
    ck_assert_ptr_null(rig_find(&rig, ""));
    rig_end(&rig);
}
END_TEST

START_TEST(the_first_end_counts)
{
    struct rig rig = {0};
    struct operation failed = rig_operation("a", OPERATION_FAILED, "", WALL);
    struct store_request r = {.verb = STORE_WRITE, .operation = &failed};

    failed.error = SLICE("it broke");
    failed.details = SLICE("{\"stack\":\"at x\"}");
    rig_begin(&rig, _i);
    rig_do(&rig, &r);
    rig_write(&rig, "a", OPERATION_DONE, "1");
    rig_write(&rig, "a", OPERATION_RUNNING, "");
    ck_assert_int_eq(rig_find(&rig, "a")->state, OPERATION_FAILED);
    ck_assert(slice_is(rig_find(&rig, "a")->error, "it broke"));
    ck_assert(slice_is(rig_find(&rig, "a")->details, "{\"stack\":\"at x\"}"));
    ck_assert_int_eq(rig_total(&rig, ""), 1);
    rig_end(&rig);
}
END_TEST

static void put_data(struct rig *rig, const char *name, enum data_action action, const char *value)
{
    struct store_data d = {.name = slice_of(name),
                           .action = action,
                           .value = slice_of(value),
                           .engine = SLICE("ws"),
                           .time_ms = rig->wall};
    struct store_request r = {.verb = STORE_WRITE, .data = &d};

    rig_do(rig, &r);
    ck_assert_int_eq(r.err.kind, ERR_NONE);
}

START_TEST(named_results_are_written_appended_and_cleared)
{
    struct rig rig = {0};

    rig_begin(&rig, _i);
    put_data(&rig, "scores", DATA_APPEND, "1");
    ck_assert(slice_is(rig_find(&rig, "scores")->result, "[1]"));
    put_data(&rig, "scores", DATA_APPEND, "{\"a\":2}");
    ck_assert(slice_is(rig_find(&rig, "scores")->result, "[1,{\"a\":2}]"));
    put_data(&rig, "scores", DATA_WRITE, "\"x\"");
    put_data(&rig, "scores", DATA_APPEND, "[]");
    ck_assert(slice_is(rig_find(&rig, "scores")->result, "[\"x\",[]]"));
    put_data(&rig, "empty", DATA_WRITE, " [ ] ");
    put_data(&rig, "empty", DATA_APPEND, "7");
    ck_assert(slice_is(rig_find(&rig, "empty")->result, "[7]"));
    ck_assert(rig_find(&rig, "empty")->is_data && slice_is(rig_find(&rig, "empty")->engine, "ws"));
    ck_assert_int_eq(rig_total(&rig, ""), 2);
    ck_assert_int_eq(rig_total(&rig, "scores"), 1); /* by its name */
    put_data(&rig, "scores", DATA_CLEAR, "");
    put_data(&rig, "never", DATA_CLEAR, "");
    ck_assert_ptr_null(rig_find(&rig, "scores"));
    ck_assert_int_eq(rig_total(&rig, ""), 1);
    rig_end(&rig);
}
END_TEST

START_TEST(a_name_and_an_operation_leave_each_other_alone)
{
    struct rig rig = {0};

    rig_begin(&rig, _i);
    put_data(&rig, "same", DATA_WRITE, "1");
    rig_write(&rig, "same", OPERATION_RUNNING, "");
    put_data(&rig, "same", DATA_WRITE, "2");
    rig_write(&rig, "same", OPERATION_DONE, "\"mine\"");
    ck_assert(slice_is(rig_find(&rig, "same")->result, "\"mine\""));
    ck_assert(!rig_find(&rig, "same")->is_data);
    ck_assert_int_eq(rig_total(&rig, ""), 2);
    put_data(&rig, "same", DATA_CLEAR, "");
    ck_assert(slice_is(rig_find(&rig, "same")->result, "\"mine\""));
    rig_end(&rig);
}
END_TEST

START_TEST(lines_follow_their_operation)
{
    struct rig rig = {0};
    struct store_request r = {.verb = STORE_FIND, .id = SLICE("op")};
    char text[32];

    rig_begin(&rig, _i);
    for (int i = 0; i < STORE_ATTACHED + 50; i++) {
        snprintf(text, sizeof(text), "line %d", i);
        rig_line(&rig, i % 2 ? "other" : "op", STORE_WARNING, text);
        rig_line(&rig, "op", STORE_INFO, text);
        rig_line(&rig, "", STORE_INFO, text);
    }
    rig_write(&rig, "op", OPERATION_DONE, "1");
    rig_do(&rig, &r);
    ck_assert_int_eq(r.err.kind, ERR_NONE);
    ck_assert_uint_eq(r.n_entries, 1 + STORE_ATTACHED);
    ck_assert_int_eq(r.total, (STORE_ATTACHED + 50) * 3 / 2);
    ck_assert_int_eq(r.entries[1].kind, ENTRY_LINE);
    ck_assert_int_eq(r.entries[1].u.line.level, STORE_WARNING);
    ck_assert(slice_is(r.entries[1].u.line.message, "line 0"));
    ck_assert(slice_is(r.entries[2].u.line.message, "line 0"));
    ck_assert(slice_is(r.entries[3].u.line.message, "line 1"));
    ck_assert(slice_is(r.entries[3].u.line.operation, "op"));
    rig_end(&rig);
}
END_TEST

START_TEST(a_line_is_found_by_its_id)
{
    struct rig rig = {0};
    struct store_line line = {.time_ms = WALL + 3,
                              .level = STORE_ERROR,
                              .operation = SLICE("op"),
                              .engine = SLICE("demo"),
                              .message = SLICE("NullReferenceException"),
                              .stack = SLICE("at A.B ()\nat C.D ()")};
    struct store_request list, r = {.verb = STORE_FIND};
    char id[40];

    rig_begin(&rig, _i);
    store_log(rig.s, &line);
    list = rig_list(&rig, (struct store_filter){.limit = 10});
    ck_assert_int_eq(list.total, 1);
    snprintf(id, sizeof(id), "log-%lld", (long long)list.entries[0].u.line.seq);
    r.id = slice_of(id);
    rig_do(&rig, &r);
    ck_assert(r.err.kind == ERR_NONE && r.n_entries == 1 && r.entries[0].kind == ENTRY_LINE);
    ck_assert(slice_is(r.entries[0].u.line.stack, "at A.B ()\nat C.D ()"));
    ck_assert(slice_is(r.entries[0].u.line.engine, "demo"));
    ck_assert_int_eq(r.entries[0].u.line.time_ms, WALL + 3);
    for (const char *const *bad = (const char *const[]){"log-", "log--1", "log-99999", "log-1x",
                                                        "log-99999999999999999999", NULL};
         *bad; bad++) {
        r.id = slice_of(*bad);
        rig_do(&rig, &r);
        ck_assert_int_eq(r.err.kind, ERR_NOT_FOUND);
    }
    rig_end(&rig);
}
END_TEST

START_TEST(long_texts_are_cut_between_characters)
{
    struct rig rig = {0};
    static char text[STORE_LINE_TEXT + 10];
    struct store_line line = {.time_ms = WALL, .message = {text, sizeof(text)}};
    struct operation o = rig_operation("big", OPERATION_DONE, "", WALL + 1);
    struct store_request list, r = {.verb = STORE_WRITE, .operation = &o};

    memset(text, 'a', sizeof(text));
    memcpy(text + STORE_LINE_TEXT - 1, "\xC3\xA9", 2); /* an e acute across the limit */
    memcpy(text + STORE_LIST_TEXT - 1, "\xC3\xA9", 2);
    text[0] = text[sizeof(text) - 1] = '"';
    o.result = slice_from(text, sizeof(text));
    rig_begin(&rig, _i);
    store_log(rig.s, &line);
    rig_do(&rig, &r);
    list = rig_list(&rig, (struct store_filter){.limit = 10});
    ck_assert_uint_eq(list.n_entries, 2);
    ck_assert_uint_eq(list.entries[0].u.operation.result.len, STORE_LIST_TEXT - 1);
    ck_assert(!list.entries[0].u.operation.is_json);
    ck_assert_uint_eq(list.entries[1].u.line.message.len, STORE_LINE_TEXT - 1);
    ck_assert_uint_eq(rig_find(&rig, "big")->result.len, sizeof(text));
    ck_assert(rig_find(&rig, "big")->is_json);
    rig_end(&rig);
}
END_TEST

START_TEST(lists_are_newest_first_and_filtered)
{
    struct rig rig = {0};
    struct store_request r;

    rig_begin(&rig, _i);
    rig_write(&rig, "done", OPERATION_DONE, "1");
    rig.wall += 10;
    rig_line(&rig, "", STORE_ERROR, "bad");
    rig_line(&rig, "", STORE_INFO, "good");
    rig.wall += 10;
    rig_write(&rig, "failed", OPERATION_FAILED, "");
    rig_write(&rig, "gone", OPERATION_LOST, "");
    rig_write(&rig, "stopped", OPERATION_CANCELLED, "");
    rig_write(&rig, "runs", OPERATION_RUNNING, "");
    r = rig_list(&rig, (struct store_filter){.limit = 3, .offset = 3});
    ck_assert(r.total == 7 && r.n_entries == 3);
    ck_assert(slice_is(r.entries[0].u.operation.id, "failed"));
    ck_assert(slice_is(r.entries[1].u.line.message, "good"));
    ck_assert(slice_is(r.entries[2].u.line.message, "bad"));
    r = rig_list(&rig, (struct store_filter){.limit = 9, .since_ms = WALL + 10});
    ck_assert(r.total == 6 && r.n_entries == 6);
    r = rig_list(&rig, (struct store_filter){.limit = 9, .levels = 1u << STORE_ERROR});
    ck_assert(r.total == 3 && slice_is(r.entries[0].u.operation.id, "gone"));
    r = rig_list(&rig, (struct store_filter){.limit = 9, .levels = 1u << STORE_WARNING});
    ck_assert(r.total == 1 && slice_is(r.entries[0].u.operation.id, "stopped"));
    r = rig_list(&rig, (struct store_filter){.limit = 1, .levels = 1u << STORE_INFO, .offset = 2});
    ck_assert(r.total == 3 && slice_is(r.entries[0].u.operation.id, "done"));
    r = rig_list(&rig, (struct store_filter){.limit = 5, .offset = 100});
    ck_assert(r.total == 7 && r.n_entries == 0);
    r = rig_list(&rig, (struct store_filter){.limit = INT64_MAX, .offset = INT64_MAX});
    ck_assert(r.total == 7 && r.n_entries == 0);
    r = rig_list(&rig, (struct store_filter){.limit = INT64_MAX});
    ck_assert(r.total == 7 && r.n_entries == 7);
    rig_end(&rig);
}
END_TEST

/* A text, and what is asked of it. */
static const struct {
    const char *query;
    bool is_found;
} searches[] = {
    {"player", true},
    {"PLAYER health", true},
    {"health player", true},
    {"play", false}, /* whole words */
    {"player nobody", false},
    {"Unity.Engine", true}, /* a phrase */
    {"Engine.Unity", false},
    {"unity-engine::vector3", true},
    {"vector3", true},
    {"vector 3", false},
    {"\xC3\xA9t\xC3\xA9", true}, /* any case, beyond ASCII too */
    {"\xC3\x89T\xC3\x89", true},
    {"ete", false},
    {"\xD0\xB8\xD0\xB3\xD1\x80\xD0\xBE\xD0\xBA", true},
    {"\xE6\x97\xA5\xE6\x9C\xAC", true},
    {"100", true},
    {"\"player", true},
    {"player\"", true},
    {"\"player health\"", true}, /* no quotes: two words */
    {"player*", true},
    {"-player", true},
    {"NOT player", false},
    {"player OR nobody", false},
    {"text:player", false},
    {"(player)", true},
    {"player ... health", true}, /* marks alone ask for nothing */
    {"...", false},
    {"\xFF\xFE", false},
    {"player\xFF", true},
    {"\"\"", false},
    {"player \"\" {}", true},
    {"NEAR(player health)", false},
    {"^player", true},
    {"  ", true},
};

START_TEST(words_are_found)
{
    struct rig rig = {0};

    rig_begin(&rig, _i);
    rig_line(&rig, "", STORE_INFO,
             "Player has HEALTH=100 (Unity.Engine.Vector3) \xC3\x89t\xC3\xA9 "
             "\xD0\x98\xD0\xB3\xD1\x80\xD0\xBE\xD0\xBA \xE6\x97\xA5\xE6\x9C\xAC");
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < N_ELEMENTS(searches); i++)
            ck_assert_msg(rig_total(&rig, searches[i].query) == searches[i].is_found,
                          "'%s' in pass %d", searches[i].query, pass);
        usleep(200000); /* the second time from the index, if there is one */
    }
    rig_end(&rig);
}
END_TEST

/* Random text of few different pieces, so that words repeat. */
static void make_text(char *to, size_t size, unsigned *seed)
{
    static const char *const pieces[] = {"a",
                                         "B",
                                         "7",
                                         " ",
                                         " ",
                                         "-",
                                         ".",
                                         "\"",
                                         "*",
                                         "\xC3\xA9",
                                         "\xC3\x89",
                                         "\xCE\xA3",
                                         "\xCF\x82",
                                         "\xFF",
                                         "\xC3",
                                         "\xE2\x80\x94",
                                         "\t",
                                         "\xE0\xA4\xBE",
                                         "\xE0\xA4\x95",
                                         "\xE6\x97\xA5",
                                         "(",
                                         "\xF0\x9F\xA6\x84"};
    size_t len = 0;

    to[0] = '\0';
    for (unsigned n = 1 + (unsigned)rand_r(seed) % 12; n; n--) {
        const char *piece = pieces[(unsigned)rand_r(seed) % N_ELEMENTS(pieces)];

        if (len + strlen(piece) < size)
            len += (size_t)snprintf(to + len, size - len, "%s", piece);
    }
}

START_TEST(both_stores_find_the_same)
{
    struct rig memory = {0}, disk = {0};
    unsigned seed = 11;
    char text[64];
    int64_t n_found = 0;

    rig_begin(&memory, KIND_MEMORY);
    rig_begin(&disk, KIND_SQLITE);
    for (int i = 0; i < 400; i++) {
        make_text(text, sizeof(text), &seed);
        rig_line(&memory, "", STORE_INFO, text);
        rig_line(&disk, "", STORE_INFO, text);
    }
    for (int i = 0; i < 600; i++) {
        int64_t n;

        if (i == 300)
            usleep(500000); /* by then it is in the index */
        make_text(text, sizeof(text), &seed);
        n = rig_total(&memory, text);
        ck_assert_msg(rig_total(&disk, text) == n, "'%s'", text);
        n_found += n > 0 && n < 400;
    }
    ck_assert_int_gt(n_found, 100);
    rig_end(&memory);
    rig_end(&disk);
}
END_TEST

START_TEST(operations_are_searched_too)
{
    struct rig rig = {0};
    struct operation o = rig_operation("x", OPERATION_RUNNING, "", WALL);
    struct store_request r = {.verb = STORE_WRITE, .operation = &o};
    char result[6000];

    memset(result, ' ', sizeof(result));
    memcpy(result, "early", 5);
    memcpy(result + 5990, "late", 4);
    rig_begin(&rig, _i);
    rig_do(&rig, &r);
    ck_assert_int_eq(rig_total(&rig, "execute code"), 1);
    usleep(200000); /* it is in the index, then changes */
    o.state = OPERATION_FAILED;
    o.error = SLICE("Something threw");
    o.result = slice_from(result, sizeof(result));
    rig_do(&rig, &r);
    for (int pass = 0; pass < 2; pass++) {
        ck_assert_int_eq(rig_total(&rig, "threw"), 1);
        ck_assert_int_eq(rig_total(&rig, "early execute_code"), 1);
        ck_assert_int_eq(rig_total(&rig, "late"), 0);
        ck_assert_int_eq(
            rig_list(&rig, (struct store_filter){.limit = 1, .text = SLICE("threw"), .levels = 1})
                .total,
            0);
        usleep(200000);
    }
    rig_end(&rig);
}
END_TEST

/* What comes from a file is given as far as it is UTF-8. */
START_TEST(strange_bytes_are_kept)
{
    struct rig rig = {0};
    struct operation o = rig_operation("x", OPERATION_DONE, "", WALL);
    struct store_request r = {.verb = STORE_WRITE, .operation = &o};

    o.result = slice_from("a\0b\xFF\xC3 word\0", 12);
    o.id = slice_from("i\0\xFF", 3);
    rig_begin(&rig, _i);
    rig_do(&rig, &r);
    r = (struct store_request){.verb = STORE_FIND, .id = slice_from("i\0\xFF", 3)};
    rig_do(&rig, &r);
    ck_assert(!r.err.kind);
    o.result.len = _i == KIND_SQLITE ? 3 : o.result.len;
    ck_assert(slice_eq(r.entries[0].u.operation.result, o.result));
    ck_assert_ptr_null(rig_find(&rig, "i"));
    for (int pass = 0; pass < 2; pass++) {
        ck_assert_int_eq(rig_total(&rig, "b word a"), 1);
        usleep(100000);
    }
    r = rig_list(&rig, (struct store_filter){.limit = 1, .text = slice_from("word\0\"b", 7)});
    ck_assert_int_eq(r.total, 1);
    rig_end(&rig);
}
END_TEST

static void put_audit(struct rig *rig, const char *tool, int64_t time_ms)
{
    struct store_audit a = {.time_ms = time_ms,
                            .caller = {SLICE("stdio"), SLICE("s"), SLICE("c 1")},
                            .tool = slice_of(tool),
                            .outcome = SLICE("refused"),
                            .operation = SLICE("op"),
                            .sizes = SLICE("code=34"),
                            .reason = SLICE("writes are off")};
    struct store_request r = {.verb = STORE_WRITE, .audit = &a};

    rig_do(rig, &r);
    ck_assert_int_eq(r.err.kind, ERR_NONE);
}

START_TEST(the_trail_is_oldest_first)
{
    struct rig rig = {0};
    struct store_request r = {.verb = STORE_AUDIT, .filter = {.limit = 2}};
    const struct store_audit *a;

    rig_begin(&rig, _i);
    put_audit(&rig, "one", WALL);
    put_audit(&rig, "three", WALL + 2);
    put_audit(&rig, "two", WALL + 1);
    rig_do(&rig, &r);
    ck_assert(r.total == 3 && r.n_entries == 2 && r.entries[0].kind == ENTRY_AUDIT);
    a = &r.entries[0].u.audit;
    ck_assert(slice_is(a->tool, "one") && slice_is(a->caller.peer, "stdio") &&
              slice_is(a->caller.session, "s") && slice_is(a->caller.client, "c 1"));
    ck_assert(slice_is(a->outcome, "refused") && slice_is(a->sizes, "code=34") &&
              slice_is(a->operation, "op") && slice_is(a->reason, "writes are off"));
    ck_assert(slice_is(r.entries[1].u.audit.tool, "two"));
    r.filter = (struct store_filter){.limit = 5, .offset = 1, .since_ms = WALL + 1};
    rig_do(&rig, &r);
    ck_assert(r.total == 2 && r.n_entries == 1 && slice_is(r.entries[0].u.audit.tool, "three"));
    ck_assert_int_eq(rig_total(&rig, ""), 0);
    rig_end(&rig);
}
END_TEST

static void put_operation(struct rig *rig, const char *id, enum operation_state state,
                          const char *outcome)
{
    struct operation o = rig_operation(id, state, "1", WALL);
    struct store_audit a = {.time_ms = ++rig->wall,
                            .tool = SLICE("t"),
                            .outcome = slice_of(outcome),
                            .operation = slice_of(id)};
    struct store_request r = {.verb = STORE_WRITE, .operation = &o, .audit = &a};

    rig_do(rig, &r);
    ck_assert_int_eq(r.err.kind, ERR_NONE);
}

START_TEST(an_operation_has_one_row_on_the_trail)
{
    struct rig rig = {0};
    struct store_request r = {.verb = STORE_AUDIT, .filter = {.limit = 9}};
    static const char *const outcomes[] = {"done", "pending", "failed"};

    rig_begin(&rig, _i);
    put_operation(&rig, "a", OPERATION_RUNNING, "pending");
    put_operation(&rig, "b", OPERATION_RUNNING, "pending");
    put_operation(&rig, "c", OPERATION_FAILED, "failed");
    put_operation(&rig, "a", OPERATION_DONE, "done");
    rig_do(&rig, &r);
    ck_assert(r.total == 3 && r.n_entries == 3);
    for (size_t i = 0; i < N_ELEMENTS(outcomes); i++)
        ck_assert(slice_is(r.entries[i].u.audit.outcome, outcomes[i]));
    ck_assert(slice_is(r.entries[0].u.audit.operation, "a"));
    ck_assert_int_eq(r.entries[0].u.audit.time_ms, r.entries[1].u.audit.time_ms - 1);
    rig_end(&rig);
}
END_TEST

START_TEST(age_ends_everything_and_the_trail_later)
{
    struct rig rig = {.limits = {1000, 5000, 100 << 20}};
    struct store_request r = {.verb = STORE_AUDIT, .filter = {.limit = 1}};

    rig_begin(&rig, _i);
    rig_write(&rig, "old", OPERATION_DONE, "1");
    rig_line(&rig, "", STORE_INFO, "old line");
    put_audit(&rig, "one", WALL);
    rig.wall += 900;
    rig_write(&rig, "new", OPERATION_DONE, "1");
    ck_assert_int_eq(rig_total(&rig, ""), 3);
    rig.wall += 200;
    rig_turn(&rig, 0);
    ck_assert_int_eq(rig_total(&rig, ""), 1);
    ck_assert_ptr_null(rig_find(&rig, "old"));
    ck_assert_ptr_nonnull(rig_find(&rig, "new"));
    rig_do(&rig, &r);
    ck_assert_int_eq(r.total, 1);
    rig.wall += 5000;
    rig_turn(&rig, 0);
    ck_assert_int_eq(rig_total(&rig, ""), 0);
    rig_do(&rig, &r);
    ck_assert_int_eq(r.total, 0);
    rig_end(&rig);
}
END_TEST

START_TEST(what_is_too_large_is_refused)
{
    struct rig rig = {.limits = {HOUR, HOUR, 1 << 20}};
    struct operation o = rig_operation("large", OPERATION_DONE, "", WALL);
    struct store_request r = {.verb = STORE_WRITE, .operation = &o};
    char *text = calloc(1, 2 << 20);

    o.result = slice_from(text, 2 << 20);
    rig_begin(&rig, _i);
    rig_do(&rig, &r);
    ck_assert_int_eq(r.err.kind, ERR_TOO_LARGE);
    ck_assert_ptr_null(rig_find(&rig, "large"));
    rig_write(&rig, "small", OPERATION_DONE, "1");
    ck_assert_ptr_nonnull(rig_find(&rig, "small"));
    rig_end(&rig);
    free(text);
}
END_TEST

/* What a list of `n` operations must hold, worked out without a store: operation i has word
 * "w<i % 7>", fails if i % 5 is 0, and is as old as i. */
static bool is_wanted(int i, int word, bool only_errors, int since)
{
    return (word < 0 || i % 7 == word) && (!only_errors || i % 5 == 0) && i >= since;
}

static void check_page(struct rig *rig, int n, struct store_filter filter, int word)
{
    char text[16] = "";
    int64_t total = 0;
    size_t k = 0;
    struct store_request r;
    int since = filter.since_ms ? (int)(filter.since_ms - WALL) : 0;

    if (word >= 0)
        snprintf(text, sizeof(text), "w%d", word);
    filter.text = slice_of(text);
    arena_reset(&rig->arena);
    r = rig_list(rig, filter);
    for (int i = n - 1; i >= 0; i--) {
        char id[16];

        if (!is_wanted(i, word, filter.levels, since))
            continue;
        snprintf(id, sizeof(id), "op-%d", i);
        if (total >= filter.offset && total < filter.offset + filter.limit) {
            ck_assert_uint_lt(k, r.n_entries);
            ck_assert(slice_is(r.entries[k].u.operation.id, id));
            k++;
        }
        total++;
    }
    ck_assert_int_eq(r.total, total);
    ck_assert_uint_eq(r.n_entries, k);
}

START_TEST(ten_thousand_operations_are_paged_and_searched)
{
    enum { N = 10000, AT_ONCE = 500 };
    static struct operation operations[AT_ONCE];
    static struct store_request requests[AT_ONCE];
    static char ids[AT_ONCE][16], results[AT_ONCE][32];
    struct rig rig = {0};
    unsigned seed = 7;

    rig_begin(&rig, _i);
    for (int i = 0; i < N; i += AT_ONCE) {
        for (int k = 0; k < AT_ONCE; k++) {
            snprintf(ids[k], sizeof(ids[k]), "op-%d", i + k);
            snprintf(results[k], sizeof(results[k]), "\"w%d number %d\"", (i + k) % 7, i + k);
            operations[k] = rig_operation(ids[k], (i + k) % 5 ? OPERATION_DONE : OPERATION_FAILED,
                                          results[k], WALL + i + k);
            requests[k] = (struct store_request){
                .verb = STORE_WRITE, .operation = &operations[k], .done = rig_count, .ctx = &rig};
            store_post(rig.s, &requests[k]);
        }
        while (rig.n_done < i + AT_ONCE)
            rig_turn(&rig, 100);
    }
    for (int i = 0; i < 60; i++) {
        struct store_filter f = {.limit = 1 + rand_r(&seed) % 120,
                                 .offset = rand_r(&seed) % 3000,
                                 .levels = rand_r(&seed) % 2 ? 1u << STORE_ERROR : 0,
                                 .since_ms = rand_r(&seed) % 2 ? WALL + rand_r(&seed) % N : 0};

        check_page(&rig, N, f, rand_r(&seed) % 9 - 1);
    }
    ck_assert_int_eq(rig_total(&rig, "number 4321"), 1);
    rig_end(&rig);
}
END_TEST

START_TEST(a_write_is_all_or_nothing)
{
    struct rig rig = {0};
    struct operation o = rig_operation("op", OPERATION_DONE, "1", WALL);
    struct store_audit a = {.time_ms = WALL, .tool = SLICE("t")};
    struct store_data d = {
        .name = SLICE("n"), .action = DATA_APPEND, .value = SLICE("1"), .time_ms = WALL};
    struct store_request r = {
        .verb = STORE_WRITE, .operation = &o, .audit = &a, .data = &d, .done = rig_count};
    bool was_refused = false;

    r.ctx = &rig;
    rig_begin(&rig, KIND_MEMORY);
    for (size_t i = 1; i < 50; i++) {
        struct store_request list = {.verb = STORE_LIST, .filter = {.limit = 1}};

        mem_fail_after(i);
        store_post(rig.s, &r);
        mem_fail_after(0);
        rig_do(&rig, &list);
        if (!r.err.kind) {
            ck_assert_int_eq(list.total, 2);
            break;
        }
        was_refused = true;
        ck_assert_int_eq(r.err.kind, ERR_INTERNAL);
        ck_assert_int_eq(list.total, 0);
    }
    ck_assert(was_refused && !r.err.kind);
    rig_end(&rig);
}
END_TEST

START_TEST(memory_is_bounded_in_bytes_and_the_trail_keeps_its_half)
{
    struct rig rig = {.limits = {HOUR, HOUR, 64 << 10}};
    struct store_request r = {.verb = STORE_AUDIT, .filter = {.limit = 1}};
    char id[16];

    rig_begin(&rig, KIND_MEMORY);
    for (int i = 0; i < 20; i++)
        put_audit(&rig, "kept", WALL);
    for (int i = 0; i < 2000; i++) {
        snprintf(id, sizeof(id), "op-%d", i);
        rig_write(&rig, id, OPERATION_DONE, "1");
    }
    ck_assert_int_gt(rig_total(&rig, ""), 50);
    ck_assert_int_lt(rig_total(&rig, ""), 1000);
    ck_assert_ptr_nonnull(rig_find(&rig, "op-1999"));
    ck_assert_ptr_null(rig_find(&rig, "op-0"));
    rig_do(&rig, &r);
    ck_assert_int_eq(r.total, 20);
    for (int i = 0; i < 2000; i++)
        put_audit(&rig, "flood", WALL);
    ck_assert_ptr_nonnull(rig_find(&rig, "op-1999"));
    rig_end(&rig);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("store");
    TCase *tc = tcase_create("store");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(tc, 100);
    tcase_add_loop_test(tc, an_operation_is_found_running_and_done, 0, N_KINDS);
    tcase_add_loop_test(tc, the_first_end_counts, 0, N_KINDS);
    tcase_add_loop_test(tc, named_results_are_written_appended_and_cleared, 0, N_KINDS);
    tcase_add_loop_test(tc, a_name_and_an_operation_leave_each_other_alone, 0, N_KINDS);
    tcase_add_loop_test(tc, lines_follow_their_operation, 0, N_KINDS);
    tcase_add_loop_test(tc, a_line_is_found_by_its_id, 0, N_KINDS);
    tcase_add_loop_test(tc, long_texts_are_cut_between_characters, 0, N_KINDS);
    tcase_add_loop_test(tc, lists_are_newest_first_and_filtered, 0, N_KINDS);
    tcase_add_loop_test(tc, words_are_found, 0, N_KINDS);
    tcase_add_loop_test(tc, operations_are_searched_too, 0, N_KINDS);
    tcase_add_loop_test(tc, strange_bytes_are_kept, 0, N_KINDS);
    tcase_add_loop_test(tc, an_operation_has_one_row_on_the_trail, 0, N_KINDS);
    tcase_add_loop_test(tc, the_trail_is_oldest_first, 0, N_KINDS);
    tcase_add_loop_test(tc, age_ends_everything_and_the_trail_later, 0, N_KINDS);
    tcase_add_loop_test(tc, what_is_too_large_is_refused, 0, N_KINDS);
    tcase_add_loop_test(tc, ten_thousand_operations_are_paged_and_searched, 0, N_KINDS);
    tcase_add_test(tc, both_stores_find_the_same);
    tcase_add_test(tc, a_write_is_all_or_nothing);
    tcase_add_test(tc, memory_is_bounded_in_bytes_and_the_trail_keeps_its_half);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
