/*
 * The bridge's tools that query the store (results, logs, one log's details), and its help. A
 * record looks the same everywhere: complete in details, shortened in lists.
 */
#include "core/internal.h"

static const char *const status_names[] = {
    [OPERATION_RUNNING] = "running",     [OPERATION_DONE] = "success", [OPERATION_FAILED] = "error",
    [OPERATION_CANCELLED] = "cancelled", [OPERATION_LOST] = "lost",
};

static const char *const level_names[STORE_LEVELS] = {
    [STORE_INFO] = "info", [STORE_WARNING] = "warning", [STORE_ERROR] = "error"};

static enum store_level level_of(const struct operation *o)
{
    if (o->state == OPERATION_CANCELLED)
        return STORE_WARNING;
    return o->state == OPERATION_FAILED || o->state == OPERATION_LOST ? STORE_ERROR : STORE_INFO;
}

static bool has_ended_well(const struct operation *o)
{
    return o->state == OPERATION_RUNNING || o->state == OPERATION_DONE;
}

static struct slice error_of(const struct operation *o)
{
    return o->error.len ? o->error : SLICE("Operation failed");
}

/* --- Hidden from strangers --- */

/* Arguments and results are for those who made the call, for the server's user, and for those who
 * have the token. The session's id would let others use it. */
static void hide_operation(struct operation *o)
{
    o->caller = (struct store_caller){.client = o->caller.client};
    o->is_json = true; /* shown as null */
    o->has_value = false;
    o->result = o->error = o->details = (struct slice){0};
}

static void hide_line(struct store_line *line)
{
    line->message = SLICE("(of another session)");
    line->stack = (struct slice){0};
}

/* Of an operation that STORE_FIND found, the others are the lines. A line does not say who made its
 * operation, so strangers see those of their own only with the operation. */
static void hide_foreign(const struct call *call, const struct store_request *r)
{
    bool is_own = false;

    for (size_t i = 0; i < r->n_entries && !call->is_trusted; i++) {
        struct store_entry *e = &r->entries[i];

        if (e->kind == ENTRY_OPERATION) {
            is_own = record_may_see(call, &e->u.operation.caller);
            if (!is_own)
                hide_operation(&e->u.operation);
        } else if (e->u.line.operation.len && (r->verb == STORE_LIST || !is_own)) {
            hide_line(&e->u.line);
        }
    }
}

/* --- Writing --- */

#define LINE_CUT_HINT "get_log_details with this logId has the whole text."

/* Writes at most `max` bytes, cut between characters, with an ellipsis for the rest. Returns
 * whether the text was cut. */
static bool put_cut(struct json_out *w, const char *key, struct slice text, size_t max)
{
    char shown[LIMIT_LOG_SHOWN + 4];
    struct buf to = {.p = shown, .cap = sizeof(shown), .max = sizeof(shown)};

    if (text.len <= max) {
        json_put_text(w, key, text);
        return false;
    }
    buf_append(&to, slice_from(text.p, utf8_cut(text, LIMIT_LOG_SHOWN)));
    buf_append(&to, SLICE("..."));
    json_put_text(w, key, buf_slice(&to));
    return true;
}

static void put_time(struct json_out *w, const char *key, int64_t ms)
{
    char time[TEXT_TIME_SIZE];

    text_time(ms, time);
    json_put_string(w, key, time);
}

static void put_unless_empty(struct json_out *w, const char *key, struct slice text)
{
    if (text.len)
        json_put_text(w, key, text);
}

/* `is_cut`: of the value written before. */
static void put_outcome(struct json_out *w, const struct operation *o, size_t max, bool is_cut)
{
    json_put_bool(w, "success", has_ended_well(o));
    if (o->state != OPERATION_DONE || (o->is_json && !o->result.len))
        json_put_raw(w, "result", SLICE("null"));
    else if (o->is_json && o->result.len <= max)
        json_put_raw(w, "result", o->result);
    else /* in a list, a result that is too long becomes truncated text */
        is_cut |= put_cut(w, "result", o->result, max);
    json_put_bool(w, "hasValue", o->state == OPERATION_DONE && o->has_value);
    if (!has_ended_well(o))
        is_cut |= put_cut(w, "error", error_of(o), max);
    json_put_text(w, "logId", o->id);
    json_put_bool(w, "complete", o->state != OPERATION_RUNNING);
    if (is_cut || operation_is_cut(o))
        put_truncated(w, is_cut ? LINE_CUT_HINT : VALUE_CUT_HINT);
}

