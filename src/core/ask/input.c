/*
 * Questions to the client: a tool, or core itself, may need an answer of the client, its model or
 * its user before a call can finish. Tools are written once, for rounds: a round ends with
 * questions, and the next one gets the answers in host_call.inputs.
 *
 *     2026-07-28:  the questions are the answer to the request. The client sends the request again
 *                  with its answers and a text that we have sealed. We keep nothing.
 *     sessions:    the call waits (CALL_ASKING) while the questions travel to the client as
 *                  requests of ours, and runs again when all of them are answered.
 *
 * Core asks by itself whether a guarded call may run (confirm.c).
 */
#include <stdio.h>

#include "core/internal.h"

#define SPARE_OUT (64u << 10)

/* A request of ours on its way to a client. */
struct question {
    char id[QUESTION_ID_SIZE];
    struct slice message; /* the whole request */
    struct slice key;
    struct slice result; /* raw JSON; empty: not answered, or not with an object */
    bool is_open;
};

/* --- Allowed questions --- */

/* The capability that a request needs; 0: MCP has no such request. */
static unsigned need_of(const struct json *request)
{
    static const struct {
        const char *method;
        unsigned can;
    } rows[] = {{"elicitation/create", CAN_ELICIT},
                {"sampling/createMessage", CAN_SAMPLE},
                {"roots/list", CAN_LIST_ROOTS}};
    struct slice method = json_get_text(request, "method");
    struct slice mode = json_get_text(json_get(request, "params"), "mode");

    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (slice_is(method, rows[i].method))
            return rows[i].can == CAN_ELICIT && slice_is(mode, "url") ? CAN_OPEN_URL : rows[i].can;
    return 0;
}

static bool may_ask(const struct request *r)
{
    return r->op == OP_TOOL_CALL || r->op == OP_PROMPT_GET || r->op == OP_RESOURCE_READ;
}

bool input_by_answer(const struct request *r)
{
    return request_has(r, FEATURE_STATELESS) && may_ask(r);
}

/* Whether questions can reach the client, in either form. */
static bool can_reach(const struct call *call)
{
    return input_by_answer(&call->req) ||
           (request_has(&call->req, FEATURE_SESSIONS) && call_can_ask(call));
}

unsigned input_can(const struct call *call)
{
    const struct request *r = &call->req;
    unsigned can = r->context.can & (CAN_ELICIT | CAN_OPEN_URL | CAN_SAMPLE | CAN_LIST_ROOTS);

    if (!can_reach(call))
        return 0;
    return request_has(r, FEATURE_ELICITATION) ? can : can & ~(unsigned)(CAN_ELICIT | CAN_OPEN_URL);
}

static bool refuse_capability(struct call *call, unsigned needs)
{
    struct err *err = &call->hosted.err;
    unsigned elicits = needs & (CAN_ELICIT | CAN_OPEN_URL);

    if (!needs)
        return err_set(err, ERR_INTERNAL,
                       "The tool asks its client for something that MCP does "
                       "not have");
    err_set(err, ERR_CAPABILITY,
            "The tool must ask its client something that this client cannot "
            "answer");
    err->details = arena_printf(&call->arena, "{%s%s%s%s%s}",
                                elicits == CAN_ELICIT     ? "\"elicitation\":{}"
                                : elicits == CAN_OPEN_URL ? "\"elicitation\":{\"url\":{}}"
                                : elicits ? "\"elicitation\":{\"form\":{},\"url\":{}}"
                                          : "",
                                elicits && needs & ~elicits ? "," : "",
                                needs & CAN_SAMPLE ? "\"sampling\":{}" : "",
                                needs & CAN_SAMPLE && needs & CAN_LIST_ROOTS ? "," : "",
                                needs & CAN_LIST_ROOTS ? "\"roots\":{}" : "");
    return false;
}

/* Why the client of this call cannot be asked anything. */
static bool refuse_place(struct call *call)
{
    struct err *err = &call->hosted.err;

    if (!dialect_has(call->req.dialect, TRAIT_QUESTIONS))
        return err_set(err, ERR_TOOL,
                       "The tool must ask its user something: call it through MCP, with a client "
                       "that can answer questions");
    if (call->batch) {
        err_set(err, ERR_TOOL,
                "The tool must ask its client something, which a call in a batch "
                "cannot");
        return err_hint(err, "send the call as a message of its own");
    }
    if (!may_ask(&call->req))
        return err_set(err, ERR_INTERNAL, "This request cannot ask its client");
    if (call->is_answered || call->is_cancelled || !call->session)
        return err_set(err, ERR_TOOL,
                       "The tool must ask its client something, but the client "
                       "has disconnected");
    err_set(err, ERR_CAPABILITY, "The tool must ask its client something, and has no stream to it");
    return err_hint(err, "accept text/event-stream, or open the session's stream with GET");
}

