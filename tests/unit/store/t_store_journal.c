/* The journal of the store on disk: what was done is there although no transaction had it yet, each
 * once, whoever comes first to find it. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "store/journal.h"
#include "store_rig.h"

enum { N = 40 };

/* --- A disk that fails, for journals and for SQLite. --- */

static int journal_error;              /* of writes to journals; 0: they work */
static size_t journal_room = SIZE_MAX; /* bytes that they still take before that */

static bool is_journal(int fd)
{
    char link[64], path[512];
    ssize_t len;

    snprintf(link, sizeof(link), "/proc/self/fd/%d", fd);
    len = readlink(link, path, sizeof(path) - 1);
    path[len > 0 ? len : 0] = '\0';
    return strstr(path, ".journal") != NULL;
}

/* In place of the C library's. */
ssize_t write(int fd, const void *bytes, size_t len)
{
    if (journal_error && is_journal(fd)) {
        if (journal_room == 0) {
            errno = journal_error;
            return -1;
        }
        len = len < journal_room ? len : journal_room;
        journal_room -= len;
    }
    return syscall(SYS_write, fd, bytes, len);
}

static atomic_int disk_error;

static ssize_t fail_or_pwrite(int fd, const void *bytes, size_t len, off_t at)
{
    errno = atomic_load(&disk_error);
    return errno ? -1 : pwrite(fd, bytes, len, at);
}

static void set_disk_error(int error)
{
    static const char *const calls[] = {"pwrite", "pwrite64"};
    sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);

    for (size_t i = 0; i < N_ELEMENTS(calls); i++)
        vfs->xSetSystemCall(vfs, calls[i], (sqlite3_syscall_ptr)fail_or_pwrite);
    atomic_store(&disk_error, error);
}

/* --- Rigs. --- */

static struct rig beside(const struct rig *rig, const char *instance)
{
    struct rig other = {.is_shared = true, .instance = instance, .wall = rig->wall};

    memcpy(other.folder, rig->folder, sizeof(other.folder));
    other.limits = rig->limits;
    return other;
}

static void journal_path(const struct rig *rig, const char *instance, char to[200])
{
    snprintf(to, 200, "%s-%s.journal", rig->path, instance);
}

static int64_t size_of(const char *path)
{
    struct stat st;

    return lstat(path, &st) == 0 ? st.st_size : -1;
}

/* An operation with its row of the trail. */
static void write_both(struct rig *rig, const char *id, enum operation_state state)
{
    struct operation o = rig_operation(id, state, id, rig->wall);
    struct store_audit a = {.time_ms = rig->wall,
                            .tool = SLICE("execute_code"),
                            .outcome = slice_of(state == OPERATION_RUNNING ? "pending" : "done"),
                            .operation = slice_of(id)};
    struct store_request r = {.verb = STORE_WRITE, .operation = &o, .audit = &a};

    rig_do(rig, &r);
    ck_assert_msg(!r.err.kind, "%s", r.err.message);
}

static void write_numbered(struct rig *rig, int first, int n)
{
    char id[16];

    for (int i = first; i < first + n; i++) {
        snprintf(id, sizeof(id), "op-%d", i);
        write_both(rig, id, OPERATION_DONE);
    }
}

static int64_t count_trail(struct rig *rig)
{
    struct store_request r = {.verb = STORE_AUDIT, .filter = {.limit = 1}};

    rig_do(rig, &r);
    ck_assert_msg(!r.err.kind, "%s", r.err.message);
    return r.total;
}

static void check_numbered(struct rig *rig, int n)
{
    char id[16];

    for (int i = 0; i < n; i++) {
        const struct operation *o;

        snprintf(id, sizeof(id), "op-%d", i);
        o = rig_find(rig, id);
        ck_assert_msg(o && o->state == OPERATION_DONE && slice_is(o->result, id), "%s", id);
    }
    ck_assert_int_eq(rig_total(rig, ""), n);
    ck_assert_int_eq(count_trail(rig), n);
}

