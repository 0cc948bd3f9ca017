/*
 * Which key of a file is which member, as rows of C; see write_members.h. A type is taken if a
 * member has a key, if files number it, or if a taken type needs it: its base, the type around it,
 * and the one whose document holds it.
 */
#include "write_members.h"

#include <stdlib.h>

#include "cursor.h"

#define MAX_ENTRIES 30000 /* indexes are shorts */
#define MAX_ENUMS   30000
#define MAX_DEPTH   64 /* of types inside each other, and of bases */

struct entry {
    const struct type *type;
    struct slice key;
    const struct type *base, *document; /* NULL: none */
};

struct enumeration {
    const struct type *type;
    struct slice key;
};

struct writer {
    const struct c_writer *all;
    struct faults *faults;
    struct buf *out;
    struct map entries; /* of struct entry, by the type's key; then sorted */
    struct map enums;   /* of struct enumeration, likewise */
    size_t n_rows;
};

/* --- Which types there are --- */

static bool has_key(const struct member *m)
{
    if (m->kind == MEMBER_VALUE)
        return true;
    if (m->kind != MEMBER_CODE)
        return false;
    if (m->head.kind != HEAD_PROPERTY && m->head.kind != HEAD_FIELD)
        return false;
    return m->mark.at.path.len || m->mark.slot.key.len ||
           (m->mark.kind == MARK_FILE && m->mark.text.len);
}

/* The member that a mark "same other" forwards to, if files have it; else the member itself. */
static const struct member *forwarded(const struct member *m)
{
    if (m->kind != MEMBER_CODE || m->head.kind != HEAD_PROPERTY || m->mark.kind != MARK_SAME)
        return m;
    for (size_t i = 0; i < m->owner->n_members; i++) {
        const struct member *other = &m->owner->members[i];

        if (other->kind == MEMBER_CODE && slice_eq(other->head.name, m->mark.text))
            return other;
    }
    return m;
}

static bool has_keys(const struct type *t)
{
    for (size_t i = 0; i < t->n_members; i++)
        if (has_key(&t->members[i]))
            return true;
    return false;
}

static bool is_generic(const struct type *t)
{
    for (; t; t = t->outer)
        if (t->head.arity > 0)
            return true;
    return false;
}

static bool can_hold(const struct type *t)
{
    return (t->kind == TYPE_CLASS || t->kind == TYPE_STRUCT || t->kind == TYPE_FILE) &&
           !is_generic(t);
}

/* The type whose document in a file holds the values of this one. NULL: it has none of its own, as
 * structs. */
static const struct type *document_of(struct writer *w, const struct type *t)
{
    const struct type *found = t;

    if (t->document.len) {
        found = names_find(w->all->names, t, t->document);
        if (!found)
            fault(w->faults, t->table->path, t->line, "no table has a document '%.*s'",
                  SLICE_ARG(t->document));
        return found;
    }
    if (t->number != 0)
        return t;
    return t->kind == TYPE_CLASS && t->outer ? document_of(w, t->outer) : NULL;
}

static bool take(struct writer *w, const struct type *t, size_t depth)
{
    bool is_new;
    struct entry *e;
    const struct type *base = names_base(w->all->names, t), *document = document_of(w, t);

    if (!can_hold(t) || depth > MAX_DEPTH)
        return true;
    e = map_add(&w->entries, t->key, &is_new);
    if (!e)
        return fault_no_memory(w->faults);
    if (!is_new)
        return true;
    *e = (struct entry){t, t->key, base && can_hold(base) ? base : NULL, document};
    return (!base || take(w, base, depth + 1)) && (!document || take(w, document, depth + 1)) &&
           (!t->outer || take(w, t->outer, depth + 1));
}

static int by_full_name(const void *a, const void *b)
{
    /* both structs begin with the type */
    const struct type *const *x = a, *const *y = b;
    int order = slice_compare((*x)->full, (*y)->full);

    if (order != 0)
        return order;
    return ((*x)->number > (*y)->number) - ((*x)->number < (*y)->number);
}

static bool take_all(struct writer *w)
{
    for (size_t i = 0; i < w->all->n_types; i++) {
        const struct type *t = w->all->types[i];

        if ((t->number != 0 || t->document.len || has_keys(t)) && !take(w, t, 0))
            return false;
    }
    if (w->entries.n > 0)
        qsort(w->entries.items, w->entries.n, sizeof(struct entry), by_full_name);
    return true;
}