static void put_line(struct json_out *w, const struct store_line *line, size_t max)
{
    char id[OPERATION_ID_SIZE];

    line_uuid(line, id);
    json_put_string(w, "logId", id);
    put_time(w, "timestamp", line->time_ms);
    json_put_string(w, "level", level_names[(unsigned)line->level % STORE_LEVELS]);
    if (put_cut(w, "message", line->message, max))
        put_truncated(w, LINE_CUT_HINT);
}

static void put_operation(struct json_out *w, const struct operation *o, size_t max)
{
    /* Clocks can go back, and a database may hold anything. */
    bool has_duration = o->started_ms >= 0 && o->finished_ms > o->started_ms;
    struct slice message = o->is_data                      ? SLICE("Named result")
                           : o->state == OPERATION_RUNNING ? SLICE(CALL_STILL_RUNNING)
                           : o->state == OPERATION_DONE ? SLICE("Operation completed successfully")
                                                        : error_of(o);
    bool is_cut;

    put_time(w, "timestamp", o->started_ms);
    json_put_string(w, "level", level_names[level_of(o)]);
    json_put_string(w, "type", o->is_data ? "data" : "operation");
    is_cut = put_cut(w, "message", message, max);
    put_unless_empty(w, "operationId", o->is_data ? (struct slice){0} : o->id);
    put_unless_empty(w, "engine", o->engine);
    if (!o->is_data) {
        json_put_text(w, "tool", o->tool);
        json_put_string(w, "status", status_names[(unsigned)o->state % N_ELEMENTS(status_names)]);
        if (o->state != OPERATION_RUNNING)
            json_put_int(w, "durationMs", has_duration ? o->finished_ms - o->started_ms : 0);
    }
    put_outcome(w, o, max, is_cut);
}

/* Writes one entry's members; the caller opens and closes the object. */
static void put_entry(struct json_out *w, const struct store_entry *e, size_t max)
{
    if (e->kind == ENTRY_OPERATION) {
        put_operation(w, &e->u.operation, max);
        return;
    }
    put_line(w, &e->u.line, max);
    json_put_string(w, "type", "log");
    put_unless_empty(w, "operationId", e->u.line.operation);
    put_unless_empty(w, "engine", e->u.line.engine);
}

/* Writes the log lines of an operation, as many as fit into `budget`. */
static void put_attached(struct json_out *w, const struct store_request *r, size_t budget)
{
    json_key(w, "logs");
    json_array(w);
    for (size_t i = 1; i < r->n_entries && w->to->len < budget; i++) {
        json_object(w);
        put_line(w, &r->entries[i].u.line, LIMIT_LOG_SHOWN);
        json_object_end(w);
    }
    json_array_end(w);
}

/* --- get_result, get_log_details --- */

/* Looks up the id, which has two names. */
static void find(struct core *c, struct call *call, tell_fn *tell, const char *what)
{
    const struct log_id_args *args = call->hosted.args;
    struct store_request *r = NULL;

    if (args->log_id.is_set || args->log_id_snake.is_set)
        r = lookup_new(c, call, tell);
    else
        args_refuse_missing(&call->arena, "logId", "log_id", &call->hosted.err);
    if (!r) {
        call_finish(c, call);
        return;
    }
    args = call->hosted.args; /* moved */
    r->verb = STORE_FIND;
    r->id = args->log_id.is_set ? args->log_id.value : args->log_id_snake.value;
    lookup_ask(c, r, what);
}

/* --- cancel_operation --- */

static void say_cancelled(struct call *call)
{
    const struct log_id_args *args = call->hosted.args;
    struct json_out w = call_result(call);

    json_object(&w);
    json_put_bool(&w, "success", true);
    json_put_text(&w, "logId", args->log_id.is_set ? args->log_id.value : args->log_id_snake.value);
    json_put_bool(&w, "complete", true);
    json_put_string(&w, "message", "Operation was cancelled");
    json_object_end(&w);
}

/* The query only waited until the store has written the cancellation. */
static void tell_cancelled(struct core *c, struct call *call, const struct store_request *r)
{
    (void)c, (void)r;
    say_cancelled(call);
}

static void tell_uncancelled(struct core *c, struct call *call, const struct store_request *r)
{
    const struct store_entry *e = &r->entries[0];

    (void)c;
    if (e->kind != ENTRY_OPERATION)
        lookup_miss(call, "Operation");
    else if (e->u.operation.state == OPERATION_RUNNING)
        err_set(&call->hosted.err, ERR_DENIED,
                "Another server runs the operation; cancel it there");
    else
        err_set(&call->hosted.err, ERR_TOOL, "Operation is already complete");
}

