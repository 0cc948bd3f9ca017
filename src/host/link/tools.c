/*
 * Tools of user code. Each engine reports its own, and we list those of the active one. The list
 * stays while the engine reloads and after it has disconnected, until another engine reports its
 * own.
 */
#include "internal.h"

#include "player.h"

_Static_assert((int)PLUGIN_LIST_BYTES == (int)LINKMSG_MAX_ENGINE_HEAD, "a list is one message");

static void warn(void *ctx, struct slice name, struct slice where, const char *reason)
{
    char name_text[SHOWN_NAME_SIZE], where_text[SHOWN_NAME_SIZE];

    linkhost_log(ctx, "Warning", "umcp leaves out the plugin tool '%s'%s%s%s: %s",
                 shown_name(name, name_text), where.len ? " (" : "", shown_name(where, where_text),
                 where.len ? ")" : "", reason);
}

static bool is_same(const struct plugins *a, const struct plugins *b)
{
    size_t n_a, n_b;
    const struct tool *rows_a = plugins_rows(a, &n_a), *rows_b = plugins_rows(b, &n_b);

    return plugins_same(rows_a, n_a, rows_b, n_b);
}

bool linkhost_choose_tools(struct link_host *h)
{
    struct plugins *theirs = h->active ? h->active->plugins : NULL;
    bool is_news;

    if (!theirs || theirs == h->plugins)
        return false;
    is_news = !h->plugins || !is_same(theirs, h->plugins);
    plugins_unref(h->plugins);
    h->plugins = plugins_ref(theirs);
    return is_news;
}

bool linkhost_take_tools(struct link_host *h, struct instance *i, const struct json *list)
{
    struct plugins *plugins;
    struct err err;

    if (!plugins_read(list, warn, h, &plugins, &err)) {
        if (err.kind == ERR_REQUEST)
            return false;
        linkhost_log(h, "Warning", "umcp does not list the tools of %s: %s", i->name, err.message);
        return true;
    }
    plugins_unref(i->plugins);
    i->plugins = plugins;
    if (linkhost_choose_tools(h) && h->host.events.changed)
        h->host.events.changed(h->host.events.ctx);
    linkhost_pump(h); /* calls may have waited for the list */
    return true;
}

bool linkhost_expects_tools(struct host *host)
{
    const struct link_host *h = (const struct link_host *)host;

    return !h->plugins && player_is_wanted(h->player);
}

bool linkhost_await_tools(struct host *host, struct host_call *call, int64_t now)
{
    struct link_host *h = (struct link_host *)host;
    const char *complaint = player_complaint(h->player);

    h->now = now;
    if (h->plugins || !player_is_expected(h->player))
        return false;
    player_want(h->player);
    if (call)
        linkhost_not_ready(call, player_retry_ms(h->player, now),
                           "umcp does not know the plugin tools before the engine has started%s%s",
                           complaint[0] ? ": " : "", complaint);
    return true;
}

bool linkhost_put_text(struct link_host *h, struct host_call *call, struct slice payload)
{
    const struct json *root;
    struct json_fault fault;
    size_t begin = 0;

    while (begin < payload.len && payload.p[begin] != '"' && strchr(" \t\r\n", payload.p[begin]))
        begin++;
    if (call->tool->id != TOOL_PLUGIN || begin == payload.len || payload.p[begin] != '"')
        return false;
    call->form = FORM_TEXT;
    if (json_parse(&h->scratch, payload, &root, &fault))
        buf_append(&call->result, root->text);
    else /* we checked that the payload is JSON */
        err_no_memory(&call->err);
    return true;
}

bool linkhost_must_wait(const struct instance *i, const struct host_call *call)
{
    return call->tool->id == TOOL_PLUGIN && !i->plugins;
}

static void set_tool_gone(struct host_call *call)
{
    linkhost_not_ready(call, 2 * LINK_RETRY_MS, "The engine no longer has %s", call->tool->name);
}

bool linkhost_has_tool(const struct instance *i, struct host_call *call)
{
    const struct tool *row;

    if (call->tool->id != TOOL_PLUGIN)
        return true;
    row = plugins_find(i->plugins, slice_of(call->tool->name));
    if (!row)
        set_tool_gone(call);
    else if (linkhost_is_read(call) && !(row->hints & HINT_READ_ONLY))
        linkhost_not_ready(call, LINK_RETRY_MS, "%s has changed: it is no longer read-only",
                           call->tool->name);
    else
        return true;
    return false;
}

void linkhost_check_tool(const struct instance *i, struct host_call *call)
{
    if (call->err.kind != ERR_NOT_FOUND || call->tool->id != TOOL_PLUGIN ||
        plugins_find(i->plugins, slice_of(call->tool->name)))
        return;
    set_tool_gone(call);
}