/* -1: none. The map's items are sorted, so it finds no longer. */
static int index_of(const struct map *sorted, const struct type *t)
{
    const struct type *const *found =
        t && sorted->n > 0 ? bsearch(&t, sorted->items, sorted->n, sorted->item_size, by_full_name)
                           : NULL;

    return found ? (int)map_number(sorted, found) : -1;
}

/* --- Types of members --- */

/* What the tables do not have: words of C#, and .NET's types. */
static bool is_known_word(struct slice word)
{
    static const char *const words[] = {
        "bool",       "byte",  "sbyte",  "short", "ushort",  "int",    "uint", "long",
        "ulong",      "float", "double", "char",  "string",  "object", "Guid", "DateTime",
        "Dictionary", "List",  "System", "Type",  "Version", "Action", "Func"};

    for (size_t i = 0; i < N_ELEMENTS(words); i++)
        if (slice_is(word, words[i]))
            return true;
    return false;
}

static bool add_enum(struct writer *w, const struct type *t)
{
    struct enumeration *e = map_add(&w->enums, t->key, NULL);

    if (!e)
        return fault_no_memory(w->faults);
    e->type = t;
    return true;
}

/* Appends the name that begins here in full, and moves behind it. */
static void append_name(struct writer *w, const struct member *m, struct cursor *c)
{
    size_t begin = c->t.begin, end = c->t.end;
    struct slice first = cursor_text(c), name;
    const struct type *found;

    cursor_next(c);
    while (c->t.mark == '.') {
        cursor_next(c);
        end = c->t.end;
        cursor_next(c);
    }
    name = slice_from(c->code.p + begin, end - begin);
    found = is_known_word(name) ? NULL : names_find(w->all->names, m->owner, name);
    if (found && found->kind == TYPE_ENUM)
        add_enum(w, found);
    else if (!found && !is_known_word(first) && m->mark.at.path.len)
        fault(w->faults, m->owner->table->path, m->line,
              "no table has a type '%.*s': write it with its namespace", SLICE_ARG(name));
    buf_append(w->out, found ? found->full : name);
}

/* A type as members.h has it: full names, no blanks, no '?'. */
static void append_type(struct writer *w, const struct member *m, struct slice written)
{
    struct cursor c = cursor_at(written, 0);

    buf_append_byte(w->out, '"');
    while (c.t.kind != LEX_END) {
        if (c.t.kind == LEX_WORD) {
            append_name(w, m, &c);
            continue;
        }
        if (c.t.mark != '?')
            buf_append(w->out, cursor_text(&c));
        cursor_next(&c);
    }
    buf_append_byte(w->out, '"');
}

/* --- Rows --- */

static void append_text(struct writer *w, struct slice text)
{
    if (!text.p) {
        buf_append(w->out, SLICE("NULL"));
        return;
    }
    buf_append_byte(w->out, '"');
    for (size_t i = 0; i < text.len; i++) {
        if (text.p[i] == '"' || text.p[i] == '\\')
            buf_append_byte(w->out, '\\');
        buf_append_byte(w->out, text.p[i]);
    }
    buf_append_byte(w->out, '"');
}

static struct slice or_null(struct slice text)
{
    return text.len ? text : (struct slice){0};
}

static void append_flags(struct writer *w, const struct member *named, const struct member *keyed)
{
    const char *flag = "0";

    if (keyed->mark.at.is_guessed)
        flag = "MEMBER_GUESSED";
    else if (slice_contains(named->head.attributes, SLICE("Obsolete")))
        flag = "MEMBER_OBSOLETE";
    buf_printf(w->out, ", %s},\n", flag);
    w->n_rows++;
}

/* A row for each number that a struct is made of: "suspensionSpring.spring". */
static void add_parts(struct writer *w, const struct member *m)
{
    const struct slot *s = &m->mark.slot;

    for (size_t i = 0; i < s->n_parts; i++) {
        const struct slot_part *part = &s->parts[i];
        struct slice key = part->key.len ? part->key : part->field;

        buf_printf(w->out, "    {\"%.*s.%.*s\", \"%s\", \"%.*s.%.*s\", NULL, ",
                   SLICE_ARG(m->head.name), SLICE_ARG(part->field),
                   part->kind == SLOT_INT ? "int" : "float", SLICE_ARG(s->key), SLICE_ARG(key));
        append_text(w, or_null(part->def));
        append_flags(w, m, m);
    }
}

