/*
 * The writer thread. It puts everything that is queued into one transaction, operations first.
 * Requests are done after the commit. Journal records are already done, so the writer lets some
 * accumulate. If the disk refuses a batch, it stays in memory until the disk works again.
 */
#include <errno.h>
#include <stdio.h>
#include <time.h>

#include "internal.h"
#include "store/entry.h"

enum {
    LINES_BEHIND = 64,        /* most lines in a transaction that also has operations */
    REST_MS = 20,             /* to let more records arrive; also idle time before maintenance */
    UNINDEXED = 20000,        /* rows; above this we index even while requests wait */
    STEP_WRITES = 256,        /* and then do one step per this many writes */
    FRAMES_CHECKPOINT = 4000, /* WAL frames at which we ask the reader to checkpoint */
    FRAMES_IDLE = 200,        /* the same when idle */
    FRAMES_MAX = 8000,        /* WAL frames at which the writer checkpoints and everyone waits */
    RETRY_MS = 60000,         /* between attempts at a disk that failed */
    BACK_ROWS = 128,          /* rows of memory moved back in one transaction */
    JOURNAL_KEPT = 1 << 20,   /* bytes of buffer kept between batches */
};

#define MEMORY_SEQ (1LL << 50) /* keeps ids of lines in memory apart from those on disk */

/* The contents of one transaction. */
struct batch {
    struct list writes;   /* of struct store_request */
    struct slice records; /* journal records */
    struct list lines;    /* of struct waiting_line */
    uint64_t n_writes, n_records, n_lines;
    uint64_t last_number; /* of the last record */
};

/* A place in a batch. */
struct cursor {
    size_t at;
    struct store_request *next;
    struct store_request *request; /* the current one; NULL: it is `record` */
    struct journal_record record;
};

/* Moves to the next write, in the order of posting. */
static bool advance(const struct batch *b, struct cursor *c)
{
    size_t at = c->at;
    bool has_record = journal_next(b->records, &at, &c->record) == JOURNAL_READ;

    c->request = NULL;
    if (c->next && (!has_record || c->record.number > c->next->after)) {
        c->request = c->next;
        c->next = LIST_NEXT(struct store_request, c->next, &b->writes, link);
        return true;
    }
    c->at = at;
    return has_record;
}

/* --- Phases. --- */

static void set_phase(struct sqlite_store *s, enum sqlite_phase phase, const char *complaint)
{
    pthread_mutex_lock(&s->lock);
    s->phase = phase;
    snprintf(s->complaint, sizeof(s->complaint), "%s", complaint);
    pthread_mutex_unlock(&s->lock);
}

static void degrade(struct sqlite_store *s, const char *why)
{
    char complaint[400];
    bool is_new = s->phase != PHASE_MEMORY; /* read without the lock: only this thread writes it */

    snprintf(complaint, sizeof(complaint), "%s: %s", s->path, why);
    s->retry_ms = atomic_load(&s->now_ms) + RETRY_MS;
    atomic_store(&s->chores_ms, s->retry_ms);
    set_phase(s, PHASE_MEMORY, complaint);
    if (is_new)
        log_message(
            s, STORE_ERROR,
            "umcp cannot use the database %s (%s). It keeps results, logs and the audit trail in "
            "memory and tries again every minute; they are lost if the server ends before that "
            "succeeds",
            s->path, why);
}

/* Opens the file and marks operations of dead instances as lost. False: `why` says why. */
static bool open_file(struct sqlite_store *s, char *why, size_t why_size)
{
    enum opening opening = dbfile_open(s, why, why_size);

    if (opening == OPEN_OUTDATED) {
        char reason[200];

        snprintf(reason, sizeof(reason), "%s", why);
        if (!dbfile_set_aside(s, reason, why, why_size))
            return false;
        opening = dbfile_open(s, why, why_size);
    }
    if (opening != OPEN_DONE)
        return false;
    s->wal_frames = 0;
    s->is_forgetting = s->has_unindexed = true;
    s->n_unindexed = 0;
    find_gaps(s);            /* before the first read */
    mark_lost_operations(s); /* if this fails, the next write notices */
    return true;
}

/* Falls back on memory if the file cannot be opened. */
static void open_or_degrade(struct sqlite_store *s)
{
    char why[300] = "";

    if (open_file(s, why, sizeof(why)))
        set_phase(s, PHASE_OPEN, "");
    else
        degrade(s, why);
}

/* Sets a broken database aside and continues with a new one. */
static void replace_broken(struct sqlite_store *s, const char *reason)
{
    char why[300] = "";

    dbfile_close(s, true);
    if (dbfile_set_aside(s, reason, why, sizeof(why)))
        open_or_degrade(s);
    else
        degrade(s, why);
}

