/*
 * The host itself: takes calls, finds the row that answers each, and plays its steps by the owner's
 * clock.
 */
#include "internal.h"

#define ENGINE "Example (player)"

struct scripted {
    struct host host;
    const struct script *script;
    struct list waiting; /* of struct host_call */
    int64_t now;
    bool hides_tool; /* the last one */
    struct host_offers offers;
    unsigned n_calls[]; /* of each row */
};

/* Where a call is in its row; lives in the call's arena. */
struct place {
    const struct step *step;
    int64_t due;
    const char *hint;
    struct slice details;
    struct slice questions; /* members of the object */
};

static struct scripted *scripted_of(struct host *h)
{
    return (struct scripted *)h;
}

/* --- Which row answers. --- */

static bool is_equal(const struct json *a, const struct json *b)
{
    double x, y;

    if (a->type != b->type)
        return false;
    if (a->type == JSON_STRING)
        return slice_eq(a->text, b->text);
    if (json_to_double(a, &x) && json_to_double(b, &y))
        return x == y;
    return slice_eq(a->raw, b->raw);
}

/* Whether `args` has every member of `wants`. */
static bool has_all(const struct json *args, const struct json *wants)
{
    for (const struct json *w = wants->first; w; w = w->next) {
        const struct json *a = args->first;

        while (a && !(slice_eq(a->key, w->key) && is_equal(a, w)))
            a = a->next;
        if (!a)
            return false;
    }
    return true;
}

static bool is_better(const struct row *row, const struct row *best)
{
    return !best || (row->wants && row->wants->n_items > (best->wants ? best->wants->n_items : 0));
}

static const struct row *find_row(struct scripted *s, struct host_call *call)
{
    const struct row *row = NULL;
    const struct json *args;
    struct json_fault fault;

    if (!json_parse(call->arena, call->args_raw, &args, &fault)) {
        err_no_memory(&call->err);
        return NULL;
    }
    for (const struct row *r = s->script->first; r; r = r->next)
        if ((slice_is(r->tool, "*") || slice_is(r->tool, call->tool->name)) &&
            (!r->wants || has_all(args, r->wants)) && is_better(r, row))
            row = r;
    if (!row) {
        err_set(&call->err, ERR_INTERNAL, "The script has no answer for %s %.*s", call->tool->name,
                SLICE_ARG(call->args_raw));
        return NULL;
    }
    for (unsigned n = s->n_calls[row->index]++; n && row->again; n--)
        row = row->again;
    return row;
}

/* --- Playing it. --- */

/* Gives the call back. The owner may free it at once or post the next one from within, so nothing
 * may touch it afterwards. */
static void finish(struct scripted *s, struct host_call *call)
{
    if (!call->err.kind && !buf_ok(&call->result))
        err_no_memory(&call->err);
    if (call->err.kind)
        buf_reset(&call->result, 0);
    s->host.events.finished(s->host.events.ctx, call);
}

static void tell_line(struct scripted *s, const struct host_call *call, struct slice message)
{
    struct host_line line = {.level = "Info",
                             .message = message,
                             .stack = SLICE("UnityEngine.Debug:Log (object)"),
                             .operation = slice_of(call->operation),
                             .engine = SLICE(ENGINE)};

    if (s->host.events.line)
        s->host.events.line(s->host.events.ctx, &line);
}

static bool is_ask(const struct step *step)
{
    return step->kind == STEP_ASK || step->kind == STEP_ASK_AGAIN;
}

/* Asks unless the client has answered it. */
static void ask(struct host_call *call, const struct step *step)
{
    struct place *p = call->host_data;
    const struct json *inputs = NULL;
    struct json_fault fault;

    if (call->inputs.len && !json_parse(call->arena, call->inputs, &inputs, &fault))
        err_no_memory(&call->err);
    if (call->err.kind || (step->kind == STEP_ASK && json_get(inputs, step->name)))
        return;
    p->questions = arena_printf(call->arena, "%.*s%s\"%s\":%s", SLICE_ARG(p->questions),
                                p->questions.len ? "," : "", step->name, step->text.p);
    if (!p->questions.p)
        err_no_memory(&call->err);
}