/* "m_Motor.force" is the first number of a struct's value: the struct's key is "m_Motor". */
static struct slice key_of_slot(struct writer *w, const struct member *m, struct slice *def)
{
    const struct type *value = names_find(w->all->names, m->owner, m->head.type);
    struct slice key = m->mark.slot.key;
    size_t end = key.len;

    *def = or_null(m->mark.slot.def);
    if (!value || value->kind != TYPE_STRUCT || m->mark.slot.kind == SLOT_VECTOR)
        return key;
    while (end > 0 && key.p[end - 1] != '.')
        end--;
    if (end == 0)
        return key;
    *def = (struct slice){0};
    return slice_from(key.p, end - 1);
}

static void add_row(struct writer *w, const struct member *m)
{
    const struct member *keyed = forwarded(m);
    const struct mark *mark = &keyed->mark;
    struct slice key, newer = {0}, def;

    if (!has_key(keyed))
        return;
    if (mark->at.path.len) {
        key = mark->at.path;
        newer = mark->at.newer_path;
        def = mark->at.def;
    } else if (mark->slot.key.len) {
        key = key_of_slot(w, keyed, &def);
        newer = mark->slot.newer_key;
    } else {
        key = mark->text;
        def = (struct slice){0};
    }
    buf_printf(w->out, "    {\"%.*s\", ", SLICE_ARG(m->head.name));
    append_type(w, m, m->head.type);
    buf_append(w->out, SLICE(", "));
    append_text(w, key);
    buf_append(w->out, SLICE(", "));
    append_text(w, or_null(newer));
    buf_append(w->out, SLICE(", "));
    append_text(w, def);
    append_flags(w, m, keyed);
    if (keyed == m)
        add_parts(w, m);
}

static void add_rows(struct writer *w, size_t *firsts)
{
    buf_append(w->out, SLICE("static const struct member_row rows[] = {\n"));
    for (size_t i = 0; i < w->entries.n; i++) {
        const struct type *t = ((const struct entry *)map_at(&w->entries, i))->type;

        firsts[i] = w->n_rows;
        for (size_t k = 0; k < t->n_members; k++)
            add_row(w, &t->members[k]);
    }
    firsts[w->entries.n] = w->n_rows;
    buf_append(w->out, SLICE("    {0},\n};\n\n"));
}

/* --- Types and documents --- */

static bool is_part(const struct entry *e, const struct type *document)
{
    return e->document == document;
}

/* All types with values in one document, the document's own first. */
static void add_parts_of(struct writer *w, const struct entry *of, size_t *n)
{
    buf_printf(w->out, "    %d,", index_of(&w->entries, of->type));
    *n += 1;
    for (size_t i = 0; i < w->entries.n; i++) {
        const struct entry *e = map_at(&w->entries, i);

        if (e == of || !is_part(e, of->type))
            continue;
        buf_printf(w->out, " %zu,", i);
        *n += 1;
    }
    buf_append(w->out, SLICE(" -1,\n"));
    *n += 1;
}

static void add_types(struct writer *w, const size_t *firsts, const int *parts)
{
    buf_append(w->out, SLICE("const struct member_type member_types[] = {\n"));
    for (size_t i = 0; i < w->entries.n; i++) {
        const struct entry *e = map_at(&w->entries, i);
        const struct type *t = e->type;

        buf_printf(w->out, "    {\"%.*s\", %lld, rows + %zu, %zu, %d, %d, %d, %d},\n",
                   SLICE_ARG(t->full), (long long)t->number, firsts[i], firsts[i + 1] - firsts[i],
                   index_of(&w->entries, e->base), index_of(&w->entries, t->outer),
                   index_of(&w->entries, e->document), parts[i]);
    }
    buf_append(w->out, SLICE("};\nconst size_t member_types_n = N_ELEMENTS(member_types);\n\n"));
}

/* Fills in where the parts of each document begin; -1: the type is no document. */
static void add_documents(struct writer *w, int *parts)
{
    size_t n = 0;

    buf_append(w->out, SLICE("const short member_parts[] = {\n"));
    for (size_t i = 0; i < w->entries.n; i++) {
        const struct entry *e = map_at(&w->entries, i);

        parts[i] = -1;
        if (!is_part(e, e->type))
            continue;
        parts[i] = (int)n;
        add_parts_of(w, e, &n);
    }
    buf_append(w->out, SLICE("    -1,\n};\n\n"));
}

