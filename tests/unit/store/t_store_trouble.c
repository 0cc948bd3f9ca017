/* A store on disk in trouble: no room, no file to be had, broken bytes, other versions. What was
 * done is never lost silently, and the store goes on. */
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdatomic.h>

#include "store_rig.h"

/* Databases in the state folder whose names have `part`. */
static int count_files(const struct rig *rig, const char *part)
{
    char folder[96];
    int n = 0;
    DIR *dir;

    snprintf(folder, sizeof(folder), "%s/state", rig->folder);
    dir = opendir(folder);
    for (struct dirent *e = dir ? readdir(dir) : NULL; e; e = readdir(dir))
        n += strstr(e->d_name, part) && !strstr(e->d_name, "-wal") && !strstr(e->d_name, "-shm");
    if (dir)
        closedir(dir);
    return n;
}

static void run_sql(const char *path, const char *sql)
{
    sqlite3 *db = NULL;

    ck_assert_int_eq(sqlite3_open(path, &db), SQLITE_OK);
    ck_assert_msg(sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK, "%s", sqlite3_errmsg(db));
    sqlite3_close(db);
}

static void make_state_folder(struct rig *rig)
{
    rig_begin(rig, KIND_SQLITE);
    rig_stop(rig);
    *strrchr(rig->path, '/') = '\0';
    ck_assert_int_eq(mkdir(rig->path, 0700), 0);
    rig->path[strlen(rig->path)] = '/';
}

/* --- The disk. --- */

/* What SQLite's writes to files fail with; 0: they do not. */
static atomic_int disk_error;
static const int disk_errors[] = {ENOSPC, EIO, EROFS, EDQUOT};

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

static void write_numbered(struct rig *rig, int first, int n)
{
    char id[16], result[600];

    for (int i = first; i < first + n; i++) {
        snprintf(id, sizeof(id), "op-%d", i);
        snprintf(result, sizeof(result), "\"%0*d\"", 500, i);
        rig->wall++;
        rig_write(rig, id, OPERATION_DONE, result);
        rig_line(rig, id, STORE_INFO, "while it ran");
    }
}

static void check_numbered(struct rig *rig, int n)
{
    struct store_request r;
    char id[16];

    for (int i = 0; i < n; i++) {
        struct store_request find = {.verb = STORE_FIND};

        snprintf(id, sizeof(id), "op-%d", i);
        find.id = slice_of(id);
        rig_do(rig, &find);
        ck_assert_msg(!find.err.kind, "%s is lost", id);
        ck_assert_int_eq(find.total, 1);
        ck_assert_uint_eq(find.n_entries, 2);
        arena_reset(&rig->arena);
    }
    for (int offset = 0; offset < 2 * n; offset += 7) {
        r = rig_list(rig, (struct store_filter){.limit = 7, .offset = offset});
        ck_assert_int_eq(r.total, 2 * n);
        for (size_t i = 0; i < r.n_entries; i++) {
            int at = n - 1 - (offset + (int)i) / 2; /* each with its line, which is newer */

            snprintf(id, sizeof(id), "op-%d", at);
            if (r.entries[i].kind == ENTRY_LINE)
                ck_assert(slice_is(r.entries[i].u.line.operation, id));
            else
                ck_assert(slice_is(r.entries[i].u.operation.id, id));
        }
        arena_reset(&rig->arena);
    }
    ck_assert_int_eq(rig_total(rig, "while ran"), n);
}

START_TEST(a_disk_that_fails_costs_nothing_that_was_done)
{
    enum { N = 60 };
    struct rig rig = {0};

    rig_begin(&rig, KIND_SQLITE);
    rig_turn(&rig, 0);
    write_numbered(&rig, 0, N);
    check_numbered(&rig, N);
    set_disk_error(disk_errors[_i]);
    write_numbered(&rig, N, N);
    check_numbered(&rig, 2 * N); /* half of it is on disk */
    ck_assert(store_state(rig.s)->is_degraded);
    ck_assert_ptr_nonnull(strstr(store_state(rig.s)->complaint, rig.path));
    rig.wall += 61000; /* it tries again, in vain */
    write_numbered(&rig, 2 * N, N);
    ck_assert(store_state(rig.s)->is_degraded);
    ck_assert_ptr_nonnull(strstr(rig.log, rig.path));
    ck_assert_ptr_null(strchr(rig.log, '\n')[1] ? rig.log : NULL); /* said once */
    set_disk_error(0);
    rig.wall += 61000;
    rig_turn(&rig, 0);
    write_numbered(&rig, 3 * N, 1);
    ck_assert(!store_state(rig.s)->is_degraded && !*store_state(rig.s)->complaint);
    rig_turn(&rig, 100);
    ck_assert_ptr_nonnull(strstr(rig.log, "can use the database"));
    check_numbered(&rig, 3 * N + 1);
    rig_stop(&rig);
    rig_start(&rig, KIND_SQLITE);
    check_numbered(&rig, 3 * N + 1);
    rig_end(&rig);
}
END_TEST