/* --- Into the database. --- */

/* Whether the failure concerns this one request and not the disk. */
static bool is_soft(int code)
{
    switch (code & 0xFF) {
    case SQLITE_TOOBIG:
    case SQLITE_NOMEM:
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_RANGE:
        return true;
    default:
        return false;
    }
}

static void set_error(struct store_request *r, sqlite3 *db, int code)
{
    if ((code & 0xFF) == SQLITE_TOOBIG)
        err_set(&r->err, ERR_TOO_LARGE, STORE_TOO_LARGE);
    else if ((code & 0xFF) == SQLITE_NOMEM)
        err_no_memory(&r->err);
    else
        err_set(&r->err, ERR_INTERNAL, "the store cannot write the record: %s", sqlite3_errmsg(db));
}

/* Tries the whole batch once. SQLITE_OK: everything is on disk except requests that have an error.
 * SQLITE_ABORT: one more request got an error, so try the rest again. */
static int try_batch(struct sqlite_store *s, struct batch *b)
{
    struct cursor c = {.next = LIST_FIRST(struct store_request, &b->writes, link)};
    int code = begin(s);

    while (code == SQLITE_OK && advance(b, &c)) {
        struct store_request *r = c.request;

        if (!r) {
            code = write_record(s, &c.record);
        } else if (!r->err.kind) {
            code = write_request(s, r);
            if (is_soft(code)) {
                set_error(r, s->writer.db, code);
                code = SQLITE_ABORT;
            }
        }
    }
    if (code == SQLITE_OK && b->n_records)
        code = journal_set_mark(s, s->instance, b->last_number);
    LIST_EACH(struct waiting_line, l, &b->lines, link) {
        if (code != SQLITE_OK)
            break;
        code = write_line(s, &l->line);
        if (is_soft(code))
            code = SQLITE_OK;
    }
    if (code == SQLITE_OK)
        code = commit(s);
    if (code != SQLITE_OK)
        roll_back(s);
    return code;
}

static int write_batch(struct sqlite_store *s, struct batch *b)
{
    int code;

    do {
        code = try_batch(s, b);
    } while (code == SQLITE_ABORT);
    if (code == SQLITE_OK) {
        uint64_t n = b->n_writes + b->n_records + b->n_lines;

        s->n_unindexed += n;
        s->n_steps_due += n;
        s->has_unindexed = true;
    }
    return code;
}

/* --- Into memory. --- */

static bool ensure_memory(struct sqlite_store *s)
{
    if (!s->memory) {
        s->memory = store_memory_new(&s->options.limits, NULL);
        if (s->memory)
            memory_stand_in(s->memory, MEMORY_SEQ);
    }
    return s->memory;
}

/* Before appending to a named result in memory, copies its value from the disk. */
static void fetch_data(struct sqlite_store *s, const struct store_data *d)
{
    struct store_data old = *d;
    struct store_request r = {.verb = STORE_WRITE, .data = &old};
    struct buf value;
    int64_t seq = 0;

    if (d->action != DATA_APPEND || !s->writer.db || memory_knows(s->memory, d->name, true))
        return;
    buf_init(&value, DATA_BYTES);
    if (read_row(s, d->name, ROW_DATA, &seq, &value) == SQLITE_OK && seq && buf_ok(&value)) {
        old.action = DATA_WRITE;
        old.value = buf_slice(&value);
        store_post(s->memory, &r);
    }
    buf_done(&value);
}

static void keep_in_memory(struct sqlite_store *s, struct batch *b)
{
    struct cursor c = {.next = LIST_FIRST(struct store_request, &b->writes, link)};
    bool has = ensure_memory(s);

    buf_append(&s->unsaved, b->records);
    while (advance(b, &c)) {
        struct store_request *r = c.request, copy;

        if (r && r->err.kind)
            continue;
        if (!has) {
            if (r)
                err_no_memory(&r->err);
            continue;
        }
        copy = r ? *r : record_request(&c.record);
        copy.done = NULL;
        memory_set_journaled(s->memory, !r);
        if (copy.data)
            fetch_data(s, copy.data);
        store_post(s->memory, &copy);
        if (r)
            r->err = copy.err;
    }
    if (!has)
        return;
    memory_set_journaled(s->memory, false);
    LIST_EACH(struct waiting_line, l, &b->lines, link)
        store_log(s->memory, &l->line);
    store_tick(s->memory, atomic_load(&s->now_ms), atomic_load(&s->keep_ms));
}

