/*
 * A call's life: RECEIVED -> RUNNING -> STORING -> FINISHED. RUNNING -> DETACHED when its caller is
 * answered before the host is done; RUNNING -> ASKING -> RUNNING when its client must answer
 * questions first (input.c); DETACHED -> PAUSED -> DETACHED if it is a task then (task/); STORING
 * only if the store records it or is asked. Every call is answered exactly once, unless it was
 * cancelled or wants no answer. While the host or the store uses any of it, the call stays alive
 * even if its peer leaves.
 */
#include <stdio.h>

#include "internal.h"

#define SPARE_CALLS  64          /* kept for reuse, so that sequential requests need no malloc */
#define SPARE_RESULT (64u << 10) /* capacity that a spare call's result buffer keeps */

static const char *const state_names[] = {"received", "running", "asking",  "detached",
                                          "paused",   "storing", "finished"};

static bool waits_for_client(enum call_state state)
{
    return state == CALL_ASKING || state == CALL_PAUSED;
}

void call_set_state(struct core *c, struct call *call, enum call_state state)
{
    if (c->is_logging)
        logring_printf(c->log, LOG_DEBUG, "call %.*s: %s -> %s", SLICE_ARG(call->req.id),
                       state_names[call->state], state_names[state]);
    c->n_asking += waits_for_client(state);
    c->n_asking -= waits_for_client(call->state);
    if (call->holder) {
        call->holder->n_asking += waits_for_client(state);
        call->holder->n_asking -= waits_for_client(call->state);
    }
    call->state = state;
}

struct call *call_new(struct core *c, struct session *s, struct peer *p)
{
    struct call *call = LIST_TAKE_FIRST(struct call, &c->spare_calls, link);

    if (call) {
        struct arena arena = call->arena;
        struct buf result = call->hosted.result;

        c->n_spare--;
        memset(call, 0, offsetof(struct call, late_err));
        call->arena = arena;
        call->hosted.result = result;
    } else {
        call = mem_zalloc(sizeof(*call));
        if (!call)
            return NULL;
        arena_init(&call->arena, LIMIT_CALL_MEMORY);
        buf_init(&call->hosted.result, LIMIT_RESULT);
    }
    call->session = call->holder = s;
    s->n_calls++;
    call->peer = p;
    call->is_trusted = p && peer_is_trusted(p);
    if (p)
        s->is_trusted = call->is_trusted;
    call->answer = call_answer;
    call->hosted.arena = &call->arena;
    call->deadline = call->begin_due = call->pulse_due = HOST_NEVER;
    list_prepend(&c->calls, &call->link);
    c->n_calls++;
    return call;
}

void call_free(struct core *c, struct call *call)
{
    list_remove(&call->link);
    c->n_calls--;
    c->n_explorer_calls -= call->has_slot;
    c->n_last -= call->is_last;
    c->charged -= call->charged;
    c->n_asking -= waits_for_client(call->state);
    if (call->holder) {
        call->holder->n_calls--;
        call->holder->n_asking -= waits_for_client(call->state);
    }
    record_free(call);
    task_free(call);
    plugins_unref(call->plugins); /* the row itself may be gone, with its host */
    arena_reset(&call->arena);
    buf_reset(&call->hosted.result, SPARE_RESULT);
    if (c->n_spare < SPARE_CALLS) {
        list_prepend(&c->spare_calls, &call->link);
        c->n_spare++;
        return;
    }
    arena_done(&call->arena);
    buf_done(&call->hosted.result);
    mem_free(call);
}

/* --- Starting --- */

/* One client must not take the place of all others. */
static bool check_share(const struct session *s, struct err *err)
{
    bool is_open = s->kind == SESSION_OPEN;
    unsigned most = is_open ? LIMIT_OPEN_CALLS : LIMIT_SESSION_CALLS;

    return s->n_calls <= most ||
           err_set(err, ERR_RATE, "%s too many calls (at most %u); wait until one has ended",
                   is_open ? "Requests without a session run" : "This session runs", most);
}

