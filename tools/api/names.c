/* Resolves names; see names.h. */
#include "names.h"

#include "cursor.h"

#define MAX_TYPES 1000000
#define MAX_BASES 64 /* of one class; more go round in circles */
#define MAX_KEY   4096

struct named {
    struct slice key;
    struct type *type;
};

void names_open(struct names *n)
{
    n->types = (struct map)MAP_BY_SLICE(struct named, key, MAX_TYPES);
}

void names_close(struct names *n)
{
    map_done(&n->types);
}

static bool add_type(struct names *n, struct type *t, struct faults *faults)
{
    bool is_new;
    struct named *named = map_add(&n->types, t->key, &is_new);

    if (!named)
        return fault_no_memory(faults);
    if (is_new)
        named->type = t;
    else if (named->type->table == t->table && t->kind != TYPE_FILE)
        fault(faults, t->table->path, t->line, "%.*s is there twice, also in line %zu: remove one",
              SLICE_ARG(t->full), named->type->line);
    for (size_t i = 0; i < t->n_inner; i++)
        if (!add_type(n, t->inner[i], faults))
            return false;
    return true;
}

bool names_add(struct names *n, const struct table *t, struct faults *faults)
{
    for (size_t i = 0; i < t->n_types; i++)
        if (!add_type(n, t->types[i], faults))
            return false;
    return true;
}

const struct type *names_of_key(const struct names *n, struct slice key)
{
    const struct named *named = map_find(&n->types, key);

    return named ? named->type : NULL;
}

/* --- Names --- */

/* "List<int>" as "List`1". The first n_spaces names are of namespaces. False: it is no name. */
static bool append_key(struct buf *key, struct slice written, size_t n_spaces)
{
    struct cursor c = cursor_at(written, 0);

    for (;;) {
        size_t n_arguments = 0, depth = 0;

        if (c.t.kind != LEX_WORD)
            return false;
        buf_append(key, cursor_text(&c));
        cursor_next(&c);
        if (c.t.mark == '<') {
            do {
                depth += c.t.mark == '<';
                depth -= c.t.mark == '>';
                n_arguments += depth == 1 && (c.t.mark == '<' || c.t.mark == ',');
                cursor_next(&c);
            } while (depth > 0 && c.t.kind != LEX_END);
        }
        if (n_spaces > 0)
            n_spaces--;
        else
            buf_printf(key, "`%zu", n_arguments);
        if (c.t.mark != '.')
            return n_spaces == 0 && (c.t.kind == LEX_END || c.t.mark == '?');
        buf_append_byte(key, '.');
        cursor_next(&c);
    }
}

static const struct type *find_in(const struct names *n, struct slice scope, struct slice written)
{
    const struct type *found = NULL;
    size_t n_spaces = 0;
    bool is_name = true;

    while (is_name && !found) {
        struct buf key;

        buf_init(&key, MAX_KEY);
        buf_append(&key, scope);
        if (scope.len)
            buf_append_byte(&key, '.');
        is_name = append_key(&key, written, n_spaces++);
        if (is_name && buf_ok(&key))
            found = names_of_key(n, buf_slice(&key));
        buf_done(&key);
    }
    return found;
}

/* The scope around a type or namespace: "" at last. */
static void leave(struct slice *scope)
{
    while (scope->len > 0 && scope->p[scope->len - 1] != '.')
        scope->len--;
    scope->len -= scope->len > 0;
}

static const struct type *find_by_usings(const struct names *n, const struct table *t,
                                         struct slice written)
{
    const struct type *found = NULL;

    for (size_t i = 0; i < t->n_usings && !found; i++)
        found = find_in(n, t->usings[i], written);
    return found;
}

const struct type *names_base(const struct names *n, const struct type *t)
{
    struct slice scope = t->key;
    const struct type *found = NULL;

    while (t->base.len && scope.len && !found) {
        leave(&scope);
        found = find_in(n, scope, t->base);
    }
    return found || !t->base.len ? found : find_by_usings(n, t->table, t->base);
}

const struct type *names_find(const struct names *n, const struct type *from, struct slice written)
{
    const struct type *found = find_in(n, from->key, written);

    for (struct slice scope = from->key; scope.len && !found; leave(&scope)) {
        const struct type *t = names_of_key(n, scope);

        for (size_t i = 0; i < MAX_BASES && t && !found; i++, t = names_base(n, t))
            found = find_in(n, t->key, written);
        if (!t && !found)
            found = find_in(n, scope, written);
    }
    if (!found)
        found = find_in(n, (struct slice){0}, written);
    return found ? found : find_by_usings(n, from->table, written);
}

bool names_derives(const struct names *n, const struct type *t, const char *base_key)
{
    for (size_t i = 0; t && i < MAX_BASES; i++, t = names_base(n, t))
        if (slice_is(t->key, base_key))
            return true;
    return false;
}

/* --- Slots --- */

size_t member_rows(const struct member *m)
{
    if ((m->kind != MEMBER_ROW && m->kind != MEMBER_CODE) || m->mark.slot.key.len == 0)
        return 0;
    return m->mark.slot.n_parts ? m->mark.slot.n_parts : 1;
}

