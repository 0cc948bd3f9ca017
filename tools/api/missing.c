/*
 * Turns declarations of C# into lines of a table; see missing.h. It copies names, signatures and
 * constants, and leaves out bodies, comments and texts of attributes.
 */
#include "missing.h"
#include "cursor.h"

#define MAX_KEYS 1000000

struct known {
    struct slice key; /* as a scan's */
};

struct missing {
    const struct scan *scan;
    struct map known;
    struct slice owner; /* of the line before */
    struct buf *out;
};

static bool know(struct missing *m, struct slice owner, struct slice key)
{
    struct slice both = arena_printf(m->scan->arena, "%.*s|%.*s", SLICE_ARG(owner), SLICE_ARG(key));
    bool is_new;

    return both.p && map_add(&m->known, both, &is_new);
}

static bool know_type(struct missing *m, const struct type *t)
{
    bool is_fine = t->kind == TYPE_FILE || know(m, SLICE(""), t->key);

    for (size_t i = 0; i < t->n_members && is_fine; i++)
        is_fine = t->members[i].kind != MEMBER_CODE || know(m, t->key, t->members[i].head.key);
    for (size_t i = 0; i < t->n_inner && is_fine; i++)
        is_fine = know_type(m, t->inner[i]);
    return is_fine;
}

/* Copies the token here, with one blank where the source has any space before it. */
static void put_token(struct missing *m, struct cursor *c, size_t *behind)
{
    if (*behind && c->t.begin > *behind)
        buf_append_byte(m->out, ' ');
    buf_append(m->out, cursor_text(c));
    *behind = c->t.end;
    cursor_next(c);
}

/* Copies the group that the bracket here opens, without attributes of parameters. */
static void put_group(struct missing *m, struct cursor *c, size_t *behind)
{
    struct cursor past = *c;

    cursor_skip_group(&past);
    while (c->t.kind != LEX_END && c->t.begin < past.t.begin) {
        const bool is_before = c->t.mark == '(' || c->t.mark == ',';

        put_token(m, c, behind);
        while (is_before && c->t.mark == '[')
            cursor_skip_group(c);
    }
}

/* Copies a head up to its body; the value of a constant and those of an enum are parts of it. */
static void put_head(struct missing *m, struct cursor *c)
{
    bool is_enum = false, has_value = false;
    size_t behind = 0;

    while (c->t.kind != LEX_END && c->t.kind != LEX_ARROW && c->t.mark != ';' && c->t.mark != '}' &&
           (c->t.mark != '{' || is_enum) && (c->t.mark != '=' || has_value)) {
        is_enum = is_enum || cursor_is(c, "enum");
        has_value = has_value || cursor_is(c, "const") || cursor_is(c, "operator");
        if (c->t.mark == '(' || c->t.mark == '[' || c->t.mark == '{') {
            const bool is_last = c->t.mark == '{';

            put_group(m, c, &behind);
            if (is_last)
                return;
        } else if (cursor_is_one(c, " public extern partial ")) {
            cursor_next(c);
        } else {
            put_token(m, c, &behind);
        }
    }
}

/* " {get protected set}" of a property whose head has been copied. */
static void put_accessors(struct missing *m, struct cursor *c)
{
    const char *before = "", *access = "";

    buf_append(m->out, SLICE(" {"));
    if (c->t.kind == LEX_ARROW)
        buf_append(m->out, SLICE("get"));
    if (c->t.mark == '{')
        cursor_next(c);
    while (c->t.kind != LEX_END && c->t.kind != LEX_ARROW && c->t.mark != '}') {
        if (cursor_is_one(c, " private internal "))
            access = NULL;
        else if (access && cursor_is(c, "protected"))
            access = "protected ";
        if (c->t.mark == '{' || c->t.mark == '[') {
            cursor_skip_group(c);
            continue;
        }
        if (cursor_is_one(c, " get set ")) {
            if (access) {
                buf_printf(m->out, "%s%s%.*s", before, access, SLICE_ARG(cursor_text(c)));
                before = " ";
            }
            access = "";
            cursor_next(c);
            while (c->t.kind == LEX_ARROW || (c->t.kind != LEX_END && !c->t.mark))
                cursor_next(c); /* to the semicolon of "get => value;" */
            continue;
        }
        cursor_next(c);
    }
    buf_append_byte(m->out, '}');
}

/* Whether it is the second name of "int a, b", which has no type of its own. */
static bool is_name_alone(struct cursor c)
{
    cursor_next(&c);
    return c.t.mark == ',' || c.t.mark == ';' || c.t.mark == '=';
}

/* Where a line belongs: the type's own name for a member, the outer one's for a type. */
static void put_owner(struct missing *m, struct slice owner)
{
    if (slice_eq(m->owner, owner) && m->owner.p)
        return;
    m->owner = owner;
    buf_append(m->out, owner.len ? SLICE("# in ") : SLICE("# in no namespace"));
    for (size_t i = 0; i < owner.len; i++)
        if (owner.p[i] == '`')
            i++; /* the count of type parameters */
        else
            buf_append_byte(m->out, owner.p[i]);
    buf_append_byte(m->out, '\n');
}

static void put_line(struct missing *m, const struct hand *h)
{
    struct cursor c = cursor_at(h->source->text, h->at);
    struct slice owner = slice_from(h->key.p, h->owner), name = slice_skip(h->key, h->owner + 1);
    size_t depth = 0;

    if (owner.len == 0) { /* a type: the part before its own name */
        owner = name;
        while (owner.len > 0 && owner.p[owner.len - 1] != '.')
            owner.len--;
        owner.len -= owner.len > 0;
    }
    put_owner(m, owner);
    for (size_t i = 0; i < owner.len; i++)
        depth += owner.p[i] == '`';
    for (; depth > 0; depth--)
        buf_append_byte(m->out, ' ');
    while (c.t.mark == '[') {
        struct cursor from = c;

        cursor_skip_group(&c);
        for (; from.t.begin < c.t.begin; cursor_next(&from))
            if (cursor_is(&from, "Obsolete"))
                buf_append(m->out, SLICE("[Obsolete] "));
    }
    if (is_name_alone(c))
        buf_append(m->out, SLICE("# with the type of the field above: "));
    put_head(m, &c);
    if (h->kind == HEAD_PROPERTY || h->kind == HEAD_INDEXER)
        put_accessors(m, &c);
    buf_append_byte(m->out, '\n');
}

bool missing_write(const struct table *t, const struct scan *s, struct buf *out)
{
    struct missing m = {s, MAP_BY_SLICE(struct known, key, MAX_KEYS), {0}, out};
    bool is_fine = true;

    for (size_t i = 0; i < t->n_types && is_fine; i++)
        is_fine = know_type(&m, t->types[i]);
    if (is_fine)
        MAP_EACH(struct hand, each, &s->hands)
            if ((each->marks & HEAD_SEEN) && !(each->marks & HEAD_EXPLICIT) &&
                !map_find(&m.known, each->key))
                put_line(&m, each);
    map_done(&m.known);
    return is_fine && buf_ok(out);
}