static void copy_file(const char *from, const char *to)
{
    char bytes[65536];
    int in = open(from, O_RDONLY), out = open(to, O_WRONLY | O_CREAT | O_TRUNC, 0600);

    ck_assert(in >= 0 && out >= 0);
    for (ssize_t n; (n = read(in, bytes, sizeof(bytes))) > 0;)
        ck_assert_int_eq(write(out, bytes, (size_t)n), n);
    close(in);
    close(out);
}

/* --- Deaths. --- */

enum { KEEPS_COPY = 1, WAITS = 2, FAILS = 4 };

/* Writes N and dies at once: its writer has hardly begun. */
static void write_and_die(const struct rig *rig, int how)
{
    struct rig mine = beside(rig, "child");
    char journal[200], copy[220];

    rig_begin(&mine, KIND_SQLITE);
    write_numbered(&mine, 0, 1);
    if (how & FAILS)
        set_disk_error(ENOSPC);
    write_numbered(&mine, 1, N - 1);
    journal_path(&mine, "child", journal);
    snprintf(copy, sizeof(copy), "%s.copy", journal);
    if (how & KEEPS_COPY)
        copy_file(journal, copy);
    if (how & (WAITS | FAILS))
        rig_find(&mine, "op-0");
    kill(getpid(), SIGKILL);
}

