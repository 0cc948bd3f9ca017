/*
 * Questions of tasks: the host has them, the client answers, and the call continues. In 2026-07-28
 * tasks/get shows them, and tasks/update answers. In 2025-11-25 they are requests of ours that name
 * the task; they are sent as soon as there is a way to the client, at the latest with tasks/result.
 */
#include "task.h"

bool task_write_questions(const struct call *call, struct buf *to)
{
    struct json_out w;

    json_out_init(&w, to);
    json_object(&w);
    for (const struct task_question *a = call->task->questions; a; a = a->next)
        if (!a->answer.len) {
            json_key_slice(&w, a->shown);
            json_raw(&w, a->raw);
        }
    json_object_end(&w);
    return buf_ok(to);
}

static struct slice name_of(struct task *t, struct slice key, unsigned round)
{
    for (const struct task_question *a = t->questions; a; a = a->next)
        if (slice_eq(a->shown, key))
            return arena_printf(&t->arena, "%.*s-%u", SLICE_ARG(key), round);
    return arena_copy(&t->arena, key);
}

static bool add_ask(struct call *call, const struct json *question)
{
    struct task *t = call->task;
    struct task_question *a = arena_zalloc(&t->arena, sizeof(*a));

    if (!a)
        return err_no_memory(&call->hosted.err);
    a->key = arena_copy(&t->arena, question->key);
    a->raw = arena_copy(&t->arena, question->raw);
    a->shown = name_of(t, question->key, call->round);
    if (!a->key.p || !a->raw.p || !a->shown.p)
        return err_no_memory(&call->hosted.err);
    a->next = t->questions;
    t->questions = a;
    return true;
}

static bool add_asks(struct core *c, struct call *call)
{
    const struct asking *asking;
    const struct json *questions;
    struct json_fault fault;
    struct err *err = &call->hosted.err;

    asking = input_has_room(c, call, err) ? input_round(c, call) : NULL;
    if (!asking)
        return false;
    if (!json_parse(&call->arena, asking->requests, &questions, &fault))
        return err_no_memory(err);
    for (const struct json *q = questions->first; q; q = q->next)
        if (!add_ask(call, q))
            return false;
    return call_charge_more(c, call);
}

/* --- 2025-11-25: requests of ours --- */

static bool write_request(struct core *c, const struct call *call, struct task_question *q,
                          struct buf *to)
{
    const struct json *request;
    struct json_fault fault;
    struct arena a;
    struct json_out w;
    bool ok;

    arena_init(&a, LIMIT_CALL_MEMORY);
    ok = json_parse(&a, q->raw, &request, &fault);
    if (ok) {
        input_make_id(c, q->id);
        json_out_init(&w, to);
        mcp_write_task_request(&w, slice_of(q->id), request, slice_of(call->task->id));
        ok = buf_ok(to);
    }
    arena_done(&a);
    return ok;
}

/* The first that was asked of those that the client has not got. */
static struct task_question *find_unsent(const struct task *t)
{
    struct task_question *first = NULL;

    for (struct task_question *q = t->questions; q; q = q->next)
        if (!q->id[0] && !q->answer.len)
            first = q;
    return first;
}

static bool send_question(struct core *c, struct call *call, struct task_question *q)
{
    struct buf text;
    bool ok;

    buf_init(&text, LIMIT_RESULT);
    ok = write_request(c, call, q, &text) && task_send(c, call, buf_slice(&text));
    buf_done(&text);
    if (!ok)
        q->id[0] = '\0'; /* tasks/result tries again */
    return ok;
}

void task_send_questions(struct core *c, struct call *call)
{
    struct task_question *q;

    while (call->state == CALL_PAUSED && call->task->session &&
           (q = find_unsent(call->task)) != NULL && send_question(c, call, q))
        ;
}

void task_take_back(struct core *c, struct call *call)
{
    struct json_out w;

    for (struct task_question *q = call->task->questions; q; q = q->next) {
        if (!q->id[0] || q->answer.len)
            continue;
        buf_reset(&c->event_out, 0);
        json_out_init(&w, &c->event_out);
        mcp_write_cancelled(&w, slice_of(q->id));
        q->id[0] = '\0';
        if (buf_ok(&c->event_out))
            task_send(c, call, buf_slice(&c->event_out));
    }
}

/* --- Both --- */

static struct call *find_paused(struct core *c)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->state == CALL_PAUSED)
            return call;
    return NULL;
}

