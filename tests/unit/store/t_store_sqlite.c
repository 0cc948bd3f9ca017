/* What a store on disk does beyond what every store does: it outlives processes that share it. */
#include <signal.h>
#include <sys/wait.h>

#include "store_rig.h"

/* Another store on the same database, not started yet. */
static struct rig beside(const struct rig *rig, const char *instance)
{
    struct rig other = {.is_shared = true, .instance = instance, .wall = rig->wall};

    memcpy(other.folder, rig->folder, sizeof(other.folder));
    other.limits = rig->limits;
    return other;
}

static bool is_there(const char *path)
{
    struct stat st;

    return lstat(path, &st) == 0;
}

START_TEST(nothing_is_opened_before_the_first_request)
{
    struct rig rig = {0};
    struct stat st;

    rig_begin(&rig, KIND_SQLITE);
    for (int i = 0; i < STORE_LINES + 25; i++)
        rig_line(&rig, "", STORE_INFO, "early");
    rig_turn(&rig, 20);
    ck_assert(!is_there(rig.path));
    ck_assert_int_eq(store_state(rig.s)->n_dropped, 25);
    ck_assert_str_eq(store_state(rig.s)->kind, "sqlite");
    ck_assert_int_eq(rig_total(&rig, "early"), STORE_LINES);
    ck_assert(stat(rig.path, &st) == 0 && (st.st_mode & 0777) == 0600);
    *strrchr(rig.path, '/') = '\0';
    ck_assert(stat(rig.path, &st) == 0 && (st.st_mode & 0777) == 0700);
    ck_assert(!store_state(rig.s)->is_degraded && !*store_state(rig.s)->complaint);
    rig_end(&rig);
}
END_TEST

START_TEST(everything_is_there_after_a_restart)
{
    struct rig rig = {0};
    struct store_request list;
    int64_t seq;
    char id[40];

    rig_begin(&rig, KIND_SQLITE);
    rig_write(&rig, "op", OPERATION_DONE, "\"kept\"");
    rig_line(&rig, "op", STORE_ERROR, "a line");
    list = rig_list(&rig, (struct store_filter){.limit = 5, .levels = 1u << STORE_ERROR});
    seq = list.entries[0].u.line.seq;
    rig_stop(&rig);
    rig_start(&rig, KIND_SQLITE);
    ck_assert(slice_is(rig_find(&rig, "op")->result, "\"kept\""));
    ck_assert_int_eq(rig_total(&rig, "line"), 1);
    snprintf(id, sizeof(id), "log-%lld", (long long)seq);
    list = (struct store_request){.verb = STORE_FIND, .id = slice_of(id)};
    rig_do(&rig, &list);
    ck_assert_int_eq(list.err.kind, ERR_NONE);
    rig_end(&rig);
}
END_TEST

START_TEST(what_was_posted_is_written_before_the_end)
{
    enum { N = 300 };
    static struct operation operations[N];
    static struct store_request requests[N];
    static char ids[N][16];
    struct rig rig = {0};

    rig_begin(&rig, KIND_SQLITE);
    for (int i = 0; i < N; i++) {
        snprintf(ids[i], sizeof(ids[i]), "%d", i);
        operations[i] = rig_operation(ids[i], OPERATION_DONE, "1", WALL);
        requests[i] = (struct store_request){
            .verb = STORE_WRITE, .operation = &operations[i], .done = rig_count, .ctx = &rig};
        store_post(rig.s, &requests[i]);
        rig_line(&rig, ids[i], STORE_INFO, "x");
    }
    rig_stop(&rig);
    ck_assert_int_eq(rig.n_done, 0); /* nobody ticked */
    rig_start(&rig, KIND_SQLITE);
    ck_assert_int_eq(rig_total(&rig, ""), 2 * N);
    rig_end(&rig);
}
END_TEST

START_TEST(a_loop_that_is_not_woken_still_gets_its_answers)
{
    struct rig rig = {.wakes_never = true};

    rig_begin(&rig, KIND_SQLITE);
    rig_write(&rig, "op", OPERATION_DONE, "1");
    ck_assert_ptr_nonnull(rig_find(&rig, "op"));
    rig_end(&rig);
}
END_TEST

/* --- Several processes. --- */

static void write_many(const struct rig *rig, const char *instance, int n)
{
    struct rig mine = beside(rig, instance);
    char id[64];

    rig_begin(&mine, KIND_SQLITE);
    for (int i = 0; i < n; i++) {
        snprintf(id, sizeof(id), "%s-%d", instance, i);
        rig_line(&mine, id, STORE_INFO, "during it");
        rig_write(&mine, id, OPERATION_DONE, id);
        arena_reset(&mine.arena);
    }
    rig_stop(&mine);
}

