/*
 * One member of a table as C#: the declaration as the table has it, and the body of its mark.
 * Fields that are made for it are called s_Name, m_KeptName or s_KeptName.
 */
#include <stdio.h>

#include "write_cs.h"

#define MAX_NAME 1024

struct piece {
    struct cs_writer *w;
    const struct type *t;
    const struct member *m;
    struct buf *out;
    int indent;
    char field[MAX_NAME]; /* the member's name with a capital: "Volume" */
};

static void add(struct piece *p, const char *text)
{
    buf_append(p->out, slice_of(text));
}

static void add_slice(struct piece *p, struct slice text)
{
    buf_append(p->out, text);
}

static struct slice plain_name(struct slice name)
{
    return name.len && name.p[0] == '@' ? slice_skip(name, 1) : name;
}

/* "m_IsPlaying" as "IsPlaying", "field of view" as "FieldOfView". */
static void name_field(struct piece *p, struct slice name)
{
    bool is_start = true;
    size_t n = 0;

    if (slice_starts(name, SLICE("m_")))
        name = slice_skip(name, 2);
    for (size_t i = 0; i < name.len && n + 1 < sizeof(p->field); i++) {
        const char c = name.p[i];
        const bool is_lower = c >= 'a' && c <= 'z';

        if (!is_lower && !(c >= 'A' && c <= 'Z') && !text_is_digit(c)) {
            is_start = true;
            continue;
        }
        p->field[n++] = is_lower && is_start ? (char)(c - 'a' + 'A') : c;
        is_start = false;
    }
    p->field[n] = '\0';
}

/* --- Bodies --- */

/* The member's name in messages. */
static struct slice message_name(const struct head *h)
{
    if (h->kind == HEAD_INDEXER && !(h->marks & HEAD_EXPLICIT))
        return SLICE("this[]");
    return h->kind == HEAD_OPERATOR ? slice_of(head_operator(h)) : plain_name(h->name);
}

static void add_throw(struct piece *p, struct slice text)
{
    struct slice name = message_name(&p->m->head);

    if (text.len)
        buf_printf(p->out, " throw new Umcp.LeftOutException(%.*s);", SLICE_ARG(text));
    else if (p->m->head.kind == HEAD_CONSTRUCTOR)
        buf_printf(p->out, " throw new Umcp.LeftOutException(\"%.*s\");", SLICE_ARG(p->t->full));
    else
        buf_printf(p->out, " throw new Umcp.LeftOutException(\"%.*s.%.*s\");",
                   SLICE_ARG(p->t->full), SLICE_ARG(name));
}

static void add_body(struct piece *p, const struct body *b)
{
    if (b->kind == MARK_THROWS)
        add_throw(p, b->text);
    else if (b->kind == MARK_RETURN)
        buf_printf(p->out, " return %.*s;", SLICE_ARG(b->text));
}

static bool has_field(const struct member *m)
{
    switch (m->mark.kind) {
    case MARK_AUTO:
    case MARK_KEEP:
    case MARK_FILE:
    case MARK_FIELD:
        return true;
    default:
        return m->head.kind == HEAD_FIELD || (m->head.kind == HEAD_EVENT && !m->mark.is_written);
    }
}

/* The fields of a struct, in the table and in code. */
static size_t count_fields(const struct piece *p)
{
    size_t n = 0;

    for (size_t i = 0; i < p->t->n_members; i++) {
        const struct member *m = &p->t->members[i];

        n += m->kind == MEMBER_CODE && !(m->head.marks & HEAD_STATIC) && has_field(m);
    }
    if (!scan_find(p->w->scan, SLICE(""), p->t->key))
        return n;
    MAP_EACH(struct hand, h, &p->w->scan->hands)
        if (h->kind == HEAD_FIELD && !(h->marks & (HEAD_STATIC | HEAD_SEEN)) &&
            slice_eq(slice_from(h->key.p, h->owner), p->t->key))
            n++;
    return n;
}

/* Whether a name is a field, or a property that the compiler takes for one. */
static bool is_field(const struct piece *p, struct slice name)
{
    const struct hand *h = scan_find(p->w->scan, p->t->key, name);

    for (size_t i = 0; i < p->t->n_members; i++) {
        const struct member *m = &p->t->members[i];

        if (m->kind == MEMBER_CODE && slice_eq(m->head.name, name))
            return m->head.kind == HEAD_FIELD || m->mark.kind == MARK_AUTO;
    }
    return h && h->kind == HEAD_FIELD;
}