static bool take_slot(struct core *c, struct call *call)
{
    if (call->holder && !check_share(call->holder, &call->hosted.err))
        return false;
    if (c->n_calls > LIMIT_CALLS)
        return err_set(&call->hosted.err, ERR_RATE,
                       "The server runs too many calls (at most %u); wait until one has ended",
                       LIMIT_CALLS);
    if (call->req.dialect != D_EXPLORER)
        return true;
    if (c->n_explorer_calls >= LIMIT_EXPLORER_CALLS)
        return err_set(&call->hosted.err, ERR_RATE,
                       "Cannot have more than %u parallel requests. Please slow down.",
                       LIMIT_EXPLORER_CALLS);
    c->n_explorer_calls++;
    call->has_slot = true;
    return true;
}

/* Explorer's own text for the first bad argument, or NULL. */
static const char *complaint_of(const struct call *call)
{
    const struct arg_fault *fault = &call->bound.faults[0];
    const struct param *p = call->hosted.tool->params;

    for (; call->req.dialect == D_EXPLORER && p && p->name; p++)
        if (slice_is(fault->field, p->name))
            return fault->is_missing || p->choices ? p->complaint : NULL;
    return NULL;
}

static bool say_faults(struct call *call)
{
    const struct bound_args *b = &call->bound;
    const char *complaint = complaint_of(call);
    struct buf text;
    char message[sizeof(call->hosted.err.message)];

    if (complaint)
        return err_set(&call->hosted.err, ERR_ARGUMENT, "%s", complaint);
    buf_init(&text, sizeof(message));
    for (size_t i = 0; i < b->n_faults && buf_ok(&text); i++) {
        if (i)
            buf_append(&text, SLICE("; "));
        if (b->faults[i].is_missing)
            buf_printf(&text, "%.*s is required", SLICE_ARG(b->faults[i].field));
        else
            buf_append(&text, b->faults[i].message);
    }
    err_set(&call->hosted.err, ERR_SHAPE, "Invalid tool arguments: %.*s",
            SLICE_ARG(buf_slice(&text)));
    buf_done(&text);
    return false;
}

static bool bind_args(struct call *call, const struct json *args)
{
    bool ignores = dialect_ignores_unknown(call->req.dialect) || call->resource;
    bool ok = call->req.dialect == D_EDITOR
                  ? args_bind_editor(&call->arena, call->hosted.tool, args, &call->bound)
                  : args_bind(&call->arena, call->hosted.tool, args, ignores, &call->bound);

    if (!ok)
        return err_no_memory(&call->hosted.err);
    if (call->bound.n_faults)
        return say_faults(call);
    call->hosted.args = call->bound.args;
    call->hosted.args_raw = call->bound.raw;
    return true;
}

void call_post(struct core *c, struct call *call)
{
    struct host_call *hosted = &call->hosted;
    const struct tool *tool = hosted->tool;
    const struct resource *r = call->resource;

    hosted->budget = call_budget(call);
    hosted->operation = call->operation[0] ? call->operation : NULL;
    if (tool->allow != ALLOW_NONE)
        hosted->allow = gate_list(&c->config, tool, &call->arena);
    /* In explorer, its own resources are tools, and wait for an engine like those. */
    hosted->takes_files =
        call->takes_files ||
        (r && r->is_either && (call->req.dialect != D_EXPLORER || !r->is_explorer));
    call_set_times(c, call);
    hosted->is_patient = call->req.dialect != D_EXPLORER;
    call_start_pulse(c, call);
    core_wake_at(c, call->deadline < call->begin_due ? call->deadline : call->begin_due);
    core_wake_at(c, c->now); /* the host may have something to do at once */
    call_set_state(c, call, call->is_answered ? CALL_DETACHED : CALL_RUNNING);
    if (c->host) {
        c->host->ops->post(c->host, hosted);
        return;
    }
    err_set(&hosted->err, ERR_NOT_READY, "Unity is not connected");
    call_finished(c, hosted);
}

