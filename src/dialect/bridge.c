/* The Unity bridge: `invoke`, and the MCP methods that its real clients send. */
#include "internal.h"

static const struct method methods[] = {
    {"invoke", .op = OP_TOOL_CALL, .name_key = "name", .args_key = "parameters"},
    {"shutdown", .op = OP_SHUTDOWN},
    /* Sent by the SDK of the bridge's real clients. */
    {"initialize", .op = OP_INITIALIZE},
    {"notifications/initialized", .op = OP_INITIALIZED},
    {"notifications/cancelled", .op = OP_CANCEL},
    {"ping", .op = OP_PING},
    {"tools/list", .op = OP_TOOL_LIST},
    {"tools/call", .op = OP_TOOL_CALL, .name_key = "name", .args_key = "arguments"},
    {0},
};

static const char *title(const struct err *err)
{
    return error_code_title(D_BRIDGE, err->kind);
}

/* For failed code, the bridge gives only the exception, without a hint. */
static void data(struct json_out *w, const struct request *r, const struct outcome *o)
{
    (void)r;
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
    json_put_string(w, "protocolVersion", revision_name(r->context.revision));
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
    COMMON_SHAPES,
    .title = title,
    .data = data,
    .offers = offers,
    .lists = common_lists,
    .initialize = initialize,
};
