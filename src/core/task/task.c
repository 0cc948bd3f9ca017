/*
 * A task is an operation whose client does not wait for it: the answer to tools/call is the task's
 * id, and tasks/get has the result later. The store has the task before the client has its id.
 *
 *     at once:  record -> answer -> post to the host -> ...
 *     if long:  post -> LIMIT_TASK_AFTER_MS -> record -> answer -> ...
 *     ... -> the host has questions -> CALL_PAUSED -> tasks/update -> post again -> ...
 *     ... -> the host is done -> record -> tasks/get has the result
 *
 * A task's id is its operation's id and a key. The key is kept with the operation, and no log shows
 * it: an operation's id alone does not open a task.
 */
#include <stdio.h>

#include "task.h"

#define KEY_BYTES 8 /* together with a UUID's 122 bits: 186 bits that cannot be guessed */

/* --- Which calls become tasks --- */

static bool refuse_capability(struct err *err, const char *text)
{
    err_set(err, ERR_CAPABILITY, "%s", text);
    err->details = MCP_NEEDS_TASKS;
    return false;
}

/* 2025-11-25: the client decides, by the parameter `task`. */
static bool check_old(struct call *call, enum task_mode mode)
{
    const struct json *task = json_get_value(call->req.params, "task");
    struct err *err = &call->hosted.err;

    if (!task)
        return mode != TASK_REQUIRED ||
               err_set(err, ERR_METHOD, "This tool only runs as a task: send params.task");
    if (mode == TASK_NEVER)
        return err_set(err, ERR_METHOD, "This tool does not run as a task");
    if (task->type != JSON_OBJECT)
        return err_set(err, ERR_PARAMS, "tools/call: params.task must be an object");
    call->becomes_task = BECOMES_TASK_AT_ONCE;
    return true;
}

bool task_check(struct core *c, struct call *call, const struct tool *tool)
{
    enum task_mode mode = tool_task_mode(tool);
    bool can_poll =
        request_has(&call->req, FEATURE_STATELESS) && call->req.context.can & CAN_POLL_TASKS;

    if (call->req.op != OP_TOOL_CALL)
        return true;
    if (!c->store) /* no client could read the task */
        return mode != TASK_REQUIRED ||
               err_set(&call->hosted.err, ERR_NOT_READY, "This server keeps no records");
    if (request_has(&call->req, FEATURE_OLD_TASKS))
        return check_old(call, mode);
    if (!can_poll)
        return mode != TASK_REQUIRED ||
               refuse_capability(&call->hosted.err, "This tool only runs as a task");
    if (mode == TASK_AT_ONCE || mode == TASK_REQUIRED ||
        (mode == TASK_AFTER_INPUT && call->hosted.inputs.len))
        call->becomes_task = BECOMES_TASK_AT_ONCE;
    else if (mode == TASK_IF_LONG)
        call->becomes_task = BECOMES_TASK_IF_LONG;
    return true;
}

bool task_can_poll(struct call *call)
{
    return !request_has(&call->req, FEATURE_STATELESS) || call->req.context.can & CAN_POLL_TASKS ||
           refuse_capability(&call->hosted.err, "The client must declare tasks to use them");
}

/* --- Making one --- */

static bool make(struct core *c, struct call *call, enum step step)
{
    struct task *t = mem_zalloc(sizeof(*t));
    unsigned char bytes[KEY_BYTES];
    char key[2 * KEY_BYTES + 1];

    if (!t || (!call->operation[0] && !record_open(c, call))) {
        mem_free(t);
        return false;
    }
    c->env.random(bytes, sizeof(bytes));
    text_hex(bytes, sizeof(bytes), key);
    snprintf(t->id, sizeof(t->id), "%s.%s", call->operation, key);
    snprintf(t->mark, sizeof(t->mark), "{\"key\":\"%s\"}", key);
    buf_init(&t->end_mark, LIMIT_MESSAGE);
    arena_init(&t->arena, LIMIT_CALL_MEMORY);
    t->step = step;
    t->created_ms = call->record ? record_started(call) : c->wall; /* as tasks/get will say */
    t->updated_ms = c->wall;
    if (request_has(&call->req, FEATURE_OLD_TASKS))
        t->session = call->session;
    call->task = t;
    call->becomes_task = BECOMES_TASK_NEVER;
    return true;
}

