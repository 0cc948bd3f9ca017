/* The methods of tasks: they read tasks from the store, and reach those that run here. */
#include <stdio.h>

#include "core/internal.h"

/* Errors that are not results of a tool, by the words under which tasks keep them. */
static const struct {
    enum err_kind kind;
    const char *name;
} kinds[] = {
    {ERR_INTERNAL, "internal"}, {ERR_PARAMS, "params"}, {ERR_CAPABILITY, "capability"},
    {ERR_METHOD, "method"},     {ERR_RATE, "rate"},     {ERR_REQUEST, "request"},
};

const char *task_kind_name(enum err_kind kind)
{
    for (size_t i = 0; i < N_ELEMENTS(kinds); i++)
        if (kinds[i].kind == kind)
            return kinds[i].name;
    return NULL;
}

/* A task of the store, in the form from which a direct answer is written. */
struct stored {
    struct task_view view;
    struct host_call hosted;
    struct outcome outcome;
};

/* --- Reading a record --- */

static enum err_kind kind_of(const struct operation *o, const struct json *mark)
{
    struct slice name = json_get_text(mark, "kind");

    if (o->state == OPERATION_DONE)
        return ERR_NONE;
    if (o->state == OPERATION_LOST)
        return ERR_INTERNAL;
    for (size_t i = 0; i < N_ELEMENTS(kinds); i++)
        if (slice_is(name, kinds[i].name))
            return kinds[i].kind;
    return ERR_TOOL;
}

static bool has_flag(const struct json *mark, const char *key)
{
    bool value = false;

    return json_to_bool(json_get(mark, key), &value) && value;
}

static void read_notes(const struct json *mark, struct host_call *hosted)
{
    const struct json *notes = json_get(mark, "notes");

    for (const struct json *n = json_is(notes, JSON_ARRAY) ? notes->first : NULL; n; n = n->next)
        if (hosted->n_diagnostics < CALL_DIAGNOSTICS)
            hosted->diagnostics[hosted->n_diagnostics++] = n->text;
}

static bool is_array(struct slice text)
{
    struct json_fault fault;

    return slice_starts(slice_trim(text), SLICE("[")) && json_check(text, &fault);
}

/* The host's answer. */
static void read_answer(const struct core *c, const struct operation *o, const struct json *mark,
                        struct host_call *hosted)
{
    /* Only tools that engines register can be gone. */
    static const struct tool gone = {
        .id = TOOL_PLUGIN, .name = "", .group = GROUP_PLUGIN, .timeout_ms = -1};
    struct slice hint = json_get_text(mark, "hint"), result = o->result;

    if (o->is_json && !result.len)
        result = SLICE("null");
    hosted->tool = catalog_find(c->catalog, o->tool, false);
    if (!hosted->tool)
        hosted->tool = &gone;
    hosted->form = o->is_json ? FORM_JSON : FORM_TEXT;
    if (has_flag(mark, "isBlocks") && is_array(result)) /* else the store has mended it */
        hosted->form = FORM_BLOCKS;
    hosted->result = (struct buf){.p = (char *)result.p, .len = result.len};
    hosted->has_no_value = !o->has_value;
    hosted->is_error = has_flag(mark, "isError");
    hosted->is_value = has_flag(mark, "isValue");
    hosted->is_cut = operation_is_cut(o);
    hosted->is_lost = o->state == OPERATION_LOST;
    read_notes(mark, hosted);
    err_set(&hosted->err, kind_of(o, mark), "%.*s", SLICE_ARG(o->error));
    if (hint.len)
        err_hint(&hosted->err, "%.*s", SLICE_ARG(hint));
    hosted->err.whole = o->error;
    hosted->err.details = o->details;
}

static bool show_running(struct core *c, struct call *call, const struct operation *o,
                         struct task_view *view)
{
    const struct call *live = task_find(c, o->id);
    struct buf questions;

    view->status = TASK_WORKING;
    if (live) {
        task_show_live(live, view);
        view->message = arena_copy(&call->arena, view->message); /* tasks/cancel may end it now */
        if (!view->message.p)
            return err_no_memory(&call->hosted.err);
    }
    if (!live || live->state != CALL_PAUSED)
        return true;
    view->status = TASK_INPUT_REQUIRED;
    buf_init(&questions, LIMIT_RESULT);
    task_write_questions(live, &questions);
    view->questions = arena_take(&call->arena, &questions);
    return view->questions.p || err_no_memory(&call->hosted.err);
}