/* Whether a constructor that sets these leaves a field of its struct as it is. */
static bool leaves_fields(const struct piece *p, struct slice names)
{
    size_t n = 0;

    while (names.len) {
        struct slice name = slice_cut(&names, ' ');

        name = slice_cut(&name, '=');
        if (!is_field(p, name))
            return true;
        n++;
    }
    return n < count_fields(p);
}

/* "this.x = x;" for each field of "x y=other". The compiler wants every field of a struct set. */
static void add_sets(struct piece *p)
{
    struct slice rest = p->m->mark.text;

    if (p->t->kind == TYPE_STRUCT && p->m->mark.base.len == 0 && leaves_fields(p, rest))
        buf_printf(p->out, " this = default(%.*s);", SLICE_ARG(p->t->name));
    while (rest.len) {
        struct slice value = slice_cut(&rest, ' '), field = slice_cut(&value, '=');

        if (field.len)
            buf_printf(p->out, " this.%.*s = %.*s;", SLICE_ARG(field),
                       SLICE_ARG(value.len ? value : field));
    }
}

/* The parameters as arguments of another call: "(ref a, b)". */
static void add_arguments(struct piece *p)
{
    size_t at = 0;
    struct head_parameter one;

    add(p, "(");
    for (bool is_first = true; head_next_parameter(p->m->head.parameters, &at, &one);
         is_first = false)
        buf_printf(p->out, "%s%.*s%s%.*s", is_first ? "" : ", ", SLICE_ARG(one.passing),
                   one.passing.len ? " " : "", SLICE_ARG(one.name));
    add(p, ")");
}

static void add_same(struct piece *p)
{
    const struct head *h = &p->m->head;
    struct slice arguments = slice_skip(h->rest, (size_t)(h->name.p + h->name.len - h->rest.p));

    add(p, slice_is(h->type, "void") ? " " : " return ");
    add_slice(p, p->m->mark.text);
    arguments.len = (size_t)(h->parameters.p - arguments.p); /* <T> */
    add_slice(p, slice_trim(arguments));
    add_arguments(p);
    add(p, ";");
}

static void add_method(struct piece *p)
{
    const struct mark *mark = &p->m->mark;

    if (mark->base.len)
        buf_printf(p->out, " : %.*s", SLICE_ARG(mark->base));
    if (mark->kind == MARK_CODE) {
        buf_printf(p->out, " %.*s\n", SLICE_ARG(mark->text));
        return;
    }
    add(p, " {");
    if (mark->kind == MARK_SETS)
        add_sets(p);
    else if (mark->kind == MARK_SAME)
        add_same(p);
    else
        add_body(p, &mark->get);
    add(p, " }\n");
}

/* --- Slots --- */

/* How a value of the class table becomes one of C#. */
struct access {
    const char *family, *kind;          /* Native.GetInt */
    const char *before, *after;         /* of what is got */
    const char *set_before, *set_after; /* of what is set */
    bool is_cast;                       /* to the type, before what is got */
};

static struct slice last_name(struct slice type)
{
    for (size_t i = type.len; i > 0; i--)
        if (type.p[i - 1] == '.')
            return slice_skip(type, i);
    return type;
}

static struct access access_of(enum slot_kind kind, struct slice type)
{
    const struct slice last = last_name(type);
    struct access a = {"Native", "Int", "", "", "", "", false};

    switch (kind) {
    case SLOT_NONE:
        break;
    case SLOT_INT:
        if (slice_is(last, "bool")) {
            a.after = " != 0";
            a.set_after = " ? 1 : 0";
        } else if (slice_is(last, "uint")) {
            a.before = "unchecked((uint)";
            a.after = ")";
            a.set_before = "unchecked((int)";
            a.set_after = ")";
        } else if (!slice_is(last, "int") && !slice_is(last, "LayerMask")) {
            a.is_cast = true;
            a.set_before = "(int)";
        }
        break;
    case SLOT_FLOAT:
        a.kind = "Float";
        a.is_cast = !slice_is(last, "float");
        break;
    case SLOT_VECTOR:
        a.family = "Values";
        a.kind = slice_is(last, "Quaternion") ? "Rotation"
                 : slice_is(last, "Rect")     ? "Rect"
                                              : "Vector";
        break;
    case SLOT_TEXT:
        a.kind = "Text";
        break;
    case SLOT_OBJECT:
        a.kind = "Object";
        a.after = " as ";
        break;
    case SLOT_OBJECTS:
        a.kind = "Objects";
        a.is_cast = true;
        break;
    }
    return a;
}

