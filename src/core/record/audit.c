/*
 * One log line for every write: the tool, whether it worked, and its arguments, texts in quotes.
 * Code and file contents appear only by their length. record.c writes the durable audit trail.
 */
#include "core/internal.h"

#define MAX_VALUE 64 /* bytes shown of a value; people read the line */

/* A plugin tool's schema names its parameters. */
static bool is_plain(const char *name)
{
    for (; *name; name++)
        if (*name == ' ' || *name == '=' || *name == ',' || *name == '"' ||
            (unsigned char)*name > '~')
            return false;
    return true;
}

static void add_name(struct buf *to, const char *name)
{
    struct json_out w;

    json_out_init(&w, to);
    if (is_plain(name))
        buf_append(to, slice_of(name));
    else
        json_string(&w, name);
}

static void add_value(struct buf *to, const struct param *p, const struct json *value)
{
    struct slice text = value->type == JSON_STRING ? value->text : value->raw;
    struct json_out w;

    add_name(to, p->name);
    if (p->is_private) {
        buf_printf(to, "Len=%zu", text.len);
        return;
    }
    buf_append_byte(to, '=');
    /* A text cannot look like the next argument, nor a cut list, which lacks its end. */
    if (value->type == JSON_STRING || text.len > MAX_VALUE) {
        json_out_init(&w, to);
        json_text(&w, slice_from(text.p, utf8_cut(text, MAX_VALUE)));
        return;
    }
    for (size_t i = 0; i < text.len; i++) /* blanks of a list must not split the line */
        buf_append_byte(to, (unsigned char)text.p[i] < ' ' ? ' ' : text.p[i]);
}

void audit_call(struct core *c, const struct call *call)
{
    const struct tool *tool = call->hosted.tool;
    const struct param *p;
    const char *ok;
    struct buf line;
    size_t n_public;
    unsigned n = 0;

    if (!call_is_write(call) || call->is_audited)
        return;
    if (call->is_late) /* its caller got the id of the operation, or a time-out */
        ok = call->late_err.kind == ERR_NONE ? "pending" : "false";
    else
        ok = call->hosted.err.kind == ERR_NONE ? "true" : "false";
    buf_init(&line, LIMIT_LOG_TEXT);
    buf_printf(&line, "tool=%s ok=%s", tool->name, ok);
    n_public = line.len;
    buf_append(&line, SLICE(" args="));
    for (p = tool->params; p && p->name; p++) {
        const struct json *value = json_get(call->req.args, p->name);

        if (!value)
            continue;
        if (n++)
            buf_append_byte(&line, ',');
        add_value(&line, p, value);
    }
    if (call->operation[0])
        buf_printf(&line, " op=%s", call->operation);
    if (buf_ok(&line))
        logring_add_line(c->log, &(struct log_line){.level = LOG_INFO,
                                                    .source = "mcp",
                                                    .category = "audit",
                                                    .message = buf_slice(&line),
                                                    .n_public = n_public,
                                                    .is_hushed = !dialect_is_mirrored(&call->req)});
    buf_done(&line);
}
