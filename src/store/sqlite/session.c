/*
 * Sessions and the events that their clients may ask for again, in tables of their own. Nothing
 * here is listed or searched. While the disk fails, nothing is kept: core itself remembers all of
 * it as long as the process runs.
 */
#include "internal.h"

#define STATEMENT(name, database, which)                                                           \
    int name##_code = SQLITE_OK;                                                                   \
    sqlite3_stmt *name = database_statement(database, which, &name##_code);                        \
    if (!name)                                                                                     \
    return name##_code

static int put_state(struct sqlite_store *s, const struct store_session *e)
{
    STATEMENT(put, &s->writer, SQL_PUT_SESSION);

    bind_slice(put, 1, e->id);
    sqlite3_bind_int64(put, 2, e->time_ms);
    bind_slice(put, 3, e->state);
    return database_run(put);
}

static int put_event(struct sqlite_store *s, const struct store_session *e)
{
    STATEMENT(put, &s->writer, SQL_PUT_EVENT);

    bind_slice(put, 1, e->id);
    sqlite3_bind_int64(put, 2, e->stream);
    sqlite3_bind_int64(put, 3, e->seq);
    sqlite3_bind_int64(put, 4, e->time_ms);
    bind_slice(put, 5, e->event);
    return database_run(put);
}

/* Deletes events of one stream, or (negative) of all of them. */
static int drop_events(struct sqlite_store *s, const struct store_session *e, int64_t stream)
{
    STATEMENT(drop, &s->writer, SQL_DROP_EVENTS);

    bind_slice(drop, 1, e->id);
    sqlite3_bind_int64(drop, 2, stream);
    sqlite3_bind_int64(drop, 3, e->from_seq);
    sqlite3_bind_int64(drop, 4, e->to_seq);
    return database_run(drop);
}

static int end_session(struct sqlite_store *s, const struct store_session *e)
{
    STATEMENT(end, &s->writer, SQL_DROP_SESSION);
    struct store_session all = {.id = e->id, .to_seq = INT64_MAX};
    int code = drop_events(s, &all, -1);

    bind_slice(end, 1, e->id);
    return code == SQLITE_OK ? database_run(end) : code;
}

int write_session(struct sqlite_store *s, const struct store_session *e)
{
    switch (e->action) {
    case SESSION_STATE:
        return put_state(s, e);
    case SESSION_EVENT:
        return put_event(s, e);
    case SESSION_DROP:
        return drop_events(s, e, e->stream);
    case SESSION_OVER:
        break;
    }
    return end_session(s, e);
}

/* --- Reading --- */

static bool add(struct store_request *r, const struct store_session *e)
{
    struct store_session copy = *e;

    copy.state = arena_copy(r->arena, e->state);
    copy.event = arena_copy(r->arena, e->event);
    if (!copy.state.p || !copy.event.p)
        return err_no_memory(&r->err);
    r->entries[r->n_entries++] = (struct store_entry){.kind = ENTRY_SESSION, .u.session = copy};
    return true;
}

static int read_events(struct sqlite_store *s, struct store_request *r, int64_t n)
{
    STATEMENT(rows, &s->reader, SQL_EVENTS_OF);
    int code = SQLITE_OK;

    bind_slice(rows, 1, r->id);
    sqlite3_bind_int64(rows, 2, n);
    while ((int64_t)r->n_entries <= n && (code = sqlite3_step(rows)) == SQLITE_ROW) {
        struct store_session e = {.action = SESSION_EVENT,
                                  .stream = sqlite3_column_int64(rows, 0),
                                  .seq = sqlite3_column_int64(rows, 1),
                                  .event = column_slice(rows, 2)};

        if (!add(r, &e))
            break;
    }
    sqlite3_reset(rows);
    sqlite3_clear_bindings(rows);
    return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
}

static int count_events(struct sqlite_store *s, struct slice id, int64_t *ret_n)
{
    STATEMENT(count, &s->reader, SQL_COUNT_EVENTS);
    int code;

    bind_slice(count, 1, id);
    code = sqlite3_step(count);
    *ret_n = code == SQLITE_ROW ? sqlite3_column_int64(count, 0) : 0;
    *ret_n = *ret_n < STORE_EVENTS ? *ret_n : STORE_EVENTS;
    sqlite3_reset(count);
    sqlite3_clear_bindings(count);
    return code == SQLITE_ROW ? SQLITE_OK : code;
}

int read_session(struct sqlite_store *s, struct store_request *r)
{
    STATEMENT(row, &s->reader, SQL_FIND_SESSION);
    struct store_session e = {.action = SESSION_STATE};
    int64_t n;
    bool has;
    int code = count_events(s, r->id, &n);

    if (code != SQLITE_OK)
        return code;
    r->n_entries = 0;
    r->entries = arena_alloc(r->arena, (size_t)(n + 1) * sizeof(*r->entries));
    if (!r->entries) {
        err_no_memory(&r->err);
        return SQLITE_OK;
    }
    bind_slice(row, 1, r->id);
    code = sqlite3_step(row);
    has = code == SQLITE_ROW;
    if (has) {
        e.time_ms = sqlite3_column_int64(row, 0);
        e.state = column_slice(row, 1);
        has = add(r, &e);
    }
    sqlite3_reset(row);
    sqlite3_clear_bindings(row);
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        return code;
    return has ? read_events(s, r, n) : SQLITE_OK;
}

/* --- Keeping the tables small, inside a transaction --- */

int drop_old_sessions(struct sqlite_store *s, int64_t time_ms, int *ret_n)
{
    STATEMENT(events, &s->writer, SQL_DROP_OLD_EVENTS);
    STATEMENT(sessions, &s->writer, SQL_DROP_OLD_SESSIONS);
    int code;

    sqlite3_bind_int64(events, 1, time_ms);
    code = database_run(events);
    if (code != SQLITE_OK)
        return code;
    sqlite3_bind_int64(sessions, 1, time_ms);
    code = database_run(sessions);
    *ret_n = sqlite3_changes(s->writer.db);
    return code;
}

int drop_oldest_events(struct sqlite_store *s, int n, int *ret_n)
{
    STATEMENT(oldest, &s->writer, SQL_DROP_OLDEST_EVENTS);
    int code;

    sqlite3_bind_int(oldest, 1, n);
    code = database_run(oldest);
    *ret_n = sqlite3_changes(s->writer.db);
    return code;
}
