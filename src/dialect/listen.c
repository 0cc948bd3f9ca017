/* MCP's subscriptions/listen: the notifications that a client wants, and their messages. */
#include "internal.h"

#define SUBSCRIPTION "io.modelcontextprotocol/subscriptionId"

static const struct {
    const char *filter;
    struct slice changed;
} lists[N_LISTS] = {
    [LIST_TOOLS] = {"toolsListChanged", SLICE_INIT("{\"jsonrpc\":\"2.0\",\"method\":"
                                                   "\"notifications/tools/list_changed\"}")},
    [LIST_PROMPTS] = {"promptsListChanged", SLICE_INIT("{\"jsonrpc\":\"2.0\",\"method\":"
                                                       "\"notifications/prompts/list_changed\"}")},
    [LIST_RESOURCES] = {"resourcesListChanged",
                        SLICE_INIT("{\"jsonrpc\":\"2.0\",\"method\":"
                                   "\"notifications/resources/list_changed\"}")},
};

struct slice mcp_list_changed(enum mcp_list list)
{
    return lists[list].changed;
}

/* Reads an array of strings; absent is none. */
static bool read_names(const struct json *filter, const char *key, const struct json **ret_array,
                       struct err *err)
{
    const struct json *array = json_get_value(filter, key);

    *ret_array = array;
    for (const struct json *v = json_is(array, JSON_ARRAY) ? array->first : NULL; v; v = v->next)
        if (v->type != JSON_STRING)
            array = v;
    return !array || array->type == JSON_ARRAY ||
           err_set(err, ERR_PARAMS, "params.notifications.%s must be an array of strings", key);
}

bool mcp_read_filter(const struct json *params, struct mcp_filter *ret_filter, struct err *err)
{
    const struct json *filter = json_get(params, "notifications");
    struct mcp_filter f = {0};

    if (!json_is(filter, JSON_OBJECT))
        return err_set(err, ERR_PARAMS, "params.notifications is required and must be an object");
    for (unsigned i = 0; i < N_LISTS; i++) {
        const struct json *wants = json_get_value(filter, lists[i].filter);

        if (wants && wants->type != JSON_BOOL)
            return err_set(err, ERR_PARAMS, "params.notifications.%s must be a boolean",
                           lists[i].filter);
        f.lists |= (unsigned)(wants && slice_is(wants->raw, "true")) << i;
    }
    if (!read_names(filter, "resourceSubscriptions", &f.uris, err) ||
        !read_names(filter, "taskIds", &f.tasks, err))
        return false;
    *ret_filter = f;
    return true;
}

static void put_subscription(struct json_out *w, struct slice id)
{
    json_key(w, "_meta");
    json_object(w);
    json_put_raw(w, SUBSCRIPTION, id);
    json_object_end(w);
}

void mcp_open_acknowledged(struct json_out *w, struct slice id, unsigned wanted)
{
    rpc_open_notification(w, "notifications/subscriptions/acknowledged");
    put_subscription(w, id);
    json_key(w, "notifications");
    json_object(w);
    for (unsigned i = 0; i < N_LISTS; i++)
        if (wanted >> i & 1)
            json_put_bool(w, lists[i].filter, true);
}

void mcp_close_acknowledged(struct json_out *w)
{
    json_object_end(w);
    rpc_close_notification(w);
}

void mcp_write_tagged(struct buf *to, struct slice message, struct slice id)
{
    static const struct slice params = SLICE_INIT("\"params\":{");
    size_t at = 0;

    /* The first one is it: before it stand only "jsonrpc" and the method. */
    while (at < message.len && !slice_starts(slice_skip(message, at), params))
        at++;
    if (at < message.len) {
        at += params.len;
        buf_append(to, slice_from(message.p, at));
    } else {
        at = message.len - 1;
        buf_append(to, slice_from(message.p, at));
        buf_append(to, SLICE(",\"params\":{"));
    }
    buf_append(to, SLICE("\"_meta\":{\"" SUBSCRIPTION "\":"));
    buf_append(to, id);
    buf_append_byte(to, '}');
    if (message.p[at] == '}' && at == message.len - 1)
        buf_append_byte(to, '}');
    else if (message.p[at] != '}')
        buf_append_byte(to, ',');
    buf_append(to, slice_skip(message, at));
}

void mcp_write_listen_end(struct json_out *w, struct slice id)
{
    json_object(w);
    json_put_string(w, "jsonrpc", "2.0");
    json_put_raw(w, "id", id);
    json_key(w, "result");
    json_object(w);
    json_put_string(w, "resultType", "complete");
    put_subscription(w, id);
    json_object_end(w);
    json_object_end(w);
}