#define GATES_OF_WRITES (GATE_WRITE | GATE_EVAL | GATE_CONFIG)

bool call_is_write(const struct call *call)
{
    const struct host_call *hosted = &call->hosted;
    bool is_posted = call->state == CALL_RUNNING || call->state == CALL_DETACHED;

    if (!hosted->tool || hosted->tool->id != TOOL_QUERY)
        return hosted->tool && hosted->tool->gates & GATES_OF_WRITES;
    /* Only the engine knows whether it compiled the query, so assume that it did. */
    return hosted->may_eval || (!is_posted && hosted->err.kind == ERR_DENIED);
}

void call_run(struct core *c, struct call *call)
{
    struct err *err = &call->hosted.err;
    const struct tool *tool = call->hosted.tool;
    struct gate gate = {.config = &c->config, .args = call->args};
    bool is_ours = tool->place != RUN_HOST, must_ask;
    /* A call that runs code or writes gets its operation id before the work begins. */
    bool is_operation = tool->gates & GATES_OF_WRITES || tool->wait_key;

    gate.host_knows_types = c->host && c->host->ops->info(c->host)->knows_types;
    gate.can_ask = call->req.op == OP_TOOL_CALL && call->hosted.client_can & CAN_ELICIT;
    must_ask = gate.can_ask && gate_wants_confirm(&gate, tool);
    call->hosted.may_eval = c->config.allow_writes && c->config.enable_eval;
    if (c->is_stopping)
        err_set(err, ERR_NOT_READY, "The server is shutting down");
    if (err->kind != ERR_NONE || !gate_check(&gate, tool, &call->arena, err) ||
        !bind_args(call, call->args) || ((!is_ours || must_ask) && !call_charge(c, call)))
        call_finish(c, call);
    else if (must_ask)
        input_confirm(c, call);
    else if (is_operation && !call->operation[0] && !record_open(c, call) && !err_no_memory(err))
        call_finish(c, call);
    else if (is_ours)
        server_tool_run(c, call);
    else if (call->becomes_task == BECOMES_TASK_AT_ONCE)
        task_start(c, call);
    else
        call_post(c, call);
}

void call_start(struct core *c, struct call *call, const struct tool *tool, const struct json *args)
{
    struct err *err = &call->hosted.err;

    call->req.headers = NULL; /* the HTTP request goes before the call does */
    call->hosted.tool = tool;
    call->args = args;
    call->plugins = plugins_ref(tool->owner); /* the list may be replaced while this runs */
    call->hosted.client_can = input_can(call);
    if (err->kind == ERR_NONE && take_slot(c, call) && input_read(c, call) &&
        task_check(c, call, tool))
        call_run(c, call);
    else
        call_finish(c, call);
}

/* Hands the call to the host until that knows its tools, or until `due`. False: it cannot wait. */
static bool await_tools(struct core *c, struct call *call, int64_t due)
{
    struct host_call *hosted = &call->hosted;
    struct slice name = arena_copy(&call->arena, call->req.name);
    struct tool *row = arena_zalloc(&call->arena, sizeof(*row));

    if (call->has_awaited || c->is_stopping || !row || !name.p || !take_slot(c, call) ||
        !call_charge_more(c, call))
        return false;
    *row = (struct tool){.id = TOOL_PLUGIN,
                         .name = name.p,
                         .group = GROUP_PLUGIN,
                         .hints = HINT_READ_ONLY,
                         .timeout_ms = -1};
    call->req.headers = NULL; /* the HTTP request goes before the call does */
    call->has_awaited = true;
    hosted->tool = row;
    hosted->awaits_tools = hosted->is_patient = true;
    hosted->posted = c->now;
    hosted->deadline = hosted->end = due;
    call_start_pulse(c, call);
    core_wake_at(c, c->now);
    call_set_state(c, call, CALL_RUNNING);
    c->host->ops->post(c->host, hosted);
    return true;
}

