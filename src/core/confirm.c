/*
 * The confirmation of guarded calls: if the caller has not confirmed one, and its client can ask
 * the user, core asks by itself, as a tool would (input.c).
 */
#include "internal.h"

#define MAX_VALUE 200  /* bytes shown of an argument that the user must judge */
#define MAX_CODE  2000 /* and of code */

bool confirm_set(struct call *call)
{
    struct slice raw;
    struct json_fault fault;
    struct json_out w;
    struct buf text;

    buf_init(&text, LIMIT_MESSAGE);
    json_out_init(&w, &text);
    json_object(&w);
    for (const struct json *i = call->args ? call->args->first : NULL; i; i = i->next) {
        if (slice_is(i->key, CONFIRM_KEY))
            continue;
        json_key_slice(&w, i->key);
        json_raw(&w, i->raw);
    }
    json_put_bool(&w, CONFIRM_KEY, true);
    json_object_end(&w);
    raw = arena_take(&call->arena, &text);
    if (!raw.p || !json_parse(&call->arena, raw, &call->args, &fault))
        return err_no_memory(&call->hosted.err);
    call->req.args = call->args;
    call->is_confirmed = true;
    return true;
}

bool confirm_read(struct call *call, const struct json *answer)
{
    struct slice action = json_get_text(answer, "action");
    bool is_true = false;

    if (!action.len) /* not an answer: ask again */
        return true;
    if (!slice_is(action, "accept"))
        return err_set(&call->hosted.err, ERR_DENIED, "The user %s this call",
                       slice_is(action, "decline") ? "declined" : "did not allow");
    json_to_bool(json_get(json_get(answer, "content"), CONFIRM_KEY), &is_true);
    return is_true ? confirm_set(call)
                   : err_set(&call->hosted.err, ERR_DENIED, "The user did not allow this call");
}

static void add_argument(struct buf *to, const struct param *p, const struct json *value)
{
    struct slice text = value->type == JSON_STRING ? value->text : value->raw;
    size_t shown = utf8_cut(text, p->is_private ? MAX_CODE : MAX_VALUE);

    buf_printf(to, "\n%s: ", p->name);
    for (size_t i = 0; i < shown; i++) {
        bool is_plain = (unsigned char)text.p[i] >= ' ' || (p->is_private && text.p[i] == '\n');

        buf_append_byte(to, is_plain ? text.p[i] : ' ');
    }
    if (shown < text.len)
        buf_printf(to, "... (%zu bytes in all)", text.len);
}

/* What will be done, in words for the user. */
static void write_message(struct buf *to, const struct call *call)
{
    const struct tool *tool = call->hosted.tool;

    buf_printf(to, "Allow this change in Unity? %s (%s)", tool->title, tool->name);
    for (const struct param *p = tool->params; p && p->name; p++) {
        const struct json *value = json_get_value(call->args, p->name);

        if (value && strcmp(p->name, CONFIRM_KEY) != 0)
            add_argument(to, p, value);
    }
}

void input_confirm(struct core *c, struct call *call)
{
    static const char schema[] = "{\"type\":\"object\",\"properties\":{\"" CONFIRM_KEY
                                 "\":{\"type\":\"boolean\",\"title\":\"Allow\",\"description\":"
                                 "\"Whether the call may run\",\"default\":false}},"
                                 "\"required\":[\"" CONFIRM_KEY "\"]}";
    struct buf text, message;
    struct json_out w;

    buf_init(&message, LIMIT_MESSAGE);
    buf_init(&text, LIMIT_MESSAGE);
    write_message(&message, call);
    json_out_init(&w, &text);
    json_object(&w);
    json_key(&w, CONFIRM_KEY);
    json_object(&w);
    json_put_string(&w, "method", "elicitation/create");
    json_key(&w, "params");
    json_object(&w);
    json_put_text(&w, "message", buf_slice(&message));
    json_put_raw(&w, "requestedSchema", slice_of(schema));
    json_object_end(&w);
    json_object_end(&w);
    json_object_end(&w);
    text.failed |= message.failed;
    call->hosted.questions = arena_take(&call->arena, &text);
    buf_done(&message);
    call->is_confirming = true;
    if (call->hosted.questions.p) {
        input_ask(c, call);
        return;
    }
    err_no_memory(&call->hosted.err);
    call_finish(c, call);
}
