/*
 * Writes the player's table of native classes. A class has a row if its table has values of it, or
 * the line "row none"; its base there is the nearest one up the bases that has a row.
 */
#include "write_c.h"

#define MAX_TYPES 1000000
#define MAX_BASES 64

bool write_c_add(struct c_writer *w, const struct table *t)
{
    const struct type **all = (const struct type **)t->types;

    for (size_t i = 0; i < t->n_types; i++) {
        size_t next = w->n_types;

        if (!VEC_ADD_IN(w->arena, w->types, w->n_types, w->types_cap, MAX_TYPES, all[i]))
            return fault_no_memory(w->faults);
        for (; next < w->n_types; next++)
            for (size_t k = 0; k < w->types[next]->n_inner; k++)
                if (!VEC_ADD_IN(w->arena, w->types, w->n_types, w->types_cap, MAX_TYPES,
                                w->types[next]->inner[k]))
                    return fault_no_memory(w->faults);
    }
    return true;
}

static bool is_native(const struct type *t)
{
    for (size_t i = 0; i < t->n_members; i++)
        if (t->members[i].kind == MEMBER_ROW || t->members[i].kind == MEMBER_CHANGED ||
            member_rows(&t->members[i]) > 0)
            return true;
    return false;
}

static const struct type *native_base(const struct c_writer *w, const struct type *t)
{
    const struct type *base = t;

    if (!names_derives(w->names, t, "UnityEngine.Object`0"))
        fault(w->faults, t->table->path, t->line,
              "%.*s has rows, and does not derive from UnityEngine.Object", SLICE_ARG(t->full));
    for (size_t i = 0; i < MAX_BASES && (base = names_base(w->names, base)) != NULL; i++)
        if (is_native(base))
            return base;
    return NULL;
}

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

/* "BoxCollider" as "box_collider". */
static void add_name(struct buf *out, const struct type *t)
{
    struct slice name = t->head.name;

    for (size_t i = 0; i < name.len; i++) {
        const char c = name.p[i], next = i + 1 < name.len ? name.p[i + 1] : '\0';

        if (i > 0 && is_upper(c) && (is_lower(name.p[i - 1]) || is_lower(next)))
            buf_append_byte(out, '_');
        buf_append_byte(out, is_upper(c) ? (char)(c - 'A' + 'a') : c);
    }
}

/* A literal of C, without its quotation marks. */
static void add_text(struct buf *out, struct slice text)
{
    for (size_t i = 0; i < text.len; i++) {
        if (text.p[i] == '"' || text.p[i] == '\\')
            buf_append_byte(out, '\\');
        buf_append_byte(out, text.p[i]);
    }
}

/* "0.5" as "0.5f"; whole numbers stay. */
static void add_number(struct buf *out, struct slice number)
{
    if (slice_is(number, "infinity")) {
        buf_append(out, SLICE("INFINITY"));
    } else if (slice_is(number, "-infinity")) {
        buf_append(out, SLICE("-INFINITY"));
    } else if (slice_is(number, "nan")) {
        buf_append(out, SLICE("NAN"));
    } else {
        buf_append(out, number);
        if (memchr(number.p, '.', number.len) || memchr(number.p, 'e', number.len))
            buf_append_byte(out, 'f');
    }
}

struct row {
    struct slice key, part, newer_key, def; /* with a part: "key.part" */
    enum slot_kind kind;
};

static void check_row(const struct c_writer *w, const struct member *m, const struct row *r)
{
    static const size_t most[] = {
        [SLOT_INT] = 1,  [SLOT_FLOAT] = 1,  [SLOT_VECTOR] = 4,
        [SLOT_TEXT] = 0, [SLOT_OBJECT] = 0, [SLOT_OBJECTS] = 0,
    };
    size_t n = r->def.len > 0;

    for (size_t i = 0; i < r->def.len; i++)
        n += r->def.p[i] == ',';
    if (n > most[r->kind])
        fault(w->faults, m->owner->table->path, m->line,
              "the default of '%.*s' has %zu numbers, where %zu fits", SLICE_ARG(r->key), n,
              most[r->kind]);
}

static void add_row(const struct c_writer *w, const struct member *m, const struct row *r)
{
    static const char *const kinds[] = {
        [SLOT_NONE] = "INT",        [SLOT_INT] = "INT",   [SLOT_FLOAT] = "FLOAT",
        [SLOT_VECTOR] = "VECTOR",   [SLOT_TEXT] = "TEXT", [SLOT_OBJECT] = "OBJECT",
        [SLOT_OBJECTS] = "OBJECTS",
    };
    struct slice def = r->def;

    check_row(w, m, r);
    buf_append(w->out, SLICE("    {.key = \""));
    add_text(w->out, r->key);
    if (r->part.len) {
        buf_append_byte(w->out, '.');
        add_text(w->out, r->part);
    }
    buf_printf(w->out, "\", .type = VALUE_%s", kinds[r->kind]);
    if (def.len) {
        buf_append(w->out, SLICE(", .def = {"));
        while (def.len) {
            add_number(w->out, slice_cut(&def, ','));
            buf_append(w->out, def.len ? SLICE(", ") : SLICE("}"));
        }
    }
    if (r->newer_key.len) {
        buf_append(w->out, SLICE(", .newer_key = \""));
        add_text(w->out, r->newer_key);
        buf_append_byte(w->out, '"');
    }
    buf_append(w->out, SLICE("},\n"));
}