void call_unknown_tool(struct core *c, struct call *call)
{
    struct err *err = &call->hosted.err;
    int64_t due = c->now + LIMIT_CALL_MS;

    if (err->kind == ERR_NONE && !core_await_tools(c, &call->hosted))
        err_set(err, ERR_UNKNOWN_TOOL, "Tool not found: %.*s", SLICE_ARG(call->req.name));
    if (dialect_has(call->req.dialect, TRAIT_AWAITS))
        due = core_is_discovering(c) ? c->discovery_due : 0;
    if (err->kind != ERR_NOT_READY || due <= c->now || !await_tools(c, call, due))
        call_finish(c, call);
}

bool call_await_discovery(struct core *c, struct call *call)
{
    return !call->has_awaited && core_is_discovering(c) && await_tools(c, call, c->discovery_due);
}

/* The host knows its tools, or gave up: its error then is that of a tool which is still unknown. */
static void call_awaited(struct core *c, struct call *call)
{
    struct host_call *hosted = &call->hosted;

    hosted->awaits_tools = false;
    hosted->tool = NULL;
    call->pulse_due = HOST_NEVER;
    c->n_explorer_calls -= call->has_slot;
    call->has_slot = false;
    call_set_state(c, call, CALL_RECEIVED);
    if (call->is_cancelled || call->is_answered) /* its caller has the answer that it did not run */
        call_finish(c, call);
    else
        op_again(c, call);
}

void call_tool(struct core *c, struct call *call)
{
    const struct tool *tool = dialect_find_tool(&call->req, c->catalog);
    struct err *err = &call->hosted.err;

    if (!tool || tool->is_unlisted) {
        call_unknown_tool(c, call);
        return;
    }
    /* A tool to come may have its name in kebab case. */
    if (dialect_has(call->req.dialect, TRAIT_AWAITS) && call_await_discovery(c, call))
        return;
    if (call->has_awaited)
        *err = (struct err){0};
    if (call->has_awaited && request_has(&call->req, FEATURE_STATELESS) &&
        slice_contains(tool->input, SLICE("\"" PLUGIN_HEADER_KEY "\""))) {
        err_set(err, ERR_NOT_READY, "The server did not know %s yet", tool->name);
        err_hint(err, "Send the call again, so that the server can check its headers.");
        call_finish(c, call);
    } else if (!dialect_check_arguments(&call->req, tool->input, &call->arena, err)) {
        call_finish(c, call);
    } else {
        call_start(c, call, tool, call->req.args);
    }
}

/* --- The end --- */

static void log_failure(struct core *c, struct call *call)
{
    const struct err *err = call_err(call);
    struct buf line;
    size_t n_public;

    if (err->kind == ERR_NONE)
        return;
    buf_init(&line, LIMIT_RESULT);
    buf_printf(&line, "[MCP] error %d", dialect_error_code(&call->req, err->kind));
    n_public = line.len;
    buf_printf(&line, ": %.*s%s%s", SLICE_ARG(dialect_error_message(call->req.codes, err)),
               call->operation[0] ? " op=" : "", call->operation);
    if (buf_ok(&line))
        logring_add_line(c->log, &(struct log_line){.level = LOG_ERROR,
                                                    .source = "mcp",
                                                    .message = buf_slice(&line),
                                                    .n_public = n_public,
                                                    .is_hushed = !dialect_is_mirrored(&call->req)});
    buf_done(&line);
}

/* Writes the log lines and events of a finished call, after its answer. */
static void after_answer(struct core *c, struct call *call)
{
    if (call->asking || call->is_snapshot) /* nothing has been done yet, or asked by a client */
        return;
    audit_call(c, call);
    log_failure(c, call);
    /* A call without an id did not run, so it has no result to report. */
    if (call->req.op == OP_TOOL_CALL && !call->req.is_notification)
        event_tool_result(c, call);
}

