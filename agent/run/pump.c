/*
 * The main thread's turn: takes calls from the link one after the other, reads their arguments,
 * runs the bodies of their tools and sends the answers. Knows neither sockets nor the runtime.
 */
#include "pump.h"

#include "base/limits.h"

#include "edits.h"

#define HEAD_MAX 8192u       /* room for an answer's other fields */
#define KEEP     (64u << 10) /* memory that buffers keep between calls */

bool pump_init(struct pump *p, struct link *link, agent_find_fn *find, struct err *err)
{
    *p = (struct pump){.link = link, .find = find};
    p->catalog = catalog_new();
    if (!p->catalog)
        return err_no_memory(err);
    arena_init(&p->arena, LIMIT_CALL_MEMORY);
    buf_init(&p->result, LINKMSG_MAX_MESSAGE - HEAD_MAX);
    buf_init(&p->message, LINKMSG_MAX_MESSAGE);
    return true;
}

/* Does not answer the calls, because the link may be gone already. */
void pump_done(struct pump *p)
{
    while (p->n_pending) {
        struct agent_pending *pending = p->pending[--p->n_pending].pending;

        pending->drop(pending);
    }
    catalog_free(p->catalog);
    arena_done(&p->arena);
    buf_done(&p->result);
    buf_done(&p->message);
}

/* --- Answers --- */

static bool has_limit(const struct tool *tool)
{
    for (const struct param *p = tool->params; p && p->name; p++)
        if (strcmp(p->name, "limit") == 0)
            return true;
    return false;
}

/* The codec closes a connection over bad UTF-8, and one tool's bad result must not end other
 * calls. */
static bool check_result(const struct buf *result, const struct tool *tool, struct err *err)
{
    if (!buf_ok(result)) {
        err_set(err, ERR_TOO_LARGE, "The result is too large");
        return err_hint(err, "%s",
                        has_limit(tool)           ? "ask for less at once: use limit and offset"
                        : tool->id == TOOL_PLUGIN ? "the tool has to return less"
                                                  : "ask for less at once");
    }
    if (!result->len || !utf8_valid(buf_slice(result)))
        return err_set(err, ERR_INTERNAL, "The tool's result is not text");
    return true;
}

/* As a JSON array; empty: there are none, or no memory for them. */
static struct slice diagnostics_of(const struct agent_call *call)
{
    struct json_out w;
    struct buf b;

    if (!call->n_diagnostics)
        return (struct slice){0};
    buf_init(&b, LINKMSG_MAX_DETAILS);
    json_out_init(&w, &b);
    json_array(&w);
    for (size_t i = 0; i < call->n_diagnostics; i++)
        json_text(&w, call->diagnostics[i]);
    json_array_end(&w);
    return arena_take(call->arena, &b);
}

/* Answers with call->result, or with the reason why the call failed, and frees all that was made
 * for the call. */
static void finish(struct pump *p, struct link_request *request, struct agent_call *call)
{
    struct linkmsg m = {.head = LINKMSG_DONE,
                        .number = request->number,
                        .done = {.ok = true,
                                 .has_no_value = call->has_no_value,
                                 .is_value = call->is_value,
                                 .is_cut = call->is_cut,
                                 .diagnostics = diagnostics_of(call)},
                        .payload = buf_slice(&call->result)};
    struct buf *to = &p->message;
    struct err *err = &call->err;

    p->result = call->result;
    if (err->kind == ERR_NONE && check_result(&p->result, call->tool, err))
        linkmsg_write(to, &m);
    if (!buf_ok(to)) { /* no memory for the copy */
        buf_reset(to, KEEP);
        err_no_memory(err);
    }
    if (err->kind != ERR_NONE) {
        m = linkmsg_failure(request->number, err);
        linkmsg_write(to, &m);
    }
    link_finish(p->link, request, buf_slice(to));
    buf_reset(to, KEEP);
    arena_reset(&p->arena);
    buf_reset(&p->result, KEEP);
}

/* --- One call --- */

static const struct tool *find_tool(const struct pump *p, struct slice name)
{
    const struct tool *tool = catalog_find(p->catalog, name, false);

    return tool || !p->find_user ? tool : p->find_user(name);
}

/* The body of a user tool reads its arguments itself. */
static bool bind(struct pump *p, struct slice text, struct agent_call *call)
{
    struct bound_args bound;
    struct json_fault fault;

    if (!json_parse(&p->arena, text, &call->json, &fault))
        return err_set(&call->err, ERR_ARGUMENT, "The arguments are not JSON: %s at byte %zu",
                       fault.reason, fault.at);
    if (call->tool->id == TOOL_PLUGIN)
        return true;
    if (!args_bind(&p->arena, call->tool, call->json, true, &bound))
        return err_no_memory(&call->err);
    if (bound.n_faults)
        return err_set(&call->err, ERR_SHAPE, "%.*s", SLICE_ARG(bound.faults[0].message));
    call->args = bound.args;
    return true;
}

