/*
 * Shared by the files of the store on disk.
 *
 *     sqlite.c   the loop's side: queues and the two threads
 *     writer.c   the writer thread: batches, falling back on memory and coming back
 *     write.c    the statements of a batch, and the search index
 *     journal.c  records that are acknowledged before they are in the database
 *     keep.c     retention, rows of dead instances, checkpoints
 *     reader.c   the reader thread, on disk and in memory
 *     session.c  sessions and their events
 *     open.c     the file: its owner, its version, setting it aside
 */
#ifndef STORE_SQLITE_INTERNAL_H
#define STORE_SQLITE_INTERNAL_H

#include <pthread.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <sys/types.h>

#include "base/limits.h"
#include "store/clock.h"
#include "store/journal.h"
#include "store/memory.h"
#include "store/store.h"

/* The numbers are stored in databases: do not change them. */
enum row_kind { ROW_OPERATION = 0, ROW_DATA = 1, ROW_LINE = 2, ROW_EMPTY = 3 };

enum writer_statement {
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_INSERT_OPERATION,
    SQL_UPDATE_OPERATION,
    SQL_INSERT_LINE,
    SQL_INSERT_AUDIT,
    SQL_END_AUDIT,
    SQL_FIND_ROW,
    SQL_LAST_SEQ,
    SQL_DELETE_ROW,
    SQL_EMPTY_ROW,
    SQL_ROWS_AFTER,
    SQL_ROWS_OLDER,
    SQL_ROWS_OF_INSTANCE,
    SQL_RUNNING_INSTANCES,
    SQL_MARK_ROW_LOST,
    SQL_MARK_AUDIT_LOST,
    SQL_REVIVE_AUDIT,
    SQL_GET_INDEXED,
    SQL_SET_INDEXED,
    SQL_INDEX,
    SQL_UNINDEX,
    SQL_TRAIL_OLDER,
    SQL_TRAIL_OLDEST,
    SQL_VACUUM,
    SQL_MARK,
    SQL_SET_MARK,
    SQL_DELETE_MARK,
    SQL_MARKED_INSTANCES,
    SQL_PUT_SESSION,
    SQL_DROP_SESSION,
    SQL_DROP_OLD_EVENTS,
    SQL_DROP_OLD_SESSIONS,
    SQL_PUT_EVENT,
    SQL_DROP_EVENTS,
    SQL_DROP_OLDEST_EVENTS,
    N_WRITER_STATEMENTS
};

enum reader_statement {
    SQL_FIND_OPERATION,
    SQL_FIND_LINE,
    SQL_COUNT_LINES,
    SQL_LINES_OF,
    SQL_READ_INDEXED,
    SQL_READ_RUNNING,
    SQL_READER_MARK,
    SQL_COUNT, /* seven of each, in the order of the LIST_ flags */
    SQL_PAGE = SQL_COUNT + 7,
    SQL_COUNT_AUDIT = SQL_PAGE + 7,
    SQL_PAGE_AUDIT,
    SQL_FIND_SESSION,
    SQL_COUNT_EVENTS,
    SQL_EVENTS_OF,
    N_READER_STATEMENTS
};

/* One connection and the statements that it has prepared so far; used by one thread at a time. */
struct database {
    sqlite3 *db; /* NULL: not open */
    const char *const *texts;
    sqlite3_stmt *statements[40];
};

/* The outcome of opening the database. */
enum opening {
    OPEN_DONE,
    OPEN_ABSENT,  /* there is no file, and we must not create one */
    OPEN_FAILED,  /* the disk failed, or another user owns the file: try again later */
    OPEN_OUTDATED /* broken, or from a newer version: must be set aside */
};

/* A queued log line, followed by its texts. */
struct waiting_line {
    struct list link;
    size_t size; /* of the block */
    struct store_line line;
};

/* A message to the operator. */
struct message {
    struct list link;
    enum store_level level;
    char text[600];
};

enum {
    JOURNAL_NAME = 128,   /* bytes of an instance name in a journal's file name, with its NUL */
    JOURNAL_BATCH = 1024, /* queued records that wake the writer */
    JOURNAL_BYTES = LIMIT_JOURNAL_PENDING + 2 * JOURNAL_RECORD,
    LINES_BATCH = 256 /* queued lines that wake the writer */
};

/* The journal of this instance. Guarded by the lock; only the writer changes `fd`. */
struct journal_file {
    int fd;             /* -1: none */
    int error;          /* errno of the last write; if set, nothing more is written */
    bool is_torn;       /* a failed write left bytes after `size` */
    int64_t size;       /* of the file */
    uint64_t number;    /* of the newest record */
    struct buf pending; /* records that the writer has not taken yet */
    uint64_t n_pending;
};

/* The last record of a journal at some moment. */
struct journal_mark {
    char instance[JOURNAL_NAME];
    uint64_t number;
};