/* --- Answers, in either form --- */

/* {key: answer} of both, each an object; the later ones win. */
static bool add_inputs(struct call *call, const struct json *more)
{
    struct slice *inputs = &call->hosted.inputs;
    const struct json *old = NULL;
    struct json_fault fault;
    struct json_out w;
    struct buf text;

    if (inputs->len && !json_parse(&call->arena, *inputs, &old, &fault))
        return err_no_memory(&call->hosted.err);
    buf_init(&text, LIMIT_MESSAGE);
    json_out_init(&w, &text);
    json_object(&w);
    for (const struct json *i = old ? old->first : NULL; i; i = i->next) {
        const struct json *j = more->first;

        while (j && !(slice_eq(i->key, j->key) && j->type == JSON_OBJECT))
            j = j->next;
        if (j)
            continue;
        json_key_slice(&w, i->key);
        json_raw(&w, i->raw);
    }
    for (const struct json *i = more->first; i; i = i->next) {
        if (i->type != JSON_OBJECT)
            continue; /* counts as not answered */
        json_key_slice(&w, i->key);
        json_raw(&w, i->raw);
    }
    json_object_end(&w);
    *inputs = arena_take(&call->arena, &text);
    return inputs->p || err_no_memory(&call->hosted.err);
}

static bool take_answers(struct call *call, const struct json *answers)
{
    bool is_ours = call->is_confirming;

    call->is_confirming = false;
    if (is_ours)
        return confirm_read(call, json_get(answers, CONFIRM_KEY));
    return !answers || add_inputs(call, answers);
}

bool input_read(struct core *c, struct call *call)
{
    const struct json *answers = json_get(call->req.params, "inputResponses");
    const struct json *state = json_get_value(call->req.params, "requestState");
    struct err *err = &call->hosted.err;

    if (!input_by_answer(&call->req))
        return true;
    if (answers && answers->type != JSON_OBJECT)
        return err_set(err, ERR_PARAMS, "inputResponses must be an object");
    if (answers && answers->n_items > LIMIT_INPUT_ANSWERS)
        return err_set(err, ERR_PARAMS, "inputResponses may have at most %u members",
                       LIMIT_INPUT_ANSWERS);
    if (state && state->type != JSON_STRING)
        return err_set(err, ERR_PARAMS, "requestState must be a string");
    return (!state || sealed_read(c, call, state->text)) && take_answers(call, answers);
}

static void answer_questions(struct core *c, struct call *call, struct asking *asking)
{
    asking->sealed = sealed_write(c, call);
    if (asking->sealed.p)
        call->asking = asking;
    else
        err_set(&call->hosted.err, ERR_TOO_LARGE,
                "The answers are too large for the requestState, or the server is out of memory");
    /* The next request is an operation of its own. */
    err_set(&call->late_err, ERR_TOOL, "The tool asked its client first");
    call_finish(c, call);
}

/* --- Sessions: our own requests --- */

void input_begin_round(struct call *call)
{
    struct host_call *hosted = &call->hosted;

    if (!call->is_confirming)
        hosted->state = hosted->next_state;
    hosted->questions = hosted->next_state = hosted->engine = (struct slice){0};
    hosted->n_diagnostics = 0;
    hosted->form = FORM_JSON;
    hosted->is_error = hosted->has_no_value = hosted->is_value = hosted->is_cut = false;
    hosted->is_lost = hosted->is_from_files = false;
    hosted->host_data = NULL;
    hosted->link = (struct list){0};
    call->is_due = false; /* the next run has a deadline of its own */
    buf_reset(&hosted->result, SPARE_OUT);
}

/* Notifies the client, if it is there, that the rest of its answers is not needed. */
static void take_back(struct core *c, struct call *call, const struct asking *asking)
{
    struct json_out w;

    for (size_t i = 0; i < asking->n && !call->is_cancelled && call_can_ask(call); i++) {
        if (!asking->questions[i].is_open)
            continue;
        buf_reset(&c->event_out, SPARE_OUT);
        json_out_init(&w, &c->event_out);
        mcp_write_cancelled(&w, slice_of(asking->questions[i].id));
        if (buf_ok(&c->event_out))
            call_ask(c, call, buf_slice(&c->event_out));
    }
}

