/*
 * The reader thread. A read waits until everything posted before it is written. Then it reads the
 * database on its own connection, and memory as well while the disk fails. Between reads the thread
 * checkpoints the WAL, so that no commit waits for that.
 */
#include <errno.h>
#include <stdio.h>
#include <time.h>

#include "internal.h"
#include "store/entry.h"
#include "store/words.h"

enum {
    OTHERS_MS = 250, /* for other processes to write out their journals */
    OTHERS_STEP_MS = 4,
    CATCH_UP_S = 15, /* for the writer to catch up; then we read anyway */
    LIST_WORDS = 1,  /* variants of list statements: with a search text, */
    LIST_BESIDE = 2, /* beside memory, */
    LIST_TASKS = 4   /* and of one session's tasks, without a search text */
};

/* Positions of the columns in ENTRY_COLUMNS. */
enum {
    C_KIND,
    C_ID,
    C_TOOL,
    C_ERROR,
    C_RESULT,
    C_MESSAGE,
    C_SEQ,
    C_TIME,
    C_LEVEL,
    C_OPERATION,
    C_ENGINE,
    C_INSTANCE,
    C_STATE,
    C_FINISHED,
    C_ARGS,
    C_HAS_VALUE,
    C_IS_JSON,
    C_PEER,
    C_SESSION,
    C_CLIENT,
    C_STACK,
    C_DETAILS,
    C_TASK
};

/* --- Turning rows into entries. --- */

static bool is_dead(struct sqlite_store *s, const char *instance)
{
    if (!instance || strcmp(instance, s->instance) == 0)
        return false;
    return !s->options.is_alive || !s->options.is_alive(s->options.ctx, instance);
}

static void fill_operation(struct sqlite_store *s, sqlite3_stmt *row, struct operation *o)
{
    const char *instance;

    *o = (struct operation){
        .id = column_slice(row, C_ID),
        .is_data = sqlite3_column_int(row, C_KIND) == ROW_DATA,
        .tool = column_slice(row, C_TOOL),
        .caller = {column_slice(row, C_PEER), column_slice(row, C_SESSION),
                   column_slice(row, C_CLIENT)},
        .engine = column_slice(row, C_ENGINE),
        .state = (enum operation_state)sqlite3_column_int(row, C_STATE),
        .started_ms = sqlite3_column_int64(row, C_TIME),
        .finished_ms = sqlite3_column_int64(row, C_FINISHED),
        .args_bytes = sqlite3_column_int64(row, C_ARGS),
        .has_value = sqlite3_column_int(row, C_HAS_VALUE) != 0,
        .is_json = sqlite3_column_int(row, C_IS_JSON) != 0,
        .result = column_slice(row, C_RESULT),
        .error = column_slice(row, C_ERROR),
        .details = column_slice(row, C_DETAILS),
        .task = column_slice(row, C_TASK),
    };
    if (o->state != OPERATION_RUNNING)
        return;
    instance = (const char *)sqlite3_column_text(row, C_INSTANCE);
    s->saw_running = s->saw_running || (instance && strcmp(instance, s->instance) != 0);
    /* The writer may not have marked it yet, or may be unable to. */
    if (is_dead(s, instance) && !journal_is_behind(s, &s->reader, instance)) {
        o->state = OPERATION_LOST;
        o->error = slice_of(STORE_LOST);
        o->finished_ms = wall_now(s);
    }
}

static void fill_line(sqlite3_stmt *row, struct store_line *line)
{
    *line = (struct store_line){
        .seq = sqlite3_column_int64(row, C_SEQ),
        .time_ms = sqlite3_column_int64(row, C_TIME),
        .level = (enum store_level)sqlite3_column_int(row, C_LEVEL),
        .operation = column_slice(row, C_OPERATION),
        .engine = column_slice(row, C_ENGINE),
        .message = column_slice(row, C_MESSAGE),
        .stack = column_slice(row, C_STACK),
    };
}

static void fill_audit(sqlite3_stmt *row, struct store_audit *a)
{
    *a = (struct store_audit){
        .time_ms = sqlite3_column_int64(row, 0),
        .caller = {column_slice(row, 1), column_slice(row, 2), column_slice(row, 3)},
        .tool = column_slice(row, 4),
        .outcome = column_slice(row, 5),
        .operation = column_slice(row, 6),
        .sizes = column_slice(row, 7),
        .reason = column_slice(row, 8),
    };
}