static int write_item(struct sqlite_store *s, const struct memory_item *item)
{
    const struct store_entry *e = &item->entry;
    int code = SQLITE_OK;
    int64_t seq = 0;

    if (e->kind == ENTRY_LINE)
        return write_line(s, &e->u.line);
    if (e->kind == ENTRY_AUDIT)
        return write_audit(s, &e->u.audit);
    if (e->u.operation.is_data) { /* memory has the newer value */
        code = read_row(s, e->u.operation.id, ROW_DATA, &seq, NULL);
        if (code == SQLITE_OK && seq)
            code = delete_row(s, seq);
    }
    if (code == SQLITE_OK && !item->is_cleared)
        code = write_operation(s, &e->u.operation);
    return code;
}

/* Moves memory's oldest items to disk. Holds off reads, so that they see each item once. */
static int move_some_to_disk(struct sqlite_store *s, int *ret_n)
{
    const struct memory_item *item;
    int n = 0, code = begin(s);

    while (code == SQLITE_OK && n < BACK_ROWS && (item = memory_at(s->memory, (size_t)n))) {
        code = write_item(s, item);
        if (is_soft(code)) /* the disk would have refused it from the start, too */
            code = SQLITE_OK;
        n++;
    }
    if (code == SQLITE_OK)
        code = commit(s);
    if (code == SQLITE_OK)
        memory_drop(s->memory, (size_t)n);
    else
        roll_back(s);
    *ret_n = n;
    return code;
}

/* Writes journal records that were pending when the disk failed, then their later outcomes. After
 * that, memory's audit trail holds only rows that are in no journal. */
static int write_unsaved(struct sqlite_store *s)
{
    const struct memory_item *item;
    struct journal_record record = {0};
    size_t at = 0;
    int code = begin(s);

    while (code == SQLITE_OK && journal_next(buf_slice(&s->unsaved), &at, &record) == JOURNAL_READ)
        code = write_record(s, &record);
    for (size_t i = 0; code == SQLITE_OK && (item = memory_at(s->memory, i)); i++)
        if (item->is_journaled && item->entry.u.audit.operation.len)
            code = end_audit(s, &item->entry.u.audit);
    if (code == SQLITE_OK)
        code = journal_set_mark(s, s->instance, record.number);
    if (code == SQLITE_OK)
        code = commit(s);
    if (code != SQLITE_OK) {
        roll_back(s);
        return code;
    }
    memory_drop_journaled(s->memory);
    buf_reset(&s->unsaved, 0);
    return SQLITE_OK;
}

static int move_to_disk(struct sqlite_store *s, int64_t *ret_n)
{
    int code = SQLITE_OK, n = 0;

    pthread_mutex_lock(&s->read_lock);
    if (s->memory && s->unsaved.len)
        code = write_unsaved(s);
    pthread_mutex_unlock(&s->read_lock);
    while (code == SQLITE_OK) {
        pthread_mutex_lock(&s->read_lock);
        code = s->memory ? move_some_to_disk(s, &n) : SQLITE_OK;
        pthread_mutex_unlock(&s->read_lock);
        if (code != SQLITE_OK || !n)
            break;
        *ret_n += n;
    }
    return code;
}

static void try_disk(struct sqlite_store *s)
{
    char why[300] = "";
    int64_t n = 0;
    int code = SQLITE_CANTOPEN, kind;

    if (s->writer.db)
        code = move_to_disk(s, &n);
    kind = code & 0xFF;
    /* After some failures the file is still the right one and readable. */
    if (kind != SQLITE_OK && kind != SQLITE_FULL && kind != SQLITE_BUSY &&
        kind != SQLITE_READONLY) {
        bool is_broken = code_is_broken(code);

        dbfile_close(s, is_broken);
        if ((is_broken && !dbfile_set_aside(s, sqlite3_errstr(code), why, sizeof(why))) ||
            !open_file(s, why, sizeof(why))) {
            degrade(s, why);
            return;
        }
        code = move_to_disk(s, &n);
    }
    if (code != SQLITE_OK) {
        degrade(s, sqlite3_errmsg(s->writer.db));
        return;
    }
    journal_open(s);
    set_phase(s, PHASE_OPEN, "");
    atomic_store(&s->chores_ms, 0);
    log_message(
        s, STORE_INFO,
        "umcp can use the database %s again, and has written %lld records from memory to it",
        s->path, (long long)n);
}

/* --- The thread. --- */