bool task_ask(struct core *c, struct call *call)
{
    struct task_view view;
    struct buf questions;

    if (!call->task || call->task->step != STEP_GIVEN || !call->hosted.questions.len ||
        call->hosted.err.kind != ERR_NONE)
        return false;
    if (!add_asks(c, call)) {
        call->hosted.questions = (struct slice){0};
        return false;
    }
    call->task->message[0] = '\0';
    call_set_state(c, call, CALL_PAUSED);
    call->deadline = c->now + LIMIT_INPUT_MS;
    core_wake_at(c, call->deadline);
    call->task->updated_ms = c->wall;
    buf_init(&questions, LIMIT_RESULT);
    view = task_view_of(c, call);
    view.status = TASK_INPUT_REQUIRED;
    if (task_write_questions(call, &questions)) {
        view.questions = buf_slice(&questions);
        task_tell(c, call, &view);
    }
    buf_done(&questions);
    task_send_questions(c, call);
    return true;
}

void task_stop(struct core *c)
{
    struct call *call;

    while ((call = find_paused(c)) != NULL) {
        call->hosted.is_lost = true;
        err_set(&call->hosted.err, ERR_INTERNAL, "The server stopped before the client answered");
        call_finish(c, call);
    }
}

void task_expire(struct core *c, struct call *call)
{
    err_set(&call->hosted.err, ERR_TIMEOUT, "The client did not answer the tool's questions");
    call_finish(c, call);
}

/* The latest answer to each key, for the tool. */
static bool write_inputs(struct call *call)
{
    struct buf text;
    struct json_out w;

    buf_init(&text, LIMIT_RESULT);
    json_out_init(&w, &text);
    json_object(&w);
    for (const struct task_question *a = call->task->questions; a; a = a->next) {
        const struct task_question *newer = call->task->questions;

        while (newer != a && !slice_eq(newer->key, a->key))
            newer = newer->next;
        if (newer == a && !slice_is(a->answer, "null")) {
            json_key_slice(&w, a->key);
            json_raw(&w, a->answer);
        }
    }
    json_object_end(&w);
    call->hosted.inputs = arena_take(&call->arena, &text);
    return call->hosted.inputs.p || err_no_memory(&call->hosted.err);
}

static void go_on(struct core *c, struct call *call)
{
    struct task_view view;

    call->task->updated_ms = c->wall;
    view = task_view_of(c, call);
    call_set_state(c, call, CALL_RECEIVED);
    call->deadline = HOST_NEVER;
    input_begin_round(call);
    task_tell(c, call, &view);
    if (write_inputs(call))
        call_run(c, call); /* a gate may have closed meanwhile */
    else
        call_finish(c, call);
}

static bool has_open(const struct call *call)
{
    for (const struct task_question *q = call->task->questions; q; q = q->next)
        if (!q->answer.len)
            return true;
    return false;
}

bool task_answer(struct core *c, struct call *call, const struct json *answers, struct err *err)
{
    for (struct task_question *a = call->task->questions; a; a = a->next) {
        const struct json *answer = answers->first;

        while (answer && !slice_eq(answer->key, a->shown))
            answer = answer->next;
        if (answer && !a->answer.len) {
            if (!call_charge_bytes(c, call, answer->raw.len, err))
                return false;
            a->answer = arena_copy(&call->task->arena, answer->raw);
            if (!a->answer.p)
                return err_no_memory(err);
        }
    }
    if (!has_open(call))
        go_on(c, call);
    return true;
}

/* The task that asked this session under this id. */
static struct call *find_question(struct core *c, const struct session *s, struct slice id,
                                  struct task_question **ret_question)
{
    LIST_EACH(struct call, call, &c->calls, link) {
        if (call->state != CALL_PAUSED || !s || call->task->session != s)
            continue;
        for (struct task_question *q = call->task->questions; q; q = q->next)
            if (q->id[0] && !q->answer.len && slice_is(id, q->id)) {
                *ret_question = q;
                return call;
            }
    }
    return NULL;
}

void task_response(struct core *c, const struct session *s, struct slice id,
                   const struct json *message)
{
    const struct json *error = json_get(message, "error"), *result = json_get(message, "result");
    struct task_question *q;
    struct call *call = find_question(c, s, id, &q);
    struct err *err = call ? &call->hosted.err : NULL;

    if (!call)
        return;
    if (error)
        err_set(err, ERR_TOOL, "The client could not answer a question: %.*s",
                SLICE_ARG(json_get_text(error, "message")));
    else if (json_is(result, JSON_OBJECT) && call_charge_bytes(c, call, result->raw.len, err) &&
             !(q->answer = arena_copy(&call->task->arena, result->raw)).p)
        err_no_memory(err);
    else if (!json_is(result, JSON_OBJECT)) /* not answered */
        q->answer = SLICE("null");
    if (error)
        q->id[0] = '\0'; /* the client takes no notice of it any more */
    if (err->kind != ERR_NONE)
        call_finish(c, call);
    else if (!has_open(call))
        go_on(c, call);
}
