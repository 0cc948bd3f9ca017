/*
 * The statements of a transaction. The writer fills the search index later, in order of sequence,
 * when it is idle. Rows after the mark in `indexed` are searched without the index. Changing or
 * deleting a row up to the mark updates the index at once.
 */
#include "internal.h"
#include "store/entry.h"
#include "store/words.h"

/* Prepares a statement, or returns the error code from the function. */
#define STATEMENT(name, which)                                                                     \
    int name##_code = SQLITE_OK;                                                                   \
    sqlite3_stmt *name = database_statement(&s->writer, which, &name##_code);                      \
    if (!name)                                                                                     \
    return name##_code

/* --- The index. --- */

size_t row_words(enum row_kind kind, const struct slice *columns, struct slice *parts)
{
    struct store_entry e = {.kind = ENTRY_OPERATION};

    if (kind == ROW_LINE)
        e = (struct store_entry){.kind = ENTRY_LINE, .u.line.message = columns[4]};
    else
        e.u.operation = (struct operation){.id = columns[0],
                                           .is_data = kind == ROW_DATA,
                                           .tool = columns[1],
                                           .error = columns[2],
                                           .result = columns[3]};
    return entry_words(&e, parts);
}

/* Collects the searchable texts of a statement's current row. */
static size_t column_words(sqlite3_stmt *row, struct slice *parts)
{
    struct slice columns[ROW_COLUMNS];

    for (int i = 0; i < ROW_COLUMNS; i++)
        columns[i] = column_slice(row, 2 + i);
    return row_words((enum row_kind)sqlite3_column_int(row, 1), columns, parts);
}

/* Joins the tokens of all parts into the text to index. */
static bool join_words(struct buf *to, const struct slice *parts, size_t n_parts)
{
    buf_reset(to, 64 << 10);
    for (size_t i = 0; i < n_parts; i++) {
        words_plain(parts[i], to);
        buf_append_byte(to, ' ');
    }
    return buf_ok(to);
}

static int read_indexed(struct sqlite_store *s)
{
    STATEMENT(get, SQL_GET_INDEXED);
    int code = sqlite3_step(get);

    if (code == SQLITE_ROW)
        s->indexed = sqlite3_column_int64(get, 0);
    sqlite3_reset(get);
    return code == SQLITE_ROW ? SQLITE_OK : code == SQLITE_DONE ? SQLITE_CORRUPT : code;
}

/* Adds a row to the index (SQL_INDEX) or removes it (SQL_UNINDEX). */
static int change_index(struct sqlite_store *s, int64_t seq, enum writer_statement how)
{
    STATEMENT(rows, SQL_ROWS_AFTER);
    STATEMENT(change, (int)how);
    struct slice parts[ENTRY_PARTS];
    int code;

    sqlite3_bind_int64(rows, 1, seq - 1);
    sqlite3_bind_int(rows, 2, 1);
    code = sqlite3_step(rows);
    if (code == SQLITE_ROW && sqlite3_column_int64(rows, 0) == seq) {
        size_t n = column_words(rows, parts);

        code = join_words(&s->text, parts, n) ? SQLITE_OK : SQLITE_NOMEM;
    }
    sqlite3_reset(rows);
    if (code != SQLITE_OK)
        return code == SQLITE_DONE || code == SQLITE_ROW ? SQLITE_OK : code;
    sqlite3_bind_int64(change, 1, seq);
    bind_slice(change, 2, buf_slice(&s->text));
    return database_run(change);
}

int index_rows(struct sqlite_store *s, int n, int *ret_left)
{
    STATEMENT(rows, SQL_ROWS_AFTER);
    STATEMENT(add, SQL_INDEX);
    STATEMENT(set, SQL_SET_INDEXED);
    int n_done = 0, code = read_indexed(s);
    int64_t last = s->indexed;

    if (code != SQLITE_OK)
        return code;
    sqlite3_bind_int64(rows, 1, last);
    sqlite3_bind_int(rows, 2, n);
    while ((code = sqlite3_step(rows)) == SQLITE_ROW) {
        struct slice parts[ENTRY_PARTS];
        size_t n_parts = column_words(rows, parts);

        last = sqlite3_column_int64(rows, 0);
        n_done++;
        if (!join_words(&s->text, parts, n_parts)) {
            code = SQLITE_NOMEM;
            break;
        }
        sqlite3_bind_int64(add, 1, last);
        bind_slice(add, 2, buf_slice(&s->text));
        code = database_run(add);
        if (code != SQLITE_OK)
            break;
    }
    sqlite3_reset(rows);
    if (code != SQLITE_DONE)
        return code;
    *ret_left = n_done == n;
    if (n_done == 0)
        return SQLITE_OK;
    s->indexed = last;
    sqlite3_bind_int64(set, 1, last);
    return database_run(set);
}

/* --- Rows. --- */

/* Like read_row(). *ret_lost: another process took this instance for dead and marked the row
 * lost. */
static int find_row(struct sqlite_store *s, struct slice id, enum row_kind kind, int64_t *ret_seq,
                    bool *ret_lost, struct buf *result)
{
    STATEMENT(find, SQL_FIND_ROW);
    int code;

    *ret_seq = 0;
    *ret_lost = false;
    sqlite3_bind_text64(find, 1, id.len ? id.p : "", id.len, SQLITE_STATIC, SQLITE_UTF8);
    sqlite3_bind_int(find, 2, (int)kind);
    code = sqlite3_step(find);
    if (code == SQLITE_ROW) {
        *ret_seq = sqlite3_column_int64(find, 0);
        *ret_lost = sqlite3_column_int(find, 1) && slice_is(column_slice(find, 3), s->writes_for);
        if (result)
            buf_append(result, column_slice(find, 2));
    }
    sqlite3_reset(find);
    sqlite3_clear_bindings(find);
    return code == SQLITE_ROW || code == SQLITE_DONE ? SQLITE_OK : code;
}

int read_row(struct sqlite_store *s, struct slice id, enum row_kind kind, int64_t *ret_seq,
             struct buf *result)
{
    bool is_lost;

    return find_row(s, id, kind, ret_seq, &is_lost, result);
}

/* Runs a bound statement that changes or deletes one row, and updates the index. */
static int change_row(struct sqlite_store *s, int64_t seq, sqlite3_stmt *change, bool stays)
{
    bool is_indexed;
    int code = read_indexed(s);

    is_indexed = seq <= s->indexed;
    if (code == SQLITE_OK && is_indexed)
        code = change_index(s, seq, SQL_UNINDEX);
    if (code == SQLITE_OK)
        code = database_run(change);
    if (code == SQLITE_OK && is_indexed && stays)
        code = change_index(s, seq, SQL_INDEX);
    return code;
}

int delete_row(struct sqlite_store *s, int64_t seq)
{
    STATEMENT(last, SQL_LAST_SEQ);
    STATEMENT(gone, SQL_DELETE_ROW);
    STATEMENT(empty, SQL_EMPTY_ROW);
    int code = sqlite3_step(last);
    bool is_last = code == SQLITE_ROW && sqlite3_column_int64(last, 0) == seq;
    sqlite3_stmt *change = is_last ? empty : gone;

    sqlite3_reset(last);
    if (code != SQLITE_ROW)
        return code;
    sqlite3_bind_int64(change, 1, seq);
    return change_row(s, seq, change, is_last);
}

static void bind_operation(struct sqlite_store *s, sqlite3_stmt *to, const struct operation *o)
{
    sqlite3_bind_int(to, 1, o->is_data ? ROW_DATA : ROW_OPERATION);
    sqlite3_bind_int64(to, 2, o->started_ms);
    sqlite3_bind_int(to, 3, (int)operation_level(o->state));
    sqlite3_bind_text64(to, 4, o->id.len ? o->id.p : "", o->id.len, SQLITE_STATIC, SQLITE_UTF8);
    bind_slice(to, 5, o->engine);
    sqlite3_bind_text(to, 6, s->writes_for, -1, SQLITE_STATIC);
    sqlite3_bind_int(to, 7, (int)o->state);
    sqlite3_bind_int64(to, 8, o->finished_ms);
    sqlite3_bind_int64(to, 9, o->args_bytes);
    sqlite3_bind_int(to, 10, o->has_value);
    sqlite3_bind_int(to, 11, o->is_json);
    bind_slice(to, 12, o->caller.peer);
    bind_slice(to, 13, o->caller.session);
    bind_slice(to, 14, o->caller.client);
    bind_slice(to, 15, o->tool);
    bind_slice(to, 16, o->error);
    bind_slice(to, 17, o->details);
    bind_slice(to, 18, o->result);
    bind_slice(to, 19, o->task);
}

/* Inserts an operation, or ends a running one. One that has ended stays as it is, unless it is
 * corrected or another process marked it lost: then its audit row becomes pending again until the
 * outcome is written.
 * *ret_is_new: there was no row with that id. */
static int put_operation(struct sqlite_store *s, const struct operation *o, bool *ret_is_new)
{
    STATEMENT(insert, SQL_INSERT_OPERATION);
    STATEMENT(update, SQL_UPDATE_OPERATION);
    STATEMENT(revive, SQL_REVIVE_AUDIT);
    bool is_lost;
    int64_t seq;
    int code;

    bind_operation(s, insert, o);
    code = database_run(insert);
    *ret_is_new = code == SQLITE_OK && sqlite3_changes(s->writer.db) > 0;
    if (code != SQLITE_OK || *ret_is_new)
        return code;
    code = find_row(s, o->id, o->is_data ? ROW_DATA : ROW_OPERATION, &seq, &is_lost, NULL);
    if (code == SQLITE_OK && (is_lost || o->corrects)) {
        bind_slice(revive, 1, o->id);
        sqlite3_bind_int(revive, 2, o->corrects);
        code = database_run(revive);
    }
    if (code != SQLITE_OK)
        return code;
    bind_operation(s, update, o);
    sqlite3_bind_int(update, 20, o->corrects);
    return change_row(s, seq, update, true);
}

int write_operation(struct sqlite_store *s, const struct operation *o)
{
    return put_operation(s, o, &(bool){false});
}

int write_line(struct sqlite_store *s, const struct store_line *line)
{
    STATEMENT(insert, SQL_INSERT_LINE);

    sqlite3_bind_int64(insert, 1, line->time_ms);
    sqlite3_bind_int(insert, 2, (int)line->level);
    bind_slice(insert, 3, line->operation);
    bind_slice(insert, 4, line->engine);
    bind_slice(insert, 5, line->message);
    bind_slice(insert, 6, line->stack);
    return database_run(insert);
}

/* Replaces "pending" on the operation's audit row by its outcome. */
int end_audit(struct sqlite_store *s, const struct store_audit *a)
{
    STATEMENT(end, SQL_END_AUDIT);

    bind_slice(end, 1, a->outcome);
    bind_slice(end, 2, a->reason);
    bind_slice(end, 3, a->operation);
    return database_run(end);
}

static int add_audit(struct sqlite_store *s, const struct store_audit *a)
{
    STATEMENT(insert, SQL_INSERT_AUDIT);

    sqlite3_bind_int64(insert, 1, a->time_ms);
    bind_slice(insert, 2, a->caller.peer);
    bind_slice(insert, 3, a->caller.session);
    bind_slice(insert, 4, a->caller.client);
    bind_slice(insert, 5, a->tool);
    bind_slice(insert, 6, a->outcome);
    bind_slice(insert, 7, a->operation);
    bind_slice(insert, 8, a->sizes);
    bind_slice(insert, 9, a->reason);
    return database_run(insert);
}

int write_audit(struct sqlite_store *s, const struct store_audit *a)
{
    if (a->operation.len) {
        int code = end_audit(s, a);

        if (code != SQLITE_OK || sqlite3_changes(s->writer.db) > 0)
            return code;
    }
    return add_audit(s, a);
}

static int write_data(struct sqlite_store *s, const struct store_data *d)
{
    struct operation o = data_operation(d);
    bool appends = d->action == DATA_APPEND;
    struct buf old, joined;
    int64_t seq;
    int code;

    buf_init(&old, DATA_BYTES);
    buf_init(&joined, DATA_BYTES);
    code = read_row(s, d->name, ROW_DATA, &seq, appends ? &old : NULL);
    if (code == SQLITE_OK && seq)
        code = delete_row(s, seq);
    if (code == SQLITE_OK && appends) {
        if (buf_ok(&old) && data_append(buf_slice(&old), d->value, &joined))
            o.result = buf_slice(&joined);
        else
            code = SQLITE_TOOBIG;
    }
    if (code == SQLITE_OK && d->action != DATA_CLEAR)
        code = write_operation(s, &o);
    buf_done(&old);
    buf_done(&joined);
    return code;
}

int write_request(struct sqlite_store *s, const struct store_request *r)
{
    bool is_new = false;
    int code = SQLITE_OK;

    if (r->operation)
        code = put_operation(s, r->operation, &is_new);
    if (code == SQLITE_OK && r->audit) /* a new operation has no audit row yet */
        code = is_new && slice_eq(r->audit->operation, r->operation->id) ? add_audit(s, r->audit)
                                                                         : write_audit(s, r->audit);
    if (code == SQLITE_OK && r->data)
        code = write_data(s, r->data);
    if (code == SQLITE_OK && r->session)
        code = write_session(s, r->session);
    return code;
}

/* --- Dead instances. --- */

int mark_rows_lost(struct sqlite_store *s, const sqlite3_value *instance)
{
    STATEMENT(rows, SQL_ROWS_OF_INSTANCE);
    STATEMENT(mark, SQL_MARK_ROW_LOST);
    STATEMENT(trail, SQL_MARK_AUDIT_LOST);
    int code = SQLITE_OK;
    int64_t seq = INT64_MIN;

    while (code == SQLITE_OK) {
        sqlite3_bind_value(rows, 1, instance);
        sqlite3_bind_int64(rows, 2, seq);
        code = sqlite3_step(rows);
        if (code == SQLITE_ROW)
            seq = sqlite3_column_int64(rows, 0);
        sqlite3_reset(rows); /* restart each time: the row no longer matches the query */
        if (code != SQLITE_ROW)
            break;
        sqlite3_bind_int64(mark, 1, seq);
        sqlite3_bind_int64(mark, 2, wall_now(s));
        sqlite3_bind_text(mark, 3, STORE_LOST, -1, SQLITE_STATIC);
        code = change_row(s, seq, mark, true);
        if (code != SQLITE_OK)
            break;
        sqlite3_bind_int64(trail, 1, seq);
        sqlite3_bind_text(trail, 2, STORE_LOST, -1, SQLITE_STATIC);
        code = database_run(trail);
    }
    sqlite3_clear_bindings(rows);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}
