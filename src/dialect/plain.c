/* POST / of the plugin server: MCP's shapes, kebab-case names, and errors with data.details. */
#include "internal.h"

static const struct method methods[] = {
    {"tools/call", OP_TOOL_CALL, "name", "arguments"},
    {"tools/list", OP_TOOL_LIST, NULL, NULL},
    {"resources/list", OP_RESOURCE_LIST, NULL, NULL},
    {"resources/read", OP_RESOURCE_READ, "uri", NULL},
    {"ping", OP_PING, NULL, NULL},
    {0},
};

static const char *title(const struct err *err)
{
    return error_code_title(dialect_error_code(D_PLAIN, err->kind));
}

static void data(struct json_out *w, const struct outcome *o)
{
    put_details(w, o->err, true);
}

/* Always its own tools, plus those that MCP lists. */
static bool offers(const struct listing *l, const struct tool *t)
{
    return t->group == GROUP_PLUGIN || common_offers(l, t);
}

static bool lists(const struct resource *res, bool templates)
{
    (void)templates;
    return res->is_project && !res->is_template;
}

const struct dialect dialect_plain = {
    .name = "plain",
    .methods = methods,
    .takes_null_id = true,
    .refuse_params = common_refuse_params,
    .shows_source = true,
    .success = common_success,
    .title = title,
    .data = data,
    .progress = common_progress,
    .is_kebab = true,
    .offers = offers,
    .tools = common_tools,
    .lists = lists,
};