static bool reserve(struct store_request *r, int64_t n)
{
    if (n < 1)
        n = 1;
    if (n <= INT32_MAX)
        r->entries = arena_alloc(r->arena, (size_t)n * sizeof(*r->entries));
    return r->entries || err_no_memory(&r->err);
}

/* For lists, reads only as much of a result as is shown, plus one byte to see if there is more.
 * `blob` is reused from row to row. */
static int read_start(struct sqlite_store *s, int64_t seq, sqlite3_blob **blob, char *to,
                      struct slice *ret_start)
{
    int code = *blob ? sqlite3_blob_reopen(*blob, seq)
                     : sqlite3_blob_open(s->reader.db, "main", "entry", "result", seq, 0, blob);
    int len;

    if (code != SQLITE_OK)
        return code;
    len = sqlite3_blob_bytes(*blob);
    len = len > STORE_LIST_TEXT ? STORE_LIST_TEXT + 1 : len;
    code = sqlite3_blob_read(*blob, to, len, 0);
    *ret_start = slice_from(to, code == SQLITE_OK ? (size_t)len : 0);
    return code;
}

/* Copies the current row of `row` to the end of the entries; skips rows of unknown kind. Returns
 * SQLite errors; other errors are in r->err. */
static int add_row(struct sqlite_store *s, sqlite3_stmt *row, struct store_request *r,
                   sqlite3_blob **blob)
{
    struct store_entry e = {.kind = ENTRY_AUDIT};
    char start[STORE_LIST_TEXT + 1];
    int code = SQLITE_OK;

    if (r->verb == STORE_AUDIT) {
        fill_audit(row, &e.u.audit);
    } else if (sqlite3_column_int64(row, C_KIND) == ROW_LINE) {
        e.kind = ENTRY_LINE;
        fill_line(row, &e.u.line);
    } else if ((uint64_t)sqlite3_column_int64(row, C_KIND) <= ROW_DATA) {
        e.kind = ENTRY_OPERATION;
        fill_operation(s, row, &e.u.operation);
        if (r->verb == STORE_LIST) {
            e.u.operation.result = slice_from(NULL, 0);
            if (sqlite3_column_int(row, C_RESULT)) /* there is a result */
                code = read_start(s, sqlite3_column_int64(row, C_SEQ), blob, start,
                                  &e.u.operation.result);
            operation_shorten(&e.u.operation);
        }
    } else {
        return SQLITE_OK;
    }
    if (code != SQLITE_OK)
        return code;
    entry_mend(&e);
    if (entry_copy(r->arena, &e, &r->entries[r->n_entries]))
        r->n_entries++;
    else
        err_no_memory(&r->err);
    return SQLITE_OK;
}