static void cancel_operation(struct core *c, struct call *call)
{
    const struct log_id_args *args = call->hosted.args;
    struct slice id = args->log_id.is_set ? args->log_id.value : args->log_id_snake.value;
    bool is_ours = call_cancel_operation(c, id, call);

    if (is_ours && !c->store) {
        say_cancelled(call);
        call_finish(c, call);
    } else if (is_ours) {
        find(c, call, tell_cancelled, NULL);
    } else {
        find(c, call, tell_uncancelled, "Operation");
    }
}

/* --- The others --- */

static void tell_result(struct core *c, struct call *call, const struct store_request *r)
{
    const struct operation *o = &r->entries[0].u.operation;
    struct json_out w = call_result(call);

    (void)c;
    hide_foreign(call, r);
    if (r->entries[0].kind != ENTRY_OPERATION) { /* a log line has no result */
        lookup_miss(call, "Result");
        return;
    }
    json_object(&w);
    put_outcome(&w, o, SIZE_MAX, false);
    if (o->state == OPERATION_RUNNING)
        json_put_string(&w, "message", CALL_STILL_RUNNING);
    if (r->n_entries > 1)
        put_attached(&w, r, w.to->len + call_budget(call));
    json_object_end(&w);
}

static void get_result(struct core *c, struct call *call)
{
    find(c, call, tell_result, "Result");
}

static void tell_details(struct core *c, struct call *call, const struct store_request *r)
{
    const struct store_entry *e = &r->entries[0];
    const struct operation *o = &e->u.operation;
    struct json_out w = call_result(call);

    (void)c;
    hide_foreign(call, r);
    json_object(&w);
    put_entry(&w, e, SIZE_MAX);
    if (e->kind != ENTRY_OPERATION) {
        put_unless_empty(&w, "stack", e->u.line.stack);
        json_object_end(&w);
        return;
    }
    if (o->details.len)
        json_put_raw(&w, "details", o->details);
    if (!o->is_data) {
        json_key(&w, "caller");
        json_object(&w);
        json_put_text(&w, "peer", o->caller.peer);
        json_put_text(&w, "session", o->caller.session);
        json_put_text(&w, "client", o->caller.client);
        json_object_end(&w);
        json_put_int(&w, "argumentBytes", o->args_bytes);
    }
    put_attached(&w, r, w.to->len + call_budget(call));
    json_put_int(&w, "logsTotal", r->total);
    json_object_end(&w);
}

static void get_log_details(struct core *c, struct call *call)
{
    find(c, call, tell_details, "Log");
}

/* --- get_logs --- */

static void tell_logs(struct core *c, struct call *call, const struct store_request *r)
{
    const struct logs_args *args = call->hosted.args;
    size_t budget = call_budget(call), n = 0;
    struct json_out w = call_result(call);

    (void)c;
    if (r->err.kind != ERR_NONE && r->err.kind != ERR_NOT_FOUND) {
        call->hosted.err = r->err;
        return;
    }
    hide_foreign(call, r);
    json_object(&w);
    json_key(&w, "logs");
    json_array(&w);
    while (n < r->n_entries && (n == 0 || w.to->len < budget)) {
        json_object(&w);
        put_entry(&w, &r->entries[n++], LIMIT_LOG_SHOWN);
        json_object_end(&w);
    }
    json_array_end(&w);
    json_put_int(&w, "total", r->total);
    if (n < r->n_entries) /* the page would have become too long */
        json_put_int(&w, "nextOffset",
                     (args->offset.value > 0 ? args->offset.value : 0) + (int64_t)n);
    json_object_end(&w);
}

static void tell_named(struct core *c, struct call *call, const struct store_request *r)
{
    struct store_request page = *r;

    page.n_entries =
        r->n_entries && r->entries[0].kind == ENTRY_OPERATION && r->entries[0].u.operation.is_data;
    page.total = (int64_t)page.n_entries;
    tell_logs(c, call, &page);
}

static bool read_level(struct call *call, const struct arg_text *arg, unsigned *ret_levels)
{
    if (!arg->is_set || slice_eq_nocase(arg->value, SLICE("all")))
        return true;
    for (unsigned i = 0; i < STORE_LEVELS; i++)
        if (slice_eq_nocase(arg->value, slice_of(level_names[i]))) {
            *ret_levels = 1u << i;
            return true;
        }
    return err_set(&call->hosted.err, ERR_ARGUMENT, "level must be error, warning, info or all");
}

/* Counts words as the index does: punctuation separates them, so "foo.bar" is two. */
static size_t count_words(struct slice text)
{
    size_t n = 0;
    bool is_in = false;

    for (size_t i = 0; i < text.len; i++) {
        bool was_in = is_in;
        char c = text.p[i];

        is_in = text_is_digit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') ||
                (unsigned char)c >= 0x80;
        n += is_in && !was_in;
    }
    return n;
}