/* The answers of all questions. NULL: no memory. */
static const struct json *collect(struct call *call, const struct asking *asking)
{
    const struct json *answers = NULL;
    struct json_fault fault;
    struct slice raw;
    struct json_out w;
    struct buf text;

    buf_init(&text, LIMIT_MESSAGE);
    json_out_init(&w, &text);
    json_object(&w);
    for (size_t i = 0; i < asking->n; i++)
        if (asking->questions[i].result.len) {
            json_key_slice(&w, asking->questions[i].key);
            json_raw(&w, asking->questions[i].result);
        }
    json_object_end(&w);
    raw = arena_take(&call->arena, &text);
    if (!raw.p || !json_parse(&call->arena, raw, &answers, &fault)) {
        err_no_memory(&call->hosted.err);
        return NULL;
    }
    return answers;
}

/* Ends the wait: with the call's err, or with the next round. */
static void end_wait(struct core *c, struct call *call)
{
    const struct asking *asking = call->asking;
    const struct json *answers = NULL;

    call->asking = NULL;
    call->deadline = HOST_NEVER;
    call_set_state(c, call, CALL_RECEIVED);
    if (call->hosted.err.kind == ERR_NONE)
        answers = collect(call, asking);
    else
        take_back(c, call, asking);
    input_begin_round(call);
    if (answers && take_answers(call, answers))
        call_run(c, call);
    else
        call_finish(c, call);
}

/* Fails a call that waits. A write without a confirmation is refused. */
static bool fail(struct call *call, enum err_kind kind, const char *why, struct slice text)
{
    return err_set(&call->hosted.err, call->is_confirming ? ERR_DENIED : kind, "%s%.*s", why,
                   SLICE_ARG(text));
}

void input_expire(struct core *c, struct call *call)
{
    if (!call->session || (!call->peer && !call->is_on_stream))
        fail(call, ERR_TOOL, "The client disconnected before it answered a question",
             (struct slice){0});
    else
        fail(call, ERR_TIMEOUT, "The client did not answer a question in time", (struct slice){0});
    end_wait(c, call);
}

void input_cancel(struct core *c, struct call *call)
{
    fail(call, ERR_TOOL, "Operation was cancelled", (struct slice){0});
    end_wait(c, call);
}

/* Of this session, or (NULL) of any. */
static struct call *find_asking(struct core *c, const struct session *s)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->state == CALL_ASKING && (!s || call->session == s))
            return call;
    return NULL;
}

void input_stop(struct core *c, const struct session *s)
{
    struct call *call;

    while ((call = find_asking(c, s)) != NULL) {
        err_set(&call->hosted.err, ERR_NOT_READY, "%s is shutting down",
                s ? "The client" : "The server");
        end_wait(c, call);
    }
}

void input_make_id(struct core *c, char to[QUESTION_ID_SIZE])
{
    unsigned char secret[16];
    char hex[2 * sizeof(secret) + 1];

    c->env.random(secret, sizeof(secret));
    text_hex(secret, sizeof(secret), hex);
    snprintf(to, QUESTION_ID_SIZE, "\"umcp-%s\"", hex);
}

static bool write_question(struct core *c, struct call *call, struct question *q,
                           const struct json *request)
{
    const struct json *params = json_get_value(request, "params");
    struct json_out w;
    struct buf text;

    input_make_id(c, q->id);
    q->key = request->key;
    q->is_open = true;
    buf_init(&text, LIMIT_RESULT);
    json_out_init(&w, &text);
    mcp_write_request(&w, slice_of(q->id), json_get_text(request, "method"),
                      params ? params->raw : (struct slice){0});
    q->message = arena_take(&call->arena, &text);
    return q->message.p || err_no_memory(&call->hosted.err);
}

bool input_has_room(const struct core *c, const struct call *call, struct err *err)
{
    const struct session *s = call->holder;
    bool is_open = s && s->kind == SESSION_OPEN;
    unsigned most = is_open ? LIMIT_OPEN_INPUTS : LIMIT_SESSION_INPUTS;

    if (s && s->n_asking >= most)
        return err_set(err, ERR_RATE,
                       "Too many calls of %s wait for answers (at most %u); answer one first",
                       is_open ? "requests without a session" : "this session", most);
    return c->n_asking < LIMIT_INPUT_CALLS ||
           err_set(err, ERR_RATE, "Too many calls wait for their clients (at most %u)",
                   LIMIT_INPUT_CALLS);
}

static bool send_questions(struct core *c, struct call *call, struct asking *asking)
{
    const struct json *requests;
    struct json_fault fault;

    if (!input_has_room(c, call, &call->hosted.err))
        return false;
    if (!json_parse(&call->arena, asking->requests, &requests, &fault) ||
        !(asking->questions =
              arena_zalloc(&call->arena, requests->n_items * sizeof(*asking->questions))))
        return err_no_memory(&call->hosted.err);
    for (const struct json *i = requests->first; i; i = i->next)
        if (!write_question(c, call, &asking->questions[asking->n++], i))
            return false;
    if (!call_charge_more(c, call)) /* the client gets all of them, or none */
        return false;
    for (size_t i = 0; i < asking->n; i++)
        call_ask(c, call, asking->questions[i].message);
    asking->n_open = asking->n;
    return true;
}