void task_free(struct call *call)
{
    if (call->task) {
        buf_done(&call->task->end_mark);
        arena_done(&call->task->arena);
    }
    mem_free(call->task);
    call->task = NULL;
}

size_t task_bytes(const struct call *call)
{
    return call->task ? call->task->arena.used : 0;
}

void task_forget_session(struct call *call, const struct session *s)
{
    if (call->task && call->task->session == s)
        call->task->session = NULL;
}

void task_start(struct core *c, struct call *call)
{
    if (!make(c, call, STEP_OPENING)) {
        err_no_memory(&call->hosted.err);
        call_finish(c, call);
        return;
    }
    call_set_state(c, call, CALL_STORING);
    record_begin(c, call); /* task_recorded() follows */
}

bool task_turn(struct core *c, struct call *call)
{
    if (call->becomes_task != BECOMES_TASK_IF_LONG || !make(c, call, STEP_TURNING))
        return false;
    record_begin(c, call); /* task_recorded() follows */
    return true;
}

/* --- Telling clients --- */

struct call *task_find(struct core *c, struct slice operation)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->task && call->task->step == STEP_GIVEN && slice_is(operation, call->operation))
            return call;
    return NULL;
}

bool task_runs(const struct core *c, struct slice id)
{
    LIST_EACH(const struct call, call, &c->calls, link)
        if (call->task && call->task->step == STEP_GIVEN &&
            text_same_secret(id, slice_of(call->task->id)))
            return true;
    return false;
}

void task_show_live(const struct call *call, struct task_view *view)
{
    view->status = TASK_WORKING;
    view->updated_ms = call->task->updated_ms;
    view->message = slice_of(call->task->message);
}

/* 2025-11-25: the progress token stays good while the task runs. */
static void send_progress(struct core *c, struct call *call, const struct progress *p)
{
    struct request r = call->req;
    struct json_out w;

    if (!call->task->session || !r.progress.len || call->task->step != STEP_GIVEN)
        return;
    r.task = slice_of(call->task->id);
    buf_reset(&c->event_out, 0);
    json_out_init(&w, &c->event_out);
    dialect_write_progress(&w, &r, p);
    if (buf_ok(&c->event_out))
        task_send(c, call, buf_slice(&c->event_out));
}

void task_progress(struct core *c, struct call *call, const struct progress *p, bool has_begun)
{
    struct slice text = slice_of(p->message ? p->message : "");

    text.len = utf8_cut(text, sizeof(call->task->message) - 1);
    snprintf(call->task->message, sizeof(call->task->message), "%.*s", SLICE_ARG(text));
    call->task->updated_ms = c->wall;
    if (has_begun)
        send_progress(c, call, p);
}

int64_t task_ttl(const struct core *c)
{
    return c->store ? store_state(c->store)->max_age_ms : 0;
}

struct task_view task_view_of(const struct core *c, const struct call *call)
{
    const struct task *t = call->task;

    return (struct task_view){.id = slice_of(t->id),
                              .status = TASK_WORKING,
                              .created_ms = t->created_ms,
                              .updated_ms = t->updated_ms,
                              .ttl_ms = task_ttl(c)};
}

/* The message, until the next event is written; empty: no memory. */
static struct slice write_event(struct core *c, const struct task_view *t, bool is_old)
{
    struct json_out w;

    buf_reset(&c->event_out, 0);
    json_out_init(&w, &c->event_out);
    mcp_write_task_notification(&w, t, is_old);
    return buf_ok(&c->event_out) ? buf_slice(&c->event_out) : (struct slice){0};
}

