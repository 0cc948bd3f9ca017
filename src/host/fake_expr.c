/*
 * Expressions of the fake's C#: what there is in its world, members, arithmetic. The grammar is in
 * fake_eval.c.
 */
#include "fake_eval.h"

#include <limits.h>

/* --- What there is in the world. --- */

bool fake_eval_typed(struct fake_eval *e, enum fake_kind kind, struct fake_operand *ret)
{
    if (!fake_eval_sum(e, ret))
        return false;
    if (ret->v.kind != kind)
        return SYNTAX(e, "Cannot convert type '%s' to '%s'", fake_eval_type(&ret->v),
                      fake_eval_type(&(struct fake_value){.kind = kind}));
    return true;
}

static void find_object(struct fake_eval *e, struct slice name, struct fake_operand *ret)
{
    ret->is_const = false;
    ret->v = (struct fake_value){.kind = V_OBJECT, .type = &fake_types[TYPE_GAME_OBJECT]};
    if (!e->is_checking)
        ret->v.object = fake_object_named(&e->f->world, name);
}

static bool read_find(struct fake_eval *e, struct fake_operand *ret)
{
    struct fake_operand name;

    if (!fake_eval_expect(e, "(") || !fake_eval_typed(e, V_STRING, &name) ||
        !fake_eval_expect(e, ")"))
        return false;
    find_object(e, name.v.text, ret);
    return true;
}

static bool read_index(struct fake_eval *e, struct fake_operand *ret)
{
    struct fake_operand name;
    char quote;

    fake_eval_skip(e);
    quote = e->at < e->code.len ? e->code.p[e->at] : '\0';
    if (quote != '"' && quote != '\'')
        return SYNTAX(e, "string expected");
    if (!fake_eval_string(e, quote, &name) || !fake_eval_expect(e, "]"))
        return false;
    find_object(e, name.v.text, ret);
    return true;
}

static bool read_camera(struct fake_eval *e, struct fake_operand *ret)
{
    *ret = (struct fake_operand){.v = {.kind = V_COMPONENT, .type = &fake_types[TYPE_CAMERA]}};
    if (!e->is_checking)
        ret->v.component = fake_camera(&e->f->world, false, &ret->v.object);
    return true;
}

static bool read_time_scale(struct fake_eval *e, struct fake_operand *ret)
{
    *ret = (struct fake_operand){.v = {.kind = V_FLOAT, .number = (double)e->f->time_scale}};
    return true;
}

static bool read_true(struct fake_eval *e, struct fake_operand *ret)
{
    (void)e;
    *ret = (struct fake_operand){.v = {.kind = V_BOOL, .truth = true}};
    return true;
}

static bool read_false(struct fake_eval *e, struct fake_operand *ret)
{
    (void)e;
    *ret = (struct fake_operand){.v = {.kind = V_BOOL}};
    return true;
}

static bool is_number(const struct fake_value *v)
{
    return v->kind == V_INT || v->kind == V_FLOAT || v->kind == V_DOUBLE;
}

static bool read_coordinate(struct fake_eval *e, float *ret)
{
    struct fake_operand part;

    if (!fake_eval_sum(e, &part))
        return false;
    if (part.v.kind != V_INT && part.v.kind != V_FLOAT)
        return SYNTAX(e, "Cannot convert type '%s' to 'float'", fake_eval_type(&part.v));
    *ret = (float)part.v.number;
    return true;
}

static bool read_vector(struct fake_eval *e, struct fake_operand *ret)
{
    struct fake_vec3 v;

    fake_eval_accept(e, "UnityEngine.");
    if (!fake_eval_expect(e, "Vector3") || !fake_eval_expect(e, "(") || !read_coordinate(e, &v.x) ||
        !fake_eval_expect(e, ",") || !read_coordinate(e, &v.y) || !fake_eval_expect(e, ",") ||
        !read_coordinate(e, &v.z) || !fake_eval_expect(e, ")"))
        return false;
    *ret = (struct fake_operand){.v = {.kind = V_VECTOR3, .vector = v}};
    return true;
}

static bool read_group(struct fake_eval *e, struct fake_operand *ret)
{
    return fake_eval_sum(e, ret) && fake_eval_expect(e, ")");
}