/* Reads the n-th slot of the member. */
static void add_get(struct piece *p, enum slot_kind kind, struct slice type, size_t n)
{
    const struct access a = access_of(kind, type);

    if (a.is_cast)
        buf_printf(p->out, "(%.*s)", SLICE_ARG(type));
    buf_printf(p->out, "%sUnityEngine.%s.Get%s(Ptr, s_%s", a.before, a.family, a.kind, p->field);
    if (n > 0)
        buf_printf(p->out, " + %zu", n);
    if (kind == SLOT_OBJECTS)
        buf_printf(p->out, ", typeof(%.*s)", (int)type.len - 2, type.p);
    buf_printf(p->out, ")%s", a.after);
    if (kind == SLOT_OBJECT)
        add_slice(p, type);
}

/* "value", or what limits leave of it. */
static void add_limited(struct piece *p, struct slice value)
{
    const struct slot *s = &p->m->mark.slot;
    const char *f = s->kind == SLOT_FLOAT ? "f" : "";
    const char *function = s->low.len && s->high.len ? "Clamp" : s->low.len ? "Max" : "Min";

    if (!s->is_limited) {
        add_slice(p, value);
        return;
    }
    buf_printf(p->out, "UnityEngine.Mathf.%s(%.*s", function, SLICE_ARG(value));
    if (s->low.len)
        buf_printf(p->out, ", %.*s%s", SLICE_ARG(s->low), f);
    if (s->high.len)
        buf_printf(p->out, ", %.*s%s", SLICE_ARG(s->high), f);
    add(p, ")");
}

static void add_set(struct piece *p, enum slot_kind kind, struct slice type, size_t n,
                    struct slice value)
{
    const struct access a = access_of(kind, type);

    buf_printf(p->out, "UnityEngine.%s.Set%s(Ptr, s_%s", a.family, a.kind, p->field);
    if (n > 0)
        buf_printf(p->out, " + %zu", n);
    buf_printf(p->out, ", %s", a.set_before);
    add_limited(p, value);
    if (kind == SLOT_OBJECTS)
        buf_printf(p->out, " ?? new %.*s[0]", (int)type.len - 2, type.p);
    buf_printf(p->out, "%s);", a.set_after);
}

/* Of a struct over several rows, the type of the n-th field. */
static struct slice part_type(struct piece *p, size_t n)
{
    const struct type *value = names_find(p->w->names, p->t, p->m->head.type);

    for (size_t i = 0; value && i < value->n_members; i++)
        if (slice_eq(value->members[i].head.name, p->m->mark.slot.parts[n].field))
            return value->members[i].head.type;
    return (struct slice){0};
}

static void add_get_parts(struct piece *p)
{
    const struct slot *s = &p->m->mark.slot;

    buf_printf(p->out, "return new %.*s { ", SLICE_ARG(p->m->head.type));
    for (size_t i = 0; i < s->n_parts; i++) {
        buf_printf(p->out, "%s%.*s = ", i ? ", " : "", SLICE_ARG(s->parts[i].field));
        add_get(p, s->parts[i].kind, part_type(p, i), i);
    }
    add(p, " };");
}

static void add_set_parts(struct piece *p)
{
    const struct slot *s = &p->m->mark.slot;

    for (size_t i = 0; i < s->n_parts; i++) {
        char value[MAX_NAME];

        snprintf(value, sizeof(value), "value.%.*s", SLICE_ARG(s->parts[i].field));
        add_set(p, s->parts[i].kind, part_type(p, i), i, slice_of(value));
        add(p, i + 1 < s->n_parts ? " " : "");
    }
}