/* A text that is not a list of texts gives an empty list, which allows nothing. */
static struct allow read_allow(struct arena *a, struct slice text)
{
    const struct json *root;
    struct json_fault fault;
    struct slice *items;
    struct allow list = {0};

    if (!json_parse(a, text, &root, &fault) || !json_is(root, JSON_ARRAY))
        return list;
    items = arena_alloc(a, root->n_items * sizeof(*items));
    for (const struct json *v = items ? root->first : NULL; v; v = v->next)
        if (json_is(v, JSON_STRING))
            items[list.n_items++] = v->text;
    list.items = items;
    return list;
}

/* Per thread, because other threads log meanwhile, without an op. */
static _Thread_local struct slice running_op;
static int64_t running_call; /* its number, while its body runs; 0: none */

int64_t pump_call(void)
{
    return running_call;
}

struct slice pump_op(void)
{
    return running_op;
}

static struct agent_call call_of(struct pump *p, const struct link_request *request,
                                 const struct tool *tool)
{
    return (struct agent_call){.tool = tool,
                               .arena = &p->arena,
                               .budget = request->budget,
                               .limits = {.call = request->number,
                                          .deadline = request->deadline,
                                          .run = request->run,
                                          .wait = request->wait},
                               .op = request->op,
                               .connection = request->connection,
                               .may_eval = request->may_eval,
                               .result = p->result};
}

/* If call->err is ERR_NONE, the body succeeded, and call->result is the result or it comes
 * later. */
static void run_body(struct pump *p, const struct link_request *request, struct agent_call *call)
{
    const struct agent_tool *body = call->tool ? p->find(call->tool->id) : NULL;
    const struct edits *edits;
    bool ok;

    if (!body) {
        err_set(&call->err, ERR_NOT_READY, "This engine has no tool '%.*s'",
                (int)(request->tool.len < 100 ? request->tool.len : 100), request->tool.p);
        return;
    }
    if (request->is_read && !(call->tool->hints & HINT_READ_ONLY)) {
        err_set(&call->err, ERR_NOT_READY, "%s has changed: it is no longer read-only",
                call->tool->name);
        err_hint(&call->err, "Send the call again.");
        return;
    }
    if (!bind(p, request->args, call))
        return;
    call->allow = read_allow(&p->arena, request->allow);
    call->begun = link_now();
    running_op = request->op;
    /* Changes that a tool makes are edits, as opposed to changes that the game makes by itself. */
    edits = call->tool->gates & GATE_WRITE ? agent_edits() : NULL;
    if (edits)
        edits->begin(call->tool->gates & GATE_EVAL || call->tool->id == TOOL_CALL_METHOD ||
                     call->tool->id == TOOL_PLUGIN);
    running_call = request->number;
    ok = body->run(call);
    running_call = 0;
    if (edits)
        edits->end();
    if (ok)
        call->err.kind = ERR_NONE;
    else if (call->err.kind == ERR_NONE)
        err_set(&call->err, ERR_INTERNAL, "The tool failed and gave no reason");
    running_op = (struct slice){0};
}

/* --- Late results --- */

/* Answers the call at that index, and closes the gap. */
static void end_pending(struct pump *p, size_t at, struct agent_call *call)
{
    const struct pump_pending l = p->pending[at];

    p->n_pending--;
    memmove(&p->pending[at], &p->pending[at + 1], (p->n_pending - at) * sizeof(p->pending[0]));
    finish(p, l.request, call);
    l.pending->drop(l.pending);
}

static bool is_late(struct pump *p, const struct pump_pending *l, struct err *err)
{
    const bool is_set = l->request->wait == l->request->run;

    if (link_is_cancelled(p->link, l->request))
        err_set(err, ERR_TIMEOUT, "Cancelled");
    else if (link_now() < l->end)
        return false;
    else if (l->request->wait)
        err_set(err, ERR_TIMEOUT, "%s took longer than %lld ms; umcp no longer waits for it%s%s%s",
                l->pending->what, (long long)(l->request->wait / 1000), is_set ? " (" : "",
                is_set ? guard_setting(l->tool) : "", is_set ? ")" : "");
    else
        err_set(err, ERR_TIMEOUT, "%s took longer than its caller waits", l->pending->what);
    return true;
}