/* A primary by the word it begins with. */
static const struct start {
    const char *word;
    bool (*read)(struct fake_eval *e, struct fake_operand *ret);
    bool is_for_queries;
} starts[] = {
    {"(", read_group, false},
    {"true", read_true, false},
    {"false", read_false, false},
    {"new", read_vector, false},
    {"GameObject.Find", read_find, false},
    {"Camera.main", read_camera, false},
    {"Time.timeScale", read_time_scale, false},
    {"find", read_find, true},
    {"Scene[", read_index, true},
    {"GameObject[", read_index, true},
};

static bool read_primary(struct fake_eval *e, struct fake_operand *ret)
{
    struct slice word;
    char c;

    fake_eval_skip(e);
    c = e->at < e->code.len ? e->code.p[e->at] : '\0';
    if (c >= '0' && c <= '9')
        return fake_eval_number(e, ret);
    if (c == '"')
        return fake_eval_string(e, c, ret);
    fake_eval_accept(e, "UnityEngine.");
    for (size_t i = 0; i < N_ELEMENTS(starts); i++) {
        if ((!starts[i].is_for_queries || e->is_query) && fake_eval_accept(e, starts[i].word))
            return starts[i].read(e, ret);
    }
    word = fake_eval_word(e);
    if (word.len == 0)
        return SYNTAX(e, "Invalid expression term");
    return SYNTAX(e, "The name '%.*s' does not exist in the current context", SLICE_ARG(word));
}

/* --- Members. --- */

static bool take_axis(struct fake_eval *e, struct slice name, struct fake_operand *at)
{
    const struct fake_vec3 *v = &at->v.vector;
    float number;

    if (slice_is(name, "x"))
        number = v->x;
    else if (slice_is(name, "y"))
        number = v->y;
    else if (slice_is(name, "z"))
        number = v->z;
    else
        return SYNTAX(e, "'Vector3' does not contain a definition for '%.*s'", SLICE_ARG(name));
    *at = (struct fake_operand){.v = {.kind = V_FLOAT, .number = (double)number}};
    return true;
}

/* What a member is, as far as its declaration tells. */
static struct fake_value declared(const struct fake_member *m)
{
    struct fake_value v = {.kind = m->kind};

    if (m->kind == V_OBJECT)
        v.type = &fake_types[TYPE_GAME_OBJECT];
    if (m->kind == V_COMPONENT)
        v.type = &fake_types[TYPE_TRANSFORM];
    return v;
}

static bool take_member(struct fake_eval *e, struct fake_operand *at)
{
    struct slice name = fake_eval_word(e);
    const struct fake_member *m = at->v.type ? fake_member_find(at->v.type, name) : NULL;
    struct fake_target target = {at->v.object, at->v.component, at->v.type};

    if (at->v.kind == V_VECTOR3)
        return take_axis(e, name, at);
    if (!m)
        return SYNTAX(e, "'%s' does not contain a definition for '%.*s'", fake_eval_type(&at->v),
                      SLICE_ARG(name));
    at->is_const = false;
    if (!e->is_checking && !at->v.object)
        return fake_eval_throw(e, "NullReferenceException");
    at->v = e->is_checking ? declared(m) : fake_member_get(&target, m);
    return true;
}

static bool read_postfix(struct fake_eval *e, struct fake_operand *ret)
{
    if (!read_primary(e, ret))
        return false;
    while (fake_eval_accept(e, ".")) {
        if (!take_member(e, ret))
            return false;
    }
    return true;
}

/* --- Arithmetic. --- */

/* An int has 32 bits; what goes beyond wraps around. */
static double wrap(int64_t value)
{
    return (double)(int32_t)(uint32_t)(uint64_t)value;
}

static void negate(struct fake_value *v)
{
    if (v->kind == V_INT)
        v->number = wrap(-(int64_t)v->number);
    else
        v->number = -v->number;
}

static bool read_unary(struct fake_eval *e, struct fake_operand *ret)
{
    bool is_minus = fake_eval_accept(e, "-");
    bool ok;

    if (!is_minus && !fake_eval_accept(e, "+"))
        return read_postfix(e, ret);
    if (++e->depth > FAKE_EVAL_DEPTH)
        return SYNTAX(e, "Expression is too deep");
    ok = read_unary(e, ret);
    e->depth--;
    if (!ok)
        return false;
    if (!is_number(&ret->v))
        return SYNTAX(e, "Operator '-' cannot be applied to operand of type '%s'",
                      fake_eval_type(&ret->v));
    if (is_minus)
        negate(&ret->v);
    return true;
}