/* The number of the member's first slot. */
static size_t slot_number(struct piece *p)
{
    size_t n = names_first_slot(p->w->names, p->t);

    for (const struct member *m = p->t->members; m < p->m; m++)
        n += member_rows(m);
    return n;
}

static void add_slot_field(struct piece *p)
{
    buf_printf(p->out, "%*sprivate const int s_%s = %zu;\n", p->indent, "", p->field,
               slot_number(p));
}

/* --- Properties --- */

struct accessors {
    struct slice get, set; /* with their access; "": none */
};

static void add_accessor(struct piece *p, struct slice word, const struct body *b)
{
    if (word.len == 0)
        return;
    buf_printf(p->out, " %.*s {", SLICE_ARG(word));
    add_body(p, b);
    add(p, " }");
}

static void add_slot_property(struct piece *p, const struct accessors *a)
{
    const struct head *h = &p->m->head;
    const struct slot *s = &p->m->mark.slot;

    if (a->get.len) {
        buf_printf(p->out, " %.*s { ", SLICE_ARG(a->get));
        if (s->n_parts) {
            add_get_parts(p);
        } else {
            add(p, "return ");
            add_get(p, s->kind, h->type, 0);
            add(p, ";");
        }
        add(p, " }");
    }
    if (a->set.len) {
        buf_printf(p->out, " %.*s { ", SLICE_ARG(a->set));
        if (s->n_parts)
            add_set_parts(p);
        else
            add_set(p, s->kind, h->type, 0, SLICE("value"));
        add(p, " }");
    }
    add(p, " }\n");
    add_slot_field(p);
}

static void add_kept_property(struct piece *p, const struct accessors *a)
{
    const struct head *h = &p->m->head;
    const bool is_static = h->marks & HEAD_STATIC;
    const char *prefix = is_static ? "s" : "m";

    if (a->get.len)
        buf_printf(p->out, " %.*s { return %s_Kept%s.Get(\"%.*s.%.*s\"); }", SLICE_ARG(a->get),
                   prefix, p->field, SLICE_ARG(p->t->full), SLICE_ARG(message_name(h)));
    if (a->set.len)
        buf_printf(p->out, " %.*s { %s_Kept%s.Set(value); }", SLICE_ARG(a->set), prefix, p->field);
    buf_printf(p->out, " }\n%*sprivate %sUmcp.Kept<%.*s> %s_Kept%s;\n", p->indent, "",
               is_static ? "static " : "", SLICE_ARG(h->type), prefix, p->field);
}

/* What another object keeps, by the name "Module.member". */
static void add_property_kept_in(struct piece *p, const struct accessors *a)
{
    const struct head *h = &p->m->head;
    const struct slice object = p->m->mark.text;

    if (a->get.len)
        buf_printf(p->out, " %.*s { return %.*s.Kept<%.*s>(\"%.*s.%.*s\"); }", SLICE_ARG(a->get),
                   SLICE_ARG(object), SLICE_ARG(h->type), SLICE_ARG(p->t->head.name),
                   SLICE_ARG(message_name(h)));
    if (a->set.len)
        buf_printf(p->out, " %.*s { %.*s.Keep(\"%.*s.%.*s\", value); }", SLICE_ARG(a->set),
                   SLICE_ARG(object), SLICE_ARG(p->t->head.name), SLICE_ARG(message_name(h)));
    add(p, " }\n");
}

/* A private field, and a property that reads and writes it. */
static void add_field_property(struct piece *p, const struct accessors *a)
{
    const struct head *h = &p->m->head;
    const struct mark *mark = &p->m->mark;

    if (a->get.len)
        buf_printf(p->out, " %.*s { return %.*s; }", SLICE_ARG(a->get), SLICE_ARG(mark->text));
    if (a->set.len)
        buf_printf(p->out, " %.*s { %.*s = value; }", SLICE_ARG(a->set), SLICE_ARG(mark->text));
    add(p, " }\n");
    if (mark->is_shared)
        return;
    buf_printf(p->out, "%*s%sprivate %s%.*s %.*s%s%.*s;\n", p->indent, "",
               mark->kind == MARK_FILE ? "[UnityEngine.SerializeField] " : "",
               h->marks & HEAD_STATIC ? "static " : "", SLICE_ARG(h->type), SLICE_ARG(mark->text),
               mark->value.len ? " " : "", SLICE_ARG(mark->value));
}