static void put_data(struct rig *rig, const char *name, enum data_action action, const char *value)
{
    struct store_data d = {
        .name = slice_of(name), .action = action, .value = slice_of(value), .time_ms = ++rig->wall};
    struct store_request r = {.verb = STORE_WRITE, .data = &d};

    rig_do(rig, &r);
    ck_assert_int_eq(r.err.kind, ERR_NONE);
}

START_TEST(what_changes_while_the_disk_fails_is_changed_afterwards)
{
    struct rig rig = {0};

    rig_begin(&rig, KIND_SQLITE);
    rig_turn(&rig, 0);
    rig_write(&rig, "long", OPERATION_RUNNING, "");
    put_data(&rig, "grows", DATA_WRITE, "[1]");
    put_data(&rig, "goes", DATA_WRITE, "[1]");
    set_disk_error(ENOSPC);
    rig_write(&rig, "long", OPERATION_DONE, "\"end\"");
    ck_assert_ptr_nonnull(rig_find(&rig, "long"));
    ck_assert(store_state(rig.s)->is_degraded);
    put_data(&rig, "grows", DATA_APPEND, "2");
    put_data(&rig, "goes", DATA_CLEAR, "");
    for (int pass = 0; pass < 2; pass++) {
        ck_assert(slice_is(rig_find(&rig, "long")->result, "\"end\""));
        ck_assert(slice_is(rig_find(&rig, "grows")->result, "[1,2]"));
        ck_assert_ptr_null(rig_find(&rig, "goes"));
        ck_assert_int_eq(rig_total(&rig, ""), 2);
        set_disk_error(0);
        rig.wall += 61000;
        rig_turn(&rig, 0);
        put_data(&rig, "other", DATA_CLEAR, "");
        ck_assert(!store_state(rig.s)->is_degraded);
    }
    rig_end(&rig);
}
END_TEST

START_TEST(a_last_attempt_is_made_at_the_end)
{
    struct rig rig = {0};

    rig_begin(&rig, KIND_SQLITE);
    rig_write(&rig, "one", OPERATION_DONE, "1");
    set_disk_error(ENOSPC);
    rig_write(&rig, "two", OPERATION_DONE, "2");
    ck_assert_ptr_nonnull(rig_find(&rig, "two"));
    ck_assert(store_state(rig.s)->is_degraded);
    set_disk_error(0);
    rig_stop(&rig);
    rig_start(&rig, KIND_SQLITE);
    ck_assert_ptr_nonnull(rig_find(&rig, "two"));
    rig_end(&rig);
}
END_TEST

/* What stands in the way of the file, and the words that say so. */
static void check_refused(struct rig *rig, const char *why)
{
    rig_start(rig, KIND_SQLITE);
    rig_write(rig, "op", OPERATION_DONE, "1");
    ck_assert(store_state(rig->s)->is_degraded);
    ck_assert_msg(strstr(rig->log, why) != NULL, "%s", rig->log);
    ck_assert_ptr_nonnull(rig_find(rig, "op"));
    ck_assert_int_eq(rig_total(rig, ""), 1);
    ck_assert_ptr_null(rig_find(rig, "other"));
    ck_assert_int_eq(count_files(rig, "aside"), 0);
    rig_end(rig);
}

START_TEST(a_folder_in_its_place_is_left_alone)
{
    struct rig rig = {0};

    make_state_folder(&rig);
    ck_assert_int_eq(mkdir(rig.path, 0700), 0);
    check_refused(&rig, "not a file");
}
END_TEST

