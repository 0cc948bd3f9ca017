/*
 * Opens the database file. Every process that has the database open holds a shared lock on a lock
 * file beside it. A process that sets a broken database aside needs an exclusive lock, so that no
 * other process keeps writing to the renamed file.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"
#include "store/entry.h"
#include "store/words.h"

enum {
    APPLICATION_ID = 0x756D6370, /* "umcp" */
    PAGE_MIN = 512,              /* smallest page size of SQLite */
    WRITER_BUSY_MS = 10000,
    READER_BUSY_MS = 5000
};

/* The SQL from version i to i + 1. Never change a released version; add a row. */
static const char *const migrations[] = {
    "PRAGMA application_id=1970103152;"
    "CREATE TABLE entry(seq INTEGER PRIMARY KEY,kind INTEGER NOT NULL,"
    "time_ms INTEGER NOT NULL,level INTEGER NOT NULL,id TEXT,operation TEXT,engine TEXT,"
    "instance TEXT,state INTEGER,finished_ms INTEGER,args_bytes INTEGER,has_value INTEGER,"
    "is_json INTEGER,peer TEXT,session TEXT,client TEXT,tool TEXT,error TEXT,message TEXT,"
    "stack TEXT,details TEXT,result TEXT);"
    "CREATE UNIQUE INDEX entry_id ON entry(id,kind) WHERE id IS NOT NULL;"
    "CREATE INDEX entry_time ON entry(time_ms,level);"
    "CREATE INDEX entry_operation ON entry(operation) WHERE operation IS NOT NULL;"
    "CREATE INDEX entry_running ON entry(instance) WHERE state=0;"
    "CREATE TABLE audit(seq INTEGER PRIMARY KEY,time_ms INTEGER NOT NULL,peer TEXT,session TEXT,"
    "client TEXT,tool TEXT,outcome TEXT,operation TEXT,sizes TEXT,reason TEXT);"
    "CREATE INDEX audit_time ON audit(time_ms);"
    "CREATE INDEX audit_pending ON audit(operation) WHERE outcome='pending';",

    /* words_plain() has already tokenized the text. */
    "CREATE VIRTUAL TABLE words USING fts5(text,content='',tokenize='ascii');"
    "CREATE TABLE indexed(seq INTEGER NOT NULL);" /* rows up to here are in `words` */
    "INSERT INTO indexed VALUES(0);",

    /* How much of an instance's journal is in the database. */
    "CREATE TABLE journal(instance TEXT PRIMARY KEY,number INTEGER NOT NULL) WITHOUT ROWID;",

    "ALTER TABLE entry ADD COLUMN task TEXT;",

    /* Clients' sessions, and events that they may ask for again. */
    "CREATE TABLE session(id TEXT PRIMARY KEY,time_ms INTEGER NOT NULL,state TEXT) WITHOUT ROWID;"
    "CREATE INDEX session_time ON session(time_ms);"
    "CREATE TABLE event(number INTEGER PRIMARY KEY,session TEXT NOT NULL,stream INTEGER NOT NULL,"
    "seq INTEGER NOT NULL,time_ms INTEGER NOT NULL,data TEXT);"
    "CREATE UNIQUE INDEX event_seq ON event(session,stream,seq);",
};

#define ROW_TEXTS      "kind,id,tool,error,result,message"
#define GET_INDEXED    "SELECT seq FROM indexed"
#define OLD_SESSIONS   "SELECT id FROM session WHERE time_ms<?1 ORDER BY time_ms,id LIMIT 16"
#define TAKEN_FOR_DEAD "state=4 AND error='" STORE_LOST "'"

