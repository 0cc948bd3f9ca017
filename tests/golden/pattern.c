/*
 * Compares an answer with a pattern: JSON in which "*", "abc*", "${name}", "..." and some operators
 * have a meaning of their own; README.md lists them.
 */
#include "golden.h"

#include <stdio.h>
#include <stdlib.h>

#define PATTERN_MEMORY (256u << 20) /* more than any answer's tree */

struct matching {
    struct vars *vars;
    struct arena *arena;
    char *why;
    size_t why_size;
};

static bool match(struct matching *m, const struct json *pattern, const struct json *value);

static bool differ(struct matching *m, const char *what, const struct json *pattern,
                   const struct json *value)
{
    snprintf(m->why, m->why_size, "%s: expected %.*s, got %.*s", what,
             pattern->raw.len > 300 ? 300 : (int)pattern->raw.len, pattern->raw.p,
             value->raw.len > 500 ? 500 : (int)value->raw.len, value->raw.p);
    return false;
}

/* --- Variables --- */

static struct text *find_var(struct vars *v, struct slice name)
{
    for (size_t i = 0; i < v->n_items; i++)
        if (slice_is(name, v->items[i].name))
            return &v->items[i].value;
    return NULL;
}

static bool is_var(struct slice s)
{
    return s.len > 3 && slice_starts(s, SLICE("${")) && s.p[s.len - 1] == '}' &&
           !memchr(s.p, '*', s.len);
}

static bool bind_var(struct matching *m, const struct json *pattern, const struct json *value)
{
    struct slice name = slice_from(pattern->text.p + 2, pattern->text.len - 3);
    struct slice seen = value->type == JSON_STRING ? value->text : value->raw;
    struct vars *v = m->vars;

    if (v->n_items == VARS || name.len >= sizeof(v->items[0].name))
        return differ(m, "too many variables", pattern, value);
    memcpy(v->items[v->n_items].name, name.p, name.len);
    v->items[v->n_items].name[name.len] = '\0';
    v->items[v->n_items++].value = text_dup(seen);
    return true;
}

void vars_set(struct vars *v, const char *name, struct slice value)
{
    struct text *old = find_var(v, slice_of(name));

    if (old) {
        text_done(old);
        *old = text_dup(value);
    } else if (v->n_items < VARS) {
        snprintf(v->items[v->n_items].name, sizeof(v->items[0].name), "%s", name);
        v->items[v->n_items++].value = text_dup(value);
    }
}

void vars_done(struct vars *v)
{
    for (size_t i = 0; i < v->n_items; i++)
        text_done(&v->items[i].value);
    v->n_items = 0;
}

struct text vars_expand(const struct vars *v, struct slice s)
{
    struct text t = text_dup(SLICE(""));

    while (s.len) {
        const char *dollar = memmem(s.p, s.len, "${", 2);
        size_t plain = dollar ? (size_t)(dollar - s.p) : s.len;
        const struct text *value;
        struct slice name;

        text_add(&t, slice_from(s.p, plain));
        s = slice_skip(s, plain);
        if (!s.len)
            break;
        name = slice_skip(s, 2);
        name = slice_cut(&name, '}');
        value = find_var((struct vars *)v, name);
        if (value) {
            text_add(&t, text_slice(value));
            s = slice_skip(s, name.len + 3);
        } else {
            text_add(&t, SLICE("${"));
            s = slice_skip(s, 2);
        }
    }
    return t;
}

/* --- Operators: an object with one member whose name begins with '$' --- */

static bool op_json(struct matching *m, const struct json *pattern, const struct json *value)
{
    const struct json *inner;
    struct json_fault fault;

    if (value->type != JSON_STRING || !json_parse(m->arena, value->text, &inner, &fault))
        return differ(m, "not JSON in a string", pattern, value);
    return match(m, pattern->first, inner);
}

static bool op_raw(struct matching *m, const struct json *pattern, const struct json *value)
{
    return slice_eq(pattern->first->text, value->raw) ||
           differ(m, "not byte for byte", pattern, value);
}

static size_t length_of(const struct json *value)
{
    size_t n = 0;

    if (value->type != JSON_STRING)
        return value->n_items;
    for (size_t i = 0; i < value->text.len; i++)
        n += ((unsigned char)value->text.p[i] & 0xc0) != 0x80;
    return n;
}

static bool op_len(struct matching *m, const struct json *pattern, const struct json *value)
{
    int64_t n;

    return (json_to_int(pattern->first, &n) && (size_t)n == length_of(value)) ||
           differ(m, "length", pattern, value);
}

static bool op_contains(struct matching *m, const struct json *pattern, const struct json *value)
{
    return (value->type == JSON_STRING && slice_contains(value->text, pattern->first->text)) ||
           differ(m, "text not contained", pattern, value);
}

static bool op_any(struct matching *m, const struct json *pattern, const struct json *value)
{
    for (const struct json *p = pattern->first->first; p; p = p->next)
        if (match(m, p, value))
            return true;
    return differ(m, "no alternative fits", pattern, value);
}

static bool op_all(struct matching *m, const struct json *pattern, const struct json *value)
{
    for (const struct json *p = pattern->first->first; p; p = p->next)
        if (!match(m, p, value))
            return false;
    return true;
}