/* Whether it asks now: with all `ask` lines that stand together. */
static bool has_asked(struct host_call *call)
{
    struct place *p = call->host_data;

    if (call->err.kind)
        return true;
    if (!p->questions.len || (p->step && is_ask(p->step)))
        return false;
    call->questions = arena_printf(call->arena, "{%.*s}", SLICE_ARG(p->questions));
    return call->questions.p || !err_no_memory(&call->err);
}

static void tell_inputs(struct host_call *call)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_text(&w, "state", call->state);
    json_put_raw(&w, "inputs", call->inputs.len ? call->inputs : SLICE("{}"));
    json_object_end(&w);
}

static void change(struct scripted *s, const char *what)
{
    if (strcmp(what, "tools") == 0)
        s->hides_tool = !s->hides_tool;
    else
        s->offers.version++;
    s->host.events.changed(s->host.events.ctx);
}

/* What the owner is told while the call runs. False: the step is another. */
static bool tell_step(struct scripted *s, struct host_call *call, const struct step *step)
{
    const struct host_events *e = &s->host.events;

    switch (step->kind) {
    case STEP_PROGRESS:
        if (e->progress)
            e->progress(e->ctx, call, step->done, step->total, step->text.p);
        break;
    case STEP_EVENT:
        if (e->event)
            e->event(e->ctx, step->name, step->text);
        break;
    case STEP_UPDATED:
        if (e->event)
            e->event(e->ctx, HOST_EVENT_RESOURCE, step->text);
        break;
    case STEP_LOG:
        tell_line(s, call, step->text);
        break;
    case STEP_SAY:
        if (e->note)
            e->note(e->ctx, call, step->name, step->text);
        break;
    case STEP_CLOSE_STREAM:
        if (e->close_stream)
            e->close_stream(e->ctx, call);
        break;
    case STEP_CHANGE:
        change(s, step->text.p);
        break;
    default:
        return false;
    }
    return true;
}

static void play_step(struct scripted *s, struct host_call *call, const struct step *step)
{
    struct place *p = call->host_data;

    if (tell_step(s, call, step))
        return;
    switch (step->kind) {
    case STEP_AFTER:
        p->due += step->ms;
        break;
    case STEP_NOTE:
        if (call->n_diagnostics < CALL_DIAGNOSTICS)
            call->diagnostics[call->n_diagnostics++] = step->text;
        break;
    case STEP_HINT:
        p->hint = step->text.p;
        break;
    case STEP_DETAILS:
        p->details = step->text;
        break;
    case STEP_STATE:
        call->next_state = step->text;
        break;
    case STEP_ASK:
    case STEP_ASK_AGAIN:
        ask(call, step);
        break;
    case STEP_INPUTS:
        tell_inputs(call);
        break;
    case STEP_VOID:
        call->has_no_value = true;
        buf_append(&call->result, SLICE("null"));
        break;
    case STEP_BLOCKS:
    case STEP_BAD_BLOCKS:
        call->form = FORM_BLOCKS;
        call->is_error = step->kind == STEP_BAD_BLOCKS;
        buf_append(&call->result, step->text);
        break;
    case STEP_TEXT:
        call->form = FORM_TEXT;
        /* fall through */
    case STEP_JSON:
        buf_append(&call->result, step->text);
        break;
    case STEP_FAIL:
        err_set(&call->err, step->err, "%s", step->text.p);
        if (p->hint)
            err_hint(&call->err, "%s", p->hint);
        call->err.details = p->details;
        break;
    default: /* told */
        break;
    }
}

/* Plays what is due. A call that has steps left then waits. */
static void play(struct scripted *s, struct host_call *call)
{
    struct place *p = call->host_data;

    while (p->step && p->due <= s->now) {
        const struct step *step = p->step;

        p->step = step->next;
        play_step(s, call, step);
        if (has_asked(call)) {
            finish(s, call);
            return;
        }
    }
    if (!p->step) {
        finish(s, call);
        return;
    }
    list_append(&s->waiting, &call->link);
}

