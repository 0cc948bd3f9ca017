/*
 * What the files of the store on disk share.
 *
 *     sqlite.c   the loop's side: queues and the two threads
 *     writer.c   the writer thread: batches, falling back on memory and coming back
 *     write.c    the statements of a batch, and the search index
 *     journal.c  records that are acknowledged before they are in the database
 *     keep.c     retention, rows of dead instances, checkpoints
 *     reader.c   the reader thread, on disk and in memory
 *     open.c     the file: its owner, its version, setting it aside
 */
#ifndef STORE_SQLITE_INTERNAL_H
#define STORE_SQLITE_INTERNAL_H

#include <pthread.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <sys/types.h>

#include "base/limits.h"
#include "store/journal.h"
#include "store/memory.h"
#include "store/store.h"

/* The numbers are in databases. */
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
    SQL_LOSE_ROW,
    SQL_LOSE_AUDIT,
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
    SQL_COUNT, /* these four and the next four in the order of LIST_ flags */
    SQL_PAGE = SQL_COUNT + 4,
    SQL_COUNT_AUDIT = SQL_PAGE + 4,
    SQL_PAGE_AUDIT,
    N_READER_STATEMENTS
};

/* One connection and the statements that it has prepared so far; used by one thread at a time. */
struct database {
    sqlite3 *db; /* NULL: not open */
    const char *const *texts;
    sqlite3_stmt *statements[32];
};

/* How opening went. */
enum opening {
    OPEN_DONE,
    OPEN_ABSENT,  /* there is no file, and we must not make one */
    OPEN_FAILED,  /* the disk failed, or the file is another user's: try again later */
    OPEN_OUTDATED /* broken, or of a newer version: must be set aside */
};

/* A line that waits, its texts behind it. */
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
    JOURNAL_NAME = 128,   /* bytes of an instance that has a journal, its NUL included */
    JOURNAL_BATCH = 1024, /* records that wait; then the writer is woken */
    JOURNAL_BYTES = LIMIT_JOURNAL_PENDING + 2 * JOURNAL_RECORD,
    LINES_BATCH = 256 /* lines that wait; then the writer is woken */
};

/* The journal of this instance. Under the lock; only the writer changes `fd`. */
struct own_journal {
    int fd;             /* -1: none */
    int error;          /* of the last write; nothing more is written then */
    bool is_torn;       /* there are bytes behind `size` */
    int64_t size;       /* of the file */
    uint64_t number;    /* of the newest record */
    struct buf pending; /* records that the writer has not taken */
    uint64_t n_pending;
};

/* How far a journal was at some moment. */
struct journal_mark {
    char instance[JOURNAL_NAME];
    uint64_t number;
};

enum sqlite_phase { PHASE_CLOSED, PHASE_OPEN, PHASE_MEMORY };

struct sqlite_store {
    struct store store; /* first: callers have a pointer to it */
    struct store_sqlite_options options;
    char *path, *instance;
    struct store_state state; /* the loop's copy, as is its complaint */
    char shown_complaint[400];
    pthread_t writer_thread, reader_thread;
    bool has_writer, has_reader;
    _Atomic int64_t wall_ms;       /* the newest time that is known; 0: none */
    _Atomic int64_t chores_ms;     /* when the writer has something to do of itself */
    atomic_bool has_news;          /* `done` or `messages` has something */
    atomic_uint_fast64_t n_posted; /* writes; changed under the lock */

    pthread_mutex_t lock; /* of all that follows, to the next lock */
    pthread_cond_t to_writer, to_reader, written;
    bool writer_sleeps; /* until it is woken */
    bool writer_rests;  /* until it is woken, or for a moment */
    bool reader_sleeps, reader_waits;
    struct own_journal journal;
    struct list writes, reads, done; /* of struct store_request */
    struct list lines;               /* of struct waiting_line */
    int64_t n_lines, n_line_bytes, n_dropped;
    uint64_t n_written;                     /* of n_posted */
    uint64_t n_lines_posted, n_lines_ended; /* lines that were queued, and those that left it */
    struct list messages;                   /* of struct message */
    bool wants_open, wants_lost, wants_checkpoint; /* demands of the reader; the last: of it */
    bool is_broken;                                /* the reader has seen it */
    bool has_woken, is_ending;
    enum sqlite_phase phase;
    char complaint[400];

    pthread_mutex_t read_lock; /* of `reader` and `memory` */
    struct database reader;
    struct store *memory; /* NULL until the disk has failed once */

    /* The writer thread's own. */
    struct database writer;
    int lock_fd; /* -1: none */
    dev_t device;
    ino_t inode;     /* of the file that is open */
    int64_t indexed; /* what `indexed` says, within a transaction that has asked */
    int64_t retry_ms;
    int wal_frames;
    uint64_t n_unindexed, n_steps_due; /* writes since all was indexed, and since the last step */
    bool has_unindexed, is_forgetting, is_shrinking;
    struct buf text;        /* of what is indexed */
    struct buf taken;       /* records of the batch */
    struct buf unsaved;     /* records that are in the journal and in memory, not in the database */
    const char *writes_for; /* the instance whose rows are written */
    bool has_complained;    /* of the journal */
    bool saw_running;       /* the reader's own: a row that runs under another instance */
};

/* --- open.c: on the writer's thread, but for database_* --- */

