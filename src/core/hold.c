/*
 * What a call keeps in memory while the host has its job. A call may run for long, and a message is
 * many times larger as a tree: what stood beside the arguments must not stay, and all calls
 * together have a bound.
 */
#include "internal.h"

/* The arguments that are parameters, and nothing else, as JSON text. */
static bool write_known(struct buf *to, const struct tool *tool, const struct json *args)
{
    struct json_out w;

    json_out_init(&w, to);
    json_object(&w);
    for (const struct param *p = tool->params; p && p->name; p++) {
        const struct json *value = json_get(args, p->name);

        if (value)
            json_put_raw(&w, p->name, value->raw);
    }
    json_object_end(&w);
    return buf_ok(to);
}

static bool copy_text(struct arena *to, struct slice *text)
{
    if (!text->p)
        return true;
    *text = arena_copy(to, *text);
    return text->p != NULL;
}

/* Copies what the call still needs: texts of the request, and the arguments in `known`. */
static bool copy_request(struct arena *to, const struct tool *tool, struct slice known,
                         struct request *r, struct bound_args *ret_bound)
{
    struct slice args = arena_copy(to, known);
    struct json_fault fault;

    r->params = NULL;
    return args.p && copy_text(to, &r->id) && copy_text(to, &r->method) &&
           copy_text(to, &r->name) && copy_text(to, &r->progress) &&
           json_parse(to, args, &r->args, &fault) && args_bind(to, tool, r->args, true, ret_bound);
}

/* Moves a large call into a new arena of what it needs. On failure it stays as it was. */
static bool slim(struct call *call)
{
    struct request req = call->req;
    struct slice headers = call->headers;
    struct bound_args bound;
    struct arena fresh;
    struct buf known;
    bool ok;

    buf_init(&known, LIMIT_MESSAGE);
    arena_init(&fresh, LIMIT_CALL_MEMORY);
    ok = write_known(&known, call->job.tool, call->req.args) &&
         copy_request(&fresh, call->job.tool, buf_slice(&known), &req, &bound) &&
         copy_text(&fresh, &headers);
    buf_done(&known);
    if (!ok) {
        arena_done(&fresh);
        return err_no_memory(&call->job.err);
    }
    arena_done(&call->arena);
    call->arena = fresh;
    call->req = req;
    call->headers = headers;
    call->bound = bound;
    call->job.args = bound.args;
    call->job.args_raw = bound.raw;
    return true;
}

bool call_hold(struct core *c, struct call *call)
{
    if (call->arena.used > LIMIT_CALL_KEEP && !slim(call))
        return false;
    if (c->held + call->arena.used > LIMIT_HELD)
        return err_set(&call->job.err, ERR_RATE, "Too much data in calls that are running");
    call->held = call->arena.used;
    c->held += call->held;
    return true;
}