/* Fills in a task for the answer to `call`. */
static struct stored *show(struct core *c, struct call *call, const struct operation *o,
                           const struct json *mark)
{
    struct stored *s = arena_zalloc(&call->arena, sizeof(*s));
    struct task_view *view = s ? &s->view : NULL;

    if (view)
        view->id = arena_printf(&call->arena, "%.*s.%.*s", SLICE_ARG(o->id),
                                SLICE_ARG(json_get_text(mark, "key")));
    if (!view || !view->id.p) {
        err_no_memory(&call->hosted.err);
        return NULL;
    }
    view->created_ms = view->updated_ms = o->started_ms;
    view->ttl_ms = task_ttl(c);
    if (o->state == OPERATION_RUNNING)
        return show_running(c, call, o, view) ? s : NULL;
    if (o->finished_ms > o->started_ms)
        view->updated_ms = o->finished_ms;
    read_answer(c, o, mark, &s->hosted);
    hosted_outcome(&s->hosted, &s->outcome);
    s->outcome.operation = o->id;
    view->outcome = &s->outcome;
    view->status =
        o->state == OPERATION_CANCELLED ? TASK_CANCELLED : mcp_task_status(&call->req, &s->outcome);
    if (view->status == TASK_CANCELLED || view->status == TASK_FAILED)
        view->message = o->error;
    return s;
}

/* --- Finding a task --- */

static bool miss(struct call *call)
{
    return err_set(&call->hosted.err, ERR_PARAMS, "Task not found: %.*s",
                   SLICE_ARG(call->req.name));
}

/* Cuts a task's id into the operation's and the key. */
static bool split_id(struct slice id, struct slice *ret_operation, struct slice *ret_key)
{
    *ret_operation = slice_from(id.p, OPERATION_ID_SIZE - 1);
    if (id.len != TASK_ID_SIZE - 1 || id.p[ret_operation->len] != '.')
        return false;
    *ret_key = slice_skip(id, OPERATION_ID_SIZE);
    return true;
}

static const struct json *read_mark(struct call *call, const struct operation *o)
{
    const struct json *mark = NULL;
    struct json_fault fault;

    return o->task.len && json_parse(&call->arena, o->task, &mark, &fault) ? mark : NULL;
}

/* The task that was asked for; NULL with the call's err set. */
static struct stored *found(struct core *c, struct call *call, const struct store_request *r)
{
    const struct operation *o = r->n_entries ? &r->entries[0].u.operation : NULL;
    const struct json *mark = NULL;
    struct slice operation, key = {0};

    if (r->err.kind != ERR_NONE && r->err.kind != ERR_NOT_FOUND) {
        call->hosted.err = r->err;
        return NULL;
    }
    if (r->err.kind == ERR_NONE && o && r->entries[0].kind == ENTRY_OPERATION && !o->is_data)
        mark = read_mark(call, o);
    split_id(call->req.name, &operation, &key);
    if (!mark || !text_same_secret(key, json_get_text(mark, "key"))) {
        miss(call);
        return NULL;
    }
    return show(c, call, o, mark);
}

static void find(struct core *c, struct call *call, tell_fn *tell)
{
    struct store_request *r = NULL;
    struct slice operation, key;

    if (task_can_poll(call) && (split_id(call->req.name, &operation, &key) || miss(call)))
        r = lookup_new(c, call, tell);
    if (!r) {
        call_finish(c, call);
        return;
    }
    r->verb = STORE_FIND;
    r->id = operation;
    lookup_ask(c, r, NULL);
}

static bool has_ended(const struct task_view *t)
{
    return t->status != TASK_WORKING && t->status != TASK_INPUT_REQUIRED;
}

/* --- The methods --- */

static void tell_get(struct core *c, struct call *call, const struct store_request *r)
{
    const struct stored *s = found(c, call, r);

    if (s)
        call->view = &s->view;
}

void op_task_get(struct core *c, struct call *call)
{
    find(c, call, tell_get);
}

static void tell_update(struct core *c, struct call *call, const struct store_request *r)
{
    const struct stored *s = found(c, call, r);
    struct call *live = s ? task_find(c, r->id) : NULL;

    if (s)
        buf_append(&call->hosted.result, SLICE("{}"));
    /* Answers that come late or twice are ignored. */
    if (live && live->state == CALL_PAUSED)
        task_answer(c, live, json_get(call->req.params, "inputResponses"), &call->hosted.err);
}

void op_task_update(struct core *c, struct call *call)
{
    if (task_can_poll(call) && !json_is(json_get(call->req.params, "inputResponses"), JSON_OBJECT))
        err_set(&call->hosted.err, ERR_PARAMS,
                "tasks/update: params.inputResponses is required and must be an object");
    if (call->hosted.err.kind == ERR_NONE)
        find(c, call, tell_update);
    else
        call_finish(c, call);
}