/* Adds up to `max` rows of a bound statement. */
static int add_rows(struct sqlite_store *s, sqlite3_stmt *rows, struct store_request *r,
                    int64_t max)
{
    sqlite3_blob *blob = NULL;
    int code = SQLITE_OK;

    while (code == SQLITE_OK && !r->err.kind && max-- > 0) {
        code = sqlite3_step(rows);
        if (code == SQLITE_ROW)
            code = add_row(s, rows, r, &blob);
    }
    sqlite3_blob_close(blob);
    sqlite3_reset(rows);
    sqlite3_clear_bindings(rows);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

static int read_number(sqlite3_stmt *statement, int64_t *ret_number)
{
    int code = sqlite3_step(statement);

    if (code == SQLITE_ROW)
        *ret_number = sqlite3_column_int64(statement, 0);
    sqlite3_reset(statement);
    return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
}

/* --- The verbs, on the database. They return SQLite codes. --- */

#define STATEMENT(name, which)                                                                     \
    int name##_code = SQLITE_OK;                                                                   \
    sqlite3_stmt *name = database_statement(&s->reader, which, &name##_code);                      \
    if (!name)                                                                                     \
    return name##_code

static int find_lines(struct sqlite_store *s, struct store_request *r)
{
    STATEMENT(count, SQL_COUNT_LINES);
    STATEMENT(lines, SQL_LINES_OF);
    int code;

    bind_slice(count, 1, r->id);
    code = read_number(count, &r->total);
    sqlite3_clear_bindings(count);
    if (code != SQLITE_OK)
        return code;
    bind_slice(lines, 1, r->id);
    sqlite3_bind_int(lines, 2, STORE_ATTACHED);
    return add_rows(s, lines, r, STORE_ATTACHED);
}

static int find(struct sqlite_store *s, struct store_request *r)
{
    STATEMENT(operation, SQL_FIND_OPERATION);
    STATEMENT(line, SQL_FIND_LINE);
    int code;
    int64_t seq;

    if (!reserve(r, 1 + STORE_ATTACHED))
        return SQLITE_OK;
    sqlite3_bind_text64(operation, 1, r->id.len ? r->id.p : "", r->id.len, SQLITE_STATIC,
                        SQLITE_UTF8);
    sqlite3_bind_int64(operation, 2, oldest_entry(s));
    code = add_rows(s, operation, r, 1);
    if (code == SQLITE_OK && !r->err.kind && !r->n_entries && line_id(r->id, &seq)) {
        sqlite3_bind_int64(line, 1, seq);
        sqlite3_bind_int64(line, 2, oldest_entry(s));
        code = add_rows(s, line, r, 1);
        if (r->n_entries && !line_is(&r->entries[0].u.line, r->id))
            r->n_entries = 0;
        return code;
    }
    if (code != SQLITE_OK || r->err.kind || !r->n_entries || r->entries[0].u.operation.is_data)
        return code;
    return find_lines(s, r);
}

static void bind_list(struct sqlite_store *s, sqlite3_stmt *to, const struct store_request *r,
                      struct slice fts, int64_t indexed)
{
    bool is_audit = r->verb == STORE_AUDIT;
    int64_t since = r->filter.since_ms, oldest = is_audit ? oldest_audit(s) : oldest_entry(s);

    sqlite3_bind_int64(to, 1, since > oldest ? since : oldest);
    if (!is_audit)
        sqlite3_bind_int64(to, 2, r->filter.levels);
    if (sqlite3_bind_parameter_count(to) >= 4) {
        sqlite3_bind_int64(to, 3, r->filter.limit);
        sqlite3_bind_int64(to, 4, r->filter.offset);
    }
    if (fts.len) {
        sqlite3_bind_text64(to, 5, fts.p, fts.len, SQLITE_STATIC, SQLITE_UTF8);
        sqlite3_bind_int64(to, 6, indexed);
        bind_slice(to, 7, r->filter.text);
    } else if (r->filter.tasks_of.len && !is_audit) {
        bind_slice(to, 5, r->filter.tasks_of);
    }
}

/* Reads the count and the page in one transaction. */
static int list_in(struct sqlite_store *s, struct store_request *r, int variant, struct slice fts)
{
    bool is_audit = r->verb == STORE_AUDIT;
    STATEMENT(mark, SQL_READ_INDEXED);
    STATEMENT(count, is_audit ? SQL_COUNT_AUDIT : SQL_COUNT + variant);
    STATEMENT(page, is_audit ? SQL_PAGE_AUDIT : SQL_PAGE + variant);
    int64_t indexed = 0, n;
    int code = read_number(mark, &indexed);

    if (code != SQLITE_OK)
        return code;
    bind_list(s, count, r, fts, indexed);
    code = read_number(count, &r->total);
    sqlite3_clear_bindings(count);
    if (code != SQLITE_OK)
        return code;
    n = r->total - r->filter.offset;
    n = n < r->filter.limit ? n : r->filter.limit;
    if (!reserve(r, n))
        return SQLITE_OK;
    bind_list(s, page, r, fts, indexed);
    return add_rows(s, page, r, n);
}

static int list(struct sqlite_store *s, struct store_request *r, bool is_beside)
{
    int variant = is_beside ? LIST_BESIDE : 0, code;
    struct buf fts;

    buf_init(&fts, 1 << 20);
    if (r->verb == STORE_LIST && r->filter.tasks_of.len) {
        variant |= LIST_TASKS;
    } else if (r->verb == STORE_LIST && !words_are_empty(r->filter.text)) {
        variant |= LIST_WORDS;
        if (!words_to_fts(r->filter.text, &fts)) {
            buf_done(&fts);
            err_no_memory(&r->err);
            return SQLITE_OK;
        }
    }
    code = sqlite3_exec(s->reader.db, "BEGIN", NULL, NULL, NULL);
    if (code == SQLITE_OK)
        code = list_in(s, r, variant, buf_slice(&fts));
    if (!sqlite3_get_autocommit(s->reader.db))
        sqlite3_exec(s->reader.db, "COMMIT", NULL, NULL, NULL);
    buf_done(&fts);
    return code;
}

static int read_disk(struct sqlite_store *s, struct store_request *r, bool is_beside)
{
    r->entries = NULL;
    r->n_entries = 0;
    r->total = 0;
    if (r->verb == STORE_SESSION)
        return read_session(s, r);
    if (r->verb != STORE_FIND)
        return list(s, r, is_beside);
    return find(s, r);
}

/* --- Merging disk and memory. --- */

static int64_t entry_time(const struct store_entry *e)
{
    if (e->kind == ENTRY_OPERATION)
        return e->u.operation.started_ms;
    return e->kind == ENTRY_LINE ? e->u.line.time_ms : e->u.audit.time_ms;
}

/* Merges two lists that start at offset 0 and takes the page of `r`. `a` is memory's; at equal
 * times its entries are newer. */
static void merge(struct store_request *r, const struct store_request *a,
                  const struct store_request *b)
{
    bool is_newest_first = r->verb == STORE_LIST;
    const struct store_request *late = is_newest_first ? a : b;
    size_t i = 0, k = 0;

    r->total = a->total + b->total;
    r->n_entries = 0;
    if (!reserve(r, (int64_t)(a->n_entries + b->n_entries)))
        return;
    for (int64_t at = 0; i < a->n_entries || k < b->n_entries; at++) {
        bool takes_a = k == b->n_entries;

        if (i < a->n_entries && k < b->n_entries) {
            int64_t mine = entry_time(&a->entries[i]), other = entry_time(&b->entries[k]);

            takes_a = mine == other ? late == a : (mine > other) == is_newest_first;
        }
        if (at >= r->filter.offset && (int64_t)r->n_entries < r->filter.limit)
            r->entries[r->n_entries++] = takes_a ? a->entries[i] : b->entries[k];
        *(takes_a ? &i : &k) += 1;
    }
}

static int list_both(struct sqlite_store *s, struct store_request *r)
{
    struct store_request memory = *r, disk = *r;
    int64_t end = r->filter.offset < INT32_MAX ? r->filter.offset + r->filter.limit : INT32_MAX;
    int code;

    memory.done = NULL;
    memory.filter.offset = disk.filter.offset = 0;
    memory.filter.limit = disk.filter.limit = end < INT32_MAX ? end : INT32_MAX;
    store_post(s->memory, &memory);
    code = read_disk(s, &disk, true);
    if (memory.err.kind || disk.err.kind)
        r->err = memory.err.kind ? memory.err : disk.err;
    else if (code == SQLITE_OK)
        merge(r, &memory, &disk);
    return code;
}

/* Reads from memory alone. */
static void read_memory(struct sqlite_store *s, struct store_request *r)
{
    struct store_request copy = *r;

    copy.done = NULL;
    store_post(s->memory, &copy);
    r->entries = copy.entries;
    r->n_entries = copy.n_entries;
    r->total = copy.total;
    r->err = copy.err;
}

/* Takes an operation from memory if it is there. Its lines may be on both; those on disk are
 * older. */
static int find_both(struct sqlite_store *s, struct store_request *r)
{
    struct store_request memory = *r;
    int code;

    memory.done = NULL;
    store_post(s->memory, &memory);
    if (memory.err.kind == ERR_NOT_FOUND) {
        code = read_disk(s, r, true);
        if (r->n_entries && r->entries[0].kind == ENTRY_OPERATION &&
            r->entries[0].u.operation.is_data && memory_knows(s->memory, r->id, true))
            r->n_entries = 0; /* cleared in memory since */
        return code;
    }
    r->err = memory.err;
    r->entries = memory.entries;
    r->n_entries = memory.n_entries;
    if (r->err.kind || r->entries[0].kind != ENTRY_OPERATION || !reserve(r, 1 + STORE_ATTACHED))
        return SQLITE_OK;
    r->entries[0] = memory.entries[0];
    r->n_entries = 1;
    code = find_lines(s, r);
    for (size_t i = 1; i < memory.n_entries && r->n_entries <= STORE_ATTACHED; i++)
        r->entries[r->n_entries++] = memory.entries[i];
    r->total += memory.total;
    return code;
}

static void not_found(struct store_request *r)
{
    err_set(&r->err, ERR_NOT_FOUND, "the store has no record of '%.*s'",
            (int)(r->id.len < 64 ? r->id.len : 64), r->id.p ? r->id.p : "");
}

/* Tells the writer to replace the broken file. With the read lock, so that it is still the file
 * that was read. */
static int report_broken(struct sqlite_store *s, int code)
{
    pthread_mutex_lock(&s->lock);
    s->is_broken = true;
    pthread_mutex_unlock(&s->lock);
    return code;
}

/* With the read lock. */
static int read_once(struct sqlite_store *s, struct store_request *r, bool is_in_memory)
{
    enum opening opening = OPEN_DONE;
    char why[300] = "";
    int code;

    r->err.kind = ERR_NONE;
    if (!s->reader.db)
        opening = dbfile_open_reader(s, &s->reader, why, sizeof(why));
    if (opening == OPEN_OUTDATED && !s->options.is_read_only && !is_in_memory)
        return report_broken(s, SQLITE_CORRUPT);
    if (opening != OPEN_DONE) {
        if (s->memory) /* we have fallen back on it */
            read_memory(s, r);
        else if (opening != OPEN_ABSENT)
            err_set(&r->err, ERR_INTERNAL, "umcp cannot read the database %s: %s", s->path, why);
        else if (r->verb == STORE_FIND || r->verb == STORE_SESSION)
            not_found(r);
        return SQLITE_OK;
    }
    if (is_in_memory && s->memory && r->verb != STORE_SESSION)
        code = r->verb == STORE_FIND ? find_both(s, r) : list_both(s, r);
    else
        code = read_disk(s, r, false);
    if (code != SQLITE_OK && is_in_memory && s->memory) { /* the disk cannot be read either */
        read_memory(s, r);
        return SQLITE_OK;
    }
    if (code != SQLITE_OK)
        err_set(&r->err, ERR_INTERNAL, "umcp cannot read the database %s: %s", s->path,
                sqlite3_errmsg(s->reader.db));
    else if ((r->verb == STORE_FIND || r->verb == STORE_SESSION) && !r->err.kind && !r->n_entries)
        not_found(r);
    if (code_is_broken(code) && !s->options.is_read_only)
        return report_broken(s, code);
    return code;
}

/* --- The thread. --- */

static struct timespec catch_up_end(void)
{
    struct timespec until;

    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += CATCH_UP_S;
    return until;
}

static void wake_writer(struct sqlite_store *s)
{
    if (s->writer_sleeps || s->writer_rests)
        pthread_cond_signal(&s->to_writer);
}

/* With the lock: waits until everything posted before is written and the file has been opened. */
static void catch_up(struct sqlite_store *s)
{
    uint64_t n_posted = atomic_load(&s->n_posted), n_lines = s->n_lines_posted;
    struct timespec until = catch_up_end();
    int code = 0;

    if (s->options.is_read_only)
        return;
    s->reader_waits = true;
    while (!s->is_ending && code != ETIMEDOUT &&
           (s->phase == PHASE_CLOSED || s->n_written < n_posted || s->n_lines_ended < n_lines)) {
        if (s->phase == PHASE_CLOSED)
            s->wants_open = true;
        wake_writer(s);
        code = pthread_cond_timedwait(&s->written, &s->lock, &until);
    }
    s->reader_waits = false;
}

/* Makes the writer do the work of the flag `what`. Without the lock. */
static void ask_writer(struct sqlite_store *s, bool *what)
{
    struct timespec until = catch_up_end();
    int code = 0;

    pthread_mutex_lock(&s->lock);
    if (what != &s->is_broken) /* set by the read; the writer may have replaced the file */
        *what = true;
    s->reader_waits = true;
    while (*what && !s->is_ending && code != ETIMEDOUT) {
        wake_writer(s);
        code = pthread_cond_timedwait(&s->written, &s->lock, &until);
    }
    s->reader_waits = false;
    pthread_mutex_unlock(&s->lock);
}

/* Whether a row is still running under a dead instance. With the read lock. */
static bool has_dead(struct sqlite_store *s)
{
    int code = SQLITE_OK;
    bool found = false;
    sqlite3_stmt *running;

    if (!s->reader.db)
        return false;
    running = database_statement(&s->reader, SQL_READ_RUNNING, &code);
    while (running && !found && sqlite3_step(running) == SQLITE_ROW)
        found = is_dead(s, (const char *)sqlite3_column_text(running, 0));
    sqlite3_reset(running);
    return found;
}

/* Whether the database has caught up with all marks. With the read lock. */
static bool have_reached(struct sqlite_store *s, const struct journal_mark *marks, size_t n)
{
    for (size_t i = 0; s->reader.db && i < n; i++)
        if (!journal_has_reached(s, &marks[i]))
            return false;
    return true;
}

/* Records that other processes acknowledged may still be in their journals. The writer replays
 * those of dead instances; living ones do it themselves within a moment. True: we waited, so read
 * again. */
static bool wait_for_others(struct sqlite_store *s)
{
    struct journal_mark marks[LIMIT_JOURNALS];
    struct timespec step = {.tv_nsec = OTHERS_STEP_MS * 1000000};
    bool is_over = false;
    size_t n = 0;

    pthread_mutex_lock(&s->read_lock);
    if (s->reader.db || dbfile_open_reader(s, &s->reader, (char[300]){0}, 300) == OPEN_DONE)
        n = journals_behind(s, marks);
    pthread_mutex_unlock(&s->read_lock);
    if (n && !s->options.is_read_only)
        ask_writer(s, &s->wants_mark_lost);
    for (int ms = 0; n && !is_over && ms < OTHERS_MS; ms += OTHERS_STEP_MS) {
        if (ms)
            nanosleep(&step, NULL);
        pthread_mutex_lock(&s->read_lock);
        is_over = have_reached(s, marks, n);
        pthread_mutex_unlock(&s->read_lock);
    }
    return n;
}

static void answer(struct sqlite_store *s, struct store_request *r, bool is_in_memory)
{
    bool must_mark_lost;
    int code;

    if (r->verb != STORE_FIND && r->verb != STORE_SESSION && !is_in_memory)
        wait_for_others(s);
    pthread_mutex_lock(&s->read_lock);
    s->saw_running = false;
    code = read_once(s, r, is_in_memory);
    if (r->verb == STORE_FIND && !is_in_memory && code == SQLITE_OK &&
        (s->saw_running || r->err.kind == ERR_NOT_FOUND)) {
        pthread_mutex_unlock(&s->read_lock);
        if (wait_for_others(s)) {
            pthread_mutex_lock(&s->read_lock);
            code = read_once(s, r, is_in_memory);
        } else {
            pthread_mutex_lock(&s->read_lock);
        }
    }
    must_mark_lost = code == SQLITE_OK && !s->options.is_read_only && !is_in_memory &&
                     r->verb != STORE_AUDIT && r->verb != STORE_SESSION && has_dead(s);
    pthread_mutex_unlock(&s->read_lock);
    if (s->options.is_read_only || !(must_mark_lost || code_is_broken(code)))
        return;
    /* Read again once the writer has fixed it. */
    ask_writer(s, must_mark_lost ? &s->wants_mark_lost : &s->is_broken);
    pthread_mutex_lock(&s->lock);
    is_in_memory = s->phase == PHASE_MEMORY;
    pthread_mutex_unlock(&s->lock);
    pthread_mutex_lock(&s->read_lock);
    read_once(s, r, is_in_memory);
    pthread_mutex_unlock(&s->read_lock);
}

static void move_wal(struct sqlite_store *s)
{
    pthread_mutex_lock(&s->read_lock);
    if (s->reader.db || dbfile_open_reader(s, &s->reader, (char[300]){0}, 300) == OPEN_DONE)
        sqlite3_wal_checkpoint_v2(s->reader.db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    pthread_mutex_unlock(&s->read_lock);
}

/* With the lock, which it releases and takes again. */
static void read_first(struct sqlite_store *s)
{
    struct list ended = {0};
    struct store_request *r;
    bool is_in_memory;

    catch_up(s);
    if (s->is_ending)
        return;
    r = LIST_TAKE_FIRST(struct store_request, &s->reads, link);
    is_in_memory = s->phase == PHASE_MEMORY;
    pthread_mutex_unlock(&s->lock);
    answer(s, r, is_in_memory);
    list_append(&ended, &r->link);
    pthread_mutex_lock(&s->lock);
    finish_and_unlock(s, &ended);
    pthread_mutex_lock(&s->lock);
}

void *reader_main(void *store)
{
    struct sqlite_store *s = store;

    pthread_mutex_lock(&s->lock);
    while (!s->is_ending) {
        if (!list_is_empty(&s->reads)) {
            read_first(s);
        } else if (s->wants_checkpoint) {
            pthread_mutex_unlock(&s->lock);
            move_wal(s);
            pthread_mutex_lock(&s->lock);
            s->wants_checkpoint = false;
        } else {
            s->reader_sleeps = true;
            pthread_cond_wait(&s->to_reader, &s->lock);
            s->reader_sleeps = false;
        }
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}