enum sqlite_phase { PHASE_CLOSED, PHASE_OPEN, PHASE_MEMORY };

struct sqlite_store {
    struct store store; /* first: callers have a pointer to it */
    struct store_sqlite_options options;
    char *path, *instance;
    struct store_state state; /* the loop's copy, with the complaint below */
    char shown_complaint[400];
    pthread_t writer_thread, reader_thread;
    bool has_writer, has_reader;
    struct keep_clock clock;   /* the loop's */
    _Atomic int64_t keep_ms;   /* the clock's time; 0: none yet */
    _Atomic int64_t began_ms;  /* the first keep_ms */
    _Atomic int64_t wall_ms;   /* the wall clock, for people; 0: unknown */
    _Atomic int64_t now_ms;    /* the monotonic clock */
    _Atomic int64_t chores_ms; /* when the writer's next maintenance is due, by now_ms */
    atomic_bool holds_entries; /* a gap in their times: they do not expire yet (keep.c) */
    atomic_bool holds_audit;
    atomic_bool has_news;          /* `done` or `messages` is not empty */
    atomic_uint_fast64_t n_posted; /* writes posted; changed under the lock */

    pthread_mutex_t lock; /* guards everything up to read_lock */
    pthread_cond_t to_writer, to_reader, written;
    bool writer_sleeps; /* until it is woken */
    bool writer_rests;  /* until it is woken, or for REST_MS */
    bool reader_sleeps, reader_waits;
    struct journal_file journal;
    struct list writes, reads, done; /* of struct store_request */
    struct list lines;               /* of struct waiting_line */
    int64_t n_lines, n_line_bytes, n_dropped;
    uint64_t n_written;                     /* how many of n_posted are written */
    uint64_t n_lines_posted, n_lines_ended; /* lines queued so far, and lines taken out */
    struct list messages;                   /* of struct message */
    bool wants_open, wants_mark_lost,
        wants_checkpoint; /* for the writer; the last: for the reader */
    bool is_broken;       /* the reader found the file broken */
    bool has_woken, is_ending;
    enum sqlite_phase phase;
    char complaint[400];

    pthread_mutex_t read_lock; /* guards `reader` and `memory` */
    struct database reader;
    struct store *memory; /* NULL until the disk has failed once */

    /* Used by the writer thread only. */
    struct database writer;
    int lock_fd; /* -1: none */
    dev_t device;
    ino_t inode;      /* of the file that is open */
    int64_t indexed;  /* cached value of table `indexed`, in this transaction */
    int64_t retry_ms; /* by now_ms */
    int wal_frames;
    uint64_t n_unindexed, n_steps_due; /* writes since full indexing, since the last step */
    bool has_unindexed, is_forgetting, is_shrinking;
    struct buf text;        /* the text being indexed */
    struct buf taken;       /* the batch's journal records */
    struct buf unsaved;     /* records in the journal and in memory, not in the database */
    const char *writes_for; /* the instance in whose name rows are written */
    bool has_complained;    /* about the journal */
    bool saw_running;       /* reader only: a row is running under another instance */
};

/* --- open.c: on the writer's thread, except for database_* --- */

/* Returns the statement, ready for binding. NULL: it cannot be prepared, see *ret_code. */
sqlite3_stmt *database_statement(struct database *d, int which, int *ret_code);
/* Runs a statement that returns no rows, and resets it. */
int database_run(sqlite3_stmt *statement);
bool code_is_broken(int code);
void bind_slice(sqlite3_stmt *statement, int at, struct slice s);
struct slice column_slice(sqlite3_stmt *statement, int at);

/* Opens the writer's connection and creates or migrates the file. On failure `why` has the
 * reason. */
enum opening dbfile_open(struct sqlite_store *s, char *why, size_t why_size);
/* Opens a second connection to the file; with is_read_only it is the only one. */
enum opening dbfile_open_reader(struct sqlite_store *s, struct database *d, char *why,
                                size_t why_size);
/* Closes everything. With `keeps_wal`, for a broken file, SQLite does not write to it again. */
void dbfile_close(struct sqlite_store *s, bool keeps_wal);
/* Whether the open file was removed or replaced. *ret_is_cut: it is still there but was truncated
 * to less than a page. */
bool file_is_gone(struct sqlite_store *s, bool *ret_is_cut);
/* Chooses an unused name beside `path` for a file that is set aside. */
void dbfile_choose_name(struct sqlite_store *s, const char *path, char *to, size_t size);
/* Renames the closed file unless another process has it open. False: `why` has the reason. */
bool dbfile_set_aside(struct sqlite_store *s, const char *reason, char *why, size_t why_size);

/* --- journal.c --- */

/* Creates this instance's journal unless it has one or must not have one. This and the functions
 * below run on the writer's thread unless they say otherwise. */
