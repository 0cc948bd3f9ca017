/* The Unity bridge: `invoke`, and the MCP methods that its real clients send. */
#include "internal.h"

static const struct method methods[] = {
    {"invoke", OP_TOOL_CALL, "name", "parameters"},
    {"shutdown", OP_SHUTDOWN, NULL, NULL},
    /* Sent by the SDK of the bridge's real clients. */
    {"initialize", OP_INITIALIZE, NULL, NULL},
    {"notifications/initialized", OP_INITIALIZED, NULL, NULL},
    {"notifications/cancelled", OP_CANCEL, NULL, NULL},
    {"ping", OP_PING, NULL, NULL},
    {"tools/list", OP_TOOL_LIST, NULL, NULL},
    {"tools/call", OP_TOOL_CALL, "name", "arguments"},
    {0},
};

static const char *title(const struct err *err)
{
    return error_code_title(dialect_error_code(D_BRIDGE, err->kind));
}

/* For failed code, the bridge gives only the exception, without a hint. */
static void data(struct json_out *w, const struct outcome *o)
{
    put_details(w, o->err, o->err->kind != ERR_TOOL);
}

static bool offers(const struct listing *l, const struct tool *t)
{
    (void)l;
    return t->group == GROUP_BRIDGE;
}

static void initialize(struct json_out *w, const struct request *r, const struct self *s)
{
    json_object(w);
    json_put_string(w, "protocolVersion", revision_name(r->revision));
    json_put_raw(w, "capabilities", SLICE("{\"tools\":{}}"));
    put_server(w, "umcp", s);
    json_put_string(w, "instructions", common_instructions);
    json_object_end(w);
}

const struct dialect dialect_bridge = {
    .name = "bridge",
    .methods = methods,
    .takes_null_id = true,
    .other_args_key = "arguments", /* its real clients send this */
    .refuse_params = common_refuse_params,
    .shows_source = true,
    .success = common_success,
    .title = title,
    .data = data,
    .progress = common_progress,
    .offers = offers,
    .tools = common_tools,
    .lists = common_lists,
    .initialize = initialize,
};
