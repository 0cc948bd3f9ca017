/*
 * The writer's maintenance: fills the search index, deletes entries that are too old or too many,
 * and returns free pages to the file system. It works in small steps, so that operations
 * hardly wait.
 */
#include "internal.h"

#include <stdio.h>

#include "store/entry.h"

enum {
    STEP_ROWS = 64,        /* rows that one step deletes */
    INDEX_ROWS = 256,      /* rows that one step indexes; larger steps take less time per row */
    TRAIL_ROW = 256,       /* typical bytes of an audit row */
    FREE_PAGES = 512,      /* above this, free pages are returned to the file system */
    KEEP_EVERY_MS = 30000, /* between two checks of age and size */
};

#define GAP_MS                                                                                     \
    ((int64_t)7 * 24 * 3600 * 1000) /* between entries; more means that the clock was set */

int begin(struct sqlite_store *s)
{
    int code = SQLITE_OK;
    sqlite3_stmt *statement = database_statement(&s->writer, SQL_BEGIN, &code);

    return statement ? database_run(statement) : code;
}

int commit(struct sqlite_store *s)
{
    int code = SQLITE_OK;
    sqlite3_stmt *statement = database_statement(&s->writer, SQL_COMMIT, &code);

    return statement ? database_run(statement) : code;
}

void roll_back(struct sqlite_store *s)
{
    int code = SQLITE_OK;
    sqlite3_stmt *statement;

    if (sqlite3_get_autocommit(s->writer.db)) /* SQLite has already rolled back */
        return;
    statement = database_statement(&s->writer, SQL_ROLLBACK, &code);
    if (statement)
        database_run(statement);
}

/* Commits or rolls back, depending on `code`. */
static int end(struct sqlite_store *s, int code)
{
    if (code == SQLITE_OK)
        code = commit(s);
    if (code != SQLITE_OK)
        roll_back(s);
    return code;
}

/* Replaces *instance by the next dead instance that left operations running, or by NULL if there is
 * none. The column may hold any type, not only text. */
static int find_dead(struct sqlite_store *s, sqlite3_value **instance)
{
    int code = SQLITE_OK;
    sqlite3_stmt *running = database_statement(&s->writer, SQL_RUNNING_INSTANCES, &code);
    sqlite3_value *dead = NULL;

    if (!running)
        return code;
    if (*instance)
        sqlite3_bind_value(running, 1, *instance);
    while ((code = sqlite3_step(running)) == SQLITE_ROW) {
        const char *name;

        dead = sqlite3_value_dup(sqlite3_column_value(running, 0)); /* before it is converted */
        name = (const char *)sqlite3_column_text(running, 0);
        if (name && strcmp(name, s->instance) != 0 &&
            (!s->options.is_alive || !s->options.is_alive(s->options.ctx, name)) &&
            !journal_is_behind(s, &s->writer, name))
            break;
        sqlite3_value_free(dead);
        dead = NULL;
    }
    if (code == SQLITE_ROW && !dead)
        code = SQLITE_NOMEM;
    sqlite3_reset(running);
    sqlite3_clear_bindings(running);
    sqlite3_value_free(*instance);
    *instance = dead;
    return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
}

int mark_lost_operations(struct sqlite_store *s)
{
    sqlite3_value *instance = NULL;
    int code = journal_replay(s); /* first, so that operations that ended are not marked lost */

    if (code != SQLITE_OK)
        return code;
    while ((code = find_dead(s, &instance)) == SQLITE_OK && instance) {
        code = begin(s);
        if (code == SQLITE_OK)
            code = end(s, mark_rows_lost(s, instance));
        if (code != SQLITE_OK)
            break;
    }
    sqlite3_value_free(instance);
    return code;
}

