/* Writes a message as table.c describes its fields. */
#include "internal.h"

/* A kind that is missing from the table is our own bug. */
static const char *kind_name(enum err_kind kind)
{
    const struct kind_row *row = linkmsg_kinds;

    while (row->name && row->kind != kind)
        row++;
    return row->name ? row->name : "Internal";
}

static void put_slice(struct json_out *w, const struct field *f, struct slice s)
{
    bool is_long = f->max && s.len > (size_t)f->max;

    if ((f->rule == FIELD_MAY && !s.len) || (is_long && f->type != FIELD_TEXT))
        return;
    if (is_long)
        s.len = utf8_cut(s, (size_t)f->max);
    if (f->type == FIELD_TEXT || f->type == FIELD_ID)
        json_put_text(w, f->key, s);
    else
        json_put_raw(w, f->key, s);
}

static void put(struct json_out *w, const struct field *f, const void *from)
{
    const void *at = (const char *)from + f->at;
    bool must = f->rule != FIELD_MAY;

    switch (f->type) {
    case FIELD_NUMBER:
    case FIELD_AMOUNT:
        if (must || *(const int64_t *)at != f->def)
            json_put_int(w, f->key, *(const int64_t *)at);
        break;
    case FIELD_REAL:
        json_key(w, f->key);
        json_double(w, *(const double *)at);
        break;
    case FIELD_BOOL:
    case FIELD_NEGATED:
        if (must || *(const bool *)at)
            json_put_bool(w, f->key, *(const bool *)at != (f->type == FIELD_NEGATED));
        break;
    case FIELD_TEXT:
    case FIELD_ID:
    case FIELD_OBJECT:
    case FIELD_ARRAY:
        put_slice(w, f, *(const struct slice *)at);
        break;
    case FIELD_KIND:
        if (*(const enum err_kind *)at != ERR_NONE)
            json_put_string(w, f->key, kind_name(*(const enum err_kind *)at));
        break;
    case FIELD_WORD:
        json_put_string(w, f->key, f->words[*(const unsigned *)at]);
        break;
    case FIELD_LEVEL:
        json_put_string(w, f->key, *(const char *const *)at);
        break;
    case FIELD_TREE:
        json_put_raw(w, f->key, (*(const struct json *const *)at)->raw);
        break;
    }
}

static void write_object(struct json_out *w, const struct field *f, const void *from)
{
    json_object(w);
    for (; f->key; f++)
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