static void ask_pending(struct pump *p)
{
    for (size_t i = 0; i < p->n_pending;) {
        const struct pump_pending l = p->pending[i];
        struct agent_call call = call_of(p, l.request, l.tool);
        enum agent_pending_end end;

        call.begun = link_now(); /* until now it has not held the main thread */
        running_op = l.request->op;
        end = l.pending->ask(l.pending, &call);
        running_op = (struct slice){0};
        p->result = call.result;
        if (end != PENDING_WAITS || is_late(p, &l, &call.err))
            end_pending(p, i, &call);
        else
            i++;
    }
}

/* Only reads get "Not ready": it invites callers to try again, and a write would do its first part
 * twice. */
void pump_drop_pending(struct pump *p, const char *why)
{
    while (p->n_pending) {
        struct agent_call call = call_of(p, p->pending[0].request, p->pending[0].tool);

        if (call.tool->hints & HINT_READ_ONLY)
            err_set(&call.err, ERR_NOT_READY, "%s", why);
        else
            err_set(&call.err, ERR_TOOL, "%s; what it did before that remains", why);
        end_pending(p, 0, &call);
    }
}

static void run_call(struct pump *p, struct link_request *request)
{
    struct agent_call call = call_of(p, request, find_tool(p, request->tool));

    run_body(p, request, &call);
    p->is_settled = call.is_settled;
    p->settled_by = call.is_settled ? link_now() + LIMIT_AGENT_SETTLE_US : 0;
    if (call.pending && call.err.kind == ERR_NONE) {
        if (p->n_pending < LIMIT_AGENT_PENDING) {
            p->pending[p->n_pending++] =
                (struct pump_pending){.request = request,
                                      .tool = call.tool,
                                      .pending = call.pending,
                                      .end = guard_wait_end(&call.limits, call.begun)};
            p->result = call.result;
            arena_reset(&p->arena);
            buf_reset(&p->result, KEEP);
            link_set_aside(p->link, request);
            return;
        }
        err_set(&call.err, ERR_NOT_READY, "%d calls are already waiting for their results",
                LIMIT_AGENT_PENDING);
    }
    if (call.pending)
        call.pending->drop(call.pending);
    finish(p, request, &call);
}

/* --- The queue --- */

static bool is_changed(const struct pump *p)
{
    return p->has_changed && p->has_changed();
}

/* Tools that use types or run code wait, and let others overtake them, while scripts are being
 * compiled, or have changed and will be, and while too many results are pending. An unknown name
 * may belong to a tool that is being compiled, so it waits too. Only code can name the editor's
 * types. */
static bool is_user_busy(const struct pump *p)
{
    return p->is_user_busy && p->is_user_busy();
}

static bool may_run(void *ctx, const struct link_request *call)
{
    const struct pump *p = ctx;
    const struct tool *tool = p->is_reloading ? NULL : find_tool(p, call->tool);
    const struct agent_tool *body = tool ? p->find(tool->id) : NULL;

    if (p->is_reloading)
        return false;
    if (!tool)
        return !p->find_user || !(p->is_compiling || p->is_compiling_editor || is_changed(p));
    if (tool->id == TOOL_PLUGIN && is_user_busy(p))
        return false;
    return !body || !body->needs_types ||
           (!p->is_compiling && p->n_pending < LIMIT_AGENT_PENDING &&
            !(p->is_compiling_editor && (tool->gates & GATE_EVAL)) && !is_changed(p));
}

static bool may_not_run(void *ctx, const struct link_request *call)
{
    (void)ctx;
    (void)call;
    return false;
}

static bool is_settled(struct pump *p)
{
    if (p->is_settled && (p->is_settled() || link_now() >= p->settled_by))
        p->is_settled = NULL;
    return !p->is_settled;
}

static link_filter *filter_of(const struct pump *p)
{
    if (p->is_settled)
        return may_not_run;
    return p->is_compiling || p->is_compiling_editor || p->is_reloading || p->has_changed ||
                   p->n_pending == LIMIT_AGENT_PENDING || is_user_busy(p)
               ? may_run
               : NULL;
}

void pump_run(struct pump *p, int64_t max_us)
{
    int64_t begin = max_us >= 0 ? link_now() : 0;
    struct link_request *call;

    if (p->is_running || !is_settled(p))
        return;
    p->is_running = true;
    ask_pending(p);
    if (p->is_compiling || p->is_compiling_editor)
        link_tell_waiting(p->link, may_run, p, SLICE("It waits until the scripts are compiled"));
    while ((call = link_take(p->link, filter_of(p), p)) != NULL) {
        run_call(p, call);
        if (p->is_settled || (max_us >= 0 && link_now() - begin >= max_us))
            break;
    }
    p->is_running = false;
}

void pump_wait(struct pump *p, int64_t timeout_us)
{
    link_wait(p->link, timeout_us, filter_of(p), p);
}