static void run_batch(struct sqlite_store *s, struct batch *b)
{
    int code;

    LIST_EACH(struct store_request, r, &b->writes, link)
        if (request_is_large(s, r))
            err_set(&r->err, ERR_TOO_LARGE, STORE_TOO_LARGE);
    if (s->phase == PHASE_OPEN) {
        code = write_batch(s, b);
        if (code_is_broken(code)) {
            char reason[200];

            snprintf(reason, sizeof(reason), "%s", sqlite3_errmsg(s->writer.db));
            replace_broken(s, reason);
            code = s->phase == PHASE_OPEN ? write_batch(s, b) : SQLITE_OK;
        }
        if (code != SQLITE_OK)
            degrade(s, sqlite3_errmsg(s->writer.db));
    }
    if (s->phase == PHASE_MEMORY) {
        pthread_mutex_lock(&s->read_lock);
        keep_in_memory(s, b);
        pthread_mutex_unlock(&s->read_lock);
    }
}

/* With the lock. */
static void take_batch(struct sqlite_store *s, struct batch *b)
{
    struct buf taken = s->taken;
    struct waiting_line *line;
    uint64_t max;

    *b = (struct batch){.n_records = s->journal.n_pending, .last_number = s->journal.number};
    s->taken = s->journal.pending;
    s->journal.pending = taken;
    s->journal.n_pending = 0;
    b->records = buf_slice(&s->taken);
    list_move_all(&s->writes, &b->writes);
    LIST_EACH(struct store_request, r, &b->writes, link)
        b->n_writes++;
    max = b->n_writes ? LINES_BEHIND : LINES_BATCH;
    while (b->n_lines < max && (line = LIST_TAKE_FIRST(struct waiting_line, &s->lines, link))) {
        list_append(&b->lines, &line->link);
        b->n_lines++;
        s->n_line_bytes -= (int64_t)line->size;
    }
    s->n_lines -= (int64_t)b->n_lines;
}

/* With the lock: whether there is work that no request waits for. */
static bool has_late_work(struct sqlite_store *s)
{
    return s->phase != PHASE_CLOSED && (s->journal.n_pending || s->n_lines);
}

/* With the lock: whether there is work to do at once. */
static bool has_work(struct sqlite_store *s)
{
    if (!list_is_empty(&s->writes) || s->is_ending || s->wants_open || s->wants_mark_lost ||
        s->is_broken)
        return true;
    if (s->phase == PHASE_CLOSED)
        return false;
    if (s->journal.n_pending >= JOURNAL_BATCH || s->n_lines >= LINES_BATCH ||
        (s->reader_waits && has_late_work(s)))
        return true;
    return atomic_load(&s->now_ms) >= atomic_load(&s->chores_ms);
}

/* With the lock: sleeps until woken, or for REST_MS if bounded. False: still no urgent work. */
static bool sleep_for_work(struct sqlite_store *s, bool is_bounded)
{
    struct timespec until;
    int code = 0;

    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += REST_MS * 1000000;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    s->writer_sleeps = !is_bounded;
    s->writer_rests = is_bounded;
    while (!has_work(s) && code != ETIMEDOUT && (is_bounded || !has_late_work(s))) {
        if (is_bounded)
            code = pthread_cond_timedwait(&s->to_writer, &s->lock, &until);
        else
            pthread_cond_wait(&s->to_writer, &s->lock);
    }
    s->writer_sleeps = s->writer_rests = false;
    return has_work(s);
}

/* Asks for a checkpoint if the WAL has at least `n` frames. */
static void empty_wal(struct sqlite_store *s, int n)
{
    if (s->wal_frames >= FRAMES_MAX) {
        sqlite3_wal_checkpoint_v2(s->writer.db, NULL, SQLITE_CHECKPOINT_RESTART, NULL, NULL);
        s->wal_frames = 0;
    } else if (s->wal_frames >= n) {
        pthread_mutex_lock(&s->lock);
        if (!s->wants_checkpoint) {
            s->wants_checkpoint = true;
            pthread_cond_signal(&s->to_reader);
        }
        pthread_mutex_unlock(&s->lock);
    }
}

/* Does one step of maintenance. */
static void do_chore(struct sqlite_store *s)
{
    bool more = false;
    int code = keep_step(s, &more);

    s->n_steps_due = 0;
    if (!s->has_unindexed)
        s->n_unindexed = 0;
    if (code == SQLITE_OK) {
        empty_wal(s, more ? FRAMES_CHECKPOINT : FRAMES_IDLE);
        return;
    }
    if (code_is_broken(code)) {
        char reason[200];

        snprintf(reason, sizeof(reason), "%s", sqlite3_errmsg(s->writer.db));
        replace_broken(s, reason);
    } else { /* if it is serious, the next write will fail, too */
        s->is_forgetting = s->has_unindexed = false;
        atomic_store(&s->chores_ms, atomic_load(&s->now_ms) + RETRY_MS);
    }
}