static void tell_cancel(struct core *c, struct call *call, const struct store_request *r)
{
    struct stored *s = found(c, call, r);
    bool is_old = request_has(&call->req, FEATURE_OLD_TASKS), is_over = s && has_ended(&s->view);
    struct err *err = &call->hosted.err;

    if (!s)
        return;
    if (!is_over && !task_find(c, r->id)) {
        err_set(err, ERR_INTERNAL, "The task %.*s runs on another server of this state folder",
                SLICE_ARG(s->view.id));
        err_hint(err, "cancel it there; tasks/get reports its end here");
        return;
    }
    if (!is_over) /* the store may still be writing how it ended */
        is_over = !call_cancel_operation(c, r->id, NULL);
    if (is_over && is_old) {
        err_set(err, ERR_PARAMS, "The task has already ended");
    } else if (is_old) {
        s->view.status = TASK_CANCELLED;
        s->view.updated_ms = c->wall;
        call->view = &s->view;
    } else { /* the same answer whether or not it had ended */
        buf_append(&call->hosted.result, SLICE("{}"));
    }
}

void op_task_cancel(struct core *c, struct call *call)
{
    find(c, call, tell_cancel);
}

static bool may_wait(const struct core *c, const struct call *waiting, struct err *err)
{
    size_t n = 0;

    if (waiting->is_cancelled || !(waiting->peer || waiting->batch || waiting->is_on_stream))
        return false; /* there is no client for the answer */
    LIST_EACH(const struct call, call, &c->calls, link)
        n += call->awaited[0] != '\0';
    return n < LIMIT_TASK_WAITS ||
           err_set(err, ERR_RATE,
                   "Too many requests wait for tasks (at most %u); ask with tasks/get instead",
                   LIMIT_TASK_WAITS);
}

static void tell_payload(struct core *c, struct call *call, const struct store_request *r)
{
    const struct stored *s = found(c, call, r);
    struct call *live = s ? task_find(c, r->id) : NULL;
    struct err *err = &call->hosted.err;

    if (!s)
        return;
    if (has_ended(&s->view)) {
        call->view = &s->view;
    } else if (!live) {
        err_set(err, ERR_INTERNAL,
                "The task runs on another server; ask again once tasks/get reports its end");
    } else if (may_wait(c, call, err)) { /* task_wake() or task_stop_waiting() follows */
        snprintf(call->awaited, sizeof(call->awaited), "%.*s", SLICE_ARG(r->id));
        task_send_questions(c, live);
    }
}

void op_task_result(struct core *c, struct call *call)
{
    find(c, call, tell_payload);
}

struct call *task_waiting(struct core *c, const char *operation)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->awaited[0] && strcmp(call->awaited, operation) == 0)
            return call;
    return NULL;
}

void task_wake(struct core *c, const char *operation)
{
    struct call *call;

    while ((call = task_waiting(c, operation)) != NULL) {
        call->awaited[0] = '\0';
        op_task_result(c, call);
    }
}

void task_stop_waiting(struct core *c, struct call *call)
{
    call->awaited[0] = '\0';
    call->is_cancelled = true;
    call_finish(c, call);
}

/* --- tasks/list --- */

static void tell_list(struct core *c, struct call *call, const struct store_request *r)
{
    struct json_out w = call_result(call);
    int64_t next = r->filter.offset + (int64_t)r->n_entries;
    char cursor[24];

    if (r->err.kind != ERR_NONE && r->err.kind != ERR_NOT_FOUND) {
        call->hosted.err = r->err;
        return;
    }
    json_object(&w);
    json_key(&w, "tasks");
    json_array(&w);
    for (size_t i = 0; i < r->n_entries; i++) {
        const struct operation *o = &r->entries[i].u.operation;
        const struct json *mark = read_mark(call, o);
        const struct stored *s = mark ? show(c, call, o, mark) : NULL;

        if (s)
            mcp_write_task_item(&w, &call->req, &s->view);
    }
    json_array_end(&w);
    if (r->n_entries && next < r->total) {
        snprintf(cursor, sizeof(cursor), "%lld", (long long)next);
        json_put_string(&w, "nextCursor", cursor);
    }
    json_object_end(&w);
}

void op_task_list(struct core *c, struct call *call)
{
    const struct json *cursor = json_get_value(call->req.params, "cursor");
    const struct session *own =
        call->session && call->session->kind != SESSION_OPEN ? call->session : NULL;
    struct store_request *r = NULL;
    int64_t offset = 0;

    if (cursor &&
        (!json_is(cursor, JSON_STRING) || !text_to_int(cursor->text, &offset) || offset < 0))
        err_set(&call->hosted.err, ERR_PARAMS, "Invalid cursor");
    else if (!own)
        err_set(&call->hosted.err, ERR_REQUEST, "tasks/list needs a session, whose tasks it lists");
    else
        r = lookup_new(c, call, tell_list);
    if (!r) {
        call_finish(c, call);
        return;
    }
    r->verb = STORE_LIST;
    r->filter = (struct store_filter){
        .limit = LIMIT_LOG_PAGE, .offset = offset, .tasks_of = slice_of(own->id)};
    lookup_ask(c, r, NULL);
}