START_TEST(processes_share_a_database)
{
    enum { N = 150, N_PROCESSES = 3 };
    struct rig rig = {0};
    pid_t pids[N_PROCESSES];
    char name[32];

    rig_begin(&rig, KIND_SQLITE);
    rig_stop(&rig);
    for (int i = 0; i < N_PROCESSES; i++) {
        snprintf(name, sizeof(name), "p%d", i);
        pids[i] = fork();
        if (pids[i] == 0) {
            write_many(&rig, name, N);
            _exit(0);
        }
    }
    rig_start(&rig, KIND_SQLITE);
    for (int i = 0; i < N; i++) {
        snprintf(name, sizeof(name), "here-%d", i);
        rig_write(&rig, name, OPERATION_DONE, "1");
        ck_assert_ptr_nonnull(rig_find(&rig, name));
    }
    for (int i = 0; i < N_PROCESSES; i++) {
        int status = 0;

        waitpid(pids[i], &status, 0);
        ck_assert_int_eq(status, 0);
    }
    ck_assert_int_eq(rig_total(&rig, ""), N + 2 * N * N_PROCESSES);
    for (int i = 0; i < N * N_PROCESSES; i++) {
        snprintf(name, sizeof(name), "p%d-%d", i % N_PROCESSES, i / N_PROCESSES);
        ck_assert(slice_is(rig_find(&rig, name)->result, name));
        arena_reset(&rig.arena);
    }
    ck_assert_str_eq(rig.log, "");
    rig_end(&rig);
}
END_TEST

START_TEST(rows_of_the_dead_are_lost)
{
    struct rig rig = {.instance = "a"}, b, c;
    struct store_request r;

    rig_begin(&rig, KIND_SQLITE);
    rig_write(&rig, "one", OPERATION_RUNNING, "");
    rig_write(&rig, "two", OPERATION_RUNNING, "");
    b = beside(&rig, "b");
    rig_begin(&b, KIND_SQLITE);
    ck_assert_int_eq(rig_find(&b, "one")->state, OPERATION_RUNNING);
    rig_write(&rig, "two", OPERATION_DONE, "2");
    usleep(100000); /* "one" is in the index when it changes */
    b.dead = "a";
    ck_assert_int_eq(rig_find(&b, "one")->state, OPERATION_LOST);
    ck_assert(slice_is(rig_find(&b, "one")->error, STORE_LOST));
    ck_assert_int_ge(rig_find(&b, "one")->finished_ms, WALL);
    ck_assert_int_eq(rig_find(&b, "two")->state, OPERATION_DONE);
    r = rig_list(&b, (struct store_filter){.limit = 5, .levels = 1u << STORE_ERROR});
    ck_assert_int_eq(r.total, 1);
    ck_assert_int_eq(rig_total(&b, "server ended"), 1);
    rig_stop(&b);
    c = beside(&rig, "c"); /* everybody lives, but it is written */
    rig_begin(&c, KIND_SQLITE);
    ck_assert_int_eq(rig_find(&c, "one")->state, OPERATION_LOST);
    rig_write(&c, "one", OPERATION_DONE, "too late");
    ck_assert_int_eq(rig_find(&c, "one")->state, OPERATION_LOST);
    rig_stop(&c);
    rig_end(&rig);
}
END_TEST

START_TEST(opening_marks_what_the_dead_left)
{
    struct rig rig = {.instance = "a"}, b;
    struct store_request r;

    rig_begin(&rig, KIND_SQLITE);
    rig_write(&rig, "one", OPERATION_RUNNING, "");
    b = beside(&rig, "b");
    b.dead = "a";
    rig_begin(&b, KIND_SQLITE);
    rig_write(&b, "mine", OPERATION_RUNNING, "");
    r = rig_list(&b, (struct store_filter){.limit = 5, .levels = 1u << STORE_ERROR});
    ck_assert_int_eq(r.total, 1);
    ck_assert_int_eq(rig_find(&b, "mine")->state, OPERATION_RUNNING);
    rig_stop(&b);
    rig_end(&rig);
}
END_TEST