START_TEST(a_symbolic_link_is_not_followed)
{
    struct rig rig = {0};
    char target[96];

    make_state_folder(&rig);
    snprintf(target, sizeof(target), "%s/target", rig.folder);
    ck_assert_int_eq(symlink(target, rig.path), 0);
    check_refused(&rig, "symbolic link");
}
END_TEST

START_TEST(the_database_of_another_program_is_left_alone)
{
    struct rig rig = {0};

    make_state_folder(&rig);
    run_sql(rig.path, "CREATE TABLE theirs(x); PRAGMA user_version=1");
    check_refused(&rig, "another program");
}
END_TEST

START_TEST(a_file_in_place_of_the_folder_is_left_alone)
{
    struct rig rig = {0};
    int fd;

    rig_begin(&rig, KIND_SQLITE);
    rig_stop(&rig);
    *strrchr(rig.path, '/') = '\0';
    fd = open(rig.path, O_CREAT | O_WRONLY, 0600);
    ck_assert_int_ge(fd, 0);
    close(fd);
    rig.path[strlen(rig.path)] = '/';
    check_refused(&rig, "directory");
}
END_TEST

/* --- Broken bytes. --- */

static void spoil(const char *path, off_t at, size_t len)
{
    char bytes[4096];
    int fd = open(path, O_WRONLY | O_CLOEXEC);

    memset(bytes, 0xA5, sizeof(bytes));
    ck_assert_int_ge(fd, 0);
    while (len) {
        size_t n = len < sizeof(bytes) ? len : sizeof(bytes);

        ck_assert_int_gt(pwrite(fd, bytes, n, at), 0);
        at += (off_t)n;
        len -= n;
    }
    close(fd);
}

static const struct {
    off_t at;
    size_t len;
    bool is_certain; /* that it is noticed at once */
} wounds[] = {
    {0, 16, true},          {0, 4096, true},         {18, 2, true},
    {100, 8, true},         {100, 900, true},        {60, 4, true},
    {4096, 4096, false},    {8192, 4096, false},     {3 * 4096, 4096, false},
    {4 * 4096, 200, false}, {5 * 4096, 8192, false}, {8 * 4096, 65536, false},
};

START_TEST(a_broken_database_is_set_aside)
{
    struct rig rig = {0};
    bool is_aside = false;
    int n_left = 3; /* rounds with the new database */

    rig_begin(&rig, KIND_SQLITE);
    write_numbered(&rig, 0, 100);
    rig_list(&rig, (struct store_filter){.limit = 1});
    rig_stop(&rig);
    spoil(rig.path, wounds[_i].at, wounds[_i].len);
    rig_start(&rig, KIND_SQLITE);
    for (int i = 200; i < 230 && n_left; i++) {
        struct store_request find = {.verb = STORE_FIND, .id = SLICE("op-5")};
        struct store_request list = {.verb = STORE_LIST, .filter = {.limit = 300}};
        char id[16];

        rig_do(&rig, &find);
        rig_do(&rig, &list);
        write_numbered(&rig, i, 1);
        rig_turn(&rig, 20);
        snprintf(id, sizeof(id), "op-%d", i);
        ck_assert_ptr_nonnull(rig_find(&rig, id));
        is_aside = count_files(&rig, "aside") > 0;
        n_left -= is_aside;
    }
    ck_assert(is_aside || !wounds[_i].is_certain);
    ck_assert_int_eq(strstr(rig.log, "renamed it to") != NULL, is_aside);
    ck_assert(!store_state(rig.s)->is_degraded);
    rig_end(&rig);
}
END_TEST