static const char *const writer_texts[N_WRITER_STATEMENTS] = {
    [SQL_BEGIN] = "BEGIN IMMEDIATE",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_INSERT_OPERATION] =
        "INSERT OR IGNORE INTO entry(kind,time_ms,level,id,engine,instance,state,finished_ms,"
        "args_bytes,has_value,is_json,peer,session,client,tool,error,details,result,task) "
        "VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18,?19)",
    [SQL_UPDATE_OPERATION] =
        "UPDATE entry SET time_ms=?2,level=?3,engine=?5,instance=?6,state=?7,finished_ms=?8,"
        "args_bytes=?9,has_value=?10,is_json=?11,peer=?12,session=?13,client=?14,tool=?15,"
        "error=?16,details=?17,result=?18,task=?19 WHERE id=?4 AND kind=?1 AND "
        "(state=0 OR ?20 OR (instance=?6 AND " TAKEN_FOR_DEAD "))",
    [SQL_INSERT_LINE] = "INSERT INTO entry(kind,time_ms,level,operation,engine,message,stack) "
                        "VALUES(2,?1,?2,?3,?4,?5,?6)",
    [SQL_INSERT_AUDIT] = "INSERT INTO audit(time_ms,peer,session,client,tool,outcome,operation,"
                         "sizes,reason) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9)",
    [SQL_END_AUDIT] =
        "UPDATE audit SET outcome=?1,reason=?2 WHERE operation=?3 AND outcome='pending'",
    [SQL_FIND_ROW] =
        "SELECT seq," TAKEN_FOR_DEAD ",result,instance FROM entry WHERE id=?1 AND kind=?2",
    [SQL_LAST_SEQ] = "SELECT max(seq) FROM entry",
    [SQL_DELETE_ROW] = "DELETE FROM entry WHERE seq=?1",
    [SQL_EMPTY_ROW] =
        "UPDATE entry SET kind=3,time_ms=-1,level=0,id=NULL,operation=NULL,engine=NULL,"
        "instance=NULL,state=NULL,peer=NULL,session=NULL,client=NULL,tool=NULL,error=NULL,"
        "message=NULL,stack=NULL,details=NULL,result=NULL,task=NULL "
        "WHERE seq=?1",
    [SQL_ROWS_AFTER] = "SELECT seq," ROW_TEXTS " FROM entry WHERE seq>?1 ORDER BY seq LIMIT ?2",
    [SQL_ROWS_OLDER] =
        "SELECT seq FROM entry WHERE time_ms<?1 AND (kind=2 OR time_ms<?3) AND state IS NOT 0 AND "
        "(time_ms>=0 OR seq<(SELECT max(seq) FROM entry)) ORDER BY time_ms,seq LIMIT ?2",
    [SQL_ROWS_OF_INSTANCE] =
        "SELECT seq FROM entry WHERE state=0 AND instance=?1 AND seq>?2 ORDER BY seq LIMIT 1",
    [SQL_RUNNING_INSTANCES] = "SELECT DISTINCT instance FROM entry WHERE state=0 AND "
                              "(?1 IS NULL OR instance>?1) ORDER BY instance",
    [SQL_MARK_ROW_LOST] = "UPDATE entry SET state=4,level=2,finished_ms=?2,error=?3 WHERE seq=?1",
    [SQL_MARK_AUDIT_LOST] = "UPDATE audit SET outcome='lost',reason=?2 WHERE outcome='pending' AND "
                            "operation=(SELECT id FROM entry WHERE seq=?1)",
    [SQL_REVIVE_AUDIT] =
        "UPDATE audit SET outcome='pending',reason=NULL WHERE (outcome='lost' OR ?2) AND "
        "operation=?1",
    [SQL_GET_INDEXED] = GET_INDEXED,
    [SQL_SET_INDEXED] = "UPDATE indexed SET seq=?1",
    [SQL_INDEX] = "INSERT INTO words(rowid,text) VALUES(?1,?2)",
    [SQL_UNINDEX] = "INSERT INTO words(words,rowid,text) VALUES('delete',?1,?2)",
    [SQL_TRAIL_OLDER] = "DELETE FROM audit WHERE seq IN "
                        "(SELECT seq FROM audit WHERE time_ms<?1 ORDER BY time_ms,seq LIMIT ?2)",
    [SQL_TRAIL_OLDEST] = "DELETE FROM audit WHERE seq IN "
                         "(SELECT seq FROM audit ORDER BY seq LIMIT ?2)",
    [SQL_VACUUM] = "PRAGMA incremental_vacuum(256)",
    [SQL_MARK] = "SELECT number FROM journal WHERE instance=?1",
    [SQL_SET_MARK] = "INSERT OR REPLACE INTO journal VALUES(?1,?2)",
    [SQL_DELETE_MARK] = "DELETE FROM journal WHERE instance=?1",
    [SQL_MARKED_INSTANCES] = "SELECT instance FROM journal",
    [SQL_PUT_SESSION] = "INSERT OR REPLACE INTO session VALUES(?1,?2,?3)",
    [SQL_DROP_SESSION] = "DELETE FROM session WHERE id=?1",
    [SQL_DROP_OLD_EVENTS] = "DELETE FROM event WHERE session IN (" OLD_SESSIONS ")",
    [SQL_DROP_OLD_SESSIONS] = "DELETE FROM session WHERE id IN (" OLD_SESSIONS ")",
    [SQL_PUT_EVENT] = "INSERT OR REPLACE INTO event(session,stream,seq,time_ms,data) "
                      "VALUES(?1,?2,?3,?4,?5)",
    [SQL_DROP_EVENTS] = "DELETE FROM event WHERE session=?1 AND (?2<0 OR stream=?2) AND "
                        "seq BETWEEN ?3 AND ?4",
    [SQL_DROP_OLDEST_EVENTS] = "DELETE FROM event WHERE number IN "
                               "(SELECT number FROM event ORDER BY number LIMIT ?1)",
};

