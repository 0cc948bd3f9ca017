/* Tools that the server answers itself: its configuration, its log, its tables. Tools that ask the
 * store are in bridge.c. */
#include "core/internal.h"

#define PUT_SETTING(member, ...) setting_write(w, config, &config_settings[SETTING_##member]);
#define PUT_OTHER(key, schema, write)                                                              \
    json_key(w, key);                                                                              \
    write;

static bool get_config(struct core *c, struct call *call, struct json_out *w)
{
    const struct core_config *config = &c->config;

    (void)call;
    json_object(w);
    json_put_bool(w, "ok", true);
    CONFIG_SHOWN(PUT_SETTING, PUT_OTHER)
    json_object_end(w);
    return true;
}

static bool save_config(struct core *c, const struct core_config *config, struct err *err)
{
    struct json_out w;
    struct buf to;
    bool ok;

    if (!c->env.save_config)
        return true;
    buf_init(&to, 4 * LIMIT_NAMES_JSON);
    json_out_init(&w, &to);
    json_object(&w);
    for (size_t i = 0; i < N_SETTINGS; i++)
        if (config->saved >> i & 1)
            setting_write(&w, config, &config_settings[i]);
    json_object_end(&w);
    ok = (buf_ok(&to) || err_no_memory(err)) && c->env.save_config(c->env.ctx, buf_slice(&to), err);
    buf_done(&to);
    return ok;
}

static bool set_config(struct core *c, struct call *call, struct json_out *w)
{
    const struct set_config_args *args = call->hosted.args;
    struct err *err = &call->hosted.err;
    struct core_config fresh;

    /* Everything that can fail comes first, so that a failure changes nothing. */
    if (!config_copy(&c->config, args, &fresh, err))
        return false;
    if (!config_may_change(&c->config, &fresh, err) || !save_config(c, &fresh, err)) {
        config_done(&fresh);
        return false;
    }
    config_done(&c->config);
    c->config = fresh;
    core_configure_host(c);
    if (args->restart.value && c->env.restart)
        c->env.restart(c->env.ctx);
    json_raw(w, SLICE("{\"ok\":true}"));
    return true;
}

static bool hook_allowed_types(struct core *c, struct call *call, struct json_out *w)
{
    (void)call;
    json_object(w);
    json_put_bool(w, "ok", true);
    json_key(w, "items");
    names_write(w, &c->config.hooks);
    json_object_end(w);
    return true;
}

/* The newest `count` lines, oldest first, without debug lines. */
static bool tail_logs(struct core *c, struct call *call, struct json_out *w)
{
    const struct tail_logs_args *args = call->hosted.args;
    int64_t count = args->count.is_set ? args->count.value : 200;
    size_t n = logring_count(c->log), first = n;

    for (int64_t left = count > 0 ? count : 1; first > 0 && left > 0;)
        left -= logring_at(c->log, --first)->level != LOG_DEBUG;
    json_object(w);
    json_key(w, "Items");
    json_array(w);
    for (size_t i = first; i < n; i++) {
        const struct log_line *line = logring_at(c->log, i);

        if (line->level != LOG_DEBUG && (call->is_trusted || line->n_public || !line->message.len))
            log_line_write(w, line, true, call->is_trusted);
    }
    json_array_end(w);
    json_object_end(w);
    return true;
}

static bool server_info(struct core *c, struct call *call, struct json_out *w)
{
    struct self self = core_self(c);
    struct listing l = core_listing(c);

    (void)call;
    editor_write_info(w, &self, &l);
    return true;
}

static bool tools_list(struct core *c, struct call *call, struct json_out *w)
{
    const struct list_tools_args *args = call->hosted.args;
    struct listing l = core_listing(c);

    l.category = args->category.value;
    l.only_tier = args->tier.value;
    editor_write_tools(w, &l);
    return true;
}

static bool tool_describe(struct core *c, struct call *call, struct json_out *w)
{
    const struct describe_tool_args *args = call->hosted.args;
    const struct tool *tool = catalog_spelled(c->catalog, args->tool_id.value, false);
    bool is_envelope =
        call->req.dialect == D_EDITOR; /* this dialect has its own error for unknown tools */

    if (!tool || tool->is_unlisted)
        return err_set(&call->hosted.err, is_envelope ? ERR_UNKNOWN_TOOL : ERR_NOT_FOUND,
                       "Tool not found: %.*s", SLICE_ARG(args->tool_id.value));
    editor_write_tool(w, tool, is_envelope, true);
    return true;
}

static const struct server_tool tools[] = {
    {TOOL_GET_CONFIG, get_config, NULL},
    {TOOL_SET_CONFIG, set_config, NULL},
    {TOOL_HOOK_LIST_ALLOWED_TYPES, hook_allowed_types, NULL},
    {TOOL_TAIL_LOGS, tail_logs, NULL},
    {TOOL_MCP_SERVER_INFO, server_info, NULL},
    {TOOL_MCP_TOOLS_LIST, tools_list, NULL},
    {TOOL_MCP_TOOL_DESCRIBE, tool_describe, NULL},
};
static const struct server_tools server_tools = {tools, N_ELEMENTS(tools)};

static const struct server_tool *find_tool(const struct server_tools *in, enum tool_id id)
{
    for (size_t i = 0; i < in->n; i++)
        if (in->rows[i].id == id)
            return &in->rows[i];
    return NULL;
}

void server_tool_run(struct core *c, struct call *call)
{
    const struct server_tool *tool = find_tool(&server_tools, call->hosted.tool->id);
    struct json_out w;

    if (!tool)
        tool = find_tool(&bridge_tools, call->hosted.tool->id);
    if (tool->ask) {
        tool->ask(c, call);
        return;
    }
    json_out_init(&w, &call->hosted.result);
    tool->write(c, call, &w);
    call_finish(c, call);
}