static void add_member(const struct c_writer *w, const struct member *m)
{
    const struct slot *s = &m->mark.slot;

    for (size_t i = 0; i < s->n_parts; i++)
        add_row(w, m,
                &(struct row){.key = s->key,
                              .part = s->parts[i].key,
                              .def = s->parts[i].def,
                              .kind = s->parts[i].kind});
    if (s->key.len && s->n_parts == 0)
        add_row(w, m,
                &(struct row){
                    .key = s->key, .newer_key = s->newer_key, .def = s->def, .kind = s->kind});
}

/* Rows of its own, or changed ones. True: there are some. */
static bool add_list(const struct c_writer *w, const struct type *t, bool is_changed)
{
    size_t n = 0;

    for (size_t i = 0; i < t->n_members; i++) {
        const struct member *m = &t->members[i];

        if (is_changed ? m->kind != MEMBER_CHANGED : member_rows(m) == 0)
            continue;
        if (n++ == 0) {
            buf_printf(w->out, "static const struct property %s_of_",
                       is_changed ? "changed" : "properties");
            add_name(w->out, t);
            buf_append(w->out, SLICE("[] = {\n"));
        }
        add_member(w, m);
    }
    if (n > 0)
        buf_append(w->out, SLICE("    {0},\n};\n"));
    return n > 0;
}

static void add_form(const struct c_writer *w, const struct type *t)
{
    for (size_t i = 0; i < w->n_forms; i++) {
        struct slice rest = w->forms[i].text;

        if (!slice_eq(w->forms[i].name, t->full))
            continue;
        buf_append(w->out, SLICE("    .form =\n"));
        while (rest.len) {
            buf_append(w->out, SLICE("        \""));
            add_text(w->out, slice_cut(&rest, '\n'));
            buf_append(w->out, rest.len ? SLICE("\\n\"\n") : SLICE("\\n\",\n"));
        }
    }
}

/* The number in files: its own, or that of the class which files have in its place. */
static int64_t number_of(const struct c_writer *w, const struct type *t)
{
    if (t->file_class.len == 0)
        return t->number;
    for (size_t i = 0; i < w->n_types; i++)
        if (slice_eq(w->types[i]->full, t->file_class) && w->types[i]->number)
            return w->types[i]->number;
    fault(w->faults, t->table->path, t->line, "no table has the number of %.*s",
          SLICE_ARG(t->file_class));
    return 0;
}

static void add_class(const struct c_writer *w, const struct type *t)
{
    bool has_own = add_list(w, t, false), has_changed = add_list(w, t, true);
    const struct type *base = native_base(w, t);

    buf_append(w->out, SLICE("const struct native_class class_"));
    add_name(w->out, t);
    buf_printf(w->out, " = {\n    .name = \"%.*s\",\n    .id = %lld,\n", SLICE_ARG(t->full),
               (long long)number_of(w, t));
    if (base) {
        buf_append(w->out, SLICE("    .base = &class_"));
        add_name(w->out, base);
        buf_append(w->out, SLICE(",\n"));
    }
    if (has_own) {
        buf_append(w->out, SLICE("    .properties = properties_of_"));
        add_name(w->out, t);
        buf_append(w->out, SLICE(",\n"));
    }
    if (has_changed) {
        buf_append(w->out, SLICE("    .changed = changed_of_"));
        add_name(w->out, t);
        buf_append(w->out, SLICE(",\n"));
    }
    add_form(w, t);
    buf_append(w->out, SLICE("};\n\n"));
}

static void check_forms(const struct c_writer *w)
{
    for (size_t i = 0; i < w->n_forms; i++) {
        bool is_used = false;

        for (size_t k = 0; k < w->n_types && !is_used; k++)
            is_used = slice_eq(w->types[k]->full, w->forms[i].name) && is_native(w->types[k]);
        if (!is_used)
            fault(w->faults, w->forms[i].name, 0, "a form, and no table has rows of that class");
    }
}

void write_class_rows(const struct c_writer *w)
{
    buf_append(w->out, SLICE("/* Made from managed/api by umcp-api. */\n#include <math.h>\n\n"
                             "#include \"player/classes/classes.h\"\n\n"));
    check_forms(w);
    for (size_t i = 0; i < w->n_types; i++) {
        if (!is_native(w->types[i]))
            continue;
        buf_append(w->out, SLICE("extern const struct native_class class_"));
        add_name(w->out, w->types[i]);
        buf_append(w->out, SLICE(";\n"));
    }
    buf_append_byte(w->out, '\n');
    for (size_t i = 0; i < w->n_types; i++)
        if (is_native(w->types[i]))
            add_class(w, w->types[i]);
    buf_append(w->out, SLICE("const struct native_class *const native_classes[] = {\n"));
    for (size_t i = 0; i < w->n_types; i++) {
        if (!is_native(w->types[i]))
            continue;
        buf_append(w->out, SLICE("    &class_"));
        add_name(w->out, w->types[i]);
        buf_append(w->out, SLICE(",\n"));
    }
    buf_append(w->out, SLICE("    NULL,\n};\n"));
}