static const struct operator
{
    const char *name;
    bool (*match)(struct matching * m, const struct json *pattern, const struct json *value);
}
operators[] = {
    {"$json", op_json},         {"$raw", op_raw}, {"$len", op_len},
    {"$contains", op_contains}, {"$any", op_any}, {"$all", op_all},
};

static const struct operator* find_operator(const struct json *pattern)
{
    if (pattern->type != JSON_OBJECT || pattern->n_items != 1)
        return NULL;
    for (size_t i = 0; i < N_ELEMENTS(operators); i++)
        if (slice_is(pattern->first->key, operators[i].name))
            return &operators[i];
    return NULL;
}

/* --- Values --- */

static bool match_string(struct matching *m, const struct json *pattern, const struct json *value)
{
    struct slice p = pattern->text;

    if (slice_is(p, "*"))
        return true;
    if (is_var(p))
        return bind_var(m, pattern, value);
    if (value->type != JSON_STRING)
        return differ(m, "type", pattern, value);
    if (p.len && p.p[p.len - 1] == '*')
        return slice_starts(value->text, slice_from(p.p, p.len - 1)) ||
               differ(m, "prefix", pattern, value);
    return slice_eq(p, value->text) || differ(m, "text", pattern, value);
}

static bool is_rest(const struct json *pattern)
{
    return pattern->type == JSON_STRING && slice_is(pattern->text, "...");
}

/* `p` and `v` are the first items still to be compared. "..." takes as few items as it can. */
static bool match_items(struct matching *m, const struct json *p, const struct json *v)
{
    if (!p)
        return !v;
    if (!is_rest(p))
        return v && match(m, p, v) && match_items(m, p->next, v->next);
    for (;; v = v->next) {
        if (match_items(m, p->next, v))
            return true;
        if (!v)
            return false;
    }
}

static bool match_array(struct matching *m, const struct json *pattern, const struct json *value)
{
    const struct json *v = value->first;

    /* Without "..." item by item, so that the message names the one that differs. */
    for (const struct json *p = pattern->first; p; p = p->next) {
        if (is_rest(p))
            return match_items(m, p, v) || differ(m, "items", pattern, value);
        if (!v)
            return differ(m, "too few items", pattern, value);
        if (!match(m, p, v))
            return false;
        v = v->next;
    }
    return !v || differ(m, "too many items", pattern, value);
}

static bool match_object(struct matching *m, const struct json *pattern, const struct json *value)
{
    bool is_open = json_get(pattern, "...") != NULL;

    for (const struct json *p = pattern->first; p; p = p->next) {
        char key[128];
        const struct json *v;

        if (slice_is(p->key, "..."))
            continue;
        snprintf(key, sizeof(key), "%.*s", SLICE_ARG(p->key));
        v = json_get(value, key);
        if (!v) {
            snprintf(m->why, m->why_size, "member '%s' is missing in %.*s", key,
                     value->raw.len > 600 ? 600 : (int)value->raw.len, value->raw.p);
            return false;
        }
        if (!match(m, p, v))
            return false;
    }
    for (const struct json *v = value->first; v && !is_open; v = v->next) {
        char key[128];

        snprintf(key, sizeof(key), "%.*s", SLICE_ARG(v->key));
        if (!json_get(pattern, key)) {
            snprintf(m->why, m->why_size, "member '%s' is not expected in %.*s", key,
                     value->raw.len > 600 ? 600 : (int)value->raw.len, value->raw.p);
            return false;
        }
    }
    return true;
}

static bool match_number(struct matching *m, const struct json *pattern, const struct json *value)
{
    double a, b;

    if (slice_eq(pattern->raw, value->raw))
        return true;
    return (json_to_double(pattern, &a) && json_to_double(value, &b) && !(a < b) && !(a > b)) ||
           differ(m, "number", pattern, value);
}

static bool match(struct matching *m, const struct json *pattern, const struct json *value)
{
    const struct operator* op = find_operator(pattern);

    if (op)
        return op->match(m, pattern, value);
    if (pattern->type == JSON_STRING)
        return match_string(m, pattern, value);
    if (pattern->type != value->type)
        return differ(m, "type", pattern, value);
    switch (pattern->type) {
    case JSON_OBJECT:
        return match_object(m, pattern, value);
    case JSON_ARRAY:
        return match_array(m, pattern, value);
    case JSON_NUMBER:
        return match_number(m, pattern, value);
    default:
        return slice_eq(pattern->raw, value->raw) || differ(m, "value", pattern, value);
    }
}

bool pattern_match(struct vars *v, struct slice pattern, struct slice value, char *why,
                   size_t why_size)
{
    struct text expanded = vars_expand(v, pattern);
    const struct json *p, *j;
    struct json_fault fault;
    struct arena arena;
    bool ok;

    arena_init(&arena, PATTERN_MEMORY);
    if (!json_parse(&arena, text_slice(&expanded), &p, &fault)) {
        snprintf(why, why_size, "the pattern is not JSON: %s at %zu", fault.reason, fault.at);
        ok = false;
    } else if (!json_parse(&arena, value, &j, &fault)) {
        snprintf(why, why_size, "the answer is not JSON (%s at %zu): %.*s", fault.reason, fault.at,
                 value.len > 300 ? 300 : (int)value.len, value.len ? value.p : "");
        ok = false;
    } else {
        struct matching m = {v, &arena, why, why_size};

        ok = match(&m, p, j);
    }
    arena_done(&arena);
    text_done(&expanded);
    return ok;
}
