/* Reads a message: finds the head by its key, then reads its fields as table.c describes them. */
#include "internal.h"

/* --- Fields --- */

static bool take_number(const struct json *v, int64_t *to)
{
    int64_t number;

    if (!json_to_int(v, &number) || number < 1 || number > LINKMSG_MAX_NUMBER)
        return false;
    *to = number;
    return true;
}

static bool take_amount(const struct field *f, const struct json *v, int64_t *to)
{
    int64_t amount;

    if (!json_to_int(v, &amount) || (amount < 0 && f->rule == FIELD_STRICT))
        return false;
    *to = amount < 0 ? 0 : amount > f->max ? f->max : amount;
    return true;
}

static bool take_text(const struct field *f, const struct json *v, struct slice *to)
{
    size_t max = (size_t)f->max;
    struct slice text;

    if (!json_is(v, JSON_STRING) || (f->rule == FIELD_MUST && !v->text.len) ||
        (f->type == FIELD_ID && v->text.len > max))
        return false;
    text = v->text;
    if (max && text.len > max)
        text.len = utf8_cut(text, max);
    *to = text;
    return true;
}

static bool take_json(const struct field *f, const struct json *v, struct slice *to)
{
    enum json_type type = f->type == FIELD_ARRAY ? JSON_ARRAY : JSON_OBJECT;

    if (!json_is(v, type) || (f->max && v->raw.len > (size_t)f->max))
        return false;
    *to = v->raw;
    return true;
}

/* An unknown name counts as an error of the engine. */
static enum err_kind kind_of(const struct json *v)
{
    const struct kind_row *row = linkmsg_kinds;

    while (row->name && !(json_is(v, JSON_STRING) && slice_is(v->text, row->name)))
        row++;
    return row->name ? row->kind : ERR_ENGINE;
}

static size_t word_of(const struct field *f, const struct json *v)
{
    for (size_t i = 0; json_is(v, JSON_STRING) && f->words[i]; i++)
        if (slice_is(v->text, f->words[i]))
            return i;
    return 0;
}

/* Stores the value if it fits, else leaves the field alone. `v` is NULL if it is absent. */
static bool take(const struct field *f, const struct json *v, void *to)
{
    void *at = (char *)to + f->at;

    switch (f->type) {
    case FIELD_NUMBER:
        return take_number(v, at);
    case FIELD_AMOUNT:
        return take_amount(f, v, at);
    case FIELD_REAL:
        return json_to_double(v, at);
    case FIELD_BOOL:
        return json_to_bool(v, at);
    case FIELD_NEGATED:
        if (!json_to_bool(v, at))
            return false;
        *(bool *)at = !*(bool *)at;
        return true;
    case FIELD_TEXT:
    case FIELD_ID:
        return take_text(f, v, at);
    case FIELD_OBJECT:
    case FIELD_ARRAY:
        return take_json(f, v, at);
    case FIELD_KIND:
        *(enum err_kind *)at = kind_of(v);
        return true;
    case FIELD_WORD:
        *(unsigned *)at = (unsigned)word_of(f, v);
        return true;
    case FIELD_LEVEL:
        *(const char **)at = f->words[word_of(f, v)];
        return true;
    case FIELD_TREE:
        if (!json_is(v, JSON_ARRAY))
            return false;
        *(const struct json **)at = v;
        return true;
    }
    return false;
}

/* False: a field breaks its rule. */
static bool read_fields(const struct field *f, const struct json *object, void *to)
{
    for (; f->key; f++) {
        const struct json *v = json_get(object, f->key);

        if (f->type == FIELD_AMOUNT)
            *(int64_t *)((char *)to + f->at) = f->def;
        if (!take(f, v, to) && (f->rule == FIELD_MUST || (v && f->rule == FIELD_STRICT)))
            return false;
    }
    return true;
}

/* --- Messages --- */

static bool read_event(struct arena *a, struct linkmsg *m)
{
    const struct json *line;
    struct json_fault fault;

    if (m->event.name == LINKMSG_EVENT_LOG)
        return m->payload.len <= LINKMSG_MAX_LINE && json_parse(a, m->payload, &line, &fault) &&
               read_fields(linkmsg_line_fields, line, &m->event.line);
    if (m->event.name == LINKMSG_EVENT_DROPPED)
        return m->event.lines > 0;
    return !linkmsg_is_relayed(m->event.name) || json_check(m->payload, &fault);
}

bool linkmsg_read(struct arena *a, enum linkmsg_side from, struct slice message,
                  struct linkmsg *ret_message)
{
    size_t max = from == LINKMSG_ENGINE ? LINKMSG_MAX_ENGINE_HEAD : LINKMSG_MAX_SERVER_HEAD;
    struct linkmsg m = {.payload = message};
    struct slice head = slice_cut(&m.payload, '\n');
    const struct json *root, *fields;
    const struct head *h = linkmsg_heads;
    struct json_fault fault;

    if (head.len == message.len)
        m.payload = (struct slice){0};
    if (head.len > max || !json_parse(a, head, &root, &fault) || root->type != JSON_OBJECT)
        return false;
    while (h < linkmsg_heads + LINKMSG_HEADS && (h->from != from || !json_get(root, h->key)))
        h++;
    m.head = (enum linkmsg_head)(h - linkmsg_heads);
    if (m.head == LINKMSG_UNKNOWN) {
        *ret_message = m;
        return true;
    }
    fields = h->is_nested ? json_get(root, h->key) : root;
    if (!json_is(fields, JSON_OBJECT) || !read_fields(h->fields, fields, &m) ||
        (m.head == LINKMSG_EVENT && !read_event(a, &m)) ||
        (m.head == LINKMSG_HELLO && m.hello.protocol != LINKMSG_PROTOCOL))
        return false;
    *ret_message = m;
    return true;
}
