/*
 * Tasks of MCP, in two forms. From 2026-07-28 on they are an extension: a task is flat in its
 * result, and holds the answer of the call. In 2025-11-25 it is an object of its
 * own, and tasks/result has that answer.
 */
#include "internal.h"

static const char *const status_names[] = {
    [TASK_WORKING] = "working",     [TASK_INPUT_REQUIRED] = "input_required",
    [TASK_COMPLETED] = "completed", [TASK_FAILED] = "failed",
    [TASK_CANCELLED] = "cancelled",
};

enum task_status mcp_task_status(const struct request *r, const struct outcome *o)
{
    struct request as_call = *r;
    bool is_error = o->err && o->err->kind != ERR_NONE;

    as_call.op = OP_TOOL_CALL;
    /* From 2026-07-28 on, only errors of JSON-RPC are failures; before, isError is one, too. */
    if (!request_has(r, FEATURE_STATELESS))
        return is_error || o->is_error ? TASK_FAILED : TASK_COMPLETED;
    return is_error && !dialect_fails_in_result(&as_call, o) ? TASK_FAILED : TASK_COMPLETED;
}

static void put_time(struct json_out *w, const char *key, int64_t ms)
{
    char time[TEXT_TIME_SIZE];

    text_time(ms, time);
    json_put_string(w, key, time);
}

static void put_task(struct json_out *w, bool is_old, const struct task_view *t)
{
    json_put_text(w, "taskId", t->id);
    json_put_string(w, "status", status_names[t->status]);
    if (t->message.len)
        json_put_text(w, "statusMessage", t->message);
    put_time(w, "createdAt", t->created_ms);
    put_time(w, "lastUpdatedAt", t->updated_ms);
    json_key(w, is_old ? "ttl" : "ttlMs");
    if (t->ttl_ms > 0)
        json_int(w, t->ttl_ms);
    else
        json_null(w);
    json_put_int(w, is_old ? "pollInterval" : "pollIntervalMs", LIMIT_TASK_POLL_MS);
}

/* The reason to wait, or the end of the task. */
static void put_rest(struct json_out *w, const struct request *r, const struct task_view *t)
{
    struct request as_call = *r;

    as_call.op = OP_TOOL_CALL;
    as_call.is_nested = true;
    if (t->status == TASK_INPUT_REQUIRED)
        json_put_raw(w, "inputRequests", t->questions);
    if (t->status == TASK_FAILED) {
        json_key(w, "error");
        dialect_write_error_object(w, &as_call, t->outcome);
    } else if (t->status == TASK_COMPLETED) {
        json_key(w, "result");
        if (t->outcome->err && t->outcome->err->kind != ERR_NONE)
            dialect_mcp.failure(w, &as_call, t->outcome);
        else
            dialect_mcp.success(w, &as_call, t->outcome);
    }
}

void mcp_write_task_item(struct json_out *w, const struct request *r, const struct task_view *t)
{
    json_object(w);
    put_task(w, request_has(r, FEATURE_OLD_TASKS), t);
    json_object_end(w);
}

static void write_payload(struct json_out *w, const struct request *r, const struct task_view *t)
{
    struct request as_call = *r;

    as_call.op = OP_TOOL_CALL;
    as_call.task = t->id;
    dialect_write_call(w, &as_call, t->outcome);
}

void mcp_write_task(struct json_out *w, const struct request *r, const struct task_view *t)
{
    bool is_old = request_has(r, FEATURE_OLD_TASKS), is_new = r->op == OP_TOOL_CALL;

    if (r->op == OP_TASK_RESULT) {
        write_payload(w, r, t);
        return;
    }
    rpc_open(w, r->id, dialect_mcp.absent_id);
    json_key(w, "result");
    json_object(w);
    if (!is_old)
        mcp_put_type(w, r, is_new ? "task" : "complete", (struct slice){0});
    if (is_new && is_old) {
        json_key(w, "task");
        mcp_write_task_item(w, r, t);
    } else {
        put_task(w, is_old, t);
        if (!is_new && !is_old)
            put_rest(w, r, t);
    }
    json_object_end(w);
    rpc_close(w);
}

void mcp_write_task_notification(struct json_out *w, const struct task_view *t, bool is_old)
{
    struct request r = {.dialect = D_MCP, .codes = D_MCP, .context.revision = REV_2026_07_28};

    rpc_open_notification(w, is_old ? "notifications/tasks/status" : "notifications/tasks");
    put_task(w, is_old, t);
    if (!is_old)
        put_rest(w, &r, t);
    rpc_close_notification(w);
}
