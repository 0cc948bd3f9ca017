/* POST / of the plugin server: MCP's shapes, kebab-case names, and errors with data.details. */
#include "internal.h"

static const struct method methods[] = {
    {"tools/call", .op = OP_TOOL_CALL, .name_key = "name", .args_key = "arguments"},
    {"tools/list", .op = OP_TOOL_LIST},
    {"resources/list", .op = OP_RESOURCE_LIST},
    {"resources/read", .op = OP_RESOURCE_READ, .name_key = "uri"},
    {"ping", .op = OP_PING},
    {0},
};

static const char *title(const struct err *err)
{
    return error_code_title(D_PLAIN, err->kind);
}

static void data(struct json_out *w, const struct request *r, const struct outcome *o)
{
    (void)r;
    put_details(w, o->err, true);
}

/* Always its own tools, plus those that MCP lists. */
static bool offers(const struct listing *l, const struct tool *t)
{
    return (t->group == GROUP_PLUGIN && tool_tier(t) <= l->tier) || common_offers(l, t);
}

static bool lists(const struct resource *res, bool templates)
{
    (void)templates;
    return res->is_project && !res->is_template;
}

const struct dialect dialect_plain = {
    .name = "plain",
    .traits = TRAIT_AWAITS,
    .methods = methods,
    .takes_null_id = true,
    COMMON_SHAPES,
    .title = title,
    .data = data,
    .names = NAMES_KEBAB,
    .offers = offers,
    .lists = lists,
};
