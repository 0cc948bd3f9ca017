/* See rpc.h. The dialect decides which faults matter, and words them. */
#include "rpc.h"

static enum rpc_fault read_id(const struct json *id, struct rpc_message *m)
{
    if (!id)
        return RPC_FINE;
    if (id->type == JSON_NULL) {
        m->has_null_id = true;
        return RPC_FINE;
    }
    if (id->type != JSON_STRING && id->type != JSON_NUMBER)
        return RPC_BAD_ID;
    m->id = id->raw;
    return RPC_FINE;
}

enum rpc_fault rpc_read(const struct json *value, struct rpc_message *ret_message)
{
    struct rpc_message *m = ret_message;
    const struct json *method = json_get(value, "method");
    const struct json *params = json_get_value(value, "params");
    enum rpc_fault fault;

    *m = (struct rpc_message){0};
    if (!json_is(value, JSON_OBJECT))
        return RPC_NO_OBJECT;
    fault = read_id(json_get(value, "id"), m);
    if (fault)
        return fault;
    if (!slice_is(json_get_text(value, "jsonrpc"), "2.0"))
        return RPC_BAD_VERSION;
    if (!method && (json_get(value, "result") || json_get(value, "error"))) {
        m->kind = RPC_RESPONSE;
        return RPC_FINE;
    }
    if (!json_is(method, JSON_STRING) || method->text.len == 0)
        return RPC_NO_METHOD;
    m->method = method->text;
    m->kind = m->id.p || m->has_null_id ? RPC_REQUEST : RPC_NOTIFICATION;
    if (params && params->type != JSON_OBJECT && params->type != JSON_ARRAY)
        return RPC_BAD_PARAMS;
    m->params = params;
    return RPC_FINE;
}

void rpc_open(struct json_out *w, struct slice id, enum rpc_absent_id absent)
{
    json_object(w);
    json_put_string(w, "jsonrpc", "2.0");
    if (id.p)
        json_put_raw(w, "id", id);
    else if (absent == RPC_ID_NULL)
        json_put_raw(w, "id", SLICE("null"));
}

void rpc_close(struct json_out *w)
{
    json_object_end(w);
}

void rpc_open_notification(struct json_out *w, const char *method)
{
    json_object(w);
    json_put_string(w, "jsonrpc", "2.0");
    json_put_string(w, "method", method);
    json_key(w, "params");
    json_object(w);
}

void rpc_close_notification(struct json_out *w)
{
    json_object_end(w);
    json_object_end(w);
}