/* Takes the result column, or a stand-in for it. */
#define COLUMNS(result)                                                                            \
    "kind,id,tool,error," result ",message,seq,time_ms,level,operation,engine,instance,state,"     \
    "finished_ms,args_bytes,has_value,is_json,peer,session,client,stack,details,task"
#define ENTRY_COLUMNS COLUMNS("result") " "
#define LIST_COLUMNS  COLUMNS("typeof(result) IN ('text','blob')") /* read afterwards */

#define LIST_WHERE " FROM entry WHERE time_ms>=?1 AND (?2=0 OR (?2>>level)&1)"
#define LIST_ORDER " ORDER BY time_ms DESC,seq DESC LIMIT ?3 OFFSET ?4"
#define LIST_TEXT                                                                                  \
    " AND seq IN (SELECT rowid FROM words WHERE words MATCH ?5 UNION ALL "                         \
    "SELECT seq FROM entry WHERE seq>?6 AND has_words(?7," ROW_TEXTS "))"
#define LIST_MEMORY " AND NOT is_in_memory(id,kind)"
#define LIST_OWN    " AND task IS NOT NULL AND session=?5"

static const char *const reader_texts[N_READER_STATEMENTS] = {
    [SQL_FIND_OPERATION] = "SELECT " ENTRY_COLUMNS "FROM entry WHERE id=?1 AND time_ms>=?2 "
                           "AND kind IN (0,1) ORDER BY kind LIMIT 1",
    [SQL_FIND_LINE] = "SELECT " ENTRY_COLUMNS "FROM entry WHERE seq=?1 AND kind=2 AND time_ms>=?2",
    [SQL_COUNT_LINES] = "SELECT count(*) FROM entry WHERE operation=?1",
    [SQL_LINES_OF] = "SELECT " ENTRY_COLUMNS "FROM entry WHERE operation=?1 AND kind=2 "
                     "ORDER BY seq LIMIT ?2",
    [SQL_READ_INDEXED] = GET_INDEXED,
    [SQL_READ_RUNNING] = "SELECT DISTINCT instance FROM entry WHERE state=0",
    [SQL_READER_MARK] = "SELECT number FROM journal WHERE instance=?1",
    [SQL_COUNT] = "SELECT count(*)" LIST_WHERE,
    [SQL_COUNT + 1] = "SELECT count(*)" LIST_WHERE LIST_TEXT,
    [SQL_COUNT + 2] = "SELECT count(*)" LIST_WHERE LIST_MEMORY,
    [SQL_COUNT + 3] = "SELECT count(*)" LIST_WHERE LIST_TEXT LIST_MEMORY,
    [SQL_COUNT + 4] = "SELECT count(*)" LIST_WHERE LIST_OWN,
    [SQL_COUNT + 6] = "SELECT count(*)" LIST_WHERE LIST_OWN LIST_MEMORY,
    [SQL_PAGE] = "SELECT " LIST_COLUMNS LIST_WHERE LIST_ORDER,
    [SQL_PAGE + 1] = "SELECT " LIST_COLUMNS LIST_WHERE LIST_TEXT LIST_ORDER,
    [SQL_PAGE + 2] = "SELECT " LIST_COLUMNS LIST_WHERE LIST_MEMORY LIST_ORDER,
    [SQL_PAGE + 3] = "SELECT " LIST_COLUMNS LIST_WHERE LIST_TEXT LIST_MEMORY LIST_ORDER,
    [SQL_PAGE + 4] = "SELECT " LIST_COLUMNS LIST_WHERE LIST_OWN LIST_ORDER,
    [SQL_PAGE + 6] = "SELECT " LIST_COLUMNS LIST_WHERE LIST_OWN LIST_MEMORY LIST_ORDER,
    [SQL_COUNT_AUDIT] = "SELECT count(*) FROM audit WHERE time_ms>=?1",
    [SQL_PAGE_AUDIT] = "SELECT time_ms,peer,session,client,tool,outcome,operation,sizes,reason "
                       "FROM audit WHERE time_ms>=?1 ORDER BY time_ms,seq LIMIT ?3 OFFSET ?4",
    [SQL_FIND_SESSION] = "SELECT time_ms,state FROM session WHERE id=?1",
    [SQL_COUNT_EVENTS] = "SELECT count(*) FROM event WHERE session=?1",
    [SQL_EVENTS_OF] = "SELECT stream,seq,data FROM event WHERE session=?1 ORDER BY stream,seq "
                      "LIMIT ?2",
};

