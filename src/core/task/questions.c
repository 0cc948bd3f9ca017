/* Questions of tasks: the host has them, the client answers, and the call goes on. */
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

    if (request_has(&call->req, FEATURE_OLD_TASKS))
        return err_set(err, ERR_TOOL,
                       "The tool asks the client something, which a task of this revision cannot; "
                       "call it without a task");
    asking = input_has_room(c, err) ? input_round(c, call) : NULL;
    if (!asking)
        return false;
    if (!json_parse(&call->arena, asking->requests, &questions, &fault))
        return err_no_memory(err);
    for (const struct json *q = questions->first; q; q = q->next)
        if (!add_ask(call, q))
            return false;
    return call_charge_more(c, call);
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
    return true;
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
        if (newer == a) {
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

bool task_answer(struct core *c, struct call *call, const struct json *answers, struct err *err)
{
    bool is_open = false;

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
        is_open = is_open || !a->answer.len;
    }
    if (!is_open)
        go_on(c, call);
    return true;
}
