/* From a message to bytes, as table.c has its fields. */
#include "table.h"

/* What is none of these is our own mistake. */
static const char *kind_name(enum err_kind kind)
{
    const struct kind_row *row = linkmsg_kinds;

    while (row->name && row->kind != kind)
        row++;
    return row->name ? row->name : "Internal";
}

static bool is_set(const struct field *f, const void *at)
{
    const struct slice *text = at;

    switch (f->type) {
    case FIELD_NUMBER:
    case FIELD_AMOUNT:
        return *(const int64_t *)at > 0;
    case FIELD_REAL:
        return *(const double *)at != 0;
    case FIELD_BOOL:
    case FIELD_UNLESS:
        return *(const bool *)at;
    case FIELD_TEXT:
    case FIELD_ARRAY:
        return text->len > 0;
    case FIELD_ID:
    case FIELD_OBJECT:
        return text->len > 0 && !(f->max && text->len > (size_t)f->max);
    case FIELD_KIND:
        return *(const enum err_kind *)at != ERR_NONE;
    case FIELD_WORD:
    case FIELD_LEVEL:
    case FIELD_TOOLS:
        break;
    }
    return true;
}

static void put_tools(struct json_out *w, const struct linkmsg *m)
{
    json_array(w);
    for (size_t i = 0; i < m->tools.n; i++)
        linkmsg_put_tool(w, &m->tools.items[i]);
    json_array_end(w);
}

static void put_text(struct json_out *w, const struct field *f, struct slice text)
{
    if (f->max && text.len > (size_t)f->max)
        text.len = utf8_cut(text, (size_t)f->max);
    json_text(w, text);
}

static void put(struct json_out *w, const struct field *f, const void *from)
{
    const void *at = (const char *)from + f->at;

    json_key(w, f->key);
    switch (f->type) {
    case FIELD_NUMBER:
    case FIELD_AMOUNT:
        json_int(w, *(const int64_t *)at);
        break;
    case FIELD_REAL:
        json_double(w, *(const double *)at);
        break;
    case FIELD_BOOL:
        json_bool(w, *(const bool *)at);
        break;
    case FIELD_UNLESS:
        json_bool(w, !*(const bool *)at);
        break;
    case FIELD_TEXT:
    case FIELD_ID:
        put_text(w, f, *(const struct slice *)at);
        break;
    case FIELD_OBJECT:
    case FIELD_ARRAY:
        json_raw(w, *(const struct slice *)at);
        break;
    case FIELD_KIND:
        json_string(w, kind_name(*(const enum err_kind *)at));
        break;
    case FIELD_WORD:
        json_string(w, f->words[*(const unsigned *)at]);
        break;
    case FIELD_LEVEL:
        json_string(w, *(const char *const *)at);
        break;
    case FIELD_TOOLS:
        put_tools(w, from);
        break;
    }
}

static void write_object(struct json_out *w, const struct field *f, const void *from)
{
    json_object(w);
    for (; f->key; f++)
        if (f->rule != FIELD_MAY || is_set(f, (const char *)from + f->at))
            put(w, f, from);
    json_object_end(w);
}

void linkmsg_write(struct buf *to, const struct linkmsg *m)
{
    const struct head *h = &linkmsg_heads[m->head];
    struct json_out w;

    json_out_init(&w, to);
    if (h->is_nested) {
        json_object(&w);
        json_key(&w, h->key);
    }
    write_object(&w, h->fields, m);
    if (h->is_nested)
        json_object_end(&w);
    if (m->payload.p) {
        buf_append_byte(to, '\n');
        buf_append(to, m->payload);
    }
    if (m->head == LINKMSG_EVENT && m->event.name == LINKMSG_EVENT_LOG) {
        buf_append_byte(to, '\n');
        json_out_init(&w, to);
        write_object(&w, linkmsg_line_fields, &m->event.line);
    }
}

struct linkmsg linkmsg_failure(int64_t number, const struct err *err)
{
    return (struct linkmsg){.head = LINKMSG_DONE,
                            .number = number,
                            .done = {.kind = err->kind,
                                     .message = err_text(err),
                                     .hint = slice_of(err->hint),
                                     .details = err->details}};
}

void linkmsg_begin_tools(struct json_out *w, struct buf *to)
{
    json_out_init(w, to);
    json_object(w);
    json_key(w, linkmsg_heads[LINKMSG_TOOLS].key);
    json_array(w);
}

void linkmsg_put_tool(struct json_out *w, const struct linkmsg_tool *tool)
{
    write_object(w, linkmsg_tool_fields, tool);
}

void linkmsg_end_tools(struct json_out *w)
{
    json_array_end(w);
    json_object_end(w);
}