static bool check_ready(const struct scripted *s, struct err *err)
{
    switch (s->script->info.state) {
    case HOST_READY:
        return true;
    case HOST_ABSENT:
        err_set(err, ERR_NOT_READY, "Unity is not connected");
        return err_hint(err, "start Unity or connect an engine, then send the call again");
    case HOST_RELOADING:
        break;
    }
    err_set(err, ERR_NOT_READY, "Unity is reloading");
    return err_hint(err, "send the call again in a few seconds");
}

static void post(struct host *h, struct host_call *call)
{
    struct scripted *s = scripted_of(h);
    const struct row *row = NULL;
    struct place *p = NULL;

    call->err = (struct err){0};
    call->n_diagnostics = 0;
    call->form = FORM_JSON;
    call->has_no_value = call->is_value = call->is_lost = call->is_error = false;
    call->engine = s->script->info.state == HOST_ABSENT ? (struct slice){0} : SLICE(ENGINE);
    if (check_ready(s, &call->err))
        row = find_row(s, call);
    if (row) {
        p = call->host_data = arena_zalloc(call->arena, sizeof(*p));
        if (!p)
            err_no_memory(&call->err);
    }
    if (!p) {
        finish(s, call);
        return;
    }
    p->step = row->steps;
    p->due = s->now = call->posted > s->now ? call->posted : s->now;
    play(s, call);
}

/* --- Time. --- */

static void cancel(struct host *h, struct host_call *call)
{
    struct scripted *s = scripted_of(h);

    if (!list_contains(&s->waiting, &call->link)) /* it has been finished */
        return;
    list_remove(&call->link);
    err_set(&call->err, ERR_TIMEOUT, "Cancelled");
    finish(s, call);
}

static int64_t due_of(const struct host_call *call)
{
    const struct place *p = call->host_data;

    return p->due;
}

static struct host_call *next_due(const struct scripted *s)
{
    struct host_call *first = LIST_FIRST(struct host_call, &s->waiting, link);

    LIST_EACH(struct host_call, c, &s->waiting, link)
        if (due_of(c) < due_of(first))
            first = c;
    return first;
}

static int64_t tick(struct host *h, int64_t now)
{
    struct scripted *s = scripted_of(h);
    struct host_call *call;

    s->now = now;
    /* Looked up anew each time: finished() may post and cancel. */
    while ((call = next_due(s)) && due_of(call) <= now) {
        list_remove(&call->link);
        play(s, call);
    }
    return call ? due_of(call) : HOST_NEVER;
}

/* --- The host. --- */

static const struct host_info *info(struct host *h)
{
    return &scripted_of(h)->script->info;
}

/* Nobody knows what an engine that is not there would register. */
static const struct tool *tools(struct host *h, size_t *ret_n)
{
    const struct script *s = scripted_of(h)->script;

    *ret_n = s->info.state == HOST_ABSENT ? 0 : s->n_tools - scripted_of(h)->hides_tool;
    return *ret_n ? s->tools : NULL;
}

static const struct host_offers *offers(struct host *h)
{
    return &scripted_of(h)->offers;
}

static void free_scripted(struct host *h)
{
    mem_free(h);
}

struct host *scripted_host_new(const struct script *script, const struct host_events *events)
{
    static const struct host_ops ops = {
        .name = "scripted",
        .info = info,
        .tools = tools,
        .offers = offers,
        .post = post,
        .cancel = cancel,
        .tick = tick,
        .free = free_scripted,
    };
    struct scripted *s = mem_zalloc(sizeof(*s) + script->n_rows * sizeof(s->n_calls[0]));

    if (!s)
        return NULL;
    s->host = (struct host){.ops = &ops, .events = *events};
    s->script = script;
    s->offers = scripted_offers;
    return &s->host;
}