START_TEST(a_reader_makes_nothing_and_sees_everything)
{
    struct rig rig = {0}, reader;
    struct operation o = rig_operation("x", OPERATION_DONE, "1", WALL);
    struct store_request r = {.verb = STORE_WRITE, .operation = &o};
    struct store_audit a = {.time_ms = WALL, .tool = SLICE("execute_code")};

    rig_begin(&rig, KIND_SQLITE);
    reader = beside(&rig, "reader");
    reader.is_read_only = true;
    rig_begin(&reader, KIND_SQLITE);
    ck_assert_int_eq(rig_total(&reader, ""), 0);
    ck_assert_ptr_null(rig_find(&reader, "op"));
    ck_assert(!is_there(rig.path));
    rig_write(&rig, "op", OPERATION_DONE, "1");
    rig_line(&rig, "", STORE_INFO, "some words");
    ck_assert_int_eq(rig_total(&rig, ""), 2);
    ck_assert_ptr_nonnull(rig_find(&reader, "op"));
    ck_assert_int_eq(rig_total(&reader, "words"), 1);
    rig_do(&reader, &r);
    ck_assert_int_eq(r.err.kind, ERR_DENIED);
    r = (struct store_request){.verb = STORE_WRITE, .audit = &a};
    rig_do(&rig, &r);
    r = (struct store_request){.verb = STORE_AUDIT, .filter = {.limit = 9}};
    rig_do(&reader, &r);
    ck_assert(r.total == 1 && slice_is(r.entries[0].u.audit.tool, "execute_code"));
    rig_stop(&reader);
    rig_end(&rig);
}
END_TEST

/* --- Kills. --- */

/* Writes for ever, several at a time, and tells of each that is done. */
static void write_until_killed(const struct rig *rig, int round, int pipe_end)
{
    enum { AT_ONCE = 8 };
    static struct operation operations[AT_ONCE];
    static struct store_request requests[AT_ONCE];
    char ids[AT_ONCE][24];
    struct rig mine = beside(rig, "child");

    rig_begin(&mine, KIND_SQLITE);
    for (int i = 0;; i += AT_ONCE) {
        for (int k = 0; k < AT_ONCE; k++) {
            int n = snprintf(ids[k], sizeof(ids[k]), "%d-%d", round, i + k);

            operations[k] = rig_operation(ids[k], OPERATION_DONE, ids[k], WALL);
            requests[k] = (struct store_request){
                .verb = STORE_WRITE, .operation = &operations[k], .done = rig_count, .ctx = &mine};
            store_post(mine.s, &requests[k]);
            rig_line(&mine, ids[k], STORE_INFO, "noise");
            ids[k][n] = '\n';
        }
        while (mine.n_done < i + AT_ONCE)
            rig_turn(&mine, 100);
        for (int k = 0; k < AT_ONCE; k++)
            if (write(pipe_end, ids[k], strcspn(ids[k], "\n") + 1) < 0)
                _exit(1);
    }
}

/* What the child told before it was killed, a line for each id. */
static char *kill_after(const struct rig *rig, int round, unsigned us)
{
    int ends[2];
    size_t len = 0, cap = 8 << 20;
    char *told = malloc(cap);
    struct pollfd fd = {.events = POLLIN};
    pid_t pid;

    ck_assert_int_eq(pipe(ends), 0);
    pid = fork();
    if (pid == 0)
        write_until_killed(rig, round, ends[1]);
    close(ends[1]);
    fd.fd = ends[0];
    poll(&fd, 1, PATIENCE); /* it works */
    usleep(us);
    kill(pid, SIGKILL);
    waitpid(pid, NULL, 0);
    for (ssize_t n = 1; n > 0; len += (size_t)n)
        n = read(ends[0], told + len, cap - len - 1);
    told[len] = '\0';
    close(ends[0]);
    return told;
}

/* Checks that every id that the child told is there with its result, and counts them. Reads pages,
 * newest first, which is quicker than to find each id by itself. */
static int check_told(struct rig *rig, int round, char *told)
{
    enum { PAGE = 2000, MOST = 1 << 20 };
    bool *is_there = calloc(MOST, sizeof(*is_there));
    int n = 0, of_round = round, seq = 0;
    struct store_request r = {.total = 1};

    for (int64_t offset = 0; offset < r.total && of_round == round; offset += PAGE) {
        r = rig_list(rig, (struct store_filter){.limit = PAGE, .offset = offset});
        for (size_t i = 0; i < r.n_entries && of_round == round; i++) {
            const struct operation *o = &r.entries[i].u.operation;
            char id[24];

            if (r.entries[i].kind != ENTRY_OPERATION)
                continue;
            snprintf(id, sizeof(id), "%.*s", SLICE_ARG(o->id));
            ck_assert_int_eq(sscanf(id, "%d-%d", &of_round, &seq), 2);
            if (of_round == round)
                is_there[seq] = slice_eq(o->result, o->id);
        }
        arena_reset(&rig->arena);
    }
    for (char *id = strsep(&told, "\n"); told; id = strsep(&told, "\n"), n++) {
        ck_assert_int_eq(sscanf(id, "%d-%d", &of_round, &seq), 2);
        ck_assert_msg(of_round == round && is_there[seq], "%s is lost", id);
    }
    free(is_there);
    return n;
}