START_TEST(a_database_that_breaks_while_it_is_open_is_set_aside)
{
    struct rig rig = {0};

    rig_begin(&rig, KIND_SQLITE);
    write_numbered(&rig, 0, 3000);
    rig_list(&rig, (struct store_filter){.limit = 1});
    rig_stop(&rig); /* the WAL is in the file */
    rig_start(&rig, KIND_SQLITE);
    rig_write(&rig, "x", OPERATION_DONE, "1");
    spoil(rig.path, 4096, 300 * 4096);
    for (int i = 0; i < 3000 && !strstr(rig.log, "renamed it to"); i += 100) {
        struct store_request list = {.verb = STORE_LIST, .filter = {.limit = 100, .offset = i}};

        rig_do(&rig, &list);
        arena_reset(&rig.arena);
    }
    rig_write(&rig, "y", OPERATION_DONE, "1");
    rig_turn(&rig, 20);
    ck_assert_ptr_nonnull(strstr(rig.log, "renamed it to"));
    ck_assert_int_ge(count_files(&rig, "aside"), 1);
    ck_assert_ptr_nonnull(rig_find(&rig, "y"));
    ck_assert(!store_state(rig.s)->is_degraded);
    rig_end(&rig);
}
END_TEST

START_TEST(a_database_that_is_removed_is_begun_anew)
{
    struct rig rig = {0};

    rig_begin(&rig, KIND_SQLITE);
    rig_write(&rig, "old", OPERATION_DONE, "1");
    rig_list(&rig, (struct store_filter){.limit = 1});
    ck_assert_int_eq(unlink(rig.path), 0);
    for (int ms = 0; ms < PATIENCE && !strstr(rig.log, "removed or replaced"); ms += 10) {
        rig.wall += 60000;
        rig_turn(&rig, 10);
    }
    ck_assert_ptr_nonnull(strstr(rig.log, "removed or replaced"));
    rig_write(&rig, "new", OPERATION_DONE, "1");
    rig_stop(&rig);
    rig_start(&rig, KIND_SQLITE);
    ck_assert_ptr_nonnull(rig_find(&rig, "new"));
    ck_assert_ptr_null(rig_find(&rig, "old"));
    rig_end(&rig);
}
END_TEST

/* --- Versions. --- */

START_TEST(a_newer_database_is_set_aside)
{
    struct rig rig = {0};

    rig_begin(&rig, KIND_SQLITE);
    rig_write(&rig, "old", OPERATION_DONE, "1");
    rig_stop(&rig);
    run_sql(rig.path, "PRAGMA user_version=99");
    rig_start(&rig, KIND_SQLITE);
    rig_write(&rig, "new", OPERATION_DONE, "1");
    ck_assert_ptr_null(rig_find(&rig, "old"));
    ck_assert_ptr_nonnull(rig_find(&rig, "new"));
    ck_assert_ptr_nonnull(strstr(rig.log, "newer version"));
    ck_assert_int_eq(count_files(&rig, "aside"), 1);
    rig_end(&rig);
}
END_TEST

START_TEST(nothing_is_set_aside_under_another_process)
{
    struct rig rig = {0}, other = {.is_shared = true, .instance = "other"};

    rig_begin(&rig, KIND_SQLITE);
    rig_write(&rig, "old", OPERATION_DONE, "1");
    run_sql(rig.path, "PRAGMA user_version=99");
    memcpy(other.folder, rig.folder, sizeof(other.folder));
    rig_begin(&other, KIND_SQLITE);
    rig_write(&other, "new", OPERATION_DONE, "1");
    ck_assert(store_state(other.s)->is_degraded);
    ck_assert_ptr_nonnull(strstr(other.log, "another process has it open"));
    ck_assert_int_eq(count_files(&rig, "aside"), 0);
    rig_stop(&rig);
    other.wall += 61000; /* now it may */
    rig_turn(&other, 0);
    rig_write(&other, "newer", OPERATION_DONE, "1");
    ck_assert_str_eq(store_state(other.s)->complaint, "");
    ck_assert_int_eq(count_files(&rig, "aside"), 1);
    ck_assert_ptr_nonnull(rig_find(&other, "new"));
    rig_stop(&other);
    rig_start(&rig, KIND_SQLITE);
    ck_assert_ptr_nonnull(rig_find(&rig, "new"));
    rig_end(&rig);
}
END_TEST