static int64_t larger(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* What is older has lived for `age`; 0: nothing has. */
static int64_t oldest(struct sqlite_store *s, int64_t age)
{
    int64_t keep = atomic_load(&s->keep_ms);

    return keep && age > 0 ? larger(keep - age, 0) : 0;
}

int64_t oldest_entry(struct sqlite_store *s)
{
    return atomic_load(&s->holds_entries) ? 0 : oldest(s, s->options.limits.max_age_ms);
}

int64_t oldest_audit(struct sqlite_store *s)
{
    return atomic_load(&s->holds_audit) ? 0 : oldest(s, s->options.limits.audit_ms);
}

/* Deletes some lines older than `time_ms`, and other entries that are also older than `spared_ms`.
 * Never deletes a running operation. */
static int drop_entries(struct sqlite_store *s, int64_t time_ms, int64_t spared_ms, int *ret_n)
{
    int64_t seqs[STEP_ROWS];
    int n = 0, code = begin(s);
    sqlite3_stmt *old = NULL;

    *ret_n = 0;
    if (code == SQLITE_OK)
        old = database_statement(&s->writer, SQL_ROWS_OLDER, &code);
    if (old) {
        sqlite3_bind_int64(old, 1, time_ms);
        sqlite3_bind_int(old, 2, STEP_ROWS);
        sqlite3_bind_int64(old, 3, spared_ms);
        while (n < STEP_ROWS && (code = sqlite3_step(old)) == SQLITE_ROW)
            seqs[n++] = sqlite3_column_int64(old, 0);
        sqlite3_reset(old);
        code = code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
    }
    for (int i = 0; code == SQLITE_OK && i < n; i++)
        code = delete_row(s, seqs[i]);
    *ret_n = n;
    return end(s, code);
}

static int drop_trail(struct sqlite_store *s, enum writer_statement which, int64_t time_ms,
                      int *ret_n)
{
    int code = begin(s);
    sqlite3_stmt *old = NULL;

    if (code == SQLITE_OK)
        old = database_statement(&s->writer, (int)which, &code);
    if (old) {
        sqlite3_bind_int64(old, 1, time_ms);
        sqlite3_bind_int(old, 2, STEP_ROWS);
        code = database_run(old);
        *ret_n = sqlite3_changes(s->writer.db);
    }
    return end(s, code);
}

static int64_t ask_number(struct sqlite_store *s, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    int64_t answer = 0;

    if (sqlite3_prepare_v2(s->writer.db, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        answer = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return answer;
}

/* Whether a long gap lies between what is old and what follows it. Then the clock was set, or
 * nobody used the store, and nobody knows how old the old is: it stays until what follows is old,
 * too. If nothing follows, that is when this process began. */
static bool has_gap(struct sqlite_store *s, const char *table, int64_t age)
{
    const int64_t cut = oldest(s, age);
    int64_t before, after;
    char sql[100];

    if (!cut)
        return false;
    snprintf(sql, sizeof(sql), "SELECT max(time_ms) FROM %s WHERE time_ms<%lld", table,
             (long long)cut);
    before = ask_number(s, sql);
    snprintf(sql, sizeof(sql), "SELECT min(time_ms) FROM %s WHERE time_ms>=%lld", table,
             (long long)cut);
    after = ask_number(s, sql);
    if (!after && atomic_load(&s->began_ms) >= cut)
        after = atomic_load(&s->began_ms);
    return before && after - before > larger(GAP_MS, 2 * age);
}

void find_gaps(struct sqlite_store *s)
{
    atomic_store(&s->holds_entries, has_gap(s, "entry", s->options.limits.max_age_ms));
    atomic_store(&s->holds_audit, has_gap(s, "audit", s->options.limits.audit_ms));
}

static int64_t count_free(struct sqlite_store *s)
{
    return ask_number(s, "PRAGMA freelist_count");
}

/* Once over the limit, shrinks to nine tenths of it. */
static bool is_too_large(struct sqlite_store *s)
{
    int64_t max = s->options.limits.max_bytes;
    int64_t used =
        (ask_number(s, "PRAGMA page_count") - count_free(s)) * ask_number(s, "PRAGMA page_size");

    if (max <= 0)
        return false;
    s->is_shrinking = used > (s->is_shrinking ? max - max / 10 : max);
    return s->is_shrinking;
}

static int drop_sessions(struct sqlite_store *s, int *ret_n)
{
    int code = begin(s);

    if (code == SQLITE_OK)
        code = drop_old_sessions(s, oldest(s, s->options.limits.session_ms), ret_n);
    return end(s, code);
}

static int drop_events(struct sqlite_store *s, int *ret_n)
{
    int code = begin(s);

    if (code == SQLITE_OK)
        code = drop_oldest_events(s, STEP_ROWS, ret_n);
    return end(s, code);
}

/* Events go first: few clients ever ask for one again. */
static int make_room(struct sqlite_store *s, int *ret_n)
{
    int code = drop_events(s, ret_n);

    if (code != SQLITE_OK || *ret_n)
        return code;
    if (ask_number(s, "SELECT count(*) FROM audit") * TRAIL_ROW > s->options.limits.max_bytes / 2)
        return drop_trail(s, SQL_TRAIL_OLDEST, 0, ret_n);
    /* A flood of log lines must not push out results that clients are about to fetch. */
    code = drop_entries(s, INT64_MAX, atomic_load(&s->keep_ms) - ENTRY_SPARED_MS, ret_n);
    if (code == SQLITE_OK && !*ret_n)
        code = drop_entries(s, INT64_MAX, INT64_MAX, ret_n);
    return code == SQLITE_OK && !*ret_n ? drop_trail(s, SQL_TRAIL_OLDEST, 0, ret_n) : code;
}

/* Returns some free pages to the file system. *ret_n is 0 if it could not, as for files created
 * without auto_vacuum. */
static int vacuum(struct sqlite_store *s, int *ret_n)
{
    int64_t n_free = count_free(s);
    int code = SQLITE_OK;
    sqlite3_stmt *statement;

    if (n_free <= FREE_PAGES)
        return SQLITE_OK;
    statement = database_statement(&s->writer, SQL_VACUUM, &code);
    while (statement && (code = sqlite3_step(statement)) == SQLITE_ROW)
        continue; /* one result row per page */
    sqlite3_reset(statement);
    *ret_n = count_free(s) < n_free;
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

/* Checks age, then size, then free pages, and does a bit of the first work it finds. */
static int forget_step(struct sqlite_store *s)
{
    int n = 0, code;

    find_gaps(s);
    code = drop_entries(s, oldest_entry(s), INT64_MAX, &n);
    if (code == SQLITE_OK && !n)
        code = drop_trail(s, SQL_TRAIL_OLDER, oldest_audit(s), &n);
    if (code == SQLITE_OK && !n)
        code = drop_sessions(s, &n);
    if (code == SQLITE_OK && !n && is_too_large(s))
        code = make_room(s, &n);
    if (code == SQLITE_OK && !n)
        code = vacuum(s, &n);
    if (code == SQLITE_OK && !n) {
        s->is_forgetting = false;
        atomic_store(&s->chores_ms, atomic_load(&s->now_ms) + KEEP_EVERY_MS);
    }
    return code;
}

int keep_step(struct sqlite_store *s, bool *ret_more)
{
    int code, left = 0;

    if (s->is_forgetting) {
        code = forget_step(s);
    } else {
        code = begin(s);
        if (code == SQLITE_OK)
            code = end(s, index_rows(s, INDEX_ROWS, &left));
        if (code == SQLITE_OK)
            s->has_unindexed = left;
    }
    *ret_more = s->is_forgetting || s->has_unindexed;
    return code;
}