void journal_open(struct sqlite_store *s);
/* Creates a new journal if the file was removed. */
void journal_check(struct sqlite_store *s);
/* After a failed write, makes the journal usable again once no records are queued. */
void journal_mend(struct sqlite_store *s);
/* On the loop's thread, with the lock. False: the request must wait for the database. */
bool journal_append(struct sqlite_store *s, const struct store_request *r);
/* With the lock: truncates the file if it is large, or if we are idle and it is not empty. */
void journal_trim(struct sqlite_store *s, bool is_idle);
/* Removes the journal if all of it is in the database. */
void journal_end(struct sqlite_store *s);
/* Inside a transaction: notes that the database has the instance's records up to `number`. */
int journal_set_mark(struct sqlite_store *s, const char *instance, uint64_t number);
/* The write that a record stands for; it points into the record. */
struct store_request record_request(const struct journal_record *record);
/* Inside a transaction. */
int write_record(struct sqlite_store *s, const struct journal_record *record);
/* Outside a transaction: copies the journals of dead instances into the database. */
int journal_replay(struct sqlite_store *s);
/* Whether an instance's journal has records that the database lacks. Works on either connection. */
bool journal_is_behind(struct sqlite_store *s, struct database *d, const char *instance);
/* On the reader's thread: other instances' journals that the database lacks records of, up to
 * LIMIT_JOURNALS. */
size_t journals_behind(struct sqlite_store *s, struct journal_mark marks[LIMIT_JOURNALS]);
/* On the reader's thread: whether the database has caught up with `mark`. */
bool journal_has_reached(struct sqlite_store *s, const struct journal_mark *mark);

/* --- write.c: inside a transaction. All return SQLite codes. --- */

int write_request(struct sqlite_store *s, const struct store_request *r);
int write_operation(struct sqlite_store *s, const struct operation *o);
/* Like write_audit(), for an operation that is already on the trail. */
int end_audit(struct sqlite_store *s, const struct store_audit *a);
int write_line(struct sqlite_store *s, const struct store_line *line);
int write_audit(struct sqlite_store *s, const struct store_audit *a);
/* Reads the result and the sequence of an operation or named result; sequence 0: no such row. */
int read_row(struct sqlite_store *s, struct slice id, enum row_kind kind, int64_t *ret_seq,
             struct buf *result);
/* Deletes a row and its index entry. The newest row is emptied and backdated instead, so that no
 * sequence, and so no line id, is used twice. */
int delete_row(struct sqlite_store *s, int64_t seq);
/* Adds up to `n` more rows to the index. */
int index_rows(struct sqlite_store *s, int n, int *ret_left);
/* Marks the rows that `instance` left running as lost. */
int mark_rows_lost(struct sqlite_store *s, const sqlite3_value *instance);
enum { ROW_COLUMNS = 5 }; /* searchable columns: id, tool, error, result, message */
/* Collects the searchable texts of a row. */
size_t row_words(enum row_kind kind, const struct slice *columns, struct slice *parts);

/* --- session.c. All return SQLite codes. --- */

int write_session(struct sqlite_store *s, const struct store_session *e);
int read_session(struct sqlite_store *s, struct store_request *r); /* on the reader's thread */
/* Deletes some sessions whose state is older, and their events. */
int drop_old_sessions(struct sqlite_store *s, int64_t time_ms, int *ret_n);
int drop_oldest_events(struct sqlite_store *s, int n, int *ret_n);

/* --- keep.c: on the writer's thread, outside a transaction. --- */

int begin(struct sqlite_store *s);
int commit(struct sqlite_store *s);
void roll_back(struct sqlite_store *s);
/* Marks running rows of dead instances as lost. */
int mark_lost_operations(struct sqlite_store *s);
/* Does one small step of maintenance. *ret_more: there is more to do. */
int keep_step(struct sqlite_store *s, bool *ret_more);
/* Entries older than this count as deleted. */
int64_t oldest_entry(struct sqlite_store *s);
int64_t oldest_audit(struct sqlite_store *s);
/* Looks for gaps in the times of entries and audit rows, which show that the clock was set. */
void find_gaps(struct sqlite_store *s);

/* --- writer.c, reader.c --- */

void *writer_main(void *store);
void *reader_main(void *store);

/* --- sqlite.c --- */

/* Sends a message to the operator. Called on any thread, without the lock. */
void log_message(struct sqlite_store *s, enum store_level level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Hands finished requests to the loop. Called with the lock; unlocks. */
void finish_and_unlock(struct sqlite_store *s, struct list *ended);
/* Whether the request alone exceeds the store's limit. */
bool request_is_large(const struct sqlite_store *s, const struct store_request *r);
int64_t wall_now(struct sqlite_store *s);

#endif