/* The statement, ready to be bound; NULL with *ret_code: it cannot be prepared. */
sqlite3_stmt *database_statement(struct database *d, int which, int *ret_code);
/* Runs one that gives no rows, and resets it. */
int database_run(sqlite3_stmt *statement);
bool code_is_broken(int code);
void bind_slice(sqlite3_stmt *statement, int at, struct slice s);
struct slice column_slice(sqlite3_stmt *statement, int at);

/* Opens the writer's connection, and makes or migrates the file. `why` tells of a failure. */
enum opening dbfile_open(struct sqlite_store *s, char *why, size_t why_size);
/* A second connection to what is open; for is_read_only the only one. */
enum opening dbfile_open_reader(struct sqlite_store *s, struct database *d, char *why,
                                size_t why_size);
/* Closes everything. `keeps_wal`: the file is broken, nothing more is written to it. */
void dbfile_close(struct sqlite_store *s, bool keeps_wal);
/* Whether what is open no longer has its name: somebody removed or replaced it. *ret_is_cut: it has
 * it, but not even its first page. */
bool file_is_gone(struct sqlite_store *s, bool *ret_is_cut);
/* A name beside `path` that is not taken, for what is set aside. */
void dbfile_choose_name(struct sqlite_store *s, const char *path, char *to, size_t size);
/* Renames the closed file, unless another process has it open; false with `why`. */
bool dbfile_set_aside(struct sqlite_store *s, const char *reason, char *why, size_t why_size);

/* --- journal.c --- */

/* Begins the journal of this instance, unless it has one or must not have one. On the writer's
 * thread, like all functions here that do not say otherwise. */
void journal_open(struct sqlite_store *s);
/* Begins a new one if the file was removed. */
void journal_look(struct sqlite_store *s);
/* Lets a journal whose write failed be tried again, once nothing waits to be written. */
void journal_mend(struct sqlite_store *s);
/* The loop's, with the lock. False: the request must wait for the database. */
bool journal_append(struct sqlite_store *s, const struct store_request *r);
/* With the lock: shortens the file if it is large, or not empty and there is nothing to do. */
void journal_trim(struct sqlite_store *s, bool is_idle);
/* Removes it if all of it is in the database. */
void journal_end(struct sqlite_store *s);
/* Inside a transaction: the database has the instance's records up to this one. */
int journal_set_mark(struct sqlite_store *s, const char *instance, uint64_t number);
/* Inside a transaction. */
int write_record(struct sqlite_store *s, const struct journal_record *record);
/* Outside of a transaction: what dead instances left comes into the database. */
int journal_replay(struct sqlite_store *s);
/* Whether an instance has records that the database has not, by either connection. */
bool journal_is_behind(struct sqlite_store *s, struct database *d, const char *instance);
/* The reader's: journals of others with such records, up to LIMIT_JOURNALS of them. */
size_t journals_behind(struct sqlite_store *s, struct journal_mark marks[LIMIT_JOURNALS]);
/* The reader's: whether the database has come so far. */
bool journal_has_reached(struct sqlite_store *s, const struct journal_mark *mark);

/* --- write.c: inside a transaction. All return SQLite's codes. --- */

int write_request(struct sqlite_store *s, const struct store_request *r);
int write_operation(struct sqlite_store *s, const struct operation *o);
/* As write_audit(), for one that is known to be on the trail already. */
int end_audit(struct sqlite_store *s, const struct store_audit *a);
int write_line(struct sqlite_store *s, const struct store_line *line);
int write_audit(struct sqlite_store *s, const struct store_audit *a);
/* The result of an operation or a named result, and its sequence; 0: there is no such row. */
int read_row(struct sqlite_store *s, struct slice id, enum row_kind kind, int64_t *ret_seq,
             struct buf *result);
/* A row goes, with what the index has of it. The newest leaves an empty one of before all time, so
 * that no sequence, and no line's id, is given twice. */
int delete_row(struct sqlite_store *s, int64_t seq);
/* Up to `n` more rows come into the index. */
int index_rows(struct sqlite_store *s, int n, int *ret_left);
/* Marks the rows that `instance` left running as lost. */
int lose_rows(struct sqlite_store *s, const sqlite3_value *instance);
enum { ROW_COLUMNS = 5 }; /* that are searched: id, tool, error, result, message */
/* The words of a row. */
size_t row_words(enum row_kind kind, const struct slice *columns, struct slice *parts);

/* --- keep.c: on the writer's thread, outside of a transaction. --- */

int begin(struct sqlite_store *s);
int commit(struct sqlite_store *s);
void roll_back(struct sqlite_store *s);
/* Marks running rows of dead instances as lost. */
int lose_dead(struct sqlite_store *s);
/* One small step of what must be done now and then; *ret_more: there is more to do. */
int keep_step(struct sqlite_store *s, bool *ret_more);
/* Entries older than this are gone, whether deleted yet or not. */
int64_t oldest_entry(struct sqlite_store *s);
int64_t oldest_audit(struct sqlite_store *s);

/* --- writer.c, reader.c --- */

void *writer_main(void *store);
void *reader_main(void *store);

/* --- sqlite.c --- */

/* Sends a message to the operator. Any thread, without the lock. */
void tell(struct sqlite_store *s, enum store_level level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Gives ended requests to the loop. Called with the lock, and unlocks. */
void finish_and_unlock(struct sqlite_store *s, struct list *ended);
/* Whether the request alone is more than may be kept. */
bool request_is_large(const struct sqlite_store *s, const struct store_request *r);
int64_t wall_now(struct sqlite_store *s);

#endif