START_TEST(nothing_that_was_done_is_lost_by_a_kill)
{
    struct rig rig = {0};
    unsigned seed = 3;

    rig_begin(&rig, KIND_SQLITE);
    rig_stop(&rig);
    for (int round = 0; round < 30; round++) {
        char *told = kill_after(&rig, round, (unsigned)rand_r(&seed) % 30000), first[24];

        rig_start(&rig, KIND_SQLITE);
        snprintf(first, sizeof(first), "%d-0", round);
        ck_assert_ptr_nonnull(rig_find(&rig, first));
        ck_assert_int_gt(check_told(&rig, round, told), 0);
        ck_assert_str_eq(rig.log, "");
        rig_stop(&rig);
        free(told);
    }
    rig_start(&rig, KIND_SQLITE);
    rig_end(&rig);
}
END_TEST

/* --- Retention. --- */

static int64_t file_size(const struct rig *rig)
{
    struct stat st;

    return stat(rig->path, &st) == 0 ? st.st_size : 0;
}

/* Texts that have many different words. */
static void fill_words(char *to, size_t size, unsigned *seed)
{
    for (size_t i = 0; i + 1 < size; i++)
        to[i] = (char)(i % 8 == 7 ? ' ' : 'a' + rand_r(seed) % 26);
    to[size - 1] = '\0';
}

START_TEST(size_is_bounded_and_the_file_shrinks)
{
    struct rig rig = {.limits = {240 * HOUR, 240 * HOUR, 2 << 20}};
    struct store_audit a = {.time_ms = WALL, .tool = SLICE("kept")};
    struct store_request r = {.verb = STORE_WRITE, .audit = &a};
    static char text[3000];
    char id[16];
    unsigned seed = 5;
    bool is_small = false;

    rig_begin(&rig, KIND_SQLITE);
    rig_do(&rig, &r);
    for (int i = 0; i < 3000; i++) {
        snprintf(id, sizeof(id), "op-%d", i);
        fill_words(text, sizeof(text), &seed);
        rig.wall++;
        rig_write(&rig, id, OPERATION_DONE, text);
    }
    for (int ms = 0; !is_small && ms < PATIENCE; ms += 500) {
        rig.wall += 60000;
        ck_assert_ptr_nonnull(rig_find(&rig, "op-2999"));
        for (int i = 0; i < 25; i++)
            rig_turn(&rig, 20);
        rig_stop(&rig); /* all of it is in the file */
        is_small = file_size(&rig) < 4 << 20;
        rig_start(&rig, KIND_SQLITE);
    }
    ck_assert(is_small);
    ck_assert_ptr_null(rig_find(&rig, "op-0"));
    ck_assert_ptr_nonnull(rig_find(&rig, "op-2999"));
    r = (struct store_request){.verb = STORE_AUDIT, .filter = {.limit = 1}};
    rig_do(&rig, &r);
    ck_assert_int_eq(r.total, 1);
    ck_assert_str_eq(rig.log, "");
    rig_end(&rig);
}
END_TEST

START_TEST(ids_of_lines_are_never_given_twice)
{
    struct rig rig = {.limits = {1000, 1000, 2 << 20}};
    struct store_request r;
    int64_t last;

    rig_begin(&rig, KIND_SQLITE);
    rig_line(&rig, "", STORE_INFO, "first");
    rig_line(&rig, "", STORE_INFO, "second");
    r = rig_list(&rig, (struct store_filter){.limit = 1});
    last = r.entries[0].u.line.seq;
    for (int i = 0; i < 20; i++) { /* ages, and the writer's time to delete */
        rig.wall += 60000;
        rig_turn(&rig, 20);
        ck_assert_int_eq(rig_total(&rig, ""), 0);
    }
    rig_line(&rig, "", STORE_INFO, "third");
    r = rig_list(&rig, (struct store_filter){.limit = 5});
    ck_assert_int_eq(r.total, 1);
    ck_assert_int_gt(r.entries[0].u.line.seq, last);
    rig_end(&rig);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("store_sqlite");
    TCase *tc = tcase_create("store_sqlite");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(tc, 110);
    tcase_add_test(tc, nothing_is_opened_before_the_first_request);
    tcase_add_test(tc, everything_is_there_after_a_restart);
    tcase_add_test(tc, what_was_posted_is_written_before_the_end);
    tcase_add_test(tc, a_loop_that_is_not_woken_still_gets_its_answers);
    tcase_add_test(tc, processes_share_a_database);
    tcase_add_test(tc, rows_of_the_dead_are_lost);
    tcase_add_test(tc, opening_marks_what_the_dead_left);
    tcase_add_test(tc, a_reader_makes_nothing_and_sees_everything);
    tcase_add_test(tc, nothing_that_was_done_is_lost_by_a_kill);
    tcase_add_test(tc, size_is_bounded_and_the_file_shrinks);
    tcase_add_test(tc, ids_of_lines_are_never_given_twice);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