_Static_assert(N_WRITER_STATEMENTS <= N_ELEMENTS(((struct database *)0)->statements), "they fit");
_Static_assert(N_READER_STATEMENTS <= N_ELEMENTS(((struct database *)0)->statements), "they fit");

/* --- Connections and statements. --- */

sqlite3_stmt *database_statement(struct database *d, int which, int *ret_code)
{
    sqlite3_stmt **place = &d->statements[which];

    if (!*place)
        *ret_code =
            sqlite3_prepare_v3(d->db, d->texts[which], -1, SQLITE_PREPARE_PERSISTENT, place, NULL);
    return *place;
}

int database_run(sqlite3_stmt *statement)
{
    int code = sqlite3_step(statement);

    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return code == SQLITE_DONE || code == SQLITE_ROW ? SQLITE_OK : code;
}

static void database_close(struct database *d, bool keeps_wal)
{
    for (size_t i = 0; i < N_ELEMENTS(d->statements); i++)
        sqlite3_finalize(d->statements[i]);
    if (d->db && keeps_wal)
        sqlite3_db_config(d->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)NULL);
    sqlite3_close(d->db);
    *d = (struct database){0};
}

bool code_is_broken(int code)
{
    return (code & 0xFF) == SQLITE_CORRUPT || (code & 0xFF) == SQLITE_NOTADB;
}

void bind_slice(sqlite3_stmt *statement, int at, struct slice s)
{
    if (s.len)
        sqlite3_bind_text64(statement, at, s.p, s.len, SQLITE_STATIC, SQLITE_UTF8);
    else
        sqlite3_bind_null(statement, at);
}

struct slice column_slice(sqlite3_stmt *statement, int at)
{
    const void *p = sqlite3_column_blob(statement, at);

