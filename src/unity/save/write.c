/*
 * Writes an edited document for save.h. Untouched parts are copied, a new value takes the place of
 * the old one, and new members follow the last one. A list with added or removed items is written
 * again, using the old bytes of the items that stay.
 */
#include "internal.h"

#include <stdio.h>

enum { WIDTH = 80 }; /* a map in braces continues on the next line after a comma past this column */

struct out {
    struct scene_save *s;
    struct buf *to;
    const char *begin; /* start of the document */
};

static void put_node(const struct out *o, const struct save_node *n, size_t col);

/* --- Columns. --- */

static size_t column_in(const char *begin, const char *p)
{
    const char *line = p;

    while (line > begin && line[-1] != '\n')
        line--;
    return (size_t)(p - line);
}

static void put_line(const struct out *o, size_t col)
{
    buf_append(o->to, o->s->eol);
    for (size_t i = 0; i < col; i++)
        buf_append_byte(o->to, ' ');
}

static void copy(const struct out *o, const char *from, const char *to)
{
    buf_append(o->to, yaml_span(from, to));
}

static const char *end_of(const struct save_node *n)
{
    return n->raw.p + n->raw.len;
}

/* --- Values in one line. --- */

static size_t column_now(const struct out *o)
{
    return buf_ok(o->to) && o->to->len ? column_in(o->to->p, o->to->p + o->to->len) : 0;
}

static void put_scalar(const struct out *o, const struct save_node *n, size_t indent, bool is_flow)
{
    struct save_place place = {.eol = o->s->eol, .indent = indent, .is_flow = is_flow};

    if (!n->is_changed) {
        buf_append(o->to, n->raw);
    } else if (n->is_plain) {
        buf_append(o->to, n->text);
    } else {
        place.col = column_now(o);
        save_put_text(o->to, n->text, &place);
    }
}

static void put_flow(const struct out *o, const struct save_node *n, size_t indent)
{
    const bool is_map = n->type == YAML_MAP;
    struct err fault;

    if (n->type == YAML_SCALAR) {
        put_scalar(o, n, indent, true);
        return;
    }
    if (!node_open(o->s, (struct save_node *)(uintptr_t)n, &fault)) {
        o->to->failed = true;
        return;
    }
    buf_append_byte(o->to, is_map ? '{' : '[');
    for (uint32_t i = 0; i < n->n_items; i++) {
        if (i) {
            buf_append_byte(o->to, ',');
            if (!save_is_one_line(o->s) && column_now(o) > WIDTH)
                put_line(o, indent);
            else
                buf_append_byte(o->to, ' ');
        }
        if (is_map) {
            buf_append(o->to, n->items[i]->key);
            buf_append(o->to, SLICE(": "));
        }
        put_flow(o, n->items[i], indent);
    }
    buf_append_byte(o->to, is_map ? '}' : ']');
}

/* --- Blocks. --- */

/* Whether the value will be written in lines of its own. */
static bool is_block(const struct save_node *n)
{
    return n->type != YAML_SCALAR && !n->is_flow && n->n_items;
}

/* Writes all items; the first one at the current position (is_here) or on a new line. */
static void put_list(const struct out *o, const struct save_node *n, size_t col, bool is_here)
{
    for (uint32_t i = 0; i < n->n_items; i++) {
        if (i || !is_here)
            put_line(o, col);
        buf_append(o->to, SLICE("- "));
        put_node(o, n->items[i], is_block(n->items[i]) ? col + 2 : col);
    }
}

/* Writes the value after "key:", whose column is `col`. */
static void put_value(const struct out *o, const struct save_node *n, size_t col)
{
    if (is_block(n) && n->type == YAML_LIST) {
        put_list(o, n, n->is_block ? column_in(o->begin, n->raw.p) : col, false);
    } else if (is_block(n)) {
        put_line(o, col + 2);
        put_node(o, n, col + 2);
    } else {
        buf_append_byte(o->to, ' ');
        put_node(o, n, col);
    }
}

/* Copies the bytes from *at up to a touched member's value, writes the value, and moves *at past
 * the old one. */
static void put_member(const struct out *o, const struct save_node *m, size_t col, const char **at)
{
    const char *colon = m->key.p + m->key.len;

    while (*colon != ':')
        colon++;
    if (m->is_block && is_block(m) && !(m->type == YAML_LIST && m->is_changed)) {
        copy(o, *at, m->raw.p);
        put_node(o, m, col);
    } else {
        copy(o, *at, colon + 1);
        put_value(o, m, col);
    }
    *at = end_of(m);
}