static void wait_for_answers(struct core *c, struct call *call, struct asking *asking)
{
    if (!send_questions(c, call, asking)) {
        call_finish(c, call);
        return;
    }
    call->asking = asking;
    call->deadline = c->now + LIMIT_INPUT_MS;
    core_wake_at(c, call->deadline);
    core_wake_at(c, c->keepalive_due); /* of its stream */
    call_set_state(c, call, CALL_ASKING);
}

/* --- Asking --- */

/* NULL with the call's err set: the client can answer none of them. */
static struct asking *choose_questions(struct call *call)
{
    struct asking *asking = arena_zalloc(&call->arena, sizeof(*asking));
    const struct json *all;
    struct json_fault fault;
    /* A task has left its request, but still knows its client's abilities. */
    unsigned can = call->task ? call->hosted.client_can : input_can(call), needs = 0, n = 0;
    struct json_out w;
    struct buf text;

    if (!asking || !json_parse(&call->arena, call->hosted.questions, &all, &fault)) {
        err_no_memory(&call->hosted.err);
        return NULL;
    }
    buf_init(&text, LIMIT_MESSAGE);
    json_out_init(&w, &text);
    json_object(&w);
    for (const struct json *i = all->first; i; i = i->next) {
        needs |= need_of(i);
        if (!(need_of(i) & can))
            continue;
        json_key_slice(&w, i->key);
        json_raw(&w, i->raw);
        n++;
    }
    json_object_end(&w);
    asking->requests = arena_take(&call->arena, &text);
    if (!asking->requests.p)
        err_no_memory(&call->hosted.err);
    else if (!n)
        refuse_capability(call, needs);
    return asking->requests.p && n ? asking : NULL;
}

struct asking *input_round(struct core *c, struct call *call)
{
    if (c->is_stopping)
        err_set(&call->hosted.err, ERR_NOT_READY, "The server is shutting down");
    else if (call->round++ >= LIMIT_INPUT_ROUNDS)
        err_set(&call->hosted.err, ERR_TOOL, "The tool has asked %u times, which is too often",
                LIMIT_INPUT_ROUNDS);
    else
        return choose_questions(call);
    return NULL;
}

void input_ask(struct core *c, struct call *call)
{
    struct asking *asking = NULL;

    if (call->is_cancelled || call->is_answered || !can_reach(call))
        refuse_place(call);
    else
        asking = input_round(c, call);
    if (!asking)
        call_finish(c, call);
    else if (input_by_answer(&call->req))
        answer_questions(c, call, asking);
    else
        wait_for_answers(c, call, asking);
}

/* --- Answers of sessions --- */

/* Only the session that was asked may answer. */
static struct call *find_question(struct core *c, const struct session *s, struct slice id,
                                  struct question **ret_question)
{
    LIST_EACH(struct call, call, &c->calls, link) {
        if (call->state != CALL_ASKING || call->session != s)
            continue;
        for (size_t i = 0; i < call->asking->n; i++)
            if (call->asking->questions[i].is_open && slice_is(id, call->asking->questions[i].id)) {
                *ret_question = &call->asking->questions[i];
                return call;
            }
    }
    return NULL;
}

static void take_response(struct core *c, struct call *call, struct question *q,
                          const struct json *message)
{
    const struct json *error = json_get(message, "error"), *result = json_get(message, "result");

    q->is_open = false;
    call->asking->n_open--;
    if (error) {
        fail(call, ERR_TOOL,
             "The client could not answer a question: ", json_get_text(error, "message"));
        if (call->is_confirming)
            err_hint(&call->hosted.err, "resend with confirm=true");
        return;
    }
    if (!json_is(result, JSON_OBJECT))
        return;
    q->result = arena_copy(&call->arena, result->raw);
    if (!q->result.p)
        err_no_memory(&call->hosted.err);
    else
        call_charge_more(c, call);
}

void input_response(struct core *c, struct call *response)
{
    struct question *q;
    struct call *call = find_question(c, response->session, response->req.id, &q);

    if (call)
        take_response(c, call, q, response->req.params);
    else
        task_response(c, response->session, response->req.id, response->req.params);
    call_finish(c, response);
    if (call && (!call->asking->n_open || call->hosted.err.kind != ERR_NONE))
        end_wait(c, call);
}