void event_task(struct core *c, const struct task_view *t)
{
    struct slice message = c->n_listens ? write_event(c, t, false) : (struct slice){0};

    if (message.len)
        listen_task(c, t->id, message);
}

bool task_send(struct core *c, struct call *call, struct slice message)
{
    struct call *waiting = task_waiting(c, call->operation);
    struct session *s = call->task->session;

    if (waiting && waiting->session == s && !waiting->is_cancelled && call_can_ask(waiting))
        call_ask(c, waiting, message);
    else if (s && s->peer)
        s->peer->ops->send(s->peer, message);
    else if (s && s->stream)
        session_answer(s, message);
    else
        return false;
    return true;
}

void task_tell(struct core *c, struct call *call, const struct task_view *view)
{
    struct session *s = call->task->session;
    struct slice message = s ? write_event(c, view, true) : (struct slice){0};

    if (message.len)
        session_send(c, s, message);
    event_task(c, view);
}

/* --- Giving out its id --- */

static void give(struct core *c, struct call *call)
{
    struct task_view view = task_view_of(c, call);

    call->task->step = STEP_GIVEN;
    call_say_running(call, CALL_STILL_RUNNING);
    call_let_run(c, call);
    call->view = &view;
    call_detach(c, call);
    call->view = NULL;
}

bool task_recorded(struct core *c, struct call *call)
{
    struct task *t = call->task;

    if (t->step == STEP_GIVEN)
        return false;
    if (t->step == STEP_TURNING) {
        if (call->state != CALL_RUNNING || call->is_ended || !record_is_begun(call))
            return false;
        give(c, call);
        return true;
    }
    if (call->is_cancelled) { /* before it began */
        t->step = STEP_GIVEN;
        call_end_cancelled(c, call);
        return true;
    }
    give(c, call);
    call_post(c, call);
    return true;
}

/* --- The end --- */

struct slice task_mark(const struct call *call)
{
    return slice_of(call->task ? call->task->mark : "");
}

/* The part of a direct answer that the columns of an operation lack. task_read() reads it. */
struct slice task_end_mark(struct call *call)
{
    const struct host_call *hosted = &call->hosted;
    const char *kind = task_kind_name(hosted->err.kind);
    struct buf *to = call->task ? &call->task->end_mark : NULL;
    struct json_out w;

    if (!to)
        return (struct slice){0};
    json_out_init(&w, to);
    json_object(&w);
    json_put_string(&w, "key", call->task->id + OPERATION_ID_SIZE);
    if (kind)
        json_put_string(&w, "kind", kind);
    if (hosted->err.hint[0])
        json_put_string(&w, "hint", hosted->err.hint);
    if (hosted->form == FORM_BLOCKS)
        json_put_bool(&w, "isBlocks", true);
    if (hosted->is_error)
        json_put_bool(&w, "isError", true);
    if (hosted->is_value)
        json_put_bool(&w, "isValue", true);
    if (hosted->n_diagnostics) {
        json_key(&w, "notes");
        json_array(&w);
        for (size_t i = 0; i < hosted->n_diagnostics; i++)
            json_text(&w, hosted->diagnostics[i]);
        json_array_end(&w);
    }
    json_object_end(&w);
    return buf_ok(to) ? buf_slice(to) : task_mark(call);
}

void task_ended(struct core *c, struct call *call)
{
    struct task_view view;
    struct outcome o;

    if (!call->task || call->task->step != STEP_GIVEN || !call->is_answered)
        return;
    task_take_back(c, call);
    call->task->updated_ms = c->wall;
    view = task_view_of(c, call);
    call_outcome(call, &o);
    if (call->is_ended) {
        view.status = TASK_CANCELLED;
        view.message = err_text(&call->late_err);
    } else {
        view.outcome = &o;
        view.status = call->hosted.is_lost ? TASK_FAILED : mcp_task_status(&call->req, &o);
        if (view.status == TASK_FAILED)
            view.message = err_text(o.err);
    }
    task_tell(c, call, &view);
}