/* As version 1 left it: no search index. */
static const char version_1[] =
    "PRAGMA application_id=1970103152;"
    "CREATE TABLE entry(seq INTEGER PRIMARY KEY,kind INTEGER NOT NULL,time_ms INTEGER NOT NULL,"
    "level INTEGER NOT NULL,id TEXT,operation TEXT,engine TEXT,instance TEXT,state INTEGER,"
    "finished_ms INTEGER,args_bytes INTEGER,has_value INTEGER,is_json INTEGER,peer TEXT,"
    "session TEXT,client TEXT,tool TEXT,error TEXT,message TEXT,stack TEXT,details TEXT,"
    "result TEXT);"
    "CREATE UNIQUE INDEX entry_id ON entry(id,kind) WHERE id IS NOT NULL;"
    "CREATE INDEX entry_time ON entry(time_ms,level);"
    "CREATE INDEX entry_operation ON entry(operation) WHERE operation IS NOT NULL;"
    "CREATE INDEX entry_running ON entry(instance) WHERE state=0;"
    "CREATE TABLE audit(seq INTEGER PRIMARY KEY,time_ms INTEGER NOT NULL,peer TEXT,session TEXT,"
    "client TEXT,tool TEXT,outcome TEXT,operation TEXT,sizes TEXT,reason TEXT);"
    "INSERT INTO entry(kind,time_ms,level,id,state,finished_ms,has_value,is_json,tool,result)"
    " VALUES(0,1700000000000,0,'old',1,1700000000001,1,1,'query','\"ancient words\"');"
    "PRAGMA user_version=1;";

START_TEST(an_older_database_is_migrated)
{
    struct rig rig = {0}, reader = {.is_shared = true, .is_read_only = true};
    struct store_request r = {.verb = STORE_AUDIT, .filter = {.limit = 1}};

    make_state_folder(&rig);
    run_sql(rig.path, version_1);
    memcpy(reader.folder, rig.folder, sizeof(reader.folder));
    rig_begin(&reader, KIND_SQLITE);
    rig_do(&reader, &r); /* a reader changes nothing */
    ck_assert_int_eq(r.err.kind, ERR_INTERNAL);
    ck_assert_ptr_nonnull(strstr(r.err.message, "older version"));
    rig_stop(&reader);
    rig_start(&rig, KIND_SQLITE);
    ck_assert(slice_is(rig_find(&rig, "old")->result, "\"ancient words\""));
    ck_assert_int_eq(rig_total(&rig, "ancient"), 1);
    rig_write(&rig, "new", OPERATION_DONE, "1");
    rig_turn(&rig, 200);
    ck_assert_int_eq(rig_total(&rig, "ancient"), 1);
    ck_assert_str_eq(rig.log, "");
    ck_assert_int_eq(count_files(&rig, "aside"), 0);
    rig_end(&rig);
}
END_TEST

START_TEST(an_empty_file_becomes_a_database)
{
    struct rig rig = {0};
    int fd;

    make_state_folder(&rig);
    fd = open(rig.path, O_CREAT | O_WRONLY, 0600);
    ck_assert_int_ge(fd, 0);
    close(fd);
    rig_start(&rig, KIND_SQLITE);
    rig_write(&rig, "op", OPERATION_DONE, "1");
    ck_assert_ptr_nonnull(rig_find(&rig, "op"));
    ck_assert_str_eq(rig.log, "");
    rig_end(&rig);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("store_trouble");
    TCase *tc = tcase_create("store_trouble");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_set_timeout(tc, 110);
    tcase_add_loop_test(tc, a_disk_that_fails_costs_nothing_that_was_done, 0,
                        (int)N_ELEMENTS(disk_errors));
    tcase_add_test(tc, what_changes_while_the_disk_fails_is_changed_afterwards);
    tcase_add_test(tc, a_last_attempt_is_made_at_the_end);
    tcase_add_test(tc, a_folder_in_its_place_is_left_alone);
    tcase_add_test(tc, a_symbolic_link_is_not_followed);
    tcase_add_test(tc, the_database_of_another_program_is_left_alone);
    tcase_add_test(tc, a_file_in_place_of_the_folder_is_left_alone);
    tcase_add_loop_test(tc, a_broken_database_is_set_aside, 0, (int)N_ELEMENTS(wounds));
    tcase_add_test(tc, a_database_that_breaks_while_it_is_open_is_set_aside);
    tcase_add_test(tc, a_database_that_is_removed_is_begun_anew);
    tcase_add_test(tc, a_newer_database_is_set_aside);
    tcase_add_test(tc, nothing_is_set_aside_under_another_process);
    tcase_add_test(tc, an_older_database_is_migrated);
    tcase_add_test(tc, an_empty_file_becomes_a_database);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