/* --- Enums --- */

/* Takes "= 2", "= -1" or nothing at the cursor; else the value goes on by one. */
static bool read_value(struct cursor *c, int64_t *value)
{
    bool is_negative = false;

    if (c->t.mark != '=') {
        *value += 1;
        return true;
    }
    cursor_next(c);
    if (c->t.mark == '-') {
        is_negative = true;
        cursor_next(c);
    }
    if (!text_to_int(cursor_text(c), value))
        return false;
    cursor_next(c);
    if (is_negative)
        *value = -*value;
    return true;
}

static bool add_constants(struct writer *w, const struct type *t, size_t *n)
{
    struct cursor c = cursor_at(t->tail, 0);
    int64_t value = -1;

    while (c.t.kind != LEX_END && c.t.mark != '{')
        cursor_next(&c);
    cursor_next(&c);
    while (c.t.kind != LEX_END && c.t.mark != '}') {
        struct slice name;

        while (c.t.mark == '[')
            cursor_skip_group(&c);
        name = cursor_text(&c);
        cursor_next(&c);
        if (!read_value(&c, &value))
            return fault(w->faults, t->table->path, t->line, "%.*s.%.*s is no number",
                         SLICE_ARG(t->full), SLICE_ARG(name));
        buf_printf(w->out, "    {\"%.*s\", %lld},\n", SLICE_ARG(name), (long long)value);
        *n += 1;
        if (c.t.mark == ',')
            cursor_next(&c);
    }
    return true;
}

static bool add_enums(struct writer *w)
{
    size_t *firsts = arena_zalloc(w->all->arena, (w->enums.n + 1) * sizeof(*firsts)), n = 0;

    if (!firsts)
        return fault_no_memory(w->faults);
    if (w->enums.n > 0)
        qsort(w->enums.items, w->enums.n, sizeof(struct enumeration), by_full_name);
    buf_append(w->out, SLICE("static const struct member_constant constants[] = {\n"));
    for (size_t i = 0; i < w->enums.n; i++) {
        firsts[i] = n;
        if (!add_constants(w, ((const struct enumeration *)map_at(&w->enums, i))->type, &n))
            return false;
    }
    firsts[w->enums.n] = n;
    buf_append(w->out, SLICE("    {0},\n};\n\nconst struct member_enum member_enums[] = {\n"));
    for (size_t i = 0; i < w->enums.n; i++) {
        const struct type *t = ((const struct enumeration *)map_at(&w->enums, i))->type;

        buf_printf(w->out, "    {\"%.*s\", constants + %zu, %zu, %s},\n", SLICE_ARG(t->full),
                   firsts[i], firsts[i + 1] - firsts[i],
                   slice_contains(t->head.attributes, SLICE("Flags")) ? "true" : "false");
    }
    buf_append(w->out, SLICE("};\nconst size_t member_enums_n = N_ELEMENTS(member_enums);\n"));
    return true;
}

static bool write_all(struct writer *w)
{
    size_t *firsts;
    int *parts;

    if (!take_all(w))
        return false;
    firsts = arena_zalloc(w->all->arena, (w->entries.n + 1) * sizeof(*firsts));
    parts = arena_zalloc(w->all->arena, (w->entries.n + 1) * sizeof(*parts));
    if (!firsts || !parts)
        return fault_no_memory(w->faults);
    buf_append(w->out, SLICE("/* Made by umcp-api from managed/api. */\n"
                             "#include \"unity/project/members.h\"\n\n"));
    add_rows(w, firsts);
    add_documents(w, parts);
    add_types(w, firsts, parts);
    return add_enums(w);
}

void write_members(const struct c_writer *all)
{
    struct writer w = {.all = all, .faults = all->faults, .out = all->out};

    w.entries = (struct map)MAP_BY_SLICE(struct entry, key, MAX_ENTRIES);
    w.enums = (struct map)MAP_BY_SLICE(struct enumeration, key, MAX_ENUMS);
    if (write_all(&w) && !buf_ok(w.out))
        fault_no_memory(w.faults);
    map_done(&w.entries);
    map_done(&w.enums);
}
