/*
 * The confirmation of guarded calls: if the caller has not confirmed one, and its client can ask
 * the user, core asks by itself, as a tool would (input.c).
 */
#include "core/internal.h"

#define MAX_VALUE  200  /* bytes shown of an argument that the user must judge */
#define MAX_CODE   2000 /* and of code */
#define MAX_BLANKS 40   /* in a row: deeper than code is indented */

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

/* Whether people see nothing there, in any script. */
static bool is_blank(uint32_t code)
{
    return code == ' ' || code == '\t' || code == '\r' || code == '\n' || code == 0xA0 ||
           code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x202F ||
           code == 0x205F || code == 0x2800 || code == 0x3000 || code == 0x115F || code == 0x1160 ||
           code == 0x3164 || code == 0xFFA0;
}

/* The bytes of blanks at the start, and how many characters those are. */
static size_t blanks(struct slice text, size_t *ret_n)
{
    size_t at = 0, len;

    for (*ret_n = 0; at < text.len && is_blank(utf8_decode(slice_skip(text, at), &len)); ++*ret_n)
        at += len;
    return at;
}

/* A long run of blanks would push the text after it out of sight. */
static void fold_line(struct buf *to, struct slice line)
{
    while (line.len) {
        size_t n, len = blanks(line, &n), one;

        if (n > MAX_BLANKS) {
            buf_printf(to, " ... (%zu blanks) ... ", n);
        } else {
            utf8_decode(slice_skip(line, len < line.len ? len : 0), &one);
            len += len < line.len ? one : 0;
            buf_append(to, slice_from(line.p, len));
        }
        line = slice_skip(line, len);
    }
}

static void end_blank_lines(struct buf *to, size_t *n)
{
    if (*n == 1)
        buf_append_byte(to, '\n');
    else if (*n)
        buf_printf(to, "... (%zu blank lines)\n", *n);
    *n = 0;
}

/* The same for blank lines. */
static void fold(struct buf *to, struct slice text)
{
    size_t n_blank = 0, n;

    while (text.len) {
        const char *end = memchr(text.p, '\n', text.len);
        const struct slice line = slice_cut(&text, '\n');

        if (blanks(line, &n) == line.len && (end || n_blank)) {
            n_blank++;
            continue;
        }
        end_blank_lines(to, &n_blank);
        fold_line(to, line);
        if (end)
            buf_append_byte(to, '\n');
    }
    end_blank_lines(to, &n_blank);
}

static size_t count_lines(struct slice text)
{
    size_t n = 0;

    for (size_t i = 0; i < text.len; i++)
        n += text.p[i] == '\n';
    return n;
}

/* Of a long text, its beginning and its end, and how much is between them. */
static void add_ends(struct buf *to, struct slice text, size_t max, enum shown_as as)
{
    const size_t head = utf8_cut(text, max / 2);
    size_t tail = text.len - max / 2;
    struct slice hidden;

    if (text.len <= max) {
        shown_append(to, text, as);
        return;
    }
    while (tail < text.len && ((unsigned char)text.p[tail] & 0xC0) == 0x80)
        tail++;
    hidden = slice_from(text.p + head, tail - head);
    shown_append(to, slice_from(text.p, head), as);
    if (as == SHOWN_TEXT)
        buf_printf(to, "\n... (%zu bytes with %zu line ends are not shown here) ...\n", hidden.len,
                   count_lines(hidden));
    else
        buf_printf(to, "... (%zu bytes are not shown here) ...", hidden.len);
    shown_append(to, slice_skip(text, tail), as);
}

static void add_argument(struct buf *to, const struct param *p, const struct json *value)
{
    struct slice text = value->type == JSON_STRING ? value->text : value->raw;
    struct buf folded;

    buf_append_byte(to, '\n');
    shown_append(to, slice_of(p->name), SHOWN_LINE);
    buf_append(to, SLICE(": "));
    buf_init(&folded, 2 * LIMIT_MESSAGE);
    if (p->is_private)
        fold(&folded, text);
    else
        fold_line(&folded, text);
    if (buf_ok(&folded))
        add_ends(to, buf_slice(&folded), p->is_private ? MAX_CODE : MAX_VALUE,
                 p->is_private ? SHOWN_TEXT : SHOWN_LINE);
    to->failed |= !buf_ok(&folded);
    buf_done(&folded);
}

/* The call's effect, in words for the user. */
static void write_message(struct buf *to, const struct call *call)
{
    const struct tool *tool = call->hosted.tool;

    buf_append(to, SLICE("Allow this change in Unity? "));
    shown_append(to, slice_of(tool->title), SHOWN_LINE);
    buf_printf(to, " (%s)", tool->name);
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