    return slice_from(p, p ? (size_t)sqlite3_column_bytes(statement, at) : 0);
}

/* --- Checking owner and version. --- */

/* Runs a pragma or query that returns a number. -1 if it returns none; see *ret_code. */
static int64_t ask(sqlite3 *db, const char *sql, int *ret_code)
{
    sqlite3_stmt *statement = NULL;
    int64_t answer = -1;
    int code = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);

    if (code == SQLITE_OK && (code = sqlite3_step(statement)) == SQLITE_ROW) {
        answer = sqlite3_column_int64(statement, 0);
        code = SQLITE_OK;
    }
    sqlite3_finalize(statement);
    *ret_code = code == SQLITE_DONE ? SQLITE_OK : code;
    return answer;
}

static bool say(char *why, size_t why_size, const char *text)
{
    snprintf(why, why_size, "%s", text);
    return false;
}

/* Checks that the path, if it exists, is a regular file of this user and not a symbolic link. */
static bool look_at(const struct sqlite_store *s, struct stat *ret_stat, bool *ret_exists,
                    char *why, size_t why_size)
{
    *ret_exists = lstat(s->path, ret_stat) == 0;
    if (!*ret_exists)
        return errno == ENOENT || say(why, why_size, strerror(errno));
    if (S_ISLNK(ret_stat->st_mode))
        return say(why, why_size, "it is a symbolic link");
    if (!S_ISREG(ret_stat->st_mode))
        return say(why, why_size, "it is not a file");
    if (ret_stat->st_uid != geteuid())
        return say(why, why_size, "it belongs to another user");
    return true;
}

static bool make_place(struct sqlite_store *s, char *why, size_t why_size)
{
    char folder[PATH_MAX];
    char *slash;

    if ((size_t)snprintf(folder, sizeof(folder), "%s", s->path) >= sizeof(folder))
        return say(why, why_size, strerror(ENAMETOOLONG));
    slash = strrchr(folder, '/');
    if (!slash || slash == folder)
        return true;
    *slash = '\0';
    return fd_make_folders(folder) || say(why, why_size, strerror(errno));
}

/* Creates the file if it is missing and restricts it to its owner. A file that was missing is not
 * open elsewhere, so closing it here cannot release another connection's lock. */
static bool make_file(struct sqlite_store *s, char *why, size_t why_size)
{
    struct stat st;
    bool exists;
    int fd;

    if (!look_at(s, &st, &exists, why, why_size))
        return false;
    if (!exists) {
        fd = open(s->path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
        if (fd < 0 && errno != EEXIST)
            return say(why, why_size, strerror(errno));
        if (fd >= 0)
            close(fd);
        if (!look_at(s, &st, &exists, why, why_size))
            return false;
    }
    if ((st.st_mode & 077) && chmod(s->path, 0600) != 0)
        return say(why, why_size, strerror(errno));
    s->device = st.st_dev;
    s->inode = st.st_ino;
    return true;
}

static int open_lock(struct sqlite_store *s)
{
    char path[PATH_MAX];

    if ((size_t)snprintf(path, sizeof(path), "%s.lock", s->path) >= sizeof(path))
        return -1;
    return open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600);
}

static void drop_lock(struct sqlite_store *s)
{
    if (s->lock_fd >= 0)
        close(s->lock_fd);
    s->lock_fd = -1;
}

/* Waits a moment for a process that is setting the file aside. */
static bool take_lock(struct sqlite_store *s, char *why, size_t why_size)
{
    drop_lock(s);
    s->lock_fd = open_lock(s);
    if (s->lock_fd < 0)
        return say(why, why_size, strerror(errno));
    return flock(s->lock_fd, LOCK_SH) == 0 || say(why, why_size, strerror(errno));
}