/* Before each batch: checks whether the database or the journal was removed or replaced. */
static void check_files(struct sqlite_store *s)
{
    bool is_cut = false;

    if (file_is_gone(s, &is_cut)) { /* our writes to it would vanish with the process */
        log_message(s, STORE_WARNING,
                    "Somebody removed or replaced the database %s. umcp cannot show its old "
                    "contents and starts a new one",
                    s->path);
        dbfile_close(s, true);
        open_or_degrade(s);
    } else if (is_cut) {
        replace_broken(s, "it was cut short");
    }
    if (s->phase == PHASE_OPEN)
        journal_check(s);
}

/* Repairs and maintains the file before a batch. The flags are requests of the reader. */
static void prepare_file(struct sqlite_store *s, bool must_mark_lost, bool is_broken)
{
    if (s->phase == PHASE_CLOSED) {
        open_or_degrade(s);
        if (s->phase == PHASE_OPEN)
            journal_open(s);
    } else if (s->phase == PHASE_MEMORY && atomic_load(&s->now_ms) >= s->retry_ms) {
        try_disk(s);
    } else if (s->phase == PHASE_OPEN && is_broken) {
        replace_broken(s, "a read found it malformed");
    }
    if (s->phase == PHASE_OPEN && must_mark_lost)
        mark_lost_operations(s);
    if (s->phase == PHASE_OPEN)
        check_files(s);
    if (s->phase == PHASE_OPEN && atomic_load(&s->now_ms) >= atomic_load(&s->chores_ms)) {
        journal_mend(s);
        journal_open(s);
        s->is_forgetting = true;
        atomic_store(&s->chores_ms, INT64_MAX); /* until maintenance is finished */
    }
}

/* With the lock, which it releases meanwhile. */
static void work(struct sqlite_store *s)
{
    bool must_mark_lost = s->wants_mark_lost, is_broken = s->is_broken;
    struct batch b;

    if (s->phase == PHASE_CLOSED && list_is_empty(&s->writes) && !s->wants_open)
        return;
    take_batch(s, &b);
    pthread_mutex_unlock(&s->lock);
    prepare_file(s, must_mark_lost, is_broken);
    run_batch(s, &b);
    pthread_mutex_lock(&s->lock);
    s->wants_open = false;
    s->wants_mark_lost = s->wants_mark_lost && !must_mark_lost;
    s->is_broken = s->is_broken && !is_broken;
    buf_reset(&s->taken, JOURNAL_KEPT);
    s->n_written += b.n_writes + b.n_records;
    s->n_lines_ended += b.n_lines;
    if (s->reader_waits)
        pthread_cond_broadcast(&s->written);
    journal_trim(s, false);
    finish_and_unlock(s, &b.writes);
    LIST_EACH_SAFE(struct waiting_line, line, &b.lines, link)
        mem_free(line);
    if (s->phase == PHASE_OPEN)
        empty_wal(s, FRAMES_CHECKPOINT);
    if (s->phase == PHASE_OPEN && s->n_unindexed > UNINDEXED && s->n_steps_due > STEP_WRITES)
        do_chore(s);
    pthread_mutex_lock(&s->lock);
}

static bool has_chores(struct sqlite_store *s)
{
    return s->phase == PHASE_OPEN && (s->is_forgetting || s->has_unindexed);
}

void *writer_main(void *store)
{
    struct sqlite_store *s = store;
    bool has_own_work; /* maintenance to do when idle */

    pthread_mutex_lock(&s->lock);
    while (!s->is_ending) {
        if (has_work(s)) {
            work(s);
            continue;
        }
        if (has_late_work(s)) {
            if (!sleep_for_work(s, true))
                work(s);
            continue;
        }
        has_own_work = has_chores(s) || (s->phase == PHASE_OPEN && !s->journal.error &&
                                         s->journal.size > JOURNAL_HEADER);
        if (sleep_for_work(s, has_own_work) || has_late_work(s))
            continue;
        journal_trim(s, true);
        while (has_chores(s) && !has_work(s) && !has_late_work(s)) {
            pthread_mutex_unlock(&s->lock);
            do_chore(s);
            pthread_mutex_lock(&s->lock);
        }
    }
    while (!list_is_empty(&s->writes) || s->journal.n_pending ||
           (s->n_lines && s->phase != PHASE_CLOSED))
        work(s);
    pthread_mutex_unlock(&s->lock);
    if (s->phase == PHASE_MEMORY)
        try_disk(s);
    journal_end(s);
    return NULL;
}