static bool join(struct fake_eval *e, struct fake_operand *a, const struct fake_operand *b)
{
    struct slice left, right;
    char *to;

    a->is_const = false;
    if (e->is_checking) {
        a->v = (struct fake_value){.kind = V_STRING};
        return true;
    }
    left = fake_value_copy_text(e->arena, &a->v);
    right = fake_value_copy_text(e->arena, &b->v);
    if (!left.p || !right.p)
        return fake_eval_no_memory(e);
    if (left.len + right.len > FAKE_TEXT)
        return fake_eval_throw(e, "OutOfMemoryException");
    to = arena_alloc(e->arena, left.len + right.len + 1);
    if (!to)
        return fake_eval_no_memory(e);
    memcpy(to, left.p, left.len);
    memcpy(to + left.len, right.p, right.len);
    a->v = (struct fake_value){.kind = V_STRING, .text = slice_from(to, left.len + right.len)};
    return true;
}

static bool divide_ints(struct fake_eval *e, struct fake_operand *a, const struct fake_operand *b)
{
    int64_t x = (int64_t)a->v.number, y = (int64_t)b->v.number;

    if (y == 0 && b->is_const)
        return SYNTAX(e, "Division by constant zero");
    if (y == 0) {
        a->v.number = 0;
        return e->is_checking || fake_eval_throw(e, "DivideByZeroException");
    }
    a->v.number = wrap(x / y);
    return true;
}

static bool combine_ints(struct fake_eval *e, char op, struct fake_operand *a,
                         const struct fake_operand *b)
{
    int64_t x = (int64_t)a->v.number, y = (int64_t)b->v.number;
    int64_t result;

    if (op == '/')
        return divide_ints(e, a, b);
    result = op == '+' ? x + y : op == '-' ? x - y : x * y;
    if (a->is_const && b->is_const && (result > INT_MAX || result < INT_MIN))
        return SYNTAX(e, "The operation overflows at compile time in checked mode");
    a->v.number = wrap(result);
    return true;
}

static double calculate(char op, double x, double y)
{
    switch (op) {
    case '+':
        return x + y;
    case '-':
        return x - y;
    case '*':
        return x * y;
    default:
        return x / y; /* IEEE 754: no division of these fails */
    }
}

static bool combine(struct fake_eval *e, char op, struct fake_operand *a,
                    const struct fake_operand *b)
{
    bool ok = true;

    if (op == '+' && (a->v.kind == V_STRING || b->v.kind == V_STRING))
        return join(e, a, b);
    if (!is_number(&a->v) || !is_number(&b->v))
        return SYNTAX(e, "Operator '%c' cannot be applied to operands of type '%s' and '%s'", op,
                      fake_eval_type(&a->v), fake_eval_type(&b->v));
    if (b->v.kind > a->v.kind) /* V_INT, V_FLOAT, V_DOUBLE: the wider one wins */
        a->v.kind = b->v.kind;
    if (a->v.kind == V_INT)
        ok = combine_ints(e, op, a, b);
    else
        a->v.number = calculate(op, a->v.number, b->v.number);
    if (a->v.kind == V_FLOAT)
        a->v.number = (double)(float)a->v.number;
    a->is_const = a->is_const && b->is_const;
    return ok;
}

/* Takes one of two operators; 0 if neither is next. */
static char take_operator(struct fake_eval *e, char one, char other)
{
    char c;

    fake_eval_skip(e);
    c = e->at < e->code.len ? e->code.p[e->at] : '\0';
    if (!c || (c != one && c != other))
        return '\0';
    e->at++;
    return c;
}

static bool read_product(struct fake_eval *e, struct fake_operand *ret)
{
    struct fake_operand next;
    char op;

    if (!read_unary(e, ret))
        return false;
    while ((op = take_operator(e, '*', '/'))) {
        if (!read_unary(e, &next) || !combine(e, op, ret, &next))
            return false;
    }
    return true;
}

bool fake_eval_sum(struct fake_eval *e, struct fake_operand *ret)
{
    struct fake_operand next;
    char op;

    if (++e->depth > FAKE_EVAL_DEPTH)
        return SYNTAX(e, "Expression is too deep");
    if (!read_product(e, ret))
        return false;
    while ((op = take_operator(e, '+', '-'))) {
        if (!read_product(e, &next) || !combine(e, op, ret, &next))
            return false;
    }
    e->depth--;
    return true;
}