size_t names_first_slot(const struct names *n, const struct type *t)
{
    size_t n_slots = 0;

    for (size_t i = 0; i < MAX_BASES && (t = names_base(n, t)) != NULL; i++)
        for (size_t k = 0; k < t->n_members; k++)
            n_slots += member_rows(&t->members[k]);
    return n_slots;
}

/* Types whose values are no objects. */
static const struct {
    const char *name;
    enum slot_kind kind;
} kinds[] = {
    {"bool", SLOT_INT},          {"int", SLOT_INT},        {"uint", SLOT_INT},
    {"LayerMask", SLOT_INT},     {"float", SLOT_FLOAT},    {"string", SLOT_TEXT},
    {"Vector2", SLOT_VECTOR},    {"Vector3", SLOT_VECTOR}, {"Vector4", SLOT_VECTOR},
    {"Quaternion", SLOT_VECTOR}, {"Color", SLOT_VECTOR},   {"Rect", SLOT_VECTOR},
};

static bool is_array(struct slice type)
{
    return type.len > 2 && type.p[type.len - 2] == '[' && type.p[type.len - 1] == ']';
}

static enum slot_kind kind_of(const struct names *n, const struct type *from, struct slice written)
{
    const struct type *found;

    for (size_t i = 0; i < N_ELEMENTS(kinds); i++)
        if (slice_is(written, kinds[i].name))
            return kinds[i].kind;
    if (is_array(written))
        return SLOT_OBJECTS;
    found = names_find(n, from, written);
    if (!found)
        return SLOT_NONE;
    switch (found->kind) {
    case TYPE_ENUM:
        return SLOT_INT;
    case TYPE_CLASS:
    case TYPE_INTERFACE:
        return SLOT_OBJECT;
    case TYPE_STRUCT:
    case TYPE_DELEGATE:
    case TYPE_FILE:
        break;
    }
    return SLOT_NONE;
}

static const struct member *find_member(const struct type *t, struct slice name)
{
    for (size_t i = 0; i < t->n_members; i++)
        if (t->members[i].kind == MEMBER_CODE && slice_eq(t->members[i].head.name, name))
            return &t->members[i];
    return NULL;
}

/* The kinds of the rows that a struct's value is made of are those of its members. */
static void resolve_parts(const struct names *n, struct member *m, struct faults *faults)
{
    const struct type *value = names_find(n, m->owner, m->head.type);

    for (size_t i = 0; i < m->mark.slot.n_parts; i++) {
        struct slot_part *part = &m->mark.slot.parts[i];
        const struct member *field = value ? find_member(value, part->field) : NULL;

        if (!field) {
            fault(faults, m->owner->table->path, m->line, "%.*s has no member '%.*s'",
                  SLICE_ARG(m->head.type), SLICE_ARG(part->field));
            continue;
        }
        if (part->kind == SLOT_NONE)
            part->kind = kind_of(n, value, field->head.type);
        if (part->kind != SLOT_INT && part->kind != SLOT_FLOAT)
            fault(faults, m->owner->table->path, m->line,
                  "'%.*s' is no number: write 'as int' or 'as float' behind its key",
                  SLICE_ARG(part->field));
    }
}

static bool has_row(const struct type *t, struct slice key, enum slot_kind *ret_kind)
{
    for (size_t i = 0; i < t->n_members; i++) {
        const struct member *m = &t->members[i];

        if (member_rows(m) == 0 || !slice_eq(m->mark.slot.key, key))
            continue;
        *ret_kind = m->mark.slot.kind;
        return true;
    }
    return false;
}

/* The kind of a changed row is that of the base's. */
static void resolve_changed(const struct names *n, struct member *m, struct faults *faults)
{
    const struct type *base = m->owner;

    for (size_t i = 0; i < MAX_BASES && (base = names_base(n, base)) != NULL; i++)
        if (has_row(base, m->mark.slot.key, &m->mark.slot.kind))
            return;
    fault(faults, m->owner->table->path, m->line, "no base of %.*s has a row '%.*s'",
          SLICE_ARG(m->owner->full), SLICE_ARG(m->mark.slot.key));
}

static void resolve(const struct names *n, struct member *m, struct faults *faults)
{
    struct slot *s = &m->mark.slot;

    if (m->kind != MEMBER_CODE || s->key.len == 0)
        return;
    if (s->n_parts > 0) {
        resolve_parts(n, m, faults);
        return;
    }
    if (s->kind == SLOT_NONE)
        s->kind = kind_of(n, m->owner, m->head.type);
    if (s->kind == SLOT_NONE || (s->kind == SLOT_OBJECTS && !is_array(m->head.type)))
        fault(faults, m->owner->table->path, m->line,
              "no slot has a '%.*s': write 'as int' or another kind, or '{...}' for a row each",
              SLICE_ARG(m->head.type));
}

void names_resolve(const struct names *n, struct faults *faults)
{
    MAP_EACH(struct named, each, &n->types)
        for (size_t i = 0; i < each->type->n_members; i++)
            resolve(n, &each->type->members[i], faults);
    MAP_EACH(struct named, each, &n->types)
        for (size_t i = 0; i < each->type->n_members; i++)
            if (each->type->members[i].kind == MEMBER_CHANGED)
                resolve_changed(n, &each->type->members[i], faults);
}