static void conclude(struct core *c, struct call *call)
{
    struct batch *batch = call->batch;
    struct session *s = call->is_on_stream ? call->session : NULL;
    char operation[OPERATION_ID_SIZE] = "";

    if (call->task)
        memcpy(operation, call->operation, sizeof(operation));
    if (!call->is_answered) {
        if (!call->is_cancelled)
            call->answer(c, call);
        after_answer(c, call);
    } else if (call->goes_on) { /* its caller has left, but the log must say how it ended */
        audit_call(c, call);
        log_failure(c, call);
    }
    task_ended(c, call);
    call_set_state(c, call, CALL_FINISHED);
    call_free(c, call);
    core_end_stream(c, s);
    if (batch)
        batch_done(batch);
    if (operation[0])
        task_wake(c, operation);
}

void call_finish(struct core *c, struct call *call)
{
    const struct tool *tool = call->hosted.tool;
    struct err *err = &call->hosted.err;

    if (!buf_ok(&call->hosted.result) && err->kind == ERR_NONE)
        err_set(err, ERR_INTERNAL, "The result is too large; ask for less");
    if (call->resource && (err->kind == ERR_NOT_FOUND || err->kind == ERR_ENGINE))
        err->kind = ERR_NO_RESOURCE; /* the uri names something that does not exist */
    if (call->req.codes == D_EDITOR && err->kind == ERR_NOT_FOUND && tool &&
        tool->place == RUN_SERVER)
        err->kind = ERR_TOOL; /* in the editor dialect, "not found" means a Unity object */
    if (call->req.codes == D_EDITOR && tool && err->kind == ERR_DENIED && !err->details.len)
        gate_say_tiers(&c->config, tool, &call->arena, err);
    if (call->record) {
        call_set_state(c, call, CALL_STORING);
        call_charge_result(c, call);
        record_end(c, call, call->asking != NULL);
    } else if (err->kind != ERR_NONE && err->kind != ERR_RATE && !call->operation[0] &&
               call_is_write(call)) {
        /* ERR_RATE is not recorded: such a call would wait for the store and still be one too
         * many. */
        call_set_state(c, call, CALL_STORING);
        record_refusal(c, call);
    } else {
        conclude(c, call);
    }
}

void call_finished(void *ctx, struct host_call *hosted)
{
    struct core *c = ctx;
    struct call *call = OWNER_OF(hosted, struct call, hosted);

    if (hosted->awaits_tools) {
        call_awaited(c, call);
        return;
    }
    if (!call->is_ended)
        call->is_late = false; /* `hosted` is ours again */
    if (!call->is_ended && task_ask(c, call))
        return;
    if (hosted->err.kind == ERR_NONE && hosted->questions.len && !call->is_ended) {
        input_ask(c, call);
        return;
    }
    if (hosted->err.kind == ERR_NONE && hosted->form == FORM_BLOCKS) {
        if (!hosted->result.len)
            buf_append(&hosted->result, SLICE("[]"));
        call_fit_blocks(call);
    }
    if (hosted->err.kind == ERR_NONE && hosted->tool->gates & (GATE_WRITE | GATE_EVAL))
        event_changed(c, CHANGE_OBJECTS);
    if (hosted->err.kind == ERR_NONE && hosted->form == FORM_JSON && !hosted->result.len)
        buf_append(&hosted->result, SLICE("null")); /* the host gave no result */
    if (hosted->tool->id == TOOL_QUERY && hosted->err.kind == ERR_DENIED && !hosted->may_eval)
        gate_hint_eval(&c->config, &hosted->err);
    if (hosted->err.kind == ERR_NOT_READY && hosted->is_held)
        holder_explain(c, call);
    if (hosted->err.kind == ERR_TIMEOUT && hosted->run_ms && !hosted->err.details.len)
        call_describe_stop(c, call);
    if (call->is_ended) { /* cancelled: the result is too late */
        call_set_state(c, call, CALL_STORING);
        call_recorded(c, call);
        return;
    }
    call_finish(c, call);
}

