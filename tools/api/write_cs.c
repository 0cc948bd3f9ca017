/*
 * A table as C#: what no .cs file declares. Types that a file declares get a second part, so they
 * must be partial; an attribute of both is left to the file.
 */
#include "write_cs.h"

#include "cursor.h"

enum { INDENT = 4 };

bool write_cs_has(const struct cs_writer *w, const struct versions *v)
{
    if (w->unity == 0)
        return true;
    return w->unity >= v->since && (v->until == 0 || w->unity < v->until) &&
           (v->error_since == 0 || w->unity < v->error_since);
}

/* Whether the part by hand has the attribute that begins at a bracket. */
static bool has_attribute(const struct hand *h, struct slice text, size_t at)
{
    struct buf name;
    bool has;

    if (!h)
        return false;
    buf_init(&name, 4096);
    buf_append_byte(&name, ' ');
    head_skip_type(text, at + 1, &name);
    buf_append_byte(&name, ' ');
    has = buf_ok(&name) && slice_contains(h->attributes, buf_slice(&name));
    buf_done(&name);
    return has;
}

/* Those that the part by hand does not have. */
static void add_attributes(struct cs_writer *w, const struct type *t, const struct hand *h,
                           int indent)
{
    struct slice text = t->head.attributes;
    struct cursor c = cursor_at(text, 0);

    while (c.t.mark == '[') {
        size_t begin = c.t.begin;

        cursor_skip_group(&c);
        if (!has_attribute(h, text, begin))
            buf_printf(w->out, "%*s%.*s\n", indent, "",
                       SLICE_ARG(slice_trim(slice_from(text.p + begin, c.t.begin - begin))));
    }
}

static const char *access_of(const struct type *t)
{
    return t->head.marks & HEAD_ACCESS ? "" : "public ";
}

/* An enum or a delegate: all of it is its line. */
static void add_whole(struct cs_writer *w, const struct type *t, int indent)
{
    struct slice text = t->head.rest;
    const bool is_delegate = t->kind == TYPE_DELEGATE;

    add_attributes(w, t, NULL, indent);
    buf_printf(w->out, "%*s%s%s", indent, "", access_of(t),
               is_delegate && memchr(text.p, '*', text.len) ? "unsafe " : "");
    buf_append(w->out, text);
    buf_append(w->out, is_delegate ? SLICE(";\n") : SLICE("\n"));
}

/* "sealed partial class Foo : Bar", with its attributes. */
static void add_opening(struct cs_writer *w, const struct type *t, const struct hand *h, int indent)
{
    const struct slice rest = t->head.rest;
    const size_t before = (size_t)(t->head.word.p - rest.p);

    add_attributes(w, t, h, indent);
    buf_printf(w->out, "%*s%s%.*spartial %.*s\n%*s{\n", indent, "", access_of(t), (int)before,
               rest.p, (int)(rest.len - before), rest.p + before, indent, "");
}

static void add_type(struct cs_writer *w, const struct type *t, int indent);

/* What the table adds to a type. */
static void add_members(struct cs_writer *w, const struct type *t, int indent)
{
    for (size_t i = 0; i < t->n_members; i++)
        if (write_cs_has(w, &t->members[i].versions))
            write_cs_member(w, t, &t->members[i], indent);
    for (size_t i = 0; i < t->n_inner; i++)
        add_type(w, t->inner[i], indent);
}

static void add_parts(struct cs_writer *w, const struct type *t, const struct hand *h, int indent)
{
    struct buf *out = w->out, inside;
    bool is_needed;

    buf_init(&inside, out->max);
    w->out = &inside;
    add_members(w, t, indent + INDENT);
    w->out = out;
    is_needed = inside.len > 0 || !h || (t->base.len && !h->has_bases);
    if (is_needed && h && !(h->marks & HEAD_PARTIAL))
        fault(w->faults, h->source->path, line_of(h->source->text, h->at),
              "%.*s must be partial: %.*s:%zu has members that it lacks", SLICE_ARG(t->full),
              SLICE_ARG(t->table->path), t->line);
    if (is_needed) {
        add_opening(w, t, h, indent);
        buf_append(out, buf_slice(&inside));
        buf_printf(out, "%*s}\n", indent, "");
    }
    if (!buf_ok(&inside))
        fault_no_memory(w->faults);
    buf_done(&inside);
}

static void add_type(struct cs_writer *w, const struct type *t, int indent)
{
    const struct hand *h = scan_find(w->scan, SLICE(""), t->key);

    if (t->kind == TYPE_FILE || !write_cs_has(w, &t->versions))
        return;
    if (t->kind != TYPE_ENUM && t->kind != TYPE_DELEGATE)
        add_parts(w, t, h, indent);
    else if (!h)
        add_whole(w, t, indent);
}

/* Opens the type's namespace, unless it is open. */
static void open_namespace(struct cs_writer *w, struct slice *open, struct slice wanted)
{
    if (slice_eq(*open, wanted))
        return;
    if (open->len)
        buf_append(w->out, SLICE("}\n"));
    if (wanted.len)
        buf_printf(w->out, "namespace %.*s\n{\n", SLICE_ARG(wanted));
    *open = wanted;
}

static struct slice file_name(struct slice path)
{
    for (size_t i = path.len; i > 0; i--)
        if (path.p[i - 1] == '/')
            return slice_skip(path, i);
    return path;
}

void write_cs(struct cs_writer *w)
{
    const struct table *table = w->table;
    struct slice open = {0};

    buf_printf(w->out, "// Made from %.*s.\n", SLICE_ARG(file_name(table->path)));
    for (size_t i = 0; i < table->n_usings; i++)
        buf_printf(w->out, "using %.*s;\n", SLICE_ARG(table->usings[i]));
    for (size_t i = 0; i < table->n_types; i++) {
        struct buf *out = w->out, one;

        buf_init(&one, out->max);
        w->out = &one;
        add_type(w, table->types[i], INDENT);
        w->out = out;
        if (one.len > 0)
            open_namespace(w, &open, table->types[i]->name_space);
        buf_append(out, buf_slice(&one));
        if (!buf_ok(&one))
            fault_no_memory(w->faults);
        buf_done(&one);
    }
    if (open.len)
        buf_append(w->out, SLICE("}\n"));
}
