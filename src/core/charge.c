/*
 * Memory of calls that wait for the host or the store. They may wait long, and a parsed message is
 * many times larger than its text. So a large call first drops everything but its arguments, and
 * one limit applies to all waiting calls together.
 */
#include "internal.h"

/* The arguments as JSON text: those that are declared parameters, or all of them if only the engine
 * knows the tool's parameters. */
static void write_known(struct buf *to, const struct tool *tool, const struct json *args)
{
    struct json_out w;

    json_out_init(&w, to);
    if (tool->owner) {
        json_raw(&w, args ? args->raw : SLICE("{}"));
        return;
    }
    json_object(&w);
    for (const struct param *p = tool->params; p && p->name; p++) {
        const struct json *value = json_get(args, p->name);

        if (value)
            json_put_raw(&w, p->name, value->raw);
    }
    json_object_end(&w);
}

static bool copy_text(struct arena *to, struct slice *text)
{
    if (!text->p)
        return true;
    *text = arena_copy(to, *text);
    return text->p != NULL;
}

static bool copy_texts(struct arena *to, struct request *r, struct slice *headers)
{
    r->params = r->meta = NULL;
    return copy_text(to, &r->context.client) && copy_text(to, &r->context.client_version) &&
           copy_text(to, &r->id) && copy_text(to, &r->method) && copy_text(to, &r->name) &&
           copy_text(to, &r->progress) && copy_text(to, headers);
}

/* Moves a large call into a new arena that holds only its needed parts. On failure the call is
 * unchanged. */
static bool keep_arguments(struct call *call)
{
    struct request req = call->req;
    struct slice headers = call->headers, args;
    struct slice inputs = call->hosted.inputs, state = call->hosted.state;
    struct bound_args bound;
    struct json_fault fault;
    struct arena fresh;
    struct buf known;
    bool ok;

    buf_init(&known, LIMIT_MESSAGE);
    arena_init(&fresh, LIMIT_CALL_MEMORY);
    write_known(&known, call->hosted.tool, call->args);
    args = arena_take(&fresh, &known);
    ok = args.p && json_parse(&fresh, args, &req.args, &fault) &&
         args_bind(&fresh, call->hosted.tool, req.args, true, &bound) &&
         copy_texts(&fresh, &req, &headers) && copy_text(&fresh, &inputs) &&
         copy_text(&fresh, &state);
    if (!ok) {
        arena_done(&fresh);
        return err_no_memory(&call->hosted.err);
    }
    arena_done(&call->arena);
    call->arena = fresh;
    call->req = req;
    call->args = req.args;
    call->hosted.inputs = inputs;
    call->hosted.state = state;
    call->headers = headers;
    call->bound = bound;
    call->hosted.args = bound.args;
    call->hosted.args_raw = bound.raw;
    return true;
}

static bool copy_faults(struct arena *to, struct bound_args *bound)
{
    struct arg_fault *faults = NULL;

    if (bound->n_faults && !(faults = arena_alloc(to, bound->n_faults * sizeof(*faults))))
        return false;
    for (size_t i = 0; i < bound->n_faults; i++) {
        faults[i] = bound->faults[i];
        if (!copy_text(to, &faults[i].field) || !copy_text(to, &faults[i].message))
            return false;
    }
    *bound = (struct bound_args){.faults = faults, .n_faults = bound->n_faults};
    return true;
}

/* Moves a refused call into a new arena that holds only the parts of its answer, without the
 * arguments. On failure the call is unchanged. */
static void drop_arguments(struct call *call)
{
    struct request req = call->req;
    struct slice headers = call->headers;
    struct bound_args bound = call->bound;
    struct err err = call->hosted.err;
    struct arena fresh;

    arena_init(&fresh, LIMIT_CALL_MEMORY);
    if (!copy_texts(&fresh, &req, &headers) || !copy_faults(&fresh, &bound) ||
        !copy_text(&fresh, &err.details) || !copy_text(&fresh, &err.whole)) {
        arena_done(&fresh);
        return;
    }
    arena_done(&call->arena);
    call->arena = fresh;
    call->req = req;
    call->req.args = call->args = NULL;
    call->hosted.inputs = call->hosted.state = (struct slice){0};
    call->headers = headers;
    call->bound = bound;
    call->hosted.args = NULL;
    call->hosted.args_raw = (struct slice){0};
    call->hosted.err = err;
}

static bool set_charge(struct core *c, struct call *call, size_t bytes, struct err *err)
{
    size_t others = c->charged - call->charged;

    if (others + bytes > LIMIT_CHARGED)
        return err_set(err, ERR_RATE,
                       "The running calls hold too much data; wait until one has ended");
    c->charged = others + bytes;
    call->charged = bytes;
    return true;
}

bool call_charge_bytes(struct core *c, struct call *call, size_t bytes, struct err *err)
{
    return set_charge(c, call, call->charged + bytes, err);
}

bool call_charge_more(struct core *c, struct call *call)
{
    return set_charge(c, call, call->arena.used + task_bytes(call), &call->hosted.err);
}

bool call_charge(struct core *c, struct call *call)
{
    return (call->arena.used <= LIMIT_CALL_KEEP || !call->hosted.tool ||
            (input_remember(c, call) && keep_arguments(call))) &&
           call_charge_more(c, call);
}

bool call_charge_refused(struct core *c, struct call *call)
{
    if (call->arena.used > LIMIT_REFUSED_KEEP) {
        audit_call(c, call);
        call->is_audited = true;
        drop_arguments(call);
    }
    return call_charge_more(c, call);
}

void call_charge_result(struct core *c, struct call *call)
{
    call->charged += call->hosted.result.len;
    c->charged += call->hosted.result.len;
}