static void let_die(const struct rig *rig, int how)
{
    pid_t pid = fork();
    int status = 0;

    if (pid == 0)
        write_and_die(rig, how);
    waitpid(pid, &status, 0);
    ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

/* A folder in which a child has died; the rig is not started. */
static void begin_with_dead(struct rig *rig, int how, char journal[200])
{
    rig->dead = "child";
    rig_begin(rig, KIND_SQLITE);
    rig_stop(rig);
    let_die(rig, how);
    journal_path(rig, "child", journal);
}

/* Records of operations that are not tasks are as they were before there were tasks. */
START_TEST(only_a_task_has_its_text)
{
    struct operation o = rig_operation("a", OPERATION_DONE, "1", WALL), task = o;
    struct journal_record read;
    struct buf bytes;
    size_t at = 0, plain;

    task.task = SLICE("{\"key\":\"1\"}");
    buf_init(&bytes, 4096);
    ck_assert(journal_put(&bytes, 1, &o, NULL));
    plain = bytes.len;
    ck_assert(journal_put(&bytes, 2, &task, NULL));
    ck_assert_uint_eq(bytes.len, 2 * plain + 4 + task.task.len);
    ck_assert(journal_next(buf_slice(&bytes), &at, &read) == JOURNAL_READ);
    ck_assert(read.operation.task.len == 0 && slice_is(read.operation.result, "1"));
    ck_assert(journal_next(buf_slice(&bytes), &at, &read) == JOURNAL_READ);
    ck_assert(slice_is(read.operation.task, "{\"key\":\"1\"}"));
    buf_done(&bytes);
}
END_TEST

START_TEST(the_next_opener_has_all_that_was_done)
{
    struct rig rig = {0};
    char journal[200];

    begin_with_dead(&rig, 0, journal);
    ck_assert_int_gt(size_of(journal), 0);
    rig_start(&rig, KIND_SQLITE);
    if (_i == 1)
        ck_assert_int_eq(rig_total(&rig, ""), N);
    else if (_i == 2)
        ck_assert_int_eq(count_trail(&rig), N);
    check_numbered(&rig, N);
    ck_assert_int_eq(size_of(journal), -1);
    ck_assert_str_eq(rig.log, "");
    rig_end(&rig);
}
END_TEST

START_TEST(a_living_process_has_all_that_was_done)
{
    struct rig rig = {.dead = "child"};
    int go[2], status;
    char byte;
    pid_t pid;

    rig_begin(&rig, KIND_SQLITE);
    rig_stop(&rig);
    ck_assert_int_eq(pipe(go), 0);
    pid = fork(); /* before there are threads and locks that it would share */
    if (pid == 0) {
        ck_assert_int_eq(read(go[0], &byte, 1), 1);
        write_and_die(&rig, 0);
    }
    rig_start(&rig, KIND_SQLITE);
    ck_assert_int_eq(rig_total(&rig, ""), 0);
    ck_assert_int_eq(write(go[1], "x", 1), 1);
    waitpid(pid, &status, 0);
    if (_i == 0)
        ck_assert_ptr_nonnull(rig_find(&rig, "op-39"));
    else if (_i == 1)
        ck_assert_int_eq(rig_total(&rig, ""), N);
    else
        ck_assert_int_eq(count_trail(&rig), N);
    check_numbered(&rig, N);
    close(go[0]);
    close(go[1]);
    rig_end(&rig);
}
END_TEST

START_TEST(nothing_is_written_twice)
{
    struct rig rig = {0};
    char journal[200], copy[220];

    begin_with_dead(&rig, KEEPS_COPY | WAITS, journal);
    snprintf(copy, sizeof(copy), "%s.copy", journal);
    ck_assert_int_gt(size_of(copy), N * 50);
    ck_assert_int_eq(rename(copy, journal), 0); /* as if it had died before it cut the file */
    rig_start(&rig, KIND_SQLITE);
    check_numbered(&rig, N);
    ck_assert_int_eq(size_of(journal), -1);
    rig_end(&rig);
}
END_TEST

START_TEST(a_short_life_brings_in_what_others_left)
{
    struct rig rig = {0}, reader;
    char journal[200];
    struct store_sqlite_options options = {.is_alive = rig_is_alive, .ctx = &rig};

    begin_with_dead(&rig, 0, journal);
    options.path = rig.path;
    ck_assert(store_sqlite_has_orphans(&options));
    rig.dead = NULL;
    ck_assert(!store_sqlite_has_orphans(&options)); /* it lives, and does it itself */
    reader = beside(&rig, "reader-1");
    reader.has_no_journal = true;
    rig_begin(&reader, KIND_SQLITE);
    check_numbered(&reader, N);
    write_numbered(&reader, N, 1);
    journal_path(&rig, "reader-1", journal);
    ck_assert_int_eq(size_of(journal), -1);
    rig_stop(&reader);
    rig.dead = "child";
    ck_assert(!store_sqlite_has_orphans(&options));
    rig_start(&rig, KIND_SQLITE);
    check_numbered(&rig, N + 1);
    rig_end(&rig);
}
END_TEST

START_TEST(what_a_full_disk_kept_back_is_there_after_a_kill)
{
    struct rig rig = {0};
    char journal[200];

    begin_with_dead(&rig, FAILS, journal);
    ck_assert_int_gt(size_of(journal), JOURNAL_HEADER);
    rig_start(&rig, KIND_SQLITE);
    check_numbered(&rig, N);
    rig_end(&rig);
}
END_TEST

START_TEST(what_ended_before_a_kill_is_not_lost)
{
    struct rig rig = {.dead = "child"};
    pid_t pid;

    rig_begin(&rig, KIND_SQLITE);
    rig_stop(&rig);
    pid = fork();
    if (pid == 0) {
        struct rig mine = beside(&rig, "child");

        rig_begin(&mine, KIND_SQLITE);
        write_both(&mine, "ends", OPERATION_RUNNING);
        write_both(&mine, "runs", OPERATION_RUNNING);
        rig_find(&mine, "runs");
        write_both(&mine, "ends", OPERATION_DONE);
        kill(getpid(), SIGKILL);
    }
    waitpid(pid, NULL, 0);
    rig_start(&rig, KIND_SQLITE);
    ck_assert_int_eq(rig_find(&rig, "ends")->state, OPERATION_DONE);
    ck_assert_int_eq(rig_find(&rig, "runs")->state, OPERATION_LOST);
    ck_assert_int_eq(count_trail(&rig), 2);
    rig_end(&rig);
}
END_TEST

/* --- Bad files. --- */

START_TEST(a_record_that_was_not_finished_is_not_there)
{
    struct rig rig = {0};
    char journal[200], copy[220];
    const struct operation *o;

    begin_with_dead(&rig, KEEPS_COPY, journal);
    snprintf(copy, sizeof(copy), "%s.copy", journal);
    ck_assert_int_eq(truncate(copy, size_of(copy) - 3), 0);
    ck_assert_int_eq(rename(copy, journal), 0);
    rig_start(&rig, KIND_SQLITE);
    o = rig_find(&rig, "op-38");
    ck_assert_ptr_nonnull(o);
    ck_assert_str_eq(rig.log, "");
    ck_assert_int_eq(size_of(journal), -1);
    rig_end(&rig);
}
END_TEST

static int count_aside(const struct rig *rig)
{
    char folder[96];
    int n = 0;
    DIR *dir;

    snprintf(folder, sizeof(folder), "%s/state", rig->folder);
    dir = opendir(folder);
    for (struct dirent *e = dir ? readdir(dir) : NULL; e; e = readdir(dir))
        n += strstr(e->d_name, ".journal.aside-") != NULL;
    if (dir)
        closedir(dir);
    return n;
}

static void spoil(const char *path, off_t at, char byte)
{
    int fd = open(path, O_WRONLY);

    ck_assert_int_ge(fd, 0);
    ck_assert_int_eq(pwrite(fd, &byte, 1, at), 1);
    close(fd);
}

/* Magic, version, a record in the middle. */
static const struct {
    off_t at;
    const char *why;
} wounds[] = {{2, "another version"}, {8, "another version"}, {3000, "damaged"}};

START_TEST(a_bad_journal_is_set_aside)
{
    struct rig rig = {0};
    char journal[200], copy[220];

    begin_with_dead(&rig, KEEPS_COPY, journal);
    snprintf(copy, sizeof(copy), "%s.copy", journal);
    ck_assert_int_gt(size_of(copy), 6000);
    spoil(copy, wounds[_i].at, '\xA5');
    ck_assert_int_eq(rename(copy, journal), 0);
    rig_start(&rig, KIND_SQLITE);
    ck_assert_ptr_nonnull(rig_find(&rig, "op-0"));
    if (wounds[_i].at > JOURNAL_HEADER)
        ck_assert_ptr_nonnull(rig_find(&rig, "op-5"));
    rig_turn(&rig, 50);
    ck_assert_msg(strstr(rig.log, wounds[_i].why) != NULL, "%s", rig.log);
    ck_assert_int_eq(count_aside(&rig), 1);
    ck_assert_int_eq(size_of(journal), -1);
    rig_end(&rig);
}
END_TEST

START_TEST(what_is_no_journal_of_this_user_is_left_alone)
{
    struct rig rig = {0};
    char journal[200], target[120], other[220];

    begin_with_dead(&rig, KEEPS_COPY, journal);
    snprintf(other, sizeof(other), "%s.copy", journal);
    snprintf(target, sizeof(target), "%s/target", rig.folder);
    copy_file(other, target);
    journal_path(&rig, "linked", other);
    ck_assert_int_eq(symlink(target, other), 0);
    journal_path(&rig, "folder", other);
    ck_assert_int_eq(mkdir(other, 0700), 0);
    journal_path(&rig, "foreign", other);
    copy_file(target, other);
    if (geteuid() == 0)
        ck_assert_int_eq(chown(other, 12345, 12345), 0);
    else
        unlink(other); /* only root can give files away */
    journal_path(&rig, "fifo", other);
    ck_assert_int_eq(mkfifo(other, 0600), 0);
    rig_start(&rig, KIND_SQLITE);
    check_numbered(&rig, N); /* and not twice */
    journal_path(&rig, "linked", other);
    ck_assert_int_ge(size_of(other), 0);
    ck_assert_int_gt(size_of(target), 0);
    journal_path(&rig, "foreign", other);
    ck_assert(geteuid() != 0 || size_of(other) > 0);
    ck_assert_str_eq(rig.log, "");
    rig_end(&rig);
}
END_TEST

/* --- A journal that cannot be written. --- */

START_TEST(a_journal_that_is_full_costs_only_time)
{
    struct rig rig = {0};
    char journal[200];

    rig_begin(&rig, KIND_SQLITE);
    journal_path(&rig, "here", journal);
    write_numbered(&rig, 0, 10);
    journal_room = (size_t)_i * 70; /* nothing, or a part of a record */
    journal_error = _i ? ENOSPC : EIO;
    write_numbered(&rig, 10, 10);
    check_numbered(&rig, 20);
    for (int ms = 0; ms < PATIENCE && !strstr(rig.log, "cannot write the journal"); ms += 10) {
        rig.wall += 60000;
        rig_turn(&rig, 10);
    }
    ck_assert_ptr_nonnull(strstr(rig.log, journal_error == EIO ? "Input/output" : "No space"));
    ck_assert(!store_state(rig.s)->is_degraded);
    journal_error = 0;
    for (int i = 0; i < 20; i++) { /* it is used again */
        rig.wall += 60000;
        rig_turn(&rig, 10);
    }
    write_numbered(&rig, 20, 10);
    check_numbered(&rig, 30);
    rig_stop(&rig);
    ck_assert_int_eq(size_of(journal), -1);
    rig_start(&rig, KIND_SQLITE);
    check_numbered(&rig, 30);
    rig_end(&rig);
}
END_TEST

START_TEST(a_journal_that_is_removed_is_begun_anew)
{
    struct rig rig = {0};
    char journal[200];

    rig_begin(&rig, KIND_SQLITE);
    journal_path(&rig, "here", journal);
    write_numbered(&rig, 0, 5);
    ck_assert_int_ge(size_of(journal), JOURNAL_HEADER);
    ck_assert_int_eq(unlink(journal), 0);
    for (int ms = 0; ms < PATIENCE && size_of(journal) < 0; ms += 10) {
        rig.wall += 60000;
        rig_turn(&rig, 10);
    }
    write_numbered(&rig, 5, 5);
    ck_assert_int_ge(size_of(journal), JOURNAL_HEADER);
    check_numbered(&rig, 10);
    rig_end(&rig);
}
END_TEST

START_TEST(a_trail_that_crosses_a_failure_has_each_once)
{
    struct rig rig = {0};

    rig_begin(&rig, KIND_SQLITE);
    rig_turn(&rig, 0);
    write_both(&rig, "before", OPERATION_RUNNING);
    rig_find(&rig, "before");
    set_disk_error(ENOSPC);
    write_both(&rig, "within", OPERATION_RUNNING);
    write_both(&rig, "whole", OPERATION_DONE);
    rig_find(&rig, "whole");
    ck_assert(store_state(rig.s)->is_degraded);
    write_both(&rig, "before", OPERATION_DONE);
    write_both(&rig, "within", OPERATION_DONE);
    write_both(&rig, "memory", OPERATION_DONE);
    set_disk_error(0);
    rig.wall += 61000;
    rig_turn(&rig, 0);
    write_both(&rig, "after", OPERATION_DONE);
    ck_assert(!store_state(rig.s)->is_degraded);
    for (int pass = 0; pass < 2; pass++) {
        struct store_request r = {.verb = STORE_AUDIT, .filter = {.limit = 9}};

        rig_do(&rig, &r);
        ck_assert_int_eq(r.total, 5);
        for (size_t i = 0; i < r.n_entries; i++)
            ck_assert(slice_is(r.entries[i].u.audit.outcome, "done"));
        ck_assert_int_eq(rig_total(&rig, ""), 5);
        ck_assert_int_eq(rig_find(&rig, "within")->state, OPERATION_DONE);
        rig_stop(&rig);
        rig_start(&rig, KIND_SQLITE);
    }
    rig_end(&rig);
}
END_TEST

/* --- Several, and many. --- */

/* A read waits for others, but not for ever: on a machine that is slow it is asked again. Without
 * that wait these would be through before the other's writer has begun. */
static bool sees(struct rig *rig, const char *id, int i)
{
    bool found = false;

    for (int tries = 0; tries < 3 && !found; tries++) {
        if (i % 3 == 0)
            found = rig_find(rig, id) != NULL;
        else
            found = (i % 3 == 1 ? rig_total(rig, "") : count_trail(rig)) == i + 1;
    }
    return found;
}

static bool sees_end(struct rig *rig, const char *id)
{
    bool found = false;

    for (int tries = 0; tries < 3 && !found; tries++)
        found = rig_find(rig, id)->state == OPERATION_DONE;
    return found;
}

START_TEST(others_see_at_once_what_is_done)
{
    struct rig rig = {.instance = "a"}, b;
    char id[16];

    rig_begin(&rig, KIND_SQLITE);
    b = beside(&rig, "b");
    rig_begin(&b, KIND_SQLITE);
    for (int i = 0; i < 60; i++) {
        snprintf(id, sizeof(id), "op-%d", i);
        write_both(&rig, id, i % 2 ? OPERATION_DONE : OPERATION_RUNNING);
        ck_assert(sees(&b, id, i));
        if (i % 2 == 0)
            write_both(&rig, id, OPERATION_DONE);
        ck_assert(sees_end(&b, id));
    }
    rig_stop(&b);
    rig_end(&rig);
}
END_TEST

START_TEST(the_file_stays_small)
{
    struct rig rig = {0};
    char journal[200], id[32];
    int64_t largest = 0;

    rig_begin(&rig, KIND_SQLITE);
    journal_path(&rig, "here", journal);
    for (int i = 0; i < 100000; i++) {
        struct operation o = rig_operation(id, OPERATION_DONE, "1", rig.wall + i);
        struct store_request r = {
            .verb = STORE_WRITE, .operation = &o, .done = rig_count, .ctx = &rig};

        o.id = slice_from(id, (size_t)snprintf(id, sizeof(id), "op-%d", i));
        store_post(rig.s, &r);
        while (rig.n_done <= i)
            rig_turn(&rig, 10);
        if (i % 100 == 0 && size_of(journal) > largest)
            largest = size_of(journal);
    }
    ck_assert_int_gt(largest, JOURNAL_HEADER);
    ck_assert_int_lt(largest, 20 << 20);
    ck_assert_int_eq(rig_total(&rig, ""), 100000);
    rig_stop(&rig);
    ck_assert_int_eq(size_of(journal), -1);
    rig_start(&rig, KIND_SQLITE);
    rig_end(&rig);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("store_journal");
    TCase *tc = tcase_create("store_journal");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(tc, 110);
    tcase_add_test(tc, only_a_task_has_its_text);
    tcase_add_loop_test(tc, the_next_opener_has_all_that_was_done, 0, 3);
    tcase_add_loop_test(tc, a_living_process_has_all_that_was_done, 0, 3);
    tcase_add_test(tc, nothing_is_written_twice);
    tcase_add_test(tc, a_short_life_brings_in_what_others_left);
    tcase_add_test(tc, what_a_full_disk_kept_back_is_there_after_a_kill);
    tcase_add_test(tc, what_ended_before_a_kill_is_not_lost);
    tcase_add_test(tc, a_record_that_was_not_finished_is_not_there);
    tcase_add_loop_test(tc, a_bad_journal_is_set_aside, 0, (int)N_ELEMENTS(wounds));
    tcase_add_test(tc, what_is_no_journal_of_this_user_is_left_alone);
    tcase_add_loop_test(tc, a_journal_that_is_full_costs_only_time, 0, 3);
    tcase_add_test(tc, a_journal_that_is_removed_is_begun_anew);
    tcase_add_test(tc, a_trail_that_crosses_a_failure_has_each_once);
    tcase_add_test(tc, others_see_at_once_what_is_done);
    tcase_add_test(tc, the_file_stays_small);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