/* Copies the error message and classifies the failure. */
static enum opening failure(sqlite3 *db, int code, char *why, size_t why_size)
{
    snprintf(why, why_size, "%s",
             db && sqlite3_errcode(db) == (code & 0xFF) ? sqlite3_errmsg(db)
                                                        : sqlite3_errstr(code));
    return code_is_broken(code) ? OPEN_OUTDATED : OPEN_FAILED;
}

static enum opening check_version(sqlite3 *db, int64_t *ret_version, char *why, size_t why_size)
{
    int code;
    int64_t version = ask(db, "PRAGMA user_version", &code);
    int64_t application = code == SQLITE_OK ? ask(db, "PRAGMA application_id", &code) : 0;
    int64_t n_tables = code == SQLITE_OK ? ask(db, "SELECT count(*) FROM sqlite_schema", &code) : 0;

    if (code != SQLITE_OK)
        return failure(db, code, why, why_size);
    if (application != APPLICATION_ID && (n_tables || application || version)) {
        say(why, why_size, "it is another program's database");
        return OPEN_FAILED;
    }
    if (version < 0 || version > (int64_t)N_ELEMENTS(migrations)) {
        say(why, why_size,
            version < 0 ? "its version number is invalid" : "a newer version of umcp made it");
        return OPEN_OUTDATED;
    }
    *ret_version = version;
    return OPEN_DONE;
}

/* Migrates in one transaction that also reads the version, because two processes may do this at the
 * same time. */
static enum opening migrate(sqlite3 *db, char *why, size_t why_size)
{
    int code = sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);
    enum opening opening = OPEN_DONE;
    int64_t version = 0;

    if (code != SQLITE_OK)
        return failure(db, code, why, why_size);
    opening = check_version(db, &version, why, why_size);
    for (; opening == OPEN_DONE && version < (int64_t)N_ELEMENTS(migrations); version++) {
        char set[64];

        snprintf(set, sizeof(set), "PRAGMA user_version=%d", (int)version + 1);
        code = sqlite3_exec(db, migrations[version], NULL, NULL, NULL);
        if (code == SQLITE_OK)
            code = sqlite3_exec(db, set, NULL, NULL, NULL);
        if (code != SQLITE_OK)
            opening = failure(db, code, why, why_size);
    }
    if (opening == OPEN_DONE) {
        code = sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
        if (code == SQLITE_OK)
            return OPEN_DONE;
        opening = failure(db, code, why, why_size);
    }
    sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return opening;
}

static int note_frames(void *store, sqlite3 *db, const char *name, int n_frames)
{
    struct sqlite_store *s = store;

    (void)db;
    (void)name;
    s->wal_frames = n_frames;
    return SQLITE_OK;
}

/* Switching to WAL fails at once if other processes do it at the same moment, so we retry. We set
 * auto_vacuum only for new files, because it takes the lock that writers hold. */
static int set_modes(sqlite3 *db, bool is_new)
{
    struct timespec pause = {.tv_nsec = 20 * 1000 * 1000};
    int code = SQLITE_BUSY;

    sqlite3_busy_timeout(db, WRITER_BUSY_MS / 100);
    for (int i = 0; i < 100 && (code & 0xFF) == SQLITE_BUSY; i++) {
        if (i)
            nanosleep(&pause, NULL);
        code = is_new ? sqlite3_exec(db, "PRAGMA auto_vacuum=INCREMENTAL", NULL, NULL, NULL)
                      : SQLITE_OK;
        if (code == SQLITE_OK)
            code = sqlite3_exec(db, "PRAGMA journal_mode=WAL", NULL, NULL, NULL);
    }
    sqlite3_busy_timeout(db, WRITER_BUSY_MS);
    if (code != SQLITE_OK)
        return code;
    return sqlite3_exec(db,
                        "PRAGMA synchronous=NORMAL;PRAGMA cache_size=-8192;PRAGMA temp_store=2;"
                        "PRAGMA journal_size_limit=4194304",
                        NULL, NULL, NULL);
}