static void put_map(const struct out *o, const struct save_node *n, size_t col)
{
    const char *at = n->raw.p;
    bool is_first = !n->is_block;

    for (uint32_t i = 0; i < n->n_items; i++) {
        const struct save_node *m = n->items[i];

        if (m->raw.p && m->is_touched)
            put_member(o, m, col, &at);
        if (m->raw.p)
            continue;
        if (n->is_block) {
            copy(o, at, end_of(n));
            at = end_of(n);
        }
        if (!is_first)
            put_line(o, col);
        is_first = false;
        buf_append(o->to, m->key);
        buf_append_byte(o->to, ':');
        put_value(o, m, col);
    }
    if (n->is_block)
        copy(o, at, end_of(n));
}

/* For a list that keeps its items, some of them edited. */
static void put_items(const struct out *o, const struct save_node *n)
{
    const size_t col = column_in(o->begin, n->raw.p);
    const char *at = n->raw.p;

    for (uint32_t i = 0; i < n->n_items; i++) {
        const struct save_node *item = n->items[i];

        if (!item->is_touched)
            continue;
        copy(o, at, item->raw.p);
        if (item->raw.p[-1] == '-')
            buf_append_byte(o->to, ' ');
        put_node(o, item, is_block(item) ? col + 2 : col);
        at = end_of(item);
    }
    copy(o, at, end_of(n));
}

/* Writes the value alone; `col` is the column of its key, or the one where a block begins. */
static void put_node(const struct out *o, const struct save_node *n, size_t col)
{
    if (!n->is_touched) {
        buf_append(o->to, n->raw);
    } else if (n->type == YAML_SCALAR) {
        put_scalar(o, n, col + 2, false);
    } else if (n->is_flow) {
        put_flow(o, n, col + 2);
    } else if (!n->n_items) {
        buf_append(o->to, n->type == YAML_LIST ? SLICE("[]") : SLICE("{}"));
    } else if (n->type == YAML_MAP) {
        put_map(o, n, n->is_block ? column_in(o->begin, n->raw.p) : col);
    } else if (n->is_changed) {
        put_list(o, n, n->is_block ? column_in(o->begin, n->raw.p) : col, true);
    } else {
        put_items(o, n);
    }
}

void save_put_doc(struct scene_save *s, const struct save_doc *d, struct buf *to)
{
    struct out o = {.s = s, .to = to, .begin = d->y->raw.p};
    const char *end = d->y->raw.p + d->y->raw.len;
    const char *at = d->y->raw.p;

    if (d->root && d->root->is_touched) {
        put_member(&o, d->root, 0, &at);
        copy(&o, at, end);
    } else {
        buf_append(to, d->y->raw);
    }
}

void save_put_ref(struct buf *to, const struct yaml_ref *ref)
{
    char guid[GUID_TEXT_SIZE];

    buf_printf(to, "{fileID: %lld", (long long)ref->file_id);
    if (ref->has_guid) {
        guid_format(&ref->guid, guid);
        buf_printf(to, ", guid: %s, type: %d", guid, ref->type);
    }
    buf_append_byte(to, '}');
}

/* --- The file's conventions. --- */

/* Looks at the first reference with a guid that is long enough to tell: 1, 0, or -1 if there is
 * none. */
static signed char look_at_lines(struct slice file)
{
    static const char guid[] = ", guid: ";
    const char *p = file.p, *end = file.p + file.len;

    while ((p = memmem(p, (size_t)(end - p), guid, sizeof(guid) - 1))) {
        const char *comma, *eol = yaml_eol(p, end);

        p += sizeof(guid) - 1;
        comma = memchr(p, ',', (size_t)(eol - p));
        if (comma && column_in(file.p, comma + 1) > WIDTH)
            return comma + 1 < eol && comma[1] == ' ';
    }
    return -1;
}

bool save_is_one_line(struct scene_save *s)
{
    if (s->one_line < 0)
        s->one_line = look_at_lines(s->f->bytes.bytes);
    if (s->one_line < 0) {
        struct file_bytes f = {.block = NULL};
        struct err fault;
        bool is_one_line =
            file_read(s->impl->p, SLICE("ProjectSettings/EditorSettings.asset"), &f, &fault) &&
            slice_contains(f.bytes, SLICE("m_SerializeInlineMappingsOnOneLine: 1"));

        file_done(&f);
        s->one_line = is_one_line;
    }
    return s->one_line;
}