static void add_same_property(struct piece *p, const struct accessors *a)
{
    struct slice other = p->m->mark.text;

    if (a->get.len)
        buf_printf(p->out, " %.*s { return %.*s; }", SLICE_ARG(a->get), SLICE_ARG(other));
    if (a->set.len)
        buf_printf(p->out, " %.*s { %.*s = value; }", SLICE_ARG(a->set), SLICE_ARG(other));
    add(p, " }\n");
}

static void add_property(struct piece *p)
{
    const struct head *h = &p->m->head;
    const struct mark *mark = &p->m->mark;
    struct accessors a;

    head_accessors(h->tail, &a.get, &a.set);
    add(p, " {");
    if (mark->kind == MARK_AUTO || p->t->kind == TYPE_INTERFACE || (h->marks & HEAD_ABSTRACT)) {
        if (a.get.len)
            buf_printf(p->out, " %.*s;", SLICE_ARG(a.get));
        if (a.set.len)
            buf_printf(p->out, " %.*s;", SLICE_ARG(a.set));
        buf_printf(p->out, " }%s%.*s%s\n", mark->value.len ? " " : "", SLICE_ARG(mark->value),
                   mark->value.len ? ";" : "");
    } else if (mark->kind == MARK_SLOT) {
        add_slot_property(p, &a);
    } else if (mark->kind == MARK_KEEP && mark->text.len) {
        add_property_kept_in(p, &a);
    } else if (mark->kind == MARK_KEEP) {
        add_kept_property(p, &a);
    } else if (mark->kind == MARK_FILE || mark->kind == MARK_FIELD) {
        add_field_property(p, &a);
    } else if (mark->kind == MARK_SAME) {
        add_same_property(p, &a);
    } else {
        add_accessor(p, a.get, &mark->get);
        add_accessor(p, a.set, &mark->set);
        add(p, " }\n");
    }
}

/* --- Members --- */

/* The slot of a value that code by hand reads. */
static void add_hand_slot(struct piece *p)
{
    const struct member *m = p->m;

    if (m->mark.slot.key.len == 0 || m->kind == MEMBER_CHANGED)
        return;
    name_field(p, m->kind == MEMBER_ROW ? m->mark.slot.key : plain_name(m->head.name));
    add_slot_field(p);
}

/* The declaration as far as it is the same for all kinds of members. */
static void add_declaration(struct piece *p)
{
    const struct head *h = &p->m->head;
    const bool is_open = p->t->kind == TYPE_INTERFACE || (h->marks & HEAD_EXPLICIT);
    struct slice text = h->rest;

    if (h->kind == HEAD_PROPERTY || h->kind == HEAD_INDEXER)
        text = slice_trim(slice_from(text.p, (size_t)(h->tail.p - text.p)));
    buf_printf(p->out, "%*s%.*s%s%s", p->indent, "", SLICE_ARG(h->attributes),
               h->attributes.len ? " " : "", is_open || (h->marks & HEAD_ACCESS) ? "" : "public ");
    if (text.len && memchr(text.p, '*', text.len) && !(h->marks & HEAD_CONST))
        add(p, "unsafe ");
    add_slice(p, text);
}

static void add_event(struct piece *p)
{
    if (p->m->mark.kind == MARK_EMPTY)
        add(p, " { add { } remove { } }\n");
    else
        add(p, ";\n");
}

void write_cs_member(struct cs_writer *w, const struct type *t, const struct member *m, int indent)
{
    struct piece p = {w, t, m, w->out, indent, ""};
    const struct head *h = &m->head;

    if (m->kind != MEMBER_CODE || m->mark.kind == MARK_HAND) {
        if (m->kind != MEMBER_VALUE)
            add_hand_slot(&p);
        return;
    }
    name_field(&p, plain_name(h->name));
    add_declaration(&p);
    if (h->kind == HEAD_PROPERTY || h->kind == HEAD_INDEXER)
        add_property(&p);
    else if (h->kind == HEAD_EVENT)
        add_event(&p);
    else if (h->kind == HEAD_FIELD || t->kind == TYPE_INTERFACE || (h->marks & HEAD_ABSTRACT))
        add(&p, ";\n");
    else
        add_method(&p);
}