static enum opening open_writer(struct sqlite_store *s, char *why, size_t why_size)
{
    sqlite3 **db = &s->writer.db;
    enum opening opening;
    int64_t version = 0;
    int code = sqlite3_open_v2(
        s->path, db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE, NULL);

    s->writer.texts = writer_texts;
    if (code != SQLITE_OK)
        return failure(*db, code, why, why_size);
    sqlite3_extended_result_codes(*db, 1);
    sqlite3_busy_timeout(*db, WRITER_BUSY_MS);
    opening = check_version(*db, &version, why, why_size);
    if (opening != OPEN_DONE)
        return opening;
    code = set_modes(*db, version == 0);
    if (code != SQLITE_OK)
        return failure(*db, code, why, why_size);
    opening = migrate(*db, why, why_size);
    sqlite3_wal_hook(*db, note_frames, s); /* no checkpoints inside commits */
    return opening;
}

enum opening dbfile_open(struct sqlite_store *s, char *why, size_t why_size)
{
    enum opening opening = OPEN_FAILED;

    if (make_place(s, why, why_size) && take_lock(s, why, why_size) && make_file(s, why, why_size))
        opening = open_writer(s, why, why_size);
    if (opening != OPEN_DONE)
        dbfile_close(s, opening == OPEN_OUTDATED);
    return opening;
}

/* --- The reader's connection. --- */

static struct slice value_slice(sqlite3_value *value)
{
    const void *p = sqlite3_value_blob(value);

    return slice_from(p, p ? (size_t)sqlite3_value_bytes(value) : 0);
}

/* SQL function: whether a row, given by kind and columns, matches a query. */
static void has_words(sqlite3_context *context, int n_values, sqlite3_value **values)
{
    struct slice columns[ROW_COLUMNS], parts[ENTRY_PARTS];
    size_t n;

    (void)n_values;
    for (int i = 0; i < ROW_COLUMNS; i++)
        columns[i] = value_slice(values[2 + i]);
    n = row_words((enum row_kind)sqlite3_value_int(values[1]), columns, parts);
    sqlite3_result_int(context, words_match(value_slice(values[0]), parts, n));
}

/* Runs inside a read, which holds the read lock. */
static void is_in_memory(sqlite3_context *context, int n_values, sqlite3_value **values)
{
    struct sqlite_store *s = sqlite3_user_data(context);
    struct slice id = value_slice(values[0]);
    int kind = sqlite3_value_int(values[1]);

    (void)n_values;
    sqlite3_result_int(context, kind != ROW_LINE && s->memory &&
                                    memory_knows(s->memory, id, kind == ROW_DATA));
}