static int64_t between(int64_t value, int64_t min, int64_t max)
{
    return value < min ? min : value > max ? max : value;
}

static void get_logs(struct core *c, struct call *call)
{
    const struct logs_args *args = call->hosted.args;
    const struct arg_int *count;
    const struct arg_text *level = args->level.is_set ? &args->level : &args->log_type;
    struct store_request *r = NULL;
    unsigned levels = 0;
    bool ok = read_level(call, level, &levels);

    if (ok && (args->text.value.len > LIMIT_SEARCH_BYTES ||
               count_words(args->text.value) > LIMIT_SEARCH_WORDS))
        ok = err_set(&call->hosted.err, ERR_ARGUMENT,
                     "text may have at most %u words and %u bytes; search for fewer words",
                     LIMIT_SEARCH_WORDS, LIMIT_SEARCH_BYTES);
    /* The matches of a search would reveal hidden texts. */
    if (ok && args->text.value.len && !call->is_trusted)
        ok = err_set(&call->hosted.err, ERR_DENIED,
                     "Only the server's user, or a client with its token, may search the text of "
                     "the log");
    if (ok)
        r = lookup_new(c, call, args->log_name.is_set ? tell_named : tell_logs);
    if (!r) {
        call_finish(c, call);
        return;
    }
    args = call->hosted.args; /* moved */
    count = args->limit.is_set ? &args->limit : &args->count;
    r->verb = args->log_name.is_set ? STORE_FIND : STORE_LIST;
    r->id = args->log_name.value;
    r->filter = (struct store_filter){.limit = between(count->value, 1, LIMIT_LOG_PAGE),
                                      .offset = between(args->offset.value, 0, INT64_MAX),
                                      .since_ms = between(args->since.value, 0, INT64_MAX),
                                      .levels = levels,
                                      .text = args->text.value};
    lookup_ask(c, r, NULL);
}

/* --- help --- */

/* Every form of a query, with an example that the example project answers. */
static const struct {
    const char *query, *form;
    bool needs_eval; /* must be compiled, so it needs --allow-eval and --allow-writes */
} examples[] = {
    {"Scene['Player'].transform.position", "Scene['X'].a.b", false},
    {"GameObject[\"Main Camera\"].name", "GameObject[\"X\"].p", false},
    {"find(\"Player\").transform.position.y", "find(\"x\").p", false},
    {"Time.timeScale", "a plain path", false},
    {"Physics.gravity", "a plain path", false},
    {"GameObject.Find(\"Player\").transform.position", "any C# expression", true},
    {"1 + 2", "any C# expression", true},
};

static void put_examples(struct json_out *w)
{
    json_key(w, "examples");
    json_array(w);
    for (size_t i = 0; i < N_ELEMENTS(examples); i++) {
        json_object(w);
        json_put_string(w, "query", examples[i].query);
        json_put_string(w, "form", examples[i].form);
        json_put_bool(w, "needsEval", examples[i].needs_eval);
        json_object_end(w);
    }
    json_array_end(w);
}

static bool help(struct core *c, struct call *call, struct json_out *w)
{
    (void)call;
    json_object(w);
    json_put_string(w, "documentation", "Unity-AI Bridge Help Documentation");
    json_key(w, "tools");
    json_array(w);
    for (size_t i = 0; i < catalog_count(c->catalog); i++) {
        const struct tool *tool = catalog_at(c->catalog, i);

        if (tool->group != GROUP_BRIDGE)
            continue;
        json_object(w);
        json_put_string(w, "id", tool->name);
        json_put_string(w, "description", tool->text);
        json_object_end(w);
    }
    json_array_end(w);
    json_put_string(
        w, "query",
        "A query is one expression that yields a value and changes nothing. Plain paths "
        "of names and constant indexers are always answered: they begin with "
        "Scene['name'], GameObject[\"name\"], find(\"name\") or a type. Any other C# "
        "expression is compiled, which the server must allow (--allow-eval and "
        "--allow-writes). Statements are refused.");
    put_examples(w);
    json_object_end(w);
    return true;
}

static const struct server_tool tools[] = {
    {TOOL_GET_RESULT, NULL, get_result},
    {TOOL_CANCEL_OPERATION, NULL, cancel_operation},
    {TOOL_GET_LOGS, NULL, get_logs},
    {TOOL_GET_LOG_DETAILS, NULL, get_log_details},
    {TOOL_HELP, help, NULL},
};
const struct server_tools bridge_tools = {tools, N_ELEMENTS(tools)};