/* --- Deadlines --- */

void call_leave_session(struct call *call)
{
    call->session = NULL;
    /* They may be the session's. */
    call->req.context.client = call->req.context.client_version = (struct slice){0};
}

void call_detach(struct core *c, struct call *call)
{
    struct batch *batch = call->batch;

    call->is_late = call->is_answered = true;
    if (!call->is_cancelled)
        call->answer(c, call);
    after_answer(c, call);
    call_set_state(c, call, CALL_DETACHED);
    if (call->is_on_stream)
        core_end_stream(c, call->session);
    call->peer = NULL;
    call_leave_session(call);
    call->batch = NULL;
    c->n_explorer_calls -= call->has_slot;
    call->has_slot = false;
    if (batch)
        batch_done(batch);
}

void call_say_running(struct call *call, const char *text)
{
    err_set(&call->late_err, ERR_NONE, "%s", text);
    snprintf(call->late_text, sizeof(call->late_text),
             "{\"logId\":\"%s\",\"complete\":false,\"message\":\"%s\"}", call->operation, text);
}

void call_let_run(struct core *c, struct call *call)
{
    call->goes_on = true;
    call->deadline = call->hosted.end > c->now ? call->hosted.end : c->now + LIMIT_DETACHED_MS;
    core_wake_at(c, call->deadline);
}

/* The deadline has passed, and the id that the answer names is recorded. */
static void answer_late(struct core *c, struct call *call)
{
    bool goes_on = call_goes_on(c, call);

    call_write_late(c, call);
    if (goes_on)
        call_let_run(c, call);
    call_detach(c, call);
    if (!goes_on)
        c->host->ops->cancel(c->host, &call->hosted);
}

void call_recorded(struct core *c, struct call *call)
{
    if (call->task && task_recorded(c, call))
        return;
    if (call->state == CALL_STORING) {
        if (!record_is_busy(call))
            conclude(c, call);
    } else if (call->state == CALL_RUNNING && call->is_ended) {
        if (!record_is_busy(call)) /* perhaps only its start is recorded so far */
            call_detach(c, call);
    } else if (call->state == CALL_RUNNING && call->is_due) {
        answer_late(c, call);
    }
}

static void pass_deadline(struct core *c, struct call *call)
{
    if (call->begin_due <= c->now && call->record) {
        record_begin(c, call); /* the host still has the call */
        return;
    }
    call->begin_due = call->deadline = HOST_NEVER;
    if (call->awaited[0]) {
        task_stop_waiting(c, call);
        return;
    }
    if (call->state == CALL_ASKING) {
        input_expire(c, call);
        return;
    }
    if (call->state == CALL_DETACHED) {
        c->host->ops->cancel(c->host, &call->hosted); /* may free the call */
        return;
    }
    if (call->state == CALL_PAUSED) {
        task_expire(c, call);
        return;
    }
    if (call->state != CALL_RUNNING || task_turn(c, call))
        return;
    /* A call that outlives its caller becomes an operation; if there is no memory, it just ends. */
    if (!call->operation[0] && call_outlives_caller(call) && c->store)
        record_open(c, call);
    call->is_due = true;
    if (record_is_begun(call))
        answer_late(c, call);
    else
        record_begin(c, call);
}

static int64_t due_of(const struct call *call)
{
    return call->begin_due < call->deadline ? call->begin_due : call->deadline;
}

/* Acting on one call can free others (a batch, an inline cancel), so each act restarts the walk. */
static struct call *find_due(struct core *c)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (due_of(call) <= c->now)
            return call;
    return NULL;
}

int64_t call_tick(struct core *c)
{
    int64_t due = HOST_NEVER;
    struct call *call;

    while ((call = find_due(c)) != NULL)
        pass_deadline(c, call);
    LIST_EACH(struct call, each, &c->calls, link)
        if (due_of(each) < due)
            due = due_of(each);
    return due;
}