static enum opening prepare_reader(struct sqlite_store *s, struct database *d, char *why,
                                   size_t why_size)
{
    enum opening opening;
    int64_t version = 0;
    int code;

    sqlite3_extended_result_codes(d->db, 1);
    sqlite3_busy_timeout(d->db, READER_BUSY_MS);
    opening = check_version(d->db, &version, why, why_size);
    if (opening != OPEN_DONE)
        return opening;
    if (version != (int64_t)N_ELEMENTS(migrations)) {
        say(why, why_size, "an older version of umcp made it; start a server once to upgrade it");
        return OPEN_FAILED;
    }
    code = sqlite3_exec(d->db, "PRAGMA cache_size=-4096;PRAGMA query_only=1;PRAGMA temp_store=2",
                        NULL, NULL, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_create_function_v2(d->db, "has_words", 7, SQLITE_UTF8, s, has_words, NULL,
                                          NULL, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_create_function_v2(d->db, "is_in_memory", 2, SQLITE_UTF8, s, is_in_memory,
                                          NULL, NULL, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_wal_autocheckpoint(d->db, 0);
    return code == SQLITE_OK ? OPEN_DONE : failure(d->db, code, why, why_size);
}

enum opening dbfile_open_reader(struct sqlite_store *s, struct database *d, char *why,
                                size_t why_size)
{
    int mode = s->options.is_read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
    enum opening opening;
    struct stat st;
    bool exists;
    int code;

    if (!look_at(s, &st, &exists, why, why_size))
        return OPEN_FAILED;
    if (!exists)
        return OPEN_ABSENT;
    code = sqlite3_open_v2(s->path, &d->db, mode | SQLITE_OPEN_NOMUTEX, NULL);
    d->texts = reader_texts;
    opening = code == SQLITE_OK ? prepare_reader(s, d, why, why_size)
                                : failure(d->db, code, why, why_size);
    if (opening != OPEN_DONE)
        database_close(d, true);
    return opening;
}

/* With the read lock: closes the connection and forgets that its file was malformed. */
static void close_reader(struct sqlite_store *s)
{
    database_close(&s->reader, true);
    pthread_mutex_lock(&s->lock);
    s->is_broken = false;
    pthread_mutex_unlock(&s->lock);
}

void dbfile_close(struct sqlite_store *s, bool keeps_wal)
{
    pthread_mutex_lock(&s->read_lock);
    close_reader(s);
    pthread_mutex_unlock(&s->read_lock);
    database_close(&s->writer, keeps_wal);
    drop_lock(s);
}

/* --- Setting aside. --- */

bool file_is_gone(struct sqlite_store *s, bool *ret_is_cut)
{
    struct stat st;
    bool is_same = lstat(s->path, &st) == 0 && st.st_dev == s->device && st.st_ino == s->inode;

    *ret_is_cut = is_same && st.st_size < PAGE_MIN; /* closing it would drop the WAL */
    return !is_same;
}

/* Renames the main file last: while it has its name, no other process creates a new one. */
static bool rename_all(struct sqlite_store *s, const char *stem, char *why, size_t why_size)
{
    static const char *const ends[] = {"-wal", "-shm", ""};
    char from[PATH_MAX], to[PATH_MAX];

    for (size_t i = 0; i < N_ELEMENTS(ends); i++) {
        if ((size_t)snprintf(from, sizeof(from), "%s%s", s->path, ends[i]) >= sizeof(from) ||
            (size_t)snprintf(to, sizeof(to), "%s%s", stem, ends[i]) >= sizeof(to))
            return say(why, why_size, strerror(ENAMETOOLONG));
        if (rename(from, to) != 0 && (errno != ENOENT || !*ends[i]))
            return say(why, why_size, strerror(errno));
    }
    return true;
}

/* The name contains the current time, and a number if it is taken. */
void dbfile_choose_name(struct sqlite_store *s, const char *path, char *to, size_t size)
{
    char when[TEXT_TIME_SIZE];
    struct stat st;

    text_time(wall_now(s), when);
    for (char *p = when; *p; p++)
        if (*p == ':' || *p == '.')
            *p = '-';
    snprintf(to, size, "%s.aside-%s", path, when);
    for (int i = 2; lstat(to, &st) == 0 && i < 1000; i++)
        snprintf(to, size, "%s.aside-%s-%d", path, when, i);
}

bool dbfile_set_aside(struct sqlite_store *s, const char *reason, char *why, size_t why_size)
{
    char name[PATH_MAX];
    bool ok = true;

    s->lock_fd = open_lock(s);
    if (s->lock_fd < 0)
        return say(why, why_size, strerror(errno));
    if (flock(s->lock_fd, LOCK_EX | LOCK_NB) != 0)
        ok = say(why, why_size, "another process has it open");
    else if (!file_is_gone(s, &(bool){false})) { /* else another process already did it */
        dbfile_choose_name(s, s->path, name, sizeof(name));
        pthread_mutex_lock(&s->read_lock); /* so that no read opens it before it is renamed */
        close_reader(s);
        ok = rename_all(s, name, why, why_size);
        pthread_mutex_unlock(&s->read_lock);
        if (ok)
            log_message(
                s, STORE_WARNING,
                "umcp cannot use the database %s (%s), has renamed it to %s and starts a new one",
                s->path, reason, name);
    }
    drop_lock(s);
    return ok;
}
